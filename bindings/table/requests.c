/* requests.c - the table of requests, and the checks that come from it. */
#include "bindings/table/requests.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/format.h"

#define EYES                                                                                       \
    {                                                                                              \
        "seat", ADITT_NUMBER, false, 0, ADIT_MAX_SEATS,                                            \
            "whose eyes: a seat that the token speaks for, or 0 for a spectator's"                 \
    }

#define NODE                                                                                       \
    {                                                                                              \
        "node", ADITT_NUMBER, false, 0, ADITT_MAX_NODES, "of the tree; default: the present one"   \
    }
#define STEP                                                                                       \
    {                                                                                              \
        "step", ADITT_NUMBER, false, 0, ADITT_MAX_NODES,                                           \
            "instead of node: decisions on the present line"                                       \
    }

#define NAME                                                                                       \
    {                                                                                              \
        "name", ADITT_TEXT, true, 1, 64, "of the file: letters, digits, _ - and ."                 \
    }

const aditt_request_row aditt_requests[] = {
    {"hello",
     ADITT_ALL,
     aditt_do_hello,
     "What the table is: the first request of a page.",
     {{NULL}},
     "game id of the title\n"
     "title its title\n"
     "players how many play\n"
     "seats list of {seat, name, kind (human or bot), is_claimed}\n"
     "you the seat that the token stands for; 0: none\n"
     "speaks_for list of seats that the token may look and decide for\n"
     "powers list of play, host, workbench\n"
     "mods list of {id, name, version}\n"
     "layout how the table looks, see below\n"
     "goods list of {id, title, icon}\n"
     "drawings table of the drawings that mods bring: the word (and mod:word) with an SVG that "
     "holds shapes only\n"
     "kinds list of the kinds of cards\n"
     "limits table of the limits below\n"
     "scenario {title, text, goal} or null\n"
     "autosave name of the file that follows the table; empty: none; has_folder whether files can "
     "be "
     "saved\n"
     "links for the host alone: list of {who: seat or spectator, seat, name, token}; seed of the "
     "match, for the host alone\n"
     "cards_version changes when cards are loaded again\n"
     "version of the table"},
    {"look",
     ADITT_ALL,
     aditt_do_look,
     "What the seat sees now.",
     {EYES,
      {"since", ADITT_NUMBER, false, 0, INT32_MAX, "the first line of the log that is wanted"},
      NODE,
      STEP,
      {"brief", ADITT_FLAG, false, 0, 0, "without options, refusals and log"},
      {NULL}},
     "version of the table\n"
     "cards_version changes when cards are loaded again\n"
     "decision number of the open question; an answer names it\n"
     "node of the tree\n"
     "step decisions before it\n"
     "steps decisions of this line in all\n"
     "over whether the game is over\n"
     "winners list of seats\n"
     "verdict in words\n"
     "turn number of the turn, from 1\n"
     "status list of texts: how far the match is, as the terminal's first line says it\n"
     "asked the seat that is asked\n"
     "prompt the question\n"
     "card whose effect asks, or null\n"
     "you_decide whether this token may answer\n"
     "needs_hand_over but the question is for another seat than eyes\n"
     "is_here whether this is the position on the table\n"
     "comment to the node\n"
     "bot_problem only if a bot has failed: why\n"
     "eyes the seat whose view this is; 0: a spectator's\n"
     "fields table of all fields that these eyes may see: a number or a word each\n"
     "score list of {seat, total, lines: [{source, points}]}\n"
     "options list of options, see below; empty unless the asked seat looks\n"
     "refused list of {words, reason}\n"
     "log list of {n, step, turn, by: the seat that decided, seat: whom the line is about, 0: "
     "nobody, text: for people, without that player}\n"
     "log_end the number after the last\n"
     "last {seat, words, said: the words for people, changed: [names of fields]} of the decision "
     "before, or null"},
    {"decide",
     ADITT_SEATS,
     aditt_do_decide,
     "Answers the open question. A second request of the same id decides nothing and is answered "
     "alike.",
     {EYES,
      {"decision", ADITT_NUMBER, true, 0, INT64_MAX, "number of the question, from look"},
      {"option", ADITT_NUMBER, false, 0, ADIT_MAX_OPTIONS * 2, "index of the option"},
      {"words", ADITT_TEXT, false, 1, ADITT_MAX_WORDS, "of the option, instead of its index"},
      {"since", ADITT_NUMBER, false, 0, INT32_MAX, "as in look"},
      {NULL}},
     "look"},
    {"card",
     ADITT_ALL,
     aditt_do_card,
     "One card in full.",
     {{"card", ADITT_TEXT, true, 1, ADITT_MAX_NAME, "its id"}, {NULL}},
     "face see below"},
    {"cards",
     ADITT_ALL,
     aditt_do_cards,
     "The cards of the game.",
     {{"search", ADITT_TEXT, false, 0, ADITT_MAX_NAME, "words that title, id or text contain"},
      {"kind", ADITT_TEXT, false, 0, ADITT_MAX_NAME, "only this kind"},
      {"mod", ADITT_TEXT, false, 0, ADITT_MAX_NAME, "only of this mod"},
      {NULL}},
     "cards list of faces, see below"},
    {"why",
     ADITT_SEATS,
     aditt_do_why,
     "Why a move is not possible now, or what has to be decided first.",
     {EYES, {"words", ADITT_TEXT, true, 1, ADITT_MAX_WORDS, "of the move"}, {NULL}},
     "reason in words\n"
     "is_legal whether it is one of the options"},
    {"preview",
     ADITT_SEATS,
     aditt_do_preview,
     "What a decision would change, as far as the seat can know.",
     {EYES,
      {"decision", ADITT_NUMBER, true, 0, INT64_MAX, "number of the question, from look"},
      {"option", ADITT_NUMBER, false, 0, ADIT_MAX_OPTIONS * 2, "index of the option"},
      {"words", ADITT_TEXT, false, 1, ADITT_MAX_WORDS, "of the option, instead of its index"},
      {NULL}},
     "changed table of the fields that change, with their new values\n"
     "uncertain list of fields that depend on chance or on hidden things\n"
     "next {asked, prompt} of the question after it"},
    {"hint",
     ADITT_SEATS,
     aditt_do_hint,
     "What the planner thinks of each option: it follows all of them some turns ahead. The server "
     "answers others meanwhile; if the question is answered before the hint, it is refused as "
     "STALE.",
     {EYES, {NULL}},
     "options list of {index, words, said: the words for people, value: what the seat may expect "
     "to have, loss: how much less than the best, error: standard error of the loss, is_close: "
     "chance alone may explain it, "
     "is_choice: the planner's own}, best first; all in hundredths of a point\n"
     "fault of a card, the first time that a move is left out because of it"},
    {"evaluate",
     ADITT_ALL,
     aditt_do_evaluate,
     "What a position of a game that is over was worth to each seat, by the game's rule of thumb.",
     {NODE,
      STEP,
      {"judge", ADITT_FLAG, false, 0, 0, "also compare the decision before it with the best one"},
      {NULL}},
     "node of the tree\n"
     "values list with a number for each seat, in hundredths of a point\n"
     "loss of the decision against the best, as the planner sees it; left out if there was no "
     "choice\n"
     "error standard error of the loss; is_close whether chance alone may explain it\n"
     "best words of the best option if there was a choice\n"
     "best_said the same for people, if there was a choice; after an exchange with the move that "
     "it is made for"},
    {"how_to_play",
     ADITT_ALL,
     aditt_do_how_to_play,
     "How the game is played, as `adit rules` prints it.",
     {{NULL}},
     "pages list of {mod, text}: of the title, then of each mod that has rules of its own; text is "
     "Markdown"},
    {"rules",
     ADITT_ALL,
     aditt_do_rules,
     "The rule parameters of the game and its mods, for editors.",
     {{NULL}},
     "rules list of {name, text, min, max, default, choices: words for the values, is_set: takes "
     "several of them, separated by commas}"},
    {"fields",
     ADITT_ALL,
     aditt_do_fields,
     "What fields can be set to, for editors; unknown ones are left out.",
     {{"names", ADITT_LIST, true, 0, 256, "of fields"}, {NULL}},
     "fields table of {kind: number, flag, seat, word, card or cards, min, max, words, cards: the "
     "kind it takes, \"\" for any or null, can_set, text}"},
    {"undo",
     ADITT_SEATS,
     aditt_do_undo,
     "Takes back the last decision of the seat, unless something was drawn or revealed since.",
     {EYES,
      {"force", ADITT_FLAG, false, 0, 0, "the host alone: the last decision of anybody"},
      {NULL}},
     "look"},
    {"redo",
     ADITT_SEATS,
     aditt_do_redo,
     "Makes the decisions again that were taken back last.",
     {EYES, {NULL}},
     "look"},
    {"go_to",
     ADITT_HOSTS,
     aditt_do_go_to,
     "Puts another position of the tree on the table; nothing of the tree is lost. The next "
     "decision begins a variation there. (Looking at a node with look leaves the table alone.)",
     {EYES, NODE, STEP, {NULL}},
     "look"},
    {"tree",
     ADITT_ALL,
     aditt_do_tree,
     "All decisions that were made, variations among them.",
     {EYES, {NULL}},
     "nodes list of {node, parent or null, step, turn, seat, words, said: the words for people, "
     "comment, next: the child that was visited last, or null}\n"
     "at the node on the table\n"
     "version of the table"},
    {"comment",
     ADITT_HOSTS,
     aditt_do_comment,
     "Writes a comment to a node; an empty text removes it.",
     {NODE, STEP, {"text", ADITT_TEXT, true, 0, ADITT_MAX_COMMENT, "the comment"}, {NULL}},
     "tree"},
    {"files",
     ADITT_HOSTS,
     aditt_do_files,
     "The recorded games and scenarios in the table's folder.",
     {{NULL}},
     "files list of {name, kind: play or scenario}"},
    {"save",
     ADITT_HOSTS,
     aditt_do_save,
     "Writes the present line as a recorded game, with comments and variations.",
     {NAME, {NULL}},
     "name of the file"},
    {"load",
     ADITT_HOSTS,
     aditt_do_load,
     "Continues with a recorded game of the folder.",
     {EYES, NAME, {NULL}},
     "look"},
    {"new",
     ADITT_HOSTS,
     aditt_do_new,
     "Starts another match with the same cards.",
     {{"players", ADITT_NUMBER, false, 1, ADIT_MAX_SEATS, "how many play"},
      {"seats", ADITT_LIST, false, 1, ADIT_MAX_SEATS, "who plays: human or a built-in bot"},
      {"seed", ADITT_NUMBER, false, 0, INT64_MAX, "of chance; default: any"},
      {"rules", ADITT_TABLE, false, 0, 64, "rule parameters with their values"},
      {"edited", ADITT_FLAG, false, 0, 0, "from the position of edit"},
      {NULL}},
     "look"},
    {"try",
     ADITT_HOSTS,
     aditt_do_try,
     "Starts another match, in which the card can be used at once; it comes from its examples.",
     {{"card", ADITT_TEXT, true, 1, ADITT_MAX_NAME, "its id"}, {NULL}},
     "look"},
    {"originals",
     ADITT_HOSTS,
     aditt_do_originals,
     "What the game's own cards were before the mods of this table changed or removed them.",
     {{NULL}},
     "cards list of faces, see below, of those that differ now"},
    {"edit",
     ADITT_HOSTS,
     aditt_do_edit,
     "Edits a start position beside the match on the table: fields are set after the normal setup. "
     "Each request adds to what was edited before; a value null takes a setting back.",
     {{"set", ADITT_TABLE, false, 0, ADITT_MAX_SETTINGS, "fields with their values"},
      {"rules", ADITT_TABLE, false, 0, 64, "rule parameters with their values"},
      {"players", ADITT_NUMBER, false, 1, ADIT_MAX_SEATS, "how many play"},
      {"seed", ADITT_NUMBER, false, 0, INT64_MAX, "of chance"},
      {"seats", ADITT_LIST, false, 0, ADIT_MAX_SEATS, "who plays, for the file"},
      {"title", ADITT_TEXT, false, 0, ADITT_MAX_FIELD, "of the scenario"},
      {"text", ADITT_TEXT, false, 0, ADITT_MAX_COMMENT, "what it is about"},
      {"goal", ADITT_LIST, false, 0, 8,
       "list of {field, at_least, at_most} or {field, is}; empty: none"},
      {"goal_seat", ADITT_NUMBER, false, 1, ADIT_MAX_SEATS, "who is to reach it"},
      {"limit", ADITT_TABLE, false, 0, 2, "of a puzzle: {decisions, turns}"},
      {"chance", ADITT_TEXT, false, 0, 16, "of a puzzle: excluded, the default, or pinned"},
      {"clear", ADITT_FLAG, false, 0, 0, "begin again with the match on the table"},
      {NULL}},
     "draft all that was edited\n"
     "problems list of {field, text}: everything that is wrong; empty: it can be played\n"
     "fields table of all fields of the position, or null if there is none\n"
     "asked the seat that is asked first, prompt its question"},
    {"scenario_save",
     ADITT_HOSTS,
     aditt_do_scenario_save,
     "Writes what was edited as a scenario file, if it can be played.",
     {NAME, {NULL}},
     "name of the file\n"
     "path where it lies: with the table's folder as it was given\n"
     "text of the file"},
    {"solve",
     ADITT_HOSTS,
     aditt_do_solve,
     "Searches for the shortest solution of the puzzle on the table, from its present position.",
     {{"positions", ADITT_NUMBER, false, 1, ADITT_MAX_POSITIONS, "to look at; default: 20000"},
      {"name", ADITT_TEXT, false, 1, 64,
       "of a scenario of the folder with the goal; default: the one that the match is of"},
      {NULL}},
     "outcome found, none (within the limit) or limit (not known)\n"
     "decisions of the solution, positions that were looked at\n"
     "moves list of {seat, words, said: the words for people} if it was found"},
    {"problems",
     ADITT_AUTHORS,
     aditt_do_problems,
     "What is wrong with the cards of the mods.",
     {{NULL}},
     "problems list of {file, line, text, excerpt, card}, null where unknown\n"
     "passed, failed examples of the mods\n"
     "cards_version changes when cards are loaded again"},
    {"reload",
     ADITT_AUTHORS,
     aditt_do_reload,
     "Loads the cards again and continues the game with them. If they do not load, the table stays "
     "as it is.",
     {{NULL}},
     "problems"},
    {NULL},
};

