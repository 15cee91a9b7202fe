/* setup.c - from the common options to an engine and a match.
 *
 * The same options mean the same thing in every command: --mod and --strict choose the cards,
 * --scenario, --seed, --rule and --players the start. The command line takes precedence over the
 * scenario.
 */
#include "bindings/cli/session/session.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/session/place.h"
#include "engine/base/names.h"

/* ---- Titles ---- */

static const char *title_name(const void *context, int i)
{
    (void)context;
    return adit_game_info_at(i)->id;
}

bool cli_is_near_game(const char *id)
{
    return adit_nearest(id, adit_game_info_count(), title_name, NULL) != NULL;
}

int cli_unknown_game(const cli_args *args, const char *id)
{
    const char *near = adit_nearest(id, adit_game_info_count(), title_name, NULL);
    return cli_usage(args, "no game is called '%s'%s", id,
                     adit_did_you_mean(near, "; 'adit games' lists them").text);
}

/* ---- Engine ---- */

/* A folder that was mistyped, or whose cards are one level too deep, loads without an error. */
static void warn_of_empty_mods(adit_engine *engine)
{
    for (int i = 1; i < adit_engine_mod_count(engine); i++) {
        const adit_mod_info *mod = adit_engine_mod(engine, i);
        adit_card_info card;
        int cards = 0;

        for (int n = 0; n < adit_engine_card_count(engine); n++) {
            cards += adit_engine_card(engine, n, &card) == ADIT_OK && card.mod != NULL &&
                     strcmp(card.mod, mod->id) == 0;
        }
        if (cards == 0 && mod->changes == 0) {
            cli_message("%s: note: this mod has no cards; they belong in cards/ or in a folder "
                        "named after their kind",
                        mod->folder);
        }
    }
}

void cli_setup_options(const cli_args *args, adit_engine_options *options)
{
    const char *seed = cli_value(args, CLI_OPT_SHUFFLE_MODS);

    options->strict = cli_has(args, CLI_OPT_STRICT);
    if (cli_has(args, CLI_OPT_SHUFFLE_MODS)) {
        const uint64_t order = seed != NULL ? strtoull(seed, NULL, 10) : 0;
        options->mod_order = order < UINT64_MAX ? order + 1 : order;
    }
}

adit_status cli_engine_options(const cli_args *args, const char *game,
                               const adit_scenario *scenario, const char **mods,
                               adit_engine_options *options, adit_err *err)
{
    size_t count = (size_t)cli_values(args, CLI_OPT_MOD, mods, CLI_MAX_MODS);

    if (scenario != NULL && count <= CLI_MAX_MODS) {
        count = adit_scenario_mods(scenario, mods, count, CLI_MAX_MODS);
    }
    if (count > CLI_MAX_MODS) {
        return adit_fail(err, ADIT_USAGE, "--mod: at most %d mods can be added%s", CLI_MAX_MODS,
                         scenario != NULL ? ", including those of the scenario" : "");
    }
    *options = (adit_engine_options){.game = game, .mods = mods, .mod_count = count};
    cli_setup_options(args, options);
    return ADIT_OK;
}

int cli_setup_engine(cli_setup *setup, const cli_args *args, const char *game)
{
    adit_err err = {0};
    const adit_game_info *info = adit_game_info_find(game);

    if (info == NULL) {
        return cli_unknown_game(args, game);
    }
    setup->game = info->id;
    if (cli_engine_options(args, info->id, setup->scenario, setup->mods, &setup->engine_options,
                           &err) != ADIT_OK) {
        return cli_usage(args, "%s", err.text);
    }
    CLI_TRY(cli_result(adit_engine_open(&setup->engine_options, &setup->engine, &err), &err));
    warn_of_empty_mods(setup->engine);
    return CLI_OK;
}

/* Remembers a copy of a text until the setup is closed; NULL: out of memory or room. */
static char *keep_text(cli_setup *setup, const char *text, size_t length)
{
    if (setup->owned_count == CLI_MAX_RULES) {
        return NULL;
    }
    char *copy = strndup(text, length);
    if (copy != NULL) {
        setup->owned[setup->owned_count++] = copy;
    }
    return copy;
}

/* ---- Seats ---- */

