/* problems.c - collecting what is wrong with a state. */
#include "engine/kit/kit.h"

adit_status adit_problem(adit_problems *list, const char *format, ...)
{
    adit_err one;
    va_list args;

    va_start(args, format);
    (void)adit_fail_va(&one, ADIT_INTERNAL, format, args);
    va_end(args);
    list->status = adit_err_add(list->err, list->status, ADIT_INTERNAL, &one);
    return ADIT_INTERNAL;
}
