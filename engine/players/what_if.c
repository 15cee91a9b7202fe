/* what_if.c - a forward model: answers of a seat, tried on a copy that holds only what it sees.
 *
 * Whatever the seat cannot see is dealt again by a key that comes from the bot's own seed and from
 * what the seat sees, so two positions that look the same to it have the same futures here: a bot
 * learns nothing that it could not compute, and the chances of the game itself are never drawn
 * from.
 */
#include "engine/players/internal.h"

#include <assert.h>

#include "engine/chance/keys.h"
#include "engine/rules/runner.h"

/* The copy as the seat may imagine it. */
static adit_status deal_copy(adit_game *game, const adit_trial_plan *plan, adit_game **copy,
                             adit_err *err)
{
    const adit_read_point mark = adit_game_read_point(game);
    const uint64_t key = adit_decision_key(game, plan->seed, plan->seat);

    ADIT_TRY(adit_game_read_error(game, mark, err));
    *copy = adit_game_clone(game);
    ADIT_TRY_NEW(*copy, err);
    adit_game_determinise(*copy, plan->seat,
                          adit_key(ADIT_FOR_WHAT_IF, key, plan->seat, (uint64_t)plan->deal));
    return ADIT_OK;
}

/* The answer among what is offered to the seat. `status` is the failure if it is not. */
static adit_status find_answer(adit_game *game, int seat, const char *answer, adit_status status,
                               int *index, adit_err *err)
{
    const adit_read_point mark = adit_game_read_point(game);

    if (adit_game_seat(game) != seat) {
        return adit_fail(err, status, "'%s': player %d is not asked any more", answer, seat);
    }
    *index = adit_game_option_find(game, answer);
    ADIT_TRY(adit_game_read_error(game, mark, err));
    return *index >= 0 ? ADIT_OK : adit_fail(err, status, "'%s' is not offered", answer);
}

/* What ends for a reason that differs between machines must not be an answer. */
static adit_status check_reason(const adit_game *copy, adit_status status, adit_err *err)
{
    if (status == ADIT_OK || copy->engine->runner->abort_reason == NULL) {
        return status;
    }
    return adit_fail(err, ADIT_LIMIT, "a card ran too long in a trial game");
}

static adit_status try_answers(adit_game *copy, const adit_trial_plan *plan, adit_err *err)
{
    assert(copy != NULL);
    adit_engine *engine = copy->engine;
    adit_budget *whole = engine->budget;
    adit_budget budget = adit_budget_of(ADIT_BUDGET_WHAT_IF, 0, whole);
    adit_status status = ADIT_OK;

    (void)adit_engine_use_budget(engine, &budget);
    for (int i = 0; i < plan->count && status == ADIT_OK; i++) {
        int index = 0;

        /* The first was offered in the game; what follows comes from an earlier trial. */
        status = find_answer(copy, plan->seat, plan->answer[i], i == 0 ? ADIT_ILLEGAL : ADIT_USAGE,
                             &index, err);
        ADIT_THEN(status, adit_game_decide(copy, index, err));
    }
    status = check_reason(copy, status, err);
    ADIT_THEN(status, adit_engine_pay(engine, err));
    (void)adit_engine_use_budget(engine, whole);
    return status;
}

adit_status adit_game_what_if(adit_game *game, const adit_trial_plan *plan, adit_game **after,
                              int64_t *steps, adit_err *err)
{
    ADIT_NEED(after != NULL, err);
    *after = NULL;
    ADIT_NEED(game != NULL && plan != NULL && (plan->answer != NULL || plan->count <= 0), err);

    if (plan->seat < 1 || plan->seat > adit_game_players(game)) {
        return adit_fail(err, ADIT_USAGE, "there is no seat %d", plan->seat);
    }
    const int64_t before = adit_engine_steps(game->engine);
    adit_status status = ADIT_OK;
    int index = 0;

    if (plan->count > 0) {
        status = find_answer(game, plan->seat, plan->answer[0], ADIT_USAGE, &index, err);
    }
    ADIT_THEN(status, deal_copy(game, plan, after, err));
    ADIT_THEN(status, try_answers(*after, plan, err));
    if (steps != NULL) {
        *steps = adit_engine_steps(game->engine) - before;
    }
    if (status != ADIT_OK) {
        adit_game_free(*after);
        *after = NULL;
    }
    return status;
}
