/* game.c - a match: from one decision to the next question.
 *
 * decide is all or nothing over every transaction it passes through: the position from
 * before is kept and put back after a fault, wherever the fault was.
 */
#include "engine/match/game.h"

#include <string.h>

#include "engine/base/memory.h"
#include "engine/match/plot.h"
#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

adit_state *adit_game_root(adit_game *game)
{
    return (adit_state *)(uintptr_t)adit_root_of(game);
}

static void copy_picks(adit_position *to, const adit_position *from)
{
    to->pick_count = from->pick_count;
    to->is_exchange = from->is_exchange;
    to->takes_tags = from->takes_tags;
    memcpy(to->picks, from->picks, from->pick_count * sizeof *from->picks);
}

void adit_position_copy(const adit_game_def *def, adit_position *to, const adit_position *from)
{
    const adit_state *root = adit_position_root(from);

    copy_picks(to, from);
    memcpy(to->state, root, adit_state_size(def, root->players));
    to->elsewhere = NULL;
}

/* ---- Making and copying ---- */

/* Every position of a title fits, whatever the number of players, so games can be copied into each
 * other. */
static size_t position_size(const adit_game_def *def)
{
    return offsetof(adit_position, state) + adit_state_size(def, def->info.max_players);
}

adit_status adit_game_alloc(adit_engine *engine, adit_game **out, adit_err *err)
{
    adit_game *game = adit_alloc(offsetof(adit_game, position) + position_size(engine->def));

    *out = game;
    ADIT_TRY_NEW(game, err);
    game->engine = engine;
    adit_game_changed(game);
    return ADIT_OK;
}

adit_status adit_game_start(adit_game *game, adit_err *err)
{
    game->initial = adit_realloc(NULL, position_size(game->engine->def));
    ADIT_TRY_NEW(game->initial, err);
    adit_position_copy(game->engine->def, game->initial, &game->position);
    game->keeps_history = true;
    game->log.is_on = true;
    adit_begin_decision(game->engine);
    ADIT_TRY(adit_plot_go_on(game, err));
    return adit_game_run_on(game, err);
}

void adit_game_forget_history(adit_game *game)
{
    if (game == NULL) {
        return;
    }
    for (int i = 0; i < game->decision_count; i++) {
        adit_free(game->decision[i].text);
    }
    adit_log_clear(&game->log, 0);
    adit_free(game->log.entry);
    adit_text_free(&game->log.forced.texts);
    adit_free(game->decision);
    adit_free(game->initial);
    game->initial = NULL;
    game->decision = NULL;
    game->decision_count = game->decision_capacity = 0;
    game->log = (adit_log){.is_on = false};
    game->log_open = 0;
    game->keeps_history = false;
}

void adit_game_free(adit_game *game)
{
    if (game != NULL) {
        adit_game_forget_history(game);
        adit_setup_copy_free(&game->setup);
        adit_free(game->seats);
        adit_free(game->notes);
        adit_free(game);
    }
}

void adit_game_copy(adit_game *to, const adit_game *from)
{
    if (to == NULL || from == NULL) {
        return;
    }
    if (to->keeps_history) {
        adit_game_forget_history(to);
    }
    adit_position_copy(from->engine->def, &to->position, &from->position);
    to->pace = from->pace;
    to->version = from->version;
    to->asked = from->asked;
    to->setup.players = from->setup.players;
    to->setup.seed = from->setup.seed;
    to->setup.no_anytime = from->setup.no_anytime;
}

adit_game *adit_game_clone(const adit_game *game)
{
    if (game == NULL) {
        return NULL;
    }

    /* The position is not cleared: it is overwritten, and beyond it nobody reads. */
    const size_t head = offsetof(adit_game, position);
    adit_game *copy = adit_realloc(NULL, head + position_size(game->engine->def));

    if (copy != NULL) {
        memset(copy, 0, head);
        copy->engine = game->engine;
        adit_game_copy(copy, game);
    }
    return copy;
}

/* ---- Deciding ---- */

typedef struct {
    uint64_t version;
    int asked, log_count, log_open;
} bookmark;

