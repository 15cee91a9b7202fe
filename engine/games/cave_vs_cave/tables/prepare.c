/* prepare.c - making a card ready: what the schema cannot check, and what is read from it once. */
#include "engine/games/cave_vs_cave/game.h"

#include <string.h>

const adit_limit_row cvc_limits[] = {
    {"rounds", CVC_MAX_ROUNDS, "a match", "rounds", 0},
    {"eras", CVC_MAX_ERAS, "a match", "eras", 0},
    {"turns", CVC_MAX_TURNS, "a player", "turns in a round", 0},
    {"reveals", CVC_MAX_REVEALS, "a round", "tiles that it reveals", 0},
    {"deep_cells", CVC_DEEP_CELLS, "a cave", "cells below the printed ones", CVC_KIND_CELL + 1},
    {0},
};

static adit_status prepare_room(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const adit_fact *walls = &card->fact[CVC_ROOM_WALLS];
    const adit_node_id use = card->fact[CVC_ROOM_USE].effect;
    bool is_orange = card->fact[CVC_ROOM_COLOUR].number == CVC_ORANGE;

    if (is_orange && use == 0) {
        return adit_fail(err, ADIT_INPUT, "an orange room needs 'use': what it does when used");
    }
    if (!is_orange && use != 0) {
        return adit_fail(
            err, ADIT_INPUT,
            "a blue room works automatically and cannot have 'use'; add a hook such as 'on'");
    }
    if (card->fact[CVC_ROOM_ERA].number > 1 && card->fact[CVC_ROOM_BACK].number != CVC_BACK_LIGHT) {
        return adit_fail(err, ADIT_INPUT,
                         "era: only rooms with back = \"light\" join the display with an era");
    }
    card->extra[CVC_EXTRA_DIGS] = use != 0 && cvc_node_has_verb(cards, use, "dig");
    card->extra[CVC_EXTRA_NET] = cvc_net_points(cards, card);
    card->extra[CVC_EXTRA_YIELD] = use != 0 ? cvc_yield(cards, use) : 0;
    if (card->fact[CVC_ROOM_BACK].number == CVC_BACK_PRINTED) {
        return ADIT_OK; /* it is never furnished */
    }
    if (!walls->is_set || !cvc_read_walls(walls->text, &card->extra[CVC_EXTRA_ACCEPTS])) {
        return adit_fail(
            err, ADIT_INPUT,
            "walls: %s%s%s; expected four of '#' must, 'o' may, '.' must not, for north, east, "
            "south and west, such as \"# o . #\"",
            walls->is_set ? "invalid pattern '" : "missing", walls->is_set ? walls->text : "",
            walls->is_set ? "'" : "");
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

/* What is wrong with all rounds together is said once: of the first that a mod adds, if any. */
static bool is_first_added(const adit_cards *cards, const adit_card *card)
{
    for (ADIT_EACH_CARD(round, cards, CVC_KIND_ROUND)) {
        if (!round->fact[CVC_ROUND_NUMBER].is_set) {
            return round == card;
        }
    }
    return card->kind_number == 0;
}

static adit_status prepare_round(const adit_cards *cards, adit_card *card, adit_err *err)
{
    for (int players = 1; players <= CVC_SEATS; players++) {
        card->extra[CVC_EXTRA_ROUND + players - 1] = cvc_number_of_round(cards, card, players);
        card->extra[CVC_EXTRA_NTH + players - 1] =
            cvc_find_round(cards, players, card->kind_number + 1);
    }
    if (cvc_round_count(cards, CVC_SEATS) > CVC_MAX_ROUNDS && is_first_added(cards, card)) {
        return adit_fail(err, ADIT_INPUT, "%s, which has %d",
                         adit_limit_message(&cvc_limits[0]).text,
                         cvc_round_count(cards, CVC_SEATS));
    }
    return ADIT_OK;
}

static adit_status prepare_cell(const adit_cards *cards, const adit_card *card, adit_err *err)
{
    const int place = card->fact[CVC_CELL_PLACE].number;
    const adit_card *other = cvc_cell_card(cards, CVC_PRINTED + place);

    if (other != card) {
        return adit_fail(err, ADIT_INPUT, "cell: %s is already used by %s", cvc_deep_names[place],
                         other->id);
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
    case CVC_KIND_ROUND:
        return prepare_round(cards, card, err);
    case CVC_KIND_CELL:
        return prepare_cell(cards, card, err);
    default:
        return ADIT_OK;
    }
}
