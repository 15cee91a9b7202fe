/* weights.h - a learnt value of positions: what a seat may expect to score, as data.
 *
 * A file weights.txt beside the cards of a title or mod lists quantities of the state by the names
 * of its fields, and how many thousandths of a point one of each is worth at some stages of the
 * game. The value of a position is the sum; between two stages it is interpolated. Two quantities
 * come from the title itself: `worth`, its rule of thumb, and `score`, the points as they stand.
 * They see every card and good there is, so what the file does not know counts as the rule of
 * thumb says. All of it is integers that cannot overflow: every machine gets the same value.
 */
#ifndef ADIT_WEIGHTS_WEIGHTS_H
#define ADIT_WEIGHTS_WEIGHTS_H

#include "engine/model/fields_read.h"

/* What is looked at. */
typedef struct {
    const adit_field_world *world;
    const adit_state *state;
    int seat;  /* from 0 */
    int worth; /* by the rule of thumb, in hundredths of a point */
    int score; /* points as they stand */
    uint64_t in_play[(ADIT_MAX_CARDS + 63) / 64]; /* cards of the seat, by number */
} adit_measure;

/* Notes which cards the seat has in play. */
void adit_measure_cards(adit_measure *measure);

/* ---- One quantity (feature.c) ---- */

typedef enum {
    ADIT_FEATURE_BASE,  /* always 1 */
    ADIT_FEATURE_WORTH, /* in points, but counted in hundredths */
    ADIT_FEATURE_SCORE,
    ADIT_FEATURE_SUM,    /* of all elements */
    ADIT_FEATURE_FILLED, /* elements that hold a card */
    ADIT_FEATURE_EQUAL,  /* elements with the value */
    ADIT_FEATURE_ABOVE,  /* elements with more than the value */
    ADIT_FEATURE_MINE,   /* pieces that lie on a spot of the seat, or the seat itself */
    ADIT_FEATURE_CARD,   /* 1: the seat has the card `value` in play */
    ADIT_FEATURE_LENGTH, /* cards in play */
    ADIT_FEATURE_NONE    /* of a card that this match does not have: always 0 */
} adit_feature_kind;

typedef struct {
    adit_feature_kind kind;
    const adit_field *field;                    /* NULL where there is none */
    const adit_field *spot[ADIT_MAX_SPOT_ROWS]; /* for MINE: of a piece field */
    int spot_count;
    int first, count; /* elements of it */
    int64_t value;
    int64_t most; /* the whole counts up to this */
} adit_feature;

/* Reads a quantity by its name. If `is_strict`, a card that does not exist is an error; otherwise
 * it counts nothing, since a mod may have removed it. */
adit_status adit_feature_read(const adit_field_names *names, const adit_field_world *world,
                              const char *text, bool is_strict, adit_feature *out, adit_err *err);
int64_t adit_feature_value(const adit_feature *feature, const adit_measure *measure);

/* Values are cut here, so that sums cannot overflow. */
#define ADIT_MOST_VALUE 100000

static inline int64_t adit_feature_cut(int64_t value, int64_t most)
{
    return value > most ? most : value < -ADIT_MOST_VALUE ? -ADIT_MOST_VALUE : value;
}

/* ---- All of them (weights.c, read.c) ---- */

typedef struct adit_weights adit_weights;

/* Adds the sections of a file; `*weights` is created if it is NULL, and stays as it was if that
 * fails. The caller owns it. `place` begins messages. ADIT_INPUT: the file is wrong. */
adit_status adit_weights_read(adit_weights **weights, const adit_field_names *names,
                              const adit_field_world *world, const char *place, const char *text,
                              bool is_strict, adit_err *err);
void adit_weights_free(adit_weights *weights);
/* Whether some section is for this number of players; NULL: no. */
bool adit_weights_apply(const adit_weights *weights, int players);
/* Whether the points as they stand are needed. */
bool adit_weights_need_score(const adit_weights *weights);
/* What the seat may expect to score, in hundredths of a point. */
int adit_weights_value(const adit_weights *weights, const adit_measure *measure);

#endif
