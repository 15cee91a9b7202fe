/* test_purity.c - cards keep nothing in Lua: the scan of compiled files, and sealed tables. */
#include "tests/bindings/lua/script.h"

/* Loads the lines as a card file is loaded, then calls the function that they return. */
static void as_card(script *s)
{
    script_open(s, &aditl_limits_load, true);
    s->scan = s->seal = s->call_result = true;
}

static void assert_pure(const char *text, const char *expected)
{
    script s;

    as_card(&s);
    assert_ok(script_run(&s, text), s.err);
    assert_string_equal(s.result, expected);
    aditl_vm_close(&s.vm);
}

static void assert_impure(const char *text, const char *part)
{
    script s;

    as_card(&s);
    assert_fails(script_run(&s, text), ADIT_SCRIPT, part, s.err);
    aditl_vm_close(&s.vm);
}

static void the_scan_knows_the_lua_in_use(void **state)
{
    script s;

    (void)state;
    as_card(&s);
    assert_ok(aditl_scan_self_test(&s.vm, &s.err), s.err);
    assert_int_equal(lua_gettop(s.vm.L), 0);
    aditl_vm_close(&s.vm);
}

static void stores_into_file_level_locals_are_refused(void **state)
{
    (void)state;
    assert_impure("local n = 0\nreturn function()\n  n = n + 1\n  return n\nend",
                  "card.lua:3: assigns to 'n', which is shared by the whole file");
    assert_impure("local n = 0 local function f() return function() n = 1 end end return f", "'n'");
    assert_impure(
        "for i = 1, 2 do local k = i local f = function() k = 2 end end return function() end",
        "assigns to 'k'");
    assert_impure("return function() _ENV = {} end", "assigns to '_ENV'");
    assert_impure("_ENV = { x = 1 } return function() end", "assigns to '_ENV'");
}

static void variables_that_outlive_their_maker_are_refused(void **state)
{
    (void)state;
    assert_impure(
        "local function make()\n  local n = 0\n  return function() n = n + 1 return n end\nend\n"
        "return make()",
        "card.lua:3: assigns to 'n', which outlives the call");
    assert_impure("local function make() local n = 0 return { f = function() n = 1 end } end\n"
                  "local t = make() return function() return t.f() end",
                  "card.lua:1: assigns to 'n'");
}

static void the_line_is_right_in_long_functions(void **state)
{
    static char text[20000];
    size_t at = (size_t)sprintf(text, "local n = 0\nreturn function()\n");

    (void)state;
    for (int i = 0; i < 300; i++) {
        at += (size_t)sprintf(text + at, "  local _ = %d .. 'x%d'\n%s", i, i,
                              i % 50 == 0 ? "\n\n\n" : "");
        if (i % 100 == 99) {
            at += (size_t)sprintf(text + at, "  do end\n");
        }
        if (i == 150) {
            at += (size_t)sprintf(text + at, "  do return end end, function()\n");
        }
    }
    sprintf(text + at, "  n = 7\nend");
    int line = 1;
    for (const char *c = strstr(text, "n = 7"); c > text; c--) {
        line += c[-1] == '\n';
    }
    char expected[64];
    snprintf(expected, sizeof expected, "card.lua:%d: assigns to 'n'", line);
    assert_impure(text, expected);
}

static void locals_of_a_call_may_be_shared_and_set(void **state)
{
    (void)state;
    assert_pure(
        "return function() local n = 0 local function add() n = n + 1 end add() add() return n end",
        "2");
    assert_pure("local limit = 3 return function() local n = limit n = n + 1 return n end", "4");
    assert_pure(
        "local function twice(x) x = x * 2 return x end return function() return twice(4) end",
        "8");
}

static void tables_of_the_file_are_read_only_afterwards(void **state)
{
    (void)state;
    assert_impure("local t = { n = 0 }\nreturn function()\n  t.n = t.n + 1\nend",
                  "card.lua:3: 'n' cannot be set: this table is read-only");
    assert_impure("local t = {} return function() t[1] = 2 end", "read-only");
    assert_impure("local t = { a = { b = {} } } return function() t.a.b.c = 1 end",
                  "'c' cannot be set");
    assert_impure("local t = { f = {} } local function get() return t.f end "
                  "return function() table.insert(get(), 1) end",
                  "table.insert: this table is read-only");
    assert_impure(
        "local t = {} local o = { f = function() t.x = 1 end } return function() o.f() end",
        "'x' cannot be set");
    assert_impure("local _ENV = { pairs = pairs } return function() count = 1 end",
                  "'count' cannot be set");
}

static void sealed_tables_can_be_read_in_every_way(void **state)
{
    (void)state;
    assert_pure("local t = { 3, 1, 2, k = 'v' } return function() local s = #t .. t.k .. t[1] "
                "for i, v in ipairs(t) do s = s .. v end for k, v in pairs(t) do s = s .. k end "
                "return s .. table.concat(t, ',') .. select('#', table.unpack(t)) end",
                "3v3312123k3,1,23");
    assert_pure("local a = {} a.self = a return function() return a.self == a end", "true");
    assert_pure("local a = {} local b = { a = a } return function() return b.a == a end", "true");
    assert_pure("local t = { 2, 1 } return function() local u = { table.unpack(t) } table.sort(u) "
                "return u[1] end",
                "1");
}

