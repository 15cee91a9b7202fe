/* plot.c - what a scenario tells while it is played, and when it ends the match. */
#include "engine/match/plot.h"

#include <stdio.h>
#include <string.h>

#include "engine/rules/runner.h"

enum { GOES_ON, WON, LOST }; /* values of the counter `ending` */

static int16_t *counter_of(adit_state *state, const adit_cards *cards, const adit_plot *plot,
                           int number)
{
    return &state->counter[cards->card[plot->card].counter[number].slot];
}

static int ending_of(const adit_state *state, const adit_cards *cards, const adit_plot *plot)
{
    return plot->ending < 0 ? GOES_ON
                            : state->counter[cards->card[plot->card].counter[plot->ending].slot];
}

/* ---- Moments ---- */

/* The seat, from 1, whose points the test is about; 0: it is about a field. */
static int points_of(const adit_plot_test *test)
{
    int seat = 0, end = 0;

    return sscanf(test->field, "player[%d].points%n", &seat, &end) == 1 && end > 0 &&
                   test->field[end] == '\0'
               ? seat
               : 0;
}

static adit_status read_points(adit_tx *tx, const adit_plot_test *test, int seat, int64_t *value)
{
    int points = 0;

    if (seat < 1 || seat > tx->work->players || test->is != NULL) {
        return adit_fail(tx->err, ADIT_INPUT,
                         "%s: points must be a number, of a player from 1 to %d", test->field,
                         tx->work->players);
    }
    (void)tx->def->score(tx, seat - 1, &points, NULL, 0);
    *value = points;
    return tx->stop;
}

static adit_status ask_test(adit_tx *tx, const adit_plot_test *test, bool *holds)
{
    char scratch[ADIT_FIELD_WORD_MAX];
    adit_field_value value = {.is_number = true};
    int seat = points_of(test);

    if (seat != 0) {
        ADIT_TRY(read_points(tx, test, seat, &value.number));
    } else {
        ADIT_TRY(adit_field_read(tx->runner->engine->names, tx->work, -1, test->field, scratch,
                                 &value, tx->err));
    }
    if (value.is_number != (test->is == NULL)) {
        return adit_fail(tx->err, ADIT_INPUT, "%s: %s", test->field,
                         value.is_number
                             ? "is a number; compare it with at_least, at_most or is = 3"
                             : "is a word; compare it with is = \"...\"");
    }
    *holds = value.is_number ? value.number >= test->min && value.number <= test->max
                             : adit_cards_means(tx->cards, test->is, value.word);
    return ADIT_OK;
}

static adit_status ask_function(adit_tx *tx, const adit_plot *plot, int script, bool *holds)
{
    adit_why why = {.text = ""};

    tx->card = plot->card;
    tx->card_seat = ADIT_ON_TABLE;
    adit_status status = tx->host->reason(tx->host->self, tx, script, plot->seat, holds, &why);

    *holds = *holds && why.text[0] == '\0'; /* a text is a reason why not */
    tx->card = tx->card_seat = ADIT_NO_CARD;
    return status;
}

/* What is wrong with a test is said with its place. */
static adit_status name_place(adit_tx *tx, const adit_plot *plot, int line, adit_status status)
{
    if (status == ADIT_INPUT && tx->err != NULL) {
        const adit_err one = *tx->err;

        return adit_fail(tx->err, ADIT_INPUT, "%s:%d: %.3000s", tx->cards->card[plot->card].file,
                         line, one.text);
    }
    return status;
}

static adit_status ask_moment(adit_tx *tx, const adit_plot *plot, const adit_moment *moment,
                              bool *holds)
{
    const int ending = ending_of(tx->root, tx->cards, plot);

    *holds = (moment->at != ADIT_AT_WIN || ending == WON) &&
             (moment->at != ADIT_AT_LOSE || ending == LOST) &&
             (moment->at != ADIT_AT_END || tx->root->is_over) &&
             adit_turn_number(tx->root) >= moment->turn;
    for (int i = 0; i < moment->test_count && *holds; i++) {
        ADIT_TRY(name_place(tx, plot, moment->line, ask_test(tx, &moment->test[i], holds)));
    }
    return *holds && moment->script >= 0 ? ask_function(tx, plot, moment->script, holds) : ADIT_OK;
}

/* ---- Going on ---- */

static adit_status find_ending(adit_tx *tx, const adit_plot *plot, int *ending)
{
    bool holds = false;

    *ending = GOES_ON;
    if (plot->has_win) {
        ADIT_TRY(ask_moment(tx, plot, &plot->win, &holds));
        *ending = holds ? WON : GOES_ON;
    }
    if (plot->has_lose && !holds) {
        ADIT_TRY(ask_moment(tx, plot, &plot->lose, &holds));
        *ending = holds ? LOST : GOES_ON;
    }
    return ADIT_OK;
}

static void note_lines(adit_tx *tx, const adit_plot *plot, const char *text)
{
    char line[ADIT_MAX_SAYING_LINE + 1];

    tx->card = plot->card;
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");

        snprintf(line, sizeof line, "%.*s", (int)length, text);
        adit_note_with_words(tx, ADIT_LOG_STORY, -1, line);
        text += length + (text[length] == '\n');
    }
    tx->card = ADIT_NO_CARD;
}

