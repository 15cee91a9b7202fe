/* test_mine.c - mine levels, cart tiles and the lift (3.2, 3.3, 6.1 to 6.5), and what loads carts.
 */
#include "tests/support/dwg_table.h"

/* What lies in the own cart on a tile, as "stone iron gold crystal". */
static void cart_is(int seat, int tile, int stone, int iron, int gold, int crystal)
{
    const uint8_t *cart = dwgt_now()->player[seat - 1].cart[tile];
    const int expected[DWG_RESOURCES] = {stone, iron, gold, crystal};

    for (int good = 0; good < DWG_RESOURCES; good++) {
        if (cart[good] != expected[good]) {
            fail_msg("player %d, %s: %d %s, expected %d", seat, dwg_level_words[tile], cart[good],
                     dwgt_engine()->def->goods[good].name, expected[good]);
        }
    }
}

/* ---- Mining (DWG-23, DWG-108) ---- */

static void dwg23_each_level_gives_its_yield_into_the_own_cart(void **state)
{
    (void)state;
    given_menu("blacksmith", "mine1");
    play("mine");
    cart_is(1, 1, 3, 0, 0, 0);
    given_menu("blacksmith", "mine2");
    play("mine");
    cart_is(1, 2, 0, 2, 0, 0);
    given_menu("blacksmith", "mine3");
    play("mine");
    cart_is(1, 3, 0, 0, 1, 0);
    given_menu("blacksmith", "mine4");
    play("mine");
    cart_is(1, 4, 0, 0, 0, 1);
    cart_is(2, 4, 0, 0, 0, 0);
    goods_are(1, "2 cool_furnace"); /* DWG-2: it arrives only with the lift */
}

static void dwg108_once_in_an_action(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "p1.pool.blacksmith=1", "worker.mine2=ironworker");
    play("place engineer mine2", "mine");
    field_is("turn.actions_left", "2"); /* nothing is left to do, so the action is over */
    cart_is(1, 2, 0, 2, 0, 0);
}

static void dwg108_placing_just_to_take_the_worker_is_legal(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "worker.mine2=ironworker");
    play("place engineer mine2", "done");
    cart_is(1, 2, 0, 0, 0, 0);
    field_is("p1.pool.ironworker", "1");
    field_is("worker.mine2", "engineer");
}

static void dwge11_a_full_cart_gets_nothing_and_the_foreman_still_rides(void **state)
{
    (void)state;
    given("p1.level_3.stone=1", "p1.iron=2", "p1.pool.engineer=1");
    play("place foreman mine3");
    refuses("mine", "your cart on level 3 is full");
    play("done");
    field_is("p1.foreman", "cart_level_3");
    cart_is(1, 3, 1, 0, 0, 0);
}

static void dwge13_a_foreman_alone_does_not_fill_the_cart(void **state)
{
    (void)state;
    given("p1.foreman=cart_level_2", "p1.pool.engineer=2");
    play("place engineer mine2", "mine");
    cart_is(1, 2, 0, 2, 0, 0);
    field_is("p1.foreman", "cart_level_2");
}

/* ---- Extras (DWG-24, DWG-135) ---- */

static void dwgc15_a_furnace_of_an_earlier_turn_adds_its_owners_extra(void **state)
{
    (void)state;
    given_menu("engineer", "mine2", "furnace.mine2=p1");
    play("mine");
    cart_is(1, 2, 0, 3, 0, 0);
    given_menu("engineer", "mine2", "furnace.mine2=p2");
    play("mine");
    cart_is(1, 2, 0, 2, 0, 0);
}

static void dwg23_the_extra_of_each_level(void **state)
{
    (void)state;
    given_menu("engineer", "mine1", "furnace.mine1=p1");
    play("mine");
    cart_is(1, 1, 4, 0, 0, 0);
    given_menu("engineer", "mine3", "furnace.mine3=p1");
    play("mine");
    cart_is(1, 3, 0, 1, 1, 0);
    given_menu("engineer", "mine4", "furnace.mine4=p1");
    play("mine");
    cart_is(1, 4, 0, 0, 1, 1);
}

static void dwge21_a_furnace_of_this_very_action_adds_nothing(void **state)
{
    (void)state;
    given("p1.stone=2", "p1.iron=1", "p1.pool.engineer=1");
    play("place foreman mine2", "install", "mine");
    cart_is(1, 2, 0, 2, 0, 0);
    field_is("furnace.mine2", "p1");
    field_is("p1.foreman", "cart_level_2");
}

static void dwge22_all_sources_of_extras_add_up(void **state)
{
    (void)state;
    given("furnace.mine2=p1", "project.bridge_club=p1_upgraded", "event.new_crystal_veins=active",
          "round=3");
    play("place foreman mine2", "mine");
    cart_is(1, 2, 0, 5, 0, 0); /* 2, and 1 each for furnace, card 3 and event 58 */
}

static void dwg108_a_card_for_specialists_counts_workers_of_that_kind_only(void **state)
{
    (void)state;
    given_menu("engineer", "mine2", "project.bridge_club=p1_upgraded");
    play("mine");
    cart_is(1, 2, 0, 3, 0, 0);
    given_menu("blacksmith", "mine2", "project.bridge_club=p1_upgraded");
    play("mine");
    cart_is(1, 2, 0, 2, 0, 0);
}

