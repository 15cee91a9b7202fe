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
} fight;

static bool may_fight(const cov_state *state, const fight *it, int spot, int enemy, adit_why *why)
{
    if (state->enemy[spot][enemy] <= it->chosen[spot][enemy]) {
        return adit_no(why, it->chosen[spot][enemy] > 0 ? "you have already chosen all of them"
                                                        : "there are none in that hall");
    }
    return it->cost[enemy] <= it->strength ||
           adit_no(why, "costs %d strength, you have %d left", it->cost[enemy], it->strength);
}

/* COV-156: possibly nobody (COV-208). */
static void build_fight(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_state *state = cov_of(tx);
    const fight *it = context;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
            const adit_option option = {
                .what = COV_OPT_FIGHT, .a = (int16_t)spot, .b = (int16_t)(COV_GOBLIN + enemy)};
            if (!out->wants_reasons && state->enemy[spot][enemy] <= it->chosen[spot][enemy]) {
                continue;
            }
            if (!adit_offer_if(out, option, may_fight(state, it, spot, enemy, adit_why_of(out)))) {
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
    fight *it = context;
    const int enemy = answer->b - COV_GOBLIN;

    (void)tx;
    it->chosen[answer->a][enemy]++;
    it->strength -= it->cost[enemy];
}

static adit_status take_enemies(adit_tx *tx, const fight *it, int defeated[COV_ENEMIES])
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
            for (int i = 0; i < it->chosen[spot][enemy]; i++) {
                ADIT_TRY(cov_take_enemy(tx, it->seat, spot, enemy));
                defeated[enemy]++;
            }
        }
    }
    return ADIT_OK;
}

adit_status cov_skirmish(adit_tx *tx, int seat, int strength)
{
    fight it = {.seat = seat, .strength = strength};
    int defeated[COV_ENEMIES] = {0};

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        const adit_card *card = cov_enemy_card(tx->cards, enemy);
        it.cost[enemy] = adit_modified(tx, seat, COV_VALUE_ENEMY_COST,
                                       card->fact[COV_ENEMY_STRENGTH].number, card->number);
    }
    ADIT_TRY(cov_choose_several(tx, COV_ASK_SKIRMISH, seat, build_fight, choose_enemy, &it));
    ADIT_TRY(take_enemies(tx, &it, defeated));
    return cov_take_spoils(tx, seat, defeated);
}
