/* fences.c - pastures on meadows, and stables.
 *
 * Every pasture and every stable is a building of its own with a price of its own, which cards
 * may lower (CF-124, CF-125). Pastures are final; stables stay where they are.
 */
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"

typedef struct {
    int seat;
    adit_goods cost;
    adit_price price;
} fence_plan;

/* A sort of building: which price, in what good, the question where it goes, and who may. */
typedef struct {
    int value, good, key;
    adit_build build;
    adit_verb_can can;
} building_kind;

/* Fills in a building whose price is n of one good. */
static void plan_building(fence_plan *fences, int seat, int value, int good, int n)
{
    fences->seat = seat;
    fences->cost = (adit_goods){.have = {[0] = 0}};
    fences->cost.have[good] = (int16_t)n;
    fences->price =
        (adit_price){.value = value, .card = ADIT_NO_CARD, .base = &fences->cost, .count = 1};
}

static bool is_payable(adit_tx *tx, const fence_plan *fences, adit_why *why)
{
    return adit_can_pay_price(tx, fences->seat, &fences->price, why);
}

/* Asks where the building goes and takes its price; illegal if it can go nowhere. */
static adit_status ask_and_pay(adit_tx *tx, int seat, const building_kind *kind,
                               const adit_args *args, adit_option *answer)
{
    fence_plan fences;
    const adit_question question = {
        .key = kind->key, .seat = seat, .build = kind->build, .context = &fences};

    plan_building(&fences, seat, kind->value, kind->good, args->n[0]);
    ADIT_TRY(adit_ask_verb(tx, &question, args, kind->can, answer));
    return adit_pay_price(tx, seat, &fences.price, NULL);
}

/* Where reasons are given: the ring has a meadow too seldom to speak of it. */
#define MEADOWS_MAY_LIE (CF_FOREST_SIDE & CF_ON_BOARD)

/* Offers the open spots for a building of one space; `may_build` has the reasons for the others. */
static void offer_spots(adit_tx *tx, const fence_plan *fences, int what, uint64_t open,
                        bool (*may_build)(const cf_player *player, int spot, adit_why *why),
                        adit_options *out)
{
    const cf_player *player = cf_player_of(tx, fences->seat);
    adit_why *why = adit_why_of(out);

    if (why == NULL && (open == 0 || !is_payable(tx, fences, NULL))) {
        return;
    }
    for (uint64_t rest = why == NULL ? open : open | MEADOWS_MAY_LIE; rest != 0; rest &= rest - 1) {
        const int spot = __builtin_ctzll(rest);
        const adit_option option = {.what = (uint16_t)what, .a = (int16_t)spot};
        const bool may =
            why == NULL || (may_build(player, spot, why) && is_payable(tx, fences, why));
        if (!adit_offer_if(out, option, may)) {
            return;
        }
    }
}

/* ---- Pastures ---- */

static bool is_meadow(const cf_player *player, int spot, adit_why *why)
{
    return (player->ground[spot] == CF_MEADOW && player->tile[spot] == 0) ||
           adit_refuse(why, "%s is not a meadow", cf_spot_names[spot]);
}

static uint64_t own_meadows(const adit_tx *tx, int seat)
{
    const uint64_t meadows = cf_where(cf_player_of(tx, seat)->ground, CF_MEADOW);

    return (tx->cards->permissions >> CF_MAY_FURNISH_MEADOW & 1) == 0
               ? meadows
               : cf_unfurnished(cf_player_of(tx, seat), meadows);
}

static bool is_fence_payable(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    fence_plan fences;

    plan_building(&fences, seat, CF_VALUE_FENCE_PRICE, CF_WOOD, args->n[0]);
    return is_payable(tx, &fences, why);
}

static void build_small(adit_tx *tx, const void *context, adit_options *out)
{
    const fence_plan *fences = context;

    offer_spots(tx, fences, CF_OPT_SMALL_PASTURE, own_meadows(tx, fences->seat), is_meadow, out);
}

bool cf_can_small_pasture(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    if (own_meadows(tx, seat) == 0) {
        return adit_refuse(why, "you have no meadow to fence");
    }
    return is_fence_payable(tx, seat, args, why);
}

adit_status cf_small_pasture(adit_tx *tx, int seat, const adit_args *args)
{
    static const building_kind small = {CF_VALUE_FENCE_PRICE, CF_WOOD, CF_ASK_SMALL_PASTURE,
                                        build_small, cf_can_small_pasture};
    adit_option answer;

    ADIT_TRY(ask_and_pay(tx, seat, &small, args, &answer));
    return cf_lay(tx, seat, answer.a, CF_SMALL_PASTURE);
}

