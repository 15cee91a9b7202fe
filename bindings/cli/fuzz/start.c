/* start.c - how a random game starts: with cards of the mod in play, and goods to use them.
 *
 * No table says where a card can be; the fields of the state do. A card can be the value of a
 * player's field (a cell, a list), or have a field of its own whose value says where it is. Such a
 * field is tried, and a value that the game refuses is not tried again.
 */
#include "bindings/cli/fuzz/fuzz.h"
#include "engine/base/memory.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_TRIES = 40, MAX_PLACED = 3, MAX_GOODS = 9, NAME_SIZE = 256 };

/* ---- Words ---- */

bool fuzz_words_add(fuzz_words *words, const char *word)
{
    if (words->count == words->capacity) {
        int capacity = words->capacity == 0 ? 16 : words->capacity * 2;
        void *grown = adit_realloc(words->item, (size_t)capacity * sizeof *words->item);

        if (grown == NULL) {
            return false;
        }
        words->item = grown;
        words->capacity = capacity;
    }
    char *copy = adit_strdup(word);
    if (copy == NULL) {
        return false;
    }
    words->item[words->count++] = copy;
    return true;
}

bool fuzz_words_copy(fuzz_words *to, const fuzz_words *from)
{
    bool is_good = true;

    *to = (fuzz_words){0};
    for (int i = 0; is_good && i < from->count; i++) {
        is_good = fuzz_words_add(to, from->item[i]);
    }
    return is_good;
}

void fuzz_words_cut(fuzz_words *words, int first, int count)
{
    for (int i = first; i < first + count; i++) {
        free(words->item[i]);
    }
    memmove(&words->item[first], &words->item[first + count],
            (size_t)(words->count - first - count) * sizeof *words->item);
    words->count -= count;
}

void fuzz_words_free(fuzz_words *words)
{
    for (int i = 0; i < words->count; i++) {
        free(words->item[i]);
    }
    free(words->item);
    *words = (fuzz_words){0};
}

bool fuzz_start_copy(fuzz_start *to, const fuzz_start *from)
{
    *to = (fuzz_start){.players = from->players, .seed = from->seed};
    return fuzz_words_copy(&to->fields, &from->fields) &&
           fuzz_words_copy(&to->values, &from->values);
}

void fuzz_start_free(fuzz_start *start)
{
    fuzz_words_free(&start->fields);
    fuzz_words_free(&start->values);
}

/* ---- Dice ---- */

static uint64_t roll_dice(fuzz_dice *dice)
{
    uint64_t x = dice->state += UINT64_C(0x9e3779b97f4a7c15);

    x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
    return x ^ (x >> 31);
}

int fuzz_below(fuzz_dice *dice, int n)
{
    return (int)(((roll_dice(dice) >> 32) * (uint64_t)n) >> 32);
}

/* ---- Where cards can be ---- */

static bool add_place(fuzz_run *fuzz, int card, const char *field, const char *value)
{
    return fuzz_words_add(&fuzz->places.ids, fuzz->card[card].id) &&
           fuzz_words_add(&fuzz->places.fields, field) &&
           fuzz_words_add(&fuzz->places.values, value);
}

void fuzz_places_free(fuzz_places *places)
{
    fuzz_words_free(&places->fields);
    fuzz_words_free(&places->values);
    fuzz_words_free(&places->ids);
    fuzz_words_free(&places->goods);
    places->players = 0;
}

typedef struct {
    fuzz_run *fuzz;
    fuzz_words name, word; /* all elements whose values are words */
    bool failed;
} survey_state;

/* Whether the field is derived from others, so that no start can set it. */
static bool is_derived(const adit_engine *engine, const char *name)
{
    const char *point = strncmp(name, "player[", 7) == 0 ? strchr(name, '.') : NULL;
    const char *own = point != NULL ? point + 1 : name;
    adit_field_info info;

    for (int i = 0; adit_engine_field(engine, i, &info) == ADIT_OK; i++) {
        size_t length = strlen(info.name);

        if (info.derived && info.per_player == (point != NULL) &&
            strncmp(own, info.name, length) == 0 && (own[length] == '\0' || own[length] == '.')) {
            return true;
        }
    }
    return false;
}

