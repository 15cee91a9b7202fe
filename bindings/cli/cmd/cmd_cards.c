/* cmd_cards.c - `adit cards`: the cards of a game as a table, or one of them in full.
 *
 * Everything shown comes from the card files, with the mark that says how far a value can be
 * trusted and the line where it can be corrected.
 */
#include "bindings/cli/cli.h"

#include <string.h>

static const struct {
    const char *mark, *meaning;
} marks[] = {
    {"S", "stated in the rulebook"},
    {"S*", "follows from what the rulebook states"},
    {"S0", "left empty there, read as none"},
    {"P", "read from the printed piece or another public source"},
    {"R", "reconstructed by us; correct it here if your box says otherwise"},
    {"Rh", "with high confidence"},
    {"Rm", "with medium confidence"},
    {"Rl", "with low confidence"},
};

/* Whether the mark is among those of a card: S* is not S. */
static bool carries(const char *text, const char *mark)
{
    const size_t length = strlen(mark);

    for (text = strstr(text, mark); text != NULL; text = strstr(text + length, mark)) {
        if (text[length] != '*') {
            return true;
        }
    }
    return false;
}

/* The marks of a card and their meaning; one card may carry several, "S P1 R", and say which of
 * its values they are about, "S; points R". */
static void explain_marks(const char *mark, char *text, size_t size)
{
    adit_buffer out = adit_buffer_on(text, size);

    adit_buffer_add(&out, mark);
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        if (carries(mark, marks[i].mark)) {
            adit_buffer_addf(&out, "; %s: %s", marks[i].mark, marks[i].meaning);
        }
    }
}

static void show_line(const cli_terminal *terminal, const char *name, const char *text)
{
    if (text == NULL || text[0] == '\0') {
        return;
    }
    cli_print(stdout, "  %s%-7s%s ", cli_ink_of(terminal, CLI_DIM), name, cli_ink_end(terminal));
    cli_put_wrapped(stdout, text, 10, 10, terminal->width);
    printf("\n");
}

/* A text of several lines, each shown by itself. */
static void show_lines(const cli_terminal *terminal, const char *name, const char *text)
{
    for (const char *at = text != NULL ? text : ""; *at != '\0';) {
        char line[512];
        size_t length = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, at);
        show_line(terminal, at == text ? name : "", line);
        at += length + (at[length] == '\n');
    }
}

void cli_show_card(const cli_terminal *terminal, const adit_card_info *card)
{
    cli_print(stdout, "%s", cli_ink_of(terminal, CLI_BOLD));
    cli_put(stdout, card->title);
    cli_print(stdout, "%s (%s %s)\n", cli_ink_end(terminal), card->kind, card->id);
    show_line(terminal, "facts", card->facts);
    show_line(terminal, "text", card->text);
    show_lines(terminal, "effect", card->effect); /* the effect of each hook */
    show_line(terminal, "source", card->source);
    if (card->mark != NULL && card->mark[0] != '\0') {
        char text[600];
        explain_marks(card->mark, text, sizeof text);
        show_line(terminal, "mark", text);
    }
    show_line(terminal, "mod", card->mod);
    show_lines(terminal, "patched", card->origins);
    cli_print(stdout, "  %s%-7s%s ", cli_ink_of(terminal, CLI_DIM), "file", cli_ink_end(terminal));
    cli_put(stdout, card->file);
    printf(":%d\n", card->line);
}

/* Whether `name` is the title without regard to case, or the id after its mod. */
static bool is_called(const adit_card_info *card, const char *name)
{
    const char *colon = strchr(card->id, ':');
    return strcasecmp(card->title, name) == 0 || strcasecmp(card->id, name) == 0 ||
           (colon != NULL && strcasecmp(colon + 1, name) == 0);
}

bool cli_card_find(adit_engine *engine, const char *name, adit_card_info *card,
                   const char **suggestion)
{
    int number = adit_engine_card_find(engine, name);
    int first = -1, beginnings = 0;
    size_t length = strlen(name);

    *suggestion = NULL;
    if (number >= 0) {
        return adit_engine_card(engine, number, card) == ADIT_OK;
    }
    for (int i = 0; i < adit_engine_card_count(engine); i++) {
        if (adit_engine_card(engine, i, card) != ADIT_OK) {
            continue;
        }
        if (is_called(card, name)) {
            return true;
        }
        if (strncasecmp(card->title, name, length) == 0 ||
            strncasecmp(card->id, name, length) == 0) {
            first = beginnings++ == 0 ? i : first;
        }
    }
    if (beginnings == 1) {
        return adit_engine_card(engine, first, card) == ADIT_OK;
    }
    *suggestion = adit_engine_card_suggest(engine, name);
    return false;
}

/* ---- The table ------------------------------------------------------------------------------- */

enum { KIND, ID, TITLE, MARK, MOD, COLUMNS };

