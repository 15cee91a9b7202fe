/* shrink.c - the shortest way to a fault that can be found in reasonable time.
 *
 * First, things are left out as long as the same fault is met: fields of the start, then runs
 * of decisions, long ones first. Then luck is tried: short random games from the same start.
 * Finally all short games are played, so that it is often certain that none is shorter.
 */
#include "bindings/cli/fuzz/fuzz.h"

#include <limits.h>
#include <string.h>

enum { TEXT_SIZE = 512, MAX_DECISIONS = 20000, LUCKY_GAMES = 40, MAX_POSITIONS = 2500 };
enum { LIMIT_COST = 400 }; /* reaching a limit costs as much as this many decisions */

/* Plays by the plan; true if it leads to the same fault with no more decisions, which then is the
 * fault. `start` and the plan may be parts of the fault. */
static bool try_plan(fuzz_run *fuzz, fuzz_fault *fault, const fuzz_start *start,
                     const fuzz_plan *plan)
{
    fuzz_fault found;
    bool has_memory = fuzz_play(fuzz, start, plan, &found);
    bool is_same = has_memory && found.err.status != ADIT_OK &&
                   strcmp(found.key, fault->key) == 0 && found.line.count <= fault->line.count;

    fuzz->budget -= found.line.count + (found.err.status == ADIT_LIMIT ? LIMIT_COST : 1);
    if (is_same) {
        fuzz_fault_free(fault);
        fault->start = found.start;
        fault->line = found.line;
        fault->err = found.err;
    } else {
        fuzz_fault_free(&found);
    }
    return is_same;
}

/* Expensive checks are made only for faults that they find. */
static fuzz_plan plan_along(const fuzz_fault *fault, const fuzz_words *line)
{
    return (fuzz_plan){
        .wanted = line, .limit = INT_MAX, .thorough = fault->err.status == ADIT_INTERNAL};
}

/* ---- Leaving out ---- */

static void shrink_start(fuzz_run *fuzz, fuzz_fault *fault)
{
    for (int i = fault->start.fields.count - 1; i >= 0 && fuzz->budget > 0; i--) {
        const fuzz_plan plan = plan_along(fault, &fault->line);
        fuzz_start start;

        if (fuzz_start_copy(&start, &fault->start)) {
            fuzz_words_cut(&start.fields, i, 1);
            fuzz_words_cut(&start.values, i, 1);
            (void)try_plan(fuzz, fault, &start, &plan);
        }
        fuzz_start_free(&start);
    }
}

/* Whether the fault is met without `count` decisions from `first` on. */
static bool try_without(fuzz_run *fuzz, fuzz_fault *fault, int first, int count)
{
    fuzz_words line;
    const fuzz_plan plan = plan_along(fault, &line);
    int before = fault->line.count;
    bool is_same = fuzz_words_copy(&line, &fault->line);

    if (is_same) {
        fuzz_words_cut(&line, first, count);
        is_same = try_plan(fuzz, fault, &fault->start, &plan);
    }
    fuzz_words_free(&line);
    return is_same && fault->line.count < before;
}

static void shrink_line(fuzz_run *fuzz, fuzz_fault *fault)
{
    for (int length = fault->line.count / 2; length >= 1; length /= 2) {
        for (int first = 0; first + length <= fault->line.count && fuzz->budget > 0;) {
            if (!try_without(fuzz, fault, first, length)) {
                first += length;
            }
        }
    }
}

/* ---- Luck ---- */

static bool try_luck(fuzz_run *fuzz, fuzz_fault *fault)
{
    bool is_shorter = false;

    for (int i = 0; i < LUCKY_GAMES && fault->line.count > 1 && fuzz->budget > 0; i++) {
        fuzz_dice dice = {.state = fault->start.seed * LUCKY_GAMES + (uint64_t)i};
        const fuzz_plan plan = {.dice = &dice,
                                .limit = fault->line.count - 1,
                                .thorough = fault->err.status == ADIT_INTERNAL};

        is_shorter = try_plan(fuzz, fault, &fault->start, &plan) || is_shorter;
    }
    return is_shorter;
}

