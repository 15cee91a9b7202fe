/* open_match.c - a match from a title or from a file.
 *
 * A file names the game and the mods it was written with; the matching engine is opened for it,
 * and mods that are missing or have changed are reported first.
 */
#include "bindings/cli/session/session.h"

#include <string.h>
#include <sys/stat.h>

enum { FILE_LIMIT = 64 << 20 };

static const adit_mod_info *find_mod(const adit_engine *engine, const char *id)
{
    for (int i = 0; i < adit_engine_mod_count(engine); i++) {
        if (strcmp(adit_engine_mod(engine, i)->id, id) == 0) {
            return adit_engine_mod(engine, i);
        }
    }
    return NULL;
}

/* ---- What has changed since the file was written ---- */

typedef struct {
    adit_text cards[3]; /* by adit_card_change */
} card_lists;

static void add_card(void *context, adit_card_change change, const char *id)
{
    adit_text *list = &((card_lists *)context)->cards[change];

    adit_text_addf(list, "%s%s", list->length > 0 ? ", " : "", id);
}

/* Reports on stderr which cards of a recorded game have changed. False: the file does not say. */
static bool report_cards(const cli_match *match, const char *path)
{
    static const char *const what[] = {"changed", "added", "removed"};
    card_lists lists = {0};
    bool is_known =
        adit_transcript_card_changes(match->file, match->setup.engine, add_card, &lists);

    for (int i = 0; i < 3; i++) {
        if (lists.cards[i].length > 0 && !lists.cards[i].failed) {
            cli_message("%s: note: cards %s since it was recorded: %s", path, what[i],
                        lists.cards[i].data);
        }
        adit_text_free(&lists.cards[i]);
    }
    return is_known;
}

static int check_mods(const cli_match *match, const char *path)
{
    const adit_mod_info *mods[sizeof match->info.mods / sizeof match->info.mods[0]] = {NULL};

    for (int i = 0; i < match->info.mod_count; i++) {
        const char *id = match->info.mods[i].id;

        mods[i] = find_mod(match->setup.engine, id);
        if (mods[i] == NULL) {
            cli_message("%s: needs the mod '%s' %s; add its folder, or the file of its scenario, "
                        "with --mod",
                        path, id, match->info.mods[i].version);
            return CLI_INPUT;
        }
    }
    /* Files may differ where no card does: a manifest, a comment. That is harmless. */
    bool is_known = report_cards(match, path);
    for (int i = 0; i < match->info.mod_count && !is_known; i++) {
        if (mods[i] != NULL && mods[i]->content_hash != match->info.mods[i].content_hash) {
            cli_message("%s: note: the cards of '%s' have changed since it was recorded", path,
                        match->info.mods[i].id);
        }
    }
    return CLI_OK;
}

int cli_match_read(cli_match *match, const cli_args *args, const char *path)
{
    adit_err err = {0};

    memset(match, 0, sizeof *match);
    if (adit_file_read(path, FILE_LIMIT, &match->text, &err) != ADIT_OK ||
        adit_transcript_open(match->text.data, match->text.length, path, &match->file, &err) !=
            ADIT_OK) {
        return cli_fail(&err);
    }
    match->info = *adit_transcript_info(match->file);
    if (adit_game_info_find(match->info.game) == NULL) {
        cli_message("%s: unknown game '%s'", path, match->info.game);
        return CLI_INPUT;
    }
    CLI_TRY(cli_setup_engine(&match->setup, args, match->info.game));
    return check_mods(match, path);
}

int cli_match_read_seats(cli_match *match, const cli_args *args, const char *path)
{
    int players = adit_game_players(match->game);
    const char *typed = cli_value(args, CLI_OPT_PLAYERS);
    const char *seats = typed != NULL ? typed : match->info.seats;

    if (seats[0] == '\0') {
        return CLI_OK;
    }
    CLI_TRY(cli_setup_read_seats(&match->setup, args, seats));
    if (match->setup.match.players != players) {
        return cli_usage(args, "--players: %s has %d seats, not %d", path, players,
                         match->setup.match.players);
    }
    return CLI_OK;
}

