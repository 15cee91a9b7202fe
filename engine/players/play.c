/* play.c - bots at a table, and the one loop in which they play.
 *
 * Whoever runs games differs in what it looks at on the way: a limit, Ctrl-C, statistics, lines
 * for the terminal. All of that is an observer's; asking and deciding is done here.
 */
#include "engine/base/err.h"

void adit_table_clear(adit_table *table)
{
    for (int i = 0; table != NULL && i < ADIT_MAX_SEATS; i++) {
        if (table->bot[i] != NULL) {
            table->bot[i]->free(table->bot[i]);
            table->bot[i] = NULL;
        }
    }
}

static bool may_continue(const adit_observer *observer)
{
    return observer->may_continue == NULL || observer->may_continue(observer->context);
}

static adit_status decide_watched(adit_game *game, int seat, int index,
                                  const adit_observer *observer, adit_err *err)
{
    if (observer->before_decision != NULL) {
        ADIT_TRY(observer->before_decision(observer->context, game, seat, index, err));
    }
    ADIT_TRY(adit_game_decide(game, index, err));
    return observer->after_decision != NULL
               ? observer->after_decision(observer->context, game, seat, err)
               : ADIT_OK;
}

adit_status adit_game_play(adit_game *game, const adit_table *table, const adit_observer *observer,
                           adit_err *err)
{
    static const adit_observer nobody = {NULL};

    ADIT_NEED(game != NULL && table != NULL, err);
    observer = observer != NULL ? observer : &nobody;
    while (!adit_game_is_over(game) && may_continue(observer)) {
        const int seat = adit_game_seat(game);
        adit_bot *bot = table->bot[seat - 1];
        int index = 0;

        if (bot == NULL) {
            break;
        }
        adit_status status = bot->choose(bot, game, &index, err);
        /* It may have waited long for the answer, and a failure may come of being stopped. */
        if (!may_continue(observer)) {
            break;
        }
        ADIT_TRY(status);
        ADIT_TRY(decide_watched(game, seat, index, observer, err));
    }
    return ADIT_OK;
}
