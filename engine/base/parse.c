/* parse.c - whole numbers from text.
 *
 * All readers count up digit by digit and stop before a number gets too large, so nothing wraps
 * around and nothing depends on errno or the locale.
 */
#include "engine/base/parse.h"

#include <string.h>

/* The digit that the character stands for, or one that no base has. */
static unsigned digit_of(char c)
{
    if (c >= '0' && c <= '9') {
        return (unsigned)(c - '0');
    }
    const char lower = (char)(c | 0x20);

    return lower >= 'a' && lower <= 'f' ? (unsigned)(lower - 'a') + 10 : 99;
}

static bool read_digits(const char *text, unsigned base, uint64_t most, uint64_t *number)
{
    uint64_t value = 0;

    if (text[0] == '\0') {
        return false;
    }
    for (; *text != '\0'; text++) {
        const unsigned digit = digit_of(*text);

        if (digit >= base || digit > most || value > (most - digit) / base) {
            return false;
        }
        value = value * base + digit;
    }
    *number = value;
    return true;
}

bool adit_parse_int(const char *text, int64_t min, int64_t max, int64_t *number)
{
    const bool is_negative = text[0] == '-';
    uint64_t size;

    if (!read_digits(text + is_negative, 10, INT64_MAX, &size)) {
        return false;
    }
    const int64_t value = is_negative ? -(int64_t)size : (int64_t)size;

    if (value < min || value > max) {
        return false;
    }
    *number = value;
    return true;
}

bool adit_parse_exact_int(const char *text, int64_t min, int64_t max, int64_t *number)
{
    const bool is_negative = text[0] == '-';
    const char *digits = text + is_negative;

    return (digits[0] != '0' || (digits[1] == '\0' && !is_negative)) &&
           adit_parse_int(text, min, max, number);
}

bool adit_parse_exact_u64(const char *text, uint64_t *number)
{
    return (text[0] != '0' || text[1] == '\0') && read_digits(text, 10, UINT64_MAX, number);
}

bool adit_parse_seed(const char *text, uint64_t *number)
{
    const bool is_hex = strncmp(text, "0x", 2) == 0 || strncmp(text, "0X", 2) == 0;

    return read_digits(is_hex ? text + 2 : text, is_hex ? 16 : 10, UINT64_MAX, number);
}
