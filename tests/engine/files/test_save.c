/* test_save.c - saved positions: the same game goes on, wherever it was saved. */
#include "tests/support/saving.h"

/* Both games are the same now, and stay so for some more decisions. */
static void expect_same(void)
{
    assert_true(adit_game_hash(game) == adit_game_hash(loaded));
    for (int i = 0; i < 20 && !adit_game_is_over(game); i++) {
        int count = adit_game_option_count(game);

        assert_int_equal(adit_game_option_count(loaded), count);
        assert_int_equal(adit_game_anytime_count(loaded), adit_game_anytime_count(game));
        assert_ok(adit_game_decide(game, i % count, &err), err);
        assert_ok(adit_game_decide(loaded, i % count, &err), err);
        assert_true(adit_game_hash(game) == adit_game_hash(loaded));
    }
}

static void round_trip(void)
{
    adit_text again = {0};

    save();
    load();
    assert_ok(adit_game_save(loaded, &again, &err), err);
    assert_string_equal(again.data, text.data);
    adit_text_free(&again);
    expect_same();
}

static void a_position_between_two_turns_goes_on(void **state)
{
    (void)state;
    round_trip();
}

static void a_position_in_the_middle_of_an_effect_goes_on(void **state)
{
    (void)state;
    decide(game, "use altar");
    decide(game, "climb 1"); /* after a room was drawn by chance */
    assert_true(game->position.pick_count >= 2);
    save();
    assert_contains(text.data, "\nchance 1 @turned ");
    assert_contains(text.data, "\nmain 1 climb #1 #0 #0\n");
    round_trip();
}

static void scripts_and_parts_are_saved_by_name(void **state)
{
    (void)state;
    decide(game, "use inn");
    decide(game, "trade");
    save();
    assert_contains(text.data, "\nmain 1 @word #1 #");
    round_trip();
}

static void nodes_are_saved_by_card(void **state)
{
    char words[100];

    (void)state;
    decide(game, "use cave");
    (void)adit_game_option_text(game, 0, words, sizeof words);
    while (strncmp(words, "climb", 5) != 0 || adit_game_option_count(game) < 2) {
        decide(game, words);
        (void)adit_game_option_text(game, 0, words, sizeof words);
    }
    decide(game, words); /* the part; its own question follows */
    save();
    assert_contains(text.data, "\nmain 1 @part cave#");
    round_trip();
}

/* The demo game with other words for its options. */
static void make_with_options(const adit_text_row *options)
{
    static adit_game_def def;
    static const adit_setting fields[] = {{"player[1].in_play", "altar"}};

    adit_game_free(game);
    def = demo_cave;
    def.options = options;
    engine->def = &def;
    game = fake_game_with(engine, 1, fields);
}

static void labels_are_saved_by_word(void **state)
{
    static const char *const labels[] = {"none", "one step", "two"};
    static const adit_text_row options[] = {
        {.word = "pick flax"},
        {.word = "pick wood"},
        {.word = "pick rooms"},
        {.word = "use {a}", .a = ADIT_ARG_CARD},
        {.word = "buy {a}", .a = ADIT_ARG_CARD},
        {.word = "pass"},
        {.word = "climb {a}", .a = ADIT_ARG_LABEL, .labels = labels, .label_count = 3},
        {.word = NULL}};
    char name[20];
    adit_buffer out = adit_buffer_on(name, sizeof name);

    (void)state;
    make_with_options(options);
    decide(game, "use altar");
    decide(game, "climb two");
    save();
    assert_contains(text.data, "\nmain 1 climb two #0 #0\n");
    refuse_edit("climb two", "climb ten", "not an argument of this option: 'ten'");
    round_trip();
    /* Three rows begin with the same word. */
    adit_option_row_name(engine->def, DEMO_OPT_GATHER, &out);
    adit_buffer_add(&out, " ");
    adit_option_row_name(engine->def, DEMO_OPT_SEARCH, &out);
    assert_string_equal(name, "pick pick~3");
    make_with_options(options);
    decide(game, "use altar");
    decide(game, "climb one step");
    save();
    assert_contains(text.data, "\nmain 1 climb #1 #0 #0\n"); /* not a single word */
    round_trip();
}

static void goods_are_saved_by_name(void **state)
{
    static const adit_text_row options[] = {{.word = "gather_flax"},
                                            {.word = "chop_wood"},
                                            {.word = "search"},
                                            {.word = "use {a}", .a = ADIT_ARG_CARD},
                                            {.word = "buy {a}", .a = ADIT_ARG_CARD},
                                            {.word = "pass"},
                                            {.word = "climb {a}", .a = ADIT_ARG_GOOD},
                                            {.word = NULL}};

    (void)state;
    make_with_options(options);
    decide(game, "use altar");
    decide(game, "climb flax");
    save();
    assert_contains(text.data, "\nmain 1 climb flax #0 #0\n");
    refuse_edit("climb flax", "climb mithril", "not an argument of this option: 'mithril'");
    round_trip();
}

