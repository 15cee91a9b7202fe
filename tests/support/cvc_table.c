/* cvc_table.c - see cvc_table.h. */
#include "tests/support/cvc_table.h"

#include <stdio.h>
#include <stdlib.h>

enum { MAX_MOVES_OF_A_MATCH = 1000 };

static const char *mod; /* NULL: the printed cards only */

static const char *const good_names[] = {"wood", "stone", "emmer", "flax", "food", "gold"};
enum { GOODS = sizeof good_names / sizeof good_names[0] };

static void begin(table_layout *out, int players, const char *const *settings)
{
    (void)settings;
    table_addf(out, "rules.starting_player=%d", players == 2);
}

/* "p1.goods=1,0,0,0,2,0": one field for each good. */
static bool add_several(table_layout *out, const char *setting)
{
    const char *amounts = setting + sizeof "p1.goods=" - 1;

    if (setting[0] != 'p' || strncmp(setting + 2, ".goods=", 7) != 0) {
        return false;
    }
    for (int good = 0; good < GOODS; good++) {
        size_t length = strcspn(amounts, ",");
        assert_true(length > 0);
        table_addf(out, "p%c.%s=%.*s", setting[1], good_names[good], (int)length, amounts);
        amounts += length + (amounts[length] == ',');
    }
    assert_int_equal(*amounts, '\0');
    return true;
}

static const table_kind cave_vs_cave = {
    .game = "cave_vs_cave", .begin = begin, .add_several = add_several};

void cvc_add_mod(const char *folder)
{
    mod = folder;
}

int cvc_open(void **state)
{
    (void)state;
    return table_open(&cave_vs_cave, mod);
}

cvc_state *cvc_now(void)
{
    return (cvc_state *)adit_game_view_tx(table_match())->work;
}

const adit_card *cvc_card_called(const char *id)
{
    int number = adit_engine_card_find(table_engine(), id);

    if (number < 0) {
        fail_msg("no card is called '%s'", id);
    }
    return &table_engine()->cards->card[number];
}

/* ---- Playing ---- */

static void pass_turn(void)
{
    int turn = adit_game_turn(table_match());
    char text[TABLE_TEXT];

    adit_game_option_text(table_match(), 0, text, sizeof text);
    play(text);
    /* A tile of which nothing can be used ends the turn by itself. */
    if (adit_game_turn(table_match()) == turn) {
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
    for (int i = 0; !adit_game_is_over(table_match()); i++) {
        assert_true(i < MAX_MOVES_OF_A_MATCH);
        pass_turn();
    }
}

/* ---- Looking ---- */

typedef struct {
    const char *prefix, *place;
    int count;
} search_state;

static void count_field(void *context, const char *name, bool is_number, int64_t number,
                        const char *word)
{
    search_state *wanted = context;
    size_t length = strlen(wanted->prefix);

    (void)number;
    wanted->count += !is_number && strncmp(name, wanted->prefix, length) == 0 &&
                     name[length] == '.' && strcmp(word, wanted->place) == 0;
}

int count_at(const char *field, const char *place)
{
    search_state wanted = {.prefix = field, .place = place};

    assert_int_equal(adit_game_state_visit(table_match(), 0, true, count_field, &wanted), ADIT_OK);
    return wanted.count;
}

int display_count(void)
{
    return count_at("room", "display");
}

void display_is(const char *list)
{
    const adit_cards *cards = table_engine()->cards;
    char found[1024] = "";
    size_t length = 0;

    for (int i = 0; i < adit_kind_card_count(cards, CVC_KIND_ROOM); i++) {
        if (cvc_now()->room_place[i] == CVC_ROOM_DISPLAY) {
            length +=
                (size_t)snprintf(found + length, sizeof found - length, "%s%s",
                                 length > 0 ? " " : "", adit_card_at(cards, CVC_KIND_ROOM, i)->id);
        }
    }
    assert_string_equal(found, list);
}

void winners_are(unsigned seats, const char *verdict)
{
    char words[256];

    assert_true(adit_game_is_over(table_match()));
    assert_int_equal(adit_game_winners(table_match(), words, sizeof words), seats);
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
