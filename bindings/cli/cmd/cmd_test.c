/* cmd_test.c - `adit test`: examples of cards, recorded games, and scripts that assert.
 *
 * Passed tests are only counted; each failure gets a line that names it, so that the output is
 * short when all is well.
 */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/cmd/visit.h"
#include "bindings/cli/session/campaign.h"
#include "bindings/cli/session/scenarios.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"
#include "bindings/lua/adit_lua.h"
#include "engine/disk/file_below.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    const cli_args *args;
    bool is_json;
    cli_json json;
    int passed, failed;
    int code;             /* of an error that kept tests from running */
    adit_budget whole;    /* for all tests together */
    int left_out;         /* tests that did not fit into it */
    char given[PATH_MAX]; /* the real path of the current operand */
    const cli_place *place;
} test_run;

/* The budget of the next test; false: nothing is left for it. */
static bool next_budget(test_run *run, adit_budget *budget)
{
    *budget = adit_budget_of(ADIT_BUDGET_TEST, 0, &run->whole);
    run->left_out += adit_budget_is_spent(&run->whole);
    return !adit_budget_is_spent(&run->whole);
}

static void report_test(test_run *run, const char *where, const char *name, bool passed,
                        const char *message)
{
    run->passed += passed;
    run->failed += !passed;
    if (passed) {
        return;
    }
    if (run->is_json) {
        cli_json_object(&run->json, NULL);
        cli_json_string(&run->json, "where", where);
        cli_json_string(&run->json, "name", name);
        cli_json_string(&run->json, "message", message);
        cli_json_close_object(&run->json);
        return;
    }
    cli_print(stdout, "FAIL %s", where);
    if (name[0] != '\0') {
        cli_print(stdout, ": %s", name);
    }
    printf(": ");
    cli_put_lines(stdout, message);
    printf("\n");
}

/* ---- Cards ---- */

static void report_example(void *context, const char *card, const char *example, bool passed,
                           const char *message)
{
    report_test(context, card, example, passed, message != NULL ? message : "");
}

static adit_status run_cards(test_run *run, adit_engine *engine, adit_err *err)
{
    adit_card_info card;

    for (int i = 0; i < adit_engine_card_count(engine); i++) {
        int passed = 0, failed = 0;
        adit_budget budget;
        ADIT_TRY(adit_engine_card(engine, i, &card));
        if (cli_place_has_examples(run->place, &card) && next_budget(run, &budget)) {
            (void)adit_engine_use_budget(engine, &budget);
            adit_status status = adit_engine_run_examples(engine, card.id, report_example, run,
                                                          &passed, &failed, err);
            (void)adit_engine_use_budget(engine, NULL);
            ADIT_TRY(status);
        }
    }
    return ADIT_OK;
}

static adit_status test_title(void *context, const adit_game_info *info, bool *fits, adit_err *err)
{
    test_run *run = context;
    adit_engine *engine = NULL;

    ADIT_TRY(cli_place_open(run->place, info, run->args, &engine, err));
    adit_budget_spend(&run->whole, ADIT_STEPS_OF_OPEN);
    *fits = cli_place_cards(run->place, engine) > 0;
    adit_status status = run_cards(run, engine, err);
    adit_engine_close(engine);
    return status;
}

static void test_cards(test_run *run, const cli_place *place)
{
    adit_err err = {0};
    bool fits;

    run->place = place;
    if (cmd_try_titles(place, test_title, run, &fits, &err) != ADIT_OK) {
        run->code = cli_fail(&err);
    }
}

/* ---- Recorded games and scripts ---- */

typedef struct {
    adit_text text;
    adit_transcript *file;
    adit_engine *engine;
    adit_game *game;
} opened_record;

static adit_status verify_record(opened_record *record, const cli_args *args, const char *path,
                                 adit_budget *budget, adit_err *err)
{
    static const cli_place none = {.kind = CLI_PLACE_RECORD};
    const adit_replay_options options = {.verify = true, .decisions = -1};
    adit_text *text = &record->text;

    ADIT_TRY(adit_file_read(path, 64 << 20, text, err));
    ADIT_TRY(adit_transcript_open(text->data, text->length, path, &record->file, err));
    const adit_file_info *info = adit_transcript_info(record->file);
    const adit_game_info *game = adit_game_info_find(info->game);
    if (game == NULL) {
        return adit_fail(err, ADIT_INPUT, "unknown game '%s'", info->game);
    }
    ADIT_TRY(cli_place_open(&none, game, args, &record->engine, err));
    cli_use_budget(record->engine, budget);
    return info->is_record
               ? adit_transcript_replay(record->file, record->engine, &options, &record->game, err)
               : adit_game_load(record->engine, text->data, text->length, &record->game, err);
}

