/* display.c - the displays on the board: slots, piles, what they cost, and how they fill up.
 *
 * A pile is a set; the card is drawn when it is turned up, and cards that are pinned come first.
 * Gaps stay open during a turn, so costs and heights stay with the slots (COV-10.93); only jewels
 * are refilled at once.
 */
#include "engine/games/covenant/gains.h"

enum { HIGH, LOW, IN_PLACE }; /* where tiles slide to */

#define ON_BOARD(spaces, member) .places = (spaces), .owned = offsetof(cov_player, member)
#define JEWELS(of_colour)                                                                          \
    {                                                                                              \
        COV_JEWELS, COV_KIND_JEWEL, of_colour, COV_JEWEL_ROWS, IN_PLACE,                           \
            ON_BOARD(COV_TOOLS, jewel)                                                             \
    }

const cov_display_row cov_display_rows[COV_DISPLAY_ROWS] = {
    [COV_RUBBLE] = {COV_RUBBLE, COV_KIND_RUBBLE, -1, 5, HIGH}, /* COV-90 to COV-94 */
    [COV_TRADITIONS] = {COV_TRADITIONS, COV_KIND_TRADITION, -1, 4, HIGH},
    [COV_COINS] = {COV_COINS, COV_KIND_COIN, -1, 4, HIGH, ON_BOARD(COV_COIN_SPACES, coin)},
    [COV_RELICS] = {COV_RELICS, COV_KIND_RELIC, -1, 4, LOW}, /* from the top of the shelf down */
    [COV_TOOLS_SHOWN] = {COV_TOOLS_SHOWN, COV_KIND_TOOL, -1, 4, IN_PLACE,
                         ON_BOARD(COV_TOOL_SPACES, forged)},
    [COV_JEWELS + COV_SILVER] = JEWELS(COV_SILVER),
    [COV_JEWELS + COV_GOLDEN] = JEWELS(COV_GOLDEN),
};

const adit_card *cov_slot(const adit_cards *cards, int display, int number)
{
    return cov_find_card(cards, COV_KIND_SLOT, COV_SLOT_NUMBER, number, COV_SLOT_DISPLAY, display);
}

/* The display of a kind that has one. */
static int display_of_kind(int kind)
{
    int display = 0;

    while (display < COV_JEWELS && cov_display_rows[display].kind != kind) {
        display++;
    }
    return display;
}

uint8_t *cov_lies_of(cov_state *state, int kind)
{
    return state->lies[display_of_kind(kind)];
}

static int row_of_card(const adit_card *card)
{
    const int row = display_of_kind(card->kind);

    return row == COV_JEWELS ? row + card->fact[COV_JEWEL_COLOUR].number : row;
}

int cov_slot_of(const cov_state *state, const adit_card *card)
{
    const int row = row_of_card(card);
    int slot = 0;

    while (slot < cov_display_rows[row].slots - 1 && state->shown[row][slot] != card->number + 1) {
        slot++;
    }
    return slot;
}

bool cov_is_shown(cov_state *state, const adit_card *card)
{
    return cov_lies_of(state, card->kind)[card->kind_number] == COV_LIES_SHOWN;
}

bool cov_is_turn_start(const cov_state *state)
{
    return (state->phase == COV_PHASE_RELIC_PRE || state->phase == COV_PHASE_ASSIGN) &&
           state->turn.relic_used == 0;
}

void cov_take_shown(cov_state *state, const adit_card *card, int place)
{
    if (cov_is_turn_start(state)) {
        state->turn.settled |= COV_HAS_GAP; /* only cards of mods give something so early */
    }
    state->shown[row_of_card(card)][cov_slot_of(state, card)] = 0;
    cov_lies_of(state, card->kind)[card->kind_number] = (uint8_t)place;
}

