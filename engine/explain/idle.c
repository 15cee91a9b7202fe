/* idle.c - whether an option would have no effect, for readers of the list of options.
 *
 * It is decided on a copy. What changes with every turn does not count (`passing` of the game), nor
 * the piece that the option itself places (`placing`), nor what happens after the turn; a question
 * that comes up on the way counts if one of its answers does. Where that cannot be known, because
 * something hidden would be turned up or because it takes too long, the option is not idle.
 */
#include <string.h>

#include "engine/base/memory.h"
#include "engine/explain/explain.h"
#include "engine/match/game.h"
#include "engine/model/fields_internal.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

enum { DEEPEST = 3, MOST_DECISIONS = 48 };

typedef struct {
    adit_game *at[DEEPEST + 1]; /* copies, one for each decision; the first is given */
    adit_state_space before;    /* what the first question stands on; then with the piece placed */
    int seat, key;              /* of the first question */
    int left;                   /* decisions that may still be tried */
    bool places;                /* the option itself is being decided, and places a piece */
    bool is_first;              /* no transaction of the decision at hand is finished */
    bool has_effect, is_over_turn;
} move_preview;

/* ---- What counts ---- */

static bool is_among(const adit_field *field, const char *const *beginnings)
{
    for (; *beginnings != NULL; beginnings++) {
        if (strncmp(field->name, *beginnings, strlen(*beginnings)) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_passing(const adit_game_def *def, bool places, const adit_field *field)
{
    return field->derived || field->seen == ADIT_SEEN_BY_NONE || strcmp(field->name, "turn") == 0 ||
           strcmp(field->name, "active") == 0 || is_among(field, def->passing) ||
           (places && is_among(field, def->placing));
}

static bool is_same_field(const adit_field_world *world, const adit_field *field,
                          const adit_state *a, const adit_state *b, int player)
{
    const int elements = adit_field_elements(world, field);

    if (field->type == ADIT_FIELD_LIST) {
        return memcmp(adit_field_at(world->def, a, field, player),
                      adit_field_at(world->def, b, field, player), sizeof(adit_in_play)) == 0;
    }
    for (int i = 0; i < elements; i++) {
        if (adit_field_get(world->def, a, field, player, i) !=
            adit_field_get(world->def, b, field, player, i)) {
            return false;
        }
    }
    return true;
}

static bool is_same(const adit_engine *engine, bool places, const adit_state *a,
                    const adit_state *b)
{
    const adit_field_world world = {engine->def, engine->cards, engine->names};
    adit_row_walk walk;

    for (const adit_field *row = adit_row_first(&walk, world.def); row != NULL;
         row = adit_row_next(&walk)) {
        const int players = row->per_player ? a->players : 1;

        for (int player = 0; player < players && !is_passing(world.def, places, row); player++) {
            if (!is_same_field(&world, row, a, b, player)) {
                return false;
            }
        }
    }
    return true;
}

/* ---- Looking ahead ---- */

static bool see_step(void *context, adit_game *copy, bool is_open)
{
    const adit_runner *runner = copy->engine->runner;
    const adit_state *work = (const adit_state *)(const void *)runner->work.bytes;
    move_preview *preview = context;
    const adit_state *before = (const adit_state *)(const void *)preview->before.bytes;

    (void)is_open;
    /* The end of the turn is no effect; what the option itself does in one go with it is. */
    preview->is_over_turn = !preview->is_first && work->turn != before->turn;
    preview->is_first = false;
    if (preview->is_over_turn) {
        return false;
    }
    preview->has_effect = copy->turned || !is_same(copy->engine, preview->places, before, work);
    if (preview->places && !preview->has_effect) {
        memcpy(preview->before.bytes, work, adit_state_size(copy->engine->def, work->players));
    }
    preview->places = false;
    return !preview->has_effect;
}

static bool comes_to_nothing(move_preview *preview, int depth, adit_option option);

/* Whether every answer of the question that is open in the copy comes to nothing. */
static bool all_come_to_nothing(move_preview *preview, int depth)
{
    adit_game *game = preview->at[depth];
    const int count = adit_game_option_count(game);

    if (depth >= DEEPEST || adit_game_anytime_count(game) > 0) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        if (!comes_to_nothing(preview, depth, adit_game_option(game, i))) {
            return false;
        }
    }
    return true;
}

static bool comes_to_nothing(move_preview *preview, int depth, adit_option option)
{
    if (preview->left-- <= 0) {
        return false;
    }
    if (preview->at[depth + 1] == NULL &&
        (preview->at[depth + 1] = adit_game_clone(preview->at[depth])) == NULL) {
        return false;
    }
    preview->is_first = true;
    preview->has_effect = preview->is_over_turn = false;
    adit_status status =
        adit_game_ahead(preview->at[depth + 1], preview->at[depth], option, see_step, preview);
    if (preview->is_over_turn) {
        return true;
    }
    if (status != ADIT_OK) {
        return false;
    }
    const adit_open_question *open = &preview->at[depth + 1]->engine->runner->open;
    return open->seat != preview->seat || (open->key == preview->key && open->first) ||
           all_come_to_nothing(preview, depth + 1);
}

bool adit_game_option_is_idle(adit_game *game, int index)
{
    if (game == NULL || index < 0 || adit_game_is_over(game) ||
        game->engine->def->passing == NULL || index >= adit_game_option_count(game)) {
        return false;
    }

    const adit_engine *engine = game->engine;
    const adit_option option = adit_game_option(game, index);
    const adit_text_row *row = adit_option_row(engine->def, option.what);

    /* In the middle of an effect answers may be gathered before anything comes of them. */
    if (row == NULL || !engine->runner->open.first || row->expects_nothing ||
        option.what == ADIT_OPT_DONE || option.what == ADIT_OPT_DECLINE ||
        option.what == ADIT_OPT_NOTHING) {
        return false; /* nobody expects anything else */
    }
    move_preview *preview = adit_alloc(sizeof *preview);
    if (preview == NULL) {
        return false;
    }
    *preview = (move_preview){.at = {game},
                              .seat = engine->runner->open.seat,
                              .key = engine->runner->open.key,
                              .places = row->places,
                              .left = MOST_DECISIONS};
    memcpy(preview->before.bytes, engine->runner->work.bytes,
           adit_state_size(engine->def, adit_game_root(game)->players));
    const adit_read_point mark = adit_game_read_point(game);
    bool is_idle = comes_to_nothing(preview, 0, option);
    for (int i = 1; i <= DEEPEST; i++) {
        adit_game_free(preview->at[i]);
    }
    adit_free(preview);
    adit_game_forgive_reads(game, mark);
    return is_idle;
}
