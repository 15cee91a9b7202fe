/* test_search.c - a hint that is searched beside the table is the one that the table finds itself.
 */
#include "tests/bindings/table/asking.h"

#include <pthread.h>
#include <stdlib.h>

#include "bindings/table/internal.h"

static const char hint[] = "{\"v\":1,\"id\":\"h\",\"do\":\"hint\"}";
static const char *const games[] = {"cave_vs_cave", "cave_farmers", "dwergar", "covenant"};
enum { GAMES = sizeof games / sizeof *games, DECISIONS = 6 };

static aditt_search *prepare(aditt_table *table, const char *request)
{
    adit_text answer = {0};
    aditt_search *search = NULL;

    assert_int_equal(aditt_begin(table, aditt_token(table, ADITT_HOST), request, strlen(request),
                                 &answer, &search),
                     ADIT_OK);
    assert_int_equal(answer.length == 0, search != NULL);
    adit_text_free(&answer);
    return search;
}

/* The answer of a search that has been run. */
static json_t *end(aditt_table *table, aditt_search *search)
{
    adit_text text = {0};

    assert_int_equal(aditt_search_end(table, search, &text), ADIT_OK);
    json_t *answer = json_loads(text.data, JSON_REJECT_DUPLICATES, NULL);

    assert_non_null(answer);
    adit_text_free(&text);
    return answer;
}

static void assert_same_hint(aditt_table *table, json_t *found)
{
    json_t *wanted = ask_well(table, ADITT_HOST, hint);

    assert_true(json_array_size(json_object_get(wanted, "options")) > 0);
    assert_true(json_equal(found, wanted));
    json_decref(wanted);
    json_decref(found);
}

/* Also in the middle of a turn, when answers of the open transaction are part of the position. */
static void it_finds_what_the_table_finds(void **state)
{
    (void)state;
    for (int game = 0; game < GAMES; game++) {
        const adit_setup setup = {.players = 2, .seed = 5};
        aditt_table *table = open_table(games[game], &setup, true, NULL);

        for (int i = 0; i < DECISIONS; i++) {
            aditt_search *search = prepare(table, hint);

            aditt_search_run(search);
            assert_same_hint(table, end(table, search));
            decide(table, 0);
        }
        aditt_close(table);
    }
}

static void *run_it(void *search)
{
    aditt_search_run(search);
    return NULL;
}

/* The table is used while another thread searches. */
static void others_are_answered_meanwhile(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 5};
    aditt_table *table = open_table("cave_farmers", &setup, true, NULL);
    aditt_search *search = prepare(table, hint);
    pthread_t thread;

    (void)state;
    assert_int_equal(pthread_create(&thread, NULL, run_it, search), 0);
    for (int i = 0; i < 20; i++) {
        json_decref(ask_well(table, ADITT_HOST, DO("look")));
        json_decref(ask_well(table, ADITT_HOST, hint));
    }
    pthread_join(thread, NULL);
    assert_same_hint(table, end(table, search));
    aditt_close(table);
}

static void what_was_answered_needs_no_hint(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 5};
    aditt_table *table = open_table("cave_vs_cave", &setup, false, NULL);
    aditt_search *search = prepare(table, hint);

    (void)state;
    decide(table, 0);
    aditt_search_run(search);
    json_t *answer = end(table, search);
    const json_t *error = json_object_get(answer, "error");

    assert_string_equal(json_string_value(json_object_get(answer, "id")), "h");
    assert_string_equal(json_string_value(json_object_get(error, "status")), "STALE");
    assert_contains(json_string_value(json_object_get(error, "text")), "answered meanwhile");
    json_decref(answer);
    aditt_close(table);
}

/* Everything else is answered at once, also a hint that nobody may ask for. */
static void only_a_hint_is_put_off(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 5};
    aditt_table *table = open_table("cave_vs_cave", &setup, false, NULL);

    (void)state;
    assert_null(prepare(table, DO("look")));
    assert_null(prepare(table, "{\"v\":1,\"do\":\"hint\",\"seat\":0}"));
    assert_null(prepare(table, "nonsense"));
    aditt_search_free(prepare(table, hint));
    aditt_search_free(NULL);
    aditt_close(table);
}

/* Cards that cannot be opened once more: the table searches with its own engine. */
static void without_an_engine_the_table_searches(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 5};
    aditt_table *table = open_table("cave_vs_cave", &setup, false, NULL);
    aditt_search *search = prepare(table, hint);

    (void)state;
    table->cards.cards = "/nowhere";
    aditt_search_run(search);
    assert_null(table->deck->adviser);
    assert_same_hint(table, end(table, search));
    aditt_close(table);
}

/* The cards are loaded again while one searches: the old ones stay until it has ended. */
static void cards_that_are_loaded_again(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 5};
    aditt_table *table = open_table("cave_vs_cave", &setup, false, NULL);
    aditt_search *search = prepare(table, hint);

    (void)state;
    json_decref(ask_well(table, ADITT_HOST, DO("reload")));
    aditt_search_run(search);
    json_t *answer = end(table, search);

    assert_true(json_is_false(json_object_get(answer, "ok")));
    json_decref(answer);
    aditt_close(table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(it_finds_what_the_table_finds),        ADIT_TEST(others_are_answered_meanwhile),
        ADIT_TEST(what_was_answered_needs_no_hint),      ADIT_TEST(only_a_hint_is_put_off),
        ADIT_TEST(without_an_engine_the_table_searches), ADIT_TEST(cards_that_are_loaded_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
