/* game.c - the game object of playthrough scripts.
 *
 * Each method reads its arguments, makes one call of the public interface, and pushes what
 * came of it. A method that fails raises with the place in the script; game:try is the one
 * that answers instead.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bindings/lua/read/args.h"
#include "bindings/lua/read/moves.h"
#include "bindings/lua/script/internal.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/match/game.h"
#include "engine/model/state.h"

#define CLASS "adit.game"
#define TEXT_MAX 1024
#define DRAW_WIDTH 80
#define STEPS_OF_STATE_BYTE 4
#define STEPS_OF_LOG_LINE 20

/* ---- The object ---- */

void aditl_driver_push_game(lua_State *L, adit_game *game)
{
    aditl_driver *driver = aditl_driver_of(L);
    aditl_open_game *open =
        driver->open_games < ADIT_MAX_OPEN_GAMES ? adit_alloc(sizeof *open) : NULL;

    if (open == NULL) {
        adit_game_free(game);
        if (driver->open_games >= ADIT_MAX_OPEN_GAMES) {
            aditl_driver_fail(L, ADIT_LIMIT, "%s; call game:close() for those that are finished",
                              adit_limit_message(adit_limit_at(ADIT_LIMIT_OPEN_GAMES)).text);
        }
        aditl_driver_fail(L, ADIT_NOMEM, "not enough memory for a game");
        return;
    }
    /* In the list first: making the object may raise. */
    *open = (aditl_open_game){.next = driver->games, .driver = driver, .game = game, .kept = game};
    driver->games = open;
    driver->open_games++;
    aditl_open_game **box = lua_newuserdatauv(L, sizeof *box, 0);

    *box = open;
    luaL_setmetatable(L, CLASS);
}

aditl_open_game *aditl_driver_check_game(lua_State *L)
{
    aditl_open_game **box = luaL_testudata(L, 1, CLASS);

    if (box == NULL) {
        aditl_raise(L, "this is a method of games: write game:name(...) with a colon");
        return NULL;
    }
    if ((*box)->game == NULL) {
        aditl_raise(L, "this game has been closed");
    }
    return *box;
}

static adit_game *check_game(lua_State *L)
{
    return aditl_driver_check_game(L)->game;
}

void aditl_driver_close_game(aditl_open_game *open)
{
    aditl_driver *driver = open->driver;

    open->game = NULL;
    if (open->playing == 0 && open->kept != NULL) {
        aditl_decider_forget(&driver->decider, open->kept);
        adit_game_free(open->kept);
        open->kept = NULL;
        driver->open_games--;
    }
}

static int l_close(lua_State *L)
{
    aditl_driver_close_game(aditl_driver_check_game(L));
    return 0;
}

adit_text *aditl_driver_scratch(lua_State *L)
{
    adit_text *text = &aditl_driver_of(L)->text;

    text->length = 0;
    text->failed = false;
    return text;
}

int aditl_driver_int(lua_State *L, int index, int min, int max, const char *field, int otherwise)
{
    return lua_isnoneornil(L, index) ? otherwise : aditl_check_int(L, index, min, max, field);
}

/* A seat from 1; `otherwise` if it is left out. */
static int check_seat(lua_State *L, adit_game *game, int otherwise)
{
    return aditl_driver_int(L, 2, 1, adit_game_players(game), "seat", otherwise);
}

/* ---- Questions and decisions ---- */

/* A method that pushes one value of the game. */
#define GETTER(name, push)                                                                         \
    static int l_##name(lua_State *L)                                                              \
    {                                                                                              \
        adit_game *game = check_game(L);                                                           \
                                                                                                   \
        push;                                                                                      \
        return 1;                                                                                  \
    }

GETTER(options, aditl_push_options(L, game, false))
GETTER(anytime, aditl_push_options(L, game, true))
GETTER(seat, lua_pushinteger(L, adit_game_seat(game)))
GETTER(over, lua_pushboolean(L, adit_game_is_over(game)))
GETTER(players, lua_pushinteger(L, adit_game_players(game)))
GETTER(seed, aditl_driver_push_seed(L, adit_game_seed(game)))

