/* scenario.c - scenario files: who plays what, from which start.
 *
 * A scenario is a Lua file that returns scenario { ... }. It is run once in a short-lived
 * state of its own; what it said is kept as plain settings. Everything that can be known
 * without an engine is checked here, and all problems are listed; names of fields are checked
 * when the match is set up.
 */
#include <string.h>

#include "bindings/lua/host.h"
#include "bindings/lua/tables.h"
#include "engine/core/memory.h"
#include "engine/core/state.h"
#include "engine/games/registry.h"

#define SOURCE_MAX (64 * 1024)
/* So many settings of a match may be joined with those of the scenario. */
#define SPARE 256

struct adit_scenario {
    char *game, *title, *text, *seats;
    int players; /* 0: not said */
    bool has_seed;
    uint64_t seed;
    aditl_settings rules, fields;
    adit_setting *joined_rules, *joined_fields; /* room for apply */
};

/* What is needed while the file is read; everything outside of Lua is released by the caller. */
typedef struct {
    adit_scenario *scenario;
    const char *path;
    adit_text source;
    aditl_problems problems;
    aditl_settings seats;
    int declared; /* how often scenario { } was called */
} reading;

static const char *const scenario_keys[] = {"game", "title", "text", "players", "seats",
                                            "seed", "rules", "set",  NULL};

/* ---- Checks beyond types ---------------------------------------------------------------- */

static const char *title_id(const void *context, int i)
{
    (void)context;
    return adit_title_at(i)->id;
}

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
                          adit_title_at(0)->id);
        }
        return NULL;
    }
    const adit_game_def *def = adit_registry_find(game);

    if (def == NULL) {
        const char *nearest = adit_nearest(game, adit_title_count(), title_id, NULL);

        aditl_problem(&r->problems, "game", "no game is called '%s'%s%s%s", game,
                      nearest ? "; did you mean '" : "", nearest ? nearest : "",
                      nearest ? "'?" : "; `adit games` lists them");
    }
    return def;
}

static void check_players(reading *r, const adit_title *title)
{
    adit_scenario *scenario = r->scenario;

    if (scenario->players == 0 && r->seats.count > 0) {
        scenario->players = (int)r->seats.count;
    }
    if (scenario->players != 0 &&
        (scenario->players < title->min_players || scenario->players > title->max_players)) {
        aditl_problem(&r->problems, "players", "%s is for %d to %d players, not %d", title->id,
                      title->min_players, title->max_players, scenario->players);
    }
    if (r->seats.count > 0 && (int)r->seats.count != scenario->players) {
        aditl_problem(&r->problems, "seats", "there are %d players but %d seats", scenario->players,
                      (int)r->seats.count);
    }
}

static void check_rules(reading *r, const adit_rule_row *rules)
{
    int count = 0;

    while (rules != NULL && rules[count].name != NULL) {
        count++;
    }
    for (size_t i = 0; i < r->scenario->rules.count; i++) {
        const char *name = r->scenario->rules.item[i].name;
        bool known = false;

        for (int row = 0; row < count; row++) {
            known = known || strcmp(rules[row].name, name) == 0;
        }
        if (!known) {
            const char *nearest = adit_nearest(name, count, rule_name, rules);

            aditl_problem(&r->problems, name, "no rule parameter has this name%s%s%s",
                          nearest ? "; did you mean '" : "", nearest ? nearest : "",
                          nearest ? "'?" : "; `adit rules GAME` lists them");
        }
    }
}

/* ---- Reading ---------------------------------------------------------------------------- */

/* scenario { ... }: notes where it stands and gives the table back. */
static int l_scenario(lua_State *L)
{
    reading *r = aditl_vm_of(L)->owner;
    lua_Debug caller;

    if (lua_type(L, 1) != LUA_TTABLE || lua_gettop(L) != 1) {
        return aditl_raise(L, "scenario needs one table: return scenario { game = ..., ... }");
    }
    if (lua_getstack(L, 1, &caller) && lua_getinfo(L, "l", &caller) && caller.currentline > 0) {
        r->problems.line = caller.currentline;
    }
    r->declared++;
    return 1;
}

static void read_table(lua_State *L, int table, reading *r)
{
    adit_scenario *scenario = r->scenario;
    int64_t number;

    aditl_check_keys(L, table, scenario_keys, false, &r->problems);
    aditl_read_text(L, table, "game", &scenario->game, &r->problems);
    aditl_read_text(L, table, "title", &scenario->title, &r->problems);
    aditl_read_text(L, table, "text", &scenario->text, &r->problems);
    if (aditl_read_int(L, table, "players", 1, ADIT_MAX_SEATS, &number, &r->problems)) {
        scenario->players = (int)number;
    }
    scenario->has_seed = aditl_read_seed(L, table, "seed", &scenario->seed, &r->problems);
    aditl_read_words(L, table, "seats", &r->seats, &r->problems);
    aditl_read_settings(L, table, "rules", "", &scenario->rules, &r->problems);
    aditl_read_settings(L, table, "set", "", &scenario->fields, &r->problems);
    const adit_game_def *def = check_game(r);

    if (def != NULL) {
        check_players(r, &def->title);
        check_rules(r, def->rules);
    }
}

