/* wording.c - the text forms of options, log lines and effects, made when somebody reads them.
 *
 * Rows of the option and log tables are templates; {a}, {b}, {c} stand for the arguments and
 * {p} for the seat. Words are ids, so a text does not change when cards are added; what is said to
 * people goes the same way, with titles and with the wordings that rows have for them.
 */
#include <ctype.h>
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
    [ADIT_OPT_ACCEPT] = {.word = "accept {a}", .says = "{a}", ADIT_WITH_A(NODE)},
    [ADIT_OPT_PAY] = {.word = "pay", ADIT_WITH_ABC(HIDDEN, HIDDEN, HIDDEN)},
    [ADIT_OPT_WORD] = {.word = "word", ADIT_WITH_ABC(HIDDEN, HIDDEN, HIDDEN)},
    [ADIT_OPT_EXCHANGE] = {.word = "anytime {a}", ADIT_WITH_AB(CARD, HIDDEN)},
    [ADIT_OPT_CHANCE] = {.word = "chance {a}", ADIT_WITH_A(NUMBER)},
    [ADIT_OPT_TURNED] = {.word = "turned {a}", ADIT_WITH_A(CARD)},
    [ADIT_OPT_NEXT] = {.word = "next {a}", .says = "{a}", ADIT_WITH_AB(CARD, HIDDEN)},
    [ADIT_OPT_IDENTITY] = {.word = "identity {a}", .says = "{a}", ADIT_WITH_A(CARD)},
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

const adit_name_row *adit_question_row(const adit_game_def *def, int key)
{
    return key < ADIT_ASK_GAME ? &adit_common_questions[key] : &def->questions[key - ADIT_ASK_GAME];
}

/* ---- Words ---- */

/* Whether a number is glued to a word here: "mine1". The names of places, "c4", are one piece. */
static bool is_glued(const char *words, const char *at)
{
    return isdigit((unsigned char)*at) && at - words >= 2 && isalpha((unsigned char)at[-1]) &&
           isalpha((unsigned char)at[-2]);
}

void adit_say(const adit_speaker *to, const char *words)
{
    if (!to->is_spoken) {
        adit_buffer_add(to->out, words);
        return;
    }
    for (const char *at = words; *at != '\0'; at++) {
        adit_buffer_add(to->out, is_glued(words, at) ? " " : "");
        adit_buffer_add_bytes(to->out, *at == '_' ? " " : at, 1);
    }
}

void adit_say_good(const adit_speaker *to, int good, int count)
{
    const adit_good_def *row = &to->def->goods[good];
    const char *words = count == 1 ? row->one : row->many;

    adit_say(to, to->is_spoken && words != NULL ? words : row->name);
}

static void say_card(const adit_speaker *to, int card)
{
    const adit_card *named = card < 0 ? NULL : &to->cards->card[card];

    if (named == NULL) {
        adit_buffer_add(to->out, "none");
    } else if (to->is_spoken && named->title != NULL && named->title[0] != '\0') {
        adit_buffer_add(to->out, named->title);
    } else {
        adit_say(to, named->id);
    }
}

/* What people call what is counted: "orange rooms". */
static void say_query(const adit_speaker *to, int query)
{
    if (query < adit_good_count(to->def->goods)) {
        adit_say_good(to, query, 2);
    } else {
        adit_say(to, adit_query_name(to->def, query));
    }
}

/* " per dwarf", " for each of your orange rooms" */
static void say_per(const adit_speaker *to, int query)
{
    const char *per = adit_query_per(to->def, query);

    if (per != NULL) {
        adit_buffer_addf(to->out, " %s", per);
    } else {
        adit_buffer_add(to->out, " for each of your ");
        say_query(to, query);
    }
}

void adit_say_number(const adit_speaker *to, const adit_number *number)
{
    switch (number->kind) {
    case ADIT_NUMBER_FIXED:
        adit_buffer_add_number(to->out, number->value);
        return;
    case ADIT_NUMBER_PER:
        adit_buffer_add_number(to->out, number->value);
        if (to->is_spoken) {
            say_per(to, number->query);
        } else {
            adit_buffer_addf(to->out, " per %s", adit_query_name(to->def, number->query));
        }
        return;
    case ADIT_NUMBER_SCRIPT:
        adit_buffer_add(to->out, "some");
        return;
    }
}

