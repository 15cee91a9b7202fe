/* cmd_state.c - `adit state`: the fields of a game, as lines or as JSON. */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"

#include <inttypes.h>

static int state_json(adit_game *game, int seat, adit_text *text)
{
    cli_json json;
    adit_err err = {0};

    CLI_TRY(cli_result(adit_game_state_json(game, seat, text, &err), &err));
    cli_json_begin(&json, stdout, "state");
    cli_json_string(&json, "game", adit_engine_game(adit_game_engine(game))->id);
    cli_json_seed_seen(&json, adit_game_seed(game), seat);
    cli_json_number(&json, "players", adit_game_players(game));
    cli_json_number(&json, "decisions", adit_game_decision_count(game));
    cli_json_number(&json, "view", seat);
    cli_json_hash(&json, "hash", seat > 0 ? adit_game_view_hash(game, seat) : adit_game_hash(game));
    cli_json_bool(&json, "over", adit_game_is_over(game));
    cli_json_number(&json, "asked", adit_game_seat(game));
    cli_json_raw(&json, "state", text->data);
    cli_json_end(&json);
    return CLI_OK;
}

static void add_line(void *context, const char *name, bool is_number, int64_t number,
                     const char *word)
{
    adit_text *out = context;

    adit_text_addf(out, "%s = ", name);
    if (is_number) {
        adit_text_add_number(out, number);
    } else {
        adit_text_add(out, word);
    }
    adit_text_add_char(out, '\n');
}

static int state_lines(adit_game *game, int seat, bool is_all, adit_text *text)
{
    adit_err err = {0};
    char seed[CLI_SEED_TEXT];
    adit_status status = is_all ? adit_game_state_visit(game, seat, true, add_line, text)
                                : adit_game_state_lines(game, seat, text, &err);

    status = status == ADIT_OK ? adit_text_status(text, &err) : status;
    if (status != ADIT_OK) {
        return cli_fail(&err);
    }
    cli_print(stdout, "# %s%s, %d decisions, ", adit_engine_game(adit_game_engine(game))->id,
              cli_seed_seen(adit_game_seed(game), seat, seed), adit_game_decision_count(game));
    if (seat > 0) {
        printf("view of p%d %016" PRIx64 "\n", seat, adit_game_view_hash(game, seat));
    } else {
        printf("hash %016" PRIx64 "\n", adit_game_hash(game));
    }
    if (!is_all) {
        printf("# fields at their default are omitted; use --all to see them\n");
    }
    cli_put_lines(stdout, text->data != NULL ? text->data : "");
    return CLI_OK;
}

static int show_state(const cli_args *args, cli_match *match, adit_text *text)
{
    int64_t until = -1;
    int seat = 0;

    CLI_TRY(cli_number(args, CLI_OPT_UNTIL, 0, 1000000, -1, &until));
    CLI_TRY(cli_match_open(match, args, args->operand_count > 0 ? args->operand[0] : NULL, false,
                           (int)until));
    CLI_TRY(cli_seat(args, match->game, &seat));
    return cli_has(args, CLI_OPT_JSON)
               ? state_json(match->game, seat, text)
               : state_lines(match->game, seat, cli_has(args, CLI_OPT_ALL), text);
}

int cmd_state(const cli_args *args)
{
    cli_match match = {0};
    adit_text text = {0};
    int code = show_state(args, &match, &text);

    adit_text_free(&text);
    cli_match_close(&match);
    return code;
}
