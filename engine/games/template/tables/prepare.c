/* prepare.c - what the schema of a card cannot say; called once for each card at load. */
#include "engine/games/template/game.h"

adit_status demo_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err)
{
    (void)cards;
    return card->fact[DEMO_FACT_POINTS].number == 13 && card->kind == DEMO_KIND_ROOM
               ? adit_fail(err, ADIT_INPUT, "points: 13 brings bad luck")
               : ADIT_OK;
}
