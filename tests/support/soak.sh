#!/bin/sh
# soak.sh - runs the long forms of the tests in parts, and goes on where it was stopped.
#
# usage: tests/support/soak.sh run|list|forget [PATTERN]...
#
# A test has a long form if its file names ADIT_SOAK, ADIT_CASES or cases_wanted, or says "soak parts: N"; then it
# is run N times, each time for another share of its cases (ADIT_PART=K/N). Tests that
# say "soak parts: N, both builds" (see share.h) have N parts in each of them. A part that has ended leaves a file in
# build/soak/state/ with its result and a hash of what was run: program, cards and scripts. While
# that is the same, a part that passed is not run again; one that failed is. SOAK_LABEL=WORD
# stands for the hash, so that what passed counts although something else was built since.
#
#   run     runs the parts that are left, and sums up;
#           exit code 1 if a part failed
#   list    shows all parts, what became of them, and the sums
#   forget  removes what is known of the parts
#
# PATTERN: only parts whose names contain it. SOAK_JOBS (as many as there are processors),
# SOAK_CASES (100000: for tests that have ADIT_CASES alone), TEST_TELL=N: every N seconds the last
# line of each part that is running.
set -u

state=build/soak/state logs=build/soak/logs
LC_ALL=C
export LC_ALL

# long_tests: the files of the tests that have a long form.
long_tests() {
    find tests -path tests/support -prune -o -type f \( -name 'test_*.c' -o -name 'test_*.sh' \) \
        -exec grep -lE 'ADIT_SOAK|ADIT_CASES|cases_wanted|soak parts: [0-9]' {} + | sort
}

# list_parts [PATTERN]...: one line for each part, "BUILD FILE K/N".
list_parts() {
    long_tests | while IFS= read -r file; do
        of=$(sed -n 's/.*soak parts: \([0-9]*\).*/\1/p' "$file" | head -n 1)
        builds=debug
        if grep -qE 'soak parts: [0-9]+, both builds' "$file"; then
            builds='debug checked'
        fi
        for build in $builds; do
            seq "${of:-1}" | sed "s|.*|$build $file &/${of:-1}|"
        done
    done | while read -r build file part; do
        name=$(name_of "$build" "$file" "$part")
        if [ $# -eq 0 ] || echo "$name" | grep -qF -- "$(printf '%s\n' "$@")"; then
            echo "$build $file $part"
        fi
    done
}

# name_of BUILD FILE K/N: the name of the part's files.
name_of() {
    echo "$2.$1.$3" | sed 's|^tests/||; s|/test_|.|; s|/\([0-9]*\)$|of\1|; s|/|.|g'
}

# program_of BUILD FILE: what is run.
program_of() {
    case $2 in
    *.c) echo "build/$1/${2%.c}" ;;
    *) echo "$2" ;;
    esac
}

# label_of BUILD FILE: one word for what is run.
label_of() {
    if [ -n "${SOAK_LABEL:-}" ]; then
        echo "$SOAK_LABEL"
        return
    fi
    set -- "$1" "$2" "$(program_of "$1" "$2")"
    case $2 in
    *.sh) set -- "$@" build/adit build/debug/adit ;;
    *) ! grep -q 'ADIT_TEST_PROGRAM\|"ADIT"' "$2" || set -- "$@" "build/$1/adit" ;;
    esac
    shift 2
    { echo "$SOAK_TREE" && cat "$@"; } | sha256sum | cut -c 1-16
}

# result_of BUILD FILE K/N: ok, skip, FAIL or - for a part that is still to be run.
result_of() {
    known=$state/$(name_of "$@")
    if [ -f "$known" ] && read -r label result _ <"$known" && [ "$label" = "$(label_of "$1" "$2")" ]; then
        echo "$result"
    else
        echo -
    fi
}

