/* late_examples.c - examples of a title's own cards are compiled when somebody asks for them.
 *
 * They are more than half of the text of the cards, and no match needs them. What is put off is
 * only what can mean nothing but itself: a table of texts, numbers and tables, in a file that is
 * one card, `return card { ... }`. In its place stand blanks, so that lines stay what they are.
 */
#include "bindings/lua/mods/late_examples.h"

#include <string.h>

#include "bindings/lua/vm/env.h"
#include "bindings/lua/vm/lexer.h"
#include "engine/base/memory.h"

#define FIELD "examples"

typedef struct {
    const char *at, *next, *end; /* the token, what stands behind it, the end of the text */
} token;

static void step_on(token *t)
{
    t->at = aditl_after_blanks(t->next, t->end);
    t->next = t->at < t->end ? aditl_after_token(t->at, t->end) : t->end;
}

static bool is_token(const token *t, const char *word)
{
    return t->at < t->end && aditl_token_is(t->at, t->next, word);
}

static bool is_constant(const token *t)
{
    return (*t->at >= '0' && *t->at <= '9') || is_token(t, "true") || is_token(t, "false") ||
           is_token(t, "nil");
}

static bool is_field_name(const token *t)
{
    const char *behind = aditl_after_blanks(t->next, t->end);

    return behind + 1 < t->end && behind[0] == '=' && behind[1] != '=';
}

/* Whether the token is of a table of texts and numbers: its value depends on nothing else. */
static bool is_literal(const token *t)
{
    switch (*t->at) {
    case '"':
    case '\'':
    case '{':
    case '}':
    case '[':
    case ']':
    case '=':
    case ',':
    case ';':
    case '.':
    case '-':
        return true;
    default:
        return aditl_is_word_char(*t->at) && (is_constant(t) || is_field_name(t));
    }
}

/* Goes on behind the table that begins at the token. False: it is no literal. */
static bool skip_table(token *t, const char **closing)
{
    int depth = 0;

    do {
        if (!is_literal(t)) {
            return false;
        }
        depth += (*t->at == '{') - (*t->at == '}');
        *closing = t->next;
        step_on(t);
    } while (t->at < t->end && depth > 0);
    return depth == 0;
}

/* How much deeper the text is behind the token, in tables and blocks. */
static int deeper_by(const token *t)
{
    static const char *const opening[] = {"function", "do", "if", "repeat", NULL};

    if (*t->at == '{' || *t->at == '}') {
        return *t->at == '{' ? 1 : -1;
    }
    for (int i = 0; opening[i] != NULL; i++) {
        if (is_token(t, opening[i])) {
            return 1;
        }
    }
    return is_token(t, "end") || is_token(t, "until") ? -1 : 0;
}

/* The field that begins at the token, if it is a table that can wait. */
static bool read_field(const char *text, token t, aditl_late_examples *late)
{
    const char *closing = t.at;

    late->from = (size_t)(t.at - text);
    step_on(&t);
    if (!is_token(&t, "=")) {
        return false;
    }
    step_on(&t);
    late->table = (size_t)(t.at - text);
    if (!is_token(&t, "{") || !skip_table(&t, &closing)) {
        return false;
    }
    late->end = (size_t)(closing - text);
    late->to = is_token(&t, ",") || is_token(&t, ";") ? (size_t)(t.next - text) : late->end;
    return true;
}

bool aditl_find_late_examples(const char *text, size_t length, aditl_late_examples *late)
{
    token t = {text, text, text + length};

    step_on(&t);
    if (!is_token(&t, "return")) {
        return false;
    }
    step_on(&t);
    if (!is_token(&t, "card")) {
        return false;
    }
    step_on(&t);
    bool begins_field = is_token(&t, "{");
    for (int depth = begins_field; depth > 0 && t.at < t.end; depth += deeper_by(&t)) {
        step_on(&t);
        if (depth == 1 && begins_field && is_token(&t, FIELD)) {
            return read_field(text, t, late);
        }
        begins_field = is_token(&t, ",") || is_token(&t, ";");
    }
    return false;
}

static void blank_out(char *text, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        text[i] = text[i] == '\n' || text[i] == '\r' ? text[i] : ' ';
    }
}

void aditl_put_off_examples(aditl_mod_set *set, aditl_file *file)
{
    aditl_late_examples late;

    if (file->is_broken || !aditl_find_late_examples(file->text, file->length, &late)) {
        return;
    }
    file->needed = adit_realloc(NULL, file->length + 1);
    if (file->needed == NULL) {
        set->is_out_of_memory = true;
        return;
    }
    memcpy(file->needed, file->text, file->length + 1);
    blank_out(file->needed, late.from, late.to);
}

const char *aditl_needed_text(const aditl_file *file)
{
    return file->needed != NULL ? file->needed : file->text;
}

/* The file becomes `return { ... }`, each line where it was. */
void aditl_push_late_examples(lua_State *L, const aditl_source *source)
{
    static const char keyword[] = {'r', 'e', 't', 'u', 'r', 'n'};
    aditl_late_examples late;

    if (source == NULL || !aditl_find_late_examples(source->text, source->length, &late)) {
        lua_pushnil(L);
        return;
    }
    char *text = aditl_scratch(L, late.end); /* stack: text */

    memcpy(text, source->text, late.end);
    blank_out(text, 0, late.table);
    memcpy(text + late.from, keyword, sizeof keyword);
    lua_newtable(L); /* it can name nothing */
    aditl_load_chunk(L, text, late.end, source->path, lua_gettop(L), ADITL_CHUNK_CARD);
    lua_call(L, 0, 1);
    lua_replace(L, -3);
    lua_pop(L, 1);
}
