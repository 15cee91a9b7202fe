/* dues.c - what cards make deeds cost that cost nothing by themselves.
 *
 * Without a card that speaks of it there is no price, and nobody is asked to pay.
 */
#include "engine/kit/kit.h"

static bool speaks_of(const adit_card *card, bool is_own, int value)
{
    for (int i = 0; (card->values >> value & 1) != 0 && i < card->modify_count; i++) {
        if (card->modify[i].value == value && (is_own || card->modify[i].by != ADIT_ACTOR_ME)) {
            return true;
        }
    }
    return false;
}

/* Whether some card in play may give it a price for this player. */
static bool has_price(const adit_tx *tx, int seat, int value)
{
    for (int owner = ADIT_ON_TABLE; adit_is_modified(tx, value) && owner < tx->work->players;
         owner++) {
        const adit_in_play *list = adit_in_play_of(tx, owner);
        for (int i = 0; i < list->count; i++) {
            if (speaks_of(&tx->cards->card[list->card[i]], owner == seat || owner == ADIT_ON_TABLE,
                          value)) {
                return true;
            }
        }
    }
    return false;
}

bool adit_can_pay_modified(adit_tx *tx, int seat, int value, adit_why *why)
{
    const adit_goods none = {{0}};
    const adit_price price = {.value = value, .card = ADIT_NO_CARD, .base = &none, .count = 1};

    return !has_price(tx, seat, value) || adit_can_pay_price(tx, seat, &price, why);
}

adit_status adit_pay_due(adit_tx *tx, int seat, int value)
{
    const adit_goods none = {{0}};
    const adit_price price = {.value = value, .card = ADIT_NO_CARD, .base = &none, .count = 1};

    return has_price(tx, seat, value) ? adit_pay_price(tx, seat, &price, NULL) : ADIT_OK;
}

adit_risk adit_due_risk(const adit_tx *tx, int seat, int value)
{
    return has_price(tx, seat, value) ? ADIT_RISKY : ADIT_RISK_OF_CALLERS;
}
