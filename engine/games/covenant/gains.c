/* gains.c - how a clan gains: resources, support pieces, stronger dwarves.
 *
 * All goods of one effect are one batch. Wilds are named first, the supply says how much there
 * is, everything is added, and only then does what the storage cannot hold go back. Cards hear of
 * the gain when that is done, so none of their questions stands on a storage that is too full. A
 * gain that cannot be used is lost, and whoever declines one step of a gain has declined the rest
 * too: nothing changes between two steps, so no result is out of reach that way.
 */
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/mountain.h"

enum { PLUS1_PIECES = 20, PLUS2_PIECES = 10, GP_WITHOUT_END = 9999 };

/* ---- Supply and storage ---- */

const adit_card *cov_resource_card(const adit_cards *cards, int resource)
{
    return cov_find_card(cards, COV_KIND_RESOURCE, COV_RESOURCE_OF, resource, -1, 0);
}

static int held_by_all(const cov_state *state, int good)
{
    int held = 0;

    for (int seat = 0; seat < state->base.players; seat++) {
        held += state->player[seat].common.goods.have[good];
    }
    return held;
}

int cov_supply(const cov_state *state, const adit_cards *cards, int good)
{
    if (good < COV_RESOURCES) { /* COV-17 */
        return cov_resource_card(cards, good)->fact[COV_RESOURCE_COUNT].number -
               held_by_all(state, good);
    }
    switch (good) {
    case COV_PLUS1: /* COV-18; the piece beside the dwarf is not in the supply either */
        return PLUS1_PIECES - held_by_all(state, good) - (state->turn.support == 1);
    case COV_PLUS2:
        return PLUS2_PIECES - held_by_all(state, good) - (state->turn.support == 2);
    case COV_GOBLIN:
    case COV_ORC:
    case COV_TROLL:
        return cov_in_bag(state, cards, good - COV_GOBLIN);
    case COV_GP:
        return GP_WITHOUT_END;
    default:
        return 0; /* nobody ever holds a wild */
    }
}

/* What the forged tools have opened on the clan board. */
static int opened_by_tools(const adit_tx *tx, int seat, int fact)
{
    const cov_player *player = cov_player_of(tx, seat);
    int sum = 0;

    for (int space = 0; space < COV_TOOL_SPACES; space++) {
        if (player->forged[space] != 0) {
            sum += cov_place_card(tx->cards, COV_PLACE_TOOL, space + 1)->fact[fact].number;
        }
    }
    return sum;
}

int cov_storage(adit_tx *tx, int seat) /* COV-41 */
{
    return adit_value(tx, seat, COV_VALUE_STORAGE,
                      COV_BASE_STORAGE + opened_by_tools(tx, seat, COV_PLACE_STORAGE),
                      ADIT_NO_CARD);
}

int cov_keys(adit_tx *tx, int seat) /* COV-42, COV-10.29 */
{
    return adit_value(tx, seat, COV_VALUE_KEYS,
                      COV_BASE_KEYS + opened_by_tools(tx, seat, COV_PLACE_KEYS), ADIT_NO_CARD);
}

int cov_stored(const cov_player *player)
{
    int sum = 0;

    for (int resource = 0; resource < COV_RESOURCES; resource++) {
        sum += player->common.goods.have[resource];
    }
    return sum;
}

/* ---- Questions that may be declined ---- */

adit_status cov_choose(adit_tx *tx, int key, int seat, adit_build build, const void *context,
                       adit_option *answer)
{
    const adit_question question = {.key = key, .seat = seat, .build = build, .context = context};
    const adit_status status = adit_ask(tx, &question, answer);

    if (status == ADIT_NONE ||
        (status == ADIT_OK && (answer->what == COV_OPT_STOP || answer->what == COV_OPT_END))) {
        answer->what = COV_OPT_DECLINE;
    }
    return status == ADIT_NONE ? ADIT_OK : status; /* COV-141: nothing to ask about */
}

adit_status cov_ask_first(adit_tx *tx, int key, adit_build build, adit_option *answer)
{
    const int seat = cov_of(tx)->at_turn;
    const bool waits = key == COV_ASK_ASSIGN || key == COV_ASK_MENU; /* for exchanges */
    const adit_question question = {.key = key,
                                    .seat = seat,
                                    .build = build,
                                    .context = &seat,
                                    .forced = waits ? ADIT_FORCED_UNLESS_ANYTIME
                                                    : ADIT_FORCED_UNLESS_OPENED,
                                    .first = true};

    return adit_ask(tx, &question, answer);
}

void cov_offer_decline(adit_options *out)
{
    if (out->count > 0) {
        (void)adit_offer(out, (adit_option){.what = COV_OPT_DECLINE});
    }
}

