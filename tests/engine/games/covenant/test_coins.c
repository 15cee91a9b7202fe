/* test_coins.c - King's Coins and traditions: 6.8, 6.9, 7.6, the coin spaces of COV-88, and the
 * rulings about them. */
#include <stdio.h>

#include "tests/support/cov_table.h"

/* A coin, before a dwarf is assigned. */
#define SEAL "relic.royal_seal_1=p1"
#define MAP "relic.rune_map_1=p1"
#define COINS                                                                                      \
    "coins_shown.1=glory_coin_1", "coins_shown.2=choice_coin_1", "coins_shown.3=ore_coin_1",       \
        "coins_shown.4=court_coin_1"
#define TRADITIONS                                                                                 \
    "traditions_shown.1=honest_loads", "traditions_shown.2=joy_of_discovery",                      \
        "traditions_shown.3=call_of_the_deep", "traditions_shown.4=troll_slayers"
#define SIX_COINS                                                                                  \
    "p1.coin.1=prestige_coin_1", "p1.coin.2=prestige_coin_2", "p1.coin.3=mining_coin_1",           \
        "p1.coin.4=mining_coin_2", "p1.coin.5=track_coin_1", "p1.coin.6=track_coin_2"

/* ---- Obtaining a coin ---- */

/* COV-11.7, COV-11.5 */
static void a_coin_costs_the_gp_of_its_slot_and_its_space_gives_a_benefit(void **state)
{
    (void)state;
    given(SEAL, COINS, "p1.track.mining=1");
    play("use royal_seal_1");
    asks(1, "obtain a King's Coin");
    options_are(
        "coin glory_coin_1 | coin choice_coin_1 | coin ore_coin_1 | coin court_coin_1 | decline");
    play("coin glory_coin_1");
    asks(1, "choose a coin space");
    options_are("on cs_1 | on cs_2 | on cs_3 | on cs_4 | on cs_5 | on cs_6");
    has(1, "5 gp"); /* COV-142: nothing is paid before both are known */
    play("on cs_3");
    has(1, "3 gp"); /* and not the 2 GP that the coin prints */
    field_is("p1.coin.3", "glory_coin_1");
    asks(1, "obtain a relic");
}

static void a_coin_may_be_declined(void **state)
{
    (void)state;
    given(SEAL, COINS);
    play("use royal_seal_1", "decline");
    has(1, "5 gp");
    asks(1, "assign a dwarf");
}

/* COV-10.57, COV-10.98 */
static void a_coin_may_cost_all_gp_but_not_more(void **state)
{
    (void)state;
    given(SEAL, COINS, "p1.gp=1");
    play("use royal_seal_1");
    options_are("coin choice_coin_1 | coin ore_coin_1 | coin court_coin_1 | decline");
    refuses("coin glory_coin_1", "costs 2 GP, you have 1");
    play("coin choice_coin_1", "on cs_6", "mining");
    has(1, "0 gp");
}

/* COV-141: without an affordable coin nobody is asked. */
static void without_an_affordable_coin_nobody_is_asked(void **state)
{
    (void)state;
    given(SEAL, "phase=relic_post", "at_turn=1", "turn_tool=pick", "p1.dwarf_on.pick=1",
          "coins_shown.1=glory_coin_1", "coins_shown.2=glory_coin_2", "coins_shown.3=none",
          "coins_shown.4=none", "p1.gp=0");
    play("use royal_seal_1");
    asks(2, "assign a dwarf");
}

/* open_treasury */
static void with_the_open_treasury_nothing_costs_gp(void **state)
{
    (void)state;
    given(SEAL, COINS, TRADITIONS, "p1.has=open_treasury", "p1.gp=0");
    play("use royal_seal_1", "coin glory_coin_1", "on cs_5", "tradition honest_loads");
    has(1, "0 gp");
    field_is("p1.has", "open_treasury honest_loads");
}

