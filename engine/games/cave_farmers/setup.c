/* setup.c - laying out the table.
 *
 * Nothing is dealt face down: the round cards of a stage and the harvest markers are sets,
 * and one is drawn from them when it is turned up (design 2.7; it takes the place of the
 * fixed order of CF-45). So setup draws nothing but the starting player.
 */
#include "engine/games/cave_farmers/game.h"

enum {
    FIRST_MARKER = 6,
    SKIPPED_ROUND = 9 /* with 1 or 2 players (CF-2, CF-3) */
};

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
    for (int i = 0; i < adit_kind_card_count(cards, CF_KIND_SPACE); i++) {
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
    for (int i = 0; i < adit_kind_card_count(cards, CF_KIND_FURNISHING); i++) {
        int set = adit_card_at(cards, CF_KIND_FURNISHING, i)->fact[CF_TILE_SET].number;
        state->tile_place[i] =
            set <= state->base.rule[CF_RULE_TILE_SET] ? CF_TILE_SUPPLY : CF_TILE_OUT;
    }
}

adit_status cf_setup(adit_state *base, const adit_cards *cards, adit_err *err)
{
    cf_state *state = (cf_state *)base;

    ADIT_TRY(adit_start_check(base, CF_RULE_STARTING_PLAYER, err));
    /* CF-37: the seats keep their numbers, the order starts with the one that begins. */
    state->start_player =
        (uint8_t)adit_start_choose(base, CF_RULE_STARTING_PLAYER, CF_STREAM_START);
    state->next_start_player = state->at_turn = base->active = state->start_player;
    lay_out_boards(state);
    lay_out_spaces(state, cards);
    lay_out_markers(state);
    lay_out_tiles(state, cards);
    state->round = 1;
    state->phase = CF_PHASE_ROUND_START;
    return ADIT_OK;
}
