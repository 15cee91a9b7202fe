/* setup.c - making a card ready, laying out the table, and what follows from the fields.
 *
 * Nothing is dealt face down: the round cards of a stage and the harvest markers are sets,
 * and one is drawn from them when it is turned up (design 2.7; it takes the place of the
 * fixed order of CF-45). So setup draws nothing but the starting player.
 */
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/spaces.h"

#include <string.h>

enum {
    FIRST_MARKER = 6,
    SKIPPED_ROUND = 9, /* with 1 or 2 players (CF-2, CF-3) */
    QUESTIONS = 3
};

/* ---- Cards ------------------------------------------------------------------------------------
 */

static bool is_gathered(int good)
{
    for (int kind = 0; kind < CF_STOCK_KINDS; kind++) {
        if (cf_stock_good(kind) == good) {
            return true;
        }
    }
    return false;
}

static adit_status check_gathered(const adit_cards *cards, uint16_t amounts, const char *fact,
                                  adit_err *err)
{
    const adit_goods goods = adit_fixed_goods(cards, amounts);

    for (int good = 0; good < CF_GOODS; good++) {
        if (goods.have[good] != 0 && !is_gathered(good)) {
            return adit_fail(err, ADIT_INPUT, "%s: %s cannot gather on a space; write a gain", fact,
                             cf_game.goods[good].name);
        }
    }
    return ADIT_OK;
}

/* The card that a fact names, of the same kind; 0 if the fact is left out. */
static adit_status named_card(const adit_cards *cards, const adit_card *card, int fact,
                              const char *name, int *number, adit_err *err)
{
    const char *id = card->fact[fact].text;

    *number = 0;
    if (id == NULL || id[0] == '\0') {
        return ADIT_OK;
    }
    int found = adit_cards_find(cards, id);
    if (found == ADIT_NO_CARD || cards->card[found].kind != card->kind || found == card->number) {
        return adit_fail(err, ADIT_INPUT, "%s: '%s' is no other card of this kind", name, id);
    }
    *number = found + 1;
    return ADIT_OK;
}

static adit_status prepare_space(const adit_cards *cards, adit_card *card, adit_err *err)
{
    adit_fact *fact = card->fact;
    int front;

    if (card->kind_number >= CF_SPACES) {
        return adit_fail(err, ADIT_INPUT, "there are more than %d spaces", CF_SPACES);
    }
    if (!fact[CF_SPACE_MIN_PLAYERS].is_set) {
        fact[CF_SPACE_MIN_PLAYERS].number = 1;
    }
    if (!fact[CF_SPACE_MAX_PLAYERS].is_set) {
        fact[CF_SPACE_MAX_PLAYERS].number = CF_SEATS;
    }
    if (fact[CF_SPACE_MIN_PLAYERS].number > fact[CF_SPACE_MAX_PLAYERS].number) {
        return adit_fail(err, ADIT_INPUT, "min_players: %d is more than max_players, %d",
                         fact[CF_SPACE_MIN_PLAYERS].number, fact[CF_SPACE_MAX_PLAYERS].number);
    }
    if (fact[CF_SPACE_STAGE].number == 0 &&
        (fact[CF_SPACE_FIXED_ROUND].number != 0 || fact[CF_SPACE_SOLO_ROUND].number != 0)) {
        return adit_fail(err, ADIT_INPUT, "a card that comes in a certain round needs its 'stage'");
    }
    if (fact[CF_SPACE_MORE].is_set && !fact[CF_SPACE_EMPTY].is_set) {
        return adit_fail(err, ADIT_INPUT, "more: is added to 'goods', which is left out");
    }
    ADIT_TRY(check_gathered(cards, fact[CF_SPACE_EMPTY].goods, "goods", err));
    ADIT_TRY(check_gathered(cards, fact[CF_SPACE_MORE].goods, "more", err));
    return named_card(cards, card, CF_SPACE_BACK_OF, "back_of", &front, err);
}

static adit_status prepare_tile(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const adit_fact *fact = card->fact;
    bool keeps = fact[CF_TILE_KEEPS].number != CF_KEEPS_NONE;
    bool has_room = fact[CF_TILE_KEEPS_MANY].number > 0 || fact[CF_TILE_KEEPS_DWARFS].number != 0;

    if (keeps != has_room) {
        return adit_fail(err, ADIT_INPUT,
                         keeps ? "keeps: say how many, with 'keeps_many' or 'keeps_dwarfs'"
                               : "keeps_many: say which animals, with 'keeps'");
    }
    if (fact[CF_TILE_SIXTH].number != 0 && fact[CF_TILE_ROOM].number != 0) {
        return adit_fail(err, ADIT_INPUT,
                         "sixth: is room for the sixth dwarf only, so 'room' must be left out");
    }
    return named_card(cards, card, CF_TILE_COVERS, "covers", &card->extra[CF_EXTRA_COVERS], err);
}

