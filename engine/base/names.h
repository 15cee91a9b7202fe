/* names.h - the nearest known name to a misspelt one, and how it is suggested.
 *
 * Code that refuses a name looks for the one that was probably meant. The words are the same
 * everywhere: "no good is called 'wod'; did you mean 'wood'?".
 */
#ifndef ADIT_BASE_NAMES_H
#define ADIT_BASE_NAMES_H

/* The name in `names` nearest to `word` by edit distance, or NULL if none is near.
 * name(context, i) gives the i-th of `count` names and may give NULL. */
const char *adit_nearest(const char *word, int count, const char *(*name)(const void *, int),
                         const void *context);
/* The names of an array of texts: what `name` is for them. */
const char *adit_name_in_list(const void *list, int n);

/* The end of a message. It lives as long as the expression in which it was made, so it can be an
 * argument: adit_fail(err, ADIT_INPUT, "no good is called '%s'%s", word,
 * adit_did_you_mean(nearest, "").text). */
typedef struct {
    char text[192];
} adit_suggestion;
/* "; did you mean 'wood'?", or `otherwise`, which is cut if it is long, if `nearest` is NULL. */
adit_suggestion adit_did_you_mean(const char *nearest, const char *otherwise);

#endif