static void dwge91_extras_come_only_with_the_yield(void **state)
{
    (void)state;
    given("furnace.mine2=p1", "project.bridge_club=p1_upgraded", "event.new_crystal_veins=active",
          "round=3", "p1.level_2.crystal=1", "p1.pool.engineer=1");
    play("place foreman mine2"); /* there is nothing to do, so the action is over */
    asks(1, "place a dwarf");
    cart_is(1, 2, 0, 0, 0, 1);
}

/* ---- The lift (DWG-18 to DWG-22, DWG-109, DWG-110) ---- */

static void dwg22_loads_of_deeper_levels_arrive_later(void **state)
{
    (void)state;
    given_menu("blacksmith", "lift", "p1.heat=10", "p1.transit.crystal=1", "p1.level_1.stone=3",
               "p1.level_2.iron=2", "p1.level_3.gold=1", "p1.level_4.stone=5");
    play("lift_one");
    has(1, "1 crystal 0 stone");
    cart_is(1, 0, 3, 0, 0, 0);
    cart_is(1, 3, 5, 0, 0, 0);
    cart_is(1, 4, 0, 0, 0, 0);
    play("lift_one");
    has(1, "1 crystal 3 stone 0 iron");
    play("lift_one");
    has(1, "2 iron 0 gold");
    play("lift_one");
    has(1, "1 gold 3 stone");
    play("lift_one");
    has(1, "8 stone 2 iron 1 gold 1 crystal 6 heat");
}

static void dwg19_every_player_is_unloaded_and_foremen_get_out(void **state)
{
    (void)state;
    given_players(3, "phase=menu", "turn.actions_left=3", "turn.dwarf=engineer",
                  "turn.location=lift", "worker.lift=engineer", "p1.transit.stone=1",
                  "p2.transit.iron=2", "p2.foreman=cart_transit", "p3.foreman=cart_level_2",
                  "p3.level_2.gold=1");
    play("lift_one");
    has(1, "1 stone");
    has(2, "2 iron");
    field_is("p2.foreman", "pool");
    field_is("p3.foreman", "cart_level_1");
    cart_is(3, 1, 0, 0, 1, 0);
}

static void dwge74_carts_of_unused_colours_do_not_exist(void **state)
{
    (void)state;
    cannot_be_given("player[3]", "p3.level_1.iron=1");
    given_menu("engineer", "lift");
    play("stone_level", "level_1");
    cart_is(1, 1, 1, 0, 0, 0);
    cart_is(2, 1, 1, 0, 0, 0);
    assert_int_equal(dwgt_now()->player[2].cart[1][DWG_STONE], 0);
}

static void dwg109_the_first_move_is_free_and_each_further_one_costs_a_heat(void **state)
{
    (void)state;
    given_menu("blacksmith", "lift", "p1.heat=1");
    play("lift_one");
    has(1, "1 heat");
    play("lift_one");
    has(1, "0 heat 0 vp"); /* and a blacksmith gets no points */
    field_is("phase", "action");
}

static void dwg109_a_further_move_without_heat_is_refused(void **state)
{
    (void)state;
    given_menu("engineer", "lift");
    play("lift_one");
    refuses("lift_one", "heat");
    offers("stone_level");
}

static void dwg110_an_ironworker_gains_a_point_for_each_move(void **state)
{
    (void)state;
    given_menu("ironworker", "lift", "p1.heat=2");
    play("lift_one", "lift_one", "lift_one");
    has(1, "3 vp 0 heat");
}

static void dwge58_with_a_broken_lift_the_first_move_costs_heat_too(void **state)
{
    (void)state;
    given_menu("engineer", "lift", "event.lift_malfunction=active", "round=3", "p1.heat=2");
    play("lift_one");
    has(1, "1 heat");
    play("lift_one");
    has(1, "0 heat"); /* once, not twice */
    refuses("lift_one", "heat");
    given("p1.pool.engineer=1", "event.lift_malfunction=active", "round=3");
    play("place engineer lift");
    refuses("lift_one", "heat");
}

static void dwg96_a_hot_furnace_may_pay_for_a_move(void **state)
{
    (void)state;
    given_menu("blacksmith", "lift", "p1.heat=1", "p1.hot_furnace=1", "p1.cool_furnace=1",
               "turn.done.basic=1");
    play("lift_one");
    options_are("pay 1 heat | pay 1 hot_furnace");
    play("pay 1 hot_furnace");
    has(1, "1 heat 0 hot_furnace 2 cool_furnace");
}

static void dwge59_moves_of_an_event_give_no_points_and_cost_nothing(void **state)
{
    (void)state;
    given("phase=round_end", "round=2", "event.mining_union_reports_200_productivity=round_2",
          "p1.transit.stone=3", "p1.level_1.iron=2", "p1.level_2.gold=1", "p2.level_1.crystal=1",
          "p2.heat=1");
    has(1, "3 stone 2 iron 0 gold 0 vp");
    has(2, "1 crystal 0 vp 1 heat");
    cart_is(1, 0, 0, 0, 1, 0);
    field_is("round", "3");
}

