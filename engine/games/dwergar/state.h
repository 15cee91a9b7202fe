/* state.h - everything a match of Dwergar is made of, and the names of its tables.
 *
 * The mine is five cart tiles in order from the transit level down; a lift move rotates them.
 * A worker stands on a location or is counted in a pool; a foreman is one piece with one
 * place. Hot and cool furnaces on a player board are goods, so that a hot one can stand in
 * for heat in every price. Face-down projects and events are sets, not orders.
 */
#ifndef DWG_STATE_H
#define DWG_STATE_H

#include "engine/match/engine.h"

#define DWG_SEATS 4
#define DWG_LOCATIONS 16 /* cards of the kind, by their kind number; the rulebook has 10 */
#define DWG_TILES 5      /* 0 the transit level, 1 to 4 the mine levels (DWG-17) */
#define DWG_LEVELS 4
#define DWG_TRACK 5
#define DWG_FURNACES 8
#define DWG_ACTIONS 3
#define DWG_MOST_STEPS 99 /* of one kind in an action, so that each action ends */
#define DWG_WORKERS_OF_KIND 6
#define DWG_REMOVED 6
#define DWG_MAX_ROUNDS 16
#define DWG_NEXT 45 /* projects that may be pinned on top of the pile */
#define DWG_INSTALL_POINTS 2

enum {
    DWG_STONE,
    DWG_IRON,
    DWG_GOLD,
    DWG_CRYSTAL,
    DWG_RESOURCES, /* how many there are; the next good has this number */
    DWG_HEAT = DWG_RESOURCES,
    DWG_HOT, /* furnaces on the player board: stand in for heat and turn cool */
    DWG_COOL,
    DWG_VP
};

/* Kinds of dwarf. A worker's number counts from 1; 0: none. */
enum { DWG_NOBODY, DWG_IRONWORKER, DWG_ENGINEER, DWG_BLACKSMITH, DWG_FOREMAN };

/* Kinds of card, in the order of the kind table. */
enum { DWG_KIND_LOCATION, DWG_KIND_DECK, DWG_KIND_PROJECT, DWG_KIND_EVENT, DWG_KIND_START };

/* Facts of a location. */
enum {
    DWG_LOCATION_ORDER,       /* int 1..16: where its worker comes in the setup (DWG-37) */
    DWG_LOCATION_LEVEL,       /* int 0..4: mine level; 0: town */
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

/* What dwg_prepare_card works out. */
enum {
    DWG_EXTRA_DECK, /* project: kind number of its deck */
    DWG_EXTRA_MORE  /* location: bit set of bonuses (1 first, 2 second) that are the basic step
                       once more; they are offered when it is used up */
};

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
    DWG_IN_CART,                      /* + tile 0..4 */
    DWG_AT = DWG_IN_CART + DWG_TILES, /* + location */
    DWG_FOREMAN_PLACES = DWG_AT + DWG_LOCATIONS
};

enum {
    DWG_PHASE_ROUND_START,
    DWG_PHASE_TURN_START,
    DWG_PHASE_ACTION, /* place a dwarf or take a work break */
    DWG_PHASE_MENU,   /* sub-steps of the action */
    DWG_PHASE_EXTRA,  /* asks whether an additional action is done */
    DWG_PHASE_TURN_END,
    DWG_PHASE_ROUND_END,
    DWG_PHASE_LEADERS, /* the game is ending: decks give their leaders something */
    DWG_PHASE_FINAL,
    DWG_PHASES
};

/* What cards are told. */
enum {
    DWG_ON_PLACED = ADIT_EVENT_GAME, /* card: location; amount: see below */
    DWG_ON_COMPLETED,                /* card: project; goods: printed cost */
    DWG_ON_UPGRADED,                 /* card: project; goods: printed cost of the upgrade */
    DWG_ON_TURN_BEGAN,               /* of the seat whose turn it is */
    DWG_ON_LIFTED,   /* one lift move is over; amount: 1 by a player, 0 by an event */
    DWG_ON_INSTALLED /* card: location */
};
/* The amount of DWG_ON_PLACED: what stood there, plus 10 if the placed dwarf is a foreman. */
enum { DWG_ONTO_NOTHING, DWG_ONTO_WORKER, DWG_ONTO_OWN_FOREMAN, DWG_ONTO_FOREMAN };

