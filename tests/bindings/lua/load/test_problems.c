/* test_problems.c - what is wrong in card files, and in which words the author hears it. */
#include "tests/support/load_cards.h"

static void all_problems_of_all_files_are_told(void **state)
{
    static const char *const mods[] = {"tests/fixtures/load/broken", NULL};
    static const char *const expected[] = {
        "broken/room/many.lua:5: points: expected a number from 0 to 20, got \"six\"\n"
        "     5 |   points = \"six\",",
        "broken/room/many.lua:6: unknown field 'colour' in a card of kind 'room'",
        "broken/room/many.lua:9: cost: no good is called 'wod'; did you mean 'wood'?",
        "many.lua:12: use.any_order: gain: goods: no good is called 'fod'; did you mean 'food'?",
        "many.lua:13: use.any_order: climb: most: expected a number from 1 to 9, got 99",
        "many.lua:14: use.any_order: exchange: no parameter is called 'gett'; did you mean 'get'?",
        "many.lua:17: on: unknown field 'gaind' in 'on'; did you mean 'gained'?",
        "many.lua:18: on.gained.good: no good is called 'flux'; did you mean 'flax'?",
        "many.lua:18: on.gained.run: expected an effect, such as gain { wood = 1 } or "
        "function(g, me) ... end, got 5",
        "many.lua:18: on.gained: unknown field 'extra' in a hook of 'on'; expected one of by, "
        "card,",
        "many.lua:20: counters.used.max: expected a number from 1 to 9999, got 0",
        "many.lua:20: counters.used.reset: expected one of 'action', 'turn', 'round', 'game', "
        "got \"never\"",
        "broken/room/syntax.lua:2: '}' expected",
        "broken/room/wrong_name.lua:4: no global is called 'gian'; did you mean 'gain'?",
    };
    const int count = (int)(sizeof expected / sizeof *expected);
    loaded_cards loaded;

    (void)state;
    load_mods(&loaded, mods);
    assert_int_equal(loaded.status, ADIT_INPUT);
    for (int i = 0; i < count; i++) {
        assert_contains(loaded.host->set.problems.data, expected[i]);
        assert_contains(loaded.err.text, expected[i]);
    }
    assert_int_equal(loaded.host->set.problem_count, count);
    assert_null(loaded.host->set.cards);
    unload(&loaded);
}

static void a_long_list_is_cut_between_two_problems(void **state)
{
    char text[8192] = "return cards {\n";
    loaded_cards loaded;

    (void)state;
    for (int i = 0; i < 100; i++) {
        snprintf(text + strlen(text), sizeof text - strlen(text),
                 "card { id = \"n%d\", kind = \"room\", points = 99 },\n", i);
    }
    snprintf(text + strlen(text), sizeof text - strlen(text), "}\n");
    write_text("long/room/list.lua", text);
    load_mods(&loaded, (const char *const[]){temp_path("long"), NULL});
    assert_int_equal(loaded.host->set.problem_count, 100);
    assert_contains(loaded.err.text, "\n... and ");
    assert_contains(loaded.host->set.problems.data, "id = \"n99\"");
    unload(&loaded);
}

/* One card in a mod of its own; the message must come with its line. */
typedef struct {
    const char *card, *message;
} wrong_card;

static void check_cards(const wrong_card *rows, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char text[2048], message[640];
        loaded_cards loaded;

        snprintf(text, sizeof text, "return card { id = \"a\", kind = \"room\",\n%s\n}\n",
                 rows[i].card);
        snprintf(message, sizeof message, "one/room/a.lua:%s", rows[i].message);
        write_text("one/room/a.lua", text);
        load_mods(&loaded, (const char *const[]){temp_path("one"), NULL});
        assert_fails(loaded.status, ADIT_INPUT, message, loaded.err);
        unload(&loaded);
    }
}

