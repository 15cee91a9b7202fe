/* game.c - Cave vs Cave as the engine sees it: its tables and its functions.
 *
 * The tables are in tables/, the rules in the files beside this one, one area each.
 */
#include "engine/games/cave_vs_cave/game.h"

const adit_game_def cvc_game = {
    .title = {"cave_vs_cave", "Caverna: Cave vs Cave", 1, CVC_SEATS},
    .state_size = offsetof(cvc_state, player),
    .player_size = sizeof(cvc_player),
    .players_offset = offsetof(cvc_state, player),
    .goods = cvc_goods,
    .fields = cvc_fields,
    .verbs = cvc_verbs,
    .kinds = cvc_kinds,
    .events = cvc_events,
    .values = cvc_values,
    .queries = cvc_queries,
    .permissions = cvc_permissions,
    .questions = cvc_questions,
    .options = cvc_options,
    .logs = cvc_logs,
    .rules = cvc_rules,
    .streams = cvc_streams,
    .prepare_card = cvc_prepare_card,
    .setup = cvc_setup,
    .derive = cvc_derive,
    .step = cvc_step,
    .score = cvc_score,
    .winners = cvc_winners,
    .worth = cvc_worth,
    .check = cvc_check,
    .draw = cvc_draw,
};
