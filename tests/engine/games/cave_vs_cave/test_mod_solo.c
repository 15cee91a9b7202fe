/* test_mod_solo.c - when the extra tile of a solo turn comes (CVC-115), with tiles and rooms
 * that could dig in other ways than the printed ones.
 */
#include "tests/support/cvc_table.h"

#define MOD "tests/engine/games/cave_vs_cave/rules_mod"
#define TOP "room.treasury=pile_top"

static void turned_up(void)
{
    field_is("room.treasury", "display");
}

static void not_turned_up(void)
{
    field_is("room.treasury", "pile_top");
}

static void the_tile_waits_for_a_bonus_that_may_dig(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=rules_mod:shaft");
    play("take excavation", "dig", "dig c8");
    not_turned_up();
    play("end_turn");
    turned_up();
}

static void a_bonus_that_digs_as_well_makes_two_digs(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=rules_mod:shaft");
    play("take excavation", "dig", "dig c8", "bonus rules_mod:shaft", "dig c2", "end_turn");
    not_turned_up();
}

static void a_bonus_that_was_used_is_not_waited_for(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=rules_mod:shaft");
    play("take undergrowth", "bonus rules_mod:shaft", "dig c2");
    turned_up();
}

static void a_bonus_that_cannot_dig_is_not_waited_for(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=prospecting_site", "p1.cell.c5=digging_cave");
    play("take undergrowth", "rooms 1", "use digging_cave", "pay 1 gold then dig", "dig c8");
    field_is("turn_bonus.1", "prospecting_site");
    turned_up();
}

static void in_order_the_tile_waits_for_a_dig_that_comes_later(void **state)
{
    (void)state;
    given_solo(TOP);
    play("take rules_mod:stairway", "dig above", "dig c8");
    not_turned_up();
    play("gain 1 stone");
    not_turned_up();
    play("dig below", "dig c2", "end_turn");
    not_turned_up();
}

static void in_order_a_dig_that_was_passed_over_is_not_waited_for(void **state)
{
    (void)state;
    given_solo(TOP);
    play("take rules_mod:stairway", "dig below", "dig c8");
    turned_up();
}

static void of_one_of_the_other_digs_are_not_waited_for(void **state)
{
    (void)state;
    given_solo(TOP);
    play("take rules_mod:crossroads", "dig", "dig c8");
    turned_up();
}

static void of_one_of_that_became_and_or_they_are(void **state)
{
    (void)state;
    given_solo(TOP, "p1.cell.c4=rules_mod:signpost");
    play("take rules_mod:crossroads", "dig", "dig c8");
    not_turned_up();
    play("gain 2 wood", "end_turn");
    turned_up();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(the_tile_waits_for_a_bonus_that_may_dig),
        CVC_TEST(a_bonus_that_digs_as_well_makes_two_digs),
        CVC_TEST(a_bonus_that_was_used_is_not_waited_for),
        CVC_TEST(a_bonus_that_cannot_dig_is_not_waited_for),
        CVC_TEST(in_order_the_tile_waits_for_a_dig_that_comes_later),
        CVC_TEST(in_order_a_dig_that_was_passed_over_is_not_waited_for),
        CVC_TEST(of_one_of_the_other_digs_are_not_waited_for),
        CVC_TEST(of_one_of_that_became_and_or_they_are),
    };

    cvc_add_mod(MOD);
    return CVC_RUN(tests);
}
