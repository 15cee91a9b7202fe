/* draw_words.c - what the drawing says in few words: effects, goods, clans, running text.
 *
 * Cards tell their effects in whole sentences. On the table there is room for "coin" or
 * "mining 1, prestige 1", which is made here from the declared effect itself, so that cards of a
 * mod are told as well.
 */
#include "engine/base/format.h"
#include "engine/games/covenant/view/draw.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- Running text ---- */

cov_flow cov_flow_at(adit_canvas *canvas, int row, int indent)
{
    return (cov_flow){canvas, row, indent, indent};
}

cov_flow cov_flow_named(adit_canvas *canvas, int row, int column, int indent, adit_ink ink,
                        const char *name)
{
    cov_flow at = cov_flow_at(canvas, row, indent);
    const int end = column + adit_canvas_textf(canvas, row, column, ink, "%.40s", name) + 1;

    at.column = end > indent ? end : indent;
    return at;
}

void cov_flow_word(cov_flow *at, adit_ink ink, const char *word)
{
    size_t length = strlen(word);

    while (length > 0 && word[length - 1] == ' ') {
        length--; /* a space after the last word of a row may be cut */
    }
    if (at->column + (int)length > COV_DRAW_WIDTH && at->column > at->indent) {
        at->row++;
        at->column = at->indent;
    }
    at->column += adit_canvas_text(at->canvas, at->row, at->column, ink, word);
}

void cov_flow_wordf(cov_flow *at, adit_ink ink, const char *format, ...)
{
    char word[COV_DRAW_WIDTH * 2];
    va_list args;

    va_start(args, format);
    (void)adit_format_words(word, sizeof word, format, args);
    va_end(args);
    cov_flow_word(at, ink, word);
}

void cov_flow_text(cov_flow *at, adit_ink ink, const char *words)
{
    while (*words != '\0') {
        const size_t length = strcspn(words, " ") + 1;
        char word[COV_DRAW_WIDTH];
        snprintf(word, sizeof word, "%.*s ", (int)(length - 1), words);
        cov_flow_word(at, ink, word);
        words += words[length - 1] == '\0' ? length - 1 : length;
    }
}

int cov_flow_end(const cov_flow *at)
{
    return at->row + (at->column > at->indent);
}

/* ---- Clans and cards ---- */

char cov_clan_letter(const cov_state *state, int clan)
{
    return cov_is_solo(state) && clan == COV_ELDERS ? 'E' : (char)('1' + clan);
}

adit_ink cov_clan_ink(const adit_tx *tx, int clan)
{
    static const adit_ink inks[] = {ADIT_INK_BLUE, ADIT_INK_RED, ADIT_INK_YELLOW, ADIT_INK_MAGENTA};
    const cov_state *state = cov_of(tx);

    if (clan >= state->base.players) {
        return ADIT_INK_GREEN; /* the Elders */
    }
    const adit_card *board = cov_clan_of(tx->cards, &state->player[clan]);
    return inks[(board->fact[COV_CLAN_ORDER].number + 3) % 4];
}

const adit_card *cov_card_of(const adit_tx *tx, uint16_t number)
{
    return number > 0 && number <= tx->cards->count ? &tx->cards->card[number - 1] : NULL;
}

/* ---- Goods and effects ---- */

static void add_goods(const adit_tx *tx, const adit_goods *goods, adit_buffer *out)
{
    const char *before = "";

    for (int good = 0; tx->def->goods[good].name != NULL; good++) {
        if (goods->have[good] > 0) {
            adit_buffer_addf(out, "%s%d %s", before, goods->have[good], tx->def->goods[good].name);
            before = " ";
        }
    }
}

const char *cov_goods_words(const adit_tx *tx, const adit_goods *goods, char *words, size_t size)
{
    adit_buffer out = adit_buffer_on(words, size);

    add_goods(tx, goods, &out);
    return words;
}

static const struct {
    const char *verb, *words;
} short_names[] = {
    {"gain", ""},
    {"pay", "-"},
    {"advance", ""},
    {"advance_any", "any track"},
    {"strengthen", "strength"},
    {"add_strength", "strength +"},
    {"take_coin", "coin"},
    {"take_tradition", "tradition"},
    {"take_relic", "relic"},
    {"move_enemies", "move"},
};

