/* files.c - reading the files of a mod, safely and in the same order everywhere.
 *
 * Folders of strangers may hold anything: links that lead out, pipes, huge files, bytecode.
 * Every step down is one openat that follows no link, and a file is checked after it has been
 * opened. What the folder lists is sorted by bytes, so the order of the disk never matters.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/lua/mods/set.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"

const aditl_mod_folder aditl_mod_folders[] = {
    {"scenarios", ADITL_HOLDS_SCENARIOS}, {"puzzles", ADITL_HOLDS_SCENARIOS},
    {"bots", ADITL_HOLDS_BOTS},           {"playthroughs", ADITL_HOLDS_SCRIPTS},
    {"studies", ADITL_HOLDS_SCRIPTS},     {"tests", ADITL_HOLDS_SCRIPTS},
    {"scripts", ADITL_HOLDS_SCRIPTS},     {"docs", ADITL_HOLDS_SCRIPTS},
    {NULL, ADITL_HOLDS_SCRIPTS},
};

bool aditl_grow(aditl_mod_set *set, void **array, int *capacity, int count, size_t size)
{
    int wanted = *capacity == 0 ? 64 : 2 * *capacity;
    void *grown;

    if (count < *capacity) {
        return true;
    }
    grown = adit_realloc(*array, (size_t)wanted * size);
    if (grown == NULL) {
        set->is_out_of_memory = true;
        return false;
    }
    memset((char *)grown + (size_t)*capacity * size, 0, (size_t)(wanted - *capacity) * size);
    *array = grown;
    *capacity = wanted;
    return true;
}

bool aditl_add_mod(aditl_mod_set *set, const char *folder, bool is_game)
{
    aditl_mod *mod = &set->mods[set->mod_count];
    size_t length;

    mod->folder = adit_strdup(folder);
    if (mod->folder == NULL) {
        set->is_out_of_memory = true;
        return false;
    }
    for (length = strlen(mod->folder); length > 1 && mod->folder[length - 1] == '/'; length--) {
        mod->folder[length - 1] = '\0';
    }
    mod->is_game = is_game;
    mod->manifest = -1;
    mod->environment_ref = LUA_NOREF;
    set->mod_count++;
    return true;
}

void aditl_mod_set_free(aditl_mod_set *set)
{
    aditl_asked_free(set->asked);
    for (int i = 0; i < set->mod_count; i++) {
        adit_free(set->mods[i].folder);
    }
    for (int i = 0; i < set->file_count; i++) {
        adit_free(set->files[i].path);
        adit_free(set->files[i].text);
        adit_free(set->files[i].needed);
    }
    for (int i = 0; i < set->problems.count; i++) {
        adit_free(set->problems.row[i].text);
    }
    adit_free(set->files);
}

typedef struct {
    aditl_mod_set *set;
    int mod;
    size_t bytes;
    int files;
    bool is_full;
} walk_state;

/* ---- One file ---- */

static void refuse_file(walk_state *w, const char *relative, const char *why)
{
    const char *folder = w->set->mods[w->mod].folder;

    aditl_load_problem(w->set, -1, 0, "%s%s%s: %s", folder, relative[0] == '\0' ? "" : "/",
                       relative, why);
}

/* The file exceeds a limit. What mod.lua says is not known yet, so the folder names the mod. */
static void refuse_limit(walk_state *w, const char *relative, adit_limit limit)
{
    const char *folder = w->set->mods[w->mod].folder;
    char id[ADIT_MAX_MOD_ID + 1];

    aditl_mod_folder_id(folder, id, sizeof id);
    aditl_load_problem(w->set, -1, 0, "%s%s%s:1: %s (mod '%s')", folder,
                       relative[0] == '\0' ? "" : "/", relative,
                       adit_limit_message(adit_limit_at(limit)).text, id);
}

/* Adds an empty file record with its path; NULL when memory is out. */
static aditl_file *add_file(walk_state *w, const char *relative)
{
    aditl_mod_set *set = w->set;
    const char *folder = set->mods[w->mod].folder;
    size_t size = strlen(folder) + strlen(relative) + 2;
    aditl_file *file;
    char *path;

    if (!ADITL_ROOM(set, set->files, set->file_count, set->file_capacity)) {
        return NULL;
    }
    path = adit_alloc(size);
    if (path == NULL) {
        set->is_out_of_memory = true;
        return NULL;
    }
    snprintf(path, size, "%s%s%s", folder, relative[0] == '\0' ? "" : "/", relative);
    file = &set->files[set->file_count++];
    *file = (aditl_file){.path = path, .mod = w->mod};
    file->relative = path + (relative[0] == '\0' ? 0 : strlen(folder) + 1);
    file->is_manifest = strcmp(relative, "mod.lua") == 0;
    file->is_shared = strncmp(relative, "lib/", 4) == 0 || strcmp(relative, "exports.lua") == 0;
    return file;
}

/* Reads all of an open file; what is longer than ADIT_MAX_FILE_BYTES by one byte only. It is read
 * beside the heap, so that each file takes the memory it needs and no more. */
