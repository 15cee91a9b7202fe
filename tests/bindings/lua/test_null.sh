#!/bin/sh
# test_null.sh - every public function with NULL for each of its pointers in turn.
#
# The calls are written from the prototypes of the two public headers, so a new function has its calls at
# once: one call for each parameter that is a pointer, with NULL there and something good for the
# others. Each runs in a process of its own. None may crash; one with a status answers ADIT_USAGE,
# unless the header says that this parameter may be NULL, which the list below repeats. A
# parameter of a type that has no good value here fails the test: add one.
set -eu
root=${ADIT_TEST_ROOT:-$(pwd)}
out=${ADIT_OUT:-build/debug}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$root"

# function:parameter that may be NULL, by the words of the header.
may_be_null='*:err *:context *:name
adit_game_score:lines adit_game_winners:verdict adit_scenario_reached:why
adit_engine_run_examples:card adit_engine_run_examples:report
adit_engine_close:engine adit_game_free:game adit_transcript_free:story adit_scenario_free:scenario
adit_campaign_free:campaign adit_game_what_if:steps
adit_text_free:text adit_file_write:data adit_scenario_mods:mods
adit_budget_check:budget adit_budget_check:engine adit_run_script:write adit_run_script_with:write
aditl_lint_open:start aditl_mods_gather:names adit_game_play:observer adit_game_hint:effort adit_game_hint_said:effort'

