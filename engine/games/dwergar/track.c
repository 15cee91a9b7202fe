/* track.c - the face-down projects and events, and the project track.
 *
 * A pile is a set of cards, not an order (DWG-40): which card comes is drawn when it is turned
 * up, basic projects before advanced ones (DWG-33). A card that is pinned to a place of the pile
 * comes when that place is the top; every card that leaves the pile moves the pins up.
 */
#include "engine/games/dwergar/turn.h"
#include "engine/rules/runner.h"

/* ---- Projects ---- */

int dwg_on_track(const dwg_state *state, const adit_cards *cards)
{
    return adit_count_bytes(state->project_place, adit_kind_card_count(cards, DWG_KIND_PROJECT),
                            DWG_PLACE_TRACK);
}

static bool is_in_pile(int place)
{
    return place == DWG_PLACE_PILE || place >= DWG_PLACE_PIN;
}

int dwg_pile_size(const dwg_state *state, const adit_cards *cards)
{
    const int projects = adit_kind_card_count(cards, DWG_KIND_PROJECT);
    int count = 0;

    for (int i = 0; i < projects; i++) {
        count += is_in_pile(state->project_place[i]);
    }
    return count;
}

/* The pile as far as the next card goes. */
typedef struct {
    int set[ADIT_MAX_CARDS_OF_KIND]; /* cards that may lie on top */
    int count;
    int pinned; /* the card that does, or ADIT_NO_CARD */
} pile_top;

static void look_at_pile(const adit_tx *tx, pile_top *top)
{
    const dwg_state *state = dwg_of(tx);
    const int projects = adit_kind_card_count(tx->cards, DWG_KIND_PROJECT);
    int basic = 0, highest = DWG_PLACES;

    top->count = 0;
    top->pinned = ADIT_NO_CARD;
    for (int i = 0; i < projects; i++) {
        const adit_card *card = dwg_project(tx->cards, i);
        if (state->project_place[i] == DWG_PLACE_PILE) {
            const bool is_basic = card->fact[DWG_PROJECT_TIER].number == DWG_TIER_BASIC;
            if (is_basic && basic == 0) {
                top->count = 0; /* DWG-I8: no advanced card above a basic one */
            }
            basic += is_basic;
            if (is_basic || basic == 0) {
                top->set[top->count++] = card->number;
            }
        } else if (state->project_place[i] >= DWG_PLACE_PIN && state->project_place[i] < highest) {
            highest = state->project_place[i];
            top->pinned = card->number;
        }
    }
    if (highest > DWG_PLACE_PIN && top->count > 0) {
        top->pinned = ADIT_NO_CARD; /* other cards lie above it */
    }
}

static void move_pins_up(dwg_state *state, int projects)
{
    for (int i = 0; i < projects; i++) {
        state->project_place[i] -= state->project_place[i] > DWG_PLACE_PIN;
    }
}

/* `card` is ADIT_NO_CARD if the pile is empty. */
static adit_status turn_up_project(adit_tx *tx, int *card)
{
    dwg_state *state = dwg_of(tx);
    pile_top top;

    look_at_pile(tx, &top);
    ADIT_TRY(adit_turn_up(tx, DWG_STREAM_PROJECTS, top.set, top.count, top.pinned, card));
    if (*card == ADIT_NO_CARD) {
        return ADIT_OK; /* DWG-E6 */
    }
    const int project = tx->cards->card[*card].kind_number;
    state->project_place[project] = DWG_PLACE_TRACK;
    state->project_known[project] = 0;
    move_pins_up(state, adit_kind_card_count(tx->cards, DWG_KIND_PROJECT));
    adit_note(tx, DWG_LOG_TURNED_UP, -1, *card + 1, 0, 0);
    return ADIT_OK;
}

static adit_status turn_up_projects(adit_tx *tx, int count)
{
    int card = 0;

    for (int i = 0; i < count && card != ADIT_NO_CARD; i++) {
        ADIT_TRY(turn_up_project(tx, &card));
    }
    return tx->stop;
}

/* DWG-43 */
adit_status dwg_refill_track(adit_tx *tx, int seat, const adit_args *args)
{
    (void)seat;
    (void)args;
    return turn_up_projects(tx, DWG_TRACK - dwg_on_track(dwg_of(tx), tx->cards));
}

