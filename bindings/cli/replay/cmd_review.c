/* cmd_review.c - `adit review`: a recorded game as the planner sees it.
 *
 * Before each decision the options are judged by adit_game_hint, from what the deciding seat could
 * see then; what was decided is compared with the best.
 */
#include <string.h>

#include "bindings/cli/replay/replay.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/table/table.h"
#include "bindings/cli/term/progress.h"
#include "engine/base/memory.h"

enum { TEXT_SIZE = 512, MOST_SHOWN = 10, SURE = 2, POINT = 100 };

/* What the review says of a decision. */
typedef struct {
    int seat, turn;
    char decision[TEXT_SIZE], best[TEXT_SIZE];
    char said[TEXT_SIZE], best_said[2 * TEXT_SIZE + 8]; /* the same for people */
    int options;
    adit_hint taken; /* of the decision; futures 0: it was not judged */
    int best_points;
} judged;

typedef struct {
    const cli_args *args;
    cli_match match;
    adit_game *game; /* that is walked through; owned */
    int seat;        /* whose decisions are judged; 0: everybody's */
    judged *list;    /* owned */
    int count, total;
    bool has_hints, has_futures; /* of some decision */
} review;

/* ---- Judging ---- */

static bool is_mistake(const judged *now)
{
    return now->taken.futures > 0 && now->taken.loss > SURE * now->taken.error;
}

static adit_status judge(review *all, judged *now, int index, adit_err *err)
{
    adit_hint hints[ADIT_MAX_OPTIONS];
    int count = 0;

    ADIT_TRY(adit_game_hint(all->game, cli_value(all->args, CLI_OPT_EFFORT), hints,
                            ADIT_MAX_OPTIONS, &count, err));
    all->has_hints = all->has_hints || count > 0;
    for (int i = 0; i < count && i < ADIT_MAX_OPTIONS; i++) {
        if (hints[i].index == index) {
            now->taken = hints[i];
            now->best_points = hints[0].points;
            all->has_futures = all->has_futures || now->taken.futures > 0;
            adit_game_option_text(all->game, hints[0].index, now->best, sizeof now->best);
        }
    }
    return is_mistake(now)
               ? adit_game_hint_said(all->game, cli_value(all->args, CLI_OPT_EFFORT),
                                     hints[0].index, now->best_said, sizeof now->best_said, err)
               : ADIT_OK;
}

static adit_status review_decision(review *all, int number, adit_err *err)
{
    judged *now = &all->list[all->count];

    ADIT_TRY(adit_game_decision(all->match.game, number, &now->seat, now->decision,
                                sizeof now->decision, err));
    const int index = adit_game_option_find(all->game, now->decision);
    snprintf(now->said, sizeof now->said, "%s", now->decision);
    if (index >= 0) {
        (void)adit_game_option_said(all->game, index, now->said, sizeof now->said);
    }
    now->turn = adit_game_turn_number(all->game);
    now->options = adit_game_option_count(all->game) + adit_game_anytime_count(all->game);
    if (index >= 0 && now->options > 1 && (all->seat == 0 || all->seat == now->seat)) {
        ADIT_TRY(judge(all, now, index, err));
    }
    ADIT_TRY(adit_game_step(all->game, now->decision, err));
    all->count++;
    return ADIT_OK;
}

static adit_status review_game(review *all, adit_err *err)
{
    progress bar;
    adit_status status = ADIT_OK;

    all->total = adit_game_decision_count(all->match.game);
    all->list = adit_alloc((size_t)(all->total + 1) * sizeof *all->list);
    all->game = adit_game_fork(all->match.game);
    if (all->list == NULL || all->game == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the review");
    }
    ADIT_TRY(adit_game_undo_to(all->game, 0, err));
    progress_start(&bar, "decisions", all->total);
    for (int i = 0; i < all->total && status == ADIT_OK && !cli_interrupted(); i++) {
        status = review_decision(all, i, err);
        progress_show(&bar, i + 1);
    }
    progress_end(&bar);
    const char *fault = adit_engine_hint_fault(all->match.setup.engine);
    if (fault != NULL) {
        cli_message("a move that fails is left out: %.*s", (int)strcspn(fault, "\n"), fault);
    }
    return status;
}

/* ---- The report ---- */

/* The decision that cost most of those that cost less than `below`, or are later and cost as much;
 * -1: none. */
static int next_mistake(const review *all, int last)
{
    int found = -1;

    for (int i = 0; i < all->count; i++) {
        const judged *now = &all->list[i];
        const int loss = now->taken.loss;
        const int before = last < 0 ? loss : all->list[last].taken.loss;
        const bool is_left = loss < before || (loss == before && i > last);

        if (is_mistake(now) && is_left && (found < 0 || loss > all->list[found].taken.loss)) {
            found = i;
        }
    }
    return found;
}

