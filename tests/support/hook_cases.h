/* hook_cases.h - a function at every hook of every kind of card, in every game.
 *
 * A place is where a card or a scenario may have a function: an event, a value, a permission, an
 * exchange, what happens when it is built, points, a fact that is an effect or a number. The places
 * come from the tables of the games, so a new row is a new case. At each place stand functions that
 * behave in various ways, from harmless to endless, and each is put through every command.
 */
#ifndef ADIT_TESTS_HOOK_CASES_H
#define ADIT_TESTS_HOOK_CASES_H

#include "engine/model/game_def.h"

/* What the function is asked for. */
typedef enum { HOOK_ACTS, HOOK_NUMBER, HOOK_REASON } hook_result;

typedef struct {
    const adit_game_def *def;
    int kind; /* of the cards that have it; -1: the scenario itself */
    int fact; /* row of its schema: only cards that have it are patched; -1: all of the kind */
    hook_result result;
    char field[6000]; /* "modify = { storage = { FILTER run = hook } }" */
} hook_place;

typedef struct {
    const hook_place *place;
    int behaviour, variant; /* variant: by whom, and under which condition */
    long number;
} hook_case;

/* Lists the places of all games; gives how many. */
int hook_places(void);
const hook_place *hook_place_at(int n);
int hook_behaviours(void);
const char *hook_behaviour_name(int behaviour);
/* Opens the games once, to know the ids of their cards; false: a game does not load. */
bool hook_learn_cards(void);
/* Writes the case into the current folder: a scenario, or a mod that patches all cards of the kind.
 * Gives the path. */
const char *hook_write(const hook_case *hook);
/* In words: "covenant, tradition, modify storage, endless". */
void hook_describe(const hook_case *hook, char *out, size_t size);

/* Opens the file and does with it what the public functions offer: plays, looks, checks, saves,
 * loads, undoes. Gives 0, 1 if it does not load or no game can begin with it, or 70 if something is
 * broken. */
int hook_use_library(const hook_case *hook, const char *path);

#endif
