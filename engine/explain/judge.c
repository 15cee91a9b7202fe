/* judge.c - what a text is at the open question: an option, a refused one, or none at all. */
#include <string.h>

#include "engine/explain/explain.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

/* Whether it is offered, refused, or no answer at all, which is ADIT_MOVE_NOT_OFFERED here. Unlike
 * adit_game_why it takes the text to the letter. */
static adit_status judge(adit_game *game, const char *text, adit_move *move, char *buffer,
                         size_t size, adit_err *err)
{
    adit_buffer out = adit_buffer_on(buffer, size);
    char reason[sizeof((adit_why *)0)->text];

    *move = ADIT_MOVE_NOT_OFFERED;
    if (adit_game_is_over(game)) {
        adit_buffer_add(&out, "the game is over");
        return ADIT_OK;
    }
    ADIT_TRY(adit_game_look_again(game, err));
    const adit_look_mark mark = adit_game_look_mark(game);
    if (adit_game_option_find(game, text) >= 0) {
        *move = ADIT_MOVE_POSSIBLE;
        adit_buffer_add(&out, "it is possible");
    } else if (adit_game_refuses(game, text, reason, sizeof reason)) {
        *move = ADIT_MOVE_REFUSED;
        adit_buffer_add(&out, reason);
    } else if (adit_game_lacks_reasons(game)) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the reasons");
    } else {
        return adit_game_why(game, text, buffer, size, err);
    }
    return adit_game_looked(game, mark, err);
}

adit_status adit_game_judge(adit_game *game, const char *text, adit_move *move, char *buffer,
                            size_t size, adit_err *err)
{
    ADIT_TRY(judge(game, text, move, buffer, size, err));
    if (*move == ADIT_MOVE_NOT_OFFERED && !adit_move_exists(game->engine, text)) {
        *move = ADIT_MOVE_UNKNOWN;
    }
    return ADIT_OK;
}

adit_status adit_game_decide_text(adit_game *game, const char *text, adit_err *err)
{
    ADIT_NEED(game != NULL && text != NULL, err);

    char reason[600], renewed[512];
    adit_buffer today = adit_buffer_on(renewed, sizeof renewed);
    int index;

    if (adit_game_is_over(game)) {
        return adit_fail(err, ADIT_ILLEGAL, "the game is over");
    }
    ADIT_TRY(adit_game_look_again(game, err));
    const adit_look_mark mark = adit_game_look_mark(game);
    index = adit_game_option_find(game, text);
    if (index >= 0) {
        return adit_game_decide(game, index, err);
    }
    ADIT_TRY(adit_game_looked(game, mark, err));
    if (adit_cards_renew(game->engine->cards, text, &today)) {
        text = renewed; /* so that the reasons speak of the cards of today */
    }
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
