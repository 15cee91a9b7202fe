/* state.h - everything a match of Covenant is made of, and the names of its tables.
 *
 * The mountain is 24 spots in five rows; the 1-2 player side leaves the leftmost of each row
 * out. A point belongs to the spot whose top or bottom it is, an edge to the spot whose E, SE or
 * SW side it is, so both need no table of their own. Face-down piles are sets, not orders; of a
 * face-down hall only its back is stored, since that is all there is to be known. The Council of
 * Elders is no seat: it is a clan with pieces of its own, and nobody is ever asked for it.
 */
#ifndef COV_STATE_H
#define COV_STATE_H

#include "engine/match/engine.h"

#define COV_SEATS 4
#define COV_ELDERS 1 /* the clan of the Elders; a game with one player has no seat 1 */
#define COV_ROWS 5
#define COV_SPOTS 24
#define COV_POINTS (COV_SPOTS * 2) /* spot * 2 + COV_TOP or COV_BOTTOM */
#define COV_EDGES (COV_SPOTS * 3)  /* spot * 3 + 0 E, 1 SE, 2 SW */
#define COV_HALL_ENEMIES 3
#define COV_TRACK_END 14
#define COV_ERAS 3
#define COV_TURNS 4 /* of each clan in an Era */
#define COV_DWARVES 4
#define COV_STRENGTHS 4
#define COV_PRINTED_TOOLS 4
#define COV_TOOL_SPACES 8
#define COV_TOOLS (COV_PRINTED_TOOLS + COV_TOOL_SPACES)
#define COV_COIN_SPACES 6
#define COV_SITES 6
#define COV_SITE_REWARDS 4
#define COV_CARTS 15
#define COV_BASICS 4 /* houses of a clan, and as many workshops */
#define COV_JEWEL_ROWS 3
#define COV_JEWEL_COLOURS 2
#define COV_MOST 64 /* cards of a kind that have a place in the state */
#define COV_NEXT 12 /* cards that may be pinned on top of a pile */
#define COV_BASE_KEYS 2
#define COV_BASE_STORAGE 4
#define COV_START_GP 5
enum { COV_TOP, COV_BOTTOM };

enum {
    COV_IRON,
    COV_EMERALD,
    COV_GOLD,
    COV_MYTHRALL,
    COV_RESOURCES,            /* how many there are; the next good has this number */
    COV_WILD = COV_RESOURCES, /* only in gains: the receiver chooses; nobody ever holds one */
    COV_GP,
    COV_PLUS1, /* support pieces */
    COV_PLUS2,
    COV_GOBLIN, /* in the dungeon; the enemies in this order */
    COV_ORC,
    COV_TROLL
};
#define COV_ENEMIES 3

enum { COV_COURT, COV_PRESTIGE, COV_MINING, COV_TRACKS };
enum { COV_PICK, COV_AXE, COV_COMPASS, COV_CART, COV_BOOK, COV_TOOL_TYPES };
enum {
    COV_DIG,
    COV_SKIRMISH,
    COV_BUILD,
    COV_TRANSPORT,
    COV_ACTIONS
};                               /* pick, axe, compass, cart */
enum { COV_SILVER, COV_GOLDEN }; /* colours of jewels */
enum { COV_HOUSE, COV_WORKSHOP, COV_PILLAR, COV_GATE, COV_BUILDINGS };
enum { COV_YELLOW, COV_BLUE, COV_BLACK, COV_COLOURS };
enum { COV_COLUMN_R, COV_COLUMN_T, COV_COLUMN_F, COV_COLUMN_D, COV_COLUMNS };

