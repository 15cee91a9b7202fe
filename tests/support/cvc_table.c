/* cvc_table.c - see cvc_table.h. */
#include "tests/support/cvc_table.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_SETTINGS = 128, MAX_TEXT = 160, MAX_MOVES_OF_A_MATCH = 1000 };

static adit_engine *engine;
static const char *mod; /* NULL: the printed cards only */
static adit_game *match;
static uint64_t seed = 1;

static const char *const good_names[] = {"wood", "stone", "emmer", "flax", "food", "gold"};
enum { GOODS = sizeof good_names / sizeof good_names[0] };

void cvc_add_mod(const char *folder)
{
    mod = folder;
}

int cvc_open(void **state)
{
    const adit_engine_options options = {.game = "cave_vs_cave",
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &mod,
                                         .mod_count = mod != NULL,
                                         .purity = true,
                                         .strict = true};
    adit_err err;

    (void)state;
    if (adit_engine_open(&options, &engine, &err) != ADIT_OK) {
        print_error("%s\n", err.text);
        return -1;
    }
    return 0;
}

int cvc_clear(void **state)
{
    (void)state;
    adit_game_free(match);
    match = NULL;
    seed = 1;
    return 0;
}

int cvc_close(void **state)
{
    (void)cvc_clear(state);
    adit_engine_close(engine);
    engine = NULL;
    return 0;
}

adit_game *cvc_match(void)
{
    assert_non_null(match);
    return match;
}

adit_engine *cvc_engine(void)
{
    return engine;
}

cvc_state *cvc_now(void)
{
    return (cvc_state *)adit_game_look(cvc_match())->work;
}

const adit_card *cvc_card_called(const char *id)
{
    int number = adit_engine_card_find(engine, id);

    if (number < 0) {
        fail_msg("no card is called '%s'", id);
    }
    return &engine->cards->card[number];
}

void seed_is(uint64_t value)
{
    seed = value;
}

/* ---- Laying out ---------------------------------------------------------------------------- */

/* The texts that the settings of a match point to. */
typedef struct {
    adit_setting fields[MAX_SETTINGS], rules[MAX_SETTINGS];
    size_t field_count, rule_count;
    char name[MAX_SETTINGS][MAX_TEXT], value[MAX_SETTINGS][MAX_TEXT];
    int used;
} layout;

/* "p1.x" is written out as "player[1].x". */
static void write_out(const char *name, size_t length, char *out)
{
    if (name[0] == 'p' && (name[1] == '1' || name[1] == '2') && name[2] == '.') {
        snprintf(out, MAX_TEXT, "player[%c].%.*s", name[1], (int)length - 3, name + 3);
    } else {
        snprintf(out, MAX_TEXT, "%.*s", (int)length, name);
    }
}

static char *next_name(layout *out, const char *value, size_t length, const char **kept)
{
    assert_true(out->used < MAX_SETTINGS);
    snprintf(out->value[out->used], MAX_TEXT, "%.*s", (int)length, value);
    *kept = out->value[out->used];
    return out->name[out->used++];
}

static void add_field(layout *out, const char *name, const char *value, size_t length)
{
    adit_setting *field = &out->fields[out->field_count++];
    char *kept = next_name(out, value, length, &field->value);

    snprintf(kept, MAX_TEXT, "%s", name);
    field->name = kept;
}

/* "1,0,0,0,2,0": one field for each good. */
static void add_goods(layout *out, const char *player, const char *amounts)
{
    for (int good = 0; good < GOODS; good++) {
        char name[MAX_TEXT];
        size_t length = strcspn(amounts, ",");
        snprintf(name, sizeof name, "%.96s.%s", player, good_names[good]);
        assert_true(length > 0);
        add_field(out, name, amounts, length);
        amounts += length + (amounts[length] == ',');
    }
    assert_int_equal(*amounts, '\0');
}

