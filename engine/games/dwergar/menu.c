/* menu.c - the open action: its sub-steps, and the specialist bonuses that are open (5.5).
 *
 * Each sub-step is a transaction of its own, chosen from what can be carried out now; how often
 * the steps of the location were done stands in the turn. Cards of the owner may add steps.
 */
#include "engine/games/dwergar/turn.h"

#include <stdio.h>

/* Steps of an action: the basic one, then one for each bonus of the location. As parts of the menu,
 * those of the printed bonuses and of projects come first, those of mods' bonuses from MORE on. */
enum { BASIC, FIRST, SECOND, STEPS, MORE = 1000 };

static const adit_card *location_in_use(const adit_tx *tx)
{
    return dwg_location(tx, dwg_of(tx)->turn.location - 1);
}

static int part_of_step(int step)
{
    return step < STEPS ? step : MORE + step;
}

/* The steps that the location has. */
static int step_count(const adit_card *location)
{
    return 1 + dwg_bonus_count(location);
}

typedef struct {
    int card; /* whose effect it is */
    adit_node_id effect;
    int times;
    int specialist; /* who gets it; DWG_NOBODY for the basic step */
} location_step;

static location_step step_at(const adit_tx *tx, const adit_card *location, int step)
{
    if (step == BASIC) {
        return (location_step){.card = location->number,
                               .effect = location->fact[DWG_LOCATION_BASIC].effect,
                               .times = location->fact[DWG_LOCATION_BASIC_TIMES].number};
    }
    const dwg_bonus bonus = dwg_bonus_at(tx->cards, location, step - FIRST);
    return (location_step){bonus.card, bonus.step, bonus.times, bonus.specialist};
}

/* Whether the step has not been done as often as it may be (section 6). */
static inline bool is_left(const adit_tx *tx, const adit_card *location, int step)
{
    const dwg_state *state = dwg_of(tx);
    const location_step at = step_at(tx, location, step);

    if (at.effect == 0 || (step == BASIC && state->turn.is_closed)) {
        return false;
    }
    return state->turn.done[step] < (at.times == 0 ? DWG_MOST_STEPS : at.times);
}

/* ---- Bonuses (DWG-66) ---- */

static bool foreman_counts_as(adit_tx *tx, int seat, int specialist)
{
    const adit_card *added = dwg_specialist(tx->cards, specialist);

    return added != NULL
               ? adit_permission(tx, seat, DWG_MAY_FOREMAN_AS, added->number, NULL)
               : adit_permission(tx, seat, DWG_MAY_FOREMAN_IRONWORKER + specialist - DWG_IRONWORKER,
                                 location_in_use(tx)->number, NULL);
}

/* DWG-E39: a foreman may count as several. A worker is one thing or, instead, another (DWG-69). */
bool dwg_counts_as(adit_tx *tx, int seat, int specialist)
{
    const dwg_state *state = dwg_of(tx);

    if (state->turn.location == 0 || seat != state->at_turn || specialist == DWG_NOBODY) {
        return false;
    }
    if (state->turn.dwarf == DWG_FOREMAN) {
        return foreman_counts_as(tx, seat, specialist);
    }
    return specialist == (state->turn.acts_as != 0 ? state->turn.acts_as : state->turn.dwarf);
}

bool dwg_bonus_is_open(adit_tx *tx, int seat, int bonus)
{
    const dwg_state *state = dwg_of(tx);
    const adit_card *location;
    int specialist;

    if (state->turn.location == 0 || seat != state->at_turn) {
        return false;
    }
    location = location_in_use(tx);
    specialist = dwg_bonus_at(tx->cards, location, bonus).specialist;
    return specialist != DWG_NOBODY &&
           (state->turn.opened == bonus + 1 || dwg_counts_as(tx, seat, specialist)) &&
           adit_permission(tx, seat, DWG_MAY_BONUS, location->number, NULL);
}

/* A bonus without a step of its own is used by the basic step. */
static bool basic_uses_bonus(adit_tx *tx, int seat, const adit_card *location)
{
    for (int bonus = 0; bonus < DWG_PRINTED_BONUSES; bonus++) {
        if (step_at(tx, location, FIRST + bonus).effect == 0 &&
            dwg_bonus_is_open(tx, seat, bonus)) {
            return true;
        }
    }
    return false;
}

