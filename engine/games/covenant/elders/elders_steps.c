/* elders_steps.c - what the Elders do (9.3, 9.4): the verbs of their cards.
 *
 * Which steps a tool card stands for is said by the difficulty tile, with these verbs; what they
 * prefer where a player would choose is the value `elders_worth`, and their die decides between
 * what is worth the same. Cards of players may use the verbs too; without the Elders they do
 * nothing.
 */
#include "engine/base/assert.h"
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"

/* ---- Plain ones ---- */

adit_status cov_elders_gain(adit_tx *tx, int seat, const adit_args *args)
{
    (void)seat;
    if (cov_is_solo(cov_of(tx))) {
        cov_elders_gp(tx, args->n[0]);
    }
    return ADIT_OK;
}

adit_status cov_elders_move(adit_tx *tx, int seat, const adit_args *args)
{
    (void)seat;
    return cov_is_solo(cov_of(tx)) ? cov_elders_advance(tx, args->n[0], args->n[1]) : ADIT_OK;
}

adit_status cov_elders_take(adit_tx *tx, int seat, const adit_args *args)
{
    (void)seat;
    if (!cov_is_solo(cov_of(tx))) {
        return ADIT_OK;
    }
    switch (args->n[0]) {
    case COV_TAKE_RELIC:
        return cov_elders_take_relic(tx);
    case COV_TAKE_JEWEL:
        return cov_elders_take_jewel(tx);
    default:
        return cov_elders_take_shown(tx, args->n[0] == COV_TAKE_COIN ? COV_COINS : COV_TRADITIONS);
    }
}

/* ---- Digging (COV-278) ---- */

/* Different tiles, or as many as there are; an empty slot is rolled again (COV-10.85). */
adit_status cov_elders_clear(adit_tx *tx, int seat, const adit_args *args)
{
    (void)seat;
    for (int tile = 0; tile < args->n[0] && cov_is_solo(cov_of(tx)); tile++) {
        const adit_card *card;

        ADIT_TRY(cov_elders_choose_shown(tx, COV_RUBBLE, &card));
        if (card != NULL) {
            cov_take_shown(cov_of(tx), card, COV_LIES_DISCARDED);
            adit_note(tx, COV_LOG_ELDERS_CLEAR, -1, card->number + 1, 0, 0);
        }
    }
    return ADIT_OK;
}

/* The hall is still face down: a back that lets them reveal could choose it again, without end. */
static adit_status reward_reveal(adit_tx *tx, const adit_card *back)
{
    if (tx->script_depth >= ADIT_MAX_SCRIPT_DEPTH) {
        return adit_fault(tx, ADIT_LIMIT, "%s: rewards of halls nested more than %d deep", back->id,
                          ADIT_MAX_SCRIPT_DEPTH);
    }
    tx->script_depth++;
    const adit_status status = cov_elders_get(tx, back->fact[COV_BACK_REWARD].effect);
    tx->script_depth--;
    return status;
}

/* The leftmost face-down hall of a row, wherever it lies (COV-10.84). */
adit_status cov_elders_reveal(adit_tx *tx, int seat, const adit_args *args)
{
    const cov_state *state = cov_of(tx);
    uint32_t face_down = 0;
    int spot, hall;

    (void)seat;
    (void)args;
    for (int i = 0; i < COV_SPOTS && cov_is_solo(state); i++) {
        face_down |= (uint32_t)(state->back[i] != 0) << i;
    }
    ADIT_TRY(cov_elders_choose_spot(tx, face_down, &spot));
    if (spot < 0) {
        return ADIT_OK;
    }
    const adit_card *back = adit_card_at(tx->cards, COV_KIND_BACK, state->back[spot] - 1);
    ADIT_TRY(reward_reveal(tx, back));
    /* a back that reveals may have turned this hall up already */
    return state->back[spot] == 0 ? ADIT_OK : cov_turn_hall(tx, spot, &hall);
}

/* ---- Fighting (COV-279) ---- */

/* What they take from a row, the best first: goods of the verb's argument. */
typedef struct {
    const adit_goods *goods;
    int count;
} prey_list;

