/* game_def.c - what a game gets without bringing it: a kind of cards, and functions it leaves out.
 */
#include "engine/model/game_def.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#define POINT 100 /* `worth` counts in hundredths of a point */

#define SETUP_FACT                                                                                 \
    [ADIT_CORE_SETUP] = {"setup",                                                                  \
                         ADIT_FACT_EFFECT,                                                         \
                         false,                                                                    \
                         0,                                                                        \
                         0,                                                                        \
                         NULL,                                                                     \
                         "effect for each player concerned, before the first turn"}

static const adit_fact_row table_facts[] = {SETUP_FACT, {.name = NULL}};
static const adit_fact_row identity_facts[] = {
    SETUP_FACT,
    [ADIT_CORE_POINTS] = {"points", ADIT_FACT_INT, false, -99, 99, NULL, "victory points"},
    {.name = NULL},
};

static const adit_fact_row track_facts[] = {
    SETUP_FACT,
    [ADIT_CORE_POINTS] = {"points", ADIT_FACT_NUMBERS, false, -99, 99, NULL,
                          "victory points at the end, by the step on which the marker stands"},
    [ADIT_TRACK_STEPS] = {"steps", ADIT_FACT_INT, true, 1, ADIT_MAX_TRACK_STEPS, NULL,
                          "number of steps after step 0, where markers begin", false,
                          ADIT_LIMIT_TRACK_STEPS},
    [ADIT_TRACK_START] = {"start", ADIT_FACT_INT, false, 0, ADIT_MAX_TRACK_STEPS, NULL,
                          "step on which markers begin; 0 if left out"},
    [ADIT_TRACK_AT] = {"at", ADIT_FACT_EFFECTS, false, 0, 0, NULL,
                       "effects by step, for a player whose marker reaches or passes it"},
    {.name = NULL},
};

static const adit_kind_row core_kinds[] = {
    {"track", track_facts, "a track on which each player has a marker", ADIT_KIND_NO_BUILD},
    {"table", table_facts, "a card that lies on the table in every match", ADIT_KIND_NO_BUILD},
    {"identity", identity_facts, "who a player is: a people, a clan, a character",
     ADIT_KIND_NO_BUILD},
    {"scenario", table_facts, "what a scenario adds to a match"},
};

const adit_kind_row *adit_kind_at(const adit_game_def *def, int kind)
{
    return kind >= ADIT_KIND_CORE ? &core_kinds[kind - ADIT_KIND_CORE] : &def->kinds[kind];
}

int adit_kind_nth(const adit_game_def *def, int n)
{
    int own = 0;

    for (; def->kinds != NULL && def->kinds[own].name != NULL; own++) {
        if (own == n) {
            return own;
        }
    }
    return n - own < ADIT_KIND_SCENARIO - ADIT_KIND_CORE ? ADIT_KIND_CORE + n - own : -1;
}

int adit_kind_find(const adit_game_def *def, const char *name)
{
    for (int kind = 0; def->kinds != NULL && def->kinds[kind].name != NULL; kind++) {
        if (strcmp(def->kinds[kind].name, name) == 0) {
            return kind;
        }
    }
    for (int kind = ADIT_KIND_CORE; kind < ADIT_KIND_SCENARIO; kind++) {
        if (strcmp(core_kinds[kind - ADIT_KIND_CORE].name, name) == 0) {
            return kind;
        }
    }
    return -1;
}

/* ---- Cards of the kinds that every game has ---- */

/* Whether a card of these kinds lies with `seat`, or on the table (-1). */
static bool lies_with(const adit_game_def *def, adit_state *state, const adit_card *card, int seat)
{
    return seat < 0 ? card->kind >= ADIT_KIND_CORE && card->kind != ADIT_KIND_IDENTITY
                    : card->kind == ADIT_KIND_IDENTITY &&
                          adit_seat_of(def, state, seat)->identity == card->kind_number + 1;
}

