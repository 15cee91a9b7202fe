/* test_driver.c - playthrough scripts: what they can do, and how they fail. */
#include "tests/support/temp_file.h"

#include "bindings/lua/adit_lua.h"
#include "engine/base/memory.h"
#include "engine/base/text.h"

static adit_text printed;

static void collect(void *context, const char *text, size_t length)
{
    adit_text_add_bytes(context, text, length);
}

static int forget_printed(void **state)
{
    (void)state;
    adit_text_free(&printed);
    printed = (adit_text){0};
    return 0;
}

#define RICH_START ADIT_TEST_ROOT "/scripts/scenarios/rich_start.lua"

/* Every script of these tests begins with this game. */
#define GAME                                                                                       \
    "local game = adit.game { game = 'cave_vs_cave', seed = 7,"                                    \
    " rules = { starting_player = 1 } }\n"

static adit_status run_file(const char *path, adit_err *err)
{
    static const char *const args[] = {"3", "random"};

    return adit_run_script(path, 2, args, collect, &printed, err);
}

static adit_status run(const char *source, adit_err *err)
{
    return run_file(temp_file("script.lua", source), err);
}

static void assert_runs(const char *source)
{
    adit_err err;

    assert_ok(run(source, &err), err);
}

static void assert_script_fails(const char *source, adit_status status, const char *part)
{
    adit_err err;

    assert_fails(run(source, &err), status, part, err);
}

/* ---- The script itself ---- */

static void a_script_prints_and_finds_its_arguments(void **state)
{
    (void)state;
    assert_runs("print(adit.version, #adit.args, adit.args[2], nil, {})\nprint()");
    assert_string_equal(printed.data, ADIT_VERSION "\t2\trandom\tnil\ttable\n\n");
}

static void a_script_knows_the_titles(void **state)
{
    (void)state;
    assert_runs("local title = adit.titles()[1]\n"
                "expect_equal(title, { id = 'cave_vs_cave', title = 'Caverna: Cave vs Cave',\n"
                "                      min_players = 1, max_players = 2 })");
}

static void output_may_be_unwanted(void **state)
{
    adit_err err;

    (void)state;
    assert_ok(adit_run_script(temp_file("s.lua", "print 'lost'"), 0, NULL, NULL, NULL, &err), err);
    assert_int_equal(adit_run_script(temp_file("s.lua", "error 'x'"), 0, NULL, NULL, NULL, NULL),
                     ADIT_SCRIPT);
}

static void mistakes_in_a_script_name_file_and_line(void **state)
{
    adit_err err;

    (void)state;
    assert_script_fails("local x = = 1", ADIT_SCRIPT, "script.lua:1:");
    assert_script_fails("\nerror('my words')", ADIT_SCRIPT, "script.lua:2: my words");
    assert_script_fails("\n\nlocal x = nothing_there", ADIT_SCRIPT, "script.lua:3:");
    assert_script_fails("os.exit(1)", ADIT_SCRIPT, "os");
    assert_fails(run_file("no/such/script.lua", &err), ADIT_IO, "no/such/script.lua", err);
}

static void a_script_may_catch_errors_but_not_limits(void **state)
{
    (void)state;
    assert_runs(GAME "local good, words = pcall(function() game:decide 'fly' end)\n"
                     "expect(not good)\n"
                     "expect(words:find('script.lua:2'), words)\n");
    assert_script_fails("pcall(function() local s = 'x' while true do s = s .. s end end)\n",
                        ADIT_LIMIT, "memory");
}

static void a_decision_that_fails_lists_the_possible_answers(void **state)
{
    (void)state;
    assert_script_fails(GAME "game:decide('take undergrowth')\ngame:decide 'fly'", ADIT_ILLEGAL,
                        "player 1 is asked to choose an action of the tile, or end your turn: "
                        "rooms 1 | gain 2 wood");
    /* What can still be chosen, and no more of it than a person reads. */
    assert_script_fails("local game = adit.game { game = 'cave_farmers', players = 1,\n"
                        "  set = { ['player[1].goods.ruby'] = 1 } }\n"
                        "game:decide 'fly'",
                        ADIT_ILLEGAL, " | anytime 1 food 1 ruby for 1 cattle | and 3 more");
    assert_runs(GAME "local good, words = game:try 'fly'\n"
                     "expect(not good and not words:find 'is asked to', words)\n");
    assert_script_fails(GAME "game:play('random') game:decide 'fly'", ADIT_ILLEGAL,
                        "the game is over");
}

