/* elders.c - a turn of the Council of Elders (9.2 to 9.4).
 *
 * The Elders are never asked: what a player would choose is chosen by their die, or has a fixed
 * order. Which tool cards lie face down nobody knows, so none of them is named: the state only
 * counts them, and the card is drawn when it is turned up.
 */
#include "engine/games/covenant/elders/elders.h"
#include "engine/base/assert.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/tables/tables.h"
#include "engine/games/covenant/turn.h"

#include <limits.h>

enum { DIE_FACES = 6, MAX_ROLLS = 20 };

/* ---- The die (COV-268, COV-275) ---- */

/* However long the same useless values come, the step ends: after that many rolls the die only
 * has its usable values, which are as likely as before. */
adit_status cov_elders_die(adit_tx *tx, unsigned usable, int *value)
{
    const unsigned faces = usable & ((2u << DIE_FACES) - 2);
    int outcome;

    *value = 0;
    for (int i = 0; faces != 0 && i < MAX_ROLLS; i++) {
        ADIT_TRY(adit_roll(tx, COV_STREAM_ELDERS, DIE_FACES, &outcome));
        if ((faces >> (outcome + 1) & 1) != 0) {
            *value = outcome + 1;
            return ADIT_OK;
        }
    }
    if (faces == 0) {
        return ADIT_OK; /* nothing is usable: not rolled at all */
    }
    ADIT_TRY(adit_roll(tx, COV_STREAM_ELDERS, __builtin_popcount(faces), &outcome));
    for (int face = 1; face <= DIE_FACES; face++) {
        if ((faces >> face & 1) != 0 && outcome-- == 0) {
            *value = face;
        }
    }
    return ADIT_OK;
}

int cov_elders_worth(adit_tx *tx, int card, int base)
{
    return adit_value(tx, COV_OPPONENT, COV_VALUE_ELDERS_WORTH, base, card);
}

/* What cards make worth less to them is no choice. */
static void drop_worse(adit_tx *tx, unsigned *value, const int *card, int count)
{
    int worth[COV_SPOTS], best = INT_MIN;

    if (!adit_is_modified(tx, COV_VALUE_ELDERS_WORTH)) {
        return; /* all are worth 0 */
    }
    for (int i = 0; i < count; i++) {
        worth[i] = value[i] == 0 ? INT_MIN : cov_elders_worth(tx, card[i], 0);
        best = worth[i] > best ? worth[i] : best;
    }
    for (int i = 0; i < count; i++) {
        value[i] = worth[i] == best ? value[i] : 0;
    }
}

adit_status cov_elders_choose(adit_tx *tx, unsigned *value, const int *card, int count, int *chosen)
{
    unsigned usable = 0;
    int rolled;

    *chosen = -1;
    if (card != NULL) {
        drop_worse(tx, value, card, count);
    }
    for (int i = 0; i < count; i++) {
        usable |= value[i];
    }
    ADIT_TRY(cov_elders_die(tx, usable, &rolled));
    for (int i = 0; i < count && rolled != 0 && *chosen < 0; i++) {
        if ((value[i] >> rolled & 1) != 0) {
            *chosen = i;
        }
    }
    return ADIT_OK;
}

adit_status cov_elders_choose_row(adit_tx *tx, unsigned rows, int *row)
{
    const int count = adit_kind_card_count(tx->cards, COV_KIND_ROW);
    unsigned value[COV_ROWS] = {0};
    int card[COV_ROWS] = {0};

    for (int i = 0; i < count; i++) { /* COV-273 */
        const adit_card *line = adit_card_at(tx->cards, COV_KIND_ROW, i);
        const adit_fact *fact = line->fact;
        const int number = fact[COV_ROW_NUMBER].number - 1;
        card[number] = line->number;
        if ((rows >> number & 1) != 0) {
            value[number] |=
                cov_die_bit(fact[COV_ROW_DIE].number) | cov_die_bit(fact[COV_ROW_DIE_2].number);
        }
    }
    return cov_elders_choose(tx, value, card, COV_ROWS, row);
}

