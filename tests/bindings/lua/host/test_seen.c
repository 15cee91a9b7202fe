/* test_seen.c - what was decided, as each seat may know it, in every title.
 *
 * Random games are played; after each decision every seat asks what it was. What is hidden from the
 * seat is found out in another way than the engine does: by comparing the words of the whole state
 * with those of the seat's view. The draft of Covenant is open though it ends with tiles that lie
 * face down: everybody has seen it.
 */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/text.h"

enum { GAMES = 2, WORDS = 1024 };

static adit_err err;

typedef struct {
    long decisions, secrets;
} score_tally;

/* ---- What is hidden from a seat ---- */

/* The line of this name in a dump, or NULL. */
static const char *line_of(const char *dump, const char *name, size_t length)
{
    for (const char *at = dump; *at != '\0'; at += strcspn(at, "\n") + 1) {
        if (strncmp(at, name, length) == 0 && strncmp(at + length, " = ", 3) == 0) {
            return at;
        }
    }
    return NULL;
}

/* Adds the words of a line's value, each between blanks. */
static void add_values(const char *line, adit_text *out)
{
    const char *value = strstr(line, " = ") + 3;

    adit_text_addf(out, " %.*s ", (int)strcspn(value, "\n"), value);
}

/* Every word that stands in the whole state at a place where the view says something else. */
static void collect_hidden(adit_game *game, int viewer, adit_text *out)
{
    adit_text all = {0}, seen = {0};

    out->length = 0;
    adit_text_add(out, " ");
    assert_ok(adit_game_state_lines(game, 0, &all, &err), err);
    assert_ok(adit_game_state_lines(game, viewer, &seen, &err), err);
    for (const char *line = all.data; *line != '\0'; line += strcspn(line, "\n") + 1) {
        size_t name = (size_t)(strstr(line, " = ") - line);
        const char *other = line_of(seen.data, line, name);
        size_t length = strcspn(line, "\n");

        if (other != NULL && strncmp(line, other, length + 1) == 0) {
            continue;
        }
        add_values(line, out);
        if (other != NULL) { /* a piece that lies elsewhere: its name is the last part */
            const char *dot = line + name;
            while (dot > line && dot[-1] != '.') {
                dot--;
            }
            adit_text_addf(out, " %.*s ", (int)(line + name - dot), dot);
        }
    }
    adit_text_free(&all);
    adit_text_free(&seen);
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || c == '_' || c == ':';
}

/* Whether a word with letters in it, such as the id of a card, is among the hidden ones. */
static bool names_hidden(const char *words, const char *hidden)
{
    for (const char *at = words; *at != '\0';) {
        char word[WORDS + 2];
        size_t length = strcspn(at, " ");

        snprintf(word, sizeof word, " %.*s ", (int)length, at);
        if (length > 0 && is_letter(*at) && strstr(hidden, word) != NULL) {
            return true;
        }
        at += length + (at[length] != '\0');
    }
    return false;
}

/* What is chosen before everybody's eyes. */
static bool is_open(const char *words)
{
    return strncmp(words, "draft ", strlen("draft ")) == 0;
}

/* ---- Games ---- */

static void check_decision(adit_game *game, int viewer, adit_text *hidden, score_tally *sum)
{
    char words[WORDS], shown[WORDS];
    int n = adit_game_decision_count(game) - 1, seat = 0, owner = 0;

    assert_ok(adit_game_decision(game, n, &owner, words, sizeof words, &err), err);
    assert_ok(adit_game_decision_seen(game, n, viewer, &seat, shown, sizeof shown, &err), err);
    assert_int_equal(seat, owner);
    if (viewer == 0 || viewer == owner || is_open(words)) {
        assert_string_equal(shown, words);
        return;
    }
    collect_hidden(game, viewer, hidden);
    assert_false(names_hidden(shown, hidden->data));
    /* And nothing is kept back without need. */
    assert_string_equal(shown, names_hidden(words, hidden->data) ? ADIT_SECRET_CHOICE : words);
    sum->secrets += strcmp(shown, ADIT_SECRET_CHOICE) == 0;
}

