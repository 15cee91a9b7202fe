/* setup.c - laying out the table (section 4).
 *
 * Nothing is dealt face down: the piles of projects and events are sets, and a card is drawn
 * from them when it is turned up (design 2.7; it takes the place of the fixed order of DWG-40).
 * The track is filled when the first turn starts (DWG-43), before anybody can see it empty. So
 * setup draws only the starting player and the workers.
 */
#include "engine/games/dwergar/game.h"

enum { COOL_AT_START = 2, MOST_WORKERS = DWG_DWARVES * DWG_MOST_OF_KIND };

/* ---- Which decks ---- */

static adit_status check_decks(const adit_state *state, const adit_cards *cards, adit_err *err)
{
    const int named = __builtin_popcount((unsigned)state->rule[DWG_RULE_DECKS]);
    const int decks = adit_kind_card_count(cards, DWG_KIND_DECK);
    char list[400];
    adit_buffer out = adit_buffer_on(list, sizeof list);

    if (decks < state->players) {
        return adit_fail(err, ADIT_INPUT, "%d players need %d decks, but there are only %d",
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
                     "rule decks: %d named, but %d players need %d; the decks are %s", named,
                     state->players, state->players, list);
}

/* ---- What the rule parameters allow ---- */

static adit_status check_match(const adit_state *state, const adit_cards *cards, adit_err *err)
{
    const int events = adit_kind_card_count(cards, DWG_KIND_EVENT);
    const dwg_state *match = (const dwg_state *)state;

    ADIT_TRY(adit_start_check(state, DWG_RULE_STARTING_PLAYER, err));
    if (dwg_event_count(match, cards) > events) {
        return adit_fail(err, ADIT_INPUT,
                         "rule events: there are only %d event cards, so it cannot be %d", events,
                         state->rule[DWG_RULE_EVENTS]);
    }
    if (dwg_last_round(match, cards) > DWG_MAX_ROUNDS) {
        return adit_fail(err, ADIT_INPUT,
                         "rule rounds: with the rounds that mods add there would be %d: %s",
                         dwg_last_round(match, cards), adit_limit_message(&dwg_limits[0]).text);
    }
    if (adit_kind_card_count(cards, DWG_KIND_LOCATION) == 0) {
        return adit_fail(err, ADIT_INPUT, "there is no location for dwarves to work at");
    }
    return check_decks(state, cards, err);
}

/* ---- Layout ---- */

/* DWG-34: the seats keep their numbers, the order starts with the one that begins. */
static void choose_starting_player(dwg_state *state)
{
    state->start_player =
        (uint8_t)adit_start_choose(&state->base, DWG_RULE_STARTING_PLAYER, DWG_STREAM_START);
    state->at_turn = state->base.active = state->start_player;
}

/* DWG-33, DWG-35 */
static void lay_out_cards(dwg_state *state, const adit_cards *cards)
{
    for (int i = 0; i < adit_kind_card_count(cards, DWG_KIND_PROJECT); i++) {
        const int deck = adit_card_at(cards, DWG_KIND_PROJECT, i)->extra[DWG_EXTRA_DECK];
        state->project_place[i] = state->deck_in_play[deck] ? DWG_PLACE_PILE : DWG_PLACE_OUT;
    }
    for (int i = 0; i < adit_kind_card_count(cards, DWG_KIND_EVENT); i++) {
        state->event_place[i] = DWG_EVENT_PILE;
    }
}

static const adit_card *start_row(const adit_cards *cards, int place)
{
    for (ADIT_EACH_CARD(card, cards, DWG_KIND_START)) {
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
                             "no card of the kind 'start' says what seat %d starts with",
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

/* How many there are. */
static int shuffle_workers(dwg_state *state, const adit_cards *cards, uint8_t workers[MOST_WORKERS])
{
    int count = 0;

    for (DWG_EACH_SPECIALIST(kind, cards)) {
        for (int i = 0; i < dwg_workers_of(cards, kind); i++) {
            workers[count++] = (uint8_t)kind;
        }
    }
    for (int i = 0; i < count - 1; i++) {
        uint32_t left = (uint32_t)(count - i);
        int other = i + (int)adit_rng_below(&state->base.rng, DWG_STREAM_WORKERS, left);
        uint8_t worker = workers[i];
        workers[i] = workers[other];
        workers[other] = worker;
    }
    return count;
}

/* How many leave the game; every player still gets one. */
static int removed_workers(const adit_cards *cards, int count, int players)
{
    int removed = DWG_REMOVED;

    for (ADIT_EACH_CARD(card, cards, DWG_KIND_SPECIALIST)) {
        removed += card->fact[DWG_SPECIALIST_REMOVED].number;
    }
    return removed < count - players ? removed : count - players;
}

/* DWG-37: some are removed, then each player gets one, then each location while there are any
 * (DWG-E75: a kind may be absent). */
static void deal_workers(dwg_state *state, const adit_cards *cards)
{
    const int players = state->base.players;
    uint8_t workers[MOST_WORKERS];
    const int count = shuffle_workers(state, cards, workers);
    int next = removed_workers(cards, count, players);

    for (int place = 0; place < players; place++) {
        state->player[(state->start_player + place) % players].pool[workers[next++]]++;
    }
    for (int location = next_location(cards, -1); location >= 0 && next < count;
         location = next_location(cards, location)) {
        state->worker[location] = workers[next++];
    }
}

adit_status dwg_setup(adit_state *base, const adit_cards *cards, adit_err *err)
{
    dwg_state *state = (dwg_state *)base;

    ADIT_TRY(check_match(base, cards, err));
    dwg_derive_decks(state, cards);
    choose_starting_player(state);
    lay_out_cards(state, cards);
    ADIT_TRY(lay_out_boards(state, cards, err));
    deal_workers(state, cards);
    state->round = 1;
    state->phase = DWG_PHASE_ROUND_START;
    return ADIT_OK;
}