/* A saved game has started already: an option that sets the start would do nothing. */
static int refuse_start(const cli_args *args, const char *path)
{
    const char *start = cli_given_of(args, CLI_BIT(SEED) | CLI_BIT(RULE) | CLI_BIT(SCENARIO));

    return start == NULL
               ? CLI_OK
               : cli_usage(args,
                           "--%s: applies to new games only; %s continues from where it was saved",
                           start, path);
}

/* The result of a decision differs from the file: it was edited, or the cards were. */
static int refuse_other_state(const cli_match *match, const char *path, int decision)
{
    char text[256] = "";
    int seat;

    (void)adit_game_decision(match->game, decision - 1, &seat, text, sizeof text, NULL);
    cli_message(
        "%s: decision %d, '%s': the state after it differs from the file; see 'adit replay %s'. "
        "To continue anyway, delete the 'state' lines after that decision",
        path, decision, text, path);
    return adit_status_exit_code(ADIT_DIFFERS);
}

static int open_file(cli_match *match, const cli_args *args, const char *path, bool verify,
                     int decisions)
{
    adit_err err = {0};
    adit_status status;
    int other_state = 0;
    adit_replay_options options = {
        .verify = verify, .decisions = decisions, .other_state = &other_state};

    memset(match, 0, sizeof *match);
    CLI_TRY(refuse_start(args, path));
    CLI_TRY(cli_match_read(match, args, path));
    if (match->info.is_record) {
        status =
            adit_transcript_replay(match->file, match->setup.engine, &options, &match->game, &err);
    } else if (decisions >= 0) {
        return cli_usage(args, "--until: %s is a saved position and has no earlier decisions",
                         path);
    } else {
        status = adit_game_load(match->setup.engine, match->text.data, match->text.length,
                                &match->game, &err);
    }
    if (status != ADIT_OK) {
        return cli_fail(&err);
    }
    if (other_state > 0) {
        return refuse_other_state(match, path, other_state);
    }
    match->setup.match.seed = adit_game_seed(match->game);
    match->setup.match.players = adit_game_players(match->game);
    return cli_match_read_seats(match, args, path);
}

/* Whether the operand looks like the name of a file rather than of a game. */
static bool is_path(const char *operand)
{
    return strpbrk(operand, "./") != NULL;
}

/* A new match of the game, or of the scenario. */
static int open_new(cli_match *match, const cli_args *args, const char *game,
                    adit_scenario *scenario)
{
    adit_err err = {0};

    memset(match, 0, sizeof *match);
    match->is_new = true;
    CLI_TRY(cli_setup_open(&match->setup, args, game, scenario));
    if (adit_game_new(match->setup.engine, &match->setup.match, &match->game, &err) != ADIT_OK) {
        if (match->setup.scenario != NULL) {
            adit_scenario_explain(match->setup.scenario, &err);
        }
        return cli_fail(&err);
    }
    return CLI_OK;
}

int cli_match_open_scenario(cli_match *match, const cli_args *args, adit_scenario *scenario)
{
    return open_new(match, args, NULL, scenario);
}

int cli_match_open(cli_match *match, const cli_args *args, const char *operand, bool verify,
                   int decisions)
{
    if (operand != NULL && adit_game_info_find(operand) == NULL) {
        struct stat about;

        /* Opening it could block forever: it may be a pipe. */
        if (stat(operand, &about) != 0 && !is_path(operand)) {
            memset(match, 0, sizeof *match);
            return cli_unknown_game(args, operand);
        }
        return open_file(match, args, operand, verify, decisions);
    }
    return open_new(match, args, operand, NULL);
}

void cli_match_close(cli_match *match)
{
    adit_game_free(match->game);
    adit_text_free(&match->text);
    adit_transcript_free(match->file);
    cli_setup_close(&match->setup);
    memset(match, 0, sizeof *match);
}

adit_status cli_record_write(adit_game *game, const char *path, adit_err *err)
{
    adit_text text = {0};
    adit_status status = adit_game_record(game, &text, err);

    ADIT_THEN(status, adit_game_file_write(path, &text, err));
    adit_text_free(&text);
    return status;
}

int cli_seat(const cli_args *args, const adit_game *game, int *seat)
{
    int64_t number = 0;
    int code = cli_number(args, CLI_OPT_SEAT, 1, adit_game_players(game), 0, &number);
    *seat = (int)number;
    return code;
}
