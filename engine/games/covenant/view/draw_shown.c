/* draw_shown.c - what lies open for everybody: displays with their costs, projects, the draft.
 *
 * Two displays stand beside each other. What the player at this side of the table can neither
 * pay nor reach is drawn faintly.
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/turn.h"
#include "engine/games/covenant/view/draw.h"

#include <stdio.h>
#include <string.h>

enum { SLOT_TEXT = 96, TEXT_LEFT = 14 };

/* What a display shows: its cost, the card and what that gives. */
typedef struct {
    char cost[24], words[SLOT_TEXT];
    bool is_open;
} slot_text;

/* ---- Displays of one line for each tile ---- */

static const adit_fact *slot_facts(const adit_tx *tx, int display, int slot)
{
    return cov_slot(tx->cards, display, slot + 1)->fact;
}

static void rubble_text(adit_tx *tx, int seat, int slot, const adit_card *card, slot_text *out)
{
    const adit_goods goods = adit_fixed_goods(tx->cards, card->fact[COV_RUBBLE_RESOURCE].goods);

    (void)seat;
    snprintf(out->cost, sizeof out->cost, "%d",
             slot_facts(tx, COV_RUBBLE, slot)[COV_SLOT_STRENGTH].number);
    cov_goods_words(tx, &goods, out->words, sizeof out->words);
}

static void coin_text(adit_tx *tx, int seat, int slot, const adit_card *card, slot_text *out)
{
    const int cost = cov_gp_cost(tx, seat, COV_COINS, slot);

    snprintf(out->cost, sizeof out->cost, "%d", cost);
    out->is_open = cov_player_of(tx, seat)->common.goods.have[COV_GP] >= cost;
    cov_effect_words(tx, card->fact[COV_COIN_COUNCIL].effect, out->words, sizeof out->words);
}

static void relic_text(adit_tx *tx, int seat, int slot, const adit_card *card, slot_text *out)
{
    const int height = slot_facts(tx, COV_RELICS, slot)[COV_SLOT_HEIGHT].number;

    snprintf(out->cost, sizeof out->cost, "%d", height);
    out->is_open = cov_is_relic_in_reach(tx, seat, slot);
    cov_effect_words(tx, card->fact[COV_RELIC_USE].effect, out->words, sizeof out->words);
}

/* "iron+gold": ones are not counted. */
static void price_words(const adit_tx *tx, const adit_goods *goods, char *words, size_t size)
{
    adit_buffer out = adit_buffer_on(words, size);

    for (int good = 0; tx->def->goods[good].name != NULL; good++) {
        if (goods->have[good] > 0) {
            adit_buffer_add(&out, out.length > 0 ? "+" : "");
            if (goods->have[good] > 1) {
                adit_buffer_addf(&out, "%d ", goods->have[good]);
            }
            adit_buffer_add(&out, tx->def->goods[good].name);
        }
    }
}

static void tool_text(adit_tx *tx, int seat, int slot, const adit_card *card, slot_text *out)
{
    const adit_goods cost = adit_fixed_goods(tx->cards, card->fact[COV_TOOL_COST].goods);
    char goods[48];

    (void)slot;
    out->cost[0] = '\0';
    out->is_open = adit_goods_afford(&cov_player_of(tx, seat)->common.goods, tx->def->goods, &cost);
    price_words(tx, &cost, goods, sizeof goods);
    snprintf(out->words, sizeof out->words, "%s, %s", goods,
             card->fact[COV_TOOL_SLOT].number == COV_SILVER ? "silver" : "gold");
}

static const struct {
    const char *title, *hint;
    void (*text)(adit_tx *tx, int seat, int slot, const adit_card *card, slot_text *out);
} displays[COV_DISPLAYS] = {
    [COV_RUBBLE] = {"Rubble", "strength", rubble_text},
    [COV_COINS] = {"King's Coins", "GP; Council benefit", coin_text},
    [COV_RELICS] = {"Relics", "Mining needed", relic_text},
    [COV_TOOLS_SHOWN] = {"Tools", "price, slot", tool_text},
};

static void draw_slot(adit_tx *tx, int seat, int display, int slot, const adit_card *card,
                      adit_canvas *canvas, int row, int column)
{
    slot_text text = {.is_open = true};

    displays[display].text(tx, seat, slot, card, &text);
    if (text.cost[0] != '\0') {
        adit_canvas_textf(canvas, row, column, ADIT_INK_DIM, "%3.3s", text.cost);
        column += 3;
    }
    const adit_ink ink = text.is_open ? ADIT_INK_PLAIN : ADIT_INK_DIM;
    const int end = column < COV_DRAW_HALF ? COV_DRAW_HALF : COV_DRAW_WIDTH;
    column += 3 + adit_canvas_textf(canvas, row, column + 1, ink, "%.24s", card->id);
    adit_canvas_textf(canvas, row, column, ink, "%.*s", end - column, text.words);
}

static int draw_display(adit_tx *tx, int seat, int display, adit_canvas *canvas, int row,
                        int column)
{
    const uint16_t *slots = cov_of(tx)->shown[display];
    const int used = adit_canvas_text(canvas, row, column, ADIT_INK_BOLD, displays[display].title);

    adit_canvas_text(canvas, row, column + used + 2, ADIT_INK_DIM, displays[display].hint);
    for (int slot = 0; slot < cov_display_rows[display].slots; slot++) {
        const adit_card *card = cov_card_of(tx, slots[slot]);
        if (card == NULL) {
            adit_canvas_text(canvas, ++row, column + 4, ADIT_INK_DIM, "-");
        } else {
            draw_slot(tx, seat, display, slot, card, canvas, ++row, column);
        }
    }
    return row + 1;
}

