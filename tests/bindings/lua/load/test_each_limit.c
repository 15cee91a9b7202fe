/* test_each_limit.c - each limit of mods is met: at the limit a mod loads, one more is refused with
 * mod, file, line and limit.
 *
 * The rows say how a file with N of something is written; N comes from the table of limits. Limits
 * that are met while a game runs have tests elsewhere, which must quote them by name. So a new
 * limit fails here until it is met somewhere. */
#include "tests/support/load_cards.h"

#include "bindings/lua/mods/fields.h"

typedef enum { IN_MOD, IN_CARD, IN_CARDS } place;

typedef struct {
    adit_limit limit;
    place in;
    const char *before, *each, *after; /* each: gets its number twice */
    int (*own)(void);                  /* how many the game itself has */
} row;

static loaded_cards plain;

#define OWN_ROWS(function, table)                                                                  \
    static int function(void)                                                                      \
    {                                                                                              \
        int count = 0;                                                                             \
                                                                                                   \
        while (demo_cave.table != NULL && demo_cave.table[count].name != NULL) {                   \
            count++;                                                                               \
        }                                                                                          \
        return count;                                                                              \
    }
OWN_ROWS(own_goods, goods)
OWN_ROWS(own_values, values)
OWN_ROWS(own_permissions, permissions)
OWN_ROWS(own_queries, queries)
OWN_ROWS(own_rules, rules)
OWN_ROWS(own_of_events, events)

static int own_events(void)
{
    return ADIT_EVENT_GAME + own_of_events();
}

static int own_cards(void)
{
    return plain.host->set.cards->count;
}

static int one(void)
{
    return 1;
}

/* What Lua keeps of a text besides its bytes. */
static int text_header(void)
{
    return 25;
}

static int two(void)
{
    return 2;
}

static int own_of_kind(void)
{
    int count = 0;

    for (int i = 0; i < own_cards(); i++) {
        count += strcmp(adit_kind_at(&demo_cave, plain.host->set.cards->card[i].kind)->name,
                        "room") == 0;
    }
    return count;
}

static int own_counters(void)
{
    int count = 0;

    for (int i = 0; i < own_cards(); i++) {
        count += plain.host->set.cards->card[i].counter_count;
    }
    return count;
}

static const row rows[] = {
    {ADIT_LIMIT_GOODS, IN_MOD, "goods = {", "w%d={},", "}", own_goods},
    {ADIT_LIMIT_EVENTS, IN_MOD, "events = {", "w%d={},", "}", own_events},
    {ADIT_LIMIT_VALUES, IN_MOD, "values = {", "w%d={},", "}", own_values},
    {ADIT_LIMIT_PERMISSIONS, IN_MOD, "permissions = {", "w%d={},", "}", own_permissions},
    {ADIT_LIMIT_QUERIES, IN_MOD, "queries = {", "w%d=function() return 1 end,", "}", own_queries},
    {ADIT_LIMIT_RULES, IN_MOD, "rules = {", "w%d={min=0,max=1},", "}", own_rules},
    {ADIT_LIMIT_RULE_WORDS, IN_MOD, "rules = { a = { words = {", "'w%d',", "} } }", NULL},
    {ADIT_LIMIT_COUNTERS, IN_MOD, "counters = {", "w%d={max=1,per='seat'},", "}", own_counters},
    {ADIT_LIMIT_NEEDS, IN_MOD, "conflicts = {", "'w%d',", "}", NULL},
    {ADIT_LIMIT_ACCEPTED, IN_MOD, "accepts_saves = {", "'%016d',", "}", NULL},
    {ADIT_LIMIT_MOD_ID, IN_MOD, "id = '", "n", "'", NULL},
    {ADIT_LIMIT_VERSION, IN_MOD, "version = '1.", "0", "'", two},
    {ADIT_LIMIT_MOD_NAME, IN_MOD, "name = '", "n", "'", NULL},
    {ADIT_LIMIT_WORD, IN_MOD, "goods = { ", "n", " = {} }", NULL},
    {ADIT_LIMIT_WORD_TEXT, IN_MOD, "goods = { a = { text = '", "n", "' } }", NULL},
    {ADIT_LIMIT_LOADED_TEXT, IN_MOD, "name = '' .. #(('x'):rep(", NULL, ")),", text_header},
    {ADIT_LIMIT_CARD_ID, IN_CARD, "id = '", "n", "'", NULL},
    {ADIT_LIMIT_TITLE, IN_CARD, "title = '", "n", "'", NULL},
    {ADIT_LIMIT_CARD_TEXT, IN_CARD, "text = '", "n", "'", NULL},
    {ADIT_LIMIT_SHORT_TEXT, IN_CARD, "short = '", "n", "'", NULL},
    {ADIT_LIMIT_MARK, IN_CARD, "mark = '", "n", "'", NULL},
    {ADIT_LIMIT_LABEL, IN_CARD, "use = one_of { label('", "n", "', climb(1)), climb(2) }", NULL},
    {ADIT_LIMIT_ALIASES, IN_CARD, "alias = {", "'w%d',", "}", NULL},
    {ADIT_LIMIT_HOOKS, IN_CARD, "modify = { speed = {", "{ add = 1 },", "} }", NULL},
    {ADIT_LIMIT_LISTENING, IN_CARD, "on = { gained = {", "climb(1),", "} }", NULL},
    {ADIT_LIMIT_CARD_COUNTERS, IN_CARD, "counters = {", "w%d={max=1,reset='turn'},", "}", NULL},
    {ADIT_LIMIT_PARTS, IN_CARD, "use = any_order {", "label('part %d', climb(1)),", "}", NULL},
    {ADIT_LIMIT_NODE_DEPTH, IN_CARD, "use = climb(1)", "optional {", "}", one},
    {ADIT_LIMIT_PRICES, IN_CARD, "use = buy('hut', {", "{food=%d},", "})", NULL},
    {ADIT_LIMIT_TRACKS, IN_CARDS, "", "card{id='w%d',kind='track',steps=1},", "", NULL},
    {ADIT_LIMIT_TRACK_STEPS, IN_CARDS, "card{id='t',kind='track',steps=", NULL, "},", NULL},
    {ADIT_LIMIT_CARDS_OF_KIND, IN_CARDS, "", "card{id='w%d',kind='room'},", "", own_of_kind},
};

