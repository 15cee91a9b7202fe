/* test_halls.c - the mountain (3.1 to 3.5): both sides, neighbours, points, edges, districts,
 * presence. The tables of the engine are held against axial coordinates, worked out anew here. */
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

/* ---- Axial coordinates (COV-51) ---- */

typedef struct {
    int q, r;
} hex;

enum { DIRECTIONS = 6 };

static const int first_q[COV_ROWS] = {-1, -2, -3, -3, -3}, last_q[COV_ROWS] = {2, 2, 2, 1, 0};
static const hex ways[DIRECTIONS] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};

/* A spot is named by row and by place in its row on the 3-4 player side. */
static hex hex_of(int spot)
{
    const int row = cov_spot_words[spot][0] - 'a';

    assert_true(row >= 0 && row < COV_ROWS);
    return (hex){first_q[row] + cov_spot_words[spot][1] - '1', row - 2};
}

static bool is_hex(bool is_large, hex at)
{
    const int row = at.r + 2;

    return row >= 0 && row < COV_ROWS && at.q >= first_q[row] + !is_large && at.q <= last_q[row];
}

static int spot_of(bool is_large, hex at)
{
    for (int spot = 0; spot < COV_SPOTS && is_hex(is_large, at); spot++) {
        const hex cell = hex_of(spot);
        if (cell.q == at.q && cell.r == at.r) {
            return spot;
        }
    }
    return -1;
}

static hex moved_by(hex at, int q, int r)
{
    return (hex){at.q + q, at.r + r};
}

static int spot_called(const char *name)
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (strcmp(cov_spot_words[spot], name) == 0) {
            return spot;
        }
    }
    fail_msg("there is no spot %s", name);
    return -1;
}

/* An empty board for so many players. */
static const cov_state *state_of_side(int players)
{
    static cov_state state;

    memset(&state, 0, sizeof state);
    state.base.players = (uint8_t)players;
    return &state;
}

/* Spots of the point or edge, from coordinates; false if one does not exist. */
static bool spots_at(bool is_large, const hex *at, int count, int *spots)
{
    bool are_all = true;

    for (int i = 0; i < count; i++) {
        spots[i] = spot_of(is_large, at[i]);
        are_all &= spots[i] >= 0;
    }
    return are_all;
}

static int count_common(const int *a, const int *b, int count)
{
    int n = 0;

    for (int i = 0; i < count; i++) {
        for (int k = 0; k < count; k++) {
            n += a[i] == b[k];
        }
    }
    return n;
}

/* ---- Spots (COV-51 to COV-54) ---- */

/* COV-2 to COV-5, COV-28, COV-52, COV-304 */
static void the_sides_have_19_and_24_halls(void **state)
{
    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        int count = 0;
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            assert_int_equal(cov_spot_exists(state_of_side(players), spot),
                             is_hex(players > 2, hex_of(spot)));
            count += cov_spot_exists(state_of_side(players), spot);
        }
        assert_int_equal(count, players > 2 ? 24 : 19);
    }
}

/* COV-51: 3-4-5-4-3 and 4-5-6-5-4 */
static void the_rows_have_their_lengths(void **state)
{
    static const int lengths[COV_ROWS] = {4, 5, 6, 5, 4};
    int count[COV_ROWS] = {0};

    (void)state;
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        assert_int_equal(cov_row_of(spot), hex_of(spot).r + 2);
        count[cov_row_of(spot)]++;
    }
    assert_memory_equal(count, lengths, sizeof count);
}

/* COV-54 */
static void neighbours_are_those_of_the_coordinates(void **state)
{
    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            if (!is_hex(players > 2, hex_of(spot))) {
                continue;
            }
            for (int way = 0; way < DIRECTIONS; way++) {
                const hex to = moved_by(hex_of(spot), ways[way].q, ways[way].r);
                assert_int_equal(cov_neighbour(state_of_side(players), spot, way),
                                 spot_of(players > 2, to));
            }
        }
    }
}

