/* tx_begin.c - the only place where transactions are made.
 *
 * Whatever runs in a transaction may come to a script: a number, a permission, an effect. So each
 * of them has a runner, a host, limits and a state from the beginning, also those that only check
 * something. Elsewhere a transaction is one that was made here, or a copy of one; that is kept by
 * tests/lint/transactions.
 *
 * One that waits at a secret question can go to the next one without being run again: nothing
 * happens between such questions, and no list may depend on an answer, so all of them are known
 * before the first is asked. A question that is not kept, as after a save, is found by a run.
 */
#include <assert.h>
#include <string.h>

#include <xxhash.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"

/* All zero. In three pieces, since compilers clear a large struct by an instruction that takes
 * longer to begin than the rest of this. */
static inline void clear_tx(adit_tx *tx)
{
    enum { PIECE = 72, REST = sizeof *tx - 2 * PIECE };
    unsigned char *bytes = (unsigned char *)tx;

    memset(bytes, 0, PIECE);
    memset(bytes + PIECE, 0, PIECE);
    memset(bytes + 2 * PIECE, 0, REST);
}

/* What every transaction has. */
static void fill_common(adit_tx *tx, adit_runner *runner, adit_state *work, const adit_state *root,
                        adit_err *err)
{
    const adit_engine *engine = runner->engine;

    clear_tx(tx);
    tx->def = engine->def;
    tx->cards = engine->cards;
    tx->host = &engine->host;
    tx->work = work;
    tx->root = root;
    tx->runner = runner;
    tx->err = err;
    tx->has_purity = engine->purity;
    tx->card = tx->card_seat = tx->asker = ADIT_NO_CARD;
    tx->parts_left = ADIT_MAX_RUN_PARTS;
    runner->abort_reason = NULL;
}

void adit_tx_begin(adit_runner *runner, adit_position *position, adit_log *log, adit_err *err)
{
    const adit_state *root = adit_position_root(position);

    memcpy(runner->work.bytes, root, adit_state_size(runner->engine->def, root->players));
    adit_tx_begin_next(runner, position, log, err);
}

void adit_tx_begin_next(adit_runner *runner, adit_position *position, adit_log *log, adit_err *err)
{
    const adit_state *root = adit_position_root(position);
    adit_tx *tx = &runner->tx;

    fill_common(tx, runner, (adit_state *)(void *)runner->work.bytes, root, err);
    tx->picks = position->picks;
    tx->pick_count = position->pick_count;
    tx->is_exchange = position->is_exchange != 0;
    tx->takes_tags = position->takes_tags != 0;
    tx->log = log;
    runner->has_drawn = false;
    runner->built_count = runner->known_count = runner->secret.count = 0;
    /* `work` is no longer that of the game run before. */
    runner->version = runner->root_of = runner->secret.of = 0;
    runner->stats.runs++;
    adit_count_work(runner, 1, 0);
    assert(memcmp(tx->work, root, adit_state_size(tx->def, root->players)) == 0);
    if (tx->host->begin_run != NULL) {
        tx->host->begin_run(tx->host->self);
    }
}

void adit_tx_none(adit_runner *runner)
{
    adit_state *work = (adit_state *)(void *)runner->work.bytes;

    fill_common(&runner->tx, runner, work, work, NULL);
    runner->tx.is_looking = true;
}

adit_tx adit_tx_for_looking(adit_runner *runner, const adit_state *state, adit_err *err)
{
    adit_tx tx;

    adit_begin_decision(runner->engine);
    fill_common(&tx, runner, (adit_state *)(uintptr_t)state, state, err);
    tx.is_looking = true;
    return tx;
}

bool adit_tx_lacks_root(const adit_tx *tx)
{
    adit_runner *runner = tx->runner;
    const bool lacks = runner->leaves_root && (const void *)tx->root == runner->work.bytes;

    runner->lacks_root |= lacks;
    return lacks;
}

adit_tx adit_tx_inside(const adit_tx *outer, adit_trial *trial, const adit_state *from,
                       adit_err *err)
{
    adit_tx inner = *outer;

    inner.work = (adit_state *)(void *)trial->scratch.bytes;
    inner.picks = trial->picks;
    inner.next = 0;
    inner.stop = ADIT_OK;
    inner.is_trial = true;
    inner.is_looking = inner.is_tentative = inner.may_settle = false;
    inner.adds_decline = false;
    inner.parts_left = ADIT_MAX_RUN_PARTS;
    inner.trial = trial;
    inner.start = NULL;
    inner.trial_depth = outer->trial_depth + 1;
    inner.trace_depth = outer->trace_depth + 1;
    inner.log = NULL;
    inner.err = err;
    memcpy(inner.work, from, adit_state_size(inner.def, from->players));
    return inner;
}

/* ---- The next secret question ---- */

