/* words.c - the rows of the lists in words.h. */
#include "engine/games/cave_vs_cave/state.h"

const char *const cvc_cell_names[CVC_CELLS + 1] = {"c0", "c1", "c2", "c3",  "c4",  "c5", "c6",
                                                   "c7", "c8", "c9", "c10", "c11", NULL};
const char *const cvc_slot_names[CVC_SLOTS + 1] = {"w0",  "w1",  "w2", "w3", "w4",  "w5",
                                                   "w6",  "w7",  "w8", "w9", "w10", "w11",
                                                   "w12", "w13", "a0", "a1", NULL};
const char *const cvc_side_names[CVC_SIDES + 1] = {"none", "two_walls", "three_walls", NULL};

ADIT_DEFINE_WORDS(cvc_, CVC_);
