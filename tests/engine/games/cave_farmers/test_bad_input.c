/* test_bad_input.c - matches and cards that the rules do not allow: section 12 (CF-507 to
 * CF-522), as far as one state shows it, and what cards may say of themselves. */
#include "tests/support/cf_table.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

/* ---- The match ---- */

static void one_to_seven_can_play(void **state)
{
    static const int wrong[] = {-1, 0, 8, 100};

    (void)state;
    for (int i = 0; i < 4; i++) {
        adit_game *game;
        adit_err err;
        assert_fails(
            adit_game_new(cft_engine(), &(adit_setup){.players = wrong[i], .seed = 1}, &game, &err),
            ADIT_USAGE, "cave_farmers is for 1 to 7 players", err);
        assert_null(game);
    }
}

static void rules_must_be_possible(void **state)
{
    (void)state;
    cannot_be_given("this match has 2 players, so it cannot be 3", "rules.starting_player=3");
    cannot_be_given("expected a number from 0 to 1, got '2'", "rules.tile_set=2");
    cannot_be_given("did you mean 'tile_set'", "rules.tileset=1");
}

static void cf46_rounds_must_exist(void **state)
{
    (void)state;
    cannot_be_given("round 9 does not exist with 2 players", "round=9");
    cannot_be_given("round 13 does not exist with 2 players", "round=13");
    cannot_be_given("out of range", "round=17");
    given_players(3, "round=9");
}

/* ---- The home board ---- */

static void cf35_each_half_has_its_own_tiles(void **state)
{
    (void)state;
    cannot_be_given("player 1, d4: a mountain tile is in the forest", "p1.d4=cavern");
    cannot_be_given("player 2, f3: a forest tile is in the mountain", "p2.f3=meadow");
    cannot_be_given("a mountain tile is in the forest", "p1.d4=ruby_mine");
    cannot_be_given("did you mean 'meadow'", "p1.d4=meadw");
}

static void cf28_cf29_what_is_printed_stays(void **state)
{
    (void)state;
    cannot_be_given("player 1, e4: the entry-level dwelling is missing", "p1.e4=cavern");
    cannot_be_given("player 1, f4: the entry-level dwelling is in the wrong place",
                    "p1.f4=entry_level");
    cannot_be_given("player 1, e3: the printed cavern is missing", "p1.e3=bare");
}

static void cf118_furnishing_tiles_lie_in_the_mountain(void **state)
{
    (void)state;
    cannot_be_given("player 1, d4: a furnishing tile is in the forest", "p1.tile.d4=carpenter",
                    "p1.d4=meadow");
    cannot_be_given("player 1, d4: a furnishing tile is in the forest", "p1.tile.d4=carpenter");
    cannot_be_given("player 1, f4: a furnishing tile is neither", "p1.f4=ruby_mine",
                    "p1.tile.f4=carpenter");
    cannot_be_given("player 1, e3: the card is not a furnishing tile", "p1.tile.e3=logging");
    cannot_be_given("did you mean 'carpenter'", "p1.tile.e3=carpentr");
    cannot_be_given("no place is called 'e9'", "p1.tile.e9=carpenter");
}

static void cf509_stables(void **state)
{
    (void)state;
    cannot_be_given("player 1, d4: a stable is on a field", "p1.d4=field", "p1.stable.d4=1");
    cannot_be_given("player 1, e1: a stable is in the mountain", "p1.stable.e1=1");
    cannot_be_given("player 1, b0: a stable is off the board", "p1.stable.b0=1");
    cannot_be_given("player 1 has 4 stables; at most 3 are allowed", "p1.stable.b1=1",
                    "p1.stable.b2=1", "p1.stable.b3=1", "p1.stable.b4=1");
    cannot_be_given("out of range", "p1.stable.b1=2");
    given("p1.stable.b1=1", "p1.stable.b2=1", "p1.stable.b3=1");
}

