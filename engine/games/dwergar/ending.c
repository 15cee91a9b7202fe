/* ending.c - what comes after the last round (5.9).
 *
 * The decks in play give their leaders something, one deck after the other, one leader after the
 * other in turn order. Who leads in a deck is counted when that deck's turn comes and then holds
 * (DWG-E69, DWG-E83, DWG-E90). What was given may be actions: they are done before the next
 * leader is served.
 */
#include "engine/games/dwergar/turn.h"

#include <string.h>

/* The actions of this time belong to no turn (DWG-E81). */
bool dwg_is_ending(const dwg_state *state)
{
    return state->ending.deck != 0 || state->phase == DWG_PHASE_LEADERS ||
           state->phase == DWG_PHASE_FINAL;
}

/* Decks come in the order that they state; equal ones in the order of their names. */
static int place_in_order(const adit_cards *cards, int deck)
{
    const adit_card *card = adit_card_at(cards, DWG_KIND_DECK, deck);

    return card->fact[DWG_DECK_END_ORDER].number * ADIT_MAX_CARDS_OF_KIND + deck;
}

/* The deck that comes after `last` (-1: the first), or -1. */
static int next_deck(const adit_tx *tx, int last)
{
    const dwg_state *state = dwg_of(tx);
    const int from = last < 0 ? -1 : place_in_order(tx->cards, last);
    int next = -1, nearest = 0;

    for (ADIT_EACH_CARD(card, tx->cards, DWG_KIND_DECK)) {
        int place = place_in_order(tx->cards, card->kind_number);
        if (state->deck_in_play[card->kind_number] &&
            card->fact[DWG_DECK_END_LEADERS].effect != 0 && place > from &&
            (next < 0 || place < nearest)) {
            next = card->kind_number;
            nearest = place;
        }
    }
    return next;
}

/* The next leader in turn order, or -1. */
static int next_leader(const dwg_state *state)
{
    for (int seat = state->start_player; seat >= 0; seat = dwg_next_seat(state, seat)) {
        if ((state->ending.leaders >> seat & 1) != 0) {
            return seat;
        }
    }
    return -1;
}

/* DWG-80, DWG-81 */
static adit_status serve_leader(adit_tx *tx, int seat)
{
    dwg_state *state = dwg_of(tx);
    const adit_card *deck = adit_card_at(tx->cards, DWG_KIND_DECK, state->ending.deck - 1);

    state->ending.leaders &= (uint8_t) ~(1u << seat);
    state->at_turn = state->base.active = (uint8_t)seat;
    memset(&state->turn, 0, sizeof state->turn);
    adit_note(tx, DWG_LOG_LEADS, seat, deck->number + 1, 0, 0);
    ADIT_TRY(adit_effect_run_auto(tx, seat, deck->number, deck->fact[DWG_DECK_END_LEADERS].effect,
                                  NULL));
    if (state->turn.extra > 0) {
        state->phase = DWG_PHASE_EXTRA; /* DWG-100, DWG-E52 */
    }
    return ADIT_OK;
}

adit_status dwg_leaders_step(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);
    const int seat = next_leader(state);
    int deck;

    if (seat >= 0) {
        return serve_leader(tx, seat);
    }
    deck = next_deck(tx, state->ending.deck - 1);
    if (deck < 0) {
        state->phase = DWG_PHASE_FINAL;
        return ADIT_OK;
    }
    state->ending.deck = (uint8_t)(deck + 1);
    state->ending.leaders = (uint8_t)dwg_leaders(state, tx->cards, deck);
    return ADIT_OK;
}

/* DWG-82: the points of the end are counted from the cards; nothing is spent for them. */
adit_status dwg_final(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    memset(&state->turn, 0, sizeof state->turn);
    state->at_turn = state->base.active = state->start_player;
    state->base.is_over = 1;
    return ADIT_OK;
}
