/* card_hash.c - a hash of what each card says, so that recorded games know which changed.
 *
 * It is made from the card's part of its file and from the patches that mods lay over it, with
 * everything left out that plays no part in a game: comments, blanks, examples. What is in
 * the file before its first card belongs to every card of the file: helpers are kept there. A card
 * that only got a new id has the same hash: aliases are left out, and ids count as the oldest ones.
 */
#include <string.h>

#include <xxhash.h>

#include "bindings/lua/load/internal.h"
#include "bindings/lua/mods/late_examples.h"
#include "bindings/lua/vm/lexer.h"

/* ---- What counts of a piece of Lua ---- */

typedef struct {
    adit_text *out;
    char *to; /* its end; there is room for the rest of the piece and two more */
    const adit_cards *cards;
    const char *mod; /* whose file it is; NULL: the game's own */
    bool had_comma;  /* one waits: it counts for nothing before a closing brace */
} squeezer;

/* Behind `word = { ... },` or `word = "...",` if that stands at `at`, else `at`. */
static const char *after_field(const char *at, const char *end, const char *word)
{
    int depth = 0;

    if (at >= end || *at != *word) {
        return at;
    }
    const char *c = aditl_after_token(at, end);

    if (!aditl_token_is(at, c, word)) {
        return at;
    }
    c = aditl_after_blanks(c, end);

    if (c >= end || *c != '=') {
        return at;
    }
    c = aditl_after_blanks(c + 1, end);
    if (c >= end || (*c != '{' && *c != '"' && *c != '\'')) {
        return at;
    }
    do {
        depth += *c == '{' ? 1 : *c == '}' ? -1 : 0;
        c = aditl_after_blanks(aditl_after_token(c, end), end);
    } while (c < end && depth > 0);
    return c < end && (*c == ',' || *c == ';') ? c + 1 : c;
}

static void put_token(squeezer *s, const char *token, size_t length)
{
    bool is_comma = length == 1 && (*token == ',' || *token == ';');

    if (s->had_comma && !(length == 1 && *token == '}')) {
        *s->to++ = ',';
    }
    s->had_comma = is_comma;
    if (is_comma) {
        return;
    }
    /* Two words must not become one. */
    if (s->to > s->out->data && aditl_is_word_char(s->to[-1]) && aditl_is_word_char(*token)) {
        *s->to++ = ' ';
    }
    s->to = adit_write_bytes(s->to, token, length);
}

/* Whether it can be the id of a card: most strings are texts. */
static bool is_like_id(const char *text, size_t length)
{
    size_t i = 0;

    while (i < length && aditl_is_word_char(text[i])) {
        i++;
    }
    return i == length;
}

/* Adds the string; the id of a card counts as its oldest one. `left` is how much of the piece is
 * left. False: no memory. */
static bool put_string(squeezer *s, const char *token, size_t length, size_t left)
{
    if (length < 2 || length >= 80 || !s->cards->has_aliases ||
        !is_like_id(token + 1, length - 2)) {
        put_token(s, token, length);
        return true;
    }
    char id[160], key[160];
    adit_buffer whole = adit_buffer_on(id, sizeof id), quoted = adit_buffer_on(key, sizeof key);

    if (s->mod != NULL) {
        adit_buffer_add(&whole, s->mod);
        adit_buffer_add(&whole, ":");
    }
    const size_t prefix = whole.length;
    adit_buffer_add_bytes(&whole, token + 1, length - 2);
    const int card = adit_cards_find_exactly(s->cards, id);
    if (card == ADIT_NO_CARD) {
        put_token(s, token, length);
        return true;
    }
    adit_buffer_addf(&quoted, "%c%s%c", token[0], adit_card_key(&s->cards->card[card]) + prefix,
                     token[0]);
    adit_text_extended(s->out, s->to);
    s->to = adit_text_extend(s->out, quoted.length + left + 2);
    if (s->to == NULL) {
        return false;
    }
    put_token(s, key, quoted.length);
    return true;
}

/* Adds what counts of a piece of Lua, which is never more than what is written. */
static void squeeze_piece(squeezer s, const char *at, const char *end)
{
    s.to = adit_text_extend(s.out, (size_t)(end - at) + 2);
    if (s.to == NULL) {
        return;
    }
    for (at = aditl_after_blanks(at, end); at < end; at = aditl_after_blanks(at, end)) {
        const char *next = *at == 'e'   ? after_field(at, end, "examples")
                           : *at == 'a' ? after_field(at, end, "alias")
                                        : at;

        if (next == at) {
            next = aditl_after_token(at, end);
            if (*at != '"' && *at != '\'') {
                put_token(&s, at, (size_t)(next - at));
            } else if (!put_string(&s, at, (size_t)(next - at), (size_t)(end - next))) {
                return;
            }
        }
        at = next;
    }
    *s.to++ = '\n';
    adit_text_extended(s.out, s.to);
}

/* A piece of a file and what counts of it: cards that a loop declares share theirs, so the last
 * one is kept. */
typedef struct {
    const char *text;
    size_t length;
    adit_text squeezed;
} text_piece;

/* The hash of a card that is of these lines. */
typedef struct {
    int file, line, end_line;
    uint32_t hash; /* 0: there is none */
} known_hash;

#define KNOWN_HASHES 8 /* of the cards that were hashed last */

typedef struct {
    const aditl_loader *loader;
    squeezer squeezer; /* of the file that is being read */
    text_piece head, body;
    adit_text text; /* all that counts of one card */
    known_hash known[KNOWN_HASHES];
    int next_known;
} hasher;

