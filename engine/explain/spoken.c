/* spoken.c - options and effects in the words of a person.
 *
 * The text of an option is for scripts and records: ids, and words that never change. Here the same
 * option is said with titles instead of ids, and with the wording that the row of an option or a
 * verb has for people.
 */
#include <string.h>

#include "engine/base/assert.h"
#include "engine/explain/spoken.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

typedef struct {
    const adit_game_def *def;
    const adit_cards *cards;
    adit_buffer *out;
} speaker;

/* Words of scripts, with blanks: "end_turn" is "end turn". */
static void say_plainly(adit_buffer *out, const char *words)
{
    for (; *words != '\0'; words++) {
        adit_buffer_add_bytes(out, *words == '_' ? " " : words, 1);
    }
}

static void say_number(const speaker *to, const adit_number *number)
{
    char words[160];
    adit_buffer text = adit_buffer_on(words, sizeof words);

    adit_number_text(to->def, number, &text);
    say_plainly(to->out, words);
}

/* ---- Effects ---- */

/* "2 emmer, 1 flax and 1 gold" */
static void say_amounts(const speaker *to, uint16_t amounts)
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
                adit_buffer_add(to->out, said++ == 0 ? "" : left == 0 ? " and " : ", ");
                say_number(to, &of[good]);
                adit_buffer_add(to->out, " ");
                say_plainly(to->out, to->def->goods[good].name);
            }
        }
    }
    adit_buffer_add(to->out, said == 0 ? "nothing" : "");
}

static void say_title(const speaker *to, int card)
{
    const adit_card *named = card < 0 ? NULL : &to->cards->card[card];

    if (named == NULL) {
        adit_buffer_add(to->out, "none");
    } else if (named->title != NULL && named->title[0] != '\0') {
        adit_buffer_add(to->out, named->title);
    } else {
        say_plainly(to->out, named->id);
    }
}

