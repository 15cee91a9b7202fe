/* table.c - see table.h. */
#include "tests/support/table.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "engine/match/game.h"
#include "engine/model/fields.h"

static const table_kind *table;
static adit_engine *engine;
static adit_game *match;
static uint64_t seed = 1;

int table_open(const table_kind *kind, const char *mod)
{
    char folder[512];
    const char *const mods[] = {folder};
    const adit_engine_options options = {.game = kind->game,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = mods,
                                         .mod_count = mod != NULL,
                                         .purity = true,
                                         .strict = true};
    adit_err err;

    table = kind;
    snprintf(folder, sizeof folder, "%s/%s", ADIT_TEST_ROOT, mod == NULL ? "" : mod);
    if (adit_engine_open(&options, &engine, &err) != ADIT_OK) {
        print_error("%s\n", err.text);
        return -1;
    }
    return 0;
}

int table_clear(void **state)
{
    (void)state;
    adit_game_free(match);
    match = NULL;
    seed = 1;
    return 0;
}

int table_close(void **state)
{
    (void)table_clear(state);
    adit_engine_close(engine);
    engine = NULL;
    return 0;
}

adit_game *table_match(void)
{
    assert_non_null(match);
    return match;
}

adit_engine *table_engine(void)
{
    return engine;
}

void seed_is(uint64_t value)
{
    seed = value;
}

/* ---- Laying out ---- */

/* Writes the short forms out: "p1.wood" is "player[1].goods.wood". */
static void write_out(const char *name, char out[TABLE_TEXT])
{
    const char *rest = name + 3, *group = "";

    if (table->write_out != NULL && table->write_out(name, out)) {
        return;
    }
    if (name[0] != 'p' || name[1] < '1' || name[1] > '7' || name[2] != '.') {
        snprintf(out, TABLE_TEXT, "%s", name);
        return;
    }
    if (adit_good_find(engine->def->goods, rest) >= 0) {
        group = "goods.";
    } else if (table->group != NULL) {
        group = table->group(rest);
    }
    snprintf(out, TABLE_TEXT, "player[%c].%s%s", name[1], group, rest);
}

void table_add(table_layout *out, const char *setting)
{
    const char *equals = strchr(setting, '=');
    const bool is_rule = strncmp(setting, "rules.", 6) == 0;
    adit_setting *next =
        is_rule ? &out->rules[out->rule_count++] : &out->fields[out->field_count++];
    char name[TABLE_TEXT];

    assert_non_null(equals);
    assert_true(out->used < TABLE_SETTINGS);
    assert_true(strlen(setting) < TABLE_TEXT); /* nothing is cut */
    snprintf(name, sizeof name, "%.*s", (int)(equals - setting), setting);
    if (is_rule) {
        snprintf(out->name[out->used], TABLE_TEXT, "%s", name + 6);
    } else {
        write_out(name, out->name[out->used]);
    }
    snprintf(out->value[out->used], TABLE_TEXT, "%s", equals + 1);
    *next = (adit_setting){out->name[out->used], out->value[out->used]};
    out->used++;
}

void table_addf(table_layout *out, const char *format, ...)
{
    char setting[TABLE_TEXT];
    va_list args;

    va_start(args, format);
    vsnprintf(setting, sizeof setting, format, args);
    va_end(args);
    table_add(out, setting);
}

const char *table_value_of(const char *const *settings, const char *name)
{
    const size_t length = strlen(name);

    for (int i = 0; settings[i] != NULL; i++) {
        if (strncmp(settings[i], name, length) == 0 && settings[i][length] == '=') {
            return settings[i] + length + 1;
        }
    }
    return NULL;
}

static adit_status lay_out(int players, const char *const *settings, adit_err *err)
{
    static table_layout out;

    out.used = 0;
    out.field_count = out.rule_count = 0;
    if (table->begin != NULL) {
        table->begin(&out, players, settings);
    }
    for (int i = 0; settings[i] != NULL; i++) {
        if (table->add_several == NULL || !table->add_several(&out, settings[i])) {
            table_add(&out, settings[i]);
        }
    }
    adit_game_free(match);
    match = NULL;
    return adit_game_new(engine,
                         &(adit_setup){.players = players,
                                       .seed = seed,
                                       .rules = out.rules,
                                       .rule_count = out.rule_count,
                                       .fields = out.fields,
                                       .field_count = out.field_count},
                         &match, err);
}

