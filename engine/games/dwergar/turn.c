/* turn.c - a player's turn: its start, each choice of an action, additional actions, its end.
 *
 * An action is two or more transactions: placing a dwarf with all that follows from it, then
 * one for each sub-step of the menu. Additional actions, also those of the game end, use the
 * same steps; what comes after an action is decided in one place.
 */
#include "engine/games/dwergar/turn.h"

#include <string.h>

/* The seat after this one in turn order, which never changes (DWG-13). */
int dwg_next_seat(const dwg_state *state, int seat)
{
    int next = (seat + 1) % state->base.players;

    return next == state->start_player ? -1 : next;
}

/* ---- The start (5.2) ---- */

adit_status dwg_turn_start(adit_tx *tx)
{
    const adit_args none = {.n = {0}};
    dwg_state *state = dwg_of(tx);
    const int seat = state->at_turn;
    int actions;

    state->base.active = (uint8_t)seat;
    state->player[seat].turns++;
    memset(&state->turn, 0, sizeof state->turn);
    ADIT_TRY(dwg_refill_track(tx, seat, &none));                              /* DWG-43 */
    ADIT_TRY(adit_raise_plain(tx, DWG_ON_TURN_BEGAN, seat, ADIT_NO_CARD, 0)); /* DWG-44 */
    ADIT_TRY(dwg_run_phases(tx, DWG_AT_TURN_START, seat));
    actions = adit_value(tx, seat, DWG_VALUE_ACTIONS, dwg_usual_actions(state, tx->cards),
                         ADIT_NO_CARD); /* DWG-45 */
    state->turn.actions_left = (uint8_t)(actions < 0 ? 0 : actions > 99 ? 99 : actions);
    state->phase = state->turn.actions_left > 0 ? DWG_PHASE_ACTION : DWG_PHASE_TURN_END;
    return tx->stop;
}

/* ---- Choosing an action (5.3) ---- */

static bool has_dwarf(const dwg_player *player, int dwarf)
{
    return dwarf == DWG_FOREMAN ? player->foreman == DWG_IN_POOL : player->pool[dwarf] > 0;
}

/* DWG-47: every location, whatever stands there, unless a card forbids it. */
typedef struct {
    int seat, dwarf;
    bool has_it;
} placing;

static bool can_place(adit_tx *tx, const placing *how, int location, adit_why *why)
{
    if (!how->has_it) {
        return adit_refuse(why, "you have no %s in your pool",
                           dwg_dwarf_title(tx->cards, how->dwarf));
    }
    return adit_permission(tx, how->seat, DWG_MAY_PLACE, location, why);
}

static bool offer_places(adit_tx *tx, const placing *how, adit_options *out)
{
    const int count = dwg_location_count(tx->cards);
    const adit_card *added = dwg_specialist(tx->cards, how->dwarf);
    adit_option option = {.what = added != NULL ? DWG_OPT_PLACE_ADDED : DWG_OPT_PLACE,
                          .b = (int16_t)(added != NULL ? added->number + 1 : how->dwarf)};

    const int first = tx->cards->kind_first[DWG_KIND_LOCATION];
    adit_why *why = adit_why_of(out);

    for (int card = first; card < first + count; card++) {
        option.a = (int16_t)(card + 1);
        if (!adit_offer_if(out, option, can_place(tx, how, card, why))) {
            return false;
        }
    }
    return true;
}

/* DWG-48, DWG-127 */
static bool may_break(adit_tx *tx, int seat, adit_why *why)
{
    return dwg_is_pool_empty(dwg_player_of(tx, seat)) ||
           ((tx->cards->permissions >> DWG_MAY_BREAK_EARLY & 1) != 0 &&
            adit_permission(tx, seat, DWG_MAY_BREAK_EARLY, ADIT_NO_CARD, NULL)) ||
           adit_refuse(why, "you can take a work break only with an empty pool");
}

static bool can_break(adit_tx *tx, int seat, int location, adit_why *why)
{
    const dwg_state *state = dwg_of(tx);

    if (!may_break(tx, seat, why)) {
        return false;
    }
    return state->worker[location] != DWG_NOBODY || adit_refuse(why, "there is no worker there");
}

static void offer_breaks(adit_tx *tx, int seat, adit_options *out)
{
    const dwg_state *state = dwg_of(tx);
    const int count = dwg_location_count(tx->cards);
    bool has_worker = false;

    for (int location = 0; location < count; location++) {
        const adit_option option = {.what = DWG_OPT_WORK_BREAK,
                                    .a = (int16_t)(dwg_location(tx, location)->number + 1)};
        has_worker |= state->worker[location] != DWG_NOBODY;
        if (!adit_offer_if(out, option, can_break(tx, seat, location, adit_why_of(out)))) {
            return;
        }
    }
    if (!has_worker && may_break(tx, seat, NULL)) {
        (void)adit_offer(out, (adit_option){.what = DWG_OPT_WORK_BREAK_ALONE});
    }
}

/* What is not possible is gone through only for its reasons. */
static void build_actions(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const dwg_player *player = dwg_player_of(tx, seat);
    const bool wants_reasons = adit_why_of(out) != NULL;

    placing how = {.seat = seat};

    for (int dwarf = DWG_IRONWORKER; dwarf < dwg_dwarf_end(tx->cards); dwarf++) {
        how.dwarf = dwarf;
        how.has_it = has_dwarf(player, dwarf);
        if ((how.has_it || wants_reasons) && !offer_places(tx, &how, out)) {
            return;
        }
    }
    if (wants_reasons || may_break(tx, seat, NULL)) {
        offer_breaks(tx, seat, out);
    }
    if (out->count == 0) { /* cards may forbid every place, but the game must go on */
        (void)adit_offer(out, (adit_option){.what = DWG_OPT_IDLE});
    }
}

