/* test_invariants.c - section 12 of the rules: what holds at every question.
 *
 * Positions that break a rule are refused, and say which one. What shows only from one state to
 * the next is watched along random games.
 */
#include "tests/support/cov_table.h"

#include <stdio.h>

#define HALLS                                                                                      \
    "b3=yellow_gold_hall", "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den",    \
        "no_enemies"

/* ---- Refused positions ---- */

static void cov12_1_enemies(void **state)
{
    (void)state;
    given(HALLS, "b3.goblin=3", "p1.goblin=15");
    cannot_be_given("there are 1 more goblins", HALLS, "b3.goblin=3", "p1.goblin=16");
    cannot_be_given("there are 2 more trolls", HALLS, "p1.troll=4", "p2.troll=4");
    cannot_be_given("b3 holds 4 enemies, the limit is 3", HALLS, "b3.goblin=3", "b3.orc=1");
    cannot_be_given("there are enemies at a3, which is not face up", "a3.orc=1");
    given_solo(HALLS, "elders.dungeon.troll=6");
    covt_cannot_be_given(1, "there are 1 more trolls",
                         COVT_LIST(HALLS, "elders.dungeon.troll=6", "p1.troll=1"));
}

static void cov12_2_resources(void **state)
{
    (void)state;
    given("p1.iron=4", "p2.iron=4");
    cannot_be_given("player 1 has stored 5 resources but has room for 4", "p1.iron=3", "p1.gold=2");
    given("p1.iron=3", "p1.gold=2", "p1.has=hidden_chamber");
    given("p1.iron=6", "p1.forged.8=emerald_axe_silver");
    covt_cannot_be_given(4, "there are 1 more iron",
                         COVT_LIST("p1.iron=4", "p2.iron=4", "p3.iron=4", "p4.iron=4"));
    cannot_be_given("player 1 has 1 wild", "p1.wild=1");
}

static void cov12_3_support(void **state)
{
    (void)state;
    given("p1.plus1=12", "p2.plus1=8", "p2.plus2=10");
    cannot_be_given("there are 1 more plus1", "p1.plus1=12", "p2.plus1=9");
    cannot_be_given("there are 1 more plus2", "p2.plus2=10", "phase=menu", "turn_tool=axe",
                    "p1.dwarf_on.axe=1", "turn_support=2");
    cannot_be_given("a support piece is in use without a dwarf", "turn_support=1");
}

static void cov12_4_dwarves(void **state)
{
    (void)state;
    /* those that a setting names take the places of the weakest */
    given("p1.tavern.3=1", "p1.tavern.4=1");
    field_is("p1.tavern.1", "2");
    given("round=3");
    field_is("p2.dwarf_on.pick", "1");
    field_is("p2.dwarf_on.axe", "1");
    field_is("p2.tavern.1", "2");
    cannot_be_given("player 1 has 3 dwarves, expected 4", "p1.tavern.1=3");
    cannot_be_given("player 1 has 1 dwarves on tools after 0 turns", "p1.dwarf_on.axe=2");
    given("round=2", "p1.dwarf_on.axe=2");
    cannot_be_given("player 1 has a dwarf on space_2, where there is no tool", "round=2",
                    "p1.dwarf_on.space_2=1");
    cannot_be_given("no tool is in use in this phase", "phase=menu");
    cannot_be_given("a tool is in use in this phase", "turn_tool=axe");
    cannot_be_given("cart is in use, but no dwarf is on it", "phase=menu", "turn_tool=cart");
    cannot_be_given("5 is out of range", "p1.dwarf_on.axe=5");
}

static void cov12_5_carts(void **state)
{
    (void)state;
    given("carts_p1.site_p3=2", "p1.throne.iron=1");
    field_is("p1.carts", "12");
    field_is("covered_mythrall.site_p3", "1"); /* what is not told covers the dearest */
    field_is("covered_gold.site_p3", "1");
    cannot_be_given("player 1: 2 carts at site_p1, the limit is 1", "carts_p1.site_p1=2");
    cannot_be_given("cannot be set to '14' here", "p1.carts=14");
    cannot_be_given("too many gold spaces of site_p1 are covered", "carts_p1.site_p1=1",
                    "carts_p2.site_p1=1", "covered_gold.site_p1=2");
    cannot_be_given("0 carts at site_p2 cover 1 spaces", "covered_gold.site_p2=1");
    cannot_be_given("the iron level of the throne holds too many carts", "p1.throne.iron=2",
                    "p2.throne.iron=1");
    covt_cannot_be_given(3, "1 carts block site_p2, expected 2", COVT_LIST("carts_p4.site_p2=1"));
    cannot_be_given("carts of a clan that is not in the game at site_p1", "carts_p3.site_p1=1");
}

