/* turn.c - the course of the game: the phases of a turn (5.2), and what comes next (5.1).
 *
 * Each phase is one transaction; what the next one needs stands in state->turn. A phase that has
 * nothing to ask is passed over by the one before it. The tool menu is a step for each choice, and
 * a basic action with everything it sets off is one of them.
 */
#include "engine/games/covenant/turn.h"
#include "engine/base/assert.h"
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"

#include <string.h>

#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"

/* ---- Whose turn it is (COV-117, COV-118) ---- */

/* T0 comes first if there is a relic to use. */
static adit_status begin_turn(adit_tx *tx, int seat)
{
    cov_state *state = cov_of(tx);

    state->at_turn = state->base.active = (uint8_t)seat;
    state->phase = COV_PHASE_ASSIGN;
    ADIT_TRY(cov_tell(tx, seat, COV_EVENT_TURN_BEGAN, ADIT_NO_CARD, 0));
    if (cov_can_use_some_relic(state, tx->cards, seat)) {
        state->phase = COV_PHASE_RELIC_PRE;
    }
    return ADIT_OK;
}

adit_status cov_begin_era(adit_tx *tx)
{
    cov_state *state = cov_of(tx);

    adit_reset_counters(tx, ADIT_RESET_ROUND);
    memset(&state->turn, 0, sizeof state->turn);
    state->round = 1;
    adit_note(tx, COV_LOG_ERA, -1, state->era, 0, 0);
    state->phase = COV_PHASE_ASSIGN;
    state->at_turn = state->base.active = state->start_player;
    ADIT_TRY(cov_tell_all(tx, state->start_player, COV_EVENT_ERA_BEGAN, state->era));
    return begin_turn(tx, state->start_player); /* COV-10.1: it never changes */
}

/* Everybody has had as many turns as the others once it is the first one's turn again. */
adit_status cov_next_turn(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int next = (state->at_turn + 1) % state->base.players;

    state->base.turn++;
    if (cov_is_solo(state) && state->phase != COV_PHASE_ELDERS) {
        state->phase = COV_PHASE_ELDERS; /* COV-267 */
        return ADIT_OK;
    }
    if (next != state->start_player) {
        return begin_turn(tx, next);
    }
    if (state->round < cov_turns_in(tx->cards, state->era)) {
        state->round++;
        return begin_turn(tx, next);
    }
    state->phase = COV_PHASE_COUNCIL;
    state->at_turn = state->base.active = state->start_player;
    return ADIT_OK;
}

/* ---- T0 and T4: relics (COV-119, COV-123) ---- */

/* COV-144: unused ones that were not obtained in this turn. */
static void build_relics(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_state *state = cov_of(tx);
    const int seat = *(const int *)context;
    const int count = adit_kind_card_count(tx->cards, COV_KIND_RELIC);
    adit_why *why = adit_why_of(out);

    for (int i = 0; i < count; i++) {
        const int lies = state->lies[COV_RELICS][i];
        const adit_option option = {.what = COV_OPT_USE_RELIC,
                                    .a = (int16_t)(tx->cards->kind_first[COV_KIND_RELIC] + i + 1)};
        bool is_usable = true;

        if (lies == COV_LIES_WITH + seat) {
            is_usable = cov_can_use_relic(tx, seat, option.a - 1, why);
        } else if (lies == COV_LIES_FRESH + seat) {
            is_usable = adit_refuse(why, "you obtained it this turn"); /* COV-10.65 */
        } else if (lies == COV_LIES_USED + seat) {
            is_usable = adit_refuse(why, "you have already used it");
        } else if (why != NULL) {
            is_usable = adit_refuse(why, "you do not own it");
        } else {
            continue;
        }
        if (!adit_offer_if(out, option, is_usable)) {
            return;
        }
    }
    (void)adit_offer(out, (adit_option){.what = COV_OPT_PASS});
}

/* Not asked without a relic to use, nor after one was used (COV-10.64). After the action it comes
 * before the displays are filled up, so a relic sees the gaps of this turn (COV-10.103). */
