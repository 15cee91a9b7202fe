/* test_replay.c - a file of a game that is opened once, for all that is done with it. */
#include "engine/base/text.h"
#include "tests/support/fake_table.h"

static adit_text text;
static adit_transcript *file;

static int start(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    engine = fake_engine(true);
    game = fake_game(engine, 1);
    return 0;
}

static int leave(void **state)
{
    adit_transcript_free(file);
    file = NULL;
    adit_text_free(&text);
    return stop(state);
}

static void play_some(void)
{
    decide("gather_flax");
    decide("chop_wood");
    decide("gather_flax");
    assert_ok(adit_game_record(game, &text, &err), err);
}

/* Takes the blank out of the first decision. */
static void spoil(void)
{
    char *at = strstr(text.data, "> gather_flax");

    assert_non_null(at);
    memmove(at + 1, at + 2, strlen(at + 2) + 1);
    text.length--;
}

static void any_file_of_a_game_can_be_opened_once(void **state)
{
    const adit_replay_options all = {.decisions = -1};
    adit_game *copy = NULL;

    (void)state;
    play_some();
    assert_ok(adit_transcript_open(text.data, text.length, "g.play", &file, &err), err);
    assert_ok(adit_transcript_need(file, &err), err);
    for (int i = 0; i < 2; i++) { /* replaying leaves it as it was */
        assert_ok(adit_transcript_replay(file, engine, &all, &copy, &err), err);
        assert_true(adit_game_hash(copy) == adit_game_hash(game));
        adit_game_free(copy);
    }
    adit_transcript_free(file);
    spoil();
    assert_ok(adit_transcript_open(text.data, text.length, "g.play", &file, &err), err);
    assert_fails(adit_transcript_need(file, &err), ADIT_INPUT, "got '>gather_flax'", err);
    assert_fails(adit_transcript_replay(file, engine, &all, &copy, &err), ADIT_INPUT,
                 "got '>gather_flax'", err);
    adit_transcript_free(file);
    adit_text_free(&text);
    assert_ok(adit_game_save(game, &text, &err), err);
    assert_ok(adit_transcript_open(text.data, text.length, "p", &file, &err), err);
    assert_false(adit_transcript_info(file)->is_record);
    assert_int_equal(adit_transcript_step_count(file), 0);
    assert_fails(adit_transcript_replay(file, engine, &all, &copy, &err), ADIT_INPUT,
                 "p: is a saved position, load it instead", err);
    assert_null(copy);
}

static void lines_may_end_as_elsewhere(void **state)
{
    const adit_replay_options verify = {.verify = true, .decisions = -1};
    adit_text lines = {0};
    adit_game *copy = NULL;

    (void)state;
    play_some();
    for (size_t i = 0; i < text.length; i++) {
        adit_text_add(&lines, text.data[i] == '\n' ? "\r" : "");
        adit_text_add_char(&lines, text.data[i]);
    }
    assert_ok(adit_transcript_open(lines.data, lines.length, "g.play", &file, &err), err);
    assert_ok(adit_transcript_replay(file, engine, &verify, &copy, &err), err);
    assert_true(adit_game_hash(copy) == adit_game_hash(game));
    adit_game_free(copy);
    adit_text_free(&lines);
}

static void nothing_given_is_refused(void **state)
{
    adit_game *copy = NULL;

    (void)state;
    assert_fails(adit_transcript_open(NULL, 0, "g", &file, &err), ADIT_USAGE,
                 "adit_transcript_open", err);
    assert_fails(adit_transcript_need(NULL, &err), ADIT_USAGE, "adit_transcript_need", err);
    assert_fails(adit_transcript_replay(NULL, engine, NULL, &copy, &err), ADIT_USAGE,
                 "adit_transcript_replay", err);
}

#define WITH_GAME(name) cmocka_unit_test_setup_teardown(name, start, leave)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_GAME(any_file_of_a_game_can_be_opened_once),
        WITH_GAME(lines_may_end_as_elsewhere),
        WITH_GAME(nothing_given_is_refused),
    };

    return ADIT_RUN(tests);
}
