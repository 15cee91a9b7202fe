/* compat.c - whether a file fits the engine: game and mods, and which cards have changed.
 *
 * A recorded game names each card with a hash of what it says. Comments, blanks and examples do
 * not count, so what is reported here may really play differently.
 */
#include <string.h>

#include "engine/files/transcript.h"

static const adit_mod_info *engine_mod(const adit_engine *engine, const char *id)
{
    for (int i = 0; i < engine->mod_count; i++) {
        if (strcmp(engine->mods[i].id, id) == 0) {
            return &engine->mods[i];
        }
    }
    return NULL;
}

static bool head_has_mod(const adit_file_head *head, const char *id)
{
    int i = 0;

    while (i < head->info.mod_count && strcmp(head->info.mods[i].id, id) != 0) {
        i++;
    }
    return i < head->info.mod_count;
}

/* Whether saves that were written with such contents of the mod are still good. */
static bool takes_saves(const adit_mod_info *mod, uint64_t content_hash)
{
    bool is_accepted = mod->content_hash == content_hash;

    for (int i = 0; i < ADIT_MAX_ACCEPTED && mod->accepts_saves[i] != 0; i++) {
        is_accepted = is_accepted || mod->accepts_saves[i] == content_hash;
    }
    return is_accepted;
}

adit_status adit_file_head_fits(const adit_file_head *head, const adit_engine *engine, bool exact,
                                adit_err *err)
{
    const char *name = head->lines.name;

    if (strcmp(head->info.game, engine->def->info.id) != 0) {
        return adit_fail(err, ADIT_INPUT, "%s: is a game of '%s', but '%s' is loaded", name,
                         head->info.game, engine->def->info.id);
    }
    for (int i = 0; i < head->info.mod_count; i++) {
        const char *id = head->info.mods[i].id;
        const char *version = head->info.mods[i].version;
        const adit_mod_info *mod = engine_mod(engine, id);

        if (mod == NULL) {
            return adit_fail(err, ADIT_INPUT, "%s: needs the mod '%s' %s, which is not loaded",
                             name, id, version);
        }
        if (exact && strcmp(mod->version, version) != 0) {
            return adit_fail(err, ADIT_INPUT, "%s: needs version %s of '%s', but %s is loaded",
                             name, version, id, mod->version);
        }
        if (exact && !takes_saves(mod, head->info.mods[i].content_hash)) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: mod '%s' %s has changed since this file was written", name, id,
                             version);
        }
    }
    for (int i = 0; i < engine->mod_count; i++) {
        if (!head_has_mod(head, engine->mods[i].id)) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: was created without the mod '%s', which is loaded", name,
                             engine->mods[i].id);
        }
    }
    return ADIT_OK;
}

/* ---- Cards ---- */

static const adit_card_fingerprint *find_mark(const adit_file_head *head, const adit_cards *cards,
                                              const char *id)
{
    const adit_card_fingerprint *found = NULL;

    for (size_t i = 0; i < head->card_count && found == NULL; i++) {
        found = strcmp(head->cards[i].id, id) == 0 ? &head->cards[i] : NULL;
    }
    for (size_t i = 0; i < head->card_count && found == NULL && cards->has_aliases; i++) {
        found = adit_cards_means(cards, head->cards[i].id, id) ? &head->cards[i] : NULL;
    }
    return found;
}

static bool has_card(const adit_cards *cards, const char *id)
{
    int number = adit_cards_find(cards, id);

    /* A bare name finds a mod's card too, but that is another one. */
    return number != ADIT_NO_CARD && adit_cards_means(cards, id, cards->card[number].id);
}

bool adit_transcript_card_changes(const adit_transcript *story, const adit_engine *engine,
                                  adit_card_change_visit visit, void *context)
{
    if (story == NULL || engine == NULL || visit == NULL) {
        return false;
    }
    const adit_file_head *head = &story->head;
    const adit_cards *cards = engine->cards;

    for (int i = 0; i < cards->count && head->card_count > 0; i++) {
        const adit_card *card = &cards->card[i];
        const adit_card_fingerprint *mark = find_mark(head, cards, card->id);

        if (card->content_hash == 0) {
            continue; /* not known */
        }
        if (mark == NULL) {
            visit(context, ADIT_CARD_ADDED, card->id);
        } else if (mark->content_hash != card->content_hash) {
            visit(context, ADIT_CARD_CHANGED, card->id);
        }
    }
    for (size_t i = 0; i < head->card_count; i++) {
        if (!has_card(cards, head->cards[i].id)) {
            visit(context, ADIT_CARD_GONE, head->cards[i].id);
        }
    }
    return head->card_count > 0;
}

typedef struct {
    char words[400];
    adit_buffer out;
} card_list;

static void add_card(void *context, adit_card_change change, const char *id)
{
    static const char *const what[] = {"", " (new)", " (removed)"};
    card_list *list = context;

    adit_buffer_addf(&list->out, "%s%s%s", list->out.length > 0 ? ", " : "", id, what[change]);
}

void adit_transcript_name_changes(const adit_transcript *story, const adit_engine *engine,
                                  adit_err *err)
{
    const adit_file_info *info = &story->head.info;
    card_list list;

    for (int i = 0; i < info->mod_count; i++) {
        const adit_mod_info *now = engine_mod(engine, info->mods[i].id);

        if (now != NULL && now->content_hash != info->mods[i].content_hash) {
            adit_err_context(err, "mod '%s' has changed since it was recorded (%s, now %s)",
                             now->id, info->mods[i].version, now->version);
        }
    }
    list.out = adit_buffer_on(list.words, sizeof list.words);
    (void)adit_transcript_card_changes(story, engine, add_card, &list);
    if (list.out.length > 0) {
        adit_err_context(err, "these cards have changed since it was recorded: %s", list.words);
    }
}
