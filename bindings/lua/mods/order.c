/* order.c - in which order mods are loaded, and what they need of each other. */
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

#include "bindings/lua/load/load.h"
#include "engine/base/assert.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"

static int find_mod(const aditl_loader *loader, const char *id)
{
    for (int i = 0; i < loader->mod_count; i++) {
        if (strcmp(loader->mods[i].id, id) == 0) {
            return i;
        }
    }
    return -1;
}

/* A problem of a mod as a whole: in its mod.lua, or named by its folder. */
static void mod_problem(aditl_loader *loader, int mod, const char *message)
{
    const aditl_mod *it = &loader->mods[mod];

    if (it->manifest >= 0) {
        aditl_load_problem(loader, it->manifest, it->line, "%s", message);
    } else {
        aditl_load_problem(loader, -1, 0, "%s: %s", it->folder, message);
    }
}

static const char *mod_name(const void *context, int i)
{
    return ((const aditl_loader *)context)->mods[i].id;
}

/* Two mods with one id: their cards could not be told apart. */
static void check_doubles(aditl_loader *loader)
{
    char message[400];

    for (int i = 1; i < loader->mod_count; i++) {
        int first = find_mod(loader, loader->mods[i].id);

        if (first < i && loader->mods[i].id[0] != '\0') {
            snprintf(message, sizeof message, "the mod id '%s' is already used by %s",
                     loader->mods[i].id, loader->mods[first].folder);
            mod_problem(loader, i, message);
            loader->mods[i].is_broken = true;
        }
    }
}

static void check_need(aditl_loader *loader, int mod, const aditl_need *need, bool is_required)
{
    const char *id = loader->mods[mod].id;
    int other = find_mod(loader, need->id);
    char message[300];
    adit_buffer out = adit_buffer_on(message, sizeof message);
    bool is_valid;

    if (other >= 0 && aditl_version_fits(loader->mods[other].version, need->range, &is_valid)) {
        return;
    }
    if (other >= 0) {
        adit_buffer_addf(&out, "depends: mod '%s' needs %s %s, but version %s is loaded", id,
                         need->id, need->range, loader->mods[other].version);
    } else if (is_required) {
        aditl_names names = {loader->mod_count, mod_name, loader};

        adit_buffer_addf(&out,
                         "depends: mod '%s' needs the mod '%s', which is not loaded; add it "
                         "with --mod",
                         id, need->id);
        if (adit_nearest(need->id, names.count, names.name, names.context) != NULL) {
            aditl_suggest(&out, need->id, &names);
        }
    } else {
        return;
    }
    mod_problem(loader, mod, message);
}

static void check_needs(aditl_loader *loader, int mod)
{
    const aditl_mod *it = &loader->mods[mod];
    char message[200];
    bool is_valid;

    for (int i = 0; i < it->depends.count; i++) {
        check_need(loader, mod, &it->depends.item[i], true);
    }
    for (int i = 0; i < it->optional.count; i++) {
        check_need(loader, mod, &it->optional.item[i], false);
    }
    for (int i = 0; i < it->conflicts.count; i++) {
        int other = find_mod(loader, it->conflicts.item[i].id);

        if (other >= 0 && aditl_version_fits(loader->mods[other].version,
                                             it->conflicts.item[i].range, &is_valid)) {
            snprintf(message, sizeof message,
                     "conflicts: mod '%s' cannot be used together with '%s'", it->id,
                     it->conflicts.item[i].id);
            mod_problem(loader, mod, message);
        }
    }
}

static bool needs_are_placed(const aditl_loader *loader, const aditl_needs *needs,
                             const bool *is_placed)
{
    for (int i = 0; i < needs->count; i++) {
        int other = find_mod(loader, needs->item[i].id);

        if (other >= 0 && !is_placed[other]) {
            return false;
        }
    }
    return true;
}

/* Whether the mod can come next: it has no place yet, and all it needs has. */
static bool is_ready(const aditl_loader *loader, int mod, const bool *is_placed)
{
    return !is_placed[mod] && needs_are_placed(loader, &loader->mods[mod].depends, is_placed) &&
           needs_are_placed(loader, &loader->mods[mod].optional, is_placed);
}

/* The mod that comes next: of those that can, the n-th by id; -1: there are not so many. */
static int next_mod(const aditl_loader *loader, const bool *is_placed, int n)
{
    for (int i = 0; i < loader->mod_count; i++) {
        int before = 0;

        for (int k = 0; k < loader->mod_count; k++) {
            before += is_ready(loader, k, is_placed) &&
                      strcmp(loader->mods[k].id, loader->mods[i].id) < 0;
        }
        if (is_ready(loader, i, is_placed) && before == n) {
            return i;
        }
    }
    return -1;
}

/* The first mod that `mod` waits for. */
static int waits_for(const aditl_loader *loader, int mod, const bool *is_placed)
{
    const aditl_needs *both[] = {&loader->mods[mod].depends, &loader->mods[mod].optional};

    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < both[k]->count; i++) {
            int other = find_mod(loader, both[k]->item[i].id);

            if (other >= 0 && !is_placed[other]) {
                return other;
            }
        }
    }
    return -1;
}