static void cov12_6_sites(void **state)
{
    (void)state;
    given("carts_p1.site_p2=2", "carts_p2.site_p2=2");
    field_is("marker_1.site_p2", "p1");
    field_is("marker_2.site_p2", "p2");
    field_is("p1.forge.pillar", "1");
    given("carts_p1.site_p2=2", "marker_2.site_p2=p1");
    field_is("marker_1.site_p2", "nobody");
    cannot_be_given("player 1: 1 markers at site_p2, which is not complete", "carts_p1.site_p2=1",
                    "marker_1.site_p2=p1");
    cannot_be_given("player 2: 2 markers at site_p2", "carts_p2.site_p2=2", "marker_1.site_p2=p2",
                    "marker_2.site_p2=p2");
    cannot_be_given("marker 3 at site_p2 belongs to a clan that is not in the game",
                    "carts_p1.site_p2=2", "marker_3.site_p2=p1");
}

static void cov12_7_buildings(void **state)
{
    (void)state;
    given(HALLS, "building_1.b3=p1_house", "building_1.c3=p1_workshop");
    field_is("p1.forge.house", "1");
    field_is("p1.forge.workshop", "1");
    given(HALLS, "p1.forged.1=emerald_axe_silver");
    field_is("p1.forge.house", "3");
    cannot_be_given("player 1: 3 houses in the forge and the mountain, expected 2", HALLS,
                    "building_1.b3=p1_house", "building_1.c3=p1_house", "building_1.c4=p1_house");
    cannot_be_given("player 1: 1 pillars in the forge and the mountain, expected 0, one "
                    "for each completed site",
                    HALLS, "pillar.b3_bottom=p1");
    cannot_be_given("cannot be set to '3' here", "p1.forge.house=3");
    cannot_be_given("the building at b3 belongs to a clan that is not in the game", HALLS,
                    "building_1.b3=p3_house");
    cannot_be_given("the building at b3_bottom belongs to", HALLS, "pillar.b3_bottom=p4");
    cannot_be_given("the building at b3_sw belongs to", HALLS, "gate.b3_sw=p3");
    given_solo(HALLS, "building_1.b3=p2_house", "carts_p2.site_g3=3");
    field_is("elders.board.house", "3");
    field_is("elders.board.gate", "1");
}

static void cov12_8_slots(void **state)
{
    (void)state;
    given(HALLS, "building_1.b3=p1_house", "building_2.b3=p2_house");
    cannot_be_given("b3 has 1 slots but holds 2 buildings", "b3=yellow_emerald_haven",
                    "building_1.b3=p1_house", "building_2.b3=p2_house");
    cannot_be_given("player 1 has two buildings at b3", HALLS, "building_1.b3=p1_house",
                    "building_2.b3=p1_workshop");
    given(HALLS, "p1.has=good_neighbours", "building_1.b3=p1_house", "building_2.b3=p1_workshop");
    given_solo(HALLS, "building_1.b3=p2_house", "building_2.b3=p2_workshop"); /* COV-10.90 */
    cannot_be_given("there is a building at a2, which is not face up", "building_1.a2=p1_house");
}

static void cov12_9_pillars(void **state)
{
    (void)state;
    given(HALLS, "carts_p1.site_p1=1", "pillar.b3_bottom=p1");
    cannot_be_given("the pillar on a2_top does not touch three face-up halls", HALLS,
                    "carts_p1.site_p1=1", "pillar.a2_top=p1");
    cannot_be_given("the pillars on b3_bottom and d3_top are too close", HALLS,
                    "carts_p1.site_p1=1", "carts_p2.site_p1=1", "pillar.b3_bottom=p1",
                    "pillar.d3_top=p2");
    /* one of the two may have been built by the player with the tradition */
    given(HALLS, "carts_p1.site_p1=1", "carts_p2.site_p1=1", "pillar.b3_bottom=p1",
          "pillar.d3_top=p2", "p2.has=close_pillars");
    given_solo(HALLS, "carts_p1.site_p1=1", "carts_p2.site_p1=1", "pillar.b3_bottom=p1",
               "pillar.d3_top=p2"); /* COV-10.89 */
}

