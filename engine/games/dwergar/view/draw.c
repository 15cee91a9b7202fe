/* draw.c - the table in 80 columns: the round and its event, the players, then the board.
 *
 * Everybody's possessions are open (DWG-102), so all players are shown alike, the viewer
 * first. What lies between them is drawn in draw_board.c.
 */
#include "engine/games/dwergar/view/draw.h"

#define INDENT 11

/* ---- Words ---- */

/* A row of running text with its heading in column `column`. */
static adit_flow start_row(adit_canvas *canvas, int row, int column, const char *heading)
{
    adit_canvas_text(canvas, row, column, column == 0 ? ADIT_INK_BOLD : ADIT_INK_DIM, heading);
    return (adit_flow){.canvas = canvas, .row = row, .column = INDENT, .indent = INDENT};
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
    for (ADIT_EACH_CARD(card, tx->cards, DWG_KIND_DECK)) {
        if (dwg_of(tx)->deck_in_play[card->kind_number] != 0 &&
            card->fact[DWG_DECK_ROUND_LEADER].is_set) {
            return true;
        }
    }
    return false;
}

static int draw_event(const adit_tx *tx, adit_canvas *canvas, int row)
{
    const dwg_state *state = dwg_of(tx);
    adit_flow at = start_row(canvas, row, 0, "event");

    if (state->active_event == 0) {
        adit_canvas_textf(canvas, row, INDENT, ADIT_INK_DIM, "none, %d face down",
                          state->events_left);
        return row + 1;
    }
    const adit_card *event = adit_card_at(tx->cards, DWG_KIND_EVENT, state->active_event - 1);
    adit_flow_text(&at, ADIT_INK_YELLOW, event->title);
    adit_canvas_textf(canvas, at.row, at.column, ADIT_INK_DIM, "(%d face down)",
                      state->events_left);
    adit_flow_next_row(&at);
    adit_flow_text(&at, ADIT_INK_PLAIN, event->text);
    return at.row + 1;
}

/* The open action: who stands where, and what is left of the turn. */
static int draw_turn(const adit_tx *tx, adit_canvas *canvas, int row)
{
    const dwg_state *state = dwg_of(tx);
    const int extra = state->turn.extra + state->turn.is_extra, as = state->turn.acts_as;

    if (tx->work->is_over) {
        return row;
    }
    adit_flow at = start_row(canvas, row, 0, "turn");
    adit_flow_item(&at, dwg_seat_ink(state->at_turn), "player %d", state->at_turn + 1);
    if (!dwg_is_ending(state)) {
        adit_flow_item(&at, ADIT_INK_PLAIN, "actions left %d", state->turn.actions_left);
    }
    if (extra > 0) {
        adit_flow_item(&at, ADIT_INK_PLAIN, "additional actions %d", extra);
    }
    if (state->turn.location != 0) {
        adit_flow_item(&at, ADIT_INK_BOLD, "%s at %.40s%s%s",
                       dwg_dwarf_title(tx->cards, state->turn.dwarf),
                       dwg_location(tx, state->turn.location - 1)->title, as != 0 ? " as " : "",
                       as != 0 ? dwg_dwarf_title(tx->cards, as) : "");
    }
    return at.row + 1;
}

