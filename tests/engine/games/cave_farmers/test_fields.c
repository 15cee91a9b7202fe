/* test_fields.c - fences (6.8), stables (6.9), sowing (6.10) and the field phase (CF-67), with
 * the rulings that belong to them (10.3, 10.4). Spots: column a to h for 0 to 7, then the row. */
#include "tests/support/cf_table.h"

/* ---- Fences ---- */

static void cf124_a_small_pasture_costs_2_wood(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=meadow", "p1.d3=field", "p1.d2=meadow", "p1.wood=3");
    play("place sheep_farming", "fences and stables");
    refuses("small_pasture d3", "d3 is not a meadow");
    refuses("small_pasture c1", "c1 is not a meadow");
    options_are("small_pasture d2 | small_pasture d4");
    play("small_pasture d4");
    field_is("p1.d4", "small_pasture");
    has(1, "1 wood");
}

static void cf124_a_large_pasture_costs_4_wood(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=meadow", "p1.d3=meadow", "p1.d2=meadow", "p1.wood=5");
    play("place sheep_farming", "fences and stables", "large_pasture 4");
    options_are("large_pasture d2 d3 | large_pasture d3 d4");
    refuses("large_pasture c4 d4", "c4 is not a meadow");
    play("large_pasture d3 d4");
    field_is("p1.d3", "large_pasture");
    field_is("p1.d4", "large_pasture");
    field_is("p1.partner.d3", "d4");
    field_is("p1.partner.d4", "d3");
    field_is("p1.d2", "meadow");
    has(1, "1 wood");
}

static void cf124_one_small_and_one_large_in_one_action(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=meadow", "p1.d3=meadow", "p1.d2=meadow", "p1.wood=8");
    play("place sheep_farming", "fences and stables", "small_pasture 2", "small_pasture d4");
    refuses("small_pasture 2", "is not an option for");
    play("large_pasture 4");
    field_is("p1.d2", "large_pasture");
    has(1, "2 wood");
}

static void cf124_without_the_wood_no_fence(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=meadow", "p1.d3=meadow", "p1.wood=3", "p1.stone=1");
    play("place sheep_farming", "fences and stables");
    refuses("large_pasture 4", "needs 4 wood, has 3");
}

static void cf124_without_meadows_no_fence(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=field", "p1.c4=field", "p1.wood=9", "p1.stone=1",
          "p1.d3=meadow", "p1.b4=meadow");
    play("place sheep_farming", "fences and stables");
    refuses("large_pasture 4", "you have no two adjacent meadows to fence");
    offers("small_pasture 2");
}

static void cf379_the_field_beside_keeps_its_crops(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=meadow", "p1.d3=field", "p1.crop.d3=3_grain",
          "p1.wood=2");
    play("place sheep_farming", "fences and stables");
    field_is("p1.d4", "small_pasture");
    field_is("p1.crop.d3", "3_grain");
}

static void cf380_no_large_pasture_over_a_small_one(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=small_pasture", "p1.d3=meadow", "p1.wood=9",
          "p1.stone=1");
    play("place sheep_farming", "fences and stables");
    refuses("large_pasture 4", "you have no two adjacent meadows to fence");
}

static void cf381_two_large_pastures_side_by_side_stay_two(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=large_pasture", "p1.d3=large_pasture",
          "p1.partner.d4=d3", "p1.partner.d3=d4", "p1.c4=meadow", "p1.c3=meadow", "p1.wood=4");
    play("place sheep_farming", "fences and stables", "large_pasture 4");
    field_is("p1.partner.d4", "d3");
    field_is("p1.partner.c4", "c3");
}

static void cf394_the_carpenter_saves_a_wood_on_each_pasture(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.tile.e3=carpenter", "p1.d4=meadow", "p1.d3=meadow",
          "p1.d2=meadow", "p1.wood=4");
    play("place sheep_farming", "fences and stables", "small_pasture 2", "small_pasture d4",
         "large_pasture 4");
    has(1, "0 wood");
    field_is("p1.d3", "large_pasture");
}