static void add_setting(layout *out, const char *setting)
{
    const char *value = strchr(setting, '=');
    char name[MAX_TEXT];

    assert_non_null(value);
    write_out(setting, (size_t)(value - setting), name);
    value++;
    if (strncmp(name, "rules.", 6) == 0) {
        adit_setting *rule = &out->rules[out->rule_count++];
        char *kept = next_name(out, value, strlen(value), &rule->value);
        snprintf(kept, MAX_TEXT, "%s", name + 6);
        rule->name = kept;
    } else if (strlen(name) > 6 && strcmp(name + strlen(name) - 6, ".goods") == 0) {
        add_goods(out, name, value);
    } else {
        add_field(out, name, value, strlen(value));
    }
}

static adit_status lay_out(int players, const char *const *settings, adit_err *err)
{
    static layout out;

    out.used = 0;
    out.field_count = out.rule_count = 0;
    add_setting(&out, players == 2 ? "rules.starting_player=1" : "rules.starting_player=0");
    for (int i = 0; settings[i] != NULL; i++) {
        add_setting(&out, settings[i]);
    }
    adit_game_free(match);
    return adit_game_new(engine,
                         &(adit_match){.players = players,
                                       .seed = seed,
                                       .rules = out.rules,
                                       .rule_count = out.rule_count,
                                       .fields = out.fields,
                                       .field_count = out.field_count},
                         &match, err);
}

void cvc_given(int players, const char *const *settings)
{
    adit_err err;

    assert_ok(lay_out(players, settings, &err), err);
    assert_ok(adit_game_check(match, &err), err);
}

void cvc_cannot_be_given(int players, const char *reason, const char *const *settings)
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

void cvc_play(const char *const *moves)
{
    adit_err err;

    for (int i = 0; moves[i] != NULL; i++) {
        adit_status status = adit_game_decide_text(cvc_match(), moves[i], &err);
        if (status != ADIT_OK) {
            print_error("'%s': %s\n", moves[i], err.text);
            print_options();
            fail();
        }
        assert_ok(adit_game_check(match, &err), err);
    }
}

static void pass_turn(void)
{
    int turn = adit_game_turn(match);
    char text[MAX_TEXT];

    adit_game_option_text(match, 0, text, sizeof text);
    play(text);
    /* A tile of which nothing can be used ends the turn by itself. */
    if (adit_game_turn(match) == turn) {
        play("end_turn");
    }
}

void pass_turns(int turns)
{
    for (int i = 0; i < turns; i++) {
        pass_turn();
    }
}

void pass_to_round(int round)
{
    for (int i = 0; cvc_now()->round < round; i++) {
        assert_true(i < MAX_MOVES_OF_A_MATCH);
        pass_turn();
    }
}

void pass_to_end(void)
{
    for (int i = 0; !adit_game_is_over(match); i++) {
        assert_true(i < MAX_MOVES_OF_A_MATCH);
        pass_turn();
    }
}

/* ---- Looking at the question ----------------------------------------------------------------- */

void refuses(const char *move, const char *reason)
{
    uint64_t before = adit_game_hash(cvc_match());
    adit_err err;

    assert_int_equal(adit_game_option_find(match, move), -1);
    assert_fails(adit_game_decide_text(match, move, &err), ADIT_ILLEGAL, reason, err);
    assert_true(adit_game_hash(match) == before);
}

void offers(const char *move)
{
    if (adit_game_option_find(cvc_match(), move) < 0) {
        print_error("'%s' is not offered\n", move);
        print_options();
        fail();
    }
}

static void list_options(int from, int count, char *out, size_t size)
{
    size_t length = 0;

    out[0] = '\0';
    for (int i = 0; i < count; i++) {
        char text[MAX_TEXT];
        adit_game_option_text(match, from + i, text, sizeof text);
        length += (size_t)snprintf(out + length, size - length, "%s%s", i > 0 ? " | " : "", text);
        assert_true(length < size);
    }
}

void options_are(const char *list)
{
    char found[8192];

    list_options(0, adit_game_option_count(cvc_match()), found, sizeof found);
    assert_string_equal(found, list);
}

