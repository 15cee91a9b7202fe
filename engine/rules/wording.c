/* wording.c - the text forms of options, log lines and effects, made when somebody reads them.
 *
 * Rows of the option and log tables are templates; {a}, {b}, {c} stand for the arguments and
 * {p} for the seat. Words are ids, so a text does not change when cards are added.
 */
#include <stdio.h>
#include <string.h>

#include "engine/base/assert.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

const adit_text_row adit_common_options[] = {
    [ADIT_OPT_NOTHING] = {.word = "nothing"},
    [ADIT_OPT_PART] = {.word = "{a}", ADIT_WITH_AB(NODE, HIDDEN)},
    [ADIT_OPT_DONE] = {.word = "done"},
    [ADIT_OPT_DECLINE] = {.word = "decline"},
    [ADIT_OPT_ACCEPT] = {.word = "accept {a}", ADIT_WITH_A(NODE)},
    [ADIT_OPT_PAY] = {.word = "pay", ADIT_WITH_ABC(HIDDEN, HIDDEN, HIDDEN)},
    [ADIT_OPT_WORD] = {.word = "word", ADIT_WITH_ABC(HIDDEN, HIDDEN, HIDDEN)},
    [ADIT_OPT_EXCHANGE] = {.word = "anytime {a}", ADIT_WITH_AB(CARD, HIDDEN)},
    [ADIT_OPT_CHANCE] = {.word = "chance {a}", ADIT_WITH_A(NUMBER)},
    [ADIT_OPT_TURNED] = {.word = "turned {a}", ADIT_WITH_A(CARD)},
    [ADIT_OPT_NEXT] = {.word = "next {a}", ADIT_WITH_AB(CARD, HIDDEN)},
    [ADIT_OPT_IDENTITY] = {.word = "identity {a}", ADIT_WITH_A(CARD)},
    {.word = NULL},
};

const adit_text_row adit_common_logs[] = {
    [ADIT_LOG_GAIN] = {.word = "{p} gains {b} {a} (now {c})", ADIT_WITH_ABC(GOOD, NUMBER, NUMBER)},
    [ADIT_LOG_PAY] = {.word = "{p} pays {b} {a} (now {c})", ADIT_WITH_ABC(GOOD, NUMBER, NUMBER)},
    [ADIT_LOG_SCRIPT] = {.word = "{a}:", ADIT_WITH_A(CARD)},
    [ADIT_LOG_PRICE] = {.word = "{a} changes the price:", ADIT_WITH_A(CARD)},
    [ADIT_LOG_BASE_PRICE] = {.word = "the price for {p} before cards change it:"},
    [ADIT_LOG_LEFT_OUT] = {.word = "{a} is skipped:", ADIT_WITH_A(CARD)},
    [ADIT_LOG_STORY] = {.word = "story:"},
    [ADIT_LOG_IDENTITY] = {.word = "{p} is {a}", ADIT_WITH_A(CARD)},
    [ADIT_LOG_MARKER] = {.word = "{p} moves from {b} to {c} on {a}",
                         ADIT_WITH_ABC(CARD, NUMBER, NUMBER)},
    [ADIT_LOG_REVEALED] = {.word = "{p} reveals for {a}:", ADIT_WITH_A(CARD)},
    {.word = NULL},
};

const adit_event_row adit_common_events[] = {
    {.name = "gained",
     .text = "a player has gained goods; all goods of one effect make one event",
     .has_goods = true,
     .has_amount = true},
    {.name = NULL},
};

const adit_name_row adit_common_questions[] = {
    {"part", "choose what to do"},
    {"optional", "accept or decline"},
    {"pay", "choose what to pay"},
    {"choose", "choose"},
    {"order", "choose what happens next"},
    {"identity", "choose who you are"},
    {NULL, NULL},
};

const adit_text_row *adit_option_row(const adit_game_def *def, int what)
{
    if (what >= ADIT_OPT_GAME) {
        for (int i = 0; i <= what - ADIT_OPT_GAME; i++) {
            if (def->options[i].word == NULL) {
                return NULL;
            }
        }
        return &def->options[what - ADIT_OPT_GAME];
    }
    return what < ADIT_OPT_COMMON ? &adit_common_options[what] : NULL;
}

const adit_text_row *adit_log_row(const adit_game_def *def, int what)
{
    return what >= ADIT_LOG_GAME ? &def->logs[what - ADIT_LOG_GAME] : &adit_common_logs[what];
}

const char *const adit_flow_names[] = {"turn_changed", "round_changed", "phase_changed",
                                       "era_changed", NULL};

