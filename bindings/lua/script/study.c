/* study.c - what studies need: dealing again, judging a position, chance of their own, files.
 *
 * Everything is the same in each run and on every machine: random numbers come from a generator of
 * the script with a key of its own, so they tell nothing about any game. Files are written below
 * one folder and never through a link; what a script includes lies below the folder of the script.
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bindings/lua/read/moves.h"
#include "bindings/lua/script/internal.h"
#include "engine/disk/file_below.h"
#include "engine/players/judge.h"

#define WORD_SIZE 1024
#define MOST_HINTS 32  /* that a script gets */
#define MOST_STEPS 200 /* of one end_turn */

/* ---- Methods of a game ---- */

static int check_seat(lua_State *L, adit_game *game, int index)
{
    const int now = adit_game_seat(game) > 0 ? adit_game_seat(game) : 1;

    return aditl_driver_int(L, index, 1, adit_game_players(game), "seat", now);
}

/* game:redeal(seed [, seat]) */
static int game_redeal(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    const int seed = aditl_driver_int(L, 2, 0, INT32_MAX, "seed", 1), seat = check_seat(L, game, 3);

    adit_game_determinise(game, seat, (uint64_t)seed);
    lua_settop(L, 1);
    return 1;
}

/* The effort in the table at `index`, { effort = 400 } or { effort = "hard" }; "": the default. A
 * time would give other answers on other machines. */
static void read_effort(lua_State *L, int index, char *effort, size_t size)
{
    static const char *const known[] = {"effort", NULL};

    effort[0] = '\0';
    if (lua_isnoneornil(L, index)) {
        return;
    }
    if (!lua_istable(L, index)) {
        aditl_raise(L, "expected a table such as { effort = 400 }, got %s",
                    luaL_typename(L, index));
    }
    for (lua_pushnil(L); lua_next(L, index) != 0; lua_pop(L, 1)) {
        if (lua_type(L, -2) != LUA_TSTRING || strcmp(lua_tostring(L, -2), known[0]) != 0) {
            aditl_raise(L, "unknown field; expected effort");
        }
    }
    lua_getfield(L, index, known[0]);
    if (lua_isinteger(L, -1)) {
        snprintf(effort, size, "%lld", (long long)lua_tointeger(L, -1));
    } else if (!lua_isnil(L, -1)) {
        snprintf(effort, size, "%s", aditl_driver_text(L, lua_gettop(L), "effort"));
    }
    const size_t length = strlen(effort);
    if (length > 1 && effort[length - 1] == 's' && effort[0] >= '0' && effort[0] <= '9') {
        aditl_raise(L,
                    "effort: '%s': scripts cannot use a time; expected a number of playouts or "
                    "a level",
                    effort);
    }
    lua_pop(L, 1);
}

/* The hints for the open question, the best first. */
static int ask_hints(lua_State *L, adit_game *game, int index, adit_hint *hints, int max)
{
    char effort[64];
    int count = 0;

    read_effort(L, index, effort, sizeof effort);
    aditl_driver_raise(L, adit_game_hint(game, effort[0] != '\0' ? effort : NULL, hints, max,
                                         &count, &aditl_driver_of(L)->err));
    return count < max ? count : max;
}

/* game:evaluate([seat]), game:evaluate { effort = N } */
static int game_evaluate(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    adit_hint best = {0};

    if (lua_istable(L, 2)) {
        (void)ask_hints(L, game, 2, &best, 1);
        lua_pushinteger(L, best.points);
        return 1;
    }
    lua_pushinteger(L, adit_game_evaluate(game, check_seat(L, game, 2)));
    return 1;
}

/* game:value([seat]) */
static int game_value(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;

    lua_pushinteger(L, adit_position_value(game, check_seat(L, game, 2)));
    return 1;
}

/* game:features(names [, seat]) */
static int game_features(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    const int seat = check_seat(L, game, 3);

    if (!lua_istable(L, 2)) {
        aditl_raise(L, "names: expected a list such as { \"goods.wood\" }, got %s",
                    luaL_typename(L, 2));
    }
    const int count = (int)lua_rawlen(L, 2);
    lua_createtable(L, count, 0);
    for (int i = 1; i <= count; i++) {
        int64_t value = 0;

        lua_rawgeti(L, 2, i);
        const char *name = aditl_driver_text(L, lua_gettop(L), "names");
        aditl_driver_raise(
            L, adit_position_feature(game, seat, name, &value, &aditl_driver_of(L)->err));
        lua_pop(L, 1);
        lua_pushinteger(L, (lua_Integer)value);
        lua_rawseti(L, -2, i);
    }
    return 1;
}

