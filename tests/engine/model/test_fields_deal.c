/* test_fields_deal.c - what a seat cannot see is dealt again, and nothing else. */
#include "tests/support/adit_cmocka.h"

#include "engine/match/game.h"
#include "engine/model/fields_internal.h"
#include "tests/support/fake_cards.h"

enum { DEALS = 200 };

static adit_engine *engine;
static adit_game *game;
static adit_field_world world;
static demo_state *now;

static int start(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "altar");
    fake_card(DEMO_KIND_ROOM, "hut");
    engine = fake_engine(true);
    game = fake_game(engine, 7);
    world = (adit_field_world){engine->def, engine->cards};
    now = (demo_state *)(void *)adit_game_root(game);
    return 0;
}

static int stop(void **state)
{
    (void)state;
    adit_game_free(game);
    adit_engine_close(engine);
    return 0;
}

static void deal(int viewer, uint64_t seed)
{
    adit_rng rng;

    adit_rng_begin(&rng, ADIT_FOR_SECRETS, seed, viewer + 1);
    adit_fields_deal(&world, &now->common, viewer, &rng);
}

/* Who else knows a place is not shown to a seat either. */
static void unknown_pins_go_back_into_their_pool(void **state)
{
    (void)state;
    now->room_place[0] = DEMO_PIN;
    now->room_known[0] = 1 << 1;
    now->room_place[1] = DEMO_PIN + 1;
    now->room_known[1] = 1 << 0 | 1 << 1;
    adit_fields_forget(&world, &now->common, 0);
    assert_int_equal(now->room_place[0], DEMO_POOL);
    assert_int_equal(now->room_known[0], 0);
    assert_int_equal(now->room_place[1], DEMO_PIN + 1);
    assert_int_equal(now->room_known[1], 1 << 0);
}

static void a_secret_number_becomes_any_in_its_range(void **state)
{
    int times[10] = {0};

    (void)state;
    now->player[0].secret = 4;
    now->player[1].secret = 7;
    for (uint64_t seed = 1; seed <= DEALS; seed++) {
        deal(0, seed);
        assert_int_equal(now->player[0].secret, 4); /* its owner sees it */
        assert_in_range(now->player[1].secret, 0, 9);
        times[now->player[1].secret]++;
    }
    for (int i = 0; i < 10; i++) {
        assert_in_range(times[i], DEALS / 30, DEALS / 4);
    }
}

static void what_is_dealt_does_not_depend_on_what_was_there(void **state)
{
    (void)state;
    for (uint8_t secret = 0; secret <= 9; secret++) {
        now->player[1].secret = secret;
        deal(0, 11);
        const int dealt = now->player[1].secret;

        now->player[1].secret = (uint8_t)((secret + 5) % 10);
        deal(0, 11);
        assert_int_equal(now->player[1].secret, dealt);
    }
}

static void somebody_who_looks_on_knows_no_secret(void **state)
{
    bool changed[2] = {false};

    (void)state;
    for (uint64_t seed = 1; seed <= DEALS; seed++) {
        now->player[0].secret = 4;
        now->player[1].secret = 7;
        deal(ADIT_NOBODY, seed);
        changed[0] |= now->player[0].secret != 4;
        changed[1] |= now->player[1].secret != 7;
    }
    assert_true(changed[0] && changed[1]);
}

static void what_everybody_sees_stays(void **state)
{
    const demo_state before = *now;

    (void)state;
    deal(0, 3);
    now->player[1].secret = before.player[1].secret;
    assert_memory_equal(now, &before, adit_state_size(engine->def, now->common.players));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(unknown_pins_go_back_into_their_pool, start, stop),
        cmocka_unit_test_setup_teardown(a_secret_number_becomes_any_in_its_range, start, stop),
        cmocka_unit_test_setup_teardown(what_is_dealt_does_not_depend_on_what_was_there, start,
                                        stop),
        cmocka_unit_test_setup_teardown(somebody_who_looks_on_knows_no_secret, start, stop),
        cmocka_unit_test_setup_teardown(what_everybody_sees_stays, start, stop),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
