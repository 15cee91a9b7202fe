/* look.c - what a seat sees, and what it decides. */
#include "bindings/table/history.h"
#include "bindings/table/requests.h"

#include <stdio.h>
#include <string.h>

#define TEXT_SIZE 2048

/* ---- Parts of look ---- */

static void add_field(void *context, const char *name, bool is_number, int64_t number,
                      const char *word)
{
    aditt_set(context, name, is_number ? json_integer(number) : aditt_json_text(word));
}

json_t *aditt_fields_of(adit_game *game, int eyes)
{
    json_t *fields = json_object();

    (void)adit_game_state_visit(game, eyes, true, add_field, fields);
    return fields;
}

static json_t *score_of(adit_game *game, int seat)
{
    adit_score_line lines[64];
    json_t *score = json_object(), *list = json_array();
    int total = 0;
    int count = adit_game_score(game, seat, &total, lines, 64);

    for (int i = 0; i < count && i < 64; i++) {
        json_t *line = json_object();

        aditt_set_text(line, "source", lines[i].source);
        aditt_set_number(line, "points", lines[i].points);
        (void)json_array_append_new(list, line);
    }
    aditt_set_number(score, "seat", seat);
    aditt_set_number(score, "total", total);
    aditt_set(score, "lines", list);
    return score;
}

static void add_result(aditt_call *call, adit_game *game)
{
    char verdict[512] = "";
    const unsigned winners = adit_game_winners(game, verdict, sizeof verdict);
    json_t *list = json_array(), *scores = json_array();

    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        if ((winners >> (seat - 1) & 1) != 0) {
            (void)json_array_append_new(list, json_integer(seat));
        }
        (void)json_array_append_new(scores, score_of(game, seat));
    }
    aditt_set(call->out, "winners", list);
    aditt_set_text(call->out, "verdict", adit_game_is_over(game) ? verdict : "");
    aditt_set(call->out, "score", scores);
}

/* ---- Options ---- */

/* The fields that a word of an option of the seat may mean: its own, else those of all. */
static json_t *fields_meant(const aditt_table *table, const char *word, int seat)
{
    json_t *fields = json_array(), *name;
    char own[24];
    size_t i;

    snprintf(own, sizeof own, "player[%d].", seat);
    json_array_foreach(json_object_get(table->deck->layout[table->players]->by_word, word), i, name)
    {
        const char *field = json_string_value(name);

        if (strncmp(field, "player[", 7) != 0 || strncmp(field, own, strlen(own)) == 0) {
            (void)json_array_append(fields, name);
        }
    }
    return fields;
}

static json_t *argument_of(const aditt_table *table, const char *word, int seat)
{
    const int card = adit_engine_card_find(table->engine, word);
    json_t *argument = json_object();

    aditt_set_text(argument, "word", word);
    aditt_set(argument, "card", card < 0 ? NULL : aditt_json_text(word));
    aditt_set(argument, "fields", fields_meant(table, word, seat));
    return argument;
}

/* The parts of the words that differ from option to option, by the form "furnish {a} {b}". */
static json_t *arguments_of(const aditt_table *table, const char *form, const char *words, int seat)
{
    json_t *arguments = json_array();

    while (form != NULL && *form != '\0') {
        if (form[0] == '{' && form[1] != '\0' && form[2] == '}') {
            const char *rest = form + 3;
            const size_t same = strcspn(rest, "{");
            char after[64], word[TEXT_SIZE];
            const char *end;

            snprintf(after, sizeof after, "%.*s", (int)same, rest);
            end = after[0] == '\0' ? words + strlen(words) : strstr(words, after);
            if (end == NULL) {
                break;
            }
            snprintf(word, sizeof word, "%.*s", (int)(end - words), words);
            (void)json_array_append_new(arguments, argument_of(table, word, seat));
            words = end;
            form = rest;
        } else {
            words += *words != '\0';
            form++;
        }
    }
    return arguments;
}

/* What the option says about itself. */
static void add_details(json_t *out, adit_game *game, int index)
{
    adit_option_details *details = adit_alloc(sizeof *details);

    if (details != NULL && adit_game_option_details(game, index, details, NULL) == ADIT_OK) {
        json_t *ends = json_array();

        aditt_set_text(out, "title", details->title);
        aditt_set_text(out, "here", details->here);
        aditt_set_text(out, "effect", details->effect);
        aditt_set_text(out, "gains", details->gains);
        aditt_set_text(out, "price", details->price);
        aditt_set_text(out, "price_parts", details->price_parts);
        aditt_set_text(out, "after", details->after);
        aditt_set_text(out, "outlook", details->follows);
        aditt_set_number(out, "points", details->points);
        aditt_set_text(out, "warning", details->warning);
        aditt_set_flag(out, "wastes", details->wastes);
        aditt_set_flag(out, "is_chance", details->is_chance);
        aditt_set_flag(out, "asks", details->asks);
        aditt_set_flag(out, "ends_turn", details->ends_turn);
        for (int i = 0; i < details->step_count; i++) {
            (void)json_array_append_new(ends, json_integer(details->step_end[i]));
        }
        aditt_set(out, "title_ends", ends);
    }
    adit_free(details);
}

