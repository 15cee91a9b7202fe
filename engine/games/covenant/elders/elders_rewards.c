/* elders_rewards.c - what the Elders get for each effect (9.5).
 *
 * They are no seat, so their effects are not carried out by the engine: the declared tree is read
 * here, from left to right, and each verb has a meaning of its own for them. Nobody is asked,
 * nothing is paid, and what they take has no effect of its own, so it always ends (COV-298).
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"

#include <string.h>

/* ---- Tiles for their storage (COV-291, COV-292) ---- */

static void store_tile(adit_tx *tx, const adit_card *tile)
{
    cov_take_shown(cov_of(tx), tile, COV_LIES_WITH_ELDERS);
    adit_note(tx, COV_LOG_ELDERS_TAKE, -1, tile->number + 1, 0, 0);
}

/* A tradition or a coin; what it costs does not matter. */
static adit_status take_from_display(adit_tx *tx, int display)
{
    const adit_card *tile;

    ADIT_TRY(cov_elders_choose_shown(tx, display, &tile));
    if (tile != NULL) {
        store_tile(tx, tile);
    }
    return ADIT_OK;
}

/* COV-271: a value for each jewel of a row. The gap is filled at once (COV-231). */
static adit_status take_jewel(adit_tx *tx)
{
    unsigned value[COV_JEWEL_ROWS * COV_JEWEL_COLOURS] = {0};
    int chosen;

    for (int i = 0; i < COV_JEWEL_ROWS * COV_JEWEL_COLOURS; i++) {
        const int row = i / COV_JEWEL_COLOURS, colour = i % COV_JEWEL_COLOURS;
        const adit_card *slot = cov_slot(tx->cards, COV_JEWELS, row + 1);
        if (cov_of(tx)->shown[COV_JEWELS + colour][row] != 0) {
            value[i] = 1u << slot->fact[COV_SLOT_DIE + colour].number;
        }
    }
    ADIT_TRY(cov_elders_choose(tx, value, COV_JEWEL_ROWS * COV_JEWEL_COLOURS, &chosen));
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
            adit_card_at(tx->cards, COV_KIND_RELIC, i)->fact[COV_RELIC_TYPE].number == type) {
            return true;
        }
    }
    return false;
}

/* From the top of the shelf the first of a type that the player does not own, else the topmost;
 * where they stand on the Mining track does not matter. */
adit_status cov_elders_take_relic(adit_tx *tx)
{
    const adit_card *top = NULL, *wanted = NULL;

    for (int slot = 0; slot < cov_display_rows[COV_RELICS].slots; slot++) {
        const int number = cov_of(tx)->shown[COV_RELICS][slot];
        if (number != 0) {
            top = &tx->cards->card[number - 1];
            wanted = player_owns_type(tx, top->fact[COV_RELIC_TYPE].number) ? wanted : top;
        }
    }
    if (top != NULL) {
        store_tile(tx, wanted != NULL ? wanted : top);
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

/* COV-293: the highest level with a free space, while carts last. */
static void deliver_to_throne(adit_tx *tx, int count)
{
    cov_state *state = cov_of(tx);

    while (count-- > 0 && state->elders.carts > 0) {
        int level = COV_MYTHRALL;
        while (level >= COV_IRON && cov_throne_free(state, level) <= 0) {
            level--;
        }
        if (level < COV_IRON) {
            return;
        }
        state->elders.throne[level]++;
        state->elders.carts--;
        adit_note(tx, COV_LOG_ELDERS_THRONE, -1, level, 0, 0);
        cov_elders_gp(tx, cov_elders_delivery_gp(tx->cards, level));
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

/* A number that counts something of a player counts nothing of theirs. */
static int number_of(const adit_node *node, int parameter)
{
    const adit_number *number = &node->as.verb.number[parameter];

    return number->kind == ADIT_NUMBER_FIXED ? number->value : 0;
}

/* Moving enemies, deliveries of resources and whatever else belongs to a player: nothing
 * (COV-297). */
static adit_status get_verb(adit_tx *tx, const adit_node *node)
{
    const adit_verb *verb = adit_verb_at(tx->def, node->as.verb.verb);
    const int first = number_of(node, 0);
    bool is_built;

    if (verb->run == cov_support || verb->run == cov_strengthen) { /* COV-289 */
        cov_elders_gp(tx, first);
    } else if (verb->run == cov_advance) {
        return cov_elders_advance(tx, first, number_of(node, 1));
    } else if (verb->run == cov_advance_any) {
        return advance_each(tx, first);
    } else if (verb->run == cov_take_coin) {
        return take_from_display(tx, COV_COINS);
    } else if (verb->run == cov_take_tradition) {
        return take_from_display(tx, COV_TRADITIONS);
    } else if (verb->run == cov_take_relic) {
        return cov_elders_take_relic(tx);
    } else if (verb->run == cov_inlay) {
        return take_jewel(tx);
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
        cov_elders_gp(tx, adit_fixed_goods(tx->cards, node->as.verb.amounts[0]).have[COV_GP]);
    }
    return ADIT_OK;
}

static adit_status get_parts(adit_tx *tx, const adit_node *node, int count)
{
    for (int i = 0; i < count && i < node->count; i++) {
        ADIT_TRY(cov_elders_get(tx, node->part[i]));
    }
    return ADIT_OK;
}

static adit_status repeat_part(adit_tx *tx, const adit_node *node)
{
    const adit_number *times = &node->as.repeat.times;

    for (int i = 0; times->kind == ADIT_NUMBER_FIXED && i < times->value; i++) {
        ADIT_TRY(get_parts(tx, node, 1));
    }
    return ADIT_OK;
}

/* COV-276: all parts from left to right, of alternatives the first; they decline nothing. */
adit_status cov_elders_get(adit_tx *tx, adit_node_id id)
{
    const adit_node *node = &tx->cards->node[id];

    if (id == 0 || tx->stop != ADIT_OK) {
        return tx->stop;
    }
    switch ((adit_node_kind)node->kind) {
    case ADIT_NODE_SEQUENCE:
    case ADIT_NODE_ANY_ORDER:
    case ADIT_NODE_AND_OR:
    case ADIT_NODE_THEN_OR:
        return get_parts(tx, node, node->count);
    case ADIT_NODE_ONE_OF:
    case ADIT_NODE_OPTIONAL:
        return get_parts(tx, node, 1);
    case ADIT_NODE_REPEAT:
        return repeat_part(tx, node);
    case ADIT_NODE_WHEN: /* whatever is counted, they have none of it */
        return node->as.when.min <= 0 && node->as.when.max >= 0 ? get_parts(tx, node, 1) : ADIT_OK;
    case ADIT_NODE_VERB:
        return get_verb(tx, node);
    case ADIT_NODE_SCRIPT: /* acts for a player, which they are not */
        return ADIT_OK;
    }
    return ADIT_OK;
}
