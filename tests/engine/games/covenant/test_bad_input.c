/* test_bad_input.c - matches and settings that cannot be, and cards that make no sense.
 *
 * What breaks an invariant of section 12 is in test_invariants.c. Tables of the game are cards,
 * so what a mod may write in them is checked when it is loaded.
 */
#include "tests/support/cov_table.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

/* ---- The match ---- */

static void one_to_four_can_play(void **state)
{
    static const int wrong[] = {-1, 0, 5, 100};

    (void)state;
    for (int i = 0; i < 4; i++) {
        adit_game *game;
        adit_err err;
        assert_fails(adit_game_new(covt_engine(), &(adit_setup){.players = wrong[i], .seed = 1},
                                   &game, &err),
                     ADIT_USAGE, "covenant is for 1 to 4 players", err);
        assert_null(game);
    }
}

static void rules_must_be_possible(void **state)
{
    (void)state;
    cannot_be_given("rule starting_player: this match has 2 players, so it cannot be 3",
                    "rules.starting_player=3");
    cannot_be_given("expected a number from 0 to 4", "rules.starting_player=5");
    cannot_be_given("did you mean 'difficulty'", "rules.dificulty=diff_normal");
    covt_cannot_be_given(1, "diff_hard", COVT_LIST("rules.difficulty=diff_hard"));
    covt_cannot_be_given(1, "rule difficulty: expected one tile, not several",
                         COVT_LIST("rules.difficulty=diff_normal,diff_expert"));
}

static void fields_and_values_must_exist(void **state)
{
    (void)state;
    cannot_be_given("did you mean 'mountain'", "mountin.c3=yellow_emerald_haven");
    cannot_be_given("no place is called 'f1'", "mountain.f1=yellow_emerald_haven");
    cannot_be_given("did you mean 'yellow_emerald_haven'", "c3=yellow_emerald_heaven");
    cannot_be_given("'diggers_pride' is a tradition; only a hall can be placed there",
                    "c3=diggers_pride");
    cannot_be_given("did you mean 'back_coin'", "a3=back_coins");
    cannot_be_given("invalid value 'p7'", "relic.ale_horn_1=p7");
    cannot_be_given("there is no player '3'", "p3.gold=1");
    cannot_be_given("is a field of a player; write 'player[1].track.court'", "track.court=3");
    cannot_be_given("player[1].era: is not a field of a player; write 'era'", "p1.era=3");
    cannot_be_given("is computed from other fields", "face_up.c3=yellow_emerald_haven");
    cannot_be_given("did you mean 'relic_pre'", "phase=relic_pr");
    cannot_be_given("no card is called 'coin_99'", "p1.coin.1=coin_99");
    cannot_be_given("'7' is not a number from 1 to 6", "p1.coin.7=glory_coin_1");
}

static void backs_must_belong_to_unseen_halls(void **state)
{
    (void)state;
    given_players(4, "a3=back_throne");
    field_is("mountain.a3", "back_throne");
    given("hall.blue_emerald_haven=under_b2");
    field_is("mountain.b2", "back_throne");
    cannot_be_given("cannot be set to 'back_throne'", "a3=back_throne", "b2=back_throne");
    cannot_be_given("cannot be set to 'back_throne'", "c3=blue_emerald_haven", "b2=back_throne");
}

/* ---- Cards ---- */

