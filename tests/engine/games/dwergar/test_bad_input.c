/* test_bad_input.c - matches, positions, cards and files that the rules do not allow: section 12
 * (DWG-I1 to DWG-I12), as far as one state shows it, and what cards may say of themselves. */
#include "tests/support/dwg_table.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

/* ---- The match ---- */

static void dwg3_two_to_four_can_play(void **state)
{
    static const int wrong[] = {-1, 0, 1, 5, 100};

    (void)state;
    for (int i = 0; i < 5; i++) {
        adit_game *game;
        adit_err err;
        assert_fails(adit_game_new(dwgt_engine(), &(adit_setup){.players = wrong[i], .seed = 1},
                                   &game, &err),
                     ADIT_USAGE, "dwergar is for 2 to 4 players", err);
        assert_null(game);
    }
}

static void dwg32_as_many_decks_as_players(void **state)
{
    (void)state;
    cannot_be_given("3 named, but 2 players need 2; the decks are eastern, golden",
                    "rules.decks=western,golden,eastern");
    cannot_be_given("1 named, but 2 players need 2", "rules.decks=western");
    dwgt_cannot_be_given(4, "2 named, but 4 players need 4",
                         DWGT_LIST("rules.decks=western,golden"));
    cannot_be_given("westen", "rules.decks=westen,golden");
    cannot_be_given("lift", "rules.decks=western,lift");
}

static void other_rules_must_be_possible(void **state)
{
    (void)state;
    cannot_be_given("this match has 2 players, so it cannot be 3", "rules.starting_player=3");
    cannot_be_given("'16'", "rules.events=16");
    cannot_be_given("'0'", "rules.events=0");
    cannot_be_given("later", "rules.foreman_mine=later");
    cannot_be_given("did you mean 'events'", "rules.event=7");
}

static void dwg79_rounds_must_exist(void **state)
{
    (void)state;
    cannot_be_given("invalid round 11; expected 1 to 10", "round=11");
    cannot_be_given("invalid round 9; expected 1 to 8", "rules.events=7", "round=9");
    cannot_be_given("out of range", "round=0");
    given("round=10");
}

/* ---- Dwarves ---- */

static void dwg_i1_workers(void **state)
{
    (void)state;
    cannot_be_given("7 engineers", "p1.pool.engineer=6", "worker.lift=engineer");
    cannot_be_given("7 is out of range", "p1.pool.engineer=7");
    cannot_be_given("2 dwarves are on lift; at most 1 is allowed", "p1.foreman=lift",
                    "worker.lift=engineer");
    cannot_be_given("2 dwarves are on lift; at most 1 is allowed", "p1.foreman=lift",
                    "p2.foreman=lift");
    cannot_be_given("did you mean 'engineer'", "worker.lift=enginer");
    cannot_be_given("is computed from other fields", "removed.engineer=1");
}

static void dwg_i2_foremen(void **state)
{
    (void)state;
    cannot_be_given("the foreman of player 2 is on mine2; he rides in the cart",
                    "p2.foreman=mine2");
    given("p2.foreman=mine2", "rules.foreman_mine=when_replaced");
    given("p2.foreman=cart_level_2");
}

/* ---- Goods and furnaces ---- */

static void dwg_i3_furnaces(void **state)
{
    (void)state;
    cannot_be_given("player 1 has 0 furnaces unbuilt, 2 cool, 7 hot and 0 installed",
                    "p1.hot_furnace=7");
    cannot_be_given("player 1 has 0 furnaces unbuilt, 2 cool, 6 hot and 1 installed",
                    "p1.hot_furnace=6", "furnace.lift=p1");
    cannot_be_given("the furnace at lift belongs to player 3, who is not in this match",
                    "furnace.lift=p3");
    cannot_be_given("9 is out of range", "p1.hot_furnace=9");
    cannot_be_given("is computed from other fields", "p1.unbuilt=3");
    given("p1.hot_furnace=6", "p2.cool_furnace=7", "furnace.lift=p2");
}

