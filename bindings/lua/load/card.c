/* card.c - one card: its facts by the schema of its kind, counters and examples.
 *
 * Tables are read by the order of the schema, never by the order of Lua's tables, which is
 * another one in each process. Names that the schema does not know are reported afterwards.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/compile.h"
#include "engine/base/assert.h"
#include "engine/match/engine.h"
#include "engine/rules/wording.h"

#define MAX_MADE_TEXT 600

static const char *const common_fields[] = {"id",     "kind",  "title",    "text",     "short",
                                            "source", "mark",  "replaces", "alias",    "on",
                                            "modify", "allow", "forbid",   "rewrite",  "exchange",
                                            "score",  "built", "counters", "examples", NULL};

enum { COMMON_FIELDS = sizeof common_fields / sizeof *common_fields - 1 };

static const char *field_name(const void *context, int i)
{
    return i < COMMON_FIELDS ? common_fields[i]
                             : ((const adit_kind_row *)context)->facts[i - COMMON_FIELDS].name;
}

static int fact_count(const adit_kind_row *kind)
{
    int count = 0;

    while (kind->facts != NULL && kind->facts[count].name != NULL) {
        count++;
    }
    return count;
}

/* ---- Texts ---- */

const char *aditl_keep_text(aditl_loader *loader, const char *text, size_t length)
{
    char *copy = loader->set.cards->arena + loader->arena_used;

    if (length + 1 > loader->arena_size - loader->arena_used) {
        if (!loader->limit_reported) {
            loader->limit_reported = true;
            aditl_load_problem(&loader->set, -1, 0,
                               "%s: the texts of all cards together are longer than %zu bytes",
                               loader->set.mods[0].folder, loader->arena_size);
        }
        return "";
    }
    memcpy(copy, text, length);
    copy[length] = '\0';
    loader->arena_used += length + 1;
    return copy;
}

const char *aditl_compile_text(aditl_cursor *c, int index, adit_limit max)
{
    const char *text = aditl_string(c->L, index), *problem = NULL;

    if (text == NULL) {
        aditl_report_value(c, index, "a string");
    } else if (strlen(text) > (size_t)adit_limit_at(max)->value) {
        aditl_report_limit(c, "", max);
    } else if ((problem = aditl_text_problem(text, strlen(text))) != NULL) {
        aditl_report(c, "", "%s", problem);
    } else {
        return aditl_keep_text(c->loader, text, strlen(text));
    }
    return NULL;
}

/* A text that shipped cards must have and mods may leave out; `default_text` NULL: required. */
static const char *common_text(aditl_cursor *c, int table, const char *name, adit_limit max,
                               const char *default_text)
{
    const char *text = default_text;

    aditl_enter(c, name);
    if (aditl_field(c, table, name) != LUA_TNIL) {
        text = aditl_compile_text(c, lua_gettop(c->L), max);
        if (text != NULL && text[0] == '\0' && strcmp(name, "title") == 0) {
            aditl_report(c, "", "empty; write a title or remove the field");
        }
    } else if (default_text == NULL) {
        aditl_report(c, "", "missing; every card of the game needs it");
    }
    lua_pop(c->L, 1);
    aditl_exit(c);
    return text == NULL ? "" : text;
}

