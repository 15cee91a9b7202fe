/* search.c - hints that are searched beside the table, so that nobody waits for them.
 *
 * An engine belongs to one thread. So a search has another one, opened with the same cards, and a
 * copy of the position that is dealt again before it leaves the table: what is hidden from the seat
 * is not even in it. The engine is the deck's and stays open for the next search.
 */
#include "bindings/table/history.h"
#include "bindings/table/requests.h"

#include <stdio.h>
#include <string.h>

struct aditt_search {
    aditt_deck *deck; /* that it uses */
    const adit_engine_options *cards;
    uint64_t content;   /* of the cards with which the table plays */
    adit_text position; /* that is searched */
    aditt_asker asker;
    uint64_t question; /* that it is about */
    char id[ADITT_MAX_ID + 1];
    bool is_found; /* otherwise the table has to search itself */
    json_t *out;   /* the fields of the answer */
};

/* A number for the cards of an engine: two with the same one play alike. */
static uint64_t content_of(adit_engine *engine)
{
    enum { FACTOR = 31 };
    uint64_t content = 1;

    for (int i = 0; i < adit_engine_mod_count(engine); i++) {
        content = content * FACTOR + adit_engine_mod(engine, i)->content_hash;
    }
    return content;
}

void aditt_search_free(aditt_search *search)
{
    if (search != NULL) {
        aditt_deck_release(search->deck);
        adit_text_free(&search->position);
        json_decref(search->out);
        adit_free(search);
    }
}

adit_status aditt_search_prepare(aditt_call *call, adit_game *game)
{
    aditt_table *table = call->table;
    aditt_search *search = adit_alloc(sizeof *search);
    adit_status status;

    if (search == NULL) {
        return adit_fail(&call->err, ADIT_NOMEM, "out of memory");
    }
    *search = (aditt_search){.deck = table->deck,
                             .cards = &table->cards,
                             .content = content_of(table->engine),
                             .asker = call->asker,
                             .question = table->question};
    table->deck->users++;
    snprintf(search->id, sizeof search->id, "%s", aditt_get_text(call, "id", ""));
    status = adit_game_save(game, &search->position, &call->err);
    if (status == ADIT_OK && search->position.failed) {
        status = adit_fail(&call->err, ADIT_NOMEM, "out of memory");
    }
    if (status != ADIT_OK) {
        aditt_search_free(search);
        return status;
    }
    *call->search = search;
    return ADIT_OK;
}

/* The engine for searches, with the cards of the table. NULL: the files have changed since. */
static adit_engine *need_adviser(aditt_search *search)
{
    adit_engine *adviser = search->deck->adviser;

    if (adviser == NULL && adit_engine_open(search->cards, &adviser, NULL) == ADIT_OK) {
        if (content_of(adviser) != search->content) {
            adit_engine_close(adviser);
            return NULL;
        }
        search->deck->adviser = adviser;
    }
    return adviser;
}

void aditt_search_run(aditt_search *search)
{
    adit_engine *adviser = need_adviser(search);
    aditt_call call = {.out = json_object()};
    adit_game *game = NULL;

    if (adviser != NULL && call.out != NULL &&
        adit_game_load(adviser, search->position.data, search->position.length, &game, NULL) ==
            ADIT_OK) {
        search->is_found = aditt_write_hints(&call, adviser, game) == ADIT_OK;
        search->out = json_incref(call.out);
    }
    adit_game_free(game);
    json_decref(call.out);
}

/* A question that was answered meanwhile needs no hint. */
static adit_status finish(aditt_call *call, aditt_search *search)
{
    if (call->table->question != search->question || call->table->deck != search->deck) {
        call->is_stale = true;
        return aditt_refuse(call, NULL, "the question was answered meanwhile");
    }
    if (!search->is_found) {
        return aditt_do_hint(call);
    }
    (void)json_object_update(call->out, search->out);
    return ADIT_OK;
}

adit_status aditt_search_end(aditt_table *table, aditt_search *search, adit_text *answer)
{
    aditt_call call = {.table = table, .asker = search->asker, .out = json_object()};
    adit_status status = call.out == NULL ? ADIT_NOMEM : finish(&call, search);

    call.in = search->id[0] == '\0' ? json_object() : json_pack("{s:s}", "id", search->id);
    status = aditt_write_answer(&call, status, answer);
    json_decref(call.in);
    json_decref(call.out);
    aditt_search_free(search);
    return status;
}
