/* purity.c - reads compiled functions and finds what no script may do.
 *
 * Three things are looked for in the dump of a compiled function:
 *
 * - Stores that outlive a call. A card must do the same each time it is run, so no function may
 *   store into a variable that outlives its call. Lua has one instruction for that, SETUPVAL; the
 *   upvalue is followed outwards to the function it belongs to.
 * - Registers that were never set. Lua before 5.4.8 compiles t[a < b], where t is an upvalue, so
 *   that the jump of the comparison passes over the load of t, and whatever the register held
 *   before is indexed. An expression that jumps is made a value by JMP, LFALSESKIP, LOADTRUE in a
 *   row; an instruction that came between the first two is passed over by the jump.
 * - Lengths by Lua's own `#`, which lengths.c has replaced: none may be left.
 *
 * The same reader tells what a function may name (aditl_look_into): whatever it indexes by a key
 * that is no constant could be anything.
 *
 * The form of dumps is not promised by Lua, therefore a self-test compiles functions of known
 * content and proves the scan on the library in use. What is marked as never holding is what
 * another release of Lua could bring, and nothing that a script can say.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/vm/env.h"
#include "engine/base/assert.h"

/* Instruction layout of Lua 5.4: 7 bits opcode, A 8, k 1, B 8, C 8. */
enum {
    OP_LFALSESKIP = 6,
    OP_SETUPVAL = 10,
    OP_GETTABLE = 12,
    OP_SELF = 20,
    OP_LEN = 52,
    OP_JMP = 56
};
#define HAS_CONSTANT_KEY 0x8000u /* k of OP_SELF */
enum { CONST_INTEGER = 3, CONST_SHORT = 4, CONST_FLOAT = 19, CONST_LONG = 20 };
#define LINE_IS_ABSOLUTE (-128)
#define MAX_LEVELS 220 /* nested functions; Lua's parser stops at 200 */

/* Which stores are looked for. */
typedef enum {
    STORES_ANYWHERE,    /* none: the script may keep what it likes */
    STORES_INTO_FILE,   /* into locals of the outermost function, from functions inside it */
    STORES_INTO_OUTSIDE /* into upvalues of the outermost function */
} scan_kind;

typedef enum { FOUND_NOTHING, FOUND_STORE, FOUND_STALE, FOUND_LENGTH } finding;

typedef struct {
    const unsigned char *at, *end;
    scan_kind kind;
    bool is_broken; /* the dump is not of the form we know */
    bool has_zero;  /* a text of the file holds a zero byte */
    bool has_inner; /* functions inside the outermost one */
    bool has_computed_key;
    aditl_text_visit visit; /* gets each text of the file; NULL: nobody does */
    void *context;
    finding found; /* the first one */
    int line;      /* of what was found; 0: nothing */
    char name[64]; /* of the variable stored into or indexed */
} scan;

/* A function on the way from the outermost to the one that is read. */
typedef struct frame {
    const struct frame *outer;
    const unsigned char *code, *upvalues; /* 4 bytes each; 3 bytes each */
    size_t code_count, upvalue_count;
    int line_defined;
} frame;

/* ---- Reading the dump ---- */

static const unsigned char *take_bytes(scan *s, size_t size)
{
    const unsigned char *at = s->at;

    if (ADIT_CANNOT(s->is_broken || (size_t)(s->end - s->at) < size)) {
        s->is_broken = true;
        return NULL;
    }
    s->at += size;
    return at;
}

/* `count` elements of `size` bytes. */
static const unsigned char *take_array(scan *s, size_t count, size_t size)
{
    if (ADIT_CANNOT(count > (size_t)(s->end - s->at))) {
        s->is_broken = true;
        return NULL;
    }
    return take_bytes(s, count * size);
}

static int take_byte(scan *s)
{
    const unsigned char *byte = take_bytes(s, 1);

    return ADIT_CANNOT(byte == NULL) ? 0 : *byte;
}

/* Numbers: seven bits a byte, the highest first; the last byte has its top bit set. */
static size_t take_size(scan *s)
{
    size_t value = 0;
    int byte;

    do {
        byte = take_byte(s);
        if (ADIT_CANNOT(s->is_broken || value > SIZE_MAX >> 8)) {
            s->is_broken = true;
            return 0;
        }
        value = value << 7 | (size_t)(byte & 0x7F);
    } while ((byte & 0x80) == 0);
    return value;
}