static void an_exchange_in_the_middle_is_saved(void **state)
{
    (void)state;
    decide(game, "use inn");
    decide(game, "anytime 1 wood for 1 gold");
    save();
    assert_contains(text.data, "\nanytime 1 @exchange hut #0 #0\n");
    round_trip();
}

static void an_engine_without_purity_reads_what_one_with_it_saved(void **state)
{
    uint64_t hash;

    (void)state;
    decide(game, "use altar");
    decide(game, "climb 2");
    save();
    hash = adit_game_hash(game);
    adit_game_free(game);
    adit_engine_close(engine);
    make(false);
    load();
    assert_true(adit_game_hash(loaded) == hash);
}

static void outcomes_of_the_past_survive_a_new_deal(void **state)
{
    (void)state;
    /* Without purity, whose tags see the new key. */
    (void)stop(NULL);
    make(false);
    decide(game, "use altar");
    decide(game, "climb 1");
    for (uint64_t seed = 1; seed < 6; seed++) {
        adit_game_determinise(game, 1, seed);
        save();
        load();
        assert_true(adit_game_hash(game) == adit_game_hash(loaded));
    }
}

static void a_finished_game_can_be_saved(void **state)
{
    (void)state;
    while (!adit_game_is_over(game)) {
        decide(game, "gather_flax");
    }
    save();
    load();
    assert_true(adit_game_is_over(loaded));
    assert_true(adit_game_hash(game) == adit_game_hash(loaded));
}

static void the_order_of_coming_into_play_is_kept(void **state)
{
    (void)state;
    save();
    assert_contains(text.data, "\nplayer[1].in_play = hut altar inn cave\n");
    load();
    assert_memory_equal(&demo_of(loaded)->player[0].common.in_play,
                        &demo_of(game)->player[0].common.in_play, sizeof(adit_in_play));
}

static void pieces_on_spots_are_saved(void **state)
{
    (void)state;
    save();
    assert_contains(text.data, "\nroom.den = spot_p2_b\n");
    assert_contains(text.data, "\nplayer[2].spot.b = shelf\n");
    load();
    assert_int_equal(demo_of(loaded)->room_place[2], 8);
}

static void a_loaded_game_has_its_settings(void **state)
{
    static const adit_setting rules[] = {{"turns", "12"}};
    static const bool no_anytime[] = {false, true};
    const adit_setup setup = {.players = 2,
                              .seed = UINT64_MAX,
                              .rules = rules,
                              .rule_count = 1,
                              .no_anytime = no_anytime};

    (void)state;
    adit_game_free(game);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_ok(adit_game_set_seats(game, "human,greedy", &err), err);
    save();
    assert_contains(text.data, "\nseed 18446744073709551615\n");
    load();
    assert_true(adit_game_seed(loaded) == UINT64_MAX);
    assert_string_equal(loaded->seats, "human,greedy");
    assert_int_equal(loaded->setup.no_anytime, 2);
    assert_int_equal(loaded->setup.rule_count, 1);
    assert_string_equal(loaded->setup.rules[0].value, "12");
    expect_same();
}

static void a_loaded_game_can_be_undone_back_to_the_load(void **state)
{
    (void)state;
    decide(game, "use altar");
    save();
    load();
    uint64_t hash = adit_game_hash(loaded);
    decide(loaded, "climb 1");
    assert_int_equal(adit_game_decision_count(loaded), 1);
    assert_ok(adit_game_undo_to(loaded, 0, &err), err);
    assert_true(adit_game_hash(loaded) == hash);
}

static void every_allocation_may_fail(void **state)
{
    adit_status status = ADIT_NOMEM;

    (void)state;
    decide(game, "use altar");
    for (long n = 1; status != ADIT_OK; n++) {
        adit_text out = {0};

        assert_true(n < 10000);
        adit_memory_fail_at(n, 0);
        status = adit_game_save(game, &out, &err);
        if (status == ADIT_OK) {
            status = adit_game_load(engine, out.data, out.length, &loaded, &err);
        }
        adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
        adit_text_free(&out);
    }
    assert_true(adit_game_hash(loaded) == adit_game_hash(game));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SAVE_TEST(a_position_between_two_turns_goes_on),
        SAVE_TEST(a_position_in_the_middle_of_an_effect_goes_on),
        SAVE_TEST(scripts_and_parts_are_saved_by_name),
        SAVE_TEST(nodes_are_saved_by_card),
        SAVE_TEST(labels_are_saved_by_word),
        SAVE_TEST(goods_are_saved_by_name),
        SAVE_TEST(an_exchange_in_the_middle_is_saved),
        SAVE_TEST(an_engine_without_purity_reads_what_one_with_it_saved),
        SAVE_TEST(outcomes_of_the_past_survive_a_new_deal),
        SAVE_TEST(a_finished_game_can_be_saved),
        SAVE_TEST(the_order_of_coming_into_play_is_kept),
        SAVE_TEST(pieces_on_spots_are_saved),
        SAVE_TEST(a_loaded_game_has_its_settings),
        SAVE_TEST(a_loaded_game_can_be_undone_back_to_the_load),
        SAVE_TEST(every_allocation_may_fail),
    };

    return ADIT_RUN(tests);
}