static void effects_are_checked(void **state)
{
    static const wrong_card rows[] = {
        {"use = {}", "2: use: expected an effect, such as gain { wood = 1 } or function(g, me) ... "
                     "end, got a table"},
        {"use = tostring", "2: use: expected an effect"},
        {"use = one_of {}", "2: use.one_of: has no parts"},
        {"use = optional { climb(1), climb(2) }",
         "2: use.optional: takes one part, got 2; wrap them in sequence { ... }"},
        {"use = optional(climb(1), climb(2))", "2: optional: write the parts in braces"},
        {"use = sequence { climb(1), extra = 1 }",
         "2: use.sequence: unknown field 'extra' in this"},
        {"use = repeat_ { climb(1) }",
         "2: use.repeat_: times: expected a number from 0 to 100, got "
         "nothing"},
        {"use = when { \"hight\", is = 1, climb(1) }",
         "2: use.when: no query is called 'hight'; did "
         "you mean 'height'?"},
        {"use = when { \"height\", climb(1) }",
         "2: use.when: a condition needs one of below, at_least"},
        {"use = label(\"done\", climb(1))", "2: use.label: 'done' is reserved"},
        {"use = label(\"\\u{202e}x\", climb(1))", "2: use.label: contains characters that cannot "
                                                  "be displayed"},
        {"use = label(climb(1))", "2: label: expected a text and an effect"},
        {"use = one_of { climb(1), climb(2), climb(1) }", "2: one_of: parts 1 and 3 read the same: "
                                                          "'climb'; give one a label(...)"},
        {"use = any_order { climb(1),\n one_of { climb(2), climb() } }",
         "2: any_order: parts 1 and 3 "
         "read the same"},
        {"use = one_of { function() end, function() end }",
         "2: one_of: parts 1 and 2 read the same: "
         "'one:a'"},
        {"use = climb(\"2\")", "2: use: climb: most: expected a number from 1 to 9, got \"2\""},
        {"use = climb(1.5)", "2: use: climb: most: expected a whole number from 1 to 9, got 1.5"},
        {"use = climb(1, 2)", "2: use: climb: takes at most 1 argument, got 2"},
        {"use = climb { 1, 2 }", "2: use: climb: takes 1 argument"},
        {"use = climb(per(\"hight\"))", "2: use: climb: most: no query is called 'hight'"},
        {"use = buy()", "2: use: buy: 'room' is missing"},
        {"use = buy(\"hutt\")", "2: use: buy: room: no card is called 'hutt'; did you mean 'hut'?"},
        {"use = buy(\"hut\", 3)", "2: use: buy: price: expected goods by name"},
        {"use = buy(\"hut\", {{food=1},{food=2},{food=3},{food=4},{food=5}})",
         "2: use: buy: price: more "
         "than 4 prices to choose from; this is the limit 'prices' of a verb (mod 'one')"},
        {"use = gain(3)",
         "2: use: gain: goods: expected goods by name, such as { gold = 1 }, got 3"},
        {"use = gain { 3 }", "2: use: gain: goods: expected goods by name, as in { wood = 1 }"},
        {"use = gain { food = -1 }", "2: use: gain: goods.food: expected a number from 0 to"},
        {"cost = { wood = per(\"height\") }",
         "2: cost: wood: expected a number from 0 to 9999, got a "
         "table"},
    };

    (void)state;
    check_cards(rows, sizeof rows / sizeof *rows);
}

static void hooks_are_checked(void **state)
{
    static const wrong_card rows[] = {
        {"on = 3", "2: on: expected a table of hooks by name, got 3"},
        {"on = { searched = { good = \"food\", run = climb(1) } }",
         "2: on.searched.good: the event 'searched' has no goods"},
        {"on = { gained = { card = \"hut\", run = climb(1) } }",
         "2: on.gained.card: the event 'gained' has no card"},
        {"on = { searched = { amount = 2, run = climb(1) } }", "2: on.searched.amount: the event "
                                                               "'searched' has no amount"},
        {"on = { gained = { by = \"you\", run = climb(1) } }",
         "2: on.gained.by: expected one of "
         "'anyone', 'me', 'others', got \"you\""},
        {"on = { gained = { by = \"me\" } }",
         "2: on.gained.run: missing; expected the effect of the hook"},
        {"on = { gained = { when = 3, run = climb(1) } }",
         "2: on.gained.when: expected a condition such as"},
        {"modify = { speed = { add = 1, set = 2 } }", "2: modify.speed: needs exactly one of add"},
        {"modify = { speed = { less = { wood = 1 } } }", "2: modify.speed: needs exactly one of"},
        {"modify = { room_price = { add = 1 } }", "2: modify.room_price: a price needs less, more"},
        {"modify = { room_price = { more = { wood = 1 }, choice = true } }",
         "2: modify.room_price.choice: only a discount (less) can be optional"},
        {"modify = { room_price = { instead = { pay = { gold = 1 } } } }",
         "2: modify.room_price.instead: needs both pay"},
        {"allow = { glean = false }", "2: allow.glean: expected true, a function or"},
        {"allow = { glean = { run = 1 } }",
         "2: allow.glean.run: expected a function of this file, got 1"},
        {"forbid = { chup = true }", "2: forbid: unknown field 'chup' in 'forbid'; did you mean "
                                     "'chop'?"},
        {"rewrite = { { from = \"one_off\", to = \"and_or\" } }",
         "2: rewrite.from: expected one of "
         "'sequence', 'any_order'"},
        {"exchange = { { pay = { wood = 1 } } }",
         "2: exchange: needs either pay and get, or run (with or without pay)"},
        {"exchange = { { run = climb(1) } }", "2: exchange.label: missing"},
        {"score = \"x\"", "2: score: expected a number from -9999 to 9999, got \"x\""},
        {"built = 1", "2: built: expected an effect"},
        {"counters = { [1] = {} }", "2: counters: a counter needs a name"},
        {"counters = { used = 1 }", "2: counters.used: expected { max = 1, reset = \"turn\" }"},
        {"examples = 1", "2: examples: expected a list of examples"},
        {"title = \"a\\nb\"", "2: title: contains characters that cannot be displayed"},
        {"title = \"\\xff\"", "2: title: contains characters that cannot be displayed"},
        {"text = 5", "2: text: expected a string, got 5"},
        {"points = 13", "2: points: 13 brings bad luck"},
        {"3", "1: a value without a name in a card of kind 'room'"},
    };

    (void)state;
    check_cards(rows, sizeof rows / sizeof *rows);
}

