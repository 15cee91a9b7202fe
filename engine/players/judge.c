/* judge.c - the value of a position for the players that search; see judge.h. */
#include "engine/players/judge.h"

#include <limits.h>

#include "engine/match/engine.h"
#include "engine/match/plot.h"
#include "engine/rules/runner.h"
#include "engine/weights/weights.h"

#define OWN_SHARE 2 /* the own position counts as often as that of this many opponents */

/* What a scenario says of who wins is no matter of weights. */
static int plot_worth(const adit_tx *tx, int seat)
{
    unsigned winners;

    if (!adit_plot_winners(tx->work, tx->cards, &winners, NULL, 0)) {
        return 0;
    }
    return (winners >> (seat - 1) & 1) != 0 ? ADIT_PLOT_WORTH : -ADIT_PLOT_WORTH;
}

static void take_measure(adit_game *game, int seat, const adit_field_world *world,
                         adit_measure *measure)
{
    const adit_tx *tx = adit_game_view_tx(game);

    *measure = (adit_measure){.world = world, .state = tx->work, .seat = seat - 1};
    measure->worth = adit_game_evaluate(game, seat) - plot_worth(tx, seat);
    adit_measure_cards(measure);
}

int adit_position_value(adit_game *game, int seat)
{
    const adit_engine *engine = game->engine;
    const adit_field_world world = {engine->def, engine->cards};
    adit_measure measure;

    if (!adit_weights_apply(engine->weights, adit_game_players(game)) || adit_game_is_over(game)) {
        return adit_game_evaluate(game, seat);
    }
    take_measure(game, seat, &world, &measure);
    if (adit_weights_need_score(engine->weights)) {
        (void)adit_game_score(game, seat, &measure.score, NULL, 0);
    }
    return adit_weights_value(engine->weights, &measure) +
           plot_worth(adit_game_view_tx(game), seat);
}

int adit_value_for(adit_game *game, int seat)
{
    const int own = adit_position_value(game, seat) * OWN_SHARE;
    int best_other = INT_MIN;

    for (int other = 1; other <= adit_game_players(game); other++) {
        const int value = other == seat ? INT_MIN : adit_position_value(game, other);

        best_other = value > best_other ? value : best_other;
    }
    return best_other == INT_MIN ? own : own - best_other;
}

adit_status adit_position_feature(adit_game *game, int seat, const char *name, int64_t *value,
                                  adit_err *err)
{
    const adit_engine *engine = game->engine;
    const adit_field_world world = {engine->def, engine->cards};
    adit_measure measure;
    adit_feature feature;

    ADIT_TRY(adit_feature_read(engine->names, &world, name, true, &feature, err));
    take_measure(game, seat, &world, &measure);
    (void)adit_game_score(game, seat, &measure.score, NULL, 0);
    *value = adit_feature_value(&feature, &measure);
    return ADIT_OK;
}
