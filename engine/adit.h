/* adit.h - the public C interface of Adit, a scriptable rules engine for board games.
 *
 * An engine is one game title with its cards, ready to play; a game is one match on it.
 * Games wait at questions: look at the options, decide one, look again. A waiting game is
 * plain data, so it copies, hashes, saves, loads and undoes at every question, also in the
 * middle of a card's effect.
 *
 * Rules of the house: no globals, no printing, no exit. An engine and its games belong to
 * one thread at a time; several engines may live side by side. Seats count from 1 at this
 * border, and from 0 nowhere but inside the engine. Functions that can fail return an
 * adit_status and explain themselves in an adit_err, which may be NULL. Unless said
 * otherwise a failed call leaves everything as it was.
 *
 * NULL in the place of any other object, text, buffer, function or result is refused unless it is
 * said that it may be NULL: with ADIT_USAGE, or, by functions without a status, with the answer for
 * "nothing there" (0, -1, false, NULL, "", or nothing happens; a game that is not there is over).
 * `context` and the names of files for messages may always be NULL. The same holds for what structs
 * point to: the names and values of settings, mods, and the functions of adit_solve_options.
 */
#ifndef ADIT_H
#define ADIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ADIT_VERSION "0.1.0"

/* No game has more seats than this. */
#define ADIT_MAX_SEATS 8

/* X(name, exit code of the program, meaning). The first rows are answers inside the engine
 * and never leave the public functions. */
#define ADIT_STATUS_MAP(X)                                                                         \
    X(OK, 0, "done")                                                                               \
    X(NONE, 70, "nothing can be chosen")                                                           \
    X(DECLINED, 70, "the player declined an optional part")                                        \
    X(OPEN, 70, "a question waits for an answer")                                                  \
    X(SURE, 70, "a trial found that it can be done")                                               \
    X(ILLEGAL, 1, "the rules do not allow this now")                                               \
    X(DIFFERS, 1, "a recorded game went another way")                                              \
    X(USAGE, 2, "the function or command was called wrongly")                                      \
    X(INPUT, 3, "a file has a mistake in it")                                                      \
    X(SCRIPT, 4, "a script failed")                                                                \
    X(LIMIT, 5, "a limit was reached")                                                             \
    X(IO, 6, "reading or writing failed")                                                          \
    X(NOMEM, 5, "out of memory")                                                                   \
    X(INTERNAL, 70, "a mistake in the engine")

typedef enum {
#define ADIT_STATUS_ENUM(name, exit_code, meaning) ADIT_##name,
    ADIT_STATUS_MAP(ADIT_STATUS_ENUM)
#undef ADIT_STATUS_ENUM
} adit_status;

/* Where a failing function puts its message: the place first, then the value, then what
 * would have been right. Further lines, indented by two, say what was going on. */
typedef struct {
    adit_status status;
    char text[4096];
} adit_err;

/* The identity of an option: a value, not an index and not a text. `what` names a row of
 * the option table; the meaning of a, b and c stands there. */
typedef struct {
    uint16_t what;
    int16_t a, b, c;
} adit_option;

typedef struct adit_engine adit_engine;
typedef struct adit_game adit_game;

/* ---- Titles -------------------------------------------------------------------------- */

typedef struct {
    const char *id;    /* "cave_vs_cave" */
    const char *title; /* "Caverna: Cave vs Cave" */
    int min_players, max_players;
} adit_title;

/* How many games the library knows, and the n-th of them (NULL beyond the last). */
int adit_title_count(void);
const adit_title *adit_title_at(int n);
/* The game with this id, or NULL. */
const adit_title *adit_title_find(const char *id);

/* The release of the Lua library in use, such as "Lua 5.4.4". */
const char *adit_lua_release(void);
const char *adit_status_name(adit_status status);
int adit_status_exit_code(adit_status status);

/* ---- Engine -------------------------------------------------------------------------- */