/* What the card that asks says about its choices, by their texts; nil if it says nothing. */
static void push_meanings(lua_State *L, adit_game *game)
{
    char option[1024], meaning[ADIT_MAX_MEANING + 1];
    int count = adit_game_option_count(game);

    lua_pushnil(L);
    for (int i = 0; i < count; i++) {
        if (adit_game_option_meaning(game, i, meaning, sizeof meaning) == 0) {
            continue;
        }
        if (lua_isnil(L, -1)) {
            lua_pop(L, 1);
            lua_createtable(L, 0, count);
        }
        adit_game_option_text(game, i, option, sizeof option);
        aditl_set_text(L, option, meaning);
    }
}

static int l_question(lua_State *L)
{
    adit_game *game = check_game(L);

    if (adit_game_is_over(game)) {
        lua_pushnil(L);
        return 1;
    }
    lua_createtable(L, 0, 4);
    push_meanings(L, game);
    lua_setfield(L, -2, "text");
    aditl_set_int(L, "seat", adit_game_seat(game));
    aditl_set_text(L, "prompt", adit_game_prompt(game));
    aditl_set_text(L, "card", adit_game_asking_card(game));
    return 1;
}

static adit_status make_decision(lua_State *L, adit_game *game)
{
    aditl_driver *driver = aditl_driver_of(L);

    if (lua_type(L, 2) == LUA_TNUMBER) {
        int count = adit_game_option_count(game) + adit_game_anytime_count(game);

        if (count == 0) {
            return adit_fail(&driver->err, ADIT_ILLEGAL, "the game is over");
        }
        return adit_game_decide(game, aditl_check_int(L, 2, 1, count, "option") - 1, &driver->err);
    }
    if (lua_type(L, 2) != LUA_TSTRING) {
        aditl_raise(L, "an option is given by its text or its number, not by a %s",
                    luaL_typename(L, 2));
    }
    return adit_game_step(game, aditl_driver_text(L, 2, "move"), &driver->err);
}

/* Adds the possible answers to the message of a decision that was refused. */
static void add_offers(lua_State *L, adit_game *game)
{
    aditl_driver *driver = aditl_driver_of(L);
    adit_text *message = aditl_driver_scratch(L);

    adit_text_add(message, driver->err.text);
    aditl_list_offers(game, message);
    if (!message->failed) {
        adit_fail_lines(&driver->err, driver->err.status, message->data);
    }
}

/* Gives the game back, so that decisions can be written one after the other. */
static int l_decide(lua_State *L)
{
    adit_game *game = check_game(L);
    adit_status status = make_decision(L, game);

    if (status == ADIT_ILLEGAL && !adit_game_is_over(game)) {
        add_offers(L, game);
    }
    aditl_driver_raise(L, status);
    lua_settop(L, 1);
    return 1;
}

static int l_try(lua_State *L)
{
    adit_status status = make_decision(L, check_game(L));

    if (status == ADIT_ILLEGAL) {
        lua_pushboolean(L, 0);
        lua_pushstring(L, aditl_driver_of(L)->err.text);
        return 2;
    }
    aditl_driver_raise(L, status);
    lua_pushboolean(L, 1);
    return 1;
}

static int l_why(lua_State *L)
{
    adit_game *game = check_game(L);
    const char *move = aditl_driver_text(L, 2, "move");
    char reason[TEXT_MAX];

    aditl_driver_raise(L,
                       adit_game_why(game, move, reason, sizeof reason, &aditl_driver_of(L)->err));
    lua_pushstring(L, reason);
    return 1;
}

void aditl_driver_push_seed(lua_State *L, uint64_t seed)
{
    char digits[24];

    if (seed <= INT64_MAX) {
        lua_pushinteger(L, (lua_Integer)seed);
        return;
    }
    snprintf(digits, sizeof digits, "%" PRIu64, seed);
    lua_pushstring(L, digits);
}

/* ---- Looking ---- */

