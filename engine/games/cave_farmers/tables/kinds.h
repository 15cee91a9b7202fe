/* kinds.h - the kinds of card of The Cave Farmers and their facts, as numbers; rows in kinds.c. */
#ifndef CF_TABLES_KINDS_H
#define CF_TABLES_KINDS_H

#include "engine/model/game_def.h"

/* Kinds of card, in the order of the kind table. */
enum {
    CF_KIND_SPACE,
    CF_KIND_FURNISHING,
    CF_KIND_LOOT,
    CF_KIND_ROUND,
    CF_KIND_PHASE,
    CF_KIND_CROP
};

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

/* Facts of a round after the printed ones, of a phase between two others, and of a crop that is
 * sown like grain. */
enum {
    CF_ROUND_HARVEST,    /* word none | full | feed | choice */
    CF_ROUND_STAGE,      /* int 0..5: the stage whose card is turned up; 0: none is */
    CF_ROUND_MIN_PLAYERS /* int */
};
enum {
    CF_PHASE_BEFORE, /* word: the phase that follows it */
    CF_PHASE_FROM,   /* int: the first round that has it; 0: the first */
    CF_PHASE_TO,     /* int: the last one; 0: the last */
    CF_PHASE_USE     /* effect, once for each player */
};
enum {
    CF_CROP_SEED,   /* goods: what is sown, 1 of one good */
    CF_CROP_AMOUNT, /* int 1..7: how much is on the space then */
    CF_CROP_SPACES, /* int 1..4: spaces that may be sown at once */
    CF_CROP_ON      /* word field | forest | meadow | cavern | tunnel */
};
#define CF_MAX_CROPS 16 /* that mods add */

/* What cf_prepare_card works out. Facts of a space that were left out hold their defaults. */
enum {
    CF_EXTRA_COVERS,  /* furnishing: card + 1 that it must cover; 0: none */
    CF_EXTRA_SEED = 0 /* crop: the good that is sown */
};

extern const adit_kind_row cf_kinds[];
extern const adit_limit_row cf_limits[]; /* the first is that of rounds */

#endif
