/* adit_lua.h - the part of the public C interface that needs Lua: cards, scenarios, bots, scripts.
 *
 * adit.h is all that is needed to play on an open engine. What opens one is here, since cards are
 * Lua files, and so is everything else that reads or runs Lua. An example is at the top of adit.h.
 *
 * The conventions of adit.h hold here too. Files of strangers are safe to read: a script cannot
 * reach files, processes or the clock, and its steps and memory are limited.
 *
 * Functions whose names begin with aditl_ serve programs for authors of cards, mods and bots, as
 * `adit check`, `adit new` and `adit mods` are. A program that only plays does not need them.
 */
#ifndef ADIT_LUA_H
#define ADIT_LUA_H

#include "engine/adit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The release of the Lua library in use, such as "Lua 5.4.4". */
const char *adit_lua_release(void);

/* ---- Opening an engine ---- */

/* What to load. {.game = "cave_vs_cave"} is enough; zeros are the defaults. */
typedef struct {
    const char *game;        /* id of a title */
    const char *cards;       /* folder that holds the titles' folders; NULL: adit_cards_folder() */
    const char *const *mods; /* mods to add, by folder or by id; may be NULL */
    size_t mod_count;
    bool strict; /* limit the steps of scripts of the title's own cards too, as those of mods */
    bool purity; /* run every effect twice and compare; slow, finds cards that keep data in Lua */
    /* For authors, who can check with it that nothing depends on it: load the mods in another order
     * that their dependencies allow, chosen by this number. 0: the default order. */
    uint64_t mod_order;
} adit_engine_options;

/* Writes the path of the folder of cards: $ADIT_CARDS, else the one of the source tree that the
 * program was built in, else the one it was installed with. ADIT_IO: there is none. ADIT_USAGE: the
 * path does not fit. */
adit_status adit_cards_folder(char *buffer, size_t size, adit_err *err);

/* Loads a title with its cards and mods. The caller owns *engine and closes it with
 * adit_engine_close. Mods that the named ones depend on are found and loaded too. ADIT_USAGE: no
 * such title. ADIT_IO: a folder or file cannot be read. ADIT_INPUT, ADIT_SCRIPT: there are mistakes
 * in cards, and `err` lists all of them, in all files, as far as it has room. */
adit_status adit_engine_open(const adit_engine_options *options, adit_engine **engine,
                             adit_err *err);

/* ---- Bots in Lua ---- */

/* Makes a bot: the name of a built-in one ("random", "greedy"), or the path of a Lua file, which
 * ends in .lua or holds a slash. The caller owns *bot and calls bot->free(bot) before the engine is
 * closed. Its chances come from `seed` and `seat`, never from the game's. ADIT_USAGE: no bot has
 * this name, and `err` suggests one. ADIT_IO, ADIT_SCRIPT: the file cannot be read or run. */
adit_status adit_bot_new(adit_engine *engine, const char *name, int seat, uint64_t seed,
                         adit_bot **bot, adit_err *err);

/* A Lua bot can also be asked where there is no game, such as in another process. */
#define ADITL_BOT_SOURCE_MAX (256 * 1024) /* bytes of a bot's file */

/* Texts in order. Borrowed. */
typedef struct {
    const char *const *item;
    int count;
} aditl_list;

/* A question for such a bot. */
typedef struct {
    const adit_text *fields; /* what the seat sees, made by aditl_view_add_... */
    const char *prompt;
    const char *asking; /* the card whose effect asks; may be NULL */
    int64_t points;
    aditl_list options;
    /* Gives the exchanges when the bot wants them; they must stay until the question is decided. */
    adit_status (*exchanges)(void *context, aditl_list *out);
    void *context;
} aditl_question;

/* Adds a field of the view, such as "player[1].goods.wood", with its number or its word. In the
 * order in which adit_game_state_visit gives them. */
void aditl_view_add_number(adit_text *fields, const char *name, int64_t number);
void aditl_view_add_word(adit_text *fields, const char *name, const char *word);

