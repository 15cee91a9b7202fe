/* test_fields_view.c - dumps, views, hashes and range checks. */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>

#include "engine/match/game.h"
#include "engine/model/fields_internal.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game;
static adit_field_world world;
static demo_state *now;
static adit_text text;
static adit_err err;

static void make(bool with_bench)
{
    fake_begin();
    adit_card *card = fake_card(DEMO_KIND_ROOM, "altar");
    card->counter[0] = (adit_counter){.name = "used", .max = 3, .slot = 0};
    card->counter_count = 1;
    if (with_bench) {
        card = fake_card(DEMO_KIND_ROOM, "bench");
        card->counter[0] = (adit_counter){.name = "sat", .max = 3, .slot = 1};
        card->counter[1] = (adit_counter){.name = "slept", .max = 3, .slot = 2};
        card->counter_count = 2;
    }
    fake_card(DEMO_KIND_ROOM, "hut");
    card = fake_card(DEMO_KIND_TABLE, "lamp");
    card->counter[0] = (adit_counter){.name = "oil", .max = 9, .slot = with_bench ? 3 : 1};
    card->counter_count = 1;
    engine = fake_engine(true);
    game = fake_game(engine, 7);
    world = (adit_field_world){engine->def, engine->cards};
    now = (demo_state *)(void *)adit_game_root(game);
}

static int start(void **state)
{
    (void)state;
    make(false);
    return 0;
}

static int stop(void **state)
{
    (void)state;
    adit_text_free(&text);
    adit_game_free(game);
    adit_engine_close(engine);
    return 0;
}

static void add(void *context, const char *name, bool is_number, int64_t number, const char *word)
{
    adit_text *out = context;

    if (is_number) {
        adit_text_addf(out, "%s=%lld;", name, (long long)number);
    } else {
        adit_text_addf(out, "%s=%s;", name, word);
    }
}

static const char *seen_by(int viewer, bool zeros)
{
    adit_text_free(&text);
    assert_ok(adit_fields_visit(&world, &now->common, viewer, zeros, add, &text), err);
    return text.data;
}

static void only_what_is_not_zero_is_listed(void **state)
{
    const char *all = seen_by(-1, false);

    (void)state;
    assert_contains(all, "rng.key.1=7;rule.turns=8;rule.start_food=1;in_play=lamp;players=2;");
    assert_contains(all, "player[1].goods.food=1;player[2].goods.food=1;");
    assert_contains(all, "room.altar=pool;room.hut=pool;");
    assert_contains(all, "player[2].secret=2;");
    assert_contains(all, "active=1;"); /* seats count from 1 */
    assert_null(strstr(all, "wood"));
    assert_null(strstr(all, "total")); /* derived */
}

static void zeros_are_listed_when_wanted(void **state)
{
    const char *all = seen_by(-1, true);

    (void)state;
    assert_contains(all, "active=1;");
    assert_contains(all, "player[1].goods.wood=0;");
    assert_contains(all, "counter.altar.used=0;counter.lamp.oil=0;in_play=lamp;");
    assert_contains(all, "player[1].in_play=none;");
    assert_contains(all, "using=none;");
    assert_contains(all, "player[1].spot.a=bare;");
    assert_contains(all, "total=0;"); /* what follows from other fields, too */
    assert_null(strstr(all, "?"));
}

static void a_seat_does_not_see_what_is_not_for_it(void **state)
{
    const char *view = seen_by(0, false);

    (void)state;
    assert_contains(view, "player[1].secret=1;");
    assert_null(strstr(view, "player[2].secret"));
    assert_null(strstr(view, "rng."));
    assert_null(strstr(view, "room_known"));
}

static void a_pin_is_in_the_pool_for_who_does_not_know_it(void **state)
{
    (void)state;
    now->room_place[0] = DEMO_PIN;
    now->room_known[0] = 1 << 1;
    assert_contains(seen_by(-1, false), "room.altar=hidden_1;");
    assert_contains(seen_by(0, false), "room.altar=pool;");
    assert_contains(seen_by(1, false), "room.altar=hidden_1;");
}

static void a_spot_shows_the_piece_to_who_may_see_it(void **state)
{
    (void)state;
    now->room_place[1] = 8; /* spot b of player 2; a place above the first pin */
    now->player[1].spot[1] = 1;
    now->room_known[1] = 1 << 0;
    assert_contains(seen_by(-1, false), "player[2].spot.b=hut;");
    assert_contains(seen_by(0, false), "player[2].spot.b=hut;");
    assert_contains(seen_by(1, false), "player[2].spot.b=shelf;");
}

