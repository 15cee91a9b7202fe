/* reference.c - docs/reference/table-protocol.md, from the rows that requests are checked by. */
#include "bindings/table/requests.h"

#include <string.h>

static const char introduction[] =
    "# Protocol of the table\n"
    "\n"
    "`adit table` answers requests about one match. A request is a JSON object on one line, and so "
    "is "
    "its answer:\n"
    "\n"
    "    {\"v\":1,\"id\":\"7\",\"do\":\"look\"}\n"
    "    {\"v\":1,\"id\":\"7\",\"ok\":true,...}\n"
    "    {\"v\":1,\"id\":\"7\",\"ok\":false,\"error\":{\"status\":\"STALE\",\"text\":\"...\","
    "\"field\":\"decision\"}}\n"
    "\n"
    "`v` is the version of the protocol, `id` any text of yours, `do` the name of the request. All "
    "texts are plain text, never HTML. A field that the request does not have is refused. A failed "
    "request changes nothing; `status` is one of the names below, `field` what was wrong in the "
    "request, or null.\n"
    "\n"
    "| status | meaning |\n"
    "|---|---|\n"
    "| FORBIDDEN | the token is unknown, or has no right to this |\n"
    "| STALE | the question was answered meanwhile: look again |\n"
    "| USAGE | the request is malformed |\n";

static const char tokens[] =
    "\n"
    "## Who asks\n"
    "\n"
    "A carrier gives a token with each request. It stands for the host of the table, for a seat, "
    "or "
    "for everybody who only looks on. An answer is made of the view of one seat, its `eyes`: "
    "nothing in it depends on what is hidden from that seat. The host speaks for the people at "
    "seats "
    "whose own link nobody uses. With `adit table --jsonl` whoever writes the lines holds all "
    "tokens, and `\"as\"` says whose is meant: `\"host\"`, the default, `\"spectator\"` or the "
    "number "
    "of a seat.\n"
    "\n"
    "A decision names the question that it answers by the number `decision` of `look`. If the "
    "table "
    "has moved on, it is refused as STALE. A decision that is sent twice with the same `id` is "
    "made "
    "once.\n"
    "\n"
    "## Requests\n";

static const char objects[] =
    "\n"
    "## Objects in answers\n"
    "\n"
    "An **option**: `index`, `words` (the text that `decide` takes), `title`, `here` (what lies "
    "there "
    "now), `effect`, `gains`, `price`, `price_parts` (why it costs that), `after` (what the player "
    "has "
    "then), `points`, `warning`, `wastes`, `is_chance`, `asks` (more is asked at once), "
    "`ends_turn`, "
    "`title_ends` (the title up to the end of each argument, in bytes), `meaning` (of the card "
    "that "
    "asks), `outlook` (what follows without a question), `exchange` (it can be made first and does "
    "not answer the question), `group` (the word that its form begins with) and `args`: a list of "
    "`{word, card, fields}`, the parts that differ from option to option, with the card and the "
    "fields that the word may mean.\n"
    "\n"
    "A **face** of a card: `id`, `kind`, `title`, `text`, `short`, `effect`, `cost`, `points`, "
    "`colour` "
    "(null if "
    "it has none), `facts` (a list of `[name, value]`), `mark`, `source`, `mod`, and for the host "
    "of a "
    "workbench `file`, `line` and `origins`, otherwise null.\n"
    "\n"
    "The **layout** is what `table.lua` of the title and of its mods say, for this number of "
    "players: "
    "see [files](files.md#tables). `zones` is a list of `{id, of, title, text, shape, area, size, "
    "places}`; `of` is a seat, or 0 for the table. A place has `field` and `value` (number, flag, "
    "seat, word, card or cards), and as far as they are known `shape`, `at`, `size`, `from`, `to`, "
    "`step`, `label`, `title`, `text`, `look`, `printed`, `printed_while`, `max` (of a good), "
    "`seat`, `card`, "
    "`good`, "
    "`when` and `parts`. A place "
    "with "
    "`when` is shown only while its field has one of these words. A place with `card` shows the "
    "face "
    "of that card, others the value of their field. A field that `look` does not have is hidden "
    "from "
    "these eyes. `looks` says how words are drawn, `unseen` which fields have no place, and why. "
    "What no file describes is in zones with the id `rest`.\n"
    "\n"
    "## Limits\n"
    "\n"
    "| name | value | whose | counted |\n"
    "|---|---|---|---|\n";

static void write_statuses(adit_text *out)
{
    static const struct {
        const char *name, *meaning;
    } rows[] = {
#define STATUS_ROW(name, exit_code, meaning) {#name, meaning},
        ADIT_STATUS_MAP(STATUS_ROW)
#undef STATUS_ROW
    };
    static const char *const inside[] = {"OK", "NONE", "DECLINED", "OPEN", "SURE", "USAGE", NULL};

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bool is_shown = true;

        for (int k = 0; inside[k] != NULL; k++) {
            is_shown = is_shown && strcmp(inside[k], rows[i].name) != 0;
        }
        if (is_shown) {
            adit_text_addf(out, "| %s | %s |\n", rows[i].name, rows[i].meaning);
        }
    }
}

static void write_fields(const aditt_request_row *row, adit_text *out)
{
    static const char *const types[] = {"text", "number", "true or false", "object", "list"};

    if (row->fields[0].name == NULL) {
        return;
    }
    adit_text_add(out, "\n| field | is | needed | meaning |\n|---|---|---|---|\n");
    for (const aditt_field *field = row->fields; field->name != NULL; field++) {
        adit_text_addf(out, "| `%s` | %s", field->name, types[field->type]);
        if (field->type == ADITT_TEXT) {
            adit_text_addf(out, ", at most %lld bytes", (long long)field->max);
        } else if (field->type == ADITT_TABLE || field->type == ADITT_LIST) {
            adit_text_addf(out, ", at most %lld entries", (long long)field->max);
        }
        adit_text_addf(out, " | %s | %s |\n", field->is_needed ? "yes" : "", field->text);
    }
}

/* "name meaning" a line each, or the name of a request that answers alike. */
static void write_answer(const aditt_request_row *row, adit_text *out)
{
    const char *text = row->answer;

    if (strchr(text, ' ') == NULL) {
        adit_text_addf(out, "\nAnswers as `%s` does.\n", text);
        return;
    }
    adit_text_add(out, "\nAnswers:\n\n");
    while (*text != '\0') {
        const size_t length = strcspn(text, "\n"), name = strcspn(text, " ,");

        adit_text_addf(out, "- `%.*s`", (int)name, text);
        adit_text_addf(out, "%.*s\n", (int)(length - name), text + name);
        text += length + (text[length] == '\n');
    }
}

void aditt_write_reference(adit_text *out)
{
    static const char *const who[] = {"everybody", "players", "the host",
                                      "the host of a table with a workbench"};

    adit_text_add(out, introduction);
    write_statuses(out);
    adit_text_add(out, tokens);
    for (const aditt_request_row *row = aditt_requests; row->name != NULL; row++) {
        adit_text_addf(out, "\n### %s\n\nFor %s. %s\n", row->name, who[row->power], row->text);
        write_fields(row, out);
        write_answer(row, out);
    }
    adit_text_add(out, objects);
#define LIMIT_ROW(constant, value, whose, what)                                                    \
    adit_text_addf(out, "| %s | %d | %s | %s |\n", #constant, value, whose, what);
    ADITT_LIMIT_MAP(LIMIT_ROW)
#undef LIMIT_ROW
}