/* "2 emmer"; to people "1 food per dwarf" */
static void say_amount(const adit_speaker *to, int good, const adit_number *number)
{
    if (to->is_spoken && number->kind == ADIT_NUMBER_PER) {
        adit_buffer_addf(to->out, "%d ", number->value);
        adit_say_good(to, good, number->value);
        say_per(to, number->query);
        return;
    }
    adit_say_number(to, number);
    adit_buffer_add(to->out, " ");
    adit_say_good(to, good, number->kind == ADIT_NUMBER_FIXED ? number->value : 2);
}

/* "2 emmer 1 flax 1 gold"; to people "2 emmer, 1 flax and 1 gold" */
static void say_amounts(const adit_speaker *to, uint16_t amounts)
{
    const adit_number *of = amounts == 0 ? NULL : to->cards->amounts[amounts].of;
    int left = 0, said = 0;

    for (int pass = 0; pass < 2 && of != NULL; pass++) {
        for (int good = 0; to->def->goods[good].name != NULL; good++) {
            if (of[good].kind == ADIT_NUMBER_FIXED && of[good].value == 0) {
                continue;
            }
            left += pass == 0 ? 1 : -1;
            if (pass == 1) {
                const char *between = !to->is_spoken ? " " : left == 0 ? " and " : ", ";
                adit_buffer_add(to->out, said++ == 0 ? "" : between);
                say_amount(to, good, &of[good]);
            }
        }
    }
    adit_buffer_add(to->out, said == 0 ? "nothing" : "");
}

/* ---- Effects ---- */

static void say_param(const adit_speaker *to, const adit_node *node, const adit_param *param, int i)
{
    const adit_number *number = &node->as.verb.number[i];

    switch (param->type) {
    case ADIT_PARAM_INT:
        adit_say_number(to, number);
        return;
    case ADIT_PARAM_FLAG:
        adit_say(to, number->value != 0 ? param->name : "");
        return;
    case ADIT_PARAM_GOOD:
        adit_say_good(to, number->value, 1);
        return;
    case ADIT_PARAM_WORD:
        adit_say(to, to->is_spoken && param->says != NULL ? param->says[number->value]
                                                          : param->words[number->value]);
        return;
    case ADIT_PARAM_CARD:
        say_card(to, number->value);
        return;
    case ADIT_PARAM_GOODS:
    case ADIT_PARAM_PRICES:
        for (int k = 0; k < node->as.verb.length[i]; k++) {
            adit_buffer_add(to->out, k == 0 ? "" : " or ");
            say_amounts(to, node->as.verb.amounts[node->as.verb.first[i] + k]);
        }
        adit_buffer_add(to->out, node->as.verb.length[i] == 0 ? "nothing" : "");
        return;
    }
    ADIT_UNREACHABLE();
}

/* A flag that is off, no goods, a number that is the default. */
static bool says_nothing(const adit_node *node, const adit_param *param, int i)
{
    if (param->type >= ADIT_PARAM_GOODS) {
        return node->as.verb.length[i] == 0;
    }
    return param->optional && node->as.verb.number[i].kind == ADIT_NUMBER_FIXED &&
           node->as.verb.number[i].value == param->default_value;
}

/* The parameter that `{name}` or `{s:name}` stands for, or -1; *length: of all of it. */
static int param_at(const adit_verb *verb, const char *place, bool *is_plural, size_t *length)
{
    const char *end = *place == '{' ? strchr(place, '}') : NULL;

    if (end == NULL) {
        return -1;
    }
    *is_plural = place[1] == 's' && place[2] == ':';
    const char *name = place + (*is_plural ? 3 : 1);
    *length = (size_t)(end - place) + 1;
    for (int i = 0; i < verb->param_count; i++) {
        if (strlen(verb->param[i].name) == (size_t)(end - name) &&
            memcmp(verb->param[i].name, name, (size_t)(end - name)) == 0) {
            return i;
        }
    }
    return -1;
}

/* Whether the part in [ ] that begins here is about something that says nothing. */
static bool is_silent(const adit_node *node, const adit_verb *verb, const char *part)
{
    const char *place = part + strcspn(part, "{]");
    bool is_plural;
    size_t length;
    int i = param_at(verb, place, &is_plural, &length);

    return i >= 0 && says_nothing(node, &verb->param[i], i);
}

