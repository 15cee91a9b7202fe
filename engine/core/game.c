/* game.c - a match: from one decision to the next question.
 *
 * decide is all or nothing over every transaction it passes through: the position from
 * before is kept and put back after a fault, wherever the fault was.
 */
#include "engine/core/game.h"

#include <string.h>

#include "engine/core/memory.h"
#include "engine/core/runner.h"

#define MAX_AUTOMATIC_STEPS 10000

adit_state *adit_game_root(adit_game *game)
{
    return (adit_state *)(void *)game->position.state;
}

void adit_position_copy(const adit_game_def *def, adit_position *to, const adit_position *from)
{
    const adit_state *state = (const adit_state *)(const void *)from->state;

    to->pick_count = from->pick_count;
    to->is_exchange = from->is_exchange;
    to->takes_tags = from->takes_tags;
    memcpy(to->picks, from->picks, from->pick_count * sizeof *from->picks);
    memcpy(to->state, from->state, adit_state_size(def, state->players));
}

/* ---- Running ----------------------------------------------------------------------------- */

static void position_changed(adit_game *game)
{
    game->version = game->engine->runner->next_version++;
}

/* Runs the open transaction once; its lines replace those of the run before. */
adit_status adit_game_run_once(adit_game *game, adit_err *err)
{
    adit_runner *runner = game->engine->runner;
    adit_status status;

    adit_log_clear(&game->log, game->log_open);
    adit_tx_begin(runner, &game->position, game->log.is_on ? &game->log : NULL, err);
    status = adit_tx_run(&runner->tx);
    game->position.pick_count = (uint16_t)runner->tx.pick_count;
    game->position.takes_tags = 0;
    runner->tx.takes_tags = false;
    runner->reasons_known = runner->wants_reasons;
    if (status == ADIT_OPEN && game->position.pick_count > runner->stats.deepest_picks) {
        runner->stats.deepest_picks = game->position.pick_count;
    }
    if (game->log.failed) {
        game->log.failed = false;
        return adit_fail(err, ADIT_NOMEM, "out of memory");
    }
    return status;
}

/* Purity: the same run again must give the same bytes. */
static adit_status run_again(adit_game *game, adit_err *err)
{
    adit_runner *runner = game->engine->runner;
    size_t size = adit_state_size(game->engine->def, adit_game_root(game)->players);
    bool drew = runner->drew;
    adit_status status;

    memcpy(runner->purity.bytes, runner->work.bytes, size);
    status = adit_game_run_once(game, err);
    runner->drew = drew;
    if (status != ADIT_OK) {
        return status;
    }
    if (memcmp(runner->purity.bytes, runner->work.bytes, size) != 0) {
        return adit_fail(err, ADIT_SCRIPT, "a transaction run twice ended in two states");
    }
    return ADIT_OK;
}

static void commit(adit_game *game)
{
    adit_runner *runner = game->engine->runner;

    memcpy(game->position.state, runner->work.bytes,
           adit_state_size(game->engine->def, adit_game_root(game)->players));
    game->position.pick_count = 0;
    game->position.is_exchange = 0;
    game->log_open = game->log.count;
}

/* What is offered can be finished; if not, a card is wrong, not the player. */
static adit_status as_fault(adit_status status, adit_err *err)
{
    if (status == ADIT_ILLEGAL) {
        if (err != NULL) {
            err->status = ADIT_SCRIPT;
            adit_while(err, "finishing a move that was offered");
        }
        return ADIT_SCRIPT;
    }
    return status;
}

/* A game may end only if everybody can be scored: a card that fails there is a fault like any
 * other, and not a player with fewer points. */
static adit_status check_final_scores(adit_game *game, adit_err *err)
{
    adit_tx *tx = &game->engine->runner->tx;
    int total;

    adit_tx_begin(game->engine->runner, &game->position, NULL, err);
    tx->is_looking = true;
    for (int seat = 0; seat < tx->work->players && tx->left == ADIT_OK; seat++) {
        (void)game->engine->def->score(tx, seat, &total, NULL, 0);
    }
    return tx->left;
}

/* Runs on until a question is open or the game is over. */
static adit_status advance(adit_game *game, bool *turned, adit_err *err)
{
    adit_runner *runner = game->engine->runner;

    for (int i = 0; i < MAX_AUTOMATIC_STEPS; i++) {
        adit_status status;

        if (adit_game_root(game)->is_over) {
            ADIT_TRY(check_final_scores(game, err));
            runner->version = game->version;
            return ADIT_OK;
        }
        status = adit_game_run_once(game, err);
        *turned |= runner->drew;
        if (status == ADIT_OPEN) {
            runner->version = game->version;
            return ADIT_OK;
        }
        if (status == ADIT_OK && game->engine->purity) {
            status = run_again(game, err);
        }
        if (status != ADIT_OK) {
            return as_fault(status, err);
        }
        commit(game);
    }
    return adit_fail(err, ADIT_INTERNAL, "%d steps without a question", MAX_AUTOMATIC_STEPS);
}

