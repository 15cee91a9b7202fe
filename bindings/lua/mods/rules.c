/* rules.c - rule parameters that mods add in mod.lua.
 *
 * They follow those of the game, in order of their names, whatever the order in which the
 * mods were loaded: the state holds parameters by number. Outside they are called "mod:name".
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/mods/fields.h"
#include "engine/base/memory.h"

/* The words that stand for 0, 1, 2, ... */
static void as_words(aditl_cursor *c, int index, const aditl_field_row *row)
{
    adit_mod_rule *rule = row->out;
    int count = 0;

    if (lua_type(c->L, index) != LUA_TTABLE) {
        aditl_report(c, "", "expected a list of words, as in { \"never\", \"always\" }");
        return;
    }
    for (; lua_rawgeti(c->L, index, count + 1) != LUA_TNIL; count++) {
        const char *word = aditl_string(c->L, -1);

        if (count == ADIT_MAX_RULE_WORDS) {
            aditl_report_limit(c, "", ADIT_LIMIT_RULE_WORDS);
            return;
        }
        if (word != NULL && aditl_is_id(word, SIZE_MAX) && strlen(word) > ADIT_MAX_WORD) {
            aditl_report_limit(c, word, ADIT_LIMIT_WORD);
            return;
        }
        if (word == NULL || !aditl_is_id(word, ADIT_MAX_WORD)) {
            aditl_report(c, "",
                         "expected words of lower-case letters, digits and '_', as in "
                         "{ \"never\", \"once\", \"always\" }");
            return;
        }
        snprintf(rule->words[count], sizeof rule->words[0], "%s", word);
        lua_pop(c->L, 1);
    }
    if (count < 2) {
        aditl_report(c, "", "expected at least two words");
        return;
    }
    for (int i = 0; i < count; i++) {
        rule->word[i] = rule->words[i];
    }
    rule->row.max = count - 1;
}

/* The value without --rule: a word, if there are words, or a number. */
static void as_default(aditl_cursor *c, int index, const aditl_field_row *row)
{
    adit_mod_rule *rule = row->out;
    const int min = rule->row.min, max = rule->row.max;

    rule->row.default_value = min;
    if (min < max && lua_type(c->L, index) != LUA_TNIL &&
        (lua_type(c->L, index) == LUA_TSTRING
             ? !aditl_arg_word(&c->reader, index, rule->word, NULL, &rule->row.default_value)
             : !aditl_arg_int(&c->reader, index, min, max, NULL, &rule->row.default_value))) {
        aditl_report_reader(c);
    }
}

static void check_range(aditl_cursor *c, const adit_mod_rule *rule, bool has_min, bool has_max)
{
    if (rule->word[0] != NULL && (has_min || has_max)) {
        aditl_report_field(c, has_min ? "min" : "max",
                           "words stand for 0, 1, 2, ...; remove this field");
    } else if (rule->word[0] == NULL && !has_max) {
        aditl_report(c, "", "max or words is missing, as in { min = 0, max = 3, default = 1 }");
    } else if (rule->row.min >= rule->row.max) {
        aditl_report_field(c, "min", "must be less than max");
    }
}

static void read_rule(aditl_cursor *c, int table, adit_mod_rule *rule)
{
    bool has_min = false, has_max = false;
    const aditl_field_row rows[] = {
        {"min", aditl_as_int, ADITL_OUT(rule->row.min), .min = INT16_MIN, .max = INT16_MAX,
         .is_given = &has_min},
        {"max", aditl_as_int, ADITL_OUT(rule->row.max), .min = INT16_MIN, .max = INT16_MAX,
         .is_given = &has_max},
        {"words", as_words, ADITL_OUT(*rule)},
        {"default", as_default, ADITL_OUT(*rule), .is_required = true},
        {"text", aditl_as_text, ADITL_OUT(rule->text), .limit = ADIT_LIMIT_WORD_TEXT},
    };

    aditl_read_fields(c, table, rows, (int)(sizeof rows / sizeof *rows), "a rule parameter");
    check_range(c, rule, has_min, has_max);
}

static void report_too_many(aditl_cursor *c)
{
    if (!c->set->rules_reported) {
        aditl_report_limit(c, "", ADIT_LIMIT_RULES);
    }
    c->set->rules_reported = true;
}

/* A new row at the end; NULL: no room, which is reported once. The rows never move. */
static adit_mod_rule *add_rule(aditl_cursor *c)
{
    adit_cards *cards = c->set->cards;
    int all = adit_rule_count(c->set->def, cards);

    if (all >= ADIT_MAX_RULES) {
        report_too_many(c);
        return NULL;
    }
    if (cards->rule == NULL) {
        cards->rule = adit_alloc(ADIT_MAX_RULES * sizeof *cards->rule);
        c->set->is_out_of_memory = c->set->is_out_of_memory || cards->rule == NULL;
    }
    return cards->rule == NULL ? NULL : &cards->rule[cards->rule_count++];
}

static void read_named(aditl_cursor *c, int table, const char *mod, const char *name)
{
    adit_mod_rule *rule;

    aditl_enter(c, name);
    if (aditl_field(c, table, name) != LUA_TTABLE) {
        aditl_report(c, "", "expected { min = 0, max = 3, default = 1, text = \"...\" }");
    } else if ((rule = add_rule(c)) != NULL) {
        snprintf(rule->name, sizeof rule->name, "%s:%s", mod, name);
        read_rule(c, lua_gettop(c->L), rule);
    }
    lua_pop(c->L, 1);
    aditl_exit(c);
}

void aditl_as_rules(aditl_cursor *c, int index, const aditl_field_row *row)
{
    const aditl_mod *mod = row->out;
    bool is_full;
    int count;

    if (lua_type(c->L, index) != LUA_TTABLE) {
        aditl_report(c, "",
                     "expected a table of parameters, as in { walls = { min = 0, max = 9 } }");
        return;
    }
    const char **names =
        aditl_push_names(c, index, ADIT_LIMIT_WORD,
                         "a parameter needs a name of up to 32 lower-case letters, digits and '_', "
                         "as in { walls = { min = 0, max = 9, default = 7 } }",
                         ADIT_LIMIT_RULES, &count, &is_full);
    if (is_full) {
        report_too_many(c);
    }
    for (int i = 0; i < count; i++) {
        read_named(c, index, mod->id, names[i]);
    }
}

void aditl_add_core_rule(aditl_mod_set *set, const adit_rule_row *row)
{
    aditl_cursor c = {.set = set};
    adit_mod_rule *rule = add_rule(&c);

    if (rule != NULL) {
        rule->row = *row;
    }
}

static int compare_rules(const void *a, const void *b)
{
    return strcmp(((const adit_mod_rule *)a)->name, ((const adit_mod_rule *)b)->name);
}

void aditl_sort_mod_rules(aditl_mod_set *set)
{
    adit_cards *cards = set->cards;

    if (cards->rule_count > 1) {
        qsort(cards->rule, (size_t)cards->rule_count, sizeof *cards->rule, compare_rules);
    }
    for (int i = 0; i < cards->rule_count; i++) { /* now that they lie where they will stay */
        adit_mod_rule *rule = &cards->rule[i];
        bool has_words = rule->word[0] != NULL;

        for (int k = 0; rule->word[k] != NULL; k++) {
            rule->word[k] = rule->words[k];
        }
        rule->row.name = rule->name;
        rule->row.text = rule->text;
        rule->row.words = has_words ? rule->word : NULL;
    }
}
