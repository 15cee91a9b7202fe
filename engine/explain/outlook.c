/* outlook.c - the answers that were taken without a question, and what an option leads to.
 *
 * Whether a single answer is asked for depends on the exchanges that are possible, and a script
 * need not know: it may give the answer where it was not asked for, and leave it out where it is.
 * And people see beforehand what an option will do without asking again.
 */
#include <string.h>

#include "engine/explain/spoken.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

/* Whether the answer was taken without a question since the last decision; each once, in order. */
static bool take_forced(adit_game *game, const char *text)
{
    adit_forced_list *list = &game->log.forced;

    for (int i = list->next; i < list->count; i++) {
        if (strcmp(&list->texts.data[list->item[i].text], text) == 0) {
            list->next = i + 1;
            return true;
        }
    }
    return false;
}

/* How many single answers have to be given before the text is an option; -1: it never is. */
static int answers_before(adit_game *game, const char *text)
{
    adit_game *copy = adit_game_clone(game);
    int count = -1;

    for (int i = 0; copy != NULL && i < ADIT_MAX_FORCED; i++) {
        if (adit_game_option_find(copy, text) >= 0) {
            count = i;
            break;
        }
        if (adit_game_is_over(copy) || !game->engine->runner->open.has_one_answer ||
            adit_game_decide(copy, 0, NULL) != ADIT_OK) {
            break;
        }
    }
    adit_game_free(copy);
    return count;
}

adit_status adit_game_step(adit_game *game, const char *text, adit_err *err)
{
    ADIT_NEED(game != NULL && text != NULL, err);
    if (adit_game_option_find(game, text) < 0) {
        if (take_forced(game, text)) {
            return ADIT_OK;
        }
        for (int left = answers_before(game, text); left > 0; left--) {
            ADIT_TRY(adit_game_decide(game, 0, err));
        }
    }
    return adit_game_decide_text(game, text, err);
}

/* ---- What an option leads to ---- */

/* How something is paid belongs to the answer that it pays for. */
static bool is_payment(const adit_forced_list *list, int n)
{
    return n != 0 && list->item[n].option.what == ADIT_OPT_PAY;
}

/* Where the lines of the log end that belong to the n-th answer. */
static int lines_end(const adit_log *log, int n)
{
    const adit_forced_list *list = &log->forced;
    const int end = list->item[n].log_end < 0 ? log->count : list->item[n].log_end;
    int next = n + 1;

    while (next < list->count && is_payment(list, next)) {
        next++;
    }
    return next < list->count && list->item[next].log_first < end ? list->item[next].log_first
                                                                  : end;
}

/* An answer that does something. */
static bool is_foreseen(const adit_log *log, int n, int seat)
{
    const adit_forced_answer *answer = &log->forced.item[n];

    return answer->may_surprise && answer->seat == seat && !is_payment(&log->forced, n) &&
           lines_end(log, n) > answer->log_first;
}

/* What `seat` pays from the n-th answer on, until the next. */
static void count_payment(const adit_log *log, int n, int seat, adit_goods *paid)
{
    for (int i = log->forced.item[n].log_first; i < lines_end(log, n); i++) {
        const adit_log_entry *entry = &log->entry[i];

        if (entry->what == ADIT_LOG_PAY && entry->seat == seat) {
            paid->have[entry->a] = (int16_t)(paid->have[entry->a] + entry->b);
        }
    }
}

static void add_outlook(const adit_game *after, int seat, adit_buffer *out)
{
    const adit_log *log = &after->log;
    adit_goods paid = {{0}};

    for (int i = 0; i < log->forced.count; i++) {
        if (!is_foreseen(log, i, seat)) {
            continue;
        }
        count_payment(log, i, seat, &paid);
        if (log->forced.item[i].option.what != ADIT_OPT_PAY) {
            adit_buffer_addf(out, "%s%s", out->length > 0 ? ", " : "",
                             &log->forced.texts.data[log->forced.item[i].text]);
        }
    }
    if (!adit_goods_are_none(&paid)) {
        adit_buffer_add(out, out->length > 0 ? ", pays " : "pays ");
        adit_spoken_goods(after->engine->def, &paid, out);
    }
}

static void add_answers(const adit_game *after, int seat, adit_buffer *out)
{
    const adit_engine *engine = after->engine;
    const adit_log *log = &after->log;
    adit_option_steps steps;

    for (int i = 0; i < log->forced.count; i++) {
        const adit_option option = log->forced.item[i].option;

        if (is_foreseen(log, i, seat) && option.what >= ADIT_OPT_GAME) {
            adit_buffer_add(out, out->length > 0 ? ", " : "");
            adit_spoken_option(engine->def, engine->cards, NULL, option, out, &steps);
        }
    }
}

void adit_spoken_outlook(adit_game *game, int index, adit_buffer *out)
{
    adit_game *after = adit_game_is_secret(game) ? NULL : adit_game_clone(game);

    if (after != NULL) {
        const int seat = adit_game_seat(game) - 1;

        after->log.is_on = true;
        if (adit_game_decide(after, index, NULL) == ADIT_OK) {
            add_answers(after, seat, out);
        }
        adit_game_free(after);
    }
}

size_t adit_game_option_outlook(adit_game *game, int index, char *text, size_t size)
{
    if (game == NULL || text == NULL) {
        return 0;
    }

    adit_buffer out = adit_buffer_on(text, size);
    /* What others have answered secretly must not show. */
    adit_game *after = adit_game_is_secret(game) ? NULL : adit_game_clone(game);

    if (after != NULL) {
        const int seat = adit_game_seat(game) - 1;

        after->log.is_on = true;
        if (adit_game_decide(after, index, NULL) == ADIT_OK) {
            add_outlook(after, seat, &out);
        }
        adit_game_free(after);
    }
    return out.length;
}
