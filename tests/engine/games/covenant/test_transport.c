/* test_transport.c - deliveries to the construction sites and the throne (6.4), with what a
 * completed site gives. */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "tests/support/cov_table.h"

#include <stdio.h>

/* A space of the Court track from which three steps show nothing but an achievement. */
#define QUIET "p1.track.court=8"
#define STRENGTH(n) "p1.tavern." #n "=1"

static int site_called(const char *id)
{
    const adit_cards *cards = covt_engine()->cards;
    const int card = adit_cards_find(cards, id);

    assert_true(card != ADIT_NO_CARD);
    return cards->card[card].kind_number;
}

static int free_at(const char *site, int resource)
{
    return cov_site_free(covt_now(), covt_engine()->cards, site_called(site), resource);
}

/* ---- Sites and spaces ---- */

/* COV-72, COV-73, COV-76, COV-97, COV-98 */
static void each_side_has_its_spaces(void **state)
{
    static const int expected[COV_SEATS + 1][3][COV_RESOURCES] = {
        [1] = {{0, 0, 1, 1}, {1, 1, 1, 1}, {2, 2, 1, 1}},
        [2] = {{0, 0, 1, 1}, {1, 1, 1, 1}, {2, 2, 1, 1}},
        /* Column 4 of the sites with limit 2 and 3 is blocked. */
        [3] = {{0, 0, 2, 2}, {2, 1, 2, 1}, {3, 3, 2, 1}},
        [4] = {{0, 0, 2, 2}, {2, 2, 2, 2}, {4, 4, 2, 2}},
    };

    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        covt_given(players, COVT_LIST(NULL));
        for (int limit = 1; limit <= 3; limit++) {
            char pillar[24], gate[24];
            snprintf(pillar, sizeof pillar, "site_p%d", limit);
            snprintf(gate, sizeof gate, "site_g%d", limit);
            assert_int_equal(cov_site_limit(covt_engine()->cards, site_called(pillar)), limit);
            for (int resource = 0; resource < COV_RESOURCES; resource++) {
                assert_int_equal(free_at(pillar, resource), expected[players][limit - 1][resource]);
                assert_int_equal(free_at(gate, resource), expected[players][limit - 1][resource]);
            }
        }
        for (int resource = 0; resource < COV_RESOURCES; resource++) {
            assert_int_equal(cov_throne_free(covt_now(), resource), players < 3    ? 2
                                                                    : players == 3 ? 3
                                                                                   : 4);
        }
        assert_int_equal(cov_site_reward_count(covt_now()), players > 2 ? 4 : 2);
    }
}

/* COV-72: there is always room for everybody. */
static void spaces_are_as_many_as_the_clans_need(void **state)
{
    (void)state;
    for (int players = 1; players <= COV_SEATS; players++) {
        covt_given(players, COVT_LIST(NULL));
        for (int site = 0; site < COV_SITES; site++) {
            const int clans = players == 1 ? 2 : players;
            int spaces = 0;
            for (int resource = 0; resource < COV_RESOURCES; resource++) {
                spaces += cov_site_free(covt_now(), covt_engine()->cards, site, resource);
            }
            assert_true(spaces >= clans * cov_site_limit(covt_engine()->cards, site));
        }
    }
}

/* ---- Delivering ---- */

/* COV-11.1: strength 3, no support, P3 empty. */
static void strength_3_delivers_three_at_most(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(3), "p1.iron=1", "p1.emerald=1", "p1.gold=1", "p1.mythrall=1");
    play("assign 3 to cart", "action", "site site_p3", "deliver iron", "deliver emerald",
         "deliver gold");
    asks(1, "choose a reward"); /* the site is complete */
    has(1, "0 iron 0 emerald 0 gold 1 mythrall 9 gp");
    play("reward 1 of site_p3", "decline"); /* a coin on the way */
    asks(2, "assign a dwarf");              /* COV-10.34: nothing is left for the throne */
}

