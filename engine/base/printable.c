/* printable.c - which text may be shown to a person as it is. */
#include "engine/base/printable.h"

#include <math.h>
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

typedef struct {
    uint32_t first, last;
} code_range;

/* Control characters; then marks without width, marks that turn the direction of writing,
 * breaks of lines, fillers that look like nothing, tags, and numbers that are no characters.
 * In rising order. */
static const code_range hidden_ranges[] = {
    {0x0000, 0x001F},   {0x007F, 0x009F},    {0x00AD, 0x00AD},   {0x034F, 0x034F},
    {0x061C, 0x061C},   {0x115F, 0x1160},    {0x17B4, 0x17B5},   {0x180B, 0x180F},
    {0x200B, 0x200F},   {0x2028, 0x202E},    {0x2060, 0x206F},   {0x2D7F, 0x2D7F},
    {0x3164, 0x3164},   {0xE000, 0xF8FF},    {0xFDD0, 0xFDEF},   {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},    {0xFFFE, 0xFFFF},   {0x1107F, 0x1107F},
    {0x13430, 0x13455}, {0x16FE4, 0x16FE4},  {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A},
    {0xE0000, 0xE0FFF}, {0xF0000, 0x10FFFF},
};

/* What a text may contain but shows nothing alone: blanks of all widths, the empty pattern of
 * Braille, an empty note, choosers of variants, and marks that need a letter to sit on. */
static const code_range blank_ranges[] = {
    {0x0020, 0x0020}, {0x00A0, 0x00A0}, {0x0300, 0x036F}, {0x0483, 0x0489},   {0x0591, 0x05BD},
    {0x064B, 0x065F}, {0x1680, 0x1680}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},   {0x2000, 0x200A},
    {0x202F, 0x202F}, {0x205F, 0x205F}, {0x20D0, 0x20FF}, {0x2800, 0x2800},   {0x3000, 0x3000},
    {0x3099, 0x309A}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0x1D159, 0x1D159},
};

static bool is_in_ranges(uint32_t code, const code_range *ranges, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (code <= ranges[i].last) {
            return code >= ranges[i].first;
        }
    }
    return false;
}

bool aditl_may_be_shown(uint32_t code)
{
    if (code >= 0x20 && code < 0x7F) {
        return true;
    }
    /* The last two of each plane are no characters. */
    return code <= 0x10FFFF && (code & 0xFFFE) != 0xFFFE &&
           !is_in_ranges(code, hidden_ranges, sizeof hidden_ranges / sizeof *hidden_ranges);
}

/* Whether nothing of a text would be seen; it is one that may be shown. */
static bool is_blank(const char *text, size_t length)
{
    uint32_t code;

    for (size_t at = 0; at < length;) {
        at += aditl_utf8(text + at, length - at, &code);
        if (!is_in_ranges(code, blank_ranges, sizeof blank_ranges / sizeof *blank_ranges)) {
            return false;
        }
    }
    return true;
}

const char *aditl_text_problem(const char *text, size_t length)
{
    if (!aditl_is_showable(text, length)) {
        return "contains characters that cannot be displayed: control characters, "
               "direction marks or invalid UTF-8";
    }
    return length > 0 && is_blank(text, length) ? "has no visible character" : NULL;
}

/* How many of the first characters surely are plain ones, eight at a time. */
static size_t plain_length(const char *text, size_t length)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones << 7;
    size_t at = 0;

    for (uint64_t eight; at + sizeof eight <= length; at += sizeof eight) {
        memcpy(&eight, text + at, sizeof eight);
        if (((eight | ((eight - ones) & ~eight)) & tops) != 0) { /* a high bit, or a zero byte */
            break;
        }
    }
    return at;
}

bool aditl_is_utf8(const char *text, size_t length, size_t *bad)
{
    uint32_t code;

    for (size_t at = plain_length(text, length), size; at < length;
         at += size + plain_length(text + at + size, length - at - size)) {
        size = aditl_utf8(text + at, length - at, &code);
        if (size == 0 || code == 0) {
            *bad = at;
            return false;
        }
    }
    return true;
}

bool aditl_is_showable(const char *text, size_t length)
{
    uint32_t code;

    for (size_t at = 0, size; at < length; at += size) {
        size = aditl_utf8(text + at, length - at, &code);
        if (size == 0 || !aditl_may_be_shown(code)) {
            return false;
        }
    }
    return true;
}

void aditl_mask(char *text)
{
    char *to = text;

    for (size_t left = strlen(text); left > 0;) {
        uint32_t code = 0;
        size_t size = aditl_utf8(text, left, &code), step = size > 0 ? size : 1;

        if (size > 0 && (aditl_may_be_shown(code) || code == '\n')) {
            memmove(to, text, size);
            to += size;
        } else {
            *to++ = code == '\t' ? ' ' : '?';
        }
        text += step;
        left -= step;
    }
    *to = '\0';
}

/* How many characters from `at` on are plain ones, which may be shown as they are. */
static size_t count_plain(const char *text, size_t length, size_t at)
{
    const size_t from = at;

    while (at < length && text[at] >= 0x20 && text[at] < 0x7F) {
        at++;
    }
    return at - from;
}

void aditl_add_shown(adit_buffer *out, const char *text, size_t length, bool keep_lines)
{
    for (size_t at = 0; at < length;) {
        const size_t plain = count_plain(text, length, at);

        if (plain > 0) { /* nearly always all of it */
            adit_buffer_add_bytes(out, text + at, plain);
            if (out->length + 1 >= out->size) {
                return;
            }
            at += plain;
            continue;
        }
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

void aditl_add_fraction(adit_buffer *out, double number, int digits)
{
    if (isnan(number)) {
        adit_buffer_add(out, "nan");
    } else {
        adit_buffer_addf(out, "%.*g", digits, number);
    }
}
