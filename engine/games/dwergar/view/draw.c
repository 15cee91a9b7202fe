/* draw.c - the table in 80 columns: the round and its event, the players, then the board.
 *
 * Everybody's possessions are open (DWG-102), so all players are shown alike, the viewer
 * first. What lies between them is drawn in draw_board.c.
 */
#include "engine/games/dwergar/view/draw.h"

#include <stdio.h>
#include <string.h>

#define INDENT 11

/* ---- Words ---- */

/* Writes one word after the other and goes on in a new row where the width ends. */
typedef struct {
    adit_canvas *canvas;
    int row, column;
    bool has_begun;
} flow;

static void flow_word(flow *at, adit_ink ink, const char *word)
{
    if (at->column + (int)strlen(word) > DWG_DRAW_WIDTH && at->column > INDENT) {
        at->row++;
        at->column = INDENT;
    }
    at->column += adit_canvas_text(at->canvas, at->row, at->column, ink, word);
    at->has_begun = true;
}

/* An item of a list with commas. */
static void flow_item(flow *at, adit_ink ink, const char *words)
{
    char item[96];

    if (at->has_begun) {
        at->column += adit_canvas_text(at->canvas, at->row, at->column, ADIT_INK_PLAIN, ", ");
    }
    snprintf(item, sizeof item, "%.90s", words);
    flow_word(at, ink, item);
}

/* A sentence, broken at its blanks. */
static void flow_text(flow *at, adit_ink ink, const char *text)
{
    while (*text != '\0') {
        char word[48];
        size_t length = strcspn(text, " \n");

        snprintf(word, sizeof word, "%.*s ", (int)length, text);
        flow_word(at, ink, word);
        text += length;
        text += strspn(text, " \n");
    }
}

static flow begin(adit_canvas *canvas, int row, const char *heading)
{
    adit_canvas_text(canvas, row, 2, ADIT_INK_DIM, heading);
    return (flow){canvas, row, INDENT, false};
}

adit_ink dwg_seat_ink(int seat)
{
    static const adit_ink inks[DWG_SEATS] = {ADIT_INK_RED, ADIT_INK_BLUE, ADIT_INK_GREEN,
                                             ADIT_INK_YELLOW};

    return inks[seat % DWG_SEATS];
}

/* ---- The head ---- */

/* The token exists only if a deck in play gives it to somebody (DWG-39). */
static bool has_token(const adit_tx *tx)
{
    for (int deck = 0; deck < adit_cards_of_kind(tx->cards, DWG_KIND_DECK); deck++) {
        const adit_card *card = adit_card_at(tx->cards, DWG_KIND_DECK, deck);
        if (dwg_of(tx)->deck_in_play[deck] != 0 && card->fact[DWG_DECK_ROUND_LEADER].is_set) {
            return true;
        }
    }
    return false;
}

static int draw_event(const adit_tx *tx, adit_canvas *canvas, int row)
{
    const dwg_state *state = dwg_of(tx);
    flow at = {canvas, row, INDENT, false};

    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "event");
    if (state->active_event == 0) {
        adit_canvas_textf(canvas, row, INDENT, ADIT_INK_DIM, "none, %d face down",
                          state->events_left);
        return row + 1;
    }
    const adit_card *event = adit_card_at(tx->cards, DWG_KIND_EVENT, state->active_event - 1);
    flow_text(&at, ADIT_INK_YELLOW, event->title);
    at.column += adit_canvas_textf(canvas, at.row, at.column, ADIT_INK_DIM, "(%d face down)",
                                   state->events_left);
    at = (flow){canvas, at.row + 1, INDENT, false};
    flow_text(&at, ADIT_INK_PLAIN, event->text);
    return at.row + 1;
}

