/* diff.c - what differs in a game after its cards were changed.
 *
 * Two games of two engines have only words in common, so fields are compared by their names and
 * options by their texts.
 */
#include "bindings/cli/watch/watch.h"

#include <string.h>

enum { MAX_SHOWN = 12, TEXT_SIZE = 512 };

adit_status watch_moment_take(watch_moment *moment, adit_game *game, adit_err *err)
{
    *moment = (watch_moment){0};
    ADIT_TRY(adit_game_state_lines(game, 0, &moment->state, err));
    int count =
        adit_game_is_over(game) ? 0 : adit_game_option_count(game) + adit_game_anytime_count(game);
    for (int i = 0; i < count; i++) {
        char text[TEXT_SIZE];

        adit_game_option_text(game, i, text, sizeof text);
        adit_text_addf(&moment->options, "%s\n", text);
    }
    adit_text_add(&moment->options, "");
    return adit_text_status(&moment->options, err);
}

void watch_moment_free(watch_moment *moment)
{
    adit_text_free(&moment->state);
    adit_text_free(&moment->options);
    *moment = (watch_moment){0};
}

/* The line that begins with the first `length` bytes of `start`; NULL if there is none. */
static const char *find_line(const char *text, const char *start, size_t length)
{
    while (*text != '\0' && strncmp(text, start, length) != 0) {
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    return *text == '\0' ? NULL : text;
}

/* "name = value": the value, up to the end of the line; *length of it. */
static const char *value_of(const char *line, size_t *length)
{
    const char *end = line + strcspn(line, "\n");
    const char *value = strstr(line, " = ");

    value = value != NULL && value < end ? value + 3 : end;
    *length = (size_t)(end - value);
    return value;
}

static void show_field(FILE *out, const char *line, size_t name_length, const char *before,
                       const char *now)
{
    size_t before_length = 7, now_length = 7;
    const char *old = before == NULL ? "nothing" : value_of(before, &before_length);
    const char *new = now == NULL ? "nothing" : value_of(now, &now_length);

    cli_print(out, "  %.*s: %.*s -> %.*s\n", (int)name_length, line, (int)before_length, old,
              (int)now_length, new);
}

/* Fields of `from` that say something else in `to`; with `only_missing` those that `to` lacks. */
static int compare_fields(FILE *out, const char *from, const char *to, bool only_missing, int shown)
{
    for (const char *line = from; *line != '\0';) {
        size_t length = strcspn(line, "\n");
        size_t name = (size_t)(strstr(line, " = ") - line);
        const char *other = find_line(to, line, name + 3);
        bool is_same =
            other != NULL && strcspn(other, "\n") == length && strncmp(other, line, length) == 0;

        if (only_missing ? other == NULL : !is_same) {
            if (shown < MAX_SHOWN) {
                show_field(out, line, name, only_missing ? NULL : line,
                           only_missing ? line : other);
            }
            shown++;
        }
        line += length + (line[length] == '\n');
    }
    return shown;
}

static int compare_options(FILE *out, const char *from, const char *to, const char *words,
                           int shown)
{
    for (const char *line = from; *line != '\0';) {
        size_t length = strcspn(line, "\n") + 1; /* each line has an end */

        if (find_line(to, line, length) == NULL) {
            if (shown < MAX_SHOWN) {
                cli_print(out, "  %s: %.*s\n", words, (int)length - 1, line);
            }
            shown++;
        }
        line += length;
    }
    return shown;
}

int watch_moment_compare(const watch_moment *before, const watch_moment *now, FILE *out)
{
    int shown = compare_fields(out, before->state.data, now->state.data, false, 0);

    shown = compare_fields(out, now->state.data, before->state.data, true, shown);
    shown = compare_options(out, now->options.data, before->options.data, "now possible", shown);
    shown =
        compare_options(out, before->options.data, now->options.data, "no longer possible", shown);
    if (shown > MAX_SHOWN) {
        fprintf(out, "  ... and %d more differences\n", shown - MAX_SHOWN);
    }
    return shown;
}