/* COV-11.2: with a +1 four in all, the last one at the throne. */
static void a_support_piece_adds_a_throne_delivery(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(3), "p1.iron=1", "p1.emerald=1", "p1.gold=1", "p1.mythrall=1",
          "p1.plus1=1");
    play("assign 3 to cart", "plus1", "action", "site site_p3", "deliver iron", "deliver emerald",
         "deliver gold", "reward 1 of site_p3", "decline");
    options_are("deliver mythrall | stop");
    play("deliver mythrall");
    has(1, "0 mythrall 11 gp 0 plus1");
    field_is("p1.throne.mythrall", "1");
    asks(2, "assign a dwarf");
    assert_int_equal(cov_supply(covt_now(), covt_engine()->cards, COV_PLUS1), 20);
}

/* COV-158, COV-209 */
static void a_site_needs_something_that_fits(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(3), "p1.iron=1");
    play("assign 3 to cart", "action");
    refuses("site site_p1", "none of your stored resources fits");
    options_are("site site_g2 | site site_g3 | site site_p2 | site site_p3");
}

/* COV-159: one unit at least, then it may stop. */
static void a_delivery_may_stop_after_the_first_unit(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(3), "p1.iron=1", "p1.emerald=1");
    play("assign 3 to cart", "action", "site site_p3");
    options_are("deliver iron | deliver emerald");
    play("deliver iron", "stop");
    has(1, "0 iron 1 emerald 6 gp");
    field_is("carts_p1.site_p3", "1");
    field_is("covered_iron.site_p3", "1");
    field_is("p1.carts", "14");
    asks(2, "assign a dwarf"); /* COV-10.33: no throne without completing */
}

/* COV-141, COV-209: with nothing stored there is no Transport. */
static void without_resources_there_is_no_transport(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(3));
    play("assign 3 to cart", "action");
    asks(2, "assign a dwarf");
}

/* COV-75, COV-210 */
static void resources_give_gp(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(3), "p1.iron=1", "p1.emerald=1", "p1.mythrall=1");
    play("assign 3 to cart", "action", "site site_g3", "deliver iron");
    has(1, "6 gp");
    play("deliver emerald");
    has(1, "7 gp");
    play("deliver mythrall");
    has(1, "9 gp");
    given(QUIET, "p1.gold=1", "p1.iron=1");
    play("assign 1 to cart", "action", "site site_g1");
    has(1, "7 gp 0 gold");
}

/* honest_loads, COV-10.37: iron and emerald 2, at the throne too; gold and mythrall as before. */
static void trad_05_raises_iron_and_emerald(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(4), "p1.iron=2", "p1.emerald=1", "p1.mythrall=1", "p1.has=honest_loads");
    play("assign 4 to cart", "action", "site site_p3", "deliver iron");
    has(1, "7 gp");
    play("deliver emerald");
    has(1, "9 gp");
    play("deliver mythrall");
    has(1, "11 gp");
    play("reward 1 of site_p3", "decline", "deliver iron");
    has(1, "13 gp");
}

/* COV-10.35: the spaces of a held resource are covered, though the limit is open. */
static void a_resource_without_a_free_space_cannot_be_delivered(void **state)
{
    (void)state;
    given(QUIET, "carts_p2.site_p2=1", "covered_iron.site_p2=1", "p1.iron=1");
    play("assign 1 to cart", "action");
    refuses("site site_p2", "none of your stored resources fits");
    given(QUIET, "carts_p2.site_p2=1", "covered_iron.site_p2=1", "p1.iron=1", "p1.gold=1");
    play("assign 1 to cart", "action", "site site_p2");
    has(1, "1 iron 0 gold"); /* the gold went without a question */
}

/* COV-10.32 */
static void a_completed_site_is_closed_for_the_clan(void **state)
{
    (void)state;
    given(QUIET, "carts_p1.site_p1=1", "p1.gold=1", "p1.mythrall=1");
    play("assign 1 to cart", "action");
    refuses("site site_p1", "you have already completed it");
    offers("site site_g1");
}

