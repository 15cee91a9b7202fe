/* view.c - the state as a Lua table, and how a Lua function is asked to decide.
 *
 * The buffer holds for each field: its name and a zero byte, 'n' and eight bytes of the
 * number or 'w' and the word and a zero byte.
 */
#include "bindings/lua/host/view.h"

#include <stdlib.h>
#include <string.h>

#include "bindings/lua/host/host.h"
#include "bindings/lua/read/tables.h"
#include "engine/base/names.h"
#include "engine/match/game.h"

#define OPTION_TEXT 1024

/* ---- Collecting ---- */

/* A name, a zero byte, then 'n' and the bytes of a number, or 'w', a word and a zero byte. */
void aditl_view_add_number(adit_text *fields, const char *name, int64_t number)
{
    if (fields != NULL && name != NULL) {
        adit_text_add_bytes(fields, name, strlen(name) + 1);
        adit_text_add_char(fields, 'n');
        adit_text_add_bytes(fields, (const char *)&number, sizeof number);
    }
}

void aditl_view_add_word(adit_text *fields, const char *name, const char *word)
{
    if (fields != NULL && name != NULL && word != NULL) {
        adit_text_add_bytes(fields, name, strlen(name) + 1);
        adit_text_add_char(fields, 'w');
        adit_text_add_bytes(fields, word, strlen(word) + 1);
    }
}

static void collect_field(void *context, const char *name, bool is_number, int64_t number,
                          const char *word)
{
    if (is_number) {
        aditl_view_add_number(context, name, number);
    } else {
        aditl_view_add_word(context, name, word);
    }
}

adit_status aditl_fields_collect(adit_game *game, int seat, adit_text *fields, adit_err *err)
{
    fields->length = 0;
    fields->failed = false;
    adit_status status = adit_game_state_visit(game, seat, true, collect_field, fields);

    if (status != ADIT_OK) {
        return adit_fail(err, status, "cannot read the state for seat %d", seat);
    }
    return adit_text_status(fields, err);
}

bool aditl_fields_next(const adit_text *fields, size_t *at, aditl_field *out)
{
    if (*at >= fields->length) {
        return false;
    }
    *out = (aditl_field){.name = fields->data + *at};
    const char *value = out->name + strlen(out->name) + 1;

    out->is_number = *value++ == 'n';
    if (out->is_number) {
        memcpy(&out->number, value, sizeof out->number);
        value += sizeof out->number;
    } else {
        out->word = value;
        value += strlen(value) + 1;
    }
    *at = (size_t)(value - fields->data);
    return true;
}

bool aditl_fields_find(const adit_text *fields, const char *name, aditl_field *out)
{
    for (size_t at = 0; aditl_fields_next(fields, &at, out);) {
        if (strcmp(out->name, name) == 0) {
            return true;
        }
    }
    return false;
}

/* Walks on from where it was: adit_nearest asks for the names in rising order. */
typedef struct {
    const adit_text *fields;
    size_t *at;
} field_walk;

static const char *next_field_name(const void *context, int i)
{
    const field_walk *walk = context;
    aditl_field field;

    (void)i;
    return aditl_fields_next(walk->fields, walk->at, &field) ? field.name : NULL;
}

const char *aditl_fields_suggest(const adit_text *fields, const char *name)
{
    size_t at = 0;
    aditl_field field;
    int count = 0;

    while (aditl_fields_next(fields, &at, &field)) {
        count++;
    }
    at = 0;
    field_walk walk = {fields, &at};
    return adit_nearest(name, count, next_field_name, &walk);
}

/* ---- Pushing ---- */

void aditl_field_push(lua_State *L, const aditl_field *field)
{
    if (field != NULL && field->is_number) {
        lua_pushinteger(L, field->number);
    } else {
        lua_pushstring(L, field == NULL ? NULL : field->word);
    }
}

const char *aditl_string_at(lua_State *L, int index, const char *field, const char *what)
{
    size_t length;
    const char *text;

    if (lua_type(L, index) != LUA_TSTRING) {
        aditl_raise(L, "%s: expected a %s, got %s", field, what, luaL_typename(L, index));
    }
    text = lua_tolstring(L, index, &length);
    if (strlen(text) != length) {
        aditl_raise(L, "%s: the %s contains a zero byte", field, what);
    }
    return text;
}

void aditl_set_text(lua_State *L, const char *name, const char *value)
{
    lua_pushstring(L, value);
    lua_setfield(L, -2, name);
}

void aditl_set_int(lua_State *L, const char *name, int64_t value)
{
    lua_pushinteger(L, value);
    lua_setfield(L, -2, name);
}

/* Pushes the next part of a name as a key: a word, or a number if it is one. Returns what
 * follows it. [-0, +1] */
