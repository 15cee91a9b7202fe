/* load.c - loading all mods: the order of the passes, and what is known only at the end.
 *
 * Cards are numbered by kind and id before the first one is compiled; nothing depends on the
 * order in which files were found. Functions are sealed last: sealing puts tables behind
 * proxies, and until then the tables of a file are still read.
 */
#include "bindings/lua/load/load.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "engine/base/memory.h"

bool aditl_grow(aditl_loader *loader, void **array, int *capacity, int count, size_t size)
{
    int wanted = *capacity == 0 ? 64 : 2 * *capacity;
    void *grown;

    if (count < *capacity) {
        return true;
    }
    grown = adit_realloc(*array, (size_t)wanted * size);
    if (grown == NULL) {
        loader->is_out_of_memory = true;
        return false;
    }
    memset((char *)grown + (size_t)*capacity * size, 0, (size_t)(wanted - *capacity) * size);
    *array = grown;
    *capacity = wanted;
    return true;
}

/* ---- Mods -------------------------------------------------------------------------------- */

static bool add_mod(aditl_loader *loader, const aditl_mod_source *source)
{
    aditl_mod *mod = &loader->mods[loader->mod_count];
    size_t length;

    mod->folder = adit_strdup(source->folder);
    if (mod->folder == NULL) {
        loader->is_out_of_memory = true;
        return false;
    }
    for (length = strlen(mod->folder); length > 1 && mod->folder[length - 1] == '/'; length--) {
        mod->folder[length - 1] = '\0';
    }
    mod->is_game = source->is_game;
    mod->manifest = -1;
    mod->environment_ref = LUA_NOREF;
    loader->mod_count++;
    return true;
}

