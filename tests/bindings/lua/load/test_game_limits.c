/* test_game_limits.c - each limit that a game adds is met: with as many as it says a match begins,
 * one more is refused with the file and line of the mod and the name of the limit.
 *
 * A row says what the fields of the n-th card are that a mod adds; how many there may be comes from
 * the game's own table, and a limit without a row here fails. */
#include "tests/support/load_cards.h"

#include "engine/games/registry.h"
#include "engine/match/game.h"

typedef struct {
    const char *game, *limit;
    const char *before; /* Lua in front of the cards, among them some in the table `list` */
    const char *fields; /* of the i-th card */
    const char *says;   /* instead of the name of the limit, where a number of a card has it */
} row;

static const row rows[] = {
    {"cave_vs_cave", "rounds", "", "kind = 'round', stage = 'eight', turns = 1", NULL},
    {"cave_vs_cave", "deep_cells", "", "kind = 'cell', cell = 'c' .. math.min(11 + i, 23)", NULL},
    /* These are the largest value of a field, and the message gives its range. */
    {"cave_vs_cave", "eras", NULL, "kind = 'round', stage = 'eight', turns = 1, era = N",
     "era: expected a number from 1 to 9, got 10"},
    {"cave_vs_cave", "turns", NULL, "kind = 'round', stage = 'eight', turns = N",
     "turns: expected a number from 1 to 6, got 7"},
    {"cave_vs_cave", "reveals", NULL, "kind = 'round', stage = 'eight', turns = 1, reveals = N",
     "reveals: expected a number from 0 to 6, got 7"},
    {"cave_farmers", "rounds", "", "kind = 'round', harvest = 'none'", NULL},
    {"cave_farmers", "crops", "", "kind = 'crop', seed = { grain = 1 }, amount = 3", NULL},
    {"cave_farmers", "spaces", "", "kind = 'space', use = gain { wood = 1 }", NULL},
    {"dwergar", "rounds", "", "kind = 'round'", NULL},
    {"dwergar", "bonuses",
     "for i = 1, 2 do list[i] = card { id = 'who_' .. i, kind = 'specialist', title = 'Who', "
     "text = 'Who.', workers = 1 } end\n"
     "local who = { 'ironworker', 'engineer', 'blacksmith', 'who_1', 'who_2' }",
     "kind = 'bonus', location = 'mine1', specialist = who[i], step = gain { stone = 1 }", NULL},
    {"dwergar", "locations", "",
     "kind = 'location', order = math.min(10 + i, 16), install = { stone = 1 }, basic = gain { "
     "stone = 1 }",
     NULL},
    {"dwergar", "decks", "", "kind = 'deck', order = math.min(5 + i, 15)", NULL},
    {"dwergar", "levels", "", "kind = 'level', level = math.min(4 + i, 8)", NULL},
    {"dwergar", "specialists", "", "kind = 'specialist', workers = 1", NULL},
    {"covenant", "elders_of_tile",
     "local tools = { 'pick', 'axe', 'compass', 'cart' }\n"
     "list[1] = card { id = 'stern', kind = 'difficulty', title = 'Stern', text = 'Stern.', "
     "order = 9, per_tile = 1, per_achievement = 1, per_card = 1 }",
     "kind = 'elder', tile = 'stern', type = tools[i % 4 + 1], reward = forge()", NULL},
    {"covenant", "traditions", "", "kind = 'tradition'", NULL},
    {"covenant", "tools", "", "kind = 'tool', type = 'pick', cost = { iron = 1 }, slot = 'gold'",
     NULL},
    {"covenant", "jewels", "", "kind = 'jewel', colour = 'gold', gp = 1, effect = forge()", NULL},
    {"covenant", "relics", "", "kind = 'relic', type = 'ale_horn', use = forge()", NULL},
    {"covenant", "coins", "", "kind = 'coin', council = forge()", NULL},
    {"covenant", "halls", "",
     "kind = 'hall', colour = 'blue', vein = 'gold', skulls = 0, slots = 1, back = 'back_coin'",
     NULL},
    {"covenant", "backs", "", "kind = 'back', reward = forge()", NULL},
    {"covenant", "rubble", "", "kind = 'rubble', resource = { iron = 1 }", NULL},
    {"covenant", "clans", "",
     "kind = 'clan', order = 20 + i, pick = 'gold', axe = 'gold', compass = 'gold', "
     "cart = 'gold'",
     NULL},
    /* No more than 16 of them belong to one tile. */
    {"covenant", "elders",
     "local tools = { 'pick', 'axe', 'compass', 'cart' }\n"
     "local tiles = { 'diff_normal', 'diff_difficult', 'diff_expert', 'diff_normal' }",
     "kind = 'elder', tile = tiles[(i + 15) // 16], type = tools[i % 4 + 1], reward = forge()",
     NULL},
    {"covenant", "difficulties", "",
     "kind = 'difficulty', order = 20 + i, per_tile = 1, per_achievement = 1, per_card = 1", NULL},
    {"covenant", "eras", "",
     "kind = 'era', order = 40 + i, turns = 1, projects = 0, elders_building = 0", NULL},
    {"covenant", "phases", "", "kind = 'phase', before = 'turn', run = forge()", NULL},
    /* Of all games: no other has so many cards that a mod can exceed it with cards of one kind. */
    {"covenant", "cards", "", "kind = 'identity'", NULL},
    {"covenant", "relic_types", "", "kind = 'relic_type'", NULL},
};

