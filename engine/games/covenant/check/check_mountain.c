/* check_mountain.c - the invariants about halls, and about what stands on them. */
#include "engine/games/covenant/check/check.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"

/* ---- Halls ---- */

static void check_spot(cov_inspection *it, int spot)
{
    const bool is_up = it->state->hall[spot] != 0, is_down = it->state->back[spot] != 0;

    if (!cov_spot_exists(it->state, spot)) {
        if (is_up || is_down) {
            adit_problem(&it->problems, "COV-51", "spot %s does not exist with %d players",
                         cov_spot_words[spot], it->state->base.players);
        }
    } else if (is_up == is_down) {
        adit_problem(&it->problems, "COV-105", "%s hall lies at %s", is_up ? "more than one" : "no",
                     cov_spot_words[spot]);
    }
}

/* Where a hall is said to lie: its spot shows it, and no other is pinned there. */
static bool check_hall(cov_inspection *it, const adit_card *hall)
{
    const uint8_t *lies = it->state->hall_lies;
    const int number = hall->kind_number, place = lies[number];
    const int up = place - COV_HALL_UP, under = place - COV_HALL_PIN;

    if (up >= 0 && under < 0 && it->state->hall[up] != number + 1) {
        adit_problem(&it->problems, "COV-105", "more than one hall lies at %s", cov_spot_words[up]);
        return false;
    }
    for (int other = 0; other < number && under >= 0; other++) {
        if (lies[other] == place) {
            adit_problem(&it->problems, "COV-105", "two halls are pinned under %s",
                         cov_spot_words[under]);
            return false;
        }
    }
    if (under >= 0 && it->state->back[under] != hall->extra[COV_EXTRA_BACK] + 1) {
        adit_problem(&it->problems, "COV-105", "%s cannot lie face down at %s", hall->id,
                     cov_spot_words[under]);
        return false;
    }
    return true;
}

/* Every back belongs to an unseen hall, and every hall lies in one place. */
static void check_backs(cov_inspection *it)
{
    int spare[COV_MOST];

    for (int i = 0; i < adit_cards_of_kind(it->cards, COV_KIND_HALL); i++) {
        if (!check_hall(it, adit_card_at(it->cards, COV_KIND_HALL, i))) {
            return;
        }
    }
    cov_count_backs(it->state, it->cards, spare);
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const int back = it->state->back[spot];
        if (back != 0 && spare[back - 1] < 0) {
            adit_problem(&it->problems, "COV-105", "no unseen hall has the back %s shown at %s",
                         adit_card_at(it->cards, COV_KIND_BACK, back - 1)->id,
                         cov_spot_words[spot]);
            return;
        }
    }
}

/* COV-12.15: the Elders may reveal anywhere (COV-10.84). */
static void check_connected(cov_inspection *it)
{
    uint32_t up = 0, found, before;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        up |= (uint32_t)cov_is_up(it->state, spot) << spot;
    }
    found = up & -up;
    do {
        before = found;
        for (uint32_t rest = found; rest != 0; rest &= rest - 1) {
            for (int direction = 0; direction < 6; direction++) {
                const int next = cov_neighbour(it->state, __builtin_ctz(rest), direction);
                found |= next >= 0 ? up & UINT32_C(1) << next : 0;
            }
        }
    } while (found != before);
    if (found != up && !cov_is_solo(it->state)) {
        adit_problem(&it->problems, "COV-12.15",
                     "the face-up hall at %s is not connected to the others",
                     cov_spot_words[__builtin_ctz(up & ~found)]);
    }
}

/* ---- Buildings ---- */

/* Pieces of a clan that does not play would never be counted. */
static void check_owner(cov_inspection *it, int clan, const char *where)
{
    if (clan >= cov_clans(it->state)) {
        adit_problem(&it->problems, "COV-12.7",
                     "the building at %s belongs to a clan that is not in the game", where);
    }
}

/* COV-12.8 */
static void check_basics(cov_inspection *it, int spot)
{
    const uint8_t *basic = it->state->basic[spot];
    const int count = cov_basics_at(it->state, spot);
    const adit_card *hall = cov_hall_at(it->state, it->cards, spot);

    check_owner(it, (basic[0] - 1) / 2, cov_spot_words[spot]);
    check_owner(it, (basic[1] - 1) / 2, cov_spot_words[spot]);
    if (count > 0 && hall == NULL) {
        adit_problem(&it->problems, "COV-12.8", "there is a building at %s, which is not face up",
                     cov_spot_words[spot]);
    } else if (count > 0 && count > hall->fact[COV_HALL_SLOTS].number) {
        adit_problem(&it->problems, "COV-12.8", "%s has %d slots but holds %d buildings",
                     cov_spot_words[spot], hall->fact[COV_HALL_SLOTS].number, count);
    }
}

/* COV-12.9 */
static void check_pillar(cov_inspection *it, int point)
{
    const cov_state *state = it->state;
    int spots[3];

    check_owner(it, state->pillar[point] - 1, cov_point_words[point]);
    if (state->pillar[point] != 0 &&
        (!cov_point_spots(state, point, spots) || !cov_are_up(state, spots, 3))) {
        adit_problem(&it->problems, "COV-12.9",
                     "the pillar on %s does not touch three face-up halls", cov_point_words[point]);
    }
}

/* COV-12.9 */
static void check_gate(cov_inspection *it, int edge)
{
    const cov_state *state = it->state;
    int spots[2];

    check_owner(it, state->gate[edge] - 1, cov_edge_words[edge]);
    if (state->gate[edge] != 0 &&
        (!cov_edge_spots(state, edge, spots) || !cov_are_up(state, spots, 2))) {
        adit_problem(&it->problems, "COV-12.9", "the gate on %s does not join two face-up halls",
                     cov_edge_words[edge]);
    }
}

void cov_check_mountain(cov_inspection *it)
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        check_spot(it, spot);
    }
    check_backs(it);
    check_connected(it);
    if (it->problems.status != ADIT_OK) {
        return; /* what stands there is looked for in halls that are there */
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        check_basics(it, spot);
    }
    for (int point = 0; point < COV_POINTS; point++) {
        check_pillar(it, point);
    }
    for (int edge = 0; edge < COV_EDGES; edge++) {
        check_gate(it, edge);
    }
}
