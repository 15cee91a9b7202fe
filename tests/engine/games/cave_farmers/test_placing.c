/* test_placing.c - placing dwarfs: order of strength, legal spaces, passing (5.2, 5.3, 10.1). */
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/turn.h"
#include "tests/support/cf_table.h"

/* The seat whose dwarf is on the space; 0: nobody's. */
static int taken_by(const char *space)
{
    int card = adit_engine_card_find(cft_engine(), space);

    assert_true(card >= 0);
    return cft_now()->taken_by[cft_engine()->cards->card[card].kind_number];
}

static void cf072_a_space_must_be_free(void **state)
{
    (void)state;
    given();
    offers("place logging");
    play("place logging");
    asks(2, "place a dwarf");
    refuses("place logging", "player 1 has a dwarf there");
    assert_int_equal(taken_by("logging"), 1);
    field_is("p1.dwarf_at.1", "logging");
}

static void cf072_a_space_must_lie_open(void **state)
{
    (void)state;
    given("space.blacksmithing=round_2", "p1.ore=3");
    refuses("place blacksmithing", "not an open action space");
    refuses("place imitation_3", "not an open action space");
}

static void cf053_one_dwarf_per_turn(void **state)
{
    (void)state;
    given();
    play("place logging");
    asks(2, "place a dwarf");
    play("place wood_gathering");
    asks(1, "place a dwarf");
    assert_int_equal(adit_game_turn(cft_match()), 2);
    play("place ore_mining");
    play("place drift_mining", "take", "stop");
    field_is("round", "2"); /* every adult dwarf was placed once (CF-524) */
}

static void cf329_who_has_fewer_dwarfs_is_skipped(void **state)
{
    (void)state;
    given("p2.dwarf.3=adult", "p2.dwarf.4=adult", "p2.tile.e3=couple_dwelling");
    play("place logging", "place wood_gathering", "place ore_mining");
    play("place excavation", "take", "stop");
    asks(2, "place a dwarf");
    play("place clearing", "take", "stop");
    asks(2, "place a dwarf");
    field_is("round", "1");
    play("place drift_mining", "take", "stop");
    field_is("round", "2");
}

static void cf325_without_a_ruby_the_weakest_goes_first(void **state)
{
    (void)state;
    given("p1.weapon.1=5");
    assert_int_equal(count_options("place logging"), 1);
    refuses("place logging with 5", "needs 1 ruby");
    play("place logging");
    field_is("p1.dwarf_at.1", "none"); /* the unarmed one went */
    field_is("p1.dwarf_at.2", "logging");
    play("place wood_gathering", "place ore_mining");
    field_is("p1.dwarf_at.1", "ore_mining");
}

/* B4 */
static void cf326_a_ruby_sends_the_strong_one_first(void **state)
{
    (void)state;
    given("p1.weapon.1=3", "p1.weapon.2=14", "p1.ruby=1");
    offers("place ore_mining");
    offers("place ore_mining with 14");
    offers_not("place ore_mining with 3");
    play("place ore_mining with 14");
    has(1, "0 ruby");
    field_is("p1.dwarf_at.2", "ore_mining");
    play("place wood_gathering");
    offers("place logging");
    play("place logging", "take", "stop"); /* the 3 needs none */
    field_is("p1.dwarf_at.1", "logging");
}

static void cf327_one_ruby_however_many_are_weaker(void **state)
{
    (void)state;
    given("p1.dwarf.3=adult", "p1.dwarf.4=adult", "p1.dwarf.5=adult", "p1.weapon.5=14", "p1.ruby=4",
          "p1.e3=cavern", "p1.tile.e3=couple_dwelling", "p1.f3=cavern",
          "p1.tile.f3=simple_dwelling_a");
    play("place ore_mining with 14", "end_turn");
    has(1, "3 ruby");
}

static void cf328_a_newborn_dwarf_stays_at_home(void **state)
{
    (void)state;
    given("p1.dwarf.2=newborn");
    play("place logging", "place wood_gathering");
    asks(2, "place a dwarf");
    play("place ore_mining");
    field_is("round", "2");
    field_is("p1.dwarf.2", "adult"); /* CF-70 */
}

static void cf330_a_space_without_goods_is_closed(void **state)
{
    (void)state;
    given();
    refuses("place ruby_mining", "nothing to take"); /* CF-332 */
    given("p1.f3=ruby_mine");
    offers("place ruby_mining"); /* the mine's ruby is something */
}

