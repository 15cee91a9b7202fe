/* look.c - what a seat sees: hello, look, decide. */
#include "bindings/table/internal.h"

#include <stdio.h>
#include <string.h>

#define TEXT_SIZE 2048

/* ---- hello ---- */

/* Notes which fields a word of an option may mean: "c4" means player[1].cell.c4. */
static void index_places(json_t *by_word, const json_t *places)
{
    size_t i;
    json_t *place;

    json_array_foreach(places, i, place)
    {
        const char *field = json_string_value(json_object_get(place, "field"));
        const char *dot = field == NULL ? NULL : strrchr(field, '.');
        json_t *list = dot == NULL ? NULL : json_object_get(by_word, dot + 1);

        if (dot != NULL && list == NULL) {
            list = json_array();
            (void)json_object_set_new(by_word, dot + 1, list);
        }
        if (dot != NULL) {
            (void)json_array_append_new(list, json_string(field));
        }
    }
}

/* The layout is made once for a table. */
static adit_status need_layout(aditt_call *call)
{
    aditt_table *table = call->table;
    adit_text text = {0};
    adit_status status = ADIT_OK;
    size_t i;
    json_t *zone;

    if (table->layout != NULL) {
        return ADIT_OK;
    }
    status = adit_engine_layout(table->engine, table->players, &text, &call->err);
    if (status == ADIT_OK) {
        table->layout = json_loadb(text.data, text.length, 0, NULL);
        table->by_word = json_object();
        json_array_foreach(json_object_get(table->layout, "zones"), i, zone)
        {
            index_places(table->by_word, json_object_get(zone, "places"));
        }
    }
    adit_text_free(&text);
    return status == ADIT_OK && table->layout == NULL
               ? adit_fail(&call->err, ADIT_INTERNAL, "the layout cannot be read")
               : status;
}

static json_t *seats_of(const aditt_table *table)
{
    json_t *seats = json_array();

    for (int seat = 1; seat <= table->players; seat++) {
        json_t *one = json_object();

        aditt_set_number(one, "seat", seat);
        aditt_set_text(one, "name", table->names[seat - 1]);
        aditt_set_text(one, "kind", table->bots.bot[seat - 1] != NULL ? "bot" : "human");
        aditt_set_flag(one, "is_claimed", table->is_claimed[seat - 1]);
        (void)json_array_append_new(seats, one);
    }
    return seats;
}

static json_t *powers_of(const aditt_call *call)
{
    json_t *powers = json_array();

    if (call->asker.who != ADITT_LOOKS_ON) {
        (void)json_array_append_new(powers, json_string("play"));
    }
    if (call->asker.who == ADITT_HOST) {
        (void)json_array_append_new(powers, json_string("host"));
        if (call->table->is_workbench) {
            (void)json_array_append_new(powers, json_string("workbench"));
        }
    }
    return powers;
}

static json_t *mods_of(const aditt_table *table)
{
    json_t *mods = json_array();

    for (int i = 0; i < adit_engine_mod_count(table->engine); i++) {
        const adit_mod_info *mod = adit_engine_mod(table->engine, i);
        json_t *one = json_object();

        aditt_set_text(one, "id", mod->id);
        aditt_set_text(one, "name", mod->name);
        aditt_set_text(one, "version", mod->version);
        (void)json_array_append_new(mods, one);
    }
    return mods;
}

/* The goods are the elements of the field that has them. */
static json_t *goods_of(const aditt_table *table)
{
    json_t *goods = json_array(), *zone, *place;
    size_t i, k;

    json_array_foreach(json_object_get(table->layout, "zones"), i, zone)
    {
        json_array_foreach(json_object_get(zone, "places"), k, place)
        {
            json_t *good = json_object_get(place, "good");

            if (good != NULL && json_integer_value(json_object_get(place, "seat")) == 1) {
                (void)json_array_append_new(goods, json_pack("{s:O}", "id", good));
            }
        }
    }
    return goods;
}

static json_t *kinds_of(const aditt_table *table)
{
    const adit_game_info *info = adit_engine_game(table->engine);
    json_t *kinds = json_array();
    const char *kind;

    for (int i = 0; (kind = adit_game_info_kind(info, i)) != NULL; i++) {
        (void)json_array_append_new(kinds, json_string(kind));
    }
    return kinds;
}

