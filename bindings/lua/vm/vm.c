/* vm.c - a Lua state with limits, and the only way into it.
 *
 * Memory is metered in pool.c. Fuel is one counter that the count hook and the charges of library
 * functions share. Once it is empty the state is dead: every further hook call and charge raises
 * again, whatever the script tries, until the next outermost call.
 *
 * Nothing on the way of a failure needs memory: messages are written into the vm itself, and
 * what is raised is a light userdata.
 */
#include "bindings/lua/vm/vm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "bindings/lua/vm/env.h"
#include "engine/base/format.h"
#include "engine/base/memory.h"

#define HOOK_PERIOD 1000
#define MAX_DEPTH 64    /* of protected calls; Lua itself gives up at about 100 of ours */
#define VAULT_SLOTS 250 /* for every level of nesting that is copied */
#define CALL_SLOTS 20   /* handler, function, arguments and results of one call */

#define KB ((size_t)1024)
#define MB (1024 * KB)

#define LONG_TEXT (4 * KB)                 /* up to here a comparison is a step like others */
#define BYTES_PER_STEP 16                  /* of a text that an instruction goes through */
#define MANY_VALUES 250                    /* up to here copying them is a step like others */
#define VALUES_PER_STEP 8                  /* that an instruction copies */
#define STEPS_PER_LEVEL 8                  /* what looking at a function that runs takes */
#define LEVELS_PER_STEP 4                  /* Lua counts from the top each time */
#define MOST_LEVELS (HOOK_PERIOD / 3 + 10) /* a call takes three instructions at least */
#define STEPS_PER_SEARCH 200               /* what counting its arguments takes */

/* live, block, total, text, source, fuel, milliseconds, name of the fuel. */
const aditl_limits aditl_limits_rule = {ADIT_MAX_MEMORY, ADIT_MAX_BLOCK, 64 * MB, 64 * KB,
                                        64 * KB,         ADIT_MAX_STEPS, 800,     ADIT_LIMIT_STEPS};
const aditl_limits aditl_limits_load = {ADIT_MAX_MEMORY,
                                        256 * KB,
                                        64 * MB,
                                        256 * KB,
                                        ADIT_MAX_FILE_BYTES,
                                        ADIT_MAX_LOAD_STEPS,
                                        10000,
                                        ADIT_LIMIT_LOAD_STEPS};
const aditl_limits aditl_limits_bot = {
    ADIT_MAX_BOT_MEMORY, 4 * MB, 1024 * MB,           256 * KB, ADIT_MAX_BOT_BYTES,
    ADIT_MAX_BOT_STEPS,  10000,  ADIT_LIMIT_BOT_STEPS};
const aditl_limits aditl_limits_driver = {
    ADIT_MAX_BOT_MEMORY, 4 * MB, SIZE_MAX, 4 * MB, ADIT_MAX_SCRIPT_BYTES, 0, 0, ADIT_LIMIT_STEPS};

/* What is raised to leave a script: its address is the value. */
static const char leave_token;

aditl_vm *aditl_vm_of(lua_State *L)
{
    return *(aditl_vm **)lua_getextraspace(L);
}

/* ---- Fuel ---- */

/* Fuel is what limits scripts, the same on every machine. Time only ends what fuel does not
 * see coming, with a fault and never with another answer, and it is the time of computing: a
 * busy machine must not end a script that a quiet one would let finish. */
static bool is_out_of_time(aditl_vm *vm)
{
    struct timespec now;
    int64_t seen;

    if (vm->limits.milliseconds == 0 || clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) != 0) {
        return false;
    }
    seen = (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
    vm->time_used += vm->time_seen == 0 ? 0 : seen - vm->time_seen;
    vm->time_seen = seen;
    return vm->time_used / 1000000 > vm->limits.milliseconds;
}

/* ---- What single instructions may take ---- */

/* How many values the function has in its `...`: a search, since Lua does not say. [-0, +0] */
static int count_varargs(lua_State *L, lua_Debug *ar)
{
    int low = 0, high = 1;

    while (lua_getlocal(L, ar, -high) != NULL) {
        lua_pop(L, 1);
        low = high;
        high *= 2;
    }
    while (high - low > 1) {
        int middle = low + (high - low) / 2;

        if (lua_getlocal(L, ar, -middle) != NULL) {
            lua_pop(L, 1);
            low = middle;
        } else {
            high = middle;
        }
    }
    return low;
}

