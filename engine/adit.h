/* adit.h - the public C interface of Adit, a scriptable rules engine for board games.
 *
 * An engine is one title with its cards, loaded once. A game is one match on an engine. A game
 * always waits at a question: look at the options, decide one, look again. This program plays a
 * whole game. Player 1 takes the first option every time, player 2 is a built-in bot:
 *
 *     #include <adit_lua.h>
 *     #include <stdio.h>
 *
 *     int main(void)
 *     {
 *         const adit_engine_options options = {.game = "cave_vs_cave"};
 *         const adit_setup match = {.players = 2, .seed = 7};
 *         adit_engine *engine = NULL;
 *         adit_game *game = NULL;
 *         adit_bot *bot = NULL;
 *         adit_err err = {ADIT_OK, ""};
 *         char text[256];
 *
 *         if (adit_engine_open(&options, &engine, &err) == ADIT_OK &&
 *             adit_game_new(engine, &match, &game, &err) == ADIT_OK &&
 *             adit_builtin_bot_new(engine, "random", 2, 7, &bot, &err) == ADIT_OK) {
 *             while (err.status == ADIT_OK && !adit_game_is_over(game)) {
 *                 int index = 0;
 *                 if (adit_game_seat(game) == 2) {
 *                     (void)bot->choose(bot, game, &index, &err);
 *                 }
 *                 adit_game_option_text(game, index, text, sizeof text);
 *                 printf("player %d: %s\n", adit_game_seat(game), text);
 *                 if (err.status == ADIT_OK) {
 *                     (void)adit_game_decide(game, index, &err);
 *                 }
 *             }
 *             (void)adit_game_winners(game, text, sizeof text);
 *             printf("%s\n", text);
 *         }
 *         if (err.status != ADIT_OK) {
 *             fprintf(stderr, "%s\n", err.text);
 *         }
 *         if (bot != NULL) {
 *             bot->free(bot);
 *         }
 *         adit_game_free(game);
 *         adit_engine_close(engine);
 *         return adit_status_exit_code(err.status);
 *     }
 *
 * Opening an engine reads cards, which are Lua files, so it is in adit_lua.h with everything else
 * that needs Lua. All that is declared here works without it.
 *
 * A waiting game is plain data. It can be copied, hashed, saved, loaded and undone at every
 * question, also in the middle of a card's effect.
 *
 * Threads: there are no globals. An engine and its games belong to one thread at a time; any number
 * of engines can exist side by side. The library never prints and never exits.
 *
 * Numbers: seats count from 1, in every function of this header. Cards, options, mods, decisions
 * and log lines count from 0.
 *
 * Errors: a function that can fail returns an adit_status and writes a message to its adit_err,
 * which may be NULL. A failed call changes nothing unless its comment says otherwise, and sets an
 * output pointer such as *game to NULL.
 *
 * NULL: no other pointer may be NULL unless its comment allows it. Functions with a status then
 * return ADIT_USAGE; the others return their value for "nothing" (0, -1, false, NULL or "") or do
 * nothing, and a NULL game is over. `context` and the names of files for messages may always be
 * NULL. The same holds for pointers inside structs: names and values of settings, mods, and the
 * functions of adit_solve_options.
 *
 * Ownership: the caller owns what it gets through a pointer to a pointer (`adit_game **game`) and
 * frees it with the function named there. Strings and structs that are returned by pointer are
 * borrowed: they are valid until the next call on the same engine or one of its games, and those of
 * an adit_transcript or adit_game_info as long as the story or the program exists. Arguments are
 * copied, never kept, unless the comment says otherwise.
 */
#ifndef ADIT_H
#define ADIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ADIT_VERSION "0.1.1"

/* The results of functions: X(name, exit code of the program, meaning).
 *
 * NONE, DECLINED, OPEN and SURE are answers inside the engine and never leave a public function.
 * ILLEGAL is an ordinary answer to a player. SCRIPT means that a card or a script is wrong, and
 * INTERNAL that the engine is. */
#define ADIT_STATUS_MAP(X)                                                                         \
    X(OK, 0, "done")                                                                               \
    X(NONE, 70, "nothing can be chosen")                                                           \
    X(DECLINED, 70, "the player declined an optional part")                                        \
    X(OPEN, 70, "a question waits for an answer")                                                  \
    X(SURE, 70, "a trial found that it can be done")                                               \
    X(ILLEGAL, 1, "the rules do not allow this now")                                               \
    X(DIFFERS, 1, "a recorded game went differently")                                              \
    X(USAGE, 2, "the function or command was used incorrectly")                                    \
    X(INPUT, 3, "a file contains an error")                                                        \
    X(SCRIPT, 4, "a script failed")                                                                \
    X(LIMIT, 5, "a limit was reached")                                                             \
    X(IO, 6, "reading or writing failed")                                                          \
    X(NOMEM, 5, "out of memory")                                                                   \
    X(INTERNAL, 70, "an error in the engine")

typedef enum {
#define ADIT_STATUS_ENUM(name, exit_code, meaning) ADIT_##name,
    ADIT_STATUS_MAP(ADIT_STATUS_ENUM)
#undef ADIT_STATUS_ENUM
} adit_status;

/* Where a failing function writes its message: the place first, then the value, then what would be
 * right. Further lines, indented by two, say what was being done. A successful call leaves it
 * alone, so one adit_err can serve many calls. */
typedef struct {
    adit_status status;
    char text[4096];
} adit_err;

/* The name of a status, such as "ILLEGAL", and the exit code of the program for it. */
const char *adit_status_name(adit_status status);
int adit_status_exit_code(adit_status status);

/* The most there can be of each in any game; for arrays. */
#define ADIT_MAX_SEATS 8
#define ADIT_MAX_CARDS 512    /* of an engine, with all its mods */
#define ADIT_MAX_OPTIONS 1024 /* of a question; and as many exchanges */
#define ADIT_MAX_MODS 16      /* besides the title's own cards */

/* Who only looks on: as the seat of a view it stands for what everybody may see. */
#define ADIT_SPECTATOR (ADIT_MAX_SEATS + 1)

/* One title with its cards, and one match on it. See adit_engine_open in adit_lua.h and
 * adit_game_new. */
typedef struct adit_engine adit_engine;
typedef struct adit_game adit_game;

/* A growing text. Start with {0}; release with adit_text_free. `data` ends with a zero byte, and is
 * NULL as long as nothing was added. When memory runs out, `failed` is set and nothing more is
 * added. Functions that write to a text append to what it holds. */
