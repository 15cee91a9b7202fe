/* elders_rewards.c - what the Elders get for each effect (9.5).
 *
 * They are no seat, so their effects are not carried out by the engine: the declared tree is read
 * here, from left to right, and each verb has a meaning of its own for them. Nobody is asked,
 * nothing is paid, and what they take has no effect of its own, so it always ends (COV-298). A
 * function of one of their own cards is called for the player; it acts with the verbs elders_...
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"

#include <string.h>

enum { MOST = 99 }; /* of anything that is counted */

/* ---- Tiles for their storage (COV-291, COV-292) ---- */

static void store_tile(adit_tx *tx, const adit_card *tile)
{
    cov_take_shown(cov_of(tx), tile, COV_LIES_WITH_ELDERS);
    adit_note(tx, COV_LOG_ELDERS_TAKE, -1, tile->number + 1, 0, 0);
}

adit_status cov_elders_take_shown(adit_tx *tx, int display)
{
    const adit_card *tile;

    ADIT_TRY(cov_elders_choose_shown(tx, display, &tile));
    if (tile != NULL) {
        store_tile(tx, tile);
    }
    return ADIT_OK;
}

/* COV-271: a value for each jewel of a row. The gap is filled at once (COV-231). */
adit_status cov_elders_take_jewel(adit_tx *tx)
{
    unsigned value[COV_JEWEL_ROWS * COV_JEWEL_COLOURS] = {0};
    int card[COV_JEWEL_ROWS * COV_JEWEL_COLOURS] = {0}, chosen;

    for (int i = 0; i < COV_JEWEL_ROWS * COV_JEWEL_COLOURS; i++) {
        const int row = i / COV_JEWEL_COLOURS, colour = i % COV_JEWEL_COLOURS;
        const adit_card *slot = cov_slot(tx->cards, COV_JEWELS, row + 1);
        const int jewel = cov_of(tx)->shown[COV_JEWELS + colour][row];
        if (jewel != 0) {
            card[i] = jewel - 1;
            value[i] = 1u << slot->fact[COV_SLOT_DIE + colour].number;
        }
    }
    ADIT_TRY(cov_elders_choose(tx, value, card, COV_JEWEL_ROWS * COV_JEWEL_COLOURS, &chosen));
    if (chosen < 0) {
        return ADIT_OK;
    }
    const int row = chosen / COV_JEWEL_COLOURS, colour = chosen % COV_JEWEL_COLOURS;
    store_tile(tx, &tx->cards->card[cov_of(tx)->shown[COV_JEWELS + colour][row] - 1]);
    return cov_turn_up(tx, COV_JEWELS + colour, row);
}

/* COV-10.100: used relics count, what only stands for a relic does not. */
static bool player_owns_type(const adit_tx *tx, int type)
{
    for (int i = 0; i < adit_kind_card_count(tx->cards, COV_KIND_RELIC); i++) {
        if (cov_owns_relic(cov_of(tx), 0, i) &&
            adit_card_at(tx->cards, COV_KIND_RELIC, i)->extra[COV_EXTRA_TYPE] == type) {
            return true;
        }
    }
    return false;
}

/* From the top of the shelf the first of a type that the player does not own, else the topmost;
 * where they stand on the Mining track does not matter. */
adit_status cov_elders_take_relic(adit_tx *tx)
{
    const adit_card *wanted = NULL;
    int most = 0;

    for (int slot = 0; slot < cov_display_rows[COV_RELICS].slots; slot++) {
        const int number = cov_of(tx)->shown[COV_RELICS][slot];
        if (number != 0) {
            const adit_card *relic = &tx->cards->card[number - 1];
            const bool is_new = !player_owns_type(tx, relic->extra[COV_EXTRA_TYPE]);
            const int worth = cov_elders_worth(tx, relic->number, is_new);
            if (wanted == NULL || worth >= most) {
                wanted = relic;
                most = worth;
            }
        }
    }
    if (wanted != NULL) {
        store_tile(tx, wanted);
    }
    return ADIT_OK;
}

/* ---- Tracks (COV-287, COV-288) ---- */

adit_status cov_elders_advance(adit_tx *tx, int track, int steps)
{
    for (int i = 0; i < steps; i++) {
        uint8_t *at = &cov_of(tx)->elders.track[track];
        if (*at >= COV_TRACK_END) {
            return ADIT_OK;
        }
        ++*at;
        adit_note(tx, COV_LOG_ELDERS_TRACK, -1, track, *at, 0);
        const adit_card *step = cov_step_at(tx->cards, track, *at);
        if (step != NULL) {
            ADIT_TRY(cov_elders_get(tx, step->fact[COV_STEP_REWARD].effect));
        }
    }
    return ADIT_OK;
}