/* Kinds of card, in the order of the kind table. */
enum {
    COV_KIND_TRADITION,
    COV_KIND_PROJECT,
    COV_KIND_OBJECTIVE,
    COV_KIND_TOOL,
    COV_KIND_JEWEL,
    COV_KIND_RELIC,
    COV_KIND_COIN,
    COV_KIND_HALL,
    COV_KIND_BACK,
    COV_KIND_RUBBLE,
    COV_KIND_START,
    COV_KIND_FACE,
    COV_KIND_STEP,
    COV_KIND_PLACE,
    COV_KIND_SLOT,
    COV_KIND_SITE,
    COV_KIND_OPTION,
    COV_KIND_VEIN,
    COV_KIND_RESOURCE,
    COV_KIND_ENEMY,
    COV_KIND_AWARD,
    COV_KIND_SPOT,
    COV_KIND_ROW,
    COV_KIND_CLAN,
    COV_KIND_ELDER,
    COV_KIND_DIFFICULTY
};

enum { COV_PROJECT_TYPE, COV_PROJECT_PICK, COV_PROJECT_POINTS };
enum { COV_PROJECT_A, COV_PROJECT_B, COV_PROJECT_C };
enum { COV_PICK_NOTHING, COV_PICK_GATE, COV_PICK_PILLAR };
enum { COV_OBJECTIVE_TYPE, COV_OBJECTIVE_POINTS };
enum { COV_TOOL_TYPE, COV_TOOL_COST, COV_TOOL_SLOT };
enum { COV_JEWEL_COLOUR, COV_JEWEL_GP, COV_JEWEL_EFFECT };
enum { COV_RELIC_TYPE, COV_RELIC_USE };
enum { COV_COIN_COUNCIL };
enum { COV_HALL_COLOUR, COV_HALL_VEIN, COV_HALL_SKULLS, COV_HALL_SLOTS, COV_HALL_BACK };
enum { COV_BACK_REWARD };
enum { COV_RUBBLE_RESOURCE };
enum { COV_START_RESOURCES, COV_START_SUPPORT, COV_START_MOVES };
enum { COV_FACE_DIE, COV_FACE_NUMBER, COV_FACE_REWARD };
enum { COV_STEP_TRACK, COV_STEP_SPACE, COV_STEP_ACHIEVEMENT, COV_STEP_REWARD };
enum {
    COV_PLACE_OF, /* tool or coin space of the clan board */
    COV_PLACE_NUMBER,
    COV_PLACE_COLUMN,
    COV_PLACE_HOUSES,
    COV_PLACE_WORKSHOPS,
    COV_PLACE_KEYS,
    COV_PLACE_STORAGE,
    COV_PLACE_REWARD
};
enum { COV_PLACE_TOOL, COV_PLACE_COIN };
enum {
    COV_SLOT_DISPLAY,
    COV_SLOT_NUMBER,
    COV_SLOT_STRENGTH, /* rubble */
    COV_SLOT_GP,       /* traditions, coins */
    COV_SLOT_HEIGHT,   /* relics: Mining position */
    COV_SLOT_PRICE,    /* jewels */
    COV_SLOT_DIE,      /* values of the Elders' die; jewels: silver and gold */
    COV_SLOT_DIE_2
};
/* The displays. */
enum {
    COV_RUBBLE,
    COV_TRADITIONS,
    COV_COINS,
    COV_RELICS,
    COV_TOOLS_SHOWN,
    COV_JEWELS,
    COV_DISPLAYS
};
enum {
    COV_SITE_KIND, /* pillar or gate */
    COV_SITE_LIMIT,
    COV_SITE_C1, /* resources of a column; C1 and C2 on the 1-2 side */
    COV_SITE_C2,
    COV_SITE_C3,
    COV_SITE_C4,
    COV_SITE_PAIR_1, /* reward spaces of the 1-2 side, from the left */
    COV_SITE_PAIR_2,
    COV_SITE_REWARD_1, /* and of the 3-4 side */
    COV_SITE_REWARD_2,
    COV_SITE_REWARD_3,
    COV_SITE_REWARD_4,
    COV_SITE_DIE
};
enum { COV_OPTION_STRENGTH, COV_OPTION_HOUSES, COV_OPTION_WORKSHOPS, COV_OPTION_MONUMENTS };
enum { COV_VEIN_RESOURCE, COV_VEIN_HOUSE, COV_VEIN_WORKSHOP, COV_VEIN_GATE, COV_VEIN_PILLAR };
enum { COV_RESOURCE_OF, COV_RESOURCE_GP, COV_RESOURCE_COUNT };
enum {
    COV_ENEMY_TYPE,
    COV_ENEMY_COUNT,
    COV_ENEMY_STRENGTH,
    COV_ENEMY_GP,
    COV_ENEMY_PRESTIGE,
    COV_ENEMY_PER
};
enum { COV_AWARD_ACHIEVEMENTS, COV_AWARD_GP };
enum { COV_SPOT_AT, COV_SPOT_FACE_UP, COV_SPOT_DIE };
enum { COV_ROW_NUMBER, COV_ROW_DIE, COV_ROW_DIE_2 };
enum { COV_CLAN_ORDER, COV_CLAN_PICK, COV_CLAN_AXE, COV_CLAN_COMPASS, COV_CLAN_CART };
enum { COV_ELDER_TYPE, COV_ELDER_REWARD };
enum { COV_DIFFICULTY_ORDER, COV_DIFFICULTY_TILE, COV_DIFFICULTY_ACHIEVEMENT, COV_DIFFICULTY_CARD };