typedef struct {
    char *data;
    size_t length, capacity;
    bool failed;
} adit_text;
/* Frees the data and makes the text {0} again. NULL is fine. */
void adit_text_free(adit_text *text);

/* ---- Titles ---- */

/* A game that the library knows. Never changes. */
typedef struct {
    const char *id;    /* "cave_vs_cave" */
    const char *title; /* "Caverna: Cave vs Cave" */
    int min_players, max_players;
} adit_game_info;

/* How many titles there are, and the n-th of them (NULL after the last). */
int adit_game_info_count(void);
const adit_game_info *adit_game_info_at(int n);
/* The title with this id, or NULL. */
const adit_game_info *adit_game_info_find(const char *id);
/* The n-th kind of cards of a title, such as "room"; NULL after the last. The folders of its cards
 * have these names. */
const char *adit_game_info_kind(const adit_game_info *info, int n);

/* ---- Engine ---- */

/* Closes the engine and frees all that it holds. All its games and bots must have been freed
 * before. NULL is fine. */
void adit_engine_close(adit_engine *engine);
/* The title of the engine. */
const adit_game_info *adit_engine_game(const adit_engine *engine);

#define ADIT_MAX_ACCEPTED 8
/* A mod that is loaded. Borrowed until the engine is closed. */
typedef struct {
    const char *id, *name, *version;
    const char *folder;
    uint64_t content_hash; /* of all its files */
    /* Contents it had before whose saved positions are still good; those not used are 0. */
    uint64_t accepts_saves[ADIT_MAX_ACCEPTED];
    int changes; /* how many cards of others it patches or removes */
} adit_mod_info;
/* How many mods are loaded, and the n-th of them in load order. The first is the title's own set of
 * cards. NULL after the last. */
int adit_engine_mod_count(const adit_engine *engine);
const adit_mod_info *adit_engine_mod(const adit_engine *engine, int n);

/* A card. The texts are borrowed until the engine is closed, `effect` and `facts` only until the
 * next call of adit_engine_card. */
typedef struct {
    const char *id, *kind, *title, *text, *source, *mark, *mod, *file;
    const char *brief;         /* the text in a few words, `short` in its file; "": none */
    const char *aliases;       /* ids that it had before, with blanks between; "": none */
    const char *effect;        /* the declared effects in words; "" if there are none */
    const char *facts;         /* "cost 1 wood; points 3; ...", what is special to its kind */
    const char *origins;       /* "cost: mod (path:line)" for each field that a mod has patched */
    const char *examples_file; /* the file with its examples; a mod may have brought its own */
    uint32_t content_hash;     /* of the card without comments and examples; 0: unknown */
    int line;                  /* of the file, where the card begins */
} adit_card_info;
/* How many cards the engine has. They are numbered from 0 in an order that stays the same for the
 * same title and mods. */
int adit_engine_card_count(const adit_engine *engine);
/* Describes the n-th card. ADIT_USAGE: there is no such card. */
adit_status adit_engine_card(adit_engine *engine, int n, adit_card_info *info);
/* The number of the card with this id or alias, or -1. */
int adit_engine_card_find(const adit_engine *engine, const char *id);
/* The id that is nearest to a misspelt one, or NULL if none is near. */
const char *adit_engine_card_suggest(const adit_engine *engine, const char *id);

/* A fact of a card of which no two cards of a kind may have the same number. */
typedef struct {
    const char *name; /* of the fact */
    int number;       /* the smallest one that no card uses yet */
} adit_free_number;
/* What a copy of the n-th card has to change to be loaded beside it: the first `max` facts of it
 * that need a number of their own, with a free one. Facts without a free number are left out.
 * Returns how many were written. */
int adit_engine_free_numbers(const adit_engine *engine, int n, adit_free_number *numbers, int max);

/* A rule parameter of the title or of a mod. Borrowed until the next call of adit_engine_rule. */
typedef struct {
    const char *name, *text;
    int min, max, default_value; /* the range and the default */
    const char *default_word;    /* the default as a word; NULL: it is a number */
    const char *choices;         /* "now, later": words for the values; "": it takes a number */
    bool is_set;                 /* takes several of the words, separated by commas */
} adit_rule_info;
/* How many rule parameters there are, and the n-th (NULL after the last). */
int adit_engine_rule_count(const adit_engine *engine);
const adit_rule_info *adit_engine_rule(const adit_engine *engine, int n);
/* Whether the parameter exists and takes this value; if not, `err` says what it takes. */
adit_status adit_engine_rule_check(const adit_engine *engine, const char *name, const char *value,
                                   adit_err *err);

/* A field of the state, such as `player[].goods.wood`. Borrowed until the engine is closed. */
typedef struct {
    const char *name, *type, *text;
    const char *seen_by;      /* "all", "owner" or "nobody" */
    int count;                /* of its elements, for each player if it is per_player */
    bool per_player, derived; /* derived: follows from other fields */
    int min, max;
} adit_field_info;
/* How many fields there are. */
int adit_engine_field_count(const adit_engine *engine);
/* Describes the n-th field. ADIT_USAGE: there is no such field. */
adit_status adit_engine_field(const adit_engine *engine, int n, adit_field_info *info);

/* The identity of an option: a value, neither an index nor a text. `what` is the number of its form
 * (see adit_engine_option_form), a, b and c stand for the parts of the text that differ. Two
 * options are the same if all four are equal. */
typedef struct {
    uint16_t what;
    int16_t a, b, c;
} adit_option;
/* The form of the options with this `what`, such as "furnish {a} {b}"; NULL if there is none. At
 * least one of {a}, {b} and {c} stands for a card if *names_cards, which may be NULL. Numbers of
 * forms are below 256 and stay the same for a release. */
const char *adit_engine_option_form(const adit_engine *engine, int what, bool *names_cards);

/* How much work an engine has done since it was opened; for measuring. */
typedef struct {
    uint64_t runs;                /* of transactions, as the game went on */
    uint64_t trials, trial_runs;  /* attempts to find out whether something can be done */
    uint64_t trials_used_up;      /* of them those that gave up at their limit */
    uint64_t script_calls;        /* functions of cards that were called */
    uint64_t questions, finishes; /* questions met; trials that answered to the end */
    uint64_t deepest_picks;       /* the most answers that one transaction held */
} adit_engine_stats;
adit_engine_stats adit_engine_statistics(const adit_engine *engine);

