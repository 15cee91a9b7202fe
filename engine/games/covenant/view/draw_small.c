/* draw_small.c - what a clan needs for its question, for small terminals: its board in few rows, or
 * the halls in two rows each if the question is about them.
 */
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/view/draw.h"
#include "engine/rules/runner.h"

#include <stdio.h>
#include <string.h>

enum { BRICK = 12, COURSE = 2, MIDDLE_ROW = 2 };

static const char colour_letters[] = "yBK"; /* yellow, blue, black */

/* ---- Halls ---- */

/* "ggt h1 --": enemies, then the slots. */
static void add_contents(const cov_state *state, const adit_card *hall, int spot, adit_buffer *out)
{
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        for (int i = 0; i < state->enemy[spot][enemy]; i++) {
            adit_buffer_add_bytes(out, cov_enemy_words[enemy], 1);
        }
    }
    for (int slot = 0; slot < hall->fact[COV_HALL_SLOTS].number && slot < 2; slot++) {
        const int basic = state->basic[spot][slot];

        if (basic == 0) {
            adit_buffer_add(out, " --");
        } else {
            adit_buffer_addf(out, " %c%c", cov_building_words[(basic - 1) % 2][0],
                             cov_clan_letter(state, (basic - 1) / 2));
        }
    }
}

/* The reward on the back of a hall that lies face down; "" if it shows none. */
static const char *back_words(const adit_tx *tx, int spot, char *words, size_t size)
{
    const int back = cov_of(tx)->back[spot];

    words[0] = '\0';
    if (back != 0) {
        cov_effect_words(
            tx, adit_card_at(tx->cards, COV_KIND_BACK, back - 1)->fact[COV_BACK_REWARD].effect,
            words, size);
    }
    return words;
}

static void draw_hall(const adit_tx *tx, int spot, adit_canvas *canvas, int row, int column)
{
    const cov_state *state = cov_of(tx);
    char words[96];

    if (!cov_is_up(state, spot)) {
        back_words(tx, spot, words, sizeof words);
        char *comma = strstr(words, ", ");
        if (comma != NULL) {
            *comma = '\0';
            adit_canvas_textf(canvas, row + 1, column, ADIT_INK_DIM, "%.11s", comma + 2);
        }
        adit_canvas_textf(canvas, row, column, ADIT_INK_DIM, "%s %.8s", cov_spot_words[spot],
                          words[0] != '\0' ? words : "?");
        return;
    }
    const adit_card *hall = cov_hall_at(state, tx->cards, spot);
    adit_buffer out = adit_buffer_on(words, sizeof words);

    add_contents(state, hall, spot, &out);
    adit_canvas_textf(canvas, row, column, ADIT_INK_BOLD, "%s%c %.7s", cov_spot_words[spot],
                      colour_letters[hall->fact[COV_HALL_COLOUR].number],
                      tx->def->goods[hall->fact[COV_HALL_VEIN].number].name);
    adit_canvas_textf(canvas, row + 1, column, ADIT_INK_PLAIN, "%.11s", words);
}

/* Pillars and gates by the names of their places. */
static int draw_large(const adit_tx *tx, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);
    cov_flow at = cov_flow_at(canvas, row, 0);

    for (int point = 0; point < COV_POINTS; point++) {
        if (state->pillar[point] != 0) {
            cov_flow_wordf(&at, ADIT_INK_PLAIN, "pillar%c %s  ",
                           cov_clan_letter(state, state->pillar[point] - 1),
                           cov_point_words[point]);
        }
    }
    for (int edge = 0; edge < COV_EDGES; edge++) {
        if (state->gate[edge] != 0) {
            cov_flow_wordf(&at, ADIT_INK_PLAIN, "gate%c %s  ",
                           cov_clan_letter(state, state->gate[edge] - 1), cov_edge_words[edge]);
        }
    }
    return cov_flow_end(&at);
}

static int draw_halls(const adit_tx *tx, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const int line = cov_row_of(spot), number = cov_spot_words[spot][1] - '1';
        const int shift = line < MIDDLE_ROW ? MIDDLE_ROW - line : line - MIDDLE_ROW;

        if (cov_spot_exists(state, spot)) {
            draw_hall(tx, spot, canvas, row + line * COURSE,
                      (cov_is_large(state) ? 3 : 9 - BRICK) + number * BRICK + shift * BRICK / 2);
        }
    }
    row += COV_ROWS * COURSE;
    adit_canvas_text(canvas, row, 0, ADIT_INK_DIM,
                     "y B K: yellow, blue, black  g goblin o orc t troll  h1 w1: house, workshop");
    return draw_large(tx, canvas, row + 1);
}

/* ---- Parts ---- */

static bool is_about_halls(const adit_tx *tx)
{
    switch (tx->runner->open.key) {
    case COV_ASK_HALL:
    case COV_ASK_SKIRMISH:
    case COV_ASK_BUILD_PLACE:
    case COV_ASK_MOVE:
    case COV_ASK_ENEMY:
        return true;
    default:
        return false;
    }
}

void cov_draw_part(adit_tx *tx, int viewer, adit_drawing part, adit_canvas *canvas)
{
    const cov_state *state = cov_of(tx);
    const int players = state->base.players;
    int row = 0;

    if (part == ADIT_DRAW_OWN) {
        row = cov_draw_head(tx, canvas);
        if (!is_about_halls(tx)) {
            (void)cov_draw_board(tx, viewer, false, true, canvas, row);
            return;
        }
        row = cov_draw_stores(tx, viewer, canvas, row);
        (void)draw_halls(tx, canvas, row);
        return;
    }
    if (part == ADIT_DRAW_OTHERS) {
        row = cov_is_solo(state) ? cov_draw_elders(tx, canvas, row) : row;
        for (int i = 1; i < players; i++) {
            row = cov_draw_board(tx, (viewer + i) % players, false, false, canvas, row);
        }
        return;
    }
    row = cov_draw_mountain(tx, canvas, row);
    row = cov_draw_tracks(tx, canvas, row);
    row = cov_draw_sites(tx, canvas, row);
    row = cov_draw_dice(tx, canvas, row);
    row = cov_draw_displays(tx, viewer, canvas, row);
    row = cov_draw_projects(tx, viewer, canvas, row);
    (void)cov_draw_board(tx, viewer, true, true, canvas, row);
}

/* ---- Options ---- */

/* What a die of enemies shows, in words. */
static void say_face(const adit_tx *tx, int enemy, int face, adit_buffer *out)
{
    const adit_card *card = cov_face_card(tx->cards, enemy, face);

    if (card != NULL && card->text != NULL) {
        adit_buffer_addf(out, "%.*s", (int)strcspn(card->text, "."), card->text);
    }
}

void cov_remark(const adit_tx *tx, int seat, adit_option option, adit_buffer *out)
{
    const cov_state *state = cov_of(tx);
    char words[96];

    (void)seat;
    if (option.what == COV_OPT_HALL) {
        adit_buffer_add(out, back_words(tx, option.a, words, sizeof words));
    } else if (option.what == COV_OPT_PLACE_BASIC && cov_is_up(state, option.a)) {
        const adit_card *hall = cov_hall_at(state, tx->cards, option.a);

        adit_buffer_addf(out, "%s", tx->def->goods[hall->fact[COV_HALL_VEIN].number].name);
    } else if (option.what == COV_OPT_TAKE_DIE) {
        say_face(tx, option.a - COV_GOBLIN, state->die[option.a - COV_GOBLIN], out);
    } else if (option.what == COV_OPT_TAKE_FACE) {
        say_face(tx, option.a - COV_GOBLIN, option.b, out);
    }
}