static void report_seats(const review *all)
{
    for (int seat = 1; seat <= adit_game_players(all->game); seat++) {
        int judged_count = 0, mistakes = 0;
        int64_t loss = 0;

        for (int i = 0; i < all->count; i++) {
            const judged *now = &all->list[i];
            if (now->seat == seat && now->taken.futures > 0) {
                judged_count++;
                mistakes += is_mistake(now);
                loss += is_mistake(now) ? now->taken.loss : 0;
            }
        }
        if (judged_count > 0) {
            printf(
                "player %d: %d decisions judged, %d clearly not the best, which cost %.1f points\n",
                seat, judged_count, mistakes, (double)loss / POINT);
        }
    }
}

static void report_all(const review *all)
{
    for (int i = 0; i < all->count; i++) {
        const judged *now = &all->list[i];

        cli_print(stdout, "[%d] p%d %s", i + 1, now->seat, now->said);
        if (now->taken.futures > 0) {
            printf("  (expects %.1f, loses %.1f +- %.1f)", (double)now->taken.points / POINT,
                   (double)now->taken.loss / POINT, (double)now->taken.error / POINT);
        }
        putchar('\n');
    }
    putchar('\n');
}

static void report_text(const review *all)
{
    int shown = 0;

    if (cli_has(all->args, CLI_OPT_ALL)) {
        report_all(all);
    }
    report_seats(all);
    for (int i = next_mistake(all, -1); i >= 0 && shown < MOST_SHOWN;
         i = next_mistake(all, i), shown++) {
        const judged *now = &all->list[i];

        if (shown == 0) {
            printf("\nThe decisions that cost most:\n");
        }
        cli_print(stdout, "[%d] turn %d, p%d: %s\n", i + 1, now->turn, now->seat, now->said);
        cli_print(stdout, "    better: %s (%.1f points more, +- %.1f)\n", now->best_said,
                  (double)now->taken.loss / POINT, (double)now->taken.error / POINT);
    }
}

static void report_json(const review *all)
{
    cli_json json;

    cli_json_begin(&json, stdout, "review");
    cli_json_string(&json, "game", all->match.setup.game);
    cli_json_number(&json, "decisions", all->total);
    cli_json_list(&json, "reviewed");
    for (int i = 0; i < all->count; i++) {
        const judged *now = &all->list[i];

        cli_json_object(&json, NULL);
        cli_json_number(&json, "decision", i + 1);
        cli_json_number(&json, "seat", now->seat);
        cli_json_number(&json, "turn", now->turn);
        cli_json_string(&json, "chosen", now->decision);
        cli_json_number(&json, "options", now->options);
        cli_json_bool(&json, "judged", now->taken.futures > 0);
        if (now->taken.futures > 0) {
            cli_json_real(&json, "points", (double)now->taken.points / POINT, 2);
            cli_json_real(&json, "loss", (double)now->taken.loss / POINT, 2);
            cli_json_real(&json, "error", (double)now->taken.error / POINT, 2);
            cli_json_bool(&json, "close", now->taken.is_close);
            cli_json_string(&json, "best", now->best);
            cli_json_real(&json, "best_points", (double)now->best_points / POINT, 2);
        }
        cli_json_close_object(&json);
    }
    cli_json_close_list(&json);
    cli_json_end(&json);
}

static int run_review(review *all)
{
    adit_err err = {0};

    CLI_TRY(cli_match_open(&all->match, all->args, all->args->operand[0], false, -1));
    CLI_TRY(cli_seat(all->args, all->match.game, &all->seat));
    if (!all->match.info.is_record) {
        return cli_usage(all->args, "%s: expected a recorded game, not a saved position",
                         all->args->operand[0]);
    }
    CLI_TRY(cli_setup_threads(&all->match.setup, all->args, 0));
    cli_catch_interrupt();
    if (review_game(all, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    if (all->has_hints && !all->has_futures) {
        return cli_usage(all->args,
                         "--effort %s: follows no option into the future, so nothing can be "
                         "judged; expected hard, expert, a number of playouts or a time",
                         cli_value(all->args, CLI_OPT_EFFORT));
    }
    if (cli_has(all->args, CLI_OPT_JSON)) {
        report_json(all);
    } else {
        report_text(all);
    }
    if (all->count < all->total) {
        cli_message("interrupted: %d of %d decisions were reviewed", all->count, all->total);
        return CLI_INTERRUPTED;
    }
    return CLI_OK;
}

int cmd_review(const cli_args *args)
{
    review all = {.args = args};

    if (cli_has(args, CLI_OPT_HTML)) {
        return cli_table_html(args, cli_value(args, CLI_OPT_HTML), true);
    }
    const int code = run_review(&all);

    adit_game_free(all.game);
    adit_free(all.list);
    cli_match_close(&all.match);
    return code;
}
