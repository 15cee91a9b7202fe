/* specialists.c - kinds of worker and the bonuses of locations, printed and added by mods.
 *
 * The printed specialists are words, those of mods cards of a kind; both have a number, and a text
 * of the log or an option has a row for each sort. A location has a first and a second bonus and
 * those that cards of the kind bonus add to it, numbered on.
 */
#include "engine/games/dwergar/turn.h"

#include <assert.h>

const adit_card *dwg_specialist(const adit_cards *cards, int dwarf)
{
    return dwarf >= DWG_ADDED ? adit_card_at(cards, DWG_KIND_SPECIALIST, dwarf - DWG_ADDED) : NULL;
}

const char *dwg_dwarf_name(const adit_cards *cards, int dwarf)
{
    const adit_card *added = dwg_specialist(cards, dwarf);

    return added != NULL ? added->id : dwg_dwarf_words[dwarf];
}

const char *dwg_dwarf_title(const adit_cards *cards, int dwarf)
{
    const adit_card *added = dwg_specialist(cards, dwarf);

    return added != NULL ? added->title : dwg_dwarf_words[dwarf];
}

int dwg_workers_of(const adit_cards *cards, int dwarf)
{
    const adit_card *added = dwg_specialist(cards, dwarf);

    return added != NULL ? added->fact[DWG_SPECIALIST_WORKERS].number : DWG_WORKERS_OF_KIND;
}

adit_option dwg_dwarf_option(const adit_cards *cards, int printed, int added, int dwarf)
{
    const adit_card *card = dwg_specialist(cards, dwarf);

    return card != NULL ? (adit_option){.what = (uint16_t)added, .a = (int16_t)(card->number + 1)}
                        : (adit_option){.what = (uint16_t)printed, .a = (int16_t)dwarf};
}

int dwg_dwarf_of_option(const adit_cards *cards, int added, const adit_option *option)
{
    return option->what == added ? DWG_ADDED + cards->card[option->a - 1].kind_number : option->a;
}

void dwg_note_dwarf(adit_tx *tx, int printed, int added, int seat, int dwarf)
{
    const adit_card *card = dwg_specialist(tx->cards, dwarf);

    adit_note(tx, card != NULL ? added : printed, seat, card != NULL ? card->number + 1 : dwarf, 0,
              0);
}

/* ---- Bonuses ---- */

/* The n-th bonus that mods add to a location, from 0; NULL: it has fewer. */
static const adit_card *nth_added(const adit_cards *cards, const adit_card *location, int n)
{
    int at = location->extra[DWG_EXTRA_HEAD];

    while (at != 0 && n-- > 0) {
        at = adit_card_at(cards, DWG_KIND_BONUS, at - 1)->extra[DWG_EXTRA_NEXT];
    }
    return at == 0 ? NULL : adit_card_at(cards, DWG_KIND_BONUS, at - 1);
}

#ifndef NDEBUG
/* The same, found among all cards of the kind. */
static const adit_card *search_nth(const adit_cards *cards, const adit_card *location, int n)
{
    for (ADIT_EACH_CARD(card, cards, DWG_KIND_BONUS)) {
        if (card->extra[DWG_EXTRA_AT] == location->kind_number && n-- == 0) {
            return card;
        }
    }
    return NULL;
}
#endif

dwg_bonus dwg_added_bonus(const adit_cards *cards, const adit_card *location, int bonus)
{
    const adit_card *added = nth_added(cards, location, bonus - DWG_PRINTED_BONUSES);

    assert(added == search_nth(cards, location, bonus - DWG_PRINTED_BONUSES));
    if (added == NULL) {
        return (dwg_bonus){.card = ADIT_NO_CARD};
    }
    return (dwg_bonus){.card = added->number,
                       .specialist = added->extra[DWG_EXTRA_FOR],
                       .step = added->fact[DWG_BONUS_STEP].effect,
                       .times = added->fact[DWG_BONUS_TIMES].number};
}
