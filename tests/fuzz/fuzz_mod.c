/* fuzz_mod.c - a card, a scenario and decisions together.
 *
 * The first byte says which game; the demo game, which no scenario can name, takes the scenario
 * only as a mod. Then come the source of a card, the source of a scenario and
 * the decisions, separated by lines "%%%". Each byte of the decisions chooses an option.
 *
 * To load all cards of a title takes a hundred times as long as all the rest, so for one input in
 * WHOLE_EVERY only the files are loaded beside them. For the others the scenario is played
 * with the engine that stays open, and the card goes through the loader alone. Stored inputs go
 * both ways.
 */
#include "tests/fuzz/world.h"

#include <stdlib.h>
#include <string.h>

#include "bindings/lua/host/host.h"
#include "tests/fuzz/lua_mutator.h"
#include "tests/support/doubtful.h"

#define DECISIONS 12
#define MAX_SOURCE 6000
#define WHOLE_EVERY 128

typedef struct {
    const char *card, *scenario, *decisions;
    size_t card_length, scenario_length, decisions_length;
} parts;

/* A script may fail in play; then the same question is open and nothing has changed. */
static void play(adit_game *game, const parts *p, adit_scenario *scenario)
{
    adit_err err = {0};
    bool reached;
    char why[200];

    for (size_t i = 0; i < DECISIONS && i < p->decisions_length; i++) {
        if (adit_game_is_over(game)) {
            return;
        }
        int count = adit_game_option_count(game) + adit_game_anytime_count(game);
        uint64_t before = adit_game_hash(game);

        fuzz_expect(count > 0, "a question without an option", "");
        adit_status status = adit_game_decide(game, (unsigned char)p->decisions[i] % count, &err);
        if (status != ADIT_OK) {
            fuzz_expect_message(status, &err);
            fuzz_expect(adit_game_hash(game) == before, "a fault changed the game", err.text);
        }
        status = doubtful_check(game, &err);
        fuzz_expect(status == ADIT_OK, "with this mod", err.text);
        if (scenario != NULL && adit_scenario_goal(scenario)[0] != '\0') {
            status = adit_scenario_reached(scenario, game, &reached, why, sizeof why, &err);
            if (status != ADIT_OK) {
                fuzz_expect_message(status, &err);
            }
        }
    }
}

/* Opens the engine that is needed: an own one only if there are files to load. */
static adit_engine *open_engine(int which, const char *const *mods, int count)
{
    adit_engine *engine = NULL;
    adit_err err = {0};

    if (count == 0) {
        return fuzz_engine(which);
    }
    adit_status status = fuzz_open(which, mods, count, &engine, &err);
    if (status != ADIT_OK) {
        fuzz_expect_message(status, &err);
    }
    return engine;
}

static void start_and_play(int which, const char *const *mods, int mod_count, const parts *p,
                           adit_scenario *scenario)
{
    adit_setup setup = {.players = 0, .seed = 5};
    adit_engine *engine = open_engine(which, mods, mod_count);
    adit_game *game = NULL;
    adit_err err = {0};

    if (engine == NULL) {
        return;
    }
    if (scenario != NULL) {
        adit_scenario_apply(scenario, false, &setup);
    }
    setup.players = setup.players > 0 ? setup.players : fuzz_def(which)->info.min_players;
    adit_status status = adit_game_new(engine, &setup, &game, &err);
    if (status == ADIT_OK) {
        play(game, p, scenario);
    } else {
        fuzz_expect_message(status, &err);
        if (scenario != NULL) {
            adit_scenario_explain(scenario, &err);
            fuzz_expect_message(status, &err);
        }
    }
    adit_game_free(game);
    if (mod_count > 0) {
        adit_engine_close(engine);
    }
}

