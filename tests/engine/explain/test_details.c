/* test_details.c - what an option says about itself, in The Cave Farmers. */
#include <stdio.h>
#include <string.h>

#include "tests/support/cf_table.h"

static adit_option_details details;

static const adit_option_details *about(const char *move)
{
    adit_err err = {0};

    assert_ok(adit_game_option_details(table_match(), adit_game_option_find(table_match(), move),
                                       &details, &err),
              err);
    return &details;
}

static void titles_stand_for_ids(void **state)
{
    (void)state;
    given("p1.wood=9", "p1.stone=9");
    assert_string_equal(about("place drift_mining")->title, "Drift mining");
    play("place housework");
    assert_string_equal(about("furnish")->title, "furnish a cavern");
}

static void the_words_can_be_cut_after_each_argument(void **state)
{
    (void)state;
    given_solo("p1.wood=9", "p1.stone=9", "p1.f3=cavern");
    play("place housework", "furnish");
    about("furnish dog_school f3");
    assert_string_equal(details.title, "furnish Dog school in f3");
    assert_int_equal(details.step_count, 2);
    assert_memory_equal(details.title + details.step_end[0], " in f3", 6);
    assert_int_equal(details.step_end[1], strlen(details.title));
}

static void the_text_of_the_card_is_the_effect(void **state)
{
    (void)state;
    given_solo("p1.wood=1");
    about("place housework");
    assert_string_equal(details.effect, "Gain 1 dog and/or furnish a cavern.");
    assert_true(details.asks);
    assert_false(details.ends_turn);
}

static void price_and_rest_are_foreseen_with_their_reasons(void **state)
{
    (void)state;
    given_solo("p1.wood=3", "p1.stone=2", "p1.f3=cavern", "player[1].tile.e3=carpenter");
    play("place housework", "furnish");
    about("furnish miner f3");
    assert_string_equal(details.price, "1 stone");
    assert_string_equal(details.after, "1 stone");
    assert_string_equal(details.price_parts, "printed: 1 wood 1 stone; Carpenter: 1 wood less");
    about("furnish cuddle_room f3");
    assert_string_equal(details.price, "");
}

static void what_is_gained_at_once_is_foreseen(void **state)
{
    (void)state;
    given_solo("p1.wood=3", "p1.stone=2");
    play("place excavation");
    about("take");
    assert_string_equal(details.title, "take what lies here");
    assert_string_equal(details.gains, "1 stone");
    assert_string_equal(details.after, "3 stone");
    assert_int_equal(details.points, 0);
}

static void what_lies_on_a_space_is_said(void **state)
{
    (void)state;
    given_solo("p1.wood=3");
    assert_string_equal(about("place excavation")->here, "1 stone");
    assert_string_equal(about("place housework")->here, "");
}

static void begging_is_a_waste_and_eating_is_not(void **state)
{
    (void)state;
    given_solo("p1.food=1", "p1.grain=9");
    play_to_phase(CF_PHASE_FEED);
    about("feed 0");
    assert_true(details.points < 0);
    assert_true(details.wastes);
    assert_non_null(strstr(details.warning, "costs"));
}

static void what_does_not_exist_is_refused(void **state)
{
    adit_err err = {0};

    (void)state;
    given_solo("p1.wood=3");
    assert_int_equal(adit_game_option_details(table_match(), 999, &details, &err), ADIT_USAGE);
    assert_int_equal(adit_game_option_details(table_match(), -1, &details, &err), ADIT_USAGE);
    assert_int_equal(adit_game_option_details(NULL, 0, &details, &err), ADIT_USAGE);
    assert_int_equal(adit_game_option_details(table_match(), 0, NULL, &err), ADIT_USAGE);
}

/* Looking at it changes nothing: neither the position nor what is offered. */
static void looking_changes_nothing(void **state)
{
    (void)state;
    given("p1.wood=3", "p1.ruby=1");
    const uint64_t before = adit_game_hash(table_match());
    const int count = adit_game_option_count(table_match());
    for (int i = 0; i < count + adit_game_anytime_count(table_match()); i++) {
        assert_int_equal(adit_game_option_details(table_match(), i, &details, NULL), ADIT_OK);
        assert_string_not_equal(details.title, "");
        assert_null(strchr(details.title, '_'));
        assert_null(strchr(details.title, '{'));
    }
    assert_int_equal(adit_game_option_count(table_match()), count);
    assert_true(adit_game_hash(table_match()) == before);
}

static const struct CMUnitTest tests[] = {
    CFT_TEST(titles_stand_for_ids),
    CFT_TEST(the_words_can_be_cut_after_each_argument),
    CFT_TEST(the_text_of_the_card_is_the_effect),
    CFT_TEST(price_and_rest_are_foreseen_with_their_reasons),
    CFT_TEST(what_is_gained_at_once_is_foreseen),
    CFT_TEST(what_lies_on_a_space_is_said),
    CFT_TEST(begging_is_a_waste_and_eating_is_not),
    CFT_TEST(what_does_not_exist_is_refused),
    CFT_TEST(looking_changes_nothing),
};

int main(void)
{
    return CFT_RUN(tests);
}
