/* hook_walk.h - all hooks that cards of a game can have, and mods that have some of them.
 *
 * A case is a kind of card, a hook, a row of the table that the hook is about, and `by`. The walk
 * writes the mods; what becomes of them is the business of the test.
 */
#ifndef ADIT_TESTS_HOOK_WALK_H
#define ADIT_TESTS_HOOK_WALK_H

#include <stdio.h>

#include "engine/rules/runner.h"

typedef enum {
    WALK_ON,
    WALK_MODIFY,
    WALK_ALLOW,
    WALK_FORBID,
    WALK_REWRITE,
    WALK_EXCHANGE,
    WALK_BUILT,
    WALK_SCORE,
    WALK_HOOKS
} walk_hook;

enum {
    WALK_MAX_NAMES = 200,
    WALK_MAX_CASES = 32000,
    WALK_KIND_LINES = 120,
    WALK_MAX_LINES = (ADIT_MAX_KINDS + 1) * 120
};

/* An event, a value or a permission. */
typedef struct {
    char name[80];
    int row;
    int verb; /* it belongs to; -1: to none */
    bool is_price;
} walk_name;

typedef struct {
    uint8_t kind, by;
    walk_hook hook;
    int16_t name; /* in the table of the hook; -1: the hook needs none */
    bool is_loaded, is_refused, has_run;
} walk_case;

typedef struct {
    const adit_game_def *game;
    char path[2][600];
    const char *mods[2]; /* that the games are played with: they have cards of more kinds */
    adit_engine *base;   /* with these mods */
    walk_name name[3][WALK_MAX_NAMES];
    int name_count[3];
    walk_case it[WALK_MAX_CASES];
    int count, kind_first[ADIT_MAX_KINDS + 1];
    /* By line of the file of each kind. */
    int16_t line_case[WALK_MAX_LINES]; /* a case stands there: + 1 */
    struct {
        int16_t kind, hook; /* the whole field begins there; kind -1: none does */
    } line_field[WALK_MAX_LINES];
} walk;

/* All cases of the game. Freed by walk_end. */
walk *walk_begin(const adit_game_def *game);
void walk_end(walk *w);

/* The number of a case, or -1. For hooks without names `by` and `row` do not matter. */
int walk_find(const walk *w, int kind, walk_hook hook, int by, int row);

/* Whether some case has not been loaded yet; writes a mod with as many of them as cards can hold;
 * marks those that the problems name. A problem without a reason, or on any other line, fails. */
bool walk_has_unloaded(const walk *w, int by);
void walk_write_load(walk *w, const char *folder, int by);
void walk_note_refused(walk *w, const char *problems);

/* A mod in which all cards have some of the cases that have not run yet, by turns. */
void walk_write_round(walk *w, const char *folder, int round);
/* How many have neither run nor been refused; the report names them. */
int walk_left(const walk *w);
int walk_report(const walk *w);

/* Which table a hook is about: 0 events, 1 values, 2 permissions; -1: none. */
int walk_table_of(walk_hook hook);
/* The mod that the game is played with, and more cards, as source. */
const char *walk_expansion_of(const char *game);
const char *walk_cards_of(const char *game);
/* Where some matches of the game start, so that random players come to everything. */
const adit_setting *walk_start_of(const char *game);

#endif
