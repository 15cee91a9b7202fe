/* plans.h - plan search: complete turns of one's own, followed into several possible futures.
 *
 * A search belongs to one seat. It (1) deals what the seat cannot see again and plays many turns of
 * its own there, half of them at random, half by going off from a beginning of a good one, and
 * keeps the best that lead to different positions: the plans. It (2) follows each plan for some
 * turns in the same re-dealt worlds with the same dice, a light player moving for everybody, and
 * drops the worse half of the plans again and again. The first step of the best plan is the answer.
 *
 * Whatever is drawn depends on the key of the decision (adit_decision_key), so the result does too,
 * unless the effort is a time.
 */
#ifndef ADIT_PLAYERS_PLANS_H
#define ADIT_PLAYERS_PLANS_H

#include "engine/players/internal.h"

enum {
    ADIT_PLANS = 16,      /* kept at most */
    ADIT_WORLDS = 128,    /* that one plan is followed in at most */
    ADIT_LIGHT_TRIES = 12 /* turns that the light player chooses from */
};

/* How much is looked at for one decision. */
struct adit_effort {
    int turns;    /* of one's own, to find plans */
    int playouts; /* of plans; 0: plans are judged by the turn alone */
    int ms;       /* not 0: as much as can be done in this time, instead of the above */
};

typedef struct {
    adit_line line;
    int first;       /* the offered option that it begins with */
    int worth;       /* after the turn */
    uint64_t hash;   /* of the position after the turn */
    bool has_failed; /* a card failed on the way */
    int worlds;      /* that it was followed in */
    int64_t sum;     /* of the worth at the end of each */
    int64_t own_sum; /* of the seat's own worth alone */
    int32_t value[ADIT_WORLDS];
} adit_plan;

typedef struct {
    int seat;
    uint64_t seed;
    adit_effort effort;
    bool covers_all; /* every option has a plan: for hints */

    adit_option offered[ADIT_MAX_OPTIONS]; /* at the present question, exchanges last */
    int offered_count;
    adit_plan *plan; /* the best first; owned, room for `room` */
    int room, count, alive;
    adit_plan *order[ADIT_MAX_OPTIONS];

    adit_game *world, *trial, *attempt, *best; /* owned */
    uint64_t key;
    adit_dice dice;
    adit_stretch stretch;
    adit_line line;  /* what was decided in the trial */
    int64_t stop_at; /* in ms; 0: not by time */
    bool lacks_memory;
    adit_budget budget;
    adit_err fault; /* the first of a script in this search; ADIT_OK: none */
} adit_search;

/* Searches the present question of the game, which is not changed. Then order[0 .. count - 1] are
 * the plans, the best first; none if there is nothing to choose or every turn ended in a fault.
 * What a script cannot do is left out, and a spent budget ends the search with what is known. It
 * fails only for lack of memory, or if nothing is offered. */
adit_status adit_search_run(adit_search *search, adit_game *game, adit_err *err);
/* The index of the option to take. */
int adit_search_answer(const adit_search *search);
void adit_search_close(adit_search *search);

/* ---- Its halves ---- */

/* Fills plans with turns of one's own, the best first (plans.c). */
void adit_search_find_plans(adit_search *search);
/* Compares them in possible futures (futures.c). */
void adit_search_compare(adit_search *search, adit_game *game);

/* Makes `world` a copy of the game with everything hidden dealt again. */
void adit_search_deal(adit_search *search, adit_game *game, int number);
/* Decides in a trial game; false if that cannot be done. */
bool adit_search_decide(adit_search *search, adit_game *game, int index);
/* Plays the stretch to its end at random; `decided` decisions of it were made. */
bool adit_search_finish(adit_search *search, adit_game *game, const adit_stretch *stretch,
                        int decided);
/* Whether nothing more may be tried. */
bool adit_search_is_stopped(const adit_search *search);
/* Milliseconds of a clock that only goes forward, and whether a search by time is past `when`. */
int64_t adit_search_clock(void);
bool adit_search_is_late(const adit_search *search, int64_t when);

#endif