static int location_of(const adit_tx *tx, const adit_option *answer)
{
    return tx->cards->card[answer->a - 1].kind_number;
}

/* An action without a dwarf. */
static adit_status rest(adit_tx *tx, int seat, const adit_option *answer)
{
    if (answer->what == DWG_OPT_IDLE) {
        adit_note(tx, DWG_LOG_IDLE, seat, 0, 0, 0);
    } else {
        ADIT_TRY(dwg_work_break(tx, seat,
                                answer->what == DWG_OPT_WORK_BREAK ? location_of(tx, answer) : -1));
    }
    return dwg_end_action(tx);
}

adit_status dwg_action(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);
    const int seat = state->at_turn;
    const adit_question question = adit_first_question(DWG_ASK_ACTION, seat, build_actions, &seat);
    adit_option answer;

    ADIT_TRY(adit_ask(tx, &question, &answer));
    if (answer.what == DWG_OPT_PLACE || answer.what == DWG_OPT_PLACE_ADDED) {
        const bool is_added = answer.what == DWG_OPT_PLACE_ADDED;
        const int dwarf =
            is_added ? DWG_ADDED + tx->cards->card[answer.b - 1].kind_number : answer.b;
        state->phase = DWG_PHASE_MENU; /* DWG-61 */
        return dwg_place(tx, seat, dwarf, location_of(tx, &answer));
    }
    return rest(tx, seat, &answer);
}

/* ---- After an action (DWG-63) ---- */

/* Additional actions come before those of the turn; at the game end there are no others. */
static void enter_next_phase(dwg_state *state)
{
    if (state->turn.extra > 0) {
        state->phase = DWG_PHASE_EXTRA;
    } else if (dwg_is_ending(state)) {
        state->phase = DWG_PHASE_LEADERS;
    } else {
        state->phase = state->turn.actions_left > 0 ? DWG_PHASE_ACTION : DWG_PHASE_TURN_END;
    }
}

/* An additional action does not lower the number of the others. */
adit_status dwg_end_action(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);
    const int location = state->turn.location;

    ADIT_TRY(adit_raise_plain(tx, DWG_ON_ACTION_ENDED, state->at_turn,
                              location == 0 ? ADIT_NO_CARD : dwg_location(tx, location - 1)->number,
                              0));
    const int extra = state->turn.extra;
    int left = state->turn.actions_left;

    if (!state->turn.is_extra && left > 0) {
        left--;
    }
    memset(&state->turn, 0, sizeof state->turn);
    state->turn.actions_left = (uint8_t)left;
    state->turn.extra = (uint8_t)extra;
    adit_reset_counters(tx, ADIT_RESET_ACTION);
    enter_next_phase(state);
    return tx->stop;
}

/* DWG-100: asked before each of them. Who stops leaves out the rest (DWG-80, DWG-E89). It is
 * neither a choice of an action nor a menu, so nothing is exchanged here (DWG-71). */
adit_status dwg_extra(adit_tx *tx)
{
    static const uint16_t options[] = {DWG_OPT_ACT, DWG_OPT_STOP, 0};
    dwg_state *state = dwg_of(tx);
    const adit_question question = {.key = DWG_ASK_EXTRA,
                                    .seat = state->at_turn,
                                    .build = adit_build_plain,
                                    .context = options,
                                    .no_anytime = true,
                                    .first = true};
    adit_option answer;

    ADIT_TRY(adit_ask(tx, &question, &answer));
    if (answer.what == DWG_OPT_STOP) {
        state->turn.extra = 0;
        enter_next_phase(state);
        return ADIT_OK;
    }
    state->turn.extra--;
    state->turn.is_extra = 1;
    state->phase = DWG_PHASE_ACTION;
    adit_note(tx, DWG_LOG_EXTRA, state->at_turn, 0, 0, 0);
    return ADIT_OK;
}

/* ---- The end (5.7) ---- */

/* DWG-74: hot furnaces stay hot, the marker falls to what may stay. */
static void cool_down(adit_tx *tx, int seat)
{
    int16_t *heat = &dwg_player_of(tx, seat)->common.goods.have[DWG_HEAT];

    if (*heat == 0) {
        return;
    }
    int kept = adit_value(tx, seat, DWG_VALUE_KEPT_HEAT, 0, ADIT_NO_CARD);

    kept = kept < 0 ? 0 : kept;
    if (*heat > kept && tx->stop == ADIT_OK) {
        *heat = (int16_t)kept;
        adit_note(tx, DWG_LOG_COOLS, seat, kept, 0, 0);
    }
}

adit_status dwg_turn_end(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);
    const int next = dwg_next_seat(state, state->at_turn);

    ADIT_TRY(adit_raise_plain(tx, DWG_ON_TURN_ENDED, state->at_turn, ADIT_NO_CARD, 0));
    ADIT_TRY(dwg_run_phases(tx, DWG_AT_TURN_END, state->at_turn));
    cool_down(tx, state->at_turn);
    adit_reset_counters(tx, ADIT_RESET_TURN);
    state->base.turn++;
    if (next < 0) {
        state->phase = DWG_PHASE_ROUND_END;
    } else {
        state->at_turn = state->base.active = (uint8_t)next;
        state->phase = DWG_PHASE_TURN_START;
    }
    return tx->stop;
}