/* ---- Expectations ---- */

static void expectations_hold_or_name_the_difference(void **state)
{
    (void)state;
    assert_runs("expect(true)\nexpect_equal(expect_equal(3, 3), 3)\n"
                "expect_equal({ 1, { a = 'b' } }, { 1, { a = 'b' } })");
    assert_script_fails("\nexpect(1 == 2, 'one is two')", ADIT_DIFFERS,
                        "script.lua:2: expectation failed: one is two");
    assert_script_fails("expect(false)", ADIT_DIFFERS, "the condition is false");
    assert_script_fails("expect_equal(2, 3, 'wood')", ADIT_DIFFERS,
                        "expectation failed: wood: got 2, expected 3");
    assert_script_fails("expect_equal({ 'a', b = true }, { 'a' })", ADIT_DIFFERS,
                        "got { \"a\", b = true }, expected { \"a\" }");
    assert_script_fails("expect_equal({ 1, 2 }, { 1, 3 })", ADIT_DIFFERS, "got { 1, 2 }");
}

/* ---- Making games ---- */

static void a_table_that_asks_for_a_game_is_checked(void **state)
{
    (void)state;
    assert_script_fails("adit.game { gaem = 'cave_vs_cave' }", ADIT_SCRIPT,
                        "script.lua:1: unknown field 'gaem' in the settings; did you mean 'game'?");
    assert_script_fails("adit.game { game = 'cave_vs_cave', players = 'two' }", ADIT_SCRIPT,
                        "players: must be a whole number, not \"two\"");
    assert_script_fails("adit.game {}", ADIT_SCRIPT, "needs game = \"cave_vs_cave\"");
    assert_script_fails("adit.game('cave_vs_cave')", ADIT_SCRIPT, "needs a table");
    assert_script_fails("adit.game { game = 'chess' }", ADIT_USAGE, "chess");
    assert_script_fails("adit.game { game = 'cave_vs_cave', players = 5 }", ADIT_USAGE, "players");
    assert_script_fails("adit.game { game = 'cave_vs_cave', scenario = 'no.lua' }", ADIT_IO,
                        "no.lua");
    assert_script_fails("adit.game { game = 'cave_vs_cave', strict = 1 }", ADIT_SCRIPT,
                        "strict: must be true or false, not 1");
    assert_script_fails("adit.game { game = 'cave_vs_cave', mods = { 'no/such/mod' } }", ADIT_INPUT,
                        "no/such/mod");
    assert_script_fails("adit.game { game = 'cave_vs_cave', set = { ['a\\0b'] = 1 } }", ADIT_SCRIPT,
                        "set: a value has no name; write name = value");
    assert_script_fails("adit.game { game = 'cave_vs_cave', set = { round = '1\\0b' } }",
                        ADIT_SCRIPT, "round: the text contains a zero byte");
    assert_script_fails("adit.game { game = 'cave_vs_cave', mods = { 'a\\0b' } }", ADIT_SCRIPT,
                        "mods[1]: the text contains a zero byte");
    assert_script_fails("adit.game { game = 'cave_vs_cave', seed = '1\\0b' }", ADIT_SCRIPT,
                        "seed: must be");
    assert_script_fails("local mods = {}\nfor i = 1, 17 do mods[i] = 'm' .. i end\n"
                        "adit.game { game = 'cave_vs_cave', mods = mods }",
                        ADIT_USAGE, "17 mods; at most 16 can be added");
    assert_script_fails("adit.game { game = 'chess', scenario = '" RICH_START "' }", ADIT_SCRIPT,
                        "is for cave_vs_cave, not for chess");
    assert_script_fails("adit.game { scenario = '" RICH_START
                        "', set = { ['player[1].cell.c6'] = 'rock' } }",
                        ADIT_INPUT, "while setting up the scenario");
    assert_script_fails(
        "adit.game { game = 'cave_vs_cave', set = { round = print } }", ADIT_SCRIPT,
        "round: must be a whole number, a word, true or false, not a library function");
}

