/* args.h - the command line, read by a table of commands.
 *
 * The caller brings the table (commands.c), so nothing here depends on a command; options.h
 * defines the options that commands choose from.
 */
#ifndef ADIT_CLI_ARGS_ARGS_H
#define ADIT_CLI_ARGS_ARGS_H

#include <stdbool.h>
#include <stdint.h>

#include "bindings/cli/args/options.h"
#include "engine/base/err.h"

typedef struct cli_args cli_args;

typedef struct {
    const char *name;
    int (*run)(const cli_args *args); /* returns the exit code */
    const char *operands;             /* "GAME [ID]": required [optional] repeated... */
    bool passes_rest;                 /* everything after the first operand belongs to a script */
    uint64_t options;                 /* bit set of cli_option */
    const char *summary;              /* one line, lower-case, imperative */
    const char *examples;             /* lines "command  # what it does" */
    const char *text;                 /* paragraphs, separated by an empty line */
} cli_command;                        /* the table ends with a NULL name */

struct cli_args {
    const cli_command *commands; /* the table that they were read by */
    const cli_command *command;
    const char **operand; /* borrowed from argv */
    int operand_count;
    char **rest; /* of a command that passes the rest on; rest[0] is the script */
    int rest_count;
    struct {
        cli_option option;
        const char *value;
    } given[128];
    int given_count;
    bool wants_help, wants_version;
    bool keeps_seed;     /* a command that sets up its game several times draws one seed: */
    uint64_t drawn_seed; /* this one, if --seed is not given */
};

/* Reads argv by the table. CLI_OK, or CLI_USAGE after a message. Release with cli_args_free. */
int cli_args_read(cli_args *args, const cli_command *commands, int argc, char **argv);
void cli_args_free(cli_args *args);
/* The row of a table, or NULL. */
const cli_command *cli_command_find(const cli_command *commands, const char *name);
/* A message, and how to get help; returns CLI_USAGE. */
int cli_usage(const cli_args *args, const char *format, ...) ADIT_PRINTF(2, 3);
bool cli_has(const cli_args *args, cli_option option);
/* The name of an option of the set that was given, or NULL. */
const char *cli_given_of(const cli_args *args, uint64_t options);
/* Adds an option as if it had been typed. CLI_OK, or CLI_USAGE after a message. */
int cli_args_add(cli_args *args, cli_option option, const char *value);
/* The last value given for an option, or NULL. */
const char *cli_value(const cli_args *args, cli_option option);
/* All values of an option in order; returns how many. */
int cli_values(const cli_args *args, cli_option option, const char **out, int max);
/* A whole number between min and max. CLI_OK (also when it was not given: `fallback`), or
 * CLI_USAGE after a message. */
int cli_number(const cli_args *args, cli_option option, int64_t min, int64_t max, int64_t fallback,
               int64_t *out);
/* --seed: decimal or 0x..., the whole 64 bits. *given says whether it was there; otherwise
 * *seed is drawn from the system. CLI_OK or CLI_USAGE after a message. */
int cli_seed(const cli_args *args, uint64_t *seed, bool *given);
/* Draws the seed that cli_seed gives from now on if there is no --seed. CLI_OK, or an exit code
 * after a message. */
int cli_keep_seed(cli_args *args);

#endif
