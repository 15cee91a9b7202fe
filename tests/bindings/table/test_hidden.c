/* test_hidden.c - nothing that is hidden from somebody changes a byte of what they get.
 *
 * At each question everything that somebody cannot know is dealt again, in two ways: chance that is
 * to come, what lies face down. Secrets of other seats are set differently in two matches. Every
 * answer must be the same, byte for byte.
 *
 * soak parts: 1 */
#include "tests/bindings/table/asking.h"

#include <stdio.h>

#include "bindings/table/history.h"
#include "tests/support/cases.h"

enum { REQUESTS = 6 };

/* The n-th request that a page makes after a decision. */
static const char *request_at(const aditt_table *table, int n, char *buffer, size_t size)
{
    static const char *const requests[] = {DO("hello"), DO("look"), DO("tree"), DO("hint"),
                                           "{\"v\":1,\"do\":\"why\",\"words\":\"take masonry\"}"};

    if (n < REQUESTS - 1) {
        return requests[n];
    }
    snprintf(buffer, size, "{\"v\":1,\"do\":\"preview\",\"decision\":%llu,\"option\":0}",
             (unsigned long long)table->question);
    return buffer;
}

static void compare_texts(int who, const char *request, adit_text *a, adit_text *b)
{
    size_t at = 0;

    while (a->data[at] != '\0' && a->data[at] == b->data[at]) {
        at++;
    }
    if (a->data[at] != b->data[at]) {
        at = at < 60 ? 0 : at - 60;
        print_error("seat %d, %s:\n  %.200s\n  %.200s\n", who, request, a->data + at, b->data + at);
        fail();
    }
    adit_text_free(a);
    adit_text_free(b);
}

/* The answer if this was dealt again in the n-th way. */
static adit_text answer_dealt(aditt_table *table, int who, const char *request, int n)
{
    adit_game *real = table->game;
    adit_text answer;

    table->game = adit_game_clone(real);
    assert_non_null(table->game);
    adit_game_determinise(table->game, who == ADITT_LOOKS_ON ? ADIT_SPECTATOR : who,
                          100 + (uint64_t)n);
    answer = answer_text(table, who, request);
    adit_game_free(table->game);
    table->game = real;
    return answer;
}

/* `few`: only what every page asks for. */
static void compare_deals(aditt_table *table, bool few)
{
    char buffer[120];

    for (int who = ADITT_LOOKS_ON; who <= table->players; who++) {
        for (int n = few ? 1 : 0; n < (few ? 3 : REQUESTS); n++) {
            const char *request = request_at(table, n, buffer, sizeof buffer);
            adit_text a = answer_dealt(table, who, request, 0);
            adit_text b = answer_dealt(table, who, request, 1);

            compare_texts(who, request, &a, &b);
        }
    }
}

static void compare_match(const adit_game_info *info, int players, int questions)
{
    const adit_setup setup = {.players = players, .seed = 5};
    aditt_table *table = open_table(info->id, &setup, false, NULL);
    uint64_t seed = 3;
    char words[512];
    adit_err err = {0};

    for (int i = 0; i < questions && !adit_game_is_over(table->game); i++) {
        compare_deals(table, i > 0 || players > 2);
        for (int k = 0; k < 5 && !adit_game_is_over(table->game); k++) {
            adit_game_option_text(table->game,
                                  cases_below(&seed, adit_game_option_count(table->game)), words,
                                  sizeof words);
            assert_ok(aditt_decide_words(table, words, &err), err);
            aditt_changed(table);
        }
    }
    aditt_close(table);
}

static void no_answer_depends_on_chance_or_what_lies_face_down(void **state)
{
    const bool all = getenv("ADIT_SOAK") != NULL;

    (void)state;
    for (int n = 0; n < adit_game_info_count(); n++) {
        const adit_game_info *info = adit_game_info_at(n);

        for (int players = info->min_players; players <= info->max_players; players++) {
            compare_match(info, players, all ? 15 : players == 2 ? 2 : 1);
        }
    }
}

/* ---- Secrets of seats ---- */

/* The draft is over, so the objectives lie face down; player 2 has this one. */
static aditt_table *open_secret(const char *objective)
{
    const adit_setting fields[] = {
        {"phase", "relic_pre"}, {"at_turn", "1"}, {"player[2].objective.i", objective}};
    const adit_setup setup = {.players = 3, .seed = 5, .fields = fields, .field_count = 3};

    return open_table("covenant", &setup, false, NULL);
}

static void secrets_of_other_seats_do_not_show(void **state)
{
    aditt_table *tables[2] = {open_secret("master_mason"), open_secret("full_rack")};
    adit_text a = answer_text(tables[0], 2, DO("look")), b = answer_text(tables[1], 2, DO("look"));
    char buffer[120];

    (void)state;
    assert_contains(a.data, "\"player[2].objective.i\":\"master_mason\""); /* its owner sees it */
    assert_contains(b.data, "\"player[2].objective.i\":\"full_rack\"");
    adit_text_free(&a);
    adit_text_free(&b);
    for (int who = ADITT_LOOKS_ON; who <= 3; who++) {
        for (int n = 0; n < REQUESTS && who != 2; n++) {
            const char *request = request_at(tables[0], n, buffer, sizeof buffer);

            a = answer_text(tables[0], who, request);
            b = answer_text(tables[1], who, request);
            assert_true(n == 0 || strstr(a.data, "\"player[2].objective.i\":") == NULL);
            compare_texts(who, request, &a, &b);
        }
    }
    aditt_close(tables[0]);
    aditt_close(tables[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(no_answer_depends_on_chance_or_what_lies_face_down),
        ADIT_TEST(secrets_of_other_seats_do_not_show),
    };

    return ADIT_RUN(tests);
}
