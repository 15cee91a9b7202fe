/* what_if.c - view:what_if, by which a bot tries its answers before it decides. */
#include "bindings/lua/host/what_if.h"

#include <string.h>

#include "bindings/lua/host/view.h"
#include "bindings/lua/read/args.h"
#include "bindings/lua/read/tables.h"
#include "engine/match/game.h"

#define OPTION_TEXT 1024

/* The upvalues of the method: the foresight, its question, what was tried before, and the options
 * that numbers stand for. The deal is 0 at the question itself, where any can be chosen. */
enum { UP_FORESIGHT = 1, UP_TICKET, UP_DEAL, UP_ANSWERS, UP_OPTIONS };

/* ---- Outcomes ---- */

void aditl_outcome_clear(aditl_outcome *outcome)
{
    adit_text *const texts[] = {&outcome->fields, &outcome->options, &outcome->prompt,
                                &outcome->asking};

    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        texts[i]->length = 0;
        texts[i]->failed = false;
    }
    outcome->option_count = outcome->decides = 0;
    outcome->points = outcome->evaluation = outcome->steps = 0;
    outcome->failed[0] = '\0';
}

void aditl_outcome_free(aditl_outcome *outcome)
{
    adit_text_free(&outcome->fields);
    adit_text_free(&outcome->options);
    adit_text_free(&outcome->prompt);
    adit_text_free(&outcome->asking);
}

/* Another seat's question is its own: what it is asked and offered is not shown. */
static void read_question(adit_game *game, aditl_outcome *outcome)
{
    const char *card = adit_game_asking_card(game);

    adit_text_add(&outcome->prompt, adit_game_prompt(game));
    adit_text_add(&outcome->asking, card != NULL ? card : "");
    outcome->option_count = adit_game_option_count(game);
    for (int i = 0; i < outcome->option_count; i++) {
        char text[OPTION_TEXT];

        adit_game_option_text(game, i, text, sizeof text);
        adit_text_add_bytes(&outcome->options, text, strlen(text) + 1);
    }
}

adit_status aditl_outcome_read(adit_game *game, int seat, aditl_outcome *outcome, adit_err *err)
{
    const adit_read_point mark = adit_game_read_point(game);
    int points = 0;

    outcome->decides = adit_game_is_over(game) ? 0 : adit_game_seat(game);
    if (outcome->decides == seat) {
        read_question(game, outcome);
    }
    (void)adit_game_score(game, seat, &points, NULL, 0);
    outcome->points = points;
    outcome->evaluation = adit_game_evaluate(game, seat);
    adit_status status = aditl_fields_collect(game, seat, &outcome->fields, err);
    ADIT_THEN(status, adit_game_read_error(game, mark, err));
    ADIT_THEN(status, adit_text_status(&outcome->options, err));
    ADIT_THEN(status, adit_text_status(&outcome->prompt, err));
    ADIT_THEN(status, adit_text_status(&outcome->asking, err));
    return status;
}

/* ---- The method ---- */

void aditl_foresight_free(aditl_foresight *foresight)
{
    aditl_outcome_free(&foresight->outcome);
    adit_text_free(&foresight->turns.answers);
    *foresight = (aditl_foresight){0};
}

/* Pushes the answer at index 2 as text: a number stands for one of the options. [-0, +1] */
static void push_answer(lua_State *L)
{
    if (lua_type(L, 2) == LUA_TNUMBER) {
        const int count = (int)lua_rawlen(L, lua_upvalueindex(UP_OPTIONS));

        lua_rawgeti(L, lua_upvalueindex(UP_OPTIONS),
                    aditl_check_int(L, 2, 1, count > 0 ? count : 1, "what_if: option"));
    } else {
        lua_pushvalue(L, 2);
    }
    if (lua_type(L, -1) != LUA_TSTRING || aditl_string(L, -1) == NULL) {
        aditl_raise(L, "what_if: expected the number or the text of an option, got %s",
                    luaL_typename(L, 2));
    }
}

static int check_deal(lua_State *L)
{
    const int deal = (int)lua_tointeger(L, lua_upvalueindex(UP_DEAL));

    if (lua_isnoneornil(L, 3)) {
        return deal > 0 ? deal : 1;
    }
    if (deal > 0) {
        return aditl_raise(L, "what_if: the deal was chosen at the question itself, as in "
                              "view:what_if(option, 2)");
    }
    return aditl_check_int(L, 3, 1, ADIT_MAX_DEALS, "what_if: deal");
}