/* The most values in a `...` of the functions that run now. Whoever wants to have many of them
 * must collect them one by one, so they are still there when the hook comes; nor is there time
 * between two hooks to call so many functions that they are out of sight. */
static int most_varargs(lua_State *L, aditl_vm *vm)
{
    lua_Debug ar;
    int most = 0;

    for (int level = 0; level < MOST_LEVELS && lua_getstack(L, level, &ar) != 0; level++) {
        vm->fuel -= STEPS_PER_LEVEL + level / LEVELS_PER_STEP;
        lua_getinfo(L, "u", &ar);
        if (ar.isvararg) {
            int count = count_varargs(L, &ar);

            vm->fuel -= STEPS_PER_SEARCH;
            most = count > most ? count : most;
        }
    }
    return most;
}

int64_t aditl_text_steps(const aditl_vm *vm)
{
    return vm->longest_text > LONG_TEXT ? (int64_t)(vm->longest_text / BYTES_PER_STEP) : 0;
}

/* An instruction that copies `...` or compares two texts is one step however much there is to
 * copy or compare. No one sees which instructions ran, so where there are many values or long
 * texts, each of them pays for the worst that it could have been. */
static void charge_hidden(lua_State *L, aditl_vm *vm)
{
    vm->fuel -= HOOK_PERIOD * aditl_text_steps(vm);
    if (vm->may_be_deep && vm->fuel >= 0 && lua_checkstack(L, 4)) {
        int values = most_varargs(L, vm);

        vm->fuel -= values > MANY_VALUES ? HOOK_PERIOD * (int64_t)(values / VALUES_PER_STEP) : 0;
    }
}

static void count_hook(lua_State *L, lua_Debug *ar)
{
    aditl_vm *vm = aditl_vm_of(L);

    (void)ar;
    if (!vm->is_dead && is_out_of_time(vm)) {
        vm->is_late = true;
        aditl_abort(L, "ran for too long");
    }
    charge_hidden(L, vm);
    aditl_charge(L, HOOK_PERIOD);
}

static void set_hook(aditl_vm *vm, int period)
{
    if (period > 0) {
        lua_sethook(vm->L, count_hook, LUA_MASKCOUNT, period);
    } else {
        lua_sethook(vm->L, NULL, 0, 0);
    }
}

void aditl_vm_arm(aditl_vm *vm, bool on)
{
    vm->hook_armed = on;
    set_hook(vm, on ? HOOK_PERIOD : 0);
}

void aditl_vm_revive(aditl_vm *vm)
{
    if (vm->is_dead && vm->hook_armed) {
        set_hook(vm, HOOK_PERIOD);
    }
    vm->is_dead = false;
    vm->dead_why = "";
}

void aditl_vm_refill(aditl_vm *vm, const aditl_limits *limits)
{
    vm->limits = *limits;
    vm->fuel = limits->fuel == 0 ? INT64_MAX : limits->fuel;
    vm->total_bytes = 0;
    vm->time_used = 0;
    vm->is_late = false;
    aditl_vm_revive(vm);
    if (vm->hook_armed) {
        /* Restarts the hook's own count, or what ran before would shift the end. */
        set_hook(vm, HOOK_PERIOD);
    }
}

void aditl_charge(lua_State *L, int64_t charge)
{
    aditl_vm *vm = aditl_vm_of(L);

    vm->fuel -= charge;
    if (vm->is_dead || vm->fuel < 0) {
        aditl_abort_steps(L);
    }
}

/* ---- Leaving ---- */

static int throw_token(lua_State *L)
{
    lua_pushlightuserdata(L, (void *)&leave_token);
    return lua_error(L);
}

int aditl_unwind(lua_State *L, adit_status status)
{
    aditl_vm *vm = aditl_vm_of(L);

    vm->left = status;
    vm->has_message = false;
    return throw_token(L);
}

int aditl_abort(lua_State *L, const char *why)
{
    aditl_vm *vm = aditl_vm_of(L);
    adit_buffer message = adit_buffer_on(vm->message, sizeof vm->message);

    vm->trace[0] = '\0';
    if (!vm->is_dead) {
        vm->is_dead = true;
        vm->dead_why = why;
    }
    if (vm->hook_armed) {
        set_hook(vm, 1);
    }
    (void)aditl_place(L, &message);
    adit_buffer_add(&message, vm->dead_why);
    vm->left = ADIT_LIMIT;
    vm->has_message = true;
    return throw_token(L);
}