static bool read_whole(aditl_mod_set *set, int fd, aditl_file *file)
{
    char bytes[ADIT_MAX_FILE_BYTES + 1];
    ssize_t got = 1;

    while (got != 0 && file->length < sizeof bytes) {
        got = read(fd, bytes + file->length, sizeof bytes - file->length);
        if (got < 0 && errno != EINTR) {
            file->length = 0;
            return false;
        }
        file->length += got > 0 ? (size_t)got : 0;
    }
    file->text = adit_alloc(file->length + 1);
    if (file->text == NULL) {
        file->length = 0;
        set->is_out_of_memory = true;
        return false;
    }
    memcpy(file->text, bytes, file->length);
    return true;
}

/* What is wrong with the bytes of a source file, or NULL. */
static const char *content_problem(const aditl_file *file, char *buffer, size_t size)
{
    size_t bad = 0;
    int line = 1;

    if (file->length > 0 && file->text[0] == 0x1B) {
        return "this is compiled Lua; only source text can be loaded";
    }
    if (file->length > 0 && file->text[0] == '#') {
        return "starts with '#'; card files are not executable; remove that line";
    }
    if (file->length >= 3 && memcmp(file->text, "\xEF\xBB\xBF", 3) == 0) {
        return "starts with a byte order mark; save the file as plain UTF-8";
    }
    if (!aditl_is_utf8(file->text, file->length, &bad)) {
        for (size_t i = 0; i < bad; i++) {
            line += file->text[i] == '\n' ? 1 : 0;
        }
        snprintf(buffer, size, "not valid UTF-8: invalid byte in line %d", line);
        return buffer;
    }
    return NULL;
}

static void read_open_file(walk_state *w, int fd, const char *relative)
{
    struct stat info;
    aditl_file *file;
    const char *problem;
    char buffer[80];

    if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) {
        refuse_file(w, relative, "not a regular file");
        return;
    }
    if (info.st_size > ADIT_MAX_FILE_BYTES) {
        refuse_limit(w, relative, ADIT_LIMIT_FILE_BYTES);
        return;
    }
    file = add_file(w, relative);
    if (file == NULL) {
        return;
    }
    if (!read_whole(w->set, fd, file)) {
        file->is_broken = true;
        refuse_file(w, relative, "cannot be read");
        return;
    }
    problem = content_problem(file, buffer, sizeof buffer);
    if (problem != NULL) {
        file->is_broken = true;
        refuse_file(w, relative, problem);
    }
    w->bytes += file->length;
    w->files++;
}

static void read_file(walk_state *w, int folder, const char *name, const char *relative)
{
    int fd;

    if (w->is_full) {
        return;
    }
    if (w->files >= ADIT_MAX_MOD_FILES) {
        w->is_full = true;
        refuse_limit(w, relative, ADIT_LIMIT_MOD_FILES);
        return;
    }
    /* O_NONBLOCK: opening a pipe must not wait for somebody to write into it. */
    fd = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0) {
        refuse_file(w, relative,
                    errno == ELOOP ? "this is a symbolic link; links are not followed"
                                   : strerror(errno));
        return;
    }
    read_open_file(w, fd, relative);
    close(fd);
    if (w->bytes > ADIT_MAX_MOD_BYTES) { /* also with the last file of the mod */
        w->is_full = true;
        refuse_limit(w, relative, ADIT_LIMIT_MOD_BYTES);
    }
}

/* ---- Folders ---- */

typedef struct {
    char **name;
    int count, capacity;
} name_list;

/* Adds one name that the folder lists; false: it ends here, and the reason was reported. */
static bool add_name(walk_state *w, const char *relative, const char *name, name_list *list)
{
    if (name[0] == '.') {
        return true; /* hidden files are never ours */
    }
    /* Which ones come first is the disk's business, so none can be left out. */
    if (list->count >= ADIT_MAX_FOLDER_NAMES) {
        refuse_limit(w, relative, ADIT_LIMIT_FOLDER_NAMES);
        return false;
    }
    if (!ADITL_ROOM(w->set, list->name, list->count, list->capacity)) {
        return false;
    }
    list->name[list->count] = adit_strdup(name);
    if (list->name[list->count] == NULL) {
        w->set->is_out_of_memory = true;
        return false;
    }
    list->count++;
    return true;
}

static bool list_names(walk_state *w, int folder, const char *relative, name_list *list)
{
    int copy = dup(folder);
    DIR *dir = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *entry = NULL;
    bool is_fine = dir != NULL;

    if (is_fine) {
        do {
            errno = 0; /* at the end readdir leaves it alone */
            entry = readdir(dir);
        } while (entry != NULL && (is_fine = add_name(w, relative, entry->d_name, list)));
    }
    if (entry == NULL && errno != 0) {
        refuse_file(w, relative, strerror(errno));
        is_fine = false;
    }
    if (dir != NULL) {
        closedir(dir);
    } else if (copy >= 0) {
        close(copy);
    }
    return is_fine;
}