/* DWG-68, DWG-E32 to DWG-E35, DWG-E81, DWG-E88 */
static bool can_use_token(adit_tx *tx, int seat, int bonus, adit_why *why)
{
    const dwg_state *state = dwg_of(tx);
    const adit_card *location = location_in_use(tx);

    if (state->silverbeard != seat + 1) {
        return adit_refuse(why, "you do not hold the Silverbeard token");
    }
    if (dwg_is_ending(state)) {
        return adit_refuse(why, "the token can be used only during a turn");
    }
    if (location->fact[DWG_LOCATION_LEVEL].number > 0) {
        return adit_refuse(why, "mine levels have no bonus");
    }
    if (!adit_permission(tx, seat, DWG_MAY_BONUS, location->number, why)) {
        return false;
    }
    if (dwg_bonus_is_open(tx, seat, bonus)) {
        return adit_refuse(why, "you already have this bonus without the token");
    }
    return is_left(tx, location, BASIC) || is_left(tx, location, FIRST + bonus) ||
           adit_refuse(why, "there is nothing left for the bonus to act on");
}

static void use_token(adit_tx *tx, int seat, int specialist)
{
    dwg_state *state = dwg_of(tx);
    const adit_card *location = location_in_use(tx);
    const int count = dwg_bonus_count(location);

    state->silverbeard = 0;
    for (int bonus = 0; bonus < count; bonus++) {
        if (dwg_bonus_at(tx->cards, location, bonus).specialist == specialist) {
            state->turn.opened = (uint8_t)(bonus + 1);
            break;
        }
    }
    dwg_note_dwarf(tx, DWG_LOG_TOKEN_USED, DWG_LOG_TOKEN_USED_ADDED, seat, specialist);
}

/* ---- Counting as another specialist (DWG-69) ---- */

static bool is_any_left(const adit_tx *tx, const adit_card *location)
{
    const int count = step_count(location);

    for (int step = BASIC; step < count; step++) {
        if (is_left(tx, location, step)) {
            return true;
        }
    }
    return false;
}

bool dwg_can_respecialise(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const dwg_state *state = dwg_of(tx);
    const adit_card *location;

    if (state->turn.location == 0 || seat != state->at_turn) {
        return adit_refuse(why, "no action is in progress");
    }
    location = location_in_use(tx);
    if (state->turn.dwarf == DWG_FOREMAN) {
        return adit_refuse(why, "only a worker can count as another specialist"); /* DWG-E38 */
    }
    if (state->turn.acts_as != 0) {
        return adit_refuse(why, "only once per action");
    }
    if (state->turn.used_bonus) {
        return adit_refuse(why, "a specialist bonus was already used in this action");
    }
    if (!is_any_left(tx, location)) {
        return adit_refuse(why, "there is nothing left for it to act on"); /* DWG-E88 */
    }
    return args->length[0] == 0 || adit_can_afford(tx, seat, &args->goods[args->first[0]], why);
}

typedef struct {
    int seat;
    const adit_args *args;
} respecialising;

static void build_specialists(adit_tx *tx, const void *context, adit_options *out)
{
    const respecialising *change = context;

    if (!dwg_can_respecialise(tx, change->seat, change->args, NULL)) {
        return;
    }
    for (DWG_EACH_SPECIALIST(kind, tx->cards)) {
        const adit_option option =
            dwg_dwarf_option(tx->cards, DWG_OPT_SPECIALIST, DWG_OPT_SPECIALIST_ADDED, kind);
        if (kind != dwg_of(tx)->turn.dwarf && !adit_offer(out, option)) {
            return;
        }
    }
}

/* DWG-E37: the piece itself stays what it is. */
adit_status dwg_respecialise(adit_tx *tx, int seat, const adit_args *args)
{
    const respecialising context = {seat, args};
    const adit_question question = {
        .key = DWG_ASK_SPECIALIST, .seat = seat, .build = build_specialists, .context = &context};
    adit_option answer;

    ADIT_TRY(adit_require_verb(tx, seat, args, dwg_can_respecialise));
    ADIT_TRY(adit_ask(tx, &question, &answer));
    if (args->length[0] > 0) {
        ADIT_TRY(adit_pay(tx, seat, &args->goods[args->first[0]]));
    }
    const int specialist = dwg_dwarf_of_option(tx->cards, DWG_OPT_SPECIALIST_ADDED, &answer);
    dwg_of(tx)->turn.acts_as = (uint8_t)specialist;
    dwg_note_dwarf(tx, DWG_LOG_COUNTS_AS, DWG_LOG_COUNTS_AS_ADDED, seat, specialist);
    return tx->stop;
}