/* A string: its length + 1, or 0 for none. */
static const char *take_string(scan *s, size_t *length)
{
    size_t size = take_size(s);

    *length = size > 0 ? size - 1 : 0;
    return (const char *)take_bytes(s, *length);
}

static void skip_constants(scan *s)
{
    size_t count = take_size(s), length;
    const char *text;

    for (size_t i = 0; i < count && !ADIT_CANNOT(s->is_broken); i++) {
        switch (take_byte(s)) {
        case CONST_INTEGER:
            (void)take_bytes(s, sizeof(lua_Integer));
            break;
        case CONST_FLOAT:
            (void)take_bytes(s, sizeof(lua_Number));
            break;
        case CONST_SHORT:
        case CONST_LONG:
            text = take_string(s, &length);
            s->has_zero = s->has_zero || (text != NULL && memchr(text, 0, length) != NULL);
            if (s->visit != NULL && !ADIT_CANNOT(text == NULL)) {
                s->visit(s->context, text, length);
            }
            break;
        default: /* nil, false, true */
            break;
        }
    }
}

/* ---- Looking for stores ---- */

/* Whether upvalue `index` of `in` belongs to what outlives a call. */
static bool is_kept(const scan *s, const frame *in, size_t index)
{
    for (; s->kind != STORES_ANYWHERE; in = in->outer) {
        const unsigned char *upvalue = in->upvalues + 3 * index;

        if (ADIT_CANNOT(index >= in->upvalue_count)) {
            return false;
        }
        if (in->outer == NULL) {
            return true; /* an upvalue of the outermost function: _ENV of a file, or kept */
        }
        if (upvalue[0] != 0) {
            /* A local of the function around this one. */
            return s->kind == STORES_INTO_FILE && in->outer->outer == NULL;
        }
        index = upvalue[1];
    }
    return false;
}

static int32_t read_code(const unsigned char *at)
{
    uint32_t value;

    memcpy(&value, at, sizeof value);
    return (int32_t)value;
}

/* The line of instruction `pc`: differences, and now and then an absolute number. */
static int line_at(const frame *f, const unsigned char *lines, size_t line_count, scan absolute,
                   size_t absolute_count, size_t pc)
{
    int line = f->line_defined;

    for (size_t i = 0; i <= pc && i < line_count; i++) {
        if ((signed char)lines[i] != LINE_IS_ABSOLUTE) {
            line += (signed char)lines[i];
        } else if (absolute_count-- > 0) {
            (void)take_size(&absolute);
            line = (int)take_size(&absolute);
        }
    }
    return line;
}

/* What is wrong with instruction `pc`, which concerns the variable *upvalue. */
static finding fault_at(const scan *s, const frame *f, size_t pc, size_t *upvalue)
{
    uint32_t code = (uint32_t)read_code(f->code + 4 * pc);
    uint32_t before = pc > 0 ? (uint32_t)read_code(f->code + 4 * (pc - 1)) : 0;

    switch (code & 0x7F) {
    case OP_SETUPVAL:
        *upvalue = code >> 16 & 0xFF;
        return is_kept(s, f, *upvalue) ? FOUND_STORE : FOUND_NOTHING;
    case OP_LFALSESKIP: /* what comes between is GETUPVAL */
        *upvalue = before >> 16 & 0xFF;
        return (before & 0x7F) == OP_JMP ? FOUND_NOTHING : FOUND_STALE;
    case OP_LEN:
        *upvalue = SIZE_MAX; /* of no variable */
        return FOUND_LENGTH;
    default:
        return FOUND_NOTHING;
    }
}

static finding find_fault(const scan *s, const frame *f, size_t *pc, size_t *upvalue)
{
    finding found = FOUND_NOTHING;

    for (*pc = 0; *pc < f->code_count; ++*pc) {
        found = fault_at(s, f, *pc, upvalue);
        if (found != FOUND_NOTHING) {
            break;
        }
    }
    return found;
}

