/* solo.c - alone at the table, spaces that nobody empties are cleared (CF-50, CF-322).
 *
 * Spaces to keep are asked for one at a time, in rising order, so that each set of them can be
 * chosen in one way only.
 */
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/turn.h"

#include <string.h>

typedef struct {
    int seat, last; /* the space that was kept last; -1: none yet */
} retain_context;

static bool space_overflows(const cf_state *state, int space)
{
    return cf_is_open(state, space) &&
           cf_stock_total(state, space) >= state->base.rule[CF_RULE_SOLO_OVERFLOW];
}

static bool may_keep(adit_tx *tx, const retain_context *retained, int space, adit_why *why)
{
    const cf_state *state = cf_of(tx);

    if (!space_overflows(state, space)) {
        return adit_refuse(why, "only spaces with %d or more goods are cleared",
                           state->base.rule[CF_RULE_SOLO_OVERFLOW]);
    }
    if (space <= retained->last) {
        return adit_refuse(why, "spaces are chosen in order, and this one was passed over");
    }
    return adit_seat_in(tx, retained->seat)->goods.have[CF_RUBY] > 0 ||
           adit_refuse(why, "needs 1 ruby, has 0");
}

static void build_spaces(adit_tx *tx, const void *context, adit_options *out)
{
    for (int i = 0; i < cf_space_count(tx->cards); i++) {
        adit_option option = {.what = CF_OPT_RETAIN,
                              .a =
                                  (int16_t)(adit_card_at(tx->cards, CF_KIND_SPACE, i)->number + 1)};
        if (!adit_offer_if(out, option, may_keep(tx, context, i, adit_why_of(out)))) {
            return;
        }
    }
    (void)adit_offer(out, (adit_option){.what = CF_OPT_RETAIN_DONE});
}

static bool any_overflows(const adit_tx *tx)
{
    for (int i = 0; i < cf_space_count(tx->cards); i++) {
        if (space_overflows(cf_of(tx), i)) {
            return true;
        }
    }
    return false;
}

static void clear_spaces(adit_tx *tx, uint64_t kept)
{
    cf_state *state = cf_of(tx);

    for (int i = 0; i < cf_space_count(tx->cards); i++) {
        if (space_overflows(state, i) && (kept >> i & 1) == 0) {
            memset(state->stock[i], 0, sizeof state->stock[i]);
            adit_note(tx, CF_LOG_CLEARED, -1, adit_card_at(tx->cards, CF_KIND_SPACE, i)->number + 1,
                      0, 0);
        }
    }
}

/* CF-89, CF-176: one ruby for each space, for this time only. */
static adit_status ask_what_to_keep(adit_tx *tx, int seat, uint64_t *kept)
{
    retain_context context = {.seat = seat, .last = -1};
    adit_option answer;

    for (;;) {
        const adit_question question = {.key = CF_ASK_RETAIN,
                                        .seat = seat,
                                        .build = build_spaces,
                                        .context = &context,
                                        .first = context.last < 0};
        ADIT_TRY(adit_ask(tx, &question, &answer));
        if (answer.what == CF_OPT_RETAIN_DONE) {
            return ADIT_OK;
        }
        ADIT_TRY(adit_pay_good(tx, seat, CF_RUBY, 1));
        context.last = tx->cards->card[answer.a - 1].kind_number;
        *kept |= (uint64_t)1 << context.last;
        adit_note(tx, CF_LOG_KEPT, seat, answer.a, 0, 0);
    }
}

adit_status cf_retain(adit_tx *tx)
{
    uint64_t kept = 0;

    if (any_overflows(tx)) {
        ADIT_TRY(ask_what_to_keep(tx, cf_of(tx)->start_player, &kept));
        clear_spaces(tx, kept);
    }
    return cf_begin_phase(tx, CF_PHASE_REPLENISH);
}
