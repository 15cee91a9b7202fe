/* cmd_api.c - `adit api`: the reference for card authors, generated from the engine's tables. */
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

/* Writes one game's reference; in JSON as a member of the outer object. */
static int put_game(const cli_args *args, const char *game, cli_json *json)
{
    cli_setup setup = {0};
    adit_text text = {0};
    adit_err err = {0};

    int code = cli_setup_engine(&setup, args, game);
    if (code == CLI_OK &&
        adit_engine_api(setup.engine, wanted_form(args), &text, &err) != ADIT_OK) {
        code = cli_fail(&err);
    }
    if (code == CLI_OK && wanted_form(args) == ADIT_API_JSON) {
        cli_json_raw(json, game, text.data);
    } else if (code == CLI_OK) {
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

    if (args->operand_count > 0 && only == NULL) {
        return cli_unknown_game(args, args->operand[0]);
    }
    if (is_json) {
        cli_json_begin(&json, stdout, "api");
        cli_json_object(&json, "games");
    }
    for (int i = 0; code == CLI_OK && i < adit_game_info_count(); i++) {
        if (only == NULL || only == adit_game_info_at(i)) {
            code = put_game(args, adit_game_info_at(i)->id, &json);
        }
    }
    if (is_json) {
        cli_json_close_object(&json);
        cli_json_end(&json);
    }
    return code;
}
