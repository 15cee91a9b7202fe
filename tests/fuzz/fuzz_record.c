/* fuzz_record.c - recorded games: the first byte says which game and how, the rest is the text.
 *
 * The text is told as a story, and played again as far as it goes. A game that was replayed is
 * recorded anew, and that record must verify line by line.
 */
#include <stdlib.h>
#include <string.h>

#include "engine/base/text.h"
#include "tests/fuzz/world.h"
#include "tests/support/doubtful.h"

#define NAME "fuzz.play"
#define DECISIONS 6

static void no_difference(void *context, const char *what, const char *a, const char *b)
{
    (void)context;
    (void)a;
    (void)b;
    fuzz_expect(false, "a record's head differs from itself", what);
}

/* Everything that is told of the story is there to be read. */
static size_t read_story(const adit_transcript *story)
{
    size_t length = 0;

    for (int i = 0; i < adit_transcript_step_count(story); i++) {
        const adit_transcript_step *step = adit_transcript_step_at(story, i);

        length += strlen(step->asked) + strlen(step->decision);
        for (int k = 0; k < step->option_count; k++) {
            length += strlen(adit_transcript_option_line(story, step->option_first + k));
        }
        for (int k = 0; k < step->log_count; k++) {
            length += strlen(adit_transcript_log_line(story, step->log_first + k));
        }
    }
    for (int i = 0; i < adit_transcript_log_count(story); i++) {
        length += strlen(adit_transcript_log_line(story, i));
    }
    for (int i = 0; i < adit_transcript_result_count(story); i++) {
        length += strlen(adit_transcript_result(story, i));
    }
    return length;
}

static void check_story(const adit_transcript *story)
{
    const char *a = "", *b = "";

    (void)read_story(story);
    fuzz_expect(adit_transcript_step_at(story, adit_transcript_step_count(story)) == NULL,
                "there is a step beyond the last", "");
    fuzz_expect(adit_transcript_compare(story, story, &a, &b) == -1, "a record differs from itself",
                a);
    fuzz_expect(adit_transcript_compare_heads(story, story, no_difference, NULL) == 0,
                "a record's head differs from itself", "");
}

/* What was replayed is recorded, and that verifies. */
static void check_record(adit_engine *engine, adit_game *game)
{
    const adit_replay_options options = {.verify = true, .decisions = -1, .name = NAME};
    adit_text text = {0};
    adit_err err = {0};
    adit_game *again = NULL;

    adit_status status = doubtful_check(game, &err);
    fuzz_expect(status == ADIT_OK, "replayed game", err.text);
    status = adit_game_record(game, &text, &err);
    fuzz_expect(status == ADIT_OK, "recording", err.text);
    status = adit_game_replay(engine, text.data, text.length, &options, &again, &err);
    fuzz_expect(status == ADIT_OK, "verifying", err.text);
    fuzz_expect(adit_game_hash(again) == adit_game_hash(game), "another hash", "");
    adit_game_free(again);
    adit_text_free(&text);
}

static void replay(int which, const char *text, size_t length, bool verify)
{
    const adit_replay_options options = {.verify = verify, .decisions = DECISIONS, .name = NAME};
    adit_err err = {0};
    adit_game *game = NULL;
    adit_status status = adit_game_replay(fuzz_engine(which), text, length, &options, &game, &err);

    if (status == ADIT_OK) {
        check_record(fuzz_engine(which), game);
    } else {
        fuzz_expect(game == NULL, "a failed replay left a game behind", err.text);
        fuzz_expect(status != ADIT_SCRIPT, "a shipped card fails", err.text);
        fuzz_expect_message(status, &err);
    }
    adit_game_free(game);
}

static void play_story(int which, const adit_transcript *story)
{
    adit_transcript_check check;
    adit_err err = {0};
    adit_game *game = NULL;
    adit_status status =
        adit_transcript_play(story, fuzz_engine(which), DECISIONS, &check, &game, &err);

    if (status == ADIT_OK) {
        fuzz_expect(check.decisions <= adit_transcript_step_count(story),
                    "more decisions than steps", "");
        status = doubtful_check(game, &err);
        fuzz_expect(status == ADIT_OK, "story", err.text);
    } else {
        fuzz_expect_message(status, &err);
    }
    adit_game_free(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    adit_transcript *story = NULL;
    adit_file_info info;
    adit_err err = {0};

    if (size == 0) {
        return 0;
    }
    int which = data[0] % FUZZ_ENGINES;
    bool verify = data[0] / FUZZ_ENGINES % 2 != 0;
    char *text = fuzz_text(data + 1, size - 1);
    adit_status status = adit_transcript_read(text, size - 1, NAME, &story, &err);

    if (status != ADIT_OK) {
        fuzz_expect(story == NULL, "an unread story was left behind", err.text);
        fuzz_expect_message(status, &err);
    }
    if (adit_file_inspect(text, size - 1, NAME, &info, &err) == ADIT_OK) {
        replay(which, text, size - 1, verify);
    } else {
        fuzz_expect_message(err.status, &err);
    }
    if (story != NULL) {
        check_story(story);
        play_story(which, story);
    }
    adit_transcript_free(story);
    free(text);
    fuzz_golden(which);
    return 0;
}
