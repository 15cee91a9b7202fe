/* bots.c - the built-in players "random" and "greedy".
 *
 * Random takes any main option, and now and then an exchange. Greedy looks at its own turn
 * only: it deals what it cannot see again, finishes the turn at random a number of times from
 * each option, and goes for the turn that ended best. It remembers that turn as its plan and
 * leaves it only for something better, so that a good turn found by luck is also played.
 * Neither allocates while it decides: the games that greedy tries things on are made at its
 * first question and copied over afterwards.
 */
#include <limits.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/chance/rng.h"
#include "engine/match/game.h"
#include "engine/model/options.h"
#include "engine/rules/runner.h"

#define EXCHANGE_ODDS 16 /* exchanges are considered at one question in this many */

/* Greedy: completions of the turn for one question, shared out among its options. */
#define TRIES_IN_ALL 160
#define TRIES_LEAST 6
#define TRIES_MOST 40
#define LONGEST_TURN 64  /* decisions after which a completion is valued as it stands */
#define OPPONENT_SHARE 2 /* the best opponent's position counts for 1 / this */

/* ---- Dice ---- */

/* Numbers as a function of seed, seat and the two counters; the third counts blocks. */
typedef struct {
    uint32_t key[2], counter[4], word[4];
    int left;
} dice;

/* A built-in bot; greedy has more behind it. */
typedef struct {
    adit_bot bot;
    int seat;
    uint64_t seed;
    uint32_t choices; /* made so far */
    dice dice;
} dice_bot;

static void dice_begin(dice *d, uint32_t choice, uint32_t attempt)
{
    d->counter[0] = 0;
    d->counter[1] = choice;
    d->counter[2] = attempt;
    d->left = 0;
}

static uint32_t dice_word(dice *d)
{
    if (d->left == 0) {
        adit_philox(d->counter, d->key, d->word);
        d->counter[0]++;
        d->left = 4;
    }
    return d->word[--d->left];
}

/* 0 .. n - 1; the bias of the product is below n / 2^32. */
static int dice_below(dice *d, int n)
{
    return (int)(((uint64_t)dice_word(d) * (uint64_t)n) >> 32);
}

/* Any main option; once in EXCHANGE_ODDS an exchange instead, if there is one. -1: nothing
 * is offered. Exchanges are only listed when wanted, since that is expensive. */
static int any_option(adit_game *game, dice *d)
{
    int main_count = adit_game_option_count(game);

    if (main_count == 0 || dice_below(d, EXCHANGE_ODDS) == 0) {
        int exchanges = adit_game_anytime_count(game);
        if (exchanges > 0) {
            return main_count + dice_below(d, exchanges);
        }
    }
    return main_count > 0 ? dice_below(d, main_count) : -1;
}

static adit_status nothing_offered(adit_err *err)
{
    return adit_fail(err, ADIT_INTERNAL, "a bot was asked to choose, but no option is offered");
}

/* ---- Random ---- */

static adit_status random_choose(adit_bot *bot, adit_game *game, int *index, adit_err *err)
{
    dice_bot *self = (dice_bot *)bot;
    const adit_read_point mark = adit_game_read_point(game);

    dice_begin(&self->dice, self->choices++, 0);
    *index = any_option(game, &self->dice);
    ADIT_TRY(adit_game_read_error(game, mark, err));
    return *index >= 0 ? ADIT_OK : nothing_offered(err);
}

static void random_free(adit_bot *bot)
{
    adit_free(bot);
}

/* ---- Greedy ---- */

/* The decisions of one completed turn, by value: an index means nothing in another deal. */
typedef struct {
    adit_option option[LONGEST_TURN];
    int count;
} turn_line;

typedef struct {
    dice_bot base;
    adit_game *dealt; /* the game as it may be, hidden things dealt again for this question */
    adit_game *first; /* a copy of it in which one option has been decided */
    adit_game *trial; /* a copy of either that is played on */
    int turn;         /* the turn that is being looked at */
    turn_line line;   /* what was decided in the trial */
    turn_line plan;   /* the best turn known, from the present question on */
    int plan_worth;
    adit_option offered[ADIT_MAX_OPTIONS]; /* at the present question, exchanges last */
    int offered_count;
    bool lacks_memory;  /* a trial game could not be played */
    bool gave_up;       /* one ended for a reason that differs between machines */
    adit_budget budget; /* for looking ahead at the present question */
} greedy_bot;

