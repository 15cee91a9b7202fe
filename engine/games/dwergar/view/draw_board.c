/* draw_board.c - what lies between the players: mine, locations, project track, decks.
 *
 * Prices are written with letters, since five of them must fit into a line: s stone, i iron,
 * g gold, c crystal, h heat. In place of an installed furnace its price stands in parentheses.
 */
#include "engine/games/dwergar/view/draw.h"

#include <stdio.h>
#include <string.h>

static const char letters[] = {
    [DWG_STONE] = 's', [DWG_IRON] = 'i', [DWG_GOLD] = 'g', [DWG_CRYSTAL] = 'c',
    [DWG_HEAT] = 'h',  [DWG_HOT] = '?',  [DWG_COOL] = '?', [DWG_VP] = '?'};

/* "1h 2s": heat first, then resources, as the cards say it. */
static void short_words(const adit_tx *tx, const adit_goods *goods, adit_buffer *out)
{
    for (int i = 0; i <= DWG_VP; i++) {
        int good = i == 0 ? DWG_HEAT : i <= DWG_HEAT ? i - 1 : i;
        if (goods->have[good] != 0) {
            adit_buffer_addf(out, "%s%d%c", out->length > 0 ? " " : "", goods->have[good],
                             letters[good]);
        }
    }
    adit_write_added(goods, tx->def->goods, DWG_GOOD_MAP_END, out);
    if (out->length == 0) {
        adit_buffer_add(out, "free");
    }
}

/* "2 stone 1 iron", with letters if that is wider than `width`. */
static void goods_words(const adit_tx *tx, const adit_goods *goods, int width, char *words,
                        size_t size)
{
    adit_buffer out = adit_buffer_on(words, size);

    adit_goods_words(goods, tx->def->goods, &out);
    if ((int)out.length > width) {
        out = adit_buffer_on(words, size);
        short_words(tx, goods, &out);
    }
}

/* An id without the mod's. */
static const char *bare_id(const char *id)
{
    const char *colon = strchr(id, ':');

    return colon != NULL ? colon + 1 : id;
}

/* ---- The mine ---- */

static void draw_cart(const adit_tx *tx, int seat, int tile, adit_canvas *canvas, int row,
                      int column, int width)
{
    const dwg_player *player = dwg_player_of(tx, seat);
    bool has_foreman = player->foreman == DWG_IN_CART + tile;
    adit_goods load = {{0}};
    char words[64];

    for (int good = 0; good < DWG_RESOURCES; good++) {
        load.have[good] = player->cart[tile][good];
    }
    if (!dwg_cart_is_empty(player, tile)) {
        goods_words(tx, &load, width - (has_foreman ? 9 : 1), words, sizeof words);
        column += adit_canvas_textf(canvas, row, column, ADIT_INK_PLAIN, "%.*s", width - 1, words);
    } else if (!has_foreman) {
        adit_canvas_text(canvas, row, column, ADIT_INK_DIM, "-");
    }
    if (has_foreman) {
        bool is_alone = dwg_cart_is_empty(player, tile);
        adit_canvas_text(canvas, row, column + (is_alone ? 0 : 1), ADIT_INK_BOLD, "foreman");
    }
}

int dwg_draw_carts(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    const dwg_player *player = dwg_player_of(tx, seat);
    adit_flow at = {.canvas = canvas, .row = row, .column = 11, .indent = 11};

    adit_canvas_text(canvas, row, 2, ADIT_INK_DIM, "carts");
    for (int tile = 0; tile < DWG_TILES; tile++) {
        adit_goods load = {{0}};
        char words[64];

        for (int good = 0; good < DWG_RESOURCES; good++) {
            load.have[good] = player->cart[tile][good];
        }
        if (!dwg_cart_is_empty(player, tile)) {
            goods_words(tx, &load, 40, words, sizeof words);
            adit_flow_item(&at, ADIT_INK_PLAIN, "%s: %s",
                           tile == 0 ? dwg_level_words[0] : dwg_level_said[tile], words);
        }
    }
    if (!at.has_begun) {
        adit_flow_item(&at, ADIT_INK_DIM, "all empty");
    }
    return at.row + 1;
}

