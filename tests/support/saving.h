/* saving.h - a game of the demo cave to be saved and loaded, for test_save.c and test_load.c.
 *
 * Its cards ask in the middle of their effects in every way there is: after chance, from a
 * script, for a part, and with exchanges on offer.
 */
#ifndef ADIT_TESTS_SAVING_H
#define ADIT_TESTS_SAVING_H

#include "tests/support/adit_cmocka.h"

#include "engine/base/memory.h"
#include "engine/files/save.h"
#include "engine/match/game.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game, *loaded;
static adit_text text;
static adit_err err;
static adit_mod_info mods[] = {
    {.id = "demo_cave", .name = "Demo", .version = "1.0.0", .content_hash = 0xabc},
    {.id = "extra", .name = "Extra", .version = "0.2.0", .content_hash = 0xdef}};

/* Lets the script of the inn fail. */
static bool inn_is_closed;

/* Asks for a word, then for steps, then pays. */
static inline adit_status run_inn(adit_tx *tx, int seat, const adit_event *event)
{
    static const char *const words[] = {"keep", "trade"};
    const adit_goods food = {.have = {[DEMO_FOOD] = 1}};
    int chosen;

    (void)event;
    if (inn_is_closed) {
        return adit_fault(tx, ADIT_SCRIPT, "the inn is closed");
    }
    ADIT_TRY(fake_choose(tx, seat, 2, words, true, true, &chosen));
    if (chosen == 1) {
        ADIT_TRY(adit_pay(tx, seat, &food));
    }
    return ADIT_OK;
}

static inline void make(bool purity)
{
    static const adit_setting fields[] = {{"player[1].in_play", "hut altar inn cave"},
                                          {"player[1].goods.wood", "4"},
                                          {"room.den", "player[2].spot.b"}};

    fake_begin();
    adit_card *card = fake_card(DEMO_KIND_ROOM, "altar");
    card->counter[0] = (adit_counter){.name = "used", .max = 3, .slot = 0};
    card->counter_count = 1;
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_search(), fake_climb(2), fake_climb(3)));
    fake_card(DEMO_KIND_ROOM, "cave");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_climb(1),
                       FAKE_NODE(ADIT_NODE_OPTIONAL, fake_gain(DEMO_GOLD, 1)),
                       FAKE_NODE(ADIT_NODE_ONE_OF, fake_climb(2), fake_gain(DEMO_FLAX, 1))));
    fake_card(DEMO_KIND_ROOM, "den");
    fake_card(DEMO_KIND_ROOM, "fort");
    fake_card(DEMO_KIND_ROOM, "hut");
    (void)fake_exchange(DEMO_WOOD, 1, DEMO_GOLD, 1);
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_script(run_inn), fake_climb(2)));
    fake_card(DEMO_KIND_TABLE, "lamp");
    engine = fake_engine(purity);
    engine->mods = mods;
    engine->mod_count = 1;
    game = fake_game_with(engine, 3, fields);
}

static inline int start(void **state)
{
    (void)state;
    make(true);
    return 0;
}

static inline int stop(void **state)
{
    (void)state;
    adit_memory_fail_at(0, 0);
    adit_text_free(&text);
    adit_game_free(loaded);
    adit_game_free(game);
    adit_engine_close(engine);
    loaded = game = NULL;
    inn_is_closed = false;
    return 0;
}

static inline void save(void)
{
    adit_text_free(&text);
    assert_ok(adit_game_save(game, &text, &err), err);
}

static inline void load(void)
{
    adit_game_free(loaded);
    assert_ok(adit_game_load(engine, text.data, text.length, &loaded, &err), err);
}

static inline void decide(adit_game *which, const char *words)
{
    assert_ok(adit_game_decide_text(which, words, &err), err);
}

/* Replaces the first `from` by `to`; between first and last line, these are made to fit again. */
static inline void edit(const char *from, const char *to)
{
    adit_text edited = {0};
    adit_text sealed = {0};
    char *at = strstr(text.data, from);

    assert_non_null(at);
    adit_text_add_bytes(&edited, text.data, (size_t)(at - text.data));
    adit_text_add(&edited, to);
    adit_text_add(&edited, at + strlen(from));
    if (at >= strchr(text.data, '\n')) {
        const char *lines = strchr(edited.data, '\n') + 1;

        adit_position_seal(lines, strlen(lines) - ADIT_POSITION_END, &sealed);
        adit_text_free(&edited);
        edited = sealed;
    }
    adit_text_free(&text);
    text = edited;
}

static inline void refuse(const char *part)
{
    adit_game *none = (adit_game *)&err;

    assert_fails(adit_game_load(engine, text.data, text.length, &none, &err), ADIT_INPUT, part,
                 err);
    assert_null(none);
}

static inline void refuse_edit(const char *from, const char *to, const char *part)
{
    save();
    edit(from, to);
    refuse(part);
}

#define SAVE_TEST(function) cmocka_unit_test_setup_teardown(function, start, stop)

#endif
