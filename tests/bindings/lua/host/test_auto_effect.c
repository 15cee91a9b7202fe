/* test_auto_effect.c - what a card does by itself is left out if it cannot be done; g:refuse. */
#include "tests/bindings/lua/demo_lua.h"

#include "engine/match/game.h"
#include "engine/rules/tx.h"

/* A hut with this hook; its `use` does nothing. */
static void with_hook(demo *d, const char *hook)
{
    demo_with(d, "g:log('used')", hook, true);
}

static int count_of(demo *d, int good)
{
    adit_tx *tx = adit_game_view_tx(d->game);

    return adit_seat_in(tx, 0)->goods.have[good];
}

static void a_hook_that_cannot_be_paid_is_left_out_as_a_whole(void **state)
{
    demo d;

    (void)state;
    with_hook(&d, "on = { gained = { good = 'flax', run = function(g, me) g:gain(me, { gold = 2 }) "
                  "g:log('so far') g:pay(me, { wood = 9 }) end } },");
    assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    assert_int_equal(count_of(&d, DEMO_GOLD), 0);
    assert_int_equal(count_of(&d, DEMO_WOOD), 3);
    for (int i = 0; i < adit_game_log_count(d.game); i++) {
        assert_null(strstr(adit_game_log_line(d.game, i), "so far"));
    }
    demo_close(&d);
}

static void the_log_says_what_was_left_out_and_why(void **state)
{
    bool is_told = false;
    demo d;

    (void)state;
    with_hook(&d,
              "on = { gained = { good = 'flax', run = function(g) g:refuse 'no light' end } },");
    assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    for (int i = 0; i < adit_game_log_count(d.game); i++) {
        is_told |= strcmp(adit_game_log_line(d.game, i), "hut is skipped: no light") == 0;
    }
    assert_true(is_told);
    demo_close(&d);
}

static void a_hook_that_cannot_be_finished_does_not_even_ask(void **state)
{
    demo d;

    (void)state;
    with_hook(&d, "on = { gained = { good = 'flax', run = function(g, me) "
                  "g:choose(me, { 'a', 'b' }) g:pay(me, { wood = 9 }) end } },");
    assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    assert_null(adit_game_asking_card(d.game));
    demo_close(&d);
}

static void a_hook_that_can_be_finished_offers_only_what_leads_there(void **state)
{
    demo d;

    (void)state;
    with_hook(&d, "on = { gained = { good = 'flax', run = function(g, me) "
                  "local w = g:choose(me, { 'all', 'one', 'none' }) "
                  "if w == 'all' then g:pay(me, { wood = 9 }) "
                  "elseif w == 'one' then g:pay(me, { wood = 1 }) end end } },");
    assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    assert_string_equal(adit_game_asking_card(d.game), "hut");
    assert_int_equal(adit_game_option_count(d.game), 2);
    assert_ok(adit_game_decide_text(d.game, "one", &d.err), d.err);
    assert_int_equal(count_of(&d, DEMO_WOOD), 2);
    demo_close(&d);
}

static void what_one_hook_cannot_do_does_not_stop_the_next(void **state)
{
    demo d;

    (void)state;
    with_hook(&d, "on = { gained = { { good = 'flax', run = pay { wood = 9 } }, "
                  "{ good = 'flax', run = gain { gold = 1 } } } },");
    assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    assert_int_equal(count_of(&d, DEMO_GOLD), 1);
    demo_close(&d);
}

/* The outer hook goes on after the inner one was left out, and is kept. */
static void an_effect_inside_another_is_left_out_alone(void **state)
{
    demo d;

    (void)state;
    with_hook(&d, "on = { gained = { { good = 'flax', run = function(g, me) "
                  "g:gain(me, { gold = 1 }) g:pay(me, { wood = 1 }) end }, "
                  "{ good = 'gold', run = function(g, me) g:gain(me, { flax = 0 }) "
                  "g:pay(me, { wood = 9 }) end } } },");
    assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    assert_int_equal(count_of(&d, DEMO_GOLD), 1);
    assert_int_equal(count_of(&d, DEMO_WOOD), 2);
    demo_close(&d);
}

static void a_hook_that_draws_from_chance_still_works(void **state)
{
    demo d;

    (void)state;
    with_hook(&d, "on = { gained = { good = 'flax', run = function(g, me) "
                  "g:gain(me, { gold = g:random(3) }) end } },");
    assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    assert_in_range(count_of(&d, DEMO_GOLD), 1, 3);
    demo_close(&d);
}

