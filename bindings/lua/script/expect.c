/* expect.c - what scripts assert: of values, of a game's fields, log, score and refusals.
 *
 * A failed expectation is an error with file and line like any other, but it ends the script
 * with a status of its own: the script is right and the game went another way. Everything that
 * is wrong at one place is reported at once.
 */
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/read/args.h"
#include "bindings/lua/read/moves.h"
#include "bindings/lua/read/score_names.h"
#include "bindings/lua/script/internal.h"
#include "engine/base/names.h"
#include "engine/explain/explain.h"
#include "engine/match/game.h"

#define LAST_LINES 5
#define SOME_SOURCES 12

/* ---- Values ---- */

/* expect(condition, words): raises with the words if the condition does not hold. */
static int l_expect(lua_State *L)
{
    const char *words =
        lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "the condition is false";

    if (!lua_toboolean(L, 1)) {
        return aditl_driver_fail(L, ADIT_DIFFERS, "expectation failed: %s", words);
    }
    lua_settop(L, 1);
    return 1;
}

static int key_count(lua_State *L, int table)
{
    int count = 0;

    for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) {
        count++;
    }
    aditl_charge(L, 2 * count + 1);
    return count;
}

/* Whether two values are the same, tables by what they hold. Tables may share their parts, so that
 * there are far more ways through them than parts: each look is paid for. */
static bool are_equal(lua_State *L, int a, int b, int depth)
{
    if (lua_type(L, a) != LUA_TTABLE || lua_type(L, b) != LUA_TTABLE || lua_rawequal(L, a, b)) {
        return lua_rawequal(L, a, b) != 0;
    }
    aditl_need_stack(L, 8, "too many nested tables");
    if (depth > 64 || key_count(L, a) != key_count(L, b)) {
        return false;
    }
    for (lua_pushnil(L); lua_next(L, a) != 0; lua_pop(L, 1)) {
        /* stack: key, value of a */
        lua_pushvalue(L, -2);
        lua_rawget(L, b);
        int top = lua_gettop(L);
        bool same = are_equal(L, top - 1, top, depth + 1);

        lua_pop(L, 1);
        if (!same) {
            lua_pop(L, 2);
            return false;
        }
    }
    return true;
}

/* expect_equal(got, wanted, words): compares tables by what is in them. */
static int l_expect_equal(lua_State *L)
{
    char got[600];
    char wanted[600];
    adit_buffer got_words = adit_buffer_on(got, sizeof got);
    adit_buffer wanted_words = adit_buffer_on(wanted, sizeof wanted);
    bool has_words = lua_type(L, 3) == LUA_TSTRING;

    if (lua_gettop(L) < 2) {
        return aditl_raise(L, "expect_equal needs two values: the actual one and the expected one");
    }
    lua_settop(L, 3);
    if (are_equal(L, 1, 2, 0)) {
        lua_settop(L, 1);
        return 1;
    }
    aditl_describe(L, 1, &got_words);
    aditl_describe(L, 2, &wanted_words);
    return aditl_driver_fail(L, ADIT_DIFFERS, "expectation failed: %s%sgot %s, expected %s",
                             has_words ? lua_tostring(L, 3) : "", has_words ? ": " : "", got,
                             wanted);
}

const aditl_row aditl_assert_rows[] = {
    {"expect", l_expect, "condition Any, words Text?", "Any",
     "Fails with exit code 1 unless the condition is true.", "expect(1 < 2, \"order\")"},
    {"expect_equal", l_expect_equal, "got Any, wanted Any, words Text?", "Any",
     "Fails unless both are equal; tables are compared by content.",
     "expect_equal({ 1, 2 }, { 1, 2 })"},
    {0},
};

/* ---- Collecting what is wrong ---- */

typedef struct {
    char words[1200];
    adit_buffer out;
} wrongs;

/* "name: got 3, expected 4"; the wanted value lies on top, the got one below it. */
static void add_wrong(lua_State *L, wrongs *list, const char *name)
{
    adit_buffer_addf(&list->out, "%s%s: got ", list->out.length > 0 ? "; " : "", name);
    aditl_describe(L, -2, &list->out);
    adit_buffer_add(&list->out, ", expected ");
    aditl_describe(L, -1, &list->out);
}

/* Gives the game back if nothing is wrong. */
static int finish_expectation(lua_State *L, const wrongs *list)
{
    if (list->out.length > 0) {
        return aditl_driver_fail(L, ADIT_DIFFERS, "expectation failed: %s", list->words);
    }
    lua_settop(L, 1);
    return 1;
}

static void check_table(lua_State *L, int index, const char *example)
{
    if (lua_type(L, index) != LUA_TTABLE) {
        aditl_raise(L, "needs a table such as %s, not %s", example, luaL_typename(L, index));
    }
}

/* ---- Fields ---- */