static adit_status relic_step(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int seat = state->at_turn;
    adit_option answer;

    if (cov_can_use_some_relic(state, tx->cards, seat)) {
        ADIT_TRY(cov_ask_first(tx, COV_ASK_RELIC, build_relics, &answer));
        if (answer.what != COV_OPT_PASS) {
            ADIT_TRY(cov_use_relic(tx, seat, answer.a - 1));
        }
    }
    state->phase = state->phase == COV_PHASE_RELIC_PRE ? COV_PHASE_ASSIGN : COV_PHASE_CLEANUP;
    return ADIT_OK;
}

/* ---- T1: a dwarf on a tool (COV-120) ---- */

static bool may_assign(const adit_tx *tx, int seat, int tool, int strength, adit_why *why)
{
    const cov_player *player = cov_player_of(tx, seat);

    if (cov_tool_type(tx, seat, tool) < 0) {
        return adit_refuse(why, "there is no tool on that space");
    }
    if (player->tavern[strength - 1] == 0) {
        return adit_refuse(why, "you have no dwarf of strength %d in the tavern", strength);
    }
    return player->dwarf_on[tool] == 0 ||
           adit_refuse(why, "a dwarf is already working with that tool");
}

/* COV-146: dwarves of equal strength are the same option. */
static void build_assign(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const cov_player *player = cov_player_of(tx, seat);

    for (int tool = 0; tool < COV_TOOLS; tool++) {
        if (!out->wants_reasons &&
            (player->dwarf_on[tool] != 0 || cov_tool_type(tx, seat, tool) < 0)) {
            continue;
        }
        for (int strength = 1; strength <= COV_STRENGTHS; strength++) {
            const adit_option option = {
                .what = COV_OPT_ASSIGN, .a = (int16_t)tool, .b = (int16_t)strength};
            const bool can = out->wants_reasons
                                 ? may_assign(tx, seat, tool, strength, adit_why_of(out))
                                 : player->tavern[strength - 1] > 0;
            if ((can || out->wants_reasons) && !adit_offer_if(out, option, can)) {
                return;
            }
        }
    }
}

static bool has_support(const cov_player *player)
{
    return player->common.goods.have[COV_PLUS1] > 0 || player->common.goods.have[COV_PLUS2] > 0;
}

static adit_status assign_step(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int seat = state->at_turn;
    cov_player *player = &state->player[seat];
    adit_option answer;
    const adit_status status = cov_ask_first(tx, COV_ASK_ASSIGN, build_assign, &answer);

    if (status == ADIT_NONE) { /* COV-125: only in a scenario */
        state->phase = COV_PHASE_CLEANUP;
        return ADIT_OK;
    }
    ADIT_TRY(status);
    player->tavern[answer.b - 1]--;
    player->dwarf_on[answer.a] = (uint8_t)answer.b;
    state->turn.tool = (uint8_t)(answer.a + 1); /* COV-49: in use from here on */
    adit_note(tx, COV_LOG_ASSIGNS, seat, answer.a, answer.b, 0);
    state->phase = COV_PHASE_SUPPORT;
    ADIT_TRY(cov_tell(tx, seat, COV_EVENT_ASSIGNED, ADIT_NO_CARD, answer.a));
    state->phase = has_support(player) ? COV_PHASE_SUPPORT : COV_PHASE_MENU;
    return ADIT_OK;
}

/* ---- T2: one piece of support (COV-121) ---- */

static void build_support(adit_tx *tx, const void *context, adit_options *out)
{
    static const uint8_t pieces[] = {COV_PLUS1, COV_PLUS2};
    static const uint16_t options[] = {COV_OPT_PLUS1, COV_OPT_PLUS2};
    const int16_t *have = cov_player_of(tx, *(const int *)context)->common.goods.have;
    bool goes_on = adit_offer(out, (adit_option){.what = COV_OPT_NO_SUPPORT});

    for (int i = 0; i < 2 && goes_on; i++) {
        const bool has_it = have[pieces[i]] > 0;
        if (has_it || out->wants_reasons) {
            goes_on = adit_offer_if(
                out, (adit_option){.what = options[i]},
                has_it || adit_refuse(adit_why_of(out), "you have no such support piece"));
        }
    }
}

