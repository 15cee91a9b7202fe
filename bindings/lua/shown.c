/* shown.c - which text may be shown to a person as it is. */
#include "bindings/lua/shown.h"

#include <string.h>

size_t aditl_utf8(const char *text, size_t length, uint32_t *code)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *at = (const unsigned char *)text;
    size_t size = at[0] < 0x80       ? 1
                  : at[0] >> 5 == 6  ? 2
                  : at[0] >> 4 == 14 ? 3
                  : at[0] >> 3 == 30 ? 4
                                     : 0;

    if (size == 0 || size > length) {
        return 0;
    }
    *code = size == 1 ? at[0] : at[0] & (0x7Fu >> size);
    for (size_t i = 1; i < size; i++) {
        if (at[i] >> 6 != 2) {
            return 0;
        }
        *code = *code << 6 | (at[i] & 0x3Fu);
    }
    /* Neither a longer form of a small number, nor half of a pair, nor beyond the last one. */
    if (*code < least[size] || *code > 0x10FFFF || (*code >= 0xD800 && *code <= 0xDFFF)) {
        return 0;
    }
    return size;
}

bool aditl_may_be_shown(uint32_t code)
{
    if (code < 0x20 || (code >= 0x7F && code < 0xA0)) {
        return false;
    }
    /* Marks without width, marks that turn the direction of writing, breaks of lines. */
    return !(code >= 0x200B && code <= 0x200F) && !(code >= 0x2028 && code <= 0x202E) &&
           !(code >= 0x2066 && code <= 0x2069) && code != 0xFEFF;
}

bool aditl_is_utf8(const char *text, size_t length, size_t *bad)
{
    uint32_t code;

    for (size_t at = 0; at < length;) {
        size_t size = aditl_utf8(text + at, length - at, &code);

        if (size == 0 || code == 0) {
            *bad = at;
            return false;
        }
        at += size;
    }
    return true;
}

bool aditl_is_showable(const char *text, size_t length)
{
    uint32_t code;

    for (size_t at = 0; at < length;) {
        size_t size = aditl_utf8(text + at, length - at, &code);

        if (size == 0 || !aditl_may_be_shown(code)) {
            return false;
        }
        at += size;
    }
    return true;
}

void aditl_add_shown(adit_buffer *out, const char *text, size_t length, bool keep_lines)
{
    for (size_t at = 0; at < length;) {
        uint32_t code = 0;
        size_t size = aditl_utf8(text + at, length - at, &code);
        char piece[5] = "?";

        if (text[at] == '\t') {
            piece[0] = ' ';
        } else if (size > 0 && (aditl_may_be_shown(code) || (code == '\n' && keep_lines))) {
            memcpy(piece, text + at, size);
            piece[size] = '\0';
        }
        if (out->length + strlen(piece) >= out->size) {
            return; /* never half a character */
        }
        adit_buffer_add(out, piece);
        at += size > 0 ? size : 1;
    }
}
