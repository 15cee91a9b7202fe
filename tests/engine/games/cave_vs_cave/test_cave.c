/* test_cave.c - section 3 and 6.7 of the rules: cells, edges, wall sets, reach, matching.
 *
 * Tables are written out here from the rules, and rotation and reach are worked out a second
 * time in another way, so that they check the engine and do not repeat it.
 */
#include "tests/support/cvc_table.h"

#include <stdlib.h>

enum { N = 1, E = 2, S = 4, W = 8 };

/* CVC-15: row, column, natural walls. */
static const struct {
    int row, column;
    unsigned natural;
} cells[CVC_CAVE] = {
    {0, 0, N | W}, {0, 1, N | E}, {1, 0, W},     {1, 1, E}, {2, 0, W},         {2, 1, E},
    {3, 0, 0},     {3, 1, E},     {4, 0, S | W}, {4, 1, S}, {4, 2, N | E | S},
};

/* CVC-17: first cell, its side, second cell, its side. */
static const struct {
    int a;
    unsigned side_a;
    int b;
    unsigned side_b;
} edges[CVC_EDGES] = {
    {0, E, 1, W}, {0, S, 2, N}, {1, S, 3, N}, {2, E, 3, W},  {2, S, 4, N},
    {3, S, 5, N}, {4, E, 5, W}, {4, S, 6, N}, {5, S, 7, N},  {6, E, 7, W},
    {6, S, 8, N}, {7, S, 9, N}, {8, E, 9, W}, {9, E, 10, W},
};

/* The classes of CVC-85 as bit sets of wall sets. */
enum {
    C1 = 1 << 1 | 1 << 2 | 1 << 4 | 1 << 8,
    C2A = 1 << 3 | 1 << 6 | 1 << 9 | 1 << 12,
    C2O = 1 << 5 | 1 << 10,
    C3 = 1 << 7 | 1 << 11 | 1 << 13 | 1 << 14,
    C4 = 1 << 15
};

static unsigned reach(bool through_walls)
{
    return cvc_reach(cvc_now(), 0, through_walls, -1);
}

static bool accepts(const char *room, int cell)
{
    return cvc_card_called(room)->extra[CVC_EXTRA_ACCEPTS] >> cvc_wallset(cvc_now(), 0, cell) & 1;
}

static void cvc015_eleven_cells_lie_in_two_columns_and_a_corner(void **state)
{
    (void)state;
    for (int cell = 0; cell < CVC_CAVE; cell++) {
        assert_int_equal(cvc_cell_place[cell][0], cells[cell].row);
        assert_int_equal(cvc_cell_place[cell][1], cells[cell].column);
    }
}

static void cvc015_every_cell_has_its_natural_walls(void **state)
{
    (void)state;
    given();
    for (int cell = 0; cell < CVC_CAVE; cell++) {
        assert_int_equal(cvc_wallset(cvc_now(), 0, cell), cells[cell].natural);
        assert_int_equal(cvc_wallset(cvc_now(), 1, cell), cells[cell].natural);
    }
}

static void cvc017_every_pair_of_neighbours_has_one_slot(void **state)
{
    int pairs = 0;

    (void)state;
    for (int a = 0; a < CVC_CAVE; a++) {
        for (int b = a + 1; b < CVC_CAVE; b++) {
            pairs += abs(cells[a].row - cells[b].row) + abs(cells[a].column - cells[b].column) == 1;
        }
    }
    assert_int_equal(pairs, CVC_EDGES);
    for (int edge = 0; edge < CVC_EDGES; edge++) {
        assert_int_equal(cvc_edge_cells[edge][0], edges[edge].a);
        assert_int_equal(cvc_edge_cells[edge][1], edges[edge].b);
    }
}

static void cvc017_walls_can_be_built_on_the_fourteen_slots_only(void **state)
{
    (void)state;
    given("tile.masonry=on_board");
    play("take masonry", "build_wall");
    options_are("wall w0 | wall w1 | wall w2 | wall w3 | wall w4 | wall w5 | wall w6 | wall w7 | "
                "wall w8 | wall w9 | wall w10 | wall w11 | wall w12 | wall w13");
}

