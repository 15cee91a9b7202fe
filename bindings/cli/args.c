/* args.c - the one table of commands and options, and the reading of argv by it.
 *
 * Whatever a command understands stands here and nowhere else: help.c makes the help texts,
 * the manual page, the bash completion and the reference page from the same rows.
 */
#include "bindings/cli/cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

const cli_option_row cli_options[CLI_OPTION_COUNT] = {
#define CLI_OPTION_ROW(id, name, value, complete, text) {name, value, complete, text},
    CLI_OPTION_MAP(CLI_OPTION_ROW)
#undef CLI_OPTION_ROW
};

#define BIT(id) (1u << CLI_OPT_##id)
#define CARDS (BIT(MOD) | BIT(STRICT))
#define MATCH (CARDS | BIT(RULE) | BIT(SEED) | BIT(SCENARIO))

const cli_command cli_commands[] = {
    {.name = "play",
     .run = cmd_play,
     .operands = "GAME|FILE",
     .max = 1,
     .options = MATCH | BIT(PLAYERS) | BIT(RECORD),
     .complete = "game_or_file",
     .summary = "play a game, or go on with a saved one",
     .examples = "adit play cave_vs_cave  # you against a bot\n"
                 "adit play cave_vs_cave --players human  # the solo game\n"
                 "adit play cave_vs_cave --players greedy,random --seed 7  # watch two bots\n"
                 "adit play evening.play  # go on with a saved game\n",
     .text = "Draws the table and lists what can be decided. Answer with the number of an "
             "option, with its words, or with the beginning of them. Type help for the rest: "
             "why MOVE, card NAME, undo, log, save FILE, state, options, quit.\n\n"
             "Without a terminal, and if no seat was asked to be human, a bot game is played and "
             "printed. A human seat without a terminal reads its moves from the lines of "
             "standard input. A scenario names its game, so GAME may be left out with "
             "--scenario.",
     .takes_match = true},
    {.name = "games",
     .run = cmd_games,
     .operands = "",
     .options = BIT(JSON),
     .complete = "",
     .summary = "list the games",
     .examples = "adit games  # what can be played\n"
                 "adit games --json  # the same for programs\n",
     .text = "Lists each game with its id, the number of players and its title."},
    {.name = "rules",
     .run = cmd_rules,
     .operands = "GAME [PARAMETER]",
     .min = 1,
     .max = 2,
     .options = CARDS | BIT(JSON),
     .complete = "game",
     .summary = "how a game is played, and its rule parameters",
     .examples = "adit rules cave_vs_cave  # how to play, for someone who has never seen it\n"
                 "adit rules cave_vs_cave walls  # one rule parameter\n",
     .text = "Prints the rules in our own words and then the parameters that --rule NAME=VALUE "
             "can set, each with its range and the value it has otherwise."},
    {.name = "cards",
     .run = cmd_cards,
     .operands = "GAME [CARD]",
     .min = 1,
     .max = 2,
     .options = CARDS | BIT(JSON) | BIT(SOURCE),
     .complete = "game",
     .summary = "list the cards of a game, or show one in full",
     .examples = "adit cards cave_vs_cave  # all rooms and tiles\n"
                 "adit cards cave_vs_cave bakehouse  # one card in full\n"
                 "adit cards cave_vs_cave bakehouse --source  # its Lua file, to copy from\n"
                 "adit cards cave_vs_cave --mod my_mod  # with the cards of a mod\n",
     .text = "The mark says where the values of a card come from: S is stated in the rulebook, P "
             "was read from the printed piece or another source, R is a reconstruction of ours. "
             "Each card shows the file and line where it can be corrected."},
    {.name = "sim",
     .run = cmd_sim,
     .operands = "GAME",
     .max = 1,
     .options = MATCH | BIT(PLAYERS) | BIT(GAMES) | BIT(JOBS) | BIT(SHARD) | BIT(MAX_SECONDS) |
                BIT(JSON) | BIT(CSV) | BIT(DB) | BIT(RECORD),
     .complete = "game",
     .summary = "play many games between bots and report",
     .examples = "adit sim cave_vs_cave --games 1000 --players greedy,random  # who wins\n"
                 "adit sim cave_vs_cave --games 10000 --seed 1 --json  # for programs\n"
                 "adit sim cave_vs_cave --games 500 --db results.sqlite  # keep the results\n",
     .text = "Plays on all processors. The result depends on the seed, the cards and the players "
             "only, never on the number of jobs. Reports wins, points, length, and for each card "
             "how often it was taken and with what result. Ctrl-C ends it and keeps what is "
             "finished. With --record the recorded games go into a folder.",
     .takes_match = true},
    {.name = "run",
     .run = cmd_run,
     .operands = "SCRIPT.lua [ARGUMENT...]",
     .min = 1,
     .max = 1,
     .passes_rest = true,
     .complete = "script",
     .summary = "run a Lua script that drives games",
     .examples = "adit run story.lua  # a scripted playthrough\n"
                 "adit run study.lua 200  # arguments go to the script\n",
     .text = "The script can create games, ask for the options, decide by words, read views, "
             "clone, undo, save, simulate and assert. Everything after the name of the script "
             "belongs to the script.",
     .takes_match = true},
    {.name = "replay",
     .run = cmd_replay,
     .operands = "FILE",
     .min = 1,
     .max = 1,
     .options = CARDS | BIT(VERIFY) | BIT(TO) | BIT(VIEW) | BIT(PLAY) | BIT(RECORD),
     .complete = "file",
     .summary = "show or verify a recorded game",
     .examples = "adit replay evening.play  # decision by decision\n"
                 "adit replay evening.play --verify  # does it still go the same way?\n"
                 "adit replay evening.play --to 20 --view 1  # the table after 20 decisions\n"
                 "adit replay evening.play --to 20 --play  # and go on from there\n"
                 "adit replay old.play --record new.play  # the same decisions, told anew\n",
     .text = "With --verify every line and hash of the file is compared with what the engine says "
             "now; the first difference is named and the exit code is 1.",
     .takes_match = true},
    {.name = "state",
     .run = cmd_state,
     .operands = "GAME|FILE",
     .max = 1,
     .options = MATCH | BIT(PLAYERS) | BIT(VIEW) | BIT(TO) | BIT(JSON),
     .complete = "game_or_file",
     .summary = "print the state of a saved game by field names",
     .examples = "adit state evening.play  # every field\n"
                 "adit state evening.play --view 2 --json  # what seat 2 may see\n"
                 "adit state cave_vs_cave --seed 1  # how a game starts\n",
     .text = "The names are those that scenarios use to set a start position.",
     .takes_match = true},
    {.name = "why",
     .run = cmd_why,
     .operands = "FILE MOVE",
     .min = 2,
     .max = 2,
     .options = MATCH | BIT(PLAYERS) | BIT(TO) | BIT(JSON),
     .complete = "game_or_file",
     .summary = "why a move is not possible in a saved game",
     .examples =
         "adit why evening.play 'furnish bakehouse c4'  # the reason, or that it is legal\n",
     .text = "Exit code 0: the move is legal; 1: it is not, and the reason is printed.",
     .takes_match = true},
    {.name = "check",
     .run = cmd_check,
     .operands = "PATH...",
     .min = 1,
     .max = -1,
     .options = CARDS | BIT(JSON),
     .complete = "file",
     .summary = "look for mistakes in mods, cards and scenarios",
     .examples = "adit check my_mod  # a folder of cards\n"
                 "adit check my_mod/room/deep_mine.lua  # the mod of one card\n",
     .text = "Loads what is there and lists every problem with file, line and a suggestion. A "
             "path is a mod folder, a folder or file in it, a scenario or a recorded game. Exit "
             "code 0: no problems; 1: problems; 6: a path cannot be read."},
    {.name = "test",
     .run = cmd_test,
     .operands = "PATH...",
     .min = 1,
     .max = -1,
     .options = CARDS | BIT(JSON),
     .complete = "file",
     .summary = "run the examples of cards, recorded games and test scripts",
     .examples = "adit test my_mod  # all of a mod\n"
                 "adit test my_mod/room/deep_mine.lua  # the examples of one card\n"
                 "adit test evening.play tests/story.lua  # recorded games, scripts\n",
     .text = "Runs the examples of all cards below the path, verifies every recorded game "
             "(*.play) and runs every script in a folder called tests or playthroughs. Prints a "
             "line for each "
             "failure and the numbers of passed and failed tests.",
     .takes_match = true},
    {.name = "bench",
     .run = cmd_bench,
     .operands = "[GAME]",
     .max = 1,
     .options = BIT(JSON) | BIT(SECONDS) | CARDS,
     .complete = "game",
     .summary = "measure how fast the engine is here",
     .examples = "adit bench  # every game\n"
                 "adit bench cave_vs_cave --seconds 5 --json  # longer, for programs\n",
     .text = "Measures start, new games, clones and random playouts, and prints a checksum of "
             "the final states that must not change with the speed."},
    {.name = "api",
     .run = cmd_api,
     .operands = "[GAME]",
     .max = 1,
     .options = BIT(JSON) | BIT(STUBS) | BIT(GLOBALS) | CARDS,
     .complete = "game",
     .summary = "print the reference for writing cards",
     .examples = "adit api  # primitives, card kinds, hooks, events, queries, fields\n"
                 "adit api --stubs > cards/api.lua  # completion in editors\n",
     .text = "The reference is made from the tables that the engine works by, so it is complete. "
             "Without GAME it covers all games."},
    {.name = "doctor",
     .run = cmd_doctor,
     .operands = "",
     .options = BIT(JSON),
     .complete = "",
     .summary = "check that everything needed is in place",
     .examples = "adit doctor  # releases, cards, terminal, write access\n",
     .text = "Exit code 0: all is well; 1: something is missing, and what to do is printed."},
    {.name = "help",
     .run = cmd_help,
     .operands = "[COMMAND]",
     .max = 1,
     .options = BIT(MAN) | BIT(BASH) | BIT(MARKDOWN),
     .complete = "command",
     .summary = "show help for a command",
     .examples = "adit help play  # the same as adit play --help\n",
     .text = "Without COMMAND it gives an overview."},
    {0}};

