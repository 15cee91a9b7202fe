/* test_mod_rules.c - rules that no printed card can show: what cards of a mod may do.
 *
 * The cards stand in rules_mod/, one for each rule.
 */
#include "tests/support/cvc_table.h"

#define MOD "tests/engine/games/cave_vs_cave/rules_mod"
#define NOTHING "p1.goods=0,0,0,0,0,0", "p2.goods=0,0,0,0,0,0"

/* ---- Counters ---- */

#define TALLY "p1.cell.c4=rules_mod:tally"

/* The counters of the Tally Room: of the action, the turn, the round and the game. */
static void tally_is(const char *action, const char *turn, const char *round, const char *game)
{
    field_is("p1.counter.rules_mod:tally.of_action", action);
    field_is("p1.counter.rules_mod:tally.of_turn", turn);
    field_is("p1.counter.rules_mod:tally.of_round", round);
    field_is("p1.counter.rules_mod:tally.of_game", game);
}

static void a_counter_of_the_action_begins_anew_with_each_group(void **state)
{
    (void)state;
    given(TALLY);
    play("take undergrowth", "gain 2 wood");
    tally_is("0", "1", "1", "1");
}

static void a_room_action_is_one_action_until_its_last_room_was_used(void **state)
{
    (void)state;
    given(TALLY, "p1.cell.c5=shelf", "tile.undermining=on_board", NOTHING);
    play("take undermining", "rooms 2", "use cave_entrance", "gain 1 wood");
    tally_is("1", "1", "1", "1");
    play("use shelf", "replenish 2 stone");
    tally_is("0", "0", "1", "1"); /* nothing is left to do: the turn is over as well */
}

static void an_exchange_belongs_to_the_action_that_follows_it(void **state)
{
    (void)state;
    given(TALLY, "p1.cell.c5=rules_mod:bazaar", "p1.goods=0,0,0,1,0,0");
    play("take undergrowth", "anytime haggle", "gain 1 wood");
    tally_is("1", "1", "1", "1");
    play("rooms 1");
    tally_is("1", "1", "1", "1");
    play("end_rooms");
    tally_is("0", "1", "1", "1");
}

static void a_counter_of_the_turn_is_set_back_after_the_turn(void **state)
{
    (void)state;
    given(TALLY, NOTHING);
    play("take undergrowth", "rooms 1", "use cave_entrance", "gain 1 wood");
    tally_is("0", "1", "1", "1");
    /* the third wood comes when the turn ends, and counts for it */
    play("gain 2 wood");
    goods_are(1, "4,0,0,0,0,0");
    asks(2, "take an action tile");
    tally_is("0", "0", "3", "3");
}

static void a_counter_of_the_round_is_set_back_when_the_next_begins(void **state)
{
    (void)state;
    given(TALLY);
    play("take undergrowth", "gain 2 wood", "end_turn");
    pass_turns(2);
    tally_is("0", "0", "1", "1");
    pass_turns(1);
    field_is("round", "2");
    tally_is("0", "0", "0", "1");
}

static void what_one_hook_has_counted_another_one_reads(void **state)
{
    (void)state;
    given("p1.cell.c4=rules_mod:drill_hall", "p1.cell.c5=shelf");
    play("take undergrowth", "rooms 1");
    field_is("p1.counter.rules_mod:drill_hall.drilled", "1");
    field_is("turn_rooms_left", "2");
    play("end_rooms", "end_turn", "take excavation", "end_turn", "take cultivation", "rooms 1");
    field_is("turn_rooms_left", "3");
}

/* ---- Events ---- */

static void the_end_of_a_turn_is_heard_with_its_tile(void **state)
{
    (void)state;
    given("p1.cell.c4=rules_mod:night_watch", NOTHING);
    play("take undergrowth", "gain 2 wood");
    goods_are(1, "2,0,0,0,0,0");
    play("end_turn");
    goods_are(1, "2,1,0,0,0,0");
    play("take cultivation", "gain 2 emmer 1 flax", "end_turn");
    goods_are(1, "2,1,0,1,0,0"); /* the turn of the other player */
    play("take excavation", "end_turn");
    goods_are(1, "2,1,0,1,0,0"); /* another tile */
    goods_are(2, "0,0,2,1,0,0");
}