/* ---- All short games ---- */

typedef struct {
    fuzz_run *fuzz;
    fuzz_fault *fault;
    fuzz_words path;
    int positions; /* that may still be searched */
    bool is_found;
} search_state;

static void search_from(search_state *find, adit_game *game, int depth);

/* Takes one option in a copy and searches further. */
static void search_option(search_state *find, adit_game *game, int index, int depth)
{
    fuzz_fault found = {0};
    char text[TEXT_SIZE];
    adit_game *copy = adit_game_clone(game);

    find->positions--;
    adit_game_option_text(game, index, text, sizeof text);
    if (copy == NULL || !fuzz_words_add(&find->path, text)) {
        find->positions = 0;
        adit_game_free(copy);
        return;
    }
    adit_status status = adit_game_decide(copy, index, &found.err);
    if (status == ADIT_ILLEGAL) {
        adit_err_context(&found.err, "the option '%s' was offered", text);
    }
    ADIT_THEN(status, fuzz_check(copy, find->fault->err.status == ADIT_INTERNAL, &found.err));
    found.err.status = status;
    fuzz_fault_name(&found);
    find->positions -= status == ADIT_LIMIT ? LIMIT_COST / 4 : 0;
    if (status != ADIT_OK && strcmp(found.key, find->fault->key) == 0) {
        find->is_found = true;
        find->fault->err = found.err;
    } else if (status == ADIT_OK && depth > 1) {
        search_from(find, copy, depth - 1);
    }
    if (!find->is_found) {
        fuzz_words_cut(&find->path, find->path.count - 1, 1);
    }
    adit_game_free(copy);
}

static void search_from(search_state *find, adit_game *game, int depth)
{
    if (adit_game_is_over(game)) {
        return;
    }
    int count = adit_game_option_count(game) + adit_game_anytime_count(game);
    for (int i = 0; i < count && !find->is_found && find->positions > 0; i++) {
        search_option(find, game, i, depth);
    }
}

/* Plays all shorter games, the shortest first. */
static void search_shorter(fuzz_run *fuzz, fuzz_fault *fault)
{
    search_state find = {.fuzz = fuzz, .fault = fault, .positions = MAX_POSITIONS};
    adit_game *game = NULL;
    adit_err err = {0};

    if (fuzz_start_game(fuzz->engine, fuzz, &fault->start, &game, &err) != ADIT_OK) {
        fault->is_shortest = fault->line.count == 0;
        return;
    }
    (void)adit_engine_use_budget(fuzz->engine, fuzz->whole);
    for (int depth = 1; depth < fault->line.count && !find.is_found && find.positions > 0;
         depth++) {
        search_from(&find, game, depth);
    }
    (void)adit_engine_use_budget(fuzz->engine, NULL);
    if (find.is_found) {
        fuzz_words swapped = fault->line;
        fault->line = find.path;
        find.path = swapped;
    }
    fuzz_words_free(&find.path);
    fault->is_shortest = find.is_found || find.positions > 0;
    adit_game_free(game);
}

/* A game that does not end has no last decision to look for, and no shorter form. */
static bool is_endless(const fuzz_fault *fault)
{
    return strstr(fault->key, "the game has not ended") != NULL ||
           strstr(fault->key, " million steps of work in ") != NULL ||
           strstr(fault->key, " decisions in one ") != NULL;
}

void fuzz_shrink(fuzz_run *fuzz, fuzz_fault *fault)
{
    if (is_endless(fault)) {
        return;
    }
    fuzz->budget = MAX_DECISIONS;
    shrink_line(fuzz, fault);
    shrink_start(fuzz, fault);
    shrink_line(fuzz, fault);
    if (try_luck(fuzz, fault)) {
        shrink_line(fuzz, fault);
    }
    search_shorter(fuzz, fault);
}
