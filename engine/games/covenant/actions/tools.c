/* tools.c - forging tools (6.6), setting jewels into them (6.7), and what jewels do.
 *
 * Which tool and where it goes is one step, and so is which jewel and into which tool: nothing is
 * paid and nothing moves before both are known (COV-142).
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/kit/kit.h"

typedef struct {
    int seat;
    const adit_card *jewel;
} inlay_plan;

const adit_card *cov_place_card(const adit_cards *cards, int of, int number)
{
    return cov_find_card(cards, COV_KIND_PLACE, COV_PLACE_NUMBER, number, COV_PLACE_OF, of);
}

/* A fact of the tool on a space; -1: there is none. */
static int forged_fact(const adit_cards *cards, const cov_player *player, int space, int fact)
{
    const int card = player->forged[space];

    return card == 0 ? -1 : cards->card[card - 1].fact[fact].number;
}

int cov_tool_type(const adit_tx *tx, int seat, int tool)
{
    return tool < COV_PRINTED_TOOLS ? COV_PICK + tool /* COV-78: one each, in this order */
                                    : forged_fact(tx->cards, cov_player_of(tx, seat),
                                                  tool - COV_PRINTED_TOOLS, COV_TOOL_TYPE);
}

int cov_tool_slot(const adit_cards *cards, const cov_player *player, int tool)
{
    const adit_card *clan = cov_clan_of(cards, player);

    return tool < COV_PRINTED_TOOLS
               ? clan->fact[COV_CLAN_PICK + tool].number
               : forged_fact(cards, player, tool - COV_PRINTED_TOOLS, COV_TOOL_SLOT);
}

/* ---- Forging: what and where ---- */

static adit_goods cost_of(const adit_tx *tx, const adit_card *tool)
{
    return adit_fixed_goods(tx->cards, tool->fact[COV_TOOL_COST].goods);
}

/* Prices that no card changes are paid as they are. */
static bool can_pay(adit_tx *tx, int seat, int value, int card, const adit_goods *cost,
                    adit_why *why)
{
    const adit_price price = {.value = value, .card = card, .base = cost, .count = 1};

    return adit_is_modified(tx, value) ? adit_can_pay_price(tx, seat, &price, why)
                                       : adit_can_afford(tx, seat, cost, why);
}

static adit_status pay_price(adit_tx *tx, int seat, int value, int card, const adit_goods *cost)
{
    const adit_price price = {.value = value, .card = card, .base = cost, .count = 1};

    return adit_is_modified(tx, value) ? adit_pay_price(tx, seat, &price, NULL)
                                       : adit_pay(tx, seat, cost);
}

/* COV-225: the fact is the whole price, the iron included (COV-10.114). */
static void build_forge(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const int forged = cov_count_set(cov_player_of(tx, seat)->forged, COV_TOOL_SPACES);
    const uint16_t *shown = cov_of(tx)->shown[COV_TOOLS_SHOWN];
    adit_why *why = adit_why_of(out);

    for (int slot = 0; slot < cov_display_rows[COV_TOOLS_SHOWN].slots; slot++) {
        if (shown[slot] == 0) {
            continue;
        }
        const adit_goods cost = cost_of(tx, &tx->cards->card[shown[slot] - 1]);
        const bool is_possible =
            (forged < COV_TOOL_SPACES || /* COV-10.50 */
             adit_refuse(why, "you have no empty tool space")) &&
            cov_may(tx, seat, COV_MAY_FORGE, shown[slot] - 1, why) &&
            can_pay(tx, seat, COV_VALUE_TOOL_PRICE, shown[slot] - 1, &cost, why);
        if (!adit_offer_if(out, (adit_option){.what = COV_OPT_FORGE, .a = (int16_t)shown[slot]},
                           is_possible)) {
            return;
        }
    }
    cov_offer_decline(out);
}

typedef struct {
    int seat, tool;
    adit_goods cost; /* of the tool that was chosen; an exchange may have spent it */
} forge_plan;

/* COV-226, COV-11.3: no column has more than two spaces, so one with an empty space is not full. */
static void build_forge_spaces(adit_tx *tx, const void *context, adit_options *out)
{
    const forge_plan *plan = context;
    const cov_player *player = cov_player_of(tx, plan->seat);

    if (!cov_is_shown(cov_of(tx), &tx->cards->card[plan->tool])) {
        return;
    }
    for (int space = 0; space < COV_TOOL_SPACES; space++) {
        const adit_card *place = cov_place_card(tx->cards, COV_PLACE_TOOL, space + 1);
        const adit_option option = {.what = COV_OPT_FORGE_SPACE, .a = (int16_t)(place->number + 1)};
        adit_why *why = adit_why_of(out);
        const bool is_free =
            player->forged[space] == 0 || adit_refuse(why, "there is already a tool on that space");
        if (!adit_offer_if(out, option,
                           is_free && can_pay(tx, plan->seat, COV_VALUE_TOOL_PRICE, plan->tool,
                                              &plan->cost, why))) {
            return;
        }
    }
}

