/* header.c - the lines at the top of saved positions and recorded games.
 *
 * Reading is strict: an unknown key, an invalid number or a missing line is reported with
 * file and line. What a person may have edited is never guessed.
 */
#include "engine/files/header.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/base/parse.h"
#include "engine/files/save.h"
#include "engine/match/seats.h"

#define HEAD_COLUMNS 100
#define RENEWED_MAX 4096 /* longer settings keep their old ids */

char *adit_lines_next(adit_lines *lines)
{
    char *line = lines->at;

    if (line >= lines->end) {
        return NULL;
    }
    char *stop = memchr(line, '\n', (size_t)(lines->end - line));
    lines->is_cut = stop == NULL;
    if (stop == NULL) {
        stop = lines->end; /* the text is followed by a zero byte */
    }
    lines->at = stop + 1;
    lines->number++;
    *stop = '\0';
    return line;
}

/* By hand: the printf family takes eight times as long (text.c). */
void adit_text_add_hash(adit_text *text, uint64_t hash)
{
    char digits[16];

    for (int i = 0; i < 16; i++) {
        digits[i] = "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
    }
    adit_text_add_bytes(text, digits, sizeof digits);
}

/* Exactly this many hexadecimal digits, as they are written. */
static bool digits_read(const char *text, size_t digits, uint64_t *hash)
{
    const bool is_good = strspn(text, "0123456789abcdef") == digits && text[digits] == '\0';

    *hash = is_good ? strtoull(text, NULL, 16) : 0;
    return is_good;
}

bool adit_hash_read(const char *text, uint64_t *hash)
{
    return digits_read(text, 16, hash);
}

/* ---- Reading ---- */

static adit_status bad_line(const adit_lines *lines, adit_err *err, const char *format, ...)
    ADIT_PRINTF(3, 4);

static adit_status bad_line(const adit_lines *lines, adit_err *err, const char *format, ...)
{
    adit_err message;
    va_list args;

    va_start(args, format);
    adit_fail_va(&message, ADIT_INPUT, format, args);
    va_end(args);
    return adit_fail(err, ADIT_INPUT, "%s:%d: %s", lines->name, lines->number, message.text);
}

/* Makes room for one more, at each power of two. */
static adit_status grow_list(const adit_lines *lines, void **list, size_t count, size_t size,
                             adit_err *err)
{
    if ((count & (count - 1)) != 0) {
        return ADIT_OK;
    }
    void *grown = adit_realloc(*list, (count == 0 ? 1 : count * 2) * size);

    if (grown == NULL) {
        return adit_fail(err, ADIT_NOMEM, "%s:%d: out of memory", lines->name, lines->number);
    }
    *list = grown;
    return ADIT_OK;
}

/* Cuts the next word off; what follows is in *rest. */
static char *take_word(char **rest)
{
    char *word = *rest;
    size_t length = strcspn(word, " ");

    *rest = word + length;
    if (**rest != '\0') {
        *(*rest)++ = '\0';
    }
    return word;
}

static adit_status copy_word(const adit_lines *lines, const char *what, const char *value, char *to,
                             size_t size, adit_err *err)
{
    if (value[0] == '\0' || strlen(value) >= size) {
        return bad_line(lines, err, "%s: expected 1 to %zu characters, got '%.80s'", what, size - 1,
                        value);
    }
    memcpy(to, value, strlen(value) + 1);
    return ADIT_OK;
}

static adit_status read_game(adit_file_head *head, char *rest, adit_err *err)
{
    return copy_word(&head->lines, "game", rest, head->info.game, sizeof head->info.game, err);
}

static adit_status read_players(adit_file_head *head, char *rest, adit_err *err)
{
    uint64_t number;

    if (!adit_parse_exact_u64(rest, &number) || number < 1 || number > ADIT_MAX_SEATS) {
        return bad_line(&head->lines, err, "players: expected a number from 1 to %d, got '%.80s'",
                        ADIT_MAX_SEATS, rest);
    }
    head->info.players = (int)number;
    return ADIT_OK;
}

