/* inspect.c - what can be seen of a game: fields, hashes, points, a drawing.
 *
 * All of it reads the working state, never the root: in the middle of an effect the root is
 * out of date.
 */
#include <string.h>
#include <xxhash.h>

#include "engine/base/assert.h"
#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "engine/match/invariants.h"
#include "engine/match/plot.h"
#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

static adit_field_world world_of(const adit_game *game)
{
    return (adit_field_world){game->engine->def, game->engine->cards, game->engine->names};
}

static bool is_seat(const adit_game *game, int seat)
{
    return seat >= 1 && seat <= adit_game_players(game);
}

/* Seats count from 1 outside and from 0 inside; 0 means everything, -1 inside, and a spectator is
 * ADIT_NOBODY. */
_Static_assert(ADIT_SPECTATOR - 1 == ADIT_NOBODY, "a spectator sees what nobody hides");
adit_status adit_check_viewer(const adit_game *game, int seat, adit_err *err)
{
    if (seat == 0 || seat == ADIT_SPECTATOR || is_seat(game, seat)) {
        return ADIT_OK;
    }
    return adit_fail(err, ADIT_USAGE, "there is no seat %d; expected 1 to %d, or 0 for everything",
                     seat, adit_game_players(game));
}

/* ---- Hashes ---- */

/* The same on every machine: numbers are hashed as little-endian bytes. */
static uint64_t hash_of(const uint64_t *numbers, int count)
{
    unsigned char bytes[8 * 8];

    for (int i = 0; i < count * 8; i++) {
        bytes[i] = (unsigned char)(numbers[i / 8] >> (i % 8 * 8));
    }
    return XXH3_64bits(bytes, (size_t)count * 8);
}

/* Numbers of cards and nodes depend on what else is loaded; their names do not. */
static uint64_t argument_hash(const adit_game *game, adit_arg_kind kind, int value)
{
    const adit_cards *cards = game->engine->cards;

    if (kind == ADIT_ARG_CARD && value > 0) {
        return cards->card[value - 1].id_hash;
    }
    if (kind == ADIT_ARG_NODE && value > 0) {
        const adit_card *card = &cards->card[cards->node[value].card];
        return card->id_hash + (uint64_t)(value - card->node_first) + 1;
    }
    return (uint64_t)(int64_t)value;
}

static uint64_t pick_hash(const adit_game *game, const adit_pick *pick)
{
    const adit_text_row *row = adit_option_row(game->engine->def, pick->option.what);
    const uint64_t parts[] = {pick->kind,
                              pick->seat,
                              pick->option.what,
                              argument_hash(game, row->a, pick->option.a),
                              argument_hash(game, row->b, pick->option.b),
                              argument_hash(game, row->c, pick->option.c)};

    return hash_of(parts, 6);
}

uint64_t adit_game_hash(adit_game *game)
{
    if (game == NULL) {
        return 0;
    }

    const adit_field_world world = world_of(game);
    const adit_tx *tx = adit_game_view_tx(game);
    uint64_t hash = adit_fields_hash(&world, tx->work, -1);

    for (int i = 0; i < game->position.pick_count; i++) {
        const uint64_t both[] = {hash, pick_hash(game, &game->position.picks[i])};
        hash = hash_of(both, 2);
    }
    return hash;
}

uint64_t adit_game_view_hash(adit_game *game, int seat)
{
    if (game == NULL || adit_check_viewer(game, seat, NULL) != ADIT_OK) {
        return 0;
    }

    const adit_field_world world = world_of(game);

    return adit_fields_hash(&world, adit_game_view_tx(game)->work, seat - 1);
}

/* ---- Fields ---- */

static adit_status visit_fields(adit_game *game, int seat, bool zeros, adit_field_visit visit,
                                void *context, adit_err *err)
{
    const adit_field_world world = world_of(game);

    ADIT_TRY(adit_check_viewer(game, seat, err));
    ADIT_TRY(adit_game_sync(game, err));
    return adit_fields_visit(&world, adit_game_view_tx(game)->work, seat - 1, zeros, visit,
                             context);
}

adit_status adit_game_state_visit(adit_game *game, int seat, bool zeros, adit_field_visit visit,
                                  void *context)
{
    ADIT_NEED(game != NULL && visit != NULL, NULL);
    return visit_fields(game, seat, zeros, visit, context, NULL);
}

