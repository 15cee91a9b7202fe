/* cards.c - looking up cards, also by old ids, and releasing a set of cards.
 *
 * A finished set has an index by id, which makes finding a card a few comparisons. While a set
 * is still being put together there is none.
 */
#include "engine/model/cards.h"

#include <string.h>

#include "engine/base/memory.h"
#include "engine/base/text.h"

void adit_cards_index(adit_cards *cards)
{
    /* Cards lie in order of kind and key, so few of them have to move. */
    for (int n = 0; n < cards->count; n++) {
        int place = n;

        while (place > 0 &&
               strcmp(cards->card[cards->by_id[place - 1]].id, cards->card[n].id) > 0) {
            cards->by_id[place] = cards->by_id[place - 1];
            place--;
        }
        cards->by_id[place] = (int16_t)n;
    }
    cards->indexed = cards->count;
}

int adit_cards_find_exactly(const adit_cards *cards, const char *id)
{
    int low = 0, high = cards->indexed;

    while (low < high) {
        int middle = low + (high - low) / 2;
        int order = strcmp(id, cards->card[cards->by_id[middle]].id);

        if (order == 0) {
            return cards->by_id[middle];
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return ADIT_NO_CARD;
}

/* Whether the id is one of the aliases; `is_bare`: without the mod that stands before each. */
static bool has_alias(const adit_card *card, const char *id, size_t length, bool is_bare)
{
    const char *alias = card->aliases != NULL ? card->aliases : "";

    while (*alias != '\0') {
        const size_t whole = strcspn(alias, " ");
        const char *colon = is_bare ? memchr(alias, ':', whole) : alias - 1;

        if (colon != NULL && (size_t)(alias + whole - colon) == length + 1 &&
            memcmp(colon + 1, id, length) == 0) {
            return true;
        }
        alias += whole + (alias[whole] == ' ');
    }
    return false;
}

static int find_alias(const adit_cards *cards, const char *id, size_t length)
{
    for (int card = 0; cards->has_aliases && card < cards->count; card++) {
        if (has_alias(&cards->card[card], id, length, false)) {
            return card;
        }
    }
    return ADIT_NO_CARD;
}

/* A mod's card may be named without its mod as long as only one card has that name. */
static int find_bare(const adit_cards *cards, const char *name)
{
    int found = ADIT_NO_CARD;

    for (int card = 0; card < cards->count; card++) {
        const char *colon = strchr(cards->card[card].id, ':');
        if ((colon != NULL && strcmp(colon + 1, name) == 0) ||
            has_alias(&cards->card[card], name, strlen(name), true)) {
            if (found != ADIT_NO_CARD) {
                return ADIT_NO_CARD;
            }
            found = card;
        }
    }
    return found;
}

int adit_cards_find(const adit_cards *cards, const char *id)
{
    int found = cards->indexed == cards->count ? adit_cards_find_exactly(cards, id) : ADIT_NO_CARD;

    for (int card = 0; cards->indexed != cards->count && card < cards->count; card++) {
        if (strcmp(cards->card[card].id, id) == 0) {
            return card;
        }
    }
    found = found != ADIT_NO_CARD ? found : find_alias(cards, id, strlen(id));
    return found != ADIT_NO_CARD ? found : find_bare(cards, id);
}

/* ---- Texts with old ids ---- */

static bool is_id_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == ':';
}

/* How many characters of the text are a word that may be an id. */
static size_t word_length(const char *text, size_t length)
{
    size_t word = 0;

    while (word < length && is_id_char(text[word])) {
        word++;
    }
    return word;
}

/* The id of today if the word is an alias, else NULL. Log lines may have a colon after it, which
 * does not count. */
static const char *id_of_alias(const adit_cards *cards, const char *word, size_t *length)
{
    int card = find_alias(cards, word, *length);

    while (card == ADIT_NO_CARD && *length > 0 && word[*length - 1] == ':') {
        card = find_alias(cards, word, --*length);
    }
    return card != ADIT_NO_CARD ? cards->card[card].id : NULL;
}

typedef struct {
    const char *at, *end;
} span;

/* A word as it is today, or a single other character. */
typedef struct {
    const char *text;
    size_t length;
    bool was_alias;
} text_piece;

static text_piece next_piece(const adit_cards *cards, span *from)
{
    const char *start = from->at;
    const size_t whole = word_length(start, (size_t)(from->end - start));
    size_t length = whole;
    const char *id = whole > 0 ? id_of_alias(cards, start, &length) : NULL;

    if (id == NULL) {
        length = whole > 0 ? whole : 1;
    }
    from->at += length;
    return id != NULL ? (text_piece){id, strlen(id), true} : (text_piece){start, length, false};
}

bool adit_cards_renew(const adit_cards *cards, const char *text, adit_buffer *out)
{
    span rest = {text, text + strlen(text)};
    bool is_changed = false;

    while (cards->has_aliases && rest.at < rest.end) {
        const text_piece next = next_piece(cards, &rest);

        adit_buffer_add_bytes(out, next.text, next.length);
        is_changed = is_changed || next.was_alias;
    }
    return is_changed && out->length + 1 < out->size;
}

const char *adit_cards_today(const adit_cards *cards, const char *text, char *scratch, size_t size)
{
    adit_buffer out = adit_buffer_on(scratch, size);

    return adit_cards_renew(cards, text, &out) ? scratch : text;
}

/* Steps over blanks; whether there were any, or the text ends. */
static bool skip_blanks(span *text)
{
    const char *start = text->at;

    while (text->at < text->end && (*text->at == ' ' || *text->at == '\n')) {
        text->at++;
    }
    return text->at > start || text->at == text->end;
}

/* Whether both continue with blanks or both with something else; steps over the blanks. */
static bool same_blanks(span *then, span *now)
{
    const bool has_then = skip_blanks(then), has_now = skip_blanks(now);

    return has_then == has_now;
}

bool adit_cards_same_words(const adit_cards *cards, const char *then, size_t then_length,
                           const char *now, size_t now_length)
{
    span a = {then, then + then_length}, b = {now, now + now_length};
    bool has_old = false;

    while (cards->has_aliases && same_blanks(&a, &b) && a.at < a.end && b.at < b.end) {
        const text_piece next = next_piece(cards, &a);

        if ((size_t)(b.end - b.at) < next.length || memcmp(b.at, next.text, next.length) != 0) {
            return false;
        }
        has_old = has_old || next.was_alias;
        b.at += next.length;
    }
    return has_old && a.at == a.end && b.at == b.end;
}

bool adit_cards_means(const adit_cards *cards, const char *then, const char *now)
{
    return strcmp(then, now) == 0 ||
           adit_cards_same_words(cards, then, strlen(then), now, strlen(now));
}

void adit_amounts_prepare(adit_amounts *amounts)
{
    amounts->counted = 0;
    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        const adit_number *number = &amounts->of[good];
        const bool is_fixed = number->kind == ADIT_NUMBER_FIXED;

        amounts->counted |= is_fixed ? 0 : UINT32_C(1) << good;
        amounts->fixed.have[good] = (int16_t)(is_fixed && number->value > 0 ? number->value : 0);
    }
}

adit_goods adit_fixed_goods(const adit_cards *cards, uint16_t amounts)
{
    const adit_goods none = {{0}};

    return amounts == 0 ? none : cards->amounts[amounts].fixed;
}

const adit_mod_counter *adit_mod_counter_find(const adit_cards *cards, const char *mod,
                                              const char *name)
{
    const size_t length = mod == NULL ? 0 : strlen(mod);

    for (int i = 0; i < cards->counter_count; i++) {
        const adit_mod_counter *row = &cards->counter[i];

        if (strcmp(row->id, name) == 0 ||
            (length > 0 && strcmp(row->counter.name, name) == 0 &&
             strncmp(row->id, mod, length) == 0 && row->id[length] == ':')) {
            return row;
        }
    }
    return NULL;
}

void adit_cards_free(adit_cards *cards)
{
    if (cards == NULL) {
        return;
    }
    adit_free(cards->card);
    adit_free(cards->node);
    adit_free(cards->amounts);
    adit_free(cards->args);
    adit_free(cards->arena);
    adit_free(cards->rule);
    adit_free(cards->def);
    adit_free(cards->counter);
    adit_free(cards->plot);
    adit_free(cards);
}
