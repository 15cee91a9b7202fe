/* test_hooks.c - a function at every hook, through every command: nothing may crash.
 *
 * Each case is one function at one place (tests/support/hook_cases.h) and one command, carried out
 * in a process of its own. It must end by itself, all but a few within their time, with an exit
 * code that the reference names, and never with "an error in the engine". The cases are taken in
 * an order that visits every place before it comes to one again, each time with another function
 * and command, so any number of them is spread over everything.
 *
 * ADIT_CASES=N runs the first N of that order, ADIT_SOAK=1 the first 4 000; ADIT_CASE=N runs the
 * case with that number and shows what it prints. soak parts: 4, both builds.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "bindings/cli/cli.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/hook_cases.h"
#include "tests/support/share.h"

enum {
    SAMPLE = 240,
    SOAK = 4000,
    EVERY = 7,     /* of the places; all of them in a soak */
    SECONDS = 60,  /* of computing */
    WAITING = 600, /* seconds without computing */
    WORDS = 40,
    SANITIZER = 99,
    SPOILT = 98
};
#define STEP 7919 /* a prime, so that no step comes back before all were made */

/* With these the sanitizers end a process with a code of their own. */
const char *__asan_default_options(void);
const char *__ubsan_default_options(void);
const char *__asan_default_options(void)
{
    return "exitcode=99";
}
const char *__ubsan_default_options(void)
{
    return "exitcode=99:print_stacktrace=1";
}

/* FILE is the file of the case, GAME the game, WITH the option that adds the file to a game, MOD
 * the one that adds it to a recorded one. Several stand one after the other. NULL: the public
 * functions. */
