/* words.h - every name of The Cave Farmers that is not a card: goods, events, questions, ...
 *
 * Each list gives both the numbers that the rules use and, in words.c, the rows that the engine
 * reads; see "Tables of names" in engine/model/game_def.h. Rule numbers (CF-...) are those of
 * docs/reference/rules/cave_farmers.md.
 */
#ifndef CF_TABLES_WORDS_H
#define CF_TABLES_WORDS_H

#include "engine/games/cave_farmers/tables/kinds.h"
#include "engine/kit/tables.h"

/* ---- Goods: name, limit, what it is for ---- */

#define CF_NO_LIMIT 9999
#define CF_GOOD_MAP(X)                                                                             \
    X(CF_WOOD, "wood", CF_NO_LIMIT, "building material")                                           \
    X(CF_STONE, "stone", CF_NO_LIMIT, "building material")                                         \
    X(CF_ORE, "ore", CF_NO_LIMIT, "for weapons and trade")                                         \
    X(CF_GRAIN, "grain", CF_NO_LIMIT, "a crop; crops on fields are not counted here")              \
    X(CF_VEGETABLE, "vegetable", CF_NO_LIMIT, "a crop; crops on fields are not counted here",      \
      .many = "vegetables")                                                                        \
    X(CF_FOOD, "food", CF_NO_LIMIT, "feeds dwarfs")                                                \
    X(CF_GOLD, "gold", CF_NO_LIMIT, "points")                                                      \
    X(CF_RUBY, "ruby", CF_NO_LIMIT, "buys almost anything at any time", .many = "rubies")          \
    X(CF_DOG, "dog", CF_NO_LIMIT, "guards sheep; not a farm animal", .many = "dogs")               \
    X(CF_SHEEP, "sheep", CF_NO_LIMIT, "farm animal")                                               \
    X(CF_DONKEY, "donkey", CF_NO_LIMIT, "farm animal that can live in mines", .many = "donkeys")   \
    X(CF_BOAR, "boar", CF_NO_LIMIT, "farm animal that can live in forest stables",                 \
      .many = "boars")                                                                             \
    X(CF_CATTLE, "cattle", CF_NO_LIMIT, "farm animal")                                             \
    X(CF_BEGGING, "begging", CF_NO_LIMIT, "markers for missing food, -3 points each",              \
      .one = "begging marker", .many = "begging markers")
ADIT_MAP_ENUM(CF_GOOD_MAP, 0);
enum { CF_GOODS = CF_GOOD_MAP_END };

/* ---- What cards can listen to, modify, allow and forbid ---- */

/* Words of the amounts of events and of fields. */
extern const char *const cf_ground_words[];
extern const char *const cf_harvest_words[5];
extern const char *const cf_phase_words[];

#define CF_EVENT_MAP(X)                                                                            \
    X(CF_EVENT_PLACED, "placed", "a dwarf was placed; amount: its strength", .has_card = true,     \
      .has_amount = true)                                                                          \
    X(CF_EVENT_FURNISHED, "furnished", "a player has furnished a tile", .has_card = true)          \
    X(CF_EVENT_OVERHUNG, "overhung", "a twin tile was laid with one half off the board")           \
    X(CF_EVENT_BRED, "bred", "animals were born; goods: the newborn, amount: how many",            \
      .has_goods = true, .has_amount = true)                                                       \
    X(CF_EVENT_ROUND_BEGAN, "round_began",                                                         \
      "a round begins, once for each player in turn; amount: its number", .has_amount = true)      \
    X(CF_EVENT_FED, "fed", "a player has fed the family; amount: begging markers taken",           \
      .has_amount = true)                                                                          \
    X(CF_EVENT_LAID, "laid", "a tile lies on a space of the home board, once for each space",      \
      .has_amount = true, .amount_name = "ground", .amount_words = cf_ground_words)                \
    X(CF_EVENT_STABLED, "stabled", "a player has built a stable")                                  \
    X(CF_EVENT_SOWN, "sown", "a player has sown; goods: the seed, amount: spaces sown",            \
      .has_goods = true, .has_amount = true)                                                       \
    X(CF_EVENT_REAPED, "reaped",                                                                   \
      "a player has brought in crops in the field phase; amount: spaces harvested",                \
      .has_goods = true, .has_amount = true)                                                       \
    X(CF_EVENT_TAKEN, "taken", "a player has taken the goods from a space", .has_card = true,      \
      .has_goods = true)                                                                           \
    X(CF_EVENT_BORN, "born", "a dwarf was born; amount: dwarfs in the family now",                 \
      .has_amount = true)                                                                          \
    X(CF_EVENT_ARMED, "armed", "a dwarf has got a weapon; amount: its strength",                   \
      .has_amount = true)                                                                          \
    X(CF_EVENT_LOOTED, "looted", "an expedition brings something home", .has_card = true)          \
    X(CF_EVENT_CAME_HOME, "came_home", "an expedition is over; amount: what it brought home",      \
      .has_amount = true)                                                                          \
    X(CF_EVENT_TURN_ENDED, "turn_ended", "a player's turn is over")                                \
    X(CF_EVENT_HARVEST_BEGAN, "harvest_began", "a harvest begins, once for each player in turn",   \
      .has_amount = true, .amount_name = "harvest", .amount_words = cf_harvest_words)              \
    X(CF_EVENT_HARVEST_ENDED, "harvest_ended", "a harvest is over, once for each player in turn",  \
      .has_amount = true, .amount_name = "harvest", .amount_words = cf_harvest_words)              \
    X(CF_EVENT_PHASE_BEGAN, "phase_began",                                                         \
      "a phase of the round begins, once for each player in turn", .has_amount = true,             \
      .amount_name = "phase", .amount_words = cf_phase_words)                                      \
    X(CF_EVENT_ROUND_ENDED, "round_ended",                                                         \
      "a round is over, once for each player in turn; amount: its number", .has_amount = true)
