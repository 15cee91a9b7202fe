/* history.c - what was decided and what happened: undo, forks, the log.
 *
 * A history is the position at the start and the decisions since. Going back means playing
 * the decisions again from the start; that is quick, and it cannot disagree with the rules.
 */
#include <assert.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

int adit_game_decision_count(const adit_game *game)
{
    return game != NULL ? game->decision_count : 0;
}

adit_status adit_game_decision(adit_game *game, int n, int *seat, char *text, size_t size,
                               adit_err *err)
{
    ADIT_NEED(game != NULL && seat != NULL && text != NULL, err);

    adit_buffer buffer = adit_buffer_on(text, size);

    if (n < 0 || n >= game->decision_count) {
        return adit_fail(err, ADIT_USAGE, "decision %d does not exist; there are %d so far", n,
                         game->decision_count);
    }
    *seat = game->decision[n].seat + 1;
    adit_buffer_add(&buffer, game->decision[n].text);
    return ADIT_OK;
}

adit_status adit_game_restart(adit_game *game, adit_game **out, adit_err *err)
{
    adit_game *fresh = NULL;

    *out = NULL;
    if (!game->keeps_history) {
        return adit_fail(err, ADIT_USAGE, "this copy of the game has no history");
    }
    ADIT_TRY(adit_game_alloc(game->engine, &fresh, err));
    assert(fresh != NULL);
    adit_status status = adit_match_copy_again(&game->setup, &fresh->setup, err);
    if (status == ADIT_OK && game->seats != NULL) {
        status = adit_game_set_seats(fresh, game->seats, err);
    }
    ADIT_THEN(status, adit_game_set_notes(fresh, adit_game_notes(game), err));
    if (status == ADIT_OK) {
        memcpy(fresh->forfeits, game->forfeits, sizeof fresh->forfeits);
        adit_position_copy(game->engine->def, &fresh->position, game->initial);
        status = adit_game_start(fresh, err);
    }
    if (status != ADIT_OK) {
        adit_game_free(fresh);
        return status;
    }
    *out = fresh;
    return ADIT_OK;
}

/* The same game after its first `count` decisions. */
static adit_status replay_decisions(adit_game *game, int count, adit_game **out, adit_err *err)
{
    adit_status status = adit_game_restart(game, out, err);

    for (int i = 0; i < count && status == ADIT_OK; i++) {
        const adit_decision *decision = &game->decision[i];
        status = adit_game_decide_option(*out, decision->option,
                                         decision->kind == ADIT_PICK_ANYTIME, err);
    }
    if (status != ADIT_OK) {
        adit_game_free(*out);
        *out = NULL;
    }
    return status;
}

adit_status adit_game_undo_to(adit_game *game, int count, adit_err *err)
{
    ADIT_NEED(game != NULL, err);

    adit_game *earlier;

    if (count < 0 || count > game->decision_count) {
        return adit_fail(err, ADIT_USAGE, "cannot go back to decision %d of %d", count,
                         game->decision_count);
    }
    ADIT_TRY(replay_decisions(game, count, &earlier, err));
    /* The caller's handle takes the content, the other one is thrown away with the rest. */
    char whole[offsetof(adit_game, position)];
    memcpy(whole, game, sizeof whole);
    memcpy(game, earlier, sizeof whole);
    memcpy(earlier, whole, sizeof whole);
    adit_position_copy(game->engine->def, &game->position, &earlier->position);
    adit_game_free(earlier);
    return ADIT_OK;
}

adit_status adit_game_try_fork(const adit_game *game, adit_game **out, adit_err *err)
{
    /* The runner is only a cache, so looking does not change the game. */
    return replay_decisions((adit_game *)game, game->decision_count, out, err);
}

adit_game *adit_game_fork(const adit_game *game)
{
    adit_game *fork;

    return game != NULL && adit_game_try_fork(game, &fork, NULL) == ADIT_OK ? fork : NULL;
}

int adit_game_undo_limit(adit_game *game, int seat)
{
    int limit = adit_game_decision_count(game);

    for (int i = limit - 1; i >= 0 && !game->decision[i].turned; i--) {
        if (game->decision[i].seat + 1 == seat) {
            limit = i;
        }
    }
    return limit;
}

/* ---- Notes ---- */

const char *adit_game_notes(const adit_game *game)
{
    return game != NULL && game->notes != NULL ? game->notes : "";
}

bool adit_is_note(const char *line)
{
    return strncmp(line, "note ", 5) == 0 || strncmp(line, "branch ", 7) == 0 ||
           strncmp(line, "here ", 5) == 0;
}

adit_status adit_game_set_notes(adit_game *game, const char *lines, adit_err *err)
{
    ADIT_NEED(game != NULL && lines != NULL, err);

    char *copy = lines[0] == '\0' ? NULL : adit_strdup(lines);

    if (copy == NULL && lines[0] != '\0') {
        return adit_nomem(err);
    }
    for (const char *line = lines; *line != '\0';) {
        const size_t length = strcspn(line, "\n");

        if (!adit_is_note(line) || line[length] != '\n' || length > ADIT_NOTE_MAX) {
            adit_free(copy);
            return adit_fail(err, ADIT_USAGE,
                             "notes are lines of at most %d bytes that begin with note, branch or "
                             "here, got '%.60s'",
                             ADIT_NOTE_MAX, line);
        }
        line += length + 1;
    }
    adit_free(game->notes);
    game->notes = copy;
    return ADIT_OK;
}

/* ---- The log ---- */

int adit_game_log_count(adit_game *game)
{
    if (game == NULL) {
        return 0;
    }
    (void)adit_game_sync(game, NULL);
    return game->log.count;
}

bool adit_game_log_is_story(adit_game *game, int n)
{
    return n >= 0 && n < adit_game_log_count(game) && game->log.entry[n].what == ADIT_LOG_STORY;
}

const char *adit_game_log_line(adit_game *game, int n)
{
    if (game == NULL) {
        return "";
    }

    adit_buffer line = adit_buffer_on(game->log_text, sizeof game->log_text);

    if (n >= 0 && n < game->log.count) {
        adit_log_words(game->engine->def, game->engine->cards, &game->log.entry[n], &line);
    }
    return game->log_text;
}
