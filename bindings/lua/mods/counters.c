/* counters.c - counters that mods declare in mod.lua, for all their cards.
 *
 * The state has slots for counters, on the table and with each player. Cards of the game and of
 * mods take the first ones, then come those of mods in order of their ids, whatever the order in
 * which the mods were loaded. A counter of a mod is either on the table or with each player, so
 * one of each sort can share a number. Outside they are called "mod:name".
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/mods/fields.h"
#include "engine/base/memory.h"

#define MAX_ROWS (2 * ADIT_MAX_COUNTERS)

const char *const aditl_reset_words[] = {"action", "turn", "round", "game", NULL};
static const char *const per_words[] = {"seat", "game", NULL};

static void report_too_many(aditl_cursor *c)
{
    if (!c->set->counters_reported) {
        aditl_report_limit(c, "", ADIT_LIMIT_COUNTERS);
    }
    c->set->counters_reported = true;
}

/* A new row at the end; NULL: no room, which is reported once. The rows never move. */
static adit_mod_counter *add_counter(aditl_cursor *c)
{
    adit_cards *cards = c->set->cards;

    if (cards->counter_count >= MAX_ROWS) {
        report_too_many(c);
        return NULL;
    }
    if (cards->counter == NULL) {
        cards->counter = adit_alloc(MAX_ROWS * sizeof *cards->counter);
        c->set->is_out_of_memory = c->set->is_out_of_memory || cards->counter == NULL;
    }
    return cards->counter == NULL ? NULL : &cards->counter[cards->counter_count++];
}

static void read_counter(aditl_cursor *c, int table, adit_mod_counter *row)
{
    const aditl_field_row rows[] = {
        {"max", aditl_as_int, ADITL_OUT(row->counter.max), .min = 1, .max = ADIT_MAX_AMOUNT,
         .is_required = true},
        {"per", aditl_as_word, ADITL_OUT(row->is_common), .words = per_words, .is_required = true},
        {"reset", aditl_as_word, ADITL_OUT(row->counter.reset), .words = aditl_reset_words},
        {"text", aditl_as_text, ADITL_OUT(row->text), .limit = ADIT_LIMIT_WORD_TEXT},
    };

    row->counter.reset = ADIT_RESET_GAME;
    aditl_read_fields(c, table, rows, (int)(sizeof rows / sizeof *rows), "a counter of a mod");
}

static void read_named(aditl_cursor *c, int table, const char *mod, const char *name)
{
    adit_mod_counter *row;

    aditl_enter(c, name);
    if (aditl_field(c, table, name) != LUA_TTABLE) {
        aditl_report(c, "", "expected { max = 9, per = \"seat\" }");
    } else if ((row = add_counter(c)) != NULL) {
        snprintf(row->id, sizeof row->id, "%s:%s", mod, name);
        read_counter(c, lua_gettop(c->L), row);
    }
    lua_pop(c->L, 1);
    aditl_exit(c);
}

void aditl_as_counters(aditl_cursor *c, int index, const aditl_field_row *row)
{
    const aditl_mod *mod = row->out;
    bool is_full;
    int count;

    if (lua_type(c->L, index) != LUA_TTABLE) {
        aditl_report(c, "",
                     "expected a table of counters, as in { trust = { max = 9, per = \"seat\" } }");
        return;
    }
    const char **names =
        aditl_push_names(c, index, ADIT_LIMIT_WORD,
                         "a counter needs a name of up to 32 lower-case letters, digits and '_', "
                         "as in { trust = { max = 9, per = \"seat\" } }",
                         ADIT_LIMIT_KEYS, &count, &is_full);
    if (is_full) {
        report_too_many(c);
    }
    for (int i = 0; i < count; i++) {
        read_named(c, index, mod->id, names[i]);
    }
}

static int compare_counters(const void *a, const void *b)
{
    return strcmp(((const adit_mod_counter *)a)->id, ((const adit_mod_counter *)b)->id);
}

/* The mod whose counter it is, for a message. */
static int mod_of_counter(const aditl_mod_set *set, const adit_mod_counter *row)
{
    for (int i = 0; i < set->mod_count; i++) {
        size_t length = strlen(set->mods[i].id);

        if (strncmp(set->mods[i].id, row->id, length) == 0 && row->id[length] == ':') {
            return i;
        }
    }
    return 0;
}

static void report_no_slot(aditl_mod_set *set, const adit_mod_counter *row, int used)
{
    const aditl_mod *mod = &set->mods[mod_of_counter(set, row)];

    if (set->counters_reported) {
        return;
    }
    set->counters_reported = true;
    aditl_load_problem(
        set, mod->manifest, aditl_field_line(set, mod->manifest, mod->line, "counters"),
        "counters: no room for '%s', and cards use %d of them: %s (mod '%s')", row->id, used,
        adit_limit_message(adit_limit_at(ADIT_LIMIT_COUNTERS)).text, mod->id);
}

void aditl_place_mod_counters(aditl_mod_set *set, int used)
{
    adit_cards *cards = set->cards;
    int next[2] = {used, used}; /* of each seat, and of the game */

    if (cards->counter_count > 1) {
        qsort(cards->counter, (size_t)cards->counter_count, sizeof *cards->counter,
              compare_counters);
    }
    for (int i = 0; i < cards->counter_count; i++) {
        adit_mod_counter *row = &cards->counter[i];
        const int slot = next[row->is_common]++;

        row->counter.name = strchr(row->id, ':') + 1; /* now that it lies where it will stay */
        row->counter.slot = (uint8_t)(slot % ADIT_MAX_COUNTERS);
        if (slot >= ADIT_MAX_COUNTERS) {
            report_no_slot(set, row, used);
        }
    }
}
