/* test_build.c - the basic action Build (6.5): options, parts, places, and what buildings give. */
#include "tests/support/cov_table.h"

/* b3 gold, c3 emerald, c4 mythrall with two slots each, d3 emerald with one. */
#define MOUNTAIN                                                                                   \
    "no_enemies", "b3=yellow_gold_hall", "c3=blue_emerald_hall", "c4=black_mythrall_warren",       \
        "d3=yellow_emerald_haven"
/* Spaces of the tracks from which one step shows nothing. */
#define QUIET "p1.track.court=8", "p1.track.prestige=8", "p1.track.mining=8"
#define STRENGTH(n) "p1.tavern." #n "=1"
/* A pillar and a gate in the forge. */
#define MONUMENTS "carts_p1.site_p1=1", "carts_p1.site_g1=1"

/* ---- Options (COV-214) ---- */

/* Strength of the options B1 to B7, with one building of each kind at hand. */
static void options_need_their_strength(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, "p1.tavern.4=2", "p1.tavern.3=1", "p1.tavern.2=1",
          "p1.plus1=1", "p1.plus2=1");
    play("assign 4 to compass", "plus2", "action");
    options_are("option b1 | option b2 | option b3 | option b4 | option b5 | option b6 | "
                "option b7");
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(4), "p1.plus1=1");
    play("assign 4 to compass", "plus1", "action");
    refuses("option b7", "needs strength 6, you have 5");
    offers("option b6");
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(3));
    play("assign 3 to compass", "action");
    options_are("option b1 | option b2 | option b3 | option b4");
    refuses("option b5", "needs strength 4, you have 3");
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2));
    play("assign 2 to compass", "action");
    options_are("option b1 | option b2 | option b3");
    given(MOUNTAIN, QUIET, MONUMENTS);
    play("assign 1 to compass", "action");
    options_are("house | end"); /* B1 is the only one */
}

/* COV-11.24 */
static void strength_4_offers_b5_and_b4_ends_the_action(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(4));
    play("assign 4 to compass", "action");
    offers("option b5");
    play("option b4", "workshop", "at d3", "house", "at b3");
    asks(2, "assign a dwarf"); /* COV-10.41: 1 strength is lost */
    field_is("building_1.b3", "p1_house");
    field_is("building_1.d3", "p1_workshop");
}

/* builders_pride, COV-126 */
static void trad_04_makes_the_compass_stronger(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRENGTH(2), "p1.has=builders_pride");
    play("assign 2 to compass", "action");
    offers("option b4");
}

/* COV-161: an option needs a building that can be placed now. */
static void an_option_without_a_placeable_building_is_not_offered(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRENGTH(4)); /* no monument in the forge */
    play("assign 4 to compass", "action");
    refuses("option b3", "none of its buildings can be placed now");
    options_are("option b1 | option b2 | option b4 | option b5");
}

/* COV-10.40: one's own basic buildings stand in all halls. */
static void without_a_place_the_action_has_no_effect(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRENGTH(4), "p1.forged.1=emerald_pick_silver",
          "p1.forged.2=emerald_pick_gold", "building_1.b3=p1_house", "building_1.c3=p1_house",
          "building_1.c4=p1_house", "building_1.d3=p1_workshop");
    play("assign 4 to compass", "action");
    asks(2, "assign a dwarf");
}

/* ---- Parts (COV-162) ---- */

/* COV-214: the order is free, and each benefit comes before the next building. */
static void parts_come_in_any_order_with_their_benefits_between(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(4), "p1.plus1=1");
    play("assign 4 to compass", "plus1", "action", "option b6");
    options_are("house | workshop | pillar | gate | end");
    play("gate", "at b3_sw");
    has(1, "8 gp"); /* gold 2, emerald 1 */
    options_are("house | workshop | end");
    play("house", "at b3");
    has(1, "1 gold");
    options_are("workshop | end");
    play("workshop", "at d3");
    asks(1, "inlay a jewel"); /* with the gold of the house */
}

/* COV-215: what shall not be placed is given up. */
static void the_rest_may_be_given_up(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRENGTH(3));
    play("assign 3 to compass", "action", "option b4", "workshop", "at d3", "end");
    asks(2, "assign a dwarf");
    field_is("p1.forge.house", "2");
    field_is("p1.forge.workshop", "1");
}

/* B7: two monuments of either kind. */
static void b7_takes_two_monuments(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(4), "p1.plus2=1");
    play("assign 4 to compass", "plus2", "action", "option b7");
    options_are("workshop | pillar | gate | end");
    play("gate", "at b3_sw");
    options_are("workshop | pillar | end");
    refuses("gate", "you have none in the forge");
    play("pillar", "at d3_top", "next vein_mythrall");
    options_are("workshop | end");
    field_is("pillar.d3_top", "p1");
    field_is("gate.b3_sw", "p1");
}

