/* part.h - parts of a run that is shared out with --shard, and putting them together.
 *
 * A part is a text file: what the run is (about.h), which games these are, the sums over them and,
 * if asked for, a line of CSV for each seat of each game. It is complete or does not exist: it is
 * written under another name and renamed at the end. The last line is a hash of all lines before,
 * against files that were cut or mixed up on the way. A file may come from anywhere, so every
 * number is checked before it is used.
 */
#ifndef ADIT_CLI_SIM_PART_H
#define ADIT_CLI_SIM_PART_H

#include "bindings/cli/sim/sim.h"

#define SIM_PART_HEAD "adit-sim-part 1"
/* Bytes of a line, of which the text of a fault can be the longest, and of all lines about the run.
 */
enum { SIM_PART_LINE = 64 << 10, SIM_PART_ABOUT = 1 << 20 };

/* ---- Writing (part_write.c) ---- */

typedef struct sim_part sim_part;
/* Begins a part in the place of `path`, which may be an earlier part but no other file. */
adit_status sim_part_open(const char *path, const sim_about *about, sim_part **part, adit_err *err);
/* Where lines of CSV are written to. */
FILE *sim_part_lines(const sim_part *part);
adit_status sim_part_finish(sim_part *part, const sim_sums *sums, adit_err *err);
/* Removes what was not finished. NULL is fine. */
void sim_part_close(sim_part *part);

/* ---- Reading (part_read.c) ---- */

/* Reads the lines of a part one by one. */
typedef struct {
    FILE *file;
    const char *path;
    int64_t line; /* from 1 */
    uint64_t hash;
    char *text; /* SIM_PART_LINE bytes; owned */
} sim_part_reader;
adit_status sim_reader_open(sim_part_reader *reader, const char *path, adit_err *err);
/* The next line without its end, or NULL: the file ends, or the line is too long or cut. */
char *sim_reader_next(sim_part_reader *reader);
void sim_reader_close(sim_part_reader *reader);

/* Reads and checks a whole part; about and sums are closed by the caller in every case. */
adit_status sim_part_read(const char *path, sim_about *about, sim_sums *sums, bool *has_lines,
                          adit_err *err);

/* ---- Together (merge.c) ---- */

/* `adit sim --merge PART...`; returns the exit code. */
int sim_merge(const cli_args *args);
/* What --json, --csv and the text report end with (cmd_sim.c). */
int sim_report_sums(const cli_args *args, const sim_about *about, const sim_sums *sums,
                    const sim_end *end);

#endif
