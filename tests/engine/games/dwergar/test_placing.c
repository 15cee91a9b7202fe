/* test_placing.c - placing dwarves, what it sets off, and the work break (5.3, 5.4, 6.11). */
#include "tests/support/dwg_table.h"

/* ---- What may be placed where ---- */

static void dwg047_every_kind_of_the_pool_may_go_to_all_ten_locations(void **state)
{
    (void)state;
    given("p1.pool.engineer=2", "p1.pool.blacksmith=1", "worker.lab=engineer", "p2.foreman=lift");
    assert_int_equal(count_options("place engineer "), 10); /* alike, so offered once */
    assert_int_equal(count_options("place blacksmith "), 10);
    assert_int_equal(count_options("place foreman "), 10);
    assert_int_equal(count_options(""), 30); /* DWG-50: there is no passing */
    refuses("place ironworker lab", "no ironworker in your pool");
    refuses("work_break lab", "only with an empty pool");
}

/* A location need not be of any use (DWG-47, DWG-107). */
static void dwg047_a_location_that_cannot_be_used_is_open_too(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "worker.forge=blacksmith");
    play("place engineer forge", "heat1"); /* and then nothing is left */
    field_is("worker.forge", "engineer");
    field_is("p1.pool.blacksmith", "1");
    given("worker.forge=blacksmith");
    play("place foreman forge"); /* no goods, no heat: the menu closes by itself */
    asks(1, "place a dwarf");
    field_is("turn.actions_left", "2");
}

static void dwg052_a_worker_who_stood_there_comes_into_the_pool(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "worker.mine1=blacksmith");
    play("place engineer mine1");
    field_is("p1.pool.engineer", "0");
    field_is("p1.pool.blacksmith", "1");
    field_is("worker.mine1", "engineer");
}

static void dwg_e8_workers_of_the_same_kind_are_swapped(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "worker.mine1=engineer");
    play("place engineer mine1", "done");
    field_is("p1.pool.engineer", "1");
    field_is("worker.mine1", "engineer");
    field_is("turn.actions_left", "2");
}

static void dwg_e9_the_location_of_the_action_before_may_be_used_again(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "p1.pool.blacksmith=1");
    play("place engineer mine1", "mine", "place blacksmith mine1");
    field_is("p1.pool.engineer", "1"); /* takes back whom he left there */
    field_is("p1.pool.blacksmith", "0");
    offers_not("mine"); /* the cart is full (DWG-108) */
}

static void dwg_e7_the_own_foreman_returns_and_may_go_out_again(void **state)
{
    (void)state;
    given("p1.pool.engineer=2", "p1.foreman=studio", "project.clan_elevator=p1_upgraded");
    play("place engineer studio");
    field_is("p1.foreman", "pool");
    has(1, "0 vp"); /* DWG-K9 speaks of the foremen of others */
    play("place foreman lift", "done");
    field_is("p1.foreman", "lift");
}

static void dwg_e10_a_foreman_of_another_goes_home_and_brings_no_worker(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "p1.foreman=lab", "p2.foreman=studio", "worker.lift=blacksmith");
    play("place engineer studio");
    field_is("p2.foreman", "pool");
    assert_true(dwg_is_pool_empty(&dwgt_now()->player[0]));
    options_are("work_break lift | work_break studio");
}

/* ---- The seed's mining turn (11) ---- */

/* DWG-C4, DWG-C5, DWG-C6, DWG-22 */
static void dwg_c4_c5_c6_a_turn_of_mining(void **state)
{
    (void)state;
    given("p1.foreman=studio", "p1.pool.ironworker=1", "p1.pool.blacksmith=1",
          "worker.mine2=engineer", "p1.transit.crystal=2", "p1.level_1.stone=3");
    play("place ironworker mine2", "mine");
    field_is("p1.pool.ironworker", "0");
    field_is("p1.pool.engineer", "1");
    field_is("p1.pool.blacksmith", "1");
    field_is("worker.mine2", "ironworker");
    field_is("p1.level_2.iron", "2");

    play("place engineer mine3", "mine");
    field_is("p1.pool.engineer", "0");
    field_is("p1.pool.blacksmith", "1");
    field_is("p1.level_3.gold", "1");

    play("place blacksmith lift", "lift_one"); /* no heat for a second move */
    goods_are(1, "2 crystal 2 cool_furnace");  /* and no points */
    assert_true(dwg_is_pool_empty(&dwgt_now()->player[0]));
    field_is("p1.transit.stone", "3");
    field_is("p1.level_1.iron", "2");
    field_is("p1.level_2.gold", "1");
    field_is("p1.level_3.gold", "0");
    field_is("p1.level_4.crystal", "0");
    asks(2, "place a dwarf");
}

