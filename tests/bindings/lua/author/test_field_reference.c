/* test_field_reference.c - every field of the generated reference can be used as the reference
 * says.
 *
 * The names come from the reference alone (its names, parts, and who sees what), as somebody who
 * writes a card, a bot, a script or a scenario would have them.
 */
#include "tests/support/temp_file.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "bindings/lua/host/view.h"
#include "bindings/lua/read/score_names.h"
#include "engine/match/game.h"

#define PLAYERS 2

typedef struct {
    adit_engine *engine;
    adit_game *game;
    json_t *root;
    adit_text view[PLAYERS + 1]; /* by seat; 0: everything */
    adit_text read_by_cards;     /* Lua: a list of names */
    int names;
} desk;

static void open_desk(desk *d, const char *game)
{
    const adit_engine_options options = {.game = game, .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = PLAYERS, .seed = 1};
    adit_text text = {0};
    json_error_t error;
    adit_err err;

    memset(d, 0, sizeof *d);
    assert_ok(adit_engine_open(&options, &d->engine, &err), err);
    assert_ok(adit_game_new(d->engine, &setup, &d->game, &err), err);
    assert_ok(adit_engine_api(d->engine, ADIT_API_JSON, &text, &err), err);
    d->root = json_loadb(text.data, text.length, JSON_REJECT_DUPLICATES, &error);
    assert_non_null(d->root);
    for (int seat = 0; seat <= PLAYERS; seat++) {
        assert_ok(aditl_fields_collect(d->game, seat, &d->view[seat], &err), err);
    }
    adit_text_free(&text);
}

static void close_desk(desk *d)
{
    for (int seat = 0; seat <= PLAYERS; seat++) {
        adit_text_free(&d->view[seat]);
    }
    adit_text_free(&d->read_by_cards);
    json_decref(d->root);
    adit_game_free(d->game);
    adit_engine_close(d->engine);
}

static json_t *section(const desk *d, const char *key)
{
    json_t *list = json_object_get(d->root, key);

    if (json_array_size(list) == 0) {
        fail_msg("the reference has no section '%s'", key);
    }
    return list;
}

static const char *cell(json_t *row, const char *key)
{
    const char *text = json_string_value(json_object_get(row, key));

    if (text == NULL) {
        fail_msg("the reference has no '%s' for %s", key,
                 json_string_value(json_object_get(row, "name")));
    }
    return text;
}

/* ---- One name ---- */

static void check_views(const desk *d, const char *name, const char *seen_by, int owner)
{
    aditl_field field;

    for (int seat = 1; seat <= PLAYERS; seat++) {
        bool is_seen =
            strcmp(seen_by, "all") == 0 || (strcmp(seen_by, "owner") == 0 && seat == owner);

        if (aditl_fields_find(&d->view[seat], name, &field) != is_seen) {
            fail_msg("'%s' is seen by %s, but seat %d %s", name, seen_by, seat,
                     is_seen ? "does not see it" : "sees it");
        }
    }
    if (!aditl_fields_find(&d->view[0], name, &field)) {
        fail_msg("'%s' is not in the view of everything, which expect and scripts read", name);
    }
}

/* Sets the field to the value that it has. */
static void check_setting(const desk *d, const char *name, bool can_be_set)
{
    const adit_field_world world = {d->engine->def, d->engine->cards};
    static unsigned char bytes[ADIT_MAX_STATE];
    adit_state *copy = (adit_state *)(void *)bytes;
    char value[ADIT_FIELD_WORD_MAX];
    aditl_field field;
    adit_err err;

    memcpy(copy, adit_game_view_tx(d->game)->work, adit_state_size(d->engine->def, PLAYERS));
    assert_true(aditl_fields_find(&d->view[0], name, &field));
    if (field.is_number) {
        snprintf(value, sizeof value, "%lld", (long long)field.number);
    } else {
        snprintf(value, sizeof value, "%s", field.word);
    }
    adit_status status = adit_fields_set(&world, copy, name, value, &err);
    if ((status == ADIT_OK) != can_be_set) {
        fail_msg("'%s' %s be set according to the reference: %s", name,
                 can_be_set ? "can" : "cannot", status == ADIT_OK ? "it was" : err.text);
    }
}

