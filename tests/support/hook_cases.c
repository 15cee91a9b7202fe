/* hook_cases.c - lists the places for functions, and writes the files. */
#include "tests/support/hook_cases.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "bindings/lua/load/load.h"
#include "engine/games/registry.h"
#include "engine/rules/runner.h"
#include "tests/support/adit_cmocka.h"

enum { MAX_PLACES = 4000, MAX_IDS = 2000, MAX_GAMES = 16, VARIANTS = 4 };

static hook_place places[MAX_PLACES];
static int place_count;

/* The shipped cards, when they were learned. */
static struct {
    char id[72];
    const adit_game_def *def;
    int kind;
    uint64_t facts; /* bit set, by row of the kind's schema */
} ids[MAX_IDS];
static int id_count;

/* ---- Places ---- */

static void add(const adit_game_def *def, int kind, hook_result result, const char *format,
                const char *name)
{
    hook_place *place = &places[place_count];

    assert_true(place_count < MAX_PLACES);
    place_count++;
    place->def = def;
    place->kind = kind;
    place->fact = -1;
    place->result = result;
    snprintf(place->field, sizeof place->field, format, name);
}

/* Whether cards of the kind are never in play at the event: a hook for it is refused. */
static bool is_unheard(const adit_event_row *event, int kind)
{
    return kind >= 0 && kind < ADIT_KIND_CORE && (event->unheard >> kind & 1) != 0;
}

/* Where %1$s stands the filters come, when the file is written. */
static void add_keyed(const adit_game_def *def, int kind)
{
    add(def, kind, HOOK_ACTS, "on = { %s = { FILTER run = hook } }", adit_common_events[0].name);
    for (int i = 0; def->events[i].name != NULL; i++) {
        if (!is_unheard(&def->events[i], kind)) {
            add(def, kind, HOOK_ACTS, "on = { %s = { FILTER run = hook } }", def->events[i].name);
        }
    }
    for (int i = 0; def->values[i].name != NULL; i++) {
        if (def->values[i].is_price) {
            add(def, kind, HOOK_NUMBER, "modify = { %s = { FILTER less = { GOOD = hook } } }",
                def->values[i].name);
            add(def, kind, HOOK_NUMBER,
                "modify = { %s = { FILTER instead = { pay = { GOOD = hook }, of = { GOOD = 1 } } } "
                "}",
                def->values[i].name);
        } else {
            add(def, kind, HOOK_NUMBER, "modify = { %s = { FILTER run = hook } }",
                def->values[i].name);
            add(def, kind, HOOK_NUMBER, "modify = { %s = { FILTER add = hook } }",
                def->values[i].name);
        }
    }
}

/* A card that the permission is about; NULL: it is about none, or nobody has learned the cards. */
static const char *subject_of(const adit_game_def *def, const adit_permission_row *row)
{
    for (int i = 0; i < id_count; i++) {
        if (ids[i].def == def && (row->about >> ids[i].kind & 1) != 0) {
            return ids[i].id;
        }
    }
    return NULL;
}

/* What nothing would ask for is refused, which other tests see to. */
static void add_permission(const adit_game_def *def, int kind, int word, bool forbids)
{
    const adit_permission_row *row = &def->permissions[word];
    const char *subject = subject_of(def, row), *hook = forbids ? "forbid" : "allow";
    char field[200];

    if (!aditl_is_asked(def, kind < 0 ? ADIT_KIND_SCENARIO : kind, word, forbids)) {
        return;
    }
    snprintf(field, sizeof field, "%s = { %s = { FILTER run = hook } }", hook, row->name);
    add(def, kind, HOOK_REASON, "%s", field);
    if (subject != NULL) {
        snprintf(field, sizeof field, "%s = { %s = { card = '%s', FILTER run = hook } }", hook,
                 row->name, subject);
        add(def, kind, HOOK_REASON, "%s", field);
    }
}

static void add_permissions(const adit_game_def *def, int kind)
{
    for (int i = 0; def->permissions != NULL && def->permissions[i].name != NULL; i++) {
        add_permission(def, kind, i, false);
        add_permission(def, kind, i, true);
    }
}

/* The fact, if a card of the kind has it: another may lack what goes with it, and is refused. */
static int fact_in_use(const adit_game_def *def, int kind, int fact)
{
    for (int i = 0; i < id_count; i++) {
        if (ids[i].def == def && ids[i].kind == kind && (ids[i].facts >> fact & 1) != 0) {
            return fact;
        }
    }
    return -1;
}

