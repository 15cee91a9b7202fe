/* help.c - help texts, manual page, bash completion and reference page, generated from the tables.
 *
 * Nothing here depends on a command; a new option appears everywhere as soon as it has its row in
 * options.h.
 */
#include "bindings/cli/cli.h"

#include <string.h>

#include "bindings/cli/session/session.h"

enum { WIDTH = 80, EXAMPLE_COLUMN = 46, OPTION_COLUMN = 22 };

typedef struct {
    const char *name, *text;
} help_row;

static const help_row exit_codes[] = {
    {"0", "success"},
    {"1", "the answer is no: a test failed, a replay differs, a check found problems"},
    {"2", "wrong usage of the command"},
    {"3", "invalid file; also a card, mod or scenario that does not load"},
    {"4", "a script failed"},
    {"5", "a limit was reached"},
    {"6", "reading or writing failed; also a missing file or folder"},
    {"70", "internal error of the engine"},
    {"130", "interrupted"},
    {NULL, NULL},
};

static const help_row variables[] = {
    {"ADIT_CARDS", "folder of the games' cards (default: the one installed with the program)"},
    {"XDG_DATA_HOME", "its subfolder adit/mods holds mods that can be named by id, adit/tables the "
                      "games of adit table (default ~/.local/share)"},
    {"XDG_STATE_HOME", "its subfolder adit holds the games that adit play --continue resumes "
                       "(default ~/.local/state)"},
    {"ADIT_TRACE", "1: print every run, pick, question, event, trial and hook of the rules to "
                   "standard error, for debugging"},
    {"NO_COLOR", "if set and not empty, output has no colours"},
    {"LC_ALL, LC_CTYPE, LANG", "output is ASCII unless the character set is UTF-8"},
    {NULL, NULL},
};

static bool is_hidden(int option)
{
    return strcmp(cli_options[option].complete, "hidden") == 0;
}

static bool lists_option(const cli_command *command, int option)
{
    return (command->options & (UINT64_C(1) << option)) != 0 && !is_hidden(option);
}

static bool lists_options(const cli_command *command)
{
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        if (lists_option(command, i)) {
            return true;
        }
    }
    return false;
}

/* Writes "--seed N" into `out`. */
static void option_form(int option, char *out, size_t size)
{
    const cli_option_row *row = &cli_options[option];
    snprintf(out, size, "--%s%s%s", row->name, row->value[0] != '\0' ? " " : "", row->value);
}

/* Calls put(out, command, comment) for each line of the examples. */
static void each_example(const cli_command *command, FILE *out,
                         void (*put)(FILE *out, const char *line, const char *comment))
{
    char line[160];
    const char *at = command->examples;

    while (*at != '\0') {
        size_t length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        char *comment = strstr(line, "  # ");
        if (comment != NULL) {
            *comment = '\0';
            comment += 4;
        }
        put(out, line, comment != NULL ? comment : "");
        at += length + (at[length] == '\n');
    }
}

/* Calls put for each paragraph of the text. */
static void each_paragraph(const char *text, FILE *out,
                           void (*put)(FILE *out, const char *paragraph))
{
    char paragraph[1024];

    while (*text != '\0') {
        const char *end = strstr(text, "\n\n");
        size_t length = end != NULL ? (size_t)(end - text) : strlen(text);
        snprintf(paragraph, sizeof paragraph, "%.*s", (int)length, text);
        put(out, paragraph);
        text += length + (end != NULL ? 2 : 0);
    }
}

/* ---- On the screen ---- */

static void put_example(FILE *out, const char *line, const char *comment)
{
    if (strlen(line) + 4 < EXAMPLE_COLUMN && EXAMPLE_COLUMN + strlen(comment) <= WIDTH) {
        cli_print(out, "  %-*s# %s\n", EXAMPLE_COLUMN - 4, line, comment);
    } else {
        cli_print(out, "  %s\n      # %s\n", line, comment);
    }
}

static void put_paragraph(FILE *out, const char *paragraph)
{
    cli_put_wrapped(out, paragraph, 0, 0, WIDTH);
    fprintf(out, "\n\n");
}

