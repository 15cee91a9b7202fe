/* transport.c - deliveries to the construction sites and to the King's Throne (6.4).
 *
 * The spaces of a site are shared, so a site only counts how many of each resource lie under
 * carts. Units are delivered one at a time. A site that is completed gives its piece with the last
 * cart, before anybody hears of the GP, then the reward space of choice and whatever else hears of
 * it, and only then comes the throne (COV-10.119). Until the space is chosen the marker is due.
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"

enum { SMALL_COLUMNS = 2, LARGE_COLUMNS = 4 };

/* ---- Spaces ---- */

int cov_site_reward_count(const cov_state *state) /* COV-73, COV-74, COV-76: one for each column */
{
    return cov_is_large(state) ? LARGE_COLUMNS : SMALL_COLUMNS;
}

int cov_site_limit(const adit_cards *cards, int site)
{
    return adit_card_at(cards, COV_KIND_SITE, site)->fact[COV_SITE_LIMIT].number;
}

int cov_site_free(const cov_state *state, const adit_cards *cards, int site, int resource)
{
    const adit_card *card = adit_card_at(cards, COV_KIND_SITE, site);
    int spaces = 0;

    for (int i = 0; i < cov_site_reward_count(state); i++) {
        const uint16_t amounts = card->fact[COV_SITE_C1 + i].goods;
        spaces += amounts == 0 ? 0 : cards->amounts[amounts].of[resource].value;
    }
    return spaces - state->site_covered[site][resource];
}

int cov_throne_free(const cov_state *state, int resource)
{
    int left = cov_site_reward_count(state);

    left -= state->base.players == 3; /* COV-98: the last column is covered */
    for (int seat = 0; seat < state->base.players; seat++) {
        left -= state->player[seat].throne[resource];
    }
    return left - (cov_is_solo(state) ? state->elders.throne[resource] : 0);
}

adit_node_id cov_site_reward(const cov_state *state, const adit_cards *cards, int site, int n)
{
    const int first = cov_is_large(state) ? COV_SITE_REWARD_1 : COV_SITE_PAIR_1;

    return adit_card_at(cards, COV_KIND_SITE, site)->fact[first + n].effect;
}

int cov_delivery_gp(adit_tx *tx, int seat, int resource) /* COV-75, COV-10.37 */
{
    const adit_card *card = cov_resource_card(tx->cards, resource);
    uint8_t *delivering = &cov_of(tx)->turn.delivering;
    const uint8_t outer = *delivering;

    *delivering = (uint8_t)(resource + 1); /* for the queries of cards */
    const int gp = adit_value(tx, seat, COV_VALUE_DELIVERY_GP, card->fact[COV_RESOURCE_GP].number,
                              card->number);
    *delivering = outer;
    return gp;
}

/* ---- Delivering ---- */

enum { THRONE = -1 };

typedef struct {
    int seat;
    int to; /* site or THRONE */
    bool may_stop;
} delivery_plan;

static bool is_complete(const adit_tx *tx, int seat, int site)
{
    return cov_of(tx)->site_carts[site][seat] >= cov_site_limit(tx->cards, site);
}

/* COV-210, COV-213, COV-10.35, COV-10.38 */
static bool may_deliver(const adit_tx *tx, int seat, int to, int resource, adit_why *why)
{
    const cov_state *state = cov_of(tx);

    if (state->player[seat].carts == 0) {
        return adit_refuse(why, "you have no carts left");
    }
    if (state->player[seat].common.goods.have[resource] == 0) {
        return adit_refuse(why, "you have none in storage");
    }
    if (to != THRONE && is_complete(tx, seat, to)) {
        return adit_refuse(why, "you have already completed this site"); /* COV-10.32 */
    }
    const int left = to == THRONE ? cov_throne_free(state, resource)
                                  : cov_site_free(state, tx->cards, to, resource);
    return left > 0 || adit_refuse(why, "no space for it is left there");
}

