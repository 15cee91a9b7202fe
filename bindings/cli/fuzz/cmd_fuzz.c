/* cmd_fuzz.c - `adit fuzz`: random games with a mod's cards, and the faults that they meet.
 *
 * Game number i depends only on the seed and on i. A fault that is already known is only
 * counted; a new one is shrunk and written at once, so that Ctrl-C loses nothing.
 */
#include "bindings/cli/fuzz/fuzz.h"

#include <string.h>

#include "bindings/cli/term/progress.h"

enum { GAMES = 200, MAX_GAMES = 1000000, MAX_SECONDS = 86400, LONGEST_GAME = 5000, MAX_WAYS = 3 };

typedef struct {
    uint64_t seed;
    int64_t games, seconds; /* 0: no limit */
    adit_budget budget;     /* for everything that is played */
    bool has_budget;        /* --budget was given */
    int files;              /* faults written so far, of all games together */
    bool is_json;
    cli_json json;
    int faults;
} session_state;

/* ---- Faults ---- */

/* "fault.play", "fault-2.play", ... or "my_mod-fault-1.play" in the working folder. */
static void name_file(const fuzz_run *fuzz, int number, char *path, size_t size)
{
    const char *wanted = cli_value(&fuzz->author.args, CLI_OPT_RECORD);
    const char *slash = strrchr(fuzz->author.place.root, '/');

    if (wanted == NULL) {
        snprintf(path, size, "%.200s-fault-%d.play",
                 strcmp(fuzz->author.place.root, ".") == 0 ? "mod"
                 : slash != NULL                           ? slash + 1
                                                           : fuzz->author.place.root,
                 number);
    } else if (number == 1) {
        snprintf(path, size, "%.3800s", wanted);
    } else {
        int stem = (int)strlen(wanted) - (adit_ends_with(wanted, ".play") ? 5 : 0);
        snprintf(path, size, "%.*s-%d.play", stem < 3800 ? stem : 3800, wanted, number);
    }
}

static void write_fault(fuzz_run *fuzz, fuzz_fault *fault, const char *path)
{
    adit_err err = {0};

    if (fuzz_write(fuzz, fault, path, &err) != ADIT_OK) {
        cli_fail(&err);
    }
}

/* A known fault may have been reached by fewer decisions: the first few sequences are compared. */
static void meet_again(fuzz_run *fuzz, fuzz_fault *known, fuzz_fault *found)
{
    known->met++;
    if (found->line.count < known->line.count ||
        (known->met <= MAX_WAYS && known->line.count > 1)) {
        fuzz_shrink(fuzz, found);
        if (found->line.count < known->line.count) {
            fuzz_fault longer = *known;

            *known = *found;
            known->met = longer.met;
            memcpy(known->file, longer.file, sizeof known->file);
            *found = longer;
            if (known->file[0] != '\0') {
                write_fault(fuzz, known, longer.file);
            }
        }
    }
    fuzz_fault_free(found);
}

static void take_fault(fuzz_run *fuzz, session_state *run, fuzz_fault *found)
{
    char path[sizeof found->file];
    int64_t decisions = fuzz->decisions;
    int n = 0;

    while (n < fuzz->fault_count && strcmp(fuzz->fault[n].key, found->key) != 0) {
        n++;
    }
    if (n < fuzz->fault_count) {
        meet_again(fuzz, &fuzz->fault[n], found);
    } else {
        fuzz->fault[fuzz->fault_count++] = *found;
        fuzz->fault[n].met = 1;
        fuzz_shrink(fuzz, &fuzz->fault[n]);
        name_file(fuzz, ++run->files, path, sizeof path);
        write_fault(fuzz, &fuzz->fault[n], path);
    }
    fuzz->decisions = decisions; /* without those of shrinking */
}

/* ---- Games ---- */

