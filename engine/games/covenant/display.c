/* display.c - the displays on the board: slots, piles, what they cost, and how they fill up.
 *
 * A pile is a set; the card is drawn when it is turned up, and cards that are pinned come first.
 * Gaps stay open during a turn, so costs and heights stay with the slots (COV-10.93); only jewels
 * are refilled at once.
 */
#include "engine/games/covenant/gains.h"

enum { HIGH, LOW, IN_PLACE }; /* where tiles slide to */

static const struct {
    int kind, slides_to;
} displays[COV_DISPLAYS] = {
    [COV_RUBBLE] = {COV_KIND_RUBBLE, HIGH}, /* COV-90 to COV-94 */
    [COV_TRADITIONS] = {COV_KIND_TRADITION, HIGH}, [COV_COINS] = {COV_KIND_COIN, HIGH},
    [COV_RELICS] = {COV_KIND_RELIC, LOW}, /* from the top of the shelf down */
    [COV_TOOLS_SHOWN] = {COV_KIND_TOOL, IN_PLACE}, [COV_JEWELS] = {COV_KIND_JEWEL, IN_PLACE},
};

const adit_card *cov_slot(const adit_cards *cards, int display, int number)
{
    const int count = adit_cards_of_kind(cards, COV_KIND_SLOT);

    for (int i = 0; i < count; i++) {
        const adit_card *slot = adit_card_at(cards, COV_KIND_SLOT, i);
        if (slot->fact[COV_SLOT_NUMBER].number == number &&
            slot->fact[COV_SLOT_DISPLAY].number == display) {
            return slot;
        }
    }
    return NULL;
}

uint8_t *cov_lies_of(cov_state *state, int kind)
{
    switch (kind) {
    case COV_KIND_TRADITION:
        return state->tradition_lies;
    case COV_KIND_TOOL:
        return state->tool_lies;
    case COV_KIND_JEWEL:
        return state->jewel_lies;
    case COV_KIND_RELIC:
        return state->relic_lies;
    case COV_KIND_COIN:
        return state->coin_lies;
    case COV_KIND_RUBBLE:
        return state->rubble_lies;
    default:
        return NULL;
    }
}

#define SLOTS(array) (int)(sizeof(array) / sizeof *(array))

uint16_t *cov_display_of(cov_state *state, int display, int *count)
{
    switch (display) {
    case COV_RUBBLE:
        *count = SLOTS(state->rubble);
        return state->rubble;
    case COV_TRADITIONS:
        *count = SLOTS(state->tradition);
        return state->tradition;
    case COV_COINS:
        *count = SLOTS(state->coin);
        return state->coin;
    case COV_RELICS:
        *count = SLOTS(state->relic);
        return state->relic;
    case COV_TOOLS_SHOWN:
        *count = SLOTS(state->tool);
        return state->tool;
    default:
        *count = 0;
        return NULL;
    }
}

int cov_gp_cost(adit_tx *tx, int seat, int display, int slot)
{
    const adit_card *card = cov_slot(tx->cards, display, slot + 1);
    int count;
    const uint16_t *shown = cov_display_of(cov_of(tx), display, &count);
    const int base = card == NULL ? 0 : card->fact[COV_SLOT_GP].number;
    const int about = shown == NULL || shown[slot] == 0 ? ADIT_NO_CARD : shown[slot] - 1;
    const int cost = adit_modified(tx, seat, COV_VALUE_GP_COST, base, about);

    return cost < 0 ? 0 : cost;
}

/* ---- Piles ---- */

typedef struct {
    int set[COV_MOST];
    int count;
    int pinned; /* the topmost of those whose place is fixed */
} pile;

static bool has_colour(const adit_cards *cards, int kind, int number, int colour)
{
    return kind != COV_KIND_JEWEL || colour < 0 ||
           adit_card_at(cards, kind, number)->fact[COV_JEWEL_COLOUR].number == colour;
}

