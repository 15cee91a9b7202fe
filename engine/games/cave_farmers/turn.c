/* turn.c - one step of the match at a time, and the parts of the space in use.
 *
 * The top node of a space is a menu: each part is a transaction of its own. As long as nothing
 * has been done there, exchanges belong to that transaction, so that the engine refuses those
 * which would spoil the only part left (CF-95). A space whose top node is no menu is one run.
 */
#include "engine/games/cave_farmers/turn.h"
#include "engine/base/assert.h"
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/spaces.h"

#include <string.h>

#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"

/* ---- Whether something can be done (CF-104, CF-105) ---- */

static bool is_menu(int kind)
{
    return kind == ADIT_NODE_ANY_ORDER || kind == ADIT_NODE_AND_OR || kind == ADIT_NODE_THEN_OR ||
           kind == ADIT_NODE_ONE_OF;
}

static bool can_do(adit_tx *tx, int seat, adit_node_id id, adit_why *why);

static bool can_do_some_part(adit_tx *tx, int seat, const adit_node *node, adit_why *why)
{
    for (int i = 0; i < node->count; i++) {
        if (can_do(tx, seat, node->part[i], why)) {
            return true;
        }
    }
    return false;
}

static bool never_fail(const adit_tx *tx, const adit_node *node, int from, int to)
{
    for (int i = from; i < to; i++) {
        if (!adit_node_never_fails(tx->def, tx->cards, node->part[i])) {
            return false;
        }
    }
    return true;
}

/* What cannot fail takes nothing away, so a single doubtful part decides at the start or at
 * the end of the sequence. Everything else has to be tried out. */
static bool can_do_all(adit_tx *tx, int seat, adit_node_id id, const adit_node *node, adit_why *why)
{
    const int last = node->count - 1;

    if (last < 0) {
        return true;
    }
    if (!can_do(tx, seat, node->part[0], why)) {
        return false;
    }
    if (never_fail(tx, node, 1, node->count) ||
        (never_fail(tx, node, 0, last) && can_do(tx, seat, node->part[last], NULL))) {
        return true;
    }
    return adit_can(tx, seat, id, NULL, NULL, why);
}

/* The same answer as a trial gives, without its copy of the state wherever that is possible:
 * placing a dwarf asks this for every space and every strength. */
static bool can_do(adit_tx *tx, int seat, adit_node_id id, adit_why *why)
{
    const adit_node *node = &tx->cards->node[id];

    switch ((adit_node_kind)node->kind) {
    case ADIT_NODE_AND_OR:
    case ADIT_NODE_THEN_OR:
    case ADIT_NODE_ONE_OF:
        return can_do_some_part(tx, seat, node, why);
    case ADIT_NODE_SEQUENCE:
        return can_do_all(tx, seat, id, node, why);
    case ADIT_NODE_WHEN:
        return adit_condition_holds(tx, seat, &node->as.when, why) &&
               can_do(tx, seat, node->part[0], why);
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_OPTIONAL:
    case ADIT_NODE_REPEAT:
    case ADIT_NODE_VERB:
    case ADIT_NODE_SCRIPT:
        break;
    }
    return adit_can(tx, seat, id, NULL, NULL, why);
}

/* Puts the space into the turn, looks, and puts the turn back: nobody sees the difference. */
bool cf_can_use_space(adit_tx *tx, int seat, int card, adit_why *why)
{
    cf_state *state = cf_of(tx);
    const adit_node_id id = tx->cards->card[card].fact[CF_SPACE_USE].effect;
    const adit_node *node = &tx->cards->node[id];
    const int outer_card = tx->card, outer_seat = tx->card_seat;
    unsigned char outer[sizeof state->turn];
    bool can;

    memcpy(outer, &state->turn, sizeof outer);
    state->turn.space = (uint16_t)(card + 1);
    state->turn.done = 0;
    state->turn.has_acted = 0;
    tx->card = card;
    tx->card_seat = seat;
    can = is_menu(node->kind) ? can_do_some_part(tx, seat, node, why) : can_do(tx, seat, id, why);
    tx->card = outer_card;
    tx->card_seat = outer_seat;
    memcpy(&state->turn, outer, sizeof outer);
    return can;
}

/* ---- The parts of the space (CF-98 to CF-106) ---- */

/* Rewrites are fixed when the space is entered: a tile built there comes too late. */
void cf_enter_space(adit_tx *tx, int seat, int card)
{
    cf_state *state = cf_of(tx);
    const adit_card *space = &tx->cards->card[card];
    const adit_node_id node = space->fact[CF_SPACE_USE].effect;
    int connective = adit_connective(tx, seat, space, node);

    if (space->fact[CF_SPACE_JOINS_ONCE].number != 0 && state->player[seat].has_joined) {
        connective = tx->cards->node[node].kind; /* CF-212, CF-415 */
    }
    if (connective == ADIT_NODE_ANY_ORDER) {
        connective = ADIT_NODE_AND_OR; /* CF-104: something has to be done */
    }
    state->turn.space = (uint16_t)(card + 1);
    state->turn.connective = (uint8_t)connective;
    state->turn.done = 0;
    state->turn.has_acted = 0;
    state->turn.raises = 0;
    state->turn.level = 0;
}

