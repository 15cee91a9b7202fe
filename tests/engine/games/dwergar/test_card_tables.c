/* test_card_tables.c - the values of all cards against the tables of the rules, one by one:
 * sections 3.1 to 3.6, 4 and 7. What a card does with them is tested by its own examples. */
#include "tests/support/dwg_table.h"

#define BY_DECK (-1)

static const adit_cards *cards(void)
{
    return dwgt_engine()->cards;
}

static const adit_card *card_called(const char *id)
{
    int number = adit_cards_find(cards(), id);

    if (number == ADIT_NO_CARD) {
        fail_msg("there is no card '%s'", id);
    }
    return &cards()->card[number];
}

/* The card of this kind with this printed number; its number is the first or second fact. */
static const adit_card *card_numbered(int kind, int fact, int number)
{
    const adit_card *found = NULL;

    for (int i = 0; i < adit_kind_card_count(cards(), kind); i++) {
        const adit_card *card = adit_card_at(cards(), kind, i);
        if (card->fact[fact].number == number) {
            assert_null(found);
            found = card;
        }
    }
    if (found == NULL) {
        fail_msg("no card has the number %d", number);
    }
    return found;
}

/* Stone, iron, gold, crystal and heat of a fact. */
static void assert_goods(const adit_card *card, int fact, const int8_t *expected)
{
    const adit_goods goods = adit_fixed_goods(cards(), card->fact[fact].goods);

    for (int good = DWG_STONE; good <= DWG_HEAT; good++) {
        if (goods.have[good] != expected[good]) {
            fail_msg("%s: %d %s, expected %d", card->id, goods.have[good],
                     dwg_game.goods[good].name, expected[good]);
        }
    }
    for (int good = DWG_HEAT + 1; good <= DWG_VP; good++) {
        assert_int_equal(goods.have[good], 0);
    }
}

static void assert_word(const adit_card *card, int fact, const char *expected)
{
    const char *found = dwg_dwarf_words[card->fact[fact].number];

    if (strcmp(found, expected) != 0) {
        fail_msg("%s: %s, expected %s", card->id, found, expected);
    }
}

/* ---- Projects (section 7.7) ---- */

