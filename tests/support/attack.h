/* attack.h - one attack as its file tells it, and how the kinds of attacks are carried out.
 *
 * An attack is a file or a folder in tests/attacks. Comments at its top (of a folder: at the
 * top of its `about.txt`) say how it is run and what must come of it:
 *
 *   -- as: card | mod | scenario | bot | script | test | save | record
 *   -- outcome: clean fault | refused at load | runs, bounded
 *   -- says: TEXT          must be in what is told (message, log, output); may be repeated
 *   -- never: TEXT         must not be; may be repeated
 *   -- status: NAME        with which it ends, such as LIMIT; left out: any of the outcome's
 *   -- game: ID            left out: cave_vs_cave
 *   -- play: WORDS | ...   the decisions to make, `random N`, or `examples` of its cards; left
 *                          out: `take ID:ID | go`; a save or record has 10 random ones
 *   -- fill: N TEXT        stands N times in the place of FILL; '#' in it is a rising number
 *   -- before: 5.4.8       of Lua; from this release on it runs, and need not say anything
 *   -- ends: by time       the limit of time may end it, so it need not go the same way twice
 *   -- mods: NAME NAME     of a folder: which of its folders are the mods, in this order
 *   -- edit: cut N | flip N | append TEXT | replace OLD => NEW | repeat N | whole TEXT
 *                          of a save or record: what is done to a good one; may be repeated
 *   -- edit: set NAME = VALUE | drop WORDS | double WORDS | pick LINE | picks N LINE | repair
 *                          of a save: a field, the line that begins with the words left out or
 *                          doubled, lines behind the picks; `repair` makes length and checksum
 *                          fit, so that what stands between them is put to the test
 *
 * "card" and "mod" play a game with it, "bot" lets it decide, "script" is `adit run`, "test" a
 * script that `adit test` runs, "save" and "record" are read as such. A folder holds `bot.lua`,
 * `script.lua`, `scenario.lua`, or is a mod.
 */
#ifndef ADIT_TESTS_ATTACK_H
#define ADIT_TESTS_ATTACK_H

#include <stdio.h>

#include "engine/base/text.h"
#include "tests/support/adit_cmocka.h"

enum { ATTACK_TEXTS = 12, ATTACK_TEXT = 300 };

typedef enum { ATTACK_FAULTS, ATTACK_REFUSED, ATTACK_RUNS } attack_outcome;

typedef struct {
    char text[ATTACK_TEXTS][ATTACK_TEXT];
    int count;
} attack_texts;

typedef struct {
    char path[512]; /* of the file or folder */
    char name[128]; /* without ending */
    bool is_folder;
    char as[32], ends[32], game[64], status[32], play[ATTACK_TEXT], mods[ATTACK_TEXT],
        fill[ATTACK_TEXT], before[32];
    attack_outcome outcome;
    attack_texts says, never, edits;
} attack_file;

/* What came of it. */
typedef struct {
    attack_outcome outcome;
    adit_err err;
    adit_text told;     /* message, log lines, output */
    const char *broken; /* a promise that was not kept, or NULL */
    uint64_t before;    /* the game that was played before or after, to compare */
    double seconds;     /* of computing that the attack itself got: loading it, or its
                           dearest decision */
} attack_result;

/* Reads the comments; false if the file holds no attack. Fails the test if it is written
 * wrongly. */
bool attack_read(attack_file *attack, const char *path);

/* Carries it out in a fresh engine. `other_first`: a harmless game is played before, else
 * after; it must go the same way. The caller frees result->told. */
void attack_run(const attack_file *attack, bool other_first, attack_result *result);

/* Plays up to `count` decisions by a generator of its own and gives a hash over all that was
 * seen. Decisions that fault are answered otherwise. */
uint64_t attack_play_on(adit_game *game, int count, uint64_t seed);
/* Does one thing to a good file. */
void attack_edit(adit_text *text, const char *how);
/* The time of computing of this process so far. */
double attack_seconds(void);
/* A match of two, or as many as the game wants, with a fixed seed. */
adit_status attack_new_game(adit_engine *engine, adit_game **game, adit_err *err);

#endif
