/* state.h - the part of the state that every game has.
 *
 * A game's state is one flat struct: adit_state first, then the game's own fields, then the
 * array of players, each beginning with adit_seat. No pointers, no text, no history; padding
 * is zero, so states can be compared and hashed as bytes.
 */
#ifndef ADIT_MODEL_STATE_H
#define ADIT_MODEL_STATE_H

#include "engine/chance/rng.h"
#include "engine/model/cards.h"

#define ADIT_MAX_STATE 16384

/* Cards in play, in the order in which they came; card numbers. */
typedef struct {
    uint16_t count;
    uint16_t card[ADIT_MAX_IN_PLAY];
} adit_in_play;

/* The place of the card in the list, or -1. */
int adit_in_play_find(const adit_in_play *list, int card);
/* Adds the card at the end unless it is there; a full list stays as it is. */
void adit_in_play_add(adit_in_play *list, int card);
/* Puts the card at the beginning; if it was there already, it moves. A full list stays as it is. */
void adit_in_play_put_first(adit_in_play *list, int card);
/* Takes out the cards that do not stay. */
typedef bool (*adit_stays)(const void *context, int card);
void adit_in_play_keep(adit_in_play *list, adit_stays stays, const void *context);

/* What the cards of a list speak about: the bit sets of all of them together. It follows from the
 * list and is kept beside it, so that a list that says nothing of the matter is passed over. */
typedef struct {
    uint64_t events, deeds, values, permissions;
} adit_topics;

adit_topics adit_topics_of(const adit_cards *cards, const adit_in_play *list);
/* The card joins the list. */
void adit_topics_add(adit_topics *topics, const adit_card *card);
/* What both speak about. */
adit_topics adit_topics_sum(const adit_topics *a, const adit_topics *b);

typedef struct {
    adit_rng rng;
    int16_t rule[ADIT_MAX_RULES];       /* rule parameters, by row of the rule table */
    int16_t counter[ADIT_MAX_COUNTERS]; /* of cards on the table and of mods */
    adit_in_play in_play;               /* cards on the table, which belong to nobody */
    adit_topics topics;                 /* of these and of those of all seats */
    uint64_t about_any; /* of their permissions those that are said whatever they are about */
    uint16_t turn;      /* rises with each turn of anybody */
    uint8_t players;
    uint8_t active; /* the seat whose turn it is, from 0 */
    uint8_t is_over;
    uint8_t no_anytime; /* bit set of seats that are offered no exchanges */
    uint8_t opening;    /* what comes before the first turn; see engine/match/opening.c */
    uint8_t rewrites;   /* some card in play changes how parts are joined */
} adit_state;

typedef struct {
    adit_goods goods;
    int16_t counter[ADIT_MAX_COUNTERS];
    adit_in_play in_play;           /* with an identity, that is the first of them */
    adit_topics topics;             /* of those */
    uint8_t identity;               /* kind number + 1; 0: none */
    uint8_t track[ADIT_MAX_TRACKS]; /* the step on which the marker stands, by kind number */
} adit_seat;

#endif
