/* asking.h - a table for tests, and requests to it. */
#ifndef ADIT_TESTS_ASKING_H
#define ADIT_TESTS_ASKING_H

#include "tests/support/adit_cmocka.h"

#include <jansson.h>

#include "bindings/table/table.h"

/* A table of two people at the first question of a match, or with bots at all seats but the first.
 */
static inline aditt_table *open_table(const char *game, const adit_setup *setup, bool bots,
                                      const char *folder)
{
    const adit_engine_options cards = {.game = game, .cards = ADIT_TEST_ROOT "/cards"};
    aditt_options options = {.cards = cards, .folder = folder, .is_workbench = true};
    aditt_table *table = NULL;
    adit_err err = {0};

    assert_ok(adit_engine_open(&cards, &options.engine, &err), err);
    assert_ok(adit_game_new(options.engine, setup, &options.game, &err), err);
    for (int seat = 2; bots && seat <= setup->players; seat++) {
        assert_ok(adit_builtin_bot_new(options.engine, "random", seat, 1,
                                       &options.bots.bot[seat - 1], &err),
                  err);
    }
    assert_ok(aditt_open(&options, &table, &err), err);
    return table;
}

/* The answer to a request of somebody, as text. The caller frees it. */
static inline adit_text answer_text(aditt_table *table, int who, const char *request)
{
    adit_text answer = {0};

    assert_int_equal(
        aditt_request(table, aditt_token(table, who), request, strlen(request), &answer), ADIT_OK);
    return answer;
}

/* The same read. The caller releases it. */
static inline json_t *ask(aditt_table *table, int who, const char *request)
{
    adit_text text = answer_text(table, who, request);
    json_t *answer = json_loads(text.data, JSON_REJECT_DUPLICATES, NULL);

    assert_non_null(answer);
    adit_text_free(&text);
    return answer;
}

/* The request must be answered; or refused with this status, whose text contains the part. */
static inline json_t *ask_well(aditt_table *table, int who, const char *request)
{
    json_t *answer = ask(table, who, request);

    if (!json_is_true(json_object_get(answer, "ok"))) {
        char *text = json_dumps(answer, 0);

        print_error("%s: %s\n", request, text);
        free(text);
        fail();
    }
    return answer;
}
static inline void ask_badly(aditt_table *table, int who, const char *request, const char *status,
                             const char *part)
{
    json_t *answer = ask(table, who, request);
    const json_t *error = json_object_get(answer, "error");

    assert_true(json_is_false(json_object_get(answer, "ok")));
    assert_string_equal(json_string_value(json_object_get(error, "status")), status);
    assert_contains(json_string_value(json_object_get(error, "text")), part);
    json_decref(answer);
}

static inline int64_t number_in(const json_t *answer, const char *name)
{
    assert_true(json_is_integer(json_object_get(answer, name)));
    return json_integer_value(json_object_get(answer, name));
}

/* What a name of the answer says, which is then released. */
static inline int64_t asked_number(aditt_table *table, int who, const char *request,
                                   const char *name)
{
    json_t *answer = ask_well(table, who, request);
    const int64_t number = number_in(answer, name);

    json_decref(answer);
    return number;
}

/* Decides the option with this index for whoever is asked. */
static inline void decide(aditt_table *table, int option)
{
    char request[200];

    snprintf(request, sizeof request, "{\"v\":1,\"do\":\"decide\",\"decision\":%lld,\"option\":%d}",
             (long long)asked_number(table, ADITT_HOST, "{\"v\":1,\"do\":\"look\"}", "decision"),
             option);
    json_decref(ask_well(table, ADITT_HOST, request));
}

#define DO(name) "{\"v\":1,\"do\":\"" name "\"}"

#endif
