/* choices.c - the list of g:choose: what may stand in it, how it is made and offered.
 *
 * Everything is checked before the engine sees it, in one pass that compares each choice with those
 * before it. Most lists are plain and right: they are read as they are gone through. Whatever else
 * there is goes the long way, which knows what is wrong.
 */
#include "bindings/lua/host/choices.h"

#include <string.h>

#include "bindings/lua/read/tables.h"
#include "bindings/lua/vm/env.h"

/* Raises with the place of the list function if it is not running any more. */
static int bad_list(lua_State *L, const char *words, int place)
{
    return aditl_raise(L, "choices: %s (choice %d)", words, place);
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/* Whether the character may stand at place `i`: inside a word also spaces and what joins the names
 * of a mod and its card, of a field and its parts, or of two words. */
static bool may_stand(const char *word, size_t length, size_t i)
{
    if (is_letter(word[i])) {
        return true;
    }
    if (i == 0 || i + 1 == length) {
        return i > 0 && word[i] == ']';
    }
    return word[i] == ' ' || word[i] == '[' || word[i] == ']' ||
           (strchr(":.-", word[i]) != NULL && (is_letter(word[i - 1]) || word[i - 1] == ']') &&
            is_letter(word[i + 1]));
}

static bool is_word(const char *word, size_t length)
{
    if (length == 0 || length > ADIT_MAX_CHOICE || memchr(word, '\0', length) != NULL) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        if (!may_stand(word, length, i)) {
            return false;
        }
    }
    return true;
}

/* Whether the choice at `i`, which has been read, is none of those before it. */
static bool is_new_number(const aditl_choices *set, int i)
{
    for (int k = 0; k < i; k++) {
        if (set->number[k] == set->number[i]) {
            return false;
        }
    }
    return true;
}

static bool is_new_word(const aditl_choices *set, int i)
{
    for (int k = 0; k < i; k++) {
        if (set->length[k] == set->length[i] &&
            memcmp(set->word[k], set->word[i], set->length[i]) == 0) {
            return false;
        }
    }
    return true;
}

static bool is_choice_number(lua_Integer number)
{
    return number >= -1000000 && number <= 1000000;
}

static void check_number(lua_State *L, lua_State *vault, int place, aditl_choices *set)
{
    lua_Integer *number = &set->number[place - 1];

    if (!aditl_to_integer(vault, -1, number) || !is_choice_number(*number)) {
        bad_list(L, "a number must be whole and between -1000000 and 1000000", place);
    }
    if (!is_new_number(set, place - 1)) {
        bad_list(L, "duplicate choice", place);
    }
}

static void check_word(lua_State *L, lua_State *vault, int place, aditl_choices *set)
{
    size_t length;
    const char *word = lua_tolstring(vault, -1, &length);

    if (length > ADIT_MAX_CHOICE) {
        aditl_raise_limit(L, "choices", ADIT_LIMIT_CHOICE);
    }
    if (!is_word(word, length)) {
        bad_list(L,
                 "a word has 1 to 128 characters a to z, 0 to 9, _ or inner spaces, or is the "
                 "id of a card or the name of a field; what players read goes into text",
                 place);
    }
    set->word[place - 1] = word;
    set->length[place - 1] = length;
    if (!is_new_word(set, place - 1)) {
        bad_list(L, "duplicate choice", place);
    }
}

/* The choice on top of the vault. */
static void check_choice(lua_State *L, lua_State *vault, int place, int type, aditl_choices *set)
{
    if (lua_type(vault, -1) != type) {
        bad_list(L, "words and numbers cannot be mixed", place);
    }
    if (type == LUA_TNUMBER) {
        check_number(L, vault, place, set);
    } else if (type == LUA_TSTRING) {
        check_word(L, vault, place, set);
    } else {
        bad_list(L, "must be words or numbers", place);
    }
}

/* What stands behind a hole would be left out without a word. Returns how many steps it took. */
static int64_t check_gaps(lua_State *L, lua_State *vault, int count)
{
    int64_t steps = 0;
    int keys = 0;

    lua_pushnil(vault);
    while (lua_next(vault, -2) != 0) {
        lua_pop(vault, 1);
        aditl_charge(L, 1);
        steps++;
        keys += lua_type(vault, -1) == LUA_TNUMBER;
    }
    if (keys != count) {
        bad_list(L, "the list has gaps", count + 1);
    }
    return steps;
}