# Prototypes, one in a line: result|name|parameters.
awk '
    { gsub(/\/\*[^*]*\*\//, "") }
    /\/\*/ { skip = 1 }
    skip { if (/\*\//) { skip = 0 } next }
    /^#/ || /^typedef/ && !/;/ { block = /^typedef/; next }
    block { if (/^}/) { block = 0 } next }
    /^[a-z].*[ *]aditl?_[a-z_]*\(/ && !/^typedef/ { text = ""; open = 1 }
    open { text = text " " $0; if (/;/) { print text; open = 0 } }
' engine/adit.h bindings/lua/adit_lua.h | sed 's/^ *//; s/  */ /g; s/^\(.*[ *]\)\(aditl*_[a-z_]*\)(\(.*\));.*$/\1|\2|\3/' \
    >"$dir/prototypes"
count=$(wc -l <"$dir/prototypes")
[ "$count" -ge 90 ] || {
    echo "only $count prototypes were found in the headers"
    exit 1
}

# The calls: CALL(number, status or not, "words", expression).
awk -F '|' -v may="$may_be_null" '
function good(type, name) {
    if (name == "err") return "&err"
    if (type ~ /adit_table \*$/) return "&table"
    if (type ~ /adit_observer \*$/) return "&observer"
    if (type ~ /adit_budget_kind/) return "ADIT_BUDGET_GAME"
    if (type ~ /adit_budget \*$/) return "&budget"
    if (type ~ /adit_game_info \*$/) return "adit_game_info_at(0)"
    if (type ~ /adit_free_number \*$/) return "numbers"
    if (type ~ /adit_script_powers \*$/) return "&powers"
    if (type ~ /aditl_lint \*\*$/) return "&new_lint"
    if (type ~ /aditl_lint \*$/) return "lint"
    if (type ~ /aditl_(question|choice|mod_about|mod_list) \*$/) return "&" substr(type, index(type, "aditl_") + 6, length(type) - index(type, "aditl_") - 7) "_"
    if (type ~ /adit_bot \*$/) return "lua_bot"
    if (type ~ /^adit_run_output/) return "write_nothing"
    if (type ~ /^aditl_finding/) return "find_nothing"
    if (type ~ /^aditl_mod_visit/) return "visit_mod"
    if (type ~ /const char \*const \*$/) return "arguments"
    if (type ~ /adit_engine_options \*$/) return "&options"
    if (type ~ /adit_engine \*const \*$/) return "&(adit_engine *){NULL}"
    if (type ~ /adit_turn_search \*$/) return "&(const adit_turn_search){.tries = 4}"
    if (type ~ /adit_turns \*$/) return "&turns"
    if (type ~ /adit_engine \*\*$/) return "&new_engine"
    if (type ~ /adit_engine \*$/) return "engine"
    if (type ~ /adit_game \*\*$/) return "&new_game"
    if (type ~ /adit_game \*$/) return name == "from" ? "other" : "game"
    if (type ~ /adit_setup \*$/) return "&match"
    if (type ~ /adit_text \*$/) return "&text"
    if (type ~ /adit_transcript \*\*$/) return "&new_story"
    if (type ~ /adit_transcript \*$/) return "story"
    if (type ~ /adit_campaign \*\*$/) return "&new_campaign"
    if (type ~ /adit_campaign \*$/) return "campaign"
    if (type ~ /int64_t \*$/) return "&steps"
    if (type ~ /adit_scenario \*\*$/) return "&new_scenario"
    if (type ~ /adit_scenario \*$/) return "scenario"
    if (type ~ /adit_bot \*\*$/) return "&bot"
    if (type ~ /adit_(card|field|file)_info \*$|adit_(puzzle|transcript_check|solution) \*$/) return "&" substr(type, 6, length(type) - 7) "_"
    if (type ~ /adit_score_line \*$/) return "lines"
    if (type ~ /adit_hint \*$/) return "hints"
    if (type ~ /adit_option_details \*$/) return "&details"
    if (type ~ /adit_drawing/) return "ADIT_DRAW_OWN"
    if (type ~ /adit_replay_options \*$/) return "&replay_options"
    if (type ~ /adit_solve_options \*$/) return "&solve_options"
    if (type ~ /^adit_field_visit/) return "visit_field"
    if (type ~ /^adit_card_change_visit/) return "visit_change"
    if (type ~ /^adit_transcript_visit/) return "visit_story"
    if (type ~ /^adit_drawing_report$/) return "see_drawing"
    if (type ~ /^adit_trace$/) return "trace_nothing"
    if (type ~ /^adit_example_report/) return "report"
    if (type ~ /^adit_built_seen/) return "see_built"
    if (type ~ /^const adit_trial_plan/) return "&(const adit_trial_plan){.seat = 1}"
    if (type ~ /const char \*\*$/) return name == "mods" ? "mods" : "&word"
    if (type ~ /const char \*$/) return name == "path" ? "path" : name == "text" || name == "data" || name == "source" ? "words" : name == "name" ? "\"random\"" : "\"a\""
    if (type ~ /char \*$/) return "buffer"
    if (type ~ /int \*$/) return "&number"
    if (type ~ /bool \*$/) return "&flag"
    if (type ~ /void \*$/) return "NULL"
    if (type ~ /size_t/) return name == "length" ? "strlen(words)" : name == "count" || name == "limit" ? "0" : "4"
    if (type ~ /adit_api_form/) return "ADIT_API_JSON"
    if (type ~ /int|bool|uint64_t|adit_status/) return "1"
    printf "no good value for a parameter of type \"%s\"\n", type > "/dev/stderr"
    exit 1
}
function is_pointer(type) { return type ~ /\*$/ || type ~ /^adit_(field_visit|card_change_visit|transcript_visit|trace|example_report|built_seen|run_output)|^aditl_(finding|mod_visit)/ }
BEGIN { n = split(may, list, /[ \n]+/); for (i = 1; i <= n; i++) allowed[list[i]] = 1 }
{
    sub(/ +$/, "", $1)
    count = split($3, parameter, /, */)
    for (i = 1; i <= count; i++) {
        name[i] = type[i] = parameter[i]
        sub(/^.*[ *]/, "", name[i])
        type[i] = substr(parameter[i], 1, length(parameter[i]) - length(name[i]))
        if (type[i] !~ /\*$/) sub(/ +$/, "", type[i])
    }
    for (at = 1; at <= count; at++) {
        if (!is_pointer(type[at])) continue
        arguments = ""
        for (i = 1; i <= count; i++) {
            arguments = arguments (i == 1 ? "" : ", ") (i == at ? "NULL" : good(type[i], name[i]))
        }
        is_allowed = (("*:" name[at]) in allowed) || (($2 ":" name[at]) in allowed)
        kind = $1 != "adit_status" ? "OTHER" : is_allowed ? "ANY" : "REFUSED"
        printf "%s(%d, \"%s, %s\", %s(%s))\n", kind, ++number, $2, name[at], $2, arguments
    }
}' "$dir/prototypes" >"$dir/calls.h"

cat >"$dir/null.c" <<'PROGRAM'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bindings/lua/adit_lua.h"

static adit_err err;
static adit_engine *engine, *new_engine;
static adit_game *game, *other, *new_game;
static adit_transcript *story, *new_story;
static adit_scenario *scenario, *new_scenario;
static adit_campaign *campaign, *new_campaign;
static int64_t steps;
static adit_bot *bot;
static adit_text text;
static adit_turns turns;
static adit_card_info card_info_;
static adit_field_info field_info_;
static adit_file_info file_info_;
static adit_puzzle puzzle_;
static adit_transcript_check transcript_check_;
static adit_solution solution_;
static adit_score_line lines[4];
static adit_hint hints[4];
static adit_option_details details;
static const adit_engine_options options = {.game = "cave_vs_cave"};
static const adit_setup match_ = {.players = 2, .seed = 1};
static adit_setup match;
static adit_replay_options replay_options = {.decisions = -1};
static adit_budget budget;
static adit_table table;
static adit_observer observer;
static adit_free_number numbers[4];
static adit_script_powers powers;
static aditl_lint *lint, *new_lint;
static adit_text view_;
static aditl_mod_about mod_about_;
static aditl_mod_list mod_list_;
static aditl_choice choice_;
static adit_bot *lua_bot;
static const char *const arguments[] = {"a", "b"};
static const aditl_question question_ = {
    .fields = &view_, .prompt = "", .options = {.item = arguments, .count = 2}};
static const char bot_source[] = "return function(view, options) return 1 end";
static const char *mods[4], *word;
static char path[] = "null.lua", buffer[8], *words;
static int number;
static bool flag;

static void visit_field(void *context, const char *name, bool is_number, int64_t n, const char *w)
{
    (void)context, (void)name, (void)is_number, (void)n, (void)w;
}
static void visit_change(void *context, adit_card_change change, const char *id)
{
    (void)context, (void)change, (void)id;
}
static void visit_story(void *context, const char *what, const char *a, const char *b)
{
    (void)context, (void)what, (void)a, (void)b;
}
static void see_drawing(void *context, const char *text)
{
    (void)context;
    (void)text;
}

static void trace_nothing(void *context, int depth, const char *line)
{
    (void)context, (void)depth, (void)line;
}
static void see_built(void *context, int seat, int card)
{
    (void)context, (void)seat, (void)card;
}
static void report(void *context, const char *card, const char *example, bool passed,
                   const char *message)
{
    (void)context, (void)card, (void)example, (void)passed, (void)message;
}
static adit_status no_goal(void *context, adit_game *at, bool *reached, adit_err *e)
{
    (void)context, (void)at, (void)e;
    *reached = false;
    return ADIT_OK;
}
static const adit_solve_options solve_options = {
    .puzzle = {.seat = 1, .decisions = 1}, .positions = 2, .goal = no_goal};

static void write_nothing(void *context, const char *written, size_t length)
{
    (void)context, (void)written, (void)length;
}
static void find_nothing(void *context, const char *found)
{
    (void)context, (void)found;
}
static void visit_mod(void *context, const char *folder)
{
    (void)context, (void)folder;
}

static void need(bool is_so, const char *what)
{
    if (!is_so) {
        fprintf(stderr, "%s: %s\n", what, err.text);
        exit(3);
    }
}

static void open_all(void)
{
    static adit_text record;

    match = match_;
    need(adit_engine_open(&options, &engine, &err) == ADIT_OK, "open");
    need(adit_game_new(engine, &match, &game, &err) == ADIT_OK, "new");
    need(adit_game_new(engine, &match, &other, &err) == ADIT_OK, "new");
    need(adit_game_decide(game, 0, &err) == ADIT_OK, "decide");
    need(adit_game_record(game, &record, &err) == ADIT_OK, "record");
    words = record.data;
    need(adit_transcript_read(words, record.length, "a", &story, &err) == ADIT_OK, "story");
    need(adit_scenario_read(path, &scenario, &err) == ADIT_OK, "scenario");
    need(adit_campaign_read("campaign.lua", &campaign, &err) == ADIT_OK, "campaign");
    need(aditl_bot_of_source("a", bot_source, strlen(bot_source), 1, 1, &lua_bot, &err) == ADIT_OK,
         "bot");
    need(aditl_lint_open(engine, NULL, find_nothing, NULL, &lint, &err) == ADIT_OK, "lint");
    powers = adit_powers_stranger();
}

static void close_all(void)
{
    aditl_lint_close(lint);
    lua_bot->free(lua_bot);
    adit_scenario_free(scenario);
    adit_campaign_free(campaign);
    adit_transcript_free(story);
    adit_game_free(game);
    adit_game_free(other);
    adit_engine_close(engine);
    free(words);
}

static int expect(const char *call, bool is_so, const char *what)
{
    if (!is_so) {
        printf("%s: NULL: %s\n", call, what);
    }
    return is_so ? 0 : 1;
}

static int run(int n)
{
    err.text[0] = '\0';
#define REFUSED(k, call, expression)                                                               \
    if (n == k) {                                                                                  \
        const adit_status status = expression;                                                     \
        return expect(call, status == ADIT_USAGE, adit_status_name(status));                       \
    }
#define ANY(k, call, expression)                                                                   \
    if (n == k) {                                                                                  \
        const adit_status status = expression;                                                     \
        return expect(call, status != ADIT_INTERNAL, adit_status_name(status));                    \
    }
#define OTHER(k, call, expression)                                                                 \
    if (n == k) {                                                                                  \
        (void)(expression);                                                                        \
        return 0;                                                                                  \
    }
#include "calls.h"
    return -1;
}

static const char *name_of(int n)
{
#undef REFUSED
#undef ANY
#undef OTHER
#define REFUSED(k, call, expression)                                                               \
    if (n == k) {                                                                                  \
        return call;                                                                               \
    }
#define ANY REFUSED
#define OTHER REFUSED
#include "calls.h"
    return NULL;
}

int main(void)
{
    int wrong = 0, n = 1;

    open_all();
    for (; name_of(n) != NULL; n++) {
        int status = 0;

        fflush(NULL);
        pid_t child = fork();
        if (child == 0) {
            const int code = run(n);
            fflush(NULL);
            LEAVE(code);
        }
        if (child < 0 || waitpid(child, &status, 0) != child) {
            return 3;
        }
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            printf("%s: NULL: %s\n", name_of(n), WIFEXITED(status) ? "see above" : "crashes");
            wrong++;
        }
    }
    close_all();
    printf("%d calls with NULL, %d wrong\n", n - 1, wrong);
    return wrong > 0;
}
PROGRAM

cat >"$dir/null.lua" <<'SCENARIO'
return scenario { game = "cave_vs_cave", players = 2, seed = 1, goal = { "turn", at_least = 9 }, limit = { decisions = 2 } }
SCENARIO
echo 'return campaign { scenarios = { "null.lua" } }' >"$dir/campaign.lua"
case $out in
*coverage*) flags='--coverage -DLEAVE=exit' ;; # which writes down what was reached
*) flags='-fsanitize=address,undefined -fno-sanitize-recover=all -DLEAVE=_exit' ;;
esac
# shellcheck disable=SC2086,SC2046 # flags are to be split
"${CC:-cc}" -std=c11 -D_GNU_SOURCE -g -Wno-nonnull $flags -I. -I "$dir" -o "$dir/null" "$dir/null.c" \
    "$out/libadit.a" $(pkg-config --cflags --libs lua5.4 libxxhash sqlite3) -lpthread -lm
cards=${ADIT_CARDS:-$root/cards}
cd "$dir"
ADIT_CARDS=$cards ./null
