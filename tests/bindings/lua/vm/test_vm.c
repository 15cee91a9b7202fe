/* test_vm.c - the Lua state with limits: fuel, memory, leaving, messages. */
#include <time.h>

#include "tests/bindings/lua/script.h"

#include "bindings/lua/vm/sources.h"
#include "tests/support/temp_file.h"

static void a_chunk_runs_and_gives_its_result(void **state)
{
    (void)state;
    assert_gives("local a, b = 2, 3 return a * b", "6");
}

static void an_error_names_file_line_and_functions(void **state)
{
    script s;

    (void)state;
    script_open(&s, &aditl_limits_rule, false);
    assert_fails(script_run(&s, "local function inner(x)\n  return x.y.z\nend\n"
                                "local function outer()\n  local n = inner({})\n  return n\nend\n"
                                "local n = outer()\nreturn n"),
                 ADIT_SCRIPT, "card.lua:2: attempt to index a nil value (field 'y')", s.err);
    assert_contains(s.err.text, "\n  at card.lua:2 in function 'inner'");
    assert_contains(s.err.text, "\n  at card.lua:5 in function 'outer'");
    assert_contains(s.err.text, "  at card.lua:8 at the top level of the file");
    aditl_vm_close(&s.vm);
}

static void a_long_path_is_shown_whole(void **state)
{
    static const char path[] = "a/very/long/folder/with/many/parts/that/lua/would/cut/to/sixty/"
                               "characters/cards/room.lua";
    char expected[200];
    script s;

    (void)state;
    script_open(&s, &aditl_limits_rule, false);
    s.name = path;
    snprintf(expected, sizeof expected, "%s:2: attempt", path);
    assert_fails(script_run(&s, "\nlocal x = nil + 1"), ADIT_SCRIPT, expected, s.err);
    snprintf(expected, sizeof expected, "%s:1: unexpected symbol", path);
    assert_fails(script_run(&s, "return ]"), ADIT_SCRIPT, expected, s.err);
    snprintf(expected, sizeof expected, "%s:3: no luck", path);
    assert_fails(script_run(&s, "\n\nerror('no luck')"), ADIT_SCRIPT, expected, s.err);
    aditl_vm_close(&s.vm);
}

static void error_values_that_are_no_words_are_reduced(void **state)
{
    (void)state;
    assert_raises("error({})", ADIT_SCRIPT,
                  "card.lua:1: the error value is a table, not a message");
    assert_raises("error(7)", ADIT_SCRIPT, "card.lua:1: 7");
    assert_raises("error()", ADIT_SCRIPT, "the error value is a nil");
    assert_raises("error('a\\27[31mb\\200')", ADIT_SCRIPT, "card.lua:1: a?[31mb?");
}

static void endless_loops_end_when_fuel_is_empty(void **state)
{
    (void)state;
    assert_raises("while true do end", ADIT_LIMIT, "card.lua:1: ran for too many steps");
    assert_raises("::top:: goto top", ADIT_LIMIT, "too many steps");
    assert_raises("local function f() return f() end return f()", ADIT_LIMIT, "too many steps");
    assert_raises("for i = 1, 1e308 do end", ADIT_LIMIT, "too many steps");
}

static void fuel_ends_at_the_same_place_every_time(void **state)
{
    script s;
    char first[32];

    (void)state;
    script_open(&s, &aditl_limits_rule, true);
    s.extended = true;
    for (int i = 0; i < 3; i++) {
        assert_fails(script_run(&s, "n = 0 while true do n = n + 1 end"), ADIT_LIMIT, "steps",
                     s.err);
        if (i == 0) {
            snprintf(first, sizeof first, "%lld", (long long)s.vm.fuel);
        }
        char again[32];
        snprintf(again, sizeof again, "%lld", (long long)s.vm.fuel);
        assert_string_equal(first, again);
        (void)script_run(&s, "local x = 0 for i = 1, 123 * 7 do x = x + i end return x");
    }
    aditl_vm_close(&s.vm);
}