adit_status adit_game_field(adit_game *game, int seat, const char *name, char *scratch,
                            adit_field_value *out, adit_err *err)
{
    ADIT_TRY(adit_check_viewer(game, seat, err));
    ADIT_TRY(adit_game_sync(game, err));
    return adit_field_read(game->engine->names, adit_game_view_tx(game)->work, seat - 1, name,
                           scratch, out, err);
}

static void add_json_field(void *context, const char *name, bool is_number, int64_t number,
                           const char *word)
{
    adit_text *out = context;

    const bool is_first = out->data[out->length - 1] == '{';

    adit_text_add_bytes(out, is_first ? "\n  " : ",\n  ", is_first ? 3 : 4);
    adit_text_add_json(out, name);
    adit_text_add_bytes(out, ": ", 2);
    if (is_number) {
        adit_text_add_number(out, number);
    } else {
        adit_text_add_json(out, word);
    }
}

adit_status adit_game_state_json(adit_game *game, int seat, adit_text *out, adit_err *err)
{
    ADIT_NEED(game != NULL && out != NULL, err);
    ADIT_TRY(adit_check_viewer(game, seat, err)); /* before anything is written */
    ADIT_TRY(adit_game_sync(game, err));
    adit_text_add(out, "{");
    if (!out->failed) {
        (void)visit_fields(game, seat, true, add_json_field, out, NULL);
    }
    adit_text_add(out, "\n}\n");
    return adit_text_status(out, err);
}

static void add_line(void *context, const char *name, bool is_number, int64_t number,
                     const char *word)
{
    adit_text *out = context;

    adit_text_add(out, name);
    adit_text_add(out, " = ");
    if (is_number) {
        adit_text_add_number(out, number);
    } else {
        adit_text_add(out, word);
    }
    adit_text_add_char(out, '\n');
}

static adit_status write_lines(adit_game *game, int seat, bool zeros, adit_text *out, adit_err *err)
{
    ADIT_TRY(visit_fields(game, seat, zeros, add_line, out, err));
    return adit_text_status(out, err);
}

adit_status adit_game_state_lines(adit_game *game, int seat, adit_text *out, adit_err *err)
{
    ADIT_NEED(game != NULL && out != NULL, err);
    return write_lines(game, seat, false, out, err);
}

/* Both dumps have the same elements in the same order, so they are compared line by line. */
static void add_differences(const char *old, const char *new, adit_text *out)
{
    if (ADIT_CANNOT(old == NULL || new == NULL)) { /* every game has fields */
        return;
    }
    while (*old != '\0' && *new != '\0') {
        size_t old_length = strcspn(old, "\n"), new_length = strcspn(new, "\n");
        size_t name = strcspn(old, "=");

        if (old_length != new_length || memcmp(old, new, old_length) != 0) {
            adit_text_add_bytes(out, old, name - 1);
            adit_text_add(out, ": ");
            adit_text_add_bytes(out, old + name + 2, old_length - name - 2);
            adit_text_add(out, " -> ");
            adit_text_add_bytes(out, new + name + 2, new_length - name - 2);
            adit_text_add_char(out, '\n');
        }
        old += old_length + 1;
        new += new_length + 1;
    }
}

adit_status adit_game_diff(adit_game *from, adit_game *to, adit_text *out, adit_err *err)
{
    ADIT_NEED(from != NULL && to != NULL && out != NULL, err);

    adit_text old = {0}, new = {0};

    if (adit_game_players(from) != adit_game_players(to)) {
        return adit_fail(err, ADIT_USAGE, "cannot compare a game of %d players with one of %d",
                         adit_game_players(from), adit_game_players(to));
    }
    adit_status status = write_lines(from, 0, true, &old, err);
    ADIT_THEN(status, write_lines(to, 0, true, &new, err));
    if (status == ADIT_OK) {
        add_differences(old.data, new.data, out);
        status = adit_text_status(out, err);
    }
    adit_text_free(&old);
    adit_text_free(&new);
    return status;
}

/* Lists what was offered when the n-th pick was made; the picks from there on are left out. */
static int options_before(adit_game *game, int n)
{
    game->position.pick_count = (uint16_t)n;
    adit_game_changed(game);
    return adit_game_sync(game, NULL) == ADIT_OK ? game->engine->runner->options.count : 0;
}

static bool has_secret_answer(const adit_position *position)
{
    for (int i = 0; i < position->pick_count; i++) {
        if (position->picks[i].kind == ADIT_PICK_SECRET) {
            return true;
        }
    }
    return false;
}

