/* test_answers.c - every request of the table: answered as its row says, and refused with the
 * state as before when a field is missing, of another type or beyond its range.
 *
 * One good request for each row stands below; a row without one fails. The bad ones are made from
 * it by the row.
 */
#include "tests/bindings/table/asking.h"

#include <stdio.h>
#include <stdlib.h>

#include "bindings/table/requests.h"

static const adit_setup two = {.players = 2, .seed = 7};
static aditt_table *table;

/* In the order in which they are made: what one leaves behind the next ones need. */
static const char *const good[] = {
    "{'do':'hello'}",
    "{'do':'look','since':0,'step':0,'brief':true}",
    "{'do':'cards','search':'a','kind':'room','mod':''}",
    "{'do':'card','card':'shelf'}",
    "{'do':'why','words':'dig c2'}",
    "{'do':'preview','decision':1,'option':0}",
    "{'do':'hint'}",
    "{'do':'how_to_play'}",
    "{'do':'rules'}",
    "{'do':'fields','names':['player[1].goods.wood']}",
    "{'do':'decide','decision':1,'option':0,'since':0}",
    "{'do':'undo','force':true}",
    "{'do':'redo'}",
    "{'do':'tree'}",
    "{'do':'comment','node':1,'text':'a beginning'}",
    "{'do':'go_to','node':0}",
    "{'do':'save','name':'first.play'}",
    "{'do':'files'}",
    "{'do':'load','name':'first.play'}",
    "{'do':'edit','set':{'player[1].goods.wood':3},'rules':{'walls':6},'players':2,'seed':3,"
    "'seats':['human','random'],'title':'A start','text':'short','goal':[{'field':"
    "'player[1].goods.wood','at_least':3}],'goal_seat':1,'limit':{'decisions':1},"
    "'chance':'pinned'}",
    "{'do':'scenario_save','name':'aim.lua'}",
    "{'do':'solve','positions':50,'name':'aim.lua'}",
    "{'do':'originals'}",
    "{'do':'problems'}",
    "{'do':'reload'}",
    "{'do':'try','card':'shelf'}",
    "{'do':'new','players':2,'seats':['human','random'],'seed':4,'rules':{'walls':6}}",
    "{'do':'evaluate','step':9,'judge':true}", /* of a game that is over */
};
enum { GOOD = sizeof good / sizeof *good };

/* The n-th request as JSON. The caller releases it. */
static json_t *good_at(int n)
{
    char text[2000];
    json_t *request;

    snprintf(text, sizeof text, "%s", good[n]);
    for (char *c = text; *c != '\0'; c++) {
        *c = *c == '\'' ? '"' : *c;
    }
    request = json_loads(text, 0, NULL);
    assert_non_null(request);
    json_object_set_new(request, "v", json_integer(1));
    return request;
}

static const aditt_request_row *row_of(const json_t *request)
{
    const char *name = json_string_value(json_object_get(request, "do"));
    const aditt_request_row *row = aditt_requests;

    while (row->name != NULL && strcmp(row->name, name) != 0) {
        row++;
    }
    assert_non_null(row->name);
    return row;
}

