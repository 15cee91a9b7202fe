/* cmd_table.c - `adit table`: sets up a table and hands it to the carrier that was asked for. */
#include "bindings/cli/table/table.h"

#include <stdio.h>
#include <stdlib.h>
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

/* The table takes the engine (unless it shares that of another one) and the game; what it was
 * opened with stays with the match. */
static int seat_table(const cli_args *args, cli_match *match, const aditt_table *beside,
                      const cli_table_file *file, aditt_table **table)
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
                                   .beside = beside,
                                   .bots = bots,
                                   .seats = seats,
                                   .cards = match->setup.engine_options,
                                   .scenario = cli_value(args, CLI_OPT_SCENARIO),
                                   .folder = file->folder[0] != '\0' ? file->folder : NULL,
                                   .autosave = file->name[0] != '\0' ? file->name : NULL,
                                   .is_workbench = cli_has(args, CLI_OPT_MOD) &&
                                                   !cli_has(args, CLI_OPT_HTML) &&
                                                   !cli_has(args, CLI_OPT_TABLES)};

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
    CLI_THEN(code, seat_table(args, match, NULL, file, table));
    return code;
}

/* ---- Several tables ---- */

/* One more table of the same match, with cards that the first one has loaded. */
static int open_next(const cli_args *args, cli_match *match, cli_tables *tables)
{
    const aditt_table *first = tables->table[0];
    const int number = tables->count + 1;
    adit_setup start = match->setup.match;
    cli_table_file *file = &tables->file[tables->count];
    adit_err err = {0};
    int code;

    *file = tables->file[0];
    if (file->name[0] != '\0') {
        snprintf(file->name, sizeof file->name, "%.*s-%d.play",
                 (int)(strlen(tables->file[0].name) - strlen(".play")), tables->file[0].name,
                 number);
    }
    start.seed += (uint64_t)tables->count;
    match->setup.engine = aditt_engine(first); /* for bots */
    code = cli_result(adit_game_new(aditt_engine(first), &start, &match->game, &err), &err);
    CLI_THEN(code, seat_table(args, match, first, file, &tables->table[tables->count]));
    match->setup.engine = NULL; /* the first table has it */
    tables->count += code == CLI_OK;
    return code;
}

static int open_tables(const cli_args *args, cli_match *match, cli_tables *tables)
{
    int64_t wanted = 1;

    memset(match, 0, sizeof *match);
    CLI_TRY(cli_number(args, CLI_OPT_TABLES, 1, CLI_MAX_TABLES, 1, &wanted));
    CLI_TRY(cli_open_table(args, match, &tables->file[0], &tables->table[0]));
    tables->count = 1;
    if (cli_has(args, CLI_OPT_TABLES) && (!match->is_new || cli_has(args, CLI_OPT_JSONL))) {
        return cli_usage(args, "--tables: is for new games in the browser");
    }
    int code = CLI_OK;
    while (code == CLI_OK && tables->count < wanted) {
        code = open_next(args, match, tables);
    }
    return code;
}

static void close_tables(cli_tables *tables)
{
    for (int i = 0; i < tables->count; i++) {
        aditt_close(tables->table[i]);
    }
    free(tables);
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
    cli_tables *tables;
    cli_match match;

    if (cli_has(args, CLI_OPT_MARKDOWN)) {
        return print_reference();
    }
    tables = calloc(1, sizeof *tables);
    if (tables == NULL) {
        return cli_no_memory();
    }
    int code = open_tables(args, &match, tables);

    if (cli_has(args, CLI_OPT_JSONL)) {
        CLI_THEN(code, cli_table_lines(tables->table[0]));
    } else {
        CLI_THEN(code, cli_table_serve(args, &match, tables));
    }
    close_tables(tables);
    cli_match_close(&match);
    return code;
}
