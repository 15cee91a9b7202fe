/* test_bounds.c - the public functions given numbers that there are not: nothing, or a refusal,
 * and never a look outside. */
#include <stdio.h>

#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "tests/support/fake_table.h"

static void start(const char *turns)
{
    const adit_setting rule = {"turns", turns};
    const adit_setup setup = {.players = 2, .seed = 7, .rules = &rule, .rule_count = 1};

    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    engine = fake_engine(true);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
}

static void options_that_are_not_there_have_no_words(void **state)
{
    const int wrong[] = {-1, 3, 1000};
    char text[40];

    (void)state;
    start("8");
    assert_int_equal(adit_game_option_count(game), 3);
    for (int i = 0; i < 3; i++) {
        snprintf(text, sizeof text, "before");
        assert_int_equal(adit_game_option_text(game, wrong[i], text, sizeof text), 0);
        assert_string_equal(text, "");
        assert_int_equal(adit_game_option(game, wrong[i]).what, 0);
    }
    assert_fails(adit_game_decide(game, -1, &err), ADIT_ILLEGAL, "there is no option -1 here", err);
    assert_fails(adit_game_decide(game, 3, &err), ADIT_ILLEGAL, "there is no option 3 here", err);
}

static void refusals_that_are_not_there_have_no_words(void **state)
{
    const int wrong[] = {-1, 100};
    char text[40], reason[40];

    (void)state;
    start("8");
    for (int i = 0; i < 2; i++) {
        adit_game_refusal(game, wrong[i], text, sizeof text, reason, sizeof reason);
        assert_string_equal(text, "");
        assert_string_equal(reason, "");
    }
}

static void a_game_that_is_over_asks_nothing(void **state)
{
    char text[40];

    (void)state;
    start("1");
    assert_ok(adit_game_decide_text(game, "gather_flax", &err), err);
    assert_true(adit_game_is_over(game));
    assert_int_equal(adit_game_seat(game), 0);
    assert_string_equal(adit_game_prompt(game), "");
    assert_null(adit_game_asking_card(game));
    assert_int_equal(adit_game_option_count(game), 0);
    assert_int_equal(adit_game_anytime_count(game), 0);
    assert_int_equal(adit_game_refusal_count(game), 0);
    assert_int_equal(adit_game_option_text(game, 0, text, sizeof text), 0);
    assert_int_equal(adit_game_option(game, 0).what, 0);
    assert_int_equal(adit_game_option_find(game, "gather_flax"), -1);
    assert_fails(adit_game_decide(game, 0, &err), ADIT_ILLEGAL, "the game is over", err);
    assert_fails(adit_game_decide_option(game, (adit_option){.what = DEMO_OPT_GATHER}, false, &err),
                 ADIT_ILLEGAL, "the game is over", err);
}

static void an_option_that_is_not_offered_cannot_be_decided(void **state)
{
    (void)state;
    start("8");
    assert_fails(adit_game_decide_option(game, (adit_option){.what = DEMO_OPT_PASS}, false, &err),
                 ADIT_ILLEGAL, "this option is not offered here", err);
    assert_fails(
        adit_game_decide_option(game, (adit_option){.what = ADIT_OPT_EXCHANGE}, true, &err),
        ADIT_ILLEGAL, "this option is not offered here", err);
}

static void decisions_and_lines_that_were_not_made(void **state)
{
    char text[40];
    int seat;

    (void)state;
    start("8");
    assert_ok(adit_game_decide_text(game, "gather_flax", &err), err);
    assert_ok(adit_game_decision(game, 0, &seat, text, sizeof text, &err), err);
    assert_fails(adit_game_decision(game, -1, &seat, text, sizeof text, &err), ADIT_USAGE,
                 "decision -1 does not exist; there are 1 so far", err);
    assert_fails(adit_game_decision(game, 1, &seat, text, sizeof text, &err), ADIT_USAGE,
                 "decision 1 does not exist; there are 1 so far", err);
    assert_fails(adit_game_undo_to(game, -1, &err), ADIT_USAGE,
                 "cannot go back to decision -1 of 1", err);
    assert_fails(adit_game_undo_to(game, 2, &err), ADIT_USAGE, "cannot go back to decision 2 of 1",
                 err);
    assert_string_equal(adit_game_log_line(game, -1), "");
    assert_string_equal(adit_game_log_line(game, 1000), "");
}

