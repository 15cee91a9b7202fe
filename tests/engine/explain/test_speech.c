/* test_speech.c - nothing that people read is a word of the machine.
 *
 * Ids have underscores, numbers glued to words and colons; templates have brackets. Looked at are
 * all shipped cards and tables, and what options, reasons and log lines say in random games.
 */
#include "tests/support/adit_cmocka.h"

#include <ctype.h>
#include <string.h>

#include "engine/explain/spoken.h"
#include "engine/match/engine.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

enum { GAMES = 8, MOST_DECISIONS = 4000, SEEN = 1 << 16 };

/* ---- What is no word ---- */

static bool is_letter(const char *text, const char *at)
{
    return at >= text && isalpha((unsigned char)*at);
}

/* Where the text stops being English, or NULL. */
static const char *machine_word(const char *text)
{
    for (const char *c = text; *c != '\0'; c++) {
        const bool after_word = is_letter(text, c - 1) && is_letter(text, c - 2);
        const bool before_word = is_letter(text, c + 1);

        if (strchr("_[]{}|<>#=\\", *c) != NULL || (*c == '/' && c[1] == '/')) {
            return c;
        }
        if (isdigit((unsigned char)*c) && (after_word || (before_word && is_letter(text, c + 2)))) {
            return c;
        }
        if ((*c == ':' || *c == '.') && after_word && before_word) {
            return c;
        }
    }
    return NULL;
}

static void check_words(const char *game, const char *what, const char *text)
{
    const char *word = machine_word(text);

    if (word != NULL) {
        fail_msg("%s: %s '%s' is not for people from '%s' on", game, what, text, word);
    }
}

static void machine_words_are_found(void **state)
{
    static const char *const bad[] = {"gain 1 plus1",        "take a room action [1]",
                                      "furnish food_corner", "folk:hall",
                                      "in play.room",        "{a} wood",
                                      "gain 2 // pay 1",     "on mine1"};
    static const char *const good[] = {"furnish Bakehouse in c4", "a +1 piece: 3 of them.",
                                       "build a wall on w10", "Wood and/or stone; 50 % of it"};

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_non_null(machine_word(bad[i]));
    }
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_null(machine_word(good[i]));
    }
}

/* ---- Cards and tables ---- */

typedef void (*look)(adit_engine *engine);

static void with_each_game(look look_at)
{
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_engine_options options = {.game = adit_game_info_at(i)->id,
                                             .cards = ADIT_TEST_ROOT "/cards"};
        adit_engine *engine;
        adit_err err;

        assert_ok(adit_engine_open(&options, &engine, &err), err);
        look_at(engine);
        adit_engine_close(engine);
    }
}

static void look_at_cards(adit_engine *engine)
{
    const adit_cards *cards = engine->cards;
    const char *game = engine->def->info.id;

    for (int i = 0; i < cards->count; i++) {
        assert_string_not_equal(cards->card[i].title, "");
        check_words(game, "title", cards->card[i].title);
        check_words(game, "text", cards->card[i].text != NULL ? cards->card[i].text : "");
    }
    for (int node = 1; node < cards->node_count; node++) {
        char words[1024];
        adit_buffer out = adit_buffer_on(words, sizeof words);

        adit_say_node(&(adit_speaker){engine->def, cards, &out, true}, (adit_node_id)node);
        assert_string_not_equal(words, "");
        check_words(game, "effect", words);
    }
}

static void cards_and_their_effects_are_said_in_words(void **state)
{
    (void)state;
    with_each_game(look_at_cards);
}

/* A template for people has places in braces that are filled in; all else has to be words. Lines of
 * the log may have parts in brackets that are left out. */
static void check_rows(const char *game, const adit_text_row *rows, const char *forbidden)
{
    for (const adit_text_row *row = rows; row->word != NULL; row++) {
        const char *const *said = row->said_labels;

        for (int i = 0; said != NULL && i < row->label_count; i++) {
            check_words(game, "label", said[i]);
        }
        assert_null(strpbrk(row->says != NULL ? row->says : "", forbidden));
    }
}