static int wanted_of(const prey_list *prey, int which, int enemy)
{
    return prey->goods[which].have[COV_GOBLIN + enemy];
}

static bool has_prey(const cov_state *state, const prey_list *prey, int which, int row)
{
    int all = 0;

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        int there = 0;
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            there += cov_row_of(spot) == row ? state->enemy[spot][enemy] : 0;
        }
        if (there < wanted_of(prey, which, enemy)) {
            return false;
        }
        all += wanted_of(prey, which, enemy);
    }
    return all > 0;
}

/* The best prey of a row; prey->count: none. */
static int best_prey(const cov_state *state, const prey_list *prey, int row)
{
    int best = 0;

    while (best < prey->count && !has_prey(state, prey, best, row)) {
        best++;
    }
    return best;
}

/* COV-10.86: the rows with the best prey; without the switch every row that qualifies. */
static unsigned rows_with_prey(const cov_state *state, const prey_list *prey)
{
    const bool wants_best = state->base.rule[COV_RULE_AXE_GLOBAL] != 0;
    unsigned rows[ADIT_MAX_PRICES + 1] = {0};

    for (int row = 0; row < COV_ROWS; row++) {
        const int best = best_prey(state, prey, row);
        rows[wants_best || best == prey->count ? best : 0] |= 1u << row;
    }
    for (int best = 0; best < prey->count; best++) {
        if (rows[best] != 0) {
            return rows[best];
        }
    }
    return 0;
}

void cov_elders_capture(adit_tx *tx, int spot, int enemy)
{
    cov_state *state = cov_of(tx);

    state->enemy[spot][enemy]--;
    state->elders.dungeon[enemy]++;
    adit_note(tx, COV_LOG_ELDERS_ENEMY, -1, COV_GOBLIN + enemy, spot, 0);
}

/* From the left. */
static void capture_in_row(adit_tx *tx, int row, const int wanted[COV_ENEMIES])
{
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        int left = wanted[enemy];
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            while (left > 0 && cov_row_of(spot) == row && cov_of(tx)->enemy[spot][enemy] > 0) {
                cov_elders_capture(tx, spot, enemy);
                left--;
            }
        }
    }
}

/* COV-276: troll, orc, goblin. A face that gives a resource gives nothing, and the die is rolled
 * all the same (COV-10.101). */
adit_status cov_elders_spoils(adit_tx *tx, const int defeated[COV_ENEMIES])
{
    ADIT_TRY(cov_elders_advance(tx, COV_PRESTIGE, cov_prestige_for(tx->cards, defeated)));
    for (int enemy = COV_ENEMIES - 1; enemy >= 0; enemy--) {
        if (defeated[enemy] > 0) {
            const adit_card *face = cov_face_card(tx->cards, enemy, cov_of(tx)->die[enemy]);
            ADIT_TRY(cov_elders_get(tx, face->fact[COV_FACE_REWARD].effect));
            ADIT_TRY(cov_roll_die(tx, enemy));
        }
    }
    return ADIT_OK;
}

adit_status cov_elders_fight(adit_tx *tx, int seat, const adit_args *args)
{
    const prey_list prey = {&args->goods[args->first[0]], args->length[0]};
    int row, defeated[COV_ENEMIES];

    (void)seat;
    if (!cov_is_solo(cov_of(tx))) {
        return ADIT_OK;
    }
    ADIT_TRY(cov_elders_choose_row(tx, rows_with_prey(cov_of(tx), &prey), &row));
    if (row < 0) {
        return ADIT_OK;
    }
    const int best = best_prey(cov_of(tx), &prey, row);
    if (ADIT_CANNOT(best >= prey.count)) { /* the row was chosen for its prey */
        return ADIT_OK;
    }
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        defeated[enemy] = wanted_of(&prey, best, enemy);
    }
    capture_in_row(tx, row, defeated);
    return cov_elders_spoils(tx, defeated);
}

/* ---- Transporting (COV-280) ---- */

