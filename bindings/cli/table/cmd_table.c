/* cmd_table.c - `adit table`: sets up a table and hands it to the carrier that was asked for. */
#include "bindings/cli/table/table.h"

#include <string.h>

static int make_bots(const cli_setup *setup, adit_table *bots)
{
    for (int seat = 1; seat <= setup->match.players; seat++) {
        if (strcmp(setup->seat[seat - 1], "human") != 0) {
            CLI_TRY(cli_setup_bot(setup, seat, &bots->bot[seat - 1]));
        }
    }
    return CLI_OK;
}

/* The table takes the engine and the game; what it was opened with stays with the match. */
static int seat_table(const cli_args *args, cli_match *match, const cli_table_file *file,
                      aditt_table **table)
{
    char seats[sizeof match->info.seats] = "";
    adit_table bots = {0};
    adit_err err = {0};
    /* A recorded game that is only shown must not be played on. */
    int code = cli_has(args, CLI_OPT_HTML) ? CLI_OK : make_bots(&match->setup, &bots);

    if (code != CLI_OK) {
        adit_table_clear(&bots);
        return code;
    }
    if (cli_setup_seat_text(&match->setup, seats, sizeof seats)) {
        adit_game_set_seats(match->game, seats, NULL);
    }
    const aditt_options options = {.engine = match->setup.engine,
                                   .game = match->game,
                                   .bots = bots,
                                   .seats = seats,
                                   .cards = match->setup.engine_options,
                                   .scenario = cli_value(args, CLI_OPT_SCENARIO),
                                   .folder = file->folder[0] != '\0' ? file->folder : NULL,
                                   .autosave = file->name[0] != '\0' ? file->name : NULL,
                                   .is_workbench =
                                       cli_has(args, CLI_OPT_MOD) && !cli_has(args, CLI_OPT_HTML)};

    match->setup.engine = NULL;
    match->game = NULL;
    return cli_result(aditt_open(&options, table, &err), &err);
}

int cli_open_table(const cli_args *args, cli_match *match, cli_table_file *file,
                   aditt_table **table)
{
    const char *operand = args->operand_count > 0 ? args->operand[0] : NULL;
    int code = cli_match_open(match, args, operand, false, -1);

    *table = NULL;
    CLI_THEN(code, cli_setup_seats(&match->setup, "human", "greedy"));
    *file = (cli_table_file){0};
    const bool keeps = !cli_has(args, CLI_OPT_JSONL) && !cli_has(args, CLI_OPT_HTML);
    if (keeps || cli_has(args, CLI_OPT_FOLDER)) {
        CLI_THEN(code, cli_table_place(args, match->setup.game, file));
    }
    CLI_THEN(code, seat_table(args, match, file, table));
    return code;
}

/* docs/reference/table-protocol.md. */
static int print_reference(void)
{
    adit_text text = {0};

    aditt_write_reference(&text);
    if (!text.failed) {
        cli_put_file(stdout, text.data, text.length);
    }
    adit_text_free(&text);
    return CLI_OK;
}

int cmd_table(const cli_args *args)
{
    aditt_table *table = NULL;
    cli_match match;

    cli_table_file file;

    if (cli_has(args, CLI_OPT_MARKDOWN)) {
        return print_reference();
    }
    int code = cli_open_table(args, &match, &file, &table);

    if (cli_has(args, CLI_OPT_JSONL)) {
        CLI_THEN(code, cli_table_lines(table));
    } else {
        CLI_THEN(code, cli_table_serve(args, &match, table, &file));
    }
    aditt_close(table);
    cli_match_close(&match);
    return code;
}
