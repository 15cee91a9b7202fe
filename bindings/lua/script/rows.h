/* rows.h - what scripts that make games can call; the rows stand beside the functions. */
#ifndef ADIT_LUA_SCRIPT_ROWS_H
#define ADIT_LUA_SCRIPT_ROWS_H

#include "bindings/lua/vm/rows.h"

/* All names of such scripts beside the library, the methods of a game and those of adit.stats();
 * each ends with NULL. */
extern const aditl_row *const aditl_script_lists[], *const aditl_match_lists[],
                                                        *const aditl_stats_lists[];

/* Functions of `adit`, those that assert, and methods of a game, by file. */
extern const aditl_row aditl_open_rows[], aditl_title_rows[], aditl_story_rows[], aditl_sim_rows[],
    aditl_stats_rows[];
extern const aditl_row aditl_assert_rows[], aditl_chance_rows[], aditl_include_rows[];
extern const aditl_row aditl_play_rows[], aditl_branch_rows[], aditl_expect_rows[],
    aditl_study_rows[];

#endif
