/* futures.c - plan search, the second half: plans are followed into possible futures; see plans.h.
 *
 * All plans that are still compared are followed in the same worlds, with the same dice for the
 * light player, so that they differ by what they are and not by luck.
 */
#include "engine/players/plans.h"

#include <limits.h>

#include "engine/rules/runner.h"

enum {
    ROUNDS_AHEAD = 1,   /* turns that everybody still has in a playout, */
    LEAST_AHEAD = 3,    /* but as many in all */
    HINT_WORLDS = 4,    /* for hints at least, or nobody knows how sure a loss is */
    PLAYOUTS_A_PLAN = 6 /* fewer, and fewer plans are compared */
};

static void swap_games(adit_game **a, adit_game **b)
{
    adit_game *kept = *a;

    *a = *b;
    *b = kept;
}

/* The light player: the best of a few random turns for the seat whose turn it is. False if none can
 * be played. */
static bool play_light(adit_search *search, int world, int turn)
{
    const adit_stretch stretch = adit_stretch_of(search->trial);
    int best = INT_MIN;

    for (int i = 0; i < ADIT_LIGHT_TRIES && !adit_search_is_stopped(search); i++) {
        adit_game_copy(search->attempt, search->trial);
        adit_dice_begin(&search->dice, (uint32_t)(1 + world),
                        (uint32_t)(turn * ADIT_LIGHT_TRIES + i));
        if (!adit_search_finish(search, search->attempt, &stretch, 0)) {
            continue;
        }
        const int worth = adit_game_evaluate(search->attempt, stretch.active + 1);
        if (worth > best) {
            best = worth;
            swap_games(&search->attempt, &search->best);
        }
    }
    if (best == INT_MIN) {
        return false;
    }
    swap_games(&search->trial, &search->best);
    return true;
}

/* Plays the turn of the plan in the world, as far as it fits. */
static bool follow_plan(adit_search *search, const adit_plan *plan)
{
    adit_game_copy(search->trial, search->world);
    for (int i = 0; i < plan->line.count && !adit_stretch_is_over(&search->stretch, search->trial);
         i++) {
        const int index = adit_find_option(search->trial, plan->line.option[i]);

        if (index < 0) {
            return i > 0; /* what was dealt differently */
        }
        if (!adit_search_decide(search, search->trial, index)) {
            return false;
        }
    }
    return true;
}

/* One playout; *worth and *own are how it ends for the seat. False if a card failed at the plan. */
static bool play_future(adit_search *search, const adit_plan *plan, int world, int *worth, int *own)
{
    const int players = adit_game_players(search->world);
    const int ahead = ROUNDS_AHEAD * players > LEAST_AHEAD ? ROUNDS_AHEAD * players : LEAST_AHEAD;

    if (!follow_plan(search, plan)) {
        return false;
    }
    for (int turn = 0; turn < ahead && !adit_game_is_over(search->trial); turn++) {
        if (!play_light(search, world, turn)) {
            break;
        }
    }
    *worth = adit_worth_for(search->trial, search->seat);
    *own = adit_game_evaluate(search->trial, search->seat);
    return true;
}

/* Follows all plans that are alive in one world. False: there was no time for all of them, and none
 * of it counts. */
static bool play_world(adit_search *search, adit_game *game, int world)
{
    int worth[ADIT_MAX_OPTIONS], own[ADIT_MAX_OPTIONS];

    adit_search_deal(search, game, 1 + world);
    for (int i = 0; i < search->alive; i++) {
        adit_plan *plan = search->order[i];

        worth[i] = own[i] = 0;
        if (adit_search_is_stopped(search) || adit_search_is_late(search, search->stop_at)) {
            return false;
        }
        plan->has_failed |= !play_future(search, plan, world, &worth[i], &own[i]);
    }
    for (int i = 0; i < search->alive; i++) {
        adit_plan *plan = search->order[i];

        plan->value[plan->worlds++] = worth[i];
        plan->sum += worth[i];
        plan->own_sum += own[i];
    }
    return true;
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

/* Sequential halving: each round has the same share of the playouts, or of the time. */
void adit_search_compare(adit_search *search, adit_game *game)
{
    const int playouts = search->effort.playouts, ms = search->effort.ms;
    const int64_t end = search->stop_at;
    int world = 0;

    search->alive = search->count;
    if (!search->covers_all && ms == 0 && search->alive > 2 + playouts / PLAYOUTS_A_PLAN) {
        search->alive = 2 + playouts / PLAYOUTS_A_PLAN;
    }
    if (playouts == 0 && ms == 0) {
        return;
    }
    const int rounds = rounds_for(search->alive);
    const int64_t start = ms > 0 ? adit_search_clock() : 0;
    for (int round = 0; round < rounds && search->alive > 0 && !is_settled(search); round++) {
        const int share = playouts / rounds / search->alive + 1;
        const int least = search->covers_all && share < HINT_WORLDS ? HINT_WORLDS : share;
        const int worlds = ms > 0 ? ADIT_WORLDS : least;

        search->stop_at = start + (end - start) * (round + 1) / rounds;
        for (int i = 0; i < worlds && world < ADIT_WORLDS; i++) {
            if (!play_world(search, game, world)) {
                break;
            }
            world++;
        }
        sort_alive(search);
        search->alive = (search->alive + 1) / 2;
    }
    search->stop_at = end;
}
