/* moves.c - which texts are moves of a game at all, whatever is asked at the moment.
 *
 * A text is a move if it has the form of a row of the option table, the names in it exist, and
 * the effects and exchanges in it are on a card. So a test that a move is not offered cannot
 * be passed by a text that nobody could ever choose.
 */
#include <stdlib.h>
#include <string.h>

#include "engine/base/names.h"
#include "engine/explain/explain.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

typedef struct {
    const adit_game_def *def;
    const adit_cards *cards;
    const adit_text_row *row;
} move_form;

static bool fits_form(const move_form *shape, const char *form, const char *text);

/* How many characters of the text are a number that it starts with; 0: it has none. */
static size_t number_length(const char *text)
{
    size_t sign = text[0] == '-';
    size_t digits = strspn(text + sign, "0123456789");

    return digits > 0 ? sign + digits : 0;
}

/* The n-th name that an argument of this kind may have; NULL after the last. */
static const char *name_of(const move_form *shape, adit_arg_kind kind, int n, adit_buffer *scratch)
{
    if (kind == ADIT_ARG_GOOD) {
        return shape->def->goods[n].name;
    }
    if (kind == ADIT_ARG_LABEL) {
        return n < shape->row->label_count ? shape->row->labels[n] : NULL;
    }
    if (kind == ADIT_ARG_CARD) {
        return n < shape->cards->count    ? shape->cards->card[n].id
               : n == shape->cards->count ? "none"
                                          : NULL;
    }
    if (n + 1 >= shape->cards->node_count) {
        return NULL;
    }
    *scratch = adit_buffer_on(scratch->data, scratch->size);
    adit_node_text(shape->def, shape->cards, (adit_node_id)(n + 1), scratch);
    return scratch->data;
}

/* Whether `text` continues with such a name and then with the rest of the form. */
static bool name_fits(const move_form *shape, adit_arg_kind kind, const char *rest,
                      const char *text)
{
    char words[512];
    adit_buffer scratch = adit_buffer_on(words, sizeof words);
    const char *name;

    for (int n = 0; (name = name_of(shape, kind, n, &scratch)) != NULL; n++) {
        size_t length = strlen(name);

        if (length > 0 && strncmp(text, name, length) == 0 &&
            fits_form(shape, rest, text + length)) {
            return true;
        }
    }
    return false;
}

static bool argument_fits(const move_form *shape, adit_arg_kind kind, const char *rest,
                          const char *text)
{
    const bool is_seat = kind == ADIT_ARG_SEAT && text[0] == 'p';
    size_t length = number_length(text + is_seat);

    switch (kind) {
    case ADIT_ARG_NUMBER:
        return length > 0 && fits_form(shape, rest, text + length);
    case ADIT_ARG_SEAT: {
        long seat = is_seat && length > 0 ? strtol(text + 1, NULL, 10) : 0;

        return seat >= 1 && seat <= shape->def->info.max_players &&
               fits_form(shape, rest, text + 1 + length);
    }
    case ADIT_ARG_GOOD:
    case ADIT_ARG_CARD:
    case ADIT_ARG_NODE:
    case ADIT_ARG_LABEL:
        return name_fits(shape, kind, rest, text);
    case ADIT_ARG_NONE:
    case ADIT_ARG_HIDDEN:
        break;
    }
    return fits_form(shape, rest, text);
}

/* Whether the text has the form, which is what is left of the row's word. */
static bool fits_form(const move_form *shape, const char *form, const char *text)
{
    const adit_arg_kind kinds[] = {shape->row->a, shape->row->b, shape->row->c};

    for (; *form != '\0'; form++, text++) {
        if (form[0] == '{' && form[1] >= 'a' && form[1] <= 'c' && form[2] == '}') {
            return argument_fits(shape, kinds[form[1] - 'a'], form + 3, text);
        }
        if (*form != *text) {
            return false;
        }
    }
    return *text == '\0';
}

/* ---- Options whose words are not in a table ---- */

/* "1 stone 2 iron", or "nothing". */
static bool is_price(const adit_game_def *def, const char *text)
{
    if (strcmp(text, "nothing") == 0) {
        return true;
    }
    for (;;) {
        size_t digits = number_length(text), name;
        int good = 0;

        if (digits == 0 || text[digits] != ' ') {
            return false;
        }
        text += digits + 1;
        name = strcspn(text, " ");
        while (def->goods[good].name != NULL && (strlen(def->goods[good].name) != name ||
                                                 strncmp(def->goods[good].name, text, name) != 0)) {
            good++;
        }
        if (def->goods[good].name == NULL) {
            return false;
        }
        text += name;
        if (*text == '\0') {
            return true;
        }
        text++;
    }
}

