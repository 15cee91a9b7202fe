/* cf_table.c - see cf_table.h. */
#include "tests/support/cf_table.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_SETTINGS = 200, MAX_TEXT = 200, MAX_MOVES = 2000 };

static adit_engine *engine;
static adit_game *match;

static int open_engine(const char *const *mods, size_t mod_count)
{
    const adit_engine_options options = {.game = "cave_farmers",
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = mods,
                                         .mod_count = mod_count,
                                         .purity = true,
                                         .strict = true};
    adit_err err;

    if (adit_engine_open(&options, &engine, &err) != ADIT_OK) {
        print_error("%s\n", err.text);
        return -1;
    }
    return 0;
}

int cft_open(void **state)
{
    (void)state;
    return open_engine(NULL, 0);
}

int cft_open_with(const char *mod)
{
    char folder[512];

    snprintf(folder, sizeof folder, "%s/%s", ADIT_TEST_ROOT, mod);
    return open_engine((const char *const[]){folder}, 1);
}

int cft_clear(void **state)
{
    (void)state;
    adit_game_free(match);
    match = NULL;
    return 0;
}

int cft_close(void **state)
{
    (void)cft_clear(state);
    adit_engine_close(engine);
    engine = NULL;
    return 0;
}

adit_game *cft_match(void)
{
    assert_non_null(match);
    return match;
}

adit_engine *cft_engine(void)
{
    return engine;
}

cf_state *cft_now(void)
{
    return (cf_state *)adit_game_look(cft_match())->work;
}

/* ---- Laying out ---------------------------------------------------------------------------- */

/* The texts that the settings of a match point to. */
typedef struct {
    adit_setting fields[MAX_SETTINGS], rules[MAX_SETTINGS];
    size_t field_count, rule_count;
    char name[MAX_SETTINGS][MAX_TEXT], value[MAX_SETTINGS][MAX_TEXT];
    int used;
} layout;

static bool is_spot(const char *name)
{
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (strcmp(name, cf_spot_names[spot]) == 0) {
            return true;
        }
    }
    return false;
}

/* Writes the short forms out: "p1.wood" is "player[1].goods.wood". */
static void write_out(const char *name, char *out)
{
    if (name[0] != 'p' || name[1] < '1' || name[1] > '7' || name[2] != '.') {
        snprintf(out, MAX_TEXT, "%s", name);
        return;
    }
    const char *rest = name + 3;
    const char *group = "";
    if (adit_good_find(engine->def->goods, rest) >= 0) {
        group = "goods.";
    } else if (is_spot(rest)) {
        group = "ground.";
    }
    snprintf(out, MAX_TEXT, "player[%c].%s%s", name[1], group, rest);
}

static void add_setting(layout *out, const char *setting)
{
    const char *equals = strchr(setting, '=');
    char name[MAX_TEXT];
    bool is_rule = strncmp(setting, "rules.", 6) == 0;
    adit_setting *next =
        is_rule ? &out->rules[out->rule_count++] : &out->fields[out->field_count++];

    assert_non_null(equals);
    assert_true(out->used < MAX_SETTINGS);
    snprintf(name, sizeof name, "%.*s", (int)(equals - setting), setting);
    if (is_rule) {
        snprintf(out->name[out->used], MAX_TEXT, "%s", name + 6);
    } else {
        write_out(name, out->name[out->used]);
    }
    snprintf(out->value[out->used], MAX_TEXT, "%s", equals + 1);
    *next = (adit_setting){out->name[out->used], out->value[out->used]};
    out->used++;
}

static adit_status lay_out(int players, const char *const *settings, adit_err *err)
{
    static layout out;

    out.used = 0;
    out.field_count = out.rule_count = 0;
    add_setting(&out, "rules.starting_player=1");
    for (int i = 0; settings[i] != NULL; i++) {
        add_setting(&out, settings[i]);
    }
    adit_game_free(match);
    match = NULL;
    return adit_game_new(engine,
                         &(adit_match){.players = players,
                                       .seed = 1,
                                       .rules = out.rules,
                                       .rule_count = out.rule_count,
                                       .fields = out.fields,
                                       .field_count = out.field_count},
                         &match, err);
}

void cft_given(int players, const char *const *settings)
{
    adit_err err;

    assert_ok(lay_out(players, settings, &err), err);
    assert_ok(adit_game_check(match, &err), err);
}

void cft_cannot_be_given(int players, const char *reason, const char *const *settings)
{
    adit_err err;

    assert_fails(lay_out(players, settings, &err), ADIT_INPUT, reason, err);
    assert_null(match);
}

/* ---- Playing ------------------------------------------------------------------------------- */