int aditl_abort_limit(lua_State *L, const char *why, adit_limit limit)
{
    aditl_vm *vm = aditl_vm_of(L);

    if (!vm->is_dead) {
        snprintf(vm->limit_why, sizeof vm->limit_why, "%s (limit '%s')", why,
                 adit_limit_at(limit)->name);
    }
    return aditl_abort(L, vm->is_dead ? vm->dead_why : vm->limit_why);
}

int aditl_abort_steps(lua_State *L)
{
    return aditl_abort_limit(L, "ran for too many steps; does a loop never end?",
                             aditl_vm_of(L)->limits.steps);
}

int aditl_raise(lua_State *L, const char *format, ...)
{
    char words[sizeof((adit_err *)0)->text], place[512];
    adit_buffer buffer = adit_buffer_on(place, sizeof place);
    va_list args;

    aditl_need_stack(L, 4, NULL);
    (void)aditl_place(L, &buffer);
    va_start(args, format);
    adit_format_words(words, sizeof words, format, args);
    va_end(args);
    lua_pushstring(L, place);
    lua_pushstring(L, words);
    lua_concat(L, 2);
    return lua_error(L);
}

int aditl_raise_limit(lua_State *L, const char *what, adit_limit limit)
{
    return aditl_raise(L, "%s%s%s", what, what[0] == '\0' ? "" : ": ",
                       adit_limit_message(adit_limit_at(limit)).text);
}

/* ---- The protected call ---- */

static bool is_leaving(lua_State *L, int index)
{
    return lua_islightuserdata(L, index) && lua_touserdata(L, index) == (void *)&leave_token;
}

/* Runs where the error was raised, while the functions that led there can still be named. */
static int on_error(lua_State *L)
{
    if (!is_leaving(L, 1)) {
        aditl_note_error(aditl_vm_of(L), L, 1);
    }
    return 1;
}

static adit_status out_of_memory(aditl_vm *vm)
{
    vm->trace[0] = '\0';
    if (vm->refused == ADITL_REFUSED_BY_LIMIT) {
        snprintf(vm->message, sizeof vm->message,
                 "used too much memory: a script can hold %zu KB, which is the limit '%s', and "
                 "%zu KB in one block%s; does a table grow or a function call itself forever?",
                 vm->limits.live / KB,
                 adit_limit_at(vm->limits.live == ADIT_MAX_BOT_MEMORY ? ADIT_LIMIT_BOT_MEMORY
                                                                      : ADIT_LIMIT_MEMORY)
                     ->name,
                 vm->limits.block / KB,
                 vm->limits.block == ADIT_MAX_BLOCK ? " (limit 'block')" : "");
        return ADIT_LIMIT;
    }
    snprintf(vm->message, sizeof vm->message, "out of memory");
    return ADIT_NOMEM;
}

int aditl_raise_memory(lua_State *L)
{
    aditl_vm *vm = aditl_vm_of(L);

    vm->left = out_of_memory(vm);
    vm->has_message = true;
    return throw_token(L);
}

int aditl_raise_shortage(lua_State *L)
{
    aditl_vm_of(L)->refused = ADITL_REFUSED_BY_SYSTEM;
    return aditl_raise_memory(L);
}

void aditl_need_stack(lua_State *L, int slots, const char *what)
{
    aditl_vm *vm = aditl_vm_of(L);
    aditl_refusal before = vm->refused;

    vm->refused = ADITL_REFUSED_NOTHING;
    if (!lua_checkstack(L, slots)) {
        if (vm->refused != ADITL_REFUSED_NOTHING) {
            aditl_raise_memory(L);
        }
        if (what != NULL) {
            luaL_error(L, "stack overflow (%s)", what);
        }
        luaL_error(L, "stack overflow");
    }
    vm->refused = before;
}

/* What the failed call means. The error value is on top and is popped. */
static adit_status read_outcome(aditl_vm *vm, int code)
{
    bool leaving = is_leaving(vm->L, -1);

    lua_pop(vm->L, 1);
    if (leaving) {
        return vm->is_dead ? ADIT_LIMIT : vm->left;
    }
    vm->has_message = true;
    if (vm->is_dead) {
        vm->trace[0] = '\0';
        snprintf(vm->message, sizeof vm->message, "%s", vm->dead_why);
        return ADIT_LIMIT;
    }
    if (code == LUA_ERRMEM) {
        return out_of_memory(vm);
    }
    if (code == LUA_ERRERR) {
        vm->trace[0] = '\0';
        snprintf(vm->message, sizeof vm->message, "failed while handling an error");
    }
    return ADIT_SCRIPT;
}

