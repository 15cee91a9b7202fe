/* test_view.c - the state as nested tables: how names become keys. */
#include "tests/support/adit_cmocka.h"

#include "bindings/lua/host/view.h"

static void add_word(adit_text *fields, const char *name, const char *word)
{
    adit_text_add_bytes(fields, name, strlen(name) + 1);
    adit_text_add_char(fields, 'w');
    adit_text_add_bytes(fields, word, strlen(word) + 1);
}

static void add_number(adit_text *fields, const char *name, int64_t number)
{
    adit_text_add_bytes(fields, name, strlen(name) + 1);
    adit_text_add_char(fields, 'n');
    adit_text_add_bytes(fields, (const char *)&number, sizeof number);
}

typedef struct {
    const adit_text *fields;
    const char *source; /* gets the table as `view` and returns whether it is right */
} check_run;

/* Runs protected; argument: the check. */
static int run_check(lua_State *L)
{
    const check_run *check = lua_touserdata(L, 1);

    aditl_push_environment(L);
    lua_pushliteral(L, "view");
    aditl_fields_push(L, check->fields);
    lua_rawset(L, -3);
    aditl_load_chunk(L, check->source, strlen(check->source), "check.lua", lua_gettop(L),
                     ADITL_CHUNK_SCRIPT);
    lua_call(L, 0, 0);
    return 0;
}

static void assert_view(const adit_text *fields, const char *source)
{
    check_run check = {fields, source};
    aditl_vm vm;
    adit_err err;

    assert_ok(aditl_vm_open(&vm, &aditl_limits_bot, true, NULL, &err), err);
    assert_ok(aditl_protected(&vm, run_check, &check, &err), err);
    aditl_vm_close(&vm);
}

static void names_become_nested_tables(void **state)
{
    adit_text fields = {0};

    (void)state;
    add_number(&fields, "round", 3);
    add_number(&fields, "player[1].goods.wood", 5);
    add_word(&fields, "player[2].cell.c4", "empty");
    add_word(&fields, "counter.kitchen:larder.used", "one");
    add_number(&fields, "bonus.1", -7);
    assert_view(&fields, "assert(view.round == 3)\n"
                         "assert(view.player[1].goods.wood == 5)\n"
                         "assert(view.player[2].cell.c4 == 'empty')\n"
                         "assert(view.player[2].goods == nil)\n"
                         "assert(view.counter['kitchen:larder'].used == 'one')\n"
                         "assert(view.bonus[1] == -7)\n");
    adit_text_free(&fields);
}

static void a_field_with_value_and_parts_keeps_both(void **state)
{
    adit_text fields = {0};

    (void)state;
    add_number(&fields, "turn", 4);
    add_word(&fields, "turn.tile", "breach");
    add_word(&fields, "pile.top", "dungeon");
    add_number(&fields, "pile", 9);
    assert_view(&fields, "assert(view.turn.value == 4 and view.turn.tile == 'breach')\n"
                         "assert(view.pile.value == 9 and view.pile.top == 'dungeon')\n");
    adit_text_free(&fields);
}

static void one_field_is_found_or_its_nearest_name(void **state)
{
    adit_text fields = {0};
    aditl_field field;

    (void)state;
    add_number(&fields, "round", 3);
    add_word(&fields, "room.shelf", "display");
    assert_true(aditl_fields_find(&fields, "room.shelf", &field));
    assert_false(field.is_number);
    assert_string_equal(field.word, "display");
    assert_false(aditl_fields_find(&fields, "room.shelv", &field));
    assert_string_equal(aditl_fields_suggest(&fields, "room.shelv"), "room.shelf");
    assert_null(aditl_fields_suggest(&fields, "something else"));
    adit_text_free(&fields);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(names_become_nested_tables),
        ADIT_TEST(a_field_with_value_and_parts_keeps_both),
        ADIT_TEST(one_field_is_found_or_its_nearest_name),
    };

    return ADIT_RUN(tests);
}