static const char *push_part(lua_State *L, const char *name)
{
    size_t length = strcspn(name, ".[]");
    char *end;
    long number = strtol(name, &end, 10);

    if (length > 0 && end == name + length) {
        lua_pushinteger(L, number);
    } else {
        lua_pushlstring(L, name, length);
    }
    name += length;
    return name + strspn(name, ".[]");
}

/* Replaces the table and the key on top by the table under that key, which is made if it is
 * missing. A field that has both a value and parts keeps its value as `value`. [-2, +1] */
static void enter_table(lua_State *L)
{
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -3) != LUA_TTABLE) {
        /* stack: table, key, old */
        lua_newtable(L);
        if (!lua_isnil(L, -2)) {
            lua_pushvalue(L, -2);
            lua_setfield(L, -2, "value");
        }
        lua_replace(L, -2);
        lua_pushvalue(L, -2);
        lua_pushvalue(L, -2);
        lua_rawset(L, -5);
    }
    lua_replace(L, -3);
    lua_pop(L, 1);
}

/* Puts one field into the table on top. [-0, +0] */
static void set_in_view(lua_State *L, const aditl_field *field)
{
    const char *rest = field->name;

    lua_pushvalue(L, -1);
    for (;;) {
        rest = push_part(L, rest);
        if (*rest == '\0') {
            break;
        }
        enter_table(L);
    }
    /* stack: table, key */
    lua_pushvalue(L, -1);
    if (lua_rawget(L, -3) == LUA_TTABLE) {
        aditl_field_push(L, field);
        lua_setfield(L, -2, "value");
        lua_pop(L, 3);
        return;
    }
    lua_pop(L, 1);
    aditl_field_push(L, field);
    lua_rawset(L, -3);
    lua_pop(L, 1);
}

void aditl_fields_push(lua_State *L, const adit_text *fields)
{
    aditl_field field;

    aditl_need_stack(L, 12, "no room for a view");
    lua_newtable(L);
    for (size_t at = 0; aditl_fields_next(fields, &at, &field);) {
        set_in_view(L, &field);
    }
}

void aditl_push_view(lua_State *L, const adit_text *fields, int seat, const char *prompt,
                     const char *asking, int64_t points)
{
    aditl_fields_push(L, fields);
    aditl_set_int(L, "me", seat);
    aditl_set_text(L, "prompt", prompt);
    aditl_set_text(L, "asking", asking);
    aditl_set_int(L, "points", points);
}

/* Leaves the script if a look at the game has failed, which means that memory ran out. */
static void check_look(lua_State *L, adit_game *game, adit_read_point mark)
{
    if (adit_game_read_error(game, mark, NULL) != ADIT_OK) {
        aditl_raise_shortage(L);
    }
}

void aditl_push_options(lua_State *L, adit_game *game, bool anytime)
{
    const adit_read_point mark = adit_game_read_point(game);
    int first = anytime ? adit_game_option_count(game) : 0;
    int count = anytime ? adit_game_anytime_count(game) : adit_game_option_count(game);

    check_look(L, game, mark);
    aditl_need_stack(L, 4, "no room for options");
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        char text[OPTION_TEXT];

        adit_game_option_text(game, first + i, text, sizeof text);
        lua_pushstring(L, text);
        lua_rawseti(L, -2, i + 1);
    }
}

/* ---- Deciding ---- */

void aditl_decider_free(aditl_decider *decider)
{
    adit_text_free(&decider->fields);
    aditl_foresight_free(&decider->foresight);
    *decider = (aditl_decider){0};
}

void aditl_decider_forget(aditl_decider *decider, const adit_game *game)
{
    if (decider->game == game) {
        decider->game = NULL;
        decider->foresight.run = NULL;
        decider->foresight.ticket = 0;
    }
}

static void note_failure(aditl_outcome *outcome, const adit_err *err)
{
    adit_buffer why = adit_buffer_on(outcome->failed, sizeof outcome->failed);

    adit_buffer_add(&why, err->text);
}

/* What view:what_if tries, in this process. */
static adit_status try_here(void *context, const aditl_list *answers, int deal,
                            aditl_outcome *outcome, adit_err *err)
{
    aditl_decider *decider = context;
    const adit_trial_plan plan = {.seat = decider->foresight.seat,
                                  .seed = decider->seed,
                                  .deal = deal,
                                  .answer = answers->item,
                                  .count = answers->count};
    adit_game *after = NULL;
    adit_status status = adit_game_what_if(decider->game, &plan, &after, &outcome->steps, err);

    if (status == ADIT_ILLEGAL || status == ADIT_SCRIPT || status == ADIT_INTERNAL) {
        note_failure(outcome, err);
        return ADIT_OK;
    }
    ADIT_THEN(status, aditl_outcome_read(after, plan.seat, outcome, err));
    adit_game_free(after);
    return status;
}

