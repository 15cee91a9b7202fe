/* fuzz_args.c - the command line: words separated by new lines, as far as it is read; the byte
 * 0x1F stands for a new line inside a word.
 *
 * No command is carried out. Whatever is said about a wrong word must be lines that a terminal
 * can show.
 */
#include <stdlib.h>
#include <string.h>

#include "bindings/cli/cli.h"
#include "bindings/cli/term/term.h"
#include "tests/fuzz/world.h"

#define MAX_WORDS 200

/* The values of options, read as the commands do. */
static int read_values(const cli_args *args)
{
    static const cli_option numbers[] = {CLI_OPT_GAMES,   CLI_OPT_JOBS,        CLI_OPT_MAX_SECONDS,
                                         CLI_OPT_UNTIL,   CLI_OPT_SEAT,        CLI_OPT_POSITIONS,
                                         CLI_OPT_SECONDS, CLI_OPT_SHUFFLE_MODS};
    const char *values[8];
    int64_t number;
    uint64_t seed;
    bool given;
    int code = CLI_OK;

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        int one = cli_number(args, numbers[i], -3, 1000000, 7, &number);

        fuzz_expect(one != CLI_OK || (number >= -3 && number <= 1000000), "out of range", "");
        code = one != CLI_OK ? one : code;
    }
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        int count = cli_values(args, (cli_option)i, values, 8);

        fuzz_expect((count > 0) == cli_has(args, (cli_option)i), "an option is lost", "");
    }
    if (cli_has(args, CLI_OPT_SEED)) {
        int one = cli_seed(args, &seed, &given);
        code = one != CLI_OK ? one : code;
    }
    return code;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static cli_args args;
    char *text = fuzz_text(data, size), *words[MAX_WORDS + 1] = {"adit"};
    int count = 1;

    for (char *word = strtok(text, "\n"); word != NULL && count < MAX_WORDS;
         word = strtok(NULL, "\n")) {
        for (char *at = word; (at = strchr(at, 0x1F)) != NULL;) {
            *at = '\n';
        }
        words[count++] = word;
    }
    fuzz_listen();
    int code = cli_args_read(&args, cli_commands, count, words);
    if (code == CLI_OK && args.command != NULL && !args.wants_help) {
        code = read_values(&args);
    }
    const char *said = fuzz_heard();
    fuzz_expect((code == CLI_OK) == (said[0] == '\0'), "code and messages do not agree", said);
    cli_args_free(&args);
    free(text);
    return 0;
}
