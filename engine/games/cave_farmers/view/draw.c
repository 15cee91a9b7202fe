/* draw.c - the table in 80 columns: rounds, the viewer's home board, neighbours, spaces, tiles.
 *
 * Only the viewer's own board is drawn as a board; the others are described in a few lines. That
 * keeps seven players on one sheet.
 */
#include "engine/games/cave_farmers/view/draw.h"
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/tables/tables.h"
#include "engine/games/cave_farmers/turn.h"

#include <stdio.h>
#include <string.h>

#define INDENT 10
/* Beside the narrow board. */
#define PANEL 54
#define PANEL_FIRST 8
#define PANEL_INDENT 2

/* ---- Words ---- */

/* A row of running text with its heading in column `column`; in the panel it continues below it. */
static adit_flow start_row(adit_canvas *canvas, int row, int column, const char *heading)
{
    const int first = column < PANEL ? INDENT : PANEL + PANEL_FIRST;

    adit_canvas_text(canvas, row, column, column == 0 ? ADIT_INK_PLAIN : ADIT_INK_DIM, heading);
    return (adit_flow){.canvas = canvas,
                       .row = row,
                       .column = first,
                       .indent = column < PANEL ? INDENT : PANEL + PANEL_INDENT};
}

static void flow_count(adit_flow *at, int count, const char *one, const char *many)
{
    if (count > 0) {
        adit_flow_word(at, ADIT_INK_PLAIN, "%d %s  ", count, count == 1 ? one : many);
    }
}

/* ---- The head ---- */

static const char *words_of_marker(const cf_state *state, const adit_cards *cards, int round,
                                   adit_ink *ink)
{
    const adit_card *added = cf_added_round(cards, state->base.players, round);

    *ink = ADIT_INK_PLAIN;
    if (added != NULL) {
        return cf_harvest_words[added->fact[CF_ROUND_HARVEST].number];
    }
    switch (state->marker[round]) {
    case CF_MARKER_FACE_DOWN:
        *ink = ADIT_INK_DIM;
        return "[ ]";
    case CF_MARKER_LEAF:
        *ink = ADIT_INK_GREEN;
        return "leaf";
    case CF_MARKER_QUESTION:
        *ink = ADIT_INK_RED;
        return "?";
    default:
        return round < 3 ? "none" : round == 4 ? "feed" : "full"; /* CF-55 to CF-58, CF-63 */
    }
}

/* CF-55 to CF-63: what every round ends with, as far as it can be seen. */
static int draw_rounds(const cf_state *state, const adit_cards *cards, adit_canvas *canvas, int row)
{
    const int last = cf_last_round(cards, state->base.players);
    int column = INDENT;

    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "round");
    adit_canvas_text(canvas, row + 1, 0, ADIT_INK_BOLD, "harvest");
    for (int round = 1; round <= last; round = cf_next_round(state->base.players, round)) {
        adit_ink ink;
        const char *words = words_of_marker(state, cards, round, &ink);
        bool is_now = round == state->round;
        adit_canvas_textf(canvas, row, column, is_now ? ADIT_INK_BOLD : ADIT_INK_DIM,
                          is_now ? "<%d>" : " %d", round);
        adit_canvas_text(canvas, row + 1, column, is_now ? ADIT_INK_BOLD : ink, words);
        column += 5;
    }
    return row + 2;
}

static void draw_top(adit_tx *tx, adit_canvas *canvas)
{
    static const char *const harvests[] = {"no harvest", "full harvest", "1 food for each dwarf",
                                           "field or breeding"};
    const cf_state *state = cf_of(tx);

    adit_canvas_text(canvas, 0, 0, ADIT_INK_BOLD, "The Cave Farmers");
    adit_canvas_textf(canvas, 0, 20, ADIT_INK_PLAIN, "round %d", state->round);
    if (state->marker[state->round] != CF_MARKER_FACE_DOWN && state->round > 0) {
        adit_canvas_textf(canvas, 0, 30, ADIT_INK_PLAIN, "ends with: %s",
                          harvests[state->harvest % 4]);
    }
    if (state->base.players > 1) {
        adit_canvas_textf(canvas, 0, 64, ADIT_INK_PLAIN, "player %d started",
                          state->start_player + 1);
    }
}

static int draw_head(adit_tx *tx, adit_canvas *canvas)
{
    draw_top(tx, canvas);
    return draw_rounds(cf_of(tx), tx->cards, canvas, 1) + 1;
}

/* ---- A player in words ---- */

/* The words and two blanks; what is longer than a row ends in dots. */
static void flow_cut(adit_flow *at, adit_ink ink, const char *words)
{
    const int room = CF_DRAW_WIDTH - at->indent, length = (int)strlen(words);
    const bool is_long = length > room;

    adit_flow_word(at, ink, "%.*s%s", is_long ? room - 3 : length, words, is_long ? "..." : "");
    at->column += 2;
}

