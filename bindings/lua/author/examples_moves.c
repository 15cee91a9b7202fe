/* examples_moves.c - the moves that an example names: those it makes and those it must not have.
 *
 * An example names its neighbours as the card itself does, without the prefix of the mod. What
 * it calls refused or not offered must be a move; a card's function may offer words of its own,
 * and those count if the card's file says them outside of these lists too.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/author/examples.h"
#include "bindings/lua/read/moves.h"
#include "engine/explain/explain.h"

bool aditl_example_prefixed(const adit_engine *engine, const aditl_example *example,
                            const char *move, char *out, size_t size)
{
    adit_buffer buffer = adit_buffer_on(out, size);
    bool found = false;

    while (example->mod != NULL && *move != '\0') {
        size_t length = strcspn(move, " ");
        char id[160];

        snprintf(id, sizeof id, "%s:%.*s", example->mod, (int)length, move);
        bool is_own = length > 0 && memchr(move, ':', length) == NULL &&
                      adit_engine_card_find(engine, id) >= 0;

        if (is_own) {
            adit_buffer_addf(&buffer, "%s:", example->mod);
        }
        adit_buffer_add_bytes(&buffer, move, length + (move[length] == ' '));
        found = found || is_own;
        move += length + (move[length] == ' ');
    }
    return found;
}

/* ---- Words of functions ---- */

static int count_listed(const aditl_settings *list, const char *move)
{
    int count = 0;

    for (size_t i = 0; i < list->count; i++) {
        count += strcmp(list->item[i].name, move) == 0;
    }
    return count;
}

/* How often the file has the text in quotes. */
static int count_quoted(const aditl_host *host, const char *file, const char *move)
{
    const aditl_source *source = aditl_source_find(&host->set.sources, file);
    size_t length = strlen(move);
    int count = 0;

    for (const char *at = source == NULL ? NULL : strstr(source->text, move); at != NULL;
         at = strstr(at + 1, move)) {
        count += at > source->text && (at[-1] == '"' || at[-1] == '\'') && at[length] == at[-1];
    }
    return count;
}

/* Whether the card's files say the text outside of the lists of moves that must not be. */
static adit_status find_quoted(const adit_engine *engine, const aditl_example *example,
                               const char *move, bool *is_said, adit_err *err)
{
    aditl_host *host = engine->host.self;
    const adit_card *card = example->card;
    int count = *move == '\0' ? 0 : count_quoted(host, card->file, move);
    bool exists = true;

    if (strcmp(card->file, card->examples_file) != 0 && *move != '\0') {
        count += count_quoted(host, card->examples_file, move);
    }
    for (int n = 0; exists && count > 0; n++) {
        aditl_example other;
        adit_status status = aditl_example_read(host, card, n, &other, &exists, err);

        count -= count_listed(&other.refused, move) + count_listed(&other.not_offered, move);
        aditl_example_free(&other);
        ADIT_TRY(status);
    }
    *is_said = count > 0;
    return ADIT_OK;
}

static adit_status look_for_move(const adit_engine *engine, const aditl_example *example,
                                 const char *move, bool *is_move, adit_err *err)
{
    char text[1024];

    *is_move = adit_move_exists(engine, move) ||
               (aditl_example_prefixed(engine, example, move, text, sizeof text) &&
                adit_move_exists(engine, text));
    return *is_move ? ADIT_OK : find_quoted(engine, example, move, is_move, err);
}

/* ---- Lists of moves ---- */

adit_status aditl_example_knows_moves(const adit_engine *engine, const aditl_example *example,
                                      adit_text *message, adit_err *err)
{
    const aditl_settings *const lists[] = {&example->refused, &example->not_offered};
    static const char *const names[] = {"example: refused: ", "example: not_offered: "};

    for (int n = 0; n < 2; n++) {
        for (size_t i = 0; i < lists[n]->count; i++) {
            bool is_move = false;

            ADIT_TRY(look_for_move(engine, example, lists[n]->item[i].name, &is_move, err));
            if (!is_move) {
                adit_text_add(message, message->length > 0 ? "\n" : "");
                adit_text_add(message, names[n]);
                aditl_say_unknown_move(engine, lists[n]->item[i].name, message);
            }
        }
    }
    return ADIT_OK;
}

static adit_status judge_move(adit_game *game, const aditl_example *example, const char *move,
                              aditl_verdict *verdict, adit_err *err)
{
    char text[1024];
    aditl_verdict own = {.move = move};

    *verdict = (aditl_verdict){.move = move};
    ADIT_TRY(
        adit_game_judge(game, move, &verdict->is, verdict->reason, sizeof verdict->reason, err));
    if (verdict->is > ADIT_MOVE_REFUSED &&
        aditl_example_prefixed(game->engine, example, move, text, sizeof text)) {
        ADIT_TRY(adit_game_judge(game, text, &own.is, own.reason, sizeof own.reason, err));
        *verdict = own.is < verdict->is ? own : *verdict;
    }
    if (verdict->is == ADIT_MOVE_UNKNOWN) {
        bool is_said = false;

        ADIT_TRY(find_quoted(game->engine, example, move, &is_said, err));
        verdict->is = is_said ? ADIT_MOVE_NOT_OFFERED : ADIT_MOVE_UNKNOWN;
    }
    return ADIT_OK;
}

adit_status aditl_example_moves_hold(adit_game *game, const aditl_example *example,
                                     adit_text *message, adit_err *err)
{
    aditl_verdict verdict;

    for (size_t i = 0; i < example->refused.count; i++) {
        const adit_setting *setting = &example->refused.item[i];

        ADIT_TRY(judge_move(game, example, setting->name, &verdict, err));
        if (!aditl_is_refused(game->engine, &verdict, setting->value, "not_offered", message)) {
            return ADIT_OK;
        }
    }
    for (size_t i = 0; i < example->not_offered.count; i++) {
        ADIT_TRY(judge_move(game, example, example->not_offered.item[i].name, &verdict, err));
        if (!aditl_is_not_offered(game->engine, &verdict, "refused", message)) {
            return ADIT_OK;
        }
    }
    return ADIT_OK;
}