static void common_texts(aditl_cursor *c, int table)
{
    const aditl_mod *mod = &c->set->mods[c->file->mod];
    adit_card *card = c->card;
    const char *colon = strchr(card->id, ':');
    bool is_game = mod->is_game;

    card->mod = aditl_keep_text(c->loader, mod->id, strlen(mod->id));
    card->file = aditl_keep_text(c->loader, c->file->path, strlen(c->file->path));
    card->title = common_text(c, table, "title", ADIT_LIMIT_TITLE,
                              is_game         ? NULL
                              : colon == NULL ? card->id
                                              : colon + 1);
    card->text = common_text(c, table, "text", ADIT_LIMIT_CARD_TEXT, is_game ? NULL : "");
    card->brief = common_text(c, table, "short", ADIT_LIMIT_SHORT_TEXT, "");
    const aditl_patch *text_by = aditl_origin_of(c->loader, card->id, "text");
    const aditl_patch *brief_by = aditl_origin_of(c->loader, card->id, "short");
    /* It says what the text said before a later patch; patches lie in the order of mods. */
    if (text_by != NULL && (brief_by == NULL || brief_by < text_by)) {
        card->brief = "";
    }
    card->source = common_text(c, table, "source", ADIT_LIMIT_CARD_TEXT, is_game ? NULL : "");
    card->mark = common_text(c, table, "mark", ADIT_LIMIT_MARK, is_game ? NULL : "-");
    if (card->source[0] == '\0' && !is_game) {
        card->source = aditl_keep_text(c->loader, mod->name, strlen(mod->name));
    }
}

/* The text of a mod's card that has none: its declared effects in words. */
static void make_text(aditl_cursor *c)
{
    char text[MAX_MADE_TEXT];
    adit_buffer out = adit_buffer_on(text, sizeof text);
    const adit_kind_row *kind = adit_kind_at(c->set->def, c->card->kind);

    for (int i = 0; i < fact_count(kind); i++) {
        if (kind->facts[i].type == ADIT_FACT_EFFECT && c->card->fact[i].effect != 0) {
            adit_buffer_add(&out, out.length == 0 ? "" : "; ");
            adit_node_text(c->set->def, c->set->cards, c->card->fact[i].effect, &out);
        }
    }
    c->card->text = aditl_keep_text(c->loader, text, strlen(text));
}

/* ---- Facts ---- */

static void number_fact(aditl_cursor *c, const adit_fact_row *row, int index, adit_fact *fact)
{
    /* A row that gives no range takes whatever fits the engine's numbers. */
    bool has_range = row->min != 0 || row->max != 0;
    int min = has_range ? row->min : INT16_MIN, max = has_range ? row->max : INT16_MAX;

    if (row->limit != ADIT_LIMIT_NONE && lua_isinteger(c->L, index) &&
        lua_tointeger(c->L, index) > max) {
        (void)aditl_report_limit(c, "", row->limit);
        return;
    }
    fact->is_set =
        aditl_arg_int(&c->reader, index, min, max, NULL, &fact->number) || aditl_report_reader(c);
}

static void goods_fact(aditl_cursor *c, int index, adit_fact *fact)
{
    c->reader.is_declared = false; /* facts are printed on the card: plain numbers only */
    fact->is_set = aditl_compile_amounts(c, index, &fact->goods);
    c->reader.is_declared = true;
}

/* In its own mod a card is called by its plain name; everybody else knows it by its whole id. One
 * that does not exist is reported by the game, which knows what it should have been. */
static void card_fact(aditl_cursor *c, int index, adit_fact *fact)
{
    const char *word = aditl_compile_text(c, index, ADIT_LIMIT_CARD_TEXT);
    const int card =
        word != NULL ? aditl_find_card(c->reader.cards, c->reader.mod, word) : ADIT_NO_CARD;

    fact->is_set = word != NULL;
    fact->text = card != ADIT_NO_CARD ? c->reader.cards->card[card].id : word;
}

/* ---- Tracks ---- */

/* The value of one step lies on top. [-1, +0] */
static void read_step(aditl_cursor *c, const adit_fact_row *row, adit_track *track, int step)
{
    int points = 0;

    if (row->type == ADIT_FACT_EFFECTS) {
        track->at[step] = aditl_compile_effect(c);
        return;
    }
    if (!aditl_arg_int(&c->reader, lua_gettop(c->L), row->min, row->max, NULL, &points)) {
        (void)aditl_report_reader(c);
    }
    track->points[step] = (int8_t)points;
    lua_pop(c->L, 1);
}

/* { [3] = EFFECT, [6] = EFFECT } or { 0, 1, 3 }: what a track has on its steps, which were read
 * before or are read later, so that the number of steps is looked up here. */
