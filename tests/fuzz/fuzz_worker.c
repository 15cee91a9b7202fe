/* fuzz_worker.c - a worker for Lua bots: the source of a bot and all that is then said to it.
 *
 * The bytes are what comes through the pipe, the source first. Whatever they are, the worker
 * answers in lines of the protocol and ends by itself.
 */
#include "tests/fuzz/world.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/worker/serve.h"

#define MAX_SAID 65536

/* A file that the answers are written to; read again from its start. */
static int answer_file(void)
{
    static int file = -1;

    if (file < 0) {
        file = open(fuzz_file("answers", "", 0), O_RDWR | O_CLOEXEC);
        fuzz_expect(file >= 0, "no file for answers", "");
    }
    fuzz_expect(ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0, "no file", "");
    return file;
}

/* Every line must be one that Adit would understand. */
static void check_answers(int file)
{
    static char said[MAX_SAID + 1];
    ssize_t length = pread(file, said, MAX_SAID, 0);
    char *end;

    fuzz_expect(length >= 0, "cannot read the answers", "");
    said[length] = '\0';
    for (char *line = said; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        aditw_message message;
        adit_err err = {0};

        *end = '\0';
        adit_status status = aditw_answer_read(line, (size_t)(end - line), &message, &err);
        fuzz_expect(status == ADIT_OK, "a worker's answer is none", err.text);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int in = open(fuzz_file("orders", data, size), O_RDONLY | O_CLOEXEC), out = answer_file();
    aditw_server *server = NULL;
    adit_err err = {0};
    adit_status status = aditw_server_open(in, out, &server, &err);

    fuzz_expect(in >= 0 && status == ADIT_OK, "no server", err.text);
    status = aditw_server_source(server, &err);
    if (status == ADIT_OK) {
        status = aditw_server_run(server, &err);
    }
    if (status != ADIT_OK) {
        fuzz_expect_message(status, &err);
    }
    check_answers(out);
    aditw_server_close(server);
    close(in);
    fuzz_golden(FUZZ_DEMO);
    return 0;
}
