/* test_what_if.c - view:what_if: what a bot gets by trying its answers, and what it cannot.
 *
 * The attack is a bot that tries all it can, two answers deep and in several deals, and writes down
 * everything it gets back. In two games that look the same to its seat it must get the same, or it
 * has found something that is hidden.
 */
#include "tests/support/temp_file.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bindings/lua/adit_lua.h"
#include "engine/match/game.h"

enum { QUESTIONS = 8, APART = 17, DEALS = 2 };

static adit_err err;

static adit_engine *opened(const char *game, const char *mod)
{
    const adit_engine_options options = {.game = game,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &mod,
                                         .mod_count = mod != NULL ? 1 : 0};
    adit_engine *engine = NULL;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

static adit_game *started(adit_engine *engine, uint64_t seed)
{
    const adit_setup setup = {.players = 2, .seed = seed};
    adit_game *game = NULL;

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    return game;
}

static adit_status ask_bot(adit_engine *engine, const char *path, adit_game *game, int *index)
{
    adit_bot *bot = NULL;

    assert_ok(adit_bot_new(engine, path, adit_game_seat(game), 5, &bot, &err), err);
    const uint64_t before = adit_game_hash(game);
    const adit_status status = bot->choose(bot, game, index, &err);
    assert_true(adit_game_hash(game) == before);
    bot->free(bot);
    return status;
}

/* The bot asserts what it should find; it answers 1 then. */
static void assert_holds(const char *source)
{
    adit_engine *engine = opened("cave_vs_cave", NULL);
    adit_game *game = started(engine, 3);
    int index = -1;

    assert_ok(ask_bot(engine, temp_file("bot.lua", source), game, &index), err);
    assert_int_equal(index, 0);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void assert_refused(const char *source, adit_status status, const char *why)
{
    adit_engine *engine = opened("cave_vs_cave", NULL);
    adit_game *game = started(engine, 3);
    int index = -1;

    assert_fails(ask_bot(engine, temp_file("bot.lua", source), game, &index), status, why, err);
    adit_game_free(game);
    adit_engine_close(engine);
}

/* ---- What it gives ---- */

static void it_gives_the_view_after_the_answer(void **state)
{
    (void)state;
    assert_holds("return function(view, options)\n"
                 "  local after = view:what_if('take undergrowth')\n"
                 "  assert(after.me == view.me and after.decides == view.me)\n"
                 "  assert(after.turn_tile == 'undergrowth' and view.turn_tile ~= 'undergrowth')\n"
                 "  assert(#after.options > 0 and after.prompt ~= view.prompt)\n"
                 "  assert(type(after.evaluation) == 'number')\n"
                 "  assert(type(after.points) == 'number')\n"
                 "  return 1\n"
                 "end");
}

static void a_number_stands_for_an_option(void **state)
{
    (void)state;
    assert_holds("return function(view, options)\n"
                 "  local a, b = view:what_if(2), view:what_if(options[2])\n"
                 "  assert(a.turn_tile == b.turn_tile and a.evaluation == b.evaluation)\n"
                 "  local c, d = a:what_if(1), b:what_if(b.options[1])\n"
                 "  assert(c.evaluation == d.evaluation and c.prompt == d.prompt)\n"
                 "  return 1\n"
                 "end");
}

static void it_goes_on_to_the_end_of_the_own_turn(void **state)
{
    (void)state;
    assert_holds("return function(view)\n"
                 "  local at, answers = view:what_if(1), 1\n"
                 "  while at.decides == view.me do\n"
                 "    at = at:what_if(#at.options)\n"
                 "    answers = answers + 1\n"
                 "  end\n"
                 "  assert(at.decides ~= view.me and answers > 1)\n"
                 "  assert(at.options == nil and at.what_if == nil and at.prompt == nil)\n"
                 "  return 1\n"
                 "end");
}

static void the_same_answer_gives_the_same_view(void **state)
{
    (void)state;
    assert_holds("return function(view, options)\n"
                 "  for i = 1, #options do\n"
                 "    for deal = 1, 3 do\n"
                 "      local a, b = view:what_if(i, deal), view:what_if(i, deal)\n"
                 "      for name, room in pairs(a.room) do assert(b.room[name] == room) end\n"
                 "      assert(a.evaluation == b.evaluation)\n"
                 "    end\n"
                 "  end\n"
                 "  return 1\n"
                 "end");
}

/* Digging turns up rooms, and not always the same ones. */
static void other_deals_turn_up_other_things(void **state)
{
    (void)state;
    assert_holds("local function finish(view, deal)\n"
                 "  local at = view:what_if('take excavation', deal)\n"
                 "  while at.what_if do at = at:what_if(1) end\n"
                 "  return at\n"
                 "end\n"
                 "return function(view)\n"
                 "  local seen, count = {}, 0\n"
                 "  for deal = 1, 20 do\n"
                 "    for room, place in pairs(finish(view, deal).room) do\n"
                 "      if view.room[room] == 'pool' and place ~= 'pool' and not seen[room] then\n"
                 "        seen[room], count = true, count + 1\n"
                 "      end\n"
                 "    end\n"
                 "  end\n"
                 "  assert(count > 5, 'every deal turned up the same')\n"
                 "  return 1\n"
                 "end");
}

static void functions_of_scripts_have_it_too(void **state)
{
    const char *const path =
        temp_file("script.lua", "local game = adit.game { game = 'cave_vs_cave', seed = 1, rules = "
                                "{ starting_player = 1 } }\n"
                                "local before = game:hash()\n"
                                "game:play({ function(view)\n"
                                "  assert(view:what_if(1).evaluation)\n"
                                "  assert(game:hash() == before)\n"
                                "  return 1\n"
                                "end, 'random' }, 1)\n");

    (void)state;
    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    assert_ok(adit_run_script(path, 0, NULL, NULL, NULL, &err), err);
}

/* ---- What it refuses ---- */

static void mistakes_are_named(void **state)
{
    static const struct {
        const char *source, *why;
    } rows[] = {
        {"return function(view) view:what_if('take nothing') end",
         "bot.lua:1: what_if: 'take nothing' is not offered"},
        {"return function(view) view.what_if(1) end", "write view:what_if(option), with a colon"},
        {"return function(view) view:what_if() end",
         "expected the number or the text of an option, got nil"},
        {"return function(view) view:what_if({}) end", "got table"},
        {"return function(view) view:what_if(99) end", "what_if: option"},
        {"return function(view) view:what_if(1.5) end", "what_if: option"},
        {"return function(view) view:what_if(1, 0) end", "what_if: deal"},
        {"return function(view) view:what_if(1, 1001) end",
         "expected a number from 1 to 1000, got 1001"},
        {"return function(view) view:what_if(1, 2):what_if(1, 3) end",
         "the deal was chosen at the question itself"},
        {"return function(view) view:what_if(1):what_if('take undergrowth') end",
         "'take undergrowth' is not offered"},
        {"return function(view) view.plans(1) end", "write view:plans(tries), with a colon"},
        {"return function(view) view:plans() end", "plans: tries"},
        {"return function(view) view:plans(0) end", "expected a number from 1 to 4000, got 0"},
        {"return function(view) view:plans(4001) end", "plans: tries"},
        {"return function(view, options) options[1] = {}; view:what_if(1) end",
         "expected the number or the text of an option"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_refused(rows[i].source, ADIT_SCRIPT, rows[i].why);
    }
}

static void a_view_of_an_earlier_question_is_closed(void **state)
{
    adit_engine *engine = opened("cave_vs_cave", NULL);
    adit_game *game = started(engine, 3);
    adit_bot *bot = NULL;
    int index = -1;
    const char *const path = temp_file("bot.lua", "local kept = {}\n"
                                                  "return function(view)\n"
                                                  "  if kept[1] then kept[1]:what_if(1) end\n"
                                                  "  kept[1] = view:what_if(1)\n"
                                                  "  return 1\n"
                                                  "end");

    (void)state;
    assert_ok(adit_bot_new(engine, path, adit_game_seat(game), 5, &bot, &err), err);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_fails(bot->choose(bot, game, &index, &err), ADIT_SCRIPT,
                 "bot.lua:3: view:what_if works only while its question is being decided", err);
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

/* ---- Whole turns ---- */

static void plans_are_whole_turns_the_best_first(void **state)
{
    (void)state;
    assert_holds("return function(view)\n"
                 "  local plans = view:plans(200)\n"
                 "  assert(#plans > 4 and #plans <= 16)\n"
                 "  for i, plan in ipairs(plans) do\n"
                 "    assert(i == 1 or plan.worth <= plans[i - 1].worth)\n"
                 "    assert(#plan.answers > 0 and type(plan.evaluation) == 'number')\n"
                 "  end\n"
                 "  return 1\n"
                 "end");
}

/* What they promise is what what_if finds, where no chance is met on the way. */
static void a_plan_can_be_carried_out(void **state)
{
    (void)state;
    assert_holds("return function(view, options)\n"
                 "  local gone = 0\n"
                 "  for _, plan in ipairs(view:plans(100)) do\n"
                 "    local at, offered = view, options\n"
                 "    for _, answer in ipairs(plan.answers) do\n"
                 "      local found = false\n"
                 "      for _, text in ipairs(offered) do found = found or text == answer end\n"
                 "      at = found and at:what_if(answer)\n"
                 "      offered = at and at.options\n"
                 "      if not at then break end\n"
                 "    end\n"
                 "    if at and plan.answers[1] == 'take furnishing' then\n"
                 "      gone = gone + 1\n"
                 "      assert(at.decides ~= view.me and at.evaluation == plan.evaluation)\n"
                 "    end\n"
                 "  end\n"
                 "  assert(gone > 0)\n"
                 "  return 1\n"
                 "end");
}

/* Also in the solo game, for which the title has weights that say what a plan is worth. */
static void a_plan_is_evaluated_as_what_if_does(void **state)
{
    const adit_setup solo = {.players = 1, .seed = 3};
    adit_engine *engine = opened("cave_farmers", NULL);
    adit_game *game = NULL;
    int index = -1;

    (void)state;
    assert_ok(adit_game_new(engine, &solo, &game, &err), err);
    assert_ok(ask_bot(engine,
                      temp_file("bot.lua",
                                "return function(view)\n"
                                "  local plan, at = view:plans(40)[1], view\n"
                                "  for _, answer in ipairs(plan.answers) do\n"
                                "    at = at:what_if(answer)\n"
                                "  end\n"
                                "  assert(at.evaluation == plan.evaluation)\n"
                                "  return 1\n"
                                "end"),
                      game, &index),
              err);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void the_same_tries_find_the_same_plans(void **state)
{
    (void)state;
    assert_holds("return function(view)\n"
                 "  local a, b = view:plans(60), view:plans(60)\n"
                 "  assert(#a == #b)\n"
                 "  for i = 1, #a do\n"
                 "    assert(table.concat(a[i].answers, ';') == table.concat(b[i].answers, ';'))\n"
                 "    assert(a[i].worth == b[i].worth)\n"
                 "  end\n"
                 "  return 1\n"
                 "end");
}

/* The most tries are within the limits of a decision, in every game. */
static void every_game_allows_the_most_tries(void **state)
{
    char path[512];

    (void)state;
    snprintf(path, sizeof path, "%s",
             temp_file("bot.lua", "return function(view)\n"
                                  "  assert(#view:plans(4000) > 0)\n"
                                  "  return 1\n"
                                  "end"));
    for (int i = 0; i < adit_game_info_count(); i++) {
        adit_engine *engine = opened(adit_game_info_at(i)->id, NULL);
        adit_game *game = started(engine, 3);
        int index = -1;

        assert_ok(ask_bot(engine, path, game, &index), err);
        assert_int_equal(index, 0);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

/* ---- What it may use up ---- */

/* A step of this loop is one of Lua; some are counted for the call. */
static void a_decision_takes_as_many_steps_as_the_limit_says(void **state)
{
    char source[120];

    (void)state;
    snprintf(source, sizeof source, "return function() for i = 1, %d do end return 1 end",
             ADIT_MAX_BOT_STEPS / 100 * 99);
    assert_holds(source);
    snprintf(source, sizeof source, "return function() for i = 1, %d do end return 1 end",
             ADIT_MAX_BOT_STEPS / 100 * 101);
    assert_refused(source, ADIT_LIMIT, "limit 'bot_steps'");
}

static void a_deal_is_chosen_up_to_the_limit(void **state)
{
    (void)state;
    assert_holds("return function(view) assert(view:what_if(1, 1000)) return 1 end");
}

static void planning_forever_ends_at_the_limit_of_steps(void **state)
{
    const clock_t start = clock();

    (void)state;
    assert_refused("return function(view) while true do view:plans(50) end end", ADIT_LIMIT,
                   "steps");
    assert_in_range((clock() - start) / CLOCKS_PER_SEC, 0, 30);
}

static void trying_forever_ends_at_the_limit_of_steps(void **state)
{
    const clock_t start = clock();

    (void)state;
    assert_refused("return function(view) while true do view:what_if(1) end end", ADIT_LIMIT,
                   "steps");
    assert_in_range((clock() - start) / CLOCKS_PER_SEC, 0, 30);
}

/* An exchange that changes nothing can be tried again and again: the line has an end. */
static void a_line_has_at_most_64_answers(void **state)
{
    char mod[512];

    snprintf(mod, sizeof mod, "%s",
             temp_file("swap.lua", "return card {\n"
                                   "  id = 'swap', kind = 'table', title = 'Swap',\n"
                                   "  text = 'You may swap a food.', exchange = {\n"
                                   "    { pay = { food = 1 }, get = { food = 1 }, label = 'swap' }"
                                   " } }"));
    adit_engine *engine = opened("cave_vs_cave", mod);
    adit_game *game = started(engine, 3);
    int index = -1;
    const char *const path =
        temp_file("bot.lua", "return function(view, options, anytime)\n"
                             "  local at, exchange = view, nil\n"
                             "  for _, text in ipairs(anytime()) do\n"
                             "    if text:find('swap') then exchange = text end\n"
                             "  end\n"
                             "  for i = 1, 64 do at = at:what_if(exchange) end\n"
                             "  at:what_if(exchange)\n"
                             "end");

    (void)state;
    assert_fails(ask_bot(engine, path, game, &index), ADIT_SCRIPT,
                 "more than 64 answers that are tried in a row", err);
    assert_contains(err.text, "bot.lua:7:"); /* 64 of them could be tried */
    adit_game_free(game);
    adit_engine_close(engine);
}

/* ---- The attack ---- */

/* Writes down all that comes back, in a number: errors are short. */
static const char spy[] = "local sum\n"
                          "local function note(value)\n"
                          "  local text = tostring(value)\n"
                          "  for i = 1, #text do sum = (sum * 31 + text:byte(i)) % 1000000007 end\n"
                          "end\n"
                          "local function note_all(view)\n"
                          "  for key, value in pairs(view) do\n"
                          "    note(key)\n"
                          "    if type(value) == 'table' then note_all(value)\n"
                          "    elseif type(value) ~= 'function' then note(value) end\n"
                          "  end\n"
                          "end\n"
                          "return function(view, options, anytime)\n"
                          "  local tried = 0\n"
                          "  sum = 7\n"
                          "  local answers = anytime()\n"
                          "  for i = 1, #options do answers[#answers + 1] = options[i] end\n"
                          "  note_all(view:plans(20))\n"
                          "  for i = 1, #answers, 1 + #answers // 12 do\n"
                          "    for deal = 1, 2 do\n"
                          "      local after, why = view:what_if(answers[i], deal)\n"
                          "      if after == nil then note(why) else\n"
                          "        note_all(after)\n"
                          "        tried = tried + 1\n"
                          "        if after.what_if then\n"
                          "          local n = #after.options\n"
                          "          note_all(after:what_if(1) or {})\n"
                          "          note_all(after:what_if(n) or {})\n"
                          "        end\n"
                          "      end\n"
                          "    end\n"
                          "  end\n"
                          "  error('told ' .. tried .. ' ' .. sum)\n"
                          "end";

static void spied(adit_engine *engine, const char *path, adit_game *game, char *out, size_t size)
{
    int index;

    assert_int_equal(ask_bot(engine, path, game, &index), ADIT_SCRIPT);
    const char *text = strstr(err.text, "told ");
    if (text == NULL) {
        fail_msg("%s", err.text);
        return;
    }
    snprintf(out, size, "%.*s", (int)strcspn(text, "\n"), text);
}

static void walk(adit_engine *engine, adit_game *game, int decisions)
{
    adit_bot *bot = NULL;

    assert_ok(adit_bot_new(engine, "random", 1, (uint64_t)adit_game_turn(game) + 1, &bot, &err),
              err);
    for (int i = 0; i < decisions && !adit_game_is_over(game); i++) {
        int index = -1;

        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
    bot->free(bot);
}

static void spy_on(const char *title, const char *mod, uint64_t seed, const char *path)
{
    adit_engine *engine = opened(title, mod);
    adit_game *game = started(engine, seed);
    int tried = 0;

    for (int question = 0; question < QUESTIONS && !adit_game_is_over(game); question++) {
        const int seat = adit_game_seat(game);
        char found[80], other[80];

        spied(engine, path, game, found, sizeof found);
        tried += (int)strtol(found + strlen("told "), NULL, 10);
        for (uint64_t deal = 1; deal <= DEALS; deal++) {
            adit_game *copy = adit_game_clone(game);

            adit_game_determinise(copy, seat, deal);
            spied(engine, path, copy, other, sizeof other);
            assert_string_equal(other, found);
            adit_game_free(copy);
        }
        walk(engine, game, APART);
    }
    assert_true(tried > QUESTIONS / 2);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void nothing_hidden_changes_what_a_bot_finds(void **state)
{
    char path[512];

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("spy.lua", spy));
    for (int i = 0; i < adit_game_info_count(); i++) {
        spy_on(adit_game_info_at(i)->id, NULL, 12, path);
    }
}

/* Player 2 has bid, player 1 tries all its bids, which reveals both: not the real one. */
static void a_secret_bid_stays_secret(void **state)
{
    static const char *const bids[] = {"0", "2", "4"};
    char path[512], found[3][80];

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("spy.lua", spy));
    for (int i = 0; i < adit_game_info_count(); i++) {
        adit_engine *engine =
            opened(adit_game_info_at(i)->id, ADIT_TEST_ROOT "/tests/fixtures/secrets");

        for (int k = 0; k < 3; k++) {
            adit_game *game = started(engine, 5);

            assert_int_equal(adit_game_seat(game), 2);
            assert_ok(adit_game_decide_text(game, bids[k], &err), err);
            assert_int_equal(adit_game_seat(game), 1);
            spied(engine, path, game, found[k], sizeof found[k]);
            assert_string_equal(found[k], found[0]);
            adit_game_free(game);
        }
        adit_engine_close(engine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_gives_the_view_after_the_answer),
        cmocka_unit_test(a_number_stands_for_an_option),
        cmocka_unit_test(it_goes_on_to_the_end_of_the_own_turn),
        cmocka_unit_test(the_same_answer_gives_the_same_view),
        cmocka_unit_test(other_deals_turn_up_other_things),
        cmocka_unit_test(functions_of_scripts_have_it_too),
        cmocka_unit_test(mistakes_are_named),
        cmocka_unit_test(a_view_of_an_earlier_question_is_closed),
        cmocka_unit_test(plans_are_whole_turns_the_best_first),
        cmocka_unit_test(a_plan_can_be_carried_out),
        cmocka_unit_test(a_plan_is_evaluated_as_what_if_does),
        cmocka_unit_test(the_same_tries_find_the_same_plans),
        cmocka_unit_test(every_game_allows_the_most_tries),
        cmocka_unit_test(a_decision_takes_as_many_steps_as_the_limit_says),
        cmocka_unit_test(a_deal_is_chosen_up_to_the_limit),
        cmocka_unit_test(planning_forever_ends_at_the_limit_of_steps),
        cmocka_unit_test(trying_forever_ends_at_the_limit_of_steps),
        cmocka_unit_test(a_line_has_at_most_64_answers),
        cmocka_unit_test(nothing_hidden_changes_what_a_bot_finds),
        cmocka_unit_test(a_secret_bid_stays_secret),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