typedef struct {
    const char *game;        /* id of a title */
    const char *cards;       /* folder that holds the games' folders; NULL: adit_cards_folder() */
    const char *const *mods; /* mods to add, by folder or by id; may be NULL */
    size_t mod_count;
    bool strict;        /* script limits also for the shipped cards */
    bool purity;        /* run everything twice and compare; for tests */
    bool reverse_files; /* read folders backwards; for tests that prove it does not matter */
    bool shuffle_mods;  /* load mods in another order that their dependencies allow ... */
    uint64_t mod_seed;  /* ... chosen by this; nothing else may change */
} adit_engine_options;

/* The folder of cards: $ADIT_CARDS, else the one beside the source tree's program, else the
 * installed one. `buffer` receives the path. */
adit_status adit_cards_folder(char *buffer, size_t size, adit_err *err);

/* Loads a title with its cards and mods. The caller owns *engine. On failure `err` lists
 * every problem found in every file, and *engine is NULL. */
adit_status adit_engine_open(const adit_engine_options *options, adit_engine **engine,
                             adit_err *err);
/* Closes the engine; all its games must have been freed. NULL is fine. */
void adit_engine_close(adit_engine *engine);
const adit_title *adit_engine_title(const adit_engine *engine);

/* A mod that is loaded, the title's own cards being the first. Borrowed from the engine. */
typedef struct {
    const char *id, *name, *version;
    const char *folder;
    uint64_t content_hash;
    int changes; /* patches and removals of others' cards */
} adit_mod_info;
int adit_engine_mod_count(const adit_engine *engine);
const adit_mod_info *adit_engine_mod(const adit_engine *engine, int n);

/* A card. Borrowed from the engine. */
typedef struct {
    const char *id, *kind, *title, *text, *source, *mark, *mod, *file;
    const char *effect;        /* the declared effects in words; "" if there are none */
    const char *facts;         /* "cost 1 wood; points 3; ...", what is special to its kind */
    const char *origins;       /* "cost: mod (path:line)" for each field that a mod has patched */
    const char *examples_file; /* where its examples stand; a mod may have brought its own */
    uint32_t content_hash;     /* of what it says, comments and examples apart; 0: unknown */
    int line;
} adit_card_info;
int adit_engine_card_count(const adit_engine *engine);
adit_status adit_engine_card(adit_engine *engine, int n, adit_card_info *info);
/* The number of the card with this id, or -1. */
int adit_engine_card_find(const adit_engine *engine, const char *id);
/* The nearest card id to a misspelt one, or NULL. */
const char *adit_engine_card_suggest(const adit_engine *engine, const char *id);

/* A rule parameter of the title. */
typedef struct {
    const char *name, *text;
    int min, max, fallback;
    const char *usual;   /* the fallback as a word; NULL: a number */
    const char *choices; /* "now, later": words that stand for values; "": a number */
    bool is_set;         /* takes any of them, joined by commas */
} adit_rule_info;
int adit_engine_rule_count(const adit_engine *engine);
const adit_rule_info *adit_engine_rule(const adit_engine *engine, int n);
/* Whether the parameter exists and takes this value. */
adit_status adit_engine_rule_check(const adit_engine *engine, const char *name, const char *value,
                                   adit_err *err);

/* The description of one field of the state. */
typedef struct {
    const char *name, *type, *text, *seen_by;
    int count;
    bool per_player, derived;
    int min, max;
} adit_field_info;
int adit_engine_field_count(const adit_engine *engine);
adit_status adit_engine_field(const adit_engine *engine, int n, adit_field_info *info);

/* ---- Games --------------------------------------------------------------------------- */

typedef struct {
    const char *name;
    const char *value; /* a number, a word or a card id */
} adit_setting;

typedef struct {
    int players;
    uint64_t seed;
    const adit_setting *rules; /* rule parameters that differ from their fallback */
    size_t rule_count;
    const adit_setting *fields; /* fields of the start state to set, "player[1].goods.wood" */
    size_t field_count;
    const bool *no_anytime; /* one for each seat: exchanges are not offered; NULL: all are */
} adit_match;

/* Sets up a match and runs to its first question. The caller owns *game. ADIT_INPUT: a rule or
 * field cannot be set so, or the game writes over it before that question. */
