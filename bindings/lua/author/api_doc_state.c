/* api_doc_state.c - what the reference says of the state: its fields, and the lines of the score.
 */
#include "bindings/lua/author/api_doc.h"
#include "engine/model/fields_internal.h"

/* ---- Fields -------------------------------------------------------------------------------- */

/* How the parts of the field are called; nothing if it has none. */
static void field_parts(const aditl_doc *doc, const adit_field *row, adit_buffer *out)
{
    if (adit_field_is_single(row)) {
        return;
    }
    switch (row->index) {
    case ADIT_BY_NUMBER:
        adit_buffer_addf(out, "1 to %d", row->count);
        break;
    case ADIT_BY_GOOD:
        adit_buffer_add(out, "each good");
        break;
    case ADIT_BY_CARD:
        adit_buffer_addf(out, "each card of the kind %s", doc->def->kinds[row->kind].name);
        break;
    case ADIT_BY_RULE:
        adit_buffer_add(out, "each rule parameter");
        break;
    case ADIT_BY_SLOT:
        adit_buffer_add(out, "each counter of a card: card.counter");
        break;
    case ADIT_BY_LABEL:
        for (int i = 0; i < row->count; i++) {
            adit_buffer_addf(out, "%s%s", i > 0 ? ", " : "", row->labels[i]);
        }
        break;
    }
}

static void fields(aditl_doc *doc)
{
    static const aditl_column columns[] = {
        {"name", ADITL_CELL_CODE},       {"type", ADITL_CELL_TEXT},
        {"count", ADITL_CELL_NUMBER},    {"parts", ADITL_CELL_TEXT},
        {"per_player", ADITL_CELL_FLAG}, {"seen_by", ADITL_CELL_TEXT},
        {"can_be_set", ADITL_CELL_FLAG}, {"text", ADITL_CELL_TEXT},
        {NULL, ADITL_CELL_TEXT}};
    adit_field_info info;

    aditl_doc_begin(
        doc, "fields", "Fields of the state",
        "A field of a player is written `player[1].name`, a field with parts `name.part`. Fields "
        "that all can see are in the view of every bot, and cards read them with `g:read`; fields "
        "that only their owner can see are in the view of that seat only. Scripts (`game:get`, "
        "`game:expect`), `expect` of examples, goals of scenarios (which also accept "
        "`player[1].points`) and `adit state` read every field. Scenarios, examples and scripts "
        "can set some of the fields; the others are derived from those.",
        columns);
    for (int i = 0; adit_engine_field(doc->engine, i, &info) == ADIT_OK; i++) {
        const adit_field *row = adit_field_row(doc->def, i);
        char parts[2048];
        adit_buffer out = adit_buffer_on(parts, sizeof parts);

        field_parts(doc, row, &out);
        aditl_doc_text(doc, info.name);
        aditl_doc_text(doc, info.type);
        aditl_doc_number(doc, info.count);
        aditl_doc_text(doc, parts);
        aditl_doc_flag(doc, info.per_player);
        aditl_doc_text(doc, info.seen_by);
        aditl_doc_flag(doc, adit_field_can_be_set(row));
        aditl_doc_text(doc, info.text);
    }
    aditl_doc_end(doc);
}

/* ---- Lines of the score -------------------------------------------------------------------- */

static void score_lines(aditl_doc *doc)
{
    static const aditl_column columns[] = {
        {"name", ADITL_CELL_CODE}, {"text", ADITL_CELL_TEXT}, {NULL, ADITL_CELL_TEXT}};
    const adit_name_row *rows = doc->def->score_words;

    aditl_doc_begin(doc, "score_lines", "Lines of the score",
                    "The names of sources of points for `game:score`, `game:expect_score` and "
                    "`expect = { score = { ... } }` of examples. Points from a card go by the id "
                    "of the card. A source without points has no line and counts as 0.",
                    columns);
    aditl_doc_text(doc, "total");
    aditl_doc_text(doc, "the total of the player's points");
    for (; rows != NULL && rows->name != NULL; rows++) {
        aditl_doc_text(doc, rows->name);
        aditl_doc_text(doc, rows->text);
    }
    for (const adit_good_def *good = doc->def->goods; good->name != NULL; good++) {
        aditl_doc_text(doc, good->name);
        aditl_doc_text(doc, "points for this good, if it gives any");
    }
    aditl_doc_end(doc);
}

void aditl_doc_state_sections(aditl_doc *doc)
{
    fields(doc);
    score_lines(doc);
}
