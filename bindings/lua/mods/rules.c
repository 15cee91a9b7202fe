/* rules.c - rule parameters that mods add in mod.lua.
 *
 * They stand behind those of the game, in order of their names, whatever the order in which the
 * mods were loaded: the state holds parameters by number. Outside they are called "mod:name".
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/mods/set.h"
#include "engine/base/memory.h"

#define MAX_NAME 32

typedef struct {
    aditl_mod_set *set;
    lua_State *L;
    int mod;
    const char *names[2]; /* the fields that lead to the mistake: "rules", the parameter */
} reading;

static const char *const rule_fields[] = {"min", "max", "usual", "words", "text", NULL};

static void rule_problem(const reading *r, const char *field, const char *message)
{
    const aditl_mod *mod = &r->set->mods[r->mod];
    const aditl_file *file = &r->set->files[mod->manifest];
    const char *const names[] = {r->names[0], r->names[1]};
    int line = aditl_problems_are_full(r->set)
                   ? 0
                   : aditl_locate(file, mod->line, 0, names, r->names[1] == NULL ? 1 : 2,
                                  field == NULL ? "" : field);

    aditl_load_problem(r->set, mod->manifest, line, "rules%s%s%s%s: %s",
                       r->names[1] == NULL ? "" : ".", r->names[1] == NULL ? "" : r->names[1],
                       field == NULL ? "" : ".", field == NULL ? "" : field, message);
}

/* Pushes a field of the parameter's table by raw access and returns its type. [-0, +1] */
static int push_field(lua_State *L, int table, const char *name)
{
    lua_pushstring(L, name);
    return lua_rawget(L, table);
}

/* A whole number; false if it is not there, or wrong, which is told. */
static bool read_number(const reading *r, int table, const char *field, int *out)
{
    int type = push_field(r->L, table, field), is_whole = 0;
    lua_Integer value = type == LUA_TNUMBER ? lua_tointegerx(r->L, -1, &is_whole) : 0;

    lua_pop(r->L, 1);
    if (type == LUA_TNIL) {
        return false;
    }
    if (!is_whole || value < INT16_MIN || value > INT16_MAX) {
        rule_problem(r, field, "expected a whole number from -32768 to 32767");
        return false;
    }
    *out = (int)value;
    return true;
}

