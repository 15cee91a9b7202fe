/* game.h - the inside of a match: position, how it began, and what was decided.
 *
 * The position is all that a copy needs. History and log are kept beside it for undo and for
 * recorded games; copies made for searching do without them.
 */
#ifndef ADIT_MATCH_GAME_H
#define ADIT_MATCH_GAME_H

#include "engine/match/engine.h"
#include "engine/model/fields_read.h"

typedef struct {
    adit_option option;
    uint8_t kind; /* ADIT_PICK_MAIN or ADIT_PICK_ANYTIME */
    uint8_t seat; /* from 0 */
    bool turned;  /* chance was drawn on the way to the next question */
    char *text;   /* owned */
} adit_decision;

/* How the match was made, for headers of files; owned copies of everything. */
typedef struct {
    int players;
    uint64_t seed;
    adit_setting *rules, *fields;
    size_t rule_count, field_count;
    uint8_t no_anytime; /* bit set of seats */
} adit_setup_copy;

/* A seat that lost its player; decision 0: it has not. */
typedef struct {
    int decision; /* from 1 */
    char reason[16];
} adit_forfeit;

/* How often the same was decided in a turn: the few options that are taken most. */
typedef struct {
    adit_option option;
    int16_t card; /* that asked, or whose exchange it is, or ADIT_NO_CARD */
    int16_t times;
} adit_habit;
#define ADIT_HABITS 4
#define ADIT_LONG_TURN 256 /* decisions after which it is of interest what they are */

/* How many decisions were made. Counted beside the position: it is no part of what a game is, and
 * a game that was saved and loaded starts again, as its history does. */
typedef struct {
    int game, turn;  /* in the game; in the current turn */
    uint16_t number; /* of that turn */
    adit_habit habit[ADIT_HABITS];
} adit_pace;

struct adit_game {
    adit_engine *engine;
    adit_setup_copy setup;
    adit_pace pace;
    uint64_t version; /* unique to this content; the runner's cache compares it */
    bool turned;      /* chance was drawn on the way from the last decision to this question */
    int asked;        /* the seat that is asked, so that asking whose turn it is needs no memory */

    adit_built_seen built_seen; /* of what is built or taken; NULL: not wanted. Copies have none */
    void *built_context;
    bool keeps_history;
    adit_position *initial; /* where the history begins; owned */
    adit_decision *decision;
    int decision_count, decision_capacity;
    char *seats; /* who plays, for headers; owned, may be NULL */
    char *notes; /* comments and variations, for records; owned, may be NULL */
    adit_forfeit forfeits[ADIT_MAX_SEATS];

    adit_log log;
    int log_open; /* lines from here on belong to the open transaction */
    char log_text[512];
    adit_position position; /* last: of its state there is only what the game has at most */
};

/* What the card that asks says instead of the usual prompt; "" if it says nothing. */
const char *adit_game_own_prompt(adit_game *game);
/* Whether another decision may be made in this turn and game; otherwise ADIT_LIMIT, naming what was
 * decided most often. */
adit_status adit_pace_fault(const adit_game *game, adit_err *err);
static inline adit_status adit_pace_check(const adit_game *game, adit_err *err)
{
    const adit_pace *pace = &game->pace;

    return pace->turn < ADIT_MOST_TURN && pace->game < ADIT_MOST_GAME ? ADIT_OK
                                                                      : adit_pace_fault(game, err);
}
/* Counts a decision that was made while `turn` went on and `card` asked. */
void adit_pace_count_long(adit_pace *pace, int turn, adit_option option, int card);
static inline void adit_pace_count(adit_pace *pace, int turn, adit_option option, int card)
{
    pace->game++;
    if (pace->number == turn && pace->turn < ADIT_LONG_TURN) {
        pace->turn++;
    } else {
        adit_pace_count_long(pace, turn, option, card);
    }
}
/* The number of the current turn: the only place that counts from 1. */
static inline int adit_turn_number(const adit_state *state)
{
    return state->turn + 1;
}
/* Whether the line of a record belongs to its notes. */
bool adit_is_note(const char *line);
/* Copies what is used of a position. */
void adit_position_copy(const adit_game_def *def, adit_position *to, const adit_position *from);
/* The root state, to look at; and to change, in a game that has it itself. */
static inline const adit_state *adit_root_of(const adit_game *game)
{
    return adit_position_root(&game->position);
}
adit_state *adit_game_root(adit_game *game);
/* An empty game of the engine whose position the caller fills in; then adit_game_start. */
adit_status adit_game_alloc(adit_engine *engine, adit_game **game, adit_err *err);
/* Runs to the first question and begins the history there. */
adit_status adit_game_start(adit_game *game, adit_err *err);
adit_status adit_setup_copy_of(const adit_setup *setup, adit_setup_copy *copy, adit_err *err);
adit_status adit_match_copy_again(const adit_setup_copy *from, adit_setup_copy *to, adit_err *err);
void adit_setup_copy_free(adit_setup_copy *copy);
/* Takes over from the head of a file which seats have lost their player. */
void adit_game_read_forfeits(adit_game *to, const adit_file_info *info);
/* The position has another content now: the runner's cache does not fit it any more. */
void adit_game_changed(adit_game *game);
/* Runs on until a question is open or the game is over; *turned: something hidden was shown. */
adit_status adit_game_advance(adit_game *game, bool *turned, adit_err *err);
/* Like adit_game_new, but takes settings without effect: recorded games may have them. */
adit_status adit_game_set_up(adit_engine *engine, const adit_setup *setup, adit_game **out,
                             adit_err *err);
