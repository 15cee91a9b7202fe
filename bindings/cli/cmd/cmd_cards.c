/* cmd_cards.c - `adit cards`: the cards of a game as a table or on sheets, or one of them in full.
 */
#include "bindings/cli/cards/cards.h"
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"

#include "engine/base/names.h"

/* ---- The table ---- */

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
        cli_print(stdout, "%-*s", is_last ? 0 : width[column] + 2, column_of(card, column));
    }
    printf("\n");
}

static void show_table(adit_engine *engine)
{
    const cli_terminal terminal = cli_terminal_look();
    static const adit_card_info names = {
        .kind = "kind", .id = "id", .title = "title", .mark = "mark", .mod = "mod"};
    adit_card_info card;
    int width[COLUMNS] = {0};
    /* Where the cards come from matters only if there is more than one source. */
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
    cli_print(stdout, "%s", cli_ink_of(&terminal, CLI_BOLD));
    show_row(&names, width, columns);
    cli_print(stdout, "%s", cli_ink_end(&terminal));
    for (int i = 0; i < adit_engine_card_count(engine); i++) {
        if (adit_engine_card(engine, i, &card) == ADIT_OK) {
            show_row(&card, width, columns);
        }
    }
}

/* ---- JSON ---- */

static void card_json(cli_json *json, const adit_card_info *card)
{
    cli_json_object(json, NULL);
    cli_json_string(json, "id", card->id);
    cli_json_string(json, "aliases", card->aliases);
    cli_json_string(json, "kind", card->kind);
    cli_json_string(json, "title", card->title);
    cli_json_string(json, "text", card->text);
    cli_json_string(json, "short", card->brief);
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

/* ---- The command ---- */

static int show_source(const adit_card_info *card)
{
    adit_text text = {0};
    adit_err err = {0};
    adit_status status = adit_file_read(card->file, 1 << 20, &text, &err);

    if (status == ADIT_OK) {
        cli_put_file(stdout, text.data, text.length);
    }
    adit_text_free(&text);
    return status == ADIT_OK ? CLI_OK : cli_fail(&err);
}

static int show_one(const cli_args *args, const cli_setup *setup, const char *name)
{
    const cli_terminal terminal = cli_terminal_look();
    const char *near = NULL;
    adit_card_info card;

    if (!cli_card_find(setup->engine, name, &card, &near)) {
        cli_message("%s has no card '%s'%s", setup->game, name,
                    adit_did_you_mean(near, "; 'adit cards GAME' lists them").text);
        return CLI_NO;
    }
    if (cli_has(args, CLI_OPT_SOURCE)) {
        return show_source(&card);
    }
    if (cli_has(args, CLI_OPT_JSON)) {
        cards_json(setup->engine, setup->game, &card);
    } else {
        cli_show_card(&terminal, &card, true);
    }
    return CLI_OK;
}

static int draw_all(const cli_setup *setup, const char *folder)
{
    adit_err err = {0};
    int cards, sheets;

    if (cards_write_sheets(setup->engine, folder, &cards, &sheets, &err) != ADIT_OK) {
        return cli_fail(&err);
    }
    cli_print(stdout, "%d cards on %d %s in %s\n", cards, sheets, sheets == 1 ? "sheet" : "sheets",
              folder);
    return CLI_OK;
}

/* --svg draws all cards and prints nothing else. */
static int check_svg(const cli_args *args)
{
    const char *other = cli_given_of(args, CLI_BIT(JSON) | CLI_BIT(SOURCE));

    if (!cli_has(args, CLI_OPT_SVG)) {
        return CLI_OK;
    }
    if (args->operand_count > 1) {
        return cli_usage(args, "--svg draws all cards of the game; leave out '%s'",
                         args->operand[1]);
    }
    return other == NULL ? CLI_OK : cli_usage(args, "--svg cannot be used with --%s", other);
}

int cmd_cards(const cli_args *args)
{
    cli_setup setup = {0};

    CLI_TRY(check_svg(args));
    int code = cli_setup_engine(&setup, args, args->operand[0]);

    if (code == CLI_OK && cli_has(args, CLI_OPT_SVG)) {
        code = draw_all(&setup, cli_value(args, CLI_OPT_SVG));
    } else if (code == CLI_OK && args->operand_count > 1) {
        code = show_one(args, &setup, args->operand[1]);
    } else if (code == CLI_OK && cli_has(args, CLI_OPT_JSON)) {
        cards_json(setup.engine, setup.game, NULL);
    } else if (code == CLI_OK) {
        show_table(setup.engine);
    }
    cli_setup_close(&setup);
    return code;
}
