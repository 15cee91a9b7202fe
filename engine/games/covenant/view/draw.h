/* draw.h - the parts of the drawing, each in a file of its own. */
#ifndef ADIT_COVENANT_VIEW_DRAW_H
#define ADIT_COVENANT_VIEW_DRAW_H

#include "engine/games/covenant/state.h"

#define COV_DRAW_WIDTH 80
#define COV_DRAW_HALF 40

/* Writes one word after the other and goes on in a new row where the width ends. */
typedef struct {
    adit_canvas *canvas;
    int row, column, indent;
} cov_flow;
cov_flow cov_flow_at(adit_canvas *canvas, int row, int indent);
/* Text that begins with a name at `column`, however long that is; what follows keeps the indent. */
cov_flow cov_flow_named(adit_canvas *canvas, int row, int column, int indent, adit_ink ink,
                        const char *name);
void cov_flow_word(cov_flow *at, adit_ink ink, const char *word); /* is never split */
void cov_flow_wordf(cov_flow *at, adit_ink ink, const char *format, ...) ADIT_PRINTF(3, 4);
void cov_flow_text(cov_flow *at, adit_ink ink, const char *words); /* is split at spaces */
int cov_flow_end(const cov_flow *at); /* the next free row; `row` itself if nothing was written */

/* An effect in few words: "mining 1, prestige 1". */
const char *cov_effect_words(const adit_tx *tx, adit_node_id node, char *words, size_t size);
/* "1 iron 2 gold" */
const char *cov_goods_words(const adit_tx *tx, const adit_goods *goods, char *words, size_t size);
/* Which clan a piece belongs to: '1' to '4', 'E' for the Elders. And its colour. */
char cov_clan_letter(const cov_state *state, int clan);
adit_ink cov_clan_ink(const adit_tx *tx, int clan);
/* The card that a place of the state names; NULL: none. */
const adit_card *cov_card_of(const adit_tx *tx, uint16_t number);

/* Each draws from `row` on and returns the next free row. */
int cov_draw_head(const adit_tx *tx, adit_canvas *canvas); /* era, turn, tool in use */
int cov_draw_stores(adit_tx *tx, int seat, adit_canvas *canvas, int row); /* name and goods */
int cov_draw_mountain(adit_tx *tx, adit_canvas *canvas, int row);
int cov_draw_tracks(adit_tx *tx, adit_canvas *canvas, int row);
int cov_draw_sites(adit_tx *tx, adit_canvas *canvas, int row); /* and the throne */
int cov_draw_dice(adit_tx *tx, adit_canvas *canvas, int row);
int cov_draw_displays(adit_tx *tx, int seat, adit_canvas *canvas, int row);
int cov_draw_projects(adit_tx *tx, int seat, adit_canvas *canvas, int row);
int cov_draw_draft(adit_tx *tx, adit_canvas *canvas, int row);
/* is_whole: with every place, not in a few lines; is_own: with the objectives. */
int cov_draw_board(adit_tx *tx, int seat, bool is_whole, bool is_own, adit_canvas *canvas, int row);
int cov_draw_elders(adit_tx *tx, adit_canvas *canvas, int row);

#endif
