/* start.c - how a match begins: a new one, and the editor of start positions.
 *
 * What the host edits is kept beside the match on the table: a number of players, a seed, rules and
 * fields that are set, all that a scenario file says. A position is never changed in place, so it
 * is always one that the engine has set up and checked.
 */
#include "bindings/table/files.h"
#include "bindings/table/requests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/disk/file_below.h"

/* ---- Settings ---- */

typedef struct {
    adit_setting *rule, *field;
    char (*numbers)[24]; /* of values that are numbers */
    size_t rules, fields, number_count;
    adit_setup setup;
} start_settings;

static const char *value_text(start_settings *s, const json_t *value)
{
    if (json_is_string(value)) {
        return json_string_value(value);
    }
    char *text = s->numbers[s->number_count++];

    snprintf(text, sizeof s->numbers[0], "%lld",
             json_is_boolean(value) ? (long long)json_is_true(value)
                                    : (long long)json_integer_value(value));
    return text;
}

static void take_settings(start_settings *s, json_t *table, adit_setting *out, size_t *count)
{
    const char *name;
    json_t *value;

    json_object_foreach(table, name, value)
    {
        out[(*count)++] = (adit_setting){name, value_text(s, value)};
    }
}

static void free_settings(start_settings *s)
{
    adit_free(s->rule);
    adit_free(s->field);
    adit_free(s->numbers);
}

/* The texts stay the draft's. */
static adit_status read_settings(json_t *draft, start_settings *s, adit_err *err)
{
    json_t *rules = json_object_get(draft, "rules"), *set = json_object_get(draft, "set");
    const size_t count = json_object_size(rules) + json_object_size(set);

    s->rule = adit_alloc((json_object_size(rules) + 1) * sizeof *s->rule);
    s->field = adit_alloc((json_object_size(set) + 1) * sizeof *s->field);
    s->numbers = adit_alloc((count + 1) * sizeof *s->numbers);
    if (s->rule == NULL || s->field == NULL || s->numbers == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory");
    }
    take_settings(s, rules, s->rule, &s->rules);
    take_settings(s, set, s->field, &s->fields);
    s->setup = (adit_setup){.players = (int)json_integer_value(json_object_get(draft, "players")),
                            .seed = (uint64_t)json_integer_value(json_object_get(draft, "seed")),
                            .rules = s->rule,
                            .rule_count = s->rules,
                            .fields = s->field,
                            .field_count = s->fields};
    return ADIT_OK;
}

static adit_status start_game(aditt_table *table, json_t *draft, adit_game **game, adit_err *err)
{
    start_settings s = {0};
    adit_status status = read_settings(draft, &s, err);

    *game = NULL;
    if (status == ADIT_OK) {
        status = adit_game_new(table->engine, &s.setup, game, err);
    }
    free_settings(&s);
    return status;
}

/* ---- The draft ---- */

static adit_status need_draft(aditt_call *call)
{
    aditt_table *table = call->table;

    if (table->draft == NULL) {
        table->draft =
            json_pack("{s:i,s:I,s:{},s:{}}", "players", table->players, "seed",
                      (json_int_t)(adit_game_seed(table->game) & INT64_MAX), "rules", "set");
    }
    return table->draft == NULL ? adit_fail(&call->err, ADIT_NOMEM, "out of memory") : ADIT_OK;
}

static bool is_setting(const json_t *value)
{
    return json_is_integer(value) || json_is_boolean(value) ||
           (json_is_string(value) && json_string_length(value) <= ADITT_MAX_FIELD);
}

/* Takes over the changes of `what`; null takes one back. */
static adit_status merge_settings(aditt_call *call, json_t *draft, const char *what)
{
    json_t *changes = json_object_get(call->in, what), *own = json_object_get(draft, what), *value;
    const char *name;

    json_object_foreach(changes, name, value)
    {
        if (json_is_null(value)) {
            (void)json_object_del(own, name);
        } else if (!is_setting(value) || strlen(name) > ADITT_MAX_FIELD) {
            return aditt_refuse(call, what, "%s: expected numbers, words, true or false", what);
        } else {
            (void)json_object_set(own, name, value);
        }
    }
    return json_object_size(own) > ADITT_MAX_SETTINGS
               ? aditt_refuse(call, what, "%s: more than %d fields", what, ADITT_MAX_SETTINGS)
               : ADIT_OK;
}