/* False when nothing more can be played. */
static bool play_one(fuzz_run *fuzz, session_state *run, int number)
{
    fuzz_dice dice = {.state = run->seed + (uint64_t)number * UINT64_C(0xd1342543de82ef95)};
    const fuzz_plan plan = {.dice = &dice, .limit = LONGEST_GAME, .must_end = true};
    fuzz_fault found = {0};
    fuzz_start start;
    adit_err err = {0};
    adit_status status = fuzz_start_make(fuzz, &dice, &start, &err);
    bool has_memory = status != ADIT_NOMEM;

    if (status != ADIT_OK && has_memory) {
        found.err = err; /* not even a game without changes can start */
        has_memory = fuzz_start_copy(&found.start, &start);
        fuzz_fault_name(&found);
    } else if (has_memory) {
        has_memory = fuzz_play(fuzz, &start, &plan, &found);
    }
    fuzz->games++;
    fuzz_start_free(&start);
    if (has_memory && found.err.status != ADIT_OK && !cli_interrupted() &&
        !adit_budget_is_spent(fuzz->whole)) {
        take_fault(fuzz, run, &found);
    } else {
        fuzz_fault_free(&found);
    }
    if (!has_memory) {
        cli_message("out of memory");
    }
    return has_memory && fuzz->fault_count < FUZZ_MAX_FAULTS && !adit_budget_is_spent(fuzz->whole);
}

static void play_games(fuzz_run *fuzz, session_state *run)
{
    progress bar;

    progress_start(&bar, run->seconds > 0 ? "seconds" : "games",
                   run->seconds > 0 ? run->seconds : run->games);
    while (!cli_interrupted() && (run->games == 0 || fuzz->games < run->games) &&
           (run->seconds == 0 || progress_seconds(&bar) < (double)run->seconds)) {
        progress_show(&bar, run->seconds > 0 ? (int64_t)progress_seconds(&bar) : fuzz->games);
        if (!play_one(fuzz, run, fuzz->games)) {
            break;
        }
    }
    progress_end(&bar);
}

/* ---- One title ---- */

static void list_cards(fuzz_run *fuzz)
{
    adit_card_info card;

    for (int i = 0; i < adit_engine_card_count(fuzz->engine); i++) {
        if (adit_engine_card(fuzz->engine, i, &card) == ADIT_OK &&
            cli_author_has(&fuzz->author, &card) && fuzz->card_count < FUZZ_MAX_CARDS) {
            fuzz_card *one = &fuzz->card[fuzz->card_count++];

            snprintf(one->id, sizeof one->id, "%s", card.id);
            one->is_on_table = strcmp(card.kind, "table") == 0 || strcmp(card.kind, "track") == 0;
        }
    }
}

static int read_players(fuzz_run *fuzz)
{
    int64_t players = 0;
    int code = cli_number(&fuzz->author.args, CLI_OPT_PLAYERS, fuzz->title->min_players,
                          fuzz->title->max_players, 0, &players);
    adit_setup setup = {.players = (int)players};

    if (fuzz->author.scenario != NULL) {
        adit_scenario_apply(fuzz->author.scenario, true, &setup);
    }
    fuzz->players = setup.players;
    return code;
}

static void release_fuzz(fuzz_run *fuzz)
{
    for (int i = 0; i < fuzz->fault_count; i++) {
        fuzz_fault_free(&fuzz->fault[i]);
    }
    fuzz_places_free(&fuzz->places);
    adit_engine_close(fuzz->engine);
    adit_engine_close(fuzz->twin);
    memset(fuzz, 0, sizeof *fuzz);
}

/* --seconds replaces the default budget, but not one that was given with --budget. */
static adit_budget *whole_budget(session_state *run)
{
    return run->seconds > 0 && !run->has_budget ? NULL : &run->budget;
}