/* What cov_prepare_card works out; all are kind numbers unless it says otherwise. */
enum {
    COV_EXTRA_BACK, /* hall: its back */
    COV_EXTRA_SPOT  /* spot: number of the spot */
};

/* Where a card with a pile lies. From COV_LIES_PIN on: face down, first, second, ... from the
 * top of its pile. */
enum {
    COV_LIES_PILE,  /* most of them, so this is 0 and takes no line in a save */
    COV_LIES_OUT,   /* out of the game */
    COV_LIES_SHOWN, /* on its display, or open in the draft */
    COV_LIES_DISCARDED,
    COV_LIES_WITH_ELDERS,
    COV_LIES_WITH,                              /* + seat: on the clan board */
    COV_LIES_FRESH = COV_LIES_WITH + COV_SEATS, /* + seat: relic obtained this turn */
    COV_LIES_USED = COV_LIES_FRESH + COV_SEATS, /* + seat: relic that was used */
    COV_LIES_PIN = COV_LIES_USED + COV_SEATS,
    COV_LIES = COV_LIES_PIN + COV_NEXT
};

/* Where a hall tile lies. Unseen tiles are all alike: face down somewhere, or out. */
enum {
    COV_HALL_UNSEEN,
    COV_HALL_UP,                            /* + spot */
    COV_HALL_PIN = COV_HALL_UP + COV_SPOTS, /* + spot: face down there */
    COV_HALL_PLACES = COV_HALL_PIN + COV_SPOTS
};

/* Where a tool card of the Elders lies. Cards that nobody has seen are all alike (COV-182): how
 * many of them lie in Available is said by elders.first and elders.below, the others are the Forge
 * pile. The order of what was shuffled in again is not stored. */
enum {
    COV_ELDER_OUT,
    COV_ELDER_UNSEEN,
    COV_ELDER_AVAILABLE, /* seen before, shuffled in again */
    COV_ELDER_DISCARDED,
    COV_ELDER_PIN, /* + n: face down, first, second, ... of Available */
    COV_ELDER_PLACES = COV_ELDER_PIN + 16
};

enum {
    COV_PHASE_DRAFT,
    COV_PHASE_START_TILES,
    COV_PHASE_RELIC_PRE,
    COV_PHASE_ASSIGN,
    COV_PHASE_SUPPORT,
    COV_PHASE_MENU,
    COV_PHASE_RELIC_POST,
    COV_PHASE_CLEANUP,
    COV_PHASE_ELDERS,
    COV_PHASE_COUNCIL,       /* C0, C1 */
    COV_PHASE_COUNCIL_COINS, /* C2a of the seat at turn */
    COV_PHASE_COUNCIL_TRADITIONS,
    COV_PHASE_RELEASE,       /* C3 */
    COV_PHASE_COUNCIL_SCORE, /* C4, C5 */
    COV_PHASE_OBJECTIVES,    /* FINAL: which one is revealed */
    COV_PHASE_FINAL,
    COV_PHASES
};

