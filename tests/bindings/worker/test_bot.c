/* test_bot.c - a player that is a program: what it is told, how it loses its seat, what is left. */
#include "tests/support/temp_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>

#include "bindings/worker/bot.h"
#include "engine/base/memory.h"

static adit_engine *engine;
static adit_game *game;
static aditw_slot slot;
static adit_bot *bot;
static adit_err err;
static char *arguments[] = {(char *)"sh", (char *)"-c", NULL, NULL};
static char *environment[] = {(char *)"PATH=/usr/bin:/bin", NULL};
static aditw_plan plan;

#define LOOP "while read -r verb rest; do case $verb in "
#define GOOD                                                                                       \
    "hello) echo hello 1;; begin) echo ready;; question) question=$rest;; "                        \
    "decide) echo option $question 1;; "
#define END "esac; done"

static int start(void **state)
{
    const adit_engine_options options = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setting rules[] = {{"starting_player", "1"}};
    const adit_setup setup = {.players = 2, .seed = 3, .rules = rules, .rule_count = 1};

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    plan = (aditw_plan){
        .command = {.program = "/bin/sh", .arguments = arguments, .environment = environment},
        .limits = {.move_ms = 60000, .game_ms = 600000}};
    return 0;
}

static int stop(void **state)
{
    (void)state;
    if (bot != NULL) {
        bot->free(bot);
        bot = NULL;
    }
    aditw_slot_close(&slot);
    adit_game_free(game);
    adit_engine_close(engine);
    /* No process is left, and none that nobody has waited for. */
    errno = 0;
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
    return 0;
}

static void make(const char *script, uint64_t seed)
{
    if (bot != NULL) {
        bot->free(bot);
    }
    arguments[2] = (char *)script;
    assert_ok(aditw_bot_new(&plan, &slot, engine, 1, seed, &bot, &err), err);
}

/* Asks once; what it chose. */
static int ask(void)
{
    int index = -1;

    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_true(index >= 0);
    return index;
}

static void assert_forfeit(const char *script, aditw_reason reason, const char *text)
{
    make(script, 5);
    (void)ask();
    const aditw_forfeit *forfeit = aditw_bot_forfeit(bot);
    assert_non_null(forfeit);
    assert_string_equal(aditw_reason_word(forfeit->reason), aditw_reason_word(reason));
    assert_contains(forfeit->text, text);
    assert_null(slot.process);
}

/* ---- Good ones ---- */

static void a_bot_decides_by_number(void **state)
{
    (void)state;
    make(LOOP GOOD END, 5);
    assert_int_equal(ask(), 0);
    assert_int_equal(ask(), 0);
    assert_null(aditw_bot_forfeit(bot));
    assert_non_null(slot.process);
}

static void a_bot_lists_the_exchanges_and_takes_one(void **state)
{
    int first = adit_game_option_count(game);

    (void)state;
    assert_true(adit_game_anytime_count(game) > 0);
    make(LOOP
         "hello) echo hello 1;; begin) echo ready blind;; question) q=$rest; n=;; "
         "exchange) n=${rest%% *};; "
         "decide) if [ -z \"$n\" ]; then echo exchanges $q; else echo exchange $q $n; fi;; " END,
         5);
    assert_int_equal(ask(), first + adit_game_anytime_count(game) - 1);
    assert_null(aditw_bot_forfeit(bot));
}

static void a_process_that_ended_after_its_game_is_started_anew(void **state)
{
    int index;

    (void)state;
    make(LOOP GOOD "over) exit 0;; " END, 5);
    while (!adit_game_is_over(game)) {
        index = adit_game_seat(game) == 1 ? ask() : 0;
        assert_ok(adit_game_decide(game, index, &err), err);
    }
    aditw_bot_over(bot, game);
    assert_fails(bot->choose(bot, game, &index, &err), ADIT_USAGE, "the game is over", err);
    const adit_setup setup = {.players = 2, .seed = 4};
    adit_game_free(game);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    make(LOOP GOOD "over) exit 0;; " END, 6);
    assert_int_equal(ask(), 0);
    assert_null(aditw_bot_forfeit(bot));
}

