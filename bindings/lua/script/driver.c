/* driver.c - runs a script that makes games and plays them.
 *
 * The script gets the library of cards and bots, our own pcall and print, and one table
 * `adit`. It has the memory of a bot and no fuel limit: its user started it and can stop it.
 * Only the scripts of others, which `adit test` runs, have a budget. Files are read and written
 * only through files.c, within the script's powers.
 */
#include "bindings/lua/adit_lua.h"

#include <stdio.h>
#include <string.h>

#include "bindings/lua/script/internal.h"
#include "bindings/lua/vm/env.h"
#include "engine/base/memory.h"

#define STEPS_OF_ENGINE_CALL 2000  /* what one takes at least, for scripts with a budget */
#define STEPS_OF_FUNCTION 200      /* of `adit`, a game or adit.stats(), likewise */
#define SCRIPT_MILLISECONDS 120000 /* of computing, for scripts with a budget */

aditl_driver *aditl_driver_of(lua_State *L)
{
    return aditl_vm_of(L)->owner;
}

/* ---- Raising ---- */

void aditl_driver_raise(lua_State *L, adit_status status)
{
    aditl_driver *driver = aditl_driver_of(L);

    aditl_driver_charge(L, STEPS_OF_ENGINE_CALL);
    if (status != ADIT_OK) {
        driver->raised = driver->err;
        driver->raised.status = status;
        if (status == ADIT_LIMIT && adit_budget_is_spent(driver->budget)) {
            aditl_abort(L, driver->raised.text); /* nothing it could catch and go on after */
        }
        aditl_raise(L, "%s", driver->raised.text);
    }
}

void aditl_driver_raise_problems(lua_State *L, const aditl_problems *problems)
{
    aditl_driver *driver = aditl_driver_of(L);

    adit_fail_lines(&driver->err, ADIT_SCRIPT,
                    problems->text.data != NULL ? problems->text.data : "out of memory");
    aditl_driver_raise(L, ADIT_SCRIPT);
}

int aditl_driver_fail(lua_State *L, adit_status status, const char *format, ...)
{
    aditl_driver *driver = aditl_driver_of(L);
    va_list args;

    va_start(args, format);
    adit_fail_va(&driver->err, status, format, args);
    va_end(args);
    aditl_driver_raise(L, status);
    return 0;
}

const char *aditl_driver_text(lua_State *L, int index, const char *field)
{
    return aditl_string_at(L, index, field, "text");
}

int aditl_driver_pass_on(lua_State *L, int status)
{
    return status == LUA_ERRMEM ? aditl_raise_memory(L) : lua_error(L);
}

/* ---- Paying ---- */

void aditl_driver_charge(lua_State *L, int64_t steps)
{
    if (aditl_driver_of(L)->budget != NULL) {
        aditl_charge(L, steps);
    }
}

/* A method may have worked with more than one engine. */
static adit_status pay_engines(aditl_driver *driver)
{
    for (aditl_open_engine *open = driver->engines; open != NULL; open = open->next) {
        if (open->engine != NULL) {
            ADIT_TRY(adit_engine_pay(open->engine, &driver->err));
        }
    }
    return ADIT_OK;
}

/* Looking at a game may run scripts of cards just as deciding does. What a function that raised
 * did is paid for with the next one. Upvalue 1: the function. */
static int call_and_pay(lua_State *L)
{
    lua_CFunction function = lua_tocfunction(L, lua_upvalueindex(1));
    int results = function(L);

    adit_status status = pay_engines(aditl_driver_of(L));

    aditl_driver_charge(L, STEPS_OF_FUNCTION);
    if (status != ADIT_OK) {
        aditl_driver_raise(L, status);
    }
    return results;
}

/* Pushes a function for scripts: everything that they can call of `adit`, of games and of
 * adit.stats() is made by this, so what any of it does with an engine is paid for. [-0, +1] */
static void push_function(lua_State *L, lua_CFunction function)
{
    lua_pushcfunction(L, function);
    lua_pushcclosure(L, call_and_pay, 1);
}

