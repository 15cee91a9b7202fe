/* game_def.c - what a game gets without bringing it: a kind of cards, and functions it leaves out.
 */
#include "engine/model/game_def.h"

#include <limits.h>

#define POINT 100 /* `worth` counts in hundredths of a point */

const adit_kind_row *adit_kind_at(const adit_game_def *def, int kind)
{
    static const adit_fact_row no_facts[] = {{.name = NULL}};
    static const adit_kind_row scenario = {"scenario", no_facts, "what a scenario adds to a match"};

    return kind == ADIT_KIND_SCENARIO ? &scenario : &def->kinds[kind];
}

void adit_def_derive(const adit_game_def *def, adit_state *state, const adit_cards *cards)
{
    if (def->derive != NULL) {
        def->derive(state, cards);
    }
}

adit_status adit_def_check(const adit_game_def *def, const adit_state *state,
                           const adit_cards *cards, adit_err *err)
{
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

void adit_def_draw(const adit_game_def *def, adit_tx *tx, const adit_cards *cards,
                   const adit_state *state, int viewer, adit_canvas *canvas)
{
    const adit_field_world world = {def, cards};

    if (def->draw != NULL) {
        def->draw(tx, viewer, canvas);
        draw_added(def, state, canvas);
    } else {
        (void)adit_fields_visit(&world, state, viewer, false, draw_field, canvas);
    }
}