static void a_raw_visit_shows_the_ground(void **state)
{
    (void)state;
    now->room_place[1] = 8;
    now->player[1].spot[1] = 1;
    adit_fields_visit_raw(&world, &now->common, add, &text);
    assert_contains(text.data, "player[2].spot.b=shelf;");
    assert_contains(text.data, "room.hut=spot_p2_b;");
}

static uint64_t hash(int viewer)
{
    return adit_fields_hash(&world, &now->common, viewer);
}

static void every_field_changes_the_hash(void **state)
{
    static const struct {
        const char *name, *value;
    } rows[] = {{"rng.key.2", "5"},
                {"rng.counter.16", "1"},
                {"rule.turns", "9"},
                {"counter.lamp.oil", "1"},
                {"in_play", "none"},
                {"turn", "1"},
                {"active", "2"},
                {"over", "1"},
                {"no_anytime", "2"},
                {"player[2].goods.gold", "1"},
                {"player[1].counter.altar.used", "1"},
                {"player[1].in_play", "hut"},
                {"room.hut", "out"},
                {"room_known.hut", "1"},
                {"using", "hut"},
                {"done", "1"},
                {"player[1].spot.b", "shelf"}};
    uint64_t before = hash(-1);

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        uint64_t last = hash(-1);

        assert_ok(adit_fields_set(&world, &now->common, rows[i].name, rows[i].value, &err), err);
        assert_true(hash(-1) != last);
        assert_true(hash(-1) != before);
    }
}

static void derived_fields_do_not_count(void **state)
{
    uint64_t before = hash(-1);

    (void)state;
    now->total = 77;
    assert_true(hash(-1) == before);
    assert_true(adit_state_raw_hash(&demo_cave, &now->common) != 0);
}

static void what_a_seat_cannot_see_does_not_change_its_hash(void **state)
{
    uint64_t before = hash(0);

    (void)state;
    now->common.rng.key[0] = 99;
    now->player[1].secret = 9;
    now->room_place[0] = DEMO_PIN;
    assert_true(hash(0) == before);
    now->player[0].secret = 9;
    assert_true(hash(0) != before);
}

static void the_raw_hash_sees_every_byte(void **state)
{
    uint64_t before = adit_state_raw_hash(&demo_cave, &now->common);

    (void)state;
    now->total = 77;
    assert_true(adit_state_raw_hash(&demo_cave, &now->common) != before);
}

/* Every byte but the number of players, which is never another one within a game. */
static void the_hash_of_changes_sees_every_byte(void **state)
{
    const size_t size = adit_state_size(&demo_cave, now->common.players);
    const demo_state from = *now;
    unsigned char *bytes = (unsigned char *)now;
    const uint64_t unchanged = adit_state_change_hash(&demo_cave, &from.common, &now->common);
    uint64_t before = unchanged;

    (void)state;
    for (size_t i = 0; i < size; i++) {
        if (i == offsetof(adit_state, players)) {
            continue;
        }
        bytes[i] ^= 1;
        const uint64_t changed = adit_state_change_hash(&demo_cave, &from.common, &now->common);
        assert_true(changed != unchanged && changed != before);
        before = changed;
        bytes[i] ^= 1;
    }
    assert_true(adit_state_change_hash(&demo_cave, &from.common, &now->common) == unchanged);
}

static void cards_that_are_out_do_not_change_the_hash(void **state)
{
    (void)state;
    now->using = 2;
    now->common.counter[1] = 4;
    now->player[0].common.in_play = (adit_in_play){.count = 1, .card = {1}};
    uint64_t without = hash(-1);
    adit_game_free(game);
    adit_engine_close(engine);
    make(true);
    /* The same game, but every card behind the new one has another number and slot. */
    now->room_place[1] = DEMO_OUT;
    now->using = 3;
    now->common.counter[3] = 4;
    now->player[0].common.in_play = (adit_in_play){.count = 1, .card = {2}};
    assert_true(hash(-1) == without);
}