static void read_steps(aditl_cursor *c, int table, const adit_fact_row *row, int index)
{
    const int first = row->type == ADIT_FACT_EFFECTS ? 1 : 0;
    adit_track *track = &c->loader->set.cards->track[c->card->kind_number % ADIT_MAX_TRACKS];
    int steps = 0, found = 0, is_number = 0;

    (void)aditl_field(c, table, "steps");
    steps = (int)lua_tointegerx(c->L, -1, &is_number);
    lua_pop(c->L, 1);
    if (!is_number || steps < 1 || steps > ADIT_MAX_TRACK_STEPS) {
        return; /* which is reported there */
    }
    if (lua_type(c->L, index) != LUA_TTABLE || aditl_tag_of(c->L, index).made != ADITL_MADE_NONE) {
        aditl_report_value(c, index,
                           first == 1 ? "effects by step, such as { [3] = gain { ... } }"
                                      : "numbers by step, such as { 0, 1, 3 }");
        return;
    }
    for (int step = first; step <= steps; step++) {
        char name[16];

        snprintf(name, sizeof name, "[%d]", step);
        aditl_enter(c, name);
        if (lua_rawgeti(c->L, index, step) == LUA_TNIL) {
            lua_pop(c->L, 1);
        } else {
            found++;
            read_step(c, row, track, step);
        }
        aditl_exit(c);
    }
    if (aditl_key_count(c->L, index) != found) {
        aditl_report(c, "", "expected steps from %d to %d as keys: the track has %d step%s", first,
                     steps, steps, steps == 1 ? "" : "s");
    }
}

/* What follows from several facts of a track. */
static void finish_track(aditl_cursor *c)
{
    adit_track *track = &c->loader->set.cards->track[c->card->kind_number % ADIT_MAX_TRACKS];
    const adit_fact *fact = c->card->fact;

    track->steps = (uint8_t)fact[ADIT_TRACK_STEPS].number;
    track->start = (uint8_t)fact[ADIT_TRACK_START].number;
    if (track->start > track->steps && track->steps > 0) {
        aditl_report_field(c, "start", "the track has %d step%s", track->steps,
                           track->steps == 1 ? "" : "s");
    }
}

/* The value lies on top. */
static void read_fact(aditl_cursor *c, int table, const adit_fact_row *row, adit_fact *fact)
{
    int index = lua_gettop(c->L);
    bool flag = false;

    switch (row->type) {
    case ADIT_FACT_INT:
        number_fact(c, row, index, fact);
        return;
    case ADIT_FACT_FLAG:
        fact->is_set = aditl_arg_flag(&c->reader, index, NULL, &flag) || aditl_report_reader(c);
        fact->number = flag ? 1 : 0;
        return;
    case ADIT_FACT_WORD:
        fact->is_set = aditl_arg_word(&c->reader, index, row->words, NULL, &fact->number) ||
                       aditl_report_reader(c);
        return;
    case ADIT_FACT_TEXT:
        fact->text = aditl_compile_text(c, index, ADIT_LIMIT_CARD_TEXT);
        fact->is_set = fact->text != NULL;
        return;
    case ADIT_FACT_CARD:
        card_fact(c, index, fact);
        return;
    case ADIT_FACT_GOODS:
        goods_fact(c, index, fact);
        return;
    case ADIT_FACT_EFFECT:
        lua_pushvalue(c->L, index);
        fact->effect = aditl_compile_effect(c);
        fact->is_set = fact->effect != 0;
        return;
    case ADIT_FACT_NUMBER:
        fact->is_set =
            aditl_arg_number(&c->reader, index, row->min, row->max, NULL, &fact->count) ||
            aditl_report_reader(c);
        return;
    case ADIT_FACT_NUMBERS:
    case ADIT_FACT_EFFECTS:
        read_steps(c, table, row, index);
        fact->is_set = true;
        fact->number = 1; /* something is there; it lies in the track */
        return;
    }
    ADIT_UNREACHABLE();
}

