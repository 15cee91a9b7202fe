/* additions.c - what mods add to the tables of the game: goods, events, values, permissions and
 * queries, declared in mod.lua.
 *
 * They are read when every mod.lua is known and before the first card is compiled. The game is
 * copied, and its tables with it: first the rows of the game, as they stand in C, then those of
 * mods in order of their full names "mod:word", so that numbers depend on nothing but the ids of
 * the mods. From then on everybody uses the copy, which belongs to the cards.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/load/compile.h"
#include "engine/base/memory.h"

#define MAX_WORTH 1000 /* of a good, in hundredths of a point */
#define USUAL_WORTH 60
#define FULL_SIZE (ADIT_MAX_MOD_ID + 1 + ADIT_MAX_WORD + 1)

enum { GOODS, EVENTS, VALUES, PERMISSIONS, QUERIES, TABLES };

/* One row, as mod.lua has it. */
struct aditl_addition {
    int table, mod;
    int place; /* in the table of the extended game */
    char word[ADIT_MAX_WORD + 1], full[FULL_SIZE], text[ADIT_MAX_WORD_TEXT + 1];
    bool is_dropped;
    bool is_shared;                                  /* another mod has the same word */
    int limit, worth;                                /* goods */
    char pays_for[FULL_SIZE], turns_into[FULL_SIZE]; /* goods; "": nothing */
    bool has_goods, has_card, has_amount;            /* events */
    bool is_price;                                   /* values */
    bool is_default;                                 /* permissions */
    uint64_t about;                                  /* permissions */
    int script;                                      /* queries */
};

/* The copy of the game; one block, which is freed by its first member. */
typedef struct {
    adit_game_def def;
    adit_good_def goods[ADIT_MAX_GOODS + 1];
    adit_event_row events[ADIT_MAX_EVENTS + 1];
    adit_value_row values[ADIT_MAX_VALUES + 1];
    adit_permission_row permissions[ADIT_MAX_PERMISSIONS + 1];
    adit_query_row queries[ADIT_MAX_QUERIES + 1];
    struct {
        char full[FULL_SIZE], text[ADIT_MAX_WORD_TEXT + 1], mod[ADIT_MAX_MOD_ID + 1];
    } words[];
} extended_game;

/* ---- Reading mod.lua ---- */

static void as_query(aditl_cursor *c, int index, const aditl_field_row *row)
{
    if (aditl_is_script_function(c->L, index)) {
        *(int *)row->out = aditl_keep_function(c, index);
    } else {
        aditl_report_value(c, index, "function(g, me) that returns a number");
    }
}

static void add_kind(aditl_cursor *c, uint64_t *about)
{
    const aditl_names kinds = aditl_names_of_kinds(c->set->def);
    const char *word = aditl_string(c->L, -1);
    const int kind = word == NULL ? -1 : adit_kind_find(c->set->def, word);
    char text[240] = "";
    adit_buffer out = adit_buffer_on(text, sizeof text);

    if (kind >= 0) {
        *about |= UINT64_C(1) << kind;
        return;
    }
    aditl_suggest(&out, word == NULL ? "" : word, &kinds);
    aditl_report(c, word == NULL ? "" : word, "expected kinds of cards, as in { \"%s\" }%s",
                 kinds.name(kinds.context, 0), text);
}

/* The kinds of cards that a permission is asked about: a word or a list of them. */
static void as_kinds(aditl_cursor *c, int index, const aditl_field_row *row)
{
    if (lua_type(c->L, index) != LUA_TTABLE) {
        lua_pushvalue(c->L, index);
        add_kind(c, row->out);
        return;
    }
    for (int i = 1; i <= ADIT_MAX_KINDS && lua_rawgeti(c->L, index, i) != LUA_TNIL; i++) {
        add_kind(c, row->out);
        lua_pop(c->L, 1);
    }
}

#define READ(rows, what)                                                                           \
    aditl_read_fields(c, index, rows, (int)(sizeof(rows) / sizeof *(rows)), what)
#define TEXT_ROW(row)                                                                              \
    {                                                                                              \
        "text", aditl_as_text, ADITL_OUT((row)->text), .limit = ADIT_LIMIT_WORD_TEXT               \
    }