adit_status adit_game_new(adit_engine *engine, const adit_match *match, adit_game **game,
                          adit_err *err);
/* A copy that goes on independently, without the history, so it cannot undo past now. The
 * caller owns it. NULL: out of memory. */
adit_game *adit_game_clone(const adit_game *game);
/* Makes `to` a copy of `from`, like adit_game_clone but without allocating. Both must come
 * from the same engine; `to` forgets its history. */
void adit_game_copy(adit_game *to, const adit_game *from);
/* A copy that keeps history and log. NULL: out of memory. */
adit_game *adit_game_fork(const adit_game *game);
void adit_game_free(adit_game *game);
adit_engine *adit_game_engine(const adit_game *game);
int adit_game_players(const adit_game *game);
uint64_t adit_game_seed(const adit_game *game);
/* Who plays, such as "human,greedy"; goes into the header of recorded games. ADIT_USAGE if there
 * is anything in it that names of players may not have: letters, digits, blanks and _-.:/ only,
 * names apart by commas, at most 255 bytes in all. */
adit_status adit_game_set_seats(adit_game *game, const char *seats, adit_err *err);
/* A seat has lost its player, who broke off or played against the rules: from the next decision
 * on somebody else decides for it. `reason` is a word of small letters. Goes into the header of
 * recorded games; only the first of a seat is kept. */
adit_status adit_game_note_forfeit(adit_game *game, int seat, const char *reason, adit_err *err);
/* A game for playouts: keeps neither log nor history from now on, so it is faster and cannot
 * undo or be recorded. What happens in it does not change. */
void adit_game_forget_history(adit_game *game);

/* Called for each card that a seat, from 1, has built or taken, also if it has left play since. */
typedef void (*adit_built_seen)(void *context, int seat, int card);
/* From now on `seen` is told so when a transaction is finished; NULL: no more. */
void adit_game_watch_built(adit_game *game, adit_built_seen seen, void *context);

/* ---- Questions and decisions --------------------------------------------------------- */

bool adit_game_is_over(const adit_game *game);
/* The seat that is asked, from 1; 0 when the game is over. */
int adit_game_seat(adit_game *game);
/* What is asked, such as "choose a rock to dig"; "" when the game is over. Borrowed until the
 * next call on any game of the engine. */
const char *adit_game_prompt(adit_game *game);
/* The card whose effect asks, or NULL. */
const char *adit_game_asking_card(adit_game *game);
/* Main options first (0 .. option_count - 1), then the exchanges that are possible here
 * (option_count .. option_count + anytime_count - 1; made when first asked for). */
int adit_game_option_count(adit_game *game);
int adit_game_anytime_count(adit_game *game);
adit_option adit_game_option(adit_game *game, int index);
/* The text form of an option, stable between releases. Returns its length. */
size_t adit_game_option_text(adit_game *game, int index, char *buffer, size_t size);
/* The index of the option with this text, or -1. `accept` alone stands for the only option that
 * begins with it. */
int adit_game_option_find(adit_game *game, const char *text);
/* What the option will do without a further question, because only one answer is left then:
 * "furnish grindstone c4, pays 1 stone and 1 gold". Nothing that chance decides is in it. Empty if
 * nothing follows unasked. Returns its length. */
size_t adit_game_option_outlook(adit_game *game, int index, char *buffer, size_t size);

/* The options that somebody may mean who typed this: the number in the list from 1, the text, or
 * the beginnings of its words; a card is also named by its title, or by its id without the mod.
 * Returns how many fit best; the first `size` of them are in `found`. */
int adit_game_option_match(adit_game *game, const char *typed, int *found, int size);

/* Whether the option would take a turn or a step of it and change nothing else, as far as the
 * player can know. Tried out on a copy each time: for lists that people read. */
bool adit_game_option_is_idle(adit_game *game, int index);

