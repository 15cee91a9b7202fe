/* state.h - everything a match of Covenant is made of.
 *
 * The mountain is 24 spots in five rows; the 1-2 player side leaves the leftmost of each row
 * out. A point belongs to the spot whose top or bottom it is, an edge to the spot whose E, SE or
 * SW side it is, so both need no table of their own. Face-down piles are sets, not orders; of a
 * face-down hall only its back is stored, since that is all there is to be known. The Council of
 * Elders is no seat: it is a clan with pieces of its own, and nobody is ever asked for it.
 */
#ifndef COV_STATE_H
#define COV_STATE_H

#include "engine/games/covenant/tables/words.h"
#include "engine/match/engine.h"

#define COV_SEATS 4
#define COV_ELDERS 1 /* the clan of the Elders; a game with one player has no seat 1 */
#define COV_ROWS 5
#define COV_SPOTS 24
#define COV_POINTS (COV_SPOTS * 2) /* spot * 2 + COV_TOP or COV_BOTTOM */
#define COV_EDGES (COV_SPOTS * 3)  /* spot * 3 + 0 E, 1 SE, 2 SW */
#define COV_HALL_ENEMIES 3
#define COV_TRACK_END 14
#define COV_MOST_ERAS 6
#define COV_MOST_PHASES 16 /* inserted by mods */
#define COV_PROJECTS 3
#define COV_RELIC_TYPES 32
#define COV_TURNS 4 /* most turns of a clan in an Era: one for each dwarf */
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
#define COV_DISPLAY_ROWS (COV_DISPLAYS + COV_JEWEL_COLOURS - 1)
#define COV_MOST_SLOTS 5
#define COV_MOST 64 /* cards of a kind that have a place in the state */
#define COV_NEXT 12 /* cards that may be pinned on top of a pile */
#define COV_BASE_KEYS 2
#define COV_BASE_STORAGE 4
#define COV_START_GP 5
#define COV_HAS_GAP 1 /* of turn.settled */
enum { COV_TOP, COV_BOTTOM };

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
    uint16_t shown[COV_DISPLAY_ROWS][COV_MOST_SLOTS]; /* displays: card + 1, 0 empty; the jewels
                                                         have a row for each colour */
    uint16_t project[COV_PROJECTS];                   /* card + 1 in slots 1 .. 3 */
    uint16_t draft[4][COV_SEATS];         /* open tiles of the draft: start, tradition, I, II */
    uint8_t lies[COV_DISPLAYS][COV_MOST]; /* where each card of a display's kind is */
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
                               traditions that are done; in a turn: COV_HAS_GAP or 0 */
        uint32_t settled_2; /* further bits */
        uint8_t discarding; /* 1 + seat whose storage is too full and is being put in order */
    } turn;
    struct {
        uint16_t turn;        /* base.turn, */
        uint8_t moment, seat; /* 1 + COV_BEFORE_..., and the seat at turn */
        uint8_t done;         /* transactions of inserted phases at this moment */
    } added;
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
/* All cards in play of a player are traditions, but for the identity. */
static inline int cov_traditions(const cov_player *player)
{
    return player->common.in_play.count - (player->common.identity != 0);
}

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
/* What a clan has, be it a player's or the Elders'. */
static inline bool cov_is_elders(const cov_state *state, int clan)
{
    return cov_is_solo(state) && clan == COV_ELDERS;
}
static inline const uint8_t *cov_track_of(const cov_state *state, int clan)
{
    return cov_is_elders(state, clan) ? state->elders.track : state->player[clan].track;
}
static inline const uint8_t *cov_throne_of(const cov_state *state, int clan)
{
    return cov_is_elders(state, clan) ? state->elders.throne : state->player[clan].throne;
}
static inline const uint8_t *cov_forge_of(const cov_state *state, int clan)
{
    return cov_is_elders(state, clan) ? state->elders.board : state->player[clan].forge;
}
static inline int cov_carts_of(const cov_state *state, int clan)
{
    return cov_is_elders(state, clan) ? state->elders.carts : state->player[clan].carts;
}
/* The 3-4 player side is in use. */
static inline bool cov_is_large(const cov_state *state)
{
    return state->base.players > 2;
}

/* The card of a kind whose facts have these values; prepare.c sees to it that there is one for
 * each. `fact_2` -1: one fact says it. */
static inline const adit_card *cov_find_card(const adit_cards *cards, int kind, int fact, int value,
                                             int fact_2, int value_2)
{
    const adit_card *card = adit_card_at(cards, kind, 0);

    for (int left = adit_kind_card_count(cards, kind) - 1;
         left > 0 && (card->fact[fact].number != value ||
                      (fact_2 >= 0 && card->fact[fact_2].number != value_2));
         left--) {
        card++;
    }
    return card;
}

/* The board of a player: that of the identity, if it has one, else the one that was dealt. */
static inline const adit_card *cov_clan_of(const adit_cards *cards, const cov_player *player)
{
    const int count = adit_kind_card_count(cards, COV_KIND_CLAN);

    for (int i = 0; i < count && player->common.identity != 0; i++) {
        const adit_card *card = adit_card_at(cards, COV_KIND_CLAN, i);
        if (card->extra[COV_EXTRA_IDENTITY] == player->common.identity) {
            return card;
        }
    }
    return adit_card_at(cards, COV_KIND_CLAN, player->clan);
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

extern const adit_game_def cov_game; /* game.c */

/* Tells cards what has happened; `card` may be ADIT_NO_CARD. */
static inline adit_status cov_tell(adit_tx *tx, int seat, int event, int card, int amount)
{
    const adit_event news = {.event = event, .seat = seat, .card = card, .amount = amount};

    return (tx->cards->events >> event & 1) == 0
               ? ADIT_OK
               : adit_raise_in_any_order(tx, seat, &news, NULL, 0);
}
/* The same for what concerns everybody. */
static inline adit_status cov_tell_all(adit_tx *tx, int first, int event, int amount)
{
    const adit_event news = {.event = event, .card = ADIT_NO_CARD, .amount = amount};

    return (tx->cards->events >> event & 1) == 0 ? ADIT_OK : adit_raise_for_each(tx, first, news);
}
/* Whether no card forbids it; `why` may be NULL. */
static inline bool cov_may(adit_tx *tx, int seat, int word, int card, adit_why *why)
{
    return (tx->cards->permissions >> word & 1) == 0 || adit_permission(tx, seat, word, card, why);
}

/* A verb of cards. Everything optional is declined inside; a gain that cannot be used is lost, so
 * most of them never fail (COV-179). Their rows are in tables/verbs.c. */
#define COV_VERB(name) adit_status cov_##name(adit_tx *tx, int seat, const adit_args *args)

#endif
