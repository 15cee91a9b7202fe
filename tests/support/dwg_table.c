/* dwg_table.c - see dwg_table.h. */
#include "tests/support/dwg_table.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_SETTINGS = 400, MAX_TEXT = 200, MAX_MOVES = 2000, GOODS = DWG_VP + 1 };

static adit_engine *engine;
static adit_game *match;

static int open_engine(const char *const *mods, size_t mod_count)
{
    const adit_engine_options options = {.game = "dwergar",
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

int dwgt_open(void **state)
{
    (void)state;
    return open_engine(NULL, 0);
}

int dwgt_open_with(const char *mod)
{
    char folder[512];

    snprintf(folder, sizeof folder, "%s/%s", ADIT_TEST_ROOT, mod);
    return open_engine((const char *const[]){folder}, 1);
}

int dwgt_clear(void **state)
{
    (void)state;
    adit_game_free(match);
    match = NULL;
    return 0;
}

int dwgt_close(void **state)
{
    (void)dwgt_clear(state);
    adit_engine_close(engine);
    engine = NULL;
    return 0;
}

adit_game *dwgt_match(void)
{
    assert_non_null(match);
    return match;
}

adit_engine *dwgt_engine(void)
{
    return engine;
}

dwg_state *dwgt_now(void)
{
    return (dwg_state *)adit_game_look(dwgt_match())->work;
}

/* ---- Laying out ---------------------------------------------------------------------------- */

/* The texts that the settings of a match point to. */
typedef struct {
    adit_setting fields[MAX_SETTINGS], rules[MAX_SETTINGS];
    size_t field_count, rule_count;
    char name[MAX_SETTINGS][MAX_TEXT], value[MAX_SETTINGS][MAX_TEXT];
    int used;
} layout;

/* "level_2.iron": goods in a cart. */
static bool is_cart(const char *name)
{
    for (int tile = 0; tile < DWG_TILES; tile++) {
        size_t length = strlen(dwg_level_words[tile]);
        if (strncmp(name, dwg_level_words[tile], length) == 0 && name[length] == '.') {
            return true;
        }
    }
    return false;
}

/* Writes the short forms out: "p1.stone" is "player[1].goods.stone". */
static void write_out(const char *name, char *out)
{
    if (name[0] != 'p' || name[1] < '1' || name[1] > '4' || name[2] != '.') {
        snprintf(out, MAX_TEXT, "%s", name);
        return;
    }
    const char *rest = name + 3;
    const char *group = "";
    if (adit_good_find(engine->def->goods, rest) >= 0) {
        group = "goods.";
    } else if (is_cart(rest)) {
        group = "cart.";
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

/* Takes away what the setup dealt. */
static void add_bare_table(layout *out, int players)
{
    char name[MAX_TEXT];

    for (int i = 0; i < adit_cards_of_kind(engine->cards, DWG_KIND_LOCATION); i++) {
        snprintf(name, sizeof name, "worker.%s=none",
                 adit_card_at(engine->cards, DWG_KIND_LOCATION, i)->id);
        add_setting(out, name);
    }
    for (int seat = 1; seat <= players; seat++) {
        for (int kind = DWG_IRONWORKER; kind <= DWG_BLACKSMITH; kind++) {
            snprintf(name, sizeof name, "p%d.pool.%s=0", seat, dwg_dwarf_words[kind]);
            add_setting(out, name);
        }
        for (int good = 0; good < DWG_RESOURCES; good++) {
            snprintf(name, sizeof name, "p%d.%s=0", seat, engine->def->goods[good].name);
            add_setting(out, name);
            for (int tile = 0; tile < DWG_TILES; tile++) {
                snprintf(name, sizeof name, "p%d.%s.%s=0", seat, dwg_level_words[tile],
                         engine->def->goods[good].name);
                add_setting(out, name);
            }
        }
    }
}

static adit_status lay_out(int players, bool is_bare, const char *const *settings, adit_err *err)
{
    static layout out;

    out.used = 0;
    out.field_count = out.rule_count = 0;
    add_setting(&out, "rules.starting_player=1");
    if (is_bare) {
        add_bare_table(&out, players);
    }
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

void dwgt_given(int players, const char *const *settings)
{
    adit_err err;

    assert_ok(lay_out(players, true, settings, &err), err);
    assert_ok(adit_game_check(match, &err), err);
}

void dwgt_given_menu(const char *dwarf, const char *location, const char *const *settings)
{
    const bool is_foreman = strcmp(dwarf, dwg_dwarf_words[DWG_FOREMAN]) == 0;
    char text[3][MAX_TEXT];
    const char *all[MAX_SETTINGS] = {"phase=menu", "turn.actions_left=3", text[0], text[1],
                                     text[2]};

    snprintf(text[0], MAX_TEXT, "turn.dwarf=%s", dwarf);
    snprintf(text[1], MAX_TEXT, "turn.location=%s", location);
    if (is_foreman) {
        snprintf(text[2], MAX_TEXT, "p1.foreman=%s", location);
    } else {
        snprintf(text[2], MAX_TEXT, "worker.%s=%s", location, dwarf);
    }
    for (int i = 0; settings[i] != NULL; i++) {
        all[5 + i] = settings[i];
    }
    dwgt_given(2, all);
}

void dwgt_given_setup(int players, const char *const *settings)
{
    adit_err err;

    assert_ok(lay_out(players, false, settings, &err), err);
    assert_ok(adit_game_check(match, &err), err);
}

void dwgt_cannot_be_given(int players, const char *reason, const char *const *settings)
{
    adit_err err;

    assert_fails(lay_out(players, true, settings, &err), ADIT_INPUT, reason, err);
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

void dwgt_play(const char *const *moves)
{
    adit_err err;

    for (int i = 0; moves[i] != NULL; i++) {
        adit_status status = adit_game_decide_text(dwgt_match(), moves[i], &err);
        if (status != ADIT_OK) {
            print_error("'%s': %s\n", moves[i], err.text);
            print_options();
            fail();
        }
        assert_ok(adit_game_check(match, &err), err);
    }
}

void dwgt_complete(const char *project)
{
    char move[MAX_TEXT];

    dwgt_play((const char *const[]){"complete", NULL});
    snprintf(move, sizeof move, "complete %s", project);
    if (adit_game_option_find(match, move) >= 0) {
        dwgt_play((const char *const[]){move, NULL});
    }
}

void dwgt_play_to_phase(int phase)
{
    adit_err err;

    for (int i = 0; dwgt_now()->phase != phase; i++) {
        assert_true(i < MAX_MOVES && !adit_game_is_over(match));
        assert_ok(adit_game_decide(match, 0, &err), err);
    }
}

/* ---- Looking at the question ----------------------------------------------------------------- */

void dwgt_refuses(const char *move, const char *reason)
{
    uint64_t before = adit_game_hash(dwgt_match());
    adit_err err;

    dwgt_offers(move, false);
    assert_fails(adit_game_decide_text(match, move, &err), ADIT_ILLEGAL, reason, err);
    assert_true(adit_game_hash(match) == before);
}

void dwgt_offers(const char *move, bool expected)
{
    if ((adit_game_option_find(dwgt_match(), move) >= 0) != expected) {
        print_error("'%s' is %soffered\n", move, expected ? "not " : "");
        print_options();
        fail();
    }
}

int dwgt_count_options(const char *words)
{
    int found = 0, count = adit_game_option_count(dwgt_match());

    for (int i = 0; i < count; i++) {
        char text[MAX_TEXT];
        adit_game_option_text(match, i, text, sizeof text);
        found += strncmp(text, words, strlen(words)) == 0;
    }
    return found;
}

void dwgt_options_are(const char *list)
{
    char found[8192] = "";
    size_t length = 0;
    int count = adit_game_option_count(dwgt_match());

    for (int i = 0; i < count; i++) {
        char text[MAX_TEXT];
        adit_game_option_text(match, i, text, sizeof text);
        length += (size_t)snprintf(found + length, sizeof found - length, "%s%s",
                                   i > 0 ? " | " : "", text);
        assert_true(length < sizeof found);
    }
    assert_string_equal(found, list);
}

void dwgt_asks(int seat, const char *prompt)
{
    assert_int_equal(adit_game_seat(dwgt_match()), seat);
    assert_contains(adit_game_prompt(match), prompt);
}

/* ---- Looking at the state -------------------------------------------------------------------- */

/* Writes the value of the element with this name; also of fields that follow from others. */
static bool find_field(const char *wanted, adit_buffer *out)
{
    const adit_field_world world = {engine->def, engine->cards};
    const adit_state *state = adit_game_look(dwgt_match())->work;
    const adit_field *row;

    for (int n = 0; (row = adit_field_row(engine->def, n)) != NULL; n++) {
        for (int seat = 0; seat < (row->per_player ? state->players : 1); seat++) {
            for (int i = 0; i < adit_field_elements(&world, row); i++) {
                char name[512];
                adit_buffer buffer = adit_buffer_on(name, sizeof name);
                adit_field_name(&world, row, seat, i, &buffer);
                if (strcmp(name, wanted) == 0) {
                    int64_t value = adit_field_get(engine->def, state, row, seat, i);
                    if (!adit_field_word(&world, state, row, value, seat, i, out)) {
                        adit_buffer_add_number(out, (int)value);
                    }
                    return true;
                }
            }
        }
    }
    return false;
}

void dwgt_field_is(const char *name, const char *value)
{
    char full[MAX_TEXT], found[1000];
    adit_buffer out = adit_buffer_on(found, sizeof found);

    write_out(name, full);
    if (!find_field(full, &out)) {
        fail_msg("there is no field %s", full);
    }
    if (strcmp(found, value) != 0) {
        fail_msg("%s is %s, expected %s", full, found, value);
    }
}

/* "2 stone 1 iron" as goods; `named` says which were named. */
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

void dwgt_goods_are(int seat, const char *goods, bool all)
{
    bool named[GOODS] = {false};
    const adit_goods expected = goods_in(goods, named);
    const int16_t *have = dwgt_now()->player[seat - 1].common.goods.have;

    for (int good = 0; good < GOODS; good++) {
        if ((all || named[good]) && have[good] != expected.have[good]) {
            fail_msg("player %d has %d %s, expected %d", seat, have[good],
                     engine->def->goods[good].name, expected.have[good]);
        }
    }
}

void dwgt_score_is(int seat, int points)
{
    int total = -1000;

    (void)adit_game_score(dwgt_match(), seat, &total, NULL, 0);
    assert_int_equal(total, points);
}
