/* dues.c - what cards make tiles and mines cost that cost nothing by themselves.
 *
 * Without a card that speaks of it there is no price, and nobody is asked to pay.
 */
#include "engine/games/cave_farmers/home/board.h"

bool cf_can_pay_modified(adit_tx *tx, int seat, int value, adit_why *why)
{
    const adit_goods none = {{0}};
    const adit_price price = {.value = value, .card = ADIT_NO_CARD, .base = &none, .count = 1};

    return !adit_is_modified(tx, value) || adit_can_pay_price(tx, seat, &price, why);
}

adit_status cf_pay_due(adit_tx *tx, int seat, int value)
{
    const adit_goods none = {{0}};
    const adit_price price = {.value = value, .card = ADIT_NO_CARD, .base = &none, .count = 1};

    return adit_is_modified(tx, value) ? adit_pay_price(tx, seat, &price, NULL) : ADIT_OK;
}

adit_risk cf_due_risk(const adit_tx *tx, int value)
{
    return adit_is_modified(tx, value) ? ADIT_RISKY : ADIT_RISK_OF_CALLERS;
}