void cli_help_command(const cli_command *command, FILE *out)
{
    cli_print(out, "adit %s - %s\n\nExamples:\n", command->name, command->summary);
    each_example(command, out, put_example);
    cli_print(out, "\nUsage: adit %s%s%s%s\n\n", command->name,
              command->operands[0] != '\0' ? " " : "", command->operands,
              lists_options(command) ? " [OPTION...]" : "");
    each_paragraph(command->text, out, put_paragraph);
    fprintf(out, "Options:\n");
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        char form[64];
        if (!lists_option(command, i)) {
            continue;
        }
        option_form(i, form, sizeof form);
        cli_print(out, "  %-*s  ", OPTION_COLUMN - 4, form);
        cli_put_wrapped(out, cli_options[i].text, OPTION_COLUMN, OPTION_COLUMN, WIDTH);
        fprintf(out, "\n");
    }
    cli_print(out, "  %-*s  show this help\n", OPTION_COLUMN - 4, "--help");
}

void cli_help_overview(FILE *out)
{
    fprintf(out, "adit - a scriptable rules engine for board games\n\n"
                 "  adit play cave_vs_cave      play a game against a bot\n"
                 "  adit rules cave_vs_cave     show how to play it\n"
                 "  adit cards cave_vs_cave     list its cards\n\n"
                 "Commands:\n");
    for (const cli_command *command = cli_commands; command->name != NULL; command++) {
        cli_print(out, "  %-8s  %s\n", command->name, command->summary);
    }
    fprintf(out,
            "\n'adit COMMAND --help' shows examples and options; 'adit --version' the version.\n");
}

void cli_version(FILE *out)
{
    cli_print(out, "adit %s (%s)\n", ADIT_VERSION, adit_lua_release());
}

/* ---- Manual page ---- */

/* Writes text between requests of roff. In it hyphens, backslashes and dots at the start of a line
 * are escaped, since roff reads them as its own. */
static void put_roff(FILE *out, const char *before, const char *text, const char *after)
{
    cli_put_file(out, before, strlen(before));
    if (*text == '.' || *text == '\'') {
        fprintf(out, "\\&");
    }
    while (*text != '\0') {
        size_t part = strcspn(text, "-\\");

        cli_put_file(out, text, part);
        text += part;
        if (*text != '\0') {
            fputs(*text == '-' ? "\\-" : "\\e", out);
            text++;
        }
    }
    cli_put_file(out, after, strlen(after));
}

static void put_roff_paragraph(FILE *out, const char *paragraph)
{
    put_roff(out, ".PP\n", paragraph, "\n");
}

static void put_roff_item(FILE *out, const char *term, const char *text)
{
    put_roff(out, ".TP\n.B ", term, "\n");
    put_roff(out, "", text, "\n");
}

static void put_roff_rows(FILE *out, const char *heading, const help_row *rows)
{
    cli_print(out, ".SH %s\n", heading);
    for (; rows->name != NULL; rows++) {
        put_roff_item(out, rows->name, rows->text);
    }
}

static void man_command(FILE *out, const cli_command *command)
{
    const char *const first = ".PP\nOptions: \\fB\\-\\-", *before = first;

    cli_print(out, ".SS \"adit %s %s\"\n", command->name, command->operands);
    put_roff(out, "", command->summary, ".\n");
    each_paragraph(command->text, out, put_roff_paragraph);
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        if (lists_option(command, i)) {
            put_roff(out, before, cli_options[i].name, "\\fR");
            before = ", \\fB\\-\\-";
        }
    }
    fprintf(out, before != first ? "\n" : "");
    each_example(command, out, put_roff_item);
}

static void man_options(FILE *out)
{
    fprintf(out, ".SH OPTIONS\n");
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        const cli_option_row *row = &cli_options[i];

        if (is_hidden(i)) {
            continue;
        }
        put_roff(out, ".TP\n\\fB\\-\\-", row->name, "\\fR");
        if (row->value[0] != '\0') {
            put_roff(out, " \\fI", row->value, "\\fR");
        }
        put_roff(out, "\n", row->text, "\n");
    }
}

