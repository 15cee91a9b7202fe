/* attack_read.c - what an attack says about itself. */
#include <stdlib.h>
#include <sys/stat.h>

#include "bindings/lua/author/lint.h"
#include "tests/support/attack.h"

static void keep(attack_texts *texts, const char *value)
{
    assert_true(texts->count < ATTACK_TEXTS);
    assert_true(strlen(value) < ATTACK_TEXT);
    snprintf(texts->text[texts->count++], ATTACK_TEXT, "%s", value);
}

static attack_outcome outcome_of(const char *path, const char *words)
{
    if (strcmp(words, "clean fault") == 0) {
        return ATTACK_FAULTS;
    }
    if (strcmp(words, "refused at load") == 0) {
        return ATTACK_REFUSED;
    }
    if (strcmp(words, "runs, bounded") != 0) {
        fail_msg("%s: no outcome is called '%s'", path, words);
    }
    return ATTACK_RUNS;
}

static void take(attack *it, const char *name, const char *value, bool *has_outcome)
{
    const struct {
        const char *name;
        char *to;
        size_t size;
    } words[] = {{"as", it->as, sizeof it->as},
                 {"game", it->game, sizeof it->game},
                 {"status", it->status, sizeof it->status},
                 {"play", it->play, sizeof it->play},
                 {"mods", it->mods, sizeof it->mods},
                 {"fill", it->fill, sizeof it->fill},
                 {"before", it->before, sizeof it->before},
                 {"ends", it->ends, sizeof it->ends}};

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(words[i].name, name) == 0) {
            assert_true(strlen(value) < words[i].size);
            snprintf(words[i].to, words[i].size, "%s", value);
            return;
        }
    }
    if (strcmp(name, "outcome") == 0) {
        it->outcome = outcome_of(it->path, value);
        *has_outcome = true;
    } else if (strcmp(name, "says") == 0) {
        keep(&it->says, value);
    } else if (strcmp(name, "never") == 0) {
        keep(&it->never, value);
    } else if (strcmp(name, "edit") == 0) {
        keep(&it->edits, value);
    } /* else: an ordinary comment */
}

/* Whether the Lua in use is of an earlier release than this one. */
static bool is_older_than(const char *release)
{
    int a = 0, b = 0, c = 0;

    assert_int_equal(sscanf(release, "%d.%d.%d", &a, &b, &c), 3);
    return aditl_lua_release_number() < a * 10000 + b * 100 + c;
}

/* "-- name: value" at the top; the first line that is no comment ends it. */
static bool read_head(attack *it, FILE *file)
{
    char line[ATTACK_TEXT + 40], name[16];
    bool has_outcome = false;
    int at;

    while (fgets(line, sizeof line, file) != NULL && strncmp(line, "--", 2) == 0) {
        line[strcspn(line, "\n")] = '\0';
        at = 0;
        if (sscanf(line, "-- %15[a-z]: %n", name, &at) == 1 && at > 0) {
            take(it, name, line + at, &has_outcome);
        }
    }
    if (it->as[0] != '\0' && !has_outcome) {
        fail_msg("%s: does not say what must come of it", it->path);
    }
    if (it->before[0] != '\0' && !is_older_than(it->before)) {
        it->outcome = ATTACK_RUNS;
        it->says.count = 0;
    }
    return it->as[0] != '\0';
}

bool attack_read(attack *it, const char *path)
{
    struct stat info;
    char head[600];
    FILE *file;
    bool is_attack;

    memset(it, 0, sizeof *it);
    snprintf(it->path, sizeof it->path, "%s", path);
    snprintf(it->name, sizeof it->name, "%.127s", strrchr(path, '/') + 1);
    it->name[strcspn(it->name, ".")] = '\0';
    snprintf(it->game, sizeof it->game, "cave_vs_cave");
    it->is_folder = stat(path, &info) == 0 && S_ISDIR(info.st_mode);
    snprintf(head, sizeof head, "%s%s", path, it->is_folder ? "/about.txt" : "");
    file = fopen(head, "r");
    if (file == NULL) {
        fail_msg("%s cannot be read", head);
    }
    is_attack = read_head(it, file);
    fclose(file);
    return is_attack;
}