/* Pushes a list of what was tried before and the answer on top. [-1, +1] */
static void push_line(lua_State *L)
{
    const int count = (int)lua_rawlen(L, lua_upvalueindex(UP_ANSWERS));

    if (count >= ADIT_MAX_TRIED) {
        aditl_raise_limit(L, "what_if", ADIT_LIMIT_TRIED);
    }
    lua_createtable(L, count + 1, 0);
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(L, lua_upvalueindex(UP_ANSWERS), i);
        lua_rawseti(L, -2, i);
    }
    lua_insert(L, -2);
    lua_rawseti(L, -2, count + 1);
}

/* Tries the line on top, which keeps its texts alive. [-0, +0] */
static void run_line(lua_State *L, aditl_foresight *foresight, int deal)
{
    const char *item[ADIT_MAX_TRIED];
    const aditl_list answers = {item, (int)lua_rawlen(L, -1)};
    aditl_outcome *outcome = &foresight->outcome;

    for (int i = 0; i < answers.count; i++) {
        lua_rawgeti(L, -1, i + 1);
        item[i] = lua_tostring(L, -1);
        lua_pop(L, 1);
    }
    aditl_charge(L, ADITL_CHARGE_OUTCOME + (int64_t)ADITL_CHARGE_ANSWER * answers.count);
    aditl_outcome_clear(outcome);
    const adit_status status =
        foresight->run(foresight->context, &answers, deal, outcome, &foresight->err);
    aditl_charge(L, outcome->steps);
    if (status == ADIT_NOMEM) {
        aditl_raise_shortage(L);
    } else if (status == ADIT_LIMIT) {
        aditl_abort(L, "too much work in view:what_if");
    } else if (status != ADIT_OK) {
        aditl_raise(L, "what_if: %s", foresight->err.text);
    }
}

/* [-0, +1] */
static void push_next_options(lua_State *L, const aditl_outcome *outcome)
{
    const char *text = outcome->options.data;

    lua_createtable(L, outcome->option_count, 0);
    for (int i = 1; i <= outcome->option_count; i++) {
        lua_pushstring(L, text);
        lua_rawseti(L, -2, i);
        text += strlen(text) + 1;
    }
    aditl_charge(L, (int64_t)ADITL_CHARGE_OPTION_SHOWN * outcome->option_count);
}

/* Pushes the method for a question that follows answers. Upvalues on top: answers, options.
 * [-2, +1] */
static void push_method(lua_State *L, aditl_foresight *foresight, int deal);

/* Pushes the view after the line on top. [-0, +1] */
static void push_outcome(lua_State *L, aditl_foresight *foresight, int deal)
{
    const aditl_outcome *outcome = &foresight->outcome;
    const bool is_asked = outcome->decides == foresight->seat;
    const int line = lua_gettop(L);
    aditl_field field;

    for (size_t at = 0; aditl_fields_next(&outcome->fields, &at, &field);) {
        aditl_charge(L, ADITL_CHARGE_FIELD_SHOWN);
    }
    aditl_push_view(L, &outcome->fields, foresight->seat, is_asked ? outcome->prompt.data : NULL,
                    outcome->asking.length > 0 ? outcome->asking.data : NULL, outcome->points);
    aditl_set_int(L, "evaluation", outcome->evaluation);
    if (outcome->decides > 0) {
        aditl_set_int(L, "decides", outcome->decides);
    }
    if (is_asked) {
        push_next_options(L, outcome);
        lua_pushvalue(L, -1);
        lua_setfield(L, -3, "options");
        lua_pushvalue(L, line);
        lua_insert(L, -2);
        push_method(L, foresight, deal);
        lua_setfield(L, -2, "what_if");
    }
}

/* The foresight of a method, if it can be used now. */
static aditl_foresight *check_foresight(lua_State *L, const char *name, const char *argument)
{
    aditl_foresight *foresight = lua_touserdata(L, lua_upvalueindex(UP_FORESIGHT));

    if (lua_type(L, 1) != LUA_TTABLE) {
        aditl_raise(L, "%s: write view:%s(%s), with a colon", name, name, argument);
    }
    if (foresight->ticket != lua_tointeger(L, lua_upvalueindex(UP_TICKET))) {
        aditl_raise(L, "view:%s works only while its question is being decided", name);
    }
    if (foresight->run == NULL) {
        aditl_raise(L,
                    "view:%s works only in the process of the game, not for a bot of worker: or "
                    "--isolate",
                    name);
    }
    return foresight;
}