void aditl_driver_collect(lua_State *L, adit_game *game, int seat, adit_text *fields)
{
    aditl_driver_raise(L, aditl_fields_collect(game, seat, fields, &aditl_driver_of(L)->err));
    aditl_driver_charge(L, (int64_t)fields->length * STEPS_OF_STATE_BYTE);
}

void aditl_driver_read(lua_State *L, adit_game *game, const char *name, char *scratch,
                       aditl_field *field)
{
    aditl_driver *driver = aditl_driver_of(L);
    adit_field_value value = {.is_number = true};
    adit_status status = adit_game_field(game, 0, name, scratch, &value, &driver->err);

    if (status == ADIT_INPUT) {
        aditl_driver_collect(L, game, 0, &driver->text);
        const char *nearest = aditl_fields_suggest(&driver->text, name);

        aditl_raise(L, "no field is called '%s'%s", name,
                    adit_did_you_mean(nearest, "; `adit api` lists them").text);
    }
    aditl_driver_raise(L, status);
    *field = (aditl_field){name, value.is_number, value.number, value.word};
    aditl_driver_charge(L, value.is_number ? 0 : (int64_t)strlen(value.word) / 4);
}

static int l_state(lua_State *L)
{
    adit_game *game = check_game(L);
    aditl_driver *driver = aditl_driver_of(L);
    int seat = check_seat(L, game, 0);

    aditl_driver_collect(L, game, seat, &driver->text);
    aditl_fields_push(L, &driver->text);
    return 1;
}

static int l_get(lua_State *L)
{
    adit_game *game = check_game(L);
    const char *name = aditl_driver_text(L, 2, "field");
    char scratch[ADIT_FIELD_WORD_MAX];
    aditl_field field;

    aditl_driver_read(L, game, name, scratch, &field);
    aditl_field_push(L, &field);
    return 1;
}

static int l_log(lua_State *L)
{
    adit_game *game = check_game(L);
    int from = aditl_driver_int(L, 2, 1, INT32_MAX, "from", 1);
    int count = adit_game_log_count(game);

    aditl_driver_charge(L, (int64_t)count * STEPS_OF_LOG_LINE);
    lua_newtable(L);
    for (int i = from - 1; i < count; i++) {
        lua_pushstring(L, adit_game_log_line(game, i));
        lua_rawseti(L, -2, i - from + 2);
    }
    return 1;
}

static int l_hash(lua_State *L)
{
    char digits[20];

    snprintf(digits, sizeof digits, "%016" PRIx64, adit_game_hash(check_game(L)));
    lua_pushstring(L, digits);
    return 1;
}

int aditl_driver_score(lua_State *L, adit_game *game, int seat, int *total, adit_score_line *lines)
{
    const adit_read_point mark = adit_game_read_point(game);
    int count = adit_game_score(game, seat, total, lines, ADITL_SCORE_LINES);

    if (count < 0) {
        if (adit_game_read_error(game, mark, NULL) == ADIT_NOMEM) {
            aditl_driver_fail(L, ADIT_NOMEM, "out of memory");
        }
        aditl_driver_fail(L, ADIT_SCRIPT,
                          "the score of seat %d is unknown: a card's function failed while its "
                          "points were counted; run `adit check` on the mod to find it",
                          seat);
    }
    return count < ADITL_SCORE_LINES ? count : ADITL_SCORE_LINES;
}

static int l_score(lua_State *L)
{
    adit_game *game = check_game(L);
    int seat = check_seat(L, game, adit_game_seat(game));
    adit_score_line lines[ADITL_SCORE_LINES];
    int total = 0;

    if (seat == 0) {
        return aditl_raise(L, "the game is over: name the seat, as in game:score(1)");
    }
    int count = aditl_driver_score(L, game, seat, &total, lines);

    lua_pushinteger(L, total);
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        lua_createtable(L, 0, 2);
        aditl_set_text(L, "source", lines[i].source);
        aditl_set_int(L, "points", lines[i].points);
        lua_rawseti(L, -2, i + 1);
    }
    return 2;
}

