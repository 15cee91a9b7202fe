/* fields_deal.c - dealing again what a seat cannot see.
 *
 * Everything here follows from the table of fields: a row that is not shown to a seat is dealt
 * again for it, whatever the row is. So a new field of a game is hidden from searches as soon as it
 * is hidden from views.
 */
#include "engine/model/fields_internal.h"

/* ---- Pins ---- */

/* Puts every pin of the player's row that `viewer` does not know back into its pool. Who else knows
 * the others is hidden too. */
static void forget_row(const adit_field_world *world, adit_state *state, const adit_field *row,
                       int player, int viewer)
{
    const adit_field known = {.per_player = row->per_player, .offset = row->known_offset};
    unsigned char *at = (unsigned char *)adit_field_at(world->def, state, row, player);
    unsigned char *mask = (unsigned char *)adit_field_at(world->def, state, &known, player);
    const int elements = adit_field_elements(world, row);

    for (int element = 0; element < elements; element++) {
        const int64_t value = adit_raw_get(row, at, element);

        if (adit_seen_value(world->def, state, row, player, element, value, viewer) != value) {
            adit_raw_set(row, at, element, row->pin_pool);
            mask[element] = 0;
        }
        mask[element] &= (unsigned char)(1u << viewer);
    }
}

void adit_fields_forget(const adit_field_world *world, adit_state *state, int viewer)
{
    adit_row_walk walk;

    for (const adit_field *row = adit_row_first(&walk, world->def); row != NULL;
         row = adit_row_next(&walk)) {
        for (int player = 0; row->pin_first != 0 && player < adit_field_owners(row, state);
             player++) {
            forget_row(world, state, row, player, viewer);
        }
    }
}

/* ---- Secrets of other seats ---- */

typedef struct {
    const adit_field_world *world;
    adit_state *state;
    int viewer;
    adit_rng *rng;
    bool is_taken[ADIT_MAX_CARDS]; /* by what the viewer sees, or by what was dealt */
} field_dealer;

/* Whether the viewer sees what the element holds. */
static bool is_open(const field_dealer *dealer, const adit_field *row, int player, int element)
{
    const adit_field bits = {.per_player = true, .offset = row->open_bits};

    return adit_field_is_seen(row, player, dealer->viewer) ||
           (row->open_bits != 0 &&
            *adit_field_at(dealer->world->def, dealer->state, &bits, player) >> element & 1);
}

static void take_row(field_dealer *dealer, const adit_field *row, int player)
{
    const unsigned char *at = adit_field_at(dealer->world->def, dealer->state, row, player);
    const int elements = row->type == ADIT_FIELD_CARD ? adit_row_length(dealer->world, row) : 0;

    for (int element = 0; element < elements; element++) {
        const int64_t card = adit_raw_get(row, at, element) - 1;

        if (card >= 0 && card < dealer->world->cards->count &&
            is_open(dealer, row, player, element)) {
            dealer->is_taken[card] = true;
        }
    }
}

/* Cards that the viewer sees somewhere are not among those that it cannot see. */
static void take_seen_cards(field_dealer *dealer)
{
    adit_row_walk walk;

    for (const adit_field *row = adit_row_first(&walk, dealer->world->def); row != NULL;
         row = adit_row_next(&walk)) {
        for (int player = 0; player < adit_field_owners(row, dealer->state); player++) {
            take_row(dealer, row, player);
        }
    }
}

/* Any card that may lie there, as the viewer knows; -1: there is none. */
static int draw_hidden_card(field_dealer *dealer, const adit_field *row, int element)
{
    const adit_cards *cards = dealer->world->cards;
    const int kind = adit_field_value_kind(row), most = adit_kind_card_count(cards, kind);
    int open[ADIT_MAX_CARDS_OF_KIND], count = 0;

    for (int i = 0; i < most; i++) {
        const adit_card *card = adit_card_at(cards, kind, i);
        const bool fits = row->sorted_by == 0 || card->fact[row->sorted_by - 1].number == element;

        if (fits && !dealer->is_taken[card->number]) {
            open[count++] = card->number;
        }
    }
    return count > 0 ? open[adit_rng_below(dealer->rng, 0, (uint32_t)count)] : -1;
}

/* That a card lies there is seen; which one is not. */
static int64_t deal_card(field_dealer *dealer, const adit_field *row, int element, int64_t value)
{
    const int card = value > 0 ? draw_hidden_card(dealer, row, element) : -1;

    if (card >= 0) {
        dealer->is_taken[card] = true;
    }
    return card + 1;
}

static int64_t deal_number(field_dealer *dealer, const adit_field *row, int element)
{
    int64_t min, max;

    adit_element_range(dealer->world, dealer->state, row, element, &min, &max);
    return min + adit_rng_below(dealer->rng, 0, (uint32_t)(max - min + 1));
}

/* Gives hidden elements of the player's row other values. What says neither which cards it may hold
 * nor what numbers becomes empty: that is not likely, but fair. */
static void deal_row(field_dealer *dealer, const adit_field *row, int player)
{
    unsigned char *at =
        (unsigned char *)adit_field_at(dealer->world->def, dealer->state, row, player);
    const int elements = adit_row_length(dealer->world, row);
    const bool is_card = row->type == ADIT_FIELD_CARD && row->value_kind != 0;
    const bool is_number = row->type == ADIT_FIELD_INT && row->index != ADIT_INDEX_CARD &&
                           row->index != ADIT_INDEX_SLOT && row->max > row->min;

    if (row->type == ADIT_FIELD_LIST) {
        memset(at, 0, sizeof(adit_in_play));
        return;
    }
    for (int element = 0; element < elements; element++) {
        const int64_t value = adit_raw_get(row, at, element);

        if (is_open(dealer, row, player, element)) {
            continue;
        }
        adit_raw_set(row, at, element,
                     is_card     ? deal_card(dealer, row, element, value)
                     : is_number ? deal_number(dealer, row, element)
                                 : 0);
    }
}

static void deal_rows(field_dealer *dealer)
{
    adit_row_walk walk;

    for (const adit_field *row = adit_row_first(&walk, dealer->world->def); row != NULL;
         row = adit_row_next(&walk)) {
        for (int player = 0; player < adit_field_owners(row, dealer->state); player++) {
            if (row->seen == ADIT_SEEN_BY_OWNER && player != dealer->viewer) {
                deal_row(dealer, row, player);
            }
        }
    }
}

static bool has_secrets(const adit_game_def *def)
{
    adit_row_walk walk;
    const adit_field *row = adit_row_first(&walk, def);

    while (row != NULL && row->seen != ADIT_SEEN_BY_OWNER) {
        row = adit_row_next(&walk);
    }
    return row != NULL;
}

void adit_fields_deal(const adit_field_world *world, adit_state *state, int viewer, adit_rng *rng)
{
    field_dealer dealer = {.world = world, .state = state, .viewer = viewer, .rng = rng};

    if (has_secrets(world->def)) {
        take_seen_cards(&dealer);
        deal_rows(&dealer);
    }
}
