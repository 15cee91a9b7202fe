/* tree.h - turns on trial that begin alike: what was decided once is not carried out again.
 *
 * A player that finishes a turn at random many times comes to the same positions again and again.
 * A tree remembers them for one question of one game: a node for each position, with its open
 * question, so that a walk that comes back to it neither decides nor asks anything. Only a walk
 * that leaves the known ways carries something out, in the trial game. A decision is a function of
 * the position, so walks end where they would have ended without the tree.
 *
 * Its memory is limited; a walk for which there is no room is carried out in the trial game alone.
 */
#ifndef ADIT_PLAYERS_TREE_H
#define ADIT_PLAYERS_TREE_H

#include "engine/players/internal.h"

typedef struct adit_tree adit_tree;

/* An empty tree that plays in games like this one. The caller owns it; NULL: out of memory. */
adit_tree *adit_tree_new(const adit_game *game);
void adit_tree_free(adit_tree *tree);

/* Forgets everything; the root is the open question of `game`, and a turn ends with the stretch.
 * On a failure, which is one of looking at the game, nothing may be asked of the tree. */
ADIT_MUST_CHECK adit_status adit_tree_begin(adit_tree *tree, adit_game *game,
                                            const adit_stretch *stretch);
/* The walks are over; until now other games of the engine may show too few options. */
void adit_tree_end(adit_tree *tree);
/* Forgets all but the root and which states were met: no walk goes there any more. The walk is at
 * the root. */
void adit_tree_prune(adit_tree *tree);
/* Forgets which states were met, too: states that were met before are new again. */
void adit_tree_forget_met(adit_tree *tree);
/* The walk begins again at the root. */
void adit_tree_return(adit_tree *tree);

/* The index of the option among all that are offered at the root, or -1. The walk is there. */
int adit_tree_find_first(adit_tree *tree, adit_option wanted);
/* The index of any option where the walk is; see adit_any_option. */
int adit_tree_any_option(adit_tree *tree, adit_dice *dice);
/* Decides, or follows the decision if it was made there before; any failure is that of
 * adit_game_decide, and leaves the walk where it was. */
adit_status adit_tree_decide(adit_tree *tree, int index);
/* Whether the turn has ended where the walk is. */
bool adit_tree_is_over(const adit_tree *tree);
/* False if a walk has asked this before in an equal state, as far as that is known; if not, the
 * trial game stands where the walk is. To be asked at the end of each walk. */
bool adit_tree_is_new(adit_tree *tree);
/* The game in which the walk is carried out; it stands where the walk is after a decision that was
 * made for the first time. Borrowed. */
adit_game *adit_tree_trial(adit_tree *tree);

#endif
