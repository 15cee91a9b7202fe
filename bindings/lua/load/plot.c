/* plot.c - win, lose and say of a scenario: when it ends the match, and what it tells.
 *
 * A moment is a function, a test on a field of the state, or a list of tests that must all hold, as
 * in `goal`. What was shown and how it ended is kept in counters of the scenario's card, which
 * are added here; scripts can read them.
 */
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/compile.h"
#include "bindings/lua/read/tables.h"
#include "engine/base/memory.h"

#define TEST_FORM "expected a test, as in { \"player[1].goods.gold\", at_least = 10 }"

static const char *const test_keys[] = {"at_least", "at_most", "is", NULL};
static const char *const say_keys[] = {"at", "text", "turn", "when", NULL};
static const char *const at_words[] = {"start", "win", "lose", "end", NULL};

/* ---- Tests ---- */

/* is = 3, is = true or is = "word"; false: there is none. */
static bool read_is(aditl_cursor *c, int table, adit_plot_test *test)
{
    const int type = aditl_field(c, table, "is");
    int is_whole = 0;

    aditl_enter(c, "is");
    if (type == LUA_TSTRING) {
        test->is = aditl_compile_text(c, lua_gettop(c->L), ADIT_LIMIT_TEST_TEXT);
    } else if (type == LUA_TBOOLEAN) {
        test->min = test->max = lua_toboolean(c->L, -1);
    } else if (type != LUA_TNIL) {
        lua_Integer number = lua_tointegerx(c->L, -1, &is_whole);

        if (type != LUA_TNUMBER || !is_whole || number < INT_MIN || number > INT_MAX) {
            aditl_report_value(c, lua_gettop(c->L), "a whole number, a word, true or false");
        }
        test->min = test->max = (int)number;
    }
    aditl_exit(c);
    lua_pop(c->L, 1);
    return type != LUA_TNIL;
}

static void read_test(aditl_cursor *c, int table, adit_moment *moment)
{
    const aditl_names known = aditl_names_of_words(test_keys);
    adit_plot_test *test = &moment->test[moment->test_count];
    bool has_min = false, has_max = false;
    const aditl_field_row rows[] = {
        {"at_least", aditl_as_int, ADITL_OUT(test->min), .min = INT_MIN, .max = INT_MAX,
         .is_given = &has_min},
        {"at_most", aditl_as_int, ADITL_OUT(test->max), .min = INT_MIN, .max = INT_MAX,
         .is_given = &has_max},
    };

    *test = (adit_plot_test){.min = INT_MIN, .max = INT_MAX};
    if (lua_rawgeti(c->L, table, 1) == LUA_TSTRING) {
        test->field = aditl_compile_text(c, lua_gettop(c->L), ADIT_LIMIT_TEST_TEXT);
    } else {
        aditl_report(c, "", TEST_FORM);
    }
    lua_pop(c->L, 1);
    aditl_read_fields(c, table, rows, 2, NULL);
    aditl_report_unknown(c, table, &known, 1, "a test");
    if (read_is(c, table, test) == (has_min || has_max)) {
        aditl_report(c, "", "%s: needs at_least, at_most or is",
                     test->field == NULL ? "a test" : test->field);
    }
    moment->test_count += test->field != NULL;
}

static void read_tests(aditl_cursor *c, int table, adit_moment *moment)
{
    const aditl_names none = aditl_names_of_words(&test_keys[3]);
    const int count = aditl_list_length(c->L, table, ADIT_MAX_PLOT_TESTS + 1);

    aditl_report_unknown(c, table, &none, count, "a list of tests");
    if (count == 0) {
        aditl_report(c, "", "contains no test");
        return;
    }
    if (count > ADIT_MAX_PLOT_TESTS) {
        aditl_report_limit(c, "", ADIT_LIMIT_PLOT_TESTS);
        return;
    }
    for (int i = 1; i <= count; i++) {
        if (lua_rawgeti(c->L, table, i) == LUA_TTABLE) {
            read_test(c, lua_gettop(c->L), moment);
        } else {
            aditl_report(c, "", "item %d: " TEST_FORM, i);
        }
        lua_pop(c->L, 1);
    }
}