static adit_status advance_each(adit_tx *tx, int steps)
{
    for (int track = 0; track < COV_TRACKS; track++) {
        ADIT_TRY(cov_elders_advance(tx, track, steps));
    }
    return ADIT_OK;
}

/* ---- Throne, enemies, tools ---- */

/* Cards of the player change nothing for the Elders. */
int cov_elders_delivery_gp(const adit_cards *cards, int resource)
{
    return cov_resource_card(cards, resource)->fact[COV_RESOURCE_GP].number;
}

/* COV-293: the highest level with a free space, while carts last; cards can change the order. */
static void deliver_to_throne(adit_tx *tx, int count)
{
    cov_state *state = cov_of(tx);

    int order[COV_RESOURCES];

    cov_elders_order(tx, order);
    while (count-- > 0 && state->elders.carts > 0) {
        int level = 0;
        while (level < COV_RESOURCES && cov_throne_free(state, order[level]) <= 0) {
            level++;
        }
        if (level == COV_RESOURCES) {
            return;
        }
        state->elders.throne[order[level]]++;
        state->elders.carts--;
        adit_note(tx, COV_LOG_ELDERS_THRONE, -1, order[level], 0, 0);
        cov_elders_gp(tx, cov_elders_delivery_gp(tx->cards, order[level]));
    }
}

static uint32_t spots_with(const cov_state *state, int enemy)
{
    uint32_t spots = 0;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        spots |= (uint32_t)(state->enemy[spot][enemy] > 0) << spot;
    }
    return spots;
}

/* COV-294: the strongest that is allowed and there, the leftmost of its row. */
static adit_status kill_enemy(adit_tx *tx, int strongest)
{
    int enemy = strongest, spot, defeated[COV_ENEMIES] = {0};

    while (enemy > 0 && spots_with(cov_of(tx), enemy) == 0) {
        enemy--;
    }
    ADIT_TRY(cov_elders_choose_spot(tx, spots_with(cov_of(tx), enemy), &spot));
    if (spot < 0) {
        return ADIT_OK;
    }
    cov_elders_capture(tx, spot, enemy);
    defeated[enemy] = 1;
    return cov_elders_spoils(tx, defeated);
}

/* COV-290: the top card of the Forge pile goes under Available; nobody looks at it. */
static void forge_card(adit_tx *tx)
{
    if (cov_elders_forge_pile(cov_of(tx), tx->cards) > 0) {
        cov_of(tx)->elders.below++;
        adit_note(tx, COV_LOG_ELDERS_FORGE, -1, cov_elders_forge_pile(cov_of(tx), tx->cards), 0, 0);
    }
}

/* ---- Verbs ---- */

/* Cards that nobody else reads. What they count is counted, and their functions are called, for the
 * player; on a card that players read too, a count counts nothing of theirs. */
static bool is_their_own(const adit_tx *tx, const adit_node *node)
{
    const int kind = tx->cards->card[node->card].kind;

    return kind == COV_KIND_ELDER || kind == COV_KIND_DIFFICULTY;
}

static int value_of(adit_tx *tx, const adit_node *node, const adit_number *number)
{
    if (number->kind == ADIT_NUMBER_FIXED) {
        return number->value;
    }
    if (!is_their_own(tx, node)) {
        return 0;
    }
    const int outer = tx->card;
    tx->card = node->card;
    const int value = adit_number_of(tx, COV_OPPONENT, number);
    tx->card = outer;
    return value < 0 ? 0 : value > MOST ? MOST : value;
}

static int number_of(adit_tx *tx, const adit_node *node, int parameter)
{
    return value_of(tx, node, &node->as.verb.number[parameter]);
}

/* Moving enemies, deliveries of resources and whatever else belongs to a player: nothing
 * (COV-297). */
