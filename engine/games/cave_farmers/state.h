/* state.h - everything a match of The Cave Farmers is made of, and the names of its tables.
 *
 * A home board is a grid of 8 columns and 6 rows: the 24 spaces of the board and the ring
 * around it, which only overhanging twin tiles ever use. Each space has its ground and, in
 * the mountain, perhaps a furnishing tile. Animals are only counted; where they stand is
 * never stored, since they may be rearranged at any time (CF-157). Face-down round cards and
 * harvest markers are sets, not orders.
 */
#ifndef CF_STATE_H
#define CF_STATE_H

#include "engine/match/engine.h"

#define CF_COLUMNS 8 /* 0 .. 7; 1 .. 3 forest, 4 .. 6 mountain, 0 and 7 the ring */
#define CF_ROWS 6    /* 0 .. 5; 1 .. 4 the board */
#define CF_SPOTS (CF_COLUMNS * CF_ROWS)
#define CF_SPOT(column, row) ((row)*CF_COLUMNS + (column))
#define CF_IN_FRONT CF_SPOT(3, 4) /* the space in front of the cave entrance */
#define CF_ENTRY CF_SPOT(4, 4)    /* the entry-level dwelling */
#define CF_SEATS 7
#define CF_DWARFS 6
#define CF_STABLES 3
#define CF_ROUNDS 12
#define CF_SPACES 64     /* action spaces and round cards, by their kind number */
#define CF_STOCK_KINDS 9 /* wood .. cattle as far as spaces gather them; see cf_stock_good */
#define CF_MAX_STRENGTH 14
#define CF_MAX_FORGED 8

enum {
    CF_WOOD,
    CF_STONE,
    CF_ORE,
    CF_GRAIN,
    CF_VEGETABLE,
    CF_FOOD,
    CF_GOLD,
    CF_RUBY,
    CF_DOG,
    CF_SHEEP,
    CF_DONKEY,
    CF_BOAR,
    CF_CATTLE,
    CF_BEGGING,
    CF_GOODS
};

/* Kinds of card, in the order of the kind table. */
enum { CF_KIND_SPACE, CF_KIND_FURNISHING, CF_KIND_LOOT, CF_KIND_TABLE };

/* Facts of a space (action space or round card). */
enum {
    CF_SPACE_MIN_PLAYERS,  /* int, default 1 */
    CF_SPACE_MAX_PLAYERS,  /* int, default 7 */
    CF_SPACE_STAGE,        /* int 0..4; 0: printed on a board, there from the start */
    CF_SPACE_FIXED_ROUND,  /* int 0..12: always this round's card (Wish for children: 4) */
    CF_SPACE_SOLO_ROUND,   /* int 0..12: the round of the solo game (CF-320) */
    CF_SPACE_BACK_OF,      /* text: id of the card whose other side this is; "" */
    CF_SPACE_EMPTY,        /* goods added if the space is empty */
    CF_SPACE_MORE,         /* goods added otherwise; left out: the same */
    CF_SPACE_PAIR_FROM,    /* int: with 2 players goods come from this round on (CF-194) */
    CF_SPACE_NOT_IMITABLE, /* flag */
    CF_SPACE_JOINS_ONCE,   /* flag: a rewrite of its connective holds once per game (CF-262) */
    CF_SPACE_REVEALED,     /* effect: when the card is turned up (turn_over of another card) */
    CF_SPACE_USE           /* effect */
};

/* Facts of a furnishing tile. */
enum {
    CF_TILE_TAG,          /* word dwelling | yellow | green */
    CF_TILE_SET,          /* word introductory | full */
    CF_TILE_COST,         /* goods */
    CF_TILE_POINTS,       /* int */
    CF_TILE_UNLIMITED,    /* flag: the ordinary dwelling */
    CF_TILE_ROOM,         /* int 0..2: room for dwarfs */
    CF_TILE_SIXTH,        /* flag: room for the sixth dwarf only */
    CF_TILE_KEEPS,        /* word none | any | sheep | donkey | boar | cattle */
    CF_TILE_KEEPS_MANY,   /* int: how many */
    CF_TILE_KEEPS_DWARFS, /* flag: as many as dwarfs in play instead */
    CF_TILE_COVERS        /* text: id of the tile it must cover if the player has it */
};
enum { CF_TAG_DWELLING, CF_TAG_YELLOW, CF_TAG_GREEN };
enum { CF_SET_INTRODUCTORY, CF_SET_FULL };
enum {
    CF_KEEPS_NONE,
    CF_KEEPS_ANY,
    CF_KEEPS_SHEEP,
    CF_KEEPS_DONKEY,
    CF_KEEPS_BOAR,
    CF_KEEPS_CATTLE
};