int dwg_draw_mine(adit_tx *tx, adit_canvas *canvas, int row)
{
    const int players = tx->work->players, first = 10;
    const int width = (DWG_DRAW_WIDTH - first) / players;

    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Mine");
    for (int seat = 0; seat < players; seat++) {
        adit_canvas_textf(canvas, row, first + seat * width, dwg_seat_ink(seat), "cart of p%d",
                          seat + 1);
    }
    for (int tile = 0; tile <= dwg_levels(tx->cards); tile++) {
        adit_canvas_text(canvas, row + 1 + tile, 2, ADIT_INK_PLAIN,
                         tile == 0 ? dwg_level_words[0] : dwg_level_said[tile]);
        for (int seat = 0; seat < players; seat++) {
            draw_cart(tx, seat, tile, canvas, row + 1 + tile, first + seat * width, width);
        }
    }
    return row + 2 + dwg_levels(tx->cards);
}

/* ---- Locations ---- */

enum { TITLE = 11, DWARF = 36, FURNACE = 48, BONUS = 56 };

static void draw_dwarf(const adit_tx *tx, int location, adit_canvas *canvas, int row)
{
    const dwg_state *state = dwg_of(tx);
    int foreman = dwg_foreman_at(state, location);

    if (foreman >= 0) {
        adit_canvas_textf(canvas, row, DWARF, dwg_seat_ink(foreman), "foreman p%d", foreman + 1);
    } else if (state->worker[location] != DWG_NOBODY) {
        adit_canvas_textf(canvas, row, DWARF, ADIT_INK_PLAIN, "%.11s",
                          dwg_dwarf_title(tx->cards, state->worker[location]));
    } else {
        adit_canvas_text(canvas, row, DWARF, ADIT_INK_DIM, "-");
    }
}

/* Who gets a bonus, from `first` on. */
static void flow_bonuses(const adit_tx *tx, const adit_card *location, adit_flow *at)
{
    const int count = dwg_bonus_count(location);

    for (int bonus = 0; bonus < count; bonus++) {
        const int specialist = dwg_bonus_at(tx->cards, location, bonus).specialist;
        if (specialist != DWG_NOBODY) {
            adit_flow_item(at, ADIT_INK_PLAIN, "%.20s", dwg_dwarf_title(tx->cards, specialist));
        }
    }
}

/* In the town the specialists, in the mine what it yields; returns the last row. */
static int draw_gifts(adit_tx *tx, int seat, const adit_card *location, adit_canvas *canvas,
                      int row)
{
    adit_flow at = {.canvas = canvas, .row = row, .column = BONUS, .indent = BONUS};

    if (location->fact[DWG_LOCATION_LEVEL].number > 0) {
        const adit_goods yield =
            adit_fixed_goods(tx->cards, location->fact[DWG_LOCATION_YIELD].goods);
        const adit_goods extra =
            adit_fixed_goods(tx->cards, location->fact[DWG_LOCATION_EXTRA].goods);
        char words[32], more[32];
        goods_words(tx, &yield, 10, words, sizeof words);
        goods_words(tx, &extra, 10, more, sizeof more);
        adit_canvas_textf(canvas, row, BONUS, ADIT_INK_PLAIN, "%s, extra %s", words, more);
        at.row += dwg_bonus_count(location) > DWG_PRINTED_BONUSES;
    }
    if (!adit_permission(tx, seat, DWG_MAY_BONUS, location->number, NULL) &&
        location->fact[DWG_LOCATION_LEVEL].number == 0) {
        adit_canvas_text(canvas, row, BONUS, ADIT_INK_DIM, "no bonus in this round");
    } else {
        flow_bonuses(tx, location, &at);
    }
    return at.row;
}