/* ---- Writing ---- */

static char text[8 << 20];

static size_t add(size_t at, const char *words)
{
    return at + (size_t)snprintf(text + at, sizeof text - at, "%s", words);
}

/* `count` times what the row repeats. */
static size_t add_each(size_t at, const row *r, int count)
{
    if (r->each == NULL) { /* the number itself */
        return at + (size_t)snprintf(text + at, sizeof text - at, "%d", count);
    }
    for (int i = 0; i < count; i++) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#pragma GCC diagnostic ignored "-Wformat-extra-args"
        at += (size_t)snprintf(text + at, sizeof text - at, r->each, i + 1);
#pragma GCC diagnostic pop
    }
    return at;
}

static void write_mod(const row *r, int count)
{
    static const char *const heads[] = {"return mod { id = 'limited',\n",
                                        "return card { id = 'a', kind = 'room',\n",
                                        "return cards {\n"};
    size_t at = add(0, heads[r->in]);

    if (r->limit == ADIT_LIMIT_NODE_DEPTH) { /* around what comes first */
        at = add(at, "use = ");
        at = add_each(at, r, count);
        at = add(at, "climb(1)");
        for (int i = 0; i < count; i++) {
            at = add(at, "}");
        }
    } else {
        at = add(at, r->before);
        at = add_each(at, r, count);
        at = add(at, r->after);
    }
    (void)add(at, "\n}\n");
    write_text("limited/mod.lua", r->in == IN_MOD ? text : "return mod { id = 'limited' }\n");
    write_text("limited/room/a.lua",
               r->in == IN_MOD ? "return card { id = 'a', kind = 'room' }\n" : text);
}

static adit_status load_with(const row *r, int count, adit_err *err)
{
    loaded_cards loaded;

    write_mod(r, count);
    load_mods(&loaded, (const char *const[]){temp_path("limited"), NULL});
    *err = loaded.err;
    unload(&loaded);
    return loaded.status;
}

static void each_limit_of_a_mod_is_met(void **state)
{
    (void)state;
    load_mods(&plain, NULL);
    assert_ok(plain.status, plain.err);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const adit_limit_row *limit = adit_limit_at(rows[i].limit);
        int most = limit->value - (rows[i].own == NULL ? 0 : rows[i].own());
        char words[400];
        adit_err err;

        assert_ok(load_with(&rows[i], most, &err), err);
        if (load_with(&rows[i], most + 1, &err) != ADIT_INPUT) {
            fail_msg("one more than the limit '%s' is not refused", limit->name);
        }
        snprintf(words, sizeof words, "limit '%s' of %s (mod 'limited')", limit->name, limit->of);
        assert_contains(err.text, words);
        snprintf(words, sizeof words, "more than %d %s", limit->value, limit->text);
        assert_contains(err.text, words);
        assert_contains(err.text, rows[i].in == IN_MOD ? "limited/mod.lua:" : "room/a.lua:");
        assert_null(strstr(err.text, ".lua: "));
    }
    unload(&plain);
}

/* ---- The others ---- */

