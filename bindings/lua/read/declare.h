/* declare.h - what the constructors of card files leave behind.
 *
 * `dig(2)` in a card file makes a plain table that remembers which constructor made it and
 * in which line. The marks lie under light userdata keys, which no script can name.
 */
#ifndef ADIT_LUA_READ_DECLARE_H
#define ADIT_LUA_READ_DECLARE_H

#include "bindings/lua/vm/vm.h"
#include "engine/model/game_def.h"

typedef enum {
    ADITL_MADE_NONE, /* a plain table, or no table at all */
    ADITL_MADE_CARD,
    ADITL_MADE_CARDS,
    ADITL_MADE_MOD,
    ADITL_MADE_SCENARIO,
    ADITL_MADE_PATCH,  /* of the card aditl_mark_target */
    ADITL_MADE_REMOVE, /* the same */
    ADITL_MADE_NODE,   /* row: adit_node_kind */
    ADITL_MADE_VERB,   /* row: verb; arguments at 1 .. count */
    ADITL_MADE_LABEL,  /* words at 1, effect at 2 */
    ADITL_MADE_PER     /* query at 1, factor at 2 */
} aditl_made;

typedef struct {
    aditl_made made;
    int row, count, line;
    int file; /* number + 1 of the shared file that made it; 0: it is the reader's own */
} aditl_tag;

/* What made the value at `index`, which may be a read-only proxy. */
aditl_tag aditl_tag_of(lua_State *L, int index);
/* The id of the card that a patch or remove is about. */
const char *aditl_mark_target(lua_State *L, int index);
/* Pushes a table with all constructors of the game, by name. [-0, +1] */
void aditl_push_constructors(lua_State *L, const adit_game_def *def);
/* The words for node kinds, in the order of adit_node_kind up to ADIT_NODE_WHEN; then NULL. */
extern const char *const aditl_node_words[];
/* Constructors that are neither nodes nor verbs, for the reference; ends with a NULL name. */
extern const adit_name_row aditl_constructor_rows[];
extern const adit_name_row aditl_node_rows[];
/* What scenario { ... } may have; ends with NULL. */
extern const char *const aditl_scenario_keys[];

#endif