static void a_process_that_spoke_between_two_games_is_started_anew(void **state)
{
    (void)state;
    make(LOOP GOOD "over) echo thanks;; " END, 5);
    (void)ask();
    while (!adit_game_is_over(game)) {
        assert_ok(adit_game_decide(game, 0, &err), err);
    }
    aditw_bot_over(bot, game);
    const adit_setup setup = {.players = 2, .seed = 4};
    adit_game_free(game);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    make(LOOP GOOD "over) echo thanks;; " END, 6);
    assert_int_equal(ask(), 0);
    assert_null(aditw_bot_forfeit(bot));
}

static void a_bot_that_is_left_in_the_middle_of_a_game_is_ended(void **state)
{
    (void)state;
    make(LOOP GOOD END, 5);
    (void)ask();
    aditw_bot_over(bot, game);
    assert_null(slot.process);
}

/* The seed that a bot is told, through its standard error. */
static long long told_seed(uint64_t seed, int seat)
{
    adit_bot *other = NULL;
    size_t length = 0;
    char text[64] = "";
    int index;

    plan.command.keeps_errors = true;
    arguments[2] = (char *)LOOP GOOD "seed) echo $rest >&2;; " END;
    assert_ok(aditw_bot_new(&plan, &slot, engine, seat, seed, &other, &err), err);
    assert_ok(other->choose(other, game, &index, &err), err);
    while (!adit_game_is_over(game)) {
        assert_ok(adit_game_decide(game, 0, &err), err);
    }
    aditw_bot_over(other, game);
    const char *data = aditw_bot_errors(other, &length);
    snprintf(text, sizeof text, "%.*s", (int)length, data);
    other->free(other);
    aditw_slot_close(&slot);
    const adit_setup setup = {.players = 2, .seed = 4};
    adit_game_free(game);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    return strtoll(text, NULL, 10);
}

static void a_bot_has_a_seed_of_its_own_that_does_not_show_the_games(void **state)
{
    (void)state;
    long long a = told_seed(7, 1), b = told_seed(7, 2), c = told_seed(8, 1);

    assert_true(a > 0 && a < 1LL << 48);
    assert_true(a != 7 && a != b && a != c);
    assert_true(a == told_seed(7, 1));
}

/* ---- Forfeits ---- */

static void a_program_that_is_not_there_forfeits_and_random_decides(void **state)
{
    adit_bot *random = NULL;
    int wanted = -1;

    (void)state;
    plan.command.program = "/nowhere/at/all";
    assert_forfeit("", ADITW_FORFEIT_START, "/nowhere/at/all: cannot be started");
    assert_ok(adit_bot_new(engine, "random", 1, 5, &random, &err), err);
    assert_ok(random->choose(random, game, &wanted, &err), err);
    assert_ok(random->choose(random, game, &wanted, &err), err);
    assert_int_equal(ask(), wanted);
    random->free(random);
}

