/* test_bots.c - random, greedy and the table of built-in players. */
#include "tests/support/purses.h"

static void greedy_finds_the_turn_that_begins_badly_and_ends_best(void **state)
{
    int points[2];

    (void)state;
    play_match("greedy", "random", 1, points, NULL);
    assert_int_equal(points[0], 10 * 20);
    assert_true(points[1] < points[0]);
}

static void the_same_seed_makes_the_same_choices(void **state)
{
    char one[64], two[64], other[64];
    int points[2];

    (void)state;
    play_match("random", "greedy", 7, points, one);
    play_match("random", "greedy", 7, points, two);
    play_match("random", "greedy", 8, points, other);
    assert_string_equal(one, two);
    assert_string_not_equal(one, other);
}

static void seats_have_chances_of_their_own(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *one = new_bot(engine, "random", 1, 3), *two = new_bot(engine, "random", 2, 3);
    adit_err err = {0};
    int differences = 0;

    (void)state;
    for (int i = 0; i < 50; i++) {
        int a = 0, b = 0;
        assert_ok(one->choose(one, game, &a, &err), err);
        assert_ok(two->choose(two, game, &b, &err), err);
        differences += a != b;
    }
    assert_true(differences > 20);
    one->free(one);
    two->free(two);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void random_takes_every_option_about_equally_often(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = new_bot(engine, "random", 1, 11);
    adit_err err = {0};
    int times[CHEST + 1] = {0};

    (void)state;
    for (int i = 0; i < 6000; i++) {
        int index = 0;
        assert_ok(bot->choose(bot, game, &index, &err), err);
        times[index]++;
    }
    for (int i = 0; i <= CHEST; i++) {
        assert_in_range(times[i], 850, 1150);
    }
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void choosing_changes_nothing_in_the_game(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = new_bot(engine, "greedy", 1, 2);
    adit_err err = {0};
    uint64_t before = adit_game_hash(game);
    int index = 0;

    (void)state;
    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_int_equal(index, CHEST);
    assert_true(adit_game_hash(game) == before);
    assert_int_equal(adit_game_option_count(game), CHEST + 1);
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

/* Undone, saved and loaded, in another process: a new bot stands for all of them. */
static void what_a_player_was_asked_before_does_not_matter(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *old[2] = {new_bot(engine, "greedy", 1, 9), new_bot(engine, "greedy", 2, 9)};
    adit_err err = {0};

    (void)state;
    while (!adit_game_is_over(game)) {
        const int seat = adit_game_seat(game);
        adit_bot *fresh = new_bot(engine, "greedy", seat, 9);
        int first = 0, again = 0, index = 0;

        assert_ok(old[seat - 1]->choose(old[seat - 1], game, &first, &err), err);
        assert_ok(old[seat - 1]->choose(old[seat - 1], game, &again, &err), err);
        assert_ok(fresh->choose(fresh, game, &index, &err), err);
        assert_int_equal(first, index);
        assert_int_equal(again, index);
        fresh->free(fresh);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
    old[0]->free(old[0]);
    old[1]->free(old[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void a_choice_allocates_nothing_once_the_bot_is_warm(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = new_bot(engine, "greedy", 1, 2);
    adit_err err = {0};
    int index = 0;

    (void)state;
    assert_ok(bot->choose(bot, game, &index, &err), err);
    (void)adit_memory_fail_at(0, 0);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_int_equal(adit_memory_fail_at(0, 0), 0);
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void running_out_of_memory_is_told_and_leaves_nothing_behind(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = NULL;
    adit_err err = {0};
    int index = 0;

    (void)state;
    (void)adit_memory_fail_at(1, 0);
    assert_fails(adit_builtin_bot_new(engine, "greedy", 1, 1, &bot, &err), ADIT_NOMEM, "bot", err);
    assert_null(bot);
    bot = new_bot(engine, "greedy", 1, 1);
    for (int game_number = 1; game_number <= 3; game_number++) {
        (void)adit_memory_fail_at(game_number == 1 ? 1 : 2, 0); /* each time one more is made */
        assert_fails(bot->choose(bot, game, &index, &err), ADIT_NOMEM, "greedy", err);
    }
    (void)adit_memory_fail_at(0, 0);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void an_unknown_name_is_a_mistake_of_the_caller(void **state)
{
    adit_engine *engine = open_engine();
    adit_bot *bot = NULL;
    adit_err err = {0};

    (void)state;
    assert_fails(adit_builtin_bot_new(engine, "wise", 1, 1, &bot, &err), ADIT_USAGE,
                 "no built-in bot is called 'wise'", err);
    assert_null(bot);
    assert_string_equal(adit_builtin_bot_name(0), "random");
    assert_string_equal(adit_builtin_bot_name(1), "greedy");
    assert_string_equal(adit_builtin_bot_name(2), "planner");
    assert_null(adit_builtin_bot_name(3));
    assert_null(adit_builtin_bot_name(-1));
    adit_engine_close(engine);
}

static void a_bot_that_is_asked_after_the_end_says_so(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot[2] = {new_bot(engine, "random", 1, 1), new_bot(engine, "greedy", 2, 1)};
    adit_err err = {0};
    int points[2], index = 0;

    (void)state;
    play(game, bot, points, NULL);
    assert_fails(bot[0]->choose(bot[0], game, &index, &err), ADIT_INTERNAL, "no option", err);
    assert_fails(bot[1]->choose(bot[1], game, &index, &err), ADIT_INTERNAL, "no option", err);
    bot[0]->free(bot[0]);
    bot[1]->free(bot[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(greedy_finds_the_turn_that_begins_badly_and_ends_best),
        ADIT_TEST(the_same_seed_makes_the_same_choices),
        ADIT_TEST(seats_have_chances_of_their_own),
        ADIT_TEST(random_takes_every_option_about_equally_often),
        ADIT_TEST(choosing_changes_nothing_in_the_game),
        ADIT_TEST(what_a_player_was_asked_before_does_not_matter),
        ADIT_TEST(a_choice_allocates_nothing_once_the_bot_is_warm),
        ADIT_TEST(running_out_of_memory_is_told_and_leaves_nothing_behind),
        ADIT_TEST(an_unknown_name_is_a_mistake_of_the_caller),
        ADIT_TEST(a_bot_that_is_asked_after_the_end_says_so),
    };
    return ADIT_RUN(tests);
}
