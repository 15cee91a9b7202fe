/* play.c - playing on with bots: game:play and adit.sim.
 *
 * A player is a name ("random", "greedy"), the path of a Lua bot, or a function of the
 * script itself, which is asked exactly as a bot is.
 */
#include <string.h>

#include "bindings/lua/read/args.h"
#include "bindings/lua/script/internal.h"
#include "engine/chance/rng.h"
#include "engine/model/state.h"

#define DEFAULT_GAMES 100

/* ---- game:play ---- */

/* One call of game:play. It lies on the C stack of the outer function, which releases the
 * bots whatever happens inside. */
typedef struct {
    int made, limit; /* decisions; `made` comes first for count_decision */
    aditl_open_game *open;
    adit_table bots;                /* seats without one: functions of the script, or nobody */
    bool is_played[ADIT_MAX_SEATS]; /* false: nobody plays that seat here */
    bool is_human[ADIT_MAX_SEATS];  /* a person is asked */
} playing;

/* Pushes the player of `seat`: index 2 is one for all, or a table with one for each seat that
 * is to be played; nil or false: nobody, the game waits there. */
static void push_player(lua_State *L, int seat)
{
    if (lua_type(L, 2) == LUA_TTABLE) {
        lua_rawgeti(L, 2, seat);
    } else {
        lua_pushvalue(L, 2);
    }
    bool waits = lua_type(L, 2) == LUA_TTABLE && !lua_toboolean(L, -1);
    if (!waits && lua_type(L, -1) != LUA_TSTRING && lua_type(L, -1) != LUA_TFUNCTION) {
        aditl_raise(L,
                    "the player of seat %d is a %s; a player is \"random\", \"greedy\", \"human\", "
                    "the path of a bot or a function",
                    seat, luaL_typename(L, -1));
    }
}

/* Keys of the table of players are seats. */
static void check_players(lua_State *L, int players)
{
    lua_pushnil(L);
    while (lua_next(L, 2) != 0) {
        int is_number = 0;
        lua_Integer seat = lua_tointegerx(L, -2, &is_number);

        if (!is_number || seat < 1 || seat > players) {
            aditl_raise(L,
                        "there are %d seats; write players as { \"greedy\", \"random\" } or { [2] "
                        "= \"greedy\" }",
                        players);
        }
        lua_pop(L, 1);
    }
}

static adit_status add_bot(aditl_driver *driver, adit_game *game, const char *name, int seat,
                           uint64_t seed, adit_table *bots)
{
    ADIT_TRY(aditl_driver_may_play(driver, name));
    return adit_bot_new(adit_game_engine(game), name, seat, seed, &bots->bot[seat - 1],
                        &driver->err);
}

/* Whether the player on top is a person, who must be there to be asked. */
static bool is_human_on_top(lua_State *L, const aditl_driver *driver, int seat)
{
    const char *name = aditl_string(L, -1);
    const bool is_human = name != NULL && strcmp(name, "human") == 0;

    if (is_human && driver->powers.ask == NULL) {
        aditl_raise(L,
                    "the player of seat %d is \"human\", but nobody can be asked here; use "
                    "'adit run' in a terminal, or 'adit run --human' with moves on standard input",
                    seat);
    }
    return is_human;
}

static void make_bots(lua_State *L, playing *p)
{
    aditl_driver *driver = p->open->driver;
    adit_game *game = p->open->game;
    int players = adit_game_players(game);

    if (lua_type(L, 2) == LUA_TTABLE) {
        check_players(L, players);
    }
    for (int seat = 1; seat <= players; seat++) {
        push_player(L, seat);
        p->is_played[seat - 1] = lua_toboolean(L, -1);
        p->is_human[seat - 1] = is_human_on_top(L, driver, seat);
        if (lua_type(L, -1) == LUA_TSTRING && !p->is_human[seat - 1]) {
            aditl_driver_raise(L, add_bot(driver, game, aditl_driver_text(L, -1, "player"), seat,
                                          adit_game_seed(game), &p->bots));
        }
        lua_pop(L, 1);
    }
}

static bool may_continue(void *context)
{
    const playing *p = context;

    return p->made < p->limit;
}

/* The context begins with the count. */
static adit_status count_decision(void *context, adit_game *game, int seat, adit_err *err)
{
    (void)game;
    (void)seat;
    (void)err;
    ++*(int *)context;
    return ADIT_OK;
}

/* Asks the function that plays the seat. */
static void let_function(lua_State *L, playing *p, int seat)
{
    aditl_driver *driver = p->open->driver;

    push_player(L, seat);
    int index = aditl_decide(L, &driver->decider, p->open->game, seat, "the deciding function");

    if (p->open->game == NULL) {
        aditl_raise(L, "the game was closed while it was being played");
    }
    aditl_driver_raise(L, adit_game_decide(p->open->game, index, &driver->err));
    p->made++;
}

