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

/* ---- What the server asks of the table ---- */

static bool table_knows(void *context, const char *token)
{
    return aditt_knows(context, token, NULL);
}

static adit_status table_answer(void *context, const char *token, const char *request,
                                size_t length, adit_text *answer)
{
    return aditt_request(context, token, request, length, answer);
}

static uint64_t table_version(void *context)
{
    return aditt_version(context);
}

/* ---- Links ---- */

/* The address to type: the one to listen on, unless that is "any address of this machine". */
static void write_address(const cli_args *args, const aditweb_server *server, char *out,
                          size_t size)
{
    const char *name = cli_value(args, CLI_OPT_LISTEN);
    char host[256] = "127.0.0.1";

    if (name != NULL && strcmp(name, "0.0.0.0") != 0 && strcmp(name, "::") != 0) {
        snprintf(host, sizeof host, strchr(name, ':') != NULL ? "[%s]" : "%s", name);
    } else if (name != NULL && gethostname(host, sizeof host) != 0) {
        snprintf(host, sizeof host, "127.0.0.1");
    }
    snprintf(out, size, "http://%s:%d/", host, aditweb_port(server));
}

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
    printf(is_open ? "Everybody who can reach this machine over the network can open the page; "
                     "only a link gives a seat.\n"
                   : "Only this machine can reach it; --listen lets others in.\n");
}

/* ---- The command ---- */

static void serve_until_interrupted(aditweb_server *server, aditt_table *table)
{
    while (!cli_interrupted()) {
        (void)poll(NULL, 0, LOOK_EVERY);
        aditweb_hold(server);
        (void)aditt_poll(table);
        aditweb_release(server);
        aditweb_tick(server);
    }
}

static int start_server(const cli_args *args, aditt_table *table, const aditweb_files *files,
                        aditweb_server **server)
{
    enum { MOST_PORT = 65535 };
    int64_t port = 0;
    adit_err err = {0};

    CLI_TRY(cli_number(args, CLI_OPT_PORT, 0, MOST_PORT, 0, &port));
    const aditweb_options options = {.listen = cli_value(args, CLI_OPT_LISTEN),
                                     .port = (int)port,
                                     .files = files,
                                     .table = {.context = table,
                                               .knows = table_knows,
                                               .answer = table_answer,
                                               .version = table_version}};
    return cli_result(aditweb_start(&options, server, &err), &err);
}

int cli_table_serve(const cli_args *args, const cli_match *match, aditt_table *table,
                    const cli_table_file *file)
{
    char cards[4096] = "", address[512];
    aditweb_files *files = NULL;
    aditweb_server *server = NULL;
    adit_err err = {0};

    int code = cli_result(adit_cards_folder(cards, sizeof cards, &err), &err);
    CLI_THEN(code, cli_result(aditweb_files_open(cards, &files, &err), &err));
    CLI_THEN(code, start_server(args, table, files, &server));
    if (code == CLI_OK) {
        cli_catch_interrupt();
        write_address(args, server, address, sizeof address);
        print_links(match, table, address, aditweb_is_open(server));
        if (file->name[0] != '\0') {
            cli_print(stdout, "saved after every decision: %s/%s\n", file->folder, file->name);
        }
        printf("press Ctrl-C to stop\n");
        fflush(stdout);
        if (!cli_has(args, CLI_OPT_NO_OPEN) && isatty(STDOUT_FILENO)) {
            aditw_open_browser(address, aditt_token(table, ADITT_HOST));
        }
        serve_until_interrupted(server, table);
        printf("\n");
    }
    aditweb_stop(server);
    aditweb_files_close(files);
    return code;
}