static void the_use_of_a_room_is_heard_when_it_is_finished(void **state)
{
    (void)state;
    given("p1.cell.c4=rules_mod:guild_hall", "p1.cell.c5=tunnel", NOTHING);
    play("take undergrowth", "rooms 1", "use tunnel", "gain 2 food");
    goods_are(1, "0,0,0,0,2,0");
    play("end_room");
    goods_are(1, "0,0,0,0,2,1");
}

static void the_use_of_another_room_is_not_heard(void **state)
{
    (void)state;
    given("p1.cell.c4=rules_mod:guild_hall", "p1.cell.c5=tunnel", NOTHING);
    play("take undergrowth", "rooms 1", "use cave_entrance", "gain 1 wood");
    goods_are(1, "1,0,0,0,0,0");
}

/* ---- How the groups of a tile are joined ---- */

static void a_room_that_the_tile_itself_furnishes_rewrites_it_too_late(void **state)
{
    (void)state;
    given("p1.cell.c5=empty", "p1.goods=1,1,0,0,3,1");
    play("take housework", "furnish for 1 food per dwarf", "furnish rules_mod:guest_room c4");
    options_are("furnish for 5 food or 1 gold | end_turn");
}

static void a_rewritten_tile_offers_one_group_and_the_end_of_the_turn(void **state)
{
    (void)state;
    given("p1.cell.c5=rules_mod:guest_room", "tile.masonry=on_board");
    play("take masonry");
    options_are("rooms 1 | gain 1 wood | gain 1 stone | build_wall | end_turn");
    play("gain 1 wood");
    options_are("end_turn");
}

static void a_rewritten_tile_need_not_be_used(void **state)
{
    (void)state;
    given("p1.cell.c5=rules_mod:guest_room", "tile.masonry=on_board", NOTHING);
    play("take masonry", "end_turn");
    goods_are(1, "0,0,0,0,0,0");
    asks(2, "take an action tile");
}

static void a_rewrite_for_all_cards_meets_those_joined_as_it_says(void **state)
{
    (void)state;
    given("p1.cell.c5=rules_mod:guest_room");
    play("take rules_mod:stairway", "gain 1 stone");
    options_are("dig above | dig below | end_turn");
    given("p1.cell.c5=rules_mod:guest_room");
    play("take rules_mod:crossroads", "gain 2 wood");
    options_are("end_turn");
}

static void a_rewrite_for_one_card_leaves_the_others_alone(void **state)
{
    (void)state;
    given("p1.cell.c5=rules_mod:guest_room");
    play("take undergrowth", "gain 2 wood");
    options_are("rooms 1 | end_turn");
}

static void of_one_of_one_group_is_carried_out(void **state)
{
    (void)state;
    given();
    play("take rules_mod:crossroads");
    options_are("dig | dig through_walls | gain 2 wood | end_turn");
    play("gain 2 wood");
    options_are("end_turn");
}

static void one_of_that_became_and_or_gives_each_group_once(void **state)
{
    (void)state;
    given("p1.cell.c5=rules_mod:signpost");
    play("take rules_mod:crossroads");
    options_are("dig | dig through_walls | gain 2 wood | end_turn");
    play("gain 2 wood");
    options_are("dig | dig through_walls | end_turn");
    play("dig", "dig c8");
    options_are("dig through_walls | end_turn");
}

static void then_or_goes_on_but_never_back(void **state)
{
    (void)state;
    given();
    play("take rules_mod:stairway");
    options_are("dig above | gain 1 stone | dig below | end_turn");
    play("gain 1 stone");
    options_are("dig below | end_turn");
}

/* ---- Room actions and bonuses ---- */

static void a_second_room_action_adds_to_the_first(void **state)
{
    (void)state;
    given("p1.cell.c4=rules_mod:gallery", "p1.cell.c5=shelf", "p1.cell.c7=tunnel",
          "tile.undermining=on_board");
    play("take undermining", "rooms 2", "use rules_mod:gallery");
    field_is("turn_rooms_left", "1");
    play("rooms 1");
    field_is("turn_rooms_left", "2");
    play("use shelf", "replenish 2 wood", "use tunnel", "gain 2 food", "end_room");
    field_is("turn_rooms_left", "0");
}

