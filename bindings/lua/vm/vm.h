/* vm.h - a Lua state with limits, and the only way into it.
 *
 * Cards, bots, scenarios and playthrough scripts each run in a state made here: own
 * allocator that meters memory, fuel, an allow-listed environment, and one protected call
 * through which all Lua runs. What leaves a script on purpose (a question, an illegal move)
 * is distinguished from a failure.
 */
#ifndef ADIT_LUA_VM_VM_H
#define ADIT_LUA_VM_VM_H

#include <lauxlib.h>
#include <lua.h>

#include "bindings/lua/vm/pool.h"
#include "engine/base/limits.h"
#include "engine/base/printable.h"
#include "engine/base/text.h"

typedef struct {
    size_t live, block, total; /* bytes: alive, in one piece, allocated in all per call */
    size_t text;               /* bytes of the longest text */
    size_t source;             /* bytes of the largest source text */
    int64_t fuel;              /* VM instructions and charges of one call; 0: no limit */
    int64_t milliseconds;      /* of computing, seen by the count hook; 0: no limit */
    adit_limit steps;          /* that the fuel is */
} aditl_limits;

extern const aditl_limits aditl_limits_rule, aditl_limits_load, aditl_limits_bot,
    aditl_limits_driver;

/* Why the allocator last said no. */
typedef enum {
    ADITL_REFUSED_NOTHING,
    ADITL_REFUSED_BY_LIMIT,
    ADITL_REFUSED_BY_SYSTEM
} aditl_refusal;

/* Blocks that live are counted by their size: below 2 KB, below 4 KB, ... */
#define ADITL_SIZE_CLASSES 16

/* The file whose top level runs while cards are loaded. */
typedef struct {
    void *loader;       /* NULL: no cards are loaded now */
    const char *path;   /* NULL: no file runs */
    const char *sealed; /* the file whose result is made read-only; NULL: none */
    int file;           /* its number with the loader */
    bool is_shared;     /* other files use what it returns, so it declares no cards */
} aditl_loading;

typedef struct aditl_vm {
    lua_State *L;
    lua_State *vault; /* a stack for what scripts must not find in their registers; readonly.c */
    aditl_limits limits;
    aditl_pool pool; /* of small blocks */
    size_t live_bytes, total_bytes;
    size_t longest_text;                     /* that was made, bytes */
    int blocks[ADITL_SIZE_CLASSES];          /* how many live */
    int blocks_at_start[ADITL_SIZE_CLASSES]; /* of them, from before scripts ran */
    bool may_be_deep;                        /* the stack may have grown beyond the usual */
    int64_t fuel;                            /* left of this call */
    int64_t time_used, time_seen; /* nanoseconds; seen: at the last count hook, 0: none yet */
    bool hook_armed;              /* the count hook runs: loops without primitives are caught */
    bool is_dead;                 /* a limit was reached: sticky until the next outermost call */
    bool is_late;                 /* that limit was time, which differs between machines */
    const char *dead_why;
    char limit_why[120]; /* the same, if it is a limit that has a name */
    int depth;           /* nested protected calls */
    int only_look;       /* above 0: a comparator or list function runs, nothing may change */
    bool is_loading;     /* files are read: the constructors of cards work */
    aditl_loading loading;
    adit_status left; /* with which a script is being left on purpose */
    void *owner;      /* aditl_host, bot or driver */
    aditl_refusal refused;
    /* Where `print` of playthrough scripts goes, a whole line each; NULL: nowhere. */
    void (*print)(void *owner, const char *line, size_t length);
    /* What the last failure was, without needing memory: "file:line: words", and below it
     * the script functions that were running, a line each. */
    bool has_message; /* the last failure was described; else the script left on purpose */
    char message[1024];
    char trace[768];
} aditl_vm;

adit_status aditl_vm_open(aditl_vm *vm, const aditl_limits *limits, bool arm_hook, void *owner,
                          adit_err *err);
void aditl_vm_close(aditl_vm *vm);
aditl_vm *aditl_vm_of(lua_State *L);
/* Starts a fresh allowance of fuel and bytes. */
void aditl_vm_refill(aditl_vm *vm, const aditl_limits *limits);
/* Lets scripts run again after a limit was reached, with what is left. */
void aditl_vm_revive(aditl_vm *vm);
/* Arms or disarms the count hook. */
void aditl_vm_arm(aditl_vm *vm, bool on);

