/* place.c - placing a dwarf (CF-52, CF-72, CF-97).
 *
 * Dwarfs go out in rising strength; for a ruby one of them goes before its turn. A space is
 * offered only if that dwarf can do something there with what is left after the ruby.
 */
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/turn.h"

#include <string.h>

static bool is_unplaced(const cf_player *player, int dwarf)
{
    return player->dwarf[dwarf] == CF_DWARF_ADULT && player->dwarf_at[dwarf] == 0;
}

/* Dwarfs of equal strength are interchangeable: the first of them. */
static int dwarf_of_strength(const cf_player *player, int strength)
{
    for (int dwarf = 0; dwarf < CF_DWARFS; dwarf++) {
        if (is_unplaced(player, dwarf) && player->weapon[dwarf] == strength) {
            return dwarf;
        }
    }
    return -1;
}

/* CF-52, CF-329: who has none left is skipped. */
adit_status cf_next_to_place(adit_tx *tx, int from)
{
    cf_state *state = cf_of(tx);
    const int players = state->base.players;

    for (int i = 0; i < players; i++) {
        int seat = (from + i) % players;
        if (!state->player[seat].has_passed && cf_weakest_unplaced(&state->player[seat]) >= 0) {
            state->at_turn = state->base.active = (uint8_t)seat;
            state->phase = CF_PHASE_PLACE;
            return ADIT_OK;
        }
    }
    return cf_begin_phase(tx, CF_PHASE_RETURN_HOME);
}

/* ---- Where a dwarf may go ---- */

typedef struct {
    int seat, dwarf, rubies; /* rubies: the price for going before its turn */
} placing;

/* Stands the dwarf there, looks, and takes it back. */
static bool can_act_there(adit_tx *tx, const placing *placement, const adit_card *space,
                          adit_why *why)
{
    cf_state *state = cf_of(tx);
    cf_player *player = &state->player[placement->seat];
    int16_t *rubies = &player->common.goods.have[CF_RUBY];
    const uint8_t outer = state->turn.dwarf, others = state->taken_by[space->kind_number];
    bool can;

    state->turn.dwarf = (uint8_t)placement->dwarf;
    player->dwarf_at[placement->dwarf] = (uint8_t)(space->kind_number + 1);
    state->taken_by[space->kind_number] = (uint8_t)(placement->seat + 1);
    *rubies = (int16_t)(*rubies - placement->rubies); /* CF-341 */
    can = cf_can_use_space(tx, placement->seat, space->number, why);
    *rubies = (int16_t)(*rubies + placement->rubies);
    state->taken_by[space->kind_number] = others;
    player->dwarf_at[placement->dwarf] = 0;
    state->turn.dwarf = outer;
    return can;
}

/* CF-511, unless a card opens the space. Nobody has two dwarfs on one space. */
static bool may_join(adit_tx *tx, int seat, const adit_card *space, adit_why *why)
{
    const int taken_by = cf_of(tx)->taken_by[space->kind_number];

    if (cf_stands_on(cf_player_of(tx, seat), space->kind_number)) {
        return adit_refuse(why, "player %d has a dwarf there", seat + 1);
    }
    return (((adit_words_in_play(tx) | space->permissions) >> CF_MAY_USE_OCCUPIED & 1) != 0 &&
            adit_permission(tx, seat, CF_MAY_USE_OCCUPIED, space->number, why)) ||
           adit_refuse(why, "player %d has a dwarf there", taken_by);
}

static bool may_go(adit_tx *tx, const placing *placement, const adit_card *space, adit_why *why)
{
    const cf_state *state = cf_of(tx);

    if (!cf_is_open(state, space->kind_number)) {
        return adit_refuse(why, "it is not an open action space");
    }
    if (state->taken_by[space->kind_number] != 0 && !may_join(tx, placement->seat, space, why)) {
        return false;
    }
    if (state->player[placement->seat].common.goods.have[CF_RUBY] < placement->rubies) {
        return adit_refuse(why, "needs 1 ruby to go before weaker dwarfs, has 0");
    }
    return adit_permission(tx, placement->seat, CF_MAY_USE, space->number, why) &&
           can_act_there(tx, placement, space, why);
}