static void a_fault_in_a_hook_stays_a_fault(void **state)
{
    demo d;

    (void)state;
    with_hook(&d, "on = { gained = { good = 'flax', run = function(g) local x = nil + 1 end } },");
    assert_fails(adit_game_decide_text(d.game, "gather_flax", &d.err), ADIT_SCRIPT,
                 "arithmetic on a nil value", d.err);
    demo_close(&d);
}

/* In a run g:choose gives nil then, so a trial has to go that way as well. */
static void a_function_that_expects_no_answer_can_be_done_without_one(void **state)
{
    demo d;

    (void)state;
    demo_with(&d,
              "local given = g:choose(me, { 'a', 'b' }) "
              "if given == nil then g:gain(me, { gold = 1 }) else g:pay(me, { wood = 9 }) end",
              "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(count_of(&d, DEMO_GOLD), 1);
    demo_close(&d);
}

/* ---- Refusing ---- */

static void what_refuses_is_not_offered_and_why_shows_the_reason(void **state)
{
    char reason[300];
    demo d;

    (void)state;
    demo_with(&d, "if g:count(me, 'wood') > 2 then g:refuse 'needs a lit furnace' end", "", true);
    assert_int_equal(adit_game_option_find(d.game, "use hut"), -1);
    assert_ok(adit_game_why(d.game, "use hut", reason, sizeof reason, &d.err), d.err);
    assert_string_equal(reason, "needs a lit furnace");
    demo_close(&d);
}

static void a_choice_that_refuses_is_left_out(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "if g:choose(me, { 'a', 'b', 'c' }) == 'b' then g:refuse 'no b today' end", "",
              true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(adit_game_option_count(d.game), 2);
    assert_fails(adit_game_decide_text(d.game, "b", &d.err), ADIT_ILLEGAL, "b: no b today", d.err);
    demo_close(&d);
}

/* With check = false the author vouches that it will not come to this. */
static void refusing_after_an_unchecked_choice_is_a_fault(void **state)
{
    demo d;

    (void)state;
    demo_with(&d,
              "if g:choose(me, { 'a', 'b' }, { check = false }) == 'b' then g:refuse 'no b' end",
              "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_fails(adit_game_decide_text(d.game, "b", &d.err), ADIT_SCRIPT, "no b", d.err);
    assert_contains(d.err.text, "finishing a move that had been offered");
    demo_close(&d);
}

static void a_reason_is_words(void **state)
{
    (void)state;
    assert_faults("g:refuse()", ADIT_SCRIPT, "refuse: expected the reason as a text, got no value");
    assert_faults("g:refuse(7)", ADIT_SCRIPT, "refuse: expected the reason as a text, got number");
    assert_faults("g:refuse ''", ADIT_SCRIPT,
                  "refuse: expected the reason as a text, got an empty one");
}

/* ---- Circles ---- */

static void effects_that_set_each_other_off_are_named_with_their_place(void **state)
{
    demo d;

    (void)state;
    with_hook(
        &d, "\n\n  on = { gained = { run = sequence { pay { flax = 1 }, gain { flax = 1 } } } },");
    assert_fails(adit_game_decide_text(d.game, "gather_flax", &d.err), ADIT_LIMIT,
                 "hut.lua:7: card 'hut' raises 'gained'", d.err);
    assert_contains(d.err.text,
                    "more than 24 events one inside the other; this is the limit 'event_depth'");
    demo_close(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_hook_that_cannot_be_paid_is_left_out_as_a_whole),
        ADIT_TEST(the_log_says_what_was_left_out_and_why),
        ADIT_TEST(a_hook_that_cannot_be_finished_does_not_even_ask),
        ADIT_TEST(a_hook_that_can_be_finished_offers_only_what_leads_there),
        ADIT_TEST(what_one_hook_cannot_do_does_not_stop_the_next),
        ADIT_TEST(an_effect_inside_another_is_left_out_alone),
        ADIT_TEST(a_hook_that_draws_from_chance_still_works),
        ADIT_TEST(a_fault_in_a_hook_stays_a_fault),
        ADIT_TEST(a_function_that_expects_no_answer_can_be_done_without_one),
        ADIT_TEST(what_refuses_is_not_offered_and_why_shows_the_reason),
        ADIT_TEST(a_choice_that_refuses_is_left_out),
        ADIT_TEST(refusing_after_an_unchecked_choice_is_a_fault),
        ADIT_TEST(a_reason_is_words),
        ADIT_TEST(effects_that_set_each_other_off_are_named_with_their_place),
    };

    return ADIT_RUN(tests);
}
