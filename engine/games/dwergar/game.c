/* game.c - Dwergar as the engine sees it: its tables and its functions.
 *
 * The tables are in tables/, the rules in the files beside this one, one area each.
 */
#include "engine/games/dwergar/game.h"

/* What every action changes, and what placing a dwarf does. */
static const char *const passing[] = {"phase", "at_turn", "turn", NULL};
static const char *const placing[] = {"worker", "pool", "foreman", NULL};

const adit_game_def dwg_game = {
    .title = {"dwergar", "Dwergar", 2, DWG_SEATS},
    .state_size = offsetof(dwg_state, player),
    .player_size = sizeof(dwg_player),
    .players_offset = offsetof(dwg_state, player),
    .exchanges_between_steps = true, /* DWG-71 */
    .goods = dwg_goods,
    .fields = dwg_fields,
    .ignored = dwg_ignored,
    .passing = passing,
    .placing = placing,
    .verbs = dwg_verbs,
    .kinds = dwg_kinds,
    .events = dwg_events,
    .values = dwg_values,
    .queries = dwg_queries,
    .permissions = dwg_permissions,
    .questions = dwg_questions,
    .options = dwg_options,
    .logs = dwg_logs,
    .rules = dwg_rules,
    .streams = dwg_streams,
    .prepare_card = dwg_prepare_card,
    .setup = dwg_setup,
    .derive = dwg_derive,
    .step = dwg_step,
    .score_words = dwg_score_words,
    .score = dwg_score,
    .winners = dwg_winners,
    .worth = dwg_worth,
    .check = dwg_check,
    .draw = dwg_draw,
};
