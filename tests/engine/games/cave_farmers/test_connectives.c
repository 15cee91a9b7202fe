/* test_connectives.c - how the parts of a space are joined, and what may be left out (6.1, 6.2). */
#include "tests/support/cf_table.h"

static void cf098_and_then_or_keeps_its_order(void **state)
{
    (void)state;
    given("p1.weapon.1=1", "p1.weapon.2=1");
    play("place logging");
    options_are("take | expedition 1");
    play("expedition 1", "loot_dog");
    asks(2, "place a dwarf"); /* what comes before it is closed */
    field_is("stock.wood.logging", "3");
    has(1, "1 dog 0 wood");
}

static void cf098_and_then_or_both_parts(void **state)
{
    (void)state;
    given("p1.weapon.1=1", "p1.weapon.2=1");
    play("place logging", "take");
    options_are("expedition 1 | stop");
    play("expedition 1", "loot_wood");
    has(1, "4 wood");
    asks(2, "place a dwarf");
}

static void cf098_and_then_or_only_the_first(void **state)
{
    (void)state;
    given("p1.weapon.1=1", "p1.weapon.2=1");
    play("place logging", "take", "stop");
    has(1, "3 wood");
    field_is("p1.weapon.1", "1");
    asks(2, "place a dwarf");
}

static void cf099_and_or_in_either_order(void **state)
{
    (void)state;
    given();
    play("place clearing");
    options_are("take | place_twin meadow_field");
    play("place_twin meadow_field", "meadow c4 field d4");
    options_are("take | stop");
    play("take");
    has(1, "1 wood");
    given();
    play("place clearing", "take");
    options_are("place_twin meadow_field | stop");
    play("place_twin meadow_field", "meadow c4 field d4");
    field_is("p1.d4", "field");
    has(1, "1 wood");
}

/* CF-74, CF-384, CF-542 */
static void cf106_goods_may_be_left_where_they_lie(void **state)
{
    (void)state;
    given();
    play("place clearing", "place_twin meadow_field", "meadow d4 field d3", "stop");
    has(1, "0 wood");
    field_is("stock.wood.clearing", "1");
    asks(2, "place a dwarf");
}

static void cf103_three_parts_in_a_fixed_order(void **state)
{
    (void)state;
    given_players(6, "p1.weapon.1=1", "p1.weapon.2=1", "p1.d4=field", "p1.d3=meadow", "p1.grain=1");
    play("place hardware_rental");
    options_are("gain 2 wood | expedition 2 | sow");
    play("gain 2 wood");
    options_are("expedition 2 | sow | stop");
    play("sow"); /* the expedition is left out and cannot follow */
    asks(2, "place a dwarf");
    field_is("p1.weapon.1", "1");
}

/* A part that is not compulsory may be left out: after the other one the player may stop. */
static void cf096_parts_may_be_declined(void **state)
{
    (void)state;
    given();
    play("place drift_mining", "take");
    options_are("place_twin cavern_tunnel | stop"); /* CF-75 */
    given("round=6", "space.ruby_mine_construction=round_6", "p1.tile.e3=guest_room",
          "p1.f3=tunnel", "p1.f2=deep_tunnel", "p1.f1=ore_mine", "p1.partner.f1=f2",
          "p1.partner.f2=f1");
    play("place ruby_mine_construction", "ruby_mine tunnel");
    options_are("ruby_mine deep_tunnel | stop"); /* CF-76, CF-413 */
    given("p1.stone=1");
    play("place housework", "gain 1 dog");
    options_are("furnish | stop"); /* CF-77 */
    given("space.sheep_farming=round_1", "p1.stone=1");
    play("place sheep_farming", "fences and stables", "stable b1");
    options_are("take | stop"); /* CF-79 */
    given("p1.grain=1");
    play("place slash_and_burn", "meadow d3 field d4");
    options_are("sow | stop"); /* CF-80 */
    given("space.blacksmithing=round_1", "p1.ore=1");
    play("place blacksmithing");
    options_are("expedition 3 | stop"); /* CF-81, CF-82 */
    given("round=7", "space.family_life=round_7", "p1.tile.e3=simple_dwelling_a", "p1.d4=field",
          "p1.d3=meadow", "p1.grain=1");
    play("place family_life", "sow");
    options_are("grow | stop"); /* CF-83 */
}

static void cf106_without_the_rule_goods_must_be_taken(void **state)
{
    (void)state;
    given("rules.allow_leave_goods=0");
    play("place clearing");
    options_are("take | place_twin meadow_field");
    play("place_twin meadow_field", "meadow d4 field d3");
    has(1, "1 wood"); /* nothing else was left to choose */
    asks(2, "place a dwarf");
}

static void cf106_compulsory_goods_keep_their_place_in_the_order(void **state)
{
    (void)state;
    given("rules.allow_leave_goods=0", "p1.weapon.1=1", "p1.weapon.2=1");
    play("place logging");
    has(1, "3 wood"); /* first the wood, without a question */
    options_are("expedition 1 | stop");
    given("rules.allow_leave_goods=0", "space.sheep_farming=round_1", "p1.stone=1");
    play("place sheep_farming");
    options_are("fences and stables | take");
    play("fences and stables", "stable b1");
    has(1, "1 sheep 0 stone");
}

static void cf106_an_empty_space_has_nothing_compulsory(void **state)
{
    (void)state;
    given_players(3, "rules.allow_leave_goods=0", "p2.weapon.1=1", "p2.weapon.2=1", "p2.food=4");
    play("place logging");
    has(1, "3 wood");
    play("place imitation_3", "loot_dog"); /* of logging only the expedition is left */
    has(2, "1 dog 0 wood 0 food");
}

