/* draw.c - the table in 80 columns: mountain, tracks, sites, displays, projects, clan boards.
 *
 * The viewer's own board comes last, next to the question. The others are told in a few lines,
 * so that four clans fit on one sheet.
 */
#include "engine/games/covenant/view/draw.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/turn.h"

#include <stdio.h>

static const char *words_of_phase(const cov_state *state)
{
    if (state->phase <= COV_PHASE_START_TILES) {
        return "draft";
    }
    if (state->phase >= COV_PHASE_OBJECTIVES) {
        return "final scoring";
    }
    return state->phase >= COV_PHASE_COUNCIL ? "Council Phase" : NULL;
}

/* "player 2 uses axe, support +1, action taken" */
static void draw_turn(const adit_tx *tx, adit_canvas *canvas, int row, int column)
{
    const cov_state *state = cov_of(tx);

    if (state->turn.tool == 0) {
        return;
    }
    column += adit_canvas_textf(canvas, row, column, ADIT_INK_PLAIN, "player %d uses %s",
                                state->at_turn + 1, cov_tool_words[state->turn.tool - 1]);
    if (state->turn.support > 0) {
        column += adit_canvas_textf(canvas, row, column, ADIT_INK_PLAIN, ", support +%d",
                                    state->turn.support);
    }
    if (state->turn.plus > 0) {
        column +=
            adit_canvas_textf(canvas, row, column, ADIT_INK_PLAIN, ", jewel +%d", state->turn.plus);
    }
    if (state->turn.has_acted) {
        adit_canvas_text(canvas, row, column, ADIT_INK_PLAIN, ", has acted");
    }
}

int cov_draw_head(const adit_tx *tx, adit_canvas *canvas)
{
    const cov_state *state = cov_of(tx);
    const char *phase = words_of_phase(state);
    int column = 0;

    column += adit_canvas_text(canvas, 0, column, ADIT_INK_BOLD, "Covenant") + 2;
    if (state->base.is_over) {
        adit_canvas_text(canvas, 0, column, ADIT_INK_PLAIN, "game over");
    } else if (phase != NULL) {
        adit_canvas_textf(canvas, 0, column, ADIT_INK_PLAIN, "Era %d, %s", state->era, phase);
    } else {
        column += adit_canvas_textf(canvas, 0, column, ADIT_INK_PLAIN,
                                    "Era %d of %d, turn %d of %d", state->era, cov_eras(tx->cards),
                                    state->round, cov_turns_in(tx->cards, state->era));
        draw_turn(tx, canvas, 0, column + 2);
    }
    return 1;
}

void cov_draw(adit_tx *tx, int viewer, adit_canvas *canvas)
{
    const cov_state *state = cov_of(tx);
    const int players = state->base.players;
    const bool is_seat = viewer >= 0 && viewer < players;
    const int seat = is_seat ? viewer : state->base.active % players;
    int row = cov_draw_head(tx, canvas);

    row = cov_draw_mountain(tx, canvas, row);
    row = cov_draw_tracks(tx, canvas, row);
    row = cov_draw_sites(tx, canvas, row);
    row = cov_draw_dice(tx, canvas, row);
    row = cov_draw_displays(tx, seat, canvas, row);
    row = cov_draw_projects(tx, seat, canvas, row);
    if (state->phase == COV_PHASE_DRAFT) {
        row = cov_draw_draft(tx, canvas, row);
    }
    if (cov_is_solo(state)) {
        row = cov_draw_elders(tx, canvas, row);
    }
    for (int i = 1; i < players; i++) {
        row = cov_draw_board(tx, (seat + i) % players, false, false, canvas, row);
    }
    (void)cov_draw_board(tx, seat, true, is_seat, canvas, row);
}
