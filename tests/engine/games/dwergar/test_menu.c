/* test_menu.c - the open action: sub-steps, bonuses, Silverbeard, other trades, extra actions
 * (5.5, 5.6, 6.5, 6.7). */
#include "tests/support/dwg_table.h"

/* ---- Sub-steps ---- */

/* DWG-C8 with DWG-115 */
static void dwg_c8_what_each_worker_does_at_the_bellows(void **state)
{
    (void)state;
    given("p1.cool_furnace=3", "p1.pool.ironworker=1", "worker.bellows=engineer");
    play("place ironworker bellows");
    options_are("light_one | light_all | done");
    play("light_all");
    has(1, "3 hot_furnace 0 cool_furnace 0 heat");

    given("p1.cool_furnace=3", "p1.pool.blacksmith=1");
    play("place blacksmith bellows", "light_one", "heat2");
    has(1, "1 hot_furnace 2 cool_furnace 2 heat");

    given("p1.cool_furnace=3", "p1.pool.engineer=1");
    play("place engineer bellows");
    options_are("light_one | done");
    play("light_one");
    has(1, "1 hot_furnace 2 cool_furnace 0 heat");
}

/* DWG-C9, DWG-64: in each case the worker who stood there is in the pool. */
static void dwg_c9_every_part_is_optional(void **state)
{
    static const char *const ways[][4] = {{"light_one", "heat2", NULL},
                                          {"heat2", "light_one", NULL},
                                          {"heat2", "done", NULL},
                                          {"light_one", "done", NULL},
                                          {"done", NULL}};
    static const char *const result[] = {"1 hot_furnace 2 heat", "1 hot_furnace 2 heat",
                                         "0 hot_furnace 2 heat", "1 hot_furnace 0 heat",
                                         "0 hot_furnace 0 heat"};

    (void)state;
    for (int i = 0; i < 5; i++) {
        given("p1.pool.blacksmith=1", "worker.bellows=engineer");
        play("place blacksmith bellows");
        dwgt_play(ways[i]);
        has(1, result[i]);
        field_is("p1.pool.engineer", "1");
        field_is("turn.actions_left", "2");
        field_is("phase", "action");
    }
}

/* DWG-66: a bonus that is not offered says whose it is. */
static void dwg066_a_missing_specialist_is_named(void **state)
{
    (void)state;
    given("p1.pool.blacksmith=1", "p1.cool_furnace=3");
    refuses("light_all",
            "after 'place blacksmith bellows': only the ironworker gets this bonus here");
    refuses("place ironworker bellows", "you have no ironworker in your pool");
    play("place blacksmith bellows");
    refuses("light_all", "only the ironworker gets this bonus here");
    play("light_one");
    refuses("light_one", "it cannot be done again in this action");
}

/* DWG-47: all locations are legal; whoever would get nothing there is warned before the turn. */
static void dwg047_an_action_without_effect_is_marked(void **state)
{
    uint64_t before;

    (void)state;
    given("p1.pool.engineer=1", "p1.cool_furnace=0", "p1.hot_furnace=2",
          "worker.studio=blacksmith");
    before = adit_game_hash(dwgt_match());
    assert_true(is_idle("place engineer studio")); /* no project can be paid */
    assert_true(is_idle("place engineer bellows"));
    assert_false(is_idle("place engineer mine1"));
    assert_true(adit_game_hash(dwgt_match()) == before);
    given("p1.pool.engineer=1", "p1.cool_furnace=1");
    assert_false(is_idle("place engineer bellows"));
    play("place engineer bellows");
    assert_false(is_idle("light_one"));
    assert_false(is_idle("done")); /* that is what it is for */
}

/* DWG-127: a work break moves dwarves and nothing else; that is what it is for. */
static void dwg127_a_work_break_is_no_idle_action(void **state)
{
    (void)state;
    given("p1.foreman=cart_level_3", "worker.bellows=engineer", "worker.lift=engineer");
    assert_false(is_idle("work_break bellows"));
}

