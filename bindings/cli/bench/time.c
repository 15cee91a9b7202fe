/* time.c - timing for `adit bench`, and the kernels that calibrate it. */
#include "bindings/cli/bench/bench.h"

#include <string.h>
#include <time.h>
#include <xxhash.h>

#define KERNEL_STEPS 1000
#define KERNEL_REPEATS 200

double bench_seconds_used(void)
{
    struct timespec time;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

adit_status bench_best(double seconds, bench_batch *batch, void *context, double *best,
                       adit_err *err)
{
    double begin = bench_seconds_used();

    *best = 0;
    for (int round = 0; round < BENCH_ROUNDS(seconds) || bench_seconds_used() - begin < seconds;
         round++) {
        double start = bench_seconds_used();
        ADIT_TRY(batch(context, err));
        double used = bench_seconds_used() - start;
        *best = round == 0 || used < *best ? used : *best;
    }
    return ADIT_OK;
}

/* The result goes into a volatile so that the compiler cannot optimise the work away. */
static volatile uint64_t kernel_result;

static adit_status run_arithmetic(void *context, adit_err *err)
{
    uint64_t x = 88172645463325252u;

    (void)context;
    (void)err;
    for (int i = 0; i < KERNEL_STEPS * KERNEL_REPEATS; i++) {
        x ^= x >> 29;
        x = x * UINT64_C(0xbf58476d1ce4e5b9) + (uint64_t)i;
    }
    kernel_result = x;
    return ADIT_OK;
}

static adit_status hash_block(void *context, adit_err *err)
{
    unsigned char *block = context;

    (void)err;
    for (int i = 0; i < KERNEL_REPEATS; i++) {
        block[i] ^= (unsigned char)XXH3_64bits(block, 2048);
    }
    kernel_result = block[0];
    return ADIT_OK;
}

/* ---- A loop in Lua ---- */

#define LUA_STEPS 200000

static adit_status run_script(void *context, adit_err *err)
{
    return adit_run_script(context, 0, NULL, NULL, NULL, err);
}

/* The best time of a script that does `steps` steps. */
static adit_status time_script(const char *folder, int steps, double seconds, double *best,
                               adit_err *err)
{
    char path[400], text[160];

    snprintf(path, sizeof path, "%s/loop.lua", folder);
    const int length =
        snprintf(text, sizeof text,
                 "local x = 1\nfor i = 1, %d do x = (x * 31 + i) %% 65537 end\nreturn x\n", steps);
    adit_status status = adit_file_write(path, text, (size_t)length, err);
    ADIT_THEN(status, bench_best(seconds, run_script, path, best, err));
    (void)remove(path);
    return status;
}

/* Without what it takes to start a script. */
static adit_status calibrate_lua(double seconds, double *lua_ns, adit_err *err)
{
    bench_mods place;
    double empty = 0, full = 0;

    adit_status status = bench_mods_open(&place, err);
    ADIT_THEN(status, time_script(place.path, 1, seconds, &empty, err));
    ADIT_THEN(status, time_script(place.path, LUA_STEPS, seconds, &full, err));
    bench_mods_close(&place);
    *lua_ns = (full - empty) * 1e9 * 1000 / LUA_STEPS;
    return status;
}

adit_status bench_calibrate(double seconds, bench_calibration *calibration, adit_err *err)
{
    unsigned char block[2048];
    double arithmetic_best = 0, hash_best = 0;

    memset(block, 7, sizeof block);
    ADIT_TRY(bench_best(seconds / 8, run_arithmetic, NULL, &arithmetic_best, err));
    ADIT_TRY(bench_best(seconds / 8, hash_block, block, &hash_best, err));
    calibration->arithmetic_ns = arithmetic_best * 1e9 / KERNEL_REPEATS;
    calibration->hash_ns = hash_best * 1e9 / KERNEL_REPEATS;
    return calibrate_lua(seconds / 8, &calibration->lua_ns, err);
}