adit_status cov_choose_several(adit_tx *tx, int key, int seat, adit_build build,
                               void (*take)(adit_tx *tx, void *context, const adit_option *answer),
                               void *context)
{
    adit_option answer;

    for (;;) {
        ADIT_TRY(cov_choose(tx, key, seat, build, context, &answer));
        if (answer.what == COV_OPT_DECLINE) {
            return ADIT_OK;
        }
        take(tx, context, &answer);
    }
}

/* ---- Gaining a batch (COV-183) ---- */

typedef struct {
    int seat;
    adit_goods got;
} gain_batch;

static int left_for(const adit_tx *tx, const gain_batch *batch, int good)
{
    return cov_supply(cov_of(tx), tx->cards, good) - batch->got.have[good];
}

/* COV-153, COV-10.4 */
static void build_wild(adit_tx *tx, const void *context, adit_options *out)
{
    const gain_batch *batch = context;

    for (int resource = 0; resource < COV_RESOURCES; resource++) {
        const adit_option option = {.what = COV_OPT_WILD, .a = (int16_t)resource};
        const bool is_there = left_for(tx, batch, resource) > 0 ||
                              adit_refuse(adit_why_of(out), "none are left in the supply");
        if (!adit_offer_if(out, option, is_there)) {
            return;
        }
    }
}

/* An exchange may have emptied the supply while a wild was named. */
static void clamp_to_supply(const adit_tx *tx, gain_batch *batch)
{
    for (int good = 0; good <= COV_TROLL; good++) {
        const int left = left_for(tx, batch, good);

        if (left < 0 && good != COV_WILD && batch->got.have[good] > 0) {
            const int n = batch->got.have[good] + left;
            batch->got.have[good] = (int16_t)(n < 0 ? 0 : n);
        }
    }
}

static adit_status name_wild(adit_tx *tx, gain_batch *batch)
{
    adit_option answer;

    ADIT_TRY(cov_choose(tx, COV_ASK_WILD, batch->seat, build_wild, batch, &answer));
    if (answer.what != COV_OPT_DECLINE) {
        batch->got.have[answer.a]++;
    }
    return ADIT_OK;
}

static bool is_over_cap(adit_tx *tx, int seat)
{
    return cov_stored(cov_player_of(tx, seat)) > cov_storage(tx, seat);
}

static void build_discard(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const int16_t *have = cov_player_of(tx, seat)->common.goods.have;

    if (!is_over_cap(tx, seat)) {
        return;
    }
    for (int resource = 0; resource < COV_RESOURCES; resource++) {
        const adit_option option = {.what = COV_OPT_DISCARD, .a = (int16_t)resource};
        if (have[resource] > 0 && !adit_offer(out, option)) {
            return;
        }
    }
}

/* COV-152, COV-10.2: exactly the surplus, old or new. */
static adit_status discard_to_cap(adit_tx *tx, int seat)
{
    while (is_over_cap(tx, seat)) {
        adit_goods one = {{0}};
        adit_option answer;

        cov_of(tx)->turn.discarding = (uint8_t)(seat + 1); /* for the check (COV-12.2) */
        ADIT_TRY(cov_choose(tx, COV_ASK_DISCARD, seat, build_discard, &seat, &answer));
        if (answer.what == COV_OPT_DECLINE) {
            break;
        }
        one.have[answer.a] = 1;
        ADIT_TRY(adit_pay(tx, seat, &one));
    }
    cov_of(tx)->turn.discarding = 0;
    return tx->stop;
}

adit_status cov_gain(adit_tx *tx, int seat, const adit_goods *goods)
{
    const int wilds = goods->have[COV_WILD];
    gain_batch batch = {.seat = seat};
    bool has_resource = wilds > 0;

    if (tx->stop != ADIT_OK) {
        return tx->stop;
    }
    for (int good = 0; good <= COV_TROLL; good++) {
        if (goods->have[good] > 0 && good != COV_WILD) {
            const int left = left_for(tx, &batch, good);
            const int n = goods->have[good] < left ? goods->have[good] : left;
            batch.got.have[good] = (int16_t)(n < 0 ? 0 : n); /* COV-10.4: the rest is lost */
            has_resource |= good < COV_RESOURCES;
        }
    }
    for (int good = COV_GOOD_MAP_END; good < ADIT_MAX_GOODS; good++) {
        batch.got.have[good] = goods->have[good]; /* of mods: there is no supply of them */
    }
    for (int i = 0; i < wilds; i++) {
        ADIT_TRY(name_wild(tx, &batch));
    }
    if (wilds > 0) {
        clamp_to_supply(tx, &batch);
    }
    const adit_event event = adit_store(tx, seat, &batch.got);
    if (has_resource) {
        ADIT_TRY(discard_to_cap(tx, seat));
    }
    return adit_raise_gained(tx, &event);
}

