/* test_table.c - the drawing of the table, and that the greedy bot plays sensibly. */
#include "tests/support/cov_table.h"

#include <stdio.h>
#include <stdlib.h>

#define WIDTH 80
#define MOST_ROWS ADIT_CANVAS_HEIGHT

#define HALLS                                                                                      \
    "no_enemies", "b3=yellow_emerald_den", "c3=blue_gold_den", "c4=black_gold_hall",               \
        "d3=yellow_gold_hall"

/* ---- The drawing ---- */

static char *draw_table(int seat)
{
    adit_text text = {0};
    adit_err err;

    assert_ok(adit_game_draw(covt_match(), seat, WIDTH, false, false, &text, &err), err);
    assert_non_null(text.data);
    return text.data;
}

#define shows(seat, ...) assert_words(seat, true, COVT_LIST(__VA_ARGS__))
#define shows_not(seat, ...) assert_words(seat, false, COVT_LIST(__VA_ARGS__))
static void assert_words(int seat, bool expected, const char *const *words)
{
    char *table = draw_table(seat);

    for (int i = 0; words[i] != NULL; i++) {
        if ((strstr(table, words[i]) != NULL) != expected) {
            print_error("'%s' is %sin:\n%s", words[i], expected ? "not " : "", table);
            free(table);
            fail();
        }
    }
    free(table);
}

/* The n-th line of the table, from 0. */
static void line_is(int n, const char *expected)
{
    char *table = draw_table(1), *line = table;

    while (n-- > 0 && line != NULL) {
        line = strchr(line, '\n');
        line = line == NULL ? NULL : line + 1;
    }
    assert_non_null(line);
    line[strcspn(line, "\n")] = '\0';
    if (strcmp(line, expected) != 0) {
        print_error("'%s', expected '%s'\n", line, expected);
        free(table);
        fail();
    }
    free(table);
}

static int count_rows(const char *table)
{
    int rows = 0;

    for (const char *line = table; *line != '\0'; rows++) {
        const char *end = strchr(line, '\n');
        assert_non_null(end);
        assert_true(end - line <= WIDTH);
        line = end + 1;
    }
    return rows;
}

/* Colour, vein, enemies, slots and buildings of a hall; of a face-down one only its back. */
static void halls_are_drawn_as_they_lie(void **state)
{
    (void)state;
    given(HALLS, "c3.goblin=2", "c3.troll=1", "building_1.c3=p1_house", "building_2.c4=p2_workshop",
          "hall.blue_mythrall_lair=under_b4", "hall.blue_emerald_haven=under_c5");
    line_is(6, "               | b2 ?      | b3 yellow | b4 ?      | b5 ?      |");
    shows(1, "| c3 blue   | c4 black  | c5 ?      |", "| gold      | gold      | throne 2  |",
          "| ggt h1 -- |     -- w2 |           |", "| b3 yellow | b4 ?      |",
          "| emerald   | mining 1  |", "|     -- -- | prestige 1|");
    shows_not(1, "blue_mythrall_lair", "blue_emerald_haven");
}

/* Where three lines meet stands a pillar, in the middle of a side a gate. */
static void pillars_and_gates_stand_on_points_and_sides(void **state)
{
    (void)state;
    given(HALLS, "carts_p1.site_p1=1", "pillar.b3_bottom=p1", "carts_p1.site_g1=1",
          "gate.b3_se=p1");
    line_is(9, "         +-----+-----+-----+----(1)=1=-+-----+-----+-----+-----+-----+");
    given(HALLS, "carts_p2.site_g1=1", "gate.c3_e=p2");
    shows(1, "| gold     =2=gold      |");
    given(HALLS, "carts_p1.site_p1=1", "pillar.d3_top=p1", "carts_p2.site_g1=1", "gate.c3_se=p2");
    line_is(13, "         +-----+-----+-----+-=2=(1)----+-----+-----+-----+-----+-----+");
}

static void both_sides_of_the_board_are_drawn(void **state)
{
    (void)state;
    given(HALLS);
    shows(1, "| a2 ?", "| c6 ?");
    shows_not(1, "a1 ?", "e1 ?");
    given_players(4, HALLS);
    shows(1, "| a1 ?", "| c1 ?", "| e1 ?", "| c6 ?");
}

