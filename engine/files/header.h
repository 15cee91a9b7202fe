/* header.h - the lines at the top of saved positions and recorded games.
 *
 * Both kinds of file say in the same words which game they are about: title, players, seed,
 * mods and cards with hashes of their content, rule parameters, fields that were set, seat options.
 */
#ifndef ADIT_FILES_HEADER_H
#define ADIT_FILES_HEADER_H

#include "engine/match/game.h"

#define ADIT_RECORD_MARK "adit-play"
#define ADIT_POSITION_MARK "adit-position"
#define ADIT_RECORD_VERSION 2   /* 2: with the hash of each card; 1 is read as well */
#define ADIT_POSITION_VERSION 2 /* 2: with its length; 1 was in no release and is not read */

/* Lines of a text that may be written to. */
typedef struct {
    char *at, *end;
    const char *name; /* of the file, for messages */
    int number;       /* of the line given last, from 1 */
    bool is_cut;      /* the line given last has no end: the file stops in the middle of it */
} adit_lines;

/* The next line without its end, or NULL after the last. */
char *adit_lines_next(adit_lines *lines);

/* A card that a recorded game was written with. */
typedef struct {
    const char *id, *hash; /* point into the text */
    uint32_t content_hash; /* the hash as a number */
} adit_card_fingerprint;

typedef struct {
    char *text;       /* the file's text, cut into lines; owned */
    adit_lines lines; /* stands after the head */
    adit_file_info info;
    adit_setting *rules, *fields; /* point into text; the arrays are owned */
    size_t rule_count, field_count;
    adit_card_fingerprint *cards; /* the array is owned */
    size_t card_count;
    bool no_anytime[ADIT_MAX_SEATS];
    adit_text position; /* the saved position that a recorded game starts from; may be empty */
} adit_file_head;

/* Copies the text and reads its head. `name` may be NULL. The caller frees the head, also
 * after a failure. */
adit_status adit_file_head_read(const char *text, size_t length, const char *name,
                                adit_file_head *head, adit_err *err);
void adit_file_head_free(adit_file_head *head);
/* Whether the engine is the right one: game and mods. `exact`: also versions and contents. */
adit_status adit_file_head_fits(const adit_file_head *head, const adit_engine *engine, bool exact,
                                adit_err *err);
/* The settings by which the game of a file is made; they stay the head's. */
adit_setup adit_file_head_setup(const adit_file_head *head);

/* Writes the lines of the head that both kinds of file have; for a record also its first line,
 * its cards, and which fields were set when the game began. */
void adit_file_head_write(const adit_game *game, bool is_record, adit_text *out);
/* Sixteen hexadecimal digits. */
void adit_text_add_hash(adit_text *text, uint64_t hash);
bool adit_hash_read(const char *text, uint64_t *hash);

#endif
