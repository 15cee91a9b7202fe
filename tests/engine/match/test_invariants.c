/* test_invariants.c - checks of a state: what asks cards, when, with which transaction, and what
 * comes of it if a card fails.
 *
 * The demo game gets a rule in which cards have a say: nobody is slower than one step.
 */
#include <stdio.h>

#include "engine/match/game.h"
#include "engine/match/invariants.h"
#include "engine/rules/runner.h"
#include "tests/support/fake_table.h"

static int asked; /* how often the script was */
static int answer;
static bool fails;
static adit_game_def strict;

static adit_status check_speed(adit_tx *tx, adit_err *into)
{
    for (int seat = 0; seat < tx->work->players; seat++) {
        if (adit_value(tx, seat, DEMO_VALUE_SPEED, 1, ADIT_NO_CARD) < 1) {
            return adit_fail(into, ADIT_INTERNAL, "player %d cannot move", seat + 1);
        }
    }
    return ADIT_OK;
}

static int speed(adit_tx *tx, int seat, int base)
{
    (void)seat;
    (void)base;
    asked++;
    assert_true(tx->runner == engine->runner);
    assert_true(tx->host == &engine->host);
    assert_non_null(tx->root);
    assert_true(tx->is_looking);
    assert_int_equal(tx->parts_left, ADIT_MAX_RUN_PARTS);
    if (fails) {
        (void)adit_fault(tx, ADIT_SCRIPT, "the hook of the lamp fails");
    }
    return answer;
}

/* A lamp on the table says by a script how fast everybody is. */
static void open_with_lamp(void)
{
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_card(DEMO_KIND_TABLE, "lamp");
    fake_modify(DEMO_VALUE_SPEED)->script = fake_script_number(speed);
    engine = fake_engine(false);
    strict = demo_cave;
    strict.check_with_cards = check_speed;
    engine->def = &strict;
    asked = 0;
    answer = 1;
    fails = false;
}

static adit_status begin(void)
{
    const adit_setting field = {"in_play", "lamp"};
    const adit_setup setup = {.players = 2, .seed = 7, .fields = &field, .field_count = 1};

    return adit_game_new(engine, &setup, &game, &err);
}

static void a_transaction_is_whole_before_the_first_run(void **state)
{
    (void)state;
    open_with_lamp();
    assert_true(engine->runner->tx.runner == engine->runner);
    assert_true(engine->runner->tx.host == &engine->host);
    assert_non_null(engine->runner->tx.work);
}

static void checks_ask_scripts_with_a_whole_transaction(void **state)
{
    (void)state;
    open_with_lamp();
    assert_ok(begin(), err);
    assert_true(asked > 0);
    asked = 0;
    assert_ok(adit_game_check(game, &err), err);
    assert_int_equal(asked, 2);
}

static void a_script_that_fails_in_a_check_is_named_and_nothing_changes(void **state)
{
    adit_text saved = {0};
    adit_game *loaded = NULL;

    (void)state;
    open_with_lamp();
    assert_ok(begin(), err);
    const uint64_t before = adit_game_hash(game);
    assert_ok(adit_game_save(game, &saved, &err), err);
    fails = true;
    assert_fails(adit_game_check(game, &err), ADIT_SCRIPT, "the hook of the lamp fails", err);
    assert_contains(err.text, "while checking the rules of demo_cave");
    assert_int_equal(adit_game_check(game, NULL), ADIT_SCRIPT);
    assert_fails(adit_game_load(engine, saved.data, saved.length, &loaded, &err), ADIT_SCRIPT,
                 "the hook of the lamp fails", err);
    assert_null(loaded);
    fails = false;
    assert_true(adit_game_hash(game) == before);
    assert_ok(adit_game_check(game, &err), err);
    assert_ok(adit_game_load(engine, saved.data, saved.length, &loaded, &err), err);
    adit_game_free(loaded);
    adit_text_free(&saved);
}

static void no_game_begins_while_a_script_fails(void **state)
{
    (void)state;
    open_with_lamp();
    fails = true;
    assert_fails(begin(), ADIT_SCRIPT, "the hook of the lamp fails", err);
    assert_null(game);
}