/* DWG-107: what cannot be carried out is not offered, and says why. */
static void dwg107_only_what_can_be_carried_out_is_offered(void **state)
{
    (void)state;
    given("p1.pool.blacksmith=1", "p1.cool_furnace=0", "p1.hot_furnace=2");
    play("place blacksmith bellows");
    options_are("heat2 | done");
    refuses("light_one", "you have no cool furnace on your board");
    refuses("install", "only a foreman");
    refuses("silverbeard ironworker", "do not hold the Silverbeard token");
}

/* DWG-70, DWG-71: exchanges stand between the sub-steps, never inside one. */
static void dwg071_exchanges_stand_between_the_sub_steps(void **state)
{
    (void)state;
    given("rules.decks=western,eastern", "project.southern_pipeline=p1_upgraded",
          "project.workshop_of_helpful_gnomes=p1_upgraded", "p1.pool.engineer=1", "p1.heat=3");
    offers("anytime 1 heat for 1 stone");
    play("anytime 1 heat for 1 stone", "place engineer bellows");
    offers("anytime 1 heat for 1 stone");
    play("respecialise");
    asks(1, "counts as");
    offers_not("anytime 1 heat for 1 stone");
    play("blacksmith", "light_one", "heat2");
    has(1, "1 stone 3 heat");
    asks(1, "end the action"); /* a single `done` is asked while something can be exchanged */
    options_are("done");
    play("anytime 1 heat for 1 stone", "pay 1 hot_furnace", "done"); /* DWG-E56 */
    has(1, "2 stone 3 heat 0 hot_furnace");
}

static void dwg071_nobody_exchanges_in_the_turn_of_another(void **state)
{
    (void)state;
    given("rules.decks=western,eastern", "project.southern_pipeline=p2_upgraded", "p2.heat=3");
    assert_int_equal(adit_game_anytime_count(dwgt_match()), 0);
}

/* ---- The lift ---- */

static void dwg_e58_without_heat_the_broken_lift_does_not_move(void **state)
{
    (void)state;
    given("round=3", "event.lift_malfunction=active", "p1.pool.ironworker=2", "p1.heat=0",
          "p1.transit.gold=1", "worker.lift=engineer");
    play("place ironworker lift"); /* legal; the menu closes by itself */
    field_is("p1.pool.engineer", "1");
    field_is("turn.actions_left", "2");
    has(1, "0 gold 0 vp");
    given("round=3", "event.lift_malfunction=active", "p1.pool.ironworker=2", "p1.heat=2",
          "p1.transit.gold=1");
    play("place ironworker lift", "lift_one", "lift_one");
    has(1, "0 heat 1 gold 2 vp");
}

/* DWG-E86, DWG-87: before the first or after the last move. */
static void dwg_e86_stone_comes_before_the_first_or_after_the_last_move(void **state)
{
    (void)state;
    given("p1.pool.engineer=1", "p1.heat=2");
    play("place engineer lift", "stone_level", "level_1");
    offers("lift_one"); /* nothing has moved yet */
    offers_not("stone_level");
    play("lift_one");
    field_is("p1.transit.stone", "1");
    offers("lift_one");
    given("p1.pool.engineer=1", "p1.heat=2");
    play("place engineer lift", "lift_one", "stone_level", "level_1");
    field_is("p1.level_1.stone", "1");
    field_is("p2.level_1.stone", "1");
    has(1, "2 heat"); /* enough for more moves, but they are over */
    asks(1, "place a dwarf");
}

/* ---- Silverbeard (DWG-68, DWG-142) ---- */

#define OLD_SHAFT "rules.decks=western,old_shaft"
#define LEADS_IN_OLD_SHAFT "project.reinforcing_old_scaffolding=p1"

/* DWG-C20, DWG-E34 */
static void dwg_c20_the_token_opens_the_other_bonus(void **state)
{
    (void)state;
    given(OLD_SHAFT, LEADS_IN_OLD_SHAFT, "p1.pool.blacksmith=1", "p1.cool_furnace=3");
    field_is("silverbeard", "p1");
    play("place blacksmith bellows");
    refuses("silverbeard blacksmith", "without the token");
    play("heat2", "silverbeard ironworker");
    field_is("silverbeard", "board");
    play("light_all");
    has(1, "2 heat 3 hot_furnace 0 cool_furnace");
    field_is("silverbeard", "board");
}

