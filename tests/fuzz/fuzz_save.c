/* fuzz_save.c - saved positions: the first byte says which game, the rest is the text.
 *
 * Mostly the checksum is made to fit, or no change would get past it; one game in four is fed
 * as it is. What loads must be a game like any other, see tests/support/doubtful.h.
 */
#include "tests/fuzz/world.h"

#include "engine/base/text.h"
#include "tests/support/doubtful.h"

#define DECISIONS 3

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    adit_text text = {0};
    adit_err err = {0};
    bool is_refused;

    if (size == 0) {
        return 0;
    }
    int which = data[0] % FUZZ_ENGINES;

    adit_text_add_bytes(&text, (const char *)data + 1, size - 1);
    if (data[0] / FUZZ_ENGINES % 4 != 3) {
        doubtful_repair(&text);
    }
    adit_status status = doubtful_load(fuzz_engine(which), text.data, text.length, DECISIONS,
                                       fuzz_seed(data, size), &is_refused, &err);

    fuzz_expect(status == ADIT_OK, "saved position", err.text);
    adit_text_free(&text);
    fuzz_golden(which);
    return 0;
}
