/* test_asking.c - cards that ask whenever anything happens: the questions stand in the middle of
 * rules, and every state that one can stand on keeps the invariants of section 12.
 *
 * The tables check the state after each decision; conformance plays random games with these cards.
 */
#include "tests/support/cov_table.h"

#include "engine/base/text.h"

static int open_asking(void **state)
{
    (void)state;
    return covt_open_with("tests/engine/games/covenant/asking_mod");
}

#define CART "assign 3 to cart", "action"
#define HAS "p1.tavern.3=1", "p1.mythrall=1", "p1.iron=2"

/* The pillar has left the site when the last cart arrives, before anybody hears of the GP. */
static void cov12_7_the_piece_leaves_with_the_last_cart(void **state)
{
    (void)state;
    given(HAS, "p1.has=night_watch");
    play(CART, "site site_p1");
    asks(1, "choose"); /* GP of the delivery */
    field_is("carts_p1.site_p1", "1");
    field_is("p1.forge.pillar", "1");
    field_is("marker_1.site_p1", "nobody");
    has(1, "7 gp");
    play("no");
    options_are("reward 1 of site_p1 | reward 2 of site_p1"); /* COV-12.6: the marker is to come */
    play("reward 2 of site_p1");
    field_is("marker_2.site_p1", "p1");
    field_is("p1.forge.pillar", "1");
}

static void cov12_7_also_in_a_saved_game(void **state)
{
    adit_game *loaded = NULL;
    adit_text text = {0};
    adit_err err;

    (void)state;
    given(HAS, "p1.has=night_watch");
    play(CART, "site site_g1");
    assert_ok(adit_game_save(covt_match(), &text, &err), err);
    assert_ok(adit_game_load(covt_engine(), text.data, text.length, &loaded, &err), err);
    assert_ok(adit_game_check(loaded, &err), err);
    assert_true(adit_game_hash(loaded) == adit_game_hash(covt_match()));
    adit_game_free(loaded);
    adit_text_free(&text);
}

/* A card that delivers by itself while a delivery is going on. */
static void cov12_6_a_site_that_is_completed_in_between_gives_its_piece_once(void **state)
{
    (void)state;
    given("p1.tavern.3=1", "p1.iron=1", "p1.gold=2", "p1.emerald=1",
          "p1.has=pact_of_the_gatekeepers");
    play(CART, "site site_p2", "deliver iron");
    asks(1, "choose");
    play("yes", "site site_p2",
         "deliver gold"); /* the card brings the second one, and the site is complete */
    field_is("p1.forge.pillar", "1");
    play("no", "reward 1 of site_p2");
    field_is("marker_1.site_p2", "p1");
    field_is("marker_2.site_p2", "nobody");
    field_is("p1.forge.pillar", "1");
    given("p1.tavern.3=1", "p1.gold=2", "p1.iron=1", "p1.has=pact_of_the_gatekeepers");
    play(CART, "site site_p1");  /* complete, and its marker waits */
    play("yes", "site site_g1"); /* while another one is completed */
    field_is("p1.forge.pillar", "1");
    field_is("p1.forge.gate", "1");
    play("no", "reward 1 of site_g1");
    field_is("marker_1.site_p1", "nobody");
    play("reward 1 of site_p1");
    field_is("marker_1.site_p1", "p1");
    field_is("marker_1.site_g1", "p1");
}

/* Nor is a clan at turn when a card of its own delivers in the turn of another. */
static void cov12_6_also_in_the_turn_of_another(void **state)
{
    (void)state;
    given("p1.tavern.3=1", "p1.gold=1", "p2.gold=1", "p2.has=close_pillars");
    play(CART, "site site_p1");
    asks(2, "choose");
    play("yes", "site site_g1");
    asks(2, "choose a reward for completing the site");
    play("reward 1 of site_g1");
    field_is("marker_1.site_g1", "p2");
}

/* What does not fit has gone before anybody hears of the gain. */
static void cov12_2_the_storage_is_in_order_when_a_card_asks(void **state)
{
    (void)state;
    given("phase=relic_pre", "p1.iron=3", "relic.miners_lamp_1=p1", "p1.has=night_watch");
    play("use miners_lamp_1", "gold", "gold");
    asks(1, "your storage is overfull");
    play("discard iron");
    asks(1, "choose"); /* gained */
    has(1, "2 iron 2 gold");
    play("no");
}

/* A relic of another's turn is usable in the own next one, as one of a Council (COV-10.66). */
static void cov12_17_a_relic_of_the_turn_of_another_is_not_fresh(void **state)
{
    (void)state;
    given("p1.tavern.3=1", "p1.gold=1", "p2.gold=1", "p2.has=close_pillars", "p2.track.court=1",
          "p2.track.mining=4", "coins_shown.4=glory_coin_1", "relics_shown.1=ale_horn_1");
    play(CART, "site site_p1", "yes", "site site_g1", "reward 1 of site_g1", "coin glory_coin_1",
         "on cs_3", "relic ale_horn_1");
    field_is("relic.ale_horn_1", "p2");
}

/* Gaps that a card makes after C2c are closed before the next Era begins. */
static void cov12_14_displays_are_full_when_an_era_begins(void **state)
{
    (void)state;
    given("phase=council_score", "at_turn=1", "p1.goblin=1", "p1.gold=1",
          "p1.has=pact_of_the_gatekeepers", "p1.track.court=1", "coins_shown.4=glory_coin_1",
          "project.1=houses_in_yellow_halls");
    play("yes", "site site_g1", "no", "reward 1 of site_g1", "coin glory_coin_1", "on cs_1",
         "decline");
    field_is("era", "2");
    assert_int_not_equal(covt_now()->shown[COV_COINS][0], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(cov12_7_the_piece_leaves_with_the_last_cart),
        COVT_TEST(cov12_7_also_in_a_saved_game),
        COVT_TEST(cov12_6_a_site_that_is_completed_in_between_gives_its_piece_once),
        COVT_TEST(cov12_6_also_in_the_turn_of_another),
        COVT_TEST(cov12_17_a_relic_of_the_turn_of_another_is_not_fresh),
        COVT_TEST(cov12_14_displays_are_full_when_an_era_begins),
        COVT_TEST(cov12_2_the_storage_is_in_order_when_a_card_asks),
    };

    return cmocka_run_group_tests(tests, open_asking, covt_close) != 0;
}