/* Most spaces are closed or taken: unless somebody wants reasons, their cards are not touched. */
static bool offer_spaces(adit_tx *tx, const placing *placement, int what, int strength,
                         adit_options *out)
{
    const cf_state *state = cf_of(tx);
    const int count = cf_space_count(tx->cards);
    const bool wants_reasons = adit_why_of(out) != NULL;
    const bool may_share = (tx->cards->permissions >> CF_MAY_USE_OCCUPIED & 1) != 0;

    for (int i = 0; i < count; i++) {
        if (!wants_reasons && (!cf_is_open(state, i) || (state->taken_by[i] != 0 && !may_share))) {
            continue;
        }
        const adit_card *space = adit_card_at(tx->cards, CF_KIND_SPACE, i);
        adit_option option = {
            .what = (uint16_t)what, .a = (int16_t)(space->number + 1), .b = (int16_t)strength};
        if (!adit_offer_if(out, option, may_go(tx, placement, space, adit_why_of(out)))) {
            return false;
        }
    }
    return true;
}

static void build_places(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const cf_player *player = cf_player_of(tx, seat);
    const int weakest = cf_weakest_unplaced(player);
    const bool can_jump = player->common.goods.have[CF_RUBY] > 0 || adit_why_of(out) != NULL;

    if (weakest < 0) {
        return;
    }
    for (int strength = weakest; strength <= CF_MAX_STRENGTH; strength++) {
        bool jumps = strength > weakest;
        const placing placement = {seat, dwarf_of_strength(player, strength), jumps ? 1 : 0};
        if (placement.dwarf < 0 || (jumps && !can_jump)) {
            continue;
        }
        if (!offer_spaces(tx, &placement, jumps ? CF_OPT_PLACE_ARMED : CF_OPT_PLACE, strength,
                          out)) {
            return;
        }
    }
    if (out->count == 0) {
        (void)adit_offer(out, (adit_option){.what = CF_OPT_PASS}); /* CF-331 */
    }
}

/* ---- Placing ---- */

static adit_status place_on(adit_tx *tx, int seat, const adit_option *answer)
{
    cf_state *state = cf_of(tx);
    cf_player *player = &state->player[seat];
    const adit_card *space = &tx->cards->card[answer->a - 1];
    const int dwarf = dwarf_of_strength(player, answer->b);

    if (answer->what == CF_OPT_PLACE_ARMED) {
        ADIT_TRY(adit_pay_good(tx, seat, CF_RUBY, 1)); /* CF-174 */
    }
    player->dwarf_at[dwarf] = (uint8_t)(space->kind_number + 1);
    if (state->taken_by[space->kind_number] < seat + 1) { /* of several the last seat */
        state->taken_by[space->kind_number] = (uint8_t)(seat + 1);
    }
    state->turn.dwarf = (uint8_t)dwarf;
    cf_enter_space(tx, seat, space->number);
    state->phase = CF_PHASE_SPACE;
    adit_note(tx, CF_LOG_PLACES, seat, answer->a, answer->b, 0);
    return adit_raise_plain(tx, CF_EVENT_PLACED, seat, space->number, answer->b);
}

adit_status cf_place(adit_tx *tx)
{
    cf_state *state = cf_of(tx);
    const int seat = state->at_turn;
    const adit_question question = adit_first_question(CF_ASK_PLACE, seat, build_places, &seat);
    adit_option answer;

    if (state->player[seat].has_passed || cf_weakest_unplaced(&state->player[seat]) < 0) {
        return cf_next_to_place(tx, seat);
    }
    ADIT_TRY(adit_ask(tx, &question, &answer));
    if (answer.what == CF_OPT_PASS) {
        state->player[seat].has_passed = 1;
        adit_note(tx, CF_LOG_PASSES, seat, 0, 0, 0);
        return cf_next_to_place(tx, seat + 1);
    }
    return place_on(tx, seat, &answer);
}
