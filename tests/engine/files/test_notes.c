/* test_notes.c - comments and variations that a recorded game keeps without looking into them. */
#include "tests/support/adit_cmocka.h"

#include <stdlib.h>

static const char notes[] = "here 2\nnote 1 a good move\nbranch 1 from 0 at 1\nbranch 1 > x y\n";

static adit_engine *open_cave(void)
{
    const adit_engine_options options = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    adit_engine *engine = NULL;
    adit_err err = {0};

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

/* A game with three decisions and notes. */
static adit_game *start_game(adit_engine *engine)
{
    const adit_setup setup = {.players = 2, .seed = 3};
    adit_game *game = NULL;
    adit_err err = {0};

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int i = 0; i < 3; i++) {
        assert_ok(adit_game_decide(game, 0, &err), err);
    }
    assert_ok(adit_game_set_notes(game, notes, &err), err);
    return game;
}

static void a_recorded_game_keeps_its_notes(void **state)
{
    const adit_replay_options options = {.verify = true, .decisions = -1};
    adit_engine *engine = open_cave();
    adit_game *game = start_game(engine), *again = NULL;
    adit_text first = {0}, second = {0};
    adit_err err = {0};

    (void)state;
    assert_ok(adit_game_record(game, &first, &err), err);
    assert_contains(first.data, notes);
    assert_ok(adit_game_replay(engine, first.data, first.length, &options, &again, &err), err);
    assert_string_equal(adit_game_notes(again), notes);
    assert_int_equal(adit_game_decision_count(again), 3);
    assert_ok(adit_game_record(again, &second, &err), err);
    assert_string_equal(first.data, second.data);
    adit_text_free(&first);
    adit_text_free(&second);
    adit_game_free(again);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void undo_and_forks_keep_them_and_copies_have_none(void **state)
{
    adit_engine *engine = open_cave();
    adit_game *game = start_game(engine);
    adit_game *fork = adit_game_fork(game), *copy = adit_game_clone(game);
    adit_err err = {0};

    (void)state;
    assert_ok(adit_game_undo_to(game, 1, &err), err);
    assert_string_equal(adit_game_notes(game), notes);
    assert_string_equal(adit_game_notes(fork), notes);
    assert_string_equal(adit_game_notes(copy), "");
    assert_ok(adit_game_set_notes(game, "", &err), err);
    assert_string_equal(adit_game_notes(game), "");
    assert_string_equal(adit_game_notes(NULL), "");
    adit_game_free(copy);
    adit_game_free(fork);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void what_could_be_taken_for_a_decision_is_no_note(void **state)
{
    adit_engine *engine = open_cave();
    adit_game *game = start_game(engine);
    char *text = malloc(ADIT_NOTE_MAX + 20);
    adit_err err = {0};

    (void)state;
    assert_non_null(text);
    assert_fails(adit_game_set_notes(game, "> take masonry\n", &err), ADIT_USAGE, "begin with note",
                 err);
    assert_fails(adit_game_set_notes(game, "note 1 without an end", &err), ADIT_USAGE, "note", err);
    assert_fails(adit_game_set_notes(game, "note 1 x\nnote", &err), ADIT_USAGE, "note", err);
    memset(text, 'a', ADIT_NOTE_MAX + 10);
    /* NOLINTNEXTLINE(bugprone-not-null-terminated-result): the text continues behind it */
    memcpy(text, "note 1 ", 7);
    memcpy(text + ADIT_NOTE_MAX + 9, "\n", 2);
    assert_fails(adit_game_set_notes(game, text, &err), ADIT_USAGE, "at most 8000 bytes", err);
    assert_string_equal(adit_game_notes(game), notes); /* a refused one changes nothing */
    free(text);
    adit_game_free(game);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_recorded_game_keeps_its_notes),
        ADIT_TEST(undo_and_forks_keep_them_and_copies_have_none),
        ADIT_TEST(what_could_be_taken_for_a_decision_is_no_note),
    };

    return ADIT_RUN(tests);
}
