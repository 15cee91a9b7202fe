/* cmd_api.c - `adit api`: the reference for card authors, generated from the engine's tables. */
#include <string.h>

#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"

static adit_api_form wanted_form(const cli_args *args)
{
    return cli_has(args, CLI_OPT_JSON)      ? ADIT_API_JSON
           : cli_has(args, CLI_OPT_STUBS)   ? ADIT_API_STUBS
           : cli_has(args, CLI_OPT_GLOBALS) ? ADIT_API_GLOBALS
                                            : ADIT_API_MARKDOWN;
}

static adit_status add_reference(const cli_args *args, adit_engine *engine, const char *wanted,
                                 adit_text *out, adit_err *err)
{
    return wanted == NULL ? adit_engine_api(engine, wanted_form(args), out, err)
                          : adit_engine_api_of(engine, wanted_form(args), wanted, out, err);
}

/* The limits that all games have need no game. */
static int put_limits(const cli_args *args)
{
    adit_text text = {0};
    adit_err err = {0};

    int code = adit_api_limits(wanted_form(args), &text, &err) == ADIT_OK ? CLI_OK : cli_fail(&err);
    if (code == CLI_OK) {
        cli_put_file(stdout, text.data, text.length);
    }
    adit_text_free(&text);
    return code;
}

/* Writes one game's reference, or what is wanted of it; in JSON as a member of the outer object.
 * `found`: counts the games that have the word; not to have it is no mistake then. NULL: it is. */
static int put_game(const cli_args *args, const char *game, const char *wanted, cli_json *json,
                    int *found)
{
    cli_setup setup = {0};
    adit_text text = {0};
    adit_err err = {0};

    int code = cli_setup_engine(&setup, args, game);
    const adit_status status =
        code == CLI_OK ? add_reference(args, setup.engine, wanted, &text, &err) : ADIT_OK;
    const adit_api_form form = wanted_form(args); /* stubs are never made for one word */
    const bool is_missing =
        found != NULL && status == ADIT_USAGE && form != ADIT_API_STUBS && form != ADIT_API_GLOBALS;

    if (status != ADIT_OK && !is_missing) {
        code = cli_fail(&err);
    }
    if (code == CLI_OK && !is_missing && found != NULL && (*found)++ >= 0 &&
        form == ADIT_API_MARKDOWN) {
        cli_print(stdout, "# %s\n\n", game);
    }
    if (code == CLI_OK && !is_missing && form == ADIT_API_JSON) {
        cli_json_raw(json, game, text.data);
    } else if (code == CLI_OK && !is_missing) {
        cli_put_file(stdout, text.data, text.length);
    }
    adit_text_free(&text);
    cli_setup_close(&setup);
    return code;
}

int cmd_api(const cli_args *args)
{
    cli_json json;
    int code = CLI_OK;
    bool is_json = wanted_form(args) == ADIT_API_JSON;
    const adit_game_info *only =
        args->operand_count > 0 ? adit_game_info_find(args->operand[0]) : NULL;

    if (args->operand_count == 1 && strcmp(args->operand[0], "limits") == 0) {
        return put_limits(args);
    }
    /* A word alone is looked up in all games, unless it can only be a game that is misspelt. */
    const bool is_word = args->operand_count == 1 && only == NULL;

    if (args->operand_count > 0 && only == NULL &&
        (!is_word || cli_is_near_game(args->operand[0]))) {
        return cli_unknown_game(args, args->operand[0]);
    }
    const char *wanted = args->operand_count > 1 ? args->operand[1] : NULL;
    int found = 0;

    wanted = is_word ? args->operand[0] : wanted;

    if (is_json) {
        cli_json_begin(&json, stdout, "api");
        cli_json_object(&json, "games");
    }
    for (int i = 0; code == CLI_OK && i < adit_game_info_count(); i++) {
        if (only == NULL || only == adit_game_info_at(i)) {
            code = put_game(args, adit_game_info_at(i)->id, wanted, &json, is_word ? &found : NULL);
        }
    }
    if (is_json) {
        cli_json_close_object(&json);
        cli_json_end(&json);
    }
    if (code == CLI_OK && is_word && found == 0) {
        return cli_usage(
            args,
            "no game has a section or a word '%s'; 'adit help api' lists the sections; "
            "what mod.lua, scenarios and campaigns hold is in docs/reference/files.md",
            wanted);
    }
    return code;
}