static adit_scenario *read_scenario(int which, const parts *p)
{
    adit_scenario *scenario = NULL;
    adit_err err = {0};

    if (p->scenario_length == 0 || which == FUZZ_DEMO) {
        return NULL;
    }
    const char *path = fuzz_file("scenario.lua", p->scenario, p->scenario_length);
    adit_status status = adit_scenario_read(path, &scenario, &err);
    if (status != ADIT_OK) {
        fuzz_expect(scenario == NULL, "an unread scenario was left behind", err.text);
        fuzz_expect_message(status, &err);
    } else if (strcmp(adit_scenario_game(scenario), fuzz_def(which)->info.id) != 0) {
        adit_scenario_free(scenario);
        scenario = NULL;
    }
    return scenario;
}

/* The card by itself, through the whole loader. */
static void load_card(int which, const parts *p)
{
    const aditl_mod_source sources[] = {{.folder = fuzz_empty_folder(), .is_game = true},
                                        {.folder = fuzz_file("card.lua", p->card, p->card_length)}};
    aditl_host *host;
    adit_err err = {0};
    adit_status status = aditl_host_open(fuzz_def(which), true, &host, &err);

    fuzz_expect(status == ADIT_OK, "no host", err.text);
    status = aditl_load_mods(host, sources, 2, false, &err);
    if (status != ADIT_OK) {
        fuzz_expect_message(status, &err);
    }
    adit_cards_free(host->set.cards);
    aditl_host_close(host);
}

/* All of it together: the game is played with the card, and with the scenario's own file. */
static void run_whole(int which, const parts *p, adit_scenario *scenario)
{
    const char *mods[2], *own[16];
    int mod_count = 0;

    if (p->card_length > 0) {
        mods[mod_count++] = fuzz_file("card.lua", p->card, p->card_length);
    }
    /* Mods that it names are not here; its own file is. */
    if (which == FUZZ_DEMO && p->scenario_length > 0) {
        mods[mod_count++] = fuzz_file("scenario.lua", p->scenario, p->scenario_length);
    } else if (scenario != NULL && adit_scenario_mods(scenario, own, 0, 16) == 1 &&
               strstr(own[0], "/scenario.lua") != NULL) {
        mods[mod_count++] = own[0];
    }
    if (which == FUZZ_DEMO || p->scenario_length == 0 || scenario != NULL) {
        start_and_play(which, mods, mod_count, p, scenario);
    }
}

/* One by one, with the engine that stays open. */
static void run_parts(int which, const parts *p, adit_scenario *scenario)
{
    if (p->card_length > 0) {
        load_card(which, p);
    }
    if (scenario != NULL || p->scenario_length == 0) {
        start_and_play(which, NULL, 0, p, scenario);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data + 1, *end = (const char *)data + size;
    bool is_fed = &fuzz_is_fed != NULL;
    parts p;

    if (size == 0 || size > MAX_SOURCE) {
        return 0;
    }
    bool is_whole = fuzz_seed(data, size) / 64 % WHOLE_EVERY == 0;

    /* Titles have hundreds of cards to load, so every second one is the demo game. */
    int which =
        data[0] % 2 == 0 ? FUZZ_DEMO : FUZZ_TITLE + data[0] / 2 % (FUZZ_ENGINES - FUZZ_TITLE);

    p.card = fuzz_split(&at, end, &p.card_length);
    p.scenario = fuzz_split(&at, end, &p.scenario_length);
    p.decisions = at;
    p.decisions_length = (size_t)(end - at);
    if (fuzz_is_idle(p.card, p.card_length, fuzz_seed(data, size)) ||
        fuzz_is_idle(p.scenario, p.scenario_length, fuzz_seed(data, size))) {
        return 0;
    }
    adit_scenario *scenario = read_scenario(which, &p);
    if (which == FUZZ_DEMO || is_whole || is_fed) {
        run_whole(which, &p, scenario);
    }
    if (which != FUZZ_DEMO && (!is_whole || is_fed)) {
        run_parts(which, &p, scenario);
    }
    adit_scenario_free(scenario);
    fuzz_golden(which);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed)
{
    return fuzz_mutate_lua(data, size, max, seed, 2);
}
