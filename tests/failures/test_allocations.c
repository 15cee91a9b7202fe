/* test_allocations.c - everything the library does, with each of its allocations failing.
 *
 * For each game: opening it with all its cards, making a match, playing, looking, saving,
 * loading, recording, replaying. What is told about existing games must leave them as they are.
 *
 * soak parts: 6, both builds of a soak
 */
#include <stdio.h>
#include <stdlib.h>

#include "tests/support/adit_cmocka.h"
#include "tests/support/sweep.h"

#define CARDS ADIT_TEST_ROOT "/cards"
#define SOAK 1000    /* samples of a story: opening has tens of thousands of allocations */
#define DECISIONS 12 /* of the game that is saved, loaded, recorded */

/* One game in the middle, and its texts. */
typedef struct {
    const char *id;
    adit_engine *engine;
    adit_game *game;
    adit_text position, record;
} setup_table;

static setup_table tables[8];
static int table_count;

static uint64_t text_hash(const adit_text *text)
{
    uint64_t hash = 1469598103934665603u;

    for (size_t i = 0; i < text->length; i++) {
        hash = (hash ^ (unsigned char)text->data[i]) * 1099511628211u;
    }
    return hash;
}

static uint64_t look_at_game(void *context)
{
    const setup_table *at = context;

    return adit_game_hash(at->game) * 31 + (uint64_t)adit_game_decision_count(at->game);
}

static void clear_table(setup_table *at)
{
    adit_text_free(&at->position);
    adit_text_free(&at->record);
    adit_game_free(at->game);
    adit_engine_close(at->engine);
}

static void set_table(setup_table *at)
{
    const adit_setup setup = {.players = 2, .seed = 11};
    const adit_engine_options options = {.game = at->id, .cards = CARDS};
    adit_err err;

    assert_ok(adit_engine_open(&options, &at->engine, &err), err);
    assert_ok(adit_game_new(at->engine, &setup, &at->game, &err), err);
    for (int n = 0; n < DECISIONS; n++) {
        int count = adit_game_option_count(at->game);

        assert_ok(adit_game_decide(at->game, n * 7 % count, &err), err);
    }
    assert_ok(adit_game_save(at->game, &at->position, &err), err);
    assert_ok(adit_game_record(at->game, &at->record, &err), err);
}

static void renew_table(void *context)
{
    clear_table(context);
    set_table(context);
}

static int set_tables(void **state)
{
    (void)state;
    table_count = adit_game_info_count();
    for (int i = 0; i < table_count; i++) {
        tables[i].id = adit_game_info_at(i)->id;
        set_table(&tables[i]);
    }
    return 0;
}

static int clear_tables(void **state)
{
    (void)state;
    for (int i = 0; i < table_count; i++) {
        clear_table(&tables[i]);
    }
    return 0;
}

static void sweep_tables(const char *what,
                         adit_status (*tell)(void *context, uint64_t *result, adit_err *err),
                         long samples)
{
    for (int i = 0; i < table_count; i++) {
        char name[80];
        const sweep_story story = {.name = name,
                                   .tell = tell,
                                   .context = &tables[i],
                                   .look = look_at_game,
                                   .renew = renew_table,
                                   .most = SOAK};

        snprintf(name, sizeof name, "%s: %s", tables[i].id, what);
        sweep(&story, samples);
    }
    sweep_ends_well();
}

/* ---- Opening ---- */

static adit_status tell_open(void *context, uint64_t *result, adit_err *err)
{
    const setup_table *at = context;
    const adit_engine_options options = {.game = at->id, .cards = CARDS};
    adit_engine *engine = NULL;

    adit_status status = adit_engine_open(&options, &engine, err);
    if (status == ADIT_OK) {
        *result = (uint64_t)adit_engine_card_count(engine);
        for (int i = 0; i < adit_engine_card_count(engine) && status == ADIT_OK; i++) {
            adit_card_info info = {0};

            status = adit_engine_card(engine, i, &info);
            *result = *result * 31 + info.content_hash;
            snprintf(err->text, sizeof err->text, "card %d", i);
        }
    } else {
        assert_null(engine);
    }
    adit_engine_close(engine);
    return status;
}