void exchanges_are(const char *list)
{
    char found[8192];

    list_options(adit_game_option_count(cvc_match()), adit_game_anytime_count(match), found,
                 sizeof found);
    assert_string_equal(found, list);
}

void asks(int seat, const char *prompt)
{
    assert_int_equal(adit_game_seat(cvc_match()), seat);
    assert_contains(adit_game_prompt(match), prompt);
}

/* ---- Looking at the state ----------------------------------------------------------------------
 */

typedef struct {
    const char *name;
    char value[MAX_TEXT];
    const char *prefix, *place; /* for counting */
    int count;
} search;

static void find_field(void *context, const char *name, bool is_number, int64_t number,
                       const char *word)
{
    search *wanted = context;

    if (strcmp(name, wanted->name) == 0) {
        if (is_number) {
            snprintf(wanted->value, sizeof wanted->value, "%lld", (long long)number);
        } else {
            snprintf(wanted->value, sizeof wanted->value, "%s", word);
        }
    }
}

static void field_seen_is(int seat, const char *name, const char *value)
{
    char full[MAX_TEXT];
    search wanted = {.name = full, .value = "(there is no such field)"};

    write_out(name, strlen(name), full);
    assert_int_equal(adit_game_state_visit(cvc_match(), seat, true, find_field, &wanted), ADIT_OK);
    if (strcmp(wanted.value, value) != 0) {
        fail_msg("%s is %s, expected %s", full, wanted.value, value);
    }
}

void field_is(const char *name, const char *value)
{
    field_seen_is(0, name, value);
}

void seat_sees(int seat, const char *name, const char *value)
{
    field_seen_is(seat, name, value);
}

void goods_are(int seat, const char *goods)
{
    const int16_t *have = cvc_now()->player[seat - 1].seat.goods.have;
    char found[MAX_TEXT];

    snprintf(found, sizeof found, "%d,%d,%d,%d,%d,%d", have[0], have[1], have[2], have[3], have[4],
             have[5]);
    assert_string_equal(found, goods);
}

static void count_field(void *context, const char *name, bool is_number, int64_t number,
                        const char *word)
{
    search *wanted = context;
    size_t length = strlen(wanted->prefix);

    (void)number;
    wanted->count += !is_number && strncmp(name, wanted->prefix, length) == 0 &&
                     name[length] == '.' && strcmp(word, wanted->place) == 0;
}

int count_at(const char *field, const char *place)
{
    search wanted = {.prefix = field, .place = place};

    assert_int_equal(adit_game_state_visit(cvc_match(), 0, true, count_field, &wanted), ADIT_OK);
    return wanted.count;
}

int display_count(void)
{
    return count_at("room", "display");
}

void display_is(const char *list)
{
    const adit_cards *cards = engine->cards;
    char found[1024] = "";
    size_t length = 0;

    for (int i = 0; i < adit_cards_of_kind(cards, CVC_KIND_ROOM); i++) {
        if (cvc_now()->room_place[i] == CVC_ROOM_DISPLAY) {
            length +=
                (size_t)snprintf(found + length, sizeof found - length, "%s%s",
                                 length > 0 ? " " : "", adit_card_at(cards, CVC_KIND_ROOM, i)->id);
        }
    }
    assert_string_equal(found, list);
}

void score_is(int seat, int points)
{
    int total = -1;

    (void)adit_game_score(cvc_match(), seat, &total, NULL, 0);
    assert_int_equal(total, points);
}

void winners_are(unsigned seats, const char *verdict)
{
    char words[256];

    assert_true(adit_game_is_over(cvc_match()));
    assert_int_equal(adit_game_winners(match, words, sizeof words), seats);
    /* from its beginning on: a "great win" is no "win" */
    words[strlen(verdict) < sizeof words ? strlen(verdict) : sizeof words - 1] = '\0';
    assert_string_equal(words, verdict);
}

unsigned cells_of(const char *names)
{
    unsigned cells = 0;

    for (const char *at = names; (at = strchr(at, 'c')) != NULL; at++) {
        cells |= 1u << strtoul(at + 1, NULL, 10);
    }
    return cells;
}
