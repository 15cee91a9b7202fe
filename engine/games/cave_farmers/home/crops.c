/* crops.c - sowing, and the field phase of the harvest.
 *
 * Fields are interchangeable, so sowing asks for numbers, not for places: empty fields are
 * filled in the order of their spots, grain first. Other ground that cards open comes after the
 * fields; a tile that is laid there later takes the crop away. Crops of mods are sown one sort
 * after the other, in the same action.
 */
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/turn.h"

enum { MOST_OF_A_KIND = 2, MOST_EVER = 8, SOWN_GRAIN = 3, SOWN_VEGETABLE = 2 };
enum { ON_FIELD, IN_FOREST, ON_MEADOW, IN_CAVERN, IN_TUNNEL };
#define GRAIN_AND_VEGETABLES 1u /* in `done`; the n-th crop of mods is bit n + 1 */

typedef struct {
    int seat;
    uint32_t done;   /* what was sown in this action */
    adit_goods seed; /* all of it */
    int spaces;
} sowing_plan;

/* ---- Where ---- */

/* What is bare of everything, by the kind of ground. */
static uint64_t empty_ground(const cf_player *player, int where)
{
    const uint64_t empty = cf_where(player->crop, 0);

    switch (where) {
    case IN_FOREST:
        return empty & cf_where(player->ground, CF_BARE) & cf_where(player->stable, 0) &
               CF_FOREST_SIDE & CF_ON_BOARD;
    case ON_MEADOW:
        return cf_unfurnished(player, empty & cf_where(player->ground, CF_MEADOW) &
                                          cf_where(player->stable, 0));
    case IN_CAVERN:
        return cf_unfurnished(player, empty & cf_where(player->ground, CF_CAVERN));
    case IN_TUNNEL:
        return cf_unfurnished(player, empty & (cf_where(player->ground, CF_TUNNEL) |
                                               cf_where(player->ground, CF_DEEP_TUNNEL)));
    default: /* a field that is harvested to the end is empty again (CF-126) */
        return empty & cf_where(player->ground, CF_FIELD);
    }
}

static const uint8_t opened_by[] = {[IN_FOREST] = CF_MAY_SOW_FOREST,
                                    [ON_MEADOW] = CF_MAY_SOW_MEADOWS,
                                    [IN_CAVERN] = CF_MAY_SOW_CAVERNS,
                                    [IN_TUNNEL] = CF_MAY_SOW_TUNNELS};

#define ANY_OPENED                                                                                 \
    (UINT64_C(1) << CF_MAY_SOW_FOREST | UINT64_C(1) << CF_MAY_SOW_MEADOWS |                        \
     UINT64_C(1) << CF_MAY_SOW_CAVERNS | UINT64_C(1) << CF_MAY_SOW_TUNNELS)

/* The ground for grain and vegetables beside the fields. */
static uint64_t opened_ground(adit_tx *tx, int seat)
{
    uint64_t spots = 0;

    if ((tx->cards->permissions & ANY_OPENED) == 0 || (adit_words_in_play(tx) & ANY_OPENED) == 0) {
        return 0;
    }
    for (int where = IN_FOREST; where <= IN_TUNNEL; where++) {
        if (cf_allows(tx, seat, opened_by[where])) {
            spots |= empty_ground(cf_player_of(tx, seat), where);
        }
    }
    return spots;
}

bool cf_grows_on(const adit_cards *cards, int ground)
{
    static const int8_t word[CF_GROUNDS] = {
        [CF_BARE] = CF_MAY_SOW_FOREST,         [CF_MEADOW] = CF_MAY_SOW_MEADOWS,
        [CF_CAVERN] = CF_MAY_SOW_CAVERNS,      [CF_TUNNEL] = CF_MAY_SOW_TUNNELS,
        [CF_DEEP_TUNNEL] = CF_MAY_SOW_TUNNELS,
    };

    return ground == CF_FIELD || adit_kind_card_count(cards, CF_KIND_CROP) > 0 ||
           (word[ground] != 0 && (cards->permissions >> word[ground] & 1) != 0);
}

/* ---- How much ---- */

static int most_of(adit_tx *tx, int seat, int value)
{
    int most = cf_value(tx, seat, value, MOST_OF_A_KIND);

    return most < MOST_EVER ? most : MOST_EVER;
}

static int amount_of(adit_tx *tx, int seat, int value, int base)
{
    int amount = cf_value(tx, seat, value, base);

    return amount < 1 ? 1 : amount > CF_MOST_CROP ? CF_MOST_CROP : amount;
}

static bool may_sow(adit_tx *tx, int seat, int grain, int vegetable, adit_why *why)
{
    const cf_player *player = cf_player_of(tx, seat);
    const int16_t *have = player->common.goods.have;

    if (have[CF_GRAIN] < grain) {
        return adit_refuse(why, "needs %d grain, has %d", grain, have[CF_GRAIN]);
    }
    if (have[CF_VEGETABLE] < vegetable) {
        return adit_refuse(why, "needs %d vegetable, has %d", vegetable, have[CF_VEGETABLE]);
    }
    const int fields =
        __builtin_popcountll(empty_ground(player, ON_FIELD) | opened_ground(tx, seat));
    return fields >= grain + vegetable ||
           adit_refuse(why, "needs %d empty fields, has %d", grain + vegetable, fields);
}

