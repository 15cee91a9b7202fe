/* test_listeners.c - every event of every game is heard by whom a card says with `by`.
 *
 * For each game and each word of `by`, a mod gives every card that can lie in front of a player a
 * hook for each event. Random games are played until each event was heard as it must be: by `me`
 * after what the owner did, by `others` after what somebody else did, by `anyone` after both. An
 * event that no game brings, or that does not reach the cards, is a failure; a kind that cannot
 * have hooks must refuse them with a reason.
 */
#include <stdlib.h>

#include "tests/support/patches.h"

#include "engine/games/registry.h"

enum { MAX_EVENTS = 32, SEEDS = 40, DECISIONS = 2500 };

static const char *const by_words[] = {"me", "others", "anyone"};

/* What a game needs so that random players come to each of its events. */
static const struct {
    const char *game, *fields; /* fields of every card */
    const char *cards;         /* more cards */
    adit_setting start[14];    /* where every other match starts */
} helps[] = {
    {"cave_farmers", "allow = { overhang = true }, ", "", {{0}}},
    {"dwergar", "allow = { early_break = { when = { 'round', at_least = 9 } } }, ", "", {{0}}},
    {"cave_vs_cave",
     "",
     "  card { id = 'late', kind = 'round', title = 'Late', turns = 1, stage = 'start' },\n"
     "  card { id = 'stand', kind = 'room', title = 'Stand', back = 'light', colour = 'blue',\n"
     "         walls = 'o o o o', on = { tile_taken = open_bonus() }, bonus = gain { food = 1 } "
     "},\n",
     {{"player[1].cell.c0", "shelf"},
      {"player[1].cell.c1", "food_corner"},
      {"player[1].cell.c2", "gold_vein"},
      {"player[1].cell.c3", "state_room"},
      {"player[1].cell.c5", "spinning_wheel"},
      {"player[1].cell.c7", "tunnel"},
      {"player[1].cell.c8", "bakehouse"},
      {"player[1].cell.c9", "parlor"},
      {"player[1].cell.c10", "patches:stand"},
      {"player[1].goods.food", "9"},
      {"player[1].goods.stone", "9"},
      {"player[1].goods.wood", "9"}}},
};

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
static void write_hooks(FILE *file, const adit_game_def *def, const char *by)
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
        fprintf(file, "    %s = { by = '%s', run = heard(id, %d) },\n", event_name(def, event), by,
                event);
    }
    fputs("  }\n"
          "end\n"
          "return cards {\n",
          file);
}

static void write_patch(FILE *file, const adit_game_def *def, const char *id)
{
    fprintf(file, "  patch '%s:%s' { ", def->info.id, id);
    for (size_t i = 0; i < sizeof helps / sizeof *helps; i++) {
        fputs(strcmp(helps[i].game, def->info.id) == 0 ? helps[i].fields : "", file);
    }
    fprintf(file, "on = hooks '%s' },\n", id);
}

static const char *write_mod(const adit_game_def *def, const char *by)
{
    const adit_engine_options options = {.game = def->info.id};
    const char *folder = patches_begin(def);
    FILE *file = patches_open(folder, "hooks.lua");
    adit_engine *engine;
    adit_err err;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    write_hooks(file, def, by);
    for (int n = 0; n < adit_engine_card_count(engine); n++) {
        adit_card_info info;

        assert_int_equal(adit_engine_card(engine, n, &info), ADIT_OK);
        for (int kind = 0; def->kinds[kind].name != NULL; kind++) {
            if (strcmp(def->kinds[kind].name, info.kind) == 0 && can_listen(&def->kinds[kind])) {
                write_patch(file, def, info.id);
            }
        }
    }
    for (size_t i = 0; i < sizeof helps / sizeof *helps; i++) {
        fputs(strcmp(helps[i].game, def->info.id) == 0 ? helps[i].cards : "", file);
    }
    fputs("}\n", file);
    assert_int_equal(fclose(file), 0);
    adit_engine_close(engine);
    return folder;
}

/* ---- Playing ---- */

/* How an event was heard so far. */
typedef struct {
    bool by_me[MAX_EVENTS], by_others[MAX_EVENTS];
} hearing;

static void listen(adit_game *game, int *shown, hearing *heard)
{
    for (; *shown < adit_game_log_count(game); (*shown)++) {
        const char *line = strstr(adit_game_log_line(game, *shown), "heard ");
        int event;
        char who[8];

        if (line != NULL && sscanf(line, "heard %d %7s", &event, who) == 2) {
            assert_in_range(event, 0, MAX_EVENTS - 1);
            (strcmp(who, "me") == 0 ? heard->by_me : heard->by_others)[event] = true;
        }
    }
}

/* What happens in the solo game only: there are no others. */
static bool happens_alone(const adit_game_def *def, int event)
{
    return strcmp(def->info.id, "covenant") == 0 &&
           strncmp(event_name(def, event), "elders_", 7) == 0;
}

