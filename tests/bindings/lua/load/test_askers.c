/* test_askers.c - a word of a mod is refused only if no function can ask for it.
 *
 * A mod declares an event, a value, a price and a permission, and a card has a hook for each. Other
 * files of the mod ask for them, in every form in which Lua can say so, or for something else.
 */
#include "tests/support/load_cards.h"

#define GAME "dwergar"

static const char manifest[] =
    "return mod { id = 'bells', games = { '" GAME "' },\n"
    "  events = { rung = { text = 'a bell rings', amount = true }, hung = { text = 'a bell hangs' "
    "} },\n"
    "  values = { tone = { text = 'tone' }, fee = { text = 'fee', price = true } },\n"
    "  permissions = { ring = { text = 'to ring', default = true } },\n"
    "  counters = { heard = { max = 1, per = 'game', reset = 'game' } } }\n";

static const char hooks[] =
    "return card { id = 'bell', kind = 'table', title = 'Bell', text = 'A bell.',\n"
    "  on = { rung = gain { stone = 1 } }, modify = { tone = { add = 1 }, fee = { less = { "
    "stone = 1 } } },\n  forbid = { ring = true } }\n";

/* What each of them says if the word is refused. */
static const char *const refusals[] = {
    "on.rung: would never run: no function asks for 'rung'",
    "modify.tone: would never be asked: no function asks for 'tone'",
    "modify.fee: would never be asked: no function asks for 'fee'",
    "forbid.ring: would never be asked: no function asks for 'ring'",
};

enum { EVENT = 1, VALUE = 2, PRICE = 4, PERMISSION = 8, ALL = 15 };

/* Functions that ask for nothing but one word each, and one that asks for another. */
#define PLAIN_EVENT "g:emit(me, 'rung')"
#define OTHERS "g:value(me, 'tone', 1) g:pay_price(me, 'fee', {}) g:allowed(me, 'ring') "

static const struct {
    const char *code; /* the body of a function(g, me) */
    int refused;
} forms[] = {
    /* Nobody asks. */
    {"g:gain(me, { stone = 1 })", ALL},
    {"g:emit(me, 'hung')", ALL},
    {"g:emit(me, 'bells:hung')", ALL},
    {"g:log('rung, tone, fee and ring') -- g:emit(me, 'rung')", ALL},
    {"g:log(\"g:emit(me, 'rung')\")", ALL},
    {"g:log [[ g:emit(me, 'rung') ]]", ALL},
    {"--[[ g:emit(me, 'rung') ]] g:emit(me, 'hung')", ALL},
    {"local emit = 1 g:emit(me, 'hung', { amount = emit })", ALL},
    {"local list = { 1, 2 } for i = 1, 2 do g:random(list[i]) end", ALL},
    {"local list = { 1, 2 } for i = 1, 2 do g:log('no ' .. list[i]) end", ALL},
    {"local move = 'gain' g[move](g, me, { stone = 1 })", ALL},
    /* They ask. */
    {"g:emit(me, 'rung')", ALL - EVENT},
    {"g:emit(me, 'bells:rung', { amount = 1 })", ALL - EVENT},
    {"g:emit(me, \"rung\")", ALL - EVENT},
    {"g:emit(me, [[rung]])", ALL - EVENT},
    {"g:emit(me, [==[rung]==])", ALL - EVENT},
    {"g:emit(me, 'ru\\x6eg')", ALL - EVENT},
    {"g:emit(me, 'ru\\110g')", ALL - EVENT},
    {"g:emit(me, 'ru\\u{6e}g')", ALL - EVENT},
    {"g:emit(me, 'ru\\z   ng')", ALL - EVENT},
    {"g : emit ( me , 'rung' )", ALL - EVENT},
    {"g --[[ a ]] : --[[ b ]] emit --[[ c ]] (me --[[ , 'hung' ]], 'rung')", ALL - EVENT},
    {"g:emit(g:others(me)[1], 'rung')", ALL - EVENT},
    {"g:emit(({ me, 2 })[1], 'rung')", ALL - EVENT},
    {"g:emit((function(a, b) return a end)(me, 'hung'), 'rung')", ALL - EVENT},
    {"g:value(me, 'tone', 1)", ALL - VALUE},
    {"g:value(me, 'fee', 1)", ALL - PRICE},
    {"g:pay_price(me, 'fee', { stone = 1 })", ALL - PRICE},
    {"if g:allowed(me, 'ring') then g:log('yes') end", ALL - PERMISSION},
    {OTHERS PLAIN_EVENT, 0},
    /* The word is worked out. */
    {"local word = 'rung' g:emit(me, word)", ALL - EVENT},
    {"g:emit(me, 'ru' .. 'ng')", ALL - EVENT},
    {"g:emit(me, 'rung' .. (g:turn() == 0 and '' or 'x'))", ALL - EVENT},
    {"g:emit(me, g:turn() >= 0 and 'rung' or 'hung')", ALL - EVENT},
    {"g:emit(me, ('rung'))", ALL - EVENT},
    {"g:emit(me, 'hung' == me and 'hung' or 'rung')", ALL - EVENT},
    {"for word in pairs { rung = 1 } do g:emit(me, word) end", ALL - EVENT},
    {"local function at() return me, 'rung' end g:emit(at())", ALL - EVENT},
    {"local function say(...) g:emit(...) end say(me, 'rung')", ALL - EVENT},
    {"g:emit(table.unpack { me, 'rung' })", ALL - EVENT},
    /* The method has another name, or its name is worked out. */
    {"local emit = g.emit emit(g, me, 'rung')", ALL - EVENT},
    {"g.emit(g, me, 'rung')", ALL - EVENT},
    {"g . emit(g, me, 'rung')", ALL - EVENT},
    {"g['emit'](g, me, 'rung')", ALL - EVENT},
    {"g[ [[emit]] ](g, me, 'rung')", ALL - EVENT},
    {"g['\\101mit'](g, me, 'rung')", ALL - EVENT},
    {"local name = 'emit' g[name](g, me, 'rung')", ALL - EVENT},
    {"for name in pairs { emit = 1 } do g[name](g, me, 'rung') end", ALL - EVENT},
    {"g['em' .. 'it'](g, me, 'rung')", ALL - EVENT},
    {"local a, b = 'em', 'it' g[a .. b](g, me, 'rung')", ALL - EVENT},
    {"for a in pairs { em = 1 } do local k = a .. 'it' g[k](g, me, 'rung') end", ALL - EVENT},
    {"g[string.lower 'EMIT'](g, me, 'rung')", 0},
    {"g[('temit'):sub(2)](g, me, 'rung')", 0},
    {"g[table.concat { 'em', 'it' }](g, me, 'rung')", 0},
    {"local put = { g.value } put[1](g, me, 'tone', 1)", ALL - VALUE - PRICE},
    {"local _ENV = g emit(_ENV, me, 'rung')", ALL - EVENT},
    {"local pay = g.pay_price pay(g, me, 'fee', {})", ALL - VALUE - PRICE},
    {"local may = g.allowed g:log(may(g, me, 'ring') and 'a' or 'b')", ALL - PERMISSION},
    {"g['allowed'](g, me, 'ring')", ALL - PERMISSION},
};