static int l_winners(lua_State *L)
{
    adit_game *game = check_game(L);
    char verdict[TEXT_MAX] = "";
    adit_score_line lines[ADITL_SCORE_LINES];
    int count = 0, total;

    /* Who won is not known where a score is not. */
    for (int seat = 1; adit_game_is_over(game) && seat <= adit_game_players(game); seat++) {
        aditl_driver_score(L, game, seat, &total, lines);
    }
    unsigned winners = adit_game_winners(game, verdict, sizeof verdict);

    lua_newtable(L);
    for (int seat = 1; seat <= ADIT_MAX_SEATS; seat++) {
        if ((winners >> (seat - 1)) & 1U) {
            lua_pushinteger(L, seat);
            lua_rawseti(L, -2, ++count);
        }
    }
    lua_pushstring(L, verdict);
    return 2;
}

static int l_draw(lua_State *L)
{
    adit_game *game = check_game(L);
    aditl_driver *driver = aditl_driver_of(L);
    int seat = check_seat(L, game, 0);
    adit_text *out = aditl_driver_scratch(L);

    aditl_driver_raise(L, adit_game_draw(game, seat, DRAW_WIDTH, false, false, out, &driver->err));
    aditl_driver_charge(L, (int64_t)out->length);
    lua_pushlstring(L, out->data != NULL ? out->data : "", out->length);
    return 1;
}

static int l_check(lua_State *L)
{
    aditl_driver_raise(L, adit_game_check(check_game(L), &aditl_driver_of(L)->err));
    lua_settop(L, 1);
    return 1;
}

/* ---- Going back and copying ---- */

static int l_clone(lua_State *L)
{
    adit_game *copy = NULL;

    aditl_driver_raise(L, adit_game_try_fork(check_game(L), &copy, &aditl_driver_of(L)->err));
    aditl_driver_push_game(L, copy);
    return 1;
}

static int undo_to(lua_State *L, adit_game *game, int count)
{
    aditl_driver_raise(L, adit_game_undo_to(game, count, &aditl_driver_of(L)->err));
    lua_settop(L, 1);
    return 1;
}

static int l_undo(lua_State *L)
{
    adit_game *game = check_game(L);
    int count = adit_game_decision_count(game);
    int back = aditl_driver_int(L, 2, 0, INT32_MAX, "undo", 1);

    if (back > count) {
        return aditl_driver_fail(L, ADIT_ILLEGAL, "cannot undo %d of %d decisions", back, count);
    }
    return undo_to(L, game, count - back);
}

static int l_undo_to(lua_State *L)
{
    adit_game *game = check_game(L);

    return undo_to(L, game, aditl_check_int(L, 2, 0, adit_game_decision_count(game), "undo_to"));
}