/* ---- Foremen in the mine (DWG-62, DWG-151) ---- */

static void dwg_e12_a_foreman_rides_right_after_his_action(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "worker.mine3=ironworker");
    play("place foreman mine3");
    field_is("p1.foreman", "mine3"); /* the action is still open */
    play("mine");
    field_is("p1.foreman", "cart_level_3");
    field_is("p1.level_3.gold", "1");
    field_is("worker.mine3", "none");
    field_is("p1.pool.ironworker", "1");
    play("place engineer mine3"); /* onto nothing; the cart is full */
    field_is("p1.foreman", "cart_level_3");
    field_is("worker.mine3", "engineer");
}

/* Mining is not needed for it, and a full cart carries him too (DWG-E11). */
static void dwg_e12_he_rides_also_when_nothing_was_mined(void **state)
{
    (void)state;
    given("p1.pool.engineer=1");
    play("place foreman mine2", "done");
    field_is("p1.foreman", "cart_level_2");
    field_is("p1.level_2.iron", "0");
    given("p1.pool.engineer=1", "p1.level_2.stone=1");
    play("place foreman mine2");
    field_is("p1.foreman", "cart_level_2");
    field_is("p1.level_2.iron", "0");
}

static void dwg151_or_when_another_dwarf_takes_his_place(void **state)
{
    (void)state;
    given("rules.foreman_mine=when_replaced", "p1.pool.blacksmith=1", "worker.mine1=blacksmith");
    play("place foreman mine3", "mine");
    field_is("p1.foreman", "mine3");
    play("place blacksmith lift", "lift_one", "work_break lift");
    field_is("p1.foreman", "pool"); /* taken back from the location */
    given("rules.foreman_mine=when_replaced", "p1.pool.ironworker=1", "p1.pool.blacksmith=1",
          "p2.foreman=mine1");
    play("place foreman mine3", "mine", "place ironworker lift", "lift_one");
    field_is("p1.level_2.gold", "1");
    field_is("p1.foreman", "mine3");
    play("place blacksmith mine3", "done");
    field_is("p1.foreman", "cart_level_3"); /* the cart that lies there now */
    field_is("p1.pool.blacksmith", "0");
}

static void dwg151_the_foreman_of_another_jumps_into_his_own_cart(void **state)
{
    (void)state;
    given("rules.foreman_mine=when_replaced", "p1.pool.engineer=1", "p2.foreman=mine1");
    play("place engineer mine1", "done");
    field_is("p2.foreman", "cart_level_1");
    given("rules.foreman_mine=when_replaced", "p1.pool.engineer=1", "p2.foreman=forge");
    play("place engineer forge");
    field_is("p2.foreman", "pool"); /* in the town he goes home */
}

static void dwg_e14_a_foreman_who_comes_up_may_be_placed_in_the_same_turn(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "p1.foreman=cart_transit", "p1.transit.gold=1", "p1.heat=1");
    play("place engineer lift", "lift_one");
    field_is("p1.foreman", "pool"); /* in the middle of the action */
    has(1, "1 gold");
    offers("lift_one");
    play("done");
    offers("place foreman mine1");
}

/* ---- Triggers (DWG-54 to DWG-60) ---- */

/* DWG-C16, DWG-E18, DWG-E84 */
static void dwg_c16_a_furnace_in_the_town_warms_its_owner(void **state)
{
    (void)state;
    given("furnace.lift=p1", "p1.pool.engineer=1", "p2.pool.engineer=1");
    play("place engineer lift", "done");
    has(1, "0 heat");
    given("furnace.lift=p1", "at_turn=2", "phase=turn_start", "p2.pool.engineer=1");
    play("place engineer lift");
    has(1, "1 heat");
    has(2, "0 heat");
}

/* DWG-55 speaks of the town only. */
static void dwg055_not_on_a_mine_level(void **state)
{
    (void)state;
    given("furnace.mine1=p2", "p1.pool.engineer=1");
    play("place engineer mine1");
    has(2, "0 heat");
}

static void dwg_e19_also_if_nothing_of_the_location_is_used(void **state)
{
    (void)state;
    given("furnace.bellows=p2", "p1.pool.engineer=1");
    play("place engineer bellows", "done");
    has(2, "1 heat 0 hot_furnace");
}

