/* test_housing.c - section 6.16 of the rules: does some arrangement of the animals exist?
 *
 * The rows of the rules first; then the answer is compared with trying everything out, on many
 * small boards made at random, and each arrangement that is shown is checked.
 */
#include "engine/games/cave_farmers/home/family.h"
#include "engine/rules/runner.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/fake_cards.h"

enum { ANY_TWO, ANY_THREE, ANY_FIVE, ANY_PER_DWARF, SHEEP_PER_DWARF, THREE_CATTLE, FIELDS, CARDS };
enum { TYPES = 4, MOST_ZONES = 24, CASES = 20000 };
#define BIT(good) (1u << ((good)-CF_SHEEP))
#define ALL_TYPES 15u

static adit_engine *engine;
static adit_card *card; /* of the engine */
static cf_state table;

static void set_tile(int number, int keeps, int many, bool per_dwarf)
{
    card[number].number = (int16_t)number;
    card[number].kind = CF_KIND_FURNISHING;
    card[number].fact[CF_TILE_KEEPS].number = keeps;
    card[number].fact[CF_TILE_KEEPS_MANY].number = many;
    card[number].fact[CF_TILE_KEEPS_DWARFS].number = per_dwarf;
}

static int open_engine(void **state)
{
    (void)state;
    engine = fake_bare_engine(&cf_game, CARDS);
    engine->cards->permissions = 1u << CF_MAY_KEEP_ON_FIELDS;
    card = engine->cards->card;
    return 0;
}

static int close_engine(void **state)
{
    (void)state;
    adit_engine_close(engine);
    return 0;
}

static int open_board(void **state)
{
    (void)state;
    set_tile(ANY_TWO, CF_KEEPS_ANY, 2, false);
    set_tile(ANY_THREE, CF_KEEPS_ANY, 3, false);
    set_tile(ANY_FIVE, CF_KEEPS_ANY, 5, false);
    set_tile(ANY_PER_DWARF, CF_KEEPS_ANY, 0, true);
    set_tile(SHEEP_PER_DWARF, CF_KEEPS_SHEEP, 0, true);
    set_tile(THREE_CATTLE, CF_KEEPS_CATTLE, 3, false);
    set_tile(FIELDS, CF_KEEPS_NONE, 0, false);
    card[FIELDS].permit[0] = (adit_hook_permit){
        .word = CF_MAY_KEEP_ON_FIELDS, .card = ADIT_NO_CARD, .when = {.query = -1}, .script = -1};
    card[FIELDS].permit_count = 1;
    card[FIELDS].permissions = 1u << CF_MAY_KEEP_ON_FIELDS;
    memset(&table, 0, sizeof table);
    table.base.players = 1;
    table.player[0].ground[CF_ENTRY] = CF_ENTRY_LEVEL;
    table.player[0].ground[CF_SPOT(4, 3)] = CF_CAVERN;
    table.player[0].dwarf[0] = table.player[0].dwarf[1] = CF_DWARF_ADULT;
    return 0;
}

static bool all_fit(const adit_goods *all, cf_arrangement *shown)
{
    adit_tx tx = adit_tx_for_looking(engine->runner, &table.base, NULL);

    return cf_animals_fit(&tx, 0, all, shown);
}

static cf_player *board(void)
{
    return &table.player[0];
}

static void lay(int spot, int ground, int stables)
{
    board()->ground[spot] = (uint8_t)ground;
    board()->stable[spot] = (uint8_t)stables;
}

static void lay_large(int spot, int other, int stables)
{
    lay(spot, CF_LARGE_PASTURE, stables > 0);
    lay(other, CF_LARGE_PASTURE, stables > 1);
    board()->partner[spot] = (uint8_t)(other + 1);
    board()->partner[other] = (uint8_t)(spot + 1);
}

static void furnish(int spot, int tile)
{
    lay(spot, CF_CAVERN, 0);
    board()->tile[spot] = (uint16_t)(tile + 1);
}