static void let_person(lua_State *L, playing *p, int seat)
{
    aditl_driver *driver = p->open->driver;
    int index = 0;

    aditl_driver_raise(
        L, driver->powers.ask(driver->context, p->open->game, seat, &index, &driver->err));
    aditl_driver_raise(L, adit_game_decide(p->open->game, index, &driver->err));
    p->made++;
}

/* Stack: game, players, limit, the playing. */
static int play_on(lua_State *L)
{
    playing *p = lua_touserdata(L, 4);
    adit_game *game = p->open->game;
    const adit_observer observer = {
        .context = p, .may_continue = may_continue, .after_decision = count_decision};

    make_bots(L, p);
    for (;;) {
        aditl_driver_raise(L, adit_game_play(game, &p->bots, &observer, &p->open->driver->err));
        int seat = adit_game_seat(game);

        /* Over; or the script decides for this one. */
        if (p->made >= p->limit || seat == 0 || !p->is_played[seat - 1]) {
            return 0;
        }
        if (p->is_human[seat - 1]) {
            let_person(L, p, seat);
        } else {
            let_function(L, p, seat);
        }
    }
}

/* game:play(player or { players } [, n]): plays to the end, to a seat without a player, or n
 * decisions. Gives how many decisions were made. A deciding function may itself play copies of the
 * game. */
static int game_play(lua_State *L)
{
    playing p = {.open = aditl_driver_check_game(L)};
    aditl_driver *driver = p.open->driver;
    adit_game *outer_game = driver->decider.game;
    int64_t outer_ticket = driver->decider.ticket;

    p.limit = aditl_driver_int(L, 3, 0, INT32_MAX, "n", INT32_MAX);
    lua_settop(L, 3);
    lua_pushcfunction(L, play_on);
    lua_insert(L, 1);
    lua_pushlightuserdata(L, &p);
    p.open->playing++;
    /* Protected only to release the bots; the error goes on as it was. */
    int status = lua_pcall(L, 4, 0, 0);

    p.open->playing--;
    driver->decider.game = outer_game;
    driver->decider.ticket = outer_ticket;
    adit_table_clear(&p.bots);
    if (p.open->game == NULL) {
        aditl_driver_close_game(p.open); /* it was closed meanwhile */
    }
    if (status != LUA_OK) {
        return aditl_driver_pass_on(L, status);
    }
    lua_pushinteger(L, p.made);
    return 1;
}

/* ---- adit.sim ---- */

typedef struct {
    int64_t games, finished, faults, draws, turns, decisions;
    int64_t wins[ADIT_MAX_SEATS], points[ADIT_MAX_SEATS], best[ADIT_MAX_SEATS];
    int players;
    char fault[1024]; /* the first one */
} summary;

static void add_result(summary *sum, adit_game *game, int decisions)
{
    unsigned winners = adit_game_winners(game, NULL, 0);
    bool is_shared = (winners & (winners - 1)) != 0 || winners == 0;

    sum->players = adit_game_players(game);
    sum->finished++;
    sum->decisions += decisions;
    sum->turns += adit_game_turn(game);
    /* Alone nobody draws: without a winner the game is lost. */
    sum->draws += is_shared && sum->players > 1;
    for (int seat = 1; seat <= sum->players; seat++) {
        int points = 0;

        adit_game_score(game, seat, &points, NULL, 0);
        sum->points[seat - 1] += points;
        sum->wins[seat - 1] += !is_shared && ((winners >> (seat - 1)) & 1U);
        if (sum->finished == 1 || points > sum->best[seat - 1]) {
            sum->best[seat - 1] = points;
        }
    }
}

static adit_status make_players(aditl_driver *driver, adit_game *game, uint64_t seed,
                                adit_table *bots)
{
    const aditl_settings *seats = &driver->request.seats;

    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        const char *name = seats->count > 0 ? seats->item[seat - 1].name : "random";

        ADIT_TRY(add_bot(driver, game, name, seat, seed, bots));
    }
    return ADIT_OK;
}

/* `kept` NULL: the game is freed; otherwise it is the caller's, or NULL if it did not finish. */
static adit_status play_one(aditl_driver *driver, adit_engine *engine, uint64_t seed, summary *sum,
                            adit_game **kept)
{
    adit_table bots = {{0}};
    adit_game *game = NULL;
    int decisions = 0;
    const adit_observer observer = {.context = &decisions, .after_decision = count_decision};

    ADIT_TRY(aditl_driver_new_game(driver, engine, seed, &game));
    if (kept == NULL) {
        adit_game_forget_history(game);
    }
    adit_status status = make_players(driver, game, seed, &bots);

    if (status == ADIT_OK) {
        status = adit_game_play(game, &bots, &observer, &driver->err);
        if (status == ADIT_SCRIPT || status == ADIT_LIMIT) {
            /* A script fault ends its game, not the study. */
            if (sum->faults++ == 0) {
                memcpy(sum->fault, driver->err.text, sizeof sum->fault - 1);
            }
            status = ADIT_OK;
        } else if (status == ADIT_OK) {
            add_result(sum, game, decisions);
        }
    }
    adit_table_clear(&bots);
    if (kept != NULL && status == ADIT_OK && adit_game_is_over(game)) {
        *kept = game;
    } else {
        adit_game_free(game);
    }
    return status;
}

