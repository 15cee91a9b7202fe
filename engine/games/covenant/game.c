/* game.c - Covenant as the engine sees it: its tables and its functions.
 *
 * The tables are in tables/, the rules in the files beside this one, one area each.
 */
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/tables/tables.h"
#include "engine/games/covenant/turn.h"

/* What every turn changes, and what assigning a dwarf does. */
static const char *const passing[] = {"phase", "round", "at_turn", "turn", "added", NULL};
static const char *const placing[] = {"tavern", "dwarf_on", NULL};

const adit_game_def cov_game = {
    .info = {"covenant", "Covenant", 1, COV_SEATS},
    .state_size = offsetof(cov_state, player),
    .player_size = sizeof(cov_player),
    .players_offset = offsetof(cov_state, player),
    .goods = cov_goods,
    .fields = cov_fields,
    .passing = passing,
    .placing = placing,
    .verbs = cov_verbs,
    .kinds = cov_kinds,
    .limits = cov_limits,
    .events = cov_events,
    .values = cov_values,
    .queries = cov_queries,
    .permissions = cov_permissions,
    .questions = cov_questions,
    .options = cov_options,
    .logs = cov_logs,
    .rules = cov_rules,
    .streams = cov_streams,
    .prepare_card = cov_prepare_card,
    .setup = cov_setup,
    .derive = cov_derive,
    .step = cov_step,
    .gain = cov_gain,
    .score_words = cov_score_words,
    .score = cov_score,
    .winners = cov_winners,
    .evaluate = cov_evaluate,
    .trusts_own_cards = true,
    .check = cov_check,
    .check_with_cards = cov_check_with_cards,
    .draw = cov_draw,
    .draw_part = cov_draw_part,
    .remark = cov_remark,
};
