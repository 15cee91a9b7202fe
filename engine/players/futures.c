/* futures.c - plan search, the second half: plans are followed into possible futures; see plans.h.
 *
 * All plans that are still compared are followed in the same worlds, with the same dice for the
 * light player, so that they differ by what they are and not by luck.
 */
#include "engine/players/plans.h"

#include <limits.h>
#include <string.h>

#include "engine/players/judge.h"
#include "engine/rules/runner.h"

enum {
    TURNS_AHEAD = 2,    /* that plans are followed for, of whomever */
    TURN_APART = 256,   /* in the dice: more than the light player's tries */
    HINT_WORLDS = 4,    /* for hints at least, or nobody knows how sure a loss is */
    PLAYOUTS_A_PLAN = 6 /* fewer, and fewer plans are compared */
};

static void swap_games(adit_game **a, adit_game **b)
{
    adit_game *kept = *a;

    *a = *b;
    *b = kept;
}

/* The best turn that a light player has found. */
typedef struct {
    int worth;
    int step[ADIT_LONGEST_LINE], steps;
} light_best;

/* One turn from the root: at random, or going off from the best one so far, which is kept. */
static void try_light(adit_lane *lane, int seat, bool goes_off, light_best *best)
{
    adit_lane_return(lane);
    if (goes_off && best->steps > 1) {
        const int count = adit_dice_below(&lane->dice, best->steps);

        for (int i = 0; i < count; i++) {
            if (!adit_lane_step(lane, best->step[i])) {
                return;
            }
        }
    }
    if (!adit_lane_finish(lane) || !adit_tree_is_new(lane->tree)) {
        return;
    }
    const int worth = adit_position_value(adit_tree_trial(lane->tree), seat);
    if (worth > best->worth) {
        best->worth = worth;
        best->steps = lane->steps;
        memcpy(best->step, lane->step, (size_t)lane->steps * sizeof lane->step[0]);
        adit_game_copy(lane->better, adit_tree_trial(lane->tree));
    }
}

/* The light player: the best of a few turns for the seat whose turn it is. False if none can be
 * played; then the trial game stays where it is. */
static bool play_light(adit_lane *lane, int tries, int world, int turn)
{
    const adit_stretch stretch = adit_stretch_of(lane->trial);
    light_best best;

    best.worth = INT_MIN;
    best.steps = 0;
    if (adit_lane_begin(lane, lane->trial, &stretch)) {
        for (int i = 0; i < tries && !adit_lane_is_stopped(lane); i++) {
            adit_dice_begin(&lane->dice, (uint32_t)(1 + world), (uint32_t)(turn * TURN_APART + i));
            try_light(lane, stretch.active + 1, i % 2 == 1, &best);
        }
    }
    adit_tree_end(lane->tree);
    if (best.worth == INT_MIN) {
        return false; /* what lies in `better` is left over from another plan or world */
    }
    swap_games(&lane->trial, &lane->better);
    return true;
}

/* Plays the turn of the plan in the world, as far as it fits. */
static bool follow_plan(const adit_search *search, adit_lane *lane, const adit_plan *plan)
{
    adit_game_copy(lane->trial, lane->world);
    for (int i = 0; i < plan->line.count && !adit_stretch_is_over(&search->stretch, lane->trial);
         i++) {
        const int index = adit_find_option(lane->trial, plan->line.option[i]);

        if (index < 0) {
            return i > 0; /* what was dealt differently */
        }
        if (!adit_lane_decide(lane, lane->trial, index)) {
            return false;
        }
    }
    return true;
}

/* One playout. False if a card failed at the plan. */
static bool play_future(const adit_search *search, adit_lane *lane, adit_plan *plan, int world)
{
    if (!follow_plan(search, lane, plan)) {
        return false;
    }
    for (int turn = 0; turn < TURNS_AHEAD && !adit_game_is_over(lane->trial); turn++) {
        if (!play_light(lane, search->effort.tries, world, turn)) {
            break;
        }
    }
    plan->value[world] = adit_value_for(lane->trial, search->seat);
    plan->own[world] = adit_position_value(lane->trial, search->seat);
    return true;
}

