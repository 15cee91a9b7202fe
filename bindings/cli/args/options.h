/* options.h - the one table of options. Which command takes which says commands.c. */
#ifndef ADIT_CLI_ARGS_OPTIONS_H
#define ADIT_CLI_ARGS_OPTIONS_H

/* X(id, name, value or "", what completes it, text). The order is the order in help. */
#define CLI_OPTION_MAP(X)                                                                          \
    X(PLAYERS, "players", "A,B", "players",                                                        \
      "who sits at the table: human, random, greedy, the path of a Lua bot, worker:BOT.lua or "    \
      "pipe:PROGRAM for each seat, or how many seats there are")                                   \
    X(ISOLATE, "isolate", "", "", "run each Lua bot in a process of its own")                      \
    X(MOVE_TIME, "move-time", "MS", "",                                                            \
      "milliseconds that a bot in another process has for one answer; 10000 otherwise")            \
    X(GAME_TIME, "game-time", "MS", "",                                                            \
      "milliseconds that it has for all answers of a game; 600000 otherwise")                      \
    X(BOT_MEMORY, "bot-memory", "MB", "", "megabytes that it may use; 1024 otherwise")             \
    X(BOT_ERRORS, "bot-errors", "", "", "show the beginning of what it writes on standard error")  \
    X(BOT_MAY_READ, "bot-may-read", "DIR", "folder",                                               \
      "a folder or file that a pipe: program may read besides its own; may be repeated")           \
    X(UNCONFINED_BOTS, "unconfined-bots", "", "",                                                  \
      "run pipe: programs with your rights, held by limits only")                                  \
    X(SEED, "seed", "N", "",                                                                       \
      "the seed of all chance; without it 64 bits are drawn from the system")                      \
    X(GAMES, "games", "N", "", "how many games to play")                                           \
    X(JOBS, "jobs", "N", "", "games played at the same time; as many as there are processors")     \
    X(SHARD, "shard", "I/N", "", "play only the I-th of N equal parts of the games")               \
    X(MAX_SECONDS, "max-seconds", "N", "", "stop after so many seconds and report what is there")  \
    X(SECONDS, "seconds", "N", "", "how long each measurement takes, or the search goes on")       \
    X(SCENARIO, "scenario", "FILE", "file", "start from a scenario file")                          \
    X(RECORD, "record", "PATH", "file",                                                            \
      "write the recorded game to this file, or many to this folder")                              \
    X(VERIFY, "verify", "", "", "compare every line and hash with what the engine says now")       \
    X(DIFF, "diff", "FILE", "file", "tell where this recorded game and that one differ first")     \
    X(UNTIL, "until", "N", "", "stop after N decisions")                                           \
    X(SEAT, "seat", "SEAT", "", "show only what this seat may see, counted from 1")                \
    X(ALL, "all", "", "", "show also what is 0, none or as at the very beginning")                 \
    X(PLAY, "play", "", "", "go on playing from there")                                            \
    X(POSITIONS, "positions", "N", "", "look at no more than N positions; a million otherwise")    \
    X(BUDGET, "budget", "N", "", "do no more than N million steps of work; see 'Budgets'")         \
    X(JSON, "json", "", "", "write JSON with a version field")                                     \
    X(CSV, "csv", "", "", "write comma-separated values")                                          \
    X(DB, "db", "FILE", "file", "add the results to an SQLite database")                           \
    X(SOURCE, "source", "", "", "print the Lua file of the card")                                  \
    X(STUBS, "stubs", "", "", "write Lua stubs for editors")                                       \
    X(GLOBALS, "globals", "", "", "write the names that cards may use, one on each line")          \
    X(LIKE, "like", "CARD", "", "the card of the game to make it from")                            \
    X(GAME, "game", "GAME", "", "the game it is for")                                              \
    X(MOD, "mod", "MOD", "folder", "add a mod, by folder or by id; may be repeated")               \
    X(SHUFFLE_MODS, "shuffle-mods", "[N]", "",                                                     \
      "load the mods in another order that their dependencies allow; N chooses which")             \
    X(RULE, "rule", "NAME=VALUE", "", "set a rule parameter; may be repeated")                     \
    X(STRICT, "strict", "", "", "arm the script limits for the shipped cards too")                 \
    X(KEEP_FILES, "keep-files", "", "",                                                            \
      "let test scripts write games below the folder of their mod, instead of forgetting them")    \
    X(MAN, "man", "", "hidden", "write the manual page")                                           \
    X(BASH, "bash", "", "hidden", "write the bash completion")                                     \
    X(MARKDOWN, "markdown", "", "hidden", "write the reference page")

typedef enum {
#define CLI_OPTION_ENUM(id, name, value, complete, text) CLI_OPT_##id,
    CLI_OPTION_MAP(CLI_OPTION_ENUM)
#undef CLI_OPTION_ENUM
        CLI_OPTION_COUNT
} cli_option;

typedef struct {
    const char *name;
    const char *value;    /* what stands for the value in help; "": a flag; "[N]": a number that
                             may be left out */
    const char *complete; /* "file", "folder", "players", "" or "hidden" */
    const char *text;
} cli_option_row;

extern const cli_option_row cli_options[CLI_OPTION_COUNT];

#endif
