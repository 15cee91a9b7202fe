/* derive.c - what follows from the fields, after a scenario or a save has set them. */
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/home/board.h"

#include <string.h>

enum { QUESTIONS = 3 };

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
            cf_join_halves(player, (const int[2]){spot, partner});
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
        adit_in_play_from_board(&player->common.in_play, player->tile, CF_SPOTS);
    }
    derive_taken(state);
    derive_markers(state);
    state->housing = 0; /* only in the course of a decision is somebody asked for room */
}
