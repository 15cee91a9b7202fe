/* protocol.c - the form of the lines between Adit and a bot; see protocol.h. */
#include "bindings/worker/protocol.h"

#include <string.h>

#include "engine/base/parse.h"
#include "engine/base/printable.h"

#define ROW(id, verb, takes, meaning) {verb, takes, meaning},
static const aditw_row orders[] = {ADITW_ORDER_MAP(ROW)};
static const aditw_row answers[] = {ADITW_ANSWER_MAP(ROW)};
#undef ROW

const aditw_row *aditw_order_row(int n)
{
    return n >= 0 && n < ADITW_ORDERS ? &orders[n] : NULL;
}

const aditw_row *aditw_answer_row(int n)
{
    return n >= 0 && n < ADITW_ANSWERS ? &answers[n] : NULL;
}

/* What numbers can be: at most 18 digits. */
#define MOST_NUMBER INT64_C(999999999999999999)

/* ---- Reading ---- */

/* Cuts the first word off: ends it with a zero byte and returns what follows its one blank, or
 * NULL if nothing does. */
static char *cut_word(char *text)
{
    char *blank = strchr(text, ' ');

    if (blank == NULL) {
        return NULL;
    }
    *blank = '\0';
    return blank + 1;
}

static const char *name_of(char takes)
{
    return takes == '#' ? "a whole number" : takes == 'w' ? "a word" : "a text";
}

/* Reads one thing that the verb takes from the beginning of *rest, which may be NULL. */
static bool read_part(char takes, char **rest, int *numbers, aditw_message *message)
{
    char *part = *rest;

    if (takes == '?') {
        message->text = part != NULL ? part : "";
        *rest = NULL;
        return true;
    }
    if (part == NULL || part[0] == '\0') {
        return false;
    }
    if (takes == 't') {
        message->text = part;
        *rest = NULL;
        return true;
    }
    *rest = cut_word(part);
    if (takes == '#') {
        return adit_parse_exact_int(part, -MOST_NUMBER, MOST_NUMBER,
                                    &message->number[(*numbers)++]);
    }
    message->word = part;
    return part[0] != '\0';
}

static adit_status read_row(const aditw_row *row, char *rest, aditw_message *message, adit_err *err)
{
    int numbers = 0;

    for (const char *takes = row->takes; *takes != '\0'; takes++) {
        if (!read_part(*takes, &rest, &numbers, message)) {
            return adit_fail(err, ADIT_INPUT, "'%s' is missing %s", row->verb, name_of(*takes));
        }
    }
    if (rest != NULL) {
        return adit_fail(err, ADIT_INPUT, "unexpected text after '%s'", row->verb);
    }
    return ADIT_OK;
}

static adit_status read_line(const aditw_row *rows, int count, char *line, size_t length,
                             aditw_message *message, adit_err *err)
{
    *message = (aditw_message){.word = "", .text = ""};
    if (!aditl_is_showable(line, length)) {
        return adit_fail(err, ADIT_INPUT, "a line contains invalid UTF-8 or control characters");
    }
    char *rest = cut_word(line);

    for (int i = 0; i < count; i++) {
        if (strcmp(rows[i].verb, line) == 0) {
            message->verb = i;
            return read_row(&rows[i], rest, message, err);
        }
    }
    char shown[40];
    adit_buffer buffer = adit_buffer_on(shown, sizeof shown);
    aditl_add_shown(&buffer, line, strlen(line), false);
    return adit_fail(err, ADIT_INPUT, "unknown message '%s'", shown);
}

adit_status aditw_order_read(char *line, size_t length, aditw_message *message, adit_err *err)
{
    return read_line(orders, ADITW_ORDERS, line, length, message, err);
}

adit_status aditw_answer_read(char *line, size_t length, aditw_message *message, adit_err *err)
{
    return read_line(answers, ADITW_ANSWERS, line, length, message, err);
}

/* ---- Lines out of bytes ---- */

char *aditw_lines_room(aditw_lines *lines, size_t *room)
{
    memmove(lines->data, lines->data + lines->start, lines->end - lines->start);
    lines->end -= lines->start;
    lines->start = 0;
    *room = sizeof lines->data - lines->end;
    return lines->data + lines->end;
}

void aditw_lines_add(aditw_lines *lines, size_t count)
{
    lines->end += count;
    lines->bytes += (int64_t)count;
}

adit_status aditw_lines_next(aditw_lines *lines, char **line, size_t *length, adit_err *err)
{
    *line = NULL;
    *length = 0;
    char *start = lines->data + lines->start;
    char *end = memchr(start, '\n', lines->end - lines->start);
    size_t here = end != NULL ? (size_t)(end - start) : lines->end - lines->start;

    if (here > ADITW_LINE_MAX) {
        return adit_fail(err, ADIT_LIMIT, "a line is longer than %d bytes", ADITW_LINE_MAX);
    }
    if (lines->bytes_max > 0 && lines->bytes > lines->bytes_max) {
        return adit_fail(err, ADIT_LIMIT, "more than %lld bytes were written",
                         (long long)lines->bytes_max);
    }
    if (end == NULL) {
        return ADIT_OK;
    }
    if (lines->lines_max > 0 && lines->lines >= lines->lines_max) {
        return adit_fail(err, ADIT_LIMIT, "more than %lld lines were written",
                         (long long)lines->lines_max);
    }
    *end = '\0';
    lines->start += here + 1;
    lines->lines++;
    *line = start;
    *length = here;
    return ADIT_OK;
}

bool aditw_lines_has_more(const aditw_lines *lines)
{
    return lines->end > lines->start;
}

/* ---- Writing ---- */

/* Adds text that is to stay within the line that began at `start`. */
static void add_shown(adit_text *out, size_t start, const char *text, bool is_word)
{
    char shown[ADITW_LINE_MAX + 1];
    size_t left = ADITW_LINE_MAX - (out->length - start) + 1;
    adit_buffer buffer = adit_buffer_on(shown, left < sizeof shown ? left : sizeof shown);

    aditl_add_shown(&buffer, text, strlen(text), false);
    for (char *blank = shown; is_word && (blank = strchr(blank, ' ')) != NULL;) {
        *blank = '_';
    }
    adit_text_add(out, shown);
}

static void write_row(adit_text *out, const aditw_row *row, const aditw_message *message)
{
    size_t start = out->length;
    int numbers = 0;

    adit_text_add(out, row->verb);
    for (const char *takes = row->takes; *takes != '\0' && !out->failed; takes++) {
        if (*takes == '?' && message->text[0] == '\0') {
            break;
        }
        adit_text_add_char(out, ' ');
        if (*takes == '#') {
            adit_text_add_number(out, message->number[numbers++]);
        } else {
            add_shown(out, start, *takes == 'w' ? message->word : message->text, *takes == 'w');
        }
    }
    adit_text_add_char(out, '\n');
}

void aditw_order_write(adit_text *out, aditw_order verb, const aditw_message *message)
{
    write_row(out, &orders[verb], message);
}

void aditw_answer_write(adit_text *out, aditw_answer verb, const aditw_message *message)
{
    write_row(out, &answers[verb], message);
}