/* COV-10.38: all carts are used up. */
static void without_carts_nothing_is_delivered(void **state)
{
    (void)state;
    given_players(4, QUIET, STRENGTH(3), "carts_p1.site_p1=1", "carts_p1.site_p2=2",
                  "carts_p1.site_p3=2", "carts_p1.site_g1=1", "carts_p1.site_g2=2",
                  "carts_p1.site_g3=3", "p1.throne.iron=2", "p1.throne.gold=2", "p1.mythrall=1",
                  "p1.iron=1");
    field_is("p1.carts", "0");
    play("assign 3 to cart", "action");
    asks(2, "assign a dwarf");
    has(1, "1 mythrall 1 iron");
}

/* COV-10.38: the last cart completes a site; nothing is left for the throne. */
static void the_last_cart_ends_the_deliveries(void **state)
{
    (void)state;
    given_players(4, QUIET, STRENGTH(3), "carts_p1.site_p1=1", "carts_p1.site_p2=2",
                  "carts_p1.site_p3=2", "carts_p1.site_g1=1", "carts_p1.site_g2=2",
                  "carts_p1.site_g3=3", "p1.throne.iron=2", "p1.throne.gold=1", "p1.mythrall=1",
                  "p1.iron=1");
    field_is("p1.carts", "1");
    play("assign 3 to cart", "action", "reward 2 of site_p3");
    has(1, "1 mythrall 0 iron"); /* the iron went without a question */
    asks(2, "assign a dwarf");
}

/* carters_pride, COV-126 */
static void trad_02_makes_the_cart_stronger(void **state)
{
    (void)state;
    given(QUIET, "p1.iron=1", "p1.gold=1", "p1.has=carters_pride");
    play("assign 1 to cart", "action", "site site_p2", "deliver iron", "deliver gold");
    asks(1, "choose a reward");
}

/* ---- A completed site (COV-211) ---- */

/* COV-11.20 and COV-11.21: blue has one cart at P3, an iron and a mythrall space are uncovered.
 * The 3-Court space is taken; 2 Court are chosen. */
static void the_worked_case_of_p3(void **state)
{
    (void)state;
    given_players(4, QUIET, STRENGTH(3), "carts_p1.site_p3=1", "carts_p2.site_p3=3",
                  "carts_p3.site_p3=3", "carts_p4.site_p3=2", "covered_iron.site_p3=2",
                  "covered_emerald.site_p3=4", "covered_gold.site_p3=2",
                  "covered_mythrall.site_p3=1", "marker_1.site_p3=p2", "marker_3.site_p3=p3",
                  "p1.mythrall=1", "p1.iron=1", "p1.gold=1");
    play("assign 3 to cart", "action", "site site_p3");
    options_are("deliver iron | deliver mythrall");
    play("deliver mythrall", "deliver iron");
    has(1, "8 gp"); /* + 2 + 1 */
    field_is("p1.forge.pillar", "1");
    refuses("reward 1 of site_p3", "that reward is already taken");
    options_are("reward 2 of site_p3 | reward 4 of site_p3");
    play("reward 2 of site_p3");
    field_is("p1.track.court", "10"); /* 2 Court */
    field_is("marker_2.site_p3", "p1");
    options_are("deliver gold | stop"); /* one throne delivery */
    play("stop");
    asks(2, "assign a dwarf");
}

/* COV-11.21: never again. */
static void a_clan_completes_a_site_once(void **state)
{
    (void)state;
    given_players(4, QUIET, "carts_p1.site_p3=3", "p1.iron=1");
    field_is("p1.forge.pillar", "1");
    play("assign 1 to cart", "action");
    refuses("site site_p3", "you have already completed it");
}

/* COV-211: gates too. */
static void a_gate_site_gives_a_gate(void **state)
{
    (void)state;
    given(QUIET, "p1.gold=1", "carts_p1.site_p1=1");
    play("assign 1 to cart", "action", "site site_g1");
    asks(1, "choose a reward");
    field_is("p1.forge.gate", "1");
    field_is("p1.forge.pillar", "1");
}