/* The game has put its own cards in order. Those of these kinds, which it does not know, stay where
 * they were before; new ones follow. */
static void keep_core_cards(const adit_game_def *def, adit_state *state, const adit_cards *cards,
                            int seat, const adit_in_play *before)
{
    adit_in_play *list = seat < 0 ? &state->in_play : &adit_seat_of(def, state, seat)->in_play;
    const adit_in_play after = *list;

    *list = (adit_in_play){0};
    for (int i = 0; i < before->count; i++) {
        const int card = before->card[i];

        if (adit_in_play_find(&after, card) >= 0 ||
            lies_with(def, state, &cards->card[card], seat)) {
            adit_in_play_add(list, card);
        }
    }
    for (int i = 0; i < after.count; i++) {
        adit_in_play_add(list, after.card[i]);
    }
    for (int i = cards->kind_first[ADIT_KIND_CORE]; i < cards->count; i++) {
        if (lies_with(def, state, &cards->card[i], seat)) {
            adit_in_play_add(list, i);
        }
    }
    if (seat >= 0 && adit_seat_of(def, state, seat)->identity != 0) {
        adit_in_play_put_first(list, adit_identity_of(def, cards, state, seat)->number);
    }
}

static void derive_game(const adit_game_def *def, adit_state *state, const adit_cards *cards)
{
    if (def->derive != NULL) {
        def->derive(state, cards);
    }
}

void adit_state_hears(adit_state *state, const adit_card *card)
{
    adit_topics_add(&state->topics, card);
    state->about_any |= card->about_any;
    state->rewrites |= card->rewrite_count > 0;
}

static void hear_all(adit_state *state, const adit_cards *cards, const adit_in_play *list)
{
    for (int i = 0; i < list->count; i++) {
        adit_state_hears(state, &cards->card[list->card[i]]);
    }
}

void adit_def_note_topics(const adit_game_def *def, adit_state *state, const adit_cards *cards)
{
    state->topics = (adit_topics){0};
    state->about_any = state->rewrites = 0;
    hear_all(state, cards, &state->in_play);
    for (int seat = 0; seat < state->players; seat++) {
        adit_seat *own = adit_seat_of(def, state, seat);

        own->topics = adit_topics_of(cards, &own->in_play);
        hear_all(state, cards, &own->in_play);
    }
}

/* The same with cards of kinds that the game does not know. */
static void derive_beside_core(const adit_game_def *def, adit_state *state, const adit_cards *cards)
{
    adit_in_play before[1 + ADIT_MAX_SEATS];

    for (int seat = -1; seat < state->players; seat++) {
        before[1 + seat] = seat < 0 ? state->in_play : adit_seat_of(def, state, seat)->in_play;
    }
    derive_game(def, state, cards);
    for (int seat = -1; seat < state->players; seat++) {
        keep_core_cards(def, state, cards, seat, &before[1 + seat]);
    }
}

void adit_def_derive(const adit_game_def *def, adit_state *state, const adit_cards *cards)
{
    if (cards->kind_first[ADIT_KIND_CORE] == cards->count) {
        derive_game(def, state, cards);
    } else {
        derive_beside_core(def, state, cards);
    }
    adit_def_note_topics(def, state, cards);
}

const adit_card *adit_identity_of(const adit_game_def *def, const adit_cards *cards,
                                  const adit_state *state, int seat)
{
    const int identity = adit_seat_of(def, (adit_state *)(uintptr_t)state, seat)->identity;

    return identity == 0 ? NULL : adit_card_at(cards, ADIT_KIND_IDENTITY, identity - 1);
}