static void cf512_every_tile_but_the_dwelling_is_there_once(void **state)
{
    (void)state;
    cannot_be_given("carpenter is in the game 2 times", "p1.tile.e3=carpenter",
                    "p2.tile.e3=carpenter");
    cannot_be_given("carpenter is in the game 2 times", "p1.tile.e3=carpenter",
                    "p1.tile.e2=carpenter");
    cannot_be_given("1 tiles too few are covered", "furnishing.carpenter=built");
    cannot_be_given("1 tiles too many are covered", "p1.covered=1");
    given("p1.tile.e3=ordinary_dwelling", "p1.tile.e2=ordinary_dwelling",
          "p2.tile.e3=ordinary_dwelling");
    given("p1.covered=1", "furnishing.trader=built", "p1.tile.e3=spare_part_storage");
}

static void cf515_crops(void **state)
{
    (void)state;
    cannot_be_given("player 1, d4: crops grow where there is no field", "p1.d4=meadow",
                    "p1.crop.d4=3_grain");
    cannot_be_given("player 1, d4: a field holds at most 3 grain or 2 vegetables", "p1.d4=field",
                    "p1.crop.d4=4_grain");
    cannot_be_given("invalid value '8_grain'", "p1.d4=field", "p1.crop.d4=8_grain");
    given("p1.d4=field", "p1.crop.d4=2_vegetable");
}

static void cf516_tiles_are_connected(void **state)
{
    (void)state;
    cannot_be_given("player 1, b1: the tile is not connected to d4", "p1.b1=meadow");
    cannot_be_given("player 1, g1: the tile is not connected to e4", "p1.g1=tunnel");
    given("p1.d4=meadow", "p1.c4=field", "p1.f4=tunnel");
}

static void cf517_twin_tiles_have_two_halves(void **state)
{
    (void)state;
    cannot_be_given("player 1, d4: the other half", "p1.d4=large_pasture");
    cannot_be_given("player 1, f4: the other half", "p1.f4=deep_tunnel");
    cannot_be_given("player 1, f4: the other half", "p1.f4=ore_mine");
    cannot_be_given("player 1, d4: the two halves", "p1.d4=meadow", "p1.partner.d4=c4");
    /* a ruby mine may have taken the place of the deep tunnel */
    given("p1.f4=ore_mine", "p1.g4=ruby_mine");
    field_is("p1.partner.g4", "f4");
}

static void cf518_the_ring_is_for_those_who_may_reach_out(void **state)
{
    (void)state;
    cannot_be_given("player 1, h4: the player's tiles cannot extend", "p1.f4=tunnel",
                    "p1.g4=tunnel", "p1.h4=tunnel");
    given("p1.tile.e3=office_room", "p1.f4=tunnel", "p1.g4=tunnel", "p1.h4=tunnel");
    cannot_be_given("player 1, h5: no tile on the board extends", "p1.tile.e3=office_room",
                    "p1.f4=tunnel", "p1.g4=tunnel", "p1.h4=tunnel", "p1.h5=tunnel");
}

static void cf519_one_of_two_tiles_covers_the_other(void **state)
{
    (void)state;
    cannot_be_given("player 1, e2", "p1.tile.e3=trader", "p1.tile.e2=spare_part_storage");
    given("p1.tile.e3=trader", "p2.tile.e3=spare_part_storage");
}

/* ---- Dwarfs and animals ---- */

static void cf507_cf508_room_for_the_family(void **state)
{
    (void)state;
    cannot_be_given("player 1 has 3 dwarfs, but room for only 2", "p1.dwarf.3=adult");
    /* CF-257: the additional dwelling is for the sixth only */
    cannot_be_given("player 1 has 3 dwarfs, but room for only 2", "p1.dwarf.3=adult",
                    "p1.tile.e3=additional_dwelling");
    cannot_be_given("player 1 has 6 dwarfs and no dwelling for the sixth", "p1.dwarf.3=adult",
                    "p1.dwarf.4=adult", "p1.dwarf.5=adult", "p1.dwarf.6=adult",
                    "p1.tile.e3=couple_dwelling", "p1.tile.e2=ordinary_dwelling",
                    "p1.tile.f3=ordinary_dwelling");
    cannot_be_given("player 1 has 6 dwarfs, but room for only 4", "p1.dwarf.3=adult",
                    "p1.dwarf.4=adult", "p1.dwarf.5=adult", "p1.dwarf.6=adult",
                    "p1.tile.e3=couple_dwelling", "p1.tile.e2=additional_dwelling");
    given("p1.dwarf.3=adult", "p1.dwarf.4=adult", "p1.dwarf.5=newborn", "p1.dwarf.6=newborn",
          "p1.tile.e3=couple_dwelling", "p1.tile.e2=additional_dwelling",
          "p1.tile.f3=simple_dwelling_a");
}