static void cards_mods_and_rules_that_there_are_not(void **state)
{
    adit_card_info info;

    (void)state;
    start("8");
    assert_int_equal(adit_engine_card(engine, 0, &info), ADIT_OK);
    assert_int_equal(adit_engine_card(engine, -1, &info), ADIT_USAGE);
    assert_int_equal(adit_engine_card(engine, 1, &info), ADIT_USAGE);
    assert_null(adit_engine_mod(engine, -1));
    assert_null(adit_engine_mod(engine, adit_engine_mod_count(engine)));
    assert_null(adit_engine_rule(engine, -1));
    assert_null(adit_engine_rule(engine, adit_engine_rule_count(engine)));
    assert_non_null(adit_engine_rule(engine, 0));
}

static void count_fields(void *context, const char *name, bool is_number, int64_t number,
                         const char *word)
{
    (void)name;
    (void)is_number;
    (void)number;
    (void)word;
    ++*(int *)context;
}

static void seats_that_nobody_sits_at(void **state)
{
    int fields = 0, total = 99;

    (void)state;
    start("8");
    assert_int_equal(adit_game_state_visit(game, 3, true, count_fields, &fields), ADIT_USAGE);
    assert_int_equal(adit_game_state_visit(game, -1, true, count_fields, &fields), ADIT_USAGE);
    assert_int_equal(fields, 0);
    assert_int_equal(adit_game_state_visit(game, 2, true, count_fields, &fields), ADIT_OK);
    assert_true(fields > 0);
    assert_int_equal(adit_game_score(game, 0, &total, NULL, 0), -1);
    assert_int_equal(adit_game_score(game, 3, &total, NULL, 0), -1);
    assert_int_equal(total, 0);
}

/* ---- Picks that somebody changed ---- */

static adit_status draw_then_ask(adit_tx *tx, int seat, const adit_event *event)
{
    static const char *const words[] = {"left", "right"};
    int outcome, chosen, set[] = {0};

    (void)event;
    ADIT_TRY(adit_roll(tx, 0, 6, &outcome));
    ADIT_TRY(adit_turn_up(tx, 1, set, 1, ADIT_NO_CARD, &chosen));
    return fake_choose(tx, seat, 2, words, false, false, &chosen);
}

/* A game that waits inside an effect after a draw and a card that was turned up. */
static void wait_inside(void)
{
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(draw_then_ask));
    engine = fake_engine(false);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "hut"}});
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    assert_int_equal(game->position.pick_count, 2);
}

static void assert_other_question(void)
{
    adit_game_changed(game);
    assert_fails(adit_game_sync(game, &err), ADIT_SCRIPT, "asked a different question than before",
                 err);
    assert_int_equal(adit_game_option_count(game), 0);
    assert_int_equal(adit_game_seat(game), 1); /* it is still the one that is asked */
    assert_fails(adit_game_decide(game, 0, &err), ADIT_SCRIPT, "asked a different question", err);
    assert_fails(adit_game_decide_text(game, "left", &err), ADIT_SCRIPT, "asked a different", err);
}

static void a_draw_that_cannot_have_been_is_refused(void **state)
{
    const int16_t wrong[] = {-1, 6};

    (void)state;
    for (int i = 0; i < 2; i++) {
        wait_inside();
        game->position.picks[0].option.a = wrong[i];
        assert_other_question();
        stop(NULL);
    }
    wait_inside();
    game->position.picks[0].option.what = ADIT_OPT_TURNED;
    assert_other_question();
}

static void a_card_that_cannot_have_been_turned_up_is_refused(void **state)
{
    (void)state;
    wait_inside();
    game->position.picks[1].option.a = 7;
    assert_other_question();
    stop(NULL);
    wait_inside();
    game->position.picks[1].option.what = ADIT_OPT_CHANCE;
    assert_other_question();
}

static void a_pick_of_another_question_is_refused(void **state)
{
    (void)state;
    wait_inside();
    game->position.picks[0].tag ^= 1;
    assert_other_question();
    stop(NULL);
    wait_inside();
    game->position.picks[1].tag ^= 1;
    assert_other_question();
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, stop)
    const struct CMUnitTest tests[] = {
        T(options_that_are_not_there_have_no_words),
        T(refusals_that_are_not_there_have_no_words),
        T(a_game_that_is_over_asks_nothing),
        T(an_option_that_is_not_offered_cannot_be_decided),
        T(decisions_and_lines_that_were_not_made),
        T(cards_mods_and_rules_that_there_are_not),
        T(seats_that_nobody_sits_at),
        T(a_draw_that_cannot_have_been_is_refused),
        T(a_card_that_cannot_have_been_turned_up_is_refused),
        T(a_pick_of_another_question_is_refused),
    };

    return ADIT_RUN(tests);
}