/* How many steps it takes to compare each choice with those before it. */
static int64_t steps_of(int count)
{
    return (int64_t)count * count / 4;
}

static int check_choices(lua_State *L, int list, int64_t *steps)
{
    lua_State *vault = aditl_open_table(L, list);
    int count = aditl_list_length(vault, -1, ADIT_MAX_CHOICES + 1), type;
    aditl_choices set;

    if (count > ADIT_MAX_CHOICES) {
        aditl_raise_limit(L, "choices", ADIT_LIMIT_CHOICES);
    }
    *steps = check_gaps(L, vault, count);
    aditl_charge(L, steps_of(count));
    type = lua_rawgeti(vault, -1, 1);
    lua_pop(vault, 1);
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(vault, -1, i);
        check_choice(L, vault, i, type, &set);
        lua_pop(vault, 1);
    }
    lua_pop(vault, 1);
    return count;
}

/* The choice on top, which has to be of the type of those before it. */
static bool read_choice(lua_State *L, aditl_choices *out)
{
    const int i = out->count, type = lua_type(L, -1);

    out->type = i == 0 ? type : out->type;
    if (type != out->type) {
        return false;
    }
    if (type == LUA_TSTRING) {
        out->word[i] = lua_tolstring(L, -1, &out->length[i]);
        return is_word(out->word[i], out->length[i]) && is_new_word(out, i);
    }
    if (!lua_isinteger(L, -1)) {
        return false;
    }
    out->number[i] = lua_tointeger(L, -1);
    return is_choice_number(out->number[i]) && is_new_number(out, i);
}

/* Reads a plain list whose elements come in order, as they do where nothing else is in the table;
 * false: it is another one, or something is wrong with it. */
static bool read_list(lua_State *L, int list, aditl_choices *out)
{
    const int top = lua_gettop(L);

    out->count = 0;
    lua_pushnil(L);
    while (lua_next(L, list) != 0) {
        if (out->count == ADIT_MAX_CHOICES || !lua_isinteger(L, -2) ||
            lua_tointeger(L, -2) != out->count + 1 || !read_choice(L, out)) {
            lua_settop(L, top);
            return false;
        }
        out->count++;
        lua_pop(L, 1);
    }
    return true;
}

/* A list that nothing can change was right for good when it was right once. Both ways take the same
 * steps, or a script near its limit would end in one process and not in another. */
static int check_sealed(lua_State *L, int list)
{
    const int64_t known = aditl_checked_list(L, list);
    int64_t steps;

    if (known < 0) {
        const int count = check_choices(L, list, &steps);

        aditl_note_checked(L, list, steps * (ADIT_MAX_CHOICES + 1) + count);
        return count;
    }
    const int count = (int)(known % (ADIT_MAX_CHOICES + 1));
    aditl_charge(L, known / (ADIT_MAX_CHOICES + 1) + steps_of(count));
    return count;
}

int aditl_check_choices(lua_State *L, int list, aditl_choices *out)
{
    aditl_choices own;
    int64_t steps;

    /* cppcheck-suppress uninitvar ; it is only written to */
    out = out != NULL ? out : &own;
    if (!aditl_is_plain(L, list)) {
        out->count = -1;
        return check_sealed(L, list);
    }
    if (read_list(L, list, out)) {
        aditl_charge(L, out->count + steps_of(out->count));
        return out->count;
    }
    out->count = -1;
    return check_choices(L, list, &steps);
}

/* The number as text, at the end of `digits`. */
static const char *number_text(int number, char digits[16], size_t *length)
{
    unsigned rest = number < 0 ? 0u - (unsigned)number : (unsigned)number;
    char *text = digits + 15;

    *text = '\0';
    do {
        *--text = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) {
        *--text = '-';
    }
    *length = (size_t)(digits + 15 - text);
    return text;
}

