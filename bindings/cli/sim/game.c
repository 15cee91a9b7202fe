/* game.c - one game of `adit sim`, from its seed to its result.
 *
 * Everything here depends only on the run's seed and the number of the game. Every game has new
 * bots, so nothing is carried over from the previous game of the thread.
 */
#include <limits.h>

#include "bindings/cli/sim/sim.h"
#include "engine/base/memory.h"
#include "engine/chance/rng.h"

bool sim_is_in_play(const sim_result *result, int seat, int card)
{
    return (result->in_play[seat][card / 64] >> (card % 64) & 1) != 0;
}

const char *sim_outcome(const sim_result *result, int seat)
{
    unsigned own = 1u << seat;

    if (result->fault != ADIT_OK) {
        return "fault";
    }
    if (result->forfeit[seat].decision > 0) {
        return "forfeit";
    }
    if ((result->winners & own) == 0) {
        return "loss";
    }
    return result->winners == own ? "win" : "draw";
}

/* ---- Goals ---- */

/* The fields of a goal are looked up when it is first checked, so that has to happen before the
 * threads start, which share the scenario. */
adit_status sim_goal_open(sim_plan *plan, adit_err *err)
{
    adit_scenario *scenario = plan->setup->scenario;
    adit_game *game = NULL;
    adit_puzzle puzzle;
    bool is_reached = false;

    if (scenario == NULL || adit_scenario_goal(scenario)[0] == '\0') {
        return ADIT_OK;
    }
    (void)adit_scenario_puzzle(scenario, &puzzle);
    plan->goal_seat = puzzle.seat;
    adit_status status = adit_game_new(plan->setup->engine, &plan->setup->match, &game, err);
    if (status != ADIT_OK) {
        adit_scenario_explain(scenario, err);
        return status;
    }
    status = adit_scenario_reached(scenario, game, &is_reached, NULL, 0, err);
    adit_game_free(game);
    return status;
}

/* The first time counts; the game continues. */
static adit_status watch_goal(const sim_plan *plan, adit_game *game, sim_result *result,
                              adit_err *err)
{
    bool is_reached = false;

    if (plan->goal_seat != 0 && result->goal_at < 0) {
        ADIT_TRY(adit_scenario_reached(plan->setup->scenario, game, &is_reached, NULL, 0, err));
        result->goal_at = is_reached ? result->decisions : -1;
    }
    return ADIT_OK;
}

/* ---- Notes about a game ---- */

static adit_status note_card(sim_result *result, int what, int card, int seat, adit_err *err)
{
    if (result->named_count == result->named_capacity) {
        int capacity = result->named_capacity == 0 ? 256 : 2 * result->named_capacity;
        sim_named *grown = adit_realloc(result->named, (size_t)capacity * sizeof *grown);
        ADIT_TRY_NEW(grown, err);
        result->named = grown;
        result->named_capacity = capacity;
    }
    result->named[result->named_count++] =
        (sim_named){(uint16_t)what, (uint16_t)card, (uint8_t)seat};
    return ADIT_OK;
}

static adit_status note_option(sim_result *result, adit_game *game, int index, int seat,
                               adit_err *err)
{
    int cards[3];
    const int count = adit_game_option_cards(game, index, cards, 3);

    for (int i = 0; i < count; i++) {
        ADIT_TRY(note_card(result, adit_game_option(game, index).what, cards[i], seat, err));
    }
    return ADIT_OK;
}

/* A seat that has forfeited is ranked last and cannot win. If none of those who won by the rules
 * is left, the others with the most points have won. */
static void rank_forfeits(sim_result *result)
{
    unsigned winners = result->winners, others = 0;
    int most = INT_MIN;

    for (int seat = 0; seat < result->players; seat++) {
        if (result->forfeit[seat].decision > 0) {
            result->winners &= ~(1u << seat);
        } else if (result->points[seat] >= most) {
            others = (result->points[seat] > most ? 0 : others) | 1u << seat;
            most = result->points[seat];
        }
    }
    if (result->winners == 0 && winners != 0) {
        result->winners = others;
    }
}

static void note_built(void *context, int seat, int card)
{
    sim_result *result = context;

    result->is_short |= note_card(result, SIM_BUILT, card, seat - 1, NULL) != ADIT_OK;
}

/* The cards come first: that shows whether there is memory to inspect the game. */
static adit_status note_end(sim_result *result, adit_game *game, adit_err *err)
{
    int cards[ADIT_MAX_CARDS];

    for (int seat = 0; seat < result->players; seat++) {
        const int count = adit_game_cards_in_play(game, seat + 1, cards, ADIT_MAX_CARDS);

        if (count < 0 || adit_game_score(game, seat + 1, &result->points[seat], NULL, 0) < 0) {
            return adit_nomem(err);
        }
        for (int i = 0; i < count; i++) {
            result->in_play[seat][cards[i] / 64] |= UINT64_C(1) << (cards[i] % 64);
        }
    }
    result->hash = adit_game_hash(game);
    result->turns = adit_game_turn(game);
    result->winners = adit_game_winners(game, NULL, 0);
    rank_forfeits(result);
    return ADIT_OK;
}

/* ---- Playing ---- */

/* A game that is being played. */
typedef struct {
    const sim_plan *plan;
    adit_game *game;
    adit_table bots;
    sim_result *result;
} sim_game;

