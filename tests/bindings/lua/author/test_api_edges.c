/* test_api_edges.c - every primitive, verb and constructor with values that nobody should give.
 *
 * Whatever a card hands over, it works or fails with a message of ours: no crash, no bare
 * error of Lua, nothing that passes for something else. Each call is made on a running
 * transaction, once in a function that may act and once in one that may only look.
 */
#include "tests/support/load_cards.h"

#include <math.h>

#include "bindings/lua/adit_lua.h"
#include "bindings/lua/author/api_doc.h"
#include "bindings/lua/read/declare.h"
#include "bindings/lua/vm/env.h"
#include "engine/games/registry.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

static char huge_text[60 * 1024]; /* as large as a script can hold in one piece */

/* ---- Values ---- */

enum {
    VALUE_NIL,
    VALUE_TRUE,
    VALUE_ZERO,
    VALUE_MINUS,
    VALUE_ONE,
    VALUE_PRECISE, /* 2^53 + 1, which a float cannot say */
    VALUE_MOST,
    VALUE_LEAST,
    VALUE_INT_MOST,
    VALUE_HALF,
    VALUE_WHOLE_FLOAT,
    VALUE_LARGE_FLOAT,
    VALUE_NAN,
    VALUE_INF,
    VALUE_MINUS_INF,
    VALUE_EMPTY,
    VALUE_WORD,
    VALUE_DIGITS,
    VALUE_ZERO_BYTE,
    VALUE_BAD_UTF8,
    VALUE_HUGE_TEXT,
    VALUE_TABLE,
    VALUE_LIST,
    VALUE_WRONG_GOODS,
    VALUE_HOSTILE_KEYS,
    VALUE_ITSELF, /* a table in itself */
    VALUE_FUNCTION,
    VALUE_C_FUNCTION,
    VALUE_GAME,
    VALUE_EVENT,
    VALUE_FOREIGN,
    VALUE_COUNT
};

static int do_nothing(lua_State *L)
{
    (void)L;
    return 0;
}

static void push_text(lua_State *L, int value)
{
    switch (value) {
    case VALUE_EMPTY:
        lua_pushliteral(L, "");
        break;
    case VALUE_WORD:
        lua_pushliteral(L, "no such thing");
        break;
    case VALUE_DIGITS:
        lua_pushliteral(L, "1");
        break;
    case VALUE_ZERO_BYTE:
        lua_pushlstring(L, "wood\0en", 7);
        break;
    case VALUE_BAD_UTF8:
        lua_pushliteral(L, "\xff\xfe\x80");
        break;
    default:
        memset(huge_text, 'x', sizeof huge_text);
        lua_pushlstring(L, huge_text, sizeof huge_text);
    }
}

static void push_number(lua_State *L, int value)
{
    static const lua_Integer integers[] = {
        [VALUE_ZERO] = 0,
        [VALUE_MINUS] = -1,
        [VALUE_ONE] = 1,
        [VALUE_PRECISE] = (INT64_C(1) << 53) + 1,
        [VALUE_MOST] = INT64_MAX,
        [VALUE_LEAST] = INT64_MIN,
        [VALUE_INT_MOST] = (INT64_C(1) << 32) + 1, /* 1, to whoever cuts it off */
    };
    static const double floats[] = {0.5, 1.0, 1e308};

    if (value <= VALUE_INT_MOST) {
        lua_pushinteger(L, integers[value]);
    } else if (value <= VALUE_LARGE_FLOAT) {
        lua_pushnumber(L, floats[value - VALUE_HALF]);
    } else {
        lua_pushnumber(L, value == VALUE_NAN   ? (double)NAN
                          : value == VALUE_INF ? (double)INFINITY
                                               : -(double)INFINITY);
    }
}

