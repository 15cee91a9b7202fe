/* cmd_check.c - `adit check`: every problem of mods, cards, scenarios and recorded games.
 *
 * A problem is an answer, not a failure of the command, so problems go to stdout and the exit
 * code is 1; as everywhere, it is 6 only for a path that cannot be read.
 */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/cmd/visit.h"
#include "bindings/cli/session/campaign.h"
#include "bindings/cli/session/scenarios.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"
#include "bindings/lua/adit_lua.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { SOURCE_MAX = 256 * 1024 };

typedef struct {
    const cli_args *args;
    bool is_json;
    cli_json json;
    int problems;
    int results;
    int code;
    const char *path;       /* the current file, */
    const cli_place *place; /* what it is, */
    char what[128];         /* in words if it is valid, */
    adit_text source;       /* and its lines, which can be shown */
    adit_budget *budget;    /* for everything that is tried */
    adit_text reported;     /* every problem so far, each with a NUL after it */
} check_run;

/* Each problem starts a line; further lines of it are indented. */
static const char *next_problem(const char *text)
{
    do {
        text += strcspn(text, "\n");
        text += *text == '\n';
    } while (*text == ' ' || *text == '\t' || *text == '\n');
    return text;
}

/* The last line may stand for several problems: "... and 12 more". */
static int problem_weight(const char *problem)
{
    int more = 0;

    return sscanf(problem, "... and %d more", &more) == 1 && more > 0 ? more : 1;
}

/* A problem with the line that it is about, if the message does not show it. */
static void put_problem(check_run *run, const char *problem)
{
    adit_text text = {0};

    adit_text_add(&text, problem);
    if (strstr(problem, " | ") == NULL) {
        aditl_lint_excerpt(problem, run->path, &run->source, &text);
    }
    const char *shown = text.failed ? problem : text.data;
    if (run->is_json) {
        cli_json_string(&run->json, NULL, shown);
    } else {
        cli_put_lines(stdout, shown);
        printf("\n");
    }
    adit_text_free(&text);
}

/* The problem with the real path of its file, however it was named. */
static void name_once(const char *problem, char *key, size_t size)
{
    char path[PATH_MAX], real[PATH_MAX];
    size_t length = strcspn(problem, ":\n");

    snprintf(path, sizeof path, "%.*s", (int)length, problem);
    if (length < sizeof path && problem[length] == ':' && realpath(path, real) != NULL) {
        snprintf(key, size, "%s%s", real, problem + length);
    } else {
        snprintf(key, size, "%s", problem);
    }
}

/* Whether the same was reported of another path: a scenario is checked with the cards of its mod.
 */
static bool is_reported(check_run *run, const char *problem)
{
    char key[PATH_MAX + sizeof((adit_err *)0)->text];
    const adit_text *all = &run->reported;

    name_once(problem, key, sizeof key);
    for (size_t at = 0; at < all->length; at += strlen(all->data + at) + 1) {
        if (strcmp(all->data + at, key) == 0) {
            return true;
        }
    }
    adit_text_add_bytes(&run->reported, key, strlen(key) + 1);
    if (run->reported.failed) {
        adit_text_free(&run->reported); /* then problems are reported twice */
    }
    return false;
}

/* Returns how many there are; *old: how many of them were reported before. */
static int put_problems(check_run *run, const char *text, int *old)
{
    int count = 0;
    char problem[sizeof((adit_err *)0)->text];

    while (*text != '\0') {
        const char *next = next_problem(text);
        snprintf(problem, sizeof problem, "%.*s", (int)(next - text), text);
        size_t length = strlen(problem);
        while (length > 0 && problem[length - 1] == '\n') {
            problem[--length] = '\0';
        }
        const bool is_old = is_reported(run, problem);
        if (!is_old || run->is_json) {
            put_problem(run, problem);
        }
        *old += is_old ? problem_weight(problem) : 0;
        count += problem_weight(problem);
        text = next;
    }
    return count;
}