/* COV-53 */
static void four_halls_start_face_up_around_the_centre(void **state)
{
    static const hex start[] = {{0, -1}, {-1, 0}, {0, 0}, {-1, 1}};

    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        int up = 0;
        covt_given(players, COVT_LIST(NULL));
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            up += cov_is_up(covt_now(), spot);
            assert_true(cov_is_up(covt_now(), spot) + (covt_now()->back[spot] != 0) ==
                        is_hex(players > 2, hex_of(spot)));
        }
        assert_int_equal(up, 4);
        for (int i = 0; i < 4; i++) {
            assert_true(cov_is_up(covt_now(), spot_of(true, start[i])));
        }
    }
    assert_int_equal(spot_of(true, start[0]), spot_called("b3"));
    assert_int_equal(spot_of(true, start[1]), spot_called("c3"));
    assert_int_equal(spot_of(true, start[2]), spot_called("c4"));
    assert_int_equal(spot_of(true, start[3]), spot_called("d3"));
}

/* ---- Points (3.3) ---- */

/* COV-57, COV-58 */
static bool point_by_hand(bool is_large, int point, int spots[3])
{
    const hex at = hex_of(point / 2);
    const hex top[3] = {at, moved_by(at, 0, -1), moved_by(at, 1, -1)};
    const hex bottom[3] = {at, moved_by(at, -1, 1), moved_by(at, 0, 1)};

    return spots_at(is_large, point % 2 == COV_TOP ? top : bottom, 3, spots);
}

static void points_touch_three_halls(void **state)
{
    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        int count = 0;
        for (int point = 0; point < COV_POINTS; point++) {
            int spots[3], expected[3];
            const bool exists = point_by_hand(players > 2, point, expected);
            assert_int_equal(cov_point_spots(state_of_side(players), point, spots), exists);
            count += exists;
            if (exists) {
                assert_int_equal(count_common(spots, expected, 3), 3);
            }
        }
        assert_int_equal(count, players > 2 ? 32 : 24); /* COV-55, COV-304 */
    }
}

/* COV-56: where three halls meet, by trying all triples of neighbours. */
static void there_is_a_point_wherever_three_halls_meet(void **state)
{
    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        int count = 0;
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            for (int way = 0; way < DIRECTIONS && is_hex(players > 2, hex_of(spot)); way++) {
                count += cov_neighbour(state_of_side(players), spot, way) >= 0 &&
                         cov_neighbour(state_of_side(players), spot, (way + 1) % DIRECTIONS) >= 0;
            }
        }
        assert_int_equal(count, 3 * (players > 2 ? 32 : 24)); /* each is met from three halls */
    }
}

/* COV-59 */
static void a_hall_has_six_points_clockwise_from_the_top(void **state)
{
    static const struct {
        hex way;
        int end;
    } corners[DIRECTIONS] = {{{0, 0}, COV_TOP},    {{1, -1}, COV_BOTTOM}, {{0, 1}, COV_TOP},
                             {{0, 0}, COV_BOTTOM}, {{-1, 1}, COV_TOP},    {{0, -1}, COV_BOTTOM}};

    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            for (int i = 0; i < DIRECTIONS && is_hex(players > 2, hex_of(spot)); i++) {
                const hex at = moved_by(hex_of(spot), corners[i].way.q, corners[i].way.r);
                const int owner = spot_of(players > 2, at);
                const int point = owner * 2 + corners[i].end;
                int spots[3];
                const bool exists = owner >= 0 && point_by_hand(players > 2, point, spots);
                assert_int_equal(cov_point_of(state_of_side(players), spot, i),
                                 exists ? point : -1);
            }
        }
    }
}

/* COV-60 */
static bool joined_by_hand(int top, int bottom)
{
    const hex a = hex_of(top / 2), b = hex_of(bottom / 2);
    const hex way = {b.q - a.q, b.r - a.r};

    return (way.q == 0 && way.r == -1) || (way.q == 1 && (way.r == -1 || way.r == -2));
}

