/* why.c - why an answer is not offered, for the person who typed it.
 *
 * What is offered is explained; what the open question knows and does not offer has its reason.
 * Everything else may be an answer to a later question: the next few are looked at on copies,
 * as far as nothing hidden is turned up and the same player is asked.
 */
#include <assert.h>
#include <string.h>
#include <strings.h>

#include "engine/base/names.h"
#include "engine/explain/explain.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

enum { SHOWN = 4 }; /* answers that are listed where several fit */
/* How far later questions are looked for: answers in a row, copies in all. */
enum { DEEPEST = 3, FEW = 3, MOST_DECISIONS = 400 };
enum { WORDS = 512 };

/* ---- Answers that are offered ---- */

/* What the cards do that the option names, such as "; Clearing: take the wood". */
static void add_cards(adit_game *game, const char *text, adit_buffer *out)
{
    for (; *text != '\0'; text += strcspn(text, " "), text += strspn(text, " ")) {
        const adit_card *card = adit_card_of_word(game->engine->cards, text, strcspn(text, " "));

        if (card != NULL && card->text != NULL && card->text[0] != '\0') {
            adit_buffer_addf(out, "; %s: %s", card->title, card->text);
        }
    }
}

static void explain_option(adit_game *game, const char *typed, int index, adit_buffer *out)
{
    char text[WORDS];

    (void)adit_game_option_text(game, index, text, sizeof text);
    if (strcmp(text, typed) == 0) {
        adit_buffer_add(out, "it is possible");
    } else {
        adit_buffer_addf(out, "'%s' is possible", text);
    }
    if (adit_game_option_is_idle(game, index)) {
        adit_buffer_add(out, ", but it would have no effect");
    }
    add_cards(game, text, out);
}

static void list_options(adit_game *game, const int *found, int count, adit_buffer *out)
{
    adit_buffer_addf(out, "ambiguous; it matches %d options, all of them possible: ", count);
    for (int i = 0; i < count && i < SHOWN; i++) {
        char text[WORDS];

        (void)adit_game_option_text(game, found[i], text, sizeof text);
        adit_buffer_addf(out, "%s'%s'", i == 0 ? "" : ", ", text);
    }
    if (count > SHOWN) {
        adit_buffer_addf(out, " and %d more", count - SHOWN);
    }
}

/* ---- Answers that a question refuses ---- */

/* The lists of a question that was built with reasons: its own options, and the exchanges. */
typedef struct {
    const adit_engine *engine;
    const adit_options *list[2]; /* the second may be NULL */
} refusing;

/* Those that fit what was typed best. */
typedef struct {
    int count, reasons; /* how many there are; how many different reasons they have */
    int first[SHOWN];   /* the first of each reason */
} refusals;

static int count_refusals(const refusing *of)
{
    return of->list[0]->refused_count + (of->list[1] == NULL ? 0 : of->list[1]->refused_count);
}

/* The n-th of both lists: writes its text and returns its reason. */
static const char *refusal_at(const refusing *of, int n, char *words, size_t size)
{
    const bool is_second = n >= of->list[0]->refused_count;
    const adit_options *list = of->list[is_second ? 1 : 0];
    const adit_refusal *refusal = &list->refused[is_second ? n - of->list[0]->refused_count : n];
    adit_buffer text = adit_buffer_on(words, size);

    assert(refusal != NULL); /* n is below count_refusals */
    adit_option_words(of->engine->def, of->engine->cards, list, refusal->option, &text);
    return &list->reasons.data[refusal->text];
}