/* Writes a mod of one card, `more` being a whole file if it is not NULL, and gives its folder. */
static const char *mod_of(const char *text)
{
    static char folder[400];
    const char *root = getenv("TMPDIR");
    char path[512];

    snprintf(folder, sizeof folder, "%.300s/cov_bad_mod", root != NULL ? root : "/tmp");
    assert_true(mkdir(folder, 0755) == 0 || errno == EEXIST);
    snprintf(path, sizeof path, "%s/cards", folder);
    assert_true(mkdir(path, 0755) == 0 || errno == EEXIST);
    snprintf(path, sizeof path, "%s/cards/odd.lua", folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
    return folder;
}

static void card_is_refused(const char *kind, const char *rest, const char *reason)
{
    char text[1000];
    adit_engine *engine = NULL;
    adit_err err;

    snprintf(text, sizeof text,
             "return card { id = 'odd', kind = '%s', title = 'Odd', text = 'Odd.', "
             "source = 'test', %s }\n",
             kind, rest);
    const char *mod = mod_of(text);
    const adit_engine_options options = {
        .game = "covenant", .cards = ADIT_TEST_ROOT "/cards", .mods = &mod, .mod_count = 1};
    assert_fails(adit_engine_open(&options, &engine, &err), ADIT_INPUT, reason, err);
    assert_null(engine);
}

#define HALL "colour = 'blue', skulls = 1, slots = 1, "

static void names_in_cards_must_mean_something(void **state)
{
    (void)state;
    card_is_refused("hall", HALL "vein = 'gold', back = 'back_coins'",
                    "back: unknown back 'back_coins'; did you mean 'back_coin'");
    card_is_refused("hall", HALL "vein = 'gold', back = 'diggers_pride'",
                    "back: unknown back 'diggers_pride'");
    card_is_refused("hall", HALL "vein = 'iron', back = 'back_coin'",
                    "vein: no card of kind vein defines what buildings give on iron");
    card_is_refused("hall", HALL "vein = 'copper', back = 'back_coin'", "copper");
    card_is_refused("spot", "at = 'f1'", "at: unknown spot 'f1'");
    card_is_refused("spot", "at = 'c3'", "at: 'spot_c3' has the same value");
    card_is_refused("elder", "replaces = 'elder_axe_1', type = 'book', reward = forge()",
                    "the Elders have no book");
}

static void no_row_of_a_table_is_there_twice(void **state)
{
    (void)state;
    card_is_refused("step", "track = 'court', space = 2, reward = take_relic()",
                    "track: 'step_court_2' has the same value and the same space");
    card_is_refused("award", "achievements = 4, gp = 9",
                    "achievements: 'award_04' has the same value");
    card_is_refused("vein",
                    "vein = 'gold', house = forge(), workshop = forge(), gate = 1, "
                    "pillar = 'court'",
                    "vein: 'vein_gold' has the same value");
    card_is_refused("difficulty", "order = 1, per_tile = 1, per_achievement = 1, per_card = 1",
                    "order: 'diff_normal' has the same value");
    card_is_refused("clan",
                    "order = 1, pick = 'gold', axe = 'gold', compass = 'gold', cart = 'gold'",
                    "has the same value");
}

/* A further row where the rules know how many there are. */
static void tables_have_a_fixed_number_of_rows(void **state)
{
    (void)state;
    card_is_refused("site",
                    "of = 'gate', limit = 1, c1 = { gold = 1 }, c2 = { gold = 1 }, "
                    "c3 = { gold = 1 }, c4 = { gold = 1 }, pair_1 = forge(), pair_2 = forge(), "
                    "reward_1 = forge(), reward_2 = forge(), reward_3 = forge(), "
                    "reward_4 = forge(), die = 1",
                    "kind site: found 7 cards, expected exactly 6");
    card_is_refused("face", "die = 'orc', number = 3, reward = forge()",
                    "kind face: found 19 cards, expected exactly 18");
    card_is_refused("row", "number = 5, die = 6", "kind row: found 6 cards, expected exactly 5");
    card_is_refused("slot", "display = 'coin', number = 4", "kind slot: found 25 cards");
    card_is_refused("place", "of = 'coin', number = 6, reward = forge()",
                    "kind place: found 15 cards");
    card_is_refused("enemy", "type = 'orc', count = 1, strength = 1, gp = 1, prestige = 1, per = 1",
                    "kind enemy: found 4 cards, expected exactly 3");
    card_is_refused("resource", "of = 'iron', gp = 1, count = 1",
                    "kind resource: found 5 cards, expected exactly 4");
    card_is_refused("elder", "type = 'axe', reward = forge()",
                    "kind elder: more than 16 cards of kind elder; this is the limit "
                    "'elders_of_tile' of a tile of the Elders");
}

static void amounts_in_cards_must_fit(void **state)
{
    (void)state;
    card_is_refused("rubble", "resource = { gp = 2 }", "resource: gp is not a resource");
    card_is_refused("tool", "type = 'axe', cost = { goblin = 1 }, slot = 'gold'",
                    "cost: goblin is not a resource");
    card_is_refused("tool", "type = 'axe', cost = { wild = 1 }, slot = 'gold'",
                    "cost: wild is not a resource");
    card_is_refused("start", "resources = { plus1 = 1 }, support = 1, moves = advance('court', 1)",
                    "resources: plus1 is not a resource");
    card_is_refused("option", "strength = 3", "builds nothing");
    card_is_refused("hall",
                    "colour = 'blue', vein = 'gold', skulls = 4, slots = 1, "
                    "back = 'back_coin'",
                    "4");
    card_is_refused("relic", "type = 32, use = forge()", "32");
}

/* A card of the game may be replaced, but what it says must still make sense. */
static void replaced_rows_must_fit_too(void **state)
{
    const char *mod;
    adit_engine *engine = NULL;
    adit_err err;

    (void)state;
    mod = mod_of("return card { id = 'odd', replaces = 'site_p1', kind = 'site', title = 'Odd', "
                 "text = 'Odd.', source = 'test', of = 'pillar', limit = 2, c1 = { gold = 1 }, "
                 "c2 = { gold = 2 }, c3 = { gold = 2 }, c4 = { gold = 2 }, pair_1 = forge(), "
                 "pair_2 = forge(), reward_1 = forge(), reward_2 = forge(), reward_3 = forge(), "
                 "reward_4 = forge(), die = 1 }\n");
    const adit_engine_options options = {
        .game = "covenant", .cards = ADIT_TEST_ROOT "/cards", .mods = &mod, .mod_count = 1};
    assert_fails(adit_engine_open(&options, &engine, &err), ADIT_INPUT,
                 "c1: has 1 spaces, but the limit of the site is 2", err);
}

/* Otherwise a storage that is too full would have been taken for one that is being put in
 * order. */
static void nothing_is_under_way_before_the_first_decision(void **state)
{
    (void)state;
    cannot_be_given("turn_discarding: cannot be set to 'p1' here", "turn_discarding=p1");
    cannot_be_given("turn_action: cannot be set to 'dig' here", "turn_action=dig");
    cannot_be_given("turn_delivering: cannot be set to 'gold' here", "turn_delivering=gold");
    cannot_be_given("turn_picked: cannot be set to '1' here", "turn_picked=1");
    cannot_be_given("turn_built_at: cannot be set to 'c3' here", "turn_built_at=c3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(one_to_four_can_play),
        COVT_TEST(rules_must_be_possible),
        COVT_TEST(fields_and_values_must_exist),
        COVT_TEST(backs_must_belong_to_unseen_halls),
        COVT_TEST(names_in_cards_must_mean_something),
        COVT_TEST(no_row_of_a_table_is_there_twice),
        COVT_TEST(tables_have_a_fixed_number_of_rows),
        COVT_TEST(amounts_in_cards_must_fit),
        COVT_TEST(replaced_rows_must_fit_too),
        COVT_TEST(nothing_is_under_way_before_the_first_decision),
    };

    return COVT_RUN(tests);
}
