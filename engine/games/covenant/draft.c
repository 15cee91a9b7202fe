/* draft.c - the draft (COV-114, solo COV-263) and what the starting tiles give (COV-115, COV-116).
 *
 * The draft is open: objectives lie face up beside their owner until it ends, then face down.
 *
 * One pick is one transaction, and so is one starting tile. A tradition works as soon as it is
 * drafted: nothing happens between the draft and the starting tiles that could tell the
 * difference.
 */
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/turn.h"

#include <string.h>

enum { ROW_START, ROW_TRADITION, ROW_OBJECTIVE_I, ROW_OBJECTIVE_II, ROWS };

/* Where the player keeps the tile of this row of the draft. */
static uint16_t *owned_tile(cov_player *player, int row)
{
    switch (row) {
    case ROW_START:
        return &player->start_tile;
    case ROW_TRADITION:
        return &player->drafted_tradition;
    default:
        return &player->drafted_objective[row - ROW_OBJECTIVE_I];
    }
}

/* From each seat it goes on to the one on its right. */
static void pass_to_the_right(cov_state *state, int seat)
{
    const int players = state->base.players;

    state->at_turn = state->base.active = (uint8_t)((seat + players - 1) % players);
}

static void build_draft(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    cov_state *state = cov_of(tx);

    for (int row = 0; row < ROWS; row++) {
        const bool is_wanted =
            *owned_tile(&state->player[seat], row) == 0 ||
            adit_refuse(adit_why_of(out), "you already have a tile of this kind");
        for (int i = 0; i < COV_SEATS; i++) {
            const adit_option option = {.what = COV_OPT_DRAFT, .a = (int16_t)state->draft[row][i]};
            if (option.a != 0 && !adit_offer_if(out, option, is_wanted)) {
                return;
            }
        }
    }
}

static adit_status take_tile(adit_tx *tx, int seat, int card)
{
    cov_state *state = cov_of(tx);
    const adit_card *tile = &tx->cards->card[card];

    for (int i = 0; i < ROWS * COV_SEATS; i++) {
        uint16_t *open = &state->draft[i / COV_SEATS][i % COV_SEATS];
        if (*open == card + 1) {
            *open = 0;
            *owned_tile(&state->player[seat], i / COV_SEATS) = (uint16_t)(card + 1);
        }
    }
    adit_note(tx, COV_LOG_DRAFTS, seat, card + 1, 0, 0);
    adit_note_built(tx, seat, card);
    if (tile->kind != COV_KIND_TRADITION) {
        return ADIT_OK;
    }
    state->lies[COV_TRADITIONS][tile->kind_number] = (uint8_t)(COV_LIES_WITH + seat);
    return adit_put_into_play(tx, seat, card);
}

/* Objectives are turned face down (COV-115). What was not drafted leaves the game; that concerns
 * the solo game only (COV-263). */
static void end_draft(adit_tx *tx)
{
    cov_state *state = cov_of(tx);

    for (int seat = 0; seat < state->base.players; seat++) {
        cov_player *player = &state->player[seat];
        memcpy(player->objective, player->drafted_objective, sizeof player->objective);
        memset(player->drafted_objective, 0, sizeof player->drafted_objective);
    }

    for (int i = 0; i < COV_SEATS; i++) {
        const int card = state->draft[ROW_TRADITION][i];
        if (card != 0) {
            state->lies[COV_TRADITIONS][tx->cards->card[card - 1].kind_number] = COV_LIES_OUT;
        }
    }
    memset(state->draft, 0, sizeof state->draft);
    state->phase = COV_PHASE_START_TILES;
    pass_to_the_right(state, state->start_player);
}

adit_status cov_draft_step(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int seat = state->at_turn;
    adit_option answer;
    const adit_status status = cov_ask_first(tx, COV_ASK_DRAFT, build_draft, &answer); /* COV-143 */

    if (status != ADIT_NONE) { /* without a tile the pick is passed over */
        ADIT_TRY(status);
        ADIT_TRY(take_tile(tx, seat, answer.a - 1));
    }
    state->picks++;
    if (state->picks >= ROWS * state->base.players) {
        end_draft(tx);
    } else {
        pass_to_the_right(state, seat);
    }
    return ADIT_OK;
}

/* ---- Starting tiles ---- */

/* Resources, support, then the moves with all that the spaces give (COV-10.104). */
static adit_status resolve_tile(adit_tx *tx, int seat, const adit_card *tile)
{
    const adit_goods goods = adit_fixed_goods(tx->cards, tile->fact[COV_START_RESOURCES].goods);
    const adit_args support = {.n = {tile->fact[COV_START_SUPPORT].number}};

    cov_player_of(tx, seat)->start_tile = 0; /* it leaves the game */
    ADIT_TRY(adit_gain(tx, seat, &goods));
    ADIT_TRY(cov_support(tx, seat, &support));
    return adit_effect_run_auto(tx, seat, tile->number, tile->fact[COV_START_MOVES].effect, NULL);
}

/* COV-115: in the order of the draft, the Starting Player last. */
adit_status cov_start_tiles(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int seat = state->at_turn, card = state->player[seat].start_tile;

    if (card != 0) {
        ADIT_TRY(resolve_tile(tx, seat, &tx->cards->card[card - 1]));
    }
    const bool is_last = seat == state->start_player;
    if (is_last || state->base.rule[COV_RULE_REFILL_EACH] != 0) {
        ADIT_TRY(cov_refill_displays(tx)); /* COV-116 */
    }
    if (!is_last) {
        pass_to_the_right(state, seat);
        return ADIT_OK;
    }
    return cov_begin_era(tx);
}