static void states_longer_than_the_buffer_are_hashed_whole(void **state)
{
    static const adit_field wide[] = {
        {.name = "wide", .size = 4, .offset = offsetof(demo_state, player), .count = 1500},
        {.name = NULL}};
    static unsigned char room[ADIT_MAX_STATE];
    adit_game_def def = demo_cave;
    adit_field_world big = {&def, engine->cards};
    adit_state *big_state = (adit_state *)(void *)room;

    (void)state;
    def.fields = wide;
    big_state->players = 0;
    uint64_t before = adit_fields_hash(&big, big_state, -1);
    room[offsetof(demo_state, player) + 1] = 1;
    uint64_t first = adit_fields_hash(&big, big_state, -1);
    assert_true(first != before);
    room[offsetof(demo_state, player) + 5999] = 1;
    assert_true(adit_fields_hash(&big, big_state, -1) != first);
}

static void refuse(const char *part)
{
    assert_fails(adit_fields_check(&world, &now->common, &err), ADIT_INPUT, part, err);
}

static void a_fresh_state_is_in_range(void **state)
{
    (void)state;
    assert_ok(adit_fields_check(&world, &now->common, &err), err);
}

static void values_out_of_range_are_named(void **state)
{
    (void)state;
    now->player[1].common.goods.have[DEMO_WOOD] = -1;
    refuse("player[2].goods.wood: -1 is out of range; expected 0 to 9");
    now->player[1].common.goods.have[DEMO_WOOD] = 0;
    now->room_place[1] = 13;
    refuse("room.hut: 13 is out of range; expected 0 to 12");
    now->room_place[1] = 0;
    now->using = 4;
    refuse("using: 4 is out of range; expected 0 to 3");
    now->using = 0;
    now->common.active = 2;
    refuse("active: 3 is out of range; expected 1 to 2");
    now->common.active = 0;
    now->common.counter[5] = 1; /* no card uses this slot */
    refuse("counter.?: 1 is out of range; expected 0 to 0");
    now->common.counter[5] = 0;
    now->common.counter[0] = 4;
    refuse("counter.altar.used: 4 is out of range; expected 0 to 3");
}

static void broken_lists_are_named(void **state)
{
    char word[200];
    adit_buffer out = adit_buffer_on(word, sizeof word);

    (void)state;
    now->common.in_play.count = 65;
    refuse("in_play: has 65 cards; the limit is 64");
    now->common.in_play.count = 1;
    now->common.in_play.card[0] = 3;
    refuse("in_play: there is no card number 3");
    assert_true(
        adit_field_word(&world, &now->common, adit_field_row(&demo_cave, 4), 1, 0, 0, &out));
    assert_string_equal(word, "?");
    (void)hash(-1); /* also what is broken can be hashed */
    now->common.in_play = (adit_in_play){.count = 2, .card = {1, 1}};
    refuse("in_play: 'hut' is listed twice");
}

static void the_number_of_players_is_checked_first(void **state)
{
    (void)state;
    now->common.players = 200;
    refuse("players: 200 is out of range; expected 1 to 4");
    now->common.players = 0;
    refuse("players: 0 is out of range");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(only_what_is_not_zero_is_listed, start, stop),
        cmocka_unit_test_setup_teardown(zeros_are_listed_when_wanted, start, stop),
        cmocka_unit_test_setup_teardown(a_seat_does_not_see_what_is_not_for_it, start, stop),
        cmocka_unit_test_setup_teardown(a_pin_is_in_the_pool_for_who_does_not_know_it, start, stop),
        cmocka_unit_test_setup_teardown(a_spot_shows_the_piece_to_who_may_see_it, start, stop),
        cmocka_unit_test_setup_teardown(a_raw_visit_shows_the_ground, start, stop),
        cmocka_unit_test_setup_teardown(every_field_changes_the_hash, start, stop),
        cmocka_unit_test_setup_teardown(derived_fields_do_not_count, start, stop),
        cmocka_unit_test_setup_teardown(what_a_seat_cannot_see_does_not_change_its_hash, start,
                                        stop),
        cmocka_unit_test_setup_teardown(the_raw_hash_sees_every_byte, start, stop),
        cmocka_unit_test_setup_teardown(the_hash_of_changes_sees_every_byte, start, stop),
        cmocka_unit_test_setup_teardown(cards_that_are_out_do_not_change_the_hash, start, stop),
        cmocka_unit_test_setup_teardown(states_longer_than_the_buffer_are_hashed_whole, start,
                                        stop),
        cmocka_unit_test_setup_teardown(a_fresh_state_is_in_range, start, stop),
        cmocka_unit_test_setup_teardown(values_out_of_range_are_named, start, stop),
        cmocka_unit_test_setup_teardown(broken_lists_are_named, start, stop),
        cmocka_unit_test_setup_teardown(the_number_of_players_is_checked_first, start, stop),
    };

    return ADIT_RUN(tests);
}
