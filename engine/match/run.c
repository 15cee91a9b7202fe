/* run.c - running a game on: from a position to its next question.
 *
 * A transaction is run from the root with the picks made so far. If it finishes, its result
 * becomes the root and the next one begins; if it asks, the question stays open in the
 * runner, which is only a cache: another game that is looked at is simply run again.
 */
#include <string.h>

#include "engine/match/game.h"
#include "engine/match/plot.h"
#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"

#define MAX_AUTOMATIC_STEPS 10000

void adit_game_changed(adit_game *game)
{
    game->version = game->engine->runner->next_version++;
}

/* A run has ended. */
static adit_status note_run(adit_game *game, adit_status status, adit_err *err)
{
    adit_runner *runner = game->engine->runner;

    game->position.pick_count = (uint16_t)runner->tx.pick_count;
    game->position.takes_tags = 0;
    runner->tx.takes_tags = false;
    runner->reasons_known = runner->wants_reasons;
    if (status == ADIT_OPEN && game->position.pick_count > runner->stats.deepest_picks) {
        runner->stats.deepest_picks = game->position.pick_count;
    }
    if (game->log.failed) {
        game->log.failed = false;
        return adit_nomem(err);
    }
    runner->parts += ADIT_MAX_RUN_PARTS - runner->tx.parts_left;
    adit_count_work(runner, 0, ADIT_MAX_RUN_PARTS - runner->tx.parts_left);
    if (status == ADIT_OK && runner->parts > ADIT_MAX_DECISION_PARTS) {
        return adit_too_many_parts(&runner->tx);
    }
    return status;
}

static adit_log *log_of(adit_game *game)
{
    return game->log.is_on ? &game->log : NULL;
}

static adit_status run_from_root(adit_game *game, adit_err *err)
{
    adit_runner *runner = game->engine->runner;

    if (runner->root_of == game->version) {
        adit_tx_begin_next(runner, &game->position, log_of(game), err);
    } else {
        adit_tx_begin(runner, &game->position, log_of(game), err);
    }
    if (game->log.count > game->log_open) {
        adit_log_clear(&game->log, game->log_open); /* its lines replace those of the run before */
    }
    return note_run(game, adit_tx_run(&runner->tx), err);
}

/* Purity: the question that was kept must be the one that a run finds. */
static adit_status compare_kept(adit_game *game, adit_err *err)
{
    adit_runner *runner = game->engine->runner;
    const int count = runner->secret.count;

    const adit_status asked = adit_secret_ask_next(runner, &game->position, NULL, err);
    const uint64_t expected = adit_question_hash(runner);
    adit_status status = run_from_root(game, err);
    runner->secret.count = count;
    if (asked == ADIT_OPEN &&
        (status == ADIT_OK || (status == ADIT_OPEN && adit_question_hash(runner) != expected))) {
        return adit_fail(err, ADIT_INTERNAL, "a kept question is not the one that a run finds");
    }
    return status;
}

adit_status adit_game_run_once(adit_game *game, adit_err *err)
{
    adit_runner *runner = game->engine->runner;

    if (runner->secret.of != game->version || runner->secret.tx.log != log_of(game)) {
        return run_from_root(game, err);
    }
    return game->engine->purity
               ? compare_kept(game, err)
               : note_run(game, adit_secret_ask_next(runner, &game->position, log_of(game), err),
                          err);
}

/* Purity: the same run again must give the same bytes. */
static adit_status run_again(adit_game *game, adit_err *err)
{
    adit_runner *runner = game->engine->runner;
    size_t size = adit_state_size(game->engine->def, adit_game_root(game)->players);
    bool drew = runner->has_drawn;

    memcpy(runner->purity.bytes, runner->work.bytes, size);
    adit_status status = adit_game_run_once(game, err);
    runner->has_drawn = drew;
    ADIT_TRY(status);
    if (memcmp(runner->purity.bytes, runner->work.bytes, size) != 0) {
        return adit_fail(err, ADIT_SCRIPT,
                         "running the same transaction twice gave two different states");
    }
    return ADIT_OK;
}

void adit_game_watch_built(adit_game *game, adit_built_seen seen, void *context)
{
    if (game != NULL) {
        game->built_seen = seen;
        game->built_context = context;
    }
}

static void keep_result(adit_game *game)
{
    adit_runner *runner = game->engine->runner;
    const size_t size = adit_state_size(game->engine->def, adit_root_of(game)->players);

    if (runner->before_of == game) {
        memcpy(runner->before.state, game->position.state, size);
        runner->before_of = NULL;
    }
    memcpy(game->position.state, runner->work.bytes, size);
    game->position.elsewhere = NULL;
}

void adit_game_commit(adit_game *game)
{
    adit_runner *runner = game->engine->runner;

    for (int i = 0; game->built_seen != NULL && i < runner->built_count; i++) {
        game->built_seen(game->built_context, runner->built[i].seat + 1, runner->built[i].card);
    }
    if (runner->leaves_root) {
        game->position.elsewhere = runner->work.bytes;
    } else {
        keep_result(game);
    }
    game->position.pick_count = 0;
    game->position.is_exchange = 0;
    runner->root_of = game->version;
    game->log_open = game->log.count;
    adit_forced_commit(&game->log, runner->has_drawn);
}

