/* fuzz_protocol.c - the lines between Adit and a bot in another process.
 *
 * The first byte says who is read, Adit or the bot, and in pieces of which size the rest of the
 * bytes arrives. A line that is understood is written again, and that must mean the same.
 */
#include "tests/fuzz/world.h"

#include <string.h>

#include "bindings/worker/protocol.h"
#include "engine/base/printable.h"

typedef adit_status (*reader)(char *line, size_t length, aditw_message *message, adit_err *err);

static void expect_same(const aditw_message *a, const aditw_message *b)
{
    fuzz_expect(a->verb == b->verb && a->number[0] == b->number[0] &&
                    a->number[1] == b->number[1] && strcmp(a->word, b->word) == 0 &&
                    strcmp(a->text, b->text) == 0,
                "a line means something else when it is written again", a->text);
}

static void write_again(bool is_order, reader read, const aditw_message *message)
{
    adit_text out = {0};
    aditw_message again;
    adit_err err = {0};

    if (is_order) {
        aditw_order_write(&out, (aditw_order)message->verb, message);
    } else {
        aditw_answer_write(&out, (aditw_answer)message->verb, message);
    }
    fuzz_expect(out.length > 0 && out.data[out.length - 1] == '\n', "no line was written", "");
    out.data[--out.length] = '\0';
    adit_status status = read(out.data, out.length, &again, &err);
    fuzz_expect(status == ADIT_OK, "what was written cannot be read", err.text);
    expect_same(message, &again);
    adit_text_free(&out);
}

static void take_line(bool is_order, char *line, size_t length)
{
    reader read = is_order ? aditw_order_read : aditw_answer_read;
    aditw_message message;
    adit_err err = {0};

    fuzz_expect(length <= ADITW_LINE_MAX && line[length] == '\0', "no line", line);
    adit_status status = read(line, length, &message, &err);
    if (status == ADIT_OK) {
        write_again(is_order, read, &message);
    } else {
        fuzz_expect(status == ADIT_INPUT, "a wrong line is not bad input", err.text);
        fuzz_expect_message(status, &err);
        fuzz_expect(aditl_is_showable(err.text, strlen(err.text)), "cannot be shown", err.text);
    }
}

/* All lines that have come; false if no more are wanted. */
static bool take_lines(bool is_order, aditw_lines *lines)
{
    char *line;
    size_t length;
    adit_err err = {0};

    for (;;) {
        adit_status status = aditw_lines_next(lines, &line, &length, &err);

        if (status != ADIT_OK) {
            fuzz_expect(status == ADIT_LIMIT, "not a limit", err.text);
            fuzz_expect_message(status, &err);
            return false;
        }
        if (line == NULL) {
            return true;
        }
        take_line(is_order, line, length);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static aditw_lines lines;
    bool is_open = true;

    if (size == 0) {
        return 0;
    }
    lines.start = lines.end = 0;
    lines.lines = lines.bytes = 0;
    lines.lines_max = data[0] / 2 % 4 == 3 ? 3 : 0;
    lines.bytes_max = data[0] / 2 % 4 == 2 ? 100 : 0;
    for (size_t at = 1; at < size && is_open;) {
        size_t room, piece = data[0] / 8 % 8 == 0 ? size : data[0] / 8 % 8;
        char *to = aditw_lines_room(&lines, &room);

        fuzz_expect(room > 0, "no room though all lines were taken", "");
        piece = piece < room ? piece : room;
        piece = piece < size - at ? piece : size - at;
        memcpy(to, data + at, piece);
        aditw_lines_add(&lines, piece);
        at += piece;
        is_open = take_lines(data[0] % 2 == 0, &lines);
    }
    fuzz_golden(FUZZ_DEMO);
    return 0;
}