static void dwg_i4_dwg_i6_goods(void **state)
{
    (void)state;
    cannot_be_given("player[1].goods.heat: 11 is out of range", "p1.heat=11");
    cannot_be_given("-1 is out of range", "p1.heat=-1");
    cannot_be_given("player[2].goods.stone: -1 is out of range", "p2.stone=-1");
    cannot_be_given("out of range", "p2.level_1.stone=-1");
    cannot_be_given("no place is called 'heat'", "p2.level_1.heat=1");
    cannot_be_given("there is no player '3'", "player[3].goods.stone=1");
    cannot_be_given("did you mean 'stone'", "player[1].goods.stonne=1");
}

/* DWG-I5: tiles are counted by their levels, so there are always five. */
static void dwg_i5_there_are_five_tiles(void **state)
{
    (void)state;
    cannot_be_given("cart.level_5", "player[1].cart.level_5.stone=1");
    cannot_be_given("cart.unloading", "player[1].cart.unloading.stone=1");
}

/* ---- Cards ---- */

static void dwg_i7_projects(void **state)
{
    (void)state;
    cannot_be_given("gold_foundry is in the game; its deck golden is not in play",
                    "project.gold_foundry=track");
    cannot_be_given("rails is out; its deck new_shaft is in play", "project.rails=out");
    cannot_be_given("rails belongs to player 3, who is not in this match", "project.rails=p3");
    cannot_be_given("rails belongs to player 4, who is not in this match",
                    "project.rails=p4_upgraded");
    cannot_be_given("6 projects are on the track; at most 5 are allowed", "project.rails=track",
                    "project.armory=track", "project.north_wall=track",
                    "project.master_tools=track", "project.bridge_club=track",
                    "project.cricket_field=track");
    cannot_be_given("did you mean 'rails'", "project.rials=track");
}

static void dwg_i8_the_order_of_the_pile(void **state)
{
    (void)state;
    cannot_be_given("armory cannot be card 1 of the pile; the 8 basic cards come first",
                    "project.armory=next_1");
    cannot_be_given("rails cannot be card 9 of the pile", "project.rails=next_9");
    cannot_be_given("armory cannot be card 19 of the pile", "project.armory=next_19");
    cannot_be_given("is not the only card 2 of the pile", "project.rails=next_2",
                    "project.master_tools=next_2");
    given("project.rails=next_8", "project.armory=next_9", "project.north_wall=next_18");
}

static void dwg_i9_events(void **state)
{
    (void)state;
    cannot_be_given("2 events are active; at most 1 can be", "event.cave_in=active",
                    "event.boiler_explosion=active");
    cannot_be_given("2 events revealed and 0 left do not add up to 1", "rules.events=1",
                    "event.cave_in=spent", "event.boiler_explosion=spent");
    cannot_be_given("two events are set to be revealed at the end of round 3",
                    "event.cave_in=round_3", "event.boiler_explosion=round_3");
    cannot_be_given("is computed from other fields", "events_left=3");
    cannot_be_given("is computed from other fields", "active_event=cave_in");
}

static void dwg_i11_silverbeard(void **state)
{
    (void)state;
    cannot_be_given("player 1 holds the Silverbeard token without a project of its deck",
                    "phase=turn_start", "silverbeard=p1");
    cannot_be_given("player 3 holds the Silverbeard token, but is not in this match",
                    "phase=turn_start", "silverbeard=p3");
    given("rules.decks=old_shaft,western", "phase=turn_start", "silverbeard=p1",
          "project.abandoned_lift=p1");
    field_is("silverbeard", "p1");
}

/* ---- The action under way ---- */

static void the_action_under_way_must_be_complete(void **state)
{
    (void)state;
    cannot_be_given("the phase menu needs a placed dwarf", "phase=menu");
    cannot_be_given("turn.location and turn.dwarf can be set only in the phase menu",
                    "turn.location=lift");
    cannot_be_given("the placed dwarf is not on the location", "phase=menu", "turn.location=lift",
                    "turn.dwarf=engineer", "turn.actions_left=3");
    cannot_be_given("an action is in progress, but turn.actions_left is 0", "phase=menu",
                    "turn.location=lift", "turn.dwarf=engineer", "worker.lift=engineer");
    cannot_be_given("an action is in progress, but turn.actions_left is 0", "phase=action");
    cannot_be_given("invalid value 'rails'; expected none or any location", "turn.location=rails");
    cannot_be_given("out of range", "at_turn=3");
}

