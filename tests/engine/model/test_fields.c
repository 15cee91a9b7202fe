/* test_fields.c - the table of fields: rows, names, values, words, setting by name. */
#include "tests/support/adit_cmocka.h"

#include "engine/match/game.h"
#include "engine/model/fields.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game;
static adit_field_world world;
static demo_state *now;
static adit_err err;

/* altar and hut are rooms, lamp lies on the table; altar and lamp count something. */
static int start(void **state)
{
    (void)state;
    fake_begin();
    adit_card *card = fake_card(DEMO_KIND_ROOM, "altar");
    card->counter[0] = (adit_counter){.name = "used", .max = 3, .slot = 0};
    card->counter_count = 1;
    fake_card(DEMO_KIND_ROOM, "hut");
    card = fake_card(DEMO_KIND_TABLE, "lamp");
    card->counter[0] = (adit_counter){.name = "oil", .max = 9, .slot = 1};
    card->counter_count = 1;
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

static void set(const char *name, const char *value)
{
    assert_ok(adit_fields_set(&world, &now->common, name, value, &err), err);
}

static void refuse(const char *name, const char *value, const char *part)
{
    demo_state before = *now;

    assert_fails(adit_fields_set(&world, &now->common, name, value, &err), ADIT_INPUT, part, err);
    assert_memory_equal(&before, now, sizeof before);
}

static const adit_field *row_called(const char *name, bool per_player)
{
    const adit_field *row;

    for (int n = 0; (row = adit_field_row(&demo_cave, n)) != NULL; n++) {
        if (strcmp(row->name, name) == 0 && row->per_player == per_player) {
            return row;
        }
    }
    return NULL;
}

static void common_rows_come_before_those_of_the_game(void **state)
{
    int count = 0;

    (void)state;
    assert_string_equal(adit_field_row(&demo_cave, 0)->name, "rng.key");
    while (adit_field_row(&demo_cave, count) != NULL) {
        count++;
    }
    assert_string_equal(adit_field_row(&demo_cave, count - 1)->name, "spot");
    assert_null(adit_field_row(&demo_cave, count + 5));
    assert_null(adit_field_row(&demo_cave, -1));
}

static void elements_follow_from_goods_cards_rules_and_counters(void **state)
{
    (void)state;
    assert_int_equal(adit_field_elements(&world, row_called("goods", true)), DEMO_GOODS);
    assert_int_equal(adit_field_elements(&world, row_called("room", false)), 2);
    assert_int_equal(adit_field_elements(&world, row_called("rule", false)), 4);
    assert_int_equal(adit_field_elements(&world, row_called("counter", true)), 2);
    assert_int_equal(adit_field_elements(&world, row_called("turn", false)), 1);
    assert_int_equal(adit_field_elements(&world, row_called("rng.counter", false)),
                     ADIT_MAX_STREAMS);
    assert_int_equal(adit_field_elements(&world, row_called("spot", true)), 2);
}

static void expect_name(const adit_field *row, int player, int element, const char *want)
{
    char name[100];
    adit_buffer out = adit_buffer_on(name, sizeof name);

    adit_field_name(&world, row, player, element, &out);
    assert_string_equal(name, want);
}

static void elements_are_called_by_name(void **state)
{
    (void)state;
    expect_name(row_called("turn", false), 0, 0, "turn");
    expect_name(row_called("rng.key", false), 0, 1, "rng.key.2");
    expect_name(row_called("goods", true), 1, DEMO_FLAX, "player[2].goods.flax");
    expect_name(row_called("room", false), 0, 1, "room.hut");
    expect_name(row_called("rule", false), 0, 0, "rule.turns");
    expect_name(row_called("counter", false), 0, 1, "counter.lamp.oil");
    expect_name(row_called("counter", true), 0, 30, "player[1].counter.?");
    expect_name(row_called("spot", true), 0, 1, "player[1].spot.b");
    expect_name(row_called("in_play", true), 0, 0, "player[1].in_play");
}

static void expect_word(const adit_field *row, int player, int element, const char *want)
{
    char word[100];
    adit_buffer out = adit_buffer_on(word, sizeof word);
    int64_t value = adit_field_get(&demo_cave, &now->common, row, player, element);
    bool has_word = adit_field_word(&world, &now->common, row, value, player, element, &out);

    if (!has_word) {
        adit_buffer_add_number(&out, value);
    }
    assert_string_equal(word, want);
}

static void values_are_words_where_they_have_some(void **state)
{
    (void)state;
    expect_word(row_called("room", false), 0, 0, "pool");
    expect_word(row_called("using", false), 0, 0, "none");
    now->using = 2;
    expect_word(row_called("using", false), 0, 0, "hut");
    now->using = 999;
    expect_word(row_called("using", false), 0, 0, "999");
    expect_word(row_called("in_play", false), 0, 0, "lamp");
    expect_word(row_called("in_play", true), 0, 0, "none");
    expect_word(row_called("height", true), 0, 0, "0");
    expect_word(row_called("spot", true), 0, 0, "bare");
    now->room_place[0] = 200;
    expect_word(row_called("room", false), 0, 0, "200");
}

static void seats_count_from_one(void **state)
{
    const adit_field *active = row_called("active", false);

    (void)state;
    assert_int_equal(adit_field_get(&demo_cave, &now->common, active, 0, 0), 1);
    set("active", "2");
    assert_int_equal(now->common.active, 1);
    refuse("active", "0", "active: 0 is out of range; expected 1 to 2");
    refuse("active", "3", "expected 1 to 2");
}

static void numbers_are_set(void **state)
{
    (void)state;
    set("player[1].goods.wood", "5");
    assert_int_equal(now->player[0].common.goods.have[DEMO_WOOD], 5);
    set("player[2].goods.gold", "19");
    assert_int_equal(now->player[1].common.goods.have[DEMO_GOLD], 19);
    set("turn", "65535");
    assert_int_equal(now->common.turn, 65535);
    set("rule.start_food", "9");
    assert_int_equal(now->common.rule[1], 9);
    set("rng.key.2", "4294967295");
    assert_int_equal(now->common.rng.key[1], UINT32_MAX);
    set("player[1].counter.altar.used", "3");
    assert_int_equal(now->player[0].common.counter[0], 3);
    set("counter.lamp.oil", "9");
    assert_int_equal(now->common.counter[1], 9);
    set("over", "true");
    assert_int_equal(now->common.is_over, 1);
    set("over", "false");
    assert_int_equal(now->common.is_over, 0);
}

static void numbers_out_of_range_are_refused(void **state)
{
    (void)state;
    refuse("player[1].goods.wood", "10", "10 is out of range; expected 0 to 9");
    refuse("player[1].goods.wood", "-1", "-1 is out of range");
    refuse("turn", "65536", "expected 0 to 65535");
    refuse("rule.turns", "0", "expected 1 to 40");
    refuse("rng.key.1", "4294967296", "0 to 4294967295");
    refuse("counter.lamp.oil", "10", "expected 0 to 9");
    refuse("player[1].height", "10", "expected 0 to 9");
}

static void what_is_no_number_is_refused(void **state)
{
    static const char *const bad[] = {"",    "-",  "x",  "1x",
                                      "1.5", " 1", "+1", "99999999999999999999"};

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        refuse("player[1].goods.wood", bad[i], "is not a number; expected 0 to 9");
    }
}

