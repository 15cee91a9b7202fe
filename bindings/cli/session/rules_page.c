/* rules_page.c - how a game is played, formatted for a terminal.
 *
 * The rules are in rules.md next to the cards, so that they can be read without the program too.
 * Headings, paragraphs, lists and, on a terminal, rows of tables are wrapped; code stays as it is.
 */
#include <string.h>

#include "bindings/cli/session/session.h"

/* CELLS: where a row of a table that is too long continues. */
enum { RULES_LIMIT = 1 << 20, LINE_SIZE = 4096, CELLS = 4 };

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
        if (line[0] == '|' && page->terminal->out_is_terminal && !page->is_code) {
            cli_put_wrapped(stdout, line, 0, CELLS, page->width);
            printf("\n");
        } else if (!is_fence) {
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

int cli_show_rules(adit_engine *engine, const cli_terminal *terminal)
{
    char path[4096];
    adit_text text = {0};
    adit_err err = {0};

    snprintf(path, sizeof path, "%s/rules.md", adit_engine_mod(engine, 0)->folder);
    if (adit_file_read(path, RULES_LIMIT, &text, &err) != ADIT_OK) {
        adit_text_free(&text);
        return cli_fail(&err);
    }
    put_page(terminal, text.data != NULL ? text.data : "");
    adit_text_free(&text);
    printf("\n");
    for (int i = 1; i < adit_engine_mod_count(engine); i++) {
        CLI_TRY(show_mod_rules(engine, i, terminal));
    }
    return CLI_OK;
}