/* What cards are told. Always of the clan that acts; the Elders raise none. */
enum {
    COV_ON_HALL_REVEALED = ADIT_EVENT_GAME, /* card: the hall */
    COV_ON_JEWEL_SET,                       /* card: the jewel; amount: 0 silver, 1 gold */
    COV_ON_TOOL_FORGED,                     /* card: the tool */
    COV_ON_ACHIEVEMENT,                     /* amount: its number on the track */
    COV_ON_MONUMENT,                        /* amount: 0 pillar, 1 gate, was acquired */
    COV_ON_BUILT,                           /* amount: COV_HOUSE .. COV_GATE */
    COV_ON_RELIC_USED,                      /* card: the relic */
    COV_ON_COUNCIL,                         /* C2b */
    COV_ON_DUNGEON_SCORING                  /* C4 */
};

/* Values that cards modify; all are numbers. */
enum {
    COV_VALUE_STRENGTH,    /* of the basic action */
    COV_VALUE_DELIVERY_GP, /* GP of a delivered resource; queries delivering_... say which */
    COV_VALUE_ENEMY_COST,  /* strength for an enemy in a Skirmish; base: its own */
    COV_VALUE_GP_COST,     /* GP of a coin or tradition */
    COV_VALUE_KEYS,
    COV_VALUE_STORAGE,
    COV_VALUE_ACHIEVEMENTS, /* counted in the final scoring */
    COV_VALUE_PENALTY,      /* GP lost for a hall with enemies; base 2 */
    COV_VALUE_RELIC_TYPES,
    COV_VALUE_RELICS
};

enum {
    COV_MAY_TAKE_ANY_FACE,
    COV_MAY_TAKE_ANY_RELIC,
    COV_MAY_COPY_RELIC,
    COV_MAY_SHARE_HALL,    /* two own basic buildings in one hall */
    COV_MAY_CROWD_PILLARS, /* pillars one tile side apart */
    COV_MAY_CROWD_GATES,   /* gates beside gates of other clans */
    COV_MAY_PAIR_GOBLINS   /* two goblins behind each key */
};

enum {
    COV_RULE_DIFFICULTY,      /* set of difficulty tiles with one element; 0: the first */
    COV_RULE_STORAGE_RELICS,  /* solo_storage_counts_relics, 1 */
    COV_RULE_AXE_GLOBAL,      /* solo_axe_global_preference, 1 */
    COV_RULE_STARTING_PLAYER, /* 0 drawn, else the seat */
    COV_RULE_REFILL_EACH,     /* refill_after_each_start_tile, 0 */
    COV_RULE_GATES_ON_BOTH,   /* crowd_gates_on_both_sides, 0 */
    COV_RULE_TRACKS_ONLY      /* objectives_count_tracks_only, 0 */
};
enum {
    COV_STREAM_CARDS,
    COV_STREAM_SETUP,
    COV_STREAM_PILES,
    COV_STREAM_BAG,
    COV_STREAM_DICE,
    COV_STREAM_ELDERS
};

