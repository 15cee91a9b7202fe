/* play.c - one game: at random with the mod's cards in mind, or along given decisions.
 *
 * Decisions are text. Along a list, those that are not offered are skipped: shrinking removes
 * things, and decisions that no longer fit were perhaps not needed either.
 */
#include "bindings/cli/fuzz/fuzz.h"

#include <ctype.h>
#include <string.h>

enum { TEXT_SIZE = 512, FAVOUR = 6, EXCHANGE_ODDS = 8, TWIN_ODDS = 4 };

typedef struct {
    adit_bot bot; /* plays every seat */
    fuzz_run *fuzz;
    const fuzz_plan *plan;
    adit_game *game;
    adit_game *twin; /* the same game in another Lua state, or NULL */
    fuzz_fault *out;
    int next;         /* of the decisions that are wanted */
    bool is_done;     /* none of them is left */
    bool is_deciding; /* what fails now is the decision itself */
} playing;

void fuzz_fault_free(fuzz_fault *fault)
{
    fuzz_start_free(&fault->start);
    fuzz_words_free(&fault->line);
}

/* "4 cards/x.lua:9: needs # stone": the same fault may have other numbers in another game. */
void fuzz_fault_name(fuzz_fault *fault)
{
    const char *text = fault->err.text;
    size_t used = (size_t)snprintf(fault->key, sizeof fault->key, "%d ", (int)fault->err.status);
    const char *place = strstr(text, ".lua:");
    const char *end = text + strcspn(text, "\n");

    /* The line of the file is part of what it is; the numbers behind it are not. */
    place = place != NULL && place < end ? place + 5 + strspn(place + 5, "0123456789") : text;
    for (const char *c = text; c < end && used + 1 < sizeof fault->key; c++) {
        if (c < place || !isdigit((unsigned char)*c)) {
            fault->key[used++] = *c;
        }
    }
    fault->key[used] = '\0';
}

/* ---- Checks ---- */

/* Loading a save must give the same position. */
static adit_status check_save(adit_game *game, adit_err *err)
{
    adit_text text = {0};
    adit_game *loaded = NULL;
    adit_status status = adit_game_save(game, &text, err);

    ADIT_THEN(status, adit_game_load(adit_game_engine(game), text.data, text.length, &loaded, err));
    if (status == ADIT_OK && adit_game_hash(loaded) != adit_game_hash(game)) {
        status = adit_fail(err, ADIT_INTERNAL, "saving and loading the position changes it");
    }
    adit_game_free(loaded);
    adit_text_free(&text);
    return status;
}

/* The checks also run scripts of points and exchanges, which a game may never ask for. */
adit_status fuzz_check(adit_game *game, bool thorough, adit_err *err)
{
    bool is_chosen = thorough || adit_game_hash(game) % 8 == 0;

    ADIT_TRY(adit_game_check(game, err));
    ADIT_TRY(adit_game_check_cards(game, err));
    if (adit_game_is_over(game)) {
        return ADIT_OK;
    }
    if (adit_game_option_count(game) + adit_game_anytime_count(game) == 0) {
        return adit_fail(err, ADIT_INTERNAL, "player %d is asked to %s, but there are no options",
                         adit_game_seat(game), adit_game_prompt(game));
    }
    return is_chosen ? check_save(game, err) : ADIT_OK;
}

/* ---- Choosing ---- */

/* The place of the card that the option names, or -1. */
static int find_card(const fuzz_run *fuzz, const char *option)
{
    for (int card = 0; card < fuzz->card_count; card++) {
        size_t length = strlen(fuzz->card[card].id);

        for (const char *at = strstr(option, fuzz->card[card].id); at != NULL;
             at = strstr(at + 1, fuzz->card[card].id)) {
            bool begins = at == option || at[-1] == ' ';
            if (begins && (at[length] == ' ' || at[length] == '\0')) {
                return card;
            }
        }
    }
    return -1;
}

/* Any option; those that name a card of the mod have several chances. */
static int choose_by_dice(playing *play)
{
    fuzz_dice *dice = play->plan->dice;
    int count = adit_game_option_count(play->game), chances = 0, chosen = 0;

    if (count == 0 || fuzz_below(dice, EXCHANGE_ODDS) == 0) {
        int exchanges = adit_game_anytime_count(play->game);
        if (exchanges > 0) {
            return count + fuzz_below(dice, exchanges);
        }
    }
    for (int i = 0; i < count; i++) {
        char text[TEXT_SIZE];

        adit_game_option_text(play->game, i, text, sizeof text);
        int weight = find_card(play->fuzz, text) >= 0 ? FAVOUR : 1;
        chances += weight;
        /* Each option so far keeps its share of the chances. */
        chosen = fuzz_below(dice, chances) < weight ? i : chosen;
    }
    return chosen;
}

/* The next wanted decision that is offered; -1: none of them is. */
static int choose_wanted(playing *play)
{
    const fuzz_words *wanted = play->plan->wanted;

    while (play->next < wanted->count) {
        int index = adit_game_option_find(play->game, wanted->item[play->next++]);
        if (index >= 0) {
            return index;
        }
    }
    return -1;
}