static void death_is_sticky_for_pcall(void **state)
{
    script s;

    (void)state;
    script_open(&s, &aditl_limits_rule, true);
    s.extended = true;
    assert_fails(script_run(&s, "while true do pcall(function() while true do end end) end"),
                 ADIT_LIMIT, "too many steps", s.err);
    assert_fails(
        script_run(&s, "local t = {} pcall(function() while true do t[#t + 1] = 'x' .. #t end end)"
                       " return 'caught'"),
        ADIT_LIMIT, "", s.err);
    assert_ok(script_run(&s, "local ok, m = pcall(error, 'no', 0) return tostring(ok) .. m"),
              s.err);
    assert_string_equal(s.result, "falseno");
    assert_ok(script_run(&s, "local ok, a, b = pcall(function(x) return x, 2 end, 1) return a + b"),
              s.err);
    assert_string_equal(s.result, "3");
    aditl_vm_close(&s.vm);
}

static void memory_over_a_cap_is_a_limit(void **state)
{
    (void)state;
    assert_raises("local s = 'x' while true do s = s .. s end", ADIT_LIMIT, "used too much memory");
    assert_raises("local t = {} for i = 1, 1e9 do t[i] = i end", ADIT_LIMIT, "");
    assert_raises("local t = {} for i = 1, 1e9 do t[i] = function() return t, i end end",
                  ADIT_LIMIT, "");
    assert_raises("local function f() return 1 + f() end return f()", ADIT_LIMIT,
                  "too much memory");
    assert_raises("local s = string.rep('x', 3900) for i = 1, 1e9 do local t = s .. i end",
                  ADIT_LIMIT, "allocated too much memory in one run");
}

static int make_block(lua_State *L)
{
    (void)lua_newuserdatauv(L, (size_t)lua_tointeger(L, 1), 0);
    return 0;
}

static int try_block(lua_State *L, size_t size)
{
    const int top = lua_gettop(L);
    int status;

    lua_pushcfunction(L, make_block);
    lua_pushinteger(L, (lua_Integer)size);
    status = lua_pcall(L, 1, 0, 0);
    lua_settop(L, top);
    (void)lua_gc(L, LUA_GCCOLLECT);
    return status;
}

/* A script can hold just as many bytes as the limit says. */
static void fill_memory(const aditl_limits *limits, adit_limit limit, size_t most)
{
    aditl_limits wide = *limits;
    char name[60];
    script s;

    assert_int_equal(wide.live, most);
    wide.block = wide.total = SIZE_MAX;
    script_open(&s, &wide, false);
    assert_int_equal(try_block(s.vm.L, 1000), LUA_OK);

    lua_State *L = s.vm.L;
    const size_t before = s.vm.live_bytes;

    (void)lua_newuserdatauv(L, 1000, 0);
    const size_t header = s.vm.live_bytes - before - 1000;

    lua_pop(L, 1);
    (void)lua_gc(L, LUA_GCCOLLECT);
    assert_int_equal(s.vm.live_bytes, before);
    assert_int_equal(try_block(L, most - before - header), LUA_OK);
    assert_int_equal(try_block(L, most - before - header + 1), LUA_ERRMEM);
    snprintf(name, sizeof name, "which is the limit '%s'", adit_limit_at(limit)->name);
    assert_fails(script_run(&s, "local s, t = ('x'):rep(4000), {}\n"
                                "for i = 1, 1e9 do t[i] = s .. i end"),
                 ADIT_LIMIT, name, s.err);
    aditl_vm_close(&s.vm);
}

static void each_limit_of_memory_is_met(void **state)
{
    (void)state;
    fill_memory(&aditl_limits_rule, ADIT_LIMIT_MEMORY, ADIT_MAX_MEMORY);
    fill_memory(&aditl_limits_bot, ADIT_LIMIT_BOT_MEMORY, ADIT_MAX_BOT_MEMORY);
}

