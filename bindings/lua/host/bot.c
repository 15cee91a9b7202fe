/* bot.c - players that decide by themselves: the built-in ones and those written in Lua.
 *
 * A Lua bot is a file that returns decide(view, options, anytime), or a table that holds it.
 * Each bot lives in a Lua state of its own with the limits of a bot move: whatever it does,
 * it sees one seat's view, gets no way to change the game, and comes to an end.
 */
#include "bindings/lua/adit_lua.h"

#include <string.h>

#include "bindings/lua/host/host.h"
#include "bindings/lua/host/view.h"
#include "bindings/lua/read/args.h"
#include "bindings/lua/read/tables.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/chance/rng.h"
#include "engine/match/game.h"

typedef struct {
    adit_bot bot; /* first: the public part */
    aditl_vm vm;
    aditl_decider decider;
    adit_rng rng; /* its own chances */
    int seat;
    int decide; /* registry reference of the function */
    char *file;
    char *name; /* "file: decide", for messages */
    adit_text source;
    adit_game *game;                /* the question that is being decided */
    int index;                      /* and the answer */
    const aditl_question *question; /* the same for a question from elsewhere */
    aditl_choice *choice;
    int64_t ticket;                   /* of that question */
    int64_t time_used;                /* in nanoseconds, by all its moves */
    char speech[ADIT_SPEECH_MAX + 1]; /* what it said with its last decision */
} lua_bot;

enum { GAME_SECONDS = 60 }; /* of computing, for all moves of a bot together */

/* ---- Making ---- */

/* random(n): a whole number from 1 to n. */
static int l_random(lua_State *L)
{
    lua_bot *bot = aditl_vm_of(L)->owner;
    int n = aditl_check_int(L, 1, 1, INT32_MAX, "random");

    lua_pushinteger(L, 1 + (lua_Integer)adit_rng_below(&bot->rng, 0, (uint32_t)n));
    return 1;
}

/* say(words): the line is shown with the decision that follows; the last one counts. */
static int l_say(lua_State *L)
{
    lua_bot *bot = aditl_vm_of(L)->owner;
    const char *words = aditl_string(L, 1);

    if (words == NULL) {
        return aditl_raise(L, "say: expected a text");
    }
    if (strlen(words) > ADIT_SPEECH_MAX) {
        return aditl_raise_limit(L, "say", ADIT_LIMIT_SPEECH);
    }
    if (aditl_text_problem(words, strlen(words)) != NULL) {
        return aditl_raise(L, "say: the text %s", aditl_text_problem(words, strlen(words)));
    }
    memcpy(bot->speech, words, strlen(words) + 1);
    return 0;
}

const aditl_row aditl_bot_rows[] = {
    {"random", l_random, "n Integer", "Integer",
     "Returns a random whole number from 1 to n; the bot's only source of randomness.",
     "assert(random(6) <= 6)"},
    {"say", l_say, "words Word", "",
     "Says a line of at most 200 bytes, which `adit play` shows with the decision that follows.",
     "say(\"Your move.\")"},
    {0},
};

/* Replaces what the file returned by its deciding function. [-1, +1] */
static void find_decide(lua_State *L, const char *file)
{
    if (lua_type(L, -1) == LUA_TTABLE) {
        lua_pushliteral(L, "decide");
        lua_rawget(L, -2);
        lua_replace(L, -2);
        if (lua_type(L, -1) != LUA_TFUNCTION) {
            luaL_error(L,
                       "%s: the table has no function 'decide'; write decide = "
                       "function(view, options, anytime) ... end",
                       file);
        }
    }
    if (lua_type(L, -1) != LUA_TFUNCTION) {
        luaL_error(L,
                   "%s: the file returned a %s; a bot returns function(view, options, anytime) "
                   "... end, or a table { decide = function, name = \"...\" }",
                   file, lua_typename(L, lua_type(L, -1)));
    }
}

