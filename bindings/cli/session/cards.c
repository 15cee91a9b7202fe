/* cards.c - finding a card by name, and showing it in full.
 *
 * Everything shown comes from the card files, with the mark that says how reliable a value is and
 * the line where it can be corrected.
 */
#include "bindings/cli/session/session.h"

#include <string.h>
#include <strings.h>

static const struct {
    const char *mark, *meaning;
} marks[] = {
    {"S", "stated in the rulebook"},
    {"S*", "follows from the rulebook"},
    {"S0", "left empty in the rulebook, read as none"},
    {"P", "read from the printed piece or another public source"},
    {"R", "reconstructed by us; correct it here if your copy differs"},
    {"Rh", "with high confidence"},
    {"Rm", "with medium confidence"},
    {"Rl", "with low confidence"},
};

/* Whether the mark is one of the card's: S* is not S. */
static bool has_mark(const char *text, const char *mark)
{
    const size_t length = strlen(mark);

    for (text = strstr(text, mark); text != NULL; text = strstr(text + length, mark)) {
        if (text[length] != '*') {
            return true;
        }
    }
    return false;
}

/* The marks of a card and their meaning; a card may have several, "S P1 R", and name the values
 * they apply to, "S; points R". */
static void explain_marks(const char *mark, char *text, size_t size)
{
    adit_buffer out = adit_buffer_on(text, size);

    adit_buffer_add(&out, mark);
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        if (has_mark(mark, marks[i].mark)) {
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

/* A text of several lines, each wrapped separately. */
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

void cli_show_card(const cli_terminal *terminal, const adit_card_info *card, bool has_origin)
{
    cli_print(stdout, "%s%s%s", cli_ink_of(terminal, CLI_BOLD), card->title, cli_ink_end(terminal));
    if (!has_origin && card->text != NULL && card->text[0] != '\0') { /* for players */
        char facts[1024];

        snprintf(facts, sizeof facts, "%s", card->facts != NULL ? card->facts : "");
        for (char *at = facts; (at = strchr(at, '_')) != NULL;) {
            *at = ' ';
        }
        putchar('\n');
        show_line(terminal, "facts", facts);
        show_line(terminal, "text", card->text);
        return;
    }
    cli_print(stdout, " (%s %s)\n", card->kind, card->id);
    show_line(terminal, "facts", card->facts);
    show_line(terminal, "text", card->text);
    show_lines(terminal, "effect", card->effect); /* the effect of each hook */
    if (!has_origin) {
        return;
    }
    show_line(terminal, "short", card->brief);
    show_line(terminal, "source", card->source);
    if (card->mark != NULL && card->mark[0] != '\0') {
        char text[600];
        explain_marks(card->mark, text, sizeof text);
        show_line(terminal, "mark", text);
    }
    show_line(terminal, "aliases", card->aliases);
    show_line(terminal, "mod", card->mod);
    show_lines(terminal, "patched", card->origins);
    cli_print(stdout, "  %s%-7s%s %s:%d\n", cli_ink_of(terminal, CLI_DIM), "file",
              cli_ink_end(terminal), card->file, card->line);
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
