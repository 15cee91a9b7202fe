/* pager.h - long texts a screen at a time, and lines typed with editing. */
#ifndef ADIT_CLI_TERM_PAGER_H
#define ADIT_CLI_TERM_PAGER_H

#include "bindings/cli/term/term.h"
#include "engine/base/text.h"

/* From now on what is printed on stdout and stderr is kept instead; one at a time. False: out of
 * memory, and everything is printed as before. */
bool cli_capture_begin(void);
/* Ends it and adds what was printed. */
void cli_capture_end(adit_text *out);

/* Shows a text with inks in it, a screen at a time; Enter continues, q leaves. Returns what was
 * typed instead, or NULL; the caller frees it. */
char *cli_page(const cli_terminal *terminal, const char *text);

/* Fills in what was typed so far: the n-th line that can be meant, or NULL after the last. */
typedef const char *(*cli_complete)(void *context, const char *typed, int n);
/* Reads a line after the prompt; the caller frees it. With editing, history and Tab if the program
 * was built with it and people type; `complete` NULL: without. NULL: the end, or a signal. */
char *cli_read_line(const cli_terminal *terminal, const char *prompt, cli_complete complete,
                    void *context);

#endif
