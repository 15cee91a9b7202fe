/* projects.c - completing and upgrading projects, and what their once-effects do.
 *
 * Completing is one sub-step with questions inside: which project, how it is paid, what is taken
 * back, whether it is upgraded at once. What a project costs is asked of the price pipeline with
 * the printed cost as the base; the printed cost is also what cards hear (DWG-E45). A card
 * comes into play when it is upgraded, so it never lowers or hears its own step (DWG-E42).
 */
#include "engine/games/dwergar/turn.h"
#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"

#include <string.h>

/* ---- Who has completed what ---- */

int dwg_owner_of(const dwg_state *state, int project, bool *is_upgraded)
{
    const int place = state->project_place[project];

    *is_upgraded = place >= DWG_PLACE_UPGRADED && place < DWG_PLACE_PIN;
    if (place < DWG_PLACE_OF || place >= DWG_PLACE_PIN) {
        return -1;
    }
    return place - (*is_upgraded ? DWG_PLACE_UPGRADED : DWG_PLACE_OF);
}

static bool is_of_deck(const adit_cards *cards, int project, int deck)
{
    return deck < 0 || dwg_project(cards, project)->extra[DWG_EXTRA_DECK] == deck;
}

/* Projects of a deck that lie there. Few do, so they are looked for, not compared one by one. */
static int count_at(const dwg_state *state, const adit_cards *cards, int deck, int place)
{
    const uint8_t *lies = state->project_place;
    int count = 0;

    for (int at = 0; at < adit_kind_card_count(cards, DWG_KIND_PROJECT); at += 8) {
        for (uint64_t left = adit_equal_bytes(lies + at, place); left != 0; left &= left - 1) {
            count += is_of_deck(cards, at + adit_lowest_byte(left), deck);
        }
    }
    return count;
}

int dwg_completed(const dwg_state *state, const adit_cards *cards, int seat, int deck)
{
    return count_at(state, cards, deck, DWG_PLACE_OF + seat) +
           count_at(state, cards, deck, DWG_PLACE_UPGRADED + seat);
}

int dwg_upgraded(const dwg_state *state, const adit_cards *cards, int seat, int deck)
{
    return count_at(state, cards, deck, DWG_PLACE_UPGRADED + seat);
}

unsigned dwg_leaders(const dwg_state *state, const adit_cards *cards, int deck)
{
    unsigned leaders = 0;
    int most = 1; /* DWG-E31, DWG-E68: none with none */

    for (int seat = 0; seat < state->base.players; seat++) {
        const int count = dwg_completed(state, cards, seat, deck);
        if (count > most) {
            most = count;
            leaders = 0;
        }
        leaders |= count == most ? 1u << seat : 0;
    }
    return leaders;
}

/* ---- Upgrading (section 6.12) ---- */

/* How the printed cost of an upgrade is changed by the place where it is done. */
typedef struct {
    int seat;
    int less_heat;               /* DWG-125 */
    const adit_goods *surcharge; /* DWG-118; NULL: none */
} upgrading;

/* DWG-E23 to DWG-E25: what the card and the place take off, never below 0; then the surcharge. */
static adit_price upgrade_price(adit_tx *tx, const upgrading *how, const adit_card *project,
                                adit_goods *base)
{
    const int own = adit_fact_number(tx, how->seat, project, DWG_PROJECT_UPGRADE_LESS);
    adit_price price = {
        .value = DWG_VALUE_UPGRADE_PRICE, .card = project->number, .base = base, .count = 1};

    *base = adit_fixed_goods(tx->cards, project->fact[DWG_PROJECT_UPGRADE].goods);
    const int heat = base->have[DWG_HEAT] - own - how->less_heat;
    base->have[DWG_HEAT] = (int16_t)(heat < 0 ? 0 : heat);
    if (how->surcharge != NULL) {
        price.plus = *how->surcharge;
    }
    return price;
}

static int printed_upgrade_points(adit_tx *tx, int seat, const adit_card *project)
{
    if (project->fact[DWG_PROJECT_UPGRADE_POINTS].is_set) {
        return adit_fact_number(tx, seat, project, DWG_PROJECT_UPGRADE_POINTS);
    }
    return adit_fact_number(tx, seat,
                            adit_card_at(tx->cards, DWG_KIND_DECK, project->extra[DWG_EXTRA_DECK]),
                            DWG_DECK_UPGRADE_POINTS);
}

