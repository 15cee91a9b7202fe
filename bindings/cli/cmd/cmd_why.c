/* cmd_why.c - `adit why`: whether a move is legal in a game, and the reason if not. */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"

static int answer_why(const cli_args *args, adit_game *game, const char *move)
{
    char reason[1024];
    adit_err err = {0};
    cli_json json;
    int found;
    bool is_legal = adit_game_option_match(game, move, &found, 1) == 1;

    CLI_TRY(cli_result(adit_game_why(game, move, reason, sizeof reason, &err), &err));
    if (cli_has(args, CLI_OPT_JSON)) {
        cli_json_begin(&json, stdout, "why");
        cli_json_string(&json, "move", move);
        cli_json_number(&json, "seat", adit_game_seat(game));
        cli_json_bool(&json, "legal", is_legal);
        cli_json_string(&json, "reason", reason);
        cli_json_end(&json);
    } else {
        cli_print(stdout, "%s\n", reason);
    }
    return is_legal ? CLI_OK : CLI_NO;
}

int cmd_why(const cli_args *args)
{
    cli_match match = {0};
    int64_t until = -1;
    /* A scenario names its game, so the move can be the only operand. */
    const char *from = args->operand_count > 1 ? args->operand[0] : NULL;
    const char *move = args->operand[args->operand_count - 1];

    if (from == NULL && !cli_has(args, CLI_OPT_SCENARIO)) {
        return cli_usage(args, "why needs GAME|FILE MOVE, or MOVE and --scenario FILE");
    }
    CLI_TRY(cli_number(args, CLI_OPT_UNTIL, 0, 1000000, -1, &until));
    int code = cli_match_open(&match, args, from, false, (int)until);
    CLI_THEN(code, answer_why(args, match.game, move));
    cli_match_close(&match);
    return code;
}
