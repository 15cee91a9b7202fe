/* scenario.c - scenario files: who plays what, from which start.
 *
 * A scenario is a Lua file that returns scenario { ... }. It is run once in a short-lived
 * state of its own; what it said is kept as plain settings. Everything that can be known
 * without an engine is checked here, and all problems are listed; names of fields are checked
 * when the match is set up, and happenings when the engine loads the file among its mods.
 */
#include "bindings/lua/scenario/scenario.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/lua/host/host.h"
#include "bindings/lua/mods/mods.h"
#include "bindings/lua/read/declare.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/games/registry.h"
#include "engine/match/seats.h"
#include "engine/model/state.h"

/* What is needed while the file is read; everything outside of Lua is released by the caller. */
typedef struct {
    adit_scenario *scenario;
    aditl_problems problems;
    aditl_settings seats, named_mods;
    int declared; /* how often scenario { } was called */
} reading;

/* Names whose meaning only the engine knows: with one of them the file is loaded as a mod. */
static const char *const loaded_keys[] = {"cards",  "without", "on",       "modify",   "allow",
                                          "forbid", "rewrite", "exchange", "counters", "setup",
                                          "win",    "lose",    "say",      NULL};

/* ---- Checks beyond types ---- */

static const char *rule_name(const void *context, int i)
{
    return ((const adit_rule_row *)context)[i].name;
}

static const adit_game_def *check_game(reading *r)
{
    const char *game = r->scenario->game;

    if (game == NULL) {
        if (r->problems.count == 0) {
            aditl_problem(&r->problems, NULL, "game is missing; write game = \"%s\"",
                          adit_game_info_at(0)->id);
        }
        return NULL;
    }
    const adit_game_def *def = NULL;
    adit_err why;

    if (aditl_find_game(game, &def, &why) != ADIT_OK) {
        aditl_problem(&r->problems, "game", "%s", why.text);
    }
    return def;
}

static void check_players(reading *r, const adit_game_info *info)
{
    adit_scenario *scenario = r->scenario;

    if (scenario->players == 0 && r->seats.count > 0) {
        scenario->players = (int)r->seats.count;
    }
    if (scenario->players != 0 &&
        (scenario->players < info->min_players || scenario->players > info->max_players)) {
        aditl_problem(&r->problems, "players", "%s is for %d to %d players, not %d", info->id,
                      info->min_players, info->max_players, scenario->players);
    }
    if (r->seats.count > 0 && (int)r->seats.count != scenario->players) {
        aditl_problem(&r->problems, "seats", "there are %d players but %d seats", scenario->players,
                      (int)r->seats.count);
    }
}

static void check_seat_names(reading *r)
{
    size_t length = 0;

    for (size_t i = 0; i < r->seats.count; i++) {
        const char *name = r->seats.item[i].name;
        adit_err why = {0};

        length += strlen(name) + (i > 0);
        if (adit_seat_name_check(name, strlen(name), &why) != ADIT_OK) {
            aditl_problem(&r->problems, "seats", "%s", why.text);
        }
    }
    if (length > ADIT_SEATS_MAX) {
        aditl_problem(&r->problems, "seats", "the names have more than %d characters in total",
                      ADIT_SEATS_MAX);
    }
}

static void check_rules(reading *r, const adit_game_def *def)
{
    for (size_t i = 0; i < r->scenario->rules.count; i++) {
        const char *name = r->scenario->rules.item[i].name;

        /* One of a mod is known when the match is made. */
        if (strchr(name, ':') == NULL && adit_rule_find(def, NULL, name) < 0) {
            const char *nearest =
                adit_nearest(name, adit_rule_count(def, NULL), rule_name, def->rules);

            aditl_problem(&r->problems, name, "unknown rule parameter%s",
                          adit_did_you_mean(nearest, "; `adit rules GAME` lists them").text);
        }
    }
}

/* ---- The mod it lies in ---- */

/* The folder of the file, with a slash at its end; "" if the path has none. */
static void folder_of(const char *path, char *folder, size_t size)
{
    const char *slash = strrchr(path, '/');

    snprintf(folder, size, "%.*s", slash == NULL ? 0 : (int)(slash - path) + 1, path);
}