/* COV-10.36, COV-74: small side */
static void the_reward_space_is_free_to_choose(void **state)
{
    (void)state;
    given(QUIET, "p1.gold=1", "carts_p1.site_p1=1");
    play("assign 1 to cart", "action", "site site_g1");
    options_are("reward 1 of site_g1 | reward 2 of site_g1");
    play("reward 2 of site_g1");
    asks(1, "take a +1 support piece, or swap a +1 for a +2"); /* SUP(1) */
    play("take_plus1");
    has(1, "1 plus1");
    field_is("marker_2.site_g1", "p1");
    asks(2, "assign a dwarf");
}

/* COV-10.113: only support is left. */
static void the_last_reward_space_is_taken_without_a_question(void **state)
{
    (void)state;
    given(QUIET, "p1.gold=1", "carts_p1.site_p1=1", "carts_p2.site_g1=1",
          "covered_mythrall.site_g1=1", "marker_1.site_g1=p2");
    play("assign 1 to cart", "action", "site site_g1");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    field_is("marker_2.site_g1", "p1");
}

/* COV-74: all reward spaces of both sides, for each limit. */
static void reward_spaces_give_court_moves_and_support(void **state)
{
    static const struct {
        int players, limit, space, court, support;
    } rows[] = {
        {2, 1, 1, 1, 0}, {2, 1, 2, 0, 1}, {2, 2, 1, 2, 0}, {2, 2, 2, 0, 2}, {2, 3, 1, 3, 0},
        {2, 3, 2, 0, 3}, {4, 1, 1, 1, 0}, {4, 1, 2, 1, 0}, {4, 1, 3, 0, 1}, {4, 1, 4, 0, 1},
        {4, 2, 1, 2, 0}, {4, 2, 2, 1, 0}, {4, 2, 3, 0, 2}, {4, 2, 4, 0, 1}, {4, 3, 1, 3, 0},
        {4, 3, 2, 2, 0}, {4, 3, 3, 0, 3}, {4, 3, 4, 0, 2},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        for (int kind = 0; kind < 2; kind++) {
            char carts[40], site[40], reward[40], expected[24];
            const char letter = "pg"[kind];
            snprintf(carts, sizeof carts, "carts_p1.site_%c%d=%d", letter, rows[i].limit,
                     rows[i].limit - 1);
            snprintf(site, sizeof site, "site site_%c%d", letter, rows[i].limit);
            snprintf(reward, sizeof reward, "reward %d of site_%c%d", rows[i].space, letter,
                     rows[i].limit);
            given_players(rows[i].players, "p1.track.court=5", "p1.mythrall=1", "p1.gold=1",
                          "p1.iron=1", carts);
            play("assign 1 to cart", "action", site);
            if (count_options("deliver") > 0) {
                play(count_options("deliver gold") > 0 ? "deliver gold" : "deliver iron");
            }
            play(reward);
            for (int n = 0; n < rows[i].support; n++) {
                asks(1, "take a +1 support piece, or swap a +1 for a +2");
                play("take_plus1");
            }
            if (rows[i].court == 3) {
                asks(1, "obtain a King's Coin"); /* Court 8 */
                play("decline");
            }
            snprintf(expected, sizeof expected, "%d", 5 + rows[i].court);
            field_is("p1.track.court", expected);
            asks(2, "assign a dwarf");
        }
    }
}

/* topping_out_feast, COV-175: support and a Court step, in any order with the reward. */
static void trad_18_comes_with_the_reward_in_any_order(void **state)
{
    (void)state;
    given(QUIET, "p1.gold=1", "carts_p1.site_p1=1", "p1.has=topping_out_feast");
    play("assign 1 to cart", "action", "site site_g1", "reward 1 of site_g1");
    options_are("next site_g1 | next topping_out_feast");
    play("next topping_out_feast");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    field_is("p1.track.court", "8");
    play("take_plus1");
    field_is("p1.track.court", "10"); /* one by the tradition, one by the reward */
    asks(2, "assign a dwarf");
}

/* ---- The throne ---- */