/* Its answer. */
typedef struct {
    int option;       /* from 1; 0: it is in `words` */
    char words[2048]; /* as the bot gave them; whether they are offered was not checked */
} aditl_choice;

/* Makes a bot of the text of a Lua file; `name` is the file's, for messages. `own_seed` is the seed
 * of its chances. The caller owns *bot. ADIT_SCRIPT: the text cannot be run. */
adit_status aditl_bot_of_source(const char *name, const char *source, size_t length, int seat,
                                uint64_t own_seed, adit_bot **bot, adit_err *err);
/* Asks a bot that aditl_bot_of_source has made; no other. ADIT_SCRIPT, ADIT_LIMIT: it failed. */
adit_status aditl_bot_ask(adit_bot *bot, const aditl_question *question, aditl_choice *choice,
                          adit_err *err);

#define ADIT_SPEECH_MAX 200 /* bytes */
/* The line that a Lua bot of adit_bot_new said with its last decision, "" if it was silent or is
 * another bot. Borrowed until its next decision. */
const char *adit_bot_speech(const adit_bot *bot);

/* ---- Scenarios ---- */

/* A scenario file: who plays what from which start, perhaps with a goal. */
typedef struct adit_scenario adit_scenario;
/* Reads a scenario. The caller owns *scenario and frees it with adit_scenario_free; all that is got
 * from it is borrowed until then. ADIT_INPUT, ADIT_SCRIPT: the file has mistakes, and `err` lists
 * them. */
adit_status adit_scenario_read(const char *path, adit_scenario **scenario, adit_err *err);
void adit_scenario_free(adit_scenario *scenario); /* NULL is fine */
/* The id of its game; its title and its text, "" if it has none; who plays, "human,greedy" or "".
 */
const char *adit_scenario_game(const adit_scenario *scenario);
const char *adit_scenario_title(const adit_scenario *scenario);
const char *adit_scenario_text(const adit_scenario *scenario);
const char *adit_scenario_seats(const adit_scenario *scenario);
/* Fills in players, seed, rules and fields of a match. Players and rules that are set already win,
 * and the seed does if has_seed. */
void adit_scenario_apply(const adit_scenario *scenario, bool has_seed, adit_setup *setup);
/* Adds the mods that its engine must be opened with and that are not among the first `count` of
 * `mods` yet: the mod it lies in, those it names, and its own file if that has scripted events,
 * cards or a goal in Lua. Returns how many there are then, which may be more than `max`; only `max`
 * are written, and none if `mods` is NULL. */
size_t adit_scenario_mods(const adit_scenario *scenario, const char **mods, size_t count,
                          size_t max);
/* Puts file and line in front of each reason that adit_game_new gave for refusing its start. */
void adit_scenario_explain(const adit_scenario *scenario, adit_err *err);

/* A campaign file: the scenarios of a campaign in order, where wins and losses lead, and what is
 * carried over. */
typedef struct adit_campaign adit_campaign;
/* Reads a campaign, but not its scenarios. The caller owns *campaign. ADIT_INPUT: the file has
 * mistakes, and `err` lists them. */
adit_status adit_campaign_read(const char *path, adit_campaign **campaign, adit_err *err);
void adit_campaign_free(adit_campaign *campaign); /* NULL is fine */
/* Its title and its text, "" if it has none; the path of the n-th scenario (from 0), "" after the
 * last. Borrowed. */
const char *adit_campaign_title(const adit_campaign *campaign);
const char *adit_campaign_text(const adit_campaign *campaign);
const char *adit_campaign_scenario(const adit_campaign *campaign, int n);
/* The line of the file that sets the field; 0: none. */
int adit_campaign_line(const adit_campaign *campaign, const char *field);
/* Gives a scenario of the campaign the next and carry of the list. ADIT_INPUT: it has its own.
 * ADIT_USAGE: it is not in the list. */
adit_status adit_campaign_join(const adit_campaign *campaign, adit_scenario *scenario,
                               adit_err *err);

