/* test_players.c - players that look ahead are fair and forget nothing that matters.
 *
 * At questions of every title the answer and the hints must be the same when what the seat cannot
 * see is something else, when the position was saved and loaded, and when the player is a new one.
 */
#include <stdio.h>

#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"
#include "engine/match/game.h"
#include "engine/model/fields_internal.h"
#include "tests/support/adit_cmocka.h"

enum { QUESTIONS = 12, APART = 9, DEALS = 2 };

static const char *const players[] = {"greedy", "planner:6"};
enum { PLAYERS = sizeof players / sizeof players[0] };

static adit_err err;
static int replaced; /* secrets of the present title */
static int asked_with_other_chance;
static bool has_secrets; /* it has fields that only their owner sees */

static adit_option answer_of(adit_bot *bot, adit_game *game)
{
    int index = -1;

    assert_ok(bot->choose(bot, game, &index, &err), err);
    return adit_game_option(game, index);
}

static adit_option fresh_answer(const char *name, int seat, adit_game *game)
{
    adit_bot *bot = NULL;

    assert_ok(adit_bot_new(adit_game_engine(game), name, seat, 3, &bot, &err), err);
    const adit_option answer = answer_of(bot, game);
    bot->free(bot);
    return answer;
}

static void assert_same(adit_option a, adit_option b)
{
    assert_memory_equal(&a, &b, sizeof a);
}

/* ---- What the seat cannot see ---- */

/* What the seat is told about every option. */
typedef struct {
    adit_hint hint[ADIT_MAX_OPTIONS];
    int count;
} hints;

static void take_hints(adit_game *game, hints *out)
{
    memset(out, 0, sizeof *out);
    assert_ok(adit_game_hint(game, "4", out->hint, ADIT_MAX_OPTIONS, &out->count, &err), err);
}

/* Whether the element holds this now, in a position that the game allows and that looks the same to
 * the seat. */
static bool can_be_replaced(adit_game *game, int seat, const char *name, const char *value)
{
    const adit_field_world world = {game->engine->def, game->engine->cards};
    const uint64_t seen = adit_game_view_hash(game, seat);

    if (adit_fields_set(&world, adit_game_root(game), name, value, NULL) != ADIT_OK) {
        return false;
    }
    game->position.takes_tags = 1;
    adit_game_changed(game);
    return adit_game_check(game, NULL) == ADIT_OK && adit_game_view_hash(game, seat) == seen;
}

/* Tries values for the element from the `from`-th on, until one is possible and is not what it has;
 * does not go by how the engine deals. Returns a copy of the game, or NULL. */
static adit_game *replace_element(adit_game *game, int seat, const adit_field *row, int player,
                                  int element, int from)
{
    const adit_field_world world = {game->engine->def, game->engine->cards};
    const int choices = row->type == ADIT_FIELD_CARD ? world.cards->count : row->max + 1;
    const int64_t now = adit_field_get(world.def, adit_game_root(game), row, player, element);
    char name[ADIT_FIELD_NAME_MAX], number[16];
    adit_buffer out = adit_buffer_on(name, sizeof name);
    adit_game *other = adit_game_clone(game);

    adit_field_name(&world, row, player, element, &out);
    for (int i = 0; i < choices; i++) {
        const int choice = (from + i) % choices;
        const bool is_card = row->type == ADIT_FIELD_CARD;

        snprintf(number, sizeof number, "%d", choice);
        adit_game_copy(other, game);
        if (choice + is_card != now &&
            can_be_replaced(other, seat, name, is_card ? world.cards->card[choice].id : number)) {
            return other;
        }
    }
    adit_game_free(other);
    return NULL;
}

/* Asks the same with another value of the element. */
static void ask_with_other(adit_game *game, int seat, const adit_field *row, int player,
                           int element, const hints *wanted)
{
    static hints told;
    adit_game *other = replace_element(game, seat, row, player, element, 7 * element + 3);

    if (other == NULL) {
        return;
    }
    replaced++;
    for (int i = 0; i < PLAYERS; i++) {
        assert_same(fresh_answer(players[i], seat, other), fresh_answer(players[i], seat, game));
    }
    take_hints(other, &told);
    assert_memory_equal(&told, wanted, sizeof told);
    adit_game_free(other);
}