/* Values that cards modify. */
enum {
    DWG_VALUE_COMPLETE_PRICE, /* price: of a project's base side */
    DWG_VALUE_UPGRADE_PRICE,  /* price: of its upgrade */
    DWG_VALUE_LIFT_PRICE,     /* price: of one lift move */
    DWG_VALUE_INSTALL_PRICE,  /* price: of installing a furnace */
    DWG_VALUE_ACTIONS,        /* number: actions in a turn; base 3 */
    DWG_VALUE_MINE_EXTRA,     /* number: how many MINE EXTRAs; base: own furnace there */
    DWG_VALUE_INSTALL_POINTS, /* number: points for installing; base 2 */
    DWG_VALUE_KEPT_HEAT       /* number: heat that may stay at the end of the turn; base 0 */
};

enum {
    DWG_MAY_FOREMAN_IRONWORKER, /* the foreman counts as one; same order as the kinds of dwarf */
    DWG_MAY_FOREMAN_ENGINEER,
    DWG_MAY_FOREMAN_BLACKSMITH,
    DWG_MAY_BONUS /* specialist bonuses of a location; otherwise yes */
};

enum {
    DWG_RULE_EVENTS,         /* 9 */
    DWG_RULE_ROUNDS,         /* 0: events + 1 */
    DWG_RULE_EVENTS_FIRST,   /* 2 */
    DWG_RULE_DECKS,          /* set of decks; 0: the beginners' choice */
    DWG_RULE_FOREMAN_MINE,   /* 0 immediate, 1 when_replaced */
    DWG_RULE_STARTING_PLAYER /* 0 drawn, else the seat */
};
enum {
    DWG_STREAM_CARDS,
    DWG_STREAM_START,
    DWG_STREAM_PROJECTS,
    DWG_STREAM_EVENTS,
    DWG_STREAM_WORKERS
};

typedef struct {
    adit_seat common;                       /* goods: supply, heat, furnaces on the board, VP */
    uint8_t pool[4];                        /* workers in the pool by kind; [0] is not used */
    uint8_t foreman;                        /* DWG_IN_POOL, DWG_IN_CART + tile, DWG_AT + location */
    uint8_t unbuilt;                        /* furnaces in the reserve */
    uint8_t cart[DWG_TILES][DWG_RESOURCES]; /* own cart on each tile */
    uint8_t turns;                          /* taken or begun (DWG-I12) */
} dwg_player;