static void a_broken_rule_is_the_fault_of_whoever_made_the_state(void **state)
{
    (void)state;
    open_with_lamp();
    assert_ok(begin(), err);
    answer = 0;
    assert_fails(adit_game_check(game, &err), ADIT_INTERNAL, "player 1 cannot move", err);
    adit_game_free(game);
    game = NULL;
    assert_fails(begin(), ADIT_INPUT, "player 1 cannot move", err);
    const adit_setting field = {"in_play", "lamp"};
    const adit_setup setup = {.players = 2, .seed = 7, .fields = &field, .field_count = 1};
    assert_int_equal(adit_game_new(engine, &setup, &game, NULL), ADIT_INPUT);
}

/* What a card is asked about may be looked at by it in every way, so it must be sound. */
static void no_script_sees_a_state_that_is_broken_otherwise(void **state)
{
    (void)state;
    open_with_lamp();
    assert_ok(begin(), err);
    demo_state broken = *demo_of(game);
    broken.player[1].height = 6;
    asked = 0;
    assert_fails(adit_invariants_check(engine, &broken.common, &err), ADIT_INTERNAL,
                 "player 2 stands too high", err);
    broken.common.players = 9;
    assert_int_equal(adit_invariants_check(engine, &broken.common, &err), ADIT_INPUT);
    assert_int_equal(asked, 0);
}

/* ---- What may be another thing the next time ---- */

static void what_scripts_and_counts_say_may_vary(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "barn");
    fake_modify(DEMO_VALUE_SPEED)->add = fake_fixed(1);
    fake_permit(DEMO_MAY_CHOP, false);
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_modify(DEMO_VALUE_SPEED)->add = fake_per(DEMO_WOOD, 1);
    fake_card(DEMO_KIND_TABLE, "lamp");
    fake_permit(DEMO_MAY_USE, true)->script = fake_script_reason("it is dark");
    engine = fake_engine(false);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "barn"}});
    assert_false(adit_value_may_vary(adit_game_view_tx(game), DEMO_VALUE_SPEED));
    assert_false(adit_permission_may_vary(adit_game_view_tx(game), DEMO_MAY_CHOP));
    assert_true(adit_permission_may_vary(adit_game_view_tx(game), DEMO_MAY_USE)); /* the table */
    assert_false(adit_value_may_vary(adit_game_view_tx(game), DEMO_VALUE_PRICE));
    adit_game_free(game);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[2].in_play", "hut"}});
    assert_true(adit_value_may_vary(adit_game_view_tx(game), DEMO_VALUE_SPEED));
}

/* So is what holds only under a condition, and what a card says of itself that is not in play. */
static void what_a_condition_or_the_card_itself_says_may_vary(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "barn");
    fake_modify(DEMO_VALUE_SPEED)->when = (adit_condition){DEMO_WOOD, 1, 9};
    fake_permit(DEMO_MAY_GLEAN, false)->when = (adit_condition){DEMO_WOOD, 1, 9};
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_permit(DEMO_MAY_USE, true)->script = fake_script_reason("it is dark");
    fake_permit(DEMO_MAY_CHOP, true)->script = fake_script_reason("it is dark");
    engine = fake_engine(false);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "barn"}});
    assert_true(adit_value_may_vary(adit_game_view_tx(game), DEMO_VALUE_SPEED));
    assert_true(adit_permission_may_vary(adit_game_view_tx(game), DEMO_MAY_GLEAN));
    assert_true(adit_permission_may_vary(adit_game_view_tx(game), DEMO_MAY_USE));
    assert_false(adit_permission_may_vary(adit_game_view_tx(game), DEMO_MAY_CHOP)); /* about none */
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, stop)
    const struct CMUnitTest tests[] = {
        T(a_transaction_is_whole_before_the_first_run),
        T(checks_ask_scripts_with_a_whole_transaction),
        T(a_script_that_fails_in_a_check_is_named_and_nothing_changes),
        T(no_game_begins_while_a_script_fails),
        T(a_broken_rule_is_the_fault_of_whoever_made_the_state),
        T(no_script_sees_a_state_that_is_broken_otherwise),
        T(what_scripts_and_counts_say_may_vary),
        T(what_a_condition_or_the_card_itself_says_may_vary),
    };

    return ADIT_RUN(tests);
}
