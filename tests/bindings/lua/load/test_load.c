/* test_load.c - loading cards: what is read, in which order, and what a card becomes. */
#include "engine/rules/wording.h"
#include "tests/support/load_cards.h"

#include "engine/base/memory.h"

static void cards_are_numbered_by_kind_and_id(void **state)
{
    static const char *const ids[] = {"candle_store", "hut", "rain", "sun"};
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, NULL);
    assert_ok(loaded.status, loaded.err);
    assert_int_equal(loaded.host->set.cards->count, 4);
    for (int i = 0; i < 4; i++) {
        assert_string_equal(loaded.host->set.cards->card[i].id, ids[i]);
        assert_int_equal(loaded.host->set.cards->card[i].number, i);
    }
    assert_int_equal(loaded.host->set.cards->card[3].kind, DEMO_KIND_TABLE);
    assert_int_equal(loaded.host->set.cards->card[3].kind_number, 1);
    assert_int_equal(loaded.host->set.cards->kind_first[DEMO_KIND_TABLE], 2);
    assert_int_equal(loaded.host->set.cards->kind_first[ADIT_MAX_KINDS], 4);
    assert_string_equal(loaded.host->set.mods[0].id, "demo_cave");
    unload(&loaded);
}

static void facts_follow_the_schema(void **state)
{
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, NULL);
    assert_ok(loaded.status, loaded.err);
    const adit_card *store = card_named(&loaded, "candle_store");
    adit_goods cost = adit_fixed_goods(loaded.host->set.cards, store->fact[DEMO_FACT_COST].goods);
    assert_string_equal(store->title, "Candle Store");
    assert_string_equal(store->mark, "R");
    assert_string_equal(store->mod, "demo_cave");
    assert_string_equal(store->file, LOAD_CAVE "/room/candle_store.lua");
    assert_int_equal(store->line, 4);
    assert_int_equal(store->fact[DEMO_FACT_POINTS].number, 3);
    assert_false(store->fact[DEMO_FACT_USE].is_set);
    assert_int_equal(cost.have[DEMO_WOOD], 2);
    assert_int_equal(cost.have[DEMO_GOLD], 1);
    unload(&loaded);
}

static void hooks_keep_their_filters(void **state)
{
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, NULL);
    assert_ok(loaded.status, loaded.err);
    const adit_card *store = card_named(&loaded, "candle_store");
    const adit_hook_on *gained = &store->on[0], *found = &store->on[1];
    assert_int_equal(store->on_count, 3);
    assert_int_equal(gained->event, ADIT_EVENT_GAINED);
    assert_int_equal(gained->by, ADIT_ACTOR_ME);
    assert_int_equal(gained->good, DEMO_FLAX);
    assert_int_equal(gained->max, 3);
    assert_int_equal(gained->when.query, adit_query_find(&demo_cave, "food"));
    assert_int_equal(gained->when.max, 4);
    assert_int_equal(found->event, DEMO_EVENT_SEARCHED);
    assert_int_equal(found->by, ADIT_ACTOR_OTHERS);
    assert_int_equal(found->card, card_named(&loaded, "hut")->number);
    assert_int_equal(store->events, 1u << ADIT_EVENT_GAINED | 1u << DEMO_EVENT_SEARCHED);
    assert_int_equal(loaded.host->set.cards->node[gained->run].kind, ADIT_NODE_SCRIPT);
    assert_int_equal(loaded.host->set.cards->node[store->on[2].run].kind, ADIT_NODE_VERB);
    unload(&loaded);
}

