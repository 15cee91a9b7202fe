/* askers.c - which events, values and permissions of mods some function may ask for.
 *
 * What nobody asks for never happens: the game does not know the words of mods, so some function
 * must say them. The sources are read token by token. A call g:emit(seat, "word") asks for its
 * word. Everything else that may lead to the method asks for any word: a word that is worked out,
 * a method that is kept under another name, a name of a method that is worked out. Only what no
 * run of these sources can ask for is refused.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/mods/set.h"
#include "bindings/lua/vm/lexer.h"
#include "engine/base/memory.h"

#define MAX_STRING 80 /* longer ones are no names */
#define MAX_NAME 10   /* of a method that asks */

static const char *const askers[] = {"emit", "value", "pay_price", "allowed"};

enum { ASKERS = sizeof askers / sizeof *askers };

struct aditl_asked_words {
    bool any[ASKERS];                 /* any word may be asked for */
    bool is_bare[ASKERS];             /* the name stands alone, as that of a local does */
    bool has_env;                     /* _ENV may be g: then such a name is the method */
    bool is_name[ASKERS];             /* the name of the method is a string of some file */
    uint16_t piece[ASKERS][MAX_NAME]; /* by where it begins in the name: where such a string ends */
    bool has_index;                   /* t[key], where the key is worked out */
    bool has_join;                    /* a .. b */
    bool has_maker;          /* string.char and others, which make strings of other things */
    adit_text words[ASKERS]; /* "\nword\nword\n" */
};

static const struct {
    int first, end;
} rows[] = {
    [ADITL_ASKED_EVENT] = {0, 1}, [ADITL_ASKED_VALUE] = {1, 3}, [ADITL_ASKED_PERMISSION] = {3, 4}};

const char *aditl_asker(aditl_asked table, int n)
{
    return askers[rows[table].first + n];
}

/* ---- Tokens ---- */

typedef struct {
    const char *at, *next, *end; /* the token, behind it, and behind the file */
} token;

static token token_at(const char *from, const char *end)
{
    const char *at = aditl_after_blanks(from, end), *next = at;

    if (at < end) {
        next = aditl_after_token(at, end);
        while (*at == '.' && next < end && *next == '.') {
            next++; /* two or three dots are one sign */
        }
    }
    return (token){at, next, end};
}

static token token_after(token t)
{
    return token_at(t.next, t.end);
}

static bool is_sign(token t, char sign)
{
    return t.next == t.at + 1 && *t.at == sign;
}

static bool is_word(token t)
{
    return t.at < t.next && aditl_is_word_char(*t.at);
}

static bool is_string(token t)
{
    return t.at < t.next && (*t.at == '"' || *t.at == '\'' || (*t.at == '[' && t.next > t.at + 1));
}

/* The byte that the escape behind a backslash stands for; *at goes behind it. -1: none. */
static int byte_of_escape(const char **at, const char *end)
{
    static const char letters[] = "abfnrtv", bytes[] = "\a\b\f\n\r\t\v";
    const char first = *(*at)++, *letter = strchr(letters, first);
    char digits[4] = "";

    if (first == 'z') {
        while (*at < end && isspace((unsigned char)**at) != 0) {
            ++*at;
        }
        return -1;
    }
    if (first == 'u') {
        const long code = strtol(*at + 1, NULL, 16);
        const char *close = memchr(*at, '}', (size_t)(end - *at));

        *at = close == NULL ? end : close + 1;
        return code < 128 ? (int)code : 255; /* no byte of a name */
    }
    if (first == 'x' && end - *at >= 2) {
        memcpy(digits, *at, 2);
        *at += 2;
        return (int)strtol(digits, NULL, 16);
    }
    if (isdigit((unsigned char)first) != 0) {
        digits[0] = first;
        for (int n = 1; n < 3 && *at < end && isdigit((unsigned char)**at) != 0; n++) {
            digits[n] = *(*at)++;
        }
        return (int)strtol(digits, NULL, 10);
    }
    return letter != NULL && first != '\0' ? bytes[letter - letters] : first;
}

