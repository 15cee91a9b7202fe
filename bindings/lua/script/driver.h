/* driver.h - Lua as the driver: scripts that make games and play them.
 *
 * `adit run SCRIPT.lua` is this function and a callback that prints; `adit test` runs the tests of
 * a mod with fewer powers.
 */
#ifndef ADIT_LUA_SCRIPT_DRIVER_H
#define ADIT_LUA_SCRIPT_DRIVER_H

#include "bindings/lua/script/powers.h"
#include "engine/adit.h"

/* Receives what the script prints, in pieces. */
typedef void (*adit_run_output)(void *context, const char *text, size_t length);

/* Runs the script at `path`; `argv` is what it finds in adit.args.
 *
 * ADIT_OK when it came to its end. An error that the script did not catch keeps the status of
 * the call that failed (ADIT_ILLEGAL for a refused decision, ADIT_INPUT for cards that do not
 * load, ...); a failed expectation is ADIT_DIFFERS, a mistake in the script ADIT_SCRIPT. All
 * games and engines that the script made are released in any case. */
adit_status adit_run_script(const char *path, int argc, const char *const *argv,
                            adit_run_output write, void *context, adit_err *err);
/* The same with the powers given, which are copied; the script of adit_run_script has those of its
 * user. What a stranger's script may not do fails with ADIT_IO or ADIT_LIMIT. */
adit_status adit_run_script_with(const adit_script_powers *powers, const char *path, int argc,
                                 const char *const *argv, adit_run_output write, void *context,
                                 adit_err *err);

#endif