/* DWG-I10: points never fall. */
static int points_of(adit_tx *tx, int seat, int value, int printed, const adit_card *project)
{
    const int points = adit_value(tx, seat, value, printed, project->number);

    return points < 0 ? 0 : points;
}

static int upgrade_points(adit_tx *tx, int seat, const adit_card *project)
{
    return points_of(tx, seat, DWG_VALUE_UPGRADE_POINTS, printed_upgrade_points(tx, seat, project),
                     project);
}

/* What follows when the cost is paid, before its own effect: turns the card, points, cards
 * notified. */
static adit_status turn_card(adit_tx *tx, int seat, int project)
{
    const adit_card *card = dwg_project(tx->cards, project);
    adit_event event = {.event = DWG_ON_UPGRADED, .seat = seat, .card = card->number};

    if (tx->stop != ADIT_OK) {
        return tx->stop;
    }
    dwg_of(tx)->project_place[project] = (uint8_t)(DWG_PLACE_UPGRADED + seat); /* DWG-129 */
    adit_note(tx, DWG_LOG_UPGRADES, seat, card->number + 1, 0, 0);
    ADIT_TRY(adit_gain_good(tx, seat, DWG_VP, upgrade_points(tx, seat, card))); /* DWG-130 */
    event.goods = adit_fixed_goods(tx->cards, card->fact[DWG_PROJECT_UPGRADE].goods);
    return adit_raise(tx, &event); /* DWG-131 */
}

static adit_status turn_to_upgraded(adit_tx *tx, int seat, int project)
{
    ADIT_TRY(turn_card(tx, seat, project));
    return adit_enter_play(tx, seat, dwg_project(tx->cards, project)->number); /* DWG-132 */
}

static adit_status pay_upgrade(adit_tx *tx, const upgrading *how, const adit_card *project)
{
    adit_goods base;
    const adit_price price = upgrade_price(tx, how, project, &base);

    return adit_pay_to_build(tx, how->seat, &price);
}

static adit_status pay_and_turn(adit_tx *tx, const upgrading *how, const adit_card *project)
{
    ADIT_TRY(pay_upgrade(tx, how, project));
    return turn_to_upgraded(tx, how->seat, project->kind_number);
}

typedef struct {
    const upgrading *how;
    const adit_card *project;
    bool is_free;
} upgrade_trial;

static void prepare_upgrade(adit_tx *tx, const void *context)
{
    const upgrade_trial *trial = context;

    if (trial->is_free || pay_upgrade(tx, trial->how, trial->project) == ADIT_OK) {
        (void)turn_card(tx, trial->how->seat, trial->project->kind_number); /* tx->left says it */
    }
}

/* DWG-107: one whose effect cannot be carried out is no choice. */
static bool can_do_effect(adit_tx *tx, const upgrading *how, const adit_card *project, bool is_free,
                          adit_why *why)
{
    const upgrade_trial trial = {how, project, is_free};

    return adit_can_enter_play(tx, how->seat, project->number, prepare_upgrade, &trial, why);
}

static bool can_pay_upgrade(adit_tx *tx, const upgrading *how, const adit_card *project,
                            adit_why *why)
{
    adit_goods base;
    const adit_price price = upgrade_price(tx, how, project, &base);

    return adit_can_pay_price(tx, how->seat, &price, why) &&
           can_do_effect(tx, how, project, false, why);
}

/* ---- Upgrading one of one's projects (DWG-118, DWG-81) ---- */

static bool may_upgrade(adit_tx *tx, const upgrading *how, int project, adit_why *why)
{
    const int place = dwg_of(tx)->project_place[project];

    if (place != DWG_PLACE_OF + how->seat) {
        return place == DWG_PLACE_UPGRADED + how->seat
                   ? adit_refuse(why, "it is already upgraded")
                   : adit_refuse(why, "you have not completed it");
    }
    return can_pay_upgrade(tx, how, dwg_project(tx->cards, project), why);
}