/* Runs the file and keeps its function. Runs protected; argument: the bot. */
static int load_bot(lua_State *L)
{
    lua_bot *bot = lua_touserdata(L, 1);

    aditl_push_environment(L);
    for (const aditl_row *row = aditl_bot_rows; row->name != NULL; row++) {
        lua_pushcfunction(L, row->function);
        aditl_add_global(L, -2, row->name);
    }
    aditl_load_chunk(L, bot->source.data, bot->source.length, bot->file, lua_gettop(L),
                     ADITL_CHUNK_STRANGER);
    lua_call(L, 0, 1);
    find_decide(L, bot->file);
    bot->decide = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

/* ---- Deciding ---- */

/* Runs protected; argument: the bot. */
static int run_decide(lua_State *L)
{
    lua_bot *bot = lua_touserdata(L, 1);

    lua_rawgeti(L, LUA_REGISTRYINDEX, bot->decide);
    bot->index = aditl_decide(L, &bot->decider, bot->game, bot->seat, bot->name);
    return 0;
}

/* The last resort for moves that each just keep to their time. */
static adit_status count_time(lua_bot *bot, adit_err *err)
{
    bot->time_used += bot->vm.time_used;
    if (bot->time_used > GAME_SECONDS * INT64_C(1000000000)) {
        return adit_fail(err, ADIT_LIMIT, "%s: used more than %d seconds of CPU time in one game",
                         bot->file, GAME_SECONDS);
    }
    return ADIT_OK;
}

static adit_status lua_bot_choose(adit_bot *self, adit_game *game, int *index, adit_err *err)
{
    lua_bot *bot = (lua_bot *)self;

    if (adit_game_is_over(game)) {
        return adit_fail(err, ADIT_USAGE, "%s: the game is over; there is nothing to decide",
                         bot->file);
    }
    bot->game = game;
    bot->speech[0] = '\0';
    aditl_vm_refill(&bot->vm, &aditl_limits_bot);
    adit_status status = aditl_protected(&bot->vm, run_decide, bot, err);

    aditl_decider_forget(&bot->decider, game);
    bot->game = NULL;
    ADIT_THEN(status, count_time(bot, err));
    ADIT_THEN(status,
              adit_engine_pay_also(game->engine, aditl_limits_bot.fuel - bot->vm.fuel, err));
    if (status != ADIT_OK) {
        adit_err_context(err, "bot %s decided for player %d", bot->file, bot->seat);
        return status;
    }
    *index = bot->index;
    return ADIT_OK;
}

const char *adit_bot_speech(const adit_bot *bot)
{
    return bot != NULL && bot->choose == lua_bot_choose ? ((const lua_bot *)bot)->speech : "";
}

static void lua_bot_free(adit_bot *self)
{
    lua_bot *bot = (lua_bot *)self;

    if (bot == NULL) {
        return;
    }
    aditl_vm_close(&bot->vm);
    aditl_decider_free(&bot->decider);
    adit_text_free(&bot->source);
    adit_free(bot->file);
    adit_free(bot->name);
    adit_free(bot);
}

/* `source`: NULL if it is in the file. */
static adit_status prepare_bot(lua_bot *bot, const char *path, const char *source, size_t length,
                               adit_err *err)
{
    adit_text name = {0};

    adit_text_addf(&name, "%s: decide", path);
    bot->name = name.data;
    bot->file = adit_strdup(path);
    if (bot->file == NULL || name.failed) {
        return adit_nomem(err);
    }
    if (source == NULL) {
        ADIT_TRY(aditl_read_source(path, ADIT_LIMIT_BOT_BYTES, &bot->source, err));
    } else {
        adit_text_add_bytes(&bot->source, source, length);
        adit_text_add_char(&bot->source, '\0'); /* so that there is something in it */
        ADIT_TRY(adit_text_status(&bot->source, err));
        bot->source.length--;
    }
    ADIT_TRY(aditl_vm_open(&bot->vm, &aditl_limits_bot, true, bot, err));
    return aditl_protected(&bot->vm, load_bot, bot, err);
}

/* `own_seed` is what adit_bot_seed gave for the seat, here or on the other side of a pipe: the seed
 * of the game never comes this far. */
static adit_status lua_bot_new(const char *path, const char *source, size_t length, int seat,
                               uint64_t own_seed, adit_bot **out, adit_err *err)
{
    lua_bot *bot = adit_alloc(sizeof *bot);

    ADIT_TRY_NEW(bot, err);
    bot->bot = (adit_bot){lua_bot_choose, lua_bot_free};
    bot->seat = seat;
    adit_rng_begin(&bot->rng, ADIT_FOR_SCRIPT, own_seed, seat);
    bot->decider.seed = own_seed;
    adit_status status = prepare_bot(bot, path, source, length, err);

    if (status != ADIT_OK) {
        lua_bot_free(&bot->bot);
        return status;
    }
    *out = &bot->bot;
    return ADIT_OK;
}

/* ---- Questions from elsewhere ---- */

adit_status aditl_bot_of_source(const char *name, const char *source, size_t length, int seat,
                                uint64_t own_seed, adit_bot **bot, adit_err *err)
{
    ADIT_NEED(bot != NULL, err);

    *bot = NULL;
    ADIT_NEED(name != NULL && (source != NULL || length == 0), err);
    return lua_bot_new(name, length > 0 ? source : "", length, seat, own_seed, bot, err);
}

static void push_list(lua_State *L, const aditl_list *list)
{
    aditl_need_stack(L, 4, "no room for options");
    lua_createtable(L, list->count, 0);
    for (int i = 0; i < list->count; i++) {
        lua_pushstring(L, list->item[i]);
        lua_rawseti(L, -2, i + 1);
    }
}

/* anytime() of a question from elsewhere. */
static int l_exchanges(lua_State *L)
{
    lua_bot *bot = lua_touserdata(L, lua_upvalueindex(1));
    aditl_list list = {0};

    if (bot->question == NULL || bot->ticket != lua_tointeger(L, lua_upvalueindex(2))) {
        return aditl_raise(L, "anytime() works only while its question is being decided");
    }
    aditl_charge(L, ADITL_CHARGE_EXCHANGES);
    if (bot->question->exchanges(bot->question->context, &list) != ADIT_OK) {
        return aditl_raise(L, "cannot get the exchanges");
    }
    push_list(L, &list);
    aditl_charge(L, (int64_t)ADITL_CHARGE_EXCHANGE * list.count);
    return 1;
}

/* [-0, +3] */
static void push_question(lua_State *L, lua_bot *bot)
{
    const aditl_question *question = bot->question;
    aditl_foresight *foresight = &bot->decider.foresight;

    foresight->ticket = ++bot->ticket; /* without `run`: the game is elsewhere */
    push_list(L, &question->options);
    aditl_push_view(L, question->fields, bot->seat, question->prompt, question->asking,
                    question->points);
    aditl_add_what_if(L, foresight, lua_gettop(L) - 1);
    lua_insert(L, -2);
    lua_pushlightuserdata(L, bot);
    lua_pushinteger(L, bot->ticket);
    lua_pushcclosure(L, l_exchanges, 2);
}

/* Reads the choice on top; whoever asked decides whether its words are offered. [-0, +0] */
static void read_choice(lua_State *L, lua_bot *bot)
{
    int is_whole = 0;
    lua_Integer number = lua_type(L, -1) == LUA_TNUMBER ? lua_tointegerx(L, -1, &is_whole) : 0;

    *bot->choice = (aditl_choice){0};
    if (is_whole && number >= 1 && number <= bot->question->options.count) {
        bot->choice->option = (int)number;
        return;
    }
    if (lua_type(L, -1) == LUA_TSTRING && lua_rawlen(L, -1) < sizeof bot->choice->words) {
        memcpy(bot->choice->words, lua_tostring(L, -1), lua_rawlen(L, -1) + 1);
        return;
    }
    char given[120];
    adit_buffer value = adit_buffer_on(given, sizeof given);
    aditl_describe(L, -1, &value);
    aditl_raise(L,
                "%s returned %s; it must return a number from 1 to %d, the text of an option or of "
                "an exchange",
                bot->name, given, bot->question->options.count);
}

/* Runs protected; argument: the bot. */
static int run_question(lua_State *L)
{
    lua_bot *bot = lua_touserdata(L, 1);

    lua_rawgeti(L, LUA_REGISTRYINDEX, bot->decide);
    push_question(L, bot);
    lua_call(L, 3, 1);
    read_choice(L, bot);
    return 0;
}

adit_status aditl_bot_ask(adit_bot *self, const aditl_question *question, aditl_choice *choice,
                          adit_err *err)
{
    ADIT_NEED(self != NULL && question != NULL && choice != NULL, err);

    lua_bot *bot = (lua_bot *)self;

    bot->question = question;
    bot->choice = choice;
    aditl_vm_refill(&bot->vm, &aditl_limits_bot);
    adit_status status = aditl_protected(&bot->vm, run_question, bot, err);
    bot->question = NULL;
    bot->choice = NULL;
    if (status != ADIT_OK) {
        adit_err_context(err, "bot %s decided for player %d", bot->file, bot->seat);
    }
    return status;
}

/* ---- Names ---- */

static bool is_file_name(const char *name)
{
    size_t length = strlen(name);

    return strchr(name, '/') != NULL || (length > 4 && strcmp(name + length - 4, ".lua") == 0);
}

static const char *builtin_name(const void *context, int i)
{
    (void)context;
    return adit_builtin_bot_name(i);
}

static adit_status unknown_name(const char *name, int count, adit_err *err)
{
    const char *nearest = adit_nearest(name, count, builtin_name, NULL);
    char names[200];
    adit_buffer list = adit_buffer_on(names, sizeof names);

    adit_buffer_add(&list, "; expected ");
    for (int i = 0; i < count; i++) {
        adit_buffer_addf(&list, "%s, ", adit_builtin_bot_name(i));
    }
    adit_buffer_add(&list, "or the path of a Lua file (ending in .lua)");
    return adit_fail(err, ADIT_USAGE, "no player is called '%s'%s", name,
                     adit_did_you_mean(nearest, names).text);
}

adit_status adit_bot_new(adit_engine *engine, const char *name, int seat, uint64_t seed,
                         adit_bot **bot, adit_err *err)
{
    ADIT_NEED(bot != NULL, err);
    *bot = NULL;
    ADIT_NEED(engine != NULL && name != NULL, err);

    int count = 0;

    if (seat < 1) {
        return adit_fail(err, ADIT_USAGE, "seats are numbered from 1; got %d", seat);
    }
    if (is_file_name(name)) {
        return lua_bot_new(name, NULL, 0, seat, adit_bot_seed(seed, seat), bot, err);
    }
    if (adit_builtin_bot_check(name, NULL) == ADIT_OK || strchr(name, ':') != NULL) {
        return adit_builtin_bot_new(engine, name, seat, seed, bot, err);
    }
    while (adit_builtin_bot_name(count) != NULL) {
        count++;
    }
    return unknown_name(name, count, err);
}
