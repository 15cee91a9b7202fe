/* test_queries.c - every count that cards may use, at positions where each has its own answer.
 *
 * Shipped cards use only some of the counts; mods may use all of them.
 */
#include "tests/support/cf_table.h"

static void counts(int seat, const char *name, int expected)
{
    const int query = adit_query_find(cft_engine()->def, name);
    int found;

    assert_true(query >= 0);
    found = adit_query(adit_game_view_tx(cft_match()), seat - 1, query);
    if (found != expected) {
        fail_msg("%s of player %d is %d, expected %d", name, seat, found, expected);
    }
}

/* A farm with one thing more of each landscape than of the one before. */
#define FARM                                                                                       \
    "p1.d4=meadow", "p1.d3=field", "p1.c3=field", "p1.crop.c3=2_grain", "p1.b1=small_pasture",     \
        "p1.b2=small_pasture", "p1.b3=small_pasture", "p1.c1=large_pasture",                       \
        "p1.d1=large_pasture", "p1.partner.c1=d1", "p1.partner.d1=c1", "p1.stable.b1=1",           \
        "p1.stable.b4=1"

static void cf021_landscape_is_counted_by_its_ground(void **state)
{
    (void)state;
    given(FARM);
    counts(1, "meadows", 1);
    counts(1, "fields", 2);
    counts(1, "empty_fields", 1); /* the other one bears grain */
    counts(1, "small_pastures", 3);
    counts(1, "large_pastures", 1); /* two spaces are one pasture */
    counts(1, "stables", 2);
    /* Of 24 spaces the entrance, its cavern, 8 of the farm and the stable on b4 are used. */
    counts(1, "unused_spaces", 24 - 2 - 8 - 1);
    counts(2, "unused_spaces", 22);
    counts(2, "large_pastures", 0);
    counts(2, "meadows", 0);
}

static void crops_on_fields_count_as_goods(void **state)
{
    (void)state;
    given(FARM, "p1.crop.d3=1_vegetable", "p1.grain=3", "p1.vegetable=4");
    counts(1, "grain_in_all", 5);
    counts(1, "vegetable_in_all", 5);
    counts(1, "empty_fields", 0);
}

/* A mountain with a furnished cavern, one that is not, and tunnels. */
#define MOUNTAIN                                                                                   \
    "p1.tile.e3=ordinary_dwelling", "p1.e2=cavern", "p1.f4=tunnel", "p1.f3=tunnel",                \
        "p1.g3=ruby_mine", "p1.f2=ore_mine", "p1.f1=deep_tunnel", "p1.partner.f2=f1",              \
        "p1.partner.f1=f2"

static void the_mountain_is_counted_without_what_is_furnished(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.donkey=2", "p1.sheep=1");
    counts(1, "empty_caverns", 1);
    counts(1, "tunnels", 2);
    counts(1, "deep_tunnels", 1);
    counts(1, "ore_mines", 1);
    counts(1, "ruby_mines", 1);
    counts(1, "has_ruby_mine", 1);
    counts(1, "has_two_ruby_mines", 0);
    counts(1, "donkeys_in_ore_mines", 1);
    counts(1, "donkeys_in_mines", 2);
    counts(1, "farm_animals", 3);
    counts(2, "has_ruby_mine", 0);
    counts(2, "empty_caverns", 1);
}

static void cf013_the_entry_level_dwelling_is_a_dwelling(void **state)
{
    (void)state;
    given(MOUNTAIN);
    counts(1, "dwellings", 2);
    counts(2, "dwellings", 1);
    counts(1, "room_for_dwarfs", 3); /* two at the entrance and one more */
    counts(2, "room_for_dwarfs", 2);
    counts(1, "adjacent_dwellings", 0); /* no tile asks */
    counts(1, "yellow_tiles", 0);
}

static void dwarfs_are_counted_by_what_they_are_and_bear(void **state)
{
    (void)state;
    given(MOUNTAIN, "p1.dwarf.3=newborn", "p1.weapon.1=5", "p1.dwarf_at.3=urgent_wish",
          "space.wish_for_children=turned", "space.urgent_wish=open");
    counts(1, "dwarfs", 3);
    counts(1, "newborn", 1);
    counts(1, "armed_dwarfs", 1);
    counts(1, "unarmed_dwarfs", 2);
    counts(1, "strength", 0); /* none of them is using a space */
    counts(2, "newborn", 0);
    counts(2, "unarmed_dwarfs", 2);
}

static void the_strength_is_that_of_the_dwarf_on_the_space(void **state)
{
    (void)state;
    given("p1.weapon.1=7", "p1.weapon.2=7");
    play("place excavation");
    counts(1, "strength", 7);
    counts(2, "strength", 0);
}

static void the_table_is_the_same_for_everybody(void **state)
{
    (void)state;
    given_players(3, "rules.allow_leave_goods=0", "rules.guest_room_on_wish=0");
    counts(1, "round", 1);
    counts(3, "players", 3);
    counts(2, "allow_leave_goods", 0);
    counts(2, "guest_room_on_wish", 0);
    given();
    counts(1, "players", 2);
    counts(1, "allow_leave_goods", 1);
    counts(1, "guest_room_on_wish", 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf021_landscape_is_counted_by_its_ground),
        CFT_TEST(crops_on_fields_count_as_goods),
        CFT_TEST(the_mountain_is_counted_without_what_is_furnished),
        CFT_TEST(cf013_the_entry_level_dwelling_is_a_dwelling),
        CFT_TEST(dwarfs_are_counted_by_what_they_are_and_bear),
        CFT_TEST(the_strength_is_that_of_the_dwarf_on_the_space),
        CFT_TEST(the_table_is_the_same_for_everybody),
    };

    return CFT_RUN(tests);
}
