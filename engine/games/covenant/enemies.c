/* enemies.c - enemies: the bag, their dice, moving them, and taking one by an effect.
 *
 * What is neither in a hall nor in a dungeon is in the bag, so the bag is not stored. A defeated
 * enemy lies in the dungeon at once: nothing looks at it in between, and no enemy is ever nowhere
 * (COV-207).
 */
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"

enum { FACES = 6, DIRECTIONS = 6 };

const adit_card *cov_enemy_card(const adit_cards *cards, int enemy)
{
    return cov_find_card(cards, COV_KIND_ENEMY, COV_ENEMY_TYPE, enemy, -1, 0);
}

/* ---- The bag (COV-14, COV-12.1) ---- */

int cov_in_bag(const cov_state *state, const adit_cards *cards, int enemy)
{
    int left = cov_enemy_card(cards, enemy)->fact[COV_ENEMY_COUNT].number;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        left -= state->enemy[spot][enemy];
    }
    for (int seat = 0; seat < state->base.players; seat++) {
        left -= state->player[seat].common.goods.have[COV_GOBLIN + enemy];
    }
    return left - (cov_is_solo(state) ? state->elders.dungeon[enemy] : 0);
}

adit_status cov_draw_enemies(adit_tx *tx, int spot, int count)
{
    cov_state *state = cov_of(tx);
    int left[COV_ENEMIES], total = 0;

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        left[enemy] = cov_in_bag(state, tx->cards, enemy);
        total += left[enemy];
    }
    for (int i = 0; i < count && total > 0; i++, total--) { /* COV-10.19: what is there */
        int drawn, enemy = 0;

        ADIT_TRY(adit_roll(tx, COV_STREAM_BAG, total, &drawn));
        while (enemy < COV_ENEMIES - 1 && drawn >= left[enemy]) {
            drawn -= left[enemy++];
        }
        left[enemy]--;
        state->enemy[spot][enemy]++;
        adit_note(tx, COV_LOG_ENEMY, -1, COV_GOBLIN + enemy, spot, 0);
    }
    return ADIT_OK;
}

/* ---- Dice (COV-206) ---- */

adit_status cov_roll_die(adit_tx *tx, int enemy)
{
    int outcome;

    ADIT_TRY(adit_roll(tx, COV_STREAM_DICE, FACES, &outcome));
    cov_of(tx)->die[enemy] = (uint8_t)(outcome + 1);
    adit_note(tx, COV_LOG_ROLLS, -1, COV_GOBLIN + enemy, outcome + 1, 0);
    return ADIT_OK;
}

const adit_card *cov_face_card(const adit_cards *cards, int enemy, int face)
{
    return cov_find_card(cards, COV_KIND_FACE, COV_FACE_DIE, enemy, COV_FACE_NUMBER, face);
}

/* Resolved completely before the die is rolled. */
static adit_status take_die_reward(adit_tx *tx, int seat, int enemy, int face)
{
    const adit_card *card = cov_face_card(tx->cards, enemy, face);

    ADIT_TRY(
        adit_effect_run_auto(tx, seat, card->number, card->fact[COV_FACE_REWARD].effect, NULL));
    return cov_roll_die(tx, enemy);
}

typedef struct {
    int seat;
    unsigned types; /* bit set of enemies whose dice are not settled */
} fight_spoils;

static bool offer_die(adit_tx *tx, const fight_spoils *spoils, int enemy, adit_options *out)
{
    const int16_t good = (int16_t)(COV_GOBLIN + enemy);
    const int about = cov_enemy_card(tx->cards, enemy)->number;

    if (!adit_permission(tx, spoils->seat, COV_MAY_TAKE_ANY_FACE, about, NULL)) {
        return adit_offer(out, (adit_option){.what = COV_OPT_TAKE_DIE, .a = good});
    }
    for (int face = 1; face <= FACES; face++) {
        const adit_option option = {
            .what = COV_OPT_TAKE_FACE, .a = good, .b = (int16_t)face}; /* trad 10 */
        if (!adit_offer(out, option)) {
            return false;
        }
    }
    return true;
}

/* COV-157: a reward that cannot be used may be taken all the same (COV-10.24). */
static void build_dice(adit_tx *tx, const void *context, adit_options *out)
{
    const fight_spoils *spoils = context;

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        if ((spoils->types >> enemy & 1) != 0) {
            const adit_option skip = {.what = COV_OPT_SKIP_DIE, .a = (int16_t)(COV_GOBLIN + enemy)};
            if (!offer_die(tx, spoils, enemy, out) || !adit_offer(out, skip)) {
                return;
            }
        }
    }
}

/* Asks for the rewards of the dice of these types until all are settled (COV-157). */
static adit_status settle_dice(adit_tx *tx, int seat, unsigned types)
{
    fight_spoils spoils = {.seat = seat, .types = types};
    const adit_question question = {
        .key = COV_ASK_DIE, .seat = seat, .build = build_dice, .context = &spoils};

    while (spoils.types != 0) {
        adit_option answer;

        ADIT_TRY(adit_ask(tx, &question, &answer));
        const int enemy = answer.a - COV_GOBLIN;
        spoils.types &= ~(1u << enemy);
        if (answer.what == COV_OPT_SKIP_DIE) {
            continue; /* COV-10.23: not rolled */
        }
        ADIT_TRY(take_die_reward(
            tx, seat, enemy, answer.what == COV_OPT_TAKE_FACE ? answer.b : cov_of(tx)->die[enemy]));
    }
    return ADIT_OK;
}

/* ---- Taking enemies ---- */