static adit_status merge_draft(aditt_call *call, json_t *draft)
{
    static const char *const plain[] = {"players", "seed",  "seats",  "title",  "text", "goal",
                                        "seat",    "limit", "chance", "others", NULL};
    adit_status status = merge_settings(call, draft, "set");

    for (int i = 0; plain[i] != NULL; i++) {
        json_t *value =
            json_object_get(call->in, strcmp(plain[i], "seat") == 0 ? "goal_seat" : plain[i]);

        if (value != NULL) {
            (void)json_object_set(draft, plain[i], value);
        }
    }
    return status == ADIT_OK ? merge_settings(call, draft, "rules") : status;
}

/* Each line of the message is a reason; it begins with the field it is about. */
static json_t *problems_of(const char *text)
{
    json_t *problems = json_array();

    while (*text != '\0') {
        const size_t length = strcspn(text, "\n");
        const char *colon = memchr(text, ':', length);
        char line[1024], field[ADITT_MAX_FIELD + 1] = "";
        json_t *one = json_object();

        snprintf(line, sizeof line, "%.*s", (int)length, text);
        if (colon != NULL && memchr(text, ' ', (size_t)(colon - text)) == NULL) {
            snprintf(field, sizeof field, "%.*s", (int)(colon - text), text);
        }
        aditt_set_text(one, "field", field);
        aditt_set_text(one, "text", line);
        (void)json_array_append_new(problems, one);
        text += length + (text[length] == '\n');
    }
    return problems;
}

static adit_status show_draft(aditt_call *call)
{
    adit_game *game = NULL;
    const adit_status status = start_game(call->table, call->table->draft, &game, &call->err);

    aditt_set(call->out, "draft", json_deep_copy(call->table->draft));
    aditt_set(call->out, "problems",
              status == ADIT_OK ? json_array() : problems_of(call->err.text));
    aditt_set(call->out, "fields", status == ADIT_OK ? aditt_fields_of(game, 0) : NULL);
    if (status == ADIT_OK) {
        aditt_set_number(call->out, "asked", adit_game_seat(game));
        aditt_set_text(call->out, "prompt", adit_game_prompt(game));
    }
    adit_game_free(game);
    return status == ADIT_NOMEM ? status : ADIT_OK;
}

adit_status aditt_do_edit(aditt_call *call)
{
    aditt_table *table = call->table;
    json_t *changed;
    adit_status status;

    if (aditt_get_flag(call, "clear")) {
        json_decref(table->draft);
        table->draft = NULL;
    }
    status = need_draft(call);
    if (status != ADIT_OK) {
        return status;
    }
    changed = json_deep_copy(table->draft);
    status = merge_draft(call, changed);
    if (status != ADIT_OK) {
        json_decref(changed);
        return status;
    }
    json_decref(table->draft);
    table->draft = changed;
    return show_draft(call);
}

/* ---- A scenario file ---- */

enum { WIDTH = 7 }; /* of the names of a file, so that what they are set to stands in a column */

/* A name as it may stand in a table: plain words need no brackets. `width`: at least this many
 * columns. */
static void add_name(adit_text *out, const char *name, size_t width)
{
    const size_t start = out->length;
    const size_t plain =
        strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");

    if (name[0] != '\0' && name[plain] == '\0' && (name[0] < '0' || name[0] > '9')) {
        adit_text_add(out, name);
    } else {
        adit_text_add(out, "[");
        aditt_add_lua_text(out, name);
        adit_text_add(out, "]");
    }
    while (out->length < start + width) {
        adit_text_add_char(out, ' ');
        if (out->failed) {
            return;
        }
    }
    adit_text_add(out, " = ");
}

/* The longest name of the settings, as it is written. */
static size_t width_of(json_t *settings)
{
    const char *name;
    json_t *value;
    size_t longest = 0;

    json_object_foreach(settings, name, value)
    {
        adit_text text = {0};

        add_name(&text, name, 0);
        longest = text.length > longest ? text.length : longest;
        adit_text_free(&text);
    }
    return longest > 3 ? longest - 3 : 0; /* without " = " */
}

void aditt_add_lua_text(adit_text *out, const char *text)
{
    adit_text_add_char(out, '"');
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\') {
            adit_text_add_char(out, '\\');
            adit_text_add_char(out, *text);
        } else if (*text == '\n') {
            adit_text_add(out, "\\n");
        } else {
            adit_text_add_char(out, (unsigned char)*text < ' ' ? ' ' : *text);
        }
    }
    adit_text_add_char(out, '"');
}