/* COV-162: a kind of which none is left in the forge is not offered. */
static void only_buildings_of_the_forge_are_offered(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRENGTH(3), "building_1.b3=p1_house", "building_1.c3=p1_house");
    field_is("p1.forge.house", "0"); /* two more lie on tool spaces */
    play("assign 3 to compass", "action", "option b4");
    options_are("workshop | end");
    refuses("house", "you have none in the forge");
}

/* ---- Houses and workshops (COV-216) ---- */

static void a_basic_building_needs_a_free_slot_of_a_face_up_hall(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "building_1.d3=p2_house");
    play("assign 1 to compass", "action", "house");
    options_are("at b3 | at c3 | at c4");
    refuses("at d3", "that hall has no free slot");
    refuses("at b4", "that hall is face down");
}

/* COV-10.42: two clans in a hall; not the same clan twice. */
static void two_clans_may_share_a_hall_with_two_slots(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "building_1.b3=p2_workshop", "building_1.c3=p1_workshop");
    play("assign 1 to compass", "action", "house");
    refuses("at c3", "your clan has already built there");
    play("at b3");
    field_is("building_1.b3", "p2_workshop");
    field_is("building_2.b3", "p1_house");
}

/* COV-10.42: both slots are taken. */
static void a_full_hall_takes_nobody(void **state)
{
    (void)state;
    given_players(3, MOUNTAIN, QUIET, "building_1.b3=p2_workshop", "building_2.b3=p3_house");
    play("assign 1 to compass", "action", "house");
    refuses("at b3", "that hall has no free slot");
}

/* good_neighbours, COV-10.42 */
static void trad_25_allows_a_second_building_of_ones_own(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "building_1.c3=p1_workshop", "p1.has=good_neighbours");
    play("assign 1 to compass", "action", "house", "at c3");
    field_is("building_2.c3", "p1_house");
}

/* COV-10.105 */
static void trad_25_needs_a_free_slot_too(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "building_1.d3=p1_workshop", "p1.has=good_neighbours");
    play("assign 1 to compass", "action", "house");
    refuses("at d3", "that hall has no free slot");
}

/* COV-10.43 */
static void enemies_do_not_hinder_building(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "b3.troll=3");
    play("assign 1 to compass", "action", "house", "at b3");
    field_is("building_1.b3", "p1_house");
    has(1, "1 gold 5 gp");
}

/* ---- Pillars (COV-217) ---- */

static void a_pillar_needs_three_face_up_halls(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2));
    play("assign 2 to compass", "action", "option b3", "pillar");
    options_are("at b3_bottom | at d3_top");
    refuses("at b3_top", "one of the halls is face down"); /* COV-10.44 */
    refuses("at a2_top", "no three halls meet there");
    refuses("at a1_bottom", "no three halls meet there"); /* missing on this side */
}

/* COV-61, COV-304: at the start two pillars cannot both stand there, whoever builds them. */
static void pillars_keep_more_than_one_tile_side_apart(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "carts_p2.site_p1=1", "pillar.d3_top=p2");
    play("assign 2 to compass", "action");
    play("option b3");
    offers_not("pillar");
    offers("gate");
    given(MOUNTAIN, QUIET, STRENGTH(2), "carts_p1.site_p1=1", "carts_p1.site_p2=2",
          "pillar.d3_top=p1", "b4=yellow_gold_cell", "c5=yellow_emerald_cell");
    play("assign 2 to compass", "action", "option b3", "pillar");
    refuses("at d3_top", "there is already a pillar there");
    refuses("at b3_bottom", "only one tile side away");
    options_are("at b4_bottom | at c4_top"); /* two sides away */
}

/* close_pillars, COV-10.46 */
static void trad_32_lets_pillars_stand_closer(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "carts_p2.site_p1=1", "pillar.d3_top=p2",
          "p1.has=close_pillars");
    play("assign 2 to compass", "action", "option b3", "pillar");
    has(1, "5 gp");
    field_is("pillar.b3_bottom", "p1"); /* the only place, taken without a question */
    field_is("pillar.d3_top", "p2");
}

/* ---- Gates (COV-218) ---- */

static void a_gate_needs_two_face_up_halls(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2));
    play("assign 2 to compass", "action", "option b3", "gate");
    options_are("at b3_se | at b3_sw | at c3_e | at c3_se | at c4_sw");
    refuses("at b3_e", "one of the halls is face down");
    refuses("at a4_e", "no two halls meet there");
}