/* Decides the open question. All or nothing: after a failure the same question is open. */
adit_status adit_game_decide(adit_game *game, int index, adit_err *err);
/* The same by text. An option that is not offered gives ADIT_ILLEGAL and the reason. */
adit_status adit_game_decide_text(adit_game *game, const char *text, adit_err *err);
/* The same for scripts, which need not know whether a single answer is asked for: one that was
 * taken without a question may be given all the same, and one that is asked only because of a
 * possible exchange may be left out. */
adit_status adit_game_step(adit_game *game, const char *text, adit_err *err);
/* Why the move is not offered: writes the reason, what has to be decided first, or that it is
 * possible. The move is read as adit_game_option_match does. */
adit_status adit_game_why(adit_game *game, const char *text, char *buffer, size_t size,
                          adit_err *err);

/* The options that the question knows but does not offer now, each with its reason. Returns
 * how many there are; text and reason of the n-th by adit_game_refusal. */
int adit_game_refusal_count(adit_game *game);
void adit_game_refusal(adit_game *game, int n, char *text, size_t text_size, char *reason,
                       size_t reason_size);

/* ---- History ------------------------------------------------------------------------- */

/* Decisions made so far, exchanges included. */
int adit_game_decision_count(const adit_game *game);
/* The text and seat of the n-th decision, from 0. */
adit_status adit_game_decision(adit_game *game, int n, int *seat, char *buffer, size_t size,
                               adit_err *err);
/* The same as `viewer` may know it now (0: everything): a decision of another seat that names what
 * is hidden from this one reads ADIT_SECRET_CHOICE, until that is hidden no more, unless it was
 * made before everybody's eyes, as in a draft. */
#define ADIT_SECRET_CHOICE "(a secret choice)"
adit_status adit_game_decision_seen(adit_game *game, int n, int viewer, int *seat, char *buffer,
                                    size_t size, adit_err *err);
/* Goes back to the moment when only `count` decisions had been made. */
adit_status adit_game_undo_to(adit_game *game, int count, adit_err *err);
/* The smallest count that a person at `seat` may go back to: an own decision with no chance
 * and nothing turned up after it. Returns the current count if there is none. */
int adit_game_undo_limit(adit_game *game, int seat);

/* Log lines of what has happened, each once; they number from 0 and grow with the game. */
int adit_game_log_count(adit_game *game);
const char *adit_game_log_line(adit_game *game, int n);

/* ---- Looking ------------------------------------------------------------------------- */

/* A growing text. Start with {0}; release with adit_text_free. After running out of memory
 * `failed` is set and nothing more is added. */
typedef struct {
    char *data;
    size_t length, capacity;
    bool failed;
} adit_text;
void adit_text_free(adit_text *text);

/* Canonical hash of what is now: state and open transaction. Same on every machine. */
uint64_t adit_game_hash(adit_game *game);
/* The same for everything that `seat` can see. */
uint64_t adit_game_view_hash(adit_game *game, int seat);
/* The state by field names, as JSON (one flat object) or as lines `name = value`. seat 0:
 * everything; else what that seat may see. */
adit_status adit_game_state_json(adit_game *game, int seat, adit_text *out, adit_err *err);
adit_status adit_game_state_lines(adit_game *game, int seat, adit_text *out, adit_err *err);
/* Calls visit(name, is_number, number, word, context) for each field element in table order. */
typedef void (*adit_field_visit)(void *context, const char *name, bool is_number, int64_t number,
                                 const char *word);
adit_status adit_game_state_visit(adit_game *game, int seat, bool zeros, adit_field_visit visit,
                                  void *context);
/* The fields that differ between two games of one engine, one line each: `name: old -> new`. */
adit_status adit_game_diff(adit_game *from, adit_game *to, adit_text *out, adit_err *err);
/* Deals everything that `seat` cannot see anew, by `seed`. The game forgets its history, which
 * was dealt otherwise. */
void adit_game_determinise(adit_game *game, int seat, uint64_t seed);
/* Checks the game's invariants; the message names the broken one. */
adit_status adit_game_check(adit_game *game, adit_err *err);
/* How many turns are over; it rises with each turn of any player. */
int adit_game_turn(adit_game *game);
/* The number of the turn that goes on, from 1: what people read. */
int adit_game_turn_number(adit_game *game);

