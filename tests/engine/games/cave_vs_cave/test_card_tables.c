/* test_card_tables.c - the cards of the game against the tables of the rules (7.1, 7.3).
 *
 * The rows are written out here once more, from the rules and not from the cards, so that a
 * slip in a card file cannot hide.
 */
#include "tests/support/cvc_table.h"

typedef struct {
    int number;
    const char *id, *title;
    int back, colour;
    int wood, stone, gold; /* cost */
    int points;
    unsigned mask; /* bit w: wall set w is accepted */
} room_row;

/* clang-format off */
static const room_row room_table[] = {
    {1, "shelf", "Shelf", CVC_BACK_LIGHT, CVC_ORANGE, 1, 0, 0, 3, 0x0116},
    {2, "spinning_wheel", "Spinning Wheel", CVC_BACK_LIGHT, CVC_ORANGE, 1, 0, 0, 4, 0x0116},
    {3, "tunnel", "Tunnel", CVC_BACK_LIGHT, CVC_ORANGE, 1, 0, 0, 3, 0x0420},
    {4, "grindstone", "Grindstone", CVC_BACK_LIGHT, CVC_ORANGE, 0, 1, 0, 4, 0x135E},
    {5, "food_corner", "Food Corner", CVC_BACK_LIGHT, CVC_ORANGE, 0, 1, 0, 3, 0x1248},
    {6, "parlor", "Parlor", CVC_BACK_LIGHT, CVC_ORANGE, 0, 1, 1, 6, 0x6880},
    {7, "warehouse", "Warehouse", CVC_BACK_DARK, CVC_ORANGE, 2, 0, 0, 2, 0x7BDE},
    {8, "stall", "Stall", CVC_BACK_DARK, CVC_ORANGE, 1, 0, 1, 6, 0x7BDE},
    {9, "sacrificial_altar", "Sacrificial Altar", CVC_BACK_DARK, CVC_ORANGE, 0, 4, 0, 7, 0x7BDE},
    {10, "storeroom", "Storeroom", CVC_BACK_DARK, CVC_ORANGE, 2, 0, 1, 6, 0x1248},
    {11, "weaving_room", "Weaving Room", CVC_BACK_DARK, CVC_ORANGE, 2, 0, 0, 5, 0x1248},
    {12, "furniture_workshop", "Furniture Workshop", CVC_BACK_DARK, CVC_ORANGE, 1, 2, 0, 5, 0x7AC8},
    {13, "gold_vein", "Gold Vein", CVC_BACK_DARK, CVC_ORANGE, 0, 0, 5, 9, 0x7AC8},
    {14, "junction_room", "Junction Room", CVC_BACK_DARK, CVC_ORANGE, 2, 0, 0, 6, 0x0420},
    {15, "digging_cave", "Digging Cave", CVC_BACK_DARK, CVC_ORANGE, 3, 1, 0, 8, 0x6880},
    {16, "bakehouse", "Bakehouse", CVC_BACK_DARK, CVC_ORANGE, 1, 2, 0, 6, 0x6880},
    {17, "state_room", "State Room", CVC_BACK_DARK, CVC_ORANGE, 0, 0, 7, 12, 0xE880},
    {18, "secret_chamber", "Secret Chamber", CVC_BACK_DARK, CVC_ORANGE, 2, 1, 0, 8, 0x8000},
    {19, "treasury", "Treasury", CVC_BACK_DARK, CVC_ORANGE, 0, 0, 3, 10, 0x8000},
    {20, "prospecting_site", "Prospecting Site", CVC_BACK_DARK, CVC_BLUE, 0, 0, 0, 5, 0x135E},
    {21, "retting_room", "Retting Room", CVC_BACK_DARK, CVC_BLUE, 0, 1, 0, 3, 0x7BDE},
    {22, "equipment_room", "Equipment Room", CVC_BACK_DARK, CVC_BLUE, 2, 0, 0, 3, 0x135E},
    {23, "wood_storeroom", "Wood Storeroom", CVC_BACK_DARK, CVC_BLUE, 0, 1, 0, 2, 0x1248},
    {24, "dungeon", "Dungeon", CVC_BACK_DARK, CVC_BLUE, 0, 3, 4, 11, 0x8000},
};