/* A value of JSON as Lua, on one line. */
static void add_value(adit_text *out, json_t *value)
{
    const char *name;
    json_t *inner;
    size_t i;
    bool is_first = true;

    if (json_is_string(value)) {
        aditt_add_lua_text(out, json_string_value(value));
    } else if (json_is_integer(value)) {
        adit_text_add_number(out, json_integer_value(value));
    } else if (json_is_array(value)) {
        adit_text_add(out, "{ ");
        json_array_foreach(value, i, inner)
        {
            adit_text_add(out, i > 0 ? ", " : "");
            add_value(out, inner);
        }
        adit_text_add(out, " }");
    } else if (json_is_object(value)) {
        adit_text_add(out, "{ ");
        /* `field` comes first and without a name: { "player[1].points", at_least = 20 } */
        if (json_object_get(value, "field") != NULL) {
            add_value(out, json_object_get(value, "field"));
            is_first = false;
        }
        json_object_foreach(value, name, inner)
        {
            if (strcmp(name, "field") != 0) {
                adit_text_add(out, is_first ? "" : ", ");
                add_name(out, name, 0);
                add_value(out, inner);
                is_first = false;
            }
        }
        adit_text_add(out, " }");
    } else {
        adit_text_add(out, json_is_true(value) ? "true" : "false");
    }
}

static void add_entry(adit_text *out, json_t *draft, const char *name)
{
    json_t *value = json_object_get(draft, name);

    if (value != NULL && !json_is_null(value)) {
        adit_text_add(out, "  ");
        add_name(out, name, WIDTH);
        add_value(out, value);
        adit_text_add(out, ",\n");
    }
}

/* Settings, a line each if there are several. */
static void add_settings(adit_text *out, json_t *draft, const char *name)
{
    json_t *settings = json_object_get(draft, name), *value;
    const char *field;

    if (json_object_size(settings) == 0) {
        return;
    }
    adit_text_add(out, json_object_size(settings) == 1 ? "  " : "\n  ");
    add_name(out, name, json_object_size(settings) == 1 ? WIDTH : 0);
    if (json_object_size(settings) == 1) {
        add_value(out, settings);
        adit_text_add(out, ",\n");
        return;
    }
    const size_t width = width_of(settings);

    adit_text_add(out, "{\n");
    json_object_foreach(settings, field, value)
    {
        adit_text_add(out, "    ");
        add_name(out, field, width);
        add_value(out, value);
        adit_text_add(out, ",\n");
    }
    adit_text_add(out, "  },\n");
}

/* Mods are named by their ids: where they lie is the business of who plays it. */
static void add_mods(adit_text *out, const aditt_table *table)
{
    if (adit_engine_mod_count(table->engine) > 1) {
        adit_text_add(out, "  mods    = { ");
        for (int i = 1; i < adit_engine_mod_count(table->engine); i++) {
            adit_text_add(out, i > 1 ? ", " : "");
            aditt_add_lua_text(out, adit_engine_mod(table->engine, i)->id);
        }
        adit_text_add(out, " },\n");
    }
}

/* The title as a comment; whatever else it holds, it is one line. */
static void add_heading(adit_text *out, json_t *draft)
{
    const char *title = json_string_value(json_object_get(draft, "title"));

    if (title != NULL && title[0] != '\0') {
        adit_text_add(out, "-- ");
        for (; *title != '\0'; title++) {
            adit_text_add_char(out, (unsigned char)*title < ' ' ? ' ' : *title);
        }
        adit_text_add(out, "\n");
    }
}

static void write_scenario(const aditt_table *table, json_t *draft, adit_text *out)
{
    static const char *const first[] = {"title", "text", "players", "seats", "seed", NULL};
    static const char *const last[] = {"goal", "seat", "limit", "chance", "others", NULL};

    add_heading(out, draft);
    adit_text_add(out, "return scenario {\n  game    = ");
    aditt_add_lua_text(out, adit_engine_game(table->engine)->id);
    adit_text_add(out, ",\n");
    for (int i = 0; first[i] != NULL; i++) {
        add_entry(out, draft, first[i]);
    }
    add_mods(out, table);
    add_settings(out, draft, "rules");
    add_settings(out, draft, "set");
    for (int i = 0; last[i] != NULL; i++) {
        add_entry(out, draft, last[i]);
    }
    adit_text_add(out, "}\n");
}

/* A file that would not start is not written. */
adit_status aditt_do_scenario_save(aditt_call *call)
{
    aditt_table *table = call->table;
    adit_game *game = NULL;
    adit_text text = {0};
    char name[ADITT_NAME_SIZE] = "";
    adit_status status = need_draft(call);

    if (status == ADIT_OK) {
        status = aditt_file_name(call, ".lua", name, sizeof name);
    }
    if (status == ADIT_OK) {
        status = start_game(table, table->draft, &game, &call->err);
    }
    if (status == ADIT_OK) {
        adit_game_free(game);
        write_scenario(table, table->draft, &text);
        status = adit_text_status(&text, &call->err);
    }
    if (status == ADIT_OK) {
        status = adit_file_write_below(table->folder, name, text.data, text.length, &call->err);
    }
    if (status == ADIT_OK) {
        char path[sizeof table->folder_name + sizeof name + 1];

        snprintf(path, sizeof path, "%s/%s", table->folder_name, name);
        aditt_set_text(call->out, "name", name);
        aditt_set_text(call->out, "path", path);
        aditt_set_text(call->out, "text", text.data);
    }
    adit_text_free(&text);
    return status;
}

