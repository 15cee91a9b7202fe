/* test_parts.c - parts of a run that were changed on purpose, with a hash that fits.
 *
 * The hash at the end of a part is against accidents. Who writes a part can give it any hash, so
 * the numbers in it are attacked here: each line is taken out, doubled, and each number in it
 * replaced by an extreme one. Either the part is refused with a message, or its sums can be added
 * and reported; the sanitizers watch.
 */
#include "tests/support/adit_cmocka.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <xxhash.h>

#include "bindings/cli/sim/part.h"
#include "tests/support/temp_file.h"

#define MOST_LINES 400

static char *lines[MOST_LINES]; /* of a good part, without its end */
static int line_count;
static char path[512];

static void make_part(void)
{
    char command[1000], line[4096];

    snprintf(path, sizeof path, "%s", temp_file("test_parts.part", SIM_PART_HEAD "\n"));
    snprintf(command, sizeof command,
             "'%s' sim dwergar --games 3 --seed 1 --csv --part '%s' 2>/dev/null", ADIT_TEST_PROGRAM,
             path);
    assert_int_equal(system(command), 0);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL && strncmp(line, "end ", 4) != 0) {
        assert_true(line_count < MOST_LINES);
        lines[line_count++] = strdup(line);
    }
    fclose(file);
}

static int open_part(void **state)
{
    (void)state;
    make_part();
    return 0;
}

static int close_part(void **state)
{
    (void)state;
    for (int i = 0; i < line_count; i++) {
        free(lines[i]);
    }
    return unlink(path);
}

/* Writes the good lines with `other` in the place of line `at`, and the hash of that. */
static void write_changed(int at, const char *other)
{
    uint64_t hash = 0;
    FILE *file = fopen(path, "w");

    assert_non_null(file);
    for (int i = 0; i < line_count; i++) {
        const char *at_line = i == at ? other : lines[i];
        /* What is put in the place of a line may be several. */
        while (*at_line != '\0') {
            const size_t length = strcspn(at_line, "\n") + 1;
            hash = XXH3_64bits_withSeed(at_line, length, hash);
            fwrite(at_line, 1, length, file);
            at_line += length;
        }
    }
    fprintf(file, "end %016" PRIx64 "\n", hash);
    fclose(file);
}

/* Reads it, and if it is taken, adds it to itself: everything in it is used. */
static adit_status read_part(void)
{
    sim_about about = {0};
    sim_sums sums = {0}, twice = {0};
    bool has_lines;
    adit_err err = {.status = ADIT_OK};

    adit_status status = sim_part_read(path, &about, &sums, &has_lines, &err);
    if (status == ADIT_OK) {
        assert_int_equal(sim_sums_open(&twice, &about, NULL, &err), ADIT_OK);
        sim_sums_add(&twice, &sums);
        assert_int_equal(twice.games, sums.games);
        assert_int_equal(sums.games + sums.faults, about.end - about.first);
    } else {
        assert_true(strlen(err.text) > 0);
        assert_int_equal(status, ADIT_INPUT);
    }
    sim_sums_close(&twice);
    sim_sums_close(&sums);
    sim_about_close(&about);
    return status;
}

static void a_part_is_read_as_it_was_written(void **state)
{
    (void)state;
    write_changed(-1, "");
    assert_int_equal(read_part(), ADIT_OK);
}

static void a_line_that_is_missing_or_doubled_harms_nobody(void **state)
{
    char twice[8192];
    int refused = 0;

    (void)state;
    for (int i = 0; i < line_count; i++) {
        write_changed(i, "");
        refused += read_part() != ADIT_OK;
        snprintf(twice, sizeof twice, "%s%s", lines[i], lines[i]);
        write_changed(i, twice);
        refused += read_part() != ADIT_OK;
    }
    assert_true(refused > 20); /* head, engine, game, part, total, every line of CSV ... */
}

