/* setup.c - laying out the table (section 4), and what follows from the fields.
 *
 * Nothing is dealt face down: the piles of projects and events are sets, and a card is drawn
 * from them when it is turned up (design 2.7; it takes the place of the fixed order of DWG-40).
 * The track is filled when the first turn starts (DWG-43), before anybody can see it empty. So
 * setup draws only the starting player and the workers.
 */
#include "engine/games/dwergar/state.h"

#include <string.h>

enum { COOL_AT_START = 2, WORKER_KINDS = 3, WORKERS = WORKER_KINDS * DWG_WORKERS_OF_KIND };

/* ---- Which decks ------------------------------------------------------------------------------
 */

static int deck_order(const adit_cards *cards, int deck)
{
    return adit_card_at(cards, DWG_KIND_DECK, deck)->fact[DWG_DECK_ORDER].number;
}

/* How many decks come before this one in the beginners' choice. */
static int decks_before(const adit_cards *cards, int deck)
{
    int before = 0;

    for (int i = 0; i < adit_cards_of_kind(cards, DWG_KIND_DECK); i++) {
        before += deck_order(cards, i) < deck_order(cards, deck);
    }
    return before;
}

/* DWG-32: as many decks as players; the first ones if none is named. */
static void derive_decks(dwg_state *state, const adit_cards *cards)
{
    const unsigned named = (unsigned)state->base.rule[DWG_RULE_DECKS];

    memset(state->deck_in_play, 0, sizeof state->deck_in_play);
    for (int i = 0; i < adit_cards_of_kind(cards, DWG_KIND_DECK); i++) {
        state->deck_in_play[i] =
            named != 0 ? named >> i & 1 : decks_before(cards, i) < state->base.players;
    }
}

void dwg_write_decks(const adit_cards *cards, adit_buffer *out)
{
    const int decks = adit_cards_of_kind(cards, DWG_KIND_DECK);

    for (int i = 0; i < decks; i++) {
        adit_buffer_addf(out, "%s%s", i > 0 ? ", " : "", adit_card_at(cards, DWG_KIND_DECK, i)->id);
    }
}

static adit_status check_decks(const adit_state *state, const adit_cards *cards, adit_err *err)
{
    const int named = __builtin_popcount((unsigned)state->rule[DWG_RULE_DECKS]);
    const int decks = adit_cards_of_kind(cards, DWG_KIND_DECK);
    char list[400];
    adit_buffer out = adit_buffer_on(list, sizeof list);

    if (decks < state->players) {
        return adit_fail(err, ADIT_INPUT, "%d players need %d decks; there are only %d",
                         state->players, state->players, decks);
    }
    if (state->rule[DWG_RULE_DECKS] >> decks != 0) {
        return adit_fail(err, ADIT_INPUT, "rule decks: there are only %d decks", decks);
    }
    if (named == 0 || named == state->players) {
        return ADIT_OK;
    }
    dwg_write_decks(cards, &out);
    return adit_fail(err, ADIT_INPUT,
                     "rule decks: %d named, but %d players need %d (DWG-32); there are %s", named,
                     state->players, state->players, list);
}

/* ---- What the rule parameters allow -----------------------------------------------------------
 */

static adit_status check_match(const adit_state *state, const adit_cards *cards, adit_err *err)
{
    const int events = adit_cards_of_kind(cards, DWG_KIND_EVENT);

    if (state->rule[DWG_RULE_STARTING_PLAYER] > state->players) {
        return adit_fail(err, ADIT_INPUT, "rule starting_player: there are only %d players, not %d",
                         state->players, state->rule[DWG_RULE_STARTING_PLAYER]);
    }
    if (state->rule[DWG_RULE_EVENTS] > events) {
        return adit_fail(err, ADIT_INPUT, "rule events: there are only %d events, not %d", events,
                         state->rule[DWG_RULE_EVENTS]);
    }
    if (adit_cards_of_kind(cards, DWG_KIND_LOCATION) == 0) {
        return adit_fail(err, ADIT_INPUT, "there is no location where a dwarf could work");
    }
    return check_decks(state, cards, err);
}

/* ---- Layout -----------------------------------------------------------------------------------
 */

