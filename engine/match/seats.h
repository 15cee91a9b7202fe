/* seats.h - the names of those who play, wherever they come from.
 *
 * They are typed, stand in scenarios and scripts, and become a line of recorded games and saved
 * positions. A file that anybody wrote must be nothing but a game whatever reads it, so a name
 * has only letters, digits and a few signs that mean nothing to a shell, a terminal or a table.
 */
#ifndef ADIT_MATCH_SEATS_H
#define ADIT_MATCH_SEATS_H

#include <stddef.h>

#include "engine/base/err.h"

#define ADIT_SEAT_NAME_MAX 240 /* bytes of one name */
#define ADIT_SEATS_MAX 255     /* bytes of all names with the commas between them */

/* Like adit_seat_name_check for "human,greedy"; "" is fine: no names. */
adit_status adit_seats_check(const char *names, adit_err *err);

#endif