enum { CF_LOOT_STRENGTH, CF_LOOT_USE };

/* What cf_prepare_card works out. Facts of a space that were left out hold their defaults. */
enum { CF_EXTRA_COVERS /* furnishing: card + 1 that it must cover; 0: none */ };

/* The ground of a space. A furnishing tile lies on CF_CAVERN, CF_TUNNEL or CF_DEEP_TUNNEL. */
enum {
    CF_BARE, /* forest, rock, or nothing on the ring */
    CF_MEADOW,
    CF_FIELD,
    CF_SMALL_PASTURE,
    CF_LARGE_PASTURE,
    CF_CAVERN,
    CF_TUNNEL,
    CF_DEEP_TUNNEL,
    CF_ORE_MINE,
    CF_RUBY_MINE,
    CF_ENTRY_LEVEL,
    CF_GROUNDS
};

/* Where a space card lies. From CF_SPACE_PIN on: face down, for a certain round. */
enum {
    CF_SPACE_OUT,
    CF_SPACE_FACE_DOWN, /* somewhere in its stage */
    CF_SPACE_OPEN,
    CF_SPACE_TURNED, /* its other side is up now */
    CF_SPACE_PIN,
    CF_SPACE_PLACES = CF_SPACE_PIN + CF_ROUNDS
};

/* Where a furnishing tile type lies; on boards: see cf_player.tile. */
enum { CF_TILE_OUT, CF_TILE_SUPPLY, CF_TILE_BUILT, CF_TILE_PLACES };

enum { CF_DWARF_NONE, CF_DWARF_ADULT, CF_DWARF_NEWBORN };

/* Kinds of harvest; markers. */
enum { CF_HARVEST_NONE, CF_HARVEST_FULL, CF_HARVEST_FEED, CF_HARVEST_CHOICE };
enum { CF_MARKER_NONE, CF_MARKER_FACE_DOWN, CF_MARKER_LEAF, CF_MARKER_QUESTION };

enum {
    CF_PHASE_ROUND_START,
    CF_PHASE_INCOME, /* for each seat: goods waiting for this round, Miner and the like */
    CF_PHASE_RETAIN, /* solo */
    CF_PHASE_REPLENISH,
    CF_PHASE_PLACE, /* the seat at turn places a dwarf */
    CF_PHASE_SPACE, /* parts of the space in use */
    CF_PHASE_TURN_END,
    CF_PHASE_RETURN_HOME,
    CF_PHASE_HARVEST_CHOICE,
    CF_PHASE_FIELD,
    CF_PHASE_FEED,
    CF_PHASE_BREED,
    CF_PHASE_ROUND_END,
    CF_PHASE_FINAL,
    CF_PHASES
};

enum {
    CF_EVENT_PLACED = ADIT_EVENT_GAME, /* card: the space; amount: strength of the dwarf */
    CF_EVENT_FURNISHED,                /* card: the tile */
    CF_EVENT_OVERHUNG,                 /* a twin tile was placed with one half off the board */
    CF_EVENT_BRED,                     /* goods: the newborn; amount: how many */
    CF_EVENT_ROUND_BEGAN,              /* each seat in turn; amount: the round */
    CF_EVENT_FED                       /* amount: begging markers taken */
};

/* Values that cards modify: prices first. */
enum {
    CF_VALUE_FURNISH_PRICE,
    CF_VALUE_FENCE_PRICE,
    CF_VALUE_STABLE_PRICE,
    CF_VALUE_FORGE_PRICE, /* number: ore for a weapon */
    CF_VALUE_FEEDING,     /* number: food that the family needs */
    CF_VALUE_SLAUGHTER,   /* number: food added for each farm animal turned into food */
    CF_VALUE_FORGIVEN     /* number: minus points that are cancelled, base 0; may be below 0 */
};

enum {
    CF_MAY_OVERHANG, /* twin tiles with one half on the ring */
    CF_MAY_FURNISH_TUNNEL,
    CF_MAY_KEEP_ON_FIELDS,     /* one animal on each empty field */
    CF_MAY_FEED_WITH_MATERIAL, /* one dwarf with 1 wood, 1 stone or 2 ore */
    CF_MAY_USE                 /* a space may be used at all; cards forbid it with a reason */
};