static adit_status get_verb(adit_tx *tx, const adit_node *node, const adit_verb *verb)
{
    const int first = number_of(tx, node, 0);
    bool is_built;

    if (verb->run == cov_support || verb->run == cov_strengthen) { /* COV-289 */
        cov_elders_gp(tx, first);
    } else if (verb->run == cov_advance) {
        return cov_elders_advance(tx, first, number_of(tx, node, 1));
    } else if (verb->run == cov_advance_any) {
        return advance_each(tx, first);
    } else if (verb->run == cov_take_coin) {
        return cov_elders_take_shown(tx, COV_COINS);
    } else if (verb->run == cov_take_tradition) {
        return cov_elders_take_shown(tx, COV_TRADITIONS);
    } else if (verb->run == cov_take_relic) {
        return cov_elders_take_relic(tx);
    } else if (verb->run == cov_inlay) {
        return cov_elders_take_jewel(tx);
    } else if (verb->run == cov_forge) {
        forge_card(tx);
    } else if (verb->run == cov_throne) {
        deliver_to_throne(tx, first);
    } else if (verb->run == cov_kill) {
        return kill_enemy(tx, first);
    } else if (verb->run == cov_build) {
        return cov_elders_build(tx, first, &is_built); /* COV-295 */
    } else if (strcmp(verb->name, "gain") == 0) {
        /* COV-286, COV-296: of goods only GP are of use to them */
        const adit_amounts *amounts = &tx->cards->amounts[node->as.verb.amounts[0]];
        cov_elders_gp(tx, value_of(tx, node, &amounts->of[COV_GP]));
    }
    return ADIT_OK;
}

/* A verb that is about the Elders says itself what it does. */
static adit_status run_verb(adit_tx *tx, const adit_node *node)
{
    const adit_verb *verb = adit_verb_at(tx->def, node->as.verb.verb);
    const int outer = tx->card;
    adit_args args;

    if (strncmp(verb->name, "elders_", 7) != 0) {
        return get_verb(tx, node, verb);
    }
    tx->card = node->card;
    adit_status status = adit_node_args(tx, COV_OPPONENT, node, &args);
    ADIT_THEN(status, adit_run_verb(tx, COV_OPPONENT, node->as.verb.verb, &args));
    tx->card = outer;
    return status;
}

/* ---- Effects ---- */

static adit_status get_parts(adit_tx *tx, const adit_node *node)
{
    for (int i = 0; i < node->count; i++) {
        ADIT_TRY(cov_elders_get(tx, node->part[i]));
    }
    return ADIT_OK;
}

/* COV-276: of alternatives the first that changes anything. */
static adit_status get_first(adit_tx *tx, const adit_node *node)
{
    cov_state before;

    for (int i = 0; i < node->count; i++) {
        memcpy(&before, tx->work, adit_state_size(tx->def, tx->work->players));
        ADIT_TRY(cov_elders_get(tx, node->part[i]));
        if (memcmp(&before, tx->work, adit_state_size(tx->def, tx->work->players)) != 0) {
            break;
        }
    }
    return ADIT_OK;
}

static adit_status repeat_part(adit_tx *tx, const adit_node *node)
{
    const int times = value_of(tx, node, &node->as.repeat.times);

    for (int i = 0; i < times; i++) {
        ADIT_TRY(get_parts(tx, node));
    }
    return ADIT_OK;
}

static adit_status get_when(adit_tx *tx, const adit_node *node)
{
    const adit_condition *when = &node->as.when;
    /* Elsewhere they have nothing of what is counted. */
    const bool holds = is_their_own(tx, node)
                           ? adit_condition_holds(tx, COV_OPPONENT, when, NULL)
                           : when->script == 0 && when->min <= 0 && when->max >= 0;

    ADIT_TRY(tx->stop);
    return holds ? get_parts(tx, node) : ADIT_OK;
}

/* COV-276: all parts from left to right; they decline nothing. */
adit_status cov_elders_get(adit_tx *tx, adit_node_id id)
{
    const adit_node *node = &tx->cards->node[id];

    if (id == 0 || tx->stop != ADIT_OK) {
        return tx->stop;
    }
    if (--tx->parts_left < 0) {
        return adit_fault(tx, ADIT_LIMIT, "%s: the Elders do more than %d things in one turn",
                          tx->cards->card[node->card].id, ADIT_MAX_RUN_PARTS);
    }
    switch ((adit_node_kind)node->kind) {
    case ADIT_NODE_SEQUENCE:
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_AND_OR:
    case ADIT_NODE_THEN_OR:
    case ADIT_NODE_OPTIONAL:
        return get_parts(tx, node);
    case ADIT_NODE_ONE_OF:
        return get_first(tx, node);
    case ADIT_NODE_REPEAT:
        return repeat_part(tx, node);
    case ADIT_NODE_WHEN:
        return get_when(tx, node);
    case ADIT_NODE_VERB:
        return run_verb(tx, node);
    case ADIT_NODE_SCRIPT: /* one that players have too acts for them, not for the Elders */
        return is_their_own(tx, node) ? adit_effect_run_auto(tx, COV_OPPONENT, node->card, id, NULL)
                                      : ADIT_OK;
    }
    return ADIT_OK;
}