adit_status adit_game_settle_down(adit_game *game, adit_err *err)
{
    bool turned = false;

    position_changed(game);
    return advance(game, &turned, err);
}

/* Makes the runner's open question the one of this game. */
adit_status adit_game_look_again(adit_game *game, adit_err *err)
{
    adit_runner *runner = game->engine->runner;
    bool turned = false;

    /* Looking has an allowance of its own each time: it must not use up what deciding has. */
    if (game->engine->host.begin_decision != NULL) {
        game->engine->host.begin_decision(game->engine->host.self);
    }
    if (runner->version != game->version) {
        runner->version = 0;
        return advance(game, &turned, err);
    }
    /* The cache may have been filled by a copy with the same content. */
    runner->tx.picks = game->position.picks;
    runner->tx.root = adit_game_root(game);
    return ADIT_OK;
}

adit_tx *adit_game_look(adit_game *game)
{
    adit_tx *tx = &game->engine->runner->tx;

    (void)adit_game_look_again(game, NULL);
    tx->left = ADIT_OK;
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
        adit_exchange_list(adit_game_look(game), &runner->open, &runner->exchanges);
        runner->exchanges_known = true;
    }
    return &runner->exchanges;
}

/* ---- Making and copying ------------------------------------------------------------------ */

adit_status adit_game_alloc(adit_engine *engine, adit_game **out, adit_err *err)
{
    adit_game *game = adit_alloc(sizeof *game);

    *out = game;
    if (game == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory");
    }
    game->engine = engine;
    position_changed(game);
    return ADIT_OK;
}

adit_status adit_game_start(adit_game *game, adit_err *err)
{
    game->initial = adit_alloc(sizeof *game->initial);
    if (game->initial == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory");
    }
    adit_position_copy(game->engine->def, game->initial, &game->position);
    game->keeps_history = true;
    game->log.is_on = true;
    return adit_game_settle_down(game, err);
}

static void forget(adit_game *game)
{
    for (int i = 0; i < game->decision_count; i++) {
        adit_free(game->decision[i].text);
    }
    adit_log_clear(&game->log, 0);
    adit_free(game->log.entry);
    adit_free(game->decision);
    adit_free(game->initial);
    game->initial = NULL;
    game->decision = NULL;
    game->decision_count = game->decision_capacity = 0;
    game->log = (adit_log){.is_on = false};
    game->log_open = 0;
    game->keeps_history = false;
}

void adit_game_forget_history(adit_game *game)
{
    forget(game);
}

void adit_game_free(adit_game *game)
{
    if (game != NULL) {
        forget(game);
        adit_match_copy_free(&game->match);
        adit_free(game->seats);
        adit_free(game);
    }
}

void adit_game_copy(adit_game *to, const adit_game *from)
{
    if (to->keeps_history) {
        forget(to);
    }
    adit_position_copy(from->engine->def, &to->position, &from->position);
    to->version = from->version;
    to->match.players = from->match.players;
    to->match.seed = from->match.seed;
    to->match.no_anytime = from->match.no_anytime;
}

adit_game *adit_game_clone(const adit_game *game)
{
    adit_game *copy;

    if (adit_game_alloc(game->engine, &copy, NULL) != ADIT_OK) {
        return NULL;
    }
    adit_game_copy(copy, game);
    return copy;
}

/* ---- Deciding ---------------------------------------------------------------------------- */

typedef struct {
    uint64_t version;
    int log_count, log_open;
} bookmark;

static bookmark keep_position(adit_game *game)
{
    adit_position_copy(game->engine->def, &game->engine->runner->before, &game->position);
    return (bookmark){game->version, game->log.count, game->log_open};
}

static void put_back(adit_game *game, bookmark mark)
{
    adit_position_copy(game->engine->def, &game->position, &game->engine->runner->before);
    adit_log_clear(&game->log, mark.log_count);
    game->log_open = mark.log_open;
    game->version = mark.version;
    game->engine->runner->version = 0;
}