/* ---- Forging ---- */

/* COV-227: what lies on the space goes with the tool; keys and storage count by the tool. */
static void lay_tool(adit_tx *tx, int seat, const adit_card *tool, const adit_card *place)
{
    cov_state *state = cov_of(tx);
    cov_player *player = &state->player[seat];

    cov_take_shown(state, tool,
                   COV_LIES_WITH + seat); /* COV-228: refilled at the end of the turn */
    player->forged[place->fact[COV_PLACE_NUMBER].number - 1] = (uint16_t)(tool->number + 1);
    player->forge[COV_HOUSE] =
        (uint8_t)(player->forge[COV_HOUSE] + place->fact[COV_PLACE_HOUSES].number);
    player->forge[COV_WORKSHOP] =
        (uint8_t)(player->forge[COV_WORKSHOP] + place->fact[COV_PLACE_WORKSHOPS].number);
    adit_note(tx, COV_LOG_FORGES, seat, tool->number + 1, place->number + 1, 0);
    adit_note_built(tx, seat, tool->number);
}

adit_status cov_forge(adit_tx *tx, int seat, const adit_args *args)
{
    adit_option answer, space;

    (void)args;
    ADIT_TRY(cov_choose(tx, COV_ASK_FORGE, seat, build_forge, &seat, &answer));
    if (answer.what == COV_OPT_DECLINE) {
        return ADIT_OK;
    }
    const adit_card *tool = &tx->cards->card[answer.a - 1];
    const forge_plan plan = {seat, tool->number, cost_of(tx, tool)};
    ADIT_TRY(cov_choose(tx, COV_ASK_FORGE_SPACE, seat, build_forge_spaces, &plan, &space));
    if (space.what == COV_OPT_DECLINE) {
        return ADIT_OK; /* an exchange has filled the last one, spent the price or taken the tool */
    }
    const adit_card *place = &tx->cards->card[space.a - 1];
    const adit_event event = {.event = COV_EVENT_TOOL_FORGED, .seat = seat, .card = tool->number};
    const adit_due due = {place->number, place->fact[COV_PLACE_REWARD].effect};
    ADIT_TRY(pay_price(tx, seat, COV_VALUE_TOOL_PRICE, tool->number, &plan.cost));
    lay_tool(tx, seat, tool, place);
    return adit_raise_in_any_order(tx, seat, &event, &due, due.node != 0); /* COV-10.96 */
}

/* ---- Setting a jewel: which and where ---- */

/* COV-230: a slot of this colour on any own tool, with or without a dwarf. */
static bool fits_jewel(const adit_tx *tx, int seat, int tool, int colour, adit_why *why)
{
    if (cov_tool_type(tx, seat, tool) < 0) {
        return adit_refuse(why, "there is no tool on that space");
    }
    if (cov_player_of(tx, seat)->jewel[tool] != 0) {
        return adit_refuse(why, "that tool already holds a jewel");
    }
    return cov_tool_slot(tx->cards, cov_player_of(tx, seat), tool) == colour ||
           adit_refuse(why, "its slot has a different colour");
}

static bool has_slot(const adit_tx *tx, int seat, int colour)
{
    for (int tool = 0; tool < COV_TOOLS; tool++) {
        if (fits_jewel(tx, seat, tool, colour, NULL)) {
            return true;
        }
    }
    return false;
}

static adit_goods price_of_row(const adit_tx *tx, int row)
{
    return adit_fixed_goods(tx->cards,
                            cov_slot(tx->cards, COV_JEWELS, row + 1)->fact[COV_SLOT_PRICE].goods);
}

/* COV-168, COV-10.53 */
static void build_inlay(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const cov_state *state = cov_of(tx);
    const bool has[COV_JEWEL_COLOURS] = {has_slot(tx, seat, COV_SILVER),
                                         has_slot(tx, seat, COV_GOLDEN)};
    adit_why *why = adit_why_of(out);

    for (int row = 0; row < COV_JEWEL_ROWS; row++) {
        const adit_goods price = price_of_row(tx, row);
        for (int colour = 0; colour < COV_JEWEL_COLOURS; colour++) {
            const adit_option option = {.what = COV_OPT_JEWEL,
                                        .a = (int16_t)state->shown[COV_JEWELS + colour][row]};
            if (option.a != 0 &&
                !adit_offer_if(
                    out, option,
                    (has[colour] || adit_refuse(why, "you have no empty slot of its colour")) &&
                        cov_may(tx, seat, COV_MAY_INLAY, option.a - 1, why) &&
                        can_pay(tx, seat, COV_VALUE_JEWEL_PRICE, option.a - 1, &price, why))) {
                return;
            }
        }
    }
    cov_offer_decline(out);
}