/* The words that stand for 0, 1, 2, ... */
static void read_words(const reading *r, int table, adit_mod_rule *rule)
{
    lua_State *L = r->L;
    int count = 0;

    if (push_field(L, table, "words") == LUA_TTABLE) {
        for (; lua_rawgeti(L, -1, count + 1) != LUA_TNIL; count++) {
            const char *word = aditl_string(L, -1);

            if (count == ADIT_MAX_RULE_WORDS || word == NULL ||
                !aditl_is_id(word, sizeof rule->words[0] - 1)) {
                rule_problem(r, "words",
                             "expected at most 12 words of small letters, digits and '_', as in "
                             "{ \"never\", \"once\", \"always\" }");
                lua_pop(L, 2);
                return;
            }
            snprintf(rule->words[count], sizeof rule->words[0], "%s", word);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
        if (count < 2) {
            rule_problem(r, "words", "expected at least two words");
        }
    } else if (!lua_isnil(L, -1)) {
        rule_problem(r, "words", "expected a list of words, as in { \"never\", \"always\" }");
    }
    lua_pop(L, 1);
    if (count >= 2) {
        for (int i = 0; i < count; i++) {
            rule->word[i] = rule->words[i];
        }
        rule->row.max = count - 1;
    }
}

static void read_usual(const reading *r, int table, adit_mod_rule *rule)
{
    const char *word;
    char message[160];
    bool is_known = false;

    rule->row.fallback = rule->row.min;
    (void)push_field(r->L, table, "usual");
    word = aditl_string(r->L, -1);
    if (word != NULL) {
        for (int i = 0; rule->word[i] != NULL; i++) {
            if (strcmp(rule->word[i], word) == 0) {
                rule->row.fallback = i;
                is_known = true;
            }
        }
        if (!is_known) {
            rule_problem(r, "usual", "is none of the words");
        }
    } else if (read_number(r, table, "usual", &rule->row.fallback) &&
               (rule->row.fallback < rule->row.min || rule->row.fallback > rule->row.max)) {
        snprintf(message, sizeof message, "expected a number from %d to %d, got %d", rule->row.min,
                 rule->row.max, rule->row.fallback);
        rule_problem(r, "usual", message);
    }
    lua_pop(r->L, 1);
}

static void read_text(const reading *r, int table, adit_mod_rule *rule)
{
    const char *text;

    if (push_field(r->L, table, "text") != LUA_TNIL) {
        text = aditl_string(r->L, -1);
        if (text == NULL || strlen(text) >= sizeof rule->text) {
            rule_problem(r, "text", "expected a text of at most 199 characters");
        } else if (aditl_text_problem(text, strlen(text)) != NULL) {
            rule_problem(r, "text", aditl_text_problem(text, strlen(text)));
        } else {
            snprintf(rule->text, sizeof rule->text, "%s", text);
        }
    }
    lua_pop(r->L, 1);
}

static void report_unknown(const reading *r, int table)
{
    aditl_names known = aditl_names_of_words(rule_fields);
    aditl_unknown_names list = {{NULL}, 0, 0, false};
    char text[200];

    aditl_collect_unknown(r->L, table, &known, 0, &list);
    for (int i = 0; i < list.count; i++) {
        adit_buffer out = adit_buffer_on(text, sizeof text);

        adit_buffer_add(&out, "a rule parameter has no such field");
        aditl_suggest(&out, list.name[i], &known);
        rule_problem(r, list.name[i], text);
    }
    if (list.has_nameless) {
        rule_problem(r, NULL, "a value without a name");
    }
}

/* The parameter's table lies on top. */
static void read_rule(const reading *r, adit_mod_rule *rule)
{
    int table = lua_gettop(r->L);
    bool has_min, has_max;

    has_min = read_number(r, table, "min", &rule->row.min);
    has_max = read_number(r, table, "max", &rule->row.max);
    read_words(r, table, rule);
    if (rule->word[0] != NULL && (has_min || has_max)) {
        rule_problem(r, has_min ? "min" : "max", "words stand for 0, 1, 2, ...; leave it out");
    } else if (rule->word[0] == NULL && !has_max) {
        rule_problem(r, NULL, "needs max, or words, as in { min = 0, max = 3, usual = 1 }");
    } else if (rule->row.min >= rule->row.max) {
        rule_problem(r, "min", "is not less than max");
    }
    if (rule->row.min < rule->row.max) {
        read_usual(r, table, rule);
    }
    read_text(r, table, rule);
    report_unknown(r, table);
}

static void tell_too_many(const reading *r)
{
    char message[120];

    snprintf(message, sizeof message,
             "the game and all mods together have more than %d rule parameters", ADIT_MAX_RULES);
    if (!r->set->rules_told) {
        rule_problem(r, NULL, message);
    }
    r->set->rules_told = true;
}

/* A new row at the end; NULL: no room, which is told once. The rows never move. */
static adit_mod_rule *add_rule(const reading *r)
{
    adit_cards *cards = r->set->cards;
    int all = adit_rule_count(r->set->def, cards);

    if (all >= ADIT_MAX_RULES) {
        tell_too_many(r);
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
static int list_rules(reading *r, int table, const char **names)
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
        rule_problem(r, wrong[0] == '\0' ? NULL : wrong,
                     "a parameter needs a name of up to 32 small letters, digits and '_', as "
                     "in { walls = { min = 0, max = 9, usual = 7 } }");
    }
    if (count > ADIT_MAX_RULES) {
        tell_too_many(r);
        return 0;
    }
    aditl_sort_names(names, count);
    return count;
}

static void read_named(reading *r, int table, const char *name)
{
    adit_mod_rule *rule;

    r->names[1] = name;
    if (push_field(r->L, table, name) != LUA_TTABLE) {
        rule_problem(r, NULL, "expected { min = 0, max = 3, usual = 1, text = \"...\" }");
    } else if ((rule = add_rule(r)) != NULL) {
        snprintf(rule->name, sizeof rule->name, "%s:%s", r->set->mods[r->mod].id, name);
        read_rule(r, rule);
    }
    lua_pop(r->L, 1);
    r->names[1] = NULL;
}

void aditl_read_mod_rules(aditl_mod_set *set, lua_State *L, int mod, int table)
{
    const char *names[ADIT_MAX_RULES] = {NULL};
    reading r = {set, L, mod, {"rules", NULL}};
    int type = push_field(L, table, "rules"), rules = lua_gettop(L), count = 0;

    if (type == LUA_TTABLE) {
        count = list_rules(&r, rules, names);
    } else if (type != LUA_TNIL) {
        rule_problem(&r, NULL,
                     "expected a table of parameters, as in { walls = { min = 0, max = 9 } }");
    }
    for (int i = 0; i < count; i++) {
        read_named(&r, rules, names[i]);
    }
    lua_pop(L, 1);
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
