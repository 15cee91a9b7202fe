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

static void take(attack_file *attack, const char *name, const char *value, bool *has_outcome)
{
    const struct {
        const char *name;
        char *to;
        size_t size;
    } words[] = {{"as", attack->as, sizeof attack->as},
                 {"game", attack->game, sizeof attack->game},
                 {"status", attack->status, sizeof attack->status},
                 {"play", attack->play, sizeof attack->play},
                 {"mods", attack->mods, sizeof attack->mods},
                 {"fill", attack->fill, sizeof attack->fill},
                 {"before", attack->before, sizeof attack->before},
                 {"ends", attack->ends, sizeof attack->ends}};

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(words[i].name, name) == 0) {
            assert_true(strlen(value) < words[i].size);
            snprintf(words[i].to, words[i].size, "%s", value);
            return;
        }
    }
    if (strcmp(name, "outcome") == 0) {
        attack->outcome = outcome_of(attack->path, value);
        *has_outcome = true;
    } else if (strcmp(name, "says") == 0) {
        keep(&attack->says, value);
    } else if (strcmp(name, "never") == 0) {
        keep(&attack->never, value);
    } else if (strcmp(name, "edit") == 0) {
        keep(&attack->edits, value);
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
static bool read_head(attack_file *attack, FILE *file)
{
    char line[ATTACK_TEXT + 40], name[16];
    bool has_outcome = false;
    int at;

    while (fgets(line, sizeof line, file) != NULL && strncmp(line, "--", 2) == 0) {
        line[strcspn(line, "\n")] = '\0';
        at = 0;
        if (sscanf(line, "-- %15[a-z]: %n", name, &at) == 1 && at > 0) {
            take(attack, name, line + at, &has_outcome);
        }
    }
    if (attack->as[0] != '\0' && !has_outcome) {
        fail_msg("%s: does not say what must come of it", attack->path);
    }
    if (attack->before[0] != '\0' && !is_older_than(attack->before)) {
        attack->outcome = ATTACK_RUNS;
        attack->says.count = 0;
    }
    return attack->as[0] != '\0';
}

bool attack_read(attack_file *attack, const char *path)
{
    struct stat info;
    char head[600];
    FILE *file;
    bool is_attack;

    memset(attack, 0, sizeof *attack);
    snprintf(attack->path, sizeof attack->path, "%s", path);
    snprintf(attack->name, sizeof attack->name, "%.127s", strrchr(path, '/') + 1);
    attack->name[strcspn(attack->name, ".")] = '\0';
    snprintf(attack->game, sizeof attack->game, "cave_vs_cave");
    attack->is_folder = stat(path, &info) == 0 && S_ISDIR(info.st_mode);
    snprintf(head, sizeof head, "%s%s", path, attack->is_folder ? "/about.txt" : "");
    file = fopen(head, "r");
    if (file == NULL) {
        fail_msg("%s cannot be read", head);
    }
    is_attack = read_head(attack, file);
    fclose(file);
    return is_attack;
}
