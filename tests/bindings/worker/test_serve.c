/* test_serve.c - a Lua bot at the other end of the line protocol: what it is told and answers. */
#include "tests/support/adit_cmocka.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bindings/lua/adit_lua.h"
#include "bindings/worker/serve.h"
#include "engine/base/memory.h"

static adit_err err;
static char said[8192];

/* Gives the worker a source and orders; what it says is in `said`. */
static adit_status serve(const char *source, const char *orders)
{
    int in[2], out[2];
    char head[64];
    aditw_server *server = NULL;

    assert_int_equal(pipe(in), 0);
    assert_int_equal(pipe(out), 0);
    snprintf(head, sizeof head, "source %zu bot.lua\n", strlen(source));
    assert_true(write(in[1], head, strlen(head)) == (ssize_t)strlen(head));
    assert_true(write(in[1], source, strlen(source)) == (ssize_t)strlen(source));
    assert_true(write(in[1], orders, strlen(orders)) == (ssize_t)strlen(orders));
    close(in[1]);
    adit_status status = aditw_server_open(in[0], out[1], &server, &err);
    if (status == ADIT_OK) {
        status = aditw_server_source(server, &err);
    }
    if (status == ADIT_OK) {
        status = aditw_server_run(server, &err);
    }
    aditw_server_close(server);
    close(in[0]);
    close(out[1]);
    ssize_t length = read(out[0], said, sizeof said - 1);
    said[length > 0 ? length : 0] = '\0';
    close(out[0]);
    return status;
}

#define BEGIN "hello 1 adit\ngame demo\nplayers 2\nseat 2\nseed 7\nbegin\n"
#define ASK                                                                                        \
    "question 4\nprompt take one\nasking shelf\npoints -3\nnumber player[1].goods.wood 5\n"        \
    "word player[2].cell.c4 empty\noption 1 dig c2\noption 2 furnish shelf c4\ndecide\n"

static void a_bot_sees_what_was_said_and_answers_by_number(void **state)
{
    (void)state;
    assert_ok(serve("return function(view, options)\n"
                    "if view.me == 2 and view.prompt == 'take one' and view.asking == 'shelf'\n"
                    "and view.points == -3 and view.player[1].goods.wood == 5\n"
                    "and view.player[2].cell.c4 == 'empty' and #options == 2\n"
                    "and options[2] == 'furnish shelf c4' then return 2 end\n"
                    "return 1 end",
                    BEGIN ASK),
              err);
    assert_string_equal(said, "hello 1 bot.lua\nready\noption 4 2\n");
}

static void a_bot_answers_by_words_that_nobody_here_looks_at(void **state)
{
    (void)state;
    assert_ok(serve("return { decide = function() return 'win the game' end }", BEGIN ASK), err);
    assert_string_equal(said, "hello 1 bot.lua\nready\nwords 4 win the game\n");
}

static void exchanges_are_asked_for_when_the_bot_does_and_only_once(void **state)
{
    (void)state;
    assert_ok(serve("return function(view, options, anytime)\n"
                    "local a, b = anytime(), anytime() return b[2] end",
                    BEGIN ASK "exchange 1 wood for gold\nexchange 2 gold for food\ndecide\n"),
              err);
    assert_string_equal(said, "hello 1 bot.lua\nready\nexchanges 4\nwords 4 gold for food\n");
    assert_ok(serve("return function(view, options, anytime)\n"
                    "return #anytime() + #anytime() + 1 end",
                    BEGIN ASK "decide\n"),
              err);
    assert_string_equal(said, "hello 1 bot.lua\nready\nexchanges 4\noption 4 1\n");
}

static void exchanges_of_an_earlier_question_cannot_be_had(void **state)
{
    (void)state;
    assert_int_equal(serve("local kept = {}\n"
                           "return function(view, options, anytime)\n"
                           "if kept[1] then kept[1]() end kept[1] = anytime return 1 end",
                           BEGIN ASK ASK),
                     ADIT_SCRIPT);
    assert_contains(said, "option 4 1\nfault bot.lua:3: anytime() works only while its question");
}

static void the_other_end_may_fail_while_a_bot_waits_for_exchanges(void **state)
{
    static const char source[] = "return function(v, o, anytime) anytime() return 1 end";

    (void)state;
    assert_int_equal(serve(source, BEGIN ASK), ADIT_SCRIPT);
    assert_int_equal(serve(source, BEGIN ASK "prompt no\ndecide\n"), ADIT_SCRIPT);
    assert_contains(said, "fault bot.lua:1: cannot get the exchanges");
}

static void each_game_has_a_bot_of_its_own(void **state)
{
    (void)state;
    assert_ok(serve("local n = {0} return function(v, o) n[1] = n[1] + 1 return n[1] end",
                    BEGIN ASK ASK "score 1 3\nwinner 1\nverdict one wins\nover\n"
                                  "game demo\nplayers 2\nseat 1\nseed 7\nbegin\n" ASK),
              err);
    assert_string_equal(said,
                        "hello 1 bot.lua\nready\noption 4 1\noption 4 2\nready\noption 4 1\n");
}