static void push_table(lua_State *L, int value)
{
    lua_newtable(L);
    if (value == VALUE_LIST) {
        for (int i = 1; i <= 300; i++) {
            lua_pushinteger(L, i);
            lua_rawseti(L, -2, i);
        }
    } else if (value == VALUE_WRONG_GOODS) {
        lua_pushliteral(L, "many");
        lua_setfield(L, -2, "wood");
        lua_pushinteger(L, -3);
        lua_setfield(L, -2, "stone");
    } else if (value == VALUE_HOSTILE_KEYS) {
        lua_pushnumber(L, 1.5);
        lua_pushboolean(L, 1);
        lua_rawset(L, -3);
        lua_newtable(L);
        lua_newtable(L);
        lua_rawset(L, -3);
    } else if (value == VALUE_ITSELF) {
        lua_pushvalue(L, -1);
        lua_rawseti(L, -2, 1);
    }
}

static void push_value(lua_State *L, const aditl_host *host, int value)
{
    if (value <= VALUE_TRUE) {
        value == VALUE_NIL ? lua_pushnil(L) : lua_pushboolean(L, 1);
    } else if (value <= VALUE_MINUS_INF) {
        push_number(L, value);
    } else if (value <= VALUE_HUGE_TEXT) {
        push_text(L, value);
    } else if (value <= VALUE_ITSELF) {
        push_table(L, value);
    } else if (value == VALUE_FUNCTION) {
        assert_int_equal(luaL_loadstring(L, "return ..."), LUA_OK);
    } else if (value == VALUE_C_FUNCTION) {
        lua_pushcfunction(L, do_nothing);
    } else if (value == VALUE_FOREIGN || host == NULL) {
        lua_newuserdatauv(L, 8, 0);
    } else {
        lua_rawgeti(L, LUA_REGISTRYINDEX, value == VALUE_GAME ? host->game_ref : host->event_ref);
    }
}

/* ---- Judging ---- */

/* Words that only Lua itself says; a message with them tells an author nothing of ours. */
static void check_message(lua_State *L, const char *name, int value, int form)
{
    static const char *const bare[] = {"bad argument", "attempt to",  "stack overflow",
                                       "C stack",      "invalid key", "index is nil"};
    size_t length = 0;

    if (lua_islightuserdata(L, -1)) {
        return; /* left on purpose: a question, or a move that is not possible */
    }
    if (lua_type(L, -1) != LUA_TSTRING) {
        fail_msg("%s: value %d, form %d: the error is a %s", name, value, form,
                 luaL_typename(L, -1));
    }
    const char *text = lua_tolstring(L, -1, &length);
    if (length == 0) {
        fail_msg("%s: value %d, form %d: an empty message", name, value, form);
    }
    for (size_t i = 0; i < sizeof bare / sizeof *bare; i++) {
        if (strstr(text, bare[i]) != NULL) {
            fail_msg("%s: value %d, form %d: an error of Lua itself: %s", name, value, form, text);
        }
    }
}

/* ---- Methods of g ---- */

typedef struct {
    aditl_host *host;
    adit_game *game;
    aditl_moment moment;
    adit_err err;
    int calls;
} session_state;

/* A transaction that has just begun. */
static void begin(session_state *session)
{
    adit_runner *runner = session->game->engine->runner;

    session->game->position.pick_count = 0;
    adit_tx_begin(runner, &session->game->position, &session->game->log, &session->err);
    memcpy(runner->work.bytes, session->game->position.state,
           adit_state_size(runner->engine->def, adit_game_players(session->game)));
    runner->tx.is_looking = session->moment == ADITL_LOOKING;
    runner->tx.card = 0;
    runner->tx.card_seat = 0;
    session->host->tx = &runner->tx;
    session->host->moment = session->moment;
}

/* Ways to hand a value over: how many good arguments stand before it, and how often it comes. */
static const struct {
    int good, times;
    bool has_self;
} forms[] = {{0, 0, true}, {0, 1, true}, {1, 1, true},  {1, 2, true}, {2, 1, true},
             {2, 2, true}, {1, 8, true}, {0, 1, false}, {0, 0, false}};

