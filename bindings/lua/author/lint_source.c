/* lint_source.c - functions that the Lua library in use may compile wrongly.
 *
 * One mistake of Lua 5.4 is within reach of a card and cannot be seen in the compiled file: before
 * 5.4.5 a function with very many constants may get bit operators wrong. The text is read token
 * by token, function by function. (What can be seen in the compiled file is refused by purity.c.)
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "bindings/lua/author/lint.h"
#include "bindings/lua/vm/lexer.h"
#include "bindings/lua/vm/sources.h"
#include "bindings/lua/vm/vm.h"
#include "engine/base/text.h"

enum { MAX_FUNCTIONS = 64, MAX_CONSTANTS = 200, BITS_WORK_SINCE = 50405 };

typedef struct {
    int blocks;    /* open do, if, repeat in it */
    int constants; /* numbers and strings seen, a bound on how many there are */
    bool has_bits; /* a bit operator */
    int line;
} function;

typedef struct {
    const char *path, *text;
    int line;
    aditl_finding found;
    void *context;
    function level[MAX_FUNCTIONS];
    int depth;
} scan;

int aditl_lua_release_number(void)
{
    const char *release = adit_lua_release(); /* "Lua 5.4.4" */
    int a = 5, b = 4, c = 0;

    return sscanf(release, "Lua %d.%d.%d", &a, &b, &c) == 3 ? a * 10000 + b * 100 + c : 50400;
}

static void report_bits(const scan *s, int line)
{
    adit_text text = {0};

    adit_text_addf(&text,
                   "%s:%d: this function has bit operators and more than %d constants, which this "
                   "release of Lua may compile wrongly; split it",
                   s->path, line, MAX_CONSTANTS);
    aditl_excerpt(s->text, strlen(s->text), line, &text);
    if (!text.failed) {
        s->found(s->context, text.data);
    }
    adit_text_free(&text);
}

static void open_function(scan *s)
{
    if (s->depth + 1 < MAX_FUNCTIONS) {
        s->level[++s->depth] = (function){.line = s->line};
    }
}

static void close_block(scan *s)
{
    function *f = &s->level[s->depth];

    if (f->blocks > 0) {
        f->blocks--;
        return;
    }
    if (f->has_bits && f->constants > MAX_CONSTANTS) {
        report_bits(s, f->line);
    }
    s->depth -= s->depth > 0;
}

/* Whether a bit operator begins here; `before` is the sign before it if that touches it. */
static bool is_bit_operator(const char *token, const char *end, char before)
{
    char next = token + 1 < end ? token[1] : '\0';

    return *token == '&' || *token == '|' || (*token == '~' && next != '=') ||
           ((*token == '<' || *token == '>') && before == *token);
}

static void follow_token(scan *s, const char *token, const char *next)
{
    function *f = &s->level[s->depth];

    if (aditl_token_is(token, next, "function")) {
        open_function(s);
    } else if (aditl_token_is(token, next, "do") || aditl_token_is(token, next, "then") ||
               aditl_token_is(token, next, "repeat")) {
        f->blocks++;
    } else if (aditl_token_is(token, next, "elseif")) {
        f->blocks--; /* its `then` opens it again */
    } else if (aditl_token_is(token, next, "end") || aditl_token_is(token, next, "until")) {
        close_block(s);
    } else if (isdigit((unsigned char)*token) || *token == '"' || *token == '\'') {
        f->constants++;
    }
}

void aditl_lint_source(const char *path, const char *text, int release, aditl_finding found,
                       void *context)
{
    scan s = {.path = path, .text = text, .line = 1, .found = found, .context = context};
    const char *end = text + strlen(text), *at = text, *last = text;

    if (release >= BITS_WORK_SINCE) {
        return;
    }
    for (;;) {
        const char *token = aditl_after_blanks(at, end), *next;

        if (token >= end) {
            break;
        }
        next = aditl_after_token(token, end);
        s.line += aditl_lines_between(at, token);
        follow_token(&s, token, next);
        s.level[s.depth].has_bits |= is_bit_operator(token, end, last + 1 == token ? *last : '\0');
        s.line += aditl_lines_between(token, next);
        last = token;
        at = next;
    }
    close_block(&s);
}