static bool takes_goods(const adit_tx *tx, adit_node_id id)
{
    const adit_node *node = &tx->cards->node[id];

    if (node->kind == ADIT_NODE_VERB) {
        return adit_verb_at(tx->def, node->as.verb.verb)->run == cf_take;
    }
    for (int i = 0; i < node->count; i++) {
        if (takes_goods(tx, node->part[i])) {
            return true;
        }
    }
    return false;
}

/* CF-106: without the rule allow_leave_goods, the part that must not be left out; else -1. */
static int compulsory_part(adit_tx *tx, int seat, const adit_card *space, const adit_node *node)
{
    const cf_state *state = cf_of(tx);

    if (state->base.rule[CF_RULE_LEAVE_GOODS] != 0 ||
        cf_stock_total(state, space->kind_number) == 0 ||
        state->turn.connective == ADIT_NODE_ONE_OF) {
        return -1;
    }
    for (int i = 0; i < node->count; i++) {
        if ((state->turn.done >> i & 1) == 0 && takes_goods(tx, node->part[i]) &&
            adit_can(tx, seat, node->part[i], NULL, NULL, NULL)) {
            return i;
        }
    }
    return -1;
}

/* Whether another part may come before the compulsory one. */
static bool may_wait(const cf_state *state, const adit_node *node, int must)
{
    if (state->turn.done != 0) {
        return false;
    }
    return state->turn.connective == ADIT_NODE_THEN_OR ? must == node->count - 1 && must > 0
                                                       : node->count > 1;
}

/* What a single part that can be done means: once the menu is open it is asked wherever anything
 * can be exchanged (CF-88); before that, only where doing it closes the others. */
static adit_forced how_forced(const cf_state *state)
{
    if (state->turn.done != 0) {
        return ADIT_FORCED_UNLESS_ANYTIME;
    }
    return state->turn.connective == ADIT_NODE_ONE_OF || state->turn.connective == ADIT_NODE_THEN_OR
               ? ADIT_FORCED_UNLESS_OPENED
               : ADIT_FORCED_ALWAYS;
}

/* One step of the menu. A compulsory part keeps the menu from ending: as long as something else
 * may come first the player chooses, then it is carried out. */
static adit_status step_menu(adit_tx *tx, const adit_card *space, adit_node_id id,
                             adit_option *chosen)
{
    cf_state *state = cf_of(tx);
    const int seat = state->base.active;
    const adit_node *node = &tx->cards->node[id];
    const int must = compulsory_part(tx, seat, space, node);
    const adit_menu menu = {.question = {.key = CF_ASK_SPACE,
                                         .seat = seat,
                                         .forced = how_forced(state),
                                         .first = state->turn.done != 0},
                            .node = id,
                            .connective = state->turn.connective,
                            .done = &state->turn.done,
                            .end = {.what = CF_OPT_STOP}};

    if (must < 0 || may_wait(state, node, must)) {
        return adit_menu_step(tx, &menu, chosen); /* cannot end before something is done */
    }
    *chosen =
        (adit_option){.what = ADIT_OPT_PART, .a = (int16_t)node->part[must], .b = (int16_t)must};
    state->turn.done |= 1u << must;
    return adit_run_effect(tx, seat, space->number, node->part[must], tx->event);
}

/* Whether nothing of the menu is left after this part. */
static bool is_over(const cf_state *state, const adit_node *node)
{
    const uint32_t all = (1u << node->count) - 1;

    switch (state->turn.connective) {
    case ADIT_NODE_ONE_OF:
        return true;
    case ADIT_NODE_THEN_OR:
        return state->turn.done >> (node->count - 1) != 0;
    default:
        return state->turn.done == all;
    }
}

/* CF-262: joined alternatives that hold once per game are used up by the second part. */
static void note_joining(cf_state *state, int seat, const adit_card *space, const adit_node *node)
{
    const uint32_t done = state->turn.done;

    if (space->fact[CF_SPACE_JOINS_ONCE].number != 0 && state->turn.connective != node->kind &&
        (done & (done - 1)) != 0) {
        state->player[seat].has_joined = 1;
    }
}

/* ---- The end of a turn (CF-53, CF-88) ---- */

