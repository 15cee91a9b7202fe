/* fuzz_mods.c - two mods together: what one does to the other.
 *
 * The first byte says which game; then come the sources of two mods of one file each and the
 * decisions, with lines "%%%" between them. The mods are loaded in both orders in which they
 * can be named: either is refused, or both give the same cards and the same game, since the
 * order of loading follows from the mods alone. All of it is done in the demo game, and for one
 * input in WHOLE_EVERY in a title.
 */
#include "tests/fuzz/world.h"

#include <string.h>

#include "bindings/lua/host/host.h"
#include "engine/base/text.h"
#include "tests/fuzz/lua_mutator.h"
#include "tests/support/demo_cave.h"
#include "tests/support/doubtful.h"

#define DECISIONS 8
#define MAX_SOURCE 6000
#define WHOLE_EVERY 256

/* What came of loading and playing once. */
typedef struct {
    adit_status status;
    uint64_t cards, game;
    char text[sizeof((adit_err *)0)->text];
} outcome;

static uint64_t cards_hash(const adit_engine *engine)
{
    uint64_t hash = (uint64_t)engine->cards->count;

    for (int i = 0; i < engine->cards->count; i++) {
        const adit_card *card = &engine->cards->card[i];

        hash = hash * 31 + fuzz_seed((const uint8_t *)card->id, strlen(card->id));
        hash = hash * 31 + card->content_hash;
    }
    return hash;
}

/* The rooms of the mods, as the field of cards in play is written. */
static void list_rooms(const adit_engine *engine, adit_buffer *rooms)
{
    adit_buffer_add(rooms, "hut");
    for (int i = 0; i < engine->cards->count; i++) {
        const adit_card *card = &engine->cards->card[i];

        if (card->kind == DEMO_KIND_ROOM && strchr(card->id, ':') != NULL) {
            adit_buffer_addf(rooms, " %s", card->id);
        }
    }
}

/* Decisions that fail are part of what must be the same. */
static uint64_t play(adit_game *game, const char *decisions, size_t length)
{
    uint64_t hash = 0;

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
        hash = hash * 31 + adit_game_hash(game) + (uint64_t)status;
        status = doubtful_check(game, &err);
        fuzz_expect(status == ADIT_OK, "with these mods", err.text);
    }
    return hash;
}

static void load_and_play(int which, const char *const *mods, const char *decisions, size_t length,
                          outcome *out)
{
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_err err = {0};
    char words[2000];
    adit_buffer rooms = adit_buffer_on(words, sizeof words);

    memset(out, 0, sizeof *out);
    out->status = fuzz_open(which, mods, 2, &engine, &err);
    if (out->status == ADIT_OK) {
        out->cards = cards_hash(engine);
        list_rooms(engine, &rooms);
        out->status = fuzz_start(engine, which, 5, words, &game, &err);
    }
    if (out->status == ADIT_OK) {
        out->game = play(game, decisions, length);
    } else {
        fuzz_expect_message(out->status, &err);
        memcpy(out->text, err.text, sizeof out->text);
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

static void try_both_orders(int which, const char *const *mods, const char *decisions,
                            size_t length)
{
    const char *const turned[] = {mods[1], mods[0]};
    static outcome one, other;

    load_and_play(which, mods, decisions, length, &one);
    load_and_play(which, turned, decisions, length, &other);
    fuzz_expect(one.status == other.status, "loads in one order only", one.text);
    fuzz_expect(one.cards == other.cards, "other cards in another order", one.text);
    fuzz_expect(one.game == other.game, "another game in another order", one.text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data + 1, *end = (const char *)data + size;
    const bool is_fed = &fuzz_is_fed != NULL;
    size_t first_length, second_length;

    if (size == 0 || size > MAX_SOURCE) {
        return 0;
    }
    const uint64_t seed = fuzz_seed(data, size);
    const char *first = fuzz_split(&at, end, &first_length);
    const char *second = fuzz_split(&at, end, &second_length);

    if (fuzz_is_idle(first, first_length, seed) || fuzz_is_idle(second, second_length, seed)) {
        return 0;
    }
    const char *const mods[] = {fuzz_file("first.lua", first, first_length),
                                fuzz_file("second.lua", second, second_length)};
    bool is_whole = seed / 64 % WHOLE_EVERY == 0;
    int which = FUZZ_TITLE + data[0] % (FUZZ_ENGINES - FUZZ_TITLE);

    if (is_fed || !is_whole) {
        try_both_orders(FUZZ_DEMO, mods, at, (size_t)(end - at));
    }
    if (is_fed || is_whole) {
        try_both_orders(which, mods, at, (size_t)(end - at));
    }
    fuzz_golden(FUZZ_DEMO);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed)
{
    return fuzz_mutate_lua(data, size, max, seed, 2);
}
