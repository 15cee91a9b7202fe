/* game.c - Caverna: The Cave Farmers as the engine sees it: its tables and its functions.
 *
 * The tables are in tables/, the rules in the files beside this one, one area each.
 */
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/tables/tables.h"
#include "engine/games/cave_farmers/turn.h"

const adit_game_def cf_game = {
    .title = {"cave_farmers", "Caverna: The Cave Farmers", 1, CF_SEATS},
    .state_size = offsetof(cf_state, player),
    .player_size = sizeof(cf_player),
    .players_offset = offsetof(cf_state, player),
    .goods = cf_goods,
    .fields = cf_fields,
    .ignored = cf_ignored,
    .verbs = cf_verbs,
    .kinds = cf_kinds,
    .events = cf_events,
    .values = cf_values,
    .queries = cf_queries,
    .permissions = cf_permissions,
    .questions = cf_questions,
    .options = cf_options,
    .logs = cf_logs,
    .rules = cf_rules,
    .streams = cf_streams,
    .prepare_card = cf_prepare_card,
    .setup = cf_setup,
    .derive = cf_derive,
    .step = cf_step,
    .settle = cf_settle,
    .score_words = cf_score_words,
    .score = cf_score,
    .winners = cf_winners,
    .worth = cf_worth,
    .check = cf_check,
    .check_with_cards = cf_check_with_cards,
    .draw = cf_draw,
};