static const char *column_of(const adit_card_info *card, int column)
{
    const char *text[COLUMNS] = {card->kind, card->id, card->title, card->mark, card->mod};
    return text[column] != NULL && text[column][0] != '\0' ? text[column] : "-";
}

static void show_row(const adit_card_info *card, const int *width, int columns)
{
    for (int column = 0; column < columns; column++) {
        bool is_last = column + 1 == columns;
        cli_put_padded(stdout, column_of(card, column), is_last ? 0 : width[column] + 2);
    }
    printf("\n");
}

static void show_table(const cli_terminal *terminal, adit_engine *engine)
{
    static const adit_card_info names = {
        .kind = "kind", .id = "id", .title = "title", .mark = "mark", .mod = "mod"};
    adit_card_info card;
    int width[COLUMNS] = {0};
    /* Where the cards come from is of interest only if there is more than one place. */
    int columns = adit_engine_mod_count(engine) > 1 ? COLUMNS : MOD;

    for (int i = -1; i < adit_engine_card_count(engine); i++) {
        if (i >= 0 && adit_engine_card(engine, i, &card) != ADIT_OK) {
            continue;
        }
        for (int column = 0; column < columns; column++) {
            int needed = cli_columns(column_of(i < 0 ? &names : &card, column));
            width[column] = needed > width[column] ? needed : width[column];
        }
    }
    cli_print(stdout, "%s", cli_ink_of(terminal, CLI_BOLD));
    show_row(&names, width, columns);
    cli_print(stdout, "%s", cli_ink_end(terminal));
    for (int i = 0; i < adit_engine_card_count(engine); i++) {
        if (adit_engine_card(engine, i, &card) == ADIT_OK) {
            show_row(&card, width, columns);
        }
    }
}

/* ---- JSON -------------------------------------------------------------------------------------
 */

static void card_json(cli_json *json, const adit_card_info *card)
{
    cli_json_object(json, NULL);
    cli_json_string(json, "id", card->id);
    cli_json_string(json, "kind", card->kind);
    cli_json_string(json, "title", card->title);
    cli_json_string(json, "text", card->text);
    cli_json_string(json, "effect", card->effect);
    cli_json_string(json, "facts", card->facts);
    cli_json_string(json, "source", card->source);
    cli_json_string(json, "mark", card->mark);
    cli_json_string(json, "mod", card->mod);
    cli_json_string(json, "file", card->file);
    cli_json_number(json, "line", card->line);
    cli_json_close_object(json);
}

static void cards_json(adit_engine *engine, const char *game, const adit_card_info *only)
{
    cli_json json;
    adit_card_info card;

    cli_json_begin(&json, stdout, "cards");
    cli_json_string(&json, "game", game);
    cli_json_list(&json, "cards");
    if (only != NULL) {
        card_json(&json, only);
    }
    for (int i = 0; only == NULL && i < adit_engine_card_count(engine); i++) {
        if (adit_engine_card(engine, i, &card) == ADIT_OK) {
            card_json(&json, &card);
        }
    }
    cli_json_close_list(&json);
    cli_json_end(&json);
}

/* ---- The command -------------------------------------------------------------------------------
 */

static int show_source(const adit_card_info *card)
{
    adit_text text = {0};
    adit_err err = {0};

    if (adit_file_read(card->file, 1 << 20, &text, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    cli_put_file(stdout, text.data, text.length);
    adit_text_free(&text);
    return CLI_OK;
}

static int show_one(const cli_args *args, const cli_setup *setup, const char *name)
{
    adit_card_info card;
    const char *near = NULL;
    cli_terminal terminal = cli_terminal_look();

    if (!cli_card_find(setup->engine, name, &card, &near)) {
        if (near != NULL) {
            cli_message("%s has no card '%s'; did you mean '%s'?", setup->game, name, near);
        } else {
            cli_message("%s has no card '%s'; 'adit cards %s' lists them", setup->game, name,
                        setup->game);
        }
        return CLI_NO;
    }
    if (cli_has(args, CLI_OPT_SOURCE)) {
        return show_source(&card);
    }
    if (cli_has(args, CLI_OPT_JSON)) {
        cards_json(setup->engine, setup->game, &card);
    } else {
        cli_show_card(&terminal, &card);
    }
    return CLI_OK;
}

int cmd_cards(const cli_args *args)
{
    cli_setup setup = {0};
    cli_terminal terminal = cli_terminal_look();

    int code = cli_setup_engine(&setup, args, args->operand[0]);
    if (code == CLI_OK && args->operand_count > 1) {
        code = show_one(args, &setup, args->operand[1]);
    } else if (code == CLI_OK && cli_has(args, CLI_OPT_JSON)) {
        cards_json(setup.engine, setup.game, NULL);
    } else if (code == CLI_OK) {
        show_table(&terminal, setup.engine);
    }
    cli_setup_close(&setup);
    return code;
}
