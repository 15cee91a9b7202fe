/* order.c - in which order mods are loaded, and what they need of each other. */
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

#include "bindings/lua/mods/set.h"
#include "engine/base/format.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"

static int find_mod(const aditl_mod_set *set, const char *id)
{
    for (int i = 0; i < set->mod_count; i++) {
        if (strcmp(set->mods[i].id, id) == 0) {
            return i;
        }
    }
    return -1;
}

/* A problem of a mod as a whole: in its mod.lua, or named by its folder. */
static void mod_problem(aditl_mod_set *set, int number, const char *format, ...) ADIT_PRINTF(3, 4);
static void mod_problem(aditl_mod_set *set, int number, const char *format, ...)
{
    const aditl_mod *mod = &set->mods[number];
    char message[600];
    va_list args;

    va_start(args, format);
    adit_format_words(message, sizeof message, format, args);
    va_end(args);
    if (mod->manifest >= 0) {
        aditl_load_problem(set, mod->manifest, mod->line, "%s", message);
    } else {
        aditl_load_problem(set, -1, 0, "%s: %s", mod->folder, message);
    }
}

static const char *mod_name(const void *context, int i)
{
    return ((const aditl_mod_set *)context)->mods[i].id;
}

/* Two mods with one id: their cards could not be told apart. */
static void check_doubles(aditl_mod_set *set)
{
    for (int i = 1; i < set->mod_count; i++) {
        int first = find_mod(set, set->mods[i].id);

        if (first < i && set->mods[i].id[0] != '\0') {
            mod_problem(set, i, "the mod id '%s' is already used by %s", set->mods[i].id,
                        set->mods[first].folder);
            set->mods[i].is_broken = true;
        }
    }
}

static void check_need(aditl_mod_set *set, int mod, const aditl_need *need, bool is_required)
{
    const char *id = set->mods[mod].id;
    const int other = find_mod(set, need->id);
    bool is_valid;

    if (other < 0 && is_required) {
        mod_problem(
            set, mod,
            "depends: mod '%s' needs the mod '%s', which is not loaded; add it with "
            "--mod%s",
            id, need->id,
            adit_did_you_mean(adit_nearest(need->id, set->mod_count, mod_name, set), "").text);
    } else if (other >= 0 &&
               !aditl_version_fits(set->mods[other].version, need->range, &is_valid)) {
        mod_problem(set, mod, "depends: mod '%s' needs %s %s, but version %s is loaded", id,
                    need->id, need->range, set->mods[other].version);
    }
}

static void check_needs(aditl_mod_set *set, int mod)
{
    const aditl_mod *entry = &set->mods[mod];
    bool is_valid;

    for (int i = 0; i < entry->depends.count; i++) {
        check_need(set, mod, &entry->depends.item[i], true);
    }
    for (int i = 0; i < entry->optional.count; i++) {
        check_need(set, mod, &entry->optional.item[i], false);
    }
    for (int i = 0; i < entry->conflicts.count; i++) {
        int other = find_mod(set, entry->conflicts.item[i].id);

        if (other >= 0 && aditl_version_fits(set->mods[other].version,
                                             entry->conflicts.item[i].range, &is_valid)) {
            mod_problem(set, mod, "conflicts: mod '%s' cannot be used together with '%s'",
                        entry->id, entry->conflicts.item[i].id);
        }
    }
}

/* The first mod that `mod` waits for; -1: there is none. */
static int waits_for(const aditl_mod_set *set, int mod, const bool *is_placed)
{
    const aditl_needs *both[] = {&set->mods[mod].depends, &set->mods[mod].optional};

    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < both[k]->count; i++) {
            int other = find_mod(set, both[k]->item[i].id);

            if (other >= 0 && !is_placed[other]) {
                return other;
            }
        }
    }
    return -1;
}

/* Whether the mod can come next: it has no place yet, and all it needs has. */
static bool is_ready(const aditl_mod_set *set, int mod, const bool *is_placed)
{
    return !is_placed[mod] && waits_for(set, mod, is_placed) < 0;
}

/* The mod that comes next: of those that can, the n-th by id; -1: there are fewer. */
static int next_mod(const aditl_mod_set *set, const bool *is_placed, int n)
{
    for (int i = 0; i < set->mod_count; i++) {
        int before = 0;

        for (int k = 0; k < set->mod_count; k++) {
            before += is_ready(set, k, is_placed) && strcmp(set->mods[k].id, set->mods[i].id) < 0;
        }
        if (is_ready(set, i, is_placed) && before == n) {
            return i;
        }
    }
    return -1;
}

/* Every mod that is left waits for another: following that leads round the cycle. */
static void report_cycle(aditl_mod_set *set, const bool *is_placed)
{
    char message[600];
    adit_buffer out = adit_buffer_on(message, sizeof message);
    int at = 0, start;

    while (is_placed[at]) {
        at++;
    }
    for (int i = 0; i < set->mod_count; i++) {
        at = waits_for(set, at, is_placed); /* after this many steps it is in the cycle */
    }
    start = at;
    for (int i = 0; i < set->mod_count; i++) {
        at = waits_for(set, at, is_placed);
        start = strcmp(set->mods[at].id, set->mods[start].id) < 0 ? at : start;
    }
    at = start; /* shown from its smallest id on, whatever the order of the command line */
    adit_buffer_addf(&out, "mods depend on each other in a cycle: %s", set->mods[start].id);
    do {
        at = waits_for(set, at, is_placed);
        adit_buffer_addf(&out, " -> %s", set->mods[at].id);
    } while (at != start);
    mod_problem(set, start, "%s", message);
}

