/* test_family.c - room for dwarfs and family growth (6.11, 10.8). */
#include "engine/games/cave_farmers/home/family.h"
#include "tests/support/cf_table.h"

#define WISH "space.wish_for_children=open"
#define URGENT "space.wish_for_children=turned", "space.urgent_wish=open"
#define FIVE "p1.dwarf.3=adult", "p1.dwarf.4=adult", "p1.dwarf.5=adult"

static void family_of(int dwarfs)
{
    assert_int_equal(cf_dwarfs_in_play(&cft_now()->player[0]), dwarfs);
}

static void cf127_room_is_needed(void **state)
{
    (void)state;
    given(WISH); /* neither room nor the price of a dwelling */
    offers_not("place wish_for_children");
    given(WISH, "p1.wood=4", "p1.stone=3");
    play("place wish_for_children");
    /* growing is not possible, so the dwelling is what is left (CF-104) */
    asks(1, "choose a furnishing tile");
    assert_int_equal(count_options("furnish"), 4); /* two of the six are too dear */
}

/* Other tiles can be paid; the space is for dwellings. */
static void cf217_what_is_missing_is_a_dwelling(void **state)
{
    (void)state;
    given(WISH, "p1.wood=2", "p1.stone=2");
    refuses("place wish_for_children", "you cannot afford any dwelling");
    given("space.wish_for_children=open", "p1.wood=4", "p1.stone=3", "p1.tile.e3=cuddle_room");
    refuses("place wish_for_children", "you have no empty cavern");
}

static void cf490_b3_with_room_a_dwarf_is_born(void **state)
{
    (void)state;
    given(WISH, "p1.tile.e3=simple_dwelling_a");
    play("place wish_for_children");
    family_of(3);
    field_is("p1.dwarf.3", "newborn");
    field_is("p1.weapon.3", "0");
    field_is("p1.dwarf_at.3", "wish_for_children"); /* on the dwarf that acts */
    given(WISH, "p1.tile.e3=couple_dwelling", "p1.dwarf.3=adult");
    play("place wish_for_children");
    family_of(4);
}

static void each_dwelling_has_its_room(void **state)
{
    static const struct {
        const char *tile;
        int room;
        bool has_sixth;
    } tiles[] = {
        {"p1.tile.e3=ordinary_dwelling", 3, false}, {"p1.tile.e3=simple_dwelling_a", 3, false},
        {"p1.tile.e3=simple_dwelling_b", 3, false}, {"p1.tile.e3=mixed_dwelling", 3, false},
        {"p1.tile.e3=couple_dwelling", 4, false},   {"p1.tile.e3=additional_dwelling", 2, true},
        {"p1.tile.e3=cuddle_room", 2, false}};

    (void)state;
    for (size_t i = 0; i < sizeof tiles / sizeof tiles[0]; i++) {
        bool has_sixth;
        cft_given(2, CFT_LIST(tiles[i].tile));
        assert_int_equal(cf_room_for_dwarfs(cft_engine()->cards, &cft_now()->player[0], &has_sixth),
                         tiles[i].room); /* CF-252 to CF-257 */
        assert_int_equal(has_sixth, tiles[i].has_sixth);
    }
}

static void cf491_the_additional_dwelling_is_for_the_sixth(void **state)
{
    (void)state;
    given(WISH, "p1.tile.e3=additional_dwelling");
    offers_not("place wish_for_children");
}

static void cf492_a_sixth_dwarf(void **state)
{
    (void)state;
    given(WISH, FIVE, "p1.tile.e3=couple_dwelling", "p1.tile.e2=ordinary_dwelling",
          "p1.tile.f3=additional_dwelling");
    play("place wish_for_children");
    family_of(6);
    /* and that is all there are (CF-507) */
    given(WISH, FIVE, "p1.dwarf.6=adult", "p1.tile.e3=couple_dwelling",
          "p1.tile.e2=ordinary_dwelling", "p1.tile.f3=additional_dwelling",
          "p1.tile.f2=simple_dwelling_a");
    offers_not("place wish_for_children");
}

