/* internal.h - what the parts of the driver share.
 *
 * Everything that a script makes is kept in the driver's own lists, outside of Lua: a script
 * may be left at any moment by an error, and games must be freed before their engines.
 */
#ifndef ADIT_LUA_SCRIPT_INTERNAL_H
#define ADIT_LUA_SCRIPT_INTERNAL_H

#include "bindings/lua/adit_lua.h"
#include "bindings/lua/host/host.h"
#include "bindings/lua/host/view.h"
#include "bindings/lua/read/tables.h"
#include "bindings/lua/script/rows.h"
#include "engine/chance/rng.h"

/* An engine that is open; one for each combination of game, mods and strictness. */
typedef struct aditl_open_engine {
    struct aditl_open_engine *next;
    adit_engine *engine;
    char *key; /* NULL: it could not be opened */
} aditl_open_engine;

/* A game that a script made. The Lua object points here. */
typedef struct aditl_open_game {
    struct aditl_open_game *next;
    struct aditl_driver *driver;
    adit_game *game; /* NULL: closed, for the script */
    adit_game *kept; /* to be freed */
    int playing;     /* game:play calls that it is in; it is freed after the last */
} aditl_open_game;

/* What a table such as adit.game { ... } said. Cleared before each use. */
typedef struct {
    char *game;
    char *scenario_path;
    adit_scenario *scenario;
    int64_t players, games;
    uint64_t seed;
    bool has_seed, strict, verify;
    int64_t decisions; /* adit.load: stop after this many; -1: all */
    aditl_settings rules, fields, mods, seats;
    aditl_problems problems;
} aditl_request;

/* A game that a stranger's script wrote; see powers.h. */
typedef struct aditl_kept_file {
    struct aditl_kept_file *next;
    char *name;
    adit_text text;
} aditl_kept_file;

typedef struct aditl_driver {
    aditl_vm vm;
    adit_script_powers powers;
    aditl_kept_file *kept_files;
    int writes;     /* made so far, of powers.writes_max */
    size_t written; /* bytes, of powers.bytes_max */
    const char *path;
    adit_text source;
    int argc;
    const char *const *argv;
    adit_run_output write;
    void *context;
    adit_budget *budget; /* NULL: no limit */
    aditl_open_engine *engines;
    aditl_open_game *games;
    int open_games;
    aditl_decider decider;
    aditl_request request;
    adit_rng chance;      /* of adit.random */
    adit_text text;       /* scratch: whatever the engine writes for the script */
    adit_text other_text; /* the same of a second game that is compared */
    adit_text key;        /* of the engine that is being looked for */
    adit_err err;         /* of the engine call just made */
    adit_err raised;      /* the last error that was raised from C, with its status */
} aditl_driver;

aditl_driver *aditl_driver_of(lua_State *L);
/* Raises the message of a failed engine call with the place in the script; the status is
 * remembered. ADIT_OK does nothing. */
void aditl_driver_raise(lua_State *L, adit_status status);
/* Raises what is wrong in a table that the script gave. */
void aditl_driver_raise_problems(lua_State *L, const aditl_problems *problems);
/* Raises with words of its own; the status is remembered. */
int aditl_driver_fail(lua_State *L, adit_status status, const char *format, ...) ADIT_PRINTF(3, 4);

/* Takes steps off a script that has a budget, for work in C; dies if they are used up. Before the
 * work, as far as its size is known by then. */
void aditl_driver_charge(lua_State *L, int64_t steps);
/* Creates the class of an object with these methods. Another name is an error that says that no
 * `what` is called so, with the nearest one. [-0, +0] */
void aditl_driver_new_class(lua_State *L, const char *name, const aditl_row *const *methods,
                            const char *what);