typedef struct {
    adit_seat common;                 /* goods: stored resources, GP, support, dungeon */
    uint16_t forged[COV_TOOL_SPACES]; /* tool card + 1 on the space with this number - 1 */
    uint16_t jewel[COV_TOOLS];        /* jewel card + 1 set in a tool */
    uint16_t coin[COV_COIN_SPACES];   /* coin card + 1 */
    uint16_t objective[2];            /* card + 1 of type I and II; face down */
    uint16_t drafted_objective[2];    /* the same in the draft, where they lie open */
    uint16_t start_tile;              /* card + 1 until it is resolved */
    uint16_t drafted_tradition;       /* card + 1 */
    uint8_t clan;                     /* kind number of the clan board */
    uint8_t tavern[COV_STRENGTHS];    /* dwarves by strength - 1 */
    uint8_t dwarf_on[COV_TOOLS];      /* strength of the dwarf on the tool; 0: none */
    uint8_t track[COV_TRACKS];
    uint8_t forge[COV_BUILDINGS];  /* buildings ready to be built */
    uint8_t carts;                 /* in reserve */
    uint8_t throne[COV_RESOURCES]; /* own carts by level */
    uint8_t revealed;              /* FINAL: bit set of objectives that score */
    uint8_t scored[8];             /* final points by source, see COV_SCORE_...; low bytes */
    uint8_t lost;                  /* GP taken off for enemies */
} cov_player;

/* Where final points came from; player.scored. */
enum {
    COV_SCORE_THRONE,
    COV_SCORE_OBJECTIVES,
    COV_SCORE_ACHIEVEMENTS,
    COV_SCORE_COLUMN_R,
    COV_SCORE_COLUMN_T,
    COV_SCORE_COLUMN_F,
    COV_SCORE_COLUMN_D,
    COV_SCORE_LEFTOVERS
};

typedef struct {
    adit_state base;
    uint8_t phase, era, round, start_player;
    uint8_t at_turn;          /* seat that acts, drafts or is served */
    uint8_t picks;            /* draft picks made */
    uint8_t back[COV_SPOTS];  /* back kind number + 1 of a face-down hall */
    uint8_t hall[COV_SPOTS];  /* hall kind number + 1 of a face-up hall; derived */
    uint8_t dealt[COV_SPOTS]; /* backs when they were derived last: a scenario has set the others */
    uint8_t enemy[COV_SPOTS][COV_ENEMIES];
    uint8_t basic[COV_SPOTS][2]; /* 0 none, else 1 + clan * 2 + (0 house, 1 workshop) */
    uint8_t pillar[COV_POINTS];  /* clan + 1 */
    uint8_t gate[COV_EDGES];     /* clan + 1 */
    uint8_t site_carts[COV_SITES][COV_SEATS];         /* by clan */
    uint8_t site_covered[COV_SITES][COV_RESOURCES];   /* spaces under any cart */
    uint8_t site_marker[COV_SITES][COV_SITE_REWARDS]; /* clan + 1 on the reward space */
    uint8_t site_due[COV_SITES]; /* bit set of clans that have completed it and are to set a marker;
                                    nobody between transactions; derived */
    uint8_t die[COV_ENEMIES];    /* 1 .. 6 */
    uint16_t rubble[5], tradition[4], coin[4], relic[4], tool[4]; /* displays: card + 1, 0 empty */
    uint16_t jewel[COV_JEWEL_COLOURS][COV_JEWEL_ROWS];            /* silver and gold: card + 1 */
    uint16_t project[3];                                          /* card + 1 in slots 1 .. 3 */
    uint16_t draft[4][COV_SEATS]; /* open tiles of the draft: start, tradition, I, II */
    uint8_t tradition_lies[COV_MOST], tool_lies[COV_MOST], jewel_lies[COV_MOST],
        relic_lies[COV_MOST], coin_lies[COV_MOST], rubble_lies[COV_MOST];
    uint8_t hall_lies[COV_MOST], elder_lies[COV_MOST];
    uint8_t nobody_knows[COV_MOST]; /* mask of all pins; always 0 */
    struct {
        uint8_t tool;    /* 1 + index of the tool in use; 0: no dwarf is in use */
        uint8_t support; /* 0, 1, 2: the piece beside the dwarf */
        uint8_t plus;    /* strength added by jewels this turn */
        uint8_t has_acted, has_inlaid;
        uint8_t relic_used;
        uint8_t action;     /* 1 + COV_DIG .. while its basic action runs, for queries */
        uint8_t delivering; /* 1 + resource while it is delivered, for queries */
        uint8_t built_at;   /* 1 + spot of the house or workshop built last */
        uint16_t set_jewel; /* card + 1 set last, for the effect of the jewel just set */
        uint8_t picked;     /* 1 + point or edge while a project scores it, for queries */
        uint32_t settled;   /* council: bit set of coin spaces or, by place in in_play, of
                               traditions that are done */
        uint32_t settled_2; /* further bits */
        uint8_t discarding; /* 1 + seat whose storage is too full and is being put in order */
    } turn;
    struct {
        uint16_t gp;
        uint8_t track[COV_TRACKS];
        uint8_t dungeon[COV_ENEMIES];
        uint8_t board[COV_BUILDINGS]; /* buildings on their board */
        uint8_t carts;
        uint8_t throne[COV_RESOURCES];
        uint8_t difficulty; /* kind number of the tile */
        uint8_t first;      /* bit set of types of which an unseen card lies in Available since
                               the beginning (COV-265) */
        uint8_t below;      /* unseen cards that were forged and lie under Available */
    } elders;
    cov_player player[COV_SEATS];
} cov_state;

