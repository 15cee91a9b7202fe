/* cmd_rules.c - `adit rules`: how a game is played, and what --rule can change.
 *
 * The rules are in rules.md next to the cards, so that they can be read without the program too.
 * Here they are formatted for a terminal: headings, paragraphs and lists are wrapped, tables and
 * code stay as they are.
 */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"

#include <string.h>

#include "engine/base/names.h"

enum { RULES_LIMIT = 1 << 20, LINE_SIZE = 4096 };

typedef struct {
    const cli_terminal *terminal;
    int width;
    char paragraph[2 * LINE_SIZE];
    int indent; /* of the paragraph's further lines */
    bool is_code;
} rules_page;

/* Takes the marks of emphasis out: **bold**, `code`. */
static void strip_marks(char *text)
{
    char *to = text;
    for (const char *from = text; *from != '\0'; from++) {
        if (*from == '`' || (from[0] == '*' && from[1] == '*')) {
            from += *from == '*';
            continue;
        }
        *to++ = *from;
    }
    *to = '\0';
}

static void end_paragraph(rules_page *page)
{
    if (page->paragraph[0] == '\0') {
        return;
    }
    strip_marks(page->paragraph);
    /* The blanks before a list item are part of it. */
    int blanks = (int)strspn(page->paragraph, " ");
    cli_print(stdout, "%*s", blanks, "");
    cli_put_wrapped(stdout, page->paragraph + blanks, blanks, page->indent, page->width);
    printf("\n");
    page->paragraph[0] = '\0';
    page->indent = 0;
}

static void put_heading(const rules_page *page, char *line)
{
    size_t level = strspn(line, "#");
    char *text = line + level + strspn(line + level, " ");

    strip_marks(text);
    cli_print(stdout, "%s%s%s\n", cli_ink_of(page->terminal, CLI_BOLD), text,
              cli_ink_end(page->terminal));
    if (!page->terminal->colour) {
        for (int i = cli_columns(text); i > 0; i--) {
            fputc(level == 1 ? '=' : '-', stdout);
        }
        printf("\n");
    }
}

/* Columns of "- ", "* " or "12. " with the blanks before it; 0 if the line is no list item. */
static int item_width(const char *line)
{
    size_t blanks = strspn(line, " ");
    size_t digits = strspn(line + blanks, "0123456789");

    if (digits > 0 && strncmp(line + blanks + digits, ". ", 2) == 0) {
        return (int)(blanks + digits + 2);
    }
    if (strncmp(line + blanks, "- ", 2) == 0 || strncmp(line + blanks, "* ", 2) == 0) {
        return (int)(blanks + 2);
    }
    return 0;
}

static void add_to_paragraph(rules_page *page, const char *line)
{
    size_t used = strlen(page->paragraph);

    if (used > 0) {
        line += strspn(line, " ");
    }
    snprintf(page->paragraph + used, sizeof page->paragraph - used, "%s%s", used > 0 ? " " : "",
             line);
}

static void put_line(rules_page *page, char *line)
{
    bool is_fence = strncmp(line, "```", 3) == 0;
    bool is_indented = strncmp(line, "    ", 4) == 0;

    if (is_indented && page->paragraph[0] != '\0' && !page->is_code) {
        add_to_paragraph(page, line);
    } else if (is_fence || page->is_code || line[0] == '|' || is_indented) {
        end_paragraph(page);
        page->is_code = page->is_code != is_fence;
        if (!is_fence) {
            cli_print(stdout, "%s\n", line);
        }
    } else if (line[0] == '#') {
        end_paragraph(page);
        put_heading(page, line);
    } else if (line[strspn(line, " ")] == '\0') {
        end_paragraph(page);
        printf("\n");
    } else {
        if (item_width(line) > 0) {
            end_paragraph(page);
            page->indent = item_width(line);
        }
        add_to_paragraph(page, line);
    }
}

static void put_page(const cli_terminal *terminal, const char *text)
{
    rules_page page = {.terminal = terminal,
                       .width = terminal->width > 100 ? 100 : terminal->width};
    char line[LINE_SIZE];

    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        put_line(&page, line);
        text += length + (text[length] == '\n');
    }
    end_paragraph(&page);
}

/* ---- Parameters ---- */

