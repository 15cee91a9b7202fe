/* cmd_bench.c - `adit bench`: how fast the engine is here, compared with its targets.
 *
 * The table in bench.h lists every figure with its name and unit; text, JSON and the comparison
 * with the game's targets and with an earlier run follow from it. Speeds can be compared only if
 * the checksums are equal.
 */
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "bindings/cli/bench/bench.h"
#include "bindings/cli/term/json.h"

typedef enum { NO_DIRECTION, MORE_IS_BETTER, LESS_IS_BETTER } direction;

typedef struct {
    const char *key; /* in JSON */
    bench_part part;
    const char *text;
    int digits;
    direction better;
    const char *leaves_out; /* "": nothing that is worth a word */
    size_t offset;          /* in bench_figures */
} figure_row;

#define FIGURE_ROW(name, part, ...)                                                                \
    {#name, BENCH_##part, __VA_ARGS__, offsetof(bench_figures, name)},
static const figure_row figure_rows[] = {BENCH_FIGURE_MAP(FIGURE_ROW)};
#define FIGURES ((int)(sizeof figure_rows / sizeof figure_rows[0]))

#define PART_WORD(id, word, text) word,
static const char *const part_words[] = {BENCH_PART_MAP(PART_WORD)};
#define PART_LISTED(id, word, text) " " word
#define PART_LIST BENCH_PART_MAP(PART_LISTED)

/* What is printed, and what it is compared with. */
typedef struct {
    const cli_args *args;
    double seconds;
    unsigned parts; /* bits of bench_part */
    progress bar;
    int64_t done;
    bool is_json; /* otherwise text */
    cli_json json;
    bench_earlier earlier;
    int missed; /* minimums */
    adit_text missed_list;
} bench_run;

/* A game that was measured. */
typedef struct {
    const char *game;
    bench_targets targets;
    bench_result result;
} bench_entry;

static double value_of(const figure_row *row, const bench_figures *figures)
{
    double value;

    memcpy(&value, (const char *)figures + row->offset, sizeof value);
    return value;
}

static bool is_measured(const figure_row *row, const bench_entry *entry)
{
    return !isnan(value_of(row, &entry->result.figures));
}

static const char *target_verdict(const figure_row *row, double value, double minimum, double goal)
{
    const double sign = row->better == LESS_IS_BETTER ? -1 : 1;

    if (sign * value >= sign * goal) {
        return "goal reached";
    }
    return sign * value >= sign * minimum ? "minimum reached" : "below the minimum";
}

static bool is_missed(const figure_row *row, double value, double minimum)
{
    return row->better == LESS_IS_BETTER ? value > minimum : value < minimum;
}

/* ---- Output ---- */

static void put_row(bench_run *run, const bench_entry *entry, const figure_row *row)
{
    const double value = value_of(row, &entry->result.figures);
    double minimum, goal, before;

    cli_print(stdout, "  %-34s %14.*f", row->text, row->digits, value);
    if (bench_earlier_value(&run->earlier, entry->game, entry->result.players, row->key, &before)) {
        cli_print(stdout, " %7.2f x", value / before);
    } else if (run->earlier.root != NULL) {
        cli_print(stdout, " %9s", "");
    }
    const char *verdict = "";
    if (bench_target(&entry->targets, row->key, &minimum, &goal)) {
        verdict = target_verdict(row, value, minimum, goal);
        cli_print(stdout, " %12.10g %10.10g  ", minimum, goal);
    } else if (row->leaves_out[0] != '\0') {
        cli_print(stdout, " %12s %10s  ", "", "");
    }
    if (row->leaves_out[0] != '\0') {
        cli_print(stdout, "%-17s  %s\n", verdict, row->leaves_out);
    } else {
        cli_print(stdout, "%s\n", verdict);
    }
}

static void put_text(bench_run *run, const bench_entry *entry)
{
    const bench_result *result = &entry->result;

    cli_print(stdout, "%s, %d players, %d playouts per round, best of at least %d rounds\n",
              entry->game, result->players, BENCH_GAMES, BENCH_ROUNDS(run->seconds));
    cli_print(stdout, "  %-34s %14s%s %12s %10s %17s  leaves out\n", "", "measured",
              run->earlier.root != NULL ? "   earlier" : "", "minimum", "goal", "");
    for (int i = 0; i < FIGURES; i++) {
        if (is_measured(&figure_rows[i], entry)) {
            put_row(run, entry, &figure_rows[i]);
        }
    }
    if ((run->parts >> BENCH_PLAY & 1) == 0) {
        printf("\n");
        return;
    }
    cli_print(stdout, "  %-34s %16.16llx%s\n\n", "checksum", (unsigned long long)result->checksum,
              bench_earlier_differs(&run->earlier, entry->game, result->players, result->checksum)
                  ? "  other games than in the earlier run: speeds cannot be compared"
                  : "");
}

static void put_json_targets(const bench_entry *entry, cli_json *json)
{
    double minimum, goal;

    cli_json_object(json, "targets");
    for (int i = 0; i < FIGURES; i++) {
        const figure_row *row = &figure_rows[i];
        if (is_measured(row, entry) && bench_target(&entry->targets, row->key, &minimum, &goal)) {
            const double value = value_of(row, &entry->result.figures);
            cli_json_object(json, row->key);
            cli_json_real(json, "minimum", minimum, 3);
            cli_json_real(json, "goal", goal, 3);
            cli_json_string(json, "verdict", target_verdict(row, value, minimum, goal));
            cli_json_close_object(json);
        }
    }
    cli_json_close_object(json);
}

/* How many times each figure is what it was. */
static void put_json_ratios(const bench_run *run, const bench_entry *entry, cli_json *json)
{
    const bench_result *result = &entry->result;
    double before;

    if (run->earlier.root == NULL) {
        return;
    }
    cli_json_object(json, "ratios");
    for (int i = 0; i < FIGURES; i++) {
        const figure_row *row = &figure_rows[i];
        if (is_measured(row, entry) &&
            bench_earlier_value(&run->earlier, entry->game, result->players, row->key, &before)) {
            cli_json_real(json, row->key, value_of(row, &result->figures) / before, 3);
        }
    }
    cli_json_bool(
        json, "same_games",
        !bench_earlier_differs(&run->earlier, entry->game, result->players, result->checksum));
    cli_json_close_object(json);
}

static void put_json(const bench_run *run, const bench_entry *entry, cli_json *json)
{
    cli_json_object(json, NULL);
    cli_json_string(json, "game", entry->game);
    cli_json_number(json, "players", entry->result.players);
    cli_json_number(json, "games", BENCH_GAMES);
    for (int i = 0; i < FIGURES; i++) {
        if (is_measured(&figure_rows[i], entry)) {
            cli_json_real(json, figure_rows[i].key,
                          value_of(&figure_rows[i], &entry->result.figures), 3);
        }
    }
    if ((run->parts >> BENCH_PLAY & 1) != 0) {
        cli_json_hash(json, "checksum", entry->result.checksum);
    }
    put_json_targets(entry, json);
    put_json_ratios(run, entry, json);
    cli_json_close_object(json);
}

/* What the figures leave out. */
static void put_json_notes(cli_json *json)
{
    cli_json_object(json, "leaves_out");
    for (int i = 0; i < FIGURES; i++) {
        if (figure_rows[i].leaves_out[0] != '\0') {
            cli_json_string(json, figure_rows[i].key, figure_rows[i].leaves_out);
        }
    }
    cli_json_close_object(json);
}

static void put_calibration(cli_json *json, const bench_calibration *calibration)
{
    if (json == NULL) {
        printf("calibration: %.1f ns for 1000 arithmetic steps, %.1f ns for a hash of 2 KB, "
               "%.1f ns for 1000 steps of a loop in Lua\n\n",
               calibration->arithmetic_ns, calibration->hash_ns, calibration->lua_ns);
        return;
    }
    cli_json_object(json, "calibration");
    cli_json_real(json, "arithmetic_ns", calibration->arithmetic_ns, 3);
    cli_json_real(json, "hash_ns", calibration->hash_ns, 3);
    cli_json_real(json, "lua_ns", calibration->lua_ns, 3);
    cli_json_close_object(json);
}

/* ---- The command ---- */

/* The number of --players; otherwise that of the targets, or as many as the game allows. */
static int read_players(const bench_run *run, const adit_game_info *info,
                        const bench_targets *targets, int *players)
{
    int64_t number;
    const int usual = targets->players > 0 ? targets->players : info->max_players;

    CLI_TRY(cli_number(run->args, CLI_OPT_PLAYERS, info->min_players, info->max_players, usual,
                       &number));
    *players = (int)number;
    return CLI_OK;
}

static void count_missed(bench_run *run, const bench_entry *entry)
{
    double minimum, goal;

    for (int i = 0; i < FIGURES; i++) {
        const figure_row *row = &figure_rows[i];
        const double value = value_of(row, &entry->result.figures);
        if (is_measured(row, entry) && bench_target(&entry->targets, row->key, &minimum, &goal) &&
            is_missed(row, value, minimum)) {
            run->missed++;
            adit_text_addf(&run->missed_list, "  %s: %s is %.*f, asked are %.10g\n", entry->game,
                           row->key, row->digits, value, minimum);
        }
    }
}

static int bench_title(bench_run *run, const char *game)
{
    cli_setup setup = {0};
    adit_err err = {.status = ADIT_OK};
    bench_entry entry = {.game = game, .targets = bench_targets_read(game)};
    int players = 0, code = cli_setup_engine(&setup, run->args, game);

    if (code == CLI_OK) {
        code = read_players(run, adit_engine_game(setup.engine), &entry.targets, &players);
    }
    if (code == CLI_OK) {
        const bench_task task = {.setup = &setup,
                                 .match = {.players = players},
                                 .seconds = run->seconds,
                                 .parts = run->parts,
                                 .bar = &run->bar,
                                 .done = &run->done};
        code = cli_result(bench_game(&task, &entry.result, &err), &err);
    }
    if (code == CLI_OK && entry.targets.players != players) {
        bench_targets_close(&entry.targets); /* they are for another number of players */
    }
    if (code == CLI_OK) {
        count_missed(run, &entry);
        if (run->is_json) {
            put_json(run, &entry, &run->json);
        } else {
            put_text(run, &entry);
        }
    }
    bench_targets_close(&entry.targets);
    cli_setup_close(&setup);
    return code;
}

static int bench_titles(bench_run *run)
{
    int code = CLI_OK;

    if (run->args->operand_count > 0) {
        return bench_title(run, adit_game_info_find(run->args->operand[0])->id);
    }
    for (int i = 0; i < adit_game_info_count() && code == CLI_OK; i++) {
        code = bench_title(run, adit_game_info_at(i)->id);
    }
    return code;
}

static int bench_as_text(bench_run *run, const bench_calibration *calibration)
{
    put_calibration(NULL, calibration);
    const int code = bench_titles(run);

    if (code == CLI_OK) {
        cli_print(stdout, "%d figures below their minimum\n", run->missed);
        cli_put_lines(stdout, run->missed_list.data != NULL ? run->missed_list.data : "");
    }
    return code;
}

static int bench_as_json(bench_run *run, const bench_calibration *calibration)
{
    cli_json *json = &run->json;

    run->is_json = true;
    cli_json_begin(json, stdout, "bench");
    cli_json_string(json, "engine", ADIT_VERSION);
    put_calibration(json, calibration);
    put_json_notes(json);
    cli_json_list(json, "results");
    const int code = bench_titles(run);
    cli_json_close_list(json);
    cli_json_number(json, "below_minimum", run->missed);
    cli_json_end(json);
    return code;
}

/* Which parts the words after the game name; without any, all. */
static int read_parts(const cli_args *args, unsigned *parts)
{
    *parts = args->operand_count > 1 ? 0 : (1u << BENCH_PARTS) - 1;
    for (int i = 1; i < args->operand_count; i++) {
        int part = 0;
        while (part < BENCH_PARTS && strcmp(args->operand[i], part_words[part]) != 0) {
            part++;
        }
        if (part == BENCH_PARTS) {
            return cli_usage(args, "unknown part '%s'; expected one of" PART_LIST,
                             args->operand[i]);
        }
        *parts |= 1u << part;
    }
    return CLI_OK;
}

/* One step for each part of each game. */
static void start_progress(bench_run *run)
{
    const int games = run->args->operand_count > 0 ? 1 : adit_game_info_count();
    int steps = 0;

    for (int part = 0; part < BENCH_PARTS; part++) {
        steps += (int)(run->parts >> part & 1);
    }
    progress_start(&run->bar, "measurements", (int64_t)games * steps);
}

static int run_bench(bench_run *run)
{
    bench_calibration calibration = {0};
    adit_err err = {.status = ADIT_OK};

    if (bench_calibrate(run->seconds, &calibration, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    return cli_has(run->args, CLI_OPT_JSON) ? bench_as_json(run, &calibration)
                                            : bench_as_text(run, &calibration);
}

int cmd_bench(const cli_args *args)
{
    bench_run run = {.args = args};
    int64_t seconds = 1;
    int code = CLI_OK;

    CLI_TRY(cli_number(args, CLI_OPT_SECONDS, 0, 3600, 1, &seconds));
    if (args->operand_count > 0 && adit_game_info_find(args->operand[0]) == NULL) {
        return cli_unknown_game(args, args->operand[0]);
    }
    CLI_TRY(read_parts(args, &run.parts));
    if (cli_has(args, CLI_OPT_COMPARE)) {
        code = bench_earlier_open(cli_value(args, CLI_OPT_COMPARE), &run.earlier);
    }
    if (code == CLI_OK) {
        run.seconds = (double)seconds;
        start_progress(&run);
        code = run_bench(&run);
    }
    progress_end(&run.bar);
    adit_text_free(&run.missed_list);
    bench_earlier_close(&run.earlier);
    return code == CLI_OK && run.missed > 0 && cli_has(args, CLI_OPT_STRICT_TARGETS) ? CLI_NO
                                                                                     : code;
}