/* Questions. */
enum {
    COV_ASK_DRAFT = ADIT_ASK_GAME,
    COV_ASK_RELIC, /* T0, T4 */
    COV_ASK_RELIC_COPY,
    COV_ASK_ASSIGN,
    COV_ASK_SUPPORT,
    COV_ASK_MENU,
    COV_ASK_READ,
    COV_ASK_DIG,
    COV_ASK_HALL,
    COV_ASK_DISCARD,
    COV_ASK_WILD,
    COV_ASK_SUPPORT_GAIN,
    COV_ASK_STRENGTHEN,
    COV_ASK_SKIRMISH,
    COV_ASK_DIE,
    COV_ASK_SITE,
    COV_ASK_DELIVER,
    COV_ASK_SITE_REWARD,
    COV_ASK_BUILD_OPTION,
    COV_ASK_BUILD_PART,
    COV_ASK_BUILD_PLACE,
    COV_ASK_COIN,
    COV_ASK_COIN_SPACE,
    COV_ASK_TRADITION,
    COV_ASK_RELIC_TAKE,
    COV_ASK_FORGE,
    COV_ASK_FORGE_SPACE,
    COV_ASK_INLAY,
    COV_ASK_INLAY_TOOL,
    COV_ASK_TRACK,
    COV_ASK_MOVE,
    COV_ASK_ENEMY,
    COV_ASK_COIN_COPY,
    COV_ASK_COUNCIL, /* which coin next */
    COV_ASK_RELEASE,
    COV_ASK_OBJECTIVE
};