/* ---- Fields of a request ---- */

adit_status aditt_refuse(aditt_call *call, const char *field, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    adit_format_words(call->err.text, sizeof call->err.text, format, args);
    va_end(args);
    call->err.status = ADIT_USAGE;
    call->field = field;
    return ADIT_USAGE;
}

adit_status aditt_forbid(aditt_call *call, const char *field, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    adit_format_words(call->err.text, sizeof call->err.text, format, args);
    va_end(args);
    call->err.status = ADIT_USAGE;
    call->field = field;
    call->is_forbidden = true;
    return ADIT_USAGE;
}

static adit_status check_one(aditt_call *call, const aditt_field *field, const json_t *value)
{
    static const char *const names[] = {"a text", "a whole number", "true or false", "an object",
                                        "a list"};
    const bool fits[] = {json_is_string(value), json_is_integer(value), json_is_boolean(value),
                         json_is_object(value), json_is_array(value)};
    int64_t size = 0;

    if (!fits[field->type]) {
        return aditt_refuse(call, field->name, "%s: expected %s", field->name, names[field->type]);
    }
    switch (field->type) {
    case ADITT_TEXT:
        size = (int64_t)json_string_length(value);
        break;
    case ADITT_NUMBER:
        size = json_integer_value(value);
        break;
    case ADITT_TABLE:
        size = (int64_t)json_object_size(value);
        break;
    case ADITT_LIST:
        size = (int64_t)json_array_size(value);
        break;
    case ADITT_FLAG:
        return ADIT_OK;
    }
    if (size < field->min || size > field->max) {
        return aditt_refuse(call, field->name, "%s: expected %s%lld to %lld%s", field->name,
                            field->type == ADITT_NUMBER ? "" : "a length of ",
                            (long long)field->min, (long long)field->max,
                            field->type == ADITT_TEXT ? " bytes" : "");
    }
    return ADIT_OK;
}