static void add_facts(const adit_game_def *def, int kind)
{
    const adit_fact_row *facts = adit_kind_at(def, kind)->facts;

    for (int i = 0; facts != NULL && facts[i].name != NULL; i++) {
        if (facts[i].type == ADIT_FACT_EFFECT || facts[i].type == ADIT_FACT_NUMBER) {
            add(def, kind, facts[i].type == ADIT_FACT_EFFECT ? HOOK_ACTS : HOOK_NUMBER, "%s = hook",
                facts[i].name);
            places[place_count - 1].fact = fact_in_use(def, kind, i);
        }
    }
}

/* Those that its kind can have; what it cannot have is refused, which other tests see to. */
static void add_kind(const adit_game_def *def, int kind)
{
    char hooks[200] = "";
    adit_buffer out = adit_buffer_on(hooks, sizeof hooks);

    aditl_kind_hooks(def, kind, &out);
    if (strstr(hooks, "modify") != NULL) {
        add_keyed(def, kind);
    }
    add_permissions(def, kind);
    if (strstr(hooks, "exchange") != NULL) {
        add(def, kind, HOOK_ACTS, "exchange = { { label = 'swap', run = hook } }", "");
        add(def, kind, HOOK_NUMBER,
            "exchange = { { pay = { GOOD = hook }, get = { GOOD = hook } } }", "");
    }
    if (strstr(hooks, "built") != NULL) {
        add(def, kind, HOOK_ACTS, "built = hook", "");
    }
    if (strstr(hooks, "score") != NULL) {
        add(def, kind, HOOK_NUMBER, "score = hook", "");
    }
    add_facts(def, kind);
}

/* At most as many as a card may have, from the first on; gives how many rows it has looked at. */
static int add_values(adit_buffer *out, const adit_game_def *def, int first, const char *query)
{
    int row = first;

    adit_buffer_add(out, "modify = {");
    for (int taken = 0; def->values[row].name != NULL && taken < ADIT_MAX_HOOKS; row++) {
        if (!def->values[row].is_price) {
            adit_buffer_addf(out, " %s = { FILTER add = per('%s') },", def->values[row].name,
                             query);
            taken++;
        }
    }
    adit_buffer_add(out, " }");
    return row;
}

static int add_allowed(adit_buffer *out, const adit_game_def *def, int first, const char *query)
{
    int row = first;

    adit_buffer_add(out, ", allow = {");
    for (int taken = 0; def->permissions[row].name != NULL && taken < ADIT_MAX_HOOKS; row++) {
        if (!def->permissions[row].is_default) {
            adit_buffer_addf(out, " %s = { by = 'anyone', when = { '%s', at_most = 9 } },",
                             def->permissions[row].name, query);
            taken++;
        }
    }
    adit_buffer_add(out, " }");
    return row;
}

/* All values and permissions depend on one count, among them perhaps what the count depends on.
 * Where a game has more of them than a card may have, each lot of values meets each of
 * permissions. */
static void add_counted(const adit_game_def *def, const char *query)
{
    int value = 0, permission, values_end;

    do {
        permission = 0;
        do {
            char field[6000] = "";
            adit_buffer out = adit_buffer_on(field, sizeof field);

            adit_buffer_add(&out, "on = { gained = hook }, ");
            values_end = add_values(&out, def, value, query);
            permission = add_allowed(&out, def, permission, query);
            assert_true(out.length < sizeof field - 1);
            add(def, -1, HOOK_ACTS, "%s", field);
        } while (def->permissions[permission].name != NULL);
        value = values_end;
    } while (def->values[value].name != NULL);
}

int hook_places(void)
{
    const adit_game_def *def;

    place_count = 0;
    for (int game = 0; (def = adit_registry_at(game)) != NULL; game++) {
        add_keyed(def, -1);
        add_permissions(def, -1);
        add(def, -1, HOOK_ACTS, "exchange = { { label = 'swap', run = hook } }", "");
        add(def, -1, HOOK_REASON, "goal = hook, goal_text = 'Some goal.'", "");
        for (int i = 0; def->queries[i].name != NULL; i++) {
            add_counted(def, def->queries[i].name);
        }
        for (int n = 0; adit_kind_nth(def, n) >= 0; n++) {
            add_kind(def, adit_kind_nth(def, n));
        }
    }
    return place_count;
}