static void open_fresh(void)
{
    static char folder[300];

    snprintf(folder, sizeof folder, "%s/table-XXXXXX",
             getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp");
    assert_non_null(mkdtemp(folder));
    table = open_table("cave_vs_cave", &two, false, folder);
}

static void play_to_the_end(void)
{
    for (int i = 0; !adit_game_is_over(table->game); i++) {
        decide(table, i % adit_game_option_count(table->game));
    }
}

static json_t *ask_json(const json_t *request)
{
    char *text = json_dumps(request, 0);
    json_t *answer = ask(table, ADITT_HOST, text);

    free(text);
    return answer;
}

/* ---- What is answered ---- */

/* Names that begin a line of the row's answer are in it, except those that depend on something. */
static void check_names(const json_t *answer, const aditt_request_row *row)
{
    const char *lines = row->answer;

    for (const aditt_request_row *other = aditt_requests; other->name != NULL; other++) {
        lines = strcmp(other->name, row->answer) == 0 ? other->answer : lines;
    }
    while (*lines != '\0') {
        const size_t length = strcspn(lines, "\n");
        char line[1000], name[40] = "";

        snprintf(line, sizeof line, "%.*s", (int)length, lines);
        sscanf(line, "%39[a-z_]", name);
        if (strstr(line, " if ") == NULL && json_object_get(answer, name) == NULL) {
            fail_msg("%s: the answer has no '%s'", row->name, name);
        }
        lines += length + (lines[length] == '\n');
    }
}

static void every_request_is_answered_as_its_row_says(void **state)
{
    int seen = 0, rows = 0;

    (void)state;
    open_fresh();
    for (int n = 0; n < GOOD; n++) {
        json_t *request = good_at(n), *answer;
        const aditt_request_row *row = row_of(request);

        if (n == GOOD - 1) {
            play_to_the_end();
        }
        answer = ask_json(request);
        if (!json_is_true(json_object_get(answer, "ok"))) {
            fail_msg("%s: %s", good[n], json_dumps(answer, 0));
        }
        check_names(answer, row);
        json_decref(answer);
        json_decref(request);
        seen++;
    }
    for (const aditt_request_row *row = aditt_requests; row->name != NULL; row++) {
        rows++;
    }
    assert_int_equal(seen, rows); /* one each */
    aditt_close(table);
}

/* ---- What is refused ---- */

static int tried;

/* What the table shows everybody and the host. The caller frees it. */
static adit_text shown(void)
{
    adit_text all = answer_text(table, ADITT_HOST, DO("look"));
    adit_text tree = answer_text(table, ADITT_HOST, DO("tree"));

    adit_text_add_bytes(&all, tree.data, tree.length);
    adit_text_free(&tree);
    return all;
}

/* The request is refused because of the field, and the table is as it was. */
static void refuse(const json_t *request, const char *field)
{
    adit_text before = shown(), after;
    const uint64_t version = aditt_version(table);
    json_t *answer = ask_json(request);
    const json_t *error = json_object_get(answer, "error");
    const char *text = json_string_value(json_object_get(error, "text"));

    if (text == NULL || strcmp(json_string_value(json_object_get(error, "status")), "USAGE") != 0 ||
        strstr(text, field) == NULL) {
        fail_msg("'%s' of %s: %s", field, json_dumps(request, 0), json_dumps(answer, 0));
    }
    after = shown();
    assert_string_equal(after.data, before.data);
    assert_int_equal(aditt_version(table), version);
    adit_text_free(&before);
    adit_text_free(&after);
    json_decref(answer);
    tried++;
}

/* The same with another value; NULL: without the field. */
static void refuse_value(const json_t *request, const char *field, json_t *value)
{
    json_t *other = json_copy((json_t *)(uintptr_t)request);

    if (value == NULL) {
        json_object_del(other, field);
    } else {
        json_object_set_new(other, field, value);
    }
    refuse(other, field);
    json_decref(other);
}

static json_t *long_text(size_t length)
{
    char *text = malloc(length + 1);
    json_t *value;

    assert_non_null(text);
    memset(text, 'a', length);
    text[length] = '\0';
    value = json_string(text);
    free(text);
    return value;
}

static json_t *many_entries(aditt_type type, int64_t count)
{
    json_t *value = type == ADITT_LIST ? json_array() : json_object();
    char name[32];

    for (int64_t i = 0; i < count; i++) {
        snprintf(name, sizeof name, "n%lld", (long long)i);
        if (type == ADITT_LIST) {
            json_array_append_new(value, json_integer(1));
        } else {
            json_object_set_new(value, name, json_integer(1));
        }
    }
    return value;
}

static void refuse_types(const json_t *request, const aditt_field *field)
{
    json_t *const others[] = {json_string("1"), json_integer(1), json_true(), json_object(),
                              json_array()}; /* by aditt_type */

    for (int type = 0; type < 5; type++) {
        if (type != (int)field->type) {
            refuse_value(request, field->name, json_incref(others[type]));
        }
        json_decref(others[type]);
    }
    refuse_value(request, field->name, json_null());
    refuse_value(request, field->name, json_real(1.5));
}

static void refuse_ranges(const json_t *request, const aditt_field *field)
{
    if (field->type == ADITT_NUMBER) {
        refuse_value(request, field->name, json_integer(field->min - 1));
        if (field->max < INT64_MAX) {
            refuse_value(request, field->name, json_integer(field->max + 1));
        }
    } else if (field->type == ADITT_TEXT) {
        refuse_value(request, field->name, long_text((size_t)field->max + 1));
        if (field->min > 0) {
            refuse_value(request, field->name, json_string(""));
        }
    } else if (field->type != ADITT_FLAG) {
        refuse_value(request, field->name, many_entries(field->type, field->max + 1));
    }
}

static void what_does_not_fit_a_row_is_refused_and_changes_nothing(void **state)
{
    (void)state;
    open_fresh();
    decide(table, 0);
    for (int n = 0; n < GOOD; n++) {
        json_t *request = good_at(n);
        const aditt_request_row *row = row_of(request);

        for (const aditt_field *field = row->fields; field->name != NULL; field++) {
            if (field->is_needed) {
                refuse_value(request, field->name, NULL);
            }
            refuse_types(request, field);
            refuse_ranges(request, field);
        }
        refuse_value(request, "unheard_of", json_integer(1));
        json_decref(request);
    }
    print_message("%d requests refused\n", tried);
    assert_true(tried > 300);
    aditt_close(table);
}

/* ---- What single requests do ---- */

static void rules_are_those_of_the_engine(void **state)
{
    json_t *answer, *list;
    const adit_rule_info *rule;
    int n = 0;

    (void)state;
    open_fresh();
    answer = ask_well(table, ADITT_LOOKS_ON, DO("rules"));
    list = json_object_get(answer, "rules");
    for (; (rule = adit_engine_rule(aditt_engine(table), n)) != NULL; n++) {
        const json_t *one = json_array_get(list, (size_t)n);

        assert_string_equal(json_string_value(json_object_get(one, "name")), rule->name);
        assert_string_equal(json_string_value(json_object_get(one, "text")), rule->text);
        assert_int_equal(number_in(one, "min"), rule->min);
        assert_int_equal(number_in(one, "max"), rule->max);
    }
    assert_true(n > 3);
    assert_int_equal(json_array_size(list), n);
    json_decref(answer);
    aditt_close(table);
}

/* Every card that has an example can be tried: its match is open, and the table was not changed by
 * those that have none. */
static void every_card_can_be_tried(void **state)
{
    char request[200];
    int started = 0;

    (void)state;
    open_fresh();
    for (int n = 0; n < adit_engine_card_count(aditt_engine(table)); n++) {
        adit_card_info card;
        const uint64_t version = aditt_version(table);
        json_t *answer;

        assert_int_equal(adit_engine_card(aditt_engine(table), n, &card), ADIT_OK);
        snprintf(request, sizeof request, "{\"v\":1,\"do\":\"try\",\"card\":\"%s\"}", card.id);
        answer = ask(table, ADITT_HOST, request);
        if (json_is_true(json_object_get(answer, "ok"))) {
            assert_true(aditt_version(table) > version);
            assert_true(number_in(answer, "asked") > 0);
            started++;
        } else {
            assert_contains(
                json_string_value(json_object_get(json_object_get(answer, "error"), "text")),
                card.id);
            assert_int_equal(aditt_version(table), version);
        }
        json_decref(answer);
    }
    assert_true(started * 10 > adit_engine_card_count(aditt_engine(table)) * 9);
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"try\",\"card\":\"nothing_like_it\"}", "USAGE",
              "nothing_like_it");
    ask_badly(table, 1, "{\"v\":1,\"do\":\"try\",\"card\":\"shelf\"}", "FORBIDDEN", "only for");
    aditt_close(table);
}