static void opening_a_game_with_all_its_cards(void **state)
{
    (void)state;
    sweep_tables("opening", tell_open, 20);
}

/* ---- Playing ---- */

static adit_status tell_new(void *context, uint64_t *result, adit_err *err)
{
    const setup_table *at = context;
    const adit_setup setup = {.players = 2, .seed = 3};
    adit_game *game = NULL;

    adit_status status = adit_game_new(at->engine, &setup, &game, err);
    if (status == ADIT_OK) {
        *result = adit_game_hash(game);
    } else {
        assert_null(game);
    }
    adit_game_free(game);
    return status;
}

static void making_a_match(void **state)
{
    (void)state;
    sweep_tables("new", tell_new, 300);
}

/* A refused decision leaves its question: with each failure the hash is the one before it. */
static adit_status tell_decisions(void *context, uint64_t *result, adit_err *err)
{
    const setup_table *at = context;
    adit_game *game = adit_game_fork(at->game);
    adit_status status = ADIT_OK;

    if (game == NULL) {
        snprintf(err->text, sizeof err->text, "no copy");
        return ADIT_NOMEM;
    }
    for (int n = 0; n < 20 && !adit_game_is_over(game) && status == ADIT_OK; n++) {
        uint64_t before = adit_game_hash(game);
        int count = adit_game_option_count(game);

        status = adit_game_decide(game, n * 5 % count, err);
        if (status != ADIT_OK) {
            assert_true(adit_game_hash(game) == before);
            assert_int_equal(adit_game_option_count(game), count);
        }
    }
    *result = adit_game_hash(game);
    adit_game_free(game);
    return status;
}

static void deciding(void **state)
{
    (void)state;
    sweep_tables("deciding", tell_decisions, 60);
}

static adit_status tell_bots(void *context, uint64_t *result, adit_err *err)
{
    static const char *const names[] = {"random", "greedy",
                                        ADIT_TEST_ROOT "/scripts/bots/miner.lua"};
    const setup_table *at = context;
    adit_status status = ADIT_OK;

    for (int i = 0; i < 3 && status == ADIT_OK; i++) {
        adit_bot *bot = NULL;
        int index = 0;

        if (i == 2 && strcmp(at->id, "cave_vs_cave") != 0) {
            break;
        }
        status = adit_bot_new(at->engine, names[i], adit_game_seat(at->game), 5, &bot, err);
        if (status == ADIT_OK) {
            status = bot->choose(bot, at->game, &index, err);
            *result = *result * 31 + (uint64_t)index;
            bot->free(bot);
        }
    }
    return status;
}

static void asking_bots(void **state)
{
    (void)state;
    sweep_tables("bots", tell_bots, 40);
}

static adit_status tell_undo(void *context, uint64_t *result, adit_err *err)
{
    const setup_table *at = context;
    adit_game *game = adit_game_fork(at->game);
    adit_status status = ADIT_NOMEM;

    snprintf(err->text, sizeof err->text, "no copy");
    if (game != NULL) {
        uint64_t before = adit_game_hash(game);

        status = adit_game_undo_to(game, DECISIONS / 2, err);
        *result = adit_game_hash(game);
        if (status != ADIT_OK) {
            assert_true(before == *result);
            assert_int_equal(adit_game_decision_count(game), DECISIONS);
        }
    }
    adit_game_free(game);
    return status;
}

static void undoing(void **state)
{
    (void)state;
    sweep_tables("undo", tell_undo, 60);
}

/* ---- Looking ---- */