const hook_place *hook_place_at(int n)
{
    return &places[n];
}

/* ---- Behaviours ---- */

/* GOOD is a good, QUERIES and VERBS lists of names, RESULT what the place wants back. */
static const struct {
    const char *name, *body;
} behaviours[] = {
    {"harmless", "return RESULT"},
    {"faulty", "error('the hook fails')"},
    {"writing", "g:gain(me, { GOOD = 1 }) return RESULT"},
    {"asking", "g:choose(me, { 'yes', 'no' }) return RESULT"},
    {"endless", "while true do end"},
    {"curious", "local sum = 0 for _, q in ipairs { QUERIES } do sum = sum + g:count(me, q) end "
                "for s = 1, g:players() do for _, id in ipairs(g:cards(s)) do g:has(s, id) end end "
                "for _, id in ipairs(g:cards()) do g:fact(id, 'title') end "
                "return RESULT"},
    {"trying", "g:can(me, 'gain', { GOOD = 1 }) g:can(me, 'pay', { GOOD = 1 }) "
               "g:can(me, 'exchange', { GOOD = 1 }, { GOOD = 1 }) return RESULT"},
    {"odd", "return ODD"},
    {"drawing", "return g:random(6)"},
    {"deep", "local function again(n) return again(n + 1) + 1 end return again(1)"},
    {"greedy", "local s = 'x' for i = 1, 40 do s = s .. s end return RESULT"},
    {"talkative", "for i = 1, 3000 do g:log('word ' .. i) end return RESULT"},
    {"refusing", "g:refuse('not today')"},
    {"changing", "return g:turn() % 2 == 0 and RESULT or OTHER"},
};

int hook_behaviours(void)
{
    return (int)(sizeof behaviours / sizeof *behaviours);
}

const char *hook_behaviour_name(int behaviour)
{
    return behaviours[behaviour].name;
}

/* ---- Cards ---- */

static void learn_card(const adit_game_def *def, const adit_card *card)
{
    assert_true(id_count < MAX_IDS);
    snprintf(ids[id_count].id, sizeof ids[0].id, "%s", card->id);
    ids[id_count].def = def;
    ids[id_count].kind = card->kind;
    ids[id_count].facts = 0;
    for (int i = 0; i < ADIT_MAX_FACTS; i++) {
        ids[id_count].facts |= (uint64_t)card->fact[i].is_set << i;
    }
    id_count++;
}

bool hook_learn_cards(void)
{
    const adit_game_def *def;
    adit_err err = {0};

    id_count = 0;
    for (int game = 0; (def = adit_registry_at(game)) != NULL; game++) {
        const adit_engine_options options = {.game = def->info.id};
        adit_engine *engine = NULL;

        if (adit_engine_open(&options, &engine, &err) != ADIT_OK) {
            print_error("%s\n", err.text);
            return false;
        }
        for (int n = 0; n < engine->cards->count; n++) {
            learn_card(def, &engine->cards->card[n]);
        }
        adit_engine_close(engine);
    }
    return true;
}

/* ---- Writing ---- */

static const char *result_of(const hook_case *hook)
{
    switch (hook->place->result) {
    case HOOK_NUMBER:
        return "(base or 1)";
    case HOOK_REASON:
        return "true";
    case HOOK_ACTS:
        break;
    }
    return "nil";
}

static const char *other_of(const hook_case *hook)
{
    return hook->place->result == HOOK_NUMBER   ? "0"
           : hook->place->result == HOOK_REASON ? "nil"
                                                : "1";
}

static const char *odd_of(const hook_case *hook)
{
    static const char *const odd[] = {"{}",     "'words'", "2^53",  "-1",      "0.5",   "32767",
                                      "-32768", "g",       "hook_", "'\\27['", "1 / 0", "me == 1"};

    return odd[hook->number % (long)(sizeof odd / sizeof *odd)];
}

static void add_queries(FILE *file, const adit_game_def *def)
{
    for (int i = 0; def->queries[i].name != NULL; i++) {
        fprintf(file, "'%s', ", def->queries[i].name);
    }
    fprintf(file, "'%s'", def->goods[0].name);
}

