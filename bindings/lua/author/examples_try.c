/* examples_try.c - a match in which a card can be used at once.
 *
 * Nobody has to invent such a position: the examples of a card begin with one, and their steps
 * lead to the moment at which it matters.
 */
#include "bindings/lua/author/examples.h"

#include <string.h>

#include "engine/base/names.h"
#include "engine/match/game.h"

static adit_status make_move(const aditl_example *example, adit_game *game, adit_engine *engine,
                             const char *move, adit_err *err)
{
    char text[1024];

    if (adit_game_option_find(game, move) < 0 &&
        aditl_example_prefixed(engine, example, move, text, sizeof text)) {
        move = text;
    }
    return adit_game_step(game, move, err);
}

static bool has_word(const char *text, const char *word)
{
    const size_t length = strlen(word);

    for (const char *at = strstr(text, word); at != NULL; at = strstr(at + 1, word)) {
        if ((at == text || at[-1] == ' ') && (at[length] == '\0' || at[length] == ' ')) {
            return true;
        }
    }
    return false;
}

/* Whether the card asks, or some option names it. */
static bool matters_now(adit_game *game, const char *id)
{
    const char *asking = adit_game_asking_card(game);
    char text[1024];

    if (asking != NULL && strcmp(asking, id) == 0) {
        return true;
    }
    for (int i = 0; i < adit_game_option_count(game); i++) {
        adit_game_option_text(game, i, text, sizeof text);
        if (has_word(text, id)) {
            return true;
        }
    }
    return false;
}

/* The match of the example, at the first question that is about the card; if none is, since the
 * card only listens, before the last step. */
static adit_status start_match(adit_engine *engine, const aditl_example *example, adit_game **game,
                               adit_err *err)
{
    const adit_setup setup = {.players = example->players,
                              .seed = example->seed,
                              .rules = example->rules.item,
                              .rule_count = example->rules.count,
                              .fields = example->fields.item,
                              .field_count = example->fields.count};
    adit_status status = adit_game_new(engine, &setup, game, err);

    for (size_t i = 0; status == ADIT_OK && i + 1 < example->steps.count; i++) {
        if (matters_now(*game, example->card->id)) {
            break;
        }
        status = make_move(example, *game, engine, example->steps.item[i].name, err);
    }
    if (status != ADIT_OK) {
        adit_game_free(*game);
        *game = NULL;
    }
    return status;
}

adit_status adit_engine_try_card(adit_engine *engine, const char *card, adit_game **game,
                                 adit_err *err)
{
    ADIT_NEED(engine != NULL && card != NULL && game != NULL, err);
    const int number = adit_engine_card_find(engine, card);

    *game = NULL;
    if (number < 0) {
        return adit_fail(err, ADIT_USAGE, "unknown card '%s'%s", card,
                         adit_did_you_mean(adit_engine_card_suggest(engine, card), "").text);
    }
    for (int n = 0; *game == NULL; n++) {
        aditl_example example;
        bool exists = false;
        adit_status status = aditl_example_read(engine->host.self, &engine->cards->card[number], n,
                                                &example, &exists, err);

        if (status == ADIT_OK && exists && example.problems.count == 0) {
            status = start_match(engine, &example, game, err);
        }
        aditl_example_free(&example);
        if (status != ADIT_OK) {
            return status;
        }
        if (!exists) {
            return adit_fail(err, ADIT_USAGE, "%s has no example to start from", card);
        }
    }
    return ADIT_OK;
}
