/* planner.c - the built-in player "planner", and its levels. */
#include "engine/players/plans.h"

#include <stdlib.h>
#include <string.h>

#include "engine/base/memory.h"

enum {
    MOST_PLAYOUTS = 1000000,
    MOST_SECONDS = 3600,
    DEFAULT_PLAYOUTS = 100, /* of a planner whose effort nobody names */
    PLANS = 16,
    TRIES = 24
};

/* The levels. Each beats the one above it; docs/reference/players.md says how clearly. */
static const struct {
    const char *name;
    adit_effort effort;
} levels[] = {
    {"easy", {.turns = 8}},
    {"medium", {.turns = 64}},
    {"hard", {.turns = 200, .playouts = 36, .plans = 8, .tries = 24}},
    {"expert", {.turns = 2000, .playouts = 800, .plans = 32, .tries = 48}},
};
#define LEVEL_COUNT ((int)(sizeof levels / sizeof levels[0]))

typedef struct {
    adit_dice_bot base;
    adit_search search;
    bool has_told; /* of the fault */
} planner_bot;

static adit_status planner_choose(adit_bot *bot, adit_game *game, int *index, adit_err *err)
{
    planner_bot *self = (planner_bot *)bot;

    ADIT_TRY(adit_search_run(&self->search, game, err));
    *index = adit_search_answer(&self->search);
    return ADIT_OK;
}

static void planner_free(adit_bot *bot)
{
    planner_bot *self = (planner_bot *)bot;

    adit_search_close(&self->search);
    adit_free(self);
}

const char *adit_planner_fault(adit_bot *bot)
{
    planner_bot *self = (planner_bot *)bot;

    if (bot->choose != planner_choose || self->has_told || self->search.fault.status == ADIT_OK) {
        return NULL;
    }
    self->has_told = true;
    return self->search.fault.text;
}

/* ---- Efforts ---- */

static adit_effort effort_of_playouts(int playouts)
{
    const int turns = 64 + 4 * playouts;

    return (adit_effort){
        .turns = turns < 2000 ? turns : 2000, .playouts = playouts, .plans = PLANS, .tries = TRIES};
}

adit_status adit_effort_read(const char *text, adit_effort *effort, adit_err *err)
{
    char *rest = NULL;

    if (text == NULL) {
        *effort = effort_of_playouts(DEFAULT_PLAYOUTS);
        return ADIT_OK;
    }
    for (int i = 0; i < LEVEL_COUNT; i++) {
        if (strcmp(levels[i].name, text) == 0) {
            *effort = levels[i].effort;
            return ADIT_OK;
        }
    }
    const long number = text[0] >= '1' && text[0] <= '9' ? strtol(text, &rest, 10) : 0;
    const bool is_ms = number > 0 && strcmp(rest, "ms") == 0;
    if (number > 0 && *rest == '\0' && number <= MOST_PLAYOUTS) {
        *effort = effort_of_playouts((int)number);
        return ADIT_OK;
    }
    if (number > 0 && (is_ms || strcmp(rest, "s") == 0) &&
        number <= (is_ms ? MOST_SECONDS * 1000L : MOST_SECONDS)) {
        *effort = (adit_effort){
            .ms = (int)(is_ms ? number : number * 1000), .plans = PLANS, .tries = TRIES};
        return ADIT_OK;
    }
    return adit_fail(err, ADIT_USAGE,
                     "planner: invalid effort '%s'; expected easy, medium, hard, expert, a number "
                     "of playouts (1 to %d) or a time such as 500ms or 2s",
                     text, MOST_PLAYOUTS);
}

adit_dice_bot *adit_planner_new(const adit_effort *effort, int seat, uint64_t seed)
{
    static const adit_bot planner = {planner_choose, planner_free};
    planner_bot *self =
        (planner_bot *)(void *)adit_dice_bot_new(sizeof *self, &planner, seat, seed);

    if (self != NULL) {
        self->search.effort = *effort;
        self->search.seat = seat;
        self->search.seed = seed;
        return &self->base;
    }
    return NULL;
}
