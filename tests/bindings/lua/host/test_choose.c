/* test_choose.c - g:choose: how a card's function asks a player. */
#include "tests/bindings/lua/demo_lua.h"

static void choose_gives_back_the_word(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "local w = g:choose(me, { 'keep', 'trade it' }) g:log('chose ' .. w)", "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(adit_game_option_count(d.game), 2);
    assert_string_equal(adit_game_asking_card(d.game), "hut");
    assert_ok(adit_game_decide_text(d.game, "trade it", &d.err), d.err);
    assert_contains(demo_last(&d), "chose trade it");
    demo_close(&d);
}

static void choose_takes_numbers(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "local n = g:choose(2, { 3, -1, 10 }) g:log('chose ' .. n + 1)", "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(adit_game_seat(d.game), 2);
    assert_ok(adit_game_decide_text(d.game, "-1", &d.err), d.err);
    assert_contains(demo_last(&d), "chose 0");
    demo_close(&d);
}

static void choices_that_cannot_be_finished_are_left_out(void **state)
{
    demo d;

    (void)state;
    demo_with(&d,
              "local w = g:choose(me, { 'rich', 'poor', 'none' }) if w == 'rich' then g:pay(me, { "
              "gold = 9 }) "
              "elseif w == 'poor' then g:pay(me, { wood = 1 }) end g:log('chose ' .. w)",
              "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(adit_game_option_count(d.game), 2);
    assert_int_equal(adit_game_option_find(d.game, "rich"), -1);
    assert_fails(adit_game_decide_text(d.game, "rich", &d.err), ADIT_ILLEGAL, "needs 9 gold, has 0",
                 d.err);
    assert_ok(adit_game_decide_text(d.game, "poor", &d.err), d.err);
    assert_contains(demo_last(&d), "chose poor");
    demo_close(&d);
}

static void a_single_choice_is_taken_and_none_is_nil(void **state)
{
    (void)state;
    assert_logs("g:log('got ' .. tostring(g:choose(me, { 'only' })) .. tostring(g:choose(me, {})))",
                "got onlynil");
    assert_logs("g:log('got ' .. tostring(g:choose(me, function() return { 'only' } end))"
                " .. tostring(g:choose(me, function() return {} end)))",
                "got onlynil");
}

static void an_open_question_offers_exchanges_and_makes_its_list_anew(void **state)
{
    demo d;

    (void)state;
    demo_with(
        &d,
        "local w = g:choose(me, function() local t = { 'stop' } for i = 1, g:count(me, 'wood') do "
        "t[#t + 1] = 'burn ' .. i end return t end) g:log('chose ' .. w)",
        "exchange = { { pay = { wood = 1 }, get = { gold = 1 } } },", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(adit_game_option_count(d.game), 4);
    assert_int_equal(adit_game_anytime_count(d.game), 1);
    assert_ok(adit_game_decide(d.game, 4, &d.err), d.err);
    assert_int_equal(adit_game_option_count(d.game), 3);
    assert_ok(adit_game_decide_text(d.game, "burn 2", &d.err), d.err);
    assert_contains(demo_last(&d), "chose burn 2");
    demo_close(&d);
}

static void many_questions_in_a_loop_keep_their_answers(void **state)
{
    demo d;

    (void)state;
    demo_with(
        &d,
        "local s = '' for i = 1, 5 do s = s .. g:choose(me, { 'a', 'b' }, { check = false }) end "
        "g:log('said ' .. s)",
        "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    for (int i = 0; i < 5; i++) {
        assert_ok(adit_game_decide_text(d.game, i % 2 == 0 ? "b" : "a", &d.err), d.err);
    }
    assert_contains(demo_last(&d), "said babab");
    demo_close(&d);
}

/* Trying 40 choices to the end runs the function 40 times; that is not the run's own doing. */
static void trials_do_not_use_up_what_the_run_has(void **state)
{
    demo d;

    (void)state;
    demo_with(&d,
              "local n = 0 for round = 1, 3 do local t = {} for i = 1, 40 do t[i] = i end "
              "n = n + g:choose(me, t) for i = 1, 100 do g:players() end end g:log('sum ' .. n)",
              "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(adit_game_option_count(d.game), 40);
        assert_ok(adit_game_decide_text(d.game, "40", &d.err), d.err);
    }
    assert_contains(demo_last(&d), "sum 120");
    demo_close(&d);
}

static void a_comparator_may_try_things_out(void **state)
{
    (void)state;
    assert_logs(
        "local t = { 3, 1, 2 } table.sort(t, function(a, b) return g:can(me, 'search') and a < b "
        "end) g:log('sorted ' .. table.concat(t))",
        "sorted 123");
}

static void bad_lists_are_faults(void **state)
{
    (void)state;
    assert_faults("g:choose(me, { 'a', 1 })", ADIT_SCRIPT,
                  "choices: words and numbers cannot be mixed (choice 2)");
    assert_faults("g:choose(me, { 'a', 'a' })", ADIT_SCRIPT,
                  "choices: duplicate choice (choice 2)");
    assert_faults("g:choose(me, { 'A b' })", ADIT_SCRIPT,
                  "choices: a word has 1 to 128 characters");
    assert_faults("g:choose(me, { 'a: b' })", ADIT_SCRIPT, "choices: a word has");
    assert_faults("g:choose(me, { ':a' })", ADIT_SCRIPT, "choices: a word has");
    assert_faults("g:choose(me, { 'a:' })", ADIT_SCRIPT, "choices: a word has");
    assert_faults("g:choose(me, { ('x'):rep(129) })", ADIT_SCRIPT,
                  "choices: more than 128 bytes in a choice");
    assert_faults("g:choose(me, { '' })", ADIT_SCRIPT, "choices: a word has");
    assert_faults("g:choose(me, { 1.5 })", ADIT_SCRIPT, "choices: a number must be whole");
    assert_faults("g:choose(me, { {}, {} })", ADIT_SCRIPT, "choices: must be words or numbers");
    assert_faults("local t = {} for i = 1, 65 do t[i] = i end g:choose(me, t)", ADIT_SCRIPT,
                  "choices: more than 64 choices; this is the limit 'choices'");
    assert_faults("local t = { 'a', 'b', 'c' } t[2] = nil g:choose(me, t)", ADIT_SCRIPT,
                  "choices: the list has gaps (choice 2)");
    assert_faults("g:choose(me, 'yes')", ADIT_SCRIPT,
                  "choices: expected a list such as { \"yes\", \"no\" }, or a function");
    assert_faults("g:choose(me, { 'a' }, { chekc = false })", ADIT_SCRIPT,
                  "options: 'chekc' is not an option; expected prompt");
    assert_faults("g:choose(me, { 'a' }, 5)", ADIT_SCRIPT, "options: expected a table");
    assert_faults("g:choose(me, function() return 5 end)", ADIT_SCRIPT,
                  "the function must return a list, not number");
    assert_faults("\ng:choose(me, function() error('oh') end)", ADIT_SCRIPT, "hut.lua:8: oh");
    assert_faults("g:choose(me, function() return { 'a', 'a' } end)", ADIT_SCRIPT,
                  "duplicate choice");
    assert_faults("g:choose(3, { 'a' })", ADIT_SCRIPT, "seat");
}

static void a_card_words_its_question(void **state)
{
    char meaning[64];
    demo d;

    (void)state;
    demo_with(
        &d,
        "g:choose(me, function() return { 'flax', 'tin' } end, { prompt = 'Which\\ncart?', text = "
        "{ flax = 'two bales', ruby = 'not here' } })",
        "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_string_equal(adit_game_prompt(d.game), "Which?cart?");
    assert_int_equal(adit_game_option_meaning(d.game, 0, meaning, sizeof meaning), 9);
    assert_string_equal(meaning, "two bales");
    assert_int_equal(adit_game_option_meaning(d.game, 1, meaning, sizeof meaning), 0);
    assert_int_equal(adit_game_option_meaning(d.game, 2, meaning, sizeof meaning), 0);
    assert_int_equal(adit_game_option_find(d.game, "flax"), 0);
    assert_ok(adit_game_decide_text(d.game, "tin", &d.err), d.err);
    assert_string_not_equal(adit_game_prompt(d.game), "Which?cart?");
    demo_close(&d);
}

static void numbers_have_texts_too_and_every_word_fits(void **state)
{
    char meaning[256];
    demo d;

    (void)state;
    demo_with(&d,
              "local list, text = {}, {} for i = 1, 64 do list[i] = ('x'):rep(126) .. i + 10 "
              "text[list[i]] = ('y'):rep(120) end "
              "g:choose(me, list, { text = text, prompt = ('z'):rep(160), check = false }) "
              "g:choose(me, { 7, 8 }, { text = { [8] = 'eight' } })",
              "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(adit_game_option_count(d.game), 64);
    assert_int_equal(adit_game_option_meaning(d.game, 63, meaning, sizeof meaning), 120);
    assert_int_equal(strlen(adit_game_prompt(d.game)), 160);
    assert_ok(adit_game_decide(d.game, 63, &d.err), d.err);
    assert_int_equal(adit_game_option_meaning(d.game, 1, meaning, sizeof meaning), 5);
    demo_close(&d);
}

static void cards_fields_and_places_are_choices(void **state)
{
    (void)state;
    assert_logs("g:log('got ' .. g:choose(me, { 'player[1].goods.wood' }))",
                "got player[1].goods.wood");
    assert_logs("g:log('got ' .. g:choose(me, { 'mod:my-card' }))", "got mod:my-card");
    assert_logs("g:log('got ' .. g:choose(me, { 'player[1]' }))", "got player[1]");
    assert_faults("g:choose(me, { 'a..b' })", ADIT_SCRIPT, "choices: a word has");
    assert_faults("g:choose(me, { '[a' })", ADIT_SCRIPT, "choices: a word has");
    assert_faults("g:choose(me, { 'a|b' })", ADIT_SCRIPT, "choices: a word has");
}

static void bad_texts_are_faults(void **state)
{
    (void)state;
    assert_faults("g:choose(me, { 'a' }, { prompt = 5 })", ADIT_SCRIPT,
                  "prompt: expected a text, got number");
    assert_faults("g:choose(me, { 'a' }, { prompt = '' })", ADIT_SCRIPT,
                  "prompt: expected at least 1 character");
    assert_faults("g:choose(me, { 'a' }, { prompt = ('x'):rep(161) })", ADIT_SCRIPT,
                  "prompt: more than 160 bytes in its prompt; this is the limit 'prompt'");
    assert_faults("g:choose(me, { 'a' }, { text = 'a' })", ADIT_SCRIPT, "text: expected a table");
    assert_faults("g:choose(me, { 'a' }, { text = { a = {} } })", ADIT_SCRIPT,
                  "text: expected a text, got table");
    assert_faults("g:choose(me, { 'a' }, { text = { a = ('x'):rep(121) } })", ADIT_SCRIPT,
                  "text: more than 120 bytes in the text of a choice; this is the limit 'meaning'");
    assert_faults("g:choose(me, { 'a' }, { 'a' })", ADIT_SCRIPT, "'a list' is not an option");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(choose_gives_back_the_word),
        ADIT_TEST(choose_takes_numbers),
        ADIT_TEST(choices_that_cannot_be_finished_are_left_out),
        ADIT_TEST(a_single_choice_is_taken_and_none_is_nil),
        ADIT_TEST(an_open_question_offers_exchanges_and_makes_its_list_anew),
        ADIT_TEST(many_questions_in_a_loop_keep_their_answers),
        ADIT_TEST(trials_do_not_use_up_what_the_run_has),
        ADIT_TEST(a_comparator_may_try_things_out),
        ADIT_TEST(bad_lists_are_faults),
        ADIT_TEST(a_card_words_its_question),
        ADIT_TEST(numbers_have_texts_too_and_every_word_fits),
        ADIT_TEST(cards_fields_and_places_are_choices),
        ADIT_TEST(bad_texts_are_faults),
    };

    return ADIT_RUN(tests);
}
