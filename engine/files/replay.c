/* replay.c - playing a recorded game again, and comparing what the engine says now.
 *
 * Only the lines with '>' are input. When verifying, every other line is written anew at its
 * turn and compared, so the first difference is named where it happened. A file that stops
 * in the middle is a save: the game then waits at that point.
 */
#include <string.h>

#include "engine/base/assert.h"
#include "engine/files/record.h"

typedef struct {
    adit_engine *engine;
    const adit_replay_options *options;
    adit_file_head head;
    adit_game *game;
    char *line;     /* the next line of the file; NULL at its end */
    adit_text said; /* what the engine says now */
    int log_seen;
    int decisions;
} replayer;

static void next_line(replayer *replay)
{
    replay->line = adit_lines_next(&replay->head.lines);
}

bool adit_record_is_decision(const char *line)
{
    return strncmp(line, "> ", 2) == 0;
}

bool adit_record_is_line(const char *line)
{
    return line[0] == '\0' || line[0] == '[' || strncmp(line, "    ", 4) == 0 ||
           strncmp(line, "result", 6) == 0;
}

static bool is_decision(const char *line)
{
    return line != NULL && adit_record_is_decision(line);
}

static adit_status differs(const replayer *replay, const char *now, adit_err *err)
{
    return adit_fail(err, ADIT_DIFFERS, "%s:%d: recorded '%.300s', now '%.300s'",
                     replay->head.lines.name, replay->head.lines.number, replay->line, now);
}

typedef struct {
    char words[400];
    adit_buffer out;
} card_list;

static void add_card(void *context, adit_card_change change, const char *id)
{
    static const char *const what[] = {"", " (new)", " (gone)"};
    card_list *list = context;

    adit_buffer_addf(&list->out, "%s%s%s", list->out.length > 0 ? ", " : "", id, what[change]);
}

/* Names the cards that say something else now: the likely cause of a difference. */
static void tell_cards(const replayer *replay, adit_err *err)
{
    card_list list;

    list.out = adit_buffer_on(list.words, sizeof list.words);
    adit_file_head_card_changes(&replay->head, replay->engine->cards, add_card, &list);
    if (list.out.length > 0) {
        adit_while(err, "these cards have changed since: %s", list.words);
    }
}

/* Names the mods whose files are others now: the likely cause of a difference. */
static void tell_changes(const replayer *replay, adit_err *err)
{
    for (int i = 0; i < replay->head.info.mod_count; i++) {
        for (int k = 0; k < replay->engine->mod_count; k++) {
            const adit_mod_info *now = &replay->engine->mods[k];

            if (strcmp(now->id, replay->head.info.mods[i].id) == 0 &&
                now->content_hash != replay->head.info.mods[i].content_hash) {
                adit_while(err, "the files of '%s' are not those it was recorded with (%s, now %s)",
                           now->id, replay->head.info.mods[i].version, now->version);
            }
        }
    }
}

/* Compares the lines in replay->said with the next lines of the file. */
static adit_status compare(replayer *replay, adit_err *err)
{
    ADIT_TRY(adit_text_status(&replay->said, err));
    for (char *now = replay->said.data; replay->line != NULL && *now != '\0';) {
        char *end = strchr(now, '\n');

        if (ADIT_NEVER(end == NULL)) {
            return adit_fail(err, ADIT_INTERNAL, "a line without an end");
        }
        *end = '\0';
        if (strcmp(replay->line, now) != 0) {
            bool is_cut =
                replay->head.lines.is_cut && strncmp(replay->line, now, strlen(replay->line)) == 0;
            if (!is_cut) {
                return differs(replay, now, err);
            }
        }
        next_line(replay);
        now = end + 1;
    }
    return ADIT_OK;
}

static void clear_said(replayer *replay)
{
    replay->said.length = 0;
    adit_text_add(&replay->said, "");
}

/* Compares what the file says about the state with what it is now. */
static void note_state(const replayer *replay, const char *line)
{
    static const char start[] = "    state  ";
    int *other = replay->options->other_state;
    uint64_t hash;

    if (other != NULL && *other == 0 && replay->decisions > 0 && !replay->head.lines.is_cut &&
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
        ADIT_TRY(compare(replay, err));
        if (replay->head.lines.is_cut && replay->line != NULL && strcmp(replay->line, ">") == 0) {
            next_line(replay); /* the file stops just before the words of a decision */
        }
        if (replay->line != NULL &&
            (!is_decision(replay->line) || adit_game_is_over(replay->game))) {
            return differs(replay, adit_game_is_over(replay->game) ? "" : "> and a decision", err);
        }
        return ADIT_OK;
    }
    for (; replay->line != NULL && !is_decision(replay->line); next_line(replay)) {
        const char *line = replay->line;

        note_state(replay, line);
        if (!adit_record_is_line(line) && !replay->head.lines.is_cut) {
            return adit_fail(err, ADIT_INPUT,
                             "%s:%d: expected '> ' and a decision, or what the "
                             "engine said, got '%.80s'",
                             replay->head.lines.name, replay->head.lines.number, line);
        }
    }
    return ADIT_OK;
}