int adit_verb_param(const adit_verb *verb, adit_param_type type)
{
    for (int i = 0; i < verb->param_count; i++) {
        if (verb->param[i].type == type) {
            return i;
        }
    }
    return -1;
}

/* A change of turn, round, phase or era: the amount is the new one. */
static adit_event_row flow_row(const adit_cards *cards, int deed)
{
    const adit_field *field = cards == NULL ? NULL : cards->flow[deed - ADIT_DEED_TURN];
    adit_event_row row = {.name = adit_flow_names[deed - ADIT_DEED_TURN], .has_amount = true};

    if (field != NULL && field->words != NULL) {
        row.amount_name = field->name;
        row.amount_words = field->words;
    }
    return row;
}

adit_event_row adit_event_row_of(const adit_game_def *def, const adit_cards *cards, int event)
{
    if (event < ADIT_FIRST_DEED) {
        return event < ADIT_EVENT_GAME ? adit_common_events[event]
                                       : def->events[event - ADIT_EVENT_GAME];
    }
    if (event >= ADIT_FIRST_DEED + ADIT_DEED_TURN) {
        return flow_row(cards, event - ADIT_FIRST_DEED);
    }
    const adit_verb *verb = adit_verb_at(def, event - ADIT_FIRST_DEED);

    return (adit_event_row){.name = verb->name,
                            .text = verb->text,
                            .has_goods = adit_verb_param(verb, ADIT_PARAM_GOODS) >= 0,
                            .has_card = adit_verb_param(verb, ADIT_PARAM_CARD) >= 0,
                            .has_amount = adit_verb_param(verb, ADIT_PARAM_INT) >= 0};
}

adit_permission_row adit_permission_row_of(const adit_game_def *def, int word)
{
    if (word < ADIT_FIRST_DEED) {
        return def->permissions[word];
    }
    const adit_verb *verb = adit_verb_at(def, word - ADIT_FIRST_DEED);

    return (adit_permission_row){.name = verb->name, .text = verb->text, .is_default = true};
}

void adit_value_name(const adit_game_def *def, int value, adit_buffer *out)
{
    if (value < ADIT_FIRST_DEED) {
        adit_buffer_add(out, def->values[value].name);
        return;
    }
    const adit_verb *verb = adit_verb_at(def, ADIT_VERB_OF_VALUE(value));

    adit_buffer_addf(out, "%s.%s", verb->name,
                     verb->param[(value - ADIT_FIRST_DEED) % ADIT_MAX_PARAMS].name);
}

const adit_name_row *adit_question_row(const adit_game_def *def, int key)
{
    return key < ADIT_ASK_GAME ? &adit_common_questions[key] : &def->questions[key - ADIT_ASK_GAME];
}

/* ---- Rows with arguments ---- */

static void add_argument(const adit_game_def *def, const adit_cards *cards,
                         const adit_text_row *row, adit_arg_kind kind, int value, adit_buffer *out)
{
    switch (kind) {
    case ADIT_ARG_NUMBER:
        adit_buffer_add_number(out, value);
        return;
    case ADIT_ARG_SEAT:
        adit_buffer_addf(out, "p%d", value + 1);
        return;
    case ADIT_ARG_GOOD:
        adit_buffer_add(out, def->goods[value].name);
        return;
    case ADIT_ARG_CARD:
        adit_buffer_add(out, value == 0 ? "none" : cards->card[value - 1].id);
        return;
    case ADIT_ARG_NODE:
        adit_node_text(def, cards, (adit_node_id)value, out);
        return;
    case ADIT_ARG_LABEL:
        adit_buffer_add(out, value >= 0 && value < row->label_count ? row->labels[value] : "?");
        return;
    case ADIT_ARG_NONE:
    case ADIT_ARG_HIDDEN:
        return;
    }
    ADIT_UNREACHABLE();
}

static void add_row(const adit_game_def *def, const adit_cards *cards, const adit_text_row *row,
                    int seat, const int16_t args[3], adit_buffer *out)
{
    const adit_arg_kind kinds[] = {row->a, row->b, row->c};

    for (const char *c = row->word; *c != '\0'; c++) {
        if (c[0] == '{' && c[1] >= 'a' && c[1] <= 'c' && c[2] == '}') {
            add_argument(def, cards, row, kinds[c[1] - 'a'], args[c[1] - 'a'], out);
            c += 2;
        } else if (strncmp(c, "{p}", 3) == 0) {
            add_argument(def, cards, row, ADIT_ARG_SEAT, seat, out);
            c += 2;
        } else {
            adit_buffer_add_bytes(out, c, 1);
        }
    }
}

