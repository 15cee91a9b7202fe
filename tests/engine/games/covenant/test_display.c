/* test_display.c - the displays: what they show, how gaps close, how they fill up (3.10, 6.12),
 * and the rulings about them. */
#include <stdio.h>

#include "tests/support/cov_table.h"

/* Player 1 has a tool in use and may do something, or end the turn. */
#define IN_TURN "phase=menu", "at_turn=1", "turn_tool=pick", "p1.dwarf_on.pick=1"

/* ---- Closing the gaps ---- */

/* COV-11.12, COV-90 */
static void rubble_slides_right_and_new_tiles_come_from_the_left(void **state)
{
    (void)state;
    given(IN_TURN, "rubble_shown.1=mythrall_rubble_1", "rubble_shown.2=none",
          "rubble_shown.3=gold_rubble_1", "rubble_shown.4=none", "rubble_shown.5=emerald_rubble_1",
          "rubble.iron_rubble_1=next_1", "rubble.iron_rubble_2=next_2");
    play("done");
    field_is("rubble_shown.5", "emerald_rubble_1");
    field_is("rubble_shown.4", "gold_rubble_1");
    field_is("rubble_shown.3", "mythrall_rubble_1");
    field_is("rubble_shown.2", "iron_rubble_1"); /* the slot that is farthest along first */
    field_is("rubble_shown.1", "iron_rubble_2");
    field_is("rubble.iron_rubble_1", "shown");
}

/* COV-91 */
static void traditions_slide_towards_the_cheap_end(void **state)
{
    (void)state;
    given(IN_TURN, "traditions_shown.1=diggers_pride", "traditions_shown.2=carters_pride",
          "traditions_shown.3=none", "traditions_shown.4=builders_pride",
          "tradition.first_sparkle=next_1");
    play("done");
    field_is("traditions_shown.4", "builders_pride");
    field_is("traditions_shown.3", "carters_pride");
    field_is("traditions_shown.2", "diggers_pride");
    field_is("traditions_shown.1", "first_sparkle");
}

/* COV-92 */
static void coins_slide_towards_the_cheap_end(void **state)
{
    (void)state;
    given(IN_TURN, "coins_shown.1=none", "coins_shown.2=glory_coin_2",
          "coins_shown.3=support_coin_1", "coins_shown.4=none", "coin.gold_coin_1=next_1",
          "coin.gold_coin_2=next_2");
    play("done");
    field_is("coins_shown.4", "support_coin_1");
    field_is("coins_shown.3", "glory_coin_2");
    field_is("coins_shown.2", "gold_coin_1");
    field_is("coins_shown.1", "gold_coin_2");
}

/* COV-93 */
static void relics_slide_down_from_the_top_of_the_shelf(void **state)
{
    (void)state;
    given(IN_TURN, "relics_shown.1=none", "relics_shown.2=ale_horn_2", "relics_shown.3=none",
          "relics_shown.4=ale_horn_4", "relic.miners_lamp_1=next_1", "relic.miners_lamp_2=next_2");
    play("done");
    field_is("relics_shown.1", "ale_horn_2");
    field_is("relics_shown.2", "ale_horn_4");
    field_is("relics_shown.3", "miners_lamp_1");
    field_is("relics_shown.4", "miners_lamp_2");
}

/* COV-94 */
static void tools_are_refilled_in_their_slots(void **state)
{
    (void)state;
    given(IN_TURN, "tools_shown.1=none", "tools_shown.2=emerald_axe_silver", "tools_shown.3=none",
          "tools_shown.4=emerald_cart_silver", "tool.mythrall_book_silver_1=next_1",
          "tool.mythrall_book_gold_1=next_2");
    play("done");
    field_is("tools_shown.1", "mythrall_book_silver_1");
    field_is("tools_shown.2", "emerald_axe_silver");
    field_is("tools_shown.3", "mythrall_book_gold_1");
    field_is("tools_shown.4", "emerald_cart_silver");
}

/* COV-10.93: gaps stay open until the end of the turn, and costs stay with the slots. */
static void gaps_stay_open_until_the_turn_is_over(void **state)
{
    (void)state;
    given("relic.royal_seal_1=p1", "coins_shown.1=glory_coin_1", "coins_shown.2=glory_coin_2",
          "coins_shown.3=support_coin_1", "coins_shown.4=support_coin_2");
    play("use royal_seal_1", "coin support_coin_2", "on cs_6", "court");
    /* Court 2: a second coin in the same turn */
    options_are("coin glory_coin_1 | coin glory_coin_2 | coin support_coin_1 | decline");
    play("coin glory_coin_2", "on cs_2", "iron", "iron");
    has(1, "4 gp");
    field_is("coins_shown.2", "none");
    field_is("coins_shown.4", "none");
    play("assign 1 to pick", "done");
    field_is("coins_shown.4", "support_coin_1");
    field_is("coins_shown.3", "glory_coin_1");
}

/* ---- Piles ---- */

