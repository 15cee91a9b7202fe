/* cmd.h - the commands of one file: `adit games` is cmd_games in cmd_games.c, and so on. */
#ifndef ADIT_CLI_CMD_CMD_H
#define ADIT_CLI_CMD_CMD_H

#include "bindings/cli/args/args.h"

#define CLI_SINGLE_COMMANDS(X)                                                                     \
    X(api)                                                                                         \
    X(cards)                                                                                       \
    X(check)                                                                                       \
    X(doctor)                                                                                      \
    X(games)                                                                                       \
    X(mods)                                                                                        \
    X(rules)                                                                                       \
    X(run)                                                                                         \
    X(solve)                                                                                       \
    X(state)                                                                                       \
    X(test)                                                                                        \
    X(why)

#define CLI_DECLARE_COMMAND(name) int cmd_##name(const cli_args *args);
CLI_SINGLE_COMMANDS(CLI_DECLARE_COMMAND)
#undef CLI_DECLARE_COMMAND

#endif
