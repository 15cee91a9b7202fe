/* write.c - the layout as JSON: zones of the table and of each seat, patterns replaced by fields.
 *
 * Several files may speak of one zone: a mod adds places to it. What no file shows and no file
 * lists as unseen gets a place in a zone of its own at the end, so nothing that a seat may see is
 * ever missing, whatever mods bring.
 */
#include "bindings/lua/layout/layout.h"

#include <math.h>
#include <string.h>

#include "engine/model/cards.h"
#include "engine/rules/runner.h"

#define NAME_SIZE 256
/* Titles without a limit give their goods one that nobody reaches. */
enum { NO_LIMIT = 1000 };

/* Where we are while places are written. */
typedef struct {
    aditl_layout *layout;
    lua_State *L;
    int files;        /* stack index of the list of files */
    int seat;         /* whose zone it is; 0: the table's */
    int zone;         /* stack index of the zone */
    const char *star; /* what the star of the place stood for, for its parts; NULL: no part */
    int number;       /* of the place among those of its pattern and seat */
    bool is_first;
} writing;

/* ---- Values of tables ---- */

/* Pushes table[key] and returns its type. */
static int get(lua_State *L, int table, const char *key)
{
    if (lua_type(L, table) != LUA_TTABLE) {
        lua_pushnil(L);
        return LUA_TNIL;
    }
    lua_pushstring(L, key);
    return lua_rawget(L, table);
}

static void add_key(adit_text *out, const char *key, bool is_first)
{
    adit_text_add(out, is_first ? "" : ",");
    adit_text_add_json(out, key);
    adit_text_add_char(out, ':');
}

/* Numbers of the table with at most three digits behind the point, the same on every machine. */
static void add_number(adit_text *out, double number)
{
    char text[40];
    adit_buffer buffer = adit_buffer_on(text, sizeof text);
    int64_t thousandths = llround(fabs(number) * 1000);
    int digits = 3;

    adit_buffer_add(&buffer, number < 0 && thousandths > 0 ? "-" : "");
    adit_buffer_add_number(&buffer, thousandths / 1000);
    thousandths %= 1000;
    if (thousandths > 0) {
        while (thousandths % 10 == 0) {
            thousandths /= 10;
            digits--;
        }
        adit_buffer_addf(&buffer, ".%0*d", digits, (int)thousandths);
    }
    adit_text_add(out, text);
}

