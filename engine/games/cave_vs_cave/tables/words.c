/* words.c - the rows of the lists in words.h. */
#include "engine/games/cave_vs_cave/state.h"

const char *const cvc_cell_names[CVC_CELLS + 1] = {
    "c0",  "c1",  "c2",  "c3",  "c4",  "c5",  "c6",  "c7",  "c8",  "c9",  "c10", "c11", "c12",
    "c13", "c14", "c15", "c16", "c17", "c18", "c19", "c20", "c21", "c22", "c23", NULL};
/* From the seventeenth on: the north sides of c12 .. c23, then the west sides of those that have a
 * cell west of them. */
const char *const cvc_slot_names[CVC_SLOTS + 1] = {
    "w0",  "w1",  "w2",  "w3",  "w4",  "w5",  "w6",  "w7",  "w8",  "w9",  "w10", "w11", "w12",
    "w13", "a0",  "a1",  "n12", "n13", "n14", "n15", "n16", "n17", "n18", "n19", "n20", "n21",
    "n22", "n23", "v13", "v14", "v16", "v17", "v19", "v20", "v22", "v23", NULL};
const char *const cvc_side_names[CVC_SIDES + 1] = {"none", "two_walls", "three_walls", NULL};

ADIT_DEFINE_WORDS(cvc_, CVC_);
