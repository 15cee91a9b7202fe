/* game.c - Caverna: The Cave Farmers as the engine sees it: its tables and its functions.
 *
 * The tables are in tables/, the rules in the files beside this one, one area each.
 */
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/tables/tables.h"
#include "engine/games/cave_farmers/turn.h"

const adit_game_def cf_game = {
    .info = {"cave_farmers", "Caverna: The Cave Farmers", 1, CF_SEATS},
    ADIT_GAME_MEMBERS(cf_),
    .draw_part = cf_draw_part,
    .remark = cf_remark,
    .asks_rewrites = true,
    .limits = cf_limits,
    .ignored = cf_ignored,
    .settle = cf_settle,
    .score_words = cf_score_words,
    .check_with_cards = cf_check_with_cards,
};