static void play(adit_engine *engine, int players, uint64_t seed, score_tally *sum)
{
    const adit_setup setup = {.players = players, .seed = seed};
    adit_game *game = NULL;
    adit_bot *bot = NULL;
    adit_text hidden = {0};

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_ok(adit_bot_new(engine, "random", 1, seed, &bot, &err), err);
    while (!adit_game_is_over(game)) {
        int index;

        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
        for (int viewer = 0; viewer <= players; viewer++) {
            check_decision(game, viewer, &hidden, sum);
        }
        sum->decisions++;
    }
    bot->free(bot);
    adit_game_free(game);
    adit_text_free(&hidden);
}

static score_tally play_title(const adit_game_info *info, const adit_engine_options *options)
{
    adit_engine *engine = NULL;
    score_tally sum = {0};

    assert_ok(adit_engine_open(options, &engine, &err), err);
    for (int i = 0; i < GAMES; i++) {
        int players = i % 2 == 0 ? 2 : info->max_players;
        play(engine, players, (uint64_t)i + 1, &sum);
    }
    adit_engine_close(engine);
    return sum;
}

static void decisions_are_as_secret_as_what_they_name(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        const adit_engine_options options = {.game = info->id, .cards = ADIT_TEST_ROOT "/cards"};
        const score_tally sum = play_title(info, &options);

        printf("%s: %ld decisions, %ld times a secret of another seat\n", info->id, sum.decisions,
               sum.secrets);
        assert_true(sum.decisions > 0);
    }
}

/* The one title with fields that only their owner sees. */
static void what_names_a_secret_of_its_owner_is_a_secret(void **state)
{
    static const adit_setting fields[] = {{"phase", "objectives"},
                                          {"era", "3"},
                                          {"at_turn", "1"},
                                          {"start_player", "1"},
                                          {"player[1].track.court", "14"},
                                          {"player[1].objective.i", "full_rack"},
                                          {"player[1].objective.ii", "strong_arms"}};
    const adit_engine_options options = {.game = "covenant", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {
        .players = 2, .seed = 1, .fields = fields, .field_count = sizeof fields / sizeof *fields};
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_text hidden = {0};
    score_tally sum = {0};

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_ok(adit_game_decide_text(game, "score strong_arms", &err), err);
    for (int viewer = 0; viewer <= 2; viewer++) {
        check_decision(game, viewer, &hidden, &sum);
    }
    assert_int_equal(sum.secrets, 1);
    adit_game_free(game);
    adit_engine_close(engine);
    adit_text_free(&hidden);
}

static void what_is_not_there_is_a_mistake(void **state)
{
    const adit_engine_options options = {.game = "covenant", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = 2, .seed = 1};
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    char words[WORDS], few[4];
    int seat = 0;

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_fails(adit_game_decision_seen(game, 0, 1, &seat, words, sizeof words, &err), ADIT_USAGE,
                 "decision 0 does not exist; there are 0 so far", err);
    assert_ok(adit_game_decide_text(game, "draft settler", &err), err);
    assert_fails(adit_game_decision_seen(game, 0, 3, &seat, words, sizeof words, &err), ADIT_USAGE,
                 "there is no seat 3", err);
    assert_fails(adit_game_decision_seen(game, 0, -1, &seat, words, sizeof words, &err), ADIT_USAGE,
                 "there is no seat -1", err);
    assert_fails(adit_game_decision_seen(game, -1, 1, &seat, words, sizeof words, &err), ADIT_USAGE,
                 "decision -1", err);
    assert_ok(adit_game_decision(game, 0, &seat, words, sizeof words, &err), err);
    assert_ok(adit_game_decision_seen(game, 0, 3 - seat, &seat, few, sizeof few, &err), err);
    assert_string_equal(few, "dra");
    adit_game_free(game);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decisions_are_as_secret_as_what_they_name),
        cmocka_unit_test(what_names_a_secret_of_its_owner_is_a_secret),
        cmocka_unit_test(what_is_not_there_is_a_mistake),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