/* DWG-87: what is done before the first basic step ends nothing. */
adit_status dwg_end_basic(adit_tx *tx, int seat, const adit_args *args)
{
    dwg_state *state = dwg_of(tx);

    (void)seat;
    (void)args;
    if (state->turn.done[BASIC] > 0) {
        state->turn.is_closed = 1;
    }
    return tx->stop;
}

/* ---- What is offered ---- */

/* A bonus that is the basic step once more comes after it, so that none stands there twice. */
static bool is_next(adit_tx *tx, int seat, const adit_card *location, int step)
{
    if (!is_left(tx, location, step)) {
        return false;
    }
    if (step == BASIC) {
        return true;
    }
    const bool is_more = (location->extra[DWG_EXTRA_MORE] >> (step - FIRST) & 1) != 0;
    return !(is_more && is_left(tx, location, BASIC)) && dwg_bonus_is_open(tx, seat, step - FIRST);
}

/* The options that adit_offer_part would make of it, all of them with the reason. */
static void refuse_part(const adit_tx *tx, int part, adit_node_id id, const char *reason,
                        adit_options *out)
{
    const adit_node *node = &tx->cards->node[id];
    const adit_option option = {.what = ADIT_OPT_PART, .a = (int16_t)id, .b = (int16_t)part};

    if (node->kind != ADIT_NODE_ONE_OF || node->label != NULL) {
        (void)adit_offer_if(out, option, adit_refuse(adit_why_of(out), "%s", reason));
        return;
    }
    for (int i = 0; i < node->count; i++) {
        refuse_part(tx, part, node->part[i], reason, out);
    }
}

/* Why the step is not next. A bonus that is the basic step once more has nothing to say before it.
 */
static void refuse_step(adit_tx *tx, int seat, const adit_card *location, int step,
                        adit_options *out)
{
    const location_step at = step_at(tx, location, step);
    char reason[160] = "it cannot be done again in this action";
    adit_why forbidden;

    if (at.effect == 0) {
        return;
    }
    if (is_left(tx, location, step)) {
        if (dwg_bonus_is_open(tx, seat, step - FIRST)) {
            return;
        }
        snprintf(reason, sizeof reason, "only the %s gets this bonus here",
                 dwg_dwarf_title(tx->cards, at.specialist));
        if (!adit_permission(tx, seat, DWG_MAY_BONUS, location->number, &forbidden)) {
            refuse_part(tx, part_of_step(step), at.effect, forbidden.text, out);
            return;
        }
    }
    refuse_part(tx, part_of_step(step), at.effect, reason, out);
}

/* The card whose step it is counts as the one that runs. */
static bool offer_effect(adit_tx *tx, int seat, int part, int card, adit_node_id effect,
                         adit_options *out)
{
    const int outer_card = tx->card;

    tx->card = card;
    const bool goes_on = adit_offer_part(tx, seat, part, effect, out);
    tx->card = outer_card;
    return goes_on;
}

static bool offer_location(adit_tx *tx, int seat, adit_options *out)
{
    const adit_card *location = location_in_use(tx);
    const int count = step_count(location);

    for (int step = BASIC; step < count; step++) {
        if (!is_next(tx, seat, location, step)) {
            if (out->wants_reasons) {
                refuse_step(tx, seat, location, step, out);
            }
            continue;
        }
        const location_step at = step_at(tx, location, step);
        if (!offer_effect(tx, seat, part_of_step(step), at.card, at.effect, out)) {
            return false;
        }
    }
    return true;
}

/* A step that costs nothing must end all the same. */
static bool offer_step(adit_tx *tx, int seat, int part, const adit_card *card, adit_options *out)
{
    const adit_option option = {.what = ADIT_OPT_PART,
                                .a = (int16_t)card->fact[DWG_PROJECT_STEP].effect,
                                .b = (int16_t)part};

    if (dwg_of(tx)->turn.steps >= DWG_MOST_STEPS) {
        return adit_offer_if(out, option,
                             adit_refuse(adit_why_of(out),
                                         "projects can add at most %d steps to an "
                                         "action",
                                         DWG_MOST_STEPS));
    }
    return offer_effect(tx, seat, part, card->number, card->fact[DWG_PROJECT_STEP].effect, out);
}

