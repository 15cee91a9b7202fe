/* kinds.h - the kinds of card of Dwergar and their facts, as numbers; the rows are in kinds.c. */
#ifndef DWG_TABLES_KINDS_H
#define DWG_TABLES_KINDS_H

#include "engine/model/game_def.h"

/* Kinds of card, in the order of the kind table. */
enum {
    DWG_KIND_LOCATION,
    DWG_KIND_DECK,
    DWG_KIND_PROJECT,
    DWG_KIND_EVENT,
    DWG_KIND_START,
    /* What only mods add: the printed ones of these are known to the rules. */
    DWG_KIND_LEVEL,
    DWG_KIND_SPECIALIST,
    DWG_KIND_BONUS,
    DWG_KIND_ROUND,
    DWG_KIND_PHASE
};

/* Facts of a location. */
enum {
    DWG_LOCATION_ORDER,       /* int 1..16: where its worker comes in the setup (DWG-37) */
    DWG_LOCATION_LEVEL,       /* int 0..8: mine level; 0: town */
    DWG_LOCATION_YIELD,       /* goods into the own empty cart */
    DWG_LOCATION_EXTRA,       /* goods: MINE EXTRA */
    DWG_LOCATION_INSTALL,     /* goods: cost of installing a furnace */
    DWG_LOCATION_BASIC,       /* effect */
    DWG_LOCATION_BASIC_TIMES, /* int, default 1; 0: as often as wanted */
    DWG_LOCATION_FIRST_FOR,   /* word none | ironworker | engineer | blacksmith */
    DWG_LOCATION_FIRST,       /* effect; left out: the bonus acts on the basic step only */
    DWG_LOCATION_FIRST_TIMES, /* as basic_times */
    DWG_LOCATION_SECOND_FOR,
    DWG_LOCATION_SECOND,
    DWG_LOCATION_SECOND_TIMES,
    DWG_LOCATION_INSTALL_POINTS /* int: for installing a furnace, default 2 */
};

/* Facts of a deck. */
enum {
    DWG_DECK_ORDER,          /* int 1..15: the beginners' choice goes by this (DWG-32) */
    DWG_DECK_UPGRADE_POINTS, /* number: for its projects that do not state their own */
    DWG_DECK_ROUND_LEADER,   /* effect for who alone leads in it when a round begins (DWG-42) */
    DWG_DECK_END_LEADERS,    /* effect for all who lead in it when the game ends (DWG-80, 81) */
    DWG_DECK_END_ORDER       /* int: in which order the decks do that */
};

/* Facts of a project. */
enum {
    DWG_PROJECT_NUMBER,         /* int 1..999: printed number */
    DWG_PROJECT_DECK,           /* text: id of the deck */
    DWG_PROJECT_TIER,           /* word basic | advanced */
    DWG_PROJECT_COST,           /* goods, required */
    DWG_PROJECT_POINTS,         /* int */
    DWG_PROJECT_UPGRADE,        /* goods, required */
    DWG_PROJECT_UPGRADE_LESS,   /* number: heat taken off the upgrade cost (DWG-E23) */
    DWG_PROJECT_UPGRADE_POINTS, /* number; left out: what the deck says */
    DWG_PROJECT_STEP            /* effect: a sub-step that its owner may do in each action */
};
enum { DWG_TIER_BASIC, DWG_TIER_ADVANCED };

/* Facts of an event: first `once`, then `each` for each player in turn order; hooks hold while
 * the event lies open. */
enum { DWG_EVENT_NUMBER, DWG_EVENT_ONCE, DWG_EVENT_EACH };

/* Facts of a row of the starting table. */
enum { DWG_START_SEAT, DWG_START_SUPPLY, DWG_START_CART, DWG_START_LEVEL };

/* A level below the printed ones. */
enum { DWG_LEVEL_NUMBER /* int 5..8 */ };

/* A specialist beside the printed ones. */
enum {
    DWG_SPECIALIST_WORKERS, /* int: how many of them there are */
    DWG_SPECIALIST_REMOVED  /* int: how many workers more are out of the game from the start */
};

/* A bonus of a location beside its first and second one. */
enum {
    DWG_BONUS_LOCATION,   /* text: id of the location */
    DWG_BONUS_SPECIALIST, /* text: a word or the id of a specialist */
    DWG_BONUS_STEP,       /* effect */
    DWG_BONUS_TIMES       /* as basic_times */
};

/* A round after the others. */
enum {
    DWG_ROUND_ACTIONS, /* int: in each turn; default 3 */
    DWG_ROUND_EVENT    /* flag: the pile has an event more */
};

/* A phase between the others. */
enum {
    DWG_PHASE_AT,         /* word: see DWG_MOMENT_MAP */
    DWG_PHASE_FROM_ROUND, /* int, default 1 */
    DWG_PHASE_EVERY,      /* int: 2 is every second round from there on; default 1 */
    DWG_PHASE_ONCE,       /* effect */
    DWG_PHASE_EACH,       /* effect for each player */
    DWG_PHASE_BID,        /* goods: the most of one good that each player bids secretly */
    DWG_PHASE_HIGHEST     /* effect for the player who alone has bid most */
};
enum { DWG_HIGHEST_BID = 20 };
/* When a phase of a mod comes. */
enum { DWG_AT_ROUND_START, DWG_AT_TURN_START, DWG_AT_TURN_END, DWG_AT_ROUND_END, DWG_AT_GAME_END };

/* What dwg_prepare_card works out. */
enum {
    DWG_EXTRA_DECK, /* project: kind number of its deck */
    DWG_EXTRA_MORE, /* location: bit set of bonuses (1 first, 2 second) that are the basic step
                       once more; they are offered when it is used up */
    DWG_EXTRA_AT,   /* bonus: kind number of its location */
    DWG_EXTRA_FOR,  /* bonus: number of its specialist */
    /* The bonuses that cards add to a location are a chain in the order of their kind numbers. */
    DWG_EXTRA_ADDED = 0, /* location: how many */
    DWG_EXTRA_HEAD = 2,  /* location: kind number of the first + 1; 0: none */
    DWG_EXTRA_NEXT = 0,  /* bonus: the same of the next one */
    DWG_EXTRA_GOOD = 0,  /* phase: what is bid, */
    DWG_EXTRA_MOST = 1,  /* and how many at most; 0: nothing is */
    /* Of projects also, in hundredths of a point: what completing it would bring if nothing was
     * missing, and upgrading it, see evaluate.c. */
    DWG_EXTRA_IN_REACH = 1,
    DWG_EXTRA_UPGRADE
};

extern const adit_kind_row dwg_kinds[];
extern const adit_limit_row dwg_limits[]; /* rounds, bonuses, then those of kinds */

#endif