static void cov12_9_gates(void **state)
{
    (void)state;
    given(HALLS, "carts_p1.site_g1=1", "gate.b3_sw=p1");
    cannot_be_given("the gate on a2_e does not join two face-up halls", HALLS, "carts_p1.site_g1=1",
                    "gate.a2_e=p1");
    cannot_be_given("the gates on b3_sw and c3_e share a hall", HALLS, "carts_p1.site_g1=1",
                    "carts_p2.site_g1=1", "gate.b3_sw=p1", "gate.c3_e=p2");
    given(HALLS, "carts_p1.site_g1=1", "carts_p2.site_g1=1", "gate.b3_sw=p1", "gate.c3_e=p2",
          "p1.has=pact_of_the_gatekeepers");
    /* COV-10.45: own gates still block */
    cannot_be_given("the gates on b3_sw and c3_e share a hall", HALLS, "carts_p1.site_g1=1",
                    "carts_p1.site_g2=2", "gate.b3_sw=p1", "gate.c3_e=p1",
                    "p1.has=pact_of_the_gatekeepers");
}

static void cov12_10_tracks(void **state)
{
    (void)state;
    given("p1.track.court=14");
    cannot_be_given("15 is out of range", "p1.track.court=15");
}

static void cov12_11_gp(void **state)
{
    (void)state;
    given("p1.gp=0");
    cannot_be_given("-1 is out of range", "p1.gp=-1");
}

static void cov12_12_tools(void **state)
{
    (void)state;
    given("p1.forged.1=emerald_axe_silver", "p2.forged.1=emerald_axe_gold");
    field_is("tool.emerald_axe_silver", "p1");
    cannot_be_given("glory_coin_1 on a tool space is not of kind tool", "p1.forged.1=glory_coin_1");
    cannot_be_given("cannot be set to 'p1' here",
                    "tool.emerald_axe_silver=p1"); /* say on which space */
}

static void cov12_13_jewels(void **state)
{
    (void)state;
    given("p1.clan=clan_blue", "p1.jewel.pick=silver_cart_1");
    field_is("jewel.silver_cart_1", "p1");
    cannot_be_given("player 1: pick has no slot for golden_strength_1", "p1.clan=clan_blue",
                    "p1.jewel.pick=golden_strength_1");
    cannot_be_given("player 1: space_1 has no slot", "p1.jewel.space_1=silver_cart_1");
    cannot_be_given("golden_strength_1 is in the display of the other colour",
                    "silver_shown.1=golden_strength_1");
    cannot_be_given("slot 2 of the jewel display is empty", "gold_shown.2=none");
}

static void cov12_14_displays(void **state)
{
    (void)state;
    given("coins_shown.1=choice_coin_1", "p1.coin.3=choice_coin_2",
          "traditions_shown.4=royal_favour");
    field_is("coins_shown.1", "choice_coin_1");
    field_is("coin.choice_coin_1", "shown");
    field_is("coin.choice_coin_2", "p1");
    field_is("tradition.royal_favour", "shown");
    cannot_be_given("slot 3 of the coin display is empty", "coins_shown.3=none");
    cannot_be_given("slot 5 of the rubble display is empty", "rubble_shown.5=none");
    given("phase=menu", "turn_tool=axe", "p1.dwarf_on.axe=1", "coins_shown.3=none");
    cannot_be_given("diggers_pride on the display is not of kind coin",
                    "coins_shown.3=diggers_pride");
    cannot_be_given("glory_coin_1 on a clan board is not of kind tradition", "p1.has=glory_coin_1");
    cannot_be_given("diggers_pride is in two places", "p1.has=diggers_pride",
                    "p2.has=diggers_pride");
    cannot_be_given("belongs to a player who is not in the game", "relic.ale_horn_1=p3");
    cannot_be_given("belongs to a player who is not in the game", "relic.ale_horn_1=elders");
    cannot_be_given("pinned to the same place", "relic.ale_horn_1=next_1",
                    "relic.miners_lamp_1=next_1");
}

/* A card may be set in a new place wherever the deal has put it. */
static void cov12_14_a_card_that_is_named_leaves_its_old_place(void **state)
{
    (void)state;
    for (int i = 1; i <= 28; i++) {
        char shown[40], owned[40];
        snprintf(shown, sizeof shown, "coins_shown.2=coin_%02d", i);
        snprintf(owned, sizeof owned, "p2.coin.4=coin_%02d", i % 28 + 1);
        given(shown, owned);
    }
    for (int i = 1; i <= 24; i++) {
        char up[40], under[40];
        snprintf(up, sizeof up, "c4=hall_%02d", i);
        snprintf(under, sizeof under, "hall.hall_%02d=under_b2", i % 24 + 1);
        given(up, under, "no_enemies");
        given_players(4, up, under, "no_enemies");
    }
}

