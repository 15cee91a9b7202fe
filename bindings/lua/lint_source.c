/* lint_source.c - expressions that the Lua library in use compiles wrongly.
 *
 * Two mistakes of Lua 5.4 are within reach of a card: before 5.4.8, t[a < b] where t is a
 * variable of an outer function raises an error that has nothing to do with it; before 5.4.5 a
 * function with very many constants may get bit operators wrong. The text is read token by
 * token, with the names that are local to each function.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "bindings/lua/lint.h"
#include "bindings/lua/vm.h"
#include "engine/core/memory.h"
#include "engine/core/text.h"

enum { MAX_FUNCTIONS = 64, MAX_NAMES = 400, MAX_CONSTANTS = 200 };

typedef struct {
    const char *at;
    size_t length;
} word;

typedef struct {
    int first_name; /* names from here on belong to this function */
    int blocks;     /* open do, if, repeat in it */
    int constants;  /* numbers and strings seen, a bound on how many there are */
    bool has_bits;  /* a bit operator */
    int line;
} function;

typedef struct {
    const char *path, *text, *at;
    int line, release;
    aditl_finding found;
    void *context;
    function level[MAX_FUNCTIONS];
    int depth;
    word name[MAX_NAMES];
    int name_count;
    word last;         /* the token before */
    bool is_local;     /* names that follow are declared here */
    bool is_head;      /* between `function` and its parentheses */
    bool is_parameter; /* inside them */
} scan;

int aditl_lua_release_number(void)
{
    const char *release = adit_lua_release(); /* "Lua 5.4.4" */
    int a = 5, b = 4, c = 0;

    return sscanf(release, "Lua %d.%d.%d", &a, &b, &c) == 3 ? a * 10000 + b * 100 + c : 50400;
}

static bool is(word token, const char *text)
{
    return token.length == strlen(text) && memcmp(token.at, text, token.length) == 0;
}

static bool is_name(word token)
{
    return token.length > 0 && (isalpha((unsigned char)*token.at) || *token.at == '_');
}

static void tell(const scan *s, int line, const char *words)
{
    adit_text text = {0};

    adit_text_addf(&text, "%s:%d: %s", s->path, line, words);
    aditl_excerpt(s->path, line, &text);
    if (!text.failed) {
        s->found(s->context, text.data);
    }
    adit_text_free(&text);
}

/* ---- Tokens --------------------------------------------------------------------------------- */

static const char *after_long(const char *at)
{
    size_t level = 1;
    char close[32] = "]";

    while (level < 28 && at[level] == '=') {
        level++;
    }
    if (at[level] != '[') {
        return NULL;
    }
    memset(close + 1, '=', level - 1);
    close[level] = ']';
    close[level + 1] = '\0';
    const char *end = strstr(at + level, close);
    return end != NULL ? end + level + 1 : at + strlen(at);
}

static void skip_to(scan *s, const char *end)
{
    for (; s->at < end; s->at++) {
        s->line += *s->at == '\n';
    }
}

static void skip_blanks(scan *s)
{
    for (;;) {
        const char *end = NULL;

        if (isspace((unsigned char)*s->at)) {
            end = s->at + 1;
        } else if (s->at[0] == '-' && s->at[1] == '-') {
            end = s->at[2] == '[' ? after_long(s->at + 2) : NULL;
            end = end != NULL ? end : s->at + strcspn(s->at, "\n");
        }
        if (end == NULL) {
            return;
        }
        skip_to(s, end);
    }
}

static const char *after_quoted(const char *at)
{
    char quote = *at++;

    while (*at != '\0' && *at != quote && *at != '\n') {
        at += *at == '\\' && at[1] != '\0' ? 2 : 1;
    }
    return *at == quote ? at + 1 : at;
}

/* The end of the token at `at`; operators of two characters are one token. */
static const char *after_token(const char *at)
{
    static const char *const pairs[] = {"==", "~=", "<=", ">=", "<<", ">>", "//", "..", "::"};
    const char *end = at;

    if (*at == '"' || *at == '\'') {
        return after_quoted(at);
    }
    if (*at == '[' && after_long(at) != NULL) {
        return after_long(at);
    }
    while (isalnum((unsigned char)*end) || *end == '_') {
        end++;
    }
    if (end > at) {
        return end;
    }
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        if (strncmp(at, pairs[i], 2) == 0) {
            return at + 2;
        }
    }
    return at + 1;
}

static word next_token(scan *s)
{
    word token;

    skip_blanks(s);
    token.at = s->at;
    if (*s->at != '\0') {
        skip_to(s, after_token(s->at));
    }
    token.length = (size_t)(s->at - token.at);
    return token;
}

/* ---- Names and functions -------------------------------------------------------------------- */

static void declare(scan *s, word token)
{
    if (s->name_count < MAX_NAMES) {
        s->name[s->name_count++] = token;
    }
}