/* Receives what happens inside the rules: decisions, runs of transactions, picks, questions,
 * events, trials, verbs, and hooks of cards. `line` has no line end and is borrowed during the
 * call; `depth` says how deep it is nested. */
typedef void (*adit_trace)(void *context, int depth, const char *line);
/* From now on all work of all engines is reported to `trace`; NULL: to nobody, the default. For
 * debugging: lines name hidden cards and draws. Call it before other threads use an engine. */
void adit_set_trace(adit_trace trace, void *context);

/* ---- Budgets ---- */

/* One decision has limits of its own. Searches, tests and bots make thousands of decisions, so what
 * they do together can have a budget: a number of steps that all work with an engine is taken off.
 * A step is about what one instruction of a script takes. Steps are counted, not timed, so a
 * budget stops the same work at the same place on every machine. Only what uses far more time than
 * its steps account for is ended by the time that it computes: a minute, and 10 seconds for each
 * 1000 million steps of the budget.
 *
 * X(name, most, unit, what has it, how to get more): all limits of this kind, also those of the
 * program. */
#define ADIT_BUDGET_MAP(X)                                                                         \
    X(TURN, 2000, "decisions", "one turn", "")                                                     \
    X(GAME, 20000, "decisions", "one game", "")                                                    \
    X(GREEDY, 2000, "million steps", "one decision of the bot greedy", "")                         \
    X(PLANNER, 20000, "million steps", "one decision of the bot planner", "")                      \
    X(WHAT_IF, 100, "million steps", "one `what_if` of a bot", "")                                 \
    X(SIM_GAME, 50000, "million steps", "one game of `adit sim`", "--budget N")                    \
    X(REPLAY, 50000, "million steps", "the recorded game of one `adit replay`", "--budget N")      \
    X(SOLVE, 50000, "million steps", "one search of `adit solve`", "--budget N")                   \
    X(TEST, 10000, "million steps", "one test of `adit test`", "")                                 \
    X(TEST_ALL, 60000, "million steps", "everything that one `adit test` runs", "--budget N")      \
    X(CHECK, 20000, "million steps", "everything that one `adit check` tries out", "--budget N")   \
    X(FUZZ_GAME, 5000, "million steps", "one game of `adit fuzz`", "")                             \
    X(FUZZ, 100000, "million steps", "everything that one `adit fuzz` plays", "--budget N")

typedef enum {
#define ADIT_BUDGET_ENUM(name, most, unit, what, more) ADIT_BUDGET_##name,
    ADIT_BUDGET_MAP(ADIT_BUDGET_ENUM)
#undef ADIT_BUDGET_ENUM
        ADIT_BUDGET_COUNT
} adit_budget_kind;

/* A row of the map. */
typedef struct {
    int64_t most; /* in units */
    const char *unit, *what, *more;
} adit_budget_row;
extern const adit_budget_row adit_budget_rows[ADIT_BUDGET_COUNT];

/* A budget in use. Made by adit_budget_of; not moved while an engine uses it. */
typedef struct adit_budget {
    adit_budget_kind kind;     /* for the message when it is used up */
    int64_t most, spent;       /* steps */
    int64_t most_ns, spent_ns; /* computing time, the last resort: a step can hide work */
    struct adit_budget *whole; /* what it is a part of, which pays too; may be NULL */
} adit_budget;

/* What loading the cards of an engine counts for; for callers who open engines on a budget. */
#define ADIT_STEPS_OF_OPEN 20000000
/* A full budget of this kind. `millions`: how many million steps; 0: as many as the map says.
 * `whole` may be NULL. */
adit_budget adit_budget_of(adit_budget_kind kind, int64_t millions, adit_budget *whole);
/* Takes steps off the budget and off those that it is a part of. NULL is fine. */
void adit_budget_spend(adit_budget *budget, int64_t steps);
/* Whether it, or one that it is a part of, is used up. NULL never is. */
bool adit_budget_is_spent(const adit_budget *budget);
/* ADIT_LIMIT if it is used up, with a message that names the card of `engine` that used most.
 * Both may be NULL. */
adit_status adit_budget_check(const adit_budget *budget, adit_engine *engine, adit_err *err);
/* From now on all work with the engine is taken off the budget, until another budget or NULL takes
 * its place. Decisions fail with ADIT_LIMIT once it is used up. Returns the one from before, or
 * NULL. The budget stays the caller's and must exist as long as it is in use. */
adit_budget *adit_engine_use_budget(adit_engine *engine, adit_budget *budget);

/* ---- Games ---- */

/* A rule parameter or a field with its value. */
typedef struct {
    const char *name;
    const char *value; /* a number, a word or a card id */
} adit_setting;

/* How a match begins. {.players = 2, .seed = 7} is enough; zeros are the defaults. */
typedef struct {
    int players;
    uint64_t seed;             /* of all chance in the game: same seed, same game */
    const adit_setting *rules; /* rule parameters that differ from their default */
    size_t rule_count;
    const adit_setting *fields; /* fields of the start state to set, "player[1].goods.wood" */
    size_t field_count;
    const bool *no_anytime; /* one for each seat: true: it is offered no exchanges; may be NULL */
} adit_setup;

/* Sets up a match and runs to its first question. The caller owns *game and frees it with
 * adit_game_free before the engine is closed. ADIT_USAGE: not a number of players for this title.
 * ADIT_INPUT: a rule or field cannot be set to this value, or the game overwrites it before the
 * first question. ADIT_SCRIPT, ADIT_LIMIT: a card failed on the way. */
adit_status adit_game_new(adit_engine *engine, const adit_setup *setup, adit_game **game,
                          adit_err *err);
/* A copy that goes its own way, for searching: without history and log, so it cannot undo past this
 * moment. The caller owns it. NULL: out of memory. */
adit_game *adit_game_clone(const adit_game *game);
/* Makes `to` a copy of `from`, like adit_game_clone but without allocating. Both must be games of
 * the same engine; `to` loses its history. */
void adit_game_copy(adit_game *to, const adit_game *from);
/* A copy that keeps history and log. The caller owns it. NULL: out of memory. */
adit_game *adit_game_fork(const adit_game *game);
/* Frees the game. NULL is fine. */
void adit_game_free(adit_game *game);

/* The engine of the game; how many play; the seed it was started with. */
adit_engine *adit_game_engine(const adit_game *game);
int adit_game_players(const adit_game *game);
uint64_t adit_game_seed(const adit_game *game);

/* Whether these bytes can be the name of a player: 1 to 240 letters (a to z, A to Z), digits,
 * blanks and _-.:/ only. ADIT_USAGE: they cannot, and `err` says why. */
