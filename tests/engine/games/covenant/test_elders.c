/* test_elders.c - the Council of Elders (9.1 to 9.4): their cards, their die, and what they do with
 * each type of card. Where the die decides among several places a test looks at what must hold
 * for each of them. */
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "tests/engine/games/covenant/log.h"

#include <stdio.h>

/* It is their turn, and this is their card. */
#define TURN(card) "phase=elders", "elder." card "=next_1"
#define HALLS                                                                                      \
    "b3=yellow_gold_hall", "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den",    \
        "no_enemies"
/* Their tracks stand where the next steps give nothing but achievements. */
#define QUIET_TRACKS "elders.track.court=8", "elders.track.prestige=8", "elders.track.mining=8"
/* All their houses and workshops stand in the four halls. */
#define ALL_BUILT                                                                                  \
    "building_1.b3=p2_house", "building_1.c3=p2_house", "building_1.c4=p2_house",                  \
        "building_1.d3=p2_house", "building_2.b3=p2_workshop", "building_2.c3=p2_workshop",        \
        "building_2.c4=p2_workshop", "building_2.d3=p2_workshop"

static const adit_cards *all_cards(void)
{
    return adit_game_view_tx(covt_match())->cards;
}

static bool came_before(const char *first, const char *second)
{
    return was_logged(first) && place_in_log(first) < place_in_log(second);
}

static int tiles_stored(int kind)
{
    const uint8_t *lies = cov_lies_of(covt_now(), kind);
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(all_cards(), kind); i++) {
        count += lies[i] == COV_LIES_WITH_ELDERS;
    }
    return count;
}

static int halls_up(void)
{
    int count = 0;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        count += cov_is_up(covt_now(), spot);
    }
    return count;
}

static int cards_at(int place)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(all_cards(), COV_KIND_ELDER); i++) {
        count += covt_now()->elder_lies[i] == place;
    }
    return count;
}

/* ---- Turns and cards (COV-265, COV-267, COV-277) ---- */

static void player_and_elders_take_turns(void **state)
{
    (void)state;
    given_solo();
    for (int turn = 1; turn <= 3; turn++) {
        asks(1, "assign a dwarf");
        assert_int_equal(covt_now()->round, turn);
        play(turn == 1   ? "assign 1 to pick"
             : turn == 2 ? "assign 1 to axe"
                         : "assign 1 to compass",
             "done");
        assert_int_equal(cards_at(COV_ELDER_DISCARDED), turn);
    }
    play("done");
    field_is("era", "2"); /* their fourth turn, then the Council */
    field_is("round", "1");
}

/* COV-182: until it is turned up nobody knows which card of its type it is. */
static void the_first_four_cards_are_one_of_each_type(void **state)
{
    unsigned types = 0;

    (void)state;
    given_solo("phase=elders");
    assert_int_equal(cards_at(COV_ELDER_UNSEEN), 15);
    play("assign 1 to axe", "done", "assign 1 to compass", "done");
    for (int i = 0; i < adit_kind_card_count(all_cards(), COV_KIND_ELDER); i++) {
        if (covt_now()->elder_lies[i] == COV_ELDER_DISCARDED) {
            types |=
                1u << adit_card_at(all_cards(), COV_KIND_ELDER, i)->fact[COV_ELDER_TYPE].number;
        }
    }
    assert_int_equal(__builtin_popcount(types), 3);
    assert_int_equal(covt_now()->elders.first, 15 & ~types);
}

/* COV-277 */
static void discarded_cards_are_shuffled_when_none_is_available(void **state)
{
    (void)state;
    given_solo("phase=elders", "elder.elder_pick_1=discarded", "elder.elder_axe_3=discarded",
               "elder.elder_compass_2=discarded", "elder.elder_cart_2=discarded");
    assert_int_equal(cards_at(COV_ELDER_AVAILABLE), 3);
    assert_int_equal(cards_at(COV_ELDER_DISCARDED), 1);
    assert_int_equal(cards_at(COV_ELDER_UNSEEN), 12);
}