/* Gives the secret answers of everybody but `seat` again, at random, while they are secret. */
static void deal_answers(adit_game *game, int seat, adit_rng *rng)
{
    const int picks = game->position.pick_count, asked = game->asked;

    if (!has_secret_answer(&game->position) || !adit_game_is_secret(game)) {
        return;
    }
    const int from = game->engine->runner->open.secret_from - 1;
    for (int i = picks - 1; i >= from; i--) {
        const adit_pick kept = game->position.picks[i];
        const int count =
            kept.kind == ADIT_PICK_SECRET && kept.seat != seat ? options_before(game, i) : 0;

        game->position.picks[i] = kept;
        if (count > 0) {
            game->position.picks[i].option =
                game->engine->runner->options.item[adit_rng_below(rng, 0, (uint32_t)count)];
        }
    }
    game->position.pick_count = (uint16_t)picks;
    game->asked = asked;
    adit_game_changed(game);
}

/* Gives what lies face down before other seats again. */
static void deal_secrets(adit_game *game, int seat, uint64_t seed)
{
    const adit_field_world world = world_of(game);
    adit_rng rng;

    adit_rng_begin(&rng, ADIT_FOR_SECRETS, seed, seat);
    adit_fields_deal(&world, adit_game_root(game), seat - 1, &rng);
}

void adit_game_determinise(adit_game *game, int seat, uint64_t seed)
{
    if (game == NULL || (seat != ADIT_SPECTATOR && !is_seat(game, seat))) {
        return;
    }

    const adit_field_world world = world_of(game);
    adit_state *root = adit_game_root(game);
    adit_rng other;

    adit_game_forget_history(game); /* which speaks of what was dealt really */
    /* Only the key changes: counters show how much was drawn, which everybody saw. */
    adit_rng_begin(&other, ADIT_FOR_SEARCH, seed, seat);
    deal_answers(game, seat - 1, &other);
    memcpy(root->rng.key, other.key, sizeof root->rng.key);
    adit_fields_forget(&world, root, seat - 1);
    deal_secrets(game, seat, seed);
    game->position.takes_tags = 1;
    adit_game_changed(game);
}

/* ---- Rules ---- */

adit_status adit_game_check(adit_game *game, adit_err *err)
{
    ADIT_NEED(game != NULL, err);
    ADIT_TRY(adit_game_sync(game, err));
    return adit_invariants_check(game->engine, adit_game_view_tx(game)->work, err);
}

/* Asks every card for its points. */
static adit_status check_scores(adit_game *game, adit_err *err)
{
    adit_status status = ADIT_OK;

    for (int seat = 0; status == ADIT_OK && seat < adit_game_players(game); seat++) {
        adit_tx *tx = adit_game_view_tx(game);
        int total = 0;

        tx->err = err;
        (void)game->engine->def->score(tx, seat, &total, NULL, 0);
        status = tx->stop;
        tx->err = NULL;
    }
    if (status != ADIT_OK) {
        adit_err_context(err, "counting the points");
    }
    return status;
}

/* Asks every card for its exchanges. One whose test fails is silently not offered. */
static adit_status check_exchanges(adit_game *game, adit_err *err)
{
    adit_options *list = adit_alloc(sizeof *list);
    adit_err found = {ADIT_OK, ""};

    ADIT_TRY_NEW(list, err);
    adit_tx *tx = adit_game_view_tx(game);
    adit_options_clear(list, ADIT_MAX_OPTIONS, false);
    tx->err = &found;
    adit_status status = adit_exchange_list(tx, &game->engine->runner->open, list);
    tx->err = NULL;
    adit_options_free(list);
    adit_free(list);
    if (status != ADIT_OK) {
        return adit_nomem(err);
    }
    if (found.status != ADIT_SCRIPT && found.status != ADIT_LIMIT) {
        return ADIT_OK;
    }
    if (err != NULL) {
        *err = found;
        adit_err_context(err, "listing the exchanges");
    }
    return found.status;
}

adit_status adit_game_check_cards(adit_game *game, adit_err *err)
{
    ADIT_NEED(game != NULL, err);
    ADIT_TRY(adit_game_sync(game, err));
    ADIT_TRY(check_scores(game, err));
    return adit_game_is_over(game) ? ADIT_OK : check_exchanges(game, err);
}