/* The state changes only when something is committed, and is copied there: see
 * adit_game_commit. */
static bookmark keep_position(adit_game *game)
{
    copy_picks(&game->engine->runner->before, &game->position);
    return (bookmark){game->version, game->asked, game->log.count, game->log_open};
}

static void put_back(adit_game *game, bookmark mark)
{
    adit_runner *runner = game->engine->runner;

    if (runner->before_of == NULL) {
        adit_position_copy(game->engine->def, &game->position, &runner->before);
    } else {
        copy_picks(&game->position, &runner->before);
    }
    adit_log_clear(&game->log, mark.log_count);
    game->log_open = mark.log_open;
    game->version = mark.version;
    game->asked = mark.asked;
    runner->version = 0;
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

adit_status adit_game_add_pick(adit_game *game, adit_option option, bool anytime)
{
    adit_runner *runner = game->engine->runner;
    const adit_open_question *open = &runner->open;
    adit_position *position = &game->position;
    /* Nothing has changed before a first question, and asking changes nothing. */
    const bool is_known = runner->version == game->version;
    const bool is_at_root = open->first && is_known;
    const bool leads_on = is_known && adit_secret_follows(runner);

    if (position->pick_count >= ADIT_MAX_PICKS) {
        return ADIT_LIMIT;
    }
    /* At a first question nothing has changed yet: the exchange is a step of its own. */
    position->is_exchange |= anytime && open->first;
    position->picks[position->pick_count++] =
        (adit_pick){.kind = anytime                  ? ADIT_PICK_ANYTIME
                            : open->secret_from != 0 ? ADIT_PICK_SECRET
                                                     : ADIT_PICK_MAIN,
                    .seat = (uint8_t)open->seat,
                    .tag = open->tag,
                    .effect = open->effect,
                    .option = option};
    adit_game_changed(game);
    runner->root_of = is_at_root ? game->version : 0;
    runner->secret.of = leads_on ? game->version : 0;
    return ADIT_OK;
}

/* After a fault the position is as it was before. */
static adit_status decide_known(adit_game *game, adit_option option, bool anytime, adit_err *err)
{
    adit_engine *engine = game->engine;
    const int seat = engine->runner->open.seat, card = engine->runner->open.card;
    const int turn = adit_game_root(game)->turn, decisions = game->decision_count;
    bool turned = false;
    adit_status status = ADIT_OK;

    if (adit_engine_steps(engine) >= engine->pay_at) {
        ADIT_TRY(adit_engine_pay(engine, err));
    }
    ADIT_TRY(adit_pace_check(game, err));
    bookmark mark = keep_position(game);

    engine->runner->before_of = game;
    if (game->keeps_history && note_decision(game, option, anytime) != ADIT_OK) {
        return adit_nomem(err);
    }
    ADIT_TRACED(adit_trace_decision(engine->runner, seat, option, anytime));
    adit_begin_decision(engine);
    adit_forced_begin(&game->log.forced);
    status = adit_game_add_pick(game, option, anytime);
    if (status == ADIT_LIMIT) {
        (void)adit_fail_limit(err, ADIT_LIMIT_PICKS);
    } else {
        status = adit_game_advance(game, &turned, err);
    }
    if (status != ADIT_OK) {
        put_back(game, mark);
        if (game->keeps_history && game->decision_count > decisions) {
            adit_err_context(err, "player %d chose '%s' in turn %d of %s", seat + 1,
                             game->decision[decisions].text, adit_turn_number(adit_game_root(game)),
                             engine->def->info.id);
            adit_free(game->decision[--game->decision_count].text);
        }
        return status;
    }
    adit_pace_count(&game->pace, turn, option, card);
    game->turned = turned;
    if (game->keeps_history) {
        game->decision[decisions].turned = turned;
    }
    return ADIT_OK;
}

/* Makes the question of this game the open one. */
static adit_status open_question(adit_game *game, adit_err *err)
{
    if (adit_game_root(game)->is_over) {
        return adit_fail(err, ADIT_ILLEGAL, "the game is over");
    }
    return adit_game_sync(game, err);
}

/* What it offers: its options, or the exchanges. */
static adit_status find_list(adit_game *game, bool anytime, const adit_options **list,
                             adit_err *err)
{
    *list = anytime ? adit_game_exchanges(game) : &game->engine->runner->options;
    return anytime && !game->engine->runner->exchanges_known ? adit_nomem(err) : ADIT_OK;
}

adit_status adit_game_decide_option(adit_game *game, adit_option option, bool anytime,
                                    adit_err *err)
{
    const adit_options *list;

    ADIT_TRY(open_question(game, err));
    ADIT_TRY(find_list(game, anytime, &list, err));
    if (adit_options_find(list, option) < 0) {
        return adit_fail(err, ADIT_ILLEGAL, "this option is not offered here");
    }
    return decide_known(game, option, anytime, err);
}

adit_status adit_game_decide(adit_game *game, int index, adit_err *err)
{
    ADIT_NEED(game != NULL, err);
    ADIT_TRY(open_question(game, err));

    const adit_options *list;
    const int count = game->engine->runner->options.count;
    const bool anytime = index >= count;
    const int place = anytime ? index - count : index;

    ADIT_TRY(find_list(game, anytime, &list, err));
    if (place < 0 || place >= list->count) {
        return adit_fail(err, ADIT_ILLEGAL, "there is no option %d here", index);
    }
    return decide_known(game, list->item[place], anytime, err);
}

/* ---- Deciding on trial ---- */

void adit_game_own_root(adit_game *game)
{
    adit_position *position = &game->position;

    if (position->elsewhere != NULL) {
        memcpy(position->state, position->elsewhere,
               adit_state_size(game->engine->def, adit_root_of(game)->players));
        position->elsewhere = NULL;
    }
}

/* What only looks at a root that is not there any more is left out: the goals of a scenario, cards
 * that hear what a step has changed, runs that are made twice. */
static bool may_leave_root(const adit_engine *engine)
{
    return !engine->purity && engine->cards->plot_count == 0 &&
           engine->cards->deeds >> ADIT_DEED_TURN == 0 && adit_trace_to == NULL;
}

/* decide_known without a log and without a way back. */
static adit_status decide_once(adit_game *game, adit_option option, bool anytime)
{
    adit_runner *runner = game->engine->runner;
    const int card = runner->open.card, turn = adit_root_of(game)->turn;
    bool turned = false;

    runner->before_of = NULL;
    adit_begin_decision(game->engine);
    adit_status status = adit_game_add_pick(game, option, anytime);
    ADIT_THEN(status, adit_game_advance(game, &turned, NULL));
    if (status != ADIT_OK) {
        runner->version = 0;
        return status;
    }
    adit_pace_count(&game->pace, turn, option, card);
    game->turned = turned;
    return ADIT_OK;
}

adit_status adit_game_decide_at(adit_game *game, const adit_open_question *open, adit_option option,
                                bool anytime)
{
    adit_engine *engine = game->engine;
    adit_runner *runner = engine->runner;
    adit_position *position = &game->position;
    const void *elsewhere = position->elsewhere;

    if (adit_trace_to != NULL) { /* which wants the words of the option */
        ADIT_TRY(open_question(game, NULL));
        adit_trace_decision(runner, open->seat, option, anytime);
    }
    if (runner->version != game->version) {
        runner->open = *open;
    }
    if (adit_engine_steps(engine) >= engine->pay_at) {
        ADIT_TRY(adit_engine_pay(engine, NULL));
    }
    ADIT_TRY(adit_pace_check(game, NULL));
    if (!may_leave_root(engine)) {
        return decide_once(game, option, anytime);
    }
    copy_picks(&runner->before, position);
    runner->leaves_root = true;
    adit_status status = decide_once(game, option, anytime);
    runner->leaves_root = false;
    if (runner->lacks_root) {
        copy_picks(position, &runner->before);
        position->elsewhere = elsewhere;
        runner->lacks_root = false;
        runner->version = 0;
        runner->open = *open;
        status = decide_once(game, option, anytime);
    }
    return status;
}
