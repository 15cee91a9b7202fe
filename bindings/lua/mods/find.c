/* find.c - where mods lie: the project's folder, the user's folder, or a path.
 *
 * A mod is named by path or, if it lies in one of the two folders, by its id. What a mod depends
 * on is looked for there too, and beside the mod itself, so that naming one mod is enough.
 * Nothing is loaded because it merely lies somewhere.
 */
#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/lua/mods/set.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"

static bool is_folder(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static bool is_real_folder(const char *path)
{
    struct stat status;

    return lstat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

const char *aditl_mods_place(int n)
{
    static _Thread_local char path[PATH_MAX];
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int length = 0;

    if (n == 0) {
        return "mods";
    }
    if (n > 1) {
        return NULL;
    }
    if (data != NULL && data[0] == '/') {
        length = snprintf(path, sizeof path, "%s/adit/mods", data);
    } else if (home != NULL && home[0] != '\0') {
        length = snprintf(path, sizeof path, "%s/.local/share/adit/mods", home);
    }
    return length > 0 && length < (int)sizeof path ? path : NULL;
}

static int is_shown(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

/* Calls visit for the folders in `place`; a link to one counts only if `is_wanted` says so. */
static void visit_folders(const char *place, bool (*is_wanted)(const char *path),
                          void (*visit)(void *context, const char *folder), void *context)
{
    struct dirent **names = NULL;
    int count = scandir(place, &names, is_shown, alphasort);
    const bool is_here = strcmp(place, ".") == 0;

    for (int i = 0; i < count; i++) {
        char path[PATH_MAX];

        if (snprintf(path, sizeof path, "%s%s%s", is_here ? "" : place, is_here ? "" : "/",
                     names[i]->d_name) < (int)sizeof path &&
            is_wanted(path)) {
            visit(context, path);
        }
        free(names[i]);
    }
    free(names);
}

void aditl_mods_visit(const char *place, aditl_mod_visit visit, void *context)
{
    if (place == NULL || visit == NULL) {
        return;
    }

    visit_folders(place, is_folder, visit, context);
}

/* ---- By id ---- */

#define MAX_NEAR 64
typedef struct {
    const char *id;
    char folder[PATH_MAX]; /* "": not found */
    char near[MAX_NEAR][ADIT_MAX_MOD_ID + 1];
    int near_count;
    bool is_out_of_memory; /* so it may exist all the same */
} search_state;

static void compare_mod(void *context, const char *folder)
{
    search_state *s = context;
    aditl_mod_about about;

    s->is_out_of_memory |= aditl_mod_inspect(folder, &about, NULL) == ADIT_NOMEM;
    if (s->folder[0] == '\0' && strcmp(about.id, s->id) == 0) {
        snprintf(s->folder, sizeof s->folder, "%s", folder);
    }
    if (s->near_count < MAX_NEAR) {
        snprintf(s->near[s->near_count++], sizeof s->near[0], "%s", about.id);
    }
}

/* Whether the last part of the path is a folder that ".." leads out of to where it stands. */
static bool is_plain_step(const char *path)
{
    const char *name = adit_base_name(path);

    return name[0] != '\0' && strcmp(name, "..") != 0 && is_real_folder(path);
}

void aditl_plain_path(char *path)
{
    if (path == NULL) {
        return;
    }

    const bool is_absolute = path[0] == '/';
    char out[PATH_MAX] = "", *rest = NULL;
    size_t length = 0;

    if (path[0] == '\0' || strlen(path) >= sizeof out) {
        return;
    }
    char whole[PATH_MAX];
    snprintf(whole, sizeof whole, "%s", path);
    for (char *part = strtok_r(whole, "/", &rest); part != NULL;
         part = strtok_r(NULL, "/", &rest)) {
        if (strcmp(part, ".") == 0) {
            continue;
        }
        if (strcmp(part, "..") == 0 && is_plain_step(out)) {
            const char *slash = strrchr(out, '/');
            length = slash == NULL ? 0 : (size_t)(slash - out);
            out[length] = '\0';
            continue;
        }
        /* Never longer than it was. */
        length += (size_t)snprintf(out + length, sizeof out - length, "%s%s",
                                   length > 0 || is_absolute ? "/" : "", part);
    }
    snprintf(path, strlen(path) + 1, "%s", length > 0 ? out : is_absolute ? "/" : ".");
}

/* The folder that a mod lies in, as a path that begins like the mod's own. */
static void parent_of(const char *folder, char *out, size_t size)
{
    const char *slash = strrchr(folder, '/');

    if (strcmp(folder, ".") == 0 || strcmp(folder, "..") == 0 ||
        (slash != NULL && strcmp(slash, "/..") == 0)) {
        snprintf(out, size, "%s/..", folder);
    } else if (slash == NULL) {
        snprintf(out, size, ".");
    } else {
        snprintf(out, size, "%.*s", slash == folder ? 1 : (int)(slash - folder), folder);
    }
}

/* Looks beside a mod that was found already, if there is one, then in the places. */
static bool find_id(search_state *s, const char *beside)
{
    char parent[PATH_MAX];
    const char *place;

    if (beside != NULL && strlen(beside) + 4 < sizeof parent) {
        parent_of(beside, parent, sizeof parent);
        /* Who links a mod into one of the places below wants it there; what lies beside a mod
         * came with it. */
        visit_folders(parent, is_real_folder, compare_mod, s);
    }
    for (int i = 0; s->folder[0] == '\0' && (place = aditl_mods_place(i)) != NULL; i++) {
        aditl_mods_visit(place, compare_mod, s);
    }
    return s->folder[0] != '\0';
}

static const char *near_id(const void *context, int i)
{
    return ((const search_state *)context)->near[i];
}

bool aditl_is_mod_id(const char *word)
{
    return aditl_is_id(word, ADIT_MAX_MOD_ID);
}

/* Finds the mod in one of the places. `is_word`: the id may have been meant as a path, so the
 * message speaks of folders too. */
static adit_status find_by_id(const char *id, bool is_word, char *folder, size_t size,
                              adit_err *err)
{
    search_state *s = adit_alloc(sizeof *s);
    adit_status status = ADIT_OK;

    ADIT_TRY_NEW(s, err);
    s->id = id;
    if (find_id(s, NULL) && strlen(s->folder) < size) {
        snprintf(folder, size, "%s", s->folder);
    } else if (s->folder[0] == '\0' && s->is_out_of_memory) {
        status = adit_nomem(err);
    } else if (is_word) {
        const char *nearest = adit_nearest(id, s->near_count, near_id, s);

        status =
            adit_fail(err, ADIT_IO, "%s: no such folder, and no mod with this id in %s or %s%s", id,
                      aditl_mods_place(0),
                      aditl_mods_place(1) == NULL ? "the user's folder" : aditl_mods_place(1),
                      adit_did_you_mean(nearest, "; `adit mods` lists them").text);
    } else {
        status = adit_fail(err, ADIT_IO,
                           "%s: no mod with this id is installed; `adit mods` lists the installed "
                           "ones; a path must contain a '/'",
                           id);
    }
    adit_free(s);
    return status;
}

adit_status aditl_mod_find(const char *name, char *folder, size_t size, adit_err *err)
{
    ADIT_NEED(name != NULL && folder != NULL, err);

    if (strlen(name) >= size) {
        return adit_fail(err, ADIT_USAGE, "the path of the mod is too long");
    }
    snprintf(folder, size, "%s", name);
    if (access(name, F_OK) == 0 || !aditl_is_mod_id(name)) {
        return ADIT_OK; /* what does not exist is reported by its reader */
    }
    return find_by_id(name, true, folder, size, err);
}

adit_status aditl_mod_find_id(const char *id, char *folder, size_t size, adit_err *err)
{
    return find_by_id(id, false, folder, size, err);
}

/* ---- Several, with what they depend on ---- */

void aditl_mod_list_free(aditl_mod_list *list)
{
    if (list == NULL) {
        return;
    }

    for (int i = 0; i < list->count; i++) {
        adit_free(list->path[i]);
    }
    list->count = 0;
}

static bool is_same_folder(const char *a, const char *b)
{
    struct stat x, y;

    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

static adit_status add_folder(aditl_mod_list *list, const char *folder, adit_err *err)
{
    for (int i = 0; i < list->count; i++) {
        if (is_same_folder(list->path[i], folder)) {
            return ADIT_OK;
        }
    }
    if (list->count == ADIT_MAX_MODS) {
        return adit_fail(err, ADIT_USAGE, "too many mods; at most %d can be loaded", ADIT_MAX_MODS);
    }
    list->path[list->count] = adit_strdup(folder);
    ADIT_TRY_NEW(list->path[list->count], err);
    list->count++;
    return ADIT_OK;
}

static bool list_has_mod(const aditl_mod_list *list, search_state *s)
{
    aditl_mod_about about;

    for (int i = 0; i < list->count; i++) {
        s->is_out_of_memory |= aditl_mod_inspect(list->path[i], &about, NULL) == ADIT_NOMEM;
        if (strcmp(about.id, s->id) == 0) {
            return true;
        }
    }
    return false;
}

/* What the n-th mod of the list depends on and nobody named. What is not found is left to the
 * loader, which knows the line that asks for it. */
static adit_status add_depends(aditl_mod_list *list, int n, search_state *s, adit_err *err)
{
    aditl_mod_about about;

    *s = (search_state){.is_out_of_memory =
                            aditl_mod_inspect(list->path[n], &about, NULL) == ADIT_NOMEM};
    for (int i = 0; i < about.depend_count && !s->is_out_of_memory; i++) {
        *s = (search_state){.id = about.depends[i]};
        if (!aditl_is_id(s->id, ADIT_MAX_MOD_ID) || list_has_mod(list, s)) {
            continue;
        }
        if (find_id(s, list->path[n])) {
            ADIT_TRY(add_folder(list, s->folder, err));
        }
    }
    return s->is_out_of_memory ? adit_nomem(err) : ADIT_OK;
}

adit_status aditl_mods_gather(const char *const *names, size_t count, aditl_mod_list *list,
                              adit_err *err)
{
    ADIT_NEED(list != NULL, err);
    list->count = 0;
    ADIT_NEED(names != NULL || count == 0, err);

    char folder[PATH_MAX];
    search_state *s;
    adit_status status = ADIT_OK;

    if (count > ADIT_MAX_MODS) {
        return adit_fail(err, ADIT_USAGE, "too many mods: %zu; at most %d can be loaded", count,
                         ADIT_MAX_MODS);
    }
    for (size_t i = 0; i < count; i++) {
        ADIT_TRY(aditl_mod_find(names[i], folder, sizeof folder, err));
        ADIT_TRY(add_folder(list, folder, err));
    }
    s = count == 0 ? NULL : adit_alloc(sizeof *s);
    if (count > 0 && s == NULL) {
        return adit_nomem(err);
    }
    for (int i = 0; status == ADIT_OK && i < list->count; i++) { /* it grows meanwhile */
        status = add_depends(list, i, s, err);
    }
    adit_free(s);
    return status;
}