adit_status adit_seat_name_check(const char *name, size_t length, adit_err *err);
/* Notes who plays, such as "human,greedy", for the header of recorded games. "": unknown. Names
 * are separated by commas and at most 255 bytes in all. ADIT_USAGE: one is not allowed, see
 * adit_seat_name_check. */
adit_status adit_game_set_seats(adit_game *game, const char *seats, adit_err *err);
/* Comments and variations that belong to a game: lines that begin with "note ", "branch " or
 * "here ", each at most ADIT_NOTE_MAX bytes and a line end. The engine does not look into them; a
 * recorded game keeps them at its end, and a game that is replayed has them again. "": none.
 * ADIT_USAGE: a line is no such line. */
#define ADIT_NOTE_MAX 8000
adit_status adit_game_set_notes(adit_game *game, const char *lines, adit_err *err);
/* The notes; "" if there are none. Borrowed until they are set again. */
const char *adit_game_notes(const adit_game *game);
/* Notes that a seat has lost its player, who gave up or broke the rules: from the next decision on
 * somebody else decides for it. `reason` is a word in lower case. For the header of recorded games;
 * only the first one of a seat is kept. ADIT_USAGE: no such seat, or not such a word. */
adit_status adit_game_note_forfeit(adit_game *game, int seat, const char *reason, adit_err *err);
/* For playouts: from now on the game keeps neither log nor history. It is faster and plays the
 * same, but cannot undo or be recorded. */
void adit_game_forget_history(adit_game *game);

/* Called for each card that a seat has built or taken, also if it has left play since. */
typedef void (*adit_built_seen)(void *context, int seat, int card);
/* From now on `seen` is called after each finished transaction that built or took a card. NULL:
 * stop. Copies of the game are not watched. */
void adit_game_watch_built(adit_game *game, adit_built_seen seen, void *context);

/* ---- Questions and decisions ---- */

/* Whether the game is over: there is no question, and adit_game_winners has an answer. */
bool adit_game_is_over(const adit_game *game);
/* The seat that is asked; 0 when the game is over. */
int adit_game_seat(adit_game *game);
/* Whether the open question is one of several that players answer secretly: until all have
 * answered, nobody may see the answers of others. */
bool adit_game_is_secret(adit_game *game);
/* What is asked, such as "choose a rock to dig"; "" when the game is over. Borrowed until the next
 * call on any game of the engine. */
const char *adit_game_prompt(adit_game *game);
/* The id of the card whose effect asks, or NULL if the rules ask. */
const char *adit_game_asking_card(adit_game *game);

/* How many options there are. Indices 0 to option_count - 1 are the main options; the exchanges
 * that can be made first follow, up to option_count + anytime_count - 1. Exchanges are worked out
 * when they are first asked for, which takes time. */
int adit_game_option_count(adit_game *game);
int adit_game_anytime_count(adit_game *game);
/* The option with this index as a value; all zero beyond the last. */
adit_option adit_game_option(adit_game *game, int index);
/* Writes the text of the option, such as "furnish shelf c4"; "" beyond the last. Texts stay the
 * same between releases. Returns its length. */
size_t adit_game_option_text(adit_game *game, int index, char *buffer, size_t size);
/* Writes what the card that asks says about the option, such as "2 gold for each donkey"; "" if it
 * says nothing. It is for people: the option is known by its text. Returns its length. */
size_t adit_game_option_meaning(adit_game *game, int index, char *buffer, size_t size);
/* Writes the option as people read it, with titles for ids: "furnish Shelf in c4". Returns its
 * length. */
size_t adit_game_option_said(adit_game *game, int index, char *buffer, size_t size);
/* The cards that the option names: writes the numbers of the first `max`, returns how many there
 * are (at most 3). */
int adit_game_option_cards(adit_game *game, int index, int *cards, int max);
/* The index of the option with exactly this text, or -1. "accept" alone finds the only option that
 * begins with it. */
int adit_game_option_find(adit_game *game, const char *text);
/* The options that a person may mean who typed this: the number in the list, from 1, the text, or
 * the beginnings of its words; a card may be named by its title, or by its id without the mod.
 * Returns how many match best; the first `size` of them are in `found`. */
int adit_game_option_match(adit_game *game, const char *typed, int *found, int size);
/* Writes what the option will do without a further question because only one answer is left then:
 * "furnish grindstone c4, pays 1 stone and 1 gold". Says nothing about chance. "" if nothing
 * follows. Returns its length. */
size_t adit_game_option_outlook(adit_game *game, int index, char *buffer, size_t size);
/* Whether the option would take a turn or a step of it and change nothing else, as far as the
 * player can know. Tried on a copy each time, so it is slow: for lists that people read. */
bool adit_game_option_is_idle(adit_game *game, int index);

/* What an option says about itself, for people: everything that is needed to choose it. All texts
 * may be "". What follows from chance, from hidden things and from the answers of others is not
 * foreseen. */
typedef struct {
    char title[192];   /* "furnish Bakehouse in c4": the text of the option with titles for ids */
    int step_count;    /* of its arguments, from 0 to 3, in the order in which they are said */
    int step_end[3];   /* the title up to the end of each, so that one can be chosen first */
    char here[160];    /* what lies there now: "3 wood" */
    char effect[640];  /* what it does, in words: of the card that it names or that asks */
    char brief[104];   /* the same in a few words, if the card has a `short` */
    char follows[192]; /* what is done with it because only one answer is left: "furnish Shelf in
                          c5"; only if nothing more is asked then */
    char gains[192];   /* what the player gains at once: "2 emmer and 1 flax" */
    char price[192];   /* what the player pays at once: "1 wood and 2 stone" */
    char price_parts[480]; /* why it costs that: "printed: 2 stone; Masonry: 1 stone less" */
    char after[240];   /* what the player has then of each good that changes: "0 wood, 3 food" */
    int points;        /* by how much the player's points change at once */
    char warning[160]; /* why to think twice: "no effect", "costs 3 points" */
    bool wastes;       /* and it is hardly meant: no effect, or points for nothing */
    bool is_chance;    /* what it brings is drawn or revealed */
    bool asks;         /* the player is asked more about it at once */
    bool ends_turn;    /* the player's turn is over with it */
} adit_option_details;
/* Describes an option, exchanges included. Tried on a copy each time, so it is slow: for lists that
 * people read. ADIT_USAGE: there is no such option. ADIT_NOMEM: out of memory. */
