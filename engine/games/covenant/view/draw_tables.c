/* draw_tables.c - the parts of the board around the mountain: tracks, sites, throne, dice. */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/view/draw.h"

#include <stdio.h>
#include <string.h>

enum { SPACE = 4, TRACK_LEFT = 10, LETTERS = COV_RESOURCES * 5 };

/* ---- Tracks ---- */

/* A letter for what the space gives, or the number of its achievement: "c", "*1". */
static void draw_space(const adit_tx *tx, int track, int space, adit_canvas *canvas, int row,
                       int column)
{
    const adit_card *step = cov_step_at(tx->cards, track, space);
    char words[96];

    if (step == NULL) {
        adit_canvas_text(canvas, row, column, ADIT_INK_DIM, ".");
    } else if (step->fact[COV_STEP_ACHIEVEMENT].number > 0) {
        adit_canvas_textf(canvas, row, column, ADIT_INK_GREEN, "*%d",
                          step->fact[COV_STEP_ACHIEVEMENT].number);
    } else {
        cov_effect_words(tx, step->fact[COV_STEP_REWARD].effect, words, sizeof words);
        adit_canvas_textf(canvas, row, column, ADIT_INK_PLAIN, "%.3s", words);
    }
}

int cov_draw_tracks(adit_tx *tx, adit_canvas *canvas, int row)
{
    static const char *const titles[COV_TRACKS] = {"Court", "Prestige", "Mining"};
    const cov_state *state = cov_of(tx);

    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Tracks");
    for (int space = 0; space <= COV_TRACK_END; space++) {
        adit_canvas_textf(canvas, row, TRACK_LEFT + space * SPACE, ADIT_INK_DIM, "%d", space);
    }
    for (int track = 0; track < COV_TRACKS; track++) {
        int column[COV_TRACK_END + 1];
        adit_canvas_text(canvas, ++row, 0, ADIT_INK_PLAIN, titles[track]);
        for (int space = 0; space <= COV_TRACK_END; space++) {
            column[space] = TRACK_LEFT + space * SPACE;
            if (space > 0) {
                draw_space(tx, track, space, canvas, row, column[space]);
            }
        }
        row++;
        for (int clan = 0; clan < cov_clans(state); clan++) {
            const int at = cov_track_of(state, clan)[track];
            column[at] += adit_canvas_textf(canvas, row, column[at], cov_clan_ink(tx, clan), "%c",
                                            cov_clan_letter(state, clan));
        }
    }
    return row + 1;
}

/* ---- Sites and throne ---- */

/* "i2 e1 g1 m0": how many spaces are open for each resource, by its first letter. */
static void open_spaces(const adit_tx *tx, int site, char *words, size_t size)
{
    adit_buffer out = adit_buffer_on(words, size);

    for (int good = 0; good < COV_RESOURCES; good++) {
        adit_buffer_addf(&out, "%c%d ", tx->def->goods[good].name[0],
                         site >= 0 ? cov_site_free(cov_of(tx), tx->cards, site, good)
                                   : cov_throne_free(cov_of(tx), good));
    }
}

static void draw_rewards(const adit_tx *tx, int site, adit_canvas *canvas, int row, int column)
{
    const cov_state *state = cov_of(tx);

    for (int n = 0; n < cov_site_reward_count(state); n++) {
        const int marker = state->site_marker[site][n];
        char words[96];
        column += adit_canvas_textf(canvas, row, column, ADIT_INK_DIM, "%d ", n + 1);
        if (marker != 0) {
            column += adit_canvas_textf(canvas, row, column, cov_clan_ink(tx, marker - 1), "[%c]",
                                        cov_clan_letter(state, marker - 1));
        } else {
            cov_effect_words(tx, cov_site_reward(state, tx->cards, site, n), words, sizeof words);
            column += adit_canvas_textf(canvas, row, column, ADIT_INK_PLAIN, "%.16s", words);
        }
        column += 2;
    }
}

