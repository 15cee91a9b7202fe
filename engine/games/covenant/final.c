/* final.c - the final scoring (8.2), in the order of the rules.
 *
 * GP are counted at once; how much each step gave is kept for the score lines. The penalty for
 * enemies comes before the tool columns and the leftovers and stops at 0, so the order matters
 * (COV-10.75). What the Elders score stands in elders_score.c.
 */
#include <string.h>

#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/tables/tables.h"
#include "engine/games/covenant/turn.h"

enum { ONE_OBJECTIVE = 4, BOTH_OBJECTIVES = 8, LEFTOVERS_FOR_A_GP = 3, PENALTY = 2 };

/* ---- Which objectives are revealed (COV-178, COV-256) ---- */

static void build_objectives(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_player *player = cov_player_of(tx, *(const int *)context);

    for (int i = 0; i < 2; i++) {
        const adit_option option = {.what = COV_OPT_OBJECTIVE, .a = (int16_t)player->objective[i]};
        if (option.a != 0 && !adit_offer(out, option)) {
            return;
        }
    }
}

static adit_status choose_objective(adit_tx *tx, int seat)
{
    cov_player *player = cov_player_of(tx, seat);
    adit_option answer;
    const adit_status status = cov_ask_first(tx, COV_ASK_OBJECTIVE, build_objectives, &answer);

    if (status != ADIT_NONE) {
        ADIT_TRY(status);
        player->revealed = answer.a == player->objective[0] ? 1 : 2;
    }
    return ADIT_OK;
}

adit_status cov_objectives(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int seat = state->at_turn, next = (seat + 1) % state->base.players;
    const int achievements = cov_opening_achievements(tx, seat);

    if (achievements >= BOTH_OBJECTIVES) {
        state->player[seat].revealed = 3;
    } else if (achievements >= ONE_OBJECTIVE) {
        ADIT_TRY(choose_objective(tx, seat));
    }
    state->at_turn = state->base.active = (uint8_t)next;
    if (next == state->start_player) {
        state->phase = COV_PHASE_FINAL;
    }
    return ADIT_OK;
}

/* ---- The throne (COV-255) ---- */

static int carts_of(const uint8_t *throne)
{
    int carts = 0;

    for (int resource = 0; resource < COV_RESOURCES; resource++) {
        carts += throne[resource];
    }
    return carts;
}

/* More carts, then more of them on the highest level where they differ. */
static bool is_ahead(const uint8_t *a, const uint8_t *b)
{
    int difference = carts_of(a) - carts_of(b);

    for (int level = COV_MYTHRALL; level >= COV_IRON && difference == 0; level--) {
        difference = a[level] - b[level];
    }
    return difference > 0;
}

/* Clans that are tied all get the place, and the places after it are left out (COV-10.76,
 * COV-10.109). Blocked spaces belong to no clan (COV-10.77). */
int cov_throne_points(const cov_state *state, int clan)
{
    static const int by_place[COV_SEATS] = {6, 3, 1, 0};
    const int clans = cov_clans(state);
    const uint8_t *own = cov_throne_of(state, clan);
    int place = 0;

    if (carts_of(own) == 0) {
        return 0;
    }
    for (int other = 0; other < clans; other++) {
        place += is_ahead(cov_throne_of(state, other), own);
    }
    return by_place[place];
}

/* ---- The steps ---- */

static adit_status add_points(adit_tx *tx, int seat, int source, int points)
{
    uint8_t *scored = &cov_player_of(tx, seat)->scored[source];

    if (points <= 0) {
        return ADIT_OK;
    }
    *scored = (uint8_t)(*scored + points > UINT8_MAX ? UINT8_MAX : *scored + points);
    adit_note(tx, COV_LOG_FINAL, seat, source, points, 0);
    return cov_gain_gp(tx, seat, points);
}

static adit_status score_objectives(adit_tx *tx, int seat)
{
    const cov_player *player = cov_player_of(tx, seat);
    int sum = 0;

    for (int i = 0; i < 2; i++) {
        if ((player->revealed >> i & 1) != 0 && player->objective[i] != 0) {
            const adit_card *card = &tx->cards->card[player->objective[i] - 1];
            const int points = adit_fact_number(tx, seat, card, COV_OBJECTIVE_POINTS);
            adit_note(tx, COV_LOG_OBJECTIVE, seat, card->number + 1, points, 0);
            sum += points;
        }
    }
    return add_points(tx, seat, COV_SCORE_OBJECTIVES, sum);
}