static void dwg_e33_also_for_a_foreman_or_another_worker(void **state)
{
    (void)state;
    given(OLD_SHAFT, LEADS_IN_OLD_SHAFT, "p1.pool.engineer=1");
    play("place foreman bellows");
    offers("silverbeard blacksmith");
    play("silverbeard ironworker");
    offers_not("silverbeard blacksmith"); /* once: it was given back */
    play("light_all");
    has(1, "2 hot_furnace");
    given(OLD_SHAFT, LEADS_IN_OLD_SHAFT, "p1.pool.engineer=1");
    play("place engineer bellows", "silverbeard blacksmith", "heat2");
    has(1, "2 heat");
}

static void dwg_e32_not_on_a_mine_level(void **state)
{
    (void)state;
    given(OLD_SHAFT, LEADS_IN_OLD_SHAFT, "p1.pool.engineer=1");
    play("place engineer mine1");
    options_are("mine | done");
}

static void dwg_e35_not_at_the_laboratory_after_the_explosion(void **state)
{
    (void)state;
    given(OLD_SHAFT, LEADS_IN_OLD_SHAFT, "round=3", "event.the_chief_alchemist_makes_boom=active",
          "p1.pool.blacksmith=1", "p1.pool.ironworker=1", "p1.iron=2");
    play("place blacksmith lab");
    refuses("silverbeard ironworker", "The Chief Alchemist makes BOOM! forbids it");
    play("exchange 1 iron for 2 stone"); /* DWG-66: no further ones either */
    field_is("turn.actions_left", "2");
    play("place ironworker bellows");
    offers("light_all"); /* elsewhere everything is as usual */
    offers("silverbeard blacksmith");
}

/* The bonus stays open for that action only. */
static void dwg068_the_next_action_knows_nothing_of_it(void **state)
{
    (void)state;
    given(OLD_SHAFT, LEADS_IN_OLD_SHAFT, "p1.pool.engineer=2");
    play("place engineer bellows", "silverbeard blacksmith", "heat2", "done",
         "place engineer bellows");
    options_are("light_one | done");
}

/* DWG-E87, with the token. */
static void dwg_e87_only_moves_after_the_token_give_points(void **state)
{
    (void)state;
    given(OLD_SHAFT, LEADS_IN_OLD_SHAFT, "p1.pool.blacksmith=1", "p1.heat=3");
    play("place blacksmith lift", "lift_one", "lift_one", "silverbeard ironworker", "lift_one");
    has(1, "1 vp 1 heat");
    play("lift_one");
    has(1, "2 vp 0 heat");
}

/* DWG-E88 */
static void dwg_e88_at_the_studio_the_token_comes_before_completing(void **state)
{
    (void)state;
    given("rules.decks=new_shaft,old_shaft", LEADS_IN_OLD_SHAFT, "p1.pool.ironworker=1",
          "project.filled_fissure=track", "p1.stone=4", "p1.heat=2");
    play("place ironworker studio");
    offers("silverbeard engineer");
    offers("silverbeard blacksmith");
    complete("filled_fissure");
    play("not_now");
    has(1, "4 vp 0 stone");
    field_is("turn.actions_left", "2"); /* the token could act on nothing any more */
    field_is("silverbeard", "p1");
    given("rules.decks=new_shaft,old_shaft", LEADS_IN_OLD_SHAFT, "p1.pool.ironworker=1",
          "project.filled_fissure=track", "p1.stone=4", "p1.heat=0");
    play("place ironworker studio", "silverbeard blacksmith");
    complete("filled_fissure");
    play("upgrade_now");
    has(1, "6 vp 0 stone 0 heat"); /* 2 heat less */
}

/* ---- Another trade (DWG-69, DWG-K44) ---- */

#define GNOMES "rules.decks=western,eastern", "project.workshop_of_helpful_gnomes=p1_upgraded"

static void dwg069_for_1_heat_a_worker_counts_as_another(void **state)
{
    (void)state;
    given(GNOMES, "p1.pool.engineer=1", "p1.heat=1");
    play("place engineer bellows");
    options_are("light_one | respecialise | done");
    play("respecialise");
    options_are("ironworker | blacksmith");
    play("ironworker");
    has(1, "0 heat");
    options_are("light_one | light_all | done"); /* only once per action */
    play("light_all");
    has(1, "2 hot_furnace");
}

