/* test_game_def.c - a game may leave out functions; the engine then does something sensible. */
#include "engine/match/game.h"
#include "engine/rules/runner.h"

#include "tests/support/fake_table.h"

static adit_game_def spare; /* the demo game without the functions that are not required */

static int start(void **state)
{
    const adit_setup setup = {.players = 3, .seed = 7};

    (void)state;
    spare = demo_cave;
    spare.derive = NULL;
    spare.check = NULL;
    spare.evaluate = NULL;
    spare.winners = NULL;
    spare.draw = NULL;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    engine = fake_engine(false);
    engine->def = &spare;
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    return 0;
}

/* Gives gold, which is what counts in the demo game, and ends the game. */
static void finish_with(int first, int second, int third)
{
    const int gold[] = {first, second, third};
    demo_state *root = (demo_state *)(void *)adit_game_root(game);

    for (int seat = 0; seat < 3; seat++) {
        root->player[seat].common.goods.have[DEMO_GOLD] = (int16_t)gold[seat];
    }
    root->common.is_over = 1;
    game->version = engine->runner->next_version++;
}

static void expect_verdict(unsigned winners, const char *words)
{
    char verdict[100];

    assert_int_equal(adit_game_winners(game, verdict, sizeof verdict), winners);
    assert_string_equal(verdict, words);
}

static void a_game_without_derive_and_check_can_be_saved_and_loaded(void **state)
{
    adit_text text = {0};
    adit_game *again = NULL;

    (void)state;
    assert_ok(adit_game_check(game, &err), err);
    assert_ok(adit_game_save(game, &text, &err), err);
    assert_ok(adit_game_load(engine, text.data, text.length, &again, &err), err);
    assert_true(adit_game_hash(again) == adit_game_hash(game));
    adit_game_free(again);
    adit_text_free(&text);
}

static void without_an_evaluation_the_points_count(void **state)
{
    (void)state;
    finish_with(3, 0, 2);
    assert_int_equal(adit_game_evaluate(game, 1), 300);
    assert_int_equal(adit_game_evaluate(game, 2), 0);
}

static void without_a_rule_for_winners_the_highest_total_wins(void **state)
{
    (void)state;
    finish_with(1, 3, 2);
    expect_verdict(2, "player 2 wins with 3 points");
}

static void equal_totals_share_the_win(void **state)
{
    (void)state;
    finish_with(1, 0, 1);
    expect_verdict(5, "players 1 and 3 share the win with 1 point");
    finish_with(2, 2, 2);
    expect_verdict(7, "players 1, 2 and 3 share the win with 2 points");
}

static void without_a_picture_the_fields_are_shown(void **state)
{
    adit_text text = {0};

    (void)state;
    finish_with(4, 0, 0);
    assert_ok(adit_game_draw(game, 1, 80, false, false, &text, &err), err);
    assert_contains(text.data, "player[1].goods.gold = 4\n");
    assert_contains(text.data, "over = 1\n");
    assert_null(strstr(text.data, "rng.key")); /* which no seat may see */
    adit_text_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_game_without_derive_and_check_can_be_saved_and_loaded,
                                        start, stop),
        cmocka_unit_test_setup_teardown(without_an_evaluation_the_points_count, start, stop),
        cmocka_unit_test_setup_teardown(without_a_rule_for_winners_the_highest_total_wins, start,
                                        stop),
        cmocka_unit_test_setup_teardown(equal_totals_share_the_win, start, stop),
        cmocka_unit_test_setup_teardown(without_a_picture_the_fields_are_shown, start, stop),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