/* The open action: who stands where, and what is left of the turn. */
static int draw_turn(const adit_tx *tx, adit_canvas *canvas, int row)
{
    const dwg_state *state = dwg_of(tx);
    flow at = {canvas, row, INDENT, false};
    char words[96];

    if (tx->work->is_over) {
        return row;
    }
    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "turn");
    snprintf(words, sizeof words, "player %d", state->at_turn + 1);
    flow_item(&at, dwg_seat_ink(state->at_turn), words);
    if (!dwg_is_ending(state)) {
        snprintf(words, sizeof words, "actions left %d", state->turn.actions_left);
        flow_item(&at, ADIT_INK_PLAIN, words);
    }
    if (state->turn.extra + state->turn.is_extra > 0) {
        snprintf(words, sizeof words, "additional actions %d",
                 state->turn.extra + state->turn.is_extra);
        flow_item(&at, ADIT_INK_PLAIN, words);
    }
    if (state->turn.location != 0) {
        snprintf(words, sizeof words, "%s at %.40s%s%s", dwg_dwarf_words[state->turn.dwarf],
                 dwg_location(tx, state->turn.location - 1)->id,
                 state->turn.acts_as != 0 ? " as " : "",
                 state->turn.acts_as != 0 ? dwg_dwarf_words[state->turn.acts_as] : "");
        flow_item(&at, ADIT_INK_BOLD, words);
    }
    return at.row + 1;
}

static int draw_head(const adit_tx *tx, adit_canvas *canvas)
{
    const dwg_state *state = dwg_of(tx);
    int row;

    adit_canvas_text(canvas, 0, 0, ADIT_INK_BOLD, "Dwergar");
    adit_canvas_textf(canvas, 0, INDENT, ADIT_INK_PLAIN, "round %d of %d", state->round,
                      dwg_last_round(state));
    adit_canvas_textf(canvas, 0, 28, ADIT_INK_PLAIN, "player %d starts", state->start_player + 1);
    if (has_token(tx)) {
        if (state->silverbeard == 0) {
            adit_canvas_text(canvas, 0, 48, ADIT_INK_DIM, "Silverbeard: on the board");
        } else {
            adit_canvas_textf(canvas, 0, 48, ADIT_INK_YELLOW, "Silverbeard: player %d",
                              state->silverbeard);
        }
    }
    row = draw_event(tx, canvas, 1);
    return draw_turn(tx, canvas, row) + 1;
}

/* ---- A player board ---- */

static void flow_furnaces(flow *at, const adit_tx *tx, int seat)
{
    const dwg_player *player = dwg_player_of(tx, seat);
    const int16_t *have = player->common.goods.have;
    char words[64];

    snprintf(words, sizeof words, "%d hot", have[DWG_HOT]);
    flow_item(at, have[DWG_HOT] > 0 ? ADIT_INK_RED : ADIT_INK_DIM, words);
    snprintf(words, sizeof words, "%d cool", have[DWG_COOL]);
    flow_item(at, have[DWG_COOL] > 0 ? ADIT_INK_CYAN : ADIT_INK_DIM, words);
    snprintf(words, sizeof words, "%d unbuilt", player->unbuilt);
    flow_item(at, ADIT_INK_DIM, words);
    for (int i = 0; i < dwg_location_count(tx->cards); i++) {
        if (dwg_of(tx)->furnace[i] == seat + 1) {
            snprintf(words, sizeof words, "at %.40s", dwg_location(tx, i)->id);
            flow_item(at, ADIT_INK_PLAIN, words);
        }
    }
}

/* Where the foreman is, if he is not in the pool. */
static void flow_foreman(flow *at, const adit_tx *tx, const dwg_player *player)
{
    char words[80];

    if (player->foreman == DWG_IN_POOL) {
        flow_item(at, ADIT_INK_BOLD, dwg_dwarf_words[DWG_FOREMAN]);
        return;
    }
    if (player->foreman < DWG_AT) {
        static const char *const levels[DWG_TILES] = {"the transit level", "level 1", "level 2",
                                                      "level 3", "level 4"};
        snprintf(words, sizeof words, "(foreman in the cart on %s)",
                 levels[player->foreman - DWG_IN_CART]);
    } else {
        snprintf(words, sizeof words, "(foreman at %.40s)",
                 dwg_location(tx, player->foreman - DWG_AT)->id);
    }
    flow_item(at, ADIT_INK_DIM, words);
}