static json_t *limits_of(void)
{
    json_t *limits = json_object();

#define ADD_LIMIT(constant, value, whose, what) aditt_set_number(limits, #constant, value);
    ADITT_LIMIT_MAP(ADD_LIMIT)
#undef ADD_LIMIT
    return limits;
}

adit_status aditt_do_hello(aditt_call *call)
{
    const aditt_table *table = call->table;
    const adit_game_info *info = adit_engine_game(table->engine);
    const adit_status status = need_layout(call);
    json_t *speaks_for = json_array();

    for (int seat = 1; seat <= table->players; seat++) {
        if (aditt_speaks_for(table, call->asker.who, seat) && !aditt_is_bot(table, seat)) {
            (void)json_array_append_new(speaks_for, json_integer(seat));
        }
    }
    aditt_set_text(call->out, "game", info->id);
    aditt_set_text(call->out, "title", info->title);
    aditt_set_number(call->out, "players", table->players);
    aditt_set(call->out, "seats", seats_of(table));
    aditt_set_number(call->out, "you", call->asker.who > 0 ? call->asker.who : 0);
    aditt_set(call->out, "speaks_for", speaks_for);
    aditt_set(call->out, "powers", powers_of(call));
    aditt_set(call->out, "mods", mods_of(table));
    aditt_set(call->out, "layout", json_incref(table->layout));
    aditt_set(call->out, "goods", goods_of(table));
    aditt_set(call->out, "kinds", kinds_of(table));
    aditt_set(call->out, "limits", limits_of());
    aditt_set_number(call->out, "version", (int64_t)table->version);
    return status;
}

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
    json_array_foreach(json_object_get(table->by_word, word), i, name)
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
    adit_game_option_meaning(game, index, text, sizeof text);
    aditt_set_text(out, "effect", text);
    adit_game_option_outlook(game, index, text, sizeof text);
    aditt_set_text(out, "outlook", text);
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

/* ---- look and decide ---- */

adit_status aditt_look_at(aditt_call *call, adit_game *game, int node)
{
    const aditt_table *table = call->table;
    const int eyes = call->asker.eyes;
    const adit_status status = need_layout(call);

    if (status != ADIT_OK) {
        return status;
    }
    aditt_set_number(call->out, "version", (int64_t)table->version);
    aditt_set_number(call->out, "decision", (int64_t)table->question);
    aditt_set_flag(call->out, "over", adit_game_is_over(game));
    aditt_set_number(call->out, "turn", adit_game_turn_number(game));
    aditt_set_number(call->out, "eyes", eyes == ADIT_SPECTATOR ? 0 : eyes);
    aditt_set(call->out, "fields", aditt_fields_of(game, eyes));
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
static adit_status find_option(aditt_call *call, int *index)
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

adit_status aditt_do_decide(aditt_call *call)
{
    aditt_table *table = call->table;
    const int asked = adit_game_seat(table->game);
    char words[TEXT_SIZE];
    int index = 0;

    if (was_done(call)) {
        return aditt_do_look(call);
    }
    if ((uint64_t)aditt_get_number(call, "decision", 0) != table->question) {
        call->is_stale = true;
        return aditt_refuse(call, "decision", "the table has moved on; look again");
    }
    if (asked == 0 || !aditt_speaks_for(table, call->asker.who, asked)) {
        return aditt_refuse(call, NULL, asked == 0 ? "the game is over" : "it is not your turn");
    }
    if (find_option(call, &index) != ADIT_OK) {
        return call->err.status;
    }
    const int turn = adit_game_turn_number(table->game);
    const int log_from = adit_game_log_count(table->game);

    adit_game_option_text(table->game, index, words, sizeof words);
    adit_status status = adit_game_decide(table->game, index, &call->err);

    if (status == ADIT_OK) {
        note_done(call);
        status = aditt_tree_add(table, asked, words, turn, log_from, &call->err);
        aditt_changed(table);
        (void)aditt_run_bots(table, 0);
    }
    return status == ADIT_OK ? aditt_do_look(call) : status;
}