static adit_status decide(replayer *replay, adit_err *err)
{
    const char *words = replay->line + 2;
    int number = replay->decisions + 1;
    adit_err why = {.status = ADIT_OK};
    /* A game may have been recorded when a single answer was asked for elsewhere. */
    adit_status status = replay->options->verify ? adit_game_decide_text(replay->game, words, &why)
                                                 : adit_game_step(replay->game, words, &why);

    if (status == ADIT_OK) {
        return ADIT_OK;
    }
    if (status == ADIT_ILLEGAL) {
        status = ADIT_DIFFERS;
        why.status = status;
    }
    adit_fail_with(err, status, why.text, "%s:%d: decision %d, '%.200s': ", replay->head.lines.name,
                   replay->head.lines.number, number, words);
    return status;
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
    return compare(replay, err);
}

/* Whether the line was cut off before its end, and so need not be an option. */
static bool is_cut_decision(const replayer *replay)
{
    return replay->head.lines.is_cut && adit_game_option_find(replay->game, replay->line + 2) < 0;
}

static adit_status play(replayer *replay, adit_err *err)
{
    int limit = replay->options->decisions;

    next_line(replay);
    ADIT_TRY(say_outcome(replay, err));
    while (limit < 0 || replay->decisions < limit) {
        ADIT_TRY(pass_question(replay, err));
        if (replay->line == NULL || is_cut_decision(replay)) {
            return ADIT_OK;
        }
        ADIT_TRY(decide(replay, err));
        replay->decisions++;
        next_line(replay);
        ADIT_TRY(say_outcome(replay, err));
    }
    return ADIT_OK;
}

adit_status adit_record_begin(adit_engine *engine, const adit_file_head *head, adit_game **game,
                              adit_err *err)
{
    adit_match match = adit_file_head_match(head);
    adit_status status;

    if (!head->info.is_record) {
        return adit_fail(err, ADIT_INPUT, "%s: is a saved position, load it instead",
                         head->lines.name);
    }
    ADIT_TRY(adit_file_head_fits(head, engine, false, err));
    if (head->position.length > 0) {
        status = adit_game_load(engine, head->position.data, head->position.length, game, err);
    } else {
        status = adit_game_set_up(engine, &match, game, err);
    }
    if (status != ADIT_OK) {
        adit_while(err, "beginning the recorded game %s", head->lines.name);
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

adit_status adit_game_replay(adit_engine *engine, const char *text, size_t length,
                             const adit_replay_options *options, adit_game **game, adit_err *err)
{
    ADIT_NEED(game != NULL, err);
    *game = NULL;
    ADIT_NEED(engine != NULL && text != NULL && options != NULL, err);

    replayer replay = {.engine = engine, .options = options};

    if (options->other_state != NULL) {
        *options->other_state = 0;
    }
    adit_status status = adit_file_head_read(
        text, length, options->name != NULL ? options->name : "recorded game", &replay.head, err);
    if (status == ADIT_OK) {
        status = adit_record_begin(engine, &replay.head, &replay.game, err);
    }
    if (status == ADIT_OK) {
        (void)adit_game_looked(replay.game, NULL);
        status = play(&replay, err);
        /* What was looked at without memory may not count as a difference. */
        adit_status looked = adit_game_looked(replay.game, NULL);
        if (looked != ADIT_OK && (status == ADIT_OK || status == ADIT_DIFFERS)) {
            status = adit_fail(err, looked, "out of memory");
        }
        if (status == ADIT_OK && options->verify && options->decisions < 0 &&
            replay.head.lines.is_cut) {
            status = adit_fail(err, ADIT_DIFFERS, "%s:%d: the file ends in the middle of a line",
                               replay.head.lines.name, replay.head.lines.number);
        }
        if (status == ADIT_DIFFERS) {
            tell_changes(&replay, err);
            tell_cards(&replay, err);
        }
    }
    adit_file_head_free(&replay.head);
    adit_text_free(&replay.said);
    if (status != ADIT_OK) {
        adit_game_free(replay.game);
        return status;
    }
    *game = replay.game;
    return ADIT_OK;
}

adit_status adit_file_inspect(const char *text, size_t length, const char *name,
                              adit_file_info *info, adit_err *err)
{
    ADIT_NEED(text != NULL && info != NULL, err);

    adit_file_head head;
    adit_status status = adit_file_head_read(text, length, name, &head, err);
    char *line;

    while (status == ADIT_OK && head.info.is_record &&
           (line = adit_lines_next(&head.lines)) != NULL) {
        head.info.decision_count += is_decision(line);
    }
    *info = head.info;
    adit_file_head_free(&head);
    return status;
}
