/* lines.c - how wide text is, and where it is broken. */
#include "bindings/cli/cards/draw.h"

#include "engine/base/printable.h"

/* Thousandths of the size from ' ' to '~'. It is not known which font will be there, so these are
 * the widths of the widest of the common sans-serif fonts. */
static const short widths[] = {
    318, 401, 460, 838, 637, 951, 780, 275, 391, 391, 500, 838, 318, 361,  318, 337, 637, 637, 637,
    637, 637, 637, 637, 637, 637, 637, 337, 337, 838, 838, 838, 556, 1015, 685, 687, 722, 771, 667,
    611, 778, 752, 295, 500, 667, 558, 863, 749, 788, 667, 788, 722, 667,  611, 732, 685, 989, 686,
    667, 686, 391, 337, 391, 838, 556, 500, 613, 635, 550, 635, 616, 353,  635, 634, 278, 278, 580,
    278, 975, 634, 612, 635, 635, 412, 521, 393, 634, 592, 818, 592, 592,  525, 637, 337, 637, 838};

/* The next character: how many bytes it has, and how wide it is. */
static size_t measure(const char *text, size_t length, int *width)
{
    uint32_t code = 0;
    size_t bytes = aditl_utf8(text, length, &code);

    if (bytes == 0) {
        *width = 584;
        return 1;
    }
    if (code >= ' ' && code <= '~') {
        *width = widths[code - ' '];
    } else {
        *width = code < 0x1100 ? 800 : 1050; /* from there on characters may be square */
    }
    return bytes;
}

int card_text_width(const char *text, size_t length, int size)
{
    int64_t sum = 0;

    for (size_t at = 0; at < length;) {
        int width;

        at += measure(text + at, length - at, &width);
        sum += width;
    }
    return (int)(sum * size / 1000);
}

/* How many bytes of the text fit on one line, at least one character. */
static size_t fitting(const char *text, size_t length, int size, int width)
{
    const int64_t room = (int64_t)width * 1000 / size;
    int64_t sum = 0;
    size_t blank = 0;

    for (size_t at = 0; at < length;) {
        int one;
        size_t bytes = measure(text + at, length - at, &one);

        sum += one;
        if (text[at] == ' ') {
            blank = at;
        } else if (sum > room && at > 0) {
            return blank > 0 ? blank : at;
        }
        at += bytes;
    }
    return length;
}

int card_wrap(const char *text, int size, int width, card_line *lines, int max)
{
    int count = 0;

    for (text += strspn(text, " \n"); *text != '\0'; text += strspn(text, " \n")) {
        size_t length = fitting(text, strcspn(text, "\n"), size, width);

        if (count < max) {
            lines[count] = (card_line){text, length};
        }
        count++;
        text += length;
    }
    return count;
}