static void put_man(FILE *out)
{
    cli_print(out, ".TH ADIT 1 \"\" \"adit %s\" \"User Commands\"\n", ADIT_VERSION);
    fprintf(out, ".SH NAME\nadit \\- a scriptable rules engine for board games\n");
    fprintf(out, ".SH SYNOPSIS\n.B adit\n.I COMMAND\n.RI [ OPTION ...]\n");
    fprintf(out, ".SH DESCRIPTION\n");
    put_roff(out, "",
             "Plays board games whose cards are Lua files: in the terminal, between bots, or "
             "driven by scripts. Results go to standard output, messages to standard error.",
             "\n.SH COMMANDS\n");
    for (const cli_command *command = cli_commands; command->name != NULL; command++) {
        man_command(out, command);
    }
    man_options(out);
    put_roff_rows(out, "EXIT STATUS", exit_codes);
    put_roff_rows(out, "ENVIRONMENT", variables);
}

/* ---- Bash completion ---- */

/* What completes the operands of a command. */
static const char *completion_of(const cli_command *command)
{
    const char *operands = command->operands;

    if (strstr(operands, "SECTION") != NULL) {
        return "game_or_section";
    }
    if (strstr(operands, "GAME") != NULL) {
        return strstr(operands, "FILE") != NULL ? "game_or_file" : "game";
    }
    return strstr(operands, "COMMAND") != NULL ? "command" : operands[0] != '\0' ? "file" : "none";
}

static void bash_words(FILE *out, const cli_command *command)
{
    cli_print(out, "        %s) options=\"", command->name);
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        if (lists_option(command, i)) {
            cli_print(out, "--%s ", cli_options[i].name);
        }
    }
    cli_print(out, "--help\"; operands='%s' ;;\n", completion_of(command));
}

/* The arm of the case over the word before the cursor, for options with this completion. */
static void bash_values(FILE *out, const char *complete, const char *action)
{
    const char *between = "        ";
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        if (cli_options[i].value[0] != '\0' && strcmp(cli_options[i].complete, complete) == 0) {
            cli_print(out, "%s--%s", between, cli_options[i].name);
            between = " | ";
        }
    }
    cli_print(out, ") %s; return ;;\n", action);
}

static void put_bash(FILE *out)
{
    fprintf(out,
            "# adit.bash - bash completion for adit; generated by `adit help --bash`.\n"
            "# shellcheck shell=bash disable=SC2207\n_adit()\n{\n"
            "    local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"\n"
            "    local options operands games commands=\"");
    for (const cli_command *command = cli_commands; command->name != NULL; command++) {
        cli_print(out, "%s%s", command == cli_commands ? "" : " ", command->name);
    }
    fprintf(out, "\"\n    COMPREPLY=()\n    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                 "        COMPREPLY=($(compgen -W \"$commands --help --version\" -- \"$word\"))\n"
                 "        return\n    fi\n    case \"$before\" in\n");
    bash_values(out, "file", "COMPREPLY=($(compgen -f -- \"$word\"))");
    bash_values(out, "folder", "COMPREPLY=($(compgen -d -- \"$word\"))");
    bash_values(
        out, "players",
        "COMPREPLY=($(compgen -W 'human human,greedy human,random greedy,random' -- \"$word\"))");
    bash_values(out, "", ":");
    fprintf(out, "    esac\n    case \"${COMP_WORDS[1]}\" in\n");
    for (const cli_command *command = cli_commands; command->name != NULL; command++) {
        bash_words(out, command);
    }
    fprintf(out, "        *) return ;;\n    esac\n"
                 "    case \"$word\" in\n"
                 "        -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")); return ;;\n"
                 "    esac\n"
                 "    games=\"$(\"${COMP_WORDS[0]}\" games 2>/dev/null | cut -d ' ' -f 1)\"\n"
                 "    case \"$operands\" in\n"
                 "        game) COMPREPLY=($(compgen -W \"$games\" -- \"$word\")) ;;\n"
                 "        game_or_section) COMPREPLY=($(compgen -W \"$games");
    for (int i = 0; adit_api_section(i) != NULL; i++) {
        cli_print(out, " %s", adit_api_section(i));
    }
    fprintf(out, "\" -- \"$word\")) ;;\n"
                 "        game_or_file) COMPREPLY=($(compgen -W \"$games\" -- \"$word\")"
                 " $(compgen -f -- \"$word\")) ;;\n"
                 "        command) COMPREPLY=($(compgen -W \"$commands\" -- \"$word\")) ;;\n"
                 "        file) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n"
                 "    esac\n}\ncomplete -o filenames -F _adit adit\n");
}