void adit_log_words(const adit_game_def *def, const adit_cards *cards, const adit_log_entry *entry,
                    adit_buffer *out)
{
    const int16_t args[] = {entry->a, entry->b, entry->c};

    add_row(def, cards, adit_log_row(def, entry->what), entry->seat, args, out);
    if (entry->text != NULL) {
        adit_buffer_add(out, " ");
        adit_buffer_add(out, entry->text);
    }
}

/* ---- Effects in words ---- */

void adit_number_text(const adit_game_def *def, const adit_number *number, adit_buffer *out)
{
    switch (number->kind) {
    case ADIT_NUMBER_FIXED:
        adit_buffer_add_number(out, number->value);
        return;
    case ADIT_NUMBER_PER:
        adit_buffer_addf(out, "%d per %s", number->value, adit_query_name(def, number->query));
        return;
    case ADIT_NUMBER_SCRIPT:
        adit_buffer_add(out, "some");
        return;
    }
}

static void add_amounts(const adit_game_def *def, const adit_cards *cards, uint16_t amounts,
                        adit_buffer *out)
{
    bool any = false;

    for (int good = 0; amounts != 0 && def->goods[good].name != NULL; good++) {
        const adit_number *number = &cards->amounts[amounts].of[good];
        if (number->kind == ADIT_NUMBER_FIXED && number->value == 0) {
            continue;
        }
        adit_buffer_add(out, any ? " " : "");
        adit_number_text(def, number, out);
        adit_buffer_add(out, " ");
        adit_buffer_add(out, def->goods[good].name);
        any = true;
    }
    adit_buffer_add(out, any ? "" : "nothing");
}

static void add_param(const adit_game_def *def, const adit_cards *cards, const adit_node *node,
                      const adit_param *param, int i, adit_buffer *out)
{
    const adit_number *number = &node->as.verb.number[i];

    switch (param->type) {
    case ADIT_PARAM_INT:
        adit_number_text(def, number, out);
        return;
    case ADIT_PARAM_FLAG:
        adit_buffer_add(out, number->value != 0 ? param->name : "");
        return;
    case ADIT_PARAM_GOOD:
        adit_buffer_add(out, def->goods[number->value].name);
        return;
    case ADIT_PARAM_WORD:
        adit_buffer_add(out, param->words[number->value]);
        return;
    case ADIT_PARAM_CARD:
        adit_buffer_add(out, number->value < 0 ? "none" : cards->card[number->value].id);
        return;
    case ADIT_PARAM_GOODS:
    case ADIT_PARAM_PRICES:
        for (int k = 0; k < node->as.verb.length[i]; k++) {
            adit_buffer_add(out, k == 0 ? "" : " or ");
            add_amounts(def, cards, node->as.verb.amounts[node->as.verb.first[i] + k], out);
        }
        adit_buffer_add(out, node->as.verb.length[i] == 0 ? "nothing" : "");
        return;
    }
    ADIT_UNREACHABLE();
}

/* Arguments that say nothing (a flag that is off, a number that is the usual one) are left
 * out when the row has no wording of its own. */
static bool is_usual(const adit_node *node, const adit_param *param, int i)
{
    if (param->type >= ADIT_PARAM_GOODS) {
        return node->as.verb.length[i] == 0;
    }
    return param->optional && node->as.verb.number[i].kind == ADIT_NUMBER_FIXED &&
           node->as.verb.number[i].value == param->default_value;
}

static void add_plain_verb(const adit_game_def *def, const adit_cards *cards, const adit_node *node,
                           const adit_verb *verb, adit_buffer *out)
{
    adit_buffer_add(out, verb->name);
    for (int i = 0; i < verb->param_count; i++) {
        if (!is_usual(node, &verb->param[i], i)) {
            adit_buffer_add(out, verb->param[i].type == ADIT_PARAM_PRICES ? " for " : " ");
            add_param(def, cards, node, &verb->param[i], i, out);
        }
    }
}

static int param_named(const adit_verb *verb, const char *name, size_t length)
{
    for (int i = 0; i < verb->param_count; i++) {
        if (strlen(verb->param[i].name) == length &&
            memcmp(verb->param[i].name, name, length) == 0) {
            return i;
        }
    }
    return -1;
}

static void add_verb(const adit_game_def *def, const adit_cards *cards, const adit_node *node,
                     adit_buffer *out)
{
    const adit_verb *verb = adit_verb_at(def, node->as.verb.verb);

    if (verb->wording == NULL) {
        add_plain_verb(def, cards, node, verb, out);
        return;
    }
    for (const char *c = verb->wording; *c != '\0'; c++) {
        const char *end = *c == '{' ? strchr(c, '}') : NULL;
        int i = end == NULL ? -1 : param_named(verb, c + 1, (size_t)(end - c - 1));
        if (i < 0) {
            adit_buffer_add_bytes(out, c, 1);
            continue;
        }
        add_param(def, cards, node, &verb->param[i], i, out);
        c = end;
    }
}

