/* hook_walk.c - writes mods that have the hooks of a walk. */
#include "tests/support/hook_walk.h"

#include <stdlib.h>

#include "bindings/lua/author/api_doc.h"
#include "tests/support/patches.h"

static const char *const hook_names[] = {"on",      "modify",   "allow", "forbid",
                                         "rewrite", "exchange", "built", "score"};
static const char *const by_words[] = {"anyone", "me", "others"}; /* as adit_actor */
/* How many hooks of a type a card can have; allow and forbid share theirs. */
static const int room_for[] = {
    ADIT_MAX_LISTENING, ADIT_MAX_HOOKS, ADIT_MAX_HOOKS / 2, ADIT_MAX_HOOKS / 2, 1, 1, 1, 1};

/* ---- Writing a card ---- */

/* Functions that do nothing and leave everything as it is. Each call makes another one. */
static const char *const functions =
    "local function heard() return function() end end\n"
    "local function counted() return function(g, me, base) return base end end\n"
    "local function allowed() return function() return true end end\n"
    "local function forbidden() return function() return false end end\n"
    "local function none() return function() return 0 end end\n";

static void write_named(FILE *file, const walk *w, const walk_case *it)
{
    const walk_name *name = &w->name[walk_table_of(it->hook)][it->name];
    static const char *const makers[] = {"heard()", "counted()", "allowed()", "forbidden()"};

    fprintf(file, " { by = '%s', ", by_words[it->by]);
    if (it->hook == WALK_MODIFY && name->is_price) {
        fprintf(file, "less = { %s = none() } },", w->base->def->goods[0].name);
    } else {
        fprintf(file, "run = %s },", makers[it->hook]);
    }
}

static const char *const connectives[] = {"sequence", "any_order", "and_or", "then_or", "one_of"};

static void write_plain(FILE *file, const walk_case *it)
{
    switch (it->hook) {
    case WALK_REWRITE:
        fputs("  rewrite = {", file);
        for (size_t i = 0; i < sizeof connectives / sizeof *connectives; i++) {
            fprintf(file, " { from = '%s', to = 'one_of', when = { 'asked_%d', at_least = 1 } },",
                    connectives[i], it->kind);
        }
        fputs(" },\n", file);
        break;
    case WALK_EXCHANGE:
        fputs("  exchange = { label = 'nothing', run = heard() },\n", file);
        break;
    case WALK_BUILT:
        fputs("  built = heard(),\n", file);
        break;
    default:
        fputs("  score = none(),\n", file);
    }
}

/* Which cases a card gets, by hook. */
typedef struct {
    int16_t it[WALK_HOOKS][ADIT_MAX_LISTENING];
    int count[WALK_HOOKS];
} share;

static bool is_first_of_name(const walk *w, const share *own, walk_hook hook, int i)
{
    for (int k = 0; k < i; k++) {
        if (w->it[own->it[hook][k]].name == w->it[own->it[hook][i]].name) {
            return false;
        }
    }
    return true;
}

/* One line for each name. `line`: of the file, in which each name has one case; or NULL. */
static void write_hook(FILE *file, walk *w, const share *own, walk_hook hook, int *line)
{
    for (int i = 0; i < own->count[hook]; i++) {
        if (!is_first_of_name(w, own, hook, i)) {
            continue;
        }
        const walk_case *first = &w->it[own->it[hook][i]];

        fprintf(file, "    ['%s'] = {", w->name[walk_table_of(hook)][first->name].name);
        if (line != NULL) {
            w->line_case[++*line] = (int16_t)(own->it[hook][i] + 1);
        }
        for (int k = i; k < own->count[hook]; k++) {
            if (w->it[own->it[hook][k]].name == first->name) {
                write_named(file, w, &w->it[own->it[hook][k]]);
            }
        }
        fputs(" },\n", file);
    }
}

static void write_card(FILE *file, walk *w, const share *own, int *line)
{
    for (walk_hook hook = 0; hook < WALK_HOOKS; hook++) {
        if (own->count[hook] == 0) {
            continue;
        }
        if (line != NULL) {
            assert_true(*line % WALK_KIND_LINES + own->count[hook] + 4 < WALK_KIND_LINES);
            w->line_field[++*line].hook = (int16_t)hook;
            w->line_field[*line].kind = w->it[own->it[hook][0]].kind;
        }
        if (walk_table_of(hook) < 0) {
            write_plain(file, &w->it[own->it[hook][0]]);
            continue;
        }
        fprintf(file, "  %s = {\n", hook_names[hook]);
        write_hook(file, w, own, hook, line);
        fputs("  },\n", file);
        if (line != NULL) {
            ++*line;
        }
    }
}

/* ---- Writing a mod ---- */

static void write_about(const walk *w, const char *folder)
{
    FILE *file = patches_open(folder, "mod.lua");

    fprintf(file,
            "return mod { id = 'patches', version = '1.0.0', games = { '%s' },\n"
            "  depends = { 'words', '%s' },\n  queries = {\n",
            w->game->info.id, walk_expansion_of(w->game->info.id));
    for (int n = 0; adit_kind_nth(w->base->def, n) >= 0; n++) {
        fprintf(file, "    asked_%d = function() return 0 end,\n", adit_kind_nth(w->base->def, n));
    }
    fputs("  } }\n", file);
    assert_int_equal(fclose(file), 0);
}