static int draw_head(const adit_tx *tx, adit_canvas *canvas)
{
    const dwg_state *state = dwg_of(tx);
    int row;

    adit_canvas_text(canvas, 0, 0, ADIT_INK_BOLD, "Dwergar");
    adit_canvas_textf(canvas, 0, INDENT, ADIT_INK_PLAIN, "round %d of %d", state->round,
                      dwg_last_round(state, tx->cards));
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

static void flow_furnaces(adit_flow *at, const adit_tx *tx, int seat)
{
    const dwg_player *player = dwg_player_of(tx, seat);
    const int16_t *have = player->common.goods.have;

    adit_flow_item(at, have[DWG_HOT] > 0 ? ADIT_INK_RED : ADIT_INK_DIM, "%d hot", have[DWG_HOT]);
    adit_flow_item(at, have[DWG_COOL] > 0 ? ADIT_INK_CYAN : ADIT_INK_DIM, "%d cool",
                   have[DWG_COOL]);
    adit_flow_item(at, ADIT_INK_DIM, "%d unbuilt", player->unbuilt);
    for (int i = 0; i < dwg_location_count(tx->cards); i++) {
        if (dwg_of(tx)->furnace[i] == seat + 1) {
            adit_flow_item(at, ADIT_INK_PLAIN, "at %.40s", dwg_location(tx, i)->title);
        }
    }
}

/* Where the foreman is, if he is not in the pool. */
static void flow_foreman(adit_flow *at, const adit_tx *tx, const dwg_player *player)
{
    static const char *const levels[DWG_TILES] = {"the transit level", "level 1", "level 2",
                                                  "level 3",           "level 4", "level 5",
                                                  "level 6",           "level 7", "level 8"};

    if (player->foreman == DWG_IN_POOL) {
        adit_flow_item(at, ADIT_INK_BOLD, "%s", dwg_dwarf_words[DWG_FOREMAN]);
    } else if (player->foreman < DWG_AT) {
        adit_flow_item(at, ADIT_INK_DIM, "(foreman in the cart on %s)",
                       levels[player->foreman - DWG_IN_CART]);
    } else {
        adit_flow_item(at, ADIT_INK_DIM, "(foreman at %.40s)",
                       dwg_location(tx, player->foreman - DWG_AT)->title);
    }
}

static void flow_pool(adit_flow *at, const adit_tx *tx, const dwg_player *player)
{
    for (DWG_EACH_SPECIALIST(kind, tx->cards)) {
        if (player->pool[kind] > 0) {
            adit_flow_item(at, ADIT_INK_PLAIN, "%d %.40s%s", player->pool[kind],
                           dwg_dwarf_title(tx->cards, kind), player->pool[kind] > 1 ? "s" : "");
        }
    }
    if (dwg_is_pool_empty(player)) {
        adit_flow_item(at, ADIT_INK_DIM, "empty");
    }
    flow_foreman(at, tx, player);
}

/* The seat's completed projects that are upgraded, or those that are not. */
static int draw_projects(const adit_tx *tx, int seat, bool upgraded, adit_canvas *canvas, int row)
{
    const int place = (upgraded ? DWG_PLACE_UPGRADED : DWG_PLACE_OF) + seat;
    adit_flow at = start_row(canvas, row, 2, "");

    for (int i = 0; i < adit_kind_card_count(tx->cards, DWG_KIND_PROJECT); i++) {
        if (dwg_of(tx)->project_place[i] == place) {
            adit_flow_item(&at, upgraded ? ADIT_INK_GREEN : ADIT_INK_PLAIN, "%.90s",
                           adit_card_at(tx->cards, DWG_KIND_PROJECT, i)->title);
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
    const int kept = adit_value(tx, seat, DWG_VALUE_KEPT_HEAT, 0, ADIT_NO_CARD);
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
    const adit_card *identity = adit_identity_of(tx->def, tx->cards, tx->work, seat);
    if (identity != NULL) {
        adit_canvas_textf(canvas, row, 60, dwg_seat_ink(seat), "%.20s", identity->title);
    }
}

static int draw_player(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const dwg_player *player = dwg_player_of(tx, seat);
    const int16_t *have = player->common.goods.have;
    adit_flow at = start_row(canvas, row + 1, 2, "supply");

    draw_name(tx, seat, canvas, row);
    for (int good = 0; good < DWG_RESOURCES; good++) {
        adit_flow_item(&at, have[good] > 0 ? ADIT_INK_PLAIN : ADIT_INK_DIM, "%d %s", have[good],
                       tx->def->goods[good].name);
    }
    adit_canvas_textf(canvas, at.row, 56, ADIT_INK_RED, "heat %d/%d", have[DWG_HEAT],
                      tx->def->goods[DWG_HEAT].limit);
    at = start_row(canvas, at.row + 1, 2, "furnaces");
    flow_furnaces(&at, tx, seat);
    at = start_row(canvas, at.row + 1, 2, "pool");
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

void dwg_draw_part(adit_tx *tx, int viewer, adit_drawing part, adit_canvas *canvas)
{
    const int players = tx->work->players;
    int row = 0;

    if (part == ADIT_DRAW_OWN) {
        row = draw_player(tx, viewer, canvas, draw_head(tx, canvas) - 1);
        (void)dwg_draw_carts(tx, viewer, canvas, row);
        return;
    }
    for (int i = 1; i < players && part == ADIT_DRAW_OTHERS; i++) {
        row = draw_player(tx, (viewer + i) % players, canvas, row);
        row = dwg_draw_carts(tx, (viewer + i) % players, canvas, row);
    }
    if (part == ADIT_DRAW_COMMON) {
        row = dwg_draw_mine(tx, canvas, row);
        row = dwg_draw_locations(tx, viewer, canvas, row + 1);
        row = dwg_draw_track(tx, viewer, canvas, row + 1);
        (void)dwg_draw_decks(tx, canvas, row + 1);
    }
}