static uint64_t ground_of_crop(adit_tx *tx, int seat, const adit_card *crop)
{
    return empty_ground(cf_player_of(tx, seat), crop->fact[CF_CROP_ON].number);
}

static bool may_sow_crop(adit_tx *tx, int seat, const adit_card *crop, int count, adit_why *why)
{
    const int good = crop->extra[CF_EXTRA_SEED];
    const int have = cf_player_of(tx, seat)->common.goods.have[good];
    const int spaces = __builtin_popcountll(ground_of_crop(tx, seat, crop));

    if (have < count) {
        return adit_refuse(why, "needs %d %s, has %d", count, tx->def->goods[good].name, have);
    }
    return spaces >= count ||
           adit_refuse(why, "needs %d empty spaces for it, has %d", count, spaces);
}

bool cf_can_sow(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    (void)args;
    if ((most_of(tx, seat, CF_VALUE_SOWS_GRAIN) > 0 && may_sow(tx, seat, 1, 0, why)) ||
        (most_of(tx, seat, CF_VALUE_SOWS_VEGETABLE) > 0 && may_sow(tx, seat, 0, 1, why))) {
        return true;
    }
    for (ADIT_EACH_CARD(crop, tx->cards, CF_KIND_CROP)) {
        if (may_sow_crop(tx, seat, crop, 1, NULL)) {
            return true;
        }
    }
    return empty_ground(cf_player_of(tx, seat), ON_FIELD) == 0 && opened_ground(tx, seat) == 0
               ? adit_refuse(why, "you have no empty field")
               : adit_refuse(why, "you have no grain or vegetables to sow");
}

/* ---- The question ---- */

static bool offer_grain_and_vegetables(adit_tx *tx, int seat, adit_options *out)
{
    const int most_grain = most_of(tx, seat, CF_VALUE_SOWS_GRAIN);
    const int most_vegetable = most_of(tx, seat, CF_VALUE_SOWS_VEGETABLE);

    for (int n = 1; n < (most_grain + 1) * (most_vegetable + 1); n++) {
        const int grain = n / (most_vegetable + 1), vegetable = n % (most_vegetable + 1);
        const adit_option option = {
            .what = CF_OPT_SOW, .a = (int16_t)grain, .b = (int16_t)vegetable};
        if (!adit_offer_if(out, option, may_sow(tx, seat, grain, vegetable, adit_why_of(out)))) {
            return false;
        }
    }
    return true;
}

static bool offer_crops(adit_tx *tx, const sowing_plan *plan, adit_options *out)
{
    for (ADIT_EACH_CARD(crop, tx->cards, CF_KIND_CROP)) {
        const int most = (plan->done >> (crop->kind_number + 1) & 1) != 0
                             ? 0
                             : crop->fact[CF_CROP_SPACES].number;
        for (int n = 1; n <= most; n++) {
            const adit_option option = {
                .what = CF_OPT_SOW_CROP, .a = (int16_t)n, .b = (int16_t)(crop->number + 1)};
            if (!adit_offer_if(out, option,
                               may_sow_crop(tx, plan->seat, crop, n, adit_why_of(out)))) {
                return false;
            }
        }
    }
    return true;
}

static void build_sowing(adit_tx *tx, const void *context, adit_options *out)
{
    const sowing_plan *plan = context;

    if (((plan->done & GRAIN_AND_VEGETABLES) == 0 &&
         !offer_grain_and_vegetables(tx, plan->seat, out)) ||
        !offer_crops(tx, plan, out)) {
        return;
    }
    if (plan->done != 0 && out->count > 0) {
        (void)adit_offer(out, (adit_option){.what = CF_OPT_STOP});
    }
}

/* ---- Sowing ---- */

static void fill_spot(sowing_plan *plan, cf_player *player, int spot, int crop, int kind)
{
    player->crop[spot] = (uint8_t)crop;
    player->crop_kind[spot] = (uint8_t)kind;
    plan->spaces++;
}

static adit_status sow_grain(adit_tx *tx, sowing_plan *plan, adit_option answer)
{
    const int seat = plan->seat;
    const adit_goods seed = {.have = {[CF_GRAIN] = answer.a, [CF_VEGETABLE] = answer.b}};

    ADIT_TRY(adit_pay(tx, seat, &seed));
    const int grain = amount_of(tx, seat, CF_VALUE_GRAIN_SOWN, SOWN_GRAIN);
    const int vegetable = amount_of(tx, seat, CF_VALUE_VEGETABLE_SOWN, SOWN_VEGETABLE);
    cf_player *player = cf_player_of(tx, seat);
    uint64_t fields = empty_ground(player, ON_FIELD), others = opened_ground(tx, seat);
    for (int i = 0; i < answer.a + answer.b; i++) {
        uint64_t *from = fields != 0 ? &fields : &others;
        if (*from == 0) {
            return adit_illegal(tx, "you have no empty field");
        }
        fill_spot(plan, player, __builtin_ctzll(*from),
                  i < answer.a ? grain : vegetable + CF_CROP_VEGETABLES, 0);
        *from &= *from - 1;
    }
    plan->done |= GRAIN_AND_VEGETABLES;
    plan->seed.have[CF_GRAIN] = answer.a;
    plan->seed.have[CF_VEGETABLE] = answer.b;
    adit_note(tx, CF_LOG_SOWS, seat, answer.a, answer.b, 0);
    return ADIT_OK;
}

