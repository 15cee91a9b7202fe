/* parse.h - whole numbers from text: all of it and nothing else, whatever the locale.
 *
 * Each function says whether the text is such a number; if it is not, *number stays as it was.
 */
#ifndef ADIT_BASE_PARSE_H
#define ADIT_BASE_PARSE_H

#include <stdbool.h>
#include <stdint.h>

/* Decimal digits, after a minus or not, for a number from min to max. */
bool adit_parse_int(const char *text, int64_t min, int64_t max, int64_t *number);
/* The same as programs write it: no zeros in front, and no "-0". */
bool adit_parse_exact_int(const char *text, int64_t min, int64_t max, int64_t *number);
/* Up to the whole 64 bits, without a sign, as programs write it. */
bool adit_parse_exact_u64(const char *text, uint64_t *number);
/* A seed as people write it: decimal, or hexadecimal after 0x. */
bool adit_parse_seed(const char *text, uint64_t *number);

#endif