static int l_decisions(lua_State *L)
{
    adit_game *game = check_game(L);
    int count = adit_game_decision_count(game);

    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        char text[TEXT_MAX];
        int seat = 0;

        aditl_driver_raise(
            L, adit_game_decision(game, i, &seat, text, sizeof text, &aditl_driver_of(L)->err));
        lua_createtable(L, 0, 2);
        aditl_set_int(L, "seat", seat);
        aditl_set_text(L, "text", text);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

/* ---- Files ---- */

/* Writes the game to the path at index 2, or pushes it as text if there is none. */
static int hand_out(lua_State *L, adit_status (*write)(adit_game *, adit_text *, adit_err *))
{
    adit_game *game = check_game(L);
    adit_text *text = aditl_driver_scratch(L);
    aditl_driver *driver = aditl_driver_of(L);

    aditl_driver_raise(L, write(game, text, &driver->err));
    aditl_driver_charge(L, (int64_t)text->length);
    if (lua_isnoneornil(L, 2)) {
        lua_pushlstring(L, text->data != NULL ? text->data : "", text->length);
        return 1;
    }
    aditl_driver_raise(L, aditl_driver_write_game(driver, aditl_driver_text(L, 2, "path"), text));
    return 0;
}

static int l_save(lua_State *L)
{
    return hand_out(L, adit_game_save);
}

static int l_record(lua_State *L)
{
    return hand_out(L, adit_game_record);
}

/* ---- The class ---- */

static const aditl_row own_rows[] = {
    {"options", l_options, "", "List", "Returns the texts of the options.",
     "expect(#game:options() > 0)"},
    {"anytime", l_anytime, "", "List", "Returns the texts of the exchanges that can be made now.",
     "game:anytime()"},
    {"question", l_question, "", "Table?",
     "Returns the open question: seat, prompt, card; nil when the game is over.",
     "expect(game:question().seat >= 1)"},
    {"decide", l_decide, "option Text|Integer", "Match",
     "Makes a decision; if it is refused, fails with the reason and the legal options.",
     "game:decide(1)"},
    {"try", l_try, "option Text|Integer", "Flag",
     "Makes a decision; if it is refused, changes nothing and returns false and the reason.",
     "expect(not game:try(\"fly\"))"},
    {"why", l_why, "option Text", "Text", "Returns why a move is not legal, or that it is.",
     "print(game:why(\"fly\"))"},
    {"seat", l_seat, "", "Integer", "Returns the seat that has to decide; 0 when the game is over.",
     "expect(game:seat() >= 1)"},
    {"over", l_over, "", "Flag", "Returns whether the game is over.", "expect(not game:over())"},
    {"players", l_players, "", "Integer", "Returns the number of players.",
     "expect(game:players() >= 1)"},
    {"seed", l_seed, "", "Integer|Text", "Returns the seed, as adit.game takes it.",
     "expect_equal(game:seed(), 1)"},
    {"state", l_state, "seat Seat?", "Table",
     "Returns all fields as nested tables; with a seat, only what it can see.",
     "expect(game:state().players >= 1)"},
    {"get", l_get, "field Text", "Any", "Returns one field by its name.",
     "expect(game:get(\"turn\") >= 0)"},
    {"log", l_log, "from Integer?", "List", "Returns the lines of the log.", "game:log(1)"},
    {"hash", l_hash, "", "Text", "Returns the hash of the state, 16 hexadecimal digits.",
     "expect_equal(#game:hash(), 16)"},
    {"score", l_score, "seat Seat?", "Integer",
     "Returns the current points, and a list of source and points.",
     "local total, lines = game:score(1)"},
    {"winners", l_winners, "", "List", "Returns the seats that have won, and the result as text.",
     "expect_equal(#game:winners(), 0)"},
    {"draw", l_draw, "seat Seat?", "Text", "Returns the table as text.",
     "expect(#game:draw() > 0)"},
    {"check", l_check, "", "", "Fails if the state is invalid.", "game:check()"},
    {"clone", l_clone, "", "Match", "Returns an independent copy.", "game:clone():close()"},
    {"undo", l_undo, "n Integer?", "Match", "Undoes the last n decisions; the default is 1.",
     "game:decide(1) game:undo()"},
    {"undo_to", l_undo_to, "n Integer", "Match", "Undoes all but the first n decisions.",
     "game:decide(1) game:undo_to(0)"},
    {"decisions", l_decisions, "", "List", "Returns the decisions so far: seat and text of each.",
     "expect_equal(#game:decisions(), 0)"},
    {"save", l_save, "path Text?", "Text?", "Writes the position to a file, or returns it as text.",
     "expect(#game:save() > 0)"},
    {"record", l_record, "path Text?", "Text?",
     "Writes the recorded game to a file, or returns it as text.", "expect(#game:record() > 0)"},
    {0},
};

static const aditl_row close_rows[] = {
    {"close", l_close, "", "", "Closes the game before the script ends.", "game:clone():close()"},
    {0},
};

const aditl_row *const aditl_match_lists[] = {
    own_rows, aditl_play_rows, aditl_branch_rows, aditl_expect_rows, aditl_study_rows, close_rows,
    NULL};

void aditl_driver_make_class(lua_State *L)
{
    aditl_driver_new_class(L, CLASS, aditl_match_lists, "method of a game");
}
