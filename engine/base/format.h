/* format.h - printf for texts with untrusted words in them.
 *
 * What a %s or %c inserts may be anything: file names, words of mods and scripts. The format is
 * ours and is written as it is; what the conversions insert is passed separately, so that the
 * writer can make it harmless. No line can begin where the format has none.
 */
#ifndef ADIT_BASE_FORMAT_H
#define ADIT_BASE_FORMAT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* Where the pieces go. `foreign` gets exactly the pointer that the caller gave for a %s. */
typedef struct {
    void *context;
    void (*own)(void *context, const char *text, size_t length);
    void (*foreign)(void *context, const char *text, size_t length);
} adit_pieces;

/* Knows d i u x X c s f g e %, the lengths h l ll z j, flags, width and precision, also as *.
 * The width of a text counts characters of UTF-8. False: there is another conversion, and what
 * comes from there on is not written. */
bool adit_format(const adit_pieces *to, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

/* Into an array, cut to what fits: in words of others control characters become '?', also the
 * end of a line, and a tabulator a blank. Returns the length that all of it has, or -1 as
 * adit_format says false. */
int adit_format_words(char *out, size_t size, const char *format, va_list args)
    __attribute__((format(printf, 3, 0)));

#endif
