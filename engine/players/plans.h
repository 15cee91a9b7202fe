/* plans.h - plan search: complete turns of one's own, followed into several possible futures.
 *
 * A search belongs to one seat. It (1) deals what the seat cannot see again and plays many turns of
 * its own there, half of them at random, half by going off from a beginning of a good one, and
 * keeps the best that lead to different positions: the plans. It (2) follows each plan for some
 * turns in the same re-dealt worlds with the same dice, a light player moving for everybody, and
 * drops the worse half of the plans again and again. The first step of the best plan is the answer.
 *
 * Whatever is drawn depends on the key of the decision (adit_decision_key), so the result does too,
 * unless the effort is a time. Worlds are independent of each other and are shared out among
 * threads (lanes.c); what they say is added up in their order, so the result does not depend on how
 * many threads there are.
 */
#ifndef ADIT_PLAYERS_PLANS_H
#define ADIT_PLAYERS_PLANS_H

#include "engine/players/tree.h"

enum {
    ADIT_PLANS = 32,                           /* kept at most */
    ADIT_WORLDS = 128,                         /* that one plan is followed in at most */
    ADIT_OPTIONS_IN_ALL = 2 * ADIT_MAX_OPTIONS /* of a question, with exchanges */
};

/* How much is looked at for one decision. */
struct adit_effort {
    int turns;    /* of one's own, to find plans */
    int playouts; /* of plans; 0: plans are judged by the turn alone */
    int ms;       /* not 0: as much as can be done in this time, instead of the above */
    int plans;    /* that are compared, at most ADIT_PLANS */
    int tries;    /* turns that the light player chooses from */
};

typedef struct {
    adit_line line;
    int step[ADIT_LONGEST_LINE]; /* the same as indices, where the plan was found */
    int first;                   /* the offered option that it begins with */
    int worth;                   /* after the turn */
    uint64_t hash;               /* of the position after the turn */
    bool has_failed;             /* a card failed on the way */
    int worlds;                  /* that it was followed in */
    int64_t sum;                 /* of the worth at the end of each */
    int64_t own_sum;             /* of the seat's own worth alone */
    int32_t value[ADIT_WORLDS], own[ADIT_WORLDS];
    bool failed[ADIT_WORLDS];
} adit_plan;

/* What one thread searches with: games of one engine. */
typedef struct {
    adit_engine *engine;
    adit_game *from;                             /* the question; owned unless it is the caller's */
    bool owns_from;                              /* that is, in the engine of a helper */
    adit_game *world, *trial, *attempt, *better; /* owned */
    adit_tree *tree;                             /* owned */
    const adit_game *root;                       /* of the tree */
    int step[ADIT_LONGEST_LINE], steps;          /* of the walk in the tree */
    adit_dice dice;
    adit_budget *budget; /* that is in use */
    adit_budget share;   /* of what is left, for a round */
    bool lacks_memory, wants_fault;
    bool gave_up;    /* a trial ended for a reason that differs between machines */
    adit_err fault;  /* the first of a script that was wanted; ADIT_OK: none */
    int fault_world; /* where it was */
} adit_lane;

/* What is known of a world after it was played. */
typedef struct {
    bool is_done;
    int64_t steps; /* of work */
} adit_world_end;

typedef struct {
    int seat;
    uint64_t seed;
    adit_effort effort;
    bool covers_all; /* every option has a plan: for hints */

    adit_option offered[ADIT_MAX_OPTIONS]; /* at the present question, exchanges last */
    int offered_count;
    int first_of[ADIT_OPTIONS_IN_ALL]; /* of the world where plans are found: offered as this */
    adit_plan *plan;                   /* the best first; owned, room for `room` */
    int room, count, alive;
    adit_plan *order[ADIT_MAX_OPTIONS];

    adit_lane *lane; /* the first is that of the engine of the game; owned */
    int lane_count;
    adit_world_end end[ADIT_WORLDS];
    uint64_t key;
    adit_stretch stretch;
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
void adit_search_compare(adit_search *search);
/* Follows all plans that are alive into the world; false if there was no time for all of them. */
bool adit_search_play_world(const adit_search *search, adit_lane *lane, int world);

/* Milliseconds of a clock that only goes forward, and whether a search by time is past `when`. */
int64_t adit_search_clock(void);
bool adit_search_is_late(const adit_search *search, int64_t when);

/* ---- Lanes (lanes.c) ---- */

/* Makes lanes for the engine of the game and its helpers, at this question. */
adit_status adit_lanes_prepare(adit_search *search, adit_game *game, adit_err *err);
/* Plays `count` worlds from `first` on, in all lanes. Returns how many of them count: those before
 * the first for which time or budget did not suffice. */
int adit_lanes_play(adit_search *search, int first, int count);
/* Takes over lack of memory and the first fault, if it was met before the world `end`. */
void adit_lanes_gather(adit_search *search, int end);
void adit_lanes_free(adit_search *search);

/* Makes the lane's world a copy of the question with everything hidden dealt again. */
void adit_lane_deal(const adit_search *search, adit_lane *lane, int number);
/* Whether nothing more may be tried. */
bool adit_lane_is_stopped(const adit_lane *lane);
/* Decides in a trial game; false if that cannot be done. */
bool adit_lane_decide(adit_lane *lane, adit_game *game, int index);

/* Turns on trial from the game on, in the lane's tree; then adit_tree_end. False: none can be. */
bool adit_lane_begin(adit_lane *lane, adit_game *game, const adit_stretch *stretch);
/* The walk begins again at the root. */
void adit_lane_return(adit_lane *lane);
/* Decides where the walk is; false if that cannot be done. */
bool adit_lane_step(adit_lane *lane, int index);
/* Plays the turn to its end at random. */
bool adit_lane_finish(adit_lane *lane);

#endif
