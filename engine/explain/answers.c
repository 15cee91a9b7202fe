/* answers.c - which answer somebody means who types it.
 *
 * The same reading serves answers and questions about them: the number of an option, its text,
 * or the beginnings of its words, where the id of a card may also be its title, its id without
 * the mod, or the words of its id. Whole words win over beginnings, and what begins with the
 * first word of an answer wins over what begins with a card in it.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "engine/explain/explain.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

/* Less than this is never the name of a card that an answer begins with later. */
#define SHORTEST_NAME 3

typedef struct {
    const adit_cards *cards;
    bool is_whole; /* every word in full, and all of them */
} reading;

static bool reads_text(const reading *how, const char *typed, const char *text);

/* Whether `typed` begins with one word of the name: its length, else 0. */
static size_t word_length(const reading *how, const char *typed, const char *name, size_t length)
{
    size_t typed_length = strcspn(typed, " ");
    bool fits = how->is_whole ? typed_length == length : typed_length <= length;

    return fits && strncasecmp(typed, name, typed_length) == 0 ? typed_length : 0;
}

/* Whether `typed` says the name, whose words stand apart by `blank`, and then what comes `after`
 * it. Of a name of several words the last may be left out. */
static bool reads_name(const reading *how, const char *typed, const char *name, size_t length,
                       const char *blank, const char *after)
{
    while (length > 0) {
        size_t word = strcspn(name, blank), used;

        word = word < length ? word : length;
        typed += strspn(typed, " ");
        used = *typed == '\0' ? 0 : word_length(how, typed, name, word);
        if (used == 0) {
            return false;
        }
        typed += used;
        name += word;
        length -= word;
        if (length > 0) {
            name++;
            length--;
        }
        if ((length == 0 || !how->is_whole) && reads_text(how, typed, after)) {
            return true;
        }
    }
    return false;
}

const adit_card *adit_card_of_word(const adit_cards *cards, const char *word, size_t length)
{
    char id[128];

    if (length == 0 || length >= sizeof id) {
        return NULL;
    }
    memcpy(id, word, length);
    id[length] = '\0';
    const int number = adit_cards_find(cards, id);
    return number < 0 ? NULL : &cards->card[number];
}

static bool reads_card(const reading *how, const char *typed, const char *id, size_t length,
                       const char *after)
{
    const adit_card *card = adit_card_of_word(how->cards, id, length);
    const char *colon = memchr(id, ':', length);
    const char *plain = colon == NULL ? id : colon + 1;
    const size_t plain_length = length - (size_t)(plain - id);

    if (card == NULL) {
        return false;
    }
    return reads_name(how, typed, card->title, strlen(card->title), " ", after) ||
           reads_name(how, typed, plain, plain_length, " ", after) ||
           reads_name(how, typed, plain, plain_length, "_", after);
}

/* Whether the words that were typed mean the text. */
static bool reads_text(const reading *how, const char *typed, const char *text)
{
    typed += strspn(typed, " ");
    text += strspn(text, " ");
    if (*typed == '\0') {
        return !how->is_whole || *text == '\0';
    }

    size_t length = strcspn(text, " ");

    return length > 0 && (reads_name(how, typed, text, length, " ", text + length) ||
                          reads_name(how, typed, text, length, "_", text + length) ||
                          reads_card(how, typed, text, length, text + length));
}

/* The same from a card on that is not the first word. */
static bool reads_later(const reading *how, const char *typed, const char *text)
{
    for (text += strcspn(text, " "); *text != '\0'; text += strcspn(text, " ")) {
        text += strspn(text, " ");
        if (adit_card_of_word(how->cards, text, strcspn(text, " ")) != NULL &&
            reads_text(how, typed, text)) {
            return true;
        }
    }
    return false;
}

int adit_answer_fit(const adit_cards *cards, const char *typed, const char *text)
{
    const reading whole = {cards, true}, begun = {cards, false};

    if (typed[strspn(typed, " ")] == '\0') {
        return ADIT_FITS_NOT;
    }
    if (reads_text(&whole, typed, text)) {
        return ADIT_FITS_WHOLE;
    }
    if (reads_text(&begun, typed, text)) {
        return ADIT_FITS_BEGUN;
    }
    if (strlen(typed) < SHORTEST_NAME) {
        return ADIT_FITS_NOT;
    }
    if (reads_later(&whole, typed, text)) {
        return ADIT_FITS_LATER;
    }
    return reads_later(&begun, typed, text) ? ADIT_FITS_LATER_BEGUN : ADIT_FITS_NOT;
}

/* The options that fit best, and how well. */
static int fitting_options(adit_game *game, const char *typed, int *found, int size, int *fits)
{
    int all = adit_game_option_count(game) + adit_game_anytime_count(game);
    int best = ADIT_FITS_LATER_BEGUN, matches = 0;
    char text[512];

    for (int i = 0; i < all; i++) {
        (void)adit_game_option_text(game, i, text, sizeof text);
        int fit = adit_answer_fit(game->engine->cards, typed, text);

        if (fit > best) {
            best = fit;
            matches = 0;
        }
        if (fit == best && matches++ < size) {
            found[matches - 1] = i;
        }
    }
    *fits = best;
    return matches;
}

int adit_game_answers(adit_game *game, const char *typed, int *found, int size)
{
    char scratch[512];
    int fits;

    typed = adit_cards_today(game->engine->cards, typed, scratch, sizeof scratch);
    return fitting_options(game, typed, found, size, &fits);
}

/* Whether it is what the question refuses, to the letter or better than any option fits: "dig c1"
 * does not mean "dig c10". */
static bool is_refused(adit_game *game, const char *typed, int fits)
{
    int count = adit_game_refusal_count(game);
    char text[512], reason[sizeof((adit_why *)0)->text];

    for (int i = 0; i < count; i++) {
        adit_game_refusal(game, i, text, sizeof text, reason, sizeof reason);
        if (strcmp(text, typed) == 0 ||
            (fits < ADIT_FITS_WHOLE &&
             adit_answer_fit(game->engine->cards, typed, text) == ADIT_FITS_WHOLE)) {
            return true;
        }
    }
    return false;
}

bool adit_is_number(const char *typed, long *number)
{
    char *end = NULL;

    *number = strtol(typed, &end, 10);
    return end != typed && end[strspn(end, " ")] == '\0';
}

int adit_game_option_match(adit_game *game, const char *typed, int *found, int size)
{
    char scratch[512];
    long number;
    int fits;

    if (game == NULL || typed == NULL || adit_game_is_over(game)) {
        return 0;
    }
    int index = adit_game_option_find(game, typed);
    if (index < 0) {
        typed = adit_cards_today(game->engine->cards, typed, scratch, sizeof scratch);
        if (!adit_is_number(typed, &number)) {
            int matches = fitting_options(game, typed, found, found == NULL ? 0 : size, &fits);

            return matches > 0 && is_refused(game, typed, fits) ? 0 : matches;
        }
        if (number < 1 || number > adit_game_option_count(game) + adit_game_anytime_count(game)) {
            return 0;
        }
        index = (int)number - 1;
    }
    if (found != NULL && size > 0) {
        found[0] = index;
    }
    return 1;
}