static const struct {
    int number;
    const char *deck;
    int tier;
    int8_t cost[5]; /* stone, iron, gold, crystal, heat */
    int points;
    int8_t upgrade[5];
    int upgrade_points;
} projects[] = {
    {1, "western", DWG_TIER_BASIC, {0, 3, 0, 0, 1}, 8, {0, 1, 0, 0, 2}, 1},
    {2, "western", DWG_TIER_BASIC, {1, 1, 1, 0, 1}, 9, {0, 0, 1, 0, 1}, 0},
    {3, "western", DWG_TIER_BASIC, {5, 2, 0, 0, 0}, 11, {0, 0, 1, 0, 1}, 0},
    {4, "western", DWG_TIER_BASIC, {4, 2, 0, 0, 0}, 10, {0, 0, 1, 0, 1}, 0},
    {5, "western", DWG_TIER_ADVANCED, {0, 1, 1, 0, 1}, 8, {0, 0, 0, 0, 4}, 3},
    {6, "western", DWG_TIER_ADVANCED, {6, 0, 0, 0, 1}, 9, {2, 2, 1, 0, 2}, 5},
    {7, "western", DWG_TIER_ADVANCED, {0, 3, 1, 0, 2}, 13, {0, 3, 0, 0, 3}, 8},
    {8, "western", DWG_TIER_ADVANCED, {3, 2, 1, 0, 0}, 13, {0, 0, 0, 0, 5}, 5},
    {9, "western", DWG_TIER_ADVANCED, {10, 0, 0, 0, 0}, 15, {0, 2, 1, 0, 1}, 5},
    {10, "new_shaft", DWG_TIER_BASIC, {2, 1, 0, 0, 0}, 4, {0, 0, 0, 0, 2}, BY_DECK},
    {11, "new_shaft", DWG_TIER_BASIC, {0, 2, 0, 0, 0}, 4, {0, 0, 0, 0, 2}, BY_DECK},
    {12, "new_shaft", DWG_TIER_BASIC, {4, 0, 0, 0, 0}, 4, {0, 0, 0, 0, 2}, BY_DECK},
    {13, "new_shaft", DWG_TIER_BASIC, {0, 4, 0, 0, 0}, 7, {0, 0, 0, 0, 2}, BY_DECK},
    {14, "new_shaft", DWG_TIER_ADVANCED, {0, 2, 1, 0, 0}, 7, {0, 0, 0, 0, 3}, BY_DECK},
    {15, "new_shaft", DWG_TIER_ADVANCED, {0, 0, 2, 0, 0}, 8, {0, 0, 0, 0, 3}, BY_DECK},
    {16, "new_shaft", DWG_TIER_ADVANCED, {0, 0, 4, 0, 0}, 15, {0, 0, 0, 0, 3}, BY_DECK},
    {17, "new_shaft", DWG_TIER_ADVANCED, {0, 0, 0, 2, 0}, 10, {0, 0, 0, 0, 3}, BY_DECK},
    {18, "new_shaft", DWG_TIER_ADVANCED, {0, 0, 2, 1, 0}, 13, {0, 0, 0, 0, 3}, BY_DECK},
    {19, "golden", DWG_TIER_BASIC, {0, 2, 1, 0, 2}, 11, {0, 2, 1, 0, 2}, 5},
    {20, "golden", DWG_TIER_BASIC, {0, 0, 1, 0, 2}, 7, {0, 1, 0, 0, 3}, 2},
    {21, "golden", DWG_TIER_BASIC, {0, 2, 1, 0, 1}, 10, {0, 0, 1, 0, 2}, 1},
    {22, "golden", DWG_TIER_BASIC, {0, 3, 2, 0, 0}, 15, {0, 3, 1, 0, 1}, 11},
    {23, "golden", DWG_TIER_ADVANCED, {0, 0, 3, 0, 0}, 13, {0, 0, 0, 2, 0}, 11},
    {24, "golden", DWG_TIER_ADVANCED, {0, 0, 1, 1, 0}, 11, {0, 0, 0, 0, 5}, 0},
    {25, "golden", DWG_TIER_ADVANCED, {0, 0, 3, 0, 0}, 13, {0, 0, 0, 1, 0}, 2},
    {26, "golden", DWG_TIER_ADVANCED, {0, 0, 2, 2, 0}, 20, {0, 0, 0, 0, 5}, 0},
    {27, "golden", DWG_TIER_ADVANCED, {0, 1, 2, 0, 0}, 11, {3, 1, 1, 0, 0}, 6},
    {28, "old_shaft", DWG_TIER_BASIC, {6, 0, 0, 0, 0}, 9, {0, 3, 0, 0, 3}, 9},
    {29, "old_shaft", DWG_TIER_BASIC, {0, 4, 0, 0, 0}, 9, {0, 0, 0, 0, 3}, 0},
    {30, "old_shaft", DWG_TIER_BASIC, {4, 2, 0, 0, 0}, 10, {2, 0, 0, 0, 1}, 6},
    {31, "old_shaft", DWG_TIER_BASIC, {10, 0, 0, 0, 0}, 15, {0, 0, 0, 0, 5}, 9},
    {32, "old_shaft", DWG_TIER_ADVANCED, {0, 0, 3, 0, 0}, 9, {0, 0, 0, 0, 4}, 0},
    {33, "old_shaft", DWG_TIER_ADVANCED, {5, 1, 0, 0, 0}, 9, {1, 1, 0, 0, 1}, 0},
    {34, "old_shaft", DWG_TIER_ADVANCED, {0, 0, 0, 1, 1}, 8, {0, 0, 0, 0, 10}, 12},
    {35, "old_shaft", DWG_TIER_ADVANCED, {2, 2, 0, 0, 0}, 8, {2, 2, 0, 0, 0}, 4},
    {36, "old_shaft", DWG_TIER_ADVANCED, {0, 3, 0, 0, 1}, 8, {0, 0, 0, 0, 2}, 1},
    {37, "eastern", DWG_TIER_BASIC, {2, 1, 1, 0, 1}, 10, {0, 1, 0, 0, 0}, 1},
    {38, "eastern", DWG_TIER_BASIC, {0, 3, 0, 0, 3}, 10, {0, 1, 0, 0, 1}, 1},
    {39, "eastern", DWG_TIER_BASIC, {4, 2, 0, 0, 1}, 11, {0, 1, 0, 0, 0}, 1},
    {40, "eastern", DWG_TIER_BASIC, {3, 2, 0, 0, 0}, 9, {3, 0, 0, 0, 2}, 3},
    {41, "eastern", DWG_TIER_ADVANCED, {0, 2, 1, 0, 3}, 12, {2, 0, 0, 0, 0}, 1},
    {42, "eastern", DWG_TIER_ADVANCED, {0, 1, 1, 1, 0}, 13, {0, 0, 0, 0, 3}, 1},
    {43, "eastern", DWG_TIER_ADVANCED, {3, 0, 1, 1, 1}, 15, {0, 1, 0, 0, 4}, 4},
    {44, "eastern", DWG_TIER_ADVANCED, {1, 1, 1, 1, 1}, 14, {1, 1, 1, 0, 0}, 5},
    {45, "eastern", DWG_TIER_ADVANCED, {4, 2, 0, 0, 0}, 10, {0, 0, 1, 0, 0}, 3},
};