typedef struct {
    char source[72]; /* a card id, a good or a rule's word */
    int points;
} adit_score_line;
/* Points of a seat as they stand now; lines may be NULL. Returns the number of lines, or -1 if
 * a card's script failed, which cannot happen once the game is over. */
int adit_game_score(adit_game *game, int seat, int *total, adit_score_line *lines, int max);
/* The winners as a bit set (bit 0: seat 1); 0 while the game goes on or when nobody wins.
 * `verdict` receives the result in words and may be NULL. */
unsigned adit_game_winners(adit_game *game, char *verdict, size_t size);
/* How good a position is for a seat by the game's rule of thumb; used by `greedy`. */
int adit_game_worth(adit_game *game, int seat);

/* Draws what `seat` may see (0: everything) for a terminal of `width` columns. With `unicode`
 * line-drawing characters are used, with `colour` ANSI colours. */
adit_status adit_game_draw(adit_game *game, int seat, int width, bool unicode, bool colour,
                           adit_text *out, adit_err *err);

/* ---- Saving -------------------------------------------------------------------------- */

/* A position: the root state by field names and the picks of the open transaction. */
adit_status adit_game_save(adit_game *game, adit_text *out, adit_err *err);
adit_status adit_game_load(adit_engine *engine, const char *text, size_t length, adit_game **game,
                           adit_err *err);

/* A recorded game: header, decisions in words, what the engine said, a hash for each. */
adit_status adit_game_record(adit_game *game, adit_text *out, adit_err *err);

/* What a file says about itself, so that the right engine can be opened for it. */
typedef struct {
    char game[64];
    bool is_record; /* a recorded game; otherwise a saved position */
    int players;
    uint64_t seed;
    char seats[256]; /* who played, "human,greedy"; may be empty */
    struct {
        char id[64], version[32];
        uint64_t content_hash;
    } mods[16];
    int mod_count;
    int decision_count;
    struct {
        int decision;           /* from which on somebody else decided, from 1; 0: none was lost */
        char reason[16];        /* "timeout" */
    } forfeits[ADIT_MAX_SEATS]; /* seats that lost their player */
} adit_file_info;
adit_status adit_file_inspect(const char *text, size_t length, const char *name,
                              adit_file_info *info, adit_err *err);

typedef struct {
    bool verify;      /* compare every line and hash with what the engine says now */
    int decisions;    /* stop after so many; -1: all */
    const char *name; /* of the file, for messages */
    /* Without verify: the first decision, from 1, after which the state is not the one that the
     * file tells of, or 0. May be NULL. The game goes on all the same. */
    int *other_state;
} adit_replay_options;
/* Plays a recorded game again. ADIT_DIFFERS names the first difference. */
adit_status adit_game_replay(adit_engine *engine, const char *text, size_t length,
                             const adit_replay_options *options, adit_game **game, adit_err *err);

/* What became of a card since a recorded game was written. */
typedef enum { ADIT_CARD_CHANGED, ADIT_CARD_ADDED, ADIT_CARD_GONE } adit_card_change;
typedef void (*adit_card_change_visit)(void *context, adit_card_change change, const char *id);
/* A recorded game as it was told: read from its text alone, without engine and cards, so it
 * can be shown whatever has become of them. The caller owns *story. */
typedef struct adit_story adit_story;
typedef struct {
    int seat;                       /* who decided, from 1; 0: the file does not say */
    int turn;                       /* from 1; 0: the file does not say */
    const char *asked;              /* "choose a rock to dig" or "shelf asks"; may be "" */
    const char *decision;           /* in words */
    int line;                       /* of the decision in the file */
    int option_first, option_count; /* lines of legal options, see adit_story_option_line */
    int log_first, log_count;       /* log lines that came of it, see adit_story_log_line */
    bool is_told;                   /* the file says what came of it: it has a state hash */
    uint64_t hash;
} adit_story_step;
adit_status adit_story_read(const char *text, size_t length, const char *name, adit_story **story,
                            adit_err *err);