static int fuzz_title(session_state *run, const cli_author *author, const adit_game_info *info)
{
    static fuzz_run fuzz;
    adit_err err = {0};

    memset(&fuzz, 0, sizeof fuzz);
    fuzz.author = *author;
    fuzz.title = info;
    CLI_TRY(read_players(&fuzz));
    if (cli_author_engine(author, info, true, &fuzz.engine, &err) != ADIT_OK ||
        cli_author_engine(author, info, true, &fuzz.twin, &err) != ADIT_OK) {
        adit_engine_close(fuzz.engine);
        return cli_fail(&err);
    }
    list_cards(&fuzz);
    if (fuzz.card_count == 0) {
        cli_message("%s: no cards for %s", author->place.root, info->id);
        release_fuzz(&fuzz);
        return CLI_INPUT;
    }
    fuzz.whole = whole_budget(run);
    play_games(&fuzz, run);
    if (run->is_json) {
        fuzz_report_json(&fuzz, run->seed, &run->json);
    } else {
        fuzz_report(&fuzz, run->seed);
    }
    run->faults += fuzz.fault_count;
    release_fuzz(&fuzz);
    return CLI_OK;
}

/* ---- The command ---- */

static int read_session(session_state *run, const cli_args *args)
{
    bool is_given;

    CLI_TRY(cli_number(args, CLI_OPT_GAMES, 1, MAX_GAMES, 0, &run->games));
    CLI_TRY(cli_number(args, CLI_OPT_SECONDS, 1, MAX_SECONDS, 0, &run->seconds));
    CLI_TRY(cli_seed(args, &run->seed, &is_given));
    CLI_TRY(cli_budget(args, ADIT_BUDGET_FUZZ, &run->budget));
    run->has_budget = cli_has(args, CLI_OPT_BUDGET);
    if (run->games == 0 && run->seconds == 0) {
        run->games = GAMES;
    }
    if (run->games > GAMES && !run->has_budget) {
        run->budget =
            adit_budget_of(ADIT_BUDGET_FUZZ, /* more games, more work */
                           adit_budget_rows[ADIT_BUDGET_FUZZ].most / GAMES * run->games, NULL);
    }
    run->is_json = cli_has(args, CLI_OPT_JSON);
    return CLI_OK;
}

/* The game of --game or the scenario, or else every game that mod.lua names. */
static int fuzz_titles(session_state *run, const cli_author *author)
{
    const cli_place *place = &author->place;
    int code = CLI_OK;

    if (author->scenario != NULL) {
        return fuzz_title(run, author, adit_game_info_find(adit_scenario_game(author->scenario)));
    }
    if (author->wanted != NULL || !place->is_sure) {
        return fuzz_title(run, author, cli_author_title(author));
    }
    for (int i = 0; code == CLI_OK && i < place->title_count && !cli_interrupted(); i++) {
        code = fuzz_title(run, author, place->titles[i]);
    }
    return code;
}

static int fuzz_mod(const cli_args *args)
{
    static cli_author author;
    session_state run = {0};
    adit_scenario *scenario = NULL;
    adit_err err = {0};
    const char *path = cli_value(args, CLI_OPT_SCENARIO);

    CLI_TRY(read_session(&run, args));
    CLI_TRY(cli_author_find(&author, args));
    if (path != NULL && adit_scenario_read(path, &scenario, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    author.scenario = scenario;
    cli_catch_interrupt();
    if (run.is_json) {
        cli_json_begin(&run.json, stdout, "fuzz");
        cli_json_list(&run.json, "results");
    }
    int code = fuzz_titles(&run, &author);
    if (run.is_json) {
        cli_json_close_list(&run.json);
        cli_json_number(&run.json, "fault_count", run.faults);
        cli_json_end(&run.json);
    }
    adit_scenario_free(scenario);
    if (code == CLI_OK && cli_interrupted()) {
        return CLI_INTERRUPTED;
    }
    if (code == CLI_OK && adit_budget_check(whole_budget(&run), NULL, &err) != ADIT_OK) {
        code = cli_fail(&err);
        return run.faults > 0 ? CLI_NO : code;
    }
    return code != CLI_OK ? code : run.faults > 0 ? CLI_NO : CLI_OK;
}

int cmd_fuzz(const cli_args *args)
{
    bool is_file = adit_ends_with(args->operand[0], ".play");

    return is_file ? fuzz_again(args, args->operand[0]) : fuzz_mod(args);
}