static void flow_pool(flow *at, const adit_tx *tx, const dwg_player *player)
{
    char words[48];

    for (int kind = DWG_IRONWORKER; kind <= DWG_BLACKSMITH; kind++) {
        if (player->pool[kind] > 0) {
            snprintf(words, sizeof words, "%d %s%s", player->pool[kind], dwg_dwarf_words[kind],
                     player->pool[kind] > 1 ? "s" : "");
            flow_item(at, ADIT_INK_PLAIN, words);
        }
    }
    if (dwg_is_pool_empty(player)) {
        flow_item(at, ADIT_INK_DIM, "empty");
    }
    flow_foreman(at, tx, player);
}

/* The seat's completed projects that are upgraded, or those that are not. */
static int draw_projects(const adit_tx *tx, int seat, bool upgraded, adit_canvas *canvas, int row)
{
    const int place = (upgraded ? DWG_PLACE_UPGRADED : DWG_PLACE_OF) + seat;
    flow at = {canvas, row, INDENT, false};

    for (int i = 0; i < adit_cards_of_kind(tx->cards, DWG_KIND_PROJECT); i++) {
        if (dwg_of(tx)->project_place[i] == place) {
            const adit_card *card = adit_card_at(tx->cards, DWG_KIND_PROJECT, i);
            flow_item(&at, upgraded ? ADIT_INK_GREEN : ADIT_INK_PLAIN, card->title);
        }
    }
    if (!at.has_begun) {
        return row;
    }
    adit_canvas_text(canvas, row, 2, ADIT_INK_DIM, upgraded ? "upgraded" : "projects");
    return at.row + 1;
}

static void draw_name(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const int points = dwg_player_of(tx, seat)->common.goods.have[DWG_VP];
    const int kept = adit_modified(tx, seat, DWG_VALUE_KEPT_HEAT, 0, ADIT_NO_CARD);
    bool is_active = tx->work->active == seat && !tx->work->is_over;
    int total, column;

    (void)dwg_score(tx, seat, &total, NULL, 0);
    column = adit_canvas_textf(canvas, row, 0, dwg_seat_ink(seat), "Player %d%s", seat + 1,
                               is_active ? " <" : "");
    column += 2;
    column += adit_canvas_textf(canvas, row, column, ADIT_INK_BOLD, "%d point%s", points,
                                points == 1 ? "" : "s");
    if (total != points) { /* what upgraded projects give in the end, as things stand */
        column += adit_canvas_textf(canvas, row, column, ADIT_INK_DIM, ", %d with cards", total);
    }
    if (kept > 0) {
        adit_canvas_textf(canvas, row, column + 2, ADIT_INK_DIM, "keeps up to %d heat", kept);
    }
}

static int draw_player(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const dwg_player *player = dwg_player_of(tx, seat);
    flow at = begin(canvas, row + 1, "supply");
    char words[48];

    draw_name(tx, seat, canvas, row);
    for (int good = 0; good < DWG_RESOURCES; good++) {
        int have = player->common.goods.have[good];
        snprintf(words, sizeof words, "%d %s", have, tx->def->goods[good].name);
        flow_item(&at, have > 0 ? ADIT_INK_PLAIN : ADIT_INK_DIM, words);
    }
    adit_canvas_textf(canvas, at.row, 56, ADIT_INK_RED, "heat %d/%d",
                      player->common.goods.have[DWG_HEAT], tx->def->goods[DWG_HEAT].limit);
    at = begin(canvas, at.row + 1, "furnaces");
    flow_furnaces(&at, tx, seat);
    at = begin(canvas, at.row + 1, "pool");
    flow_pool(&at, tx, player);
    row = draw_projects(tx, seat, false, canvas, at.row + 1);
    return draw_projects(tx, seat, true, canvas, row);
}

void dwg_draw(adit_tx *tx, int viewer, adit_canvas *canvas)
{
    int players = tx->work->players, row = draw_head(tx, canvas);
    int seat = viewer >= 0 && viewer < players ? viewer : tx->work->active % players;

    for (int i = 0; i < players; i++) {
        row = draw_player(tx, (seat + i) % players, canvas, row);
    }
    row = dwg_draw_mine(tx, canvas, row + 1);
    row = dwg_draw_locations(tx, seat, canvas, row + 1);
    row = dwg_draw_track(tx, seat, canvas, row + 1);
    (void)dwg_draw_decks(tx, canvas, row + 1);
}
