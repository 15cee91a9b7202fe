#!/bin/sh
# run_tests.sh - runs the test programs of one build, some at a time.
#
# usage: tests/support/run_tests.sh debug|coverage [FOLDER|FILE]...
#
# A test is a program made from tests/**/test_*.c or a script tests/**/test_*.sh; it passes
# when it exits with 0, and is left out when it exits with 77. Each prints one line, one that failed
# or was left out also its output. Tests run in the root of the sources, without stdin, with a
# folder for temporary files that is theirs alone. Those that say "both builds" have so many cases
# that in `debug` they run twice: few of the cases with sanitizers, the rest, which are listed as
# checked:TEST, in the build `checked`. Tests find in the environment:
#
#   ADIT            the program of this build      ADIT_RELEASE   the release program
#   ADIT_TEST_ROOT  the root of the sources        TMPDIR         their folder
#   ADIT_SHARE      which of its cases a test runs: `few` or `rest`; unset: all of them
#
# TEST_JOBS (one more than there are processors, since some tests wait most of their time),
# TEST_TIMEOUT in seconds (1200; 0: none), TEST_SHOW=1: show all output,
# TEST_TELL=N: every N seconds the last line of each test that is still running,
# TEST_DEAREST=N: how many of the tests that computed longest are listed at the end (10).
set -u

# run_one TEST: runs one test and leaves its result beside its log.
run_one() {
    test=$1
    program=$test
    case $test in
    checked:*.c)
        program=${test#checked:}
        program=build/checked/${program%.c}
        export ADIT_SHARE=rest
        ;;
    *.c) program=$ADIT_OUT/${test%.c} ;;
    esac
    log=$ADIT_OUT/logs/$(echo "$test" | tr / .)
    TMPDIR=$(mktemp -d) || exit 1
    export TMPDIR
    start=$(date +%s%N)
    timeout "${TEST_TIMEOUT:-1200}" "$program" >"$log.log" 2>&1 </dev/null
    code=$?
    millis=$((($(date +%s%N) - start) / 1000000))
    times >"$log.times" # of this shell, and of what it has waited for
    used=$(sed -n 2p "$log.times" | tr 'ms' '  ' |
        awk '{ printf "%d", 1000 * (60 * ($1 + $3) + $2 + $4) }')
    rm -rf "$TMPDIR"

    result=FAIL
    note=
    case $code in
    0) result=ok ;;
    77) result=skip ;;
    124) note="  (stopped after ${TEST_TIMEOUT:-1200} s)" ;;
    *) note="  (exit code $code)" ;;
    esac
    echo "$result" >"$log.result"
    echo "$millis" >"$log.ms"
    echo "$used" >"$log.used"
    {
        printf '%-4s %4d.%02d s  %s%s\n' "$result" $((millis / 1000)) $((millis % 1000 / 10)) \
            "$test" "$note"
        if [ "$result" != ok ] || [ -n "${TEST_SHOW:-}" ]; then
            sed 's/^/     | /' "$log.log"
        fi
    } >"$log.report"
    cat "$log.report" # in one go, so that the lines of two tests do not mix
}

# longest_first: reads tests, and writes those first that took longest in the last run; before the
# first run, those that dear_tests.txt says compute long, then those that have a long form.
longest_first() {
    while IFS= read -r test; do
        log=$ADIT_OUT/logs/$(echo "$test" | tr / .)
        if [ -f "$log.ms" ]; then
            millis=$(cat "$log.ms")
        elif seconds=$(awk -v test="$test" '$2 == test { print $1; found = 1 } END { exit !found }' \
            tests/support/dear_tests.txt); then
            millis=$((1000 * seconds))
        elif grep -qE 'ADIT_SOAK|soak parts' "${test#checked:}"; then
            millis=10001
        else
            millis=10000
        fi
        echo "$millis $test"
    done | sort -k1,1nr -k2 | cut -d ' ' -f 2-
}

