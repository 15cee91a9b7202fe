/* test_views.c - who sees what (CVC-E72): nobody looks under a rock, into the pile of a solo
 * match, or at face-down action tiles; which pieces are hidden is known to all.
 */
#include "tests/support/cvc_table.h"

static uint64_t view_of(int seat)
{
    return adit_game_view_hash(cvc_match(), seat);
}

static void e72_nobody_sees_the_room_under_a_rock(void **state)
{
    (void)state;
    given("room.treasury=under_p1.c8");
    field_is("room.treasury", "under_p1.c8");
    seat_sees(1, "room.treasury", "pool");
    seat_sees(2, "room.treasury", "pool");
}

static void e72_the_view_does_not_depend_on_what_lies_under_the_rocks(void **state)
{
    uint64_t views[2];

    (void)state;
    given("room.treasury=under_p1.c8", "room.stall=under_p2.c0");
    views[0] = view_of(1);
    views[1] = view_of(2);
    given("room.treasury=under_p2.c2", "room.dungeon=under_p1.c8");
    assert_true(view_of(1) == views[0]);
    assert_true(view_of(2) == views[1]);
}

static void e72_the_view_does_not_depend_on_the_seed(void **state)
{
    uint64_t view, whole;

    (void)state;
    seed_is(1);
    given("tile.masonry=round_1");
    view = view_of(1);
    whole = adit_game_hash(cvc_match());
    seed_is(2);
    given("tile.masonry=round_1");
    assert_true(view_of(1) == view);
    assert_true(adit_game_hash(cvc_match()) != whole);
}

static void e72_whoever_was_shown_a_room_sees_it_and_the_other_does_not(void **state)
{
    (void)state;
    given("room.treasury=under_p1.c8", "room_known.treasury=2");
    seat_sees(1, "room.treasury", "pool");
    seat_sees(2, "room.treasury", "under_p1.c8");
}

static void e72_nobody_sees_the_order_of_the_action_tiles(void **state)
{
    uint64_t view;

    (void)state;
    given("tile.masonry=round_1", "tile.furnishing=round_2", "tile.undermining=round_3");
    seat_sees(1, "tile.furnishing", "face_down");
    seat_sees(2, "tile.undermining", "face_down");
    view = view_of(2);
    given("tile.masonry=round_1", "tile.furnishing=round_3", "tile.undermining=round_2");
    assert_true(view_of(2) == view);
}

static void e72_nobody_sees_the_top_of_the_solo_pile(void **state)
{
    uint64_t view;

    (void)state;
    given_solo("room.treasury=pile_top", "tile.masonry=round_1");
    seat_sees(1, "room.treasury", "pool");
    view = view_of(1);
    given_solo("room.dungeon=pile_top", "tile.masonry=round_1");
    assert_true(view_of(1) == view);
}

static void e72_which_rooms_are_hidden_is_known(void **state)
{
    (void)state;
    given();
    seat_sees(1, "room.treasury", "pool");
    seat_sees(1, "room.shelf", "display");
    play("take excavation", "dig", "dig c8");
    assert_int_equal(count_at("room", "pool"), 17);
}

static void e72_the_generator_is_in_no_view(void **state)
{
    adit_text all = {0}, seen = {0};
    adit_err err;

    (void)state;
    given();
    assert_ok(adit_game_state_lines(cvc_match(), 0, &all, &err), err);
    assert_ok(adit_game_state_lines(cvc_match(), 1, &seen, &err), err);
    assert_contains(all.data, "rng");
    assert_null(strstr(seen.data, "rng"));
    adit_text_free(&all);
    adit_text_free(&seen);
}

static void e72_re_dealing_for_a_seat_keeps_all_it_sees(void **state)
{
    adit_err err;
    uint64_t view;

    (void)state;
    given("room.treasury=under_p1.c8");
    play("take excavation", "dig");
    view = view_of(1);
    adit_game_determinise(cvc_match(), 1, 99);
    assert_true(view_of(1) == view);
    assert_ok(adit_game_check(cvc_match(), &err), err);
}

static void e72_re_dealing_puts_other_rooms_under_the_rocks(void **state)
{
    bool has_changed = false;

    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        given("room.treasury=under_p1.c8");
        play("take excavation", "dig");
        adit_game_determinise(cvc_match(), 1, seed);
        play("dig c8");
        has_changed |=
            cvc_now()->room_place[cvc_card_called("treasury")->kind_number] != CVC_ROOM_DISPLAY;
    }
    assert_true(has_changed);
}

static void e72_re_dealing_keeps_what_the_seat_was_shown(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        given("room.treasury=under_p1.c8", "room_known.treasury=1");
        adit_game_determinise(cvc_match(), 1, seed);
        play("take excavation", "dig", "dig c8");
        field_is("room.treasury", "display");
    }
}

static void orange_and_blue_rooms_differ_without_colours(void **state)
{
    adit_text text = {0};
    adit_err err;

    (void)state;
    given("p1.cell.c4=grindstone", "p1.cell.c5=retting_room", "room.shelf=display",
          "room.prospecting_site=display");
    assert_ok(adit_game_draw(cvc_match(), 1, 80, false, false, &text, &err), err);
    assert_contains(text.data, ">Grindstone");
    assert_contains(text.data, "=Retting");
    assert_contains(text.data, ">Shelf");
    assert_contains(text.data, "=Prospecting Site");
    assert_contains(text.data, "> orange  = blue");
    adit_text_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(e72_nobody_sees_the_room_under_a_rock),
        CVC_TEST(e72_the_view_does_not_depend_on_what_lies_under_the_rocks),
        CVC_TEST(e72_the_view_does_not_depend_on_the_seed),
        CVC_TEST(e72_whoever_was_shown_a_room_sees_it_and_the_other_does_not),
        CVC_TEST(e72_nobody_sees_the_order_of_the_action_tiles),
        CVC_TEST(e72_nobody_sees_the_top_of_the_solo_pile),
        CVC_TEST(e72_which_rooms_are_hidden_is_known),
        CVC_TEST(e72_the_generator_is_in_no_view),
        CVC_TEST(e72_re_dealing_for_a_seat_keeps_all_it_sees),
        CVC_TEST(e72_re_dealing_puts_other_rooms_under_the_rocks),
        CVC_TEST(e72_re_dealing_keeps_what_the_seat_was_shown),
        CVC_TEST(orange_and_blue_rooms_differ_without_colours),
    };

    return CVC_RUN(tests);
}