/* COV-63: any gate on any side of either hall blocks. */
static void gates_keep_out_of_halls_with_gates(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "carts_p2.site_g1=1", "gate.b3_sw=p2",
          "c5=yellow_emerald_cell");
    play("assign 2 to compass", "action", "option b3", "gate");
    refuses("at b3_sw", "there is already a gate there");
    refuses("at b3_se", "one of the halls already has a gate");
    refuses("at c3_se", "one of the halls already has a gate");
    options_are("at c4_e | at c4_sw");
}

/* COV-10.45: gates of others do not block, own ones do, and an edge holds one gate. */
static void trad_33_ignores_gates_of_other_clans(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "carts_p2.site_g1=1", "gate.b3_sw=p2",
          "p1.has=pact_of_the_gatekeepers");
    play("assign 2 to compass", "action", "option b3", "gate");
    options_are("at b3_se | at c3_e | at c3_se | at c4_sw");
    refuses("at b3_sw", "there is already a gate there");
    given(MOUNTAIN, QUIET, STRENGTH(2), "carts_p1.site_g1=1", "carts_p1.site_g2=2", "gate.b3_sw=p1",
          "p1.has=pact_of_the_gatekeepers", "c5=yellow_emerald_cell");
    play("assign 2 to compass", "action", "option b3", "gate");
    refuses("at b3_se", "one of the halls already has a gate of yours");
    options_are("at c4_e | at c4_sw");
    /* also where gates of others stand */
    given(MOUNTAIN, QUIET, STRENGTH(2), "carts_p1.site_g1=1", "carts_p1.site_g2=2", "gate.b3_sw=p1",
          "carts_p2.site_g1=1", "gate.c4_sw=p2", "p1.has=pact_of_the_gatekeepers",
          "c5=yellow_emerald_cell", "d4=black_emerald_cell");
    play("assign 2 to compass", "action", "option b3", "gate");
    refuses("at c3_e", "one of the halls already has a gate of yours");
    options_are("at c4_e | at c4_se | at c5_sw | at d3_e");
}

/* COV-13.12: "in one of the halls" as it stands, or as a switch in both. */
static void cov13_12_gates_of_others_stand_in_one_of_the_halls(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "carts_p2.site_g1=1", "carts_p2.site_g2=2",
          "gate.b3_sw=p2", "gate.c4_e=p2", "c5=yellow_emerald_cell",
          "p1.has=pact_of_the_gatekeepers");
    play("assign 2 to compass", "action", "option b3", "gate");
    refuses("at c3_e", "both halls already have a gate");
    refuses("at b3_se", "both halls already have a gate");
    options_are("at c3_se | at c4_sw");
    given("rules.crowd_gates_on_both_sides=1", MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2),
          "carts_p2.site_g1=1", "carts_p2.site_g2=2", "gate.b3_sw=p2", "gate.c4_e=p2",
          "c5=yellow_emerald_cell", "p1.has=pact_of_the_gatekeepers");
    play("assign 2 to compass", "action", "option b3", "gate");
    options_are("at b3_se | at c3_e | at c3_se | at c4_sw");
}

/* COV-10.47 */
static void gates_and_pillars_do_not_hinder_each_other(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "carts_p2.site_p1=1", "pillar.b3_bottom=p2");
    play("assign 2 to compass", "action", "option b3", "gate");
    options_are("at b3_se | at b3_sw | at c3_e | at c3_se | at c4_sw");
}

/* COV-10.89: the pieces of the Elders count like those of any clan. */
static void the_player_keeps_away_from_the_elders(void **state)
{
    (void)state;
    given_solo(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "carts_p2.site_p1=1", "carts_p2.site_g1=1",
               "pillar.d3_top=p2", "gate.b3_sw=p2");
    play("assign 2 to compass", "action", "option b3");
    options_are("gate | end");
    play("gate");
    field_is("gate.c4_sw", "p1"); /* the only place */
}

/* ---- What buildings give (COV-220 to COV-223) ---- */

static void houses_give_resources(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET);
    play("assign 1 to compass", "action", "house", "at c3");
    has(1, "1 iron 1 emerald 0 gold 0 mythrall");
    given(MOUNTAIN, QUIET);
    play("assign 1 to compass", "action", "house", "at b3");
    has(1, "0 iron 0 emerald 1 gold 0 mythrall");
    given(MOUNTAIN, QUIET);
    play("assign 1 to compass", "action", "house", "at c4");
    has(1, "0 iron 0 emerald 0 gold 1 mythrall");
}

