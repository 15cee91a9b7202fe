/* scenario.h - what a scenario file said, as the files about scenarios share it.
 *
 * Settings of the match are kept as plain texts. Whatever needs the game's cards and scripts
 * (happenings, cards of its own, a goal in Lua) is loaded by the engine: the file is then one
 * of its mods, and the card of the kind "scenario" lies on the table.
 */
#ifndef ADIT_LUA_SCENARIO_SCENARIO_H
#define ADIT_LUA_SCENARIO_SCENARIO_H

#include "bindings/lua/adit_lua.h"
#include "bindings/lua/read/tables.h"
#include "engine/model/fields_internal.h"

#define ADITL_PATH_MAX 4096
/* So many settings of a match may be joined with those of the scenario. */
#define ADITL_SPARE 256

/* "field at least 3", "field is word". */
typedef struct {
    char *field;
    char *is; /* NULL: a number between min and max */
    int64_t min, max;
    bool has_min, has_max;
    /* Where the field lies, once it has been looked up; points: the score of a seat. */
    const adit_game_def *def;
    adit_element at;
    int points_of; /* seat, from 1; 0: a field */
} aditl_test;

typedef struct {
    aditl_test test[ADIT_MAX_GOAL_TESTS]; /* all must hold */
    int count;
    bool is_function; /* the scenario's card knows it */
    char *text;       /* in words; never NULL if there is a goal */
} aditl_goal;

struct adit_scenario {
    char *path;
    adit_text source; /* to find the lines of names */
    char *game, *title, *text, *seats;
    int players; /* 0: not said */
    bool has_seed;
    uint64_t seed;
    aditl_settings rules, fields;
    aditl_settings mods;                        /* paths */
    adit_setting *joined_rules, *joined_fields; /* room for apply */
    bool is_loaded;                             /* its file belongs among the engine's mods */
    aditl_goal goal;
    bool is_puzzle;
    adit_puzzle puzzle;
    char *next[2];        /* paths of the scenarios that follow a win and a loss; may be NULL */
    aditl_settings carry; /* fields and what they are in the next scenario */
};

/* Reads `goal`, `goal_text`, `limit`, `chance`, `others` and `seat` of the table. `human` is the
 * first seat for a person, from 1; 0: none. [-0, +0] */
void aditl_read_goal(lua_State *L, int table, adit_scenario *scenario, int human,
                     aditl_problems *problems);
void aditl_goal_free(aditl_goal *goal);

/* Reads `next` and `carry` of the table (campaign.c). [-0, +0] */
void aditl_read_campaign(lua_State *L, int table, adit_scenario *scenario,
                         aditl_problems *problems);
void aditl_campaign_free(adit_scenario *scenario);
/* Reads `carry` of the table alone. [-0, +0] */
void aditl_read_carry(lua_State *L, int table, adit_scenario *scenario, aditl_problems *problems);
/* The name on top of the stack as the path of a scenario in the folder of the file `path` or below
 * it; NULL after a problem of `key`. The caller owns it. [-0, +0] */
char *aditl_scenario_beside(lua_State *L, const char *path, const char *key,
                            aditl_problems *problems);

/* Makes room for all fields and rules of a match; again, if there are more than before
 * (scenario.c). */
adit_status aditl_scenario_make_room(adit_scenario *scenario, adit_err *err);
/* Whether a part of the path, from `from` on, is a link; what it leads to is not looked at. */
bool aditl_path_has_link(const char *path, size_t from);

#endif
