/* test_sandbox.c - what scripts can name, what the library functions do, and that no trick
 * reaches anything else. */
#include "tests/bindings/lua/script.h"

/* ---- The environment ---- */

/* The whole allow-list; a new name is a decision, so it must be added here as well. */
static void the_environment_holds_exactly_these_names(void **state)
{
    (void)state;
    assert_gives("local s = '' for k, v in pairs(_ENV) do s = s .. k .. ' ' end return s",
                 "assert error ipairs math pairs select string table tonumber tostring type ");
    assert_gives("local s = '' for k in pairs(math) do s = s .. k .. ' ' end return s",
                 "abs ceil floor max maxinteger min mininteger tointeger ");
    assert_gives("local s = '' for k in pairs(string) do s = s .. k .. ' ' end return s",
                 "byte char find format len lower rep sub upper ");
    assert_gives("local s = '' for k in pairs(table) do s = s .. k .. ' ' end return s",
                 "concat insert remove sort unpack ");
}

static void playthrough_scripts_have_pcall_and_print_and_globals(void **state)
{
    script s;

    (void)state;
    script_open(&s, &aditl_limits_driver, false);
    s.extended = true;
    assert_ok(script_run(&s, "local s = '' for k in pairs(_ENV) do s = s .. k .. ' ' end return s"),
              s.err);
    assert_string_equal(s.result, "assert error ipairs math pairs pcall print select string table "
                                  "tonumber tostring type ");
    assert_ok(script_run(&s, "n = 4 n = n + 1 print(n) return n"), s.err);
    assert_string_equal(s.result, "5");
    assert_fails(script_run(&s, "return n"), ADIT_SCRIPT, "card.lua:1: no global is called 'n'",
                 s.err);
    aditl_vm_close(&s.vm);
}

static void unknown_globals_raise_with_a_suggestion(void **state)
{
    (void)state;
    assert_raises("\nreturn piars({})", ADIT_SCRIPT,
                  "card.lua:2: no global is called 'piars'; did you mean 'pairs'?");
    assert_raises("return math.mix(1, 2)", ADIT_SCRIPT,
                  "no function of math is called 'mix'; did you mean 'max'?");
    assert_raises("return ('x'):gsub('x', 'y')", ADIT_SCRIPT,
                  "no method of strings is called 'gsub'");
    assert_raises("return ('x'):lne()", ADIT_SCRIPT, "did you mean 'len'?");
}

static void dangerous_names_are_not_there(void **state)
{
    static const char *const names[] = {
        "load",        "loadstring",   "loadfile",     "dofile",
        "require",     "os",           "io",           "debug",
        "package",     "coroutine",    "pcall",        "xpcall",
        "next",        "rawget",       "rawset",       "rawequal",
        "rawlen",      "setmetatable", "getmetatable", "collectgarbage",
        "print",       "utf8",         "_G",           "warn",
        "string.dump", "string.gsub",  "string.match", "string.gmatch",
        "string.pack", "table.move",   "math.random",  "math.sin"};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char text[64];
        snprintf(text, sizeof text, "return %s", names[i]);
        assert_raises(text, ADIT_SCRIPT, "card.lua:1: no ");
    }
}

static void nothing_that_scripts_get_can_be_changed(void **state)
{
    (void)state;
    assert_raises("\ncount = 1", ADIT_SCRIPT,
                  "card.lua:2: 'count' is not a local variable, and scripts cannot set globals");
    assert_raises("pairs = nil", ADIT_SCRIPT, "'pairs' is not a local");
    assert_raises("string.rep = nil", ADIT_SCRIPT, "'rep' cannot be set: this table is read-only");
    assert_raises("math[1] = 2", ADIT_SCRIPT, "this table is read-only");
    assert_raises("table.insert(math, 1)", ADIT_SCRIPT, "table.insert: this table is read-only");
    assert_raises("table.remove(_ENV)", ADIT_SCRIPT, "read-only");
    assert_raises("table.sort(_ENV)", ADIT_SCRIPT, "read-only");
    assert_raises("('x').y = 1", ADIT_SCRIPT, "card.lua:1:");
}