ADIT_MAP_ENUM(CF_EVENT_MAP, ADIT_EVENT_GAME);

#define CF_VALUE_MAP(X)                                                                            \
    X(CF_VALUE_FURNISH_PRICE, "furnish_price", "price of a furnishing tile", .is_price = true)     \
    X(CF_VALUE_FENCE_PRICE, "fence_price", "price of a pasture", .is_price = true)                 \
    X(CF_VALUE_STABLE_PRICE, "stable_price", "price of a stable", .is_price = true)                \
    X(CF_VALUE_FORGE_PRICE, "forge_price", "ore for a weapon; base: its strength")                 \
    X(CF_VALUE_FEEDING, "feeding", "food that the family needs in a feeding phase")                \
    X(CF_VALUE_SLAUGHTER, "slaughter", "food added for each farm animal that is eaten")            \
    X(CF_VALUE_FORGIVEN, "forgiven",                                                               \
      "minus points that are cancelled at the end; below 0: points lost")                          \
    X(CF_VALUE_TWIN_PRICE, "twin_price",                                                           \
      "price of a twin tile, which costs nothing unless a card says so", .is_price = true)         \
    X(CF_VALUE_SINGLE_PRICE, "single_price",                                                       \
      "price of a single tile, beside what the card takes that lets you place it",                 \
      .is_price = true)                                                                            \
    X(CF_VALUE_MINE_PRICE, "mine_price",                                                           \
      "price of an ore or ruby mine; nothing unless a card says so", .is_price = true)             \
    X(CF_VALUE_MEAL, "meal",                                                                       \
      "food that one dwarf needs; base: 2, or 1 if it is newborn or the harvest is short")         \
    X(CF_VALUE_SOWS_GRAIN, "sows_grain", "spaces that may be sown with grain at once; base: 2")    \
    X(CF_VALUE_SOWS_VEGETABLE, "sows_vegetable",                                                   \
      "spaces that may be sown with vegetables at once; base: 2")                                  \
    X(CF_VALUE_GRAIN_SOWN, "grain_sown", "grain on a space that is sown; base: 3")                 \
    X(CF_VALUE_VEGETABLE_SOWN, "vegetable_sown", "vegetables on a space that is sown; base: 2")    \
    X(CF_VALUE_MOST_FORGED, "most_forged",                                                         \
      "strength of the best weapon that can be forged; base: 8")                                   \
    X(CF_VALUE_ROOM, "room", "dwarfs that the player's dwellings hold")                            \
    X(CF_VALUE_KEPT, "kept",                                                                       \
      "farm animals on a space that keeps them by permission only; base: 1")                       \
    X(CF_VALUE_DWELLING_POINTS, "dwelling_points", "printed points of a dwelling")                 \
    X(CF_VALUE_TILE_POINTS, "tile_points", "printed points of any other furnishing tile")          \
    X(CF_VALUE_DWARF_POINTS, "dwarf_points", "points for each dwarf; base: 1")                     \
    X(CF_VALUE_PASTURE_POINTS, "pasture_points", "points for each space of a pasture; base: 2")    \
    X(CF_VALUE_ORE_MINE_POINTS, "ore_mine_points", "points for each ore mine; base: 3")            \
    X(CF_VALUE_RUBY_MINE_POINTS, "ruby_mine_points", "points for each ruby mine; base: 4")         \
    X(CF_VALUE_UNUSED_POINTS, "unused_points", "points lost for each unused space; base: 1")       \
    X(CF_VALUE_MISSING_POINTS, "missing_points",                                                   \
      "points lost for each type of farm animal that is missing; base: 2")                         \
    X(CF_VALUE_MATERIAL_MEALS, "material_meals",                                                   \
      "dwarfs that may be fed with building material; base: 1")                                    \
    X(CF_VALUE_BEGGING_POINTS, "begging_points", "points lost for each begging marker; base: 3")
