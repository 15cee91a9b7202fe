/* story.h - the inside of a recorded game that was read from its text alone.
 *
 * All lines point into the text that the head owns.
 */
#ifndef ADIT_CORE_STORY_H
#define ADIT_CORE_STORY_H

#include "engine/core/record.h"

struct adit_story {
    char *name; /* of the file, for messages; owned */
    adit_file_head head;
    adit_story_step *step;
    const char **log;    /* without indent */
    const char **option; /* as they stand in the file */
    const char **result; /* without the word */
    int step_count, log_count, option_count, result_count;
    bool ends_cut; /* the last line has no end, so the last decision may be half of one */
};

#endif