/* Lua's numbers end at 2^63. */
static void a_seed_may_have_all_its_bits(void **state)
{
    (void)state;
    assert_runs("local function seed_of(seed)\n"
                "  return adit.game { game = 'cave_vs_cave', seed = seed }:seed()\n"
                "end\n"
                "expect_equal(seed_of(7), 7)\n"
                "expect_equal(seed_of('7'), 7)\n"
                "expect_equal(seed_of('0x10'), 16)\n"
                "expect_equal(seed_of('18446744073709551615'), '18446744073709551615')\n"
                "expect_equal(seed_of(seed_of('0xfedcba9876543210')), '18364758544493064720')\n");
    for (int i = 0; i < 5; i++) {
        static const char *const wrong[] = {"'seven'", "''", "'-1'", "'18446744073709551616'",
                                            "'0x'"};
        char source[120];

        snprintf(source, sizeof source, "adit.game { game = 'cave_vs_cave', seed = %s }", wrong[i]);
        assert_script_fails(source, ADIT_SCRIPT, "seed: must be a whole number, or its digits");
    }
}

static void games_closed_while_a_bot_decides_are_freed(void **state)
{
    (void)state;
    assert_runs(GAME "local n = 0\n"
                     "game:play({ function(_, options)\n"
                     "  for _ = 1, 6000 do game:clone():close() end\n"
                     "  return 1\n"
                     "end, 'random' }, 3)\n");
}

static void fields_rules_and_seed_are_set(void **state)
{
    (void)state;
    assert_runs("local game = adit.game { game = 'cave_vs_cave', players = 2, seed = 4,\n"
                "  rules = { walls = 9, starting_player = 2 },\n"
                "  set = { ['player[1].goods.wood'] = 5 } }\n"
                "expect_equal(game:get 'wall_supply', 9)\n"
                "expect_equal(game:get 'player[1].goods.wood', 5)\n"
                "expect_equal(game:seat(), 2)\n"
                "expect_equal(game:players(), 2)");
    assert_script_fails(
        "adit.game { game = 'cave_vs_cave', set = { ['player[1].gods.wood'] = 5 } }", ADIT_INPUT,
        "player[1].gods.wood");
}

static void a_scenario_gives_what_the_script_leaves_open(void **state)
{
    (void)state;
    assert_runs("local file = '" RICH_START "'\n"
                "local game = adit.game { scenario = file }\n"
                "expect_equal(game:get 'player[1].goods.wood', 5)\n"
                "local other = adit.game { scenario = file,\n"
                "  set = { ['player[1].goods.wood'] = 2 } }\n"
                "expect_equal(other:get 'player[1].goods.wood', 2)\n"
                "expect_equal(other:get 'player[2].goods.wood', 5)\n");
}

/* ---- Playing ---- */

static void decisions_are_made_by_text_and_by_number(void **state)
{
    (void)state;
    assert_runs(GAME "local question = game:question()\n"
                     "expect_equal(question, { seat = 1, prompt = 'take an action tile' })\n"
                     "game:decide('take undergrowth'):decide('gain 2 wood')\n"
                     "expect_equal(game:get 'player[1].goods.wood', 3)\n"
                     "local first = game:options()[1]\n"
                     "game:decide(1)\n"
                     "local made = game:decisions()\n"
                     "expect_equal(made[3], { seat = 1, text = first })\n"
                     "expect_equal(#made, 3)\n"
                     "expect(not game:over())\n");
    assert_script_fails(GAME "game:decide(999)", ADIT_SCRIPT, "option");
    assert_script_fails(GAME "game:decide {}", ADIT_SCRIPT, "by its text or its number");
}

static void a_refused_decision_says_why(void **state)
{
    (void)state;
    assert_script_fails(GAME "game:decide 'take renovation'", ADIT_ILLEGAL, "script.lua:2:");
    assert_runs(GAME "local good, reason = game:try 'take renovation'\n"
                     "expect_equal(good, false)\n"
                     "expect(#reason > 0)\n"
                     "expect(#game:why('take renovation') > 0)\n"
                     "expect_equal(game:try 'take undergrowth', true)\n");
}