/* COV-10.7: one piece at most. It lies beside the dwarf until the turn is over (COV-10.8). */
static adit_status support_step(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int seat = state->at_turn;
    adit_option answer;

    ADIT_TRY(cov_ask_first(tx, COV_ASK_SUPPORT, build_support, &answer));
    state->phase = COV_PHASE_MENU;
    if (answer.what != COV_OPT_NO_SUPPORT) {
        state->turn.support = answer.what == COV_OPT_PLUS1 ? 1 : 2;
        state->player[seat].common.goods.have[COV_PLUS1 + state->turn.support - 1]--;
        adit_note(tx, COV_LOG_SUPPORTS, seat, state->turn.support, 0, 0);
    }
    return ADIT_OK;
}

/* ---- T3: the tool menu (COV-122) ---- */

static void build_read(adit_tx *tx, const void *context, adit_options *out)
{
    (void)tx;
    (void)context;
    for (int action = 0; action < COV_ACTIONS; action++) {
        if (!adit_offer(out, (adit_option){.what = COV_OPT_READ, .a = (int16_t)action})) {
            return;
        }
    }
}

/* COV-149: a book is for any of them; the other tools for the one of their number. */
static adit_status choose_action(adit_tx *tx, int seat, int *action)
{
    const adit_question question = {.key = COV_ASK_READ, .seat = seat, .build = build_read};
    adit_option answer;

    *action = cov_tool_type(tx, seat, cov_of(tx)->turn.tool - 1);
    if (*action == COV_BOOK) {
        ADIT_TRY(adit_ask(tx, &question, &answer));
        *action = answer.a;
    }
    return ADIT_OK;
}

/* COV-126: cards look at the tool in use, so a book never gets what a pick gets (COV-10.102). */
static int strength_of_action(adit_tx *tx, int seat)
{
    const cov_state *state = cov_of(tx);
    const int base =
        state->player[seat].dwarf_on[state->turn.tool - 1] + state->turn.support + state->turn.plus;

    return adit_value(tx, seat, COV_VALUE_STRENGTH, base, ADIT_NO_CARD);
}

static adit_status take_action(adit_tx *tx, int seat)
{
    static adit_status (*const actions[COV_ACTIONS])(adit_tx *, int, int) = {
        [COV_DIG] = cov_dig,
        [COV_SKIRMISH] = cov_skirmish,
        [COV_BUILD] = cov_build_action,
        [COV_TRANSPORT] = cov_transport,
    };
    int action;

    ADIT_TRY(choose_action(tx, seat, &action));
    if (action < 0 || action >= COV_ACTIONS) {
        return adit_fault(tx, ADIT_INTERNAL, "no tool is in use");
    }
    cov_of(tx)->turn.action = (uint8_t)(action + 1);
    const int strength = strength_of_action(tx, seat); /* fixed from here on */
    adit_note(tx, COV_LOG_ACTS, seat, action, strength, 0);
    ADIT_TRY(actions[action](tx, seat, strength));
    cov_of(tx)->turn.action = 0;
    return cov_tell(tx, seat, COV_EVENT_ACTED, ADIT_NO_CARD, action);
}

/* Also a jewel that was set during the action (COV-233). */
static bool may_use_jewel(const cov_state *state, int seat)
{
    return state->turn.tool != 0 && state->turn.has_inlaid == 0 &&
           state->player[seat].jewel[state->turn.tool - 1] != 0;
}

static bool may_act(const cov_state *state)
{
    return state->turn.tool != 0 && state->turn.has_acted == 0;
}

static void build_menu(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_state *state = cov_of(tx);
    const bool can_act = may_act(state), can_inlay = may_use_jewel(state, *(const int *)context);
    adit_why *why = adit_why_of(out);

    if ((can_act || out->wants_reasons) &&
        !adit_offer_if(out, (adit_option){.what = COV_OPT_ACTION},
                       can_act || adit_refuse(why, "you have already taken the action"))) {
        return;
    }
    if ((can_inlay || out->wants_reasons) &&
        !adit_offer_if(out, (adit_option){.what = COV_OPT_INLAY},
                       can_inlay ||
                           adit_refuse(why, state->turn.has_inlaid != 0
                                                ? "you have already used the jewel's effect"
                                                : "the tool in use has no jewel"))) {
        return;
    }
    (void)adit_offer(out, (adit_option){.what = COV_OPT_DONE});
}