/* Reads the part with lines and names, and reports the first thing that is wrong. */
static void read_debug(scan *s, const frame *f)
{
    size_t line_count = take_size(s), absolute_count, count, length, pc = 0, upvalue = 0;
    const unsigned char *lines = take_array(s, line_count, 1);
    scan absolute;
    bool is_bad = false;

    absolute_count = take_size(s);
    absolute = *s;
    for (size_t i = 0; i < absolute_count && !ADIT_CANNOT(s->is_broken); i++) {
        (void)take_size(s);
        (void)take_size(s);
    }
    count = take_size(s);
    for (size_t i = 0; i < count && !ADIT_CANNOT(s->is_broken);
         i++) { /* locals: name, first, last */
        (void)take_string(s, &length);
        (void)take_size(s);
        (void)take_size(s);
    }
    if (!ADIT_CANNOT(s->is_broken) && s->found == FOUND_NOTHING) {
        s->found = find_fault(s, f, &pc, &upvalue);
        is_bad = s->found != FOUND_NOTHING;
    }
    if (is_bad) {
        s->line = line_at(f, lines, line_count, absolute, absolute_count, pc);
        s->line = s->line < 1 ? 1 : s->line;
    }
    count = take_size(s);
    for (size_t i = 0; i < count && !ADIT_CANNOT(s->is_broken); i++) {
        const char *name = take_string(s, &length);

        if (is_bad && i == upvalue && name != NULL) {
            snprintf(s->name, sizeof s->name, "%.*s", (int)(length < 60 ? length : 60), name);
        }
    }
}

/* Whether an instruction takes a value by a key that is not written there. */
static bool computes_key(const frame *f)
{
    for (size_t pc = 0; pc < f->code_count; pc++) {
        const uint32_t code = (uint32_t)read_code(f->code + 4 * pc);

        if ((code & 0x7F) == OP_GETTABLE ||
            ((code & 0x7F) == OP_SELF && (code & HAS_CONSTANT_KEY) == 0)) {
            return true;
        }
    }
    return false;
}

static void read_function(scan *s, const frame *outer, int level)
{
    frame f = {.outer = outer};
    size_t length, count;

    if (ADIT_CANNOT(level > MAX_LEVELS)) {
        s->is_broken = true;
        return;
    }
    (void)take_string(s, &length); /* source */
    f.line_defined = (int)take_size(s);
    (void)take_size(s);
    (void)take_bytes(s, 3); /* parameters, vararg, stack size */
    f.code_count = take_size(s);
    f.code = take_array(s, f.code_count, 4);
    skip_constants(s);
    f.upvalue_count = take_size(s);
    f.upvalues = take_array(s, f.upvalue_count, 3);
    count = take_size(s);
    s->has_inner = s->has_inner || count > 0;
    if (s->visit != NULL && !ADIT_CANNOT(s->is_broken)) {
        s->has_computed_key = s->has_computed_key || computes_key(&f);
    }
    for (size_t i = 0; i < count && !ADIT_CANNOT(s->is_broken); i++) {
        read_function(s, &f, level + 1);
    }
    if (!ADIT_CANNOT(s->is_broken)) {
        read_debug(s, &f);
    }
}

static void read_dump(scan *s)
{
    static const unsigned char head[] = {0x1B, 'L',  'u',  'a',  0x54, 0,
                                         0x19, 0x93, '\r', '\n', 0x1A, '\n'};
    const unsigned char *start = take_bytes(s, sizeof head);
    const unsigned char *sizes = take_bytes(s, 3);

    if (ADIT_CANNOT(start == NULL || sizes == NULL || memcmp(start, head, sizeof head) != 0 ||
                    sizes[0] != 4 || sizes[1] != sizeof(lua_Integer) ||
                    sizes[2] != sizeof(lua_Number))) {
        s->is_broken = true;
        return;
    }
    (void)take_bytes(s, sizeof(lua_Integer) + sizeof(lua_Number) + 1); /* samples, upvalue count */
    read_function(s, NULL, 0);
    if (ADIT_CANNOT(s->at != s->end)) {
        s->is_broken = true;
    }
}

/* ---- Dumping ---- */

typedef struct {
    unsigned char *data;
    size_t size, used;
} dump;

#define FIRST_DUMP 4096 /* bytes: enough for most files of cards */

/* Counts what has no room. */
static int write_dump(lua_State *L, const void *data, size_t size, void *context)
{
    dump *out = context;

    (void)L;
    if (out->used < out->size && size <= out->size - out->used) {
        memcpy(out->data + out->used, data, size);
    }
    out->used += size;
    return 0;
}