/* Findings that are collected in one message. */
typedef struct {
    adit_buffer out;
    int lost;
} findings;

static void add_finding(void *context, const char *text)
{
    findings *list = context;

    if (list->out.length + strlen(text) + 40 > list->out.size) {
        list->lost++;
        return;
    }
    adit_buffer_add(&list->out, list->out.length > 0 ? "\n" : "");
    adit_buffer_add(&list->out, text);
}

/* Tries the cards of the place in games that continue from `start`, or in any if that is NULL; the
 * findings become an error like those of the loader. */
static adit_status try_cards(const cli_place *place, adit_engine *engine, const adit_game *start,
                             uint64_t *signature, adit_err *err)
{
    findings list = {.out = adit_buffer_on(err->text, sizeof err->text)};
    aditl_lint *lint = NULL;
    adit_err failed = {0};
    adit_card_info card;
    adit_status status = aditl_lint_open(engine, start, add_finding, &list, &lint, &failed);

    if (status != ADIT_OK) {
        *err = failed;
        return status;
    }
    *signature = aditl_lint_signature(lint);
    for (int i = 0; i < adit_engine_card_count(engine); i++) {
        if (adit_engine_card(engine, i, &card) == ADIT_OK && cli_place_has(place, &card)) {
            aditl_lint_card(lint, i);
        }
    }
    status = aditl_lint_count(lint) > 0 ? ADIT_INPUT : ADIT_OK;
    if (list.lost > 0) {
        adit_buffer_addf(&list.out, "\n... and %d more", list.lost);
    }
    err->status = status;
    aditl_lint_close(lint);
    return status;
}

static void ignore_finding(void *context, const char *text)
{
    (void)context;
    (void)text;
}

/* Plays the same games in a second Lua state, whose tables have another memory layout. */
static adit_status compare_states(const check_run *run, const adit_game_info *info,
                                  uint64_t signature, adit_err *err)
{
    adit_engine *twin = NULL;
    aditl_lint *lint = NULL;
    adit_status status = cli_place_open(run->place, info, run->args, &twin, err);

    cli_use_budget(twin, run->budget);
    ADIT_THEN(status, aditl_lint_open(twin, NULL, ignore_finding, NULL, &lint, err));
    if (status == ADIT_OK && aditl_lint_signature(lint) != signature) {
        status = adit_fail(err, ADIT_INPUT,
                           "%s: the same games run differently in a second Lua state: a script "
                           "depends on the memory layout of tables",
                           run->place->root);
    }
    aditl_lint_close(lint);
    adit_engine_close(twin);
    return status;
}

static adit_status try_scenario(check_run *run, adit_err *err)
{
    cli_table table;
    uint64_t signature = 0;
    adit_status status = cli_table_open(&table, run->args, run->path, err);

    cli_use_budget(table.engine, run->budget);
    if (status == ADIT_OK && cli_place_cards(run->place, table.engine) > 0) { /* its own cards */
        status = try_cards(run->place, table.engine, table.game, &signature, err);
    }
    ADIT_THEN(status, cli_campaign_check(run->args, run->path, err));
    snprintf(run->what, sizeof run->what, "a %s of %s", table.is_puzzle ? "puzzle" : "scenario",
             table.scenario != NULL ? adit_scenario_game(table.scenario) : "");
    cli_table_close(&table);
    return status;
}

/* table.lua of the title and of the mod, and the mod's drawings. */
static adit_status try_layout(const adit_engine *engine, const adit_game_info *info, adit_err *err)
{
    adit_text layout = {0}, drawings = {0};

    ADIT_TRY(adit_engine_layout(engine, info->max_players, &layout, err));
    adit_text_free(&layout);
    findings list = {.out = adit_buffer_on(err->text, sizeof err->text)};
    adit_status status = adit_engine_drawings(engine, add_finding, &list, &drawings, err);

    if (list.lost > 0) {
        adit_buffer_addf(&list.out, "\n... and %d more", list.lost);
    }
    if (status == ADIT_OK && list.out.length > 0) {
        err->status = status = ADIT_INPUT;
    }
    adit_text_free(&drawings);
    return status;
}

