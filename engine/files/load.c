/* load.c - a saved position becomes a game again.
 *
 * Nothing in the file is trusted. First come its form, length and hash (checksum.c), then names,
 * ranges and the game's invariants; the picks are made once more, one after the other, so each
 * must be one that the game offers. At the end the game that was read is written again, and the
 * lines must be those of the file: no field twice or in another place, no number in another
 * form. Whatever fails leaves nothing behind.
 */
#include <string.h>

#include "engine/base/parse.h"
#include "engine/files/header.h"
#include "engine/files/save.h"
#include "engine/match/invariants.h"
#include "engine/model/fields_read.h"
#include "engine/rules/wording.h"

#define LOAD_NAME "saved position"

typedef struct {
    adit_engine *engine;
    adit_field_world world;
    adit_file_head head;
    adit_game *game;
    adit_pick picks[ADIT_MAX_PICKS];
    int pick_line[ADIT_MAX_PICKS];
    int pick_count;
} loader;

static adit_status bad_line(const loader *loading, adit_err *err, const char *message,
                            const char *word)
{
    return adit_fail(err, ADIT_INPUT, "%s:%d: %s '%.80s'", loading->head.lines.name,
                     loading->head.lines.number, message, word);
}

/* ---- State ---- */

/* The element of this name, and the look at its field. Names that are no whole names of today are
 * found in the slow way, which also says what is wrong with them. */
static adit_status find_field(const loader *loading, const char *name, adit_element *at,
                              adit_field_look *look, adit_err *err)
{
    const adit_state *state = adit_game_root(loading->game);
    adit_named_element named;

    if (adit_field_names_find(loading->engine->names, state->players, name, &named)) {
        *at = (adit_element){named.look->field, named.player, named.element};
        if (look->field != at->field) {
            *look = *named.look;
            look->state = state;
        }
        return ADIT_OK;
    }
    ADIT_TRY(adit_element_find(&loading->world, state, name, at, err));
    if (look->field != at->field) {
        adit_field_look_at(look, &loading->world, state, at->field);
    }
    return ADIT_OK;
}

static adit_status read_field(loader *loading, char *line, adit_element *at, adit_field_look *look,
                              adit_err *err)
{
    adit_state *state = adit_game_root(loading->game);
    char *equals = strchr(line, ' ');
    adit_status status;

    if (equals == NULL || equals[1] != '=' || equals[2] != ' ') {
        return bad_line(loading, err, "expected 'field = value' or 'picks', got", line);
    }
    *equals = '\0';
    if (equals - line >= ADIT_FIELD_NAME_MAX) {
        return bad_line(loading, err, "there is no field", line);
    }
    if (strlen(equals + 3) >= ADIT_FIELD_WORD_MAX) {
        return bad_line(loading, err, "the value is too long for", line);
    }
    status = find_field(loading, line, at, look, err);
    if (status == ADIT_OK && at->field->derived) {
        status =
            adit_fail(err, ADIT_INPUT, "%s: is computed from other fields and is not saved", line);
    }
    if (status == ADIT_OK) {
        status = adit_element_store(look, state, at, line, equals + 3, true, err);
    }
    if (status != ADIT_OK) {
        adit_err_context(err, "reading line %d of a saved position", loading->head.lines.number);
    }
    return status;
}

static adit_status read_state(loader *loading, adit_err *err)
{
    adit_state *state = adit_game_root(loading->game);
    const adit_game_info *info = &loading->engine->def->info;
    int players = loading->head.info.players;
    adit_element at = {0};
    adit_field_look look = {0};
    char *line;

    if (players < info->min_players || players > info->max_players) {
        return adit_fail(err, ADIT_INPUT, "%s: %s is for %d to %d players, not %d", LOAD_NAME,
                         info->id, info->min_players, info->max_players, players);
    }
    state->players = (uint8_t)players;
    while ((line = adit_lines_next(&loading->head.lines)) != NULL &&
           (line[0] != 'p' || line[1] != 'i' || strcmp(line, "picks") != 0)) {
        ADIT_TRY(read_field(loading, line, &at, &look, err));
        if (state->players != players) {
            return bad_line(loading, err, "the header has a different number of players than",
                            line);
        }
    }
    return line != NULL ? ADIT_OK : bad_line(loading, err, "expected a line", "picks");
}

