/* details.c - what an option says about itself: what it does, what it costs, what comes of it.
 *
 * The option is decided on a copy, as far as its player could foresee: until something hidden would
 * be turned up, somebody else is asked, or the turn is over. What changes then is compared with
 * what is there now.
 */
#include <string.h>

#include "engine/base/memory.h"
#include "engine/explain/explain.h"
#include "engine/explain/spoken.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

typedef struct {
    int seat;                   /* from 0 */
    adit_state_space before;    /* what the question stands on */
    adit_goods had, has;        /* goods of the seat, then and as far as it can be foreseen */
    int had_points, has_points; /* the same for its points */
    bool is_first;              /* no transaction of the option is finished yet */
    bool is_known;              /* at least one is, without anything hidden */
    bool is_chance;             /* something hidden is turned up */
    bool is_over, asks;         /* the turn is over; the same player is asked again */
    int price_lines;            /* of the log, about prices */
    adit_text reasons;          /* those lines */
} foresight;

/* ---- Looking ahead ---- */

static const adit_goods *goods_of(const adit_game *game, const adit_state *state, int seat)
{
    const adit_game_def *def = game->engine->def;
    const char *bytes = (const char *)state;

    return &((const adit_seat *)(const void *)(bytes + def->players_offset +
                                               (size_t)seat * def->player_size))
                ->goods;
}

static int points_of(const adit_game *game, const adit_state *state, int seat)
{
    adit_tx look = adit_tx_for_looking(game->engine->runner, state, NULL);
    int total = 0;

    (void)game->engine->def->score(&look, seat, &total, NULL, 0);
    return look.stop == ADIT_OK ? total : 0;
}

static bool is_price_line(const adit_log_entry *entry)
{
    return entry->what == ADIT_LOG_PRICE || entry->what == ADIT_LOG_BASE_PRICE;
}

/* "printed: 2 stone; Masonry: 1 stone less" */
static void add_reason(const adit_game *game, const adit_log_entry *entry, adit_text *out)
{
    char words[256];
    adit_buffer text = adit_buffer_on(words, sizeof words);
    const bool is_base = entry->what == ADIT_LOG_BASE_PRICE;

    adit_say(&(adit_speaker){game->engine->def, game->engine->cards, &text, true}, entry->text);
    adit_text_addf(out, "%s%s: %s", out->length > 0 ? "; " : "",
                   is_base ? "printed" : game->engine->cards->card[entry->a - 1].title, words);
}

/* Lines about prices in the open transaction, those of answers before this one left out. */
static void note_prices(foresight *ahead, const adit_game *copy)
{
    int number = 0;

    adit_text_free(&ahead->reasons);
    for (int i = copy->log_open; i < copy->log.count; i++) {
        if (is_price_line(&copy->log.entry[i]) && copy->log.entry[i].seat == ahead->seat &&
            ++number > ahead->price_lines) {
            add_reason(copy, &copy->log.entry[i], &ahead->reasons);
        }
    }
}

static bool see_step(void *context, adit_game *copy, bool is_open)
{
    foresight *ahead = context;
    const adit_runner *runner = copy->engine->runner;
    const adit_state *work = (const adit_state *)(const void *)runner->work.bytes;
    const adit_state *before = (const adit_state *)(const void *)ahead->before.bytes;

    if (copy->turned) {
        ahead->is_chance = ahead->is_first;
        return false;
    }
    ahead->is_over = work->turn != before->turn;
    if (!ahead->is_first && ahead->is_over) {
        return false;
    }
    if (ahead->is_first) {
        note_prices(ahead, copy);
    }
    ahead->is_first = false;
    ahead->is_known = true;
    ahead->has = *goods_of(copy, work, ahead->seat);
    ahead->has_points = points_of(copy, work, ahead->seat);
    ahead->asks = is_open && runner->open.seat == ahead->seat && !ahead->is_over;
    return is_open ? true : !ahead->is_over;
}

/* How many lines about prices the answers before this one have brought. */
static int price_lines_before(adit_game *copy, const adit_game *game, int seat)
{
    int lines = 0;

    adit_game_copy(copy, game);
    adit_game_changed(copy);
    if (copy->position.pick_count == 0 || adit_game_run_once(copy, NULL) != ADIT_OPEN) {
        return 0;
    }
    for (int i = copy->log_open; i < copy->log.count; i++) {
        lines += is_price_line(&copy->log.entry[i]) && copy->log.entry[i].seat == seat;
    }
    return lines;
}