static void cf493_no_sixth_without_its_dwelling(void **state)
{
    (void)state;
    given(WISH, FIVE, "p1.tile.e3=couple_dwelling", "p1.tile.e2=ordinary_dwelling",
          "p1.tile.f3=ordinary_dwelling");
    offers_not("place wish_for_children");
    /* nor with it, as long as the five have no room of their own; here 5 of 4 cannot be */
    given(WISH, "p1.dwarf.3=adult", "p1.dwarf.4=adult", "p1.tile.e3=couple_dwelling",
          "p1.tile.f3=additional_dwelling");
    offers_not("place wish_for_children");
}

static void cf494_twice_in_one_round(void **state)
{
    (void)state;
    given(URGENT, "space.family_life=open", "p1.tile.e3=couple_dwelling", "p1.wood=4", "p1.stone=2",
          "p1.e2=cavern");
    play("place family_life");
    family_of(3);
    play("place wood_gathering", "place urgent_wish", "furnish dwelling and grow",
         "accept grow"); /* only one dwelling could be paid */
    family_of(4);
}

static void cf328_cf11_newborn_this_round_adult_the_next(void **state)
{
    (void)state;
    given(WISH, "p1.tile.e3=simple_dwelling_a");
    play("place wish_for_children", "place wood_gathering", "place logging", "place ore_mining");
    field_is("round", "2"); /* two dwarfs each: the newborn one was not placed */
    field_is("p1.dwarf.3", "adult");
    field_is("p1.dwarf_at.3", "none");
}

static void cf352_born_on_the_imitation_space(void **state)
{
    (void)state;
    given_players(3, WISH, "p1.tile.e3=simple_dwelling_a", "p2.tile.e3=ordinary_dwelling",
                  "p2.food=4");
    play("place wish_for_children", "place imitation_3");
    field_is("p2.dwarf.3", "newborn");
    field_is("p2.dwarf_at.3", "imitation_3");
    has(2, "0 food");
}

static void s15_cf456_the_newborn_counts_in_the_cuddle_room(void **state)
{
    (void)state;
    given(WISH, "p1.tile.e3=cuddle_room", "p1.tile.e2=couple_dwelling", "p1.dwarf.3=adult",
          "p1.sheep=5", "stock.sheep.sheep_farming=1", "space.sheep_farming=open", "p1.ruby=1");
    play("place wish_for_children"); /* 4 in the cuddle room, 2 at the entry */
    family_of(4);
    play("anytime 1 ruby for 1 sheep");
    asks(1, "end your turn");
    has(1, "6 sheep");
}

static void growth_is_one_of_two(void **state)
{
    (void)state;
    given_players(4, "p1.tile.e3=simple_dwelling_a");
    play("place growth");
    options_are("gain 1 wood 1 stone 1 ore 1 food 2 gold | grow");
    play("grow");
    family_of(3);
    has(1, "0 gold");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf127_room_is_needed),
        CFT_TEST(cf217_what_is_missing_is_a_dwelling),
        CFT_TEST(cf490_b3_with_room_a_dwarf_is_born),
        CFT_TEST(each_dwelling_has_its_room),
        CFT_TEST(cf491_the_additional_dwelling_is_for_the_sixth),
        CFT_TEST(cf492_a_sixth_dwarf),
        CFT_TEST(cf493_no_sixth_without_its_dwelling),
        CFT_TEST(cf494_twice_in_one_round),
        CFT_TEST(cf328_cf11_newborn_this_round_adult_the_next),
        CFT_TEST(cf352_born_on_the_imitation_space),
        CFT_TEST(s15_cf456_the_newborn_counts_in_the_cuddle_room),
        CFT_TEST(growth_is_one_of_two),
    };

    return CFT_RUN(tests);
}
