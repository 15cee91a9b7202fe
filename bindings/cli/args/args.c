/* args.c - reading argv by a table of commands, and the table of options. */
#include "bindings/cli/args/args.h"

#include "bindings/cli/term/term.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/base/parse.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

const cli_option_row cli_options[CLI_OPTION_COUNT] = {
#define CLI_OPTION_ROW(id, name, value, complete, text) {name, value, complete, text},
    CLI_OPTION_MAP(CLI_OPTION_ROW)
#undef CLI_OPTION_ROW
};

int cli_usage(const cli_args *args, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    cli_message_va(format, list);
    va_end(list);
    if (args->command != NULL) {
        cli_print(stderr, "Try 'adit %s --help'.\n", args->command->name);
    } else {
        fprintf(stderr, "Try 'adit --help'.\n");
    }
    return CLI_USAGE;
}

const cli_command *cli_command_find(const cli_command *commands, const char *name)
{
    for (const cli_command *command = commands; command->name != NULL; command++) {
        if (strcmp(command->name, name) == 0) {
            return command;
        }
    }
    return NULL;
}

static const char *command_name(const void *context, int i)
{
    return ((const cli_command *)context)[i].name;
}

static int unknown_command(const cli_args *args, const char *name)
{
    int count = 0;
    while (args->commands[count].name != NULL) {
        count++;
    }
    const char *near = adit_nearest(name, count, command_name, args->commands);
    if (near == NULL && adit_game_info_find(name) != NULL) {
        return cli_usage(args,
                         "no command is called '%s', but a game is; play it with 'adit play %s'",
                         name, name);
    }
    return cli_usage(args, "no command is called '%s'%s", name, adit_did_you_mean(near, "").text);
}

static bool command_takes(const cli_command *command, int option)
{
    return command != NULL && (command->options & (UINT64_C(1) << option)) != 0;
}

/* For suggestions: only the options that this command has. */
static const char *option_name(const void *context, int i)
{
    return command_takes(context, i) ? cli_options[i].name : NULL;
}

static int unknown_option(const cli_args *args, const char *name, size_t length)
{
    char word[64];
    const cli_command *command = args->command;

    snprintf(word, sizeof word, "%.*s", (int)length, name);
    const char *near = adit_nearest(word, CLI_OPTION_COUNT, option_name, command);
    const char *of = command != NULL ? command->name : "adit";
    return near != NULL
               ? cli_usage(args, "%s has no option '--%s'; did you mean '--%s'?", of, word, near)
               : cli_usage(args, "%s has no option '--%s'", of, word);
}

/* Former names of options still work, for existing scripts. */
static void replace_former_name(const char **name, size_t *length)
{
    static const char *const former[][2] = {{"to", "until"}, {"view", "seat"}};

    for (size_t i = 0; i < sizeof former / sizeof former[0]; i++) {
        if (strlen(former[i][0]) == *length && strncmp(former[i][0], *name, *length) == 0) {
            *name = former[i][1];
            *length = strlen(*name);
            return;
        }
    }
}

static int find_option(const cli_command *command, const char *name, size_t length)
{
    replace_former_name(&name, &length);
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        if (command_takes(command, i) && strlen(cli_options[i].name) == length &&
            strncmp(cli_options[i].name, name, length) == 0) {
            return i;
        }
    }
    return -1;
}

static bool is_number(const char *text)
{
    return text[0] != '\0' && strlen(text) < 19 && text[strspn(text, "0123456789")] == '\0';
}

int cli_args_add(cli_args *args, cli_option option, const char *value)
{
    if (args->given_count == (int)(sizeof args->given / sizeof args->given[0])) {
        return cli_usage(args, "too many options");
    }
    args->given[args->given_count].option = option;
    args->given[args->given_count++].value = value;
    return CLI_OK;
}

/* Reads one --option at argv[*at]; a value may follow as the next word. */
static int read_option(cli_args *args, int argc, char **argv, int *at)
{
    const char *name = argv[*at] + 2;
    const char *equals = strchr(name, '=');
    size_t length = equals != NULL ? (size_t)(equals - name) : strlen(name);

    int option = find_option(args->command, name, length);
    if (option < 0) {
        return unknown_option(args, name, length);
    }
    const cli_option_row *row = &cli_options[option];
    const char *value = equals != NULL ? equals + 1 : NULL;
    if (row->value[0] == '\0' && value != NULL) {
        return cli_usage(args, "--%s takes no value", row->name);
    }
    if (row->value[0] == '[') {
        if (value == NULL && *at + 1 < argc && is_number(argv[*at + 1])) {
            value = argv[++*at];
        }
        if (value != NULL && !is_number(value)) {
            return cli_usage(args, "--%s: '%s' is not a whole number", row->name, value);
        }
    } else if (row->value[0] != '\0' && value == NULL) {
        if (*at + 1 >= argc) {
            return cli_usage(args, "--%s needs a value: --%s %s", row->name, row->name, row->value);
        }
        value = argv[++*at];
    }
    return cli_args_add(args, (cli_option)option, value);
}

/* True for the options that every command has. */
static bool read_common_option(cli_args *args, const char *word)
{
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
        args->wants_help = true;
        return true;
    }
    if (strcmp(word, "--version") == 0 || (args->command == NULL && strcmp(word, "-V") == 0)) {
        args->wants_version = true;
        return true;
    }
    return false;
}