const cli_command *cli_command_find(const char *name)
{
    for (const cli_command *command = cli_commands; command->name != NULL; command++) {
        if (strcmp(command->name, name) == 0) {
            return command;
        }
    }
    return NULL;
}

static const char *command_name(const void *context, int i)
{
    (void)context;
    return cli_commands[i].name;
}

static int unknown_command(const cli_args *args, const char *name)
{
    int count = 0;
    while (cli_commands[count].name != NULL) {
        count++;
    }
    const char *near = adit_nearest(name, count, command_name, NULL);
    if (near != NULL) {
        return cli_usage(args, "no command is called '%s'; did you mean '%s'?", name, near);
    }
    if (cli_title_find(name) != NULL) {
        return cli_usage(args, "no command is called '%s', but a game is; to play it: adit play %s",
                         name, name);
    }
    return cli_usage(args, "no command is called '%s'", name);
}

static bool command_takes(const cli_command *command, int option)
{
    return command != NULL && (command->options & (1u << option)) != 0;
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
    if (near != NULL) {
        return cli_usage(args, "%s has no option '--%s'; did you mean '--%s'?", of, word, near);
    }
    return cli_usage(args, "%s has no option '--%s'", of, word);
}

static int find_option(const cli_command *command, const char *name, size_t length)
{
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        if (command_takes(command, i) && strlen(cli_options[i].name) == length &&
            strncmp(cli_options[i].name, name, length) == 0) {
            return i;
        }
    }
    return -1;
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
    if (row->value[0] != '\0' && value == NULL) {
        if (*at + 1 >= argc) {
            return cli_usage(args, "--%s needs a value: --%s %s", row->name, row->name, row->value);
        }
        value = argv[++*at];
    }
    if (args->given_count == (int)(sizeof args->given / sizeof args->given[0])) {
        return cli_usage(args, "too many options");
    }
    args->given[args->given_count].option = (cli_option)option;
    args->given[args->given_count++].value = value;
    return CLI_OK;
}

