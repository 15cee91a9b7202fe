/* field.c - what a field can be set to, for editors of start positions. */
#include "engine/match/game.h"
#include "engine/model/fields_internal.h"
#include "engine/rules/runner.h"

static const char *kind_of(const adit_field *row)
{
    return row->type == ADIT_FIELD_LIST                      ? "cards"
           : row->type == ADIT_FIELD_CARD                    ? "card"
           : row->words != NULL || adit_field_has_cards(row) ? "word"
           : row->is_seat                                    ? "seat"
           : row->min == 0 && row->max == 1                  ? "flag"
                                                             : "number";
}

/* The words that it takes besides cards. Words of a list may have holes: places that only the
 * engine sets. */
static void add_words(const adit_field *row, int64_t max, adit_text *out)
{
    const int64_t end = adit_field_has_cards(row) ? row->cards_from - 1 : max;
    bool is_first = true;

    adit_text_add(out, ",\"words\":[");
    for (int64_t i = row->min; row->words != NULL && !row->is_kind_number && i <= end; i++) {
        if (row->words[i] != NULL) {
            adit_text_add(out, is_first ? "" : ",");
            adit_text_add_json(out, row->words[i]);
            is_first = false;
        }
    }
    if (row->type != ADIT_FIELD_INT) {
        adit_text_add(out, "\"none\"");
    }
    adit_text_add_char(out, ']');
}

/* The kind of the cards that it takes: "" for any, null for none. */
static void add_cards(const adit_engine *engine, const adit_field *row, adit_text *out)
{
    const adit_kind_row *kinds = engine->def->kinds;
    const adit_field *piece = NULL;

    adit_text_add(out, ",\"cards\":");
    for (int n = 0; row->spot_of != NULL && (piece = adit_field_row(engine->def, n)) != NULL; n++) {
        if (strcmp(piece->name, row->spot_of) == 0) {
            break;
        }
    }
    if (piece != NULL) {
        adit_text_add_json(out, kinds[piece->kind].name);
    } else if (adit_field_has_cards(row)) {
        adit_text_add_json(out, kinds[adit_field_value_kind(row)].name);
    } else {
        adit_text_add(out, row->type == ADIT_FIELD_INT ? "null" : "\"\"");
    }
}

adit_status adit_game_field_describe(adit_game *game, const char *name, adit_text *out,
                                     adit_err *err)
{
    ADIT_NEED(game != NULL && name != NULL && out != NULL, err);
    ADIT_TRY(adit_game_sync(game, err));

    const adit_engine *engine = game->engine;
    const adit_field_world world = {engine->def, engine->cards, engine->names};
    const adit_state *state = adit_game_view_tx(game)->work;
    adit_named_element found;
    int64_t min = 0, max = 0;

    if (!adit_field_names_find(engine->names, state->players, name, &found)) {
        return adit_fail(err, ADIT_INPUT, "unknown field '%.200s'", name);
    }
    const adit_field *row = found.look->field;

    adit_element_range(&world, state, row, found.element, &min, &max);
    adit_text_add(out, "{\"kind\":");
    adit_text_add_json(out, kind_of(row));
    adit_text_add(out, ",\"min\":");
    adit_text_add_number(out, min + row->is_seat);
    adit_text_add(out, ",\"max\":");
    adit_text_add_number(out, max + row->is_seat);
    add_words(row, max, out);
    add_cards(engine, row, out);
    adit_text_add(out,
                  row->derived ? ",\"can_set\":false,\"text\":" : ",\"can_set\":true,\"text\":");
    adit_text_add_json(out, row->text == NULL ? "" : row->text);
    adit_text_add_char(out, '}');
    return adit_text_status(out, err);
}