static int read_word(cli_args *args, int argc, char **argv, int *at)
{
    const char *word = argv[*at];

    if (word[0] == '-' && word[1] != '\0') {
        if (read_common_option(args, word)) {
            return CLI_OK;
        }
        if (word[1] != '-') {
            return cli_usage(args, "unknown option '%s'; options start with '--'", word);
        }
        return read_option(args, argc, argv, at);
    }
    if (args->command == NULL) {
        args->command = cli_command_find(args->commands, word);
        return args->command != NULL ? CLI_OK : unknown_command(args, word);
    }
    args->operand[args->operand_count++] = word;
    return CLI_OK;
}

static int check_operands(const cli_args *args)
{
    const cli_command *command = args->command;

    if (command == NULL || args->wants_help || args->wants_version) {
        return CLI_OK;
    }
    const bool repeats = strstr(command->operands, "...") != NULL;
    int needed = 0, most = 0;
    for (const char *word = command->operands; *word != '\0'; most++) {
        size_t length = strcspn(word, " ");

        needed += word[0] != '[';
        word += length + (word[length] == ' ');
    }
    if (args->operand_count < needed) {
        return cli_usage(args, "%s needs %s", command->name, command->operands);
    }
    if (args->operand_count > most && !repeats) {
        return cli_usage(args, "%s: unexpected argument '%s'", command->name, args->operand[most]);
    }
    return CLI_OK;
}

int cli_args_read(cli_args *args, const cli_command *commands, int argc, char **argv)
{
    bool only_operands = false;

    *args = (cli_args){.commands = commands};
    args->operand = adit_alloc(((size_t)argc + 1) * sizeof *args->operand);
    if (args->operand == NULL) {
        return cli_no_memory();
    }
    for (int at = 1; at < argc; at++) {
        if (!only_operands && strcmp(argv[at], "--") == 0) {
            only_operands = true;
            continue;
        }
        if (only_operands && args->command != NULL) {
            args->operand[args->operand_count++] = argv[at];
        } else {
            CLI_TRY(read_word(args, argc, argv, &at));
        }
        if (args->command != NULL && args->command->passes_rest && args->operand_count == 1) {
            args->rest = argv + at;
            args->rest_count = argc - at;
            break;
        }
    }
    return check_operands(args);
}

void cli_args_free(cli_args *args)
{
    free(args->operand);
    args->operand = NULL;
}

bool cli_has(const cli_args *args, cli_option option)
{
    return cli_values(args, option, NULL, 0) > 0;
}

const char *cli_given_of(const cli_args *args, uint64_t options)
{
    for (int i = 0; i < args->given_count; i++) {
        if ((options & (UINT64_C(1) << args->given[i].option)) != 0) {
            return cli_options[args->given[i].option].name;
        }
    }
    return NULL;
}

const char *cli_value(const cli_args *args, cli_option option)
{
    for (int i = args->given_count - 1; i >= 0; i--) {
        if (args->given[i].option == option) {
            return args->given[i].value;
        }
    }
    return NULL;
}

int cli_values(const cli_args *args, cli_option option, const char **out, int max)
{
    int count = 0;
    for (int i = 0; i < args->given_count; i++) {
        if (args->given[i].option == option) {
            if (count < max) {
                out[count] = args->given[i].value;
            }
            count++;
        }
    }
    return count;
}

int cli_number(const cli_args *args, cli_option option, int64_t min, int64_t max, int64_t fallback,
               int64_t *out)
{
    const char *text = cli_value(args, option);

    *out = fallback;
    if (text != NULL && !adit_parse_int(text, min, max, out)) {
        return cli_usage(args, "--%s: '%s' is not a whole number from %lld to %lld",
                         cli_options[option].name, text, (long long)min, (long long)max);
    }
    return CLI_OK;
}

/* The only place where a seed is drawn. All 64 bits, since a bot can search for the seed that deals
 * what it sees: 32 bits take seconds. For the same reason there is no weaker source to fall back
 * on. */
static int draw_seed(uint64_t *seed)
{
    ssize_t got;

    do {
        got = getrandom(seed, sizeof *seed, 0);
    } while (got < 0 && errno == EINTR);
    if (got == (ssize_t)sizeof *seed) {
        return CLI_OK;
    }
    cli_message("the system provides no random numbers: %s; set a seed with --seed N",
                got < 0 ? strerror(errno) : "not enough bytes");
    return adit_status_exit_code(ADIT_IO);
}

int cli_seed(const cli_args *args, uint64_t *seed, bool *given)
{
    const char *text = cli_value(args, CLI_OPT_SEED);

    *given = text != NULL;
    if (text == NULL && args->keeps_seed) {
        *seed = args->drawn_seed;
        return CLI_OK;
    }
    if (text == NULL) {
        return draw_seed(seed);
    }
    if (!adit_parse_seed(text, seed)) {
        return cli_usage(args, "--seed: '%s' is not a whole number from 0 to %llu", text,
                         (unsigned long long)UINT64_MAX);
    }
    return CLI_OK;
}

int cli_keep_seed(cli_args *args)
{
    int code = draw_seed(&args->drawn_seed);

    args->keeps_seed = code == CLI_OK;
    return code;
}