static void build_deliver(adit_tx *tx, const void *context, adit_options *out)
{
    const delivery_plan *delivery = context;

    for (int resource = 0; resource < COV_RESOURCES; resource++) {
        const adit_option option = {.what = COV_OPT_DELIVER, .a = (int16_t)resource};
        if (!adit_offer_if(
                out, option,
                may_deliver(tx, delivery->seat, delivery->to, resource, adit_why_of(out)))) {
            return;
        }
    }
    if (delivery->may_stop && out->count > 0) {
        (void)adit_offer(out, (adit_option){.what = COV_OPT_STOP});
    }
}

/* The cart covers a space; the last one sends the piece to the forge (COV-211, COV-12.7). */
static void cover_space(adit_tx *tx, int seat, int site, int resource)
{
    cov_state *state = cov_of(tx);
    const adit_card *card = adit_card_at(tx->cards, COV_KIND_SITE, site);

    state->site_carts[site][seat]++;
    state->site_covered[site][resource]++;
    adit_note(tx, COV_LOG_DELIVERS, seat, resource, card->number + 1, 0);
    if (is_complete(tx, seat, site)) {
        state->player[seat].forge[COV_PILLAR + card->fact[COV_SITE_KIND].number]++;
        state->site_due[site] |= (uint8_t)(1u << seat);
    }
}

static adit_status deliver_one(adit_tx *tx, const delivery_plan *delivery, int resource)
{
    cov_player *player = cov_player_of(tx, delivery->seat);
    adit_goods one = {{0}};

    one.have[resource] = 1;
    ADIT_TRY(adit_pay(tx, delivery->seat, &one));
    player->carts--;
    if (delivery->to == THRONE) {
        player->throne[resource]++;
        adit_note(tx, COV_LOG_THRONE, delivery->seat, resource, 0, 0);
    } else {
        cover_space(tx, delivery->seat, delivery->to, resource);
    }
    ADIT_TRY(cov_gain_gp(tx, delivery->seat, cov_delivery_gp(tx, delivery->seat, resource)));
    return cov_tell(tx, delivery->seat, COV_EVENT_DELIVERED,
                    delivery->to == THRONE
                        ? ADIT_NO_CARD
                        : adit_card_at(tx->cards, COV_KIND_SITE, delivery->to)->number,
                    resource);
}

/* COV-159: one unit at a time, up to `count`. *done: how many it were. */
static adit_status deliver_units(adit_tx *tx, delivery_plan *delivery, int count, int *done)
{
    for (*done = 0; *done < count; ++*done) {
        adit_option answer;

        ADIT_TRY(cov_choose(tx, COV_ASK_DELIVER, delivery->seat, build_deliver, delivery, &answer));
        if (answer.what == COV_OPT_DECLINE) {
            return ADIT_OK;
        }
        ADIT_TRY(deliver_one(tx, delivery, answer.a));
        delivery->may_stop = true; /* at a site only after the first unit */
    }
    return ADIT_OK;
}

/* COV-194: needs no site. */
adit_status cov_throne(adit_tx *tx, int seat, const adit_args *args)
{
    delivery_plan delivery = {.seat = seat, .to = THRONE, .may_stop = true};
    int done;

    return deliver_units(tx, &delivery, args->n[0], &done);
}

/* ---- A site that is completed (COV-211) ---- */

/* COV-160, COV-10.36: any empty one, not only the leftmost. */
static void build_rewards(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_state *state = cov_of(tx);
    const int number = *(const int *)context;
    const adit_card *site = adit_card_at(tx->cards, COV_KIND_SITE, number);

    for (int n = 0; n < cov_site_reward_count(state); n++) {
        const adit_option option = {
            .what = COV_OPT_SITE_REWARD, .a = (int16_t)(site->number + 1), .b = (int16_t)(n + 1)};
        const bool is_empty = state->site_marker[number][n] == 0 ||
                              adit_refuse(adit_why_of(out), "that reward is already taken");
        if (!adit_offer_if(out, option, is_empty)) {
            return;
        }
    }
}

