/* test_mod_pins.c - rooms that a scenario has pinned under a rock, while an effect digs.
 *
 * What was turned up is known and stays; what is still hidden may be dealt anew. With the
 * rooms of the mod also between two digs of one turn.
 */
#include "tests/support/cvc_table.h"

#define MOD "tests/engine/games/cave_vs_cave/rules_mod"
#define PINS "room.dungeon=under_p1.c8", "room.treasury=under_p1.c9", "p1.goods.food=2"

/* After re-dealing for both seats by many seeds everything that a seat sees is as before. */
static void re_dealing_keeps_what_is_seen(void)
{
    for (int seat = 1; seat <= adit_game_players(cvc_match()); seat++) {
        const uint64_t view = adit_game_view_hash(cvc_match(), seat);
        for (uint64_t seed = 1; seed <= 20; seed++) {
            adit_game *copy = adit_game_clone(cvc_match());
            adit_err err;
            assert_non_null(copy);
            adit_game_determinise(copy, seat, seed);
            assert_true(adit_game_view_hash(copy, seat) == view);
            assert_int_equal(adit_game_option_count(copy), adit_game_option_count(cvc_match()));
            assert_ok(adit_game_check(copy, &err), err);
            adit_game_free(copy);
        }
    }
}

static void re_dealing_between_two_digs_keeps_the_pinned_room_that_was_found(void **state)
{
    (void)state;
    given(PINS);
    play("take excavation", "pay 2 food then dig 2", "dig c8");
    asks(1, "choose the second rock");
    field_is("room.dungeon", "display");
    re_dealing_keeps_what_is_seen();
    adit_game_determinise(cvc_match(), 1, 7);
    field_is("room.dungeon", "display");
    options_are("dig c2 | dig c5 | dig c7 | dig c9");
}

static void re_dealing_between_two_digs_deals_the_second_pinned_room_anew(void **state)
{
    bool has_changed = false;

    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        given(PINS);
        play("take excavation", "pay 2 food then dig 2", "dig c8");
        adit_game_determinise(cvc_match(), 1, seed);
        play("dig c9");
        field_is("room.dungeon", "display");
        has_changed |=
            cvc_now()->room_place[cvc_card_called("treasury")->kind_number] != CVC_ROOM_DISPLAY;
    }
    assert_true(has_changed);
}

static void re_dealing_between_two_digs_keeps_a_room_that_was_drawn(void **state)
{
    (void)state;
    given("room.treasury=under_p1.c9", "p1.goods.food=2");
    play("take excavation", "pay 2 food then dig 2", "dig c8");
    re_dealing_keeps_what_is_seen();
}

static void re_dealing_between_two_digs_keeps_what_only_one_seat_was_shown(void **state)
{
    (void)state;
    given(PINS, "room_known.dungeon=1", "room_known.treasury=2");
    play("take excavation", "pay 2 food then dig 2", "dig c8");
    re_dealing_keeps_what_is_seen();
    adit_game_determinise(cvc_match(), 2, 5);
    play("dig c9");
    field_is("room.treasury", "display");
}

static void re_dealing_inside_an_exchange_after_a_dig_keeps_what_was_found(void **state)
{
    (void)state;
    given(PINS, "p1.cell.c4=rules_mod:bazaar", "p1.goods.flax=2");
    play("take excavation", "pay 2 food then dig 2", "dig c8", "anytime haggle");
    asks(1, "choose");
    options_are("gain 1 wood | gain 1 stone");
    re_dealing_keeps_what_is_seen();
    adit_game_determinise(cvc_match(), 1, 3);
    field_is("room.dungeon", "display");
    play("gain 1 wood", "dig c2");
}

static void re_dealing_in_a_solo_match_keeps_pinned_rooms_that_were_turned_up(void **state)
{
    (void)state;
    given_solo(PINS, "room.stall=pile_top");
    play("take excavation", "dig", "dig c8");
    field_is("room.stall", "display");
    re_dealing_keeps_what_is_seen();
}

static void nobody_undoes_a_pinned_room_that_was_turned_up(void **state)
{
    adit_game *game;

    (void)state;
    given(PINS);
    game = cvc_match();
    play("take excavation", "pay 2 food then dig 2");
    assert_int_equal(adit_game_undo_limit(game, 1), 0);
    play("dig c8");
    assert_int_equal(adit_game_undo_limit(game, 1), 3);
    play("anytime 1 emmer for 1 food");
    assert_int_equal(adit_game_undo_limit(game, 1), 3);
    play("dig c2", "gain 1 stone");
    assert_int_equal(adit_game_undo_limit(game, 1), 5);
    assert_int_equal(adit_game_undo_limit(game, 2), 6);
}

static void nobody_undoes_a_pinned_tile_that_was_turned_up(void **state)
{
    adit_game *game;

    (void)state;
    given("tile.masonry=round_1", "tile.furnishing=round_2");
    game = cvc_match();
    play("take undergrowth", "end_turn", "take cultivation", "end_turn", "take excavation",
         "end_turn", "take masonry");
    assert_int_equal(adit_game_undo_limit(game, 2), 2);
    play("end_turn");
    field_is("tile.furnishing", "on_board");
    assert_int_equal(adit_game_undo_limit(game, 2), 8);
}

static void a_script_undoes_everything(void **state)
{
    uint64_t before;
    adit_err err;

    (void)state;
    given(PINS);
    play("take excavation");
    before = adit_game_hash(cvc_match());
    play("pay 2 food then dig 2", "dig c8", "dig c9");
    assert_ok(adit_game_undo_to(cvc_match(), 1, &err), err);
    assert_true(adit_game_hash(cvc_match()) == before);
    field_is("room.dungeon", "under_p1.c8");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(re_dealing_between_two_digs_keeps_the_pinned_room_that_was_found),
        CVC_TEST(re_dealing_between_two_digs_deals_the_second_pinned_room_anew),
        CVC_TEST(re_dealing_between_two_digs_keeps_a_room_that_was_drawn),
        CVC_TEST(re_dealing_between_two_digs_keeps_what_only_one_seat_was_shown),
        CVC_TEST(re_dealing_inside_an_exchange_after_a_dig_keeps_what_was_found),
        CVC_TEST(re_dealing_in_a_solo_match_keeps_pinned_rooms_that_were_turned_up),
        CVC_TEST(nobody_undoes_a_pinned_room_that_was_turned_up),
        CVC_TEST(nobody_undoes_a_pinned_tile_that_was_turned_up),
        CVC_TEST(a_script_undoes_everything),
    };

    cvc_add_mod(MOD);
    return CVC_RUN(tests);
}