static bool has_reason(const refusing *of, const refusals *all, const char *reason)
{
    char words[WORDS];

    for (int i = 0; i < all->reasons && i < SHOWN; i++) {
        if (strcmp(reason, refusal_at(of, all->first[i], words, sizeof words)) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether the text says the beginning of what was typed: "complete" of "complete rails". */
static bool is_beginning(const char *text, const char *typed)
{
    size_t length = strlen(text);

    return length > 0 && strncasecmp(text, typed, length) == 0 && typed[length] == ' ';
}

static int fit_of(const refusing *of, bool is_wide, const char *typed, const char *text)
{
    if (is_wide) {
        return is_beginning(text, typed) ? 1 : 0;
    }
    return strcmp(text, typed) == 0 ? ADIT_FITS_TO_THE_LETTER
                                    : adit_answer_fit(of->engine->cards, typed, text);
}

static bool has_word(const char *words, const char *word, size_t length)
{
    for (; *words != '\0'; words += strcspn(words, " "), words += strspn(words, " ")) {
        if (strcspn(words, " ") == length && strncasecmp(words, word, length) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether the reason is about a part of the answer that was not typed: of all places where
 * something may be built those that are taken are of no interest. */
static bool is_beside_it(const refusing *of, const char *typed, const char *words,
                         const char *reason)
{
    for (; *words != '\0'; words += strcspn(words, " "), words += strspn(words, " ")) {
        size_t length = strcspn(words, " ");

        if (has_word(reason, words, length) && !has_word(typed, words, length) &&
            adit_card_of_word(of->engine->cards, words, length) == NULL) {
            return true;
        }
    }
    return false;
}

/* `is_wide`: those that only say the beginning of what was typed. */
static refusals find_refusals(const refusing *of, bool is_wide, const char *typed)
{
    refusals all = {0};
    int best = 2, count = count_refusals(of);

    for (int i = 0; i < count; i++) {
        char words[WORDS];
        const char *reason = refusal_at(of, i, words, sizeof words);
        int fit = 2 * fit_of(of, is_wide, typed, words);

        fit += fit > 0 && !is_beside_it(of, typed, words, reason);
        if (fit > best) {
            best = fit;
            all = (refusals){0};
        }
        if (fit != best) {
            continue;
        }
        all.count++;
        if (!has_reason(of, &all, reason) && all.reasons++ < SHOWN) {
            all.first[all.reasons - 1] = i;
        }
    }
    return all;
}

/* The reason, with the full text of the answer unless that was typed; where several are meant one
 * for each reason. False if there is none. */
static bool explain_refusals(const refusing *of, bool is_wide, const char *typed, adit_buffer *out)
{
    const refusals all = find_refusals(of, is_wide, typed);
    char words[WORDS];

    for (int i = 0; i < all.reasons && i < SHOWN; i++) {
        const char *reason = refusal_at(of, all.first[i], words, sizeof words);

        adit_buffer_add(out, i == 0 ? "" : "; ");
        if (all.reasons > 1 || (all.count == 1 && strcmp(words, typed) != 0)) {
            adit_buffer_addf(out, "%s: ", words);
        }
        adit_buffer_add(out, reason);
    }
    if (all.reasons > SHOWN) {
        adit_buffer_add(out, "; and more");
    }
    return all.count > 0;
}

/* ---- Answers to later questions ---- */

/* What is looked for, in this order. */
enum { AN_OPTION, A_REFUSAL, A_WIDE_REFUSAL, WAYS_TO_LOOK };

typedef struct {
    adit_game *at[DEEPEST + 1]; /* copies, one for each decision made; the first is given */
    int made[DEEPEST];          /* which option was decided */
    int depth, seat, turn, key; /* of the first question */
    int left;                   /* decisions that may still be tried */
    const char *typed;
    int sought;
    bool is_found;      /* among what was asked, or taken without asking, since the last decision */
    bool is_first;      /* the first question is open again */
    char reason[WORDS]; /* of a refusal that was found */
    adit_status status; /* ADIT_NOMEM: the answer is unknown */
} search_state;

/* An option that is the only one is taken without asking; it counts too. */
static void see_forced(search_state *search, const adit_game *copy)
{
    const adit_engine *engine = copy->engine;

    for (int i = 0; i < copy->position.pick_count && !search->is_found; i++) {
        const adit_pick *pick = &copy->position.picks[i];
        char text[WORDS];
        adit_buffer words = adit_buffer_on(text, sizeof text);

        if (pick->kind == ADIT_PICK_FORCED && pick->seat == search->seat - 1) {
            adit_option_words(engine->def, engine->cards, NULL, pick->option, &words);
            search->is_found = adit_answer_fit(engine->cards, search->typed, text) > 0;
        }
    }
}

/* What others were asked on the way is not shown. */
static bool is_own_step(const search_state *search, const adit_game *copy, bool is_open)
{
    for (int i = 0; i < copy->position.pick_count; i++) {
        if (copy->position.picks[i].seat != search->seat - 1) {
            return false;
        }
    }
    return !is_open || copy->engine->runner->open.seat == search->seat - 1;
}

/* Also those of questions that were answered without asking. */
static void see_refusals(search_state *search, const adit_game *copy, bool is_open)
{
    const refusing of = {.engine = copy->engine, .list = {&copy->engine->runner->options}};
    adit_buffer reason = adit_buffer_on(search->reason, sizeof search->reason);

    search->is_found =
        is_own_step(search, copy, is_open) &&
        explain_refusals(&of, search->sought == A_WIDE_REFUSAL, search->typed, &reason);
}

static bool see_step(void *context, adit_game *copy, bool is_open)
{
    const adit_runner *runner = copy->engine->runner;
    search_state *search = context;

    /* Neither what hidden things brought is shown, nor what follows in another turn. */
    if (copy->turned || adit_game_root(copy)->turn != search->turn) {
        return false;
    }
    if (search->sought != AN_OPTION) {
        see_refusals(search, copy, is_open);
        return !search->is_found;
    }
    see_forced(search, copy);
    search->is_first = is_open && runner->open.key == search->key;
    return !search->is_found;
}

static void gather_reasons(adit_runner *runner, bool gathers)
{
    runner->wants_reasons = runner->options.gathers = gathers;
}

/* Decides option i in a copy. False if nothing may be learnt from what follows. */
static bool look_behind(search_state *search, int i)
{
    const int depth = search->depth;

    if (search->left == 0 || search->status != ADIT_OK) {
        return false;
    }
    if (search->at[depth + 1] == NULL &&
        (search->at[depth + 1] = adit_game_clone(search->at[depth])) == NULL) {
        search->status = ADIT_NOMEM;
        return false;
    }
    adit_game *copy = search->at[depth + 1];
    const adit_option option = adit_game_option(search->at[depth], i);
    search->left--;
    search->made[depth] = i;
    search->is_found = search->is_first = false;
    gather_reasons(copy->engine->runner, search->sought != AN_OPTION);
    adit_status status = adit_game_ahead(copy, search->at[depth], option, see_step, search);
    gather_reasons(copy->engine->runner, false);
    search->status = status == ADIT_NOMEM ? status : ADIT_OK;
    return search->is_found || (status == ADIT_OK && adit_game_seat(copy) == search->seat);
}

static bool is_answer(const search_state *search)
{
    int found;

    return search->is_found ||
           (search->sought == AN_OPTION &&
            adit_game_answers(search->at[search->depth], search->typed, &found, 1) > 0);
}

/* Most options of one kind lead to the same questions: below the first one a few of each do. */
static bool is_one_of_many(adit_game *game, int i)
{
    const int what = adit_game_option(game, i).what;
    int before = 0;

    for (int k = 0; k < i && what >= ADIT_OPT_GAME; k++) {
        before += adit_game_option(game, k).what == what;
    }
    return before >= FEW;
}

/* Whether it is an answer after just `more` decisions; the first way stays in the search. */
static bool search_below(search_state *search, int more)
{
    int count = adit_game_option_count(search->at[search->depth]);

    for (int i = 0; i < count && search->status == ADIT_OK && search->left > 0; i++) {
        if ((search->depth > 0 && is_one_of_many(search->at[search->depth], i)) ||
            !look_behind(search, i)) {
            continue;
        }
        search->depth++;
        if (more == 1 ? is_answer(search)
                      : !search->is_found && !search->is_first && search_below(search, more - 1)) {
            return true;
        }
        search->depth--;
    }
    return false;
}

/* "'take housework', then 'furnish'" */
static void add_way(const search_state *search, adit_buffer *out)
{
    for (int i = 0; i < search->depth; i++) {
        char text[WORDS];

        (void)adit_game_option_text(search->at[i], search->made[i], text, sizeof text);
        adit_buffer_addf(out, "%s'%s'", i == 0 ? "" : ", then ", text);
    }
}

static void explain_way(const search_state *search, adit_buffer *out)
{
    adit_buffer_add(out, search->sought == AN_OPTION ? "first " : "after ");
    add_way(search, out);
    if (search->sought == AN_OPTION) {
        adit_buffer_addf(out, ": '%s' is not yet an option for \"%s\"", search->typed,
                         adit_game_prompt(search->at[0]));
    } else {
        adit_buffer_addf(out, ": %s", search->reason);
    }
}

static bool explain_later(adit_game *game, const char *typed, adit_buffer *out, adit_err *err,
                          adit_status *status)
{
    search_state search = {.at = {game},
                           .seat = adit_game_seat(game),
                           .turn = adit_game_root(game)->turn,
                           .key = game->engine->runner->open.key,
                           .typed = typed};
    bool found = false;
    const adit_read_point mark = adit_game_read_point(game);

    for (int sought = 0; sought < WAYS_TO_LOOK && !found; sought++) {
        search.sought = sought;
        search.left = MOST_DECISIONS;
        for (int depth = 1; depth <= DEEPEST && !found && search.status == ADIT_OK; depth++) {
            search.depth = 0;
            found = search_below(&search, depth);
        }
    }
    if (found) {
        explain_way(&search, out);
    }
    for (int i = 1; i <= DEEPEST; i++) {
        adit_game_free(search.at[i]);
    }
    adit_game_forgive_reads(game, mark);
    *status = search.status == ADIT_OK ? ADIT_OK : adit_nomem(err);
    return found;
}

/* The texts of all options, side by side, so that the nearest can be found. */
typedef struct {
    adit_text all;
    int at[ADIT_MAX_OPTIONS];
} option_texts;

static const char *text_at(const void *context, int n)
{
    const option_texts *texts = context;

    return &texts->all.data[texts->at[n]];
}

static void add_suggestion(adit_game *game, const char *text, adit_buffer *out)
{
    int all = adit_game_option_count(game) + adit_game_anytime_count(game);
    int count = all < ADIT_MAX_OPTIONS ? all : ADIT_MAX_OPTIONS;
    option_texts texts = {.all = {0}};
    const char *nearest = NULL;

    for (int i = 0; i < count; i++) {
        char words[WORDS];
        size_t length = adit_game_option_text(game, i, words, sizeof words);
        texts.at[i] = (int)texts.all.length;
        adit_text_add_bytes(&texts.all, words, length + 1);
    }
    if (!texts.all.failed && count > 0) {
        nearest = adit_nearest(text, count, text_at, &texts);
    }
    adit_buffer_add(out, adit_did_you_mean(nearest, "").text);
    adit_text_free(&texts.all);
}

/* Numbers are those of the list of options, from 1. */
static bool explain_number(adit_game *game, const char *typed, adit_buffer *out)
{
    long number;

    if (!adit_is_number(typed, &number)) {
        return false;
    }
    adit_buffer_addf(out, "there is no option %ld; the last one is %d", number,
                     adit_game_option_count(game) + adit_game_anytime_count(game));
    return true;
}

/* What the open question itself knows of it. */
static bool explain_here(adit_game *game, const char *typed, adit_buffer *out)
{
    const adit_runner *runner = game->engine->runner;
    const refusing of = {game->engine, {&runner->options, &runner->exchanges}};
    int found[SHOWN];
    int count = adit_game_option_match(game, typed, found, SHOWN);

    if (count == 1) {
        explain_option(game, typed, found[0], out);
    } else if (count > 1) {
        list_options(game, found, count, out);
    }
    if (count > 0) {
        return true;
    }
    (void)adit_game_refusal_count(game); /* builds the question with reasons */
    return explain_refusals(&of, false, typed, out) || explain_refusals(&of, true, typed, out) ||
           explain_number(game, typed, out);
}

adit_status adit_game_why(adit_game *game, const char *text, char *buffer, size_t size,
                          adit_err *err)
{
    ADIT_NEED(game != NULL && text != NULL && buffer != NULL, err);

    char scratch[512];
    adit_buffer out = adit_buffer_on(buffer, size);
    adit_status status = ADIT_OK;

    if (adit_game_is_over(game)) {
        adit_buffer_add(&out, "the game is over");
        return ADIT_OK;
    }
    text = adit_cards_today(game->engine->cards, text, scratch, sizeof scratch);
    ADIT_TRY(adit_game_sync(game, err));
    const adit_read_point mark = adit_game_read_point(game);
    if (adit_game_option_find(game, text) < 0 && adit_game_refuses(game, text, buffer, size)) {
        return adit_game_read_error(game, mark, err);
    }
    if (explain_here(game, text, &out)) {
        return adit_game_read_error(game, mark, err);
    }
    if (adit_game_lacks_reasons(game)) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the reasons");
    }
    ADIT_TRY(adit_game_read_error(game, mark, err));
    if (explain_later(game, text, &out, err, &status) || status != ADIT_OK) {
        return status;
    }
    adit_buffer_addf(&out, "'%s' is not an option for \"%s\"", text, adit_game_prompt(game));
    add_suggestion(game, text, &out);
    return adit_game_read_error(game, mark, err);
}