ADIT_MAP_ENUM(CF_VALUE_MAP, 0);

#define CF_PERMISSION_MAP(X)                                                                       \
    X(CF_MAY_OVERHANG, "overhang", "placing twin tiles with one half off the board")               \
    X(CF_MAY_FURNISH_TUNNEL, "furnish_tunnel", "placing furnishing tiles on tunnels",              \
      ADIT_ABOUT_KIND(CF_KIND_FURNISHING))                                                         \
    X(CF_MAY_KEEP_ON_FIELDS, "keep_on_fields", "keeping one farm animal on each empty field")      \
    X(CF_MAY_FEED_WITH_MATERIAL, "feed_with_material",                                             \
      "feeding one dwarf with 1 wood, 1 stone or 2 ore")                                           \
    X(CF_MAY_FEED_WITH_WOOD, "feed_with_wood", "feeding one dwarf with 1 wood")                    \
    X(CF_MAY_FEED_WITH_STONE, "feed_with_stone", "feeding one dwarf with 1 stone")                 \
    X(CF_MAY_FEED_WITH_ORE, "feed_with_ore", "feeding one dwarf with 2 ore")                       \
    X(CF_MAY_USE, "use", "using a space", .is_default = true, ADIT_ABOUT_KIND(CF_KIND_SPACE))      \
    X(CF_MAY_USE_OCCUPIED, "use_occupied", "placing a dwarf on a space where others are",          \
      ADIT_ABOUT_KIND(CF_KIND_SPACE))                                                              \
    X(CF_MAY_OVERHANG_FOREST, "overhang_forest",                                                   \
      "placing a meadow and a field with one half off the board")                                  \
    X(CF_MAY_OVERHANG_MOUNTAIN, "overhang_mountain",                                               \
      "placing caverns and tunnels with one half off the board")                                   \
    X(CF_MAY_FURNISH_MEADOW, "furnish_meadow", "placing furnishing tiles on meadows",              \
      ADIT_ABOUT_KIND(CF_KIND_FURNISHING))                                                         \
    X(CF_MAY_SOW_FOREST, "sow_forest", "sowing forest spaces that have no tile and no stable")     \
    X(CF_MAY_SOW_MEADOWS, "sow_meadows", "sowing meadows that have no stable")                     \
    X(CF_MAY_SOW_CAVERNS, "sow_caverns", "sowing caverns that are not furnished")                  \
    X(CF_MAY_SOW_TUNNELS, "sow_tunnels", "sowing tunnels that are not furnished")                  \
    X(CF_MAY_KEEP_IN_FOREST, "keep_in_forest",                                                     \
      "keeping one farm animal on each forest space that has no tile and no stable")               \
    X(CF_MAY_KEEP_ON_MEADOWS, "keep_on_meadows",                                                   \
      "keeping one farm animal on each meadow that has no stable")                                 \
    X(CF_MAY_KEEP_IN_CAVERNS, "keep_in_caverns",                                                   \
      "keeping one farm animal in each cavern that is not furnished")                              \
    X(CF_MAY_KEEP_IN_TUNNELS, "keep_in_tunnels",                                                   \
      "keeping one farm animal in each tunnel that is not furnished")