/* Passes on the error of a lua_pcall that was only there to release something. */
int aditl_driver_pass_on(lua_State *L, int status);
/* The whole number at `index`, or `otherwise` if it is left out. Raises, naming `field`. */
int aditl_driver_int(lua_State *L, int index, int min, int max, const char *field, int otherwise);
/* Pushes a number, or its digits if it is above Lua's numbers; adit.game takes both. [-0, +1] */
void aditl_driver_push_seed(lua_State *L, uint64_t seed);
/* The text at `index`; raises, naming `field`, if it is something else or has zero bytes. */
const char *aditl_driver_text(lua_State *L, int index, const char *field);

/* ---- files.c: every path that a script names ---- */

/* Whether the script may read the file or folder, or let the bot play.
 * Nothing here raises; the message is in driver->err. */
adit_status aditl_driver_may_read(aditl_driver *driver, const char *path);
/* The real path of the folder of a mod that it may load. */
adit_status aditl_driver_find_mod(aditl_driver *driver, const char *name, char *folder,
                                  size_t size);
adit_status aditl_driver_may_play(aditl_driver *driver, const char *name);
/* Reads a recorded game or saved position into `out`. */
adit_status aditl_driver_read_game(aditl_driver *driver, const char *path, adit_text *out);
adit_status aditl_driver_write_game(aditl_driver *driver, const char *path, const adit_text *text);
/* Writes a text file, and reads a Lua file below the folder of the script. */
adit_status aditl_driver_write_text(aditl_driver *driver, const char *name, const char *text,
                                    size_t length);
adit_status aditl_driver_read_include(aditl_driver *driver, const char *name, adit_text *out);
void aditl_driver_forget_files(aditl_driver *driver);

/* ---- open_game.c: engines, and tables that ask for a game ---- */

/* Reads the table at index 1 into driver->request. `known` lists the names it may have. */
void aditl_driver_read_request(lua_State *L, const char *const *known);
void aditl_request_clear(aditl_request *request);
/* The engine for the request; opened when it is first asked for. Raises. */
adit_engine *aditl_driver_engine(lua_State *L, const char *game);
/* Fills a match from the request and makes the game. The caller owns it. Does not raise; the
 * message is in driver->err. */
adit_status aditl_driver_new_game(aditl_driver *driver, adit_engine *engine, uint64_t seed,
                                  adit_game **game);
/* The seed of the request; a scenario's own counts unless the script gave one. */
uint64_t aditl_request_seed(const aditl_request *request);
/* Reads a recorded game or saved position into driver->text and charges for it. Raises. */
void aditl_driver_fetch_game(lua_State *L, const char *path);
/* ---- game.c: the game object ---- */

void aditl_driver_make_class(lua_State *L);
/* Pushes an object for the game, which the driver takes. [-0, +1] */
void aditl_driver_push_game(lua_State *L, adit_game *game);
/* The game object at index 1. Raises if it is something else or closed. */
aditl_open_game *aditl_driver_check_game(lua_State *L);
/* aditl_fields_collect that raises and charges for as much as there is. */
void aditl_driver_collect(lua_State *L, adit_game *game, int seat, adit_text *fields);
/* The scratch text of the driver, emptied. */
adit_text *aditl_driver_scratch(lua_State *L);
/* Reads one field by its name, everything being seen. Raises if there is none. The word may be in
 * `scratch` (ADIT_FIELD_WORD_MAX). */
void aditl_driver_read(lua_State *L, adit_game *game, const char *name, char *scratch,
                       aditl_field *field);
#define ADITL_SCORE_LINES 64
/* Like adit_game_score, with ADITL_SCORE_LINES at most; raises if the score cannot be counted. */
int aditl_driver_score(lua_State *L, adit_game *game, int seat, int *total, adit_score_line *lines);
/* Closes it for the script; frees it unless somewhere up the stack it is being played. */
void aditl_driver_close_game(aditl_open_game *open);

/* ---- study.c ---- */

/* Remembers the environment on top for files that the script includes. [-0, +0] */
void aditl_driver_keep_environment(lua_State *L);

/* ---- stats.c: collections of numbers ---- */

void aditl_driver_make_stats(lua_State *L);

#endif
