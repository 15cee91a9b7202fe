/* shown.c - what a seat may see besides its view: the seed, and the decisions of others.
 *
 * Used by all output for one seat (replay, state, play). The seed reveals everything hidden, so no
 * seat sees it during the game, unless a person at this table chose it.
 */
#include "bindings/cli/session/session.h"

#include <inttypes.h>
#include <string.h>

const char *cli_seed_seen(uint64_t seed, int seat, char buffer[CLI_SEED_TEXT])
{
    if (seat > 0) {
        return "";
    }
    snprintf(buffer, CLI_SEED_TEXT, ", seed %" PRIu64, seed);
    return buffer;
}

void cli_json_seed_seen(cli_json *json, uint64_t seed, int seat)
{
    if (seat > 0) {
        cli_json_string(json, "seed", NULL);
    } else {
        cli_json_seed(json, "seed", seed);
    }
}

const char *cli_decision_seen(adit_game *game, const adit_transcript_step *recorded, int step,
                              int viewer, char *buffer, size_t size)
{
    int seat = 0;

    if (viewer == 0 || (game == NULL && recorded->seat == viewer)) {
        return recorded->decision;
    }
    /* Without a game it is unknown what the words refer to. */
    if (game == NULL ||
        adit_game_decision_seen(game, step - 1, viewer, &seat, buffer, size, NULL) != ADIT_OK) {
        return "(a choice that may be secret)";
    }
    /* The recorded words, if not secret: they may be shorter or longer than ours. */
    return strcmp(buffer, ADIT_SECRET_CHOICE) == 0 ? ADIT_SECRET_CHOICE : recorded->decision;
}
