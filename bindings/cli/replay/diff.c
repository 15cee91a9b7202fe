/* diff.c - `adit replay FILE --diff FILE`: where two recorded games differ.
 *
 * First the differences of their headers, then the first decision that differs, or the first
 * different result of the same decision. This needs no engine.
 */
#include "bindings/cli/replay/replay.h"

#include <string.h>

enum { FILE_LIMIT = 64 << 20 };

static int read_story(const char *path, adit_transcript **story)
{
    adit_text text = {0};
    adit_err err = {0};

    adit_status status = adit_file_read(path, FILE_LIMIT, &text, &err);
    ADIT_THEN(status, adit_transcript_read(text.data, text.length, path, story, &err));
    adit_text_free(&text);
    return status == ADIT_OK ? CLI_OK : cli_fail(&err);
}

static const char *short_form(const char *value)
{
    return strchr(value, '\n') != NULL ? "a saved position" : value[0] == '\0' ? "nothing" : value;
}

static void show_head(void *context, const char *what, const char *a, const char *b)
{
    /* Two positions have the same short form. */
    const bool are_positions = strchr(a, '\n') != NULL && strchr(b, '\n') != NULL;

    (void)context;
    cli_print(stdout, "  %s: %s | %s\n", what, short_form(a),
              are_positions ? "another one" : short_form(b));
}

static void show_side(const char *path, const adit_transcript *story, int n, const char *words)
{
    const adit_transcript_step *step = adit_transcript_step_at(story, n);

    cli_print(stdout, "  %s", path);
    if (step != NULL) {
        printf(":%d", step->line);
    }
    cli_print(stdout, ": %s\n",
              words[0] != '\0' ? words
              : step != NULL   ? "nothing"
                               : "no more decisions");
}

static void show_question(const adit_transcript *a, const adit_transcript *b, int n)
{
    const adit_transcript_step *step = adit_transcript_step_at(a, n);

    step = step != NULL ? step : adit_transcript_step_at(b, n);
    printf("the same up to decision %d; then\n[%d]", n, n + 1);
    if (step != NULL && step->seat > 0) {
        cli_print(stdout, " p%d, turn %d: %s", step->seat, step->turn, step->asked);
    }
    printf("\n");
}

static void show_verdict(const char *path, const adit_transcript *story)
{
    int count = adit_transcript_result_count(story);

    cli_print(stdout, "  %s: %s after %d decisions\n", path,
              count > 0 ? adit_transcript_result(story, count - 1) : "not finished",
              adit_transcript_step_count(story));
}

static int compare_stories(const char *path, const adit_transcript *a, const char *other,
                           const adit_transcript *b)
{
    const char *words_a, *words_b;
    int first = adit_transcript_compare(a, b, &words_a, &words_b);

    if (first < 0) {
        cli_print(stdout, "%s and %s are the same: %d decisions\n", path, other,
                  adit_transcript_step_count(a));
    } else {
        cli_print(stdout, "%s and %s differ\n", path, other);
    }
    adit_transcript_compare_heads(a, b, show_head, NULL);
    if (first < 0) {
        return CLI_OK;
    }
    show_question(a, b, first);
    show_side(path, a, first, words_a);
    show_side(other, b, first, words_b);
    printf("results\n");
    show_verdict(path, a);
    show_verdict(other, b);
    return CLI_NO;
}

int replay_diff(const cli_args *args, const char *path, const char *other)
{
    const char *useless = cli_given_of(args, CLI_BIT(VERIFY) | CLI_BIT(PLAY) | CLI_BIT(RECORD) |
                                                 CLI_BIT(UNTIL) | CLI_BIT(SEAT));
    adit_transcript *a = NULL, *b = NULL;

    if (useless != NULL) {
        return cli_usage(args, "--%s cannot be used with --diff", useless);
    }
    int code = read_story(path, &a);
    CLI_THEN(code, read_story(other, &b));
    CLI_THEN(code, compare_stories(path, a, other, b));
    adit_transcript_free(a);
    adit_transcript_free(b);
    return code;
}