static void tracks_show_who_stands_where_and_what_is_there(void **state)
{
    (void)state;
    given_players(3, "p1.track.court=3", "p2.track.court=3", "p3.track.court=14");
    shows(1, "Court         .   coi *1  .   coi *2", "                      12");
}

static void sites_show_free_spaces_carts_and_rewards(void **state)
{
    (void)state;
    given_players(4, "carts_p2.site_p3=3", "covered_iron.site_p3=3", "p3.throne.gold=1");
    shows(1, "site_p3  i1 e4 g2 m2  0  3  0  0  1 [2]  2 court 2  3 support 3  4 support 2",
          "throne   i4 e4 g3 m4  0  0  1  0  3:1g");
    given_players(4, "p1.throne.iron=1", "p1.throne.emerald=1", "p1.throne.gold=1",
                  "p1.throne.mythrall=1", "p2.throne.iron=1", "p2.throne.emerald=1",
                  "p2.throne.gold=1", "p2.throne.mythrall=1", "p3.throne.iron=1",
                  "p3.throne.emerald=1", "p3.throne.gold=1", "p3.throne.mythrall=1",
                  "p4.throne.iron=1", "p4.throne.emerald=1", "p4.throne.gold=1",
                  "p4.throne.mythrall=1"); /* all of it, without a cut */
    shows(1, "throne   i0 e0 g0 m0  4  4  4  4  1:1m1g1e1i 2:1m1g1e1i 3:1m1g1e1i 4:1m1g1e1i");
    given_players(3); /* COV-98: carts of the colour that nobody has */
    shows(1, "site_p2  i2 e1 g2 m1", "0  0  0  x2", "throne   i3 e3 g3 m3");
}

static void displays_show_their_costs(void **state)
{
    (void)state;
    given("rubble_shown.1=wild_rubble_1", "rubble_shown.2=iron_rubble_1",
          "coins_shown.1=decoy_coin_1", "coins_shown.4=mythrall_coin_1",
          "relics_shown.4=smiths_hammer_1", "tools_shown.2=mythrall_book_silver_1",
          "silver_shown.2=silver_goblin_1", "gold_shown.2=golden_orc_1",
          "traditions_shown.1=troll_slayers", "die.goblin=3", "die.troll=5");
    shows(1, "  2 wild_rubble_1  1 wild", "  1 iron_rubble_1  1 iron",
          "  2 decoy_coin_1  move 1, 1 gp", "  0 mythrall_coin_1  1 mythrall",
          " 12 smiths_hammer_1  forge or inlay", "mythrall_book_silver_1  iron+mythrall,",
          "1 gold     silver_goblin_1  kill goblin", "golden_orc_1  kill orc or goblin",
          "  2 troll_slayers Trolls cost 2 strength", "goblin 3: support 1", "troll 5: tradition");
    given("p1.has=open_treasury", "coins_shown.1=decoy_coin_1"); /* what it costs this player */
    shows(1, "  0 decoy_coin_1  move 1, 1 gp");
}

/* What is out of reach is drawn faintly like its height; what a tradition allows is not. */
static void relics_within_reach_stand_out(void **state)
{
    (void)state;
    for (int may_take_any = 0; may_take_any < 2; may_take_any++) {
        adit_text text = {0};
        adit_err err;

        given("relics_shown.4=smiths_hammer_1",
              may_take_any ? "p1.has=long_ladders" : "p1.has=toast_to_success");
        assert_ok(adit_game_draw(covt_match(), 1, WIDTH, false, true, &text, &err), err);
        assert_int_equal(strstr(text.data, "12 smiths_hammer_1") == NULL, may_take_any);
        adit_text_free(&text);
    }
}

static void a_gap_in_a_display_stays_open(void **state)
{
    (void)state;
    given(HALLS, "rubble_shown.5=iron_rubble_1", "p1.track.mining=8");
    play("assign 1 to pick", "action", "take iron_rubble_1");
    shows(1, "    -\n"); /* the last one of its column */
}

