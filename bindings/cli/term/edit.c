/* edit.c - reading a line: with libedit, if the program was built with it, or plainly. */
#include "bindings/cli/term/pager.h"

#include <stdlib.h>
#include <string.h>

#ifdef ADIT_HAS_EDITLINE
#include <editline/readline.h>

static cli_complete completer;
static void *completer_context;

static char *next_match(const char *typed, int state)
{
    static int n;
    const char *match;

    n = state == 0 ? 0 : n + 1;
    match = completer == NULL ? NULL : completer(completer_context, typed, n);
    return match == NULL ? NULL : strdup(match);
}

static char **matches_of(const char *typed, int start, int end)
{
    (void)start;
    (void)end;
    rl_attempted_completion_over = 1; /* never names of files */
    return rl_completion_matches(typed, next_match);
}

static char *edit_line(const char *prompt, cli_complete complete, void *context)
{
    static char nowhere[] = "\t\n"; /* a whole line is completed, blanks included */

    completer = complete;
    completer_context = context;
    rl_attempted_completion_function = matches_of;
    rl_completer_word_break_characters = nowhere;
    rl_basic_word_break_characters = nowhere; /* the one that libedit asks for */
    rl_completion_append_character = '\0';
    char *line = readline(prompt);
    if (line != NULL && line[0] != '\0') {
        add_history(line);
    }
    return line;
}
#endif

static char *plain_line(const char *prompt)
{
    char *line = NULL;
    size_t size = 0;

    cli_put(stdout, prompt);
    fflush(stdout);
    if (getline(&line, &size, stdin) < 0) {
        free(line);
        return NULL;
    }
    return line;
}

char *cli_read_line(const cli_terminal *terminal, const char *prompt, cli_complete complete,
                    void *context)
{
#ifdef ADIT_HAS_EDITLINE
    if (complete != NULL && terminal->in_is_terminal && terminal->out_is_terminal &&
        terminal->has_sequences) {
        return edit_line(prompt, complete, context);
    }
#endif
    (void)terminal;
    (void)complete;
    (void)context;
    return plain_line(prompt);
}