static void room_uses_in_the_turn_of_another_player_are_lost(void **state)
{
    (void)state;
    given("p2.cell.c4=rules_mod:squatter", "p2.cell.c5=shelf", "p1.cell.c5=tunnel");
    play("take undergrowth");
    field_is("turn_rooms_left", "0");
    options_are("rooms 1 | gain 2 wood | end_turn");
}

static void a_bonus_is_not_opened_in_the_turn_of_another_player(void **state)
{
    (void)state;
    given("p2.cell.c4=rules_mod:shaft", "p2.cell.c5=shelf");
    play("take undergrowth");
    field_is("turn_bonus.1", "none");
    options_are("rooms 1 | gain 2 wood | end_turn");
    play("end_turn", "take cultivation");
    field_is("turn_bonus.1", "rules_mod:shaft");
    offers("bonus rules_mod:shaft");
}

static void a_bonus_is_gone_when_its_card_has_left_play(void **state)
{
    (void)state;
    given("phase=tile", "turn_tile=undergrowth", "tile.undergrowth=taken_p1", "turn_connective=1",
          "turn_bonus.1=rules_mod:shaft", "p1.cell.c4=rules_mod:shaft");
    options_are("rooms 1 | gain 2 wood | bonus rules_mod:shaft | end_turn");
    given("phase=tile", "turn_tile=undergrowth", "tile.undergrowth=taken_p1", "turn_connective=1",
          "turn_bonus.1=rules_mod:shaft");
    options_are("rooms 1 | gain 2 wood | end_turn");
}

/* ---- Permissions ---- */

#define WALLED_IN "p1.wall.w7=1", "p1.wall.w9=1", "p1.wall.w10=1"

static void a_card_may_let_its_owner_dig_through_walls(void **state)
{
    (void)state;
    given(WALLED_IN);
    play("take excavation");
    refuses("dig", "you cannot reach any rock");
    given(WALLED_IN, "p1.cell.c4=rules_mod:mole_hole", "p1.goods.food=2");
    play("take excavation");
    offers("pay 2 food then dig 2");
    play("dig");
    options_are("dig c2 | dig c5 | dig c7 | dig c8");
}

static void walls_still_block_whoever_does_not_own_that_card(void **state)
{
    (void)state;
    given(WALLED_IN, "p2.cell.c4=rules_mod:mole_hole");
    play("take excavation");
    refuses("dig", "you cannot reach any rock");
}

#define BLUE_ON_OFFER "room.retting_room=display", "p1.goods=0,1,0,0,2,0"
#define FURNISH "furnish for 1 food per dwarf"

static void a_card_may_let_its_owner_mix_colours(void **state)
{
    (void)state;
    given(BLUE_ON_OFFER, "p1.cell.c5=wood_storeroom", "p1.cell.c7=shelf");
    play("take housework", FURNISH);
    refuses("furnish retting_room c4", "you need more orange rooms than blue ones");
    given(BLUE_ON_OFFER, "p1.cell.c5=wood_storeroom", "p1.cell.c7=rules_mod:motley_hall");
    play("take housework", FURNISH, "furnish retting_room c4");
    field_is("p1.cell.c4", "retting_room");
}

static void a_card_may_let_its_owner_furnish_whatever_the_walls(void **state)
{
    (void)state;
    given("p1.cell.c5=shelf", "p1.goods=1,0,0,0,2,0");
    play("take housework", FURNISH);
    refuses("furnish tunnel c4", "needs a wall east and west and none north and south");
    given("p1.cell.c5=rules_mod:crooked_house", "p1.goods=1,0,0,0,2,0");
    play("take housework", FURNISH, "furnish tunnel c4");
    field_is("p1.cell.c4", "tunnel");
}

/* ---- Hooks on the others ---- */

#define GATE_OF(player) player ".cell.c4=rules_mod:toll_gate", player ".cell.c5=shelf"

static void what_is_forbidden_to_others_is_not_forbidden_to_the_owner(void **state)
{
    (void)state;
    given(GATE_OF("p2"), "tile.masonry=on_board");
    refuses("take masonry", "forbids it");
    play("take cultivation", "end_turn");
    offers("take masonry");
}

static void a_value_modified_for_others_stays_for_the_owner(void **state)
{
    (void)state;
    given(GATE_OF("p2"));
    play("take undergrowth", "rooms 1");
    field_is("turn_rooms_left", "0");
    play("end_turn", "take cultivation", "rooms 1");
    field_is("turn_rooms_left", "1");
}

