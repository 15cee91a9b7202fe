/* advice.c - what may come of a decision, why not another one, and what a bot would do.
 *
 * A player must not learn from an answer what is hidden from the seat. So nothing here is tried on
 * the game itself but on copies in which everything hidden was dealt again, by numbers that are
 * always the same: the answer depends on what the seat sees alone.
 */
#include "bindings/table/history.h"
#include "bindings/table/requests.h"

#include <string.h>

enum { DEALS = 2 }; /* what is the same in all of them does not depend on chance */

/* A copy of the game as the eyes know it. NULL: out of memory. */
static adit_game *deal_again(aditt_call *call, uint64_t seed)
{
    adit_game *copy = adit_game_clone(call->table->game);

    if (copy != NULL && call->asker.eyes != 0) {
        adit_game_determinise(copy, call->asker.eyes, seed);
    }
    return copy;
}

/* Only for whom the question is. */
static adit_status check_asked(aditt_call *call)
{
    const int asked = adit_game_seat(call->table->game);

    return asked > 0 && asked == call->asker.eyes
               ? ADIT_OK
               : aditt_forbid(call, NULL, asked == 0 ? "the game is over" : "it is not your turn");
}

adit_status aditt_do_why(aditt_call *call)
{
    const char *words = aditt_get_text(call, "words", "");
    char reason[ADITT_MAX_WORDS] = "";
    adit_game *copy;

    if (check_asked(call) != ADIT_OK) {
        return call->err.status;
    }
    copy = deal_again(call, 1);
    if (copy == NULL) {
        return adit_fail(&call->err, ADIT_NOMEM, "out of memory");
    }
    const adit_status status = adit_game_why(copy, words, reason, sizeof reason, &call->err);

    aditt_set_text(call->out, "reason", reason);
    aditt_set_flag(call->out, "is_legal", adit_game_option_find(copy, words) >= 0);
    adit_game_free(copy);
    return status;
}

/* ---- preview ---- */

/* Fields that the decision changes: those that become the same in every deal, and the others. */
static void compare_deals(aditt_call *call, json_t *before, json_t *fields[DEALS])
{
    json_t *changed = json_object(), *uncertain = json_array(), *value;
    const char *name;

    json_object_foreach(fields[0], name, value)
    {
        json_t *other = json_object_get(fields[1], name);

        if (other == NULL || !json_equal(value, other)) {
            (void)json_array_append_new(uncertain, json_string(name));
        } else if (!json_equal(value, json_object_get(before, name))) {
            (void)json_object_set(changed, name, value);
        }
    }
    aditt_set(call->out, "changed", changed);
    aditt_set(call->out, "uncertain", uncertain);
}

static void add_next(aditt_call *call, adit_game *games[DEALS])
{
    const bool is_certain = adit_game_seat(games[0]) == adit_game_seat(games[1]);
    json_t *next = json_object();

    aditt_set_number(next, "asked", is_certain ? adit_game_seat(games[0]) : 0);
    aditt_set_text(next, "prompt",
                   is_certain && adit_game_seat(games[0]) == call->asker.eyes
                       ? adit_game_prompt(games[0])
                       : "");
    aditt_set(call->out, "next", next);
}

static adit_status compare_outcomes(aditt_call *call, adit_game *games[DEALS], int index)
{
    json_t *before = aditt_fields_of(games[0], call->asker.eyes), *fields[DEALS] = {NULL};
    adit_status status = ADIT_OK;

    for (int i = 0; i < DEALS && status == ADIT_OK; i++) {
        status = adit_game_decide(games[i], index, &call->err);
        fields[i] = aditt_fields_of(games[i], call->asker.eyes);
    }
    if (status == ADIT_OK) {
        compare_deals(call, before, fields);
        add_next(call, games);
    }
    for (int i = 0; i < DEALS; i++) {
        json_decref(fields[i]);
    }
    json_decref(before);
    return status;
}

adit_status aditt_do_preview(aditt_call *call)
{
    adit_game *games[DEALS] = {NULL};
    adit_status status = check_asked(call);
    int index = 0;

    if (status == ADIT_OK) {
        status = aditt_check_decision(call);
    }
    if (status == ADIT_OK) {
        status = aditt_find_option(call, &index);
    }
    for (int i = 0; i < DEALS && status == ADIT_OK; i++) {
        games[i] = deal_again(call, (uint64_t)i + 1);
        status = games[i] == NULL ? adit_fail(&call->err, ADIT_NOMEM, "out of memory") : ADIT_OK;
    }
    if (status == ADIT_OK) {
        status = compare_outcomes(call, games, index);
    }
    for (int i = 0; i < DEALS; i++) {
        adit_game_free(games[i]);
    }
    return status;
}

/* ---- hint ---- */

static json_t *hint_as_json(adit_game *game, const adit_hint *hint, bool is_best)
{
    json_t *one = json_object();
    aditt_move move;

    aditt_note_move(game, hint->index, &move);
    aditt_set_number(one, "index", hint->index);
    aditt_set_text(one, "words", move.words);
    aditt_set_text(one, "said", move.said);
    aditt_set_number(one, "value", hint->points);
    aditt_set_number(one, "loss", hint->loss);
    aditt_set_number(one, "error", hint->error);
    aditt_set_flag(one, "is_close", hint->is_close);
    aditt_set_flag(one, "is_choice", is_best);
    return one;
}