static void sealing_gives_a_clean_error_on_endless_nesting(void **state)
{
    (void)state;
    assert_impure("local t = {} local at = t for i = 1, 1000 do at.x = {} at = at.x end "
                  "return function() return t end",
                  "tables one inside the other");
    assert_impure(
        "local f = function() end for i = 1, 1000 do local g = f f = function() return g() end end "
        "return f",
        "tables one inside the other");
}

static int use_plain_copies(lua_State *L)
{
    lua_newtable(L);
    lua_newtable(L);
    lua_pushinteger(L, 5);
    lua_setfield(L, -2, "food");
    lua_rawseti(L, -2, 1);
    script_seal_table(L);
    assert_true(aditl_is_sealed(L, -1));
    assert_int_equal(lua_rawlen(L, -1), 0);
    aditl_push_plain(L, -1);
    assert_false(aditl_is_sealed(L, -1));
    lua_rawgeti(L, -1, 1);
    assert_false(aditl_is_sealed(L, -1));
    lua_pushliteral(L, "food");
    lua_rawget(L, -2);
    assert_int_equal(lua_tointeger(L, -1), 5);
    return 0;
}

static void a_plain_copy_shows_what_is_sealed(void **state)
{
    script s;

    (void)state;
    as_card(&s);
    assert_ok(aditl_protected(&s.vm, use_plain_copies, NULL, &s.err), s.err);
    aditl_vm_close(&s.vm);
}

/* ---- Registers ---- */

/* Runs a function that scripts can never load, since it uses a register that was never set, and
 * says whether it wrote into the table behind the proxy. Protected; argument: the script. */
static int write_by_register(lua_State *L)
{
    script *s = lua_touserdata(L, 1);
    lua_State *vault;

    aditl_push_environment(L);
    assert_int_equal(luaL_loadbufferx(L, s->text, strlen(s->text), "unchecked", "t"), LUA_OK);
    lua_pushvalue(L, 2);
    lua_setupvalue(L, -2, 1);
    lua_createtable(L, 2, 1);
    lua_pushinteger(L, 1);
    lua_rawseti(L, -2, 1);
    script_seal_table(L);
    lua_pushvalue(L, -1);
    lua_replace(L, 2);
    lua_call(L, 1, 1); /* stack: script, proxy, function */
    aditl_clear_stack(&s->vm);
    (void)lua_pcall(L, 0, 0, 0);
    vault = aditl_open_table(L, 2);
    lua_pushboolean(vault, 1);
    s->extended = lua_rawget(vault, -2) != LUA_TNIL;
    return 0;
}

/* Lua before 5.4.8 indexes a register that was never set; the scan refuses that, and this proves
 * what lies in such registers if it ever did not. */
static void registers_hold_no_table_behind_a_proxy(void **state)
{
    static const char *const uses[] = {
        "pairs(t)",
        "for _ in pairs(t) do end",
        "ipairs(t)",
        "for _ in ipairs(t) do end",
        "table.unpack(t)",
        "table.concat(t)",
        "local n = \"#\"^t",
        "local n = #t",
        "local n = t[1]",
        "local n = t.x",
        "type(t)",
        "tostring(t)",
        "select(1, t)",
        "math.max(1)",
        "local s = ('x'):rep(3)",
        "local s = string.format('%d', t[1])",
    };
    char locals[200], text[600];

    (void)state;
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) {
        locals[0] = '\0';
        for (int register_count = 0; register_count < 24; register_count++) {
            script s;

            snprintf(text, sizeof text,
                     "local t = ... return function() do %s end %s local a, b = 1, 2 t[a < b] = 1 "
                     "end",
                     uses[i], locals);
            snprintf(locals + strlen(locals), sizeof locals - strlen(locals), "local _ ");
            script_open(&s, &aditl_limits_load, true);
            s.text = text;
            assert_ok(aditl_protected(&s.vm, write_by_register, &s, &s.err), s.err);
            if (s.extended) {
                fail_msg("written: %s", text);
            }
            aditl_vm_close(&s.vm);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_scan_knows_the_lua_in_use),
        ADIT_TEST(stores_into_file_level_locals_are_refused),
        ADIT_TEST(variables_that_outlive_their_maker_are_refused),
        ADIT_TEST(the_line_is_right_in_long_functions),
        ADIT_TEST(locals_of_a_call_may_be_shared_and_set),
        ADIT_TEST(tables_of_the_file_are_read_only_afterwards),
        ADIT_TEST(sealed_tables_can_be_read_in_every_way),
        ADIT_TEST(sealing_gives_a_clean_error_on_endless_nesting),
        ADIT_TEST(a_plain_copy_shows_what_is_sealed),
        ADIT_TEST(registers_hold_no_table_behind_a_proxy),
    };

    return ADIT_RUN(tests);
}
