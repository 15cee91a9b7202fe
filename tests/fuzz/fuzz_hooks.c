/* fuzz_hooks.c - a scenario with hooks: what its functions do to a match and to all that looks at
 * it.
 *
 * The first byte says which game, then come the source of the scenario and the decisions, with a
 * line "%%%" between them. The scenario's card lies on the table in the demo game, which opens
 * fastest; one input in WHOLE_EVERY is played in the title. Whatever asks the hooks is called:
 * decisions, refusals, scores, views, copies, undo, saves, and the check of the rules.
 */
#include "tests/fuzz/world.h"

#include <string.h>

#include "tests/fuzz/lua_mutator.h"
#include "tests/support/doubtful.h"

#define DECISIONS 10
#define MAX_SOURCE 6000
#define WHOLE_EVERY 64

/* What every seat sees and has, and what is refused to whom. */
static void look_around(adit_game *game)
{
    adit_text shown = {0};
    adit_err err = {0};
    char text[256], reason[300];
    int total;

    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        (void)adit_game_score(game, seat, &total, NULL, 0);
        if (adit_game_state_lines(game, seat, &shown, &err) != ADIT_OK ||
            adit_game_draw(game, seat, 80, true, false, &shown, &err) != ADIT_OK) {
            fuzz_expect_message(err.status, &err);
        }
    }
    for (int i = 0; i < adit_game_refusal_count(game) && i < 8; i++) {
        adit_game_refusal(game, i, text, sizeof text, reason, sizeof reason);
        fuzz_expect(adit_game_option_find(game, text) < 0, "both offered and refused", text);
    }
    adit_text_free(&shown);
}

/* Saved, loaded, and copied it is the same game. A hook may fail while the position is loaded. */
static void save_and_copy(adit_engine *engine, adit_game *game)
{
    adit_text saved = {0};
    adit_game *other = NULL, *fork = adit_game_fork(game);
    adit_err err = {0};
    adit_status status = adit_game_save(game, &saved, &err);

    if (status == ADIT_OK) {
        status = adit_game_load(engine, saved.data, saved.length, &other, &err);
    }
    if (status == ADIT_OK) {
        fuzz_expect(adit_game_hash(other) == adit_game_hash(game), "loaded another game", "");
    } else {
        fuzz_expect_message(status, &err);
    }
    if (fork != NULL && adit_game_decision_count(fork) > 0) {
        status = adit_game_undo_to(fork, 0, &err);
        if (status != ADIT_OK) {
            fuzz_expect_message(status, &err);
        }
    }
    adit_game_free(fork);
    adit_game_free(other);
    adit_text_free(&saved);
}

/* A hook may fail; then the same question is open and nothing has changed. */
static void play(adit_game *game, const char *decisions, size_t length)
{
    for (size_t i = 0; i < DECISIONS && i < length && !adit_game_is_over(game); i++) {
        int count = adit_game_option_count(game) + adit_game_anytime_count(game);
        uint64_t before = adit_game_hash(game);
        adit_err err = {0};

        fuzz_expect(count > 0, "a question without an option", "");
        adit_status status = adit_game_decide(game, (unsigned char)decisions[i] % count, &err);
        if (status != ADIT_OK) {
            fuzz_expect_message(status, &err);
            fuzz_expect(adit_game_hash(game) == before, "a fault changed the game", err.text);
        }
        status = doubtful_check(game, &err);
        fuzz_expect(status == ADIT_OK, "with these hooks", err.text);
    }
}

static void play_scenario(int which, const char *path, adit_scenario *scenario,
                          const char *decisions, size_t length)
{
    adit_setup setup = {.seed = 5};
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_err err = {0};
    adit_status status = fuzz_open(which, &path, 1, &engine, &err);

    if (scenario != NULL && which != FUZZ_DEMO) {
        adit_scenario_apply(scenario, false, &setup);
    }
    setup.players = setup.players > 0 ? setup.players : fuzz_def(which)->info.min_players;
    if (status == ADIT_OK) {
        status = which == FUZZ_DEMO ? fuzz_start(engine, which, 5, "hut candle_store", &game, &err)
                                    : adit_game_new(engine, &setup, &game, &err);
    }
    if (status == ADIT_OK) {
        play(game, decisions, length);
        look_around(game);
        save_and_copy(engine, game);
    } else {
        fuzz_expect_message(status, &err);
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data + 1, *end = (const char *)data + size;
    const bool is_fed = &fuzz_is_fed != NULL;
    adit_scenario *scenario = NULL;
    adit_err err = {0};
    size_t length;

    if (size == 0 || size > MAX_SOURCE) {
        return 0;
    }
    const uint64_t seed = fuzz_seed(data, size);
    const char *source = fuzz_split(&at, end, &length);

    if (fuzz_is_idle(source, length, seed)) {
        return 0;
    }
    const char *path = fuzz_file("hooks.lua", source, length);
    adit_status status = adit_scenario_read(path, &scenario, &err);

    if (status != ADIT_OK) {
        fuzz_expect(scenario == NULL, "an unread scenario was left behind", err.text);
        fuzz_expect_message(status, &err);
    }
    bool is_whole = seed / 64 % WHOLE_EVERY == 0;
    int which = FUZZ_TITLE + data[0] % (FUZZ_ENGINES - FUZZ_TITLE);

    if (is_fed || !is_whole) {
        play_scenario(FUZZ_DEMO, path, NULL, at, (size_t)(end - at));
    }
    if ((is_fed || is_whole) && scenario != NULL &&
        strcmp(adit_scenario_game(scenario), fuzz_def(which)->info.id) == 0) {
        play_scenario(which, path, scenario, at, (size_t)(end - at));
    }
    adit_scenario_free(scenario);
    fuzz_golden(FUZZ_DEMO);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed)
{
    return fuzz_mutate_lua(data, size, max, seed, 1);
}
