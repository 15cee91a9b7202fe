/* test_coins.c - King's Coins and traditions: 6.8, 6.9, 7.6, the coin spaces of COV-88, and the
 * rulings about them. */
#include <stdio.h>

#include "tests/support/cov_table.h"

/* A coin, before a dwarf is assigned. */
#define SEAL "relic.relic_e_1=p1"
#define MAP "relic.relic_c_1=p1"
#define COINS                                                                                      \
    "coins_shown.1=coin_01", "coins_shown.2=coin_05", "coins_shown.3=coin_07",                     \
        "coins_shown.4=coin_13"
#define TRADITIONS                                                                                 \
    "traditions_shown.1=trad_05", "traditions_shown.2=trad_07", "traditions_shown.3=trad_08",      \
        "traditions_shown.4=trad_11"
#define SIX_COINS                                                                                  \
    "p1.coin.1=coin_15", "p1.coin.2=coin_16", "p1.coin.3=coin_17", "p1.coin.4=coin_18",            \
        "p1.coin.5=coin_19", "p1.coin.6=coin_20"

/* ---- Obtaining a coin ----------------------------------------------------------------------- */

/* COV-11.7, COV-11.5 */
static void a_coin_costs_the_gp_of_its_slot_and_its_space_gives_a_benefit(void **state)
{
    (void)state;
    given(SEAL, COINS, "p1.track.mining=1");
    play("use relic_e_1");
    asks(1, "obtain a King's Coin");
    options_are("coin coin_01 | coin coin_05 | coin coin_07 | coin coin_13 | decline");
    play("coin coin_01");
    asks(1, "choose the coin space");
    options_are("on cs_1 | on cs_2 | on cs_3 | on cs_4 | on cs_5 | on cs_6");
    has(1, "5 gp"); /* COV-142: nothing is paid before both are known */
    play("on cs_3");
    has(1, "3 gp"); /* and not the 2 GP that the coin prints */
    field_is("p1.coin.3", "coin_01");
    asks(1, "obtain a relic");
}

static void a_coin_may_be_declined(void **state)
{
    (void)state;
    given(SEAL, COINS);
    play("use relic_e_1", "decline");
    has(1, "5 gp");
    asks(1, "assign a dwarf");
}

/* COV-10.57, COV-10.98 */
static void a_coin_may_cost_all_gp_but_not_more(void **state)
{
    (void)state;
    given(SEAL, COINS, "p1.gp=1");
    play("use relic_e_1");
    options_are("coin coin_05 | coin coin_07 | coin coin_13 | decline");
    refuses("coin coin_01", "costs 2 GP, there are 1");
    play("coin coin_05", "on cs_6", "mining");
    has(1, "0 gp");
}

/* COV-141: without an affordable coin nobody is asked. */
static void without_an_affordable_coin_nobody_is_asked(void **state)
{
    (void)state;
    given(SEAL, "phase=relic_post", "at_turn=1", "turn_tool=pick", "p1.dwarf_on.pick=1",
          "coins_shown.1=coin_01", "coins_shown.2=coin_02", "coins_shown.3=none",
          "coins_shown.4=none", "p1.gp=0");
    play("use relic_e_1");
    asks(2, "assign a dwarf");
}

/* trad_28 */
static void with_the_open_treasury_nothing_costs_gp(void **state)
{
    (void)state;
    given(SEAL, COINS, TRADITIONS, "p1.has=trad_28", "p1.gp=0");
    play("use relic_e_1", "coin coin_01", "on cs_5", "tradition trad_05");
    has(1, "0 gp");
    field_is("p1.has", "trad_28 trad_05");
}

/* COV-10.58, COV-164 */
static void a_seventh_coin_replaces_another_and_its_space_gives_again(void **state)
{
    (void)state;
    given(SEAL, COINS, SIX_COINS);
    play("use relic_e_1");
    offers("decline");
    play("coin coin_13");
    options_are("on cs_1 | on cs_2 | on cs_3 | on cs_4 | on cs_5 | on cs_6");
    play("on cs_1");
    asks(1, "take support");
    field_is("p1.coin.1", "coin_13");
    field_is("coin.coin_15", "discarded");
}