int cli_usual_players(const adit_game_info *info)
{
    return info->min_players > 2   ? info->min_players
           : info->max_players < 2 ? info->max_players
                                   : 2;
}

static int check_seat_count(const cli_setup *setup, const cli_args *args, int count)
{
    const adit_game_info *info = adit_engine_game(setup->engine);
    if (count >= info->min_players && count <= info->max_players && count <= CLI_MAX_SEATS) {
        return CLI_OK;
    }
    if (info->min_players == info->max_players) {
        return cli_usage(args, "--players: %s is for %d players, not %d", info->id,
                         info->min_players, count);
    }
    return cli_usage(args, "--players: %s is for %d to %d players, not %d", info->id,
                     info->min_players, info->max_players, count);
}

bool cli_names_program(const char *name)
{
    return strncmp(name, CLI_PIPE_PREFIX, strlen(CLI_PIPE_PREFIX)) == 0;
}

bool cli_names_worker(const char *name)
{
    return strncmp(name, CLI_WORKER_PREFIX, strlen(CLI_WORKER_PREFIX)) == 0 &&
           strlen(name) > strlen(CLI_WORKER_PREFIX) + 4 && adit_ends_with(name, ".lua");
}

bool cli_is_player(const char *name)
{
    return adit_builtin_bot_check(name, NULL) == ADIT_OK || strcmp(name, "human") == 0 ||
           (strlen(name) > 4 && adit_ends_with(name, ".lua"));
}

static int unknown_player(const cli_args *args, const char *name)
{
    const char *names[16] = {"human"};
    adit_err err = {0};
    int count = 1;

    if (strncmp(name, "planner:", strlen("planner:")) == 0) { /* the effort is wrong */
        (void)adit_builtin_bot_check(name, &err);
        return cli_usage(args, "--players: %s", err.text);
    }

    while (count < 16 && (names[count] = adit_builtin_bot_name(count - 1)) != NULL) {
        count++;
    }
    const char *near = adit_nearest(name, count, adit_name_in_list, names);
    return cli_usage(args, "--players: no player is called '%s'%s", name,
                     adit_did_you_mean(near, "; expected human, random, greedy, planner, the path "
                                             "of a Lua bot (name.lua), worker:name.lua or "
                                             "pipe:PROGRAM")
                         .text);
}

/* Keeps one name of a seat. `is_typed`: it comes from the command line, not from a file. */
static int keep_seat(cli_setup *setup, const cli_args *args, const char *text, size_t length,
                     bool is_typed, char **out)
{
    adit_err err = {0};

    if (length > 0 && adit_seat_name_check(text, length, &err) != ADIT_OK) {
        return cli_usage(args, "%s: %s", is_typed ? "--players" : "seats", err.text);
    }
    char *name = keep_text(setup, text, length);

    if (name != NULL && is_typed && cli_has(args, CLI_OPT_ISOLATE) && !cli_names_program(name) &&
        !cli_names_worker(name) && adit_ends_with(name, ".lua")) {
        char isolated[4096];
        int size = snprintf(isolated, sizeof isolated, CLI_WORKER_PREFIX "%s", name);
        name = keep_text(setup, isolated, (size_t)size);
    }
    *out = name;
    if (name == NULL) {
        return cli_no_memory();
    }
    if (cli_names_program(name) || cli_names_worker(name)) {
        return is_typed ? CLI_OK
                        : cli_usage(args,
                                    "a file names the player '%s'; other processes are started "
                                    "only if you name them with --players",
                                    name);
    }
    return cli_is_player(name) ? CLI_OK : unknown_player(args, name);
}

int cli_setup_read_seats(cli_setup *setup, const cli_args *args, const char *text)
{
    char *end = NULL;
    long number = strtol(text, &end, 10);

    if (end != text && *end == '\0') {
        setup->match.players = number > 0 && number < 100 ? (int)number : 0;
        return check_seat_count(setup, args, setup->match.players);
    }
    /* The command line may start programs; a file may not. */
    const char *typed = cli_value(args, CLI_OPT_PLAYERS);
    int count = 0;
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ",");
        if (count < CLI_MAX_SEATS) {
            CLI_TRY(keep_seat(setup, args, at, length, text == typed, &setup->seat[count]));
        }
        count++;
        at += length;
        if (*at == '\0') {
            break;
        }
    }
    setup->seat_count = count <= CLI_MAX_SEATS ? count : CLI_MAX_SEATS;
    setup->match.players = setup->seat_count;
    return check_seat_count(setup, args, count);
}