enum {
    CF_RULE_TILE_SET,       /* 0 introductory, 1 full */
    CF_RULE_REVEAL_HARVEST, /* 0 start of the round, 1 start of the harvest */
    CF_RULE_SOLO_OVERFLOW,  /* 6 */
    CF_RULE_GUEST_ON_WISH,  /* 1 */
    CF_RULE_LEAVE_GOODS,    /* 1 */
    CF_RULE_STARTING_PLAYER /* 0 drawn, else the seat */
};
enum { CF_STREAM_CARDS, CF_STREAM_ROUND_CARDS, CF_STREAM_HARVEST, CF_STREAM_START };

typedef struct {
    adit_seat common;
    uint16_t tile[CF_SPOTS]; /* furnishing card + 1; 0: none */
    uint8_t ground[CF_SPOTS];
    uint8_t partner[CF_SPOTS];   /* large pasture, ore mine + deep tunnel: the other spot + 1 */
    uint8_t crop[CF_SPOTS];      /* on fields: amount; vegetables + 8 */
    uint8_t stable[CF_SPOTS];    /* 0 or 1 */
    uint8_t dwarf[CF_DWARFS];    /* CF_DWARF_... */
    uint8_t weapon[CF_DWARFS];   /* 0 .. 14 */
    uint8_t dwarf_at[CF_DWARFS]; /* space kind number + 1; 0: at home */
    uint8_t waiting[CF_ROUNDS + 1][3]; /* wood, stone, ruby that arrive in a round */
    uint8_t has_passed;                /* places no more dwarfs this round */
    uint8_t harvest_choice;            /* 0 none yet, 1 field, 2 breed */
    uint8_t covered;                   /* tiles of this player that lie under another one */
    uint8_t has_joined;                /* has used up the once per game of CF_SPACE_JOINS_ONCE */
} cf_player;

typedef struct {
    adit_state base;
    uint8_t phase, round, start_player, next_start_player;
    uint8_t at_turn;               /* seat whose dwarf comes next, or whose harvest decision */
    uint8_t marker[CF_ROUNDS + 1]; /* CF_MARKER_... */
    uint8_t leaves, questions;     /* harvest markers that are still face down */
    uint8_t questions_seen;
    uint8_t harvest; /* kind of this round */
    uint8_t housing; /* seat + 1 that is being asked because its animals do not fit (CF-87) */
    uint8_t space_place[ADIT_MAX_CARDS_OF_KIND];
    uint8_t space_known[ADIT_MAX_CARDS_OF_KIND];
    uint8_t tile_place[ADIT_MAX_CARDS_OF_KIND];
    uint8_t stock[CF_SPACES][CF_STOCK_KINDS];
    uint8_t taken_by[CF_SPACES]; /* seat + 1 whose dwarf stands there */
    struct {
        uint16_t space; /* card + 1: the space whose action is being used (imitated or own) */
        uint32_t done;  /* its parts carried out */
        uint8_t dwarf;  /* index of the acting dwarf */
        uint8_t connective;
        uint8_t has_acted; /* something has been done on the space */
        uint8_t raises;    /* all weapons rise when the expedition is over (CF-130) */
        uint8_t level;     /* of the expedition under way, for queries; 0: none */
    } turn;
    cf_player player[CF_SEATS];
} cf_state;

/* Questions. */
enum {
    CF_ASK_PLACE = ADIT_ASK_GAME,
    CF_ASK_SPACE, /* parts of the space in use */
    CF_ASK_TWIN,
    CF_ASK_SINGLE,
    CF_ASK_ORE_MINE,
    CF_ASK_RUBY_MINE,
    CF_ASK_FURNISH,
    CF_ASK_SMALL_PASTURE,
    CF_ASK_LARGE_PASTURE,
    CF_ASK_STABLE,
    CF_ASK_SOW,
    CF_ASK_FORGE,
    CF_ASK_LOOT,
    CF_ASK_IMITATE,
    CF_ASK_HOUSE,
    CF_ASK_END_TURN,
    CF_ASK_RETAIN,
    CF_ASK_HARVEST,
    CF_ASK_FEED,
    CF_ASK_BREED,
    CF_ASK_FINAL,
    CF_ASK_GOLD,
    CF_ASK_WEAPON
};