/* Calls the method on top. [-1, +0] */
static void call_method(session_state *session, lua_State *L, const char *name, int value, int form)
{
    int top = lua_gettop(L) - 1;

    begin(session);
    aditl_vm_refill(&session->host->vm, &aditl_limits_rule);
    aditl_vm_revive(&session->host->vm);
    aditl_allowance_fresh(session->host);
    if (forms[form].has_self) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, session->host->game_ref);
    }
    for (int i = 0; i < forms[form].good; i++) {
        i == 0 ? lua_pushinteger(L, 1) : (void)lua_pushstring(L, session->host->def->goods[0].name);
    }
    for (int i = 0; i < forms[form].times; i++) {
        push_value(L, session->host, value);
    }
    if (lua_pcall(L, lua_gettop(L) - top - 1, LUA_MULTRET, 0) != LUA_OK) {
        check_message(L, name, value, form);
    }
    session->calls++;
    lua_settop(L, top);
}

/* With every value in every form. Stack: ..., methods at index 4. */
static void try_method(session_state *session, lua_State *L, const char *name)
{
    for (int form = 0; form < (int)(sizeof forms / sizeof *forms); form++) {
        for (int value = 0; value < (forms[form].times == 0 ? 1 : VALUE_COUNT); value++) {
            lua_getfield(L, 4, name);
            assert_int_equal(lua_type(L, -1), LUA_TFUNCTION);
            call_method(session, L, name, value, form);
        }
    }
}

static int try_methods(lua_State *L)
{
    session_state *session = lua_touserdata(L, 1);

    luaL_checkstack(L, 40, NULL);
    lua_rawgeti(L, LUA_REGISTRYINDEX, session->host->game_ref);
    lua_getmetatable(L, -1);
    lua_getfield(L, -1, "__index"); /* stack: session, g, its metatable, methods */
    for (int n = 0; aditl_primitive_at(n) != NULL; n++) {
        const aditl_primitive *row = aditl_primitive_at(n);

        try_method(session, L, row->name);
    }
    for (int i = 0; i < adit_verb_count(session->host->def); i++) {
        try_method(session, L, adit_verb_at(session->host->def, i)->name);
    }
    return 0;
}

static void check_game(const char *id, aditl_moment moment)
{
    const adit_engine_options options = {.game = id, .cards = "cards", .strict = true};
    const adit_setup setup = {.players = adit_registry_find(id)->info.max_players, .seed = 3};
    adit_engine *engine = NULL;
    session_state session = {.moment = moment};
    adit_err err = {0};

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &session.game, &err), err);
    session.host = engine->binding;
    assert_ok(aditl_protected(&session.host->vm, try_methods, &session, &err), err);
    print_message("%s: %d calls\n", id, session.calls);
    session.host->tx = NULL;
    session.host->moment = ADITL_LOOKING;
    adit_game_free(session.game);
    adit_engine_close(engine);
}

static void every_method_of_g_stands_every_value(void **state)
{
    (void)state;
    for (int n = 0; adit_registry_at(n) != NULL; n++) {
        check_game(adit_registry_at(n)->info.id, ADITL_ACTING);
        check_game(adit_registry_at(n)->info.id, ADITL_LOOKING);
    }
}

/* ---- Constructors ---- */

static int try_constructors(lua_State *L)
{
    aditl_host *host = lua_touserdata(L, 1);

    luaL_checkstack(L, 40, NULL);
    aditl_push_constructors(L, host->def);
    lua_pushnil(L);
    while (lua_next(L, 2) != 0) { /* stack: host, constructors, name, function */
        for (int value = 0; value < VALUE_COUNT; value++) {
            for (int times = 0; times <= 9; times += 3) {
                aditl_vm_refill(&host->vm, &aditl_limits_load);
                lua_pushvalue(L, 4);
                for (int i = 0; i < times; i++) {
                    push_value(L, host, value);
                }
                if (lua_pcall(L, times, 1, 0) != LUA_OK) {
                    check_message(L, lua_tostring(L, 3), value, times);
                }
                lua_settop(L, 4);
            }
        }
        lua_pop(L, 1);
    }
    return 0;
}