static void read_facts(aditl_cursor *c, int table)
{
    const adit_kind_row *kind = adit_kind_at(c->set->def, c->card->kind);
    int count = fact_count(kind);
    aditl_names known = {COMMON_FIELDS + count, field_name, kind};
    char what[80];

    for (int i = 0; i < count && i < ADIT_MAX_FACTS; i++) {
        const adit_fact_row *row = &kind->facts[i];

        aditl_enter(c, row->name);
        if (aditl_field(c, table, row->name) != LUA_TNIL) {
            read_fact(c, table, row, &c->card->fact[i]);
        } else if (row->required) {
            aditl_report(c, "", "missing (%s)", row->text == NULL ? "required" : row->text);
        }
        lua_pop(c->L, 1);
        aditl_exit(c);
    }
    snprintf(what, sizeof what, "a card of kind '%s'", kind->name);
    aditl_report_unknown(c, table, &known, 0, what);
    if (c->card->kind == ADIT_KIND_TRACK) {
        finish_track(c);
    }
}

/* ---- Counters ---- */

/* The counter's table lies on top. */
static void read_counter(aditl_cursor *c, const char *name, adit_counter *counter)
{
    const aditl_field_row rows[] = {
        {"max", aditl_as_int, ADITL_OUT(counter->max), .min = 1, .max = ADIT_MAX_AMOUNT,
         .is_required = true},
        {"reset", aditl_as_word, ADITL_OUT(counter->reset), .words = aditl_reset_words,
         .is_required = true},
    };

    if (lua_type(c->L, -1) != LUA_TTABLE) {
        aditl_report(c, name, "expected { max = 1, reset = \"turn\" }");
        return;
    }
    aditl_read_fields(c, lua_gettop(c->L), rows, 2, "a counter");
    counter->name = aditl_keep_text(c->loader, name, strlen(name));
}

static void read_counters(aditl_cursor *c, int table)
{
    int type = aditl_field(c, table, "counters"), index = lua_gettop(c->L), count = 0;
    const char **names = NULL;
    bool is_full = false;

    aditl_enter(c, "counters");
    if (type == LUA_TTABLE) {
        names = aditl_push_names(c, index, ADIT_LIMIT_CARD_ID,
                                 "a counter needs a name of lower-case letters, digits and '_', as "
                                 "in { used = { max = 1, reset = \"turn\" } }",
                                 ADIT_LIMIT_CARD_COUNTERS, &count, &is_full);
    } else if (type != LUA_TNIL) {
        aditl_report(c, "", "expected { used = { max = 1, reset = \"turn\" } }");
    }
    if (is_full) {
        aditl_report_limit(c, "", ADIT_LIMIT_CARD_COUNTERS);
    }
    for (int i = 0; i < count; i++) {
        aditl_enter(c, names[i]);
        aditl_field(c, index, names[i]);
        read_counter(c, names[i], &c->card->counter[i]);
        lua_pop(c->L, 1);
        aditl_exit(c);
    }
    c->card->counter_count = (uint8_t)count;
    lua_settop(c->L, index - 1);
    aditl_exit(c);
}

/* ---- The card ---- */

/* Examples are kept as they are written and checked when somebody runs them. Those of the title are
 * copied only then, since most starts never run them; those of a mod at once, which finds tables
 * without an end. */
static void keep_examples(aditl_cursor *c, int table)
{
    int type = aditl_field(c, table, "examples");

    aditl_enter(c, "examples");
    c->card->examples_file = c->file == &c->set->files[c->entry->file]
                                 ? c->card->file
                                 : aditl_keep_text(c->loader, c->file->path, strlen(c->file->path));
    if (type == LUA_TTABLE) {
        lua_rawgeti(c->L, LUA_REGISTRYINDEX, c->loader->out->examples_ref);
        lua_pushstring(c->L, c->card->id);
        if (c->file->mod == 0) {
            lua_pushvalue(c->L, -3);
        } else {
            aditl_push_plain(c->L, -3);
        }
        lua_rawset(c->L, -3);
        lua_pop(c->L, 1);
    } else if (type != LUA_TNIL) {
        aditl_report(c, "", "expected a list of examples, as in { { name = \"...\", ... } }");
    }
    lua_pop(c->L, 1);
    aditl_exit(c);
}

