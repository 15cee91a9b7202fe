/* replay.c - playing a recorded game again: what was read of it, and an engine.
 *
 * Only the lines with '>' are input. When verifying, every other line is written again in its
 * turn and compared, so the first difference is named where it happened. A file that stops
 * in the middle is a save: the game then waits at that point. Another version of the engine may
 * have other words for the same: in its files only decisions, options, states and points count.
 *
 * A story is played as far as it still goes as recorded: a decision does if it is offered and the
 * engine reports the same outcome. Other options beside it, or hidden things that differ, do not
 * make it a different game for those who watch; they are noted nevertheless.
 */
#include <stdio.h>
#include <string.h>

#include "engine/files/transcript.h"

typedef struct {
    const adit_transcript *story;
    adit_game *game;
    adit_text said; /* what the engine says now */
    adit_text then; /* recorded options, all lines of them */
    int log_seen;
    /* Line by line: */
    const adit_replay_options *options;
    const char *line; /* the next line of the file; NULL at its end */
    const char *at;   /* after it */
    int number;       /* of it */
    int decisions;
    int reworded; /* lines that say the same in other words */
    /* Step by step: */
    adit_transcript_check *check;
} replayer;

/* Notes are nothing that happened: they are stepped over. */
static void next_line(replayer *replay)
{
    do {
        replay->line = replay->at < replay->story->end ? replay->at : NULL;
        if (replay->line != NULL) {
            replay->at += strlen(replay->at) + 1;
            replay->number++;
        }
    } while (replay->line != NULL && adit_is_note(replay->line));
}

/* Whether the line has no end: the file stops in the middle of it. */
static bool is_cut(const replayer *replay)
{
    return replay->at > replay->story->end;
}

static const adit_cards *cards_of(const replayer *replay)
{
    return replay->game->engine->cards;
}

/* Whether another version of the engine wrote the file, which may have used other words. */
static bool is_other_version(const replayer *replay)
{
    const char *engine = replay->story->head.info.engine;

    return engine[0] != '\0' && strcmp(engine, ADIT_VERSION) != 0;
}

static void clear_said(replayer *replay)
{
    replay->said.length = 0;
    adit_text_add(&replay->said, "");
}

/* The lines of what was said. They are cut up as they are read. */
static adit_lines lines_said(const replayer *replay)
{
    return (adit_lines){.at = replay->said.data, .end = replay->said.data + replay->said.length};
}

/* ---- Beginning and ending ---- */

/* Sets up the game of the record, before its first decision. The caller owns it. */
static adit_status begin_record(adit_engine *engine, const adit_file_head *head, adit_game **game,
                                adit_err *err)
{
    adit_setup setup = adit_file_head_setup(head);
    adit_status status;

    if (!head->info.is_record) {
        return adit_fail(err, ADIT_INPUT, "%s: is a saved position, load it instead",
                         head->lines.name);
    }
    ADIT_TRY(adit_file_head_fits(head, engine, false, err));
    if (head->position.length > 0) {
        status = adit_game_load(engine, head->position.data, head->position.length, game, err);
    } else {
        status = adit_game_set_up(engine, &setup, game, err);
    }
    if (status != ADIT_OK) {
        adit_err_context(err, "starting the recorded game %s", head->lines.name);
        status = status == ADIT_USAGE ? ADIT_INPUT : status;
        if (err != NULL) {
            err->status = status;
        }
        return status;
    }
    adit_game_read_forfeits(*game, &head->info);
    return head->info.seats[0] == '\0' ? ADIT_OK
                                       : adit_game_set_seats(*game, head->info.seats, err);
}

/* The game is the caller's if all went well. */
static adit_status end_replay(replayer *replay, adit_status status, adit_game **game)
{
    adit_text_free(&replay->said);
    adit_text_free(&replay->then);
    if (status == ADIT_OK && replay->story->notes.data != NULL) {
        /* What another program wrote there may be too long for us: it is no part of the game. */
        status = adit_game_set_notes(replay->game, replay->story->notes.data, NULL);
        status = status == ADIT_USAGE ? ADIT_OK : status;
    }
    if (status != ADIT_OK) {
        adit_game_free(replay->game);
        return status;
    }
    *game = replay->game;
    return ADIT_OK;
}