static void cf100_and_then_needs_the_first_part(void **state)
{
    (void)state;
    /* a mountain without room for a twin tile: no stone either (CF-386) */
    given_players(5, "p1.e1=cavern", "p1.e2=cavern", "p1.f1=cavern", "p1.f2=cavern", "p1.f3=cavern",
                  "p1.f4=cavern", "p1.g1=cavern", "p1.g2=cavern", "p1.g3=cavern");
    offers_not("place small_drift_mining");
    given_players(5);
    play("place small_drift_mining", "cavern f3 tunnel f4");
    has(1, "1 stone 2 food"); /* CF-201, and the water of f4 */
}

static void cf101_either_or_is_one_of_them(void **state)
{
    (void)state;
    given_players(4, "p1.tile.e3=simple_dwelling_a", "p1.e3=cavern");
    play("place growth");
    options_are("gain 1 wood 1 stone 1 ore 1 food 2 gold | grow");
    play("grow");
    asks(2, "place a dwarf");
    has(1, "0 wood");
    given_players(4, "p1.tile.e3=simple_dwelling_a", "p1.e3=cavern");
    play("place growth", "gain 1 wood 1 stone 1 ore 1 food 2 gold");
    has(1, "1 wood 1 stone 1 ore 2 food 2 gold");
    field_is("p1.dwarf.3", "none");
}

static void cf101_the_guest_room_joins_alternatives(void **state)
{
    (void)state;
    given_players(4, "p1.tile.e3=guest_room", "p1.f3=cavern", "p1.tile.f3=simple_dwelling_a");
    play("place growth", "grow");
    options_are("gain 1 wood 1 stone 1 ore 1 food 2 gold | stop");
    play("gain 1 wood 1 stone 1 ore 1 food 2 gold");
    has(1, "1 wood 1 stone 1 ore 2 food 2 gold");
    field_is("p1.dwarf.3", "newborn");
}

/* CF-529 */
static void cf262_the_wish_for_children_is_joined_by_a_rule(void **state)
{
    (void)state;
    given("round=4", "p1.tile.e3=guest_room", "p1.wood=4", "p1.stone=2", "p1.f3=cavern");
    play("place wish_for_children"); /* one tile can be paid, and it fits into one cavern */
    field_is("p1.tile.f3", "simple_dwelling_a");
    options_are("grow | stop"); /* CF-412 */
    given("round=4", "p1.tile.e3=guest_room", "p1.wood=4", "p1.stone=2", "p1.f3=cavern",
          "rules.guest_room_on_wish=0");
    play("place wish_for_children");
    field_is("p1.tile.f3", "simple_dwelling_a");
    asks(2, "place a dwarf");
}

static void cf102_a_single_action_is_carried_out_as_a_whole(void **state)
{
    (void)state;
    given();
    play("place supplies");
    has(1, "1 wood 1 stone 1 ore 2 food 2 gold"); /* CF-187 */
    asks(1, "end your turn");                     /* gold could be sold */
    play("end_turn");
    asks(2, "place a dwarf");
}

/* CF-415, S62 */
static void cf212_extension_is_joined_once_per_game(void **state)
{
    (void)state;
    given_players(7);
    play("place extension", "meadow and field with 1 wood", "meadow c4 field d4");
    has(1, "1 wood 0 stone");
    asks(2, "place a dwarf");
    given_players(7, "p1.tile.e3=guest_room");
    play("place extension", "meadow and field with 1 wood", "meadow c4 field d4");
    field_is("p1.has_joined", "0");
    play("cavern and tunnel with 1 stone", "cavern f3 tunnel f2");
    has(1, "1 wood 1 stone");
    field_is("p1.has_joined", "1");
    given_players(7, "p1.tile.e3=guest_room", "p1.has_joined=1");
    play("place extension", "meadow and field with 1 wood", "meadow c4 field d4");
    asks(2, "place a dwarf");
}

static void cf212_one_part_does_not_use_the_joining_up(void **state)
{
    (void)state;
    given_players(7, "p1.tile.e3=guest_room");
    play("place extension", "meadow and field with 1 wood", "meadow c4 field d4", "stop");
    field_is("p1.has_joined", "0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf098_and_then_or_keeps_its_order),
        CFT_TEST(cf098_and_then_or_both_parts),
        CFT_TEST(cf098_and_then_or_only_the_first),
        CFT_TEST(cf099_and_or_in_either_order),
        CFT_TEST(cf106_goods_may_be_left_where_they_lie),
        CFT_TEST(cf103_three_parts_in_a_fixed_order),
        CFT_TEST(cf096_parts_may_be_declined),
        CFT_TEST(cf106_without_the_rule_goods_must_be_taken),
        CFT_TEST(cf106_compulsory_goods_keep_their_place_in_the_order),
        CFT_TEST(cf106_an_empty_space_has_nothing_compulsory),
        CFT_TEST(cf100_and_then_needs_the_first_part),
        CFT_TEST(cf101_either_or_is_one_of_them),
        CFT_TEST(cf101_the_guest_room_joins_alternatives),
        CFT_TEST(cf262_the_wish_for_children_is_joined_by_a_rule),
        CFT_TEST(cf102_a_single_action_is_carried_out_as_a_whole),
        CFT_TEST(cf212_extension_is_joined_once_per_game),
        CFT_TEST(cf212_one_part_does_not_use_the_joining_up),
    };

    return CFT_RUN(tests);
}
