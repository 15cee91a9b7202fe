/* doubtful.c - see doubtful.h. */
#include "tests/support/doubtful.h"

#include <stdio.h>
#include <string.h>

#include "engine/files/header.h"
#include "engine/files/save.h"

#define MAX_OPTIONS_READ 64
#define ALL_OPTIONS_EVERY 8 /* of the positions that load, one in so many */

/* ---- The seal ---- */

/* The start of the last line that begins with "end ", or the end of the text. */
static size_t end_of_lines(const adit_text *text)
{
    for (size_t i = text->length; i-- > 0;) {
        if ((i == 0 || text->data[i - 1] == '\n') && text->length - i >= 4 &&
            memcmp(text->data + i, "end ", 4) == 0) {
            return i;
        }
    }
    return text->length;
}

void doubtful_repair(adit_text *text)
{
    adit_text sealed = {0};
    size_t mark = sizeof ADIT_POSITION_MARK - 1, start = 0;

    adit_text_add_bytes(text, "", 0);
    text->length = end_of_lines(text);
    if (text->length > mark && memcmp(text->data, ADIT_POSITION_MARK, mark) == 0) {
        const char *end = memchr(text->data, '\n', text->length);

        start = end == NULL ? text->length : (size_t)(end + 1 - text->data);
    }
    adit_position_seal(text->data + start, text->length - start, &sealed);
    adit_text_free(text);
    *text = sealed;
}

/* ---- Checks ---- */

adit_status doubtful_refusal(adit_status status, const adit_err *told, adit_err *err)
{
    if (status != ADIT_INPUT && status != ADIT_LIMIT) {
        return adit_fail(err, ADIT_INTERNAL, "refused with %s: %.600s", adit_status_name(status),
                         told->text);
    }
    if (told->status != status) {
        return adit_fail(err, ADIT_INTERNAL, "the status %s and the message's %s differ: %.600s",
                         adit_status_name(status), adit_status_name(told->status), told->text);
    }
    if (told->text[0] == '\0' || strstr(told->text, ":") == NULL) {
        return adit_fail(err, ADIT_INTERNAL, "the refusal names no place: '%.600s'", told->text);
    }
    return ADIT_OK;
}

static adit_status check_question(adit_game *game, adit_err *err)
{
    int count = adit_game_option_count(game), seat = adit_game_seat(game);
    char text[512];

    if (count < 1) {
        return adit_fail(err, ADIT_INTERNAL, "a question without an option");
    }
    if (seat < 1 || seat > adit_game_players(game)) {
        return adit_fail(err, ADIT_INTERNAL, "seat %d is asked", seat);
    }
    for (int i = 0; i < count && i < MAX_OPTIONS_READ; i++) {
        if (adit_game_option_text(game, i, text, sizeof text) == 0) {
            return adit_fail(err, ADIT_INTERNAL, "option %d has no text", i);
        }
    }
    return ADIT_OK;
}

adit_status doubtful_check(adit_game *game, adit_err *err)
{
    adit_err broken = {0};

    if (adit_game_check(game, &broken) != ADIT_OK) {
        return adit_fail(err, ADIT_INTERNAL, "breaks a rule of the game: %.600s", broken.text);
    }
    if (!adit_game_is_over(game)) {
        return check_question(game, err);
    }
    if (adit_game_seat(game) != 0 || adit_game_option_count(game) != 0) {
        return adit_fail(err, ADIT_INTERNAL, "a finished game asks");
    }
    return ADIT_OK;
}

static uint64_t next_random(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

adit_status doubtful_play(adit_game *game, int decisions, uint64_t seed, adit_err *err)
{
    for (int i = 0; i < decisions && !adit_game_is_over(game); i++) {
        uint64_t roll = next_random(&seed);
        int count =
            adit_game_option_count(game) + (roll % 8 == 0 ? adit_game_anytime_count(game) : 0);
        int chosen = (int)((roll >> 8) % (uint64_t)count);
        adit_err broken = {0};
        char text[512];

        (void)adit_game_option_text(game, chosen, text, sizeof text);
        if (adit_game_decide(game, chosen, &broken) != ADIT_OK) {
            return adit_fail(err, ADIT_INTERNAL, "'%.200s' was offered but fails: %.600s", text,
                             broken.text);
        }
        if (doubtful_check(game, &broken) != ADIT_OK) {
            return adit_fail(err, ADIT_INTERNAL, "after '%.200s': %.600s", text, broken.text);
        }
    }
    return ADIT_OK;
}

/* ---- Looking at all of it ---- */

static adit_status check_scores(adit_game *game, adit_err *err)
{
    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        int total;

        if (adit_game_score(game, seat, &total, NULL, 0) < 0) {
            return adit_fail(err, ADIT_INTERNAL, "seat %d has no score", seat);
        }
    }
    return ADIT_OK;
}

