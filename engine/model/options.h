/* options.h - the answers that a question offers, and the reasons for those it does not.
 *
 * Builders offer options in a fixed order; the list stops them early when enough is known.
 * An option is a value; its text is made from the option table when somebody wants it.
 */
#ifndef ADIT_MODEL_OPTIONS_H
#define ADIT_MODEL_OPTIONS_H

#include "engine/base/limits.h"
#include "engine/base/text.h"

#define ADIT_MAX_WORDS 256

/* Options of the engine itself; a game's own start at ADIT_OPT_GAME. */
enum {
    ADIT_OPT_NOTHING,
    ADIT_OPT_PART,     /* a: node of the part that is carried out */
    ADIT_OPT_DONE,     /* no further part, no further element */
    ADIT_OPT_DECLINE,  /* leave out an optional part */
    ADIT_OPT_ACCEPT,   /* carry out an optional part */
    ADIT_OPT_PAY,      /* a: which of the payable prices; b, c: hash of its amounts */
    ADIT_OPT_WORD,     /* a script's own word; a: place in its list, b, c: hash of the word */
    ADIT_OPT_EXCHANGE, /* a: card, b: which of its exchanges */
    ADIT_OPT_CHANCE,   /* outcome of a draw; a: outcome. Only in picks */
    ADIT_OPT_TURNED,   /* a card that was turned up; a: card + 1. Only in picks */
    ADIT_OPT_NEXT,     /* what happens next of several things; a: card + 1, b: which of its */
    ADIT_OPT_IDENTITY, /* who the player is; a: card + 1 */
    ADIT_OPT_COMMON,   /* how many there are */
    ADIT_OPT_GAME = 32
};

/* What an argument of an option, a log line or a pick means: how it is written as text. */
typedef enum {
    ADIT_ARG_NONE,
    ADIT_ARG_NUMBER,
    ADIT_ARG_SEAT, /* 0-based inside, "p1" outside */
    ADIT_ARG_GOOD,
    ADIT_ARG_CARD,  /* card number + 1; 0: none */
    ADIT_ARG_NODE,  /* a part of an effect, in words */
    ADIT_ARG_LABEL, /* the row's own list of words */
    ADIT_ARG_HIDDEN /* part of the value but not of the text */
} adit_arg_kind;

/* A row of the option table or of the log table. `word` is the text; in it {a}, {b}, {c}
 * stand for the arguments, such as "furnish {a} {b}". */
typedef struct {
    const char *word;
    const char *says; /* the same for people, with {a}, {b}, {c}; NULL: `word` */
    adit_arg_kind a, b, c;
    const char *const *labels; /* for ADIT_ARG_LABEL */
    int label_count;
    const char *const *said_labels; /* the same for people; NULL: `labels` */
    bool is_open; /* an option that is chosen in the open: what it names is no secret afterwards,
                     wherever it is then */
    bool places;  /* of an option: it moves a piece of `placing` of the game */
    bool expects_nothing; /* of an option: it is no surprise if it changes nothing: "done" */
} adit_text_row;

/* Why something is not possible. NULL wherever nobody wants to know. */
typedef struct {
    char text[240];
    int missing; /* how many goods, if that is all that is in the way; 0: it is something else */
} adit_why;

/* Is false; writes the reason only if somebody wants it, so that nothing is called if nobody
 * does. */
bool adit_refuse_words(adit_why *why, const char *format, ...) ADIT_PRINTF(2, 3);
#define adit_refuse(why, ...) ((why) != NULL ? adit_refuse_words((why), __VA_ARGS__) : false)

/* Of several things that are all refused, keeps the reason of the one that is nearest to being
 * possible, with its name: "Shelf: needs 3 food, has 2". Both begin as {0}. */
void adit_why_nearer(adit_why *nearest, const adit_why *why, const char *name);
/* Is false; says that nothing of this is possible, and what is nearest to it. */
bool adit_refuse_all(adit_why *why, const char *words, const adit_why *nearest);

typedef struct {
    adit_option option;
    int text; /* where in `reasons` its reason starts */
} adit_refusal;

typedef struct {
    adit_option item[ADIT_MAX_OPTIONS];
    int count;
    int limit;     /* a builder stops when count reaches it */
    bool overflow; /* more than ADIT_MAX_OPTIONS were offered */
    bool wants_reasons;
    bool gathers; /* with reasons: clearing it for the next question keeps what was refused */
    adit_why why; /* scratch for the predicate that is being asked */
    adit_refusal refused[ADIT_MAX_OPTIONS];
    int refused_count;
    adit_text reasons;
    /* The words of a script's own options, by their place in its list. */
    char texts[16384];
    uint16_t word_at[ADIT_MAX_WORDS];
    int word_count, words_used;
    /* What the script asks, "": as usual; and what it says about each word, 0: nothing. */
    char prompt[ADIT_MAX_PROMPT + 1];
    uint16_t meaning_at[ADIT_MAX_WORDS];
    bool has_meanings;
} adit_options;

void adit_options_clear(adit_options *options, int limit, bool wants_reasons);
void adit_options_free(adit_options *options);

/* Keeps the option among those that are refused. */
void adit_options_keep_reason(adit_options *options, adit_option option, const char *reason);
/* Offers an option. Returns false when the builder may stop: enough is known. */
static inline bool adit_offer(adit_options *options, adit_option option)
{
    if (options->count >= ADIT_MAX_OPTIONS) {
        options->overflow = true;
        return false;
    }
    options->item[options->count++] = option;
    /* A full list does not stop the builder: only one option more shows that it is too long. */
    return options->count < options->limit || options->limit == ADIT_MAX_OPTIONS;
}
/* Offers it if `possible`; otherwise keeps the reason that is in adit_why_of(options). */
static inline bool adit_offer_if(adit_options *options, adit_option option, bool possible)
{
    if (possible) {
        return adit_offer(options, option);
    }
    if (__builtin_expect(options->wants_reasons, 0)) {
        adit_options_keep_reason(options, option, options->why.text);
    }
    return true;
}
/* Where a predicate may leave its reason; NULL if nobody wants reasons. */
static inline adit_why *adit_why_of(adit_options *options)
{
    if (!options->wants_reasons) {
        return NULL;
    }
    /* The last predicate's reason must not be taken for the next one's. */
    options->why.text[0] = '\0';
    return &options->why;
}
bool adit_option_equal(adit_option a, adit_option b);
/* Keeps the words of an option that only its builder can say; returns their number for
 * option.a, or -1 when there is no room. */
int adit_options_add_word(adit_options *options, const char *word);
/* The index of the option in the list, or -1. */
int adit_options_find(const adit_options *options, adit_option option);
/* Takes the option at `index` out and keeps its reason. */
void adit_options_refuse(adit_options *options, int index, const char *reason);

/* A 32-bit hash of a text, split over b and c of an option. */
adit_option adit_option_with_hash(uint16_t what, int a, const void *data, size_t length);

#endif