/* The same for any file of a game, so that it is read only once: a saved position has no steps, and
 * lines that no engine writes are passed over. adit_story_need says what adit_story_read would have
 * refused. */
adit_status adit_story_open(const char *text, size_t length, const char *name, adit_story **story,
                            adit_err *err);
adit_status adit_story_need(const adit_story *story, adit_err *err);
void adit_story_free(adit_story *story);
const adit_file_info *adit_story_info(const adit_story *story);
/* Decisions count from 0. NULL beyond the last. */
int adit_story_step_count(const adit_story *story);
const adit_story_step *adit_story_step_at(const adit_story *story, int n);
/* Lines without indent. Log lines number from 0; those before the first step's are the setup. */
int adit_story_log_count(const adit_story *story);
const char *adit_story_log_line(const adit_story *story, int n);
const char *adit_story_option_line(const adit_story *story, int n);
/* "p1 23" and the verdict; none if the game was not finished. */
int adit_story_result_count(const adit_story *story);
const char *adit_story_result(const adit_story *story, int n);

/* adit_game_replay for a file that is open; options->name is not needed. */
adit_status adit_story_replay(const adit_story *story, adit_engine *engine,
                              const adit_replay_options *options, adit_game **game, adit_err *err);
/* Calls visit for every card that is another one now, in the engine's order, those that are
 * gone last. False if the file does not say which cards it was written with. */
bool adit_story_card_changes(const adit_story *story, const adit_engine *engine,
                             adit_card_change_visit visit, void *context);

/* How far a recorded game still goes as it was told. */
typedef struct {
    int decisions;      /* so many go as recorded, from the beginning */
    bool differs;       /* the next one would not: `recorded` and `now` say how */
    bool is_refused;    /* it is not offered any more, and `now` is the reason */
    int options_differ; /* the first decision, from 1, with other options to choose from; 0: none */
    int state_differs;  /* the first one, from 1, after which hidden things differ; 0: none */
    char recorded[512], now[512]; /* lines */
} adit_story_check;
/* Plays the story as far as it goes as recorded, `limit` decisions at most (-1: all). *game,
 * which the caller owns, then waits before the first decision that would go differently. A
 * failure means that the game cannot even be begun. */
adit_status adit_story_play(const adit_story *story, adit_engine *engine, int limit,
                            adit_story_check *check, adit_game **game, adit_err *err);

/* What differs between the heads of two: calls visit for each with both values in words; ""
 * stands for nothing. Returns how many. */
typedef void (*adit_story_visit)(void *context, const char *what, const char *a, const char *b);
int adit_story_compare_heads(const adit_story *a, const adit_story *b, adit_story_visit visit,
                             void *context);
/* The first decision, from 0, at which two differ, or -1. If there is no such decision but the
 * setup differs it is 0; *words_a and *words_b are what differs ("" if one has ended). */
int adit_story_compare(const adit_story *a, const adit_story *b, const char **words_a,
                       const char **words_b);

/* Whole files; writing goes through a temporary file, so an old file is never half replaced. */
adit_status adit_file_read(const char *path, size_t limit, adit_text *out, adit_err *err);
adit_status adit_file_write(const char *path, const char *data, size_t length, adit_err *err);

/* ---- Players ------------------------------------------------------------------------- */

/* A player that decides by itself. `choose` gives an option index (exchanges included). */
typedef struct adit_bot {
    adit_status (*choose)(struct adit_bot *bot, adit_game *game, int *index, adit_err *err);
    void (*free)(struct adit_bot *bot);
} adit_bot;
/* Makes a bot: "random", "greedy", or the path of a Lua file. The caller owns *bot and calls
 * bot->free(bot). Its chances come from `seed` and `seat`, never from the game's. */
adit_status adit_bot_new(adit_engine *engine, const char *name, int seat, uint64_t seed,
                         adit_bot **bot, adit_err *err);

/* The bots at a table: bot[0] plays seat 1. Start with {0}; NULL: no bot plays that seat. */
typedef struct {
    adit_bot *bot[ADIT_MAX_SEATS];
} adit_table;
/* Frees the bots; nobody sits there then. */
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