int cov_gp_cost(adit_tx *tx, int seat, int display, int slot)
{
    const int base = cov_slot(tx->cards, display, slot + 1)->fact[COV_SLOT_GP].number;
    const int about = cov_of(tx)->shown[display][slot] - 1; /* ADIT_NO_CARD: the slot is empty */
    const int cost = adit_value(tx, seat, COV_VALUE_GP_COST, base, about);

    return cost < 0 ? 0 : cost;
}

/* ---- Piles ---- */

typedef struct {
    int set[COV_MOST];
    int count;
    int pinned; /* the topmost of those whose place is fixed */
} card_pile;

static void look_at_pile(adit_tx *tx, const cov_display_row *row, card_pile *pile)
{
    const uint8_t *lies = cov_of(tx)->lies[row->display];
    const int count = adit_kind_card_count(tx->cards, row->kind);
    int top = COV_LIES;

    pile->count = 0;
    pile->pinned = ADIT_NO_CARD;
    for (int i = 0; i < count && i < COV_MOST; i++) {
        const int card = tx->cards->kind_first[row->kind] + i;
        if ((lies[i] != COV_LIES_PILE && lies[i] < COV_LIES_PIN) ||
            !cov_belongs_to_row(row, &tx->cards->card[card])) {
            continue;
        }
        if (lies[i] == COV_LIES_PILE) {
            pile->set[pile->count++] = card;
        } else if (lies[i] < top) {
            top = lies[i];
            pile->pinned = card;
        }
    }
}

/* COV-238: of what is discarded, rubble and coins, a new pile is made. */
static void shuffle_discards(cov_state *state, int display)
{
    for (int i = 0; i < COV_MOST; i++) {
        if (state->lies[display][i] == COV_LIES_DISCARDED) {
            state->lies[display][i] = COV_LIES_PILE;
        }
    }
}

adit_status cov_turn_up(adit_tx *tx, int row_number, int slot)
{
    const cov_display_row *row = &cov_display_rows[row_number];
    cov_state *state = cov_of(tx);
    card_pile pile;
    int card;

    look_at_pile(tx, row, &pile);
    if (pile.count == 0 && pile.pinned == ADIT_NO_CARD) {
        shuffle_discards(state, row->display);
        look_at_pile(tx, row, &pile);
    }
    ADIT_TRY(adit_turn_up(tx, COV_STREAM_PILES, pile.set, pile.count, pile.pinned, &card));
    state->shown[row_number][slot] = (uint16_t)(card + 1);
    if (card != ADIT_NO_CARD) {
        state->lies[row->display][tx->cards->card[card].kind_number] = COV_LIES_SHOWN;
    }
    return ADIT_OK;
}

/* ---- Refilling (COV-238) ---- */

/* Closes the gaps towards slot `to`, the first or the last one; tiles keep their order. */
static void slide_tiles(uint16_t *shown, int count, int to)
{
    const int step = to == 0 ? 1 : -1;

    for (int from = to; from >= 0 && from < count; from += step) {
        const uint16_t tile = shown[from];
        if (tile != 0) {
            shown[from] = 0;
            shown[to] = tile;
            to += step;
        }
    }
}

static adit_status refill_display(adit_tx *tx, int display)
{
    const cov_display_row *row = &cov_display_rows[display];
    uint16_t *shown = cov_of(tx)->shown[display];

    if (row->slides_to != IN_PLACE) {
        slide_tiles(shown, row->slots, row->slides_to == HIGH ? row->slots - 1 : 0);
    }
    for (int i = 0; i < row->slots; i++) {
        /* the slot that is farthest along the way first */
        const int slot = row->slides_to == HIGH ? row->slots - 1 - i : i;
        if (shown[slot] == 0) {
            ADIT_TRY(cov_turn_up(tx, display, slot));
        }
    }
    return ADIT_OK;
}

adit_status cov_refill_displays(adit_tx *tx)
{
    for (int display = COV_RUBBLE; display < COV_JEWELS; display++) {
        ADIT_TRY(refill_display(tx, display));
    }
    return ADIT_OK;
}