static bool is_heard(const adit_game_def *def, const hearing *heard, const char *by, int event)
{
    return (strcmp(by, "others") == 0 || heard->by_me[event]) &&
           (strcmp(by, "me") == 0 || heard->by_others[event] || happens_alone(def, event));
}

static bool all_are_heard(const adit_game_def *def, const hearing *heard, const char *by)
{
    for (int event = 0; event_name(def, event) != NULL; event++) {
        if (!is_heard(def, heard, by, event)) {
            return false;
        }
    }
    return true;
}

/* Every other match starts as usual. */
static void set_start(const adit_game_def *def, uint64_t seed, adit_setup *setup)
{
    for (size_t i = 0; i < sizeof helps / sizeof *helps && seed % 2 == 0 && setup->players > 1;
         i++) {
        if (strcmp(helps[i].game, def->info.id) == 0) {
            setup->fields = helps[i].start;
            while (helps[i].start[setup->field_count].name != NULL) {
                setup->field_count++;
            }
        }
    }
}

static void play(adit_engine *engine, const adit_game_def *def, uint64_t seed, hearing *heard)
{
    const bool is_alone = seed % 3 == 0 && adit_engine_game(engine)->min_players == 1;
    adit_setup setup = {.players = is_alone ? 1 : 2, .seed = seed};
    uint64_t dice = seed;
    adit_game *game;
    adit_err err;
    int shown = 0;

    set_start(def, seed, &setup);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    listen(game, &shown, heard);
    for (int i = 0; i < DECISIONS && !adit_game_is_over(game); i++) {
        assert_ok(adit_game_decide(game, patches_choose(game, &dice), &err), err);
        listen(game, &shown, heard);
    }
    adit_game_free(game);
}

static int report(const adit_game_def *def, const hearing *heard, const char *by)
{
    int missing = 0;

    for (int event = 0; event_name(def, event) != NULL; event++) {
        if (!is_heard(def, heard, by, event)) {
            print_error("%s: no card heard '%s' by '%s'\n", def->info.id, event_name(def, event),
                        by);
            missing++;
        }
    }
    return missing;
}

static int listen_in(const adit_game_def *def)
{
    int missing = 0;

    for (int by = 0; by < 3; by++) {
        const char *mods[] = {write_mod(def, by_words[by])};
        const adit_engine_options options = {.game = def->info.id, .mods = mods, .mod_count = 1};
        hearing heard = {0};
        adit_engine *engine;
        adit_err err;

        assert_ok(adit_engine_open(&options, &engine, &err), err);
        for (int seed = 1; seed <= SEEDS && !all_are_heard(def, &heard, by_words[by]); seed++) {
            play(engine, def, (uint64_t)seed, &heard);
        }
        missing += report(def, &heard, by_words[by]);
        adit_engine_close(engine);
    }
    return missing;
}

/* ---- Tests ---- */

static void every_event_is_heard_by_whom_a_card_says(void **state)
{
    const adit_game_def *def;
    int missing = 0;

    (void)state;
    for (int game = 0; (def = adit_registry_at(game)) != NULL; game++) {
        missing += listen_in(def);
    }
    assert_int_equal(missing, 0);
}

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
    const char *mods[] = {write_mod(def, "me")};
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

/* A card that never lies in front of anybody would wait in vain. */
static void kinds_that_never_hear_anything_refuse_to_listen(void **state)
{
    const adit_game_def *def;
    adit_engine *engine;
    adit_err err;

    (void)state;
    for (int game = 0; (def = adit_registry_at(game)) != NULL; game++) {
        const adit_engine_options plain = {.game = def->info.id};

        assert_ok(adit_engine_open(&plain, &engine, &err), err);
        for (int kind = 0; def->kinds[kind].name != NULL; kind++) {
            adit_card_info info = {.kind = ""};

            if (!patches_find_card(engine, def->kinds[kind].name, &info)) {
                continue; /* only mods have such cards */
            }
            const char *mods[] = {patches_begin(def)};
            const adit_engine_options options = {
                .game = def->info.id, .mods = mods, .mod_count = 1};
            FILE *file = patches_open(mods[0], "hook.lua");
            adit_engine *with_mod;

            write_hooks(file, def, "anyone");
            write_patch(file, def, info.id);
            fputs("}\n", file);
            assert_int_equal(fclose(file), 0);
            if (can_listen(&def->kinds[kind])) {
                assert_ok(adit_engine_open(&options, &with_mod, &err), err);
                adit_engine_close(with_mod);
            } else {
                assert_fails(adit_engine_open(&options, &with_mod, &err), ADIT_INPUT,
                             "on: would never run", err);
            }
        }
        adit_engine_close(engine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_event_is_heard_by_whom_a_card_says),
        ADIT_TEST(every_round_begins_for_the_cards_of_every_player),
        ADIT_TEST(kinds_that_never_hear_anything_refuse_to_listen),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return ADIT_RUN(tests);
}