/* Dumps the function on top, into the memory below it; whether there was room. */
static bool dump_function(lua_State *L, dump *out, size_t size)
{
    *out = (dump){.data = aditl_scratch(L, size), .size = size};
    lua_insert(L, -2);
    (void)lua_dump(L, write_dump, out, 0);
    return out->used <= out->size;
}

/* Scans the function at `index`, which is of the file `name`. *s says what is looked for. */
static void scan_with(lua_State *L, int index, const char *name, scan *s)
{
    const int top = lua_gettop(L);
    dump out;

    index = lua_absindex(L, index);
    aditl_need_stack(L, 5, NULL);
    lua_pushvalue(L, index);
    const bool has_room = dump_function(L, &out, FIRST_DUMP);

    aditl_charge(L, (int64_t)out.used / 8);
    if (!has_room) {
        (void)dump_function(L, &out, out.used);
    }
    s->at = out.data;
    s->end = out.data + out.used;
    read_dump(s);
    if (ADIT_CANNOT(s->is_broken)) {
        luaL_error(L, "%s:1: the compiled file cannot be checked with this release of Lua", name);
    }
    lua_settop(L, top);
}

static void run_scan(lua_State *L, int index, scan_kind kind, const char *name, scan *s)
{
    *s = (scan){.kind = kind};
    scan_with(L, index, name, s);
}

/* Lua compares strings piece by piece between zero bytes, each piece by a function of the
 * system: a thousand such comparisons can take a second, for the price of a thousand steps. No
 * function of ours makes a zero byte either. */
static void refuse_zeros(lua_State *L, const char *name, const scan *s)
{
    if (s->has_zero) {
        lua_pushfstring(L, "%s:1: a string contains a zero byte, which is not allowed", name);
        lua_error(L);
    }
}

static int raise_found(lua_State *L, const char *name, const scan *s, const char *where)
{
    switch (s->found) {
    case FOUND_STORE:
        lua_pushfstring(
            L, "%s:%d: assigns to '%s', which %s; cards cannot keep data in Lua: use counters",
            name, s->line, s->name, where);
        break;
    case FOUND_STALE:
        lua_pushfstring(L,
                        "%s:%d: %s[... a comparison ...]: this release of Lua miscompiles it for a "
                        "variable of an outer function; write local key = ... first, then %s[key]",
                        name, s->line, s->name, s->name);
        break;
    case FOUND_NOTHING:
    case FOUND_LENGTH: /* lengths.c has replaced every one */
        lua_pushfstring(L, "%s:%d: the compiled file cannot be checked", name, s->line);
        break;
    }
    return lua_error(L);
}

void aditl_scan_chunk(lua_State *L, const char *name, aditl_chunk kind)
{
    scan s;

    run_scan(L, -1, kind == ADITL_CHUNK_CARD ? STORES_INTO_FILE : STORES_ANYWHERE, name, &s);
    if (kind != ADITL_CHUNK_SCRIPT) {
        refuse_zeros(L, name, &s);
    }
    if (s.found != FOUND_NOTHING) {
        raise_found(L, name, &s, "is shared by the whole file");
    }
}

void aditl_scan_function(lua_State *L, int index)
{
    lua_Debug ar;
    const char *name;
    scan s;

    lua_pushvalue(L, index);
    lua_getinfo(L, ">S", &ar);
    name = ar.source[0] == '@' ? ar.source + 1 : "?";
    run_scan(L, index, STORES_INTO_OUTSIDE, name, &s);
    if (s.found != FOUND_NOTHING) {
        raise_found(L, name, &s, "outlives the call");
    }
}

bool aditl_look_into(lua_State *L, int index, aditl_text_visit visit, void *context)
{
    scan s = {.kind = STORES_ANYWHERE, .visit = visit, .context = context};

    scan_with(L, index, "?", &s);
    return !s.has_inner && !s.has_computed_key;
}

/* ---- Self-test ---- */

typedef struct {
    const char *text;
    finding found;
    int line; /* of what must be found; 0: nothing */
    const char *name;
} known_case;

