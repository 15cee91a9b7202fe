/* cmd_rules.c - `adit rules`: how a game is played, and what --rule can change. */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"

#include <string.h>

#include "engine/base/names.h"

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
        code = cli_show_rules(setup.engine, &terminal);
        if (code == CLI_OK) {
            put_rules(&terminal, setup.engine);
        }
    }
    cli_setup_close(&setup);
    return code;
}
