/* question.c - the open question of a game: options, their texts, and reasons.
 *
 * Main options are known as soon as the run is left; exchanges and reasons are made when
 * somebody asks for them.
 */
#include <string.h>

#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

bool adit_game_is_over(const adit_game *game)
{
    return game == NULL || adit_root_of(game)->is_over != 0;
}

/* Whether there is a question, with the runner standing at it; of no game there is none. */
static bool has_question(adit_game *game)
{
    return !adit_game_is_over(game) && adit_game_sync(game, NULL) == ADIT_OK;
}

int adit_game_seat(adit_game *game)
{
    return adit_game_is_over(game) ? 0 : game->asked + 1;
}

const char *adit_game_prompt(adit_game *game)
{
    if (!has_question(game)) {
        return "";
    }

    const adit_runner *runner = game->engine->runner;

    return runner->options.prompt[0] != '\0'
               ? runner->options.prompt
               : adit_question_row(game->engine->def, runner->open.key)->text;
}

const char *adit_game_own_prompt(adit_game *game)
{
    return has_question(game) ? game->engine->runner->options.prompt : "";
}

const char *adit_game_asking_card(adit_game *game)
{
    int card = has_question(game) ? game->engine->runner->open.card : ADIT_NO_CARD;

    return card == ADIT_NO_CARD ? NULL : game->engine->cards->card[card].id;
}

int adit_game_option_count(adit_game *game)
{
    return has_question(game) ? game->engine->runner->options.count : 0;
}

int adit_game_anytime_count(adit_game *game)
{
    return has_question(game) ? adit_game_exchanges(game)->count : 0;
}

/* The list that an index of the public functions falls into, and its place there; NULL: none. */
static const adit_options *list_of(adit_game *game, int *index)
{
    if (*index < 0 || !has_question(game)) {
        return NULL;
    }

    const adit_options *list = &game->engine->runner->options;

    if (*index >= list->count) {
        *index -= list->count;
        list = adit_game_exchanges(game);
    }
    return *index < list->count ? list : NULL;
}

adit_option adit_game_option(adit_game *game, int index)
{
    const adit_options *list = list_of(game, &index);

    return list != NULL ? list->item[index] : (adit_option){0};
}

int adit_game_option_cards(adit_game *game, int index, int *cards, int max)
{
    if (game == NULL || cards == NULL) {
        return 0;
    }

    const adit_option option = adit_game_option(game, index);
    const adit_text_row *row = adit_option_row(game->engine->def, option.what);
    const adit_arg_kind kind[3] = {row->a, row->b, row->c};
    const int value[3] = {option.a, option.b, option.c};
    int count = 0;

    for (int i = 0; i < 3; i++) {
        if (kind[i] == ADIT_ARG_CARD && value[i] > 0) {
            if (count < max) {
                cards[count] = value[i] - 1;
            }
            count++;
        }
    }
    return count;
}

size_t adit_game_option_text(adit_game *game, int index, char *text, size_t size)
{
    if (game == NULL || text == NULL) {
        return 0;
    }

    adit_buffer buffer = adit_buffer_on(text, size);
    const adit_options *list = list_of(game, &index);

    if (list != NULL) {
        adit_option_words(game->engine->def, game->engine->cards, list, list->item[index], &buffer);
    }
    return buffer.length;
}

size_t adit_game_option_meaning(adit_game *game, int index, char *text, size_t size)
{
    if (game == NULL || text == NULL) {
        return 0;
    }

    adit_buffer buffer = adit_buffer_on(text, size);
    const adit_options *list = list_of(game, &index);

    if (list != NULL && list->has_meanings && list->item[index].what == ADIT_OPT_WORD &&
        list->meaning_at[list->item[index].a] != 0) {
        adit_buffer_add(&buffer, &list->texts[list->meaning_at[list->item[index].a]]);
    }
    return buffer.length;
}

/* The only option that accepts something, or -1. */
static int find_only_accept(adit_game *game, int count)
{
    int found = -1;

    for (int i = 0; i < count; i++) {
        if (adit_game_option(game, i).what == ADIT_OPT_ACCEPT) {
            if (found >= 0) {
                return -1;
            }
            found = i;
        }
    }
    return found;
}

/* The option with these words, to the letter. */
static int find_option(adit_game *game, const char *text)
{
    bool is_exchange = strncmp(text, "anytime ", 8) == 0;
    int count = adit_game_option_count(game);
    int end = is_exchange ? count + adit_game_anytime_count(game) : count;
    char words[512];

    for (int i = is_exchange ? count : 0; i < end; i++) {
        (void)adit_game_option_text(game, i, words, sizeof words);
        if (strcmp(words, text) == 0) {
            return i;
        }
    }
    return strcmp(text, "accept") == 0 ? find_only_accept(game, count) : -1;
}

