/* options.h - the table of options. commands.c says which command takes which. */
#ifndef ADIT_CLI_ARGS_OPTIONS_H
#define ADIT_CLI_ARGS_OPTIONS_H

/* X(id, name, value or "", what completes it, text). The order is the order in help. */
#define CLI_OPTION_MAP(X)                                                                          \
    X(PLAYERS, "players", "A,B", "players",                                                        \
      "set the player of each seat (human, random, greedy, planner, BOT.lua, worker:BOT.lua or "   \
      "pipe:PROGRAM), or only the number of seats")                                                \
    X(ISOLATE, "isolate", "", "", "run each Lua bot in its own process")                           \
    X(MOVE_TIME, "move-time", "MS", "",                                                            \
      "limit a bot process to MS milliseconds per move (default 10000)")                           \
    X(GAME_TIME, "game-time", "MS", "",                                                            \
      "limit a bot process to MS milliseconds per game (default 600000)")                          \
    X(BOT_MEMORY, "bot-memory", "MB", "",                                                          \
      "limit a bot process to MB megabytes of memory (default 1024)")                              \
    X(BOT_ERRORS, "bot-errors", "", "",                                                            \
      "show the first lines that bot processes write to standard error")                           \
    X(BOT_MAY_READ, "bot-may-read", "DIR", "folder",                                               \
      "let pipe: programs read this folder or file too; may be repeated")                          \
    X(UNCONFINED_BOTS, "unconfined-bots", "", "",                                                  \
      "run pipe: programs with your permissions; only the time and memory limits apply")           \
    X(SEED, "seed", "N", "", "set the random seed (default: a random 64-bit number)")              \
    X(GAMES, "games", "N", "",                                                                     \
      "play N games (default 1000; 200 for fuzz, 400 of each pair for rate)")                      \
    X(JOBS, "jobs", "N", "",                                                                       \
      "play N games in parallel (default: one per processor core); in review, and in play, where " \
      "the default is 1, search with N threads, which changes no result")                          \
    X(SHARD, "shard", "I/N", "", "play only the I-th of N equal parts of the games")               \
    X(PART, "part", "FILE", "file",                                                                \
      "write the results to this file, for --merge, instead of printing them")                     \
    X(MERGE, "merge", "", "",                                                                      \
      "put the parts of a run together and report what one machine would have reported")           \
    X(MAX_SECONDS, "max-seconds", "N", "", "stop after N seconds and report the results so far")   \
    X(SECONDS, "seconds", "N", "",                                                                 \
      "spend N seconds on each measurement (default 1), or on the search")                         \
    X(SPRT, "sprt", "A,B", "",                                                                     \
      "stop a pair once its Elo difference is clearly nearer A or nearer B (5 % errors)")          \
    X(EFFORT, "effort", "EFFORT", "",                                                              \
      "how much is searched at each decision: hard, expert, a number of playouts (default 100) "   \
      "or a time such as 100ms")                                                                   \
    X(STRICT_TARGETS, "strict-targets", "", "", "exit with 1 if a figure is below its minimum")    \
    X(COMPARE, "compare", "FILE", "file",                                                          \
      "show ratios to an earlier run, saved in FILE with --json")                                  \
    X(SCENARIO, "scenario", "FILE", "file", "start from a scenario file")                          \
    X(CONTINUE, "continue", "", "",                                                                \
      "continue the last game you left at a terminal, or the last of GAME")                        \
    X(CAMPAIGN, "campaign", "FILE", "file", "play a chain of scenarios, starting with this file")  \
    X(PROGRESS, "progress", "FILE", "file",                                                        \
      "keep the progress of the campaign or tournament in this file, and continue from it")        \
    X(RECORD, "record", "PATH", "file",                                                            \
      "write the recorded game to this file; with several games, to this folder")                  \
    X(VERIFY, "verify", "", "", "compare every line and hash with what the engine computes now")   \
    X(DIFF, "diff", "FILE", "file", "show the first difference between the two recorded games")    \
    X(HTML, "html", "FILE", "file", "write the game as one page with a slider, for any browser")   \
    X(UNTIL, "until", "N", "", "stop after N decisions")                                           \
    X(SEAT, "seat", "SEAT", "",                                                                    \
      "show only what this seat can see (seats count from 1); in review, its decisions")           \
    X(ALL, "all", "", "", "include fields with their default value; in review, all decisions")     \
    X(PLAY, "play", "", "", "play the game from there; in watch, play alongside")                  \
    X(POSITIONS, "positions", "N", "", "search at most N positions (default 1000000)")             \
    X(BUDGET, "budget", "N", "",                                                                   \
      "limit the work to N million steps; see 'Budgets' in the reference")                         \
    X(JSON, "json", "", "", "print JSON (with a format version)")                                  \
    X(CSV, "csv", "", "", "print comma-separated values")                                          \
    X(DB, "db", "FILE", "file", "add the results to an SQLite database")                           \
    X(SVG, "svg", "DIR", "folder",                                                                 \
      "draw the cards on sheets to print, as SVG files in this new or empty folder")               \
    X(SOURCE, "source", "", "", "print the Lua file of the card")                                  \
    X(STUBS, "stubs", "", "", "print Lua stubs for editors")                                       \
    X(GLOBALS, "globals", "", "", "print the names that cards can use, one per line")              \
    X(LIKE, "like", "CARD", "", "copy this card of the game")                                      \
    X(GAME, "game", "GAME", "", "choose the game")                                                 \
    X(MOD, "mod", "MOD", "folder", "load a mod, given by folder or id; may be repeated")           \
    X(SHUFFLE_MODS, "shuffle-mods", "[N]", "",                                                     \
      "load the mods in a different order (still respecting dependencies); N selects the order")   \
    X(RULE, "rule", "NAME=VALUE", "", "set a rule parameter; may be repeated")                     \
    X(STRICT, "strict", "", "", "apply the script limits to the shipped cards too")                \
    X(KEEP_FILES, "keep-files", "", "",                                                            \
      "keep the games that test scripts write, below the folder of their mod")                     \
    X(HUMAN, "human", "", "",                                                                      \
      "let the script ask for moves on standard input, without a terminal")                        \
    X(JSONL, "jsonl", "", "", "answer requests on standard input, one JSON object on each line")   \
    X(PORT, "port", "N", "", "listen on this port (default: any free one)")                        \
    X(LISTEN, "listen", "ADDRESS", "",                                                             \
      "let other machines reach the table at this address of your machine; 0.0.0.0: all")          \
    X(NO_OPEN, "no-open", "", "", "print the address without opening a browser")                   \
    X(TABLES, "tables", "N", "",                                                                   \
      "open N tables of the same game on one server, each with its own links")                     \
    X(FOLDER, "folder", "DIR", "folder",                                                           \
      "save games and scenarios in this folder, and the game itself after every change")           \
    X(MAN, "man", "", "hidden", "print the manual page")                                           \
    X(BASH, "bash", "", "hidden", "print the bash completion")                                     \
    X(MARKDOWN, "markdown", "", "hidden", "print the reference page")

typedef enum {
#define CLI_OPTION_ENUM(id, name, value, complete, text) CLI_OPT_##id,
    CLI_OPTION_MAP(CLI_OPTION_ENUM)
#undef CLI_OPTION_ENUM
        CLI_OPTION_COUNT
} cli_option;

typedef struct {
    const char *name;
    const char *value;    /* the placeholder in help; "": a flag; "[N]": an optional number */
    const char *complete; /* "file", "folder", "players", "" or "hidden" */
    const char *text;
} cli_option_row;

extern const cli_option_row cli_options[CLI_OPTION_COUNT];

/* A set of options: CLI_BIT(SEED) | CLI_BIT(RULE). */
#define CLI_BIT(id) (UINT64_C(1) << CLI_OPT_##id)

#endif