/* Sets all functions of the lists in the table on top. */
static void set_functions(lua_State *L, const aditl_row *const *lists)
{
    const aditl_row *row;

    for (int i = 0; (row = aditl_row_at(lists, i)) != NULL; i++) {
        if (row->function != NULL) {
            push_function(L, row->function);
            lua_setfield(L, -2, aditl_row_name(row));
        }
    }
}

/* ---- Objects ---- */

void aditl_driver_new_class(lua_State *L, const char *name, const aditl_row *const *methods,
                            const char *what)
{
    luaL_newmetatable(L, name);
    lua_newtable(L);
    set_functions(L, methods);
    aditl_guard_names(L, what);
    lua_setfield(L, -2, "__index");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 1);
}

/* ---- Printing ---- */

static void print_line(void *owner, const char *line, size_t length)
{
    const aditl_driver *driver = owner;

    if (driver->write != NULL) {
        driver->write(driver->context, line, length);
        driver->write(driver->context, "\n", 1);
    }
}

/* ---- Setting up ---- */

static const aditl_row value_rows[] = {
    {"adit.version", NULL, "", "Text", "The version of Adit; a value, not a function.",
     "expect(type(adit.version) == \"string\")"},
    {"adit.args", NULL, "", "List",
     "The arguments after the script's name; a value, not a function.",
     "expect_equal(#adit.args, 0)"},
    {0},
};

static const aditl_row *const adit_lists[] = {aditl_open_rows,
                                              aditl_story_rows,
                                              aditl_sim_rows,
                                              aditl_stats_rows,
                                              aditl_title_rows,
                                              aditl_chance_rows,
                                              NULL};
const aditl_row *const aditl_script_lists[] = {
    aditl_script_rows,  aditl_assert_rows,      value_rows,
    aditl_open_rows,    aditl_story_rows,       aditl_sim_rows,
    aditl_stats_rows,   aditl_title_rows,       aditl_chance_rows,
    aditl_include_rows, aditl_script_math_rows, NULL};

/* Pushes the table `adit`. [-0, +1] */
static void push_adit(lua_State *L, const aditl_driver *driver)
{
    lua_newtable(L);
    aditl_set_text(L, "version", ADIT_VERSION);
    lua_createtable(L, driver->argc, 0);
    for (int i = 0; i < driver->argc; i++) {
        lua_pushstring(L, driver->argv[i]);
        lua_rawseti(L, -2, i + 1);
    }
    lua_setfield(L, -2, "args");
    set_functions(L, adit_lists);
}

/* Pushes the environment of the script. [-0, +1] */
static void push_script_environment(lua_State *L, const aditl_driver *driver)
{
    aditl_push_environment(L);
    aditl_extend_environment(L);
    lua_pushliteral(L, "adit");
    push_adit(L, driver);
    lua_settable(L, -3);
    for (int i = 0; i < 2; i++) {
        for (const aditl_row *row = i == 0 ? aditl_assert_rows : aditl_include_rows;
             row->name != NULL; row++) {
            lua_pushstring(L, row->name);
            lua_pushcfunction(L, row->function);
            lua_settable(L, -3);
        }
    }
    aditl_driver_keep_environment(L);
}

/* Runs protected; argument: the driver. */
static int run_script(lua_State *L)
{
    aditl_driver *driver = lua_touserdata(L, 1);

    aditl_driver_make_class(L);
    aditl_driver_make_stats(L);
    push_script_environment(L, driver);
    aditl_load_chunk(L, driver->source.data, driver->source.length, driver->path, lua_gettop(L),
                     ADITL_CHUNK_SCRIPT);
    lua_call(L, 0, 0);
    return 0;
}

/* ---- Ending ---- */

static void release_driver(aditl_driver *driver)
{
    aditl_vm_close(&driver->vm);
    while (driver->games != NULL) {
        aditl_open_game *game = driver->games;

        driver->games = game->next;
        adit_game_free(game->kept);
        adit_free(game);
    }
    while (driver->engines != NULL) {
        aditl_open_engine *engine = driver->engines;

        driver->engines = engine->next;
        adit_engine_close(engine->engine);
        adit_free(engine->key);
        adit_free(engine);
    }
    aditl_driver_forget_files(driver);
    aditl_request_clear(&driver->request);
    aditl_decider_free(&driver->decider);
    adit_text_free(&driver->source);
    adit_text_free(&driver->text);
    adit_text_free(&driver->other_text);
    adit_text_free(&driver->key);
    adit_free(driver);
}

