/* part_read.c - reads a part of a run of `adit sim`, which may come from anywhere. */
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <xxhash.h>

#include "bindings/cli/sim/part.h"
#include "engine/base/memory.h"

/* ---- Lines ---- */

adit_status sim_reader_open(sim_part_reader *reader, const char *path, adit_err *err)
{
    struct stat about;

    *reader = (sim_part_reader){.path = path};
    if (stat(path, &about) != 0) {
        return adit_fail(err, ADIT_IO, "%s: cannot read the part: %s", path, strerror(errno));
    }
    if (!S_ISREG(about.st_mode)) { /* opening a pipe would wait */
        return adit_fail(err, ADIT_IO, "%s: is not a file; expected what --part has written", path);
    }
    reader->text = adit_alloc(SIM_PART_LINE);
    ADIT_TRY_NEW(reader->text, err);
    reader->file = fopen(path, "r");
    if (reader->file == NULL) {
        return adit_fail(err, ADIT_IO, "%s: cannot read the part: %s", path, strerror(errno));
    }
    return ADIT_OK;
}

char *sim_reader_next(sim_part_reader *reader)
{
    assert(reader->file != NULL && reader->text != NULL);
    if (fgets(reader->text, SIM_PART_LINE, reader->file) == NULL) {
        return NULL;
    }
    const size_t length = strlen(reader->text);
    reader->line++;
    if (length == 0 || reader->text[length - 1] != '\n') {
        return NULL;
    }
    /* Each line is hashed with the hash so far. The last one, which says it, is not. */
    if (strncmp(reader->text, "end ", 4) != 0) {
        reader->hash = XXH3_64bits_withSeed(reader->text, length, reader->hash);
    }
    reader->text[length - 1] = '\0';
    return reader->text;
}

void sim_reader_close(sim_part_reader *reader)
{
    if (reader->file != NULL) {
        (void)fclose(reader->file);
    }
    adit_free(reader->text);
    reader->file = NULL;
    reader->text = NULL;
}

static adit_status fail_corrupted(const sim_part_reader *reader, adit_err *err)
{
    if (reader->line <= 1) {
        return adit_fail(err, ADIT_INPUT,
                         "%s: is not a part of a run; expected a file that 'adit sim --part' has "
                         "written",
                         reader->path);
    }
    return adit_fail(err, ADIT_INPUT, "%s:%" PRId64 ": the part is corrupted; run its shard again",
                     reader->path, reader->line);
}

/* ---- Numbers ---- */

/* Exactly `count` numbers with blanks between. Those of 64 bits without a sign are kept as they
 * are. */
static bool read_numbers(const char *text, int64_t *numbers, int count)
{
    for (int i = 0; i < count; i++) {
        char *rest;

        if ((text[0] < '0' || text[0] > '9') && text[0] != '-') {
            return false;
        }
        errno = 0;
        numbers[i] = text[0] == '-' ? strtoll(text, &rest, 10) : (int64_t)strtoull(text, &rest, 10);
        if (errno != 0 || *rest != (i + 1 < count ? ' ' : '\0')) {
            return false;
        }
        text = rest + 1;
    }
    return true;
}

/* ---- Sums ---- */

typedef struct {
    sim_part_reader reader;
    sim_about *about;
    sim_sums *sums;
    int64_t lines; /* of CSV */
    bool has_total;
} reading;

static bool is_fault(int64_t status)
{
    return status == ADIT_SCRIPT || status == ADIT_LIMIT || status == ADIT_ILLEGAL;
}

static bool read_total(reading *part, char *value)
{
    sim_sums *sums = part->sums;
    const sim_about *about = part->about;
    int64_t number[6];

    /* Each is compared alone first: a sum of two may wrap around. */
    if (part->has_total || !read_numbers(value, number, 6) || number[0] < 0 || number[1] < 0 ||
        number[0] > about->asked || number[1] > about->asked ||
        number[0] + number[1] != about->end - about->first ||
        (number[1] > 0 &&
         (number[2] < about->first || number[2] >= about->end || !is_fault(number[3])))) {
        return false;
    }
    part->has_total = true;
    sums->games = number[0];
    sums->faults = number[1];
    sums->first_fault = number[2];
    sums->fault = number[1] > 0 ? (adit_status)number[3] : ADIT_OK;
    sums->reached = number[4];
    sums->checksum = (uint64_t)number[5];
    return true;
}

static bool read_range(reading *part, char *value)
{
    sim_sums *sums = part->sums;
    sim_range *const common[] = {&sums->decisions, &sums->turns, &sums->goal_at};
    int64_t number[6];

    if (!read_numbers(value, number, 6) || number[0] < 0 || number[0] >= 3 + sums->players ||
        number[1] < 0 || number[1] > part->about->asked) {
        return false;
    }
    sim_range *range = number[0] < 3 ? common[number[0]] : &sums->points[number[0] - 3];
    *range = (sim_range){number[1], number[2], number[3], number[4], (uint64_t)number[5]};
    return true;
}

