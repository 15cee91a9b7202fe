/* game.c - Dwergar as the engine sees it: its tables and its functions.
 *
 * The tables are in tables/, the rules in the files beside this one, one area each.
 */
#include "engine/games/dwergar/game.h"

/* What every action changes, and what placing a dwarf does. */
static const char *const passing[] = {"phase", "at_turn", "turn", NULL};
static const char *const placing[] = {"worker", "pool", "foreman", NULL};

const adit_game_def dwg_game = {
    .info = {"dwergar", "Dwergar", 2, DWG_SEATS},
    ADIT_GAME_MEMBERS(dwg_),
    .limits = dwg_limits,
    .draw_part = dwg_draw_part,
    .check_with_cards = dwg_check_with_cards,
    .exchanges_between_steps = true, /* DWG-71 */
    .ignored = dwg_ignored,
    .passing = passing,
    .placing = placing,
    .score_words = dwg_score_words,
};
