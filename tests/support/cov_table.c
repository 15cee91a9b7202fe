/* cov_table.c - see cov_table.h. */
#include "tests/support/cov_table.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_SETTINGS = 300, MAX_TEXT = 320, MAX_MOVES = 2000, GOODS = COV_TROLL + 1 };

static adit_engine *engine;
static adit_game *match;

static int open_engine(const char *const *mods, size_t mod_count)
{
    const adit_engine_options options = {.game = "covenant",
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

int covt_open(void **state)
{
    (void)state;
    return open_engine(NULL, 0);
}

int covt_open_with(const char *mod)
{
    char folder[512];

    snprintf(folder, sizeof folder, "%s/%s", ADIT_TEST_ROOT, mod);
    return open_engine((const char *const[]){folder}, 1);
}

int covt_clear(void **state)
{
    (void)state;
    adit_game_free(match);
    match = NULL;
    return 0;
}

int covt_close(void **state)
{
    (void)covt_clear(state);
    adit_engine_close(engine);
    engine = NULL;
    return 0;
}

adit_game *covt_match(void)
{
    assert_non_null(match);
    return match;
}

adit_engine *covt_engine(void)
{
    return engine;
}

cov_state *covt_now(void)
{
    return (cov_state *)adit_game_look(covt_match())->work;
}

/* ---- Laying out ---------------------------------------------------------------------------- */

/* The texts that the settings of a match point to. */
typedef struct {
    adit_setting fields[MAX_SETTINGS], rules[MAX_SETTINGS];
    size_t field_count, rule_count;
    char name[MAX_SETTINGS][MAX_TEXT], value[MAX_SETTINGS][MAX_TEXT];
    int used;
} layout;

static int spot_called(const char *name, size_t length)
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (strlen(cov_spot_words[spot]) == length &&
            strncmp(name, cov_spot_words[spot], length) == 0) {
            return spot;
        }
    }
    return -1;
}

/* "c3" is "mountain.c3", "c3.orc" is "orc.c3". */
static bool write_out_spot(const char *name, char *out)
{
    const size_t length = strcspn(name, ".");

    if (spot_called(name, length) < 0) {
        return false;
    }
    if (name[length] == '\0') {
        snprintf(out, MAX_TEXT, "mountain.%s", name);
    } else {
        snprintf(out, MAX_TEXT, "%s.%.*s", name + length + 1, (int)length, name);
    }
    return true;
}

/* Writes the short forms out: "p1.gold" is "player[1].goods.gold". */
static void write_out(const char *name, char *out)
{
    if (write_out_spot(name, out)) {
        return;
    }
    if (name[0] != 'p' || name[1] < '1' || name[1] > '4' || name[2] != '.') {
        snprintf(out, MAX_TEXT, "%s", name);
        return;
    }
    const char *rest = name + 3;
    const char *group = "";
    if (adit_good_find(engine->def->goods, rest) >= 0) {
        group = "goods.";
    } else if (strcmp(rest, "has") == 0) {
        rest = "in_play";
    }
    snprintf(out, MAX_TEXT, "player[%c].%s%s", name[1], group, rest);
}

static void add_one(layout *out, const char *name, const char *value, bool is_rule)
{
    adit_setting *next =
        is_rule ? &out->rules[out->rule_count++] : &out->fields[out->field_count++];

    assert_true(out->used < MAX_SETTINGS);
    assert_true(strlen(value) < MAX_TEXT); /* nothing is cut */
    if (is_rule) {
        snprintf(out->name[out->used], MAX_TEXT, "%s", name);
    } else {
        write_out(name, out->name[out->used]);
    }
    snprintf(out->value[out->used], MAX_TEXT, "%s", value);
    *next = (adit_setting){out->name[out->used], out->value[out->used]};
    out->used++;
}

static void add_no_enemies(layout *out)
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
            char name[MAX_TEXT];
            snprintf(name, sizeof name, "%s.%s", cov_enemy_words[enemy], cov_spot_words[spot]);
            add_one(out, name, "0", false);
        }
    }
}

static void add_setting(layout *out, const char *setting)
{
    const char *equals = strchr(setting, '=');
    char name[MAX_TEXT];

    if (strcmp(setting, "no_enemies") == 0) {
        add_no_enemies(out);
        return;
    }
    assert_non_null(equals);
    snprintf(name, sizeof name, "%.*s", (int)(equals - setting), setting);
    if (strncmp(name, "rules.", 6) == 0) {
        add_one(out, name + 6, equals + 1, true);
    } else {
        add_one(out, name, equals + 1, false);
    }
}

/* The value that the settings give to this name, or NULL. */
static const char *value_of(const char *const *settings, const char *name)
{
    const size_t length = strlen(name);

    for (int i = 0; settings[i] != NULL; i++) {
        if (strncmp(settings[i], name, length) == 0 && settings[i][length] == '=') {
            return settings[i] + length + 1;
        }
    }
    return NULL;
}

