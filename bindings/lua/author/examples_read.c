/* examples_read.c - the examples of a card, from their Lua tables to plain data.
 *
 * The form: { name = "...", given = { { flax = 0 }, set = { field = value }, players = 2,
 * seed = 1, rules = {} }, steps = { "..." }, expect = { { flax = 1 }, set = {}, score = {} },
 * refused = { "...", ["..."] = "words of the reason" }, not_offered = { "..." } }. Goods stand
 * by seat and are a short form of fields; score holds points of player 1 by the card, good or
 * word they come from, and "total".
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/author/examples.h"
#include "bindings/lua/mods/late_examples.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/match/engine.h"

#define EXAMPLE_SEED 1

typedef struct {
    aditl_host *host;
    const adit_card *card;
    int n;
    aditl_example *example;
    bool exists;
} reading;

static const char *const example_keys[] = {"name",    "given",       "steps", "expect",
                                           "refused", "not_offered", NULL};
static const char *const given_keys[] = {"set", "players", "seed", "rules", NULL};
static const char *const expect_keys[] = {"set", "score", NULL};

void aditl_example_free(aditl_example *example)
{
    adit_free(example->name);
    aditl_settings_free(&example->rules);
    aditl_settings_free(&example->fields);
    aditl_settings_free(&example->steps);
    aditl_settings_free(&example->expect);
    aditl_settings_free(&example->score);
    aditl_settings_free(&example->refused);
    aditl_settings_free(&example->not_offered);
    aditl_problems_free(&example->problems);
    *example = (aditl_example){0};
}

static const char *good_name(const void *context, int i)
{
    return ((const adit_good_def *)context)[i].name;
}

/* Reports goods that the game does not have; settings from `first` on are goods of a seat. */
static void check_goods(const reading *r, const aditl_settings *fields, size_t first, size_t prefix)
{
    const adit_good_def *goods = r->host->def->goods;

    for (size_t i = first; i < fields->count; i++) {
        const char *good = fields->item[i].name + prefix;

        if (adit_good_find(goods, good) < 0) {
            const char *nearest = adit_nearest(good, adit_good_count(goods), good_name, goods);

            aditl_problem(&r->example->problems, good, "unknown good%s",
                          adit_did_you_mean(nearest, "").text);
        }
    }
}

/* Reads { {goods of seat 1}, {goods of seat 2}, set = {...} } from the table on top. */
static void read_fields(lua_State *L, const reading *r, aditl_settings *fields)
{
    int table = lua_gettop(L);
    int seats = aditl_list_length(L, table, ADIT_MAX_SEATS + 1);

    if (seats > ADIT_MAX_SEATS) {
        aditl_problem(&r->example->problems, NULL, "goods for more than %d players",
                      ADIT_MAX_SEATS);
        seats = ADIT_MAX_SEATS;
    }
    for (int seat = 1; seat <= seats; seat++) {
        char prefix[40];
        size_t first = fields->count;
        int length = snprintf(prefix, sizeof prefix, "player[%d].goods.", seat);

        lua_rawgeti(L, table, seat);
        aditl_read_settings_on_top(L, "goods", prefix, fields, &r->example->problems);
        check_goods(r, fields, first, (size_t)length);
        lua_pop(L, 1);
    }
    aditl_read_settings(L, table, "set", "", fields, &r->example->problems);
}

/* Pushes table[key] if it is a table; reports another type. */
static bool push_table(lua_State *L, int table, const char *key, aditl_problems *problems)
{
    lua_pushstring(L, key);
    int type = lua_rawget(L, table);

    if (type == LUA_TTABLE) {
        return true;
    }
    if (type != LUA_TNIL) {
        aditl_problem(problems, key, "must be a table, not a %s", lua_typename(L, type));
    }
    lua_pop(L, 1);
    return false;
}

static void read_given(lua_State *L, int table, const reading *r)
{
    aditl_example *example = r->example;
    const adit_game_info *info = &r->host->def->info;
    int64_t number;

    if (!push_table(L, table, "given", &example->problems)) {
        return;
    }
    int given = lua_gettop(L);

    aditl_check_keys(L, given, given_keys, "given", true, &example->problems);
    read_fields(L, r, &example->fields);
    if (aditl_read_int(L, given, "players", info->min_players, info->max_players, &number,
                       &example->problems)) {
        example->players = (int)number;
    }
    aditl_read_seed(L, given, "seed", &example->seed, &example->problems);
    aditl_read_settings(L, given, "rules", "", &example->rules, &example->problems);
    lua_pop(L, 1);
}

static void read_expect(lua_State *L, int table, const reading *r)
{
    aditl_example *example = r->example;

    if (push_table(L, table, "expect", &example->problems)) {
        aditl_check_keys(L, -1, expect_keys, "expect", true, &example->problems);
        read_fields(L, r, &example->expect);
        aditl_read_settings(L, lua_gettop(L), "score", "", &example->score, &example->problems);
        lua_pop(L, 1);
    }
}

