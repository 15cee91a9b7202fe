/* schedule.c - which rounds a match has, and the way from one phase to the next.
 *
 * Twelve rounds are printed. Cards of kind `round` follow them, in the order of their ids, and
 * cards of kind `phase` put something between two phases. Every change of phase comes through
 * cf_begin_phase, so that cards hear of it and nothing is left out. What an added phase does is
 * part of the transaction that ends the phase before it: it needs no place in the state.
 */
#include "engine/games/cave_farmers/turn.h"

#define MISSING_ROUND 9 /* CF-2, CF-3: left out with 1 or 2 players */
#define ROUNDS_OF_STAGE 3

/* ---- Rounds ---- */

int cf_next_round(int players, int round)
{
    return round + 1 == MISSING_ROUND && players <= 2 ? round + 2 : round + 1;
}

int cf_last_round(const adit_cards *cards, int players)
{
    int last = CF_ROUNDS;

    for (ADIT_EACH_CARD(round, cards, CF_KIND_ROUND)) {
        last += round->fact[CF_ROUND_MIN_PLAYERS].number <= players;
    }
    return last;
}

const adit_card *cf_added_round(const adit_cards *cards, int players, int round)
{
    int n = round - CF_ROUNDS - 1;

    if (n < 0) {
        return NULL;
    }
    for (ADIT_EACH_CARD(added, cards, CF_KIND_ROUND)) {
        if (added->fact[CF_ROUND_MIN_PLAYERS].number <= players && n-- == 0) {
            return added;
        }
    }
    return NULL;
}

int cf_stage_of_round(const adit_cards *cards, int players, int round)
{
    const adit_card *added = cf_added_round(cards, players, round);

    return added != NULL ? added->fact[CF_ROUND_STAGE].number : (round - 1) / ROUNDS_OF_STAGE + 1;
}

/* ---- Phases ---- */

static bool comes_now(const cf_state *state, const adit_card *added, int phase)
{
    const adit_fact *fact = added->fact;
    const int last = fact[CF_PHASE_TO].number;

    return fact[CF_PHASE_BEFORE].number == phase && state->round >= fact[CF_PHASE_FROM].number &&
           (last == 0 || state->round <= last);
}

/* Once for each player, from the starting player on. */
static adit_status run_added(adit_tx *tx, const adit_card *added)
{
    const int players = tx->work->players, outer = tx->work->active;

    adit_note(tx, CF_LOG_PHASE, -1, added->number + 1, 0, 0);
    for (int i = 0; i < players; i++) {
        const int seat = (cf_of(tx)->start_player + i) % players;
        tx->work->active = (uint8_t)seat;
        ADIT_TRY(
            adit_effect_run_auto(tx, seat, added->number, added->fact[CF_PHASE_USE].effect, NULL));
    }
    tx->work->active = (uint8_t)outer;
    return ADIT_OK;
}

adit_status cf_begin_phase(adit_tx *tx, int phase)
{
    const cf_state *state = cf_of(tx);

    for (ADIT_EACH_CARD(added, tx->cards, CF_KIND_PHASE)) {
        if (comes_now(state, added, phase)) {
            ADIT_TRY(run_added(tx, added));
        }
    }
    cf_of(tx)->phase = (uint8_t)phase;
    return cf_raise_for_each(tx, CF_EVENT_PHASE_BEGAN, phase);
}
