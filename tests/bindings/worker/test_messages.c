/* test_messages.c - what a bot is told depends on nothing that its seat may not see.
 *
 * Random games of every title are played. Now and then the open question is put twice: in the game
 * itself, and in a copy with another key of chance, in which everything that the seat cannot see is
 * dealt anew. A Lua bot and a program sum up every byte that they are told; the sums must be equal.
 * So neither the seed nor the key can be computed from messages: they do not depend on them.
 */
#include "tests/support/temp_file.h"

#include <string.h>

#include "bindings/worker/bot.h"
#include "engine/chance/rng.h"

enum { EVERY = 9, SUM = 200 };

static adit_err err;
static char lua_path[512];

/* Sums up view, options and exchanges by names and values, in the order of the names. */
static const char lua_source[] =
    "local function add(sum, value)\n"
    "  if type(value) == 'table' then\n"
    "    for key, item in pairs(value) do sum = add(add(sum, key), item) end\n"
    "    return (sum * 31 + 7) % 1000000007\n"
    "  end\n"
    "  local text = tostring(value)\n"
    "  for i = 1, #text do sum = (sum * 257 + text:byte(i)) % 1000000007 end\n"
    "  return sum\n"
    "end\n"
    "return function(view, options, anytime)\n"
    "  error('sum ' .. add(add(add(1, view), options), anytime()) .. ' of ' .. #options)\n"
    "end";

/* The same of all lines but the one with its own seed. */
#define PROGRAM                                                                                    \
    "all=; while read -r verb rest; do case $verb in seed) continue;; esac; "                      \
    "all=\"$all$verb $rest|\"; case $verb in hello) echo hello 1;; begin) echo ready;; "           \
    "decide) echo fault sum $(printf %s \"$all\" | cksum);; esac; done"

static char *arguments[] = {(char *)"sh", (char *)"-c", (char *)PROGRAM, NULL};
static char *environment[] = {(char *)"PATH=/usr/bin:/bin", NULL};
static const aditw_plan plan = {
    .command = {.program = "/bin/sh", .arguments = arguments, .environment = environment},
    .limits = {.move_ms = 60000, .game_ms = 600000}};

/* ---- Sums ---- */

static void sum_of_script(adit_engine *engine, adit_game *game, uint64_t seed, char *sum)
{
    adit_bot *bot = NULL;
    int index;

    assert_ok(adit_bot_new(engine, lua_path, adit_game_seat(game), seed, &bot, &err), err);
    assert_int_equal(bot->choose(bot, game, &index, &err), ADIT_SCRIPT);
    bot->free(bot);
    assert_non_null(strstr(err.text, "sum "));
    snprintf(sum, SUM, "%.150s", strstr(err.text, "sum "));
}

static void sum_of_program(adit_engine *engine, adit_game *game, uint64_t seed, char *sum)
{
    aditw_slot slot = {0};
    adit_bot *bot = NULL;
    int index;

    assert_ok(aditw_bot_new(&plan, &slot, engine, adit_game_seat(game), seed, &bot, &err), err);
    aditw_bot_begin(bot, "game", adit_game_players(game));
    assert_ok(bot->choose(bot, game, &index, &err), err); /* by random, after the forfeit */
    assert_non_null(aditw_bot_forfeit(bot));
    snprintf(sum, SUM, "%.150s", aditw_bot_forfeit(bot)->text);
    assert_non_null(strstr(sum, "sum "));
    bot->free(bot);
    aditw_slot_close(&slot);
}

/* ---- Games ---- */

typedef void (*summer)(adit_engine *engine, adit_game *game, uint64_t seed, char *sum);

static void compare(adit_engine *engine, adit_game *game, uint64_t key, summer sum_of)
{
    char here[SUM], there[SUM];
    adit_game *other = adit_game_clone(game);

    assert_non_null(other);
    adit_game_determinise(other, adit_game_seat(game), key);
    sum_of(engine, game, 1, here);
    sum_of(engine, other, key, there);
    assert_string_equal(here, there);
    adit_game_free(other);
}

static long play(adit_engine *engine, int players, uint64_t seed, int every, summer sum_of)
{
    const adit_setup setup = {.players = players, .seed = seed};
    adit_game *game = NULL;
    adit_bot *bot = NULL;
    long questions = 0, asked = 0;

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_ok(adit_bot_new(engine, "random", 1, seed, &bot, &err), err);
    for (; !adit_game_is_over(game); questions++) {
        int index;

        if (questions % every == 0) {
            compare(engine, game, adit_series_seed(seed, (uint64_t)questions), sum_of);
            asked++;
        }
        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
    bot->free(bot);
    adit_game_free(game);
    return asked;
}

static void play_titles(int every, summer sum_of)
{
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        const adit_engine_options options = {.game = info->id, .cards = ADIT_TEST_ROOT "/cards"};
        adit_engine *engine = NULL;

        assert_ok(adit_engine_open(&options, &engine, &err), err);
        assert_true(play(engine, 2, 11, every, sum_of) > 2);
        assert_true(play(engine, info->max_players, 12, every, sum_of) > 2);
        adit_engine_close(engine);
    }
}

static void a_script_is_told_nothing_that_depends_on_the_key(void **state)
{
    (void)state;
    snprintf(lua_path, sizeof lua_path, "%s", temp_file("sum.lua", lua_source));
    play_titles(EVERY, sum_of_script);
}

static void a_program_is_told_nothing_that_depends_on_the_key(void **state)
{
    (void)state;
    play_titles(4 * EVERY, sum_of_program);
}

/* The measure itself: another position gives another sum. */
static void another_position_gives_another_sum(void **state)
{
    const adit_engine_options options = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = 2, .seed = 3};
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    char before[2][SUM], after[2][SUM];

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    sum_of_script(engine, game, 1, before[0]);
    sum_of_program(engine, game, 1, before[1]);
    assert_ok(adit_game_decide(game, 0, &err), err);
    sum_of_script(engine, game, 1, after[0]);
    sum_of_program(engine, game, 1, after[1]);
    assert_string_not_equal(before[0], after[0]);
    assert_string_not_equal(before[1], after[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_script_is_told_nothing_that_depends_on_the_key),
        cmocka_unit_test(a_program_is_told_nothing_that_depends_on_the_key),
        cmocka_unit_test(another_position_gives_another_sum),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
