/* test_bots.c - the built-in players, on a game that is just big enough for them.
 *
 * "Purses": in a turn a player first takes a purse. Five of them hold 1 to 5 coins at once;
 * the sixth, the chest, is empty but asks which of four keys to try, and one key gives 20.
 * So the best turn begins with what looks like the worst purse. Ten turns each.
 */
#include "tests/support/adit_cmocka.h"

#include "engine/base/memory.h"
#include "engine/match/engine.h"

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

static adit_status step(adit_tx *tx)
{
    purse_state *state = (purse_state *)(void *)tx->work;
    int purse = 0, key = 0;

    ADIT_TRY(ask(tx, ASK_PURSE, OPT_PURSE, &purse));
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

/* ---- Tests ---- */

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

static void greedy_finds_the_turn_that_begins_badly_and_ends_best(void **state)
{
    int points[2];

    (void)state;
    play_match("greedy", "random", 1, points, NULL);
    assert_int_equal(points[0], 10 * 20);
    assert_true(points[1] < points[0]);
}

static void the_same_seed_makes_the_same_choices(void **state)
{
    char one[64], two[64], other[64];
    int points[2];

    (void)state;
    play_match("random", "greedy", 7, points, one);
    play_match("random", "greedy", 7, points, two);
    play_match("random", "greedy", 8, points, other);
    assert_string_equal(one, two);
    assert_string_not_equal(one, other);
}

static void seats_have_chances_of_their_own(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *one = new_bot(engine, "random", 1, 3), *two = new_bot(engine, "random", 2, 3);
    adit_err err = {0};
    int differences = 0;

    (void)state;
    for (int i = 0; i < 50; i++) {
        int a = 0, b = 0;
        assert_ok(one->choose(one, game, &a, &err), err);
        assert_ok(two->choose(two, game, &b, &err), err);
        differences += a != b;
    }
    assert_true(differences > 20);
    one->free(one);
    two->free(two);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void random_takes_every_option_about_equally_often(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = new_bot(engine, "random", 1, 11);
    adit_err err = {0};
    int times[CHEST + 1] = {0};

    (void)state;
    for (int i = 0; i < 6000; i++) {
        int index = 0;
        assert_ok(bot->choose(bot, game, &index, &err), err);
        times[index]++;
    }
    for (int i = 0; i <= CHEST; i++) {
        assert_in_range(times[i], 850, 1150);
    }
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void choosing_changes_nothing_in_the_game(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = new_bot(engine, "greedy", 1, 2);
    adit_err err = {0};
    uint64_t before = adit_game_hash(game);
    int index = 0;

    (void)state;
    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_int_equal(index, CHEST);
    assert_true(adit_game_hash(game) == before);
    assert_int_equal(adit_game_option_count(game), CHEST + 1);
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

/* Undone, saved and loaded, in another process: a new bot stands for all of them. */
static void what_a_player_was_asked_before_does_not_matter(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *old[2] = {new_bot(engine, "greedy", 1, 9), new_bot(engine, "greedy", 2, 9)};
    adit_err err = {0};

    (void)state;
    while (!adit_game_is_over(game)) {
        const int seat = adit_game_seat(game);
        adit_bot *fresh = new_bot(engine, "greedy", seat, 9);
        int first = 0, again = 0, index = 0;

        assert_ok(old[seat - 1]->choose(old[seat - 1], game, &first, &err), err);
        assert_ok(old[seat - 1]->choose(old[seat - 1], game, &again, &err), err);
        assert_ok(fresh->choose(fresh, game, &index, &err), err);
        assert_int_equal(first, index);
        assert_int_equal(again, index);
        fresh->free(fresh);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
    old[0]->free(old[0]);
    old[1]->free(old[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void a_choice_allocates_nothing_once_the_bot_is_warm(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = new_bot(engine, "greedy", 1, 2);
    adit_err err = {0};
    int index = 0;

    (void)state;
    assert_ok(bot->choose(bot, game, &index, &err), err);
    (void)adit_memory_fail_at(0, 0);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    assert_int_equal(adit_memory_fail_at(0, 0), 0);
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void running_out_of_memory_is_told_and_leaves_nothing_behind(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot = NULL;
    adit_err err = {0};
    int index = 0;

    (void)state;
    (void)adit_memory_fail_at(1, 0);
    assert_fails(adit_builtin_bot_new(engine, "greedy", 1, 1, &bot, &err), ADIT_NOMEM, "bot", err);
    assert_null(bot);
    bot = new_bot(engine, "greedy", 1, 1);
    for (int game_number = 1; game_number <= 3; game_number++) {
        (void)adit_memory_fail_at(game_number == 1 ? 1 : 2, 0); /* each time one more is made */
        assert_fails(bot->choose(bot, game, &index, &err), ADIT_NOMEM, "greedy", err);
    }
    (void)adit_memory_fail_at(0, 0);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void an_unknown_name_is_a_mistake_of_the_caller(void **state)
{
    adit_engine *engine = open_engine();
    adit_bot *bot = NULL;
    adit_err err = {0};

    (void)state;
    assert_fails(adit_builtin_bot_new(engine, "wise", 1, 1, &bot, &err), ADIT_USAGE,
                 "no built-in bot is called 'wise'", err);
    assert_null(bot);
    assert_string_equal(adit_builtin_bot_name(0), "random");
    assert_string_equal(adit_builtin_bot_name(1), "greedy");
    assert_null(adit_builtin_bot_name(2));
    assert_null(adit_builtin_bot_name(-1));
    adit_engine_close(engine);
}

static void a_bot_that_is_asked_after_the_end_says_so(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);
    adit_bot *bot[2] = {new_bot(engine, "random", 1, 1), new_bot(engine, "greedy", 2, 1)};
    adit_err err = {0};
    int points[2], index = 0;

    (void)state;
    play(game, bot, points, NULL);
    assert_fails(bot[0]->choose(bot[0], game, &index, &err), ADIT_INTERNAL, "no option", err);
    assert_fails(bot[1]->choose(bot[1], game, &index, &err), ADIT_INTERNAL, "no option", err);
    bot[0]->free(bot[0]);
    bot[1]->free(bot[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(greedy_finds_the_turn_that_begins_badly_and_ends_best),
        ADIT_TEST(the_same_seed_makes_the_same_choices),
        ADIT_TEST(seats_have_chances_of_their_own),
        ADIT_TEST(random_takes_every_option_about_equally_often),
        ADIT_TEST(choosing_changes_nothing_in_the_game),
        ADIT_TEST(what_a_player_was_asked_before_does_not_matter),
        ADIT_TEST(a_choice_allocates_nothing_once_the_bot_is_warm),
        ADIT_TEST(running_out_of_memory_is_told_and_leaves_nothing_behind),
        ADIT_TEST(an_unknown_name_is_a_mistake_of_the_caller),
        ADIT_TEST(a_bot_that_is_asked_after_the_end_says_so),
    };
    return ADIT_RUN(tests);
}
