/* session.h - from the options of a command to an engine, a match and what a seat may see of it.
 *
 * The same options mean the same thing in every command, because every command opens its game
 * here. Paths of mods and files are in place.h, the mod that a command is about in target.h,
 * scenarios in scenarios.h.
 */
#ifndef ADIT_CLI_SESSION_SESSION_H
#define ADIT_CLI_SESSION_SESSION_H

#include "bindings/cli/args/args.h"
#include "bindings/cli/term/json.h"
#include "bindings/cli/term/term.h"
#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"

enum { CLI_MAX_SEATS = 8, CLI_MAX_MODS = ADIT_MAX_MODS, CLI_MAX_RULES = 64 };
enum { CLI_MAX_THREADS = 32 };

/* ---- Engine and start (setup.c) ---- */

/* Players in other processes (workers.h). */
typedef struct cli_workers cli_workers;
#define CLI_PIPE_PREFIX "pipe:"
#define CLI_WORKER_PREFIX "worker:"
/* Whether the name of a seat has this form. */
bool cli_names_program(const char *name);
bool cli_names_worker(const char *name);

/* The values of the common options: cards, start, players. Everything lives until
 * cli_setup_close. */
typedef struct {
    const char *game; /* id of the title */
    const char *mods[CLI_MAX_MODS];
    adit_engine_options
        engine_options; /* a further engine of the same kind can be opened with it */
    adit_engine *engine;
    adit_scenario *scenario; /* or NULL */
    adit_setup match;        /* players, seed, rules and fields */
    bool has_seed;           /* given by the option or by the scenario */
    adit_setting rules[CLI_MAX_RULES];
    char *owned[CLI_MAX_RULES];
    int owned_count;
    char *seat[CLI_MAX_SEATS]; /* the player: "human", "greedy", "random", a path */
    int seat_count;            /* 0: no players were named; match.players is set anyway */
    cli_workers *workers;      /* of the seats that other processes play; NULL: none */
    void (*close_workers)(cli_workers *workers); /* set by the room that opened them */
    adit_engine *helper[CLI_MAX_THREADS];        /* lent to the engine, see cli_setup_threads */
    int helper_count;
} cli_setup;

/* Reads the options --mod, --strict, --rule, --seed, --scenario and --players that the command
 * has, and opens the engine for `game` (may be NULL if there is a scenario). Takes `scenario`,
 * which stands for --scenario; NULL: the option counts. CLI_OK, or an exit code after a message.
 * Close in both cases. */
int cli_setup_open(cli_setup *setup, const cli_args *args, const char *game,
                   adit_scenario *scenario);
void cli_setup_close(cli_setup *setup);
/* Lets planners and hints of the engine search in as many threads as --jobs says, or in `usual`; 0:
 * one for each processor. They find the same with any number. */
int cli_setup_threads(cli_setup *setup, const cli_args *args, int usual);
/* Sets the values of --strict and --shuffle-mods. */
void cli_setup_options(const cli_args *args, adit_engine_options *options);
/* Fills in all options of an engine: the game, the mods of --mod and of the scenario (which may be
 * NULL), and the above. `mods` has room for CLI_MAX_MODS; ADIT_USAGE if there are more. */
adit_status cli_engine_options(const cli_args *args, const char *game,
                               const adit_scenario *scenario, const char **mods,
                               adit_engine_options *options, adit_err *err);
/* Opens just the engine, with --mod and --strict. */
int cli_setup_engine(cli_setup *setup, const cli_args *args, const char *game);
/* Reads "human,greedy" or a number of seats into the setup; CLI_USAGE after a message. */
int cli_setup_read_seats(cli_setup *setup, const cli_args *args, const char *text);
/* The default number of players: two, or the nearest number that the game allows. */
int cli_usual_players(const adit_game_info *info);
/* Whether a name is human, a built-in bot or the path of a Lua bot. */
bool cli_is_player(const char *name);
/* Fills the seats without a name: `first` on seat 1, `others` on the rest. */
int cli_setup_seats(cli_setup *setup, const char *first, const char *others);
/* The seats as "human,greedy"; false if they do not fit. */
bool cli_setup_seat_text(const cli_setup *setup, char *buffer, size_t size);
/* Creates the bot for a seat (from 1); it plays in this process. */
int cli_setup_bot(const cli_setup *setup, int seat, adit_bot **bot);

