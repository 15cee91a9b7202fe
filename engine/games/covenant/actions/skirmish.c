/* skirmish.c - the basic action Skirmish (6.3).
 *
 * The enemies are one answer, asked one by one; they may stand anywhere, and nothing moves before
 * the answer is complete (COV-142, COV-10.112). Then Prestige, then the dice of the types that
 * were defeated, each once.
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"

typedef struct {
    int seat, strength; /* what is left of it */
    int cost[COV_ENEMIES];
    uint8_t chosen[COV_SPOTS][COV_ENEMIES];
} fight_plan;

static bool may_fight(const cov_state *state, const fight_plan *fight, int spot, int enemy,
                      adit_why *why)
{
    if (state->enemy[spot][enemy] <= fight->chosen[spot][enemy]) {
        return adit_refuse(why, fight->chosen[spot][enemy] > 0
                                    ? "you have already chosen all of them"
                                    : "there are none in that hall");
    }
    return fight->cost[enemy] <= fight->strength ||
           adit_refuse(why, "costs %d strength, you have %d left", fight->cost[enemy],
                       fight->strength);
}

/* COV-156: possibly nobody (COV-208). */
static void build_fight(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_state *state = cov_of(tx);
    const fight_plan *fight = context;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
            const adit_option option = {
                .what = COV_OPT_FIGHT, .a = (int16_t)spot, .b = (int16_t)(COV_GOBLIN + enemy)};
            if (!out->wants_reasons && state->enemy[spot][enemy] <= fight->chosen[spot][enemy]) {
                continue;
            }
            if (!adit_offer_if(out, option,
                               may_fight(state, fight, spot, enemy, adit_why_of(out)) &&
                                   cov_may(tx, fight->seat, COV_MAY_FIGHT,
                                           cov_enemy_card(tx->cards, enemy)->number,
                                           adit_why_of(out)))) {
                return;
            }
        }
    }
    if (out->count > 0) {
        (void)adit_offer(out, (adit_option){.what = COV_OPT_STOP});
    }
}

/* COV-204: left-over strength is lost. */
static void choose_enemy(adit_tx *tx, void *context, const adit_option *answer)
{
    fight_plan *fight = context;
    const int enemy = answer->b - COV_GOBLIN;

    (void)tx;
    fight->chosen[answer->a][enemy]++;
    fight->strength -= fight->cost[enemy];
}

static adit_status take_enemies(adit_tx *tx, const fight_plan *fight, int defeated[COV_ENEMIES])
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
            /* a card that hears of the first may have moved the others away */
            for (int i = 0; i < fight->chosen[spot][enemy] && cov_of(tx)->enemy[spot][enemy] > 0;
                 i++) {
                ADIT_TRY(cov_take_enemy(tx, fight->seat, spot, enemy));
                defeated[enemy]++;
            }
        }
    }
    return ADIT_OK;
}

adit_status cov_skirmish(adit_tx *tx, int seat, int strength)
{
    fight_plan fight = {.seat = seat, .strength = strength};
    int defeated[COV_ENEMIES] = {0};

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        const adit_card *card = cov_enemy_card(tx->cards, enemy);
        fight.cost[enemy] = adit_value(tx, seat, COV_VALUE_ENEMY_COST,
                                       card->fact[COV_ENEMY_STRENGTH].number, card->number);
    }
    ADIT_TRY(cov_choose_several(tx, COV_ASK_SKIRMISH, seat, build_fight, choose_enemy, &fight));
    ADIT_TRY(take_enemies(tx, &fight, defeated));
    return cov_take_spoils(tx, seat, defeated);
}
