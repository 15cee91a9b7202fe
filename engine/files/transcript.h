/* transcript.h - the inside of a recorded game that was read from its text alone.
 *
 * All lines point into the text that the head owns.
 */
#ifndef ADIT_FILES_TRANSCRIPT_H
#define ADIT_FILES_TRANSCRIPT_H

#include "engine/files/record.h"

/* A line of a head that has a name: a rule parameter, a field that was set, or a card. */
typedef enum { ADIT_LINE_RULE, ADIT_LINE_SET, ADIT_LINE_CARD } adit_line_kind;

typedef struct {
    adit_line_kind kind;
    const char *name, *value;
    size_t place; /* among all of them */
} adit_head_line;

struct adit_transcript {
    char *name; /* of the file, for messages; owned */
    adit_file_head head;
    const char *body, *end; /* lines of the text after the head, ended by zero bytes */
    int body_number;        /* of the line before it */
    const char *bad;        /* the first line that no engine writes, or NULL */
    int bad_number;         /* of it */
    /* Lines of the head in order of the file, and sorted, so that one is found without going
     * through all: a head may have as many lines as fit into a file. Both are owned. */
    adit_head_line *line, *sorted;
    size_t line_count;
    adit_transcript_step *step;
    const char **log;    /* without indent */
    const char **option; /* as the file has them */
    const char **result; /* without the word */
    int step_count, log_count, option_count, result_count;
    adit_text notes; /* comments and variations, as adit_game_set_notes takes them; owned */
    bool ends_cut;   /* the last line has no end, so the last decision may be half of one */
};

/* The line is nothing that an engine writes. */
adit_status adit_transcript_bad_line(const adit_transcript *story, const char *line, int number,
                                     adit_err *err);
/* Fills in the lines of the head. ADIT_NOMEM: the caller frees what there is. */
adit_status adit_transcript_sort_lines(adit_transcript *story, adit_err *err);
/* Adds the mods and cards that have changed to a difference: they are its likely cause. */
void adit_transcript_name_changes(const adit_transcript *story, const adit_engine *engine,
                                  adit_err *err);

#endif
