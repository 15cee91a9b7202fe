/* hints.c - what the planner thinks of the options: in the list on a screen, below each other
 * otherwise.
 */
#include <stdlib.h>

#include "bindings/cli/play/menu.h"
#include "bindings/cli/term/term.h"
#include "engine/base/err.h"

enum { TEXT_SIZE = 256, HUNDREDTHS_SEEN = 5 };

static double in_points(int hundredths)
{
    return hundredths / 100.0;
}

static void say_hint(const adit_hint *hint, char *text, size_t size)
{
    if (hint->loss == 0 && !hint->is_close) {
        snprintf(text, size, "best: %.1f", in_points(hint->points));
    } else if (hint->loss < HUNDREDTHS_SEEN) { /* would read 0.0 */
        snprintf(text, size, "%s", hint->loss == 0 ? "as good" : "the same");
    } else {
        const int length =
            snprintf(text, size, "%s-%.1f", hint->is_close ? "~" : "", in_points(hint->loss));
        if (hint->error >= HUNDREDTHS_SEEN) {
            snprintf(text + length, size - (size_t)length, " +-%.1f", in_points(hint->error));
        }
    }
}

adit_status menu_judge(play_menu *menu, adit_err *err)
{
    static adit_hint found[MENU_OPTIONS];
    int count = 0;

    ADIT_TRY(adit_game_hint(menu->game, ADIT_HINT_EFFORT, found, MENU_OPTIONS, &count, err));
    free(menu->hint);
    menu->hint = malloc((size_t)(menu->option_count + 1) * sizeof *menu->hint);
    if (menu->hint == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for hints");
    }
    for (int i = 0; i < menu->option_count; i++) {
        menu->hint[i].index = -1;
    }
    for (int i = 0; i < count && i < MENU_OPTIONS; i++) {
        menu->hint[found[i].index] = found[i];
    }
    return ADIT_OK;
}

void menu_opinion(const play_menu *menu, const int *options, int count, char *text, size_t size)
{
    const adit_hint *best = NULL;

    text[0] = '\0';
    for (int i = 0; menu->hint != NULL && i < count; i++) {
        const adit_hint *hint = &menu->hint[options[i]];

        if (hint->index >= 0 && (best == NULL || hint->loss < best->loss ||
                                 (hint->loss == best->loss && best->is_close))) {
            best = hint;
        }
    }
    if (best != NULL) {
        say_hint(best, text, size);
    }
}

adit_status menu_print_opinions(adit_game *game, adit_err *err)
{
    static adit_hint found[MENU_OPTIONS];
    char words[TEXT_SIZE], opinion[48];
    int count = 0;

    ADIT_TRY(adit_game_hint(game, ADIT_HINT_EFFORT, found, MENU_OPTIONS, &count, err));
    for (int i = 0; i < count && i < MENU_OPTIONS; i++) {
        adit_game_option_text(game, found[i].index, words, sizeof words);
        say_hint(&found[i], opinion, sizeof opinion);
        cli_print(stdout, "  %-32s %s\n", words, opinion);
    }
    return ADIT_OK;
}
