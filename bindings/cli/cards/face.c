/* face.c - the face of a card, drawn from what the card declares: cost at the top left, points at
 * the top right, kind by colour and shape, the text in as large letters as there is room for.
 */
#include "bindings/cli/cards/draw.h"

#include <ctype.h>

enum {
    FRAME = 160, /* of colour around the paper */
    INSIDE = 420,
    TEXT_WIDTH = CARD_WIDTH - 2 * INSIDE,
    MAX_LINES = 40,
};

/* ---- Facts ---- */

typedef struct {
    char cost[256], points[16]; /* "": none, or nothing that has a place of its own */
    adit_text others;           /* "number 3, back dark" */
} card_facts;

/* "6", "-1", "2+"; anything longer stays among the facts. */
static bool is_points(const char *text)
{
    size_t digits;

    text += *text == '-';
    digits = strspn(text, "0123456789");
    text += digits;
    text += *text == '+';
    return digits > 0 && digits < 4 && *text == '\0';
}

static void add_other(adit_text *others, const char *fact, size_t length)
{
    if (others->length > 0) {
        adit_text_add(others, ", ");
    }
    for (size_t i = 0; i < length; i++) {
        adit_text_add_char(others, fact[i] == '_' ? ' ' : fact[i]);
    }
}

/* Where the value of the fact begins, if it has this name and the value is below `size`. */
static bool is_fact(const char *fact, size_t length, const char *name, char *value, size_t size)
{
    const size_t start = strlen(name) + 1;

    if (length <= start || length - start >= size || strncmp(fact, name, start - 1) != 0 ||
        fact[start - 1] != ' ') {
        return false;
    }
    memcpy(value, fact + start, length - start);
    value[length - start] = '\0';
    return true;
}

/* ---- Cost ---- */

enum { COST_WIDTH = 4500, COST_HEIGHT = 1240, COST_LARGE = 400, COST_SMALL = 200 };

/* The end of "2 stone" in "2 stone 1 iron". */
static size_t amount_length(const char *cost)
{
    size_t at = 0;

    while (cost[at] != '\0' &&
           !(at > 0 && cost[at] == ' ' && isdigit((unsigned char)cost[at + 1]))) {
        at++;
    }
    return at;
}

/* Draws the amounts in rows of white labels (out NULL: only measures). Returns the height, or -1 if
 * one is too wide. */
static int put_cost(adit_text *out, const char *cost, int size, int top)
{
    const int height = size * 3 / 2, gap = size / 4;
    int x = 0, y = 0;

    for (cost += strspn(cost, " "); *cost != '\0'; cost += strspn(cost, " ")) {
        const size_t length = amount_length(cost);
        const int width = card_text_width(cost, length, size) * CARD_BOLD / 100 + size;

        if (width > COST_WIDTH) {
            return -1;
        }
        if (x > 0 && x + width > COST_WIDTH) {
            x = 0;
            y += height + gap;
        }
        if (out != NULL) {
            const card_box label = {FRAME + 130 + x, top + y, width, height, height / 2};
            const card_pen pen = {.x = label.x + width / 2,
                                  .y = label.y + size * 11 / 10,
                                  .size = size,
                                  .ink = CARD_INK,
                                  .anchor = "middle",
                                  .is_bold = true};

            card_add_box(out, &label, CARD_PAPER);
            card_add_text(out, &pen, cost, length);
        }
        x += width + gap;
        cost += length;
    }
    return y + height;
}

/* The largest size at which a cost has room; 0: none. */
static int cost_size(const char *cost)
{
    for (int size = COST_LARGE; size >= COST_SMALL; size -= 20) {
        const int height = put_cost(NULL, cost, size, 0);

        if (height >= 0 && height <= COST_HEIGHT) {
            return size;
        }
    }
    return 0;
}