/* COV-10.87: the forged card is the whole pile, and is used before anything is shuffled. */
static void a_forged_card_is_used_before_the_discards_are_shuffled(void **state)
{
    (void)state;
    given_solo("phase=elders", "elder.elder_pick_1=discarded", "elder.elder_axe_3=discarded",
               "elder.elder_compass_2=discarded", "elder.elder_cart_2=discarded", "elders.below=1",
               QUIET_TRACKS);
    assert_int_equal(cards_at(COV_ELDER_AVAILABLE), 0);
    assert_int_equal(cards_at(COV_ELDER_DISCARDED), 5);
    assert_int_equal(cards_at(COV_ELDER_UNSEEN), 11);
}

/* COV-290 */
static void forging_puts_a_card_under_the_available_ones(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_1"), HALLS, ALL_BUILT);
    field_is("elders.below", "1");
    assert_int_equal(cov_elders_tool_cards(covt_now(), all_cards()), 5);
    assert_int_equal(cov_elders_forge_pile(covt_now(), all_cards()), 11);
    /* with an empty Forge pile nothing happens */
    given_solo(TURN("elder_compass_1"), HALLS, ALL_BUILT, "elders.below=12");
    field_is("elders.below", "12");
    assert_int_equal(cov_elders_forge_pile(covt_now(), all_cards()), 0);
}

/* COV-275: rolled until a usable value comes up, and each roll is one of the stream. */
static void the_die_gives_usable_values_only(void **state)
{
    uint32_t rolls = 0;

    (void)state;
    for (int value = 1; value <= 6; value++) {
        static const char *const sites[] = {"site_p1", "site_p2", "site_p3",
                                            "site_g1", "site_g2", "site_g3"};
        static const char *const carts[] = {"carts_p2.site_p1=1", "carts_p2.site_p2=2",
                                            "carts_p2.site_p3=3", "carts_p2.site_g1=1",
                                            "carts_p2.site_g2=2", "carts_p2.site_g3=3"};
        const char *setting[5];
        char name[40];

        for (int i = 0, n = 0; i < 6; i++) { /* COV-272: all but one are done with */
            if (i != value - 1) {
                setting[n++] = carts[i];
            }
        }
        given_solo(TURN("elder_cart_2"), setting[0], setting[1], setting[2], setting[3],
                   setting[4]);
        snprintf(name, sizeof name, "complete %s", sites[value - 1]);
        assert_true(was_logged(name));
        rolls += covt_now()->base.rng.counter[COV_STREAM_ELDERS];
    }
    assert_true(rolls > 3 * 6); /* one of six values is usable each time */
}

/* ---- Pick (COV-278) ---- */

static void a_pick_clears_rubble_and_moves_the_mining_marker(void **state)
{
    int discarded = 0;

    (void)state;
    given_solo(TURN("elder_pick_2"), "elders.track.mining=8");
    for (int i = 0; i < adit_kind_card_count(all_cards(), COV_KIND_RUBBLE); i++) {
        discarded += covt_now()->lies[COV_RUBBLE][i] == COV_LIES_DISCARDED;
    }
    assert_int_equal(discarded, 2);
    for (int i = 0; i < 5; i++) {
        assert_int_not_equal(covt_now()->shown[COV_RUBBLE][i], 0); /* filled up as after any turn */
    }
    field_is("elders.track.mining", "10");
    assert_int_equal(halls_up(), 5);
    assert_true(tiles_stored(COV_KIND_RELIC) >= 1);
    assert_true(came_before("the Elders move to 10 on the mining track", "the Elders take "));
    assert_true(came_before("the Elders take ", "the Elders reveal"));
}

/* COV-10.85, COV-278: an empty slot is rolled again, and fewer tiles are enough. */
static void a_pick_finds_the_rubble_that_is_left(void **state)
{
    (void)state;
    given_solo(TURN("elder_pick_2"), QUIET_TRACKS, "rubble_shown.1=none",
               "rubble_shown.2=iron_rubble_1", "rubble_shown.3=none",
               "rubble_shown.4=iron_rubble_2", "rubble_shown.5=none");
    field_is("rubble.iron_rubble_1", "discarded");
    field_is("rubble.iron_rubble_2", "discarded");
    given_solo(TURN("elder_pick_2"), QUIET_TRACKS, "rubble_shown.1=none", "rubble_shown.2=none",
               "rubble_shown.3=iron_rubble_1", "rubble_shown.4=none", "rubble_shown.5=none");
    field_is("rubble.iron_rubble_1", "discarded");
}