/* T4 only if no relic was used in T0, and there is one to use. */
static void leave_menu(adit_tx *tx)
{
    cov_state *state = cov_of(tx);

    state->phase = cov_can_use_some_relic(state, tx->cards, state->at_turn) ? COV_PHASE_RELIC_POST
                                                                            : COV_PHASE_CLEANUP;
}

static adit_status menu_step(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int seat = state->at_turn;
    adit_option answer;

    ADIT_TRY(cov_ask_first(tx, COV_ASK_MENU, build_menu, &answer));
    if (answer.what == COV_OPT_DONE) { /* COV-127: the action may be left out */
        leave_menu(tx);
        return ADIT_OK;
    }
    if (answer.what == COV_OPT_ACTION) {
        state->turn.has_acted = 1;
        ADIT_TRY(take_action(tx, seat));
    } else {
        state->turn.has_inlaid = 1;
        ADIT_TRY(cov_run_inlay(tx, seat));
    }
    /* The question whether that was all is a step of its own, unless nobody would be asked. */
    if (state->turn.has_acted != 0 && !may_use_jewel(state, seat) &&
        !adit_exchange_possible(tx, seat)) {
        leave_menu(tx);
    }
    return ADIT_OK;
}

/* ---- T5 (COV-124) ---- */

/* COV-236: what was obtained in this turn can be used from the next one on. */
static void age_relics(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int count = adit_kind_card_count(tx->cards, COV_KIND_RELIC);

    for (int i = 0; i < count; i++) {
        const int seat = state->lies[COV_RELICS][i] - COV_LIES_FRESH;
        if (seat >= 0 && seat < COV_SEATS) {
            state->lies[COV_RELICS][i] = (uint8_t)(COV_LIES_WITH + seat);
        }
    }
}

/* The support piece is back in the supply as soon as nobody holds it. */
static adit_status cleanup_step(adit_tx *tx)
{
    cov_state *state = cov_of(tx);

    ADIT_TRY(cov_tell(tx, state->at_turn, COV_EVENT_TURN_ENDED, ADIT_NO_CARD, 0));
    memset(&state->turn, 0, sizeof state->turn);
    age_relics(tx);
    ADIT_TRY(cov_refill_displays(tx));
    adit_reset_counters(tx, ADIT_RESET_ACTION);
    adit_reset_counters(tx, ADIT_RESET_TURN);
    return cov_next_turn(tx);
}

/* ---- The phases ---- */

adit_status cov_step(adit_tx *tx)
{
    static adit_status (*const steps[COV_PHASES])(adit_tx *) = {
        [COV_PHASE_DRAFT] = cov_draft_step,
        [COV_PHASE_START_TILES] = cov_start_tiles,
        [COV_PHASE_RELIC_PRE] = relic_step,
        [COV_PHASE_ASSIGN] = assign_step,
        [COV_PHASE_SUPPORT] = support_step,
        [COV_PHASE_MENU] = menu_step,
        [COV_PHASE_RELIC_POST] = relic_step,
        [COV_PHASE_CLEANUP] = cleanup_step,
        [COV_PHASE_ELDERS] = cov_elders_turn,
        [COV_PHASE_COUNCIL] = cov_council,
        [COV_PHASE_COUNCIL_COINS] = cov_council_coins,
        [COV_PHASE_COUNCIL_TRADITIONS] = cov_council_traditions,
        [COV_PHASE_RELEASE] = cov_release,
        [COV_PHASE_COUNCIL_SCORE] = cov_council_score,
        [COV_PHASE_OBJECTIVES] = cov_objectives,
        [COV_PHASE_FINAL] = cov_final,
    };
    const int phase = cov_of(tx)->phase;
    adit_status status;

    if (ADIT_CANNOT(phase >= COV_PHASES)) {
        return adit_fault(tx, ADIT_INTERNAL, "unknown phase %d", phase);
    }
    if (adit_kind_card_count(tx->cards, COV_KIND_PHASE) > 0 && cov_added_step(tx, &status)) {
        return status;
    }
    return steps[phase](tx);
}