static bool offer_projects(adit_tx *tx, int seat, adit_options *out)
{
    const adit_in_play *list = &adit_seat_in(tx, seat)->in_play;

    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &tx->cards->card[list->card[i]];
        if (card->kind == DWG_KIND_PROJECT && card->fact[DWG_PROJECT_STEP].effect != 0 &&
            !offer_step(tx, seat, STEPS + i, card, out)) {
            return false;
        }
    }
    return true;
}

static bool offer_token(adit_tx *tx, int seat, adit_options *out)
{
    const adit_card *location = location_in_use(tx);
    const int count = dwg_bonus_count(location);

    for (int bonus = 0; bonus < count; bonus++) {
        const int specialist = dwg_bonus_at(tx->cards, location, bonus).specialist;
        const adit_option option =
            dwg_dwarf_option(tx->cards, DWG_OPT_SILVERBEARD, DWG_OPT_SILVERBEARD_ADDED, specialist);
        if (specialist != DWG_NOBODY &&
            !adit_offer_if(out, option, can_use_token(tx, seat, bonus, adit_why_of(out)))) {
            return false;
        }
    }
    return true;
}

/* What is not possible is gone through only for its reasons. */
static void build_menu(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const dwg_state *state = dwg_of(tx);
    const bool wants_reasons = adit_why_of(out) != NULL;

    if (!offer_location(tx, seat, out) || !offer_projects(tx, seat, out)) {
        return;
    }
    if ((state->turn.dwarf == DWG_FOREMAN || wants_reasons) &&
        !adit_offer_if(out, (adit_option){.what = DWG_OPT_INSTALL},
                       dwg_can_install(tx, seat, adit_why_of(out)))) {
        return;
    }
    if ((state->silverbeard == seat + 1 || wants_reasons) && !offer_token(tx, seat, out)) {
        return;
    }
    (void)adit_offer(out, (adit_option){.what = DWG_OPT_DONE}); /* every part is optional */
}

/* ---- Carrying out ---- */

static adit_status do_step(adit_tx *tx, int seat, int step, adit_node_id effect)
{
    const adit_card *location = location_in_use(tx);
    const bool uses_bonus = step != BASIC || basic_uses_bonus(tx, seat, location);
    dwg_state *state = dwg_of(tx);

    ADIT_TRY(adit_run_effect(tx, seat, step_at(tx, location, step).card, effect, NULL));
    if (state->turn.done[step] < UINT8_MAX) {
        state->turn.done[step]++;
    }
    state->turn.used_bonus |= uses_bonus;
    return ADIT_OK;
}

static adit_status carry_out(adit_tx *tx, int seat, const adit_option *answer)
{
    switch (answer->what) {
    case ADIT_OPT_PART:
        if (answer->b < STEPS || answer->b >= MORE) {
            return do_step(tx, seat, answer->b < STEPS ? answer->b : answer->b - MORE,
                           (adit_node_id)answer->a);
        }
        dwg_of(tx)->turn.steps++;
        /* cppcheck-suppress arrayIndexOutOfBoundsCond ; only what is in play was offered */
        return adit_run_effect(tx, seat, adit_seat_in(tx, seat)->in_play.card[answer->b - STEPS],
                               (adit_node_id)answer->a, NULL);
    case DWG_OPT_INSTALL:
        return dwg_install(tx, seat);
    case DWG_OPT_SILVERBEARD:
    case DWG_OPT_SILVERBEARD_ADDED:
        use_token(tx, seat, dwg_dwarf_of_option(tx->cards, DWG_OPT_SILVERBEARD_ADDED, answer));
        return ADIT_OK;
    default: /* done */
        dwg_ride(tx, seat);
        return dwg_end_action(tx);
    }
}

adit_status dwg_menu(adit_tx *tx)
{
    const int seat = dwg_of(tx)->at_turn;
    const adit_question question = adit_first_question(DWG_ASK_MENU, seat, build_menu, &seat);
    const int outer_card = tx->card, outer_seat = tx->card_seat;
    adit_option answer;
    adit_status status;

    /* The steps are the location's own effects: it is the location that asks. */
    tx->card = location_in_use(tx)->number;
    tx->card_seat = seat;
    status = adit_ask(tx, &question, &answer);
    tx->card = outer_card;
    tx->card_seat = outer_seat;
    ADIT_TRY(status);
    return carry_out(tx, seat, &answer);
}