/* The leftmost face-down hall of a row, its back first: 1 GP for each support or strength. */
static void a_pick_reveals_the_leftmost_hall_of_a_row(void **state)
{
    static const struct {
        const char *spot;
        int at, gp;
    } left[] = {{"a2", 1, 2}, {"b2", 5, 1}, {"c2", 10, 1}, {"d2", 16, 1}, {"e2", 21, 2}};
    int revealed = 0;

    (void)state;
    given_solo(TURN("elder_pick_2"), "elders.track.mining=8", "no_enemies", "a2=back_support",
               "b2=back_strengthen", "c2=back_strengthen", "d2=back_strengthen", "e2=back_support",
               "b3=blue_emerald_hall", "c3=blue_emerald_den", "c4=blue_gold_den",
               "d3=black_gold_hall");
    for (size_t i = 0; i < sizeof left / sizeof *left; i++) {
        if (cov_is_up(covt_now(), left[i].at)) {
            const adit_card *hall = cov_hall_at(covt_now(), all_cards(), left[i].at);
            revealed++;
            assert_int_equal(covt_now()->elders.gp, 5 + left[i].gp); /* COV-289 */
            assert_int_equal(cov_enemies_at(covt_now(), left[i].at),
                             hall->fact[COV_HALL_SKULLS].number);
        }
    }
    assert_int_equal(revealed, 1);
    assert_true(came_before(" GP (now", "the Elders reveal")); /* the back first */
}

/* COV-10.84: the player goes on from wherever the Elders have been. */
static void halls_that_the_elders_reveal_need_not_be_connected(void **state)
{
    (void)state;
    given_solo("e4=yellow_emerald_haven", "rubble_shown.5=iron_rubble_1", "p1.track.mining=8");
    play("assign 1 to pick", "action", "take iron_rubble_1");
    offers("reveal e3");
    offers("reveal d5");
}

/* ---- Axe (COV-279) ---- */

/* COV-10.101: a resource on the die is worth nothing to them, and the die is rolled. */
static void an_axe_takes_a_troll_before_anything_else(void **state)
{
    (void)state;
    given_solo(TURN("elder_axe_3"), HALLS, "c3.troll=1", "c4.orc=1", "c4.goblin=2", "die.troll=1",
               "elders.track.prestige=8");
    field_is("elders.dungeon.troll", "1");
    field_is("elders.dungeon.orc", "0");
    field_is("elders.track.prestige", "10");
    assert_true(was_logged("the troll die shows"));
    assert_false(was_logged("the orc die shows"));
    field_is("elders.gp", "7"); /* the throne is the reward of the card */
}

static void an_axe_takes_an_orc_and_a_goblin(void **state)
{
    (void)state;
    given_solo(TURN("elder_axe_3"), HALLS, "c3.goblin=1", "c4.orc=2", "c4.goblin=1", "die.orc=4",
               "die.goblin=4", "elders.track.prestige=8");
    field_is("elders.dungeon.goblin", "1");
    field_is("elders.dungeon.orc", "1");
    field_is("goblin.c3", "0"); /* from the left */
    field_is("goblin.c4", "1");
    field_is("elders.track.prestige", "9");
    field_is("elders.gp", "10"); /* 5 + 2 + 1 of the dice + 2 of the throne */
    assert_true(came_before("the orc die shows", "the goblin die shows")); /* COV-276 */
}

static void an_axe_takes_two_goblins(void **state)
{
    (void)state;
    given_solo(TURN("elder_axe_3"), HALLS, "c3.goblin=1", "c4.goblin=2", "die.goblin=4",
               "elders.track.prestige=8");
    field_is("elders.dungeon.goblin", "2");
    field_is("goblin.c4", "1");
    field_is("elders.track.prestige", "9");
    field_is("elders.gp", "8"); /* one die reward, whatever the number */
}

/* One goblin, or orcs alone, are no prey. */
static void without_prey_they_get_4_gp_and_the_reward_of_the_card(void **state)
{
    (void)state;
    given_solo(TURN("elder_axe_3"), HALLS, "c3.goblin=1", "b3.orc=2", "d3.goblin=1");
    field_is("elders.gp", "11"); /* 5 + 4 + 2 */
    field_is("elders.dungeon.goblin", "0");
    field_is("elders.throne.mythrall", "1");
}

