/* furnaces.c - building, lighting and installing furnaces.
 *
 * Hot and cool furnaces on a player board are goods, the reserve is a number, and an installed
 * one is a mark on the location. Lighting turns one good into the other; nobody gains anything,
 * so no card is notified. How a hot one pays heat is the common rule of prices (DWG-103).
 */
#include "engine/games/dwergar/rules.h"

/* ---- Lighting (DWG-105) ---- */

adit_status dwg_relight(adit_tx *tx, int seat, const adit_args *args)
{
    int16_t *have = dwg_player_of(tx, seat)->common.goods.have;
    const int lit = have[DWG_COOL] < args->n[0] ? have[DWG_COOL] : args->n[0];

    if (tx->stop != ADIT_OK || lit <= 0) {
        return tx->stop;
    }
    have[DWG_COOL] = (int16_t)(have[DWG_COOL] - lit);
    have[DWG_HOT] = (int16_t)(have[DWG_HOT] + lit); /* DWG-E57: takes no heat off the track */
    adit_note(tx, DWG_LOG_LIGHTS, seat, lit, 0, 0);
    return ADIT_OK;
}

bool dwg_can_light(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    (void)args;
    return dwg_player_of(tx, seat)->common.goods.have[DWG_COOL] > 0 ||
           adit_refuse(why, "you have no cool furnace on your board");
}

adit_status dwg_light(adit_tx *tx, int seat, const adit_args *args)
{
    ADIT_TRY(adit_require_verb(tx, seat, args, dwg_can_light));
    return dwg_relight(tx, seat, args);
}

/* ---- Building (DWG-112) ---- */

static bool has_unbuilt(const adit_tx *tx, int seat, adit_why *why)
{
    return dwg_player_of(tx, seat)->unbuilt > 0 ||
           adit_refuse(why, "you have no furnace left in the reserve"); /* DWG-E50 */
}

bool dwg_can_build_furnace(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    return has_unbuilt(tx, seat, why) &&
           adit_can_afford(tx, seat, &args->goods[args->first[0]], why);
}

/* Moves a furnace from the reserve onto the player board. */
static void put_on_board(adit_tx *tx, int seat, int side)
{
    dwg_player *player = dwg_player_of(tx, seat);

    player->unbuilt--;
    player->common.goods.have[side]++;
    adit_note(tx, DWG_LOG_BUILDS, seat, 0, 0, 0);
}

adit_status dwg_build_furnace(adit_tx *tx, int seat, const adit_args *args)
{
    ADIT_TRY(adit_require_verb(tx, seat, args, dwg_can_build_furnace));
    ADIT_TRY(adit_pay(tx, seat, &args->goods[args->first[0]]));
    put_on_board(tx, seat, DWG_COOL);
    return ADIT_OK;
}

adit_status dwg_new_furnace(adit_tx *tx, int seat, const adit_args *args)
{
    (void)args;
    if (tx->stop == ADIT_OK && has_unbuilt(tx, seat, NULL)) { /* DWG-E49 */
        put_on_board(tx, seat, DWG_HOT);
    }
    return tx->stop;
}

/* ---- Installing (DWG-67, DWG-133 to DWG-136) ---- */

static adit_price install_price(const adit_tx *tx, const adit_card *location, adit_goods *printed)
{
    *printed = adit_fixed_goods(tx->cards, location->fact[DWG_LOCATION_INSTALL].goods);
    return (adit_price){
        .value = DWG_VALUE_INSTALL_PRICE, .card = location->number, .base = printed, .count = 1};
}

bool dwg_can_install(adit_tx *tx, int seat, adit_why *why)
{
    const dwg_state *state = dwg_of(tx);
    const int16_t *have = dwg_player_of(tx, seat)->common.goods.have;
    adit_goods printed;

    if (state->turn.location == 0 || state->turn.dwarf != DWG_FOREMAN) {
        return adit_refuse(why, "only a foreman can install a furnace");
    }
    const adit_card *location = dwg_location(tx, state->turn.location - 1);
    if (state->furnace[state->turn.location - 1] != 0) { /* DWG-E78 */
        return adit_refuse(why, "%s already has a furnace", location->title);
    }
    if (have[DWG_HOT] + have[DWG_COOL] == 0) {
        return adit_refuse(why, "you have no furnace left on your board");
    }
    if (!adit_permission(tx, seat, DWG_MAY_INSTALL, location->number, why)) {
        return false;
    }
    const adit_price price = install_price(tx, location, &printed);
    return adit_can_pay_price(tx, seat, &price, why);
}

static void build_sides(adit_tx *tx, const void *context, adit_options *out)
{
    const int16_t *have = dwg_player_of(tx, *(const int *)context)->common.goods.have;

    if (have[DWG_COOL] > 0 && !adit_offer(out, (adit_option){.what = DWG_OPT_COOL})) {
        return;
    }
    if (have[DWG_HOT] > 0) {
        (void)adit_offer(out, (adit_option){.what = DWG_OPT_HOT});
    }
}

static adit_status take_furnace(adit_tx *tx, int seat)
{
    const adit_question question = {
        .key = DWG_ASK_INSTALL, .seat = seat, .build = build_sides, .context = &seat};
    adit_option side;

    ADIT_TRY(adit_ask(tx, &question, &side));
    dwg_player_of(tx, seat)->common.goods.have[side.what == DWG_OPT_HOT ? DWG_HOT : DWG_COOL]--;
    return ADIT_OK;
}

adit_status dwg_install(adit_tx *tx, int seat)
{
    dwg_state *state = dwg_of(tx);
    adit_goods printed;
    adit_why why;

    if (!dwg_can_install(tx, seat, &why)) {
        return adit_illegal(tx, "%s", why.text);
    }
    const int place = state->turn.location - 1;
    const adit_card *location = dwg_location(tx, place);
    const adit_price price = install_price(tx, location, &printed);
    ADIT_TRY(adit_pay_price(tx, seat, &price, NULL));
    ADIT_TRY(take_furnace(tx, seat));
    state->furnace[place] = (uint8_t)(seat + 1);
    state->turn.installed = 1;
    adit_note(tx, DWG_LOG_INSTALLS, seat, location->number + 1, 0, 0);
    const int gained =
        adit_value(tx, seat, DWG_VALUE_INSTALL_POINTS,
                   location->fact[DWG_LOCATION_INSTALL_POINTS].number, location->number);
    ADIT_TRY(adit_gain_good(tx, seat, DWG_VP, gained));
    return adit_raise_plain(tx, DWG_ON_INSTALLED, seat, location->number, 0);
}