/* A hot furnace may pay it (DWG-103). */
static void dwg069_a_hot_furnace_may_pay(void **state)
{
    (void)state;
    given(GNOMES, "p1.pool.engineer=1", "p1.heat=0", "p1.cool_furnace=0", "p1.hot_furnace=1");
    play("place engineer bellows", "respecialise", "ironworker");
    has(1, "0 hot_furnace 1 cool_furnace");
    given(GNOMES, "p1.pool.engineer=1", "p1.heat=0");
    play("place engineer bellows");
    refuses("respecialise", "needs 1 heat, has 0");
}

/* Instead of his own trade. */
static void dwg069_he_is_no_longer_what_he_was(void **state)
{
    (void)state;
    given(GNOMES, "p1.pool.blacksmith=1", "p1.heat=1");
    play("place blacksmith bellows", "respecialise", "ironworker");
    options_are("light_one | light_all | done");
}

static void dwg069_not_after_a_specialist_bonus(void **state)
{
    (void)state;
    given(GNOMES, "p1.pool.blacksmith=1", "p1.heat=1");
    play("place blacksmith bellows", "heat2");
    refuses("respecialise", "a specialist bonus was already used");
    play("light_one"); /* and so the action is over */
    field_is("turn.actions_left", "2");
    /* The lift's points are a bonus that the basic step uses. */
    given(GNOMES, "p1.pool.ironworker=1", "p1.heat=3");
    play("place ironworker lift", "lift_one");
    refuses("respecialise", "a specialist bonus was already used");
    /* The basic step alone is none. */
    given(GNOMES, "p1.pool.blacksmith=1", "p1.heat=1");
    play("place blacksmith bellows", "light_one");
    offers("respecialise");
}

/* DWG-E36, DWG-E39 */
static void dwg_e36_in_the_mine_with_one_of_the_cards_2_to_4(void **state)
{
    (void)state;
    given(GNOMES, "project.bridge_club=p1_upgraded", "p1.pool.blacksmith=1", "p1.heat=1");
    play("place blacksmith mine2", "respecialise", "engineer", "mine");
    field_is("p1.level_2.iron", "3");
}

static void dwg_e37_the_piece_does_not_change_its_colour(void **state)
{
    (void)state;
    given(GNOMES, "p1.pool.engineer=1", "p1.heat=1", "p1.pool.blacksmith=1");
    play("place engineer bellows", "respecialise", "ironworker", "done");
    field_is("worker.bellows", "engineer");
    play("place blacksmith bellows", "done");
    field_is("p1.pool.engineer", "1");
    field_is("p1.pool.ironworker", "0");
}

static void dwg_e38_not_for_a_foreman(void **state)
{
    (void)state;
    given(GNOMES, "project.bowling_alley=p1_upgraded", "p1.heat=1");
    play("place foreman bellows");
    offers("heat2"); /* he counts as a blacksmith */
    refuses("respecialise", "only a worker");
}

/* DWG-E39: the foreman as two specialists. */
static void dwg_e39_a_foreman_may_count_as_two(void **state)
{
    (void)state;
    given("project.bowling_alley=p1_upgraded", "project.cricket_field=p1_upgraded");
    play("place foreman bellows");
    options_are("light_one | light_all | heat2 | done");
    play("light_all", "heat2");
    has(1, "2 hot_furnace 2 heat");
    given("project.bowling_alley=p1_upgraded", "project.cricket_field=p1_upgraded");
    play("place foreman mine2", "mine");
    field_is("p1.level_2.iron", "4"); /* one extra for each card */
    /* The blacksmith of the deck is a blacksmith, an engineer is nothing here. */
    given("project.bowling_alley=p1_upgraded", "p1.pool.blacksmith=1", "p1.pool.engineer=1");
    play("place blacksmith mine2", "mine", "place engineer mine1", "mine");
    field_is("p1.level_2.iron", "3");
    field_is("p1.level_1.stone", "3");
}

