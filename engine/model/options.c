/* options.c - the answers that a question offers, and the reasons for those it does not.
 *
 * The list is filled at every question of every playout, so clearing it touches only what
 * was used. Reasons are written only while somebody wants them.
 */
#include "engine/model/options.h"

#include <string.h>

#include "engine/base/format.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

bool adit_refuse_words(adit_why *why, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    adit_format_words(why->text, sizeof why->text, format, args);
    va_end(args);
    return false;
}

void adit_why_nearer(adit_why *nearest, const adit_why *why, const char *name)
{
    if (nearest->text[0] == '\0' ||
        (why->missing > 0 && (nearest->missing == 0 || why->missing < nearest->missing))) {
        (void)adit_refuse_words(nearest, "%s: %s", name, why->text);
        nearest->missing = why->missing;
    }
}

bool adit_refuse_all(adit_why *why, const char *words, const adit_why *nearest)
{
    const bool has_one = nearest->text[0] != '\0';

    why->missing = nearest->missing;
    return adit_refuse_words(why, "%s%s%s", words, has_one ? "; nearest is " : "",
                             has_one ? nearest->text : "");
}

/* Only the question that offers such an option knows its words. */
static bool has_own_words(adit_option option)
{
    return option.what == ADIT_OPT_WORD || option.what == ADIT_OPT_PAY;
}

static void drop_own_words(adit_options *options)
{
    int kept = 0;

    for (int i = 0; i < options->refused_count; i++) {
        if (!has_own_words(options->refused[i].option)) {
            options->refused[kept++] = options->refused[i];
        }
    }
    options->refused_count = kept;
}

void adit_options_clear(adit_options *options, int limit, bool wants_reasons)
{
    options->count = 0;
    options->limit = limit > 0 && limit < ADIT_MAX_OPTIONS ? limit : ADIT_MAX_OPTIONS;
    options->overflow = false;
    options->wants_reasons = wants_reasons;
    options->why.text[0] = '\0';
    if (wants_reasons && options->gathers) {
        drop_own_words(options);
    } else {
        options->refused_count = 0;
        options->reasons.length = 0;
        options->reasons.failed = false;
    }
    options->word_count = 0;
    options->words_used = 0;
    options->prompt[0] = '\0';
    options->has_meanings = false;
}

void adit_options_free(adit_options *options)
{
    adit_text_free(&options->reasons);
    adit_options_clear(options, 0, false);
}

void adit_options_keep_reason(adit_options *options, adit_option option, const char *reason)
{
    if (!options->wants_reasons || options->refused_count >= ADIT_MAX_OPTIONS) {
        return;
    }
    if (reason == NULL || reason[0] == '\0') {
        reason = "not possible at the moment";
    }
    size_t at = options->reasons.length;
    adit_text_add_bytes(&options->reasons, reason, strlen(reason) + 1);
    if (!options->reasons.failed) {
        options->refused[options->refused_count++] = (adit_refusal){option, (int)at};
    }
}

bool adit_option_equal(adit_option a, adit_option b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

int adit_options_find(const adit_options *options, adit_option option)
{
    for (int i = 0; i < options->count; i++) {
        if (adit_option_equal(options->item[i], option)) {
            return i;
        }
    }
    return -1;
}

void adit_options_refuse(adit_options *options, int index, const char *reason)
{
    adit_options_keep_reason(options, options->item[index], reason);
    options->count--;
    memmove(&options->item[index], &options->item[index + 1],
            (size_t)(options->count - index) * sizeof options->item[0]);
}

adit_option adit_option_with_hash(uint16_t what, int a, const void *data, size_t length)
{
    uint32_t hash = (uint32_t)XXH3_64bits(data, length);

    return (adit_option){what, (int16_t)a, (int16_t)(hash & 0xFFFF), (int16_t)(hash >> 16)};
}

int adit_options_add_word(adit_options *options, const char *word)
{
    size_t length = strlen(word) + 1;
    int number = options->word_count;

    if (number >= ADIT_MAX_WORDS || options->words_used + length > sizeof options->texts) {
        return -1;
    }
    memcpy(&options->texts[options->words_used], word, length);
    options->word_at[number] = (uint16_t)options->words_used;
    options->words_used += (int)length;
    options->word_count++;
    return number;
}