/* What the seats are shown, as lines and as a picture. */
static adit_status check_sight(adit_game *game, adit_err *err)
{
    adit_text shown = {0};
    adit_err told = {0};
    adit_status status = ADIT_OK;

    for (int seat = 1; seat <= adit_game_players(game) && status == ADIT_OK; seat++) {
        status = adit_game_state_lines(game, seat, &shown, &told);
        if (status == ADIT_OK) {
            status = adit_game_draw(game, seat, 100, true, false, &shown, &told);
        }
    }
    adit_text_free(&shown);
    return status == ADIT_OK
               ? ADIT_OK
               : adit_fail(err, ADIT_INTERNAL, "it cannot be looked at: %.600s", told.text);
}

/* Each option, exchanges too, on a copy of the game. */
static adit_status try_all_options(adit_game *game, adit_err *err)
{
    int count = adit_game_option_count(game) + adit_game_anytime_count(game);
    adit_game *copy = adit_game_clone(game);
    adit_status status = copy == NULL ? adit_fail(err, ADIT_NOMEM, "no memory") : ADIT_OK;
    char text[512];

    for (int i = 0; i < count && status == ADIT_OK; i++) {
        adit_err broken = {0};

        (void)adit_game_option_text(game, i, text, sizeof text);
        adit_game_copy(copy, game);
        status = adit_game_decide(copy, i, &broken);
        if (status == ADIT_OK) {
            status = doubtful_check(copy, &broken);
        }
        if (status != ADIT_OK) {
            status = adit_fail(err, ADIT_INTERNAL, "after the option '%.200s': %.600s", text,
                               broken.text);
        }
    }
    adit_game_free(copy);
    return status;
}

/* ---- Loading ---- */

/* Saves the game, loads that and saves it once more: the same text and the same hash. */
static adit_status check_saving(adit_engine *engine, adit_game *game, adit_err *err)
{
    adit_text first = {0}, second = {0};
    adit_game *again = NULL;
    adit_err told = {0};
    adit_status status = adit_game_save(game, &first, &told);

    if (status == ADIT_OK) {
        status = adit_game_load(engine, first.data, first.length, &again, &told);
    }
    if (status == ADIT_OK) {
        status = adit_game_save(again, &second, &told);
    }
    if (status != ADIT_OK) {
        status = adit_fail(err, ADIT_INTERNAL, "what was loaded does not save and load: %.600s",
                           told.text);
    } else if (first.length != second.length ||
               memcmp(first.data, second.data, first.length) != 0) {
        status = adit_fail(err, ADIT_INTERNAL, "what was loaded is saved to another text");
    } else if (adit_game_hash(game) != adit_game_hash(again)) {
        status = adit_fail(err, ADIT_INTERNAL, "what was loaded comes back with another hash");
    }
    adit_game_free(again);
    adit_text_free(&first);
    adit_text_free(&second);
    return status;
}

static adit_status check_loaded(adit_engine *engine, adit_game *game, int decisions, uint64_t seed,
                                adit_err *err)
{
    ADIT_TRY(doubtful_check(game, err));
    ADIT_TRY(check_saving(engine, game, err));
    ADIT_TRY(check_scores(game, err));
    ADIT_TRY(check_sight(game, err));
    if (seed % ALL_OPTIONS_EVERY == 0) {
        ADIT_TRY(try_all_options(game, err));
    }
    ADIT_TRY(doubtful_play(game, decisions, seed, err));
    ADIT_TRY(check_scores(game, err));
    return check_saving(engine, game, err);
}

adit_status doubtful_load(adit_engine *engine, const char *text, size_t length, int decisions,
                          uint64_t seed, bool *is_refused, adit_err *err)
{
    adit_game *game = NULL;
    adit_err told = {0};
    adit_status status = adit_game_load(engine, text, length, &game, &told);

    *is_refused = status != ADIT_OK;
    if (status != ADIT_OK) {
        if (game != NULL) {
            return adit_fail(err, ADIT_INTERNAL, "a refused position left a game behind");
        }
        return doubtful_refusal(status, &told, err);
    }
    status = check_loaded(engine, game, decisions, seed, err);
    adit_game_free(game);
    return status;
}