/* Whether the wanted value on top names the card of the one below it by an alias. */
static bool is_old_id(lua_State *L, const adit_game *game)
{
    return lua_type(L, -1) == LUA_TSTRING && lua_type(L, -2) == LUA_TSTRING &&
           adit_cards_means(game->engine->cards, lua_tostring(L, -1), lua_tostring(L, -2));
}

static void check_field(lua_State *L, adit_game *game, const char *name, wrongs *list)
{
    char scratch[ADIT_FIELD_WORD_MAX];
    aditl_field field;

    aditl_driver_read(L, game, name, scratch, &field);
    aditl_field_push(L, &field);
    lua_pushstring(L, name);
    lua_rawget(L, 2);
    if (lua_type(L, -1) == LUA_TBOOLEAN) {
        lua_pushinteger(L, lua_toboolean(L, -1));
        lua_replace(L, -2);
    }
    if (!lua_rawequal(L, -1, -2) && !is_old_id(L, game)) {
        add_wrong(L, list, name);
    }
    lua_pop(L, 2);
}

/* game:expect { ["player[1].goods.wood"] = 3, round = 2 } */
static int game_expect(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    wrongs list = {.words = ""};
    int count = 0, others = 0;

    list.out = adit_buffer_on(list.words, sizeof list.words);
    check_table(L, 2, "{ [\"player[1].goods.wood\"] = 3 }");
    const char **names = aditl_push_keys(L, 2, &count, &others);
    if (others > 0) {
        return aditl_raise(L, "every value needs the name of a field");
    }
    for (int i = 0; i < count; i++) {
        check_field(L, game, names[i], &list);
    }
    return finish_expectation(L, &list);
}

/* ---- Log ---- */

/* game:expect_log(words [, from]): gives the first line from there on that has the words. */
static int game_expect_log(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    const char *words = aditl_driver_text(L, 2, "words");
    int from = aditl_driver_int(L, 3, 1, INT32_MAX, "from", 1);
    int count = adit_game_log_count(game);
    wrongs last = {.words = ""};

    for (int i = from - 1; i < count; i++) {
        const char *line = adit_game_log_line(game, i);

        if (strstr(line, words) != NULL) {
            lua_pushstring(L, line);
            return 1;
        }
    }
    last.out = adit_buffer_on(last.words, sizeof last.words);
    for (int i = count > LAST_LINES ? count - LAST_LINES : 0; i < count; i++) {
        adit_buffer_addf(&last.out, "%s'%s'", last.out.length > 0 ? ", " : "",
                         adit_game_log_line(game, i));
    }
    return aditl_driver_fail(
        L, ADIT_DIFFERS, "expectation failed: no log line%s contains '%s'; the last lines are %s",
        from > 1 ? " from that line on" : "", words, count > 0 ? last.words : "none");
}

/* ---- Score ---- */

typedef struct {
    adit_score_line lines[ADITL_SCORE_LINES];
    int count, total;
} breakdown;

/* The points of a source, its lines added up; false if it has none. */
static bool find_points(const adit_game *game, const breakdown *score, const char *source,
                        int *points)
{
    bool is_there = false;

    *points = 0;
    if (strcmp(source, "total") == 0) {
        *points = score->total;
        return true;
    }
    for (int i = 0; i < score->count; i++) {
        if (adit_cards_means(game->engine->cards, source, score->lines[i].source)) {
            *points += score->lines[i].points;
            is_there = true;
        }
    }
    return is_there;
}

static void check_points(lua_State *L, const adit_game *game, const breakdown *score,
                         const char *source, wrongs *list)
{
    int points;

    if (find_points(game, score, source, &points)) {
        lua_pushinteger(L, points);
    } else {
        lua_pushliteral(L, "nothing");
    }
    lua_pushstring(L, source);
    lua_rawget(L, 2);
    /* A source that gives nothing may be left out of the breakdown. */
    bool is_nothing = lua_isinteger(L, -1) && lua_tointeger(L, -1) == 0 && points == 0;
    if (!lua_rawequal(L, -1, -2) && !is_nothing) {
        add_wrong(L, list, source);
    }
    lua_pop(L, 2);
}

static void add_sources(const breakdown *score, wrongs *list)
{
    adit_buffer_addf(&list->out, " (total %d", score->total);
    for (int i = 0; i < score->count && i < SOME_SOURCES; i++) {
        adit_buffer_addf(&list->out, ", %s %d", score->lines[i].source, score->lines[i].points);
    }
    adit_buffer_add(&list->out, score->count > SOME_SOURCES ? ", ...)" : ")");
}

static void check_source(lua_State *L, adit_game *game, const char *name)
{
    const char *nearest;

    if (!aditl_score_knows(game->engine, name)) {
        nearest = aditl_score_suggest(game->engine, name);
        aditl_raise(L, "expect_score: the score has no line '%s'%s", name,
                    adit_did_you_mean(nearest, "").text);
    }
}