/* COV-10.58, COV-164 */
static void a_seventh_coin_replaces_another_and_its_space_gives_again(void **state)
{
    (void)state;
    given(SEAL, COINS, SIX_COINS);
    play("use royal_seal_1");
    offers("decline");
    play("coin court_coin_1");
    options_are("on cs_1 | on cs_2 | on cs_3 | on cs_4 | on cs_5 | on cs_6");
    play("on cs_1");
    asks(1, "take a +1 support piece, or swap a +1 for a +2");
    field_is("p1.coin.1", "court_coin_1");
    field_is("coin.prestige_coin_1", "discarded");
}

static void while_a_space_is_empty_no_coin_is_replaced(void **state)
{
    (void)state;
    given(SEAL, COINS, "p1.coin.1=prestige_coin_1", "p1.coin.2=prestige_coin_2");
    play("use royal_seal_1", "coin court_coin_1");
    options_are("on cs_3 | on cs_4 | on cs_5 | on cs_6");
    refuses("on cs_1", "you still have an empty coin space");
}

/* COV-88 */
static void every_coin_space_gives_its_benefit(void **state)
{
    static const char *const asked[COV_COIN_SPACES] = {
        "take a +1 support piece, or swap a +1 for a +2",
        "choose a resource",
        "obtain a relic",
        "choose a dwarf",
        "obtain a tradition",
        "choose a track"};

    (void)state;
    for (int space = 1; space <= COV_COIN_SPACES; space++) {
        char move[24];

        snprintf(move, sizeof move, "on cs_%d", space);
        given(SEAL, COINS, "p1.track.mining=1");
        play("use royal_seal_1", "coin court_coin_1", move);
        asks(1, asked[space - 1]);
    }
}

/* COV-10.97, COV-10.93: through a track and a coin space the cost is paid too, and the gap that
 * the first coin left stays open. */
static void the_cost_is_paid_wherever_the_coin_comes_from(void **state)
{
    (void)state;
    given(MAP, COINS, TRADITIONS, "p1.track.court=1", "p1.track.prestige=3");
    play("use rune_map_1", "court", "coin glory_coin_1", "on cs_5");
    has(1, "3 gp");
    play("tradition honest_loads");
    has(1, "1 gp");
    play("prestige"); /* Prestige 4: another tradition; the slots stay where they are */
    options_are("tradition joy_of_discovery | tradition call_of_the_deep | tradition troll_slayers "
                "| decline");
    field_is("traditions_shown.1", "none");
    field_is("coins_shown.1", "none");
}

/* ---- Coins in the Council ---- */