/* A scenario in scenarios/ or puzzles/ of a mod is played with the mod. `mod` may be NULL. */
static bool lies_in_mod(const char *path, char *mod, size_t size)
{
    char folder[ADITL_PATH_MAX], real[ADITL_PATH_MAX * 2], manifest[ADITL_PATH_MAX * 2];

    folder_of(path, folder, sizeof folder);
    if (realpath(folder[0] == '\0' ? "." : folder, real) == NULL) {
        return false;
    }
    const char *name = strrchr(real, '/') + 1;

    if (strcmp(name, "scenarios") != 0 && strcmp(name, "puzzles") != 0) {
        return false;
    }
    int length = snprintf(manifest, sizeof manifest, "%s../mod.lua", folder);

    if (mod != NULL) {
        snprintf(mod, size, "%s..", folder);
        aditl_plain_path(mod);
    }

    return length < (int)sizeof manifest && access(manifest, R_OK) == 0;
}

/* ---- Reading ---- */

/* scenario { ... }: notes where it stands and gives the table back. */
static int l_scenario(lua_State *L)
{
    reading *r = aditl_vm_of(L)->owner;
    lua_Debug caller;

    if (lua_type(L, 1) != LUA_TTABLE || lua_gettop(L) != 1) {
        return aditl_raise(L, "scenario takes one table: return scenario { game = ..., ... }");
    }
    if (lua_getstack(L, 1, &caller) && lua_getinfo(L, "l", &caller) && caller.currentline > 0) {
        r->problems.line = caller.currentline;
    }
    r->declared++;
    return 1;
}

static int first_human(const aditl_settings *seats)
{
    for (size_t i = 0; i < seats->count; i++) {
        if (strcmp(seats->item[i].name, "human") == 0) {
            return (int)i + 1;
        }
    }
    return 0;
}

static bool is_loaded(lua_State *L, int table)
{
    bool found = false;

    for (int i = 0; loaded_keys[i] != NULL && !found; i++) {
        lua_pushstring(L, loaded_keys[i]);
        found = lua_rawget(L, table) != LUA_TNIL;
        lua_pop(L, 1);
    }
    return found;
}

static void read_table(lua_State *L, int table, reading *r)
{
    adit_scenario *scenario = r->scenario;
    int64_t number;

    aditl_check_keys(L, table, aditl_scenario_keys, "a scenario", false, &r->problems);
    aditl_read_text(L, table, "game", &scenario->game, &r->problems);
    if (aditl_read_text(L, table, "title", &scenario->title, &r->problems) &&
        strchr(scenario->title, '\n') != NULL) {
        aditl_problem(&r->problems, "title", "must be one line");
    }
    aditl_read_text(L, table, "text", &scenario->text, &r->problems);
    if (aditl_read_int(L, table, "players", 1, ADIT_MAX_SEATS, &number, &r->problems)) {
        scenario->players = (int)number;
    }
    scenario->has_seed = aditl_read_seed(L, table, "seed", &scenario->seed, &r->problems);
    aditl_read_words(L, table, "seats", &r->seats, &r->problems);
    check_seat_names(r);
    aditl_read_settings(L, table, "rules", "", &scenario->rules, &r->problems);
    aditl_read_settings(L, table, "set", "", &scenario->fields, &r->problems);
    aditl_read_words(L, table, "mods", &r->named_mods, &r->problems);
    aditl_read_goal(L, table, scenario, first_human(&r->seats), &r->problems);
    aditl_read_campaign(L, table, scenario, &r->problems);
    scenario->is_loaded = is_loaded(L, table) || scenario->goal.is_function;
    const adit_game_def *def = check_game(r);

    if (def != NULL) {
        check_players(r, &def->info);
    }
    /* Mods may bring rule parameters of their own: with them only the engine knows the names. */
    if (def != NULL && r->named_mods.count == 0 && !lies_in_mod(scenario->path, NULL, 0)) {
        check_rules(r, def);
    }
}

/* Happenings and cards use the constructors of the scenario's game, which is not known before
 * the file has run: those of all games are there, and the loader finds the wrong ones. The
 * environment is on top. [-0, +0] */
static void add_constructors(lua_State *L)
{
    int environment = lua_gettop(L);

    for (int i = 0; adit_registry_at(i) != NULL; i++) {
        aditl_push_constructors(L, adit_registry_at(i));
        for (lua_pushnil(L); lua_next(L, environment + 1) != 0;) {
            /* stack: environment, constructors, name, function */
            aditl_add_global(L, environment, lua_tostring(L, -2));
        }
        lua_settop(L, environment);
    }
}

