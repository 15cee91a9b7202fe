/* test_nested_questions.c - a function that asks in a loop, inside another card's function,
 * inside a declared tree: at each of its questions the game can be copied, saved, loaded in
 * another process and undone, and it always ends the same. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "engine/base/memory.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/conformance.h"

#define MOD ADIT_TEST_ROOT "/tests/fixtures/nested"

static const char *const story[] = {"take undergrowth",
                                    "rooms 1",
                                    "use nested:bell",
                                    "gain 1 wood then pay 1 food",
                                    "loud",
                                    "sing",
                                    "sell",
                                    "sing",
                                    "leave"};
enum { MOVES = sizeof story / sizeof *story, FIRST_NESTED = 4 };

static adit_err err;

static adit_status open_engine(bool purity, adit_engine **engine)
{
    const char *const mods[] = {MOD};
    const adit_engine_options options = {.game = "cave_vs_cave",
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = mods,
                                         .mod_count = 1,
                                         .purity = purity};

    return adit_engine_open(&options, engine, &err);
}

static adit_status new_game(adit_engine *engine, adit_game **game)
{
    const adit_setting rules[] = {{"starting_player", "1"}};
    const adit_setting fields[] = {{"player[1].cell.c4", "nested:bell"},
                                   {"player[1].cell.c2", "shelf"},
                                   {"player[1].cell.c5", "nested:echo"},
                                   {"player[1].cell.c3", "grindstone"},
                                   {"player[1].cell.c7", "nested:choir"}};
    const adit_setup setup = {.players = 2,
                              .seed = 5,
                              .rules = rules,
                              .rule_count = 1,
                              .fields = fields,
                              .field_count = 5};

    return adit_game_new(engine, &setup, game, &err);
}

/* Plays moves from `from` on; at most one allocation may fail on the way. */
static adit_status play_from(adit_game *game, int from)
{
    for (int i = from; i < MOVES; i++) {
        adit_status status = adit_game_decide_text(game, story[i], &err);
        if (status != ADIT_OK) {
            return status;
        }
    }
    return ADIT_OK;
}

static uint64_t end_of_story(adit_engine *engine)
{
    adit_game *game = NULL;
    uint64_t hash;

    assert_ok(new_game(engine, &game), err);
    assert_ok(play_from(game, 0), err);
    hash = adit_game_hash(game);
    adit_game_free(game);
    return hash;
}

