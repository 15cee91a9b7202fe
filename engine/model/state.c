/* state.c - lists of cards in play: the order in which they came is kept. */
#include <string.h>

#include "engine/model/state.h"

int adit_in_play_find(const adit_in_play *list, int card)
{
    for (int i = 0; i < list->count; i++) {
        if (list->card[i] == card) {
            return i;
        }
    }
    return -1;
}

void adit_in_play_add(adit_in_play *list, int card)
{
    if (adit_in_play_find(list, card) < 0 && list->count < ADIT_MAX_IN_PLAY) {
        list->card[list->count++] = (uint16_t)card;
    }
}

void adit_in_play_put_first(adit_in_play *list, int card)
{
    int place = adit_in_play_find(list, card);

    if (place < 0) {
        adit_in_play_add(list, card);
        place = adit_in_play_find(list, card);
    }
    if (place > 0) {
        memmove(&list->card[1], &list->card[0], (size_t)place * sizeof *list->card);
        list->card[0] = (uint16_t)card;
    }
}

void adit_in_play_keep(adit_in_play *list, adit_stays stays, const void *context)
{
    int kept = 0;

    for (int i = 0; i < list->count; i++) {
        if (stays(context, list->card[i])) {
            list->card[kept++] = list->card[i];
        }
    }
    /* What follows the last card is zero: states are compared as bytes. */
    memset(list->card + kept, 0, (size_t)(ADIT_MAX_IN_PLAY - kept) * sizeof *list->card);
    list->count = (uint16_t)kept;
}

void adit_topics_add(adit_topics *topics, const adit_card *card)
{
    topics->events |= card->events;
    topics->deeds |= card->deeds;
    topics->values |= card->values;
    topics->permissions |= card->permissions;
}

adit_topics adit_topics_sum(const adit_topics *a, const adit_topics *b)
{
    return (adit_topics){.events = a->events | b->events,
                         .deeds = a->deeds | b->deeds,
                         .values = a->values | b->values,
                         .permissions = a->permissions | b->permissions};
}

adit_topics adit_topics_of(const adit_cards *cards, const adit_in_play *list)
{
    adit_topics topics = {0};

    for (int i = 0; i < list->count; i++) {
        adit_topics_add(&topics, &cards->card[list->card[i]]);
    }
    return topics;
}