static void add_piece(hasher *h, text_piece *kept, const char *text, size_t length)
{
    if (kept->text != text || kept->length != length || kept->squeezed.length == 0) {
        kept->text = text;
        kept->length = length;
        kept->squeezed.length = 0;
        h->squeezer.out = &kept->squeezed;
        squeeze_piece(h->squeezer, text, text + length);
    }
    adit_text_add_bytes(&h->text, kept->squeezed.data, kept->squeezed.length);
}

/* ---- Which part of which file ---- */

/* The line of the first card or patch of the file. */
static int first_line(const aditl_loader *loader, int file)
{
    int first = 0;

    for (int i = 0; i < loader->found.entry_count; i++) {
        const aditl_entry *entry = &loader->found.entries[i];
        if (entry->file == file && (first == 0 || entry->line < first)) {
            first = entry->line;
        }
    }
    for (int i = 0; i < loader->found.patch_count; i++) {
        const aditl_patch *patch = &loader->found.patches[i];
        if (patch->file == file && (first == 0 || patch->line < first)) {
            first = patch->line;
        }
    }
    return first;
}

/* A card says what the shared files say that its file uses. */
static void add_uses(hasher *h, int file)
{
    const aditl_found *found = &h->loader->found;

    for (int i = h->loader->set.files[file].first_use; i != 0; i = found->uses[i - 1].next) {
        const uint64_t says = h->loader->set.files[found->uses[i - 1].file].says;
        unsigned char bytes[8];

        for (int k = 0; k < 8; k++) {
            bytes[k] = (unsigned char)(says >> (8 * k));
        }
        adit_text_add_bytes(&h->text, (const char *)bytes, sizeof bytes);
    }
}

/* In the order in which they were run, so what one of them uses comes before it. */
static void hash_shared_files(hasher *h)
{
    aditl_file *file;

    for (int i = h->loader->found.first_done; i != 0; i = file->next_done) {
        file = &h->loader->set.files[i - 1];
        h->text.length = 0;
        h->squeezer.mod = h->loader->set.mods[file->mod].id;
        add_piece(h, &h->body, file->text, file->length);
        add_uses(h, i - 1);
        file->says = XXH3_64bits(h->text.data, h->text.length);
    }
}

/* From `line` to before `end_line` (0: to the end), and what stands above the first card. When
 * lines do not tell cards apart, the whole file. */
static void add_part(hasher *h, int number, int line, int end_line)
{
    const aditl_file *file = &h->loader->set.files[number];
    int first = first_line(h->loader, number);

    if (file->text == NULL) {
        return;
    }
    h->squeezer.mod =
        h->loader->set.mods[file->mod].is_game ? NULL : h->loader->set.mods[file->mod].id;
    add_uses(h, number);
    if (line < 1 || (end_line != 0 && end_line <= line)) {
        add_piece(h, &h->body, file->text, file->length);
        return;
    }
    size_t length = file->length;
    const char *text = file->lacks_helpers ? file->text : aditl_needed_text(file, &length);
    const char *from = aditl_line_start(text, length, line);
    const char *to = end_line != 0 ? aditl_line_start(text, length, end_line) : text + length;
    add_piece(h, &h->head, text, (size_t)(aditl_line_start(text, length, first) - text));
    add_piece(h, &h->body, from, (size_t)(to - from));
}

/* Whether a field of the card was set by the patch. */
static bool is_patched(const aditl_loader *loader, const char *card, int patch)
{
    for (int i = 0; i < loader->found.origin_count; i++) {
        if (loader->found.origins[i].patch == patch &&
            strcmp(loader->found.origins[i].card, card) == 0) {
            return true;
        }
    }
    return false;
}

/* Adds the patches that set fields of the card; whether there are any. */
static bool add_patches(hasher *h, const char *card)
{
    const aditl_found *found = &h->loader->found;
    bool is_changed = false;

    for (int k = 0; k < found->patch_count; k++) {
        if (is_patched(h->loader, card, k)) {
            add_part(h, found->patches[k].file, found->patches[k].line, found->patches[k].end_line);
            is_changed = true;
        }
    }
    return is_changed;
}

/* Cards that a loop makes say the same, so most hashes are known from the one before. */
static uint32_t find_hash(const hasher *h, const aditl_entry *entry)
{
    for (int i = 0; i < KNOWN_HASHES && h->loader->found.patch_count == 0; i++) {
        const known_hash *known = &h->known[i];

        if (known->line == entry->line && known->end_line == entry->end_line &&
            known->file == entry->file) {
            return known->hash;
        }
    }
    return 0;
}

static uint32_t hash_card(hasher *h, const aditl_entry *entry, const char *id)
{
    uint32_t hash = find_hash(h, entry);

    if (hash != 0) {
        return hash;
    }
    h->text.length = 0;
    add_part(h, entry->file, entry->line, entry->end_line);
    const bool is_changed = add_patches(h, id);

    hash = (uint32_t)XXH3_64bits(h->text.data, h->text.length) | 1U; /* 0 means "unknown" */
    if (!is_changed) {
        h->known[h->next_known] = (known_hash){entry->file, entry->line, entry->end_line, hash};
        h->next_known = (h->next_known + 1) % KNOWN_HASHES;
    }
    return hash;
}

void aditl_hash_cards(aditl_loader *loader)
{
    hasher h = {.loader = loader, .squeezer = {.cards = loader->out->cards}};

    hash_shared_files(&h);
    for (int i = 0; i < loader->set.cards->count; i++) {
        adit_card *card = &loader->set.cards->card[i];

        card->content_hash = hash_card(&h, &loader->found.entries[i], card->id);
    }
    loader->set.is_out_of_memory = loader->set.is_out_of_memory || h.text.failed ||
                                   h.head.squeezed.failed || h.body.squeezed.failed;
    adit_text_free(&h.text);
    adit_text_free(&h.head.squeezed);
    adit_text_free(&h.body.squeezed);
}