/* ---- Reference page ---- */

static void put_markdown_paragraph(FILE *out, const char *paragraph)
{
    cli_print(out, "%s\n\n", paragraph);
}

static void put_markdown_example(FILE *out, const char *line, const char *comment)
{
    cli_print(out, "    %-44s  # %s\n", line, comment);
}

static void markdown_command(FILE *out, const cli_command *command)
{
    cli_print(out, "## adit %s%s%s\n\n%c%s.\n\n", command->name,
              command->operands[0] != '\0' ? " " : "", command->operands,
              command->summary[0] - 'a' + 'A', command->summary + 1);
    each_example(command, out, put_markdown_example);
    fprintf(out, "\n");
    each_paragraph(command->text, out, put_markdown_paragraph);
    if (!lists_options(command)) {
        return;
    }
    fprintf(out, "| option | meaning |\n|---|---|\n");
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        char form[64];
        if (lists_option(command, i)) {
            option_form(i, form, sizeof form);
            cli_print(out, "| `%s` | %s |\n", form, cli_options[i].text);
        }
    }
    fprintf(out, "\n");
}

static void put_markdown_rows(FILE *out, const char *heading, const char *column,
                              const help_row *rows)
{
    cli_print(out, "## %s\n\n| %s | meaning |\n|---|---|\n", heading, column);
    for (; rows->name != NULL; rows++) {
        cli_print(out, "| `%s` | %s |\n", rows->name, rows->text);
    }
}

static void put_markdown(FILE *out)
{
    fprintf(out,
            "# The command line\n\nGenerated by `adit help --markdown`; do not edit. Results go to "
            "standard output, messages to standard error. `--help` works for every command.\n\n");
    for (const cli_command *command = cli_commands; command->name != NULL; command++) {
        markdown_command(out, command);
    }
    put_markdown_rows(out, "Exit codes", "code", exit_codes);
    fprintf(out,
            "\n## Budgets\n\n"
            "A single decision has limits of its own. Everything that makes many decisions also "
            "has a budget for all of them together, counted in steps: about the work of one "
            "script instruction, and more for each run of the rules. Steps are counted rather "
            "than timed, so a budget stops at the same point on every machine; a million steps "
            "take 1 to 4 milliseconds. The shipped games and cards stay far below these "
            "limits.\n\n"
            "| limit of | at most | raise with |\n|---|---|---|\n");
    for (int i = 0; i < ADIT_BUDGET_COUNT; i++) {
        const adit_budget_row *row = &adit_budget_rows[i];
        const char *quote = row->more[0] != '\0' ? "`" : "";

        cli_print(out, "| %s | %lld %s | %s%s%s |\n", row->what, (long long)row->most, row->unit,
                  quote, row->more, quote);
    }
    fprintf(out, "\n");
    put_markdown_rows(out, "Environment", "variable", variables);
}

/* ---- The command ---- */

int cmd_help(const cli_args *args)
{
    if (cli_has(args, CLI_OPT_MAN)) {
        put_man(stdout);
    } else if (cli_has(args, CLI_OPT_BASH)) {
        put_bash(stdout);
    } else if (cli_has(args, CLI_OPT_MARKDOWN)) {
        put_markdown(stdout);
    } else if (args->operand_count == 0) {
        cli_help_overview(stdout);
    } else {
        const cli_command *command = cli_command_find(cli_commands, args->operand[0]);
        if (command == NULL) {
            return cli_usage(args, "no command is called '%s'", args->operand[0]);
        }
        cli_help_command(command, stdout);
    }
    return CLI_OK;
}