/* What view:plans finds, in this process. */
static adit_status find_here(void *context, int tries, adit_turns *turns, int64_t *steps,
                             adit_err *err)
{
    aditl_decider *decider = context;
    const adit_turn_search how = {
        .seat = decider->foresight.seat, .seed = decider->seed, .tries = tries};

    return adit_game_find_turns(decider->game, &how, turns, steps, err);
}

/* anytime(): the exchanges that are possible now, listed only when a function asks. */
static int l_anytime(lua_State *L)
{
    const aditl_decider *decider = lua_touserdata(L, lua_upvalueindex(1));

    if (decider->game == NULL || decider->ticket != lua_tointeger(L, lua_upvalueindex(2))) {
        return aditl_raise(L, "anytime() works only while its question is being decided");
    }
    aditl_charge(L, ADITL_CHARGE_EXCHANGES);
    aditl_push_options(L, decider->game, true);
    aditl_charge(L, ADITL_CHARGE_EXCHANGE * (int64_t)lua_rawlen(L, -1));
    return 1;
}

/* The open question, while its function runs: a function may itself have another game played. */
typedef struct {
    adit_game *game;
    int64_t ticket;
    int seat;
} open_question;

static open_question open_now(const aditl_decider *decider)
{
    return (open_question){decider->game, decider->ticket, decider->foresight.seat};
}

static void set_open(aditl_decider *decider, open_question open)
{
    decider->game = open.game;
    decider->ticket = decider->foresight.ticket = open.ticket;
    decider->foresight.seat = open.seat;
    decider->foresight.run = open.game != NULL ? try_here : NULL;
    decider->foresight.find = open.game != NULL ? find_here : NULL;
    decider->foresight.context = decider;
}

/* [-0, +3] */
static void push_arguments(lua_State *L, aditl_decider *decider, adit_game *game, int seat)
{
    int points = 0;

    const adit_read_point mark = adit_game_read_point(game);
    const char *card = adit_game_asking_card(game);
    adit_status status = aditl_fields_collect(game, seat, &decider->fields, &decider->err);
    check_look(L, game, mark);
    if (status == ADIT_NOMEM) {
        aditl_raise_shortage(L);
    } else if (status != ADIT_OK) {
        aditl_raise(L, "%s", decider->err.text);
    }
    adit_game_score(game, seat, &points, NULL, 0);
    check_look(L, game, mark);
    aditl_push_view(L, &decider->fields, seat, adit_game_prompt(game), card, points);
    aditl_push_options(L, game, false);
    lua_insert(L, -2);
    aditl_add_what_if(L, &decider->foresight, lua_gettop(L) - 1);
    lua_insert(L, -2);
    lua_pushlightuserdata(L, decider);
    lua_pushinteger(L, decider->ticket);
    lua_pushcclosure(L, l_anytime, 2);
}

static int refuse_choice(lua_State *L, adit_game *game, const char *name)
{
    int count = adit_game_option_count(game);
    char given[120];
    char allowed[900];
    adit_buffer value = adit_buffer_on(given, sizeof given);
    adit_buffer list = adit_buffer_on(allowed, sizeof allowed);

    aditl_describe(L, -1, &value);
    for (int i = 0; i < count; i++) {
        char text[OPTION_TEXT];

        adit_game_option_text(game, i, text, sizeof text);
        if (list.length + strlen(text) + 24 > list.size) {
            adit_buffer_addf(&list, " | and %d more", count - i);
            break;
        }
        adit_buffer_addf(&list, "%s%s", i > 0 ? " | " : "", text);
    }
    return aditl_raise(L,
                       "%s returned %s; it must return a number from 1 to %d, the text of an "
                       "option or of an exchange; the options are: %s",
                       name, given, count, allowed);
}

/* Reads the choice on top. [-0, +0] */
static int read_choice(lua_State *L, adit_game *game, const char *name)
{
    if (lua_type(L, -1) == LUA_TNUMBER) {
        int is_whole = 0;
        lua_Integer number = lua_tointegerx(L, -1, &is_whole);

        if (is_whole && number >= 1 && number <= adit_game_option_count(game)) {
            return (int)number - 1;
        }
    } else if (lua_type(L, -1) == LUA_TSTRING) {
        const adit_read_point mark = adit_game_read_point(game);
        int index = adit_game_option_find(game, lua_tostring(L, -1));

        check_look(L, game, mark);
        if (index >= 0) {
            return index;
        }
    }
    return refuse_choice(L, game, name);
}

int aditl_decide(lua_State *L, aditl_decider *decider, adit_game *game, int seat, const char *name)
{
    const open_question outer = open_now(decider);

    set_open(decider, (open_question){game, ++decider->last_ticket, seat});
    push_arguments(L, decider, game, seat);
    lua_call(L, 3, 1);
    int index = read_choice(L, game, name);

    lua_pop(L, 1);
    set_open(decider, outer);
    return index;
}
