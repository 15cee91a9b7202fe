/* merge.c - `adit sim --merge`: from the parts of a run to the report of the run on one machine.
 *
 * Every part is read and checked before a byte is printed. All that is missing or doubled is
 * reported at once, since each missing part means another job.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/cli/sim/part.h"
#include "engine/base/memory.h"

/* Which games a file has. */
typedef struct {
    const char *path;
    int64_t first, end;
} part_span;

typedef struct {
    const cli_args *args;
    sim_about about; /* of the first part */
    sim_sums sums;
    part_span *span; /* of all parts; owned */
    int spans;
    bool has_same_shards; /* and not too many to be listed */
} merging;

#define MOST_LISTED 100000

/* ---- Belonging together ---- */

/* What a line is about, in words. */
static const char *key_in_words(const char *line)
{
    static const struct {
        const char *key, *words;
    } rows[] = {{"engine ", "version of Adit"},
                {"lua ", "release of Lua"},
                {"game ", "game"},
                {"seed ", "seed"},
                {"games ", "number of games"},
                {"budget ", "budget"},
                {"strict ", "--strict"},
                {"players ", "players"},
                {"seat ", "players"},
                {"bot ", "content of a bot's file"},
                {"rule ", "rule parameters"},
                {"scenario ", "content of the scenario"},
                {"goal ", "goal"},
                {"mod ", "cards or mods"},
                {"card ", "cards"}};

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strncmp(line, rows[i].key, strlen(rows[i].key)) == 0) {
            return rows[i].words;
        }
    }
    return "cards";
}

/* Which of two lines that differ says what differs: a list that ends early is followed by another
 * key. */
static adit_status check_same(const merging *all, const sim_about *other, const char *path,
                              adit_err *err)
{
    const char *a = all->about.lines, *b = other->lines;

    if (strcmp(a, b) == 0) {
        return ADIT_OK;
    }
    for (size_t i = 0; a[i] == b[i]; i++) {
        if (a[i] == '\n') {
            a += i + 1;
            b += i + 1;
            i = (size_t)-1;
        }
    }
    const int a_length = (int)strcspn(a, "\n"), b_length = (int)strcspn(b, "\n");
    return adit_fail(err, ADIT_INPUT,
                     "%s: is not a part of the same run as %s, since it differs in its %s: '%.*s', "
                     "not '%.*s'",
                     path, all->span[0].path, key_in_words(*b == '\0' ? a : b), b_length, b,
                     a_length, a);
}

static adit_status take_part(merging *all, const char *path, adit_err *err)
{
    sim_about *about = adit_alloc(sizeof *about);
    sim_sums *sums = adit_alloc(sizeof *sums);
    bool has_lines = false;

    if (about == NULL || sums == NULL) {
        adit_free(about);
        adit_free(sums);
        return adit_nomem(err);
    }
    adit_status status = sim_part_read(path, about, sums, &has_lines, err);
    if (status == ADIT_OK && cli_has(all->args, CLI_OPT_CSV) && !has_lines) {
        status = adit_fail(err, ADIT_INPUT,
                           "%s: has no lines for --csv; run all shards with --csv too", path);
    }
    if (status == ADIT_OK) {
        all->span[all->spans++] = (part_span){path, about->first, about->end};
    }
    if (status == ADIT_OK && all->spans == 1) {
        all->about = *about;
        all->sums = *sums;
        *about = (sim_about){0};
        *sums = (sim_sums){0};
        all->has_same_shards = all->about.shards <= MOST_LISTED;
    } else if (status == ADIT_OK) {
        status = check_same(all, about, path, err);
        all->has_same_shards = all->has_same_shards && about->shards == all->about.shards;
        if (status == ADIT_OK) {
            sim_sums_add(&all->sums, sums);
        }
    }
    sim_about_close(about);
    sim_sums_close(sums);
    adit_free(about);
    adit_free(sums);
    return status;
}

/* ---- Missing and doubled ---- */

static int compare_spans(const void *a, const void *b)
{
    const part_span *x = a, *y = b;

    if (x->first != y->first) {
        return x->first < y->first ? -1 : 1;
    }
    return (x->end > y->end) - (x->end < y->end);
}

