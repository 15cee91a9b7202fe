/* cmd_bench.c - `adit bench`: how fast the engine is here, compared with its targets.
 *
 * The table in bench.h lists every figure with its name, unit and targets; text, JSON and the
 * comparison follow from it. Speeds can be compared only if the checksums are equal.
 */
#include <stddef.h>
#include <string.h>

#include "bindings/cli/bench/bench.h"
#include "bindings/cli/term/json.h"

typedef enum { NO_TARGET, MORE_IS_BETTER, LESS_IS_BETTER } direction;

typedef struct {
    const char *key; /* in JSON */
    const char *text;
    int digits;
    direction better;
    double minimum, goal;
    size_t offset; /* in bench_figures */
} figure_row;

#define FIGURE_ROW(name, ...) {#name, __VA_ARGS__, offsetof(bench_figures, name)},
static const figure_row figure_rows[] = {BENCH_FIGURE_MAP(FIGURE_ROW)};
#define FIGURES ((int)(sizeof figure_rows / sizeof figure_rows[0]))

/* With how many players a game is measured, and how many playouts per second it must reach. Any
 * other game is measured with as many players as it allows, and has no such target. */
typedef struct {
    const char *game;
    int players;
    double minimum, goal;
} game_target;

static const game_target *find_target(const char *game)
{
    static const game_target targets[] = {
        {"cave_vs_cave", 2, 5000, 15000},
        {"cave_farmers", 2, 1500, 4000},
        {"dwergar", 4, 2000, 8000},
        {"covenant", 4, 1000, 4000},
    };

    for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++) {
        if (strcmp(targets[i].game, game) == 0) {
            return &targets[i];
        }
    }
    return NULL;
}

static figure_row row_for(int n, const char *game)
{
    figure_row row = figure_rows[n];
    const game_target *target = find_target(game);

    if (row.offset == offsetof(bench_figures, playouts_per_second) && target != NULL) {
        row.minimum = target->minimum;
        row.goal = target->goal;
        row.better = MORE_IS_BETTER;
    }
    return row;
}

static double value_of(const figure_row *row, const bench_figures *figures)
{
    double value;

    memcpy(&value, (const char *)figures + row->offset, sizeof value);
    return value;
}

static const char *target_verdict(const figure_row *row, double value)
{
    double sign = row->better == LESS_IS_BETTER ? -1 : 1;

    if (row->better == NO_TARGET) {
        return "";
    }
    if (sign * value >= sign * row->goal) {
        return "goal reached";
    }
    return sign * value >= sign * row->minimum ? "minimum reached" : "below the minimum";
}

/* ---- Output ---- */

static void put_text(const char *game, const bench_result *result)
{
    cli_print(stdout, "%s, %d players, %d playouts per round, best of at least %d rounds\n", game,
              result->players, BENCH_GAMES, BENCH_ROUNDS);
    cli_print(stdout, "  %-34s %14s %12s %10s\n", "", "measured", "minimum", "goal");
    for (int i = 0; i < FIGURES; i++) {
        figure_row row = row_for(i, game);
        double value = value_of(&row, &result->figures);
        cli_print(stdout, "  %-34s %14.*f", row.text, row.digits, value);
        if (row.better != NO_TARGET) {
            cli_print(stdout, " %12.0f %10.0f  %s", row.minimum, row.goal,
                      target_verdict(&row, value));
        }
        printf("\n");
    }
    cli_print(stdout, "  %-34s %16.16llx\n\n", "checksum", (unsigned long long)result->checksum);
}

static void put_json(cli_json *json, const char *game, const bench_result *result)
{
    cli_json_object(json, NULL);
    cli_json_string(json, "game", game);
    cli_json_number(json, "players", result->players);
    cli_json_number(json, "games", BENCH_GAMES);
    for (int i = 0; i < FIGURES; i++) {
        cli_json_real(json, figure_rows[i].key, value_of(&figure_rows[i], &result->figures), 3);
    }
    cli_json_hash(json, "checksum", result->checksum);
    cli_json_object(json, "targets");
    for (int i = 0; i < FIGURES; i++) {
        figure_row row = row_for(i, game);
        if (row.better != NO_TARGET) {
            cli_json_object(json, row.key);
            cli_json_real(json, "minimum", row.minimum, 0);
            cli_json_real(json, "goal", row.goal, 0);
            cli_json_string(json, "verdict",
                            target_verdict(&row, value_of(&row, &result->figures)));
            cli_json_close_object(json);
        }
    }
    cli_json_close_object(json);
    cli_json_close_object(json);
}

static void put_calibration(cli_json *json, const bench_calibration *calibration)
{
    if (json == NULL) {
        printf("calibration: %.1f ns for 1000 arithmetic steps, %.1f ns for a hash of 2 KB\n\n",
               calibration->arithmetic_ns, calibration->hash_ns);
        return;
    }
    cli_json_object(json, "calibration");
    cli_json_real(json, "arithmetic_ns", calibration->arithmetic_ns, 3);
    cli_json_real(json, "hash_ns", calibration->hash_ns, 3);
    cli_json_close_object(json);
}

/* ---- The command ---- */

/* `json` is NULL for text. */
static int bench_title(const cli_args *args, const char *game, double seconds, cli_json *json)
{
    cli_setup setup = {0};
    adit_err err = {.status = ADIT_OK};
    bench_result result;
    int code = cli_setup_engine(&setup, args, game);

    if (code == CLI_OK) {
        const adit_game_info *info = adit_engine_game(setup.engine);
        const game_target *target = find_target(info->id);
        int players = target != NULL ? target->players : info->max_players;
        if (bench_game(&setup, players, seconds, &result, &err) != ADIT_OK) {
            code = cli_fail(&err);
        } else if (json != NULL) {
            put_json(json, info->id, &result);
        } else {
            put_text(info->id, &result);
        }
    }
    cli_setup_close(&setup);
    return code;
}

static int bench_titles(const cli_args *args, double seconds, cli_json *json)
{
    int code = CLI_OK;

    if (args->operand_count > 0) {
        return bench_title(args, args->operand[0], seconds, json);
    }
    for (int i = 0; i < adit_game_info_count() && code == CLI_OK; i++) {
        code = bench_title(args, adit_game_info_at(i)->id, seconds, json);
    }
    return code;
}

int cmd_bench(const cli_args *args)
{
    cli_json json;
    int64_t seconds = 1;

    CLI_TRY(cli_number(args, CLI_OPT_SECONDS, 0, 3600, 1, &seconds));
    if (args->operand_count > 0 && adit_game_info_find(args->operand[0]) == NULL) {
        return cli_unknown_game(args, args->operand[0]);
    }
    bench_calibration calibration = bench_calibrate((double)seconds);
    if (!cli_has(args, CLI_OPT_JSON)) {
        put_calibration(NULL, &calibration);
        return bench_titles(args, (double)seconds, NULL);
    }
    cli_json_begin(&json, stdout, "bench");
    cli_json_string(&json, "engine", ADIT_VERSION);
    put_calibration(&json, &calibration);
    cli_json_list(&json, "results");
    int code = bench_titles(args, (double)seconds, &json);
    cli_json_close_list(&json);
    cli_json_end(&json);
    return code;
}
