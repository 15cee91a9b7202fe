/* lookahead.c - dice, and turns that are played on trial; see internal.h. */
#include "engine/players/internal.h"

#include <limits.h>

#include "engine/model/options.h"
#include "engine/rules/runner.h"

#define EXCHANGE_ODDS 16 /* exchanges are considered at one question in this many */
#define OPPONENT_SHARE 2 /* the best opponent's position counts for 1 / this */

/* ---- Dice ---- */

uint64_t adit_decision_key(adit_game *game, uint64_t seed, int seat)
{
    const uint64_t seen = adit_game_view_hash(game, seat);

    /* One state may be met at two questions of an effect. */
    return adit_key(ADIT_FOR_PLAN, adit_key(ADIT_FOR_PLAN, seed, seat, seen), seat,
                    (uint64_t)game->engine->runner->open.key);
}

void adit_dice_set_key(adit_dice *dice, uint64_t key)
{
    dice->key[0] = (uint32_t)key;
    dice->key[1] = (uint32_t)(key >> 32);
}

void adit_dice_begin(adit_dice *dice, uint32_t choice, uint32_t attempt)
{
    dice->counter[0] = 0;
    dice->counter[1] = choice;
    dice->counter[2] = attempt;
    dice->left = 0;
}

uint32_t adit_dice_word(adit_dice *dice)
{
    if (dice->left == 0) {
        adit_philox(dice->counter, dice->key, dice->word);
        dice->counter[0]++;
        dice->left = 4;
    }
    return dice->word[--dice->left];
}

/* ---- Options ---- */

bool adit_dice_wants_exchange(adit_dice *dice, int main_count)
{
    return main_count == 0 || adit_dice_below(dice, EXCHANGE_ODDS) == 0;
}

int adit_dice_exchange(adit_dice *dice, int main_count, int exchange_count)
{
    if (exchange_count > 0) {
        return main_count + adit_dice_below(dice, exchange_count);
    }
    return main_count > 0 ? adit_dice_below(dice, main_count) : -1;
}

/* Exchanges are only listed when wanted, since that is expensive. */
int adit_any_option(adit_game *game, adit_dice *dice)
{
    const int main_count = adit_game_option_count(game);

    return adit_dice_wants_exchange(dice, main_count)
               ? adit_dice_exchange(dice, main_count, adit_game_anytime_count(game))
               : adit_dice_below(dice, main_count);
}

/* Exchanges are listed only if it is no main option. */
int adit_find_option(adit_game *game, adit_option wanted)
{
    const int count = adit_game_option_count(game);
    int at = count > 0 ? adit_options_find(&game->engine->runner->options, wanted) : -1;

    if (at < 0 && adit_game_anytime_count(game) > 0) {
        at = adit_options_find(adit_game_exchanges(game), wanted);
        return at < 0 ? -1 : count + at;
    }
    return at;
}

adit_status adit_nothing_offered(adit_err *err)
{
    return adit_fail(err, ADIT_INTERNAL, "a bot was asked to choose, but no option is offered");
}

/* ---- Positions ---- */

adit_stretch adit_stretch_of(adit_game *game)
{
    const adit_state *state = adit_game_view_tx(game)->work;

    return (adit_stretch){state->turn, state->active};
}

bool adit_stretch_is_over(const adit_stretch *stretch, adit_game *game)
{
    if (adit_game_is_over(game)) {
        return true;
    }
    const adit_stretch now = adit_stretch_of(game);

    return now.turn != stretch->turn || now.active != stretch->active;
}

int adit_worth_for(adit_game *game, int seat)
{
    int best_other = INT_MIN;

    for (int other = 1; other <= adit_game_players(game); other++) {
        int worth = other == seat ? INT_MIN : adit_game_evaluate(game, other);
        best_other = worth > best_other ? worth : best_other;
    }
    int own = adit_game_evaluate(game, seat) * OPPONENT_SHARE;
    return best_other == INT_MIN ? own : own - best_other;
}

bool adit_worth_exceeds(adit_game *game, int seat, int *worth, int *rival)
{
    adit_tx *view = adit_game_view_tx(game);
    const int players = view->work->players, first = *rival;
    int found = adit_view_evaluate(view, seat) * OPPONENT_SHARE, best_other = INT_MIN;
    const int own = found;

    for (int i = 0; i <= players; i++) {
        const int other = i == 0 ? first : i;

        if (other == seat || other == 0 || (i > 0 && other == first)) {
            continue;
        }
        const int theirs = adit_view_evaluate(view, other);
        if (theirs > best_other) {
            best_other = theirs;
            found = own - theirs;
            *rival = other;
        }
        if (found <= *worth) {
            return false;
        }
    }
    if (found <= *worth) {
        return false;
    }
    *worth = found;
    return true;
}