static void misspelt_fields_get_the_nearest_name(void **state)
{
    (void)state;
    refuse("trun", "1", "there is no field 'trun'; did you mean 'turn'");
    refuse("player[1].good.wood", "1", "did you mean 'goods'");
    refuse("player[1].mithril", "1", "there is no field 'mithril' of a player");
    refuse("mithril.x", "1", "there is no field 'mithril'");
    refuse("", "1", "there is no field ''");
    refuse("goods.wood", "1", "is a field of a player; write 'player[1].goods.wood'");
    refuse("player[1].turn", "1", "is not a field of a player; write 'turn'");
}

static void misspelt_elements_get_the_nearest_name(void **state)
{
    (void)state;
    refuse("player[1].goods.wod", "1", "no good is called 'wod'; did you mean 'wood'");
    refuse("room.alter", "pool", "no card is called 'alter'; did you mean 'altar'");
    refuse("rule.turn", "1", "no rule is called 'turn'; did you mean 'turns'");
    refuse("counter.lamp.oill", "1", "no counter is called 'lamp.oill'; did you mean 'lamp.oil'");
    refuse("player[1].spot.zzz", "bare", "no place is called 'zzz'; expected a name such as 'a'");
    refuse("rng.key.3", "1", "'3' is not a number from 1 to 2");
    refuse("rng.key.0", "1", "'0' is not a number from 1 to 2");
    refuse("rng.key.01", "1", "'01' is not a number from 1 to 2");
    refuse("rng.key.1x", "1", "'1x' is not a number from 1 to 2");
    refuse("player[1].goods", "1",
           "has several elements; name one, such as 'player[1].goods.wood'");
    refuse("turn.1", "1", "'turn' has no elements; use its name alone");
}