static void may_keep_on_fields(void)
{
    adit_in_play_add(&board()->common.in_play, FIELDS);
    adit_def_note_topics(engine->def, &table.base, engine->cards);
}

static adit_goods animals(int dogs, int sheep, int donkeys, int boars, int cattle)
{
    adit_goods goods = {{0}};

    goods.have[CF_DOG] = (int16_t)dogs;
    goods.have[CF_SHEEP] = (int16_t)sheep;
    goods.have[CF_DONKEY] = (int16_t)donkeys;
    goods.have[CF_BOAR] = (int16_t)boars;
    goods.have[CF_CATTLE] = (int16_t)cattle;
    return goods;
}

static bool fit(int dogs, int sheep, int donkeys, int boars, int cattle)
{
    const adit_goods all = animals(dogs, sheep, donkeys, boars, cattle);

    return all_fit(&all, NULL);
}

/* The entry-level dwelling takes two cattle, so that only the rest of the board counts. */
#define rest_fits(dogs, sheep, donkeys, boars) fit(dogs, sheep, donkeys, boars, 2)

/* ---- The rows of the table ---- */

static void cf145_a_zone_holds_one_type_only(void **state)
{
    (void)state;
    assert_true(fit(0, 2, 0, 0, 0));
    assert_false(fit(0, 1, 1, 0, 0));
    lay(CF_IN_FRONT, CF_SMALL_PASTURE, 0);
    assert_true(fit(0, 1, 1, 0, 0));
    assert_true(fit(0, 4, 0, 0, 0));
    assert_false(fit(0, 2, 1, 1, 0));
}

static void cf146_a_small_pasture_holds_2_and_with_a_stable_4(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_SMALL_PASTURE, 0);
    assert_true(rest_fits(0, 0, 2, 0));
    assert_false(rest_fits(0, 0, 3, 0));
    lay(CF_IN_FRONT, CF_SMALL_PASTURE, 1);
    assert_true(rest_fits(0, 0, 4, 0));
    assert_false(rest_fits(0, 0, 5, 0));
}

static void cf147_a_large_pasture_holds_4_8_or_16(void **state)
{
    (void)state;
    for (int stables = 0; stables <= 2; stables++) {
        lay_large(CF_IN_FRONT, CF_SPOT(3, 3), stables);
        assert_true(rest_fits(0, 0, 0, 4 << stables));
        assert_false(rest_fits(0, 0, 0, (4 << stables) + 1));
    }
}

static void cf381_large_pastures_side_by_side_are_two_zones(void **state)
{
    (void)state;
    lay_large(CF_IN_FRONT, CF_SPOT(3, 3), 0);
    lay_large(CF_SPOT(2, 4), CF_SPOT(2, 3), 0);
    assert_true(rest_fits(0, 4, 4, 0));
    assert_false(rest_fits(0, 5, 3, 0));
}

static void cf148_a_meadow_holds_nothing_by_itself(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_MEADOW, 0);
    assert_false(rest_fits(0, 1, 0, 0));
    assert_false(rest_fits(1, 0, 1, 0));
}

static void cf149_a_meadow_with_a_stable_holds_one_of_any_type(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_MEADOW, 1);
    assert_true(rest_fits(0, 1, 0, 0));
    assert_true(rest_fits(0, 0, 1, 0));
    assert_false(rest_fits(0, 2, 0, 0));
}

static void cf150_a_stable_in_the_forest_holds_one_boar(void **state)
{
    (void)state;
    lay(CF_SPOT(2, 2), CF_BARE, 1);
    assert_true(rest_fits(0, 0, 0, 1));
    assert_false(rest_fits(0, 0, 0, 2));
    assert_false(rest_fits(0, 1, 0, 0));
    lay(CF_SPOT(2, 2), CF_MEADOW, 1); /* CF-454 */
    assert_true(rest_fits(0, 1, 0, 0));
}