static void every_constructor_stands_every_value(void **state)
{
    (void)state;
    for (int n = 0; adit_registry_at(n) != NULL; n++) {
        aditl_host *host = NULL;
        adit_err err = {0};

        assert_ok(aditl_host_open(adit_registry_at(n), true, &host, &err), err);
        assert_ok(aditl_protected(&host->vm, try_constructors, host, &err), err);
        aditl_host_close(host);
    }
}

/* The same, as a card file would say it: what the constructor lets pass is looked at when the
 * card is compiled. */
static void every_declared_verb_stands_every_value(void **state)
{
    static const char *const values[] = {"nil",
                                         "true",
                                         "0",
                                         "-1",
                                         "9007199254740993",
                                         "0.5",
                                         "0/0",
                                         "1/0",
                                         "''",
                                         "'wood'",
                                         "'wo\\0od'",
                                         "{}",
                                         "{ 1, 2, 3 }",
                                         "{ wood = 'x' }",
                                         "{ wood = -1 }",
                                         "{ [1.5] = 1 }",
                                         "{ wood = 2^53 }",
                                         "tostring",
                                         "function() end",
                                         "string",
                                         "gain",
                                         "gain {}",
                                         "per 'wood'",
                                         "string.rep('x', 60000)"};

    (void)state;
    for (int i = 0; i < adit_verb_count(&demo_cave); i++) {
        for (size_t k = 0; k < sizeof values / sizeof *values; k++) {
            char text[400];
            loaded_cards loaded;

            snprintf(text, sizeof text,
                     "return card { id = 'x', kind = 'room', title = 'X',\n  use = %s(%s) }",
                     adit_verb_at(&demo_cave, i)->name, values[k]);
            write_text("edge/cards/x.lua", text);
            load_mods(&loaded, (const char *const[]){temp_path("edge"), NULL});
            if (loaded.status != ADIT_OK) {
                assert_int_equal(loaded.status, ADIT_INPUT);
                assert_contains(loaded.err.text, "edge/cards/x.lua:");
                if (strstr(loaded.err.text, "bad argument") != NULL ||
                    strstr(loaded.err.text, "attempt to") != NULL) {
                    fail_msg("%s: %s", text, loaded.err.text);
                }
            }
            unload(&loaded);
        }
    }
}

/* ---- The library, bots and scripts
 * --------------------------------------------------------------- */

/* Calls everything that a script has with everything that it can make. */
static const char try_all[] =
    "local itself = {}\n"
    "itself[1] = itself\n"
    "local game = adit.game { game = 'GAME' }\n"
    "local stats = adit.stats { 1, 2 }\n"
    "local values = { true, 0, -1, 1, 9007199254740993, math.maxinteger, math.mininteger, 0.5, "
    "1.0,\n"
    "  1e308, 0/0, 1/0, -1/0, '', 'x', '1', 'wo\\0od', '\\xff\\xfe', ('x'):rep(100000), {},\n"
    "  { 1, 2, 3 }, { a = 1, [1.5] = 2 }, { [itself] = 1 }, itself, function() end, tostring,\n"
    "  game, stats, adit }\n"
    "local bare = { 'bad argument', 'attempt to', 'stack overflow', 'C stack' }\n"
    "local calls = 0\n"
    "local function try(name, f, ...)\n"
    "  local ok, message = pcall(f, ...)\n"
    "  calls = calls + 1\n"
    "  if ok or type(message) ~= 'string' then return end\n"
    "  if message == '' and name ~= 'error' and name ~= 'assert' then error(name) end\n"
    "  for _, words in ipairs(bare) do\n"
    "    if message:find(words) then error(name .. ': ' .. message) end\n"
    "  end\n"
    "end\n"
    "local function try_values(name, f, ...)\n"
    "  try(name, f, ...)\n"
    "  for _, value in ipairs(values) do\n"
    "    local self = select('#', ...) > 0\n"
    "    if self then\n"
    "      try(name, f, ..., value)\n"
    "      try(name, f, (...), value)\n"
    "      try(name, f, (...), 1, value)\n"
    "      try(name, f, (...), value, value)\n"
    "    end\n"
    "    try(name, f, value)\n"
    "    try(name, f, value, value)\n"
    "    try(name, f, value, value, value)\n"
    "    try(name, f, nil, value)\n"
    "    try(name, f, 'x', value)\n"
    "    try(name, f, {}, value)\n"
    "    try(name, f, 'x', 1, value)\n"
    "  end\n"
    "end\n";

