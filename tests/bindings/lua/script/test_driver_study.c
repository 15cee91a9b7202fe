/* test_driver_study.c - playthrough scripts: branches, chosen seats, statistics, assertions. */
#include "tests/support/temp_file.h"

#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"

/* Every script of these tests begins with this game. */
#define GAME                                                                                       \
    "local game = adit.game { game = 'cave_vs_cave', seed = 7,"                                    \
    " rules = { starting_player = 1 } }\n"

static void collect(void *context, const char *text, size_t length)
{
    adit_text_add_bytes(context, text, length);
}

static adit_status run(const char *source, adit_err *err)
{
    const char *folder = getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp";

    return adit_run_script(temp_file("script.lua", source), 1, &folder, NULL, NULL, err);
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

/* ---- What if ---- */

static void a_copy_is_tried_and_closed(void **state)
{
    (void)state;
    assert_runs(GAME "local before, kept = game:hash(), nil\n"
                     "local wood, words = game:what_if(function(copy, move)\n"
                     "  kept = copy\n"
                     "  copy:decide(move):decide('gain 2 wood')\n"
                     "  return copy:get('player[1].goods.wood'), 'done'\n"
                     "end, 'take undergrowth')\n"
                     "expect_equal({ wood, words }, { 3, 'done' })\n"
                     "expect_equal(game:hash(), before)\n"
                     "expect(not pcall(function() kept:options() end), 'it is closed')\n"
                     "for _ = 1, 12000 do game:what_if(function() end) end\n"
                     "expect(not pcall(function()\n"
                     "  game:what_if(function(copy) copy:decide('fly') end) end))\n");
    assert_script_fails(GAME "game:what_if(function(copy) copy:decide 'fly' end)", ADIT_ILLEGAL,
                        "script.lua:2:");
    assert_script_fails(GAME "game:what_if('fly')", ADIT_SCRIPT,
                        "game:what_if needs a function that takes the copy, not a string");
}

static void two_games_are_compared_field_by_field(void **state)
{
    (void)state;
    assert_runs(GAME "local copy = game:clone()\n"
                     "expect_equal(game:diff(copy), {})\n"
                     "copy:decide('take undergrowth'):decide('gain 2 wood')\n"
                     "local found\n"
                     "for _, change in ipairs(game:diff(copy)) do\n"
                     "  if change.field == 'player[1].goods.wood' then found = change end\n"
                     "end\n"
                     "expect_equal(found, { field = 'player[1].goods.wood', from = 1, to = 3 })\n"
                     "local solo = adit.game { game = 'cave_vs_cave', players = 1 }\n"
                     "local gone = 0\n"
                     "for _, change in ipairs(game:diff(solo)) do\n"
                     "  if change.to == nil then gone = gone + 1 end\n"
                     "end\n"
                     "expect(gone > 5, 'the fields of player 2')\n"
                     "expect(#solo:diff(game) == #game:diff(solo))\n");
    assert_script_fails(GAME "game:diff(7)", ADIT_SCRIPT, "method of games");
}

/* ---- Chosen seats ---- */

static void bots_play_only_the_seats_they_are_given(void **state)
{
    (void)state;
    assert_runs(GAME "expect_equal(game:play({ [2] = 'greedy' }), 0)\n"
                     "expect_equal(game:seat(), 1)\n"
                     "local mine = 0\n"
                     "while not game:over() do\n"
                     "  game:decide(1)\n"
                     "  mine = mine + 1\n"
                     "  game:play({ false, 'random' })\n"
                     "  expect(game:over() or game:seat() == 1)\n"
                     "end\n"
                     "expect(mine > 20 and #game:decisions() > mine)\n");
    assert_script_fails(GAME "game:play({ first = 'greedy' })", ADIT_SCRIPT, "there are 2 seats");
    assert_script_fails(GAME "game:play({ [3] = 'greedy' })", ADIT_SCRIPT, "there are 2 seats");
    assert_script_fails(GAME "game:play({ 7 })", ADIT_SCRIPT, "the player of seat 1 is a number");
    assert_script_fails(GAME "game:play(nil)", ADIT_SCRIPT, "the player of seat 1 is a nil");
}

static void every_game_can_be_driven(void **state)
{
    (void)state;
    assert_runs(
        "for _, title in ipairs(adit.titles()) do\n"
        "  local game = adit.game { game = title.id, seed = 2 }\n"
        "  game:play('random', 30)\n"
        "  local move = game:options()[1]\n"
        "  local points = game:what_if(function(copy)\n"
        "    copy:decide(move):play('random')\n"
        "    return copy:score(1)\n"
        "  end)\n"
        "  expect(points, title.id)\n"
        "  game:record(adit.args[1] .. '/driven.play')\n"
        "  expect_equal(adit.load(adit.args[1] .. '/driven.play', { verify = true }):hash(),\n"
        "               game:hash())\n"
        "  game:close()\n"
        "end\n");
}

/* ---- Recorded games ---- */

static void recorded_games_name_their_players_and_load_in_part(void **state)
{
    (void)state;
    assert_runs(
        GAME "local path = adit.args[1] .. '/part.play'\n"
             "game:seats { 'greedy', 'human' }\n"
             "expect_equal(game:seats(), 'greedy,human')\n"
             "game:decide('take undergrowth'):decide('gain 2 wood'):record(path)\n"
             "expect(game:record():find('seats greedy,human', 1, true))\n"
             "local part = adit.load(path, { decisions = 1 })\n"
             "expect_equal(#part:decisions(), 1)\n"
             "expect_equal(part:seats(), 'greedy,human')\n"
             "local story = adit.story(path)\n"
             "expect_equal(story.game, 'cave_vs_cave')\n"
             "expect_equal({ story.seed, story.players, story.seats }, { 7, 2, 'greedy,human' })\n"
             "expect_equal(#story.steps, 2)\n"
             "expect_equal(story.steps[2].text, 'gain 2 wood')\n"
             "expect_equal(story.steps[2].log, { 'p1 gains 2 wood (now 3)' })\n"
             "expect_equal(story.steps[1].seat, 1)\n"
             "expect_equal(story.results, {})\n"
             "expect(#story.log > 0)\n");
    assert_script_fails(GAME "local path = adit.args[1] .. '/position'\ngame:save(path)\n"
                             "adit.load(path, { decisions = 0 })",
                        ADIT_USAGE, "a saved position has no earlier decisions");
    assert_script_fails(GAME "game:seats { 7 }", ADIT_SCRIPT, "the player of seat 1 is a number");
    assert_script_fails("adit.story('no/such/file')", ADIT_IO, "no/such/file");
    assert_script_fails("adit.story(adit.args[1] .. '/script.lua')", ADIT_INPUT, "script.lua:1:");
}

/* ---- Statistics ---- */

static void numbers_are_summed_up(void **state)
{
    (void)state;
    assert_runs("local s = adit.stats { 2, 4, 4, 4, 5, 5, 7, 9 }\n"
                "expect_equal(s:count(), 8)\n"
                "expect_equal(s:mean(), 5.0)\n"
                "expect_equal({ s:min(), s:max(), s:median() }, { 2, 9, 4.5 })\n"
                "expect_equal({ s:quantile(0), s:quantile(1), s:quantile(0.25) }, { 2, 9, 4 })\n"
                "expect(math.abs(s:deviation() - 2.13809) < 0.0001)\n"
                "expect(math.abs(s:error() - 0.75593) < 0.0001)\n"
                "expect_equal(s:add(5):count(), 9)\n"
                "expect_equal(s:values(), { 2, 4, 4, 4, 5, 5, 7, 9, 5 })\n"
                "expect_equal(adit.stats():text(), 'no numbers')\n"
                "expect_equal(adit.stats({ 1, 3 }):text(), '2.00 +- 2.00 (2 numbers, 1 to 3)')\n");
    assert_script_fails("adit.stats():mean()", ADIT_SCRIPT, "needs at least 1 numbers");
    assert_script_fails("adit.stats({ 1 }):error()", ADIT_SCRIPT, "needs at least 2 numbers");
    assert_script_fails("adit.stats { 'x' }", ADIT_SCRIPT, "stats:add needs a number");
    assert_script_fails("adit.stats():add(0/0)", ADIT_SCRIPT, "finite number");
    assert_script_fails("adit.stats(7)", ADIT_SCRIPT, "takes a list of numbers");
    assert_script_fails("adit.stats({ 1 }):quantile(2)", ADIT_SCRIPT, "from 0 to 1");
    assert_script_fails("adit.stats():meen()", ADIT_SCRIPT, "did you mean 'mean'?");
    assert_script_fails("adit.stats().mean()", ADIT_SCRIPT, "with a colon");
}

static void a_simulation_shows_each_game(void **state)
{
    (void)state;
    assert_runs("local lead, numbers = adit.stats(), {}\n"
                "local sum = adit.sim { game = 'cave_vs_cave', games = 3, seed = 4,\n"
                "  players = { 'random', 'random' },\n"
                "  each = function(game, n)\n"
                "    expect(game:over() and #game:decisions() > 40 and #game:log() > 40)\n"
                "    adit.sim { game = 'cave_vs_cave', games = 1, players = 1 }\n"
                "    lead:add(game:score(1) - game:score(2))\n"
                "    numbers[#numbers + 1] = n\n"
                "  end }\n"
                "expect_equal(numbers, { 1, 2, 3 })\n"
                "local mean = sum.mean_points[1] - sum.mean_points[2]\n"
                "expect(math.abs(lead:mean() - mean) < 0.0001)\n"
                "expect_equal(adit.sim { game = 'cave_vs_cave', games = 3, seed = 4,\n"
                "  players = { 'random', 'random' } }, sum)\n");
    assert_script_fails("adit.sim { game = 'cave_vs_cave', games = 1, each = 7 }", ADIT_SCRIPT,
                        "each: must be a function that takes each finished game, not a number");
    assert_script_fails("adit.sim { game = 'cave_vs_cave', games = 1,\n"
                        "each = function() error 'tired' end }",
                        ADIT_SCRIPT, "script.lua:2: tired");
}

/* ---- Assertions ---- */

static void fields_are_asserted_together(void **state)
{
    (void)state;
    assert_runs(GAME "game:expect { round = 1, ['player[1].goods.wood'] = 1,\n"
                     "  ['player[1].cell.c6'] = 'entrance' }:decide 'take undergrowth'\n");
    assert_script_fails(GAME "game:expect { round = 2, ['player[1].goods.wood'] = 'much' }",
                        ADIT_DIFFERS,
                        "script.lua:2: expectation failed: player[1].goods.wood: got 1, expected "
                        "\"much\"; round: got 1, expected 2");
    assert_script_fails(GAME "game:expect { rond = 2 }", ADIT_SCRIPT, "did you mean 'round'?");
    assert_script_fails(GAME "game:expect { 7 }", ADIT_SCRIPT, "needs the name of a field");
    assert_script_fails(GAME "game:expect(7)", ADIT_SCRIPT, "needs a table such as");
}

static void the_log_is_asserted(void **state)
{
    (void)state;
    assert_runs(GAME "local before = #game:log()\n"
                     "game:decide('take undergrowth'):decide('gain 2 wood')\n"
                     "expect_equal(game:expect_log('gains 2 wood', before + 1),\n"
                     "             'p1 gains 2 wood (now 3)')\n"
                     "game:expect_log 'round 1 begins'\n");
    assert_script_fails(GAME "game:expect_log 'the roof comes down'", ADIT_DIFFERS,
                        "no log line contains 'the roof comes down'; the last lines are 'round 1");
    assert_script_fails(GAME "game:expect_log('round 1', 99)", ADIT_DIFFERS, "from that line on");
}

static void the_score_is_asserted_by_source(void **state)
{
    (void)state;
    assert_runs(GAME "game:expect_score(1)\n"
                     "game:expect_score({ total = 1, gold = 1, shelf = 0 }, 2)\n");
    assert_script_fails(GAME "game:expect_score({ total = 2, gold = 3, shelf = 3 }, 1)",
                        ADIT_DIFFERS,
                        "gold: got 1, expected 3; shelf: got \"nothing\", expected 3; total: got "
                        "1, expected 2 (total 1, gold 1)");
    assert_script_fails(GAME "game:play('random') game:expect_score(3)", ADIT_SCRIPT,
                        "the game is over: name the seat");
    assert_script_fails(GAME "game:expect_score('x')", ADIT_SCRIPT, "needs a table");
    assert_script_fails(GAME "game:expect_score { [1] = 2 }", ADIT_SCRIPT,
                        "every value needs a name");
    assert_script_fails(GAME "game:expect_score { total = 1, [2] = 1 }", ADIT_SCRIPT,
                        "every value needs a name");
    assert_script_fails("expect_equal(nil)", ADIT_SCRIPT, "needs two values");
    assert_script_fails(GAME "game:expect { 1 }", ADIT_SCRIPT, "the name of a field");
}

static void refusals_are_asserted_with_their_reason(void **state)
{
    (void)state;
    assert_runs(GAME "game:decide('take undergrowth'):decide('end_turn')\n"
                     "local before = game:hash()\n"
                     "expect(#game:expect_refused('take undergrowth') > 0)\n"
                     "expect_equal(game:hash(), before)\n");
    assert_script_fails(GAME "game:expect_refused 'take undergrowth'", ADIT_DIFFERS,
                        "'take undergrowth' is offered, but should be refused");
    assert_script_fails(GAME "game:expect_refused('take renovation', 'the moon')", ADIT_DIFFERS,
                        "'take renovation' is refused, but not with 'the moon'");
}

static void a_text_that_is_no_move_is_neither_refused_nor_withheld(void **state)
{
    (void)state;
    assert_script_fails(GAME "game:expect_refused 'flying pig'", ADIT_DIFFERS,
                        "expectation failed: 'flying pig' can never be a move of cave_vs_cave");
    assert_script_fails(GAME "game:expect_not_offered 'flying pig'", ADIT_DIFFERS,
                        "'flying pig' can never be a move of cave_vs_cave");
    assert_script_fails(GAME "game:expect_not_offered 'use shelv'", ADIT_DIFFERS,
                        "did you mean 'shelf'?");
    assert_script_fails(GAME "game:expect_refused 'use shelf'", ADIT_DIFFERS,
                        "'use shelf' cannot be refused because it is not an option of this "
                        "question; use expect_not_offered for a move that is not offered");
}

static void moves_of_another_moment_are_not_offered(void **state)
{
    (void)state;
    assert_runs(GAME "local before = game:hash()\n"
                     "expect_equal(game:expect_not_offered('use shelf'),\n"
                     "             [['use shelf' is not an option for \"take an action tile\"]])\n"
                     "expect_equal(game:hash(), before)\n"
                     "game:play('random')\n"
                     "expect_equal(game:expect_not_offered('use shelf'), 'the game is over')\n");
    assert_script_fails(GAME "game:expect_not_offered 'take undergrowth'", ADIT_DIFFERS,
                        "'take undergrowth' is offered, but should not be");
    assert_script_fails(GAME "game:expect_not_offered 'take renovation'", ADIT_DIFFERS,
                        "'take renovation' is an option of this question, but refused; use "
                        "expect_refused instead: ");
    assert_script_fails(GAME "game:expect_not_offered()", ADIT_SCRIPT, "move: expected a text");
}

static void the_study_weighs_a_card(void **state)
{
    static const char *const args[] = {"shelf", "2", "random"};
    adit_text printed = {0};
    adit_err err;

    (void)state;
    assert_ok(adit_run_script(ADIT_TEST_ROOT "/scripts/studies/card_worth.lua", 3, args, collect,
                              &printed, &err),
              err);
    assert_contains(printed.data, "shelf is worth ");
    assert_contains(printed.data, "(2 numbers, ");
    adit_text_free(&printed);
}

/* ---- The planner's opinion ---- */

static void a_script_asks_for_the_best_option(void **state)
{
    char pit[512], source[1024];

    (void)state;
    assert_runs(GAME "local before = game:hash()\n"
                     "local best, list = game:best { effort = 12 }\n"
                     "expect_equal(list[1].option, best)\n"
                     "expect_equal({ list[1].loss, list[1].close }, { 0, false })\n"
                     "expect(#list >= 4 and list[#list].loss > 0)\n"
                     "expect_equal(game:best { effort = 12 }, best)\n"
                     "expect_equal(game:evaluate { effort = 12 }, list[1].points)\n"
                     "expect_equal(game:hash(), before)\n"
                     "game:decide(best)\n");
    /* A move that fails is left out; the fault is shown once. */
    snprintf(pit, sizeof pit, "%s",
             temp_file("pit.lua", "return card { id = 'pit', kind = 'table', title = 'Pit',\n"
                                  "  text = 'Look.', exchange = { { label = 'look',\n"
                                  "  run = function() error('the pit is deep') end } } }"));
    snprintf(source, sizeof source,
             "local game = adit.game { game = 'cave_vs_cave', seed = 7, mods = { '%s' } }\n"
             "local best, list, fault = game:best { effort = 12 }\n"
             "expect(fault:find('the pit is deep'))\n"
             "for _, one in ipairs(list) do expect(one.option ~= 'anytime look') end\n"
             "local _, _, again = game:best { effort = 12 }\n"
             "expect_equal(again, nil)\n",
             pit);
    assert_runs(source);
    assert_script_fails(GAME "game:best { effort = '1s' }", ADIT_SCRIPT, "cannot use a time");
    assert_script_fails(GAME "game:best { efort = 1 }", ADIT_SCRIPT, "expected effort");
    assert_script_fails(GAME "game:best { effort = 0 }", ADIT_USAGE, "invalid effort '0'");
    assert_script_fails(GAME "game:best(400)", ADIT_SCRIPT, "a table such as { effort = 400 }");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_script_asks_for_the_best_option),
        ADIT_TEST(a_copy_is_tried_and_closed),
        ADIT_TEST(two_games_are_compared_field_by_field),
        ADIT_TEST(bots_play_only_the_seats_they_are_given),
        ADIT_TEST(every_game_can_be_driven),
        ADIT_TEST(recorded_games_name_their_players_and_load_in_part),
        ADIT_TEST(numbers_are_summed_up),
        ADIT_TEST(a_simulation_shows_each_game),
        ADIT_TEST(fields_are_asserted_together),
        ADIT_TEST(the_log_is_asserted),
        ADIT_TEST(the_score_is_asserted_by_source),
        ADIT_TEST(refusals_are_asserted_with_their_reason),
        ADIT_TEST(a_text_that_is_no_move_is_neither_refused_nor_withheld),
        ADIT_TEST(moves_of_another_moment_are_not_offered),
        ADIT_TEST(the_study_weighs_a_card),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return ADIT_RUN(tests);
}