/* ---- Cards ---- */

/* Writes a mod of one card and gives its folder. */
static const char *mod_of(const char *kind, const char *rest)
{
    static char folder[400];
    const char *root = getenv("TMPDIR");
    char path[512];

    snprintf(folder, sizeof folder, "%.300s/dwg_bad_mod", root != NULL ? root : "/tmp");
    assert_true(mkdir(folder, 0755) == 0 || errno == EEXIST);
    snprintf(path, sizeof path, "%s/cards", folder);
    assert_true(mkdir(path, 0755) == 0 || errno == EEXIST);
    snprintf(path, sizeof path, "%s/cards/odd.lua", folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file,
            "return card { id = 'odd', kind = '%s', title = 'Odd', text = 'Odd.', "
            "source = 'test', %s }\n",
            kind, rest);
    assert_int_equal(fclose(file), 0);
    return folder;
}

static adit_status open_with(const char *kind, const char *rest, adit_engine **engine,
                             adit_err *err)
{
    const char *mod = mod_of(kind, rest);
    const adit_engine_options options = {
        .game = "dwergar", .cards = ADIT_TEST_ROOT "/cards", .mods = &mod, .mod_count = 1};

    *engine = NULL;
    return adit_engine_open(&options, engine, err);
}

static void card_is_refused(const char *kind, const char *rest, const char *reason)
{
    adit_engine *engine;
    adit_err err;

    assert_fails(open_with(kind, rest, &engine, &err), ADIT_INPUT, reason, err);
    assert_null(engine);
}

static void card_is_fine(const char *kind, const char *rest)
{
    adit_engine *engine;
    adit_err err;

    assert_ok(open_with(kind, rest, &engine, &err), err);
    adit_engine_close(engine);
}

#define PROJECT "number = 99, tier = 'basic', points = 3, upgrade = { heat = 2 }, "
#define LOCATION "install = { stone = 1 }, basic = gain { heat = 1 }, "

static void projects_must_make_sense(void **state)
{
    (void)state;
    card_is_refused("project", PROJECT "deck = 'western'", "cost");
    card_is_refused("project", PROJECT "cost = { iron = 1 }", "deck");
    card_is_refused("project", PROJECT "cost = { iron = 1 }, deck = 'nowhere'",
                    "deck: unknown deck 'nowhere'; the decks are eastern, golden");
    card_is_refused("project", PROJECT "cost = { iron = 1 }, deck = 'lift'",
                    "deck: unknown deck 'lift'");
    card_is_refused("project", PROJECT "cost = { vp = 1 }, deck = 'western'",
                    "cost: vp is not allowed here");
    card_is_refused(
        "project", PROJECT "cost = { hot_furnace = 1 }, deck = 'western'",
        "cost: hot_furnace is not allowed here, only stone, iron, gold, crystal and heat");
    card_is_refused("project", PROJECT "cost = { mithril = 1 }, deck = 'western'", "mithril");
    card_is_fine("project", PROJECT "cost = { iron = 1 }, deck = 'western'");
}

static void locations_must_make_sense(void **state)
{
    (void)state;
    card_is_refused("location", LOCATION "order = 1", "order: lab already has 1");
    card_is_refused("location", LOCATION "order = 11, level = 2, yield = { iron = 1 }",
                    "level: mine2 already has 2; each location needs a number of its own");
    card_is_refused("location", LOCATION "order = 11, yield = { iron = 1 }",
                    "only a mine level yields something");
    card_is_refused("location", LOCATION "order = 11, first = gain { heat = 1 }",
                    "first: 'first_for' must say whose bonus it is");
    card_is_refused("location",
                    LOCATION "order = 11, first_for = 'engineer', second_for = 'engineer'",
                    "second_for: the engineer already has the first bonus");
    card_is_refused("location", "order = 11, install = { vp = 1 }, basic = gain { heat = 1 }",
                    "install: vp is not allowed here");
    card_is_refused("location", "order = 11, install = { stone = 1 }", "basic");
    card_is_fine("location", LOCATION "order = 11");
}

