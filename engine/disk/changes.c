/* files.c - which files have changed since they were last examined.
 *
 * The folders are walked each time, and files are compared by size, time and inode number.
 * That finds every way of saving (written in place, or under another name and renamed) on
 * every file system, and costs less than a millisecond for a mod.
 */
#include "engine/disk/changes.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/base/memory.h"
#include "engine/base/text.h"

enum { MAX_DEPTH = 12, MAX_FILES = 20000 };

struct adit_seen_file {
    char *path;
    struct timespec time;
    off_t size;
    ino_t number;
};

static bool add_file(adit_seen_files *files, const char *path, const struct stat *about)
{
    if (files->count == files->capacity) {
        int capacity = files->capacity == 0 ? 64 : files->capacity * 2;
        void *grown = adit_realloc(files->file, (size_t)capacity * sizeof *files->file);

        if (grown == NULL || files->count >= MAX_FILES) {
            files->file = grown != NULL ? grown : files->file;
            return false;
        }
        files->file = grown;
        files->capacity = capacity;
    }
    struct adit_seen_file *file = &files->file[files->count];

    *file = (struct adit_seen_file){.path = adit_strdup(path),
                                    .time = about->st_mtim,
                                    .size = about->st_size,
                                    .number = about->st_ino};
    files->count += file->path != NULL;
    return file->path != NULL;
}

/* Temporary files of editors, which are hidden or have another ending, are ignored. Links are not
 * followed: one that leads upwards would have everything walked. */
static bool look_into(adit_seen_files *files, const char *folder, int depth)
{
    DIR *entries = depth < MAX_DEPTH ? opendir(folder) : NULL;
    const struct dirent *entry;
    bool is_good = true;

    while (entries != NULL && is_good && (entry = readdir(entries)) != NULL) {
        char path[4096];
        struct stat about;
        int length = snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] == '.' || length >= (int)sizeof path || lstat(path, &about) != 0) {
            continue; /* it may have been deleted since */
        }
        if (S_ISDIR(about.st_mode)) {
            is_good = look_into(files, path, depth + 1);
        } else if (S_ISREG(about.st_mode) &&
                   (adit_ends_with(path, ".lua") || adit_ends_with(path, ".play") ||
                    adit_ends_with(path, ".svg"))) {
            is_good = add_file(files, path, &about);
        }
    }
    if (entries != NULL) {
        closedir(entries);
    }
    return is_good;
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const struct adit_seen_file *)a)->path,
                  ((const struct adit_seen_file *)b)->path);
}

bool adit_seen_files_look(adit_seen_files *files, const char *const *paths, int count)
{
    bool is_good = true;

    *files = (adit_seen_files){0};
    for (int i = 0; i < count && is_good; i++) {
        struct stat about;

        if (stat(paths[i], &about) == 0) {
            is_good = S_ISDIR(about.st_mode) ? look_into(files, paths[i], 0)
                                             : add_file(files, paths[i], &about);
        }
    }
    if (files->count > 1) {
        qsort(files->file, (size_t)files->count, sizeof *files->file, by_path);
    }
    return is_good;
}

static bool is_same(const struct adit_seen_file *a, const struct adit_seen_file *b)
{
    return a->time.tv_sec == b->time.tv_sec && a->time.tv_nsec == b->time.tv_nsec &&
           a->size == b->size && a->number == b->number;
}

const char *adit_seen_files_change(const adit_seen_files *before, const adit_seen_files *now,
                                   int *count)
{
    const char *first = NULL;
    int a = 0, b = 0;

    *count = 0;
    while (a < before->count || b < now->count) {
        int order = a == before->count ? 1
                    : b == now->count  ? -1
                                       : strcmp(before->file[a].path, now->file[b].path);
        const char *path = order < 0 ? before->file[a].path : now->file[b].path;

        if (order != 0 || !is_same(&before->file[a], &now->file[b])) {
            first = first == NULL ? path : first;
            (*count)++;
        }
        a += order <= 0;
        b += order >= 0;
    }
    return first;
}

void adit_seen_files_free(adit_seen_files *files)
{
    for (int i = 0; i < files->count; i++) {
        adit_free(files->file[i].path);
    }
    adit_free(files->file);
    *files = (adit_seen_files){0};
}
