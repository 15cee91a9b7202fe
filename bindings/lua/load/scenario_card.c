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
static void as_without(aditl_cursor *c, int index, const aditl_field_row *row)
{
    const aditl_entry *entry = row->out;
    const aditl_mod *mod = aditl_mod_of(c->set, entry->file);

    if (lua_type(c->L, index) != LUA_TTABLE) {
        aditl_report(c, "", "expected a list of cards, as in { \"well\" }");
        return;
    }
    for (int i = 1; lua_rawgeti(c->L, index, i) != LUA_TNIL; i++) {
        aditl_patch patch = {
            .file = entry->file, .line = entry->line, .removes = true, .word = "without"};
        const char *id = aditl_string(c->L, -1);

        if (id == NULL || strlen(id) >= sizeof patch.target) {
            aditl_report(c, "", "expected card ids, as in { \"well\" }");
        } else {
            if (mod->patch_count < ADIT_MAX_PATCHES && !aditl_problems_are_full(c->set)) {
                patch.line = aditl_locate(c->file, entry->line, 0, c->names, 1, id);
            }
            snprintf(patch.target, sizeof patch.target, "%s", id);
            aditl_keep_patch(c->loader, &patch);
        }
        lua_pop(c->L, 1);
    }
}

/* Cards of its own become places 1, 2, ... of the scenario's table, as in cards { ... }. That table
 * lies below the list. */
static void as_cards(aditl_cursor *c, int index, const aditl_field_row *row)
{
    const aditl_entry *entry = row->out;

    if (lua_type(c->L, index) != LUA_TTABLE) {
        aditl_report(c, "", "expected a list, as in { card { ... } }");
        return;
    }
    for (int i = 1; lua_rawgeti(c->L, index, i) != LUA_TNIL; i++) {
        if (i > ADIT_MAX_OWN_CARDS) {
            aditl_report_limit(c, "", ADIT_LIMIT_OWN_CARDS);
            return;
        }
        lua_pushvalue(c->L, -1);
        lua_rawseti(c->L, index - 1, i);
        if (!aditl_add_declared(c->loader, c->L, entry->file, i)) {
            aditl_report(c, "",
                         "item %d is not card { ... }, patch \"id\" { ... } or remove \"id\"", i);
        }
        lua_pop(c->L, 1);
    }
}

void aditl_add_scenario(aditl_loader *loader, lua_State *L, int file)
{
    const aditl_mod *mod = aditl_mod_of(&loader->set, file);
    const aditl_file *source = &loader->set.files[file];
    aditl_entry entry = {
        .file = file, .kind = ADIT_KIND_SCENARIO, .line = aditl_tag_of(L, -1).line};
    aditl_cursor c = {
        .set = &loader->set, .L = L, .file = source, .line = entry.line, .loader = loader};
    const aditl_field_row rows[] = {{"without", as_without, ADITL_OUT(entry)},
                                    {"cards", as_cards, ADITL_OUT(entry)}};

    if (mod->is_game || source->relative != source->path) {
        aditl_load_problem(&loader->set, file, entry.line,
                           "a scenario cannot be among the cards; move it to scenarios/");
        return;
    }
    snprintf(entry.id, sizeof entry.id, "%s:scenario", mod->id);
    if (ADITL_ROOM(&loader->set, loader->found.entries, loader->found.entry_count,
                   loader->found.entry_capacity)) {
        loader->found.entries[loader->found.entry_count++] = entry;
    }
    aditl_read_fields(&c, lua_gettop(L), rows, 2, NULL);
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
    aditl_enter(c, "setup");
    if (aditl_field(c, table, "setup") != LUA_TNIL) {
        adit_fact *setup = &c->card->fact[ADIT_CORE_SETUP];

        lua_pushvalue(c->L, -1);
        setup->effect = aditl_compile_effect(c);
        setup->is_set = setup->effect != 0;
    }
    lua_pop(c->L, 1);
    aditl_exit(c);
    aditl_report_unknown(c, table, &known, ADIT_MAX_OWN_CARDS, "a scenario");
}