/* COV-257: the row for the most achievements that are there (COV-10.72). */
int cov_award_for(const adit_cards *cards, int achievements)
{
    int reached = -1, gp = 0;

    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_AWARD); i++) {
        const adit_fact *fact = adit_card_at(cards, COV_KIND_AWARD, i)->fact;
        const int needed = fact[COV_AWARD_ACHIEVEMENTS].number;
        if (needed <= achievements && needed > reached) {
            reached = needed;
            gp = fact[COV_AWARD_GP].number;
        }
    }
    return gp;
}

/* COV-258: a hall counts once, whatever stands there (COV-10.82); the sum stops at 0. */
static adit_status subtract_penalty(adit_tx *tx, int seat)
{
    const cov_state *state = cov_of(tx);
    const int each = adit_value(tx, seat, COV_VALUE_PENALTY, PENALTY, ADIT_NO_CARD);
    const int have = state->player[seat].common.goods.have[COV_GP];
    int halls = 0;

    for (uint32_t rest = cov_presence(state, seat); rest != 0; rest &= rest - 1) {
        halls += cov_enemies_at(state, __builtin_ctz(rest)) > 0;
    }
    const int lost = halls * each < have ? halls * each : have;
    if (lost <= 0) {
        return ADIT_OK;
    }
    cov_player_of(tx, seat)->lost = (uint8_t)(lost > UINT8_MAX ? UINT8_MAX : lost);
    return cov_gain_gp(tx, seat, -lost);
}

void cov_count_columns(const adit_tx *tx, int seat, int tools[COV_COLUMNS])
{
    const uint16_t *forged = cov_player_of(tx, seat)->forged;

    memset(tools, 0, COV_COLUMNS * sizeof *tools);
    for (int space = 0; space < COV_TOOL_SPACES; space++) {
        if (forged[space] != 0) {
            const adit_card *place = cov_place_card(tx->cards, COV_PLACE_TOOL, space + 1);
            tools[place->fact[COV_PLACE_COLUMN].number]++;
        }
    }
}

int cov_column_count(adit_tx *tx, int seat, int column)
{
    const int16_t *have = cov_player_of(tx, seat)->common.goods.have;

    switch (column) {
    case COV_COLUMN_R:
        return cov_relic_types(tx, seat);
    case COV_COLUMN_T:
        return cov_districts_of(tx, seat);
    case COV_COLUMN_F:
        return cov_monuments(tx, seat); /* COV-10.115 */
    default:
        return have[COV_GOBLIN] + have[COV_ORC] + have[COV_TROLL];
    }
}

static adit_status score_columns(adit_tx *tx, int seat)
{
    int tools[COV_COLUMNS];

    for (int column = 0; column < COV_COLUMNS; column++) {
        cov_count_columns(tx, seat, tools); /* cards may have changed it meanwhile */
        const int points =
            tools[column] == 0 ? 0 : tools[column] * cov_column_count(tx, seat, column);
        ADIT_TRY(add_points(tx, seat, COV_SCORE_COLUMN_R + column, points));
    }
    return ADIT_OK;
}

/* COV-260 */
static int leftovers_of(const cov_player *player)
{
    const int16_t *have = player->common.goods.have;

    return (have[COV_PLUS1] + 2 * have[COV_PLUS2] + cov_stored(player)) / LEFTOVERS_FOR_A_GP;
}

static adit_status score_seat(adit_tx *tx, int seat)
{
    ADIT_TRY(add_points(tx, seat, COV_SCORE_THRONE, cov_throne_points(cov_of(tx), seat)));
    ADIT_TRY(score_objectives(tx, seat));
    ADIT_TRY(add_points(tx, seat, COV_SCORE_ACHIEVEMENTS,
                        cov_award_for(tx->cards, cov_final_achievements(tx, seat))));
    ADIT_TRY(subtract_penalty(tx, seat));
    ADIT_TRY(score_columns(tx, seat));
    return add_points(tx, seat, COV_SCORE_LEFTOVERS, leftovers_of(cov_player_of(tx, seat)));
}

adit_status cov_final(adit_tx *tx)
{
    cov_state *state = cov_of(tx);

    ADIT_TRY(cov_each_seat(tx, score_seat));
    if (cov_is_solo(state)) {
        cov_elders_final(tx);
    }
    state->base.is_over = 1;
    return ADIT_OK;
}