static void a_price_modified_for_others_stays_for_the_owner(void **state)
{
    (void)state;
    given(GATE_OF("p2"), "p1.goods=0,1,1,0,2,0");
    play("take housework");
    refuses(FURNISH, "you cannot afford or own any room that fits");
    given(GATE_OF("p2"), "p1.goods=0,1,0,0,3,0");
    play("take housework", FURNISH, "furnish grindstone c4");
    goods_are(1, "0,0,0,0,0,0");
    given(GATE_OF("p1"), "p1.cell.c2=empty", "p1.goods=0,1,0,0,2,0");
    play("take housework", FURNISH, "furnish grindstone c2");
    goods_are(1, "0,0,0,0,0,0");
}

/* ---- Exchanges ---- */

static void exchanges_nest_three_deep_and_no_deeper(void **state)
{
    (void)state;
    given("p1.cell.c4=rules_mod:bazaar", "p1.goods=0,0,0,5,9,0");
    for (int depth = 1; depth <= 3; depth++) {
        exchanges_are("anytime haggle");
        play("anytime haggle");
        options_are("gain 1 wood | gain 1 stone");
    }
    exchanges_are("");
    goods_are(1, "0,0,0,2,9,0");
    play("gain 1 wood", "gain 1 stone", "gain 1 wood");
    goods_are(1, "2,1,0,2,9,0");
    asks(1, "take an action tile");
}

static void an_exchange_inside_another_must_leave_what_that_one_needs(void **state)
{
    (void)state;
    given("p1.cell.c4=rules_mod:bazaar", "p1.goods=0,0,0,1,0,0");
    play("anytime haggle");
    exchanges_are("");
    play("gain 1 stone");
    goods_are(1, "0,1,0,0,0,0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(a_counter_of_the_action_begins_anew_with_each_group),
        CVC_TEST(a_room_action_is_one_action_until_its_last_room_was_used),
        CVC_TEST(an_exchange_belongs_to_the_action_that_follows_it),
        CVC_TEST(a_counter_of_the_turn_is_set_back_after_the_turn),
        CVC_TEST(a_counter_of_the_round_is_set_back_when_the_next_begins),
        CVC_TEST(what_one_hook_has_counted_another_one_reads),
        CVC_TEST(the_end_of_a_turn_is_heard_with_its_tile),
        CVC_TEST(the_use_of_a_room_is_heard_when_it_is_finished),
        CVC_TEST(the_use_of_another_room_is_not_heard),
        CVC_TEST(a_room_that_the_tile_itself_furnishes_rewrites_it_too_late),
        CVC_TEST(a_rewritten_tile_offers_one_group_and_the_end_of_the_turn),
        CVC_TEST(a_rewritten_tile_need_not_be_used),
        CVC_TEST(a_rewrite_for_all_cards_meets_those_joined_as_it_says),
        CVC_TEST(a_rewrite_for_one_card_leaves_the_others_alone),
        CVC_TEST(of_one_of_one_group_is_carried_out),
        CVC_TEST(one_of_that_became_and_or_gives_each_group_once),
        CVC_TEST(then_or_goes_on_but_never_back),
        CVC_TEST(a_second_room_action_adds_to_the_first),
        CVC_TEST(room_uses_in_the_turn_of_another_player_are_lost),
        CVC_TEST(a_bonus_is_not_opened_in_the_turn_of_another_player),
        CVC_TEST(a_bonus_is_gone_when_its_card_has_left_play),
        CVC_TEST(a_card_may_let_its_owner_dig_through_walls),
        CVC_TEST(walls_still_block_whoever_does_not_own_that_card),
        CVC_TEST(a_card_may_let_its_owner_mix_colours),
        CVC_TEST(a_card_may_let_its_owner_furnish_whatever_the_walls),
        CVC_TEST(what_is_forbidden_to_others_is_not_forbidden_to_the_owner),
        CVC_TEST(a_value_modified_for_others_stays_for_the_owner),
        CVC_TEST(a_price_modified_for_others_stays_for_the_owner),
        CVC_TEST(exchanges_nest_three_deep_and_no_deeper),
        CVC_TEST(an_exchange_inside_another_must_leave_what_that_one_needs),
    };

    cvc_add_mod(MOD);
    return CVC_RUN(tests);
}