/* Whether all that the match sets has an effect on this game, which was just set up by it;
 * ADIT_INPUT names the fields that have none. */
adit_status adit_settings_check(adit_game *game, const adit_setup *setup, adit_err *err);
/* Whether the state keeps the setting; `scratch` has room for a state. */
bool adit_setting_holds(const adit_field_world *world, const adit_state *state,
                        const adit_setting *setting, adit_state *scratch);
/* Of two settings of one field the later holds, also if only the first has an old id in its name:
 * whether there is a later one. */
bool adit_is_set_again(const adit_cards *cards, const adit_setup *setup, size_t setting);
/* Makes the runner's open question the one of this game; runs it again if it must. */
adit_status adit_game_sync(adit_game *game, adit_err *err);
/* Reads one field by its name as `seat` sees it, 0: everything; see adit_field_read. */
adit_status adit_game_field(adit_game *game, int seat, const char *name, char *scratch,
                            adit_field_value *out, adit_err *err);
/* Whether `seat` is one of the game, or 0 for everything; otherwise ADIT_USAGE. */
adit_status adit_check_viewer(const adit_game *game, int seat, adit_err *err);
/* Most functions that look have no status, and what they give after a look that failed is not to
 * be used. Who needs to know takes a mark first, and asks with it afterwards whether looking at
 * games of this engine has failed since. Marks may be nested. */
typedef uint32_t adit_read_point;
adit_read_point adit_game_read_point(const adit_game *game);
adit_status adit_game_read_error(const adit_game *game, adit_read_point since, adit_err *err);
/* Looks at what might become of the game were allowed to fail: none has failed since. */
void adit_game_forgive_reads(adit_game *game, adit_read_point since);
/* Notes a look that failed; returns `status`. */
adit_status adit_note_read_error(adit_runner *runner, adit_status status);
/* Runs the open transaction once, without going on. */
adit_status adit_game_run_once(adit_game *game, adit_err *err);
/* Adds an answer to the open question to the picks; ADIT_LIMIT if there are too many. */
adit_status adit_game_add_pick(adit_game *game, adit_option option, bool anytime);
/* The transaction that was run is finished: its result becomes the root. */
void adit_game_commit(adit_game *game);
/* The exchanges that are possible at the open question. */
adit_options *adit_game_exchanges(adit_game *game);
/* Decides by value instead of index. */
adit_status adit_game_decide_option(adit_game *game, adit_option option, bool anytime,
                                    adit_err *err);
/* Decides at a question that was kept from the runner together with the position, without asking it
 * again; the option is one that it offered. For searches, which come back to a position often:
 * after a failure the position is not that from before, and must be copied over. What was decided
 * need not be copied into the game: its root may be where it was before, or be the working state of
 * the runner, until something else is run. */
adit_status adit_game_decide_at(adit_game *game, const adit_open_question *open, adit_option option,
                                bool anytime);
/* The root is copied into the game, if it is elsewhere. */
void adit_game_own_root(adit_game *game);
/* Runs the position to its open question and checks that picks and tags fit. */
adit_status adit_game_run_on(adit_game *game, adit_err *err);

/* Whether the open question refuses just this text, and why. The buffer is written to in any case.
 */
bool adit_game_refuses(adit_game *game, const char *text, char *reason, size_t size);
/* Whether reasons were left out because there was no memory for them. */
bool adit_game_lacks_reasons(const adit_game *game);
/* A game at the same beginning with the same settings and no decisions. The caller owns it. */
adit_status adit_game_restart(adit_game *game, adit_game **out, adit_err *err);
/* adit_game_fork that says why there is no copy. */
adit_status adit_game_try_fork(const adit_game *game, adit_game **out, adit_err *err);

#endif