static void s7_loot_small_pasture_under_a_stable(void **state)
{
    (void)state;
    given("p1.weapon.1=9", "p1.weapon.2=9", "p1.wood=1", "p1.d4=meadow", "p1.stable.d4=1",
          "stock.wood.logging=0");
    play("place logging", "expedition 1", "loot_small_pasture");
    field_is("p1.d4", "small_pasture");
    field_is("p1.stable.d4", "1");
    has(1, "0 wood");
}

static void cf395_the_carpenter_makes_loot_fences_free(void **state)
{
    (void)state;
    given("p1.weapon.1=9", "p1.weapon.2=9", "p1.wood=0", "p1.d4=meadow", "p1.tile.e3=carpenter");
    play("place logging", "expedition 1", "loot_small_pasture");
    field_is("p1.d4", "small_pasture");
    has(1, "0 wood");
}

static void cf472_a_large_pasture_may_hold_less_than_the_meadows_did(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=meadow", "p1.d3=meadow", "p1.dog=5", "p1.sheep=7",
          "p1.boar=2", "p1.wood=4", "p1.food=0");
    play("place sheep_farming", "fences and stables", "large_pasture 4");
    asks(1, "the animals do not fit");
    play("eat sheep");
    has(1, "6 sheep 2 boar 1 food");
}

/* ---- Stables ---- */

static void cf125_where_a_stable_may_stand(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=meadow", "p1.d3=field", "p1.d2=small_pasture",
          "p1.stable.b1=1", "p1.stone=1");
    play("place sheep_farming", "fences and stables");
    refuses("stable d3", "d3 is a field");
    refuses("stable b1", "b1 already has a stable");
    refuses("stable e2", "is not an option for");
    assert_int_equal(count_options("stable"), 10);
    play("stable d2");
    field_is("p1.stable.d2", "1");
    has(1, "0 stone");
}

static void cf358_a_stable_needs_no_neighbour(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.stone=1");
    play("place sheep_farming", "fences and stables", "stable c1");
    field_is("p1.stable.c1", "1");
    field_is("p1.c1", "bare");
}

static void cf382_three_stables_are_all(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=meadow", "p1.d3=meadow", "p1.stable.b1=1",
          "p1.stable.b2=1", "p1.stable.b3=1", "p1.stone=5", "p1.wood=6");
    play("place sheep_farming", "fences and stables");
    refuses("stable 1", "you have already built all 3 stables");
}

static void cf383_two_stables_on_one_large_pasture(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.d4=large_pasture", "p1.d3=large_pasture",
          "p1.partner.d4=d3", "p1.partner.d3=d4", "p1.stable.d4=1", "p1.stone=1", "p1.sheep=8");
    play("place sheep_farming", "fences and stables");
    offers_not("stable d4");
    play("stable d3", "take");
    has(1, "9 sheep");
}

static void cf396_s17_the_stone_carver_builds_stables_for_nothing(void **state)
{
    (void)state;
    given("space.sheep_farming=open", "p1.tile.e3=stone_carver", "p1.stone=0");
    play("place sheep_farming", "fences and stables", "stable d4");
    field_is("p1.stable.d4", "1");
    has(1, "0 stone");
}

static void cf443_a_stable_as_loot_is_free_and_no_refund(void **state)
{
    (void)state;
    given("p1.weapon.1=8", "p1.weapon.2=8", "p1.stone=1", "p1.tile.e3=stone_carver");
    play("place logging", "expedition 1", "loot_stable", "stable b1");
    has(1, "1 stone");
}

/* ---- Sowing ---- */

