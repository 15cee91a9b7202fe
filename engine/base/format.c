/* format.c - printf for texts with untrusted words in them. */
#include "engine/base/format.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/printable.h"

#define NUMBER_MAX 400 /* the longest fraction in full has 317 characters */

/* A list of arguments that can be handed on by its address. */
typedef struct {
    va_list args;
} arguments;

/* One conversion of a format, as in "%-*.3ld". */
typedef struct {
    char flags[8];
    int width, precision; /* -1: none */
    char length;          /* 0, 'l', 'L' for ll, 'z' or 'j'; h is read as an int */
    char what;
} conversion;

static int read_number(const char **at, arguments *from, int none)
{
    int number = 0;

    if (**at == '*') {
        (*at)++;
        return va_arg(from->args, int);
    }
    if (**at < '0' || **at > '9') {
        return none;
    }
    for (; **at >= '0' && **at <= '9'; (*at)++) {
        number = number < 100000 ? number * 10 + (**at - '0') : number;
    }
    return number;
}

/* Reads a conversion after its '%'; returns where the format continues. */
static const char *read_conversion(const char *at, arguments *from, conversion *spec)
{
    size_t flags = strspn(at, "-+ #0");

    *spec = (conversion){.precision = -1};
    memcpy(spec->flags, at, flags < sizeof spec->flags ? flags : sizeof spec->flags - 1);
    at += flags;
    spec->width = read_number(&at, from, 0);
    if (*at == '.') {
        at++;
        spec->precision = read_number(&at, from, 0);
    }
    for (; *at != '\0' && strchr("hlzj", *at) != NULL; at++) {
        spec->length = *at == 'h' ? spec->length : (char)(spec->length == 'l' ? 'L' : *at);
    }
    spec->what = *at;
    return *at != '\0' ? at + 1 : at;
}

static void add_blanks(const adit_pieces *to, int count)
{
    static const char blanks[] = "                                ";
    const int most = (int)sizeof blanks - 1;

    for (; count > 0; count -= most) {
        to->own(to->context, blanks, (size_t)(count < most ? count : most));
    }
}

static void add_foreign(const adit_pieces *to, const conversion *spec, const char *text,
                        size_t length)
{
    bool is_left = spec->width < 0 || strchr(spec->flags, '-') != NULL;
    int columns = 0, width = spec->width < 0 ? -spec->width : spec->width;

    for (size_t i = 0; i < length && columns < width; i++) {
        columns += ((unsigned char)text[i] & 0xC0) != 0x80;
    }
    add_blanks(to, is_left ? 0 : width - columns);
    to->foreign(to->context, text, length);
    add_blanks(to, is_left ? width - columns : 0);
}

static bool continues_character(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

/* How many bytes of the text are written; a last character that does not fit is left out. */
static size_t fitting_length(const char *text, size_t most)
{
    const size_t length = strnlen(text, most);
    size_t last = length;
    uint32_t code;

    if (length < most || length == 0) {
        return length;
    }
    do {
        last--;
    } while (last > 0 && length - last < 4 && continues_character(text[last]));
    return aditl_utf8(text + last, length - last, &code) == 0 ? last : length;
}

static void add_text(const adit_pieces *to, const conversion *spec, const char *text)
{
    text = text != NULL ? text : "(null)";
    add_foreign(to, spec, text,
                spec->precision < 0 ? strlen(text) : fitting_length(text, (size_t)spec->precision));
}

/* The argument of a whole number, with its sign in all 64 bits. */
static uint64_t read_whole(char length, bool is_signed, arguments *from)
{
    switch (length) {
    case 'l':
        return is_signed ? (uint64_t)va_arg(from->args, long) : va_arg(from->args, unsigned long);
    case 'L':
        return is_signed ? (uint64_t)va_arg(from->args, long long)
                         : va_arg(from->args, unsigned long long);
    case 'z':
        return va_arg(from->args, size_t);
    case 'j':
        return is_signed ? (uint64_t)va_arg(from->args, intmax_t) : va_arg(from->args, uintmax_t);
    default:
        return is_signed ? (uint64_t)va_arg(from->args, int) : va_arg(from->args, unsigned);
    }
}

static void add_number(const adit_pieces *to, const conversion *spec, arguments *from)
{
    bool is_signed = spec->what == 'd' || spec->what == 'i';
    bool is_whole = is_signed || strchr("uxXo", spec->what) != NULL;
    char form[24], number[NUMBER_MAX];
    int used;

    snprintf(form, sizeof form, "%%%s*.*%s%c", spec->flags, is_whole ? "ll" : "", spec->what);
    if (is_signed) {
        used = snprintf(number, sizeof number, form, spec->width, spec->precision,
                        (long long)read_whole(spec->length, true, from));
    } else if (is_whole) {
        used = snprintf(number, sizeof number, form, spec->width, spec->precision,
                        (unsigned long long)read_whole(spec->length, false, from));
    } else {
        used = snprintf(number, sizeof number, form, spec->width, spec->precision,
                        va_arg(from->args, double));
    }
    to->own(to->context, number, strnlen(number, used < 0 ? 0 : sizeof number));
}

/* False if it is unknown. Wide characters are: they depend on the locale. */
static bool add_conversion(const adit_pieces *to, const conversion *spec, arguments *from)
{
    char character;

    if (spec->what == '\0' || strchr("diuxXofgec%s", spec->what) == NULL ||
        (spec->length != 0 && (spec->what == 's' || spec->what == 'c'))) {
        return false;
    }
    if (spec->what == 's') {
        add_text(to, spec, va_arg(from->args, const char *));
    } else if (spec->what == 'c') {
        character = (char)va_arg(from->args, int);
        add_foreign(to, spec, &character, 1);
    } else if (spec->what == '%') {
        to->own(to->context, "%", 1);
    } else {
        add_number(to, spec, from);
    }
    return true;
}

bool adit_format(const adit_pieces *to, const char *format, va_list args)
{
    arguments from;
    conversion spec;
    bool is_known = true;

    va_copy(from.args, args);
    while (*format != '\0' && is_known) {
        size_t plain = strcspn(format, "%");

        to->own(to->context, format, plain);
        format += plain;
        if (*format == '%') {
            format = read_conversion(format + 1, &from, &spec);
            is_known = add_conversion(to, &spec, &from);
        }
    }
    va_end(from.args);
    return is_known;
}

/* ---- Into an array ---- */

typedef struct {
    char *out;
    size_t size, length; /* length of all, also of what did not fit */
} words;

static void add_own(void *context, const char *text, size_t length)
{
    words *to = context;
    size_t room = to->length < to->size ? to->size - to->length : 0;

    if (room > 0 && length > 0) {
        memcpy(to->out + to->length, text, length < room ? length : room);
    }
    to->length += length;
}

static void add_masked(void *context, const char *text, size_t length)
{
    words *to = context;
    size_t from = to->length;

    add_own(context, text, length);
    for (size_t i = from; i < to->length && i < to->size; i++) {
        unsigned char byte = (unsigned char)to->out[i];

        if (byte < 0x20 || byte == 0x7F) {
            to->out[i] = byte == '\t' ? ' ' : '?';
        }
    }
}

int adit_format_words(char *out, size_t size, const char *format, va_list args)
{
    words to = {.out = out, .size = size > 0 ? size - 1 : 0};
    const adit_pieces pieces = {&to, add_own, add_masked};

    bool is_known = adit_format(&pieces, format, args);
    if (size > 0) {
        out[to.length < to.size ? to.length : to.size] = '\0';
    }
    return is_known && to.length <= INT_MAX ? (int)to.length : -1;
}