static void read_good(aditl_cursor *c, int index, aditl_addition *row)
{
    const aditl_field_row rows[] = {
        TEXT_ROW(row),
        {"limit", aditl_as_int, ADITL_OUT(row->limit), .min = 1, .max = ADIT_MAX_AMOUNT},
        {"pays_for", aditl_as_text, ADITL_OUT(row->pays_for)},
        {"turns_into", aditl_as_text, ADITL_OUT(row->turns_into)},
        {"worth", aditl_as_int, ADITL_OUT(row->worth), .min = 0, .max = MAX_WORTH},
    };

    row->limit = ADIT_MAX_AMOUNT;
    row->worth = USUAL_WORTH;
    READ(rows, "a good");
}

static void read_event(aditl_cursor *c, int index, aditl_addition *row)
{
    const aditl_field_row rows[] = {
        TEXT_ROW(row),
        {"goods", aditl_as_flag, ADITL_OUT(row->has_goods)},
        {"card", aditl_as_flag, ADITL_OUT(row->has_card)},
        {"amount", aditl_as_flag, ADITL_OUT(row->has_amount)},
    };

    READ(rows, "an event");
}

static void read_value(aditl_cursor *c, int index, aditl_addition *row)
{
    const aditl_field_row rows[] = {
        TEXT_ROW(row),
        {"price", aditl_as_flag, ADITL_OUT(row->is_price)},
    };

    READ(rows, "a value");
}

static void read_permission(aditl_cursor *c, int index, aditl_addition *row)
{
    const aditl_field_row rows[] = {
        TEXT_ROW(row),
        {"default", aditl_as_flag, ADITL_OUT(row->is_default)},
        {"about", as_kinds, ADITL_OUT(row->about)},
    };

    READ(rows, "a permission");
}

/* A function alone, or with a text. */
static void read_query(aditl_cursor *c, int index, aditl_addition *row)
{
    const aditl_field_row rows[] = {
        TEXT_ROW(row),
        {"run", as_query, ADITL_OUT(row->script), .is_required = true},
    };

    if (lua_type(c->L, index) == LUA_TFUNCTION) {
        as_query(c, index, &rows[1]);
    } else {
        READ(rows, "a query");
    }
}

/* Each table: its field in mod.lua, how a row is read, what a row is and how it looks, how many
 * there can be in all, and whose names it shares. */
static const struct {
    const char *field;
    void (*read)(aditl_cursor *c, int index, aditl_addition *row);
    const char *what, *form;
    adit_limit max;
    int names;
} tables[TABLES] = {
    [GOODS] = {"goods", read_good, "good", "amber = { limit = 9, text = \"...\" }",
               ADIT_LIMIT_GOODS, GOODS},
    [EVENTS] = {"events", read_event, "event", "smelted = { amount = true, text = \"...\" }",
                ADIT_LIMIT_EVENTS, EVENTS},
    [VALUES] = {"values", read_value, "value", "smelting = { text = \"...\" }", ADIT_LIMIT_VALUES,
                VALUES},
    [PERMISSIONS] = {"permissions", read_permission, "permission",
                     "smelt = { default = true, text = \"...\" }", ADIT_LIMIT_PERMISSIONS,
                     PERMISSIONS},
    [QUERIES] = {"queries", read_query, "query", "sets = function(g, me) ... end",
                 ADIT_LIMIT_QUERIES, GOODS},
};

/* The value of one name, on top of the stack. */
static void read_row(aditl_cursor *c, int table, const char *word)
{
    aditl_loader *loader = c->loader;
    const int index = lua_gettop(c->L), type = lua_type(c->L, index);
    aditl_addition *row;

    if (type != LUA_TTABLE && !(table == QUERIES && type == LUA_TFUNCTION)) {
        aditl_report(c, "", "expected %s", tables[table].form);
        return;
    }
    if (!ADITL_ROOM(&loader->set, loader->additions, loader->addition_count,
                    loader->addition_capacity)) {
        return;
    }
    row = &loader->additions[loader->addition_count++];
    memset(row, 0, sizeof *row);
    row->table = table;
    row->mod = c->file->mod;
    snprintf(row->word, sizeof row->word, "%s", word);
    snprintf(row->full, sizeof row->full, "%s:%s", loader->set.mods[row->mod].id, word);
    tables[table].read(c, index, row);
}