static void each_way_of_breaking_the_protocol_has_its_reason(void **state)
{
    static const struct {
        const char *script;
        aditw_reason reason;
        const char *text;
    } rows[] = {
        {"exit 3", ADITW_FORFEIT_CRASH, "exited with code 3"},
        {"ulimit -c 0; kill -9 $$", ADITW_FORFEIT_CRASH, "was killed by signal 9"},
        {"exec >&-; sleep 100", ADITW_FORFEIT_CRASH, "closed its output"},
        {LOOP "hello) echo ready;; " END, ADITW_FORFEIT_TURN, "answered hello with 'ready'"},
        {LOOP "hello) echo hello 2;; " END, ADITW_FORFEIT_VERSION, "speaks version 2"},
        {LOOP "hello) echo hello 1;; begin) echo option 1 1;; " END, ADITW_FORFEIT_TURN,
         "answered begin with 'option'"},
        {LOOP "hello) echo hello 1;; begin) echo ready steady;; " END, ADITW_FORFEIT_GARBAGE,
         "ready steady"},
        {LOOP "hello) echo hello 1;; begin) echo ready;; decide) echo hello 1;; " END,
         ADITW_FORFEIT_TURN, "answered question 1 with 'hello 1'"},
        {LOOP "hello) echo hello 1;; begin) echo ready;; decide) echo option 2 1;; " END,
         ADITW_FORFEIT_TURN, "answered question 1 with 'option 2'"},
        {LOOP "hello) echo hello 1;; begin) echo ready;; decide) echo option 1 0;; " END,
         ADITW_FORFEIT_ILLEGAL, "chose option 0, which does not exist"},
        {LOOP "hello) echo hello 1;; begin) echo ready;; decide) echo exchange 1 999;; " END,
         ADITW_FORFEIT_ILLEGAL, "chose exchange 999, which does not exist"},
        {LOOP "hello) echo hello 1;; begin) echo ready;; decide) echo words 1 a;; " END,
         ADITW_FORFEIT_ILLEGAL, "chose 'a', which was not offered"},
        {LOOP "hello) echo hello 1;; begin) echo ready;; decide) echo exchanges 1;; " END,
         ADITW_FORFEIT_TURN, "asked twice for the exchanges"},
        {LOOP "hello) echo hello 1;; begin) echo ready;; decide) echo what;; " END,
         ADITW_FORFEIT_GARBAGE, "unknown message 'what'"},
        {LOOP "hello) echo fault not today;; " END, ADITW_FORFEIT_FAULT, "not today"},
        {LOOP "hello) echo fault;; " END, ADITW_FORFEIT_FAULT, "gave up without a reason"},
        {LOOP "hello) head -c 9000 /dev/zero | tr '\\0' a; echo;; " END, ADITW_FORFEIT_FLOOD,
         "a line is longer than 4096 bytes"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_forfeit(rows[i].script, rows[i].reason, rows[i].text);
    }
}

static void a_bot_that_thinks_too_long_forfeits(void **state)
{
    (void)state;
    plan.limits.move_ms = 300;
    assert_forfeit("sleep 100", ADITW_FORFEIT_TIMEOUT, "did not answer within 300 ms");
    plan.limits.move_ms = 60000;
    plan.limits.game_ms = 200;
    assert_forfeit("sleep 100", ADITW_FORFEIT_TIMEOUT, "used up the 200 ms for the whole game");
}

static void a_bot_that_does_not_read_forfeits(void **state)
{
    static char source[200000];

    (void)state;
    memset(source, '-', sizeof source);
    plan.source = source;
    plan.source_length = sizeof source;
    plan.source_name = "bot.lua";
    plan.limits.move_ms = 300;
    assert_forfeit("sleep 100", ADITW_FORFEIT_DEAF, "did not read its input within 300 ms");
}

static void two_answers_to_one_question_are_found_at_the_next(void **state)
{
    (void)state;
    make(LOOP GOOD "prompt) echo option $question 1;; " END, 5);
    (void)ask();
    assert_null(aditw_bot_forfeit(bot));
    (void)ask();
    assert_non_null(aditw_bot_forfeit(bot));
    assert_int_equal(aditw_bot_forfeit(bot)->reason, ADITW_FORFEIT_TURN);
}

static void what_a_forfeit_says_can_be_shown(void **state)
{
    (void)state;
    assert_forfeit(LOOP "hello) printf 'fault a\\tb\\n';; " END, ADITW_FORFEIT_GARBAGE,
                   "control characters");
    for (int reason = 0; reason < ADITW_FORFEITS; reason++) {
        assert_true(strlen(aditw_reason_word((aditw_reason)reason)) < 16);
    }
}

static void a_bot_with_children_takes_them_along(void **state)
{
    char path[512];
    int index = -1;

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("child", ""));
    char script[1024];
    snprintf(script, sizeof script, "sleep 100 & echo $! >%s; " LOOP GOOD END, path);
    make(script, 5);
    index = ask();
    assert_int_equal(index, 0);
    FILE *file = fopen(path, "r");
    int child = 0;
    assert_non_null(file);
    assert_int_equal(fscanf(file, "%d", &child), 1);
    fclose(file);
    aditw_slot_close(&slot);
    /* It is dead, or a zombie that init has not fetched yet. */
    char name[64], line[512] = "";
    snprintf(name, sizeof name, "/proc/%d/stat", child);
    for (int i = 0; i < 5000; i++) {
        file = fopen(name, "r");
        if (file == NULL || fgets(line, sizeof line, file) == NULL || strstr(line, ") Z") != NULL) {
            line[0] = '\0';
        }
        if (file != NULL) {
            fclose(file);
        }
        if (line[0] == '\0') {
            return;
        }
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    fail();
}

/* ---- Other ends ---- */

static bool is_always_stopped(void)
{
    return true;
}

/* As with a child that a bot makes for its parent: here it comes to us since its own has ended. */
static void children_that_become_ours_are_waited_for(void **state)
{
    aditw_patience patience = {.until = aditw_now() + 60000};
    aditw_process *process = NULL;
    char *line = NULL;
    size_t length = 0;

    (void)state;
    assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
    arguments[2] = (char *)"(sleep 600 & sleep 600 &); echo up; read -r line";
    assert_ok(aditw_process_start(&plan.command, &process, &err), err);
    aditw_process_allow(process, 1, 100);
    assert_int_equal(aditw_process_receive(process, &patience, &line, &length, &err), ADITW_DONE);
    aditw_process_end(process);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
    assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 0), 0);
}

