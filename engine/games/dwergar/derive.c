/* derive.c - what follows from the fields: decks and events, what is out of the game, turns taken,
 * and the cards in play.
 */
#include "engine/games/dwergar/game.h"

#include <string.h>

/* ---- Decks ---- */

static int deck_order(const adit_cards *cards, int deck)
{
    return adit_card_at(cards, DWG_KIND_DECK, deck)->fact[DWG_DECK_ORDER].number;
}

/* How many decks come before this one in the beginners' choice. */
static int decks_before(const adit_cards *cards, int deck)
{
    int before = 0;

    for (int i = 0; i < adit_kind_card_count(cards, DWG_KIND_DECK); i++) {
        before += deck_order(cards, i) < deck_order(cards, deck);
    }
    return before;
}

/* DWG-32: as many decks as players; the first ones if none is named. */
void dwg_derive_decks(dwg_state *state, const adit_cards *cards)
{
    const unsigned named = (unsigned)state->base.rule[DWG_RULE_DECKS];

    memset(state->deck_in_play, 0, sizeof state->deck_in_play);
    for (int i = 0; i < adit_kind_card_count(cards, DWG_KIND_DECK); i++) {
        state->deck_in_play[i] =
            named != 0 ? named >> i & 1 : decks_before(cards, i) < state->base.players;
    }
}

void dwg_write_decks(const adit_cards *cards, adit_buffer *out)
{
    const int decks = adit_kind_card_count(cards, DWG_KIND_DECK);

    for (int i = 0; i < decks; i++) {
        adit_buffer_addf(out, "%s%s", i > 0 ? ", " : "", adit_card_at(cards, DWG_KIND_DECK, i)->id);
    }
}

/* ---- What can be counted ---- */

int dwg_workers(const dwg_state *state, int kind)
{
    int count = adit_count_bytes(state->worker, DWG_LOCATIONS, kind);

    for (int seat = 0; seat < state->base.players; seat++) {
        count += state->player[seat].pool[kind];
    }
    return count;
}

int dwg_installed(const dwg_state *state, int seat)
{
    return adit_count_bytes(state->furnace, DWG_LOCATIONS, seat + 1);
}

/* DWG-I1, DWG-E80: who is neither in a pool nor on a location is out of the game. */
static void derive_removed(dwg_state *state, const adit_cards *cards)
{
    for (DWG_EACH_SPECIALIST(kind, cards)) {
        const int used = dwg_workers(state, kind), all = dwg_workers_of(cards, kind);

        state->removed[kind] = (uint8_t)(used < all ? all - used : 0);
    }
}

/* DWG-9: what is neither on the player board nor installed is unbuilt. */
static void derive_furnaces(dwg_state *state, int seat)
{
    dwg_player *player = &state->player[seat];
    const int16_t *have = player->common.goods.have;
    const int used = have[DWG_HOT] + have[DWG_COOL] + dwg_installed(state, seat);

    player->unbuilt = (uint8_t)(used < DWG_FURNACES ? DWG_FURNACES - used : 0);
}

/* DWG-I12: the seats before the one at turn have had theirs. */
static void derive_turns(dwg_state *state, int seat)
{
    const int players = state->base.players, start = state->start_player;
    const int place = (seat - start + players) % players;
    const int at = (state->at_turn - start + players) % players;
    int before = 0;

    if (!dwg_is_ending(state) && state->phase != DWG_PHASE_ROUND_END) {
        before = state->phase == DWG_PHASE_ROUND_START || place > at ||
                 (place == at && state->phase == DWG_PHASE_TURN_START);
    }
    state->player[seat].turns = (uint8_t)(state->round - before);
}

static void derive_events(dwg_state *state, const adit_cards *cards)
{
    int left = dwg_event_count(state, cards);

    state->active_event = 0;
    for (int i = 0; i < adit_kind_card_count(cards, DWG_KIND_EVENT); i++) {
        int place = state->event_place[i];
        left -= place == DWG_EVENT_ACTIVE || place == DWG_EVENT_SPENT;
        if (place == DWG_EVENT_ACTIVE) {
            state->active_event = (uint8_t)(i + 1);
        }
    }
    state->events_left = (uint8_t)(left > 0 ? left : 0);
}

/* ---- Cards in play ---- */

typedef struct {
    const dwg_state *state;
    const adit_cards *cards;
    int seat; /* ADIT_ON_TABLE: the table */
} whose;

/* On the table: decks of the match, the active event and specialists of mods. Of a seat: its
 * upgraded projects. */
static bool is_in_play(const void *context, int card_number)
{
    const whose *owner = context;
    const dwg_state *state = owner->state;
    const adit_card *card = &owner->cards->card[card_number];
    const int number = card->kind_number, seat = owner->seat;

    if (card->kind == DWG_KIND_PROJECT) {
        return seat >= 0 && state->project_place[number] == DWG_PLACE_UPGRADED + seat;
    }
    if (seat >= 0) {
        return false;
    }
    if (card->kind == DWG_KIND_SPECIALIST) {
        return true;
    }
    return card->kind == DWG_KIND_DECK
               ? state->deck_in_play[number] != 0
               : card->kind == DWG_KIND_EVENT && state->event_place[number] == DWG_EVENT_ACTIVE;
}

/* Keeps the order in which cards came into play; new ones follow in the order of their ids. */
static void derive_in_play(const dwg_state *state, const adit_cards *cards, int seat,
                           adit_in_play *list)
{
    const whose owner = {state, cards, seat};

    adit_in_play_keep(list, is_in_play, &owner);
    for (int i = 0; i < cards->count; i++) {
        if (is_in_play(&owner, i)) {
            adit_in_play_add(list, i);
        }
    }
}

void dwg_derive(adit_state *base, const adit_cards *cards)
{
    dwg_state *state = (dwg_state *)base;

    dwg_derive_decks(state, cards);
    derive_events(state, cards);
    derive_removed(state, cards);
    derive_in_play(state, cards, ADIT_ON_TABLE, &base->in_play);
    for (int seat = 0; seat < base->players; seat++) {
        derive_furnaces(state, seat);
        derive_turns(state, seat);
        derive_in_play(state, cards, seat, &state->player[seat].common.in_play);
    }
}
