/* test_bot.c - players: the built-in ones by name, and Lua bots with what they may not do. */
#include "tests/support/temp_file.h"

#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

static adit_engine *engine;

static int open_engine(void **state)
{
    adit_engine_options options = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    adit_err err;

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return 0;
}

static int close_engine(void **state)
{
    (void)state;
    adit_engine_close(engine);
    return 0;
}

static adit_game *new_game(void)
{
    const adit_setting rules[] = {{"starting_player", "1"}};
    adit_setup setup = {.players = 2, .seed = 3, .rules = rules, .rule_count = 1};
    adit_game *game = NULL;
    adit_err err;

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    return game;
}

/* Asks a bot with this source once, on a fresh game, for seat 1. */
static adit_status ask(const char *source, int *index, adit_err *err)
{
    adit_bot *bot = NULL;
    adit_status status = adit_bot_new(engine, temp_file("bot.lua", source), 1, 5, &bot, err);

    if (status != ADIT_OK) {
        assert_null(bot);
        return status;
    }
    adit_game *game = new_game();
    uint64_t before = adit_game_hash(game);

    status = bot->choose(bot, game, index, err);
    assert_true(adit_game_hash(game) == before);
    adit_game_free(game);
    bot->free(bot);
    return status;
}

/* The bot must choose the first option: its source says so when what it checks is true. */
static void assert_holds(const char *source)
{
    adit_err err;
    int index = -1;

    assert_ok(ask(source, &index, &err), err);
    assert_int_equal(index, 0);
}

/* ---- Names ---- */

static void built_in_bots_are_found_by_name(void **state)
{
    static const char *const names[] = {"random", "greedy", "planner:easy"};
    adit_err err;

    (void)state;
    for (int i = 0; i < 3; i++) {
        adit_game *game = new_game();
        adit_bot *bot = NULL;
        int index = -1;

        assert_ok(adit_bot_new(engine, names[i], 1, 1, &bot, &err), err);
        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_true(index >= 0);
        bot->free(bot);
        adit_game_free(game);
    }
}

static void a_misspelt_name_gets_a_suggestion(void **state)
{
    adit_bot *bot = NULL;
    adit_err err;

    (void)state;
    assert_fails(adit_bot_new(engine, "gredy", 1, 1, &bot, &err), ADIT_USAGE,
                 "did you mean 'greedy'?", err);
    assert_fails(adit_bot_new(engine, "random", 0, 1, &bot, &err), ADIT_USAGE,
                 "seats are numbered from 1; got 0", err);
    assert_fails(adit_bot_new(engine, "stockfish", 1, 1, &bot, &err), ADIT_USAGE,
                 "random, greedy, planner, or the path of a Lua file", err);
    assert_null(bot);
}

static void a_missing_file_is_an_input_output_error(void **state)
{
    adit_bot *bot = NULL;
    adit_err err;

    (void)state;
    assert_fails(adit_bot_new(engine, "no/such/bot.lua", 1, 1, &bot, &err), ADIT_IO, "bot.lua",
                 err);
}

/* ---- Answers ---- */

static void a_bot_answers_with_a_number(void **state)
{
    adit_err err;
    int index = -1;

    (void)state;
    assert_ok(ask("return function(view, options) return #options end", &index, &err), err);
    adit_game *game = new_game();

    assert_int_equal(index, adit_game_option_count(game) - 1);
    adit_game_free(game);
}

static void a_bot_answers_with_a_text(void **state)
{
    adit_err err;
    int index = -1;

    (void)state;
    assert_ok(ask("return { name = 'second', decide = function(view, options)\n"
                  "  return options[2] end }",
                  &index, &err),
              err);
    assert_int_equal(index, 1);
}

static void a_bot_may_choose_an_exchange(void **state)
{
    adit_err err;
    int index = -1;

    (void)state;
    assert_ok(ask("return function(view, options, anytime) return anytime()[1] end", &index, &err),
              err);
    adit_game *game = new_game();

    assert_int_equal(index, adit_game_option_count(game));
    adit_game_free(game);
}

