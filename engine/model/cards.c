/* cards.c - looking up cards and their fixed amounts, and releasing a set of cards.
 *
 * A finished set has an index by id, which makes finding a card a few comparisons. While a set
 * is still being put together there is none.
 */
#include "engine/model/cards.h"

#include <string.h>

#include "engine/base/memory.h"

void adit_cards_index(adit_cards *cards)
{
    /* Cards lie in order of kind and id, so few of them have to move. */
    for (int n = 0; n < cards->count; n++) {
        int place = n;

        while (place > 0 &&
               strcmp(cards->card[cards->by_id[place - 1]].id, cards->card[n].id) > 0) {
            cards->by_id[place] = cards->by_id[place - 1];
            place--;
        }
        cards->by_id[place] = (int16_t)n;
    }
    cards->indexed = cards->count;
}

static int find_indexed(const adit_cards *cards, const char *id)
{
    int low = 0, high = cards->indexed;

    while (low < high) {
        int middle = low + (high - low) / 2;
        int order = strcmp(id, cards->card[cards->by_id[middle]].id);

        if (order == 0) {
            return cards->by_id[middle];
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
    int found = ADIT_NO_CARD;

    if (cards->indexed == cards->count) {
        found = find_indexed(cards, id);
    }
    for (int card = 0; cards->indexed != cards->count && card < cards->count; card++) {
        if (strcmp(cards->card[card].id, id) == 0) {
            return card;
        }
    }
    return found != ADIT_NO_CARD ? found : find_bare(cards, id);
}

void adit_amounts_prepare(adit_amounts *amounts)
{
    amounts->is_fixed = true;
    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        const adit_number *number = &amounts->of[good];

        amounts->is_fixed &= number->kind == ADIT_NUMBER_FIXED;
        amounts->fixed.have[good] = (int16_t)(number->value < 0 ? 0 : number->value);
    }
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
    adit_free(cards->rule);
    adit_free(cards);
}
