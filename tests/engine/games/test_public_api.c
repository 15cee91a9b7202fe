/* test_public_api.c - what a program asks an engine and its games through adit.h alone.
 *
 * Only functions that no other test has as its subject; the programs use them to count and to
 * report, so wrong answers would show late.
 */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static adit_engine *engine;
static adit_game *game;
static adit_err err;

static void open_game(const char *title)
{
    const adit_engine_options options = {.game = title};
    const adit_setup setup = {.players = 2, .seed = 5};

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
}

static void close_game(void)
{
    adit_game_free(game);
    adit_engine_close(engine);
    game = NULL;
    engine = NULL;
}

static void play_at_random(int decisions)
{
    adit_bot *bot[2];

    for (int seat = 1; seat <= 2; seat++) {
        assert_ok(adit_builtin_bot_new(engine, "random", seat, 5, &bot[seat - 1], &err), err);
    }
    for (int i = 0; i < decisions && !adit_game_is_over(game); i++) {
        adit_bot *now = bot[adit_game_seat(game) - 1];
        int index = 0;

        assert_ok(now->choose(now, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
    bot[0]->free(bot[0]);
    bot[1]->free(bot[1]);
}

static void every_title_names_its_kinds_of_cards(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        assert_non_null(adit_game_info_kind(adit_game_info_at(i), 0));
    }
    assert_string_equal(adit_game_info_kind(adit_game_info_at(0), 0), "action_tile");
    assert_null(adit_game_info_kind(adit_game_info_at(0), 1000));
    assert_null(adit_game_info_kind(adit_game_info_at(0), -1));
}

static void built_in_bots_are_listed_and_made_by_name(void **state)
{
    adit_bot *bot = NULL;

    (void)state;
    open_game("cave_vs_cave");
    assert_string_equal(adit_builtin_bot_name(0), "random");
    assert_null(adit_builtin_bot_name(-1));
    for (int i = 0; adit_builtin_bot_name(i) != NULL; i++) {
        assert_ok(adit_builtin_bot_new(engine, adit_builtin_bot_name(i), 1, 1, &bot, &err), err);
        bot->free(bot);
    }
    assert_fails(adit_builtin_bot_new(engine, "nobody", 1, 1, &bot, &err), ADIT_USAGE, "'nobody'",
                 err);
    assert_null(bot);
    assert_fails(adit_builtin_bot_new(engine, "random", 0, 1, &bot, &err), ADIT_USAGE,
                 "count from 1", err);
    close_game();
}

/* The id of a card is a word of the text of each option that names it. */
static void an_option_names_the_cards_that_its_text_names(void **state)
{
    int named = 0;

    (void)state;
    open_game("cave_vs_cave");
    for (int round = 0; round < 60 && !adit_game_is_over(game); round++) {
        for (int i = 0; i < adit_game_option_count(game); i++) {
            adit_card_info card;
            bool names_cards = false;
            char text[512];
            int cards[3] = {-1, -1, -1};
            int count = adit_game_option_cards(game, i, cards, 3);

            assert_non_null(
                adit_engine_option_form(engine, adit_game_option(game, i).what, &names_cards));
            assert_true(count == 0 || names_cards);
            (void)adit_game_option_text(game, i, text, sizeof text);
            for (int n = 0; n < count; n++) {
                assert_int_equal(adit_engine_card(engine, cards[n], &card), ADIT_OK);
                assert_contains(text, card.id);
                named++;
            }
        }
        play_at_random(1);
    }
    assert_true(named > 0);
    assert_int_equal(adit_game_option_cards(game, 5000, (int[3]){0}, 3), 0);
    assert_null(adit_engine_option_form(engine, -1, NULL));
    assert_null(adit_engine_option_form(engine, 255, NULL));
    close_game();
}

static void cards_in_play_are_those_that_were_built(void **state)
{
    adit_card_info card;
    int cards[64];

    (void)state;
    open_game("cave_vs_cave");
    int count = adit_game_cards_in_play(game, 1, cards, 64);
    for (int i = 0; i < count; i++) {
        assert_int_equal(adit_engine_card(engine, cards[i], &card), ADIT_OK);
        assert_string_equal(card.kind, "room");
    }
    play_at_random(2000);
    assert_true(adit_game_is_over(game));
    assert_true(adit_game_cards_in_play(game, 1, cards, 64) +
                    adit_game_cards_in_play(game, 2, cards, 64) >
                2 * count);
    /* What does not fit is not written. */
    cards[0] = -7;
    assert_true(adit_game_cards_in_play(game, 1, cards, 0) >= count);
    assert_int_equal(cards[0], -7);
    assert_int_equal(adit_game_cards_in_play(game, 0, cards, 64), -1);
    assert_int_equal(adit_game_cards_in_play(game, 3, cards, 64), -1);
    close_game();
}

static void statistics_grow_with_the_work(void **state)
{
    (void)state;
    open_game("cave_vs_cave");
    const adit_engine_stats before = adit_engine_statistics(engine);
    play_at_random(50);
    const adit_engine_stats after = adit_engine_statistics(engine);
    assert_true(after.runs > before.runs);
    assert_true(after.questions > before.questions);
    assert_true(adit_engine_statistics(NULL).runs == 0);
    close_game();
}

/* A location of Dwergar has a place of its own in the setup: a copy needs another one. */
static void a_free_number_belongs_to_no_card(void **state)
{
    adit_free_number numbers[4];
    adit_card_info card;
    int found = 0;

    (void)state;
    open_game("dwergar");
    for (int n = 0; n < adit_engine_card_count(engine); n++) {
        int count = adit_engine_free_numbers(engine, n, numbers, 4);

        for (int i = 0; i < count; i++) {
            char fact[64];

            assert_int_equal(adit_engine_card(engine, n, &card), ADIT_OK);
            assert_contains(card.facts, numbers[i].name);
            snprintf(fact, sizeof fact, "%s %d;", numbers[i].name, numbers[i].number);
            assert_null(strstr(card.facts, fact));
            found++;
        }
        assert_int_equal(adit_engine_free_numbers(engine, n, numbers, 0), 0);
    }
    assert_true(found > 0);
    assert_int_equal(adit_engine_free_numbers(engine, -1, numbers, 4), 0);
    close_game();
}

static void the_record_of_a_match_starts_that_match(void **state)
{
    const adit_setting field = {"player[1].goods.wood", "3"};
    const adit_setup setup = {.players = 2, .seed = 77, .fields = &field, .field_count = 1};
    const adit_replay_options all = {.decisions = -1};
    adit_text text = {0};
    adit_game *wanted = NULL, *replayed = NULL;

    (void)state;
    open_game("cave_vs_cave");
    assert_ok(adit_setup_record(engine, &setup, &text, &err), err);
    assert_ok(adit_game_replay(engine, text.data, text.length, &all, &replayed, &err), err);
    assert_ok(adit_game_new(engine, &setup, &wanted, &err), err);
    assert_true(adit_game_hash(replayed) == adit_game_hash(wanted));
    assert_int_equal(adit_game_decision_count(replayed), 0);
    adit_game_free(wanted);
    adit_game_free(replayed);
    adit_text_free(&text);
    close_game();
}

static void sound_cards_pass_the_check_at_every_question(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        open_game(adit_game_info_at(i)->id);
        for (int round = 0; round < 20; round++) {
            assert_ok(adit_game_check_cards(game, &err), err);
            play_at_random(3);
        }
        play_at_random(5000);
        assert_ok(adit_game_check_cards(game, &err), err);
        close_game();
    }
}

static void a_budget_ends_what_is_done_with_an_engine(void **state)
{
    adit_budget whole = adit_budget_of(ADIT_BUDGET_TEST_ALL, 0, NULL);
    adit_budget small = adit_budget_of(ADIT_BUDGET_TEST, 1, &whole);
    adit_status status = ADIT_OK;

    (void)state;
    open_game("cave_vs_cave");
    assert_null(adit_engine_use_budget(engine, &small));
    for (int i = 0; status == ADIT_OK && i < 10000 && !adit_game_is_over(game); i++) {
        adit_budget_spend(&small, 100000);
        status = adit_game_decide(game, 0, &err);
    }
    assert_int_equal(status, ADIT_LIMIT);
    assert_true(adit_budget_is_spent(&small));
    assert_false(adit_budget_is_spent(&whole));
    assert_true(whole.spent > 0);
    assert_fails(adit_budget_check(&small, engine, &err), ADIT_LIMIT, "1 million steps", err);
    assert_true(adit_engine_use_budget(engine, NULL) == &small);
    assert_ok(adit_game_decide(game, 0, &err), err);
    close_game();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_title_names_its_kinds_of_cards),
        cmocka_unit_test(built_in_bots_are_listed_and_made_by_name),
        cmocka_unit_test(an_option_names_the_cards_that_its_text_names),
        cmocka_unit_test(cards_in_play_are_those_that_were_built),
        cmocka_unit_test(statistics_grow_with_the_work),
        cmocka_unit_test(a_free_number_belongs_to_no_card),
        cmocka_unit_test(the_record_of_a_match_starts_that_match),
        cmocka_unit_test(sound_cards_pass_the_check_at_every_question),
        cmocka_unit_test(a_budget_ends_what_is_done_with_an_engine),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 0);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