static void dwg137_costs_and_points_of_all_projects(void **state)
{
    const int count = (int)(sizeof projects / sizeof projects[0]);

    (void)state;
    assert_int_equal(adit_kind_card_count(cards(), DWG_KIND_PROJECT), count);
    for (int i = 0; i < count; i++) {
        const adit_card *card =
            card_numbered(DWG_KIND_PROJECT, DWG_PROJECT_NUMBER, projects[i].number);
        const adit_fact *points = &card->fact[DWG_PROJECT_UPGRADE_POINTS];
        assert_string_equal(card->fact[DWG_PROJECT_DECK].text, projects[i].deck);
        assert_int_equal(card->fact[DWG_PROJECT_TIER].number, projects[i].tier);
        assert_goods(card, DWG_PROJECT_COST, projects[i].cost);
        assert_int_equal(card->fact[DWG_PROJECT_POINTS].number, projects[i].points);
        assert_goods(card, DWG_PROJECT_UPGRADE, projects[i].upgrade);
        assert_int_equal(points->is_set, projects[i].upgrade_points != BY_DECK);
        if (points->is_set) {
            assert_int_equal(points->count.kind, ADIT_NUMBER_FIXED);
            assert_int_equal(points->count.value, projects[i].upgrade_points);
        }
    }
}

/* Only the New Shaft says itself what its upgrades are worth (DWG-139). */
static void dwg137_the_deck_gives_the_points_that_a_card_does_not_state(void **state)
{
    (void)state;
    for (int i = 0; i < adit_kind_card_count(cards(), DWG_KIND_DECK); i++) {
        const adit_card *deck = adit_card_at(cards(), DWG_KIND_DECK, i);
        assert_int_equal(deck->fact[DWG_DECK_UPGRADE_POINTS].is_set,
                         strcmp(deck->id, "new_shaft") == 0);
    }
    assert_int_equal(card_called("new_shaft")->fact[DWG_DECK_UPGRADE_POINTS].count.value, 2);
}

/* DWG-5: five decks of nine, fifteen events with the numbers that follow. */
static void dwg005_forty_five_projects_and_fifteen_events(void **state)
{
    (void)state;
    assert_int_equal(adit_kind_card_count(cards(), DWG_KIND_DECK), 5);
    assert_int_equal(adit_kind_card_count(cards(), DWG_KIND_PROJECT), 45);
    assert_int_equal(adit_kind_card_count(cards(), DWG_KIND_EVENT), 15);
    for (int deck = 0; deck < 5; deck++) {
        int of_tier[2] = {0};
        for (int i = 0; i < 45; i++) {
            const adit_card *card = adit_card_at(cards(), DWG_KIND_PROJECT, i);
            of_tier[card->fact[DWG_PROJECT_TIER].number] += card->extra[DWG_EXTRA_DECK] == deck;
        }
        assert_int_equal(of_tier[DWG_TIER_BASIC], 4);
        assert_int_equal(of_tier[DWG_TIER_ADVANCED], 5);
    }
    for (int number = 46; number <= 60; number++) {
        (void)card_numbered(DWG_KIND_EVENT, DWG_EVENT_NUMBER, number);
    }
}

