/* solve.c - puzzles: the fewest decisions with which a seat reaches a goal.
 *
 * Iterative deepening: every line of one own decision is tried, then every line of two, and so
 * on, so the first solution found is a shortest one. What is known of a position is remembered by
 * the hash of root and picks: with how many decisions left it fails, or for good if nothing below
 * it was cut off, and with how many it succeeds; most orders of the same decisions meet in one
 * position. The other seats answer by a function of the position, or all their answers must lead
 * to the goal. The search only finds that there is a solution; the line is then replayed from
 * what is remembered.
 *
 * Chance: unless it is pinned, a decision that makes the engine draw is no part of a solution.
 * Whether something was drawn shows in the counters of the generator; turning up what the
 * scenario has pinned draws nothing.
 */
#include <string.h>
#include <xxhash.h>

#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

#define MAX_PLY 256
#define MAX_OWN 64
#define FIRST_SLOTS (1 << 12)
#define MOST_SLOTS (1 << 24) /* 16 bytes each: 256 MB */
#define PROGRESS_EVERY 256

typedef struct {
    uint64_t key;     /* 0: empty */
    int16_t fails;    /* with up to this many decisions left; -1: not known */
    int16_t succeeds; /* with this many or more; NEVER: not known */
    int16_t reply;    /* what another seat decides here; -1: not asked yet */
    bool for_good;    /* it fails with any number */
} slot;
#define NEVER INT16_MAX

typedef struct {
    const adit_solve_options *options;
    adit_solution *solution;
    adit_err *err;
    adit_game *ply[MAX_PLY]; /* the position at each ply */
    slot *slots;
    size_t slot_count, used;
    int start_turn;
    bool was_cut;       /* something below the position at hand was cut off for lack of decisions */
    bool is_replaying;  /* the solution is known: nothing is counted any more */
    adit_status status; /* of what stopped the search, if it failed */
} search_state;

typedef enum { NO, YES, STOP } answer;

/* ---- What is known of positions ---- */

static uint64_t key_of(const adit_game *game)
{
    const adit_position *position = &game->position;
    const adit_state *state = (const adit_state *)(const void *)position->state;
    uint64_t seed = adit_state_raw_hash(game->engine->def, state) + position->is_exchange;
    uint64_t key =
        XXH3_64bits_withSeed(position->picks, position->pick_count * sizeof(adit_pick), seed);

    return key != 0 ? key : 1;
}

/* The slot of the key, or the one where it belongs. */
static slot *find_slot(slot *slots, size_t count, uint64_t key)
{
    size_t i = key & (count - 1);

    while (slots[i].key != 0 && slots[i].key != key) {
        i = (i + 1) & (count - 1);
    }
    return &slots[i];
}

/* False: no memory, or the table is as large as it may be. */
static bool grow_table(search_state *s)
{
    size_t count = s->slot_count * 2;
    slot *grown = count > MOST_SLOTS ? NULL : adit_alloc(count * sizeof *grown);

    if (grown == NULL) {
        return false;
    }
    for (size_t i = 0; i < s->slot_count; i++) {
        if (s->slots[i].key != 0) {
            *find_slot(grown, count, s->slots[i].key) = s->slots[i];
        }
    }
    adit_free(s->slots);
    s->slots = grown;
    s->slot_count = count;
    return true;
}

/* The slot of the key, created if there is none. */
static slot *make_slot(search_state *s, uint64_t key)
{
    slot *at;

    if (4 * s->used >= 3 * s->slot_count && !grow_table(s)) {
        /* Full: start again. What was known is only lost time. */
        memset(s->slots, 0, s->slot_count * sizeof *s->slots);
        s->used = 0;
    }
    at = find_slot(s->slots, s->slot_count, key);
    if (at->key == 0) {
        *at = (slot){.key = key, .fails = -1, .succeeds = NEVER, .reply = -1};
        s->used++;
    }
    return at;
}

static void remember_answer(search_state *s, uint64_t key, int left, answer found)
{
    slot *at = make_slot(s, key);

    if (found == YES) {
        at->succeeds = left < at->succeeds ? (int16_t)left : at->succeeds;
    } else {
        at->fails = left > at->fails ? (int16_t)left : at->fails;
        at->for_good = !s->was_cut;
    }
}

/* STOP: not known. */
static answer recall_answer(search_state *s, uint64_t key, int left)
{
    const slot *at = find_slot(s->slots, s->slot_count, key);

    if (at->key == 0 || (!at->for_good && left > at->fails && left < at->succeeds)) {
        return STOP;
    }
    if (left >= at->succeeds) {
        return YES;
    }
    s->was_cut = s->was_cut || !at->for_good;
    return NO;
}