adit_status cov_elders_choose_spot(adit_tx *tx, uint32_t spots, int *spot)
{
    unsigned rows = 0;
    int row;

    for (uint32_t rest = spots; rest != 0; rest &= rest - 1) {
        rows |= 1u << cov_row_of(__builtin_ctz(rest));
    }
    ADIT_TRY(cov_elders_choose_row(tx, rows, &row));
    *spot = row < 0 ? -1 : 0;
    while (row >= 0 && (cov_row_of(*spot) != row || (spots >> *spot & 1) == 0)) {
        ++*spot;
    }
    return ADIT_OK;
}

/* COV-269, COV-270 */
adit_status cov_elders_choose_shown(adit_tx *tx, int display, const adit_card **card)
{
    const uint16_t *shown = cov_of(tx)->shown[display];
    unsigned value[COV_MOST_SLOTS] = {0};
    int cards[COV_MOST_SLOTS] = {0}, chosen;

    for (int slot = 0; slot < cov_display_rows[display].slots; slot++) {
        const adit_fact *fact = cov_slot(tx->cards, display, slot + 1)->fact;
        if (shown[slot] != 0) {
            cards[slot] = shown[slot] - 1;
            value[slot] =
                cov_die_bit(fact[COV_SLOT_DIE].number) | cov_die_bit(fact[COV_SLOT_DIE_2].number);
        }
    }
    ADIT_TRY(cov_elders_choose(tx, value, cards, COV_MOST_SLOTS, &chosen));
    *card = chosen < 0 ? NULL : &tx->cards->card[shown[chosen] - 1];
    return ADIT_OK;
}

void cov_elders_gp(adit_tx *tx, int gp)
{
    cov_state *state = cov_of(tx);
    const int now = state->elders.gp + gp;

    if (gp != 0) {
        state->elders.gp = (uint16_t)(now < 0 ? 0 : now);
        adit_note(tx, COV_LOG_ELDERS_GP, -1, gp, state->elders.gp, 0);
    }
}

/* ---- Their tool cards (COV-265, COV-277) ---- */

/* Cards that lie there, of one type or (-1) of all, into `set`. */
static int cards_at(const adit_tx *tx, int place, int type, int set[COV_MOST])
{
    int found = 0;

    for (int i = 0; i < adit_kind_card_count(tx->cards, COV_KIND_ELDER); i++) {
        const adit_card *card = adit_card_at(tx->cards, COV_KIND_ELDER, i);
        if (cov_of(tx)->elder_lies[i] == place &&
            (type < 0 || card->fact[COV_ELDER_TYPE].number == type)) {
            set[found++] = card->number;
        }
    }
    return found;
}

/* Turns one of them up. */
static adit_status turn_one_at(adit_tx *tx, int place, int type, int *card)
{
    int set[COV_MOST];
    const int count = cards_at(tx, place, type, set);

    return adit_turn_up(tx, COV_STREAM_ELDERS, set, count, ADIT_NO_CARD, card);
}

/* The topmost card whose place in Available is fixed. */
static int pinned_card(const adit_tx *tx)
{
    const int count = adit_kind_card_count(tx->cards, COV_KIND_ELDER);
    int pinned = ADIT_NO_CARD, top = COV_ELDER_PLACES;

    for (int i = 0; i < count && i < COV_MOST; i++) {
        const int lies = cov_of(tx)->elder_lies[i];
        if (lies >= COV_ELDER_PIN && lies < top) {
            top = lies;
            pinned = tx->cards->kind_first[COV_KIND_ELDER] + i;
        }
    }
    return pinned;
}

/* The n-th type of those that still lie in Available since the beginning. */
static int nth_type(unsigned types, int n)
{
    int type = 0;

    while ((types >> type & 1) == 0 || n-- > 0) {
        type++;
    }
    return type;
}

/* From the shuffled part: known cards that were shuffled in, and of some types one unseen card. */
static adit_status turn_shuffled(adit_tx *tx, int known, int *card)
{
    cov_state *state = cov_of(tx);
    const int types = __builtin_popcount(state->elders.first);
    int drawn = 0;

    if (types > 0) {
        ADIT_TRY(adit_roll(tx, COV_STREAM_ELDERS, known + types, &drawn));
    }
    if (drawn < known) {
        return turn_one_at(tx, COV_ELDER_AVAILABLE, -1, card);
    }
    const int type = nth_type(state->elders.first, drawn - known);
    state->elders.first &= (uint8_t) ~(1u << type);
    return turn_one_at(tx, COV_ELDER_UNSEEN, type, card);
}