static void cf151_a_mine_holds_one_donkey(void **state)
{
    (void)state;
    lay(CF_SPOT(5, 3), CF_ORE_MINE, 0);
    lay(CF_SPOT(5, 2), CF_DEEP_TUNNEL, 0);
    assert_true(rest_fits(0, 0, 1, 0));
    assert_false(rest_fits(0, 0, 2, 0));
    lay(CF_SPOT(5, 2), CF_RUBY_MINE, 0);
    assert_true(rest_fits(0, 0, 2, 0));
    assert_false(rest_fits(0, 1, 0, 0));
}

static void cf152_a_tile_for_any_type_is_a_zone_of_its_own(void **state)
{
    (void)state;
    furnish(CF_SPOT(4, 3), ANY_TWO);
    assert_true(fit(0, 2, 0, 2, 0));
    assert_false(fit(0, 1, 1, 1, 0)); /* CF-455 */
}

static void cf153_a_tile_may_hold_as_many_as_there_are_dwarfs(void **state)
{
    (void)state;
    furnish(CF_SPOT(4, 3), SHEEP_PER_DWARF);
    assert_true(rest_fits(0, 2, 0, 0));
    assert_false(rest_fits(0, 3, 0, 0));
    board()->dwarf[2] = CF_DWARF_NEWBORN; /* CF-456, S15 */
    assert_true(rest_fits(0, 3, 0, 0));
    assert_false(rest_fits(0, 0, 1, 0));
}

static void cf154_a_tile_may_hold_one_type(void **state)
{
    (void)state;
    furnish(CF_SPOT(4, 3), THREE_CATTLE);
    assert_true(fit(0, 2, 0, 0, 3));
    assert_true(fit(0, 0, 0, 0, 5));
    assert_false(fit(0, 2, 0, 0, 4));
    assert_false(fit(0, 3, 0, 0, 0));
}

static void cf155_empty_fields_hold_one_animal_each_if_a_card_says_so(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_FIELD, 0);
    lay(CF_SPOT(3, 3), CF_FIELD, 0);
    assert_false(rest_fits(0, 1, 0, 0));
    may_keep_on_fields();
    assert_true(rest_fits(0, 1, 1, 0));
    assert_false(rest_fits(0, 1, 1, 1));
    board()->crop[CF_IN_FRONT] = 3;
    assert_false(rest_fits(0, 1, 1, 0));
    board()->crop[CF_IN_FRONT] = 8 + 2;
    assert_false(rest_fits(0, 1, 1, 0));
}

static void cf114_spaces_beside_the_board_count_like_any_other(void **state)
{
    (void)state;
    lay(CF_SPOT(0, 4), CF_SMALL_PASTURE, 1);
    assert_true(rest_fits(0, 4, 0, 0));
    lay(CF_SPOT(7, 2), CF_RUBY_MINE, 0);
    assert_true(rest_fits(0, 4, 1, 0));
    lay_large(CF_SPOT(0, 1), CF_SPOT(1, 1), 2);
    assert_true(rest_fits(0, 4, 1, 16));
}

/* ---- Dogs (CF-156) ---- */

static void cf447_dogs_on_a_small_pasture(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_SMALL_PASTURE, 0);
    for (int dogs = 0; dogs <= 3; dogs++) {
        int most = dogs + 1 > 2 ? dogs + 1 : 2;
        assert_true(rest_fits(dogs, most, 0, 0));
        assert_false(rest_fits(dogs, most + 1, 0, 0));
    }
}

static void cf448_a_dog_on_a_meadow(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_MEADOW, 0);
    assert_true(rest_fits(1, 2, 0, 0));
    assert_false(rest_fits(1, 3, 0, 0));
}

static void cf449_a_dog_or_the_stable_on_a_meadow(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_MEADOW, 1);
    assert_true(rest_fits(1, 2, 0, 0));
    assert_false(rest_fits(1, 3, 0, 0));
    assert_true(rest_fits(1, 0, 1, 0));
    assert_false(rest_fits(1, 0, 2, 0));
    assert_false(rest_fits(1, 1, 1, 0));
}

static void cf450_two_dogs_on_two_meadows(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_MEADOW, 0);
    lay(CF_SPOT(3, 3), CF_MEADOW, 0);
    assert_true(rest_fits(2, 4, 0, 0));
    assert_false(rest_fits(2, 5, 0, 0));
}