/* Mythrall before gold before emerald before iron, unless cards make another worth more. */
void cov_elders_order(adit_tx *tx, int resource[COV_RESOURCES])
{
    int worth[COV_RESOURCES] = {0};

    for (int i = 0; i < COV_RESOURCES; i++) {
        const int next = COV_RESOURCES - 1 - i;
        const int of_next = cov_elders_worth(tx, cov_resource_card(tx->cards, next)->number, 0);
        int place = i;
        for (; place > 0 && worth[place - 1] < of_next; place--) {
            worth[place] = worth[place - 1];
            resource[place] = resource[place - 1];
        }
        worth[place] = of_next;
        resource[place] = next;
    }
}

/* COV-10.124: they deliver everything at once or not at all. */
static bool may_use_site(const adit_tx *tx, int site)
{
    const cov_state *state = cov_of(tx);
    const int limit = cov_site_limit(tx->cards, site);
    int spaces = 0;

    for (int resource = 0; resource < COV_RESOURCES; resource++) {
        spaces += cov_site_free(state, tx->cards, site, resource);
    }
    return state->site_carts[site][COV_ELDERS] == 0 && limit <= state->elders.carts &&
           limit <= spaces;
}

static void cover_spaces(adit_tx *tx, int site)
{
    cov_state *state = cov_of(tx);
    const int limit = cov_site_limit(tx->cards, site);
    int order[COV_RESOURCES], gp = 0;

    cov_elders_order(tx, order);
    for (int i = 0; i < COV_RESOURCES; i++) {
        while (state->site_carts[site][COV_ELDERS] < limit &&
               cov_site_free(state, tx->cards, site, order[i]) > 0) {
            state->site_covered[site][order[i]]++;
            state->site_carts[site][COV_ELDERS]++;
            state->elders.carts--;
            gp += cov_elders_delivery_gp(tx->cards, order[i]);
            adit_note(tx, COV_LOG_ELDERS_CART, -1, order[i],
                      adit_card_at(tx->cards, COV_KIND_SITE, site)->number + 1, 0);
        }
    }
    cov_elders_gp(tx, gp);
}

/* COV-10.36, COV-10.125: the leftmost empty reward space. */
static adit_status complete_site(adit_tx *tx, int site)
{
    cov_state *state = cov_of(tx);
    const adit_card *card = adit_card_at(tx->cards, COV_KIND_SITE, site);

    state->elders.board[COV_PILLAR + card->fact[COV_SITE_KIND].number]++;
    adit_note(tx, COV_LOG_ELDERS_SITE, -1, card->number + 1, 0, 0);
    for (int n = 0; n < cov_site_reward_count(state); n++) {
        if (state->site_marker[site][n] == 0) {
            state->site_marker[site][n] = COV_ELDERS + 1;
            return cov_elders_get(tx, cov_site_reward(state, tx->cards, site, n));
        }
    }
    return ADIT_OK;
}

adit_status cov_elders_transport(adit_tx *tx, int seat, const adit_args *args)
{
    const int count = adit_kind_card_count(tx->cards, COV_KIND_SITE);
    unsigned value[COV_SITES] = {0};
    int card[COV_SITES] = {0}, site;

    (void)seat;
    (void)args;
    for (int i = 0; i < count && i < COV_SITES && cov_is_solo(cov_of(tx)); i++) { /* COV-272 */
        const adit_card *row = adit_card_at(tx->cards, COV_KIND_SITE, i);
        card[i] = row->number;
        value[i] = may_use_site(tx, i) ? cov_die_bit(row->fact[COV_SITE_DIE].number) : 0;
    }
    ADIT_TRY(cov_elders_choose(tx, value, card, COV_SITES, &site));
    if (site < 0) {
        return ADIT_OK;
    }
    cover_spaces(tx, site);
    return complete_site(tx, site);
}

/* ---- Building (COV-281) ---- */

adit_status cov_elders_construct(adit_tx *tx, int seat, const adit_args *args)
{
    bool is_built;

    (void)seat;
    return cov_is_solo(cov_of(tx)) ? cov_elders_build(tx, args->n[0], &is_built) : ADIT_OK;
}