static adit_status look_ahead(adit_game *game, int index, foresight *ahead)
{
    const adit_runner *runner = game->engine->runner;
    const adit_state *work = (const adit_state *)(const void *)runner->work.bytes;
    const adit_option option = adit_game_option(game, index);
    const bool is_anytime = index >= adit_game_option_count(game);
    adit_game *copy = adit_game_clone(game);

    if (copy == NULL) {
        return ADIT_NOMEM;
    }
    memcpy(ahead->before.bytes, work, adit_state_size(game->engine->def, work->players));
    ahead->had = ahead->has = *goods_of(game, work, ahead->seat);
    ahead->had_points = ahead->has_points =
        points_of(game, (const adit_state *)(const void *)ahead->before.bytes, ahead->seat);
    ahead->is_first = true;
    copy->log.is_on = true;
    ahead->price_lines = price_lines_before(copy, game, ahead->seat);
    const adit_status status = adit_game_ahead_of(copy, game, option, is_anytime, see_step, ahead);
    adit_game_free(copy);
    return ahead->reasons.failed || status == ADIT_NOMEM ? ADIT_NOMEM : ADIT_OK;
}

/* ---- What is said ---- */

static void say_goods(const adit_game *game, const foresight *ahead, adit_option_details *out)
{
    const adit_game_def *def = game->engine->def;
    adit_buffer price = adit_buffer_on(out->price, sizeof out->price);
    adit_buffer gains = adit_buffer_on(out->gains, sizeof out->gains);
    adit_buffer after = adit_buffer_on(out->after, sizeof out->after);
    const adit_speaker to = {def, game->engine->cards, &after, true};
    adit_goods paid = {{0}}, gained = {{0}};

    for (int i = 0; def->goods[i].name != NULL; i++) {
        const int change = ahead->has.have[i] - ahead->had.have[i];

        paid.have[i] = (int16_t)(change < 0 ? -change : 0);
        gained.have[i] = (int16_t)(change > 0 ? change : 0);
        if (change != 0) {
            adit_buffer_addf(&after, "%s%d ", after.length > 0 ? ", " : "", ahead->has.have[i]);
            adit_say_good(&to, i, ahead->has.have[i]);
        }
    }
    adit_spoken_goods(def, &paid, &price);
    adit_spoken_goods(def, &gained, &gains);
    out->points = ahead->has_points - ahead->had_points;
}

/* The text and the short text of the first card that the option names and that has a text. */
static void say_cards(const adit_game *game, adit_option option, adit_buffer *out,
                      adit_buffer *brief)
{
    const adit_text_row *row = adit_option_row(game->engine->def, option.what);
    const adit_arg_kind kinds[] = {row->a, row->b, row->c};
    const int16_t args[] = {option.a, option.b, option.c};

    for (int i = 0; i < 3 && option.what != ADIT_OPT_EXCHANGE; i++) {
        const adit_card *card = kinds[i] == ADIT_ARG_CARD && args[i] > 0
                                    ? &game->engine->cards->card[args[i] - 1]
                                    : NULL;

        if (card != NULL && card->text != NULL && card->text[0] != '\0') {
            adit_buffer_add(out, card->text);
            adit_buffer_add(brief, card->brief == NULL ? "" : card->brief);
            return;
        }
    }
}

static void say_effect(adit_game *game, int index, adit_option option, adit_option_details *out)
{
    adit_buffer effect = adit_buffer_on(out->effect, sizeof out->effect);
    adit_buffer brief = adit_buffer_on(out->brief, sizeof out->brief);
    adit_buffer here = adit_buffer_on(out->here, sizeof out->here);
    const adit_game_def *def = game->engine->def;

    if (adit_game_option_meaning(game, index, out->effect, sizeof out->effect) == 0 &&
        adit_option_row(def, option.what) != NULL) {
        say_cards(game, option, &effect, &brief);
    }
    if (def->remark != NULL && option.what >= ADIT_OPT_GAME) {
        def->remark(adit_game_view_tx(game), adit_game_seat(game) - 1, option, &here);
    }
}

