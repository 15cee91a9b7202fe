/* cli.h - what the commands of the program `adit` share.
 *
 * One table (commands.c) says which commands and options there are; parsing, help, manual page,
 * bash completion and reference come from it. Results go to stdout, messages to stderr, and
 * every command ends with an exit code of the table in adit.h.
 */
#ifndef ADIT_CLI_CLI_H
#define ADIT_CLI_CLI_H

#include <stdarg.h>
#include <stdio.h>

#include "bindings/lua/mods/mods.h"
#include "engine/base/text.h"

enum { CLI_OK = 0, CLI_NO = 1, CLI_USAGE = 2, CLI_INPUT = 3, CLI_INTERRUPTED = 130 };
enum { CLI_MAX_SEATS = 8, CLI_MAX_MODS = ADITL_MAX_MODS, CLI_MAX_RULES = 64 };

/* ---- The table of commands and options (commands.c) ---------------------------------------- */

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

/* The keys of `adit replay` at a terminal, for help and for its screen (steps.c). */
#define CLI_REPLAY_KEYS                                                                            \
    "n next, b back, j and a number jump, a start, e end, o options, p play on, q quit"

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

typedef struct cli_args cli_args;

typedef struct {
    const char *name;
    int (*run)(const cli_args *args); /* returns the exit code */
    const char *operands;             /* "GAME [ID]" */
    int min, max;                     /* number of operands; max -1: any */
    bool passes_rest;                 /* everything after the first operand belongs to a script */
    uint64_t options;                 /* bit set of cli_option */
    const char *complete; /* operands: "game", "game_or_file", "file", "script", "command" */
    const char *summary;  /* one line, lower-case */
    const char *examples; /* lines "command  # what it does" */
    const char *text;     /* paragraphs, separated by an empty line */
    bool takes_match;     /* help lists the exit codes of playing too */
} cli_command;            /* the table ends with a NULL name */

extern const cli_option_row cli_options[CLI_OPTION_COUNT];
extern const cli_command cli_commands[];