static void cf473_a_meadow_without_a_dog_holds_none(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_MEADOW, 0);
    lay(CF_SPOT(3, 3), CF_MEADOW, 0);
    assert_true(rest_fits(1, 2, 0, 0));
    assert_false(rest_fits(1, 3, 0, 0));
}

static void cf451_five_dogs_on_a_large_pasture(void **state)
{
    (void)state;
    lay_large(CF_IN_FRONT, CF_SPOT(3, 3), 0);
    assert_true(rest_fits(5, 6, 0, 0));
    assert_false(rest_fits(5, 7, 0, 0));
    assert_true(rest_fits(5, 0, 4, 0)); /* CF-452 */
    assert_false(rest_fits(5, 0, 5, 0));
}

static void cf453_no_guarding_in_stables_fields_and_caves(void **state)
{
    (void)state;
    lay(CF_SPOT(2, 2), CF_BARE, 1);
    lay(CF_IN_FRONT, CF_FIELD, 0);
    furnish(CF_SPOT(4, 3), ANY_TWO);
    assert_true(fit(5, 2, 0, 0, 2));
    assert_false(fit(5, 3, 0, 0, 2));
    may_keep_on_fields();
    assert_true(fit(5, 3, 0, 0, 2));
    assert_false(fit(5, 4, 0, 0, 2));
}

static void cf472_a_large_pasture_over_two_guarded_meadows_holds_less(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_MEADOW, 0);
    lay(CF_SPOT(3, 3), CF_MEADOW, 0);
    assert_true(rest_fits(5, 7, 0, 0));
    assert_false(rest_fits(5, 8, 0, 0));
    lay_large(CF_IN_FRONT, CF_SPOT(3, 3), 0);
    assert_true(rest_fits(5, 6, 0, 0));
    assert_false(rest_fits(5, 7, 0, 0));
}

static void cf156_the_smallest_zone_is_the_one_to_guard(void **state)
{
    (void)state;
    lay(CF_IN_FRONT, CF_SMALL_PASTURE, 0);
    lay_large(CF_SPOT(2, 4), CF_SPOT(2, 3), 0);
    assert_true(rest_fits(6, 7, 4, 0));
    assert_false(rest_fits(6, 7, 5, 0));
    assert_true(rest_fits(6, 11, 0, 0));
    assert_false(rest_fits(6, 12, 0, 0));
}

/* ---- Compared with trying everything ---- */

typedef struct {
    int spot, capacity;
    unsigned types;
    bool is_guardable;
} animal_zone;

static animal_zone zones[MOST_ZONES];
static int zone_count;
static uint32_t seed;

static int below(int n)
{
    seed = seed * 1664525u + 1013904223u;
    return (int)((uint64_t)(seed >> 8) * (uint64_t)n >> 24);
}

static void add_zone(int spot, int capacity, unsigned types, bool is_guardable)
{
    zones[zone_count++] = (animal_zone){spot, capacity, types, is_guardable};
}

/* What may lie on a forest space; a large pasture takes the one below as well. */
static void make_forest(int spot, bool has_fields)
{
    int stable = below(3) == 0;

    switch (below(6)) {
    case 0:
        lay(spot, CF_BARE, 1);
        add_zone(spot, 1, BIT(CF_BOAR), false);
        break;
    case 1:
        lay(spot, CF_MEADOW, stable);
        add_zone(spot, stable, ALL_TYPES, true);
        break;
    case 2:
        lay(spot, CF_FIELD, 0);
        board()->crop[spot] = (uint8_t)(below(2) * (below(2) == 0 ? 3 : 8 + 1));
        add_zone(spot, has_fields && board()->crop[spot] == 0, ALL_TYPES, false);
        break;
    case 3:
        lay(spot, CF_SMALL_PASTURE, stable);
        add_zone(spot, stable ? 4 : 2, ALL_TYPES, true);
        break;
    case 4: {
        int stables = below(3);
        lay_large(spot, spot + CF_COLUMNS, stables);
        add_zone(spot, 4 << stables, ALL_TYPES, true);
        break;
    }
    default:
        lay(spot, CF_MEADOW, 0);
        add_zone(spot, 0, ALL_TYPES, true);
        break;
    }
}