/* A whole file, and what is said of it. */
static void check_file(const char *text, const char *message)
{
    loaded_cards loaded;

    write_text("whole/cards/a.lua", text);
    load_mods(&loaded, (const char *const[]){temp_path("whole"), NULL});
    assert_fails(loaded.status, ADIT_INPUT, message, loaded.err);
    unload(&loaded);
}

static void files_must_return_cards(void **state)
{
    (void)state;
    check_file("",
               "a.lua:1: a card file must return card { ... } or cards { ... }, this one returned "
               "nothing");
    check_file("return { id = 'a' }", "this one returned a table");
    check_file("return cards { {} }", "a.lua:1: cards: item 1 is not card { ... }");
    check_file("return card(1)", "a.lua:1: card: expected a table, as in card { ... }, got number");
    check_file("return card(card { id = 'a' })", "this table is already declared");
    check_file("return card { id = 'a' }", "a.lua:1: kind: missing; expected one of room, table");
    check_file("return card { id = 'a', kind = 'roam' }",
               "a.lua:1: kind: no kind of card is called "
               "'roam'; did you mean 'room'?");
    check_file("return card { id = 'A b', kind = 'room' }",
               "a.lua:1: id: expected up to 64 lower-case letters, digits and '_'");
    check_file(
        "return cards {\n card { id = 'a', kind = 'room' },\n card { id = 'a', kind = 'table' }}",
        "a.lua:3: id: 'whole:a' is already used at");
    check_file("error('no luck')", "a.lua:1: no luck");
    check_file("x = 1", "a.lua:1: 'x' is not a local");
    check_file("local n = 0\nreturn card { id = 'a', kind = 'room',\n"
               " score = function() n = n + 1 return n end }",
               "a.lua:3:");
}

/* A step of this loop is one of Lua; some are counted for the file itself. */
static void a_file_takes_as_many_steps_as_the_limit_says(void **state)
{
    loaded_cards loaded;
    char text[120];

    (void)state;
    snprintf(text, sizeof text, "for i = 1, %d do end return card { id = 'a', kind = 'room' }",
             ADIT_MAX_LOAD_STEPS / 100 * 99);
    write_text("whole/cards/a.lua", text);
    load_mods(&loaded, (const char *const[]){temp_path("whole"), NULL});
    assert_ok(loaded.status, loaded.err);
    unload(&loaded);
    snprintf(text, sizeof text, "for i = 1, %d do end return card { id = 'a', kind = 'room' }",
             ADIT_MAX_LOAD_STEPS / 100 * 101);
    check_file(text, "limit 'load_steps'");
}

static void hostile_files_are_refused(void **state)
{
    (void)state;
    check_file("while true do end", "too many steps");
    check_file("local s = 'x' while true do s = s .. s end", "too much memory");
    check_file("local n = sequence { climb(1) }\nn[1] = n\n"
               "return card { id = 'a', kind = 'room', use = n }",
               "more than 16 connectives one inside the other; this is the limit 'node_depth'");
    check_file("local n = climb(1)\nfor i = 1, 15 do n = sequence { n, n, n } end\n"
               "return card { id = 'a', kind = 'room', use = n }",
               "more than 4096 parts of declared effects; this is the limit 'nodes'");
    check_file("local t = {}\nfor i = 1, 200 do t[i] = card { id = 'c' .. i, kind = 'room' } end\n"
               "return cards(t)",
               "room: more than 128 cards of one kind; this is the limit 'cards_of_kind'");
    check_file("local t = {}\nfor i = 1, 600 do t[i] = card { id = 'c' .. i, kind = 'table' } end\n"
               "return cards(t)",
               "more than 512 cards; this is the limit 'cards' of the game and all mods");
    check_file("local t = {}\nfor i = 1, 60 do t[i] = card { id = 'c' .. i, kind = 'room',\n"
               " counters = { n = { max = 1, reset = 'turn' } } } end\nreturn cards(t)",
               "counters: more than 48 counters of each seat, or of the game; this is the limit");
    check_file("local t = {}\nfor i = 1, 40 do t[i] = climb(1) end\n"
               "return card { id = 'a', kind = 'room', on = { gained = t } }",
               "on.gained: more than 32 hooks of type 'on'");
    check_file("local t = {}\nt.t = t\nreturn card { id = 'a', kind = 'room', examples = t }",
               "more than 60 tables one inside the other; this is the limit 'table_depth'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(all_problems_of_all_files_are_told),
        ADIT_TEST(a_long_list_is_cut_between_two_problems),
        ADIT_TEST(effects_are_checked),
        ADIT_TEST(hooks_are_checked),
        ADIT_TEST(files_must_return_cards),
        ADIT_TEST(a_file_takes_as_many_steps_as_the_limit_says),
        ADIT_TEST(hostile_files_are_refused),
    };

    return ADIT_RUN(tests);
}