/* COV-212: completing has priority; 2 are missing, so it is 2 and up to 2. */
static void completing_the_site_comes_before_the_throne(void **state)
{
    (void)state;
    given_players(4, QUIET, STRENGTH(4), "p1.iron=2", "p1.gold=2");
    play("assign 4 to cart", "action", "site site_p2", "deliver iron");
    options_are("deliver iron | deliver gold | stop");
    play("deliver gold");
    asks(1, "choose a reward");
    play("reward 2 of site_p2", "deliver iron", "deliver gold");
    field_is("p1.throne.iron", "1");
    field_is("p1.throne.gold", "1");
    field_is("p1.carts", "11");
    asks(2, "assign a dwarf");
}

/* COV-10.33: whoever stops before the site is complete gets nothing at the throne. */
static void no_throne_without_completing(void **state)
{
    (void)state;
    given_players(4, QUIET, STRENGTH(4), "p1.iron=2", "p1.gold=2");
    play("assign 4 to cart", "action", "site site_p2", "deliver iron", "stop");
    asks(2, "assign a dwarf");
    field_is("p1.throne.iron", "0");
}

/* COV-10.119: piece, marker, reward and topping_out_feast first; a resource gained that way may be
 * delivered. Court 11 gives a coin, and its space two resources. */
static void what_the_site_brings_may_go_to_the_throne(void **state)
{
    (void)state;
    given(STRENGTH(4), "p1.track.court=10", "p1.gold=1", "p1.has=topping_out_feast",
          "coins_shown.4=glory_coin_1");
    play("assign 4 to cart", "action", "site site_p1", "reward 2 of site_p1");
    play("next topping_out_feast", "decline");
    asks(1, "obtain a King's Coin");
    play("coin glory_coin_1", "on cs_2", "mythrall", "iron");
    field_is("p1.throne.mythrall", "0");
    asks(1, "take a +1 support piece, or swap a +1 for a +2"); /* the reward space */
    play("decline");
    options_are("deliver iron | deliver mythrall | stop");
    play("deliver mythrall");
    field_is("p1.throne.mythrall", "1");
}

/* COV-213, COV-76: a level with both spaces taken takes no more. */
static void a_full_level_takes_no_more(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(4), "p1.throne.iron=1", "p2.throne.iron=1", "p1.gold=1", "p1.iron=1",
          "p1.emerald=1");
    play("assign 4 to cart", "action", "site site_g1", "reward 1 of site_g1");
    refuses("deliver iron", "no space for it is left there");
    options_are("deliver emerald | stop");
}

/* COV-98: with three players the last column is covered. */
static void with_three_players_a_level_has_three_spaces(void **state)
{
    (void)state;
    given_players(3, QUIET, STRENGTH(4), "p1.throne.iron=1", "p2.throne.iron=1", "p3.throne.iron=1",
                  "p1.gold=1", "p1.iron=1");
    play("assign 4 to cart", "action", "site site_g1", "reward 1 of site_g1");
    asks(2, "assign a dwarf"); /* nothing fits the throne */
    has(1, "1 iron");
}

/* COV-11.23, COV-194: THRONE(2) of a hall back; no site is offered. */
static void throne_2_delivers_two_at_most(void **state)
{
    (void)state;
    given("no_enemies", "b3=yellow_emerald_haven", "c3=blue_gold_cell", "c4=black_gold_haven",
          "d3=yellow_gold_hall", "hall.blue_emerald_haven=under_c5", "rubble_shown.5=iron_rubble_1",
          "p1.iron=1", "p1.gold=2");
    play("assign 1 to pick", "action", "take iron_rubble_1", "reveal c5");
    options_are("deliver iron | deliver gold | stop");
    play("deliver iron", "deliver gold");
    has(1, "1 iron 1 gold 8 gp");
    field_is("c5", "blue_emerald_haven");
    asks(2, "assign a dwarf");
}