static void projects_tell_what_they_would_give(void **state)
{
    (void)state;
    given(HALLS, "project.1=houses_in_yellow_halls", "building_1.b3=p1_house",
          "building_1.d3=p2_house");
    shows(1, "GP now for player 1",
          "  2 houses_in_yellow_halls 2 GP for each of your houses in a yellow hall.");
    given(HALLS, "project.1=houses_in_yellow_halls", "building_1.b3=p1_house");
    shows(2, "GP now for player 2", "  0 houses_in_yellow_halls 2 GP");
}

static void the_own_board_shows_every_place(void **state)
{
    (void)state;
    given("p1.clan=clan_blue", "p1.forged.3=mythrall_book_silver_1",
          "p1.jewel.axe=golden_strength_1", "p1.coin.2=jewel_coin_1", "relic.ale_horn_1=p1",
          "relic.miners_lamp_1=used_p1", "relic.rune_map_1=fresh_p1",
          "p1.has=troll_slayers gifts_for_the_king", "p1.iron=2", "p1.plus2=1", "p1.goblin=2",
          "p1.troll=1", "p1.tavern.3=1", "p1.dwarf_on.pick=2", "round=2", "p1.track.court=3");
    shows(1, "Player 1, Blue clan <  5 GP  1 achievement  starting player",
          "storage  2 of 4  2 iron  | support: 0 x +1, 1 x +2  | 15 carts",
          "dungeon  2 goblins  1 troll  4 keys  | forge: 2 houses  2 workshops",
          "tavern   1 dwarf of strength 3  2 dwarves of strength 1", " pick      (2) silver slot",
          " axe           golden_strength_1", "space_3 D     book, silver slot",
          "space_4 D  2 keys, 2 storage, move 2", "space_8 R  2 storage, (-1 iron, relic)",
          "cs_2     jewel_coin_1 inlay", "cs_1     empty (support 2)",
          "Ale horn (support 2)  Miner's lamp (used)  Rune map (new)", "Troll slayers");
    play("pass", "assign 3 to axe", "no_support");
    shows(1, "player 1 uses axe", " axe       <3> golden_strength_1");
}

static void the_others_are_told_in_a_few_lines(void **state)
{
    (void)state;
    given("p2.forged.3=mythrall_book_silver_1", "p2.jewel.space_3=silver_cart_1",
          "p2.coin.2=jewel_coin_1", "relic.ale_horn_1=p2", "p2.has=troll_slayers", "p2.mythrall=1",
          "round=2");
    shows(1, "Player 2, ", "space_3 book Silver jewel of the cart", "Jewel coin (inlay)",
          "Ale horn (support 2)", "Troll slayers", "1 mythrall", "pick(1)");
}

/* COV-182: face-down objectives are for their owner until they are scored. */
static void objectives_are_drawn_for_their_owner_only(void **state)
{
    (void)state;
    given("p1.objective.i=pillars_of_the_mountain", "p2.objective.ii=large_cellar");
    shows(1, "Pillars of the mountain: 3 GP for each of your pillars");
    shows_not(1, "Large cellar", "large_cellar");
    shows(2, "Large cellar: 1 GP for each of your storage spaces");
    shows_not(2, "Pillars of the mountain", "pillars_of_the_mountain");
    shows_not(0, "Pillars of the mountain", "pillars_of_the_mountain", "Large cellar",
              "large_cellar");
    given("phase=objectives", "era=3", "p1.objective.i=pillars_of_the_mountain",
          "p1.objective.ii=large_cellar", "p1.track.court=6", "p1.track.mining=6");
    play("score large_cellar");
    shows(2, "Large cellar", "game over");
    shows_not(2, "Pillars of the mountain", "pillars_of_the_mountain");
}

static void the_draft_lies_open(void **state)
{
    (void)state;
    given("phase=draft", "draft_start.1=court_start_with_support",
          "draft_i.2=pillars_of_the_mountain");
    shows(1, "Era 1, draft", "court_start_with_support 1 iron, 1 mythrall, 2 support, Court 1.",
          "pillars_of_the_mountain 3 GP");
    /* COV-114: also what somebody has drafted */
    given("phase=draft", "draft_start.1=court_start_with_support",
          "p2.drafted_objective.i=pillars_of_the_mountain");
    shows(1, "Pillars of the mountain: 3 GP for each of your pillars");
    shows(0, "Pillars of the mountain: 3 GP for each of your pillars");
    given();
    shows_not(1, "Draft\n");
}