static bool is_lua_name(const char *name)
{
    size_t length = strlen(name);

    return length > 4 && strcmp(name + length - 4, ".lua") == 0;
}

/* Whether a folder at the top of the mod holds cards, or code for them. A name that is nearly a
 * kind is reported: its cards would be missing without a word. */
static bool holds_cards(walk_state *w, const char *name)
{
    const aditl_names kinds = aditl_names_of_kinds(w->set->def);
    const char *near;
    char text[240];

    if (strcmp(name, "cards") == 0 || strcmp(name, "lib") == 0 ||
        aditl_name_find(&kinds, name) >= 0) {
        return true;
    }
    for (int i = 0; aditl_mod_folders[i].name != NULL; i++) {
        if (strcmp(aditl_mod_folders[i].name, name) == 0) {
            return false;
        }
    }
    near = adit_nearest(name, kinds.count, kinds.name, kinds.context);
    if (near != NULL || w->set->mods[w->mod].is_game) {
        snprintf(text, sizeof text, "no kind of card has this name%s",
                 adit_did_you_mean(near, "").text);
        refuse_file(w, name, text);
    }
    return false;
}

static void read_open_folder(walk_state *w, int folder, const char *relative, int depth);

static void read_subfolder(walk_state *w, int folder, const char *name, const char *relative,
                           int depth)
{
    int fd;

    if (depth >= ADIT_MAX_FOLDER_DEPTH) {
        refuse_limit(w, relative, ADIT_LIMIT_FOLDER_DEPTH);
        return;
    }
    fd = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0) {
        refuse_file(w, relative, strerror(errno));
        return;
    }
    read_open_folder(w, fd, relative, depth + 1);
}

/* One name of a folder; depth 0 is the mod's own folder. */
static void read_entry(walk_state *w, int folder, const char *name, const char *relative, int depth)
{
    struct stat info;

    if (fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) != 0) {
        refuse_file(w, relative, strerror(errno));
        return;
    }
    if (S_ISDIR(info.st_mode)) {
        if (depth > 0 || holds_cards(w, name)) {
            read_subfolder(w, folder, name, relative, depth);
        }
        return;
    }
    if (depth == 0 && strcmp(name, "table.lua") == 0) {
        return; /* how the table looks: read when somebody looks at it, see bindings/lua/layout */
    }
    if (is_lua_name(name)) {
        read_file(w, folder, name, relative);
    } else if (S_ISLNK(info.st_mode) && depth == 0 && holds_cards(w, name)) {
        refuse_file(w, relative, "this is a symbolic link; links are not followed");
    }
}

static void read_names(walk_state *w, int folder, const char *relative, int depth,
                       const name_list *list)
{
    size_t bad;

    for (int i = 0; i < list->count; i++) {
        const char *name = list->name[w->set->reverse_files ? list->count - 1 - i : i];
        char inner[ADIT_MAX_PATH_BYTES + 1];
        int length;

        if (!aditl_is_utf8(name, strlen(name), &bad) || !aditl_is_showable(name, strlen(name))) {
            refuse_file(w, relative, "contains a file whose name cannot be displayed");
            continue;
        }
        length =
            snprintf(inner, sizeof inner, "%s%s%s", relative, relative[0] == '\0' ? "" : "/", name);
        if (length >= (int)sizeof inner) {
            refuse_limit(w, relative, ADIT_LIMIT_PATH_BYTES);
            continue;
        }
        read_entry(w, folder, name, inner, depth);
    }
}

/* Reads all that the folder holds, and closes it. */
static void read_open_folder(walk_state *w, int folder, const char *relative, int depth)
{
    name_list list = {0};

    if (list_names(w, folder, relative, &list)) {
        read_names(w, folder, relative, depth, &list);
    }
    for (int i = 0; i < list.count; i++) {
        adit_free(list.name[i]);
    }
    adit_free(list.name);
    close(folder);
}

static int compare_files(const void *a, const void *b)
{
    return strcmp(((const aditl_file *)a)->relative, ((const aditl_file *)b)->relative);
}

void aditl_read_folder(aditl_mod_set *set, int number)
{
    aditl_mod *mod = &set->mods[number];
    walk_state w = {set, number, 0, 0, false};
    int fd = open(mod->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    mod->first_file = set->file_count;
    mod->manifest = -1;
    if (fd >= 0) {
        read_open_folder(&w, fd, "", 0);
    } else if (errno == ENOTDIR && is_lua_name(mod->folder)) {
        read_file(&w, AT_FDCWD, mod->folder, ""); /* a mod of one file */
    } else {
        refuse_file(&w, "", strerror(errno));
        mod->is_broken = true;
    }
    mod->file_count = set->file_count - mod->first_file;
    if (mod->file_count > 1) {
        qsort(&set->files[mod->first_file], (size_t)mod->file_count, sizeof *set->files,
              compare_files);
    }
    for (int i = mod->first_file; i < set->file_count; i++) {
        mod->manifest = set->files[i].is_manifest ? i : mod->manifest;
    }
}