static adit_status finish_turn(adit_tx *tx)
{
    cf_state *state = cf_of(tx);

    adit_reset_counters(tx, ADIT_RESET_ACTION);
    adit_reset_counters(tx, ADIT_RESET_TURN);
    memset(&state->turn, 0, sizeof state->turn);
    state->phase = CF_PHASE_PLACE; /* whoever asks now asks between two turns */
    state->base.turn++;
    ADIT_TRY(cf_raise(tx, CF_EVENT_TURN_ENDED, state->at_turn, ADIT_NO_CARD, 0));
    return cf_next_to_place(tx, state->at_turn + 1);
}

static adit_status end_turn(adit_tx *tx)
{
    static const uint16_t options[] = {CF_OPT_END_TURN, 0};
    const adit_question question =
        adit_first_question(CF_ASK_END_TURN, tx->work->active, adit_build_plain, options);
    adit_option answer;

    ADIT_TRY(adit_ask(tx, &question, &answer));
    return finish_turn(tx);
}

/* The space is done with. The question of the end is a step of its own, unless nobody would be
 * asked anyway. */
static adit_status leave_space(adit_tx *tx)
{
    if (!adit_exchange_possible(tx, tx->work->active)) {
        return finish_turn(tx);
    }
    cf_of(tx)->phase = CF_PHASE_TURN_END;
    return ADIT_OK;
}

/* ---- Using the space ---- */

static adit_status use_menu(adit_tx *tx, const adit_card *space, adit_node_id id)
{
    cf_state *state = cf_of(tx);
    const adit_node *node = &tx->cards->node[id];
    adit_option chosen;
    adit_status status = step_menu(tx, space, id, &chosen);

    if (status == ADIT_NONE) { /* of CF-104 only what a card took after the dwarf was placed */
        return leave_space(tx);
    }
    ADIT_TRY(status);
    if (chosen.what == CF_OPT_STOP) {
        /* Exchanges were possible at this question, and nothing has changed since (CF-88). */
        return finish_turn(tx);
    }
    if (state->turn.space != space->number + 1) {
        return ADIT_OK; /* an imitated space has taken its place */
    }
    state->turn.has_acted = 1;
    note_joining(state, state->base.active, space, node);
    return is_over(state, node) ? leave_space(tx) : ADIT_OK;
}

static adit_status use_whole(adit_tx *tx, const adit_card *space, adit_node_id id)
{
    cf_state *state = cf_of(tx);
    const bool was_told = (tx->cards->events >> CF_EVENT_PLACED & 1) != 0;

    /* A card that heard of the dwarf may have taken what the space needs (CF-104). */
    if (was_told && !cf_can_use_space(tx, state->base.active, space->number, NULL)) {
        return leave_space(tx);
    }
    ADIT_TRY(adit_run_effect(tx, state->base.active, space->number, id, NULL));
    if (state->turn.space != space->number + 1) {
        return ADIT_OK; /* an imitated space has taken its place */
    }
    state->turn.has_acted = 1;
    return leave_space(tx);
}

static adit_status use_space(adit_tx *tx)
{
    const adit_card *space = &tx->cards->card[cf_of(tx)->turn.space - 1];
    const adit_node_id id = space->fact[CF_SPACE_USE].effect;
    const int outer_card = tx->card, outer_seat = tx->card_seat;
    adit_status status;

    if (!is_menu(tx->cards->node[id].kind)) {
        return use_whole(tx, space, id);
    }
    /* The parts are the space's own effect: it is the space that asks. */
    tx->card = space->number;
    tx->card_seat = tx->work->active;
    status = use_menu(tx, space, id);
    tx->card = outer_card;
    tx->card_seat = outer_seat;
    return status;
}

/* ---- The phases (5.1) ---- */

adit_status cf_step(adit_tx *tx)
{
    static adit_status (*const steps[CF_PHASES])(adit_tx *) = {
        [CF_PHASE_ROUND_START] = cf_round_start,
        [CF_PHASE_INCOME] = cf_income,
        [CF_PHASE_RETAIN] = cf_retain,
        [CF_PHASE_REPLENISH] = cf_replenish_step,
        [CF_PHASE_PLACE] = cf_place,
        [CF_PHASE_SPACE] = use_space,
        [CF_PHASE_TURN_END] = end_turn,
        [CF_PHASE_RETURN_HOME] = cf_return_home,
        [CF_PHASE_HARVEST_CHOICE] = cf_harvest_choice,
        [CF_PHASE_FIELD] = cf_field_phase,
        [CF_PHASE_FEED] = cf_feed,
        [CF_PHASE_BREED] = cf_breeding_phase,
        [CF_PHASE_ROUND_END] = cf_round_end,
        [CF_PHASE_FINAL] = cf_final,
    };
    int phase = cf_of(tx)->phase;

    if (ADIT_CANNOT(phase >= CF_PHASES)) {
        return adit_fault(tx, ADIT_INTERNAL, "phase %d does not exist", phase);
    }
    return steps[phase](tx);
}
