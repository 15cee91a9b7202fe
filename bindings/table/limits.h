/* limits.h - what requests can exceed, in one table; the reference lists it. */
#ifndef ADIT_TABLE_LIMITS_H
#define ADIT_TABLE_LIMITS_H

/* X(constant, value, whose, what is counted) */
#define ADITT_LIMIT_MAP(X)                                                                         \
    X(REQUEST, 65536, "a request", "bytes")                                                        \
    X(ID, 64, "a request", "bytes in its id")                                                      \
    X(WORDS, 2048, "a request", "bytes in the words of a move")                                    \
    X(NAME, 80, "a request", "bytes in the name of a file, a card or a player")                    \
    X(FIELD, 200, "a request", "bytes in the name or the value of a field")                        \
    X(COMMENT, 4000, "a comment", "bytes")                                                         \
    X(SETTINGS, 2000, "an edit", "fields")                                                         \
    X(NODES, 20000, "a table", "decisions in all its variations")                                  \
    X(SNAPSHOTS, 400, "a table", "positions kept to go back to")                                   \
    X(DONE, 64, "a table", "requests that are known when they are sent again")                     \
    X(SHOWN_LOG, 400, "an answer", "lines of the log")                                             \
    X(SHOWN_CARDS, 512, "an answer", "cards")                                                      \
    X(PATH, 1023, "a table", "bytes in the path of its folder")                                    \
    X(FILE, 16777216, "a file that is loaded", "bytes")                                            \
    X(POSITIONS, 200000, "a search of solve", "positions")

enum {
#define ADITT_LIMIT_ENUM(constant, value, whose, what) ADITT_MAX_##constant = (value),
    ADITT_LIMIT_MAP(ADITT_LIMIT_ENUM)
#undef ADITT_LIMIT_ENUM
};

#endif