int cli_setup_seats(cli_setup *setup, const char *first, const char *others)
{
    for (int i = setup->seat_count; i < setup->match.players && i < CLI_MAX_SEATS; i++) {
        const char *name = i == 0 ? first : others;
        setup->seat[i] = keep_text(setup, name, strlen(name));
        if (setup->seat[i] == NULL) {
            return cli_no_memory();
        }
        setup->seat_count = i + 1;
    }
    return CLI_OK;
}

bool cli_setup_seat_text(const cli_setup *setup, char *buffer, size_t size)
{
    adit_text text = {0};

    for (int i = 0; i < setup->seat_count; i++) {
        adit_text_add(&text, i > 0 ? "," : "");
        adit_text_add(&text, setup->seat[i]);
    }
    bool fits = !text.failed && text.length < size;
    snprintf(buffer, size, "%s", fits && text.data != NULL ? text.data : "");
    adit_text_free(&text);
    return fits;
}

int cli_setup_bot(const cli_setup *setup, int seat, adit_bot **bot)
{
    adit_err err = {0};
    if (cli_names_program(setup->seat[seat - 1]) || cli_names_worker(setup->seat[seat - 1])) {
        cli_message(
            "--players: '%s': bot processes are supported by 'adit play' and 'adit sim' only",
            setup->seat[seat - 1]);
        return CLI_USAGE;
    }
    if (adit_bot_new(setup->engine, setup->seat[seat - 1], seat, setup->match.seed, bot, &err) !=
        ADIT_OK) {
        return cli_fail(&err);
    }
    return CLI_OK;
}

/* ---- Rule parameters ---- */

static const char *rule_name(const void *context, int i)
{
    return adit_engine_rule(context, i)->name;
}

const adit_rule_info *cli_rule_find(const adit_engine *engine, const char *name)
{
    for (int i = 0; i < adit_engine_rule_count(engine); i++) {
        const adit_rule_info *rule = adit_engine_rule(engine, i);
        if (strcmp(rule->name, name) == 0) {
            return rule;
        }
    }
    return NULL;
}

const char *cli_rule_suggest(const adit_engine *engine, const char *name)
{
    return adit_nearest(name, adit_engine_rule_count(engine), rule_name, engine);
}

static int check_rule(const cli_setup *setup, const cli_args *args, const char *name,
                      const char *value)
{
    adit_err err = {0};

    if (cli_rule_find(setup->engine, name) == NULL) {
        char list[100];

        snprintf(list, sizeof list, "; 'adit rules %s' lists them", setup->game);
        return cli_usage(args, "--rule: no rule parameter is called '%s'%s", name,
                         adit_did_you_mean(cli_rule_suggest(setup->engine, name), list).text);
    }
    if (adit_engine_rule_check(setup->engine, name, value, &err) != ADIT_OK) {
        return cli_usage(args, "--%s", err.text);
    }
    return CLI_OK;
}

static void set_rule(cli_setup *setup, const char *name, const char *value)
{
    size_t i = 0;
    while (i < setup->match.rule_count && strcmp(setup->rules[i].name, name) != 0) {
        i++;
    }
    setup->rules[i] = (adit_setting){name, value};
    setup->match.rule_count += i == setup->match.rule_count;
}

static int read_rules(cli_setup *setup, const cli_args *args)
{
    const char *given[CLI_MAX_RULES / 2];
    int count = cli_values(args, CLI_OPT_RULE, given, CLI_MAX_RULES / 2);

    if (count > CLI_MAX_RULES / 2) {
        return cli_usage(args, "--rule: at most %d parameters can be set", CLI_MAX_RULES / 2);
    }
    for (int i = 0; i < count; i++) {
        const char *equals = strchr(given[i], '=');
        if (equals == NULL || equals == given[i]) {
            return cli_usage(args, "--rule: '%s' is not of the form NAME=VALUE", given[i]);
        }
        char *name = keep_text(setup, given[i], (size_t)(equals - given[i]));
        if (name == NULL) {
            return cli_no_memory();
        }
        CLI_TRY(check_rule(setup, args, name, equals + 1));
        set_rule(setup, name, equals + 1);
    }
    return CLI_OK;
}