/* game:expect_score({ total = 12, shelf = 3 } or 12 [, seat]) */
static int game_expect_score(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    int seat = aditl_driver_int(L, 3, 1, adit_game_players(game), "seat", adit_game_seat(game));
    breakdown score = {.count = 0};
    wrongs list = {.words = ""};
    int count = 0, others = 0;

    list.out = adit_buffer_on(list.words, sizeof list.words);
    if (seat == 0) {
        return aditl_raise(L, "the game is over: name the seat, as in game:expect_score(12, 1)");
    }
    score.count = aditl_driver_score(L, game, seat, &score.total, score.lines);
    if (lua_type(L, 2) == LUA_TNUMBER) {
        lua_settop(L, 2);
        lua_createtable(L, 0, 1);
        lua_pushvalue(L, 2);
        lua_setfield(L, -2, "total");
        lua_replace(L, 2);
    }
    check_table(L, 2, "{ total = 12, shelf = 3 }");
    const char **names = aditl_push_keys(L, 2, &count, &others);
    if (others > 0) {
        return aditl_raise(L, "expect_score: every value needs a name, as in { total = 12 }");
    }
    for (int i = 0; i < count; i++) {
        check_source(L, game, names[i]);
        check_points(L, game, &score, names[i], &list);
    }
    if (list.out.length > 0) {
        add_sources(&score, &list);
    }
    return finish_expectation(L, &list);
}

/* ---- Refusals ---- */

/* Whether the words were decided in this game: a card's function may have words of its own. */
static bool was_decided(adit_game *game, const char *move)
{
    for (int i = adit_game_decision_count(game) - 1; i >= 0; i--) {
        char text[512];
        int seat = 0;

        if (adit_game_decision(game, i, &seat, text, sizeof text, NULL) == ADIT_OK &&
            adit_cards_means(game->engine->cards, move, text)) {
            return true;
        }
    }
    return false;
}

static aditl_verdict judge_move(lua_State *L, adit_game *game)
{
    aditl_verdict verdict = {.move = aditl_driver_text(L, 2, "move")};

    aditl_driver_raise(L, adit_game_judge(game, verdict.move, &verdict.is, verdict.reason,
                                          sizeof verdict.reason, &aditl_driver_of(L)->err));
    if (verdict.is == ADIT_MOVE_UNKNOWN && was_decided(game, verdict.move)) {
        verdict.is = ADIT_MOVE_NOT_OFFERED;
    }
    return verdict;
}

/* Returns the reason if the move is as expected; else raises what is wrong, which
 * is in the scratch text. */
static int give_reason(lua_State *L, const aditl_verdict *verdict, bool holds)
{
    const adit_text *wrong = &aditl_driver_of(L)->text;

    if (!holds) {
        return aditl_driver_fail(L, ADIT_DIFFERS, "expectation failed: %s",
                                 wrong->data != NULL ? wrong->data : "out of memory");
    }
    lua_pushstring(L, verdict->reason);
    return 1;
}

/* game:expect_refused(move [, words]): the open question knows the move and refuses it for a
 * reason that has the words. */
static int game_expect_refused(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    const char *words = lua_isnoneornil(L, 3) ? "" : aditl_driver_text(L, 3, "words");
    const aditl_verdict verdict = judge_move(L, game);

    return give_reason(L, &verdict,
                       aditl_is_refused(game->engine, &verdict, words, "expect_not_offered",
                                        aditl_driver_scratch(L)));
}

/* game:expect_not_offered(move): a move of the game that the open question does not know. */
static int game_expect_not_offered(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    const aditl_verdict verdict = judge_move(L, game);

    return give_reason(
        L, &verdict,
        aditl_is_not_offered(game->engine, &verdict, "expect_refused", aditl_driver_scratch(L)));
}

const aditl_row aditl_expect_rows[] = {
    {"expect", game_expect, "fields Table", "Match",
     "Fails unless all these fields have these values.", "game:expect { over = 0 }"},
    {"expect_log", game_expect_log, "words Text, from Integer?", "Text",
     "Fails unless a log line contains the words; returns that line.",
     "expect(not pcall(game.expect_log, game, \"a dragon\"))"},
    {"expect_score", game_expect_score, "points Integer|Table, seat Seat?", "Match",
     "Fails unless these sources give these points.", "game:expect_score((game:score(1)), 1)"},
    {"expect_refused", game_expect_refused, "option Text, words Text?", "Text",
     "Fails unless the move answers the open question and is refused with these words in the "
     "reason.",
     "expect(not pcall(game.expect_refused, game, \"fly\"))"},
    {"expect_not_offered", game_expect_not_offered, "option Text", "Text",
     "Fails unless it is a move of the game that does not answer the open question.",
     "game:expect_not_offered(\"decline\")"},
    {0},
};
