/* rooms.c - the [n] action: using orange rooms, and bonuses that cards open for a turn.
 *
 * Taking the action only notes how many rooms may be used; each use is a transaction of its
 * own, with all groups of the room in it.
 */
#include "engine/games/cave_vs_cave/rules.h"

/* ---- Menus over groups (CVC-60) ---- */

adit_status cvc_menu_step(adit_tx *tx, const adit_card *card, const adit_menu *menu,
                          adit_option *chosen)
{
    const int outer_card = tx->card, outer_seat = tx->card_seat;
    adit_status status;

    /* The groups are the card's own effect: it is the card that asks. */
    tx->card = card->number;
    tx->card_seat = menu->question.seat;
    status = adit_menu_step(tx, menu, chosen);
    tx->card = outer_card;
    tx->card_seat = outer_seat;
    return status;
}

/* ---- Taking the action (CVC-87, CVC-95) ---- */

adit_status cvc_rooms(adit_tx *tx, int seat, const adit_args *args)
{
    int uses;

    adit_note(tx, CVC_LOG_ROOMS, seat, args->n[0], 0, 0);
    ADIT_TRY(adit_raise_plain(tx, CVC_EVENT_ROOM_ACTION, seat, ADIT_NO_CARD, args->n[0]));
    uses = adit_value(tx, seat, CVC_VALUE_ROOM_USES, args->n[0], ADIT_NO_CARD);
    /* The uses belong to the turn; a card that gives them away in somebody else's is idle. */
    if (seat == tx->work->active) {
        uses += cvc_of(tx)->turn.rooms_left;
        cvc_of(tx)->turn.rooms_left = (uint8_t)(uses < 0 ? 0 : uses > CVC_CELLS ? CVC_CELLS : uses);
    }
    return ADIT_OK;
}

/* ---- Using a room (CVC-53, CVC-54) ---- */

bool cvc_may_use(adit_tx *tx, int seat, int cell, adit_why *why)
{
    const cvc_state *state = cvc_of(tx);
    int stored = state->player[seat].room_at[cell];

    if (stored == 0) {
        return adit_refuse(why, "there is no room in %s", cvc_cell_names[cell]);
    }
    if (cvc_card(tx->cards, stored)->fact[CVC_ROOM_COLOUR].number != CVC_ORANGE) {
        return adit_refuse(why, "blue rooms work automatically and are not used"); /* CVC-E44 */
    }
    if (cvc_was_used(state, cell)) {
        return adit_refuse(why, "it was already used this turn"); /* CVC-E43 */
    }
    return adit_permission(tx, seat, CVC_MAY_USE_ROOM, stored - 1, why);
}

static bool has_usable_room(adit_tx *tx, int seat)
{
    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells; cell++) {
        if (cvc_may_use(tx, seat, cell, NULL)) {
            return true;
        }
    }
    return false;
}

static void build_rooms(adit_tx *tx, const void *context, adit_options *out)
{
    int seat = *(const int *)context;
    const cvc_player *player = cvc_player_of(tx, seat);

    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells; cell++) {
        adit_option option = {
            .what = CVC_OPT_USE, .a = (int16_t)player->room_at[cell], .b = (int16_t)cell};
        if (player->room_at[cell] != 0 &&
            !adit_offer_if(out, option, cvc_may_use(tx, seat, cell, adit_why_of(out)))) {
            return;
        }
    }
    (void)adit_offer(out, (adit_option){.what = CVC_OPT_END_ROOMS});
}

static adit_status carry_out_groups(adit_tx *tx, int seat, const adit_card *room)
{
    const adit_node_id node = room->fact[CVC_ROOM_USE].effect;
    uint32_t done = 0;
    adit_menu menu = {.question = {.key = CVC_ASK_ROOM_GROUP, .seat = seat},
                      .node = node,
                      .connective = adit_connective(tx, seat, room, node),
                      .done = &done,
                      .end = {.what = CVC_OPT_END_ROOM},
                      .may_end = true}; /* CVC-54: always legal */
    adit_option chosen;

    do {
        /* CVC-56: while nothing has been done with the room, any exchange keeps it open. */
        menu.question.forced = done == 0 ? ADIT_FORCED_UNLESS_ANYTIME : ADIT_FORCED_UNLESS_OPENED;
        adit_status status = cvc_menu_step(tx, room, &menu, &chosen);
        if (status == ADIT_NONE) {
            return ADIT_OK; /* nothing of it can be done */
        }
        ADIT_TRY(status);
    } while (chosen.what != CVC_OPT_END_ROOM);
    return ADIT_OK;
}

