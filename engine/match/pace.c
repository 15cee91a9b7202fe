/* pace.c - how many decisions a turn and a game may have.
 *
 * An exchange that costs nothing and a bot that likes it make a turn without end, each decision
 * of which is cheap. The limits lie far above what any printed game can come to, so a game
 * that reaches one has met a broken card, and the message names it.
 *
 * Only the few options that are taken most are counted, by the rule of Misra and Gries: one that
 * has no place takes one off all others. What fills a turn by a fifth is always among them.
 */
#include <inttypes.h>
#include <string.h>

#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

static void count_habit(adit_pace *pace, adit_option option, int card)
{
    adit_habit *unused = NULL;

    card = option.what == ADIT_OPT_EXCHANGE ? option.a - 1 : card;
    for (int i = 0; i < ADIT_HABITS; i++) {
        adit_habit *habit = &pace->habit[i];

        if (habit->times > 0 && habit->card == card && adit_option_equal(habit->option, option)) {
            habit->times++;
            return;
        }
        unused = habit->times == 0 ? habit : unused;
    }
    if (unused != NULL) {
        *unused = (adit_habit){option, (int16_t)card, 1};
        return;
    }
    for (int i = 0; i < ADIT_HABITS; i++) {
        pace->habit[i].times--;
    }
}

void adit_pace_count_long(adit_pace *pace, int turn, adit_option option, int card)
{
    if (pace->number != turn) {
        memset(pace->habit, 0, sizeof pace->habit);
        pace->number = (uint16_t)turn;
        pace->turn = 0;
    }
    if (++pace->turn > ADIT_LONG_TURN) {
        count_habit(pace, option, card);
    }
}

static const adit_habit *strongest_habit(const adit_pace *pace)
{
    const adit_habit *strongest = &pace->habit[0];

    for (int i = 1; i < ADIT_HABITS; i++) {
        strongest = pace->habit[i].times > strongest->times ? &pace->habit[i] : strongest;
    }
    return strongest->times > 0 ? strongest : NULL;
}

/* Whether only the list that offers the option knows its words. */
static bool has_own_words(adit_option option)
{
    return option.what == ADIT_OPT_WORD || option.what == ADIT_OPT_PAY;
}

/* "; most often 'exchange barter'", and the card that asked or whose exchange it is. */
static void add_habit(const adit_game *game, adit_buffer *out)
{
    const adit_engine *engine = game->engine;
    const adit_habit *habit = strongest_habit(&game->pace);
    const adit_options *offered = &engine->runner->options;

    if (habit == NULL) {
        return;
    }
    adit_buffer_add(out, "; most often ");
    if (!has_own_words(habit->option) || adit_options_find(offered, habit->option) >= 0) {
        adit_buffer_add(out, "'");
        adit_option_words(engine->def, engine->cards, offered, habit->option, out);
        adit_buffer_add(out, habit->card >= 0 ? "' of " : "'");
    } else {
        adit_buffer_add(out, "a question of ");
    }
    if (habit->card >= 0) {
        adit_buffer_addf(out, "card '%s'", engine->cards->card[habit->card].id);
    }
}

static adit_status fail_too_many(const adit_game *game, adit_budget_kind kind, adit_err *err)
{
    const adit_budget_row *row = &adit_budget_rows[kind];
    const adit_state *root = adit_root_of(game);
    char words[600];
    adit_buffer most = adit_buffer_on(words, sizeof words);

    add_habit(game, &most);
    (void)adit_fail(err, ADIT_LIMIT, "more than %" PRId64 " %s in %s%s", row->most, row->unit,
                    row->what, words);
    return err == NULL
               ? ADIT_LIMIT
               : adit_err_context(err, "player %d decided in turn %d of %s", game->asked + 1,
                                  adit_turn_number(root), game->engine->def->info.id);
}

adit_status adit_pace_fault(const adit_game *game, adit_err *err)
{
    const adit_state *root = adit_root_of(game);

    if (game->pace.turn >= ADIT_MOST_TURN && game->pace.number == root->turn) {
        return fail_too_many(game, ADIT_BUDGET_TURN, err);
    }
    return game->pace.game >= ADIT_MOST_GAME ? fail_too_many(game, ADIT_BUDGET_GAME, err) : ADIT_OK;
}