static const adit_limit_row *limit_of(const row *r)
{
    const adit_limit_row *limit = adit_registry_find(r->game)->limits;

    while (limit->name != NULL && strcmp(limit->name, r->limit) != 0) {
        limit++;
    }
    return limit->name != NULL ? limit : adit_limit_at(ADIT_LIMIT_CARDS);
}

/* How many the game has of what the limit counts. */
static int own_count(const row *r, const adit_limit_row *limit)
{
    const adit_engine_options options = {.game = r->game};
    adit_engine *engine;
    adit_err err;
    int count = 0;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    if (limit->kind > 0) {
        count = adit_kind_card_count(engine->cards, limit->kind - 1);
    } else if (strcmp(limit->name, "cards") == 0) {
        count = engine->cards->count;
    } else if (strcmp(limit->name, "rounds") == 0) {
        static const struct {
            const char *game;
            int rounds;
        } printed[] = {{"cave_vs_cave", 8}, {"cave_farmers", 12}, {"dwergar", 10}};
        for (size_t i = 0; i < sizeof printed / sizeof *printed; i++) {
            count += strcmp(printed[i].game, r->game) == 0 ? printed[i].rounds : 0;
        }
    }
    adit_engine_close(engine);
    return count;
}

static void write_mod(const row *r, int n)
{
    static char text[4000];

    write_text("limited/mod.lua", "return mod { id = 'limited' }\n");
    if (r->before == NULL) { /* the number is a field */
        snprintf(text, sizeof text,
                 "local N = %d\nreturn card { id = 'w', title = 'W', text = 'W.', %s }\n", n,
                 r->fields);
    } else {
        snprintf(text, sizeof text,
                 "local list = {}\n%s\nfor i = 1, %d do\n"
                 "  list[#list + 1] = card { id = 'w' .. i, title = 'W', text = 'W.', %s }\nend\n"
                 "return cards(list)\n",
                 r->before, n, r->fields);
    }
    write_text("limited/cards.lua", text);
}

/* Loads the mod and begins a match. */
static adit_status try_with(const row *r, int n, adit_err *err)
{
    const char *mods[] = {temp_path("limited")};
    const adit_engine_options options = {.game = r->game, .mods = mods, .mod_count = 1};
    const adit_setup setup = {.players = 2, .seed = 1};
    adit_engine *engine;
    adit_game *game;
    adit_status status;

    write_mod(r, n);
    status = adit_engine_open(&options, &engine, err);
    if (status != ADIT_OK) {
        assert_contains(err->text, "limited/cards.lua:");
        return status;
    }
    status = adit_game_new(engine, &setup, &game, err);
    if (status == ADIT_OK) {
        adit_game_free(game);
    }
    adit_engine_close(engine);
    return status;
}

static void each_limit_of_a_game_is_met(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const row *r = &rows[i];
        const adit_limit_row *limit = limit_of(r);
        const int most = limit->value - (r->before == NULL ? 0 : own_count(r, limit));
        char words[300];
        adit_err err;

        print_message("%s: %s\n", r->game, r->limit);
        assert_ok(try_with(r, most, &err), err);
        if (try_with(r, most + 1, &err) != ADIT_INPUT) {
            fail_msg("%s: one more than the limit '%s' is not refused", r->game, r->limit);
        }
        snprintf(words, sizeof words, "more than %d %s; this is the limit '%s' of %s", limit->value,
                 limit->text, limit->name, limit->of);
        assert_contains(err.text, r->says == NULL ? words : r->says);
    }
}

static void no_limit_of_a_game_is_left_out(void **state)
{
    int missing = 0;

    (void)state;
    for (int i = 0; adit_registry_at(i) != NULL; i++) {
        const adit_game_def *def = adit_registry_at(i);

        for (const adit_limit_row *limit = def->limits; limit != NULL && limit->name != NULL;
             limit++) {
            bool is_met = false;

            for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
                is_met |= strcmp(rows[k].game, def->info.id) == 0 &&
                          strcmp(rows[k].limit, limit->name) == 0;
            }
            if (!is_met) {
                print_message("no test meets the limit '%s' of %s\n", limit->name, def->info.id);
                missing++;
            }
        }
    }
    assert_int_equal(missing, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_limit_of_a_game_is_met),
        cmocka_unit_test(no_limit_of_a_game_is_left_out),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
