/* text.c - writing into growing and into fixed text buffers.
 *
 * Callers add and add, and ask once at the end whether it worked: a text that could not grow
 * stays as it is and remembers the failure. Numbers are written by hand, since the printf
 * family is eight times slower and stands on the path of saves and views.
 */
#include "engine/base/text.h"

#include <string.h>

#include "engine/base/format.h"
#include "engine/base/memory.h"
#include "engine/base/printable.h"

/* Writes the number so that it ends before `end`; returns where it starts. */
static char *digits_before(char *end, int64_t number)
{
    /* Unsigned, because the smallest number has no positive twin. */
    uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;

    do {
        *--end = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (number < 0) {
        *--end = '-';
    }
    return end;
}

void adit_text_free(adit_text *text)
{
    if (text != NULL) {
        adit_free(text->data);
        *text = (adit_text){0};
    }
}

static bool grow(adit_text *text, size_t more)
{
    if (text->failed) {
        return false;
    }
    const bool is_too_long = more > SIZE_MAX / 4 - text->length;
    size_t capacity = text->capacity < 256 ? 256 : text->capacity;
    while (!is_too_long && capacity <= text->length + more) {
        capacity *= 2;
    }
    char *data = is_too_long ? NULL : adit_realloc(text->data, capacity);
    text->failed = data == NULL;
    if (data != NULL) {
        text->data = data;
        text->capacity = capacity;
    }
    return data != NULL;
}

/* Makes room for `more` characters and the end mark. */
static inline bool reserve_room(adit_text *text, size_t more)
{
    const bool has_room = !text->failed && more < text->capacity - text->length;

    return (has_room && text->data != NULL) || grow(text, more);
}

char *adit_text_extend(adit_text *text, size_t most)
{
    return reserve_room(text, most) ? text->data + text->length : NULL;
}

void adit_text_extended(adit_text *text, const char *end)
{
    text->length = (size_t)(end - text->data);
    text->data[text->length] = '\0';
}

char *adit_write_number(char *to, int64_t number)
{
    char digits[ADIT_NUMBER_MAX];
    const char *start = digits_before(digits + ADIT_NUMBER_MAX, number);
    const size_t length = (size_t)(digits + ADIT_NUMBER_MAX - start);

    memcpy(to, start, length);
    return to + length;
}

void adit_text_add_bytes(adit_text *text, const char *data, size_t length)
{
    if (!reserve_room(text, length)) {
        return;
    }
    if (length > 0) {
        memcpy(text->data + text->length, data, length);
    }
    text->length += length;
    text->data[text->length] = '\0';
}

void adit_text_add(adit_text *text, const char *string)
{
    adit_text_add_bytes(text, string, strlen(string));
}

void adit_text_add_char(adit_text *text, char c)
{
    if (reserve_room(text, 1)) {
        text->data[text->length++] = c;
        text->data[text->length] = '\0';
    }
}

void adit_text_add_unsigned(adit_text *text, uint64_t number)
{
    const bool is_long = number > INT64_MAX;

    if (is_long) {
        adit_text_add_number(text, (int64_t)(number / 10));
    }
    adit_text_add_number(text, (int64_t)(is_long ? number % 10 : number));
}

void adit_text_add_number(adit_text *text, int64_t number)
{
    char digits[ADIT_NUMBER_MAX];
    char *start = digits_before(digits + ADIT_NUMBER_MAX, number);

    adit_text_add_bytes(text, start, (size_t)(digits + ADIT_NUMBER_MAX - start));
}

void adit_text_addf(adit_text *text, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int length = adit_format_words(NULL, 0, format, args);
    if (length < 0) {
        text->failed = true;
    } else if (reserve_room(text, (size_t)length)) {
        adit_format_words(text->data + text->length, (size_t)length + 1, format, args);
        text->length += (size_t)length;
    }
    va_end(args);
}

/* Whether the character stands in JSON as it is and has one byte. */
static bool is_plain(unsigned char c)
{
    return c >= 0x20 && c < 0x7F && c != '"' && c != '\\';
}

/* Whether that is so for all of these eight: in each byte the highest bit is set if it is not. */
static bool are_plain(uint64_t eight)
{
    const uint64_t each = UINT64_C(0x0101010101010101), high = each << 7;
    const uint64_t quote = eight ^ (each * '"'), slash = eight ^ (each * '\\');

    /* Below 0x20; 0x7F and above; equal. A borrow only reaches a byte if one below it is not. */
    return (((eight - each * 0x20) | (eight + each) | eight | (quote - each) | (slash - each)) &
            high) == 0;
}

/* How many of the characters stand in JSON as they are and have one byte each. */
static size_t plain_length(const char *s, size_t length)
{
    size_t plain = 0;
    uint64_t eight;

    for (; plain + sizeof eight <= length; plain += sizeof eight) {
        memcpy(&eight, s + plain, sizeof eight);
        if (!are_plain(eight)) {
            break;
        }
    }
    while (plain < length && is_plain((unsigned char)s[plain])) {
        plain++;
    }
    return plain;
}

void adit_text_add_json(adit_text *text, const char *string)
{
    const unsigned char *s = (const unsigned char *)string;
    const char *end = string + strlen(string);
    char *to = adit_text_extend(text, (size_t)(end - string) + 2);

    if (to != NULL && plain_length(string, (size_t)(end - string)) == (size_t)(end - string)) {
        *to++ = '"';
        to = adit_write_bytes(to, string, (size_t)(end - string));
        *to++ = '"';
        adit_text_extended(text, to);
        return;
    }
    adit_text_add_char(text, '"');
    for (;;) {
        const size_t plain = plain_length((const char *)s, (size_t)(end - (const char *)s));

        adit_text_add_bytes(text, (const char *)s, plain);
        s += plain;
        if (*s == '\0') {
            break;
        }
        uint32_t code;
        size_t length = aditl_utf8((const char *)s, strnlen((const char *)s, 4), &code);

        if (length == 0) {
            /* JSON is UTF-8; a stray byte becomes the replacement character. */
            adit_text_add(text, "\\ufffd");
            s++;
            continue;
        }
        if (*s == '"' || *s == '\\') {
            adit_text_add_char(text, '\\');
            adit_text_add_char(text, (char)*s);
        } else if (*s == '\n') {
            adit_text_add(text, "\\n");
        } else if (*s == '\t') {
            adit_text_add(text, "\\t");
        } else if (*s < 0x20 || *s == 0x7F) {
            adit_text_addf(text, "\\u%04x", *s);
        } else {
            adit_text_add_bytes(text, (const char *)s, length);
        }
        s += length;
    }
    adit_text_add_char(text, '"');
}

adit_status adit_text_status(const adit_text *text, adit_err *err)
{
    return text->failed
               ? adit_fail(err, ADIT_NOMEM, "out of memory after %zu bytes of text", text->length)
               : ADIT_OK;
}

adit_buffer adit_buffer_on(char *data, size_t size)
{
    if (size > 0) {
        data[0] = '\0';
    }
    return (adit_buffer){.data = data, .size = size};
}

void adit_buffer_add_bytes(adit_buffer *buffer, const char *data, size_t length)
{
    if (buffer->size == 0) {
        return;
    }
    size_t room = buffer->size - 1 - buffer->length;

    if (length > room) {
        length = room;
        /* A character of several bytes is kept whole or left out. */
        while (length > 0 && ((unsigned char)data[length] & 0xC0) == 0x80) {
            length--;
        }
    }
    memcpy(buffer->data + buffer->length, data, length);
    buffer->length += length;
    buffer->data[buffer->length] = '\0';
}

void adit_buffer_add(adit_buffer *buffer, const char *string)
{
    adit_buffer_add_bytes(buffer, string, strlen(string));
}

void adit_buffer_add_number(adit_buffer *buffer, int64_t number)
{
    char digits[ADIT_NUMBER_MAX];
    char *start = digits_before(digits + ADIT_NUMBER_MAX, number);

    adit_buffer_add_bytes(buffer, start, (size_t)(digits + ADIT_NUMBER_MAX - start));
}

void adit_buffer_addf(adit_buffer *buffer, const char *format, ...)
{
    if (buffer->size == 0) {
        return;
    }
    size_t room = buffer->size - buffer->length;
    va_list args;

    va_start(args, format);
    int length = adit_format_words(buffer->data + buffer->length, room, format, args);
    va_end(args);
    if (length > 0) {
        buffer->length += (size_t)length < room ? (size_t)length : room - 1;
    }
}
