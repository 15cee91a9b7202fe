/* draw_clan.c - the clan boards: the viewer's with every place, the others' in a few lines, and
 * the board of the Elders.
 *
 * Everything on a clan board lies open but the objectives: those are drawn only for their owner,
 * or once they have been scored.
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/view/draw.h"

#include <stdio.h>
#include <string.h>

enum { INDENT = 10, WORDS = 96 };

static const char columns[] = "RTFD";
static const char *const types[] = {"pick", "axe", "compass", "cart", "book"};

static cov_flow begin_row(adit_canvas *canvas, int row, const char *label)
{
    adit_canvas_text(canvas, row, 1, ADIT_INK_DIM, label);
    return cov_flow_at(canvas, row, INDENT);
}

/* Ends a row; if anything was written, the label tells what it is. */
static int end_row(const cov_flow *at, int row, const char *label)
{
    if (cov_flow_end(at) > row) {
        adit_canvas_text(at->canvas, row, 1, ADIT_INK_DIM, label);
    }
    return cov_flow_end(at);
}

/* "2 houses"; `plural` is what more than one are written with. */
static void flow_count(cov_flow *at, int count, const char *word, const char *plural)
{
    if (count > 0) {
        cov_flow_wordf(at, ADIT_INK_PLAIN, "%d %s%s  ", count, word, count == 1 ? "" : plural);
    }
}

static void flow_buildings(cov_flow *at, const uint8_t count[COV_BUILDINGS])
{
    for (int building = 0; building < COV_BUILDINGS; building++) {
        flow_count(at, count[building], cov_building_words[building], "s");
    }
}

/* ---- Name, goods, dwarves ---- */

static int draw_name(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);
    const cov_player *player = cov_player_of(tx, seat);
    const adit_card *identity = adit_identity_of(tx->def, tx->cards, &state->base, seat);
    const adit_card *clan = identity != NULL ? identity : cov_clan_of(tx->cards, player);
    const bool is_active = state->base.active == seat && !state->base.is_over;
    int column = 0;

    column += adit_canvas_textf(canvas, row, column, cov_clan_ink(tx, seat), "Player %d, %.20s%s",
                                seat + 1, clan->title, is_active ? " <" : "");
    column += 2;
    column += adit_canvas_textf(canvas, row, column, ADIT_INK_GREEN, "%d GP",
                                player->common.goods.have[COV_GP]);
    column += 2;
    const int achievements = cov_achievements(tx->cards, player->track);
    column += adit_canvas_textf(canvas, row, column, ADIT_INK_PLAIN, "%d achievement%s",
                                achievements, achievements == 1 ? "" : "s");
    if (state->start_player == seat && state->base.players > 1) {
        column += 2;
        adit_canvas_text(canvas, row, column, ADIT_INK_DIM, "starting player");
    }
    return row + 1;
}

static int draw_goods(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cov_player *player = cov_player_of(tx, seat);
    const int16_t *have = player->common.goods.have;
    cov_flow at = begin_row(canvas, row, "storage");

    cov_flow_wordf(&at, ADIT_INK_DIM, "%d of %d  ", cov_stored(player), cov_storage(tx, seat));
    for (int good = 0; good < COV_RESOURCES; good++) {
        flow_count(&at, have[good], tx->def->goods[good].name, "");
    }
    cov_flow_word(&at, ADIT_INK_DIM, "| support: ");
    cov_flow_wordf(&at, ADIT_INK_PLAIN, "%d x +1, %d x +2  ", have[COV_PLUS1], have[COV_PLUS2]);
    cov_flow_word(&at, ADIT_INK_DIM, "| ");
    flow_count(&at, player->carts, "cart", "s");
    return cov_flow_end(&at);
}

static int draw_dungeon(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cov_player *player = cov_player_of(tx, seat);
    const int16_t *have = player->common.goods.have;
    cov_flow at = begin_row(canvas, row, "dungeon");
    const int keys = cov_keys(tx, seat);

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        flow_count(&at, have[COV_GOBLIN + enemy], cov_enemy_words[enemy], "s");
    }
    flow_count(&at, keys, "key", "s");
    cov_flow_word(&at, ADIT_INK_DIM, "| forge: ");
    flow_buildings(&at, player->forge);
    return cov_flow_end(&at);
}