/* Operators on strings would run metamethods of the string library, which is not there. */
static void strings_are_not_numbers(void **state)
{
    (void)state;
    assert_raises("return '10' + 1", ADIT_SCRIPT, "attempt to perform arithmetic on a string");
    assert_raises("return ('x'):rep('3')", ADIT_SCRIPT,
                  "string.rep: argument 2 must be a whole number, got string");
    assert_raises("return math.max(1, '2')", ADIT_SCRIPT, "math.max: argument 2 must be a number");
    assert_raises("return string.len(5)", ADIT_SCRIPT, "string.len: argument 1 must be a string");
    assert_raises("return ('abc'):sub(1.5)", ADIT_SCRIPT, "a whole number");
}

/* ---- The library ---- */

static void basic_functions_do_what_lua_does(void **state)
{
    (void)state;
    assert_gives("return select('#', 1, nil, 3) .. select(-1, 1, 2) .. select(2, 'a', 'b')", "32b");
    assert_gives("return type(nil) .. type(1) .. type({})", "nilnumbertable");
    assert_gives(
        "return tonumber('0x10') + tonumber(' 7 ') + tonumber('ff', 16) + tonumber('-11', 2)",
        "275");
    assert_gives(
        "return tostring(tonumber('x')) .. tostring(tonumber({})) .. tostring(tonumber('9', 8))",
        "nilnilnil");
    assert_gives("return tostring(1.0) .. tostring(true) .. tostring(nil) .. tostring('s')",
                 "1.0truenils");
    assert_gives("return (assert(5, 'no'))", "5");
    assert_raises("\nassert(false)", ADIT_SCRIPT, "card.lua:2: assertion failed");
    assert_raises("assert(nil, 'too few')", ADIT_SCRIPT, "card.lua:1: too few");
    assert_raises("error('plain', 0)", ADIT_SCRIPT, "plain");
    assert_raises("select(0)", ADIT_SCRIPT, "select: index 0 is out of range");
    assert_raises("tonumber('1', 99)", ADIT_SCRIPT, "base");
}

static void addresses_are_never_shown(void **state)
{
    (void)state;
    assert_gives("return tostring({}) .. ' ' .. tostring(pairs)", "table function");
    assert_raises("error(pairs)", ADIT_SCRIPT, "the error value is a function");
}

static void numbers_are_rounded_to_integers(void **state)
{
    (void)state;
    assert_gives("return math.floor(2.7) .. math.ceil(2.1) .. math.floor(-2.5) .. math.abs(-3)",
                 "23-33");
    assert_gives("return math.max(3, 9, 4) .. math.min(3, 9, -4)", "9-4");
    assert_gives("return math.abs(math.mininteger) == math.mininteger", "true");
    assert_gives("return tostring(math.tointeger(3.0)) .. tostring(math.tointeger('3'))", "3nil");
    assert_gives("return tostring(0/0) .. string.format('%d %g %s', 3.0, 0/0, 0/0)",
                 "nan3 nan nan");
    assert_raises("return math.floor(1e308)", ADIT_SCRIPT, "math.floor: the number is too large");
    assert_raises("return math.mininteger // 0", ADIT_SCRIPT, "divide by zero");
    assert_gives("return (math.mininteger // -1) .. ' ' .. (1 << 64) .. (5 % -3)",
                 "-9223372036854775808 0-1");
}

static void strings_are_cut_repeated_and_found(void **state)
{
    (void)state;
    assert_gives("return ('abcdef'):sub(2, -2) .. ('abc'):sub(-99, 99) .. ('abc'):sub(3, 2)",
                 "bcdeabc");
    assert_gives("return ('ab'):rep(3, '-') .. (''):rep(math.maxinteger) .. ('x'):rep(-1)",
                 "ab-ab-ab");
    assert_gives("return ('aZ\\xC4'):upper() == 'AZ\\xC4' and ('aZ'):lower()", "az");
    assert_gives("local a, b = ('a.b.c'):find('.b') return a .. b", "23");
    assert_gives(
        "return tostring(('abc'):find('x')) .. ('abc'):find('', 4) .. tostring(('a'):find('', 9))",
        "nil4nil");
    assert_gives("return ('abc'):byte(-1) .. string.char(72, 105)", "99Hi");
    assert_gives("return #('abc') .. ('abc'):len()", "33");
    assert_raises("return ('x'):rep(1e9)", ADIT_SCRIPT, "string.rep: the result would be longer");
    assert_raises("return ('x'):rep(math.maxinteger, 'yy')", ADIT_SCRIPT, "string.rep: the result");
    assert_raises("return string.char(256)", ADIT_SCRIPT, "between 1 and 255");
    assert_raises("return (('x'):rep(1000)):byte(1, -1)", ADIT_SCRIPT, "more than 250");
}