static adit_status sow_crop(adit_tx *tx, sowing_plan *plan, adit_option answer)
{
    const adit_card *crop = &tx->cards->card[answer.b - 1];
    const int good = crop->extra[CF_EXTRA_SEED];

    ADIT_TRY(adit_pay_good(tx, plan->seat, good, answer.a));
    cf_player *player = cf_player_of(tx, plan->seat);
    uint64_t spots = ground_of_crop(tx, plan->seat, crop);
    for (int i = 0; i < answer.a && spots != 0; i++, spots &= spots - 1) {
        fill_spot(plan, player, __builtin_ctzll(spots),
                  CF_CROP_OF_CARD + crop->fact[CF_CROP_AMOUNT].number, crop->kind_number + 1);
    }
    plan->done |= 2u << crop->kind_number;
    plan->seed.have[good] = (int16_t)(plan->seed.have[good] + answer.a);
    adit_note(tx, CF_LOG_SOWS_CROP, plan->seat, answer.a, answer.b, 0);
    return ADIT_OK;
}

static adit_status sow_chosen(adit_tx *tx, sowing_plan *plan, adit_option answer)
{
    return answer.what == CF_OPT_SOW ? sow_grain(tx, plan, answer) : sow_crop(tx, plan, answer);
}

/* Further sorts, as long as the player wants. */
static adit_status sow_more(adit_tx *tx, sowing_plan *plan)
{
    const adit_question question = {
        .key = CF_ASK_SOW, .seat = plan->seat, .build = build_sowing, .context = plan};
    adit_option answer;

    for (;;) {
        const adit_status status = adit_ask(tx, &question, &answer);
        if (status == ADIT_NONE) {
            return ADIT_OK;
        }
        ADIT_TRY(status);
        if (answer.what == CF_OPT_STOP) {
            return ADIT_OK;
        }
        ADIT_TRY(sow_chosen(tx, plan, answer));
        ADIT_TRY(cf_settle_ground(tx, plan->seat));
    }
}

adit_status cf_sow(adit_tx *tx, int seat, const adit_args *args)
{
    sowing_plan plan = {.seat = seat};
    const adit_question question = {
        .key = CF_ASK_SOW, .seat = seat, .build = build_sowing, .context = &plan};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_sow, &answer));
    ADIT_TRY(sow_chosen(tx, &plan, answer));
    ADIT_TRY(cf_settle_ground(tx, seat));
    if (adit_kind_card_count(tx->cards, CF_KIND_CROP) > 0) {
        ADIT_TRY(sow_more(tx, &plan));
    }
    return cf_raise_goods(tx, CF_EVENT_SOWN, seat, ADIT_NO_CARD, plan.spaces, &plan.seed);
}

/* ---- Field phase ---- */

int cf_crop_good(const adit_cards *cards, const cf_player *player, int spot)
{
    const int crop = player->crop[spot];

    return crop > CF_CROP_OF_CARD ? adit_card_at(cards, CF_KIND_CROP, player->crop_kind[spot] - 1)
                                        ->extra[CF_EXTRA_SEED]
           : crop > CF_CROP_VEGETABLES ? CF_VEGETABLE
                                       : CF_GRAIN;
}

static adit_status harvest_fields(adit_tx *tx, int seat)
{
    cf_player *player = cf_player_of(tx, seat);
    uint64_t sown = ~cf_where(player->crop, 0) & (CF_FOREST_SIDE | CF_MOUNTAIN_SIDE);
    const int spaces = __builtin_popcountll(sown);
    adit_goods crops = {{0}};

    for (; sown != 0; sown &= sown - 1) {
        const int spot = __builtin_ctzll(sown);
        crops.have[cf_crop_good(tx->cards, player, spot)]++;
        player->crop[spot]--;
        if ((player->crop[spot] & CF_MOST_CROP) == 0) {
            cf_clear_crop(player, spot);
        }
    }
    ADIT_TRY(adit_gain(tx, seat, &crops));
    return spaces == 0 ? ADIT_OK
                       : cf_raise_goods(tx, CF_EVENT_REAPED, seat, ADIT_NO_CARD, spaces, &crops);
}

/* CF-67: one crop of every sown field, for all who have this phase (CF-62). */
adit_status cf_field_phase(adit_tx *tx)
{
    const int players = cf_of(tx)->base.players, first = cf_of(tx)->start_player;

    for (int i = 0; i < players; i++) {
        const int seat = (first + i) % players;
        if (cf_has_phase(cf_of(tx), seat, CF_PHASE_FIELD)) {
            ADIT_TRY(harvest_fields(tx, seat));
        }
    }
    return cf_next_harvest_phase(tx);
}