static const char *const commands[] = {
    NULL,
    "check FILE",
    "check FILE --json --strict",
    "test FILE",
    "sim GAME WITH --games 1 --jobs 1 --seed 3 --players random,random",
    "sim GAME WITH --games 2 --jobs 2 --seed 4 --players random,random --json --strict",
    "play GAME WITH --players random,random --seed 3",
    "fuzz FILE --game GAME --games 1 --seconds 2 --seed 5 --record found",
    "play GAME WITH --players random,random --seed 6 --record a.play ; "
    "replay a.play MOD --verify ; replay a.play MOD --until 4 --seat 1",
    "play GAME WITH --players random,random --seed 7 --record a.play ; "
    "state a.play MOD --until 6 --json ; why a.play nonsense MOD --until 3 ; test a.play MOD",
    "state GAME WITH --players random,random --seed 3 --all ; "
    "state GAME WITH --players random,random --seed 3 --seat 1",
    "solve FILE --positions 30",
    "cards GAME MOD ; rules GAME MOD ; api GAME --json",
    "run drive.lua",
    "watch FILE --game GAME --play --seed 3",
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static char folder[300], described[400];

/* ---- One case, in a process of its own ---- */

static void write_text(const char *name, const char *text)
{
    FILE *out = fopen(name, "w");

    assert_non_null(out);
    fputs(text, out);
    assert_int_equal(fclose(out), 0);
}

/* A script that plays, looks, saves, loads and undoes. */
static void write_script(const hook_case *hook, const char *path)
{
    char text[800];

    snprintf(text, sizeof text,
             "local game = adit.game { game = '%s', seed = 3, %s '%s' %s }\n"
             "game:play('random', 6)\n"
             "game:check()\n"
             "game:save('b.adit')\n"
             "local again = adit.load('b.adit', { mods = { '%s' } })\n"
             "expect_equal(again:hash(), game:hash())\n"
             "game:what_if(function(copy) copy:play('greedy', 1) end)\n"
             "game:undo()\n"
             "game:score(1) game:draw(1) game:state(1) game:why('fly')\n",
             hook->place->def->info.id,
             hook->place->kind < 0 ? "scenario =" : "players = 2, mods = {", path,
             hook->place->kind < 0 ? "" : "}", path);
    write_text("drive.lua", text);
}

static int run_words(int argc, char **argv)
{
    int code = cli_run(argc, argv);

    fflush(stdout);
    fflush(stderr);
    return code;
}

/* Runs the commands one after the other; the code that is highest counts. */
static int run_line(const hook_case *hook, const char *path, const char *line)
{
    static char text[1000], game[80], file[80];
    char *argv[WORDS + 2] = {"adit"}, *rest = text, *word;
    int argc = 1, worst = 0;

    snprintf(text, sizeof text, "%s ;", line);
    snprintf(game, sizeof game, "%s", hook->place->def->info.id);
    snprintf(file, sizeof file, "%s", path);
    while ((word = strsep(&rest, " ")) != NULL) {
        if (strcmp(word, ";") == 0) {
            argv[argc] = NULL;
            const int code = run_words(argc, argv);
            worst = code > worst ? code : worst;
            argc = 1;
            continue;
        }
        if (strcmp(word, "WITH") == 0 || strcmp(word, "MOD") == 0) {
            argv[argc++] = word[0] == 'W' && hook->place->kind < 0 ? "--scenario" : "--mod";
            word = "FILE";
        }
        argv[argc++] = strcmp(word, "GAME") == 0 ? game : strcmp(word, "FILE") == 0 ? file : word;
        assert_true(argc < WORDS);
    }
    return worst;
}

static void begin_child(bool shows)
{
    const struct rlimit time = {SECONDS, SECONDS + 5};

    setrlimit(RLIMIT_CPU, &time);
    if (chdir(folder) != 0) {
        _exit(SPOILT);
    }
    write_text("input", "1\n1\nstate\nquit\n");
    if (freopen("input", "r", stdin) == NULL ||
        (!shows &&
         (freopen("output", "w", stdout) == NULL || freopen("output", "a", stderr) == NULL))) {
        _exit(SPOILT);
    }
}

static void carry_out(const hook_case *hook, const char *command, bool shows)
{
    begin_child(shows);
    const char *path = hook_write(hook);
    write_script(hook, path);
    exit(command == NULL ? hook_use_library(hook, path) : run_line(hook, path, command));
}

/* ---- What may come of it ---- */

static bool is_fine(int status)
{
    return WIFEXITED(status) && WEXITSTATUS(status) <= 6;
}

/* It used up its time: that is a limit too wide for this build, not a crash. */
static bool is_slow(int status)
{
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU;
}

static void complain(const char *command, int status)
{
    char path[600], line[400];

    print_error("%s: %s: ", described, command == NULL ? "the public functions" : command);
    if (WIFSIGNALED(status)) {
        print_error("ended by signal %d\n", WTERMSIG(status));
    } else {
        print_error("exit code %d%s\n", WEXITSTATUS(status),
                    WEXITSTATUS(status) == SANITIZER ? ", a sanitizer complains" : "");
    }
    snprintf(path, sizeof path, "%s/output", folder);
    FILE *output = fopen(path, "r");
    for (int lines = 0; output != NULL && lines < 40 && fgets(line, sizeof line, output) != NULL;
         lines++) {
        print_error("    %s", line);
    }
    if (output != NULL) {
        fclose(output);
    }
}

static void clear(void)
{
    char command[700];

    snprintf(command, sizeof command, "rm -rf '%s'; mkdir '%s'", folder, folder);
    assert_int_equal(system(command), 0);
}

/* Only interrupts waitpid. */
static void tick(int number)
{
    (void)number;
}

/* Nanoseconds of computing so far. */
static long long computed_by(pid_t child)
{
    struct timespec used = {0};
    clockid_t clock;

    if (clock_getcpuclockid(child, &clock) != 0 || clock_gettime(clock, &used) != 0) {
        return -1;
    }
    return used.tv_sec * 1000000000LL + used.tv_nsec;
}

/* How the process ended. One that waits for ever uses no time of computing, so it is ended after
 * WAITING seconds in which it computed nothing. They are counted here, one by one: time in which
 * the whole test is suspended, or the case has no processor, is not held against it. */
static int end_of(pid_t child)
{
    const struct sigaction on_tick = {.sa_handler = tick}, as_before = {.sa_handler = SIG_DFL};
    const struct itimerval second = {{1, 0}, {1, 0}}, never = {{0, 0}, {0, 0}};
    long long computed = -1;
    int status = 0, waited = 0;

    sigaction(SIGALRM, &on_tick, NULL);
    setitimer(ITIMER_REAL, &second, NULL);
    while (waitpid(child, &status, 0) != child) {
        const long long now = computed_by(child);

        assert_int_equal(errno, EINTR);
        waited = now == computed ? waited + 1 : 0;
        computed = now;
        if (waited == WAITING) {
            assert_int_equal(kill(child, SIGALRM), 0);
        }
    }
    setitimer(ITIMER_REAL, &never, NULL);
    sigaction(SIGALRM, &as_before, NULL);
    return status;
}

/* Carries out the case with this number of all there are, and gives how its process ended. */
static int run_case(long number, bool shows)
{
    const long behaviours = hook_behaviours();
    const hook_case hook = {.place = hook_place_at((int)(number / COMMANDS / behaviours)),
                            .behaviour = (int)(number / COMMANDS % behaviours),
                            .variant = (int)(number % 7),
                            .number = number};
    const char *command = commands[number % COMMANDS];

    hook_describe(&hook, described, sizeof described);
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        carry_out(&hook, command, shows);
    }
    const int status = end_of(child);
    if (shows || !is_fine(status)) {
        complain(command, status);
    }
    return status;
}