static adit_status read_seats(adit_file_head *head, char *rest, adit_err *err)
{
    adit_err why = {0};

    if (adit_seats_check(rest, &why) != ADIT_OK) {
        return bad_line(&head->lines, err, "seats: %s", why.text);
    }
    return copy_word(&head->lines, "seats", rest, head->info.seats, sizeof head->info.seats, err);
}

static adit_status read_seed(adit_file_head *head, char *rest, adit_err *err)
{
    if (!adit_parse_exact_u64(rest, &head->info.seed)) {
        return bad_line(&head->lines, err,
                        "seed: expected a number from 0 to 2^64 - 1, got '%.80s'", rest);
    }
    return ADIT_OK;
}

/* The version that wrote the file. Any will do, so one that is too long is cut. */
static adit_status read_engine(adit_file_head *head, char *rest, adit_err *err)
{
    (void)err;
    snprintf(head->info.engine, sizeof head->info.engine, "%s", rest);
    return ADIT_OK;
}

/* A difference does no harm, so it is not looked at. */
static adit_status read_lua(adit_file_head *head, char *rest, adit_err *err)
{
    (void)head;
    (void)rest;
    (void)err;
    return ADIT_OK;
}

static adit_status read_mod(adit_file_head *head, char *rest, adit_err *err)
{
    int n = head->info.mod_count;
    char *id = take_word(&rest);
    char *version = take_word(&rest);

    if (n >= (int)(sizeof head->info.mods / sizeof head->info.mods[0])) {
        return bad_line(&head->lines, err, "more than %d mods", n);
    }
    ADIT_TRY(copy_word(&head->lines, "mod", id, head->info.mods[n].id, sizeof head->info.mods[n].id,
                       err));
    ADIT_TRY(copy_word(&head->lines, "mod version", version, head->info.mods[n].version,
                       sizeof head->info.mods[n].version, err));
    if (!adit_hash_read(rest, &head->info.mods[n].content_hash)) {
        return bad_line(&head->lines, err, "mod %s: expected 16 hexadecimal digits, got '%.80s'",
                        id, rest);
    }
    head->info.mod_count++;
    return ADIT_OK;
}

static adit_status add_setting(adit_lines *lines, adit_setting **list, size_t *count, char *rest,
                               adit_err *err)
{
    char *name = take_word(&rest);

    if (name[0] == '\0' || rest[0] == '\0') {
        return bad_line(lines, err, "expected a name and a value");
    }
    ADIT_TRY(grow_list(lines, (void **)list, *count, sizeof **list, err));
    (*list)[(*count)++] = (adit_setting){name, rest};
    return ADIT_OK;
}

static adit_status read_rule(adit_file_head *head, char *rest, adit_err *err)
{
    return add_setting(&head->lines, &head->rules, &head->rule_count, rest, err);
}

static adit_status read_set(adit_file_head *head, char *rest, adit_err *err)
{
    return add_setting(&head->lines, &head->fields, &head->field_count, rest, err);
}

static adit_status read_anytime(adit_file_head *head, char *rest, adit_err *err)
{
    uint64_t seat;
    char *word = take_word(&rest);

    if (strcmp(word, "off") != 0 || !adit_parse_exact_u64(rest, &seat) || seat < 1 ||
        seat > ADIT_MAX_SEATS) {
        return bad_line(&head->lines, err, "anytime: expected 'off' and the number of a player");
    }
    head->no_anytime[seat - 1] = true;
    return ADIT_OK;
}

