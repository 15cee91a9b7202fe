/* spoken.c - options, goods and log lines in the words of a person.
 *
 * The text of an option is for scripts and records: ids, and words that never change. Here the same
 * option is said with titles instead of ids, and with the wording that its row has for people.
 */
#include <string.h>

#include "engine/explain/spoken.h"
#include "engine/match/game.h"
#include "engine/rules/wording.h"

void adit_spoken_option(const adit_game_def *def, const adit_cards *cards,
                        const adit_options *options, adit_option option, adit_buffer *out,
                        adit_option_steps *steps)
{
    const adit_speaker to = {def, cards, out, true};
    const int16_t args[] = {option.a, option.b, option.c};
    const adit_text_row *row = adit_option_row(def, option.what);
    char words[512];
    adit_buffer text = adit_buffer_on(words, sizeof words);

    *steps = (adit_option_steps){0};
    if (option.what == ADIT_OPT_WORD || option.what == ADIT_OPT_PAY) {
        adit_option_words(def, cards, options, option, &text);
        adit_say(&to, words);
    } else if (option.what == ADIT_OPT_EXCHANGE) {
        adit_say_exchange(&to, option);
    } else if (row != NULL) {
        adit_say_row(&to, row, row->says != NULL ? row->says : row->word, 0, args, steps);
    }
}

void adit_spoken_goods(const adit_game_def *def, const adit_goods *goods, adit_buffer *out)
{
    const adit_speaker to = {def, NULL, out, true};
    int left = 0, said = 0;

    for (int i = 0; def->goods[i].name != NULL; i++) {
        left += goods->have[i] != 0;
    }
    for (int i = 0; def->goods[i].name != NULL; i++) {
        if (goods->have[i] != 0) {
            left--;
            adit_buffer_addf(out, "%s%d ",
                             said++ == 0 ? ""
                             : left == 0 ? " and "
                                         : ", ",
                             goods->have[i]);
            adit_say(&to, def->goods[i].name);
        }
    }
}

/* ---- Log lines ---- */

static const char subject[] = "{p} ";

const char *adit_game_log_said(adit_game *game, int n, int *seat)
{
    if (seat != NULL) {
        *seat = 0;
    }
    if (game == NULL || seat == NULL || n < 0 || n >= adit_game_log_count(game)) {
        return "";
    }

    const adit_log_entry *entry = &game->log.entry[n];
    const adit_text_row *row = adit_log_row(game->engine->def, entry->what);
    const bool has_subject = strncmp(row->word, subject, sizeof subject - 1) == 0;
    adit_buffer out = adit_buffer_on(game->log_text, sizeof game->log_text);
    const adit_speaker to = {game->engine->def, game->engine->cards, &out, true};

    *seat = has_subject ? entry->seat + 1 : 0;
    adit_say_log(&to, entry, has_subject ? sizeof subject - 1 : 0);
    return game->log_text;
}