static void format_knows_an_allow_list(void **state)
{
    (void)state;
    assert_gives("return string.format('%d|%5d|%-5d|%05d|%x|%%|%s|%c', 1, 2, 3, 4, 255, 'w', 65)",
                 "1|    2|3    |00004|ff|%|w|A");
    assert_gives("return ('%5s|%-4s|%.2s|%s'):format('a', 'b', 'xyz', 7)", "    a|b   |xy|7");
    assert_gives("return string.format('%.2f %g', 1.005, 0.5)", "1.00 0.5");
    assert_raises("return string.format('%p', {})", ADIT_SCRIPT, "'%p' is not supported");
    assert_raises("return string.format('%q', 'x')", ADIT_SCRIPT, "'%q' is not supported");
    assert_raises("return string.format('%s', {})", ADIT_SCRIPT, "a string or a number");
    assert_raises("return string.format('%999d', 1)", ADIT_SCRIPT, "is not supported");
    assert_raises("return string.format('%', 1)", ADIT_SCRIPT, "is not supported");
    assert_raises("return string.format('%d')", ADIT_SCRIPT, "no value for conversion 1");
    assert_raises("return string.format('%d', 1.5)", ADIT_SCRIPT, "whole number");
    assert_raises("return string.format(('%d'):rep(200), 1)", ADIT_SCRIPT, "no value");
}

static void pairs_goes_in_sorted_order(void **state)
{
    (void)state;
    assert_gives("local t, s = { b = 1, a = 2, [3] = 3, [-1] = 4, [true] = 5, aa = 6, [false] = 7, "
                 "[10] = 8 }, ''"
                 " for k, v in pairs(t) do s = s .. tostring(k) .. ' ' end return s",
                 "-1 3 10 a aa b false true ");
    assert_gives("local t, s = { a = 1, b = 2, c = 3 }, '' for k in pairs(t) do t.b = nil t.z = 1 "
                 "s = s .. k end return s",
                 "ac");
    assert_raises("for k in pairs({ [{}] = 1 }) do end", ADIT_SCRIPT, "pairs: a key is a table");
    assert_raises("for k in pairs({ [1.5] = 1 }) do end", ADIT_SCRIPT, "pairs: a key is a number");
    assert_raises("for k in pairs(nil) do end", ADIT_SCRIPT, "pairs: argument 1 must be a table");
    assert_gives(
        "local s = '' for i, v in ipairs({ 'a', 'b', nil, 'd' }) do s = s .. i .. v end return s",
        "1a2b");
}

static void tables_are_lists(void **state)
{
    (void)state;
    assert_gives("local t = { 1, 2, 3 } table.insert(t, 4) table.insert(t, 1, 0) "
                 "return table.concat(t, ',') .. table.remove(t) .. table.remove(t, 1) .. #t",
                 "0,1,2,3,4403");
    assert_gives("return tostring(table.remove({})) .. table.concat({}) .. table.concat({ 'a', 1, "
                 "2.5 }, '-')",
                 "nila-1-2.5");
    assert_gives("return table.concat({ 1, 2, 3, 4 }, '', 2, 3) .. select('#', table.unpack({ 1, "
                 "nil, 3 }, 1, 3))",
                 "233");
    assert_raises("table.insert({}, 5, 1)", ADIT_SCRIPT, "the position must be between 1 and 1");
    assert_raises("table.remove({ 1 }, 7)", ADIT_SCRIPT, "the position must be between 1 and 1");
    assert_raises("table.insert({})", ADIT_SCRIPT,
                  "expected a table, an optional position and a value");
    assert_raises("table.unpack({}, 1, 1e7)", ADIT_SCRIPT, "more than 250 values");
    assert_raises("table.unpack({}, math.mininteger, math.maxinteger)", ADIT_SCRIPT,
                  "more than 250");
    assert_raises("table.concat({ 1, {} })", ADIT_SCRIPT, "table.concat: value 2 is a table");
    assert_raises("table.concat({ 'x' }, 'y', 1, math.maxinteger)", ADIT_SCRIPT, "more than");
}