static void say_warning(adit_game *game, int index, const foresight *ahead,
                        adit_option_details *out)
{
    adit_buffer warning = adit_buffer_on(out->warning, sizeof out->warning);

    out->wastes = adit_game_option_is_idle(game, index);
    if (out->wastes) {
        adit_buffer_add(&warning, "no effect");
    } else if (out->points < 0) {
        adit_buffer_addf(&warning, "costs %d point%s", -out->points, out->points == -1 ? "" : "s");
        out->wastes = out->points < -1 || out->gains[0] == '\0';
    } else if (ahead->is_known && ahead->is_over && out->gains[0] == '\0' &&
               out->price[0] == '\0' && out->points == 0 && adit_game_option_count(game) > 1 &&
               adit_option_row(game->engine->def, adit_game_option(game, index).what)->a ==
                   ADIT_ARG_NONE) {
        adit_buffer_add(&warning, "you could still do more");
    }
}

static void say_title(adit_game *game, int index, adit_option option, adit_option_details *out)
{
    adit_buffer title = adit_buffer_on(out->title, sizeof out->title);
    const adit_runner *runner = game->engine->runner;
    const bool is_anytime = index >= adit_game_option_count(game);
    adit_option_steps steps;

    adit_spoken_option(game->engine->def, game->engine->cards,
                       is_anytime ? &runner->exchanges : &runner->options, option, &title, &steps);
    out->step_count = steps.count;
    for (int i = 0; i < steps.count; i++) {
        out->step_end[i] = steps.end[i];
    }
}

size_t adit_game_option_said(adit_game *game, int index, char *buffer, size_t size)
{
    if (game == NULL || buffer == NULL || index < 0 || adit_game_is_over(game) ||
        index >= adit_game_option_count(game) + adit_game_anytime_count(game) ||
        adit_game_sync(game, NULL) != ADIT_OK) {
        return 0;
    }
    adit_buffer out = adit_buffer_on(buffer, size);
    adit_option_steps steps;
    const adit_runner *runner = game->engine->runner;
    const bool is_anytime = index >= adit_game_option_count(game);

    adit_spoken_option(game->engine->def, game->engine->cards,
                       is_anytime ? &runner->exchanges : &runner->options,
                       adit_game_option(game, index), &out, &steps);
    return out.length;
}

adit_status adit_game_option_details(adit_game *game, int index, adit_option_details *details,
                                     adit_err *err)
{
    ADIT_NEED(game != NULL && details != NULL, err);
    *details = (adit_option_details){0};
    if (index < 0 || adit_game_is_over(game) ||
        index >= adit_game_option_count(game) + adit_game_anytime_count(game)) {
        return adit_fail(err, ADIT_USAGE, "there is no option %d", index);
    }
    ADIT_TRY(adit_game_sync(game, err));

    const adit_read_point mark = adit_game_read_point(game);
    const adit_option option = adit_game_option(game, index);
    foresight *ahead = adit_alloc(sizeof *ahead);
    if (ahead == NULL) {
        return adit_nomem(err);
    }
    *ahead = (foresight){.seat = adit_game_seat(game) - 1};
    say_title(game, index, option, details);
    say_effect(game, index, option, details);
    adit_status status = look_ahead(game, index, ahead);
    if (status == ADIT_OK) {
        say_goods(game, ahead, details);
        adit_buffer reasons = adit_buffer_on(details->price_parts, sizeof details->price_parts);
        adit_buffer_add(&reasons, ahead->reasons.data != NULL ? ahead->reasons.data : "");
        details->is_chance = ahead->is_chance;
        details->asks = ahead->asks;
        if (!ahead->asks && index < adit_game_option_count(game)) {
            adit_buffer follows = adit_buffer_on(details->follows, sizeof details->follows);
            adit_spoken_outlook(game, index, &follows);
        }
        details->ends_turn = ahead->is_over;
        say_warning(game, index, ahead, details);
    }
    adit_text_free(&ahead->reasons);
    adit_free(ahead);
    adit_game_forgive_reads(game, mark);
    return status == ADIT_OK ? ADIT_OK : adit_nomem(err);
}
