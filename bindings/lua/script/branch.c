/* branch.c - what if: trying something on a copy, and comparing two games.
 *
 * The games need not come from the same engine: with and without a mod is a comparison too.
 * So fields are matched by their names, and a field that one of them lacks is nil there.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/script/internal.h"
#include "engine/match/game.h"
#include "engine/match/seats.h"

/* ---- game:what_if ---- */

/* game:what_if(f, ...): gives a copy to f, closes it, and gives back what f returned. */
static int game_what_if(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    int arguments = lua_gettop(L) - 2;

    if (lua_type(L, 2) != LUA_TFUNCTION) {
        return aditl_raise(L, "game:what_if needs a function that takes the copy, not a %s",
                           luaL_typename(L, 2));
    }
    adit_game *copy = NULL;

    aditl_driver_raise(L, adit_game_try_fork(game, &copy, &aditl_driver_of(L)->err));
    aditl_driver_push_game(L, copy); /* the driver has it now, whatever happens */
    aditl_open_game *open = *(aditl_open_game **)lua_touserdata(L, -1);

    /* stack: game, f, arguments ..., copy; wanted: f, copy, arguments ... */
    lua_replace(L, 1);
    lua_pushvalue(L, 1);
    lua_insert(L, 3);
    lua_remove(L, 1);
    /* Protected only to close the copy; the error goes on as it was. */
    int status = lua_pcall(L, arguments + 1, LUA_MULTRET, 0);

    if (open->game != NULL) {
        aditl_driver_close_game(open);
    }
    if (status != LUA_OK) {
        return aditl_driver_pass_on(L, status);
    }
    return lua_gettop(L);
}

/* ---- game:diff ---- */

static bool same_value(const aditl_field *a, const aditl_field *b)
{
    return a->is_number == b->is_number &&
           (a->is_number ? a->number == b->number : strcmp(a->word, b->word) == 0);
}

/* Adds { field =, from =, to = } to the list on top. */
static void add_difference(lua_State *L, const char *name, const aditl_field *from,
                           const aditl_field *to)
{
    lua_createtable(L, 0, 3);
    aditl_set_text(L, "field", name);
    aditl_field_push(L, from);
    lua_setfield(L, -2, "from");
    aditl_field_push(L, to);
    lua_setfield(L, -2, "to");
    lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
}

/* Pushes a table of names and where each field starts in its text: searching for each in turn would
 * take the square. [-0, +1] */
static void push_index(lua_State *L, const adit_text *fields)
{
    aditl_field field;

    lua_newtable(L);
    for (size_t at = 0, next = 0; aditl_fields_next(fields, &next, &field); at = next) {
        aditl_set_int(L, field.name, (int64_t)at);
    }
}

static bool find_in(lua_State *L, int index, const adit_text *fields, const char *name,
                    aditl_field *out)
{
    bool has = lua_getfield(L, index, name) == LUA_TNUMBER;
    size_t at = (size_t)lua_tointeger(L, -1);

    lua_pop(L, 1);
    return has && aditl_fields_next(fields, &at, out);
}

/* game:diff(other): what is another in `other`, in the order of the table of fields. */
static int game_diff(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    aditl_driver *driver = aditl_driver_of(L);
    aditl_field field, match;

    lua_settop(L, 2);
    lua_insert(L, 1); /* the other one is checked in the same place */
    adit_game *other = aditl_driver_check_game(L)->game;

    aditl_driver_collect(L, game, 0, &driver->text);
    aditl_driver_collect(L, other, 0, &driver->other_text);
    push_index(L, &driver->text);
    push_index(L, &driver->other_text);
    lua_newtable(L);
    /* stack: both games, index, other index, list */
    for (size_t at = 0; aditl_fields_next(&driver->text, &at, &field);) {
        bool has = find_in(L, 4, &driver->other_text, field.name, &match);

        if (!has || !same_value(&field, &match)) {
            add_difference(L, field.name, &field, has ? &match : NULL);
        }
    }
    for (size_t at = 0; aditl_fields_next(&driver->other_text, &at, &field);) {
        if (!find_in(L, 3, &driver->text, field.name, &match)) {
            add_difference(L, field.name, NULL, &field);
        }
    }
    return 1;
}

/* ---- game:seats ---- */

static void join_seats(lua_State *L, adit_buffer *out)
{
    int count = aditl_list_length(L, 2, 4 * ADIT_MAX_SEATS), keys = 0;

    for (lua_pushnil(L); lua_next(L, 2) != 0; lua_pop(L, 1)) {
        keys++;
    }
    if (keys != count) {
        aditl_raise(L, "players must be a list without gaps, as in { \"human\", \"greedy\" }");
    }
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(L, 2, i);
        if (lua_type(L, -1) != LUA_TSTRING) {
            aditl_raise(L, "the player of seat %d is a %s; expected a name such as \"greedy\"", i,
                        luaL_typename(L, -1));
        }
        if (strlen(lua_tostring(L, -1)) != lua_rawlen(L, -1)) {
            aditl_raise(L, "the name of player %d contains a zero byte", i);
        }
        adit_buffer_add(out, i > 1 ? "," : "");
        adit_buffer_add(out, lua_tostring(L, -1)); /* as it is: it is looked at later */
        lua_pop(L, 1);
    }
}

/* game:seats([names]): who plays, for the head of recorded games. */
static int game_seats(lua_State *L)
{
    adit_game *game = aditl_driver_check_game(L)->game;
    char text[ADIT_SEATS_MAX + 2]; /* what is too long stays too long and is refused */
    adit_buffer out = adit_buffer_on(text, sizeof text);

    if (lua_isnoneornil(L, 2)) {
        lua_pushstring(L, game->seats != NULL ? game->seats : "");
        return 1;
    }
    if (lua_type(L, 2) == LUA_TTABLE) {
        join_seats(L, &out);
    } else {
        adit_buffer_add(&out, aditl_driver_text(L, 2, "seats"));
    }
    aditl_driver_raise(L, adit_game_set_seats(game, text, &aditl_driver_of(L)->err));
    lua_settop(L, 1);
    return 1;
}

const aditl_row aditl_branch_rows[] = {
    {"what_if", game_what_if, "f Function, values Any...", "Any",
     "Calls f with a copy of the game and returns its results; the copy is closed afterwards.",
     "game:what_if(function(copy) copy:decide(1) end)"},
    {"diff", game_diff, "other Match", "List",
     "Returns how the other game differs, as a list of field, from, to.",
     "expect_equal(#game:diff(game), 0)"},
    {"seats", game_seats, "names List?", "List",
     "Returns or sets the names of the players for the header of the recorded game.",
     "game:seats()"},
    {0},
};
