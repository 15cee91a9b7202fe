/* rules.c - rule parameters that mods add in mod.lua.
 *
 * They stand behind those of the game, in order of their names, whatever the order in which the
 * mods were loaded: the state holds parameters by number. Outside they are called "mod:name".
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/mods/manifest.h"
#include "engine/base/memory.h"

#define MAX_NAME 32

static const char *const rule_fields[] = {"min", "max", "usual", "words", "text", NULL};

/* A whole number; false if it is not there, or wrong, which is told. */
static bool read_number(const aditl_manifest *r, int table, const char *field, int *out)
{
    int type = aditl_manifest_push(r, table, field), is_whole = 0;
    lua_Integer value = type == LUA_TNUMBER ? lua_tointegerx(r->L, -1, &is_whole) : 0;

    lua_pop(r->L, 1);
    if (type == LUA_TNIL) {
        return false;
    }
    if (!is_whole || value < INT16_MIN || value > INT16_MAX) {
        aditl_manifest_problem(r, field, "expected a whole number from -32768 to 32767");
        return false;
    }
    *out = (int)value;
    return true;
}

/* The words that stand for 0, 1, 2, ... */
static void read_words(const aditl_manifest *r, int table, adit_mod_rule *rule)
{
    lua_State *L = r->L;
    int count = 0;

    if (aditl_manifest_push(r, table, "words") == LUA_TTABLE) {
        for (; lua_rawgeti(L, -1, count + 1) != LUA_TNIL; count++) {
            const char *word = aditl_string(L, -1);

            if (count == ADIT_MAX_RULE_WORDS || word == NULL ||
                !aditl_is_id(word, sizeof rule->words[0] - 1)) {
                aditl_manifest_problem(r, "words",
                                       "expected at most 12 words of lower-case letters, digits "
                                       "and '_', as in { \"never\", \"once\", \"always\" }");
                lua_pop(L, 2);
                return;
            }
            snprintf(rule->words[count], sizeof rule->words[0], "%s", word);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
        if (count < 2) {
            aditl_manifest_problem(r, "words", "expected at least two words");
        }
    } else if (!lua_isnil(L, -1)) {
        aditl_manifest_problem(r, "words",
                               "expected a list of words, as in { \"never\", \"always\" }");
    }
    lua_pop(L, 1);
    if (count >= 2) {
        for (int i = 0; i < count; i++) {
            rule->word[i] = rule->words[i];
        }
        rule->row.max = count - 1;
    }
}

static void read_usual(const aditl_manifest *r, int table, adit_mod_rule *rule)
{
    const char *word;
    bool is_known = false;

    rule->row.fallback = rule->row.min;
    (void)aditl_manifest_push(r, table, "usual");
    word = aditl_string(r->L, -1);
    if (word != NULL) {
        for (int i = 0; rule->word[i] != NULL; i++) {
            if (strcmp(rule->word[i], word) == 0) {
                rule->row.fallback = i;
                is_known = true;
            }
        }
        if (!is_known) {
            aditl_manifest_problem(r, "usual", "not one of the words");
        }
    } else if (read_number(r, table, "usual", &rule->row.fallback) &&
               (rule->row.fallback < rule->row.min || rule->row.fallback > rule->row.max)) {
        aditl_manifest_problem(r, "usual", "expected a number from %d to %d, got %d", rule->row.min,
                               rule->row.max, rule->row.fallback);
    }
    lua_pop(r->L, 1);
}

/* The parameter's table lies on top. */
static void read_rule(const aditl_manifest *r, adit_mod_rule *rule)
{
    int table = lua_gettop(r->L);
    bool has_min, has_max;

    has_min = read_number(r, table, "min", &rule->row.min);
    has_max = read_number(r, table, "max", &rule->row.max);
    read_words(r, table, rule);
    if (rule->word[0] != NULL && (has_min || has_max)) {
        aditl_manifest_problem(r, has_min ? "min" : "max",
                               "words stand for 0, 1, 2, ...; remove this field");
    } else if (rule->word[0] == NULL && !has_max) {
        aditl_manifest_problem(r, NULL,
                               "max or words is missing, as in { min = 0, max = 3, usual = 1 }");
    } else if (rule->row.min >= rule->row.max) {
        aditl_manifest_problem(r, "min", "must be less than max");
    }
    if (rule->row.min < rule->row.max) {
        read_usual(r, table, rule);
    }
    aditl_manifest_text(r, table, "text", rule->text, sizeof rule->text);
    if (aditl_manifest_unknown(r, table, rule_fields, "a rule parameter").has_nameless) {
        aditl_manifest_problem(r, NULL, "a value without a name");
    }
}

static void report_too_many(const aditl_manifest *r)
{
    if (!r->set->rules_told) {
        aditl_manifest_problem(r, NULL,
                               "the game and all mods together have more than %d rule parameters",
                               ADIT_MAX_RULES);
    }
    r->set->rules_told = true;
}

/* A new row at the end; NULL: no room, which is told once. The rows never move. */
static adit_mod_rule *add_rule(const aditl_manifest *r)
{
    adit_cards *cards = r->set->cards;
    int all = adit_rule_count(r->set->def, cards);

    if (all >= ADIT_MAX_RULES) {
        report_too_many(r);
        return NULL;
    }
    if (cards->rule == NULL) {
        cards->rule = adit_alloc(ADIT_MAX_RULES * sizeof *cards->rule);
        r->set->is_out_of_memory = r->set->is_out_of_memory || cards->rule == NULL;
    }
    return cards->rule == NULL ? NULL : &cards->rule[cards->rule_count++];
}

/* The names are the author's own, so they have to be listed; sorted. The table has no order, so of
 * several wrong names the first is told, and of too many parameters none is read. */
static int list_rules(const aditl_manifest *r, int table, const char **names)
{
    const char *wrong = NULL;
    int count = 0;

    lua_pushnil(r->L);
    while (lua_next(r->L, table) != 0) {
        const char *name = aditl_string(r->L, -2);

        if (name == NULL || !aditl_is_id(name, MAX_NAME)) {
            name = name == NULL ? "" : name;
            wrong = wrong == NULL || strcmp(name, wrong) < 0 ? name : wrong;
        } else if (count++ < ADIT_MAX_RULES) {
            names[count - 1] = name;
        }
        lua_pop(r->L, 1);
    }
    if (wrong != NULL) {
        aditl_manifest_problem(r, wrong[0] == '\0' ? NULL : wrong,
                               "a parameter needs a name of up to 32 lower-case letters, digits "
                               "and '_', as in { walls = { min = 0, max = 9, usual = 7 } }");
    }
    if (count > ADIT_MAX_RULES) {
        report_too_many(r);
        return 0;
    }
    aditl_sort_names(names, count);
    return count;
}

static void read_named(aditl_manifest *r, int table, const char *name)
{
    adit_mod_rule *rule;

    r->names[r->name_count++] = name;
    if (aditl_manifest_push(r, table, name) != LUA_TTABLE) {
        aditl_manifest_problem(r, NULL, "expected { min = 0, max = 3, usual = 1, text = \"...\" }");
    } else if ((rule = add_rule(r)) != NULL) {
        snprintf(rule->name, sizeof rule->name, "%s:%s", r->set->mods[r->mod].id, name);
        read_rule(r, rule);
    }
    lua_pop(r->L, 1);
    r->name_count--;
}

void aditl_read_mod_rules(const aditl_manifest *m, int table)
{
    const char *names[ADIT_MAX_RULES] = {NULL};
    aditl_manifest r = *m;
    int type = aditl_manifest_push(m, table, "rules"), rules = lua_gettop(m->L), count = 0;

    r.names[r.name_count++] = "rules";
    if (type == LUA_TTABLE) {
        count = list_rules(&r, rules, names);
    } else if (type != LUA_TNIL) {
        aditl_manifest_problem(
            &r, NULL, "expected a table of parameters, as in { walls = { min = 0, max = 9 } }");
    }
    for (int i = 0; i < count; i++) {
        read_named(&r, rules, names[i]);
    }
    lua_pop(m->L, 1);
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