/* Calls fn(L) with `argument` as light userdata at index 1, protected. ADIT_OK, the status
 * given to aditl_unwind, ADIT_SCRIPT with message and place, ADIT_LIMIT, or ADIT_NOMEM. The
 * stack is as before. `err` may be NULL. */
adit_status aditl_protected(aditl_vm *vm, lua_CFunction fn, void *argument, adit_err *err);
/* The same for callers in a hurry, in two steps: aditl_call_begin pushes what is needed
 * below the function (false: no room, and vm->message says so), the caller pushes function
 * and arguments by calls that cannot raise, aditl_call makes the call. After ADIT_OK the
 * results are on top, else nothing is; what aditl_call_begin pushed lies below. Failures are
 * described in vm->message and vm->trace. */
bool aditl_call_begin(aditl_vm *vm);
adit_status aditl_call(aditl_vm *vm, int args, int results);
/* Leaves the script on purpose. Does not return. */
int aditl_unwind(lua_State *L, adit_status status);
/* The allocator of Lua, for a vm (pool.c). */
void *aditl_allocate(void *vm, void *block, size_t old, size_t size);
/* From here on blocks are those of scripts that run. */
void aditl_vm_started(aditl_vm *vm);
/* No block that scripts have made is larger, in bytes. */
size_t aditl_largest_block(const aditl_vm *vm);
/* What going through the longest text takes, in steps; 0 where it is short. */
int64_t aditl_text_steps(const aditl_vm *vm);
/* Takes a charge off the fuel; raises when there is none left. */
void aditl_charge(lua_State *L, int64_t charge);
/* A limit is reached: no script runs any more until the next outermost call. `why` must
 * live as long as the state. Does not return. */
int aditl_abort(lua_State *L, const char *why);
/* The same with the name of the limit. */
int aditl_abort_limit(lua_State *L, const char *why, adit_limit limit);
/* Raises that there were too many steps. Does not return. */
int aditl_abort_steps(lua_State *L);
/* Raises that memory ran out, after a call of Lua that only reported it. */
int aditl_raise_memory(lua_State *L);
/* Raises that memory ran out when it was the engine that got none. */
int aditl_raise_shortage(lua_State *L);
/* Like luaL_checkstack, which takes a lack of memory for a script that calls itself forever.
 * `what` may be NULL. */
void aditl_need_stack(lua_State *L, int slots, const char *what);
/* Raises "file:line: " of the running script function and the message. */
int aditl_raise(lua_State *L, const char *format, ...) ADIT_PRINTF(2, 3);
/* Raises that a limit is exceeded: "what: more than 64 choices; ...". */
int aditl_raise_limit(lua_State *L, const char *what, adit_limit limit);

/* Reads a source file; one that is longer than the limit is refused by its name. */
adit_status aditl_read_source(const char *path, adit_limit limit, adit_text *out, adit_err *err);

/* ---- Messages (fault.c) ---- */

/* Writes vm->message and vm->trace from the error value at `index`, without metamethods. */
void aditl_note_error(aditl_vm *vm, lua_State *L, int index);
/* What a message of Lua itself means to an author, or NULL. */
const char *aditl_hint(const char *message);
/* Writes "file:line: " of the script function that runs now; false if there is none. */
bool aditl_place(lua_State *L, adit_buffer *out);
/* Lua cuts long paths in messages to "...end/of/path"; writes the message with all of it. */
void aditl_add_whole_path(adit_buffer *out, const char *message, const char *path);
/* Splits "path:line: words" at its first line; false if the message has no place. */
bool aditl_place_of(const char *message, char *path, size_t size, int *line);

/* Adds the number at `index`, a fraction with at most `digits` digits. */
void aditl_add_number(lua_State *L, int index, adit_buffer *out, int digits);
/* Compares two texts, for qsort of an array of texts. */
int aditl_compare_names(const void *a, const void *b);

/* ---- Environment (env.c and friends) ---- */

