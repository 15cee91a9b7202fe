/* err.h - how functions report that they failed, and why.
 *
 * A function that can fail returns an adit_status; the words go into an adit_err that the
 * caller may leave out. A caller that knows more adds a line with adit_err_context.
 */
#ifndef ADIT_BASE_ERR_H
#define ADIT_BASE_ERR_H

#include <stdarg.h>

#include "engine/adit.h"

#define ADIT_MUST_CHECK __attribute__((warn_unused_result))
#define ADIT_PRINTF(at, first) __attribute__((format(printf, at, first)))

/* Returns every status but ADIT_OK to the caller's caller. */
#define ADIT_TRY(call)                                                                             \
    do {                                                                                           \
        adit_status adit_try_status = (call);                                                      \
        if (adit_try_status != ADIT_OK) {                                                          \
            return adit_try_status;                                                                \
        }                                                                                          \
    } while (0)

/* Leaves the function with ADIT_NOMEM unless there was memory for the object. */
#define ADIT_TRY_NEW(object, err)                                                                  \
    do {                                                                                           \
        if ((object) == NULL) {                                                                    \
            return adit_nomem(err);                                                                \
        }                                                                                          \
    } while (0)

/* The next of several steps, which are left out from the first that fails on. */
#define ADIT_THEN(status, call)                                                                    \
    do {                                                                                           \
        if ((status) == ADIT_OK) {                                                                 \
            (status) = (call);                                                                     \
        }                                                                                          \
    } while (0)

/* First of all in a public function: ADIT_USAGE unless the required arguments are given. */
#define ADIT_NEED(is_given, err)                                                                   \
    do {                                                                                           \
        if (!(is_given)) {                                                                         \
            return adit_fail(err, ADIT_USAGE, "%s: a required argument is NULL", __func__);        \
        }                                                                                          \
    } while (0)

/* Writes the message and returns `status`, so that a caller can `return adit_fail(...)`. What
 * a %s inserts cannot begin a line of the message (format.h). */
adit_status adit_fail(adit_err *err, adit_status status, const char *format, ...) ADIT_PRINTF(3, 4);
adit_status adit_fail_va(adit_err *err, adit_status status, const char *format, va_list args)
    ADIT_PRINTF(3, 0);

/* The same with a message after it that has lines of its own, such as that of another err. */
adit_status adit_fail_with(adit_err *err, adit_status status, const char *lines, const char *format,
                           ...) ADIT_PRINTF(4, 5);
/* Just that message, with all its lines. */
adit_status adit_fail_lines(adit_err *err, adit_status status, const char *lines);
/* ADIT_NOMEM, "out of memory". */
adit_status adit_nomem(adit_err *err);

/* Adds an indented line "while ..." to a message; returns err->status. */
adit_status adit_err_context(adit_err *err, const char *format, ...) ADIT_PRINTF(2, 3);

/* For checks that continue after a failure: if `status` is one, adds the message in `one` as a line
 * of its own to `all` and returns it; otherwise returns what was found `before`. `all` may be
 * NULL. Lines that do not fit are left out whole, and the last line says so. */
adit_status adit_err_add(adit_err *all, adit_status before, adit_status status,
                         const adit_err *one);

#endif
