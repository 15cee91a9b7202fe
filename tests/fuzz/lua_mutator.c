/* lua_mutator.c - see lua_mutator.h. */
#include "tests/fuzz/lua_mutator.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "tests/fuzz/world.h"

#define MAX_TOKENS 2000
#define MAX_SIZE 8192
#define TRIES 6
#define LONGEST_RUN 12 /* tokens that are moved together */

/* Not there without libFuzzer. */
extern size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max) __attribute__((weak));

static const char *const words[] = {"0",
                                    "1",
                                    "-1",
                                    "2",
                                    "7",
                                    "0.5",
                                    "1e308",
                                    "65535",
                                    "-32768",
                                    "9007199254740993",
                                    "0x7fffffffffffffff",
                                    "nil",
                                    "true",
                                    "false",
                                    "{}",
                                    "\"\"",
                                    "\"a\"",
                                    "{1,nil,3}",
                                    "me",
                                    "g",
                                    "base",
                                    "ev",
                                    "others",
                                    "g:gain(me,{gold=1})",
                                    "g:pay(me,{wood=1})",
                                    "g:choose(me,{\"a\",\"b\"})",
                                    "g:log(\"x\")",
                                    "return base",
                                    "return base+1",
                                    "return {}",
                                    "return nil",
                                    "function(g,me,base)return base end",
                                    "#",
                                    "not ",
                                    "-",
                                    "+",
                                    "*",
                                    "//",
                                    "%",
                                    "..",
                                    "==",
                                    "<",
                                    "and",
                                    "or",
                                    "~",
                                    "<<",
                                    ">>",
                                    "pairs",
                                    "ipairs",
                                    "error",
                                    "select",
                                    "table.insert",
                                    "table.remove",
                                    "table.sort",
                                    "string.rep",
                                    "string.format",
                                    "math.maxinteger",
                                    "on",
                                    "modify",
                                    "allow",
                                    "forbid",
                                    "score",
                                    "run",
                                    "when",
                                    "by",
                                    "choices",
                                    "storage",
                                    "cost",
                                    "goal"};
#define WORDS (sizeof words / sizeof *words)

typedef struct {
    uint16_t start, length;
} token;

static token tokens[MAX_TOKENS];
static int token_count;
static uint64_t random_state;

static size_t roll(size_t below)
{
    random_state ^= random_state << 13, random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return below == 0 ? 0 : (size_t)(random_state % below);
}

/* Where the token that begins here ends. */
static size_t token_end(const uint8_t *data, size_t at, size_t size)
{
    uint8_t first = data[at++];

    if (isalnum(first) || first == '_') {
        while (at < size && (isalnum(data[at]) || data[at] == '_' || data[at] == '.')) {
            at++;
        }
    } else if (first == '"' || first == '\'') {
        while (at < size && data[at] != first && data[at] != '\n') {
            at += data[at] == '\\' && at + 1 < size ? 2 : 1;
        }
        at += at < size;
    } else if (first == '-' && at < size && data[at] == '-') {
        while (at < size && data[at] != '\n') {
            at++;
        }
    }
    return at;
}

static void find_tokens(const uint8_t *data, size_t from, size_t size)
{
    token_count = 0;
    for (size_t at = from; at < size && token_count < MAX_TOKENS;) {
        if (isspace(data[at])) {
            at++;
            continue;
        }
        size_t end = token_end(data, at, size);

        tokens[token_count++] = (token){(uint16_t)at, (uint16_t)(end - at)};
        at = end;
    }
}

/* Puts `length` bytes in the place of those from `from` to `to`; the new size, or the old one if
 * they do not fit. */
static size_t replace(uint8_t *data, size_t size, size_t max, size_t from, size_t to,
                      const uint8_t *bytes, size_t length)
{
    uint8_t copy[MAX_SIZE];

    if (size - (to - from) + length > max || length > sizeof copy) {
        return size;
    }
    memcpy(copy, bytes, length); /* they may be of the same input */
    memmove(data + from + length, data + to, size - to);
    memcpy(data + from, copy, length);
    return size - (to - from) + length;
}

/* A word with blanks around it, so that it stays one. */
static size_t put_word(uint8_t *data, size_t size, size_t max, size_t from, size_t to)
{
    char text[80];

    snprintf(text, sizeof text, " %s ", words[roll(WORDS)]);
    return replace(data, size, max, from, to, (const uint8_t *)text, strlen(text));
}

/* One change of the tokens between `from` and `to`. */
static size_t change(uint8_t *data, size_t size, size_t max, size_t from, size_t to)
{
    find_tokens(data, from, to);
    if (token_count == 0) {
        return put_word(data, size, max, from, from);
    }
    size_t first = roll((size_t)token_count), other = roll((size_t)token_count);
    size_t last = first + roll(LONGEST_RUN);

    last = last < (size_t)token_count ? last : (size_t)token_count - 1;
    const token *a = &tokens[first], *b = &tokens[other], *end = &tokens[last];
    size_t after = (size_t)end->start + end->length, place = b->start;

    switch (roll(6)) {
    case 0: /* remove some */
        return replace(data, size, max, a->start, after, data, 0);
    case 1: /* copy some */
        return replace(data, size, max, place, place, data + a->start, after - a->start);
    case 2: /* one in the place of another */
        return replace(data, size, max, place, place + b->length, data + a->start, a->length);
    case 3: /* a word between */
        return put_word(data, size, max, place, place);
    default: /* a word in the place of one */
        return put_word(data, size, max, place, place + b->length);
    }
}

/* Where the piece of this number begins and ends. */
static void find_piece(const uint8_t *data, size_t size, int number, size_t *from, size_t *to)
{
    const char *at = (const char *)data + 1, *end = (const char *)data + size;
    size_t length;
    const char *piece = fuzz_split(&at, end, &length);

    for (int i = 0; i < number; i++) {
        piece = fuzz_split(&at, end, &length);
    }
    *from = (size_t)(piece - (const char *)data);
    *to = *from + length;
}

size_t fuzz_mutate_lua(uint8_t *data, size_t size, size_t max, unsigned seed, int sources)
{
    static uint8_t kept[MAX_SIZE];
    size_t from, to, changed = size;

    random_state = seed * 0x9e3779b97f4a7c15u + 88172645463325252u;
    if (size < 2 || size > sizeof kept || roll(4) == 0) {
        return LLVMFuzzerMutate(data, size, max);
    }
    max = max < sizeof kept ? max : sizeof kept;
    memcpy(kept, data, size);
    int number = (int)roll((size_t)sources);
    for (int i = 0; i < TRIES; i++) {
        memcpy(data, kept, size);
        changed = size;
        for (size_t n = 1 + roll(3); n > 0; n--) {
            find_piece(data, changed, number, &from, &to);
            changed = change(data, changed, max, from, to);
        }
        find_piece(data, changed, number, &from, &to);
        if (fuzz_parses((const char *)data + from, to - from)) {
            break;
        }
    }
    return changed;
}
