/* imitate.c - using a space that an opponent's dwarf occupies (CF-179, 10.2).
 *
 * The price is paid first. Then the other space takes the place of this one in the turn, and
 * its parts follow as further transactions; the dwarf stays where it is.
 */
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/turn.h"

/* Whoever imitates does not stand on the space in use. Without this test spaces that may be
 * imitated in a circle would never come to an end (CF-344). */
static bool is_imitating(const adit_tx *tx, int seat)
{
    const cf_state *state = cf_of(tx);
    const int at = state->player[seat].dwarf_at[state->turn.dwarf];

    return state->turn.space == 0 || tx->cards->card[state->turn.space - 1].kind_number + 1 != at;
}

static bool may_imitate(adit_tx *tx, int seat, const adit_card *space, adit_why *why)
{
    const cf_state *state = cf_of(tx);
    const int owner = state->taken_by[space->kind_number];

    if (!cf_is_open(state, space->kind_number) || owner == 0) {
        return adit_refuse(why, "there is no dwarf there");
    }
    if (owner == seat + 1 || cf_stands_on(&state->player[seat], space->kind_number)) {
        return adit_refuse(why, "your own dwarf is there"); /* CF-342 */
    }
    if (space->fact[CF_SPACE_NOT_IMITABLE].number != 0) {
        return adit_refuse(why, "it cannot be imitated"); /* CF-343, CF-344 */
    }
    return adit_permission(tx, seat, CF_MAY_USE, space->number, why) &&
           cf_can_use_space(tx, seat, space->number, why);
}

static void build_spaces(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;

    for (int i = 0; i < cf_space_count(tx->cards); i++) {
        const adit_card *space = adit_card_at(tx->cards, CF_KIND_SPACE, i);
        adit_option option = {.what = CF_OPT_IMITATE, .a = (int16_t)(space->number + 1)};
        if (!adit_offer_if(out, option, may_imitate(tx, seat, space, adit_why_of(out)))) {
            return;
        }
    }
}

static bool some_space_can_be_imitated(adit_tx *tx, int seat)
{
    const int count = cf_space_count(tx->cards);

    for (int i = 0; i < count; i++) {
        if (cf_of(tx)->taken_by[i] != 0 &&
            may_imitate(tx, seat, adit_card_at(tx->cards, CF_KIND_SPACE, i), NULL)) {
            return true;
        }
    }
    return false;
}

/* Looks with the food gone, as it will be when the space is used. */
bool cf_can_imitate(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    int16_t *food = &adit_seat_in(tx, seat)->goods.have[CF_FOOD];
    const int price = args->n[0];
    bool can;

    if (is_imitating(tx, seat)) {
        return adit_refuse(why, "an imitated space cannot imitate again");
    }
    if (*food < price) {
        return adit_refuse(why, "needs %d food, has %d", price, *food);
    }
    *food = (int16_t)(*food - price);
    can = some_space_can_be_imitated(tx, seat);
    *food = (int16_t)(*food + price);
    return can || adit_refuse(why, "there is no space of an opponent that you can use");
}

adit_status cf_imitate(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {
        .key = CF_ASK_IMITATE, .seat = seat, .build = build_spaces, .context = &seat};
    adit_option answer;
    adit_status status;

    if (is_imitating(tx, seat)) {
        return adit_illegal(tx, "an imitated space cannot imitate again");
    }
    ADIT_TRY(adit_pay_good(tx, seat, CF_FOOD, args->n[0]));
    status = adit_ask(tx, &question, &answer);
    if (status == ADIT_NONE) {
        return adit_illegal(tx, "there is no space of an opponent that you can use");
    }
    ADIT_TRY(status);
    adit_note(tx, CF_LOG_IMITATES, seat, answer.a, 0, 0);
    cf_enter_space(tx, seat, answer.a - 1);
    return ADIT_OK;
}