static void read_facts(const char *facts, card_facts *out)
{
    while (*facts != '\0') {
        const size_t length = strcspn(facts, ";");
        char value[sizeof out->cost];

        if (is_fact(facts, length, "cost", value, sizeof value) && cost_size(value) > 0) {
            memcpy(out->cost, value, sizeof value);
        } else if (is_fact(facts, length, "points", value, sizeof out->points) &&
                   is_points(value)) {
            memcpy(out->points, value, sizeof out->points);
        } else {
            add_other(&out->others, facts, length);
        }
        facts += length;
        facts += strspn(facts, "; ");
    }
}

/* ---- Blocks of text ---- */

typedef struct {
    const char *text, *ink;
    int large, small, height; /* sizes to choose from, and the room there is */
    bool is_bold;
    int size, count, used; /* as chosen: size, lines, height */
    card_line line[MAX_LINES];
} card_block;

static int leading(int size)
{
    return size * 13 / 10;
}

/* Chooses the largest size at which the text has room; at the smallest it is cut. */
static void fit(card_block *block)
{
    const int width = block->is_bold ? TEXT_WIDTH * 100 / CARD_BOLD : TEXT_WIDTH;
    int most = 0;

    for (block->size = block->large;; block->size -= 20) {
        most = block->height / leading(block->size);
        most = most > MAX_LINES ? MAX_LINES : most;
        block->count = card_wrap(block->text, block->size, width, block->line, most);
        if (block->count <= most || block->size - 20 < block->small) {
            break;
        }
    }
    block->used = (block->count < most ? block->count : most) * leading(block->size);
}

static void put_block(adit_text *out, const card_block *block, int top)
{
    card_pen pen = {.x = INSIDE,
                    .y = top + block->size,
                    .size = block->size,
                    .ink = block->ink,
                    .anchor = "start",
                    .is_bold = block->is_bold};
    const int shown = block->used / leading(block->size);

    for (int i = 0; i < shown; i++) {
        adit_text line = {0};

        adit_text_add_bytes(&line, block->line[i].at, block->line[i].length);
        if (i + 1 == shown && block->count > shown) {
            adit_text_add(&line, " ..."); /* the card's file has the rest */
        }
        if (line.data != NULL) {
            card_add_text(out, &pen, line.data, line.length);
        }
        adit_text_free(&line);
        pen.y += leading(block->size);
    }
}

/* ---- The card ---- */

/* The coloured frame, and in its upper part cost and points. Returns where the paper begins. */
static int put_frame(adit_text *out, const card_facts *facts, int kind)
{
    const bool has_band = facts->cost[0] != '\0' || facts->points[0] != '\0';
    const int top = has_band ? FRAME + COST_HEIGHT + 100 : 3 * FRAME;
    const card_box edge = {50, 50, CARD_WIDTH - 100, CARD_HEIGHT - 100, 320};
    const card_box paper = {FRAME, top, CARD_WIDTH - 2 * FRAME, CARD_HEIGHT - FRAME - top, 220};

    card_add_box(out, &edge, card_kind_ink(kind));
    card_add_box(out, &paper, CARD_PAPER);
    if (facts->cost[0] != '\0') {
        const int size = cost_size(facts->cost);
        const int height = put_cost(NULL, facts->cost, size, 0);

        (void)put_cost(out, facts->cost, size, FRAME + (COST_HEIGHT - height) / 2);
    }
    if (facts->points[0] != '\0') {
        const card_box ring = {CARD_WIDTH - FRAME - 1200, FRAME + 20, 1100, 1100, 550};
        const card_pen pen = {.x = ring.x + 550,
                              .y = ring.y + 760,
                              .size = 600,
                              .ink = CARD_INK,
                              .anchor = "middle",
                              .is_bold = true};

        card_add_box(out, &ring, CARD_PAPER);
        card_add_text(out, &pen, facts->points, strlen(facts->points));
    }
    return top;
}

