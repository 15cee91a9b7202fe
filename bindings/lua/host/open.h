/* open.h - what the program asks of card files without an engine. */
#ifndef ADIT_LUA_HOST_OPEN_H
#define ADIT_LUA_HOST_OPEN_H

#include "engine/base/text.h"

/* A card as Lua source, written from what its file declares: locals that its functions need, then
 * `return card { ... }`. For cards that a file makes in a loop, which have no source of their own
 * (load/write_card.c). ADIT_INPUT or ADIT_SCRIPT if it cannot be written. */
adit_status aditl_card_write(const adit_engine_options *options, const char *id, adit_text *out,
                             adit_err *err);

#endif
