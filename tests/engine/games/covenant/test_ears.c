/* test_ears.c - events, values and permissions that only cards of mods use. */
#include "tests/support/cov_table.h"

#define EAR(event) "p1.has=ears_mod:hears_" event, "p1.goods.gp=5", "p2.goods.gp=5"
#define MOUNTAIN                                                                                   \
    "no_enemies", "b3=yellow_emerald_haven", "c3=blue_emerald_haven", "c4=black_gold_haven",       \
        "d3=yellow_gold_hall"
#define RUBBLE                                                                                     \
    "rubble_shown.1=iron_rubble_3", "rubble_shown.2=iron_rubble_1",                                \
        "rubble_shown.3=iron_rubble_2", "rubble_shown.4=gold_rubble_1",                            \
        "rubble_shown.5=emerald_rubble_1"
#define SEAL                                                                                       \
    "phase=relic_pre", "relic.royal_seal_1=p1", "coins_shown.2=gold_coin_1", "p1.track.mining=14"
#define HAMMER "phase=relic_pre", "relic.smiths_hammer_1=p1", "tools_shown.2=emerald_axe_silver"
#define CHEAPER "p1.has=ears_mod:cheaper"
#define STRICTER "p1.has=ears_mod:stricter"

static int open_ears(void **state)
{
    (void)state;
    return covt_open_with("tests/engine/games/covenant/ears_mod");
}

/* ---- Events ---- */

static void turns_are_heard(void **state)
{
    (void)state;
    given(EAR("assigned"));
    play("assign 1 to cart");
    has(1, "6 gp");
    given(EAR("turn_ended"));
    play("assign 1 to cart", "done");
    has(1, "6 gp");
    play("assign 1 to cart", "done");
    has(1, "6 gp"); /* the other player's turn */
    given(EAR("turn_began"));
    play("assign 1 to cart", "done", "assign 1 to cart", "done");
    has(1, "6 gp");
    given(EAR("acted"));
    play("assign 1 to cart", "action");
    has(1, "6 gp");
}

static void eras_and_councils_are_heard(void **state)
{
    (void)state;
    given(EAR("council_began"), "phase=council");
    has(1, "6 gp");
    given(EAR("council_ended"), "phase=council_score", "project.1=none");
    has(1, "6 gp");
    given(EAR("era_began"), "phase=council_score", "project.1=none");
    has(1, "6 gp");
    given(EAR("game_ends"), "phase=council_score", "era=3", "project.1=none", "project.2=none",
          "project.3=none");
    has(1, "6 gp");
}

static void deeds_are_heard(void **state)
{
    (void)state;
    given(EAR("rubble_taken"), MOUNTAIN, RUBBLE, "p1.track.mining=8", "p1.tavern.2=1");
    play("assign 2 to pick", "action", "take iron_rubble_1", "take iron_rubble_2");
    has(1, "7 gp");
    given(EAR("delivered"), "p1.goods.iron=1", "p1.tavern.2=1");
    play("assign 2 to cart", "action", "site site_p2");
    has(1, "7 gp"); /* 1 for the iron */
    given(EAR("site_completed"), "p1.goods.gold=1");
    play("assign 1 to cart", "action", "site site_p1", "reward 1 of site_p1");
    has(1, "8 gp"); /* 2 for the gold */
    given(EAR("coin_taken"), SEAL);
    play("use royal_seal_1", "coin gold_coin_1", "on cs_3", "decline");
    has(1, "5 gp"); /* less 1 for the coin */
    given(EAR("relic_taken"), SEAL, "relics_shown.1=ale_horn_1");
    play("use royal_seal_1", "coin gold_coin_1", "on cs_3", "relic ale_horn_1");
    has(1, "5 gp");
}

/* ---- Values ---- */

static void numbers_can_be_changed(void **state)
{
    (void)state;
    given(CHEAPER, MOUNTAIN, RUBBLE, "p1.track.mining=8");
    play("assign 1 to pick", "action", "take iron_rubble_3", "take iron_rubble_1", "stop");
    has(1, "2 iron");
    field_is("p1.track.mining", "11"); /* 1 + 2 */
    given(CHEAPER, "phase=council_score", "p1.goods.gp=5", "p1.goods.orc=1",
          "project.1=houses_in_yellow_halls");
    has(1, "17 gp"); /* 2 + 3 for the orc, 7 for the project */
}

static void prices_can_be_changed(void **state)
{
    (void)state;
    given(CHEAPER, HAMMER, "p1.goods.emerald=1");
    play("use smiths_hammer_1", "forge", "forge emerald_axe_silver", "on place_6");
    field_is("p1.forged.6", "emerald_axe_silver");
    has(1, "0 emerald");
    given(HAMMER, "p1.goods.emerald=1");
    play("use smiths_hammer_1", "forge");
    asks(1, "assign a dwarf"); /* nothing can be forged without iron */
}

/* ---- Permissions ---- */

static void deeds_can_be_forbidden(void **state)
{
    (void)state;
    given(STRICTER, MOUNTAIN, RUBBLE, "p1.track.mining=8");
    play("assign 1 to pick", "action");
    refuses("take iron_rubble_1", "forbids it");
    play("take iron_rubble_2");
    asks(2, "assign a dwarf"); /* no hall may be revealed */
    given(STRICTER, MOUNTAIN, "c3.troll=1", "c3.goblin=1", "p1.tavern.4=1");
    play("assign 4 to axe", "action");
    refuses("fight troll c3", "forbids it");
    given(STRICTER, "p1.goods.iron=2");
    play("assign 1 to cart", "action");
    refuses("site site_p1", "forbids it");
    given(STRICTER, MOUNTAIN);
    play("assign 1 to compass", "action");
    refuses("at d3", "forbids it");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(turns_are_heard),       COVT_TEST(eras_and_councils_are_heard),
        COVT_TEST(deeds_are_heard),       COVT_TEST(numbers_can_be_changed),
        COVT_TEST(prices_can_be_changed), COVT_TEST(deeds_can_be_forbidden),
    };

    return cmocka_run_group_tests(tests, open_ears, covt_close) != 0;
}