/* ---- One step ---- */

static adit_game *game_at(search_state *s, int ply, const adit_game *like)
{
    if (s->ply[ply] == NULL) {
        s->ply[ply] = adit_game_clone(like);
    }
    return s->ply[ply];
}

/* Whether one more position may be looked at. */
static bool may_continue(search_state *s)
{
    adit_solution *solution = s->solution;

    if (s->is_replaying) {
        return true;
    }
    if (solution->positions >= s->options->positions) {
        solution->outcome = ADIT_SOLVE_LIMIT;
        return false;
    }
    solution->positions++;
    if (s->options->progress != NULL && solution->positions % PROGRESS_EVERY == 0 &&
        !s->options->progress(s->options->context, solution->decisions, solution->positions)) {
        solution->outcome = ADIT_SOLVE_STOPPED;
        return false;
    }
    return true;
}

/* Puts the position after the decision into the next ply. NO: chance would decide. */
static answer step_game(search_state *s, int ply, int index)
{
    adit_game *game = s->ply[ply], *next = game_at(s, ply + 1, game);
    const adit_rng before = adit_game_view_tx(game)->work->rng;

    if (next == NULL) {
        s->status = adit_fail(s->err, ADIT_NOMEM, "out of memory for a position");
        return STOP;
    }
    if (!may_continue(s)) {
        return STOP;
    }
    adit_game_copy(next, game);
    s->status = adit_game_decide(next, index, s->err);
    if (s->status != ADIT_OK) {
        return STOP;
    }
    const adit_rng *after = &adit_game_view_tx(next)->work->rng;

    if (!s->options->puzzle.pinned_chance && memcmp(&before, after, sizeof before) != 0) {
        s->solution->chance += !s->is_replaying;
        return NO;
    }
    return YES;
}

/* ---- The search ---- */

static answer look_at(search_state *s, int ply, int left);

static answer look_after(search_state *s, int ply, int index, int left)
{
    answer found = step_game(s, ply, index);

    return found == YES ? look_at(s, ply + 1, left) : found;
}

static int option_count(adit_game *game)
{
    return adit_game_option_count(game) + adit_game_anytime_count(game);
}

/* Tries the options until one is not like `others`. For the seat that solves (NO), one that leads
 * to the goal is enough; of another seat, which does what is worst (YES), every option must. */
static answer try_options(search_state *s, int ply, int left, answer others)
{
    int count = option_count(s->ply[ply]);

    for (int i = 0; i < count; i++) {
        answer found = look_after(s, ply, i, left);

        if (found != others) {
            return found;
        }
    }
    return others;
}

static bool is_own(search_state *s, int ply)
{
    return adit_game_seat(s->ply[ply]) == s->options->puzzle.seat;
}

/* What another seat decides; asked once for each position, since bots take their time. */
static adit_status ask_reply(search_state *s, int ply, int *index)
{
    const uint64_t key = key_of(s->ply[ply]);

    *index = make_slot(s, key)->reply;
    if (*index < 0) {
        ADIT_TRY(s->options->reply(s->options->context, s->ply[ply], index, s->err));
        make_slot(s, key)->reply = (int16_t)*index;
    }
    return ADIT_OK;
}

static answer look_below(search_state *s, int ply, int left)
{
    int index = 0;

    if (is_own(s, ply)) {
        s->was_cut = left == 0;
        return left == 0 ? NO : try_options(s, ply, left - 1, NO);
    }
    if (s->options->reply == NULL) {
        return try_options(s, ply, left, YES);
    }
    s->status = ask_reply(s, ply, &index);
    return s->status == ADIT_OK ? look_after(s, ply, index, left) : STOP;
}

/* Whether the goal can be reached from the position at `ply` with `left` own decisions. */
static answer look_at(search_state *s, int ply, int left)
{
    adit_game *game = s->ply[ply];
    const int turns = s->options->puzzle.turns;
    const bool was_cut = s->was_cut;
    bool reached = false;

    s->status = s->options->goal(s->options->context, game, &reached, s->err);
    if (s->status != ADIT_OK || reached) {
        return reached ? YES : STOP;
    }
    if (adit_game_is_over(game) || (turns > 0 && adit_game_turn(game) - s->start_turn >= turns)) {
        return NO;
    }
    if (ply + 2 >= MAX_PLY) {
        s->was_cut = true;
        return NO;
    }
    uint64_t key = key_of(game);
    answer found = recall_answer(s, key, left);

    if (found != STOP) {
        return found;
    }
    s->was_cut = false;
    found = look_below(s, ply, left);
    if (found != STOP) {
        remember_answer(s, key, left, found);
    }
    s->was_cut = s->was_cut || was_cut;
    return found;
}