/* "forfeit 1 17 timeout": seat, decision, reason. */
static adit_status read_forfeit(adit_file_head *head, char *rest, adit_err *err)
{
    char *seat_word = take_word(&rest);
    char *decision_word = take_word(&rest);
    uint64_t seat, decision;

    if (!adit_parse_exact_u64(seat_word, &seat) || seat < 1 || seat > ADIT_MAX_SEATS ||
        !adit_parse_exact_u64(decision_word, &decision) || decision < 1 || decision > INT32_MAX ||
        rest[strspn(rest, "abcdefghijklmnopqrstuvwxyz")] != '\0') {
        return bad_line(&head->lines, err,
                        "forfeit: expected a seat, the number of a decision and a reason in lower "
                        "case");
    }
    if (head->info.forfeits[seat - 1].decision != 0) {
        return bad_line(&head->lines, err, "duplicate line 'forfeit %d'", (int)seat);
    }
    head->info.forfeits[seat - 1].decision = (int)decision;
    return copy_word(&head->lines, "forfeit reason", rest, head->info.forfeits[seat - 1].reason,
                     sizeof head->info.forfeits[seat - 1].reason, err);
}

/* Far more than an engine takes, so that other releases may have more; but each card of the engine
 * is looked for among them. */
#define MOST_CARDS (64 * ADIT_MAX_CARDS)

/* "cards shelf=1a2b3c4d tunnel=..." */
static adit_status read_cards(adit_file_head *head, char *rest, adit_err *err)
{
    while (*rest != '\0') {
        char *word = take_word(&rest);
        char *equals = strchr(word, '=');
        uint64_t hash;

        if (equals == NULL || equals == word || !digits_read(equals + 1, 8, &hash)) {
            return bad_line(&head->lines, err,
                            "cards: expected the id of a card, '=' and 8 hexadecimal digits, got "
                            "'%.80s'",
                            word);
        }
        *equals = '\0';
        if (head->card_count >= MOST_CARDS) {
            return bad_line(&head->lines, err, "cards: more than %d; no game has that many",
                            MOST_CARDS);
        }
        ADIT_TRY(grow_list(&head->lines, (void **)&head->cards, head->card_count,
                           sizeof *head->cards, err));
        head->cards[head->card_count++] = (adit_card_fingerprint){word, equals + 1, (uint32_t)hash};
    }
    return ADIT_OK;
}

static adit_status read_position(adit_file_head *head, char *rest, adit_err *err)
{
    adit_text_add(&head->position, rest);
    adit_text_add_char(&head->position, '\n');
    return adit_text_status(&head->position, err);
}

typedef struct {
    const char *key;
    bool once; /* it may have one line only */
    adit_status (*read)(adit_file_head *head, char *rest, adit_err *err);
} head_row;

static const head_row head_rows[] = {
    {"game", true, read_game},          {"players", true, read_players},
    {"seats", true, read_seats},        {"seed", true, read_seed},
    {"engine", true, read_engine},      {"lua", true, read_lua},
    {"mod", false, read_mod},           {"rule", false, read_rule},
    {"set", false, read_set},           {"anytime", false, read_anytime},
    {"position", false, read_position}, {"cards", false, read_cards},
    {"forfeit", false, read_forfeit},
};
#define HEAD_ROWS ((int)(sizeof head_rows / sizeof head_rows[0]))

static const char *head_key(const void *context, int n)
{
    (void)context;
    return head_rows[n].key;
}

static adit_status read_head_line(adit_file_head *head, char *line, unsigned *seen, adit_err *err)
{
    char *key = take_word(&line);

    for (int i = 0; i < HEAD_ROWS; i++) {
        if (strcmp(head_rows[i].key, key) == 0) {
            if (head_rows[i].once && (*seen >> i & 1) != 0) {
                return bad_line(&head->lines, err, "duplicate line '%s'", key);
            }
            *seen |= 1u << i;
            return head_rows[i].read(head, line, err);
        }
    }
    const char *nearest = adit_nearest(key, HEAD_ROWS, head_key, NULL);
    return bad_line(&head->lines, err, "unknown key '%.80s'%s", key,
                    adit_did_you_mean(nearest, "").text);
}