/* One block, whatever it is: with all bytes of the limit it is made, with one more it is not. */
static void the_limit_of_a_block_is_met(void **state)
{
    script s;

    (void)state;
    script_open(&s, &aditl_limits_rule, false);

    const size_t before = s.vm.live_bytes;

    (void)lua_newuserdatauv(s.vm.L, 1000, 0);

    const size_t header = s.vm.live_bytes - before - 1000;

    lua_pop(s.vm.L, 1);
    assert_int_equal(try_block(s.vm.L, ADIT_MAX_BLOCK - header), LUA_OK);
    assert_int_equal(try_block(s.vm.L, ADIT_MAX_BLOCK - header + 1), LUA_ERRMEM);
    aditl_vm_close(&s.vm);
    /* A value of a list takes 16 bytes, and a list grows to a power of two. */
    assert_gives("local t = {} for i = 1, 4096 do t[i] = i end return #t", "4096");
    assert_raises("local t = {} for i = 1, 4097 do t[i] = i end return #t", ADIT_LIMIT,
                  "64 KB in one block (limit 'block')");
    /* Lua keeps 24 bytes with a string, and a zero at its end. */
    assert_gives("local s = ('x'):rep(65536 - 25 - 100) return #(s .. ('x'):rep(100))", "65511");
    assert_raises("local s = ('x'):rep(65536 - 25 - 100) return #(s .. ('x'):rep(101))", ADIT_LIMIT,
                  "64 KB in one block (limit 'block')");
    assert_raises("return ('x'):rep(65537)", ADIT_SCRIPT,
                  "string.rep: the result would be longer than 65536 bytes");
}

/* What ('x'):rep(n) or ('xx'):rep(n) takes, which is each number of steps. */
static int rep_that_takes(int64_t steps, int *length)
{
    for (*length = 1; *length <= 2; ++*length) {
        int n = (int)(steps * 8 / (8 + *length));

        for (n = n < 2 ? 0 : n - 2; n * *length / 8 + n <= steps; n++) {
            if (n * *length / 8 + n == steps) {
                return n;
            }
        }
    }
    fail_msg("nothing takes %lld steps", (long long)steps);
    return 0;
}

static adit_status run_with_rep(script *s, int loops, int64_t steps)
{
    char text[120];
    int length, n = rep_that_takes(steps, &length);

    snprintf(text, sizeof text, "for i = 1, %d do end local s = ('%s'):rep(%d)", loops,
             length == 1 ? "x" : "xx", n);
    return script_run(s, text);
}

/* All steps of the limit can be used, and not one more: what a short run leaves is used up. */
static void use_up_steps(const aditl_limits *limits, int most)
{
    script s;
    const int loops = most - 20000;

    assert_int_equal(limits->fuel, most);
    script_open(&s, limits, true);
    assert_ok(run_with_rep(&s, loops, 9), s.err);

    const int64_t left = s.vm.fuel;

    assert_in_range(left, 9, 20000);
    assert_ok(run_with_rep(&s, loops, 9 + left), s.err);
    assert_int_equal(s.vm.fuel, 0);
    assert_fails(run_with_rep(&s, loops, 10 + left), ADIT_LIMIT, adit_limit_at(limits->steps)->name,
                 s.err);
    aditl_vm_close(&s.vm);
}

static void each_limit_of_steps_is_met(void **state)
{
    (void)state;
    use_up_steps(&aditl_limits_rule, ADIT_MAX_STEPS);
    use_up_steps(&aditl_limits_load, ADIT_MAX_LOAD_STEPS);
    use_up_steps(&aditl_limits_bot, ADIT_MAX_BOT_STEPS);
}

/* Equal long strings are compared byte by byte, for the price of one step. */
static void time_ends_what_fuel_does_not_see(void **state)
{
    aditl_limits limits = aditl_limits_bot;
    script s;

    (void)state;
    limits.fuel = 0;
    limits.milliseconds = 50;
    script_open(&s, &limits, true);
    assert_fails(script_run(&s, "local a, b = ('x'):rep(250000), ('x'):rep(249999) .. 'x'\n"
                                "while a == b do end"),
                 ADIT_LIMIT, "card.lua:2: ran for too long", s.err);
    assert_ok(script_run(&s, "local n = 0 for i = 1, 20000 do n = n + 1 end return n"), s.err);
    assert_string_equal(s.result, "20000");
    aditl_vm_close(&s.vm);
}

