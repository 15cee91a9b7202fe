/* schedule.c - the rounds of a match: the printed ones, and those that cards of mods add.
 *
 * Which round an added one is, is worked out once when its card is loaded; so a row is found with a
 * look at each card of the kind, and without such cards by its place in the printed table.
 */
#include "engine/games/cave_vs_cave/rules.h"

/* ---- The printed rounds (CVC-91, CVC-92) ---- */

static const cvc_round rounds_of_two[CVC_PRINTED_ROUNDS] = {
    {2, CVC_STAGE_TWO, 1, 1},   {2, CVC_STAGE_TWO, 1, 1},   {2, CVC_STAGE_TWO, 1, 1},
    {3, CVC_STAGE_THREE, 1, 1}, {3, CVC_STAGE_THREE, 1, 1}, {3, CVC_STAGE_THREE, 1, 1},
    {3, CVC_STAGE_THREE, 1, 1}, {4, CVC_STAGE_FOUR, 1, 1},
};
static const cvc_round rounds_of_one[] = {
    {2, CVC_STAGE_TWO, 1, 1},   {2, CVC_STAGE_TWO, 1, 1},   {2, CVC_STAGE_TWO, 1, 1},
    {3, CVC_STAGE_THREE, 1, 1}, {3, CVC_STAGE_THREE, 1, 1}, {3, CVC_STAGE_THREE, 1, 1},
    {4, CVC_STAGE_FOUR, 1, 1},
};

static int count_printed(int players)
{
    return players == 1 ? (int)(sizeof rounds_of_one / sizeof *rounds_of_one) : CVC_PRINTED_ROUNDS;
}

/* ---- Those of mods ---- */

static bool is_for(const adit_card *round, int players)
{
    return round->fact[CVC_ROUND_MIN_PLAYERS].number <= players;
}

/* How many printed rounds come before it. */
static int printed_before(const adit_card *round, int players)
{
    const adit_fact *after = &round->fact[CVC_ROUND_AFTER];
    const int printed = count_printed(players);

    return after->is_set && after->number < printed ? after->number : printed;
}

int cvc_number_of_round(const adit_cards *cards, const adit_card *card, int players)
{
    const int printed = printed_before(card, players);
    int number = printed + 1;

    if (!is_for(card, players)) {
        return 0;
    }
    for (ADIT_EACH_CARD(round, cards, CVC_KIND_ROUND)) {
        const int other = printed_before(round, players);
        number += is_for(round, players) &&
                  (other < printed || (other == printed && round->number < card->number));
    }
    return number;
}

static cvc_round row_of_card(const adit_card *card)
{
    const adit_fact *fact = card->fact;

    return (cvc_round){
        (int8_t)fact[CVC_ROUND_TURNS].number, (int8_t)fact[CVC_ROUND_STAGE].number,
        (int8_t)(fact[CVC_ROUND_REVEALS].is_set ? fact[CVC_ROUND_REVEALS].number : 1),
        (int8_t)(fact[CVC_ROUND_ERA].is_set ? fact[CVC_ROUND_ERA].number : 2)};
}

cvc_round cvc_round_row(const adit_cards *cards, int players, int round)
{
    const int printed = count_printed(players);
    int row = round - 1;

    for (ADIT_EACH_CARD(added, cards, CVC_KIND_ROUND)) {
        const int number = added->extra[CVC_EXTRA_ROUND + players - 1];
        if (number == round) {
            return row_of_card(added);
        }
        row -= number != 0 && number < round;
    }
    row = row < 0 ? 0 : row >= printed ? printed - 1 : row;
    return players == 1 ? rounds_of_one[row] : rounds_of_two[row];
}

int cvc_round_count(const adit_cards *cards, int players)
{
    int count = count_printed(players);

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