static void build_large(adit_tx *tx, const void *context, adit_options *out)
{
    const fence_plan *fences = context;
    const cf_player *player = cf_player_of(tx, fences->seat);
    const uint64_t open = own_meadows(tx, fences->seat);
    adit_why *why = adit_why_of(out);
    const uint64_t some = why == NULL ? open : open | MEADOWS_MAY_LIE;

    if (why == NULL && !is_payable(tx, fences, NULL)) {
        return;
    }
    for (uint64_t a = some; a != 0; a &= a - 1) {
        const int first = __builtin_ctzll(a);
        /* the pair counts once, from its first spot; a pasture is no meadow (CF-380) */
        for (uint64_t b = cf_beside(CF_BIT(first)) & a; b != 0; b &= b - 1) {
            const int second = __builtin_ctzll(b);
            const adit_option option = {
                .what = CF_OPT_LARGE_PASTURE, .a = (int16_t)first, .b = (int16_t)second};
            const bool may =
                why == NULL || (is_meadow(player, first, why) && is_meadow(player, second, why) &&
                                is_payable(tx, fences, why));
            if (!adit_offer_if(out, option, may)) {
                return;
            }
        }
    }
}

bool cf_can_large_pasture(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const uint64_t open = own_meadows(tx, seat);

    if ((cf_beside(open) & open) == 0) {
        return adit_refuse(why, "you have no two adjacent meadows to fence");
    }
    return is_fence_payable(tx, seat, args, why);
}

adit_status cf_large_pasture(adit_tx *tx, int seat, const adit_args *args)
{
    static const building_kind large = {CF_VALUE_FENCE_PRICE, CF_WOOD, CF_ASK_LARGE_PASTURE,
                                        build_large, cf_can_large_pasture};
    adit_option answer;

    ADIT_TRY(ask_and_pay(tx, seat, &large, args, &answer));
    const int spots[2] = {answer.a, answer.b};
    cf_join_halves(cf_player_of(tx, seat), spots); /* CF-381: one zone, and final */
    return cf_lay_twin(tx, seat, spots, (const int[2]){CF_LARGE_PASTURE, CF_LARGE_PASTURE});
}

/* ---- Stable ---- */

/* CF-125: forest without a tile, meadows and pastures; on the ring only where a tile lies. */
static uint64_t stable_spots(const cf_player *player)
{
    const uint64_t built = cf_where(player->stable, 1);
    const uint64_t fields = cf_where(player->ground, CF_FIELD);
    const uint64_t nothing = cf_where(player->ground, CF_BARE) & ~CF_ON_BOARD;

    if (__builtin_popcountll(built) >= CF_STABLES) { /* CF-382 */
        return 0;
    }
    return CF_FOREST_SIDE & ~(built | fields | nothing);
}

static uint64_t open_to_stables(const adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    const uint64_t spots = stable_spots(player);

    return (tx->cards->permissions >> CF_MAY_FURNISH_MEADOW & 1) == 0
               ? spots
               : cf_unfurnished(player, spots);
}

static bool may_build(const cf_player *player, int spot, adit_why *why)
{
    if (player->stable[spot] != 0) {
        return adit_refuse(why, "%s already has a stable", cf_spot_names[spot]);
    }
    if (player->ground[spot] == CF_FIELD) {
        return adit_refuse(why, "%s is a field", cf_spot_names[spot]);
    }
    if (player->tile[spot] != 0) {
        return adit_refuse(why, "%s is furnished", cf_spot_names[spot]);
    }
    return (stable_spots(player) & CF_BIT(spot)) != 0 ||
           adit_refuse(why, "you have already built all %d stables", CF_STABLES);
}

static void build_stables(adit_tx *tx, const void *context, adit_options *out)
{
    const fence_plan *fences = context;

    offer_spots(tx, fences, CF_OPT_STABLE, open_to_stables(tx, fences->seat), may_build, out);
}

bool cf_can_stable(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const cf_player *player = cf_player_of(tx, seat);
    fence_plan fences;

    if (__builtin_popcountll(cf_where(player->stable, 1)) >= CF_STABLES) {
        return adit_refuse(why, "you have already built all %d stables", CF_STABLES);
    }
    if (open_to_stables(tx, seat) == 0) {
        return adit_refuse(why, "you have no room for a stable");
    }
    plan_building(&fences, seat, CF_VALUE_STABLE_PRICE, CF_STONE, args->n[0]);
    return is_payable(tx, &fences, why);
}

adit_status cf_stable(adit_tx *tx, int seat, const adit_args *args)
{
    static const building_kind stable = {CF_VALUE_STABLE_PRICE, CF_STONE, CF_ASK_STABLE,
                                         build_stables, cf_can_stable};
    adit_why why = {.text = ""};
    adit_option answer;

    ADIT_TRY(ask_and_pay(tx, seat, &stable, args, &answer));
    /* a field bought while paying may lie there now */
    if (!may_build(cf_player_of(tx, seat), answer.a, &why)) {
        return adit_illegal(tx, "%s", why.text);
    }
    cf_player_of(tx, seat)->stable[answer.a] = 1; /* CF-361: no reward */
    cf_clear_crop(cf_player_of(tx, seat), answer.a);
    adit_note(tx, CF_LOG_STABLE, seat, answer.a, 0, 0);
    ADIT_TRY(cf_settle_ground(tx, seat));
    return cf_raise(tx, CF_EVENT_STABLED, seat, ADIT_NO_CARD, 0);
}
