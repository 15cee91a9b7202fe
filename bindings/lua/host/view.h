/* view.h - the state as a Lua table, and how a Lua function is asked to decide.
 *
 * Bots and playthrough scripts see the same thing: the fields of the state, nested by their
 * names ("player[1].goods.wood" is view.player[1].goods.wood). Fields are first collected in
 * a buffer and then pushed: the engine must not be jumped over when Lua runs out of memory.
 */
#ifndef ADIT_LUA_HOST_VIEW_H
#define ADIT_LUA_HOST_VIEW_H

#include "bindings/lua/host/what_if.h"
#include "bindings/lua/vm/vm.h"
#include "engine/base/text.h"

/* One field as collected. Borrowed from the buffer. */
typedef struct {
    const char *name;
    bool is_number;
    int64_t number;
    const char *word;
} aditl_field;

/* Collects every field that `seat` may see (0: all), zeros included. `fields` is emptied
 * first and keeps its memory. */
adit_status aditl_fields_collect(adit_game *game, int seat, adit_text *fields, adit_err *err);
/* The next field; start with *at = 0. False after the last. */
bool aditl_fields_next(const adit_text *fields, size_t *at, aditl_field *out);
/* Finds one by its whole name. */
bool aditl_fields_find(const adit_text *fields, const char *name, aditl_field *out);
/* The nearest name to a misspelt one, or NULL. */
const char *aditl_fields_suggest(const adit_text *fields, const char *name);
/* Pushes them as nested tables. Raises when memory runs out. [-0, +1] */
void aditl_fields_push(lua_State *L, const adit_text *fields);
/* Pushes one value, nil for NULL. [-0, +1] */
void aditl_field_push(lua_State *L, const aditl_field *field);
/* The string at `index`. Raises, naming `field` and what it must be, "text" or "word". */
const char *aditl_string_at(lua_State *L, int index, const char *field, const char *what);
/* Set a name in the table on top. NULL is nil. [-0, +0] */
void aditl_set_text(lua_State *L, const char *name, const char *value);
void aditl_set_int(lua_State *L, const char *name, int64_t value);

/* Pushes a question as a view: its fields, and me, prompt, asking (may be NULL), points. [-0, +1]
 */
void aditl_push_view(lua_State *L, const adit_text *fields, int seat, const char *prompt,
                     const char *asking, int64_t points);

/* What a bot pays for finding out the exchanges, and for each that is put into words: work that no
 * step of its script counts. */
enum { ADITL_CHARGE_EXCHANGES = 20000, ADITL_CHARGE_EXCHANGE = 500 };

/* Pushes the texts of the main options, or of the exchanges. [-0, +1] */
void aditl_push_options(lua_State *L, adit_game *game, bool anytime);

/* What deciding functions need between calls; one for each Lua state. Zero it first. */
typedef struct {
    adit_game *game; /* whose question is open to the script; NULL outside */
    int64_t ticket;  /* of this question: a kept `anytime` must not work at another */
    int64_t last_ticket;
    adit_text fields;
    adit_err err;
    uint64_t seed; /* of what is tried; never that of the game */
    aditl_foresight foresight;
} aditl_decider;

void aditl_decider_free(aditl_decider *decider);
/* Nothing the script kept may reach `game` any more. */
void aditl_decider_forget(aditl_decider *decider, const adit_game *game);

/* Calls the function on top as decide(view, options, anytime) for `seat` and gives the index
 * of what it chose. `name` is who decides, for messages. Raises. [-1, +0] */
int aditl_decide(lua_State *L, aditl_decider *decider, adit_game *game, int seat, const char *name);

#endif