/* ---- Line by line ---- */

static bool is_decision(const char *line)
{
    return line != NULL && adit_record_is_decision(line);
}

static adit_status report_difference(const replayer *replay, const char *now, adit_err *err)
{
    return adit_fail(err, ADIT_DIFFERS, "%s:%d: recorded '%.300s', now '%.300s'",
                     replay->story->name, replay->number, replay->line, now);
}

/* Whether a line of options is not what is said now, which may be because of old ids. */
static bool has_other_options(const replayer *replay, const char *now)
{
    const size_t length = strcspn(now, "\n");

    return cards_of(replay)->has_aliases && adit_record_is_options(now) &&
           adit_record_is_options(replay->line) && !is_cut(replay) &&
           (strlen(replay->line) != length || memcmp(replay->line, now, length) != 0);
}

/* Options of a file with old ids are on other lines than those of today, so all of them are
 * compared with all of `now`. Goes to the line after them if they are the same. */
static adit_status compare_options(replayer *replay, const char *now, adit_err *err)
{
    const char *first = replay->line;
    const int number = replay->number;

    replay->then.length = 0;
    do {
        adit_text_add(&replay->then, replay->line);
        adit_text_add_char(&replay->then, '\n');
        next_line(replay);
    } while (replay->line != NULL && adit_record_is_options(replay->line));
    ADIT_TRY(adit_text_status(&replay->then, err));
    if (adit_cards_same_words(cards_of(replay), replay->then.data, replay->then.length, now,
                              strlen(now))) {
        return ADIT_OK;
    }
    const size_t length = strcspn(now, "\n");
    return adit_fail(err, ADIT_DIFFERS, "%s:%d: recorded '%.300s', now '%.*s'", replay->story->name,
                     number, first, (int)(length < 300 ? length : 300), now);
}

static bool is_same_line(const replayer *replay, const char *now)
{
    return is_cut(replay) ? strncmp(replay->line, now, strlen(replay->line)) == 0
                          : adit_cards_means(cards_of(replay), replay->line, now);
}

/* Whether the file goes on with `now`, perhaps in other words; then to the line after it. Another
 * version may have had more log lines, or fewer. */
static bool pass_line(replayer *replay, const char *now)
{
    const bool is_log = adit_record_is_log(now);

    if (!is_same_line(replay, now) && is_other_version(replay)) {
        for (; !is_log && replay->line != NULL && adit_record_is_log(replay->line);
             next_line(replay)) {
            replay->reworded++;
        }
        if (replay->line == NULL || (is_log && !adit_record_is_log(replay->line))) {
            replay->reworded += is_log;
            return true;
        }
    }
    if (!is_same_line(replay, now)) {
        if (!is_other_version(replay) || !adit_record_is_reworded(replay->line, now)) {
            return false;
        }
        replay->reworded++;
    }
    next_line(replay);
    return true;
}

/* Compares the lines in replay->said with the next lines of the file. */
static adit_status compare_said(replayer *replay, adit_err *err)
{
    ADIT_TRY(adit_text_status(&replay->said, err));
    adit_lines said = lines_said(replay);

    while (replay->line != NULL && said.at < said.end) {
        if (has_other_options(replay, said.at)) {
            return compare_options(replay, said.at, err);
        }
        const char *now = adit_lines_next(&said);

        if (!pass_line(replay, now)) {
            return report_difference(replay, now, err);
        }
    }
    return ADIT_OK;
}

/* Compares what the file says about the state with what it is now. */
static void note_state(const replayer *replay, const char *line)
{
    static const char start[] = "    state  ";
    int *other = replay->options->other_state;
    uint64_t hash;

    if (other != NULL && *other == 0 && replay->decisions > 0 && !is_cut(replay) &&
        strncmp(line, start, sizeof start - 1) == 0 &&
        (!adit_hash_read(line + sizeof start - 1, &hash) || hash != adit_game_hash(replay->game))) {
        *other = replay->decisions;
    }
}