/* DWG-E87, with the gnomes. */
static void dwg_e87_only_moves_after_the_new_trade_give_points(void **state)
{
    (void)state;
    given(GNOMES, "p1.pool.blacksmith=1", "p1.heat=3");
    play("place blacksmith lift", "lift_one", "lift_one", "respecialise", "ironworker", "lift_one");
    has(1, "1 vp 0 heat");
}

static void dwg_e88_at_the_studio_the_new_trade_comes_before_completing(void **state)
{
    (void)state;
    given("rules.decks=new_shaft,eastern", "project.workshop_of_helpful_gnomes=p1_upgraded",
          "project.filled_fissure=track", "p1.pool.ironworker=1", "p1.stone=4", "p1.heat=1");
    play("place ironworker studio");
    complete("filled_fissure");
    has(1, "4 vp"); /* the upgrade cannot be paid, and nothing changes that now */
    field_is("turn.actions_left", "2");
    given("rules.decks=new_shaft,eastern", "project.workshop_of_helpful_gnomes=p1_upgraded",
          "project.filled_fissure=track", "p1.pool.ironworker=1", "p1.stone=4", "p1.heat=1");
    play("place ironworker studio", "respecialise", "blacksmith");
    complete("filled_fissure");
    play("upgrade_now");
    has(1, "6 vp");
}

/* ---- Installing ---- */

/* DWG-E77, DWG-67: in either order. */
static void dwg_e77_a_foreman_installs_and_uses_the_location(void **state)
{
    (void)state;
    given("p1.stone=3", "p1.hot_furnace=0", "p1.cool_furnace=2");
    play("place foreman bellows", "install", "light_one");
    has(1, "2 vp 0 stone 1 hot_furnace 0 cool_furnace");
    field_is("furnace.bellows", "p1");
    given("p1.stone=3", "p1.hot_furnace=0", "p1.cool_furnace=2");
    play("place foreman bellows", "light_one", "install", "cool");
    has(1, "2 vp 0 stone 1 hot_furnace 0 cool_furnace");
}

static void dwg_e78_one_furnace_for_each_location(void **state)
{
    (void)state;
    given("p1.stone=9", "furnace.bellows=p1", "furnace.workshop=p2");
    play("place foreman bellows");
    refuses("install", "already has a furnace");
    given("p1.stone=9", "furnace.bellows=p1", "furnace.workshop=p2");
    play("place foreman workshop");
    refuses("install", "already has a furnace");
    given("p1.stone=9", "p1.pool.engineer=1");
    play("place engineer bellows");
    refuses("install", "only a foreman");
}

/* ---- Additional actions (DWG-63, DWG-100, DWG-K43) ---- */

#define EASTERN "rules.decks=new_shaft,eastern"

/* DWG-E51: after the whole action, whatever else is done in it. */
static void dwg_e51_the_additional_action_follows_the_whole_one(void **state)
{
    (void)state;
    given(EASTERN, "project.runic_hall=p1", "project.rails=p1", "p1.pool.blacksmith=2", "p1.heat=9",
          "p1.iron=1");
    play("place blacksmith forge", "upgrade", "upgrade runic_hall");
    asks(1, "choose a step");
    offers("upgrade");
    play("upgrade"); /* the rails are left */
    asks(1, "additional action");
    options_are("act | stop");
    has(1, "1 heat 6 vp");
    play("act", "place blacksmith mine1", "mine");
    field_is("turn.actions_left", "2"); /* it is not one of the three */
    asks(1, "place a dwarf");
}

static void dwg_e89_it_may_be_declined(void **state)
{
    (void)state;
    given(EASTERN, "project.runic_hall=p1", "p1.pool.blacksmith=1", "p1.heat=5", "p1.iron=1");
    play("place blacksmith forge", "upgrade", "stop");
    field_is("turn.actions_left", "2");
    asks(1, "place a dwarf");
}

/* DWG-E52: in the last action of a turn it is done before the turn ends. */
static void dwg_e52_also_after_the_last_action_of_a_turn(void **state)
{
    (void)state;
    given(EASTERN, "project.runic_hall=p1", "p1.pool.blacksmith=1", "p1.pool.engineer=3",
          "p1.heat=5", "p1.iron=1");
    play("place engineer mine1", "mine", "place engineer mine2", "mine");
    play("place blacksmith forge", "upgrade");
    asks(1, "additional action");
    play("act", "place engineer mine3", "mine");
    asks(2, "place a dwarf");
    field_is("p1.level_3.gold", "1");
}

