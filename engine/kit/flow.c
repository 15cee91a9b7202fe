/* flow.c - running text on a canvas. */
#include "engine/kit/flow.h"

#include <ctype.h>
#include <string.h>

#include "engine/base/format.h"

static void put_word(adit_flow *flow, adit_ink ink, const char *word)
{
    if (flow->column + (int)strlen(word) > ADIT_FLOW_WIDTH && flow->column > flow->indent) {
        flow->row++;
        flow->column = flow->indent;
    }
    flow->column += adit_canvas_text(flow->canvas, flow->row, flow->column, ink, word);
    flow->has_begun = true;
}

void adit_flow_word(adit_flow *flow, adit_ink ink, const char *format, ...)
{
    char word[96];
    va_list args;

    va_start(args, format);
    adit_format_words(word, sizeof word, format, args);
    va_end(args);
    put_word(flow, ink, word);
}

void adit_flow_item(adit_flow *flow, adit_ink ink, const char *format, ...)
{
    char item[96];
    va_list args;

    va_start(args, format);
    adit_format_words(item, sizeof item, format, args);
    va_end(args);
    if (flow->has_begun) {
        flow->column +=
            adit_canvas_text(flow->canvas, flow->row, flow->column, ADIT_INK_PLAIN, ", ");
    }
    put_word(flow, ink, item);
}

void adit_flow_text(adit_flow *flow, adit_ink ink, const char *text)
{
    while (*text != '\0') {
        const size_t length = strcspn(text, " \n");

        adit_flow_word(flow, ink, "%.*s ", (int)length, text);
        text += length;
        text += strspn(text, " \n");
    }
}

void adit_flow_next_row(adit_flow *flow)
{
    flow->row++;
    flow->column = flow->indent;
    flow->has_begun = false;
}

void adit_write_added(const adit_goods *goods, const adit_good_def *rows, int first,
                      adit_buffer *out)
{
    for (int good = first; rows[good].name != NULL; good++) {
        const char *colon = strchr(rows[good].name, ':');

        if (goods->have[good] > 0) {
            adit_buffer_addf(out, "%s%d%c", out->length > 0 ? " " : "", goods->have[good],
                             toupper(colon != NULL ? colon[1] : rows[good].name[0]));
        }
    }
}

void adit_write_cost(const adit_goods *cost, const char *letters, int count,
                     const adit_good_def *rows, adit_buffer *out)
{
    for (int good = 0; good < count; good++) {
        if (cost->have[good] > 0) {
            adit_buffer_addf(out, "%s%d%c", out->length > 0 ? " " : "", cost->have[good],
                             letters[good] != 0 ? letters[good] : '?');
        }
    }
    adit_write_added(cost, rows, count, out);
    if (out->length == 0) {
        adit_buffer_add(out, "free");
    }
}