/* Steps and not the clock end what takes long for few instructions. */
static void work_inside_instructions_is_paid_for(void **state)
{
    static const char collect[] = "local function go(n, ...) if n == 0 then return spin(...) end "
                                  "return go(n - 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ...) "
                                  "end go(5000)";
    static const char *const spins[] = {
        "while true do f(...) end",
        "while true do local t = { ... } end",
        "while true do local a = select(2, ...) end",
        "local function deep(n) if n == 0 then return 1 end return 1 + deep(n - 1) end "
        "while true do f(...) f(...) f(...) deep(100) end",
    };
    static const char *const others[] = {
        "local t = {} for i = 1, 200000 do t[i] = i end for i = 1, 200000 do t[i] = nil end "
        "while true do pairs(t) end",
        "local t = {} for i = 1, 60000 do t['k' .. i] = i end "
        "for i = 1, 60000 do t['k' .. i] = nil end while true do pairs(t) end",
        "local a, b = ('x'):rep(250000), ('x'):rep(249999) .. 'x' while a == b do end",
        "local a, b = ('x'):rep(250000), ('x'):rep(249999) .. 'y' while a < b do end",
        "local a = ('0'):rep(250000) .. '1' while true do for i = 2, a do end end",
        "local t = {} for i = 1, 60 do t[i] = ('x'):rep(200000) .. i end "
        "while true do table.sort(t) end",
        "local t = {} for i = 1, 60 do t[('x'):rep(200000) .. i] = 1 end "
        "while true do for k in pairs(t) do end end",
        "local f, x = tostring, 1.2345678901234e300 while true do f(x) f(x) f(x) end",
        "local function deep(n) if n == 0 then return 0 end return 1 + deep(n - 1) end "
        "while true do deep(5000) end",
        "local function deep(n, ...) if n == 0 then return 0 end return 1 + deep(n - 1, ...) end "
        "while true do deep(3000, 1) end",
    };
    aditl_limits limits = aditl_limits_bot;
    char text[1024];

    (void)state;
    limits.milliseconds = 0; /* the clock ends nothing here */
    for (size_t i = 0; i < sizeof spins / sizeof spins[0] + sizeof others / sizeof others[0]; i++) {
        const size_t n = sizeof spins / sizeof spins[0];
        struct timespec from, to;
        script s;

        script_open(&s, &limits, true);
        snprintf(text, sizeof text,
                 "local function f(...) return 1 end local function spin(...) %s "
                 "end %s",
                 i < n ? spins[i] : "", i < n ? collect : others[i - n]);
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
        assert_fails(script_run(&s, text), ADIT_LIMIT, "ran for too many steps", s.err);
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
        assert_in_range(to.tv_sec - from.tv_sec, 0, 6); /* with sanitizers; about 1 without */
        aditl_vm_close(&s.vm);
    }
}

static int leave_with_none(lua_State *L)
{
    return aditl_unwind(L, ADIT_NONE);
}

static void leaving_on_purpose_gives_the_status_and_no_message(void **state)
{
    script s;

    (void)state;
    script_open(&s, &aditl_limits_rule, false);
    strcpy(s.err.text, "as it was");
    assert_int_equal(aditl_protected(&s.vm, leave_with_none, NULL, &s.err), ADIT_NONE);
    assert_string_equal(s.err.text, "as it was");
    assert_int_equal(aditl_protected(&s.vm, leave_with_none, NULL, NULL), ADIT_NONE);
    aditl_vm_close(&s.vm);
}

typedef struct {
    aditl_vm *vm;
    int depth;
} nest;

static int nest_deeper(lua_State *L)
{
    nest *n = lua_touserdata(L, 1);
    adit_err err;

    n->depth++;
    adit_status status = aditl_protected(n->vm, nest_deeper, n, &err);
    return status == ADIT_OK ? 0 : aditl_unwind(L, status);
}

