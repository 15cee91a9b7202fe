/* draw_board.c - the hall map: five rows of bricks, each shifted by half a brick.
 *
 * A wall of bricks has the same neighbours as a field of hexagons: the side of a brick that
 * faces two others below or above it is two sides of the hexagon, and wherever three bricks
 * meet is a point. So pillars stand where lines meet and gates in the middle of a side.
 */
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/view/draw.h"

#include <stdio.h>
#include <string.h>

enum { BRICK = 12, COURSE = 4, MIDDLE_ROW = 2, INSET = 2 };

static const adit_ink hall_inks[] = {ADIT_INK_YELLOW, ADIT_INK_BLUE, ADIT_INK_BOLD};
static const char *const colour_words[] = {"yellow", "blue", "black"};

/* The upper left corner of a spot. */
static void corner_of(const cov_state *state, int spot, int top, int *row, int *column)
{
    const int line = cov_row_of(spot), number = cov_spot_words[spot][1] - '1';
    const int shift = line < MIDDLE_ROW ? MIDDLE_ROW - line : line - MIDDLE_ROW;

    *row = top + line * COURSE;
    *column = (cov_is_large(state) ? 3 : 9 - BRICK) + number * BRICK + shift * BRICK / 2;
}

/* ---- One hall ---- */

/* "ggt": a letter for each enemy. */
static void enemy_letters(const cov_state *state, int spot, char letters[4])
{
    int count = 0;

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        for (int i = 0; i < state->enemy[spot][enemy] && count < COV_HALL_ENEMIES; i++) {
            letters[count++] = cov_enemy_words[enemy][0];
        }
    }
    letters[count] = '\0';
}

static void draw_slots(const adit_tx *tx, const adit_card *hall, int spot, adit_canvas *canvas,
                       int row, int column)
{
    const cov_state *state = cov_of(tx);

    for (int slot = 0; slot < hall->fact[COV_HALL_SLOTS].number && slot < 2; slot++) {
        const int basic = state->basic[spot][slot];
        if (basic == 0) {
            adit_canvas_text(canvas, row, column, ADIT_INK_DIM, "--");
        } else {
            const int clan = (basic - 1) / 2;
            adit_canvas_textf(canvas, row, column, cov_clan_ink(tx, clan), "%c%c",
                              cov_building_words[(basic - 1) % 2][0], cov_clan_letter(state, clan));
        }
        column += 3;
    }
}

static void draw_face_up(const adit_tx *tx, int spot, adit_canvas *canvas, int row, int column)
{
    const adit_card *hall = cov_hall_at(cov_of(tx), tx->cards, spot);
    const int colour = hall->fact[COV_HALL_COLOUR].number;
    char letters[COV_HALL_ENEMIES + 1];

    enemy_letters(cov_of(tx), spot, letters);
    adit_canvas_textf(canvas, row, column, hall_inks[colour], "%s %s", cov_spot_words[spot],
                      colour_words[colour]);
    adit_canvas_text(canvas, row + 1, column, ADIT_INK_PLAIN,
                     tx->def->goods[hall->fact[COV_HALL_VEIN].number].name);
    adit_canvas_text(canvas, row + 2, column, ADIT_INK_RED, letters);
    draw_slots(tx, hall, spot, canvas, row + 2, column + 4);
}

/* The reward on its back, its parts below each other; what lies under it nobody knows. */
static void draw_face_down(const adit_tx *tx, int spot, adit_canvas *canvas, int row, int column)
{
    const cov_state *state = cov_of(tx);
    char words[96], *comma;

    adit_canvas_textf(canvas, row, column, ADIT_INK_DIM, "%s ?", cov_spot_words[spot]);
    if (state->back[spot] == 0) {
        return;
    }
    const adit_card *back = adit_card_at(tx->cards, COV_KIND_BACK, state->back[spot] - 1);
    cov_effect_words(tx, back->fact[COV_BACK_REWARD].effect, words, sizeof words);
    comma = strstr(words, ", ");
    if (comma != NULL) {
        *comma = '\0';
        adit_canvas_textf(canvas, row + 2, column, ADIT_INK_DIM, "%.10s", comma + 2);
    }
    adit_canvas_textf(canvas, row + 1, column, ADIT_INK_DIM, "%.10s", words);
}

/* ---- Points and sides ---- */

static void draw_pillars(const adit_tx *tx, adit_canvas *canvas, int top)
{
    const cov_state *state = cov_of(tx);

    for (int point = 0; point < COV_POINTS; point++) {
        int row, column;
        if (state->pillar[point] != 0) {
            const int clan = state->pillar[point] - 1;
            corner_of(state, point / 2, top, &row, &column);
            adit_canvas_textf(canvas, point % 2 == COV_TOP ? row : row + COURSE,
                              column + BRICK / 2 - 1, cov_clan_ink(tx, clan), "(%c)",
                              cov_clan_letter(state, clan));
        }
    }
}

static void draw_gates(const adit_tx *tx, adit_canvas *canvas, int top)
{
    /* E, SE and SW side: where the middle of the side is. */
    static const int down[3] = {COURSE / 2, COURSE, COURSE};
    static const int right[3] = {BRICK, BRICK * 3 / 4, BRICK / 4};
    const cov_state *state = cov_of(tx);

    for (int edge = 0; edge < COV_EDGES; edge++) {
        int row, column;
        if (state->gate[edge] != 0) {
            const int clan = state->gate[edge] - 1;
            corner_of(state, edge / 3, top, &row, &column);
            adit_canvas_textf(canvas, row + down[edge % 3], column + right[edge % 3] - 1,
                              cov_clan_ink(tx, clan), "=%c=", cov_clan_letter(state, clan));
        }
    }
}

int cov_draw_mountain(adit_tx *tx, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        int top, left;
        if (!cov_spot_exists(state, spot)) {
            continue;
        }
        corner_of(state, spot, row, &top, &left);
        adit_canvas_box(canvas, top, left, COURSE + 1, BRICK + 1, false, ADIT_INK_DIM);
        if (cov_is_up(state, spot)) {
            draw_face_up(tx, spot, canvas, top + 1, left + INSET);
        } else {
            draw_face_down(tx, spot, canvas, top + 1, left + INSET);
        }
    }
    draw_pillars(tx, canvas, row);
    draw_gates(tx, canvas, row);
    row += COV_ROWS * COURSE + 1;
    adit_canvas_text(
        canvas, row, 0, ADIT_INK_DIM,
        "g goblin  o orc  t troll  h1 house  w1 workshop  -- slot  (1) pillar  =1= gate");
    return row + 1;
}
