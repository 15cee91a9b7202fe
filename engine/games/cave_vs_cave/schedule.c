/* schedule.c - the rounds of a match, which are cards: the printed ones, and those that mods add.
 *
 * Printed rounds have a number (CVC-91, CVC-92); those of mods follow one of them. Which round a
 * card is, and which card is the n-th round, is worked out once when the cards are loaded, for one
 * player and for two.
 */
#include "engine/games/cave_vs_cave/rules.h"

static bool is_for(const adit_card *round, int players)
{
    return round->fact[CVC_ROUND_MIN_PLAYERS].number <= players;
}

static bool is_printed(const adit_card *round)
{
    return round->fact[CVC_ROUND_NUMBER].is_set;
}

static bool is_printed_before(const adit_card *round, const adit_card *other)
{
    const int a = round->fact[CVC_ROUND_NUMBER].number, b = other->fact[CVC_ROUND_NUMBER].number;

    return a != b ? a < b : round->number < other->number;
}

/* How many printed rounds come before it. */
static int printed_before(const adit_cards *cards, const adit_card *card, int players)
{
    const adit_fact *after = &card->fact[CVC_ROUND_AFTER];
    int count = 0;

    for (ADIT_EACH_CARD(round, cards, CVC_KIND_ROUND)) {
        count += is_printed(round) && is_for(round, players) &&
                 (!is_printed(card) || is_printed_before(round, card));
    }
    return !is_printed(card) && after->is_set && after->number < count ? after->number : count;
}

int cvc_number_of_round(const adit_cards *cards, const adit_card *card, int players)
{
    const int printed = printed_before(cards, card, players);
    int number = printed + 1;

    if (!is_for(card, players)) {
        return 0;
    }
    for (ADIT_EACH_CARD(round, cards, CVC_KIND_ROUND)) {
        if (!is_printed(round) && is_for(round, players)) {
            const int other = printed_before(cards, round, players);

            /* One that follows as many printed rounds as come before a printed one is before it. */
            number += other < printed ||
                      (other == printed && (is_printed(card) || round->number < card->number));
        }
    }
    return number;
}

int cvc_find_round(const adit_cards *cards, int players, int number)
{
    for (ADIT_EACH_CARD(round, cards, CVC_KIND_ROUND)) {
        if (cvc_number_of_round(cards, round, players) == number) {
            return round->kind_number;
        }
    }
    return 0;
}

cvc_round cvc_round_row(const adit_cards *cards, int players, int round)
{
    const int rounds = adit_kind_card_count(cards, CVC_KIND_ROUND);
    const int nth = round < 1 ? 1 : round > rounds ? rounds : round;

    if (rounds == 0) { /* a mod has removed them all, and nobody replaced them */
        return (cvc_round){.turns = 1, .stage = CVC_STAGE_START, .era = 1};
    }
    const adit_card *place = adit_card_at(cards, CVC_KIND_ROUND, nth - 1);
    const adit_card *card =
        adit_card_at(cards, CVC_KIND_ROUND, place->extra[CVC_EXTRA_NTH + players - 1]);
    const adit_fact *fact = card->fact;

    return (cvc_round){
        (int8_t)fact[CVC_ROUND_TURNS].number, (int8_t)fact[CVC_ROUND_STAGE].number,
        (int8_t)(fact[CVC_ROUND_REVEALS].is_set ? fact[CVC_ROUND_REVEALS].number : 1),
        (int8_t)(fact[CVC_ROUND_ERA].is_set ? fact[CVC_ROUND_ERA].number
                 : is_printed(card)         ? 1
                                            : 2)};
}

int cvc_round_count(const adit_cards *cards, int players)
{
    int count = 0;

    for (ADIT_EACH_CARD(round, cards, CVC_KIND_ROUND)) {
        count += is_for(round, players);
    }
    return count;
}

int cvc_turns_of_round(const adit_cards *cards, int players, int round)
{
    return cvc_round_row(cards, players, round).turns;
}

int cvc_era_of_round(const adit_cards *cards, int players, int round)
{
    return cvc_round_row(cards, players, round).era;
}