static void cf335_exploration_wants_a_weapon(void **state)
{
    (void)state;
    given_players(3, "round=7", "space.exploration=round_7", "p1.weapon.1=2", "p1.ruby=1");
    offers_not("place exploration");
    offers("place exploration with 2");
    given_players(3, "round=7", "space.exploration=round_7", "p1.weapon.1=2", "p1.weapon.2=1");
    offers("place exploration");
}

static void cf336_blacksmithing_wants_ore_or_a_weapon(void **state)
{
    (void)state;
    given("space.blacksmithing=round_1");
    offers_not("place blacksmithing");
    given("space.blacksmithing=round_1", "p1.ore=1");
    offers("place blacksmithing");
    given("space.blacksmithing=round_1", "p1.e3=cavern", "p1.tile.e3=blacksmith");
    play("place blacksmithing");
    options_are("forge 1 | forge 2");
}

static void cf337_an_armed_dwarf_does_not_forge(void **state)
{
    (void)state;
    given("space.blacksmithing=round_1", "p1.ore=5", "p1.weapon.1=1", "p1.weapon.2=1");
    play("place blacksmithing");
    asks(1, "choose what the expedition brings home");
}

static void cf338_logging_unarmed_is_wood_only(void **state)
{
    (void)state;
    given();
    play("place logging");
    has(1, "3 wood");
    asks(2, "place a dwarf");
}

static void cf339_a_weapon_given_up_changes_the_order(void **state)
{
    (void)state;
    given("p1.weapon.1=5", "p1.weapon.2=2", "p1.e3=cavern", "p1.tile.e3=peaceful_cave");
    play("anytime give up a weapon", "weapon 5 at_home");
    has(1, "6 food");
    asks(1, "place a dwarf");
    play("place logging");
    field_is("p1.dwarf_at.1", "logging"); /* unarmed now, it comes first (CF-97) */
}

/* CF-95 */
static void cf340_the_weapon_of_an_expedition_is_not_given_up_before_it(void **state)
{
    (void)state;
    given_players(3, "round=7", "space.exploration=round_7", "p1.weapon.1=6", "p1.weapon.2=6",
                  "p1.e3=cavern", "p1.tile.e3=peaceful_cave");
    play("place exploration");
    asks(1, "choose what the expedition brings home");
    play("anytime give up a weapon");
    field_is("p1.weapon.1", "6"); /* only that of the other dwarf could be chosen */
    field_is("p1.weapon.2", "0");
}

static void cf095_an_exchange_may_not_spoil_the_only_part(void **state)
{
    (void)state;
    given("space.blacksmithing=round_1", "p1.ore=2", "p1.ruby=2", "p1.e3=cavern",
          "p1.tile.e3=blacksmithing_parlor");
    offers("anytime 1 ore 1 ruby for 1 food 2 gold");
    play("place blacksmithing");
    asks(1, "choose the strength of the weapon");
    play("anytime 1 ore 1 ruby for 1 food 2 gold");
    offers_not("anytime 1 ore 1 ruby for 1 food 2 gold"); /* the last ore is for the weapon */
    options_are("forge 1"); /* asked, because the last ruby could buy another ore */
    play("forge 1");
    has(1, "0 ore 1 ruby 2 gold");
}

static void cf341_the_ruby_for_the_order_is_gone(void **state)
{
    (void)state;
    given("space.blacksmithing=round_1", "p1.weapon.1=3", "p1.ruby=1");
    offers_not("place blacksmithing");
    offers("place blacksmithing with 3");
    /* ruby mining in round 1 gives nothing; a furnishing tile for a ruby does not exist, so the
     * last ruby decides about nothing but the order */
    given("p1.weapon.1=3", "p1.ruby=1", "p1.wood=0");
    play("place logging with 3");
    has(1, "0 ruby");
    options_are("take | expedition 1");
}

/* A round in which every space is taken or empty but one: the others have to pass. */
static void cf331_who_can_place_no_dwarf_passes(void **state)
{
    static const char *const closed[] = {
        "space.drift_mining=out", "space.excavation=out",        "space.starting_token=out",
        "space.supplies=out",     "space.ore_mining=out",        "space.clearing=out",
        "space.sustenance=out",   "space.housework=out",         "space.slash_and_burn=out",
        "space.logging=out",      "space.blacksmithing=round_1", NULL};

    (void)state;
    cft_given(2, closed);
    play("place wood_gathering"); /* forced if nothing could be exchanged */
    field_is("round", "2");
}

