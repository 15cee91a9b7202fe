/* setup.c - making a card ready, laying out the table, and what follows from the fields.
 *
 * Nothing is dealt face down: dark rooms form one pool and are drawn when they are turned up
 * (design 2.7), so setup only draws what is public at once: the light rooms of a solo match
 * and the starting player.
 */
#include "engine/games/cave_vs_cave/state.h"

#include <string.h>

/* ---- Cards ------------------------------------------------------------------------------- */

static adit_status prepare_room(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const adit_fact *walls = &card->fact[CVC_ROOM_WALLS];
    const adit_node_id use = card->fact[CVC_ROOM_USE].effect;
    bool is_orange = card->fact[CVC_ROOM_COLOUR].number == CVC_ORANGE;

    if (is_orange && use == 0) {
        return adit_fail(err, ADIT_INPUT, "an orange room needs 'use': what it does when used");
    }
    if (!is_orange && use != 0) {
        return adit_fail(err, ADIT_INPUT,
                         "a blue room works by itself and has no 'use'; write a hook such as 'on'");
    }
    card->extra[CVC_EXTRA_DIGS] = use != 0 && cvc_node_has_verb(cards, use, "dig");
    card->extra[CVC_EXTRA_YIELD] = use != 0 ? cvc_yield(cards, use) : 0;
    if (card->fact[CVC_ROOM_BACK].number == CVC_BACK_PRINTED) {
        return ADIT_OK; /* it is never furnished */
    }
    if (!walls->is_set || !cvc_read_walls(walls->text, &card->extra[CVC_EXTRA_ACCEPTS])) {
        return adit_fail(err, ADIT_INPUT,
                         "walls: '%s' is not a pattern; write four of '#' must, 'o' may, '.' must "
                         "not, for north east south west, such as \"# o . #\"",
                         walls->is_set ? walls->text : "");
    }
    return ADIT_OK;
}

/* Which groups of a tile may dig or use rooms; a tile that is one group only has group 0. */
static adit_status prepare_tile(const adit_cards *cards, adit_card *card)
{
    const adit_node_id use = card->fact[CVC_TILE_USE].effect;
    const adit_node *node = &cards->node[use];
    bool is_list = node->kind >= ADIT_NODE_ANY_ORDER && node->kind <= ADIT_NODE_ONE_OF;
    int groups = is_list ? node->count : 1;

    for (int i = 0; i < groups; i++) {
        adit_node_id group = is_list ? node->part[i] : use;
        card->extra[CVC_EXTRA_DIGS] |= cvc_node_has_verb(cards, group, "dig") << i;
        card->extra[CVC_EXTRA_ROOMS] |= cvc_node_has_verb(cards, group, "rooms") << i;
    }
    return ADIT_OK;
}

adit_status cvc_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err)
{
    memset(card->extra, 0, sizeof card->extra);
    switch (card->kind) {
    case CVC_KIND_ROOM:
        return prepare_room(cards, card, err);
    case CVC_KIND_TILE:
        return prepare_tile(cards, card);
    default:
        return ADIT_OK;
    }
}

int cvc_entrance(const adit_cards *cards)
{
    for (int i = 0; i < adit_cards_of_kind(cards, CVC_KIND_ROOM); i++) {
        const adit_card *room = adit_card_at(cards, CVC_KIND_ROOM, i);
        if (room->fact[CVC_ROOM_BACK].number == CVC_BACK_PRINTED) {
            return room->number;
        }
    }
    return ADIT_NO_CARD;
}

/* ---- Layout ------------------------------------------------------------------------------ */

static void lay_out_caves(cvc_state *state)
{
    for (int seat = 0; seat < state->base.players; seat++) {
        cvc_player *player = &state->player[seat];
        for (int good = 0; good < CVC_GOODS; good++) {
            player->seat.goods.have[good] = 1; /* CVC-26 */
        }
        /* CVC-15: nine rocks, c4 free, c6 the entrance; c11 does not exist yet */
        memset(player->ground, CVC_ROCK, CVC_CAVE);
        player->ground[4] = CVC_EMPTY;
        player->ground[CVC_ENTRANCE] = CVC_MOUTH;
        player->ground[CVC_CAVERN] = CVC_ABSENT;
    }
}

static void lay_out_rooms(cvc_state *state, const adit_cards *cards)
{
    static const uint8_t place_of_back[] = {
        [CVC_BACK_LIGHT] = CVC_ROOM_DISPLAY, /* CVC-27 */
        [CVC_BACK_DARK] = CVC_ROOM_POOL,     /* CVC-28 */
        [CVC_BACK_PRINTED] = CVC_ROOM_PRINTED,
    };

    for (int i = 0; i < adit_cards_of_kind(cards, CVC_KIND_ROOM); i++) {
        const adit_card *room = adit_card_at(cards, CVC_KIND_ROOM, i);
        state->room_place[i] = place_of_back[room->fact[CVC_ROOM_BACK].number];
    }
}

/* CVC-31: three light rooms, drawn at random, leave the game. */
static void remove_light_rooms(cvc_state *state, const adit_cards *cards)
{
    for (int removed = 0; removed < 3; removed++) {
        int light[ADIT_MAX_CARDS_OF_KIND], count = 0;
        for (int i = 0; i < adit_cards_of_kind(cards, CVC_KIND_ROOM); i++) {
            if (state->room_place[i] == CVC_ROOM_DISPLAY) {
                light[count++] = i;
            }
        }
        if (count == 0) {
            return;
        }
        uint32_t chosen = adit_rng_below(&state->base.rng, CVC_STREAM_LIGHT, (uint32_t)count);
        state->room_place[light[chosen]] = CVC_ROOM_REMOVED;
    }
}

