/* weapons.c - forging weapons, raising them, and giving them up. */
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/spaces.h"

int cf_weakest_unplaced(const cf_player *player)
{
    int weakest = -1;

    for (int i = 0; i < CF_DWARFS; i++) {
        if (player->dwarf[i] == CF_DWARF_ADULT && player->dwarf_at[i] == 0 &&
            (weakest < 0 || player->weapon[i] < weakest)) {
            weakest = player->weapon[i];
        }
    }
    return weakest;
}

int cf_acting_dwarf(const adit_tx *tx, int seat)
{
    const cf_state *state = cf_of(tx);

    return state->turn.space != 0 && state->at_turn == seat ? state->turn.dwarf : -1;
}

void cf_raise_weapon(adit_tx *tx, int seat, int dwarf, int by)
{
    cf_player *player = cf_player_of(tx, seat);
    int strength = player->weapon[dwarf] + by;

    strength = strength > CF_MAX_STRENGTH ? CF_MAX_STRENGTH : strength; /* CF-131 */
    if (player->weapon[dwarf] > 0 && strength != player->weapon[dwarf]) {
        player->weapon[dwarf] = (uint8_t)strength;
        adit_note(tx, CF_LOG_WEAPON, seat, strength, 0, 0);
    }
}

/* ---- Forging (CF-128) ---- */

static int price_of(adit_tx *tx, int seat, int strength)
{
    int ore = adit_value(tx, seat, CF_VALUE_FORGE_PRICE, strength, ADIT_NO_CARD);

    return ore < 0 ? 0 : ore;
}

static int most_forged(adit_tx *tx, int seat)
{
    int most = cf_value(tx, seat, CF_VALUE_MOST_FORGED, CF_MAX_FORGED);

    return most < CF_MAX_STRENGTH ? most : CF_MAX_STRENGTH;
}

static bool may_forge(adit_tx *tx, int seat, adit_why *why)
{
    int dwarf = cf_acting_dwarf(tx, seat);

    if (dwarf < 0) {
        return adit_refuse(why, "no dwarf is using a space");
    }
    return cf_player_of(tx, seat)->weapon[dwarf] == 0 ||
           adit_refuse(why, "the dwarf already has a weapon"); /* CF-337 */
}

static bool can_pay(adit_tx *tx, int seat, int strength, adit_why *why)
{
    int ore = cf_player_of(tx, seat)->common.goods.have[CF_ORE];
    int price = price_of(tx, seat, strength);

    return price <= ore || adit_refuse(why, "needs %d ore, has %d", price, ore);
}

bool cf_can_forge(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    (void)args;
    if (!may_forge(tx, seat, why)) {
        return false;
    }
    for (int strength = most_forged(tx, seat); strength > 1; strength--) {
        if (can_pay(tx, seat, strength, NULL)) {
            return true;
        }
    }
    if (most_forged(tx, seat) < 1) {
        return adit_refuse(why, "you cannot forge weapons");
    }
    return can_pay(tx, seat, 1, why); /* CF-336 */
}

static void build_weapons(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const int most = most_forged(tx, seat);
    adit_why *why = adit_why_of(out);

    for (int strength = 1; strength <= most; strength++) {
        const adit_option option = {.what = CF_OPT_FORGE, .a = (int16_t)strength};
        if (!adit_offer_if(out, option,
                           may_forge(tx, seat, why) && can_pay(tx, seat, strength, why))) {
            return;
        }
    }
}

adit_status cf_forge(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {
        .key = CF_ASK_FORGE, .seat = seat, .build = build_weapons, .context = &seat};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_forge, &answer));
    ADIT_TRY(adit_pay_good(tx, seat, CF_ORE, price_of(tx, seat, answer.a)));
    cf_player_of(tx, seat)->weapon[cf_acting_dwarf(tx, seat)] = (uint8_t)answer.a;
    adit_note(tx, CF_LOG_FORGES, seat, answer.a, 0, 0);
    return cf_raise(tx, CF_EVENT_ARMED, seat, ADIT_NO_CARD, answer.a);
}