/* Nobody is who another one is, and identities are in play for those who have them. */
static adit_status check_identities(const adit_game_def *def, const adit_state *state,
                                    const adit_cards *cards, adit_err *err)
{
    for (int seat = 0; seat < state->players; seat++) {
        const adit_card *own = adit_identity_of(def, cards, state, seat);

        for (int other = 0; own != NULL && other < seat; other++) {
            if (adit_identity_of(def, cards, state, other) == own) {
                return adit_fail(err, ADIT_INTERNAL, "players %d and %d both have the identity %s",
                                 other + 1, seat + 1, own->id);
            }
        }
        const adit_in_play *list =
            &adit_seat_of(def, (adit_state *)(uintptr_t)state, seat)->in_play;

        for (int i = 0; i < list->count; i++) {
            const adit_card *card = &cards->card[list->card[i]];

            assert(card != NULL);
            if (card->kind == ADIT_KIND_IDENTITY && card != own) {
                return adit_fail(err, ADIT_INTERNAL,
                                 "%s is in play for player %d, who has another identity", card->id,
                                 seat + 1);
            }
        }
    }
    return ADIT_OK;
}

adit_status adit_def_check(const adit_game_def *def, const adit_state *state,
                           const adit_cards *cards, adit_err *err)
{
    if (adit_kind_card_count(cards, ADIT_KIND_IDENTITY) > 0) {
        ADIT_TRY(check_identities(def, state, cards, err));
    }
    return def->check != NULL ? def->check(state, cards, err) : ADIT_OK;
}

static int total_of(const adit_game_def *def, adit_tx *tx, int seat)
{
    int total = 0;

    (void)def->score(tx, seat, &total, NULL, 0);
    return total;
}

int adit_def_evaluate(const adit_game_def *def, adit_tx *tx, int seat)
{
    return def->evaluate != NULL ? def->evaluate(tx, seat) : total_of(def, tx, seat) * POINT;
}

/* "player 2 wins with 12 points", "players 1, 2 and 4 share the win with 12 points" */
static void write_winners(unsigned winners, int points, adit_buffer *out)
{
    const bool is_one = (winners & (winners - 1)) == 0;

    adit_buffer_add(out, is_one ? "player " : "players ");
    for (int seat = 0; winners >> seat != 0; seat++) {
        const unsigned later = winners >> seat >> 1;

        if ((winners >> seat & 1) != 0) {
            adit_buffer_add_number(out, seat + 1);
            adit_buffer_add(out, later == 0 ? "" : (later & (later - 1)) == 0 ? " and " : ", ");
        }
    }
    adit_buffer_addf(out, " %s with %d point%s", is_one ? "wins" : "share the win", points,
                     points == 1 ? "" : "s");
}

unsigned adit_def_winners(const adit_game_def *def, adit_tx *tx, int players, char *verdict,
                          size_t size)
{
    adit_buffer out = adit_buffer_on(verdict, size);
    unsigned winners = 0;
    int best = INT_MIN;

    if (def->winners != NULL) {
        return def->winners(tx, verdict, size);
    }
    for (int seat = 0; seat < players; seat++) {
        const int total = total_of(def, tx, seat);

        winners = (total > best ? 0 : winners) | (unsigned)(total >= best) << seat;
        best = total > best ? total : best;
    }
    write_winners(winners, best, &out);
    return winners;
}

/* Each field gets the next row of the canvas, as long as there is one. */
static void draw_field(void *context, const char *name, bool is_number, int64_t number,
                       const char *word)
{
    adit_canvas *canvas = context;

    if (is_number) {
        adit_canvas_textf(canvas, canvas->height, 0, ADIT_INK_PLAIN, "%s = %lld", name,
                          (long long)number);
    } else {
        adit_canvas_textf(canvas, canvas->height, 0, ADIT_INK_PLAIN, "%s = %s", name, word);
    }
}

