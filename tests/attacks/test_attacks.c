/* test_attacks.c - every attack of the folders here, in one process, one after another.
 *
 * Each is carried out twice in fresh engines and must tell the same both times, whatever
 * addresses and seeds of tables the two states have. What comes of it must be what its file
 * says. After each, a game of the shipped cards in an engine that was open all the time must
 * go as it went before the first attack.
 */
#include <signal.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

#include <dirent.h>

#include "tests/support/attack.h"

enum { MAX_ATTACKS = 1000, AT_LEAST = 125, WATCHDOG_SECONDS = 20, GOLDEN_DECISIONS = 40 };

static char folder[] = "tests/attacks";
static char running[600];

/* ---- The watchdog ---- */

static void bark(int number)
{
    static const char words[] = " does not come to an end\n";

    (void)number;
    (void)!write(2, running, strlen(running));
    (void)!write(2, words, sizeof words - 1);
    _exit(1);
}

/* Time of computing, so that a busy machine does not matter. 0: off. */
static void watch(int seconds)
{
    const struct itimerval until = {.it_value = {.tv_sec = seconds}};

    signal(SIGPROF, bark);
    setitimer(ITIMER_PROF, &until, NULL);
}

/* ---- The next game ---- */

static adit_engine *neighbour;
static uint64_t golden;

static uint64_t play_neighbour(adit_engine *engine)
{
    adit_game *game = NULL;
    adit_err err = {0};

    assert_ok(attack_new_game(engine, &game, &err), err);
    uint64_t hash = attack_play_on(game, GOLDEN_DECISIONS, 7);

    adit_game_free(game);
    return hash;
}

static adit_engine *open_shipped(void)
{
    const adit_engine_options options = {.game = "cave_vs_cave"};
    adit_engine *engine = NULL;
    adit_err err = {0};

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

/* ---- One attack ---- */

static const char *const outcome_words[] = {"clean fault", "refused at load", "runs, bounded"};

static int complain(const attack_file *attack, const char *what, const char *detail)
{
    print_error("%s: %s%s%.400s\n", attack->path, what, detail[0] == '\0' ? "" : ": ", detail);
    return 1;
}

/* No control characters but line ends, and nothing that is not UTF-8, in what is told. */
static bool is_plain(const adit_text *told)
{
    for (size_t i = 0; told->data != NULL && i < told->length; i++) {
        unsigned char byte = (unsigned char)told->data[i];

        if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F) {
            return false;
        }
    }
    return true;
}

static int check(const attack_file *attack, const attack_result *result)
{
    const char *told = result->told.data == NULL ? "" : result->told.data;
    int wrong = 0;

    if (result->broken != NULL && attack->ends[0] == '\0') {
        wrong += complain(attack, result->broken, told);
    }
    if (result->outcome != attack->outcome) {
        wrong += complain(attack, outcome_words[result->outcome], told);
    }
    if (attack->status[0] != '\0' &&
        strcmp(attack->status, adit_status_name(result->err.status)) != 0) {
        wrong += complain(attack, "ends with another status", adit_status_name(result->err.status));
    }
    for (int i = 0; i < attack->says.count; i++) {
        if (strstr(told, attack->says.text[i]) == NULL) {
            wrong += complain(attack, attack->says.text[i], "is not told");
            wrong += complain(attack, "it told", told);
        }
    }
    for (int i = 0; i < attack->never.count; i++) {
        if (strstr(told, attack->never.text[i]) != NULL) {
            wrong += complain(attack, attack->never.text[i], "is told");
        }
    }
    if (strcmp(attack->as, "script") != 0 && !is_plain(&result->told)) {
        wrong += complain(attack, "told control characters", "");
    }
    return wrong;
}

/* Twice the same, and the other game of the engine too. */
static int compare(const attack_file *attack, const attack_result *first,
                   const attack_result *second)
{
    int wrong = 0;

    if (first->told.length != second->told.length ||
        (first->told.length > 0 &&
         memcmp(first->told.data, second->told.data, first->told.length) != 0)) {
        wrong += complain(attack, "tells something else the second time",
                          second->told.data == NULL ? "" : second->told.data);
    }
    if (first->before != second->before) {
        wrong += complain(attack, "another game of the same engine is not as without it", "");
    }
    return wrong;
}

static int carry_out(const attack_file *attack, double *seconds)
{
    attack_result first = {0}, second = {0};
    int wrong;

    attack_run(attack, false, &first);
    attack_run(attack, true, &second);
    wrong = check(attack, &first);
    *seconds = first.seconds < second.seconds ? first.seconds : second.seconds;
    if (attack->ends[0] == '\0') {
        wrong += compare(attack, &first, &second);
    }
    if (play_neighbour(neighbour) != golden) {
        wrong += complain(attack, "the next game with the shipped cards is another one", "");
    }
    adit_text_free(&first.told);
    adit_text_free(&second.told);
    return wrong;
}

/* ---- All of them ---- */

static int compare_paths(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Adds what lies in `place`, which is the name of a folder, to the paths. */
static int list_folder(const char *place, char paths[][512], int count)
{
    DIR *dir = opendir(place);

    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir)) != NULL;) {
        if (entry->d_name[0] != '.' && strncmp(entry->d_name, "test_", 5) != 0) {
            assert_true(count < MAX_ATTACKS);
            snprintf(paths[count++], sizeof paths[0], "%.200s/%.200s", place, entry->d_name);
        }
    }
    closedir(dir);
    return count;
}

/* Attacks lie in folders by their subject. */
static int list_attacks(char paths[][512])
{
    static char subjects[MAX_ATTACKS][512];
    int subject_count = list_folder(folder, subjects, 0), count = 0;

    for (int i = 0; i < subject_count; i++) {
        count = list_folder(subjects[i], paths, count);
    }
    qsort(paths, (size_t)count, sizeof paths[0], compare_paths);
    return count;
}

static void every_attack_ends_as_its_file_says(void **state)
{
    static char paths[MAX_ATTACKS][512];
    static attack_file attack;
    const char *only = getenv("ADIT_ATTACK");
    int found = list_attacks(paths), run = 0, wrong = 0;
    double slowest = 0;
    char slowest_name[512] = "";

    (void)state;
    neighbour = open_shipped();
    golden = play_neighbour(neighbour);
    for (int i = 0; i < found; i++) {
        if (!attack_read(&attack, paths[i]) || (only != NULL && strcmp(only, attack.name) != 0)) {
            continue;
        }
        double used = 0;

        snprintf(running, sizeof running, "%s", attack.path);
        watch(WATCHDOG_SECONDS);
        wrong += carry_out(&attack, &used);
        watch(0);
        run++;
        if (getenv("ADIT_ATTACK_TIMES") != NULL) {
            print_message("%8.3f s  %s\n", used, attack.name);
        }
        if (used > slowest) {
            slowest = used;
            snprintf(slowest_name, sizeof slowest_name, "%s", attack.name);
        }
    }
    adit_engine_close(neighbour);
    neighbour = open_shipped();
    assert_true(play_neighbour(neighbour) == golden);
    adit_engine_close(neighbour);
    print_message("%d attacks, the slowest took %.2f s of computing: %s\n", run, slowest,
                  slowest_name);
    assert_int_equal(wrong, 0);
    assert_true(only != NULL || run >= AT_LEAST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_attack_ends_as_its_file_says),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 0);
    return ADIT_RUN(tests);
}