/* Calls `each`, which lies at index 2, with a finished game and its number. It may use
 * adit.game and adit.sim itself, so the request is put aside meanwhile. */
static void call_each(lua_State *L, adit_game *game, int64_t number)
{
    aditl_driver *driver = aditl_driver_of(L);

    lua_pushvalue(L, 2);
    aditl_driver_push_game(L, game);
    aditl_open_game *open = *(aditl_open_game **)lua_touserdata(L, -1);
    aditl_request request = driver->request;

    lua_pushinteger(L, number);
    driver->request = (aditl_request){.problems = {.place = ""}};
    int status = lua_pcall(L, 2, 0, 0);

    aditl_request_clear(&driver->request);
    driver->request = request;
    if (open->game != NULL) {
        aditl_driver_close_game(open);
    }
    if (status != LUA_OK) {
        aditl_driver_pass_on(L, status);
    }
}

/* Leaves the function of the table at index 2, or nil. */
static void take_each(lua_State *L)
{
    lua_settop(L, 1);
    lua_pushliteral(L, "each");
    lua_rawget(L, 1);
    if (!lua_isnil(L, 2) && lua_type(L, 2) != LUA_TFUNCTION) {
        aditl_raise(L, "each: must be a function that takes each finished game, not a %s",
                    luaL_typename(L, 2));
    }
}

/* Sets a list with sum / games for each seat, or the plain sums if games is 0. */
static void set_list(lua_State *L, const char *name, const int64_t *sums, int players,
                     int64_t games)
{
    lua_createtable(L, players, 0);
    for (int i = 0; i < players; i++) {
        if (games > 0) {
            lua_pushnumber(L, (lua_Number)sums[i] / (lua_Number)games);
        } else {
            lua_pushinteger(L, sums[i]);
        }
        lua_rawseti(L, -2, i + 1);
    }
    lua_setfield(L, -2, name);
}

static void push_summary(lua_State *L, const summary *sum)
{
    int64_t finished = sum->finished > 0 ? sum->finished : 1;

    lua_newtable(L);
    aditl_set_int(L, "games", sum->games);
    aditl_set_int(L, "finished", sum->finished);
    aditl_set_int(L, "faults", sum->faults);
    aditl_set_int(L, "draws", sum->draws);
    set_list(L, "wins", sum->wins, sum->players, 0);
    set_list(L, "best_points", sum->best, sum->players, 0);
    set_list(L, "mean_points", sum->points, sum->players, finished);
    lua_pushnumber(L, (lua_Number)sum->turns / (lua_Number)finished);
    lua_setfield(L, -2, "mean_turns");
    lua_pushnumber(L, (lua_Number)sum->decisions / (lua_Number)finished);
    lua_setfield(L, -2, "mean_decisions");
    if (sum->faults > 0) {
        aditl_set_text(L, "fault", sum->fault);
    }
}

/* adit.sim { game =, games =, players = { ... }, seed =, each = function(game, n) end, ... }:
 * the games are those of `adit sim` with the same seed. */
static int l_sim(lua_State *L)
{
    static const char *const known[] = {"game", "games",  "players",  "seed", "rules", "set",
                                        "mods", "strict", "scenario", "each", NULL};
    aditl_driver *driver = aditl_driver_of(L);
    summary sum = {0};

    aditl_driver_read_request(L, known);
    take_each(L);
    if (driver->request.game == NULL) {
        return aditl_raise(L, "adit.sim needs game = \"%s\" or a scenario",
                           adit_game_info_at(0)->id);
    }
    sum.games = driver->request.games > 0 ? driver->request.games : DEFAULT_GAMES;
    uint64_t seed = aditl_request_seed(&driver->request);
    adit_engine *engine = aditl_driver_engine(L, driver->request.game);

    for (int64_t i = 0; i < sum.games; i++) {
        adit_game *kept = NULL;

        aditl_driver_raise(L, play_one(driver, engine, adit_series_seed(seed, (uint64_t)i), &sum,
                                       lua_isnil(L, 2) ? NULL : &kept));
        if (kept != NULL) {
            call_each(L, kept, i + 1);
        }
    }
    push_summary(L, &sum);
    return 1;
}

const aditl_row aditl_play_rows[] = {
    {"play", game_play, "player Any, n Integer?", "Integer",
     "Lets a player, or one for each seat, play to the end or for n decisions; returns how many "
     "were made.",
     "game:play(\"random\", 3)"},
    {0},
};

const aditl_row aditl_sim_rows[] = {
    {"adit.sim", l_sim, "settings Table", "Table",
     "Plays many games between players and returns a summary; settings: game, games, players, "
     "seed, each.",
     "adit.sim { game = \"%game%\", games = 1, players = { \"random\", \"random\" } }"},
    {0},
};