int adit_game_cards_in_play(adit_game *game, int seat, int *cards, int max)
{
    if (game == NULL || cards == NULL || !is_seat(game, seat) ||
        adit_game_sync(game, NULL) != ADIT_OK) {
        return -1;
    }

    const adit_in_play *in_play = &adit_seat_in(adit_game_view_tx(game), seat - 1)->in_play;

    for (int i = 0; i < in_play->count && i < max; i++) {
        cards[i] = in_play->card[i];
    }
    return in_play->count;
}

int adit_game_turn(adit_game *game)
{
    return game != NULL ? adit_game_view_tx(game)->work->turn : 0;
}

int adit_game_turn_number(adit_game *game)
{
    return game != NULL ? adit_turn_number(adit_game_view_tx(game)->work) : 0;
}

/* What a script was asked while looking may have ended without memory. */
static void note_left(adit_tx *tx)
{
    (void)adit_note_read_error(tx->runner, tx->stop == ADIT_NOMEM ? ADIT_NOMEM : ADIT_OK);
}

int adit_game_score(adit_game *game, int seat, int *total, adit_score_line *lines, int max)
{
    if (game == NULL || total == NULL) {
        return -1;
    }
    *total = 0;
    if (!is_seat(game, seat)) {
        return -1;
    }

    adit_tx *tx = adit_game_view_tx(game);
    int count = game->engine->def->score(tx, seat - 1, total, lines, max);

    note_left(tx);
    return tx->stop == ADIT_OK ? count : -1;
}

unsigned adit_game_winners(adit_game *game, char *verdict, size_t size)
{
    char unused[8];

    if (verdict == NULL) {
        verdict = unused;
        size = sizeof unused;
    }
    *verdict = '\0';
    if (game == NULL || !adit_game_is_over(game)) {
        return 0;
    }
    adit_tx *tx = adit_game_view_tx(game);
    unsigned winners;

    if (!adit_plot_winners(tx->work, tx->cards, &winners, verdict, size)) {
        winners = adit_def_winners(game->engine->def, tx, adit_game_players(game), verdict, size);
    }
    note_left(tx);
    return winners;
}

int adit_view_evaluate(adit_tx *tx, int seat)
{
    unsigned winners;

    adit_begin_decision(tx->runner->engine);
    tx->stop = ADIT_OK;
    int worth = adit_def_evaluate(tx->def, tx, seat - 1);
    if (adit_plot_winners(tx->work, tx->cards, &winners, NULL, 0)) {
        worth += (winners >> (seat - 1) & 1) != 0 ? ADIT_PLOT_WORTH : -ADIT_PLOT_WORTH;
    }
    note_left(tx);
    return worth;
}

int adit_game_evaluate(adit_game *game, int seat)
{
    if (game == NULL || !is_seat(game, seat)) {
        return 0;
    }
    return adit_view_evaluate(adit_game_view_tx(game), seat);
}

/* part -1: everything. */
static adit_status draw_any(adit_game *game, int seat, int part, int width, bool unicode,
                            bool colour, adit_text *out, adit_err *err)
{
    ADIT_NEED(game != NULL && out != NULL, err);

    ADIT_TRY(adit_check_viewer(game, seat, err));

    adit_canvas *canvas = adit_alloc(sizeof *canvas);
    ADIT_TRY_NEW(canvas, err);
    const adit_read_point mark = adit_game_read_point(game);
    adit_canvas_clear(canvas, width);
    adit_tx *tx = adit_game_view_tx(game);
    if (part < 0) {
        adit_def_draw(game->engine->def, tx, game->engine->cards, tx->work, seat - 1, canvas);
    } else {
        adit_def_draw_part(game->engine->def, tx, game->engine->cards, tx->work, seat - 1,
                           (adit_drawing)part, canvas);
    }
    note_left(tx);
    adit_canvas_write(canvas, unicode, colour, out);
    adit_free(canvas);
    ADIT_TRY(adit_game_read_error(game, mark, err));
    return adit_text_status(out, err);
}

adit_status adit_game_draw(adit_game *game, int seat, int width, bool unicode, bool colour,
                           adit_text *out, adit_err *err)
{
    return draw_any(game, seat, -1, width, unicode, colour, out, err);
}

adit_status adit_game_draw_part(adit_game *game, int seat, adit_drawing part, int width,
                                bool unicode, bool colour, adit_text *out, adit_err *err)
{
    ADIT_NEED(seat > 0 && part <= ADIT_DRAW_COMMON, err);
    return draw_any(game, seat, (int)part, width, unicode, colour, out, err);
}
