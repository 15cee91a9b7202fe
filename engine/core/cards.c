/* cards.c - looking up cards and their fixed amounts, and releasing a set of cards.
 *
 * A finished set lies in order of kind and id, which makes finding a card by its id a few
 * comparisons. While a set is still being put together it may be in any order.
 */
#include "engine/core/cards.h"

#include <string.h>

#include "engine/core/memory.h"

/* The card in [low, high) with this id if they are in order, or ADIT_NO_CARD. */
static int find_sorted(const adit_cards *cards, int low, int high, const char *id)
{
    while (low < high) {
        int middle = low + (high - low) / 2;
        int order = strcmp(id, cards->card[middle].id);

        if (order == 0) {
            return middle;
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return ADIT_NO_CARD;
}

/* A mod's card may be named without its mod as long as only one card has that name. */
static int find_bare(const adit_cards *cards, const char *name)
{
    int found = ADIT_NO_CARD;

    for (int card = 0; card < cards->count; card++) {
        const char *colon = strchr(cards->card[card].id, ':');
        if (colon != NULL && strcmp(colon + 1, name) == 0) {
            if (found != ADIT_NO_CARD) {
                return ADIT_NO_CARD;
            }
            found = card;
        }
    }
    return found;
}

int adit_cards_find(const adit_cards *cards, const char *id)
{
    for (int kind = 0; kind < ADIT_MAX_KINDS; kind++) {
        int card = find_sorted(cards, cards->kind_first[kind], cards->kind_first[kind + 1], id);

        if (card != ADIT_NO_CARD) {
            return card;
        }
    }
    /* Not there, or the set is not in order yet. */
    for (int card = 0; card < cards->count; card++) {
        if (strcmp(cards->card[card].id, id) == 0) {
            return card;
        }
    }
    return find_bare(cards, id);
}

int adit_cards_of_kind(const adit_cards *cards, int kind)
{
    int count = cards->kind_first[kind + 1] - cards->kind_first[kind];

    return count > 0 ? count : 0;
}

const adit_card *adit_card_at(const adit_cards *cards, int kind, int kind_number)
{
    return &cards->card[cards->kind_first[kind] + kind_number];
}

adit_goods adit_fixed_goods(const adit_cards *cards, uint16_t amounts)
{
    adit_goods goods = {{0}};

    if (amounts == 0) {
        return goods;
    }
    const adit_amounts *of = &cards->amounts[amounts];
    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        if (of->of[good].kind == ADIT_NUMBER_FIXED) {
            goods.have[good] = of->of[good].value;
        }
    }
    return goods;
}

void adit_cards_free(adit_cards *cards)
{
    if (cards == NULL) {
        return;
    }
    adit_free(cards->card);
    adit_free(cards->node);
    adit_free(cards->amounts);
    adit_free(cards->arena);
    adit_free(cards);
}
