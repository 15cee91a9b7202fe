/* test_draft.c - the draft (COV-114, COV-263) and the starting tiles (COV-115, COV-116). */
#include "tests/engine/games/covenant/log.h"

#include <stdio.h>

#define DRAFT "phase=draft"
/* The open tiles with two players. */
#define TILES                                                                                      \
    "draft_start.1=mining_prestige_start", "draft_start.2=court_start",                            \
        "draft_tradition.1=honest_loads", "draft_tradition.2=open_treasury",                       \
        "draft_i.1=full_rack", "draft_i.2=glitter", "draft_ii.1=kings_purse",                      \
        "draft_ii.2=keeper_of_traditions"

/* ---- Picking (COV-143) ---- */

static void any_open_tile_may_be_drafted(void **state)
{
    (void)state;
    given(DRAFT, TILES);
    asks(2, "draft a tile");
    options_are("draft mining_prestige_start | draft court_start | draft honest_loads | draft "
                "open_treasury | draft full_rack | "
                "draft glitter | draft kings_purse | draft keeper_of_traditions");
}

static void a_tile_of_each_kind_and_no_second_one(void **state)
{
    (void)state;
    given(DRAFT, TILES);
    play("draft glitter", "draft honest_loads");
    asks(2, "draft a tile");
    refuses("draft full_rack", "you already have a tile of this kind");
    offers_not("draft glitter"); /* it is gone */
    offers("draft kings_purse");
    play("draft open_treasury");
    refuses("draft open_treasury", "not");
    field_is("p2.in_play", "open_treasury");
    field_is("tradition.open_treasury", "p2");
}

/* COV-114: from the right of the Starting Player around, who comes last in each round. */
static void the_starting_player_drafts_last(void **state)
{
    static const int order[] = {1, 3, 2};

    (void)state;
    given_players(3, DRAFT, "start_player=2", "at_turn=1");
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 3; i++) {
            adit_err err;
            assert_int_equal(adit_game_seat(covt_match()), order[i]);
            assert_ok(adit_game_decide(covt_match(), 0, &err), err);
        }
    }
}

static void after_four_rounds_everybody_has_one_of_each(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        given_players(players, DRAFT);
        play_to_phase(COV_PHASE_ASSIGN);
        for (int seat = 0; seat < players; seat++) {
            const cov_player *player = &covt_now()->player[seat];
            assert_int_not_equal(player->objective[0], 0);
            assert_int_not_equal(player->objective[1], 0);
            assert_int_not_equal(player->drafted_tradition, 0);
            assert_int_equal(player->start_tile, 0); /* resolved */
            assert_true(player->common.in_play.count >= 1);
        }
        assert_int_equal(covt_now()->picks, 4 * players);
        for (int i = 0; i < 4 * COV_SEATS; i++) {
            assert_int_equal(covt_now()->draft[i / COV_SEATS][i % COV_SEATS], 0);
        }
        assert_true(was_logged("Era 1 begins"));
        asks(1, "assign a dwarf"); /* COV-116 */
    }
}

static void view_has(int seat, const char *line, bool is_there)
{
    adit_text text = {0};
    adit_err err;

    assert_ok(adit_game_state_lines(covt_match(), seat, &text, &err), err);
    assert_int_equal(strstr(text.data, line) != NULL, is_there);
    adit_text_free(&text);
}

/* COV-114, COV-182: everybody sees who drafts which objective. */
static void cov114_objectives_are_open_while_they_are_drafted(void **state)
{
    (void)state;
    given(DRAFT, TILES);
    play("draft glitter", "draft mining_prestige_start");
    assert_true(was_logged("drafts glitter"));
    field_is("p2.drafted_objective.i", "glitter");
    field_is("p2.objective.i", "none");
    for (int seat = 0; seat <= 2; seat++) {
        view_has(seat, "player[2].drafted_objective.i = glitter", true);
    }
    refuses("draft glitter", "not");
}

