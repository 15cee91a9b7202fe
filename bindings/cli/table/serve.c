/* serve.c - the table in a browser: starts the server, prints the links, waits for Ctrl-C.
 *
 * The links hold the secrets of the seats. They go to standard output, for the person who started
 * the program, and nowhere else.
 */
#include "bindings/cli/table/table.h"

#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "bindings/web/web.h"
#include "bindings/worker/browser.h"

/* Milliseconds between two looks at files, bots and slow clients. */
enum { LOOK_EVERY = 100 };

/* ---- What the server asks of the tables ---- */

static int table_find(void *context, const char *token)
{
    const cli_tables *tables = context;
    int found = -1;

    for (int i = 0; i < tables->count; i++) { /* to the end, so that time says nothing */
        found = aditt_knows(tables->table[i], token, NULL) ? i : found;
    }
    return found;
}

static adit_status table_answer(void *context, int table, const char *token, const char *request,
                                size_t length, adit_text *answer, void **search)
{
    aditt_search *begun = NULL;
    const adit_status status =
        aditt_begin(((cli_tables *)context)->table[table], token, request, length, answer, &begun);

    *search = begun;
    return status;
}

static void table_search(void *search)
{
    aditt_search_run(search);
}

static adit_status table_finish(void *context, int table, void *search, adit_text *answer)
{
    return aditt_search_end(((cli_tables *)context)->table[table], search, answer);
}

static void table_drop(void *search)
{
    aditt_search_free(search);
}

static uint64_t table_version(void *context, int table)
{
    return aditt_version(((cli_tables *)context)->table[table]);
}

/* ---- Links ---- */

static void print_links(const cli_match *match, const aditt_table *table, const char *address,
                        bool is_open)
{
    int humans = 0;

    cli_print(stdout, "table    %s#k=%s\n", address, aditt_token(table, ADITT_HOST));
    for (int seat = 1; seat <= match->setup.match.players; seat++) {
        humans += strcmp(match->setup.seat[seat - 1], "human") == 0;
    }
    for (int seat = 1; seat <= match->setup.match.players && (humans > 1 || is_open); seat++) {
        if (strcmp(match->setup.seat[seat - 1], "human") == 0) {
            cli_print(stdout, "player %d %s#k=%s\n", seat, address, aditt_token(table, seat));
        }
    }
    if (is_open) {
        cli_print(stdout, "look on  %s#k=%s\n", address, aditt_token(table, ADITT_LOOKS_ON));
    }
}

static void print_table(const cli_match *match, const cli_tables *tables, int i,
                        const char *address, bool is_open)
{
    const cli_table_file *file = &tables->file[i];

    if (tables->count > 1) {
        cli_print(stdout, "table %d of %d:\n", i + 1, tables->count);
    }
    print_links(match, tables->table[i], address, is_open);
    if (file->name[0] != '\0') {
        cli_print(stdout, "saved after every decision: %s/%s\n", file->folder, file->name);
    }
}

static void print_tables(const cli_match *match, const cli_tables *tables, const char *address,
                         bool is_open)
{
    for (int i = 0; i < tables->count; i++) {
        print_table(match, tables, i, address, is_open);
    }
    printf(is_open ? "Everybody who can reach this machine over the network can open the page; "
                     "only a link gives a seat.\n"
                   : "Only this machine can reach it; --listen lets others in.\n");
}

/* ---- The command ---- */

static void serve_until_interrupted(aditweb_server *server, cli_tables *tables)
{
    while (!cli_interrupted()) {
        for (int i = 0; i < tables->count; i++) {
            aditweb_hold(server);
            (void)aditt_poll(tables->table[i]);
            aditweb_release(server);
        }
        aditweb_tick(server);
        (void)poll(NULL, 0, LOOK_EVERY);
    }
}

/* At a terminal the browser is opened; elsewhere somebody reads the address. */
static void open_browser(const cli_args *args, const char *address, const aditt_table *table)
{
    if (!cli_has(args, CLI_OPT_NO_OPEN) && isatty(STDOUT_FILENO) &&
        !aditw_open_browser(address, aditt_token(table, ADITT_HOST))) {
        cli_message("no browser could be started here; open the address in one yourself");
    }
}

static int start_server(const cli_args *args, cli_tables *tables, const aditweb_files *files,
                        aditweb_server **server)
{
    enum { MOST_PORT = 65535 };
    int64_t port = 0;
    adit_err err = {0};

    CLI_TRY(cli_number(args, CLI_OPT_PORT, 0, MOST_PORT, 0, &port));
    const aditweb_options options = {.listen = cli_value(args, CLI_OPT_LISTEN),
                                     .port = (int)port,
                                     .files = files,
                                     .tables = {.context = tables,
                                                .count = tables->count,
                                                .find = table_find,
                                                .answer = table_answer,
                                                .search = table_search,
                                                .finish = table_finish,
                                                .drop = table_drop,
                                                .version = table_version}};
    return cli_result(aditweb_start(&options, server, &err), &err);
}

int cli_table_serve(const cli_args *args, const cli_match *match, cli_tables *tables)
{
    char cards[4096] = "", address[512];
    aditweb_files *files = NULL;
    aditweb_server *server = NULL;
    adit_err err = {0};

    int code = cli_result(adit_cards_folder(cards, sizeof cards, &err), &err);
    CLI_THEN(code, cli_result(aditweb_files_open(cards, &files, &err), &err));
    CLI_THEN(code, start_server(args, tables, files, &server));
    if (code == CLI_OK) {
        cli_catch_interrupt();
        aditweb_write_address(server, address, sizeof address);
        print_tables(match, tables, address, aditweb_is_open(server));
        printf("press Ctrl-C to stop\n");
        fflush(stdout);
        open_browser(args, address, tables->table[0]);
        serve_until_interrupted(server, tables);
        printf("\n");
    }
    aditweb_stop(server);
    aditweb_files_close(files);
    return code;
}