static void build_upgrades(adit_tx *tx, const void *context, adit_options *out)
{
    const upgrading *how = context;
    const int projects = adit_kind_card_count(tx->cards, DWG_KIND_PROJECT);
    const uint8_t *place = dwg_of(tx)->project_place;
    adit_why *why = adit_why_of(out);

    for (int i = 0; i < projects; i++) {
        if (why == NULL && place[i] != DWG_PLACE_OF + how->seat) {
            continue;
        }
        const adit_option option = {.what = DWG_OPT_UPGRADE,
                                    .a = (int16_t)(dwg_project(tx->cards, i)->number + 1)};
        if (!adit_offer_if(out, option, may_upgrade(tx, how, i, why))) {
            return;
        }
    }
}

static bool refuse_upgrades(adit_tx *tx, const upgrading *how, adit_why *why)
{
    adit_why nearest = {0};

    for (int i = 0, all = adit_kind_card_count(tx->cards, DWG_KIND_PROJECT); why != NULL && i < all;
         i++) {
        adit_why one = {0};

        if (dwg_of(tx)->project_place[i] == DWG_PLACE_OF + how->seat &&
            !can_pay_upgrade(tx, how, dwg_project(tx->cards, i), &one)) {
            adit_why_nearer(&nearest, &one, dwg_project(tx->cards, i)->title);
        }
    }
    return why != NULL && adit_refuse_all(why, "you cannot afford any upgrade", &nearest);
}

bool dwg_can_upgrade(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const upgrading how = {.seat = seat, .surcharge = &args->goods[args->first[0]]};
    const int projects = adit_kind_card_count(tx->cards, DWG_KIND_PROJECT);
    bool has_any = false;

    for (int i = 0; i < projects; i++) {
        if (dwg_of(tx)->project_place[i] == DWG_PLACE_OF + seat) {
            has_any = true;
            if (can_pay_upgrade(tx, &how, dwg_project(tx->cards, i), NULL)) {
                return true;
            }
        }
    }
    return has_any ? refuse_upgrades(tx, &how, why)
                   : adit_refuse(why, "you have no completed project to upgrade");
}

adit_status dwg_upgrade(adit_tx *tx, int seat, const adit_args *args)
{
    const upgrading how = {.seat = seat, .surcharge = &args->goods[args->first[0]]};
    const adit_question question = {
        .key = DWG_ASK_UPGRADE, .seat = seat, .build = build_upgrades, .context = &how};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, dwg_can_upgrade, &answer));
    return pay_and_turn(tx, &how, &tx->cards->card[answer.a - 1]);
}

/* ---- For nothing (DWG-81) ---- */

static void build_free_upgrades(adit_tx *tx, const void *context, adit_options *out)
{
    const upgrading *how = context;
    const int projects = adit_kind_card_count(tx->cards, DWG_KIND_PROJECT);

    for (int i = 0; i < projects; i++) {
        const adit_card *project = dwg_project(tx->cards, i);
        const adit_option option = {.what = DWG_OPT_UPGRADE, .a = (int16_t)(project->number + 1)};
        if (dwg_of(tx)->project_place[i] == DWG_PLACE_OF + how->seat &&
            !adit_offer_if(out, option, can_do_effect(tx, how, project, true, adit_why_of(out)))) {
            return;
        }
    }
    (void)adit_offer(out, (adit_option){.what = DWG_OPT_UPGRADE_NONE});
}

adit_status dwg_free_upgrade(adit_tx *tx, int seat, const adit_args *args)
{
    const upgrading how = {.seat = seat};
    const adit_question question = {
        .key = DWG_ASK_UPGRADE, .seat = seat, .build = build_free_upgrades, .context = &how};
    adit_option answer;

    (void)args;
    if (count_at(dwg_of(tx), tx->cards, -1, DWG_PLACE_OF + seat) == 0) {
        return tx->stop; /* DWG-E72 */
    }
    ADIT_TRY(adit_ask(tx, &question, &answer));
    if (answer.what == DWG_OPT_UPGRADE_NONE) {
        return ADIT_OK;
    }
    return turn_to_upgraded(tx, seat, tx->cards->card[answer.a - 1].kind_number);
}

/* ---- Completing (DWG-120 to DWG-126) ---- */