static void flow_dwarfs(adit_flow *at, const adit_tx *tx, const cf_player *player)
{
    for (int i = 0; i < CF_DWARFS; i++) {
        int where = player->dwarf_at[i];
        adit_ink ink = where == 0 ? ADIT_INK_PLAIN : ADIT_INK_DIM;
        const char *place =
            where == 0 ? "home" : adit_card_at(tx->cards, CF_KIND_SPACE, where - 1)->title;
        if (player->dwarf[i] == CF_DWARF_NEWBORN) {
            flow_cut(at, ink, "newborn");
        } else if (player->dwarf[i] == CF_DWARF_ADULT && player->weapon[i] > 0) {
            char words[64];

            snprintf(words, sizeof words, "strength %d: %.24s", player->weapon[i], place);
            flow_cut(at, ink, words);
        } else if (player->dwarf[i] == CF_DWARF_ADULT) {
            flow_cut(at, ink, place);
        }
    }
}

static void flow_goods(adit_flow *at, const adit_tx *tx, const cf_player *player, bool all)
{
    for (int good = 0; good < CF_GOODS; good++) {
        int have = player->common.goods.have[good];
        if (have != 0 || (all && good != CF_BEGGING)) {
            adit_flow_word(at,
                           have == 0            ? ADIT_INK_DIM
                           : good == CF_BEGGING ? ADIT_INK_RED
                                                : ADIT_INK_PLAIN,
                           "%d %s  ", have, tx->def->goods[good].name);
        }
    }
}

/* Goods that lie on rounds to come (CF-49). */
static int draw_waiting(const adit_tx *tx, const cf_player *player, adit_canvas *canvas, int row,
                        int column)
{
    static const uint8_t kinds[3] = {CF_WOOD, CF_STONE, CF_RUBY};
    adit_flow at = start_row(canvas, row, column, "");

    for (int kind = 0; kind < 3; kind++) {
        const char *name = tx->def->goods[kinds[kind]].name, *before = " in ";
        for (int round = cf_of(tx)->round + 1; round <= CF_MAX_ROUNDS; round++) {
            if (player->waiting[round][kind] != 0) {
                adit_flow_word(&at, ADIT_INK_PLAIN, "%s%s%d", name, before, round);
                name = "";
                before = ",";
            }
        }
        if (name[0] == '\0') {
            adit_flow_word(&at, ADIT_INK_PLAIN, "  ");
        }
    }
    if (!at.has_begun) {
        return row;
    }
    adit_canvas_text(canvas, row, column, column == 0 ? ADIT_INK_PLAIN : ADIT_INK_DIM, "coming");
    return at.row + 1;
}

static void flow_name(adit_flow *at, adit_tx *tx, int seat)
{
    bool is_active = tx->work->active == seat && !tx->work->is_over;
    bool has_sixth;
    int total;
    int room = cf_room_for_dwarfs(tx->cards, cf_player_of(tx, seat), &has_sixth);

    (void)cf_score(tx, seat, &total, NULL, 0);
    adit_flow_word(at, ADIT_INK_BOLD, "Player %d%s  ", seat + 1, is_active ? " <" : "");
    adit_flow_word(at, ADIT_INK_GREEN, "%d points  ", total);
    adit_flow_word(at, ADIT_INK_PLAIN, "%d dwarfs, dwellings for %d%s  ",
                   cf_dwarfs_in_play(cf_player_of(tx, seat)), room,
                   has_sixth ? " and a sixth" : "");
    const adit_card *identity = adit_identity_of(tx->def, tx->cards, tx->work, seat);
    if (identity != NULL) {
        adit_flow_word(at, ADIT_INK_PLAIN, "%.20s  ", identity->title);
    }
    if (cf_of(tx)->next_start_player == seat &&
        cf_of(tx)->next_start_player != cf_of(tx)->start_player) {
        adit_flow_word(at, ADIT_INK_YELLOW, "starts the next round");
    }
}

static void draw_name(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    adit_flow at = {.canvas = canvas, .row = row};

    flow_name(&at, tx, seat);
}

static int draw_own(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cf_player *player = cf_player_of(tx, seat);
    adit_flow at = start_row(canvas, row + 1, 0, "goods");

    draw_name(tx, seat, canvas, row);
    flow_goods(&at, tx, player, true);
    at = start_row(canvas, at.row + 1, 0, "dwarfs");
    flow_dwarfs(&at, tx, player);
    row = draw_waiting(tx, player, canvas, at.row + 1, 0);
    return cf_draw_board(tx, seat, canvas, row);
}

/* ---- The other players ---- */

