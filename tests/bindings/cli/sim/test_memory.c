/* test_memory.c - `adit sim` needs no more memory for many games than for few.
 *
 * Runs the program itself and asks the system how large it became. The sanitizers keep what was
 * freed, so it is the release program. The long form plays 100 000 games of each title.
 */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/adit.h"

/* KB: pages that the allocator takes in another order. A result of 8 bytes for each game that was
 * kept would be more in the long form, the log or the history of a game in the short one. */
#define SLACK 512

/* The largest memory of a run, in KB. */
static long memory_of(const char *game, int games)
{
    const char *release = getenv("ADIT_RELEASE");
    const char *program = release != NULL ? release : ADIT_TEST_PROGRAM;
    char number[16];
    struct rusage usage;
    int status = 0;

    (void)snprintf(number, sizeof number, "%d", games);
    const pid_t child = fork();
    if (child == 0) {
        if (freopen("/dev/null", "w", stdout) != NULL &&
            freopen("/dev/null", "w", stderr) != NULL) {
            execl(program, program, "sim", game, "--games", number, "--seed", "1", "--players",
                  "random,random", "--jobs", "1", (char *)NULL);
        }
        _exit(127);
    }
    assert_true(child > 0);
    assert_int_equal(wait4(child, &status, 0, &usage), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    return usage.ru_maxrss;
}

static void many_games_need_no_more_memory_than_few(void **state)
{
    const bool is_long = getenv("ADIT_SOAK") != NULL;
    const int few = is_long ? 1000 : 100, many = is_long ? 100000 : 2000;

    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const char *game = adit_game_info_at(i)->id;
        const long before = memory_of(game, few), after = memory_of(game, many);

        print_message("%s: %ld KB after %d games, %ld KB after %d\n", game, before, few, after,
                      many);
        if (after > before + SLACK) {
            fail_msg("%s: %d games need %ld KB, %d games need %ld KB", game, few, before, many,
                     after);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_games_need_no_more_memory_than_few),
    };

    return ADIT_RUN(tests);
}