/* By whom, and under which condition. */
static void add_filter(FILE *file, const hook_case *hook)
{
    static const char *const by[VARIANTS] = {"anyone", "me", "others", "anyone"};
    const adit_game_def *def = hook->place->def;
    int queries = 0;

    fprintf(file, "by = '%s',", by[hook->variant % VARIANTS]);
    while (def->queries[queries].name != NULL) {
        queries++;
    }
    if (hook->variant % VARIANTS == VARIANTS - 1 && queries > 0) {
        fprintf(file, " when = { '%s', at_most = 9 },", def->queries[hook->number % queries].name);
    }
}

/* The text with the words that differ from case to case put in. */
static void add_filled(FILE *file, const hook_case *hook, const char *text)
{
    static const char *const words[] = {"RESULT", "OTHER", "ODD", "GOOD", "QUERIES", "FILTER"};

    while (*text != '\0') {
        size_t word = 0, count = sizeof words / sizeof *words;

        while (word < count && strncmp(text, words[word], strlen(words[word])) != 0) {
            word++;
        }
        text += word < count ? strlen(words[word]) : 1;
        if (word == 0) {
            fputs(result_of(hook), file);
        } else if (word == 1) {
            fputs(other_of(hook), file);
        } else if (word == 2) {
            fputs(odd_of(hook), file);
        } else if (word == 3) {
            fputs(hook->place->def->goods[hook->number % 2].name, file);
        } else if (word == 4) {
            add_queries(file, hook->place->def);
        } else if (word == 5) {
            add_filter(file, hook);
        } else {
            fputc(text[-1], file);
        }
    }
}

static void write_patches(FILE *file, const hook_case *hook)
{
    const int kind = hook->place->kind;

    fputs("return cards {\n", file);
    if (kind == ADIT_KIND_IDENTITY ||
        kind == ADIT_KIND_TABLE) { /* hardly a game has one to patch */
        fprintf(file, "  card { id = 'made', kind = '%s', title = 'Made', text = 'Made.', ",
                adit_kind_at(hook->place->def, kind)->name);
        add_filled(file, hook, hook->place->field);
        fputs(" },\n", file);
    }
    for (int i = 0; i < id_count; i++) {
        if (ids[i].def == hook->place->def && ids[i].kind == kind &&
            (hook->place->fact < 0 || (ids[i].facts >> hook->place->fact & 1) != 0)) {
            fprintf(file, "  patch '%s:%s' { ", ids[i].def->info.id, ids[i].id);
            add_filled(file, hook, hook->place->field);
            fputs(" },\n", file);
        }
    }
    fputs("}\n", file);
}

static void write_scenario(FILE *file, const hook_case *hook)
{
    const bool has_goal = strstr(hook->place->field, "goal") != NULL;

    fprintf(file, "return scenario { game = '%s', players = 2, seed = 4,\n  ",
            hook->place->def->info.id);
    add_filled(file, hook, hook->place->field);
    fprintf(file, ",\n  limit = { decisions = 2 }, chance = 'pinned',%s }\n",
            has_goal ? "" : " goal = { 'turn', at_least = 90 }, goal_text = 'Wait.'");
}

/* What says that the cards are a mod. */
static void write_manifest(const adit_game_def *def)
{
    FILE *file;

    (void)mkdir("case", 0777);
    (void)mkdir("case/cards", 0777);
    file = fopen("case/mod.lua", "w");
    assert_non_null(file);
    fprintf(file,
            "return mod { id = 'case', name = 'Case', version = '1.0.0', games = { '%s' } }\n",
            def->info.id);
    assert_int_equal(fclose(file), 0);
}

const char *hook_write(const hook_case *hook)
{
    const bool is_scenario = hook->place->kind < 0;
    FILE *file;

    if (!is_scenario) {
        write_manifest(hook->place->def);
    }
    file = fopen(is_scenario ? "case.lua" : "case/cards/hooks.lua", "w");
    assert_non_null(file);
    fputs("local function hook(g, me, base)\n  ", file);
    add_filled(file, hook, behaviours[hook->behaviour].body);
    fputs("\nend\n", file);
    (is_scenario ? write_scenario : write_patches)(file, hook);
    assert_int_equal(fclose(file), 0);
    return is_scenario ? "case.lua" : "case";
}

void hook_describe(const hook_case *hook, char *out, size_t size)
{
    const hook_place *place = hook->place;

    snprintf(out, size, "case %ld: %s, %s, %.200s, %s, variant %d", hook->number,
             place->def->info.id,
             place->kind < 0 ? "scenario" : adit_kind_at(place->def, place->kind)->name,
             place->field, behaviours[hook->behaviour].name, hook->variant);
}
