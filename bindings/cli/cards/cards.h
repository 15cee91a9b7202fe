/* cards.h - sheets of cards to print, cut out and play with. */
#ifndef ADIT_CLI_CARDS_CARDS_H
#define ADIT_CLI_CARDS_CARDS_H

#include "bindings/lua/adit_lua.h"

/* Draws all cards of the engine, several to an A4 sheet, as SVG files in a folder that is new or
 * empty. Returns how many cards and sheets there are. If it fails, what it wrote is removed. */
adit_status cards_write_sheets(adit_engine *engine, const char *folder, int *cards, int *sheets,
                               adit_err *err);

#endif