/* DWG-E20, DWG-E85, DWG-104 */
static void dwg_e20_above_10_the_heat_is_lost(void **state)
{
    (void)state;
    given("furnace.bellows=p2", "p2.heat=10");
    play("place foreman bellows");
    has(2, "10 heat");
}

static void dwg056_card_40_adds_heat_on_mine_levels_too(void **state)
{
    (void)state;
    given("rules.decks=western,eastern", "project.master_furnace_boilers=p2_upgraded",
          "furnace.bellows=p2", "furnace.mine1=p2", "p1.pool.engineer=1", "worker.lift=blacksmith");
    play("place foreman bellows", "done");
    has(2, "2 heat"); /* on top */
    play("place engineer mine1", "done");
    has(2, "3 heat");
    play("work_break mine1");
    has(2, "3 heat"); /* DWG-127: nothing was placed */
}

static void dwg056_not_for_locations_without_the_own_furnace(void **state)
{
    (void)state;
    given("rules.decks=western,eastern", "project.master_furnace_boilers=p2_upgraded",
          "furnace.lab=p1");
    play("place foreman lab");
    has(2, "0 heat");
}

static void dwg057_card_9_pays_for_workers_on_empty_ground(void **state)
{
    (void)state;
    given("project.clan_elevator=p1_upgraded", "p1.pool.engineer=2", "p1.pool.ironworker=1",
          "p2.foreman=lab", "worker.forge=blacksmith");
    play("place engineer mine1", "done");
    has(1, "1 vp");
    play("place engineer lab"); /* onto the foreman of another */
    has(1, "2 vp");
    play("place ironworker forge"); /* onto a worker */
    has(1, "2 vp");
    given("project.clan_elevator=p1_upgraded");
    play("place foreman mine1");
    has(1, "0 vp"); /* a foreman is no worker */
}

static void dwg058_event_60_pays_for_workers_on_empty_ground(void **state)
{
    (void)state;
    given("round=3", "event.its_off_to_work_we_go=active", "p1.pool.engineer=2", "p2.foreman=lab",
          "project.clan_elevator=p1_upgraded");
    play("place engineer lab");
    has(1, "1 vp"); /* by the card alone: a foreman stood there */
    play("place engineer mine1");
    has(1, "3 vp"); /* the event and the card */
    given("round=3", "event.its_off_to_work_we_go=active");
    play("place foreman mine1");
    has(1, "0 vp");
}

static void dwg059_event_56_pays_for_every_dwarf_in_the_mine(void **state)
{
    (void)state;
    given("round=3", "event.shaft_maintenance=active", "p1.pool.engineer=2");
    play("place engineer mine4", "done");
    has(1, "1 vp");
    play("place foreman mine1", "done");
    has(1, "2 vp");
    play("place engineer lift");
    has(1, "2 vp");
}

static void dwg060_event_59_warms_at_workshop_and_laboratory(void **state)
{
    (void)state;
    given("round=3", "event.hot_steam_ducts=active", "p1.pool.engineer=2");
    play("place engineer workshop");
    has(1, "1 heat");
    play("place foreman lab");
    has(1, "2 heat");
    play("place engineer bellows");
    has(1, "2 heat");
}

/* ---- The work break (DWG-127) ---- */

static void dwg_c23_foreman_out_of_the_cart_and_one_worker(void **state)
{
    (void)state;
    given("p1.foreman=cart_level_3", "p1.level_3.gold=1", "worker.lab=blacksmith",
          "worker.lift=engineer", "furnace.lab=p2");
    options_are("work_break lab | work_break lift"); /* DWG-48 */
    refuses("place foreman lab", "no foreman in your pool");
    refuses("work_break forge", "there is no worker there");
    play("work_break lab");
    field_is("p1.foreman", "pool"); /* DWG-E15 */
    field_is("p1.pool.blacksmith", "1");
    field_is("p1.level_3.gold", "1");
    field_is("worker.lab", "none");
    field_is("turn.actions_left", "2");
    has(2, "0 heat"); /* nothing was placed */
    has(1, "0 vp");
}

static void dwg127_from_a_location_the_place_becomes_empty(void **state)
{
    (void)state;
    given("p1.foreman=studio", "worker.lab=blacksmith", "worker.lift=blacksmith");
    play("work_break lab");
    field_is("p1.foreman", "pool");
    field_is("worker.studio", "none");
    for (int location = 0; location < DWG_LOCATIONS; location++) {
        assert_int_equal(dwg_foreman_at(dwgt_now(), location), -1);
    }
}

