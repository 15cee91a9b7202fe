/* state.h - everything a match of The Cave Farmers is made of.
 *
 * A home board is a grid of 8 columns and 6 rows: the 24 spaces of the board and the ring
 * around it, which only overhanging twin tiles ever use. Each space has its ground and, in
 * the mountain, perhaps a furnishing tile. Animals are only counted; where they stand is
 * never stored, since they may be rearranged at any time (CF-157). Face-down round cards and
 * harvest markers are sets, not orders.
 */
#ifndef CF_STATE_H
#define CF_STATE_H

#include "engine/games/cave_farmers/tables/words.h"
#include "engine/kit/kit.h"

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
#define CF_MAX_ROUNDS 16 /* with those that mods add */
#define CF_SPACES 64     /* action spaces and round cards, by their kind number */
#define CF_STOCK_KINDS 9 /* wood .. cattle as far as spaces gather them; see cf_stock_good */
#define CF_MAX_STRENGTH 14
#define CF_MAX_FORGED 8
#define CF_MOST_CROP 7       /* on one space */
#define CF_CROP_VEGETABLES 8 /* added to the amount in cf_player.crop */
#define CF_CROP_OF_CARD 16   /* the same, for crops of mods */

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

typedef struct {
    adit_seat common;
    uint16_t tile[CF_SPOTS]; /* furnishing card + 1; 0: none */
    uint8_t ground[CF_SPOTS];
    uint8_t partner[CF_SPOTS];   /* large pasture, ore mine + deep tunnel: the other spot + 1 */
    uint8_t crop[CF_SPOTS];      /* on fields: amount; CF_CROP_... is added */
    uint8_t crop_kind[CF_SPOTS]; /* number among the crops of mods + 1; 0: grain, vegetables */
    uint8_t stable[CF_SPOTS];    /* 0 or 1 */
    uint8_t dwarf[CF_DWARFS];    /* CF_DWARF_... */
    uint8_t weapon[CF_DWARFS];   /* 0 .. 14 */
    uint8_t dwarf_at[CF_DWARFS]; /* space kind number + 1; 0: at home */
    uint8_t waiting[CF_MAX_ROUNDS + 1][3]; /* wood, stone, ruby that arrive in a round */
    uint8_t has_passed;                    /* places no more dwarfs this round */
    uint8_t harvest_choice;                /* 0 none yet, 1 field, 2 breed */
    uint8_t covered;                       /* tiles of this player that lie under another one */
    uint8_t has_joined; /* has used up the once per game of CF_SPACE_JOINS_ONCE */
} cf_player;

typedef struct {
    adit_state base;
    uint8_t phase, round, start_player, next_start_player;
    uint8_t at_turn;                   /* seat whose dwarf comes next, or whose harvest decision */
    uint8_t marker[CF_MAX_ROUNDS + 1]; /* CF_MARKER_... */
    uint8_t leaves, questions;         /* harvest markers that are still face down */
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

/* ---- What every file needs ---- */

static inline cf_state *cf_of(const adit_tx *tx)
{
    return (cf_state *)(void *)tx->work;
}
static inline cf_player *cf_player_of(const adit_tx *tx, int seat)
{
    return &cf_of(tx)->player[seat];
}

extern const adit_game_def cf_game; /* game.c */

/* Raises an event of the game that few cards listen to. */
static inline adit_status cf_raise(adit_tx *tx, int event, int seat, int card, int amount)
{
    return (tx->cards->events >> event & 1) == 0 ? ADIT_OK
                                                 : adit_raise_plain(tx, event, seat, card, amount);
}
/* The same once for each player, from the starting player on. */
static inline adit_status cf_raise_for_each(adit_tx *tx, int event, int amount)
{
    return (tx->cards->events >> event & 1) == 0
               ? ADIT_OK
               : adit_raise_for_each(
                     tx, cf_of(tx)->start_player,
                     (adit_event){.event = event, .card = ADIT_NO_CARD, .amount = amount});
}
static inline adit_status cf_raise_goods(adit_tx *tx, int event, int seat, int card, int amount,
                                         const adit_goods *goods)
{
    return (tx->cards->events >> event & 1) == 0 ? ADIT_OK
                                                 : adit_raise(tx, &(adit_event){.event = event,
                                                                                .seat = seat,
                                                                                .card = card,
                                                                                .amount = amount,
                                                                                .goods = *goods});
}
/* A number that cards may change, never below zero. */
static inline int cf_value(adit_tx *tx, int seat, int value, int base)
{
    if ((tx->cards->values >> value & 1) == 0) {
        return base;
    }
    int number = adit_value(tx, seat, value, base, ADIT_NO_CARD);
    return number < 0 ? 0 : number;
}
/* Whether cards in play allow what the rules do not; no card asked about. */
static inline bool cf_allows(adit_tx *tx, int seat, int word)
{
    return (tx->cards->permissions >> word & 1) != 0 &&
           adit_permission(tx, seat, word, ADIT_NO_CARD, NULL);
}

static inline void cf_clear_crop(cf_player *player, int spot)
{
    player->crop[spot] = player->crop_kind[spot] = 0;
}

/* A verb of cards: `run` and, where there is a fast answer, `can`. Their rows are in
 * tables/verbs.c. */
#define CF_VERB(name) ADIT_DECLARE_VERB(cf_, name)

#endif