void table_given(int players, const char *const *settings)
{
    adit_err err;

    assert_ok(lay_out(players, settings, &err), err);
    assert_ok(adit_game_check(match, &err), err);
}

void table_cannot_be_given(int players, const char *reason, const char *const *settings)
{
    adit_err err;

    assert_fails(lay_out(players, settings, &err), ADIT_INPUT, reason, err);
    assert_null(match);
}

/* ---- Playing ---- */

static void print_options(void)
{
    int count = adit_game_option_count(match) + adit_game_anytime_count(match);

    print_error("player %d is asked to %s:\n", adit_game_seat(match), adit_game_prompt(match));
    for (int i = 0; i < count; i++) {
        char text[TABLE_TEXT];
        adit_game_option_text(match, i, text, sizeof text);
        print_error("  %s\n", text);
    }
}

void table_play(const char *const *moves)
{
    adit_err err;

    for (int i = 0; moves[i] != NULL; i++) {
        adit_status status = adit_game_decide_text(table_match(), moves[i], &err);
        if (status != ADIT_OK) {
            print_error("'%s': %s\n", moves[i], err.text);
            print_options();
            fail();
        }
        assert_ok(adit_game_check(match, &err), err);
    }
}

/* ---- Looking at the question ---- */

static void expect_offer(const char *move, bool expected)
{
    if ((adit_game_option_find(table_match(), move) >= 0) != expected) {
        print_error("'%s' is %soffered\n", move, expected ? "not " : "");
        print_options();
        fail();
    }
}

void offers(const char *move)
{
    expect_offer(move, true);
}

void offers_not(const char *move)
{
    expect_offer(move, false);
}

void refuses(const char *move, const char *reason)
{
    uint64_t before = adit_game_hash(table_match());
    adit_err err;

    offers_not(move);
    assert_fails(adit_game_decide_text(match, move, &err), ADIT_ILLEGAL, reason, err);
    assert_true(adit_game_hash(match) == before);
}

bool is_idle(const char *move)
{
    offers(move);
    return adit_game_option_is_idle(match, adit_game_option_find(match, move));
}

int count_options(const char *words)
{
    int found = 0, count = adit_game_option_count(table_match());

    for (int i = 0; i < count; i++) {
        char text[TABLE_TEXT];
        adit_game_option_text(match, i, text, sizeof text);
        found += strncmp(text, words, strlen(words)) == 0;
    }
    return found;
}

static void expect_list(int from, int count, const char *list)
{
    char found[8192] = "";
    size_t length = 0;

    for (int i = 0; i < count; i++) {
        char text[TABLE_TEXT];
        adit_game_option_text(match, from + i, text, sizeof text);
        length += (size_t)snprintf(found + length, sizeof found - length, "%s%s",
                                   i > 0 ? " | " : "", text);
        assert_true(length < sizeof found);
    }
    assert_string_equal(found, list);
}

void options_are(const char *list)
{
    expect_list(0, adit_game_option_count(table_match()), list);
}

void exchanges_are(const char *list)
{
    expect_list(adit_game_option_count(table_match()), adit_game_anytime_count(match), list);
}

void asks(int seat, const char *prompt)
{
    assert_int_equal(adit_game_seat(table_match()), seat);
    assert_contains(adit_game_prompt(match), prompt);
}

/* ---- Looking at the state ---- */