static void shuffle_discards(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    int count = 0;

    for (int i = 0; i < COV_MOST; i++) {
        if (state->elder_lies[i] == COV_ELDER_DISCARDED) {
            state->elder_lies[i] = COV_ELDER_AVAILABLE;
            count++;
        }
    }
    adit_note(tx, COV_LOG_ELDERS_SHUFFLE, -1, count, 0, 0);
}

/* COV-10.87: a forged card is used before the discards are shuffled. */
static adit_status turn_card(adit_tx *tx, int *card)
{
    cov_state *state = cov_of(tx);
    const int pinned = pinned_card(tx);
    int set[COV_MOST];
    const int known = cards_at(tx, COV_ELDER_AVAILABLE, -1, set);

    if (pinned != ADIT_NO_CARD) {
        ADIT_TRY(adit_turn_up(tx, COV_STREAM_ELDERS, NULL, 0, pinned, card));
    } else if (known > 0 || state->elders.first != 0) {
        ADIT_TRY(turn_shuffled(tx, known, card));
    } else if (state->elders.below > 0) {
        state->elders.below--;
        ADIT_TRY(turn_one_at(tx, COV_ELDER_UNSEEN, -1, card));
    } else {
        shuffle_discards(tx);
        ADIT_TRY(turn_one_at(tx, COV_ELDER_AVAILABLE, -1, card));
    }
    if (*card != ADIT_NO_CARD) {
        state->elder_lies[tx->cards->card[*card].kind_number] = COV_ELDER_DISCARDED;
        adit_note(tx, COV_LOG_ELDERS_CARD, -1, *card + 1, 0, 0);
    }
    return ADIT_OK;
}

/* Cards at places from `first` to `last`. */
static int count_cards(const cov_state *state, const adit_cards *cards, int first, int last)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_ELDER); i++) {
        count += state->elder_lies[i] >= first && state->elder_lies[i] <= last;
    }
    return count;
}

int cov_elders_forge_pile(const cov_state *state, const adit_cards *cards)
{
    return count_cards(state, cards, COV_ELDER_UNSEEN, COV_ELDER_UNSEEN) - state->elders.below -
           __builtin_popcount(state->elders.first);
}

int cov_elders_tool_cards(const cov_state *state, const adit_cards *cards)
{
    return count_cards(state, cards, COV_ELDER_AVAILABLE, COV_ELDER_PLACES) + state->elders.below +
           __builtin_popcount(state->elders.first);
}

/* ---- The turn (COV-277) ---- */

/* What the tile does not say is as on the first one (prepare.c: that one says everything). */
static adit_node_id action_of(const adit_tx *tx, int type)
{
    const cov_state *state = cov_of(tx);
    const int fact = COV_DIFFICULTY_PICK + type;
    const adit_card *tile = adit_card_at(tx->cards, COV_KIND_DIFFICULTY, state->elders.difficulty);

    return tile->fact[fact].effect != 0
               ? tile->fact[fact].effect
               : adit_card_at(tx->cards, COV_KIND_DIFFICULTY, cov_first_difficulty(tx->cards))
                     ->fact[fact]
                     .effect;
}

adit_status cov_elders_turn(adit_tx *tx)
{
    int card;

    ADIT_TRY(turn_card(tx, &card));
    if (card != ADIT_NO_CARD) {
        const adit_fact *fact = tx->cards->card[card].fact;
        ADIT_TRY(cov_tell(tx, COV_OPPONENT, COV_EVENT_ELDERS_BEGAN, card, 0));
        ADIT_TRY(cov_elders_get(tx, action_of(tx, fact[COV_ELDER_TYPE].number)));
        ADIT_TRY(cov_elders_get(tx, fact[COV_ELDER_REWARD].effect));
        ADIT_TRY(cov_tell(tx, COV_OPPONENT, COV_EVENT_ELDERS_ENDED, card, 0));
    }
    ADIT_TRY(cov_refill_displays(tx));
    return cov_next_turn(tx);
}