static const aditt_field *find_field(const aditt_request_row *row, const char *name)
{
    for (const aditt_field *field = row->fields; field->name != NULL; field++) {
        if (strcmp(field->name, name) == 0) {
            return field;
        }
    }
    return NULL;
}

adit_status aditt_check_fields(aditt_call *call, const aditt_request_row *row)
{
    const char *name;
    json_t *value;

    json_object_foreach(call->in, name, value)
    {
        const aditt_field *field = find_field(row, name);

        if (strcmp(name, "v") == 0 || strcmp(name, "id") == 0 || strcmp(name, "do") == 0) {
            continue;
        }
        if (field == NULL) {
            return aditt_refuse(call, NULL, "unknown field '%.60s' of the request '%s'", name,
                                row->name);
        }
        if (check_one(call, field, value) != ADIT_OK) {
            return ADIT_USAGE;
        }
    }
    for (const aditt_field *field = row->fields; field->name != NULL; field++) {
        if (field->is_needed && !aditt_has(call, field->name)) {
            return aditt_refuse(call, field->name, "the request '%s' needs '%s': %s", row->name,
                                field->name, field->text);
        }
    }
    return ADIT_OK;
}

const char *aditt_get_text(const aditt_call *call, const char *field, const char *otherwise)
{
    const char *text = json_string_value(json_object_get(call->in, field));

    return text == NULL ? otherwise : text;
}

int64_t aditt_get_number(const aditt_call *call, const char *field, int64_t otherwise)
{
    const json_t *number = json_object_get(call->in, field);

    return json_is_integer(number) ? json_integer_value(number) : otherwise;
}

bool aditt_get_flag(const aditt_call *call, const char *field)
{
    return json_is_true(json_object_get(call->in, field));
}

bool aditt_has(const aditt_call *call, const char *field)
{
    return json_object_get(call->in, field) != NULL;
}