static void check_name(desk *d, json_t *row, const char *name, int owner)
{
    const char *seen_by = cell(row, "seen_by");
    char scratch[ADIT_FIELD_WORD_MAX];
    adit_field_value value;
    adit_err err;

    d->names++;
    check_views(d, name, seen_by, owner);
    check_setting(d, name, json_is_true(json_object_get(row, "can_be_set")));
    assert_ok(adit_game_field(d->game, 0, name, scratch, &value, &err), err); /* get, expect */
    if (strcmp(seen_by, "all") == 0) {
        adit_text_addf(&d->read_by_cards, "\"%s\",\n", name);
    } else {
        assert_fails(adit_field_read(d->engine->names, adit_game_view_tx(d->game)->work,
                                     ADIT_NOBODY, name, scratch, &value, &err),
                     ADIT_INPUT, "hidden", err);
    }
}

/* ---- Parts ---- */

static void check_part(desk *d, json_t *row, const char *part)
{
    bool per_player = json_is_true(json_object_get(row, "per_player"));
    char name[300];

    for (int player = 1; player <= (per_player ? PLAYERS : 1); player++) {
        adit_buffer out = adit_buffer_on(name, sizeof name);

        if (per_player) {
            adit_buffer_addf(&out, "player[%d].", player);
        }
        adit_buffer_addf(&out, "%s%s%s", cell(row, "name"), part[0] != '\0' ? "." : "", part);
        check_name(d, row, name, player);
    }
}

static void check_section(desk *d, json_t *row, const char *key)
{
    json_t *part;
    size_t i;

    json_array_foreach(section(d, key), i, part)
    {
        check_part(d, row, cell(part, "name"));
    }
}

static void check_cards(desk *d, json_t *row, const char *kind)
{
    for (int i = 0; i < adit_engine_card_count(d->engine); i++) {
        adit_card_info info;

        assert_int_equal(adit_engine_card(d->engine, i, &info), ADIT_OK);
        if (strcmp(info.kind, kind) == 0) {
            check_part(d, row, info.id);
        }
    }
}

static void check_list(desk *d, json_t *row, const char *parts)
{
    char list[2048], *rest = NULL;

    snprintf(list, sizeof list, "%s", parts);
    for (char *part = strtok_r(list, ", ", &rest); part != NULL;
         part = strtok_r(NULL, ", ", &rest)) {
        check_part(d, row, part);
    }
}

/* A field that only cards of a mod bring has no elements here. */
static bool is_absent(const desk *d, const char *name)
{
    for (int i = 0; i < adit_engine_field_count(d->engine); i++) {
        adit_field_info info;

        assert_int_equal(adit_engine_field(d->engine, i, &info), ADIT_OK);
        if (strcmp(info.name, name) == 0) {
            return info.count == 0;
        }
    }
    return false;
}

static void check_field(desk *d, json_t *row)
{
    static const char of_kind[] = "each card of the kind ";
    const char *parts = cell(row, "parts");
    int before = d->names, last = 0;
    int owners = json_is_true(json_object_get(row, "per_player")) ? PLAYERS : 1;

    if (strcmp(parts, "each good") == 0) {
        check_section(d, row, "goods");
    } else if (strcmp(parts, "each rule parameter") == 0) {
        check_section(d, row, "rules");
    } else if (strncmp(parts, of_kind, strlen(of_kind)) == 0) {
        check_cards(d, row, parts + strlen(of_kind));
    } else if (sscanf(parts, "1 to %d", &last) == 1) {
        for (int i = 1; i <= last; i++) {
            char number[16];

            snprintf(number, sizeof number, "%d", i);
            check_part(d, row, number);
        }
    } else if (strncmp(parts, "each counter of a card", 22) != 0) {
        if (parts[0] == '\0') {
            check_part(d, row, "");
        } else {
            check_list(d, row, parts);
        }
    }
    if (d->names - before != owners * json_integer_value(json_object_get(row, "count"))) {
        fail_msg("%s: the reference says %lld parts, but %d were found", cell(row, "name"),
                 json_integer_value(json_object_get(row, "count")), (d->names - before) / owners);
    }
}

/* ---- Cards ---- */

