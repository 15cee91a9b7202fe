/* elders_build.c - where the Elders build, and what it gives them (COV-281 to COV-285, COV-295).
 *
 * They keep no distance to other pillars and gates (COV-10.89), and two of their houses and
 * workshops may share a hall (COV-10.90); for everybody else their buildings are those of a clan
 * like any other.
 */
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/mountain.h"

enum { CORNERS = 6 };

/* ---- Places ---- */

/* The first point clockwise from the top (COV-282), the first side clockwise from NE (COV-283); -1:
 * none. */
static int first_place(const cov_state *state, int building, int spot)
{
    const bool is_pillar = building == COV_PILLAR;
    const uint8_t *owner = is_pillar ? state->pillar : state->gate;
    int spots[3];

    for (int i = 0; i < CORNERS; i++) {
        const int place = is_pillar ? cov_point_of(state, spot, i) : cov_edge_of(state, spot, i);
        if (place >= 0 && owner[place] == 0 &&
            (is_pillar ? cov_point_spots(state, place, spots) && cov_are_up(state, spots, 3)
                       : cov_edge_spots(state, place, spots) && cov_are_up(state, spots, 2))) {
            return place;
        }
    }
    return -1;
}

/* COV-274: one of the halls on their board that has a place. */
static adit_status choose_monument(adit_tx *tx, int building, int *place)
{
    const cov_state *state = cov_of(tx);
    const int count = adit_kind_card_count(tx->cards, COV_KIND_SPOT);
    unsigned value[COV_SPOTS] = {0};
    int card_at[COV_SPOTS] = {0}, spot;

    for (int i = 0; i < count; i++) {
        const adit_card *card = adit_card_at(tx->cards, COV_KIND_SPOT, i);
        const int at = card->extra[COV_EXTRA_SPOT], die = card->fact[COV_SPOT_DIE].number;
        if (die > 0 && cov_spot_exists(state, at) && cov_is_up(state, at) &&
            first_place(state, building, at) >= 0) {
            value[at] = 1u << die;
            card_at[at] = card->number;
        }
    }
    ADIT_TRY(cov_elders_choose(tx, value, card_at, COV_SPOTS, &spot));
    *place = spot < 0 ? -1 : first_place(state, building, spot);
    return ADIT_OK;
}

static bool has_free_slot(const adit_tx *tx, int spot)
{
    const adit_card *hall = cov_hall_at(cov_of(tx), tx->cards, spot);

    return hall != NULL && cov_basics_at(cov_of(tx), spot) < hall->fact[COV_HALL_SLOTS].number;
}

/* COV-284: the leftmost hall of a row that has one with a free slot. */
static adit_status choose_hall(adit_tx *tx, int *spot)
{
    uint32_t free_slots = 0;

    for (int i = 0; i < COV_SPOTS; i++) {
        free_slots |= (uint32_t)has_free_slot(tx, i) << i;
    }
    return cov_elders_choose_spot(tx, free_slots, spot);
}

/* ---- Benefits ---- */

/* Added up for each track; Court, Prestige, Mining (COV-276). */
static adit_status pillar_benefit(adit_tx *tx, int point)
{
    int spots[3], steps[COV_TRACKS] = {0};

    if (!cov_point_spots(cov_of(tx), point, spots)) {
        return ADIT_OK;
    }
    for (int i = 0; i < 3; i++) {
        steps[cov_vein_at(tx, spots[i])->fact[COV_VEIN_PILLAR].number]++;
    }
    for (int track = 0; track < COV_TRACKS; track++) {
        ADIT_TRY(cov_elders_advance(tx, track, steps[track]));
    }
    return ADIT_OK;
}

static void gate_benefit(adit_tx *tx, int edge)
{
    int spots[2], gp = 0;

    if (!cov_edge_spots(cov_of(tx), edge, spots)) {
        return;
    }
    for (int i = 0; i < 2; i++) {
        gp += cov_vein_at(tx, spots[i])->fact[COV_VEIN_GATE].number;
    }
    cov_elders_gp(tx, gp);
}

/* A house gives them nothing (COV-10.88). */
static adit_status give_benefit(adit_tx *tx, int building, int place)
{
    switch (building) {
    case COV_PILLAR:
        return pillar_benefit(tx, place);
    case COV_GATE:
        gate_benefit(tx, place);
        return ADIT_OK;
    case COV_WORKSHOP:
        return cov_elders_get(tx, cov_vein_at(tx, place)->fact[COV_VEIN_WORKSHOP].effect);
    default:
        return ADIT_OK;
    }
}

/* ---- Building ---- */

static void place_building(cov_state *state, int building, int place)
{
    switch (building) {
    case COV_PILLAR:
        state->pillar[place] = COV_ELDERS + 1;
        break;
    case COV_GATE:
        state->gate[place] = COV_ELDERS + 1;
        break;
    default:
        state->basic[place][state->basic[place][0] == 0 ? 0 : 1] =
            (uint8_t)(1 + COV_ELDERS * 2 + building);
        break;
    }
    state->elders.board[building]--;
}

adit_status cov_elders_build(adit_tx *tx, int building, bool *is_built)
{
    const bool is_monument = building == COV_PILLAR || building == COV_GATE;
    int place;

    *is_built = false;
    if (cov_of(tx)->elders.board[building] == 0) {
        return ADIT_OK;
    }
    ADIT_TRY(is_monument ? choose_monument(tx, building, &place) : choose_hall(tx, &place));
    if (place < 0) {
        return ADIT_OK;
    }
    place_building(cov_of(tx), building, place);
    *is_built = true;
    adit_note(tx, COV_LOG_ELDERS_BUILD + building, -1, place, 0, 0);
    return give_benefit(tx, building, place);
}
