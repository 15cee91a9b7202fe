/* turns.c - the best turns that a seat finds by trying: the first half of a plan search, for bots.
 *
 * As in what_if.c everything that the seat cannot see is dealt again, by the bot's own seed and
 * what the seat sees, so nothing hidden changes what is found.
 */
#include "engine/players/plans.h"

#include <string.h>

#include "engine/base/memory.h"
#include "engine/base/text.h"
#include "engine/rules/runner.h"

enum { ANSWER_SIZE = 1024 };

/* Goes the plan once more, to write down its answers and what they lead to. Nothing is written if
 * that cannot be done any more. */
static void write_turn(const adit_search *search, const adit_plan *plan, adit_turns *turns)
{
    adit_lane *lane = &search->lane[0];
    adit_turn *turn = &turns->turn[turns->count];
    const size_t before = turns->answers.length;
    char answer[ANSWER_SIZE];

    *turn = (adit_turn){.worth = plan->worth, .count = plan->line.count, .first = before};
    adit_game_copy(lane->trial, lane->world);
    for (int i = 0; i < plan->line.count; i++) {
        adit_game_option_text(lane->trial, plan->step[i], answer, sizeof answer);
        adit_text_add_bytes(&turns->answers, answer, strlen(answer) + 1);
        if (!adit_lane_decide(lane, lane->trial, plan->step[i])) {
            turns->answers.length = before;
            return;
        }
    }
    turn->evaluation = adit_game_evaluate(lane->trial, search->seat);
    turns->count++;
}

static adit_status find_turns(adit_search *search, adit_game *game, adit_turns *turns,
                              adit_err *err)
{
    adit_engine *engine = game->engine;
    adit_budget *whole = engine->budget;
    adit_budget budget = adit_budget_of(ADIT_BUDGET_WHAT_IF, 0, whole);
    const adit_read_point mark = adit_game_read_point(game);

    (void)adit_engine_use_budget(engine, &budget);
    adit_status status = adit_search_run(search, game, err);
    /* A spent budget ends the search with what is known, so that much is written too. */
    for (int i = 0; i < search->count && status == ADIT_OK; i++) {
        write_turn(search, search->order[i], turns);
    }
    ADIT_THEN(status, adit_text_status(&turns->answers, err));
    if (status == ADIT_OK && search->lane[0].gave_up) { /* as in what_if.c */
        status = adit_fail(err, ADIT_LIMIT, "a card ran too long in a trial game");
    }
    if (status == ADIT_OK && adit_budget_left(&budget) <= 0) {
        status = adit_fail(err, ADIT_LIMIT, "too many turns were tried");
    }
    (void)adit_engine_use_budget(engine, whole);
    adit_game_forgive_reads(game, mark);
    return status;
}

adit_status adit_game_find_turns(adit_game *game, const adit_turn_search *how, adit_turns *turns,
                                 int64_t *steps, adit_err *err)
{
    ADIT_NEED(game != NULL && how != NULL && turns != NULL, err);
    turns->count = 0;
    turns->answers.length = 0;
    if (adit_game_is_over(game) || adit_game_seat(game) != how->seat) {
        return adit_fail(err, ADIT_USAGE, "player %d is not asked", how->seat);
    }
    if (how->tries < 1 || how->tries > ADIT_MAX_TRIES) {
        return adit_fail(err, ADIT_USAGE, "expected 1 to %d tries, got %d", ADIT_MAX_TRIES,
                         how->tries);
    }
    const int64_t before = adit_engine_steps(game->engine);
    adit_search *search = adit_alloc(sizeof *search);
    ADIT_TRY_NEW(search, err);
    search->seat = how->seat;
    search->seed = how->seed;
    search->effort = (adit_effort){.turns = how->tries, .plans = ADIT_MAX_TURNS};
    const adit_status status = find_turns(search, game, turns, err);

    adit_search_close(search);
    adit_free(search);
    if (steps != NULL) {
        *steps = adit_engine_steps(game->engine) - before;
    }
    return status;
}
