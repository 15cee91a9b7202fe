/* late_parts.c - what in a file of several cards is needed for their examples only.
 *
 * Loops make such cards, and with each of them its examples, by functions and tables of the file.
 * The fields `examples` of its cards are left out, and then every local function and table at the
 * top of the file that nothing else names. A word that stands anywhere else in the file, as a field
 * too, counts as a use, so that nothing is left out that something needs.
 */
#include <string.h>

#include "bindings/lua/mods/late_examples.h"
#include "bindings/lua/vm/lexer.h"

#define MAX_LOCALS 62
#define REST (UINT64_C(1) << 63) /* what is no local at the top of the file */

/* A function or table that is a local at the top of the file. */
typedef struct {
    const char *name, *name_end, *from, *to;
    uint64_t users; /* of these locals, one bit each, or REST */
    bool is_needed;
} file_local;

/* A token, what stands behind it, the end of the text, and the token before it. */
typedef struct {
    const char *at, *next, *end, *before;
} token;

typedef struct {
    token t;
    int depth;      /* of tables, brackets and blocks that are open before it */
    int blocks;     /* of them blocks, inside the local that is read */
    int card_depth; /* inside the braces of a card; 0: there is none */
    bool is_local;  /* the last local is being read */
    file_local local[MAX_LOCALS];
    int local_count;
    aditl_late_parts *parts;
} reader;

static bool is_word(const token *t, const char *word)
{
    return t->at < t->end && aditl_token_is(t->at, t->next, word);
}

static bool is_sign(const token *t, char sign)
{
    return t->at < t->end && *t->at == sign && t->next == t->at + 1;
}

static void go_on(token *t)
{
    t->before = t->at;
    t->at = aditl_after_blanks(t->next, t->end);
    t->next = t->at < t->end ? aditl_after_token(t->at, t->end) : t->end;
}

static token behind(token t)
{
    go_on(&t);
    return t;
}

/* How many brackets more are open behind the token. */
static int bracket_change(const token *t)
{
    if (t->next != t->at + 1) {
        return 0;
    }
    return (*t->at == '{' || *t->at == '(' || *t->at == '[') -
           (*t->at == '}' || *t->at == ')' || *t->at == ']');
}

static bool is_same_word(const char *a, const char *a_end, const char *b, const char *b_end)
{
    return a_end - a == b_end - b && memcmp(a, b, (size_t)(a_end - a)) == 0;
}

/* Notes which locals the token names, and who does. */
static void note_use(reader *r)
{
    const uint64_t user = r->is_local ? UINT64_C(1) << (r->local_count - 1) : REST;

    for (int i = 0; i < r->local_count; i++) {
        if (is_same_word(r->local[i].name, r->local[i].name_end, r->t.at, r->t.next)) {
            r->local[i].users |= user;
        }
    }
}

/* Whether the token calls a function, outside of all functions that the local is made of. */
static bool is_call(const reader *r)
{
    const token *t = &r->t;

    return r->blocks == 0 &&
           (is_sign(t, '(') ||
            (aditl_is_word_char(*t->before) && (*t->at == '{' || *t->at == '"' || *t->at == '\'' ||
                                                (*t->at == '[' && t->next > t->at + 1))));
}

/* Goes on behind `local function NAME` or `local NAME =`, if that stands here and a table
 * follows; what else is declared counts as the rest of the file. */
static void begin_local(reader *r)
{
    token t = behind(r->t);
    const bool is_function = is_word(&t, "function");

    if (is_function) {
        go_on(&t);
    }
    const file_local local = {.name = t.at, .name_end = t.next, .from = r->t.at};
    if (is_word(&t, "card")) {
        return; /* it is not the one that this file calls */
    }
    if (!is_function) {
        go_on(&t);
        if (!is_sign(&t, '=')) {
            return;
        }
    }
    go_on(&t);
    if (r->local_count < MAX_LOCALS && is_sign(&t, is_function ? '(' : '{')) {
        r->t = t;
        r->depth = r->blocks = is_function;
        r->is_local = true;
        r->local[r->local_count++] = local;
    }
}