typedef struct {
    adit_state base;
    uint8_t phase, round, start_player;
    uint8_t at_turn;                /* seat whose turn or bonus it is */
    uint8_t silverbeard;            /* seat + 1 that holds the token; 0: the board */
    uint8_t events_left;            /* face down */
    uint8_t active_event;           /* kind number + 1; 0: none */
    uint8_t worker[DWG_LOCATIONS];  /* kind of the worker that stands there; 0: none */
    uint8_t furnace[DWG_LOCATIONS]; /* seat + 1 whose furnace is installed there */
    uint8_t removed[4];             /* workers out of the game, by kind */
    uint8_t deck_in_play[ADIT_MAX_CARDS_OF_KIND]; /* 1: in play */
    uint8_t project_place[ADIT_MAX_CARDS_OF_KIND];
    uint8_t project_known[ADIT_MAX_CARDS_OF_KIND];
    uint8_t event_place[ADIT_MAX_CARDS_OF_KIND];
    uint8_t event_known[ADIT_MAX_CARDS_OF_KIND];
    struct {
        uint8_t actions_left;
        uint8_t extra;      /* additional actions granted and not yet decided on */
        uint8_t is_extra;   /* the action under way is an additional one */
        uint8_t location;   /* kind number + 1 of the open action; 0: none */
        uint8_t dwarf;      /* DWG_IRONWORKER .. DWG_FOREMAN that was placed */
        uint8_t acts_as;    /* specialist a worker counts as instead (respecialise); 0: his own */
        uint8_t opened;     /* bonus opened by Silverbeard: 1 first, 2 second; 0: none */
        uint8_t done[3];    /* how often basic, first and second step were done before */
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

/* Questions. */
enum {
    DWG_ASK_ACTION = ADIT_ASK_GAME,
    DWG_ASK_MENU,
    DWG_ASK_LEVEL,    /* which tile gets goods */
    DWG_ASK_COMPLETE, /* which project */
    DWG_ASK_TAKE_BACK,
    DWG_ASK_UPGRADE_NOW,
    DWG_ASK_UPGRADE,    /* which project (forge, free upgrade) */
    DWG_ASK_CHIMNEY,    /* how much heat for points */
    DWG_ASK_INSTALL,    /* hot or cool furnace */
    DWG_ASK_SPECIALIST, /* respecialise */
    DWG_ASK_EXTRA       /* do an additional action */
};

/* Options; the texts stand in game.c. */
enum {
    DWG_OPT_PLACE = ADIT_OPT_GAME, /* place {b dwarf} {a location} */
    DWG_OPT_WORK_BREAK,            /* work_break {a location} */
    DWG_OPT_WORK_BREAK_ALONE,      /* work_break: no worker stands on the board */
    DWG_OPT_DONE,
    DWG_OPT_INSTALL,
    DWG_OPT_SILVERBEARD, /* silverbeard {a specialist} */
    DWG_OPT_LEVEL,       /* {a} transit, level_1 .. level_4 */
    DWG_OPT_COMPLETE,    /* complete {a project} */
    DWG_OPT_TAKE_BACK,   /* take_back {a good} */
    DWG_OPT_TAKE_NOTHING,
    DWG_OPT_UPGRADE_NOW,
    DWG_OPT_NOT_NOW,
    DWG_OPT_UPGRADE, /* upgrade {a project} */
    DWG_OPT_UPGRADE_NONE,
    DWG_OPT_HEAT, /* {a} heat */
    DWG_OPT_HOT,
    DWG_OPT_COOL,
    DWG_OPT_SPECIALIST, /* {a} ironworker, engineer, blacksmith */
    DWG_OPT_ACT,
    DWG_OPT_STOP
};

enum {
    DWG_LOG_ROUND = ADIT_LOG_GAME, /* round {a} begins */
    DWG_LOG_TURNED_UP,             /* {a project} comes onto the track */
    DWG_LOG_EVENT,                 /* event: {a} */
    DWG_LOG_PLACES,                /* {p} places {b dwarf} on {a location} */
    DWG_LOG_TAKES,                 /* {p} takes {a dwarf} into the pool */
    DWG_LOG_RETURNS,               /* {p}: the foreman is back in the pool */
    DWG_LOG_RIDES,                 /* {p}: the foreman rides in the cart on {a level} */
    DWG_LOG_BREAK,                 /* {p} takes a work break */
    DWG_LOG_MINES,                 /* {p}: {b} {a good} into the cart on level {c} */
    DWG_LOG_LIFT,                  /* the lift moves up one level */
    DWG_LOG_LIGHTS,                /* {p}: furnaces lit: {a} */
    DWG_LOG_BUILDS,                /* {p} builds a furnace */
    DWG_LOG_INSTALLS,              /* {p} installs a furnace at {a} */
    DWG_LOG_COMPLETES,             /* {p} completes {a} */
    DWG_LOG_UPGRADES,              /* {p} upgrades {a} */
    DWG_LOG_SILVERBEARD,           /* {p} holds the Silverbeard token */
    DWG_LOG_TOKEN_USED,            /* {p} uses the token for the bonus of the {a specialist} */
    DWG_LOG_COUNTS_AS,             /* {p}: the worker counts as {a} */
    DWG_LOG_COOLS,                 /* {p} keeps {a} heat */
    DWG_LOG_DISCARDED,             /* {a project} leaves the game */
    DWG_LOG_EXTRA,                 /* {p} does an additional action */
    DWG_LOG_LEADS,                 /* {p} leads in {a deck} */
    DWG_LOG_LOADS                  /* + good: {b} of it into every cart on {a level} */
};

/* ---- Who gives what to whom ----------------------------------------------------------------- */

static inline dwg_state *dwg_of(const adit_tx *tx)
{
    return (dwg_state *)(void *)tx->work;
}
static inline dwg_player *dwg_player_of(const adit_tx *tx, int seat)
{
    return &dwg_of(tx)->player[seat];
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

extern const char *const dwg_dwarf_words[];  /* none, ironworker, .. foreman; game.c */
extern const char *const dwg_level_words[];  /* transit, level_1 .. level_4; game.c */
extern const adit_field dwg_fields[];        /* fields.c */
extern const adit_ignored_row dwg_ignored[]; /* fields.c */
extern const adit_game_def dwg_game;         /* game.c */

/* Verbs: `run`, and `can` where there is a fast answer. */
#define DWG_RUN(name) adit_status dwg_##name(adit_tx *tx, int seat, const adit_args *args)
#define DWG_RUN_AND_CAN(name)                                                                      \
    DWG_RUN(name);                                                                                 \
    bool dwg_can_##name(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
DWG_RUN_AND_CAN(mine);  /* mine.c: yield and extras of the location in use (DWG-108) */
DWG_RUN_AND_CAN(lift);  /* mine.c: one move; goods of param 0: price of moves after the first */
DWG_RUN(raise_tiles);   /* mine.c: n[0] moves, no price, no points (DWG-144) */
DWG_RUN(load_level);    /* mine.c: param 0 into all carts of a level; n[1] 0 asks, else tile + 1 */
DWG_RUN(end_basic);     /* menu.c: no more basic steps, if one was done (DWG-87) */
DWG_RUN_AND_CAN(light); /* furnaces.c: up to n[0], at least one (DWG-105) */
DWG_RUN(relight);       /* furnaces.c: the same; never fails */
DWG_RUN_AND_CAN(build_furnace); /* furnaces.c: goods of param 0: price (DWG-112) */
DWG_RUN(new_furnace);           /* furnaces.c: hot, free, never fails (card 41) */
DWG_RUN_AND_CAN(complete);      /* projects.c: n[0] take back 0/1, n[1] heat off an upgrade */
DWG_RUN_AND_CAN(upgrade);       /* projects.c: goods of param 0: surcharge (DWG-118) */
DWG_RUN(free_upgrade);          /* projects.c: or none; never fails (DWG-81) */
DWG_RUN(heat_for_points);       /* projects.c: any heat, 1 VP each (card 45); never fails */
DWG_RUN(others_gain);           /* projects.c: goods of param 0 for every other player */
DWG_RUN(replace_projects);      /* track.c: n[0] cards (event 52) */
DWG_RUN(refill_track);          /* track.c: to 5 (DWG-43); never fails */
DWG_RUN(take_token);            /* rounds.c: Silverbeard; never fails */
DWG_RUN(extra_actions);         /* rounds.c: n[0] additional actions, each optional */
DWG_RUN_AND_CAN(respecialise);  /* menu.c: goods of param 0: price (DWG-69) */

/* places.c: dwarves and where they stand. */
int dwg_location_count(const adit_cards *cards);
int dwg_level_of(const adit_tx *tx, int location);        /* 0: town */
int dwg_foreman_at(const dwg_state *state, int location); /* seat whose foreman stands there, -1 */
bool dwg_is_pool_empty(const dwg_player *player);
/* Steps 1 to 4 of DWG-51 to DWG-60: swaps the dwarves, tells the cards, opens the action. */
adit_status dwg_place(adit_tx *tx, int seat, int dwarf, int location);
/* DWG-127; location -1: no worker stands on the board. */
adit_status dwg_work_break(adit_tx *tx, int seat, int location);
/* DWG-62: after the menu a foreman on a mine level rides. */
void dwg_ride(adit_tx *tx, int seat);

/* furnaces.c: whether the seat can pay a price; hot furnaces may pay heat. */
bool dwg_can_afford(adit_tx *tx, int seat, const adit_goods *price, adit_why *why);
/* At the location in use (DWG-67, DWG-133). */
bool dwg_can_install(adit_tx *tx, int seat, adit_why *why);
adit_status dwg_install(adit_tx *tx, int seat);

/* mine.c */
bool dwg_cart_is_empty(const dwg_player *player, int tile); /* of resources (DWG-E13) */

/* menu.c: what the dwarf of the open action counts as; specialist DWG_IRONWORKER ... */
bool dwg_counts_as(adit_tx *tx, int seat, int specialist);
/* Whether the first (0) or second (1) bonus of the location in use is open (DWG-66). */
bool dwg_bonus_is_open(adit_tx *tx, int seat, int bonus);

/* track.c: the face-down projects and events. */
int dwg_on_track(const dwg_state *state, const adit_cards *cards);
int dwg_pile_size(const dwg_state *state, const adit_cards *cards);
adit_status dwg_reveal_event(adit_tx *tx); /* turns up, runs once and each, puts in play */
void dwg_discard_event(adit_tx *tx);       /* DWG-75 */

/* projects.c */
int dwg_owner_of(const dwg_state *state, int project, bool *is_upgraded); /* -1: nobody */
int dwg_completed(const dwg_state *state, const adit_cards *cards, int seat, int deck); /* -1 all */
int dwg_upgraded(const dwg_state *state, const adit_cards *cards, int seat, int deck);
/* Seats with the most completed projects of a deck, at least 1; 0: nobody. */
unsigned dwg_leaders(const dwg_state *state, const adit_cards *cards, int deck);

/* rounds.c, turn.c, menu.c: one transaction each, called by dwg_step according to the phase. */
adit_status dwg_step(adit_tx *tx);         /* rounds.c */
adit_status dwg_round_start(adit_tx *tx);  /* rounds.c */
adit_status dwg_turn_start(adit_tx *tx);   /* turn.c */
adit_status dwg_action(adit_tx *tx);       /* turn.c */
adit_status dwg_menu(adit_tx *tx);         /* menu.c */
adit_status dwg_extra(adit_tx *tx);        /* turn.c */
adit_status dwg_turn_end(adit_tx *tx);     /* turn.c */
adit_status dwg_round_end(adit_tx *tx);    /* rounds.c */
adit_status dwg_leaders_step(adit_tx *tx); /* ending.c */
adit_status dwg_final(adit_tx *tx);        /* ending.c */
/* The menu is closed, or a work break is over: counts the action, goes to the next phase. */
void dwg_end_action(adit_tx *tx);           /* turn.c */
bool dwg_is_ending(const dwg_state *state); /* bonus actions of the game end are no turn */
int dwg_last_round(const dwg_state *state);
/* The seat after this one in turn order; -1 after the last of the round. */
int dwg_next_seat(const dwg_state *state, int seat);

/* setup.c: what is counted in more than one place. */
int dwg_installed(const dwg_state *state, int seat);             /* furnaces on locations */
int dwg_workers(const dwg_state *state, int kind);               /* in pools and on locations */
void dwg_write_decks(const adit_cards *cards, adit_buffer *out); /* their ids, with commas */

/* prepare.c, setup.c, score.c, check.c, draw.c, evaluate.c, queries.c */
adit_status dwg_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err);
adit_status dwg_setup(adit_state *state, const adit_cards *cards, adit_err *err);
void dwg_derive(adit_state *state, const adit_cards *cards);
int dwg_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);
unsigned dwg_winners(adit_tx *tx, char *verdict, size_t size);
int dwg_worth(adit_tx *tx, int seat);
adit_status dwg_check(const adit_state *state, const adit_cards *cards, adit_err *err);
void dwg_draw(adit_tx *tx, int viewer, adit_canvas *canvas);
extern const adit_query_row dwg_queries[]; /* queries.c */

#endif