/* COV-10.86: first the rows with a troll, then those with an orc and a goblin, then two goblins. */
static void cov10_86_rows_come_in_the_order_of_preference(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) { /* whatever the die shows */
        char seed[60];
        snprintf(seed, sizeof seed, "rng.counter.6=%d", i * 7);
        given_solo(TURN("elder_axe_3"), HALLS, seed, "b3.goblin=2", "c3.orc=1", "c4.goblin=1",
                   "d3.troll=1", QUIET_TRACKS);
        field_is("elders.dungeon.troll", "1");
        given_solo(TURN("elder_axe_3"), HALLS, seed, "b3.goblin=2", "c3.orc=1", "c4.goblin=1",
                   QUIET_TRACKS);
        field_is("elders.dungeon.orc", "1");
    }
}

/* COV-10.86, the other reading: any row that qualifies, and its best prey. */
static void cov10_86_without_the_switch_any_row_may_be_chosen(void **state)
{
    (void)state;
    given_solo(TURN("elder_axe_3"), HALLS, "rules.solo_axe_global_preference=0", "b3.goblin=2",
               "c3.orc=1", "c4.goblin=1", "d3.troll=1", QUIET_TRACKS);
    assert_int_equal(covt_now()->elders.dungeon[0] + 2 * covt_now()->elders.dungeon[2] +
                         covt_now()->elders.dungeon[1],
                     2); /* one of the three rows, and its best prey */
}

/* ---- Cart (COV-280) ---- */

/* All sites but one are complete. */
#define BUT_P3                                                                                     \
    "carts_p2.site_p1=1", "carts_p2.site_p2=2", "carts_p2.site_g1=1", "carts_p2.site_g2=2",        \
        "carts_p2.site_g3=3"

/* COV-11.47 */
static void a_cart_fills_a_site_at_once_mythrall_first(void **state)
{
    (void)state;
    given_solo(TURN("elder_cart_4"), BUT_P3, "elders.track.court=8");
    field_is("carts_p2.site_p3", "3");
    field_is("covered_mythrall.site_p3", "1");
    field_is("covered_gold.site_p3", "1");
    field_is("covered_emerald.site_p3", "1");
    field_is("covered_iron.site_p3", "0");
    field_is("marker_1.site_p3", "p2"); /* COV-10.36 */
    field_is("elders.track.court", "11");
    field_is("elders.board.pillar", "3");
    field_is("elders.gp", "10"); /* 2 + 2 + 1 */
    field_is("elders.carts", "3");
    assert_int_equal(tiles_stored(COV_KIND_COIN), 1); /* space 11 of the Court track */
    assert_int_equal(tiles_stored(COV_KIND_JEWEL), 1);
}

/* COV-10.125: the leftmost empty one, though it gives support. */
static void the_leftmost_empty_reward_space_is_taken(void **state)
{
    (void)state;
    given_solo(TURN("elder_cart_4"), BUT_P3, "carts_p1.site_p3=3", "covered_iron.site_p3=1",
               "covered_emerald.site_p3=2", "marker_1.site_p3=p1");
    field_is("marker_2.site_p3", "p2");
    field_is("covered_iron.site_p3", "2"); /* mythrall and gold were free, and one iron more */
    field_is("elders.gp", "13");           /* 5 + 2 + 2 + 1 + 3 for support */
}

/* COV-10.124, COV-10.38: with two carts a site of three is out of reach. */
static void without_enough_carts_there_is_no_delivery(void **state)
{
    (void)state;
    given_solo(TURN("elder_cart_2"), BUT_P3, "elders.throne.mythrall=2", "elders.throne.gold=2");
    field_is("carts_p2.site_p3", "0");
    field_is("elders.throne.emerald", "2"); /* the reward of the card: 2 carts for the throne */
    field_is("elders.carts", "0");
    field_is("elders.gp", "7");
    given_solo(TURN("elder_cart_2"), BUT_P3, "elders.throne.mythrall=2", "elders.throne.gold=2",
               "elders.throne.emerald=1");
    field_is("elders.gp", "6"); /* the last cart */
}

static void when_all_sites_are_complete_only_the_card_gives_something(void **state)
{
    (void)state;
    given_solo(TURN("elder_cart_2"), BUT_P3, "carts_p2.site_p3=3", "p1.throne.mythrall=1");
    field_is("elders.throne.mythrall", "1"); /* COV-293: the highest free level each time */
    field_is("elders.throne.gold", "1");
    field_is("elders.gp", "9");
}

