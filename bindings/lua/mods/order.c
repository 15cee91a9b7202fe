/* order.c - in which order mods are loaded, and what they need of each other. */
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

#include "bindings/lua/mods/set.h"
#include "engine/base/assert.h"
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
static void mod_problem(aditl_mod_set *set, int mod, const char *message)
{
    const aditl_mod *it = &set->mods[mod];

    if (it->manifest >= 0) {
        aditl_load_problem(set, it->manifest, it->line, "%s", message);
    } else {
        aditl_load_problem(set, -1, 0, "%s: %s", it->folder, message);
    }
}

static const char *mod_name(const void *context, int i)
{
    return ((const aditl_mod_set *)context)->mods[i].id;
}

/* Two mods with one id: their cards could not be told apart. */
static void check_doubles(aditl_mod_set *set)
{
    char message[400];

    for (int i = 1; i < set->mod_count; i++) {
        int first = find_mod(set, set->mods[i].id);

        if (first < i && set->mods[i].id[0] != '\0') {
            snprintf(message, sizeof message, "the mod id '%s' is already used by %s",
                     set->mods[i].id, set->mods[first].folder);
            mod_problem(set, i, message);
            set->mods[i].is_broken = true;
        }
    }
}

static void check_need(aditl_mod_set *set, int mod, const aditl_need *need, bool is_required)
{
    const char *id = set->mods[mod].id;
    int other = find_mod(set, need->id);
    char message[300];
    adit_buffer out = adit_buffer_on(message, sizeof message);
    bool is_valid;

    if (other >= 0 && aditl_version_fits(set->mods[other].version, need->range, &is_valid)) {
        return;
    }
    if (other >= 0) {
        adit_buffer_addf(&out, "depends: mod '%s' needs %s %s, but version %s is loaded", id,
                         need->id, need->range, set->mods[other].version);
    } else if (is_required) {
        aditl_names names = {set->mod_count, mod_name, set};

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
    mod_problem(set, mod, message);
}

static void check_needs(aditl_mod_set *set, int mod)
{
    const aditl_mod *it = &set->mods[mod];
    char message[200];
    bool is_valid;

    for (int i = 0; i < it->depends.count; i++) {
        check_need(set, mod, &it->depends.item[i], true);
    }
    for (int i = 0; i < it->optional.count; i++) {
        check_need(set, mod, &it->optional.item[i], false);
    }
    for (int i = 0; i < it->conflicts.count; i++) {
        int other = find_mod(set, it->conflicts.item[i].id);

        if (other >= 0 &&
            aditl_version_fits(set->mods[other].version, it->conflicts.item[i].range, &is_valid)) {
            snprintf(message, sizeof message,
                     "conflicts: mod '%s' cannot be used together with '%s'", it->id,
                     it->conflicts.item[i].id);
            mod_problem(set, mod, message);
        }
    }
}

static bool needs_are_placed(const aditl_mod_set *set, const aditl_needs *needs,
                             const bool *is_placed)
{
    for (int i = 0; i < needs->count; i++) {
        int other = find_mod(set, needs->item[i].id);

        if (other >= 0 && !is_placed[other]) {
            return false;
        }
    }
    return true;
}

/* Whether the mod can come next: it has no place yet, and all it needs has. */
static bool is_ready(const aditl_mod_set *set, int mod, const bool *is_placed)
{
    return !is_placed[mod] && needs_are_placed(set, &set->mods[mod].depends, is_placed) &&
           needs_are_placed(set, &set->mods[mod].optional, is_placed);
}

/* The mod that comes next: of those that can, the n-th by id; -1: there are not so many. */
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

/* The first mod that `mod` waits for. */
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

/* Every mod that is left waits for another: following that leads round the circle. */
static void report_circle(aditl_mod_set *set, const bool *is_placed)
{
    char message[600];
    adit_buffer out = adit_buffer_on(message, sizeof message);
    int at = 0, start;

    while (is_placed[at]) {
        at++;
    }
    for (int i = 0; i < set->mod_count; i++) {
        at = waits_for(set, at, is_placed); /* after so many steps it is in the circle */
    }
    start = at;
    for (int i = 0; i < set->mod_count; i++) {
        at = waits_for(set, at, is_placed);
        start = strcmp(set->mods[at].id, set->mods[start].id) < 0 ? at : start;
    }
    at = start; /* told from its smallest id on, whatever the order of the command line */
    adit_buffer_addf(&out, "mods depend on each other in a cycle: %s", set->mods[start].id);
    do {
        at = waits_for(set, at, is_placed);
        adit_buffer_addf(&out, " -> %s", set->mods[at].id);
    } while (at != start);
    mod_problem(set, start, message);
}

void aditl_order_mods(aditl_mod_set *set)
{
    bool is_placed[ADITL_MAX_MODS + 1] = {false};
    int placed = 0;

    check_doubles(set);
    for (int i = 0; i < set->mod_count; i++) {
        check_needs(set, i);
        if (set->mods[i].is_game) {
            set->order[placed++] = i; /* the game's own cards come first */
            is_placed[i] = true;
        }
    }
    while (placed < set->mod_count) {
        int next = next_mod(set, is_placed, 0);

        if (next < 0) {
            report_circle(set, is_placed);
            for (int i = 0; i < set->mod_count; i++) {
                if (!is_placed[i]) {
                    set->order[placed++] = i;
                    is_placed[i] = true;
                }
            }
            return;
        }
        set->order[placed++] = next;
        is_placed[next] = true;
    }
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

void aditl_shuffle_mods(aditl_mod_set *set)
{
    bool is_placed[ADITL_MAX_MODS + 1] = {false};
    uint64_t seed = set->mod_seed;
    int placed = 0;

    if (!set->shuffle_mods || set->problems.count > 0) {
        return;
    }
    for (; placed < set->mod_count && set->mods[set->order[placed]].is_game; placed++) {
        is_placed[set->order[placed]] = true; /* the game's own cards still come first */
    }
    while (placed < set->mod_count) {
        int count = 0;

        while (next_mod(set, is_placed, count) >= 0) {
            count++;
        }
        if (ADIT_NEVER(count == 0)) { /* a circle has been reported before */
            return;
        }
        int next = next_mod(set, is_placed, pick_ready(&seed, count));

        set->order[placed++] = next;
        is_placed[next] = true;
    }
}

/* Path and content of every file, in sorted order, each with its length. */
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
        XXH3_64bits_update(state, file->relative, strlen(file->relative) + 1);
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
    for (int i = 0; i < mod->depends.count; i++) {
        if (strcmp(mod->depends.item[i].id, id) == 0) {
            return true;
        }
    }
    for (int i = 0; i < mod->optional.count; i++) {
        if (strcmp(mod->optional.item[i].id, id) == 0) {
            return true;
        }
    }
    return false;
}