static void query_hooks_are_compiled(void **state)
{
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, NULL);
    assert_ok(loaded.status, loaded.err);
    const adit_card *hut = card_named(&loaded, "hut");
    assert_int_equal(hut->modify_count, 4);
    assert_int_equal(hut->modify[0].add.value, 1);
    assert_int_equal(hut->modify[0].by, ADIT_ACTOR_ANYONE);
    assert_true(hut->modify[1].replaces);
    assert_int_equal(hut->modify[1].add.kind, ADIT_NUMBER_PER);
    assert_true(hut->modify[2].is_choice);
    assert_int_equal(adit_fixed_goods(loaded.host->set.cards, hut->modify[2].less).have[DEMO_WOOD],
                     1);
    assert_int_equal(hut->modify[3].limit, 2);
    assert_int_equal(hut->permit_count, 2);
    assert_false(hut->permit[0].forbids);
    assert_int_equal(hut->permit[0].script, -1);
    assert_true(hut->permit[1].forbids);
    assert_true(hut->permit[1].script >= 0);
    assert_int_equal(hut->rewrite[0].from, ADIT_NODE_ONE_OF);
    assert_int_equal(hut->rewrite[0].to, ADIT_NODE_AND_OR);
    assert_int_equal(hut->exchange_count, 2);
    assert_string_equal(hut->exchange[1].label, "look around");
    assert_int_equal(adit_fixed_goods(loaded.host->set.cards, hut->exchange[1].pay).have[DEMO_FLAX],
                     1);
    assert_int_not_equal(hut->exchange[1].run, 0);
    assert_true(hut->has_score && hut->score.kind == ADIT_NUMBER_SCRIPT);
    assert_int_not_equal(hut->built, 0);
    assert_true(loaded.host->set.cards->has_exchange && loaded.host->set.cards->has_rewrite);
    assert_int_equal(loaded.host->set.cards->values, 3);
    unload(&loaded);
}

static void declared_trees_become_nodes(void **state)
{
    char text[400];
    adit_buffer out = adit_buffer_on(text, sizeof text);
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, NULL);
    assert_ok(loaded.status, loaded.err);
    const adit_card *hut = card_named(&loaded, "hut");
    const adit_node *nodes = loaded.host->set.cards->node;
    const adit_node *use = &nodes[hut->fact[DEMO_FACT_USE].effect];
    assert_int_equal(use->kind, ADIT_NODE_ANY_ORDER);
    assert_int_equal(use->count, 7);
    assert_int_equal(use->line, 10);
    assert_int_equal(nodes[use->part[1]].part[0], use->part[1] + 1);
    adit_node_text(&demo_cave, loaded.host->set.cards, hut->fact[DEMO_FACT_USE].effect, &out);
    assert_string_equal(text, "gain 2 per height wood 1 food | climb 3 // pay 1 food then climb | "
                              "sell gold if gold is at least 2 and at most 9 | "
                              "optionally exchange 1 wood for 1 gold | 2 times gain 1 flax | "
                              "buy candle_store for 3 food or 1 gold | think");
    for (adit_node_id id = hut->node_first; id < hut->node_end; id++) {
        assert_int_equal(nodes[id].card, hut->number);
    }
    unload(&loaded);
}

static void counters_get_slots_in_order_of_id_and_name(void **state)
{
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, NULL);
    assert_ok(loaded.status, loaded.err);
    const adit_card *store = card_named(&loaded, "candle_store"), *hut = card_named(&loaded, "hut");
    assert_int_equal(store->counter_count, 2);
    assert_string_equal(store->counter[0].name, "lit");
    assert_int_equal(store->counter[0].reset, ADIT_RESET_GAME);
    assert_int_equal(store->counter[0].slot, 0);
    assert_string_equal(store->counter[1].name, "used");
    assert_int_equal(store->counter[1].slot, 1);
    assert_int_equal(hut->counter[0].slot, 2);
    assert_int_equal(hut->counter[0].max, 2);
    unload(&loaded);
}

static void examples_are_kept_by_card_id(void **state)
{
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, NULL);
    assert_ok(loaded.status, loaded.err);
    lua_State *L = loaded.host->vm.L;
    lua_rawgeti(L, LUA_REGISTRYINDEX, loaded.host->set.examples_ref);
    assert_int_equal(lua_getfield(L, -1, "candle_store"), LUA_TTABLE);
    lua_rawgeti(L, -1, 1);
    lua_getfield(L, -1, "name");
    assert_string_equal(lua_tostring(L, -1), "one flax becomes two food");
    assert_int_equal(lua_getfield(L, -4, "hut"), LUA_TNIL);
    lua_settop(L, 0);
    unload(&loaded);
}

