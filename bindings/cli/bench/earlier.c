/* earlier.c - numbers that `adit bench` reads: the targets of a game, and an earlier run. */
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "bindings/cli/bench/bench.h"

/* ---- The targets of a game: cards/GAME/speed.json ---- */

bench_targets bench_targets_read(const char *game)
{
    char folder[3072], path[4096];
    json_t *root = NULL;

    if (adit_cards_folder(folder, sizeof folder, NULL) == ADIT_OK) {
        snprintf(path, sizeof path, "%s/%s/speed.json", folder, game);
        root = json_load_file(path, JSON_REJECT_DUPLICATES, NULL);
    }
    return (bench_targets){.root = root,
                           .players = (int)json_integer_value(json_object_get(root, "players"))};
}

void bench_targets_close(bench_targets *targets)
{
    json_decref(targets->root);
    targets->root = NULL;
}

/* Each is written as [minimum, goal]. */
bool bench_target(const bench_targets *targets, const char *key, double *minimum, double *goal)
{
    const json_t *pair = json_object_get(targets->root, key);

    *minimum = json_number_value(json_array_get(pair, 0));
    *goal = json_number_value(json_array_get(pair, 1));
    return json_array_size(pair) == 2;
}

/* ---- An earlier run: what --json printed ---- */

int bench_earlier_open(const char *path, bench_earlier *earlier)
{
    json_error_t problem;
    json_t *root = json_load_file(path, JSON_REJECT_DUPLICATES, &problem);
    const char *command = json_string_value(json_object_get(root, "command"));

    adit_err err = {.status = ADIT_OK};

    earlier->root = root;
    if (root == NULL && json_error_code(&problem) == json_error_cannot_open_file) {
        (void)adit_fail(&err, ADIT_IO, "%s: cannot be read", path);
    } else if (root == NULL) {
        (void)adit_fail(&err, ADIT_INPUT, "%s:%d: %s; expected the output of 'adit bench --json'",
                        path, problem.line, problem.text);
    } else if (command == NULL || strcmp(command, "bench") != 0) {
        (void)adit_fail(&err, ADIT_INPUT, "%s: expected the output of 'adit bench --json'", path);
    }
    return err.status == ADIT_OK ? CLI_OK : cli_fail(&err);
}

void bench_earlier_close(bench_earlier *earlier)
{
    json_decref(earlier->root);
    earlier->root = NULL;
}

/* The result of this game with this number of players. */
static const json_t *find_result(const bench_earlier *earlier, const char *game, int players)
{
    const json_t *results = json_object_get(earlier->root, "results");
    const json_t *result;
    size_t i;

    json_array_foreach((json_t *)results, i, result)
    {
        const char *id = json_string_value(json_object_get(result, "game"));
        if (id != NULL && strcmp(id, game) == 0 &&
            json_integer_value(json_object_get(result, "players")) == players) {
            return result;
        }
    }
    return NULL;
}

bool bench_earlier_value(const bench_earlier *earlier, const char *game, int players,
                         const char *key, double *value)
{
    const json_t *found = json_object_get(find_result(earlier, game, players), key);

    *value = json_number_value(found);
    return json_is_number(found) && *value > 0;
}

bool bench_earlier_differs(const bench_earlier *earlier, const char *game, int players,
                           uint64_t checksum)
{
    const json_t *found = json_object_get(find_result(earlier, game, players), "checksum");
    char now[24];

    snprintf(now, sizeof now, "%016llx", (unsigned long long)checksum);
    return json_is_string(found) && strcmp(json_string_value(found), now) != 0;
}