const char *aditl_choice_text(lua_State *L, int list, int place, char digits[16], size_t *length)
{
    const int type = lua_rawgeti(L, list, place);
    const char *word = NULL;

    if (type == LUA_TSTRING) {
        word = lua_tolstring(L, -1, length);
    } else if (type == LUA_TNUMBER) {
        word = number_text((int)lua_tointeger(L, -1), digits, length);
    }
    lua_pop(L, 1);
    return word;
}

const char *aditl_choice_word(const aditl_choices *choices, int i, char digits[16], size_t *length)
{
    if (choices->type == LUA_TNUMBER) {
        return number_text((int)choices->number[i], digits, length);
    }
    *length = choices->length[i];
    return choices->word[i];
}

/* ---- Offering ---- */

/* Writes the text at `index` as one line of at most size - 1 bytes. Neither raises nor allocates.
 */
static int write_shown(lua_State *L, int index, char *to, size_t size)
{
    adit_buffer buffer = adit_buffer_on(to, size);
    size_t length = 0;
    const char *words = lua_tolstring(L, index, &length);

    aditl_add_shown(&buffer, words, length, false);
    return (int)buffer.length + 1;
}

/* What the card says about the choice at `place` goes behind its word. */
static void add_meaning(lua_State *L, lua_State *vault, int place, adit_options *out)
{
    out->meaning_at[place - 1] = 0;
    lua_rawgeti(vault, -1, place);
    lua_xmove(vault, L, 1);
    if (lua_rawget(L, AT_TEXTS) == LUA_TSTRING) {
        out->meaning_at[place - 1] = (uint16_t)out->words_used;
        out->words_used += write_shown(L, -1, out->texts + out->words_used, ADIT_MAX_MEANING + 1);
    }
    lua_pop(L, 1);
}

/* The word of a choice, from 0: as it was read, or from the list on the vault. */
static const char *word_at(lua_State *vault, const aditl_choices *read, int i, char digits[16],
                           size_t *length)
{
    return read != NULL ? aditl_choice_word(read, i, digits, length)
                        : aditl_choice_text(vault, -1, i + 1, digits, length);
}

void aditl_offer_choices(lua_State *L, const aditl_choices *read, adit_options *out, bool is_shown)
{
    const int count = read == NULL ? ADIT_MAX_CHOICES : read->count;
    lua_State *vault = NULL;
    char digits[16];

    out->word_count = out->words_used = 0;
    out->has_meanings = is_shown && !lua_isnil(L, AT_TEXTS);
    if (read == NULL || out->has_meanings) {
        vault = aditl_open_table(L, AT_LIST);
    }
    if (is_shown && !lua_isnil(L, AT_PROMPT)) {
        (void)write_shown(L, AT_PROMPT, out->prompt, sizeof out->prompt);
    }
    for (int i = 0; i < count; i++) {
        size_t length = 0;
        const char *word = word_at(vault, read, i, digits, &length);

        if (word == NULL) {
            break;
        }
        memcpy(out->texts + out->words_used, word, length);
        out->texts[out->words_used + (int)length] = '\0';
        out->word_at[i] = (uint16_t)out->words_used;
        out->words_used += (int)length + 1;
        out->word_count = i + 1;
        if (out->has_meanings) {
            add_meaning(L, vault, i + 1, out);
        }
        if (!adit_offer(out, adit_option_with_hash(ADIT_OPT_WORD, i, word, length))) {
            break;
        }
    }
    if (vault != NULL) {
        lua_pop(vault, 1);
    }
}

/* ---- Lists that a function makes ---- */

/* Calls the list function. Stack: function, arguments. [-n, +1] */
static void call_list(lua_State *L)
{
    lua_call(L, lua_gettop(L) - 1, 1);
    if (lua_type(L, 1) != LUA_TTABLE) {
        aditl_raise(L, "choices: the function must return a list, not %s", luaL_typename(L, 1));
    }
}

int aditl_make_choices(lua_State *L)
{
    call_list(L);
    (void)aditl_check_choices(L, 1, NULL);
    return 1;
}

int aditl_make_known_choices(lua_State *L)
{
    call_list(L);
    return 1;
}
