/* workbench.c - cards that are being written: what is wrong with them, and loading them again.
 *
 * New cards are opened beside the old ones. Only when they load is the game played again with them,
 * as far as its decisions are still possible; otherwise the table stays as it is and reports why.
 */
#include "bindings/table/files.h"
#include "bindings/table/history.h"
#include "bindings/table/requests.h"

#include <stdio.h>
#include <string.h>

/* ---- Problems ---- */

/* The card whose file it is, or NULL. */
static json_t *card_of_file(adit_engine *engine, const char *file)
{
    adit_card_info info;

    for (int i = 0; i < adit_engine_card_count(engine); i++) {
        if (adit_engine_card(engine, i, &info) == ADIT_OK && strcmp(info.file, file) == 0) {
            return aditt_json_text(info.id);
        }
    }
    return NULL;
}

/* The line of the file, for the reader. */
static json_t *excerpt_of(const char *message, const char *file)
{
    adit_text source = {0}, excerpt = {0};
    json_t *out = NULL;

    if (adit_file_read(file, 1 << 20, &source, NULL) == ADIT_OK) {
        aditl_lint_excerpt(message, file, &source, &excerpt);
        out = aditt_json_text(excerpt.data == NULL ? "" : excerpt.data);
    }
    adit_text_free(&source);
    adit_text_free(&excerpt);
    return out;
}

/* "path:line: words", or words alone; lines that are indented belong to the one before. */
static void add_problem(aditt_table *table, const char *text, size_t length)
{
    char message[2048], file[1024] = "";
    json_t *problem = json_object();
    int line = 0, after = 0;

    snprintf(message, sizeof message, "%.*s", (int)length, text);
    if (sscanf(message, "%1023[^:\n]:%d:%n", file, &line, &after) < 2 || after == 0) {
        file[0] = '\0';
    }
    aditt_set(problem, "file", file[0] == '\0' ? NULL : aditt_json_text(file));
    aditt_set(problem, "line", file[0] == '\0' ? NULL : json_integer(line));
    aditt_set_text(problem, "text",
                   message + (file[0] == '\0' ? 0 : after + strspn(message + after, " ")));
    aditt_set(problem, "excerpt", file[0] == '\0' ? NULL : excerpt_of(message, file));
    aditt_set(problem, "card", file[0] == '\0' ? NULL : card_of_file(table->engine, file));
    (void)json_array_append_new(table->problems, problem);
}

static void add_problems(aditt_table *table, const char *text)
{
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");

        while (text[length] == '\n' && text[length + 1] == ' ') {
            length += 1 + strcspn(text + length + 1, "\n");
        }
        add_problem(table, text, length);
        text += length + (text[length] == '\n');
    }
}

typedef struct {
    aditt_table *table;
    int passed, failed;
} example_run;

static void note_example(void *context, const char *card, const char *example, bool passed,
                         const char *message)
{
    example_run *run = context;
    char text[1500];

    run->passed += passed;
    run->failed += !passed;
    if (!passed) {
        snprintf(text, sizeof text, "example '%s' of %s: %s", example, card, message);
        for (char *c = text; *c != '\0'; c++) {
            *c = *c == '\n' ? ' ' : *c;
        }
        add_problems(run->table, text);
    }
}

/* The examples of the cards of all mods, not those of the title. */
static void run_examples(aditt_table *table, adit_engine *engine)
{
    example_run run = {.table = table};
    adit_budget budget = adit_budget_of(ADIT_BUDGET_TEST, 0, NULL);

    (void)adit_engine_use_budget(engine, &budget);
    for (int i = 1; i < adit_engine_mod_count(engine); i++) {
        int passed = 0, failed = 0;
        adit_err err = {ADIT_OK, ""};

        if (adit_engine_run_examples(engine, adit_engine_mod(engine, i)->id, note_example, &run,
                                     &passed, &failed, &err) != ADIT_OK) {
            add_problems(table, err.text);
        }
    }
    (void)adit_engine_use_budget(engine, NULL);
    table->passed = run.passed;
    table->failed = run.failed;
}

static void note_drawing(void *context, const char *text)
{
    add_problems(context, text);
}