struct cli_args {
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

/* Reads argv. CLI_OK, or CLI_USAGE after a message. Release with cli_args_free. */
int cli_args_read(cli_args *args, int argc, char **argv);
void cli_args_free(cli_args *args);
/* Calls the command; returns the exit code of the program. */
int cli_call(const cli_args *args);
const cli_command *cli_command_find(const char *name);
bool cli_has(const cli_args *args, cli_option option);
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

/* ---- Help (help.c) ---------------------------------------------------------------------- */

void cli_help_overview(FILE *out);
void cli_help_command(const cli_command *command, FILE *out);
void cli_help_man(FILE *out);
void cli_help_bash(FILE *out);
void cli_help_markdown(FILE *out);
void cli_version(FILE *out);

/* ---- Terminal (terminal.c) --------------------------------------------------------------- */

typedef struct {
    bool in_is_terminal, out_is_terminal, err_is_terminal;
    bool colour;       /* on stdout: a terminal that is not dumb, and no NO_COLOR */
    bool unicode;      /* on stdout: a terminal, and the locale is UTF-8 */
    int width, height; /* of stdout; 80 x 24 if it is not a terminal */
} cli_terminal;

typedef enum { CLI_PLAIN, CLI_BOLD, CLI_DIM, CLI_RED, CLI_GREEN, CLI_YELLOW, CLI_CYAN } cli_ink;

/* Sets LC_CTYPE from the environment; call once, before anything is printed. */
void cli_terminal_start(void);
cli_terminal cli_terminal_look(void);
/* The sequence that starts an ink, or "" without colour; cli_ink_end ends it. */
const char *cli_ink_of(const cli_terminal *terminal, cli_ink ink);
const char *cli_ink_end(const cli_terminal *terminal);
/* Clears the screen if stdout is a terminal that can. */
void cli_terminal_clear(const cli_terminal *terminal);
/* The same, and what scrolled away is gone too, as far as the terminal lets us. */
void cli_terminal_forget(const cli_terminal *terminal);
/* Columns a text takes up (UTF-8; every character counts as one). */
int cli_columns(const char *text);
/* printf for everything that is not a literal of this program: what a %s or %c brings is written
 * as cli_put does it, so only the format can begin a line. An ink (cli_ink_of) passes. */
void cli_print(FILE *out, const char *format, ...) ADIT_PRINTF(2, 3);
void cli_print_va(FILE *out, const char *format, va_list args) ADIT_PRINTF(2, 0);
/* Writes words that may come from a mod, on one line: a control character, a mark that cannot be
 * seen and the end of a line become '?', a tabulator a blank, and so does what the terminal's
 * character set does not have. */
void cli_put(FILE *out, const char *text);
/* The same for text that may hold NUL bytes. */
void cli_put_bytes(FILE *out, const char *text, size_t length);
/* The same for a text of several lines that was put together here or in the engine, where words
 * of others cannot begin a line: messages, states. */
void cli_put_lines(FILE *out, const char *text);
/* The same after `at` columns of the first line. Both are broken at spaces at a terminal. */
void cli_put_lines_at(FILE *out, const char *text, int at);
/* A cell of a table for programs: UTF-8 whatever the locale, unless it goes to a terminal. */
void cli_put_data(FILE *out, const char *text, size_t length);
/* The same for one that has inks in it: a table that was drawn, or what cli_print wrote. */
void cli_put_drawn(FILE *out, const char *text);
/* A whole file, or what somebody's own script prints: byte by byte into a file or a pipe; at a
 * terminal it is made harmless, lines and tabulators stay. */
void cli_put_file(FILE *out, const char *text, size_t length);
/* As cli_put, broken at spaces: the first line starts at column `at`, others at `indent`. */
void cli_put_wrapped(FILE *out, const char *text, int at, int indent, int width);
/* The same, filled with blanks up to `columns`. */
void cli_put_padded(FILE *out, const char *text, int columns);

/* Ctrl-C sets a flag; the second one ends the program. */
void cli_catch_interrupt(void);
/* From now on other signals that end this program end all bots in other processes first. */
void cli_end_bots_on_signals(void);
bool cli_interrupted(void);

/* ---- Messages (output.c) ------------------------------------------------------------------ */

/* "adit: ..." on stderr. */
void cli_message(const char *format, ...) ADIT_PRINTF(1, 2);
/* The same for a message that is ready and may have several lines, as that of an err. */
void cli_message_lines(const char *lines);
/* A message, and how to get help; returns CLI_USAGE. */
int cli_usage(const cli_args *args, const char *format, ...) ADIT_PRINTF(2, 3);
/* Prints the error; returns its exit code. */
int cli_fail(const adit_err *err);

/* ---- JSON (output.c) ---------------------------------------------------------------------- */

/* Writes JSON with two blanks of indent. `key` is NULL inside a list. */
typedef struct {
    FILE *out;
    int depth;
    bool has_items[32];
} cli_json;

/* Begins the outermost object, with "version": 2 and "command". */
void cli_json_begin(cli_json *json, FILE *out, const char *command);
void cli_json_end(cli_json *json); /* ... and ends it with a new line */
void cli_json_object(cli_json *json, const char *key);
void cli_json_list(cli_json *json, const char *key);
void cli_json_close_object(cli_json *json);
void cli_json_close_list(cli_json *json);
void cli_json_string(cli_json *json, const char *key, const char *value); /* NULL: null */
void cli_json_number(cli_json *json, const char *key, int64_t value);
void cli_json_unsigned(cli_json *json, const char *key, uint64_t value);
/* As a text of digits: many readers of JSON keep 53 bits of a number. */
void cli_json_seed(cli_json *json, const char *key, uint64_t seed);
void cli_json_real(cli_json *json, const char *key, double value, int digits);
void cli_json_bool(cli_json *json, const char *key, bool value);
/* A hash as a string of 16 hexadecimal digits. */
void cli_json_hash(cli_json *json, const char *key, uint64_t value);
/* JSON that is ready. */
void cli_json_raw(cli_json *json, const char *key, const char *value);

/* ---- What a seat is shown (shown.c) ------------------------------------------------------- */

#define CLI_SEED_TEXT 40
/* ", seed N" for everybody (seat 0), "" for one seat. Borrowed, or written into the buffer. */
const char *cli_seed_seen(uint64_t seed, int seat, char buffer[CLI_SEED_TEXT]);
/* "seed" of a JSON object: null for one seat. */
void cli_json_seed_seen(cli_json *json, uint64_t seed, int seat);
/* The words of decision `step` (from 1) as `viewer` may know them (0: everything). `game` has come
 * to this step; NULL if there is none. Borrowed, or written into the buffer. */
const char *cli_decision_seen(adit_game *game, const adit_story_step *told, int step, int viewer,
                              char *buffer, size_t size);

/* ---- Engine and match (setup.c) -------------------------------------------------------------- */

/* Players in other processes (worker.h). */
typedef struct cli_workers cli_workers;
#define CLI_PIPE_PREFIX "pipe:"
#define CLI_WORKER_PREFIX "worker:"
/* Whether a seat is named so. */
bool cli_names_program(const char *name);
bool cli_names_worker(const char *name);

/* What the common options say: which cards, which start, who plays. Everything lives until
 * cli_setup_close. */
typedef struct {
    const char *game; /* id of the title */
    const char *mods[CLI_MAX_MODS];
    adit_engine_options
        engine_options; /* a further engine of the same kind can be opened with it */
    adit_engine *engine;
    adit_scenario *scenario; /* or NULL */
    adit_match match;        /* players, seed, rules and fields */
    bool has_seed;           /* it was given, by the option or by the scenario */
    adit_setting rules[CLI_MAX_RULES];
    char *owned[CLI_MAX_RULES];
    int owned_count;
    char *seat[CLI_MAX_SEATS]; /* who sits there: "human", "greedy", "random", a path */
    int seat_count;            /* 0: nobody was named; match.players is set all the same */
    cli_workers *workers;      /* of the seats that other processes play; NULL: there are none */
} cli_setup;

/* Reads the options --mod, --strict, --rule, --seed, --scenario and --players that the command
 * has, and opens the engine for `game` (may be NULL if there is a scenario). CLI_OK, or an
 * exit code after a message. Close in both cases. */
int cli_setup_open(cli_setup *setup, const cli_args *args, const char *game);
void cli_setup_close(cli_setup *setup);
/* What --strict and --shuffle-mods say. */
void cli_setup_options(const cli_args *args, adit_engine_options *options);
/* Opens just the engine, with --mod and --strict. */
int cli_setup_engine(cli_setup *setup, const cli_args *args, const char *game);
/* Reads "human,greedy" or a number of seats into the setup; CLI_USAGE after a message. */
int cli_setup_read_seats(cli_setup *setup, const cli_args *args, const char *text);
/* Whether a name is human, a built-in bot or the path of a Lua bot. */
bool cli_is_player(const char *name);
/* Fills the seats that nobody named: `first` on seat 1, `others` on the rest. */
int cli_setup_seats(cli_setup *setup, const char *first, const char *others);
/* The seats as "human,greedy"; false if they do not fit. */
bool cli_setup_seat_text(const cli_setup *setup, char *buffer, size_t size);
/* Makes the bot for a seat (from 1); it plays in this process. */
int cli_setup_bot(const cli_setup *setup, int seat, adit_bot **bot);

/* Says that no game has this id; returns CLI_USAGE. */
int cli_unknown_game(const cli_args *args, const char *id);

/* A rule parameter by name, or NULL; and the nearest to a misspelt one, or NULL. */
const adit_rule_info *cli_rule_find(const adit_engine *engine, const char *name);
const char *cli_rule_suggest(const adit_engine *engine, const char *name);

/* A match from a file: a recorded game or a saved position. */
typedef struct {
    cli_setup setup;
    adit_text text; /* of the file; empty for a new match */
    adit_file_info info;
    adit_game *game;
    bool is_new; /* made from a title, not from a file */
} cli_match;
/* Opens GAME or FILE. `verify` and `decisions` (-1: all) are for recorded games. CLI_OK, or an
 * exit code after a message. Close in both cases. */
int cli_match_open(cli_match *match, const cli_args *args, const char *operand, bool verify,
                   int decisions);
/* The first half of it: reads and inspects the file and opens its engine, makes no game. */
int cli_match_read(cli_match *match, const cli_args *args, const char *path);
void cli_match_close(cli_match *match);
/* Says on stderr which mods and cards of a recorded game are others now. Returns whether any is. */
bool cli_tell_changes(const cli_match *match, const char *path);
/* --seat: the seat, 0 if not given. */
int cli_seat(const cli_args *args, const adit_game *game, int *seat);

/* ---- What several commands show -------------------------------------------------------------- */

/* One card in full (cmd_cards.c). */
void cli_show_card(const cli_terminal *terminal, const adit_card_info *card);
/* The card that is meant: an id, a title or the beginning of one; NULL after *suggestion was
 * set (which may be NULL too). */
bool cli_card_find(adit_engine *engine, const char *name, adit_card_info *card,
                   const char **suggestion);
/* Points line by line, verdict (show.c). */
void cli_show_scores(const cli_terminal *terminal, adit_game *game);
void cli_show_table(const cli_terminal *terminal, adit_game *game, int seat);
/* Log lines from `first` on; returns how many there are. */
int cli_show_log(const cli_terminal *terminal, adit_game *game, int first);

/* Plays on from a match that was opened (cmd_play.c). */
int cli_play(const cli_args *args, cli_match *match);

/* A path that somebody wants checked or tested (paths.c). */
typedef enum {
    CLI_PLACE_CARDS,  /* a mod, a game's folder, or something in it; or one card file */
    CLI_PLACE_RECORD, /* a recorded game or a saved position */
    CLI_PLACE_SCENARIO,
    CLI_PLACE_BOT,
    CLI_PLACE_SCRIPT,
    CLI_PLACE_FOLDER /* a folder without cards */
} cli_place_kind;

typedef struct {
    cli_place_kind kind;
    char path[4096]; /* absolute */
    char root[4096]; /* the mod or the game's folder, as short as it can be written */
    bool is_folder;
    bool is_game;                /* the root is the folder of a title */
    const adit_title *titles[8]; /* which games its cards may be for */
    int title_count;
    bool is_probed; /* cli_place_open makes an engine that runs everything twice, within limits */
    bool is_sure;   /* they are named: it must work with each; otherwise with one of them */
} cli_place;
/* Finds out what a path is. ADIT_IO if it cannot be read. */
adit_status cli_place_find(const char *path, cli_place *place, adit_err *err);
/* Whether the problem looks as if the cards were for another game: kinds or verbs that this one
 * does not have. Of several games the one that knows them is meant. */
bool cli_is_foreign(const adit_err *err);
/* Whether the path is a folder, and no link to one. */
bool cli_is_real_folder(const char *path);
/* NULL for a regular file, else what is wrong: for files that were found and not named. */
const char *cli_not_a_file(const char *path);
/* Whether a folder is a mod: it has mod.lua or cards. */
bool cli_is_mod(const char *folder);
/* Whether mods lie in the folder, at most `depth` folders down. */
bool cli_holds_mods(const char *folder, int depth);
/* Opens an engine with the place's cards, and with --mod and --strict. */
adit_status cli_place_open(const cli_place *place, const adit_title *title, const cli_args *args,
                           adit_engine **engine, adit_err *err);
/* Whether a card comes from the path. */
bool cli_place_has(const cli_place *place, const adit_card_info *card);
/* The same for its examples, which a patch may have brought. */
bool cli_place_has_examples(const cli_place *place, const adit_card_info *card);
/* How many of the engine's cards lie in the place; none: it is not for this game. */
int cli_place_cards(const cli_place *place, adit_engine *engine);
/* Writes a path below the working folder as a person would. */
void cli_shorten(const char *path, char *out, size_t size);
/* Whether a name ends with `ending`. */
bool cli_ends_with(const char *name, const char *ending);

/* ---- Commands ----------------------------------------------------------------------------------
 */

int cmd_games(const cli_args *args);
int cmd_cards(const cli_args *args);
int cmd_rules(const cli_args *args);
int cmd_play(const cli_args *args);
int cmd_sim(const cli_args *args);
int cmd_run(const cli_args *args);
int cmd_replay(const cli_args *args);
int cmd_check(const cli_args *args);
int cmd_mods(const cli_args *args);
int cmd_new(const cli_args *args);
int cmd_test(const cli_args *args);
int cmd_solve(const cli_args *args);
int cmd_watch(const cli_args *args);
int cmd_fuzz(const cli_args *args);
int cmd_state(const cli_args *args);
int cmd_why(const cli_args *args);
int cmd_bench(const cli_args *args);
int cmd_api(const cli_args *args);
int cmd_doctor(const cli_args *args);
int cmd_help(const cli_args *args);

#endif