/* Lua's own end of such a table depends on how it lies in memory. */
static void the_end_of_a_table_with_holes_is_found_by_its_values(void **state)
{
    (void)state;
    assert_gives("local t = {} for i = 1, 9 do t[i] = i end t[3] = nil table.insert(t, 'x') "
                 "return t[10]",
                 "x");
    assert_gives("local t = {} t[1] = 1 t[2] = 2 t[4] = 4 table.insert(t, 'x') return t[5]", "x");
    assert_gives("local t = {} t[3] = 3 t[1] = 1 table.insert(t, 'x') return t[2]", "x");
    assert_gives("local t = {} for i = 0, 62 do t[1 << i] = 1 end table.insert(t, 'x') "
                 "return tostring(t[3])",
                 "nil");
}

/* Whoever keeps the iterator of pairs keeps nothing that changes. */
static void pairs_finds_its_place_by_the_key(void **state)
{
    (void)state;
    assert_gives("local t = { 'a', 'b', x = 'c', [true] = 'd' } local step, s, k = pairs(t) "
                 "local out = tostring(s == t) .. tostring(k) "
                 "for _ = 1, 2 do local key, value = step(t) while key ~= nil do "
                 "out = out .. value key, value = step(t, key) end end return out",
                 "truenilabcdabcd");
    assert_gives("local step = pairs({ 10, 20, 30, a = 1 }) local out = '' "
                 "for _, k in ipairs({ 0, 2, 7, 'A' }) do out = out .. "
                 "tostring(step({ 10, 20, 30, a = 1 }, k)) .. ' ' end return out",
                 "1 3 a a ");
    assert_gives("local t = { a = 1, b = 2, c = 3 } local out = '' for k in pairs(t) do "
                 "out = out .. k t.b = nil t.d = 4 end return out",
                 "ac");
    assert_raises("pairs({})()", ADIT_SCRIPT, "pairs: argument 1 must be a table");
    assert_raises("pairs({})({}, print)", ADIT_SCRIPT, "");
}

static void sort_is_stable_and_survives_bad_comparators(void **state)
{
    (void)state;
    assert_gives("local t = { 5, 3, 9, 1, 3 } table.sort(t) return table.concat(t, ' ')",
                 "1 3 3 5 9");
    assert_gives("local t = { 'b', 'a', 'ab', '' } table.sort(t) return table.concat(t, ',')",
                 ",a,ab,b");
    assert_gives(
        "local t = {} for i = 1, 100 do t[i] = { k = i % 3, i = i } end "
        "table.sort(t, function(a, b) return a.k < b.k end) local ok = true "
        "for i = 2, 100 do ok = ok and (t[i - 1].k < t[i].k or t[i - 1].i < t[i].i) end return ok",
        "true");
    assert_gives("local t = { 3, 1, 2 } table.sort(t, function() return true end) return #t", "3");
    assert_gives(
        "local t = { 3, 1, 2 } table.sort(t, function(a, b) t[9] = 1 t[1] = nil return a < b end) "
        "return t[1] .. t[2] .. t[3]",
        "123");
    assert_raises("table.sort({ 1, 'a' })", ADIT_SCRIPT, "table.sort: cannot compare");
    assert_raises("table.sort({ {}, {} })", ADIT_SCRIPT, "table.sort: cannot compare");
    assert_raises("table.sort({ 2, 1 }, 5)", ADIT_SCRIPT, "argument 2 must be a function");
    assert_raises("\ntable.sort({ 2, 1 }, function() error('stop') end)", ADIT_SCRIPT,
                  "card.lua:2: stop");
}

/* ---- Attacks (sandbox.md, section 4) ---- */

static void hidden_loops_are_paid_for(void **state)
{
    (void)state;
    assert_raises(
        "local t = {} for i = 1, 4000 do t[i] = 4000 - i end for i = 1, 1e6 do table.sort(t) end",
        ADIT_LIMIT, "too many steps");
    assert_raises("local t = {} for i = 1, 4000 do t[i] = i end for i = 1, 1e6 do for k in "
                  "pairs(t) do break end end",
                  ADIT_LIMIT, "");
    assert_raises("local s = ('x'):rep(60000) for i = 1, 1e6 do s:find('y') end", ADIT_LIMIT,
                  "too many steps");
    assert_raises("local t = {} for i = 1, 3000 do t[i] = i end for i = 1, 1e6 do table.insert(t, "
                  "1, 0) table.remove(t, 1) end",
                  ADIT_LIMIT, "too many steps");
    assert_raises("local s = ('x'):rep(60000) for i = 1, 1e9 do local _ = s:upper() end",
                  ADIT_LIMIT, "");
}