adit_status cov_take_enemy(adit_tx *tx, int seat, int spot, int enemy)
{
    adit_goods goods = {{0}};

    cov_of(tx)->enemy[spot][enemy]--;
    adit_note(tx, COV_LOG_DEFEATS, seat, COV_GOBLIN + enemy, spot, 0);
    goods.have[COV_GOBLIN + enemy] = 1;
    return adit_gain_plainly(tx, seat, &goods);
}

/* COV-205: what one Skirmish defeats counts on its own (COV-10.20, COV-10.21). */
int cov_prestige_for(const adit_cards *cards, const int defeated[COV_ENEMIES])
{
    int steps = 0;

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        const adit_fact *fact = cov_enemy_card(cards, enemy)->fact;
        steps += defeated[enemy] / fact[COV_ENEMY_PER].number * fact[COV_ENEMY_PRESTIGE].number;
    }
    return steps;
}

adit_status cov_take_spoils(adit_tx *tx, int seat, const int defeated[COV_ENEMIES])
{
    const adit_args prestige = {.n = {COV_PRESTIGE, cov_prestige_for(tx->cards, defeated)}};
    unsigned types = 0;

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        types |= defeated[enemy] > 0 ? 1u << enemy : 0; /* COV-10.25: once for each type */
    }
    ADIT_TRY(cov_advance(tx, seat, &prestige));
    return settle_dice(tx, seat, types);
}

typedef struct {
    int spot; /* -1: any */
    unsigned types;
} hunt_plan;

static void build_hunt(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_state *state = cov_of(tx);
    const hunt_plan *hunt = context;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
            const adit_option option = {
                .what = COV_OPT_ENEMY, .a = (int16_t)spot, .b = (int16_t)(COV_GOBLIN + enemy)};
            const bool is_prey = (hunt->types >> enemy & 1) != 0 ||
                                 adit_refuse(adit_why_of(out), "that enemy is too strong");
            const bool is_here =
                hunt->spot < 0 || hunt->spot == spot ||
                adit_refuse(adit_why_of(out), "that enemy is not in the hall you built in");
            if (state->enemy[spot][enemy] > 0 && !adit_offer_if(out, option, is_prey && is_here)) {
                return;
            }
        }
    }
    cov_offer_decline(out);
}

/* COV-172 */
static adit_status take_one(adit_tx *tx, int seat, const hunt_plan *hunt, int *enemy)
{
    adit_option answer;

    *enemy = -1;
    ADIT_TRY(cov_choose(tx, COV_ASK_ENEMY, seat, build_hunt, hunt, &answer));
    if (answer.what == COV_OPT_DECLINE) {
        return ADIT_OK;
    }
    *enemy = answer.b - COV_GOBLIN;
    return cov_take_enemy(tx, seat, answer.a, *enemy);
}

/* COV-197, COV-10.22 */
adit_status cov_kill(adit_tx *tx, int seat, const adit_args *args)
{
    const hunt_plan hunt = {.spot = -1, .types = (2u << args->n[0]) - 1}; /* COV-10.27 */
    int defeated[COV_ENEMIES] = {0}, enemy;

    ADIT_TRY(take_one(tx, seat, &hunt, &enemy));
    if (enemy < 0) {
        return ADIT_OK;
    }
    defeated[enemy] = 1;
    return cov_take_spoils(tx, seat, defeated);
}

/* Trad 29, COV-10.95: neither Prestige nor die. */
adit_status cov_capture_here(adit_tx *tx, int seat, const adit_args *args)
{
    const int built_at = cov_of(tx)->turn.built_at;
    const hunt_plan hunt = {.spot = built_at - 1, .types = (1u << COV_ENEMIES) - 1};
    int enemy;

    (void)args;
    return built_at == 0 ? ADIT_OK : take_one(tx, seat, &hunt, &enemy);
}

/* ---- Moving them (COV-196) ---- */

/* COV-10.31, COV-10.111: face-up halls with room, whoever has built there. */
static bool may_enter(const cov_state *state, int spot, adit_why *why)
{
    if (!cov_is_up(state, spot)) {
        return adit_refuse(why, "that hall is face down");
    }
    return cov_enemies_at(state, spot) < COV_HALL_ENEMIES ||
           adit_refuse(why, "that hall already holds three enemies");
}

static bool offer_ways(const cov_state *state, int from, adit_options *out)
{
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        const int to = cov_neighbour(state, from, direction);
        const bool may = to >= 0 && may_enter(state, to, adit_why_of(out));
        for (int enemy = 0; to >= 0 && enemy < COV_ENEMIES; enemy++) {
            const adit_option option = {.what = COV_OPT_MOVE,
                                        .a = (int16_t)from,
                                        .b = (int16_t)(COV_GOBLIN + enemy),
                                        .c = (int16_t)to};
            if (state->enemy[from][enemy] > 0 && !adit_offer_if(out, option, may)) {
                return false;
            }
        }
    }
    return true;
}

/* COV-171 */
static void build_moves(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_state *state = cov_of(tx);

    (void)context;
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (cov_enemies_at(state, spot) > 0 && !offer_ways(state, spot, out)) {
            return;
        }
    }
    if (out->count > 0) {
        (void)adit_offer(out, (adit_option){.what = COV_OPT_STOP});
    }
}

adit_status cov_move_enemies(adit_tx *tx, int seat, const adit_args *args)
{
    for (int i = 0; i < args->n[0]; i++) {
        adit_option answer;

        ADIT_TRY(cov_choose(tx, COV_ASK_MOVE, seat, build_moves, NULL, &answer));
        if (answer.what == COV_OPT_DECLINE) {
            return ADIT_OK;
        }
        cov_state *state = cov_of(tx);
        state->enemy[answer.a][answer.b - COV_GOBLIN]--;
        state->enemy[answer.c][answer.b - COV_GOBLIN]++;
        adit_note(tx, COV_LOG_MOVES, seat, answer.b, answer.c, 0);
    }
    return ADIT_OK;
}
