/* about.c - what mod.lua says of a mod, without loading the mod.
 *
 * Lists of mods, the search for dependencies and the checks need to know what a folder is before
 * a game is chosen. The file runs in a sealed box of its own; the loader reports
 * what is wrong in it, with its line, so this reader takes what it can use and skips the rest.
 */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/lua/mods/mods.h"
#include "bindings/lua/vm/vm.h"
#include "engine/disk/file_below.h"

#define RULES_BYTES ((size_t)1 << 20)

typedef struct {
    aditl_mod_about *about;
    const char *path;
    adit_text source;
} reading;

static int l_mod(lua_State *L)
{
    luaL_checktype(L, 1, LUA_TTABLE);
    lua_settop(L, 1);
    return 1;
}

/* include gives something that can be read and called and says nothing: what a mod is does not
 * depend on its other files. */
static int l_nothing(lua_State *L)
{
    lua_settop(L, 0);
    lua_newtable(L);
    lua_createtable(L, 0, 3);
    lua_pushcfunction(L, l_nothing);
    lua_setfield(L, 2, "__index");
    lua_pushcfunction(L, l_nothing);
    lua_setfield(L, 2, "__call");
    lua_pushboolean(L, 0);
    lua_setfield(L, 2, "__metatable");
    lua_setmetatable(L, 1);
    return 1;
}

static void copy_text(lua_State *L, int table, const char *key, char *out, size_t size)
{
    lua_pushstring(L, key);
    if (lua_rawget(L, table) == LUA_TSTRING && lua_rawlen(L, -1) < size &&
        aditl_text_problem(lua_tostring(L, -1), lua_rawlen(L, -1)) == NULL) {
        snprintf(out, size, "%s", lua_tostring(L, -1));
    }
    lua_pop(L, 1);
}

/* Calls take for each text of the list. */
static void each_text(lua_State *L, int table, const char *key,
                      void (*take)(aditl_mod_about *about, const char *text),
                      aditl_mod_about *about)
{
    lua_pushstring(L, key);
    if (lua_rawget(L, table) == LUA_TTABLE) {
        for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
            if (lua_type(L, -1) == LUA_TSTRING &&
                aditl_is_showable(lua_tostring(L, -1), lua_rawlen(L, -1))) {
                take(about, lua_tostring(L, -1));
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

static void take_game(aditl_mod_about *about, const char *text)
{
    if (about->game_count < 8 && strlen(text) < sizeof about->games[0]) {
        snprintf(about->games[about->game_count++], sizeof about->games[0], "%s", text);
    }
}

/* "lamps >=1.2": the release is the loader's business. */
static void take_need(aditl_mod_about *about, const char *text)
{
    size_t length = strcspn(text, " ");

    if (about->depend_count < ADIT_MAX_MODS && length < sizeof about->depends[0]) {
        snprintf(about->depends[about->depend_count++], sizeof about->depends[0], "%.*s",
                 (int)length, text);
    }
}

static void take_author(aditl_mod_about *about, const char *text)
{
    size_t length = strlen(about->authors);

    if (length + strlen(text) + 3 < sizeof about->authors) {
        snprintf(about->authors + length, sizeof about->authors - length, "%s%s",
                 length > 0 ? ", " : "", text);
    }
}

/* Runs protected; argument: the reading. */
static int read_file(lua_State *L)
{
    reading *r = lua_touserdata(L, 1);
    int table;

    aditl_push_environment(L);
    lua_pushcfunction(L, l_mod);
    aditl_add_global(L, -2, "mod");
    lua_pushcfunction(L, l_nothing);
    aditl_add_global(L, -2, "include");
    aditl_load_chunk(L, r->source.data, r->source.length, r->path, lua_gettop(L),
                     ADITL_CHUNK_STRANGER);
    lua_call(L, 0, 1);
    table = lua_gettop(L);
    if (lua_type(L, table) != LUA_TTABLE) {
        return 0;
    }
    copy_text(L, table, "id", r->about->id, sizeof r->about->id);
    snprintf(r->about->name, sizeof r->about->name, "%s", r->about->id);
    copy_text(L, table, "name", r->about->name, sizeof r->about->name);
    copy_text(L, table, "version", r->about->version, sizeof r->about->version);
    copy_text(L, table, "licence", r->about->licence, sizeof r->about->licence);
    copy_text(L, table, "example", r->about->example, sizeof r->about->example);
    copy_text(L, table, "text", r->about->text, sizeof r->about->text);
    each_text(L, table, "authors", take_author, r->about);
    each_text(L, table, "games", take_game, r->about);
    each_text(L, table, "depends", take_need, r->about);
    return 0;
}

adit_status aditl_mod_inspect(const char *folder, aditl_mod_about *about, adit_err *err)
{
    ADIT_NEED(folder != NULL && about != NULL, err);

    char path[4096];
    struct stat status;
    reading r = {.about = about, .path = path};
    aditl_vm vm = {0};
    aditl_limits limits = aditl_limits_load;
    int length = snprintf(path, sizeof path, "%s/mod.lua", folder);
    adit_status result;

    limits.fuel /= 10; /* mods that lie around are looked at again and again */
    memset(about, 0, sizeof *about);
    aditl_mod_folder_id(folder, about->id, sizeof about->id);
    snprintf(about->name, sizeof about->name, "%s", about->id);
    snprintf(about->version, sizeof about->version, "0.0.0");
    about->has_manifest = length < (int)sizeof path && lstat(path, &status) == 0;
    if (!about->has_manifest) {
        return ADIT_OK;
    }
    if (!S_ISREG(status.st_mode)) {
        return adit_fail(err, ADIT_INPUT, "%s: not a regular file", path);
    }
    result = adit_file_read(path, ADIT_MAX_FILE_BYTES, &r.source, err);
    if (result == ADIT_OK) {
        result = aditl_vm_open(&vm, &limits, true, &r, err);
    }
    if (result == ADIT_OK) {
        result = aditl_protected(&vm, read_file, &r, err);
        aditl_vm_close(&vm);
    }
    adit_text_free(&r.source);
    return result;
}

/* ---- rules.md ---- */

adit_status adit_engine_mod_rules(const adit_engine *engine, int n, adit_text *out, adit_err *err)
{
    adit_text text = {0};
    adit_status status;
    int folder;

    ADIT_NEED(engine != NULL && out != NULL && n >= 0 && n < adit_engine_mod_count(engine), err);
    if (adit_folder_open(adit_engine_mod(engine, n)->folder, &folder, NULL) != ADIT_OK) {
        return ADIT_OK; /* a mod of one file */
    }
    status = adit_file_read_below(folder, "rules.md", RULES_BYTES, &text, err);
    close(folder);
    if (status == ADIT_OK && text.data != NULL) {
        aditl_mask(text.data);
        adit_text_add(out, text.data);
    }
    adit_text_free(&text);
    return status == ADIT_IO ? ADIT_OK : status;
}
