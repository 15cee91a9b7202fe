/* test_broken_states.c - states that no setting can make and no move may leave behind: each is
 * told with the number of the invariant it breaks. */
#include "tests/support/dwg_table.h"

/* The state on the table, changed like this, is no state of the game. */
#define breaks(change, words)                                                                      \
    do {                                                                                           \
        dwg_state now = *dwgt_now();                                                               \
        adit_err err;                                                                              \
        change;                                                                                    \
        assert_fails(dwg_check(&now.base, dwgt_engine()->cards, &err), ADIT_INTERNAL, words, err); \
    } while (0)

/* The same for a field that is out of its range; that is looked at before the rules of the game. */
#define breaks_a_field(change, words)                                                              \
    do {                                                                                           \
        dwg_state now = *dwgt_now();                                                               \
        const adit_field_world world = {&dwg_game, dwgt_engine()->cards};                          \
        adit_err err;                                                                              \
        change;                                                                                    \
        assert_fails(adit_fields_check(&world, &now.base, &err), ADIT_INPUT, words, err);          \
    } while (0)

static const adit_card *card_called(const char *id)
{
    const int card = adit_cards_find(dwgt_engine()->cards, id);

    assert_int_not_equal(card, ADIT_NO_CARD);
    return &dwgt_engine()->cards->card[card];
}

static void dwg_i2_foremen_stand_on_locations(void **state)
{
    (void)state;
    given();
    breaks(now.player[1].foreman = 250,
           "the foreman of player 2 is on a location that does not exist");
}

static void dwg_i6_goods_stay_within_their_limits(void **state)
{
    (void)state;
    given();
    breaks_a_field(now.player[0].common.goods.have[DWG_STONE] = -1,
                   "player[1].goods.stone: -1 is out of range; expected 0 to 9999");
    breaks_a_field(now.player[1].common.goods.have[DWG_HEAT] = 1000,
                   "player[2].goods.heat: 1000 is out of range; expected 0 to 10");
}

static void dwg_i9_the_active_event_is_the_one_in_play(void **state)
{
    const int event = card_called("cave_in")->kind_number;

    (void)state;
    given();
    breaks(now.active_event = (uint8_t)(event + 1),
           "active_event does not match the event that is active");
    breaks(
        {
            now.base.in_play.card[now.base.in_play.count++] =
                (uint16_t)card_called("cave_in")->number;
        },
        "cave_in is in play, but not active");
}

static void dwg_i7_only_upgraded_projects_are_in_play(void **state)
{
    (void)state;
    given();
    breaks(
        {
            now.player[1].common.in_play.card[0] = (uint16_t)card_called("rails")->number;
            now.player[1].common.in_play.count = 1;
        },
        "rails is in play for player 2, but not upgraded");
}

static void dwg_i12_everybody_has_had_as_many_turns(void **state)
{
    (void)state;
    given();
    breaks(now.player[1].turns = 7, "player 2 has taken 7 turns by round 1");
    breaks(now.phase = DWG_PHASE_EXTRA, "an additional action is pending, but turn.extra is 0");
    breaks(now.at_turn = 2, "there are only 2 players");
    breaks(now.start_player = 4, "there are only 2 players");
    breaks(now.round = 0, "invalid round 0; expected 1 to");
    breaks(now.round = 40, "invalid round 40; expected 1 to");
}

static void dwg_061_the_menu_belongs_to_a_placed_dwarf(void **state)
{
    (void)state;
    given();
    breaks(now.turn.dwarf = DWG_FOREMAN,
           "turn.location and turn.dwarf can be set only in the phase");
    breaks(now.turn.location = 1, "turn.location and turn.dwarf can be set only in the phase menu");
    breaks(now.phase = DWG_PHASE_MENU, "the phase menu needs a placed dwarf");
    breaks(
        {
            now.phase = DWG_PHASE_MENU;
            now.turn.location = 200;
            now.turn.dwarf = DWG_FOREMAN;
        },
        "the placed dwarf is not on the location in use");
    breaks(
        {
            now.phase = DWG_PHASE_MENU;
            now.turn.location = 1;
            now.turn.dwarf = DWG_FOREMAN;
        },
        "the placed dwarf is not on the location in use");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(dwg_i2_foremen_stand_on_locations),
        DWGT_TEST(dwg_i6_goods_stay_within_their_limits),
        DWGT_TEST(dwg_i9_the_active_event_is_the_one_in_play),
        DWGT_TEST(dwg_i7_only_upgraded_projects_are_in_play),
        DWGT_TEST(dwg_i12_everybody_has_had_as_many_turns),
        DWGT_TEST(dwg_061_the_menu_belongs_to_a_placed_dwarf),
    };

    return DWGT_RUN(tests);
}