/* ---- Locations (sections 3.1 to 3.6) ---- */

static const struct {
    const char *id;
    int order, level;
    const char *first, *second;
    int8_t install[5], yield[5], extra[5];
} locations[] = {
    {"lab", 1, 0, "blacksmith", "ironworker", {0, 2}, {0}, {0}},
    {"bellows", 2, 0, "ironworker", "blacksmith", {3}, {0}, {0}},
    {"workshop", 3, 0, "engineer", "ironworker", {2}, {0}, {0}},
    {"forge", 4, 0, "blacksmith", "engineer", {1, 1}, {0}, {0}},
    {"lift", 5, 0, "ironworker", "engineer", {0, 3}, {0}, {0}},
    {"studio", 6, 0, "engineer", "blacksmith", {0, 1, 1}, {0}, {0}},
    {"mine1", 7, 1, "none", "none", {2}, {3}, {1}},
    {"mine2", 8, 2, "none", "none", {2, 1}, {0, 2}, {0, 1}},
    {"mine3", 9, 3, "none", "none", {0, 2}, {0, 0, 1}, {0, 1}},
    {"mine4", 10, 4, "none", "none", {0, 1, 1}, {0, 0, 0, 1}, {0, 0, 1}},
};

static void dwg014_locations_and_their_specialists(void **state)
{
    const int count = (int)(sizeof locations / sizeof locations[0]);

    (void)state;
    assert_int_equal(adit_kind_card_count(cards(), DWG_KIND_LOCATION), count);
    for (int i = 0; i < count; i++) {
        const adit_card *card = card_called(locations[i].id);
        assert_int_equal(card->kind, DWG_KIND_LOCATION);
        assert_int_equal(card->fact[DWG_LOCATION_ORDER].number, locations[i].order);
        assert_int_equal(card->fact[DWG_LOCATION_LEVEL].number, locations[i].level);
        assert_word(card, DWG_LOCATION_FIRST_FOR, locations[i].first);
        assert_word(card, DWG_LOCATION_SECOND_FOR, locations[i].second);
        assert_goods(card, DWG_LOCATION_INSTALL, locations[i].install); /* DWG-25 */
        assert_true(card->fact[DWG_LOCATION_INSTALL_POINTS].is_set);    /* DWG-133 */
        assert_int_equal(card->fact[DWG_LOCATION_INSTALL_POINTS].number, 2);
        assert_goods(card, DWG_LOCATION_YIELD, locations[i].yield); /* DWG-23 */
        assert_goods(card, DWG_LOCATION_EXTRA, locations[i].extra); /* DWG-24 */
    }
}

static void dwg026_the_three_exchanges_of_the_laboratory(void **state)
{
    (void)state;
    given_menu("engineer", "lab", "p1.crystal=1", "p1.gold=1", "p1.iron=1", "p1.stone=9");
    options_are("exchange 1 crystal for 2 gold | exchange 1 gold for 2 iron | "
                "exchange 1 iron for 2 stone | done");
}

static void dwg027_the_three_conversions_of_the_forge(void **state)
{
    (void)state;
    given_menu("ironworker", "forge", "p1.gold=2", "p1.iron=2", "p1.stone=2", "p1.heat=1");
    options_are("exchange 2 stone 1 heat for 1 iron | exchange 2 iron 1 heat for 1 gold | "
                "exchange 2 gold 1 heat for 1 crystal | done");
}

/* ---- Marks ---- */

/* Who owns the box finds in each file where its values come from, and corrects them there. */
static void dwg152_every_card_says_where_its_values_come_from(void **state)
{
    (void)state;
    for (int i = 0; i < cards()->count; i++) {
        const adit_card *card = &cards()->card[i];
        if (card->source == NULL || strstr(card->source, "DWG-") == NULL) {
            fail_msg("%s cites no rule as its source", card->id);
        }
        if (card->mark == NULL || card->mark[0] == '\0') {
            fail_msg("%s has no mark", card->id);
        }
    }
}

/* DWG-133: digits inside of victory-point icons are unreliable in the scan, so no card gives points
 * by such a digit without saying that they are reconstructed. New Shaft's 2, 4, 6 is told in words
 * (DWG-137), the points of projects are the model's. */
