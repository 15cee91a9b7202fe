/* purses.h - a game that is just big enough for players that look ahead.
 *
 * "Purses": in a turn a player first takes a purse. Five of them hold 1 to 5 coins at once;
 * the sixth, the chest, is empty but asks which of four keys to try, and one key gives 20.
 * So the best turn begins with what looks like the worst purse. Ten turns each.
 *
 * Something can be wrong with it: the purse with the number `purses_broken` fails like a script, or
 * every purse of the seat `purses_stuck` does; like one that ran too long if `purses_are_late`.
 */
#ifndef ADIT_TESTS_PURSES_H
#define ADIT_TESTS_PURSES_H

#include "tests/support/adit_cmocka.h"

#include "engine/base/memory.h"
#include "engine/match/engine.h"
#include "engine/rules/runner.h"

#define TURNS 20

typedef struct {
    adit_seat seat;
    int16_t coins;
    int16_t pad[3];
} purse_player;

typedef struct {
    adit_state state;
    purse_player player[2];
} purse_state;

enum { OPT_PURSE = ADIT_OPT_GAME, OPT_KEY };
enum { ASK_PURSE = ADIT_ASK_GAME, ASK_KEY };
enum { CHEST = 5, RIGHT_KEY = 2, KEYS = 4 };

static const adit_good_def no_goods[] = {{0}};
static const adit_verb no_verbs[] = {{0}};
static const adit_kind_row no_kinds[] = {{0}};
static const adit_event_row no_events[] = {{0}};
static const adit_value_row no_values[] = {{0}};
static const adit_query_row no_queries[] = {{0}};
static const adit_permission_row no_permissions[] = {{0}};
static const adit_rule_row no_rules[] = {{0}};
static const char *const no_streams[] = {NULL};

static const adit_field fields[] = {
    {.name = "coins",
     .type = ADIT_FIELD_INT,
     .size = 2,
     .per_player = true,
     .offset = offsetof(purse_player, coins),
     .count = 1,
     .max = 1000,
     .text = "coins of a player"},
    {0},
};
static const adit_name_row questions[] = {
    {"purse", "choose a purse"}, {"key", "choose a key"}, {NULL, NULL}};
static const adit_text_row options[] = {
    {.word = "purse {a}", .a = ADIT_ARG_NUMBER},
    {.word = "key {a}", .a = ADIT_ARG_NUMBER},
    {0},
};
static const adit_text_row logs[] = {{0}};

static void build_numbers(adit_tx *tx, const void *context, adit_options *out)
{
    bool keys = *(const int *)context == OPT_KEY;

    (void)tx;
    for (int i = 0; i < (keys ? KEYS : CHEST + 1); i++) {
        adit_option option = {keys ? OPT_KEY : OPT_PURSE, (int16_t)i, 0, 0};
        if (!adit_offer(out, option)) {
            return;
        }
    }
}

static adit_status ask(adit_tx *tx, int key, int what, int *answer)
{
    adit_question question = {.key = key,
                              .seat = tx->work->active,
                              .build = build_numbers,
                              .context = &what,
                              .first = what == OPT_PURSE};
    adit_option option;

    ADIT_TRY(adit_ask(tx, &question, &option));
    *answer = option.a;
    return ADIT_OK;
}

/* -1: none is. */
static int purses_broken = -1, purses_stuck = -1;
static bool purses_are_late;

static adit_status step(adit_tx *tx)
{
    purse_state *state = (purse_state *)(void *)tx->work;
    int purse = 0, key = 0;

    ADIT_TRY(ask(tx, ASK_PURSE, OPT_PURSE, &purse));
    if (purse == purses_broken || tx->work->active == purses_stuck) {
        tx->runner->abort_reason = purses_are_late ? "late" : NULL;
        return adit_fault(tx, ADIT_SCRIPT, "the purse has a hole");
    }
    if (purse == CHEST) {
        ADIT_TRY(ask(tx, ASK_KEY, OPT_KEY, &key));
    }
    int coins = purse < CHEST ? purse + 1 : key == RIGHT_KEY ? 20 : 0;
    state->player[tx->work->active].coins =
        (int16_t)(state->player[tx->work->active].coins + coins);
    tx->work->turn++;
    tx->work->active = (uint8_t)(1 - tx->work->active);
    tx->work->is_over = tx->work->turn >= TURNS;
    return ADIT_OK;
}

static adit_status setup(adit_state *state, const adit_cards *cards, adit_err *err)
{
    (void)state;
    (void)cards;
    (void)err;
    return ADIT_OK;
}

static int coins_of(adit_tx *tx, int seat)
{
    return ((purse_state *)(void *)tx->work)->player[seat].coins;
}

static int score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max)
{
    (void)lines;
    (void)max;
    *total = coins_of(tx, seat);
    return 0;
}

static const adit_game_def purses = {
    .info = {"purses", "Purses", 2, 2},
    .state_size = offsetof(purse_state, player),
    .player_size = sizeof(purse_player),
    .players_offset = offsetof(purse_state, player),
    .goods = no_goods,
    .fields = fields,
    .verbs = no_verbs,
    .kinds = no_kinds,
    .events = no_events,
    .values = no_values,
    .queries = no_queries,
    .permissions = no_permissions,
    .questions = questions,
    .options = options,
    .logs = logs,
    .rules = no_rules,
    .streams = no_streams,
    .setup = setup,
    .step = step,
    .score = score,
};

static adit_engine *open_engine(void)
{
    adit_engine *engine = NULL;
    adit_card_host host = {0};
    adit_err err = {0};

    assert_ok(
        adit_engine_create(&purses, adit_alloc(sizeof(adit_cards)), &host, false, &engine, &err),
        err);
    return engine;
}

static adit_game *new_game(adit_engine *engine)
{
    adit_setup setup = {.players = 2, .seed = 5};
    adit_game *game = NULL;
    adit_err err = {0};

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    return game;
}

static adit_bot *new_bot(adit_engine *engine, const char *name, int seat, uint64_t seed)
{
    adit_bot *bot = NULL;
    adit_err err = {0};

    assert_ok(adit_builtin_bot_new(engine, name, seat, seed, &bot, &err), err);
    return bot;
}

/* Plays to the end and returns the points of both seats; the choices are added to `trace`. */
static void play(adit_game *game, adit_bot *bot[2], int points[2], char *trace)
{
    adit_err err = {0};

    while (!adit_game_is_over(game)) {
        adit_bot *asked = bot[adit_game_seat(game) - 1];
        int index = -1;
        assert_ok(asked->choose(asked, game, &index, &err), err);
        assert_in_range(index, 0, adit_game_option_count(game) - 1);
        if (trace != NULL) {
            *trace++ = (char)('0' + index);
            *trace = '\0';
        }
        assert_ok(adit_game_decide(game, index, &err), err);
    }
    for (int seat = 0; seat < 2; seat++) {
        adit_game_score(game, seat + 1, &points[seat], NULL, 0);
    }
}

static void play_match(const char *first, const char *second, uint64_t seed, int points[2],
                       char *trace)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot[2] = {new_bot(engine, first, 1, seed), new_bot(engine, second, 2, seed)};

    play(game, bot, points, trace);
    bot[0]->free(bot[0]);
    bot[1]->free(bot[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

#endif