static bool read_seat(reading *part, char *value)
{
    sim_sums *sums = part->sums;
    int64_t number[3 + ADITW_FORFEITS];

    if (!read_numbers(value, number, 3 + ADITW_FORFEITS) || number[0] < 0 ||
        number[0] >= sums->players) {
        return false;
    }
    sums->wins[number[0]] = number[1];
    sums->draws[number[0]] = number[2];
    for (int reason = 0; reason < ADITW_FORFEITS; reason++) {
        sums->forfeits[number[0]][reason] = number[3 + reason];
    }
    return true;
}

static bool read_cards(reading *part, char *value)
{
    const sim_sums *sums = part->sums;
    int64_t number[6];

    if (!read_numbers(value, number, 6) || number[0] < 0 || number[0] >= SIM_NAMED + sums->words ||
        number[1] < 0 || number[1] >= sums->cards) {
        return false;
    }
    *sim_sum_of(sums, (int)number[0], (int)number[1]) =
        (sim_card_sum){number[2], number[3], number[4], number[5]};
    return true;
}

static bool read_fault(reading *part, char *value)
{
    if (part->sums->faults == 0 || part->sums->fault_text != NULL || !sim_line_restore(value)) {
        return false;
    }
    part->sums->fault_text = adit_strdup(value);
    return part->sums->fault_text != NULL;
}

static bool read_sums_line(reading *part, char *line)
{
    static const struct {
        const char *key;
        bool (*read)(reading *part, char *value);
    } rows[] = {{"total ", read_total},
                {"range ", read_range},
                {"seat ", read_seat},
                {"cards ", read_cards},
                {"fault ", read_fault}};

    if (line[0] >= '0' && line[0] <= '9' && !part->has_total) {
        part->lines++;
        return true;
    }
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const size_t length = strlen(rows[i].key);
        if (strncmp(line, rows[i].key, length) == 0) {
            return (i == 0 || part->has_total) && rows[i].read(part, line + length);
        }
    }
    return false;
}

/* ---- The whole file ---- */

/* All lines up to that which says which games these are. */
static adit_status read_about(reading *part, adit_err *err)
{
    sim_about *about = part->about;
    adit_text lines = {0};
    int64_t span[3];
    char *line = sim_reader_next(&part->reader);
    bool is_part = line != NULL && strcmp(line, SIM_PART_HEAD) == 0;

    while (is_part && (line = sim_reader_next(&part->reader)) != NULL &&
           strncmp(line, "part ", 5) != 0 && lines.length < SIM_PART_ABOUT) {
        adit_text_add(&lines, line);
        adit_text_add_char(&lines, '\n');
    }
    is_part = is_part && line != NULL && read_numbers(line + 5, span, 3) && !lines.failed &&
              lines.data != NULL && sim_about_read(lines.data, about) && span[0] >= 1 &&
              span[0] - 1 <= span[1] && span[1] <= about->asked && span[2] >= 1;
    adit_text_free(&lines);
    if (!is_part) {
        return fail_corrupted(&part->reader, err);
    }
    about->first = span[0] - 1;
    about->end = span[1];
    about->shards = span[2];
    return ADIT_OK;
}

static adit_status read_sums(reading *part, adit_err *err)
{
    char *line;
    char end[32];

    while ((line = sim_reader_next(&part->reader)) != NULL && strncmp(line, "end ", 4) != 0) {
        if (!read_sums_line(part, line)) {
            return fail_corrupted(&part->reader, err);
        }
    }
    snprintf(end, sizeof end, "end %016" PRIx64, part->reader.hash);
    const int64_t games = part->about->end - part->about->first;
    if (line == NULL || strcmp(line, end) != 0 || sim_reader_next(&part->reader) != NULL ||
        !part->has_total || (part->lines > 0 && part->lines != games * part->sums->players)) {
        return fail_corrupted(&part->reader, err);
    }
    return ADIT_OK;
}

adit_status sim_part_read(const char *path, sim_about *about, sim_sums *sums, bool *has_lines,
                          adit_err *err)
{
    reading part = {.about = about, .sums = sums};

    memset(about, 0, sizeof *about);
    memset(sums, 0, sizeof *sums);
    adit_status status = sim_reader_open(&part.reader, path, err);
    ADIT_THEN(status, read_about(&part, err));
    ADIT_THEN(status, sim_sums_open(sums, about, NULL, err));
    ADIT_THEN(status, read_sums(&part, err));
    *has_lines = part.lines > 0 || (status == ADIT_OK && about->end == about->first);
    sim_reader_close(&part.reader);
    return status;
}
