/* temp_file.h - small files that a test writes for itself.
 *
 * They lie in $TMPDIR, which the test runner removes afterwards.
 */
#ifndef ADIT_TESTS_TEMP_FILE_H
#define ADIT_TESTS_TEMP_FILE_H

#include <stdio.h>
#include <stdlib.h>

#include "tests/support/adit_cmocka.h"

/* Writes the text to a file of this name and gives its path; valid until the next call. */
static inline const char *temp_file(const char *name, const char *text)
{
    static char path[512];
    const char *folder = getenv("TMPDIR");

    snprintf(path, sizeof path, "%s/%s", folder != NULL ? folder : "/tmp", name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
    return path;
}

#endif