static void while_a_space_is_empty_no_coin_is_replaced(void **state)
{
    (void)state;
    given(SEAL, COINS, "p1.coin.1=coin_15", "p1.coin.2=coin_16");
    play("use relic_e_1", "coin coin_13");
    options_are("on cs_3 | on cs_4 | on cs_5 | on cs_6");
    refuses("on cs_1", "an empty coin space is left");
}

/* COV-88 */
static void every_coin_space_gives_its_benefit(void **state)
{
    static const char *const asked[COV_COIN_SPACES] = {"take support",       "choose a resource",
                                                       "obtain a relic",     "choose a dwarf",
                                                       "obtain a tradition", "choose a track"};

    (void)state;
    for (int space = 1; space <= COV_COIN_SPACES; space++) {
        char move[24];

        snprintf(move, sizeof move, "on cs_%d", space);
        given(SEAL, COINS, "p1.track.mining=1");
        play("use relic_e_1", "coin coin_13", move);
        asks(1, asked[space - 1]);
    }
}

/* COV-10.97, COV-10.93: through a track and a coin space the cost is paid too, and the gap that
 * the first coin left stays open. */
static void the_cost_is_paid_wherever_the_coin_comes_from(void **state)
{
    (void)state;
    given(MAP, COINS, TRADITIONS, "p1.track.court=1", "p1.track.prestige=3");
    play("use relic_c_1", "court", "coin coin_01", "on cs_5");
    has(1, "3 gp");
    play("tradition trad_05");
    has(1, "1 gp");
    play("prestige"); /* Prestige 4: another tradition; the slots stay where they are */
    options_are("tradition trad_07 | tradition trad_08 | tradition trad_11 | decline");
    field_is("traditions_shown.1", "none");
    field_is("coins_shown.1", "none");
}

/* ---- Coins in the Council ------------------------------------------------------------------- */

/* COV-245: what each of the 14 sorts gives; what it asks, or what is there afterwards. */
static void every_coin_gives_its_benefit_in_the_council(void **state)
{
    static const struct {
        const char *coin, *asked, *goods;
    } sorts[] = {
        {"coin_01", NULL, "7 gp"},
        {"coin_02", NULL, "7 gp"},
        {"coin_03", "take support", NULL},
        {"coin_04", "take support", NULL},
        {"coin_05", "choose a resource", NULL},
        {"coin_06", "choose a resource", NULL},
        {"coin_07", NULL, "2 iron 1 emerald 5 gp"},
        {"coin_08", NULL, "2 iron 1 emerald 5 gp"},
        {"coin_09", NULL, "1 gold"},
        {"coin_10", NULL, "1 gold"},
        {"coin_11", NULL, "1 mythrall"},
        {"coin_12", NULL, "1 mythrall"},
        {"coin_13", "obtain a King's Coin", NULL},
        {"coin_14", "obtain a King's Coin", NULL},
        {"coin_15", "choose a dwarf", NULL},
        {"coin_16", "choose a dwarf", NULL},
        {"coin_17", "obtain a relic", NULL},
        {"coin_18", "obtain a relic", NULL},
        {"coin_19", "choose a track", NULL},
        {"coin_20", "choose a track", NULL},
        {"coin_21", "choose a dwarf", NULL},
        {"coin_22", "choose a dwarf", NULL},
        {"coin_23", "choose a resource to deliver", NULL},
        {"coin_24", "choose a resource to deliver", NULL},
        {"coin_25", "move an enemy", NULL},
        {"coin_26", "move an enemy", NULL},
        {"coin_27", "inlay a jewel", NULL},
        {"coin_28", "inlay a jewel", NULL},
    };

    (void)state;
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++) {
        char coin[32];

        snprintf(coin, sizeof coin, "p1.coin.2=%s", sorts[i].coin);
        given("phase=council_coins", "at_turn=1", coin, "p1.iron=1",
              i >= 26 ? "p1.emerald=1" : "p1.emerald=0", "p1.track.court=1", "p1.track.prestige=1",
              "p1.track.mining=1", "no_enemies", "c3.goblin=1");
        if (sorts[i].asked != NULL) {
            asks(1, sorts[i].asked);
        } else {
            has(1, sorts[i].goods);
        }
    }
}

/* COV-10.59 */
static void a_coin_obtained_in_the_council_works_from_the_next_one_on(void **state)
{
    (void)state;
    given("phase=council_coins", "at_turn=1", COINS, "p1.coin.1=coin_14", "p1.track.court=1");
    asks(1, "obtain a King's Coin");
    play("coin coin_07", "on cs_6", "mining", "decline");
    has(1, "0 iron 0 emerald"); /* its space gave 2 steps, itself nothing */
    field_is("p1.coin.6", "coin_07");
}