/* Runs protected; argument: the reading. */
static int load_scenario(lua_State *L)
{
    reading *r = lua_touserdata(L, 1);

    aditl_push_environment(L);
    add_constructors(L);
    lua_pushcfunction(L, l_scenario);
    aditl_add_global(L, -2, "scenario");
    aditl_load_chunk(L, r->scenario->source.data, r->scenario->source.length, r->scenario->path,
                     lua_gettop(L), ADITL_CHUNK_STRANGER);
    lua_call(L, 0, 1);
    if (lua_type(L, -1) != LUA_TTABLE || r->declared != 1) {
        aditl_problem(&r->problems, NULL,
                      "the file must end with exactly one 'return scenario { ... }'");
        return 0;
    }
    read_table(L, lua_gettop(L), r);
    return 0;
}

/* ---- What the settings become ---- */

static adit_status join_seats(adit_scenario *scenario, const aditl_settings *seats, adit_err *err)
{
    adit_text text = {0};

    for (size_t i = 0; i < seats->count; i++) {
        adit_text_add(&text, i > 0 ? "," : "");
        adit_text_add(&text, seats->item[i].name); /* as it is: it is looked at later */
    }
    scenario->seats = text.data;
    return adit_text_status(&text, err);
}

adit_status aditl_scenario_make_room(adit_scenario *scenario, adit_err *err)
{
    adit_free(scenario->joined_rules);
    adit_free(scenario->joined_fields);
    scenario->joined_rules =
        adit_alloc((scenario->rules.count + ADITL_SPARE) * sizeof(adit_setting));
    scenario->joined_fields =
        adit_alloc((scenario->fields.count + ADITL_SPARE) * sizeof(adit_setting));
    if (scenario->joined_rules == NULL || scenario->joined_fields == NULL) {
        return adit_nomem(err);
    }
    return ADIT_OK;
}

/* How many folders up the path leads at its highest point, by its text. One that goes up again
 * after it has gone down may pass a link, so it counts as leading anywhere. */
static int levels_up(const char *path)
{
    bool has_name = false;
    int up = 0;

    while (*path != '\0') {
        size_t length = strcspn(path, "/");
        bool is_up = length == 2 && path[0] == '.' && path[1] == '.';

        if (is_up && has_name) {
            return INT_MAX;
        }
        up += is_up;
        has_name = has_name || (!is_up && length > 0 && !(length == 1 && path[0] == '.'));
        path += length + (path[length] == '/');
    }
    return up;
}

bool aditl_path_has_link(const char *path, size_t from)
{
    char part[ADITL_PATH_MAX * 2];
    struct stat about;

    for (size_t end = from; path[end] != '\0';) {
        end += strspn(path + end, "/");
        end += strcspn(path + end, "/");
        snprintf(part, sizeof part, "%.*s", (int)end, path);
        if (lstat(part, &about) == 0 && S_ISLNK(about.st_mode)) {
            return true;
        }
    }
    return false;
}

/* A scenario may come from anybody, so the mods that it names by path lie beside its own mod, or
 * beside its folder if it is in no mod; links do not count. What leads out by
 * its text is refused before the disk is looked at, so that it is not revealed what exists there.
 * What does not exist is reported when it is loaded. */
static adit_status check_mod_path(const adit_scenario *scenario, const char *name, const char *path,
                                  adit_err *err)
{
    char folder[ADITL_PATH_MAX], around[ADITL_PATH_MAX * 2], limit[PATH_MAX], real[PATH_MAX];

    const bool in_mod = lies_in_mod(scenario->path, NULL, 0);

    folder_of(scenario->path, folder, sizeof folder);
    snprintf(around, sizeof around, "%s%s", folder, in_mod ? "../.." : "..");
    bool is_fine =
        name[0] != '/' && levels_up(name) <= (in_mod ? 2 : 1) && realpath(around, limit) != NULL;

    is_fine = is_fine && !aditl_path_has_link(path, strlen(folder));
    if (is_fine && realpath(path, real) != NULL) {
        size_t length = strcmp(limit, "/") == 0 ? 0 : strlen(limit);

        is_fine = strncmp(real, limit, length) == 0 && real[length] == '/';
    }
    if (is_fine) {
        return ADIT_OK;
    }
    return adit_fail(err, ADIT_INPUT,
                     "%s:%d: mods: '%.200s' is neither the id of a mod nor the path of a mod next "
                     "to this one, relative to the scenario; add it with --mod",
                     scenario->path, aditl_line_of_key(scenario->source.data, "mods"), name);
}