/* view:what_if(option [, deal]) */
static int l_what_if(lua_State *L)
{
    aditl_foresight *foresight = check_foresight(L, "what_if", "option");

    lua_settop(L, 3);
    aditl_need_stack(L, 16, "no room for a view");
    const int deal = check_deal(L);
    push_answer(L);
    push_line(L);
    run_line(L, foresight, deal);
    if (foresight->outcome.failed[0] != '\0') {
        lua_pushnil(L);
        lua_pushstring(L, foresight->outcome.failed);
        return 2;
    }
    push_outcome(L, foresight, deal);
    return 1;
}

static void push_method(lua_State *L, aditl_foresight *foresight, int deal)
{
    lua_pushlightuserdata(L, foresight);
    lua_pushinteger(L, foresight->ticket);
    lua_pushinteger(L, deal);
    lua_rotate(L, -5, 3);
    lua_pushcclosure(L, l_what_if, 5);
}

/* ---- Plans ---- */

/* Pushes the turn as a table. [-0, +1] */
static void push_turn(lua_State *L, const adit_turns *turns, const adit_turn *turn)
{
    const char *answer = turns->answers.data + turn->first;

    lua_createtable(L, 0, 3);
    aditl_set_int(L, "evaluation", turn->evaluation);
    aditl_set_int(L, "worth", turn->worth);
    lua_createtable(L, turn->count, 0);
    for (int i = 1; i <= turn->count; i++) {
        lua_pushstring(L, answer);
        lua_rawseti(L, -2, i);
        answer += strlen(answer) + 1;
    }
    lua_setfield(L, -2, "answers");
}

/* view:plans(tries) */
static int l_plans(lua_State *L)
{
    aditl_foresight *foresight = check_foresight(L, "plans", "tries");
    adit_turns *turns = &foresight->turns;
    int64_t steps = 0;

    const int tries = aditl_check_int(L, 2, 1, ADIT_MAX_TRIES, "plans: tries");
    lua_settop(L, 2);
    aditl_need_stack(L, 16, "no room for plans");
    aditl_charge(L, ADITL_CHARGE_PLANS + (int64_t)ADITL_CHARGE_TRY * tries);
    const adit_status status =
        foresight->find(foresight->context, tries, turns, &steps, &foresight->err);
    aditl_charge(L, steps);
    if (status == ADIT_NOMEM) {
        aditl_raise_shortage(L);
    } else if (status == ADIT_LIMIT) {
        aditl_abort(L, "too much work in view:plans");
    } else if (status != ADIT_OK) {
        aditl_raise(L, "plans: %s", foresight->err.text);
    }
    lua_createtable(L, turns->count, 0);
    for (int i = 0; i < turns->count; i++) {
        push_turn(L, turns, &turns->turn[i]);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

void aditl_add_what_if(lua_State *L, aditl_foresight *foresight, int options)
{
    lua_newtable(L);
    lua_pushvalue(L, options);
    push_method(L, foresight, 0);
    lua_setfield(L, -2, "what_if");
    lua_pushlightuserdata(L, foresight);
    lua_pushinteger(L, foresight->ticket);
    lua_pushcclosure(L, l_plans, 2);
    lua_setfield(L, -2, "plans");
}

const aditl_row aditl_view_rows[] = {
    {"what_if", l_what_if, "option Any, deal Integer?", "View?",
     "Tries the option (its number or its text, or the text of an exchange) on a copy of the game "
     "in which everything that the seat cannot see is dealt again, and returns the view after it; "
     "deal, from 1 to 1000, chooses another way of dealing. The view has in addition `evaluation` "
     "(hundredths of a point, by the rule of thumb of the built-in players), `decides` (the seat "
     "that decides next, nil if the game is over) and, if that is the bot itself, `options` and "
     "`what_if`. Returns nil and the reason if the option fails in this deal.",
     "expect(view:what_if(1).evaluation == view:what_if(1).evaluation)"},
    {"plans", l_plans, "tries Integer", "List",
     "Finishes the turn in this many ways (1 to 4000), some at random, some going off from good "
     "ones, on a copy as that of what_if, and returns the best that lead to different positions, "
     "at most 16, the best first: { answers, evaluation, worth }. `answers` are the texts up to "
     "the end of the turn, `evaluation` is that of the position then, and `worth`, by which they "
     "are sorted, is twice that less that of the best opponent, both by weights.txt if the title "
     "has one. Empty if there is only one option to choose; a turn in which a card fails is left "
     "out. What chance or hidden things decide may come differently, so answers after the first "
     "may not be offered any more.",
     "expect(#view:plans(10) > 0)"},
    {0},
};
