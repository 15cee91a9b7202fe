/* replay.h - a recorded game that is shown: shared by the files of `adit replay`.
 *
 * The story is the content of the file. Next to it a game is replayed as far as it matches the
 * recording, so that the table can be drawn; after that point only the story is shown.
 */
#ifndef ADIT_CLI_REPLAY_REPLAY_H
#define ADIT_CLI_REPLAY_REPLAY_H

#include "bindings/cli/play/play.h"

/* The keys at a terminal, for help and for the screen (steps.c). */
#define CLI_REPLAY_KEYS                                                                            \
    "n next, b back, j jump to a step, a start, e end, o options, p play, q quit"

typedef struct {
    const cli_args *args;
    const char *path;
    cli_match *match;
    const adit_transcript *story; /* the match's file */
    adit_transcript_check check;  /* how far the replay matches the story */
    adit_game *game;              /* at step `at`; NULL: it cannot even be started */
    int at;
    int steps; /* to show: all, or up to --until */
    int seat;  /* whose view; 0: everything */
    cli_terminal terminal;
    adit_budget budget; /* of replaying; continuing the game has none */
} cli_replay;

int cmd_replay(const cli_args *args);
int cmd_review(const cli_args *args);

/* Whether the table of this step can be drawn. */
bool replay_is_live(const cli_replay *replay, int step);
/* Moves the game to a step that is live. CLI_OK, or an exit code after a message. */
int replay_go(cli_replay *replay, int step);
/* The decision of step `step` (from 1) and its results; 0: the setup. Moves the game. */
int replay_show_step(cli_replay *replay, int step);
/* Title, seed and players. */
void replay_show_header(const cli_replay *replay);
/* Reports on stderr what would go differently now. */
void replay_tell_difference(const cli_replay *replay);
/* All steps, one after the other, and the table at the end (show.c). */
int replay_print(cli_replay *replay);
/* Step by step with keys (steps.c). */
int replay_steps(cli_replay *replay);
/* Continues the game from its current step. */
int replay_play_on(cli_replay *replay);
/* Where two recorded games differ (diff.c). */
int replay_diff(const cli_args *args, const char *path, const char *other);

#endif