static adit_status note_decision(adit_game *game, adit_option option, bool anytime)
{
    const adit_runner *runner = game->engine->runner;
    const adit_options *options = anytime ? &runner->exchanges : &runner->options;
    char text[512];
    adit_buffer buffer = adit_buffer_on(text, sizeof text);
    adit_decision *decision;

    if (game->decision_count == game->decision_capacity) {
        int capacity = game->decision_capacity == 0 ? 128 : game->decision_capacity * 2;
        decision = adit_realloc(game->decision, (size_t)capacity * sizeof *decision);
        if (decision == NULL) {
            return ADIT_NOMEM;
        }
        game->decision = decision;
        game->decision_capacity = capacity;
    }
    adit_option_words(game->engine->def, game->engine->cards, options, option, &buffer);
    decision = &game->decision[game->decision_count];
    *decision = (adit_decision){.option = option,
                                .kind = anytime ? ADIT_PICK_ANYTIME : ADIT_PICK_MAIN,
                                .seat = (uint8_t)runner->open.seat,
                                .text = adit_strdup(text)};
    if (decision->text == NULL) {
        return ADIT_NOMEM;
    }
    game->decision_count++;
    return ADIT_OK;
}

static adit_status add_pick(adit_game *game, adit_option option, bool anytime)
{
    const adit_open_question *open = &game->engine->runner->open;
    adit_position *position = &game->position;

    if (position->pick_count >= ADIT_MAX_PICKS) {
        return ADIT_LIMIT;
    }
    /* At a first question nothing has changed yet: the exchange is a step of its own. */
    position->is_exchange |= anytime && open->first;
    position->picks[position->pick_count++] =
        (adit_pick){.kind = anytime ? ADIT_PICK_ANYTIME : ADIT_PICK_MAIN,
                    .seat = (uint8_t)open->seat,
                    .tag = open->tag,
                    .option = option};
    position_changed(game);
    return ADIT_OK;
}

static adit_status decide_known(adit_game *game, adit_option option, bool anytime, adit_err *err)
{
    adit_engine *engine = game->engine;
    const int seat = engine->runner->open.seat, turn = adit_game_root(game)->turn;
    const int decisions = game->decision_count;
    bookmark mark = keep_position(game);
    bool turned = false;
    adit_status status = ADIT_OK;

    if (game->keeps_history && note_decision(game, option, anytime) != ADIT_OK) {
        return adit_fail(err, ADIT_NOMEM, "out of memory");
    }
    if (engine->host.begin_decision != NULL) {
        engine->host.begin_decision(engine->host.self);
    }
    status = add_pick(game, option, anytime);
    if (status == ADIT_LIMIT) {
        (void)adit_fail(err, ADIT_LIMIT, "more than %d picks in one transaction", ADIT_MAX_PICKS);
    } else {
        status = advance(game, &turned, err);
    }
    if (status != ADIT_OK) {
        put_back(game, mark);
        if (game->keeps_history && game->decision_count > decisions) {
            adit_while(err, "player %d chose '%s' in turn %d of %s", seat + 1,
                       game->decision[decisions].text, turn, engine->def->title.id);
            adit_free(game->decision[--game->decision_count].text);
        }
        return status;
    }
    if (game->keeps_history) {
        game->decision[decisions].turned = turned;
    }
    return ADIT_OK;
}

adit_status adit_game_decide_option(adit_game *game, adit_option option, bool anytime,
                                    adit_err *err)
{
    const adit_options *list;

    if (adit_game_root(game)->is_over) {
        return adit_fail(err, ADIT_ILLEGAL, "the game is over");
    }
    ADIT_TRY(adit_game_look_again(game, err));
    list = anytime ? adit_game_exchanges(game) : &game->engine->runner->options;
    if (adit_options_find(list, option) < 0) {
        return adit_fail(err, ADIT_ILLEGAL, "that is not offered here");
    }
    return decide_known(game, option, anytime, err);
}

adit_status adit_game_decide(adit_game *game, int index, adit_err *err)
{
    adit_runner *runner = game->engine->runner;
    bool anytime;

    if (adit_game_root(game)->is_over) {
        return adit_fail(err, ADIT_ILLEGAL, "the game is over");
    }
    ADIT_TRY(adit_game_look_again(game, err));
    anytime = index >= runner->options.count;
    if (index < 0 ||
        (anytime && index - runner->options.count >= adit_game_exchanges(game)->count)) {
        return adit_fail(err, ADIT_ILLEGAL, "there is no option %d here", index);
    }
    return decide_known(game,
                        anytime ? runner->exchanges.item[index - runner->options.count]
                                : runner->options.item[index],
                        anytime, err);
}
