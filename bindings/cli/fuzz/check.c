/* check.c - whether a game is as it must be at a question, whatever the cards did.
 *
 * Points and exchanges are asked by scripts too; nobody may want to know them for the whole
 * game, so they are asked here.
 */
#include "bindings/cli/fuzz/fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/err.h"

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
        status = adit_fail(err, ADIT_INTERNAL, "saving and loading the position changes it");
    }
    adit_game_free(loaded);
    adit_text_free(&text);
    return status;
}

adit_status fuzz_check(adit_game *game, bool thorough, adit_err *err)
{
    bool is_chosen = thorough || adit_game_hash(game) % 8 == 0;

    ADIT_TRY(adit_game_check(game, err));
    ADIT_TRY(adit_game_check_cards(game, err));
    if (adit_game_is_over(game)) {
        return ADIT_OK;
    }
    if (adit_game_option_count(game) + adit_game_anytime_count(game) == 0) {
        return adit_fail(err, ADIT_INTERNAL, "player %d is asked to %s, but there are no options",
                         adit_game_seat(game), adit_game_prompt(game));
    }
    return is_chosen ? check_save(game, err) : ADIT_OK;
}
