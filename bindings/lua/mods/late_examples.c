/* late_examples.c - examples of a title's own cards are compiled when somebody asks for them.
 *
 * They are more than half of the text of the cards, and no match needs them. In a file that is one
 * card, `return card { ... }`, they are a table of texts, numbers and tables, which can mean
 * nothing but itself: that part is compiled alone. Any other file is run again as a whole, with its
 * examples (late_parts.c says what is left out of it until then). In their place stand the ends of
 * their lines, so that lines stay what they are.
 */
#include "bindings/lua/mods/late_examples.h"

#include <string.h>

#include "bindings/lua/read/declare.h"
#include "bindings/lua/vm/env.h"
#include "bindings/lua/vm/lexer.h"
#include "engine/base/memory.h"

#define FIELD "examples"

/* ---- In a file of one card ---- */

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
    return (*t->at == '{') - (*t->at == '}') + aditl_block_change(t->at, t->next);
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

/* ---- Leaving them out ---- */

/* Copies the ends of the lines of the part. */
static char *copy_line_ends(char *out, const char *from, const char *to)
{
    for (; from < to; from++) {
        if (*from == '\n' || *from == '\r') {
            *out++ = *from;
        }
    }
    return out;
}

/* Copies the text without the parts, of which only the lines are left, and a blank. */
static void copy_needed(aditl_file *file, const aditl_late_parts *parts)
{
    const char *at = file->text;
    char *out = file->needed;

    for (int i = 0; i < parts->count; i++) {
        memcpy(out, at, (size_t)(parts->part[i].from - at));
        out += parts->part[i].from - at;
        at = parts->part[i].to;
        out = copy_line_ends(out, parts->part[i].from, at);
    }
    const size_t left = file->length - (size_t)(at - file->text);

    memcpy(out, at, left);
    out[left] = '\0';
    file->needed_length = (size_t)(out - file->needed) + left;
}

/* The parts of the file that can wait; none if there are none. */
static void find_parts(aditl_file *file, aditl_late_parts *parts)
{
    aditl_late_examples late;

    if (aditl_find_late_examples(file->text, file->length, &late)) {
        parts->part[0] = (aditl_late_part){file->text + late.from, file->text + late.to};
        parts->count = 1;
    } else if (aditl_find_late_parts(file->text, file->length, parts)) {
        file->lacks_helpers = true;
    } else {
        parts->count = 0;
    }
}

void aditl_put_off_examples(aditl_mod_set *set, aditl_file *file)
{
    aditl_late_parts parts;

    if (file->is_broken || file->is_shared) {
        return;
    }
    find_parts(file, &parts);
    if (parts.count == 0) {
        return;
    }
    file->needed = adit_realloc(NULL, file->length + 1);
    if (file->needed == NULL) {
        set->is_out_of_memory = true;
        return;
    }
    copy_needed(file, &parts);
}

const char *aditl_needed_text(const aditl_file *file, size_t *length)
{
    *length = file->needed != NULL ? file->needed_length : file->length;
    return file->needed != NULL ? file->needed : file->text;
}

/* ---- Reading them later ---- */

/* Pushes the table of the examples. The file becomes `return { ... }`, each line where it was. */
static void push_table(lua_State *L, const aditl_source *source, const aditl_late_examples *late)
{
    static const char keyword[] = {'r', 'e', 't', 'u', 'r', 'n'};
    char *text = aditl_scratch(L, late->end); /* stack: text */

    memcpy(text, source->text, late->end);
    for (size_t i = 0; i < late->table; i++) {
        text[i] = text[i] == '\n' || text[i] == '\r' ? text[i] : ' ';
    }
    memcpy(text + late->from, keyword, sizeof keyword);
    lua_newtable(L); /* it can name nothing */
    aditl_load_chunk(L, text, late->end, source->path, lua_gettop(L), ADITL_CHUNK_CARD);
    lua_call(L, 0, 1);
    lua_insert(L, -3);
    lua_pop(L, 2);
}

/* Pushes what the file returns, which was read before without its examples. */
static void run_again(lua_State *L, const adit_game_def *def, const aditl_source *source)
{
    aditl_vm *vm = aditl_vm_of(L);

    aditl_push_environment(L);
    aditl_push_constructors(L, def); /* stack: environment, constructors */
    const int environment = lua_gettop(L) - 1;

    for (lua_pushnil(L); lua_next(L, environment + 1) != 0;) {
        aditl_add_global(L, environment, lua_tostring(L, -2));
    }
    aditl_load_chunk(L, source->text, source->length, source->path, environment, ADITL_CHUNK_CARD);
    vm->is_loading = true;
    vm->loading = (aditl_loading){.path = source->path};
    lua_call(L, 0, 1);
    lua_replace(L, environment);
    lua_settop(L, environment);
}

/* The card on top and its examples become an entry of the table `all`. [-1, +0] */
static void add_examples_of(lua_State *L, int all)
{
    if (aditl_tag_of(L, -1).made == ADITL_MADE_CARD) {
        lua_pushliteral(L, "id");
        lua_rawget(L, -2);
        lua_pushliteral(L, FIELD);
        lua_rawget(L, -3);
        lua_rawset(L, all);
    }
    lua_pop(L, 1);
}

void aditl_add_late_examples(lua_State *L, const adit_game_def *def, const aditl_source *source,
                             const char *id)
{
    const int all = lua_gettop(L);
    aditl_late_examples late;
    aditl_late_parts parts;

    aditl_need_stack(L, 12, NULL);
    if (source == NULL) {
        return;
    }
    if (aditl_find_late_examples(source->text, source->length, &late)) {
        lua_pushstring(L, id);
        push_table(L, source, &late);
        lua_rawset(L, all);
    } else if (aditl_find_late_parts(source->text, source->length, &parts)) {
        run_again(L, def, source);
        if (aditl_tag_of(L, -1).made != ADITL_MADE_CARDS) {
            add_examples_of(L, all);
            return;
        }
        for (int i = 1; lua_rawgeti(L, all + 1, i) == LUA_TTABLE; i++) {
            add_examples_of(L, all);
        }
        lua_settop(L, all);
    }
}