/* COV-221: a workshop on emerald inlays. */
static void a_workshop_on_emerald_inlays(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRENGTH(2), "p1.gold=1", "p1.iron=1");
    play("assign 2 to compass", "action", "option b2", "workshop", "at c3");
    asks(1, "inlay a jewel");
}

/* COV-222: on gold it forges. */
static void a_workshop_on_gold_forges(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRENGTH(2), "p1.iron=1", "p1.emerald=1",
          "tools_shown.1=emerald_pick_silver");
    play("assign 2 to compass", "action", "option b2", "workshop", "at b3");
    asks(1, "forge a tool");
}

/* COV-223: on mythrall both, in any order. */
static void a_workshop_on_mythrall_forges_and_inlays_in_any_order(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRENGTH(2), "p1.iron=1", "p1.emerald=1", "p1.gold=1",
          "tools_shown.1=emerald_pick_silver");
    play("assign 2 to compass", "action", "option b2", "workshop", "at c4");
    options_are("forge | inlay | done");
    play("inlay");
    asks(1, "inlay a jewel");
    play("decline");
    options_are("forge | done");
    play("forge");
    asks(1, "forge a tool");
}

/* COV-11.25, COV-221 to COV-223: emerald 1, gold 2, mythrall 2 */
static void gates_give_gp_for_both_halls(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2));
    play("assign 2 to compass", "action", "option b3", "gate", "at b3_sw");
    has(1, "8 gp"); /* gold and emerald */
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2));
    play("assign 2 to compass", "action", "option b3", "gate", "at b3_se");
    has(1, "9 gp"); /* gold and mythrall */
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2));
    play("assign 2 to compass", "action", "option b3", "gate", "at c3_se");
    has(1, "7 gp"); /* emerald and emerald */
}

/* COV-11.26: emerald, emerald, mythrall; which track first is free (COV-220). */
static void pillars_give_steps_added_up_for_each_track(void **state)
{
    (void)state;
    given(MOUNTAIN, MONUMENTS, STRENGTH(2), "p1.track.mining=3", "p1.track.court=8");
    play("assign 2 to compass", "action", "option b3", "pillar", "at d3_top");
    options_are("next vein_emerald | next vein_mythrall");
    play("next vein_emerald");
    field_is("p1.track.mining", "5");
    field_is("p1.track.court", "8"); /* not before the relic of Mining 5 */
    asks(1, "obtain a relic");
    play("decline");
    field_is("p1.track.court", "9");
    asks(2, "assign a dwarf");
}

/* COV-222: gold gives Prestige. */
static void a_pillar_on_gold_gives_prestige(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2));
    play("assign 2 to compass", "action", "option b3", "pillar", "at b3_bottom");
    options_are("next vein_gold | next vein_emerald | next vein_mythrall");
    play("next vein_mythrall", "next vein_gold");
    field_is("p1.track.prestige", "9");
    field_is("p1.track.mining", "9");
    field_is("p1.track.court", "9");
}

/* ---- Who hears of it ---- */

/* workshop_ale: workshop; before or after the benefit. */
static void trad_27_gives_support_for_a_workshop(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, STRENGTH(2), "p1.has=workshop_ale");
    play("assign 2 to compass", "action", "option b2", "workshop", "at b3");
    options_are("next vein_gold | next workshop_ale");
    play("next workshop_ale", "take_plus1");
    has(1, "1 plus1");
    given(MOUNTAIN, QUIET, STRENGTH(2), "p1.has=workshop_ale");
    play("assign 2 to compass", "action", "option b1", "house", "at b3");
    has(1, "0 plus1 1 gold");
    asks(2, "assign a dwarf");
}

/* drums_of_stone: pillar, MOVE(2), in any order with the steps. */
static void trad_34_moves_enemies_for_a_pillar(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "p1.has=drums_of_stone", "b3.orc=1");
    play("assign 2 to compass", "action", "option b3", "pillar", "at b3_bottom");
    options_are("next vein_gold | next vein_emerald | next vein_mythrall | next drums_of_stone");
    play("next drums_of_stone", "move orc b3 c3", "stop");
    options_are("next vein_gold | next vein_emerald | next vein_mythrall");
}

/* gate_guard: gate, STR(1). */
static void trad_35_strengthens_for_a_gate(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "p1.has=gate_guard");
    play("assign 2 to compass", "action", "option b3", "gate", "at b3_sw");
    has(1, "8 gp");
    asks(1, "strengthen");
    play("strengthen 1 tavern");
    field_is("p1.tavern.2", "1");
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2), "p1.has=gate_guard");
    play("assign 2 to compass", "action", "option b3", "pillar", "at b3_bottom",
         "next vein_mythrall", "next vein_gold");
    asks(2, "assign a dwarf");
}

