/* text.h - writing into growing and into fixed text buffers.
 *
 * adit_text grows and remembers if it could not; adit_buffer writes into the caller's array
 * and cuts. Numbers are written by hand: this is on the path of hashes, saves and views.
 */
#ifndef ADIT_BASE_TEXT_H
#define ADIT_BASE_TEXT_H

#include <string.h>

#include "engine/base/err.h"

void adit_text_add(adit_text *text, const char *string);
void adit_text_add_bytes(adit_text *text, const char *data, size_t length);
void adit_text_add_char(adit_text *text, char c);
void adit_text_add_number(adit_text *text, int64_t number);
void adit_text_add_unsigned(adit_text *text, uint64_t number);
/* For what is written most: room for `most` characters at the end of the text, or NULL. What was
 * written there counts once adit_text_extended has been given its end. */
char *adit_text_extend(adit_text *text, size_t most);
void adit_text_extended(adit_text *text, const char *end);
/* Both return where the next character goes. */
char *adit_write_number(char *to, int64_t number);
static inline char *adit_write_bytes(char *to, const char *data, size_t length)
{
    memcpy(to, data, length);
    return to + length;
}
#define ADIT_NUMBER_MAX 20 /* -9223372036854775808 */
/* For people: what a %s inserts is changed so that it cannot begin a line (format.h). Data that is
 * read again is added by adit_text_add, as it is. */
void adit_text_addf(adit_text *text, const char *format, ...) ADIT_PRINTF(2, 3);
/* A JSON string with quotes; control bytes and quotes are escaped. */
void adit_text_add_json(adit_text *text, const char *string);
/* ADIT_OK, or ADIT_NOMEM with a message if the text could not grow. */
adit_status adit_text_status(const adit_text *text, adit_err *err);

/* A text that is cut at the end of the caller's array; always terminated. */
typedef struct {
    char *data;
    size_t size, length;
} adit_buffer;
adit_buffer adit_buffer_on(char *data, size_t size);
void adit_buffer_add_bytes(adit_buffer *buffer, const char *data, size_t length);
void adit_buffer_add(adit_buffer *buffer, const char *string);
void adit_buffer_add_number(adit_buffer *buffer, int64_t number);
/* As adit_text_addf. */
void adit_buffer_addf(adit_buffer *buffer, const char *format, ...) ADIT_PRINTF(2, 3);

static inline bool adit_ends_with(const char *name, const char *ending)
{
    const size_t length = strlen(name), end = strlen(ending);

    return length >= end && strcmp(name + length - end, ending) == 0;
}
/* The last part of a path. */
static inline const char *adit_base_name(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash == NULL ? path : slash + 1;
}

#endif
