/* bots.c - the table of built-in players, and "random".
 *
 * Random takes any main option, and now and then an exchange.
 */
#include <string.h>

#include "engine/base/memory.h"
#include "engine/players/plans.h"

/* ---- Random ---- */

static adit_status random_choose(adit_bot *bot, adit_game *game, int *index, adit_err *err)
{
    adit_dice_bot *self = (adit_dice_bot *)bot;
    const adit_read_point mark = adit_game_read_point(game);

    adit_dice_begin(&self->dice, self->choices++, 0);
    *index = adit_any_option(game, &self->dice);
    ADIT_TRY(adit_game_read_error(game, mark, err));
    return *index >= 0 ? ADIT_OK : adit_nothing_offered(err);
}

static void random_free(adit_bot *bot)
{
    adit_free(bot);
}

static adit_dice_bot *random_new(int seat, uint64_t seed)
{
    static const adit_bot random = {random_choose, random_free};

    return adit_dice_bot_new(sizeof(adit_dice_bot), &random, seat, seed);
}

/* ---- The table of bots ---- */

static const char *const names[] = {"random", "greedy", "planner"};

#define BOT_COUNT ((int)(sizeof names / sizeof names[0]))
enum { IS_RANDOM, IS_GREEDY, IS_PLANNER };

adit_dice_bot *adit_dice_bot_new(size_t size, const adit_bot *bot, int seat, uint64_t seed)
{
    adit_dice_bot *self = adit_alloc(size);

    if (self != NULL) {
        *self = (adit_dice_bot){.bot = *bot, .seat = seat, .seed = seed};
        adit_dice_set_key(&self->dice, adit_key(ADIT_FOR_PLAYER, seed, seat, 0));
    }
    return self;
}

const char *adit_builtin_bot_name(int n)
{
    return n >= 0 && n < BOT_COUNT ? names[n] : NULL;
}

/* Which bot the name stands for, and its effort. */
static adit_status read_name(const char *name, int *which, adit_effort *effort, adit_err *err)
{
    const size_t length = strcspn(name, ":");
    const char *rest = name[length] == ':' ? name + length + 1 : NULL;

    for (*which = 0; *which < BOT_COUNT; (*which)++) {
        const bool takes_effort = *which == IS_PLANNER;

        if (strlen(names[*which]) == length && strncmp(names[*which], name, length) == 0 &&
            (takes_effort || rest == NULL)) {
            return takes_effort ? adit_effort_read(rest, effort, err) : ADIT_OK;
        }
    }
    return adit_fail(err, ADIT_USAGE,
                     "no built-in bot is called '%s'; expected random, greedy, planner or "
                     "planner:EFFORT",
                     name);
}

adit_status adit_builtin_bot_check(const char *name, adit_err *err)
{
    adit_effort effort;
    int which;

    ADIT_NEED(name != NULL, err);
    return read_name(name, &which, &effort, err);
}

adit_status adit_builtin_bot_new(adit_engine *engine, const char *name, int seat, uint64_t seed,
                                 adit_bot **bot, adit_err *err)
{
    adit_effort effort;
    int which;

    ADIT_NEED(bot != NULL, err);
    *bot = NULL;
    ADIT_NEED(engine != NULL && name != NULL, err);
    if (seat < 1) {
        return adit_fail(err, ADIT_USAGE, "bot seats count from 1, not from %d", seat);
    }
    ADIT_TRY(read_name(name, &which, &effort, err));
    adit_dice_bot *self = which == IS_RANDOM   ? random_new(seat, seed)
                          : which == IS_GREEDY ? adit_greedy_new(seat, seed)
                                               : adit_planner_new(&effort, seat, seed);
    if (self == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for a bot");
    }
    *bot = &self->bot;
    return ADIT_OK;
}

const char *adit_builtin_bot_fault(adit_bot *bot)
{
    return bot != NULL ? adit_planner_fault(bot) : NULL;
}