adit_status adit_game_option_details(adit_game *game, int index, adit_option_details *details,
                                     adit_err *err);

/* Decides the open question and runs to the next one. All or nothing: after a failure the same
 * question is open. ADIT_USAGE: no such option. ADIT_SCRIPT, ADIT_LIMIT: a card failed. */
adit_status adit_game_decide(adit_game *game, int index, adit_err *err);
/* The same by text. ADIT_ILLEGAL: this option is not offered, and `err` says why. */
adit_status adit_game_decide_text(adit_game *game, const char *text, adit_err *err);
/* The same for scripts that do not know whether a single possible answer is asked for: an answer
 * that was taken without a question may be given nevertheless, and one that is asked only because
 * an exchange is possible may be left out. */
adit_status adit_game_step(adit_game *game, const char *text, adit_err *err);
/* Why a move is not offered: writes the reason, or what has to be decided first, or that the move
 * is possible. The move is read as by adit_game_option_match. */
adit_status adit_game_why(adit_game *game, const char *text, char *buffer, size_t size,
                          adit_err *err);

/* How many options the question knows but refuses now. */
int adit_game_refusal_count(adit_game *game);
/* Writes the text and the reason of the n-th of them; "" beyond the last. */
void adit_game_refusal(adit_game *game, int n, char *text, size_t text_size, char *reason,
                       size_t reason_size);

/* ---- History ---- */

/* How many decisions were made, exchanges included. */
int adit_game_decision_count(const adit_game *game);
/* Seat and text of the n-th decision. ADIT_USAGE: there is no such decision. */
adit_status adit_game_decision(adit_game *game, int n, int *seat, char *buffer, size_t size,
                               adit_err *err);
/* The same as the seat `viewer` may know it now (0: everything). A decision of another seat that
 * names something hidden reads ADIT_SECRET_CHOICE until it is no longer hidden, unless it was made
 * in the open, as in a draft. */
#define ADIT_SECRET_CHOICE "(a secret choice)"
adit_status adit_game_decision_seen(adit_game *game, int n, int viewer, int *seat, char *buffer,
                                    size_t size, adit_err *err);
/* Goes back to the moment when only `count` decisions had been made. ADIT_USAGE: there were not as
 * many, or the game keeps no history. */
adit_status adit_game_undo_to(adit_game *game, int count, adit_err *err);
/* How far a person at this seat may fairly go back: the smallest count for adit_game_undo_to that
 * undoes only this seat's decisions, without chance and without anything revealed after them. The
 * present count if there is none. */
int adit_game_undo_limit(adit_game *game, int seat);

/* The log: what has happened, one line each, as the game grows. */
int adit_game_log_count(adit_game *game);
/* The n-th line; "" beyond the last. Borrowed until the next call on any game of the engine. */
const char *adit_game_log_line(adit_game *game, int n);
/* The same for people: with titles for ids, and without the player who does it, whose seat goes to
 * *seat; 0: the line is about nobody. */
const char *adit_game_log_said(adit_game *game, int n, int *seat);
/* Whether the n-th line is a text of a scenario (`say`); it then begins with ADIT_STORY_MARK. */
bool adit_game_log_is_story(adit_game *game, int n);
#define ADIT_STORY_MARK "story: "

/* ---- Looking at a game ---- */

/* The hash of the position: state and open question. The same on every machine. */
uint64_t adit_game_hash(adit_game *game);
/* What is for the eyes of one seat takes 1 to players, 0 for everything, or ADIT_SPECTATOR.
 *
 * The hash of what `seat` can see. */
uint64_t adit_game_view_hash(adit_game *game, int seat);

/* Adds the state by field names, as JSON (one flat object) or as lines `name = value` without those
 * that are 0. seat 0: everything; else what that seat may see. ADIT_USAGE: no such seat. */
adit_status adit_game_state_json(adit_game *game, int seat, adit_text *out, adit_err *err);
adit_status adit_game_state_lines(adit_game *game, int seat, adit_text *out, adit_err *err);
/* Called with each element of a field, such as "player[1].goods.wood": a number or a word. */
typedef void (*adit_field_visit)(void *context, const char *name, bool is_number, int64_t number,
                                 const char *word);
/* Calls visit for each element in the order of the fields. Without `zeros` those that are 0 are
 * left out. */
adit_status adit_game_state_visit(adit_game *game, int seat, bool zeros, adit_field_visit visit,
                                  void *context);
/* Adds the fields that differ between two games of one engine, one line each: `name: old -> new`.
 * ADIT_USAGE: the games have different numbers of players. */
adit_status adit_game_diff(adit_game *from, adit_game *to, adit_text *out, adit_err *err);

/* Adds what one element of a field can be set to, as a JSON object: kind (number, flag, seat, word,
 * card or cards), min and max, words, cards (the kind of cards it takes, "" for any, null for
 * none), can_set and text. For editors of start positions. ADIT_INPUT: unknown field. */
adit_status adit_game_field_describe(adit_game *game, const char *name, adit_text *out,
                                     adit_err *err);

/* The cards that a seat has in play: writes the numbers of the first `max` in the order in which
 * they came, returns how many there are (at most 64). -1: no such seat, or out of memory. */
int adit_game_cards_in_play(adit_game *game, int seat, int *cards, int max);
/* How many turns are over. Rises with each turn of any player. */
int adit_game_turn(adit_game *game);
/* The number of the present turn, from 1: what people read. */
int adit_game_turn_number(adit_game *game);

/* One line of a score. */
typedef struct {
    char source[72]; /* a card id, a good or a rule's word */
    int points;
} adit_score_line;
/* The points of a seat as they are now: writes *total and the first `max` lines, returns how many
 * lines there are. `lines` may be NULL. -1: no such seat, or a card's script failed, which cannot
 * happen when the game is over. */
int adit_game_score(adit_game *game, int seat, int *total, adit_score_line *lines, int max);
/* The winners as a bit set (bit 0: seat 1). 0: the game is not over, or nobody wins. `verdict`
 * receives the result in words and may be NULL. */
unsigned adit_game_winners(adit_game *game, char *verdict, size_t size);
/* How good the position is for a seat by the title's rule of thumb; the bot `greedy` uses it. */
int adit_game_evaluate(adit_game *game, int seat);

/* Draws what `seat` may see (0: everything) for a terminal of `width` columns. With `unicode` it
 * uses line-drawing characters, with `colour` ANSI colours. */
adit_status adit_game_draw(adit_game *game, int seat, int width, bool unicode, bool colour,
                           adit_text *out, adit_err *err);