/* COV-10.60 */
static void a_coin_that_is_replaced_before_it_works_is_lost(void **state)
{
    (void)state;
    given("phase=council_coins", "at_turn=1", COINS, "p1.track.court=1", "p1.coin.1=coin_14",
          "p1.coin.2=coin_02", "p1.coin.3=coin_09", "p1.coin.4=coin_10", "p1.coin.5=coin_11",
          "p1.coin.6=coin_12");
    asks(1, "choose the next benefit");
    offers("benefit coin_02");
    play("benefit coin_14", "coin coin_13", "on cs_2");
    has(1, "5 gp");
    play("iron", "iron");
    offers_not("benefit coin_02");
    offers_not("benefit coin_13");
}

/* COV-10.63, trad_17 */
static void a_coin_of_the_display_can_be_copied_whatever_it_costs(void **state)
{
    (void)state;
    given("phase=council_traditions", "at_turn=1", COINS, "p1.has=trad_17", "p1.gp=0");
    asks(1, "choose a coin whose benefit is taken");
    options_are("coin coin_01 | coin coin_05 | coin coin_07 | coin coin_13 | decline");
    play("coin coin_05");
    asks(1, "choose a resource"); /* the choices of the benefit are the player's */
    field_is("coins_shown.2", "coin_05");
    has(1, "0 gp");
}

/* COV-174 */
static void copying_a_coin_may_be_declined(void **state)
{
    (void)state;
    given("phase=council_traditions", "at_turn=1", COINS, "p1.has=trad_17");
    play("decline");
    has(1, "5 gp");
}

/* ---- Traditions ----------------------------------------------------------------------------- */

/* COV-235, COV-165: active from that moment */
static void a_tradition_costs_gp_and_works_at_once(void **state)
{
    (void)state;
    given(MAP, "traditions_shown.1=trad_23", "traditions_shown.2=trad_07",
          "traditions_shown.3=trad_08", "traditions_shown.4=trad_11", "p1.track.prestige=3",
          "p1.track.court=2");
    play("use relic_c_1", "prestige");
    asks(1, "obtain a tradition");
    options_are("tradition trad_23 | tradition trad_07 | tradition trad_08 | tradition trad_11 | "
                "decline");
    play("tradition trad_23");
    has(1, "3 gp");
    field_is("p1.has", "trad_23");
    play("court"); /* an achievement */
    has(1, "4 gp");
}

/* COV-10.57 for traditions */
static void a_tradition_that_costs_too_much_is_not_offered(void **state)
{
    (void)state;
    given(MAP, TRADITIONS, "p1.track.prestige=3", "p1.gp=0");
    play("use relic_c_1", "prestige");
    options_are("tradition trad_08 | tradition trad_11 | decline");
    refuses("tradition trad_05", "costs 2 GP, there are 0");
    play("decline");
    field_is("p1.has", "none");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(a_coin_costs_the_gp_of_its_slot_and_its_space_gives_a_benefit),
        COVT_TEST(a_coin_may_be_declined),
        COVT_TEST(a_coin_may_cost_all_gp_but_not_more),
        COVT_TEST(without_an_affordable_coin_nobody_is_asked),
        COVT_TEST(with_the_open_treasury_nothing_costs_gp),
        COVT_TEST(a_seventh_coin_replaces_another_and_its_space_gives_again),
        COVT_TEST(while_a_space_is_empty_no_coin_is_replaced),
        COVT_TEST(every_coin_space_gives_its_benefit),
        COVT_TEST(the_cost_is_paid_wherever_the_coin_comes_from),
        COVT_TEST(every_coin_gives_its_benefit_in_the_council),
        COVT_TEST(a_coin_obtained_in_the_council_works_from_the_next_one_on),
        COVT_TEST(a_coin_that_is_replaced_before_it_works_is_lost),
        COVT_TEST(a_coin_of_the_display_can_be_copied_whatever_it_costs),
        COVT_TEST(copying_a_coin_may_be_declined),
        COVT_TEST(a_tradition_costs_gp_and_works_at_once),
        COVT_TEST(a_tradition_that_costs_too_much_is_not_offered),
    };

    return COVT_RUN(tests);
}
