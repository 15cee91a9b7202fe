/* ahead.c - what an answer would lead to, found out on a copy of the game.
 *
 * The copy goes the way that deciding goes, one transaction after another, and the caller
 * sees each of them with its picks before it is committed. Nothing of the game changes.
 */
#include "engine/explain/explain.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

#define MOST_STEPS 1000

adit_status adit_game_ahead(adit_game *copy, const adit_game *from, adit_option option,
                            adit_step_seen seen, void *context)
{
    return adit_game_ahead_of(copy, from, option, false, seen, context);
}

adit_status adit_game_ahead_of(adit_game *copy, const adit_game *from, adit_option option,
                               bool is_anytime, adit_step_seen seen, void *context)
{
    adit_engine *engine = copy->engine;
    adit_runner *runner = engine->runner;

    adit_game_copy(copy, from);
    copy->turned = false;
    ADIT_TRY(adit_game_sync(copy, NULL));
    if (adit_game_is_secret(copy)) {
        return ADIT_DECLINED; /* what follows would show what others have answered */
    }
    if (adit_engine_steps(engine) >= engine->pay_at) {
        ADIT_TRY(adit_engine_pay(engine, NULL));
    }
    adit_begin_decision(engine);
    ADIT_TRY(adit_game_add_pick(copy, option, is_anytime));
    for (int i = 0; i < MOST_STEPS && !adit_game_root(copy)->is_over; i++) {
        adit_status status = adit_game_run_once(copy, NULL);

        copy->turned |= runner->has_drawn;
        if (status != ADIT_OK && status != ADIT_OPEN) {
            return status;
        }
        if (!seen(context, copy, status == ADIT_OPEN)) {
            return ADIT_DECLINED;
        }
        if (status == ADIT_OPEN) {
            runner->version = copy->version;
            copy->asked = runner->open.seat;
            return ADIT_OK;
        }
        adit_game_commit(copy);
    }
    return ADIT_NONE;
}