/* Loads and tries a bot or cards with one game. */
static adit_status try_title(void *context, const adit_game_info *info, bool *fits, adit_err *err)
{
    check_run *run = context;
    adit_engine *engine = NULL;
    adit_bot *bot = NULL;
    uint64_t signature = 0;
    bool is_bot = run->place->kind == CLI_PLACE_BOT;
    adit_status status = cli_place_open(run->place, info, run->args, &engine, err);

    cli_use_budget(engine, run->budget);
    if (status == ADIT_OK && is_bot) {
        status = adit_bot_new(engine, run->path, 1, 1, &bot, err);
    }
    int cards = status == ADIT_OK ? cli_place_cards(run->place, engine) : 0;
    if (cards > 0 && run->place->kind == CLI_PLACE_CARDS) {
        status = try_cards(run->place, engine, NULL, &signature, err);
        ADIT_THEN(status, compare_states(run, info, signature, err));
    }
    if (status == ADIT_OK && !is_bot) {
        status = try_layout(engine, info, err);
    }
    if (is_bot) {
        snprintf(run->what, sizeof run->what, "a bot");
    } else {
        snprintf(run->what, sizeof run->what, "%d card%s of %s", cards, cards == 1 ? "" : "s",
                 info->id);
        *fits = cards > 0;
    }
    if (bot != NULL) {
        bot->free(bot);
    }
    adit_engine_close(engine);
    return status;
}

static adit_status try_record(check_run *run, adit_err *err)
{
    adit_text text = {0};
    adit_file_info info = {0};
    adit_status status = adit_file_read(run->path, 64 << 20, &text, err);

    ADIT_THEN(status, adit_file_inspect(text.data, text.length, run->path, &info, err));
    snprintf(run->what, sizeof run->what,
             info.is_record ? "a recorded game of %s" : "a saved position of %s", info.game);
    adit_text_free(&text);
    return status;
}

static adit_status try_path(check_run *run, adit_err *err)
{
    bool fits = false;

    if (run->place->kind == CLI_PLACE_RECORD) {
        return try_record(run, err);
    }
    if (run->place->kind == CLI_PLACE_SCRIPT) {
        snprintf(run->what, sizeof run->what, "a script; 'adit run' and 'adit test' run it");
        return ADIT_OK;
    }
    if (run->place->kind == CLI_PLACE_SCENARIO) {
        return try_scenario(run, err);
    }
    if (run->place->kind == CLI_PLACE_CAMPAIGN) {
        snprintf(run->what, sizeof run->what, "a campaign");
        return cli_campaign_check(run->args, run->path, err);
    }
    ADIT_TRY(cmd_try_titles(run->place, try_title, run, &fits, err));
    if (!fits && !run->place->is_sure) {
        snprintf(run->what, sizeof run->what, "no cards");
    }
    return ADIT_OK;
}

static void put_result(check_run *run, adit_status status, const adit_err *err)
{
    int problems = 0, old = 0;

    if (run->is_json) {
        cli_json_object(&run->json, NULL);
        cli_json_string(&run->json, "path", run->path);
        cli_json_bool(&run->json, "ok", status == ADIT_OK);
        cli_json_list(&run->json, "problems");
    }
    if (status != ADIT_OK) {
        problems = put_problems(run, err->text, &old);
        problems = problems > 0 ? problems : 1;
    }
    if (run->is_json) {
        cli_json_close_list(&run->json);
        cli_json_close_object(&run->json);
    } else if (status == ADIT_OK) {
        cli_print(stdout, "%s: ok, %s\n", run->path, run->what);
    } else {
        cli_print(stdout, "%s: %d problem%s", run->path, problems, problems == 1 ? "" : "s");
        if (old > 0 && old < problems) {
            printf(", %d of them reported above\n", old);
        } else {
            printf(old > 0 ? ", reported above\n" : "\n");
        }
    }
    run->problems += problems - old;
    run->results++;
}