/* Options; the texts stand in game.c. Tools are labels, see cov_tool_words. */
enum {
    COV_OPT_DRAFT = ADIT_OPT_GAME, /* draft {a} */
    COV_OPT_USE_RELIC,             /* use {a} */
    COV_OPT_PASS,
    COV_OPT_COPY,   /* copy {a relic} */
    COV_OPT_OWN,    /* own */
    COV_OPT_ASSIGN, /* assign {b strength} to {a tool} */
    COV_OPT_NO_SUPPORT,
    COV_OPT_PLUS1,
    COV_OPT_PLUS2,
    COV_OPT_ACTION,
    COV_OPT_INLAY, /* use the jewel of the tool */
    COV_OPT_DONE,
    COV_OPT_READ,    /* {a}: dig, skirmish, build, transport */
    COV_OPT_RUBBLE,  /* take {a rubble} */
    COV_OPT_HALL,    /* reveal {a spot} */
    COV_OPT_DISCARD, /* discard {a good} */
    COV_OPT_WILD,    /* {a good} */
    COV_OPT_TAKE_PLUS1,
    COV_OPT_SWAP,
    COV_OPT_DECLINE,
    COV_OPT_STRENGTHEN, /* strengthen {b strength} {a tool or tavern} */
    COV_OPT_FIGHT,      /* fight {b enemy} {a spot} */
    COV_OPT_TAKE_DIE,   /* take {a enemy} */
    COV_OPT_TAKE_FACE,  /* take {a enemy} face {b} */
    COV_OPT_SKIP_DIE,   /* skip {a enemy} */
    COV_OPT_SITE,       /* site {a} */
    COV_OPT_DELIVER,    /* deliver {a good} */
    COV_OPT_STOP,
    COV_OPT_SITE_REWARD,  /* reward {b} of {a site} */
    COV_OPT_BUILD_OPTION, /* option {a} */
    COV_OPT_PART,         /* {a}: house, workshop, pillar, gate */
    COV_OPT_END,
    COV_OPT_PLACE_BASIC,  /* at {a spot} */
    COV_OPT_PLACE_PILLAR, /* at {a point} */
    COV_OPT_PLACE_GATE,   /* at {a edge} */
    COV_OPT_COIN,         /* coin {a} */
    COV_OPT_COIN_SPACE,   /* on {a place} */
    COV_OPT_TRADITION,    /* tradition {a} */
    COV_OPT_RELIC,        /* relic {a} */
    COV_OPT_FORGE,        /* forge {a tool} */
    COV_OPT_FORGE_SPACE,  /* on {a place} */
    COV_OPT_JEWEL,        /* jewel {a} */
    COV_OPT_INLAY_TOOL,   /* into {a tool} */
    COV_OPT_TRACK,        /* {a}: court, prestige, mining */
    COV_OPT_MOVE,         /* move {b enemy} {a spot} {c spot}: from, to */
    COV_OPT_ENEMY,        /* capture {b enemy} {a spot} */
    COV_OPT_COUNCIL_COIN, /* benefit {a coin} */
    COV_OPT_RELEASE,      /* release {a enemy} */
    COV_OPT_OBJECTIVE     /* score {a} */
};

enum {
    COV_LOG_ERA = ADIT_LOG_GAME, /* Era {a} begins */
    COV_LOG_COUNCIL,             /* council {a} */
    COV_LOG_DRAFTS,              /* {p} drafts {a} */
    COV_LOG_ASSIGNS,             /* {p} assigns a dwarf of strength {b} to {a tool} */
    COV_LOG_SUPPORTS,            /* {p} supports it with +{a} */
    COV_LOG_ACTS,                /* {p}: {a action} with strength {b} */
    COV_LOG_TRACK,               /* {p}: {a track} {b} */
    COV_LOG_ACHIEVES,            /* {p}: achievement {b} on {a track} */
    COV_LOG_REVEALS,             /* {p} reveals {a hall} at {b spot} */
    COV_LOG_ENEMY,               /* {a enemy} appears at {b spot} */
    COV_LOG_DEFEATS,             /* {p} takes {a enemy} from {b spot} */
    COV_LOG_MOVES,               /* {p} moves {a enemy} to {b spot} */
    COV_LOG_ROLLS,               /* the {a enemy} die shows {b} */
    COV_LOG_DELIVERS,            /* {p} delivers {a good} to {b site} */
    COV_LOG_THRONE,              /* {p} delivers {a good} to the throne */
    COV_LOG_COMPLETES,           /* {p} completes {a site} */
    COV_LOG_BUILDS,              /* + building: {p} builds a house at {a spot, point or edge} */
    COV_LOG_BUILDS_LAST = COV_LOG_BUILDS + COV_GATE,
    COV_LOG_TAKES,        /* {p} takes {a card} */
    COV_LOG_FORGES,       /* {p} forges {a} on {b place} */
    COV_LOG_SETS,         /* {p} sets {a jewel} */
    COV_LOG_USES,         /* {p} uses {a relic} */
    COV_LOG_STRENGTHENS,  /* {p}: a dwarf has strength {a} now */
    COV_LOG_RELEASES,     /* {p} releases {a enemy} */
    COV_LOG_SCORES,       /* {p}: {b} GP for {a card} */
    COV_LOG_OBJECTIVE,    /* {p} reveals {a}: {b} GP */
    COV_LOG_FINAL,        /* {p}: {b} GP for {a source} */
    COV_LOG_ELDERS_CARD,  /* the Elders turn {a} */
    COV_LOG_ELDERS_GP,    /* the Elders: {a} GP, now {b} */
    COV_LOG_ELDERS_TAKE,  /* the Elders take {a card} */
    COV_LOG_ELDERS_TRACK, /* the Elders: {a track} {b} */
    COV_LOG_ELDERS_BUILD, /* + building: the Elders build a house at {a spot, point or edge} */
    COV_LOG_ELDERS_BUILD_LAST = COV_LOG_ELDERS_BUILD + COV_GATE,
    COV_LOG_ELDERS_SITE,   /* the Elders complete {a site} */
    COV_LOG_ELDERS_ENEMY,  /* the Elders take {a enemy} from {b spot} */
    COV_LOG_ELDERS_REVEAL, /* the Elders reveal {a hall} at {b spot} */
    COV_LOG_ELDERS_THRONE, /* the Elders: a cart on the {a good} level of the throne */
    COV_LOG_ELDERS_CLEAR,  /* the Elders clear {a rubble tile} away */
    COV_LOG_ELDERS_CART,   /* the Elders: a cart with {a good} at {b site} */
    COV_LOG_ELDERS_FORGE,  /* the Elders forge: {a} cards are left in the Forge pile */
    COV_LOG_ELDERS_SHUFFLE /* the Elders shuffle {a} discarded cards */
};

