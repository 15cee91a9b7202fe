/* test_mines.c - ore mines and ruby mines (6.5, 6.6), and tile parts that are left out. */
#include "tests/support/cf_table.h"

/* ---- Mines ---- */

static void cf116_376_an_ore_mine_on_two_tunnels_brings_3_ore(void **state)
{
    (void)state;
    given("space.ore_mine_construction=open", "p1.f3=tunnel", "p1.f4=tunnel", "p1.ore=0");
    play("place ore_mine_construction");
    options_are("ore_mine f3 deep_tunnel f4 | ore_mine f4 deep_tunnel f3");
    play("ore_mine f4 deep_tunnel f3");
    field_is("p1.f4", "ore_mine");
    field_is("p1.f3", "deep_tunnel");
    has(1, "3 ore 1 food"); /* no second reward on f4 */
}

static void cf116_375_not_on_a_deep_tunnel(void **state)
{
    (void)state;
    given("space.ore_mine_construction=open", "p1.f4=ore_mine", "p1.f3=deep_tunnel",
          "p1.partner.f4=f3", "p1.partner.f3=f4", "p1.f2=tunnel");
    refuses("place ore_mine_construction", ""); /* and no expedition without a weapon */
}

static void cf116_406_not_on_furnished_tunnels(void **state)
{
    (void)state;
    given("space.ore_mine_construction=open", "p1.tile.e3=work_room", "p1.f3=tunnel",
          "p1.f4=tunnel", "p1.f2=tunnel", "p1.tile.f3=carpenter");
    refuses("place ore_mine_construction", ""); /* and no expedition without a weapon */
}

static void cf35_mines_lie_on_tunnels_only_and_stay(void **state)
{
    (void)state;
    given("space.ruby_mine_construction=open", "space.ore_mine_construction=open", "p1.f4=cavern",
          "p1.f3=ruby_mine", "p1.f2=ruby_mine", "p1.e2=ore_mine", "p1.e1=deep_tunnel",
          "p1.partner.e2=e1", "p1.partner.e1=e2", "p1.tile.e1=carpenter", "p1.tile.e3=work_room");
    refuses("place ruby_mine_construction", "you have no empty");
    refuses("place ore_mine_construction", "");
}

static void cf116_tunnels_of_any_tiles(void **state)
{
    (void)state;
    given("space.ore_mine_construction=open", "p1.e2=tunnel", "p1.f2=tunnel", "p1.f3=tunnel",
          "p1.f1=cavern");
    play("place ore_mine_construction");
    assert_int_equal(count_options("ore_mine"), 4);
    refuses("ore_mine f1 deep_tunnel f2", "f1 is not an ordinary tunnel");
}

static void cf117_377_s61_a_ruby_mine_on_a_deep_tunnel_brings_a_ruby(void **state)
{
    (void)state;
    given("space.ruby_mine_construction=open", "p1.f4=ore_mine", "p1.f3=deep_tunnel",
          "p1.partner.f4=f3", "p1.partner.f3=f4", "p1.e2=tunnel", "p1.ruby=0");
    play("place ruby_mine_construction");
    options_are("ruby_mine tunnel | ruby_mine deep_tunnel");
    play("ruby_mine deep_tunnel");
    field_is("p1.f3", "ruby_mine");
    has(1, "1 ruby");
}

static void cf117_377_on_a_tunnel_it_brings_none(void **state)
{
    (void)state;
    given("space.ruby_mine_construction=open", "p1.e2=tunnel", "p1.f3=tunnel", "p1.ruby=0");
    play("place ruby_mine_construction", "ruby_mine f3");
    field_is("p1.f3", "ruby_mine");
    field_is("p1.e2", "tunnel");
    has(1, "0 ruby");
}

static void cf378_no_ruby_mine_on_an_ore_mine(void **state)
{
    (void)state;
    given("space.ruby_mine_construction=open", "p1.f4=ore_mine", "p1.f3=deep_tunnel",
          "p1.partner.f4=f3", "p1.partner.f3=f4", "p1.f2=tunnel", "p1.g3=tunnel");
    play("place ruby_mine_construction", "ruby_mine tunnel");
    refuses("ruby_mine f4", "f4 is not an empty tunnel");
    refuses("ruby_mine f3", "f3 is not an empty tunnel");
    options_are("ruby_mine f2 | ruby_mine g3");
}

static void cf413_the_guest_room_allows_a_mine_on_each_kind(void **state)
{
    (void)state;
    given("space.ruby_mine_construction=open", "p1.tile.e3=guest_room", "p1.f4=ore_mine",
          "p1.f3=deep_tunnel", "p1.partner.f4=f3", "p1.partner.f3=f4", "p1.f2=tunnel", "p1.ruby=0");
    play("place ruby_mine_construction", "ruby_mine tunnel", "ruby_mine deep_tunnel");
    field_is("p1.f2", "ruby_mine");
    field_is("p1.f3", "ruby_mine");
    has(1, "1 ruby");
}

static void cf414_two_ordinary_tunnels_are_one_mine(void **state)
{
    (void)state;
    given("space.ruby_mine_construction=open", "p1.tile.e3=guest_room", "p1.f3=tunnel",
          "p1.f2=tunnel");
    play("place ruby_mine_construction", "ruby_mine f2");
    field_is("p1.f3", "tunnel");
    asks(2, "place a dwarf");
}

/* ---- Parts that are left out ---- */

static void cf384_clearing_tile_only_leaves_the_wood(void **state)
{
    (void)state;
    given("p1.wood=0");
    play("place clearing", "place_twin meadow_field", "meadow d4 field d3", "stop");
    has(1, "0 wood");
    asks(2, "place a dwarf");
}

static void cf386_small_drift_mining_without_a_place_is_illegal(void **state)
{
    (void)state;
    given_players(5, "p1.stone=0");
    play("place small_drift_mining", "cavern e2 tunnel e1");
    has(1, "1 stone");
    given_players(5, "p1.e1=cavern", "p1.e2=cavern", "p1.f1=cavern", "p1.f2=cavern", "p1.g1=cavern",
                  "p1.g2=cavern", "p1.f3=cavern", "p1.g4=cavern", "p1.g3=cavern");
    refuses("place small_drift_mining", "no two adjacent spaces in the mountain");
}

static void s62_extension_is_one_of_two(void **state)
{
    (void)state;
    given_players(7, "p1.wood=0", "p1.stone=0");
    play("place extension", "meadow and field with 1 wood", "meadow d4 field d3");
    has(1, "1 wood 0 stone");
    asks(2, "place a dwarf");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf116_376_an_ore_mine_on_two_tunnels_brings_3_ore),
        CFT_TEST(cf116_375_not_on_a_deep_tunnel),
        CFT_TEST(cf116_406_not_on_furnished_tunnels),
        CFT_TEST(cf35_mines_lie_on_tunnels_only_and_stay),
        CFT_TEST(cf116_tunnels_of_any_tiles),
        CFT_TEST(cf117_377_s61_a_ruby_mine_on_a_deep_tunnel_brings_a_ruby),
        CFT_TEST(cf117_377_on_a_tunnel_it_brings_none),
        CFT_TEST(cf378_no_ruby_mine_on_an_ore_mine),
        CFT_TEST(cf413_the_guest_room_allows_a_mine_on_each_kind),
        CFT_TEST(cf414_two_ordinary_tunnels_are_one_mine),
        CFT_TEST(cf384_clearing_tile_only_leaves_the_wood),
        CFT_TEST(cf386_small_drift_mining_without_a_place_is_illegal),
        CFT_TEST(s62_extension_is_one_of_two),
    };

    return CFT_RUN(tests);
}