static void test_record(test_run *run, const char *path)
{
    opened_record record = {.game = NULL};
    adit_err err = {0};
    adit_budget budget;

    if (!next_budget(run, &budget)) {
        return;
    }
    adit_status status = verify_record(&record, run->args, path, &budget, &err);
    report_test(run, path, "", status == ADIT_OK, err.text);
    adit_game_free(record.game);
    adit_engine_close(record.engine);
    adit_transcript_free(record.file);
    adit_text_free(&record.text);
}

/* ---- Scenarios and puzzles ---- */

static adit_status try_puzzle(cli_table *table, adit_err *err)
{
    adit_solution solution;
    char limit[96];
    adit_status status = cli_table_solve(table, CLI_POSITIONS, false, &solution, err);

    adit_game_free(solution.game);
    cli_limit_text(&table->puzzle, limit, sizeof limit);
    if (status == ADIT_OK && solution.outcome != ADIT_SOLVE_FOUND) {
        status = adit_fail(err, ADIT_DIFFERS, "%s within %s; %llu positions searched",
                           solution.outcome == ADIT_SOLVE_NONE ? "there is no solution"
                                                               : "no solution was found",
                           limit, (unsigned long long)solution.positions);
    }
    return status;
}

/* A scenario must set up, a puzzle must have a solution. */
static void test_scenario(test_run *run, const char *path)
{
    static cli_table table;
    adit_err err = {0};
    adit_budget budget;

    if (!next_budget(run, &budget)) {
        return;
    }
    adit_status status = cli_table_open(&table, run->args, path, &err);

    cli_use_budget(table.engine, &budget);
    if (status == ADIT_OK && table.is_puzzle) {
        status = try_puzzle(&table, &err);
    }
    cli_table_close(&table);
    report_test(run, path, "", status == ADIT_OK, err.text);
}

static void test_campaign(test_run *run, const char *path)
{
    adit_err err = {0};
    const adit_status status = cli_campaign_check(run->args, path, &err);

    report_test(run, path, "", status == ADIT_OK, err.text);
}

static bool is_scenario(const char *path)
{
    static cli_place place;

    return cli_place_find(path, &place, NULL) == ADIT_OK && place.kind == CLI_PLACE_SCENARIO;
}

/* The output of a script is shown only by `adit run`. */
static void ignore_output(void *context, const char *text, size_t length)
{
    (void)context;
    (void)text;
    (void)length;
}

/* What a test script may read and write. The paths are kept here: there is one at a time. */
typedef struct {
    char root[PATH_MAX], mods[CLI_MAX_MODS][PATH_MAX], named[CLI_MAX_MODS][PATH_MAX];
    adit_script_powers powers;
} test_powers;

_Static_assert(CLI_MAX_MODS < ADIT_SCRIPT_READABLE, "every --mod has its place");

/* The script is a stranger's, even if its mod is not: it reads its mod, or what was named if it
 * belongs to none, and every --mod. */
static void give_reading(const test_run *run, const cli_place *place, test_powers *out)
{
    const char *names[CLI_MAX_MODS];
    int count = cli_values(run->args, CLI_OPT_MOD, names, CLI_MAX_MODS);

    out->powers = adit_powers_stranger();
    if (place->root[0] == '\0' || realpath(place->root, out->root) == NULL) {
        snprintf(out->root, sizeof out->root, "%s", run->given);
    }
    (void)adit_powers_may_read_as(&out->powers, place->root, out->root);
    for (int i = 0; i < count && i < CLI_MAX_MODS; i++) {
        char *folder = out->named[i];

        if (aditl_mod_find(names[i], folder, sizeof out->named[i], NULL) == ADIT_OK &&
            realpath(folder, out->mods[i]) != NULL) {
            (void)adit_powers_may_read_as(&out->powers, folder, out->mods[i]);
        }
    }
}

/* With --keep-files games are written below the folder of the mod. */
static adit_status give_writing(const test_run *run, const cli_place *place, test_powers *out,
                                adit_err *err)
{
    if (!cli_has(run->args, CLI_OPT_KEEP_FILES)) {
        return ADIT_OK;
    }
    if (place->root[0] == '\0') {
        return adit_fail(err, ADIT_USAGE, "--keep-files: the script is not part of a mod");
    }
    return adit_folder_open(out->root, &out->powers.write_folder, err);
}