/* Lines that are not input: compared, or stepped over. */
static adit_status pass_question(replayer *replay, adit_err *err)
{
    if (replay->options->verify) {
        clear_said(replay);
        if (adit_game_is_over(replay->game)) {
            adit_record_result(replay->game, &replay->said);
        } else {
            adit_record_question(replay->game, replay->decisions + 1, &replay->said);
        }
        ADIT_TRY(compare_said(replay, err));
        if (is_cut(replay) && replay->line != NULL && strcmp(replay->line, ">") == 0) {
            next_line(replay); /* the file stops just before the words of a decision */
        }
        if (replay->line != NULL &&
            (!is_decision(replay->line) || adit_game_is_over(replay->game))) {
            return report_difference(
                replay, adit_game_is_over(replay->game) ? "" : "> and a decision", err);
        }
        return ADIT_OK;
    }
    for (; replay->line != NULL && !is_decision(replay->line); next_line(replay)) {
        const char *line = replay->line;

        note_state(replay, line);
        if (!adit_record_is_line(line) && !is_cut(replay)) {
            return adit_transcript_bad_line(replay->story, line, replay->number, err);
        }
    }
    return ADIT_OK;
}

static adit_status decide_line(replayer *replay, adit_err *err)
{
    const char *words = replay->line + 2;
    adit_err why = {.status = ADIT_OK};
    /* A game may have been recorded when a single answer was asked for elsewhere. */
    adit_status status = replay->options->verify ? adit_game_decide_text(replay->game, words, &why)
                                                 : adit_game_step(replay->game, words, &why);

    if (status == ADIT_OK) {
        return ADIT_OK;
    }
    return adit_fail_with(err, status == ADIT_ILLEGAL ? ADIT_DIFFERS : status, why.text,
                          "%s:%d: decision %d, '%.200s': ", replay->story->name, replay->number,
                          replay->decisions + 1, words);
}

static adit_status say_outcome(replayer *replay, adit_err *err)
{
    if (!replay->options->verify) {
        return ADIT_OK;
    }
    clear_said(replay);
    adit_record_log(replay->game, &replay->log_seen, &replay->said);
    if (replay->decisions > 0) {
        adit_record_state(replay->game, &replay->said);
    }
    return compare_said(replay, err);
}

/* Whether the line was cut off before its end, and so need not be an option. */
static bool is_cut_decision(const replayer *replay)
{
    return is_cut(replay) && adit_game_option_find(replay->game, replay->line + 2) < 0;
}

static adit_status play_lines(replayer *replay, adit_err *err)
{
    int limit = replay->options->decisions;

    next_line(replay);
    ADIT_TRY(say_outcome(replay, err));
    while (limit < 0 || replay->decisions < limit) {
        ADIT_TRY(pass_question(replay, err));
        if (replay->line == NULL || is_cut_decision(replay)) {
            return ADIT_OK;
        }
        ADIT_TRY(decide_line(replay, err));
        replay->decisions++;
        next_line(replay);
        ADIT_TRY(say_outcome(replay, err));
    }
    return ADIT_OK;
}

/* Verified to its end it must have one. */
static adit_status check_end(const replayer *replay, adit_err *err)
{
    return replay->options->verify && replay->options->decisions < 0 && replay->story->ends_cut
               ? adit_fail(err, ADIT_DIFFERS, "%s:%d: the file ends in the middle of a line",
                           replay->story->name, replay->number)
               : ADIT_OK;
}

adit_status adit_transcript_replay(const adit_transcript *story, adit_engine *engine,
                                   const adit_replay_options *options, adit_game **game,
                                   adit_err *err)
{
    ADIT_NEED(game != NULL, err);
    *game = NULL;
    ADIT_NEED(story != NULL && engine != NULL && options != NULL, err);

    replayer replay = {
        .story = story, .options = options, .at = story->body, .number = story->body_number};

    if (options->other_state != NULL) {
        *options->other_state = 0;
    }
    if (options->reworded != NULL) {
        *options->reworded = 0;
    }
    adit_status status = begin_record(engine, &story->head, &replay.game, err);
    if (status != ADIT_OK) {
        return end_replay(&replay, status, game);
    }
    const adit_read_point mark = adit_game_read_point(replay.game);
    status = play_lines(&replay, err);
    /* What was looked at without memory may not count as a difference. */
    adit_status looked = adit_game_read_error(replay.game, mark, NULL);
    if (looked != ADIT_OK && (status == ADIT_OK || status == ADIT_DIFFERS)) {
        status = adit_nomem(err);
    }
    ADIT_THEN(status, check_end(&replay, err));
    if (status == ADIT_DIFFERS) {
        adit_transcript_name_changes(story, engine, err);
    }
    if (status == ADIT_OK && options->reworded != NULL) {
        *options->reworded = replay.reworded;
    }
    return end_replay(&replay, status, game);
}

