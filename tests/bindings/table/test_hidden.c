/* test_hidden.c - nothing that is hidden from somebody changes a byte of what they get.
 *
 * Two matches begin alike but for what nobody may know: the key of all chance and, where a game has
 * them, secrets of other seats. The same is decided in both. As long as somebody's view of both is
 * the same, every answer must be the same, byte for byte.
 *
 * soak parts: 1 */
#include "tests/bindings/table/asking.h"

#include <stdio.h>

#include "bindings/table/history.h"
#include "tests/support/cases.h"

typedef struct {
    const char *game;
    int players;
    const adit_setting *shared; /* of both matches; ends with a NULL name */
    adit_setting secret[2][4];  /* of each; ends with a NULL name */
} hidden_case;

static const adit_setting nothing[] = {{NULL, NULL}};
/* The draft is over, so the objectives lie face down. */
static const adit_setting after_draft[] = {
    {"phase", "relic_pre"}, {"at_turn", "1"}, {"player[1].objective.i", "full_rack"}, {NULL, NULL}};
#define KEYS                                                                                       \
    {                                                                                              \
        {{"rng.key.1", "11"}, {NULL, NULL}},                                                       \
        {                                                                                          \
            {"rng.key.1", "12"},                                                                   \
            {                                                                                      \
                NULL, NULL                                                                         \
            }                                                                                      \
        }                                                                                          \
    }

static aditt_table *open_case(const hidden_case *c, int which)
{
    adit_setting fields[12];
    adit_setup setup = {.players = c->players, .seed = 5, .fields = fields};

    for (const adit_setting *s = c->shared; s->name != NULL; s++) {
        fields[setup.field_count++] = *s;
    }
    for (const adit_setting *s = c->secret[which]; s->name != NULL; s++) {
        fields[setup.field_count++] = *s;
    }
    return open_table(c->game, &setup, false, NULL);
}

/* What a page asks for after each decision. */
static void compare_answers(aditt_table *tables[2], int who, int *compared)
{
    static const char *const requests[] = {DO("look"), DO("tree"), DO("hint"),
                                           "{\"v\":1,\"do\":\"look\",\"step\":0}", NULL};
    char preview[120];

    for (int i = 0; i < 5; i++) {
        const char *request = requests[i];

        if (request == NULL) {
            snprintf(preview, sizeof preview,
                     "{\"v\":1,\"do\":\"preview\",\"decision\":%llu,\"option\":0}",
                     (unsigned long long)tables[0]->question);
            request = preview;
        }
        adit_text a = answer_text(tables[0], who, request);
        adit_text b = answer_text(tables[1], who, request);

        if (strcmp(a.data, b.data) != 0) {
            size_t at = 0;

            while (a.data[at] == b.data[at]) {
                at++;
            }
            at = at < 60 ? 0 : at - 60;
            print_error("seat %d, %s:\n  %.200s\n  %.200s\n", who, request, a.data + at,
                        b.data + at);
        }
        assert_string_equal(a.data, b.data);
        adit_text_free(&a);
        adit_text_free(&b);
        (*compared)++;
    }
}

static int eyes_of(int who)
{
    return who == ADITT_LOOKS_ON ? ADIT_SPECTATOR : who;
}

/* Decides the same in both; false if that is not possible. */
static bool decide_alike(aditt_table *tables[2], uint64_t *seed)
{
    char words[512];

    adit_game_option_text(tables[0]->game,
                          cases_below(seed, adit_game_option_count(tables[0]->game)), words,
                          sizeof words);
    for (int i = 0; i < 2; i++) {
        if (aditt_decide_words(tables[i], words, NULL) != ADIT_OK) {
            return false;
        }
        aditt_changed(tables[i]);
    }
    return true;
}

static int compare_case(const hidden_case *c, int decisions)
{
    aditt_table *tables[2] = {open_case(c, 0), open_case(c, 1)};
    bool is_same[ADIT_MAX_SEATS + 1];
    uint64_t seed = 3;
    int compared = 0, left = c->players + 1;

    memset(is_same, true, sizeof is_same);
    for (int i = 0; i < decisions && left > 0 && !adit_game_is_over(tables[0]->game); i++) {
        left = 0;
        for (int who = ADITT_LOOKS_ON; who <= c->players; who++) {
            is_same[who] =
                is_same[who] &&
                adit_game_view_hash(tables[0]->game, eyes_of(who)) ==
                    adit_game_view_hash(tables[1]->game, eyes_of(who)) &&
                adit_game_log_count(tables[0]->game) == adit_game_log_count(tables[1]->game);
            if (is_same[who]) {
                compare_answers(tables, who, &compared);
                left++;
            }
        }
        if (adit_game_is_over(tables[1]->game) || !decide_alike(tables, &seed)) {
            break;
        }
    }
    aditt_close(tables[0]);
    aditt_close(tables[1]);
    return compared;
}

static void no_answer_depends_on_what_is_hidden(void **state)
{
    const int decisions = (int)cases_wanted(6, 60);

    (void)state;
    for (int n = 0; n < adit_game_info_count(); n++) {
        const adit_game_info *info = adit_game_info_at(n);
        int compared = 0;

        for (int players = info->min_players; players <= info->max_players; players++) {
            const hidden_case c = {info->id, players, nothing, KEYS};

            compared += compare_case(&c, decisions);
        }
        if (compared < 5) {
            print_error("%s: only %d answers were compared\n", info->id, compared);
        }
        assert_true(compared >= 5);
    }
}

static void secrets_of_other_seats_do_not_show(void **state)
{
    const hidden_case c = {"covenant",
                           3,
                           after_draft,
                           {{{"player[2].objective.i", "master_mason"}, {NULL, NULL}},
                            {{"player[2].objective.i", "bunch_of_keys"}, {NULL, NULL}}}};
    aditt_table *tables[2] = {open_case(&c, 0), open_case(&c, 1)};
    adit_text a = answer_text(tables[0], 2, DO("look")), b = answer_text(tables[1], 2, DO("look"));
    int compared = 0;

    (void)state;
    assert_string_not_equal(a.data, b.data); /* its owner sees it */
    assert_contains(a.data, "master_mason");
    for (int who = ADITT_LOOKS_ON; who <= 3; who++) {
        if (who != 2) {
            compare_answers(tables, who, &compared);
        }
    }
    assert_int_equal(compared, 15);
    adit_text_free(&a);
    adit_text_free(&b);
    aditt_close(tables[0]);
    aditt_close(tables[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(no_answer_depends_on_what_is_hidden),
        ADIT_TEST(secrets_of_other_seats_do_not_show),
    };

    return ADIT_RUN(tests);
}