static bool same_in_play(const adit_in_play *a, const adit_in_play *b)
{
    return a->count == b->count && memcmp(a->card, b->card, a->count * sizeof *a->card) == 0;
}

/* Derived fields are rebuilt. What is in play follows from where the cards lie, but for its order,
 * so the lists of a position that the game wrote stay as they are. */
static adit_status rebuild_derived(loader *loading, adit_err *err)
{
    const adit_game_def *def = loading->engine->def;
    adit_state *state = adit_game_root(loading->game);
    const int players = state->players;
    adit_in_play table = state->in_play;
    adit_in_play seat[ADIT_MAX_SEATS];

    ADIT_TRY(adit_fields_check(&loading->world, state, err));
    for (int i = 0; i < players; i++) {
        seat[i] = adit_seat_of(def, state, i)->in_play;
    }
    adit_def_derive(def, state, loading->engine->cards);
    if (!same_in_play(&state->in_play, &table)) {
        return adit_fail(err, ADIT_INPUT, "%s: in_play: does not match the cards on the table",
                         LOAD_NAME);
    }
    for (int i = 0; i < players; i++) {
        if (!same_in_play(&adit_seat_of(def, state, i)->in_play, &seat[i])) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: player[%d].in_play: does not match the cards in front of the "
                             "player",
                             LOAD_NAME, i + 1);
        }
    }
    adit_err found;
    const adit_status status = adit_invariants_check_derived(loading->engine, state, &found);

    return status == ADIT_OK ? ADIT_OK : adit_fail(err, status, "%s: %s", LOAD_NAME, found.text);
}

/* ---- Picks ---- */

static bool read_int16(const char *text, int16_t *number)
{
    int64_t n = 0;
    bool is_number = adit_parse_int(text, INT16_MIN, INT16_MAX, &n);

    *number = (int16_t)n;
    return is_number;
}

static bool read_node(const adit_cards *cards, char *text, int16_t *value)
{
    char *mark = strrchr(text, '#');
    int16_t ordinal;

    if (mark == NULL || !read_int16(mark + 1, &ordinal)) {
        return false;
    }
    *mark = '\0';
    int card = adit_cards_find(cards, text);
    *mark = '#';
    if (card == ADIT_NO_CARD || ordinal < 0) {
        return false;
    }
    int node = cards->card[card].node_first + ordinal;
    *value = (int16_t)node;
    return node < cards->card[card].node_end;
}

static bool read_label(const adit_text_row *row, const char *text, int16_t *value)
{
    for (int i = 0; i < row->label_count; i++) {
        if (strcmp(row->labels[i], text) == 0) {
            *value = (int16_t)i;
            return true;
        }
    }
    return false;
}

static bool read_argument(const loader *loading, const adit_text_row *row, adit_arg_kind kind,
                          char *text, int16_t *value)
{
    if (text[0] == '#') {
        return read_int16(text + 1, value);
    }
    switch (kind) {
    case ADIT_ARG_GOOD:
        *value = (int16_t)adit_good_find(loading->engine->def->goods, text);
        return *value >= 0;
    case ADIT_ARG_CARD:
        *value = (int16_t)(adit_cards_find(loading->engine->cards, text) + 1);
        return *value > 0;
    case ADIT_ARG_NODE:
        return read_node(loading->engine->cards, text, value);
    case ADIT_ARG_LABEL:
        return read_label(row, text, value);
    case ADIT_ARG_NONE:
    case ADIT_ARG_NUMBER:
    case ADIT_ARG_SEAT:
    case ADIT_ARG_HIDDEN:
        return false;
    }
    return false;
}