static bool is_declared(const scan *s, word token, int from, int to)
{
    for (int i = from; i < to; i++) {
        if (s->name[i].length == token.length &&
            memcmp(s->name[i].at, token.at, token.length) == 0) {
            return true;
        }
    }
    return false;
}

/* A variable of a function around this one. */
static bool is_outer(const scan *s, word token)
{
    int own = s->level[s->depth].first_name;

    return s->depth > 0 && is_declared(s, token, 0, own) &&
           !is_declared(s, token, own, s->name_count);
}

static void open_function(scan *s)
{
    if (s->depth + 1 < MAX_FUNCTIONS) {
        s->level[++s->depth] = (function){.first_name = s->name_count, .line = s->line};
    }
    s->is_head = false;
    s->is_parameter = true;
}

static void close_block(scan *s)
{
    function *f = &s->level[s->depth];

    if (f->blocks > 0) {
        f->blocks--;
        return;
    }
    if (s->release < 50405 && f->has_bits && f->constants > MAX_CONSTANTS) {
        tell(s, f->line,
             "this function has bit operators and more than 200 constants, which this release of "
             "Lua may compile wrongly; split it");
    }
    if (s->depth > 0) {
        s->name_count = f->first_name;
        s->depth--;
    }
}

static void follow_names(scan *s, word token)
{
    if (s->is_head) { /* function NAME, up to its parentheses */
        if (is(token, "(")) {
            open_function(s);
        } else if (s->is_local && is_name(token)) {
            declare(s, token);
        }
    } else if (is(token, "function")) {
        s->is_local = is(s->last, "local");
        s->is_head = true;
        return;
    } else if (is(token, "local") || is(token, "for")) {
        s->is_local = true;
        return;
    } else if (s->is_parameter && is(token, ")")) {
        s->is_parameter = false;
    } else if ((s->is_local || s->is_parameter) && is_name(token) && !is(token, "in")) {
        declare(s, token);
        return;
    }
    if (!is(token, ",") && !is(token, "<") && !is(token, ">")) {
        s->is_local = false;
    }
}

static void follow_blocks(scan *s, word token)
{
    function *f = &s->level[s->depth];

    if (is(token, "do") || is(token, "then") || is(token, "repeat")) {
        f->blocks++;
    } else if (is(token, "elseif")) {
        f->blocks--; /* its `then` opens it again */
    } else if (is(token, "end") || is(token, "until")) {
        close_block(s);
    } else if (isdigit((unsigned char)*token.at) || *token.at == '"' || *token.at == '\'') {
        f->constants++;
    } else if (is(token, "&") || is(token, "|") || is(token, "~") || is(token, "<<") ||
               is(token, ">>")) {
        f->has_bits = true;
    }
}

/* ---- t[a < b] ------------------------------------------------------------------------------- */

static bool is_comparison(word token)
{
    static const char *const all[] = {"<", ">", "<=", ">=", "==", "~="};

    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (is(token, all[i])) {
            return true;
        }
    }
    return false;
}

/* Whether the index that begins here is a comparison. Reads ahead on a copy. */
static bool compares(const scan *s)
{
    scan ahead = *s;
    int depth = 1;
    bool found = false;

    while (depth > 0 && *ahead.at != '\0') {
        word token = next_token(&ahead);

        depth += is(token, "[") || is(token, "(") || is(token, "{");
        depth -= is(token, "]") || is(token, ")") || is(token, "}");
        if (is(token, "and") || is(token, "or")) {
            return false; /* gives a value that is put into a register */
        }
        found = found || (depth == 1 && is_comparison(token));
    }
    return found;
}

static void look_at_index(const scan *s, word token)
{
    char words[200];

    if (s->release >= 50408 || !is(token, "[") || !is_name(s->last) || !is_outer(s, s->last) ||
        !compares(s)) {
        return;
    }
    snprintf(words, sizeof words,
             "%.*s[... a comparison ...]: this release of Lua gets it wrong for a variable of an "
             "outer function; write local key = ... first, then %.*s[key]",
             (int)s->last.length, s->last.at, (int)s->last.length, s->last.at);
    tell(s, s->line, words);
}

void aditl_lint_source(const char *path, const char *text, int release, aditl_finding found,
                       void *context)
{
    scan *s = adit_alloc(sizeof *s);

    if (s == NULL) {
        return;
    }
    s->path = path;
    s->text = s->at = text;
    s->line = 1;
    s->release = release;
    s->found = found;
    s->context = context;
    s->last = (word){"", 0};
    for (word token = next_token(s); token.length > 0; token = next_token(s)) {
        look_at_index(s, token);
        follow_names(s, token);
        follow_blocks(s, token);
        s->last = token;
    }
    close_block(s);
    adit_free(s);
}