/* ---- What every file needs ---- */

static inline cov_state *cov_of(const adit_tx *tx)
{
    return (cov_state *)(void *)tx->work;
}
static inline cov_player *cov_player_of(const adit_tx *tx, int seat)
{
    return &cov_of(tx)->player[seat];
}
/* The objective of the player, in the draft and afterwards: card + 1. */
static inline int cov_objective(const cov_player *player, int type)
{
    return player->objective[type] != 0 ? player->objective[type] : player->drafted_objective[type];
}
static inline bool cov_is_solo(const cov_state *state)
{
    return state->base.players == 1;
}
/* How many clans have pieces: the players, with one player also the Elders. */
static inline int cov_clans(const cov_state *state)
{
    return cov_is_solo(state) ? COV_ELDERS + 1 : state->base.players;
}
/* The 3-4 player side is in use. */
static inline bool cov_is_large(const cov_state *state)
{
    return state->base.players > 2;
}

/* How many of the places hold something. */
static inline int cov_count_set(const uint16_t *place, int places)
{
    int count = 0;

    for (int i = 0; i < places; i++) {
        count += place[i] != 0;
    }
    return count;
}

extern const char *const cov_spot_words[];   /* a1 .. e4; all in words.c */
extern const char *const cov_spot_or_none[]; /* none, a1 .. e4 */
extern const char *const cov_point_words[];  /* a1_top, a1_bottom, ... */
extern const char *const cov_edge_words[];   /* a1_e, a1_se, a1_sw, ... */
extern const char *const cov_tool_words[];   /* pick, axe, compass, cart, space_1 .. space_8,
                                                and tavern as number COV_TOOLS */
extern const char *const cov_track_words[], *const cov_enemy_words[], *const cov_action_words[];
extern const char *const cov_building_words[];
extern const adit_game_def cov_game; /* game.c */

/* A verb of cards. Everything optional is declined inside; a gain that cannot be used is lost, so
 * most of them never fail (COV-179). Their rows are in game.c. */
#define COV_VERB(name) adit_status cov_##name(adit_tx *tx, int seat, const adit_args *args)

#endif