/* COV-128: others hear nothing. */
static void traditions_of_others_hear_nothing(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, MONUMENTS, STRENGTH(2),
          "p2.has=workshop_ale house_sweepers drums_of_stone gate_guard", "b3.goblin=1");
    play("assign 2 to compass", "action", "option b2", "workshop", "at b3");
    asks(2, "assign a dwarf");
    has(2, "0 plus1 0 goblin");
}

/* ---- BUILD by a jewel ---- */

/* COV-199, COV-10.48, jewel_g_house: no strength needed, with benefit and triggers. */
static void a_jewel_builds_a_house_with_all_that_comes_with_it(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "p1.clan=clan_red", "p2.clan=clan_blue", "p1.jewel.pick=golden_hearth_1",
          "p1.has=house_sweepers", "b3.goblin=1");
    play("assign 1 to pick", "inlay");
    options_are("at b3 | at c3 | at c4 | at d3 | decline");
    play("at b3", "next vein_gold");
    has(1, "1 gold");
    options_are("capture goblin b3 | decline");
    play("capture goblin b3");
    has(1, "1 goblin");
    field_is("building_1.b3", "p1_house");
    offers("action");
}

/* COV-163: the effect may be declined; without a house in the forge it is lost. */
static void a_house_by_effect_may_be_declined_or_lost(void **state)
{
    (void)state;
    given(MOUNTAIN, QUIET, "p1.clan=clan_red", "p2.clan=clan_blue",
          "p1.jewel.pick=golden_hearth_1");
    play("assign 1 to pick", "inlay", "decline");
    field_is("p1.forge.house", "2");
    given(MOUNTAIN, QUIET, "p1.clan=clan_red", "p2.clan=clan_blue", "p1.jewel.pick=golden_hearth_1",
          "building_1.b3=p1_house", "building_1.c3=p1_house");
    play("assign 1 to pick", "inlay");
    offers("action");
    offers_not("inlay");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(options_need_their_strength),
        COVT_TEST(strength_4_offers_b5_and_b4_ends_the_action),
        COVT_TEST(trad_04_makes_the_compass_stronger),
        COVT_TEST(an_option_without_a_placeable_building_is_not_offered),
        COVT_TEST(without_a_place_the_action_has_no_effect),
        COVT_TEST(parts_come_in_any_order_with_their_benefits_between),
        COVT_TEST(the_rest_may_be_given_up),
        COVT_TEST(b7_takes_two_monuments),
        COVT_TEST(only_buildings_of_the_forge_are_offered),
        COVT_TEST(a_basic_building_needs_a_free_slot_of_a_face_up_hall),
        COVT_TEST(two_clans_may_share_a_hall_with_two_slots),
        COVT_TEST(a_full_hall_takes_nobody),
        COVT_TEST(trad_25_allows_a_second_building_of_ones_own),
        COVT_TEST(trad_25_needs_a_free_slot_too),
        COVT_TEST(enemies_do_not_hinder_building),
        COVT_TEST(a_pillar_needs_three_face_up_halls),
        COVT_TEST(pillars_keep_more_than_one_tile_side_apart),
        COVT_TEST(trad_32_lets_pillars_stand_closer),
        COVT_TEST(a_gate_needs_two_face_up_halls),
        COVT_TEST(gates_keep_out_of_halls_with_gates),
        COVT_TEST(trad_33_ignores_gates_of_other_clans),
        COVT_TEST(cov13_12_gates_of_others_stand_in_one_of_the_halls),
        COVT_TEST(gates_and_pillars_do_not_hinder_each_other),
        COVT_TEST(the_player_keeps_away_from_the_elders),
        COVT_TEST(houses_give_resources),
        COVT_TEST(a_workshop_on_emerald_inlays),
        COVT_TEST(a_workshop_on_gold_forges),
        COVT_TEST(a_workshop_on_mythrall_forges_and_inlays_in_any_order),
        COVT_TEST(gates_give_gp_for_both_halls),
        COVT_TEST(pillars_give_steps_added_up_for_each_track),
        COVT_TEST(a_pillar_on_gold_gives_prestige),
        COVT_TEST(trad_27_gives_support_for_a_workshop),
        COVT_TEST(trad_34_moves_enemies_for_a_pillar),
        COVT_TEST(trad_35_strengthens_for_a_gate),
        COVT_TEST(traditions_of_others_hear_nothing),
        COVT_TEST(a_jewel_builds_a_house_with_all_that_comes_with_it),
        COVT_TEST(a_house_by_effect_may_be_declined_or_lost),
    };

    return COVT_RUN(tests);
}
