/* hook_library.c - everything that the public functions do with a game, on the file of a case. */
#include <stdio.h>

#include "engine/base/text.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/hook_cases.h"

enum { DECISIONS = 14, REFUSED = 1, BROKEN = 70, MODS = 4 };

/* The first status that must not be. */
typedef struct {
    const char *doing;
    adit_err err;
    bool is_broken, is_played;
} hook_notes;

static bool note(hook_notes *notes, adit_status status, const adit_err *err, const char *doing)
{
    if (status != ADIT_OK) {
        fprintf(stderr, "%s: %s: %s\n", doing, adit_status_name(status), err->text);
    }
    if (status == ADIT_INTERNAL || (status > ADIT_OK && status < ADIT_ILLEGAL)) {
        notes->is_broken = true;
        notes->doing = doing;
        notes->err = *err;
    }
    return status == ADIT_OK;
}

static void look(hook_notes *notes, adit_game *game)
{
    adit_text text = {0};
    adit_err err = {0};
    char words[600], reason[600];

    note(notes, adit_game_check(game, &err), &err, "check");
    for (int seat = 0; seat <= adit_game_players(game); seat++) {
        int total;

        note(notes, adit_game_draw(game, seat, 100, true, false, &text, &err), &err, "draw");
        note(notes, adit_game_state_lines(game, seat, &text, &err), &err, "state");
        (void)adit_game_view_hash(game, seat);
        (void)adit_game_score(game, seat, &total, NULL, 0);
        (void)adit_game_evaluate(game, seat);
    }
    note(notes, adit_game_state_json(game, 1, &text, &err), &err, "json");
    note(notes, adit_game_why(game, "nonsense", words, sizeof words, &err), &err, "why");
    if (adit_game_refusal_count(game) > 0) {
        adit_game_refusal(game, 0, words, sizeof words, reason, sizeof reason);
    }
    (void)adit_game_anytime_count(game);
    (void)adit_game_winners(game, words, sizeof words);
    adit_text_free(&text);
}

/* What is saved can be loaded, unless a card fails at that. */
static void save(hook_notes *notes, adit_game *game)
{
    adit_text text = {0};
    adit_game *again = NULL;
    adit_err err = {0};

    if (note(notes, adit_game_save(game, &text, &err), &err, "save") &&
        note(notes, adit_game_load(adit_game_engine(game), text.data, text.length, &again, &err),
             &err, "load") &&
        adit_game_hash(again) != adit_game_hash(game)) {
        (void)adit_fail(&err, ADIT_INTERNAL, "it is another game");
        note(notes, ADIT_INTERNAL, &err, "loaded");
    }
    adit_game_free(again);
    adit_text_free(&text);
}

static void record(hook_notes *notes, adit_game *game)
{
    const adit_replay_options options = {.verify = true, .decisions = -1, .name = "case.play"};
    adit_text text = {0};
    adit_game *again = NULL;
    adit_err err = {0};

    if (note(notes, adit_game_record(game, &text, &err), &err, "record")) {
        note(notes,
             adit_game_replay(adit_game_engine(game), text.data, text.length, &options, &again,
                              &err),
             &err, "replay");
    }
    adit_game_free(again);
    adit_text_free(&text);
}

static void copy(hook_notes *notes, adit_game *game, int number)
{
    adit_game *other = adit_game_clone(game);
    adit_bot *bot = NULL;
    adit_err err = {0};
    int index;

    assert_non_null(other);
    adit_game_determinise(other, 1, (uint64_t)number);
    (void)adit_game_option_count(other);
    if (!adit_game_is_over(game) &&
        note(notes, adit_bot_new(adit_game_engine(game), "greedy", 1, 1, &bot, &err), &err,
             "bot")) {
        note(notes, bot->choose(bot, game, &index, &err), &err, "choose");
        bot->free(bot);
    }
    adit_game_free(other);
}

/* Decides one of the options, or another if a card fails at it; false: none will do. */
static bool decide(hook_notes *notes, adit_game *game, unsigned start)
{
    const int options = adit_game_option_count(game) + adit_game_anytime_count(game);
    adit_err err = {0};

    for (int i = 0; i < options && i < 3; i++) {
        const uint64_t before = adit_game_hash(game);
        const int index = (int)((start + (unsigned)i) % (unsigned)options);

        if (note(notes, adit_game_decide(game, index, &err), &err, "decide")) {
            return true;
        }
        if (adit_game_hash(game) != before) {
            (void)adit_fail(&err, ADIT_INTERNAL, "the fault has changed the game");
            note(notes, ADIT_INTERNAL, &err, "decide");
        }
    }
    return false;
}

static void play(hook_notes *notes, adit_game *game, long number)
{
    adit_err err = {0};

    for (int i = 0; i < DECISIONS && !adit_game_is_over(game); i++) {
        if (i % 5 == 0) {
            look(notes, game);
            save(notes, game);
        }
        if (i == 7) {
            copy(notes, game, i);
        }
        if (!decide(notes, game, (unsigned)(number * 31 + i * 7))) {
            break;
        }
    }
    look(notes, game);
    record(notes, game);
    if (adit_game_decision_count(game) > 1) {
        note(notes, adit_game_undo_to(game, 1, &err), &err, "undo");
    }
}

static void ignore(void *context, const char *card, const char *example, bool passed,
                   const char *message)
{
    (void)context;
    (void)card;
    (void)example;
    (void)passed;
    (void)message;
}

static void use_engine(hook_notes *notes, adit_engine *engine, const hook_case *hook,
                       adit_setup *setup)
{
    adit_text text = {0};
    adit_game *game = NULL;
    adit_err err = {0};
    int passed, failed;

    note(notes, adit_engine_api(engine, ADIT_API_JSON, &text, &err), &err, "api");
    note(notes, adit_engine_run_examples(engine, "case", ignore, NULL, &passed, &failed, &err),
         &err, "examples");
    if (note(notes, adit_game_new(engine, setup, &game, &err), &err, "new game")) {
        notes->is_played = true;
        play(notes, game, hook->number);
        adit_game_free(game);
    }
    adit_text_free(&text);
}

int hook_use_library(const hook_case *hook, const char *path)
{
    const char *mods[MODS] = {path};
    adit_engine_options options = {.game = hook->place->def->info.id,
                                   .mods = mods,
                                   .mod_count = 1,
                                   .strict = hook->number % 2 == 0,
                                   .purity = hook->number % 3 == 0};
    const adit_game_info *info = &hook->place->def->info;
    const int seats = info->max_players - info->min_players + 1;
    adit_setup setup = {.players = info->min_players + (int)(hook->number % seats), .seed = 5};
    adit_scenario *scenario = NULL;
    adit_engine *engine = NULL;
    adit_err err = {0};
    hook_notes notes = {0};

    if (hook->place->kind < 0) {
        if (!note(&notes, adit_scenario_read(path, &scenario, &err), &err, "scenario")) {
            return notes.is_broken ? BROKEN : REFUSED;
        }
        options.mod_count = adit_scenario_mods(scenario, mods, 0, MODS);
        adit_scenario_apply(scenario, true, &setup);
    }
    if (note(&notes, adit_engine_open(&options, &engine, &err), &err, "open")) {
        use_engine(&notes, engine, hook, &setup);
    }
    adit_engine_close(engine);
    adit_scenario_free(scenario);
    return notes.is_broken ? BROKEN : notes.is_played ? 0 : REFUSED;
}