static void begin_card(FILE *file, const walk *w, const adit_card *card)
{
    fprintf(file, "  patch '%s%s%s' {\n", strchr(card->id, ':') == NULL ? w->game->info.id : "",
            strchr(card->id, ':') == NULL ? ":" : "", card->id);
}

static void begin_own_card(FILE *file, const adit_game_def *def, int kind, int n)
{
    fprintf(file, "  card { id = 'walk_%s_%d', kind = '%s', title = 'Walk',%s\n",
            adit_kind_at(def, kind)->name, n, adit_kind_at(def, kind)->name,
            kind == ADIT_KIND_TRACK ? " steps = 2," : "");
}

/* ---- Loading ---- */

bool walk_has_unloaded(const walk *w, int by)
{
    for (int i = 0; i < w->count; i++) {
        if (!w->it[i].is_loaded && w->it[i].by == by) {
            return true;
        }
    }
    return false;
}

/* As many cases of the kind as a card can hold. */
static share take_unloaded(walk *w, int kind, int by)
{
    static const int at_once[] = {32, 16, 4, 4, 1, 1, 1, 1};
    share own = {0};

    for (int i = 0; i < w->count; i++) {
        walk_case *it = &w->it[i];

        if (!it->is_loaded && it->kind == kind && it->by == by &&
            own.count[it->hook] < at_once[it->hook]) {
            own.it[it->hook][own.count[it->hook]++] = (int16_t)i;
            it->is_loaded = true;
        }
    }
    return own;
}

static const adit_card *first_card(const walk *w, int kind)
{
    if (adit_kind_card_count(w->base->cards, kind) == 0) {
        fail_msg("%s: no card of kind '%s'", w->game->info.id,
                 adit_kind_at(w->base->def, kind)->name);
    }
    return adit_card_at(w->base->cards, kind, 0);
}

enum { MOST_PROBLEMS = 140 }; /* 200 are kept, and a card may have up to 60 */

void walk_write_load(walk *w, const char *folder, int by)
{
    int line = 0, problems = 0;

    write_about(w, folder);
    memset(w->line_case, 0, sizeof w->line_case);
    memset(w->line_field, -1, sizeof w->line_field);
    for (int n = 0; adit_kind_nth(w->base->def, n) >= 0 && problems < MOST_PROBLEMS; n++) {
        const int kind = adit_kind_nth(w->base->def, n);
        const share own = take_unloaded(w, kind, by);
        char name[40];
        FILE *file;

        for (int hook = 0; hook < WALK_HOOKS; hook++) {
            problems += own.count[hook];
        }
        snprintf(name, sizeof name, "hooks_%d.lua", kind);
        file = patches_open(folder, name);
        fprintf(file, "%sreturn cards {\n", functions);
        line = kind * WALK_KIND_LINES + 7; /* of the functions, "return" and the card */
        if (kind >= ADIT_KIND_CORE) {
            begin_own_card(file, w->base->def, kind, 0);
        } else {
            begin_card(file, w, first_card(w, kind));
        }
        write_card(file, w, &own, &line);
        fputs("  },\n}\n", file);
        assert_int_equal(fclose(file), 0);
    }
}

static bool has_reason(const char *problem, size_t length)
{
    static const char *const reasons[] = {"would never run", "would never be asked",
                                          "is allowed by default", "would never count"};
    char line[1200];

    snprintf(line, sizeof line, "%.*s", (int)length, problem);
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        if (strstr(line, reasons[i]) != NULL) {
            return true;
        }
    }
    return false;
}

static void refuse_line(walk *w, int line, const char *problem)
{
    assert_in_range(line, 1, WALK_MAX_LINES - 1);
    if (w->line_case[line] == 0 && w->line_field[line].kind < 0) {
        fail_msg("%s: no hook stands on line %d: %.300s", w->game->info.id, line, problem);
    }
    if (w->line_case[line] > 0) {
        w->it[w->line_case[line] - 1].is_refused = true;
    }
    for (int i = 0; i < w->count; i++) {
        if (w->it[i].kind == w->line_field[line].kind &&
            w->it[i].hook == (walk_hook)w->line_field[line].hook) {
            w->it[i].is_refused = true;
        }
    }
}

void walk_note_refused(walk *w, const char *problems)
{
    static const char file[] = "/hooks_";

    for (const char *line = problems; *line != '\0';) {
        const size_t length = strcspn(line, "\n");
        const char *place = strstr(line, file);

        if (place != NULL && place < line + length && line[0] != ' ') {
            if (!has_reason(line, length)) {
                fail_msg("%s: no reason in: %.*s", w->game->info.id, (int)length, line);
            }
            int kind = 0, at = 0;

            assert_int_equal(sscanf(place, "/hooks_%d.lua:%d:", &kind, &at), 2);
            assert_in_range(at, 1, WALK_KIND_LINES - 1);
            refuse_line(w, kind * WALK_KIND_LINES + at, line);
        } else if (line[0] != ' ') {
            fail_msg("%s: no place in: %.*s", w->game->info.id, (int)length, line);
        }
        line += length + (line[length] != '\0');
    }
}

