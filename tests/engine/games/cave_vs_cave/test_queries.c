/* test_queries.c - every count that cards may use, at positions where each has its own answer.
 *
 * Shipped cards use only some of the counts; mods may use all of them.
 */
#include "tests/support/cvc_table.h"

static void counts(int seat, const char *name, int expected)
{
    const int query = adit_query_find(cvc_engine()->def, name);
    int found;

    assert_true(query >= 0);
    found = adit_query(adit_game_view_tx(cvc_match()), seat - 1, query);
    if (found != expected) {
        fail_msg("%s of player %d is %d, expected %d", name, seat, found, expected);
    }
}

static void rooms_are_counted_by_their_colour(void **state)
{
    (void)state;
    given("p1.cell.c4=parlor", "p1.cell.c7=dungeon");
    counts(1, "orange_rooms", 2); /* the entrance is one */
    counts(2, "orange_rooms", 1);
    counts(1, "rooms", 3);
    counts(1, "blue_rooms", 1);
    counts(2, "blue_rooms", 0);
    counts(2, "rooms", 1);
}

static void cells_are_rock_or_empty_or_neither(void **state)
{
    (void)state;
    given();
    const int rocks = cvc_count_ground(&cvc_now()->player[0], CVC_ROCK);
    counts(1, "rocks", rocks);
    counts(2, "rocks", rocks);
    given("p1.cell.c7=empty", "p1.cell.c5=parlor");
    counts(1, "rocks", rocks - 2);
    counts(1, "empty_cells", 2); /* one is empty from the start */
    counts(2, "empty_cells", 1);
}

static void walls_are_in_the_cave_or_in_the_supply(void **state)
{
    (void)state;
    given("p1.wall.w0=1");
    counts(1, "walls_built", 1);
    counts(2, "walls_built", 0);
    const int supply = cvc_now()->wall_supply;
    given();
    counts(1, "wall_supply", supply + 1);
}

static void rocks_dug_out_count_for_the_turn(void **state)
{
    (void)state;
    given("p1.goods.food=2");
    counts(1, "digs_this_turn", 0);
    play("take excavation", "pay 2 food then dig 2", "dig c7", "dig c9");
    counts(1, "digs_this_turn", 2);
    counts(2, "digs_this_turn", 0);
}

static void the_table_is_the_same_for_everybody(void **state)
{
    (void)state;
    given();
    counts(1, "round", 1);
    counts(2, "round", 1);
    counts(2, "dwarfs", 2); /* CVC-14 */
    counts(1, "display", display_count());
    pass_to_round(2);
    counts(2, "round", 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(rooms_are_counted_by_their_colour),
        CVC_TEST(cells_are_rock_or_empty_or_neither),
        CVC_TEST(walls_are_in_the_cave_or_in_the_supply),
        CVC_TEST(rocks_dug_out_count_for_the_turn),
        CVC_TEST(the_table_is_the_same_for_everybody),
    };

    return CVC_RUN(tests);
}