int adit_game_option_find(adit_game *game, const char *text)
{
    if (game == NULL || text == NULL) {
        return -1;
    }

    char renewed[512];
    adit_buffer out = adit_buffer_on(renewed, sizeof renewed);
    int found = find_option(game, text);

    return found < 0 && adit_cards_renew(game->engine->cards, text, &out)
               ? find_option(game, renewed)
               : found;
}

/* ---- Reasons ---- */

static bool has_words(const adit_game *game, adit_option option, const char *words)
{
    char text[512];
    adit_buffer own = adit_buffer_on(text, sizeof text);

    adit_option_words(game->engine->def, game->engine->cards, &game->engine->runner->options,
                      option, &own);
    return strcmp(text, words) == 0;
}

/* Whether the n-th refusal says the same as an option, or as a refusal that is kept. */
static bool is_said_already(const adit_game *game, int n, int kept)
{
    const adit_options *options = &game->engine->runner->options;
    const adit_option refused = options->refused[n].option;
    char words[512];
    adit_buffer text = adit_buffer_on(words, sizeof words);

    adit_option_words(game->engine->def, game->engine->cards, options, refused, &text);
    for (int i = 0; i < options->count + kept; i++) {
        const adit_option option =
            i < options->count ? options->item[i] : options->refused[i - options->count].option;
        if (option.what == refused.what && has_words(game, option, words)) {
            return true;
        }
    }
    return false;
}

/* Two ways may lead to the same answer: what is offered in one is not refused in the other, and
 * what both refuse has one reason. */
static void keep_refused_once(adit_game *game)
{
    adit_options *options = &game->engine->runner->options;
    int kept = 0;

    for (int i = 0; i < options->refused_count; i++) {
        if (options->refused[i].option.what != ADIT_OPT_PART || !is_said_already(game, i, kept)) {
            options->refused[kept++] = options->refused[i];
        }
    }
    options->refused_count = kept;
}

/* Builds the open question once more, this time with reasons. */
static bool know_reasons(adit_game *game)
{
    if (!has_question(game)) {
        return false;
    }

    adit_runner *runner = game->engine->runner;

    if (!runner->reasons_known) {
        runner->wants_reasons = true;
        adit_status status = adit_game_run_once(game, NULL);
        runner->version = status == ADIT_OPEN ? game->version : 0;
        (void)adit_game_exchanges(game);
        runner->wants_reasons = false;
        if (status == ADIT_OPEN) {
            keep_refused_once(game);
        }
        (void)adit_note_read_error(runner, status == ADIT_OPEN ? ADIT_OK : status);
    }
    return runner->version == game->version;
}

int adit_game_refusal_count(adit_game *game)
{
    if (!know_reasons(game)) {
        return 0;
    }

    const adit_runner *runner = game->engine->runner;

    return runner->options.refused_count + runner->exchanges.refused_count;
}

void adit_game_refusal(adit_game *game, int n, char *text, size_t text_size, char *reason,
                       size_t reason_size)
{
    if (game == NULL || text == NULL || reason == NULL) {
        return;
    }

    const adit_runner *runner = game->engine->runner;
    adit_buffer words = adit_buffer_on(text, text_size), why = adit_buffer_on(reason, reason_size);
    const adit_options *list = &runner->options;

    if (n < 0 || n >= adit_game_refusal_count(game)) {
        return;
    }
    if (n >= list->refused_count) {
        n -= list->refused_count;
        list = &runner->exchanges;
    }
    adit_option_words(game->engine->def, game->engine->cards, list, list->refused[n].option,
                      &words);
    adit_buffer_add(&why, &list->reasons.data[list->refused[n].text]);
}

bool adit_game_lacks_reasons(const adit_game *game)
{
    const adit_runner *runner = game->engine->runner;

    return runner->options.reasons.failed || runner->exchanges.reasons.failed;
}

bool adit_game_refuses(adit_game *game, const char *text, char *reason, size_t size)
{
    int count = adit_game_refusal_count(game);
    char words[512];

    for (int i = 0; i < count; i++) {
        adit_game_refusal(game, i, words, sizeof words, reason, size);
        if (adit_cards_means(game->engine->cards, text, words)) {
            return true;
        }
    }
    return false;
}
