/* text.c - the text of the files of a new mod, apart from its cards.
 *
 * They are short and say what can be changed. Whatever depends on the game (names for luacheck,
 * a field that a scenario can set) comes from the engine, so that a new game needs nothing here.
 */
#include "bindings/cli/new/new.h"

#include <string.h>

void new_manifest_text(const new_job *job, adit_text *out)
{
    char title[NEW_MAX_ID + 1];

    new_title_of(job->mod, title, sizeof title);
    adit_text_addf(
        out,
        "-- The manifest: what the mod is called, which games it is for and what it requires.\n"
        "return mod {\n"
        "  id      = \"%s\",\n"
        "  name    = \"%s\",\n"
        "  text    = \"What the mod changes, in one sentence.\",\n"
        "  version = \"0.1.0\",\n"
        "  authors = { \"your name\" },\n"
        "  licence = \"MIT\",\n"
        "  games   = { \"%s\" },\n"
        "  engine  = \">=%.*s\",\n"
        "}\n",
        job->mod, title, job->title->id, (int)(strrchr(ADIT_VERSION, '.') - ADIT_VERSION),
        ADIT_VERSION);
}

void new_readme_text(const new_job *job, const char *card, adit_text *out)
{
    char title[NEW_MAX_ID + 1];

    new_title_of(job->mod, title, sizeof title);
    adit_text_addf(out, "# %s\n\nA mod for %s, played with Adit.\n\n", title, job->title->title);
    if (card[0] != '\0') {
        adit_text_addf(out, "- `cards/%s.lua` is its first card.\n", card);
    }
    adit_text_addf(
        out,
        "- `mod.lua` describes the mod; `tests/` contains scripts that `adit test` "
        "runs.\n"
        "- `docs/api.lua`, `.luarc.json` and `.luacheckrc` list for editors and luacheck "
        "which names\n  %s defines; the last line below adds those that the mod declares.\n\n"
        "Run these in the parent folder:\n\n"
        "    adit check %s        # reports mistakes with file and line\n"
        "    adit test %s         # runs the examples on the cards, and tests/\n"
        "    adit play %s --mod %s\n"
        "    adit new card %s/another_card\n"
        "    adit api %s --stubs --mod %s > %s/docs/api.lua\n",
        job->title->id, job->mod, job->mod, job->title->id, job->mod, job->mod, job->title->id,
        job->mod, job->mod);
}

/* Of Lua's library the stubs declare what the sandbox has. */
void new_luarc_text(adit_text *out)
{
    static const char *const parts[] = {"basic", "coroutine", "debug",  "io",    "math",
                                        "os",    "package",   "string", "table", "utf8"};

    adit_text_add(out, "{\n  \"runtime.version\": \"Lua 5.4\",\n  \"runtime.builtin\": {\n");
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        adit_text_addf(out, "    \"%s\": \"disable\"%s\n", parts[i],
                       i + 1 < sizeof parts / sizeof parts[0] ? "," : "");
    }
    adit_text_add(out, "  },\n  \"workspace.library\": [\"docs/api.lua\"],\n"
                       "  \"diagnostics.disable\": [\"lowercase-global\", \"unused-local\"]\n"
                       "}\n");
}

/* The first word of each line of `list`, as the values of a Lua table. */
static void add_names(const char *list, adit_text *out)
{
    size_t column = 0;

    while (*list != '\0') {
        size_t length = strcspn(list, "\n"), word = strcspn(list, " \n");
        if (word > 0 && strchr(list, '.') != list) {
            column = column == 0 || column + word + 5 > 96 ? 2 : column;
            adit_text_add(out, column == 2 ? "\n  " : " ");
            adit_text_addf(out, "\"%.*s\",", (int)word, list);
            column += word + 4;
        }
        list += length + (list[length] == '\n');
    }
    adit_text_add(out, "\n");
}

adit_status new_luacheckrc_text(const new_job *job, adit_text *out, adit_err *err)
{
    adit_text names = {0};
    adit_status status = adit_engine_api(job->engine, ADIT_API_GLOBALS, &names, err);

    if (status == ADIT_OK) {
        adit_text_addf(out,
                       "-- The names that cards of %s can use; `adit api %s --globals` lists "
                       "them.\nstd = \"none\"\nread_globals = {",
                       job->title->id, job->title->id);
        add_names(names.data, out);
        adit_text_add(
            out,
            "}\nmax_line_length = false\nunused_args = false -- hooks always receive g, me and ev\n"
            "exclude_files = { \"docs/api.lua\" }\n\n"
            "local scripts = {\n  std = \"lua54\",\n"
            "  read_globals = { \"adit\", \"expect\", \"expect_equal\", \"scenario\", "
            "\"campaign\", "
            "\"random\" },\n}\n"
            "for _, folder in ipairs { \"tests\", \"bots\", \"scenarios\", \"puzzles\", "
            "\"playthroughs\" } do\n"
            "  files[folder] = scripts\nend\n");
        status = adit_text_status(out, err);
    }
    adit_text_free(&names);
    return status;
}

