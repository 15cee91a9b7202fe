/* kept.c - the results of a tournament in a file, so that it can be continued.
 *
 * Lines of text: what is being played, then one line for each deal: the pair, the score and the
 * difference of points, both in millionths. Only a file of the same tournament is continued.
 */
#include "bindings/cli/rate/rate.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#define HEAD "adit-rate 1"
#define MILLION 1000000.0
enum { MOST_BYTES = 64 << 20 };

static void write_head(const rate_tournament *rate, adit_text *out)
{
    adit_text_addf(out, HEAD "\ngame %s\nseats %d\nseed %llu\n", rate->setup.game, rate->seats,
                   (unsigned long long)rate->setup.match.seed);
    for (size_t i = 0; i < rate->setup.match.rule_count; i++) {
        adit_text_addf(out, "rule %s %s\n", rate->setup.match.rules[i].name,
                       rate->setup.match.rules[i].value);
    }
    for (int i = 0; i < adit_engine_mod_count(rate->setup.engine); i++) {
        const adit_mod_info *mod = adit_engine_mod(rate->setup.engine, i);
        adit_text_addf(out, "mod %s %016llx\n", mod->id, (unsigned long long)mod->content_hash);
    }
    for (int i = 0; i < rate->players; i++) {
        adit_text_addf(out, "player %s\n", rate->player[i]);
    }
}

static adit_status read_deals(rate_tournament *rate, const char *path, const char *at, int line,
                              adit_err *err)
{
    for (; *at != '\0'; line++) {
        long long score, margin;
        int pair, length = 0;

        if (sscanf(at, "deal %d %lld %lld%n", &pair, &score, &margin, &length) != 3 ||
            at[length] != '\n' || pair < 1 || pair > rate->pairs || score < 0 ||
            score > (long long)MILLION) {
            return adit_fail(err, ADIT_INPUT,
                             "%s:%d: expected 'deal PAIR SCORE MARGIN'; remove "
                             "the line or start with another file",
                             path, line);
        }
        rate_sum_add(&rate->pair[pair - 1].sum, (double)score / MILLION, (double)margin / MILLION);
        at += length + 1;
    }
    return ADIT_OK;
}

adit_status rate_kept_read(rate_tournament *rate, const char *path, adit_err *err)
{
    adit_text kept = {0}, head = {0};
    adit_status status = ADIT_OK;
    int line = 1;

    if (access(path, F_OK) != 0 && errno == ENOENT) {
        return ADIT_OK;
    }
    write_head(rate, &head);
    ADIT_THEN(status, adit_text_status(&head, err));
    ADIT_THEN(status, adit_file_read(path, MOST_BYTES, &kept, err));
    if (status == ADIT_OK &&
        (kept.length < head.length || memcmp(kept.data, head.data, head.length) != 0)) {
        status =
            adit_fail(err, ADIT_USAGE,
                      "%s: not the progress of this tournament: game, seats, seed, rules, mods "
                      "and players must be the same, and --seed be given",
                      path);
    }
    if (status == ADIT_OK) {
        for (size_t i = 0; i < head.length; i++) {
            line += head.data[i] == '\n';
        }
        status = read_deals(rate, path, kept.data + head.length, line, err);
    }
    adit_text_free(&kept);
    adit_text_free(&head);
    return status;
}

adit_status rate_kept_add(const rate_tournament *rate, const char *path, int pair,
                          const rate_result *results, int count, adit_err *err)
{
    adit_text out = {0};
    adit_status status = ADIT_OK;

    if (access(path, F_OK) != 0) {
        write_head(rate, &out);
    } else {
        status = adit_file_read(path, MOST_BYTES, &out, err);
    }
    for (int i = 0; i < count; i++) {
        adit_text_addf(&out, "deal %d %lld %lld\n", pair + 1,
                       (long long)(results[i].score * MILLION + 0.5),
                       (long long)(results[i].margin * MILLION));
    }
    ADIT_THEN(status, adit_text_status(&out, err));
    ADIT_THEN(status, adit_file_write(path, out.data, out.length, err));
    adit_text_free(&out);
    return status;
}