static void print_options(void)
{
    int count = adit_game_option_count(match) + adit_game_anytime_count(match);

    print_error("player %d is asked to %s:\n", adit_game_seat(match), adit_game_prompt(match));
    for (int i = 0; i < count; i++) {
        char text[MAX_TEXT];
        adit_game_option_text(match, i, text, sizeof text);
        print_error("  %s\n", text);
    }
}

void cft_play(const char *const *moves)
{
    adit_err err;

    for (int i = 0; moves[i] != NULL; i++) {
        adit_status status = adit_game_decide_text(cft_match(), moves[i], &err);
        if (status != ADIT_OK) {
            print_error("'%s': %s\n", moves[i], err.text);
            print_options();
            fail();
        }
        assert_ok(adit_game_check(match, &err), err);
    }
}

void cft_play_to_phase(int phase)
{
    adit_err err;

    for (int i = 0; cft_now()->phase != phase; i++) {
        assert_true(i < MAX_MOVES && !adit_game_is_over(match));
        assert_ok(adit_game_decide(match, 0, &err), err);
    }
}

/* ---- Looking at the question ----------------------------------------------------------------- */

void cft_refuses(const char *move, const char *reason)
{
    uint64_t before = adit_game_hash(cft_match());
    adit_err err;

    cft_offers(move, false);
    assert_fails(adit_game_decide_text(match, move, &err), ADIT_ILLEGAL, reason, err);
    assert_true(adit_game_hash(match) == before);
}

void cft_offers(const char *move, bool expected)
{
    if ((adit_game_option_find(cft_match(), move) >= 0) != expected) {
        print_error("'%s' is %soffered\n", move, expected ? "not " : "");
        print_options();
        fail();
    }
}

int cft_count_options(const char *words)
{
    int found = 0, count = adit_game_option_count(cft_match());

    for (int i = 0; i < count; i++) {
        char text[MAX_TEXT];
        adit_game_option_text(match, i, text, sizeof text);
        found += strncmp(text, words, strlen(words)) == 0;
    }
    return found;
}

void cft_options_are(const char *list)
{
    char found[8192] = "";
    size_t length = 0;
    int count = adit_game_option_count(cft_match());

    for (int i = 0; i < count; i++) {
        char text[MAX_TEXT];
        adit_game_option_text(match, i, text, sizeof text);
        length += (size_t)snprintf(found + length, sizeof found - length, "%s%s",
                                   i > 0 ? " | " : "", text);
        assert_true(length < sizeof found);
    }
    assert_string_equal(found, list);
}

void cft_asks(int seat, const char *prompt)
{
    assert_int_equal(adit_game_seat(cft_match()), seat);
    assert_contains(adit_game_prompt(match), prompt);
}

/* ---- Looking at the state -------------------------------------------------------------------- */

typedef struct {
    const char *name;
    char value[MAX_TEXT];
} search;

static void find_field(void *context, const char *name, bool is_number, int64_t number,
                       const char *word)
{
    search *wanted = context;

    if (strcmp(name, wanted->name) != 0) {
        return;
    }
    if (is_number) {
        snprintf(wanted->value, sizeof wanted->value, "%lld", (long long)number);
    } else {
        snprintf(wanted->value, sizeof wanted->value, "%s", word);
    }
}

void cft_field_is(const char *name, const char *value)
{
    char full[MAX_TEXT];
    search wanted = {.name = full, .value = "(there is no such field)"};

    write_out(name, full);
    assert_int_equal(adit_game_state_visit(cft_match(), 0, true, find_field, &wanted), ADIT_OK);
    if (strcmp(wanted.value, value) != 0) {
        fail_msg("%s is %s, expected %s", full, wanted.value, value);
    }
}

/* "2 wood 1 ore" as goods; `named` says which were named. */
static adit_goods goods_in(const char *words, bool named[CF_GOODS])
{
    adit_goods goods = {{0}};
    char name[32];
    int n, used;

    while (sscanf(words, " %d %31s%n", &n, name, &used) == 2) {
        int good = adit_good_find(engine->def->goods, name);
        assert_in_range(good, 0, CF_GOODS - 1);
        goods.have[good] = (int16_t)n;
        named[good] = true;
        words += used;
    }
    assert_int_equal(words[strspn(words, " ")], '\0');
    return goods;
}

void cft_goods_are(int seat, const char *goods, bool all)
{
    bool named[CF_GOODS] = {false};
    const adit_goods expected = goods_in(goods, named);
    const int16_t *have = cft_now()->player[seat - 1].common.goods.have;

    for (int good = 0; good < CF_GOODS; good++) {
        if ((all || named[good]) && have[good] != expected.have[good]) {
            fail_msg("player %d has %d %s, expected %d", seat, have[good],
                     engine->def->goods[good].name, expected.have[good]);
        }
    }
}

void cft_score_is(int seat, int points)
{
    int total = -1000;

    (void)adit_game_score(cft_match(), seat, &total, NULL, 0);
    assert_int_equal(total, points);
}
