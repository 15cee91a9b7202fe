/* check_mountain.c - the invariants about halls, and about what stands on them. */
#include "engine/games/covenant/check/check.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"

/* ---- Halls ---- */

/* COV-105 */
static void check_spot(cov_inspection *inspection, int spot)
{
    const bool is_up = inspection->state->hall[spot] != 0,
               is_down = inspection->state->back[spot] != 0;

    if (!cov_spot_exists(inspection->state, spot)) {
        if (is_up || is_down) {
            adit_problem(&inspection->problems, "spot %s does not exist with %d players",
                         cov_spot_words[spot], inspection->state->base.players); /* COV-51 */
        }
    } else if (is_up == is_down) {
        adit_problem(&inspection->problems, "%s hall lies at %s", is_up ? "more than one" : "no",
                     cov_spot_words[spot]);
    }
}

/* COV-105: where a hall is said to lie, its spot shows it, and no other is pinned there. */
static bool check_hall(cov_inspection *inspection, const adit_card *hall)
{
    const uint8_t *lies = inspection->state->hall_lies;
    const int number = hall->kind_number, place = lies[number];
    const int up = place - COV_HALL_UP, under = place - COV_HALL_PIN;

    if (up >= 0 && under < 0 && inspection->state->hall[up] != number + 1) {
        adit_problem(&inspection->problems, "more than one hall lies at %s", cov_spot_words[up]);
        return false;
    }
    for (int other = 0; other < number && under >= 0; other++) {
        if (lies[other] == place) {
            adit_problem(&inspection->problems, "two halls are pinned under %s",
                         cov_spot_words[under]);
            return false;
        }
    }
    if (under >= 0 && inspection->state->back[under] != hall->extra[COV_EXTRA_BACK] + 1) {
        adit_problem(&inspection->problems, "%s cannot lie face down at %s", hall->id,
                     cov_spot_words[under]);
        return false;
    }
    return true;
}

/* COV-105: every back belongs to an unseen hall, and every hall lies in one place. */
static void check_backs(cov_inspection *inspection)
{
    int spare[COV_MOST];

    for (int i = 0; i < adit_kind_card_count(inspection->cards, COV_KIND_HALL); i++) {
        if (!check_hall(inspection, adit_card_at(inspection->cards, COV_KIND_HALL, i))) {
            return;
        }
    }
    cov_count_backs(inspection->state, inspection->cards, spare);
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const int back = inspection->state->back[spot];
        if (back != 0 && spare[back - 1] < 0) {
            adit_problem(&inspection->problems, "no unseen hall has the back %s shown at %s",
                         adit_card_at(inspection->cards, COV_KIND_BACK, back - 1)->id,
                         cov_spot_words[spot]);
            return;
        }
    }
}

/* COV-12.15: the Elders may reveal anywhere (COV-10.84). */
static void check_connected(cov_inspection *inspection)
{
    uint32_t up = 0, found, before;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        up |= (uint32_t)cov_is_up(inspection->state, spot) << spot;
    }
    found = up & -up;
    do {
        before = found;
        for (uint32_t rest = found; rest != 0; rest &= rest - 1) {
            for (int direction = 0; direction < 6; direction++) {
                const int next = cov_neighbour(inspection->state, __builtin_ctz(rest), direction);
                found |= next >= 0 ? up & UINT32_C(1) << next : 0;
            }
        }
    } while (found != before);
    if (found != up && !cov_is_solo(inspection->state)) {
        adit_problem(&inspection->problems, "the face-up hall at %s is not connected to the others",
                     cov_spot_words[__builtin_ctz(up & ~found)]);
    }
}

/* ---- Buildings ---- */

/* COV-12.7: pieces of a clan that does not play would never be counted. */
static void check_owner(cov_inspection *inspection, int clan, const char *where)
{
    if (clan >= cov_clans(inspection->state)) {
        adit_problem(&inspection->problems,
                     "the building at %s belongs to a clan that is not in the game", where);
    }
}

/* COV-12.8 */
static void check_basics(cov_inspection *inspection, int spot)
{
    const uint8_t *basic = inspection->state->basic[spot];
    const int count = cov_basics_at(inspection->state, spot);
    const adit_card *hall = cov_hall_at(inspection->state, inspection->cards, spot);

    check_owner(inspection, (basic[0] - 1) / 2, cov_spot_words[spot]);
    check_owner(inspection, (basic[1] - 1) / 2, cov_spot_words[spot]);
    if (count > 0 && hall == NULL) {
        adit_problem(&inspection->problems, "there is a building at %s, which is not face up",
                     cov_spot_words[spot]);
    } else if (count > 0 && count > hall->fact[COV_HALL_SLOTS].number) {
        adit_problem(&inspection->problems, "%s has %d slots but holds %d buildings",
                     cov_spot_words[spot], hall->fact[COV_HALL_SLOTS].number, count);
    }
}

/* COV-12.9 */
static void check_pillar(cov_inspection *inspection, int point)
{
    const cov_state *state = inspection->state;
    int spots[3];

    check_owner(inspection, state->pillar[point] - 1, cov_point_words[point]);
    if (state->pillar[point] != 0 &&
        (!cov_point_spots(state, point, spots) || !cov_are_up(state, spots, 3))) {
        adit_problem(&inspection->problems, "the pillar on %s does not touch three face-up halls",
                     cov_point_words[point]);
    }
}

/* COV-12.9 */
static void check_gate(cov_inspection *inspection, int edge)
{
    const cov_state *state = inspection->state;
    int spots[2];

    check_owner(inspection, state->gate[edge] - 1, cov_edge_words[edge]);
    if (state->gate[edge] != 0 &&
        (!cov_edge_spots(state, edge, spots) || !cov_are_up(state, spots, 2))) {
        adit_problem(&inspection->problems, "the gate on %s does not join two face-up halls",
                     cov_edge_words[edge]);
    }
}

void cov_check_mountain(cov_inspection *inspection)
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        check_spot(inspection, spot);
    }
    check_backs(inspection);
    check_connected(inspection);
    if (inspection->problems.status != ADIT_OK) {
        return; /* what stands there is looked for in halls that are there */
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        check_basics(inspection, spot);
    }
    for (int point = 0; point < COV_POINTS; point++) {
        check_pillar(inspection, point);
    }
    for (int edge = 0; edge < COV_EDGES; edge++) {
        check_gate(inspection, edge);
    }
}
