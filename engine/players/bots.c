/* bots.c - the table of built-in players, and "random".
 *
 * Random takes any main option, and now and then an exchange.
 */
#include <string.h>

#include "engine/base/memory.h"
#include "engine/players/internal.h"

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

static const struct {
    const char *name;
    adit_dice_bot *(*create)(int seat, uint64_t seed);
} bots[] = {
    {"random", random_new},
    {"greedy", adit_greedy_new},
};

#define BOT_COUNT ((int)(sizeof bots / sizeof bots[0]))

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
            adit_dice_bot *self = bots[i].create(seat, seed);

            if (self == NULL) {
                return adit_fail(err, ADIT_NOMEM, "out of memory for a bot");
            }
            *bot = &self->bot;
            return ADIT_OK;
        }
    }
    return adit_fail(err, ADIT_USAGE, "no built-in bot is called '%s'; expected random or greedy",
                     name);
}