/* The goal in words; "" if it has none. */
const char *adit_scenario_goal(const adit_scenario *scenario);
/* Whether the goal is reached now. `why` receives what is missing and may be NULL. The game must
 * come from an engine with the scenario's mods. ADIT_INPUT: the goal names a field that the game
 * does not have. */
adit_status adit_scenario_reached(adit_scenario *scenario, adit_game *game, bool *reached,
                                  char *why, size_t size, adit_err *err);
/* The path of the scenario that follows in its campaign, after a win or a loss; "" if there is
 * none.
 */
const char *adit_scenario_next(const adit_scenario *scenario, bool won);
/* The line of its file that has this field; 0: none has. */
int adit_scenario_line(const adit_scenario *scenario, const char *field);
/* Adds what `carry` takes over from the game into the next scenario, a line "field = value" each.
 * ADIT_INPUT: a field that does not exist, or that the game computes. */
adit_status adit_scenario_carry(const adit_scenario *scenario, adit_game *game, adit_text *out,
                                adit_err *err);
/* Sets fields of the start by such lines, instead of what the file says of them. */
adit_status adit_scenario_bring(adit_scenario *scenario, const char *lines, adit_err *err);
/* Fills in what adit_game_solve needs to know. False: the scenario is not a puzzle. */
bool adit_scenario_puzzle(const adit_scenario *scenario, adit_puzzle *puzzle);

/* ---- The table ---- */

/* Adds how the table looks with this many players, as one JSON object: the zones and places that
 * table.lua of the title and of its mods describe, each with the field that it shows. Fields that
 * no file mentions get a place in a zone "rest". docs/reference/table-protocol.md describes the
 * object. ADIT_INPUT: a file has mistakes, and `err` lists them. ADIT_USAGE: not a number of
 * players for this title. */
adit_status adit_engine_layout(const adit_engine *engine, int players, adit_text *out,
                               adit_err *err);

typedef void (*adit_drawing_report)(void *context, const char *text);

/* Adds the drawings that the mods bring for their words in icons/NAME.svg, as one JSON object: by
 * the word, and by "mod:word"; of those with the same word the last counts. Each holds nothing but
 * shapes, whatever was in the file. One that has a mistake, or something that would be missing, is
 * left out; `report` (may be NULL) is called with "path:line: ...". */
adit_status adit_engine_drawings(const adit_engine *engine, adit_drawing_report report,
                                 void *context, adit_text *out, adit_err *err);

/* ---- Examples and reference ---- */

/* Adds the rules that the n-th mod of the engine (from 1; 0: the title itself) has written down in
 * its rules.md, with everything masked that must not reach a terminal. Adds nothing if it has none;
 * a link is none. */
adit_status adit_engine_mod_rules(const adit_engine *engine, int n, adit_text *out, adit_err *err);

/* Called with the result of one example; `message` says what went wrong. */
typedef void (*adit_example_report)(void *context, const char *card, const char *example,
                                    bool passed, const char *message);
/* Runs the examples of the card with this id (a mod's id: of all its cards; NULL: of all cards) and
 * calls report for each, which may be NULL. *passed and *failed count them. ADIT_OK also if
 * examples fail. ADIT_USAGE: no such card or mod. */
adit_status adit_engine_run_examples(adit_engine *engine, const char *card,
                                     adit_example_report report, void *context, int *passed,
                                     int *failed, adit_err *err);

/* Starts a match in which the card with this id can be used at once, from its examples: at the
 * first question that is about it, or just before it takes effect. The caller owns *game.
 * ADIT_USAGE: no such card, or it has no example. */
adit_status adit_engine_try_card(adit_engine *engine, const char *card, adit_game **game,
                                 adit_err *err);

typedef enum { ADIT_API_MARKDOWN, ADIT_API_JSON, ADIT_API_STUBS, ADIT_API_GLOBALS } adit_api_form;
/* Adds the reference of what cards of this engine can use: primitives, kinds of cards, hooks,
 * events, queries and fields. */