static void decks_and_starting_rows_must_make_sense(void **state)
{
    (void)state;
    card_is_refused("deck", "order = 1",
                    "order: western already has 1; each deck needs a number of its own");
    card_is_fine("deck", "order = 6");
    card_is_refused("start", "seat = 2, supply = {}, cart = {}, level = 1",
                    "already has 2; each start needs a number of its own");
    card_is_refused("start", "seat = 5, supply = {}, cart = {}, level = 1", "5");
}

/* What only mods add. */
static void levels_and_specialists_must_make_sense(void **state)
{
    (void)state;
    card_is_fine("level", "level = 5");
    card_is_refused("level", "level = 6",
                    "level: the mine has only 5 levels; a card of kind 'level' adds one");
    card_is_refused("level", "level = 4", "4");
    card_is_refused("level", "level = 9", "9");
    card_is_refused("location", LOCATION "order = 11, level = 5, yield = { iron = 1 }",
                    "level: the mine has only 4 levels; a card of kind 'level' adds one");
    card_is_fine("specialist", "workers = 6");
    card_is_refused("specialist", "workers = 0", "0");
    card_is_refused("specialist", "workers = 10", "10");
    card_is_refused("specialist", "", "workers: missing");
}

static void bonuses_must_make_sense(void **state)
{
    (void)state;
    card_is_fine("bonus", "location = 'lab', specialist = 'engineer', step = gain { heat = 1 }");
    card_is_refused("bonus",
                    "location = 'lab', specialist = 'ironworker', step = gain { heat = 1 }",
                    "specialist: the ironworker already has a bonus at lab");
    card_is_refused("bonus", "location = 'moon', specialist = 'engineer', step = gain { heat = 1 }",
                    "location: no location is called 'moon'");
    card_is_refused("bonus",
                    "location = 'western', specialist = 'engineer', step = gain { heat = 1 }",
                    "location: no location is called 'western'");
    card_is_refused("bonus", "location = 'lab', specialist = 'foreman', step = gain { heat = 1 }",
                    "specialist: no specialist is called 'foreman'; expected ironworker");
    card_is_refused("bonus", "location = 'lab', specialist = 'lift', step = gain { heat = 1 }",
                    "specialist: no specialist is called 'lift'");
    card_is_refused("bonus", "location = 'lab', specialist = 'engineer'", "step: missing");
}

static void rounds_and_phases_must_make_sense(void **state)
{
    (void)state;
    card_is_fine("round", "");
    card_is_fine("round", "actions = 9, event = true");
    card_is_refused("round", "actions = 0", "0");
    card_is_fine("phase", "at = 'turn_end', each = gain { heat = 1 }");
    card_is_refused("phase", "at = 'turn_end'", "a phase needs 'once', 'bid' or 'each'");
    card_is_refused("phase", "at = 'turn_end', bid = { stone = 1, iron = 1 }",
                    "bid: expected one good, got 2 of them");
    card_is_refused("phase", "at = 'turn_end', bid = { stone = 21 }",
                    "bid: expected at most 20, got 21");
    card_is_refused("phase", "at = 'turn_end', each = gain { iron = 1 }, highest = gain { vp = 1 }",
                    "highest: means nothing without 'bid'");
    card_is_refused("phase", "at = 'noon', each = gain { heat = 1 }", "noon");
    card_is_refused("phase", "each = gain { heat = 1 }", "at: missing");
    card_is_refused("phase", "at = 'turn_end', every = 0, each = gain { heat = 1 }", "0");
}