static adit_price complete_price(const adit_tx *tx, const adit_card *project, adit_goods *printed)
{
    *printed = adit_fixed_goods(tx->cards, project->fact[DWG_PROJECT_COST].goods);
    return (adit_price){
        .value = DWG_VALUE_COMPLETE_PRICE, .card = project->number, .base = printed, .count = 1};
}

static bool may_complete(adit_tx *tx, int seat, int project, adit_why *why)
{
    const adit_card *card = dwg_project(tx->cards, project);
    adit_goods printed;

    if (dwg_of(tx)->project_place[project] != DWG_PLACE_TRACK) {
        return adit_refuse(why, "it is not on the project track");
    }
    const adit_price price = complete_price(tx, card, &printed);
    return adit_can_pay_price(tx, seat, &price, why);
}

static void build_projects(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const int projects = adit_kind_card_count(tx->cards, DWG_KIND_PROJECT);
    const uint8_t *place = dwg_of(tx)->project_place;
    adit_why *why = adit_why_of(out);

    for (int i = 0; i < projects; i++) {
        if (why == NULL && place[i] != DWG_PLACE_TRACK) {
            continue;
        }
        const adit_option option = {.what = DWG_OPT_COMPLETE,
                                    .a = (int16_t)(dwg_project(tx->cards, i)->number + 1)};
        if (!adit_offer_if(out, option, may_complete(tx, seat, i, why))) {
            return;
        }
    }
}

bool dwg_can_complete(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const int projects = adit_kind_card_count(tx->cards, DWG_KIND_PROJECT);
    const uint8_t *place = dwg_of(tx)->project_place;

    (void)args;
    for (int i = 0; i < projects; i++) {
        if (place[i] == DWG_PLACE_TRACK && may_complete(tx, seat, i, NULL)) {
            return true;
        }
    }
    adit_why nearest = {0};
    for (int i = 0; why != NULL && i < projects; i++) {
        adit_why one = {0};

        if (place[i] == DWG_PLACE_TRACK && !may_complete(tx, seat, i, &one)) {
            adit_why_nearer(&nearest, &one, dwg_project(tx->cards, i)->title);
        }
    }
    return why != NULL && /* DWG-126 */
           adit_refuse_all(why, "you cannot afford any project on the track", &nearest);
}

/* DWG-124: a type of which at least 2 units were paid, after discounts (DWG-E29); never heat. */
static void build_take_back(adit_tx *tx, const void *context, adit_options *out)
{
    const adit_goods *paid = context;

    (void)tx;
    for (int good = 0; good < DWG_RESOURCES; good++) {
        if (paid->have[good] >= 2 &&
            !adit_offer(out, (adit_option){.what = DWG_OPT_TAKE_BACK, .a = (int16_t)good})) {
            return;
        }
    }
    (void)adit_offer(out, (adit_option){.what = DWG_OPT_TAKE_NOTHING});
}

static bool can_take_back(const adit_goods *paid)
{
    for (int good = 0; good < DWG_RESOURCES; good++) {
        if (paid->have[good] >= 2) {
            return true;
        }
    }
    return false;
}

static adit_status take_back(adit_tx *tx, int seat, int units, adit_goods *paid)
{
    const adit_question question = {
        .key = DWG_ASK_TAKE_BACK, .seat = seat, .build = build_take_back, .context = paid};

    for (int i = 0; i < units && can_take_back(paid); i++) {
        adit_option answer;
        ADIT_TRY(adit_ask(tx, &question, &answer));
        if (answer.what == DWG_OPT_TAKE_NOTHING) {
            return ADIT_OK;
        }
        paid->have[answer.a]--;
        ADIT_TRY(adit_gain_good(tx, seat, answer.a, 1));
    }
    return ADIT_OK;
}

typedef struct {
    upgrading how;
    const adit_card *project;
} upgrade_now;

static void build_upgrade_now(adit_tx *tx, const void *context, adit_options *out)
{
    const upgrade_now *upgrade = context;
    const int project = upgrade->project->kind_number; /* an exchange may have upgraded it */

    if (adit_offer_if(out, (adit_option){.what = DWG_OPT_UPGRADE_NOW},
                      may_upgrade(tx, &upgrade->how, project, adit_why_of(out)))) {
        (void)adit_offer(out, (adit_option){.what = DWG_OPT_NOT_NOW});
    }
}