/* What the string says; NULL if it is too long for a name. */
static const char *string_of(token t, char text[MAX_STRING])
{
    const char *at = t.at + 1, *end = t.next - 1;
    const bool is_long = *t.at == '[';
    size_t length = 0;

    if (is_long) {
        const size_t level = strspn(at, "=");

        at += level + 1;
        end -= level + 1;
        at += at < end && *at == '\n';
    }
    while (at < end) {
        const bool is_escape = *at == '\\' && !is_long && at + 1 < end;
        int byte = *at++;

        if (is_escape) {
            byte = byte_of_escape(&at, end);
        }
        if (byte >= 0 && length + 1 >= MAX_STRING) {
            return NULL;
        }
        if (byte >= 0) {
            text[length++] = (char)byte;
        }
    }
    text[length] = '\0';
    return text;
}

/* ---- What the sources say ---- */

static int asker_called(const char *name, size_t length)
{
    for (int i = 0; i < ASKERS; i++) {
        if (strlen(askers[i]) == length && memcmp(askers[i], name, length) == 0) {
            return i;
        }
    }
    return -1;
}

/* Notes a string that may become the name of a method, whole or as a part of it. */
static void note_string(aditl_asked_words *words, const char *text, size_t length)
{
    char part[MAX_NAME];

    if (length == 0 || length >= sizeof part) {
        return;
    }
    memcpy(part, text, length);
    part[length] = '\0';
    for (int i = 0; i < ASKERS; i++) {
        const char *at = strstr(askers[i], part);

        words->is_name[i] |= strcmp(askers[i], part) == 0;
        for (; at != NULL; at = strstr(at + 1, part)) {
            const size_t from = (size_t)(at - askers[i]);

            words->piece[i][from] |= (uint16_t)(1U << (from + length));
        }
    }
}

/* Whether the strings, one behind the other, can be the name of the method. */
static bool can_be_joined(const aditl_asked_words *words, int asker)
{
    const size_t length = strlen(askers[asker]);
    unsigned reached = 1;

    for (size_t at = 0; at < length; at++) {
        reached |= (reached >> at & 1) != 0 ? words->piece[asker][at] : 0U;
    }
    return (reached >> length & 1) != 0;
}

static bool is_maker(const char *text, size_t length)
{
    static const char *const makers[] = {"string", "char", "concat", "format", "lower",
                                         "rep",    "sub",  "upper",  NULL};

    for (int i = 0; makers[i] != NULL; i++) {
        if (strlen(makers[i]) == length && memcmp(makers[i], text, length) == 0) {
            return true;
        }
    }
    return false;
}

/* Behind the first argument of a call, whose bracket is given: its comma, or what ends it. */
static token after_argument(token t)
{
    int depth = 0;

    for (t = token_after(t); t.at < t.end; t = token_after(t)) {
        const bool is_close = is_sign(t, ')') || is_sign(t, '}') || is_sign(t, ']');

        if (depth == 0 && (is_close || is_sign(t, ','))) {
            break;
        }
        depth += is_sign(t, '(') || is_sign(t, '{') || is_sign(t, '[');
        depth -= is_close;
    }
    return t;
}

/* A call, from the name of the method: g:emit(seat, "word", ...). */
static void note_call(aditl_asked_words *words, int asker, token t)
{
    char text[MAX_STRING];
    const char *word = NULL;

    t = token_after(t);
    if (is_sign(t, '(')) {
        t = after_argument(t);
        if (is_sign(t, ',')) {
            t = token_after(t);
            word = is_string(t) ? string_of(t, text) : NULL;
            t = token_after(t);
        }
    }
    if (word == NULL || (!is_sign(t, ',') && !is_sign(t, ')'))) {
        words->any[asker] = true; /* the word is worked out */
        return;
    }
    const char *colon = strchr(word, ':');

    adit_text_add(&words->words[asker], words->words[asker].length == 0 ? "\n" : "");
    adit_text_add(&words->words[asker], colon != NULL ? colon + 1 : word);
    adit_text_add(&words->words[asker], "\n");
}