static void calls_that_nest_without_end_are_a_limit(void **state)
{
    script s;
    nest n;

    (void)state;
    script_open(&s, &aditl_limits_rule, false);
    n = (nest){.vm = &s.vm};
    assert_int_equal(aditl_protected(&s.vm, nest_deeper, &n, &s.err), ADIT_LIMIT);
    assert_in_range(n.depth, 16, 70);
    assert_int_equal(lua_gettop(s.vm.L), 0);
    aditl_vm_close(&s.vm);
}

static adit_status whole_life(adit_err *err)
{
    script s;
    adit_status status;

    memset(&s, 0, sizeof s);
    s.name = "card.lua";
    s.scan = s.seal = s.call_result = true;
    status = aditl_vm_open(&s.vm, &aditl_limits_rule, true, &s, err);
    if (status == ADIT_OK) {
        status = script_run(
            &s, "local t = { a = { 1, 2 } } return function() local s = '' "
                "for k, v in pairs(t.a) do s = s .. k .. v end return s:rep(3, '-') end");
        *err = s.err;
        aditl_vm_close(&s.vm);
    }
    return status;
}

/* Once: Lua collects and tries again. For ever: a clean report, and nothing leaks. */
static void every_failing_allocation_is_reported(void **state)
{
    adit_err err;

    (void)state;
    for (long more = -1; more <= 1; more++) {
        adit_status status = ADIT_NOMEM;
        for (long n = 1; status != ADIT_OK || n < 20; n++) {
            assert_true(n < 5000);
            (void)adit_memory_fail_at(n, more);
            status = whole_life(&err);
            (void)adit_memory_fail_at(0, 0);
            if (status != ADIT_OK) {
                assert_int_equal(status, ADIT_NOMEM);
                assert_string_equal(err.text, "out of memory");
            }
            if (more >= 0 && n > 400) {
                break;
            }
        }
    }
}

/* A list of values needs more stack. Lua says only that it could not have it. */
static void want_of_memory_for_the_stack_is_no_endless_recursion(void **state)
{
    (void)state;
    for (long more = -1; more <= 1; more++) {
        bool is_over = false;

        for (long n = 1; !is_over; n++) {
            script s;

            script_open(&s, &aditl_limits_rule, false);
            (void)adit_memory_fail_at(n, more);
            adit_status status = script_run(&s, "return string.format('%d %s', 1, 'a')");
            is_over = adit_memory_fail_at(0, 0) < n;
            if (status != ADIT_OK) {
                assert_int_equal(status, ADIT_NOMEM);
                assert_string_equal(s.err.text, "out of memory");
            }
            aditl_vm_close(&s.vm);
        }
    }
}

static void bytecode_and_big_files_are_refused(void **state)
{
    static char big[70000];
    script s;

    (void)state;
    script_open(&s, &aditl_limits_rule, false);
    assert_fails(script_run(&s, "\033Lua"), ADIT_SCRIPT, "card.lua:1: this is compiled Lua", s.err);
    assert_fails(script_run(&s, "\xEF\xBB\xBF\033Lua"), ADIT_SCRIPT, "compiled Lua", s.err);
    assert_fails(script_run(&s, "#!/bin/lua\nreturn 1"), ADIT_SCRIPT, "card.lua:1:", s.err);
    assert_ok(script_run(&s, "\xEF\xBB\xBFreturn 5"), s.err);
    assert_string_equal(s.result, "5");
    memset(big, ' ', sizeof big - 1);
    assert_fails(script_run(&s, big), ADIT_SCRIPT, "card.lua:1: the file has 69999 bytes", s.err);
    s.length = 12;
    assert_fails(script_run(&s, "return 1\0 + 2"), ADIT_SCRIPT, "card.lua:1:", s.err);
    aditl_vm_close(&s.vm);
}

static void excerpt(const char *source, int line, adit_text *text)
{
    text->length = 0;
    aditl_excerpt(source, strlen(source), line, text);
}