# run_part BUILD FILE K/N
run_part() {
    name=$(name_of "$@")
    label=$(label_of "$1" "$2")
    TMPDIR=$(mktemp -d) || exit 1
    ADIT_PART=$3 ADIT_SHARE=few
    [ "$1" = debug ] || ADIT_SHARE=rest
    if grep -q ADIT_CASES "$2" && ! grep -q ADIT_SOAK "$2"; then
        export ADIT_CASES="${SOAK_CASES:-100000}"
    fi
    export TMPDIR ADIT_PART ADIT_SHARE ADIT_SOAK=1
    touch "$logs/$name.runs"
    start=$(date +%s)
    "$(program_of "$1" "$2")" >"$logs/$name.log" 2>&1 </dev/null
    code=$?
    seconds=$(($(date +%s) - start))
    rm -rf "$TMPDIR" "$logs/$name.runs"
    case $code in
    0) result=ok ;;
    77) result=skip ;;
    13[07] | 143) return ;; # stopped from outside: still to be run
    *) result=FAIL ;;
    esac
    echo "$label $result $seconds" >"$state/$name.new" && mv "$state/$name.new" "$state/$name"
    printf '%-4s %6d s  %s\n' "$result" "$seconds" "$name"
    [ "$result" != FAIL ] || tail -n 40 "$logs/$name.log" | sed 's/^/     | /'
}

# tell_progress SECONDS: for ever, what the parts that run have said last.
tell_progress() {
    while sleep "$1"; do
        for mark in "$logs"/*.runs; do
            log=${mark%.runs}.log
            [ ! -s "$log" ] ||
                printf '...  %s: %s\n' "$(basename "$log" .log)" "$(tail -n 1 "$log" | cut -c 1-100)"
        done
    done
}

# sum_up: reads "RESULT BUILD FILE K/N"; one line for each test with the sums of its counts.
sum_up() {
    while read -r result build file part; do
        name=$(name_of "$build" "$file" "$part")
        seconds=0
        [ "$result" = - ] || read -r _ _ seconds <"$state/$name"
        echo "= $file $result $seconds"
        [ "$result" = - ] || grep -av '^\[' "$logs/$name.log"
    done | awk -f tests/support/soak.awk
}

# with_results: reads "BUILD FILE K/N", and writes the result before it.
with_results() {
    while read -r build file part; do
        echo "$(result_of "$build" "$file" "$part") $build $file $part"
    done
}

# A hash of what all of them read.
tree_hash() {
    find cards scripts -type f | sort | xargs sha256sum | sha256sum | cut -c 1-16
}

if [ "${1:-}" = --one ]; then
    # shellcheck disable=SC2086 # a line of list_parts
    run_part $2
    exit 0
fi
case ${1:-} in
run | list | forget) task=$1 ;;
*)
    echo "usage: tests/support/soak.sh run|list|forget [PATTERN]..." >&2
    exit 2
    ;;
esac
shift
ADIT_TEST_ROOT=$(pwd)
ADIT_OUT=build/debug
ADIT=$ADIT_TEST_ROOT/build/debug/adit
ADIT_RELEASE=$ADIT_TEST_ROOT/build/adit
UBSAN_OPTIONS=${UBSAN_OPTIONS:-print_stacktrace=1}
SOAK_TREE=$(tree_hash)
export ADIT_TEST_ROOT ADIT_OUT ADIT ADIT_RELEASE UBSAN_OPTIONS SOAK_TREE
mkdir -p "$state" "$logs"

parts=$(list_parts "$@")
if [ -z "$parts" ]; then
    echo "soak: there is no part called $*" >&2
    exit 2
fi
case $task in
forget)
    echo "$parts" | while read -r build file part; do
        rm -f "$state/$(name_of "$build" "$file" "$part")"
    done
    exit 0
    ;;
list)
    echo "$parts" | with_results | while read -r result build file part; do
        printf '%-4s  %s\n' "$result" "$(name_of "$build" "$file" "$part")"
    done
    ;;
run)
    rm -f "$logs"/*.runs
    if [ -n "${TEST_TELL:-}" ]; then
        tell_progress "$TEST_TELL" &
        teller=$!
        trap 'kill "$teller" 2>/dev/null' EXIT
    fi
    left=$(echo "$parts" | with_results | grep -v '^ok \|^skip ' | cut -d ' ' -f 2-)
    echo "soak: $(echo "$parts" | wc -l) parts, $(printf '%s' "$left" | grep -c '') to run"
    [ -z "$left" ] || echo "$left" | xargs -d '\n' -P "${SOAK_JOBS:-$(nproc)}" -n 1 "$0" --one
    ;;
esac
echo "$parts" | with_results | sum_up || [ "$task" = list ]