/* COV-115: then they lie face down, and only their owner may look at them. */
static void cov115_objectives_are_turned_face_down_when_the_draft_ends(void **state)
{
    (void)state;
    given(DRAFT, TILES);
    play("draft glitter", "draft keeper_of_traditions", "draft kings_purse", "draft honest_loads",
         "draft mining_prestige_start", "draft full_rack");
    assert_int_not_equal(covt_now()->phase, COV_PHASE_DRAFT); /* the rest was no choice */
    field_is("p1.objective.i", "full_rack");
    field_is("p1.objective.ii", "keeper_of_traditions");
    field_is("p2.objective.i", "glitter");
    field_is("p2.objective.ii", "kings_purse");
    field_is("p2.drafted_objective.i", "none");
    view_has(1, "glitter", false);
    view_has(1, "kings_purse", false);
    view_has(2, "glitter", true);
    view_has(2, "keeper_of_traditions", false);
}

/* ---- Starting tiles (COV-115) ---- */

/* Resources, then support, then the moves, in the order of the draft. */
static void starting_tiles_are_resolved_in_the_order_of_the_draft(void **state)
{
    (void)state;
    given("phase=start_tiles", "at_turn=2", "p1.start_tile=mining_start_with_support",
          "p2.start_tile=mining_prestige_start");
    asks(2, "take a +1 support piece, or swap a +1 for a +2");
    goods_are(2, "1 iron 1 emerald 5 gp");
    goods_are(1, "5 gp");
    play("take_plus1");
    field_is("p2.track.mining", "1");
    field_is("p2.track.prestige", "1");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    play("take_plus1", "swap");
    goods_are(1, "2 iron 1 emerald 5 gp 1 plus2");
    field_is("p1.track.mining", "1");
    asks(1, "assign a dwarf");
    field_is("p1.start_tile", "none");
}

static void every_starting_tile_gives_what_it_shows(void **state)
{
    static const struct {
        const char *tile, *goods;
        int support, court, prestige, mining;
    } rows[] = {
        {"mining_prestige_start", "1 iron 1 emerald", 1, 0, 1, 1},
        {"court_mining_start", "1 iron 1 emerald", 1, 1, 0, 1},
        {"prestige_court_start", "1 iron 1 emerald", 1, 1, 1, 0},
        {"court_start", "1 iron 1 gold", 1, 2, 0, 0},
        {"prestige_start", "1 iron 1 gold", 1, 0, 2, 0},
        {"mining_start", "1 iron 1 gold", 1, 0, 0, 2},
        {"mining_start_with_support", "2 iron 1 emerald", 2, 0, 0, 1},
        {"prestige_start_with_support", "2 emerald", 2, 0, 1, 0},
        {"court_start_with_support", "1 iron 1 mythrall", 2, 1, 0, 0},
        {"rich_start", "1 iron 1 emerald 1 gold", 0, 0, 1, 1},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char tile[60], goods[60];
        snprintf(tile, sizeof tile, "p1.start_tile=%s", rows[i].tile);
        given("phase=start_tiles", "at_turn=1", tile);
        for (int n = 0; n < rows[i].support; n++) {
            play("take_plus1");
        }
        snprintf(goods, sizeof goods, "%s 5 gp %d plus1", rows[i].goods, rows[i].support);
        goods_are(1, goods);
        assert_int_equal(covt_now()->player[0].track[COV_COURT], rows[i].court);
        assert_int_equal(covt_now()->player[0].track[COV_PRESTIGE], rows[i].prestige);
        assert_int_equal(covt_now()->player[0].track[COV_MINING], rows[i].mining);
    }
}

/* COV-10.104: the coin costs nothing, and the achievement gives support. */
static void the_drafted_tradition_works_for_the_starting_tile(void **state)
{
    (void)state;
    given("phase=start_tiles", "at_turn=1", "p1.start_tile=court_start", "p1.has=open_treasury",
          "p1.gp=0", "coins_shown.1=glory_coin_1");
    play("take_plus1", "coin glory_coin_1", "on cs_3");
    goods_are(1, "1 iron 1 gold 1 plus1");
    given("phase=start_tiles", "at_turn=1", "p1.start_tile=court_start", "p1.track.court=2",
          "p1.has=toast_to_success");
    play("take_plus1");
    asks(1, "take a +1 support piece, or swap a +1 for a +2"); /* achievement 1 */
    play("take_plus1");
    has(1, "2 plus1");
}

