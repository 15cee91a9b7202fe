/* variants.h - other ways to play the registered games at random: a row for each.
 *
 * As printed every game is played anyway. Here are games with cards of a mod, from the middle
 * of a scenario, with hidden things that are fixed, and by other rule parameters; a new title
 * adds its own rows.
 */
#ifndef ADIT_TESTS_VARIANTS_H
#define ADIT_TESTS_VARIANTS_H

#include "tests/support/conformance.h"

static const conformance_variant variants[] = {
    {.title = "cave_vs_cave",
     .name = "cards that do what no printed one does",
     .mod = ADIT_TEST_ROOT "/tests/games/cave_vs_cave/rules_mod"},
    {.title = "cave_vs_cave",
     .name = "rooms and tiles pinned, some of them known to one player",
     .players = 2,
     .fields = {{"room.dungeon", "under_p1.c2"},
                {"room.treasury", "under_p1.c8"},
                {"room.stall", "under_p2.c5"},
                {"room.state_room", "under_p2.c9"},
                {"room_known.treasury", "1"},
                {"room_known.stall", "1"},
                {"room_known.state_room", "3"},
                {"tile.masonry", "round_2"},
                {"tile.breach", "round_5"},
                {"tile_known.breach", "2"}}},
    {.title = "cave_vs_cave",
     .name = "rooms pinned in a solo match, one on top of the pile",
     .players = 1,
     .mod = ADIT_TEST_ROOT "/tests/games/cave_vs_cave/rules_mod",
     .fields = {{"room.dungeon", "under_p1.c2"},
                {"room.digging_cave", "pile_top"},
                {"room.treasury", "under_p1.c9"},
                {"room_known.treasury", "1"},
                {"player[1].cell.c4", "rules_mod:shaft"},
                {"player[1].goods.food", "9"}}},
    {.title = "cave_vs_cave",
     .name = "few walls, player 2 begins, no extra tile in a solo match",
     .rules = {{"walls", "2"}, {"starting_player", "2"}, {"solo_reveal", "0"}, {"solo_goal", "9"}}},
    {.title = "cave_vs_cave",
     .name = "a cave that is nearly full, the other side of the Additional Cavern",
     .rules = {{"cavern_walls_opposite", "1"}, {"walls", "32"}, {"solo_great", "10"}},
     .fields = {{"player[1].cell.c0", "food_corner"},
                {"player[1].cell.c1", "grindstone"},
                {"player[1].cell.c2", "warehouse"},
                {"player[1].cell.c3", "stall"},
                {"player[1].cell.c4", "shelf"},
                {"player[1].cell.c5", "spinning_wheel"},
                {"player[1].cell.c7", "digging_cave"},
                {"player[1].cell.c8", "storeroom"},
                {"player[1].cell.c9", "junction_room"},
                {"player[1].cell.c10", "empty"},
                {"player[1].goods.wood", "9"},
                {"player[1].goods.stone", "9"},
                {"player[1].goods.food", "9"},
                {"player[1].goods.gold", "9"},
                {"round", "5"}}},
};

#endif
