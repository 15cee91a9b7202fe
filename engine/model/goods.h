/* goods.h - amounts of each good.
 *
 * Every game has its own table of goods with an upper limit for each; a store is a plain
 * array, so a state copies with one assignment.
 */
#ifndef ADIT_MODEL_GOODS_H
#define ADIT_MODEL_GOODS_H

#include "engine/base/limits.h"
#include "engine/base/text.h"

/* A good may stand in for another one in every price: `pays_for` is that one, `turns_into` what
 * becomes of it then (0: it is gone). Both are the number of a good + 1; 0: none. `worth` is what
 * one of a mod's good is worth to the greedy bot, in hundredths of a point. */
typedef struct {
    const char *name;
    int limit;
    const char *text;
    uint8_t pays_for, turns_into;
    int worth;
    const char *full;       /* "mod:word" of what a mod adds; see adit_other_name */
    const char *one, *many; /* what people call 1 of it, and several; NULL: by its name */
} adit_good_def;            /* a table of them ends with a NULL name */

typedef struct {
    int16_t have[ADIT_MAX_GOODS];
} adit_goods;

int adit_good_count(const adit_good_def *defs);
/* The number of the good with this name, or -1. */
int adit_good_find(const adit_good_def *defs, const char *name);
/* The same for what a file of `mod` says, which may be NULL. */
int adit_good_find_in(const adit_good_def *defs, const char *mod, const char *name);

/* A row of a table that a mod adds has two names. Its full one is "mod:word". It is called by the
 * word alone, which is the end of the full name, unless several mods have that word: then it is
 * called by its full name, and the word alone still means it inside its own mod. Gives the name
 * beside `name` by which a file of `mod` (NULL: anybody else) may call the row; NULL: none. `full`
 * is NULL for rows of the game. */
const char *adit_other_name(const char *name, const char *full, const char *mod);
/* Whether the word is one of the names. */
bool adit_is_called(const char *name, const char *full, const char *mod, const char *word);

/* Adds up to `n` of `good` and returns how many fitted. What the limit does not allow is
 * lost, as on a goods track. `n` must not be negative. */
int adit_goods_gain(adit_goods *store, const adit_good_def *defs, int good, int n);
/* Takes every amount in `price` or nothing. On ADIT_ILLEGAL `err` names the first good that
 * is short. */
adit_status adit_goods_pay(adit_goods *store, const adit_good_def *defs, const adit_goods *price,
                           adit_err *err);
bool adit_goods_cover(const adit_goods *store, const adit_goods *price);
/* Whether the price can be paid, with goods that stand in for others too. */
bool adit_goods_afford(const adit_goods *store, const adit_good_def *defs, const adit_goods *price);
/* Whether some good of the price has another one that could be paid in its stead. */
bool adit_goods_have_stand_in(const adit_good_def *defs, const adit_goods *price);
/* How many of a good there are to pay with, counting what stands in for it. */
int adit_goods_to_pay_with(const adit_goods *store, const adit_good_def *defs, int good);
/* How many goods are missing from the price, counting what stands in for them; 0: none. */
int adit_goods_missing(const adit_goods *store, const adit_good_def *defs, const adit_goods *price);
int adit_goods_total(const adit_goods *goods);
bool adit_goods_are_none(const adit_goods *goods);
bool adit_goods_equal(const adit_goods *a, const adit_goods *b);
/* a + b, each sum held within the range of the type. */
adit_goods adit_goods_sum(const adit_goods *a, const adit_goods *b);
/* What is left of the price, never below 0. */
adit_goods adit_goods_less(adit_goods price, const adit_goods *less);
/* "2 emmer 1 flax"; "nothing" if all are 0. */
void adit_goods_words(const adit_goods *goods, const adit_good_def *defs, adit_buffer *out);

/* ---- Ways to pay ----
 *
 * All that a price may come to. Cards can make more ways than anybody would look through: at most
 * ADIT_MAX_WAYS are kept while they are made, those that the player is short of least first, then
 * those with the fewest goods. */

#define ADIT_MANY_WAYS 64 /* more are not offered */
#define ADIT_MAX_WAYS 256

typedef struct {
    adit_goods way[ADIT_MAX_WAYS];
    int64_t rank[ADIT_MAX_WAYS]; /* worked out when there are too many */
    int count;
    int ranked;  /* how many of them have their rank */
    int kept;    /* how many of them stay, however many there are */
    int crowded; /* ways beyond ADIT_MAX_WAYS */
    int by;      /* card whose hook adds ways now */
    int many_by; /* the one that made them more than ADIT_MANY_WAYS */
    const adit_goods *store;
    const adit_good_def *goods;
} adit_ways;

/* No ways yet, for a player who has `store`, which is borrowed. */
void adit_ways_begin(adit_ways *all, const adit_goods *store, const adit_good_def *goods, int by);
/* Before ways are added to each: those that are there stay meanwhile. Returns how many. */
int adit_ways_keep(adit_ways *all);
void adit_ways_add(adit_ways *all, const adit_goods *way);
/* Adds what stands in for another good: each number of it is a way of its own, the fewest first. */
void adit_ways_add_stand_ins(adit_ways *all);
/* Whether another way can be paid that takes no more of anything. */
bool adit_ways_is_dominated(const adit_ways *all, int i);
bool adit_ways_can_pay(const adit_ways *all); /* one of them */

#endif
