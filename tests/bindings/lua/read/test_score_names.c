/* test_score_names.c - every line of a score has a name that examples may use. */
#include "tests/support/adit_cmocka.h"

#include "bindings/lua/read/score_names.h"

enum { LINES = 128, GAMES = 3 };

static void play(adit_engine *engine, int players, uint64_t seed)
{
    adit_setup setup = {.players = players, .seed = seed};
    adit_score_line lines[LINES];
    adit_err err = {0};
    adit_game *game = NULL;
    adit_bot *bot = NULL;
    int total = 0;

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_ok(adit_bot_new(engine, "random", 1, seed, &bot, &err), err);
    while (!adit_game_is_over(game)) {
        int option = 0;
        assert_ok(bot->choose(bot, game, &option, &err), err);
        assert_ok(adit_game_decide(game, option, &err), err);
    }
    for (int seat = 1; seat <= players; seat++) {
        int count = adit_game_score(game, seat, &total, lines, LINES);
        assert_in_range(count, 1, LINES);
        for (int i = 0; i < count; i++) {
            if (!aditl_score_knows(engine, lines[i].source)) {
                fail_msg("no name of a line is '%s'", lines[i].source);
            }
        }
    }
    bot->free(bot);
    adit_game_free(game);
}

static void every_line_of_every_game_has_a_known_name(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        adit_engine_options options = {.game = info->id, .cards = "cards"};
        adit_engine *engine = NULL;
        adit_err err = {0};

        assert_ok(adit_engine_open(&options, &engine, &err), err);
        for (int seed = 1; seed <= GAMES; seed++) {
            play(engine, 2, (uint64_t)seed);
        }
        assert_false(aditl_score_knows(engine, "nonsense"));
        adit_engine_close(engine);
    }
}

static void a_misspelt_name_has_a_nearest_one(void **state)
{
    adit_engine_options options = {.game = "cave_farmers", .cards = "cards"};
    adit_engine *engine = NULL;
    adit_err err = {0};

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_string_equal(aditl_score_suggest(engine, "ore mine"), "ore mines");
    assert_string_equal(aditl_score_suggest(engine, "totel"), "total");
    assert_string_equal(aditl_score_suggest(engine, "golt"), "gold");
    assert_null(aditl_score_suggest(engine, "something else"));
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_line_of_every_game_has_a_known_name),
        cmocka_unit_test(a_misspelt_name_has_a_nearest_one),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