static adit_status complete_site(adit_tx *tx, int seat, int site)
{
    const adit_card *card = adit_card_at(tx->cards, COV_KIND_SITE, site);
    const int kind = card->fact[COV_SITE_KIND].number;
    const adit_event event = {
        .event = COV_EVENT_MONUMENT, .seat = seat, .card = ADIT_NO_CARD, .amount = kind};
    adit_option answer;

    adit_note(tx, COV_LOG_COMPLETES, seat, card->number + 1, 0, 0);
    ADIT_TRY(cov_choose(tx, COV_ASK_SITE_REWARD, seat, build_rewards, &site, &answer));
    if (answer.what == COV_OPT_DECLINE) {
        return adit_raise_in_any_order(tx, seat, &event, NULL, 0);
    }
    cov_of(tx)->site_marker[site][answer.b - 1] = (uint8_t)(seat + 1);
    cov_of(tx)->site_due[site] &= (uint8_t) ~(1u << seat);
    const adit_due due = {.card = card->number,
                          .node = cov_site_reward(cov_of(tx), tx->cards, site, answer.b - 1)};
    ADIT_TRY(adit_raise_in_any_order(tx, seat, &event, &due, due.node != 0));
    return cov_tell(tx, seat, COV_EVENT_SITE_COMPLETED, card->number, 0);
}

/* ---- Choosing a site (COV-158) ---- */

typedef struct {
    int seat;
    bool may_decline;
} site_choice;

static bool may_use_site(adit_tx *tx, int seat, int site, adit_why *why)
{
    if (is_complete(tx, seat, site)) {
        return adit_refuse(why, "you have already completed it"); /* COV-10.32 */
    }
    if (!cov_may(tx, seat, COV_MAY_DELIVER, adit_card_at(tx->cards, COV_KIND_SITE, site)->number,
                 why)) {
        return false;
    }
    for (int resource = 0; resource < COV_RESOURCES; resource++) {
        if (may_deliver(tx, seat, site, resource, NULL)) {
            return true;
        }
    }
    return adit_refuse(why, "none of your stored resources fits a free space");
}

static void build_sites(adit_tx *tx, const void *context, adit_options *out)
{
    const site_choice *choice = context;

    for (int site = 0; site < COV_SITES; site++) {
        const adit_card *card = adit_card_at(tx->cards, COV_KIND_SITE, site);
        const adit_option option = {.what = COV_OPT_SITE, .a = (int16_t)(card->number + 1)};
        if (!adit_offer_if(out, option, may_use_site(tx, choice->seat, site, adit_why_of(out)))) {
            return;
        }
    }
    if (choice->may_decline) {
        cov_offer_decline(out);
    }
}

/* Delivers to one site, up to `count`. *left: strength that is left if this completed it. */
static adit_status deliver_to_site(adit_tx *tx, const site_choice *choice, int count, int *left)
{
    adit_option answer;
    int done;

    *left = 0;
    ADIT_TRY(cov_choose(tx, COV_ASK_SITE, choice->seat, build_sites, choice, &answer));
    if (answer.what == COV_OPT_DECLINE) {
        return ADIT_OK;
    }
    const int site = tx->cards->card[answer.a - 1].kind_number;
    const int missing =
        cov_site_limit(tx->cards, site) - cov_of(tx)->site_carts[site][choice->seat];
    delivery_plan to_site = {.seat = choice->seat, .to = site};
    ADIT_TRY(deliver_units(tx, &to_site, count < missing ? count : missing, &done));
    if ((cov_of(tx)->site_due[site] >> choice->seat & 1) == 0) {
        return ADIT_OK; /* not complete, or a card that heard of a delivery has completed it */
    }
    *left = count - done;
    return complete_site(tx, choice->seat, site);
}

/* COV-195, COV-10.39: no throne. */
adit_status cov_site(adit_tx *tx, int seat, const adit_args *args)
{
    const site_choice choice = {.seat = seat, .may_decline = true};
    int left;

    return deliver_to_site(tx, &choice, args->n[0], &left);
}

adit_status cov_transport(adit_tx *tx, int seat, int strength)
{
    const site_choice choice = {.seat = seat};
    adit_args throne = {.n = {0}};

    ADIT_TRY(deliver_to_site(tx, &choice, strength, &throne.n[0]));
    return cov_throne(tx, seat, &throne); /* COV-212, COV-10.33, COV-10.34 */
}
