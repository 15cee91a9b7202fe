/* test_kill.c - a process that saves all the time is killed at any moment.
 *
 * Whatever the moment, the file loads, and it is the save that was finished last or the one that
 * was being written. Child and parent count saves in memory that both see.
 *
 * soak parts: 2
 */
#include <dirent.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/support/adit_cmocka.h"
#include "tests/support/share.h"

#define KILLS 2000
#define SOAK_KILLS 6000
#define SAVES 8 /* different ones, written in turn */

typedef struct {
    atomic_long begun, finished;
} progress;

static adit_engine *engine;
static adit_text saves[SAVES];
static uint64_t hashes[SAVES];
static progress *shared;
static long save_ns; /* how long a save takes here */
static char folder[512], path[600], other_path[600];

/* Times of this machine decide when to kill, never whether the test passes. */
static void measure_save(const char *at)
{
    struct timespec from, to;

    (void)clock_gettime(CLOCK_MONOTONIC, &from);
    for (int i = 0; i < SAVES; i++) {
        assert_int_equal(adit_file_write(at, saves[i].data, saves[i].length, NULL), ADIT_OK);
    }
    (void)clock_gettime(CLOCK_MONOTONIC, &to);
    save_ns = ((to.tv_sec - from.tv_sec) * 1000000000 + to.tv_nsec - from.tv_nsec) / SAVES;
    save_ns = save_ns < 100000 ? 100000 : save_ns > 10000000 ? 10000000 : save_ns;
    assert_int_equal(unlink(at), 0);
}

static int start(void **state)
{
    const adit_engine_options options = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = 2, .seed = 5};
    const char *place = getenv("TMPDIR");
    adit_game *game;
    adit_err err;

    (void)state;
    snprintf(folder, sizeof folder, "%s/kill-XXXXXX", place != NULL ? place : "/tmp");
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/evening.adit", folder);
    snprintf(other_path, sizeof other_path, "%s/measure.adit", folder);
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_true(shared != MAP_FAILED);
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int i = 0; i < SAVES; i++) {
        assert_ok(adit_game_save(game, &saves[i], &err), err);
        hashes[i] = adit_game_hash(game);
        assert_ok(adit_game_decide(game, 0, &err), err);
    }
    adit_game_free(game);
    measure_save(path);
    return 0;
}

/* Removes what killed processes left; returns how many files that were. */
static int clear_leftovers(void)
{
    DIR *entries = opendir(folder);
    char name[1024];
    int count = 0;

    for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
        if (entry->d_name[0] == '.' && entry->d_name[1] == 'e') {
            snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
            count += unlink(name) == 0;
        }
    }
    closedir(entries);
    return count;
}

static int stop(void **state)
{
    (void)state;
    for (int i = 0; i < SAVES; i++) {
        adit_text_free(&saves[i]);
    }
    (void)clear_leftovers();
    unlink(path);
    rmdir(folder);
    munmap(shared, sizeof *shared);
    adit_engine_close(engine);
    return 0;
}

/* The child: saves until it is killed. */
static void save_for_ever(void)
{
    for (long n = atomic_load(&shared->finished) + 1;; n++) {
        atomic_store(&shared->begun, n);
        if (adit_file_write(path, saves[n % SAVES].data, saves[n % SAVES].length, NULL) !=
            ADIT_OK) {
            _exit(1);
        }
        atomic_store(&shared->finished, n);
    }
}

/* Which of the saves the file holds; it must load. */
static int saved_now(int kill)
{
    adit_text text = {0};
    adit_game *game = NULL;
    adit_err err;
    int found = -1;

    if (adit_file_read(path, 1 << 20, &text, &err) != ADIT_OK ||
        adit_game_load(engine, text.data, text.length, &game, &err) != ADIT_OK) {
        fail_msg("kill %d: %s", kill, err.text);
    }
    for (int i = 0; i < SAVES; i++) {
        found = adit_game_hash(game) == hashes[i] ? i : found;
    }
    adit_game_free(game);
    adit_text_free(&text);
    return found;
}

static uint64_t next_random(uint64_t *random)
{
    *random ^= *random << 13, *random ^= *random >> 7, *random ^= *random << 17;
    return *random;
}

/* Returns whether the kill came in the middle of a save. */
static bool kill_once(int number, uint64_t *random)
{
    long before = atomic_load(&shared->finished);
    pid_t child = fork();
    int status;

    assert_true(child >= 0);
    if (child == 0) {
        save_for_ever();
    }
    /* Not before it has begun, then at any moment of the next saves. */
    while (atomic_load(&shared->begun) <= before) {
        nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL);
    }
    nanosleep(&(struct timespec){.tv_nsec = (long)(next_random(random) % (uint64_t)(2 * save_ns))},
              NULL);
    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    long begun = atomic_load(&shared->begun), finished = atomic_load(&shared->finished);
    if (finished == 0 && access(path, F_OK) != 0) {
        return true; /* killed in the very first save: there is no file yet */
    }
    int found = saved_now(number);
    if (found != (int)(finished % SAVES) && found != (int)(begun % SAVES)) {
        fail_msg("kill %d: %ld saves finished, %ld begun, but number %d is there", number, finished,
                 begun, found);
    }
    /* What is there counts, however far the child came. */
    atomic_store(&shared->finished, found == (int)(begun % SAVES) ? begun : finished);
    atomic_store(&shared->begun, atomic_load(&shared->finished));
    return begun != finished;
}

static void the_newest_save_or_the_one_before_it_loads_after_every_kill(void **state)
{
    const char *most = getenv("ADIT_KILLS"); /* another number */
    int all = most != NULL ? atoi(most) : getenv("ADIT_SOAK") != NULL ? SOAK_KILLS : KILLS;
    int kills = (int)share_of(all);
    int in_save = 0, leftovers = 0;
    uint64_t random = 88172645463325252u ^ (uint64_t)time(NULL);

    (void)state;
    printf("seed %llu, a save takes %ld us\n", (unsigned long long)random, save_ns / 1000);
    for (int i = 0; i < kills; i++) {
        in_save += kill_once(i, &random);
        if (i % 50 == 49) {
            leftovers += clear_leftovers();
            measure_save(other_path); /* the machine may be busier now */
        }
        if (i % 5000 == 4999) {
            printf("%d kills\n", i + 1);
            (void)fflush(stdout);
        }
    }
    printf("%d kills, %d of them in the middle of a save, %d half-written files left behind; %ld "
           "saves\n",
           kills, in_save, leftovers, atomic_load(&shared->finished));
    assert_true(in_save > kills / 20); /* otherwise this tests nothing */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_newest_save_or_the_one_before_it_loads_after_every_kill,
                                        start, stop),
    };

    return ADIT_RUN(tests);
}
