/* test_bot_chances.c - what a Lua bot draws tells it nothing of what the game will draw.
 *
 * The first test is an attack that once worked: a bot deals the face-down rooms by its own random
 * numbers and foretells their order. The others look for the same in every title, at every seat
 * and in every stream.
 */
#include "tests/support/temp_file.h"

#include <string.h>

#include "bindings/lua/adit_lua.h"
#include "engine/match/game.h"

enum { GAMES = 300, DRAWS = 8, SIDES = 6, MAX_ROOMS = 64 };

static adit_err err;

static adit_engine *opened(const char *game)
{
    const adit_engine_options options = {.game = game, .cards = ADIT_TEST_ROOT "/cards"};
    adit_engine *engine = NULL;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

/* Asks a bot of this file once, which tells what it found out by an error: the text after "told".
 */
static const char *told_by(adit_engine *engine, const char *path, int seat, uint64_t seed,
                           adit_game *game)
{
    adit_bot *bot = NULL;
    int index;

    assert_ok(adit_bot_new(engine, path, seat, seed, &bot, &err), err);
    assert_int_equal(bot->choose(bot, game, &index, &err), ADIT_SCRIPT);
    bot->free(bot);
    const char *text = strstr(err.text, "told ");
    assert_non_null(text);
    return text + strlen("told ");
}

/* ---- The attack ---- */

static const char foretell[] = "return function(view)\n"
                               "  local pool, order = {}, {}\n"
                               "  for room, place in pairs(view.room) do\n"
                               "    if place == 'pool' then pool[#pool + 1] = room end\n"
                               "  end\n"
                               "  while #pool > 0 do\n"
                               "    order[#order + 1] = table.remove(pool, random(#pool))\n"
                               "  end\n"
                               "  error('told ' .. table.concat(order, ' ') .. ' ')\n"
                               "end";

/* Rooms that lie face down, as " a b c ". */
static void collect_pool(void *context, const char *name, bool is_number, int64_t number,
                         const char *word)
{
    adit_text *pool = context;

    (void)number;
    if (!is_number && strncmp(name, "room.", 5) == 0 && strcmp(word, "pool") == 0) {
        adit_text_addf(pool, "%s ", name + 5);
    }
}

static void read_pool(adit_game *game, adit_text *pool)
{
    pool->length = 0;
    adit_text_add(pool, " ");
    assert_int_equal(adit_game_state_visit(game, 0, true, collect_pool, pool), ADIT_OK);
}

/* The place of a room in a list of words, from 0; -1: not there. */
static int place_in(const char *list, const char *room, size_t length)
{
    int place = 0;

    for (const char *at = list; *at != '\0'; place++) {
        size_t word = strcspn(at, " \n");
        if (word == length && strncmp(at, room, length) == 0) {
            return place;
        }
        at += word + (at[word] != '\0');
    }
    return -1;
}

typedef struct {
    int turned, foretold; /* rooms */
    int games, whole;     /* games in which a room was turned up, and those with all foretold */
} score_tally;

/* Counts the rooms that have left the pool at the places where they were foretold. */
static void compare(const char *before, const char *after, const char *order, int first,
                    int *turned, int *foretold)
{
    int left = 0;

    for (const char *at = before + 1; *at != '\0'; at += strcspn(at, " ") + 1) {
        left += place_in(after + 1, at, strcspn(at, " ")) < 0;
    }
    for (const char *at = before + 1; *at != '\0'; at += strcspn(at, " ") + 1) {
        size_t length = strcspn(at, " ");

        if (place_in(after + 1, at, length) < 0) {
            int place = place_in(order, at, length);

            (*turned)++;
            *foretold += place >= first && place < first + left;
        }
    }
}

static void play_and_compare(adit_engine *engine, adit_game *game, uint64_t seed, const char *order,
                             score_tally *sum)
{
    adit_text before = {0}, after = {0};
    adit_bot *bots[2];
    int turned = 0, foretold = 0;

    for (int seat = 1; seat <= 2; seat++) {
        assert_ok(adit_bot_new(engine, "random", seat, seed, &bots[seat - 1], &err), err);
    }
    read_pool(game, &before);
    while (!adit_game_is_over(game)) {
        adit_bot *bot = bots[adit_game_seat(game) - 1];
        int index;

        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
        read_pool(game, &after);
        if (after.length != before.length) {
            compare(before.data, after.data, order, turned, &turned, &foretold);
            before.length = 0;
            adit_text_add(&before, after.data);
        }
    }
    sum->turned += turned;
    sum->foretold += foretold;
    sum->games += turned > 0;
    sum->whole += turned > 0 && foretold == turned;
    bots[0]->free(bots[0]);
    bots[1]->free(bots[1]);
    adit_text_free(&before);
    adit_text_free(&after);
}

static score_tally foretell_rooms(int seat)
{
    adit_engine *engine = opened("cave_vs_cave");
    char path[512], order[sizeof err.text];
    score_tally sum = {0};

    snprintf(path, sizeof path, "%s", temp_file("foretell.lua", foretell));
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        const adit_setup setup = {.players = 2, .seed = seed};
        adit_game *game = NULL;

        assert_ok(adit_game_new(engine, &setup, &game, &err), err);
        snprintf(order, sizeof order, "%s", told_by(engine, path, seat, seed, game));
        play_and_compare(engine, game, seed, order, &sum);
        adit_game_free(game);
    }
    adit_engine_close(engine);
    return sum;
}