static void cov12_15_face_up_halls_are_connected(void **state)
{
    (void)state;
    given("b4=yellow_emerald_haven");
    cannot_be_given("the face-up hall at e4", "e4=yellow_emerald_haven", "no_enemies");
    given_solo("e4=yellow_emerald_haven", "no_enemies"); /* COV-10.84 */
    cannot_be_given("spot a1 does not exist with 2 players", "a1=yellow_emerald_haven",
                    "no_enemies");
    cannot_be_given("two halls are pinned under b2", "hall.yellow_emerald_haven=under_b2",
                    "hall.blue_mythrall_warren=under_b2");
    cannot_be_given("yellow_gold_lair cannot lie face down at c3",
                    "hall.yellow_gold_lair=under_c3");
}

static void cov12_16_the_dungeon_fits_after_the_releases(void **state)
{
    (void)state;
    given("p1.goblin=9"); /* before the Council there is no limit (COV-10.28) */
    cannot_be_given("the dungeon of player 1 needs 3 keys but has 2", "phase=final", "era=3",
                    "p1.goblin=3");
    given("phase=final", "era=3", "p1.goblin=3", "p1.orc=1", "p1.has=hidden_chamber crowded_cells");
    given("phase=final", "era=3", "p1.goblin=4", "p1.forged.3=emerald_axe_silver");
}

static void cov12_17_relics(void **state)
{
    (void)state;
    given("relic.ale_horn_1=p1", "relic.ale_horn_2=used_p1", "relic.ale_horn_3=fresh_p1");
    cannot_be_given("ale_horn_3 is fresh, but was not obtained in this turn of player 1",
                    "relic.ale_horn_3=fresh_p2");
    cannot_be_given("glory_coin_1 is not a relic, and only relics can be fresh or used",
                    "coin.glory_coin_1=used_p1");
}

static void cov12_18_eras_and_rounds(void **state)
{
    (void)state;
    cannot_be_given("out of range", "era=4");
    cannot_be_given("out of range", "era=0");
    cannot_be_given("out of range", "round=5");
}

static void cov12_19_cards_of_the_elders(void **state)
{
    (void)state;
    covt_cannot_be_given(1, "elder_axe_1 is out of the game", COVT_LIST("elder.elder_axe_1=out"));
    cannot_be_given("elder_axe_1 is in the game", "elder.elder_axe_1=available");
    cannot_be_given("the Elders play in the solo game only", "phase=elders");
}

static void cov114_drafted_tiles(void **state)
{
    (void)state;
    cannot_be_given("glory_coin_1 as objective is not of kind objective",
                    "p1.objective.i=glory_coin_1");
    cannot_be_given("full_rack as objective is not of type ii", "p1.objective.ii=full_rack");
    cannot_be_given("houses_in_yellow_halls as project is not of type c",
                    "project.3=houses_in_yellow_halls");
    cannot_be_given("diggers_pride as starting tile is not of kind start",
                    "p1.start_tile=diggers_pride");
    cannot_be_given("glory_coin_1 as draft_start is not of kind start", "phase=draft",
                    "draft_start.1=glory_coin_1");
    cannot_be_given("kings_purse as draft_i is not of type i", "phase=draft",
                    "draft_i.2=kings_purse");
    cannot_be_given("glory_coin_1 on the table is not of kind tradition", "phase=draft",
                    "draft_tradition.2=glory_coin_1");
    cannot_be_given("glory_coin_1 as turn_set_jewel is not of kind jewel",
                    "turn_set_jewel=glory_coin_1");
    cannot_be_given("an objective in the draft appears twice", "phase=draft", "draft_i.1=glitter",
                    "p2.drafted_objective.i=glitter");
    cannot_be_given("kings_purse as objective is not of type i", "phase=draft",
                    "p1.drafted_objective.i=kings_purse");
    cannot_be_given("objectives are face up in the draft; set 'player[1].drafted_objective'",
                    "phase=draft", "p1.objective.i=glitter");
    cannot_be_given("objectives are face down after the draft; set 'player[2].objective'",
                    "p2.drafted_objective.ii=kings_purse");
    given("phase=draft", "p1.drafted_objective.i=glitter");
    given("p1.objective.i=glitter");
}

/* ---- From one state to the next ---- */

typedef struct {
    cov_state before;
    uint64_t random;
    int turns[COV_SEATS];
} walk_state;

static int next_random(walk_state *walk, int n)
{
    walk->random = walk->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (int)((walk->random >> 33) % (uint64_t)n);
}

static int strength_of(const cov_player *player)
{
    int sum = 0;

    for (int i = 0; i < COV_STRENGTHS; i++) {
        sum += (i + 1) * player->tavern[i];
    }
    for (int tool = 0; tool < COV_TOOLS; tool++) {
        sum += player->dwarf_on[tool];
    }
    return sum;
}