static adit_status tell_looks(void *context, uint64_t *result, adit_err *err)
{
    setup_table *at = context;
    adit_text text = {0};
    char why[200];

    adit_status status = adit_game_state_json(at->game, 1, &text, err);
    if (status == ADIT_OK) {
        status = adit_game_state_lines(at->game, 0, &text, err);
    }
    if (status == ADIT_OK) {
        status = adit_game_draw(at->game, 1, 100, true, true, &text, err);
    }
    if (status == ADIT_OK) {
        status = adit_game_why(at->game, "nonsense", why, sizeof why, err);
    }
    *result = text_hash(&text);
    adit_text_free(&text);
    return status;
}

static void looking(void **state)
{
    (void)state;
    sweep_tables("looking", tell_looks, 60);
}

/* ---- Saving and recording ---- */

static adit_status tell_save(void *context, uint64_t *result, adit_err *err)
{
    setup_table *at = context;
    adit_text text = {0};
    adit_status status = adit_game_save(at->game, &text, err);

    *result = text_hash(&text);
    adit_text_free(&text);
    return status;
}

static void saving(void **state)
{
    (void)state;
    sweep_tables("saving", tell_save, 300);
}

static adit_status tell_load(void *context, uint64_t *result, adit_err *err)
{
    setup_table *at = context;
    adit_game *game = NULL;
    adit_status status =
        adit_game_load(at->engine, at->position.data, at->position.length, &game, err);

    if (status == ADIT_OK) {
        *result = adit_game_hash(game);
    } else {
        assert_null(game);
    }
    adit_game_free(game);
    return status;
}

static void loading(void **state)
{
    (void)state;
    sweep_tables("loading", tell_load, 300);
}

static adit_status tell_record(void *context, uint64_t *result, adit_err *err)
{
    setup_table *at = context;
    adit_text text = {0};
    adit_status status = adit_game_record(at->game, &text, err);

    *result = text_hash(&text);
    adit_text_free(&text);
    return status;
}

static void recording(void **state)
{
    (void)state;
    sweep_tables("recording", tell_record, 60);
}

static adit_status tell_replay(void *context, uint64_t *result, adit_err *err)
{
    setup_table *at = context;
    const adit_replay_options options = {.verify = true, .decisions = -1, .name = "g.play"};
    adit_game *game = NULL;
    adit_status status =
        adit_game_replay(at->engine, at->record.data, at->record.length, &options, &game, err);

    if (status == ADIT_OK) {
        *result = adit_game_hash(game);
    } else {
        assert_null(game);
    }
    adit_game_free(game);
    return status;
}

static void replaying(void **state)
{
    (void)state;
    sweep_tables("replaying", tell_replay, 60);
}

static adit_status tell_story(void *context, uint64_t *result, adit_err *err)
{
    setup_table *at = context;
    adit_transcript *story = NULL;
    adit_game *game = NULL;
    adit_transcript_check check;
    adit_status status =
        adit_transcript_read(at->record.data, at->record.length, "g.play", &story, err);

    if (status == ADIT_OK) {
        status = adit_transcript_play(story, at->engine, -1, &check, &game, err);
    }
    if (status == ADIT_OK) {
        *result = adit_game_hash(game) * 2 + check.differs;
    }
    adit_game_free(game);
    adit_transcript_free(story);
    return status;
}

static void telling_a_story(void **state)
{
    (void)state;
    sweep_tables("story", tell_story, 60);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(opening_a_game_with_all_its_cards),
        ADIT_TEST(making_a_match),
        ADIT_TEST(deciding),
        ADIT_TEST(asking_bots),
        ADIT_TEST(undoing),
        ADIT_TEST(looking),
        ADIT_TEST(saving),
        ADIT_TEST(loading),
        ADIT_TEST(recording),
        ADIT_TEST(replaying),
        ADIT_TEST(telling_a_story),
        ADIT_TEST(every_place_that_allocates_has_failed),
    };

    return cmocka_run_group_tests(tests, set_tables, clear_tables) != 0;
}