static void players_that_are_not_there_are_refused(void **state)
{
    (void)state;
    refuse("player[3].height", "1", "there is no player '3', only 1 to 2");
    refuse("player[0].height", "1", "there is no player '0'");
    refuse("player[12].height", "1", "there is no player '12'");
    refuse("player[x].height", "1", "there is no player 'x'");
    refuse("player[1]height", "1", "expected 'player[1].' followed by a field");
    refuse("player[1", "1", "expected 'player[1].' followed by a field");
}

static void cards_are_set_by_id(void **state)
{
    (void)state;
    set("using", "hut");
    assert_int_equal(now->using, 2);
    set("using", "none");
    assert_int_equal(now->using, 0);
    set("using", "lamp");
    set("using", "0");
    assert_int_equal(now->using, 0);
    refuse("using", "hutt", "no card is called 'hutt'; did you mean 'hut'");
    refuse("using", "palace", "no card is called 'palace'");
}

static void lists_are_set_in_order(void **state)
{
    (void)state;
    set("player[1].in_play", "hut altar");
    assert_int_equal(now->player[0].common.in_play.count, 2);
    assert_int_equal(now->player[0].common.in_play.card[0], 1);
    assert_int_equal(now->player[0].common.in_play.card[1], 0);
    set("player[1].in_play", " altar, hut ");
    assert_int_equal(now->player[0].common.in_play.card[0], 0);
    set("player[1].in_play", "none");
    assert_int_equal(now->player[0].common.in_play.count, 0);
    assert_int_equal(now->player[0].common.in_play.card[0], 0);
    refuse("in_play", "lamp lamp", "'lamp' is listed twice");
    refuse("in_play", "lamp lmap", "no card is called 'lmap'; did you mean 'lamp'");
}

static void words_are_set(void **state)
{
    (void)state;
    set("room.altar", "found");
    assert_int_equal(now->room_place[0], DEMO_FOUND);
    set("room.altar", "0");
    assert_int_equal(now->room_place[0], DEMO_OUT);
    set("player[1].spot.a", "shelf");
    assert_int_equal(now->player[0].spot[0], 1);
    set("player[1].spot.a", "none");
    assert_int_equal(now->player[0].spot[0], 0);
    refuse("room.altar", "poool", "invalid value 'poool'; did you mean 'pool'");
    refuse("room.altar", "nowhere at all", "expected one of out, pool, found, ");
    assert_contains(err.text, "or a spot such as player[1].spot.a");
    refuse("player[1].spot.a", "palace", "expected one of bare, shelf");
    refuse("player[1].spot.a", "alter", "did you mean 'altar'");
    refuse("room.altar", "player[1].height", "invalid value");
    refuse("room.altar", "player[3].spot.a", "invalid value");
}

static void a_piece_set_on_a_spot_leaves_its_old_place(void **state)
{
    (void)state;
    set("player[2].spot.a", "hut");
    assert_int_equal(now->room_place[1], 7);
    assert_int_equal(now->player[1].spot[0], 1);
    expect_word(row_called("spot", true), 1, 0, "hut");
    set("player[1].spot.b", "hut");
    assert_int_equal(now->room_place[1], 6);
    expect_word(row_called("spot", true), 1, 0, "shelf");
}

static void a_piece_on_a_spot_makes_way(void **state)
{
    (void)state;
    set("player[1].spot.a", "hut");
    set("player[1].spot.a", "altar");
    assert_int_equal(now->room_place[0], 5);
    assert_int_equal(now->room_place[1], DEMO_OUT);
    set("player[1].spot.a", "bare");
    assert_int_equal(now->room_place[0], DEMO_OUT);
    assert_int_equal(now->player[0].spot[0], 0);
}

static void a_place_may_be_said_as_a_spot(void **state)
{
    (void)state;
    set("room.hut", "player[1].spot.b");
    assert_int_equal(now->room_place[1], 6);
    assert_int_equal(now->player[0].spot[1], 1);
    set("room.altar", "spot_p1_b");
    assert_int_equal(now->room_place[0], 6);
    assert_int_equal(now->room_place[1], DEMO_OUT);
}

static void only_the_right_kind_can_lie_on_a_spot(void **state)
{
    (void)state;
    refuse("player[1].spot.a", "lamp", "'lamp' is a table; only a room can be placed there");
}

static void some_fields_cannot_be_set(void **state)
{
    (void)state;
    refuse("total", "5", "is computed from other fields");
    refuse("players", "3", "is fixed when the match is created");
}