static void a_number_of_any_size_harms_nobody(void **state)
{
    static const char *const numbers[] = {"-1",
                                          "9223372036854775807",
                                          "-9223372036854775808",
                                          "18446744073709551615",
                                          "99999999999999999999",
                                          "1000000",
                                          "x",
                                          ""};
    char other[8192];
    int refused = 0, cases = 0;

    (void)state;
    for (int i = 1; i < line_count; i++) {
        if (strncmp(lines[i], "card ", 5) == 0 && i % 16 != 0) {
            continue; /* they are all alike */
        }
        for (const char *at = strchr(lines[i], ' '); at != NULL; at = strchr(at + 1, ' ')) {
            for (size_t n = 0; n < sizeof numbers / sizeof *numbers; n++) {
                const size_t length = strcspn(at + 1, " \n");
                snprintf(other, sizeof other, "%.*s%s%s", (int)(at + 1 - lines[i]), lines[i],
                         numbers[n], at + 1 + length);
                write_changed(i, other);
                refused += read_part() != ADIT_OK;
                cases++;
            }
        }
    }
    assert_true(cases > 1000);
    assert_true(refused > 100 && refused < cases);
}

static void too_many_lines_of_a_kind_are_refused(void **state)
{
    static const struct {
        const char *line;
        int most;
    } rows[] = {{"seat random\n", CLI_MAX_SEATS},
                {"rule walls 1\n", CLI_MAX_RULES},
                {"mod a 0 1\n", CLI_MAX_MODS},
                {"card a b 0\n", ADIT_MAX_CARDS},
                {"word a\n", SIM_MAX_WORDS}};

    (void)state;
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
        const size_t length = strlen(rows[row].line);
        const size_t size = strlen(lines[1]) + ((size_t)rows[row].most + 1) * length + 1;
        char *other = calloc(size, 1);
        assert_non_null(other);
        size_t used = (size_t)snprintf(other, size, "%s", lines[1]);
        for (int i = 0; i <= rows[row].most; i++) {
            used += (size_t)snprintf(other + used, size - used, "%s", rows[row].line);
        }
        write_changed(1, other);
        assert_int_equal(read_part(), ADIT_INPUT);
        free(other);
    }
}

static void a_line_that_is_too_long_is_refused(void **state)
{
    char *other = malloc(SIM_PART_LINE + 64);

    (void)state;
    assert_non_null(other);
    memset(other, 'a', SIM_PART_LINE + 64);
    /* NOLINTNEXTLINE(bugprone-not-null-terminated-result): the text continues behind it */
    memcpy(other, "engine ", 7);
    memcpy(other + SIM_PART_LINE + 32, "\n", 2);
    write_changed(1, other);
    assert_int_equal(read_part(), ADIT_INPUT);
    free(other);
}

static void values_come_back_as_they_were(void **state)
{
    static const char *const values[] = {"", "a b", "\\", "\\n", "two\nlines\n", "\\\\n\n\\"};

    (void)state;
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        adit_text text = {0};
        adit_text_add(&text, "");
        sim_line_add(&text, values[i]);
        assert_null(strchr(text.data, '\n'));
        assert_true(sim_line_restore(text.data));
        assert_string_equal(text.data, values[i]);
        adit_text_free(&text);
    }
    char cut[] = "a\\", odd[] = "a\\x";
    assert_false(sim_line_restore(cut));
    assert_false(sim_line_restore(odd));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_part_is_read_as_it_was_written),
        cmocka_unit_test(a_line_that_is_missing_or_doubled_harms_nobody),
        cmocka_unit_test(a_number_of_any_size_harms_nobody),
        cmocka_unit_test(too_many_lines_of_a_kind_are_refused),
        cmocka_unit_test(a_line_that_is_too_long_is_refused),
        cmocka_unit_test(values_come_back_as_they_were),
    };

    return cmocka_run_group_tests(tests, open_part, close_part);
}