static void push_hint(lua_State *L, adit_game *game, const adit_hint *hint)
{
    char text[WORD_SIZE];

    adit_game_option_text(game, hint->index, text, sizeof text);
    lua_createtable(L, 0, 5);
    lua_pushstring(L, text);
    lua_setfield(L, -2, "option");
    lua_pushinteger(L, hint->points);
    lua_setfield(L, -2, "points");
    lua_pushinteger(L, hint->loss);
    lua_setfield(L, -2, "loss");
    lua_pushinteger(L, hint->error);
    lua_setfield(L, -2, "error");
    lua_pushboolean(L, hint->is_close);
    lua_setfield(L, -2, "close");
}

/* game:best { effort = N } */
static int game_best(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    adit_hint hints[MOST_HINTS];
    const int count = ask_hints(L, game, 2, hints, MOST_HINTS);
    const char *fault = adit_engine_hint_fault(game->engine);
    char text[WORD_SIZE] = "";

    adit_game_option_text(game, count > 0 ? hints[0].index : 0, text, sizeof text);
    lua_pushstring(L, text);
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        push_hint(L, game, &hints[i]);
        lua_rawseti(L, -2, i + 1);
    }
    lua_pushstring(L, fault);
    return 3;
}

/* game:decide_if(option, ...): makes the first decision that is offered. */
static int game_decide_if(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;

    for (int i = 2; i <= lua_gettop(L); i++) {
        const char *text = aditl_driver_text(L, i, "option");
        adit_status status = adit_game_decide_text(game, text, &aditl_driver_of(L)->err);

        if (status == ADIT_OK) {
            lua_pushvalue(L, i);
            return 1;
        }
        if (status != ADIT_ILLEGAL) {
            aditl_driver_raise(L, status);
        }
    }
    lua_pushnil(L);
    return 1;
}

/* The option that does nothing more, or -1. */
static int find_end(adit_game *game)
{
    static const char *const words[] = {"end", "done", "decline", "pass", "stop", NULL};
    char text[WORD_SIZE];

    for (int w = 0; words[w] != NULL; w++) {
        for (int i = 0; i < adit_game_option_count(game); i++) {
            adit_game_option_text(game, i, text, sizeof text);
            if (strncmp(text, words[w], strlen(words[w])) == 0 &&
                strchr(" _", text[strlen(words[w])]) != NULL) {
                return i;
            }
        }
    }
    return -1;
}

/* game:end_turn() */
static int game_end_turn(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    const int seat = adit_game_seat(game), turn = adit_game_turn_number(game);

    for (int i = 0; i < MOST_STEPS && !adit_game_is_over(game) && adit_game_seat(game) == seat &&
                    adit_game_turn_number(game) == turn;
         i++) {
        const int option = find_end(game);

        if (option < 0) {
            adit_text *text = aditl_driver_scratch(L);

            adit_text_add(text, "end_turn: the turn cannot end here");
            aditl_list_offers(game, text);
            aditl_driver_raise(L, adit_fail_lines(&aditl_driver_of(L)->err, ADIT_ILLEGAL,
                                                  text->failed ? "" : text->data));
        }
        aditl_driver_raise(L, adit_game_decide(game, option, &aditl_driver_of(L)->err));
    }
    lua_settop(L, 1);
    return 1;
}