/* The number of the option row with this name, or -1. */
static int find_row(const adit_game_def *def, const char *name)
{
    for (int what = 0; adit_option_row(def, what) != NULL; what++) {
        char candidate[80];
        adit_buffer out = adit_buffer_on(candidate, sizeof candidate);

        if (what >= ADIT_OPT_GAME && adit_option_row(def, what)->word[0] != name[0]) {
            continue;
        }
        adit_option_row_name(def, what, &out);
        if (strcmp(candidate, name) == 0) {
            return what;
        }
        if (what == ADIT_OPT_COMMON - 1) {
            what = ADIT_OPT_GAME - 1;
        }
    }
    return -1;
}

/* Cuts the line at its spaces; false: there are not six words, and it stays whole. */
static bool split_words(char *line, char *word[6])
{
    int spaces = 0;

    for (const char *at = line; *at != '\0'; at++) {
        spaces += *at == ' ';
    }
    for (int i = 0; spaces == 5 && i < 6; i++) {
        word[i] = line;
        line += strcspn(line, " ");
        if (i < 5) {
            *line++ = '\0';
        }
    }
    return spaces == 5;
}

static adit_status read_pick(loader *loading, char *line, adit_pick *pick, adit_err *err)
{
    char *word[6];
    int16_t seat;
    int kind = 0;

    if (!split_words(line, word)) {
        return bad_line(loading, err, "expected kind, player, option and three arguments, got",
                        line);
    }
    while (kind < ADIT_PICK_WORDS && strcmp(adit_pick_words[kind], word[0]) != 0) {
        kind++;
    }
    if (kind == ADIT_PICK_WORDS) {
        return bad_line(loading, err, "expected main, anytime, forced, none or chance, got",
                        word[0]);
    }
    if (!read_int16(word[1], &seat) || seat < 1 || seat > loading->head.info.players) {
        return bad_line(loading, err, "expected the number of a player, got", word[1]);
    }
    int what = find_row(loading->engine->def, word[2]);
    if (what < 0) {
        return bad_line(loading, err, "there is no option", word[2]);
    }
    const adit_text_row *row = adit_option_row(loading->engine->def, what);
    *pick = (adit_pick){.kind = (uint8_t)kind, .seat = (uint8_t)(seat - 1)};
    pick->option.what = (uint16_t)what;
    const adit_arg_kind kinds[3] = {row->a, row->b, row->c};
    int16_t *values[3] = {&pick->option.a, &pick->option.b, &pick->option.c};
    for (int i = 0; i < 3; i++) {
        if (!read_argument(loading, row, kinds[i], word[3 + i], values[i])) {
            return bad_line(loading, err, "not an argument of this option:", word[3 + i]);
        }
    }
    return ADIT_OK;
}

static adit_status read_picks(loader *loading, adit_err *err)
{
    char *line;

    while ((line = adit_lines_next(&loading->head.lines)) != NULL &&
           strncmp(line, "end ", 4) != 0) {
        if (loading->pick_count >= ADIT_MAX_PICKS) {
            return bad_line(loading, err, "too many picks for one transaction:", line);
        }
        ADIT_TRY(read_pick(loading, line, &loading->picks[loading->pick_count], err));
        loading->pick_line[loading->pick_count++] = loading->head.lines.number;
    }
    return line != NULL ? ADIT_OK : bad_line(loading, err, "expected a last line", "end");
}

/* ---- Making the picks again ---- */

static adit_status unfit_pick(const loader *loading, int n, adit_err *err)
{
    return adit_fail(err, ADIT_INPUT, "%s:%d: this pick is not possible in the game", LOAD_NAME,
                     loading->pick_line[n]);
}

/* Picks that the run made automatically must be the saved ones. The outcome of a draw may
 * differ if the hidden part was dealt again after it: then the saved one counts. */
