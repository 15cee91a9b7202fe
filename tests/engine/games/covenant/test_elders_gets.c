/* test_elders_gets.c - what effects give the Elders (9.5), and what they score (9.6). */
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "tests/support/cov_table.h"

/* It is their turn, and this is their card. */
#define TURN(card) "phase=elders", "elder." card "=next_1"
#define HALLS                                                                                      \
    "b3=yellow_gold_hall", "c3=blue_emerald_hall", "c4=black_gold_hall", "d3=blue_emerald_den",    \
        "no_enemies"
/* All their houses and workshops stand in the four halls. */
#define ALL_BUILT                                                                                  \
    "building_1.b3=p2_house", "building_1.c3=p2_house", "building_1.c4=p2_house",                  \
        "building_1.d3=p2_house", "building_2.b3=p2_workshop", "building_2.c3=p2_workshop",        \
        "building_2.c4=p2_workshop", "building_2.d3=p2_workshop"

/* All sites but one are complete. */
#define BUT_P3                                                                                     \
    "carts_p2.site_p1=1", "carts_p2.site_p2=2", "carts_p2.site_g1=1", "carts_p2.site_g2=2",        \
        "carts_p2.site_g3=3"

static const adit_cards *all_cards(void)
{
    return adit_game_view_tx(covt_match())->cards;
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

/* ---- What effects give them (9.5) ---- */

static void coins_traditions_and_jewels_go_to_their_storage(void **state)
{
    (void)state;
    given_solo(TURN("elder_axe_1"), HALLS);
    assert_int_equal(tiles_stored(COV_KIND_COIN), 1);
    field_is("elders.gp", "9"); /* no enemies; COV-291: the coin costs and gives nothing */
    given_solo(TURN("elder_axe_2"), HALLS);
    assert_int_equal(tiles_stored(COV_KIND_TRADITION), 1);
    field_is("elders.gp", "9");
    given_solo(TURN("elder_cart_4"), BUT_P3, "carts_p2.site_p3=3");
    assert_int_equal(tiles_stored(COV_KIND_JEWEL), 1);
    field_is("elders.gp", "5");
    for (int i = 0; i < 6; i++) {
        assert_int_not_equal(covt_now()->shown[COV_JEWELS + i / 3][i % 3], 0); /* COV-231 */
    }
}

#define SHELF(a, b, c, d)                                                                          \
    "relics_shown.1=" a, "relics_shown.2=" b, "relics_shown.3=" c, "relics_shown.4=" d

/* COV-292, COV-10.100 */
static void they_take_the_topmost_relic_that_the_player_does_not_have(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_3"), HALLS, ALL_BUILT,
               SHELF("ale_horn_1", "miners_lamp_1", "rune_map_1", "smiths_hammer_1"),
               "relic.smiths_hammer_2=p1", "relic.rune_map_2=used_p1", "p1.has=lost_heirloom");
    field_is("relic.miners_lamp_1", "elders");
    given_solo(TURN("elder_compass_3"), HALLS, ALL_BUILT,
               SHELF("ale_horn_1", "miners_lamp_1", "rune_map_1", "smiths_hammer_1"),
               "relic.smiths_hammer_2=p1", "relic.rune_map_2=used_p1", "relic.ale_horn_2=p1",
               "relic.miners_lamp_2=p1");
    field_is("relic.smiths_hammer_1", "elders"); /* all types are owned: the topmost */
}

/* COV-294 */
static void they_defeat_an_orc_or_else_a_goblin(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_4"), HALLS, ALL_BUILT, "c3.goblin=2", "c4.orc=1", "die.orc=4",
               "elders.track.prestige=8");
    field_is("elders.dungeon.orc", "1");
    field_is("elders.track.prestige", "9");
    field_is("elders.gp", "12"); /* 5 + 5 without a building + 2 of the die */
    given_solo(TURN("elder_compass_4"), HALLS, ALL_BUILT, "c3.goblin=2", "c4.troll=1",
               "die.goblin=4");
    field_is("elders.dungeon.goblin", "1");
    field_is("elders.track.prestige", "0"); /* COV-10.22 */
    field_is("elders.gp", "11");
    given_solo(TURN("elder_compass_4"), HALLS, ALL_BUILT, "c4.troll=1");
    field_is("elders.gp", "10"); /* neither of them is there */
}

/* COV-287, COV-288: from 0 on, with what the spaces show. */
static void a_step_gives_what_its_space_shows(void **state)
{
    (void)state;
    given_solo(TURN("elder_compass_2"), HALLS, ALL_BUILT, "elders.track.court=1",
               "elders.track.prestige=1", "elders.track.mining=1");
    assert_int_equal(tiles_stored(COV_KIND_COIN), 1);
    assert_int_equal(tiles_stored(COV_KIND_RELIC), 1);
    field_is("elders.gp", "11"); /* 5 + 5 + 1 for strength */
    given_solo(TURN("elder_compass_2"), HALLS, ALL_BUILT, "elders.track.court=14",
               "elders.track.prestige=3", "elders.track.mining=14");
    assert_int_equal(tiles_stored(COV_KIND_TRADITION), 1);
    field_is("elders.track.court", "14"); /* COV-69: lost at the end */
}

