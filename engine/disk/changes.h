/* changes.h - which files of some folders have changed since they were last examined. */
#ifndef ADIT_DISK_CHANGES_H
#define ADIT_DISK_CHANGES_H

#include <stdbool.h>

/* The files of some folders when they were last examined, sorted by path. */
typedef struct {
    struct adit_seen_file *file;
    int count, capacity;
} adit_seen_files;

/* Lists all Lua files, recorded games and drawings below the paths. False when memory runs out. */
bool adit_seen_files_look(adit_seen_files *files, const char *const *paths, int count);
/* The first file that was changed, created or deleted, and how many there are. NULL: none. The
 * path is borrowed from either list. */
const char *adit_seen_files_change(const adit_seen_files *before, const adit_seen_files *now,
                                   int *count);
void adit_seen_files_free(adit_seen_files *files);

#endif