static adit_status compare_picks(loader *loading, int *made, adit_err *err)
{
    adit_position *position = &loading->game->position;

    while (*made < position->pick_count && *made < loading->pick_count) {
        adit_pick *now = &position->picks[*made];
        const adit_pick *saved = &loading->picks[*made];

        if (now->kind != saved->kind || now->seat != saved->seat) {
            return unfit_pick(loading, *made, err);
        }
        (*made)++;
        if (adit_option_equal(now->option, saved->option)) {
            continue;
        }
        /* That it is one of the possible outcomes is checked by the draw itself. */
        if (now->kind != ADIT_PICK_CHANCE || saved->option.what != now->option.what ||
            (saved->option.b != 0 && saved->option.b != now->option.b) || saved->option.c != 0) {
            return unfit_pick(loading, *made - 1, err);
        }
        now->option.a = saved->option.a;
        position->pick_count = (uint16_t)*made;
        adit_status status = adit_game_run_on(loading->game, err);
        if (status != ADIT_OK) {
            return status == ADIT_NOMEM ? status : unfit_pick(loading, *made - 1, err);
        }
    }
    return ADIT_OK;
}

/* A position at which the game cannot even ask was not written by it. */
static adit_status run_to_question(loader *loading, adit_err *err)
{
    adit_err why;

    why.status = ADIT_OK;
    why.text[0] = '\0';
    adit_status status = adit_game_run_on(loading->game, &why);

    if (status == ADIT_OK) {
        return ADIT_OK;
    }
    if (status == ADIT_NOMEM || status == ADIT_LIMIT) {
        return adit_fail_with(err, status, why.text, "%s: ", LOAD_NAME);
    }
    return adit_fail_with(err, ADIT_INPUT, why.text,
                          "%s: the game cannot continue from it: ", LOAD_NAME);
}

static adit_status make_picks(loader *loading, adit_err *err)
{
    adit_game *game = loading->game;
    uint64_t root = adit_state_raw_hash(loading->engine->def, adit_game_root(game));
    int made = 0;

    ADIT_TRY(run_to_question(loading, err));
    ADIT_TRY(compare_picks(loading, &made, err));
    while (made < loading->pick_count) {
        const adit_pick *pick = &loading->picks[made];
        int before = made;

        if (pick->kind != ADIT_PICK_MAIN && pick->kind != ADIT_PICK_SECRET &&
            pick->kind != ADIT_PICK_ANYTIME) {
            return unfit_pick(loading, made, err);
        }
        adit_status status =
            adit_game_decide_option(game, pick->option, pick->kind == ADIT_PICK_ANYTIME, err);
        if (status == ADIT_ILLEGAL) {
            return unfit_pick(loading, made, err);
        }
        ADIT_TRY(status);
        ADIT_TRY(compare_picks(loading, &made, err));
        if (made == before) {
            return unfit_pick(loading, made, err); /* it ended the transaction */
        }
    }
    /* A saved position waits at its question: nothing is carried out by loading it. */
    if (game->position.pick_count != loading->pick_count ||
        adit_state_raw_hash(loading->engine->def, adit_game_root(game)) != root) {
        return adit_fail(err, ADIT_INPUT, "%s: the state and its picks are inconsistent",
                         LOAD_NAME);
    }
    return ADIT_OK;
}

/* ---- Writing it again ---- */

/* Another release may have written the file, as long as it wrote the same. */
static bool is_writer(const char *line)
{
    return strncmp(line, "engine ", 7) == 0 || strncmp(line, "lua ", 4) == 0;
}

/* The hash in the line of a mod has been looked at already: it may be one that the mod accepts. */
static bool is_same_mod(const char *now, const char *then, size_t length)
{
    return length > 16 && strncmp(now, "mod ", 4) == 0 && memcmp(now, then, length - 16) == 0;
}

