/* html.c - a recorded game as one page that works without a server. */
#include "bindings/cli/table/table.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/web/web.h"
#include "engine/base/text.h"

/* The answer to a request of the host; NULL after a message. The caller owns it. */
static json_t *ask(aditt_table *table, json_t *request)
{
    adit_text answer = {0};
    json_object_set_new(request, "v", json_integer(ADITT_VERSION));
    json_object_set_new(request, "id", json_string("html"));
    char *text = json_dumps(request, JSON_COMPACT);
    json_t *out = NULL;

    json_decref(request);
    if (text != NULL && aditt_request(table, aditt_token(table, ADITT_HOST), text, strlen(text),
                                      &answer) == ADIT_OK) {
        out = json_loadb(answer.data, answer.length, 0, NULL);
    }
    free(text);
    adit_text_free(&answer);
    if (!json_is_true(json_object_get(out, "ok"))) {
        const char *why = json_string_value(json_object_get(json_object_get(out, "error"), "text"));

        cli_message("%s", why != NULL ? why : "out of memory");
        json_decref(out);
        return NULL;
    }
    return out;
}

/* What changed between two positions: new values, and the names of what cannot be seen now. */
static void add_difference(const json_t *before, json_t *now, json_t *step)
{
    json_t *fields = json_object(), *gone = json_array();
    const char *name;
    json_t *value;

    json_object_foreach(now, name, value)
    {
        if (!json_equal(json_object_get(before, name), value)) {
            json_object_set(fields, name, value);
        }
    }
    json_object_foreach((json_t *)(uintptr_t)before, name, value)
    {
        if (json_object_get(now, name) == NULL) {
            json_array_append_new(gone, json_string(name));
        }
    }
    json_object_set_new(step, "fields", fields);
    json_object_set_new(step, "gone", gone);
}

/* What the position was worth, and what the decision before it cost. */
static bool add_review(aditt_table *table, json_int_t node, json_t *step)
{
    json_t *worth =
        ask(table, json_pack("{s:s, s:I, s:b}", "do", "evaluate", "node", node, "judge", 1));

    json_object_set_new(step, "review", worth);
    return worth != NULL;
}

/* One step: everything but the fields as it is, of the log only what is new. */
static json_t *read_step(aditt_table *table, json_int_t node, int eyes, json_int_t *since,
                         json_t **before)
{
    json_t *look = ask(table, json_pack("{s:s, s:I, s:i, s:I}", "do", "look", "node", node, "seat",
                                        eyes, "since", *since));
    json_t *step = json_object();

    if (look == NULL || step == NULL) {
        json_decref(look);
        json_decref(step);
        return NULL;
    }
    json_t *fields = json_incref(json_object_get(look, "fields"));
    *since = json_integer_value(json_object_get(look, "log_end"));
    json_object_del(look, "fields");
    json_object_del(look, "options");
    json_object_del(look, "refused");
    add_difference(*before, fields, step);
    json_object_set_new(step, "look", look);
    json_decref(*before);
    *before = fields;
    return step;
}

/* The nodes of the present line, from the start to its end, numbered by their steps. */
static json_t *read_line(aditt_table *table, int eyes, bool is_review, json_t *steps)
{
    json_t *tree = ask(table, json_pack("{s:s}", "do", "tree")), *line = json_array();
    const json_t *nodes = json_object_get(tree, "nodes");
    json_t *before = json_object();
    json_int_t number = 0, since = 0;

    for (json_int_t node = 0; tree != NULL && line != NULL;) {
        json_t *at = json_array_get(nodes, (size_t)node);
        const json_t *next = json_object_get(at, "next");
        json_t *step = read_step(table, node, eyes, &since, &before);

        if (step == NULL || (is_review && !add_review(table, node, step))) {
            json_decref(step);
            json_decref(line);
            line = NULL;
            break;
        }
        json_array_append_new(steps, step);
        json_t *copy = json_copy(at);
        json_object_set_new(copy, "node", json_integer(number));
        json_object_set_new(copy, "parent", number > 0 ? json_integer(number - 1) : json_null());
        json_object_set_new(copy, "next",
                            json_is_integer(next) ? json_integer(number + 1) : json_null());
        json_array_append_new(line, copy);
        number++;
        if (!json_is_integer(next)) {
            break;
        }
        node = json_integer_value(next);
    }
    json_decref(before);
    json_decref(tree);
    return line;
}

static char *read_game(aditt_table *table, int eyes, bool is_review)
{
    json_t *hello = ask(table, json_pack("{s:s}", "do", "hello"));
    json_t *cards = ask(table, json_pack("{s:s}", "do", "cards"));
    json_t *steps = json_array();
    json_t *line = hello != NULL && cards != NULL ? read_line(table, eyes, is_review, steps) : NULL;
    char *text = NULL;

    if (line != NULL) {
        /* Whoever gets the page gets no seat of the table. */
        json_object_del(hello, "links");
        json_object_del(hello, "seed");
        json_t *all = json_pack("{s:O, s:O, s:{s:O, s:i}, s:O}", "hello", hello, "cards", cards,
                                "tree", "nodes", line, "at", 0, "steps", steps);

        text = all != NULL ? json_dumps(all, JSON_COMPACT) : NULL;
        json_decref(all);
        if (text == NULL) {
            (void)cli_no_memory();
        }
    }
    json_decref(hello);
    json_decref(cards);
    json_decref(steps);
    json_decref(line);
    return text;
}

static int write_html(const char *path, const char *json)
{
    char cards[4096] = "";
    aditweb_files *files = NULL;
    adit_text page = {0};
    adit_err err = {0};

    int code = cli_result(adit_cards_folder(cards, sizeof cards, &err), &err);
    CLI_THEN(code, cli_result(aditweb_files_open(cards, &files, &err), &err));
    CLI_THEN(code, cli_result(aditweb_export(files, json, &page, &err), &err));
    CLI_THEN(code, cli_result(adit_file_write(path, page.data, page.length, &err), &err));
    adit_text_free(&page);
    aditweb_files_close(files);
    return code;
}

int cli_table_html(const cli_args *args, const char *path, bool is_review)
{
    aditt_table *table = NULL;
    cli_table_file file;
    cli_match match;
    int64_t eyes = 0;

    CLI_TRY(cli_number(args, CLI_OPT_SEAT, 1, CLI_MAX_SEATS, 0, &eyes));
    int code = cli_open_table(args, &match, &file, &table);
    if (code == CLI_OK) {
        char *json = read_game(table, (int)eyes, is_review);

        code = json != NULL ? write_html(path, json) : CLI_INPUT;
        free(json);
    }
    aditt_close(table);
    cli_match_close(&match);
    if (code == CLI_OK) {
        cli_print(stdout, "wrote %s\n", path);
    }
    return code;
}
