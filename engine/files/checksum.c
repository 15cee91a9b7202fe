/* checksum.c - the first and the last line of a saved position: form, length and checksum.
 *
 * They are looked at before anything else in the file is: a file that was cut, lengthened,
 * changed, or written in another format gets one clear message, and nothing of it is trusted.
 */
#include <string.h>

#include <xxhash.h>

#include "engine/base/parse.h"
#include "engine/files/header.h"
#include "engine/files/save.h"

void adit_position_seal(const char *lines, size_t length, adit_text *out)
{
    size_t start = out->length;

    adit_text_add(out, ADIT_POSITION_MARK " ");
    adit_text_add_number(out, ADIT_POSITION_VERSION);
    adit_text_add_char(out, ' ');
    adit_text_add_number(out, (int64_t)(length + ADIT_POSITION_END));
    adit_text_add_char(out, '\n');
    adit_text_add_bytes(out, lines, length);
    if (out->failed) {
        return;
    }
    const uint64_t hash = XXH64(out->data + start, out->length - start, 0);
    adit_text_add(out, "end ");
    adit_text_add_hash(out, hash);
    adit_text_add_char(out, '\n');
}

/* The number at the end of the first line. */
static adit_status check_length(const char *text, size_t length, const char *name, adit_err *err)
{
    const char *end = memchr(text, '\n', length);
    char digits[24] = "";
    uint64_t announced;

    if (end == NULL) {
        return adit_fail(err, ADIT_INPUT, "%s: is truncated in its first line", name);
    }
    const char *number = memrchr(text, ' ', (size_t)(end - text));
    size_t size = number == NULL ? 0 : (size_t)(end - number) - 1;
    if (size < sizeof digits) {
        memcpy(digits, end - size, size);
    }
    if (!adit_parse_exact_u64(digits, &announced)) {
        return adit_fail(err, ADIT_INPUT,
                         "%s:1: expected '%s %d' and the number of bytes that follow this line",
                         name, ADIT_POSITION_MARK, ADIT_POSITION_VERSION);
    }
    size_t follow = length - (size_t)(end + 1 - text);
    if (announced != follow) {
        return adit_fail(err, ADIT_INPUT,
                         "%s: %s: expected %llu bytes after the first line, got %zu", name,
                         follow < announced ? "is truncated" : "has trailing data after its end",
                         (unsigned long long)announced, follow);
    }
    return ADIT_OK;
}

adit_status adit_position_check_seal(const char *text, size_t length, const char *name,
                                     adit_err *err)
{
    char digits[17] = "";
    uint64_t hash;

    ADIT_TRY(check_length(text, length, name, err));
    if (length > ADIT_POSITION_END && text[length - 1] == '\n' &&
        memcmp(text + length - ADIT_POSITION_END - 1, "\nend ", 5) == 0) {
        memcpy(digits, text + length - ADIT_POSITION_END + 4, 16);
    }
    if (!adit_hash_read(digits, &hash)) {
        return adit_fail(err, ADIT_INPUT,
                         "%s: is truncated: expected a last line 'end' with a checksum", name);
    }
    if (hash != XXH64(text, length - ADIT_POSITION_END, 0)) {
        return adit_fail(err, ADIT_INPUT, "%s: is corrupted: checksum mismatch", name);
    }
    return ADIT_OK;
}
