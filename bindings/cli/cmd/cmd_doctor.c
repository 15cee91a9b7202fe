/* cmd_doctor.c - `adit doctor`: what works, what is missing, and what to do about it. */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/term/json.h"
#include "bindings/cli/term/term.h"
#include "bindings/cli/workers/workers.h"
#include "engine/base/format.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    cli_terminal terminal;
    bool is_json;
    cli_json json;
    int problems;
} doctor;

/* `text` may have several lines. */
static void put_finding(doctor *run, bool is_well, const char *name, const char *text)
{
    run->problems += !is_well;
    if (run->is_json) {
        cli_json_object(&run->json, NULL);
        cli_json_string(&run->json, "name", name);
        cli_json_bool(&run->json, "ok", is_well);
        cli_json_string(&run->json, "text", text);
        cli_json_close_object(&run->json);
        return;
    }
    cli_print(stdout, "%s%-4s%s %-14s ", cli_ink_of(&run->terminal, is_well ? CLI_GREEN : CLI_RED),
              is_well ? "ok" : "BAD", cli_ink_end(&run->terminal), name);
    cli_put_lines_at(stdout, text, 20);
    printf("\n");
}

ADIT_PRINTF(4, 5)
static void add_finding(doctor *run, bool is_well, const char *name, const char *format, ...)
{
    char text[5000];
    va_list args;

    va_start(args, format);
    adit_format_words(text, sizeof text, format, args);
    va_end(args);
    put_finding(run, is_well, name, text);
}

/* Lua releases have bugs that cards can run into. The sandbox rules out those that crash; these two
 * give wrong results and concern authors. */
static void check_lua(doctor *run)
{
    const char *release = adit_lua_release();
    const char *dot = strstr(release, "5.4.");
    int patch = dot != NULL ? atoi(dot + 4) : -1;

    add_finding(run, dot != NULL, "lua", "%s%s", release,
                dot == NULL ? "; Lua 5.4 is required"
                : patch < 5 ? "; known bugs: t[a < b] with t a file-level local fails, and "
                              "bit operators in functions with more than 256 constants can be wrong"
                : patch < 8 ? "; known bug: t[a < b] with t a file-level local fails"
                            : "");
}

static void check_game(doctor *run, const adit_game_info *info)
{
    adit_engine_options options = {.game = info->id};
    adit_engine *engine = NULL;
    adit_err err = {0};
    double start = cli_seconds_now();

    if (adit_engine_open(&options, &engine, &err) != ADIT_OK) {
        put_finding(run, false, info->id, err.text);
        return;
    }
    add_finding(run, true, info->id, "%d cards, %d mods, loaded in %.1f ms",
                adit_engine_card_count(engine), adit_engine_mod_count(engine) - 1,
                1000.0 * (cli_seconds_now() - start));
    adit_engine_close(engine);
}

static void check_cards(doctor *run)
{
    char folder[4096];
    adit_err err = {0};

    if (adit_cards_folder(folder, sizeof folder, &err) != ADIT_OK) {
        add_finding(run, false, "cards", "%s; set ADIT_CARDS to the folder that contains them",
                    err.text);
        return;
    }
    add_finding(run, true, "cards", "%s%s", folder,
                getenv("ADIT_CARDS") != NULL ? " (ADIT_CARDS)" : "");
    for (int i = 0; i < adit_game_info_count(); i++) {
        check_game(run, adit_game_info_at(i));
    }
}

static void check_terminal(doctor *run)
{
    const cli_terminal *terminal = &run->terminal;

    if (!terminal->out_is_terminal) {
        add_finding(run, true, "terminal",
                    "standard output is not a terminal: 80 columns, no colours, "
                    "ASCII lines");
    } else {
        add_finding(run, true, "terminal", "%d x %d, %s, %s%s", terminal->width, terminal->height,
                    terminal->colour ? "colours" : "no colours",
                    terminal->unicode ? "UTF-8 lines" : "ASCII lines (the locale is not UTF-8)",
                    terminal->width < 80 ? "; tables need 80 columns" : "");
    }
}

static void check_workers(doctor *run)
{
    add_finding(run, true, "workers", "%s",
                worker_has_filter()
                    ? "bot processes run with limits and a system call filter"
                    : "bot processes run with limits; build with libseccomp to filter "
                      "their system calls too");
}

/* How programs that play as pipe:PROGRAM are confined, and how to confine them better. */
static void check_programs(doctor *run)
{
    worker_layers layers = worker_layers_find();
    char names[200], gaps[1024];
    bool has_gaps = worker_layers_gaps(&layers, gaps, sizeof gaps);

    worker_layers_name(&layers, names, sizeof names);
    const char *box = layers.box != NULL ? ""
                      : layers.has_idle_box
                          ? "; bubblewrap is installed but cannot create a sandbox here"
                          : "; install bubblewrap to run them in a sandbox";
    add_finding(run, true, "programs", "pipe: programs are confined by %s%s%s%s", names,
                has_gaps ? " and can " : "", has_gaps ? gaps : "", box);
}

/* By trying: permissions say nothing about file systems, nor about a folder that was deleted. */
static bool can_write_here(void)
{
    char name[] = ".adit_doctor_XXXXXX";
    int file = mkstemp(name);

    if (file < 0) {
        return false;
    }
    (void)close(file);
    (void)unlink(name);
    return true;
}

static void check_writing(doctor *run)
{
    if (can_write_here()) {
        add_finding(run, true, "folder", "games can be saved here");
    } else {
        add_finding(run, false, "folder",
                    "games cannot be saved here (%s); use another folder with save or --record",
                    strerror(errno));
    }
}

int cmd_doctor(const cli_args *args)
{
    static doctor run;

    memset(&run, 0, sizeof run);
    run.terminal = cli_terminal_look();
    run.is_json = cli_has(args, CLI_OPT_JSON);
    if (run.is_json) {
        cli_json_begin(&run.json, stdout, "doctor");
        cli_json_list(&run.json, "findings");
    }
    add_finding(&run, true, "adit", "%s", ADIT_VERSION);
    check_lua(&run);
    check_cards(&run);
    check_terminal(&run);
    check_writing(&run);
    check_workers(&run);
    check_programs(&run);
    if (run.is_json) {
        cli_json_close_list(&run.json);
        cli_json_number(&run.json, "problem_count", run.problems);
        cli_json_end(&run.json);
    } else if (run.problems > 0) {
        cli_print(stdout, "%d problem%s\n", run.problems, run.problems == 1 ? "" : "s");
    }
    return run.problems > 0 ? CLI_NO : CLI_OK;
}