/* A move and words of the reason for which it is refused, from the top of the stack. */
static void read_reason(lua_State *L, const char *move, aditl_example *example)
{
    if (lua_type(L, -1) != LUA_TSTRING || lua_rawlen(L, -1) == 0 ||
        strlen(lua_tostring(L, -1)) != lua_rawlen(L, -1)) {
        aditl_problem(&example->problems, "refused",
                      "[\"%s\"] must be a text with words of the reason", move);
    } else if (!aditl_settings_add(&example->refused, move, lua_tostring(L, -1))) {
        aditl_raise_shortage(L);
    }
}

/* refused = { "move", ["other move"] = "words of the reason" } */
static void read_refused(lua_State *L, int table, aditl_example *example)
{
    int count, others;

    if (!push_table(L, table, "refused", &example->problems)) {
        return;
    }
    int list = lua_gettop(L);

    aditl_read_words_on_top(L, "refused", &example->refused, &example->problems);
    const char **moves = aditl_push_keys(L, list, &count, &others);

    if (others != aditl_list_length(L, list, others + 1)) {
        aditl_problem(&example->problems, "refused", "the list has gaps");
    }
    for (int i = 0; i < count; i++) {
        lua_pushstring(L, moves[i]);
        lua_rawget(L, list);
        read_reason(L, moves[i], example);
        lua_pop(L, 1);
    }
    lua_settop(L, list - 1);
}

/* An example is about its card, so nobody has an identity that it does not name. */
static void leave_out_identities(lua_State *L, const reading *r)
{
    const adit_cards *cards = r->host->set.cards;
    aditl_settings *rules = &r->example->rules;

    for (size_t i = 0; i < rules->count; i++) {
        if (strcmp(rules->item[i].name, adit_identities_rule.name) == 0) {
            return;
        }
    }
    if (cards->identities_rule != 0 &&
        !aditl_settings_add(rules, adit_identities_rule.name,
                            adit_identities_rule.words[ADIT_IDENTITIES_NONE])) {
        aditl_raise_shortage(L);
    }
}

static void read_example(lua_State *L, const reading *r)
{
    aditl_example *example = r->example;
    int table = lua_gettop(L);

    example->seed = EXAMPLE_SEED;
    example->players = aditl_default_players(&r->host->def->info);
    aditl_check_keys(L, table, example_keys, "an example", false, &example->problems);
    if (!aditl_read_text(L, table, "name", &example->name, &example->problems)) {
        aditl_problem(&example->problems, NULL, "an example needs a name = \"...\"");
    }
    read_given(L, table, r);
    leave_out_identities(L, r);
    aditl_read_words(L, table, "steps", &example->steps, &example->problems);
    read_expect(L, table, r);
    read_refused(L, table, example);
    aditl_read_words(L, table, "not_offered", &example->not_offered, &example->problems);
    if (example->expect.count + example->score.count + example->refused.count +
            example->not_offered.count ==
        0) {
        aditl_problem(&example->problems, NULL,
                      "an example that neither expects nor refuses anything tests nothing");
    }
}

/* Pushes the examples of the card; false: it has none. Below: the table of all of them, which those
 * that waited in the source join. [-0, +1] */
static bool push_examples(lua_State *L, const reading *r)
{
    const aditl_card_set *set = &r->host->set;

    lua_pushstring(L, r->card->id);
    if (lua_rawget(L, -2) == LUA_TNIL && set->has_late_examples) {
        lua_pop(L, 1);
        aditl_add_late_examples(
            L, r->host->def, aditl_source_find(&set->sources, r->card->examples_file), r->card->id);
        lua_pushstring(L, r->card->id);
        lua_rawget(L, -2);
    }
    return lua_type(L, -1) == LUA_TTABLE;
}

/* Runs protected; argument: the reading. */
static int run_reading(lua_State *L)
{
    reading *r = lua_touserdata(L, 1);

    if (lua_rawgeti(L, LUA_REGISTRYINDEX, r->host->set.examples_ref) != LUA_TTABLE ||
        !push_examples(L, r)) {
        return 0;
    }
    aditl_push_plain(L, -1); /* parts of it may have been sealed with a function that keeps them */
    if (lua_rawgeti(L, -1, r->n + 1) == LUA_TNIL) {
        return 0;
    }
    r->exists = true;
    if (lua_type(L, -1) != LUA_TTABLE) {
        aditl_problem(&r->example->problems, NULL, "example %d is a %s, not a table", r->n + 1,
                      luaL_typename(L, -1));
        return 0;
    }
    read_example(L, r);
    return 0;
}

adit_status aditl_example_read(aditl_host *host, const adit_card *card, int n,
                               aditl_example *example, bool *exists, adit_err *err)
{
    reading r = {.host = host, .card = card, .n = n, .example = example};

    *example = (aditl_example){.card = card, .mod = card->mod, .problems = {.place = "example"}};
    aditl_vm_refill(&host->vm, &aditl_limits_load);
    const bool was_loading = host->vm.is_loading;
    const aditl_loading loading = host->vm.loading;
    adit_status status = aditl_protected(&host->vm, run_reading, &r, err);

    host->vm.is_loading = was_loading; /* a file with several cards may have been run */
    host->vm.loading = loading;
    *exists = r.exists;
    return status;
}