static int draw_tavern(const adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cov_player *player = cov_player_of(tx, seat);
    cov_flow at = begin_row(canvas, row, "tavern");

    for (int strength = COV_STRENGTHS; strength > 0; strength--) {
        const int dwarves = player->tavern[strength - 1];
        if (dwarves > 0) {
            cov_flow_wordf(&at, ADIT_INK_PLAIN, "%d %s of strength %d  ", dwarves,
                           dwarves == 1 ? "dwarf" : "dwarves", strength);
        }
    }
    if (at.column == at.indent) {
        cov_flow_word(&at, ADIT_INK_DIM, "empty");
    }
    return cov_flow_end(&at);
}

/* ---- Tools and coins ---- */

/* "<2>": the dwarf on the tool; the one in use stands out. */
static void draw_dwarf(const adit_tx *tx, int seat, int tool, adit_canvas *canvas, int row,
                       int column)
{
    const cov_state *state = cov_of(tx);
    const int strength = state->player[seat].dwarf_on[tool];
    const bool is_in_use = state->at_turn == seat && state->turn.tool == tool + 1;

    if (strength > 0) {
        adit_canvas_textf(canvas, row, column, is_in_use ? ADIT_INK_BOLD : ADIT_INK_DIM,
                          is_in_use ? "<%d>" : "(%d)", strength);
    }
}

/* What an empty tool space holds and gives. */
static void space_words(const adit_tx *tx, const adit_card *place, char *words, size_t size)
{
    adit_buffer out = adit_buffer_on(words, size);
    char reward[WORDS];
    static const struct {
        int fact;
        const char *word;
    } things[] = {{COV_PLACE_HOUSES, "h"},
                  {COV_PLACE_WORKSHOPS, "w"},
                  {COV_PLACE_KEYS, "keys"},
                  {COV_PLACE_STORAGE, "storage"}};

    for (size_t i = 0; i < sizeof things / sizeof *things; i++) {
        const int count = place->fact[things[i].fact].number;
        if (count > 0) {
            adit_buffer_addf(&out, "%d %s, ", count, things[i].word);
        }
    }
    adit_buffer_add(
        &out, cov_effect_words(tx, place->fact[COV_PLACE_REWARD].effect, reward, sizeof reward));
}

static void draw_space(const adit_tx *tx, const adit_card *place, const char *name,
                       adit_canvas *canvas, int row, int column)
{
    char words[2 * WORDS];

    space_words(tx, place, words, sizeof words);
    adit_canvas_textf(canvas, row, column, ADIT_INK_DIM, "%-8s%c  %.28s", name,
                      columns[place->fact[COV_PLACE_COLUMN].number], words);
}

/* A tool in half a row: name or column, dwarf, slot and jewel. */
static void draw_tool(const adit_tx *tx, int seat, int tool, adit_canvas *canvas, int row,
                      int column)
{
    const cov_player *player = cov_player_of(tx, seat);
    const adit_card *jewel = cov_card_of(tx, player->jewel[tool]);
    const int type = cov_tool_type(tx, seat, tool);
    char rune = ' ';

    if (tool >= COV_PRINTED_TOOLS) {
        const adit_card *place =
            cov_place_card(tx->cards, COV_PLACE_TOOL, tool - COV_PRINTED_TOOLS + 1);
        if (type < 0) {
            draw_space(tx, place, cov_tool_words[tool], canvas, row, column);
            return;
        }
        rune = columns[place->fact[COV_PLACE_COLUMN].number];
    }
    adit_canvas_textf(canvas, row, column, ADIT_INK_PLAIN, "%-8s%c", cov_tool_words[tool], rune);
    draw_dwarf(tx, seat, tool, canvas, row, column + 10);
    adit_canvas_textf(canvas, row, column + 14, ADIT_INK_PLAIN, "%s%s",
                      tool < COV_PRINTED_TOOLS ? "" : types[type],
                      tool < COV_PRINTED_TOOLS ? "" : ", ");
    column += tool < COV_PRINTED_TOOLS ? 14 : 16 + (int)strlen(types[type]);
    if (jewel != NULL) {
        adit_canvas_textf(canvas, row, column, ADIT_INK_CYAN, "%.18s", jewel->id);
    } else {
        adit_canvas_text(canvas, row, column, ADIT_INK_DIM,
                         cov_tool_slot(tx->cards, cov_player_of(tx, seat), tool) == COV_SILVER
                             ? "silver slot"
                             : "gold slot");
    }
}

static int draw_tools(const adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const int rows = COV_TOOLS / 2;

    for (int tool = 0; tool < COV_TOOLS; tool++) {
        draw_tool(tx, seat, tool, canvas, row + tool % rows, tool < rows ? 1 : COV_DRAW_HALF + 1);
    }
    return row + rows;
}

