/* seats.c - the names of those who play. */
#include "engine/match/seats.h"

#include <string.h>

static const char allowed[] = "abcdefghijklmnopqrstuvwxyz"
                              "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                              "0123456789_-.:/ ";

adit_status adit_seat_name_check(const char *name, size_t length, adit_err *err)
{
    ADIT_NEED(name != NULL, err);

    const int shown = length < 80 ? (int)length : 80;

    if (length == 0) {
        return adit_fail(err, ADIT_USAGE, "a player name is empty");
    }
    if (length > ADIT_SEAT_NAME_MAX) {
        return adit_fail(err, ADIT_USAGE,
                         "player name '%.*s...' is too long; at most %d characters are "
                         "allowed",
                         shown, name, ADIT_SEAT_NAME_MAX);
    }
    for (size_t i = 0; i < length; i++) {
        if (name[i] == '\0' || strchr(allowed, name[i]) == NULL) {
            return adit_fail(err, ADIT_USAGE,
                             "invalid player name '%.*s'; allowed are letters (a-z, A-Z), digits, "
                             "spaces and _-.:/",
                             shown, name);
        }
    }
    return ADIT_OK;
}

adit_status adit_seats_check(const char *names, adit_err *err)
{
    if (names[0] == '\0') {
        return ADIT_OK;
    }
    if (strlen(names) > ADIT_SEATS_MAX) {
        return adit_fail(err, ADIT_USAGE, "the player names have more than %d characters in total",
                         ADIT_SEATS_MAX);
    }
    for (;; names++) {
        size_t length = strcspn(names, ",");

        ADIT_TRY(adit_seat_name_check(names, length, err));
        names += length;
        if (*names == '\0') {
            return ADIT_OK;
        }
    }
}
