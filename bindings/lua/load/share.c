/* share.c - code that files share: include within a mod, import from another mod.
 *
 * All files were read with the mod's folder, so including is a look into a list and never opens
 * anything. A shared file runs once, in its mod's environment and under the same rules as a card
 * file, and what it returns is read-only before anybody else gets it: no card can leave something
 * in it for another. Mods are loaded after those they depend on, so what a mod imports was run by
 * then.
 */
#include <string.h>

#include "bindings/lua/load/internal.h"
#include "bindings/lua/load/share.h"
#include "engine/base/names.h"

#define CHARGE_OF_USE 20 /* steps, and one for each shared file that is looked at */

/* The loader, while files are loaded; `name` is the function that was called. */
static aditl_loader *loader_of(lua_State *L, const char *name)
{
    aditl_loader *loader = aditl_vm_of(L)->loading.loader;

    if (loader == NULL || aditl_vm_of(L)->loading.path == NULL) {
        aditl_raise(L,
                    "%s works only while the file is loaded, not inside a function that runs "
                    "later; call it at the top of the file and keep the result in a local",
                    name);
    }
    return loader;
}

/* Notes that the running file uses a shared one, once. */
static void note_use(aditl_loader *loader, lua_State *L, int shared)
{
    aditl_found *found = &loader->found;
    aditl_file *user = &loader->set.files[loader->vm->loading.file];

    aditl_charge(L, CHARGE_OF_USE);
    for (int i = user->first_use; i != 0; i = found->uses[i - 1].next) {
        aditl_charge(L, 1);
        if (found->uses[i - 1].file == shared) {
            return;
        }
    }
    if (!ADITL_ROOM(&loader->set, found->uses, found->use_count, found->use_capacity)) {
        aditl_raise_shortage(L);
    }
    found->uses[found->use_count++] = (aditl_use){.file = shared, .next = user->first_use};
    user->first_use = found->use_count;
}

/* ---- Running a shared file ---- */

static void refuse_cycle(const aditl_loader *loader, lua_State *L, int first)
{
    char text[500];
    adit_buffer out = adit_buffer_on(text, sizeof text);

    for (int i = first; i < loader->found.running_count; i++) {
        adit_buffer_addf(&out, "%.60s -> ", loader->set.files[loader->found.running[i]].relative);
    }
    aditl_raise(L, "include: files include each other in a cycle: %s%.60s", text,
                loader->set.files[loader->found.running[first]].relative);
}

static void check_running(const aditl_loader *loader, lua_State *L, int file)
{
    for (int i = 0; i < loader->found.running_count; i++) {
        if (loader->found.running[i] == file) {
            refuse_cycle(loader, L, i);
        }
    }
    if (loader->found.running_count == ADIT_MAX_INCLUDES) {
        aditl_raise_limit(L, "include", ADIT_LIMIT_INCLUDES);
    }
}

/* What it returned lies on top. */
static void check_returned(lua_State *L, const aditl_file *file)
{
    char shown[96];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);

    if (lua_type(L, -1) == LUA_TTABLE || lua_type(L, -1) == LUA_TFUNCTION) {
        return;
    }
    aditl_show(L, -1, &out);
    lua_pushfstring(L, "%s:%d: %s must return a table or a function, this one returned %s",
                    file->path, aditl_locate(file, 1, 0, NULL, 0, "return"),
                    strcmp(file->relative, "exports.lua") == 0 ? "exports.lua" : "a file in lib",
                    shown);
    lua_error(L);
}

static void run_shared_file(aditl_loader *loader, lua_State *L, int number)
{
    aditl_found *found = &loader->found;
    aditl_file *file = &loader->set.files[number];

    check_running(loader, L, number);
    found->running[found->running_count++] = number;
    aditl_call_file(loader, L, number);
    check_returned(L, file);
    aditl_seal_shared(L, file->path);
    lua_rawgeti(L, LUA_REGISTRYINDEX, found->results_ref);
    lua_insert(L, -2);
    lua_rawseti(L, -2, number + 1);
    lua_pop(L, 1);
    found->running_count--;
    file->is_done = true;
    if (found->last_done == 0) {
        found->first_done = number + 1;
    } else {
        loader->set.files[found->last_done - 1].next_done = number + 1;
    }
    found->last_done = number + 1;
}

void aditl_push_shared(aditl_loader *loader, lua_State *L, int number)
{
    aditl_need_stack(L, 8, NULL);
    if (loader->set.files[number].is_broken) {
        (void)aditl_unwind(L, ADIT_INPUT); /* it has been reported */
    }
    if (!loader->set.files[number].is_done) {
        run_shared_file(loader, L, number);
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, loader->found.results_ref);
    lua_rawgeti(L, -1, number + 1);
    lua_remove(L, -2);
}

/* ---- include ---- */

typedef struct {
    const aditl_mod_set *set;
    const aditl_mod *mod;
} mod_files;