static adit_status discard_project(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);
    const int projects = adit_kind_card_count(tx->cards, DWG_KIND_PROJECT);
    int chosen;

    ADIT_TRY(adit_roll(tx, DWG_STREAM_CARDS, dwg_on_track(state, tx->cards), &chosen));
    for (int i = 0; i < projects; i++) {
        if (state->project_place[i] == DWG_PLACE_TRACK && chosen-- == 0) {
            state->project_place[i] = DWG_PLACE_GONE;
            adit_note(tx, DWG_LOG_DISCARDED, -1, dwg_project(tx->cards, i)->number + 1, 0, 0);
            break;
        }
    }
    return ADIT_OK;
}

/* DWG-E5: discards what is there, draws the full number; other gaps stay. */
adit_status dwg_replace_projects(adit_tx *tx, int seat, const adit_args *args)
{
    (void)seat;
    for (int i = 0; i < args->n[0] && dwg_on_track(dwg_of(tx), tx->cards) > 0; i++) {
        ADIT_TRY(discard_project(tx));
    }
    return turn_up_projects(tx, args->n[0]);
}

/* ---- Events ---- */

/* The event that must come now: pinned to this round or an earlier one, or only pinned ones are
 * left to come. */
static int pinned_event(const adit_tx *tx)
{
    const dwg_state *state = dwg_of(tx);
    const int events = adit_kind_card_count(tx->cards, DWG_KIND_EVENT);
    int first = -1, pins = 0;

    for (int i = 0; i < events; i++) {
        if (state->event_place[i] >= DWG_EVENT_PIN) {
            pins++;
            first = first < 0 || state->event_place[i] < state->event_place[first] ? i : first;
        }
    }
    if (first < 0 || (state->event_place[first] - DWG_EVENT_PIN + 1 > state->round &&
                      pins < state->events_left)) {
        return ADIT_NO_CARD;
    }
    return adit_card_at(tx->cards, DWG_KIND_EVENT, first)->number;
}

static adit_status turn_up_event(adit_tx *tx, int *card)
{
    const dwg_state *state = dwg_of(tx);
    const int events = adit_kind_card_count(tx->cards, DWG_KIND_EVENT);
    int set[ADIT_MAX_CARDS_OF_KIND], count = 0;

    *card = ADIT_NO_CARD;
    if (state->events_left == 0) {
        return tx->stop; /* DWG-79: an empty pile just gives no event */
    }
    for (int i = 0; i < events; i++) {
        if (state->event_place[i] == DWG_EVENT_PILE) {
            set[count++] = adit_card_at(tx->cards, DWG_KIND_EVENT, i)->number;
        }
    }
    return adit_turn_up(tx, DWG_STREAM_EVENTS, set, count, pinned_event(tx), card);
}

/* DWG-76: the instant parts, first for the table and then for each player in turn order. */
static adit_status resolve_event(adit_tx *tx, const adit_card *event)
{
    const dwg_state *state = dwg_of(tx);
    const int start = state->start_player, players = state->base.players;
    const adit_node_id once = event->fact[DWG_EVENT_ONCE].effect;
    const adit_node_id each = event->fact[DWG_EVENT_EACH].effect;

    if (once != 0) {
        ADIT_TRY(adit_effect_run_auto(tx, start, event->number, once, NULL));
    }
    for (int i = 0; i < players && each != 0; i++) {
        ADIT_TRY(adit_effect_run_auto(tx, (start + i) % players, event->number, each, NULL));
    }
    return ADIT_OK;
}

adit_status dwg_reveal_event(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);
    int card;

    ADIT_TRY(turn_up_event(tx, &card));
    if (card == ADIT_NO_CARD) {
        return ADIT_OK;
    }
    const adit_card *event = &tx->cards->card[card];
    state->event_place[event->kind_number] = DWG_EVENT_ACTIVE;
    state->event_known[event->kind_number] = 0;
    state->active_event = (uint8_t)(event->kind_number + 1);
    state->events_left--;
    adit_note(tx, DWG_LOG_EVENT, -1, card + 1, 0, 0);
    ADIT_TRY(resolve_event(tx, event));
    ADIT_TRY(adit_put_into_play(tx, ADIT_ON_TABLE, card)); /* what lasts holds from now on */
    return adit_raise_plain(tx, DWG_ON_REVEALED, state->start_player, card, 0);
}

/* DWG-75 */
void dwg_discard_event(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    if (state->active_event == 0 || tx->stop != ADIT_OK) {
        return;
    }
    const int event = state->active_event - 1;
    state->event_place[event] = DWG_EVENT_SPENT;
    state->active_event = 0;
    adit_leave_play(tx, ADIT_ON_TABLE, adit_card_at(tx->cards, DWG_KIND_EVENT, event)->number);
}