static aditt_table *open_with_mod(const char *mod)
{
    const char *const mods[] = {mod};
    const adit_engine_options cards = {
        .game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards", .mods = mods, .mod_count = 1};
    aditt_options options = {.cards = cards, .is_workbench = true};
    aditt_table *opened = NULL;
    adit_err err = {0};

    assert_ok(adit_engine_open(&cards, &options.engine, &err), err);
    assert_ok(adit_game_new(options.engine, &two, &options.game, &err), err);
    assert_ok(aditt_open(&options, &opened, &err), err);
    return opened;
}

/* What a mod changed is listed as it was; without mods nothing is. */
static void originals_are_what_mods_have_changed(void **state)
{
    json_t *answer, *list, *card;
    size_t i;

    (void)state;
    open_fresh();
    answer = ask_well(table, ADITT_HOST, DO("originals"));
    assert_int_equal(json_array_size(json_object_get(answer, "cards")), 0);
    json_decref(answer);
    aditt_close(table);

    table = open_with_mod(ADIT_TEST_ROOT "/scripts/mods/ironroot");
    answer = ask_well(table, ADITT_HOST, DO("originals"));
    list = json_object_get(answer, "cards");
    assert_true(json_array_size(list) > 0);
    json_array_foreach(list, i, card)
    {
        char request[200];
        const char *id = json_string_value(json_object_get(card, "id"));
        json_t *now;

        snprintf(request, sizeof request, "{\"v\":1,\"do\":\"card\",\"card\":\"%s\"}", id);
        now = ask(table, ADITT_HOST, request); /* not there, or another face */
        assert_false(json_equal(json_object_get(now, "face"), card));
        json_decref(now);
    }
    json_decref(answer);
    aditt_close(table);
}

/* While it is played, positions are nobody's business; afterwards each has a value for each seat,
 * and a decision among several options is judged. */
static void only_a_game_that_is_over_is_evaluated(void **state)
{
    int judged = 0;

    (void)state;
    open_fresh();
    for (int who = ADITT_HOST; who <= ADITT_LOOKS_ON; who++) {
        ask_badly(table, who, DO("evaluate"), "FORBIDDEN", "when it is over");
    }
    play_to_the_end();
    for (int step = 0; step < 6; step++) {
        char request[100];
        json_t *answer;

        snprintf(request, sizeof request,
                 "{\"v\":1,\"do\":\"evaluate\",\"step\":%d,\"judge\":true}", step);
        answer = ask_well(table, ADITT_LOOKS_ON, request);
        assert_int_equal(json_array_size(json_object_get(answer, "values")), 2);
        if (json_object_get(answer, "loss") != NULL) {
            assert_true(number_in(answer, "loss") >= 0 && number_in(answer, "error") >= 0);
            assert_true(json_is_string(json_object_get(answer, "best")));
            assert_true(json_string_length(json_object_get(answer, "best_said")) > 3);
            assert_null(strchr(json_string_value(json_object_get(answer, "best_said")), '_'));
            judged++;
        }
        json_decref(answer);
    }
    assert_true(judged > 0);
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"evaluate\",\"step\":19999}", "USAGE", "step");
    aditt_close(table);
}