static void dwg133_points_of_icons_are_reconstructed(void **state)
{
    static const char *const by_icon[][2] = {{"underfloor_heating", "amount and addition Rm"},
                                             {"its_off_to_work_we_go", "amount Rm"},
                                             {"shaft_maintenance", "amount Rh"},
                                             {"mill_chimney", "effect amount Rm"},
                                             {"lift", "points Rh"}};

    (void)state;
    for (size_t i = 0; i < sizeof by_icon / sizeof *by_icon; i++) {
        assert_contains(card_called(by_icon[i][0])->mark, by_icon[i][1]);
    }
    for (int i = 0; i < adit_kind_card_count(cards(), DWG_KIND_LOCATION); i++) {
        const adit_card *card = adit_card_at(cards(), DWG_KIND_LOCATION, i);
        assert_contains(card->mark, "install points Rm");
    }
}

/* Points of the base side are all reconstructed (DWG-137). */
static void dwg152_every_project_has_a_reconstructed_value(void **state)
{
    (void)state;
    for (int i = 0; i < adit_kind_card_count(cards(), DWG_KIND_PROJECT); i++) {
        const adit_card *card = adit_card_at(cards(), DWG_KIND_PROJECT, i);
        if (strchr(card->mark, 'R') == NULL) {
            fail_msg("%s does not say what is reconstructed", card->id);
        }
    }
}

/* ---- Terms ---- */

/* Ten locations to place on, and with an empty pool the work break. */
static void dwg001_eleven_kinds_of_action(void **state)
{
    (void)state;
    given();
    assert_int_equal(count_options("place foreman "), 10);
    given("p1.foreman=lab", "worker.lift=engineer", "worker.forge=engineer");
    options_are("work_break forge | work_break lift");
}

static void dwg036_the_bank_never_runs_out(void **state)
{
    (void)state;
    given_menu("engineer", "lab", "p1.stone=200", "p2.stone=200", "p1.iron=1");
    play("exchange 1 iron for 2 stone");
    has(1, "202 stone");
}

static void dwg102_possessions_are_open(void **state)
{
    adit_text lines = {0};
    adit_err err;

    (void)state;
    given("p1.gold=3", "p1.heat=4", "p1.pool.engineer=2", "p1.level_3.crystal=1",
          "project.rails=p1", "p1.foreman=lab");
    assert_ok(adit_game_state_lines(dwgt_match(), 2, &lines, &err), err);
    assert_contains(lines.data, "player[1].goods.gold = 3");
    assert_contains(lines.data, "player[1].goods.heat = 4");
    assert_contains(lines.data, "player[1].pool.engineer = 2");
    assert_contains(lines.data, "player[1].cart.level_3.crystal = 1");
    assert_contains(lines.data, "player[1].foreman = lab");
    assert_contains(lines.data, "project.rails = p1");
    adit_text_free(&lines);
}

static void dwg147_any_number_of_events(void **state)
{
    (void)state;
    given("rules.events=1");
    assert_int_equal(dwg_last_round(dwgt_now(), table_engine()->cards), 2);
    given("rules.events=15");
    assert_int_equal(dwg_last_round(dwgt_now(), table_engine()->cards), 16);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg137_costs_and_points_of_all_projects),
        DWGT_TEST(dwg137_the_deck_gives_the_points_that_a_card_does_not_state),
        DWGT_TEST(dwg005_forty_five_projects_and_fifteen_events),
        DWGT_TEST(dwg014_locations_and_their_specialists),
        DWGT_TEST(dwg026_the_three_exchanges_of_the_laboratory),
        DWGT_TEST(dwg027_the_three_conversions_of_the_forge),
        DWGT_TEST(dwg152_every_card_says_where_its_values_come_from),
        DWGT_TEST(dwg133_points_of_icons_are_reconstructed),
        DWGT_TEST(dwg152_every_project_has_a_reconstructed_value),
        DWGT_TEST(dwg001_eleven_kinds_of_action),
        DWGT_TEST(dwg036_the_bank_never_runs_out),
        DWGT_TEST(dwg102_possessions_are_open),
        DWGT_TEST(dwg147_any_number_of_events),
    };

    return DWGT_RUN(tests);
}