static void add_function(adit_text *out, const aditl_row *row)
{
    if (strstr(row->text, "a value, not a function") == NULL) {
        adit_text_addf(out, "try_values('%s', %s)\n", row->name, row->name);
    }
}

static void add_methods(adit_text *out, const char *object, const aditl_row *const *lists)
{
    const aditl_row *rows;

    for (int i = 0; (rows = aditl_row_at(lists, i)) != NULL; i++) {
        bool writes = strcmp(rows->name, "save") == 0 || strcmp(rows->name, "record") == 0;

        /* A value that is a path would be written to; a game that is closed has no methods. */
        if (!writes && strcmp(rows->name, "close") != 0) {
            adit_text_addf(out, "try_values('%s:%s', %s.%s, %s)\n", object, rows->name, object,
                           rows->name, object);
        }
    }
    adit_text_addf(out, "try('%s', function() return %s.nothing end)\n", object, object);
}

static void every_function_of_scripts_stands_every_value(void **state)
{
    adit_text text = {0};
    adit_err err = {0};

    (void)state;
    const aditl_row *row;
    const char *place = strstr(try_all, "GAME");
    adit_text_add_bytes(&text, try_all, (size_t)(place - try_all));
    adit_text_add(&text, adit_registry_at(0)->info.id);
    adit_text_add(&text, place + 4);
    for (int i = 0; (row = aditl_row_at(aditl_doc_library, i)) != NULL; i++) {
        add_function(&text, row);
    }
    for (int i = 0; (row = aditl_row_at(aditl_script_lists, i)) != NULL; i++) {
        add_function(&text, row);
    }
    add_methods(&text, "game", aditl_match_lists);
    add_methods(&text, "stats", aditl_stats_lists);
    adit_text_add(&text, "expect(calls > 1000, 'too few calls')\n");
    const char *path = write_text("edges.lua", text.data);
    assert_ok(adit_run_script(path, 0, NULL, NULL, NULL, &err), err);
    adit_text_free(&text);
}

static void a_bots_random_stands_every_value(void **state)
{
    static const char *const values[] = {"nil",    "true", "0",    "-1",  "9007199254740993",
                                         "0.5",    "0/0",  "1/0",  "'6'", "{}",
                                         "random", "2^31", "-2^63"};
    static const char not_float[] = "edge_bot.lua:1: random: expected a number from 1";
    static const char of_float[] = "edge_bot.lua:1: random: expected a whole number from 1";
    const adit_engine_options options = {.game = adit_registry_at(0)->info.id, .cards = "cards"};
    adit_engine *engine = NULL;
    adit_err err = {0};

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        char text[120];
        adit_bot *bot = NULL;

        snprintf(text, sizeof text, "random(%s)\nreturn function() return 1 end\n", values[i]);
        assert_fails(adit_bot_new(engine, write_text("edge_bot.lua", text), 1, 1, &bot, &err),
                     ADIT_SCRIPT, strpbrk(values[i], "./^") != NULL ? of_float : not_float, err);
        assert_null(bot);
    }
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_method_of_g_stands_every_value),
        ADIT_TEST(every_constructor_stands_every_value),
        ADIT_TEST(every_declared_verb_stands_every_value),
        ADIT_TEST(every_function_of_scripts_stands_every_value),
        ADIT_TEST(a_bots_random_stands_every_value),
    };

    if (setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1) != 0) {
        return 1;
    }
    return ADIT_RUN(tests);
}