/* Writes the value of the element with this name. */
static bool find_element(const adit_field *row, const char *wanted, adit_buffer *out)
{
    const adit_field_world world = {engine->def, engine->cards};
    const adit_state *state = adit_game_view_tx(table_match())->work;

    for (int seat = 0; seat < (row->per_player ? state->players : 1); seat++) {
        for (int i = 0; i < adit_field_elements(&world, row); i++) {
            char name[512];
            adit_buffer buffer = adit_buffer_on(name, sizeof name);
            adit_field_name(&world, row, seat, i, &buffer);
            if (strcmp(name, wanted) == 0) {
                int64_t value = adit_field_get(engine->def, state, row, seat, i);
                if (!adit_field_word(&world, state, row, value, seat, i, out)) {
                    adit_buffer_add_number(out, value);
                }
                return true;
            }
        }
    }
    return false;
}

void field_is(const char *name, const char *value)
{
    char full[TABLE_TEXT], found[1000];
    adit_buffer out = adit_buffer_on(found, sizeof found);
    const adit_field *row;

    write_out(name, full);
    for (int n = 0; (row = adit_field_row(engine->def, n)) != NULL; n++) {
        if (find_element(row, full, &out)) {
            break;
        }
    }
    if (row == NULL) {
        fail_msg("there is no field %s", full);
    }
    if (strcmp(found, value) != 0) {
        fail_msg("%s is %s, expected %s", full, found, value);
    }
}

typedef struct {
    const char *name;
    char value[TABLE_TEXT];
} search_state;

static void find_seen(void *context, const char *name, bool is_number, int64_t number,
                      const char *word)
{
    search_state *wanted = context;

    if (strcmp(name, wanted->name) != 0) {
        return;
    }
    if (is_number) {
        snprintf(wanted->value, sizeof wanted->value, "%lld", (long long)number);
    } else {
        snprintf(wanted->value, sizeof wanted->value, "%s", word);
    }
}

void seat_sees(int seat, const char *name, const char *value)
{
    char full[TABLE_TEXT];
    search_state wanted = {.name = full, .value = "(there is no such field)"};

    write_out(name, full);
    assert_int_equal(adit_game_state_visit(table_match(), seat, true, find_seen, &wanted), ADIT_OK);
    if (strcmp(wanted.value, value) != 0) {
        fail_msg("player %d sees that %s is %s, expected %s", seat, full, wanted.value, value);
    }
}

/* "1,0,0,0,2,0": all of them. */
static adit_goods goods_in_order(const char *amounts, bool named[ADIT_MAX_GOODS])
{
    const int count = adit_good_count(engine->def->goods);
    adit_goods goods = {{0}};
    char *end = NULL;

    for (int good = 0; good < count; good++) {
        goods.have[good] = (int16_t)strtol(amounts, &end, 10);
        named[good] = true;
        assert_int_equal(*end, good < count - 1 ? ',' : '\0');
        amounts = end + 1;
    }
    return goods;
}

/* "2 wood 1 ore" as goods; `named` says which were named. */
static adit_goods goods_in(const char *words, bool named[ADIT_MAX_GOODS])
{
    const int count = adit_good_count(engine->def->goods);
    adit_goods goods = {{0}};
    char name[32];
    int n, used;

    while (sscanf(words, " %d %31s%n", &n, name, &used) == 2) {
        int good = adit_good_find(engine->def->goods, name);
        assert_in_range(good, 0, count - 1);
        goods.have[good] = (int16_t)n;
        named[good] = true;
        words += used;
    }
    assert_int_equal(words[strspn(words, " ")], '\0');
    return goods;
}

void table_goods_are(int seat, const char *goods, bool all)
{
    bool named[ADIT_MAX_GOODS] = {false};
    const adit_goods expected =
        strchr(goods, ',') != NULL ? goods_in_order(goods, named) : goods_in(goods, named);
    adit_state *state = adit_game_view_tx(table_match())->work;
    const int16_t *have = adit_seat_of(engine->def, state, seat - 1)->goods.have;

    for (int good = 0; good < adit_good_count(engine->def->goods); good++) {
        if ((all || named[good]) && have[good] != expected.have[good]) {
            fail_msg("player %d has %d %s, expected %d", seat, have[good],
                     engine->def->goods[good].name, expected.have[good]);
        }
    }
}

void score_is(int seat, int points)
{
    int total = -1000;

    (void)adit_game_score(table_match(), seat, &total, NULL, 0);
    assert_int_equal(total, points);
}
