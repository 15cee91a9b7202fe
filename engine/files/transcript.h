/* transcript.h - the inside of a recorded game that was read from its text alone.
 *
 * All lines point into the text that the head owns.
 */
#ifndef ADIT_FILES_TRANSCRIPT_H
#define ADIT_FILES_TRANSCRIPT_H

#include "engine/files/record.h"

/* Names of a head in order, so that one is found without going through all of them: a head may
 * have as many lines as fit into a file. */
typedef struct {
    const char *name;
    size_t place; /* in the list that it was made of */
} adit_named_place;

typedef struct {
    adit_named_place *item; /* by name, then by place; owned */
    size_t count;
} adit_name_list;

struct adit_story {
    char *name; /* of the file, for messages; owned */
    adit_file_head head;
    const char *body, *end; /* lines of the text behind the head, ended by zero bytes */
    int body_number;        /* of the line before it */
    const char *bad;        /* the first line that no engine writes, or NULL */
    int bad_number;         /* of it */
    adit_name_list rules, fields, cards; /* of the head */
    adit_story_step *step;
    const char **log;    /* without indent */
    const char **option; /* as they stand in the file */
    const char **result; /* without the word */
    int step_count, log_count, option_count, result_count;
    bool ends_cut; /* the last line has no end, so the last decision may be half of one */
};

/* The line is nothing that an engine writes. */
adit_status adit_story_bad_line(const adit_story *story, const char *line, int number,
                                adit_err *err);
/* Fills in the lists of names. ADIT_NOMEM: the caller frees what there is. */
adit_status adit_story_sort_names(adit_story *story, adit_err *err);

#endif