static void count_card(playing *play, const char *text)
{
    const char *asking = adit_game_asking_card(play->game);
    int card = find_card(play->fuzz, text);

    card = card < 0 && asking != NULL ? find_card(play->fuzz, asking) : card;
    if (card >= 0 && play->plan->dice != NULL) {
        play->fuzz->card[card].decided++;
    }
}

/* ---- Two states ---- */

/* Lua lays out its tables differently in each state. A script that depends on it is caught when
 * the same decisions lead to a different game. */
static adit_status compare_twin(playing *play, const char *decision, adit_err *err)
{
    adit_status status = ADIT_OK;

    if (decision != NULL && play->twin != NULL) {
        status = adit_game_decide_text(play->twin, decision, err);
    }
    if (play->twin == NULL || status == ADIT_NOMEM) {
        return status;
    }
    if (status != ADIT_OK || adit_game_hash(play->twin) != adit_game_hash(play->game)) {
        return adit_fail(err, ADIT_SCRIPT,
                         "the same decisions lead to a different game in a second Lua state: a "
                         "script depends on the memory layout of tables");
    }
    return ADIT_OK;
}

/* ---- One game ---- */

static adit_status choose_option(adit_bot *bot, adit_game *game, int *index, adit_err *err)
{
    playing *play = (playing *)(void *)bot;

    (void)game;
    (void)err;
    *index = play->plan->wanted != NULL ? choose_wanted(play) : choose_by_dice(play);
    play->is_done = *index < 0;
    return ADIT_OK;
}

static bool may_continue(void *context)
{
    playing *play = context;
    bool is_long = play->out->line.count >= play->plan->limit;

    if (is_long && play->plan->must_end) {
        adit_fail(&play->out->err, ADIT_LIMIT, "the game has not ended after %d decisions",
                  play->plan->limit);
    }
    return !is_long && !play->is_done && !cli_interrupted();
}

static adit_status watch_answer(void *context, adit_game *game, int seat, int index, adit_err *err)
{
    playing *play = context;
    char text[TEXT_SIZE];

    (void)seat;
    adit_game_option_text(game, index, text, sizeof text);
    count_card(play, text);
    if (!fuzz_words_add(&play->out->line, text)) {
        return adit_nomem(err);
    }
    play->fuzz->decisions++;
    play->is_deciding = true;
    return ADIT_OK;
}

static adit_status watch_decision(void *context, adit_game *game, int seat, adit_err *err)
{
    playing *play = context;
    const fuzz_words *line = &play->out->line;

    (void)seat;
    play->is_deciding = false;
    ADIT_TRY(compare_twin(play, line->item[line->count - 1], err));
    ADIT_TRY(fuzz_check(game, play->plan->thorough, err));
    play->out->err.status = ADIT_OK;
    return ADIT_OK;
}

/* False when memory ran out. */
static bool play_on(playing *play)
{
    const adit_observer observer = {.context = play,
                                    .may_continue = may_continue,
                                    .before_decision = watch_answer,
                                    .after_decision = watch_decision};
    const fuzz_words *line = &play->out->line;
    adit_err *err = &play->out->err;
    adit_table table;

    play->bot = (adit_bot){.choose = choose_option};
    for (int i = 0; i < ADIT_MAX_SEATS; i++) {
        table.bot[i] = &play->bot;
    }
    adit_status status = adit_game_play(play->game, &table, &observer, err);
    if (status == ADIT_ILLEGAL && play->is_deciding) {
        adit_err_context(err, "the option '%s' was offered", line->item[line->count - 1]);
    }
    if (status != ADIT_OK) {
        err->status = status;
    }
    return status != ADIT_NOMEM;
}

/* Which games are compared follows from their start, so that shrinking compares the same ones. */
static adit_status start_games(playing *play, const fuzz_start *start, adit_err *err)
{
    ADIT_TRY(fuzz_start_game(play->fuzz->engine, play->fuzz, start, &play->game, err));
    if (play->fuzz->twin != NULL && start->seed % TWIN_ODDS == 0) {
        ADIT_TRY(fuzz_start_game(play->fuzz->twin, play->fuzz, start, &play->twin, err));
    }
    ADIT_TRY(compare_twin(play, NULL, err));
    return fuzz_check(play->game, play->plan->thorough, err);
}

bool fuzz_play(fuzz_run *fuzz, const fuzz_start *start, const fuzz_plan *plan, fuzz_fault *out)
{
    playing play = {.fuzz = fuzz, .plan = plan, .out = out};
    adit_budget budget = adit_budget_of(ADIT_BUDGET_FUZZ_GAME, 0, fuzz->whole);

    *out = (fuzz_fault){0};
    if (!fuzz_start_copy(&out->start, start)) {
        return false;
    }
    (void)adit_engine_use_budget(fuzz->engine, &budget);
    adit_status status = start_games(&play, start, &out->err);
    /* A start that is refused is no fault of a card. */
    bool is_refused = status == ADIT_INPUT || status == ADIT_USAGE || status == ADIT_ILLEGAL;
    out->err.status = is_refused ? ADIT_OK : status;
    bool has_memory = status == ADIT_OK ? play_on(&play) : status != ADIT_NOMEM;
    adit_game_free(play.game);
    adit_game_free(play.twin);
    (void)adit_engine_use_budget(fuzz->engine, NULL);
    fuzz_fault_name(out);
    return has_memory;
}