ADIT_MAP_ENUM(CF_PERMISSION_MAP, 0);

/* ---- Questions and options ---- */

#define CF_QUESTION_MAP(X)                                                                         \
    X(CF_ASK_PLACE, "place", "place a dwarf")                                                      \
    X(CF_ASK_SPACE, "space", "choose what to do here")                                             \
    X(CF_ASK_TWIN, "twin", "choose where to place the twin tile")                                  \
    X(CF_ASK_SINGLE, "single", "choose where to place the tile")                                   \
    X(CF_ASK_ORE_MINE, "ore_mine", "choose the tunnels for the ore mine")                          \
    X(CF_ASK_RUBY_MINE, "ruby_mine", "choose the tunnel for the ruby mine")                        \
    X(CF_ASK_FURNISH, "furnish", "choose a furnishing tile and where to place it")                 \
    X(CF_ASK_SMALL_PASTURE, "small_pasture", "choose a meadow to fence")                           \
    X(CF_ASK_LARGE_PASTURE, "large_pasture", "choose two meadows to fence")                        \
    X(CF_ASK_STABLE, "stable", "choose where to build the stable")                                 \
    X(CF_ASK_SOW, "sow", "choose what to sow")                                                     \
    X(CF_ASK_FORGE, "forge", "choose the strength of the weapon")                                  \
    X(CF_ASK_LOOT, "loot", "choose what the expedition brings home")                               \
    X(CF_ASK_IMITATE, "imitate", "choose a space to imitate")                                      \
    X(CF_ASK_HOUSE, "house", "the animals do not fit: choose what to do with them")                \
    X(CF_ASK_END_TURN, "end_turn", "end your turn")                                                \
    X(CF_ASK_RETAIN, "retain", "choose spaces whose goods to keep, for 1 ruby each")               \
    X(CF_ASK_HARVEST, "harvest", "choose the field phase or the breeding phase")                   \
    X(CF_ASK_FEED, "feed", "feed your family")                                                     \
    X(CF_ASK_BREED, "breed", "choose which animals breed")                                         \
    X(CF_ASK_FINAL, "final", "make your last exchanges before scoring")                            \
    X(CF_ASK_GOLD, "gold", "choose how much gold to sell")                                         \
    X(CF_ASK_WEAPON, "weapon", "choose whose weapon to give up")
ADIT_MAP_ENUM(CF_QUESTION_MAP, ADIT_ASK_GAME);

/* Labels of options and log lines; the spots are also those of the fields. */
extern const char *const cf_spot_names[];
/* Column a to h, row 0 to 5; the board itself is b1 to g4 (CF-22: column 1 is b). */
#define CF_SPOT_ROW(row) "a" row, "b" row, "c" row, "d" row, "e" row, "f" row, "g" row, "h" row
#define CF_SPOT_WORDS                                                                              \
    CF_SPOT_ROW("0"), CF_SPOT_ROW("1"), CF_SPOT_ROW("2"), CF_SPOT_ROW("3"), CF_SPOT_ROW("4"),      \
        CF_SPOT_ROW("5")
#define CF_LABEL_SPOT ADIT_LABELLED(cf_spot_names, CF_SPOTS)
#define CF_LABEL_WHOSE                                                                             \
    ADIT_LABELLED(whose_words, 3), ADIT_SAID(whose_said) /* this and the next two only in words.c  \
                                                          */
#define CF_LABEL_HARVEST ADIT_LABELLED(harvest_words, 4)
#define CF_LABEL_BREED ADIT_LABELLED(breed_words, 16), ADIT_SAID(breed_said)