/* Mistakes in the drawings of the mods, which the page shows as tokens. */
static void check_drawings(aditt_table *table, adit_engine *engine)
{
    adit_text text = {0};
    adit_err err = {ADIT_OK, ""};

    if (adit_engine_drawings(engine, note_drawing, table, &text, &err) != ADIT_OK) {
        add_problems(table, err.text);
    }
    adit_text_free(&text);
}

/* ---- Loading again ---- */

/* Bots belong to their engine. Those that are not built in stay away from the new one. */
static void make_bots_again(aditt_table *table, adit_engine *engine, adit_table *bots)
{
    for (int seat = 1; seat <= table->players; seat++) {
        if (aditt_is_bot(table, seat) &&
            adit_bot_new(engine, table->names[seat - 1], seat, adit_game_seed(table->game),
                         &bots->bot[seat - 1], NULL) != ADIT_OK) {
            (void)adit_builtin_bot_new(engine, "random", seat, adit_game_seed(table->game),
                                       &bots->bot[seat - 1], NULL);
        }
    }
}

/* The present line played with the new cards, as far as it goes. */
static adit_status play_again(aditt_table *table, adit_engine *engine, adit_game **game,
                              adit_err *err)
{
    adit_transcript_check check = {0};
    adit_transcript *story = NULL;
    adit_text text = {0};
    char words[600];
    adit_status status = aditt_write_short(table, &text, err);

    if (status == ADIT_OK) {
        status = adit_transcript_open(text.data, text.length, "the game on the table", &story, err);
    }
    if (status == ADIT_OK) {
        status = adit_transcript_play(story, engine, -1, &check, game, err);
    }
    if (status == ADIT_OK && check.differs) {
        snprintf(words, sizeof words, "the game continues from decision %d: '%.200s' %.200s",
                 check.decisions, check.recorded, check.is_refused ? check.now : "");
        add_problems(table, words);
    }
    adit_transcript_free(story);
    adit_text_free(&text);
    return status;
}

static adit_status take_cards(aditt_table *table, adit_engine *engine, adit_err *err)
{
    adit_table bots = {0};
    adit_game *game = NULL;
    adit_status status = play_again(table, engine, &game, err);

    if (status != ADIT_OK) {
        adit_engine_close(engine);
        return status;
    }
    make_bots_again(table, engine, &bots);
    adit_table_clear(&table->bots); /* before their engine is closed */
    status = aditt_put_game(table, engine, game, err);
    if (status != ADIT_OK) {
        adit_table_clear(&bots);
        return status;
    }
    table->bots = bots;
    run_examples(table, table->engine);
    check_drawings(table, table->engine);
    return ADIT_OK;
}

void aditt_reload(aditt_table *table)
{
    adit_engine *engine = NULL;
    adit_err err = {ADIT_OK, ""};
    adit_status status = adit_engine_open(&table->cards, &engine, &err);
    adit_text layout = {0};

    json_decref(table->problems);
    table->problems = json_array();
    table->passed = table->failed = 0;
    if (status == ADIT_OK) {
        status = adit_engine_layout(engine, table->players, &layout, &err);
        adit_text_free(&layout);
        if (status != ADIT_OK) {
            adit_engine_close(engine);
        }
    }
    if (status == ADIT_OK) {
        status = take_cards(table, engine, &err);
    }
    if (status != ADIT_OK) {
        add_problems(table, err.text);
    }
    table->version++;
}

/* ---- Requests ---- */

adit_status aditt_do_problems(aditt_call *call)
{
    aditt_table *table = call->table;

    if (table->problems == NULL) {
        table->problems = json_array();
        run_examples(table, table->engine);
        check_drawings(table, table->engine);
    }
    aditt_set(call->out, "problems", json_incref(table->problems));
    aditt_set_number(call->out, "passed", table->passed);
    aditt_set_number(call->out, "failed", table->failed);
    aditt_set_number(call->out, "cards_version", (int64_t)table->cards_version);
    return ADIT_OK;
}

adit_status aditt_do_reload(aditt_call *call)
{
    aditt_reload(call->table);
    return aditt_do_problems(call);
}