static json_t *option_of(const aditt_table *table, adit_game *game, int index, bool is_exchange)
{
    const adit_option option = adit_game_option(game, index);
    const char *form = adit_engine_option_form(table->engine, option.what, NULL);
    json_t *out = json_object();
    char words[TEXT_SIZE], text[TEXT_SIZE];

    adit_game_option_text(game, index, words, sizeof words);
    aditt_set_number(out, "index", index);
    aditt_set_text(out, "words", words);
    aditt_set_text(out, "title", words);
    add_details(out, game, index);
    adit_game_option_meaning(game, index, text, sizeof text);
    aditt_set_text(out, "meaning", text);
    aditt_set_flag(out, "exchange", is_exchange);
    snprintf(text, sizeof text, "%.*s", form == NULL ? 0 : (int)strcspn(form, " {"),
             form == NULL ? "" : form);
    aditt_set_text(out, "group", text);
    aditt_set(out, "args", arguments_of(table, form, words, adit_game_seat(game)));
    return out;
}

static json_t *options_of(const aditt_table *table, adit_game *game)
{
    const int main_count = adit_game_option_count(game);
    const int count = main_count + adit_game_anytime_count(game);
    json_t *options = json_array();

    for (int i = 0; i < count; i++) {
        (void)json_array_append_new(options, option_of(table, game, i, i >= main_count));
    }
    return options;
}

static json_t *refusals_of(adit_game *game)
{
    const int count = adit_game_refusal_count(game);
    json_t *refused = json_array();
    char text[TEXT_SIZE], reason[TEXT_SIZE];

    for (int i = 0; i < count; i++) {
        json_t *one = json_object();

        adit_game_refusal(game, i, text, sizeof text, reason, sizeof reason);
        aditt_set_text(one, "words", text);
        aditt_set_text(one, "reason", reason);
        (void)json_array_append_new(refused, one);
    }
    return refused;
}

/* Only those whose turn it is see what can be chosen: it may name what is hidden from others. */
static void add_question(aditt_call *call, adit_game *game, bool is_here)
{
    const aditt_table *table = call->table;
    const int asked = adit_game_seat(game);
    const bool decides = is_here && asked > 0 && aditt_speaks_for(table, call->asker.who, asked);
    const bool sees =
        is_here && asked > 0 && asked == call->asker.eyes && !aditt_get_flag(call, "brief");
    const char *card = adit_game_asking_card(game);

    aditt_set_flag(call->out, "you_decide", decides);
    aditt_set_flag(call->out, "needs_hand_over",
                   decides && asked != call->asker.eyes && !aditt_is_bot(table, asked));

    aditt_set_number(call->out, "asked", asked);
    aditt_set(call->out, "card", card == NULL ? NULL : aditt_json_text(card));
    aditt_set_text(call->out, "prompt", adit_game_prompt(game));
    aditt_set(call->out, "options", sees ? options_of(call->table, game) : json_array());
    aditt_set(call->out, "refused", sees ? refusals_of(game) : json_array());
}

