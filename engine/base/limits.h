/* limits.h - every limit that mods, scenarios, bots and scripts can meet, in one table.
 *
 * A row is the name of the limit, its value, whose limit it is and what is counted. The constants
 * ADIT_MAX_..., the checks and their messages, `adit api limits`, the page for authors and the
 * tests all come from here; games add rows of their own (adit_game_def.limits). What nobody but the
 * engine can exceed is no limit of an author and stands where it is used.
 */
#ifndef ADIT_BASE_LIMITS_H
#define ADIT_BASE_LIMITS_H

#include "engine/base/err.h"

#define ADIT_OF_ALL "the game and all mods together"
#define ADIT_KB 1024
#define ADIT_MB (1024 * ADIT_KB)

/* MAKE: constant, name, value, whose, what is counted. HAVE: the constant is in adit.h. */
#define ADIT_LIMIT_MAP(MAKE, HAVE)                                                                 \
    /* What mods add. */                                                                           \
    HAVE(MODS, mods, "a game", "mods")                                                             \
    HAVE(CARDS, cards, ADIT_OF_ALL, "cards")                                                       \
    MAKE(CARDS_OF_KIND, cards_of_kind, 128, ADIT_OF_ALL, "cards of one kind")                      \
    MAKE(GOODS, goods, 24, ADIT_OF_ALL, "goods")                                                   \
    MAKE(EVENTS, events, 64, ADIT_OF_ALL, "events")                                                \
    MAKE(VALUES, values, 64, ADIT_OF_ALL, "values")                                                \
    MAKE(PERMISSIONS, permissions, 64, ADIT_OF_ALL, "permissions")                                 \
    MAKE(QUERIES, queries, 128, ADIT_OF_ALL, "queries")                                            \
    MAKE(RULES, rules, 16, ADIT_OF_ALL, "rule parameters")                                         \
    MAKE(RULE_WORDS, rule_words, 12, "a rule parameter", "words")                                  \
    MAKE(COUNTERS, counters, 48, ADIT_OF_ALL, "counters of each seat, or of the game")             \
    MAKE(NODES, nodes, 4096, ADIT_OF_ALL, "parts of declared effects")                             \
    MAKE(TRACKS, tracks, 16, ADIT_OF_ALL, "cards of kind track")                                   \
    MAKE(TRACK_STEPS, track_steps, 40, "a track", "steps")                                         \
    MAKE(ON_TABLE, on_table, 56, ADIT_OF_ALL, "cards of the kinds table and track")                \
    MAKE(IN_PLAY, in_play, 64, "a seat or the table", "cards in play")                             \
    /* Folders and files. */                                                                       \
    MAKE(MOD_FILES, mod_files, 500, "a mod", "files")                                              \
    MAKE(MOD_BYTES, mod_bytes, 2 * ADIT_MB, "a mod", "bytes of source text")                       \
    MAKE(FILE_BYTES, file_bytes, 64 * ADIT_KB, "a file of a mod or scenario", "bytes")             \
    MAKE(FOLDER_NAMES, folder_names, 2000, "a folder of a mod", "files and folders")               \
    MAKE(FOLDER_DEPTH, folder_depth, 8, "a mod", "folders one inside the other")                   \
    MAKE(PATH_BYTES, path_bytes, 511, "a file of a mod", "bytes in its path below the mod")        \
    MAKE(INCLUDES, includes, 16, "a mod", "files that include each other, one inside the other")   \
    MAKE(LOADED_TEXT, loaded_text, 16 * ADIT_KB, "a file of a mod",                                \
         "bytes in a string that is made while the file is loaded")                                \
    MAKE(PATCHES, patches, 512, "a mod", "cards that it patches or removes")                       \
    MAKE(PATCH_FIELDS, patch_fields, 64, "a patch", "fields")                                      \
    MAKE(NEEDS, needs, 16, "a list in mod.lua", "mods")                                            \
    HAVE(ACCEPTED, accepts_saves, "a mod", "hashes in accepts_saves")                              \
    /* Names and texts. */                                                                         \
    MAKE(MOD_ID, mod_id, 32, "a mod", "bytes in its id")                                           \
    MAKE(MOD_NAME, mod_name, 95, "a mod", "bytes in its name")                                     \
    MAKE(VERSION, version, 31, "a mod", "bytes in its version")                                    \
    MAKE(CARD_ID, card_id, 64, "a card", "bytes in its id or in the name of a counter")            \
    MAKE(WORD, word, 32, "a mod", "bytes in a name that it declares")                              \
    MAKE(WORD_TEXT, word_text, 200, "a mod", "bytes in the text of what it declares")              \
    MAKE(TITLE, title, 80, "a card", "bytes in its title")                                         \
    MAKE(CARD_TEXT, card_text, 1000, "a card", "bytes in its text or source")                      \
    MAKE(SHORT_TEXT, short_text, 100, "a card", "bytes in its short")                              \
    MAKE(MARK, mark, 120, "a card", "bytes in its mark")                                           \
    MAKE(LABEL, label, 60, "an effect or exchange", "bytes in its label")                          \
    /* One card. */                                                                                \
    MAKE(ALIASES, aliases, 4, "a card", "aliases")                                                 \
    MAKE(HOOKS, hooks, 16, "a card", "hooks of one type")                                          \
    MAKE(LISTENING, listening, 32, "a card", "hooks of type 'on'")                                 \
    MAKE(CARD_COUNTERS, card_counters, 8, "a card", "counters")                                    \
    MAKE(PARTS, parts, 12, "an effect", "parts of one connective")                                 \
    MAKE(NODE_DEPTH, node_depth, 16, "an effect", "connectives one inside the other")              \
    MAKE(PRICES, prices, 4, "a verb", "prices to choose from")                                     \
    MAKE(AMOUNT, amount, 9999, "an effect or hook", "of a good, or of a number")                   \
    MAKE(KEYS, keys, 4096, "a table", "names")                                                     \
    MAKE(TABLE_DEPTH, table_depth, 60, "a file of a mod", "tables one inside the other")           \
    /* Scenarios. */                                                                               \
    MAKE(OWN_CARDS, own_cards, 64, "a scenario", "cards of its own")                               \
    MAKE(GOAL_TESTS, goal_tests, 8, "a scenario", "tests in its goal")                             \
    MAKE(PLOT_TESTS, plot_tests, 8, "a scenario", "tests in win, lose or when")                    \
    MAKE(TEST_TEXT, test_text, 200, "a scenario", "bytes in the field or word of a test")          \
    MAKE(SAYINGS, sayings, 24, "a scenario", "texts in say")                                       \
    MAKE(SAYING, saying, 2000, "a scenario", "bytes in one text of say")                           \
    MAKE(SAYING_LINE, saying_line, 400, "a scenario", "bytes in one line of say")                  \
    MAKE(CARRIED, carried, 32, "a scenario", "fields in carry")                                    \
    MAKE(CHAPTERS, chapters, 32, "a campaign", "scenarios")                                        \
    MAKE(PUZZLE_DECISIONS, puzzle_decisions, 64, "a puzzle", "decisions")                          \
    MAKE(PUZZLE_TURNS, puzzle_turns, 200, "a puzzle", "turns")                                     \
    /* An effect while it runs. */                                                                 \
    MAKE(CHOICES, choices, 64, "a question of a card", "choices")                                  \
    MAKE(CHOICE, choice, 128, "a question of a card", "bytes in a choice")                         \
    MAKE(PROMPT, prompt, 160, "a question of a card", "bytes in its prompt")                       \
    MAKE(MEANING, meaning, 120, "a question of a card", "bytes in the text of a choice")           \
    MAKE(QUESTIONS, questions, 64, "a run of an effect", "questions of a card")                    \
    MAKE(PICKS, picks, 256, "a transaction", "answers and draws")                                  \
    HAVE(OPTIONS, options, "a question", "options")                                                \
    MAKE(PUT_FIELDS, put_fields, 16, "a call of g:put", "fields")                                  \
    MAKE(LOG_LINE, log_line, 200, "a call of g:log", "bytes; the rest is left out")                \
    MAKE(LOG_WORDS, log_words, 64 * ADIT_KB, "a game",                                             \
         "bytes logged by cards; the rest is left out")                                            \
    MAKE(PRIMITIVES, primitives, 10000, "a run of an effect", "calls of g")                        \
    MAKE(RUN_PARTS, run_parts, 10000, "a run of an effect", "parts of declared effects")           \
    MAKE(DECISION_PARTS, decision_parts, 1000000, "a decision", "parts of declared effects")       \
    MAKE(DUE, due, 48, "an event", "effects that wait for their turn")                             \
    MAKE(SCRIPT_DEPTH, script_depth, 16, "a run of an effect",                                     \
         "functions of cards one inside the other")                                                \
    MAKE(EVENT_DEPTH, event_depth, 24, "a run of an effect", "events one inside the other")        \
    MAKE(QUERY_DEPTH, query_depth, 16, "a run of an effect", "queries one inside the other")       \
    MAKE(EXCHANGE_DEPTH, exchange_depth, 3, "a run of an effect",                                  \
         "exchanges one inside the other")                                                         \
    MAKE(STEPS, steps, 1000000, "a run of an effect", "steps of Lua")                              \
    MAKE(MEMORY, memory, 8 * ADIT_MB, "all cards together", "bytes of memory in Lua")              \
    MAKE(BLOCK, block, 64 * ADIT_KB, "a run of an effect", "bytes of a string or table")           \
    MAKE(LOAD_STEPS, load_steps, 10000000, "a file that is loaded", "steps of Lua")                \
    MAKE(UNPACKED, unpacked, 250, "a call of table.unpack", "values")                              \
    MAKE(CONVERSIONS, conversions, 64, "a call of string.format", "conversions")                   \
    /* Bots and playthrough scripts. */                                                            \
    MAKE(BOT_BYTES, bot_bytes, 256 * ADIT_KB, "a bot", "bytes of source text")                     \
    MAKE(BOT_STEPS, bot_steps, 100000000, "a decision of a bot", "steps of Lua")                   \
    MAKE(BOT_MEMORY, bot_memory, 64 * ADIT_MB, "a bot or a playthrough script",                    \
         "bytes of memory in Lua")                                                                 \
    MAKE(SPEECH, speech, 200, "a decision of a bot", "bytes that it says")                         \
    MAKE(TRIED, tried, 64, "a call of view:what_if", "answers that are tried in a row")            \
    MAKE(DEALS, deals, 1000, "a call of view:what_if", "deals to choose from")                     \
    MAKE(TRIES, tries, 4000, "a call of view:plans", "turns that are tried")                       \
    MAKE(SCRIPT_BYTES, script_bytes, 256 * ADIT_KB, "a playthrough script",                        \
         "bytes of source text")                                                                   \
    MAKE(OPEN_GAMES, open_games, 10000, "a playthrough script", "open games")                      \
    MAKE(ENGINES, engines, 16, "a script of a mod",                                                \
         "sets of cards loaded, one for each combination of game, mods and strict")                \
    MAKE(NUMBERS, numbers, 250000, "a playthrough script", "numbers in one adit.stats()")          \
    MAKE(WRITES, writes, 100, "a script of a mod", "files written")                                \
    MAKE(WRITTEN, written, 32 * ADIT_MB, "a script of a mod", "bytes written")

