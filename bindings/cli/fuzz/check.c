/* check.c - whether a game is as it must be at a question, whatever the cards did.
 *
 * Points and exchanges are asked by scripts too; nobody may want to know them for the whole
 * game, so they are asked here.
 */
#include "bindings/cli/fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "engine/match/engine.h"
#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"

/* A save that is loaded again must be the same position, now and at what follows. */
static adit_status check_save(adit_game *game, adit_err *err)
{
    adit_text text = {0};
    adit_game *loaded = NULL;
    adit_status status = adit_game_save(game, &text, err);

    if (status == ADIT_OK) {
        status = adit_game_load(adit_game_engine(game), text.data, text.length, &loaded, err);
    }
    if (status == ADIT_OK && adit_game_hash(loaded) != adit_game_hash(game)) {
        status = adit_fail(err, ADIT_INTERNAL,
                           "the position is another one after saving and "
                           "loading it");
    }
    adit_game_free(loaded);
    adit_text_free(&text);
    return status;
}

/* Asks every card for its points. */
static adit_status check_scores(adit_game *game, adit_err *err)
{
    const adit_game_def *def = adit_game_engine(game)->def;
    adit_status status = ADIT_OK;

    for (int seat = 0; status == ADIT_OK && seat < adit_game_players(game); seat++) {
        adit_tx *tx = adit_game_look(game);
        int total = 0;

        tx->err = err;
        (void)def->score(tx, seat, &total, NULL, 0);
        status = tx->left;
        tx->err = NULL;
    }
    if (status != ADIT_OK) {
        adit_while(err, "the points were counted");
    }
    return status;
}

/* Asks every card for its exchanges. An exchange whose test fails is not offered, and the author
 * would look for it in vain. */
static adit_status check_exchanges(adit_game *game, adit_err *err)
{
    static adit_options list;
    adit_err found = {0};
    adit_tx *tx = adit_game_look(game);

    adit_options_clear(&list, ADIT_MAX_OPTIONS, false);
    tx->err = &found;
    adit_status status = adit_exchange_list(tx, &adit_game_engine(game)->runner->open, &list);
    tx->err = NULL;
    if (status != ADIT_OK) {
        return adit_fail(err, status, "out of memory");
    }
    if (found.status != ADIT_SCRIPT && found.status != ADIT_LIMIT) {
        return ADIT_OK;
    }
    *err = found;
    adit_while(err, "the exchanges were listed");
    return err->status;
}

adit_status fuzz_check(adit_game *game, bool thorough, adit_err *err)
{
    bool is_chosen = thorough || adit_game_hash(game) % 8 == 0;

    ADIT_TRY(adit_game_check(game, err));
    ADIT_TRY(check_scores(game, err));
    if (adit_game_is_over(game)) {
        return ADIT_OK;
    }
    ADIT_TRY(check_exchanges(game, err));
    if (adit_game_option_count(game) + adit_game_anytime_count(game) == 0) {
        return adit_fail(err, ADIT_INTERNAL, "player %d is asked to %s, but nothing can be chosen",
                         adit_game_seat(game), adit_game_prompt(game));
    }
    return is_chosen ? check_save(game, err) : ADIT_OK;
}
