/* save.c - a position as text: the root state by field names, and the picks by words.
 *
 * Cards, nodes and places are written by name, so a saved position does not depend on how
 * the cards were numbered. Tags are not written: they are worked out again when the picks
 * are run. Zeros are left out. For each position there is exactly one text.
 */
#include "engine/files/save.h"
#include "engine/base/assert.h"

#include <string.h>

#include "engine/files/header.h"
#include "engine/model/fields_internal.h"
#include "engine/rules/wording.h"

const char *const adit_pick_words[ADIT_PICK_WORDS] = {"main", "anytime", "forced",
                                                      "none", "chance",  "secret"};

static void add_field(void *context, const char *name, bool is_number, int64_t number,
                      const char *word)
{
    adit_text *out = context;
    const size_t name_length = strlen(name), word_length = is_number ? 0 : strlen(word);
    char *to = adit_text_extend(out, name_length + word_length + ADIT_NUMBER_MAX + 4);

    if (to == NULL) {
        return;
    }
    to = adit_write_bytes(to, name, name_length);
    to = adit_write_bytes(to, " = ", 3);
    to = is_number ? adit_write_number(to, number) : adit_write_bytes(to, word, word_length);
    *to++ = '\n';
    adit_text_extended(out, to);
}

/* ---- Options by name ---- */

/* Rows of the engine itself; their words are not single words. */
static const char *const common_names[] = {
    [ADIT_OPT_NOTHING] = "@nothing", [ADIT_OPT_PART] = "@part",
    [ADIT_OPT_DONE] = "@done",       [ADIT_OPT_DECLINE] = "@decline",
    [ADIT_OPT_ACCEPT] = "@accept",   [ADIT_OPT_PAY] = "@pay",
    [ADIT_OPT_WORD] = "@word",       [ADIT_OPT_EXCHANGE] = "@exchange",
    [ADIT_OPT_CHANCE] = "@chance",   [ADIT_OPT_TURNED] = "@turned",
    [ADIT_OPT_NEXT] = "@next",       [ADIT_OPT_IDENTITY] = "@identity"};

static bool has_same_start(const adit_text_row *a, const adit_text_row *b)
{
    size_t length = strcspn(a->word, " ");

    return length == strcspn(b->word, " ") && memcmp(a->word, b->word, length) == 0;
}

/* The first word of the row, and which of the rows that begin with it is meant. */
void adit_option_row_name(const adit_game_def *def, int what, adit_buffer *out)
{
    if (what < ADIT_OPT_COMMON) {
        adit_buffer_add(out, common_names[what]);
        return;
    }
    const adit_text_row *row = &def->options[what - ADIT_OPT_GAME];
    int before = 0;

    for (const adit_text_row *other = def->options; other < row; other++) {
        before += has_same_start(row, other);
    }
    adit_buffer_add_bytes(out, row->word, strcspn(row->word, " "));
    if (before > 0) {
        adit_buffer_add(out, "~");
        adit_buffer_add_number(out, before + 1);
    }
}

static bool is_one_word(const char *word)
{
    return word != NULL && word[0] != '\0' && word[0] != '#' && strchr(word, ' ') == NULL;
}

/* The name of an argument, or NULL if only the number can say it. */
static const char *argument_name(const adit_game_def *def, const adit_cards *cards,
                                 const adit_text_row *row, adit_arg_kind kind, int value)
{
    switch (kind) {
    case ADIT_ARG_GOOD:
        return value >= 0 && value < adit_good_count(def->goods) ? def->goods[value].name : NULL;
    case ADIT_ARG_CARD:
        return value > 0 && value <= cards->count ? cards->card[value - 1].id : NULL;
    case ADIT_ARG_NODE:
        return value > 0 && value < cards->node_count ? cards->card[cards->node[value].card].id
                                                      : NULL;
    case ADIT_ARG_LABEL:
        return value >= 0 && value < row->label_count ? row->labels[value] : NULL;
    case ADIT_ARG_NONE:
    case ADIT_ARG_NUMBER:
    case ADIT_ARG_SEAT:
    case ADIT_ARG_HIDDEN:
        return NULL;
    }
    ADIT_UNREACHABLE();
    return NULL;
}

static void add_argument(const adit_game_def *def, const adit_cards *cards,
                         const adit_text_row *row, adit_arg_kind kind, int value, adit_text *out)
{
    const char *name = argument_name(def, cards, row, kind, value);

    adit_text_add_char(out, ' ');
    if (!is_one_word(name)) {
        adit_text_add_char(out, '#');
        adit_text_add_number(out, value);
        return;
    }
    adit_text_add(out, name);
    if (kind == ADIT_ARG_NODE) {
        adit_text_add_char(out, '#');
        adit_text_add_number(out, value - cards->card[cards->node[value].card].node_first);
    }
}

static void add_pick(const adit_game *game, const adit_pick *pick, adit_text *out)
{
    const adit_game_def *def = game->engine->def;
    const adit_cards *cards = game->engine->cards;
    const adit_text_row *row = adit_option_row(def, pick->option.what);
    char name[80];
    adit_buffer buffer = adit_buffer_on(name, sizeof name);

    adit_option_row_name(def, pick->option.what, &buffer);
    adit_text_add(out, adit_pick_words[pick->kind]);
    adit_text_add_char(out, ' ');
    adit_text_add_number(out, pick->seat + 1);
    adit_text_add_char(out, ' ');
    adit_text_add(out, name);
    add_argument(def, cards, row, row->a, pick->option.a, out);
    add_argument(def, cards, row, row->b, pick->option.b, out);
    add_argument(def, cards, row, row->c, pick->option.c, out);
    adit_text_add_char(out, '\n');
}

adit_status adit_position_write(adit_game *game, adit_text *out, adit_err *err)
{
    const adit_field_world world = {game->engine->def, game->engine->cards, game->engine->names};

    adit_file_head_write(game, false, out);
    adit_text_add(out, "state\n");
    adit_fields_visit_raw(&world, adit_game_root(game), add_field, out);
    adit_text_add(out, "picks\n");
    for (int i = 0; i < game->position.pick_count; i++) {
        add_pick(game, &game->position.picks[i], out);
    }
    return adit_text_status(out, err);
}

adit_status adit_game_save(adit_game *game, adit_text *out, adit_err *err)
{
    ADIT_NEED(game != NULL && out != NULL, err);

    adit_text lines = {0};
    adit_status status = adit_position_write(game, &lines, err);

    if (status == ADIT_OK) {
        adit_position_seal(lines.data, lines.length, out);
        status = adit_text_status(out, err);
    }
    adit_text_free(&lines);
    return status;
}