static void look_at_tables(adit_engine *engine)
{
    const adit_game_def *def = engine->def;
    const char *game = def->info.id;

    for (const adit_verb *verb = def->verbs; verb->name != NULL; verb++) {
        if (verb->says == NULL && verb->wording == NULL) {
            fail_msg("%s: the verb '%s' says nothing to people", game, verb->name);
        }
    }
    for (int good = 0; def->goods[good].name != NULL; good++) {
        for (int count = 1; count <= 2; count++) {
            char words[64];
            adit_buffer out = adit_buffer_on(words, sizeof words);

            adit_say_good(&(adit_speaker){def, engine->cards, &out, true}, good, count);
            check_words(game, "good", words);
        }
    }
    for (const adit_query_row *query = def->queries; query->name != NULL; query++) {
        check_words(game, "count", query->per != NULL ? query->per : "");
        if (query->per == NULL && query->name[strlen(query->name) - 1] != 's') {
            fail_msg("%s: 'for each of your %s' needs other words: per", game, query->name);
        }
    }
    check_rows(game, def->options, "_[]");
    check_rows(game, def->logs, "_");
}

static void tables_have_words_for_people(void **state)
{
    (void)state;
    with_each_game(look_at_tables);
}

/* ---- Random games ---- */

/* Hashes of the options that were looked at; each text once is enough. */
static uint32_t seen[SEEN];

static bool is_new(const char *text)
{
    uint32_t hash = 2166136261u;

    for (; *text != '\0'; text++) {
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    }
    hash += hash == 0;
    for (uint32_t at = hash % SEEN; seen[at] != hash; at = (at + 1) % SEEN) {
        if (seen[at] == 0) {
            seen[at] = hash;
            return true;
        }
    }
    return false;
}

static void check_option(adit_game *game, int index)
{
    static adit_option_details details;
    const char *id = game->engine->def->info.id;
    char text[512];
    adit_err err;

    (void)adit_game_option_text(game, index, text, sizeof text);
    if (!is_new(text)) {
        return;
    }
    assert_ok(adit_game_option_details(game, index, &details, &err), err);
    assert_string_not_equal(details.title, "");
    check_words(id, "title", details.title);
    check_words(id, "place", details.here);
    check_words(id, "effect", details.effect);
    check_words(id, "gain", details.gains);
    check_words(id, "price", details.price);
    check_words(id, "reason of a price", details.price_parts);
    check_words(id, "rest", details.after);
    check_words(id, "warning", details.warning);
}

static void check_refusals(adit_game *game)
{
    char text[512], reason[512];

    for (int i = 0; i < adit_game_refusal_count(game); i++) {
        adit_game_refusal(game, i, text, sizeof text, reason, sizeof reason);
        if (is_new(reason)) {
            check_words(game->engine->def->info.id, "reason", reason);
        }
    }
}

static void check_log(adit_game *game, int *from)
{
    for (; *from < adit_game_log_count(game); ++*from) {
        int seat;

        check_words(game->engine->def->info.id, "log line", adit_game_log_said(game, *from, &seat));
    }
}

static void play_at_random(adit_engine *engine, int players, uint64_t seed)
{
    const adit_setup setup = {.players = players, .seed = seed};
    uint64_t random = seed;
    adit_game *game;
    int log = 0;
    adit_err err;

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int i = 0; i < MOST_DECISIONS && !adit_game_is_over(game); i++) {
        const int count = adit_game_option_count(game);

        check_words(engine->def->info.id, "question", adit_game_prompt(game));
        for (int k = 0; k < count + adit_game_anytime_count(game); k++) {
            check_option(game, k);
        }
        if (i % 7 == 0) {
            check_refusals(game);
        }
        random = random * 6364136223846793005u + 1442695040888963407u;
        assert_ok(adit_game_decide(game, (int)((random >> 33) % (uint64_t)count), &err), err);
        check_log(game, &log);
    }
    adit_game_free(game);
}

static void look_at_games(adit_engine *engine)
{
    const adit_game_info *info = &engine->def->info;

    memset(seen, 0, sizeof seen);
    for (int i = 0; i < GAMES; i++) {
        const int sizes = info->max_players - info->min_players + 1;

        play_at_random(engine, info->min_players + i % sizes, (uint64_t)i + 1);
    }
}

static void options_reasons_and_log_are_said_in_words(void **state)
{
    (void)state;
    with_each_game(look_at_games);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(machine_words_are_found),
        cmocka_unit_test(cards_and_their_effects_are_said_in_words),
        cmocka_unit_test(tables_have_words_for_people),
        cmocka_unit_test(options_reasons_and_log_are_said_in_words),
    };

    return ADIT_RUN(tests);
}