/* Goods of mods, which no game knows: a row at the end for each player. */
static void draw_added(const adit_game_def *def, const adit_state *state, adit_canvas *canvas)
{
    int first = 0;

    while (def->goods[first].name != NULL && def->goods[first].full == NULL) {
        first++;
    }
    for (int seat = 0; seat < state->players && def->goods[first].name != NULL; seat++) {
        const int16_t *have = adit_seat_of(def, (adit_state *)(uintptr_t)state, seat)->goods.have;
        char text[400];
        adit_buffer out = adit_buffer_on(text, sizeof text);

        for (int good = first; def->goods[good].name != NULL; good++) {
            adit_buffer_addf(&out, "%s%d %s", good == first ? "" : ", ", have[good],
                             def->goods[good].name);
        }
        adit_canvas_textf(canvas, canvas->height, 0, ADIT_INK_PLAIN, "player %d also has %s",
                          seat + 1, text);
    }
}

/* How far the players are on each track, a row for each track. */
static void draw_tracks(const adit_game_def *def, const adit_cards *cards, const adit_state *state,
                        adit_canvas *canvas)
{
    for (int i = 0; i < adit_kind_card_count(cards, ADIT_KIND_TRACK); i++) {
        char text[200];
        adit_buffer out = adit_buffer_on(text, sizeof text);

        for (int seat = 0; seat < state->players; seat++) {
            adit_buffer_addf(&out, "%splayer %d on %d", seat == 0 ? "" : ", ", seat + 1,
                             adit_seat_of(def, (adit_state *)(uintptr_t)state, seat)->track[i]);
        }
        adit_canvas_textf(canvas, canvas->height, 0, ADIT_INK_PLAIN, "%s (%d steps): %s",
                          adit_card_at(cards, ADIT_KIND_TRACK, i)->title, cards->track[i].steps,
                          text);
    }
}

/* Ends a text that is wider with dots behind the last word that fits. */
static void cut_at_word(char *text, int width)
{
    size_t end = width > 4 ? (size_t)width - 4 : 0;

    if (strlen(text) <= (size_t)width || end == 0) {
        return;
    }
    while (end > 0 && text[end] != ' ') {
        end--;
    }
    memcpy(text + end, " ...", 5);
}

/* What one player has of mods: "also 2 salt, 1 iron; Roots 3 of 9". */
static void draw_own_added(const adit_game_def *def, const adit_cards *cards,
                           const adit_state *state, int seat, adit_canvas *canvas)
{
    const adit_seat *own = adit_seat_of(def, (adit_state *)(uintptr_t)state, seat);
    char text[400] = "";
    adit_buffer out = adit_buffer_on(text, sizeof text);

    for (int good = 0; def->goods[good].name != NULL; good++) {
        if (def->goods[good].full != NULL && own->goods.have[good] > 0) {
            adit_buffer_addf(&out, "%s%d %s", out.length == 0 ? "" : ", ", own->goods.have[good],
                             def->goods[good].name);
        }
    }
    for (int i = 0; i < adit_kind_card_count(cards, ADIT_KIND_TRACK); i++) {
        adit_buffer_addf(&out, "%s%s %d of %d", out.length == 0 ? "" : "; ",
                         adit_card_at(cards, ADIT_KIND_TRACK, i)->title, own->track[i],
                         cards->track[i].steps);
    }
    if (out.length > 0) {
        adit_canvas_textf(canvas, canvas->height, 0, ADIT_INK_PLAIN, "also %s", text);
    }
}

/* Who the players are, a row for each; what there is no room for is cut at a word. */
static void draw_identities(const adit_game_def *def, const adit_cards *cards,
                            const adit_state *state, adit_canvas *canvas)
{
    for (int seat = 0; seat < state->players; seat++) {
        const adit_card *card = adit_identity_of(def, cards, state, seat);

        if (card != NULL) {
            char text[ADIT_MAX_TITLE + ADIT_MAX_CARD_TEXT + 40];
            adit_buffer out = adit_buffer_on(text, sizeof text);

            adit_buffer_addf(&out, "player %d is %s%s%s", seat + 1, card->title,
                             card->text[0] == '\0' ? "" : ": ", card->text);
            cut_at_word(text, canvas->width);
            adit_canvas_textf(canvas, canvas->height, 0, ADIT_INK_PLAIN, "%s", text);
        }
    }
}