/* Without a seed the last that can come is taken, so that two mods never keep their order if
 * they need not. */
static int pick_ready(uint64_t *seed, int count)
{
    if (*seed == 0) {
        return count - 1;
    }
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (int)((*seed >> 33) % (uint64_t)count);
}

/* Places the game's own cards, then every mod after those it needs: the first by id, or with a
 * seed any. Returns how many have a place; the others depend on each other. */
static int place_mods(aditl_mod_set *set, uint64_t *seed, bool *is_placed)
{
    int placed = 0, count = 1;

    for (int i = 0; i < set->mod_count; i++) {
        if (set->mods[i].is_game) {
            set->order[placed++] = i;
            is_placed[i] = true;
        }
    }
    while (placed < set->mod_count && count > 0) {
        for (count = 0; next_mod(set, is_placed, count) >= 0;) {
            count++;
        }
        if (count > 0) {
            int next = next_mod(set, is_placed, seed == NULL ? 0 : pick_ready(seed, count));

            set->order[placed++] = next;
            is_placed[next] = true;
        }
    }
    return placed;
}

void aditl_order_mods(aditl_mod_set *set)
{
    bool is_placed[ADIT_MAX_MODS + 1] = {false};
    int placed;

    check_doubles(set);
    for (int i = 0; i < set->mod_count; i++) {
        check_needs(set, i);
    }
    placed = place_mods(set, NULL, is_placed);
    if (placed < set->mod_count) {
        report_cycle(set, is_placed);
    }
    for (int i = 0; i < set->mod_count && placed < set->mod_count; i++) {
        if (!is_placed[i]) {
            set->order[placed++] = i;
        }
    }
}

void aditl_shuffle_mods(aditl_mod_set *set)
{
    bool is_placed[ADIT_MAX_MODS + 1] = {false};
    uint64_t seed = set->mod_seed;

    if (set->shuffle_mods && set->problems.count == 0) {
        (void)place_mods(set, &seed, is_placed);
    }
}

/* What a file is called, wherever the mod lies: of a mod that is a single file the last part of its
 * path, so that the hash does not depend on how somebody names that file. */
static const char *name_in_mod(const aditl_file *file)
{
    const char *slash = file->relative == file->path ? strrchr(file->path, '/') : NULL;

    return slash == NULL ? file->relative : slash + 1;
}

/* Name and content of every file, in sorted order, each with its length. */
static uint64_t hash_mod(aditl_mod_set *set, const aditl_mod *mod)
{
    XXH3_state_t *state = XXH3_createState();
    uint64_t hash;

    if (state == NULL) {
        set->is_out_of_memory = true;
        return 0;
    }
    XXH3_64bits_reset(state);
    for (int i = mod->first_file; i < mod->first_file + mod->file_count; i++) {
        const aditl_file *file = &set->files[i];
        unsigned char size[4];

        for (int k = 0; k < 4; k++) {
            size[k] = (unsigned char)(file->length >> (8 * k));
        }
        const char *name = name_in_mod(file);
        XXH3_64bits_update(state, name, strlen(name) + 1);
        XXH3_64bits_update(state, size, sizeof size);
        XXH3_64bits_update(state, file->text, file->text == NULL ? 0 : file->length);
    }
    hash = XXH3_64bits_digest(state);
    XXH3_freeState(state);
    return hash;
}

/* Copies the string behind the others in the block and moves on. */
static const char *copy_behind(char **at, const char *string)
{
    size_t size = strlen(string) + 1;
    char *copy = memcpy(*at, string, size);

    *at += size;
    return copy;
}

int aditl_publish_mods(aditl_mod_set *set, adit_mod_info *infos, char **texts)
{
    for (int i = 0; i < set->mod_count; i++) {
        aditl_mod *mod = &set->mods[set->order[i]];
        char *at = adit_alloc(strlen(mod->id) + strlen(mod->name) + strlen(mod->version) +
                              strlen(mod->folder) + 4);

        if (at == NULL) {
            set->is_out_of_memory = true;
            return i;
        }
        texts[i] = at;
        mod->content_hash = hash_mod(set, mod);
        infos[i] = (adit_mod_info){.id = copy_behind(&at, mod->id),
                                   .name = copy_behind(&at, mod->name),
                                   .version = copy_behind(&at, mod->version),
                                   .folder = copy_behind(&at, mod->folder),
                                   .content_hash = mod->content_hash};
        memcpy(infos[i].accepts_saves, mod->accepts_saves, sizeof mod->accepts_saves);
    }
    return set->mod_count;
}

bool aditl_knows_mod(const aditl_mod *mod, const char *id)
{
    const aditl_needs *both[] = {&mod->depends, &mod->optional};

    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < both[k]->count; i++) {
            if (strcmp(both[k]->item[i].id, id) == 0) {
                return true;
            }
        }
    }
    return false;
}