static void check_place(check_run *run, const char *path, const cli_place *place)
{
    adit_err err = {0};

    if (adit_budget_check(run->budget, NULL, &err) != ADIT_OK) {
        run->code = run->code == CLI_OK ? cli_fail(&err) : run->code; /* reported once */
        return;
    }
    run->path = path;
    run->place = place;
    adit_status status = try_path(run, &err);
    if (status == ADIT_IO) {
        run->code = cli_fail(&err);
        return;
    }
    /* Messages about cards already show the line. */
    if (status != ADIT_OK && !place->is_folder && place->kind != CLI_PLACE_CARDS) {
        (void)adit_file_read(path, SOURCE_MAX, &run->source, NULL);
    }
    put_result(run, status, &err);
    adit_text_free(&run->source);
    run->source = (adit_text){0};
}

/* A file that was found in a folder, not named: if it is a link, nobody asked for what it leads
 * to. The loader says the same of cards. */
static void check_found(void *context, const char *path, unsigned where)
{
    check_run *run = context;
    const char *why = cli_not_a_file(path);
    cli_place place;
    adit_err err = {0};

    if (why != NULL) {
        if ((where & CMD_IN_OTHERS) != 0 || adit_ends_with(path, ".play")) {
            adit_fail(&err, ADIT_INPUT, "%s: %s", path, why);
            run->path = path;
            put_result(run, ADIT_INPUT, &err);
        }
    } else if (cli_place_find(path, &place, NULL) == ADIT_OK && place.kind != CLI_PLACE_CARDS &&
               place.kind != CLI_PLACE_SCRIPT) {
        check_place(run, path, &place);
    }
}

/* Scenarios, bots and recorded games may be next to the cards of a mod, or in folders without any;
 * each is checked separately. */
static void check_path(void *context, const char *typed)
{
    check_run *run = context;
    const cmd_visitor visitor = {run, check_path, check_found};
    char path[PATH_MAX];
    cli_place place;
    adit_err err = {0};
    int before = run->results;

    snprintf(path, sizeof path, "%s", typed);
    if (strlen(typed) < sizeof path) {
        aditl_plain_path(path);
    }
    if (cli_place_find(path, &place, &err) != ADIT_OK) {
        run->code = cli_fail(&err);
        return;
    }
    place.is_probed = true;
    if (place.kind != CLI_PLACE_FOLDER) {
        check_place(run, path, &place);
    }
    if (place.is_folder) {
        const char *slash = strrchr(place.path, '/');
        cmd_visit_folder(&visitor, path,
                         (place.kind == CLI_PLACE_CARDS ? CMD_IN_MOD : 0) |
                             (slash != NULL ? cmd_folder_role(slash + 1) : 0));
    }
    if (place.is_folder && run->results == before && run->code == CLI_OK) {
        cli_message("%s: nothing to check", path);
    }
}

int cmd_check(const cli_args *args)
{
    adit_budget budget;
    check_run run = {.args = args, .is_json = cli_has(args, CLI_OPT_JSON), .budget = &budget};

    CLI_TRY(cli_budget(args, ADIT_BUDGET_CHECK, &budget));
    if (run.is_json) {
        cli_json_begin(&run.json, stdout, "check");
        cli_json_list(&run.json, "paths");
    }
    for (int i = 0; i < args->operand_count; i++) {
        check_path(&run, args->operand[i]);
    }
    if (run.is_json) {
        cli_json_close_list(&run.json);
        cli_json_number(&run.json, "problem_count", run.problems);
        cli_json_end(&run.json);
    }
    adit_text_free(&run.reported);
    return run.code != CLI_OK ? run.code : run.problems > 0 ? CLI_NO : CLI_OK;
}