/* With {name} for a parameter, {s:name} for the s behind a number that is not 1, and [ ] around
 * what is left out when its parameter says nothing. */
static void say_template(const adit_speaker *to, const adit_node *node, const adit_verb *verb,
                         const char *words)
{
    for (const char *c = words; *c != '\0'; c++) {
        bool is_plural = false;
        size_t length = 0;
        const int i = param_at(verb, c, &is_plural, &length);

        if (*c == '[' && is_silent(node, verb, c)) {
            c = strchr(c, ']');
        } else if (i >= 0 && is_plural) {
            const adit_number *number = &node->as.verb.number[i];
            const bool is_one = number->kind == ADIT_NUMBER_FIXED && number->value == 1;
            adit_buffer_add(to->out, is_one ? "" : "s");
            c += length - 1;
        } else if (i >= 0) {
            say_param(to, node, &verb->param[i], i);
            c += length - 1;
        } else if (*c != '[' && *c != ']') {
            adit_buffer_add_bytes(to->out, c, 1);
        }
    }
}

static void say_verb(const adit_speaker *to, const adit_node *node)
{
    const adit_verb *verb = adit_verb_at(to->def, node->as.verb.verb);
    const char *words = to->is_spoken && verb->says != NULL ? verb->says : verb->wording;

    if (words != NULL) {
        say_template(to, node, verb, words);
        return;
    }
    adit_say(to, verb->name);
    for (int i = 0; i < verb->param_count; i++) {
        if (!says_nothing(node, &verb->param[i], i)) {
            adit_buffer_add(to->out, verb->param[i].type == ADIT_PARAM_PRICES ? " for " : " ");
            say_param(to, node, &verb->param[i], i);
        }
    }
}

/* What stands between the parts of a node, in records and to people. */
static const char *const connectives[][2] = {
    [ADIT_NODE_SEQUENCE] = {" then ", ", then "},
    [ADIT_NODE_ANY_ORDER] = {" | ", "; "},
    [ADIT_NODE_AND_OR] = {" and/or ", " and/or "},
    [ADIT_NODE_THEN_OR] = {" and then/or ", " and then/or "},
    [ADIT_NODE_ONE_OF] = {" // ", " or "},
};

/* "if you have at least 3 orange rooms", "if this is a mine level" */
static void say_condition(const adit_speaker *to, const adit_node *node)
{
    const bool has_min = node->as.when.min > INT16_MIN, has_max = node->as.when.max < INT16_MAX;
    const char *per = node->as.when.query < 0 ? "if it is possible" /* only the function knows */
                                              : adit_query_per(to->def, node->as.when.query);

    if (per != NULL && strncmp(per, "if ", 3) == 0) { /* 1 or 0 */
        adit_buffer_addf(to->out, " %s%s", has_max && node->as.when.max < 1 ? "unless " : "if ",
                         per + 3);
        return;
    }
    adit_buffer_add(to->out, " if you have ");
    if (has_min) {
        adit_buffer_addf(to->out, "at least %d ", node->as.when.min);
    }
    if (has_max) {
        adit_buffer_addf(to->out, "%sat most %d ", has_min ? "and " : "", node->as.when.max);
    }
    say_query(to, node->as.when.query);
}

static void say_when(const adit_speaker *to, const adit_node *node)
{
    const bool has_min = node->as.when.min > INT16_MIN;

    adit_say_node(to, node->part[0]);
    if (to->is_spoken || node->as.when.query < 0) {
        say_condition(to, node);
        return;
    }
    adit_buffer_addf(to->out, " if %s", adit_query_name(to->def, node->as.when.query));
    if (has_min) {
        adit_buffer_addf(to->out, " is at least %d", node->as.when.min);
    }
    if (node->as.when.max < INT16_MAX) {
        adit_buffer_addf(to->out, " %s at most %d", has_min ? "and" : "is", node->as.when.max);
    }
}

/* A label stands for the node in records. To people it is only what a script is called, others are
 * what they do. */