/* ---- Scenarios, examples, reference --------------------------------------------------- */

/* A scenario file: who plays what from which start. The caller owns *scenario. */
typedef struct adit_scenario adit_scenario;
adit_status adit_scenario_read(const char *path, adit_scenario **scenario, adit_err *err);
void adit_scenario_free(adit_scenario *scenario);
const char *adit_scenario_game(const adit_scenario *scenario);
const char *adit_scenario_title(const adit_scenario *scenario); /* "" if it has none */
const char *adit_scenario_text(const adit_scenario *scenario);
const char *adit_scenario_seats(const adit_scenario *scenario); /* "human,greedy" or "" */
/* Fills players, seed, rules and fields; they stay the scenario's. Values already set in
 * `match` (players > 0; has_seed) win. */
void adit_scenario_apply(const adit_scenario *scenario, bool has_seed, adit_match *match);
/* Adds the mods that its engine must be opened with and that are not among the first `count`
 * yet: the mod it lies in, those it names, and its own file if it has happenings, cards or a
 * goal in Lua. The paths stay the scenario's. Returns how many there are then, which may be more
 * than `max`; only so many are written, and none if `mods` is NULL. */
size_t adit_scenario_mods(const adit_scenario *scenario, const char **mods, size_t count,
                          size_t max);
/* Puts file and line in front of each reason that adit_game_new gave for refusing its start. */
void adit_scenario_explain(const adit_scenario *scenario, adit_err *err);

/* The goal in words; "" if it has none. */
const char *adit_scenario_goal(const adit_scenario *scenario);
/* Whether the goal is reached now. `why` receives what is still missing, and may be NULL. The
 * game must come from an engine with the scenario's mods. ADIT_INPUT: the goal names a field
 * that the game does not have. */
adit_status adit_scenario_reached(adit_scenario *scenario, adit_game *game, bool *reached,
                                  char *why, size_t size, adit_err *err);

/* What makes a puzzle of a scenario. */
typedef struct {
    int seat;             /* who has to reach the goal, from 1 */
    int decisions, turns; /* within so many of its decisions, so many turns of anybody; 0: any */
    bool pinned_chance;   /* chance brings what the seed says; otherwise it may decide nothing */
    bool worst_case;      /* the others do whatever is worst; otherwise their bots decide */
} adit_puzzle;
/* False if the scenario is no puzzle. */
bool adit_scenario_puzzle(const adit_scenario *scenario, adit_puzzle *puzzle);

typedef struct {
    adit_puzzle puzzle;
    uint64_t positions; /* looks at no more than so many */
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
    int decisions; /* found: of the solution's seat; otherwise so many were tried out */
    uint64_t positions;
    uint64_t chance; /* decisions left out because chance would have decided */
    adit_game *game; /* found: the game with the solution in its history; the caller owns it */
} adit_solution;
/* Looks for the fewest decisions with which the seat reaches the goal, whatever the others do,
 * by trying out all of them. The game stays as it is. */
adit_status adit_game_solve(adit_game *game, const adit_solve_options *options,
                            adit_solution *solution, adit_err *err);

/* Runs the examples of every card whose id is `card` (NULL: of all cards; a mod's id: of its
 * cards), calling report for each, which may be NULL. Returns ADIT_OK also when examples fail;
 * *failed counts. */
typedef void (*adit_example_report)(void *context, const char *card, const char *example,
                                    bool passed, const char *message);
adit_status adit_engine_run_examples(adit_engine *engine, const char *card,
                                     adit_example_report report, void *context, int *passed,
                                     int *failed, adit_err *err);

typedef enum { ADIT_API_MARKDOWN, ADIT_API_JSON, ADIT_API_STUBS, ADIT_API_GLOBALS } adit_api_form;
/* The reference of primitives, card kinds, hooks, events, queries and fields. */
adit_status adit_engine_api(adit_engine *engine, adit_api_form form, adit_text *out, adit_err *err);

#ifdef __cplusplus
}
#endif
#endif