static void put_rule(const cli_terminal *terminal, const adit_rule_info *rule)
{
    cli_print(stdout, "  %s%s%s = ", cli_ink_of(terminal, CLI_BOLD), rule->name,
              cli_ink_end(terminal));
    if (rule->default_word == NULL) {
        printf("%d (%d to %d)\n      ", rule->default_value, rule->min, rule->max);
    } else {
        cli_print(stdout, "%s (%s %s)\n      ", rule->default_word,
                  rule->is_set ? "any of" : "one of", rule->choices);
    }
    cli_put_wrapped(stdout, rule->text, 6, 6, terminal->width);
    printf("\n");
}

static void put_rules(const cli_terminal *terminal, const adit_engine *engine)
{
    int count = adit_engine_rule_count(engine);

    if (count == 0) {
        return;
    }
    cli_print(stdout, "%sRule parameters%s, set with --rule NAME=VALUE\n",
              cli_ink_of(terminal, CLI_BOLD), cli_ink_end(terminal));
    for (int i = 0; i < count; i++) {
        put_rule(terminal, adit_engine_rule(engine, i));
    }
}

static void rules_json(const cli_setup *setup, const adit_rule_info *only)
{
    cli_json json;

    cli_json_begin(&json, stdout, "rules");
    cli_json_string(&json, "game", setup->game);
    cli_json_list(&json, "rules");
    for (int i = 0; i < adit_engine_rule_count(setup->engine); i++) {
        const adit_rule_info *rule = adit_engine_rule(setup->engine, i);
        if (only != NULL && rule != only) {
            continue;
        }
        cli_json_object(&json, NULL);
        cli_json_string(&json, "name", rule->name);
        cli_json_string(&json, "text", rule->text);
        cli_json_number(&json, "min", rule->min);
        cli_json_number(&json, "max", rule->max);
        cli_json_number(&json, "fallback", rule->default_value);
        cli_json_string(&json, "choices", rule->choices);
        cli_json_close_object(&json);
    }
    cli_json_close_list(&json);
    cli_json_end(&json);
}

/* ---- The command ---- */

/* What a mod says about its own rules, if it says anything. */
static int show_mod_rules(const adit_engine *engine, int n, const cli_terminal *terminal)
{
    adit_text text = {0};
    adit_err err = {0};

    if (adit_engine_mod_rules(engine, n, &text, &err) != ADIT_OK) {
        adit_text_free(&text);
        return cli_fail(&err);
    }
    if (text.length > 0) {
        cli_print(stdout, "%sMod '%s'%s\n\n", cli_ink_of(terminal, CLI_BOLD),
                  adit_engine_mod(engine, n)->id, cli_ink_end(terminal));
        put_page(terminal, text.data);
        printf("\n");
    }
    adit_text_free(&text);
    return CLI_OK;
}

static int show_rules(const cli_setup *setup, const cli_terminal *terminal)
{
    char path[4096];
    adit_text text = {0};
    adit_err err = {0};

    snprintf(path, sizeof path, "%s/rules.md", adit_engine_mod(setup->engine, 0)->folder);
    if (adit_file_read(path, RULES_LIMIT, &text, &err) != ADIT_OK) {
        adit_text_free(&text);
        return cli_fail(&err);
    }
    put_page(terminal, text.data != NULL ? text.data : "");
    adit_text_free(&text);
    printf("\n");
    for (int i = 1; i < adit_engine_mod_count(setup->engine); i++) {
        CLI_TRY(show_mod_rules(setup->engine, i, terminal));
    }
    put_rules(terminal, setup->engine);
    return CLI_OK;
}

static int show_parameter(const cli_args *args, const cli_setup *setup,
                          const cli_terminal *terminal, const char *name)
{
    const adit_rule_info *rule = cli_rule_find(setup->engine, name);

    if (rule == NULL) {
        const char *near = cli_rule_suggest(setup->engine, name);
        cli_message("%s has no rule parameter '%s'%s", setup->game, name,
                    adit_did_you_mean(near, "").text);
        return CLI_NO;
    }
    if (cli_has(args, CLI_OPT_JSON)) {
        rules_json(setup, rule);
    } else {
        put_rule(terminal, rule);
    }
    return CLI_OK;
}

int cmd_rules(const cli_args *args)
{
    cli_setup setup = {0};
    const cli_terminal terminal = cli_terminal_look();
    int code = cli_setup_engine(&setup, args, args->operand[0]);

    if (code == CLI_OK && args->operand_count > 1) {
        code = show_parameter(args, &setup, &terminal, args->operand[1]);
    } else if (code == CLI_OK && cli_has(args, CLI_OPT_JSON)) {
        rules_json(&setup, NULL);
    } else if (code == CLI_OK) {
        code = show_rules(&setup, &terminal);
    }
    cli_setup_close(&setup);
    return code;
}