/* "adit-play 2" or "adit-position 2 4711". */
static adit_status read_mark(adit_file_head *head, adit_err *err)
{
    char *rest = adit_lines_next(&head->lines);
    const char *number;
    uint64_t version;

    if (rest == NULL) {
        return adit_fail(err, ADIT_INPUT, "%s: is empty, expected a saved or recorded game",
                         head->lines.name);
    }
    char *mark = take_word(&rest);
    head->info.is_record = strcmp(mark, ADIT_RECORD_MARK) == 0;
    number = head->info.is_record ? rest : take_word(&rest);
    if ((!head->info.is_record && strcmp(mark, ADIT_POSITION_MARK) != 0) ||
        !adit_parse_exact_u64(number, &version)) {
        return bad_line(&head->lines, err, "expected '%s %d' or '%s %d'", ADIT_RECORD_MARK,
                        ADIT_RECORD_VERSION, ADIT_POSITION_MARK, ADIT_POSITION_VERSION);
    }
    int oldest = head->info.is_record ? 1 : ADIT_POSITION_VERSION;
    int newest = head->info.is_record ? ADIT_RECORD_VERSION : ADIT_POSITION_VERSION;
    if (version < (uint64_t)oldest || version > (uint64_t)newest) {
        return bad_line(&head->lines, err,
                        "unsupported format version %s (supported: %d to %d); %s", number, oldest,
                        newest,
                        version > (uint64_t)newest ? "a newer release of adit may support it"
                                                   : "it predates the first release");
    }
    return ADIT_OK;
}

static adit_status read_lines(adit_file_head *head, adit_err *err)
{
    static const unsigned required = 1u << 0 | 1u << 1 | 1u << 3; /* game, players, seed */
    const char *end = head->info.is_record ? "" : "state";
    unsigned seen = 0;
    char *line;

    while ((line = adit_lines_next(&head->lines)) != NULL && strcmp(line, end) != 0) {
        ADIT_TRY(read_head_line(head, line, &seen, err));
    }
    for (int i = 0; i < HEAD_ROWS; i++) {
        if ((required >> i & 1) != 0 && (seen >> i & 1) == 0) {
            return bad_line(&head->lines, err, "required line '%s' is missing above",
                            head_rows[i].key);
        }
    }
    return ADIT_OK;
}

/* Copies the text, with one byte at the end of each line; returns the end of the copy. */
static char *copy_lines(char *to, const char *text, size_t length)
{
    if (memchr(text, '\r', length) == NULL) {
        memcpy(to, text, length);
        return to + length;
    }
    for (size_t i = 0; i < length; i++) {
        if (text[i] != '\r' || (i + 1 < length && text[i + 1] != '\n')) {
            *to++ = text[i];
        }
    }
    return to;
}

adit_status adit_file_head_read(const char *text, size_t length, const char *name,
                                adit_file_head *head, adit_err *err)
{
    *head = (adit_file_head){.lines = {.name = name != NULL ? name : "saved game"}};
    if (memchr(text, '\0', length) != NULL) {
        return adit_fail(err, ADIT_INPUT, "%s: contains a zero byte; expected text",
                         head->lines.name);
    }
    head->text = adit_alloc(length + 1);
    if (head->text == NULL) {
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory", head->lines.name);
    }
    head->lines.at = head->text;
    head->lines.end = copy_lines(head->text, text, length);
    ADIT_TRY(read_mark(head, err));
    if (!head->info.is_record) {
        ADIT_TRY(adit_position_check_seal(text, length, head->lines.name, err));
    }
    return read_lines(head, err);
}

void adit_file_head_free(adit_file_head *head)
{
    adit_free(head->text);
    adit_free(head->rules);
    adit_free(head->fields);
    adit_free(head->cards);
    adit_text_free(&head->position);
    *head = (adit_file_head){0};
}

adit_setup adit_file_head_setup(const adit_file_head *head)
{
    return (adit_setup){.players = head->info.players,
                        .seed = head->info.seed,
                        .rules = head->rules,
                        .rule_count = head->rule_count,
                        .fields = head->fields,
                        .field_count = head->field_count,
                        .no_anytime = head->no_anytime};
}