/* COV-60, COV-61: the same as sharing two halls; farther points share one at most. */
static void joined_points_share_two_halls(void **state)
{
    (void)state;
    for (int a = 0; a < COV_POINTS; a++) {
        for (int b = 0; b < COV_POINTS; b++) {
            int of_a[3], of_b[3];
            if (!point_by_hand(true, a, of_a) || !point_by_hand(true, b, of_b)) {
                continue;
            }
            const bool by_hand =
                a % 2 != b % 2 && (a % 2 == COV_TOP ? joined_by_hand(a, b) : joined_by_hand(b, a));
            assert_int_equal(cov_points_are_joined(a, b), by_hand);
            assert_int_equal(by_hand, count_common(of_a, of_b, 3) == 2);
            assert_int_equal(a == b, count_common(of_a, of_b, 3) == 3);
        }
    }
}

/* COV-304 */
static void the_two_points_of_the_start_halls_are_joined(void **state)
{
    const int upper = spot_called("b3") * 2 + COV_BOTTOM, lower = spot_called("d3") * 2 + COV_TOP;
    const int of_upper[3] = {spot_called("b3"), spot_called("c3"), spot_called("c4")};
    const int of_lower[3] = {spot_called("d3"), spot_called("c3"), spot_called("c4")};
    int spots[3];

    (void)state;
    assert_true(cov_point_spots(state_of_side(2), upper, spots));
    assert_int_equal(count_common(spots, of_upper, 3), 3);
    assert_true(cov_point_spots(state_of_side(2), lower, spots));
    assert_int_equal(count_common(spots, of_lower, 3), 3);
    assert_true(cov_points_are_joined(upper, lower));
    assert_string_equal(cov_point_words[upper], "b3_bottom");
    assert_string_equal(cov_point_words[lower], "d3_top");
}

/* ---- Edges (3.4) ---- */

/* COV-55, COV-62 */
static void edges_join_two_neighbours(void **state)
{
    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        int count = 0;
        for (int edge = 0; edge < COV_EDGES; edge++) {
            const hex at = hex_of(edge / 3), way = ways[1 + edge % 3];
            const hex both[2] = {at, moved_by(at, way.q, way.r)};
            int spots[2], expected[2];
            const bool exists = spots_at(players > 2, both, 2, expected);
            assert_int_equal(cov_edge_spots(state_of_side(players), edge, spots), exists);
            count += exists;
            if (exists) {
                assert_int_equal(count_common(spots, expected, 2), 2);
            }
        }
        assert_int_equal(count, players > 2 ? 55 : 42);
    }
}

/* COV-62: both halls of an edge call it by the same name. */
static void an_edge_has_one_name_from_both_sides(void **state)
{
    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            for (int way = 0; way < DIRECTIONS && is_hex(players > 2, hex_of(spot)); way++) {
                const int other = cov_neighbour(state_of_side(players), spot, way);
                const int edge = cov_edge_of(state_of_side(players), spot, way);
                int spots[2];
                if (other < 0) {
                    assert_int_equal(edge, -1);
                    continue;
                }
                assert_true(cov_edge_spots(state_of_side(players), edge, spots));
                assert_int_equal(count_common(spots, (const int[]){spot, other}, 2), 2);
                assert_int_equal(
                    edge, cov_edge_of(state_of_side(players), other, (way + 3) % DIRECTIONS));
            }
        }
    }
}

/* ---- Districts (3.5) ---- */

static int count_districts(int comp[COV_SPOTS], int size[COV_SPOTS])
{
    return cov_districts(covt_now(), covt_engine()->cards, comp, size);
}

static int query_of(int seat, const char *name)
{
    return adit_query(adit_game_view_tx(covt_match()), seat - 1, adit_query_find(&cov_game, name));
}

