/* test_listeners.c - every round begins once for the cards of every player.
 *
 * A mod gives every card that can lie in front of a player a hook for that event; what they hear is
 * in the log. That each event is heard by whom a card says is the subject of test_every_hook.c.
 */
#include <stdlib.h>

#include "tests/support/patches.h"

#include "engine/games/registry.h"

/* ---- The mod ---- */

static const char *event_name(const adit_game_def *def, int event)
{
    return event < ADIT_EVENT_GAME ? adit_common_events[event].name
                                   : def->events[event - ADIT_EVENT_GAME].name;
}

static bool can_listen(const adit_kind_row *kind)
{
    return (kind->never & ADIT_KIND_NO_PLAY) == 0;
}

/* A function that makes the hooks of a card. Only what lies in front of somebody counts: cards of
 * the table belong to nobody. */
static void write_hooks(FILE *file, const adit_game_def *def)
{
    fputs("local function heard(id, event)\n"
          "  return function(g, me, ev)\n"
          "    if g:has(me, id) then\n"
          "      local first = g:cards(me)[1] == id and ' first ' or ' '\n"
          "      g:log('heard ' .. event .. (ev.seat == me and ' me' or ' others') .. first ..\n"
          "        me .. ' ' .. (ev.amount or 0))\n"
          "    end\n"
          "  end\n"
          "end\n"
          "local function hooks(id)\n"
          "  return {\n",
          file);
    for (int event = 0; event_name(def, event) != NULL; event++) {
        if (strcmp(event_name(def, event), "round_began") == 0) {
            fprintf(file, "    round_began = heard(id, %d),\n", event);
        }
    }
    fputs("  }\n"
          "end\n"
          "return cards {\n",
          file);
}

static void write_patch(FILE *file, const adit_game_def *def, const char *id)
{
    fprintf(file, "  patch '%s:%s' { on = hooks '%s' },\n", def->info.id, id, id);
}

static const char *write_mod(const adit_game_def *def)
{
    const adit_engine_options options = {.game = def->info.id};
    const char *folder = patches_begin(def);
    FILE *file = patches_open(folder, "hooks.lua");
    adit_engine *engine;
    adit_err err;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    write_hooks(file, def);
    for (int n = 0; n < adit_engine_card_count(engine); n++) {
        adit_card_info info;

        assert_int_equal(adit_engine_card(engine, n, &info), ADIT_OK);
        for (int kind = 0; def->kinds[kind].name != NULL; kind++) {
            if (strcmp(def->kinds[kind].name, info.kind) == 0 && can_listen(&def->kinds[kind])) {
                write_patch(file, def, info.id);
            }
        }
    }
    fputs("}\n", file);
    assert_int_equal(fclose(file), 0);
    adit_engine_close(engine);
    return folder;
}

/* ---- Tests ---- */

enum { MAX_ROUNDS = 32 };

/* How often each round began for each player, as the player's first card heard it. */
static void count_rounds(adit_game *game, int event, int began[2][MAX_ROUNDS])
{
    char wanted[40];

    snprintf(wanted, sizeof wanted, "heard %d me first ", event);
    for (int i = 0; i < adit_game_log_count(game); i++) {
        const char *line = strstr(adit_game_log_line(game, i), wanted);
        int seat, round;

        if (line != NULL && sscanf(line + strlen(wanted), "%d %d", &seat, &round) == 2) {
            assert_in_range(seat, 1, 2);
            assert_in_range(round, 1, MAX_ROUNDS - 1);
            began[seat - 1][round]++;
        }
    }
}

/* Plays one game to its end; from a player's first card on, each round that is played begins for
 * it once. */
static void hear_rounds(const adit_game_def *def, int event, uint64_t seed)
{
    const char *mods[] = {write_mod(def)};
    const adit_engine_options options = {.game = def->info.id, .mods = mods, .mod_count = 1};
    const adit_setup setup = {.players = 2, .seed = seed};
    int began[2][MAX_ROUNDS] = {{0}}, last = 0;
    uint64_t dice = seed;
    adit_engine *engine;
    adit_game *game;
    adit_err err;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    while (!adit_game_is_over(game)) {
        assert_ok(adit_game_decide(game, patches_choose(game, &dice), &err), err);
    }
    count_rounds(game, event, began);
    adit_game_free(game);
    adit_engine_close(engine);
    for (int round = 1; round < MAX_ROUNDS; round++) {
        last = began[0][round] + began[1][round] > 0 ? round : last;
    }
    for (int seat = 0; seat < 2; seat++) {
        int round = 1;

        while (round <= last && began[seat][round] == 0) {
            round++; /* it has no card yet */
        }
        for (; round <= last; round++) {
            if (began[seat][round] != 1 && began[0][round] + began[1][round] > 0) {
                fail_msg("%s: round %d began %d times for the cards of player %d", def->info.id,
                         round, began[seat][round], seat + 1);
            }
        }
    }
}

/* "At the beginning of each round" means each round of each player who has the card. */
static void every_round_begins_for_the_cards_of_every_player(void **state)
{
    const adit_game_def *def;
    int tried = 0;

    (void)state;
    for (int game = 0; (def = adit_registry_at(game)) != NULL; game++) {
        for (int event = 0; event_name(def, event) != NULL; event++) {
            if (strcmp(event_name(def, event), "round_began") == 0) {
                for (uint64_t seed = 1; seed <= 3; seed++) {
                    hear_rounds(def, event, seed);
                }
                tried++;
            }
        }
    }
    assert_true(tried > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_round_begins_for_the_cards_of_every_player),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return ADIT_RUN(tests);
}
