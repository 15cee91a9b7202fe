/* cards.c - looking up cards, also by old ids, and releasing a set of cards.
 *
 * A finished set has an index of all names of its cards, in order: a name is found in a few
 * comparisons, and so is that no card is called so, which is the answer for most words of a text.
 * A set that is still being put together has no index; then the names of all cards are compared.
 */
#include "engine/model/cards.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/base/text.h"

/* ---- All names of the cards ---- */

typedef void visit_name(void *context, const adit_card_name *name);

/* In the order of the alphabet, as memcmp has it. */
static uint64_t head_of(const char *text, size_t length)
{
    uint64_t head = 0;

    if (length >= sizeof head) {
        memcpy(&head, text, sizeof head);
        return be64toh(head);
    }
    for (size_t i = 0; i < sizeof head; i++) {
        head = head << 8 | (i < length ? (unsigned char)text[i] : 0);
    }
    return head;
}

/* A name, and what it is without the mod that stands before it. */
static void visit_both(adit_card_name name, visit_name *visit, void *context)
{
    const char *colon = memchr(name.text, ':', name.length);

    name.head = head_of(name.text, name.length);
    visit(context, &name);
    if (colon != NULL) {
        name.length = (uint16_t)(name.text + name.length - colon - 1);
        name.text = colon + 1;
        name.head = head_of(name.text, name.length);
        name.by = ADIT_BY_BARE_NAME;
        visit(context, &name);
    }
}

static void visit_names(const adit_cards *cards, visit_name *visit, void *context)
{
    for (int n = 0; n < cards->count; n++) {
        const char *id = cards->card[n].id, *alias = cards->card[n].aliases;
        adit_card_name name = {
            .text = id, .length = (uint16_t)strlen(id), .card = (int16_t)n, .by = ADIT_BY_ID};

        visit_both(name, visit, context);
        name.by = ADIT_BY_ALIAS;
        while (alias != NULL && *alias != '\0') {
            name.text = alias;
            name.length = (uint16_t)strcspn(alias, " ");
            visit_both(name, visit, context);
            alias += name.length + (alias[name.length] == ' ');
        }
    }
}

static int compare_names(const void *a, const void *b)
{
    const adit_card_name *x = a, *y = b;

    if (x->head != y->head) {
        return x->head < y->head ? -1 : 1;
    }
    const int order = memcmp(x->text, y->text, x->length < y->length ? x->length : y->length);

    return order != 0 ? order : x->length - y->length;
}

static void count_name(void *context, const adit_card_name *name)
{
    adit_cards *cards = context;

    (void)name;
    cards->name_count++;
}

static void keep_name(void *context, const adit_card_name *name)
{
    adit_cards *cards = context;

    cards->name[cards->name_count++] = *name;
}

bool adit_cards_index(adit_cards *cards)
{
    cards->name_count = 0;
    visit_names(cards, count_name, cards);
    cards->name = adit_alloc((size_t)(cards->name_count + 1) * sizeof *cards->name);
    cards->name_count = 0;
    if (cards->name == NULL) {
        return false;
    }
    visit_names(cards, keep_name, cards);
    qsort(cards->name, (size_t)cards->name_count, sizeof *cards->name, compare_names);
    return true;
}

/* ---- Finding one ---- */

/* The cards that a text names. */
typedef struct {
    adit_card_name wanted;
    int card[ADIT_WAYS_TO_NAME]; /* the first one that is named so; ADIT_NO_CARD: none */
    bool is_shared;              /* several cards have this bare name */
} search;

static void compare_name(void *context, const adit_card_name *name)
{
    search *found = context;
    int *card = &found->card[name->by];

    if (compare_names(name, &found->wanted) != 0) {
        return;
    }
    found->is_shared = found->is_shared || (name->by == ADIT_BY_BARE_NAME &&
                                            *card != ADIT_NO_CARD && *card != name->card);
    *card = *card == ADIT_NO_CARD || name->card < *card ? name->card : *card;
}

/* Where names that are not before this one begin in the index. */
static int first_of_name(const adit_cards *cards, const adit_card_name *name)
{
    int low = 0, high = cards->name_count;

    while (low < high) {
        const int middle = low + (high - low) / 2;

        if (compare_names(&cards->name[middle], name) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static search find_named(const adit_cards *cards, const char *text, size_t length)
{
    search found = {
        .wanted = {.head = head_of(text, length), .text = text, .length = (uint16_t)length},
        .card = {ADIT_NO_CARD, ADIT_NO_CARD, ADIT_NO_CARD}};

    if (length > UINT16_MAX) {
        return found;
    }
    if (cards->name == NULL) {
        visit_names(cards, compare_name, &found);
        return found;
    }
    for (int n = first_of_name(cards, &found.wanted);
         n < cards->name_count && compare_names(&cards->name[n], &found.wanted) == 0; n++) {
        compare_name(&found, &cards->name[n]);
    }
    return found;
}

int adit_cards_find_exactly(const adit_cards *cards, const char *id)
{
    return find_named(cards, id, strlen(id)).card[ADIT_BY_ID];
}

static int find_alias(const adit_cards *cards, const char *id, size_t length)
{
    return find_named(cards, id, length).card[ADIT_BY_ALIAS];
}

int adit_cards_find(const adit_cards *cards, const char *id)
{
    const search found = find_named(cards, id, strlen(id));

    for (int way = 0; way < ADIT_BY_BARE_NAME; way++) {
        if (found.card[way] != ADIT_NO_CARD) {
            return found.card[way];
        }
    }
    return found.is_shared ? ADIT_NO_CARD : found.card[ADIT_BY_BARE_NAME];
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

const adit_goods *adit_goods_at(const adit_cards *cards, uint16_t amounts)
{
    static const adit_goods none = {{0}};

    return amounts == 0 ? &none : &cards->amounts[amounts].fixed;
}

adit_goods adit_fixed_goods(const adit_cards *cards, uint16_t amounts)
{
    return *adit_goods_at(cards, amounts);
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
    adit_free(cards->name);
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
