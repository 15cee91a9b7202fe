/* test_fields_read.c - one field read by its name. */
#include "tests/support/adit_cmocka.h"

#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "engine/model/fields_read.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game;
static demo_state *now;
static char scratch[ADIT_FIELD_WORD_MAX];
static adit_field_value value;
static adit_err err;

static int start(void **state)
{
    (void)state;
    fake_begin();
    adit_card *card = fake_card(DEMO_KIND_ROOM, "altar");
    card->counter[0] = (adit_counter){.name = "used", .max = 3, .slot = 0};
    card->counter_count = 1;
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_card(DEMO_KIND_ROOM, "mod:bench");
    engine = fake_engine(true);
    game = fake_game(engine, 7);
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

static adit_status read_as(int viewer, const char *name)
{
    return adit_field_read(engine->names, &now->common, viewer, name, scratch, &value, &err);
}

static void numbers_are_read(void **state)
{
    (void)state;
    now->player[1].common.goods.have[0] = 4;
    now->common.counter[0] = 2;
    assert_ok(read_as(ADIT_NOBODY, "player[2].goods.wood"), err);
    assert_true(value.is_number && value.number == 4 && value.word == NULL);
    assert_ok(read_as(ADIT_NOBODY, "counter.altar.used"), err);
    assert_true(value.is_number && value.number == 2);
    assert_ok(read_as(ADIT_NOBODY, "active"), err); /* seats count from 1 */
    assert_true(value.is_number && value.number == 1);
}

static void words_cards_and_lists_are_read(void **state)
{
    (void)state;
    now->using = 2;
    now->player[0].common.in_play = (adit_in_play){.count = 2, .card = {1, 0}};
    assert_ok(read_as(ADIT_NOBODY, "room.hut"), err);
    assert_string_equal(value.word, "pool");
    assert_ok(read_as(ADIT_NOBODY, "using"), err);
    assert_string_equal(value.word, "hut");
    assert_ok(read_as(ADIT_NOBODY, "player[1].in_play"), err);
    assert_string_equal(value.word, "hut altar");
    assert_false(value.is_number);
}

static void what_follows_from_other_fields_is_read(void **state)
{
    (void)state;
    now->total = 5;
    assert_ok(read_as(ADIT_NOBODY, "total"), err);
    assert_int_equal(value.number, 5);
}

static void secrets_are_read_by_those_who_may_see_them(void **state)
{
    (void)state;
    assert_ok(read_as(-1, "player[2].secret"), err);
    assert_ok(read_as(1, "player[2].secret"), err);
    assert_fails(read_as(0, "player[2].secret"), ADIT_INPUT, "player[2].secret: it is hidden", err);
    assert_fails(read_as(ADIT_NOBODY, "player[2].secret"), ADIT_INPUT, "is hidden", err);
    assert_fails(read_as(1, "room_known.hut"), ADIT_INPUT, "is hidden", err);
}

static void a_pinned_piece_is_seen_by_those_who_know_it(void **state)
{
    (void)state;
    now->room_place[1] = DEMO_PIN;
    now->room_known[1] = 1 << 1;
    assert_ok(read_as(0, "room.hut"), err);
    assert_string_equal(value.word, "pool");
    assert_ok(read_as(1, "room.hut"), err);
    assert_string_not_equal(value.word, "pool");
    /* A bit for a seat that nobody has gives nothing away. */
    now->room_known[1] = 0xfc;
    assert_ok(read_as(ADIT_NOBODY, "room.hut"), err);
    assert_string_equal(value.word, "pool");
}

static void a_card_of_a_mod_needs_no_prefix(void **state)
{
    adit_named_element at;

    (void)state;
    assert_ok(read_as(ADIT_NOBODY, "room.mod:bench"), err);
    assert_ok(read_as(ADIT_NOBODY, "room.bench"), err);
    assert_string_equal(value.word, "pool");
    assert_false(adit_field_names_find(engine->names, 2, "room.bench", &at));
}

static void unknown_names_are_refused_with_what_is_near(void **state)
{
    (void)state;
    assert_fails(read_as(-1, "player[1].goods.wod"), ADIT_INPUT, "did you mean 'wood'?", err);
    assert_fails(read_as(-1, "player[3].goods.wood"), ADIT_INPUT, "no player '3'", err);
    assert_fails(read_as(-1, "player[0].goods.wood"), ADIT_INPUT, "no player '0'", err);
    assert_fails(read_as(-1, "goods.wood"), ADIT_INPUT, "is a field of a player", err);
    assert_fails(read_as(-1, "player[1].turn"), ADIT_INPUT, "is not a field of a player", err);
    assert_fails(read_as(-1, "player["), ADIT_INPUT, "expected 'player[1].'", err);
    assert_fails(read_as(-1, ""), ADIT_INPUT, "no field", err);
    assert_fails(read_as(-1, "room"), ADIT_INPUT, "has several elements; name one", err);
}

static void without_memory_there_is_no_table(void **state)
{
    (void)state;
    for (long n = 1; n <= 4; n++) {
        (void)adit_memory_fail_at(n, 0);
        assert_null(adit_field_names_create(engine->def, engine->cards));
    }
    (void)adit_memory_fail_at(0, 0);
    adit_field_names *names = adit_field_names_create(engine->def, engine->cards);
    assert_non_null(names);
    adit_field_names_free(names);
    adit_field_names_free(NULL);
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, start, stop)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(numbers_are_read),
        TEST(words_cards_and_lists_are_read),
        TEST(what_follows_from_other_fields_is_read),
        TEST(secrets_are_read_by_those_who_may_see_them),
        TEST(a_pinned_piece_is_seen_by_those_who_know_it),
        TEST(a_card_of_a_mod_needs_no_prefix),
        TEST(unknown_names_are_refused_with_what_is_near),
        TEST(without_memory_there_is_no_table),
    };

    return ADIT_RUN(tests);
}