enum {
#define ADIT_LIMIT_MAKE(id, name, value, of, text) ADIT_MAX_##id = (value),
#define ADIT_LIMIT_HAVE(id, name, of, text)
    ADIT_LIMIT_MAP(ADIT_LIMIT_MAKE, ADIT_LIMIT_HAVE)
#undef ADIT_LIMIT_MAKE
#undef ADIT_LIMIT_HAVE
};

typedef enum {
    ADIT_LIMIT_NONE, /* no limit; for rows of other tables */
#define ADIT_LIMIT_MAKE(id, name, value, of, text) ADIT_LIMIT_##id,
#define ADIT_LIMIT_HAVE(id, name, of, text) ADIT_LIMIT_##id,
    ADIT_LIMIT_MAP(ADIT_LIMIT_MAKE, ADIT_LIMIT_HAVE)
#undef ADIT_LIMIT_MAKE
#undef ADIT_LIMIT_HAVE
        ADIT_LIMIT_COUNT
} adit_limit;

typedef struct {
    const char *name;
    int value;
    const char *of;   /* "a card" */
    const char *text; /* what is counted */
    int kind;         /* cards of this kind are: its number + 1; 0: something else */
} adit_limit_row;

const adit_limit_row *adit_limit_at(adit_limit limit);

/* "more than 24 goods; this is the limit 'goods' of the game and all mods together". */
typedef struct {
    char text[240];
} adit_limit_words;
adit_limit_words adit_limit_message(const adit_limit_row *row);
/* ADIT_LIMIT with this message. */
adit_status adit_fail_limit(adit_err *err, adit_limit limit);

#endif