/* Whether the line says what is written today. Cards may have other ids now. */
static bool is_same_line(const adit_cards *cards, const char *now, size_t now_length,
                         const char *then, size_t then_length)
{
    return (now_length == then_length &&
            (memcmp(now, then, now_length) == 0 || is_same_mod(now, then, now_length))) ||
           (is_writer(now) && is_writer(then)) ||
           adit_cards_same_words(cards, then, then_length, now, now_length);
}

/* The file ends with a line that no other can be equal to, so comparing stops there at the latest.
 */
static adit_status compare_lines(adit_game *game, const char *text, size_t length, adit_err *err)
{
    adit_text lines = {0};
    adit_status status = adit_position_write(game, &lines, err);
    const char *now = lines.data;
    const char *then = text + strcspn(text, "\n") + 1;
    const char *const end = text + length - ADIT_POSITION_END;

    if (status == ADIT_OK && lines.length == (size_t)(end - then) &&
        memcmp(now, then, lines.length) == 0) {
        now = lines.data + lines.length; /* as nearly always: nothing to look at line by line */
        then = end;
    }
    for (int number = 2; status == ADIT_OK && *now != '\0'; number++) {
        size_t now_length = strcspn(now, "\n");
        size_t then_length = strcspn(then, "\n");

        if (!is_same_line(game->engine->cards, now, now_length, then, then_length)) {
            status = adit_fail(err, ADIT_INPUT, "%s:%d: expected '%.*s', got '%.*s'", LOAD_NAME,
                               number, now_length < 80 ? (int)now_length : 80, now,
                               then_length < 80 ? (int)then_length : 80, then);
        }
        now += now_length + 1;
        then += then_length + 1;
    }
    if (status == ADIT_OK && then != end) {
        status = adit_fail(err, ADIT_INPUT, "%s: has trailing lines after its picks", LOAD_NAME);
    }
    adit_text_free(&lines);
    return status;
}

/* ---- All of it ---- */

static adit_status fill_game(loader *loading, adit_err *err)
{
    adit_setup setup = adit_file_head_setup(&loading->head);
    adit_game *game = loading->game;

    ADIT_TRY(adit_setup_copy_of(&setup, &game->setup, err));
    adit_game_read_forfeits(game, &loading->head.info);
    if (loading->head.info.seats[0] != '\0') {
        ADIT_TRY(adit_game_set_seats(game, loading->head.info.seats, err));
    }
    ADIT_TRY(read_state(loading, err));
    ADIT_TRY(read_picks(loading, err));
    ADIT_TRY(rebuild_derived(loading, err));
    ADIT_TRY(make_picks(loading, err));
    return adit_game_start(game, err);
}

static adit_status load_position(loader *loading, const char *text, size_t length, adit_err *err)
{
    ADIT_TRY(adit_file_head_read(text, length, LOAD_NAME, &loading->head, err));
    if (loading->head.info.is_record) {
        return adit_fail(err, ADIT_INPUT, "%s: is a recorded game, replay it instead", LOAD_NAME);
    }
    ADIT_TRY(adit_file_head_fits(&loading->head, loading->engine, true, err));
    ADIT_TRY(adit_game_alloc(loading->engine, &loading->game, err));
    ADIT_TRY(fill_game(loading, err));
    return compare_lines(loading->game, text, length, err);
}

adit_status adit_game_load(adit_engine *engine, const char *text, size_t length, adit_game **game,
                           adit_err *err)
{
    ADIT_NEED(game != NULL, err);
    *game = NULL;
    ADIT_NEED(engine != NULL && text != NULL, err);

    loader loading;

    loading.engine = engine;
    loading.world = (adit_field_world){engine->def, engine->cards, engine->names};
    loading.head = (adit_file_head){0};
    loading.game = NULL;
    loading.pick_count = 0;
    adit_status status = load_position(&loading, text, length, err);
    adit_file_head_free(&loading.head);
    if (status != ADIT_OK) {
        adit_game_free(loading.game);
        return status;
    }
    *game = loading.game;
    return ADIT_OK;
}