static void test_script(test_run *run, const char *path)
{
    adit_err err = {0};
    adit_budget budget;
    static cli_place place;
    static test_powers may;
    const bool has_mod = cli_place_find(path, &place, NULL) == ADIT_OK && place.root[0] != '\0';
    const char *const mod[] = {place.root, NULL};

    if (!next_budget(run, &budget)) {
        return;
    }
    give_reading(run, &place, &may);
    may.powers.budget = &budget;
    adit_status status = give_writing(run, &place, &may, &err);
    ADIT_THEN(status, adit_run_script_with(&may.powers, path, has_mod ? 1 : 0, mod, ignore_output,
                                           NULL, &err));
    if (may.powers.write_folder >= 0) {
        close(may.powers.write_folder);
    }
    may.powers.budget = NULL;
    report_test(run, path, "", status == ADIT_OK, err.text);
}

/* Whether the path is a folder of test scripts or inside one. The location of a mod does not count.
 */
static bool is_in_tests(const cli_place *place)
{
    char path[sizeof place->path + 1];

    if (place->kind == CLI_PLACE_CARDS) {
        return false;
    }
    snprintf(path, sizeof path, "%s/", place->path);
    return strstr(path, "/tests/") != NULL || strstr(path, "/playthroughs/") != NULL;
}

/* A file that was found in a folder, not named: if it is a link, nobody asked for what it leads
 * to. Recorded games and scenarios are tested anywhere, scripts only in folders of tests. */
static void test_found(void *context, const char *path, unsigned where)
{
    test_run *run = context;
    const char *why = cli_not_a_file(path);
    bool is_record = adit_ends_with(path, ".play");

    if (why != NULL) {
        if (is_record || (where & (CMD_IN_TESTS | CMD_IN_SCENARIOS)) != 0) {
            report_test(run, path, "", false, why);
        }
    } else if (is_record) {
        test_record(run, path);
    } else if (cli_is_campaign(path)) {
        test_campaign(run, path);
    } else if (is_scenario(path)) {
        test_scenario(run, path);
    } else if ((where & CMD_IN_TESTS) != 0) {
        test_script(run, path);
    }
}

/* ---- The command ---- */

static void test_path(void *context, const char *path)
{
    test_run *run = context;
    const cmd_visitor visitor = {run, test_path, test_found};
    static cli_place place;
    adit_err err = {0};

    if (cli_place_find(path, &place, &err) != ADIT_OK) {
        run->code = cli_fail(&err);
        return;
    }
    if (place.kind == CLI_PLACE_CARDS) {
        test_cards(run, &place);
    }
    if (place.is_folder) {
        cmd_visit_folder(&visitor, path,
                         (place.kind == CLI_PLACE_CARDS ? CMD_IN_MOD : 0) |
                             (is_in_tests(&place) ? CMD_IN_TESTS : 0));
    } else if (place.kind == CLI_PLACE_RECORD) {
        test_record(run, path);
    } else if (place.kind == CLI_PLACE_SCENARIO) {
        test_scenario(run, path);
    } else if (place.kind == CLI_PLACE_CAMPAIGN) {
        test_campaign(run, path);
    } else if (place.kind != CLI_PLACE_CARDS) {
        test_script(run, path);
    }
}

int cmd_test(const cli_args *args)
{
    test_run run = {.args = args, .is_json = cli_has(args, CLI_OPT_JSON)};
    adit_err err = {0};
    int code = cli_budget(args, ADIT_BUDGET_TEST_ALL, &run.whole);

    if (code != CLI_OK) {
        return code;
    }
    if (run.is_json) {
        cli_json_begin(&run.json, stdout, "test");
        cli_json_list(&run.json, "failures");
    }
    for (int i = 0; i < args->operand_count; i++) {
        if (realpath(args->operand[i], run.given) == NULL) {
            run.given[0] = '\0'; /* test_path reports the reason */
        }
        test_path(&run, args->operand[i]);
    }
    if (run.is_json) {
        cli_json_close_list(&run.json);
        cli_json_number(&run.json, "passed", run.passed);
        cli_json_number(&run.json, "failed", run.failed);
        cli_json_end(&run.json);
    } else {
        printf("%d passed, %d failed\n", run.passed, run.failed);
    }
    if (run.left_out > 0 && adit_budget_check(&run.whole, NULL, &err) != ADIT_OK) {
        run.code = cli_fail(&err);
        cli_message("%d test%s not run", run.left_out, run.left_out == 1 ? " was" : "s were");
    }
    if (run.passed + run.failed == 0 && run.code == CLI_OK) {
        cli_message("no tests found; cards define theirs in examples = { ... }");
    }
    return run.code != CLI_OK ? run.code : run.failed > 0 ? CLI_NO : CLI_OK;
}