static void cvc018_a_built_wall_adds_its_side_to_the_natural_walls(void **state)
{
    (void)state;
    given("p1.wall.w6=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, 4), W | E);
    given("p1.wall.w4=1", "p1.wall.w6=1", "p1.wall.w7=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, 4), N | E | S | W);
}

static void cvc019_a_wall_counts_for_both_cells_it_touches_and_no_other(void **state)
{
    (void)state;
    given();
    for (int edge = 0; edge < CVC_EDGES; edge++) {
        cvc_state *now = cvc_now();
        now->player[0].wall[edge] = 1;
        for (int cell = 0; cell < CVC_CAVE; cell++) {
            unsigned side = cell == edges[edge].a   ? edges[edge].side_a
                            : cell == edges[edge].b ? edges[edge].side_b
                                                    : 0;
            assert_int_equal(cvc_wallset(now, 0, cell), cells[cell].natural | side);
            assert_int_equal(cvc_wallset(now, 1, cell), cells[cell].natural);
        }
        now->player[0].wall[edge] = 0;
    }
}

static void cvc019_rooms_are_no_walls(void **state)
{
    (void)state;
    given("p1.cell.c2=shelf", "p1.cell.c5=grindstone");
    assert_int_equal(cvc_wallset(cvc_now(), 0, 4), W);
}

static void cvc022_reach_stops_at_rocks_and_at_walls(void **state)
{
    (void)state;
    given("p1.cell.c2=empty");
    assert_int_equal(reach(false), cells_of("c0 c3 c5 c7 c8"));
    given("p1.cell.c2=empty", "p1.wall.w7=1");
    assert_int_equal(reach(false), cells_of("c7 c8"));
    assert_int_equal(reach(true), cells_of("c0 c3 c5 c7 c8"));
}

static void cvc022_a_way_may_turn_in_any_direction(void **state)
{
    (void)state;
    /* round by the bottom row and up again: c6 c8 c9 c7 c5 c3 c1 */
    given("p1.cell.c8=empty", "p1.cell.c9=empty", "p1.cell.c7=empty", "p1.cell.c5=empty",
          "p1.cell.c3=empty", "p1.wall.w7=1", "p1.wall.w9=1", "p1.wall.w6=1");
    assert_int_equal(reach(false), cells_of("c1 c2 c10"));
}

static void cvc023_four_rocks_are_in_reach_at_the_start(void **state)
{
    (void)state;
    given();
    assert_int_equal(reach(false), cells_of("c2 c5 c7 c8"));
    play("take excavation", "dig");
    options_are("dig c2 | dig c5 | dig c7 | dig c8");
}

static void cvc023_furnished_rooms_do_not_block(void **state)
{
    (void)state;
    given("p1.cell.c4=shelf", "p1.cell.c7=grindstone");
    assert_int_equal(reach(false), cells_of("c2 c5 c8 c9"));
}

/* The same rule by another way: turn the walls instead of the tile, as lists of sides. */
static bool fits_when_turned(const char *pattern, unsigned walls)
{
    for (int turn = 0; turn < 4; turn++) {
        bool fits = true;
        for (int side = 0; side < 4; side++) {
            bool has_wall = (walls >> (side + turn) % 4 & 1u) != 0;
            fits = fits && (has_wall ? pattern[side * 2] != '.' : pattern[side * 2] != '#');
        }
        if (fits) {
            return true;
        }
    }
    return false;
}

static void cvc084_rooms_match_in_every_rotation(void **state)
{
    static const char *const patterns[] = {"# . . .", ". # . #", "# . . o", "# . . #",
                                           "# # . #", "# o . o", "# o . #", "# # o #",
                                           "# # # #", ". . . .", "o o o o", ". o # ."};

    (void)state;
    for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; i++) {
        int found;
        assert_true(cvc_read_walls(patterns[i], &found));
        for (unsigned walls = 0; walls < 16; walls++) {
            assert_int_equal(found >> walls & 1, fits_when_turned(patterns[i], walls));
        }
    }
}

static void cvc084_a_pattern_is_four_signs_with_blanks_between(void **state)
{
    int found;

    (void)state;
    assert_false(cvc_read_walls("", &found));
    assert_false(cvc_read_walls("# # #", &found));
    assert_false(cvc_read_walls("# # # x", &found));
    assert_false(cvc_read_walls("# # # # #", &found));
    assert_false(cvc_read_walls("####", &found));
}

static void cvc085_mirroring_never_matters(void **state)
{
    (void)state;
    for (unsigned walls = 0; walls < 16; walls++) {
        unsigned mirrored = (walls & (N | S)) | (walls & E) << 2 | (walls & W) >> 2;
        for (int i = 0; i < adit_kind_card_count(cvc_engine()->cards, CVC_KIND_ROOM); i++) {
            const adit_card *room = adit_card_at(cvc_engine()->cards, CVC_KIND_ROOM, i);
            assert_int_equal(room->extra[CVC_EXTRA_ACCEPTS] >> walls & 1,
                             room->extra[CVC_EXTRA_ACCEPTS] >> mirrored & 1);
        }
    }
}

static void cvc086_a_room_accepts_whole_classes_of_wall_sets(void **state)
{
    static const struct {
        const char *id;
        int accepts;
    } rooms[] = {
        {"shelf", C1},           {"tunnel", C2O},         {"grindstone", C1 | C2A},
        {"food_corner", C2A},    {"parlor", C3},          {"warehouse", C1 | C2A | C3},
        {"gold_vein", C2A | C3}, {"state_room", C3 | C4}, {"treasury", C4},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rooms / sizeof rooms[0]; i++) {
        assert_int_equal(cvc_card_called(rooms[i].id)->extra[CVC_EXTRA_ACCEPTS], rooms[i].accepts);
    }
}

static void cvc103_one_dark_wall_does_not_fit_between_two_opposite_walls(void **state)
{
    (void)state;
    given("p1.wall.w6=1");
    assert_false(accepts("warehouse", 4));
    assert_false(accepts("grindstone", 4));
    assert_false(accepts("stall", 4));
    given();
    assert_true(accepts("warehouse", 4));
}

static void x11_the_rock_behind_a_wall_is_reached_by_undermining_only(void **state)
{
    (void)state;
    given("p1.cell.c7=empty", "p1.wall.w11=1");
    assert_int_equal(reach(false), cells_of("c2 c5 c8"));
    assert_int_equal(reach(true), cells_of("c2 c5 c8 c9"));
}

static void x27_the_treasury_needs_the_fourth_wall_of_c10(void **state)
{
    (void)state;
    given("p1.cell.c10=empty", "p1.wall.w13=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, 10), 15);
    assert_true(accepts("treasury", 10));
    given("p1.cell.c10=empty");
    assert_false(accepts("treasury", 10));
}

static void x28_a_wall_on_w6_puts_c4_between_two_opposite_walls(void **state)
{
    (void)state;
    given("p1.wall.w6=1");
    assert_int_equal(cvc_wallset(cvc_now(), 0, 4), 10);
    assert_true(accepts("tunnel", 4));
    assert_true(accepts("junction_room", 4));
    assert_false(accepts("shelf", 4));
    assert_false(accepts("grindstone", 4));
    assert_false(accepts("warehouse", 4));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc015_eleven_cells_lie_in_two_columns_and_a_corner),
        CVC_TEST(cvc015_every_cell_has_its_natural_walls),
        CVC_TEST(cvc017_every_pair_of_neighbours_has_one_slot),
        CVC_TEST(cvc017_walls_can_be_built_on_the_fourteen_slots_only),
        CVC_TEST(cvc018_a_built_wall_adds_its_side_to_the_natural_walls),
        CVC_TEST(cvc019_a_wall_counts_for_both_cells_it_touches_and_no_other),
        CVC_TEST(cvc019_rooms_are_no_walls),
        CVC_TEST(cvc022_reach_stops_at_rocks_and_at_walls),
        CVC_TEST(cvc022_a_way_may_turn_in_any_direction),
        CVC_TEST(cvc023_four_rocks_are_in_reach_at_the_start),
        CVC_TEST(cvc023_furnished_rooms_do_not_block),
        CVC_TEST(cvc084_rooms_match_in_every_rotation),
        CVC_TEST(cvc084_a_pattern_is_four_signs_with_blanks_between),
        CVC_TEST(cvc085_mirroring_never_matters),
        CVC_TEST(cvc086_a_room_accepts_whole_classes_of_wall_sets),
        CVC_TEST(cvc103_one_dark_wall_does_not_fit_between_two_opposite_walls),
        CVC_TEST(x11_the_rock_behind_a_wall_is_reached_by_undermining_only),
        CVC_TEST(x27_the_treasury_needs_the_fourth_wall_of_c10),
        CVC_TEST(x28_a_wall_on_w6_puts_c4_between_two_opposite_walls),
    };

    return CVC_RUN(tests);
}
