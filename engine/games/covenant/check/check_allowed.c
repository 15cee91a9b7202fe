/* check_allowed.c - the invariants in which cards have a say: how much there is room for, and what
 * may stand side by side (COV-12.2, COV-12.8, COV-12.9, COV-12.16).
 *
 * Where a script or a count has a say, no state is held to what it says now: it may have said
 * something else when the game came to this state.
 */
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"

/* Whether the clan may do so for certain; the Elders always may (COV-10.89, COV-10.90). */
static bool clan_may(adit_tx *look, int clan, int word, int card)
{
    return clan >= look->work->players || adit_permitted(look, clan, word, card, NULL);
}

/* ---- Buildings ---- */

/* COV-12.8 */
static adit_status check_basics(adit_tx *look, int spot, adit_err *err)
{
    const uint8_t *basic = cov_of(look)->basic[spot];
    const adit_card *hall = cov_hall_at(cov_of(look), look->cards, spot);
    const int clan = (basic[0] - 1) / 2;

    if (basic[0] != 0 && basic[1] != 0 && clan == (basic[1] - 1) / 2 &&
        !clan_may(look, clan, COV_MAY_SHARE_HALL, hall == NULL ? ADIT_NO_CARD : hall->number)) {
        return adit_fail(err, ADIT_INTERNAL, "COV-12.8: player %d has two buildings at %s",
                         clan + 1, cov_spot_words[spot]);
    }
    return ADIT_OK;
}

/* COV-12.9: of two pillars side by side one was built by somebody who may do so. */
static adit_status check_pillars(adit_tx *look, int point, adit_err *err)
{
    const cov_state *state = cov_of(look);
    const int clan = state->pillar[point] - 1;

    for (int other = 0; other < point && clan >= 0; other++) {
        if (state->pillar[other] != 0 && cov_points_are_joined(other, point) &&
            !clan_may(look, clan, COV_MAY_CROWD_PILLARS, ADIT_NO_CARD) &&
            !clan_may(look, state->pillar[other] - 1, COV_MAY_CROWD_PILLARS, ADIT_NO_CARD)) {
            return adit_fail(err, ADIT_INTERNAL, "COV-12.9: the pillars on %s and %s are too close",
                             cov_point_words[other], cov_point_words[point]);
        }
    }
    return ADIT_OK;
}

/* Own gates always block (COV-10.45), those of the Elders never each other. */
static bool may_share(adit_tx *look, int clan, int other)
{
    if (clan == other) {
        return clan >= look->work->players;
    }
    return clan_may(look, clan, COV_MAY_CROWD_GATES, ADIT_NO_CARD) ||
           clan_may(look, other, COV_MAY_CROWD_GATES, ADIT_NO_CARD);
}

static bool share_a_hall(const cov_state *state, int edge, int other)
{
    int a[2], b[2];

    return cov_edge_spots(state, edge, a) && cov_edge_spots(state, other, b) &&
           (a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1]);
}

/* COV-12.9 */
static adit_status check_gates(adit_tx *look, int edge, adit_err *err)
{
    const cov_state *state = cov_of(look);

    for (int other = 0; other < edge && state->gate[edge] != 0; other++) {
        if (state->gate[other] != 0 && share_a_hall(state, edge, other) &&
            !may_share(look, state->gate[edge] - 1, state->gate[other] - 1)) {
            return adit_fail(err, ADIT_INTERNAL, "COV-12.9: the gates on %s and %s share a hall",
                             cov_edge_words[other], cov_edge_words[edge]);
        }
    }
    return ADIT_OK;
}

/* Every place of one sort, if the permission in question is a plain one. */
static adit_status check_places(adit_tx *look, int word, int count,
                                adit_status (*check)(adit_tx *look, int place, adit_err *err),
                                adit_err *err)
{
    adit_status status = ADIT_OK;
    adit_err one;

    if (adit_permission_may_vary(look, word)) {
        return ADIT_OK;
    }
    for (int place = 0; place < count; place++) {
        status = adit_gather(err, status, check(look, place, &one), &one);
    }
    return status;
}

/* ---- Storage and dungeon ---- */

/* COV-12.2: at every question but the one that puts it in order. */
static adit_status check_storage(adit_tx *look, int seat, adit_err *err)
{
    const cov_state *state = cov_of(look);
    const int stored = cov_stored(&state->player[seat]);

    if (state->turn.discarding == seat + 1 || adit_value_may_vary(look, COV_VALUE_STORAGE) ||
        stored <= cov_storage(look, seat)) {
        return ADIT_OK;
    }
    return adit_fail(err, ADIT_INTERNAL,
                     "COV-12.2: player %d has stored %d resources but has room for %d", seat + 1,
                     stored, cov_storage(look, seat));
}

/* COV-12.16: from the end of C3 on; in the next Era enemies may come again. */
static adit_status check_dungeon(adit_tx *look, int seat, adit_err *err)
{
    const cov_state *state = cov_of(look);
    const int16_t *have = state->player[seat].common.goods.have;
    int keys = have[COV_ORC] + have[COV_TROLL];

    if (state->phase < COV_PHASE_COUNCIL_SCORE || adit_value_may_vary(look, COV_VALUE_KEYS) ||
        adit_permission_may_vary(look, COV_MAY_PAIR_GOBLINS)) {
        return ADIT_OK;
    }
    keys += adit_permitted(look, seat, COV_MAY_PAIR_GOBLINS, ADIT_NO_CARD, NULL)
                ? (have[COV_GOBLIN] + 1) / 2
                : have[COV_GOBLIN];
    return keys <= cov_keys(look, seat)
               ? ADIT_OK
               : adit_fail(err, ADIT_INTERNAL,
                           "COV-12.16: the dungeon of player %d needs %d keys but has %d", seat + 1,
                           keys, cov_keys(look, seat));
}

adit_status cov_check_with_cards(adit_tx *tx, adit_err *err)
{
    adit_status status = ADIT_OK;
    adit_err one;

    status = adit_gather(err, status,
                         check_places(tx, COV_MAY_SHARE_HALL, COV_SPOTS, check_basics, &one), &one);
    status =
        adit_gather(err, status,
                    check_places(tx, COV_MAY_CROWD_PILLARS, COV_POINTS, check_pillars, &one), &one);
    status = adit_gather(err, status,
                         check_places(tx, COV_MAY_CROWD_GATES, COV_EDGES, check_gates, &one), &one);
    for (int seat = 0; seat < tx->work->players; seat++) {
        status = adit_gather(err, status, check_storage(tx, seat, &one), &one);
        status = adit_gather(err, status, check_dungeon(tx, seat, &one), &one);
    }
    return status;
}
