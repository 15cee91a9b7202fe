/* conformance.h - what holds for every game, checked along random play.
 *
 * A run plays one game at random and checks after every decision. What is dear is checked at
 * a sample of the decisions; the rates are part of the plan and are printed by the tests.
 */
#ifndef ADIT_TESTS_CONFORMANCE_H
#define ADIT_TESTS_CONFORMANCE_H

#include "bindings/lua/adit_lua.h"

/* Each rate: at one decision in so many; 1: at every one, 0: never. */
typedef struct {
    int all_options; /* every option applied on a copy */
    int refusals;    /* an impossible move refused, nothing changed */
    int old_copy;    /* an old copy, played on, arrives at the same state */
    int undo;
    int save;    /* saved, loaded, goes on the same */
    int views;   /* no seat sees what is hidden from it */
    int process; /* loaded in a fresh process, played to the same end (of games) */
    int record;  /* recorded and verified (of games) */
} conformance_plan;

extern const conformance_plan conformance_quick, conformance_light, conformance_careful,
    conformance_thorough;

typedef struct {
    long games, decisions, options, exchanges, refusals, undos, saves, views, processes, records;
    int longest, most_options;
    uint64_t checksum; /* of the final states */
} conformance_report;

#define CONFORMANCE_SETTINGS 24

/* Another way to play a title: with a mod, from a scenario, by other rule parameters. Lists of
 * settings end with a NULL name. */
typedef struct {
    const char *title; /* its id */
    const char *name;  /* for messages */
    int players;       /* 0: every count the title has */
    const char *mod;   /* folder of a mod that is loaded as well; NULL: none */
    adit_setting fields[CONFORMANCE_SETTINGS + 1], rules[CONFORMANCE_SETTINGS + 1];
} conformance_variant;

typedef struct {
    adit_engine *engine;
    int players;
    uint64_t seed;
    const conformance_plan *plan;
    conformance_report *report;
    const conformance_variant *variant; /* NULL: as the title is printed */
} conformance_run;

/* Plays and checks one game. On a failure the message says after which decision. */
adit_status conformance_play(const conformance_run *run, adit_err *err);

/* Plays a game on at random until its end; the same `seed` plays the same. */
adit_status conformance_finish(adit_game *game, uint64_t seed, adit_err *err);

/* The other process: loads the position in argv[3] of the game argv[2], with the mod in
 * argv[5] if there is one, plays it on by the seed in argv[4], prints the final hash. Returns the
 * exit code, or -1 if argv does not ask for this. */
int conformance_other_process(int argc, char **argv);

#endif