bool aditl_call_begin(aditl_vm *vm)
{
    vm->trace[0] = '\0';
    vm->has_message = true; /* for the failures below; aditl_call decides again */
    if (vm->depth >= MAX_DEPTH) {
        snprintf(vm->message, sizeof vm->message, "scripts are nested more than %d levels deep",
                 MAX_DEPTH);
        vm->left = ADIT_LIMIT;
        return false;
    }
    if (!lua_checkstack(vm->L, CALL_SLOTS)) {
        vm->left = out_of_memory(vm);
        return false;
    }
    lua_pushcfunction(vm->L, on_error);
    return true;
}

adit_status aditl_call(aditl_vm *vm, int args, int results)
{
    lua_State *L = vm->L;
    int handler = lua_gettop(L) - args - 1, only_look = vm->only_look, code;

    if (vm->depth == 0) {
        vm->time_seen = 0; /* what happened between two calls was not the script */
        vm->refused = ADITL_REFUSED_NOTHING;
        if (vm->is_dead) {
            aditl_vm_revive(vm);
        }
    }
    vm->depth++;
    code = lua_pcall(L, args, results, handler);
    vm->depth--;
    vm->only_look = only_look;
    return code == LUA_OK ? ADIT_OK : read_outcome(vm, code);
}

adit_status aditl_protected(aditl_vm *vm, lua_CFunction fn, void *argument, adit_err *err)
{
    adit_status status;

    if (!aditl_call_begin(vm)) {
        return adit_fail(err, vm->left, "%s", vm->message);
    }
    lua_pushcfunction(vm->L, fn);
    lua_pushlightuserdata(vm->L, argument);
    status = aditl_call(vm, 1, 0);
    lua_pop(vm->L, 1);
    /* Whoever left on purpose has written the reason where it belongs. */
    if (status != ADIT_OK && vm->has_message) {
        return adit_fail_with(err, status, vm->trace, "%s", vm->message);
    }
    return status;
}

/* ---- Opening and closing ---- */

/* Every call is protected, so this is never reached; if it is, it is a mistake of ours, and Lua
 * ends the process when it returns. The library prints nothing else. */
static int on_panic(lua_State *L)
{
    static const char words[] = "adit: internal error: a script failed outside a protected call\n";

    (void)L;
    (void)!write(STDERR_FILENO, words, sizeof words - 1);
    return 0;
}

static int set_up(lua_State *L)
{
    /* Short strings are interned: while this one lives, raising it needs no memory. */
    lua_pushliteral(L, "error in error handling");
    luaL_ref(L, LUA_REGISTRYINDEX);
    aditl_vm_of(L)->vault = lua_newthread(L);
    luaL_ref(L, LUA_REGISTRYINDEX);
    if (!lua_checkstack(aditl_vm_of(L)->vault, VAULT_SLOTS)) {
        aditl_raise_memory(L);
    }
    aditl_open_libraries(L);
    return 0;
}

adit_status aditl_vm_open(aditl_vm *vm, const aditl_limits *limits, bool arm_hook, void *owner,
                          adit_err *err)
{
    adit_status status;

    memset(vm, 0, sizeof *vm);
    vm->limits = *limits;
    vm->owner = owner;
    vm->dead_why = "";
    vm->L = lua_newstate(aditl_allocate, vm);
    if (vm->L == NULL) {
        aditl_pool_close(&vm->pool);
        return adit_nomem(err);
    }
    *(aditl_vm **)lua_getextraspace(vm->L) = vm;
    lua_atpanic(vm->L, on_panic);
    aditl_vm_refill(vm, limits);
    status = aditl_protected(vm, set_up, NULL, err);
    if (status != ADIT_OK) {
        aditl_vm_close(vm);
        return status;
    }
    aditl_vm_arm(vm, arm_hook);
    aditl_vm_refill(vm, limits);
    return ADIT_OK;
}

void aditl_clear_stack(aditl_vm *vm)
{
    (void)lua_gc(vm->L, LUA_GCCOLLECT); /* a full collection clears what lies above the top */
}

void aditl_vm_close(aditl_vm *vm)
{
    if (vm->L != NULL) {
        lua_close(vm->L);
        aditl_pool_close(&vm->pool);
        vm->L = NULL;
    }
}
