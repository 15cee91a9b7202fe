/* rounds.c - the course of the game around the turns: how a round begins and ends.
 *
 * Each phase is a transaction of its own. Nobody is asked anything at the border of two rounds;
 * what an event or a deck does there is up to its card.
 */
#include "engine/base/assert.h"
#include "engine/games/dwergar/game.h"

#include <string.h>

/* DWG-79 */
int dwg_last_round(const dwg_state *state)
{
    const int rounds = state->base.rule[DWG_RULE_ROUNDS];

    return rounds > 0 ? rounds : state->base.rule[DWG_RULE_EVENTS] + 1;
}

static void begin_with_first_seat(dwg_state *state, int phase)
{
    state->phase = (uint8_t)phase;
    state->at_turn = state->base.active = state->start_player;
}

/* ---- The start of a round (5.1) ---- */

/* The only seat of the set, or -1. */
static int only_seat(unsigned seats)
{
    for (int seat = 0; seat < DWG_SEATS; seat++) {
        if (seats == 1u << seat) {
            return seat;
        }
    }
    return -1;
}

/* DWG-42: on a tie nobody gets what the deck gives. */
static adit_status serve_round_leaders(adit_tx *tx)
{

    for (ADIT_EACH_CARD(card, tx->cards, DWG_KIND_DECK)) {
        const adit_node_id effect = card->fact[DWG_DECK_ROUND_LEADER].effect;
        if (effect == 0 || !dwg_of(tx)->deck_in_play[card->kind_number]) {
            continue;
        }
        int leader = only_seat(dwg_leaders(dwg_of(tx), tx->cards, card->kind_number));
        if (leader >= 0) {
            ADIT_TRY(adit_effect_run_auto(tx, leader, card->number, effect, NULL));
        }
    }
    return ADIT_OK;
}

static adit_status start_round(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    adit_note(tx, DWG_LOG_ROUND, -1, state->round, 0, 0);
    adit_reset_counters(tx, ADIT_RESET_ROUND);
    memset(&state->turn, 0, sizeof state->turn);
    state->base.active = state->start_player;
    state->silverbeard = 0; /* DWG-E31: it returns first */
    ADIT_TRY(serve_round_leaders(tx));
    begin_with_first_seat(state, DWG_PHASE_TURN_START);
    return ADIT_OK;
}

adit_status dwg_take_token(adit_tx *tx, int seat, const adit_args *args)
{
    (void)args;
    dwg_of(tx)->silverbeard = (uint8_t)(seat + 1);
    adit_note(tx, DWG_LOG_SILVERBEARD, seat, 0, 0, 0);
    return tx->stop;
}

/* For the player who is acting, or whom a deck serves: asked about after the current action. */
adit_status dwg_extra_actions(adit_tx *tx, int seat, const adit_args *args)
{
    dwg_state *state = dwg_of(tx);
    const int extra = state->turn.extra + args->n[0];

    if (seat == state->at_turn) {
        state->turn.extra = (uint8_t)(extra < 99 ? extra : 99);
    }
    return tx->stop;
}

/* ---- The end of a round (5.8) ---- */

/* DWG-77: it never harms, so nobody is asked. Who has no fire left must make one (DWG-E64). */
static void light_from_fires(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    for (int seat = state->start_player; seat >= 0; seat = dwg_next_seat(state, seat)) {
        int16_t *have = state->player[seat].common.goods.have;
        if (have[DWG_HOT] > 0 && have[DWG_COOL] > 0) {
            have[DWG_HOT]++;
            have[DWG_COOL]--;
            adit_note(tx, DWG_LOG_LIGHTS, seat, 1, 0, 0);
        }
    }
}

/* DWG-E3, DWG-E4: an event of the last round end does what it does at once, and no more. */
static void end_the_game(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    dwg_discard_event(tx);
    memset(&state->ending, 0, sizeof state->ending);
    begin_with_first_seat(state, DWG_PHASE_LEADERS);
}

static adit_status end_round(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    memset(&state->turn, 0, sizeof state->turn);
    state->at_turn = state->base.active = state->start_player;
    dwg_discard_event(tx); /* DWG-75 */
    if (state->round >= state->base.rule[DWG_RULE_EVENTS_FIRST] && state->events_left > 0) {
        ADIT_TRY(dwg_reveal_event(tx)); /* DWG-76 */
    }
    light_from_fires(tx);
    if (state->round >= dwg_last_round(state)) {
        end_the_game(tx); /* DWG-79: the marker stays on the last round */
        return tx->stop;
    }
    state->round++; /* DWG-78 */
    begin_with_first_seat(state, DWG_PHASE_ROUND_START);
    return tx->stop;
}

/* ---- The phases (DWG-41) ---- */

adit_status dwg_step(adit_tx *tx)
{
    static adit_status (*const steps[DWG_PHASE_MAP_END])(adit_tx *) = {
        [DWG_PHASE_ROUND_START] = start_round, [DWG_PHASE_TURN_START] = dwg_turn_start,
        [DWG_PHASE_ACTION] = dwg_action,       [DWG_PHASE_MENU] = dwg_menu,
        [DWG_PHASE_EXTRA] = dwg_extra,         [DWG_PHASE_TURN_END] = dwg_turn_end,
        [DWG_PHASE_ROUND_END] = end_round,     [DWG_PHASE_LEADERS] = dwg_leaders_step,
        [DWG_PHASE_FINAL] = dwg_final,
    };
    const int phase = dwg_of(tx)->phase;

    if (ADIT_CANNOT(phase >= DWG_PHASE_MAP_END)) {
        return adit_fault(tx, ADIT_INTERNAL, "phase %d does not exist", phase);
    }
    return steps[phase](tx);
}