/* An exchange may have spent the price or taken the jewel since it was chosen. */
static void build_inlay_tools(adit_tx *tx, const void *context, adit_options *out)
{
    const inlay_plan *plan = context;
    const adit_card *jewel = plan->jewel;
    const int colour = jewel->fact[COV_JEWEL_COLOUR].number;
    const adit_goods price = price_of_row(tx, cov_slot_of(cov_of(tx), jewel));
    adit_why *why = adit_why_of(out);

    if (!cov_is_shown(cov_of(tx), jewel)) {
        return;
    }
    for (int tool = 0; tool < COV_TOOLS; tool++) {
        const adit_option option = {.what = COV_OPT_INLAY_TOOL, .a = (int16_t)tool};
        if (cov_tool_type(tx, plan->seat, tool) >= 0 &&
            !adit_offer_if(
                out, option,
                fits_jewel(tx, plan->seat, tool, colour, why) &&
                    can_pay(tx, plan->seat, COV_VALUE_JEWEL_PRICE, jewel->number, &price, why))) {
            return;
        }
    }
}

/* ---- Setting a jewel ---- */

/* COV-229 to COV-232. Refilled at once, so that a jewel effect finds the new one (COV-231). */
static adit_status set_jewel(adit_tx *tx, int seat, const adit_card *jewel, int tool)
{
    cov_state *state = cov_of(tx);
    const int colour = jewel->fact[COV_JEWEL_COLOUR].number;
    const int row = cov_slot_of(state, jewel);
    const adit_goods price = price_of_row(tx, row);
    const adit_event event = {
        .event = COV_EVENT_JEWEL_SET, .seat = seat, .card = jewel->number, .amount = colour};

    ADIT_TRY(pay_price(tx, seat, COV_VALUE_JEWEL_PRICE, jewel->number, &price));
    state->player[seat].jewel[tool] = (uint16_t)(jewel->number + 1);
    cov_take_shown(state, jewel, COV_LIES_WITH + seat);
    state->turn.set_jewel = (uint16_t)(jewel->number + 1);
    adit_note(tx, COV_LOG_SETS, seat, jewel->number + 1, 0, 0);
    adit_note_built(tx, seat, jewel->number);
    ADIT_TRY(cov_turn_up(tx, COV_JEWELS + colour, row));
    ADIT_TRY(cov_gain_gp(
        tx, seat,
        adit_value(tx, seat, COV_VALUE_JEWEL_GP, jewel->fact[COV_JEWEL_GP].number, jewel->number)));
    return adit_raise_in_any_order(tx, seat, &event, NULL, 0);
}

adit_status cov_inlay(adit_tx *tx, int seat, const adit_args *args)
{
    adit_option answer, tool;

    (void)args;
    ADIT_TRY(cov_choose(tx, COV_ASK_INLAY, seat, build_inlay, &seat, &answer));
    if (answer.what == COV_OPT_DECLINE) {
        return ADIT_OK;
    }
    const inlay_plan plan = {seat, &tx->cards->card[answer.a - 1]};
    ADIT_TRY(cov_choose(tx, COV_ASK_INLAY_TOOL, seat, build_inlay_tools, &plan, &tool));
    return tool.what == COV_OPT_DECLINE ? ADIT_OK : set_jewel(tx, seat, plan.jewel, tool.a);
}

/* ---- What jewels do ---- */

static adit_status run_jewel(adit_tx *tx, int seat, int card)
{
    return card < 0
               ? ADIT_OK
               : adit_effect_run_auto(tx, seat, card,
                                      tx->cards->card[card].fact[COV_JEWEL_EFFECT].effect, NULL);
}

adit_status cov_run_inlay(adit_tx *tx, int seat)
{
    const int tool = cov_of(tx)->turn.tool;

    return tool == 0 ? ADIT_OK : run_jewel(tx, seat, cov_player_of(tx, seat)->jewel[tool - 1] - 1);
}

/* The jewel that the running card was told of; another may have been set since. */
adit_status cov_use_jewel(adit_tx *tx, int seat, const adit_args *args)
{
    const bool is_told = tx->event != NULL && tx->event->event == COV_EVENT_JEWEL_SET;

    (void)args;
    return run_jewel(tx, seat, is_told ? tx->event->card : cov_of(tx)->turn.set_jewel - 1);
}

/* COV-10.54: a jewel strengthens the dwarf on its own tool only, and only if that is in use. */
adit_status cov_add_strength(adit_tx *tx, int seat, const adit_args *args)
{
    cov_state *state = cov_of(tx);
    const int in_use = state->turn.tool - 1;

    if (in_use < 0 || state->at_turn != seat) {
        return ADIT_OK;
    }
    for (int tool = 0; tool < COV_TOOLS; tool++) {
        if (state->player[seat].jewel[tool] == tx->card + 1 && tx->card >= 0 && tool != in_use) {
            return ADIT_OK;
        }
    }
    state->turn.plus = (uint8_t)(state->turn.plus + args->n[0]);
    return ADIT_OK;
}
