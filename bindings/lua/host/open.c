/* open.c - opening an engine: the folder of cards, the Lua state, the cards, the game.
 *
 * Everything is made in one order and released in the reverse one on each way out. From
 * adit_engine_create on the engine owns cards and host, also if it fails.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/lua/host/host.h"
#include "bindings/lua/host/prim.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/games/registry.h"

/* ---- Lua ---- */

const char *adit_lua_release(void)
{
    /* "$LuaVersion: Lua 5.4.4  Copyright ...": what the library in use says of itself, which
     * may be newer than the header this was compiled with. */
    static _Thread_local char release[32];
    const char *start = strstr(lua_ident, "Lua 5");
    size_t length;

    if (start == NULL) {
        return LUA_RELEASE;
    }
    length = strcspn(start + 4, " ") + 4;
    snprintf(release, sizeof release, "%.*s", (int)(length < 31 ? length : 31), start);
    return release;
}

/* ---- The folder of cards ---- */

static bool is_folder(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* A folder of cards holds the folder of at least one game. */
static bool holds_cards(const char *folder)
{
    char path[PATH_MAX];

    for (int i = 0; adit_registry_at(i) != NULL; i++) {
        int length = snprintf(path, sizeof path, "%s/%s", folder, adit_registry_at(i)->info.id);

        if (length > 0 && (size_t)length < sizeof path && is_folder(path)) {
            return true;
        }
    }
    return false;
}

/* The folder in which the running program lies. */
static bool program_folder(char *path, size_t size)
{
    ssize_t length = readlink("/proc/self/exe", path, size - 1);
    char *slash;

    if (length <= 0) {
        return false;
    }
    path[length] = '\0';
    slash = strrchr(path, '/');
    if (slash == NULL) {
        return false;
    }
    *slash = '\0';
    return true;
}

static adit_status copy_path(char *buffer, size_t size, const char *path, adit_err *err)
{
    int length = snprintf(buffer, size, "%s", path);

    if (length < 0 || (size_t)length >= size) {
        return adit_fail(err, ADIT_USAGE, "the path of the cards folder is too long");
    }
    return ADIT_OK;
}

adit_status adit_cards_folder(char *buffer, size_t size, adit_err *err)
{
    ADIT_NEED(buffer != NULL, err);
    /* The source tree (build/adit, build/debug/adit), then where `make install` puts them. */
    static const char *const places[] = {"../cards", "../../cards", "../share/adit/cards"};
    const char *given = getenv("ADIT_CARDS");
    char program[PATH_MAX], path[PATH_MAX + 32], whole[PATH_MAX];

    if (given != NULL && given[0] != '\0') {
        return copy_path(buffer, size, given, err);
    }
    if (program_folder(program, sizeof program)) {
        for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
            snprintf(path, sizeof path, "%s/%s", program, places[i]);
            if (holds_cards(path)) {
                return copy_path(buffer, size, realpath(path, whole) != NULL ? whole : path, err);
            }
        }
    }
    return adit_fail(err, ADIT_IO,
                     "cannot find the cards folder near the program; set ADIT_CARDS=FOLDER");
}

/* ---- Opening ---- */

static const char *title_id(const void *context, int i)
{
    (void)context;
    return adit_registry_at(i)->info.id;
}

adit_status aditl_find_game(const char *id, const adit_game_def **def, adit_err *err)
{
    const char *near;
    int count = 0;

    if (id == NULL) {
        return adit_fail(err, ADIT_USAGE, "no game given");
    }
    *def = adit_registry_find(id);
    if (*def != NULL) {
        return ADIT_OK;
    }
    while (adit_registry_at(count) != NULL) {
        count++;
    }
    near = adit_nearest(id, count, title_id, NULL);
    return adit_fail(err, ADIT_USAGE, "no game is called '%s'%s", id,
                     adit_did_you_mean(near, "; `adit games` lists them").text);
}

int aditl_default_players(const adit_game_info *info)
{
    int players = info->min_players > 2 ? info->min_players : 2;

    return players < info->max_players ? players : info->max_players;
}

/* The folder of the game's own cards. */
static adit_status find_folder(const adit_engine_options *options, char *path, size_t size,
                               adit_err *err)
{
    char cards[PATH_MAX];
    int length;

    if (options->cards != NULL) {
        ADIT_TRY(copy_path(cards, sizeof cards, options->cards, err));
    } else {
        ADIT_TRY(adit_cards_folder(cards, sizeof cards, err));
    }
    length = snprintf(path, size, "%s/%s", cards, options->game);
    if (length < 0 || (size_t)length >= size) {
        return adit_fail(err, ADIT_USAGE, "the path of the cards folder is too long");
    }
    if (!is_folder(path)) {
        return adit_fail(err, ADIT_IO, "%s: no such folder; expected the cards of %s there", path,
                         options->game);
    }
    return ADIT_OK;
}

