/* open_game.c - how a script gets a game: adit.game, adit.load and adit.titles.
 *
 * Engines are opened once for each combination of game, mods and strictness and live until
 * the script ends, so making a game in a loop costs only the game.
 */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "bindings/lua/mods/mods.h"
#include "bindings/lua/script/internal.h"
#include "engine/base/memory.h"
#include "engine/model/state.h"

#define DEFAULT_SEED 1
#define MAX_GAMES 10000000
#define STEPS_OF_FILE_BYTE 2 /* reading and taking apart */

/* ---- Requests ---- */

void aditl_request_clear(aditl_request *request)
{
    adit_free(request->game);
    adit_free(request->scenario_path);
    adit_scenario_free(request->scenario);
    aditl_settings_free(&request->rules);
    aditl_settings_free(&request->fields);
    aditl_settings_free(&request->mods);
    aditl_settings_free(&request->seats);
    aditl_problems_free(&request->problems);
    *request = (aditl_request){.problems = {.place = ""}};
}

static bool is_known(const char *const *known, const char *key)
{
    while (*known != NULL && strcmp(*known, key) != 0) {
        known++;
    }
    return *known != NULL;
}

/* `players` is a number in adit.game and the list of who plays in adit.sim. */
static void read_players(lua_State *L, aditl_request *request)
{
    lua_pushliteral(L, "players");
    int type = lua_rawget(L, 1);

    lua_pop(L, 1);
    if (type == LUA_TTABLE) {
        aditl_read_words(L, 1, "players", &request->seats, &request->problems);
        request->players = (int64_t)request->seats.count;
    } else {
        aditl_read_int(L, 1, "players", 1, ADIT_MAX_SEATS, &request->players, &request->problems);
    }
}

static void read_scenario(lua_State *L, aditl_driver *driver)
{
    aditl_request *request = &driver->request;

    if (!aditl_read_text(L, 1, "scenario", &request->scenario_path, &request->problems)) {
        return;
    }
    aditl_driver_raise(L, aditl_driver_may_read(driver, request->scenario_path));
    aditl_driver_raise(
        L, adit_scenario_read(request->scenario_path, &request->scenario, &driver->err));
    if (request->game == NULL) {
        request->game = adit_strdup(adit_scenario_game(request->scenario));
        if (request->game == NULL) {
            aditl_driver_raise(L, adit_nomem(&driver->err));
        }
    } else if (strcmp(request->game, adit_scenario_game(request->scenario)) != 0) {
        aditl_problem(&request->problems, "scenario", "%s is for %s, not for %s",
                      request->scenario_path, adit_scenario_game(request->scenario), request->game);
    }
}

void aditl_driver_read_request(lua_State *L, const char *const *known)
{
    aditl_driver *driver = aditl_driver_of(L);
    aditl_request *request = &driver->request;

    aditl_request_clear(request);
    request->seed = DEFAULT_SEED;
    if (lua_type(L, 1) != LUA_TTABLE) {
        aditl_raise(L, "needs a table such as { game = \"%s\" }, not %s", adit_game_info_at(0)->id,
                    luaL_typename(L, 1));
    }
    aditl_check_keys(L, 1, known, "the settings", false, &request->problems);
    aditl_read_text(L, 1, "game", &request->game, &request->problems);
    read_players(L, request);
    request->has_seed = aditl_read_seed(L, 1, "seed", &request->seed, &request->problems);
    if (is_known(known, "games")) {
        aditl_read_int(L, 1, "games", 1, MAX_GAMES, &request->games, &request->problems);
    }
    aditl_read_settings(L, 1, "rules", "", &request->rules, &request->problems);
    aditl_read_settings(L, 1, "set", "", &request->fields, &request->problems);
    aditl_read_words(L, 1, "mods", &request->mods, &request->problems);
    aditl_read_flag(L, 1, "strict", &request->strict, &request->problems);
    read_scenario(L, driver);
    if (request->problems.count > 0) {
        aditl_driver_raise_problems(L, &request->problems);
    }
}

/* ---- Engines ---- */

/* The mods of the request and of its scenario, as they are named. */
typedef struct {
    const char *name[ADIT_MAX_MODS];
    size_t count;
} wanted_mods;

static adit_status list_mods(aditl_driver *driver, wanted_mods *mods)
{
    const aditl_request *request = &driver->request;

    mods->count = request->mods.count;
    for (size_t i = 0; i < mods->count && i < ADIT_MAX_MODS; i++) {
        mods->name[i] = request->mods.item[i].name;
    }
    if (request->scenario != NULL) {
        mods->count = adit_scenario_mods(request->scenario, mods->name, mods->count, ADIT_MAX_MODS);
    }
    if (mods->count > ADIT_MAX_MODS) {
        return adit_fail(
            &driver->err, ADIT_USAGE, "%zu mods%s; at most %d can be added", mods->count,
            mods->count > request->mods.count ? ", including those of the scenario" : "",
            ADIT_MAX_MODS);
    }
    return ADIT_OK;
}