static void a_wrong_answer_names_file_value_and_options(void **state)
{
    static const char *const wrong[][2] = {
        {"return function() end", "decide returned nil"},
        {"return function() return 0 end", "decide returned 0"},
        {"return function(v, o) return #o + 1 end", "it must return a number from 1 to"},
        {"return function() return 1.5 end", "decide returned 1.5"},
        {"return function() return 'fly away' end", "decide returned \"fly away\""},
        {"return function() return { 1 } end", "decide returned { 1 }"},
        {"return function() return true end", "the options are: take "},
    };
    adit_err err;
    int index;

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_fails(ask(wrong[i][0], &index, &err), ADIT_SCRIPT, wrong[i][1], err);
        assert_contains(err.text, "bot.lua: decide returned");
        assert_contains(err.text, "decided for player 1");
    }
}

/* ---- What it sees ---- */

static void the_view_holds_the_fields_by_name(void **state)
{
    (void)state;
    assert_holds("return function(view, options)\n"
                 "  assert(view.me == 1 and view.round == 1 and view.turn ~= nil)\n"
                 "  assert(view.player[1].goods.wood == 1 and view.player[2].goods.gold == 1)\n"
                 "  assert(view.player[1].cell.c4 == 'empty' and view.room.shelf == 'display')\n"
                 "  assert(view.wall_supply == 7 and view.points == 1)\n"
                 "  assert(view.prompt == 'take an action tile' and view.asking == nil)\n"
                 "  return 1\n"
                 "end");
}

static void the_view_hides_what_the_seat_may_not_see(void **state)
{
    (void)state;
    assert_holds("return function(view)\n"
                 "  assert(view.room.dungeon == 'pool')\n"
                 "  assert(view.room_known == nil)\n"
                 "  return 1\n"
                 "end");
}

static void exchanges_are_listed_when_asked_for(void **state)
{
    (void)state;
    assert_holds("return function(view, options, anytime)\n"
                 "  local list = anytime()\n"
                 "  assert(#list == 3)\n"
                 "  for _, text in ipairs(list) do assert(text:sub(1, 7) == 'anytime') end\n"
                 "  return 1\n"
                 "end");
}

static void a_kept_list_of_exchanges_does_not_work_later(void **state)
{
    adit_bot *bot = NULL;
    adit_game *game = new_game();
    adit_err err;
    int index = -1;

    (void)state;
    assert_ok(adit_bot_new(engine,
                           temp_file("keep.lua", "local memory = {}\n"
                                                 "return function(view, options, anytime)\n"
                                                 "  if memory.anytime then memory.anytime() end\n"
                                                 "  memory.anytime = anytime\n"
                                                 "  return 1\n"
                                                 "end"),
                           1, 1, &bot, &err),
              err);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_fails(bot->choose(bot, game, &index, &err), ADIT_SCRIPT,
                 "keep.lua:3: anytime() works only while its question is being decided", err);
    bot->free(bot);
    adit_game_free(game);
}

static void chances_come_from_seed_and_seat(void **state)
{
    static const char source[] = "return function(view, options) return random(#options) end";
    char path[512];
    int drawn[3][20];
    adit_err err;

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("dice.lua", source));
    for (int i = 0; i < 3; i++) {
        adit_bot *bot = NULL;
        adit_game *game = new_game();

        assert_ok(adit_bot_new(engine, path, i == 2 ? 2 : 1, 9, &bot, &err), err);
        for (int n = 0; n < 20; n++) {
            assert_ok(bot->choose(bot, game, &drawn[i][n], &err), err);
        }
        bot->free(bot);
        adit_game_free(game);
    }
    assert_memory_equal(drawn[0], drawn[1], sizeof drawn[0]);
    assert_memory_not_equal(drawn[0], drawn[2], sizeof drawn[0]);
}

/* ---- Faults ---- */