/* The place of a piece where each takes two bytes. */
static int wide_place(int piece)
{
    uint16_t place;

    memcpy(&place, (const char *)now->room_place + 2 * piece, sizeof place);
    return place;
}

/* Pieces whose places take two bytes, and spots whose places have no words of their own. */
static void places_without_a_word_are_called_by_their_spot(void **state)
{
    static const char *const places[4] = {"out", "pool"};
    static const adit_field fields[] = {{.name = "piece",
                                         .index = ADIT_INDEX_CARD,
                                         .size = 2,
                                         .offset = offsetof(demo_state, room_place),
                                         .count = 64,
                                         .max = 3,
                                         .words = places,
                                         .kind = DEMO_KIND_ROOM},
                                        {.name = "shelf",
                                         .index = ADIT_INDEX_NUMBER,
                                         .size = 1,
                                         .offset = offsetof(demo_state, settled),
                                         .count = 1,
                                         .max = 1,
                                         .words = places,
                                         .spot_of = "piece",
                                         .spot_base = 2,
                                         .spot_ground = 1},
                                        {.name = NULL}};
    adit_game_def def = demo_cave;
    adit_field_world other = {&def, engine->cards};
    char word[40];
    adit_buffer out = adit_buffer_on(word, sizeof word);

    (void)state;
    def.fields = fields;
    memset(now->room_place, 0, sizeof now->room_place);
    assert_ok(adit_fields_set(&other, &now->common, "piece.hut", "shelf", &err), err);
    assert_int_equal(wide_place(1), 2);
    assert_true(adit_field_word(&other, &now->common, &fields[0], 2, 0, 1, &out));
    assert_string_equal(word, "shelf");
    assert_false(adit_field_word(&other, &now->common, &fields[0], 3, 0, 1, &out));
    assert_ok(adit_fields_set(&other, &now->common, "shelf", "altar", &err), err);
    assert_int_equal(wide_place(0), 2);
    assert_int_equal(wide_place(1), 0);
    assert_fails(adit_fields_set(&other, &now->common, "piece.hut", "nowhere", &err), ADIT_INPUT,
                 "expected one of out, pool or a spot such as shelf", err);
    assert_ok(adit_fields_set(&other, &now->common, "shelf", "out", &err), err);
    assert_int_equal(wide_place(0), 0);
}

/* Values that all stand for cards; and cards of which each lies in one place only. */
static void values_that_are_all_cards(const adit_game_def *def)
{
    static const char *const no_words[6] = {NULL};
    static const adit_field fields[] = {{.name = "clan",
                                         .size = 1,
                                         .offset = offsetof(demo_state, settled),
                                         .count = 1,
                                         .max = 5,
                                         .words = no_words,
                                         .is_kind_number = true,
                                         .kind = DEMO_KIND_ROOM},
                                        {.name = "shown",
                                         .type = ADIT_FIELD_CARD,
                                         .size = 1,
                                         .offset = offsetof(demo_state, room_known),
                                         .count = 2,
                                         .max = 9,
                                         .is_unique = true},
                                        {.name = NULL}};
    adit_game_def own = *def;
    adit_field_world other = {&own, engine->cards};

    own.fields = fields;
    assert_ok(adit_fields_set(&other, &now->common, "clan", "hut", &err), err);
    assert_int_equal(now->settled, 1);
    assert_fails(adit_fields_set(&other, &now->common, "clan", "far_away", &err), ADIT_INPUT,
                 "expected any room", err);
    assert_ok(adit_fields_set(&other, &now->common, "shown.1", "hut", &err), err);
    assert_ok(adit_fields_set(&other, &now->common, "shown.2", "altar", &err), err);
    assert_ok(adit_fields_set(&other, &now->common, "shown.2", "hut", &err), err);
    assert_int_equal(now->room_known[0], adit_cards_find(engine->cards, "altar") + 1);
    assert_int_equal(now->room_known[1], adit_cards_find(engine->cards, "hut") + 1);
    now->settled = now->room_known[0] = now->room_known[1] = 0;
}

/* Values that stand for cards of a kind, behind those that have words; and a row whose name goes
 * on where that of a row without parts ends. */