static void look_at_field(void *context, const char *name, bool is_number, int64_t number,
                          const char *word)
{
    survey_state *seen = context;
    bool is_good = true;

    (void)number;
    if (!is_number) {
        is_good = is_derived(seen->fuzz->engine, name) ||
                  (fuzz_words_add(&seen->name, name) &&
                   fuzz_words_add(&seen->word, word == NULL ? "" : word));
    } else if (strncmp(name, "player[", 7) == 0 && strstr(name, "].goods.") != NULL) {
        is_good = fuzz_words_add(&seen->fuzz->places.goods, name);
    }
    seen->failed = seen->failed || !is_good;
}

/* The part of a name after its last dot: "mymod:pit" of "room.mymod:pit". */
static const char *element_of(const char *name)
{
    const char *point = strrchr(name, '.');

    return point != NULL ? point + 1 : name;
}

/* The field of the card itself: each value of a neighbouring field is a place for a card. */
static bool add_by_words(const survey_state *seen, int card, int field)
{
    const char *name = seen->name.item[field];
    size_t row = (size_t)(element_of(name) - name);
    bool is_good = true;

    for (int i = 0; is_good && i < seen->name.count; i++) {
        const char *word = seen->word.item[i];
        bool is_neighbour = strncmp(seen->name.item[i], name, row) == 0 && i != field;
        bool is_new = is_neighbour && word[0] != '\0';

        for (int k = 0; is_new && k < i; k++) {
            is_new = strncmp(seen->name.item[k], name, row) != 0 ||
                     strcmp(seen->word.item[k], word) != 0;
        }
        is_good = !is_new || add_place(seen->fuzz, card, name, word);
    }
    return is_good;
}

/* A field of a player that can hold the card, alone or after those it already holds. */
static bool add_by_value(const survey_state *seen, int card, int field)
{
    const char *name = seen->name.item[field], *word = seen->word.item[field];
    const char *id = seen->fuzz->card[card].id;
    char list[4096];

    if (strcmp(element_of(name), "in_play") == 0 && word[0] != '\0' && strcmp(word, "none") != 0) {
        snprintf(list, sizeof list, "%.3900s %s", word, id);
        return add_place(seen->fuzz, card, name, list);
    }
    return strncmp(name, "player[", 7) != 0 || add_place(seen->fuzz, card, name, id);
}

static bool add_places(const survey_state *seen)
{
    bool is_good = true;

    for (int card = 0; card < seen->fuzz->card_count; card++) {
        for (int field = 0; is_good && field < seen->name.count; field++) {
            bool is_own =
                strcmp(element_of(seen->name.item[field]), seen->fuzz->card[card].id) == 0;

            is_good = is_own ? add_by_words(seen, card, field) : add_by_value(seen, card, field);
        }
    }
    return is_good;
}

/* Collects the fields of a game, which depend on the number of players. */
static adit_status find_places(fuzz_run *fuzz, int players, adit_err *err)
{
    fuzz_start plain = {.players = players, .seed = 1};
    survey_state seen = {.fuzz = fuzz};
    adit_game *game = NULL;

    if (fuzz->places.players == players) {
        return ADIT_OK;
    }
    fuzz_places_free(&fuzz->places);
    adit_status status = fuzz_start_game(fuzz->engine, fuzz, &plain, &game, err);
    if (status == ADIT_OK) {
        status = adit_game_state_visit(game, 0, true, look_at_field, &seen);
        adit_game_free(game);
    }
    if (status == ADIT_OK && (seen.failed || !add_places(&seen))) {
        status = adit_nomem(err);
    }
    fuzz->places.players = players;
    fuzz_words_free(&seen.name);
    fuzz_words_free(&seen.word);
    return status;
}

/* ---- A start ---- */

adit_status fuzz_start_game(adit_engine *engine, fuzz_run *fuzz, const fuzz_start *start,
                            adit_game **game, adit_err *err)
{
    adit_setting fields[64];
    adit_setup setup = {.players = start->players, .seed = start->seed};
    size_t count = 0;

    if (fuzz->author.scenario != NULL) {
        adit_scenario_apply(fuzz->author.scenario, true, &setup);
    }
    for (size_t i = 0; i < setup.field_count && count < 32; i++) {
        fields[count++] = setup.fields[i];
    }
    for (int i = 0; i < start->fields.count && count < 64; i++) {
        fields[count++] = (adit_setting){start->fields.item[i], start->values.item[i]};
    }
    if (start->fields.count > 0) {
        setup.fields = fields;
        setup.field_count = count;
    }
    return adit_game_new(engine, &setup, game, err);
}