adit_status cf_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err)
{
    memset(card->extra, 0, sizeof card->extra);
    switch (card->kind) {
    case CF_KIND_SPACE:
        return prepare_space(cards, card, err);
    case CF_KIND_FURNISHING:
        return prepare_tile(cards, card, err);
    default:
        return ADIT_OK;
    }
}

/* ---- Layout -----------------------------------------------------------------------------------
 */

/* CF-37: the seats keep their numbers, the order goes on from the one that begins. */
static void choose_starting_player(cf_state *state)
{
    int chosen = state->base.rule[CF_RULE_STARTING_PLAYER], players = state->base.players;

    if (players == 1) {
        chosen = 1;
    } else if (chosen == 0) {
        chosen = (int)adit_rng_below(&state->base.rng, CF_STREAM_START, (uint32_t)players) + 1;
    }
    state->start_player = state->next_start_player = (uint8_t)(chosen - 1);
    state->at_turn = state->base.active = state->start_player;
}

/* CF-36, CF-38, CF-319 */
static void lay_out_boards(cf_state *state)
{
    static const uint8_t food[CF_SEATS] = {1, 1, 2, 3, 3, 3, 3};
    const int players = state->base.players;

    for (int i = 0; i < players; i++) {
        cf_player *player = &state->player[(state->start_player + i) % players];
        player->ground[CF_SPOT(4, 3)] = CF_CAVERN; /* CF-28 */
        player->ground[CF_ENTRY] = CF_ENTRY_LEVEL; /* CF-29 */
        player->dwarf[0] = player->dwarf[1] = CF_DWARF_ADULT;
        player->common.goods.have[CF_FOOD] = players == 1 ? 2 : food[i];
    }
}

/* CF-39, CF-40, CF-44: the other side of a card is out until it is turned over. */
static void lay_out_spaces(cf_state *state, const adit_cards *cards)
{
    for (int i = 0; i < adit_cards_of_kind(cards, CF_KIND_SPACE); i++) {
        const adit_fact *fact = adit_card_at(cards, CF_KIND_SPACE, i)->fact;
        const char *front = fact[CF_SPACE_BACK_OF].text;
        bool is_back = front != NULL && front[0] != '\0';

        if (is_back || state->base.players < fact[CF_SPACE_MIN_PLAYERS].number ||
            state->base.players > fact[CF_SPACE_MAX_PLAYERS].number) {
            state->space_place[i] = CF_SPACE_OUT;
        } else {
            state->space_place[i] =
                fact[CF_SPACE_STAGE].number == 0 ? CF_SPACE_OPEN : CF_SPACE_FACE_DOWN;
        }
    }
}

/* CF-41; none in the solo game (CF-321). */
static void lay_out_markers(cf_state *state)
{
    for (int round = FIRST_MARKER; round <= CF_ROUNDS && state->base.players > 1; round++) {
        if (state->base.players > 2 || round != SKIPPED_ROUND) {
            state->marker[round] = CF_MARKER_FACE_DOWN;
        }
    }
}

/* CF-42 */
static void lay_out_tiles(cf_state *state, const adit_cards *cards)
{
    for (int i = 0; i < adit_cards_of_kind(cards, CF_KIND_FURNISHING); i++) {
        int set = adit_card_at(cards, CF_KIND_FURNISHING, i)->fact[CF_TILE_SET].number;
        state->tile_place[i] =
            set <= state->base.rule[CF_RULE_TILE_SET] ? CF_TILE_SUPPLY : CF_TILE_OUT;
    }
}

adit_status cf_setup(adit_state *base, const adit_cards *cards, adit_err *err)
{
    cf_state *state = (cf_state *)base;

    if (base->rule[CF_RULE_STARTING_PLAYER] > base->players) {
        return adit_fail(err, ADIT_INPUT, "rule starting_player: there are only %d players, not %d",
                         base->players, base->rule[CF_RULE_STARTING_PLAYER]);
    }
    choose_starting_player(state);
    lay_out_boards(state);
    lay_out_spaces(state, cards);
    lay_out_markers(state);
    lay_out_tiles(state, cards);
    state->round = 1;
    state->phase = CF_PHASE_ROUND_START;
    cf_derive(base, cards);
    return ADIT_OK;
}

/* ---- What follows from the fields -------------------------------------------------------------
 */