static void say_param(const speaker *to, const adit_node *node, const adit_param *param, int i)
{
    const adit_number *number = &node->as.verb.number[i];

    switch (param->type) {
    case ADIT_PARAM_INT:
        say_number(to, number);
        return;
    case ADIT_PARAM_FLAG:
        say_plainly(to->out, number->value != 0 ? param->name : "");
        return;
    case ADIT_PARAM_GOOD:
        say_plainly(to->out, to->def->goods[number->value].name);
        return;
    case ADIT_PARAM_WORD:
        say_plainly(to->out, param->words[number->value]);
        return;
    case ADIT_PARAM_CARD:
        say_title(to, number->value);
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

static void say_template(const speaker *to, const adit_node *node, const adit_verb *verb,
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

static void say_verb(const speaker *to, const adit_node *node)
{
    const adit_verb *verb = adit_verb_at(to->def, node->as.verb.verb);
    const char *words = verb->says != NULL ? verb->says : verb->wording;

    if (words != NULL) {
        say_template(to, node, verb, words);
        return;
    }
    say_plainly(to->out, verb->name);
    for (int i = 0; i < verb->param_count; i++) {
        if (!says_nothing(node, &verb->param[i], i)) {
            adit_buffer_add(to->out, verb->param[i].type == ADIT_PARAM_PRICES ? " for " : " ");
            say_param(to, node, &verb->param[i], i);
        }
    }
}

/* What stands between the parts of a node. */
static const char *const connectives[] = {
    [ADIT_NODE_SEQUENCE] = ", then ", [ADIT_NODE_ANY_ORDER] = "; ",
    [ADIT_NODE_AND_OR] = " and/or ",  [ADIT_NODE_THEN_OR] = " and then/or ",
    [ADIT_NODE_ONE_OF] = " or ",
};

static void say_node(const speaker *to, adit_node_id number)
{
    const adit_node *node = &to->cards->node[number];

    switch ((adit_node_kind)node->kind) {
    case ADIT_NODE_SEQUENCE:
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_AND_OR:
    case ADIT_NODE_THEN_OR:
    case ADIT_NODE_ONE_OF:
        for (int i = 0; i < node->count; i++) {
            adit_buffer_add(to->out, i == 0 ? "" : connectives[node->kind]);
            say_node(to, node->part[i]);
        }
        return;
    case ADIT_NODE_OPTIONAL:
        adit_buffer_add(to->out, "if you like, ");
        say_node(to, node->part[0]);
        return;
    case ADIT_NODE_REPEAT:
        say_node(to, node->part[0]);
        adit_buffer_add(to->out, ", ");
        say_number(to, &node->as.repeat.times);
        adit_buffer_add(to->out, " times");
        return;
    case ADIT_NODE_VERB:
        say_verb(to, node);
        return;
    case ADIT_NODE_WHEN:
    case ADIT_NODE_SCRIPT: {
        char words[400];
        adit_buffer text = adit_buffer_on(words, sizeof words);

        adit_node_text(to->def, to->cards, number, &text);
        say_plainly(to->out, words);
        return;
    }
    }
    ADIT_UNREACHABLE();
}

/* A label that hides nothing but a script is what it is called; others are what they do. */
static void say_part(const speaker *to, adit_node_id number)
{
    const adit_node *node = &to->cards->node[number];
    const bool is_script = node->kind == ADIT_NODE_SCRIPT || node->kind == ADIT_NODE_WHEN;

    if (node->label != NULL && is_script) {
        say_plainly(to->out, node->label);
    } else {
        say_node(to, number);
    }
}

/* ---- Options ---- */

static void say_argument(const speaker *to, const adit_text_row *row, adit_arg_kind kind, int value)
{
    switch (kind) {
    case ADIT_ARG_NUMBER:
        adit_buffer_add_number(to->out, value);
        return;
    case ADIT_ARG_SEAT:
        adit_buffer_addf(to->out, "player %d", value + 1);
        return;
    case ADIT_ARG_GOOD:
        say_plainly(to->out, to->def->goods[value].name);
        return;
    case ADIT_ARG_CARD:
        say_title(to, value - 1);
        return;
    case ADIT_ARG_NODE:
        say_part(to, (adit_node_id)value);
        return;
    case ADIT_ARG_LABEL:
        say_plainly(to->out, value >= 0 && value < row->label_count ? row->labels[value] : "?");
        return;
    case ADIT_ARG_NONE:
    case ADIT_ARG_HIDDEN:
        return;
    }
    ADIT_UNREACHABLE();
}

static void say_row(const speaker *to, const adit_text_row *row, adit_option option,
                    adit_option_steps *steps)
{
    const adit_arg_kind kinds[] = {row->a, row->b, row->c};
    const int16_t args[] = {option.a, option.b, option.c};

    for (const char *c = row->says != NULL ? row->says : row->word; *c != '\0'; c++) {
        if (c[0] == '{' && c[1] >= 'a' && c[1] <= 'c' && c[2] == '}') {
            say_argument(to, row, kinds[c[1] - 'a'], args[c[1] - 'a']);
            steps->argument[steps->count] = (uint8_t)(c[1] - 'a');
            steps->end[steps->count++] = (int)to->out->length;
            c += 2;
        } else {
            adit_buffer_add_bytes(to->out, *c == '_' ? " " : c, 1);
        }
    }
}

static void say_exchange(const speaker *to, adit_option option)
{
    const adit_hook_exchange *hook = &to->cards->card[option.a - 1].exchange[option.b];

    if (hook->label != NULL) {
        say_plainly(to->out, hook->label);
    } else if (hook->run != 0) {
        say_part(to, hook->run);
    } else {
        adit_buffer_add(to->out, "trade ");
        say_amounts(to, hook->pay);
        adit_buffer_add(to->out, " for ");
        say_amounts(to, hook->get);
    }
}

void adit_spoken_option(const adit_game_def *def, const adit_cards *cards,
                        const adit_options *options, adit_option option, adit_buffer *out,
                        adit_option_steps *steps)
{
    const speaker to = {def, cards, out};
    const adit_text_row *row = adit_option_row(def, option.what);
    char words[512];
    adit_buffer text = adit_buffer_on(words, sizeof words);

    *steps = (adit_option_steps){0};
    if (option.what == ADIT_OPT_WORD || option.what == ADIT_OPT_PAY) {
        adit_option_words(def, cards, options, option, &text);
        say_plainly(out, words);
    } else if (option.what == ADIT_OPT_EXCHANGE) {
        say_exchange(&to, option);
    } else if (row != NULL) {
        say_row(&to, row, option, steps);
    }
}

void adit_spoken_goods(const adit_game_def *def, const adit_goods *goods, adit_buffer *out)
{
    int left = 0, said = 0;

    for (int i = 0; def->goods[i].name != NULL; i++) {
        left += goods->have[i] != 0;
    }
    for (int i = 0; def->goods[i].name != NULL; i++) {
        if (goods->have[i] != 0) {
            left--;
            adit_buffer_addf(out, "%s%d ",
                             said++ == 0 ? ""
                             : left == 0 ? " and "
                                         : ", ",
                             goods->have[i]);
            say_plainly(out, def->goods[i].name);
        }
    }
}

/* ---- Log lines ---- */

static const char subject[] = "{p} ";

/* The line without its subject, if it begins with one. */
static void say_log(const speaker *to, const adit_text_row *row, const adit_log_entry *entry,
                    const char *words)
{
    const adit_arg_kind kinds[] = {row->a, row->b, row->c};
    const int16_t args[] = {entry->a, entry->b, entry->c};

    for (const char *c = words; *c != '\0'; c++) {
        if (c[0] == '{' && c[1] >= 'a' && c[1] <= 'c' && c[2] == '}') {
            say_argument(to, row, kinds[c[1] - 'a'], args[c[1] - 'a']);
            c += 2;
        } else if (strncmp(c, "{p}", 3) == 0) {
            say_argument(to, row, ADIT_ARG_SEAT, entry->seat);
            c += 2;
        } else {
            adit_buffer_add_bytes(to->out, c, 1);
        }
    }
    if (entry->text != NULL) {
        adit_buffer_addf(to->out, " %s", entry->text);
    }
}

const char *adit_game_log_said(adit_game *game, int n, int *seat)
{
    if (seat != NULL) {
        *seat = 0;
    }
    if (game == NULL || seat == NULL || n < 0 || n >= adit_game_log_count(game)) {
        return "";
    }

    const adit_log_entry *entry = &game->log.entry[n];
    const adit_text_row *row = adit_log_row(game->engine->def, entry->what);
    const bool has_subject = strncmp(row->word, subject, sizeof subject - 1) == 0;
    adit_buffer out = adit_buffer_on(game->log_text, sizeof game->log_text);
    const speaker to = {game->engine->def, game->engine->cards, &out};

    *seat = has_subject ? entry->seat + 1 : 0;
    say_log(&to, row, entry, row->word + (has_subject ? sizeof subject - 1 : 0));
    return game->log_text;
}