/* Where the message ends with what the engine said last, or NULL: a script may have caught
 * that and failed later of itself. Long words are cut on their way through Lua, so their
 * beginning has to do, and they have lost their lines. */
static char *engine_words(const aditl_driver *driver, char *message)
{
    char start[120], all[sizeof driver->raised.text];
    adit_buffer out = adit_buffer_on(all, sizeof all);
    size_t length;
    char *words;

    aditl_add_shown(&out, driver->raised.text, strlen(driver->raised.text), false);
    length = out.length;

    if (driver->raised.status == ADIT_OK || length == 0) {
        return NULL;
    }
    snprintf(start, sizeof start, "%.119s", all);
    words = strstr(message, start);
    if (words == NULL || length > sizeof driver->vm.message / 2) {
        return words;
    }
    return strncmp(words, all, length) == 0 && (words[length] == '\0' || words[length] == '\n')
               ? words
               : NULL;
}

/* An uncaught error keeps the status of the engine call it came from, and all its words. */
static adit_status final_status(const aditl_driver *driver, adit_status status, adit_err *err)
{
    char *words = status == ADIT_SCRIPT ? engine_words(driver, err->text) : NULL;

    if (words != NULL) {
        status = driver->raised.status;
        snprintf(words, sizeof err->text - (size_t)(words - err->text), "%s%s", driver->raised.text,
                 driver->vm.trace);
    }
    err->status = status;
    return status;
}

/* The script may use up its budget, or the rest of what that is part of. */
static void limit_script(aditl_driver *driver)
{
    aditl_limits limits = aditl_limits_driver;

    limits.fuel = adit_budget_left(driver->budget) + 1;
    limits.milliseconds = SCRIPT_MILLISECONDS;
    aditl_vm_refill(&driver->vm, &limits);
}

/* One that ran into the limit of time has done more than its steps say. */
static void pay_for_script(aditl_driver *driver)
{
    int64_t steps = driver->vm.limits.fuel - driver->vm.fuel;

    adit_budget_spend(driver->budget, driver->vm.is_late ? driver->budget->most : steps);
}

static adit_status run_driver(aditl_driver *driver, adit_err *err)
{
    ADIT_TRY(aditl_read_source(driver->path, ADIT_LIMIT_SCRIPT_BYTES, &driver->source, err));
    ADIT_TRY(aditl_vm_open(&driver->vm, &aditl_limits_driver, driver->budget != NULL, driver, err));
    driver->vm.print = print_line;
    if (driver->budget != NULL) {
        limit_script(driver);
    }
    adit_status status = aditl_protected(&driver->vm, run_script, driver, err);

    if (driver->budget != NULL) {
        pay_for_script(driver);
    }
    return status == ADIT_OK ? ADIT_OK : final_status(driver, status, err);
}

adit_status adit_run_script_with(const adit_script_powers *powers, const char *path, int argc,
                                 const char *const *argv, adit_run_output write, void *context,
                                 adit_err *err)
{
    ADIT_NEED(powers != NULL && path != NULL && (argv != NULL || argc <= 0), err);

    adit_err unwanted = {0};
    aditl_driver *driver = adit_alloc(sizeof *driver);

    err = err != NULL ? err : &unwanted;
    if (driver == NULL) {
        return adit_fail(err, ADIT_NOMEM, "not enough memory to run %s", path);
    }
    driver->powers = *powers;
    driver->path = path;
    driver->argc = argc;
    driver->argv = argv;
    driver->write = write;
    driver->context = context;
    driver->budget = powers->budget;
    adit_rng_begin(&driver->chance, ADIT_FOR_SCRIPT, 1, 0);
    adit_status status = run_driver(driver, err);

    release_driver(driver);
    return status;
}

adit_status adit_run_script(const char *path, int argc, const char *const *argv,
                            adit_run_output write, void *context, adit_err *err)
{
    return adit_run_script_with(&adit_powers_own, path, argc, argv, write, context, err);
}