static const char *name_of_file(const void *context, int i)
{
    const mod_files *of = context;
    const aditl_file *file = &of->set->files[of->mod->first_file + i];

    return strncmp(file->relative, "lib/", 4) == 0 ? file->relative : "";
}

/* Says what is wrong with a path that no file in lib has. */
static int refuse_path(lua_State *L, const mod_files *of, const char *path)
{
    if (of->mod->file_count == 1 &&
        of->set->files[of->mod->first_file].relative == of->set->files[of->mod->first_file].path) {
        return aditl_raise(L, "include: a mod of one file has no folder lib; make it a folder");
    }
    if (strncmp(path, "lib/", 4) != 0 || strstr(path, "..") != NULL || strstr(path, "//") != NULL ||
        strstr(path, "/./") != NULL) {
        return aditl_raise(L,
                           "include: expected a file in the mod's folder lib, as in include "
                           "\"lib/folk.lua\", got '%.80s'",
                           path);
    }
    aditl_charge(L, of->mod->file_count);
    return aditl_raise(
        L, "include: the mod has no file '%.80s'%s", path,
        adit_did_you_mean(adit_nearest(path, of->mod->file_count, name_of_file, of), "").text);
}

static const char *check_text(lua_State *L, const char *name, const char *example)
{
    if (lua_type(L, 1) != LUA_TSTRING || lua_gettop(L) != 1) {
        aditl_raise(L, "%s: expected a text, as in %s \"%s\"", name, name, example);
    }
    return lua_tostring(L, 1);
}

/* include "lib/folk.lua". Upvalue: the mod. */
static int l_include(lua_State *L)
{
    aditl_loader *loader = loader_of(L, "include");
    const char *path = check_text(L, "include", "lib/folk.lua");
    const aditl_mod *mod = &loader->set.mods[lua_tointeger(L, lua_upvalueindex(1))];

    for (int i = mod->first_file; i < mod->first_file + mod->file_count; i++) {
        const aditl_file *file = &loader->set.files[i];

        if (file->is_shared && strncmp(path, "lib/", 4) == 0 && strcmp(file->relative, path) == 0) {
            note_use(loader, L, i);
            aditl_push_shared(loader, L, i);
            return 1;
        }
    }
    return refuse_path(L, &(mod_files){&loader->set, mod}, path);
}

/* ---- import ---- */

static const aditl_mod *find_mod(const aditl_mod_set *set, const char *id)
{
    for (int i = 0; i < set->mod_count; i++) {
        if (strcmp(set->mods[i].id, id) == 0) {
            return &set->mods[i];
        }
    }
    return NULL;
}

static bool is_needed(const aditl_mod *mod, const char *id)
{
    for (int i = 0; i < mod->depends.count; i++) {
        if (strcmp(mod->depends.item[i].id, id) == 0) {
            return true;
        }
    }
    return false;
}

static void check_import(lua_State *L, const aditl_loader *loader, const aditl_mod *mod,
                         const char *id)
{
    if (!loader->found.are_ordered) {
        aditl_raise(L, "import: mod.lua and the files that it includes cannot import; import in a "
                       "card file or in exports.lua");
    }
    if (strcmp(mod->id, id) == 0) {
        aditl_raise(L, "import: '%.40s' is this mod itself; use include \"lib/...\"", id);
    }
    if (!aditl_knows_mod(mod, id)) {
        aditl_raise(L,
                    "import: the mod '%s' does not depend on '%.40s'; add depends = { \"%.40s\" } "
                    "to its mod.lua",
                    mod->id, id, id);
    }
}

/* import "other_mod". Upvalue: the mod. */
static int l_import(lua_State *L)
{
    aditl_loader *loader = loader_of(L, "import");
    const char *id = check_text(L, "import", "other_mod");
    const aditl_mod *mod = &loader->set.mods[lua_tointeger(L, lua_upvalueindex(1))];
    const aditl_mod *other = find_mod(&loader->set, id);

    check_import(L, loader, mod, id);
    if (other == NULL) {
        if (is_needed(mod, id)) {
            (void)aditl_unwind(L, ADIT_INPUT); /* that it is missing has been reported */
        }
        return 0;
    }
    for (int i = other->first_file; i < other->first_file + other->file_count; i++) {
        const aditl_file *file = &loader->set.files[i];

        if (file->is_shared && strcmp(file->relative, "exports.lua") == 0) {
            if (!file->is_done) {
                (void)aditl_unwind(L, ADIT_INPUT); /* it failed, or the mods form a cycle */
            }
            note_use(loader, L, i);
            aditl_push_shared(loader, L, i);
            return 1;
        }
    }
    return aditl_raise(L, "import: the mod '%s' exports nothing; it has no file exports.lua", id);
}

void aditl_add_sharing(lua_State *L, int environment, int mod)
{
    lua_pushinteger(L, mod);
    lua_pushcclosure(L, l_include, 1);
    aditl_add_global(L, environment, "include");
    lua_pushinteger(L, mod);
    lua_pushcclosure(L, l_import, 1);
    aditl_add_global(L, environment, "import");
}