adit_status adit_engine_api(adit_engine *engine, adit_api_form form, adit_text *out, adit_err *err);
/* Adds one section of it, such as "verbs", or all rows about a word, such as "gain". ADIT_USAGE:
 * there is no such section or word, or the form is for the whole only. */
adit_status adit_engine_api_of(adit_engine *engine, adit_api_form form, const char *wanted,
                               adit_text *out, adit_err *err);
/* The n-th section; NULL after the last. */
const char *adit_api_section(int n);
/* Adds the section "limits" without those of a game. */
adit_status adit_api_limits(adit_api_form form, adit_text *out, adit_err *err);

/* ---- Scripts that play ---- */

#define ADIT_SCRIPT_READABLE 40 /* folders and files that a stranger's script may read */

/* What a script may do besides playing. A script that its user runs may read and write games
 * wherever the user can. One of a stranger, such as a test of a mod, reads what belongs to its mod,
 * and what it writes is gone with it. */
typedef struct {
    bool is_confined; /* a stranger's; false: its user's own, and nothing below counts */
    /* Real paths, each a file or a folder with all that lies below it. */
    const char *readable[ADIT_SCRIPT_READABLE];
    const char *named[ADIT_SCRIPT_READABLE]; /* the words a person named each with; or NULL */
    int readable_count;
    /* An open folder below which games are written; -1: they are kept in memory, can be read by
     * this script under their names, and are gone when it ends. */
    int write_folder;
    int writes_max;   /* how often it may write */
    size_t bytes_max; /* and how much in all */
    /* Off which its steps and all work with its engines are taken, with a limit of computing time
     * as a last resort; NULL: no limit. */
    adit_budget *budget;
    /* Asks a person who plays a seat: writes the index of an option, exchanges included. The
     * context is that of the output. NULL: nobody can be asked. */
    adit_status (*ask)(void *context, adit_game *game, int seat, int *index, adit_err *err);
} adit_script_powers;

/* The powers of a script that its user runs. */
extern const adit_script_powers adit_powers_own;
/* The powers of a stranger's script, which may read nothing yet. */
adit_script_powers adit_powers_stranger(void);
/* Allows it to read a file or folder by its real path. Borrowed. False: that is no real path, or
 * there are too many. */
bool adit_powers_may_read(adit_script_powers *powers, const char *real_path);
/* The same for a path that a person named by other words, which the script may use too. */
bool adit_powers_may_read_as(adit_script_powers *powers, const char *named, const char *real_path);

/* Receives what the script prints, in pieces. */
typedef void (*adit_run_output)(void *context, const char *text, size_t length);
/* Runs the script at `path` with the powers of its user; `argv` is what it finds in adit.args, and
 * may be NULL if argc is 0. `write` may be NULL: nothing is printed.
 *
 * ADIT_OK when it came to its end. An error that the script did not catch keeps the status of the
 * call that failed (ADIT_ILLEGAL for a refused decision, ADIT_INPUT for cards that do not load,
 * ...); a failed expectation is ADIT_DIFFERS, a mistake in the script ADIT_SCRIPT. All games and
 * engines that the script made are freed in any case. */
adit_status adit_run_script(const char *path, int argc, const char *const *argv,
                            adit_run_output write, void *context, adit_err *err);
/* The same with these powers, which are copied. What a stranger's script may not do fails with
 * ADIT_IO or ADIT_LIMIT. */
adit_status adit_run_script_with(const adit_script_powers *powers, const char *path, int argc,
                                 const char *const *argv, adit_run_output write, void *context,
                                 adit_err *err);

/* ---- Mods ---- */

/* Folders of a mod that hold other things than cards. */
typedef enum { ADITL_HOLDS_SCENARIOS, ADITL_HOLDS_BOTS, ADITL_HOLDS_SCRIPTS } aditl_holds;
typedef struct {
    const char *name;
    aditl_holds holds;
} aditl_mod_folder;
/* Ends with a NULL name. */
extern const aditl_mod_folder aditl_mod_folders[];