/* ---- Rounds ---- */

static bool is_left(const walk_case *it)
{
    return !it->is_refused && !it->has_run;
}

/* The cases of a kind that are left, from the n-th on and round again. */
static share take_left(const walk *w, int kind, int n)
{
    share own = {0};

    for (walk_hook hook = 0; hook < WALK_HOOKS; hook++) {
        static int16_t left[WALK_MAX_CASES];
        int count = 0;

        for (int i = 0; i < w->count; i++) {
            if (w->it[i].kind == kind && w->it[i].hook == hook && is_left(&w->it[i])) {
                left[count++] = (int16_t)i;
            }
        }
        own.count[hook] = count < room_for[hook] ? count : room_for[hook];
        for (int i = 0; i < own.count[hook]; i++) {
            own.it[hook][i] = left[(n * room_for[hook] + i) % count];
        }
    }
    return own;
}

static bool has_any(const share *own)
{
    for (int hook = 0; hook < WALK_HOOKS; hook++) {
        if (own->count[hook] > 0) {
            return true;
        }
    }
    return false;
}

/* Exchanges that try the verbs of which something is left, a few in each card. */
static void write_drivers(FILE *file, const walk *w)
{
    const adit_game_def *def = w->base->def;
    int written = 0;

    for (int verb = 0; verb < adit_verb_count(def); verb++) {
        bool is_needed = false;

        for (int i = 0; i < w->count; i++) {
            const int table = walk_table_of(w->it[i].hook);

            is_needed |=
                table >= 0 && is_left(&w->it[i]) && w->name[table][w->it[i].name].verb == verb;
        }
        if (!is_needed) {
            continue;
        }
        if (written % 8 == 0) {
            fprintf(file,
                    "%s  card { id = 'drive_%d', kind = 'table', title = 'Drive',\n"
                    "  exchange = {\n",
                    written == 0 ? "" : "  } },\n", written);
        }
        const adit_verb *row = adit_verb_at(def, verb);

        fprintf(file, "    { label = 'try %s', run = %s },\n", row->name,
                strcmp(row->name, "move_marker") == 0
                    ? "move_marker('words:lane', 1)"
                    : aditl_doc_example(w->base, row->example).text);
        written++;
    }
    fputs(written == 0 ? "" : "  } },\n", file);
}

enum { OWN_CARDS = 8 }; /* of the kinds that every game has */

static void write_left(FILE *file, walk *w, int kind, int i, const share *own)
{
    if (kind >= ADIT_KIND_CORE) {
        begin_own_card(file, w->base->def, kind, i);
    } else {
        begin_card(file, w, adit_card_at(w->base->cards, kind, i));
    }
    write_card(file, w, own, NULL);
    fputs("  },\n", file);
}

/* A file for each card: they are long. */
static void write_kind(const char *folder, walk *w, int kind, int round)
{
    const bool is_core = kind >= ADIT_KIND_CORE;
    const int count = is_core ? OWN_CARDS : adit_kind_card_count(w->base->cards, kind);

    for (int i = 0; i < count; i++) {
        const share own = take_left(w, kind, i + round);
        FILE *file;
        char name[80];

        if (!has_any(&own)) {
            continue;
        }
        snprintf(name, sizeof name, "%s_%d.lua", adit_kind_at(w->base->def, kind)->name, i);
        file = patches_open(folder, name);
        fprintf(file, "%sreturn cards {\n", functions);
        write_left(file, w, kind, i, &own);
        fputs("}\n", file);
        assert_int_equal(fclose(file), 0);
    }
}

void walk_write_round(walk *w, const char *folder, int round)
{
    FILE *file;

    write_about(w, folder);
    file = patches_open(folder, "drivers.lua");
    fprintf(file, "return cards {\n");
    write_drivers(file, w);
    fprintf(file, "%s}\n", walk_cards_of(w->game->info.id));
    assert_int_equal(fclose(file), 0);
    for (int n = 0; adit_kind_nth(w->base->def, n) >= 0; n++) {
        write_kind(folder, w, adit_kind_nth(w->base->def, n), round);
    }
}

int walk_left(const walk *w)
{
    int left = 0;

    for (int i = 0; i < w->count; i++) {
        left += is_left(&w->it[i]);
    }
    return left;
}

int walk_report(const walk *w)
{
    for (int i = 0; i < w->count; i++) {
        const walk_case *it = &w->it[i];
        const int table = walk_table_of(it->hook);

        if (is_left(it)) {
            print_error(
                "%s: %s = { %s } by '%s' of a %s is accepted and never runs\n", w->game->info.id,
                hook_names[it->hook], table < 0 ? "" : w->name[table][it->name].name,
                table < 0 ? "" : by_words[it->by], adit_kind_at(w->base->def, it->kind)->name);
        }
    }
    return walk_left(w);
}