static bool has_label(const adit_speaker *to, const adit_node *node)
{
    return node->label != NULL &&
           (!to->is_spoken || node->kind == ADIT_NODE_SCRIPT || node->kind == ADIT_NODE_WHEN);
}

static void say_repeated(const adit_speaker *to, const adit_node *node)
{
    if (to->is_spoken) {
        adit_say_node(to, node->part[0]);
        adit_buffer_add(to->out, ", ");
    }
    adit_say_number(to, &node->as.repeat.times);
    adit_buffer_add(to->out, to->is_spoken ? " times" : " times ");
    if (!to->is_spoken) {
        adit_say_node(to, node->part[0]);
    }
}

void adit_say_node(const adit_speaker *to, adit_node_id id)
{
    const adit_node *node = &to->cards->node[id];

    if (has_label(to, node)) {
        adit_say(to, node->label);
        return;
    }
    switch ((adit_node_kind)node->kind) {
    case ADIT_NODE_SEQUENCE:
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_AND_OR:
    case ADIT_NODE_THEN_OR:
    case ADIT_NODE_ONE_OF:
        for (int i = 0; i < node->count; i++) {
            adit_buffer_add(to->out, i == 0 ? "" : connectives[node->kind][to->is_spoken]);
            adit_say_node(to, node->part[i]);
        }
        return;
    case ADIT_NODE_OPTIONAL:
        adit_buffer_add(to->out, to->is_spoken ? "if you like, " : "optionally ");
        adit_say_node(to, node->part[0]);
        return;
    case ADIT_NODE_REPEAT:
        say_repeated(to, node);
        return;
    case ADIT_NODE_WHEN:
        say_when(to, node);
        return;
    case ADIT_NODE_VERB:
        say_verb(to, node);
        return;
    case ADIT_NODE_SCRIPT:
        say_card(to, node->card);
        return;
    }
    ADIT_UNREACHABLE();
}

void adit_node_text(const adit_game_def *def, const adit_cards *cards, adit_node_id id,
                    adit_buffer *out)
{
    adit_say_node(&(adit_speaker){def, cards, out, false}, id);
}

/* ---- Rows with arguments ---- */

static void say_label(const adit_speaker *to, const adit_text_row *row, int value)
{
    const char *const *list =
        to->is_spoken && row->said_labels != NULL ? row->said_labels : row->labels;

    adit_say(to, value >= 0 && value < row->label_count ? list[value] : "?");
}

/* `count`: how many of the good, if it is one. */
static void say_argument(const adit_speaker *to, const adit_text_row *row, adit_arg_kind kind,
                         int value, int count)
{
    switch (kind) {
    case ADIT_ARG_NUMBER:
        adit_buffer_add_number(to->out, value);
        return;
    case ADIT_ARG_SEAT:
        adit_buffer_addf(to->out, to->is_spoken ? "player %d" : "p%d", value + 1);
        return;
    case ADIT_ARG_GOOD:
        adit_say_good(to, value, count);
        return;
    case ADIT_ARG_CARD:
        say_card(to, value - 1);
        return;
    case ADIT_ARG_NODE:
        adit_say_node(to, (adit_node_id)value);
        return;
    case ADIT_ARG_LABEL:
        say_label(to, row, value);
        return;
    case ADIT_ARG_NONE:
    case ADIT_ARG_HIDDEN:
        return;
    }
    ADIT_UNREACHABLE();
}

/* The number that stands before an argument, "{b} {a}"; 1: none. */
static int count_before(const adit_arg_kind kinds[3], const int16_t args[3], const char *words,
                        const char *at)
{
    const bool has_one = at - words >= 4 && at[-1] == ' ' && at[-2] == '}' && at[-4] == '{' &&
                         at[-3] >= 'a' && at[-3] <= 'c';

    return has_one && kinds[at[-3] - 'a'] == ADIT_ARG_NUMBER ? args[at[-3] - 'a'] : 1;
}

/* Whether the part in brackets, "[ of strength {b}]", says no more than a number that is 0. */
static bool is_nothing(const adit_arg_kind kinds[3], const int16_t args[3], const char *part)
{
    const char *at = strchr(part, '{');
    const int i = at != NULL && at[2] == '}' && at < strchr(part, ']') ? at[1] - 'a' : -1;

    return i >= 0 && i < 3 && kinds[i] == ADIT_ARG_NUMBER && args[i] == 0;
}