static void an_excerpt_shows_the_line_of_the_text(void **state)
{
    static const char source[] = "first\n  local x = \033[1m 2\r\n\nlast";
    adit_text text = {0};

    (void)state;
    excerpt(source, 2, &text);
    assert_string_equal(text.data, "\n     2 |   local x = ?[1m 2");
    excerpt(source, 4, &text);
    assert_string_equal(text.data, "\n     4 | last");
    for (int line = -1; line < 10; line += line == 0 ? 3 : line == 3 ? 2 : 1) {
        excerpt(source, line, &text);
        assert_int_equal(text.length, 0);
    }
    excerpt("", 1, &text);
    aditl_excerpt(NULL, 0, 1, &text);
    aditl_source_excerpt(NULL, 1, &text);
    assert_int_equal(text.length, 0);
    adit_text_free(&text);
}

static void only_sources_that_were_loaded_are_found(void **state)
{
    aditl_source items[] = {{"mod/cards/a.lua", "a\n", 2}, {"mod/cards/b.lua", "b\n", 2}};
    const aditl_sources sources = {items, 2};

    (void)state;
    assert_ptr_equal(aditl_source_find(&sources, "mod/cards/b.lua"), &items[1]);
    assert_null(aditl_source_find(&sources, "/etc/passwd"));
    assert_null(aditl_source_find(&sources, "mod/cards/../cards/b.lua"));
    assert_null(aditl_source_find(&(aditl_sources){0}, ""));
}

static void places_are_found_in_messages(void **state)
{
    char path[64];
    int line;

    (void)state;
    assert_true(aditl_place_of("c:/x:7/a.lua:12: words", path, sizeof path, &line));
    assert_string_equal(path, "c:/x:7/a.lua");
    assert_int_equal(line, 12);
    assert_false(aditl_place_of("no place: here\na.lua:3: words", path, sizeof path, &line));
}

static void shown_text_has_no_tricks(void **state)
{
    char out[32];
    adit_buffer buffer = adit_buffer_on(out, sizeof out);
    const char *text = "a\xC3\xA4\tb\n\x1B\xE2\x80\xAE\xC0\x80\xED\xA0\x80z";

    (void)state;
    aditl_add_shown(&buffer, text, strlen(text), false);
    assert_string_equal(out, "a\xC3\xA4 b????????z");
    buffer = adit_buffer_on(out, 4);
    aditl_add_shown(&buffer, "ab\xC3\xA4", 4, true);
    assert_string_equal(out, "ab");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_chunk_runs_and_gives_its_result),
        ADIT_TEST(an_error_names_file_line_and_functions),
        ADIT_TEST(a_long_path_is_shown_whole),
        ADIT_TEST(error_values_that_are_no_words_are_reduced),
        ADIT_TEST(endless_loops_end_when_fuel_is_empty),
        ADIT_TEST(fuel_ends_at_the_same_place_every_time),
        ADIT_TEST(death_is_sticky_for_pcall),
        ADIT_TEST(memory_over_a_cap_is_a_limit),
        ADIT_TEST(each_limit_of_memory_is_met),
        ADIT_TEST(the_limit_of_a_block_is_met),
        ADIT_TEST(each_limit_of_steps_is_met),
        ADIT_TEST(time_ends_what_fuel_does_not_see),
        ADIT_TEST(leaving_on_purpose_gives_the_status_and_no_message),
        ADIT_TEST(calls_that_nest_without_end_are_a_limit),
        ADIT_TEST(work_inside_instructions_is_paid_for),
        ADIT_TEST(every_failing_allocation_is_reported),
        ADIT_TEST(want_of_memory_for_the_stack_is_no_endless_recursion),
        ADIT_TEST(bytecode_and_big_files_are_refused),
        ADIT_TEST(an_excerpt_shows_the_line_of_the_text),
        ADIT_TEST(only_sources_that_were_loaded_are_found),
        ADIT_TEST(places_are_found_in_messages),
        ADIT_TEST(shown_text_has_no_tricks),
    };

    return ADIT_RUN(tests);
}
