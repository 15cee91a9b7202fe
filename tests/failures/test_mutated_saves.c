/* test_mutated_saves.c - damaged positions are refused cleanly or become a game like any other.
 *
 * For each title positions are taken out of random games, also in the middle of effects. Each
 * mutant is one of them with one to three mutations; mostly length and checksum are made to fit
 * again, so that the lines themselves are put to the test. What a mutant must do stands in
 * tests/support/doubtful.h. ADIT_SOAK=1 makes 10 times as many; ADIT_MUTANTS says how many of each
 * title, ADIT_SEED makes others.
 *
 * soak parts: 4
 */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>
#include <stdlib.h>

#include "engine/match/engine.h"
#include "engine/match/game.h"
#include "tests/support/doubtful.h"
#include "tests/support/mutate.h"
#include "tests/support/share.h"

#define MUTANTS 5000L
#define SOAK 10L
#define POSITIONS 48
#define TO_THE_END 5000
#define SHOWN 8
#define OTHER_PART 1000003u /* between the seeds of two parts of a soak */

typedef struct {
    adit_engine *engine;
    adit_text position[POSITIONS];
    int in_effect; /* so many of them wait in the middle of an effect */
    uint64_t random;
    long refused, loaded;
    int failures;
    char shown[SHOWN][200];
} trial;

/* Plays a game at random and keeps positions of it. */
static void take_positions(trial *t, const adit_game_info *info, int first, int count)
{
    const adit_setup setup = {
        .players = info->min_players + (int)(mutate_random(&t->random) %
                                             (uint64_t)(info->max_players - info->min_players + 1)),
        .seed = mutate_random(&t->random)};
    adit_game *game;
    adit_err err;

    assert_ok(adit_game_new(t->engine, &setup, &game, &err), err);
    for (int i = 0; i < count; i++) {
        assert_ok(doubtful_play(game, 1 + (int)(mutate_random(&t->random) % 25),
                                mutate_random(&t->random), &err),
                  err);
        /* Every second one in the middle of an effect, if the next decisions lead into one. */
        for (int k = 0; i % 2 == 0 && k < 30 && game->position.pick_count == 0; k++) {
            assert_ok(doubtful_play(game, 1, mutate_random(&t->random), &err), err);
        }
        t->in_effect += game->position.pick_count > 0;
        assert_ok(adit_game_save(game, &t->position[first + i], &err), err);
    }
    adit_game_free(game);
}

/* Each kind of failure is shown once, with the text that shows it. */
static void note_failure(trial *t, const char *message, const adit_text *text)
{
    int n = 0;

    while (n < SHOWN && n < t->failures && strncmp(t->shown[n], message, 60) != 0) {
        n++;
    }
    if (n == t->failures && n < SHOWN) {
        snprintf(t->shown[n], sizeof t->shown[n], "%.150s", message);
        fprintf(stderr, "%s\n%.*s\n", message, (int)text->length, text->data);
        t->failures++;
    }
}

/* Mostly a few decisions; what breaks late shows in the games that are played to their end. */
static int how_far(uint64_t roll)
{
    return roll % 32 == 0 ? TO_THE_END : roll % 4 == 0 ? 30 : 3;
}

static void try_mutant(trial *t)
{
    const adit_text *from = &t->position[mutate_random(&t->random) % POSITIONS];
    const adit_text *other = &t->position[mutate_random(&t->random) % POSITIONS];
    int mutations = 1 + (int)(mutate_random(&t->random) % 3);
    adit_text text = {0};
    adit_err err;
    bool is_refused;

    adit_text_add_bytes(&text, from->data, from->length);
    for (int i = 0; i < mutations; i++) {
        mutate(&text, other, mutate_kind(&t->random), &t->random);
    }
    if (mutate_random(&t->random) % 8 != 0) {
        doubtful_repair(&text);
    }
    adit_text_add_bytes(&text, "", 0);
    uint64_t roll = mutate_random(&t->random);

    if (doubtful_load(t->engine, text.data, text.length, how_far(roll >> 8), roll, &is_refused,
                      &err) != ADIT_OK) {
        note_failure(t, err.text, &text);
    }
    t->refused += is_refused;
    t->loaded += !is_refused;
    adit_text_free(&text);
}

static long how_many(void)
{
    const char *wanted = getenv("ADIT_MUTANTS");

    return wanted != NULL ? atol(wanted) : getenv("ADIT_SOAK") != NULL ? MUTANTS * SOAK : MUTANTS;
}

static void try_title(const char *id)
{
    const adit_engine_options options = {.game = id, .cards = ADIT_TEST_ROOT "/cards"};
    const char *seed = getenv("ADIT_SEED"); /* other mutants */
    static trial t;
    adit_err err;
    long count = share_of(how_many());

    memset(&t, 0, sizeof t);
    t.random = seed != NULL ? strtoull(seed, NULL, 10) : 1;
    t.random += (uint64_t)(share_this_part().number - 1) * OTHER_PART;
    assert_ok(adit_engine_open(&options, &t.engine, &err), err);
    for (int i = 0; i < POSITIONS; i += 6) {
        take_positions(&t, adit_engine_game(t.engine), i, 6);
    }
    for (long i = 0; i < count; i++) {
        try_mutant(&t);
    }
    print_message("%s: %ld mutants of %d positions (%d in the middle of an effect): %ld refused, "
                  "%ld loaded\n",
                  id, count, POSITIONS, t.in_effect, t.refused, t.loaded);
    for (int i = 0; i < POSITIONS; i++) {
        adit_text_free(&t.position[i]);
    }
    adit_engine_close(t.engine);
    assert_true(t.in_effect > 0);
    assert_true(t.refused > 0 && t.loaded > 0);
    assert_int_equal(t.failures, 0);
}

/* Found by a mutant: the room was furnished once more and was in play twice. */
static void a_card_in_play_that_does_not_lie_there_is_refused(void **state)
{
    const adit_engine_options options = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = 2, .seed = 1};
    adit_engine *engine;
    adit_game *game, *loaded;
    adit_text text = {0};
    adit_err err;

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    adit_state *root = adit_game_root(game);
    adit_in_play *list = &adit_seat_of(engine->def, root, 1)->in_play;

    adit_in_play_add(list, adit_engine_card_find(engine, "shelf"));
    assert_ok(adit_game_save(game, &text, &err), err);
    assert_fails(
        adit_game_load(engine, text.data, text.length, &loaded, &err), ADIT_INPUT,
        "saved position: player[2].in_play: does not match the cards in front of the player", err);
    list->count--;
    list->card[list->count] = 0;
    root->in_play.count = 0;
    text.length = 0;
    assert_ok(adit_game_save(game, &text, &err), err);
    assert_fails(adit_game_load(engine, text.data, text.length, &loaded, &err), ADIT_INPUT,
                 "saved position: in_play: does not match the cards on the table", err);
    adit_text_free(&text);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void mutants_of_every_game_are_refused_or_sound(void **state)
{
    (void)state;
    for (int n = 0; adit_game_info_at(n) != NULL; n++) {
        try_title(adit_game_info_at(n)->id);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_card_in_play_that_does_not_lie_there_is_refused),
        ADIT_TEST(mutants_of_every_game_are_refused_or_sound),
    };

    return ADIT_RUN(tests);
}