/* Every card and number that only other seats see is replaced, one after the other. */
static void ask_with_other_secrets(adit_game *game, int seat)
{
    static hints wanted;
    adit_row_walk walk;

    take_hints(game, &wanted);
    for (const adit_field *row = adit_row_first(&walk, game->engine->def); row != NULL;
         row = adit_row_next(&walk)) {
        for (int player = 0; player < adit_field_owners(row, adit_game_root(game)); player++) {
            const bool is_hidden = row->seen == ADIT_SEEN_BY_OWNER && player != seat - 1;

            has_secrets |= is_hidden;
            for (int element = 0; is_hidden && element < row->count; element++) {
                ask_with_other(game, seat, row, player, element, &wanted);
            }
        }
    }
}

/* The position with another deal of chance and of what lies face down on the table. */
static void ask_in_other_deals(const char *name, int seat, adit_game *game, adit_option wanted)
{
    const uint64_t seen = adit_game_view_hash(game, seat);

    for (uint64_t deal = 1; deal <= DEALS; deal++) {
        adit_game *other = adit_game_clone(game);

        adit_game_determinise(other, seat, deal);
        assert_true(adit_game_view_hash(other, seat) == seen);
        assert_same(fresh_answer(name, seat, other), wanted);
        adit_game_free(other);
    }
}

/* The same position with another key of chance, set by hand: nobody may know what will be drawn.
 * What the seat sees stays, and so must the answer, however the engine deals. */
static void ask_with_other_chance(const char *name, int seat, adit_game *game, adit_option wanted)
{
    const uint64_t seen = adit_game_view_hash(game, seat);
    adit_game *other = adit_game_clone(game);

    adit_game_root(other)->rng.key[0] ^= 0x5bd1e995u;
    other->position.takes_tags = 1;
    adit_game_changed(other);
    if (adit_game_view_hash(other, seat) == seen) { /* else chance has been shown in this turn */
        asked_with_other_chance++;
        assert_same(fresh_answer(name, seat, other), wanted);
    }
    adit_game_free(other);
}

static void ask_after_loading(const char *name, int seat, adit_game *game, adit_option wanted)
{
    adit_text saved = {0};
    adit_game *loaded = NULL;

    assert_ok(adit_game_save(game, &saved, &err), err);
    assert_ok(adit_game_load(adit_game_engine(game), saved.data, saved.length, &loaded, &err), err);
    assert_same(fresh_answer(name, seat, loaded), wanted);
    adit_game_free(loaded);
    adit_text_free(&saved);
}

static void walk(adit_game *game, adit_bot *const *guide, int decisions)
{
    for (int i = 0; i < decisions && !adit_game_is_over(game); i++) {
        adit_bot *bot = guide[adit_game_seat(game) - 1];
        int index = -1;

        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
}

static void ask_all(adit_game *game, adit_bot *old[2][PLAYERS])
{
    const int seat = adit_game_seat(game);

    for (int i = 0; i < PLAYERS && !adit_game_is_over(game); i++) {
        const adit_option answer = answer_of(old[seat - 1][i], game);

        ask_in_other_deals(players[i], seat, game, answer);
        ask_with_other_chance(players[i], seat, game, answer);
        ask_after_loading(players[i], seat, game, answer);
    }
    if (!adit_game_is_over(game)) {
        ask_with_other_secrets(game, seat);
    }
}

static void check_title(const char *title)
{
    const adit_engine_options options = {.game = title, .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = 2, .seed = 12};
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_bot *old[2][PLAYERS], *guide[2];

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int seat = 1; seat <= 2; seat++) {
        assert_ok(adit_bot_new(engine, "random", seat, 3, &guide[seat - 1], &err), err);
        for (int i = 0; i < PLAYERS; i++) {
            assert_ok(adit_bot_new(engine, players[i], seat, 3, &old[seat - 1][i], &err), err);
        }
    }
    replaced = asked_with_other_chance = 0;
    has_secrets = false;
    for (int question = 0; question < QUESTIONS; question++) {
        ask_all(game, old);
        walk(game, guide, APART);
    }
    assert_true(!has_secrets || replaced > 0);
    assert_true(asked_with_other_chance >= QUESTIONS);
    for (int seat = 0; seat < 2; seat++) {
        guide[seat]->free(guide[seat]);
        for (int i = 0; i < PLAYERS; i++) {
            old[seat][i]->free(old[seat][i]);
        }
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

static void an_answer_depends_on_what_the_seat_sees_and_on_nothing_else(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        check_title(adit_game_info_at(i)->id);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_answer_depends_on_what_the_seat_sees_and_on_nothing_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