/* Writes what tells one engine from another into driver->key: whatever a mod was called, it is
 * the same in one place. */
static adit_status engine_key(aditl_driver *driver, const char *game, const wanted_mods *mods)
{
    char folder[PATH_MAX];

    driver->key.length = 0;
    driver->key.failed = false;
    adit_text_addf(&driver->key, "%s\n%s", game, driver->request.strict ? "strict" : "");
    for (size_t i = 0; i < mods->count; i++) {
        ADIT_TRY(aditl_driver_find_mod(driver, mods->name[i], folder, sizeof folder));
        adit_text_add(&driver->key, "\n");
        adit_text_add(&driver->key, folder);
    }
    return adit_text_status(&driver->key, &driver->err);
}

/* An id is looked for in one way only, so what the key says is what is loaded. */
static adit_status open_engine(aditl_driver *driver, const char *game, const wanted_mods *wanted,
                               aditl_open_engine *open)
{
    static _Thread_local char folder[ADIT_MAX_MODS][PATH_MAX];
    const char *mods[ADIT_MAX_MODS];
    adit_engine_options options = {
        .game = game, .strict = driver->request.strict, .mods = mods, .mod_count = wanted->count};

    for (size_t i = 0; i < wanted->count; i++) {
        mods[i] = wanted->name[i];
        if (driver->powers.is_confined && strchr(mods[i], '/') == NULL) {
            ADIT_TRY(aditl_driver_find_mod(driver, mods[i], folder[i], sizeof folder[i]));
            mods[i] = folder[i];
        }
    }
    return adit_engine_open(&options, &open->engine, &driver->err);
}

static adit_status check_open(aditl_driver *driver)
{
    int count = 0;

    for (const aditl_open_engine *open = driver->engines; open != NULL; open = open->next) {
        count += open->engine != NULL;
    }
    if (driver->powers.is_confined && count >= ADIT_MAX_ENGINES) {
        return adit_fail(&driver->err, ADIT_LIMIT, "%s; split it into several scripts",
                         adit_limit_message(adit_limit_at(ADIT_LIMIT_ENGINES)).text);
    }
    return ADIT_OK;
}

/* Opens an engine under driver->key and puts it into the list. */
static adit_status add_engine(aditl_driver *driver, const char *game, const wanted_mods *mods)
{
    ADIT_TRY(check_open(driver));

    aditl_open_engine *open = adit_alloc(sizeof *open);

    ADIT_TRY_NEW(open, &driver->err);
    /* In the list first, so that it is released whatever happens. */
    open->next = driver->engines;
    driver->engines = open;
    ADIT_TRY(adit_budget_check(driver->budget, NULL, &driver->err));
    ADIT_TRY(open_engine(driver, game, mods, open));
    (void)adit_engine_use_budget(open->engine, driver->budget);
    adit_budget_spend(driver->budget, ADIT_STEPS_OF_OPEN);
    open->key = adit_strdup(driver->key.data);
    return open->key != NULL ? ADIT_OK : adit_nomem(&driver->err);
}

adit_engine *aditl_driver_engine(lua_State *L, const char *game)
{
    aditl_driver *driver = aditl_driver_of(L);

    wanted_mods mods = {.count = 0};

    aditl_driver_raise(L, list_mods(driver, &mods));
    aditl_driver_raise(L, engine_key(driver, game, &mods));
    for (const aditl_open_engine *open = driver->engines; open != NULL; open = open->next) {
        if (open->key != NULL && strcmp(open->key, driver->key.data) == 0) {
            return open->engine;
        }
    }
    aditl_driver_raise(L, add_engine(driver, game, &mods));
    return driver->engines->engine;
}

/* ---- adit.game ---- */

adit_status aditl_driver_new_game(aditl_driver *driver, adit_engine *engine, uint64_t seed,
                                  adit_game **game)
{
    const aditl_request *request = &driver->request;
    adit_setup setup = {.players = (int)request->players,
                        .seed = seed,
                        .rules = request->rules.item,
                        .rule_count = request->rules.count,
                        .fields = request->fields.item,
                        .field_count = request->fields.count};

    if (request->scenario != NULL) {
        adit_scenario_apply(request->scenario, true, &setup);
    }
    if (setup.players <= 0) {
        setup.players = aditl_default_players(adit_engine_game(engine));
    }
    adit_status status = adit_game_new(engine, &setup, game, &driver->err);

    if (status != ADIT_OK && request->scenario != NULL) {
        adit_scenario_explain(request->scenario, &driver->err);
        adit_err_context(&driver->err, "setting up the scenario %s", request->scenario_path);
    }
    return status;
}

