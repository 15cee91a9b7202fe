/* news.c - what happened, in sentences: one for each player, not one for each line of the log. */
#include <string.h>

#include "bindings/cli/play/play.h"

enum { TEXT_SIZE = 512 };

/* Who it is about: "Player 2 (greedy)". */
static void add_subject(const cli_session *play, int seat, adit_text *out)
{
    const char *who = play->match->setup.seat[seat - 1];
    const char *slash = strrchr(who, '/');

    adit_text_addf(out, "Player %d (%s) ", seat,
                   strcmp(who, "human") == 0 && play->humans == 1 ? "you"
                   : slash != NULL                                ? slash + 1
                                                                  : who);
}

/* "gains 2 wood (now 4)": how much there is now is on the board. */
static void cut_total(char *words)
{
    char *now = strstr(words, " (now ");

    if (now != NULL && now[strlen(now) - 1] == ')') {
        *now = '\0';
    }
}

/* "gains 1 wood" after "gains 1 stone" only adds ", 1 wood"; NULL: another verb. */
static const char *continue_verb(const char *before, const char *words)
{
    const size_t verb = strcspn(words, " ") + 1;

    return strncmp(before, words, verb) == 0 && words[verb - 1] == ' ' &&
                   strspn(before + verb, "0123456789") > 0 && strspn(words + verb, "0123456789") > 0
               ? words + verb
               : NULL;
}

/* Whether the text ends like a sentence already: stories do. */
static bool ends_sentence(const adit_text *out)
{
    return out->length > 0 && strchr(".!?\"", out->data[out->length - 1]) != NULL;
}

void play_tell_news(cli_session *play, int from, adit_text *out)
{
    const int count = adit_game_log_count(play->game);
    char before[TEXT_SIZE] = "";
    int last = -1;

    for (int i = from; i < count; i++) {
        char words[TEXT_SIZE];
        int seat = 0;

        snprintf(words, sizeof words, "%s", adit_game_log_said(play->game, i, &seat));
        cut_total(words);
        if (seat != 0 && seat == last) {
            const char *more = continue_verb(before, words);

            adit_text_addf(out, "%s%s", more != NULL ? ", " : "; ", more != NULL ? more : words);
            snprintf(before, sizeof before, "%s", words);
            continue;
        }
        if (last >= 0) {
            adit_text_add(out, ends_sentence(out) ? "" : ".");
            adit_text_add(out, seat == 0 && last == 0 ? " " : "\n");
        }
        if (seat != 0) {
            add_subject(play, seat, out);
        } else if (words[0] >= 'a' && words[0] <= 'z') {
            words[0] = (char)(words[0] - 'a' + 'A');
        }
        adit_text_addf(out, "%s", words);
        snprintf(before, sizeof before, "%s", seat != 0 ? words : "");
        last = seat;
    }
    adit_text_add(out, last >= 0 && !ends_sentence(out) ? "." : "");
    adit_text_add(out, last >= 0 ? "\n" : "");
    adit_text_add(out, play->speech.length > 0 ? play->speech.data : "");
}