/* A part of the table, for small terminals: the board and goods of one seat and what the open
 * question is about, in few rows; the other players; what lies between them. */
typedef enum { ADIT_DRAW_OWN, ADIT_DRAW_OTHERS, ADIT_DRAW_COMMON } adit_drawing;
/* Draws a part of what `seat` may see, as adit_game_draw does. ADIT_USAGE: seat 0. */
adit_status adit_game_draw_part(adit_game *game, int seat, adit_drawing part, int width,
                                bool unicode, bool colour, adit_text *out, adit_err *err);

/* For searching without cheating: deals everything that `seat` cannot see again, by `seed`. The
 * game loses its history, which belongs to the real deal. */
void adit_game_determinise(adit_game *game, int seat, uint64_t seed);

/* Checks the invariants of the title. ADIT_INTERNAL: one is broken, and the message cites it.
 * ADIT_SCRIPT, ADIT_LIMIT: a card that takes part in it failed. */
adit_status adit_game_check(adit_game *game, adit_err *err);
/* Runs what cards would be asked only when somebody looks: the points of every seat and the
 * exchanges of the open question. ADIT_SCRIPT, ADIT_LIMIT: a card failed, and the message names it;
 * elsewhere its points would silently be missing and its exchange not be offered. */
adit_status adit_game_check_cards(adit_game *game, adit_err *err);

/* ---- Saving and recording ---- */

/* Adds the position: the state by field names and the answers of the open transaction. History and
 * log are not in it. */
adit_status adit_game_save(adit_game *game, adit_text *out, adit_err *err);
/* Loads a saved position. The caller owns *game. ADIT_INPUT: the text is not one of this engine's
 * title and mods, or it is corrupted. */
adit_status adit_game_load(adit_engine *engine, const char *text, size_t length, adit_game **game,
                           adit_err *err);
/* Adds the recorded game: header, decisions in words, what the engine said, a hash for each.
 * ADIT_USAGE: the game keeps no history. */
adit_status adit_game_record(adit_game *game, adit_text *out, adit_err *err);
/* Adds the recorded game of a match that is not started: its header alone. For a match whose very
 * start fails. */
adit_status adit_setup_record(adit_engine *engine, const adit_setup *setup, adit_text *out,
                              adit_err *err);

/* Whether a game may be written there: the file does not exist, is empty, or is a recorded game or
 * a saved position. ADIT_IO: it is something else, which must not be overwritten by a typing
 * mistake. */
adit_status adit_game_file_check(const char *path, adit_err *err);
/* Checks the same, and writes `text`, which adit_game_record or adit_game_save has made. */
adit_status adit_game_file_write(const char *path, const adit_text *text, adit_err *err);

/* What the header of a file says, so that the right engine can be opened for it. */
typedef struct {
    char game[64];
    bool is_record; /* a recorded game; otherwise a saved position */
    int players;
    uint64_t seed;
    char engine[32]; /* the ADIT_VERSION that wrote it; may be "" */
    char seats[256]; /* who played, "human,greedy"; may be "" */
    struct {
        char id[64], version[32];
        uint64_t content_hash;
    } mods[ADIT_MAX_MODS];
    int mod_count;
    int decision_count;
    struct {
        int decision;           /* from which on somebody else decided, from 1; 0: none was lost */
        char reason[16];        /* "timeout" */
    } forfeits[ADIT_MAX_SEATS]; /* seats that lost their player */
} adit_file_info;
/* Reads the header of a saved or recorded game. `name` is the file's, for messages. ADIT_INPUT: it
 * is neither, or is corrupted. */
adit_status adit_file_inspect(const char *text, size_t length, const char *name,
                              adit_file_info *info, adit_err *err);

/* How to replay. {.decisions = -1} plays all of it. */
typedef struct {
    /* Compare every line and hash with what the engine says now. If another version wrote the file,
     * only decisions, options, states and points must be the same: it may have had other words. */
    bool verify;
    int decisions;    /* stop after this many; -1: all */
    const char *name; /* of the file, for messages */
    /* Without verify: receives the first decision, from 1, after which the state differs from the
     * recorded one, or 0. The game continues nevertheless. May be NULL. */
    int *other_state;
    /* With verify: receives how many lines of another version are worded differently now. May be
     * NULL. */
    int *reworded;
} adit_replay_options;
/* Plays a recorded game again. The caller owns *game. ADIT_DIFFERS names the first difference;
 * ADIT_INPUT: the text is not a recorded game of this engine's title and mods. */
adit_status adit_game_replay(adit_engine *engine, const char *text, size_t length,
                             const adit_replay_options *options, adit_game **game, adit_err *err);

/* What has happened to a card since a recorded game was written. */
typedef enum { ADIT_CARD_CHANGED, ADIT_CARD_ADDED, ADIT_CARD_GONE } adit_card_change;
typedef void (*adit_card_change_visit)(void *context, adit_card_change change, const char *id);

/* Reads or writes a whole file. Reading adds to `out`; ADIT_IO also if there are more than `limit`
 * bytes. Writing goes through a temporary file, so an old file is never half replaced. `data` may
 * be NULL if `length` is 0. */
adit_status adit_file_read(const char *path, size_t limit, adit_text *out, adit_err *err);
adit_status adit_file_write(const char *path, const char *data, size_t length, adit_err *err);

/* ---- Recorded games as texts ---- */

/* A recorded game as it was written: read from its text alone, without engine and cards, so it can
 * be shown even if they have changed. */
typedef struct adit_transcript adit_transcript;
/* One decision of it. */
typedef struct {
    int seat;                       /* who decided; 0: the file does not say */
    int turn;                       /* from 1; 0: the file does not say */
    const char *asked;              /* "choose a rock to dig" or "shelf asks"; may be "" */
    const char *decision;           /* in words */
    int line;                       /* of the decision in the file */
    int option_first, option_count; /* lines of legal options, see adit_transcript_option_line */
    int log_first, log_count;       /* log lines that followed, see adit_transcript_log_line */
    bool is_told;                   /* the file says what followed: it has a state hash */
    uint64_t hash;
} adit_transcript_step;
/* Reads a recorded game. The caller owns *story and frees it with adit_transcript_free; everything
 * returned from it is borrowed until then. ADIT_INPUT: it is not one. */
adit_status adit_transcript_read(const char *text, size_t length, const char *name,
                                 adit_transcript **story, adit_err *err);
