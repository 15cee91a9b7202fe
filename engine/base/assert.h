/* assert.h - conditions and places that cannot occur, but are handled anyway.
 *
 * A defence that no input can reach is marked, so that readers know, every test run proves
 * it, and coverage does not ask for a test that cannot be written:
 *
 *   debug      a marked condition that holds stops the program: the mark was wrong
 *   coverage   the condition is false and its branch is not compiled, so it is not counted
 *   release    an ordinary condition: should we be wrong after all, the defence holds
 *
 * A condition under ADIT_CANNOT has no side effects. What a failed allocation, a corrupted file or
 * a card can cause needs a test, not a mark.
 */
#ifndef ADIT_BASE_ASSERT_H
#define ADIT_BASE_ASSERT_H

#include <assert.h>
#include <stdbool.h>

/* if (ADIT_CANNOT(seat < 0)) { return ADIT_INTERNAL; } */
#ifdef ADIT_COVERAGE
#define ADIT_CANNOT(condition) ((void)sizeof(!(condition)), false)
#elif defined NDEBUG
#define ADIT_CANNOT(condition) (condition)
#else
#define ADIT_CANNOT(condition) ((condition) ? (assert(!#condition), true) : false)
#endif

/* After a switch over every value of an enum; what follows is for release builds. */
#ifdef ADIT_COVERAGE
#define ADIT_UNREACHABLE() __builtin_unreachable()
#else
#define ADIT_UNREACHABLE() assert(!"this place cannot be reached")
#endif

#endif
