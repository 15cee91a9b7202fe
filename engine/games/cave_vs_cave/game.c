/* game.c - Cave vs Cave as the engine sees it: its tables and its functions.
 *
 * The tables are in tables/, the rules in the files beside this one, one area each.
 */
#include "engine/games/cave_vs_cave/game.h"

const adit_game_def cvc_game = {
    .info = {"cave_vs_cave", "Caverna: Cave vs Cave", 1, CVC_SEATS},
    ADIT_GAME_MEMBERS(cvc_),
    .remark = cvc_remark,
    .draw_part = cvc_draw_part,
    .asks_rewrites = true,
    .limits = cvc_limits,
};
