/* game_def.c - rows that every game has beside those of its own tables. */
#include "engine/model/game_def.h"

const adit_kind_row *adit_kind_at(const adit_game_def *def, int kind)
{
    static const adit_fact_row no_facts[] = {{.name = NULL}};
    static const adit_kind_row scenario = {"scenario", no_facts, "what a scenario adds to a match"};

    return kind == ADIT_KIND_SCENARIO ? &scenario : &def->kinds[kind];
}