/* A name with spaces for what joins its parts. */
static void add_word(const char *word, adit_buffer *out)
{
    for (; *word != '\0'; word++) {
        adit_buffer_addf(out, "%c", *word == '_' ? ' ' : *word);
    }
}

static void add_verb_name(const adit_verb *verb, adit_buffer *out)
{
    for (size_t i = 0; i < sizeof short_names / sizeof *short_names; i++) {
        if (strcmp(short_names[i].verb, verb->name) == 0) {
            adit_buffer_add(out, short_names[i].words);
            return;
        }
    }
    add_word(verb->name, out);
}

static void add_argument(const adit_tx *tx, const adit_node *node, const adit_param *param, int i,
                         adit_buffer *out)
{
    const adit_number *number = &node->as.verb.number[i];
    const char *space = out->length == 0 || strchr("+- ", out->data[out->length - 1]) ? "" : " ";

    if (param->type == ADIT_PARAM_GOODS) {
        const adit_goods goods =
            adit_fixed_goods(tx->cards, node->as.verb.amounts[node->as.verb.first[i]]);
        adit_buffer_add(out, space);
        add_goods(tx, &goods, out);
    } else if (param->type == ADIT_PARAM_WORD && number->kind == ADIT_NUMBER_FIXED) {
        adit_buffer_add(out, space);
        add_word(param->words[number->value], out);
    } else if (param->type == ADIT_PARAM_INT) {
        adit_buffer_add(out, space);
        if (number->kind == ADIT_NUMBER_FIXED) {
            adit_buffer_add_number(out, number->value);
        } else {
            adit_buffer_add(out, "?");
        }
    }
}

static void add_effect(const adit_tx *tx, adit_node_id id, int depth, adit_buffer *out);

static void add_parts(const adit_tx *tx, const adit_node *node, const char *between, int depth,
                      adit_buffer *out)
{
    for (int i = 0; i < node->count; i++) {
        adit_buffer_add(out, i > 0 ? between : "");
        add_effect(tx, node->part[i], depth + 1, out);
    }
}

static void add_verb(const adit_tx *tx, const adit_node *node, adit_buffer *out)
{
    const adit_verb *verb = adit_verb_at(tx->def, node->as.verb.verb);
    char words[96];
    adit_buffer own = adit_buffer_on(words, sizeof words);

    add_verb_name(verb, &own);
    for (int i = 0; i < verb->param_count; i++) {
        add_argument(tx, node, &verb->param[i], i, &own);
    }
    adit_buffer_add(out, words);
}

static void add_effect(const adit_tx *tx, adit_node_id id, int depth, adit_buffer *out)
{
    const adit_node *node = &tx->cards->node[id];

    if (id == 0 || depth > ADIT_MAX_PARTS) {
        return;
    }
    switch ((adit_node_kind)node->kind) {
    case ADIT_NODE_SEQUENCE:
    case ADIT_NODE_THEN_OR:
    case ADIT_NODE_REPEAT:
    case ADIT_NODE_WHEN:
        add_parts(tx, node, ", ", depth, out);
        break;
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_AND_OR:
        add_parts(tx, node, " + ", depth, out);
        break;
    case ADIT_NODE_ONE_OF:
        add_parts(tx, node, " or ", depth, out);
        break;
    case ADIT_NODE_OPTIONAL:
        adit_buffer_add(out, "(");
        add_parts(tx, node, ", ", depth, out);
        adit_buffer_add(out, ")");
        break;
    case ADIT_NODE_VERB:
        add_verb(tx, node, out);
        break;
    case ADIT_NODE_SCRIPT:
        adit_buffer_add(out, "see the card");
        break;
    }
}

const char *cov_effect_words(const adit_tx *tx, adit_node_id node, char *words, size_t size)
{
    adit_buffer out = adit_buffer_on(words, size);

    add_effect(tx, node, 0, &out);
    return words;
}
