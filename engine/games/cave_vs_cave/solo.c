/* solo.c - the extra room that a solo player turns up after a turn with exactly one dig.
 *
 * The reveal happens as soon as it is certain that no second dig can follow in this turn
 * (CVC-115). Whether one can follow is read from the effect trees: no tile and no room is
 * known here by name.
 *
 * This gives the answers of CVC-116 for the printed cards. Only one room digs, and a room can
 * be used once a turn; so a second, separate dig needs a tile with a digging group besides an
 * [n] group, and the digging room. That is the one tile and the one room CVC-116 speaks of,
 * while one of the two groups is open. The double dig counts 2 when its group is finished.
 * Tiles with [n] groups only, or with a dig and no [n], are certain at once.
 */
#include "engine/games/cave_vs_cave/game.h"

bool cvc_node_has_verb(const adit_cards *cards, adit_node_id id, const char *verb)
{
    const adit_node *node = &cards->node[id];

    if (id == 0) {
        return false;
    }
    if (node->kind == ADIT_NODE_SCRIPT) {
        return true; /* nobody knows what a function does, so it may be this */
    }
    if (node->kind == ADIT_NODE_VERB && adit_verb_find(&cvc_game, verb) == node->as.verb.verb) {
        return true;
    }
    for (int i = 0; i < node->count; i++) {
        if (cvc_node_has_verb(cards, node->part[i], verb)) {
            return true;
        }
    }
    return false;
}

static int count_places(const cvc_state *state, const adit_cards *cards, int from, int to)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards, CVC_KIND_ROOM); i++) {
        count += state->room_place[i] >= from && state->room_place[i] < to;
    }
    return count;
}

int cvc_unknown_rocks(const cvc_state *state, const adit_cards *cards)
{
    int rocks = 0;

    for (int seat = 0; seat < state->base.players; seat++) {
        rocks += adit_count_bytes(state->player[seat].ground, CVC_PRINTED, CVC_ROCK);
    }
    return rocks - count_places(state, cards, CVC_ROOM_PIN, CVC_ROOM_PILE_TOP);
}

/* CVC-32: the pile is what the rocks do not hold. */
int cvc_pile_size(const cvc_state *state, const adit_cards *cards)
{
    int pool = count_places(state, cards, CVC_ROOM_POOL, CVC_ROOM_POOL + 1);
    int rest = pool - cvc_unknown_rocks(state, cards);

    if (state->base.players != 1) {
        return 0;
    }
    return (rest < 0 ? 0 : rest) + count_places(state, cards, CVC_ROOM_PILE_TOP, CVC_ROOM_DEEP);
}

static bool owns_digging_room(adit_tx *tx, int seat)
{
    for (int cell = 0, cells = cvc_cell_count(tx->cards); cell < cells; cell++) {
        if (cvc_may_use(tx, seat, cell, NULL) &&
            cvc_card(tx->cards, cvc_player_of(tx, seat)->room_at[cell])->extra[CVC_EXTRA_DIGS]) {
            return true;
        }
    }
    return false;
}

/* Groups of the tile that may still be taken. */
static unsigned open_groups(const cvc_state *state)
{
    unsigned open = ~state->turn.done;

    switch (state->turn.connective) {
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_AND_OR:
        break;
    case ADIT_NODE_THEN_OR: /* nothing before the last one done */
        for (unsigned part = 0; part < ADIT_MAX_PARTS; part++) {
            open &= state->turn.done >> part != 0 ? ~(1u << part) : ~0u;
        }
        break;
    default: /* one of them, or a single group */
        open = state->turn.done != 0 ? 0 : ~0u;
        break;
    }
    return open;
}

static bool bonus_may_dig(const adit_tx *tx)
{
    const uint16_t *bonus = cvc_of(tx)->turn.bonus;

    for (int i = 0; i < CVC_BONUSES && bonus[i] != 0; i++) {
        const adit_card *card = cvc_card(tx->cards, bonus[i]);
        if (card->kind == CVC_KIND_ROOM &&
            cvc_node_has_verb(tx->cards, card->fact[CVC_ROOM_BONUS].effect, "dig")) {
            return true;
        }
    }
    return false;
}

static bool may_dig_again(adit_tx *tx, int seat)
{
    const cvc_state *state = cvc_of(tx);
    const adit_card *tile;
    unsigned open;

    if (state->turn.tile == 0 || state->phase != CVC_PHASE_TILE) {
        return false;
    }
    tile = cvc_card(tx->cards, state->turn.tile);
    open = open_groups(state);
    if ((open & (unsigned)tile->extra[CVC_EXTRA_DIGS]) != 0 || bonus_may_dig(tx)) {
        return true;
    }
    return (state->turn.rooms_left > 0 || (open & (unsigned)tile->extra[CVC_EXTRA_ROOMS]) != 0) &&
           owns_digging_room(tx, seat);
}

adit_status cvc_reveal(adit_tx *tx, int seat, bool turn_is_over)
{
    cvc_state *state = cvc_of(tx);
    int card;

    if (state->base.players != 1 || state->turn.digs != 1 || state->turn.revealed ||
        !state->base.rule[CVC_RULE_SOLO_REVEAL] || cvc_pile_size(state, tx->cards) == 0 ||
        (!turn_is_over && may_dig_again(tx, seat))) {
        return ADIT_OK;
    }
    ADIT_TRY(cvc_turn_up_room(tx, CVC_STREAM_PILE, CVC_ROOM_PILE_TOP, CVC_ROOM_POOL, &card));
    state->turn.revealed = 1;
    if (card != ADIT_NO_CARD) { /* a trial may not see it */
        adit_note(tx, CVC_LOG_REVEALS, seat, card + 1, 0, 0);
    }
    return ADIT_OK;
}