static void cf510_weapons(void **state)
{
    (void)state;
    cannot_be_given("15 is out of range", "p1.weapon.1=15");
    cannot_be_given("player 1, dwarf 3 has a weapon, but is not an adult", "p1.weapon.3=2");
    cannot_be_given("player 1, dwarf 2 has a weapon, but is not an adult", "p1.dwarf.2=newborn",
                    "p1.weapon.2=2");
}

static void cf511_one_dwarf_on_each_space(void **state)
{
    (void)state;
    cannot_be_given("player 1 has two dwarfs on logging", "phase=place", "p1.dwarf_at.1=logging",
                    "p1.dwarf_at.2=logging");
    cannot_be_given("player 1 is not the only player on logging", "phase=place",
                    "p1.dwarf_at.1=logging", "p2.dwarf_at.2=logging");
    cannot_be_given("player 1, dwarf 4 cannot be there", "phase=place", "p1.dwarf_at.4=logging");
    cannot_be_given("player 1, dwarf 1 cannot be there", "phase=place", "p1.dwarf_at.1=carpenter");
}

static void cf513_goods_are_never_negative(void **state)
{
    (void)state;
    cannot_be_given("player[1].goods.wood: -1 is out of range", "p1.wood=-1");
    cannot_be_given("player[2].goods.begging: -3 is out of range", "p2.begging=-3");
    cannot_be_given("did you mean 'wood'", "player[1].goods.woood=1");
    cannot_be_given("there is no player '3'", "player[3].goods.wood=1");
}

static void cf514_animals_must_fit(void **state)
{
    (void)state;
    cannot_be_given("the animals of player 1 do not fit", "p1.sheep=3");
    cannot_be_given("the animals of player 2 do not fit", "p2.sheep=1", "p2.boar=1");
    given("p1.sheep=2", "p1.dog=5", "p2.donkey=2");
}

/* ---- The table ---- */

static void cf521_harvest_markers(void **state)
{
    (void)state;
    cannot_be_given("0 leaves, 4 question marks", "marker.6=question", "marker.7=question",
                    "marker.8=question", "marker.10=question");
    cannot_be_given("do not add up to", "marker.5=leaf");
    cannot_be_given("do not add up to", "marker.9=face_down");
    cannot_be_given("is computed from other fields", "leaves=2");
}

static void cf522_one_side_of_a_card_is_up(void **state)
{
    (void)state;
    cannot_be_given("both sides of one card are face up: wish_for_children and urgent_wish",
                    "space.wish_for_children=open", "space.urgent_wish=open");
    cannot_be_given("no space is in use", "phase=space");
    cannot_be_given("the card in use is not a space", "phase=space", "turn_space=carpenter");
}

/* Found by a mutant: in its round the face-down side was turned up beside the other one. */
static void cf522_a_card_with_a_side_in_the_game_is_turned(void **state)
{
    (void)state;
    cannot_be_given("wish_for_children must be 'turned' exactly when urgent_wish, its "
                    "other side, is in",
                    "space.wish_for_children=face_down", "space.urgent_wish=open");
    cannot_be_given("wish_for_children must be 'turned' exactly when urgent_wish, its "
                    "other side, is in",
                    "space.wish_for_children=turned");
}

/* Found by a mutant: 255 sheep are more than one decision can make room for. */
static void cf051_no_more_lies_on_a_space_than_can_gather_there(void **state)
{
    (void)state;
    cannot_be_given("14 sheep are on sheep_farming, but at most 13 can have accumulated there",
                    "stock.sheep.sheep_farming=14");
    cannot_be_given("1 ruby are on sheep_farming, but at most 0 can have accumulated there",
                    "stock.ruby.sheep_farming=1");
}