static void mark_used(cvc_state *state, int cell)
{
    if (cell < CVC_PRINTED) {
        state->turn.used |= (uint16_t)(1u << cell);
    } else {
        state->turn.used_deep |= (uint16_t)(1u << (cell - CVC_PRINTED));
    }
}

adit_status cvc_use_room(adit_tx *tx, int seat)
{
    const adit_question question = adit_first_question(CVC_ASK_ROOM, seat, build_rooms, &seat);
    cvc_state *state = cvc_of(tx);
    adit_option answer;

    if (!has_usable_room(tx, seat)) {
        state->turn.rooms_left = 0; /* CVC-53: ends automatically */
        return ADIT_OK;
    }
    ADIT_TRY(adit_ask(tx, &question, &answer));
    if (answer.what == CVC_OPT_END_ROOMS) {
        state->turn.rooms_left = 0;
        return ADIT_OK;
    }
    const adit_card *room = cvc_card(tx->cards, answer.a);
    state->turn.rooms_left--;
    mark_used(state, answer.b);
    adit_note(tx, CVC_LOG_USES, seat, answer.a, 0, 0);
    ADIT_TRY(carry_out_groups(tx, seat, room));
    return adit_raise_plain(tx, CVC_EVENT_ROOM_USED, seat, room->number, 1);
}

/* ---- Bonuses (CVC-R20) ---- */

adit_status cvc_open_bonus(adit_tx *tx, int seat, const adit_args *args)
{
    uint16_t *bonus = cvc_of(tx)->turn.bonus;
    int stored = tx->card + 1;

    (void)args;
    if (tx->card == ADIT_NO_CARD || seat != tx->work->active) {
        return ADIT_OK; /* nobody's card, or not the owner's turn: there is nothing to open */
    }
    for (int i = 0; i < CVC_BONUSES; i++) {
        if (bonus[i] == stored || bonus[i] == 0) {
            bonus[i] = (uint16_t)stored;
            return ADIT_OK;
        }
    }
    return adit_fault(tx, ADIT_LIMIT, "more than %d bonuses are open at once", CVC_BONUSES);
}

static adit_node_id bonus_node(const adit_tx *tx, int stored)
{
    const adit_card *card = cvc_card(tx->cards, stored);

    return card->kind == CVC_KIND_ROOM ? card->fact[CVC_ROOM_BONUS].effect : 0;
}

void cvc_offer_bonuses(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const uint16_t *bonus = cvc_of(tx)->turn.bonus;

    for (int i = 0; i < CVC_BONUSES && bonus[i] != 0; i++) {
        adit_node_id node = bonus_node(tx, bonus[i]);
        adit_option option = {.what = CVC_OPT_BONUS, .a = (int16_t)bonus[i]};
        if (node == 0 || !adit_is_in_play(tx, seat, bonus[i] - 1)) {
            continue;
        }
        if (!adit_offer_if(out, option, adit_can(tx, seat, node, NULL, NULL, adit_why_of(out)))) {
            return;
        }
    }
}

adit_status cvc_use_bonus(adit_tx *tx, int seat, int card)
{
    uint16_t *bonus = cvc_of(tx)->turn.bonus;
    int kept = 0;

    for (int i = 0; i < CVC_BONUSES; i++) { /* CVC-E63: once */
        uint16_t stored = bonus[i];
        bonus[i] = 0;
        if (stored != 0 && stored != card + 1) {
            bonus[kept++] = stored;
        }
    }
    adit_note(tx, CVC_LOG_BONUS, seat, card + 1, 0, 0);
    ADIT_TRY(adit_run_effect(tx, seat, card, bonus_node(tx, card + 1), NULL));
    return adit_raise_plain(tx, CVC_EVENT_BONUS_USED, seat, card, 0);
}
