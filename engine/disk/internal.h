/* internal.h - what file.c and file_below.c share: one file by folder and name. */
#ifndef ADIT_DISK_INTERNAL_H
#define ADIT_DISK_INTERNAL_H

#include "engine/base/text.h"

/* A file: `name` is taken from `folder`, an open file or AT_FDCWD; `shown` is for messages. */
typedef struct {
    int folder;
    const char *name, *shown;
} adit_file_place;

/* "SHOWN: cannot DOING: why"; ADIT_IO. */
adit_status adit_file_error(adit_err *err, const char *shown, const char *doing, int number);

/* Reads a regular file; nothing else is even opened. `no_follow`: a link is refused. */
adit_status adit_file_read_at(const adit_file_place *place, bool no_follow, size_t limit,
                              adit_text *out, adit_err *err);
/* Writes it under another name and renames it. `synced`: the open folder of the name,
 * or -1. A link in the place of the file is refused. */
adit_status adit_file_write_at(const adit_file_place *place, int synced, const char *data,
                               size_t length, adit_err *err);

#endif