#define CF_OPTION_MAP(X)                                                                           \
    X(CF_OPT_PLACE, "place {a}", .says = "{a}", ADIT_WITH_AB(CARD, HIDDEN))                        \
    X(CF_OPT_PLACE_ARMED, "place {a} with {b}", .says = "{a} with weapon {b}, for 1 ruby",         \
      ADIT_WITH_AB(CARD, NUMBER)) /* out of order, 1 ruby */                                       \
    X(CF_OPT_PASS, "pass")                                                                         \
    X(CF_OPT_STOP, "stop", .says = "do no more here")                                              \
    X(CF_OPT_MEADOW_FIELD, "meadow {a} field {b}", .says = "meadow on {a}, field on {b}",          \
      ADIT_WITH_AB(LABEL, LABEL), CF_LABEL_SPOT)                                                   \
    X(CF_OPT_CAVERN_TUNNEL, "cavern {a} tunnel {b}", .says = "cavern on {a}, tunnel on {b}",       \
      ADIT_WITH_AB(LABEL, LABEL), CF_LABEL_SPOT)                                                   \
    X(CF_OPT_CAVERN_CAVERN, "cavern {a} cavern {b}", .says = "cavern on {a}, cavern on {b}",       \
      ADIT_WITH_AB(LABEL, LABEL), CF_LABEL_SPOT) /* a < b */                                       \
    X(CF_OPT_MEADOW, "meadow {a}", .says = "meadow on {a}", ADIT_WITH_A(LABEL),                    \
      CF_LABEL_SPOT) /* the four single tiles in this order */                                     \
    X(CF_OPT_FIELD_TILE, "field {a}", .says = "field on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)   \
    X(CF_OPT_TUNNEL, "tunnel {a}", .says = "tunnel on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)     \
    X(CF_OPT_CAVERN, "cavern {a}", .says = "cavern on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)     \
    X(CF_OPT_ORE_MINE, "ore_mine {a} deep_tunnel {b}",                                             \
      .says = "ore mine on {a}, deep tunnel on {b}", ADIT_WITH_AB(LABEL, LABEL), CF_LABEL_SPOT)    \
    X(CF_OPT_RUBY_MINE, "ruby_mine {a}", .says = "ruby mine on {a}", ADIT_WITH_A(LABEL),           \
      CF_LABEL_SPOT)                                                                               \
    X(CF_OPT_FURNISH, "furnish {a} {b}", .says = "furnish {a} in {b}", ADIT_WITH_AB(CARD, LABEL),  \
      CF_LABEL_SPOT)                                                                               \
    X(CF_OPT_SMALL_PASTURE, "small_pasture {a}", .says = "small pasture on {a}",                   \
      ADIT_WITH_A(LABEL), CF_LABEL_SPOT)                                                           \
    X(CF_OPT_LARGE_PASTURE, "large_pasture {a} {b}", .says = "large pasture on {a} and {b}",       \
      ADIT_WITH_AB(LABEL, LABEL), CF_LABEL_SPOT)                                                   \
    X(CF_OPT_STABLE, "stable {a}", .says = "stable on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)     \
    X(CF_OPT_SOW, "sow {a} grain {b} vegetable", .says = "sow {a} grain and {b} vegetable",        \
      ADIT_WITH_AB(NUMBER, NUMBER))                                                                \
    X(CF_OPT_FORGE, "forge {a}", .says = "forge a weapon of strength {a}", ADIT_WITH_A(NUMBER))    \
    X(CF_OPT_LOOT, "{a}", ADIT_WITH_A(CARD))                                                       \
    X(CF_OPT_IMITATE, "imitate {a}", ADIT_WITH_A(CARD))                                            \
    X(CF_OPT_HOUSE_EAT, "eat {a}", .says = "eat 1 {a}", ADIT_WITH_A(GOOD))                         \
    X(CF_OPT_HOUSE_RELEASE, "release {a}", .says = "let 1 {a} go", ADIT_WITH_A(GOOD))              \
    X(CF_OPT_END_TURN, "end_turn", .says = "end your turn")                                        \
    X(CF_OPT_RETAIN, "keep {a}", .says = "keep the goods on {a}", ADIT_WITH_A(CARD))               \
    X(CF_OPT_RETAIN_DONE, "keep_no_more", .says = "keep no more")                                  \
    X(CF_OPT_FIELD, "field", .says = "field phase: harvest your fields")                           \
    X(CF_OPT_BREEDING, "breeding", .says = "breeding phase: animals have young")                   \
    X(CF_OPT_FEED, "feed {a}", .says = "feed {a} food", ADIT_WITH_A(NUMBER))                       \
    X(CF_OPT_FEED_MATERIAL, "feed one dwarf with {a}, saving {b}",                                 \
      .says = "feed one dwarf with {a}, saving {b} food", ADIT_WITH_AB(GOOD, NUMBER))              \
    X(CF_OPT_BREED, "breed {a}", .says = "breed {a}", ADIT_WITH_A(LABEL), CF_LABEL_BREED)          \
    X(CF_OPT_FINAL_DONE, "score", .says = "score now")                                             \
    X(CF_OPT_GOLD, "sell {a} gold", ADIT_WITH_A(NUMBER))                                           \
    X(CF_OPT_WEAPON, "weapon {a} {b}", .says = "give up the weapon of strength {a} of {b}",        \
      ADIT_WITH_AB(NUMBER, LABEL), CF_LABEL_WHOSE)                                                 \
    X(CF_OPT_HOUSE_EAT_MORE, "eat {b} {a}", ADIT_WITH_AB(GOOD, NUMBER))                            \
    X(CF_OPT_SOW_CROP, "sow {a} {b}", .says = "sow {a} {b}", ADIT_WITH_AB(NUMBER, CARD))