static void lay_out_tiles(cvc_state *state, const adit_cards *cards)
{
    for (int i = 0; i < adit_cards_of_kind(cards, CVC_KIND_TILE); i++) {
        const adit_card *tile = adit_card_at(cards, CVC_KIND_TILE, i);
        if (tile->fact[CVC_TILE_MIN_PLAYERS].number > state->base.players) {
            state->tile_place[i] = CVC_TILE_REMOVED; /* CVC-33 */
        } else if (tile->fact[CVC_TILE_STAGE].number == CVC_STAGE_START) {
            state->tile_place[i] = CVC_TILE_ON_BOARD; /* CVC-24 */
        } else {
            state->tile_place[i] = CVC_TILE_FACE_DOWN; /* CVC-25 */
        }
    }
}

/* CVC-29 and, if the rule parameter says so, CVC-119. */
static void choose_starting_player(cvc_state *state)
{
    int chosen = state->base.rule[CVC_RULE_STARTING_PLAYER];

    if (state->base.players == 1) {
        state->start_player = 0;
    } else if (chosen > 0) {
        state->start_player = (uint8_t)(chosen - 1);
    } else {
        state->start_player = (uint8_t)adit_rng_below(&state->base.rng, CVC_STREAM_START, 2);
    }
}

adit_status cvc_setup(adit_state *base, const adit_cards *cards, adit_err *err)
{
    cvc_state *state = (cvc_state *)base;

    if (cvc_entrance(cards) == ADIT_NO_CARD) {
        return adit_fail(err, ADIT_INPUT,
                         "no room has back = \"printed\": the cave boards need their entrance");
    }
    lay_out_caves(state);
    lay_out_rooms(state, cards);
    lay_out_tiles(state, cards);
    if (base->players == 1) {
        remove_light_rooms(state, cards);
    }
    choose_starting_player(state);
    state->wall_supply = (uint8_t)base->rule[CVC_RULE_WALLS];
    state->round = 1;
    state->phase = CVC_PHASE_ROUND_START;
    cvc_derive(base, cards);
    return ADIT_OK;
}

/* ---- What follows from the fields ---------------------------------------------------------- */

static bool lies_in_cave(const void *context, int card)
{
    const cvc_player *player = context;

    for (int cell = 0; cell < CVC_CELLS; cell++) {
        if (player->room_at[cell] == card + 1) {
            return true;
        }
    }
    return false;
}

/* Keeps the order in which cards came into play; new ones follow in the order of cells. */
static void derive_in_play(cvc_player *player)
{
    adit_in_play *list = &player->seat.in_play;

    adit_in_play_keep(list, lies_in_cave, player);
    adit_in_play_add(list, player->room_at[CVC_ENTRANCE] - 1);
    for (int cell = 0; cell < CVC_CELLS; cell++) {
        if (player->room_at[cell] != 0) {
            adit_in_play_add(list, player->room_at[cell] - 1);
        }
    }
}

static void derive_rooms(cvc_state *state, const adit_cards *cards)
{
    int entrance = cvc_entrance(cards);

    for (int seat = 0; seat < state->base.players; seat++) {
        memset(state->player[seat].room_at, 0, sizeof state->player[seat].room_at);
        state->player[seat].room_at[CVC_ENTRANCE] = (uint16_t)(entrance + 1);
    }
    for (int i = 0; i < adit_cards_of_kind(cards, CVC_KIND_ROOM); i++) {
        int spot = state->room_place[i] - CVC_ROOM_CELL;
        if (spot >= 0 && spot < state->base.players * CVC_CELLS) {
            state->player[spot / CVC_CELLS].room_at[spot % CVC_CELLS] =
                (uint16_t)(adit_card_at(cards, CVC_KIND_ROOM, i)->number + 1);
        }
    }
}

/* Walls that a scenario has put into a cave come out of the supply (CVC-I1). */
static void derive_supply(cvc_state *state)
{
    int built = 0, walls = state->base.rule[CVC_RULE_WALLS];

    for (int seat = 0; seat < state->base.players; seat++) {
        built += cvc_built_walls(&state->player[seat]);
    }
    /* A supply that was set on purpose is left for the check to judge (CVC-I1). */
    if (state->wall_supply == walls && built > 0) {
        state->wall_supply = (uint8_t)(built < walls ? walls - built : 0);
    }
}

void cvc_derive(adit_state *base, const adit_cards *cards)
{
    cvc_state *state = (cvc_state *)base;

    derive_rooms(state, cards);
    derive_supply(state);
    base->turn = state->turn.number;
    for (int round = 1; round < state->round; round++) {
        base->turn =
            (uint16_t)(base->turn + cvc_turns_of_round(base->players, round) * base->players);
    }
    base->active = (uint8_t)((state->start_player + state->turn.number) % base->players);
    for (int seat = 0; seat < base->players; seat++) {
        int rocks = cvc_count_ground(&state->player[seat], CVC_ROCK);
        state->player[seat].digs = (uint8_t)(rocks < CVC_ROCKS ? CVC_ROCKS - rocks : 0);
        derive_in_play(&state->player[seat]);
    }
    for (int i = 0; i < adit_cards_of_kind(cards, CVC_KIND_BOARD); i++) {
        adit_in_play_add(&base->in_play, adit_card_at(cards, CVC_KIND_BOARD, i)->number);
    }
}
