/* turn.c - how turns follow each other: one transaction at a time.
 *
 * demo_step runs from the state at its start down to its end. Where it asks, the engine leaves it
 * and runs it again with the answer, so nothing may be kept outside the state.
 */
#include "engine/games/template/game.h"

static void build_actions(adit_tx *tx, const void *context, adit_options *out)
{
    int seat = tx->work->active;
    const adit_in_play *list = &adit_seat_in(tx, seat)->in_play;
    const adit_args none = {.n = {0}};

    (void)context;
    (void)adit_offer(out, (adit_option){.what = DEMO_OPT_GATHER});
    (void)adit_offer_if(out, (adit_option){.what = DEMO_OPT_CHOP},
                        adit_permission(tx, seat, DEMO_MAY_CHOP, ADIT_NO_CARD, adit_why_of(out)));
    (void)adit_offer_if(out, (adit_option){.what = DEMO_OPT_SEARCH},
                        adit_can_verb(tx, seat, DEMO_VERB_SEARCH, &none, adit_why_of(out)));
    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &tx->cards->card[list->card[i]];
        adit_node_id use = card->fact[DEMO_FACT_USE].effect;
        if (use != 0) {
            (void)adit_offer_if(
                out, (adit_option){.what = DEMO_OPT_USE, .a = (int16_t)(card->number + 1)},
                adit_permission(tx, seat, DEMO_MAY_USE, card->number, adit_why_of(out)) &&
                    adit_can(tx, seat, use, NULL, NULL, adit_why_of(out)));
        }
    }
}

static void end_turn(adit_tx *tx)
{
    demo_state *state = demo_state_of(tx);

    state->common.turn++;
    state->common.active = (uint8_t)((state->common.active + 1) % state->common.players);
    state->common.is_over = state->common.turn >= state->common.rule[DEMO_RULE_TURNS];
    adit_reset_counters(tx, ADIT_RESET_TURN);
}

static adit_status begin_use(adit_tx *tx, int seat, int card)
{
    demo_state *state = demo_state_of(tx);
    adit_node_id node = tx->cards->card[card].fact[DEMO_FACT_USE].effect;

    state->using = (uint16_t)(card + 1);
    state->done = 0;
    state->connective = (uint8_t)adit_connective(tx, seat, &tx->cards->card[card], node);
    return adit_raise_plain(tx, DEMO_EVENT_USED, seat, card, 1);
}

/* A menu at the top is stepped, one part for each transaction; anything else is walked. */
static adit_status use_room(adit_tx *tx, int seat)
{
    demo_state *state = demo_state_of(tx);
    int card = state->using - 1;
    adit_node_id node = tx->cards->card[card].fact[DEMO_FACT_USE].effect;
    const adit_menu menu = {.question = {.key = ADIT_ASK_PART,
                                         .seat = seat,
                                         .first = true,
                                         .forced = ADIT_FORCED_UNLESS_ANYTIME},
                            .node = node,
                            .connective = state->connective,
                            .done = &state->done,
                            .end = {.what = DEMO_OPT_PASS}};
    adit_option chosen = {0};
    adit_status status;

    if (state->connective < ADIT_NODE_ANY_ORDER || state->connective > ADIT_NODE_ONE_OF) {
        status = adit_run_effect(tx, seat, card, node, NULL);
    } else {
        status = adit_menu_step(tx, &menu, &chosen);
    }
    if (status != ADIT_OK && status != ADIT_NONE) {
        return status;
    }
    if (chosen.what != ADIT_OPT_PART || state->connective == ADIT_NODE_ONE_OF) {
        state->using = 0;
        end_turn(tx);
    }
    return ADIT_OK;
}

static adit_status take_action(adit_tx *tx, int seat)
{
    const adit_question question = {.key = DEMO_ASK_ACTION,
                                    .seat = seat,
                                    .build = build_actions,
                                    .first = true,
                                    .forced = ADIT_FORCED_UNLESS_ANYTIME};
    const adit_goods wood = {.have = {[DEMO_WOOD] = 1}};
    adit_goods flax = {.have = {[DEMO_FLAX] = 2}};
    adit_option answer;
    adit_args args = {.n = {0}};

    ADIT_TRY(adit_ask(tx, &question, &answer));
    adit_note(tx, DEMO_LOG_TURN, -1, tx->work->turn + 1, 0, 0);
    switch (answer.what) {
    case DEMO_OPT_GATHER:
        if (adit_permission(tx, seat, DEMO_MAY_GLEAN, ADIT_NO_CARD, NULL)) {
            flax.have[DEMO_FLAX] = 4;
        }
        ADIT_TRY(adit_gain(tx, seat, &flax));
        break;
    case DEMO_OPT_CHOP:
        args.goods[0] = wood;
        args.length[0] = 1;
        ADIT_TRY(adit_run_verb(tx, seat, DEMO_VERB_GAIN, &args));
        break;
    case DEMO_OPT_SEARCH:
        ADIT_TRY(adit_run_verb(tx, seat, DEMO_VERB_SEARCH, &args));
        break;
    default:
        return begin_use(tx, seat, answer.a - 1);
    }
    end_turn(tx);
    return ADIT_OK;
}

adit_status demo_step(adit_tx *tx)
{
    int seat = tx->work->active;
    adit_status status = demo_state_of(tx)->using != 0 ? use_room(tx, seat) : take_action(tx, seat);

    if (status == ADIT_OK) {
        demo_derive(tx->work, tx->cards);
    }
    return status;
}

/* Puts a player in order after a verb: nobody stands above DEMO_HIGHEST. */
adit_status demo_settle(adit_tx *tx, int seat)
{
    demo_player *player = &demo_state_of(tx)->player[seat];

    demo_state_of(tx)->settled =
        (uint8_t)((demo_state_of(tx)->settled + 1) & 0xFF); /* goes round */
    player->height = player->height > DEMO_HIGHEST ? DEMO_HIGHEST : player->height;
    return ADIT_OK;
}