/* COV-11.16, COV-45, COV-64: yellow b3 and c3, blue c4, black d3 and d4, yellow c5. */
#define FOUR_DISTRICTS                                                                             \
    "no_enemies", "b3=yellow_emerald_haven", "c3=yellow_emerald_cell", "c4=blue_emerald_haven",    \
        "d3=black_gold_haven", "d4=black_gold_hall", "c5=yellow_gold_cell"

static void halls_of_one_colour_that_touch_are_a_district(void **state)
{
    int comp[COV_SPOTS], size[COV_SPOTS];

    (void)state;
    given(FOUR_DISTRICTS);
    assert_int_equal(count_districts(comp, size), 4);
    assert_int_equal(comp[spot_called("b3")], comp[spot_called("c3")]);
    assert_int_equal(comp[spot_called("d3")], comp[spot_called("d4")]);
    assert_int_not_equal(comp[spot_called("b3")], comp[spot_called("c5")]);
    assert_int_equal(comp[spot_called("e2")], -1);
    assert_int_equal(size[comp[spot_called("b3")]], 2);
    assert_int_equal(size[comp[spot_called("d4")]], 2);
    assert_int_equal(size[comp[spot_called("c4")]], 1);
}

/* COV-10.81: a hall that is turned up joins two districts. */
static void districts_are_those_of_the_moment(void **state)
{
    int comp[COV_SPOTS], size[COV_SPOTS];

    (void)state;
    given(FOUR_DISTRICTS, "b4=yellow_emerald_den");
    assert_int_equal(count_districts(comp, size), 3);
    assert_int_equal(size[comp[spot_called("b4")]], 4);
}

/* COV-68 */
static void gates_and_pillars_do_not_change_districts(void **state)
{
    int comp[COV_SPOTS], size[COV_SPOTS];

    (void)state;
    given(FOUR_DISTRICTS, "carts_p1.site_g1=1", "gate.b3_sw=p1", "carts_p1.site_p1=1",
          "pillar.b3_bottom=p1");
    assert_int_equal(count_districts(comp, size), 4);
    assert_int_equal(size[comp[spot_called("b3")]], 2);
}

/* Puts the hall and those of its colour that it reaches, neighbour by neighbour, into a district.
 */
static int walk_district(const cov_state *board, int spot, int district, int comp[COV_SPOTS])
{
    const adit_cards *cards = covt_engine()->cards;
    const int colour = cov_hall_at(board, cards, spot)->fact[COV_HALL_COLOUR].number;
    int size = 1;

    comp[spot] = district;
    for (int way = 0; way < DIRECTIONS; way++) {
        const int next = cov_neighbour(board, spot, way);
        const adit_card *hall = next < 0 ? NULL : cov_hall_at(board, cards, next);
        if (hall != NULL && comp[next] < 0 && hall->fact[COV_HALL_COLOUR].number == colour) {
            size += walk_district(board, next, district, comp);
        }
    }
    return size;
}

static void compare_districts(const cov_state *board)
{
    const adit_cards *cards = covt_engine()->cards;
    int comp[COV_SPOTS], size[COV_SPOTS], expected[COV_SPOTS], district = 0;
    const int count = cov_districts(board, cards, comp, size);

    memset(expected, -1, sizeof expected);
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (cov_hall_at(board, cards, spot) != NULL && expected[spot] < 0) {
            const int halls = walk_district(board, spot, district, expected);
            assert_true(district < count);
            assert_int_equal(size[district++], halls);
        }
    }
    assert_int_equal(count, district);
    assert_memory_equal(comp, expected, sizeof comp);
}

