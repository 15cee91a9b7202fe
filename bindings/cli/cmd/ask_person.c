/* ask_person.c - a person who plays a seat in a game of a script (`adit run`).
 *
 * The table and the options are shown as the seat sees them; the answer is the number or the words
 * of an option, or the beginning of its words.
 */
#include "bindings/cli/cmd/ask_person.h"

#include <stdlib.h>
#include <string.h>

#include "bindings/cli/term/term.h"
#include "engine/base/err.h"
#include "engine/base/parse.h"

enum { TEXT_SIZE = 256, MOST_MATCHES = 2 };

static adit_status show_question(adit_game *game, int seat, adit_err *err)
{
    const cli_terminal terminal = cli_terminal_look();
    const int count = adit_game_option_count(game) + adit_game_anytime_count(game);
    char line[4 * TEXT_SIZE], option[TEXT_SIZE];
    adit_text table = {0};
    adit_status status =
        adit_game_draw(game, seat, terminal.width, terminal.unicode, terminal.colour, &table, err);

    if (status == ADIT_OK) {
        cli_put_drawn(stdout, table.data != NULL ? table.data : "");
        snprintf(line, sizeof line, "p%d, turn %d: %.500s", seat, adit_game_turn_number(game),
                 adit_game_prompt(game));
        cli_put_line(&terminal, CLI_BOLD, line, 0, 2);
        for (int i = 0; i < count; i++) {
            adit_game_option_text(game, i, option, sizeof option);
            snprintf(line, sizeof line, "%3d  %s", i + 1, option);
            cli_put_line(&terminal, CLI_PLAIN, line, 2, 7);
        }
    }
    adit_text_free(&table);
    return status;
}

/* The option that the line means; -1: none, or more than one. */
static int find_answer(adit_game *game, const char *line)
{
    const int count = adit_game_option_count(game) + adit_game_anytime_count(game);
    int found[MOST_MATCHES];
    int64_t number = 0;
    int index = adit_game_option_find(game, line);

    if (index < 0 && adit_parse_int(line, 1, count, &number)) {
        index = (int)number - 1;
    }
    if (index < 0 && *line != '\0' &&
        adit_game_option_match(game, line, found, MOST_MATCHES) == 1) {
        index = found[0];
    }
    return index;
}

static adit_status read_answer(adit_game *game, int seat, char **line, size_t *size, int *index,
                               adit_err *err)
{
    printf("> ");
    fflush(stdout);
    if (getline(line, size, stdin) < 0 || cli_interrupted()) {
        printf("\n");
        return adit_fail(err, ADIT_INPUT, "standard input ended while player %d was asked", seat);
    }
    (*line)[strcspn(*line, "\r\n")] = '\0';
    if (strcmp(*line, "quit") == 0) {
        return adit_fail(err, ADIT_INPUT, "player %d left the game", seat);
    }
    *index = find_answer(game, *line);
    if (*index < 0 && !cli_terminal_look().in_is_terminal) {
        return adit_fail(err, ADIT_INPUT, "'%.100s' does not match exactly one option of player %d",
                         *line, seat);
    }
    if (*index < 0) {
        printf("  type the number or the words of an option, or quit\n");
    }
    return ADIT_OK;
}

adit_status cmd_ask_person(void *context, adit_game *game, int seat, int *index, adit_err *err)
{
    char *line = NULL;
    size_t size = 0;
    adit_status status = show_question(game, seat, err);

    (void)context;
    *index = -1;
    while (status == ADIT_OK && *index < 0) {
        status = read_answer(game, seat, &line, &size, index, err);
    }
    free(line);
    return status;
}
