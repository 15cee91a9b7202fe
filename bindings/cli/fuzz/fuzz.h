/* fuzz.h - what the parts of `adit fuzz` share.
 *
 * A game is a start and decisions as text; both are plain lists here, so that shrinking means
 * removing entries and playing again.
 */
#ifndef ADIT_CLI_FUZZ_FUZZ_H
#define ADIT_CLI_FUZZ_FUZZ_H

#include "bindings/cli/session/session.h"
#include "bindings/cli/session/target.h"
#include "bindings/cli/term/json.h"

int cmd_fuzz(const cli_args *args);

/* A list of words that owns them. */
typedef struct {
    char **item;
    int count, capacity;
} fuzz_words;

bool fuzz_words_add(fuzz_words *words, const char *word);
bool fuzz_words_copy(fuzz_words *to, const fuzz_words *from);
/* Removes `count` of them from `first` on. */
void fuzz_words_cut(fuzz_words *words, int first, int count);
void fuzz_words_free(fuzz_words *words);

/* How a game starts. Each field has the value with the same index. */
typedef struct {
    int players;
    uint64_t seed;
    fuzz_words fields, values;
} fuzz_start;

bool fuzz_start_copy(fuzz_start *to, const fuzz_start *from);
void fuzz_start_free(fuzz_start *start);

/* A fault that was found in a game. */
typedef struct {
    adit_err err;  /* status ADIT_OK: nothing */
    char key[256]; /* identifies the fault: status and place, without numbers */
    fuzz_start start;
    fuzz_words line;  /* decisions; the last one fails, or what it leaves behind is wrong */
    int met;          /* number of games */
    bool is_shortest; /* no shorter sequence leads there from this start */
    char file[4096];  /* where it was written; "" */
} fuzz_fault;

void fuzz_fault_free(fuzz_fault *fault);

enum { FUZZ_MAX_FAULTS = 10, FUZZ_MAX_CARDS = 512 };

typedef struct {
    char id[160];
    bool is_on_table; /* in every game */
    int placed;       /* games in which it was put into play at the start */
    int decided;      /* decisions that named it, or that it asked for */
} fuzz_card;

/* What can be set at the start of a game with this number of players. The fields and values put
 * the cards with these ids somewhere; "": the game refused it. */
typedef struct {
    fuzz_words fields, values, ids;
    fuzz_words goods; /* "player[1].goods.wood" */
    int players;
} fuzz_places;

typedef struct {
    cli_author author;
    const adit_game_info *title;
    adit_engine *engine; /* strict, and everything is run twice */
    adit_engine *twin;   /* the same with another Lua state; NULL: games are not compared */
    int players;         /* 0: any number */
    fuzz_card card[FUZZ_MAX_CARDS];
    int card_count;
    fuzz_places places; /* where cards can be put at the start */
    int games;
    int64_t decisions;
    int64_t budget;     /* decisions that shrinking may still make */
    adit_budget *whole; /* for all games; NULL: no limit */
    fuzz_fault fault[FUZZ_MAX_FAULTS];
    int fault_count;
} fuzz_run;

/* ---- Dice: everything in a game follows from its seed ---- */

typedef struct {
    uint64_t state;
} fuzz_dice;

int fuzz_below(fuzz_dice *dice, int n); /* 0 .. n - 1 */

/* ---- Starts (start.c) ---- */

/* A start for the game with these dice: some of the mod's cards in play, some goods. */
adit_status fuzz_start_make(fuzz_run *fuzz, fuzz_dice *dice, fuzz_start *start, adit_err *err);
/* Starts the game with one of the two engines. The caller owns it. */
adit_status fuzz_start_game(adit_engine *engine, fuzz_run *fuzz, const fuzz_start *start,
                            adit_game **game, adit_err *err);
void fuzz_places_free(fuzz_places *places);

/* ---- Playing (play.c) ---- */

typedef struct {
    const fuzz_words *wanted; /* decisions to make; those that are not offered are skipped */
    fuzz_dice *dice;          /* or decide by these */
    int limit;                /* decisions; more are a fault only if `must_end` */
    bool must_end;
    bool thorough; /* makes every check after each decision, not only now and then */
} fuzz_plan;

/* Plays from the start; overwrites `out` with the decisions and the fault that was found.
 * False when memory ran out. */
bool fuzz_play(fuzz_run *fuzz, const fuzz_start *start, const fuzz_plan *plan, fuzz_fault *out);
/* Checks that the game is valid at this question. */
adit_status fuzz_check(adit_game *game, bool thorough, adit_err *err);
/* Fills in `key` from `err`. */
void fuzz_fault_name(fuzz_fault *fault);

/* ---- Shrinking (shrink.c) ---- */

/* Makes the start and the line of the fault as short as it can. */
void fuzz_shrink(fuzz_run *fuzz, fuzz_fault *fault);

/* ---- Reports (report.c) ---- */

/* Writes the fault as a recorded game that ends with the decision that fails. */
adit_status fuzz_write(fuzz_run *fuzz, fuzz_fault *fault, const char *path, adit_err *err);
void fuzz_report(const fuzz_run *fuzz, uint64_t seed);
void fuzz_report_json(const fuzz_run *fuzz, uint64_t seed, cli_json *json);

/* ---- Trying a file again (again.c) ---- */

/* Plays the recorded game with every check. Returns an exit code. */
int fuzz_again(const cli_args *args, const char *path);

#endif