static void exchanges_are_a_second_list(void **state)
{
    (void)state;
    assert_runs(GAME "expect_equal(#game:anytime(), 3)\n"
                     "game:decide(game:anytime()[1])\n"
                     "expect_equal(game:get 'player[1].goods.food', 2)\n");
}

static void looking_does_not_need_a_seat(void **state)
{
    (void)state;
    assert_runs(GAME "expect_equal(game:state().player[2].goods.gold, 1)\n"
                     "expect(game:state().room_known ~= nil)\n"
                     "expect_equal(game:state(1).room_known, nil)\n"
                     "expect_equal(game:score(1), 1)\n"
                     "local total, lines = game:score(2)\n"
                     "expect(type(lines) == 'table')\n"
                     "expect(#game:log() >= #game:log(2))\n"
                     "expect(#game:draw() > 100 and #game:draw(1) > 100)\n"
                     "expect_equal(#game:hash(), 16)\n"
                     "expect_equal(game:check():over(), false)\n");
    assert_script_fails(GAME "game:get 'wall_suply'", ADIT_SCRIPT, "did you mean 'wall_supply'?");
    assert_script_fails(GAME "game:state(3)", ADIT_SCRIPT, "seat");
}

static void copies_and_undo_go_their_own_way(void **state)
{
    (void)state;
    assert_runs(GAME "local start = game:hash()\n"
                     "game:decide 'take undergrowth'\n"
                     "local copy = game:clone()\n"
                     "copy:decide 'gain 2 wood'\n"
                     "expect_equal(game:get 'player[1].goods.wood', 1)\n"
                     "expect_equal(copy:undo(2):hash(), start)\n"
                     "expect_equal(game:undo():hash(), start)\n"
                     "game:decide 'take undergrowth'\n"
                     "expect_equal(game:undo_to(0):hash(), start)\n");
    assert_script_fails(GAME "game:undo()", ADIT_ILLEGAL, "cannot undo 1 of 0 decisions");
    assert_script_fails(GAME "game:undo_to(1)", ADIT_SCRIPT, "undo_to");
}

static void games_are_saved_recorded_and_loaded(void **state)
{
    char source[2048];
    const char *folder = getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp";

    (void)state;
    snprintf(source, sizeof source,
             GAME "local folder = '%s/'\n"
                  "game:decide 'take undergrowth'\n"
                  "game:decide 'rooms 1'\n"
                  "game:save(folder .. 'position')\n"
                  "game:record(folder .. 'game.play')\n"
                  "expect(#game:save() > 0 and #game:record() > 0)\n"
                  "local saved = adit.load(folder .. 'position')\n"
                  "local replayed = adit.load(folder .. 'game.play', { verify = true })\n"
                  "expect_equal(saved:hash(), game:hash())\n"
                  "expect_equal(replayed:hash(), game:hash())\n"
                  "expect_equal(#replayed:decisions(), 2)\n",
             folder);
    assert_runs(source);
    assert_script_fails("adit.load 'no/such/file'", ADIT_IO, "no/such/file");
    assert_script_fails("adit.load('x', { verify = 1 })", ADIT_SCRIPT, "must be true or false");
    assert_script_fails("adit.load('x', { verfy = true })", ADIT_SCRIPT, "did you mean 'verify'?");
    snprintf(source, sizeof source, "adit.load '%s'", temp_file("junk", "this is no game\n"));
    assert_script_fails(source, ADIT_INPUT, "junk");
}

static void bots_play_on(void **state)
{
    (void)state;
    assert_runs(GAME "expect_equal(game:play('random', 5), 5)\n"
                     "expect_equal(#game:decisions(), 5)\n"
                     "game:play { 'random', '" ADIT_TEST_ROOT "/scripts/bots/miner.lua' }\n"
                     "expect(game:over())\n"
                     "expect_equal(game:seat(), 0)\n"
                     "expect_equal(game:question(), nil)\n"
                     "local winners, verdict = game:winners()\n"
                     "expect(#winners <= 2 and #verdict > 0)\n"
                     "expect_equal(game:play('random'), 0)\n"
                     "expect_equal(game:try(1), false)\n"
                     "expect(not pcall(function() game:score() end))\n");
    assert_script_fails(GAME "game:play { 'random', 'random', 'random' }", ADIT_SCRIPT,
                        "there are 2 seats; write players as");
    assert_script_fails(GAME "game:play(7)", ADIT_SCRIPT, "a player is \"random\"");
    assert_script_fails(GAME "game:play 'gredy'", ADIT_USAGE, "did you mean 'greedy'?");
}

