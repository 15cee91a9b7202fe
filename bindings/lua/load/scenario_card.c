/* scenario_card.c - a scenario file among the mods of an engine.
 *
 * What a scenario adds to a match is a mod of one file: cards in and out by the same words as in
 * other mods, and one card of the kind "scenario", which has the scenario's hooks, lies on the
 * table from the beginning and exists in this match only. Settings of the match (players, seed,
 * fields) are read elsewhere; here they are only known as names.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/compile.h"

/* without = { "id", ... }: the same as remove "id". */
static void remove_listed(aditl_loader *loader, lua_State *L, int table, const aditl_entry *entry)
{
    const aditl_mod *mod = aditl_mod_of(&loader->set, entry->file);

    lua_pushliteral(L, "without");
    if (lua_rawget(L, table) == LUA_TTABLE) {
        for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
            aditl_patch patch = {.file = entry->file, .line = entry->line, .removes = true};
            const char *id = aditl_string(L, -1);
            const char *field = "without";

            if (mod->patch_count < ADITL_MAX_PATCHES && !aditl_problems_are_full(&loader->set)) {
                patch.line = aditl_locate(&loader->set.files[entry->file], entry->line, 0, &field,
                                          1, id == NULL ? "" : id);
            }
            if (id == NULL || strlen(id) >= sizeof patch.target) {
                aditl_load_problem(&loader->set, entry->file, patch.line,
                                   "without: expected card ids, as in { \"well\" }");
            } else {
                snprintf(patch.target, sizeof patch.target, "%s", id);
                aditl_keep_patch(loader, &patch);
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    } else if (!lua_isnil(L, -1)) {
        const char *field = "without";

        aditl_load_problem(
            &loader->set, entry->file,
            aditl_locate(&loader->set.files[entry->file], entry->line, 0, &field, 1, ""),
            "without: expected a list of cards, as in { \"well\" }");
    }
    lua_pop(L, 1);
}

/* Cards of its own become places 1, 2, ... of the scenario's table, as in cards { ... }. */
static void add_listed(aditl_loader *loader, lua_State *L, int table, const aditl_entry *entry)
{
    lua_pushliteral(L, "cards");
    if (lua_rawget(L, table) == LUA_TTABLE) {
        int list = lua_gettop(L);

        for (int i = 1; lua_rawgeti(L, list, i) != LUA_TNIL; i++) {
            lua_pushvalue(L, -1);
            lua_rawseti(L, table, i);
            if (!aditl_add_declared(loader, L, entry->file, i)) {
                aditl_load_problem(
                    &loader->set, entry->file, entry->line,
                    "cards: item %d is not card { ... }, patch \"id\" { ... } or remove \"id\"", i);
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    } else if (!lua_isnil(L, -1)) {
        aditl_load_problem(&loader->set, entry->file, entry->line,
                           "cards: expected a list, as in { card { ... } }");
    }
    lua_pop(L, 1);
}

void aditl_add_scenario(aditl_loader *loader, lua_State *L, int file)
{
    const aditl_mod *mod = aditl_mod_of(&loader->set, file);
    aditl_entry entry = {.file = file, .kind = ADIT_KIND_SCENARIO};
    int table = lua_gettop(L);

    entry.line = aditl_mark_of(L, table).line;
    if (mod->is_game || loader->set.files[file].relative != loader->set.files[file].path) {
        aditl_load_problem(&loader->set, file, entry.line,
                           "a scenario cannot be among the cards; move it to scenarios/");
        return;
    }
    snprintf(entry.id, sizeof entry.id, "%s:scenario", mod->id);
    if (aditl_grow(&loader->set, (void **)&loader->found.entries, &loader->found.entry_capacity,
                   loader->found.entry_count, sizeof *loader->found.entries)) {
        loader->found.entries[loader->found.entry_count++] = entry;
    }
    remove_listed(loader, L, table, &entry);
    add_listed(loader, L, table, &entry);
}

void aditl_compile_scenario(aditl_cursor *c, int table)
{
    aditl_names known = aditl_names_of_words(aditl_scenario_keys);

    aditl_enter(c, "goal");
    if (aditl_field(c, table, "goal") == LUA_TFUNCTION) {
        c->card->goal = aditl_keep_function(c, lua_gettop(c->L));
        c->card->has_goal = true;
    }
    lua_pop(c->L, 1);
    aditl_exit(c);
    aditl_report_unknown(c, table, &known, ADITL_MAX_OWN_CARDS, "a scenario");
}
