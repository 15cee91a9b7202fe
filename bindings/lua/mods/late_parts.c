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

typedef struct {
    const char *at, *next, *end; /* the token, what stands behind it, the end of the text */
    const char *before;          /* the token before it */
    int depth;                   /* of tables, brackets and blocks that are open before it */
    int blocks;                  /* of them blocks, inside the local that is read */
    int card_depth;              /* inside the braces of a card; 0: there is none */
    bool is_local;               /* the last local is being read */
    file_local local[MAX_LOCALS];
    int local_count;
    aditl_late_parts *parts;
} reader;

static bool is_word(const reader *r, const char *word)
{
    return r->at < r->end && aditl_token_is(r->at, r->next, word);
}

static bool is_sign(const reader *r, char sign)
{
    return r->at < r->end && *r->at == sign && r->next == r->at + 1;
}

static void go_on(reader *r)
{
    r->before = r->at;
    r->at = aditl_after_blanks(r->next, r->end);
    r->next = r->at < r->end ? aditl_after_token(r->at, r->end) : r->end;
}

/* Whether the token opens a block (1) or closes one (-1). */
static int block_of(const reader *r)
{
    switch (*r->at) {
    case 'd':
        return is_word(r, "do") ? 1 : 0;
    case 'e':
        return is_word(r, "end") ? -1 : 0;
    case 'f':
        return is_word(r, "function") ? 1 : 0;
    case 'i':
        return is_word(r, "if") ? 1 : 0;
    case 'r':
        return is_word(r, "repeat") ? 1 : 0;
    case 'u':
        return is_word(r, "until") ? -1 : 0;
    default:
        return 0;
    }
}

static int bracket_of(const reader *r)
{
    if (r->next != r->at + 1) {
        return 0;
    }
    return (*r->at == '{' || *r->at == '(' || *r->at == '[') -
           (*r->at == '}' || *r->at == ')' || *r->at == ']');
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
        if (is_same_word(r->local[i].name, r->local[i].name_end, r->at, r->next)) {
            r->local[i].users |= user;
        }
    }
}

/* Whether the token calls a function, outside of all functions that the local is made of. */
static bool is_call(const reader *r)
{
    return r->blocks == 0 &&
           (is_sign(r, '(') ||
            (aditl_is_word_char(*r->before) && (*r->at == '{' || *r->at == '"' || *r->at == '\'' ||
                                                (*r->at == '[' && r->next > r->at + 1))));
}

/* Goes on behind `local function NAME` or `local NAME =`, if that stands here and a table
 * follows; what else is declared counts as the rest of the file. */
static void begin_local(reader *r)
{
    static const char card[] = "card";
    reader ahead = *r;

    go_on(&ahead);
    const bool is_function = is_word(&ahead, "function");
    if (is_function) {
        go_on(&ahead);
    }
    file_local local = {.name = ahead.at, .name_end = ahead.next, .from = r->at};
    if (!is_function) {
        go_on(&ahead);
        if (!is_sign(&ahead, '=')) {
            return;
        }
    }
    go_on(&ahead);
    if (is_same_word(local.name, local.name_end, card, card + strlen(card))) {
        return; /* it is not the one that this file calls */
    }
    if (r->local_count < MAX_LOCALS && is_sign(&ahead, is_function ? '(' : '{')) {
        r->at = ahead.at;
        r->next = ahead.next;
        r->before = ahead.before;
        r->depth = r->blocks = is_function;
        r->is_local = true;
        r->local[r->local_count++] = local;
    }
}

/* The local has ended with the token; what follows must be no part of it. */
static void end_local(reader *r)
{
    file_local *local = &r->local[r->local_count - 1];
    reader ahead = *r;

    local->to = r->next;
    r->is_local = false;
    go_on(&ahead);
    local->is_needed = local->is_needed ||
                       (ahead.at < ahead.end && (!aditl_is_word_char(*ahead.at) ||
                                                 is_word(&ahead, "and") || is_word(&ahead, "or")));
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
    const char *from = r->at;

    go_on(r);
    for (go_on(r); r->at < r->end; go_on(r)) {
        if (r->depth == r->card_depth && (is_sign(r, ',') || is_sign(r, ';') || is_sign(r, '}'))) {
            const bool is_last = is_sign(r, '}');
            const bool has_room = add_part(r->parts, from, is_last ? r->at : r->next);

            if (!is_last) {
                go_on(r);
            }
            return has_room;
        }
        r->depth += bracket_of(r) + block_of(r);
    }
    return false;
}

static bool is_examples(const reader *r)
{
    reader ahead = *r;

    if (r->card_depth == 0 || r->depth != r->card_depth || !is_word(r, "examples") ||
        (*r->before != '{' && *r->before != ',' && *r->before != ';')) {
        return false;
    }
    go_on(&ahead);
    return is_sign(&ahead, '=') && ahead.next < ahead.end && *ahead.next != '=';
}

/* Whether the token is nothing that forbids to leave out a part of this file. */
static bool can_wait_here(reader *r)
{
    reader ahead = *r;

    if (is_word(r, "include") || is_word(r, "import")) {
        return false; /* what these give is known only while all is loaded */
    }
    if (is_word(r, "card")) {
        go_on(&ahead);
        r->card_depth = r->depth + 1;
        return is_sign(&ahead, '{');
    }
    return true;
}

/* Reads one token. False: nothing of this file can wait. */
static bool read_token(reader *r)
{
    if (r->depth == 0 && is_word(r, "local")) {
        begin_local(r);
    }
    if (aditl_is_word_char(*r->at)) {
        if (!can_wait_here(r)) {
            return false;
        }
        note_use(r);
    }
    if (r->is_local && is_call(r)) {
        r->local[r->local_count - 1].is_needed = true;
    }
    const int block = block_of(r), change = bracket_of(r) + block;

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
    reader r = {.next = text, .end = text + length, .at = text, .parts = parts};

    parts->count = 0;
    for (go_on(&r); r.at < r.end;) {
        if (is_examples(&r)) {
            if (!skip_examples(&r)) {
                return false;
            }
            continue;
        }
        if (!read_token(&r)) {
            return false;
        }
        go_on(&r);
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