/* Adds table[key] to the pair, so often. */
static void move_pair(lua_State *L, int table, const char *key, int times, double pair[2])
{
    if (get(L, table, key) == LUA_TTABLE) {
        for (int i = 0; i < 2; i++) {
            lua_rawgeti(L, -1, i + 1);
            pair[i] += times * lua_tonumber(L, -1);
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
}

/* Where the place lies: those of one pattern are spread, and those of each seat set apart. */
static void add_at(writing *w, int table, int player)
{
    double at[2] = {0, 0};
    const bool has = get(w->L, table, "at") == LUA_TTABLE;

    lua_pop(w->L, 1);
    if (has) {
        move_pair(w->L, table, "at", 1, at);
        move_pair(w->L, table, "spread", w->number, at);
        move_pair(w->L, table, "by_seat", player < 0 ? 0 : player, at);
        add_key(w->layout->out, "at", false);
        adit_text_add_char(w->layout->out, '[');
        add_number(w->layout->out, at[0]);
        adit_text_add_char(w->layout->out, ',');
        add_number(w->layout->out, at[1]);
        adit_text_add_char(w->layout->out, ']');
    }
}

static void add_pair(writing *w, int table, const char *key)
{
    lua_State *L = w->L;

    if (get(L, table, key) == LUA_TTABLE) {
        add_key(w->layout->out, key, false);
        for (int i = 1; i <= 2; i++) {
            adit_text_add_char(w->layout->out, i == 1 ? '[' : ',');
            lua_rawgeti(L, -1, i);
            add_number(w->layout->out, lua_tonumber(L, -1));
            lua_pop(L, 1);
        }
        adit_text_add_char(w->layout->out, ']');
    }
    lua_pop(L, 1);
}

static bool add_string(writing *w, int table, const char *key)
{
    const bool has = get(w->L, table, key) == LUA_TSTRING;

    if (has) {
        add_key(w->layout->out, key, false);
        adit_text_add_json(w->layout->out, lua_tostring(w->L, -1));
    }
    lua_pop(w->L, 1);
    return has;
}

/* A word in which "[p]" is the number of the seat. */
static void add_word(writing *w, const char *word)
{
    const char *seat = w->seat > 0 ? strstr(word, "[p]") : NULL;
    char text[NAME_SIZE];
    adit_buffer buffer = adit_buffer_on(text, sizeof text);

    if (seat != NULL) {
        adit_buffer_addf(&buffer, "%.*s%d%s", (int)(seat - word), word, w->seat, seat + 3);
        word = text;
    }
    adit_text_add_json(w->layout->out, word);
}

/* A word or a list of words, as a list; of the place, else of its zone. */
static void add_words(writing *w, int table, const char *key)
{
    lua_State *L = w->L;
    adit_text *out = w->layout->out;
    int type = get(L, table, key);

    if (type == LUA_TNIL && w->star == NULL) {
        lua_pop(L, 1);
        type = get(L, w->zone, key);
    }
    if (type != LUA_TNIL) {
        add_key(out, key, false);
        adit_text_add_char(out, '[');
    }
    if (type == LUA_TSTRING) {
        add_word(w, lua_tostring(L, -1));
    } else if (type == LUA_TTABLE) {
        for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
            adit_text_add(out, i > 1 ? "," : "");
            add_word(w, lua_tostring(L, -1));
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    }
    adit_text_add(out, type != LUA_TNIL ? "]" : "");
    lua_pop(L, 1);
}

/* ---- Places ---- */

/* What the values of the field are. */
static const char *value_of(const adit_field *row)
{
    if (row->type == ADIT_FIELD_LIST) {
        return "cards";
    }
    if (row->type == ADIT_FIELD_CARD) {
        return "card";
    }
    if (row->words != NULL || row->cards_from != 0 || row->is_kind_number) {
        return "word";
    }
    return row->is_seat ? "seat" : row->min == 0 && row->max == 1 ? "flag" : "number";
}

/* How much of the good the element can hold, if the game says so. */
static void add_limit(writing *w, const adit_field *row, const char *word)
{
    const adit_good_def *goods = w->layout->engine->def->goods;
    const int good = adit_good_find(goods, word);

    if (row->max == 0 && good >= 0 && goods[good].limit < NO_LIMIT) {
        add_key(w->layout->out, "max", false);
        adit_text_add_number(w->layout->out, goods[good].limit);
    }
}

/* What the element is by itself: of a seat, for a card, for a good. */
static void add_subject(writing *w, const aditl_element *element)
{
    adit_text *out = w->layout->out;
    const char *name = aditl_element_name(w->layout, element);
    const char *last = strrchr(name, '.');

    if (element->player >= 0) {
        add_key(out, "seat", false);
        adit_text_add_number(out, element->player + 1);
    }
    add_key(out, "value", false);
    adit_text_add_json(out, value_of(element->row));
    if (element->row->index == ADIT_INDEX_CARD && last != NULL) {
        add_key(out, "card", false);
        adit_text_add_json(out, last + 1);
    } else if (element->row->index == ADIT_INDEX_GOOD && last != NULL) {
        add_key(out, "good", false);
        adit_text_add_json(out, last + 1);
        add_limit(w, element->row, last + 1);
    }
}

static void add_parts(writing *w, int table, const char *star);

/* One place: `table` is its description, or a pattern alone. */
static void add_place(writing *w, int table, aditl_element *element, const char *star)
{
    static const char *const pairs[] = {"size", "from", "to", "step", NULL};
    static const char *const texts[] = {"title", "text", "look", "printed", "printed_while", NULL};
    adit_text *out = w->layout->out;

    element->is_bound = true;
    adit_text_add(out, w->is_first ? "" : ",");
    adit_text_add(out, "{");
    w->is_first = false;
    add_key(out, "field", true);
    adit_text_add_json(out, aditl_element_name(w->layout, element));
    (void)add_string(w, table, "shape");
    add_at(w, table, element->player);
    for (int i = 0; pairs[i] != NULL; i++) {
        add_pair(w, table, pairs[i]);
    }
    for (int i = 0; texts[i] != NULL; i++) {
        (void)add_string(w, table, texts[i]);
    }
    if (!add_string(w, table, "label") && star[0] != '\0') {
        add_key(out, "label", false);
        adit_text_add_json(out, star);
    }
    add_subject(w, element);
    add_words(w, table, "when");
    if (w->star == NULL) {
        add_parts(w, table, star);
    }
    adit_text_add_char(out, '}');
}

/* All places of a pattern: in a zone of the table "[p]" stands for every seat. */
static void add_pattern(writing *w, int table, const char *written)
{
    const bool every = w->seat == 0 && strstr(written, "[p]") != NULL;
    char pattern[NAME_SIZE], star[NAME_SIZE];

    for (int seat = every ? 1 : w->seat; seat <= (every ? w->layout->players : w->seat); seat++) {
        aditl_pattern_of(written, seat, w->star, pattern, sizeof pattern);
        w->number = 0;
        for (int i = 0; (i = aditl_pattern_find(w->layout, pattern, i, star, sizeof star)) >= 0;
             i++) {
            add_place(w, table, &w->layout->element[i], star);
            w->number++;
            if (strchr(pattern, '*') == NULL) {
                break; /* names are unique */
            }
        }
    }
}

/* The place or pattern on top. */
static void add_described(writing *w)
{
    const int table = lua_gettop(w->L);

    if (lua_type(w->L, table) == LUA_TSTRING) {
        add_pattern(w, table, lua_tostring(w->L, table));
        return;
    }
    if (get(w->L, table, "field") == LUA_TSTRING) {
        add_pattern(w, table, lua_tostring(w->L, -1));
    }
    lua_pop(w->L, 1);
}

static void add_listed(writing *w, int table, const char *key)
{
    aditl_need_stack(w->L, 12, NULL);
    int type = get(w->L, table, key);

    if (type == LUA_TSTRING) {
        add_described(w);
    } else if (type == LUA_TTABLE) {
        for (int i = 1; lua_rawgeti(w->L, -1, i) != LUA_TNIL; i++) {
            add_described(w);
            lua_pop(w->L, 1);
        }
        lua_pop(w->L, 1);
    }
    lua_pop(w->L, 1);
}

/* Further fields that the place shows: its own, else those of its zone. */
static void add_parts(writing *w, int table, const char *star)
{
    const bool has = get(w->L, table, "parts") != LUA_TNIL;
    const bool zone_has = get(w->L, w->zone, "parts") != LUA_TNIL;
    writing inner = *w;

    lua_pop(w->L, 2);
    if (!has && !zone_has) {
        return;
    }
    inner.star = star;
    inner.is_first = true;
    add_key(w->layout->out, "parts", false);
    adit_text_add_char(w->layout->out, '[');
    add_listed(&inner, has ? table : w->zone, "parts");
    adit_text_add_char(w->layout->out, ']');
}

/* ---- Zones ---- */

/* Calls `found` with each zone of each file on top of the stack. */
static void each_zone(writing *w, void (*found)(writing *, int file, const void *), const void *arg)
{
    lua_State *L = w->L;

    for (int file = 1; file <= w->layout->files; file++) {
        lua_rawgeti(L, w->files, file);
        if (get(L, lua_gettop(L), "zones") == LUA_TTABLE) {
            for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
                found(w, file, arg);
                lua_pop(L, 1);
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 2);
    }
}

typedef struct {
    const char *id;
    int file, count; /* only zones of files before it count */
} earlier;

static bool has_id(lua_State *L, int zone, const char *id)
{
    const bool has = get(L, zone, "id") == LUA_TSTRING && strcmp(lua_tostring(L, -1), id) == 0;

    lua_pop(L, 1);
    return has;
}

static void count_earlier(writing *w, int file, const void *arg)
{
    earlier *before = (earlier *)arg;

    before->count += file < before->file && has_id(w->L, lua_gettop(w->L), before->id);
}

static void add_places_of(writing *w, int file, const void *arg)
{
    (void)file;
    if (has_id(w->L, lua_gettop(w->L), arg)) {
        w->zone = lua_gettop(w->L);
        add_listed(w, w->zone, "places");
        add_listed(w, w->zone, "fields");
    }
}

/* Whether the zone is one of a match with that number of players: players = { 1, 1 }. */
static bool is_zone_used(writing *w, int zone)
{
    double range[2] = {0, 0};

    move_pair(w->L, zone, "players", 1, range);
    return range[1] == 0 || (w->layout->players >= range[0] && w->layout->players <= range[1]);
}

static void write_zone_for(writing *w, int zone, const char *id, int seat)
{
    static const char *const texts[] = {"title", "text", "shape", "area", NULL};
    adit_text *out = w->layout->out;
    const size_t before = out->length;
    writing inner = *w;

    adit_text_add(out, w->is_first ? "{" : ",{");
    add_key(out, "id", true);
    adit_text_add_json(out, id);
    add_key(out, "of", false);
    adit_text_add_number(out, seat);
    for (int i = 0; texts[i] != NULL; i++) {
        (void)add_string(&inner, zone, texts[i]);
    }
    add_pair(&inner, zone, "size");
    add_key(out, "places", false);
    adit_text_add_char(out, '[');
    inner.seat = seat;
    inner.is_first = true;
    each_zone(&inner, add_places_of, id);
    adit_text_add(out, "]}");
    if (is_zone_used(w, zone)) {
        w->is_first = false;
    } else if (!out->failed) { /* what it shows counts as bound: other matches do not use it */
        out->length = before;
        out->data[before] = '\0';
    }
}

/* Each id once, where it comes first; later files only add places to it. */
static void write_zone(writing *w, int file, const void *arg)
{
    const int zone = lua_gettop(w->L);

    (void)arg;
    if (get(w->L, zone, "id") == LUA_TSTRING) {
        earlier before = {lua_tostring(w->L, -1), file, 0};
        const bool is_players = get(w->L, zone, "of") == LUA_TSTRING;

        each_zone(w, count_earlier, &before);
        for (int seat = is_players; before.count == 0; seat++) {
            if (seat > (is_players ? w->layout->players : 0)) {
                break;
            }
            write_zone_for(w, zone, before.id, seat);
        }
        lua_pop(w->L, 1);
    }
    lua_pop(w->L, 1);
}

/* ---- What is not shown ---- */

static void mark_unseen(aditl_layout *layout, const char *written)
{
    char pattern[NAME_SIZE];

    for (int seat = 1; seat <= layout->players; seat++) {
        aditl_pattern_of(written, seat, NULL, pattern, sizeof pattern);
        for (int i = 0; (i = aditl_pattern_find(layout, pattern, i, NULL, 0)) >= 0; i++) {
            layout->element[i].is_bound = true;
        }
    }
}

static const char *const look_parts[] = {"fill", "pattern", "text", "title", "icon", "card", NULL};
static const char *const fact_parts[] = {"shape", "text", NULL};

/* Names with something each, of all files: their `parts`, or the reason of an unseen field. The
 * last file wins. */
static void write_named(writing *w, const char *key, const char *const *parts)
{
    lua_State *L = w->L;
    adit_text *out = w->layout->out;
    int count = 0, others = 0;

    lua_newtable(L);
    const int all = lua_gettop(L);

    for (int file = 1; file <= w->layout->files; file++) {
        lua_rawgeti(L, w->files, file);
        if (get(L, lua_gettop(L), key) == LUA_TTABLE) {
            for (lua_pushnil(L); lua_next(L, -2) != 0;) { /* the order does not matter */
                lua_pushvalue(L, -2);
                lua_insert(L, -2);
                lua_rawset(L, all);
            }
        }
        lua_settop(L, all);
    }
    const char **names = aditl_push_keys(L, all, &count, &others);

    add_key(out, key, false);
    adit_text_add_char(out, '{');
    for (int i = 0; i < count; i++) {
        add_key(out, names[i], i == 0);
        get(L, all, names[i]);
        if (parts != NULL) {
            const int look = lua_gettop(L);

            adit_text_add(out, "{\"word\":");
            adit_text_add_json(out, names[i]);
            for (int k = 0; parts[k] != NULL; k++) {
                (void)add_string(w, look, parts[k]);
            }
            adit_text_add_char(out, '}');
        } else {
            adit_text_add_json(out, lua_tostring(L, -1));
            mark_unseen(w->layout, names[i]);
        }
        lua_pop(L, 1);
    }
    adit_text_add_char(out, '}');
    lua_settop(L, all - 1);
}

/* What nobody has described: a zone of the table and one of each seat. */
static void write_rest(writing *w)
{
    adit_text *out = w->layout->out;

    for (int seat = 0; seat <= w->layout->players; seat++) {
        bool has = false;

        for (int i = 0; i < w->layout->count; i++) {
            aditl_element *element = &w->layout->element[i];

            if (element->is_bound || element->player + 1 != seat) {
                continue;
            }
            if (!has) {
                adit_text_add(out, w->is_first ? "{" : ",{");
                adit_text_add(out, "\"id\":\"rest\",\"of\":");
                adit_text_add_number(out, seat);
                adit_text_add(out, ",\"title\":\"Further\",\"shape\":\"numbers\",\"area\":"
                                   "\"status\",\"places\":[");
            }
            w->is_first = !has;
            has = true;
            lua_pushnil(w->L);
            w->zone = lua_gettop(w->L);
            add_place(w, w->zone, element, "");
            lua_pop(w->L, 1);
        }
        adit_text_add(out, has ? "]}" : "");
        w->is_first = w->is_first && !has;
    }
}

void aditl_layout_write(aditl_layout *layout, lua_State *L)
{
    writing w = {.layout = layout, .L = L, .files = lua_gettop(L), .is_first = true};

    adit_text_add(layout->out, "{\"v\":1,\"players\":");
    adit_text_add_number(layout->out, layout->players);
    for (int file = layout->files; file >= 1; file--) { /* the last that names one */
        lua_rawgeti(L, w.files, file);
        const bool has = add_string(&w, lua_gettop(L), "accent");

        lua_pop(L, 1);
        if (has) {
            break;
        }
    }
    write_named(&w, "looks", look_parts);
    write_named(&w, "facts", fact_parts);
    write_named(&w, "unseen", NULL);
    adit_text_add(layout->out, ",\"zones\":[");
    w.is_first = true;
    each_zone(&w, write_zone, NULL);
    write_rest(&w);
    adit_text_add(layout->out, "]}");
}