static int draw_location(adit_tx *tx, int seat, const adit_card *location, adit_canvas *canvas,
                         int row)
{
    const dwg_state *state = dwg_of(tx);
    const int number = location->kind_number, owner = state->furnace[number];
    const adit_goods cost = adit_fixed_goods(tx->cards, location->fact[DWG_LOCATION_INSTALL].goods);
    bool is_in_use = state->turn.location == number + 1;
    char words[32];
    adit_buffer out = adit_buffer_on(words, sizeof words);

    adit_canvas_textf(canvas, row, 0, is_in_use ? ADIT_INK_BOLD : ADIT_INK_PLAIN, "%s%.8s",
                      is_in_use ? "> " : "  ", bare_id(location->id));
    adit_canvas_textf(canvas, row, TITLE, ADIT_INK_DIM, "%.24s", location->title);
    draw_dwarf(tx, number, canvas, row);
    if (owner != 0) {
        adit_canvas_textf(canvas, row, FURNACE, dwg_seat_ink(owner - 1), "p%d", owner);
    } else {
        short_words(tx, &cost, &out);
        adit_canvas_textf(canvas, row, FURNACE, ADIT_INK_DIM, "(%.5s)", words);
    }
    return draw_gifts(tx, seat, location, canvas, row);
}

/* In the order of the setup: the town, then the mine from the top. */
int dwg_draw_locations(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Locations");
    adit_canvas_text(canvas, row, DWARF, ADIT_INK_DIM, "dwarf");
    adit_canvas_text(canvas, row, FURNACE, ADIT_INK_DIM, "furnace");
    adit_canvas_text(canvas, row, BONUS, ADIT_INK_DIM, "bonus for / mine yields");
    for (int order = 1; order <= DWG_LOCATIONS; order++) {
        for (int i = 0; i < dwg_location_count(tx->cards); i++) {
            const adit_card *location = dwg_location(tx, i);
            if (location->fact[DWG_LOCATION_ORDER].number == order) {
                row = draw_location(tx, seat, location, canvas, row + 1);
            }
        }
    }
    return row + 1;
}

/* ---- Project track ---- */

enum { DECK = 32, COST = 44, POINTS = 58, UPGRADE = 62, MORE = 75 };

static bool is_affordable(adit_tx *tx, int seat, const adit_card *project, const adit_goods *cost)
{
    const adit_price price = {
        .value = DWG_VALUE_COMPLETE_PRICE, .card = project->number, .base = cost, .count = 1};
    adit_goods ways[2];

    return adit_price_list(tx, seat, &price, ways, 2, NULL) > 0;
}

/* Points of the upgrade: "3"; "2n" if they are counted, "?" if a script says them. */
static void upgrade_words(const adit_tx *tx, const adit_card *project, char *words, size_t size)
{
    const adit_card *deck = adit_card_at(tx->cards, DWG_KIND_DECK, project->extra[DWG_EXTRA_DECK]);
    const adit_fact *fact = &project->fact[DWG_PROJECT_UPGRADE_POINTS];

    if (!fact->is_set) {
        fact = &deck->fact[DWG_DECK_UPGRADE_POINTS];
    }
    switch (fact->is_set ? (int)fact->count.kind : ADIT_NUMBER_FIXED) {
    case ADIT_NUMBER_FIXED:
        snprintf(words, size, "%d", fact->count.value);
        return;
    case ADIT_NUMBER_PER:
        snprintf(words, size, "%dn", fact->count.value);
        return;
    default:
        snprintf(words, size, "?");
    }
}

/* Whether the upgraded side does something beside its points. */
static bool has_effect(const adit_card *project)
{
    return project->built != 0 || project->has_score || project->on_count > 0 ||
           project->modify_count > 0 || project->permit_count > 0 || project->exchange_count > 0 ||
           project->rewrite_count > 0 || project->fact[DWG_PROJECT_STEP].is_set;
}

