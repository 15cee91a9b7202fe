/* spoken.c - options, goods and log lines in the words of a person.
 *
 * The text of an option is for scripts and records: ids, and words that never change. Here the same
 * option is said with titles instead of ids, and with the wording that its row has for people.
 */
#include <stdlib.h>
#include <string.h>

#include "engine/explain/spoken.h"
#include "engine/match/game.h"
#include "engine/rules/wording.h"

/* The amounts in "2 stone 1 hot_furnace"; false: the words are something else. */
static bool read_goods(const adit_game_def *def, const char *words, adit_goods *goods)
{
    *goods = (adit_goods){{0}};
    do {
        char *end;
        const long count = strtol(words, &end, 10);
        char name[64];
        const size_t length = *end == ' ' ? strcspn(end + 1, " ") : 0;

        if (end == words || length == 0 || length >= sizeof name || count < 1 || count > 999) {
            return false;
        }
        memcpy(name, end + 1, length);
        name[length] = '\0';
        const int good = adit_good_find(def->goods, name);
        if (good < 0) {
            return false;
        }
        goods->have[good] = (int16_t)count;
        words = end + 1 + length;
        words += *words == ' ';
    } while (*words != '\0');
    return true;
}

/* What an option says that has its words from who offers it: "pay 2 stone 1 hot_furnace". */
static void say_own_words(const adit_speaker *to, const char *words)
{
    const size_t before = strncmp(words, "pay ", 4) == 0 ? 4 : 0;
    adit_goods goods;

    if (!read_goods(to->def, words + before, &goods)) {
        adit_say(to, words);
        return;
    }
    adit_buffer_add_bytes(to->out, words, before);
    adit_spoken_goods(to->def, &goods, to->out);
}

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
        say_own_words(&to, words);
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
            adit_say_good(&to, i, goods->have[i]);
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
    adit_buffer out = adit_buffer_on(game->log_text, sizeof game->log_text);
    const adit_speaker to = {game->engine->def, game->engine->cards, &out, true};
    const char *words = adit_log_template(&to, entry);
    const bool has_subject = strncmp(words, subject, sizeof subject - 1) == 0;

    *seat = has_subject ? entry->seat + 1 : 0;
    adit_say_log(&to, entry, words + (has_subject ? sizeof subject - 1 : 0));
    return game->log_text;
}