/* ---- Scenario ---- */

/* Applies the scenario to the match; the command line takes precedence. */
static int apply_scenario(cli_setup *setup, const cli_args *args)
{
    const char *seats = adit_scenario_seats(setup->scenario);

    /* The scenario names a seed if it replaces ours. */
    adit_setup probe = {.seed = setup->match.seed};
    adit_scenario_apply(setup->scenario, false, &probe);
    setup->has_seed = setup->has_seed || probe.seed != setup->match.seed;
    adit_scenario_apply(setup->scenario, cli_has(args, CLI_OPT_SEED), &setup->match);
    if (!cli_has(args, CLI_OPT_PLAYERS) && seats[0] != '\0') {
        return cli_setup_read_seats(setup, args, seats);
    }
    return CLI_OK;
}

static int read_scenario(cli_setup *setup, const cli_args *args, const char **game)
{
    adit_err err = {0};
    const char *path = cli_value(args, CLI_OPT_SCENARIO);

    if (path == NULL) {
        *game = setup->scenario != NULL ? adit_scenario_game(setup->scenario) : *game;
        return *game != NULL
                   ? CLI_OK
                   : cli_usage(args, "%s needs a game or --scenario FILE", args->command->name);
    }
    CLI_TRY(cli_result(adit_scenario_read(path, &setup->scenario, &err), &err));
    const char *wanted = adit_scenario_game(setup->scenario);
    if (*game != NULL && strcmp(*game, wanted) != 0) {
        return cli_usage(args, "%s is a scenario of %s, not of %s", path, wanted, *game);
    }
    *game = wanted;
    return CLI_OK;
}

int cli_setup_open(cli_setup *setup, const cli_args *args, const char *game,
                   adit_scenario *scenario)
{
    memset(setup, 0, sizeof *setup);
    setup->scenario = scenario;
    CLI_TRY(read_scenario(setup, args, &game));
    CLI_TRY(cli_setup_engine(setup, args, game));
    CLI_TRY(cli_seed(args, &setup->match.seed, &setup->has_seed));
    if (cli_has(args, CLI_OPT_PLAYERS)) {
        CLI_TRY(cli_setup_read_seats(setup, args, cli_value(args, CLI_OPT_PLAYERS)));
    }
    setup->match.rules = setup->rules;
    CLI_TRY(read_rules(setup, args));
    if (setup->scenario != NULL) {
        CLI_TRY(apply_scenario(setup, args));
    }
    if (setup->match.players == 0) {
        setup->match.players = cli_usual_players(adit_engine_game(setup->engine));
    }
    return CLI_OK;
}

/* ---- Threads ---- */

int cli_setup_threads(cli_setup *setup, const cli_args *args, int usual)
{
    const long processors = usual > 0 ? usual : sysconf(_SC_NPROCESSORS_ONLN);
    adit_err err = {0};
    int64_t jobs = 1;

    usual = processors < 1 ? 1 : processors > CLI_MAX_THREADS ? CLI_MAX_THREADS : (int)processors;
    CLI_TRY(cli_number(args, CLI_OPT_JOBS, 1, CLI_MAX_THREADS, usual, &jobs));
    while (setup->helper_count < (int)jobs - 1) {
        adit_engine **helper = &setup->helper[setup->helper_count];

        CLI_TRY(cli_result(adit_engine_open(&setup->engine_options, helper, &err), &err));
        setup->helper_count++;
    }
    return cli_result(
        adit_engine_use_helpers(setup->engine, setup->helper, setup->helper_count, &err), &err);
}

void cli_setup_close(cli_setup *setup)
{
    for (int i = 0; i < setup->helper_count; i++) {
        adit_engine_close(setup->helper[i]);
    }
    adit_engine_close(setup->engine);
    if (setup->workers != NULL) {
        setup->close_workers(setup->workers);
    }
    adit_scenario_free(setup->scenario);
    for (int i = 0; i < setup->owned_count; i++) {
        free(setup->owned[i]);
    }
    memset(setup, 0, sizeof *setup);
}