adit_status aditt_write_hints(aditt_call *call, adit_engine *engine, adit_game *game)
{
    adit_hint *hints = adit_alloc(ADIT_MAX_OPTIONS * sizeof *hints);
    json_t *list = json_array();
    int count = 0;
    adit_status status = hints == NULL ? adit_fail(&call->err, ADIT_NOMEM, "out of memory")
                                       : adit_game_hint(game, ADIT_HINT_EFFORT, hints,
                                                        ADIT_MAX_OPTIONS, &count, &call->err);

    for (int i = 0; i < count && i < ADIT_MAX_OPTIONS && status == ADIT_OK; i++) {
        (void)json_array_append_new(list, hint_as_json(game, &hints[i], i == 0));
    }
    aditt_set(call->out, "options", list);
    aditt_set_text(call->out, "fault", adit_engine_hint_fault(engine));
    adit_free(hints);
    return status;
}

/* What the planner searches is already dealt again, so that not even its own deals start from what
 * is hidden. */
adit_status aditt_do_hint(aditt_call *call)
{
    if (check_asked(call) != ADIT_OK) {
        return call->err.status;
    }
    adit_game *game = deal_again(call, 1);
    if (game == NULL) {
        return adit_fail(&call->err, ADIT_NOMEM, "out of memory");
    }
    const adit_status status = call->search != NULL
                                   ? aditt_search_prepare(call, game)
                                   : aditt_write_hints(call, call->table->engine, game);

    adit_game_free(game);
    return status;
}

/* ---- evaluate ---- */

/* Playouts at each decision: enough to find what clearly cost points, soon enough for others to
 * be answered in between. */
#define EFFORT "24"

static void add_values(aditt_call *call, adit_game *game)
{
    json_t *values = json_array();

    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        (void)json_array_append_new(values, json_integer(adit_game_evaluate(game, seat)));
    }
    aditt_set(call->out, "values", values);
}

static adit_status add_judgement(aditt_call *call, adit_game *before, const adit_hint *best,
                                 const adit_hint *taken)
{
    char words[ADITT_MAX_WORDS], said[ADITT_MAX_WORDS];

    ADIT_TRY(adit_game_hint_said(before, EFFORT, best->index, said, sizeof said, &call->err));
    adit_game_option_text(before, best->index, words, sizeof words);
    aditt_set_text(call->out, "best", words);
    aditt_set_text(call->out, "best_said", said);
    aditt_set_number(call->out, "loss", taken->loss);
    aditt_set_number(call->out, "error", taken->error);
    aditt_set_flag(call->out, "is_close", taken->is_close);
    return ADIT_OK;
}

/* What the decision that led to the node lost against the best, as the planner sees it. */
static adit_status judge_decision(aditt_call *call, const aditt_node *node)
{
    adit_hint hints[ADIT_MAX_OPTIONS];
    adit_game *before = NULL;
    int count = 0;

    ADIT_TRY(aditt_game_at(call->table, node->parent, 1, &before, &call->err));
    const int index = adit_game_option_find(before, node->words);
    const int options = adit_game_option_count(before) + adit_game_anytime_count(before);

    if (index < 0 || options < 2) {
        return ADIT_OK;
    }
    ADIT_TRY(adit_game_hint(before, EFFORT, hints, ADIT_MAX_OPTIONS, &count, &call->err));
    for (int i = 0; i < count && i < ADIT_MAX_OPTIONS; i++) {
        if (hints[i].index == index && hints[i].futures > 0) {
            return add_judgement(call, before, &hints[0], &hints[i]);
        }
    }
    return ADIT_OK;
}

adit_status aditt_do_evaluate(aditt_call *call)
{
    adit_game *game = NULL;
    int node = 0;

    /* While it is played, what others hide would show in what their position is worth. */
    if (adit_game_seat(call->table->game) != 0) {
        return aditt_forbid(call, NULL, "a game can be reviewed when it is over");
    }
    ADIT_TRY(aditt_find_node(call, &node));
    ADIT_TRY(aditt_game_at(call->table, node, 0, &game, &call->err));
    add_values(call, game);
    aditt_set_number(call->out, "node", node);
    return aditt_get_flag(call, "judge") && node > 0
               ? judge_decision(call, &call->table->tree.node[node])
               : ADIT_OK;
}

/* ---- fields ---- */

adit_status aditt_do_fields(aditt_call *call)
{
    json_t *names = json_object_get(call->in, "names"), *out = json_object(), *name;
    size_t i;

    json_array_foreach(names, i, name)
    {
        const char *field = json_string_value(name);
        adit_text text = {0};

        if (field != NULL &&
            adit_game_field_describe(call->table->game, field, &text, NULL) == ADIT_OK) {
            aditt_set(out, field, json_loadb(text.data, text.length, 0, NULL));
        }
        adit_text_free(&text);
    }
    aditt_set(call->out, "fields", out);
    return ADIT_OK;
}
