/* moves.c - what tests of cards and scripts say about moves, and what is wrong with it.
 *
 * Examples and scripts share it, so that both use the same words for the same mistake.
 */
#include "bindings/lua/read/moves.h"
#include "engine/explain/explain.h"

#include <string.h>

#include "engine/base/names.h"

/* How many answers a message lists, and in how many bytes. */
enum { OFFERS = 20, OFFERED_MAX = 1500 };

void aditl_say_unknown_move(const adit_engine *engine, const char *move, adit_text *out)
{
    const char *nearest = adit_move_suggest(engine, move);

    adit_text_addf(
        out,
        "'%s' can never be a move of %s: no option has this form, or a name in it is unknown%s",
        move, engine->def->info.id, adit_did_you_mean(nearest, "").text);
}

bool aditl_is_refused(const adit_engine *engine, const aditl_verdict *verdict, const char *words,
                      const char *other, adit_text *out)
{
    switch (verdict->is) {
    case ADIT_MOVE_REFUSED:
        if (strstr(verdict->reason, words) != NULL) {
            return true;
        }
        adit_text_addf(out, "'%s' is refused, but not with '%s': %s", verdict->move, words,
                       verdict->reason);
        break;
    case ADIT_MOVE_POSSIBLE:
        adit_text_addf(out, "'%s' is offered, but should be refused", verdict->move);
        break;
    case ADIT_MOVE_NOT_OFFERED:
        adit_text_addf(out,
                       "'%s' cannot be refused because it is not an option of this question; use "
                       "%s for a move that is not offered: %s",
                       verdict->move, other, verdict->reason);
        break;
    case ADIT_MOVE_UNKNOWN:
        aditl_say_unknown_move(engine, verdict->move, out);
        break;
    }
    return false;
}

bool aditl_is_not_offered(const adit_engine *engine, const aditl_verdict *verdict,
                          const char *other, adit_text *out)
{
    switch (verdict->is) {
    case ADIT_MOVE_NOT_OFFERED:
        return true;
    case ADIT_MOVE_POSSIBLE:
        adit_text_addf(out, "'%s' is offered, but should not be", verdict->move);
        break;
    case ADIT_MOVE_REFUSED:
        adit_text_addf(out, "'%s' is an option of this question, but refused; use %s instead: %s",
                       verdict->move, other, verdict->reason);
        break;
    case ADIT_MOVE_UNKNOWN:
        aditl_say_unknown_move(engine, verdict->move, out);
        break;
    }
    return false;
}

void aditl_list_offers(adit_game *game, adit_text *out)
{
    size_t start = out->length;

    if (adit_game_is_over(game)) {
        adit_text_add(out, "\n  the game is over");
        return;
    }
    int count = adit_game_option_count(game) + adit_game_anytime_count(game);

    adit_text_addf(out, "\n  player %d is asked to %s: ", adit_game_seat(game),
                   adit_game_prompt(game));
    for (int i = 0; i < count; i++) {
        char text[1024];

        if (i == OFFERS || out->length - start > OFFERED_MAX) {
            adit_text_addf(out, " | and %d more", count - i);
            return;
        }
        adit_game_option_text(game, i, text, sizeof text);
        adit_text_addf(out, "%s%s", i > 0 ? " | " : "", text);
    }
}