static bool lies_on_board(const void *context, int card)
{
    const cf_player *player = context;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (player->tile[spot] == card + 1) {
            return true;
        }
    }
    return false;
}

/* Keeps the order in which cards came into play; new ones follow in the order of spaces. */
static void derive_in_play(cf_player *player)
{
    adit_in_play *list = &player->common.in_play;

    adit_in_play_keep(list, lies_on_board, player);
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (player->tile[spot] != 0) {
            adit_in_play_add(list, player->tile[spot] - 1);
        }
    }
}

/* A tile that a scenario puts on a board leaves the supply, and lies on a cavern if it was put
 * on bare rock. */
static void derive_tiles(cf_state *state, const adit_cards *cards, cf_player *player)
{
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int number = player->tile[spot];
        if (number == 0 || number > cards->count ||
            cards->card[number - 1].kind != CF_KIND_FURNISHING) {
            continue; /* the check will say so */
        }
        const adit_card *tile = &cards->card[number - 1];
        if (tile->fact[CF_TILE_UNLIMITED].number == 0) {
            state->tile_place[tile->kind_number] = CF_TILE_BUILT;
        }
        if (player->ground[spot] == CF_BARE && !cf_is_forest(spot) && cf_is_on_board(spot)) {
            player->ground[spot] = CF_CAVERN;
        }
    }
}

/* Halves of one tile that a scenario has laid side by side find each other. */
static void derive_partners(cf_player *player, int ground, int other)
{
    const uint64_t alone = cf_where(player->partner, 0);
    uint64_t others = alone & cf_where(player->ground, other);

    for (uint64_t rest = alone & cf_where(player->ground, ground); rest != 0; rest &= rest - 1) {
        const int spot = __builtin_ctzll(rest);
        const uint64_t beside = others & cf_beside(CF_BIT(spot));
        if (beside != 0 && player->partner[spot] == 0) {
            const int partner = __builtin_ctzll(beside);
            player->partner[spot] = (uint8_t)(partner + 1);
            player->partner[partner] = (uint8_t)(spot + 1);
            others &= ~(CF_BIT(spot) | CF_BIT(partner));
        }
    }
}

static void derive_taken(cf_state *state)
{
    memset(state->taken_by, 0, sizeof state->taken_by);
    for (int seat = 0; seat < state->base.players; seat++) {
        for (int i = 0; i < CF_DWARFS; i++) {
            int space = state->player[seat].dwarf_at[i];
            if (space > 0 && space <= CF_SPACES) {
                state->taken_by[space - 1] = (uint8_t)(seat + 1);
            }
        }
    }
}

/* A marker that lies open ahead of its round counts as seen when its round has come. */
static bool has_been_seen(const cf_state *state, int round)
{
    int from =
        state->base.rule[CF_RULE_REVEAL_HARVEST] != 0 ? CF_PHASE_HARVEST_CHOICE : CF_PHASE_INCOME;

    return round < state->round || (round == state->round && state->phase >= from);
}

static void derive_markers(cf_state *state)
{
    const int players = state->base.players;
    int leaves = players == 1 ? 0 : players == 2 ? 3 : 4, questions = players == 1 ? 0 : QUESTIONS;
    int seen = 0;

    for (int round = 1; round <= CF_ROUNDS; round++) {
        leaves -= state->marker[round] == CF_MARKER_LEAF;
        questions -= state->marker[round] == CF_MARKER_QUESTION;
        seen += state->marker[round] == CF_MARKER_QUESTION && has_been_seen(state, round);
    }
    state->leaves = (uint8_t)(leaves > 0 ? leaves : 0);
    state->questions = (uint8_t)(questions > 0 ? questions : 0);
    state->questions_seen = (uint8_t)seen;
}

void cf_derive(adit_state *base, const adit_cards *cards)
{
    cf_state *state = (cf_state *)base;

    for (int seat = 0; seat < base->players; seat++) {
        cf_player *player = &state->player[seat];
        derive_tiles(state, cards, player);
        derive_partners(player, CF_LARGE_PASTURE, CF_LARGE_PASTURE);
        derive_partners(player, CF_ORE_MINE, CF_DEEP_TUNNEL);
        derive_partners(player, CF_ORE_MINE, CF_RUBY_MINE);
        derive_in_play(player);
    }
    derive_taken(state);
    derive_markers(state);
    state->housing = 0; /* only in the course of a decision is somebody asked for room */
    for (int i = 0; i < adit_cards_of_kind(cards, CF_KIND_TABLE); i++) {
        adit_in_play_add(&base->in_play, adit_card_at(cards, CF_KIND_TABLE, i)->number);
    }
}