static adit_status make_games(greedy_bot *self, adit_game *game, adit_err *err)
{
    adit_game **games[] = {&self->dealt, &self->first, &self->trial};

    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        if (*games[i] == NULL && (*games[i] = adit_game_clone(game)) == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory for the trial games of a greedy bot");
        }
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
    adit_game_determinise(
        self->dealt, self->base.seat,
        adit_key(ADIT_FOR_SEARCH, self->base.seed, self->base.seat, self->base.choices));
    self->turn = adit_game_turn(self->dealt);
    return ADIT_OK;
}

static int worth_for(adit_game *game, int seat)
{
    int best_other = INT_MIN;

    for (int other = 1; other <= adit_game_players(game); other++) {
        int worth = other == seat ? INT_MIN : adit_game_evaluate(game, other);
        best_other = worth > best_other ? worth : best_other;
    }
    int own = adit_game_evaluate(game, seat) * OPPONENT_SHARE;
    return best_other == INT_MIN ? own : own - best_other;
}

/* The index of the option among all that are offered, or -1. Exchanges are listed only if it
 * is no main option. */
static int find_option(adit_game *game, adit_option wanted)
{
    const int count = adit_game_option_count(game);
    int at = count > 0 ? adit_options_find(&game->engine->runner->options, wanted) : -1;

    if (at < 0 && adit_game_anytime_count(game) > 0) {
        at = adit_options_find(adit_game_exchanges(game), wanted);
        return at < 0 ? -1 : count + at;
    }
    return at;
}

static bool is_turn_over(const greedy_bot *self, adit_game *game)
{
    return adit_game_is_over(game) || adit_game_turn(game) != self->turn;
}

/* Decides in `game` and notes it in the line; false if a card failed, which takes the move
 * out of greedy's choice: a broken card of a mod must not stop a game against it. */
static bool decide_and_note(greedy_bot *self, adit_game *game, int index)
{
    if (index < 0) {
        return false;
    }
    self->line.option[self->line.count++] = adit_game_option(game, index);
    adit_status status = adit_game_decide(game, index, NULL);
    self->lacks_memory |= status == ADIT_NOMEM;
    self->gave_up |= status != ADIT_OK && game->engine->runner->abort_reason != NULL;
    return status == ADIT_OK;
}

/* Whether nothing more may be tried, and the bot has no answer. */
static bool is_stopped(const greedy_bot *self)
{
    return self->lacks_memory || self->gave_up || adit_budget_is_spent(&self->budget);
}

/* Finishes the turn in the trial game at random and keeps it as the plan if nothing better is
 * known. What was decided before is in the line. */
static void finish_turn(greedy_bot *self)
{
    while (self->line.count < LONGEST_TURN && !is_turn_over(self, self->trial)) {
        if (!decide_and_note(self, self->trial, any_option(self->trial, &self->base.dice))) {
            return;
        }
    }
    int worth = worth_for(self->trial, self->base.seat);
    if (self->plan.count == 0 || worth > self->plan_worth) {
        self->plan_worth = worth;
        self->plan = self->line;
    }
}

/* What is left of the plan is the first candidate; anything else must be better than it. It
 * is followed as far as it fits: things may have turned up that were dealt differently. */
static void try_old_plan(greedy_bot *self)
{
    turn_line old = self->plan;

    self->plan.count = 0;
    self->line.count = 0;
    adit_game_copy(self->trial, self->dealt);
    for (int i = 0; i < old.count && !is_turn_over(self, self->trial); i++) {
        int index = find_option(self->trial, old.option[i]);

        if (index < 0) {
            break;
        }
        if (!decide_and_note(self, self->trial, index)) {
            return;
        }
    }
    if (self->line.count > 0) {
        dice_begin(&self->base.dice, self->base.choices, 0);
        finish_turn(self);
    }
}