/* The mods it names are ids, or lie relative to its own folder. */
static adit_status find_mods(adit_scenario *scenario, const aditl_settings *named, adit_err *err)
{
    char folder[ADITL_PATH_MAX], path[2 * ADITL_PATH_MAX];
    struct stat about;
    bool is_good = true;

    if (lies_in_mod(scenario->path, path, sizeof path)) {
        is_good = aditl_settings_add(&scenario->mods, path, "");
    }
    folder_of(scenario->path, folder, sizeof folder);
    for (size_t i = 0; i < named->count; i++) {
        const char *name = named->item[i].name;

        snprintf(path, sizeof path, "%s%.*s", name[0] == '/' ? "" : folder, ADITL_PATH_MAX, name);
        if (strchr(name, '/') == NULL && lstat(path, &about) != 0) {
            snprintf(path, sizeof path, "%.*s", ADITL_PATH_MAX, name); /* the id of a mod */
        } else {
            ADIT_TRY(check_mod_path(scenario, name, path, err));
        }
        aditl_plain_path(path);
        is_good = is_good && aditl_settings_add(&scenario->mods, path, "");
    }
    if (scenario->is_loaded) {
        is_good = is_good && aditl_settings_add(&scenario->mods, scenario->path, "");
    }
    return is_good ? ADIT_OK : adit_nomem(err);
}

static adit_status read_file(reading *r, adit_err *err)
{
    adit_scenario *scenario = r->scenario;
    aditl_vm vm = {0};

    ADIT_TRY(aditl_read_source(scenario->path, ADIT_LIMIT_FILE_BYTES, &scenario->source, err));
    r->problems.source = scenario->source.data;
    ADIT_TRY(aditl_vm_open(&vm, &aditl_limits_load, true, r, err));
    vm.is_loading = true;
    adit_status status = aditl_protected(&vm, load_scenario, r, err);

    aditl_vm_close(&vm);
    /* A scenario only declares: whatever its script did wrong is a mistake in the file. */
    if (status == ADIT_SCRIPT) {
        status = ADIT_INPUT;
        if (err != NULL) {
            err->status = status;
        }
    }
    ADIT_TRY(status);
    ADIT_TRY(adit_text_status(&r->problems.text, err));
    if (r->problems.count > 0) {
        return adit_fail_lines(err, ADIT_INPUT, r->problems.text.data);
    }
    ADIT_TRY(join_seats(scenario, &r->seats, err));
    ADIT_TRY(find_mods(scenario, &r->named_mods, err));
    return aditl_scenario_make_room(scenario, err);
}

adit_status adit_scenario_read(const char *path, adit_scenario **scenario, adit_err *err)
{
    ADIT_NEED(scenario != NULL, err);
    *scenario = NULL;
    ADIT_NEED(path != NULL, err);

    adit_scenario *made = adit_alloc(sizeof *made);
    reading *r = adit_alloc(sizeof *r);

    if (made == NULL || r == NULL || (made->path = adit_strdup(path)) == NULL) {
        adit_free(made);
        adit_free(r);
        return adit_nomem(err);
    }
    r->scenario = made;
    r->problems.place = made->path;
    adit_status status = read_file(r, err);

    aditl_problems_free(&r->problems);
    aditl_settings_free(&r->seats);
    aditl_settings_free(&r->named_mods);
    adit_free(r);
    if (status != ADIT_OK) {
        adit_scenario_free(made);
        return status;
    }
    *scenario = made;
    return ADIT_OK;
}

void adit_scenario_free(adit_scenario *scenario)
{
    if (scenario == NULL) {
        return;
    }
    aditl_settings_free(&scenario->rules);
    aditl_settings_free(&scenario->fields);
    aditl_settings_free(&scenario->mods);
    aditl_goal_free(&scenario->goal);
    aditl_campaign_free(scenario);
    adit_text_free(&scenario->source);
    adit_free(scenario->joined_rules);
    adit_free(scenario->joined_fields);
    adit_free(scenario->path);
    adit_free(scenario->game);
    adit_free(scenario->title);
    adit_free(scenario->text);
    adit_free(scenario->seats);
    adit_free(scenario);
}