static const char rope[] =
    "return card { id = 'rope%d', kind = 'table', title = 'Rope', text = 'A rope.',\n"
    "  exchange = { { label = 'pull %d', run = function(g, me) %s\nend } } }\n";
static const char library[] = "return { pull = function(g, me) %s\nend }\n";
static const char library_rope[] =
    "local lib = include 'lib/rope.lua'\n"
    "return card { id = 'rope', kind = 'table', title = 'Rope', text = 'A rope.',\n"
    "  exchange = { { label = 'pull', run = lib.pull } } }\n";

static adit_status load(const char *mod, adit_err *err)
{
    const char *mods[] = {mod};
    const adit_engine_options options = {
        .game = GAME, .cards = ADIT_TEST_ROOT "/cards", .mods = mods, .mod_count = 1};
    adit_engine *engine = NULL;
    const adit_status status = adit_engine_open(&options, &engine, err);

    adit_engine_close(engine);
    return status;
}

static void check_form(const char *code, int refused, bool in_library)
{
    char text[1200];
    adit_err err = {0};

    write_text("bells/mod.lua", manifest);
    write_text("bells/cards/bell.lua", hooks);
    snprintf(text, sizeof text, library, in_library ? code : "");
    write_text("bells/lib/rope.lua", text);
    snprintf(text, sizeof text, rope, 0, 0, code);
    write_text("bells/cards/rope.lua", in_library ? library_rope : text);
    const adit_status status = load(temp_path("bells"), &err);

    if ((status == ADIT_OK) != (refused == 0)) {
        fail_msg("%s: %s", code, err.text);
    }
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        if ((strstr(err.text, refusals[i]) != NULL) != ((refused >> i & 1) != 0)) {
            fail_msg("%s: '%s' is wrong: %s", code, refusals[i], err.text);
        }
    }
}

static void a_word_is_refused_only_if_nobody_can_ask(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        check_form(forms[i].code, forms[i].refused, i % 2 != 0);
    }
}

static const char heard_by[] =
    "return card { id = 'bell', kind = 'table', title = 'Bell', text = 'A bell.',\n"
    "  on = { rung = { by = 'anyone', run = function(g) g:set('heard', 1) end } } }\n";

/* Whether the bell hears what the rope does. */
static bool is_heard(adit_engine *engine, size_t number)
{
    const adit_setup setup = {.players = 2, .seed = 1};
    adit_game *game = NULL;
    adit_text text = {0};
    adit_err err = {0};
    char words[40];

    snprintf(words, sizeof words, "anytime pull %zu", number);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    assert_ok(adit_game_decide_text(game, words, &err), err);
    assert_ok(adit_game_state_lines(game, 0, &text, &err), err);
    const bool found = strstr(text.data, "counter.bells:heard = 1\n") != NULL;

    adit_text_free(&text);
    adit_game_free(game);
    return found;
}

static bool asks_for_event(size_t i)
{
    return forms[i].refused == ALL - EVENT || forms[i].refused == 0;
}

/* Each form that is said to ask for the event does: a refusal of it would be wrong. */
static void what_may_ask_is_heard(void **state)
{
    const char *mods[] = {temp_path("heard")};
    const adit_engine_options options = {
        .game = GAME, .cards = ADIT_TEST_ROOT "/cards", .mods = mods, .mod_count = 1};
    adit_engine *engine = NULL;
    adit_err err = {0};
    char text[1200], path[40];
    int count = 0;

    (void)state;
    write_text("heard/mod.lua", manifest);
    write_text("heard/cards/bell.lua", heard_by);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (asks_for_event(i)) {
            snprintf(path, sizeof path, "heard/cards/rope%zu.lua", i);
            snprintf(text, sizeof text, rope, (int)i, (int)i, forms[i].code);
            write_text(path, text);
        }
    }
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (asks_for_event(i)) {
            if (!is_heard(engine, i)) {
                fail_msg("not heard: %s", forms[i].code);
            }
            count++;
        }
    }
    assert_true(count > 30);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_word_is_refused_only_if_nobody_can_ask),
        cmocka_unit_test(what_may_ask_is_heard),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