/* The number of the i-th case in the order in which they are run. */
static long nth_case(long i, long places)
{
    const long place = i * STEP % places, ways = (long)hook_behaviours() * COMMANDS;

    return place * ways + (place + i / places) * STEP % ways;
}

static long wanted_cases(long all)
{
    const char *cases = getenv("ADIT_CASES");
    long wanted = cases != NULL ? atol(cases) : getenv("ADIT_SOAK") != NULL ? SOAK : SAMPLE;

    return wanted < all ? wanted : all;
}

/* Whether the i-th case is one of those that this program runs. */
static bool is_ours(long i)
{
    return share_is_ours(i) && share_part_has(i / SHARE_FEW);
}

static void no_function_at_a_hook_crashes_a_command(void **state)
{
    const char *only = getenv("ADIT_CASE");
    const int places = hook_places();
    const long all = (long)places * hook_behaviours() * COMMANDS, wanted = wanted_cases(all);
    long ran = 0;
    int wrong = 0, slow = 0;

    (void)state;
    assert_true(places > 0 && all % STEP != 0);
    if (only != NULL) {
        assert_true(is_fine(run_case(atol(only) % all, true)));
        return;
    }
    for (long i = 0; i < wanted; i++) {
        if (!is_ours(i)) {
            continue;
        }
        const int status = run_case(nth_case(i, places), false);

        wrong += !is_fine(status) && !is_slow(status);
        slow += is_slow(status);
        if (++ran % 16 == 0) {
            clear();
        }
        if (ran % 1000 == 0) {
            print_message("at %ld of %ld cases\n", i, wanted);
        }
    }
    print_message("%ld cases of %ld: %d places in the games, %d functions, %d commands; %d took "
                  "more than %d s\n",
                  ran, all, places, hook_behaviours(), COMMANDS, slow, SECONDS);
    assert_int_equal(wrong, 0);
    assert_true(slow <= 1 + ran / 200);
}

/* Otherwise the cases would say nothing: a place takes a function that does no harm, and a game can
 * be played with it. */
static void places_take_a_harmless_function(void **state)
{
    const int places = hook_places(), every = getenv("ADIT_SOAK") != NULL ? 1 : EVERY;
    int tried = 0, refused = 0, wrong = 0;

    (void)state;
    if (getenv("ADIT_CASE") != NULL) {
        skip();
    }
    for (int i = 0; i < places; i += every) {
        if (!is_ours(i / every)) {
            continue;
        }
        const int status = run_case((long)i * hook_behaviours() * COMMANDS, false);

        tried++;
        wrong += !is_fine(status);
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            print_message("refused: %s\n", described);
            refused++;
        }
    }
    print_message("%d of %d places refuse a harmless function\n", refused, tried);
    assert_int_equal(wrong, 0);
    assert_int_equal(refused, 0);
}

static int begin(void **state)
{
    const char *top = getenv("TMPDIR");

    (void)state;
    snprintf(folder, sizeof folder, "%s/case", top == NULL ? "/tmp" : top);
    clear();
    return hook_learn_cards() ? 0 : -1;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(places_take_a_harmless_function),
        ADIT_TEST(no_function_at_a_hook_crashes_a_command),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 0);
    return cmocka_run_group_tests(tests, begin, NULL) != 0;
}