static void read_table(aditl_cursor *c, int mod_table, int table)
{
    const int type = aditl_field(c, mod_table, tables[table].field), index = lua_gettop(c->L);
    bool is_full = false;
    char form[160];
    int count = 0;

    aditl_enter(c, tables[table].field);
    snprintf(form, sizeof form,
             "a %s needs a name of up to %d lower-case letters, digits and '_', as in { %s }",
             tables[table].what, ADIT_MAX_WORD, tables[table].form);
    if (type == LUA_TTABLE) {
        const char **names =
            aditl_push_names(c, index, ADIT_LIMIT_WORD, form, tables[table].max, &count, &is_full);

        for (int i = 0; i < count; i++) {
            aditl_enter(c, names[i]);
            (void)aditl_field(c, index, names[i]);
            read_row(c, table, names[i]);
            lua_pop(c->L, 1);
            aditl_exit(c);
        }
        if (is_full) {
            aditl_report_limit(c, "", tables[table].max);
        }
    } else if (type != LUA_TNIL) {
        aditl_report(c, "", "expected a table by name, as in { %s }", tables[table].form);
    }
    lua_settop(c->L, index - 1);
    aditl_exit(c);
}

static aditl_cursor cursor_in(aditl_loader *loader, lua_State *L, int number)
{
    const aditl_mod *mod = &loader->set.mods[number];
    aditl_cursor c = {.set = &loader->set,
                      .L = L,
                      .file = &loader->set.files[mod->manifest],
                      .line = mod->line,
                      .loader = loader};

    c.reader = (aditl_reader){.L = L, .def = loader->set.def, .mod = mod->id};
    return c;
}

typedef struct {
    aditl_loader *loader;
    int mod;
} mod_job;

static int read_mod(lua_State *L)
{
    const mod_job *job = lua_touserdata(L, 1);
    aditl_cursor c = cursor_in(job->loader, L, job->mod);

    aditl_need_stack(L, 20, "mod.lua");
    lua_rawgeti(L, LUA_REGISTRYINDEX, job->loader->found.results_ref);
    lua_rawgeti(L, -1, job->loader->set.mods[job->mod].manifest + 1);
    for (int table = 0; table < TABLES && lua_type(L, 3) == LUA_TTABLE; table++) {
        read_table(&c, 3, table);
    }
    return 0;
}

/* ---- Names ---- */

static int compare_additions(const void *a, const void *b)
{
    const aditl_addition *x = a, *y = b;

    return x->table != y->table ? (x->table < y->table ? -1 : 1) : strcmp(x->full, y->full);
}

/* Reports at the place of the row in mod.lua. */
static void report_row(aditl_loader *loader, const aditl_addition *row, const char *field,
                       const char *text)
{
    aditl_cursor c = cursor_in(loader, NULL, row->mod);

    aditl_enter(&c, tables[row->table].field);
    aditl_enter(&c, row->word);
    if (field != NULL) {
        aditl_enter(&c, field);
    }
    aditl_report(&c, "", "%s", text);
}

/* The n-th name that the game itself has in the table; NULL: no more. */
static const char *own_name(const adit_game_def *def, int table, int n)
{
    switch (table) {
    case GOODS:
        return def->goods[n].name;
    case EVENTS:
        return n < ADIT_EVENT_GAME   ? adit_common_events[n].name
               : def->events == NULL ? NULL
                                     : def->events[n - ADIT_EVENT_GAME].name;
    case VALUES:
        return def->values == NULL ? NULL : def->values[n].name;
    case PERMISSIONS:
        return def->permissions == NULL ? NULL : def->permissions[n].name;
    default:
        return def->queries == NULL ? NULL : def->queries[n].name;
    }
}

static int own_count(const adit_game_def *def, int table)
{
    int count = 0;

    while (own_name(def, table, count) != NULL) {
        count++;
    }
    return count;
}