/* Every mod that is left waits for another: following that leads round the circle. */
static void report_circle(aditl_loader *loader, const bool *is_placed)
{
    char message[600];
    adit_buffer out = adit_buffer_on(message, sizeof message);
    int at = 0, start;

    while (is_placed[at]) {
        at++;
    }
    for (int i = 0; i < loader->mod_count; i++) {
        at = waits_for(loader, at, is_placed); /* after so many steps it is in the circle */
    }
    start = at;
    for (int i = 0; i < loader->mod_count; i++) {
        at = waits_for(loader, at, is_placed);
        start = strcmp(loader->mods[at].id, loader->mods[start].id) < 0 ? at : start;
    }
    at = start; /* told from its smallest id on, whatever the order of the command line */
    adit_buffer_addf(&out, "mods depend on each other in a circle: %s", loader->mods[start].id);
    do {
        at = waits_for(loader, at, is_placed);
        adit_buffer_addf(&out, " -> %s", loader->mods[at].id);
    } while (at != start);
    mod_problem(loader, start, message);
}

void aditl_order_mods(aditl_loader *loader)
{
    bool is_placed[ADITL_MAX_MODS + 1] = {false};
    int placed = 0;

    check_doubles(loader);
    for (int i = 0; i < loader->mod_count; i++) {
        check_needs(loader, i);
        if (loader->mods[i].is_game) {
            loader->order[placed++] = i; /* the game's own cards come first */
            is_placed[i] = true;
        }
    }
    while (placed < loader->mod_count) {
        int next = next_mod(loader, is_placed, 0);

        if (next < 0) {
            report_circle(loader, is_placed);
            for (int i = 0; i < loader->mod_count; i++) {
                if (!is_placed[i]) {
                    loader->order[placed++] = i;
                    is_placed[i] = true;
                }
            }
            return;
        }
        loader->order[placed++] = next;
        is_placed[next] = true;
    }
}

/* Without a seed the last that can come is taken, so that two mods never keep their order if
 * they need not. */
static int shuffled(uint64_t *seed, int count)
{
    if (*seed == 0) {
        return count - 1;
    }
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (int)((*seed >> 33) % (uint64_t)count);
}

void aditl_shuffle_mods(aditl_loader *loader)
{
    bool is_placed[ADITL_MAX_MODS + 1] = {false};
    uint64_t seed = loader->host->mod_seed;
    int placed = 0;

    if (!loader->host->shuffle_mods || loader->problem_count > 0) {
        return;
    }
    for (; placed < loader->mod_count && loader->mods[loader->order[placed]].is_game; placed++) {
        is_placed[loader->order[placed]] = true; /* the game's own cards still come first */
    }
    while (placed < loader->mod_count) {
        int count = 0;

        while (next_mod(loader, is_placed, count) >= 0) {
            count++;
        }
        if (ADIT_NEVER(count == 0)) { /* a circle has been reported before */
            return;
        }
        int next = next_mod(loader, is_placed, shuffled(&seed, count));

        loader->order[placed++] = next;
        is_placed[next] = true;
    }
}

/* Path and content of every file, in sorted order, each with its length. */
static uint64_t hash_mod(aditl_loader *loader, const aditl_mod *mod)
{
    XXH3_state_t *state = XXH3_createState();
    uint64_t hash;

    if (state == NULL) {
        loader->is_out_of_memory = true;
        return 0;
    }
    XXH3_64bits_reset(state);
    for (int i = mod->first_file; i < mod->first_file + mod->file_count; i++) {
        const aditl_file *file = &loader->files[i];
        unsigned char size[4];

        for (int k = 0; k < 4; k++) {
            size[k] = (unsigned char)(file->length >> (8 * k));
        }
        XXH3_64bits_update(state, file->relative, strlen(file->relative) + 1);
        XXH3_64bits_update(state, size, sizeof size);
        XXH3_64bits_update(state, file->text, file->text == NULL ? 0 : file->length);
    }
    hash = XXH3_64bits_digest(state);
    XXH3_freeState(state);
    return hash;
}

/* Copies the string behind the others in the block and moves on. */
static const char *put(char **at, const char *string)
{
    size_t size = strlen(string) + 1;
    char *copy = memcpy(*at, string, size);

    *at += size;
    return copy;
}

void aditl_publish_mods(aditl_loader *loader)
{
    aditl_host *host = loader->host;
    const int room = (int)(sizeof host->strings / sizeof *host->strings);

    host->mod_count = 0;
    for (int i = 0; i < loader->mod_count; i++) {
        aditl_mod *mod = &loader->mods[loader->order[i]];
        char *at = adit_alloc(strlen(mod->id) + strlen(mod->name) + strlen(mod->version) +
                              strlen(mod->folder) + 4);

        if (at == NULL || host->string_count >= room) {
            adit_free(at);
            loader->is_out_of_memory = true;
            return;
        }
        host->strings[host->string_count++] = at;
        mod->content_hash = hash_mod(loader, mod);
        host->mods[i] = (adit_mod_info){.id = put(&at, mod->id),
                                        .name = put(&at, mod->name),
                                        .version = put(&at, mod->version),
                                        .folder = put(&at, mod->folder),
                                        .content_hash = mod->content_hash};
        host->mod_count = i + 1;
    }
}