adit_status adit_game_replay(adit_engine *engine, const char *text, size_t length,
                             const adit_replay_options *options, adit_game **game, adit_err *err)
{
    ADIT_NEED(game != NULL, err);
    *game = NULL;
    ADIT_NEED(engine != NULL && text != NULL && options != NULL, err);

    adit_transcript *story = NULL;
    adit_status status = adit_transcript_open(text, length, options->name, &story, err);

    ADIT_THEN(status, adit_transcript_replay(story, engine, options, game, err));
    adit_transcript_free(story);
    return status;
}

/* ---- Step by step ---- */

/* Copies the first line, cut if need be. */
static void copy_line(char *to, size_t size, const char *words)
{
    adit_buffer out = adit_buffer_on(to, size);

    adit_buffer_add(&out, words);
    to[strcspn(to, "\n")] = '\0';
}

static void note_difference(adit_transcript_check *check, const char *recorded, const char *now)
{
    check->differs = true;
    copy_line(check->recorded, sizeof check->recorded, recorded);
    copy_line(check->now, sizeof check->now, now);
}

/* Another version of the engine may have other words for the same: then the difference that was
 * noted is none. */
static bool excuse_words(replayer *replay)
{
    adit_transcript_check *check = replay->check;

    if (is_other_version(replay)) {
        check->differs = false;
        check->recorded[0] = check->now[0] = '\0';
        check->is_reworded = true;
    }
    return is_other_version(replay);
}

/* Whether what was said are the `count` log lines from `first` on. */
static bool same_log(replayer *replay, int first, int count)
{
    adit_lines said = lines_said(replay);

    for (int i = 0; i < count; i++) {
        const char *recorded = replay->story->log[first + i];
        const char *now = adit_lines_next(&said);

        if (now == NULL || !adit_cards_means(cards_of(replay), recorded, now + 4)) {
            note_difference(replay->check, recorded, now == NULL ? "" : now + 4);
            return false;
        }
    }
    const char *more = adit_lines_next(&said);
    if (more != NULL) {
        note_difference(replay->check, "", more + 4);
    }
    return more == NULL;
}

/* Whether the options are those of now once their ids are; they take other lines then. */
static bool same_old_options(replayer *replay, const adit_transcript_step *step, const char *now)
{
    if (!cards_of(replay)->has_aliases) {
        return false;
    }
    replay->then.length = 0;
    adit_text_add(&replay->then, "");
    for (int i = 0; i < step->option_count; i++) {
        adit_text_add(&replay->then, replay->story->option[step->option_first + i]);
        adit_text_add_char(&replay->then, '\n');
    }
    return !replay->then.failed && adit_cards_same_words(cards_of(replay), replay->then.data,
                                                         replay->then.length, now, strlen(now));
}

/* Whether somebody else is asked, or something else; `*same_options` is about the choice. */
static bool same_question(replayer *replay, const adit_transcript_step *step, bool *same_options)
{
    int number = 0, seat = 0, turn = 0, length = 0;

    *same_options = true;
    if (step->asked[0] == '\0') {
        return true; /* the file does not say */
    }
    clear_said(replay);
    adit_record_question(replay->game, replay->check->decisions + 1, &replay->said);
    adit_lines said = lines_said(replay);
    const char *now = adit_lines_next(&said);
    const bool same_seat =
        now != NULL && sscanf(now, "[%d] p%d, turn %d: %n", &number, &seat, &turn, &length) == 3 &&
        seat == step->seat;
    if (!same_seat || !adit_cards_means(cards_of(replay), step->asked, now + length)) {
        char asked[400];

        snprintf(asked, sizeof asked, "p%d: %s", step->seat, step->asked);
        note_difference(replay->check, asked, now == NULL ? "" : strchr(now, 'p'));
        if (!same_seat || !excuse_words(replay)) {
            return false;
        }
    }
    if (same_old_options(replay, step, said.at)) {
        return true;
    }
    for (int i = 0; i < step->option_count; i++) {
        now = adit_lines_next(&said);
        *same_options = *same_options && now != NULL &&
                        strcmp(now, replay->story->option[step->option_first + i]) == 0;
    }
    *same_options = *same_options && (step->option_count == 0 || adit_lines_next(&said) == NULL);
    return true;
}