static void a_file_that_is_no_bot_is_refused(void **state)
{
    adit_err err;
    int index;

    (void)state;
    assert_fails(ask("return 7", &index, &err), ADIT_SCRIPT, "the file returned a number", err);
    assert_fails(ask("return { choose = 1 }", &index, &err), ADIT_SCRIPT,
                 "the table has no function 'decide'", err);
    assert_fails(ask("return function( end", &index, &err), ADIT_SCRIPT, "bot.lua:1:", err);
    assert_fails(ask("return os.exit()", &index, &err), ADIT_SCRIPT, "os", err);
    assert_fails(ask("local t = {}\nwhile true do t[1] = 1 end", &index, &err), ADIT_LIMIT,
                 "bot.lua:2", err);
}

static void an_error_names_file_and_line(void **state)
{
    adit_err err;
    int index;

    (void)state;
    assert_fails(ask("return function(view)\n  return view.nothing.there\nend", &index, &err),
                 ADIT_SCRIPT, "bot.lua:2:", err);
}

static void limits_stop_a_bot(void **state)
{
    adit_err err;
    int index;

    (void)state;
    assert_fails(ask("return function() while true do end end", &index, &err), ADIT_LIMIT,
                 "bot.lua:1", err);
    assert_fails(
        ask("return function() local s = 'x' while true do s = s .. s end end", &index, &err),
        ADIT_LIMIT, "memory", err);
    assert_fails(
        ask("return function() local t = {} for i = 1, 1e9 do t[i] = {} end end", &index, &err),
        ADIT_LIMIT, "memory", err);
}

static void a_bot_that_failed_can_be_asked_again(void **state)
{
    adit_bot *bot = NULL;
    adit_game *game = new_game();
    adit_err err;
    int index = -1;

    (void)state;
    assert_ok(adit_bot_new(engine,
                           temp_file("tired.lua", "local calls = { n = 0 }\n"
                                                  "return function()\n"
                                                  "  calls.n = calls.n + 1\n"
                                                  "  while calls.n == 1 do end\n"
                                                  "  return 2\n"
                                                  "end"),
                           1, 1, &bot, &err),
              err);
    assert_int_equal(bot->choose(bot, game, &index, &err), ADIT_LIMIT);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_int_equal(index, 1);
    bot->free(bot);
    adit_game_free(game);
}

static void nothing_leaks_when_memory_runs_out(void **state)
{
    static const char source[] = "return function(view, options, anytime)\n"
                                 "  local list = anytime()\n"
                                 "  return list[1] or 1\n"
                                 "end";
    char path[512];
    adit_status status = ADIT_NOMEM;

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("thin.lua", source));
    adit_game *game = new_game();

    for (long n = 1; status != ADIT_OK; n++) {
        adit_bot *bot = NULL;
        int index;

        adit_memory_fail_at(n, -1);
        status = adit_bot_new(engine, path, 1, 1, &bot, NULL);
        if (status == ADIT_OK) {
            status = bot->choose(bot, game, &index, NULL);
        }
        adit_memory_fail_at(0, 0);
        if (bot != NULL) {
            bot->free(bot);
        }
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
    }
    adit_game_free(game);
}

/* What the engine keeps once it has it, so that it must be had again. */
static void forget(adit_game *game)
{
    for (int i = 0; i < ADIT_MAX_TRIAL_DEPTH; i++) {
        adit_free(engine->runner->trial[i]);
        engine->runner->trial[i] = NULL;
    }
    adit_game_changed(game);
}

/* Plays on until seat 1 is asked something that needs memory to be looked at. */
static void play_until_looking_needs_memory(adit_game *game)
{
    adit_err err;

    for (int n = 0;; n++) {
        assert_false(adit_game_is_over(game));
        forget(game);
        adit_memory_fail_at(0, 0);
        int count = adit_game_option_count(game);
        if (adit_memory_fail_at(0, 0) > 0 && adit_game_seat(game) == 1 && count > 1) {
            return;
        }
        assert_ok(adit_game_decide(game, n * 7 % count, &err), err);
    }
}

