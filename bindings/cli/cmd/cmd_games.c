/* cmd_games.c - `adit games`: the list of games. */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/term/json.h"
#include "bindings/cli/term/term.h"

static void games_json(void)
{
    cli_json json;

    cli_json_begin(&json, stdout, "games");
    cli_json_list(&json, "games");
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        cli_json_object(&json, NULL);
        cli_json_string(&json, "id", info->id);
        cli_json_string(&json, "title", info->title);
        cli_json_number(&json, "min_players", info->min_players);
        cli_json_number(&json, "max_players", info->max_players);
        cli_json_close_object(&json);
    }
    cli_json_close_list(&json);
    cli_json_end(&json);
}

int cmd_games(const cli_args *args)
{
    if (cli_has(args, CLI_OPT_JSON)) {
        games_json();
        return CLI_OK;
    }
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);

        cli_print(stdout, "%-16s  %d", info->id, info->min_players);
        if (info->max_players != info->min_players) {
            cli_print(stdout, "-%d", info->max_players);
        }
        cli_print(stdout, " players  %s\n", info->title);
    }
    return CLI_OK;
}