static void whoever_wants_to_stop_is_not_kept_waiting(void **state)
{
    int index = -1;

    (void)state;
    plan.limits.is_stopped = is_always_stopped;
    make("sleep 100", 5);
    assert_fails(bot->choose(bot, game, &index, &err), ADIT_LIMIT, "interrupted while player 1",
                 err);
    assert_null(aditw_bot_forfeit(bot));
    assert_null(slot.process);
    assert_fails(bot->choose(bot, game, &index, &err), ADIT_LIMIT, "interrupted", err);
    aditw_bot_over(bot, game);
}

static void bots_of_another_kind_are_left_alone(void **state)
{
    adit_bot *random = NULL;
    size_t length = 1;

    (void)state;
    assert_ok(adit_bot_new(engine, "random", 1, 5, &random, &err), err);
    assert_null(aditw_bot_forfeit(random));
    aditw_bot_begin(random, "cave_vs_cave", 2);
    aditw_bot_over(random, game);
    aditw_bot_errors(random, &length);
    assert_int_equal(length, 0);
    assert_null(aditw_bot_forfeit(NULL));
    random->free(random);
}

static void a_process_that_has_computed_enough_is_replaced(void **state)
{
    (void)state;
    plan.limits.cpu_seconds = 1e-9;
    make(LOOP GOOD END, 5);
    (void)ask();
    while (!adit_game_is_over(game)) {
        assert_ok(adit_game_decide(game, 0, &err), err);
    }
    aditw_bot_over(bot, game);
    aditw_process *old = slot.process;
    assert_true(aditw_process_seconds(old) > 0);
    make(LOOP GOOD END, 6);
    aditw_bot_begin(bot, "cave_vs_cave", 2);
    assert_non_null(slot.process);
    assert_null(aditw_bot_forfeit(bot));
}

static void failing_allocations_cost_the_seat_at_most(void **state)
{
    (void)state;
    for (long n = 1; n < 1000; n++) {
        adit_bot *one = NULL;
        int index = -1;

        arguments[2] = (char *)LOOP GOOD END;
        adit_memory_fail_at(n, 0);
        adit_status status = aditw_bot_new(&plan, &slot, engine, 1, 5, &one, &err);
        if (status == ADIT_OK) {
            status = one->choose(one, game, &index, &err);
        }
        bool is_through = adit_memory_fail_at(0, 0) < n;
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
        bool has_forfeited = aditw_bot_forfeit(one) != NULL;
        if (one != NULL) {
            one->free(one);
        }
        aditw_slot_close(&slot);
        if (is_through) {
            assert_false(has_forfeited);
            return;
        }
    }
    fail();
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, start, stop)
    const struct CMUnitTest tests[] = {
        T(a_bot_decides_by_number),
        T(a_bot_lists_the_exchanges_and_takes_one),
        T(a_process_that_ended_after_its_game_is_started_anew),
        T(a_process_that_spoke_between_two_games_is_started_anew),
        T(a_bot_that_is_left_in_the_middle_of_a_game_is_ended),
        T(a_bot_has_a_seed_of_its_own_that_does_not_show_the_games),
        T(a_program_that_is_not_there_forfeits_and_random_decides),
        T(each_way_of_breaking_the_protocol_has_its_reason),
        T(a_bot_that_thinks_too_long_forfeits),
        T(a_bot_that_does_not_read_forfeits),
        T(two_answers_to_one_question_are_found_at_the_next),
        T(what_a_forfeit_says_can_be_shown),
        T(a_bot_with_children_takes_them_along),
        T(children_that_become_ours_are_waited_for),
        T(whoever_wants_to_stop_is_not_kept_waiting),
        T(bots_of_another_kind_are_left_alone),
        T(a_process_that_has_computed_enough_is_replaced),
        T(failing_allocations_cost_the_seat_at_most),
    };

    return ADIT_RUN(tests);
}