/* ---- Compass (COV-281) ---- */

/* COV-282, COV-10.89: one side from the player's pillar. */
static void a_compass_builds_a_pillar_first_and_keeps_no_distance(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_1"), HALLS, "carts_p2.site_p1=1", "carts_p2.site_g1=1",
               "carts_p1.site_p1=1", "pillar.d3_top=p1", QUIET_TRACKS);
    field_is("pillar.b3_bottom", "p2");
    field_is("elders.board.pillar", "0");
    field_is("elders.board.gate", "1");
    field_is("elders.track.prestige", "10"); /* two halls with gold, one with emerald */
    field_is("elders.track.mining", "9");
    field_is("elders.track.court", "8");
}

/* COV-276: Court, Prestige, Mining, wherever the veins lie. */
static void the_steps_of_a_pillar_come_in_a_fixed_order(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_1"), "b3=yellow_emerald_den", "c3=blue_gold_den",
               "c4=black_mythrall_cell", "d3=blue_emerald_den", "no_enemies", "carts_p2.site_p1=1",
               "carts_p1.site_p1=1", "pillar.d3_top=p1", QUIET_TRACKS);
    field_is("pillar.b3_bottom", "p2");
    assert_true(came_before("the Elders move to 9 on the court track",
                            "the Elders move to 9 on the prestige track"));
    assert_true(came_before("the Elders move to 9 on the prestige track",
                            "the Elders move to 9 on the mining track"));
}

/* COV-282: from a hall on their board the first point clockwise from the top. */
static void a_pillar_stands_on_the_first_point_of_a_hall(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_1"), HALLS, "carts_p2.site_p1=1", QUIET_TRACKS);
    assert_int_equal((covt_now()->pillar[6 * 2 + COV_BOTTOM] == COV_ELDERS + 1) +
                         (covt_now()->pillar[17 * 2 + COV_TOP] == COV_ELDERS + 1),
                     1);
}

/* COV-283, COV-10.89 */
static void a_gate_stands_on_the_first_side_of_a_hall(void **state)
{
    const uint8_t *gate;

    (void)state;
    given_solo(TURN("elder_compass_1"), HALLS, "carts_p2.site_g1=1", "carts_p1.site_g1=1",
               "gate.c3_e=p1");
    gate = covt_now()->gate;
    /* b3 to the SE, c3 to the NE, d3 to the NE: the halls have gates of the player already */
    assert_int_equal((gate[6 * 3 + 1] == 2) + (gate[6 * 3 + 2] == 2) + (gate[12 * 3 + 2] == 2), 1);
    /* gold and gold in the first case, else gold and emerald */
    assert_int_equal(covt_now()->elders.gp, gate[6 * 3 + 1] == 2 ? 9 : 8);
    field_is("elders.board.gate", "0");
}

/* COV-284: the leftmost hall of a row with a free slot; a workshop forges or inlays. */
static void without_monuments_a_workshop_is_built(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_2"), HALLS, "building_1.b3=p1_house", "building_2.b3=p2_house",
               "building_1.d3=p2_house", "building_2.d3=p2_house", QUIET_TRACKS);
    field_is("building_1.c3", "p2_workshop"); /* the only row with a free slot, from the left */
    field_is("elders.board.workshop", "3");
    assert_int_equal(tiles_stored(COV_KIND_JEWEL), 1); /* emerald: inlay */
    field_is("elders.track.court", "9");               /* COV-288: each of the three */
    field_is("elders.track.prestige", "9");
    field_is("elders.track.mining", "9");
}

/* COV-10.88 */
static void a_house_gives_them_nothing(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_1"), HALLS, "building_1.b3=p2_workshop",
               "building_1.c3=p2_workshop", "building_1.c4=p2_workshop",
               "building_1.d3=p2_workshop");
    field_is("elders.board.house", "3");
    field_is("elders.gp", "5");
    field_is("elders.below", "1"); /* the reward of the card, and nothing else */
    assert_int_equal(tiles_stored(COV_KIND_JEWEL), 0);
}