/* The local has ended with the token; what follows must be no part of it. */
static void end_local(reader *r)
{
    file_local *local = &r->local[r->local_count - 1];
    const token t = behind(r->t);

    local->to = r->t.next;
    local->is_needed |=
        t.at < t.end && (!aditl_is_word_char(*t.at) || is_word(&t, "and") || is_word(&t, "or"));
    r->is_local = false;
}

static bool add_part(aditl_late_parts *parts, const char *from, const char *to)
{
    int at = parts->count;

    if (at == ADITL_MAX_LATE_PARTS) {
        return false;
    }
    for (; at > 0 && parts->part[at - 1].from > from; at--) {
        parts->part[at] = parts->part[at - 1];
    }
    parts->part[at] = (aditl_late_part){from, to};
    parts->count++;
    return true;
}

/* Goes on behind the field `examples = ...` and the comma behind it. False: it does not end. */
static bool skip_examples(reader *r)
{
    const char *from = r->t.at;
    token *t = &r->t;

    go_on(t);
    for (go_on(t); t->at < t->end; go_on(t)) {
        if (r->depth == r->card_depth && (is_sign(t, ',') || is_sign(t, ';') || is_sign(t, '}'))) {
            const bool is_last = is_sign(t, '}');
            const bool has_room = add_part(r->parts, from, is_last ? t->at : t->next);

            if (!is_last) {
                go_on(t);
            }
            return has_room;
        }
        r->depth += bracket_change(t) + aditl_block_change(t->at, t->next);
    }
    return false;
}

static bool is_examples(const reader *r)
{
    const char before = *r->t.before;

    if (r->card_depth == 0 || r->depth != r->card_depth || !is_word(&r->t, "examples") ||
        (before != '{' && before != ',' && before != ';')) {
        return false;
    }
    const token t = behind(r->t);
    return is_sign(&t, '=') && t.next < t.end && *t.next != '=';
}

/* Whether the word forbids to leave out a part of this file. */
static bool is_in_the_way(reader *r)
{
    if (is_word(&r->t, "include") || is_word(&r->t, "import")) {
        return true; /* what these give is known only while all is loaded */
    }
    if (is_word(&r->t, "card")) {
        const token t = behind(r->t);

        r->card_depth = r->depth + 1;
        return !is_sign(&t, '{');
    }
    return false;
}

/* Reads one token. False: nothing of this file can wait. */
static bool read_token(reader *r)
{
    if (r->depth == 0 && is_word(&r->t, "local")) {
        begin_local(r);
    }
    if (aditl_is_word_char(*r->t.at)) {
        if (is_in_the_way(r)) {
            return false;
        }
        note_use(r);
    }
    if (r->is_local && is_call(r)) {
        r->local[r->local_count - 1].is_needed = true;
    }
    const int block = aditl_block_change(r->t.at, r->t.next);
    const int change = bracket_change(&r->t) + block;

    r->depth += change;
    r->blocks += block;
    r->card_depth = change < 0 && r->depth < r->card_depth ? 0 : r->card_depth;
    if (r->is_local && r->depth == 0) {
        end_local(r);
    }
    return r->depth >= 0;
}

/* The locals that something needed names, one bit each, and REST. */
static uint64_t find_needed(const reader *r)
{
    uint64_t needed = REST, before = 0;

    while (needed != before) {
        before = needed;
        for (int i = 0; i < r->local_count; i++) {
            const bool is_needed = r->local[i].is_needed || (r->local[i].users & needed) != 0;

            needed |= is_needed ? UINT64_C(1) << i : 0;
        }
    }
    return needed;
}

bool aditl_find_late_parts(const char *text, size_t length, aditl_late_parts *parts)
{
    reader r = {.t = {.at = text, .next = text, .end = text + length}, .parts = parts};

    parts->count = 0;
    for (go_on(&r.t); r.t.at < r.t.end;) {
        if (is_examples(&r)) {
            if (!skip_examples(&r)) {
                return false;
            }
            continue;
        }
        if (!read_token(&r)) {
            return false;
        }
        go_on(&r.t);
    }
    if (parts->count == 0 || r.depth != 0) {
        return false;
    }
    const uint64_t needed = find_needed(&r);

    for (int i = 0; i < r.local_count; i++) {
        if ((needed >> i & 1) == 0 && !add_part(parts, r.local[i].from, r.local[i].to)) {
            return false;
        }
    }
    return true;
}
