/* protocol.h - the lines that Adit and a bot in another process say to each other.
 *
 * A message is one line of text: a verb, then what it takes. docs/reference/bot-protocol.md has
 * the order in which they come; here is only their form, for both directions, in one table
 * each. Reading is strict: whatever is not exactly a line of the table is refused with a
 * reason, since what comes from a bot may be anything.
 */
#ifndef ADIT_WORKER_PROTOCOL_H
#define ADIT_WORKER_PROTOCOL_H

#include "engine/base/text.h"

#define ADITW_VERSION 1
enum { ADITW_LINE_MAX = 4096 }; /* bytes of a line, without its end */

/* What a verb takes: '#' a whole number, 'w' a word without blanks, 't' the rest of the line, '?'
 * the rest of the line if there is any. X(id, verb, takes, meaning). */

/* From Adit to the bot. */
#define ADITW_ORDER_MAP(X)                                                                         \
    X(HELLO, "hello", "#?", "the version of the protocol; the rest names the program")             \
    X(GAME, "game", "w", "a game starts: its id")                                                  \
    X(PLAYERS, "players", "#", "the number of players")                                            \
    X(SEAT, "seat", "#", "the bot's seat, from 1")                                                 \
    X(SEED, "seed", "#", "for the bot's own random numbers; below 2^48")                           \
    X(BEGIN, "begin", "", "the bot answers: ready")                                                \
    X(QUESTION, "question", "#", "a question starts: its number, from 1 in each game")             \
    X(PROMPT, "prompt", "?", "the prompt")                                                         \
    X(ASKING, "asking", "w", "the card whose effect asks, if one does")                            \
    X(POINTS, "points", "#", "the bot's current points")                                           \
    X(NUMBER, "number", "w#", "a field of the view that is a number")                              \
    X(WORD, "word", "w?", "a field of the view that is a word")                                    \
    X(OPTION, "option", "#t", "an option: its number, from 1, and its text")                       \
    X(EXCHANGE, "exchange", "#t", "an exchange, sent when the bot asks for them")                  \
    X(DECIDE, "decide", "", "the bot answers with its choice")                                     \
    X(SCORE, "score", "##", "a seat's points at the end of the game")                              \
    X(WINNER, "winner", "#", "a seat that has won")                                                \
    X(VERDICT, "verdict", "?", "the result as text")                                               \
    X(OVER, "over", "", "the game is over; another may start")                                     \
    X(SOURCE, "source", "#t", "only to Adit's own worker: how many bytes of Lua follow")

/* From the bot to Adit. */
#define ADITW_ANSWER_MAP(X)                                                                        \
    X(HELLO, "hello", "#?", "the version of the protocol; the rest names the bot")                 \
    X(READY, "ready", "?", "the game can start; 'ready blind': without the view")                  \
    X(OPTION, "option", "##", "question and number of the option chosen")                          \
    X(EXCHANGE, "exchange", "##", "question and number of the exchange chosen")                    \
    X(WORDS, "words", "#t", "question and text of the option or exchange chosen")                  \
    X(EXCHANGES, "exchanges", "#", "asks for the exchanges of this question")                      \
    X(FAULT, "fault", "?", "the bot cannot continue, and why")

#define ADITW_ENUM_ORDER(id, verb, takes, meaning) ADITW_ORDER_##id,
#define ADITW_ENUM_ANSWER(id, verb, takes, meaning) ADITW_ANSWER_##id,
typedef enum { ADITW_ORDER_MAP(ADITW_ENUM_ORDER) ADITW_ORDERS } aditw_order;
typedef enum { ADITW_ANSWER_MAP(ADITW_ENUM_ANSWER) ADITW_ANSWERS } aditw_answer;
#undef ADITW_ENUM_ORDER
#undef ADITW_ENUM_ANSWER

/* A row of either table; the n-th, or NULL beyond the last. */
typedef struct {
    const char *verb, *takes, *meaning;
} aditw_row;
const aditw_row *aditw_order_row(int n);
const aditw_row *aditw_answer_row(int n);

/* A line that was read. */
typedef struct {
    int verb;          /* aditw_order or aditw_answer */
    int64_t number[2]; /* in the order of the line */
    const char *word;  /* borrowed from the line; "" if the verb takes none */
    const char *text;  /* the same */
} aditw_message;

/* Reads a line that Adit or a bot wrote. It has no line end, a zero byte behind it, and is
 * written to. ADIT_INPUT: it is none, and `err` says why; a reason holds nothing of the line that
 * cannot be shown. */
adit_status aditw_order_read(char *line, size_t length, aditw_message *message, adit_err *err);
adit_status aditw_answer_read(char *line, size_t length, aditw_message *message, adit_err *err);

/* ---- Lines out of bytes ---- */

/* Takes bytes as they come and gives lines. It holds one line and what came after it. */
typedef struct {
    char data[2 * (ADITW_LINE_MAX + 2)];
    size_t start, end;            /* what waits lies from start to end */
    int64_t lines, bytes;         /* given and taken so far; the caller may set them back to 0 */
    int64_t lines_max, bytes_max; /* 0: as many as come */
} aditw_lines;

/* Where to put the next bytes and how many there is room for; 0: take a line first. */
char *aditw_lines_room(aditw_lines *lines, size_t *room);
/* So many bytes were put there. */
void aditw_lines_add(aditw_lines *lines, size_t count);
/* The next line, without its end and with a zero byte behind it, valid until the next call on
 * `lines`; *line is NULL if it has not come yet. ADIT_LIMIT: a line is too long, or there are too
 * many lines or bytes. */
adit_status aditw_lines_next(aditw_lines *lines, char **line, size_t *length, adit_err *err);
/* Whether bytes wait that no line was made of yet. */
bool aditw_lines_has_more(const aditw_lines *lines);

/* ---- Writing ---- */

/* Adds a line of Adit's: numbers, word and text as the verb takes them. What cannot be shown, a
 * line end among it, becomes '?', and a text that is too long for a line is cut. */
void aditw_order_write(adit_text *out, aditw_order verb, const aditw_message *message);
/* The same for a line of a bot's. */
void aditw_answer_write(adit_text *out, aditw_answer verb, const aditw_message *message);

#endif