/* What mod.lua says. */
typedef struct {
    char id[33], name[96], version[32], licence[48], authors[160], text[240];
    char example[65];  /* a card to begin from, for `adit new`; "": none is named */
    char games[8][33]; /* none: it may be for every game */
    int game_count;
    char depends[ADIT_MAX_MODS][33]; /* ids alone */
    int depend_count;
    bool has_manifest;
} aditl_mod_about;
/* Reads mod.lua of a folder without loading any cards; without one the mod has the name of its
 * folder. Mistakes are skipped: adit_engine_open reports them. A failure (mod.lua cannot be run)
 * still leaves the id. */
adit_status aditl_mod_inspect(const char *folder, aditl_mod_about *about, adit_err *err);

/* The n-th folder in which mods are looked for by their ids: the project's `mods`, then the user's;
 * NULL after the last. Borrowed until the next call in this thread. */
const char *aditl_mods_place(int n);
/* Called with the folder of a mod. */
typedef void (*aditl_mod_visit)(void *context, const char *folder);
/* Calls visit for each mod that lies in `place`, in the order of the names of their folders. */
void aditl_mods_visit(const char *place, aditl_mod_visit visit, void *context);
/* Writes the folder of a mod that is named by path or by id. ADIT_IO: there is none, and `err`
 * suggests one. */
adit_status aditl_mod_find(const char *name, char *folder, size_t size, adit_err *err);

/* Folders of mods. Start with {0}; release with aditl_mod_list_free. */
typedef struct {
    char *path[ADIT_MAX_MODS];
    int count;
} aditl_mod_list;
void aditl_mod_list_free(aditl_mod_list *list);
/* Fills the list with the folders of the mods with these names, each once, and of those that they
 * depend on as far as they lie beside them or in one of the places. The caller owns the list, also
 * after a failure. `names` may be NULL if there are none. ADIT_IO: one does not exist. ADIT_USAGE:
 * there are too many. */
adit_status aditl_mods_gather(const char *const *names, size_t count, aditl_mod_list *list,
                              adit_err *err);

/* Takes detours out of a path in place, so that a file has one name: "a/b/.." becomes "a" unless b
 * is a link, "./a" and "a//" become "a". */
void aditl_plain_path(char *path);

/* ---- Tools for authors of cards ---- */

/* Adds a card as Lua source, `return card { ... }`, written from its values. For cards that a file
 * makes in a loop, which have no source of their own. ADIT_INPUT: it cannot be written, such as
 * because it has functions. */
adit_status aditl_card_write(const adit_engine_options *options, const char *id, adit_text *out,
                             adit_err *err);

/* Called with a finding: "path:line: ...", with further lines indented. */
typedef void (*aditl_finding)(void *context, const char *text);

/* A search for mistakes that loading does not find: effects that fail when they run, prices that
 * nobody can pay, expressions that the Lua library in use gets wrong. */
typedef struct aditl_lint aditl_lint;
/* Plays a few games at random to have positions to try cards on; what fails on the way is a finding
 * already. They continue from copies of `start`, which may be NULL: games of two. The engine should
 * be one with purity and strict. The caller owns *lint and closes it with aditl_lint_close. */
adit_status aditl_lint_open(adit_engine *engine, const adit_game *start, aditl_finding found,
                            void *context, aditl_lint **lint, adit_err *err);
void aditl_lint_close(aditl_lint *lint); /* NULL is fine */
/* Looks at the n-th card of the engine. Each finding is reported once. */
void aditl_lint_card(aditl_lint *lint, int n);
/* A hash of all positions that were reached: the same for the same cards. */
uint64_t aditl_lint_signature(const aditl_lint *lint);
/* How many findings there were. */
int aditl_lint_count(const aditl_lint *lint);
/* Adds the line of `source`, which was read from `path`, if the message is "path:line: ...". */
void aditl_lint_excerpt(const char *message, const char *path, const adit_text *source,
                        adit_text *out);

#ifdef __cplusplus
}
#endif
#endif