/* Best first, each with its loss and how sure it is, and said as in the menu; the game is as it
 * was.
 */
static void a_hint_judges_every_option(void **state)
{
    adit_text before, after;
    json_t *look, *answer, *list, *one;
    size_t i;
    int64_t last = 0;

    (void)state;
    open_fresh();
    before = shown();
    look = ask_well(table, ADITT_HOST, DO("look"));
    answer = ask_well(table, ADITT_HOST, DO("hint"));
    list = json_object_get(answer, "options");
    assert_int_equal(json_array_size(list),
                     adit_game_option_count(table->game) + adit_game_anytime_count(table->game));
    json_array_foreach(list, i, one)
    {
        assert_int_equal(json_is_true(json_object_get(one, "is_choice")), i == 0);
        assert_true(number_in(one, "loss") >= (i == 0 ? 0 : last - 1000));
        assert_true(number_in(one, "error") >= 0);
        assert_true(json_is_boolean(json_object_get(one, "is_close")));
        last = number_in(one, "loss");
        const json_t *option =
            json_array_get(json_object_get(look, "options"), (size_t)number_in(one, "index"));

        assert_true(json_equal(json_object_get(one, "said"), json_object_get(option, "title")));
        assert_true(json_equal(json_object_get(one, "words"), json_object_get(option, "words")));
    }
    json_decref(answer);
    json_decref(look);
    after = shown();
    assert_string_equal(before.data, after.data);
    adit_text_free(&before);
    adit_text_free(&after);
    ask_badly(table, 2, DO("hint"), "FORBIDDEN", "not your turn");
    aditt_close(table);
}

/* Every outlook of the open question, as people say it. The number of those that say something. */
static int check_outlooks(void)
{
    json_t *look = ask_well(table, ADITT_HOST, DO("look")), *option;
    adit_option_details details;
    int count = 0;
    size_t i;

    json_array_foreach(json_object_get(look, "options"), i, option)
    {
        const char *outlook = json_string_value(json_object_get(option, "outlook"));
        const int index = (int)number_in(option, "index");

        assert_int_equal(adit_game_option_details(table->game, index, &details, NULL), ADIT_OK);
        assert_string_equal(outlook, details.follows);
        assert_null(strchr(outlook, '_'));
        count += outlook[0] != '\0';
    }
    json_decref(look);
    return count;
}