bool aditt_poll(aditt_table *table)
{
    const uint64_t before = table->version;
    adit_seen_files now = {0};
    int count = 0;

    if (table->is_workbench && table->cards.mod_count > 0 &&
        adit_seen_files_look(&now, table->cards.mods, (int)table->cards.mod_count)) {
        const bool has_changed = adit_seen_files_change(&table->files, &now, &count) != NULL;

        adit_seen_files_free(&table->files);
        table->files = now;
        if (has_changed) {
            aditt_reload(table);
        }
    } else {
        adit_seen_files_free(&now);
    }
    (void)aditt_need_layout(table, NULL); /* before the first page asks for it */
    aditt_autosave(table);
    return table->version != before;
}

/* ---- Puzzles ---- */

static adit_status is_reached(void *context, adit_game *game, bool *reached, adit_err *err)
{
    return adit_scenario_reached(context, game, reached, NULL, 0, err);
}

/* The scenario that the request names, which the caller frees, or that of the match. */
static adit_status find_goal(aditt_call *call, adit_scenario **own, adit_scenario **goal)
{
    char name[ADITT_NAME_SIZE] = "", path[ADITT_MAX_PATH + ADITT_NAME_SIZE + 2];

    *goal = call->table->scenario;
    if (aditt_has(call, "name")) {
        ADIT_TRY(aditt_file_name(call, ".lua", name, sizeof name));
        snprintf(path, sizeof path, "%s/%s", call->table->folder_name, name);
        ADIT_TRY(adit_scenario_read(path, own, &call->err));
        *goal = *own;
    }
    return ADIT_OK;
}

/* The decisions are made again from the position of the table, where they can be said. */
static adit_status add_solution(aditt_call *call, adit_game *game)
{
    const int from = adit_game_decision_count(call->table->game);
    adit_game *walked = adit_game_fork(game);
    adit_status status = walked == NULL ? adit_fail(&call->err, ADIT_NOMEM, "out of memory")
                                        : adit_game_undo_to(walked, from, &call->err);
    json_t *moves = json_array();
    int seat = 0;

    for (int i = from; i < adit_game_decision_count(game) && status == ADIT_OK; i++) {
        json_t *one = json_object();
        aditt_move move = {0};

        status = adit_game_decision(game, i, &seat, move.words, sizeof move.words, &call->err);
        if (status == ADIT_OK) {
            status = aditt_play_words(walked, move.words, &move, &call->err);
        }
        aditt_set_number(one, "seat", seat);
        aditt_set_text(one, "words", move.words);
        aditt_set_text(one, "said", move.said);
        (void)json_array_append_new(moves, one);
    }
    aditt_set(call->out, "moves", moves);
    adit_game_free(walked);
    return status;
}

static adit_status search_goal(aditt_call *call, adit_scenario *goal)
{
    static const char *const outcomes[] = {"found", "none", "limit", "stopped"};
    adit_solve_options options = {.positions = (uint64_t)aditt_get_number(call, "positions", 20000),
                                  .goal = is_reached,
                                  .context = goal};
    adit_solution solution = {0};

    if (goal == NULL || !adit_scenario_puzzle(goal, &options.puzzle)) {
        return adit_fail(&call->err, ADIT_ILLEGAL,
                         "this match is no puzzle: its scenario has no goal with a limit");
    }
    adit_status status = adit_game_solve(call->table->game, &options, &solution, &call->err);

    if (status == ADIT_OK) {
        aditt_set_text(call->out, "outcome", outcomes[solution.outcome]);
        aditt_set_number(call->out, "decisions", solution.decisions);
        aditt_set_number(call->out, "positions", (int64_t)solution.positions);
        if (solution.game != NULL) {
            status = add_solution(call, solution.game);
            adit_game_free(solution.game);
        }
    }
    return status;
}

adit_status aditt_do_solve(aditt_call *call)
{
    adit_scenario *own = NULL, *goal = NULL;
    adit_status status = find_goal(call, &own, &goal);

    if (status == ADIT_OK) {
        status = search_goal(call, goal);
    }
    adit_scenario_free(own);
    return status;
}