/* Coin spaces: the coin with its benefit, or in brackets what the empty space gives. */
static int draw_coins(const adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const int rows = COV_COIN_SPACES / 2;

    for (int space = 0; space < COV_COIN_SPACES; space++) {
        const adit_card *place = cov_place_card(tx->cards, COV_PLACE_COIN, space + 1);
        const adit_card *coin = cov_card_of(tx, cov_player_of(tx, seat)->coin[space]);
        const int at = row + space % rows, column = space < rows ? 1 : COV_DRAW_HALF + 1;
        char words[WORDS];
        adit_canvas_textf(canvas, at, column, ADIT_INK_DIM, "%.6s", place->id);
        if (coin != NULL) {
            cov_effect_words(tx, coin->fact[COV_COIN_COUNCIL].effect, words, sizeof words);
            adit_canvas_textf(canvas, at, column + 9, ADIT_INK_YELLOW, "%s %.20s", coin->id, words);
        } else {
            cov_effect_words(tx, place->fact[COV_PLACE_REWARD].effect, words, sizeof words);
            adit_canvas_textf(canvas, at, column + 9, ADIT_INK_DIM, "empty (%.20s)", words);
        }
    }
    return row + rows;
}

/* ---- Relics, traditions, objectives ---- */

static int draw_relics(const adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);
    cov_flow at = cov_flow_at(canvas, row, INDENT);

    for (int i = 0; i < adit_kind_card_count(tx->cards, COV_KIND_RELIC); i++) {
        const adit_card *relic = adit_card_at(tx->cards, COV_KIND_RELIC, i);
        const int lies = state->lies[COV_RELICS][i];
        const bool is_used = lies == COV_LIES_USED + seat;
        char words[WORDS];
        if (!cov_owns_relic(state, seat, i)) {
            continue;
        }
        cov_effect_words(tx, relic->fact[COV_RELIC_USE].effect, words, sizeof words);
        cov_flow_wordf(&at, is_used ? ADIT_INK_DIM : ADIT_INK_PLAIN, "%.24s (%s)  ", relic->title,
                       is_used                         ? "used"
                       : lies == COV_LIES_FRESH + seat ? "new"
                                                       : words);
    }
    return end_row(&at, row, "relics");
}

static int draw_traditions(const adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const adit_in_play *list = &cov_player_of(tx, seat)->common.in_play;
    cov_flow at = cov_flow_at(canvas, row, INDENT);

    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &tx->cards->card[list->card[i]];
        char line[WORDS];
        if (card->kind != COV_KIND_TRADITION) {
            continue;
        }
        snprintf(line, sizeof line, "%.40s%s", card->title, i + 1 < list->count ? ", " : "");
        cov_flow_text(&at, ADIT_INK_MAGENTA, line);
    }
    return end_row(&at, row, "tradit.");
}

/* COV-182: face down for everybody else, from the end of the draft until they are scored. */
static int draw_objectives(const adit_tx *tx, int seat, bool is_own, adit_canvas *canvas, int row)
{
    const cov_player *player = cov_player_of(tx, seat);

    for (int type = 0; type < 2; type++) {
        const adit_card *card = cov_card_of(tx, cov_objective(player, type));
        const bool is_scored = (player->revealed >> type & 1) != 0;
        const bool is_open = is_scored || player->drafted_objective[type] != 0;
        if (card == NULL || !(is_own || is_open)) {
            continue;
        }
        char title[WORDS];
        snprintf(title, sizeof title, "%.60s:", card->title);
        cov_flow at = cov_flow_named(canvas, row, 1, INDENT, ADIT_INK_DIM, title);
        cov_flow_text(&at, is_scored ? ADIT_INK_GREEN : ADIT_INK_PLAIN, card->text);
        row = cov_flow_end(&at);
    }
    return row;
}

/* ---- The others ---- */

/* "pick(2) silver_cart_1" for tools that are in any way out of the ordinary. */
static int flow_tools(const adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cov_player *player = cov_player_of(tx, seat);
    cov_flow at = cov_flow_at(canvas, row, INDENT);

    for (int tool = 0; tool < COV_TOOLS; tool++) {
        const adit_card *jewel = cov_card_of(tx, player->jewel[tool]);
        const int type = cov_tool_type(tx, seat, tool);
        char dwarf[8] = "";
        if (type < 0 ||
            (tool < COV_PRINTED_TOOLS && jewel == NULL && player->dwarf_on[tool] == 0)) {
            continue;
        }
        if (player->dwarf_on[tool] > 0) {
            snprintf(dwarf, sizeof dwarf, "(%d)", player->dwarf_on[tool]);
        }
        const bool is_printed = tool < COV_PRINTED_TOOLS;
        cov_flow_wordf(&at, ADIT_INK_PLAIN, "%s%s%s%s%s%.24s  ", cov_tool_words[tool],
                       is_printed ? "" : " ", is_printed ? "" : types[type], dwarf,
                       jewel != NULL ? " " : "", jewel != NULL ? jewel->title : "");
    }
    return end_row(&at, row, "tools");
}