adit_status aditl_load_mods(aditl_host *host, const aditl_mod_source *mods, int count,
                            bool reverse_files, adit_err *err)
{
    const aditl_load_job job = {.vm = &host->vm,
                                .def = host->def,
                                .mods = mods,
                                .mod_count = count,
                                .promise_of = aditl_promise_of,
                                .reverse_files = reverse_files};

    ADIT_TRY(aditl_load(&job, &host->set, err));
    return aditl_host_extend(host, err);
}

/* What becomes of the folders: cards, or with `id` the source of one of them. */
typedef struct {
    aditl_host *host;
    const adit_engine_options *options;
    const char *id;
    adit_text *out;
} loading;

static adit_status load_list(const loading *l, const char *folder, const aditl_mod_list *list,
                             adit_err *err)
{
    aditl_mod_source mods[ADIT_MAX_MODS + 1] = {{.folder = folder, .is_game = true}};
    const aditl_load_job job = {.vm = &l->host->vm,
                                .def = l->host->def,
                                .mods = mods,
                                .mod_count = list->count + 1,
                                .promise_of = aditl_promise_of,
                                /* patches lay their fields over those of cards */
                                .late_examples = list->count == 0 && l->id == NULL,
                                .shuffle_mods = l->options->mod_order != 0,
                                .mod_seed = l->options->mod_order - 1};

    for (int i = 0; i < list->count; i++) {
        mods[i + 1].folder = list->path[i];
    }
    if (l->id != NULL) {
        return aditl_write_card(&job, l->id, l->out, err);
    }
    ADIT_TRY(aditl_load(&job, &l->host->set, err));
    return aditl_host_extend(l->host, err);
}

/* Opens a host for the game of the options and loads its cards and mods. */
static adit_status load_cards(loading *l, adit_err *err)
{
    const adit_game_def *def = NULL;
    aditl_mod_list list = {.count = 0};
    char folder[PATH_MAX];
    adit_status status;

    ADIT_TRY(aditl_find_game(l->options->game, &def, err));
    ADIT_TRY(find_folder(l->options, folder, sizeof folder, err));
    ADIT_TRY(aditl_host_open(def, l->options->strict || l->id != NULL, &l->host, err));
    status = aditl_mods_gather(l->options->mods, l->options->mod_count, &list, err);
    ADIT_THEN(status, load_list(l, folder, &list, err));
    aditl_mod_list_free(&list);
    if (status != ADIT_OK || l->id != NULL) {
        aditl_host_close(l->host);
    }
    return status;
}

/* Too many are refused later, and are not looked at. */
static bool are_mods_given(const adit_engine_options *options)
{
    for (size_t i = 0; i < options->mod_count && options->mod_count <= ADIT_MAX_MODS; i++) {
        if (options->mods == NULL || options->mods[i] == NULL) {
            return false;
        }
    }
    return true;
}

adit_status adit_engine_open(const adit_engine_options *options, adit_engine **engine,
                             adit_err *err)
{
    ADIT_NEED(engine != NULL, err);
    *engine = NULL;
    ADIT_NEED(options != NULL && are_mods_given(options), err);

    loading l = {.options = options};
    adit_card_host functions;

    ADIT_TRY(load_cards(&l, err));
    /* Shipped cards are trusted to end; the count hook costs a third of a game's time. */
    aditl_host_ready(l.host, options->strict || options->mod_count > 0);
    aditl_host_functions(l.host, &functions);
    ADIT_TRY(adit_engine_create(l.host->def, l.host->set.cards, &functions, options->purity, engine,
                                err));
    (*engine)->mods = l.host->set.mods;
    (*engine)->mod_count = l.host->set.mod_count;
    (*engine)->binding = l.host;
    const adit_status status = aditl_read_weights(*engine, err);
    if (status != ADIT_OK) {
        adit_engine_close(*engine);
        *engine = NULL;
    }
    return status;
}

adit_status aditl_card_write(const adit_engine_options *options, const char *id, adit_text *out,
                             adit_err *err)
{
    ADIT_NEED(options != NULL && id != NULL && out != NULL && are_mods_given(options), err);

    loading l = {.options = options, .id = id, .out = out};

    return load_cards(&l, err);
}