/* What is offered can be finished; if not, a card is wrong, not the player. */
static adit_status turn_into_fault(adit_status status, adit_err *err)
{
    if (status == ADIT_ILLEGAL && err != NULL) {
        err->status = ADIT_SCRIPT;
        adit_err_context(err, "finishing a move that had been offered");
    }
    return status == ADIT_ILLEGAL ? ADIT_SCRIPT : status;
}

/* A game may end only if everybody can be scored: a card that fails there is a fault like any
 * other, and not a player with fewer points. */
static adit_status check_final_scores(adit_game *game, adit_err *err)
{
    adit_tx *tx = &game->engine->runner->tx;
    int total;

    if (game->engine->runner->root_of == game->version) {
        adit_tx_begin_next(game->engine->runner, &game->position, NULL, err);
    } else {
        adit_tx_begin(game->engine->runner, &game->position, NULL, err);
    }
    tx->is_looking = true;
    for (int seat = 0; seat < tx->work->players && tx->stop == ADIT_OK; seat++) {
        (void)game->engine->def->score(tx, seat, &total, NULL, 0);
    }
    return tx->stop;
}

/* Whether the run has ended in a way after which the root is needed, and has changed it. Before a
 * first question nothing has changed. */
static bool lost_its_root(const adit_game *game, adit_status status)
{
    const adit_runner *runner = game->engine->runner;

    return runner->leaves_root &&
           (runner->lacks_root ||
            (game->position.elsewhere == runner->work.bytes && status != ADIT_OK &&
             (status != ADIT_OPEN || !runner->open.first)));
}

adit_status adit_game_advance(adit_game *game, bool *turned, adit_err *err)
{
    adit_runner *runner = game->engine->runner;

    for (int i = 0; i < MAX_AUTOMATIC_STEPS; i++) {
        adit_status status;

        if (adit_root_of(game)->is_over) {
            ADIT_TRY(check_final_scores(game, err));
            runner->version = game->version;
            return ADIT_OK;
        }
        status = adit_game_run_once(game, err);
        *turned |= runner->has_drawn;
        if (lost_its_root(game, status)) {
            runner->lacks_root = true;
            return ADIT_INTERNAL;
        }
        if (status == ADIT_OPEN) {
            runner->version = game->version;
            game->asked = runner->open.seat;
            return ADIT_OK;
        }
        if (status == ADIT_OK && game->engine->purity) {
            status = run_again(game, err);
        }
        if (status == ADIT_ILLEGAL &&
            adit_break_off(game->position.picks, &game->position.pick_count)) {
            continue; /* chance made it impossible: without what a card made of it, it is not */
        }
        if (status != ADIT_OK) {
            return turn_into_fault(status, err);
        }
        adit_game_commit(game);
        ADIT_TRY(adit_plot_go_on(game, err));
    }
    return adit_fail(err, ADIT_INTERNAL, "%d steps without a question", MAX_AUTOMATIC_STEPS);
}

adit_status adit_game_run_on(adit_game *game, adit_err *err)
{
    bool turned = false;

    ADIT_TRY(adit_engine_pay(game->engine, err));
    adit_game_changed(game);
    adit_begin_decision(game->engine);
    return adit_game_advance(game, &turned, err);
}

adit_status adit_note_read_error(adit_runner *runner, adit_status status)
{
    if (status != ADIT_OK) {
        runner->read_error = status;
        runner->failed_reads++;
    }
    return status;
}

adit_read_point adit_game_read_point(const adit_game *game)
{
    return game->engine->runner->failed_reads;
}

adit_status adit_game_read_error(const adit_game *game, adit_read_point since, adit_err *err)
{
    const adit_runner *runner = game->engine->runner;

    return runner->failed_reads == since ? ADIT_OK
                                         : adit_fail(err, runner->read_error, "out of memory");
}

void adit_game_forgive_reads(adit_game *game, adit_read_point since)
{
    game->engine->runner->failed_reads = since;
}

adit_status adit_game_sync(adit_game *game, adit_err *err)
{
    adit_runner *runner = game->engine->runner;
    bool turned = false;

    /* Looking has an allowance of its own each time: it must not use up what deciding has. */
    adit_begin_decision(game->engine);
    if (runner->version != game->version || (runner->is_glimpse && !runner->glimpse.is_on)) {
        return adit_note_read_error(runner, adit_game_advance(game, &turned, err));
    }
    /* The cache may have been filled by a copy with the same content. */
    runner->tx.picks = game->position.picks;
    runner->tx.root = adit_game_root(game);
    return ADIT_OK;
}

adit_tx *adit_game_view_tx(adit_game *game)
{
    adit_tx *tx = &game->engine->runner->tx;

    (void)adit_game_sync(game, NULL);
    tx->stop = ADIT_OK;
    tx->is_looking = true;
    tx->log = NULL;
    tx->err = NULL;
    return tx;
}

adit_options *adit_game_exchanges(adit_game *game)
{
    adit_runner *runner = game->engine->runner;

    if (!runner->exchanges_known) {
        adit_options_clear(&runner->exchanges, ADIT_MAX_OPTIONS, runner->wants_reasons);
        adit_status status = adit_note_read_error(
            runner, adit_exchange_list(adit_game_view_tx(game), &runner->open, &runner->exchanges));
        runner->exchanges_known = status == ADIT_OK;
    }
    return &runner->exchanges;
}