static void cf126_up_to_two_of_each(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.d3=field", "p1.d2=field", "p1.c4=field", "p1.c3=field", "p1.grain=3",
          "p1.vegetable=3");
    play("place slash_and_burn", "sow");
    options_are("sow 0 grain 1 vegetable | sow 0 grain 2 vegetable | sow 1 grain 0 vegetable | "
                "sow 1 grain 1 vegetable | sow 1 grain 2 vegetable | sow 2 grain 0 vegetable | "
                "sow 2 grain 1 vegetable | sow 2 grain 2 vegetable");
    play("sow 2 grain 1 vegetable");
    field_is("p1.crop.d2", "3_grain");
    field_is("p1.crop.c3", "3_grain");
    field_is("p1.crop.d3", "2_vegetable");
    field_is("p1.crop.c4", "none");
    has(1, "1 grain 2 vegetable");
}

static void cf126_only_what_the_supply_holds(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.d3=field", "p1.d2=field", "p1.grain=1", "p1.vegetable=1");
    play("place slash_and_burn", "sow");
    refuses("sow 2 grain 0 vegetable", "needs 2 grain, has 1");
    refuses("sow 0 grain 2 vegetable", "needs 2 vegetable, has 1");
    refuses("sow 3 grain 0 vegetable", "is not an option for");
    assert_int_equal(count_options("sow"), 3);
}

static void cf126_515_only_empty_fields(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.d3=field", "p1.crop.d4=1_grain", "p1.grain=2", "p1.vegetable=2");
    play("place slash_and_burn", "sow");
    refuses("sow 1 grain 1 vegetable", "needs 2 empty fields, has 1");
    play("sow 0 grain 1 vegetable");
    field_is("p1.crop.d4", "1_grain");
    field_is("p1.crop.d3", "2_vegetable");
}

static void cf126_nothing_to_sow_or_nowhere(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.crop.d4=2_vegetable", "p1.grain=2");
    play("place slash_and_burn");
    asks(1, "choose where to place the twin tile"); /* the only part */
    given("p1.d4=field");
    play("place slash_and_burn", "meadow c4 field c3");
    asks(2, "place a dwarf");
}

static void cf385_543_slash_and_burn_sowing_only(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.grain=1");
    play("place slash_and_burn", "sow");
    field_is("p1.crop.d4", "3_grain");
    has(1, "0 grain");
}

static void cf196_slash_and_burn_the_new_field_is_sown_at_once(void **state)
{
    (void)state;
    given("p1.grain=1");
    play("place slash_and_burn", "meadow d4 field d3", "sow");
    field_is("p1.crop.d3", "3_grain");
}

static void s10_loot_sow(void **state)
{
    (void)state;
    given("p1.weapon.1=12", "p1.weapon.2=12", "p1.d4=field", "p1.d3=field", "p1.d2=field",
          "p1.c4=field", "p1.grain=2", "p1.vegetable=2");
    play("place logging", "expedition 1", "loot_sow", "sow 2 grain 2 vegetable");
    has(1, "0 grain 0 vegetable");
    field_is("p1.crop.d2", "3_grain");
    field_is("p1.crop.d3", "3_grain");
    field_is("p1.crop.c4", "2_vegetable");
    field_is("p1.crop.d4", "2_vegetable");
}

static void s55_hardware_rental_seed_from_the_expedition(void **state)
{
    (void)state;
    given_players(5, "p1.weapon.1=4", "p1.weapon.2=4", "p1.d4=field", "p1.d3=field");
    play("place hardware_rental_five", "loot_grain", "loot_vegetable", "sow",
         "sow 1 grain 1 vegetable");
    field_is("p1.crop.d3", "3_grain");
    field_is("p1.crop.d4", "2_vegetable");
    field_is("p1.weapon.1", "5");
    has(1, "0 grain 0 vegetable");
}

static void cf457_sowing_a_field_with_an_animal_on_it(void **state)
{
    (void)state;
    given("p1.tile.e3=stubble_room", "p1.d4=field", "p1.grain=1", "p1.sheep=2", "p1.boar=1",
          "p1.food=0");
    play("place slash_and_burn", "sow");
    asks(1, "the animals do not fit");
    play("release boar");
    has(1, "2 sheep 0 boar 0 food");
}

/* ---- Field phase ---- */