static void look_at_pile(adit_tx *tx, int kind, int colour, pile *it)
{
    const uint8_t *lies = cov_lies_of(cov_of(tx), kind);
    const int count = adit_cards_of_kind(tx->cards, kind);
    int top = COV_LIES;

    it->count = 0;
    it->pinned = ADIT_NO_CARD;
    for (int i = 0; i < count && i < COV_MOST; i++) {
        if ((lies[i] != COV_LIES_PILE && lies[i] < COV_LIES_PIN) ||
            !has_colour(tx->cards, kind, i, colour)) {
            continue;
        }
        const int card = tx->cards->kind_first[kind] + i;
        if (lies[i] == COV_LIES_PILE) {
            it->set[it->count++] = card;
        } else if (lies[i] < top) {
            top = lies[i];
            it->pinned = card;
        }
    }
}

/* COV-238: of what is discarded, rubble and coins, a new pile is made. */
static void shuffle_discards(adit_tx *tx, int kind)
{
    uint8_t *lies = cov_lies_of(cov_of(tx), kind);
    const int count = adit_cards_of_kind(tx->cards, kind);

    for (int i = 0; i < count && i < COV_MOST; i++) {
        if (lies[i] == COV_LIES_DISCARDED) {
            lies[i] = COV_LIES_PILE;
        }
    }
}

adit_status cov_turn_up(adit_tx *tx, int kind, int colour, int *card)
{
    pile it;

    look_at_pile(tx, kind, colour, &it);
    if (it.count == 0 && it.pinned == ADIT_NO_CARD) {
        shuffle_discards(tx, kind);
        look_at_pile(tx, kind, colour, &it);
    }
    ADIT_TRY(adit_turn_up(tx, COV_STREAM_PILES, it.set, it.count, it.pinned, card));
    if (*card != ADIT_NO_CARD) {
        cov_lies_of(cov_of(tx), kind)[tx->cards->card[*card].kind_number] = COV_LIES_SHOWN;
    }
    return ADIT_OK;
}

/* ---- Refilling (COV-238) ---- */

/* Closes the gaps towards the last slot; tiles keep their order. */
static void slide_to_high(uint16_t *shown, int count)
{
    int to = count - 1;

    for (int from = count - 1; from >= 0; from--) {
        if (shown[from] != 0) {
            const uint16_t tile = shown[from];
            shown[from] = 0;
            shown[to--] = tile;
        }
    }
}

static void slide_to_low(uint16_t *shown, int count)
{
    int to = 0;

    for (int from = 0; from < count; from++) {
        if (shown[from] != 0) {
            const uint16_t tile = shown[from];
            shown[from] = 0;
            shown[to++] = tile;
        }
    }
}

static adit_status refill_display(adit_tx *tx, int display)
{
    const int slides_to = displays[display].slides_to;
    int count;
    uint16_t *shown = cov_display_of(cov_of(tx), display, &count);

    if (slides_to == HIGH) {
        slide_to_high(shown, count);
    } else if (slides_to == LOW) {
        slide_to_low(shown, count);
    }
    for (int i = 0; i < count; i++) {
        /* the slot that is farthest along the way first */
        const int slot = slides_to == HIGH ? count - 1 - i : i;
        int card;

        if (shown[slot] == 0) {
            ADIT_TRY(cov_turn_up(tx, displays[display].kind, -1, &card));
            shown[slot] = (uint16_t)(card + 1);
        }
    }
    return ADIT_OK;
}

adit_status cov_refill_displays(adit_tx *tx)
{
    for (int display = COV_RUBBLE; display <= COV_TOOLS_SHOWN; display++) {
        ADIT_TRY(refill_display(tx, display));
    }
    return ADIT_OK;
}

adit_status cov_refill_jewel(adit_tx *tx, int colour, int row)
{
    int card;

    ADIT_TRY(cov_turn_up(tx, COV_KIND_JEWEL, colour, &card));
    cov_of(tx)->jewel[colour][row] = (uint16_t)(card + 1);
    return ADIT_OK;
}
