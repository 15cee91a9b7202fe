/* excerpt.c - the line of a source that a message speaks of. */
#include <string.h>

#include "bindings/lua/vm/lexer.h"
#include "bindings/lua/vm/sources.h"
#include "bindings/lua/vm/vm.h"
#include "engine/base/memory.h"
#include "engine/base/printable.h"

#define MAX_COLUMNS 100

bool aditl_sources_reserve(aditl_sources *sources, int more)
{
    size_t count = (size_t)sources->count + (size_t)more;
    aditl_source *grown = adit_realloc(sources->item, (count + 1) * sizeof *grown);

    if (grown == NULL) {
        return false;
    }
    sources->item = grown;
    return true;
}

const aditl_source *aditl_source_find(const aditl_sources *sources, const char *path)
{
    for (int i = 0; i < sources->count; i++) {
        if (strcmp(sources->item[i].path, path) == 0) {
            return &sources->item[i];
        }
    }
    return NULL;
}

void aditl_sources_free(aditl_sources *sources)
{
    for (int i = 0; i < sources->count; i++) {
        adit_free(sources->item[i].path);
        adit_free(sources->item[i].text);
    }
    adit_free(sources->item);
    *sources = (aditl_sources){0};
}

void aditl_excerpt(const char *text, size_t length, int line, adit_text *out)
{
    char shown[4 * MAX_COLUMNS + 1];
    adit_buffer buffer = adit_buffer_on(shown, MAX_COLUMNS);

    if (text == NULL || line < 1) {
        return;
    }
    const char *words = aditl_line_start(text, length, line), *end = text + length;
    const char *stop = memchr(words, '\n', (size_t)(end - words));
    size_t size = (size_t)((stop != NULL ? stop : end) - words);

    while (size > 0 && (words[size - 1] == '\r' || words[size - 1] == ' ')) {
        size--;
    }
    if (size == 0) {
        return;
    }
    aditl_add_shown(&buffer, words, size < 4 * MAX_COLUMNS ? size : 4 * MAX_COLUMNS, false);
    adit_text_addf(out, "\n%6d | %s", line, shown);
}

void aditl_source_excerpt(const aditl_source *source, int line, adit_text *out)
{
    if (source != NULL) {
        aditl_excerpt(source->text, source->length, line, out);
    }
}