/* Results live in the registry while files are read. */
static int open_tables(lua_State *L)
{
    aditl_loader *loader = lua_touserdata(L, 1);

    lua_newtable(L);
    loader->results_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    lua_newtable(L);
    loader->host->examples_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

typedef struct {
    aditl_loader *loader;
    int number;
} job;

/* Gives a mod an environment of its own. */
static int open_environment(lua_State *L)
{
    const job *it = lua_touserdata(L, 1);

    aditl_push_environment(L);
    aditl_push_constructors(L, it->loader->def);
    lua_pushnil(L);
    while (lua_next(L, 3) != 0) { /* stack: job, environment, constructors, name, function */
        aditl_add_global(L, 2, lua_tostring(L, -2));
    }
    lua_settop(L, 2);
    it->loader->mods[it->number].environment_ref = luaL_ref(L, LUA_REGISTRYINDEX);
    return 0;
}

static int read_manifest(lua_State *L)
{
    const job *it = lua_touserdata(L, 1);

    lua_rawgeti(L, LUA_REGISTRYINDEX, it->loader->results_ref);
    lua_rawgeti(L, -1, it->loader->mods[it->number].manifest + 1);
    aditl_read_manifest(it->loader, L, it->number);
    return 0;
}

static void describe_mod(aditl_loader *loader, int number)
{
    aditl_mod *mod = &loader->mods[number];
    job it = {loader, number};

    aditl_default_manifest(loader, number);
    if (aditl_protected(&loader->host->vm, open_environment, &it, NULL) != ADIT_OK) {
        loader->is_out_of_memory = true;
        return;
    }
    if (mod->manifest < 0) {
        return;
    }
    aditl_vm_refill(&loader->host->vm, &aditl_limits_load);
    if (!aditl_run_file(loader, mod->manifest)) {
        return;
    }
    if (aditl_protected(&loader->host->vm, read_manifest, &it, NULL) != ADIT_OK) {
        loader->is_out_of_memory = true;
    }
}

/* ---- Cards ------------------------------------------------------------------------------- */

/* All texts of cards together; what a script makes longer than its source is refused. */
static size_t arena_size(const aditl_loader *loader)
{
    size_t size = 4096 + (size_t)loader->entry_count * 1024;

    for (int i = 0; i < loader->file_count; i++) {
        size += loader->files[i].length;
    }
    for (int i = 0; i < loader->entry_count; i++) {
        size += strlen(loader->files[loader->entries[i].file].path) + 1;
    }
    for (int i = 0; i < loader->origin_count; i++) {
        size += strlen(loader->files[loader->patches[loader->origins[i].patch].file].path) + 300;
    }
    return size;
}

static bool number_cards(aditl_loader *loader)
{
    adit_cards *cards = loader->cards;
    int next = 0;

    loader->arena_size = arena_size(loader);
    cards->card = adit_alloc((size_t)(loader->entry_count + 1) * sizeof *cards->card);
    cards->arena = adit_alloc(loader->arena_size);
    if (cards->card == NULL || cards->arena == NULL ||
        !aditl_grow(loader, (void **)&cards->node, &loader->node_capacity, 0,
                    sizeof *cards->node) ||
        !aditl_grow(loader, (void **)&cards->amounts, &loader->amounts_capacity, 0,
                    sizeof *cards->amounts)) {
        loader->is_out_of_memory = true;
        return false;
    }
    cards->count = loader->entry_count;
    cards->node_count = cards->amounts_count = 1; /* 0 means "none" */
    for (int kind = 0; kind <= ADIT_MAX_KINDS; kind++) {
        while (next < cards->count && loader->entries[next].kind < kind) {
            next++;
        }
        cards->kind_first[kind] = next;
    }
    for (int i = 0; i < cards->count; i++) {
        const aditl_entry *entry = &loader->entries[i];
        adit_card *card = &cards->card[i];

        card->id = aditl_keep_text(loader, entry->id, strlen(entry->id));
        card->id_hash = XXH3_64bits(entry->id, strlen(entry->id));
        card->number = (int16_t)i;
        card->kind = (uint8_t)entry->kind;
        card->kind_number = (uint8_t)(i - cards->kind_first[entry->kind]);
        card->line = entry->line;
    }
    adit_cards_index(cards);
    return true;
}

static int compile_card(lua_State *L)
{
    const job *it = lua_touserdata(L, 1);
    aditl_loader *loader = it->loader;
    const aditl_entry *entry = &loader->entries[it->number];

    aditl_push_declared(loader, L, entry->file, entry->place);
    aditl_compile_card(loader, L, entry, &loader->cards->card[it->number]);
    return 0;
}

static void compile_cards(aditl_loader *loader)
{
    for (int i = 0; i < loader->cards->count && !loader->is_out_of_memory; i++) {
        job it = {loader, i};
        adit_err err = {0};
        adit_status status = aditl_protected(&loader->host->vm, compile_card, &it, &err);

        if (status == ADIT_NOMEM) {
            loader->is_out_of_memory = true;
        } else if (status != ADIT_OK) {
            aditl_load_script_problem(loader, loader->entries[i].file, &err);
        }
    }
}

static int compare_ids(const void *a, const void *b)
{
    const adit_card *const *x = a, *const *y = b;

    return strcmp((*x)->id, (*y)->id);
}

/* Counters get their slots in order of card id, whatever the kinds are. */
static void give_slots(aditl_loader *loader)
{
    adit_cards *cards = loader->cards;
    adit_card *sorted[ADIT_MAX_CARDS] = {NULL};
    int slot = 0;

    for (int i = 0; i < cards->count; i++) {
        sorted[i] = &cards->card[i];
    }
    qsort(sorted, (size_t)cards->count, sizeof *sorted, compare_ids);
    for (int i = 0; i < cards->count; i++) {
        for (int k = 0; k < sorted[i]->counter_count; k++, slot++) {
            if (slot == ADIT_MAX_COUNTERS) {
                const aditl_entry *entry = &loader->entries[sorted[i]->number];

                aditl_load_problem(loader, entry->file, entry->line,
                                   "counters: all cards together have more than %d counters",
                                   ADIT_MAX_COUNTERS);
            }
            sorted[i]->counter[k].slot = (uint8_t)(slot % ADIT_MAX_COUNTERS);
        }
    }
}

static void join_cards(adit_cards *cards)
{
    for (int i = 0; i < cards->count; i++) {
        const adit_card *card = &cards->card[i];

        cards->events |= card->events;
        cards->values |= card->values;
        cards->words |= card->words;
        cards->has_exchange = cards->has_exchange || card->exchange_count > 0;
        cards->has_rewrite = cards->has_rewrite || card->rewrite_count > 0;
    }
}

/* Reports what the game says of the card. It begins with the name of the field if it is about one:
 * then the place is where that was set, perhaps by a patch. */
static void tell_unprepared(aditl_loader *loader, const aditl_entry *entry, const char *text)
{
    char field[64];
    const char *const name = field;
    size_t length = strcspn(text, ":");
    int file = entry->file, line = entry->line, end = entry->end_line;
    adit_buffer out = adit_buffer_on(field, sizeof field);

    adit_buffer_addf(&out, "%.*s", (int)(length < 60 ? length : 0), text);
    if (text[length] == ':' && field[0] != '\0' && strpbrk(field, " '\"") == NULL) {
        const aditl_patch *patch = aditl_origin_of(loader, entry->id, field);

        if (patch != NULL) {
            file = patch->file;
            line = patch->line;
            end = patch->end_line;
        }
        line = aditl_locate(&loader->files[file], line, end, &name, 1, "");
    }
    aditl_load_problem(loader, file, line, "%.700s", text);
}

/* The game's own look at each card; only when the schema has nothing to complain about. */
static void prepare_cards(aditl_loader *loader)
{
    adit_cards *cards = loader->cards;

    for (int i = 0; i < cards->count && loader->def->prepare_card != NULL; i++) {
        adit_err err = {0};
        const aditl_entry *entry = &loader->entries[i];

        if (entry->kind != ADIT_KIND_SCENARIO &&
            loader->def->prepare_card(cards, &cards->card[i], &err) != ADIT_OK) {
            err.text[strcspn(err.text, "\n")] = '\0';
            tell_unprepared(loader, entry, err.text);
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
    lua_State *L = loader->host->vm.L;

    for (int i = 0; i < loader->function_count && !loader->is_out_of_memory; i++) {
        aditl_function *function = &loader->functions[i];
        adit_err err = {0};
        adit_status status = aditl_protected(&loader->host->vm, seal_function, function, &err);

        if (status == ADIT_NOMEM) {
            loader->is_out_of_memory = true;
        } else if (status != ADIT_OK) {
            aditl_load_script_problem(loader, function->file, &err);
        }
    }
    /* The tables that files returned are not needed any more. */
    luaL_unref(L, LUA_REGISTRYINDEX, loader->results_ref);
    for (int i = 0; i < loader->mod_count; i++) {
        luaL_unref(L, LUA_REGISTRYINDEX, loader->mods[i].environment_ref);
    }
}

/* ---- All together ------------------------------------------------------------------------ */

static void load_all(aditl_loader *loader)
{
    aditl_vm *vm = &loader->host->vm;

    for (int i = 0; i < loader->mod_count; i++) {
        aditl_read_folder(loader, i);
    }
    if (aditl_protected(vm, open_tables, loader, NULL) != ADIT_OK) {
        loader->is_out_of_memory = true;
    }
    for (int i = 0; i < loader->mod_count && !loader->is_out_of_memory; i++) {
        describe_mod(loader, i);
    }
    if (loader->is_out_of_memory) {
        return;
    }
    aditl_sort_mod_rules(loader);
    aditl_order_mods(loader);
    aditl_publish_mods(loader);
    aditl_shuffle_mods(loader);
    aditl_find_cards(loader);
    if (loader->is_out_of_memory || !number_cards(loader)) {
        return;
    }
    aditl_hash_cards(loader);
    if (loader->host->write != NULL) {
        aditl_vm_refill(vm, &aditl_limits_load);
        aditl_write_card(loader, loader->host->write);
    }
    aditl_vm_refill(vm, &aditl_limits_load);
    compile_cards(loader);
    give_slots(loader);
    join_cards(loader->cards);
    if (loader->problem_count == 0 && !loader->is_out_of_memory) {
        prepare_cards(loader);
    }
    aditl_vm_refill(vm, &aditl_limits_load);
    seal_functions(loader);
}

/* Hands the files that were read on to the host, which shows lines of them in messages. */
static bool keep_sources(aditl_loader *loader)
{
    aditl_sources *sources = &loader->host->sources;

    if (!aditl_sources_reserve(sources, loader->file_count)) {
        return false;
    }
    for (int i = 0; i < loader->file_count; i++) {
        aditl_file *file = &loader->files[i];

        sources->item[sources->count++] = (aditl_source){file->path, file->text, file->length};
        file->path = NULL;
        file->text = NULL;
    }
    return true;
}

static void free_loader(aditl_loader *loader)
{
    for (int i = 0; i < loader->mod_count; i++) {
        adit_free(loader->mods[i].folder);
    }
    for (int i = 0; i < loader->file_count; i++) {
        adit_free(loader->files[i].path);
        adit_free(loader->files[i].text);
    }
    for (int i = 0; i < loader->problem_count; i++) {
        adit_free(loader->problems[i].text);
    }
    adit_free(loader->files);
    adit_free(loader->entries);
    adit_free(loader->functions);
    adit_free(loader->patches);
    adit_free(loader->origins);
    adit_free(loader);
}

adit_status aditl_load_mods(aditl_host *host, const aditl_mod_source *mods, int count,
                            bool reverse_files, adit_err *err)
{
    aditl_loader *loader = adit_alloc(sizeof *loader);
    bool was_armed = host->vm.hook_armed, is_new = host->cards == NULL;
    adit_status status;

    if (loader != NULL && is_new) {
        host->cards = adit_alloc(sizeof *host->cards);
    }
    if (loader == NULL || host->cards == NULL) {
        adit_free(loader);
        return adit_fail(err, ADIT_NOMEM, "out of memory while loading cards");
    }
    loader->host = host;
    loader->def = host->def;
    loader->cards = host->cards;
    loader->reverse_files = reverse_files;
    host->moment = ADITL_LOADING;
    if (count > ADITL_MAX_MODS + 1) {
        aditl_load_problem(loader, -1, 0, "%s: at most %d mods can be loaded together",
                           mods[ADITL_MAX_MODS + 1].folder, ADITL_MAX_MODS);
        count = ADITL_MAX_MODS + 1;
    }
    for (int i = 0; i < count && add_mod(loader, &mods[i]); i++) {}
    aditl_vm_arm(&host->vm, true); /* also shipped files: a card may be half written */
    /* Nearly everything that files make is kept until the end; when memory runs short Lua
     * collects all the same. */
    lua_gc(host->vm.L, LUA_GCSTOP);
    load_all(loader);
    lua_gc(host->vm.L, LUA_GCRESTART);
    aditl_vm_arm(&host->vm, was_armed);
    status = aditl_tell_problems(loader, err);
    if (status == ADIT_OK && !keep_sources(loader)) {
        status = adit_fail(err, ADIT_NOMEM, "out of memory while loading cards");
    }
    free_loader(loader);
    if (status != ADIT_OK && is_new) {
        adit_cards_free(host->cards);
        host->cards = NULL;
    }
    return status;
}