static void cf67_one_crop_of_every_sown_field(void **state)
{
    (void)state;
    given("phase=field", "round=3", "harvest=full", "p1.d4=field", "p1.crop.d4=3_grain",
          "p1.d3=field", "p1.crop.d3=1_grain", "p1.d2=field", "p1.crop.d2=2_vegetable",
          "p1.c4=field", "p1.crop.c4=1_vegetable", "p1.c3=field", "p1.food=9", "p2.food=9",
          "p2.d4=field", "p2.crop.d4=2_grain");
    has(1, "2 grain 2 vegetable");
    field_is("p1.crop.d4", "2_grain");
    field_is("p1.crop.d3", "none");
    field_is("p1.crop.d2", "1_vegetable");
    field_is("p1.crop.c4", "none");
    field_is("p1.crop.c3", "none");
    has(2, "1 grain 0 vegetable");
    field_is("p2.crop.d4", "1_grain");
    asks(1, "feed your family");
}

static void cf126_a_field_harvested_to_the_end_is_empty_again(void **state)
{
    (void)state;
    given("p1.d4=field", "p1.crop.d4=none", "p1.vegetable=1");
    play("place slash_and_burn", "sow");
    field_is("p1.crop.d4", "2_vegetable");
}

static void cf62_477_a_choice_harvest_is_for_those_who_chose_the_field(void **state)
{
    (void)state;
    given("phase=choice", "round=8", "harvest=choice", "marker.6=question", "marker.7=question",
          "marker.8=question", "p1.d4=field", "p1.crop.d4=3_grain", "p2.d4=field",
          "p2.crop.d4=3_grain");
    play("field", "breeding");
    has(1, "1 grain");
    has(2, "0 grain");
    field_is("p2.crop.d4", "3_grain");
    asks(1, "feed your family");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf124_a_small_pasture_costs_2_wood),
        CFT_TEST(cf124_a_large_pasture_costs_4_wood),
        CFT_TEST(cf124_one_small_and_one_large_in_one_action),
        CFT_TEST(cf124_without_the_wood_no_fence),
        CFT_TEST(cf124_without_meadows_no_fence),
        CFT_TEST(cf379_the_field_beside_keeps_its_crops),
        CFT_TEST(cf380_no_large_pasture_over_a_small_one),
        CFT_TEST(cf381_two_large_pastures_side_by_side_stay_two),
        CFT_TEST(cf394_the_carpenter_saves_a_wood_on_each_pasture),
        CFT_TEST(s7_loot_small_pasture_under_a_stable),
        CFT_TEST(cf395_the_carpenter_makes_loot_fences_free),
        CFT_TEST(cf472_a_large_pasture_may_hold_less_than_the_meadows_did),
        CFT_TEST(cf125_where_a_stable_may_stand),
        CFT_TEST(cf358_a_stable_needs_no_neighbour),
        CFT_TEST(cf382_three_stables_are_all),
        CFT_TEST(cf383_two_stables_on_one_large_pasture),
        CFT_TEST(cf396_s17_the_stone_carver_builds_stables_for_nothing),
        CFT_TEST(cf443_a_stable_as_loot_is_free_and_no_refund),
        CFT_TEST(cf126_up_to_two_of_each),
        CFT_TEST(cf126_only_what_the_supply_holds),
        CFT_TEST(cf126_515_only_empty_fields),
        CFT_TEST(cf126_nothing_to_sow_or_nowhere),
        CFT_TEST(cf385_543_slash_and_burn_sowing_only),
        CFT_TEST(cf196_slash_and_burn_the_new_field_is_sown_at_once),
        CFT_TEST(s10_loot_sow),
        CFT_TEST(s55_hardware_rental_seed_from_the_expedition),
        CFT_TEST(cf457_sowing_a_field_with_an_animal_on_it),
        CFT_TEST(cf67_one_crop_of_every_sown_field),
        CFT_TEST(cf126_a_field_harvested_to_the_end_is_empty_again),
        CFT_TEST(cf62_477_a_choice_harvest_is_for_those_who_chose_the_field),
    };

    return CFT_RUN(tests);
}