static bool ends_with(const char *text, const char *end)
{
    const size_t length = strlen(text), tail = strlen(end);

    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* The first line of the table as the terminal draws it, cut where blanks are: how far the match is.
 */
static json_t *status_of(adit_game *game, int eyes, const char *title)
{
    enum { WIDTH = 80, GAP = 2 };
    json_t *list = json_array();
    adit_text drawn = {0};

    /* The table itself has no secrets, so that any seat's drawing serves a spectator. */
    if (adit_game_draw(game, eyes > 0 ? eyes : 1, WIDTH, false, false, &drawn, NULL) == ADIT_OK &&
        drawn.data != NULL) {
        const char *at = drawn.data;

        while (*at != '\0' && *at != '\n') {
            const char *end = at;
            char one[WIDTH + 1];

            while (*end != '\0' && *end != '\n' && strncmp(end, "  ", GAP) != 0) {
                end++;
            }
            snprintf(one, sizeof one, "%.*s", (int)(end - at), at);
            if (one[0] != '\0' && !ends_with(title, one)) {
                (void)json_array_append_new(list, aditt_json_text(one));
            }
            at = end + strspn(end, " ");
        }
    }
    adit_text_free(&drawn);
    return list;
}

/* ---- look and decide ---- */

adit_status aditt_look_at(aditt_call *call, adit_game *game, int node)
{
    const aditt_table *table = call->table;
    const int eyes = call->asker.eyes;

    if (aditt_need_layout(call->table, &call->err) == NULL) {
        return call->err.status;
    }
    aditt_set_number(call->out, "version", (int64_t)table->version);
    aditt_set_number(call->out, "cards_version", (int64_t)table->cards_version);
    aditt_set_number(call->out, "decision", (int64_t)table->question);
    aditt_set_flag(call->out, "over", adit_game_is_over(game));
    aditt_set_number(call->out, "turn", adit_game_turn_number(game));
    aditt_set_number(call->out, "eyes", eyes == ADIT_SPECTATOR ? 0 : eyes);
    aditt_set(call->out, "fields", aditt_fields_of(game, eyes));
    aditt_set(
        call->out, "status",
        status_of(game, eyes == ADIT_SPECTATOR ? 0 : eyes, adit_engine_game(table->engine)->title));
    add_result(call, game);
    add_question(call, game, node == table->tree.at);
    aditt_add_history(call, node);
    if (table->bot_problem[0] != '\0') {
        aditt_set_text(call->out, "bot_problem", table->bot_problem);
    }
    return ADIT_OK;
}

adit_status aditt_do_look(aditt_call *call)
{
    adit_game *game = NULL;
    int node = 0;

    if (aditt_find_node(call, &node) != ADIT_OK) {
        return ADIT_USAGE;
    }
    const adit_status status = aditt_game_at(call->table, node, 0, &game, &call->err);

    return status == ADIT_OK ? aditt_look_at(call, game, node) : status;
}

/* Whether the request was carried out before; if not, it is noted now. */
static bool was_done(aditt_call *call)
{
    aditt_table *table = call->table;
    const char *id = aditt_get_text(call, "id", "");

    for (int i = 0; id[0] != '\0' && i < ADITT_MAX_DONE; i++) {
        if (table->done[i].who == call->asker.who && strcmp(table->done[i].id, id) == 0) {
            return true;
        }
    }
    return false;
}

static void note_done(aditt_call *call)
{
    aditt_done *done = &call->table->done[call->table->done_next];

    snprintf(done->id, sizeof done->id, "%s", aditt_get_text(call, "id", ""));
    done->who = call->asker.who;
    call->table->done_next = (call->table->done_next + 1) % ADITT_MAX_DONE;
}

/* The option that the request names. */
adit_status aditt_find_option(aditt_call *call, int *index)
{
    adit_game *game = call->table->game;
    const int count = adit_game_option_count(game) + adit_game_anytime_count(game);
    const char *words = aditt_get_text(call, "words", NULL);
    char why[TEXT_SIZE];

    *index = (int)aditt_get_number(call, "option", -1);
    if (words != NULL) {
        *index = adit_game_option_find(game, words);
        if (*index < 0) {
            call->field = "words";
            if (adit_game_why(game, words, why, sizeof why, &call->err) == ADIT_OK) {
                (void)adit_fail(&call->err, ADIT_ILLEGAL, "%s", why);
            }
            return ADIT_ILLEGAL;
        }
    }
    if (*index < 0 || *index >= count) {
        return aditt_refuse(call, "option", "option: expected 0 to %d", count - 1);
    }
    return ADIT_OK;
}

adit_status aditt_check_decision(aditt_call *call)
{
    if ((uint64_t)aditt_get_number(call, "decision", 0) == call->table->question) {
        return ADIT_OK;
    }
    call->is_stale = true;
    return aditt_refuse(call, "decision", "the table has moved on; look again");
}

adit_status aditt_do_decide(aditt_call *call)
{
    aditt_table *table = call->table;
    const int asked = adit_game_seat(table->game);
    aditt_move move;
    int index = 0;

    if (was_done(call)) {
        return aditt_do_look(call);
    }
    if (aditt_check_decision(call) != ADIT_OK) {
        return ADIT_USAGE;
    }
    if (asked == 0 || !aditt_speaks_for(table, call->asker.who, asked)) {
        return aditt_refuse(call, NULL, asked == 0 ? "the game is over" : "it is not your turn");
    }
    if (aditt_find_option(call, &index) != ADIT_OK) {
        return call->err.status;
    }
    aditt_note_move(table->game, index, &move);
    adit_status status = adit_game_decide(table->game, index, &call->err);

    if (status == ADIT_OK) {
        note_done(call);
        status = aditt_tree_add(table, &move, &call->err);
        aditt_changed(table);
        (void)aditt_run_bots(table, 0);
    }
    return status == ADIT_OK ? aditt_do_look(call) : status;
}