/* Tries one decision, then two, ...; stops when nothing was cut off any more. */
static answer deepen_search(search_state *s)
{
    int most = s->options->puzzle.decisions > 0 ? s->options->puzzle.decisions : MAX_OWN;

    for (int own = 0; own <= most; own++) {
        s->solution->decisions = own;
        s->was_cut = false;
        answer found = look_at(s, 0, own);

        if (found != NO) {
            return found;
        }
        if (!s->was_cut) {
            return NO;
        }
    }
    if (s->options->puzzle.decisions == 0) {
        s->solution->outcome = ADIT_SOLVE_LIMIT; /* there may be a longer one */
        return STOP;
    }
    return NO;
}

/* ---- Replaying ---- */

/* The first own decision after which the goal is in reach. */
static answer choose_own(search_state *s, int ply, int *left, int *index)
{
    answer found = NO;

    for (*index = 0; found == NO && *index < option_count(s->ply[ply]); ++*index) {
        found = look_after(s, ply, *index, *left - 1);
    }
    --*index;
    --*left;
    return found;
}

/* The answer of another seat that delays the goal most. */
static answer choose_worst(search_state *s, int ply, int *left, int *index)
{
    int count = option_count(s->ply[ply]), longest = -1;

    for (int i = 0; i < count; i++) {
        answer found = NO;
        int needs = -1;

        while (found == NO && needs < *left) {
            found = look_after(s, ply, i, ++needs);
        }
        if (found != YES) {
            return STOP;
        }
        if (needs > longest) {
            longest = needs;
            *index = i;
        }
    }
    *left = longest;
    return YES;
}

static answer choose_decision(search_state *s, int ply, int *left, int *index)
{
    if (is_own(s, ply)) {
        return choose_own(s, ply, left, index);
    }
    if (s->options->reply == NULL) {
        return choose_worst(s, ply, left, index);
    }
    s->status = ask_reply(s, ply, index);
    return s->status == ADIT_OK ? YES : STOP;
}

/* Plays the solution on `game`, which keeps its history, for showing and recording. */
static adit_status replay_solution(search_state *s, adit_game *game)
{
    int left = s->solution->decisions, index = 0;
    bool reached = false;

    s->is_replaying = true;
    for (int ply = 0; ply + 2 < MAX_PLY; ply++) {
        ADIT_TRY(s->options->goal(s->options->context, s->ply[ply], &reached, s->err));
        if (reached) {
            return ADIT_OK;
        }
        if (choose_decision(s, ply, &left, &index) != YES || step_game(s, ply, index) != YES) {
            break;
        }
        ADIT_TRY(adit_game_decide(game, index, s->err));
    }
    ADIT_TRY(s->status);
    return adit_fail(s->err, ADIT_INTERNAL, "the solution cannot be replayed");
}

/* ---- From outside ---- */

static void close_search(search_state *s)
{
    for (int i = 0; i < MAX_PLY; i++) {
        adit_game_free(s->ply[i]);
    }
    adit_free(s->slots);
    adit_free(s);
}

static adit_status run_search(search_state *s, adit_game *game, adit_err *err)
{
    s->slots = adit_alloc(FIRST_SLOTS * sizeof *s->slots);
    s->slot_count = FIRST_SLOTS;
    if (s->slots == NULL || game_at(s, 0, game) == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for a search");
    }
    s->start_turn = adit_game_turn(game);
    s->solution->outcome = ADIT_SOLVE_NONE;
    if (deepen_search(s) != YES) {
        return s->status;
    }
    s->solution->outcome = ADIT_SOLVE_FOUND;
    s->solution->game = adit_game_fork(game);
    if (s->solution->game == NULL) {
        ADIT_TRY(adit_engine_pay(game->engine, err));
        return adit_fail(err, ADIT_NOMEM, "out of memory for the solution");
    }
    adit_status status = replay_solution(s, s->solution->game);
    if (status != ADIT_OK) {
        adit_game_free(s->solution->game);
        s->solution->game = NULL;
    }
    return status;
}

adit_status adit_game_solve(adit_game *game, const adit_solve_options *options,
                            adit_solution *solution, adit_err *err)
{
    ADIT_NEED(game != NULL && options != NULL && solution != NULL, err);
    ADIT_NEED(options->goal != NULL, err);

    search_state *s = adit_alloc(sizeof *s);

    *solution = (adit_solution){.outcome = ADIT_SOLVE_NONE};
    if (s == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for a search");
    }
    s->options = options;
    s->solution = solution;
    s->err = err;
    adit_status status = run_search(s, game, err);

    close_search(s);
    return status;
}