/* The same without the count hook: the loop itself is then not counted, its calls are. */
static void library_functions_pay_also_without_the_hook(void **state)
{
    script s;

    (void)state;
    script_open(&s, &aditl_limits_rule, false);
    assert_fails(
        script_run(&s,
                   "local t = {} for i = 1, 4000 do t[i] = i end while true do table.sort(t) end"),
        ADIT_LIMIT, "card.lua:1: ran for too many steps", s.err);
    assert_fails(script_run(&s, "while true do local x = missing end"), ADIT_SCRIPT, "no global",
                 s.err);
    aditl_vm_close(&s.vm);
}

static void deep_nesting_ends_cleanly(void **state)
{
    static char text[60000];
    size_t at = 0;
    script s;

    (void)state;
    at += (size_t)sprintf(text, "local a = {} a.x = a return a");
    while (at < 59900) {
        memcpy(text + at, ".x", 2);
        at += 2;
    }
    memcpy(text + at, ".y + 1", sizeof ".y + 1");
    script_open(&s, &aditl_limits_load, true); /* files are compiled with these limits */
    assert_fails(script_run(&s, text), ADIT_SCRIPT, "card.lua:1: attempt", s.err);
    aditl_vm_close(&s.vm);
    memset(text, '(', 3000);
    text[3000] = '\0';
    assert_raises(text, ADIT_SCRIPT, "card.lua:1:");
    assert_raises("local t = {} local function f() table.sort({ 1, 2 }, f) end f()", ADIT_SCRIPT,
                  "overflow");
}

static void metamethods_in_plain_tables_mean_nothing(void **state)
{
    (void)state;
    assert_raises("local t = { __concat = function() end } return t .. 'x'", ADIT_SCRIPT,
                  "concatenate");
    assert_raises("local x <close> = { __close = function() end }", ADIT_SCRIPT, "non-closable");
    assert_raises("return ({ __call = pairs })()", ADIT_SCRIPT, "call a table value");
    assert_raises("error({ __tostring = function() while true do end end })", ADIT_SCRIPT,
                  "the error value is a table");
}

static void a_new_environment_can_be_made_but_holds_nothing(void **state)
{
    (void)state;
    assert_gives("local p = pairs local _ENV = { x = 4 } return x", "4");
    assert_raises("local _ENV = {} return pairs({})", ADIT_SCRIPT, "attempt to call a nil value");
    assert_raises("local _ENV <const> = nil return x", ADIT_SCRIPT, "card.lua:1:");
}

static char printed[64];

static void keep_line(void *owner, const char *line, size_t length)
{
    (void)owner;
    snprintf(printed, sizeof printed, "%.*s", (int)length, line);
}

static void print_goes_where_the_owner_says(void **state)
{
    script s;

    (void)state;
    script_open(&s, &aditl_limits_driver, false);
    s.extended = true;
    s.vm.print = keep_line;
    assert_ok(script_run(&s, "print('a', 1, nil, {})"), s.err);
    assert_string_equal(printed, "a\t1\tnil\ttable");
    aditl_vm_close(&s.vm);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_environment_holds_exactly_these_names),
        ADIT_TEST(playthrough_scripts_have_pcall_and_print_and_globals),
        ADIT_TEST(print_goes_where_the_owner_says),
        ADIT_TEST(unknown_globals_raise_with_a_suggestion),
        ADIT_TEST(dangerous_names_are_not_there),
        ADIT_TEST(nothing_that_scripts_get_can_be_changed),
        ADIT_TEST(strings_are_not_numbers),
        ADIT_TEST(basic_functions_do_what_lua_does),
        ADIT_TEST(addresses_are_never_shown),
        ADIT_TEST(numbers_are_rounded_to_integers),
        ADIT_TEST(strings_are_cut_repeated_and_found),
        ADIT_TEST(format_knows_an_allow_list),
        ADIT_TEST(pairs_goes_in_sorted_order),
        ADIT_TEST(tables_are_lists),
        ADIT_TEST(the_end_of_a_table_with_holes_is_found_by_its_values),
        ADIT_TEST(pairs_finds_its_place_by_the_key),
        ADIT_TEST(sort_is_stable_and_survives_bad_comparators),
        ADIT_TEST(hidden_loops_are_paid_for),
        ADIT_TEST(library_functions_pay_also_without_the_hook),
        ADIT_TEST(deep_nesting_ends_cleanly),
        ADIT_TEST(metamethods_in_plain_tables_mean_nothing),
        ADIT_TEST(a_new_environment_can_be_made_but_holds_nothing),
    };

    return ADIT_RUN(tests);
}