/* COV-194: it may stop at once. */
static void throne_2_may_be_declined(void **state)
{
    (void)state;
    given("no_enemies", "b3=yellow_emerald_haven", "c3=blue_gold_cell", "c4=black_gold_haven",
          "d3=yellow_gold_hall", "hall.blue_emerald_haven=under_c5", "rubble_shown.5=iron_rubble_1",
          "p1.gold=2");
    play("assign 1 to pick", "action", "take iron_rubble_1", "reveal c5", "stop");
    has(1, "2 gold 5 gp");
}

/* ---- SITE by a jewel ---- */

/* COV-195, COV-10.39, jewel_s_site: the usual rewards, but no throne. */
static void a_jewel_completes_a_site_without_throne(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(4), "p1.clan=clan_red", "p2.clan=clan_blue", "p1.jewel.axe=silver_cart_1",
          "p1.gold=2", "p1.has=topping_out_feast");
    play("assign 4 to axe", "inlay");
    offers("decline");
    play("site site_p1");
    field_is("p1.forge.pillar", "1");
    play("reward 1 of site_p1", "next site_p1", "take_plus1");
    field_is("p1.track.court", "10");
    has(1, "1 gold 1 plus1");
    offers("action"); /* back in the menu: no throne */
}

/* COV-195: at most one resource. */
static void a_jewel_delivers_one_resource(void **state)
{
    (void)state;
    given(QUIET, STRENGTH(4), "p1.clan=clan_red", "p2.clan=clan_blue", "p1.jewel.axe=silver_cart_1",
          "p1.iron=1", "p1.gold=1");
    play("assign 4 to axe", "inlay", "site site_p3", "deliver iron");
    field_is("carts_p1.site_p3", "1");
    has(1, "0 iron 1 gold");
    offers("action");
}

/* COV-158: the SITE effect may be declined. */
static void a_site_effect_may_be_declined(void **state)
{
    (void)state;
    given(QUIET, "p1.clan=clan_red", "p2.clan=clan_blue", "p1.jewel.axe=silver_cart_1",
          "p1.gold=1");
    play("assign 1 to axe", "inlay", "decline");
    has(1, "1 gold");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(each_side_has_its_spaces),
        COVT_TEST(spaces_are_as_many_as_the_clans_need),
        COVT_TEST(strength_3_delivers_three_at_most),
        COVT_TEST(a_support_piece_adds_a_throne_delivery),
        COVT_TEST(a_site_needs_something_that_fits),
        COVT_TEST(a_delivery_may_stop_after_the_first_unit),
        COVT_TEST(without_resources_there_is_no_transport),
        COVT_TEST(resources_give_gp),
        COVT_TEST(trad_05_raises_iron_and_emerald),
        COVT_TEST(a_resource_without_a_free_space_cannot_be_delivered),
        COVT_TEST(a_completed_site_is_closed_for_the_clan),
        COVT_TEST(without_carts_nothing_is_delivered),
        COVT_TEST(the_last_cart_ends_the_deliveries),
        COVT_TEST(trad_02_makes_the_cart_stronger),
        COVT_TEST(the_worked_case_of_p3),
        COVT_TEST(a_clan_completes_a_site_once),
        COVT_TEST(a_gate_site_gives_a_gate),
        COVT_TEST(the_reward_space_is_free_to_choose),
        COVT_TEST(the_last_reward_space_is_taken_without_a_question),
        COVT_TEST(reward_spaces_give_court_moves_and_support),
        COVT_TEST(trad_18_comes_with_the_reward_in_any_order),
        COVT_TEST(completing_the_site_comes_before_the_throne),
        COVT_TEST(no_throne_without_completing),
        COVT_TEST(what_the_site_brings_may_go_to_the_throne),
        COVT_TEST(a_full_level_takes_no_more),
        COVT_TEST(with_three_players_a_level_has_three_spaces),
        COVT_TEST(throne_2_delivers_two_at_most),
        COVT_TEST(throne_2_may_be_declined),
        COVT_TEST(a_jewel_completes_a_site_without_throne),
        COVT_TEST(a_jewel_delivers_one_resource),
        COVT_TEST(a_site_effect_may_be_declined),
    };

    return COVT_RUN(tests);
}