/* COV-10.90: two of theirs in each hall. */
static void with_everything_built_they_get_5_gp(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_2"), HALLS, ALL_BUILT, QUIET_TRACKS);
    field_is("elders.gp", "10");
    field_is("elders.track.court", "9"); /* and the reward of the card */
}

/* COV-285: a pillar has no place, so a workshop is built; without any place nothing. */
static void a_kind_without_a_place_is_passed_over(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_1"), HALLS, "carts_p2.site_p1=1", "carts_p1.site_p1=1",
               "carts_p1.site_p2=2", "p1.has=close_pillars", "pillar.b3_bottom=p1",
               "pillar.d3_top=p1");
    field_is("elders.board.pillar", "1");
    field_is("elders.board.workshop", "3");
    given_solo(TURN("elder_compass_1"), HALLS, "p1.has=good_neighbours",
               "p1.forged.1=emerald_axe_silver", "p1.forged.2=emerald_axe_gold",
               "building_1.b3=p1_house", "building_1.c3=p1_house", "building_1.c4=p1_house",
               "building_1.d3=p1_house", "building_2.b3=p1_workshop", "building_2.c3=p1_workshop",
               "building_2.c4=p1_workshop", "building_2.d3=p1_workshop");
    field_is("elders.board.workshop", "4");
    field_is("elders.gp", "5");
    field_is("elders.below", "1"); /* the reward of the card all the same */
}

/* COV-10.89, COV-10.123: the player keeps away from what the Elders have built. */
static void their_buildings_are_those_of_another_clan(void **state)
{
    (void)state;
    given_solo(HALLS, "carts_p1.site_g1=1", "carts_p2.site_g1=1", "gate.c3_e=p2", "p1.tavern.2=1");
    play("assign 2 to compass", "action");
    offers_not("option b3");
    given_solo(HALLS, "carts_p1.site_g1=1", "carts_p2.site_g1=1", "gate.c3_e=p2", "p1.tavern.2=1",
               "p1.has=pact_of_the_gatekeepers");
    play("assign 2 to compass", "action", "option b3", "gate");
    offers("at b3_se");
    offers_not("at c3_e");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(player_and_elders_take_turns),
        COVT_TEST(the_first_four_cards_are_one_of_each_type),
        COVT_TEST(discarded_cards_are_shuffled_when_none_is_available),
        COVT_TEST(a_forged_card_is_used_before_the_discards_are_shuffled),
        COVT_TEST(forging_puts_a_card_under_the_available_ones),
        COVT_TEST(the_die_gives_usable_values_only),
        COVT_TEST(a_pick_clears_rubble_and_moves_the_mining_marker),
        COVT_TEST(a_pick_finds_the_rubble_that_is_left),
        COVT_TEST(a_pick_reveals_the_leftmost_hall_of_a_row),
        COVT_TEST(halls_that_the_elders_reveal_need_not_be_connected),
        COVT_TEST(an_axe_takes_a_troll_before_anything_else),
        COVT_TEST(an_axe_takes_an_orc_and_a_goblin),
        COVT_TEST(an_axe_takes_two_goblins),
        COVT_TEST(without_prey_they_get_4_gp_and_the_reward_of_the_card),
        COVT_TEST(cov10_86_rows_come_in_the_order_of_preference),
        COVT_TEST(cov10_86_without_the_switch_any_row_may_be_chosen),
        COVT_TEST(a_cart_fills_a_site_at_once_mythrall_first),
        COVT_TEST(the_leftmost_empty_reward_space_is_taken),
        COVT_TEST(without_enough_carts_there_is_no_delivery),
        COVT_TEST(when_all_sites_are_complete_only_the_card_gives_something),
        COVT_TEST(a_compass_builds_a_pillar_first_and_keeps_no_distance),
        COVT_TEST(the_steps_of_a_pillar_come_in_a_fixed_order),
        COVT_TEST(a_pillar_stands_on_the_first_point_of_a_hall),
        COVT_TEST(a_gate_stands_on_the_first_side_of_a_hall),
        COVT_TEST(without_monuments_a_workshop_is_built),
        COVT_TEST(a_house_gives_them_nothing),
        COVT_TEST(with_everything_built_they_get_5_gp),
        COVT_TEST(a_kind_without_a_place_is_passed_over),
        COVT_TEST(their_buildings_are_those_of_another_clan),
    };

    return COVT_RUN(tests);
}
