/* greedy.c - the built-in player "greedy".
 *
 * It looks at its own turn only: it deals what it cannot see again, finishes the turn at random a
 * number of times from each option, and takes the option whose best turn ended best. It keeps
 * nothing from one question to the next, so its answer is a function of its seed and of what its
 * seat sees. It does not allocate while it decides: what it tries things on is made at its first
 * question.
 */
#include "engine/players/tree.h"

#include <limits.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"

/* Completions of the turn for one question, shared out among its options. */
#define TRIES_IN_ALL 220
#define TRIES_LEAST 8
#define TRIES_MOST 60

typedef struct {
    adit_dice_bot base;
    adit_game *dealt;     /* the game as it may be, hidden things dealt again for this question */
    adit_tree *tree;      /* the turns that were tried in it */
    int best, best_worth; /* the option after which the turn ended best; -1: none yet */
    int rival;            /* the opponent who is ahead, as far as known; 0: nobody */
    adit_option offered[ADIT_MAX_OPTIONS]; /* at the present question, exchanges last */
    int offered_count;
    bool lacks_memory;  /* a trial game could not be played */
    bool gave_up;       /* one ended for a reason that differs between machines */
    adit_budget budget; /* for looking ahead at the present question */
} greedy_bot;

static adit_status make_games(greedy_bot *self, adit_game *game, adit_err *err)
{
    if ((self->dealt == NULL && (self->dealt = adit_game_clone(game)) == NULL) ||
        (self->tree == NULL && (self->tree = adit_tree_new(game)) == NULL)) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the trial games of a greedy bot");
    }
    return ADIT_OK;
}

static adit_status greedy_prepare(greedy_bot *self, adit_game *game, adit_err *err)
{
    int count = adit_game_option_count(game);

    count += adit_game_anytime_count(game);
    self->offered_count = count < ADIT_MAX_OPTIONS ? count : ADIT_MAX_OPTIONS;
    for (int i = 0; i < self->offered_count; i++) {
        self->offered[i] = adit_game_option(game, i);
    }
    ADIT_TRY(make_games(self, game, err));
    adit_game_copy(self->dealt, game);
    const uint64_t key = adit_decision_key(game, self->base.seed, self->base.seat);
    adit_dice_set_key(&self->base.dice, key);
    adit_game_determinise(self->dealt, self->base.seat, key);
    return ADIT_OK;
}

/* Decides on trial; false if a card failed, which takes the move out of greedy's choice: a broken
 * card of a mod must not stop a game against it. */
static bool try_decision(greedy_bot *self, int index)
{
    if (index < 0) {
        return false;
    }
    const adit_status status = adit_tree_decide(self->tree, index);
    self->lacks_memory |= status == ADIT_NOMEM;
    self->gave_up |= status != ADIT_OK && self->dealt->engine->runner->abort_reason != NULL;
    return status == ADIT_OK;
}

/* Whether nothing more may be tried, and the bot has no answer. */
static bool is_stopped(const greedy_bot *self)
{
    return self->lacks_memory || self->gave_up || adit_budget_is_spent(&self->budget);
}

/* Finishes the turn at random. The n-th option is the best so far if nothing better is known; an
 * end that was met before cannot be better. */
static void finish_turn(greedy_bot *self, int n)
{
    int decided = 1;

    while (decided++ < ADIT_LONGEST_LINE && !adit_tree_is_over(self->tree)) {
        if (!try_decision(self, adit_tree_any_option(self->tree, &self->base.dice))) {
            return;
        }
    }
    if (adit_tree_is_new(self->tree) &&
        adit_worth_exceeds(adit_tree_trial(self->tree), self->base.seat, &self->best_worth,
                           &self->rival)) {
        self->best = n;
    }
}

static bool begin_turn(greedy_bot *self, int n)
{
    adit_tree_return(self->tree);
    return try_decision(self, adit_tree_find_first(self->tree, self->offered[n]));
}

/* Finishes the turn `tries` times after the n-th of the offered options. */
static void try_option(greedy_bot *self, int n, int tries)
{
    adit_tree_prune(self->tree); /* of what began with another option */
    if (!begin_turn(self, n)) {
        return;
    }
    if (adit_tree_is_over(self->tree)) {
        tries = 1; /* they would all be the same */
    }
    for (int k = 0; k < tries && !is_stopped(self); k++) {
        if (k > 0 && !begin_turn(self, n)) {
            return;
        }
        adit_dice_begin(&self->base.dice, (uint32_t)n, (uint32_t)k);
        finish_turn(self, n);
    }
}

static void try_options(greedy_bot *self)
{
    const adit_stretch stretch = adit_stretch_of(self->dealt);
    int tries = TRIES_IN_ALL / self->offered_count;

    if (adit_tree_begin(self->tree, self->dealt, &stretch) != ADIT_OK) {
        return;
    }
    tries = tries < TRIES_LEAST ? TRIES_LEAST : tries > TRIES_MOST ? TRIES_MOST : tries;
    for (int n = 0; n < self->offered_count && !is_stopped(self); n++) {
        try_option(self, n, tries);
    }
    adit_tree_end(self->tree);
}

/* Looks ahead, and pays for it from a budget of its own: a card that is expensive to try must not
 * make one decision take forever. What could not be tried is no worse move, so then there is none.
 */
static adit_status look_ahead(greedy_bot *self, adit_game *game, adit_read_point mark,
                              adit_err *err)
{
    adit_engine *engine = game->engine;
    adit_budget *whole = engine->budget;
    adit_status status;

    self->lacks_memory = self->gave_up = false;
    self->budget = adit_budget_of(ADIT_BUDGET_GREEDY, 0, whole);
    (void)adit_engine_use_budget(engine, &self->budget);
    self->best = -1;
    self->best_worth = INT_MIN;
    self->rival = 0;
    if (self->offered_count > 1) {
        try_options(self);
    }
    status = adit_engine_pay(engine, err);
    (void)adit_engine_use_budget(engine, whole);
    if (self->lacks_memory || adit_game_read_error(game, mark, NULL) != ADIT_OK) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the trial games of a greedy bot");
    }
    if (self->gave_up) {
        return adit_fail(err, ADIT_LIMIT, "a card ran too long in a trial game of the bot greedy");
    }
    return status;
}

/* If every completion ended in a fault, it takes the first option, so that the fault shows in the
 * game itself. */
static adit_status greedy_choose(adit_bot *bot, adit_game *game, int *index, adit_err *err)
{
    greedy_bot *self = (greedy_bot *)bot;
    const adit_read_point mark = adit_game_read_point(game);

    ADIT_TRY(greedy_prepare(self, game, err));
    if (self->offered_count == 0) {
        ADIT_TRY(adit_game_read_error(game, mark, err));
        return adit_nothing_offered(err);
    }
    ADIT_TRY(look_ahead(self, game, mark, err));
    *index = self->best < 0 ? 0 : self->best;
    return ADIT_OK;
}

static void greedy_free(adit_bot *bot)
{
    greedy_bot *self = (greedy_bot *)bot;

    adit_tree_free(self->tree);
    adit_game_free(self->dealt);
    adit_free(self);
}

adit_dice_bot *adit_greedy_new(int seat, uint64_t seed)
{
    static const adit_bot greedy = {greedy_choose, greedy_free};

    return adit_dice_bot_new(sizeof(greedy_bot), &greedy, seat, seed);
}