static const known_case known_cases[] = {
    {"local n = 0 return function() return n + 1 end", FOUND_NOTHING, 0, ""},
    {"local n = 0\nreturn function()\n  n = n + 1\nend", FOUND_STORE, 3, "n"},
    {"local n = 0\nlocal t = { 1, 2.5, 'x', true, nil, f = function()\n return function() n = 1 "
     "end end }",
     FOUND_STORE, 3, "n"},
    {"return function() local n = 0 local f = function() n = n + 1 end f() return n end",
     FOUND_NOTHING, 0, ""},
    {"local a, b, c = 1\nfor i = 1, 3 do\n  local k = i\n  a = function()\n    k = 2\n  end\nend",
     FOUND_STORE, 5, "k"},
    {"n = 1 local t = {} t.x = 1 return function() t.y = 2 z = t end", FOUND_NOTHING, 0, ""},
    {"return function()\n  _ENV = {}\nend", FOUND_STORE, 2, "_ENV"},
    {"local a, b = 0, 0 local function f() local b = 0 b = a return b end a = f() return f",
     FOUND_NOTHING, 0, ""},
    {"local t = {}\nreturn function(x)\n  return #x\nend", FOUND_LENGTH, 3, ""},
    {"local t = {} return function(a, b) local key = a < b return t[key], t[a and b < a], a < b "
     "end",
     FOUND_NOTHING, 0, ""},
};

/* Either this release compiles the expression right, or the scan sees that it does not. */
static const char stale_case[] = "local t = { [true] = 7 }\n"
                                 "local function f(a, b)\n"
                                 "  return t[a < b]\n"
                                 "end\n"
                                 "return f";

static bool knows_stale(lua_State *L)
{
    scan s;
    bool is_right;

    if (luaL_loadbufferx(L, stale_case, sizeof stale_case - 1, "=self-test", "t") != LUA_OK) {
        aditl_raise_memory(L);
    }
    run_scan(L, -1, STORES_INTO_FILE, "self-test", &s);
    if (s.found == FOUND_STALE) {
        lua_pop(L, 1);
        return s.line == 3 && strcmp(s.name, "t") == 0;
    }
    lua_call(L, 0, 1);
    lua_pushinteger(L, 1);
    lua_pushinteger(L, 2);
    lua_call(L, 2, 1);
    is_right = s.found == FOUND_NOTHING && lua_tointeger(L, -1) == 7;
    lua_pop(L, 1);
    return is_right;
}

static void ignore_text(void *context, const char *text, size_t length)
{
    (void)context;
    (void)text;
    (void)length;
}

/* Functions with a key that is computed, and one without. */
static bool knows_keys(lua_State *L)
{
    static const struct {
        const char *text;
        bool is_known;
    } cases[] = {{"local g, k = ... local v = g.a + g[1] g:b(k) return v", true},
                 {"local g, k = ... return g[k]", false},
                 {"local g = ... return function() return g end", false}};
    bool is_right = true;

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        if (luaL_loadbufferx(L, cases[i].text, strlen(cases[i].text), "=self-test", "t") !=
            LUA_OK) {
            aditl_raise_memory(L);
        }
        is_right &= aditl_look_into(L, -1, ignore_text, NULL) == cases[i].is_known;
        lua_pop(L, 1);
    }
    return is_right;
}

static int self_test(lua_State *L)
{
    for (size_t i = 0; i < sizeof known_cases / sizeof known_cases[0]; i++) {
        const known_case *known = &known_cases[i];
        scan s;

        if (luaL_loadbufferx(L, known->text, strlen(known->text), "=self-test", "t") != LUA_OK) {
            return aditl_raise_memory(L);
        }
        run_scan(L, -1, STORES_INTO_FILE, "self-test", &s);
        if (ADIT_CANNOT(s.found != known->found || s.line != known->line ||
                        strcmp(s.name, known->name) != 0)) {
            return luaL_error(L, "the purity scan does not support this release of Lua (case %d)",
                              (int)i + 1);
        }
        lua_pop(L, 1);
    }
    if (ADIT_CANNOT(!knows_stale(L))) {
        return luaL_error(L, "the purity scan does not support this release of Lua (comparisons)");
    }
    if (ADIT_CANNOT(!knows_keys(L))) {
        return luaL_error(L, "the purity scan does not support this release of Lua (keys)");
    }
    return 0;
}

adit_status aditl_scan_self_test(aditl_vm *vm, adit_err *err)
{
    return aditl_protected(vm, self_test, NULL, err);
}