#define FOLDERS "tests/bindings/lua/load/test_folder_limits.c"
#define RUNS "tests/bindings/lua/host/test_met_limits.c"
#define VMS "tests/bindings/lua/vm/test_vm.c"
#define TRIES "tests/bindings/lua/host/test_what_if.c"
#define LIMITS_SH "tests/bindings/cli/session/test_limits.sh"
/* Where they are met; the file quotes the limit by name. */
static const struct {
    adit_limit limit;
    const char *file;
    const char *words; /* which words the file quotes; NULL: limit 'name' */
} elsewhere[] = {
    {ADIT_LIMIT_MODS, FOLDERS, NULL},
    {ADIT_LIMIT_CARDS, "tests/bindings/lua/load/test_game_limits.c", "\"covenant\", \"cards\""},
    {ADIT_LIMIT_NODES, FOLDERS, "{ADIT_LIMIT_NODES, write"},
    {ADIT_LIMIT_MOD_FILES, FOLDERS, "{ADIT_LIMIT_MOD_FILES, write"},
    {ADIT_LIMIT_MOD_BYTES, FOLDERS, "{ADIT_LIMIT_MOD_BYTES, write"},
    {ADIT_LIMIT_FILE_BYTES, FOLDERS, "{ADIT_LIMIT_FILE_BYTES, write"},
    {ADIT_LIMIT_FOLDER_NAMES, FOLDERS, "{ADIT_LIMIT_FOLDER_NAMES, write"},
    {ADIT_LIMIT_FOLDER_DEPTH, FOLDERS, "{ADIT_LIMIT_FOLDER_DEPTH, write"},
    {ADIT_LIMIT_PATH_BYTES, FOLDERS, "{ADIT_LIMIT_PATH_BYTES, write"},
    {ADIT_LIMIT_INCLUDES, FOLDERS, "{ADIT_LIMIT_INCLUDES, write"},
    {ADIT_LIMIT_PATCHES, FOLDERS, "{ADIT_LIMIT_PATCHES, write"},
    {ADIT_LIMIT_PATCH_FIELDS, FOLDERS, "{ADIT_LIMIT_PATCH_FIELDS, write"},
    {ADIT_LIMIT_TABLE_DEPTH, FOLDERS, "{ADIT_LIMIT_TABLE_DEPTH, write"},
    {ADIT_LIMIT_KEYS, FOLDERS, "{ADIT_LIMIT_KEYS, write"},
    {ADIT_LIMIT_SAYING_LINE, "tests/bindings/lua/scenario/test_plot.c", NULL},
    {ADIT_LIMIT_CHOICES, RUNS, "{ADIT_LIMIT_CHOICES,"},
    {ADIT_LIMIT_PROMPT, RUNS, "{ADIT_LIMIT_PROMPT,"},
    {ADIT_LIMIT_MEANING, RUNS, "{ADIT_LIMIT_MEANING,"},
    {ADIT_LIMIT_PUT_FIELDS, RUNS, "{ADIT_LIMIT_PUT_FIELDS,"},
    {ADIT_LIMIT_PICKS, "tests/engine/rules/test_limits.c", NULL},
    {ADIT_LIMIT_OPTIONS, "tests/engine/rules/test_limits.c", NULL},
    {ADIT_LIMIT_DUE, "tests/engine/rules/test_limits.c", NULL},
    {ADIT_LIMIT_DECISION_PARTS, "tests/engine/rules/test_limits.c",
     "parts_before = ADIT_MAX_DECISION_PARTS - 1"},
    {ADIT_LIMIT_RUN_PARTS, "tests/engine/rules/test_limits.c", "ADIT_MAX_RUN_PARTS - 1 + i"},
    {ADIT_LIMIT_SCRIPT_DEPTH, RUNS, "{ADIT_LIMIT_SCRIPT_DEPTH,"},
    {ADIT_LIMIT_EVENT_DEPTH, RUNS, "{ADIT_LIMIT_EVENT_DEPTH,"},
    {ADIT_LIMIT_IN_PLAY, "tests/engine/rules/test_events.c", "more than 64 cards in play"},
    {ADIT_LIMIT_AMOUNT, RUNS, "ADIT_MAX_AMOUNT + 1"},
    {ADIT_LIMIT_UNPACKED, RUNS, "{ADIT_LIMIT_UNPACKED,"},
    {ADIT_LIMIT_CONVERSIONS, LIMITS_SH, "limited conversions"},
    {ADIT_LIMIT_STEPS, VMS, "use_up_steps(&aditl_limits_rule, ADIT_MAX_STEPS)"},
    {ADIT_LIMIT_LOAD_STEPS, VMS, "use_up_steps(&aditl_limits_load, ADIT_MAX_LOAD_STEPS)"},
    {ADIT_LIMIT_BOT_STEPS, VMS, "use_up_steps(&aditl_limits_bot, ADIT_MAX_BOT_STEPS)"},
    {ADIT_LIMIT_MEMORY, VMS, "aditl_limits_rule, ADIT_LIMIT_MEMORY"},
    {ADIT_LIMIT_BLOCK, VMS, "try_block(s.vm.L, ADIT_MAX_BLOCK - header + 1)"},
    {ADIT_LIMIT_BOT_MEMORY, VMS, "aditl_limits_bot, ADIT_LIMIT_BOT_MEMORY"},
    {ADIT_LIMIT_QUESTIONS, RUNS, "{ADIT_LIMIT_QUESTIONS,"},
    {ADIT_LIMIT_PRIMITIVES, RUNS, "{ADIT_LIMIT_PRIMITIVES,"},
    {ADIT_LIMIT_LOG_LINE, LIMITS_SH, "value log_line"},
    {ADIT_LIMIT_LOG_WORDS, LIMITS_SH, "value log_words"},
    {ADIT_LIMIT_QUERY_DEPTH, "tests/engine/rules/test_limits.c",
     "most_nested = ADIT_MAX_QUERY_DEPTH + 1"},
    {ADIT_LIMIT_EXCHANGE_DEPTH, "tests/engine/games/cave_vs_cave/test_mod_rules.c",
     "exchanges_nest_three_deep_and_no_deeper"},
    {ADIT_LIMIT_CHOICE, LIMITS_SH, "value choice"},
    {ADIT_LIMIT_ON_TABLE, LIMITS_SH, "scenario on_table"},
    {ADIT_LIMIT_OWN_CARDS, LIMITS_SH, "scenario own_cards"},
    {ADIT_LIMIT_GOAL_TESTS, LIMITS_SH, "scenario goal_tests"},
    {ADIT_LIMIT_PLOT_TESTS, LIMITS_SH, "scenario plot_tests"},
    {ADIT_LIMIT_TEST_TEXT, LIMITS_SH, "scenario test_text"},
    {ADIT_LIMIT_SAYINGS, LIMITS_SH, "scenario sayings"},
    {ADIT_LIMIT_SAYING, LIMITS_SH, "scenario saying "},
    {ADIT_LIMIT_CARRIED, LIMITS_SH, "scenario carried"},
    {ADIT_LIMIT_PUZZLE_DECISIONS, LIMITS_SH, "scenario puzzle_decisions"},
    {ADIT_LIMIT_PUZZLE_TURNS, LIMITS_SH, "scenario puzzle_turns"},
    {ADIT_LIMIT_BOT_BYTES, LIMITS_SH, "value bot_bytes"},
    {ADIT_LIMIT_SPEECH, LIMITS_SH, "value speech"},
    {ADIT_LIMIT_TRIED, TRIES, "more than 64 answers that are tried in a row"},
    {ADIT_LIMIT_DEALS, TRIES, "view:what_if(1, 1001)"},
    {ADIT_LIMIT_TRIES, TRIES, "view:plans(4001)"},
    {ADIT_LIMIT_CHAPTERS, "tests/bindings/cli/play/test_campaign.sh", "chain 33"},
    {ADIT_LIMIT_SCRIPT_BYTES, LIMITS_SH, "long_file script_bytes"},
    {ADIT_LIMIT_ENGINES, "tests/bindings/lua/script/test_powers.c", "16 sets of cards loaded"},
    {ADIT_LIMIT_NUMBERS, LIMITS_SH, "limited numbers"},
    {ADIT_LIMIT_WRITES, "tests/bindings/lua/script/test_powers.c", NULL},
    {ADIT_LIMIT_WRITTEN, "tests/bindings/lua/script/test_powers.c", NULL},
    {ADIT_LIMIT_OPEN_GAMES, LIMITS_SH, "limited open_games"},
};

static void the_test_of_each_other_limit_quotes_it(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++) {
        FILE *file = fopen(elsewhere[i].file, "r");
        char words[120];

        assert_non_null(file);
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        (void)fclose(file);
        snprintf(words, sizeof words, "limit '%s'", adit_limit_at(elsewhere[i].limit)->name);
        assert_contains(text, elsewhere[i].words == NULL ? words : elsewhere[i].words);
    }
}

static void no_limit_is_left_out(void **state)
{
    bool is_met[ADIT_LIMIT_COUNT] = {[ADIT_LIMIT_NONE] = true};
    int missing = 0;

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        is_met[rows[i].limit] = true;
    }
    for (size_t i = 0; i < sizeof elsewhere / sizeof *elsewhere; i++) {
        is_met[elsewhere[i].limit] = true;
    }
    for (int i = 0; i < ADIT_LIMIT_COUNT; i++) {
        if (!is_met[i]) {
            print_message("no test meets the limit '%s'\n", adit_limit_at((adit_limit)i)->name);
            missing++;
        }
    }
    assert_int_equal(missing, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_limit_of_a_mod_is_met),
        cmocka_unit_test(the_test_of_each_other_limit_quotes_it),
        cmocka_unit_test(no_limit_is_left_out),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
