/* check_allowed.c - the invariants in which cards have a say: how much there is room for, and what
 * may stand side by side (COV-12.2, COV-12.8, COV-12.9, COV-12.16).
 *
 * Where a script or a count has a say, no state is held to what it says now: it may have said
 * something else when the game came to this state.
 */
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"
#include "engine/kit/kit.h"

/* Whether the clan may do so for certain; the Elders always may (COV-10.89, COV-10.90). */
static bool clan_may(adit_tx *look, int clan, int word, int card)
{
    return clan >= look->work->players || adit_permission(look, clan, word, card, NULL);
}

/* ---- Buildings ---- */

/* COV-12.8 */
static void check_basics(adit_tx *look, adit_problems *problems)
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const uint8_t *basic = cov_of(look)->basic[spot];
        const adit_card *hall = cov_hall_at(cov_of(look), look->cards, spot);
        const int clan = (basic[0] - 1) / 2;
        if (basic[0] != 0 && basic[1] != 0 && clan == (basic[1] - 1) / 2 &&
            !clan_may(look, clan, COV_MAY_SHARE_HALL, hall == NULL ? ADIT_NO_CARD : hall->number)) {
            adit_problem(problems, "player %d has two buildings at %s", clan + 1,
                         cov_spot_words[spot]);
        }
    }
}

static bool crowds_pillars(adit_tx *look, int point)
{
    return clan_may(look, cov_of(look)->pillar[point] - 1, COV_MAY_CROWD_PILLARS, ADIT_NO_CARD);
}

/* COV-12.9: of two pillars side by side one was built by somebody who may do so. */
static void check_pillars(adit_tx *look, adit_problems *problems)
{
    const uint8_t *pillar = cov_of(look)->pillar;

    for (int point = 0; point < COV_POINTS; point++) {
        for (int other = 0; other < point && pillar[point] != 0; other++) {
            if (pillar[other] != 0 && cov_points_are_joined(other, point) &&
                !crowds_pillars(look, point) && !crowds_pillars(look, other)) {
                adit_problem(problems, "the pillars on %s and %s are too close",
                             cov_point_words[other], cov_point_words[point]);
            }
        }
    }
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
static void check_gates(adit_tx *look, adit_problems *problems)
{
    const uint8_t *gate = cov_of(look)->gate;

    for (int edge = 0; edge < COV_EDGES; edge++) {
        for (int other = 0; other < edge && gate[edge] != 0; other++) {
            if (gate[other] != 0 && share_a_hall(cov_of(look), edge, other) &&
                !may_share(look, gate[edge] - 1, gate[other] - 1)) {
                adit_problem(problems, "the gates on %s and %s share a hall", cov_edge_words[other],
                             cov_edge_words[edge]);
            }
        }
    }
}

/* ---- Storage and dungeon ---- */

/* COV-12.2: at every question but the one that puts it in order. */
static void check_storage(adit_tx *look, int seat, adit_problems *problems)
{
    const cov_state *state = cov_of(look);
    const int stored = cov_stored(&state->player[seat]);

    if (state->turn.discarding != seat + 1 && !adit_value_may_vary(look, COV_VALUE_STORAGE) &&
        stored > cov_storage(look, seat)) {
        adit_problem(problems, "player %d has stored %d resources but has room for %d", seat + 1,
                     stored, cov_storage(look, seat));
    }
}

/* COV-12.16: from the end of C3 on; in the next Era enemies may come again. Printed cards bring
 * none at the end of the game, those of mods may, and then nobody is released any more. */
static void check_dungeon(adit_tx *look, int seat, adit_problems *problems)
{
    const int16_t *have = cov_player_of(look, seat)->common.goods.have;

    if (cov_of(look)->phase < COV_PHASE_COUNCIL_SCORE ||
        (cov_of(look)->phase > COV_PHASE_COUNCIL_SCORE && !adit_cards_are_printed(look)) ||
        adit_value_may_vary(look, COV_VALUE_KEYS) ||
        adit_permission_may_vary(look, COV_MAY_PAIR_GOBLINS)) {
        return;
    }
    const bool may_pair = adit_permission(look, seat, COV_MAY_PAIR_GOBLINS, ADIT_NO_CARD, NULL);
    const int keys = have[COV_ORC] + have[COV_TROLL] +
                     (may_pair ? (have[COV_GOBLIN] + 1) / 2 : have[COV_GOBLIN]);
    if (keys > cov_keys(look, seat)) {
        adit_problem(problems, "the dungeon of player %d needs %d keys but has %d", seat + 1, keys,
                     cov_keys(look, seat));
    }
}

adit_status cov_check_with_cards(adit_tx *tx, adit_err *err)
{
    static const struct {
        int permission;
        void (*check)(adit_tx *look, adit_problems *problems);
    } places[] = {{COV_MAY_SHARE_HALL, check_basics},
                  {COV_MAY_CROWD_PILLARS, check_pillars},
                  {COV_MAY_CROWD_GATES, check_gates}};
    adit_problems problems = {.err = err};

    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (!adit_permission_may_vary(tx, places[i].permission)) {
            places[i].check(tx, &problems);
        }
    }
    for (int seat = 0; seat < tx->work->players; seat++) {
        check_storage(tx, seat, &problems);
        check_dungeon(tx, seat, &problems);
    }
    return problems.status;
}