static bool is_own_word(const adit_game_def *def, int names, const char *word)
{
    for (int table = 0; table < TABLES; table++) {
        const char *name;

        for (int n = 0; tables[table].names == names && (name = own_name(def, table, n)) != NULL;
             n++) {
            if (strcmp(name, word) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* `{ pay = 1 }` must stay the parameter of a verb, and ev.card the card of an event. */
static bool is_reserved(const adit_game_def *def, const char *word)
{
    bool is_taken = strcmp(word, "seat") == 0 || strcmp(word, "card") == 0 ||
                    strcmp(word, "amount") == 0 || strcmp(word, "goods") == 0;

    for (int i = 0; i < adit_verb_count(def); i++) {
        const adit_verb *verb = adit_verb_at(def, i);

        for (int k = 0; k < verb->param_count; k++) {
            is_taken |= strcmp(verb->param[k].name, word) == 0;
        }
    }
    return is_taken;
}

/* A row that cannot be: it is reported and left out, so that nothing else is wrong because of it.
 */
static void drop_row(aditl_loader *loader, aditl_addition *row, const char *format,
                     const char *word)
{
    char text[200];
    adit_buffer out = adit_buffer_on(text, sizeof text);

    adit_buffer_addf(&out, format, word);
    report_row(loader, row, NULL, text);
    row->is_dropped = true;
}

static void check_name(aditl_loader *loader, aditl_addition *row)
{
    const adit_game_def *def = loader->set.def;

    if (is_own_word(def, tables[row->table].names, row->word) ||
        ((row->table == EVENTS || row->table == PERMISSIONS) &&
         aditl_is_deed(def, row->table == EVENTS, row->word))) {
        drop_row(loader, row, "the game itself already has '%s'; choose another name", row->word);
    } else if (row->table == GOODS && is_reserved(def, row->word)) {
        drop_row(loader, row,
                 "'%s' is the name of a parameter or of a field of events; choose another name",
                 row->word);
    }
    for (int i = 0; i < loader->addition_count; i++) {
        const aditl_addition *other = &loader->additions[i];

        if (other == row || tables[other->table].names != tables[row->table].names ||
            strcmp(other->word, row->word) != 0) {
            continue;
        }
        row->is_shared = true;
        if (other->mod == row->mod && other < row) {
            drop_row(loader, row,
                     "goods and queries are counted by name, and the mod has another '%s'",
                     row->word);
        }
    }
}

/* The mods come after the game; rows that have no place are left out, the first one is reported. */
static void check_limits(aditl_loader *loader)
{
    int count[TABLES];

    for (int table = 0; table < TABLES; table++) {
        count[table] = own_count(loader->set.def, table);
    }
    for (int i = 0; i < loader->addition_count; i++) {
        aditl_addition *row = &loader->additions[i];

        count[row->table] += !row->is_dropped;
        const int max = adit_limit_at(tables[row->table].max)->value;

        if (!row->is_dropped && count[row->table] > max) {
            aditl_cursor c = cursor_in(loader, NULL, row->mod);

            row->is_dropped = true;
            aditl_enter(&c, tables[row->table].field);
            aditl_enter(&c, row->word);
            if (count[row->table] == max + 1) {
                aditl_report_limit(&c, "", tables[row->table].max);
            }
        }
    }
}

/* ---- The copy of the game ---- */

/* Copies the rows that the game has, as long as their names last. */
#define COPY_ROWS(to, from)                                                                        \
    do {                                                                                           \
        for (int n = 0; (from) != NULL && (from)[n].name != NULL; n++) {                           \
            (to)[n] = (from)[n];                                                                   \
        }                                                                                          \
    } while (0)

static extended_game *copy_game(const adit_game_def *def, int additions)
{
    extended_game *game = adit_alloc(sizeof *game + (size_t)additions * sizeof game->words[0]);

    if (game == NULL) {
        return NULL;
    }
    game->def = *def;
    COPY_ROWS(game->goods, def->goods);
    COPY_ROWS(game->events, def->events);
    COPY_ROWS(game->values, def->values);
    COPY_ROWS(game->permissions, def->permissions);
    COPY_ROWS(game->queries, def->queries);
    game->def.goods = game->goods;
    game->def.events = game->events;
    game->def.values = game->values;
    game->def.permissions = game->permissions;
    game->def.queries = game->queries;
    return game;
}

static void put_row(extended_game *game, const aditl_addition *row, int n)
{
    const char *full = game->words[n].full, *text = game->words[n].text;
    const char *name = row->is_shared ? full : full + strlen(full) - strlen(row->word);

    switch (row->table) {
    case GOODS:
        game->goods[row->place] = (adit_good_def){
            .name = name, .limit = row->limit, .text = text, .worth = row->worth, .full = full};
        break;
    case EVENTS:
        game->events[row->place - ADIT_EVENT_GAME] = (adit_event_row){.name = name,
                                                                      .text = text,
                                                                      .has_goods = row->has_goods,
                                                                      .has_card = row->has_card,
                                                                      .has_amount = row->has_amount,
                                                                      .full = full};
        break;
    case VALUES:
        game->values[row->place] =
            (adit_value_row){.name = name, .text = text, .is_price = row->is_price, .full = full};
        break;
    case PERMISSIONS:
        game->permissions[row->place] = (adit_permission_row){.name = name,
                                                              .text = text,
                                                              .is_default = row->is_default,
                                                              .about = row->about,
                                                              .full = full};
        break;
    default:
        game->queries[row->place] = (adit_query_row){.name = name,
                                                     .text = text,
                                                     .full = full,
                                                     .mod = game->words[n].mod,
                                                     .script = row->script};
        break;
    }
}

/* The good that another one pays for or turns into, + 1; 0: none. */
static uint8_t named_good(aditl_loader *loader, const extended_game *game,
                          const aditl_addition *row, const char *field, const char *word)
{
    char text[200] = "";
    adit_buffer out = adit_buffer_on(text, sizeof text);
    const aditl_names names = aditl_names_of_goods(&game->def);
    const int good = adit_good_find_in(game->goods, loader->set.mods[row->mod].id, word);

    if (word[0] == '\0') {
        return 0;
    }
    if (good < 0) {
        adit_buffer_addf(&out, "no good is called '%s'", word);
        aditl_suggest(&out, word, &names);
        report_row(loader, row, field, text);
    } else if (strcmp(game->goods[good].full == NULL ? "" : game->goods[good].full, row->full) ==
               0) {
        report_row(loader, row, field, "a good cannot stand for itself");
        return 0;
    }
    return (uint8_t)(good + 1);
}

static void put_rows(aditl_loader *loader, extended_game *game)
{
    int place[TABLES];

    for (int table = 0; table < TABLES; table++) {
        place[table] = own_count(loader->set.def, table);
    }
    for (int i = 0; i < loader->addition_count; i++) {
        aditl_addition *row = &loader->additions[i];

        snprintf(game->words[i].full, sizeof game->words[i].full, "%s", row->full);
        snprintf(game->words[i].text, sizeof game->words[i].text, "%s", row->text);
        snprintf(game->words[i].mod, sizeof game->words[i].mod, "%s",
                 loader->set.mods[row->mod].id);
        if (!row->is_dropped) {
            row->place = place[row->table]++;
            put_row(game, row, i);
        }
    }
    for (int i = 0; i < loader->addition_count; i++) {
        const aditl_addition *row = &loader->additions[i];

        if (row->table == GOODS && !row->is_dropped) {
            adit_good_def *good = &game->goods[row->place];
            good->pays_for = named_good(loader, game, row, "pays_for", row->pays_for);
            good->turns_into = named_good(loader, game, row, "turns_into", row->turns_into);
        }
    }
}

bool aditl_copy_game(aditl_loader *loader)
{
    extended_game *game = loader->set.cards->def != NULL ? NULL : copy_game(loader->set.def, 0);

    if (game != NULL) {
        loader->set.def = loader->set.cards->def = &game->def;
    }
    loader->set.is_out_of_memory |= loader->set.cards->def == NULL;
    return loader->set.cards->def != NULL;
}

bool aditl_add_query(aditl_loader *loader, const adit_query_row *row)
{
    const int count = own_count(loader->set.def, QUERIES);

    if (count >= ADIT_MAX_QUERIES || !aditl_copy_game(loader)) {
        return false;
    }
    ((extended_game *)(void *)loader->set.cards->def)->queries[count] = *row;
    return true;
}

void aditl_add_to_game(aditl_loader *loader)
{
    aditl_mod_set *set = &loader->set;

    for (int i = 0; i < set->mod_count && !set->is_out_of_memory; i++) {
        mod_job job = {loader, i};

        if (!set->mods[i].is_game && set->mods[i].manifest >= 0 && !set->mods[i].is_broken) {
            (void)aditl_run_step(loader, read_mod, &job, set->mods[i].manifest);
        }
    }
    if (loader->addition_count == 0 || set->is_out_of_memory) {
        return;
    }
    qsort(loader->additions, (size_t)loader->addition_count, sizeof *loader->additions,
          compare_additions);
    for (int i = 0; i < loader->addition_count; i++) {
        check_name(loader, &loader->additions[i]);
    }
    check_limits(loader);
    extended_game *game = copy_game(set->def, loader->addition_count);
    if (game == NULL) {
        set->is_out_of_memory = true;
        return;
    }
    set->cards->def = &game->def;
    put_rows(loader, game);
    set->def = &game->def;
}