static void functions_of_the_script_play_on(void **state)
{
    (void)state;
    assert_runs(GAME "local seen = 0\n"
                     "local function decide(view, options, anytime)\n"
                     "  seen = seen + view.me\n"
                     "  local copy = game:clone()\n"
                     "  copy:play('random', 2)\n"
                     "  copy:close()\n"
                     "  return #anytime() > 0 and 1 or options[1]\n"
                     "end\n"
                     "game:play({ decide, decide }, 3)\n"
                     "expect(seen >= 3)\n");
    assert_script_fails(GAME "game:play(function() return 'x' end)", ADIT_SCRIPT,
                        "the deciding function returned \"x\"");
    assert_script_fails(GAME "game:play(function() error 'tired' end)", ADIT_SCRIPT,
                        "script.lua:2: tired");
    assert_script_fails(GAME "game:play(function() game:close() return 1 end)", ADIT_SCRIPT,
                        "closed while it was being played");
    assert_script_fails(GAME "local kept\n"
                             "game:play(function(_, _, anytime) kept = anytime return 1 end, 1)\n"
                             "kept()",
                        ADIT_SCRIPT, "anytime() works only while");
}

static void a_simulation_sums_up_many_games(void **state)
{
    (void)state;
    assert_runs("local function study() return adit.sim { game = 'cave_vs_cave', games = 4,\n"
                "  players = { 'random', 'random' }, seed = 11 } end\n"
                "local sum = study()\n"
                "expect_equal(sum.games, 4)\n"
                "expect_equal(sum.finished, 4)\n"
                "expect_equal(sum.faults, 0)\n"
                "expect_equal(sum.wins[1] + sum.wins[2] + sum.draws, 4)\n"
                "expect(sum.mean_points[1] <= sum.best_points[1])\n"
                "expect_equal(sum.mean_turns >= 44, true)\n"
                "expect(sum.mean_decisions > 88)\n"
                "expect_equal(study(), sum)\n"
                "local solo = adit.sim { game = 'cave_vs_cave', games = 2, players = 1 }\n"
                "expect_equal(solo.draws, 0)\n"
                "expect_equal(#solo.wins, 1)\n");
    assert_script_fails("adit.sim { games = 1 }", ADIT_SCRIPT, "adit.sim needs game");
    assert_script_fails("adit.sim { game = 'cave_vs_cave', games = 0 }", ADIT_SCRIPT,
                        "games: must");
    assert_script_fails("adit.sim { game = 'cave_vs_cave', players = { 'nobody', 'random' } }",
                        ADIT_USAGE, "nobody");
}

static void a_bot_that_fails_costs_its_game_only(void **state)
{
    char source[1024];

    (void)state;
    snprintf(source, sizeof source,
             "local sum = adit.sim { game = 'cave_vs_cave', games = 3, seed = 1,\n"
             "  players = { '%s', 'random' } }\n"
             "expect_equal(sum.faults, 3)\n"
             "expect_equal(sum.finished, 0)\n"
             "expect(sum.fault:find('broken.lua'), sum.fault)\n",
             temp_file("broken.lua", "return function() return 0 end"));
    assert_runs(source);
}

/* ---- The object ---- */

static void a_closed_game_is_gone(void **state)
{
    (void)state;
    assert_script_fails(GAME "game:close()\ngame:options()", ADIT_SCRIPT,
                        "script.lua:3: this game has been closed");
    assert_script_fails(GAME "game:optons()", ADIT_SCRIPT,
                        "no method of a game is called 'optons'; did you mean 'options'?");
    assert_script_fails(GAME "game.options()", ADIT_SCRIPT, "with a colon");
    assert_script_fails(GAME "game.options(7)", ADIT_SCRIPT, "with a colon");
}