static adit_status make_bots(sim_game *play, sim_table *table, uint64_t seed, adit_err *err)
{
    const cli_setup *setup = play->plan->setup;

    for (int seat = 0; seat < setup->seat_count; seat++) {
        ADIT_TRY(cli_bot_new(setup, table->slot, table->engine, seat + 1, seed,
                             &play->bots.bot[seat], err));
    }
    return ADIT_OK;
}

static void free_bots(sim_game *play)
{
    for (int i = 0; i < ADIT_MAX_SEATS; i++) {
        if (play->bots.bot[i] != NULL) {
            aditw_bot_over(play->bots.bot[i], play->game);
        }
    }
    adit_table_clear(&play->bots);
}

/* The end of --max-seconds also stops a game in which programs play, since they may take their
 * time for each answer; other bots soon finish their game, which then counts. */
static bool may_continue(void *context)
{
    sim_game *play = context;
    bool is_dropped =
        play->plan->setup->workers != NULL ? cli_workers_stopped() : cli_interrupted();

    play->result->state = is_dropped ? SIM_DROPPED : play->result->state;
    return !is_dropped;
}

static adit_status watch_answer(void *context, adit_game *game, int seat, int index, adit_err *err)
{
    sim_game *play = context;
    sim_result *result = play->result;
    const aditw_forfeit *forfeit = aditw_bot_forfeit(play->bots.bot[seat - 1]);

    if (forfeit != NULL && result->forfeit[seat - 1].decision == 0) {
        result->forfeit[seat - 1].decision = result->decisions + 1;
        result->forfeit[seat - 1].reason = forfeit->reason;
        adit_game_note_forfeit(game, seat, aditw_reason_word(forfeit->reason), NULL);
    }
    return note_option(result, game, index, seat - 1, err);
}

static adit_status watch_decision(void *context, adit_game *game, int seat, adit_err *err)
{
    sim_game *play = context;

    (void)seat;
    play->result->decisions++;
    return watch_goal(play->plan, game, play->result, err);
}

static adit_status play_on(sim_game *play, adit_err *err)
{
    const adit_observer observer = {.context = play,
                                    .may_continue = may_continue,
                                    .before_decision = watch_answer,
                                    .after_decision = watch_decision};
    sim_result *result = play->result;

    ADIT_TRY(watch_goal(play->plan, play->game, result, err));
    ADIT_TRY(adit_game_play(play->game, &play->bots, &observer, err));
    if (result->state == SIM_DROPPED) {
        return ADIT_OK;
    }
    return result->is_short ? adit_nomem(err) : note_end(result, play->game, err);
}

/* A game that ended in a fault is recorded too, so that the fault can be examined. */
static adit_status write_record(const sim_plan *plan, adit_game *game, int64_t number,
                                adit_err *err)
{
    char path[4096];
    int length = snprintf(path, sizeof path, "%s/%s-%06lld.play", plan->record, plan->setup->game,
                          (long long)number + 1);

    if (length < 0 || (size_t)length >= sizeof path) {
        return adit_fail(err, ADIT_USAGE, "%s: the path is too long", plan->record);
    }
    char seats[256];
    if (cli_setup_seat_text(plan->setup, seats, sizeof seats)) {
        ADIT_TRY(adit_game_set_seats(game, seats, err));
    }
    return cli_record_write(game, path, err);
}

/* Faults of cards and bots are results; everything else stops the run. */
static adit_status note_fault(sim_result *result, adit_status status, const adit_err *err)
{
    if (status != ADIT_SCRIPT && status != ADIT_LIMIT && status != ADIT_ILLEGAL) {
        return status;
    }
    result->fault = status;
    result->fault_text = adit_strdup(err->text);
    return ADIT_OK;
}

/* A planner leaves out moves that fail, so nobody would hear of the card. */
static void note_left_out(sim_result *result, const sim_game *play)
{
    for (int i = 0; i < result->players && result->left_out == NULL; i++) {
        const char *fault = adit_builtin_bot_fault(play->bots.bot[i]);

        result->left_out = fault != NULL ? adit_strdup(fault) : NULL;
    }
}

adit_status sim_play(const sim_plan *plan, sim_table *table, int64_t number, sim_result *result,
                     adit_err *err)
{
    adit_setup setup = plan->setup->match;
    adit_budget budget = plan->budget;
    sim_game play = {.plan = plan, .result = result};

    setup.seed = adit_series_seed(plan->seed, (uint64_t)number);
    (void)adit_engine_use_budget(table->engine, &budget);
    *result = (sim_result){.number = number,
                           .seed = setup.seed,
                           .state = SIM_DONE,
                           .players = setup.players,
                           .goal_at = -1,
                           .named = result->named, /* its memory is used again */
                           .named_capacity = result->named_capacity};
    adit_status status = adit_game_new(table->engine, &setup, &play.game, err);
    if (status != ADIT_OK && plan->setup->scenario != NULL) {
        adit_scenario_explain(plan->setup->scenario, err);
    }
    if (status == ADIT_OK) {
        adit_game_watch_built(play.game, note_built, result);
        if (plan->record == NULL) {
            adit_game_forget_history(play.game);
        }
        status = make_bots(&play, table, setup.seed, err);
    }
    ADIT_THEN(status, play_on(&play, err));
    (void)adit_engine_use_budget(table->engine, NULL); /* recording is not playing */
    if (status != ADIT_OK) {
        status = note_fault(result, status, err);
    }
    if (status == ADIT_OK && plan->record != NULL && play.game != NULL &&
        result->state == SIM_DONE) {
        status = write_record(plan, play.game, number, err);
    }
    note_left_out(result, &play);
    free_bots(&play);
    adit_game_free(play.game);
    return status;
}