int aditl_keep_function(void *cursor, int index)
{
    const aditl_cursor *c = cursor;
    aditl_loader *loader = c->loader;
    aditl_function *function;

    if (!ADITL_ROOM(&loader->set, loader->functions, loader->function_count,
                    loader->function_capacity)) {
        return LUA_NOREF;
    }
    lua_pushvalue(c->L, index);
    function = &loader->functions[loader->function_count];
    *function =
        (aditl_function){luaL_ref(c->L, LUA_REGISTRYINDEX), (int)(c->file - loader->set.files)};
    loader->function_count++;
    return function->reference;
}

/* While a field is read that a patch has set, messages are about the patch. */
static void find_origin(aditl_cursor *c, const char *field)
{
    const aditl_patch *patch = aditl_origin_of(c->loader, c->entry->id, field);

    if (patch != NULL) {
        const aditl_mod *mod = aditl_mod_of(c->set, patch->file);

        c->file = &c->set->files[patch->file];
        c->reader.mod = mod->is_game ? NULL : mod->id;
        c->line = patch->line;
        c->end_line = patch->end_line;
    }
}

static aditl_cursor cursor_of(aditl_loader *loader, const aditl_entry *entry)
{
    return (aditl_cursor){.set = &loader->set,
                          .file = &loader->set.files[entry->file],
                          .line = entry->line,
                          .end_line = entry->end_line,
                          .find_origin = find_origin,
                          .loader = loader,
                          .entry = entry};
}

void aditl_report_card(aditl_loader *loader, const aditl_entry *entry, const char *text)
{
    aditl_cursor c = cursor_of(loader, entry);
    char field[64];
    const size_t length = strcspn(text, ":");

    snprintf(field, sizeof field, "%.*s", (int)(length < sizeof field ? length : 0), text);
    if (strncmp(text + length, ": ", 2) == 0 && field[0] != '\0' &&
        strpbrk(field, " '\"") == NULL) {
        aditl_report_field(&c, field, "%s", text + length + 2);
    } else {
        aditl_report(&c, "", "%s", text);
    }
}

void aditl_compile_card(aditl_loader *loader, lua_State *L, const aditl_entry *entry,
                        adit_card *card)
{
    int table = lua_gettop(L);
    const aditl_mod *mod = aditl_mod_of(&loader->set, entry->file);
    aditl_cursor c = cursor_of(loader, entry);

    c.L = L;
    c.card = card;
    c.reader = (aditl_reader){.L = L,
                              .def = loader->set.def,
                              .cards = loader->set.cards,
                              .mod = mod->is_game ? NULL : mod->id,
                              .is_declared = true,
                              .keep = aditl_keep_function,
                              .context = &c};
    aditl_need_stack(L, 40, "card");
    card->node_first = (adit_node_id)loader->set.cards->node_count;
    card->origins = aditl_origins_text(loader, card->id);
    common_texts(&c, table);
    if (card->kind == ADIT_KIND_SCENARIO) {
        aditl_compile_scenario(&c, table);
    } else {
        read_facts(&c, table);
    }
    aditl_compile_hooks(&c, table);
    aditl_check_reach(&c, table);
    read_counters(&c, table);
    if (card->kind == ADIT_KIND_SCENARIO) {
        aditl_compile_plot(&c, table);
    }
    keep_examples(&c, table);
    card->node_end = (adit_node_id)loader->set.cards->node_count;
    if (!c.has_problem) {
        aditl_check_menus(&c);
    }
    if (!c.has_problem && card->text[0] == '\0') {
        make_text(&c);
    }
}