/* DWG-125, DWG-E27: the project just completed, and no other. Completing it is paid and done, so
 * this is a moment to exchange something for the upgrade (DWG-K37, DWG-K39). */
static adit_status ask_to_upgrade(adit_tx *tx, int seat, const adit_card *project, int less_heat)
{
    const upgrade_now upgrade = {.how = {.seat = seat, .less_heat = less_heat}, .project = project};
    const adit_question question = {.key = DWG_ASK_UPGRADE_NOW,
                                    .seat = seat,
                                    .build = build_upgrade_now,
                                    .context = &upgrade,
                                    .forced = ADIT_FORCED_UNLESS_ANYTIME,
                                    .between = true};
    adit_option answer;

    if (!can_pay_upgrade(tx, &upgrade.how, project, NULL) && !adit_exchange_possible(tx, seat)) {
        return tx->stop;
    }
    ADIT_TRY(adit_ask(tx, &question, &answer));
    return answer.what == DWG_OPT_UPGRADE_NOW ? pay_and_turn(tx, &upgrade.how, project) : ADIT_OK;
}

/* DWG-122, DWG-123: the card changes hands once it is paid. */
static adit_status take_project(adit_tx *tx, int seat, const adit_card *project)
{
    adit_event event = {.event = DWG_ON_COMPLETED, .seat = seat, .card = project->number};

    dwg_of(tx)->project_place[project->kind_number] = (uint8_t)(DWG_PLACE_OF + seat);
    adit_note(tx, DWG_LOG_COMPLETES, seat, project->number + 1, 0, 0);
    adit_note_built(tx, seat, project->number);
    ADIT_TRY(adit_gain_good(tx, seat, DWG_VP,
                            points_of(tx, seat, DWG_VALUE_COMPLETE_POINTS,
                                      project->fact[DWG_PROJECT_POINTS].number, project)));
    event.goods = adit_fixed_goods(tx->cards, project->fact[DWG_PROJECT_COST].goods);
    return adit_raise(tx, &event);
}

adit_status dwg_complete(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {
        .key = DWG_ASK_COMPLETE, .seat = seat, .build = build_projects, .context = &seat};
    adit_goods printed, paid;
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, dwg_can_complete, &answer));
    const adit_card *project = &tx->cards->card[answer.a - 1];
    const adit_price price = complete_price(tx, project, &printed);
    ADIT_TRY(adit_pay_price(tx, seat, &price, &paid));
    ADIT_TRY(take_project(tx, seat, project));
    ADIT_TRY(take_back(tx, seat, args->n[0], &paid));
    return ask_to_upgrade(tx, seat, project, args->n[1]);
}

/* ---- Once-effects of projects ---- */

static void build_heat(adit_tx *tx, const void *context, adit_options *out)
{
    const int16_t *have = dwg_player_of(tx, *(const int *)context)->common.goods.have;
    const int most = have[DWG_HEAT] + have[DWG_HOT]; /* DWG-E56: furnaces may pay it */

    (void)adit_offer_range(out, DWG_OPT_HEAT, 0, most);
}

/* DWG-95, DWG-E54: on top of the cost, whatever that was. */
adit_status dwg_heat_for_points(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {
        .key = DWG_ASK_CHIMNEY, .seat = seat, .build = build_heat, .context = &seat};
    adit_option answer;

    (void)args;
    ADIT_TRY(adit_ask(tx, &question, &answer));
    if (answer.a == 0) {
        return ADIT_OK;
    }
    ADIT_TRY(adit_pay_good(tx, seat, DWG_HEAT, answer.a));
    return adit_gain_good(tx, seat, DWG_VP, answer.a);
}

/* DWG-E47, DWG-E48, DWG-E85: they have no say in it; what exceeds a limit is lost. */
adit_status dwg_others_gain(adit_tx *tx, int seat, const adit_args *args)
{
    const int players = tx->work->players;

    for (int i = 1; i < players; i++) {
        ADIT_TRY(adit_gain(tx, (seat + i) % players, &args->goods[args->first[0]]));
    }
    return tx->stop;
}
