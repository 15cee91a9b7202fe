/* part_write.c - writes a part of a run of `adit sim`. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/cli/sim/part.h"
#include "engine/base/memory.h"

struct sim_part {
    char *path, *other; /* its name, and that until it is finished; owned */
    FILE *out;
};

/* ---- The file ---- */

static adit_status fail_io(const sim_part *part, const char *doing, adit_err *err)
{
    return adit_fail(err, ADIT_IO, "%s: cannot %s the part: %s", part->path, doing,
                     strerror(errno));
}

static adit_status check_place(const char *path, adit_err *err)
{
    sim_part_reader reader;
    struct stat about;

    if (stat(path, &about) != 0 && errno == ENOENT) {
        return ADIT_OK;
    }
    adit_status status = sim_reader_open(&reader, path, err);
    if (status == ADIT_OK) {
        const char *line = sim_reader_next(&reader);
        if (line == NULL || strcmp(line, SIM_PART_HEAD) != 0) {
            status = adit_fail(err, ADIT_USAGE,
                               "%s: is a file of another kind; --part replaces only parts", path);
        }
    }
    sim_reader_close(&reader);
    return status;
}

/* As any new file, not as a secret one. */
static void share_file(int file)
{
    const mode_t mask = umask(0);

    umask(mask);
    (void)fchmod(file, 0666 & ~mask);
}

static adit_status create_other(sim_part *part, adit_err *err)
{
    const int file = mkstemp(part->other);

    if (file < 0) {
        part->other[0] = '\0'; /* nothing to remove */
        return fail_io(part, "create", err);
    }
    share_file(file);
    part->out = fdopen(file, "w+");
    if (part->out == NULL) {
        close(file);
        return fail_io(part, "create", err);
    }
    return ADIT_OK;
}

/* The only place that writes texts of others: a file, not the terminal. */
static void put_text(const sim_part *part, const adit_text *text)
{
    fwrite(text->data, 1, text->length, part->out);
}

adit_status sim_part_open(const char *path, const sim_about *about, sim_part **out, adit_err *err)
{
    sim_part *part = adit_alloc(sizeof *part);
    const size_t size = strlen(path) + sizeof ".tmp-XXXXXX";
    adit_text head = {0};

    *out = part;
    ADIT_TRY_NEW(part, err);
    part->path = adit_strdup(path);
    part->other = adit_alloc(size);
    if (part->path == NULL || part->other == NULL) {
        return adit_nomem(err);
    }
    ADIT_TRY(check_place(path, err));
    snprintf(part->other, size, "%s.tmp-XXXXXX", path);
    ADIT_TRY(create_other(part, err));
    adit_text_add(&head, SIM_PART_HEAD "\n");
    adit_text_add(&head, about->lines);
    adit_text_addf(&head, "part %" PRId64 " %" PRId64 " %" PRId64 "\n", about->first + 1,
                   about->end, about->shards);
    adit_status status = adit_text_status(&head, err);
    if (status == ADIT_OK) {
        put_text(part, &head);
    }
    adit_text_free(&head);
    return status;
}

FILE *sim_part_lines(const sim_part *part)
{
    return part->out;
}

/* ---- Sums ---- */

static void put_range(FILE *out, int which, const sim_range *range)
{
    fprintf(out, "range %d %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 " %" PRIu64 "\n", which,
            range->n, range->sum, range->min, range->max, range->squares);
}

static void put_seats(FILE *out, const sim_sums *sums)
{
    put_range(out, 0, &sums->decisions);
    put_range(out, 1, &sums->turns);
    put_range(out, 2, &sums->goal_at);
    for (int seat = 0; seat < sums->players; seat++) {
        put_range(out, 3 + seat, &sums->points[seat]);
        fprintf(out, "seat %d %" PRId64 " %" PRId64, seat, sums->wins[seat], sums->draws[seat]);
        for (int reason = 0; reason < ADITW_FORFEITS; reason++) {
            fprintf(out, " %" PRId64, sums->forfeits[seat][reason]);
        }
        fputs("\n", out);
    }
}

static void put_cards(FILE *out, const sim_sums *sums)
{
    for (int place = 0; place < SIM_NAMED + sums->words; place++) {
        for (int n = 0; n < sums->cards; n++) {
            const sim_card_sum *sum = sim_sum_of(sums, place, n);
            if (sum->times > 0) {
                fprintf(out, "cards %d %d %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n", place,
                        n, sum->times, sum->points, sum->wins, sum->draws);
            }
        }
    }
}

static adit_status put_fault(const sim_part *part, const sim_sums *sums, adit_err *err)
{
    adit_text line = {0};

    if (sums->faults == 0) {
        return ADIT_OK;
    }
    adit_text_add(&line, "fault ");
    sim_line_add(&line, sums->fault_text != NULL ? sums->fault_text : "");
    adit_text_add(&line, "\n");
    adit_status status = adit_text_status(&line, err);
    if (status == ADIT_OK) {
        put_text(part, &line);
    }
    adit_text_free(&line);
    return status;
}

/* ---- The end ---- */

/* The hash of what was written, read back: what the disk has lost shows now. */
static adit_status hash_lines(sim_part *part, uint64_t *hash, adit_err *err)
{
    sim_part_reader reader;

    if (fflush(part->out) != 0 || ferror(part->out)) {
        return fail_io(part, "write", err);
    }
    adit_status status = sim_reader_open(&reader, part->other, err);
    while (status == ADIT_OK && sim_reader_next(&reader) != NULL) {}
    *hash = reader.hash;
    sim_reader_close(&reader);
    return status;
}

adit_status sim_part_finish(sim_part *part, const sim_sums *sums, adit_err *err)
{
    FILE *out = part->out;
    uint64_t hash = 0;

    fprintf(out, "total %" PRId64 " %" PRId64 " %" PRId64 " %d %" PRId64 " %" PRIu64 "\n",
            sums->games, sums->faults, sums->first_fault, (int)sums->fault, sums->reached,
            sums->checksum);
    put_seats(out, sums);
    put_cards(out, sums);
    ADIT_TRY(put_fault(part, sums, err));
    ADIT_TRY(hash_lines(part, &hash, err));
    fprintf(out, "end %016" PRIx64 "\n", hash);
    if (fflush(out) != 0 || fsync(fileno(out)) != 0) {
        return fail_io(part, "write", err);
    }
    if (rename(part->other, part->path) != 0) {
        return fail_io(part, "rename", err);
    }
    part->other[0] = '\0';
    return ADIT_OK;
}

void sim_part_close(sim_part *part)
{
    if (part == NULL) {
        return;
    }
    if (part->out != NULL) {
        (void)fclose(part->out);
    }
    if (part->other != NULL && part->other[0] != '\0') {
        (void)unlink(part->other);
    }
    adit_free(part->path);
    adit_free(part->other);
    adit_free(part);
}