ADIT_MAP_ENUM(CF_OPTION_MAP, ADIT_OPT_GAME);

/* ---- Log lines ---- */

#define CF_LOG_MAP(X)                                                                              \
    X(CF_LOG_ROUND, "round {a} begins", ADIT_WITH_A(NUMBER))                                       \
    X(CF_LOG_REVEALED, "{a} is revealed", ADIT_WITH_A(CARD))                                       \
    X(CF_LOG_MARKER, "harvest of this round: {a}", ADIT_WITH_A(LABEL), CF_LABEL_HARVEST)           \
    X(CF_LOG_PLACES, "{p} places a dwarf of strength {b} on {a}",                                  \
      .says = "{p} places a dwarf[ of strength {b}] on {a}", ADIT_WITH_AB(CARD, NUMBER))           \
    X(CF_LOG_PASSES, "{p} cannot place a dwarf and passes")                                        \
    X(CF_LOG_LAYS, "{p} places a meadow on {a}", ADIT_WITH_A(LABEL),                               \
      CF_LABEL_SPOT) /* + ground - CF_MEADOW */                                                    \
    X(CF_LOG_LAYS_FIELD, "{p} places a field on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)           \
    X(CF_LOG_LAYS_SMALL_PASTURE, "{p} places a small pasture on {a}", ADIT_WITH_A(LABEL),          \
      CF_LABEL_SPOT)                                                                               \
    X(CF_LOG_LAYS_LARGE_PASTURE, "{p} places a large pasture on {a}", ADIT_WITH_A(LABEL),          \
      CF_LABEL_SPOT)                                                                               \
    X(CF_LOG_LAYS_CAVERN, "{p} places a cavern on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)         \
    X(CF_LOG_LAYS_TUNNEL, "{p} places a tunnel on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)         \
    X(CF_LOG_LAYS_DEEP_TUNNEL, "{p} places a deep tunnel on {a}", ADIT_WITH_A(LABEL),              \
      CF_LABEL_SPOT)                                                                               \
    X(CF_LOG_LAYS_ORE_MINE, "{p} places an ore mine on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)    \
    X(CF_LOG_LAYS_RUBY_MINE, "{p} places a ruby mine on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)   \
    X(CF_LOG_FURNISHES, "{p} furnishes {a} in {b}", ADIT_WITH_AB(CARD, LABEL), CF_LABEL_SPOT)      \
    X(CF_LOG_STABLE, "{p} builds a stable on {a}", ADIT_WITH_A(LABEL), CF_LABEL_SPOT)              \
    X(CF_LOG_SOWS, "{p} sows {a} grain and {b} vegetable", ADIT_WITH_AB(NUMBER, NUMBER))           \
    X(CF_LOG_FORGES, "{p} forges a weapon of strength {a}", ADIT_WITH_A(NUMBER))                   \
    X(CF_LOG_LOOT, "{p} brings {a} home", ADIT_WITH_A(CARD))                                       \
    X(CF_LOG_WEAPON, "{p} now has a weapon of strength {a}", ADIT_WITH_A(NUMBER))                  \
    X(CF_LOG_GROWS, "{p}'s family grows by one dwarf")                                             \
    X(CF_LOG_IMITATES, "{p} imitates {a}", ADIT_WITH_A(CARD))                                      \
    X(CF_LOG_STARTS, "{p} will be the starting player from the next round on")                     \
    X(CF_LOG_RELEASES, "{p} releases 1 {a}", ADIT_WITH_A(GOOD))                                    \
    X(CF_LOG_HARVEST, "harvest of round {a}", ADIT_WITH_A(NUMBER))                                 \
    X(CF_LOG_FEEDS, "{p} feeds the family with {a} food and takes {b} begging markers",            \
      .says = "{p} feeds the family with {a} food", ADIT_WITH_AB(NUMBER, NUMBER))                  \
    X(CF_LOG_BREEDS, "{p} breeds {a}", ADIT_WITH_A(LABEL), CF_LABEL_BREED)                         \
    X(CF_LOG_CLEARED, "the goods on {a} are cleared", ADIT_WITH_A(CARD)) /* solo */                \
    X(CF_LOG_KEPT, "{p} keeps the goods on {a}", ADIT_WITH_A(CARD))                                \
    X(CF_LOG_PHASE, "{a}", ADIT_WITH_A(CARD))                                                      \
    X(CF_LOG_SOWS_CROP, "{p} sows {a} spaces with {b}", ADIT_WITH_AB(NUMBER, CARD))                \
    X(CF_LOG_ARMS, "{p} arms a dwarf with strength {a}", ADIT_WITH_A(NUMBER))                      \
    X(CF_LOG_RESTOCKS, "{p} puts goods on {a}", ADIT_WITH_A(CARD))
ADIT_MAP_ENUM(CF_LOG_MAP, ADIT_LOG_GAME);

/* ---- Rule parameters: name, meaning, smallest, largest and usual value ---- */

#define CF_RULE_MAP(X)                                                                             \
    X(CF_RULE_TILE_SET, "tile_set", "set of furnishing tiles: 0 introductory, 1 full", 0, 1, 1)    \
    X(CF_RULE_REVEAL_HARVEST, "reveal_harvest",                                                    \
      "when harvest markers are revealed: 0 as the round begins, 1 as "                            \
      "the harvest begins",                                                                        \
      0, 1, 0)                                                                                     \
    X(CF_RULE_SOLO_OVERFLOW, "solo_overflow_min",                                                  \
      "solo: spaces with this many goods or more are cleared", 2, 20, 6)                           \
    X(CF_RULE_GUEST_ON_WISH, "guest_room_on_wish",                                                 \
      "1: a tile that joins alternatives also joins those on the card of round 4", 0, 1, 1)        \
    X(CF_RULE_LEAVE_GOODS, "allow_leave_goods",                                                    \
      "1: goods can be left where taking them is one of several parts", 0, 1, 1)                   \
    X(CF_RULE_STARTING_PLAYER, "starting_player", "starting player; 0: chosen at random", 0, 7, 0)
ADIT_MAP_ENUM(CF_RULE_MAP, 0);

/* ---- Streams of chance; phases ---- */

#define CF_STREAM_MAP(X)                                                                           \
    X(CF_STREAM_CARDS, "cards")                                                                    \
    X(CF_STREAM_ROUND_CARDS, "round_cards")                                                        \
    X(CF_STREAM_HARVEST, "harvest")                                                                \
    X(CF_STREAM_START, "start")
ADIT_MAP_ENUM(CF_STREAM_MAP, 0);

#define CF_PHASE_MAP(X)                                                                            \
    X(CF_PHASE_ROUND_START, "round_start")                                                         \
    X(CF_PHASE_INCOME,                                                                             \
      "income") /* for each seat: goods waiting for this round, Miner and the like */              \
    X(CF_PHASE_RETAIN, "retain") /* solo */                                                        \
    X(CF_PHASE_REPLENISH, "replenish")                                                             \
    X(CF_PHASE_PLACE, "place") /* the seat at turn places a dwarf */                               \
    X(CF_PHASE_SPACE, "space") /* parts of the space in use */                                     \
    X(CF_PHASE_TURN_END, "turn_end")                                                               \
    X(CF_PHASE_RETURN_HOME, "return_home")                                                         \
    X(CF_PHASE_HARVEST_CHOICE, "choice")                                                           \
    X(CF_PHASE_FIELD, "field")                                                                     \
    X(CF_PHASE_FEED, "feed")                                                                       \
    X(CF_PHASE_BREED, "breed")                                                                     \
    X(CF_PHASE_ROUND_END, "round_end")                                                             \
    X(CF_PHASE_FINAL, "final")
ADIT_MAP_ENUM(CF_PHASE_MAP, 0);
enum { CF_PHASES = CF_PHASE_MAP_END };

/* ---- The rows: words.c ---- */

ADIT_DECLARE_WORDS(cf_);
extern const adit_name_row cf_score_words[];

#endif