/* Reads a field that says when; false: it is not there. */
static bool read_moment(aditl_cursor *c, int table, const char *name, adit_moment *moment)
{
    const int type = aditl_field(c, table, name), index = lua_gettop(c->L);

    aditl_enter(c, name);
    moment->script = -1;
    moment->line = aditl_locate(c->file, c->line, 0, c->names, c->name_count, "");
    if (type == LUA_TFUNCTION) {
        moment->script = aditl_keep_function(c, index);
    } else if (type == LUA_TTABLE) {
        const int first = lua_rawgeti(c->L, index, 1);

        lua_pop(c->L, 1);
        if (first == LUA_TTABLE) {
            read_tests(c, index, moment);
        } else {
            read_test(c, index, moment);
        }
    } else if (type != LUA_TNIL) {
        aditl_report_value(c, index, "a function, a test or a list of tests");
    }
    aditl_exit(c);
    lua_pop(c->L, 1);
    return type != LUA_TNIL;
}

/* ---- Sayings ---- */

/* Whether the text, each line of which becomes a line of the log, is good; if not, it is reported.
 */
static bool check_saying(aditl_cursor *c, const char *text)
{
    const char *problem = text[0] == '\0' ? "empty" : NULL;

    if (strlen(text) > ADIT_MAX_SAYING) {
        return aditl_report_limit(c, "text", ADIT_LIMIT_SAYING);
    }
    for (const char *line = text; *line != '\0' && problem == NULL;) {
        const size_t length = strcspn(line, "\n");

        if (length > ADIT_MAX_SAYING_LINE) {
            return aditl_report_limit(c, "text", ADIT_LIMIT_SAYING_LINE);
        }
        problem = aditl_text_problem(line, length);
        line += length + (line[length] == '\n');
    }
    if (problem != NULL) {
        aditl_report(c, "text", "text: %s", problem);
    }
    return problem == NULL;
}

/* The text at the top of the stack, kept; "" after a problem. [-1, +0] */
static const char *take_text(aditl_cursor *c)
{
    const char *text = aditl_string(c->L, -1), *kept = "";

    if (text == NULL) {
        aditl_report_value(c, lua_gettop(c->L), "a text");
    } else if (check_saying(c, text)) {
        kept = aditl_keep_text(c->loader, text, strlen(text));
    }
    lua_pop(c->L, 1);
    return kept;
}

/* The table of the saying is at `table`. */
static void read_saying(aditl_cursor *c, int table, adit_plot *plot)
{
    const aditl_names known = aditl_names_of_words(say_keys);
    adit_saying *saying = &plot->saying[plot->saying_count++];
    bool has_at = false, has_turn = false;
    const aditl_field_row rows[] = {
        {"at", aditl_as_word, ADITL_OUT(saying->moment.at), .words = at_words, .is_given = &has_at},
        {"turn", aditl_as_int, ADITL_OUT(saying->moment.turn), .min = 1, .max = UINT16_MAX,
         .is_given = &has_turn},
    };

    *saying = (adit_saying){.text = ""};
    aditl_read_fields(c, table, rows, 2, NULL);
    aditl_report_unknown(c, table, &known, 0, "an item of say");
    const bool has_when = read_moment(c, table, "when", &saying->moment);

    aditl_field(c, table, "text");
    saying->text = take_text(c);
    if (has_at && (has_turn || has_when) && saying->moment.at == ADIT_AT_ANY) {
        aditl_report(c, "", "at = \"start\" cannot be combined with turn or when");
    } else if (!has_at && !has_turn && !has_when) {
        aditl_report(c, "", "needs at, turn or when, as in { at = \"start\", text = \"...\" }");
    }
}