/* COV-295: exactly this kind, or nothing. */
static void a_reward_may_build(void **state)
{
    (void)state;
    given_solo(TURN("elder_axe_4"), HALLS);
    field_is("elders.board.workshop", "3");
    given_solo(TURN("elder_cart_3"), HALLS, BUT_P3, "carts_p2.site_p3=3");
    field_is("elders.board.house", "3");
    field_is("elders.board.pillar", "3");
    given_solo(TURN("elder_axe_4"), HALLS, ALL_BUILT);
    field_is("elders.gp", "9");
}

/* COV-294 by a pick: what the hall of this turn brings is there already. */
static void the_reward_of_the_card_comes_last(void **state)
{
    int left = 0;

    (void)state;
    given_solo(TURN("elder_pick_3"), "no_enemies", "b3=yellow_emerald_haven",
               "c3=blue_emerald_haven", "c4=black_gold_haven", "d3=yellow_gold_hall");
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        left += covt_now()->enemy[spot][0] + covt_now()->enemy[spot][1];
    }
    /* one of them was defeated, unless only trolls came, or nobody */
    assert_true(left == 0 || covt_now()->elders.dungeon[0] + covt_now()->elders.dungeon[1] == 1);
}

/* ---- Council and end (9.6) ---- */

/* COV-299 */
static void in_the_council_they_score_dungeon_and_buildings(void **state)
{
    static const struct {
        const char *era;
        int gp;
    } rows[] = {{"era=1", 5 + 6 + 4}, {"era=2", 5 + 6 + 4}, {"era=3", 5 + 6 + 8 + 4}};

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        given_solo("phase=release", rows[i].era, HALLS, "elders.dungeon.goblin=5",
                   "elders.dungeon.orc=3", "elders.dungeon.troll=1", "building_1.b3=p2_house",
                   "building_1.c3=p2_workshop", "carts_p2.site_p1=1", "carts_p2.site_g1=1",
                   "pillar.b3_bottom=p2", "gate.b3_e=nobody", "gate.c3_se=p2");
        /* after the third one 4 cards more in the final scoring */
        assert_int_equal(covt_now()->elders.gp, rows[i].gp);
        field_is("elders.dungeon.goblin", "5"); /* they release nobody */
    }
}

/* COV-300, COV-301 */
static void the_final_points_are_told_by_source(void **state)
{
    adit_score_line lines[8];
    adit_tally tally = {.lines = lines, .max = 8};

    (void)state;
    given_solo("phase=final", "era=3", "rules.difficulty=diff_expert", "elders.gp=40",
               "elders.track.court=6", "coin.glory_coin_1=elders", "relic.ale_horn_1=elders",
               "elders.throne.gold=1", "elders.below=2");
    cov_elders_score(adit_game_view_tx(covt_match()), &tally);
    assert_int_equal(tally.count, 5);
    assert_int_equal(tally.total, 66);
    assert_string_equal(lines[0].source, "during the game");
    assert_int_equal(lines[0].points, 40);
    assert_string_equal(lines[1].source, "throne");
    assert_int_equal(lines[1].points, 6);
    assert_string_equal(lines[2].source, "storage");
    assert_int_equal(lines[2].points, 4);
    assert_string_equal(lines[3].source, "achievements");
    assert_int_equal(lines[3].points, 4);
    assert_string_equal(lines[4].source, "tool cards");
    assert_int_equal(lines[4].points, 12);
    field_is("elders.gp", "66");
    given_solo("elders.gp=40");
    tally = (adit_tally){.lines = lines, .max = 8};
    cov_elders_score(adit_game_view_tx(covt_match()), &tally);
    assert_int_equal(tally.count, 1);
    assert_int_equal(tally.total, 40);
}

/* COV-298 */
static void every_solo_game_ends(void **state)
{
    static const char *const difficulties[] = {"rules.difficulty=diff_normal",
                                               "rules.difficulty=diff_difficult",
                                               "rules.difficulty=diff_expert"};
    adit_err err;

    (void)state;
    for (size_t i = 0; i < sizeof difficulties / sizeof *difficulties; i++) {
        given_solo("phase=draft", difficulties[i]);
        for (int n = 0; !adit_game_is_over(covt_match()); n++) {
            assert_true(n < 500);
            assert_ok(adit_game_decide(covt_match(), 0, &err), err);
            assert_ok(adit_game_check(covt_match(), &err), err);
        }
        assert_int_equal(covt_now()->base.turn, 24);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(coins_traditions_and_jewels_go_to_their_storage),
        COVT_TEST(they_take_the_topmost_relic_that_the_player_does_not_have),
        COVT_TEST(they_defeat_an_orc_or_else_a_goblin),
        COVT_TEST(a_step_gives_what_its_space_shows),
        COVT_TEST(a_reward_may_build),
        COVT_TEST(the_reward_of_the_card_comes_last),
        COVT_TEST(in_the_council_they_score_dungeon_and_buildings),
        COVT_TEST(the_final_points_are_told_by_source),
        COVT_TEST(every_solo_game_ends),
    };

    return COVT_RUN(tests);
}
