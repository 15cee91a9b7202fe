/* state.h - everything a match of Dwergar is made of.
 *
 * The mine is five cart tiles in order from the transit level down; a lift move rotates them.
 * A worker stands on a location or is counted in a pool; a foreman is one piece with one
 * place. Hot and cool furnaces on a player board are goods, so that a hot one can stand in
 * for heat in every price. Face-down projects and events are sets, not orders.
 */
#ifndef DWG_STATE_H
#define DWG_STATE_H

#include "engine/games/dwergar/tables/words.h"
#include "engine/kit/kit.h"

#define DWG_SEATS 4
#define DWG_LOCATIONS 16 /* cards of the kind, by their kind number; the rulebook has 10 */
#define DWG_LEVELS 4     /* that are printed; cards of the kind level add more */
#define DWG_MOST_LEVELS 8
#define DWG_TILES (DWG_MOST_LEVELS + 1) /* 0 the transit level, then the mine levels (DWG-17) */
#define DWG_DECKS 15                    /* as many as the rule parameter can name */
#define DWG_TRACK 5
#define DWG_ACTIONS 3
#define DWG_MOST_STEPS 99 /* of one kind in an action, so that each action ends */
#define DWG_WORKERS_OF_KIND 6
#define DWG_MOST_OF_KIND 9 /* of a specialist of a mod */
#define DWG_REMOVED 6
#define DWG_MAX_ROUNDS 16
#define DWG_NEXT 45 /* projects that may be pinned on top of the pile */
#define DWG_INSTALL_POINTS 2

/* Kinds of dwarf. A worker's number counts from 1; 0: none. From DWG_ADDED on: the cards of the
 * kind specialist. */
enum {
    DWG_NOBODY,
    DWG_IRONWORKER,
    DWG_ENGINEER,
    DWG_BLACKSMITH,
    DWG_FOREMAN,
    DWG_ADDED,
    DWG_DWARVES = DWG_ADDED + 4
};
/* Loops over the numbers of all specialists, printed and added: for (DWG_EACH_SPECIALIST(kind,
 * cards)). What declares a variable cannot have parentheses around its name. */
/* NOLINTBEGIN(bugprone-macro-parentheses) */
#define DWG_EACH_SPECIALIST(kind, cards)                                                           \
    int kind = DWG_IRONWORKER, kind##_end = dwg_dwarf_end(cards);                                  \
    kind < kind##_end;                                                                             \
    kind += kind == DWG_BLACKSMITH ? 2 : 1
/* NOLINTEND(bugprone-macro-parentheses) */

/* Bonuses of a location: the printed ones, then cards of the kind bonus. */
#define DWG_PRINTED_BONUSES 2
#define DWG_MORE_BONUSES 4

/* Where a project lies. From DWG_PLACE_PIN on: face down, first, second, ... from the top. */
enum {
    DWG_PLACE_OUT, /* of a deck that is not in play */
    DWG_PLACE_PILE,
    DWG_PLACE_TRACK,
    DWG_PLACE_GONE,                                /* discarded by an event */
    DWG_PLACE_OF,                                  /* + seat: completed */
    DWG_PLACE_UPGRADED = DWG_PLACE_OF + DWG_SEATS, /* + seat */
    DWG_PLACE_PIN = DWG_PLACE_UPGRADED + DWG_SEATS,
    DWG_PLACES = DWG_PLACE_PIN + DWG_NEXT
};

/* Where an event lies. Which of the unseen ones left the game at the start nobody knows, so
 * all of them are "pile" and only their number counts. From DWG_EVENT_PIN on: face down, to be
 * revealed at the end of round 1, 2, ... */
enum {
    DWG_EVENT_OUT,
    DWG_EVENT_PILE,
    DWG_EVENT_ACTIVE,
    DWG_EVENT_SPENT,
    DWG_EVENT_PIN,
    DWG_EVENT_PLACES = DWG_EVENT_PIN + DWG_MAX_ROUNDS
};

/* Where a foreman is. */
enum {
    DWG_IN_POOL,
    DWG_IN_CART,                      /* + tile */
    DWG_AT = DWG_IN_CART + DWG_TILES, /* + location */
    DWG_FOREMAN_PLACES = DWG_AT + DWG_LOCATIONS
};

