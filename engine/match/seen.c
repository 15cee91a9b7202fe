/* seen.c - what was decided, as a seat may know it.
 *
 * A decision is as secret as the things that it names. Whether those are hidden from a seat is
 * asked of the table of fields, as for views, so a game has nothing to say about it twice: when a
 * field is hidden, so are the choices that fill it. Only what was chosen openly and is hidden
 * afterwards has to be marked, in the table of options: who has seen a choice still knows of it.
 * Answers that are given secretly and revealed together are secret until the last one has come.
 */
#include "engine/match/game.h"
#include "engine/model/fields_internal.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

/* Whether a value of the row stands for this card. */
static bool stands_for(const adit_field_world *world, const adit_field *row,
                       const unsigned char *at, int element, int card)
{
    adit_in_play list;

    if (row->type == ADIT_FIELD_LIST) {
        memcpy(&list, at, sizeof list);
        return adit_in_play_find(&list, card) >= 0;
    }
    int64_t value = adit_raw_get(row, at, element);
    if (row->type == ADIT_FIELD_CARD) {
        return value == card + 1;
    }
    if (row->index == ADIT_INDEX_CARD && row->seen == ADIT_SEEN_BY_OWNER && value != 0) {
        return adit_card_at(world->cards, row->kind, element)->number == card;
    }
    const adit_card *named =
        adit_field_has_cards(row) ? adit_field_card(world->cards, row, value) : NULL;
    return named != NULL && named->number == card;
}

/* Whether the row says of the card where it lies, but not to `viewer`. */
static bool is_pinned_away(const adit_field_world *world, const adit_state *state,
                           const adit_field *row, int player, int card, int viewer)
{
    const adit_card *piece = &world->cards->card[card];

    if (row->pin_first == 0 || piece->kind != row->kind) {
        return false;
    }
    int64_t value =
        adit_raw_get(row, adit_field_at(world->def, state, row, player), piece->kind_number);
    return adit_seen_value(world->def, state, row, player, piece->kind_number, value, viewer) !=
           value;
}

static bool row_hides(const adit_field_world *world, const adit_state *state, const adit_field *row,
                      int card, int viewer)
{
    int elements = adit_row_length(world, row);

    for (int player = 0; player < adit_field_owners(row, state); player++) {
        const unsigned char *at = adit_field_at(world->def, state, row, player);
        bool is_seen = adit_field_is_seen(row, player, viewer);

        if (is_seen && is_pinned_away(world, state, row, player, card, viewer)) {
            return true;
        }
        for (int element = 0; !is_seen && element < elements; element++) {
            if (stands_for(world, row, at, element, card)) {
                return true;
            }
        }
    }
    return false;
}

static bool hides_card(const adit_field_world *world, const adit_state *state, int card, int viewer)
{
    adit_row_walk walk;

    for (const adit_field *row = adit_row_first(&walk, world->def); row != NULL;
         row = adit_row_next(&walk)) {
        if (!row->derived && row_hides(world, state, row, card, viewer)) {
            return true;
        }
    }
    return false;
}

static bool hides_argument(const adit_field_world *world, const adit_state *state,
                           adit_arg_kind kind, int value, int viewer)
{
    if (kind == ADIT_ARG_CARD && value > 0) {
        return hides_card(world, state, value - 1, viewer);
    }
    if (kind == ADIT_ARG_NODE && value > 0) {
        return hides_card(world, state, world->cards->node[value].card, viewer);
    }
    return false;
}

bool adit_game_is_secret(adit_game *game)
{
    return game != NULL && !adit_game_is_over(game) && adit_game_sync(game, NULL) == ADIT_OK &&
           game->engine->runner->open.secret_from != 0;
}

/* How many of the last decisions were made secretly and are not revealed yet. */
static int count_hidden(adit_game *game)
{
    const adit_position *position = &game->position;
    int hidden = 0;

    if (!adit_game_is_secret(game)) {
        return 0;
    }
    for (int i = game->engine->runner->open.secret_from - 1; i < position->pick_count; i++) {
        hidden += position->picks[i].kind == ADIT_PICK_SECRET;
    }
    return hidden;
}

static bool is_secret(adit_game *game, int n, int viewer)
{
    const adit_decision *decision = &game->decision[n];
    const adit_field_world world = {game->engine->def, game->engine->cards, game->engine->names};
    const adit_state *state = adit_game_view_tx(game)->work;
    const adit_option *option = &decision->option;
    const adit_text_row *row = adit_option_row(world.def, option->what);

    return n >= game->decision_count - count_hidden(game) ||
           (!row->is_open && (hides_argument(&world, state, row->a, option->a, viewer) ||
                              hides_argument(&world, state, row->b, option->b, viewer) ||
                              hides_argument(&world, state, row->c, option->c, viewer)));
}

adit_status adit_game_decision_seen(adit_game *game, int n, int viewer, int *seat, char *text,
                                    size_t size, adit_err *err)
{
    ADIT_TRY(adit_check_viewer(game, viewer, err));
    bool is_there = n >= 0 && n < game->decision_count;
    if (is_there && viewer > 0 && viewer != game->decision[n].seat + 1) {
        ADIT_TRY(adit_game_sync(game, err));
        if (is_secret(game, n, viewer - 1)) {
            adit_buffer out = adit_buffer_on(text, size);

            *seat = game->decision[n].seat + 1;
            adit_buffer_add(&out, ADIT_SECRET_CHOICE);
            return ADIT_OK;
        }
    }
    return adit_game_decision(game, n, seat, text, size, err);
}