/* True for the words that work everywhere. */
static bool is_everywhere(cli_args *args, const char *word)
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
        if (is_everywhere(args, word)) {
            return CLI_OK;
        }
        if (word[1] != '-') {
            return cli_usage(args, "options are written in full: '%s' is not one", word);
        }
        return read_option(args, argc, argv, at);
    }
    if (args->command == NULL) {
        args->command = cli_command_find(word);
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
    if (args->operand_count < command->min) {
        return cli_usage(args, "%s needs %s", command->name, command->operands);
    }
    if (command->max >= 0 && args->operand_count > command->max) {
        return cli_usage(args, "%s has no use for '%s'", command->name,
                         args->operand[command->max]);
    }
    return CLI_OK;
}

int cli_args_read(cli_args *args, int argc, char **argv)
{
    bool only_operands = false;

    memset(args, 0, sizeof *args);
    args->operand = calloc((size_t)argc + 1, sizeof *args->operand);
    if (args->operand == NULL) {
        cli_message("out of memory");
        return adit_status_exit_code(ADIT_NOMEM);
    }
    for (int at = 1; at < argc; at++) {
        if (!only_operands && strcmp(argv[at], "--") == 0) {
            only_operands = true;
            continue;
        }
        if (only_operands && args->command != NULL) {
            args->operand[args->operand_count++] = argv[at];
        } else {
            int code = read_word(args, argc, argv, &at);
            if (code != CLI_OK) {
                return code;
            }
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
    for (int i = 0; i < args->given_count; i++) {
        if (args->given[i].option == option) {
            return true;
        }
    }
    return false;
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
    char *end = NULL;

    *out = fallback;
    if (text == NULL) {
        return CLI_OK;
    }
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (end == text || *end != '\0' || errno != 0 || number < min || number > max) {
        return cli_usage(args, "--%s: '%s' is not a whole number from %lld to %lld",
                         cli_options[option].name, text, (long long)min, (long long)max);
    }
    *out = number;
    return CLI_OK;
}

int cli_seed(const cli_args *args, uint64_t *seed, bool *given)
{
    const char *text = cli_value(args, CLI_OPT_SEED);
    char *end = NULL;

    *given = text != NULL;
    if (text == NULL) {
        uint32_t drawn = 0;
        /* Short on purpose: a person may want to type it again. */
        if (getrandom(&drawn, sizeof drawn, 0) != (ssize_t)sizeof drawn) {
            drawn = 1;
        }
        *seed = drawn;
        return CLI_OK;
    }
    errno = 0;
    *seed = strtoull(text, &end, strncmp(text, "0x", 2) == 0 ? 16 : 10);
    if (end == text || *end != '\0' || errno != 0 || text[0] < '0' || text[0] > '9') {
        return cli_usage(args, "--seed: '%s' is not a whole number from 0 to %llu", text,
                         (unsigned long long)UINT64_MAX);
    }
    return CLI_OK;
}
