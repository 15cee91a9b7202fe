/* queries.c - what cards may count.
 *
 * What is about the open action does not depend on who asks: it is the action of the seat whose
 * turn or bonus it is. "The deck" is that of the card whose number is being worked out.
 */
#include "engine/games/dwergar/game.h"
/* The kind number of the asking card's deck; -1: it has none. */
static int deck_of_asker(const adit_tx *tx)
{
    const adit_card *card = tx->card == ADIT_NO_CARD ? NULL : &tx->cards->card[tx->card];

    if (card == NULL) {
        return -1;
    }
    if (card->kind == DWG_KIND_PROJECT) {
        return card->extra[DWG_EXTRA_DECK];
    }
    return card->kind == DWG_KIND_DECK ? card->kind_number : -1;
}

/* Projects of the asking card's deck that the seat has completed, or only the upgraded ones. */
static int deck_projects(const adit_tx *tx, int seat, bool is_upgraded)
{
    const int deck = deck_of_asker(tx);

    return deck < 0
               ? 0
               : (is_upgraded ? dwg_upgraded : dwg_completed)(dwg_of(tx), tx->cards, seat, deck);
}

/* DWG-E23: the asking card itself is left out, if the seat has completed it. */
static int deck_others(const adit_tx *tx, int seat)
{
    const int count = deck_projects(tx, seat, false);
    bool is_upgraded;

    if (count == 0 || tx->cards->card[tx->card].kind != DWG_KIND_PROJECT) {
        return count;
    }
    return count -
           (dwg_owner_of(dwg_of(tx), tx->cards->card[tx->card].kind_number, &is_upgraded) == seat);
}

/* DWG-E46: the printed base cost decides. */
static int projects_with(const adit_tx *tx, int seat, int good)
{
    const dwg_state *state = dwg_of(tx);
    const int projects = adit_kind_card_count(tx->cards, DWG_KIND_PROJECT);
    int count = 0;

    for (int i = 0; i < projects; i++) {
        bool is_upgraded;
        if (dwg_owner_of(state, i, &is_upgraded) == seat) {
            const adit_card *card = adit_card_at(tx->cards, DWG_KIND_PROJECT, i);
            count += adit_fixed_goods(tx->cards, card->fact[DWG_PROJECT_COST].goods).have[good] > 0;
        }
    }
    return count;
}

/* The location in use, by its kind number; -1: no action is open. */
static int open_location(const adit_tx *tx)
{
    return dwg_of(tx)->turn.location - 1;
}

static bool bonus_is_open(adit_tx *tx, int bonus)
{
    return open_location(tx) >= 0 && dwg_bonus_is_open(tx, dwg_of(tx)->at_turn, bonus);
}

static bool acts_as(adit_tx *tx, int specialist)
{
    return open_location(tx) >= 0 && dwg_counts_as(tx, dwg_of(tx)->at_turn, specialist);
}

/* Name, value and meaning. */
#define DWG_QUERY_MAP(X)                                                                           \
    X(completed, dwg_completed(dwg_of(tx), tx->cards, seat, -1),                                   \
      "projects that the player has completed, upgraded or not",                                   \
      .per = "for each project of yours")                                                          \
    X(upgraded, dwg_upgraded(dwg_of(tx), tx->cards, seat, -1),                                     \
      "projects that the player has upgraded", .per = "for each upgraded project of yours")        \
    X(deck_completed, deck_projects(tx, seat, false),                                              \
      "like completed, but only for the deck of the card that asks",                               \
      .per = "for each project of this deck")                                                      \
    X(deck_upgraded, deck_projects(tx, seat, true),                                                \
      "like upgraded, but only for the deck of the card that asks",                                \
      .per = "for each upgraded project of this deck")                                             \
    X(deck_others, deck_others(tx, seat), "like deck_completed, without the card that asks",       \
      .per = "for each other project of this deck")                                                \
    X(stone_projects, projects_with(tx, seat, DWG_STONE),                                          \
      "completed projects with stone in their printed cost",                                       \
      .per = "for each project of yours with stone in its cost")                                   \
    X(iron_projects, projects_with(tx, seat, DWG_IRON),                                            \
      "completed projects with iron in their printed cost",                                        \
      .per = "for each project of yours with iron in its cost")                                    \
    X(gold_projects, projects_with(tx, seat, DWG_GOLD),                                            \
      "completed projects with gold in their printed cost",                                        \
      .per = "for each project of yours with gold in its cost")                                    \
    X(crystal_projects, projects_with(tx, seat, DWG_CRYSTAL),                                      \
      "completed projects with crystal in their printed cost",                                     \
      .per = "for each project of yours with crystal in its cost")                                 \
    X(furnaces,                                                                                    \
      adit_seat_in(tx, seat)->goods.have[DWG_HOT] + adit_seat_in(tx, seat)->goods.have[DWG_COOL],  \
      "furnaces on the player board, hot or cool")                                                 \
    X(installed, dwg_installed(dwg_of(tx), seat),                                                  \
      "furnaces of the player that are installed on the main board",                               \
      .per = "for each furnace you have installed")                                                \
    X(furnace_here, open_location(tx) >= 0 && dwg_of(tx)->furnace[open_location(tx)] == seat + 1,  \
      "1 if the player has a furnace at the location in use", .per = "if you have a furnace here") \
    X(first_open, bonus_is_open(tx, 0), "1 if the first bonus of the location in use is open",     \
      .per = "if the first bonus here is yours")                                                   \
    X(second_open, bonus_is_open(tx, 1), "1 if the second bonus of the location in use is open",   \
      .per = "if the second bonus here is yours")                                                  \
    X(basic_done, dwg_of(tx)->turn.done[0],                                                        \
      "how often the basic step was already done in this action",                                  \
      .per = "each time the basic step was done")                                                  \
    X(on_mine, open_location(tx) >= 0 && dwg_level_of(tx, open_location(tx)) > 0,                  \
      "1 if the location in use is a mine level", .per = "if this is a mine level")                \
    X(foreman_placed, open_location(tx) >= 0 && dwg_of(tx)->turn.dwarf == DWG_FOREMAN,             \
      "1 if a foreman takes the action", .per = "if a foreman is here")                            \
    X(worker_placed, open_location(tx) >= 0 && dwg_of(tx)->turn.dwarf != DWG_FOREMAN,              \
      "1 if a worker takes the action", .per = "if a worker is here")                              \
    X(as_ironworker, acts_as(tx, DWG_IRONWORKER),                                                  \
      "1 if the dwarf of the action counts as an ironworker", .per = "if it is an ironworker")     \
    X(as_engineer, acts_as(tx, DWG_ENGINEER),                                                      \
      "1 if the dwarf of the action counts as an engineer", .per = "if it is an engineer")         \
    X(as_blacksmith, acts_as(tx, DWG_BLACKSMITH),                                                  \
      "1 if the dwarf of the action counts as a blacksmith", .per = "if it is a blacksmith")       \
    X(round, dwg_of(tx)->round, "current round", .per = "per round played")                        \
    X(players, tx->work->players, "number of players", .per = "per player")

ADIT_DEFINE_QUERIES(dwg_, DWG_);