static void cf331_passing_is_offered_if_an_exchange_might_open_a_space(void **state)
{
    (void)state;
    given("space.drift_mining=out", "space.excavation=out", "space.starting_token=out",
          "space.supplies=out", "space.ore_mining=out", "space.clearing=out",
          "space.sustenance=out", "space.housework=out", "space.slash_and_burn=out",
          "space.logging=out", "space.wood_gathering=out", "space.blacksmithing=round_1",
          "p1.ruby=1");
    options_are("pass");
    play("anytime 1 ruby for 1 ore");
    options_are("expedition 3 | stop"); /* the only space, the only strength */
    given("space.drift_mining=out", "space.excavation=out", "space.starting_token=out",
          "space.supplies=out", "space.ore_mining=out", "space.clearing=out",
          "space.sustenance=out", "space.housework=out", "space.slash_and_burn=out",
          "space.logging=out", "space.wood_gathering=out", "space.blacksmithing=round_1",
          "p1.ruby=1");
    play("pass");
    field_is("round", "2"); /* the dwarfs of both stayed at home */
    field_is("p1.has_passed", "0");
}

static void cf104_the_last_part_that_can_be_done_is_compulsory(void **state)
{
    (void)state;
    given("p1.weapon.1=1", "p1.weapon.2=1");
    play("place logging");
    offers_not("stop"); /* nothing has been done yet (CF-73, CF-96) */
    play("take");
    offers("stop");
}

static void cf073_a_single_part_is_carried_out_at_once(void **state)
{
    (void)state;
    given();
    play("place housework");
    asks(1, "choose what to do here"); /* free tiles of the full set can be furnished */
    given("rules.tile_set=0");
    play("place housework");
    asks(2, "place a dwarf");
}

static void cf088_the_turn_ends_with_a_question_only_if_something_can_be_exchanged(void **state)
{
    (void)state;
    given();
    play("place ore_mining");
    asks(2, "place a dwarf");
    given("p1.grain=1");
    play("place ore_mining");
    asks(1, "end your turn");
    play("anytime 1 grain for 1 food");
    asks(2, "place a dwarf"); /* nothing is left to exchange */
    has(1, "2 food");
}

static void cf088_whoever_stops_has_ended_the_turn(void **state)
{
    (void)state;
    given("p1.grain=1");
    play("place clearing", "take");
    options_are("place_twin meadow_field | stop");
    offers("anytime 1 grain for 1 food");
    play("stop");
    asks(2, "place a dwarf");
}

static void cf094_an_exchange_may_open_a_further_part(void **state)
{
    (void)state;
    given("rules.tile_set=0", "p1.ruby=1");
    play("place housework");
    options_are("stop"); /* asked, because a ruby may buy what a tile costs */
    play("anytime 1 ruby for 1 stone");
    options_are("furnish | stop");
    play("furnish", "furnish carpenter e3");
    asks(2, "place a dwarf");
}

static void cf523_equal_strengths_are_one_choice(void **state)
{
    (void)state;
    given("p1.weapon.1=4", "p1.weapon.2=4", "p1.ruby=2");
    assert_int_equal(count_options("place logging"), 1);
    offers_not("place logging with 4");
}

static void cf523_every_strength_may_go_first_for_a_ruby(void **state)
{
    (void)state;
    given("p1.weapon.1=4", "p1.weapon.2=7", "p1.dwarf.3=adult", "p1.e3=cavern",
          "p1.tile.e3=simple_dwelling_a", "p1.ruby=1");
    offers("place wood_gathering");
    offers("place wood_gathering with 4");
    offers("place wood_gathering with 7");
    play("place wood_gathering with 4");
    field_is("p1.dwarf_at.1", "wood_gathering");
}

/* ---- The quick answer and the trial (CF-104, CF-561) ---- */

typedef struct {
    int seat, dwarf;
    const adit_card *space;
} standing;

static void stand_there(adit_tx *tx, const void *context)
{
    const standing *placed = context;
    cf_state *state = cf_of(tx);

    state->player[placed->seat].dwarf_at[placed->dwarf] = (uint8_t)(placed->space->kind_number + 1);
    state->taken_by[placed->space->kind_number] = (uint8_t)(placed->seat + 1);
    state->turn.dwarf = (uint8_t)placed->dwarf;
    cf_enter_space(tx, placed->seat, placed->space->number);
}