/* A match with one round more is too long, or lacks an event. */
static void rounds_of_mods_count_in_the_limits(void **state)
{
    const adit_setting most[] = {{"rounds", "16"}}, all[] = {{"events", "15"}, {"rounds", "10"}};
    adit_game *game = NULL;
    adit_engine *engine;
    adit_err err;

    (void)state;
    assert_ok(open_with("round", "event = true", &engine, &err), err);
    assert_fails(adit_game_new(
                     engine, &(adit_setup){.players = 2, .seed = 1, .rules = most, .rule_count = 1},
                     &game, &err),
                 ADIT_INPUT, "rule rounds: with the rounds that mods add there would be 17", err);
    assert_fails(
        adit_game_new(engine, &(adit_setup){.players = 2, .seed = 1, .rules = all, .rule_count = 2},
                      &game, &err),
        ADIT_INPUT, "rule events: there are only 15 event cards", err);
    assert_ok(adit_game_new(engine, &(adit_setup){.players = 2, .seed = 1}, &game, &err), err);
    adit_game_free(game);
    adit_engine_close(engine);
}

/* A setup with the game's cards, but without those of one kind. */
static void cannot_be_set_up_without(int kind, const char *reason)
{
    adit_cards cards = *dwgt_engine()->cards;
    dwg_state fresh = {.base = {.players = 2, .rule = {[DWG_RULE_EVENTS] = 9}}};
    adit_err err;

    for (int i = kind + 1; i <= ADIT_MAX_KINDS; i++) {
        cards.kind_first[i] -= adit_kind_card_count(dwgt_engine()->cards, kind);
    }
    assert_fails(dwg_setup(&fresh.base, &cards, &err), ADIT_INPUT, reason, err);
}

static void cards_that_are_needed_must_be_there(void **state)
{
    (void)state;
    cannot_be_set_up_without(DWG_KIND_START, "says what seat 1 starts with");
    cannot_be_set_up_without(DWG_KIND_EVENT,
                             "rule events: there are only 0 event cards, so it cannot be 9");
    cannot_be_set_up_without(DWG_KIND_LOCATION, "there is no location");
    cannot_be_set_up_without(DWG_KIND_DECK, "2 players need 2 decks, but there are only 0");
}

/* ---- Files ---- */

static void a_save_of_another_game_is_refused(void **state)
{
    const adit_engine_options options = {.game = "cave_farmers", .cards = ADIT_TEST_ROOT "/cards"};
    adit_engine *other = NULL;
    adit_game *game = NULL, *loaded = NULL;
    adit_text text = {0};
    adit_err err;

    (void)state;
    assert_ok(adit_engine_open(&options, &other, &err), err);
    assert_ok(adit_game_new(other, &(adit_setup){.players = 2, .seed = 1}, &game, &err), err);
    assert_ok(adit_game_save(game, &text, &err), err);
    assert_fails(adit_game_load(dwgt_engine(), text.data, text.length, &loaded, &err), ADIT_INPUT,
                 "cave_farmers", err);
    assert_null(loaded);
    adit_text_free(&text);
    adit_game_free(game);
    adit_engine_close(other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg3_two_to_four_can_play),
        DWGT_TEST(dwg32_as_many_decks_as_players),
        DWGT_TEST(other_rules_must_be_possible),
        DWGT_TEST(dwg79_rounds_must_exist),
        DWGT_TEST(dwg_i1_workers),
        DWGT_TEST(dwg_i2_foremen),
        DWGT_TEST(dwg_i3_furnaces),
        DWGT_TEST(dwg_i4_dwg_i6_goods),
        DWGT_TEST(dwg_i5_there_are_five_tiles),
        DWGT_TEST(dwg_i7_projects),
        DWGT_TEST(dwg_i8_the_order_of_the_pile),
        DWGT_TEST(dwg_i9_events),
        DWGT_TEST(dwg_i11_silverbeard),
        DWGT_TEST(the_action_under_way_must_be_complete),
        DWGT_TEST(projects_must_make_sense),
        DWGT_TEST(locations_must_make_sense),
        DWGT_TEST(decks_and_starting_rows_must_make_sense),
        DWGT_TEST(levels_and_specialists_must_make_sense),
        DWGT_TEST(bonuses_must_make_sense),
        DWGT_TEST(rounds_and_phases_must_make_sense),
        DWGT_TEST(rounds_of_mods_count_in_the_limits),
        DWGT_TEST(cards_that_are_needed_must_be_there),
        DWGT_TEST(a_save_of_another_game_is_refused),
    };

    return DWGT_RUN(tests);
}