/* COV-116: gaps stay open until the last starting tile is resolved. */
static void displays_are_filled_up_after_the_last_starting_tile(void **state)
{
    (void)state;
    given("phase=start_tiles", "at_turn=2", "p1.start_tile=court_start",
          "p2.start_tile=court_mining_start", "p2.track.court=1", "coins_shown.1=glory_coin_1",
          "coins_shown.2=glory_coin_2", "coins_shown.3=support_coin_1",
          "coins_shown.4=support_coin_2");
    play("take_plus1", "coin support_coin_2", "on cs_1", "decline");
    play("take_plus1");
    options_are("coin glory_coin_1 | coin glory_coin_2 | coin support_coin_1 | decline");
    play("decline");
    field_is("coins_shown.4", "support_coin_1");
    assert_int_not_equal(covt_now()->shown[COV_COINS][0], 0);
}

/* COV-116, the other reading: after each starting tile, so the next one finds full displays. */
static void cov116_displays_may_be_filled_up_after_each_starting_tile(void **state)
{
    (void)state;
    given("rules.refill_after_each_start_tile=1", "phase=start_tiles", "at_turn=2",
          "p1.start_tile=court_start", "p2.start_tile=court_mining_start", "p2.track.court=1",
          "coins_shown.1=glory_coin_1", "coins_shown.2=glory_coin_2",
          "coins_shown.3=support_coin_1", "coins_shown.4=support_coin_2",
          "coin.choice_coin_1=next_1", "coin.choice_coin_2=next_2");
    play("take_plus1", "coin support_coin_2", "on cs_1", "decline");
    field_is("coins_shown.4", "support_coin_1");
    play("take_plus1");
    options_are("coin choice_coin_1 | coin glory_coin_1 | coin glory_coin_2 | coin support_coin_1 "
                "| decline");
    play("coin support_coin_1", "on cs_1", "decline");
    field_is("coins_shown.1", "choice_coin_2");
}

/* COV-10.66, COV-10.121: setup is no turn. */
static void a_relic_of_the_setup_can_be_used_in_the_first_turn(void **state)
{
    (void)state;
    given("phase=start_tiles", "at_turn=1", "p1.start_tile=mining_start",
          "relics_shown.1=ale_horn_1");
    play("take_plus1", "relic ale_horn_1");
    asks(1, "use a relic, or pass");
    given("phase=start_tiles", "at_turn=1", "p1.start_tile=prestige_start");
    play("take_plus1");
    options_are("strengthen 1 tavern | decline");
}

/* ---- One player (COV-263) ---- */

static void alone_one_of_two_tiles_of_each_kind_is_kept(void **state)
{
    (void)state;
    given_solo(DRAFT, TILES);
    asks(1, "draft a tile");
    assert_int_equal(count_options("draft"), 8);
    play("draft open_treasury", "draft full_rack", "draft mining_prestige_start",
         "draft keeper_of_traditions");
    field_is("tradition.open_treasury", "p1");
    field_is("tradition.honest_loads", "out"); /* COV-12.14 */
    field_is("p1.objective.i", "full_rack");
    field_is("p1.objective.ii", "keeper_of_traditions");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    field_is("elders.gp", "5"); /* the Elders draft nothing */
    assert_int_equal(covt_now()->picks, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(any_open_tile_may_be_drafted),
        COVT_TEST(a_tile_of_each_kind_and_no_second_one),
        COVT_TEST(the_starting_player_drafts_last),
        COVT_TEST(after_four_rounds_everybody_has_one_of_each),
        COVT_TEST(cov114_objectives_are_open_while_they_are_drafted),
        COVT_TEST(cov115_objectives_are_turned_face_down_when_the_draft_ends),
        COVT_TEST(starting_tiles_are_resolved_in_the_order_of_the_draft),
        COVT_TEST(every_starting_tile_gives_what_it_shows),
        COVT_TEST(the_drafted_tradition_works_for_the_starting_tile),
        COVT_TEST(displays_are_filled_up_after_the_last_starting_tile),
        COVT_TEST(cov116_displays_may_be_filled_up_after_each_starting_tile),
        COVT_TEST(a_relic_of_the_setup_can_be_used_in_the_first_turn),
        COVT_TEST(alone_one_of_two_tiles_of_each_kind_is_kept),
    };

    return COVT_RUN(tests);
}
