/* sources.h - the texts that were loaded, for messages that show a line of them.
 *
 * A message may name any path: words of a script are in it. So a line is only ever taken out of a
 * text that is in memory because it was loaded; nothing here can open a file.
 */
#ifndef ADIT_LUA_VM_SOURCES_H
#define ADIT_LUA_VM_SOURCES_H

#include "engine/base/text.h"

typedef struct {
    char *path, *text; /* owned; the text ends with a zero byte */
    size_t length;
} aditl_source;

typedef struct {
    aditl_source *item;
    int count;
} aditl_sources;

/* Makes room for `more` sources behind the others; false: out of memory. */
bool aditl_sources_reserve(aditl_sources *sources, int more);
/* The text that was loaded from exactly this path, or NULL. */
const aditl_source *aditl_source_find(const aditl_sources *sources, const char *path);
void aditl_sources_free(aditl_sources *sources);

/* Adds "\n   9 | line 9 of the text"; nothing if the text is shorter. */
void aditl_excerpt(const char *text, size_t length, int line, adit_text *out);
/* The same for a source that may be NULL. */
void aditl_source_excerpt(const aditl_source *source, int line, adit_text *out);

#endif