/* The goal of a scenario is a function of a card: it reads all that everybody may see. */
static void read_with_cards(desk *d, const char *game)
{
    adit_text text = {0};
    const char *mods[4] = {NULL};
    adit_engine_options options = {.game = game, .cards = ADIT_TEST_ROOT "/cards", .mods = mods};
    adit_setup setup = {.seed = 1};
    adit_scenario *scenario;
    bool reached = false;
    char why[100];
    adit_err err;

    adit_text_add(&text, "local names = {\n");
    adit_text_add(&text, d->read_by_cards.data);
    adit_text_addf(&text,
                   "}\nreturn scenario { game = '%s', players = %d, seed = 1,\n"
                   "goal = function(g)\nlocal n = 0\nfor _, name in ipairs(names) do\n"
                   "if g:read(name) ~= nil then n = n + 1 end\nend\nreturn n .. ' read' end }\n",
                   game, PLAYERS);
    assert_ok(adit_scenario_read(temp_file("reads.lua", text.data), &scenario, &err), err);
    options.mod_count = adit_scenario_mods(scenario, mods, 0, 4);
    adit_game_free(d->game);
    adit_engine_close(d->engine);
    assert_ok(adit_engine_open(&options, &d->engine, &err), err);
    adit_scenario_apply(scenario, false, &setup);
    assert_ok(adit_game_new(d->engine, &setup, &d->game, &err), err);
    assert_ok(adit_scenario_reached(scenario, d->game, &reached, why, sizeof why, &err), err);
    assert_contains(why, " read");
    print_message("%s: %d names, of which cards %s\n", game, d->names, why);
    adit_scenario_free(scenario);
    adit_text_free(&text);
}

static void every_field_of_the_reference_is_used_as_it_says(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        json_t *row;
        size_t k;
        desk d;

        open_desk(&d, adit_game_info_at(i)->id);
        json_array_foreach(section(&d, "fields"), k, row)
        {
            if (!is_absent(&d, cell(row, "name"))) {
                check_field(&d, row);
            }
        }
        read_with_cards(&d, adit_game_info_at(i)->id);
        close_desk(&d);
    }
}

/* ---- Score ---- */

/* Whether the reference has the name of the line: it is the name, or begins with it. */
static bool is_listed(const desk *d, const char *line)
{
    json_t *row;
    size_t i;

    json_array_foreach(section(d, "score_lines"), i, row)
    {
        size_t length = strlen(cell(row, "name"));

        if (strncmp(line, cell(row, "name"), length) == 0 &&
            (line[length] == '\0' || line[length] == ' ')) {
            return true;
        }
    }
    return adit_cards_find(d->engine->cards, line) != ADIT_NO_CARD;
}

static void check_score_lines(desk *d)
{
    adit_score_line lines[128];
    adit_err err;

    for (int i = 0; i < 3000 && !adit_game_is_over(d->game); i++) {
        int options = adit_game_option_count(d->game);

        assert_ok(adit_game_decide(d->game, i * 7 % options, &err), err);
        for (int seat = 1; i % 20 == 0 && seat <= PLAYERS; seat++) {
            int total, count = adit_game_score(d->game, seat, &total, lines, 128);

            for (int k = 0; k < count; k++) {
                if (!is_listed(d, lines[k].source)) {
                    fail_msg("'%s' of the score is not in the reference", lines[k].source);
                }
            }
        }
    }
}

static void the_reference_names_every_line_of_the_score(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        json_t *row;
        size_t k;
        desk d;

        open_desk(&d, adit_game_info_at(i)->id);
        json_array_foreach(section(&d, "score_lines"), k, row)
        {
            if (!aditl_score_knows(d.engine, cell(row, "name"))) {
                fail_msg("'%s' is in the reference, but in no score", cell(row, "name"));
            }
        }
        for (k = 0; d.engine->def->score_words != NULL && d.engine->def->score_words[k].name; k++) {
            assert_true(is_listed(&d, d.engine->def->score_words[k].name));
        }
        check_score_lines(&d);
        close_desk(&d);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_field_of_the_reference_is_used_as_it_says),
        ADIT_TEST(the_reference_names_every_line_of_the_score),
    };

    return ADIT_RUN(tests);
}