static bool set_field(fuzz_start *start, const char *field, const char *value)
{
    for (int i = 0; i < start->fields.count; i++) {
        if (strcmp(start->fields.item[i], field) == 0) {
            return true; /* one is enough */
        }
    }
    return fuzz_words_add(&start->fields, field) && fuzz_words_add(&start->values, value);
}

static void drop_last(fuzz_start *start)
{
    fuzz_words_cut(&start->fields, start->fields.count - 1, 1);
    fuzz_words_cut(&start->values, start->values.count - 1, 1);
}

/* Whether the game can start like this. A script that fails does not refuse: that is a fault. */
static bool is_accepted(fuzz_run *fuzz, const fuzz_start *start)
{
    adit_game *game = NULL;
    adit_err err = {0};
    adit_status status = fuzz_start_game(fuzz->engine, fuzz, start, &game, &err);

    if (status == ADIT_OK) {
        status = adit_game_check(game, &err) == ADIT_OK ? ADIT_OK : ADIT_INPUT;
        adit_game_free(game);
    }
    return status == ADIT_OK || status == ADIT_SCRIPT || status == ADIT_LIMIT;
}

/* Puts a card somewhere; a place that is refused when nothing else is set is never tried again. */
static bool put_card(fuzz_run *fuzz, fuzz_dice *dice, fuzz_start *start, int *placed)
{
    const fuzz_places *places = &fuzz->places;
    int n = fuzz_below(dice, places->ids.count), before = start->fields.count, card = 0;
    char *id = places->ids.item[n];

    if (id[0] == '\0') {
        return true;
    }
    if (!set_field(start, places->fields.item[n], places->values.item[n])) {
        return false;
    }
    if (start->fields.count == before) {
        return true;
    }
    if (is_accepted(fuzz, start)) {
        while (strcmp(fuzz->card[card].id, id) != 0) {
            card++;
        }
        fuzz->card[card].placed++;
        (*placed)++;
    } else {
        id[0] = before == 0 ? '\0' : id[0];
        drop_last(start);
    }
    return true;
}

/* Goods for everybody: most effects cost something. */
static bool give_goods(fuzz_run *fuzz, fuzz_dice *dice, fuzz_start *start)
{
    bool is_good = true;

    for (int i = 0; is_good && i < fuzz->places.goods.count && start->fields.count < 28; i++) {
        char value[16];
        int before = start->fields.count;

        snprintf(value, sizeof value, "%d", fuzz_below(dice, MAX_GOODS + 1));
        is_good = set_field(start, fuzz->places.goods.item[i], value);
        if (is_good && start->fields.count > before && !is_accepted(fuzz, start)) {
            drop_last(start);
        }
    }
    return is_good;
}

adit_status fuzz_start_make(fuzz_run *fuzz, fuzz_dice *dice, fuzz_start *start, adit_err *err)
{
    int counts = fuzz->title->max_players - fuzz->title->min_players + 1;
    int players =
        fuzz->players > 0 ? fuzz->players : fuzz->title->min_players + fuzz_below(dice, counts);
    int placed = 0;
    bool is_good = true;

    *start = (fuzz_start){.players = players, .seed = roll_dice(dice) >> 32};
    ADIT_TRY(find_places(fuzz, players, err));
    /* One game in four has the normal start. */
    if (fuzz_below(dice, 4) == 0) {
        return ADIT_OK;
    }
    int wanted = 1 + fuzz_below(dice, MAX_PLACED);
    for (int i = 0; is_good && i < MAX_TRIES && placed < wanted && fuzz->places.ids.count > 0;
         i++) {
        is_good = put_card(fuzz, dice, start, &placed);
    }
    if (is_good && fuzz_below(dice, 2) == 0) {
        is_good = give_goods(fuzz, dice, start);
    }
    return is_good ? ADIT_OK : adit_nomem(err);
}