static void cf087_nobody_is_asked_for_room_before_the_first_decision(void **state)
{
    (void)state;
    cannot_be_given("housing: cannot be set to 'p1' here", "housing=p1");
}

/* ---- Cards ---- */

/* Writes a mod of one card and gives its folder. */
static const char *mod_of(const char *kind, const char *rest)
{
    static char folder[400];
    const char *root = getenv("TMPDIR");
    char path[512];

    snprintf(folder, sizeof folder, "%.300s/cf_bad_mod", root != NULL ? root : "/tmp");
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

static void card_is_refused(const char *kind, const char *rest, const char *reason)
{
    const char *mod = mod_of(kind, rest);
    const adit_engine_options options = {
        .game = "cave_farmers", .cards = ADIT_TEST_ROOT "/cards", .mods = &mod, .mod_count = 1};
    adit_engine *engine = NULL;
    adit_err err;

    assert_fails(adit_engine_open(&options, &engine, &err), ADIT_INPUT, reason, err);
    assert_null(engine);
}

#define TILE "tag = 'green', set = 'full', cost = { wood = 1 }, points = 1, "

static void cards_must_make_sense(void **state)
{
    (void)state;
    card_is_refused("space", "min_players = 4, max_players = 2, use = grow()",
                    "min_players: 4 is more than max_players, 2");
    card_is_refused("space", "fixed_round = 4, use = grow()", "stage: missing");
    card_is_refused("space", "more = { wood = 1 }, use = take()", "'goods', which is missing");
    card_is_refused("space", "goods = { gold = 1 }, use = take()",
                    "gold cannot accumulate on a space");
    card_is_refused("space", "back_of = 'carpenter', use = grow()",
                    "back_of: 'carpenter' is not another card of this kind");
    card_is_refused("furnishing", TILE "keeps = 'sheep'", "say how many");
    card_is_refused("furnishing", TILE "keeps_many = 3", "say which animals");
    card_is_refused("furnishing", TILE "sixth = true, room = 1", "remove 'room'");
    card_is_refused("furnishing", TILE "covers = 'logging'",
                    "covers: 'logging' is not another card of this kind");
    card_is_refused("loot", "strength = 15, use = grow()", "15");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(one_to_seven_can_play),
        CFT_TEST(rules_must_be_possible),
        CFT_TEST(cf46_rounds_must_exist),
        CFT_TEST(cf35_each_half_has_its_own_tiles),
        CFT_TEST(cf28_cf29_what_is_printed_stays),
        CFT_TEST(cf118_furnishing_tiles_lie_in_the_mountain),
        CFT_TEST(cf509_stables),
        CFT_TEST(cf512_every_tile_but_the_dwelling_is_there_once),
        CFT_TEST(cf515_crops),
        CFT_TEST(cf516_tiles_are_connected),
        CFT_TEST(cf517_twin_tiles_have_two_halves),
        CFT_TEST(cf518_the_ring_is_for_those_who_may_reach_out),
        CFT_TEST(cf519_one_of_two_tiles_covers_the_other),
        CFT_TEST(cf507_cf508_room_for_the_family),
        CFT_TEST(cf510_weapons),
        CFT_TEST(cf511_one_dwarf_on_each_space),
        CFT_TEST(cf513_goods_are_never_negative),
        CFT_TEST(cf514_animals_must_fit),
        CFT_TEST(cf521_harvest_markers),
        CFT_TEST(cf522_one_side_of_a_card_is_up),
        CFT_TEST(cf522_a_card_with_a_side_in_the_game_is_turned),
        CFT_TEST(cf051_no_more_lies_on_a_space_than_can_gather_there),
        CFT_TEST(cf087_nobody_is_asked_for_room_before_the_first_decision),
        CFT_TEST(cards_must_make_sense),
    };

    return CFT_RUN(tests);
}
