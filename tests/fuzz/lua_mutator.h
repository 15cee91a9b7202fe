/* lua_mutator.h - changes to Lua sources that mostly leave them Lua.
 *
 * Bytes that are changed anywhere make nearly every source one that the parser refuses, and then
 * nothing behind the parser is tried. Here whole tokens are copied, removed, exchanged and
 * replaced, and of several tries the first is taken that the parser accepts.
 */
#ifndef ADIT_FUZZ_LUA_MUTATOR_H
#define ADIT_FUZZ_LUA_MUTATOR_H

#include <stddef.h>
#include <stdint.h>

/* For LLVMFuzzerCustomMutator of a target whose input is one byte, sources, and lines "%%%" between
 * them: of the pieces the first `sources` are Lua. One input in four is left to libFuzzer. */
size_t fuzz_mutate_lua(uint8_t *data, size_t size, size_t max, unsigned seed, int sources);

/* What libFuzzer calls in such a target. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed);

#endif