/* Every open space and every dwarf of the seat: both ways must agree. */
static int compare_answers(void)
{
    adit_tx *tx = adit_game_view_tx(cft_match());
    const int seat = adit_game_seat(cft_match()) - 1;
    int compared = 0;

    for (int i = 0; i < cf_space_count(tx->cards); i++) {
        const adit_card *space = adit_card_at(tx->cards, CF_KIND_SPACE, i);
        for (int dwarf = 0; dwarf < 2; dwarf++) {
            const standing placed = {seat, dwarf, space};
            cf_state before;
            bool quick, slow;

            if (!cf_is_open(cf_of(tx), i) || cf_of(tx)->taken_by[i] != 0 ||
                cf_of(tx)->player[seat].dwarf_at[dwarf] != 0) {
                continue;
            }
            memcpy(&before, cf_of(tx), sizeof before);
            slow = adit_can(tx, seat, space->fact[CF_SPACE_USE].effect, stand_there, &placed, NULL);
            cf_of(tx)->turn.dwarf = (uint8_t)dwarf;
            cf_of(tx)->player[seat].dwarf_at[dwarf] = (uint8_t)(i + 1);
            quick = cf_can_use_space(tx, seat, space->number, NULL);
            cf_of(tx)->turn.dwarf = before.turn.dwarf;
            cf_of(tx)->player[seat].dwarf_at[dwarf] = 0;
            if (quick != slow) {
                fail_msg("%s: %d at once, %d tried out", space->id, quick, slow);
            }
            assert_memory_equal(&before, cf_of(tx), sizeof before);
            compared++;
        }
    }
    return compared;
}

static void cf104_the_quick_answer_is_that_of_a_trial(void **state)
{
    int compared = 0;
    adit_err err;

    (void)state;
    for (int players = 1; players <= 7; players++) {
        unsigned random = 12345u + (unsigned)players;
        given_players(players);
        while (!adit_game_is_over(cft_match())) {
            int count = adit_game_option_count(cft_match());
            compared += cft_now()->phase == CF_PHASE_PLACE ? compare_answers() : 0;
            random = random * 1664525u + 1013904223u;
            assert_ok(adit_game_decide(cft_match(), (int)((random >> 16) % (unsigned)count), &err),
                      err);
        }
    }
    assert_true(compared > 5000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf072_a_space_must_be_free),
        CFT_TEST(cf072_a_space_must_lie_open),
        CFT_TEST(cf053_one_dwarf_per_turn),
        CFT_TEST(cf329_who_has_fewer_dwarfs_is_skipped),
        CFT_TEST(cf325_without_a_ruby_the_weakest_goes_first),
        CFT_TEST(cf326_a_ruby_sends_the_strong_one_first),
        CFT_TEST(cf327_one_ruby_however_many_are_weaker),
        CFT_TEST(cf328_a_newborn_dwarf_stays_at_home),
        CFT_TEST(cf330_a_space_without_goods_is_closed),
        CFT_TEST(cf335_exploration_wants_a_weapon),
        CFT_TEST(cf336_blacksmithing_wants_ore_or_a_weapon),
        CFT_TEST(cf337_an_armed_dwarf_does_not_forge),
        CFT_TEST(cf338_logging_unarmed_is_wood_only),
        CFT_TEST(cf339_a_weapon_given_up_changes_the_order),
        CFT_TEST(cf340_the_weapon_of_an_expedition_is_not_given_up_before_it),
        CFT_TEST(cf095_an_exchange_may_not_spoil_the_only_part),
        CFT_TEST(cf341_the_ruby_for_the_order_is_gone),
        CFT_TEST(cf331_who_can_place_no_dwarf_passes),
        CFT_TEST(cf331_passing_is_offered_if_an_exchange_might_open_a_space),
        CFT_TEST(cf104_the_last_part_that_can_be_done_is_compulsory),
        CFT_TEST(cf073_a_single_part_is_carried_out_at_once),
        CFT_TEST(cf088_the_turn_ends_with_a_question_only_if_something_can_be_exchanged),
        CFT_TEST(cf088_whoever_stops_has_ended_the_turn),
        CFT_TEST(cf094_an_exchange_may_open_a_further_part),
        CFT_TEST(cf523_equal_strengths_are_one_choice),
        CFT_TEST(cf523_every_strength_may_go_first_for_a_ruby),
        CFT_TEST(cf104_the_quick_answer_is_that_of_a_trial),
    };

    return CFT_RUN(tests);
}