static const struct {
    const char *id, *title;
    int stage;
    const char *rule;
} tile_table[] = {
    {"cultivation", "Cultivation", CVC_STAGE_START, "CVC-T1"},
    {"housework", "Housework", CVC_STAGE_START, "CVC-T2"},
    {"excavation", "Excavation", CVC_STAGE_START, "CVC-T3"},
    {"undergrowth", "Undergrowth", CVC_STAGE_START, "CVC-T4"},
    {"furnishing", "Furnishing", CVC_STAGE_TWO, "CVC-T5"},
    {"masonry", "Masonry", CVC_STAGE_TWO, "CVC-T6"},
    {"undermining", "Undermining", CVC_STAGE_TWO, "CVC-T7"},
    {"expansion", "Expansion", CVC_STAGE_THREE, "CVC-T8"},
    {"breach", "Breach", CVC_STAGE_THREE, "CVC-T9"},
    {"drift_mining", "Drift Mining", CVC_STAGE_THREE, "CVC-T10"},
    {"expedition", "Expedition", CVC_STAGE_THREE, "CVC-T11"},
    {"renovation", "Renovation", CVC_STAGE_FOUR, "CVC-T12"},
};
/* clang-format on */

enum { ROOMS = sizeof room_table / sizeof room_table[0] };
enum { TILES = sizeof tile_table / sizeof tile_table[0] };

static adit_goods cost_of(const adit_card *room)
{
    return adit_fixed_goods(cvc_engine()->cards, room->fact[CVC_ROOM_COST].goods);
}

static void table_7_1_every_tile_has_its_name_and_stage(void **state)
{
    (void)state;
    assert_int_equal(adit_kind_card_count(cvc_engine()->cards, CVC_KIND_TILE), TILES);
    for (int i = 0; i < TILES; i++) {
        const adit_card *tile = cvc_card_called(tile_table[i].id);
        assert_string_equal(tile->title, tile_table[i].title);
        assert_int_equal(tile->fact[CVC_TILE_STAGE].number, tile_table[i].stage);
        assert_contains(tile->source, tile_table[i].rule);
    }
}

static void table_7_3_every_room_has_its_number_name_and_back(void **state)
{
    (void)state;
    /* the entrance is the twenty-fifth */
    assert_int_equal(adit_kind_card_count(cvc_engine()->cards, CVC_KIND_ROOM), ROOMS + 1);
    for (int i = 0; i < ROOMS; i++) {
        const adit_card *room = cvc_card_called(room_table[i].id);
        assert_string_equal(room->title, room_table[i].title);
        assert_int_equal(room->fact[CVC_ROOM_NUMBER].number, room_table[i].number);
        assert_int_equal(room->fact[CVC_ROOM_BACK].number, room_table[i].back);
    }
}

static void table_7_3_every_room_has_its_colour(void **state)
{
    (void)state;
    for (int i = 0; i < ROOMS; i++) {
        assert_int_equal(cvc_card_called(room_table[i].id)->fact[CVC_ROOM_COLOUR].number,
                         room_table[i].colour);
    }
}

static void table_7_3_every_room_has_its_cost(void **state)
{
    (void)state;
    for (int i = 0; i < ROOMS; i++) {
        const room_row *row = &room_table[i];
        const adit_goods cost = cost_of(cvc_card_called(row->id));
        const adit_goods expected = {.have = {[CVC_WOOD] = (int16_t)row->wood,
                                              [CVC_STONE] = (int16_t)row->stone,
                                              [CVC_GOLD] = (int16_t)row->gold}};
        if (!adit_goods_equal(&cost, &expected)) {
            fail_msg("the cost of %s is not what the table says", row->id);
        }
    }
}

static void table_7_3_every_room_has_its_points(void **state)
{
    (void)state;
    for (int i = 0; i < ROOMS; i++) {
        assert_int_equal(cvc_card_called(room_table[i].id)->fact[CVC_ROOM_POINTS].number,
                         room_table[i].points);
    }
}

static void table_7_3_every_room_accepts_the_wall_sets_of_its_mask(void **state)
{
    (void)state;
    for (int i = 0; i < ROOMS; i++) {
        int accepts = cvc_card_called(room_table[i].id)->extra[CVC_EXTRA_ACCEPTS];
        if (accepts != (int)room_table[i].mask) {
            fail_msg("%s accepts %04x, expected %04x", room_table[i].id, (unsigned)accepts,
                     room_table[i].mask);
        }
    }
}

static void table_7_3_the_cave_entrance_is_orange_printed_and_worth_nothing(void **state)
{
    const adit_card *entrance = cvc_card_called("cave_entrance");
    const adit_goods cost = cost_of(entrance);

    (void)state;
    assert_int_equal(entrance->fact[CVC_ROOM_NUMBER].number, 0);
    assert_int_equal(entrance->fact[CVC_ROOM_BACK].number, CVC_BACK_PRINTED);
    assert_int_equal(entrance->fact[CVC_ROOM_COLOUR].number, CVC_ORANGE);
    assert_int_equal(entrance->fact[CVC_ROOM_POINTS].number, 0);
    assert_true(adit_goods_are_none(&cost));
}