static void a_view_without_memory_is_not_blamed_on_the_bot(void **state)
{
    static const char source[] = "return function(view, options, anytime)\n"
                                 "  return #anytime() == 0 and options[2] or options[1]\n"
                                 "end";
    adit_game *game = new_game();
    char path[512];
    adit_err err;
    int usual = -1;

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("look.lua", source));
    play_until_looking_needs_memory(game);
    for (long more = -1; more <= 1; more++) {
        bool is_over = false;

        for (long n = 1; !is_over; n++) {
            adit_bot *bot = NULL;
            int index = -1;

            assert_ok(adit_bot_new(engine, path, 1, 1, &bot, &err), err);
            forget(game);
            adit_memory_fail_at(n, more);
            adit_status status = bot->choose(bot, game, &index, &err);
            is_over = adit_memory_fail_at(0, 0) < n;
            if (status == ADIT_OK) {
                usual = usual < 0 ? index : usual;
                assert_int_equal(index, usual);
            } else {
                assert_int_equal(status, ADIT_NOMEM);
            }
            bot->free(bot);
        }
    }
    adit_game_free(game);
}

/* ---- The bots that come with the game ---- */

static int points_of(const char *first, const char *second, uint64_t seed)
{
    adit_setup setup = {.players = 2, .seed = seed};
    adit_game *game = NULL;
    adit_bot *bots[2] = {NULL, NULL};
    adit_err err;
    int points = 0;

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_ok(adit_bot_new(engine, first, 1, seed, &bots[0], &err), err);
    assert_ok(adit_bot_new(engine, second, 2, seed, &bots[1], &err), err);
    while (!adit_game_is_over(game)) {
        adit_bot *bot = bots[adit_game_seat(game) - 1];
        int index = -1;

        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
    adit_game_score(game, 1, &points, NULL, 0);
    bots[0]->free(bots[0]);
    bots[1]->free(bots[1]);
    adit_game_free(game);
    return points;
}

static void the_example_bots_play_better_than_chance(void **state)
{
    static const char *const bots[] = {ADIT_TEST_ROOT "/scripts/bots/miner.lua",
                                       ADIT_TEST_ROOT "/scripts/bots/builder.lua"};

    (void)state;
    for (int i = 0; i < 2; i++) {
        int bot = 0;
        int chance = 0;

        for (uint64_t seed = 1; seed <= 6; seed++) {
            bot += points_of(bots[i], "random", seed);
            chance += points_of("random", "random", seed);
        }
        assert_true(bot > chance);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(built_in_bots_are_found_by_name),
        ADIT_TEST(a_misspelt_name_gets_a_suggestion),
        ADIT_TEST(a_missing_file_is_an_input_output_error),
        ADIT_TEST(a_bot_answers_with_a_number),
        ADIT_TEST(a_bot_answers_with_a_text),
        ADIT_TEST(a_bot_may_choose_an_exchange),
        ADIT_TEST(a_wrong_answer_names_file_value_and_options),
        ADIT_TEST(the_view_holds_the_fields_by_name),
        ADIT_TEST(the_view_hides_what_the_seat_may_not_see),
        ADIT_TEST(exchanges_are_listed_when_asked_for),
        ADIT_TEST(a_kept_list_of_exchanges_does_not_work_later),
        ADIT_TEST(chances_come_from_seed_and_seat),
        ADIT_TEST(a_file_that_is_no_bot_is_refused),
        ADIT_TEST(an_error_names_file_and_line),
        ADIT_TEST(limits_stop_a_bot),
        ADIT_TEST(a_bot_that_failed_can_be_asked_again),
        ADIT_TEST(nothing_leaks_when_memory_runs_out),
        ADIT_TEST(a_view_without_memory_is_not_blamed_on_the_bot),
        ADIT_TEST(the_example_bots_play_better_than_chance),
    };

    return cmocka_run_group_tests(tests, open_engine, close_engine) != 0;
}
