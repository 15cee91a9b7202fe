/* queries.c - what cards may count: name, value and meaning. */
#include "engine/games/template/game.h"

#define DEMO_QUERY_MAP(X) X(height, demo_state_of(tx)->player[seat].height, "steps climbed")

ADIT_DEFINE_QUERIES(demo_, DEMO_);
