/* fuzz_text.c - untrusted text on its way to a person: bytes that may be no UTF-8.
 *
 * What is made fit to be shown can be shown, what could be shown is left as it is, and JSON
 * strings are what their readers expect.
 */
#include <stdlib.h>
#include <string.h>

#include "engine/base/printable.h"
#include "engine/base/text.h"
#include "tests/fuzz/world.h"

#define MAX_TEXT 2048

static void check_shown(const char *text, size_t size)
{
    char shown[4 * MAX_TEXT + 16];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);
    size_t bad = 0;
    bool is_utf8 = aditl_is_utf8(text, size, &bad);

    fuzz_expect(is_utf8 || bad < size, "the wrong byte is not one of the text", "");
    aditl_add_shown(&out, text, size, false);
    fuzz_expect(aditl_is_showable(shown, out.length), "made fit, but cannot be shown", shown);
    if (aditl_is_showable(text, size)) {
        fuzz_expect(is_utf8, "can be shown, but is no UTF-8", shown);
        fuzz_expect(out.length == size && memcmp(shown, text, size) == 0,
                    "was changed though it could be shown", shown);
    }
}

/* Between the quotes: no quote, no control byte, and a backslash only before what may follow. */
static void check_json(const char *text)
{
    adit_text out = {0};

    adit_text_add_json(&out, text);
    fuzz_expect(out.length >= 2 && out.data[0] == '"' && out.data[out.length - 1] == '"',
                "no JSON string", out.data);
    for (size_t i = 1; i + 1 < out.length; i++) {
        unsigned char c = (unsigned char)out.data[i];

        fuzz_expect(c >= 0x20 && c != '"', "a byte that must be escaped", out.data);
        if (c == '\\') {
            i++;
            fuzz_expect(i + 1 < out.length && strchr("\"\\/bfnrtu", out.data[i]) != NULL,
                        "a wrong escape", out.data);
        }
    }
    adit_text_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > MAX_TEXT) {
        return 0;
    }
    char *text = fuzz_text(data, size);

    check_shown(text, size);
    check_json(text);
    free(text);
    return 0;
}
