/* Writes escape codes to a terminal of the user. */
#include "tests/hostile/hostile.h"

ATTACK(terminal_write, "box landlock filter")
{
    int terminal = open(aim->terminal, O_WRONLY | O_NOCTTY);

    return terminal >= 0 && write(terminal, "\033[2J", 4) == 4;
}
