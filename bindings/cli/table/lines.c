/* lines.c - requests on standard input, answers on standard output, one on each line.
 *
 * Whoever holds both ends of the pipes holds the whole table, so a line may say for whom it
 * speaks: "as" is "host" (the default), "spectator" or the number of a seat.
 */
#include "bindings/cli/table/table.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

/* Takes "as" out of the request. The token it stands for, or NULL if nobody is called so. */
static const char *token_of(const aditt_table *table, json_t *request)
{
    const json_t *as = json_object_get(request, "as");
    const char *name = json_string_value(as);
    int who = ADITT_HOST;

    if (json_is_integer(as)) {
        const json_int_t seat = json_integer_value(as);

        who = seat >= 1 && seat <= ADIT_MAX_SEATS ? (int)seat : ADIT_MAX_SEATS + 1;
    } else if (name != NULL && strcmp(name, "spectator") == 0) {
        who = ADITT_LOOKS_ON;
    } else if (as != NULL && (name == NULL || strcmp(name, "host") != 0)) {
        who = ADIT_MAX_SEATS + 1;
    }
    (void)json_object_del(request, "as");
    return aditt_token(table, who);
}

static adit_status answer_line(aditt_table *table, const char *line, size_t length,
                               adit_text *answer)
{
    json_t *request = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
    const char *token = aditt_token(table, ADITT_HOST);
    char *text = NULL;

    if (json_object_get(request, "as") != NULL) {
        token = token_of(table, request);
        text = json_dumps(request, JSON_COMPACT);
    }
    (void)aditt_poll(table);
    adit_status status = aditt_request(table, token, text != NULL ? text : line,
                                       text != NULL ? strlen(text) : length, answer);

    free(text);
    json_decref(request);
    return status;
}

int cli_table_lines(aditt_table *table)
{
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    int code = CLI_OK;

    while (code == CLI_OK && (length = getline(&line, &size, stdin)) >= 0) {
        adit_text answer = {0};
        const size_t bytes = (size_t)length - (length > 0 && line[length - 1] == '\n');

        if (answer_line(table, line, bytes, &answer) != ADIT_OK) {
            const adit_err err = {ADIT_NOMEM, "out of memory"};

            code = cli_fail(&err);
        } else {
            cli_put_file(stdout, answer.data, answer.length);
            putchar('\n');
            code = fflush(stdout) == 0 ? CLI_OK : adit_status_exit_code(ADIT_IO);
        }
        adit_text_free(&answer);
    }
    free(line);
    return code;
}