static void the_order_of_folders_does_not_matter(void **state)
{
    static const char *const one[] = {"tests/fixtures/load/lantern", "tests/fixtures/load/ladder",
                                      NULL};
    static const char *const other[] = {"tests/fixtures/load/ladder",
                                        "tests/fixtures/load/lantern/", NULL};
    loaded_cards a, b;

    (void)state;
    load_game(&a, &demo_cave, LOAD_CAVE, false, one);
    load_game(&b, &demo_cave, LOAD_CAVE, true, other);
    assert_ok(a.status, a.err);
    assert_ok(b.status, b.err);
    assert_int_equal(a.host->set.cards->count, b.host->set.cards->count);
    for (int i = 0; i < a.host->set.cards->count; i++) {
        assert_string_equal(a.host->set.cards->card[i].id, b.host->set.cards->card[i].id);
        assert_int_equal(a.host->set.cards->card[i].node_first,
                         b.host->set.cards->card[i].node_first);
    }
    for (int i = 0; i < 3; i++) {
        assert_string_equal(a.host->set.mods[i].id, b.host->set.mods[i].id);
        assert_true(a.host->set.mods[i].content_hash == b.host->set.mods[i].content_hash);
    }
    assert_string_equal(a.host->set.mods[1].id, "ladder"); /* lantern wants to come after it */
    unload(&a);
    unload(&b);
}

static void a_mod_adds_cards_under_its_own_name(void **state)
{
    static const char *const mods[] = {"tests/fixtures/load/lantern", NULL};
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    const adit_card *lantern = card_named(&loaded, "lantern:lantern");
    assert_string_equal(lantern->title, "lantern");
    assert_string_equal(lantern->source, "Lantern Light");
    assert_string_equal(lantern->mark, "-");
    assert_string_equal(lantern->text, "gain 1 gold // buy candle_store for 1 wood // buy hut");
    assert_int_equal(lantern->on[0].card, lantern->number); /* its own card, without a prefix */
    assert_string_equal(loaded.host->set.mods[1].version, "1.2.0");
    unload(&loaded);
}

static void a_mod_card_can_take_the_place_of_a_shipped_one(void **state)
{
    static const char *const mods[] = {"tests/fixtures/load/lantern", NULL};
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    assert_int_equal(loaded.host->set.cards->count, 5);
    const adit_card *shed = card_named(&loaded, "candle_store");
    assert_string_equal(shed->title, "Shed");
    assert_string_equal(shed->mod, "lantern");
    assert_string_equal(shed->file, "tests/fixtures/load/lantern/cards/shed.lua");
    assert_int_equal(adit_cards_find(loaded.host->set.cards, "lantern:shed"), ADIT_NO_CARD);
    unload(&loaded);
}

static void a_mod_may_be_one_file(void **state)
{
    const char *mods[] = {"tests/fixtures/load/ladder/room/ladder.lua", NULL};
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    (void)card_named(&loaded, "ladder:ladder");
    unload(&loaded);
}

/* Every n-th allocation fails once and for ever after; nothing may leak or crash. */
static void running_out_of_memory_is_an_ordinary_failure(void **state)
{
    static const char *const mods[] = {"tests/fixtures/load/lantern", NULL};
    int failed = 0;
    bool is_done = false;

    (void)state;
    for (long n = 1; !is_done; n += 1 + n / 24) {
        loaded_cards loaded = {0};

        adit_memory_fail_at(n, -1);
        load_mods(&loaded, mods);
        adit_memory_fail_at(0, 0);
        is_done = loaded.status == ADIT_OK;
        if (!is_done) {
            assert_fails(loaded.status, ADIT_NOMEM, "out of memory", loaded.err);
        }
        failed += is_done ? 0 : 1;
        unload(&loaded);
    }
    assert_true(failed > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(cards_are_numbered_by_kind_and_id),
        ADIT_TEST(facts_follow_the_schema),
        ADIT_TEST(hooks_keep_their_filters),
        ADIT_TEST(query_hooks_are_compiled),
        ADIT_TEST(declared_trees_become_nodes),
        ADIT_TEST(counters_get_slots_in_order_of_id_and_name),
        ADIT_TEST(examples_are_kept_by_card_id),
        ADIT_TEST(the_order_of_folders_does_not_matter),
        ADIT_TEST(a_mod_adds_cards_under_its_own_name),
        ADIT_TEST(a_mod_card_can_take_the_place_of_a_shipped_one),
        ADIT_TEST(a_mod_may_be_one_file),
        ADIT_TEST(running_out_of_memory_is_an_ordinary_failure),
    };

    return ADIT_RUN(tests);
}