void new_test_text(const new_job *job, adit_text *out)
{
    adit_text_addf(out,
                   "-- Plays whole games with the mod: every game must end without an error and in "
                   "a valid state.\n"
                   "-- `adit test` passes the folder of the mod; to run it by hand: adit run "
                   "tests/whole_games.lua .\n"
                   "local folder = adit.args[1] or \".\"\n\n"
                   "for seed = 1, 3 do\n"
                   "  local game = adit.game {\n"
                   "    game = \"%s\", mods = { folder }, players = %d, seed = seed,\n"
                   "  }\n"
                   "  game:play(\"random\")\n"
                   "  expect(game:over(), \"the game ends\")\n"
                   "  game:check()\n"
                   "end\n",
                   job->title->id, cli_usual_players(job->title));
}

void new_bot_text(const new_job *job, adit_text *out)
{
    adit_text_addf(
        out,
        "-- %s: a bot. To let it play:\n"
        "--   adit sim %s --games 20 --mod %s --players %s/bots/%s.lua,random\n"
        "--\n"
        "-- It receives what its seat can see and its options as text, and returns one "
        "of them.\n"
        "-- The first word of an option decides how much it is worth; a word that is not "
        "listed is worth 1.\n"
        "local words = { done = 0, decline = 0 }\n\n"
        "local function worth(option)\n"
        "  local space = option:find(\" \")\n"
        "  return words[space and option:sub(1, space - 1) or option] or 1\n"
        "end\n\n"
        "return {\n"
        "  name = \"%s\",\n"
        "  decide = function(_, options)\n"
        "    local best, most, ties = options[1], -1, 0\n"
        "    for _, option in ipairs(options) do\n"
        "      local value = worth(option)\n"
        "      ties = value > most and 1 or value == most and ties + 1 or ties\n"
        "      -- Each of several equal options has the same chance.\n"
        "      if value > most or value == most and random(ties) == 1 then\n"
        "        best, most = option, value\n"
        "      end\n"
        "    end\n"
        "    return best\n"
        "  end,\n"
        "}\n",
        job->title_words, job->title->id, job->mod, job->mod, job->id, job->id);
}

/* ---- A scenario ---- */

typedef struct {
    char name[160];
    int64_t value;
    int wanted, seen; /* which of the goods of player 1 is looked for */
} good_search;

static void look_at_field(void *context, const char *name, bool is_number, int64_t number,
                          const char *word)
{
    good_search *search = context;

    (void)word;
    if (is_number && strncmp(name, "player[1].goods.", 16) == 0 && strlen(name) < 150 &&
        search->seen++ == search->wanted) {
        snprintf(search->name, sizeof search->name, "%s", name);
        search->value = number;
    }
}

/* A field that a start position can set: the first good of player 1 of which it may have more. */
static adit_status find_field(const new_job *job, int players, good_search *found, adit_err *err)
{
    adit_setup setup = {.players = players, .seed = 1};
    adit_game *game = NULL, *changed = NULL;
    bool is_found = false;

    ADIT_TRY(adit_game_new(job->engine, &setup, &game, err));
    for (int i = 0; !is_found && i < 16; i++) {
        char value[24];
        adit_setting set;

        *found = (good_search){.wanted = i};
        if (adit_game_state_visit(game, 0, true, look_at_field, found) != ADIT_OK ||
            found->name[0] == '\0') {
            break;
        }
        snprintf(value, sizeof value, "%d", (int)++found->value);
        set = (adit_setting){found->name, value};
        setup.fields = &set;
        setup.field_count = 1;
        is_found = adit_game_new(job->engine, &setup, &changed, NULL) == ADIT_OK;
    }
    adit_game_free(changed);
    found->name[0] = is_found ? found->name[0] : '\0';
    adit_game_free(game);
    return ADIT_OK;
}

adit_status new_scenario_text(const new_job *job, adit_text *out, adit_err *err)
{
    const int players = cli_usual_players(job->title);
    good_search field = {.name = ""};

    ADIT_TRY(find_field(job, players, &field, err));
    adit_text_addf(
        out,
        "-- %s: a start position. `adit state %s --seed 1 --all` lists the fields that can be "
        "set.\n"
        "return scenario {\n"
        "  game    = \"%s\",\n"
        "  title   = \"%s\",\n"
        "  text    = \"The situation, and what the players are trying to achieve.\",\n"
        "  players = %d,\n"
        "  seed    = 1,\n",
        job->title_words, job->title->id, job->title->id, job->title_words, players);
    if (field.name[0] != '\0') {
        adit_text_addf(out, "\n  set = {\n    [\"%s\"] = %d,\n  },\n", field.name,
                       (int)field.value);
    }
    adit_text_add(out, "}\n");
    return adit_text_status(out, err);
}
