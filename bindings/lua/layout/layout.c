/* layout.c - runs table.lua of a title and of its mods, and has the layout written from them. */
#include "bindings/lua/layout/layout.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/memory.h"
#include "engine/disk/file_below.h"
#include "engine/rules/runner.h"

#define FILE_NAME "table.lua"

/* What the tables of all titles have in common: the fields of the core. It is read last, so a zone
 * that a title has itself only gets these places in addition. */
static const char defaults[] =
    "return layout {\n"
    "  zones = {\n"
    "    { id = 'own', of = 'player', title = 'Further', shape = 'numbers', area = 'status',\n"
    "      places = { { field = 'player[p].identity', shape = 'card', label = 'who you are' },\n"
    "                 'player[p].counter.*' } },\n"
    "    { id = 'round', title = 'Round', shape = 'numbers', area = 'status',\n"
    "      fields = 'counter.*' },\n"
    "    { id = 'mod_tracks', title = 'Tracks of mods', shape = 'numbers', area = 'display',\n"
    "      fields = 'player[p].step.*' },\n"
    "    { id = 'rules', title = 'Rules of this match', shape = 'numbers', area = 'status',\n"
    "      fields = 'rule.*' },\n"
    "  },\n"
    "  unseen = {\n"
    "    in_play = 'the cards on the table are shown where they lie',\n"
    "    ['player[p].in_play'] = 'the cards of a player are shown where they lie',\n"
    "    players = 'every player has a board',\n"
    "    over = 'the table says when the game is over',\n"
    "    turn = 'the table shows the number of the turn',\n"
    "    phase = 'the question says what happens next',\n"
    "    no_anytime = 'the options show which exchanges are offered',\n"
    "    opening = 'the question says what comes before the first turn',\n"
    "  },\n"
    "}\n";

/* layout { ... }: notes where it stands and gives the table back. */
static int l_layout(lua_State *L)
{
    aditl_layout *layout = aditl_vm_of(L)->owner;
    lua_Debug caller;

    if (lua_type(L, 1) != LUA_TTABLE || lua_gettop(L) != 1) {
        return aditl_raise(L, "layout takes one table: return layout { zones = ..., ... }");
    }
    if (lua_getstack(L, 1, &caller) && lua_getinfo(L, "l", &caller) && caller.currentline > 0) {
        layout->problems.line = caller.currentline;
    }
    layout->declared++;
    return 1;
}

/* Runs the file whose source is there; the list of files is in the registry under the layout. */
static int run_file(lua_State *L)
{
    aditl_layout *layout = lua_touserdata(L, 1);

    aditl_push_environment(L);
    lua_pushcfunction(L, l_layout);
    aditl_add_global(L, -2, "layout");
    aditl_load_chunk(L, layout->source.data, layout->source.length, layout->place, lua_gettop(L),
                     ADITL_CHUNK_STRANGER);
    lua_call(L, 0, 1);
    if (lua_type(L, -1) != LUA_TTABLE || layout->declared != 1) {
        aditl_problem(&layout->problems, NULL,
                      "the file must end with exactly one 'return layout { ... }'");
        return 0;
    }
    aditl_layout_check(layout, L);
    lua_rawgetp(L, LUA_REGISTRYINDEX, layout);
    lua_insert(L, -2);
    lua_rawseti(L, -2, ++layout->files);
    return 0;
}

static int open_list(lua_State *L)
{
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, lua_touserdata(L, 1));
    return 0;
}

static int write_all(lua_State *L)
{
    aditl_layout *layout = lua_touserdata(L, 1);

    lua_rawgetp(L, LUA_REGISTRYINDEX, layout);
    aditl_layout_write(layout, L);
    return 0;
}

/* Runs the text that has been read, which came from `place`. */
static adit_status run_source(aditl_layout *layout, aditl_vm *vm, adit_err *err)
{
    layout->problems.place = layout->place;
    layout->problems.source = layout->source.data == NULL ? "" : layout->source.data;
    layout->problems.line = layout->declared = 0;
    aditl_vm_refill(vm, &aditl_limits_load);
    return aditl_protected(vm, run_file, layout, err);
}