/* Boards with few and with many halls, on both sides. */
static void districts_are_what_walking_from_hall_to_hall_finds(void **state)
{
    const int halls = adit_kind_card_count(covt_engine()->cards, COV_KIND_HALL);
    uint32_t random = 1;

    (void)state;
    for (int n = 0; n < 2000; n++) {
        cov_state board = {.base.players = n % 2 == 0 ? 4 : 2};
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            random = random * 1664525 + 1013904223;
            const bool is_hall =
                is_hex(n % 2 == 0, hex_of(spot)) && (random >> 24) % 10 < (uint32_t)(n % 11);
            board.hall[spot] = (uint8_t)(is_hall ? 1 + (random >> 8) % (uint32_t)halls : 0);
        }
        compare_districts(&board);
    }
}

/* ---- Presence (COV-46, COV-65, COV-66) ---- */

static uint32_t set_of(const char *const *names)
{
    uint32_t set = 0;

    for (int i = 0; names[i] != NULL; i++) {
        set |= UINT32_C(1) << spot_called(names[i]);
    }
    return set;
}
#define presence_is(seat, ...)                                                                     \
    assert_int_equal(cov_presence(covt_now(), (seat)-1), set_of(COVT_LIST(__VA_ARGS__)))

static void a_clan_is_present_where_its_buildings_touch(void **state)
{
    (void)state;
    given(FOUR_DISTRICTS);
    assert_int_equal(cov_presence(covt_now(), 0), 0);
    given(FOUR_DISTRICTS, "building_1.d4=p1_house", "building_1.c4=p2_workshop");
    presence_is(1, "d4");
    presence_is(2, "c4");
    given(FOUR_DISTRICTS, "carts_p1.site_g1=1", "gate.b3_sw=p1");
    presence_is(1, "b3", "c3");
    given(FOUR_DISTRICTS, "carts_p2.site_p1=1", "pillar.d3_top=p2", "building_1.c3=p2_house");
    presence_is(2, "d3", "c3", "c4");
    assert_int_equal(cov_presence(covt_now(), 0), 0);
}

/* COV-67: each district once. */
static void districts_of_a_clan_are_those_it_is_present_in(void **state)
{
    (void)state;
    given(FOUR_DISTRICTS);
    assert_int_equal(query_of(1, "districts"), 0);
    given(FOUR_DISTRICTS, "carts_p1.site_g1=1", "gate.b3_sw=p1");
    assert_int_equal(query_of(1, "districts"), 1);
    given(FOUR_DISTRICTS, "carts_p1.site_p1=1", "pillar.d3_top=p1", "building_1.d4=p1_house");
    assert_int_equal(query_of(1, "districts"), 3);
}

/* COV-48: the Elders are a clan like others. */
static void the_elders_are_present_too(void **state)
{
    (void)state;
    given_solo(FOUR_DISTRICTS, "building_1.d4=p2_house");
    presence_is(2, "d4");
    assert_int_equal(cov_presence(covt_now(), 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(the_sides_have_19_and_24_halls),
        COVT_TEST(the_rows_have_their_lengths),
        COVT_TEST(neighbours_are_those_of_the_coordinates),
        COVT_TEST(four_halls_start_face_up_around_the_centre),
        COVT_TEST(points_touch_three_halls),
        COVT_TEST(there_is_a_point_wherever_three_halls_meet),
        COVT_TEST(a_hall_has_six_points_clockwise_from_the_top),
        COVT_TEST(joined_points_share_two_halls),
        COVT_TEST(the_two_points_of_the_start_halls_are_joined),
        COVT_TEST(edges_join_two_neighbours),
        COVT_TEST(an_edge_has_one_name_from_both_sides),
        COVT_TEST(halls_of_one_colour_that_touch_are_a_district),
        COVT_TEST(districts_are_those_of_the_moment),
        COVT_TEST(gates_and_pillars_do_not_change_districts),
        COVT_TEST(districts_are_what_walking_from_hall_to_hall_finds),
        COVT_TEST(a_clan_is_present_where_its_buildings_touch),
        COVT_TEST(districts_of_a_clan_are_those_it_is_present_in),
        COVT_TEST(the_elders_are_present_too),
    };

    return COVT_RUN(tests);
}