const aditl_row aditl_study_rows[] = {
    {"redeal", game_redeal, "seed Integer, seat Seat?", "Match",
     "Deals everything that the seat cannot see again; without a seat, the one that has to decide. "
     "The game loses its history. Returns the game.",
     "game:clone():redeal(7)"},
    {"evaluate", game_evaluate, "seat Any?", "Integer",
     "Returns how good the position is for the seat, in hundredths of a point, by the rule of "
     "thumb "
     "of the built-in players. With a table such as { effort = 400 } it returns what the seat that "
     "has to decide may expect some turns ahead if it plays its best option, by the search of the "
     "bot planner.",
     "expect(game:evaluate(1) == game:evaluate(1))"},
    {"value", game_value, "seat Seat?", "Integer",
     "Returns what the seat may expect to score, in hundredths of a point, as the bot planner "
     "judges the position: by weights.txt of the title and its mods, or by the rule of thumb where "
     "they have none.",
     "expect(game:value(1) == game:value(1))"},
    {"features", game_features, "names Table, seat Seat?", "Table",
     "Returns the quantities of these names for the seat, in their order, as weights.txt writes "
     "them: fields of the state such as \"goods.wood\", and \"worth\", the rule of thumb in "
     "hundredths of a point.",
     "expect(#game:features({ \"base\", \"worth\" }, 1) == 2)"},
    {"best", game_best, "settings Table?", "Text",
     "Returns the best option of the open question as the bot planner sees it, and a list of the "
     "options, best first: { option, points, loss, error, close }, where points, loss (against the "
     "best) and its standard error are in hundredths of a point, and close says that chance alone "
     "may explain the loss. settings: { effort = 400 } in playouts, or a level such as \"hard\". A "
     "move whose card fails is left out; the third result is the fault the first time, else nil.",
     "expect(game:best { effort = 2 } == game:best { effort = 2 })"},
    {"decide_if", game_decide_if, "option Text, more Text...", "Text?",
     "Makes the first of these decisions that is offered and returns it; nil if none is.",
     "game:decide_if(\"nothing like this\")"},
    {"end_turn", game_end_turn, "", "Match",
     "Ends the turn without doing anything else: takes done, decline or end until it is over, and "
     "raises if "
     "something has to be decided first. Returns the game.",
     "pcall(game.end_turn, game)"},
    {0},
};

/* ---- adit.random, adit.write, include ---- */

/* adit.random(n) */
static int l_random(lua_State *L)
{
    aditl_driver *driver = aditl_driver_of(L);
    const int n = aditl_driver_int(L, 1, 1, INT32_MAX, "n", 2);

    lua_pushinteger(L, (lua_Integer)adit_rng_below(&driver->chance, 0, (uint32_t)n) + 1);
    return 1;
}

/* adit.write(name, text) */
static int l_write(lua_State *L)
{
    aditl_driver *driver = aditl_driver_of(L);
    const char *name = aditl_driver_text(L, 1, "name");
    size_t length = 0;

    if (lua_type(L, 2) != LUA_TSTRING) {
        return aditl_raise(L, "adit.write: expected a text, got %s", luaL_typename(L, 2));
    }
    const char *text = lua_tolstring(L, 2, &length);

    aditl_driver_charge(L, (int64_t)length);
    aditl_driver_raise(L, aditl_driver_write_text(driver, name, text, length));
    return 0;
}

#define LOADED "adit.included"

/* include(name): runs a file below the folder of the script, once. */
static int l_include(lua_State *L)
{
    aditl_driver *driver = aditl_driver_of(L);
    const char *name = aditl_driver_text(L, 1, "name");
    adit_text *source = aditl_driver_scratch(L);

    lua_settop(L, 1);
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LOADED);
    if (lua_getfield(L, 2, name) != LUA_TNIL) {
        if (lua_islightuserdata(L, 3)) {
            return aditl_raise(L, "include: %s includes itself", name);
        }
        return 1;
    }
    aditl_driver_raise(L, aditl_driver_read_include(driver, name, source));
    aditl_driver_charge(L, (int64_t)source->length);
    lua_pushlightuserdata(L, driver);
    lua_setfield(L, 2, name);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &aditl_study_rows);
    aditl_load_chunk(L, source->data, source->length, name, lua_gettop(L), ADITL_CHUNK_SCRIPT);
    lua_call(L, 0, 1);
    if (lua_isnil(L, -1)) {
        lua_pushboolean(L, 1);
    }
    lua_pushvalue(L, -1);
    lua_setfield(L, 2, name);
    return 1;
}

void aditl_driver_keep_environment(lua_State *L)
{
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &aditl_study_rows);
}

const aditl_row aditl_chance_rows[] = {
    {"adit.random", l_random, "n Integer", "Integer",
     "Returns a random number from 1 to n: the same sequence in every run of the script.",
     "expect(adit.random(6) <= 6)"},
    {"adit.write", l_write, "name Text, text Text", "",
     "Writes a file below the working directory, or below the folder that was given for the files "
     "of a test script; links are not followed. The name ends with .txt, .csv, .json, .md or .svg.",
     "pcall(adit.write, \"../outside.txt\", \"x\")"},
    {0},
};
const aditl_row aditl_include_rows[] = {
    {"include", l_include, "name Text", "Any",
     "Runs a Lua file below the folder of the script, once, and returns what it returned.",
     "pcall(include, \"no_such_file.lua\")"},
    {0},
};