static int flow_coins(const adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    cov_flow at = cov_flow_at(canvas, row, INDENT);

    for (int space = 0; space < COV_COIN_SPACES; space++) {
        const adit_card *coin = cov_card_of(tx, cov_player_of(tx, seat)->coin[space]);
        char words[WORDS];
        if (coin != NULL) {
            cov_effect_words(tx, coin->fact[COV_COIN_COUNCIL].effect, words, sizeof words);
            cov_flow_wordf(&at, ADIT_INK_YELLOW, "%.24s (%s)  ", coin->title, words);
        }
    }
    return end_row(&at, row, "coins");
}

int cov_draw_stores(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    return draw_goods(tx, seat, canvas, draw_name(tx, seat, canvas, row));
}

int cov_draw_board(adit_tx *tx, int seat, bool is_whole, bool is_own, adit_canvas *canvas, int row)
{
    row = draw_name(tx, seat, canvas, row);
    row = draw_goods(tx, seat, canvas, row);
    row = draw_dungeon(tx, seat, canvas, row);
    row = draw_tavern(tx, seat, canvas, row);
    row = is_whole ? draw_tools(tx, seat, canvas, row) : flow_tools(tx, seat, canvas, row);
    row = is_whole ? draw_coins(tx, seat, canvas, row) : flow_coins(tx, seat, canvas, row);
    row = draw_relics(tx, seat, canvas, row);
    row = draw_traditions(tx, seat, canvas, row);
    return draw_objectives(tx, seat, is_own, canvas, row);
}

/* ---- The Elders ---- */

/* Tiles in their storage, and which tool cards they have used; the piles are only counted. */
static int draw_elder_cards(const adit_tx *tx, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);
    const int count = adit_kind_card_count(tx->cards, COV_KIND_ELDER);
    int available = cov_elders_tool_cards(state, tx->cards);
    cov_flow at = begin_row(canvas, row, "cards");
    char words[64];

    for (int i = 0; i < count; i++) {
        available -= state->elder_lies[i] == COV_ELDER_DISCARDED;
    }
    snprintf(words, sizeof words, "%d available, %d in the Forge pile | discarded:", available,
             cov_elders_forge_pile(state, tx->cards));
    cov_flow_text(&at, ADIT_INK_PLAIN, words);
    for (int i = 0; i < count; i++) {
        if (state->elder_lies[i] == COV_ELDER_DISCARDED) {
            cov_flow_text(&at, ADIT_INK_PLAIN, adit_card_at(tx->cards, COV_KIND_ELDER, i)->id);
        }
    }
    return cov_flow_end(&at);
}

int cov_draw_elders(adit_tx *tx, adit_canvas *canvas, int row)
{
    const cov_state *state = cov_of(tx);
    const adit_card *tile = adit_card_at(tx->cards, COV_KIND_DIFFICULTY, state->elders.difficulty);
    cov_flow at;

    adit_canvas_textf(canvas, row++, 0, ADIT_INK_GREEN,
                      "Council of Elders (%.20s)  %d GP  achievements: %d", tile->title,
                      state->elders.gp, cov_achievements(tx->cards, state->elders.track));
    at = begin_row(canvas, row, "storage");
    flow_count(&at, cov_elders_tiles(state, tx->cards, COV_KIND_TRADITION), "tradition", "s");
    flow_count(&at, cov_elders_tiles(state, tx->cards, COV_KIND_JEWEL), "jewel", "s");
    flow_count(&at, cov_elders_tiles(state, tx->cards, COV_KIND_COIN), "coin", "s");
    flow_count(&at, cov_elders_tiles(state, tx->cards, COV_KIND_RELIC), "relic", "s");
    if (at.column == at.indent) {
        cov_flow_word(&at, ADIT_INK_DIM, "empty  ");
    }
    cov_flow_word(&at, ADIT_INK_DIM, "| dungeon: ");
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        flow_count(&at, state->elders.dungeon[enemy], cov_enemy_words[enemy], "s");
    }
    row = cov_flow_end(&at);
    at = begin_row(canvas, row, "board");
    flow_buildings(&at, state->elders.board);
    flow_count(&at, state->elders.carts, "cart", "s");
    return draw_elder_cards(tx, canvas, cov_flow_end(&at));
}