static void make_mountain(int spot, int dwarfs)
{
    static const struct {
        int tile, capacity; /* 0: as many as dwarfs */
        unsigned types;
    } tiles[] = {{ANY_TWO, 2, ALL_TYPES},          {ANY_THREE, 3, ALL_TYPES},
                 {ANY_THREE, 3, ALL_TYPES},        {ANY_FIVE, 5, ALL_TYPES},
                 {ANY_PER_DWARF, 0, ALL_TYPES},    {SHEEP_PER_DWARF, 0, BIT(CF_SHEEP)},
                 {THREE_CATTLE, 3, BIT(CF_CATTLE)}};
    int which = below(9);

    if (which >= 7) {
        lay(spot, which == 7 ? CF_ORE_MINE : CF_RUBY_MINE, 0);
        add_zone(spot, 1, BIT(CF_DONKEY), false);
        return;
    }
    furnish(spot, tiles[which].tile);
    add_zone(spot, tiles[which].capacity == 0 ? dwarfs : tiles[which].capacity, tiles[which].types,
             false);
}

static void make_board(void)
{
    bool has_fields = below(2) == 0;
    int dwarfs = 2 + below(5), forest = below(5), mountain = below(4);

    (void)open_board(NULL);
    zone_count = 0;
    for (int i = 0; i < dwarfs; i++) {
        board()->dwarf[i] = CF_DWARF_ADULT;
    }
    add_zone(CF_ENTRY, 2, ALL_TYPES, false);
    if (has_fields) {
        may_keep_on_fields();
    }
    for (int i = 0; i < forest; i++) {
        make_forest(CF_SPOT(i, 1), has_fields);
    }
    for (int i = 0; i < mountain; i++) {
        make_mountain(CF_SPOT(5, i + 1), dwarfs);
    }
}

/* Gives zone i to each type it may hold, with each number of dogs, and goes on to the next. */
static bool try_all(int i, const int *need, int dogs)
{
    int left[TYPES];

    if (need[0] <= 0 && need[1] <= 0 && need[2] <= 0 && need[3] <= 0) {
        return true;
    }
    if (i == zone_count) {
        return false;
    }
    for (int type = 0; type < TYPES; type++) {
        int most_dogs = zones[i].is_guardable && type == 0 ? dogs : 0;
        if ((zones[i].types >> type & 1) == 0) {
            continue;
        }
        for (int guards = 0; guards <= most_dogs; guards++) {
            int guarded = guards == 0 ? 0 : guards + 1;
            memcpy(left, need, sizeof left);
            left[type] -= guarded > zones[i].capacity ? guarded : zones[i].capacity;
            if (try_all(i + 1, left, dogs - guards)) {
                return true;
            }
        }
    }
    return false;
}

static const animal_zone *zone_at(int spot)
{
    for (int i = 0; i < zone_count; i++) {
        if (zones[i].spot == spot) {
            return &zones[i];
        }
    }
    return NULL;
}

static void check_arrangement(const cf_arrangement *shown, const adit_goods *all)
{
    adit_goods placed = {{0}};

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        const animal_zone *zone = zone_at(spot);
        int good = shown->animal[spot], dogs = shown->dogs[spot];

        placed.have[CF_DOG] = (int16_t)(placed.have[CF_DOG] + dogs);
        if (good < 0) {
            assert_int_equal(shown->count[spot], 0);
            continue;
        }
        assert_non_null(zone);
        assert_in_range(good, CF_SHEEP, CF_CATTLE);
        assert_true((zone->types & BIT(good)) != 0); /* NOLINT: the range has been asserted */
        placed.have[good] = (int16_t)(placed.have[good] + shown->count[spot]);
        if (shown->count[spot] > zone->capacity) {
            assert_true(zone->is_guardable && good == CF_SHEEP && dogs > 0);
            assert_true(shown->count[spot] <= dogs + 1);
        }
    }
    assert_true(adit_goods_equal(&placed, all));
}

