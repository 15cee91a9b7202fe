/* words.c - the rows of the lists in words.h. */
#include "engine/games/template/tables/words.h"

const char *const demo_mood_words[] = {"calm", "wild", NULL};

ADIT_DEFINE_WORDS(demo_, DEMO_);