/* Whether a key of a table may follow. */
static bool is_separator(token t)
{
    return is_sign(t, '{') || is_sign(t, ',') || is_sign(t, ';');
}

static void note_word(aditl_asked_words *words, token before, token t)
{
    const size_t length = (size_t)(t.next - t.at);
    const int asker = asker_called(t.at, length);

    words->has_maker |= is_maker(t.at, length);
    words->has_env |= length == 4 && memcmp(t.at, "_ENV", length) == 0;
    if (asker >= 0) {
        words->is_bare[asker] = true;
    }
    if (is_sign(before, ':') && asker >= 0) {
        note_call(words, asker, t);
    } else if (is_sign(before, '.') && asker >= 0) {
        words->any[asker] = true; /* the method is kept, for whatever use */
    } else if (is_sign(before, '.') || (is_separator(before) && is_sign(token_after(t), '='))) {
        note_string(words, t.at, length); /* a key is a string as well */
    }
}

/* t[key], from its bracket: a key that is written there may be the name of a method. */
static void note_index(aditl_asked_words *words, token t)
{
    const token key = token_after(t);
    char text[MAX_STRING];
    const char *name = is_string(key) ? string_of(key, text) : NULL;
    const int asker = name == NULL ? -1 : asker_called(name, strlen(name));

    if (!is_sign(token_after(key), ']') ||
        (!is_string(key) && isdigit((unsigned char)*key.at) == 0)) {
        words->has_index = true;
    } else if (asker >= 0) {
        words->any[asker] = true;
    }
}

static void note_file(aditl_asked_words *words, const aditl_file *file)
{
    const char *end = file->text + file->length;
    token before = {end, end, end};

    for (token t = token_at(file->text, end); t.at < end; before = t, t = token_after(t)) {
        if (is_word(t)) {
            note_word(words, before, t);
        } else if (is_string(t)) {
            char text[MAX_STRING];
            const char *says = string_of(t, text);

            if (says != NULL) {
                note_string(words, says, strlen(says));
                words->has_maker |= is_maker(says, strlen(says));
            }
        } else if (is_sign(t, '[') && (is_word(before) || is_string(before) ||
                                       is_sign(before, ')') || is_sign(before, ']'))) {
            note_index(words, t);
        }
        words->has_join |= t.next == t.at + 2 && *t.at == '.';
    }
}

static void note_mods(aditl_asked_words *words, const aditl_mod_set *set)
{
    for (int i = 0; i < set->file_count; i++) {
        if (!set->mods[set->files[i].mod].is_game && set->files[i].text != NULL) {
            note_file(words, &set->files[i]);
        }
    }
    for (int i = 0; i < ASKERS; i++) {
        const bool is_made =
            words->has_maker || (words->has_join && can_be_joined(words, i)) || words->is_name[i];

        words->any[i] |= words->words[i].failed || (words->has_index && is_made) ||
                         (words->has_env && words->is_bare[i]);
    }
}

/* ---- Questions ---- */

bool aditl_mods_ask_for(aditl_mod_set *set, aditl_asked table, const char *word)
{
    char line[MAX_STRING + 2];
    adit_buffer out = adit_buffer_on(line, sizeof line);

    if (set->asked == NULL) {
        set->asked = adit_alloc(sizeof *set->asked);
        if (set->asked == NULL) {
            set->is_out_of_memory = true;
            return true;
        }
        note_mods(set->asked, set);
    }
    adit_buffer_add(&out, "\n");
    adit_buffer_add(&out, word);
    adit_buffer_add(&out, "\n");
    for (int i = rows[table].first; i < rows[table].end; i++) {
        const adit_text *words = &set->asked->words[i];

        if (set->asked->any[i] || (words->length > 0 && strstr(words->data, line) != NULL)) {
            return true;
        }
    }
    return false;
}

void aditl_asked_free(aditl_asked_words *words)
{
    for (int i = 0; words != NULL && i < ASKERS; i++) {
        adit_text_free(&words->words[i]);
    }
    adit_free(words);
}