static adit_goods make_animals(void)
{
    int room = 0;

    for (int i = 0; i < zone_count; i++) {
        room += zones[i].capacity;
    }
    adit_goods all = animals(below(6), 0, 0, 0, 0);
    for (int i = room + below(5) - below(1 + room / 2); i > 0; i--) {
        all.have[CF_SHEEP + below(TYPES)]++;
    }
    if (below(3) == 0) { /* often one type only */
        all.have[CF_SHEEP] = (int16_t)(all.have[CF_SHEEP] + all.have[CF_BOAR]);
        all.have[CF_BOAR] = 0;
    }
    return all;
}

static void cf157_the_answer_is_the_one_of_trying_everything(void **state)
{
    int yes = 0;

    (void)state;
    seed = 20130815;
    for (int i = 0; i < CASES; i++) {
        uint32_t before = seed;
        cf_arrangement shown = {.dogs = {0}};

        make_board();
        const adit_goods all = make_animals();
        const int need[TYPES] = {all.have[CF_SHEEP], all.have[CF_DONKEY], all.have[CF_BOAR],
                                 all.have[CF_CATTLE]};
        bool expected = try_all(0, need, all.have[CF_DOG]);
        if (all_fit(&all, NULL) != expected || all_fit(&all, &shown) != expected) {
            fail_msg("case %d from %u: trying everything says %s", i, before,
                     expected ? "they fit" : "they do not fit");
        }
        if (expected) {
            check_arrangement(&shown, &all);
            yes++;
        }
    }
    assert_in_range(yes, CASES / 5, CASES * 4 / 5);
}

int main(void)
{
#define BOARD_TEST(function) cmocka_unit_test_setup(function, open_board)
    const struct CMUnitTest tests[] = {
        BOARD_TEST(cf145_a_zone_holds_one_type_only),
        BOARD_TEST(cf146_a_small_pasture_holds_2_and_with_a_stable_4),
        BOARD_TEST(cf147_a_large_pasture_holds_4_8_or_16),
        BOARD_TEST(cf381_large_pastures_side_by_side_are_two_zones),
        BOARD_TEST(cf148_a_meadow_holds_nothing_by_itself),
        BOARD_TEST(cf149_a_meadow_with_a_stable_holds_one_of_any_type),
        BOARD_TEST(cf150_a_stable_in_the_forest_holds_one_boar),
        BOARD_TEST(cf151_a_mine_holds_one_donkey),
        BOARD_TEST(cf152_a_tile_for_any_type_is_a_zone_of_its_own),
        BOARD_TEST(cf153_a_tile_may_hold_as_many_as_there_are_dwarfs),
        BOARD_TEST(cf154_a_tile_may_hold_one_type),
        BOARD_TEST(cf155_empty_fields_hold_one_animal_each_if_a_card_says_so),
        BOARD_TEST(cf114_spaces_beside_the_board_count_like_any_other),
        BOARD_TEST(cf447_dogs_on_a_small_pasture),
        BOARD_TEST(cf448_a_dog_on_a_meadow),
        BOARD_TEST(cf449_a_dog_or_the_stable_on_a_meadow),
        BOARD_TEST(cf450_two_dogs_on_two_meadows),
        BOARD_TEST(cf473_a_meadow_without_a_dog_holds_none),
        BOARD_TEST(cf451_five_dogs_on_a_large_pasture),
        BOARD_TEST(cf453_no_guarding_in_stables_fields_and_caves),
        BOARD_TEST(cf472_a_large_pasture_over_two_guarded_meadows_holds_less),
        BOARD_TEST(cf156_the_smallest_zone_is_the_one_to_guard),
        BOARD_TEST(cf157_the_answer_is_the_one_of_trying_everything),
    };
    return cmocka_run_group_tests(tests, open_engine, close_engine) != 0;
}
