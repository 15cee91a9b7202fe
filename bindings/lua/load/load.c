/* load.c - loading all mods: the order of the passes, and what is known only at the end.
 *
 * Cards are numbered by kind and key before the first one is compiled; nothing depends on the
 * order in which files were found. Functions are sealed last: sealing puts tables behind
 * proxies, and until then the tables of a file are still read.
 */
#include "bindings/lua/load/compile.h"
#include "bindings/lua/load/share.h"
#include "bindings/lua/mods/late_examples.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "engine/base/memory.h"
#include "engine/match/engine.h"

/* ---- Mods ---- */

/* Results live in the registry while files are read. */
static int open_tables(lua_State *L)
{
    aditl_loader *loader = lua_touserdata(L, 1);

    lua_newtable(L);
    loader->found.results_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    loader->out->examples_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

typedef struct {
    aditl_loader *loader;
    int number;
} mod_or_card;

/* Gives a mod an environment of its own. */
static int open_environment(lua_State *L)
{
    const mod_or_card *named = lua_touserdata(L, 1);

    aditl_push_environment(L);
    aditl_push_constructors(L, named->loader->set.def);
    lua_pushnil(L);
    while (lua_next(L, 3) != 0) { /* stack: one, environment, constructors, name, function */
        aditl_add_global(L, 2, lua_tostring(L, -2));
    }
    lua_settop(L, 2);
    aditl_add_sharing(L, 2, named->number);
    named->loader->set.mods[named->number].environment_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

static int read_manifest(lua_State *L)
{
    const mod_or_card *named = lua_touserdata(L, 1);

    lua_rawgeti(L, LUA_REGISTRYINDEX, named->loader->found.results_ref);
    lua_rawgeti(L, -1, named->loader->set.mods[named->number].manifest + 1);
    aditl_read_manifest(&named->loader->set, L, named->number);
    return 0;
}

static void describe_mod(aditl_loader *loader, int number)
{
    aditl_mod *mod = &loader->set.mods[number];
    mod_or_card named = {loader, number};

    aditl_default_manifest(&loader->set, number);
    if (aditl_protected(loader->vm, open_environment, &named, NULL) != ADIT_OK) {
        loader->set.is_out_of_memory = true;
        return;
    }
    if (mod->manifest < 0) {
        return;
    }
    aditl_vm_refill(loader->vm, &aditl_limits_load);
    if (aditl_run_file(loader, mod->manifest)) {
        (void)aditl_run_step(loader, read_manifest, &named, mod->manifest);
    }
}

/* ---- Cards ---- */

/* All texts of cards together; what a script makes longer than its source is refused. */
static size_t arena_size(const aditl_loader *loader)
{
    size_t size = 4096 + (size_t)loader->found.entry_count * 1024;

    for (int i = 0; i < loader->set.file_count; i++) {
        size += loader->set.files[i].length;
    }
    for (int i = 0; i < loader->found.entry_count; i++) {
        size += strlen(loader->set.files[loader->found.entries[i].file].path) + 1;
    }
    for (int i = 0; i < loader->found.origin_count; i++) {
        size += strlen(loader->set.files[loader->found.patches[loader->found.origins[i].patch].file]
                           .path) +
                300;
    }
    return size;
}

static bool number_cards(aditl_loader *loader)
{
    adit_cards *cards = loader->set.cards;
    int next = 0;

    loader->arena_size = arena_size(loader);
    cards->card = adit_alloc((size_t)(loader->found.entry_count + 1) * sizeof *cards->card);
    cards->arena = adit_alloc(loader->arena_size);
    if (cards->card == NULL || cards->arena == NULL ||
        !ADITL_ROOM(&loader->set, cards->node, 0, loader->node_capacity) ||
        !ADITL_ROOM(&loader->set, cards->amounts, 0, loader->amounts_capacity)) {
        loader->set.is_out_of_memory = true;
        return false;
    }
    cards->count = loader->found.entry_count;
    cards->node_count = cards->amounts_count = 1; /* 0 means "none" */
    for (int kind = 0; kind <= ADIT_MAX_KINDS; kind++) {
        while (next < cards->count && loader->found.entries[next].kind < kind) {
            next++;
        }
        cards->kind_first[kind] = next;
    }
    for (int i = 0; i < cards->count; i++) {
        const aditl_entry *entry = &loader->found.entries[i];
        adit_card *card = &cards->card[i];
        char key[ADITL_KEY_SIZE];

        aditl_entry_key(entry, key);
        card->id = aditl_keep_text(loader, entry->id, strlen(entry->id));
        card->aliases = aditl_keep_text(loader, entry->aliases, strlen(entry->aliases));
        card->key =
            entry->aliases[0] == '\0' ? card->id : aditl_keep_text(loader, key, strlen(key));
        card->id_hash = XXH3_64bits(key, strlen(key));
        cards->has_aliases = cards->has_aliases || entry->aliases[0] != '\0';
        card->number = (int16_t)i;
        card->kind = (uint8_t)entry->kind;
        card->kind_number = (uint8_t)(i - cards->kind_first[entry->kind]);
        card->line = entry->line;
    }
    if (!adit_cards_index(cards)) {
        loader->set.is_out_of_memory = true;
        return false;
    }
    return true;
}

static int compile_card(lua_State *L)
{
    const mod_or_card *named = lua_touserdata(L, 1);
    aditl_loader *loader = named->loader;
    const aditl_entry *entry = &loader->found.entries[named->number];

    aditl_push_declared(loader, L, entry->file, entry->place);
    aditl_compile_card(loader, L, entry, &loader->set.cards->card[named->number]);
    return 0;
}

static void compile_cards(aditl_loader *loader)
{
    for (int i = 0; i < loader->set.cards->count && !loader->set.is_out_of_memory; i++) {
        mod_or_card named = {loader, i};

        (void)aditl_run_step(loader, compile_card, &named, loader->found.entries[i].file);
    }
}

static int compare_ids(const void *a, const void *b)
{
    const adit_card *const *x = a, *const *y = b;

    return strcmp(adit_card_key(*x), adit_card_key(*y));
}

/* Counters get their slots in order of card key, whatever the kinds are. */
static void give_slots(aditl_loader *loader)
{
    adit_cards *cards = loader->set.cards;
    adit_card *sorted[ADIT_MAX_CARDS] = {NULL};
    int slot = 0;

    for (int i = 0; i < cards->count; i++) {
        sorted[i] = &cards->card[i];
    }
    qsort(sorted, (size_t)cards->count, sizeof *sorted, compare_ids);
    for (int i = 0; i < cards->count; i++) {
        for (int k = 0; k < sorted[i]->counter_count; k++, slot++) {
            if (slot == ADIT_MAX_COUNTERS) {
                const aditl_entry *entry = &loader->found.entries[sorted[i]->number];

                aditl_limit_problem(&loader->set, entry->file, entry->line, "counters",
                                    adit_limit_at(ADIT_LIMIT_COUNTERS));
            }
            sorted[i]->counter[k].slot = (uint8_t)(slot % ADIT_MAX_COUNTERS);
        }
    }
    aditl_place_mod_counters(&loader->set, slot);
}

/* Whether it gives points and is of no kind that the game scores itself. */
static bool gives_common_points(const adit_game_def *def, const adit_card *card)
{
    return card->kind >= ADIT_KIND_CORE
               ? card->has_score || card->fact[ADIT_CORE_POINTS].number != 0
               : card->has_score &&
                     (adit_kind_at(def, card->kind)->never & ADIT_KIND_NO_BUILD) != 0;
}

static void join_cards(const adit_game_def *def, adit_cards *cards)
{
    for (int i = 0; i < cards->count; i++) {
        const adit_card *card = &cards->card[i];

        cards->events |= card->events;
        cards->values |= card->values;
        cards->permissions |= card->permissions;
        cards->deeds |= card->deeds;
        cards->bound |= aditl_bound_deeds(card);
        cards->has_exchange = cards->has_exchange || card->exchange_count > 0;
        cards->has_rewrite = cards->has_rewrite || card->rewrite_count > 0;
        cards->has_common_score |= gives_common_points(def, card);
    }
}

/* ---- The opening ---- */

/* Identities need a rule parameter that says how they are given out; it belongs to no mod. */
static void add_identities(aditl_loader *loader)
{
    adit_cards *cards = loader->set.cards;

    if (adit_kind_card_count(cards, ADIT_KIND_IDENTITY) == 0) {
        return;
    }
    const aditl_entry *entry = &loader->found.entries[cards->kind_first[ADIT_KIND_IDENTITY]];

    if (adit_rule_count(loader->set.def, cards) >= ADIT_MAX_RULES) {
        aditl_load_problem(&loader->set, entry->file, entry->line,
                           "identities need a rule parameter of their own, and the game and all "
                           "mods together have %d, which is the limit",
                           ADIT_MAX_RULES);
        return;
    }
    aditl_add_core_rule(&loader->set, &adit_identities_rule);
    cards->identities_rule = (int16_t)adit_rule_count(loader->set.def, cards);
}

/* ---- Tracks ---- */

/* Whether another track has the same name behind its mod. */
static bool is_shared(const adit_cards *cards, const adit_card *track, const char *word)
{
    for (int i = 0; i < adit_kind_card_count(cards, ADIT_KIND_TRACK); i++) {
        const adit_card *other = adit_card_at(cards, ADIT_KIND_TRACK, i);
        const char *colon = strchr(other->id, ':');

        if (other != track && strcmp(colon == NULL ? other->id : colon + 1, word) == 0) {
            return true;
        }
    }
    return false;
}

/* Where a marker stands can be counted by the name of the track, as goods are. */
static void count_tracks(aditl_loader *loader)
{
    const adit_cards *cards = loader->set.cards;

    for (int i = 0; i < adit_kind_card_count(cards, ADIT_KIND_TRACK) && i < ADIT_MAX_TRACKS; i++) {
        const adit_card *track = adit_card_at(cards, ADIT_KIND_TRACK, i);
        const aditl_entry *entry = &loader->found.entries[track->number];
        const char *colon = strchr(track->id, ':');
        const char *word = colon == NULL ? track->id : colon + 1;
        const adit_query_row row = {.name = is_shared(cards, track, word) ? track->id : word,
                                    .text = "step on this track",
                                    .full = track->id,
                                    .track = i + 1};

        if (adit_query_find(loader->set.def, word) >= 0 && !is_shared(cards, track, word)) {
            aditl_report_card(loader, entry,
                              "id: something else is counted by this name; choose another id");
        } else if (!aditl_add_query(loader, &row)) {
            aditl_limit_problem(&loader->set, entry->file, entry->line, "track",
                                adit_limit_at(ADIT_LIMIT_QUERIES));
        }
    }
}

/* Identities and setup effects come before the first turn of the game. */
static void add_opening(aditl_loader *loader)
{
    adit_cards *cards = loader->set.cards;
    bool has_opening = adit_kind_card_count(cards, ADIT_KIND_IDENTITY) > 0;

    for (int i = cards->kind_first[ADIT_KIND_CORE]; i < cards->count; i++) {
        has_opening |= cards->card[i].fact[ADIT_CORE_SETUP].effect != 0;
    }
    if (!has_opening || loader->set.is_out_of_memory || !aditl_copy_game(loader)) {
        return;
    }
    cards->has_opening = true;
    cards->def->own_step = cards->def->step;
    cards->def->step = adit_opening_step;
}

/* The game's own look at each card; only when the schema has nothing to complain about. */
static void prepare_cards(aditl_loader *loader)
{
    adit_cards *cards = loader->set.cards;

    for (int i = 0; i < cards->count && loader->set.def->prepare_card != NULL; i++) {
        adit_err err = {0};
        const aditl_entry *entry = &loader->found.entries[i];

        if (entry->kind < ADIT_KIND_CORE &&
            loader->set.def->prepare_card(cards, &cards->card[i], &err) != ADIT_OK) {
            err.text[strcspn(err.text, "\n")] = '\0';
            aditl_report_card(loader, entry, err.text);
        }
    }
}

static int seal_function(lua_State *L)
{
    const aditl_function *function = lua_touserdata(L, 1);

    lua_rawgeti(L, LUA_REGISTRYINDEX, function->reference);
    aditl_seal_function(L, -1);
    return 0;
}

static void seal_functions(aditl_loader *loader)
{
    lua_State *L = loader->vm->L;

    for (int i = 0; i < loader->function_count && !loader->set.is_out_of_memory; i++) {
        (void)aditl_run_step(loader, seal_function, &loader->functions[i],
                             loader->functions[i].file);
    }
    aditl_find_promises(loader);
    /* The tables that files returned are not needed any more. */
    luaL_unref(L, LUA_REGISTRYINDEX, loader->found.results_ref);
    for (int i = 0; i < loader->set.mod_count; i++) {
        luaL_unref(L, LUA_REGISTRYINDEX, loader->set.mods[i].environment_ref);
    }
}

/* ---- The steps ---- */

static void open_mods(aditl_loader *loader)
{
    aditl_mod_set *set = &loader->set;

    for (int i = 0; i < set->mod_count; i++) {
        aditl_read_folder(set, i);
    }
    if (aditl_protected(loader->vm, open_tables, loader, NULL) != ADIT_OK) {
        set->is_out_of_memory = true;
    }
    for (int i = 0; i < set->mod_count && !set->is_out_of_memory; i++) {
        describe_mod(loader, i);
    }
    if (set->is_out_of_memory) {
        return;
    }
    aditl_sort_mod_rules(set);
    aditl_order_mods(set);
    loader->out->mod_count = aditl_publish_mods(set, loader->out->mods, loader->out->mod_texts);
    aditl_shuffle_mods(set);
    aditl_add_to_game(loader);
    loader->found.are_ordered = true;
}

aditl_loader *aditl_loader_open(const aditl_load_job *job, aditl_card_set *out, adit_err *err)
{
    aditl_loader *loader = adit_alloc(sizeof *loader);
    int count = job->mod_count;

    out->cards = loader == NULL ? NULL : adit_alloc(sizeof *out->cards);
    if (out->cards == NULL) {
        adit_free(loader);
        (void)adit_fail(err, ADIT_NOMEM, "out of memory while loading cards");
        return NULL;
    }
    loader->vm = job->vm;
    loader->out = out;
    loader->was_armed = job->vm->hook_armed;
    job->vm->loading = (aditl_loading){.loader = loader};
    loader->set.def = job->def;
    loader->set.cards = out->cards;
    loader->set.reverse_files = job->reverse_files;
    loader->set.shuffle_mods = job->shuffle_mods;
    loader->set.mod_seed = job->mod_seed;
    loader->promise_of = job->promise_of;
    if (count > ADIT_MAX_MODS + 1) {
        aditl_load_problem(&loader->set, -1, 0, "%s: %s", job->mods[ADIT_MAX_MODS + 1].folder,
                           adit_limit_message(adit_limit_at(ADIT_LIMIT_MODS)).text);
        count = ADIT_MAX_MODS + 1;
    }
    for (int i = 0;
         i < count && aditl_add_mod(&loader->set, job->mods[i].folder, job->mods[i].is_game); i++) {
    }
    aditl_vm_arm(job->vm, true); /* also shipped files: a card may be half written */
    /* Nearly everything that files make is kept until the end; when memory runs short Lua
     * collects all the same. */
    lua_gc(job->vm->L, LUA_GCSTOP);
    open_mods(loader);
    for (int i = 0; i < loader->set.file_count && job->late_examples; i++) {
        aditl_put_off_examples(&loader->set, &loader->set.files[i]);
    }
    out->has_late_examples = job->late_examples;
    return loader;
}

void aditl_loader_compile(aditl_loader *loader)
{
    if (loader->set.is_out_of_memory || !number_cards(loader)) {
        return;
    }
    aditl_hash_cards(loader);
    aditl_vm_refill(loader->vm, &aditl_limits_load);
    add_identities(loader);
    count_tracks(loader);
    aditl_find_flow(loader->set.def, loader->set.cards);
    compile_cards(loader);
    give_slots(loader);
    join_cards(loader->set.def, loader->set.cards);
    add_opening(loader);
    if (loader->set.problems.count == 0 && !loader->set.is_out_of_memory) {
        prepare_cards(loader);
    }
    aditl_vm_refill(loader->vm, &aditl_limits_load);
    seal_functions(loader);
}

/* Hands the files that were read on, for messages that show lines of them. */
static bool keep_sources(aditl_loader *loader)
{
    aditl_sources *sources = &loader->out->sources;

    if (!aditl_sources_reserve(sources, loader->set.file_count)) {
        return false;
    }
    for (int i = 0; i < loader->set.file_count; i++) {
        aditl_file *file = &loader->set.files[i];

        sources->item[sources->count++] = (aditl_source){file->path, file->text, file->length};
        file->path = NULL;
        file->text = NULL;
    }
    return true;
}

static void free_loader(aditl_loader *loader)
{
    aditl_mod_set_free(&loader->set);
    adit_free(loader->found.entries);
    adit_free(loader->found.patches);
    adit_free(loader->found.origins);
    adit_free(loader->found.uses);
    adit_free(loader->functions);
    adit_free(loader->additions);
    adit_free(loader);
}

adit_status aditl_loader_close(aditl_loader *loader, adit_err *err)
{
    aditl_card_set *out = loader->out;
    adit_status status;

    lua_gc(loader->vm->L, LUA_GCRESTART);
    loader->vm->loading = (aditl_loading){0};
    aditl_vm_arm(loader->vm, loader->was_armed);
    status = aditl_tell_problems(&loader->set, &out->problems, &out->problem_count, err);
    if (status == ADIT_OK && !keep_sources(loader)) {
        status = adit_fail(err, ADIT_NOMEM, "out of memory while loading cards");
    }
    free_loader(loader);
    if (status != ADIT_OK) {
        adit_cards_free(out->cards);
        out->cards = NULL;
    }
    return status;
}

adit_status aditl_load(const aditl_load_job *job, aditl_card_set *out, adit_err *err)
{
    aditl_loader *loader = aditl_loader_open(job, out, err);

    if (loader == NULL) {
        return ADIT_NOMEM;
    }
    aditl_find_cards(loader);
    aditl_loader_compile(loader);
    return aditl_loader_close(loader, err);
}

void aditl_card_set_free(aditl_card_set *set)
{
    for (int i = 0; i < set->mod_count; i++) {
        adit_free(set->mod_texts[i]);
    }
    adit_text_free(&set->problems);
    aditl_sources_free(&set->sources);
}