/* What stands between the parts of a node. */
static const char *const connectives[] = {
    [ADIT_NODE_SEQUENCE] = " then ", [ADIT_NODE_ANY_ORDER] = " | ",
    [ADIT_NODE_AND_OR] = " and/or ", [ADIT_NODE_THEN_OR] = " and then/or ",
    [ADIT_NODE_ONE_OF] = " // ",
};

static void add_when(const adit_game_def *def, const adit_cards *cards, const adit_node *node,
                     adit_buffer *out)
{
    const bool has_min = node->as.when.min > INT16_MIN;

    adit_node_text(def, cards, node->part[0], out);
    adit_buffer_addf(out, " if %s", adit_query_name(def, node->as.when.query));
    if (has_min) {
        adit_buffer_addf(out, " is at least %d", node->as.when.min);
    }
    if (node->as.when.max < INT16_MAX) {
        adit_buffer_addf(out, " %s at most %d", has_min ? "and" : "is", node->as.when.max);
    }
}

void adit_node_text(const adit_game_def *def, const adit_cards *cards, adit_node_id id,
                    adit_buffer *out)
{
    const adit_node *node = &cards->node[id];

    if (node->label != NULL) {
        adit_buffer_add(out, node->label);
        return;
    }
    switch ((adit_node_kind)node->kind) {
    case ADIT_NODE_SEQUENCE:
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_AND_OR:
    case ADIT_NODE_THEN_OR:
    case ADIT_NODE_ONE_OF:
        for (int i = 0; i < node->count; i++) {
            adit_buffer_add(out, i == 0 ? "" : connectives[node->kind]);
            adit_node_text(def, cards, node->part[i], out);
        }
        return;
    case ADIT_NODE_OPTIONAL:
        adit_buffer_add(out, "optionally ");
        adit_node_text(def, cards, node->part[0], out);
        return;
    case ADIT_NODE_REPEAT:
        adit_number_text(def, &node->as.repeat.times, out);
        adit_buffer_add(out, " times ");
        adit_node_text(def, cards, node->part[0], out);
        return;
    case ADIT_NODE_WHEN:
        add_when(def, cards, node, out);
        return;
    case ADIT_NODE_VERB:
        add_verb(def, cards, node, out);
        return;
    case ADIT_NODE_SCRIPT:
        adit_buffer_add(out, cards->card[node->card].id);
        return;
    }
    ADIT_UNREACHABLE();
}

/* ---- Options ---- */

int adit_options_add_word(adit_options *options, const char *word)
{
    size_t length = strlen(word) + 1;
    int number = options->word_count;

    if (number >= ADIT_MAX_WORDS || options->words_used + length > sizeof options->texts) {
        return -1;
    }
    memcpy(&options->texts[options->words_used], word, length);
    options->word_at[number] = (uint16_t)options->words_used;
    options->words_used += (int)length;
    options->word_count++;
    return number;
}

static void add_exchange(const adit_game_def *def, const adit_cards *cards, adit_option option,
                         adit_buffer *out)
{
    const adit_hook_exchange *hook = &cards->card[option.a - 1].exchange[option.b];

    adit_buffer_add(out, "anytime ");
    if (hook->label != NULL) {
        adit_buffer_add(out, hook->label);
    } else if (hook->run != 0) {
        adit_node_text(def, cards, hook->run, out);
    } else {
        add_amounts(def, cards, hook->pay, out);
        adit_buffer_add(out, " for ");
        add_amounts(def, cards, hook->get, out);
    }
}

void adit_option_words(const adit_game_def *def, const adit_cards *cards,
                       const adit_options *options, adit_option option, adit_buffer *out)
{
    const int16_t args[] = {option.a, option.b, option.c};

    if (option.what == ADIT_OPT_WORD || option.what == ADIT_OPT_PAY) {
        bool is_known = options != NULL && option.a >= 0 && option.a < options->word_count;
        adit_buffer_add(out, option.what == ADIT_OPT_PAY ? "pay " : "");
        adit_buffer_add(out, is_known ? &options->texts[options->word_at[option.a]] : "?");
        return;
    }
    if (option.what == ADIT_OPT_EXCHANGE) {
        add_exchange(def, cards, option, out);
        return;
    }
    add_row(def, cards, adit_option_row(def, option.what), 0, args, out);
}
