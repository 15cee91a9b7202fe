/* test_field.c - what a field can be set to, and what a spectator sees. */
#include "tests/support/adit_cmocka.h"

static adit_engine *engine;
static adit_game *game;

static int open_game(void **state)
{
    const adit_engine_options options = {.game = "covenant", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setting fields[] = {
        {"phase", "relic_pre"}, {"at_turn", "1"}, {"player[2].objective.i", "full_rack"}};
    const adit_setup setup = {.players = 2, .seed = 1, .fields = fields, .field_count = 3};

    (void)state;
    return adit_engine_open(&options, &engine, NULL) != ADIT_OK ||
           adit_game_new(engine, &setup, &game, NULL) != ADIT_OK;
}

static int close_game(void **state)
{
    (void)state;
    adit_game_free(game);
    adit_engine_close(engine);
    return 0;
}

static void expect_field(const char *name, const char *description)
{
    adit_text text = {0};
    adit_err err = {0};

    assert_ok(adit_game_field_describe(game, name, &text, &err), err);
    assert_contains(text.data, description);
    adit_text_free(&text);
}

static void every_kind_of_field_is_described(void **state)
{
    adit_text text = {0};
    adit_err err = {0};

    (void)state;
    expect_field("player[1].goods.iron", "\"kind\":\"number\",\"min\":0,");
    expect_field("at_turn", "\"kind\":\"seat\",\"min\":1,\"max\":2,");
    expect_field("turn_has_acted", "\"kind\":\"flag\",\"min\":0,\"max\":1,");
    expect_field("turn_action",
                 "\"words\":[\"none\",\"dig\",\"skirmish\",\"build\",\"transport\"]");
    expect_field("mountain.b3", "\"words\":[\"none\"],\"cards\":\"hall\"");
    expect_field("player[1].objective.i", "\"kind\":\"card\"");
    expect_field("player[1].in_play", "\"kind\":\"cards\"");
    expect_field("face_up.b3", "\"can_set\":false");
    assert_fails(adit_game_field_describe(game, "player[3].goods.iron", &text, &err), ADIT_INPUT,
                 "unknown field 'player[3].goods.iron'", err);
    assert_int_equal(adit_game_field_describe(game, NULL, &text, &err), ADIT_USAGE);
}

static void a_spectator_sees_what_everybody_sees(void **state)
{
    adit_text all = {0}, seen = {0}, own = {0};
    adit_err err = {0};

    (void)state;
    assert_ok(adit_game_state_lines(game, 0, &all, &err), err);
    assert_ok(adit_game_state_lines(game, ADIT_SPECTATOR, &seen, &err), err);
    assert_ok(adit_game_state_lines(game, 2, &own, &err), err);
    assert_contains(all.data, "player[2].objective.i = full_rack");
    assert_contains(own.data, "player[2].objective.i = full_rack");
    assert_null(strstr(seen.data, "full_rack"));
    assert_contains(seen.data, "phase = assign");
    assert_true(adit_game_view_hash(game, ADIT_SPECTATOR) != adit_game_view_hash(game, 2));
    assert_int_equal(adit_game_state_lines(game, ADIT_SPECTATOR + 1, &seen, &err), ADIT_USAGE);
    adit_text_free(&all);
    adit_text_free(&seen);
    adit_text_free(&own);
}

/* No title may take the seat of a spectator for a player's. */
static void every_table_can_be_drawn_for_a_spectator(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_engine_options options = {.game = adit_game_info_at(i)->id,
                                             .cards = ADIT_TEST_ROOT "/cards"};
        const adit_setup setup = {.players = 2, .seed = 1};
        adit_engine *other = NULL;
        adit_game *match = NULL;
        adit_text drawn = {0};
        adit_err err = {0};

        assert_ok(adit_engine_open(&options, &other, &err), err);
        assert_ok(adit_game_new(other, &setup, &match, &err), err);
        assert_ok(adit_game_draw(match, ADIT_SPECTATOR, 80, true, false, &drawn, &err), err);
        assert_true(drawn.length > 200);
        adit_game_determinise(match, ADIT_SPECTATOR, 1);
        assert_true(adit_game_option_count(match) > 0);
        adit_text_free(&drawn);
        adit_game_free(match);
        adit_engine_close(other);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_kind_of_field_is_described),
        ADIT_TEST(a_spectator_sees_what_everybody_sees),
        ADIT_TEST(every_table_can_be_drawn_for_a_spectator),
    };

    return cmocka_run_group_tests(tests, open_game, close_game) != 0;
}