static void at_each_question_a_copy_ends_the_same(void **state)
{
    adit_engine *engine = NULL;
    adit_game *game = NULL, *copy;
    uint64_t end;

    (void)state;
    assert_ok(open_engine(true, &engine), err);
    end = end_of_story(engine);
    assert_ok(new_game(engine, &game), err);
    for (int i = 0; i < MOVES; i++) {
        copy = adit_game_clone(game);
        assert_ok(play_from(copy, i), err);
        assert_true(adit_game_hash(copy) == end);
        adit_game_free(copy);
        assert_ok(adit_game_decide_text(game, story[i], &err), err);
        if (i >= FIRST_NESTED && i < MOVES - 1) {
            assert_non_null(adit_game_asking_card(game));
        }
    }
    assert_true(adit_game_hash(game) == end);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void at_each_question_a_saved_game_goes_on_in_the_same_way(void **state)
{
    adit_engine *engine = NULL;
    adit_game *game = NULL, *loaded = NULL;
    uint64_t end;

    (void)state;
    assert_ok(open_engine(true, &engine), err);
    end = end_of_story(engine);
    assert_ok(new_game(engine, &game), err);
    for (int i = 0; i < MOVES; i++) {
        adit_text saved = {0};
        assert_ok(adit_game_save(game, &saved, &err), err);
        assert_ok(adit_game_load(engine, saved.data, saved.length, &loaded, &err), err);
        assert_true(adit_game_hash(loaded) == adit_game_hash(game));
        assert_ok(play_from(loaded, i), err);
        assert_true(adit_game_hash(loaded) == end);
        adit_game_free(loaded);
        adit_text_free(&saved);
        assert_ok(adit_game_decide_text(game, story[i], &err), err);
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

/* Loads the position in a fresh process, plays it to the end there and here. */
static void continue_elsewhere(adit_game *game, uint64_t seed)
{
    char path[600], self[500], command[2000], line[64] = "";
    const char *folder = getenv("TMPDIR");
    adit_game *here = adit_game_clone(game);
    adit_text saved = {0};
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    FILE *pipe;

    assert_true(length > 0);
    self[length] = '\0';
    snprintf(path, sizeof path, "%s/nested-%d", folder == NULL ? "/tmp" : folder, (int)getpid());
    assert_ok(adit_game_save(game, &saved, &err), err);
    assert_ok(adit_file_write(path, saved.data, saved.length, &err), err);
    snprintf(command, sizeof command, "'%s' --continue cave_vs_cave '%s' %" PRIu64 " '%s'", self,
             path, seed, MOD);
    pipe = popen(command, "r");
    assert_non_null(pipe);
    assert_non_null(fgets(line, sizeof line, pipe));
    assert_int_equal(pclose(pipe), 0);
    assert_ok(conformance_finish(here, seed, &err), err);
    assert_true(strtoull(line, NULL, 16) == adit_game_hash(here));
    (void)remove(path);
    adit_text_free(&saved);
    adit_game_free(here);
}

static void at_each_question_another_process_goes_on_in_the_same_way(void **state)
{
    adit_engine *engine = NULL;
    adit_game *game = NULL;

    (void)state;
    assert_ok(open_engine(false, &engine), err);
    assert_ok(new_game(engine, &game), err);
    for (int i = 0; i < MOVES; i++) {
        continue_elsewhere(game, 100 + (uint64_t)i);
        assert_ok(adit_game_decide_text(game, story[i], &err), err);
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

static void at_each_question_everything_before_can_be_undone(void **state)
{
    uint64_t hashes[MOVES + 1];
    adit_engine *engine = NULL;
    adit_game *game = NULL;

    (void)state;
    assert_ok(open_engine(true, &engine), err);
    assert_ok(new_game(engine, &game), err);
    for (int i = 0; i <= MOVES; i++) {
        hashes[i] = adit_game_hash(game);
        for (int back = i; back >= 0; back--) {
            assert_ok(adit_game_undo_to(game, back, &err), err);
            assert_true(adit_game_hash(game) == hashes[back]);
        }
        for (int again = 0; again < i; again++) {
            assert_ok(adit_game_decide_text(game, story[again], &err), err);
        }
        if (i < MOVES) {
            assert_ok(adit_game_decide_text(game, story[i], &err), err);
        }
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

static void what_could_not_be_paid_is_not_offered(void **state)
{
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    char why[300];

    (void)state;
    assert_ok(open_engine(true, &engine), err);
    assert_ok(new_game(engine, &game), err);
    for (int i = 0; i < 7; i++) {
        assert_ok(adit_game_decide_text(game, story[i], &err), err);
    }
    assert_int_equal(adit_game_option_find(game, "sell"), -1); /* the only emmer is sold */
    assert_ok(adit_game_why(game, "sell", why, sizeof why, &err), err);
    assert_string_equal(why, "needs 1 emmer, has 0");
    adit_game_free(game);
    adit_engine_close(engine);
}

/* The whole story with the n-th allocation failing, and `more` after it. */
static bool survives(adit_engine *engine, long n, long more, uint64_t end)
{
    adit_game *game = NULL;
    adit_status status = ADIT_NOMEM;
    int done = 0;

    (void)adit_memory_fail_at(n, more);
    if (new_game(engine, &game) == ADIT_OK) {
        for (done = 0; done < MOVES; done++) {
            status = adit_game_decide_text(game, story[done], &err);
            if (status != ADIT_OK) {
                break;
            }
        }
    }
    (void)adit_memory_fail_at(0, 0);
    if (game != NULL) {
        /* Whatever failed, the game stands where it stood and can go on. */
        assert_ok(play_from(game, done), err);
        assert_true(adit_game_hash(game) == end);
    }
    adit_game_free(game);
    return game != NULL && done == MOVES;
}

static void no_failing_allocation_loses_anything(void **state)
{
    static const long modes[] = {0, 1, -1};
    adit_engine *engine = NULL;
    long points = 0;
    uint64_t end;

    (void)state;
    assert_ok(open_engine(false, &engine), err);
    end = end_of_story(engine);
    for (int mode = 0; mode < 3; mode++) {
        int fine = 0;
        /* Lua absorbs a single failure by collecting; go on until a stretch of runs succeeds. */
        for (long n = 1; fine < 50; n++) {
            fine = survives(engine, n, modes[mode], end) ? fine + 1 : 0;
            points++;
        }
    }
    printf("%ld runs with a failing allocation\n", points);
    adit_engine_close(engine);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(at_each_question_a_copy_ends_the_same),
        ADIT_TEST(at_each_question_a_saved_game_goes_on_in_the_same_way),
        ADIT_TEST(at_each_question_another_process_goes_on_in_the_same_way),
        ADIT_TEST(at_each_question_everything_before_can_be_undone),
        ADIT_TEST(what_could_not_be_paid_is_not_offered),
        ADIT_TEST(no_failing_allocation_loses_anything),
    };
    int other = conformance_other_process(argc, argv);

    return other >= 0 ? other : ADIT_RUN(tests);
}
