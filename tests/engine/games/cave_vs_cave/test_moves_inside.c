/* test_moves_inside.c - exchanges of a mod that change the cave in the middle of a move.
 *
 * Whatever they change, the move around them must still be possible. The rooms stand in
 * moves_mod/.
 */
#include "tests/support/cvc_table.h"

#define MOD "tests/engine/games/cave_vs_cave/moves_mod"
#define PICK_RACK "p1.cell.c4=moves_mod:pick_rack"
#define MASON "p1.cell.c5=moves_mod:masons_yard"
#define JOINER "p1.cell.c4=moves_mod:joiner"

/* All rocks of the cave are gone but c9 and c10. */
#define TWO_ROCKS                                                                                  \
    "p1.cell.c0=empty", "p1.cell.c1=empty", "p1.cell.c2=empty", "p1.cell.c3=empty",                \
        "p1.cell.c5=empty", "p1.cell.c7=empty", "p1.cell.c8=empty"

/* What lies under a rock is not known to a trial, which must look behind it all the same. */
static void an_exchange_leaves_the_rock_that_the_move_needs(void **state)
{
    (void)state;
    given(PICK_RACK, TWO_ROCKS, "p1.goods.food=2");
    play("take excavation", "pay 2 food then dig 2"); /* c9 comes first, c10 lies behind it */
    options_are("dig c10");
    refuses("anytime burrow", "you cannot reach any rock");
    play("dig c10");
}

static void an_exchange_may_take_a_rock_that_is_not_needed(void **state)
{
    (void)state;
    given(PICK_RACK, TWO_ROCKS, "p1.cell.c8=rock", "p1.goods.food=2");
    play("take excavation", "pay 2 food then dig 2", "anytime burrow", "dig c8", "dig c10");
    field_is("p1.cell.c8", "empty");
}

/* The slots of two walls are more ways than a trial has runs. None of them brings the gold back. */
static void an_exchange_inside_two_others_leaves_the_gold_for_the_move(void **state)
{
    (void)state;
    given(MASON, "p1.goods=1,1,0,0,0,1");
    play("take housework", "furnish for 5 food or 1 gold", "anytime enclose", "anytime enclose");
    refuses("anytime 1 gold for 1 food", "no way to finish it was found in 64 tries");
    play("wall w10", "wall w11");
    refuses("anytime 1 gold for 1 food", "cannot afford");
}

static void a_room_or_cell_that_is_being_paid_for_is_not_taken(void **state)
{
    (void)state;
    given(JOINER, "p1.cell.c5=empty", "p1.goods=9,9,0,0,9,9");
    play("take housework", "furnish for 5 food or 1 gold", "furnish shelf c5");
    refuses("anytime fit_out", "c5 is already furnished");
    given(JOINER, "p1.cell.c5=empty", "p1.cell.c9=empty", "p1.goods=9,9,0,0,9,9");
    play("take housework", "furnish for 5 food or 1 gold", "furnish shelf c5", "anytime fit_out");
    refuses("furnish shelf c9", "Shelf is not in the display");
    refuses("furnish spinning_wheel c5", "c5 is already furnished");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(an_exchange_leaves_the_rock_that_the_move_needs),
        CVC_TEST(an_exchange_may_take_a_rock_that_is_not_needed),
        CVC_TEST(an_exchange_inside_two_others_leaves_the_gold_for_the_move),
        CVC_TEST(a_room_or_cell_that_is_being_paid_for_is_not_taken),
    };

    cvc_add_mod(MOD);
    return CVC_RUN(tests);
}