/* What is done at once, since only one answer is left, stands there as people say it. */
static void what_follows_is_said_for_people(void **state)
{
    const adit_setup farmers = {.players = 2, .seed = 12};
    int count = 0;

    (void)state;
    table = open_table("cave_farmers", &farmers, true, NULL);
    for (int i = 0; i < 60 && adit_game_seat(table->game) != 0; i++) {
        count += check_outlooks();
        decide(table, i * 7 % adit_game_option_count(table->game));
    }
    assert_true(count > 0);
    aditt_close(table);
}

/* An exchange is said with the move that it is made for, another option alone. */
static void an_exchange_is_advised_with_its_move(void **state)
{
    char said[ADITT_MAX_WORDS], option[ADITT_MAX_WORDS];
    adit_err err = {0};
    int exchanges = 0;

    (void)state;
    open_fresh();
    for (int i = 0; exchanges < 3 && !adit_game_is_over(table->game); i++) {
        adit_game *game = table->game;
        const uint64_t before = adit_game_hash(game);
        const int main = adit_game_option_count(game), all = main + adit_game_anytime_count(game);

        for (int n = 0; n < all; n += main) {
            adit_game_option_said(game, n, option, sizeof option);
            assert_ok(adit_game_hint_said(game, "2", n, said, sizeof said, &err), err);
            assert_int_equal(strncmp(said, option, strlen(option)), 0);
            assert_int_equal(strstr(said, ", then ") != NULL, n >= main);
            exchanges += n >= main;
        }
        assert_fails(adit_game_hint_said(game, "2", all, said, sizeof said, &err), ADIT_USAGE,
                     "no option", err);
        assert_int_equal(adit_game_hash(game), before);
        decide(table, i % main);
    }
    assert_int_equal(exchanges >= 3, 1);
    aditt_close(table);
}

/* The pages are files; the state of the match is the first line that a terminal shows. */
static void a_page_can_say_what_a_terminal_says(void **state)
{
    json_t *answer;
    const char *text;

    (void)state;
    open_fresh();
    answer = ask_well(table, ADITT_LOOKS_ON, DO("how_to_play"));
    text = json_string_value(
        json_object_get(json_array_get(json_object_get(answer, "pages"), 0), "text"));
    assert_non_null(text);
    assert_ptr_equal(strstr(text, "# How to play"), text);
    json_decref(answer);
    answer = ask_well(table, ADITT_LOOKS_ON, DO("look"));
    assert_string_equal(json_string_value(json_array_get(json_object_get(answer, "status"), 0)),
                        "round 1 of 8, 2 turns each");
    json_decref(answer);
    aditt_close(table);
}

/* "feed 3" is an amount: it must not light the third round, the third dwarf and so on. */
static void an_amount_means_no_places(void **state)
{
    const aditt_layout *layout;
    adit_err err = {0};

    (void)state;
    table = open_table("cave_farmers", &two, false, NULL);
    layout = aditt_need_layout(table, &err);
    assert_non_null(layout);
    assert_null(json_object_get(layout->by_word, "3"));
    assert_int_equal(json_array_size(json_object_get(layout->by_word, "c3")) > 0, 1);
    aditt_close(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_request_is_answered_as_its_row_says),
        ADIT_TEST(what_does_not_fit_a_row_is_refused_and_changes_nothing),
        ADIT_TEST(rules_are_those_of_the_engine),
        ADIT_TEST(every_card_can_be_tried),
        ADIT_TEST(originals_are_what_mods_have_changed),
        ADIT_TEST(only_a_game_that_is_over_is_evaluated),
        ADIT_TEST(a_hint_judges_every_option),
        ADIT_TEST(what_follows_is_said_for_people),
        ADIT_TEST(an_exchange_is_advised_with_its_move),
        ADIT_TEST(a_page_can_say_what_a_terminal_says),
        ADIT_TEST(an_amount_means_no_places),
    };

    return ADIT_RUN(tests);
}
