/* fake_table.h - the table of a test with fake cards: an engine, a game, and the usual moves.
 *
 * A test program makes the engine and the game itself and leaves clearing up to `stop`.
 */
#ifndef ADIT_TESTS_FAKE_TABLE_H
#define ADIT_TESTS_FAKE_TABLE_H

#include "tests/support/adit_cmocka.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game;
static adit_err err;

static inline int stop(void **state)
{
    (void)state;
    adit_game_free(game);
    adit_engine_close(engine);
    game = NULL;
    engine = NULL;
    return 0;
}

static inline void decide(const char *text)
{
    assert_ok(adit_game_decide_text(game, text, &err), err);
}

static inline bool offers(const char *text)
{
    return adit_game_option_find(game, text) >= 0;
}

/* How many of the good the first player has. */
static inline int has(int good)
{
    return demo_of(game)->player[0].common.goods.have[good];
}

#endif