/* As shards to run if all parts are of the same number of shards, otherwise as games. */
static void report_missing(const merging *all, int64_t first, int64_t end)
{
    const int64_t asked = all->about.asked, shards = all->about.shards;
    int64_t from, to;

    if (!all->has_same_shards) {
        cli_message("missing: games %" PRId64 " to %" PRId64 " of %" PRId64, first + 1, end, asked);
        return;
    }
    for (int64_t i = 1; i <= shards; i++) {
        sim_shard(asked, i, shards, &from, &to);
        if (from >= first && to <= end && from < to) {
            cli_message("missing: games %" PRId64 " to %" PRId64 " of %" PRId64 ", --shard %" PRId64
                        "/%" PRId64,
                        from + 1, to, asked, i, shards);
        }
    }
}

/* Every game in exactly one part; what is not so is reported. */
static bool is_whole(const merging *all)
{
    int64_t next = 0;
    int widest = -1; /* the part that reaches furthest so far */
    bool is_good = true;

    for (int i = 0; i < all->spans; i++) {
        const part_span *span = &all->span[i];

        if (span->first == span->end) {
            continue; /* there were more shards than games */
        }
        if (span->first > next) {
            report_missing(all, next, span->first);
            is_good = false;
        } else if (span->first < next) {
            cli_message("duplicate: games %" PRId64 " to %" PRId64 " are in %s and in %s",
                        span->first + 1, span->end < next ? span->end : next,
                        all->span[widest].path, span->path);
            is_good = false;
        }
        widest = span->end > next ? i : widest;
        next = span->end > next ? span->end : next;
    }
    if (next < all->about.asked) {
        report_missing(all, next, all->about.asked);
        is_good = false;
    }
    return is_good;
}

/* ---- Output ---- */

static adit_status print_lines(const char *path, adit_err *err)
{
    sim_part_reader reader;
    const char *line;

    adit_status status = sim_reader_open(&reader, path, err);
    while (status == ADIT_OK && (line = sim_reader_next(&reader)) != NULL) {
        if (line[0] >= '0' && line[0] <= '9') {
            cli_put_file(stdout, line, strlen(line));
            fputs("\n", stdout);
        } else if (strncmp(line, "total ", 6) == 0) {
            break;
        }
    }
    sim_reader_close(&reader);
    return status;
}

static int print_merged(merging *all)
{
    adit_err err = {.status = ADIT_OK};
    const sim_end end = {0};

    all->about.first = 0;
    all->about.end = all->about.asked;
    if (cli_has(all->args, CLI_OPT_CSV)) {
        sim_csv_head(&all->about);
        for (int i = 0; i < all->spans; i++) {
            if (print_lines(all->span[i].path, &err) != ADIT_OK) {
                return cli_fail(&err);
            }
        }
    }
    return sim_report_sums(all->args, &all->about, &all->sums, &end);
}

/* ---- The command ---- */

static int check_usage(const cli_args *args)
{
    const uint64_t may = CLI_BIT(MERGE) | CLI_BIT(JSON) | CLI_BIT(CSV);
    const char *given = cli_given_of(args, ~may);

    if (given != NULL) {
        return cli_usage(args,
                         "--merge: --%s belongs to the shards; with --merge only --json and "
                         "--csv can be given",
                         given);
    }
    if (cli_has(args, CLI_OPT_JSON) && cli_has(args, CLI_OPT_CSV)) {
        return cli_usage(args,
                         "--json and --csv both write to standard output; use only one of them");
    }
    if (args->operand_count == 0) {
        return cli_usage(args, "--merge needs the parts that --part has written: adit sim --merge "
                               "PART...");
    }
    return CLI_OK;
}

static int merge_parts(merging *all)
{
    adit_err err = {.status = ADIT_OK};

    for (int i = 0; i < all->args->operand_count; i++) {
        if (take_part(all, all->args->operand[i], &err) != ADIT_OK) {
            return cli_fail(&err);
        }
    }
    qsort(all->span, (size_t)all->spans, sizeof *all->span, compare_spans);
    if (!is_whole(all)) {
        return CLI_INPUT;
    }
    return print_merged(all);
}

int sim_merge(const cli_args *args)
{
    merging *all;

    CLI_TRY(check_usage(args));
    all = adit_alloc(sizeof *all);
    if (all == NULL) {
        return cli_no_memory();
    }
    all->args = args;
    all->span = adit_alloc((size_t)args->operand_count * sizeof *all->span);
    const int code = all->span == NULL ? cli_no_memory() : merge_parts(all);
    sim_about_close(&all->about);
    sim_sums_close(&all->sums);
    adit_free(all->span);
    adit_free(all);
    return code;
}