/* "action_tile" as "Action tile", with the mod if the card is of one. */
static void put_kind(adit_text *out, const adit_card_info *card, int kind, bool is_of_mod, int top)
{
    const card_pen pen = {
        .x = INSIDE + 380, .y = top + 270, .size = 280, .ink = CARD_SOFT, .anchor = "start"};
    char name[64];
    adit_buffer words = adit_buffer_on(name, sizeof name);

    adit_buffer_addf(&words, is_of_mod ? "%s · %s" : "%s", card->kind, card->mod);
    for (char *c = name; *c != '\0' && *c != ' '; c++) {
        *c = *c == '_' ? ' ' : *c;
    }
    name[0] = (char)toupper((unsigned char)name[0]);
    card_add_shape(out, kind, INSIDE + 140, top + 175, 280, card_kind_ink(kind));
    card_add_text(out, &pen, name, words.length);
}

/* A picture for every card of the kind: its shape on a ground of its colour. */
static void put_picture(adit_text *out, int kind, int top, int height)
{
    const card_box ground = {INSIDE, top, TEXT_WIDTH, height, 160};
    const char *ink = card_kind_ink(kind);

    adit_text_add(out, "<g opacity=\"0.16\">\n");
    card_add_box(out, &ground, ink);
    adit_text_add(out, "</g>\n<g opacity=\"0.3\">\n");
    card_add_shape(out, kind, INSIDE + TEXT_WIDTH / 4, top + height / 2, height * 4 / 10, ink);
    card_add_shape(out, kind, INSIDE + TEXT_WIDTH * 3 / 4, top + height / 2, height * 4 / 10, ink);
    adit_text_add(out, "</g>\n");
    card_add_shape(out, kind, CARD_WIDTH / 2, top + height / 2, height * 7 / 10, ink);
}

/* From the bottom up: id and mark, then what else the card declares. Returns where they begin. */
static int put_foot(adit_text *out, const adit_card_info *card, const char *others)
{
    adit_text about = {0};
    int bottom = CARD_HEIGHT - FRAME - 150;
    card_block block = {.ink = CARD_SOFT, .large = 200, .small = 160, .height = 540};

    adit_text_add(&about, card->id);
    if (card->mark != NULL && card->mark[0] != '\0') {
        adit_text_add(&about, " · ");
        adit_text_add(&about, card->mark);
    }
    block.text = about.data != NULL ? about.data : "";
    fit(&block);
    bottom -= block.used;
    put_block(out, &block, bottom);
    adit_text_free(&about);
    if (others != NULL) {
        const card_box rule = {INSIDE, bottom - 90, TEXT_WIDTH, 14, 0};

        card_add_box(out, &rule, CARD_SOFT);
        block = (card_block){
            .text = others, .ink = CARD_INK, .large = 270, .small = 200, .height = 1300};
        fit(&block);
        bottom -= block.used + 170;
        put_block(out, &block, bottom);
    }
    return bottom;
}

/* The text of the card, or if it has none what its effects declare. A long one takes the place of
 * the picture. */
static void put_body(adit_text *out, const adit_card_info *card, int kind, int top, int bottom)
{
    const bool has_text = card->text != NULL && card->text[0] != '\0';
    card_block body = {.text = has_text ? card->text : card->effect,
                       .ink = CARD_INK,
                       .large = 380,
                       .small = 280,
                       .height = bottom - top - 1500};

    fit(&body);
    if (body.used < body.count * leading(body.size)) {
        body.small = 160;
        body.height = bottom - top - 100;
        fit(&body);
        put_block(out, &body, top);
        return;
    }
    int picture = bottom - top - body.used - 450;
    picture = picture > 2600 ? 2600 : picture;
    put_picture(out, kind, top, picture);
    put_block(out, &body, top + picture + 220);
}

void card_add_face(adit_text *out, const adit_card_info *card, int kind, bool is_of_mod)
{
    card_facts facts = {0};
    card_block title = {.text = card->title,
                        .ink = CARD_INK,
                        .large = 540,
                        .small = 340,
                        .height = 1000,
                        .is_bold = true};

    read_facts(card->facts, &facts);
    int top = put_frame(out, &facts, kind) + 130;
    fit(&title);
    put_block(out, &title, top);
    top += title.used + 40;
    put_kind(out, card, kind, is_of_mod, top);
    put_body(out, card, kind, top + 480, put_foot(out, card, facts.others.data));
    adit_text_free(&facts.others);
}