/* DWG-34: the seats keep their numbers, the order goes on from the one that begins. */
static void choose_starting_player(dwg_state *state)
{
    const int players = state->base.players;
    int chosen = state->base.rule[DWG_RULE_STARTING_PLAYER];

    if (chosen == 0) {
        chosen = (int)adit_rng_below(&state->base.rng, DWG_STREAM_START, (uint32_t)players) + 1;
    }
    state->start_player = state->at_turn = state->base.active = (uint8_t)(chosen - 1);
}

/* DWG-33, DWG-35 */
static void lay_out_cards(dwg_state *state, const adit_cards *cards)
{
    for (int i = 0; i < adit_cards_of_kind(cards, DWG_KIND_PROJECT); i++) {
        const int deck = adit_card_at(cards, DWG_KIND_PROJECT, i)->extra[DWG_EXTRA_DECK];
        state->project_place[i] = state->deck_in_play[deck] ? DWG_PLACE_PILE : DWG_PLACE_OUT;
    }
    for (int i = 0; i < adit_cards_of_kind(cards, DWG_KIND_EVENT); i++) {
        state->event_place[i] = DWG_EVENT_PILE;
    }
}

static const adit_card *start_row(const adit_cards *cards, int place)
{
    for (int i = 0; i < adit_cards_of_kind(cards, DWG_KIND_START); i++) {
        const adit_card *card = adit_card_at(cards, DWG_KIND_START, i);
        if (card->fact[DWG_START_SEAT].number == place + 1) {
            return card;
        }
    }
    return NULL;
}

/* DWG-34, DWG-38 */
static adit_status lay_out_boards(dwg_state *state, const adit_cards *cards, adit_err *err)
{
    const int players = state->base.players;

    for (int place = 0; place < players; place++) {
        dwg_player *player = &state->player[(state->start_player + place) % players];
        const adit_card *row = start_row(cards, place);
        if (row == NULL) {
            return adit_fail(err, ADIT_INPUT,
                             "no card of the kind 'start' says what seat %d begins with (DWG-38)",
                             place + 1);
        }
        const adit_fact *fact = row->fact;
        const adit_goods supply = adit_fixed_goods(cards, fact[DWG_START_SUPPLY].goods);
        const adit_goods load = adit_fixed_goods(cards, fact[DWG_START_CART].goods);

        player->foreman = DWG_IN_POOL;
        player->common.goods.have[DWG_COOL] = COOL_AT_START;
        for (int good = 0; good < DWG_RESOURCES; good++) {
            player->common.goods.have[good] = supply.have[good];
            player->cart[fact[DWG_START_LEVEL].number][good] = (uint8_t)load.have[good];
        }
    }
    return ADIT_OK;
}

/* The location that comes after `last` (-1: the first) in the setup, or -1. */
static int next_location(const adit_cards *cards, int last)
{
    const int count = dwg_location_count(cards);
    int next = -1, nearest = 0, from = 0;

    if (last >= 0) {
        from = adit_card_at(cards, DWG_KIND_LOCATION, last)->fact[DWG_LOCATION_ORDER].number;
    }
    for (int i = 0; i < count; i++) {
        int order = adit_card_at(cards, DWG_KIND_LOCATION, i)->fact[DWG_LOCATION_ORDER].number;
        if (order > from && (next < 0 || order < nearest)) {
            next = i;
            nearest = order;
        }
    }
    return next;
}

static void shuffle_workers(dwg_state *state, uint8_t workers[WORKERS])
{
    for (int i = 0; i < WORKERS; i++) {
        workers[i] = (uint8_t)(DWG_IRONWORKER + i / DWG_WORKERS_OF_KIND);
    }
    for (int i = 0; i < WORKERS - 1; i++) {
        uint32_t left = (uint32_t)(WORKERS - i);
        int other = i + (int)adit_rng_below(&state->base.rng, DWG_STREAM_WORKERS, left);
        uint8_t worker = workers[i];
        workers[i] = workers[other];
        workers[other] = worker;
    }
}

/* DWG-37: some are removed, then each player gets one, then each location while there are any
 * (DWG-E75: a kind may be absent). */
static void deal_workers(dwg_state *state, const adit_cards *cards)
{
    const int players = state->base.players;
    uint8_t workers[WORKERS];
    int next = DWG_REMOVED;

    shuffle_workers(state, workers);
    for (int place = 0; place < players; place++) {
        state->player[(state->start_player + place) % players].pool[workers[next++]]++;
    }
    for (int location = next_location(cards, -1); location >= 0 && next < WORKERS;
         location = next_location(cards, location)) {
        state->worker[location] = workers[next++];
    }
}