static int halls_up(const cov_state *state)
{
    int count = 0;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        count += state->hall[spot] != 0;
    }
    return count;
}

static int dwarves_on_tools(const cov_player *player)
{
    int count = 0;

    for (int tool = 0; tool < COV_TOOLS; tool++) {
        count += player->dwarf_on[tool] > 0;
    }
    return count;
}

/* COV-12.4, COV-12.9, COV-12.10, COV-12.14, COV-12.15, COV-12.18 */
static void watch_game(walk_state *walk)
{
    const cov_state *now = covt_now(), *before = &walk->before;

    for (int seat = 0; seat < now->base.players; seat++) {
        const cov_player *player = &now->player[seat], *was = &before->player[seat];
        assert_true(strength_of(player) >= strength_of(was));
        for (int track = 0; track < COV_TRACKS; track++) {
            assert_true(player->track[track] >= was->track[track]);
        }
        assert_true(player->common.in_play.count >= was->common.in_play.count);
        for (int space = 0; space < COV_TOOL_SPACES; space++) {
            assert_true(was->forged[space] == 0 || was->forged[space] == player->forged[space]);
        }
        for (int tool = 0; tool < COV_TOOLS; tool++) {
            assert_true(was->jewel[tool] == 0 || was->jewel[tool] == player->jewel[tool]);
        }
        if (dwarves_on_tools(player) > dwarves_on_tools(was)) {
            walk->turns[seat]++;
        }
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        assert_true(before->hall[spot] == 0 || before->hall[spot] == now->hall[spot]);
        assert_true(before->basic[spot][0] == 0 || before->basic[spot][0] == now->basic[spot][0]);
    }
    for (int point = 0; point < COV_POINTS; point++) { /* COV-219 */
        assert_true(before->pillar[point] == 0 || before->pillar[point] == now->pillar[point]);
    }
    for (int edge = 0; edge < COV_EDGES; edge++) {
        assert_true(before->gate[edge] == 0 || before->gate[edge] == now->gate[edge]);
    }
    assert_true(halls_up(now) - halls_up(before) <= (now->base.players == 1 ? 2 : 1));
    assert_true(now->era >= before->era && now->era - before->era <= 1);
    walk->before = *now;
}

static void random_games_only_move_forward(void **state)
{
    static walk_state walk;

    (void)state;
    for (int game = 0; game < 12; game++) {
        const int players = 1 + game % 4;
        covt_given(players, COVT_LIST("phase=draft"));
        adit_game_determinise(covt_match(), 1, (uint64_t)game + 1); /* another deal each time */
        memset(&walk, 0, sizeof walk);
        walk.random = (uint64_t)game + 99;
        walk.before = *covt_now();
        while (!adit_game_is_over(covt_match())) {
            adit_err err;
            int option = next_random(&walk, adit_game_option_count(covt_match()));
            assert_ok(adit_game_decide(covt_match(), option, &err), err);
            assert_ok(adit_game_check(covt_match(), &err), err);
            watch_game(&walk);
        }
        for (int seat = 0; seat < players; seat++) {
            assert_int_equal(walk.turns[seat], 3 * COV_TURNS); /* COV-12.18 */
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(cov12_1_enemies),
        COVT_TEST(cov12_2_resources),
        COVT_TEST(cov12_3_support),
        COVT_TEST(cov12_4_dwarves),
        COVT_TEST(cov12_5_carts),
        COVT_TEST(cov12_6_sites),
        COVT_TEST(cov12_7_buildings),
        COVT_TEST(cov12_8_slots),
        COVT_TEST(cov12_9_pillars),
        COVT_TEST(cov12_9_gates),
        COVT_TEST(cov12_10_tracks),
        COVT_TEST(cov12_11_gp),
        COVT_TEST(cov12_12_tools),
        COVT_TEST(cov12_13_jewels),
        COVT_TEST(cov12_14_displays),
        COVT_TEST(cov12_14_a_card_that_is_named_leaves_its_old_place),
        COVT_TEST(cov12_15_face_up_halls_are_connected),
        COVT_TEST(cov12_16_the_dungeon_fits_after_the_releases),
        COVT_TEST(cov12_17_relics),
        COVT_TEST(cov12_18_eras_and_rounds),
        COVT_TEST(cov12_19_cards_of_the_elders),
        COVT_TEST(cov114_drafted_tiles),
        COVT_TEST(random_games_only_move_forward),
    };

    return COVT_RUN(tests);
}