/* The draft is over and player 1 is at turn, unless the settings say otherwise. */
static void add_usual(layout *out, const char *const *settings)
{
    const char *phase = value_of(settings, "phase");

    add_setting(out, "rules.starting_player=1");
    if (phase == NULL) {
        add_setting(out, "phase=relic_pre");
    }
    if (value_of(settings, "at_turn") == NULL && (phase == NULL || strcmp(phase, "draft") != 0)) {
        add_setting(out, "at_turn=1");
    }
}

static adit_status lay_out(int players, const char *const *settings, adit_err *err)
{
    static layout out;

    out.used = 0;
    out.field_count = out.rule_count = 0;
    add_usual(&out, settings);
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

void covt_given(int players, const char *const *settings)
{
    adit_err err;

    assert_ok(lay_out(players, settings, &err), err);
    assert_ok(adit_game_check(match, &err), err);
}

void covt_cannot_be_given(int players, const char *reason, const char *const *settings)
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

void covt_play(const char *const *moves)
{
    adit_err err;

    for (int i = 0; moves[i] != NULL; i++) {
        adit_status status = adit_game_decide_text(covt_match(), moves[i], &err);
        if (status != ADIT_OK) {
            print_error("'%s': %s\n", moves[i], err.text);
            print_options();
            fail();
        }
        assert_ok(adit_game_check(match, &err), err);
    }
}

void covt_play_to_phase(int phase)
{
    adit_err err;

    for (int i = 0; covt_now()->phase != phase; i++) {
        assert_true(i < MAX_MOVES && !adit_game_is_over(match));
        assert_ok(adit_game_decide(match, 0, &err), err);
    }
}

/* ---- Looking at the question ----------------------------------------------------------------- */

void covt_refuses(const char *move, const char *reason)
{
    uint64_t before = adit_game_hash(covt_match());
    adit_err err;

    covt_offers(move, false);
    assert_fails(adit_game_decide_text(match, move, &err), ADIT_ILLEGAL, reason, err);
    assert_true(adit_game_hash(match) == before);
}

void covt_offers(const char *move, bool expected)
{
    if ((adit_game_option_find(covt_match(), move) >= 0) != expected) {
        print_error("'%s' is %soffered\n", move, expected ? "not " : "");
        print_options();
        fail();
    }
}

int covt_count_options(const char *words)
{
    int found = 0, count = adit_game_option_count(covt_match());

    for (int i = 0; i < count; i++) {
        char text[MAX_TEXT];
        adit_game_option_text(match, i, text, sizeof text);
        found += strncmp(text, words, strlen(words)) == 0;
    }
    return found;
}

void covt_options_are(const char *list)
{
    char found[8192] = "";
    size_t length = 0;
    int count = adit_game_option_count(covt_match());

    for (int i = 0; i < count; i++) {
        char text[MAX_TEXT];
        adit_game_option_text(match, i, text, sizeof text);
        length += (size_t)snprintf(found + length, sizeof found - length, "%s%s",
                                   i > 0 ? " | " : "", text);
        assert_true(length < sizeof found);
    }
    assert_string_equal(found, list);
}

void covt_asks(int seat, const char *prompt)
{
    assert_int_equal(adit_game_seat(covt_match()), seat);
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

void covt_field_is(const char *name, const char *value)
{
    char full[MAX_TEXT];
    search wanted = {.name = full, .value = "(there is no such field)"};

    write_out(name, full);
    assert_int_equal(adit_game_state_visit(covt_match(), 0, true, find_field, &wanted), ADIT_OK);
    if (strcmp(wanted.value, value) != 0) {
        fail_msg("%s is %s, expected %s", full, wanted.value, value);
    }
}

/* "2 iron 7 gp" as goods; `named` says which were named. */
static adit_goods goods_in(const char *words, bool named[GOODS])
{
    adit_goods goods = {{0}};
    char name[32];
    int n, used;

    while (sscanf(words, " %d %31s%n", &n, name, &used) == 2) {
        int good = adit_good_find(engine->def->goods, name);
        assert_in_range(good, 0, GOODS - 1);
        goods.have[good] = (int16_t)n;
        named[good] = true;
        words += used;
    }
    assert_int_equal(words[strspn(words, " ")], '\0');
    return goods;
}

void covt_goods_are(int seat, const char *goods, bool all)
{
    bool named[GOODS] = {false};
    const adit_goods expected = goods_in(goods, named);
    const int16_t *have = covt_now()->player[seat - 1].common.goods.have;

    for (int good = 0; good < GOODS; good++) {
        if ((all || named[good]) && have[good] != expected.have[good]) {
            fail_msg("player %d has %d %s, expected %d", seat, have[good],
                     engine->def->goods[good].name, expected.have[good]);
        }
    }
}

void covt_score_is(int seat, int points)
{
    int total = -1000;

    (void)adit_game_score(covt_match(), seat, &total, NULL, 0);
    assert_int_equal(total, points);
}