void adit_def_draw(const adit_game_def *def, adit_tx *tx, const adit_cards *cards,
                   const adit_state *state, int viewer, adit_canvas *canvas)
{
    const adit_field_world world = {def, cards};

    if (def->draw != NULL) {
        def->draw(tx, viewer, canvas);
        draw_identities(def, cards, state, canvas);
        draw_added(def, state, canvas);
        draw_tracks(def, cards, state, canvas);
    } else {
        (void)adit_fields_visit(&world, state, viewer, false, draw_field, canvas);
    }
}

/* Without parts: what belongs to a player, by its fields. */
typedef struct {
    adit_canvas *canvas;
    int seat; /* from 1 */
    adit_drawing part;
} field_sheet;

static void draw_field_of(void *context, const char *name, bool is_number, int64_t number,
                          const char *word)
{
    const field_sheet *sheet = context;
    int seat = 0;

    if (sscanf(name, "player[%d]", &seat) != 1) {
        seat = 0;
    }
    const adit_drawing part = seat == 0             ? ADIT_DRAW_COMMON
                              : seat == sheet->seat ? ADIT_DRAW_OWN
                                                    : ADIT_DRAW_OTHERS;
    if (part == sheet->part) {
        draw_field(sheet->canvas, name, is_number, number, word);
    }
}

void adit_def_draw_part(const adit_game_def *def, adit_tx *tx, const adit_cards *cards,
                        const adit_state *state, int viewer, adit_drawing part, adit_canvas *canvas)
{
    const adit_field_world world = {def, cards};
    field_sheet sheet = {canvas, viewer + 1, part};

    if (def->draw_part == NULL) {
        (void)adit_fields_visit(&world, state, viewer, false, draw_field_of, &sheet);
        return;
    }
    def->draw_part(tx, viewer, part, canvas);
    if (part == ADIT_DRAW_OTHERS) {
        draw_identities(def, cards, state, canvas);
        draw_added(def, state, canvas);
        draw_tracks(def, cards, state, canvas);
    } else if (part == ADIT_DRAW_OWN && viewer >= 0) {
        draw_own_added(def, cards, state, viewer, canvas);
    }
}

/* ---- Queries by name ---- */

/* Queries are numbered: goods, then the game's rows, then "in_play.<kind>". */
int adit_query_row_count(const adit_game_def *def)
{
    int count = 0;

    while (def->queries[count].name != NULL) {
        count++;
    }
    return count;
}

int adit_query_find_in(const adit_game_def *def, const char *mod, const char *name)
{
    int good = adit_good_find_in(def->goods, mod, name), goods = adit_good_count(def->goods);
    int rows = adit_query_row_count(def);

    if (good >= 0) {
        return good;
    }
    for (int i = 0; i < rows; i++) {
        if (adit_is_called(def->queries[i].name, def->queries[i].full, mod, name)) {
            return goods + i;
        }
    }
    if (strncmp(name, "in_play.", 8) == 0) {
        const int kind = adit_kind_find(def, name + 8);

        return kind < 0 ? -1 : goods + rows + kind;
    }
    return -1;
}

int adit_query_find(const adit_game_def *def, const char *name)
{
    return adit_query_find_in(def, NULL, name);
}

const char *adit_query_name(const adit_game_def *def, int query)
{
    const int goods = adit_good_count(def->goods), rows = adit_query_row_count(def);

    return query < goods          ? def->goods[query].name
           : query < goods + rows ? def->queries[query - goods].name
                                  : adit_kind_at(def, query - goods - rows)->name;
}

const char *adit_query_per(const adit_game_def *def, int query)
{
    const int goods = adit_good_count(def->goods), rows = adit_query_row_count(def);

    return query >= goods && query < goods + rows ? def->queries[query - goods].per : NULL;
}