adit_status cov_gain_gp(adit_tx *tx, int seat, int gp)
{
    const int have = cov_player_of(tx, seat)->common.goods.have[COV_GP];
    adit_goods goods = {{0}};

    if (gp >= 0) {
        goods.have[COV_GP] = (int16_t)gp;
        return adit_gain_plainly(tx, seat, &goods);
    }
    goods.have[COV_GP] = (int16_t)(-gp < have ? -gp : have); /* COV-38: never below 0 */
    return adit_pay(tx, seat, &goods);
}

/* ---- Support (COV-185) ---- */

static void build_support(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const cov_state *state = cov_of(tx);
    adit_why *why = adit_why_of(out);
    const bool has_plus1 = cov_supply(state, tx->cards, COV_PLUS1) > 0 ||
                           adit_refuse(why, "no +1 pieces are left in the supply"); /* COV-10.5 */

    if (!adit_offer_if(out, (adit_option){.what = COV_OPT_TAKE_PLUS1}, has_plus1)) {
        return;
    }
    const bool can_swap = (cov_supply(state, tx->cards, COV_PLUS2) > 0 ||
                           adit_refuse(why, "no +2 pieces are left in the supply")) &&
                          (state->player[seat].common.goods.have[COV_PLUS1] > 0 ||
                           adit_refuse(why, "you have no +1 to swap")); /* COV-10.6 */
    if (adit_offer_if(out, (adit_option){.what = COV_OPT_SWAP}, can_swap)) {
        cov_offer_decline(out);
    }
}

adit_status cov_support(adit_tx *tx, int seat, const adit_args *args)
{
    for (int i = 0; i < args->n[0]; i++) {
        adit_goods paid = {{0}}, got = {{0}};
        adit_option answer;

        ADIT_TRY(cov_choose(tx, COV_ASK_SUPPORT_GAIN, seat, build_support, &seat, &answer));
        if (answer.what == COV_OPT_DECLINE) {
            return ADIT_OK;
        }
        const bool swaps = answer.what == COV_OPT_SWAP;
        paid.have[COV_PLUS1] = swaps;
        got.have[swaps ? COV_PLUS2 : COV_PLUS1] = 1;
        ADIT_TRY(adit_pay(tx, seat, &paid));
        ADIT_TRY(adit_gain_plainly(tx, seat, &got));
    }
    return ADIT_OK;
}

/* ---- Strengthening (COV-186) ---- */

/* COV-49: from T1 to T5, so nobody is in use in setup, in T0 and in a Council. */
static bool is_in_use(const cov_state *state, int seat, int tool)
{
    return state->turn.tool == tool + 1 && state->at_turn == seat;
}

static bool may_strengthen(const cov_state *state, int seat, int tool, int strength, adit_why *why)
{
    if (tool < COV_TOOLS && is_in_use(state, seat, tool)) {
        return adit_refuse(why, "the dwarf is in use"); /* COV-10.9, COV-10.11 */
    }
    return strength < COV_STRENGTHS ||
           adit_refuse(why, "a dwarf cannot be stronger than 4"); /* COV-10.12 */
}

static bool offer_dwarf(const cov_state *state, int seat, int tool, int strength, adit_options *out)
{
    const adit_option option = {
        .what = COV_OPT_STRENGTHEN, .a = (int16_t)tool, .b = (int16_t)strength};

    return adit_offer_if(out, option,
                         may_strengthen(state, seat, tool, strength, adit_why_of(out)));
}

/* Dwarves of equal strength in the tavern are one option. */
static void build_strengthen(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const cov_state *state = cov_of(tx);
    const cov_player *player = &state->player[seat];

    for (int strength = 1; strength <= COV_STRENGTHS; strength++) {
        if (player->tavern[strength - 1] > 0 &&
            !offer_dwarf(state, seat, COV_TOOLS, strength, out)) {
            return;
        }
    }
    for (int tool = 0; tool < COV_TOOLS; tool++) {
        if (player->dwarf_on[tool] > 0 &&
            !offer_dwarf(state, seat, tool, player->dwarf_on[tool], out)) {
            return;
        }
    }
    cov_offer_decline(out);
}

adit_status cov_strengthen(adit_tx *tx, int seat, const adit_args *args)
{
    for (int i = 0; i < args->n[0]; i++) {
        adit_option answer;

        ADIT_TRY(cov_choose(tx, COV_ASK_STRENGTHEN, seat, build_strengthen, &seat, &answer));
        if (answer.what == COV_OPT_DECLINE) {
            return ADIT_OK;
        }
        cov_player *player = cov_player_of(tx, seat);
        if (answer.a == COV_TOOLS) {
            player->tavern[answer.b - 1]--;
            player->tavern[answer.b]++;
        } else {
            player->dwarf_on[answer.a]++;
        }
        adit_note(tx, COV_LOG_STRENGTHENS, seat, answer.b + 1, 0, 0);
    }
    return ADIT_OK;
}