static void the_elders_have_a_board_of_their_own(void **state)
{
    (void)state;
    given_solo("elders.gp=31", "elders.dungeon.orc=2", "coin.glory_coin_1=elders",
               "relic.ale_horn_1=elders", "relic.ale_horn_2=elders", "elder.elder_axe_1=discarded",
               "rules.difficulty=diff_expert", "elders.track.court=3", HALLS,
               "building_1.c3=p2_house", "carts_p2.site_p1=1", "pillar.b3_bottom=p2");
    shows(1, "Council of Elders (Expert)  31 GP  achievements: 1",
          "1 coin  2 relics  | dungeon: 2 orcs", "3 houses  4 workshops  14 carts",
          "discarded: elder_axe_1", "    hE -- |", "(E)", "Sites    free spaces  1  E");
    shows_not(1, "Player 2");
}

static void the_head_tells_the_phase(void **state)
{
    (void)state;
    given("era=2", "round=3");
    shows(1, "Era 2 of 3, turn 3 of 4");
    given("phase=council_coins", "p1.coin.1=choice_coin_1");
    shows(1, "Era 1, Council Phase");
}

/* Whatever happens, the table fits on the sheet and no line is too wide. */
static void every_table_fits_on_the_sheet(void **state)
{
    (void)state;
    for (int players = 1; players <= 4; players++) {
        covt_given(players, COVT_LIST("phase=draft"));
        for (int i = 0; !adit_game_is_over(covt_match()); i++) {
            adit_err err;
            int options = adit_game_option_count(covt_match());
            if (i % 25 == 0) {
                char *table = draw_table(adit_game_seat(covt_match()));
                assert_true(count_rows(table) < MOST_ROWS - 5);
                free(table);
            }
            assert_ok(adit_game_decide(covt_match(), i * 7 % options, &err), err);
        }
        char *table = draw_table(0);
        assert_true(count_rows(table) < MOST_ROWS - 5);
        assert_non_null(strstr(table, "game over"));
        free(table);
    }
}

/* ---- Greedy ---- */

static void greedy_beats_random_players_by_far(void **state)
{
    adit_bot *greedy, *random;
    adit_err err;
    int totals[2];

    (void)state;
    given("phase=draft");
    assert_ok(adit_bot_new(covt_engine(), "greedy", 1, 5, &greedy, &err), err);
    assert_ok(adit_bot_new(covt_engine(), "random", 2, 5, &random, &err), err);
    while (!adit_game_is_over(covt_match())) {
        adit_bot *bot = adit_game_seat(covt_match()) == 1 ? greedy : random;
        int index;
        assert_ok(bot->choose(bot, covt_match(), &index, &err), err);
        assert_ok(adit_game_decide(covt_match(), index, &err), err);
    }
    greedy->free(greedy);
    random->free(random);
    (void)adit_game_score(covt_match(), 1, &totals[0], NULL, 0);
    (void)adit_game_score(covt_match(), 2, &totals[1], NULL, 0);
    assert_true(totals[0] >= 50);
    assert_true(totals[0] > totals[1] + 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(halls_are_drawn_as_they_lie),
        COVT_TEST(pillars_and_gates_stand_on_points_and_sides),
        COVT_TEST(both_sides_of_the_board_are_drawn),
        COVT_TEST(tracks_show_who_stands_where_and_what_is_there),
        COVT_TEST(sites_show_free_spaces_carts_and_rewards),
        COVT_TEST(displays_show_their_costs),
        COVT_TEST(relics_within_reach_stand_out),
        COVT_TEST(a_gap_in_a_display_stays_open),
        COVT_TEST(projects_tell_what_they_would_give),
        COVT_TEST(the_own_board_shows_every_place),
        COVT_TEST(the_others_are_told_in_a_few_lines),
        COVT_TEST(objectives_are_drawn_for_their_owner_only),
        COVT_TEST(the_draft_lies_open),
        COVT_TEST(the_elders_have_a_board_of_their_own),
        COVT_TEST(the_head_tells_the_phase),
        COVT_TEST(every_table_fits_on_the_sheet),
        COVT_TEST(greedy_beats_random_players_by_far),
    };

    return COVT_RUN(tests);
}