static void chances_come_from_seed_and_seat(void **state)
{
    static const char source[] = "return function() return 'n' .. random(1000000) end";
    char first[sizeof said];

    (void)state;
    assert_ok(serve(source, BEGIN ASK), err);
    memcpy(first, said, sizeof first);
    assert_ok(serve(source, BEGIN ASK), err);
    assert_string_equal(said, first);
    assert_ok(serve(source, "hello 1\nseat 2\nseed 8\nbegin\n" ASK), err);
    assert_string_not_equal(said, first);
}

static void a_fault_is_told_on_one_line(void **state)
{
    static const struct {
        const char *source, *part;
    } rows[] = {
        {"return function() return nil end", "fault bot.lua: decide returned nil; it must return"},
        {"return function() return 3 end", "fault bot.lua: decide returned 3; it must return a"},
        {"return function() return 1.5 end", "returned 1.5"},
        {"return function() local x = nil return x.y end", "fault bot.lua:1: "},
        {"return function() while true do end end", "fault "},
        {"return 7", "fault bot.lua: the file returned a number"},
        {"return function(", "fault bot.lua:1: "},
        {"", "fault bot.lua: the file returned a nil"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_true(serve(rows[i].source, BEGIN ASK) != ADIT_OK);
        assert_contains(said, rows[i].part);
        const char *fault = strstr(said, "fault ");
        assert_non_null(fault);
        assert_true(strchr(fault, '\n') == fault + strlen(fault) - 1);
    }
}

static void orders_that_do_not_fit_are_refused(void **state)
{
    static const char source[] = "return function() return 1 end";
    static const struct {
        const char *orders, *part;
    } rows[] = {
        {"hello 2\n", "fault unsupported protocol version 2"},
        {"dance\n", "fault unknown message 'dance'"},
        {ASK, "fault a question came before the game started"},
        /* Its chances would have come from beside the state of the generator. */
        {"hello 1\nbegin\n", "fault a game starts, but the bot has no seat"},
        {"exchange 1 a\n", "fault unexpected message 'exchange'"},
        {"source 3 a\n", "fault unexpected message 'source'"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_true(serve(source, rows[i].orders) != ADIT_OK);
        assert_contains(said, rows[i].part);
    }
}

static void a_source_must_come_first_and_fit(void **state)
{
    static const struct {
        const char *orders;
        adit_status status;
    } rows[] = {{"hello 1\n", ADIT_INPUT},
                {"source 99999999 a\n", ADIT_LIMIT},
                {"source -1 a\n", ADIT_LIMIT},
                {"source 5 a\nabc", ADIT_IO},
                {"", ADIT_IO}};

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        int in[2];
        aditw_server *server = NULL;
        ssize_t length = (ssize_t)strlen(rows[i].orders);

        assert_int_equal(pipe(in), 0);
        assert_true(write(in[1], rows[i].orders, (size_t)length) == length);
        close(in[1]);
        assert_ok(aditw_server_open(in[0], STDERR_FILENO, &server, &err), err);
        assert_int_equal(aditw_server_source(server, &err), rows[i].status);
        aditw_server_close(server);
        close(in[0]);
    }
    aditw_server_close(NULL);
}

static void words_that_are_too_long_are_no_answer(void **state)
{
    (void)state;
    assert_int_equal(serve("return function() return ('x'):rep(5000) end", BEGIN ASK), ADIT_SCRIPT);
    assert_contains(said, "it must return a number from 1 to 2");
}

static void failing_allocations_end_the_worker_with_a_status(void **state)
{
    static const char source[] = "return function(v, o, anytime) return anytime()[1] or o[#o] end";

    (void)state;
    for (long n = 1; n < 20000; n++) {
        adit_memory_fail_at(n, 0);
        adit_status status = serve(source, BEGIN ASK "exchange 1 wood for gold\ndecide\n");
        if (adit_memory_fail_at(0, 0) < n) {
            assert_ok(status, err);
            return;
        }
        assert_true(status == ADIT_OK || status == ADIT_NOMEM || status == ADIT_LIMIT ||
                    status == ADIT_SCRIPT);
    }
    fail();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_bot_sees_what_was_said_and_answers_by_number),
        ADIT_TEST(a_bot_answers_by_words_that_nobody_here_looks_at),
        ADIT_TEST(exchanges_are_asked_for_when_the_bot_does_and_only_once),
        ADIT_TEST(exchanges_of_an_earlier_question_cannot_be_had),
        ADIT_TEST(the_other_end_may_fail_while_a_bot_waits_for_exchanges),
        ADIT_TEST(each_game_has_a_bot_of_its_own),
        ADIT_TEST(chances_come_from_seed_and_seat),
        ADIT_TEST(a_fault_is_told_on_one_line),
        ADIT_TEST(orders_that_do_not_fit_are_refused),
        ADIT_TEST(a_source_must_come_first_and_fit),
        ADIT_TEST(words_that_are_too_long_are_no_answer),
        ADIT_TEST(failing_allocations_end_the_worker_with_a_status),
    };

    signal(SIGPIPE, SIG_IGN);
    return ADIT_RUN(tests);
}