static void put_pile(const char *field, int first, int last, const char *where,
                     char (*settings)[40], const char **list, int *count)
{
    for (int i = first; i <= last; i++) {
        snprintf(settings[*count], sizeof settings[*count], "%s_%02d=%s", field, i, where);
        list[*count] = settings[*count];
        ++*count;
    }
    list[*count] = NULL;
}

/* COV-238: discards are shuffled in when the pile is empty. */
static void discarded_rubble_becomes_a_new_pile(void **state)
{
    static char settings[40][40];
    const char *list[60] = {IN_TURN,
                            "rubble_shown.1=none",
                            "rubble_shown.2=mythrall_rubble_2",
                            "rubble_shown.3=mythrall_rubble_3",
                            "rubble_shown.4=wild_rubble_1",
                            "rubble_shown.5=wild_rubble_2"};
    int count = 9;

    (void)state;
    put_pile("rubble.rubble", 1, 20, "discarded", settings, list, &count);
    covt_given(2, list);
    play("done");
    assert_int_not_equal(covt_now()->shown[COV_RUBBLE][0], 0);
    field_is("rubble_shown.5", "wild_rubble_2");
    int discarded = 0, pile = 0;
    for (int i = 0; i < 24; i++) {
        discarded += covt_now()->lies[COV_RUBBLE][i] == COV_LIES_DISCARDED;
        pile += covt_now()->lies[COV_RUBBLE][i] == COV_LIES_PILE;
    }
    assert_int_equal(discarded, 0);
    assert_int_equal(pile, 19);
}

/* COV-238: coins that were given up come back as well. */
static void discarded_coins_become_a_new_pile(void **state)
{
    static char settings[40][40];
    const char *list[60] = {IN_TURN, "coins_shown.1=none", "coins_shown.2=decoy_coin_2",
                            "coins_shown.3=jewel_coin_1", "coins_shown.4=jewel_coin_2"};
    int count = 8;

    (void)state;
    put_pile("coin.coin", 1, 25, "discarded", settings, list, &count);
    covt_given(2, list);
    play("done");
    assert_int_not_equal(covt_now()->shown[COV_COINS][0], 0);
    field_is("coins_shown.4", "jewel_coin_2");
}

/* COV-238: all others simply stay short. */
static void a_display_without_a_pile_stays_short(void **state)
{
    static const char *const types[] = {"a", "b", "c", "d", "e", "f"};
    static const int copies[] = {7, 6, 5, 4, 3, 2};
    static char settings[40][40];
    const char *list[60] = {IN_TURN,
                            "relics_shown.1=none",
                            "relics_shown.2=ale_horn_1",
                            "relics_shown.3=miners_lamp_1",
                            "relics_shown.4=none",
                            "relic.rune_map_1=next_3"};
    int count = 9;

    (void)state;
    for (int type = 0; type < 6; type++) {
        for (int copy = type < 3 ? 2 : 1; copy <= copies[type]; copy++) {
            snprintf(settings[count], sizeof settings[count], "relic.relic_%s_%d=used_p2",
                     types[type], copy);
            list[count] = settings[count];
            count++;
        }
    }
    covt_given(2, list);
    play("done");
    field_is("relics_shown.1", "ale_horn_1");
    field_is("relics_shown.2", "miners_lamp_1");
    field_is("relics_shown.3", "rune_map_1"); /* the last one of the pile */
    field_is("relics_shown.4", "none");
}

/* COV-231, COV-10.93: also of jewels there may be none left of a colour. */
static void a_jewel_without_a_pile_leaves_a_gap(void **state)
{
    static const char *const types[] = {"goblin", "site", "inlay"};
    static char settings[40][48];
    const char *list[60] = {"relic.smiths_hammer_1=p1",
                            "p1.clan=clan_blue",
                            "p1.emerald=1",
                            "silver_shown.1=silver_goblin_1",
                            "silver_shown.2=silver_goblin_2",
                            "silver_shown.3=silver_goblin_3"};
    int count = 6;

    (void)state;
    for (int type = 0; type < 3; type++) {
        for (int copy = type == 0 ? 4 : 1; copy <= 5; copy++) {
            snprintf(settings[count], sizeof settings[count], "jewel.jewel_s_%s_%d=out",
                     types[type], copy);
            list[count] = settings[count];
            count++;
        }
    }
    covt_given(2, list);
    play("use smiths_hammer_1", "inlay", "jewel silver_goblin_1", "into pick");
    field_is("silver_shown.1", "none");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(rubble_slides_right_and_new_tiles_come_from_the_left),
        COVT_TEST(traditions_slide_towards_the_cheap_end),
        COVT_TEST(coins_slide_towards_the_cheap_end),
        COVT_TEST(relics_slide_down_from_the_top_of_the_shelf),
        COVT_TEST(tools_are_refilled_in_their_slots),
        COVT_TEST(gaps_stay_open_until_the_turn_is_over),
        COVT_TEST(discarded_rubble_becomes_a_new_pile),
        COVT_TEST(discarded_coins_become_a_new_pile),
        COVT_TEST(a_display_without_a_pile_stays_short),
        COVT_TEST(a_jewel_without_a_pile_leaves_a_gap),
    };

    return COVT_RUN(tests);
}
