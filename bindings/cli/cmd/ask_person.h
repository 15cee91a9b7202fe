/* ask_person.h - a person who plays a seat in a game of a script (`adit run`). */
#ifndef ADIT_CLI_CMD_ASK_PERSON_H
#define ADIT_CLI_CMD_ASK_PERSON_H

#include "engine/adit.h"

/* Shows the question to the seat and reads its answer from standard input; `ask` of a script's
 * powers. ADIT_INPUT: the input ended, the person left, or a line without a terminal fits no
 * option. */
adit_status cmd_ask_person(void *context, adit_game *game, int seat, int *index, adit_err *err);

#endif
