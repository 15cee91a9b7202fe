/* judge.c - what a text is at the open question: an option, a refused one, or none at all. */

#include "engine/explain/explain.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

static adit_move move_not_offered(const adit_game *game, const char *text)
{
    return adit_move_exists(game->engine, text) ? ADIT_MOVE_NOT_OFFERED : ADIT_MOVE_UNKNOWN;
}

/* Unlike adit_game_why it takes the text to the letter. */
adit_status adit_game_judge(adit_game *game, const char *text, adit_move *move, char *buffer,
                            size_t size, adit_err *err)
{
    adit_buffer out = adit_buffer_on(buffer, size);
    char reason[sizeof((adit_why *)0)->text];

    if (adit_game_is_over(game)) {
        *move = move_not_offered(game, text);
        adit_buffer_add(&out, "the game is over");
        return ADIT_OK;
    }
    ADIT_TRY(adit_game_sync(game, err));
    const adit_read_point mark = adit_game_read_point(game);
    if (adit_game_option_find(game, text) >= 0) {
        *move = ADIT_MOVE_POSSIBLE;
        adit_buffer_add(&out, "it is possible");
    } else if (adit_game_refuses(game, text, reason, sizeof reason)) {
        *move = ADIT_MOVE_REFUSED;
        adit_buffer_add(&out, reason);
    } else if (adit_game_lacks_reasons(game)) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the reasons");
    } else {
        *move = move_not_offered(game, text);
        return adit_game_why(game, text, buffer, size, err);
    }
    return adit_game_read_error(game, mark, err);
}

adit_status adit_game_decide_text(adit_game *game, const char *text, adit_err *err)
{
    ADIT_NEED(game != NULL && text != NULL, err);

    char reason[600], scratch[512];

    if (adit_game_is_over(game)) {
        return adit_fail(err, ADIT_ILLEGAL, "the game is over");
    }
    ADIT_TRY(adit_game_sync(game, err));
    const adit_read_point mark = adit_game_read_point(game);
    int index = adit_game_option_find(game, text);
    if (index >= 0) {
        return adit_game_decide(game, index, err);
    }
    ADIT_TRY(adit_game_read_error(game, mark, err));
    /* So that the reasons name the cards of today. */
    text = adit_cards_today(game->engine->cards, text, scratch, sizeof scratch);
    if (adit_game_refuses(game, text, reason, sizeof reason)) {
        return adit_fail(err, ADIT_ILLEGAL, "%s: %s", text, reason);
    }
    /* Decisions are written in full, so that they mean the same when options are added. */
    if (adit_game_option_match(game, text, &index, 1) == 1) {
        (void)adit_game_option_text(game, index, reason, sizeof reason);
        return adit_fail(err, ADIT_ILLEGAL,
                         "%s: '%s' is not an option for \"%s\"; did you mean '%s'?", text, text,
                         adit_game_prompt(game), reason);
    }
    ADIT_TRY(adit_game_why(game, text, reason, sizeof reason, err));
    return adit_fail(err, ADIT_ILLEGAL, "%s: %s", text, reason);
}