adit_options *adit_secret_list(adit_tx *tx, int place)
{
    adit_secret_round *secret = &tx->runner->secret;

    if (tx != &tx->runner->tx || tx->is_looking || tx->part != NULL) {
        return NULL;
    }
    if (secret->offered[place] == NULL) {
        secret->offered[place] = adit_alloc(sizeof *secret->offered[place]);
    }
    if (secret->offered[place] != NULL) {
        adit_options_clear(secret->offered[place], ADIT_MAX_OPTIONS, false);
    }
    return secret->offered[place];
}

void adit_secret_keep(adit_tx *tx, const adit_question *first, const int *seats, int count)
{
    adit_secret_round *secret = &tx->runner->secret;

    secret->tx = *tx;
    secret->tx.is_tentative = secret->tx.may_settle = false; /* the first one is asked */
    secret->tx.start = NULL;
    secret->tx.event = NULL;
    secret->key = first->key;
    secret->secret_from = first->secret_from;
    memcpy(secret->seat, seats, (size_t)count * sizeof *seats);
    secret->count = count;
}

/* The place of the question after the open one. */
static int place_after(const adit_runner *runner)
{
    const adit_secret_round *secret = &runner->secret;
    int place = 0;

    while (place < secret->count && secret->seat[place] != runner->open.seat) {
        place++;
    }
    return place + 1;
}

bool adit_secret_follows(const adit_runner *runner)
{
    const adit_secret_round *secret = &runner->secret;

    if (secret->count == 0 || runner->open.secret_from != secret->secret_from) {
        return false;
    }
    for (int i = place_after(runner); i < secret->count; i++) {
        if (secret->offered[i]->count > 1) {
            return true;
        }
    }
    return false;
}

/* Offers what was kept. */
static void build_kept(adit_tx *tx, const void *context, adit_options *out)
{
    const adit_options *kept = context;

    (void)tx;
    out->word_count = out->words_used = 0;
    out->has_meanings = kept->has_meanings;
    memcpy(out->prompt, kept->prompt, sizeof out->prompt);
    memcpy(out->texts, kept->texts, (size_t)kept->words_used);
    out->words_used = kept->words_used;
    for (int i = 0; i < kept->count; i++) {
        out->word_at[i] = kept->word_at[i];
        out->meaning_at[i] = kept->meaning_at[i];
        out->word_count = i + 1;
        if (!adit_offer(out, kept->item[i])) {
            return;
        }
    }
}

adit_status adit_secret_ask_next(adit_runner *runner, adit_position *position, adit_log *log,
                                 adit_err *err)
{
    adit_secret_round *secret = &runner->secret;
    adit_status status = ADIT_OK;
    adit_tx *tx = &runner->tx, outside = *tx;

    *tx = secret->tx;
    tx->root = adit_position_root(position);
    tx->picks = position->picks;
    tx->pick_count = tx->next = position->pick_count;
    tx->takes_tags = false;
    tx->log = log;
    tx->err = err;
    runner->has_drawn = false;
    runner->version = secret->of = 0;
    for (int i = place_after(runner); i < secret->count && status == ADIT_OK; i++) {
        const adit_question question = {.key = secret->key,
                                        .seat = secret->seat[i],
                                        .build = build_kept,
                                        .context = secret->offered[i],
                                        .risky = ADIT_NEVER_RISKY,
                                        .no_anytime = true,
                                        .secret_from = secret->secret_from};
        adit_option answer;

        status = adit_ask_unanswered(tx, &question, false, adit_tag(tx, secret->key, question.seat),
                                     &answer);
        status = status == ADIT_NONE ? ADIT_OK : status;
    }
    outside.root = tx->root;
    outside.picks = tx->picks;
    outside.pick_count = outside.next = tx->pick_count;
    outside.stop = status;
    outside.log = log;
    outside.err = err;
    outside.is_looking = false;
    *tx = outside;
    return status;
}

uint64_t adit_question_hash(const adit_runner *runner)
{
    const adit_open_question *open = &runner->open;
    const adit_options *options = &runner->options;
    uint64_t hash = XXH3_64bits(options->item, (size_t)options->count * sizeof *options->item);
    const int known[] = {open->key,
                         open->seat,
                         open->card,
                         open->tag,
                         open->effect,
                         open->no_anytime,
                         open->first,
                         open->secret_from,
                         open->has_one_answer,
                         open->exchange_depth,
                         open->verb_depth,
                         options->has_meanings,
                         runner->tx.pick_count,
                         runner->tx.parts_left};

    hash = XXH3_64bits_withSeed(known, sizeof known, hash);
    hash = XXH3_64bits_withSeed(options->texts, (size_t)options->words_used, hash);
    hash = XXH3_64bits_withSeed(options->word_at,
                                (size_t)options->word_count * sizeof *options->word_at, hash);
    if (options->has_meanings) {
        hash = XXH3_64bits_withSeed(
            options->meaning_at, (size_t)options->word_count * sizeof *options->meaning_at, hash);
    }
    return XXH3_64bits_withSeed(options->prompt, strlen(options->prompt), hash);
}