/* A work break may be the additional action. */
static void dwg_e52_with_an_empty_pool_it_is_a_work_break(void **state)
{
    (void)state;
    given(EASTERN, "project.runic_hall=p1", "p1.pool.blacksmith=1", "p1.heat=5", "p1.iron=1",
          "p1.foreman=studio", "worker.lab=engineer");
    play("place blacksmith forge", "upgrade", "act");
    options_are("work_break forge | work_break lab");
    play("work_break lab");
    field_is("turn.actions_left", "2");
}

static void dwg_e53_two_actions_and_one_more(void **state)
{
    (void)state;
    given(EASTERN, "round=3", "event.health_and_safety_training=active", "project.runic_hall=p1",
          "p1.pool.blacksmith=1", "p1.pool.engineer=3", "p1.heat=5", "p1.iron=1",
          "phase=turn_start");
    field_is("turn.actions_left", "2");
    play("place blacksmith forge", "upgrade", "act", "place engineer mine1", "mine");
    field_is("turn.actions_left", "1");
    play("place engineer mine2", "mine");
    asks(2, "place a dwarf");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg_c8_what_each_worker_does_at_the_bellows),
        DWGT_TEST(dwg_c9_every_part_is_optional),
        DWGT_TEST(dwg066_a_missing_specialist_is_named),
        DWGT_TEST(dwg047_an_action_without_effect_is_marked),
        DWGT_TEST(dwg127_a_work_break_is_no_idle_action),
        DWGT_TEST(dwg107_only_what_can_be_carried_out_is_offered),
        DWGT_TEST(dwg071_exchanges_stand_between_the_sub_steps),
        DWGT_TEST(dwg071_nobody_exchanges_in_the_turn_of_another),
        DWGT_TEST(dwg_e58_without_heat_the_broken_lift_does_not_move),
        DWGT_TEST(dwg_e86_stone_comes_before_the_first_or_after_the_last_move),
        DWGT_TEST(dwg_c20_the_token_opens_the_other_bonus),
        DWGT_TEST(dwg_e33_also_for_a_foreman_or_another_worker),
        DWGT_TEST(dwg_e32_not_on_a_mine_level),
        DWGT_TEST(dwg_e35_not_at_the_laboratory_after_the_explosion),
        DWGT_TEST(dwg068_the_next_action_knows_nothing_of_it),
        DWGT_TEST(dwg_e87_only_moves_after_the_token_give_points),
        DWGT_TEST(dwg_e88_at_the_studio_the_token_comes_before_completing),
        DWGT_TEST(dwg069_for_1_heat_a_worker_counts_as_another),
        DWGT_TEST(dwg069_a_hot_furnace_may_pay),
        DWGT_TEST(dwg069_he_is_no_longer_what_he_was),
        DWGT_TEST(dwg069_not_after_a_specialist_bonus),
        DWGT_TEST(dwg_e36_in_the_mine_with_one_of_the_cards_2_to_4),
        DWGT_TEST(dwg_e37_the_piece_does_not_change_its_colour),
        DWGT_TEST(dwg_e38_not_for_a_foreman),
        DWGT_TEST(dwg_e39_a_foreman_may_count_as_two),
        DWGT_TEST(dwg_e87_only_moves_after_the_new_trade_give_points),
        DWGT_TEST(dwg_e88_at_the_studio_the_new_trade_comes_before_completing),
        DWGT_TEST(dwg_e77_a_foreman_installs_and_uses_the_location),
        DWGT_TEST(dwg_e78_one_furnace_for_each_location),
        DWGT_TEST(dwg_e51_the_additional_action_follows_the_whole_one),
        DWGT_TEST(dwg_e89_it_may_be_declined),
        DWGT_TEST(dwg_e52_also_after_the_last_action_of_a_turn),
        DWGT_TEST(dwg_e52_with_an_empty_pool_it_is_a_work_break),
        DWGT_TEST(dwg_e53_two_actions_and_one_more),
    };

    return DWGT_RUN(tests);
}
