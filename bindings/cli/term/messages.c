/* messages.c - messages for people, on stderr, with the name of the program in front. */
#include "bindings/cli/term/term.h"

#include <time.h>

#include "engine/base/format.h"
#include "engine/base/text.h"

static void put_message(const char *text)
{
    fflush(stdout);
    fputs("adit: ", stderr);
    cli_put_lines_at(stderr, text, 6);
    fputc('\n', stderr);
}

void cli_message_va(const char *format, va_list args)
{
    char text[2 * sizeof((adit_err *)0)->text];

    (void)adit_format_words(text, sizeof text, format, args);
    put_message(text);
}

void cli_message(const char *format, ...)
{
    va_list args;

    va_start(args, format);
    cli_message_va(format, args);
    va_end(args);
}

int cli_fail(const adit_err *err)
{
    char text[sizeof err->text];
    adit_buffer out = adit_buffer_on(text, sizeof text);

    adit_buffer_add(&out, err->text[0] != '\0' ? err->text : "failed");
    while (out.length > 0 && text[out.length - 1] == '\n') {
        text[--out.length] = '\0';
    }
    put_message(text);
    return adit_status_exit_code(err->status);
}

int cli_result(adit_status status, const adit_err *err)
{
    return status == ADIT_OK ? CLI_OK : cli_fail(err);
}

int cli_no_memory(void)
{
    cli_message("out of memory");
    return adit_status_exit_code(ADIT_NOMEM);
}

double cli_seconds_now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}