/* Without a worker on the board only the foreman comes back. */
static void dwg127_without_a_worker_on_the_board(void **state)
{
    (void)state;
    given("p1.foreman=studio", "p2.pool.engineer=1");
    field_is("p1.foreman", "pool"); /* there was no choice */
    field_is("turn.actions_left", "2");
    offers("place foreman lab");
}

static void dwg_e16_a_turn_with_an_empty_pool_begins_with_a_break(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "p1.pool.blacksmith=1", "p2.pool.engineer=3");
    play("place engineer mine1", "mine", "place blacksmith mine2", "mine");
    play("place foreman studio"); /* the last one, in the last action */
    asks(2, "place a dwarf");
    play("place engineer mine3", "mine", "place engineer lift", "done", "place engineer lab");
    asks(1, "place a dwarf");
    field_is("round", "2");
    assert_int_equal(count_options("work_break "), 5);
    assert_int_equal(count_options(""), 5);
}

/* DWG-E16: the foreman may come back meanwhile, a worker never does. */
static void dwg_e16_unless_the_foreman_came_back(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "p1.pool.blacksmith=1", "p2.pool.engineer=3");
    play("place engineer mine1", "mine", "place blacksmith mine2", "mine");
    play("place foreman studio");
    play("place engineer studio", "place engineer mine3", "mine", "place engineer lift", "done");
    asks(1, "place a dwarf");
    assert_int_equal(count_options("place foreman "), 10);
    assert_int_equal(count_options("work_break"), 0);
}

static void dwg_e17_the_last_dwarf_on_an_empty_location(void **state)
{
    (void)state;
    given("p1.foreman=studio", "p1.pool.engineer=1", "worker.lift=blacksmith");
    play("place engineer mine1", "mine");
    options_are("work_break lift | work_break mine1");
    field_is("turn.actions_left", "2");
    play("work_break mine1");
    field_is("turn.actions_left", "1");
    offers("place engineer mine1");
    offers("place foreman mine1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg047_every_kind_of_the_pool_may_go_to_all_ten_locations),
        DWGT_TEST(dwg047_a_location_that_cannot_be_used_is_open_too),
        DWGT_TEST(dwg052_a_worker_who_stood_there_comes_into_the_pool),
        DWGT_TEST(dwg_e8_workers_of_the_same_kind_are_swapped),
        DWGT_TEST(dwg_e9_the_location_of_the_action_before_may_be_used_again),
        DWGT_TEST(dwg_e7_the_own_foreman_returns_and_may_go_out_again),
        DWGT_TEST(dwg_e10_a_foreman_of_another_goes_home_and_brings_no_worker),
        DWGT_TEST(dwg_c4_c5_c6_a_turn_of_mining),
        DWGT_TEST(dwg_e12_a_foreman_rides_right_after_his_action),
        DWGT_TEST(dwg_e12_he_rides_also_when_nothing_was_mined),
        DWGT_TEST(dwg151_or_when_another_dwarf_takes_his_place),
        DWGT_TEST(dwg151_the_foreman_of_another_jumps_into_his_own_cart),
        DWGT_TEST(dwg_e14_a_foreman_who_comes_up_may_be_placed_in_the_same_turn),
        DWGT_TEST(dwg_c16_a_furnace_in_the_town_warms_its_owner),
        DWGT_TEST(dwg055_not_on_a_mine_level),
        DWGT_TEST(dwg_e19_also_if_nothing_of_the_location_is_used),
        DWGT_TEST(dwg_e20_above_10_the_heat_is_lost),
        DWGT_TEST(dwg056_card_40_adds_heat_on_mine_levels_too),
        DWGT_TEST(dwg056_not_for_locations_without_the_own_furnace),
        DWGT_TEST(dwg057_card_9_pays_for_workers_on_empty_ground),
        DWGT_TEST(dwg058_event_60_pays_for_workers_on_empty_ground),
        DWGT_TEST(dwg059_event_56_pays_for_every_dwarf_in_the_mine),
        DWGT_TEST(dwg060_event_59_warms_at_workshop_and_laboratory),
        DWGT_TEST(dwg_c23_foreman_out_of_the_cart_and_one_worker),
        DWGT_TEST(dwg127_from_a_location_the_place_becomes_empty),
        DWGT_TEST(dwg127_without_a_worker_on_the_board),
        DWGT_TEST(dwg_e16_a_turn_with_an_empty_pool_begins_with_a_break),
        DWGT_TEST(dwg_e16_unless_the_foreman_came_back),
        DWGT_TEST(dwg_e17_the_last_dwarf_on_an_empty_location),
    };

    return DWGT_RUN(tests);
}