uint64_t aditl_request_seed(const aditl_request *request)
{
    adit_setup setup = {.players = 1, .seed = request->seed};

    if (request->scenario != NULL) {
        adit_scenario_apply(request->scenario, request->has_seed, &setup);
    }
    return setup.seed;
}

static int l_game(lua_State *L)
{
    static const char *const known[] = {"game", "players", "seed",     "rules", "set",
                                        "mods", "strict",  "scenario", NULL};
    aditl_driver *driver = aditl_driver_of(L);

    aditl_driver_read_request(L, known);
    if (driver->request.game == NULL) {
        return aditl_raise(L, "adit.game needs game = \"%s\" or a scenario",
                           adit_game_info_at(0)->id);
    }
    adit_engine *engine = aditl_driver_engine(L, driver->request.game);
    adit_game *game = NULL;
    uint64_t seed = aditl_request_seed(&driver->request);

    aditl_driver_raise(L, aditl_driver_new_game(driver, engine, seed, &game));
    aditl_driver_push_game(L, game);
    return 1;
}

/* ---- adit.load ---- */

static adit_status load_game(aditl_driver *driver, adit_engine *engine, const char *path,
                             const adit_file_info *info, adit_game **game)
{
    adit_replay_options options = {.verify = driver->request.verify,
                                   .decisions = (int)driver->request.decisions,
                                   .name = path};
    const adit_text *file = &driver->text;

    if (!info->is_record && driver->request.decisions >= 0) {
        return adit_fail(&driver->err, ADIT_USAGE, "%s: a saved position has no earlier decisions",
                         path);
    }
    if (info->is_record) {
        return adit_game_replay(engine, file->data, file->length, &options, game, &driver->err);
    }
    return adit_game_load(engine, file->data, file->length, game, &driver->err);
}

void aditl_driver_fetch_game(lua_State *L, const char *path)
{
    aditl_driver *driver = aditl_driver_of(L);

    adit_text_free(&driver->text);
    driver->text = (adit_text){0};
    aditl_driver_raise(L, aditl_driver_read_game(driver, path, &driver->text));
    aditl_driver_charge(L, (int64_t)driver->text.length * STEPS_OF_FILE_BYTE);
}

/* adit.load(path [, { mods = {...}, strict = true, verify = true, decisions = 20 }]) */
static int l_load(lua_State *L)
{
    static const char *const known[] = {"mods", "strict", "verify", "decisions", NULL};
    aditl_driver *driver = aditl_driver_of(L);
    const char *path = aditl_driver_text(L, 1, "path");
    adit_file_info info;
    adit_game *game = NULL;

    /* The path stays on the stack while index 1 becomes the table of options. */
    lua_settop(L, 2);
    if (lua_isnil(L, 2)) {
        lua_newtable(L);
        lua_replace(L, 2);
    }
    lua_insert(L, 1);
    aditl_driver_read_request(L, known);
    aditl_read_flag(L, 1, "verify", &driver->request.verify, &driver->request.problems);
    driver->request.decisions = -1;
    aditl_read_int(L, 1, "decisions", 0, INT32_MAX, &driver->request.decisions,
                   &driver->request.problems);
    if (driver->request.problems.count > 0) {
        aditl_driver_raise_problems(L, &driver->request.problems);
    }
    aditl_driver_fetch_game(L, path);
    aditl_driver_raise(
        L, adit_file_inspect(driver->text.data, driver->text.length, path, &info, &driver->err));
    adit_engine *engine = aditl_driver_engine(L, info.game);

    aditl_driver_raise(L, load_game(driver, engine, path, &info, &game));
    aditl_driver_push_game(L, game);
    return 1;
}

/* ---- adit.titles ---- */

static int l_titles(lua_State *L)
{
    int count = adit_game_info_count();

    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        const adit_game_info *info = adit_game_info_at(i);

        lua_createtable(L, 0, 4);
        aditl_set_text(L, "id", info->id);
        aditl_set_text(L, "title", info->title);
        aditl_set_int(L, "min_players", info->min_players);
        aditl_set_int(L, "max_players", info->max_players);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

const aditl_row aditl_open_rows[] = {
    {"adit.game", l_game, "settings Table", "Match",
     "Creates a game at its first question; settings: game or scenario, players, seed, rules, set, "
     "mods, strict.",
     "adit.game { game = \"%game%\", seed = 2 }:close()"},
    {"adit.load", l_load, "path Text, settings Table?", "Match",
     "Loads a saved position or a recorded game; settings: mods, strict, verify, decisions.",
     "expect(not pcall(adit.load, \"nowhere.play\"))"},
    {0},
};

const aditl_row aditl_title_rows[] = {
    {"adit.titles", l_titles, "", "List",
     "Returns the available games: id, title, min_players, max_players.",
     "expect(#adit.titles() > 0)"},
    {0},
};