static void values_may_stand_for_cards(void **state)
{
    static const char *const places[6] = {"pool", "cart"};
    static const adit_field fields[] = {{.name = "foreman",
                                         .size = 1,
                                         .offset = offsetof(demo_state, settled),
                                         .count = 1,
                                         .max = 5,
                                         .words = places,
                                         .cards_from = 2,
                                         .kind = DEMO_KIND_ROOM},
                                        {.name = "turn.first",
                                         .size = 1,
                                         .offset = offsetof(demo_state, room_place),
                                         .count = 1,
                                         .max = 9},
                                        {.name = NULL}};
    adit_game_def def = demo_cave;
    adit_field_world other = {&def, engine->cards};
    char word[40];
    adit_buffer out = adit_buffer_on(word, sizeof word);

    (void)state;
    def.fields = fields;
    assert_ok(adit_fields_set(&other, &now->common, "foreman", "hut", &err), err);
    assert_int_equal(now->settled, 3);
    assert_true(adit_field_word(&other, &now->common, &fields[0], 2, 0, 0, &out));
    assert_string_equal(word, "altar");
    assert_false(adit_field_word(&other, &now->common, &fields[0], 4, 0, 0, &out));
    uint64_t at_hut = adit_fields_hash(&other, &now->common, -1);
    assert_ok(adit_fields_set(&other, &now->common, "foreman", "altar", &err), err);
    assert_true(adit_fields_hash(&other, &now->common, -1) != at_hut);
    assert_ok(adit_fields_set(&other, &now->common, "foreman", "pool", &err), err);
    assert_int_equal(now->settled, 0);
    assert_fails(adit_fields_set(&other, &now->common, "foreman", "lamp", &err), ADIT_INPUT,
                 "invalid value 'lamp'", err);
    assert_fails(adit_fields_set(&other, &now->common, "foreman", "altr", &err), ADIT_INPUT,
                 "did you mean 'altar'", err);
    assert_fails(adit_fields_set(&other, &now->common, "foreman", "far_away", &err), ADIT_INPUT,
                 "expected one of pool, cart or any room", err);
    now->settled = 4;
    assert_fails(adit_fields_check(&other, &now->common, &err), ADIT_INPUT,
                 "foreman: 4 is out of range; expected 0 to 3", err);
    now->settled = 0;
    values_that_are_all_cards(&def);
    assert_ok(adit_fields_set(&other, &now->common, "turn", "3", &err), err);
    assert_ok(adit_fields_set(&other, &now->common, "turn.first", "4", &err), err);
    assert_int_equal(now->common.turn, 3);
}

static void a_state_is_as_long_as_it_has_players(void **state)
{
    (void)state;
    assert_int_equal(adit_state_size(&demo_cave, 2),
                     offsetof(demo_state, player) + 2 * sizeof(demo_player));
    assert_ptr_equal(adit_seat_of(&demo_cave, &now->common, 1), &now->player[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(common_rows_come_before_those_of_the_game, start, stop),
        cmocka_unit_test_setup_teardown(elements_follow_from_goods_cards_rules_and_counters, start,
                                        stop),
        cmocka_unit_test_setup_teardown(elements_are_called_by_name, start, stop),
        cmocka_unit_test_setup_teardown(values_are_words_where_they_have_some, start, stop),
        cmocka_unit_test_setup_teardown(seats_count_from_one, start, stop),
        cmocka_unit_test_setup_teardown(numbers_are_set, start, stop),
        cmocka_unit_test_setup_teardown(numbers_out_of_range_are_refused, start, stop),
        cmocka_unit_test_setup_teardown(what_is_no_number_is_refused, start, stop),
        cmocka_unit_test_setup_teardown(misspelt_fields_get_the_nearest_name, start, stop),
        cmocka_unit_test_setup_teardown(misspelt_elements_get_the_nearest_name, start, stop),
        cmocka_unit_test_setup_teardown(players_that_are_not_there_are_refused, start, stop),
        cmocka_unit_test_setup_teardown(cards_are_set_by_id, start, stop),
        cmocka_unit_test_setup_teardown(lists_are_set_in_order, start, stop),
        cmocka_unit_test_setup_teardown(words_are_set, start, stop),
        cmocka_unit_test_setup_teardown(a_piece_set_on_a_spot_leaves_its_old_place, start, stop),
        cmocka_unit_test_setup_teardown(a_piece_on_a_spot_makes_way, start, stop),
        cmocka_unit_test_setup_teardown(a_place_may_be_said_as_a_spot, start, stop),
        cmocka_unit_test_setup_teardown(only_the_right_kind_can_lie_on_a_spot, start, stop),
        cmocka_unit_test_setup_teardown(some_fields_cannot_be_set, start, stop),
        cmocka_unit_test_setup_teardown(places_without_a_word_are_called_by_their_spot, start,
                                        stop),
        cmocka_unit_test_setup_teardown(values_may_stand_for_cards, start, stop),
        cmocka_unit_test_setup_teardown(a_state_is_as_long_as_it_has_players, start, stop),
    };

    return ADIT_RUN(tests);
}