/* The same for any file of a game, so that it is read only once: a saved position has no steps, and
 * lines that no engine writes are skipped. */
adit_status adit_transcript_open(const char *text, size_t length, const char *name,
                                 adit_transcript **story, adit_err *err);
/* What adit_transcript_read would have refused in an open story: ADIT_INPUT and the reason, or
 * ADIT_OK.
 */
adit_status adit_transcript_need(const adit_transcript *story, adit_err *err);
void adit_transcript_free(adit_transcript *story); /* NULL is fine */
/* Its header. */
const adit_file_info *adit_transcript_info(const adit_transcript *story);
/* How many decisions there are, and the n-th of them (NULL after the last). */
int adit_transcript_step_count(const adit_transcript *story);
const adit_transcript_step *adit_transcript_step_at(const adit_transcript *story, int n);
/* Log lines, without indent; those before the first step's are the setup. Options, a line for each
 * or several joined by " | ", as the file has them. "" after the last. */
int adit_transcript_log_count(const adit_transcript *story);
const char *adit_transcript_log_line(const adit_transcript *story, int n);
const char *adit_transcript_option_line(const adit_transcript *story, int n);
/* The lines of the result: "p1 23" for each seat and the verdict; "" after the last. None if the
 * game was not finished. */
int adit_transcript_result_count(const adit_transcript *story);
const char *adit_transcript_result(const adit_transcript *story, int n);

/* adit_game_replay for a file that is open; options->name is not needed. The caller owns *game. */
adit_status adit_transcript_replay(const adit_transcript *story, adit_engine *engine,
                                   const adit_replay_options *options, adit_game **game,
                                   adit_err *err);
/* Calls visit for every card that is different now, in the engine's order, removed ones last. False
 * if the file does not say which cards it was written with. */
bool adit_transcript_card_changes(const adit_transcript *story, const adit_engine *engine,
                                  adit_card_change_visit visit, void *context);

/* How far a recorded game can still be played as it was written. */
typedef struct {
    int decisions;      /* this many go as recorded, from the beginning */
    bool differs;       /* the next one would not: `recorded` and `now` say how */
    bool is_refused;    /* it is no longer offered, and `now` is the reason */
    int options_differ; /* the first decision, from 1, with other options to choose from; 0: none */
    int state_differs;  /* the first one, from 1, after which hidden things differ; 0: none */
    bool is_reworded;   /* another version wrote it, and some lines have other words now */
    char recorded[512], now[512]; /* lines */
} adit_transcript_check;
/* Plays the story as far as it goes as recorded, at most `limit` decisions (-1: all). The caller
 * owns *game, which then waits before the first decision that would go differently. A failure means
 * that the game cannot even be started. */
adit_status adit_transcript_play(const adit_transcript *story, adit_engine *engine, int limit,
                                 adit_transcript_check *check, adit_game **game, adit_err *err);

/* Called with what differs ("seed") and both values in words; "" stands for nothing. */
typedef void (*adit_transcript_visit)(void *context, const char *what, const char *a,
                                      const char *b);
/* Calls visit for each difference between the headers of two. Returns how many there are. */
int adit_transcript_compare_heads(const adit_transcript *a, const adit_transcript *b,
                                  adit_transcript_visit visit, void *context);
/* The first decision at which two differ, or -1; 0 also if only the setup differs. *words_a and
 * *words_b are what differs ("" if one has ended). */
int adit_transcript_compare(const adit_transcript *a, const adit_transcript *b,
                            const char **words_a, const char **words_b);

/* ---- Players ---- */

/* A player that decides without a person. Programs can define their own: a struct that begins with
 * an adit_bot. */
typedef struct adit_bot {
    /* Writes the index of an option, exchanges included, for the seat that is asked. */
    adit_status (*choose)(struct adit_bot *bot, adit_game *game, int *index, adit_err *err);
    void (*free)(struct adit_bot *bot);
} adit_bot;
/* The name of the n-th built-in bot: "random", "greedy", "planner"; NULL after the last. */
const char *adit_builtin_bot_name(int n);
/* Whether a built-in bot has this name. "planner" also has an effort: "planner:easy", ":medium",
 * ":hard", ":expert", a number of playouts for each decision ("planner:400"; default 100), or a
 * time for each decision ("planner:500ms", "planner:2s"), with which it decides differently on
 * different machines. ADIT_USAGE: no bot has it, and `err` says what is expected. */
adit_status adit_builtin_bot_check(const char *name, adit_err *err);
/* Creates a built-in bot for a seat. The caller owns *bot and calls bot->free(bot) before the
 * engine is closed. Its random numbers come from `seed` and `seat`, never from the game, so it
 * decides the same way again. ADIT_USAGE: no built-in bot has this name. */
adit_status adit_builtin_bot_new(adit_engine *engine, const char *name, int seat, uint64_t seed,
                                 adit_bot **bot, adit_err *err);
/* The first fault of a script that a planner has met while it looked ahead. It leaves such moves
 * out and plays on, so nobody would hear of it. Only once; NULL: none, or another bot. Borrowed
 * until the bot is freed. */
const char *adit_builtin_bot_fault(adit_bot *bot);

/* Lends the engine others for the searches of planners and hints, which then use a thread more for
 * each, and find the same. Each is another engine opened with the same options, or ADIT_USAGE. They
 * stay the caller's, must be open as long as games of the engine are played, and must not be used
 * for anything else; with count 0 they are given back. */
#define ADIT_MAX_HELPERS 63
adit_status adit_engine_use_helpers(adit_engine *engine, adit_engine *const *helper, int count,
                                    adit_err *err);

/* How good an option is, as the planner sees it. Hundredths of a point by the title's rule of
 * thumb, some turns ahead, on the average of possible futures. */
typedef struct {
    int index;     /* of the option */
    int points;    /* what the seat may expect to have */
    int lead;      /* twice that, less what the best opponent may expect: what it is chosen by */
    int loss;      /* how much it is worse than the best option; 0 for that */
    int error;     /* the standard error of `loss` */
    bool is_close; /* chance alone may explain the loss: close call; false for the best */
    int futures;   /* that it was followed into */
} adit_hint;
/* The effort for people who ask: it takes them no time, and is the same on every machine. */
#define ADIT_HINT_EFFORT "expert"
/* Judges the options of the open question for the seat that is asked, from what the seat can see.
 * Writes the first `max`, the best first, and how many there are: options that a card's fault makes
 * impossible are left out. `effort` is what stands after "planner:" in the name of a bot, NULL: the
 * default. The game is not changed. The same position has the same hints, unless `effort` is a
 * time. ADIT_USAGE: the game is over, or there is no such effort. */
