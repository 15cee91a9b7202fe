/* test_args.c - arguments of verbs in method form, with everything that can be wrong in them. */
#include "bindings/lua/read/args.h"
#include "engine/rules/runner.h"
#include "tests/support/load_cards.h"

typedef struct {
    loaded_cards *world;
    const char *script;
    char result[256];
} effect_probe;

static effect_probe *running;

/* read(verb, ...): what aditl_check_args makes of the arguments, in words. */
static int l_read(lua_State *L)
{
    const adit_game_def *def = running->world->host->def;
    int number = adit_verb_find(def, lua_tostring(L, 1));
    const adit_verb *verb = adit_verb_at(def, number);
    adit_buffer out = adit_buffer_on(running->result, sizeof running->result);
    adit_args args;

    aditl_check_args(L, def, running->world->host->set.cards, NULL, verb, 2, &args);
    for (int i = 0; i < verb->param_count; i++) {
        adit_buffer_addf(&out, "%s%s", i == 0 ? "" : "; ", verb->param[i].name);
        if (verb->param[i].type < ADIT_PARAM_GOODS) {
            adit_buffer_addf(&out, " %d", args.n[i]);
        }
        for (int k = 0; k < args.length[i]; k++) {
            adit_buffer_add(&out, k == 0 ? " " : " or ");
            adit_goods_words(&args.goods[args.first[i] + k], def->goods, &out);
        }
    }
    return 0;
}

static int l_seat(lua_State *L)
{
    snprintf(running->result, sizeof running->result, "%d", aditl_check_seat(L, 1, 4));
    return 0;
}

static int run_script(lua_State *L)
{
    effect_probe *probe = lua_touserdata(L, 1);

    aditl_push_environment(L);
    lua_pushcfunction(L, l_read);
    aditl_add_global(L, 2, "read");
    lua_pushcfunction(L, l_seat);
    aditl_add_global(L, 2, "seat");
    aditl_load_chunk(L, probe->script, strlen(probe->script), "probe.lua", 2, ADITL_CHUNK_SCRIPT);
    lua_call(L, 0, 1);
    if (lua_isfunction(L, -1)) { /* a sealed function sees its constants behind proxies */
        aditl_seal_function(L, -1);
        lua_call(L, 0, 0);
    }
    return 0;
}

/* Runs the script in the world of the fixture cards; gives the result or the message. */
static const char *try_script(const char *script)
{
    static char said[512];
    loaded_cards loaded;
    effect_probe p = {&loaded, script, ""};
    adit_err err = {0};
    adit_status status;

    load_mods(&loaded, NULL);
    assert_ok(loaded.status, loaded.err);
    running = &p;
    status = aditl_protected(&loaded.host->vm, run_script, &p, &err);
    err.text[strcspn(err.text, "\n")] = '\0';
    snprintf(said, sizeof said, "%.500s", status == ADIT_OK ? p.result : err.text);
    unload(&loaded);
    return said;
}

static void arguments_stand_by_position_or_by_name(void **state)
{
    (void)state;
    assert_string_equal(try_script("read('climb')"), "most 1");
    assert_string_equal(try_script("read('climb', 3)"), "most 3");
    assert_string_equal(try_script("read('climb', 3.0)"), "most 3");
    assert_string_equal(try_script("read('climb', nil)"), "most 1");
    assert_string_equal(try_script("read('climb', { most = 2 })"), "most 2");
    assert_string_equal(try_script("read('climb', { 2 })"), "most 2");
    assert_string_equal(try_script("read('climb', {})"), "most 1");
    assert_string_equal(try_script("read('search')"), "");
}

static void goods_stand_as_they_are(void **state)
{
    (void)state;
    assert_string_equal(try_script("read('gain', { wood = 1, gold = 2 })"), "goods 1 wood 2 gold");
    assert_string_equal(try_script("read('gain', { goods = { wood = 1 } })"), "goods 1 wood");
    assert_string_equal(try_script("read('gain', {})"), "goods nothing");
    assert_string_equal(try_script("read('exchange', { wood = 1 }, { gold = 1 })"),
                        "pay 1 wood; get 1 gold");
    assert_string_equal(try_script("read('exchange', { get = { gold = 1 }, pay = { food = 2 } })"),
                        "pay 2 food; get 1 gold");
    assert_string_equal(try_script("read('buy', 'hut')"), "room 1; price");
    assert_string_equal(try_script("read('buy', 'hut', { food = 5 })"), "room 1; price 5 food");
    assert_string_equal(try_script("read('buy', 'hut', { { food = 5 }, { gold = 1 } })"),
                        "room 1; price 5 food or 1 gold");
    assert_string_equal(try_script("read('buy', { room = 'hut', price = { gold = 1 } })"),
                        "room 1; price 1 gold");
}

static void constants_of_a_file_are_seen_through_their_seal(void **state)
{
    (void)state;
    assert_string_equal(try_script("local t = { wood = 1 }\n"
                                   "return function() read('gain', t) end"),
                        "goods 1 wood");
    assert_string_equal(try_script("local t = { { food = 5 }, { gold = 1 } }\n"
                                   "return function() read('buy', 'hut', t) end"),
                        "room 1; price 5 food or 1 gold");
    assert_string_equal(try_script("local t = { most = 4 }\n"
                                   "return function() read('climb', t) end"),
                        "most 4");
}