/* With the key of the game all rooms of all 300 games were foretold from seat 2. */
static void a_bot_cannot_foretell_the_face_down_rooms(void **state)
{
    (void)state;
    for (int seat = 1; seat <= 2; seat++) {
        const score_tally sum = foretell_rooms(seat);

        printf("seat %d: %d of %d rooms foretold, all of a game %d times in %d\n", seat,
               sum.foretold, sum.turned, sum.whole, sum.games);
        assert_true(sum.games >= GAMES * 9 / 10);
        assert_true(sum.foretold * 5 < sum.turned);
        assert_true(sum.whole * 50 < sum.games);
    }
}

/* ---- Every title ---- */

static const char draw[] = "return function()\n"
                           "  local drawn = {}\n"
                           "  for i = 1, 8 do drawn[i] = random(6) end\n"
                           "  error('told ' .. table.concat(drawn, ' '))\n"
                           "end";

/* Adds up how often the bot's draws are those of each stream of the game. */
static void count_agreements(const char *drawn, const adit_game *game, int same[ADIT_MAX_STREAMS])
{
    for (int stream = 0; stream < ADIT_MAX_STREAMS; stream++) {
        adit_rng rng = adit_game_root((adit_game *)game)->rng;

        rng.counter[stream] = 0;
        for (int n = 0; n < DRAWS; n++) {
            same[stream] += drawn[2 * n] - '1' == (int)adit_rng_below(&rng, stream, SIDES);
        }
    }
}

static void compare_title(const adit_game_info *info, const char *path)
{
    adit_engine *engine = opened(info->id);
    int same[2][ADIT_MAX_STREAMS] = {0};

    for (int i = 0; i < GAMES; i++) {
        const adit_setup setup = {
            .players = 2, .seed = i % 2 == 0 ? (uint64_t)i : adit_series_seed(9, (uint64_t)i)};
        adit_game *game = NULL;

        assert_ok(adit_game_new(engine, &setup, &game, &err), err);
        for (int seat = 1; seat <= 2; seat++) {
            count_agreements(told_by(engine, path, seat, setup.seed, game), game, same[seat - 1]);
        }
        adit_game_free(game);
    }
    for (int i = 0; i < 2 * ADIT_MAX_STREAMS; i++) {
        const int *of_seat = same[i % 2];
        /* One in six, give or take five standard deviations. */
        assert_in_range(of_seat[i / 2] * 1000 / (GAMES * DRAWS), 167 - 38, 167 + 38);
    }
    adit_engine_close(engine);
}

static void draws_of_bots_and_of_games_agree_by_chance_only(void **state)
{
    char path[512];

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("draw.lua", draw));
    for (int i = 0; i < adit_game_info_count(); i++) {
        compare_title(adit_game_info_at(i), path);
    }
}

/* Dealing anew by the real seed, which a careless caller may have at hand, must not deal what is
 * really there. */
static void dealing_anew_by_the_seed_of_the_game_does_not_deal_the_game(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        adit_engine *engine = opened(adit_game_info_at(i)->id);
        const adit_setup setup = {.players = 2, .seed = 5};
        adit_game *game = NULL;

        assert_ok(adit_game_new(engine, &setup, &game, &err), err);
        const adit_rng before = adit_game_root(game)->rng;
        adit_game_determinise(game, 1, 5);
        assert_memory_not_equal(adit_game_root(game)->rng.key, before.key, sizeof before.key);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

/* ---- Here and in another process ---- */

static adit_status no_exchanges(void *context, aditl_list *out)
{
    (void)context;
    *out = (aditl_list){0};
    return ADIT_OK;
}

static void a_bot_draws_the_same_in_a_process_of_its_own(void **state)
{
    adit_engine *engine = opened("cave_vs_cave");
    const adit_setup setup = {.players = 2, .seed = 5};
    const char *const options[] = {"a", "b"};
    const adit_text fields = {0};
    const aditl_question question = {
        .fields = &fields, .prompt = "", .options = {options, 2}, .exchanges = no_exchanges};
    adit_game *game = NULL;
    adit_bot *bot = NULL;
    aditl_choice choice;
    char here[64];

    (void)state;
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    snprintf(here, sizeof here, "%.15s",
             told_by(engine, temp_file("draw.lua", draw), 2, setup.seed, game));
    assert_ok(aditl_bot_of_source("draw", draw, strlen(draw), 2, adit_bot_seed(setup.seed, 2), &bot,
                                  &err),
              err);
    assert_int_equal(aditl_bot_ask(bot, &question, &choice, &err), ADIT_SCRIPT);
    assert_contains(err.text, here);
    bot->free(bot);
    adit_game_free(game);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bot_cannot_foretell_the_face_down_rooms),
        cmocka_unit_test(draws_of_bots_and_of_games_agree_by_chance_only),
        cmocka_unit_test(dealing_anew_by_the_seed_of_the_game_does_not_deal_the_game),
        cmocka_unit_test(a_bot_draws_the_same_in_a_process_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