void adit_say_row(const adit_speaker *to, const adit_text_row *row, const char *words, int seat,
                  const int16_t args[3], adit_option_steps *steps)
{
    const adit_arg_kind kinds[] = {row->a, row->b, row->c};

    for (const char *c = words; *c != '\0'; c++) {
        if (to->is_spoken && *c == '[' && is_nothing(kinds, args, c)) {
            c = strchr(c, ']');
        } else if (to->is_spoken && (*c == '[' || *c == ']')) {
            continue;
        } else if (c[0] == '{' && c[1] >= 'a' && c[1] <= 'c' && c[2] == '}') {
            say_argument(to, row, kinds[c[1] - 'a'], args[c[1] - 'a'],
                         count_before(kinds, args, words, c));
            if (steps != NULL) {
                steps->argument[steps->count] = (uint8_t)(c[1] - 'a');
                steps->end[steps->count++] = (int)to->out->length;
            }
            c += 2;
        } else if (strncmp(c, "{p}", 3) == 0) {
            say_argument(to, row, ADIT_ARG_SEAT, seat, 1);
            c += 2;
        } else {
            adit_buffer_add_bytes(to->out, *c == '_' && to->is_spoken ? " " : c, 1);
        }
    }
}

const char *adit_log_template(const adit_speaker *to, const adit_log_entry *entry)
{
    const adit_text_row *row = adit_log_row(to->def, entry->what);

    return to->is_spoken && row->says != NULL ? row->says : row->word;
}

void adit_say_log(const adit_speaker *to, const adit_log_entry *entry, const char *words)
{
    const int16_t args[] = {entry->a, entry->b, entry->c};
    /* Authors of cards write for people; our own texts hold ids. */
    const bool has_ids = entry->what != ADIT_LOG_SCRIPT && entry->what != ADIT_LOG_STORY;
    const adit_speaker as = {to->def, to->cards, to->out, to->is_spoken && has_ids};

    adit_say_row(to, adit_log_row(to->def, entry->what), words, entry->seat, args, NULL);
    if (entry->text != NULL) {
        adit_buffer_add(to->out, " ");
        adit_say(&as, entry->text);
    }
}

void adit_log_words(const adit_game_def *def, const adit_cards *cards, const adit_log_entry *entry,
                    adit_buffer *out)
{
    const adit_speaker to = {def, cards, out, false};

    adit_say_log(&to, entry, adit_log_template(&to, entry));
}

/* ---- Options ---- */

void adit_say_exchange(const adit_speaker *to, adit_option option)
{
    const adit_hook_exchange *hook = &to->cards->card[option.a - 1].exchange[option.b];

    adit_buffer_add(to->out, to->is_spoken ? "" : "anytime ");
    if (hook->label != NULL) {
        adit_say(to, hook->label);
    } else if (hook->run != 0) {
        adit_say_node(to, hook->run);
    } else {
        adit_buffer_add(to->out, to->is_spoken ? "trade " : "");
        say_amounts(to, hook->pay);
        adit_buffer_add(to->out, " for ");
        say_amounts(to, hook->get);
    }
    if (hook->is_named) {
        adit_buffer_add(to->out, " (");
        say_card(to, option.a - 1);
        adit_buffer_add(to->out, ")");
    }
}

void adit_option_words(const adit_game_def *def, const adit_cards *cards,
                       const adit_options *options, adit_option option, adit_buffer *out)
{
    const adit_speaker to = {def, cards, out, false};
    const adit_text_row *row = adit_option_row(def, option.what);
    const int16_t args[] = {option.a, option.b, option.c};

    if (option.what == ADIT_OPT_WORD || option.what == ADIT_OPT_PAY) {
        bool is_known = options != NULL && option.a >= 0 && option.a < options->word_count;
        adit_buffer_add(out, option.what == ADIT_OPT_PAY ? "pay " : "");
        adit_buffer_add(out, is_known ? &options->texts[options->word_at[option.a]] : "?");
        return;
    }
    if (option.what == ADIT_OPT_EXCHANGE) {
        adit_say_exchange(&to, option);
        return;
    }
    adit_say_row(&to, row, row->word, 0, args, NULL);
}