/* Finishes the turn `tries` times after the n-th of the offered options. */
static void try_option(greedy_bot *self, int n, int tries)
{
    self->line.count = 0;
    adit_game_copy(self->first, self->dealt);
    if (!decide_and_note(self, self->first, find_option(self->first, self->offered[n]))) {
        return;
    }
    if (is_turn_over(self, self->first)) {
        tries = 1; /* they would all be the same */
    }
    for (int k = 0; k < tries && !is_stopped(self); k++) {
        self->line.count = 1;
        adit_game_copy(self->trial, self->first);
        dice_begin(&self->base.dice, self->base.choices, (uint32_t)(1 + n * TRIES_MOST + k));
        finish_turn(self);
    }
}

static void try_options(greedy_bot *self)
{
    int tries = TRIES_IN_ALL / self->offered_count;

    tries = tries < TRIES_LEAST ? TRIES_LEAST : tries > TRIES_MOST ? TRIES_MOST : tries;
    for (int n = 0; n < self->offered_count && !is_stopped(self); n++) {
        try_option(self, n, tries);
    }
}

/* The first step of the plan, which is taken off it. Without a plan (every completion ended
 * in a fault) the first option, so that the fault shows in the game itself. */
static int next_of_plan(greedy_bot *self)
{
    int index = 0;

    if (self->plan.count == 0) {
        return 0;
    }
    while (index < self->offered_count &&
           !adit_option_equal(self->offered[index], self->plan.option[0])) {
        index++;
    }
    self->plan.count--;
    memmove(self->plan.option, self->plan.option + 1,
            (size_t)self->plan.count * sizeof self->plan.option[0]);
    return index < self->offered_count ? index : 0;
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
    try_old_plan(self);
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

static adit_status greedy_choose(adit_bot *bot, adit_game *game, int *index, adit_err *err)
{
    greedy_bot *self = (greedy_bot *)bot;
    const turn_line plan = self->plan;
    adit_status status;

    const adit_read_point mark = adit_game_read_point(game);
    ADIT_TRY(greedy_prepare(self, game, err));
    if (self->offered_count == 0) {
        ADIT_TRY(adit_game_read_error(game, mark, err));
        return nothing_offered(err);
    }
    status = look_ahead(self, game, mark, err);
    if (status != ADIT_OK) {
        self->plan = plan; /* asked once more, it must be as now */
        return status;
    }
    self->base.choices++;
    *index = next_of_plan(self);
    return ADIT_OK;
}

static void greedy_free(adit_bot *bot)
{
    greedy_bot *self = (greedy_bot *)bot;

    adit_game_free(self->trial);
    adit_game_free(self->first);
    adit_game_free(self->dealt);
    adit_free(self);
}

/* ---- The table of bots ---- */

static const struct {
    const char *name;
    size_t size;
    adit_bot bot;
} bots[] = {
    {"random", sizeof(dice_bot), {random_choose, random_free}},
    {"greedy", sizeof(greedy_bot), {greedy_choose, greedy_free}},
};

#define BOT_COUNT ((int)(sizeof bots / sizeof bots[0]))

const char *adit_builtin_bot_name(int n)
{
    return n >= 0 && n < BOT_COUNT ? bots[n].name : NULL;
}

adit_status adit_builtin_bot_new(adit_engine *engine, const char *name, int seat, uint64_t seed,
                                 adit_bot **bot, adit_err *err)
{
    ADIT_NEED(bot != NULL, err);
    *bot = NULL;
    ADIT_NEED(engine != NULL && name != NULL, err);
    if (seat < 1) {
        return adit_fail(err, ADIT_USAGE, "bot seats count from 1, not from %d", seat);
    }
    for (int i = 0; i < BOT_COUNT; i++) {
        if (strcmp(bots[i].name, name) == 0) {
            const uint64_t key = adit_key(ADIT_FOR_PLAYER, seed, seat, 0);
            dice_bot *self = adit_alloc(bots[i].size);

            if (self == NULL) {
                return adit_fail(err, ADIT_NOMEM, "out of memory for a bot");
            }
            *self = (dice_bot){.bot = bots[i].bot, .seat = seat, .seed = seed};
            self->dice.key[0] = (uint32_t)key;
            self->dice.key[1] = (uint32_t)(key >> 32);
            *bot = &self->bot;
            return ADIT_OK;
        }
    }
    return adit_fail(err, ADIT_USAGE, "no built-in bot is called '%s'; expected random or greedy",
                     name);
}
