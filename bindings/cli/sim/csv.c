/* csv.c - the result of `adit sim` as comma-separated values, one line for each seat.
 *
 * Lines are written while the games are played, in the order of the games, so the lines of
 * all shards one after another are the lines of the whole run.
 */
#include <errno.h>
#include <string.h>

#include "bindings/cli/sim/sim.h"

/* Only where there is a goal are there columns for it. */
void sim_csv_head(const sim_about *about)
{
    puts(about->goal_seat == 0
             ? "game,seed,seat,player,points,result,decisions,turns,hash"
             : "game,seed,seat,player,points,result,decisions,turns,hash,goal,goal_decisions");
}

/* Whether a spreadsheet would take the text for a formula, or lose its apostrophe: then it gets
 * one more in front. Numbers are written elsewhere and stay numbers. */
static bool needs_apostrophe(const char *text)
{
    /* The last four are = + - @ of full width, which some spreadsheets read the same way. */
    static const char *const starts[] = {"=",  "+",  "-",      "@",      "'",      "\t",
                                         "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20"};

    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        if (strncmp(text, starts[i], strlen(starts[i])) == 0) {
            return true;
        }
    }
    return false;
}

/* A text with a comma, quote or line end is put in quotes, quotes inside doubled. */
static void put_text(FILE *out, const char *text)
{
    bool is_quoted = strpbrk(text, ",\"\r\n") != NULL;

    fputs(is_quoted ? "\"" : "", out);
    fputs(needs_apostrophe(text) ? "'" : "", out);
    while (*text != '\0') {
        size_t part = strcspn(text, "\"");

        cli_put_data(out, text, part);
        text += part;
        if (*text == '"') {
            fputs("\"\"", out);
            text++;
        }
    }
    fputs(is_quoted ? "\"" : "", out);
}

static void put_goal(const sim_csv *csv, const sim_result *result, int seat)
{
    if (csv->about->goal_seat == 0) {
        return;
    }
    if (csv->about->goal_seat != seat + 1) {
        fputs(",,", csv->out);
    } else if (result->goal_at >= 0) {
        fprintf(csv->out, ",yes,%d", result->goal_at);
    } else {
        fputs(",no,", csv->out);
    }
}

adit_status sim_csv_take(void *context, const sim_result *result, adit_err *err)
{
    const sim_csv *csv = context;
    FILE *out = csv->out;

    for (int seat = 0; seat < result->players; seat++) {
        fprintf(out, "%lld,%llu,%d,", (long long)result->number + 1,
                (unsigned long long)result->seed, seat + 1);
        put_text(out, csv->about->seat[seat]);
        if (result->fault == ADIT_OK) {
            fprintf(out, ",%d", result->points[seat]);
        } else {
            fputs(",", out);
        }
        cli_print(out, ",%s,%d,%d,%016llx", sim_outcome(result, seat), result->decisions,
                  result->turns, (unsigned long long)result->hash);
        put_goal(csv, result, seat);
        fputs("\n", out);
    }
    if (ferror(out)) {
        return adit_fail(err, ADIT_IO, "%s: %s", out == stdout ? "standard output" : "part",
                         strerror(errno));
    }
    return ADIT_OK;
}
