/* file_below.h - files below a folder, by untrusted names.
 *
 * A folder of a mod may hold links, pipes and devices, and a script may ask for any name. So the
 * folder is given as an open file; every step down is one openat that follows no link; and a name
 * that is absolute or has ".." in it is refused before anything is opened.
 */
#ifndef ADIT_DISK_FILE_BELOW_H
#define ADIT_DISK_FILE_BELOW_H

#include "engine/base/text.h"

/* Opens a folder by a path that a person named; links in it are followed. `*folder` is closed by
 * the caller. */
adit_status adit_folder_open(const char *path, int *folder, adit_err *err);

/* Like adit_file_read and adit_file_write, but below `folder`. Folders on the way must exist. */
adit_status adit_file_read_below(int folder, const char *name, size_t limit, adit_text *out,
                                 adit_err *err);
adit_status adit_file_write_below(int folder, const char *name, const char *data, size_t length,
                                  adit_err *err);
/* Creates one folder below `folder`, unless it exists already. A link is not a folder. */
adit_status adit_folder_create_below(int folder, const char *name, adit_err *err);

#endif