/* ---- Writing ---- */

static void add_line(adit_text *out, const char *key, const char *value)
{
    adit_text_add(out, key);
    adit_text_add_char(out, ' ');
    adit_text_add(out, value);
    adit_text_add_char(out, '\n');
}

/* Adds the text with the ids that cards have today. */
static void add_renewed(adit_text *out, const adit_cards *cards, const char *text)
{
    char scratch[RENEWED_MAX];

    adit_text_add(out, adit_cards_today(cards, text, scratch, sizeof scratch));
}

static void add_settings(adit_text *out, const adit_cards *cards, const char *key,
                         const adit_setting *list, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        adit_text_add(out, key);
        adit_text_add_char(out, ' ');
        add_renewed(out, cards, list[i].name);
        adit_text_add_char(out, ' ');
        add_renewed(out, cards, list[i].value);
        adit_text_add_char(out, '\n');
    }
}

static void add_numbers(const adit_game *game, adit_text *out)
{
    adit_text_add(out, "players ");
    adit_text_add_number(out, game->setup.players);
    adit_text_add_char(out, '\n');
    if (game->seats != NULL && game->seats[0] != '\0') {
        add_line(out, "seats", game->seats);
    }
    for (int seat = 0; seat < ADIT_MAX_SEATS; seat++) {
        if (game->forfeits[seat].decision > 0) {
            adit_text_addf(out, "forfeit %d %d", seat + 1, game->forfeits[seat].decision);
            add_line(out, "", game->forfeits[seat].reason);
        }
    }
    adit_text_add(out, "seed ");
    adit_text_add_unsigned(out, game->setup.seed);
    adit_text_add_char(out, '\n');
}

static void add_mods(const adit_engine *engine, adit_text *out)
{
    add_line(out, "engine", ADIT_VERSION);
    if (engine->host.language != NULL) {
        add_line(out, "lua", engine->host.language);
    }
    for (int i = 0; i < engine->mod_count; i++) {
        adit_text_addf(out, "mod %s %s %016" PRIx64 "\n", engine->mods[i].id,
                       engine->mods[i].version, engine->mods[i].content_hash);
    }
}

/* The cards with their hashes, as many on a line as fit. */
static void add_cards(const adit_cards *cards, adit_text *out)
{
    size_t column = 0;

    for (int i = 0; i < cards->count; i++) {
        const adit_card *card = &cards->card[i];
        size_t length = strlen(card->id) + 10;

        if (card->content_hash == 0) {
            continue;
        }
        if (column == 0 || column + length > HEAD_COLUMNS) {
            adit_text_add(out, column == 0 ? "cards" : "\ncards");
            column = strlen("cards");
        }
        adit_text_addf(out, " %s=%08x", card->id, (unsigned)card->content_hash);
        column += length;
    }
    if (column > 0) {
        adit_text_add_char(out, '\n');
    }
}

void adit_file_head_write(const adit_game *game, bool is_record, adit_text *out)
{
    const adit_setup_copy *setup = &game->setup;

    if (is_record) {
        adit_text_addf(out, ADIT_RECORD_MARK " %d\n", ADIT_RECORD_VERSION);
    }
    add_line(out, "game", game->engine->def->info.id);
    add_numbers(game, out);
    add_mods(game->engine, out);
    if (is_record) {
        add_cards(game->engine->cards, out);
    }
    add_settings(out, game->engine->cards, "rule", setup->rules, setup->rule_count);
    if (is_record) {
        add_settings(out, game->engine->cards, "set", setup->fields, setup->field_count);
    }
    for (int seat = 0; seat < ADIT_MAX_SEATS; seat++) {
        if ((setup->no_anytime >> seat & 1) != 0) {
            adit_text_addf(out, "anytime off %d\n", seat + 1);
        }
    }
}