static void wrong_arguments_are_named(void **state)
{
    static const struct {
        const char *script, *message;
    } rows[] = {
        {"read('climb', '2')", "climb: most: expected a number from 1 to 9, got \"2\""},
        {"read('climb', 0)", "climb: most: expected a number from 1 to 9, got 0"},
        {"read('climb', 1.5)", "climb: most: expected a whole number from 1 to 9, got 1.5"},
        {"read('climb', 2^53 + 1)", "got 9.007199254741e+15"},
        {"read('climb', math.maxinteger)", "got 9223372036854775807"},
        {"read('climb', math.mininteger)", "got -9223372036854775808"},
        {"read('climb', 0 / 0)", "climb: most: expected a whole number from 1 to 9, got nan"},
        {"read('climb', -(0 / 0))", "climb: most: expected a whole number from 1 to 9, got nan"},
        {"read('climb', true)", "got true"},
        {"read('climb', function() end)", "got a function"},
        {"read('climb', 1, 2)", "climb: takes at most 1 argument, got 2"},
        {"read('climb', { mots = 2 })",
         "climb: no parameter is called 'mots'; did you mean 'most'?"},
        {"read('climb', { 1, 2 })", "climb: takes 1 argument"},
        {"read('gain')", "gain: 'goods' is missing"},
        {"read('gain', { wod = 1 })", "gain: goods: no good is called 'wod'; did you mean 'wood'?"},
        {"read('gain', { zz = 1, yy = 1 })",
         "gain: goods: no good is called 'yy'; expected one of wood, flax, food, gold"},
        {"read('gain', { wood = -1 })",
         "gain: goods.wood: expected a number from 0 to 9999, got -1"},
        {"read('gain', { wood = 10000 })", "expected a number from 0 to 9999, got 10000"},
        {"read('gain', { wood = '1' })", "got \"1\""},
        {"read('gain', { 1 })", "gain: goods: expected goods by name, as in { wood = 1 }"},
        {"read('gain', { [true] = 1 })", "gain: goods: expected goods by name"},
        {"read('gain', 'wood')", "gain: goods: expected goods by name, such as { gold = 1 }, got "
                                 "\"wood\""},
        {"read('buy', 3)", "buy: room: expected the id of a card, got 3"},
        {"read('buy', 'hat')", "buy: room: no card is called 'hat'; did you mean 'hut'?"},
        {"read('buy', 'hut\\0')", "buy: room: expected the id of a card, got \"...\""},
        {"read('buy', 'hut', 1)", "buy: price: expected goods by name"},
        {"read('buy', 'hut', { 1, 2 })", "buy: price: expected goods by name"},
        {"seat(0)", "seat: expected a number from 1 to 4, got 0"},
        {"seat('1')", "seat: expected a number from 1 to 4, got \"1\""},
        {"seat()", "seat: expected a number from 1 to 4, got nothing"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *said = try_script(rows[i].script);

        assert_contains(said, "probe.lua:1: ");
        assert_contains(said, rows[i].message);
    }
}

static void seats_count_from_one_outside(void **state)
{
    (void)state;
    assert_string_equal(try_script("seat(1)"), "0");
    assert_string_equal(try_script("seat(4)"), "3");
}

static void constructors_say_so_inside_a_function(void **state)
{
    static demo_state table;
    loaded_cards loaded;
    adit_engine *engine = NULL;
    adit_card_host functions;
    adit_err err = {0};
    int out;

    (void)state;
    write_text("late/room/a.lua", "return card { id = 'a', kind = 'room',\n"
                                  "  score = function() gain { food = 1 } return 1 end }");
    load_mods(&loaded, (const char *const[]){temp_path("late"), NULL});
    assert_ok(loaded.status, loaded.err);
    aditl_host_ready(loaded.host, true);
    aditl_host_functions(loaded.host, &functions);
    assert_ok(
        adit_engine_create(&demo_cave, loaded.host->set.cards, &functions, false, &engine, &err),
        err);
    adit_tx tx = adit_tx_for_looking(engine->runner, &table.common, &err);
    const adit_card *card = card_named(&loaded, "late:a");
    tx.card = card->number;
    assert_fails(functions.number(loaded.host, &tx, card->score.script, 0, 0, &out), ADIT_SCRIPT,
                 "late/room/a.lua:2: gain(...) declares an effect and does nothing "
                 "inside a function; write g:gain(me, ...)",
                 err);
    adit_engine_close(engine); /* and with it what was loaded */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(arguments_stand_by_position_or_by_name),
        ADIT_TEST(goods_stand_as_they_are),
        ADIT_TEST(constants_of_a_file_are_seen_through_their_seal),
        ADIT_TEST(wrong_arguments_are_named),
        ADIT_TEST(seats_count_from_one_outside),
        ADIT_TEST(constructors_say_so_inside_a_function),
    };

    return ADIT_RUN(tests);
}