/* ---- Loading a level (DWG-111) ---- */

static void dwg111_the_engineer_chooses_one_of_five_levels(void **state)
{
    (void)state;
    given_menu("engineer", "lift", "p1.level_4.crystal=1");
    play("stone_level");
    options_are("transit | level_1 | level_2 | level_3 | level_4");
    play("level_4");
    cart_is(1, 4, 1, 0, 0, 1); /* full or not */
    cart_is(2, 4, 1, 0, 0, 0);
    offers_not("stone_level"); /* once */
}

static void dwge60_transit_carts_of_all_players_are_loaded(void **state)
{
    (void)state;
    given_menu("engineer", "lift", "p1.heat=1");
    play("stone_level", "transit", "lift_one");
    has(1, "1 stone");
    has(2, "1 stone");
    offers("lift_one"); /* before the first move it closes nothing */
}

static void dwge60_at_a_table_of_four_nobody_is_left_out(void **state)
{
    (void)state;
    given_players(4, "p1.pool.engineer=1");
    play("place engineer lift", "stone_level", "level_3");
    for (int seat = 1; seat <= 4; seat++) {
        cart_is(seat, 3, 1, 0, 0, 0);
    }
}

static void dwg111_after_a_move_it_closes_the_moves(void **state)
{
    (void)state;
    given_menu("engineer", "lift", "p1.heat=5");
    play("lift_one", "stone_level", "level_1");
    offers_not("lift_one");
    cart_is(1, 1, 1, 0, 0, 0);
}

static void dwge61_the_stone_makes_the_cart_full(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "p1.stone=2", "p1.iron=1");
    play("place engineer lift", "stone_level", "level_2", "done", "place foreman mine2");
    refuses("mine", "your cart on level 2 is full"); /* installing is possible */
}

static void dwge62_goods_of_events_make_carts_full(void **state)
{
    (void)state;
    given("phase=round_end", "round=2", "event.cave_in=round_2", "p1.stone=2", "p1.iron=1",
          "p2.level_1.iron=1");
    cart_is(1, 1, 1, 0, 0, 0);
    cart_is(1, 2, 1, 0, 0, 0);
    cart_is(2, 1, 1, 1, 0, 0);
    play("place foreman mine2");
    refuses("mine", "your cart on level 2 is full");
    given("phase=round_end", "round=2", "event.crusher_malfunction=round_2", "p1.heat=3",
          "p1.iron=2");
    cart_is(1, 3, 0, 0, 1, 0);
    cart_is(2, 3, 0, 0, 1, 0);
    has(1, "4 heat");
    has(2, "1 heat");
    play("place foreman mine3");
    refuses("mine", "your cart on level 3 is full");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg23_each_level_gives_its_yield_into_the_own_cart),
        DWGT_TEST(dwg108_once_in_an_action),
        DWGT_TEST(dwg108_placing_just_to_take_the_worker_is_legal),
        DWGT_TEST(dwge11_a_full_cart_gets_nothing_and_the_foreman_still_rides),
        DWGT_TEST(dwge13_a_foreman_alone_does_not_fill_the_cart),
        DWGT_TEST(dwgc15_a_furnace_of_an_earlier_turn_adds_its_owners_extra),
        DWGT_TEST(dwg23_the_extra_of_each_level),
        DWGT_TEST(dwge21_a_furnace_of_this_very_action_adds_nothing),
        DWGT_TEST(dwge22_all_sources_of_extras_add_up),
        DWGT_TEST(dwg108_a_card_for_specialists_counts_workers_of_that_kind_only),
        DWGT_TEST(dwge91_extras_come_only_with_the_yield),
        DWGT_TEST(dwg22_loads_of_deeper_levels_arrive_later),
        DWGT_TEST(dwg19_every_player_is_unloaded_and_foremen_get_out),
        DWGT_TEST(dwge74_carts_of_unused_colours_do_not_exist),
        DWGT_TEST(dwg109_the_first_move_is_free_and_each_further_one_costs_a_heat),
        DWGT_TEST(dwg109_a_further_move_without_heat_is_refused),
        DWGT_TEST(dwg110_an_ironworker_gains_a_point_for_each_move),
        DWGT_TEST(dwge58_with_a_broken_lift_the_first_move_costs_heat_too),
        DWGT_TEST(dwg96_a_hot_furnace_may_pay_for_a_move),
        DWGT_TEST(dwge59_moves_of_an_event_give_no_points_and_cost_nothing),
        DWGT_TEST(dwg111_the_engineer_chooses_one_of_five_levels),
        DWGT_TEST(dwge60_transit_carts_of_all_players_are_loaded),
        DWGT_TEST(dwge60_at_a_table_of_four_nobody_is_left_out),
        DWGT_TEST(dwg111_after_a_move_it_closes_the_moves),
        DWGT_TEST(dwge61_the_stone_makes_the_cart_full),
        DWGT_TEST(dwge62_goods_of_events_make_carts_full),
    };

    return DWGT_RUN(tests);
}