/* Reports that no game has this id; returns CLI_USAGE. */
int cli_unknown_game(const cli_args *args, const char *id);
/* Whether it looks like the name of a game that is misspelt. */
bool cli_is_near_game(const char *id);

/* A rule parameter by name, or NULL; and the nearest to a misspelt one, or NULL. */
const adit_rule_info *cli_rule_find(const adit_engine *engine, const char *name);
const char *cli_rule_suggest(const adit_engine *engine, const char *name);

/* ---- Match (open_match.c) ---- */

/* A match from a file: a recorded game or a saved position. */
typedef struct {
    cli_setup setup;
    adit_text text;        /* of the file; empty for a new match */
    adit_transcript *file; /* the parsed file; NULL for a new match */
    adit_file_info info;
    adit_game *game;
    bool is_new; /* started from a title, not from a file */
    int chapter; /* of a campaign, from 1, as they are played now; 0: it is none */
    /* Keeps a match of a campaign, instead of the file for --continue; NULL: it is none. */
    adit_status (*keep)(void *context, adit_game *game, adit_err *err);
    void *keep_context;
} cli_match;
/* Opens GAME or FILE. `verify` and `decisions` (-1: all) are for recorded games. CLI_OK, or an
 * exit code after a message. Close in both cases. */
int cli_match_open(cli_match *match, const cli_args *args, const char *operand, bool verify,
                   int decisions);
/* Opens a new match of a scenario that was read already, which is taken. */
int cli_match_open_scenario(cli_match *match, const cli_args *args, adit_scenario *scenario);
/* The first half of it: reads and inspects the file and opens its engine, without a game. */
int cli_match_read(cli_match *match, const cli_args *args, const char *path);
void cli_match_close(cli_match *match);
/* The players of a continued game: --players, else those of the file. CLI_OK, or CLI_USAGE after
 * a message. */
int cli_match_read_seats(cli_match *match, const cli_args *args, const char *path);
/* Writes the recorded game to a file. */
adit_status cli_record_write(adit_game *game, const char *path, adit_err *err);
/* --seat: the seat, 0 if not given. */
int cli_seat(const cli_args *args, const adit_game *game, int *seat);

/* ---- What a seat is shown (shown.c) ---- */

#define CLI_SEED_TEXT 40
/* ", seed N" for everybody (seat 0), "" for one seat. Borrowed, or written into the buffer. */
const char *cli_seed_seen(uint64_t seed, int seat, char buffer[CLI_SEED_TEXT]);
/* "seed" of a JSON object: null for one seat. */
void cli_json_seed_seen(cli_json *json, uint64_t seed, int seat);
/* The words of decision `step` (from 1) as `viewer` may see them (0: everything). `game` is at this
 * step; NULL if there is none. Borrowed, or written into the buffer. */
const char *cli_decision_seen(adit_game *game, const adit_transcript_step *recorded, int step,
                              int viewer, char *buffer, size_t size);

/* ---- Cards (cards.c) ---- */

/* One card in full. */
/* How the game is played: its rules and those of its mods (rules_page.c). */
int cli_show_rules(adit_engine *engine, const cli_terminal *terminal);
void cli_show_card(const cli_terminal *terminal, const adit_card_info *card, bool has_origin);
/* Finds a card by its id, its title or the start of one; false after *suggestion was set (which
 * may be NULL). */
bool cli_card_find(adit_engine *engine, const char *name, adit_card_info *card,
                   const char **suggestion);

/* ---- Budgets of commands that make many decisions (budgets.c) ---- */

/* A full budget of the kind, or the value of --budget. Returns an exit code. */
int cli_budget(const cli_args *args, adit_budget_kind kind, adit_budget *budget);
/* From now on work of the engine, and opening it, counts against the budget. `engine` may be
 * NULL. */
void cli_use_budget(adit_engine *engine, adit_budget *budget);

#endif
