/* cards.c - faces of cards. */
#include "bindings/table/requests.h"

#include <stdio.h>
#include <string.h>

/* "cost 1 wood; points 3" as a list of [name, value]. */
static json_t *facts_of(const char *facts)
{
    json_t *list = json_array();

    while (*facts != '\0') {
        const size_t length = strcspn(facts, ";");
        char one[512];
        char *blank;

        snprintf(one, sizeof one, "%.*s", (int)length, facts);
        blank = strchr(one, ' ');
        if (blank != NULL) {
            *blank = '\0';
        }
        (void)json_array_append_new(list, json_pack("[o,o]", aditt_json_text(one),
                                                    aditt_json_text(blank ? blank + 1 : "")));
        facts += length;
        facts += strspn(facts, "; ");
    }
    return list;
}

/* The value of the fact with this name, or NULL. */
static json_t *fact_in(json_t *facts, const char *name)
{
    size_t i;
    json_t *fact;

    json_array_foreach(facts, i, fact)
    {
        if (strcmp(json_string_value(json_array_get(fact, 0)), name) == 0) {
            return json_incref(json_array_get(fact, 1));
        }
    }
    return NULL;
}

/* The face of a card of this engine, which may be another than the table's. */
static json_t *face_in(const aditt_call *call, adit_engine *engine, int card)
{
    const bool is_author = call->table->is_workbench && call->asker.who == ADITT_HOST;
    adit_card_info info;
    json_t *face = json_object(), *facts;

    if (adit_engine_card(engine, card, &info) != ADIT_OK) {
        return face;
    }
    aditt_set_text(face, "id", info.id);
    aditt_set_text(face, "kind", info.kind);
    aditt_set_text(face, "title", info.title);
    aditt_set_text(face, "text", info.text);
    aditt_set_text(face, "short", info.brief);
    aditt_set_text(face, "effect", info.effect);
    facts = facts_of(info.facts);
    aditt_set(face, "cost", fact_in(facts, "cost"));
    aditt_set(face, "points", fact_in(facts, "points"));
    aditt_set(face, "colour", fact_in(facts, "colour"));
    aditt_set(face, "facts", facts);
    aditt_set_text(face, "mark", info.mark);
    aditt_set_text(face, "source", info.source);
    aditt_set_text(face, "mod", info.mod);
    aditt_set(face, "file", is_author ? aditt_json_text(info.file) : NULL);
    aditt_set(face, "line", is_author ? json_integer(info.line) : NULL);
    aditt_set(face, "origins", is_author ? aditt_json_text(info.origins) : NULL);
    return face;
}

json_t *aditt_card_face(aditt_call *call, int card)
{
    return face_in(call, call->table->engine, card);
}

adit_status aditt_do_card(aditt_call *call)
{
    const char *id = aditt_get_text(call, "card", "");
    const int card = adit_engine_card_find(call->table->engine, id);
    const char *nearest;

    if (card < 0) {
        nearest = adit_engine_card_suggest(call->table->engine, id);
        return aditt_refuse(call, "card", "unknown card '%.80s'%s%s%s", id,
                            nearest == NULL ? "" : "; did you mean '",
                            nearest == NULL ? "" : nearest, nearest == NULL ? "" : "'?");
    }
    aditt_set(call->out, "face", aditt_card_face(call, card));
    return ADIT_OK;
}

/* Whether the text contains the word, whatever the case of ASCII letters. */
static bool contains(const char *text, const char *word)
{
    return strcasestr(text, word) != NULL;
}

adit_status aditt_do_cards(aditt_call *call)
{
    const char *search = aditt_get_text(call, "search", "");
    const char *kind = aditt_get_text(call, "kind", "");
    const char *mod = aditt_get_text(call, "mod", "");
    adit_engine *engine = call->table->engine;
    json_t *cards = json_array();

    for (int i = 0; i < adit_engine_card_count(engine); i++) {
        adit_card_info info;

        if (adit_engine_card(engine, i, &info) == ADIT_OK &&
            (kind[0] == '\0' || strcmp(kind, info.kind) == 0) &&
            (mod[0] == '\0' || strcmp(mod, info.mod) == 0) &&
            (contains(info.title, search) || contains(info.id, search) ||
             contains(info.text, search))) {
            (void)json_array_append_new(cards, aditt_card_face(call, i));
        }
    }
    aditt_set(call->out, "cards", cards);
    return ADIT_OK;
}

/* Whether the card of the title is another one at this table. */
static bool is_changed(adit_engine *engine, const adit_card_info *original)
{
    const int number = adit_engine_card_find(engine, original->id);
    adit_card_info info;

    return number < 0 || adit_engine_card(engine, number, &info) != ADIT_OK ||
           info.origins[0] != '\0' || info.content_hash != original->content_hash;
}

adit_status aditt_do_originals(aditt_call *call)
{
    adit_engine_options options = call->table->cards;
    adit_engine *engine = NULL;
    json_t *cards = json_array();
    adit_status status = ADIT_OK;

    options.mods = NULL;
    options.mod_count = 0;
    if (call->table->cards.mod_count > 0) {
        status = adit_engine_open(&options, &engine, &call->err);
    }
    for (int i = 0; engine != NULL && i < adit_engine_card_count(engine); i++) {
        adit_card_info info;

        if (adit_engine_card(engine, i, &info) == ADIT_OK &&
            is_changed(call->table->engine, &info)) {
            (void)json_array_append_new(cards, face_in(call, engine, i));
        }
    }
    adit_engine_close(engine);
    aditt_set(call->out, "cards", cards);
    return status;
}
