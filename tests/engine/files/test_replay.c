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

/* Puts other words of the same length there. */
static void reword(const char *from, const char *to)
{
    char *at = strstr(text.data, from);

    assert_non_null(at);
    assert_int_equal(strlen(from), strlen(to));
    /* NOLINTNEXTLINE(bugprone-not-null-terminated-result): the text continues behind it */
    memcpy(at, to, strlen(to));
}

static void another_version_may_have_other_words(void **state)
{
    int reworded = -1;
    const adit_replay_options verify = {.verify = true, .decisions = -1, .reworded = &reworded};
    adit_transcript_check check;
    adit_game *copy = NULL;

    (void)state;
    play_some();
    reword("gains 2 flax", "earns 2 flax");
    assert_ok(adit_transcript_open(text.data, text.length, "g.play", &file, &err), err);
    assert_fails(adit_transcript_replay(file, engine, &verify, &copy, &err), ADIT_DIFFERS,
                 "earns 2 flax", err);
    assert_int_equal(reworded, 0);
    assert_ok(adit_transcript_play(file, engine, -1, &check, &copy, &err), err);
    assert_true(check.differs);
    assert_false(check.is_reworded);
    adit_game_free(copy);
    adit_transcript_free(file);

    reword("engine " ADIT_VERSION, "engine 0.0.9");
    assert_ok(adit_transcript_open(text.data, text.length, "g.play", &file, &err), err);
    assert_string_equal(adit_transcript_info(file)->engine, "0.0.9");
    assert_ok(adit_transcript_replay(file, engine, &verify, &copy, &err), err);
    assert_int_equal(reworded, 1);
    adit_game_free(copy);
    assert_ok(adit_transcript_play(file, engine, -1, &check, &copy, &err), err);
    assert_false(check.differs);
    assert_true(check.is_reworded);
    assert_int_equal(check.decisions, 3);
    adit_game_free(copy);
    adit_transcript_free(file);

    /* Not if something else came of it. */
    char *hash = strstr(text.data, "    state  ") + strlen("    state  ");
    hash[0] = hash[0] == '0' ? '1' : '0';
    assert_ok(adit_transcript_open(text.data, text.length, "g.play", &file, &err), err);
    assert_fails(adit_transcript_replay(file, engine, &verify, &copy, &err), ADIT_DIFFERS,
                 "recorded '    state  ", err);
    assert_ok(adit_transcript_play(file, engine, -1, &check, &copy, &err), err);
    assert_true(check.differs);
    assert_int_equal(check.decisions, 0);
    adit_game_free(copy);
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
        WITH_GAME(another_version_may_have_other_words),
        WITH_GAME(nothing_given_is_refused),
    };

    return ADIT_RUN(tests);
}