/* Runs protected; argument: the reading. */
static int load_scenario(lua_State *L)
{
    reading *r = lua_touserdata(L, 1);

    aditl_push_environment(L);
    lua_pushliteral(L, "scenario");
    lua_pushcfunction(L, l_scenario);
    lua_rawset(L, -3);
    aditl_load_chunk(L, r->source.data, r->source.length, r->path, lua_gettop(L));
    lua_call(L, 0, 1);
    if (lua_type(L, -1) != LUA_TTABLE || r->declared != 1) {
        aditl_problem(&r->problems, NULL, "the file must end with one: return scenario { ... }");
        return 0;
    }
    read_table(L, lua_gettop(L), r);
    return 0;
}

/* ---- What the settings become ------------------------------------------------------------ */

static adit_status join_seats(adit_scenario *scenario, const aditl_settings *seats, adit_err *err)
{
    adit_text text = {0};

    for (size_t i = 0; i < seats->count; i++) {
        adit_text_addf(&text, "%s%s", i > 0 ? "," : "", seats->item[i].name);
    }
    scenario->seats = text.data;
    return adit_text_status(&text, err);
}

static adit_status make_room(adit_scenario *scenario, adit_err *err)
{
    scenario->joined_rules = adit_alloc((scenario->rules.count + SPARE) * sizeof(adit_setting));
    scenario->joined_fields = adit_alloc((scenario->fields.count + SPARE) * sizeof(adit_setting));
    if (scenario->joined_rules == NULL || scenario->joined_fields == NULL) {
        return adit_fail(err, ADIT_NOMEM, "not enough memory for a scenario");
    }
    return ADIT_OK;
}

static adit_status read_file(reading *r, adit_err *err)
{
    aditl_vm vm = {0};

    ADIT_TRY(adit_file_read(r->path, SOURCE_MAX, &r->source, err));
    r->problems.source = r->source.data;
    ADIT_TRY(aditl_vm_open(&vm, &aditl_limits_load, true, r, err));
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
        return adit_fail(err, ADIT_INPUT, "%s", r->problems.text.data);
    }
    ADIT_TRY(join_seats(r->scenario, &r->seats, err));
    return make_room(r->scenario, err);
}

adit_status adit_scenario_read(const char *path, adit_scenario **scenario, adit_err *err)
{
    *scenario = NULL;
    adit_scenario *made = adit_alloc(sizeof *made);

    if (made == NULL) {
        return adit_fail(err, ADIT_NOMEM, "not enough memory for a scenario");
    }
    reading r = {.scenario = made, .path = path, .problems = {.place = path}};
    adit_status status = read_file(&r, err);

    adit_text_free(&r.source);
    aditl_problems_free(&r.problems);
    aditl_settings_free(&r.seats);
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
    adit_free(scenario->joined_rules);
    adit_free(scenario->joined_fields);
    adit_free(scenario->game);
    adit_free(scenario->title);
    adit_free(scenario->text);
    adit_free(scenario->seats);
    adit_free(scenario);
}

/* ---- Looking and using ------------------------------------------------------------------- */

const char *adit_scenario_game(const adit_scenario *scenario)
{
    return scenario->game;
}

const char *adit_scenario_title(const adit_scenario *scenario)
{
    return scenario->title != NULL ? scenario->title : "";
}

const char *adit_scenario_text(const adit_scenario *scenario)
{
    return scenario->text != NULL ? scenario->text : "";
}

const char *adit_scenario_seats(const adit_scenario *scenario)
{
    return scenario->seats != NULL ? scenario->seats : "";
}

/* Writes the scenario's settings, those that the match sets itself left out, then the
 * match's. Returns how many there are. */
static size_t join(const aditl_settings *own, const adit_setting *given, size_t given_count,
                   adit_setting *out)
{
    size_t count = 0;

    given_count = given_count < SPARE ? given_count : SPARE;
    for (size_t i = 0; i < own->count; i++) {
        bool overruled = false;

        for (size_t j = 0; j < given_count; j++) {
            overruled = overruled || strcmp(own->item[i].name, given[j].name) == 0;
        }
        if (!overruled) {
            out[count++] = own->item[i];
        }
    }
    for (size_t j = 0; j < given_count; j++) {
        out[count++] = given[j];
    }
    return count;
}

void adit_scenario_apply(const adit_scenario *scenario, bool has_seed, adit_match *match)
{
    if (match->players <= 0) {
        match->players = scenario->players;
    }
    if (!has_seed && scenario->has_seed) {
        match->seed = scenario->seed;
    }
    match->rule_count =
        join(&scenario->rules, match->rules, match->rule_count, scenario->joined_rules);
    match->rules = scenario->joined_rules;
    match->field_count =
        join(&scenario->fields, match->fields, match->field_count, scenario->joined_fields);
    match->fields = scenario->joined_fields;
}