static void draw_project(adit_tx *tx, int seat, const adit_card *project, adit_canvas *canvas,
                         int row)
{
    const adit_goods cost = adit_fixed_goods(tx->cards, project->fact[DWG_PROJECT_COST].goods);
    const adit_goods more = adit_fixed_goods(tx->cards, project->fact[DWG_PROJECT_UPGRADE].goods);
    bool affordable = is_affordable(tx, seat, project, &cost);
    char words[48], points[8];
    adit_buffer out = adit_buffer_on(words, sizeof words);

    adit_canvas_textf(canvas, row, 0, affordable ? ADIT_INK_BOLD : ADIT_INK_PLAIN, "%s%.29s",
                      affordable ? "* " : "  ", project->title);
    adit_canvas_textf(canvas, row, DECK, ADIT_INK_DIM, "%.11s",
                      bare_id(project->fact[DWG_PROJECT_DECK].text));
    short_words(tx, &cost, &out);
    adit_canvas_textf(canvas, row, COST, ADIT_INK_PLAIN, "%.14s", words);
    adit_canvas_textf(canvas, row, POINTS, ADIT_INK_GREEN, "%3d",
                      project->fact[DWG_PROJECT_POINTS].number);
    out = adit_buffer_on(words, sizeof words);
    short_words(tx, &more, &out);
    if (project->fact[DWG_PROJECT_UPGRADE_LESS].is_set) {
        adit_buffer_add(&out, " -n");
    }
    adit_canvas_textf(canvas, row, UPGRADE, ADIT_INK_PLAIN, "%.12s", words);
    upgrade_words(tx, project, points, sizeof points);
    adit_canvas_textf(canvas, row, MORE, ADIT_INK_GREEN, "%2s%s", points,
                      has_effect(project) ? "+" : "");
}

int dwg_draw_track(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Project track");
    adit_canvas_textf(canvas, row, 14, ADIT_INK_DIM, "%d face down, * affordable",
                      dwg_pile_size(dwg_of(tx), tx->cards));
    adit_canvas_text(canvas, row, COST, ADIT_INK_DIM, "cost");
    adit_canvas_text(canvas, row, POINTS + 1, ADIT_INK_DIM, "vp");
    adit_canvas_text(canvas, row, UPGRADE, ADIT_INK_DIM, "upgrade");
    adit_canvas_text(canvas, row, MORE, ADIT_INK_DIM, "vp");
    for (int i = 0; i < adit_kind_card_count(tx->cards, DWG_KIND_PROJECT); i++) {
        if (dwg_of(tx)->project_place[i] == DWG_PLACE_TRACK) {
            draw_project(tx, seat, adit_card_at(tx->cards, DWG_KIND_PROJECT, i), canvas, ++row);
        }
    }
    return row + 1;
}

/* ---- Decks ---- */

/* Completed projects of each player in each deck, the upgraded ones after the stroke. */
int dwg_draw_decks(adit_tx *tx, adit_canvas *canvas, int row)
{
    const dwg_state *state = dwg_of(tx);
    const int players = tx->work->players;
    enum { FIRST = 24, STEP = 7 };

    adit_canvas_text(canvas, row, 0, ADIT_INK_BOLD, "Decks");
    adit_canvas_text(canvas, row, 7, ADIT_INK_DIM, "projects/upgraded");
    for (int seat = 0; seat < players; seat++) {
        adit_canvas_textf(canvas, row, FIRST + 2 + seat * STEP, dwg_seat_ink(seat), "p%d",
                          seat + 1);
    }
    adit_canvas_text(canvas, row, FIRST + 2 + players * STEP, ADIT_INK_DIM, "most");
    for (int deck = 0; deck < adit_kind_card_count(tx->cards, DWG_KIND_DECK); deck++) {
        unsigned leaders = dwg_leaders(state, tx->cards, deck);
        int column = FIRST + 2 + players * STEP;
        if (state->deck_in_play[deck] == 0) {
            continue;
        }
        adit_canvas_textf(canvas, ++row, 2, ADIT_INK_PLAIN, "%.21s",
                          adit_card_at(tx->cards, DWG_KIND_DECK, deck)->title);
        for (int seat = 0; seat < players; seat++) {
            int completed = dwg_completed(state, tx->cards, seat, deck);
            adit_canvas_textf(canvas, row, FIRST + 2 + seat * STEP,
                              completed > 0 ? ADIT_INK_PLAIN : ADIT_INK_DIM, "%d/%d", completed,
                              dwg_upgraded(state, tx->cards, seat, deck));
            if ((leaders >> seat & 1u) != 0) {
                column +=
                    1 + adit_canvas_textf(canvas, row, column, dwg_seat_ink(seat), "p%d", seat + 1);
            }
        }
        if (leaders == 0) {
            adit_canvas_text(canvas, row, column, ADIT_INK_DIM, "nobody");
        }
    }
    return row + 1;
}