/* Carts of each clan; those of the colour that nobody has are drawn as x (COV-98). */
static void draw_carts(const adit_tx *tx, int site, adit_canvas *canvas, int row, int column)
{
    const cov_state *state = cov_of(tx);

    for (int clan = 0; clan < COV_SEATS; clan++) {
        const bool is_blocked = state->base.players == 3 && clan == COV_SEATS - 1;
        const int carts = state->site_carts[site][clan];
        if (clan < cov_clans(state)) {
            adit_canvas_textf(canvas, row, column, cov_clan_ink(tx, clan), "%d", carts);
        } else if (is_blocked && carts > 0) {
            adit_canvas_textf(canvas, row, column, ADIT_INK_DIM, "x%d", carts);
        }
        column += 3;
    }
}

/* "1:2m1e": carts of the clan by level, short enough for four clans. Returns the next column. */
static int draw_throne_levels(const adit_tx *tx, int clan, adit_canvas *canvas, int row, int column)
{
    const cov_state *state = cov_of(tx);
    const adit_ink ink = cov_clan_ink(tx, clan);

    column += adit_canvas_textf(canvas, row, column, ink, "%c:", cov_clan_letter(state, clan));
    for (int good = COV_RESOURCES - 1; good >= 0; good--) {
        const int carts = cov_throne_of(state, clan)[good];
        if (carts > 0) {
            column += adit_canvas_textf(canvas, row, column, ink, "%d%c", carts,
                                        tx->def->goods[good].name[0]);
        }
    }
    return column;
}

static int draw_throne(const adit_tx *tx, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);
    char words[LETTERS];
    int column = 34;

    open_spaces(tx, -1, words, sizeof words);
    adit_canvas_text(canvas, row, 0, ADIT_INK_PLAIN, "throne");
    adit_canvas_text(canvas, row, 9, ADIT_INK_PLAIN, words);
    for (int clan = 0; clan < cov_clans(state); clan++) {
        int all = 0;
        for (int good = 0; good < COV_RESOURCES; good++) {
            all += cov_throne_of(state, clan)[good];
        }
        adit_canvas_textf(canvas, row, 22 + clan * 3, cov_clan_ink(tx, clan), "%d", all);
        if (all > 0) {
            column = draw_throne_levels(tx, clan, canvas, row, column) + 1;
        }
    }
    return row + 1;
}

int cov_draw_sites(adit_tx *tx, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);

    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Sites");
    adit_canvas_text(canvas, row, 9, ADIT_INK_DIM, "free spaces");
    for (int clan = 0; clan < cov_clans(state); clan++) {
        adit_canvas_textf(canvas, row, 22 + clan * 3, cov_clan_ink(tx, clan), "%c",
                          cov_clan_letter(state, clan));
    }
    adit_canvas_text(canvas, row, 34, ADIT_INK_DIM, "carts of each clan; rewards");
    for (int site = 0; site < COV_SITES; site++) {
        const adit_card *card = adit_card_at(tx->cards, COV_KIND_SITE, site);
        char words[LETTERS];
        open_spaces(tx, site, words, sizeof words);
        adit_canvas_textf(canvas, ++row, 0, ADIT_INK_PLAIN, "%.8s", card->id);
        adit_canvas_text(canvas, row, 9, ADIT_INK_PLAIN, words);
        draw_carts(tx, site, canvas, row, 22);
        draw_rewards(tx, site, canvas, row, 34);
    }
    return draw_throne(tx, canvas, row + 1);
}

/* ---- Dice ---- */

int cov_draw_dice(adit_tx *tx, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);
    int in_bag = 0;
    cov_flow at = cov_flow_at(canvas, row, 9);

    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Dice");
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        const adit_card *face = cov_face_card(tx->cards, enemy, state->die[enemy]);
        char words[64];
        cov_effect_words(tx, face->fact[COV_FACE_REWARD].effect, words, sizeof words);
        cov_flow_wordf(&at, ADIT_INK_PLAIN, "%s %d: %s   ", cov_enemy_words[enemy],
                       state->die[enemy], words);
        in_bag += cov_in_bag(state, tx->cards, enemy);
    }
    cov_flow_wordf(&at, ADIT_INK_DIM, "%d enemies in the bag", in_bag);
    return cov_flow_end(&at);
}