/* ---- Jewels ---- */

static int draw_jewels(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);
    static const int left[2] = {12, 43};

    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Jewels");
    adit_canvas_text(canvas, row, 8, ADIT_INK_DIM, "price; silver, gold");
    for (int slot = 0; slot < 3; slot++) {
        const adit_goods price =
            adit_fixed_goods(tx->cards, slot_facts(tx, COV_JEWELS, slot)[COV_SLOT_PRICE].goods);
        const bool is_open =
            adit_goods_afford(&cov_player_of(tx, seat)->common.goods, tx->def->goods, &price);
        const adit_ink ink = is_open ? ADIT_INK_PLAIN : ADIT_INK_DIM;
        char words[SLOT_TEXT];
        adit_canvas_textf(canvas, ++row, 1, ADIT_INK_DIM, "%.11s",
                          cov_goods_words(tx, &price, words, sizeof words));
        for (int colour = COV_SILVER; colour <= COV_GOLDEN; colour++) {
            const adit_card *card = cov_card_of(tx, state->shown[COV_JEWELS + colour][slot]);
            if (card != NULL) {
                cov_effect_words(tx, card->fact[COV_JEWEL_EFFECT].effect, words, sizeof words);
                adit_canvas_textf(canvas, row, left[colour], ink, "%.17s  %.20s", card->id, words);
            }
        }
    }
    return row + 1;
}

/* ---- Tiles with a sentence ---- */

static int draw_sentence(const adit_card *card, const char *cost, adit_ink ink, adit_canvas *canvas,
                         int row)
{
    cov_flow at = cov_flow_named(canvas, row, 4, TEXT_LEFT, ink, card->id);

    adit_canvas_text(canvas, row, 0, ADIT_INK_DIM, cost);
    cov_flow_text(&at, ink, card->text);
    return cov_flow_end(&at);
}

static int draw_traditions(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);

    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Traditions");
    adit_canvas_text(canvas, row++, 12, ADIT_INK_DIM, "GP");
    for (int slot = 0; slot < 4; slot++) {
        const adit_card *card = cov_card_of(tx, state->shown[COV_TRADITIONS][slot]);
        const int cost = cov_gp_cost(tx, seat, COV_TRADITIONS, slot);
        const bool is_open = cov_player_of(tx, seat)->common.goods.have[COV_GP] >= cost;
        char words[16];
        if (card == NULL) {
            adit_canvas_text(canvas, row++, 4, ADIT_INK_DIM, "-");
            continue;
        }
        snprintf(words, sizeof words, "%3d", cost);
        row = draw_sentence(card, words, is_open ? ADIT_INK_PLAIN : ADIT_INK_DIM, canvas, row);
    }
    return row;
}

int cov_draw_displays(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    int left = draw_display(tx, seat, COV_RUBBLE, canvas, row, 0);
    int right = draw_display(tx, seat, COV_COINS, canvas, row, COV_DRAW_HALF);

    row = left > right ? left : right;
    left = draw_display(tx, seat, COV_RELICS, canvas, row, 0);
    right = draw_display(tx, seat, COV_TOOLS_SHOWN, canvas, row, COV_DRAW_HALF);
    row = draw_jewels(tx, seat, canvas, left > right ? left : right);
    return draw_traditions(tx, seat, canvas, row);
}

/* The Councils that score a project slot: "2-3". */
static void add_councils(const adit_cards *cards, int slot, adit_buffer *out)
{
    const int eras = cov_eras(cards);

    for (int era = 1, first = 0; era <= eras + 1; era++) {
        const bool scores =
            era <= eras && cov_era_card(cards, era)->fact[COV_ERA_PROJECTS].number > slot;
        if (scores && first == 0) {
            first = era;
        } else if (!scores && first != 0) {
            adit_buffer_addf(out, "%d", first);
            if (first < era - 1) {
                adit_buffer_addf(out, "-%d", era - 1);
            }
            first = 0;
        }
    }
}

/* What the Council scores, and what it would give now. */
int cov_draw_projects(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    static const char *const joined[COV_PROJECTS] = {"", ", ", " and "};
    const cov_state *state = cov_of(tx);
    char text[80];
    adit_buffer councils = adit_buffer_on(text, sizeof text);

    for (int slot = 0; slot < COV_PROJECTS; slot++) {
        adit_buffer_add(&councils, joined[slot]);
        add_councils(tx->cards, slot, &councils);
    }
    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Projects");
    adit_canvas_textf(canvas, row++, 12, ADIT_INK_DIM,
                      "GP now for player %d; scored in Councils %s", seat + 1, text);
    for (int slot = 0; slot < COV_PROJECTS; slot++) {
        const adit_card *card = cov_card_of(tx, state->project[slot]);
        char words[16];
        if (card != NULL) {
            snprintf(words, sizeof words, "%3d", cov_project_points(tx, seat, card));
            row = draw_sentence(card, words, ADIT_INK_PLAIN, canvas, row);
        }
    }
    return row;
}

/* The open tiles of the draft. */
int cov_draw_draft(adit_tx *tx, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);

    adit_canvas_text(canvas, row++, 0, ADIT_INK_BOLD, "Draft");
    for (int kind = 0; kind < 4; kind++) {
        for (int i = 0; i < COV_SEATS; i++) {
            const adit_card *card = cov_card_of(tx, state->draft[kind][i]);
            if (card != NULL) {
                row = draw_sentence(card, "", ADIT_INK_PLAIN, canvas, row);
            }
        }
    }
    return row;
}