/* Options; the texts stand in game.c. Spots are labels "a1" .. : see cf_spot_names. */
enum {
    CF_OPT_PLACE = ADIT_OPT_GAME, /* place {a space} */
    CF_OPT_PLACE_ARMED,           /* place {a space} with {b strength}: out of order, 1 ruby */
    CF_OPT_PASS,
    CF_OPT_STOP,          /* ends the space's parts, the expedition */
    CF_OPT_MEADOW_FIELD,  /* meadow {a} field {b} */
    CF_OPT_CAVERN_TUNNEL, /* cavern {a} tunnel {b} */
    CF_OPT_CAVERN_CAVERN, /* cavern {a} cavern {b}, a < b */
    CF_OPT_MEADOW,        /* meadow {a}; the four single tiles in this order */
    CF_OPT_FIELD_TILE,
    CF_OPT_TUNNEL,
    CF_OPT_CAVERN,
    CF_OPT_ORE_MINE,      /* ore_mine {a} deep_tunnel {b} */
    CF_OPT_RUBY_MINE,     /* ruby_mine {a} */
    CF_OPT_FURNISH,       /* furnish {a tile} {b spot} */
    CF_OPT_SMALL_PASTURE, /* small_pasture {a} */
    CF_OPT_LARGE_PASTURE, /* large_pasture {a} {b} */
    CF_OPT_STABLE,        /* stable {a} */
    CF_OPT_SOW,           /* sow {a} grain {b} vegetable */
    CF_OPT_FORGE,         /* forge {a} */
    CF_OPT_LOOT,          /* {a}: the item */
    CF_OPT_IMITATE,       /* imitate {a space} */
    CF_OPT_HOUSE_EAT,     /* eat {a good} */
    CF_OPT_HOUSE_RELEASE, /* release {a good} */
    CF_OPT_END_TURN,
    CF_OPT_RETAIN,      /* keep {a space} */
    CF_OPT_RETAIN_DONE, /* keep nothing more */
    CF_OPT_FIELD,       /* field: the field phase of a choice harvest */
    CF_OPT_BREEDING,
    CF_OPT_FEED,          /* feed {a food} */
    CF_OPT_FEED_MATERIAL, /* feed dwarf {b need} with {a good} */
    CF_OPT_BREED,         /* breed {a set of animals, label} */
    CF_OPT_FINAL_DONE,
    CF_OPT_GOLD,          /* sell {a} gold */
    CF_OPT_WEAPON,        /* weapon {a strength} {b whose: at home, placed, acting} */
    CF_OPT_HOUSE_EAT_MORE /* eat {b} {a good} together */
};

enum {
    CF_LOG_ROUND = ADIT_LOG_GAME, /* round {a} begins */
    CF_LOG_REVEALED,              /* {a card} is turned up */
    CF_LOG_MARKER,                /* harvest of round {a}: {b} */
    CF_LOG_PLACES,                /* {p} places a dwarf of strength {b} on {a} */
    CF_LOG_PASSES,
    CF_LOG_LAYS, /* + ground - CF_MEADOW: {p} lays a meadow on {a} ... */
    CF_LOG_LAYS_LAST = CF_LOG_LAYS + CF_RUBY_MINE - CF_MEADOW,
    CF_LOG_FURNISHES, /* {p} furnishes {a} in {b} */
    CF_LOG_STABLE,
    CF_LOG_SOWS,   /* {p} sows {a} grain and {b} vegetable */
    CF_LOG_FORGES, /* {p} forges a weapon of strength {a} */
    CF_LOG_LOOT,   /* {p} brings {a} home */
    CF_LOG_WEAPON, /* {p} has a weapon of strength {a} now */
    CF_LOG_GROWS,
    CF_LOG_IMITATES,
    CF_LOG_STARTS,   /* {p} will begin from the next round on */
    CF_LOG_RELEASES, /* {p} releases {b} {a} */
    CF_LOG_HARVEST,  /* harvest of round {a}: {b kind} */
    CF_LOG_FEEDS,    /* {p} feeds the family with {a} food, {b} begging */
    CF_LOG_BREEDS,   /* {p}: a {a} is born */
    CF_LOG_CLEARED,  /* goods of {a} go back (solo) */
    CF_LOG_KEPT
};

/* ---- What every file needs ---- */

static inline cf_state *cf_of(const adit_tx *tx)
{
    return (cf_state *)(void *)tx->work;
}
static inline cf_player *cf_player_of(const adit_tx *tx, int seat)
{
    return &cf_of(tx)->player[seat];
}

extern const char *const cf_spot_names[]; /* "a0" ..: column letter a-h, row 0-5; game.c */
extern const adit_game_def cf_game;       /* game.c */

/* A verb of cards: `run` and, where there is a fast answer, `can`. Their rows are in game.c. */
#define CF_VERB(name)                                                                              \
    adit_status cf_##name(adit_tx *tx, int seat, const adit_args *args);                           \
    bool cf_can_##name(adit_tx *tx, int seat, const adit_args *args, adit_why *why)

#endif