static void nothing_leaks_when_memory_runs_out(void **state)
{
    char path[512];
    adit_status status = ADIT_NOMEM;
    long step = 1;

    (void)state;
    snprintf(path, sizeof path, "%s",
             temp_file("thin.lua", GAME "local copy = game:clone()\n"
                                        "copy:play(function(v, o, a) a() return o[1] end, 2)\n"
                                        "game:state() game:save() game:close()\n"));
    /* Loading the cards allocates thousands of times, and has a sweep of its own; here the
     * steps grow, so that each part of the script is met. */
    for (long n = 1; status != ADIT_OK; n += step, step += n / 2000) {
        adit_memory_fail_at(n, -1);
        status = run_file(path, &(adit_err){0});
        adit_memory_fail_at(0, 0);
        assert_int_not_equal(status, ADIT_INTERNAL);
    }
}

/* The engine copies what the script asks for, before it finds that there is no such game. */
static void a_script_is_not_blamed_when_its_words_cannot_be_copied(void **state)
{
    char path[512];
    adit_err err;

    (void)state;
    snprintf(path, sizeof path, "%s",
             temp_file("words.lua",
                       "local game = adit.game { game = 'chess', players = { 'random',\n"
                       "'random' }, rules = { walls = 9 }, set = { round = 3 } }"));
    adit_status usual = run_file(path, &err);
    assert_contains(err.text, "chess");
    for (long more = -1; more <= 1; more++) {
        bool is_over = false;

        for (long n = 1; !is_over; n++) {
            adit_memory_fail_at(n, more);
            adit_status status = run_file(path, &err);
            is_over = adit_memory_fail_at(0, 0) < n;
            if (status != ADIT_NOMEM) {
                assert_int_equal(status, usual);
                assert_contains(err.text, "chess");
            }
        }
    }
}

/* ---- The scripts that come with the game ---- */

static void the_example_scripts_run(void **state)
{
    adit_err err;

    (void)state;
    assert_ok(run_file(ADIT_TEST_ROOT "/scripts/playthroughs/cave_vs_cave/first_rounds.lua", &err),
              err);
    assert_contains(printed.data, "after two rounds");
    assert_ok(run_file(ADIT_TEST_ROOT "/scripts/studies/opening_moves.lua", &err), err);
    assert_contains(printed.data, "take undergrowth");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(a_script_prints_and_finds_its_arguments, forget_printed),
        ADIT_TEST(a_script_knows_the_titles),
        ADIT_TEST(output_may_be_unwanted),
        ADIT_TEST(mistakes_in_a_script_name_file_and_line),
        ADIT_TEST(a_script_may_catch_errors_but_not_limits),
        ADIT_TEST(a_decision_that_fails_lists_the_possible_answers),
        ADIT_TEST(expectations_hold_or_name_the_difference),
        ADIT_TEST(a_table_that_asks_for_a_game_is_checked),
        ADIT_TEST(a_seed_may_have_all_its_bits),
        ADIT_TEST(games_closed_while_a_bot_decides_are_freed),
        ADIT_TEST(fields_rules_and_seed_are_set),
        ADIT_TEST(a_scenario_gives_what_the_script_leaves_open),
        ADIT_TEST(decisions_are_made_by_text_and_by_number),
        ADIT_TEST(a_refused_decision_says_why),
        ADIT_TEST(exchanges_are_a_second_list),
        ADIT_TEST(looking_does_not_need_a_seat),
        ADIT_TEST(copies_and_undo_go_their_own_way),
        ADIT_TEST(games_are_saved_recorded_and_loaded),
        ADIT_TEST(bots_play_on),
        ADIT_TEST(functions_of_the_script_play_on),
        ADIT_TEST(a_simulation_sums_up_many_games),
        ADIT_TEST(a_bot_that_fails_costs_its_game_only),
        ADIT_TEST(a_closed_game_is_gone),
        ADIT_TEST(nothing_leaks_when_memory_runs_out),
        ADIT_TEST(a_script_is_not_blamed_when_its_words_cannot_be_copied),
        cmocka_unit_test_teardown(the_example_scripts_run, forget_printed),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return ADIT_RUN(tests);
}