static bool is_exchange(const adit_game_def *def, const adit_cards *cards, const char *text)
{
    for (int card = 0; card < cards->count; card++) {
        for (int i = 0; i < cards->card[card].exchange_count; i++) {
            char words[512];
            adit_buffer out = adit_buffer_on(words, sizeof words);
            adit_option option = {
                .what = ADIT_OPT_EXCHANGE, .a = (int16_t)(card + 1), .b = (int16_t)i};

            adit_option_words(def, cards, NULL, option, &out);
            if (strcmp(words, text) == 0) {
                return true;
            }
        }
    }
    return false;
}

static bool has_functions(const adit_cards *cards)
{
    for (int node = 1; node < cards->node_count; node++) {
        if (cards->node[node].kind == ADIT_NODE_SCRIPT) {
            return true;
        }
    }
    return false;
}

/* What a card's function offers is not known before it runs; names and numbers are what can be
 * checked of it. */
static bool is_choice(const adit_game_def *def, const adit_cards *cards, const char *text)
{
    static const adit_text_row rows[] = {{.word = "{a}", .a = ADIT_ARG_GOOD},
                                         {.word = "{a}", .a = ADIT_ARG_CARD},
                                         {.word = "{a}", .a = ADIT_ARG_NUMBER}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const move_form shape = {def, cards, &rows[i]};

        if (fits_form(&shape, rows[i].word, text)) {
            return has_functions(cards);
        }
    }
    return false;
}

/* Whether it is only a pick, or has words of its own that are checked elsewhere. */
static bool is_no_plain_row(int what)
{
    return what == ADIT_OPT_PAY || what == ADIT_OPT_WORD || what == ADIT_OPT_EXCHANGE ||
           what == ADIT_OPT_CHANCE || what == ADIT_OPT_TURNED;
}

bool adit_move_exists(const adit_engine *engine, const char *text)
{
    const adit_game_def *def = engine->def;
    const adit_cards *cards = engine->cards;
    char scratch[512];

    text = adit_cards_today(cards, text, scratch, sizeof scratch);
    for (const adit_text_row *row = def->options; row->word != NULL; row++) {
        const move_form shape = {def, cards, row};

        if (fits_form(&shape, row->word, text)) {
            return true;
        }
    }
    for (int what = 0; what < ADIT_OPT_COMMON; what++) {
        const move_form shape = {def, cards, &adit_common_options[what]};

        if (!is_no_plain_row(what) && fits_form(&shape, shape.row->word, text)) {
            return true;
        }
    }
    return (strncmp(text, "pay ", 4) == 0 && is_price(def, text + 4)) ||
           is_exchange(def, cards, text) || is_choice(def, cards, text);
}

/* ---- What was meant ---- */

static const char *name_at(const void *context, int n)
{
    const adit_engine *engine = context;

    return n < engine->cards->count ? engine->cards->card[n].id
                                    : engine->def->goods[n - engine->cards->count].name;
}

/* Whether the word itself is part of the form of an option. */
static bool is_form_word(const adit_game_def *def, const char *word, size_t length)
{
    for (const adit_text_row *row = def->options; row->word != NULL; row++) {
        for (const char *at = row->word; *at != '\0';) {
            size_t here = strcspn(at, " ");

            if (here == length && strncmp(at, word, length) == 0) {
                return true;
            }
            at += here + (at[here] == ' ');
        }
    }
    return false;
}

const char *adit_move_suggest(const adit_engine *engine, const char *text)
{
    int count = engine->cards->count + adit_good_count(engine->def->goods);

    while (*text != '\0') {
        size_t length = strcspn(text, " ");
        char word[160];
        const char *nearest = NULL;

        if (length > 0 && length < sizeof word && !is_form_word(engine->def, text, length)) {
            memcpy(word, text, length);
            word[length] = '\0';
            nearest = adit_nearest(word, count, name_at, engine);
        }
        if (nearest != NULL && strcmp(nearest, word) != 0) {
            return nearest;
        }
        text += length + (text[length] == ' ');
    }
    return NULL;
}
