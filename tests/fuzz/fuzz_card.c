/* fuzz_card.c - card files: the first byte says which game, the rest is the source of a mod of
 * one file, which goes through the whole loader.
 *
 * For the titles that is all, without their own cards, since those take a hundred times as long
 * to load. In the demo game the cards are then put into play and used.
 */
#include "tests/fuzz/world.h"

#include <string.h>

#include "bindings/lua/host/host.h"
#include "engine/base/text.h"
#include "tests/fuzz/lua_mutator.h"
#include "tests/support/demo_cave.h"
#include "tests/support/doubtful.h"

#define DECISIONS 6
#define MAX_SOURCE 4096

/* A problem of a file is told with the file. */
static void check_problems(const aditl_host *host, adit_status status, const adit_err *err)
{
    fuzz_expect_message(status, err);
    fuzz_expect(status == ADIT_INPUT || status == ADIT_LIMIT || status == ADIT_NOMEM,
                "the loader's status", err->text);
    fuzz_expect(status != ADIT_INPUT || host->set.problem_count > 0, "no problem is told",
                err->text);
    fuzz_expect(strstr(err->text, "card.lua") != NULL, "the file is not named", err->text);
}

static void load_only(const adit_game_def *def, const char *path)
{
    const aditl_mod_source sources[] = {{.folder = fuzz_empty_folder(), .is_game = true},
                                        {.folder = path}};
    aditl_host *host;
    adit_err err = {0};
    adit_status status = aditl_host_open(def, true, &host, &err);

    fuzz_expect(status == ADIT_OK, "no host", err.text);
    status = aditl_load_mods(host, sources, 2, false, &err);
    if (status != ADIT_OK) {
        check_problems(host, status, &err);
    }
    adit_cards_free(host->set.cards);
    aditl_host_close(host);
}

/* The ids of the mod's rooms, as the field of cards in play is written. */
static void list_rooms(const adit_engine *engine, adit_buffer *rooms)
{
    const adit_cards *cards = engine->cards;

    adit_buffer_add(rooms, "hut");
    for (int i = 0; i < cards->count; i++) {
        if (cards->card[i].kind == DEMO_KIND_ROOM && strchr(cards->card[i].id, ':') != NULL) {
            adit_buffer_addf(rooms, " %s", cards->card[i].id);
        }
    }
}

/* A script may fail in play; then the same question is open and nothing has changed. */
static void play(adit_game *game, uint64_t seed)
{
    for (int i = 0; i < DECISIONS && !adit_game_is_over(game); i++) {
        int count = adit_game_option_count(game) + (i % 2 == 0 ? adit_game_anytime_count(game) : 0);
        uint64_t before = adit_game_hash(game);
        adit_err err = {0};

        fuzz_expect(count > 0, "a question without an option", "");
        adit_status status = adit_game_decide(game, (int)(seed % (uint64_t)count), &err);
        if (status != ADIT_OK) {
            fuzz_expect_message(status, &err);
            fuzz_expect(adit_game_hash(game) == before, "a fault changed the game", err.text);
        }
        status = doubtful_check(game, &err);
        fuzz_expect(status == ADIT_OK, "with this card", err.text);
        seed = seed / 7 + i;
    }
}

static void load_and_play(const char *path, uint64_t seed)
{
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_err err = {0};
    char words[2000];
    adit_buffer rooms = adit_buffer_on(words, sizeof words);
    adit_status status = fuzz_open(FUZZ_DEMO, &path, 1, &engine, &err);

    if (status != ADIT_OK) {
        fuzz_expect_message(status, &err);
        return;
    }
    list_rooms(engine, &rooms);
    status = fuzz_start(engine, FUZZ_DEMO, seed, words, &game, &err);
    if (status == ADIT_OK) {
        play(game, seed);
    } else {
        fuzz_expect_message(status, &err);
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0 || size > MAX_SOURCE) {
        return 0;
    }
    int which = data[0] % FUZZ_ENGINES;

    if (fuzz_is_idle((const char *)data + 1, size - 1, fuzz_seed(data, size))) {
        return 0;
    }
    const char *path = fuzz_file("card.lua", data + 1, size - 1);

    if (which == FUZZ_DEMO) {
        load_and_play(path, fuzz_seed(data, size));
    } else {
        load_only(fuzz_def(which), path);
    }
    fuzz_golden(which);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed)
{
    return fuzz_mutate_lua(data, size, max, seed, 1);
}