/* COV-245: what each of the 14 sorts gives; what it asks, or what is there afterwards. */
static void every_coin_gives_its_benefit_in_the_council(void **state)
{
    static const struct {
        const char *coin, *asked, *goods;
    } sorts[] = {
        {"glory_coin_1", NULL, "7 gp"},
        {"glory_coin_2", NULL, "7 gp"},
        {"support_coin_1", "take a +1 support piece, or swap a +1 for a +2", NULL},
        {"support_coin_2", "take a +1 support piece, or swap a +1 for a +2", NULL},
        {"choice_coin_1", "choose a resource", NULL},
        {"choice_coin_2", "choose a resource", NULL},
        {"ore_coin_1", NULL, "2 iron 1 emerald 5 gp"},
        {"ore_coin_2", NULL, "2 iron 1 emerald 5 gp"},
        {"gold_coin_1", NULL, "1 gold"},
        {"gold_coin_2", NULL, "1 gold"},
        {"mythrall_coin_1", NULL, "1 mythrall"},
        {"mythrall_coin_2", NULL, "1 mythrall"},
        {"court_coin_1", "obtain a King's Coin", NULL},
        {"court_coin_2", "obtain a King's Coin", NULL},
        {"prestige_coin_1", "choose a dwarf", NULL},
        {"prestige_coin_2", "choose a dwarf", NULL},
        {"mining_coin_1", "obtain a relic", NULL},
        {"mining_coin_2", "obtain a relic", NULL},
        {"track_coin_1", "choose a track", NULL},
        {"track_coin_2", "choose a track", NULL},
        {"strength_coin_1", "choose a dwarf", NULL},
        {"strength_coin_2", "choose a dwarf", NULL},
        {"throne_coin_1", "choose a resource to deliver", NULL},
        {"throne_coin_2", "choose a resource to deliver", NULL},
        {"decoy_coin_1", "move an enemy to an adjacent hall", NULL},
        {"decoy_coin_2", "move an enemy to an adjacent hall", NULL},
        {"jewel_coin_1", "inlay a jewel", NULL},
        {"jewel_coin_2", "inlay a jewel", NULL},
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
    given("phase=council_coins", "at_turn=1", COINS, "p1.coin.1=court_coin_2", "p1.track.court=1");
    asks(1, "obtain a King's Coin");
    play("coin ore_coin_1", "on cs_6", "mining", "decline");
    has(1, "0 iron 0 emerald"); /* its space gave 2 steps, itself nothing */
    field_is("p1.coin.6", "ore_coin_1");
}

/* COV-10.60 */
static void a_coin_that_is_replaced_before_it_works_is_lost(void **state)
{
    (void)state;
    given("phase=council_coins", "at_turn=1", COINS, "p1.track.court=1", "p1.coin.1=court_coin_2",
          "p1.coin.2=glory_coin_2", "p1.coin.3=gold_coin_1", "p1.coin.4=gold_coin_2",
          "p1.coin.5=mythrall_coin_1", "p1.coin.6=mythrall_coin_2");
    asks(1, "choose the next Council benefit");
    offers("benefit glory_coin_2");
    play("benefit court_coin_2", "coin court_coin_1", "on cs_2");
    has(1, "5 gp");
    play("iron", "iron");
    offers_not("benefit glory_coin_2");
    offers_not("benefit court_coin_1");
}

/* COV-10.63, royal_favour */
static void a_coin_of_the_display_can_be_copied_whatever_it_costs(void **state)
{
    (void)state;
    given("phase=council_traditions", "at_turn=1", COINS, "p1.has=royal_favour", "p1.gp=0");
    asks(1, "choose a coin whose benefit to take");
    options_are(
        "coin glory_coin_1 | coin choice_coin_1 | coin ore_coin_1 | coin court_coin_1 | decline");
    play("coin choice_coin_1");
    asks(1, "choose a resource"); /* the choices of the benefit are the player's */
    field_is("coins_shown.2", "choice_coin_1");
    has(1, "0 gp");
}

/* COV-174 */
static void copying_a_coin_may_be_declined(void **state)
{
    (void)state;
    given("phase=council_traditions", "at_turn=1", COINS, "p1.has=royal_favour");
    play("decline");
    has(1, "5 gp");
}

/* ---- Traditions ---- */

/* COV-235, COV-165: active from that moment */
static void a_tradition_costs_gp_and_works_at_once(void **state)
{
    (void)state;
    given(MAP, "traditions_shown.1=song_of_deeds", "traditions_shown.2=joy_of_discovery",
          "traditions_shown.3=call_of_the_deep", "traditions_shown.4=troll_slayers",
          "p1.track.prestige=3", "p1.track.court=2");
    play("use rune_map_1", "prestige");
    asks(1, "obtain a tradition");
    options_are("tradition song_of_deeds | tradition joy_of_discovery | tradition call_of_the_deep "
                "| tradition troll_slayers | "
                "decline");
    play("tradition song_of_deeds");
    has(1, "3 gp");
    field_is("p1.has", "song_of_deeds");
    play("court"); /* an achievement */
    has(1, "4 gp");
}

/* COV-10.57 for traditions */
static void a_tradition_that_costs_too_much_is_not_offered(void **state)
{
    (void)state;
    given(MAP, TRADITIONS, "p1.track.prestige=3", "p1.gp=0");
    play("use rune_map_1", "prestige");
    options_are("tradition call_of_the_deep | tradition troll_slayers | decline");
    refuses("tradition honest_loads", "costs 2 GP, you have 0");
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