adit_status adit_game_hint(adit_game *game, const char *effort, adit_hint *hints, int max,
                           int *count, adit_err *err);

/* Writes the option as people read it, and after an exchange the move that it is made for: "trade 1
 * flax for 1 food, then furnish Shelf in c4". Which move that is, is what the hints at this effort
 * say after the exchange, from what the seat can see; the game is not changed. ADIT_USAGE: there is
 * no such option, or as above. */
adit_status adit_game_hint_said(adit_game *game, const char *effort, int index, char *buffer,
                                size_t size, adit_err *err);

/* The first fault of a script that hints have met since this was asked last: they leave such moves
 * out. NULL: none, or the one that was returned last. Borrowed until the next hint. */
const char *adit_engine_hint_fault(adit_engine *engine);

/* Answers to try for a seat, one after the other, beginning at the open question. */
typedef struct {
    int seat;
    uint64_t seed; /* of whoever asks, never that of the game */
    int deal;      /* which of the deals that the seat can imagine */
    const char *const *answer;
    int count;
} adit_trial_plan;
/* A forward model for bots: tries the answers on a copy in which everything that the seat cannot
 * see is dealt again, by the seed and what the seat sees, so positions that look the same to the
 * seat have the same outcome. The game is not changed and draws nothing. The caller owns *after,
 * which stands at the next question. `steps` receives the work that was done, and may be NULL.
 * ADIT_USAGE: an answer is not offered, or another seat is asked. ADIT_ILLEGAL: the first answer is
 * offered in the game, but not in this deal. ADIT_LIMIT: too much work. Else a card failed. */
adit_status adit_game_what_if(adit_game *game, const adit_trial_plan *plan, adit_game **after,
                              int64_t *steps, adit_err *err);

/* Complete turns of the seat that is asked, to be found by trying. */
typedef struct {
    int seat;
    uint64_t seed; /* of whoever asks, never that of the game */
    int tries;     /* turns, at most ADIT_MAX_TRIES; each option begins one of them at least */
} adit_turn_search;
#define ADIT_MAX_TURNS 16
typedef struct {
    int evaluation; /* of the seat after the turn; see adit_game_evaluate */
    int worth;      /* twice that, less that of the best opponent, both by the weights of the title
                       if it has some */
    int count;      /* of answers */
    size_t first;   /* where they begin in `answers`; each ends with a zero byte */
} adit_turn;
/* Start with {0}; release `answers` with adit_text_free. */
typedef struct {
    adit_turn turn[ADIT_MAX_TURNS]; /* the best first; they lead to different positions */
    int count;
    adit_text answers;
} adit_turns;
/* Finishes the turn of the seat in many ways, some at random, some going off from good ones, where
 * everything that it cannot see is dealt again as for adit_game_what_if, and writes the best. None
 * if there is only one option. What a card cannot do is left out. The game is not changed and draws
 * nothing. `steps` receives the work that was done, and may be NULL. ADIT_USAGE: the seat is not
 * asked, or too many tries. ADIT_LIMIT: too much work. */
adit_status adit_game_find_turns(adit_game *game, const adit_turn_search *how, adit_turns *turns,
                                 int64_t *steps, adit_err *err);

/* The bots at a table: bot[0] plays seat 1. Start with {0}; NULL: no bot plays that seat. */
typedef struct {
    adit_bot *bot[ADIT_MAX_SEATS];
} adit_table;
/* Frees the bots and empties their seats. */
void adit_table_clear(adit_table *table);

/* Watches a game that bots play. Each function may be NULL. */
typedef struct {
    void *context;
    /* Whether to continue: called before each question, and again when the bot has answered, whose
     * answer (or failure) counts for nothing if the game stops there. */
    bool (*may_continue)(void *context);
    /* The bot of the seat has answered; the game still waits at the question. */
    adit_status (*before_decision)(void *context, adit_game *game, int seat, int index,
                                   adit_err *err);
    /* The answer of the seat has been decided. */
    adit_status (*after_decision)(void *context, adit_game *game, int seat, adit_err *err);
} adit_observer;
/* Lets the bots decide until the game is over, a seat without a bot is asked, or the observer,
 * which may be NULL, stops it. A failure of a bot, of a decision or of the observer ends it too;
 * what was decided before stays decided. */
adit_status adit_game_play(adit_game *game, const adit_table *table, const adit_observer *observer,
                           adit_err *err);

/* ---- Puzzles ---- */

/* What solves a position; it comes from scenarios (adit_lua.h). */
typedef struct {
    int seat; /* who has to reach the goal */
    int decisions,
        turns;          /* within this many of its decisions and turns of any player; 0: no limit */
    bool pinned_chance; /* chance follows the seed; otherwise it must not matter */
    bool worst_case;    /* the others do whatever is worst; otherwise their bots decide */
} adit_puzzle;

typedef struct {
    adit_puzzle puzzle;
    uint64_t positions; /* the limit of positions to look at */
    /* Whether the goal is reached. */
    adit_status (*goal)(void *context, adit_game *game, bool *reached, adit_err *err);
    /* What another seat decides; must be a function of the position. NULL: the worst case. */
    adit_status (*reply)(void *context, adit_game *game, int *index, adit_err *err);
    /* Called now and then with how many decisions are being tried; false: stop. May be NULL. */
    bool (*progress)(void *context, int decisions, uint64_t positions);
    void *context;
} adit_solve_options;

typedef enum {
    ADIT_SOLVE_FOUND,
    ADIT_SOLVE_NONE,   /* there is no solution within the limit */
    ADIT_SOLVE_LIMIT,  /* too many positions: not known */
    ADIT_SOLVE_STOPPED /* by `progress` */
} adit_solve_outcome;

typedef struct {
    adit_solve_outcome outcome;
    int decisions; /* found: of the solution's seat; otherwise this many were tried */
    uint64_t positions;
    uint64_t chance; /* decisions left out because chance would have decided */
    adit_game *game; /* found: the game with the solution in its history; the caller owns it */
} adit_solution;
/* Looks for the fewest decisions with which the seat reaches the goal, whatever the others do, by
 * trying all of them. The game is not changed. It fails if `goal` or `reply` fails, or if memory
 * runs out. */
adit_status adit_game_solve(adit_game *game, const adit_solve_options *options,
                            adit_solution *solution, adit_err *err);

#ifdef __cplusplus
}
#endif
#endif
