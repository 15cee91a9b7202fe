/* queries.c - what cards may count.
 *
 * What is about the open action does not depend on who asks: it is the action of the seat whose
 * turn or bonus it is. "The deck" is that of the card whose number is being worked out.
 */
#include "engine/games/dwergar/game.h"
/* ---- Projects ---- */

static int completed(adit_tx *tx, int seat)
{
    return dwg_completed(dwg_of(tx), tx->cards, seat, -1);
}

static int upgraded(adit_tx *tx, int seat)
{
    return dwg_upgraded(dwg_of(tx), tx->cards, seat, -1);
}

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

static int deck_completed(adit_tx *tx, int seat)
{
    const int deck = deck_of_asker(tx);

    return deck < 0 ? 0 : dwg_completed(dwg_of(tx), tx->cards, seat, deck);
}

static int deck_upgraded(adit_tx *tx, int seat)
{
    const int deck = deck_of_asker(tx);

    return deck < 0 ? 0 : dwg_upgraded(dwg_of(tx), tx->cards, seat, deck);
}

/* DWG-E23: the asking card itself is left out, if the seat has completed it. */
static int deck_others(adit_tx *tx, int seat)
{
    const int count = deck_completed(tx, seat);
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
    const int projects = adit_cards_of_kind(tx->cards, DWG_KIND_PROJECT);
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

static int stone_projects(adit_tx *tx, int seat)
{
    return projects_with(tx, seat, DWG_STONE);
}

static int iron_projects(adit_tx *tx, int seat)
{
    return projects_with(tx, seat, DWG_IRON);
}

static int gold_projects(adit_tx *tx, int seat)
{
    return projects_with(tx, seat, DWG_GOLD);
}

static int crystal_projects(adit_tx *tx, int seat)
{
    return projects_with(tx, seat, DWG_CRYSTAL);
}

/* ---- Furnaces ---- */

static int furnaces(adit_tx *tx, int seat)
{
    const int16_t *have = dwg_player_of(tx, seat)->common.goods.have;

    return have[DWG_HOT] + have[DWG_COOL];
}

static int installed(adit_tx *tx, int seat)
{
    return dwg_installed(dwg_of(tx), seat);
}

static int furnace_here(adit_tx *tx, int seat)
{
    const dwg_state *state = dwg_of(tx);

    return state->turn.location != 0 && state->furnace[state->turn.location - 1] == seat + 1;
}

/* ---- The open action ---- */

static bool is_open(const adit_tx *tx)
{
    return dwg_of(tx)->turn.location != 0;
}

static int first_open(adit_tx *tx, int seat)
{
    (void)seat;
    return is_open(tx) && dwg_bonus_is_open(tx, dwg_of(tx)->at_turn, 0);
}

static int second_open(adit_tx *tx, int seat)
{
    (void)seat;
    return is_open(tx) && dwg_bonus_is_open(tx, dwg_of(tx)->at_turn, 1);
}

static int basic_done(adit_tx *tx, int seat)
{
    (void)seat;
    return dwg_of(tx)->turn.done[0];
}

static int on_mine(adit_tx *tx, int seat)
{
    (void)seat;
    return is_open(tx) && dwg_level_of(tx, dwg_of(tx)->turn.location - 1) > 0;
}

static int foreman_placed(adit_tx *tx, int seat)
{
    (void)seat;
    return is_open(tx) && dwg_of(tx)->turn.dwarf == DWG_FOREMAN;
}

static int worker_placed(adit_tx *tx, int seat)
{
    (void)seat;
    return is_open(tx) && dwg_of(tx)->turn.dwarf != DWG_FOREMAN;
}

static int as_ironworker(adit_tx *tx, int seat)
{
    (void)seat;
    return is_open(tx) && dwg_counts_as(tx, dwg_of(tx)->at_turn, DWG_IRONWORKER);
}

static int as_engineer(adit_tx *tx, int seat)
{
    (void)seat;
    return is_open(tx) && dwg_counts_as(tx, dwg_of(tx)->at_turn, DWG_ENGINEER);
}

static int as_blacksmith(adit_tx *tx, int seat)
{
    (void)seat;
    return is_open(tx) && dwg_counts_as(tx, dwg_of(tx)->at_turn, DWG_BLACKSMITH);
}

/* ---- The table ---- */

static int the_round(adit_tx *tx, int seat)
{
    (void)seat;
    return dwg_of(tx)->round;
}

const adit_query_row dwg_queries[] = {
    {"completed", completed, "projects that the player has completed, upgraded or not"},
    {"upgraded", upgraded, "projects that the player has upgraded"},
    {"deck_completed", deck_completed,
     "like completed, but only for the deck of the card that asks"},
    {"deck_upgraded", deck_upgraded, "like upgraded, but only for the deck of the card that asks"},
    {"deck_others", deck_others, "like deck_completed, without the card that asks"},
    {"stone_projects", stone_projects, "completed projects with stone in their printed cost"},
    {"iron_projects", iron_projects, "completed projects with iron in their printed cost"},
    {"gold_projects", gold_projects, "completed projects with gold in their printed cost"},
    {"crystal_projects", crystal_projects, "completed projects with crystal in their printed cost"},
    {"furnaces", furnaces, "furnaces on the player board, hot or cool"},
    {"installed", installed, "furnaces of the player that are installed on the main board"},
    {"furnace_here", furnace_here, "1 if the player's furnace stands on the location in use"},
    {"first_open", first_open, "1 if the first bonus of the location in use is open"},
    {"second_open", second_open, "1 if the second bonus of the location in use is open"},
    {"basic_done", basic_done, "how often the basic step was already done in this action"},
    {"on_mine", on_mine, "1 if the location in use is a mine level"},
    {"foreman_placed", foreman_placed, "1 if a foreman takes the action"},
    {"worker_placed", worker_placed, "1 if a worker takes the action"},
    {"as_ironworker", as_ironworker, "1 if the dwarf of the action counts as an ironworker"},
    {"as_engineer", as_engineer, "1 if the dwarf of the action counts as an engineer"},
    {"as_blacksmith", as_blacksmith, "1 if the dwarf of the action counts as a blacksmith"},
    {"round", the_round, "current round"},
    {"players", adit_query_players, "number of players"},
    {NULL, NULL, NULL},
};