typedef struct {
    adit_seat common;                       /* goods: supply, heat, furnaces on the board, VP */
    uint8_t pool[DWG_DWARVES];              /* workers in the pool by kind; not the foreman */
    uint8_t foreman;                        /* DWG_IN_POOL, DWG_IN_CART + tile, DWG_AT + location */
    uint8_t unbuilt;                        /* furnaces in the reserve */
    uint8_t cart[DWG_TILES][DWG_RESOURCES]; /* own cart on each tile */
    uint8_t turns;                          /* taken or begun (DWG-I12) */
} dwg_player;

typedef struct {
    adit_state base;
    uint8_t phase, round, start_player;
    uint8_t at_turn;                 /* seat whose turn or bonus it is */
    uint8_t silverbeard;             /* seat + 1 that holds the token; 0: the board */
    uint8_t events_left;             /* face down */
    uint8_t active_event;            /* kind number + 1; 0: none */
    uint8_t worker[DWG_LOCATIONS];   /* kind of the worker that stands there; 0: none */
    uint8_t furnace[DWG_LOCATIONS];  /* seat + 1 whose furnace is installed there */
    uint8_t removed[DWG_DWARVES];    /* workers out of the game, by kind */
    uint8_t deck_in_play[DWG_DECKS]; /* 1: in play */
    uint8_t project_place[ADIT_MAX_CARDS_OF_KIND];
    uint8_t project_known[ADIT_MAX_CARDS_OF_KIND];
    uint8_t event_place[ADIT_MAX_CARDS_OF_KIND];
    uint8_t event_known[ADIT_MAX_CARDS_OF_KIND];
    struct {
        uint8_t actions_left;
        uint8_t extra;    /* additional actions granted and not yet decided on */
        uint8_t is_extra; /* the action under way is an additional one */
        uint8_t location; /* kind number + 1 of the open action; 0: none */
        uint8_t dwarf;    /* DWG_IRONWORKER .. DWG_FOREMAN that was placed */
        uint8_t acts_as;  /* specialist a worker counts as instead (respecialise); 0: his own */
        uint8_t opened;   /* bonus opened by Silverbeard: 1 first, 2 second, ...; 0: none */
        /* how often the basic step and the step of each bonus were done before */
        uint8_t done[1 + DWG_PRINTED_BONUSES + DWG_MORE_BONUSES];
        uint8_t is_closed;  /* no more basic steps in this action */
        uint8_t used_bonus; /* a specialist bonus was used in this action */
        uint8_t installed;  /* a furnace was installed in this action */
        uint8_t steps;      /* how often steps of projects were done in it */
    } turn;
    struct {
        uint8_t deck;    /* kind number + 1 of the deck whose leaders are served; 0: none yet */
        uint8_t leaders; /* bit set of seats that are still to be served */
    } ending;
    dwg_player player[DWG_SEATS];
} dwg_state;

static inline dwg_state *dwg_of(const adit_tx *tx)
{
    return (dwg_state *)(void *)tx->work;
}
static inline dwg_player *dwg_player_of(const adit_tx *tx, int seat)
{
    return &dwg_of(tx)->player[seat];
}
/* How many mine levels there are. */
static inline int dwg_levels(const adit_cards *cards)
{
    return DWG_LEVELS + adit_kind_card_count(cards, DWG_KIND_LEVEL);
}
/* One more than the number of the last kind of dwarf. */
static inline int dwg_dwarf_end(const adit_cards *cards)
{
    return DWG_ADDED + adit_kind_card_count(cards, DWG_KIND_SPECIALIST);
}
/* The card of a location by its number. */
static inline const adit_card *dwg_location(const adit_tx *tx, int location)
{
    return adit_card_at(tx->cards, DWG_KIND_LOCATION, location);
}
/* The card of a project by its number; in the hot path. */
static inline const adit_card *dwg_project(const adit_cards *cards, int project)
{
    return &cards->card[cards->kind_first[DWG_KIND_PROJECT] + project];
}

#endif