/* say = "text", or a list of { at = ..., turn = ..., when = ..., text = "..." }. */
static void read_sayings(aditl_cursor *c, int table, adit_plot *plot)
{
    const aditl_names none = aditl_names_of_words(&say_keys[4]);
    const int type = aditl_field(c, table, "say"), index = lua_gettop(c->L);

    aditl_enter(c, "say");
    if (type == LUA_TSTRING) {
        lua_pushvalue(c->L, index);
        plot->saying[plot->saying_count++] =
            (adit_saying){.moment = {.script = -1}, .text = take_text(c)};
    } else if (type == LUA_TTABLE) {
        const int count = aditl_list_length(c->L, index, ADIT_MAX_SAYINGS + 1);

        aditl_report_unknown(c, index, &none, count, "say");
        if (count > ADIT_MAX_SAYINGS) {
            aditl_report_limit(c, "", ADIT_LIMIT_SAYINGS);
        }
        for (int i = 1; i <= count && i <= ADIT_MAX_SAYINGS; i++) {
            if (lua_rawgeti(c->L, index, i) == LUA_TTABLE) {
                read_saying(c, lua_gettop(c->L), plot);
            } else {
                aditl_report(c, "", "item %d: expected { at = \"start\", text = \"...\" }", i);
            }
            lua_pop(c->L, 1);
        }
    } else if (type != LUA_TNIL) {
        aditl_report_value(c, index, "a text, or a list of { at = \"start\", text = \"...\" }");
    }
    aditl_exit(c);
    lua_pop(c->L, 1);
}

/* ---- The card ---- */

/* Who wins or loses: `seat`, else the first person, else the first player; from 0. */
static int find_seat(aditl_cursor *c, int table)
{
    int found = -1, seat = 0;
    const int type = aditl_field(c, table, "seat");

    if (type == LUA_TNUMBER) {
        seat = (int)lua_tointeger(c->L, -1);
    } else if (aditl_field(c, table, "seats") == LUA_TTABLE) {
        for (int i = 1; i <= ADIT_MAX_SEATS && found < 0; i++) {
            lua_rawgeti(c->L, -1, i);
            const char *name = aditl_string(c->L, -1);

            found = name != NULL && strcmp(name, "human") == 0 ? i : -1;
            lua_pop(c->L, 1);
        }
        seat = found;
    }
    lua_settop(c->L, table);
    return seat >= 1 && seat <= ADIT_MAX_SEATS ? seat - 1 : 0;
}

/* Adds a counter that the engine keeps; -1 after a problem. */
static int add_counter(aditl_cursor *c, const char *name, int max)
{
    enum { MAX = sizeof c->card->counter / sizeof *c->card->counter };
    adit_card *card = c->card;

    for (int i = 0; i < card->counter_count; i++) {
        if (card->counter[i].name != NULL && strcmp(card->counter[i].name, name) == 0) {
            aditl_report_field(c, "counters",
                               "'%s' is the name of a counter that win, lose and say bring along; "
                               "choose another",
                               name);
            return -1;
        }
    }
    if (card->counter_count == MAX) {
        aditl_report_field(c, "counters", "win, lose and say need up to 3 of the %d counters", MAX);
        return -1;
    }
    card->counter[card->counter_count] = (adit_counter){
        .name = name, .max = (int16_t)max, .reset = ADIT_RESET_GAME, .is_kept = true};
    return card->counter_count++;
}

static void add_counters(aditl_cursor *c, adit_plot *plot)
{
    plot->ending = plot->said = -1;
    if (plot->has_win || plot->has_lose) {
        plot->ending = add_counter(c, "ending", 2);
    }
    if (plot->saying_count > 0) {
        plot->said = add_counter(c, "said", (1 << ADIT_SAID_BITS) - 1);
    }
    if (plot->saying_count > ADIT_SAID_BITS) {
        (void)add_counter(c, "said_more", (1 << ADIT_SAID_BITS) - 1);
    }
}

void aditl_compile_plot(aditl_cursor *c, int table)
{
    adit_cards *cards = c->set->cards;

    if (cards->plot == NULL) {
        const int scenarios = adit_kind_card_count(cards, ADIT_KIND_SCENARIO);

        cards->plot = adit_alloc((size_t)(scenarios > 0 ? scenarios : 1) * sizeof *cards->plot);
        if (cards->plot == NULL) {
            c->set->is_out_of_memory = true;
            return;
        }
    }
    adit_plot *plot = &cards->plot[cards->plot_count];

    plot->card = c->card->number;
    plot->seat = (int8_t)find_seat(c, table);
    plot->has_win = read_moment(c, table, "win", &plot->win);
    plot->has_lose = read_moment(c, table, "lose", &plot->lose);
    read_sayings(c, table, plot);
    add_counters(c, plot);
    cards->plot_count += plot->has_win || plot->has_lose || plot->saying_count > 0;
}