/* ---- Arming without a forge ---- */

/* The dwarf that is using a space comes first; -1 if every adult has a weapon. */
static int dwarf_to_arm(const adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    const int acting = cf_acting_dwarf(tx, seat);

    if (acting >= 0 && player->weapon[acting] == 0) {
        return acting;
    }
    for (int i = 0; i < CF_DWARFS; i++) {
        if (player->dwarf[i] == CF_DWARF_ADULT && player->weapon[i] == 0) {
            return i;
        }
    }
    return -1;
}

bool cf_can_arm(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    (void)args;
    return dwarf_to_arm(tx, seat) >= 0 || adit_refuse(why, "all of your dwarfs have a weapon");
}

adit_status cf_arm(adit_tx *tx, int seat, const adit_args *args)
{
    ADIT_TRY(adit_require_verb(tx, seat, args, cf_can_arm));
    cf_player_of(tx, seat)->weapon[dwarf_to_arm(tx, seat)] = (uint8_t)args->n[0];
    adit_note(tx, CF_LOG_ARMS, seat, args->n[0], 0, 0);
    return cf_raise(tx, CF_EVENT_ARMED, seat, ADIT_NO_CARD, args->n[0]);
}

/* ---- Raising and giving up ---- */

adit_status cf_raise_weapons(adit_tx *tx, int seat, const adit_args *args)
{
    (void)args;
    if (cf_of(tx)->turn.level > 0) {
        cf_of(tx)->turn.raises = 1; /* CF-130: when the expedition is over */
        return ADIT_OK;
    }
    for (int i = 0; i < CF_DWARFS; i++) {
        cf_raise_weapon(tx, seat, i, 1);
    }
    return ADIT_OK;
}

/* Dwarfs of equal strength differ in where they are: it decides who goes next (CF-97), and
 * whether an expedition is over (CF-133). */
enum { AT_HOME, PLACED, ACTING };

static int place_of_dwarf(const adit_tx *tx, int seat, int dwarf)
{
    const cf_player *player = cf_player_of(tx, seat);

    return dwarf == cf_acting_dwarf(tx, seat) ? ACTING
           : player->dwarf_at[dwarf] != 0     ? PLACED
                                              : AT_HOME;
}

static int dwarf_with(const adit_tx *tx, int seat, int strength, int where)
{
    const cf_player *player = cf_player_of(tx, seat);

    for (int i = 0; i < CF_DWARFS; i++) {
        if (player->weapon[i] == strength && place_of_dwarf(tx, seat, i) == where) {
            return i;
        }
    }
    return -1;
}

bool cf_can_give_up_weapon(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const cf_player *player = cf_player_of(tx, seat);

    (void)args;
    for (int i = 0; i < CF_DWARFS; i++) {
        if (player->weapon[i] > 0) {
            return true;
        }
    }
    return adit_refuse(why, "none of your dwarfs has a weapon");
}

static void build_owners(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const cf_player *player = cf_player_of(tx, seat);

    for (int i = 0; i < CF_DWARFS; i++) {
        int where = place_of_dwarf(tx, seat, i);
        const adit_option option = {
            .what = CF_OPT_WEAPON, .a = (int16_t)player->weapon[i], .b = (int16_t)where};
        if (player->weapon[i] > 0 && dwarf_with(tx, seat, player->weapon[i], where) == i &&
            !adit_offer(out, option)) {
            return;
        }
    }
}

/* CF-281. Risky: what was begun may need the weapon (CF-95, CF-340). */
adit_status cf_give_up_weapon(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {.key = CF_ASK_WEAPON,
                                    .seat = seat,
                                    .build = build_owners,
                                    .context = &seat,
                                    .no_anytime = true,
                                    .risky = true};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_give_up_weapon, &answer));
    cf_player_of(tx, seat)->weapon[dwarf_with(tx, seat, answer.a, answer.b)] = 0;
    return adit_gain_good(tx, seat, CF_FOOD, answer.a);
}