/* Writes the log since the last time. */
static adit_status say_log(replayer *replay, adit_err *err)
{
    clear_said(replay);
    adit_record_log(replay->game, &replay->log_seen, &replay->said);
    return adit_text_status(&replay->said, err);
}

/* A last line without an end need not be a whole decision. */
static bool is_half(const replayer *replay, const adit_transcript_step *step)
{
    return replay->story->ends_cut && step == &replay->story->step[replay->story->step_count - 1] &&
           adit_game_option_find(replay->game, step->decision) < 0;
}

static adit_status decide_step(replayer *replay, const adit_transcript_step *step, adit_err *err)
{
    adit_err why = {.status = ADIT_OK};
    adit_status status = adit_game_decide_text(replay->game, step->decision, &why);

    if (status == ADIT_OK || status == ADIT_NOMEM) {
        return status == ADIT_OK ? ADIT_OK : adit_fail_lines(err, status, why.text);
    }
    replay->check->is_refused = true;
    note_difference(replay->check, step->decision, why.text);
    return ADIT_OK;
}

/* What came of the decision that was just made. */
static adit_status compare_outcome(replayer *replay, const adit_transcript_step *step,
                                   adit_err *err)
{
    ADIT_TRY(say_log(replay, err));
    if (step->is_told && !same_log(replay, step->log_first, step->log_count) &&
        (adit_game_hash(replay->game) != step->hash || !excuse_words(replay))) {
        /* Back to before it: that is where a player would have to decide again. */
        return adit_game_undo_to(replay->game, replay->check->decisions, err);
    }
    replay->check->decisions++;
    if (step->is_told && replay->check->state_differs == 0 &&
        adit_game_hash(replay->game) != step->hash) {
        replay->check->state_differs = replay->check->decisions;
    }
    return ADIT_OK;
}

static adit_status play_steps(replayer *replay, int limit, adit_err *err)
{
    adit_transcript_check *check = replay->check;
    bool same_options = true;

    ADIT_TRY(say_log(replay, err)); /* what happened before the first decision */
    if (replay->story->step_count > 0 && replay->story->step[0].is_told &&
        !same_log(replay, 0, replay->story->step[0].log_first)) {
        (void)excuse_words(replay);
    }
    while (!check->differs && check->decisions < replay->story->step_count &&
           (limit < 0 || check->decisions < limit)) {
        const adit_transcript_step *step = &replay->story->step[check->decisions];

        if (adit_game_is_over(replay->game)) {
            note_difference(check, step->decision, "the game is over");
            return ADIT_OK;
        }
        if (is_half(replay, step) || !same_question(replay, step, &same_options)) {
            return adit_text_status(&replay->said, err);
        }
        if (!same_options && check->options_differ == 0) {
            check->options_differ = check->decisions + 1;
        }
        ADIT_TRY(adit_text_status(&replay->said, err));
        ADIT_TRY(adit_text_status(&replay->then, err));
        ADIT_TRY(decide_step(replay, step, err));
        if (!check->differs) {
            ADIT_TRY(compare_outcome(replay, step, err));
        }
    }
    return ADIT_OK;
}

adit_status adit_transcript_play(const adit_transcript *story, adit_engine *engine, int limit,
                                 adit_transcript_check *check, adit_game **game, adit_err *err)
{
    ADIT_NEED(game != NULL, err);
    *game = NULL;
    ADIT_NEED(story != NULL && engine != NULL && check != NULL, err);

    replayer replay = {.story = story, .check = check};

    *check = (adit_transcript_check){0};
    adit_status status = begin_record(engine, &story->head, &replay.game, err);
    if (status == ADIT_OK) {
        const adit_read_point mark = adit_game_read_point(replay.game);

        status = play_steps(&replay, limit, err);
        status = status == ADIT_OK ? adit_game_read_error(replay.game, mark, err) : status;
    }
    return end_replay(&replay, status, game);
}