static adit_status say_what_is_due(adit_tx *tx, adit_state *root, const adit_plot *plot)
{
    for (int i = 0; i < plot->saying_count; i++) {
        int16_t *said =
            counter_of(root, tx->cards, plot, plot->said + (i >= ADIT_SAID_BITS ? 1 : 0));
        const int16_t bit = (int16_t)(1 << i % ADIT_SAID_BITS);
        bool holds = false;

        if ((*said & bit) == 0) {
            ADIT_TRY(ask_moment(tx, plot, &plot->saying[i].moment, &holds));
        }
        if (holds) {
            *said = (int16_t)(*said | bit);
            note_lines(tx, plot, plot->saying[i].text);
        }
    }
    return ADIT_OK;
}

/* A transaction that looks at the root. */
static adit_tx *look_at_root(adit_game *game, adit_err *err)
{
    adit_tx *tx = &game->engine->runner->tx;

    adit_tx_begin(game->engine->runner, &game->position, game->log.is_on ? &game->log : NULL, err);
    tx->is_looking = true;
    return tx;
}

static adit_status go_on_with(adit_tx *tx, adit_state *root, const adit_plot *plot)
{
    int ending = GOES_ON;

    if (!adit_plot_has_ended(root, tx->cards)) {
        ADIT_TRY(find_ending(tx, plot, &ending));
    }
    if (ending != GOES_ON) {
        *counter_of(root, tx->cards, plot, plot->ending) = (int16_t)ending;
        root->is_over = 1;
    }
    return say_what_is_due(tx, root, plot);
}

adit_status adit_plot_go_on_long(adit_game *game, adit_err *err)
{
    const adit_cards *cards = game->engine->cards;
    adit_state *root = adit_game_root(game);
    adit_status status = ADIT_OK;

    for (int i = 0; i < cards->plot_count && status == ADIT_OK; i++) {
        status = go_on_with(look_at_root(game, err), root, &cards->plot[i]);
    }
    game->log_open = game->log.count;
    if (status == ADIT_OK && game->log.failed) {
        game->log.failed = false;
        return adit_nomem(err);
    }
    return status;
}

/* ---- The start ---- */

static adit_status check_moment(adit_tx *tx, const adit_plot *plot, const adit_moment *moment)
{
    bool holds;

    for (int i = 0; i < moment->test_count; i++) {
        ADIT_TRY(name_place(tx, plot, moment->line, ask_test(tx, &moment->test[i], &holds)));
    }
    return ADIT_OK;
}

adit_status adit_plot_check(adit_game *game, adit_err *err)
{
    const adit_cards *cards = game->engine->cards;

    for (int i = 0; i < cards->plot_count; i++) {
        const adit_plot *plot = &cards->plot[i];
        adit_tx *tx = look_at_root(game, err);

        if (plot->seat >= adit_game_root(game)->players) {
            return adit_fail(
                err, ADIT_INPUT, "%s:%d: seat: there are %d players", cards->card[plot->card].file,
                plot->has_win ? plot->win.line : plot->lose.line, adit_game_root(game)->players);
        }
        ADIT_TRY(check_moment(tx, plot, &plot->win));
        ADIT_TRY(check_moment(tx, plot, &plot->lose));
        for (int k = 0; k < plot->saying_count; k++) {
            ADIT_TRY(check_moment(tx, plot, &plot->saying[k].moment));
        }
    }
    return ADIT_OK;
}

adit_status adit_plot_check_start(adit_game *game, adit_err *err)
{
    const adit_cards *cards = game->engine->cards;
    const adit_state *root = adit_game_root(game);

    for (int i = 0; i < cards->plot_count; i++) {
        const adit_plot *plot = &cards->plot[i];
        const int ending = ending_of(root, cards, plot);

        if (ending != GOES_ON) {
            return adit_fail(err, ADIT_INPUT,
                             "%s:%d: %s: holds before the first decision; the match would be over "
                             "at its start",
                             cards->card[plot->card].file,
                             ending == WON ? plot->win.line : plot->lose.line,
                             ending == WON ? "win" : "lose");
        }
    }
    return ADIT_OK;
}

/* ---- The end ---- */

bool adit_plot_has_ended(const adit_state *state, const adit_cards *cards)
{
    for (int i = 0; i < cards->plot_count; i++) {
        if (ending_of(state, cards, &cards->plot[i]) != GOES_ON) {
            return true;
        }
    }
    return false;
}

bool adit_plot_winners(const adit_state *state, const adit_cards *cards, unsigned *winners,
                       char *verdict, size_t size)
{
    for (int i = 0; i < cards->plot_count && state->is_over; i++) {
        const adit_plot *plot = &cards->plot[i];
        const int ending = ending_of(state, cards, plot);
        const unsigned seat = 1U << plot->seat, all = (1U << state->players) - 1;

        if (ending != GOES_ON) {
            *winners = ending == WON ? seat : all & ~seat;
            if (verdict != NULL) {
                snprintf(verdict, size, "player %d %s the scenario '%s'", plot->seat + 1,
                         ending == WON ? "wins" : "loses", cards->card[plot->card].title);
            }
            return true;
        }
    }
    return false;
}