/* Pushes a fresh environment with the allow-listed names. Scripts can only read it. Each mod
 * has one of its own, with tables of its own. [-0, +1] */
void aditl_push_environment(lua_State *L);
/* Adds the value on top to the environment at `environment`, under this name. [-1, +0] */
void aditl_add_global(lua_State *L, int environment, const char *name);
/* Adds pcall, print and the like for playthrough scripts to the environment on top, which
 * may then set globals. [-0, +0] */
void aditl_extend_environment(lua_State *L);
/* What a file is: a card keeps nothing between calls, so its functions may not store into locals
 * of the file; nothing of strangers (bots, scenarios, manifests) has zero bytes in its texts. */
typedef enum { ADITL_CHUNK_CARD, ADITL_CHUNK_STRANGER, ADITL_CHUNK_SCRIPT } aditl_chunk;
/* Compiles text (never bytecode) with the environment at index `env` as its only upvalue, and
 * refuses what purity.c finds in it. Raises with file and line. [-0, +1] */
void aditl_load_chunk(lua_State *L, const char *text, size_t length, const char *name, int env,
                      aditl_chunk kind);

/* ---- Purity (purity.c, readonly.c) ---- */

/* Refuses in the chunk on top what no file of this kind may have: expressions that the Lua in use
 * compiles wrongly, `#` of Lua's own, and what aditl_chunk says. Raises. [-0, +0] */
void aditl_scan_chunk(lua_State *L, const char *name, aditl_chunk kind);
/* Refuses the function at `index` if it, or one inside it, stores into what outlives its own
 * call. Raises. [-0, +0] */
void aditl_scan_function(lua_State *L, int index);
/* Shows each text that the function at `index` holds, by which it could name something. False: it
 * holds other functions, or takes a value by a key that is no constant, so that it could name
 * anything.
 * [-0, +0] */
typedef void (*aditl_text_visit)(void *context, const char *text, size_t length);
bool aditl_look_into(lua_State *L, int index, aditl_text_visit visit, void *context);
/* Proves the scan on the Lua in use. */
adit_status aditl_scan_self_test(aditl_vm *vm, adit_err *err);
/* Puts every table that the function at `index` can reach through upvalues behind a
 * read-only proxy, and refuses functions among them that keep something between calls. Give
 * it only what is read from by nobody else any more. [-0, +0] */
void aditl_seal_function(lua_State *L, int index);
/* Does this to the value on top: a table is replaced by its proxy. `path` is the file that gave the
 * value, for messages. [-1, +1] */
void aditl_seal_shared(lua_State *L, const char *path);
/* Whether the value at `index` is a read-only proxy. */
bool aditl_is_sealed(lua_State *L, int index);
/* Whether it is a table without a metatable: one of the script's own, which is not sealed. */
bool aditl_is_plain(lua_State *L, int index);
/* A sealed list never changes, so what it was checked for once holds for good: the number that was
 * noted then, or -1. Notes nothing for other tables; allocates nothing, so that it does not matter
 * in which run that was. */
int64_t aditl_checked_list(lua_State *L, int index);
void aditl_note_checked(lua_State *L, int index, int64_t note);
/* Pushes a plain copy of what the proxy at `index` stands for, deeply; another value as it is.
 * Raw access sees a proxy as empty, so whoever reads a script's table starts here. [-0, +1] */
void aditl_push_unsealed(lua_State *L, int index);
/* Pushes a plain copy of the table at `index` without proxies, deeply; other values as they
 * are. [-0, +1] */
void aditl_push_plain(lua_State *L, int index);
/* Replaces every proxy in the table on top, or the proxy on top, by a plain copy, deeply, for
 * readers that use raw access. Nobody else may use the table. [-1, +1] */
void aditl_unseal(lua_State *L);
/* Puts the table behind the proxy at `index`, or the value itself, onto the stack of the vault,
 * and returns that: to be read there, and popped. [-0, +0] */
lua_State *aditl_open_table(lua_State *L, int index);
/* Clears what earlier calls left behind above the top of the stack, where scripts have their
 * registers. Takes as long as a full collection. */
void aditl_clear_stack(aditl_vm *vm);

#endif