adit_status dwg_setup(adit_state *base, const adit_cards *cards, adit_err *err)
{
    dwg_state *state = (dwg_state *)base;

    ADIT_TRY(check_match(base, cards, err));
    derive_decks(state, cards);
    choose_starting_player(state);
    lay_out_cards(state, cards);
    ADIT_TRY(lay_out_boards(state, cards, err));
    deal_workers(state, cards);
    state->round = 1;
    state->phase = DWG_PHASE_ROUND_START;
    dwg_derive(base, cards);
    return ADIT_OK;
}

/* ---- What follows from the fields -------------------------------------------------------------
 */

int dwg_workers(const dwg_state *state, int kind)
{
    int count = 0;

    for (int i = 0; i < DWG_LOCATIONS; i++) {
        count += state->worker[i] == kind;
    }
    for (int seat = 0; seat < state->base.players; seat++) {
        count += state->player[seat].pool[kind];
    }
    return count;
}

int dwg_installed(const dwg_state *state, int seat)
{
    int count = 0;

    for (int i = 0; i < DWG_LOCATIONS; i++) {
        count += state->furnace[i] == seat + 1;
    }
    return count;
}

/* DWG-I1, DWG-E80: who is neither in a pool nor on a location is out of the game. */
static void derive_removed(dwg_state *state)
{
    for (int kind = DWG_IRONWORKER; kind <= DWG_BLACKSMITH; kind++) {
        const int used = dwg_workers(state, kind);

        state->removed[kind] =
            (uint8_t)(used < DWG_WORKERS_OF_KIND ? DWG_WORKERS_OF_KIND - used : 0);
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
    int left = state->base.rule[DWG_RULE_EVENTS];

    state->active_event = 0;
    for (int i = 0; i < adit_cards_of_kind(cards, DWG_KIND_EVENT); i++) {
        int place = state->event_place[i];
        left -= place == DWG_EVENT_ACTIVE || place == DWG_EVENT_SPENT;
        if (place == DWG_EVENT_ACTIVE) {
            state->active_event = (uint8_t)(i + 1);
        }
    }
    state->events_left = (uint8_t)(left > 0 ? left : 0);
}

/* ---- Cards in play ----------------------------------------------------------------------------
 */

typedef struct {
    const dwg_state *state;
    const adit_cards *cards;
    int seat; /* ADIT_ON_TABLE: the table */
} whose;

/* On the table: decks of the match and the active event. Of a seat: its upgraded projects. */
static bool is_in_play(const void *context, int card_number)
{
    const whose *it = context;
    const dwg_state *state = it->state;
    const adit_card *card = &it->cards->card[card_number];
    const int number = card->kind_number, seat = it->seat;

    if (card->kind == DWG_KIND_PROJECT) {
        return seat >= 0 && state->project_place[number] == DWG_PLACE_UPGRADED + seat;
    }
    if (seat >= 0) {
        return false;
    }
    return card->kind == DWG_KIND_DECK
               ? state->deck_in_play[number] != 0
               : card->kind == DWG_KIND_EVENT && state->event_place[number] == DWG_EVENT_ACTIVE;
}

/* Keeps the order in which cards came into play; new ones follow in the order of their ids. */
static void derive_in_play(const dwg_state *state, const adit_cards *cards, int seat,
                           adit_in_play *list)
{
    const whose it = {state, cards, seat};

    adit_in_play_keep(list, is_in_play, &it);
    for (int i = 0; i < cards->count; i++) {
        if (is_in_play(&it, i)) {
            adit_in_play_add(list, i);
        }
    }
}

void dwg_derive(adit_state *base, const adit_cards *cards)
{
    dwg_state *state = (dwg_state *)base;

    derive_decks(state, cards);
    derive_events(state, cards);
    derive_removed(state);
    derive_in_play(state, cards, ADIT_ON_TABLE, &base->in_play);
    for (int seat = 0; seat < base->players; seat++) {
        derive_furnaces(state, seat);
        derive_turns(state, seat);
        derive_in_play(state, cards, seat, &state->player[seat].common.in_play);
    }
}