/* Only what belongs to this world is written: others are played at the same time. */
bool adit_search_play_world(const adit_search *search, adit_lane *lane, int world)
{
    adit_lane_deal(search, lane, 1 + world);
    for (int i = 0; i < search->alive; i++) {
        adit_plan *plan = search->order[i];

        if (adit_lane_is_stopped(lane) || adit_search_is_late(search, search->stop_at)) {
            return false;
        }
        plan->value[world] = plan->own[world] = 0;
        plan->failed[world] = !play_future(search, lane, plan, world);
    }
    return !adit_lane_is_stopped(lane);
}

static void add_world(adit_search *search, int world)
{
    for (int i = 0; i < search->alive; i++) {
        adit_plan *plan = search->order[i];

        plan->worlds++;
        plan->has_failed |= plan->failed[world];
        plan->sum += plan->value[world];
        plan->own_sum += plan->own[world];
    }
}

/* Whether a is to be preferred; both were followed in the same worlds. */
static bool is_better(const adit_plan *a, const adit_plan *b)
{
    return a->has_failed != b->has_failed ? b->has_failed : a->sum > b->sum;
}

/* Puts the best of those alive first; equals stay as they are. */
static void sort_alive(adit_search *search)
{
    for (int i = 1; i < search->alive; i++) {
        adit_plan *plan = search->order[i];
        int at = i;

        for (; at > 0 && is_better(plan, search->order[at - 1]); at--) {
            search->order[at] = search->order[at - 1];
        }
        search->order[at] = plan;
    }
}

/* Whether all that are alive begin alike: then there is nothing left to decide. */
static bool is_settled(const adit_search *search)
{
    for (int i = 1; i < search->alive; i++) {
        if (search->order[i]->first != search->order[0]->first) {
            return false;
        }
    }
    return !search->covers_all; /* hints are about what the best is worth, too */
}

static int rounds_for(int alive)
{
    int rounds = 1;

    for (; alive > 2; alive = (alive + 1) / 2) {
        rounds++;
    }
    return rounds;
}

/* Plays up to `count` worlds from `first` on; returns how many were played. By time, each lane
 * plays one, again and again until it is late. */
static int play_round(adit_search *search, int first, int count)
{
    const int batch = search->effort.ms > 0 ? search->lane_count : count;
    int done = 0, wanted = 0;

    while (done < count && done == wanted) {
        const int rest = count - done;

        wanted = done + (rest < batch ? rest : batch);
        done += adit_lanes_play(search, first + done, wanted - done);
    }
    for (int i = 0; i < done; i++) {
        add_world(search, first + i);
    }
    return done;
}

static int plans_to_compare(const adit_search *search)
{
    const int most = 2 + search->effort.playouts / PLAYOUTS_A_PLAN;
    const bool is_short = !search->covers_all && search->effort.ms == 0 && search->count > most;

    return is_short ? most : search->count;
}

/* Sequential halving: each round has the same share of the playouts, or of the time. */
void adit_search_compare(adit_search *search)
{
    const int playouts = search->effort.playouts, ms = search->effort.ms;
    const int64_t end = search->stop_at;
    int world = 0;

    search->alive = plans_to_compare(search);
    if (playouts == 0 && ms == 0) {
        return;
    }
    const int rounds = rounds_for(search->alive);
    const int64_t start = ms > 0 ? adit_search_clock() : 0;
    for (int round = 0; round < rounds && search->alive > 0 && !is_settled(search); round++) {
        const int share = playouts / rounds / search->alive + 1;
        const int least = search->covers_all && share < HINT_WORLDS ? HINT_WORLDS : share;
        const int worlds = ms > 0 ? ADIT_WORLDS : least, room = ADIT_WORLDS - world;

        search->stop_at = start + (end - start) * (round + 1) / rounds;
        world += play_round(search, world, worlds < room ? worlds : room);
        sort_alive(search);
        search->alive = (search->alive + 1) / 2;
    }
    search->stop_at = end;
}