static void flow_land(adit_flow *at, const cf_player *player)
{
    static const struct {
        uint8_t ground;
        const char *one, *many;
    } words[] = {
        {CF_MEADOW, "meadow", "meadows"},
        {CF_FIELD, "field", "fields"},
        {CF_SMALL_PASTURE, "small pasture", "small pastures"},
        {CF_CAVERN, "cavern", "caverns"},
        {CF_TUNNEL, "tunnel", "tunnels"},
        {CF_DEEP_TUNNEL, "deep tunnel", "deep tunnels"},
        {CF_ORE_MINE, "ore mine", "ore mines"},
        {CF_RUBY_MINE, "ruby mine", "ruby mines"},
    };
    const int16_t *have = player->common.goods.have;

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        uint64_t spots = cf_unfurnished(player, cf_where(player->ground, words[i].ground));
        flow_count(at, __builtin_popcountll(spots), words[i].one, words[i].many);
        if (words[i].ground == CF_FIELD) {
            flow_count(at, cf_grain_in_all(player) - have[CF_GRAIN], "grain sown", "grain sown");
            flow_count(at, cf_vegetable_in_all(player) - have[CF_VEGETABLE], "vegetable sown",
                       "vegetables sown");
        }
    }
    flow_count(at, cf_count_ground(player, CF_LARGE_PASTURE) / 2, "large pasture",
               "large pastures");
    flow_count(at, __builtin_popcountll(cf_where(player->stable, 1)), "stable", "stables");
}

static void flow_tiles(adit_flow *at, const adit_tx *tx, const cf_player *player)
{
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (player->tile[spot] != 0) {
            const adit_card *tile = &tx->cards->card[player->tile[spot] - 1];
            adit_flow_word(at, cf_tile_ink(tile), "%s%.32s", at->has_begun ? ", " : "",
                           tile->title);
        }
    }
}

static int draw_neighbour(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cf_player *player = cf_player_of(tx, seat);
    adit_flow at = start_row(canvas, row + 1, 2, "goods");

    draw_name(tx, seat, canvas, row);
    flow_goods(&at, tx, player, false);
    at = start_row(canvas, at.row + 1, 2, "dwarfs");
    flow_dwarfs(&at, tx, player);
    at = start_row(canvas, at.row + 1, 2, "land");
    flow_land(&at, player);
    row = at.row + 1;
    at = start_row(canvas, row, 2, "");
    flow_tiles(&at, tx, player);
    if (!at.has_begun) {
        return row;
    }
    adit_canvas_text(canvas, row, 2, ADIT_INK_DIM, "tiles");
    return at.row + 1;
}

void cf_draw(adit_tx *tx, int viewer, adit_canvas *canvas)
{
    int players = tx->work->players, row = draw_head(tx, canvas);
    int seat = viewer >= 0 && viewer < players ? viewer : tx->work->active % players;

    row = draw_own(tx, seat, canvas, row);
    for (int i = 1; i < players; i++) {
        row = draw_neighbour(tx, (seat + i) % players, canvas, row);
    }
    row = cf_draw_spaces(tx, seat, canvas, row + 1);
    (void)cf_draw_supply(tx, seat, canvas, row + 1);
}

/* Beside the narrow board: who it is, dwarfs, goods and what is coming. */
static int draw_panel(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const cf_player *player = cf_player_of(tx, seat);
    adit_flow at = {.canvas = canvas, .row = row, .column = PANEL, .indent = PANEL};

    flow_name(&at, tx, seat);
    at = start_row(canvas, at.row + 1, PANEL, "dwarfs");
    flow_dwarfs(&at, tx, player);
    at = start_row(canvas, at.row + 1, PANEL, "goods");
    flow_goods(&at, tx, player, false);
    return draw_waiting(tx, player, canvas, at.row + 1, PANEL);
}

static void draw_small(adit_tx *tx, int seat, adit_canvas *canvas)
{
    const cf_player *player = cf_player_of(tx, seat);
    adit_flow at = {.canvas = canvas, .row = 1};

    draw_top(tx, canvas);
    if (canvas->width >= CF_DRAW_WIDTH &&
        cf_draw_narrow_board(tx, seat, canvas, 1, PANEL - 2) >= 0) {
        (void)draw_panel(tx, seat, canvas, 1);
        return;
    }
    flow_name(&at, tx, seat);
    at = start_row(canvas, at.row + 1, 0, "goods");
    flow_goods(&at, tx, player, false);
    at = start_row(canvas, at.row + 1, 0, "dwarfs");
    flow_dwarfs(&at, tx, player);
    (void)cf_draw_small_board(tx, seat, canvas, draw_waiting(tx, player, canvas, at.row + 1, 0));
}

void cf_draw_part(adit_tx *tx, int viewer, adit_drawing part, adit_canvas *canvas)
{
    const int players = tx->work->players;
    int row = 0;

    if (part == ADIT_DRAW_OWN) {
        draw_small(tx, viewer, canvas);
        return;
    }
    for (int i = 1; i < players && part == ADIT_DRAW_OTHERS; i++) {
        row = draw_neighbour(tx, (viewer + i) % players, canvas, row);
    }
    if (part == ADIT_DRAW_COMMON) {
        row = draw_rounds(cf_of(tx), tx->cards, canvas, 0) + 1;
        row = cf_draw_spaces(tx, viewer, canvas, row);
        (void)cf_draw_supply(tx, viewer, canvas, row + 1);
    }
}