static void cvc011_orange_rooms_have_a_use_and_blue_ones_have_none(void **state)
{
    (void)state;
    for (int i = 0; i < ROOMS; i++) {
        const adit_card *room = cvc_card_called(room_table[i].id);
        assert_int_equal(room->fact[CVC_ROOM_USE].effect != 0, room_table[i].colour == CVC_ORANGE);
    }
}

/* Sums over the loaded cards, with the entrance, which counts as orange in the game only. */
static void cvc093_points_add_up_to_23_and_114(void **state)
{
    int points[3] = {0};

    (void)state;
    for (int i = 0; i < adit_kind_card_count(cvc_engine()->cards, CVC_KIND_ROOM); i++) {
        const adit_card *room = adit_card_at(cvc_engine()->cards, CVC_KIND_ROOM, i);
        points[room->fact[CVC_ROOM_BACK].number] += room->fact[CVC_ROOM_POINTS].number;
    }
    assert_int_equal(points[CVC_BACK_LIGHT], 23);
    assert_int_equal(points[CVC_BACK_DARK], 114);
    assert_int_equal(points[CVC_BACK_PRINTED], 0);
}

static void cvc093_values_from_9_to_12_occur_once_7_once_and_8_twice(void **state)
{
    int rooms_worth[13] = {0};

    (void)state;
    for (int i = 0; i < adit_kind_card_count(cvc_engine()->cards, CVC_KIND_ROOM); i++) {
        const adit_card *room = adit_card_at(cvc_engine()->cards, CVC_KIND_ROOM, i);
        assert_in_range(room->fact[CVC_ROOM_POINTS].number, 0, 12);
        rooms_worth[room->fact[CVC_ROOM_POINTS].number]++;
    }
    for (int points = 9; points <= 12; points++) {
        assert_int_equal(rooms_worth[points], 1);
    }
    assert_int_equal(rooms_worth[8], 2);
    assert_int_equal(rooms_worth[7], 1);
}

static void cvc093_there_are_19_orange_and_5_blue_rooms(void **state)
{
    int rooms_of[2] = {0};

    (void)state;
    for (int i = 0; i < adit_kind_card_count(cvc_engine()->cards, CVC_KIND_ROOM); i++) {
        const adit_card *room = adit_card_at(cvc_engine()->cards, CVC_KIND_ROOM, i);
        rooms_of[room->fact[CVC_ROOM_COLOUR].number] +=
            room->fact[CVC_ROOM_BACK].number != CVC_BACK_PRINTED;
    }
    assert_int_equal(rooms_of[CVC_ORANGE], 19);
    assert_int_equal(rooms_of[CVC_BLUE], 5);
}

static void cvc093_all_rooms_together_cost_21_wood_18_stone_22_gold(void **state)
{
    adit_goods sum = {{0}};
    const adit_goods expected = {.have = {[CVC_WOOD] = 21, [CVC_STONE] = 18, [CVC_GOLD] = 22}};

    (void)state;
    for (int i = 0; i < adit_kind_card_count(cvc_engine()->cards, CVC_KIND_ROOM); i++) {
        const adit_goods cost = cost_of(adit_card_at(cvc_engine()->cards, CVC_KIND_ROOM, i));
        sum = adit_goods_sum(&sum, &cost);
    }
    assert_true(adit_goods_equal(&sum, &expected));
}

static void every_card_says_where_its_values_come_from(void **state)
{
    int count = adit_engine_card_count(cvc_engine());

    (void)state;
    for (int i = 0; i < count; i++) {
        adit_card_info info;
        assert_int_equal(adit_engine_card(cvc_engine(), i, &info), ADIT_OK);
        assert_contains(info.source, "CVC-");
        assert_int_not_equal(info.mark[0], '\0');
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(table_7_1_every_tile_has_its_name_and_stage),
        CVC_TEST(table_7_3_every_room_has_its_number_name_and_back),
        CVC_TEST(table_7_3_every_room_has_its_colour),
        CVC_TEST(table_7_3_every_room_has_its_cost),
        CVC_TEST(table_7_3_every_room_has_its_points),
        CVC_TEST(table_7_3_every_room_accepts_the_wall_sets_of_its_mask),
        CVC_TEST(table_7_3_the_cave_entrance_is_orange_printed_and_worth_nothing),
        CVC_TEST(cvc011_orange_rooms_have_a_use_and_blue_ones_have_none),
        CVC_TEST(cvc093_points_add_up_to_23_and_114),
        CVC_TEST(cvc093_values_from_9_to_12_occur_once_7_once_and_8_twice),
        CVC_TEST(cvc093_there_are_19_orange_and_5_blue_rooms),
        CVC_TEST(cvc093_all_rooms_together_cost_21_wood_18_stone_22_gold),
        CVC_TEST(every_card_says_where_its_values_come_from),
    };

    return CVC_RUN(tests);
}
