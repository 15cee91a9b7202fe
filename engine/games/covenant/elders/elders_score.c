/* elders_score.c - what the Elders score in a Council Phase and in the end (9.6). */
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/turn.h"

/* ---- The Council Phase (COV-299) ---- */

static int buildings_in_the_mountain(const cov_state *state)
{
    int count[COV_BUILDINGS];

    cov_count_buildings(state, COV_ELDERS, count);
    return count[COV_HOUSE] + count[COV_WORKSHOP] + count[COV_PILLAR] + count[COV_GATE];
}

/* C4 at their own rate, and C5 without projects; nobody is ever released. */
void cov_elders_council(adit_tx *tx)
{
    const cov_state *state = cov_of(tx);
    const adit_card *era = cov_era_card(tx->cards, state->era);
    const uint8_t *dungeon = state->elders.dungeon;

    cov_elders_gp(tx, dungeon[0] / 2 + dungeon[1] + dungeon[2]);
    cov_elders_gp(tx, era->fact[COV_ERA_ELDERS].number * buildings_in_the_mountain(state));
}

/* ---- The final scoring (COV-300 to COV-302) ---- */

enum { FROM_THRONE, FROM_TILES, FROM_ACHIEVEMENTS, FROM_CARDS, SOURCES };

int cov_elders_tiles(const cov_state *state, const adit_cards *cards, int kind)
{
    const uint8_t *lies = cov_lies_of((cov_state *)state, kind);
    const int count = adit_kind_card_count(cards, kind);
    int tiles = 0;

    for (int i = 0; i < count && i < COV_MOST; i++) {
        tiles += lies[i] == COV_LIES_WITH_ELDERS;
    }
    return tiles;
}

static int tiles_in_storage(const cov_state *state, const adit_cards *cards)
{
    const int relics = state->base.rule[COV_RULE_STORAGE_RELICS] != 0
                           ? cov_elders_tiles(state, cards, COV_KIND_RELIC)
                           : 0;

    return cov_elders_tiles(state, cards, COV_KIND_TRADITION) +
           cov_elders_tiles(state, cards, COV_KIND_JEWEL) +
           cov_elders_tiles(state, cards, COV_KIND_COIN) + relics;
}

static void final_points(const cov_state *state, const adit_cards *cards, int points[SOURCES])
{
    const adit_fact *tile =
        adit_card_at(cards, COV_KIND_DIFFICULTY, state->elders.difficulty)->fact;

    points[FROM_THRONE] = cov_throne_points(state, COV_ELDERS); /* COV-301 */
    points[FROM_TILES] = tile[COV_DIFFICULTY_TILE].number * tiles_in_storage(state, cards);
    points[FROM_ACHIEVEMENTS] =
        tile[COV_DIFFICULTY_ACHIEVEMENT].number * cov_achievements(cards, state->elders.track);
    points[FROM_CARDS] = tile[COV_DIFFICULTY_CARD].number * cov_elders_tool_cards(state, cards);
}

void cov_elders_final(adit_tx *tx)
{
    int points[SOURCES];

    final_points(cov_of(tx), tx->cards, points);
    for (int i = 0; i < SOURCES; i++) {
        cov_elders_gp(tx, points[i]);
    }
}

/* The final points are in their GP once the game is over; nothing they come from changes then. */
void cov_elders_score(adit_tx *tx, adit_tally *tally)
{
    static const char *const sources[SOURCES] = {"throne", "storage", "achievements", "tool cards"};
    const cov_state *state = cov_of(tx);
    int points[SOURCES] = {0}, before = state->elders.gp;

    if (state->base.is_over) {
        final_points(state, tx->cards, points);
    }
    for (int i = 0; i < SOURCES; i++) {
        before -= points[i];
    }
    adit_tally_add(tally, "during the game", "", before);
    for (int i = 0; i < SOURCES; i++) {
        if (points[i] != 0) {
            adit_tally_add(tally, sources[i], "", points[i]);
        }
    }
}