# list_dearest COUNT: the tests that computed longest.
list_dearest() {
    for log in "$ADIT_OUT"/logs/*.result; do
        log=${log%.result}
        echo "$(cat "$log.used") $(cat "$log.ms") $(basename "$log")"
    done | sort -k1,1nr | awk -v most="$1" '
        { all += $1 }
        NR <= most { rows[NR] = sprintf("%7.1f s of %7.1f s  %s", $1 / 1000, $2 / 1000, $3) }
        END {
            printf "tests computed %.0f s; the dearest, by what they computed:\n", all / 1000
            for (n = 1; n in rows; n++) print rows[n]
        }'
}

# tell_progress SECONDS: for ever, what the tests that run have said last.
tell_progress() {
    while sleep "$1"; do
        for log in "$ADIT_OUT"/logs/*.log; do
            if [ -s "$log" ] && [ ! -e "${log%.log}.result" ]; then
                printf '...  %s: %s\n' "$(basename "$log" .log)" "$(tail -n 1 "$log" | cut -c 1-120)"
            fi
        done
    done
}

# add_checked: reads tests, and writes after each that runs in both builds its other part.
add_checked() {
    while IFS= read -r test; do
        echo "$test"
        case $test in
        *.c) if grep -qE 'soak parts: [0-9]+, both builds( \*/|[.]|$)' "$test"; then echo "checked:$test"; fi ;;
        esac
    done
}

if [ "${1:-}" = --one ]; then
    run_one "$2"
    exit 0
fi
if [ $# -eq 0 ]; then
    echo "usage: tests/support/run_tests.sh debug|coverage [FOLDER|FILE]..." >&2
    exit 2
fi
mode=$1
shift
[ $# -gt 0 ] || set -- tests

ADIT_TEST_ROOT=$(pwd)
ADIT_OUT=build/$mode
ADIT=$ADIT_TEST_ROOT/$ADIT_OUT/adit
ADIT_RELEASE=$ADIT_TEST_ROOT/build/adit
UBSAN_OPTIONS=${UBSAN_OPTIONS:-print_stacktrace=1}
export ADIT_TEST_ROOT ADIT_OUT ADIT ADIT_RELEASE UBSAN_OPTIONS

mkdir -p "$ADIT_OUT/logs"
rm -f "$ADIT_OUT"/logs/*.result "$ADIT_OUT"/logs/*.log "$ADIT_OUT"/logs/*.used
tests=$(find "$@" -type f \( -name 'test_*.c' -o -name 'test_*.sh' \)) || exit 1
if [ -z "$tests" ]; then
    echo "run_tests: there is no test below $*" >&2
    exit 1
fi
if [ "$mode" = debug ]; then
    export ADIT_SHARE=few
    tests=$(echo "$tests" | add_checked)
fi
if [ -n "${TEST_TELL:-}" ]; then
    tell_progress "$TEST_TELL" &
    teller=$!
    trap 'kill "$teller" 2>/dev/null' EXIT
fi
echo "$tests" | longest_first | xargs -P "${TEST_JOBS:-$(($(nproc) + 1))}" -n 1 "$0" --one

wanted=$(echo "$tests" | wc -l)
[ "$wanted" -le 20 ] || list_dearest "${TEST_DEAREST:-10}"
passed=$(cat "$ADIT_OUT"/logs/*.result 2>/dev/null | grep -c '^ok$')
skipped=$(cat "$ADIT_OUT"/logs/*.result 2>/dev/null | grep -c '^skip$')
# A test without a result counts as failed, so that nothing is lost silently.
failed=$((wanted - passed - skipped))
if [ "$failed" -gt 0 ]; then
    grep -l '^FAIL$' "$ADIT_OUT"/logs/*.result | sed 's/\.result$/.log/; s/^/failed, see /'
fi
if [ "$skipped" -gt 0 ]; then
    grep -l '^skip$' "$ADIT_OUT"/logs/*.result | sed 's/\.result$/.log/; s/^/left out, see /'
    echo "$skipped left out"
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