static adit_status read_defaults(aditl_layout *layout, aditl_vm *vm, adit_err *err)
{
    adit_text_free(&layout->source);
    adit_text_add(&layout->source, defaults);
    ADIT_TRY(adit_text_status(&layout->source, err));
    snprintf(layout->place, sizeof layout->place, "defaults of tables");
    return run_source(layout, vm, err);
}

/* Reads table.lua of the mod, if it has one. */
static adit_status read_mod(aditl_layout *layout, aditl_vm *vm, const adit_mod_info *mod,
                            adit_err *err)
{
    adit_status status;
    int folder;

    if (adit_folder_open(mod->folder, &folder, NULL) != ADIT_OK) {
        return ADIT_OK; /* a mod of one file */
    }
    if (faccessat(folder, FILE_NAME, F_OK, AT_SYMLINK_NOFOLLOW) != 0) {
        close(folder);
        return ADIT_OK;
    }
    adit_text_free(&layout->source);
    status = adit_file_read_below(folder, FILE_NAME, ADIT_MAX_FILE_BYTES, &layout->source, err);
    close(folder);
    ADIT_TRY(status);
    adit_text_add(&layout->source, "");
    snprintf(layout->place, sizeof layout->place, "%s/" FILE_NAME, mod->folder);
    return run_source(layout, vm, err);
}

static adit_status read_and_write(aditl_layout *layout, aditl_vm *vm, adit_err *err)
{
    adit_text out = {0};
    adit_text *wanted = layout->out;

    ADIT_TRY(aditl_protected(vm, open_list, layout, err));
    for (int i = 0; i < adit_engine_mod_count(layout->engine); i++) {
        ADIT_TRY(read_mod(layout, vm, adit_engine_mod(layout->engine, i), err));
    }
    ADIT_TRY(read_defaults(layout, vm, err));
    ADIT_TRY(adit_text_status(&layout->problems.text, err));
    if (layout->problems.count > 0) {
        return adit_fail_lines(err, ADIT_INPUT, layout->problems.text.data);
    }
    aditl_vm_refill(vm, &aditl_limits_load);
    layout->out = &out;
    adit_status status = aditl_protected(vm, write_all, layout, err);

    ADIT_THEN(status, adit_text_status(&out, err));
    if (status == ADIT_OK) {
        adit_text_add_bytes(wanted, out.data, out.length);
        status = adit_text_status(wanted, err);
    }
    layout->out = wanted;
    adit_text_free(&out);
    return status;
}

adit_status adit_engine_layout(const adit_engine *engine, int players, adit_text *out,
                               adit_err *err)
{
    aditl_layout layout = {.engine = engine, .players = players, .out = out};
    aditl_vm vm = {0};

    ADIT_NEED(engine != NULL && out != NULL, err);
    if (players < engine->def->info.min_players || players > engine->def->info.max_players) {
        return adit_fail(err, ADIT_USAGE, "%s is for %d to %d players, not %d",
                         engine->def->info.id, engine->def->info.min_players,
                         engine->def->info.max_players, players);
    }
    layout.problems.place = "";
    adit_status status = aditl_layout_list(&layout) ? ADIT_OK : adit_nomem(err);

    ADIT_THEN(status, aditl_vm_open(&vm, &aditl_limits_load, true, &layout, err));
    if (status == ADIT_OK) {
        vm.is_loading = true;
        status = read_and_write(&layout, &vm, err);
        aditl_vm_close(&vm);
    }
    aditl_problems_free(&layout.problems);
    adit_text_free(&layout.source);
    adit_text_free(&layout.names);
    adit_free(layout.element);
    if (status == ADIT_SCRIPT) { /* it only declares: this is a mistake in the file */
        status = ADIT_INPUT;
        if (err != NULL) {
            err->status = status;
        }
    }
    return status;
}