/* ---- A new match ---- */

/* Who plays: people and built-in bots alone, since a page must not name files. */
static adit_status make_bots(aditt_call *call, int players, uint64_t seed, adit_table *bots,
                             char names[][ADITT_MAX_NAME + 1])
{
    json_t *seats = json_object_get(call->in, "seats");
    adit_status status = ADIT_OK;

    if (seats != NULL && (int)json_array_size(seats) != players) {
        return aditt_refuse(call, "seats", "seats: expected %d names", players);
    }
    for (int seat = 1; seat <= players && status == ADIT_OK; seat++) {
        const char *name = seats == NULL
                               ? (seat == 1 ? "human" : "greedy")
                               : json_string_value(json_array_get(seats, (size_t)seat - 1));

        if (name == NULL || strlen(name) > ADITT_MAX_NAME) {
            return aditt_refuse(call, "seats", "seats: expected names of players");
        }
        snprintf(names[seat - 1], ADITT_MAX_NAME + 1, "%s", name);
        if (strcmp(name, "human") != 0) {
            status = adit_builtin_bot_new(call->table->engine, name, seat, seed,
                                          &bots->bot[seat - 1], &call->err);
        }
    }
    return status;
}

static adit_status note_seats(adit_game *game, char names[][ADITT_MAX_NAME + 1], adit_err *err)
{
    char joined[256];
    adit_buffer buffer = adit_buffer_on(joined, sizeof joined);

    for (int seat = 0; seat < adit_game_players(game); seat++) {
        adit_buffer_add(&buffer, seat > 0 ? "," : "");
        adit_buffer_add(&buffer, names[seat]);
    }
    return adit_game_set_seats(game, joined, err);
}

/* What the new match is: the draft of the editor, or what the request says. The caller owns it. */
static json_t *start_of(aditt_call *call)
{
    const aditt_table *table = call->table;
    json_t *start = aditt_get_flag(call, "edited") && table->draft != NULL
                        ? json_deep_copy(table->draft)
                        : json_pack("{s:i,s:{},s:{}}", "players", table->players, "rules", "set");

    if (aditt_has(call, "players")) {
        (void)json_object_set(start, "players", json_object_get(call->in, "players"));
    }
    if (aditt_has(call, "seed")) {
        (void)json_object_set(start, "seed", json_object_get(call->in, "seed"));
    } else if (json_object_get(start, "seed") == NULL) {
        aditt_set_number(start, "seed", aditt_random_seed());
    }
    if (json_is_object(json_object_get(call->in, "rules"))) {
        (void)json_object_set(start, "rules", json_object_get(call->in, "rules"));
    }
    return start;
}

/* Seats the players at a match that has been set up, and puts it on the table; takes the game. */
static adit_status put_match(aditt_call *call, adit_game *game)
{
    char names[ADIT_MAX_SEATS][ADITT_MAX_NAME + 1];
    aditt_table *table = call->table;
    adit_table bots = {0};
    adit_status status =
        make_bots(call, adit_game_players(game), adit_game_seed(game), &bots, names);

    if (status == ADIT_OK) {
        status = note_seats(game, names, &call->err);
    }
    if (status != ADIT_OK) {
        adit_table_clear(&bots);
        adit_game_free(game);
        return status;
    }
    status = aditt_put_game(table, NULL, game, &call->err);
    if (status != ADIT_OK) {
        adit_table_clear(&bots);
        return status;
    }
    status = aditt_seat_players(table, &bots, names, &call->err);
    (void)aditt_run_bots(table, 0);
    if (status != ADIT_OK) {
        return status;
    }
    call->asker.eyes = aditt_default_eyes(table, call->asker.who);
    return aditt_do_look(call);
}

adit_status aditt_do_new(aditt_call *call)
{
    json_t *start = start_of(call);
    adit_game *game = NULL;
    const adit_status status = start_game(call->table, start, &game, &call->err);

    json_decref(start);
    return status == ADIT_OK ? put_match(call, game) : status;
}

adit_status aditt_do_try(aditt_call *call)
{
    adit_game *game = NULL;
    const adit_status status = adit_engine_try_card(
        call->table->engine, aditt_get_text(call, "card", ""), &game, &call->err);

    return status == ADIT_OK ? put_match(call, game) : status;
}
