#!/bin/sh
# run_fuzzers.sh - runs each fuzzer for a while, starting from good inputs and the stored corpus.
#
# usage: tests/support/run_fuzzers.sh SECONDS [NAME]...
#        tests/support/run_fuzzers.sh --counts      what all runs together have done
#
# build/fuzz/seeds makes inputs and dictionaries from what is shipped. What a fuzzer finds is
# collected in build/fuzz/corpus/<name>/, and the next run goes on from there; what breaks something
# goes into build/fuzz/broken/, and the fuzzer is started again for the rest of its time.
# tests/support/keep_corpus.sh brings the best of it into tests/fuzz/corpus/.
#
# Every run adds a line "NAME EXECUTIONS SECONDS FINDINGS" to build/fuzz/counts. FUZZ_JOBS fuzzers
# run at once (1 unless set).
set -u

folder=build/fuzz

# Longer inputs cost time and show nothing new.
longest() {
    case $1 in
    args | text) echo 200 ;;
    answers) echo 600 ;;
    card | mod | hooks | mods | scripts | database) echo 3000 ;;
    *) echo 8000 ;;
    esac
}

# What libFuzzer works out about rare features takes a fifth of the time where little else is done.
more_options() {
    case $1 in
    card | mod | hooks | mods | scripts) echo -entropic=0 ;;
    esac
}

# run_once NAME SECONDS: one run; its executions, and 1 if it found something.
run_once() {
    corpus=$folder/corpus/$1
    log=$folder/$1.log
    dictionary=
    [ ! -f "$folder/seedfiles/$1.dict" ] || dictionary=-dict=$folder/seedfiles/$1.dict
    stored=
    [ ! -d "tests/fuzz/corpus/$1" ] || stored=tests/fuzz/corpus/$1
    found=0
    # shellcheck disable=SC2046,SC2086 # each is one word or nothing
    "$folder/fuzz_$1" -max_total_time="$2" -max_len="$(longest "$1")" -detect_leaks=0 -timeout=60 \
        -rss_limit_mb=4096 -print_final_stats=1 -verbosity=0 $(more_options "$1") $dictionary \
        -artifact_prefix="$PWD/$folder/broken/$1-" "$corpus" $stored "$folder/seedfiles/$1" \
        >"$log" 2>&1 || found=1
    [ "$found" -eq 0 ] || grep -a 'FINDING\|ERROR\|SUMMARY\|Test unit' "$log" >&2
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "${runs:-0} $found"
}

# run_for NAME SECONDS: runs it again after a finding, until the time is over or it finds too much.
run_for() {
    mkdir -p "$folder/corpus/$1" "$folder/seedfiles/$1"
    start=$(date +%s) total=0 findings=0 left=$2
    while [ "$left" -gt 0 ] && [ "$findings" -lt 10 ]; do
        # shellcheck disable=SC2046 # two numbers
        set -- "$1" "$2" $(run_once "$1" "$left")
        total=$((total + $3)) findings=$((findings + $4))
        left=$(($2 - ($(date +%s) - start)))
        [ "$4" -ne 0 ] || left=0
    done
    seconds=$(($(date +%s) - start))
    echo "$1 $total $seconds $findings" >>"$folder/counts"
    echo "fuzz: $1: $total executions in $seconds s, $findings findings"
}

# add_up: sums of the lines of build/fuzz/counts that are read.
add_up() {
    awk '{ runs[$1] += $2; seconds[$1] += $3; found[$1] += $4; all += $2; broken += $4 }
        END {
            for (name in runs)
                printf "%-10s %12d executions %7d s %8d a second %3d findings\n", name, runs[name],
                    seconds[name], (seconds[name] > 0 ? runs[name] / seconds[name] : 0), found[name]
            printf "%-10s %12d executions %30d findings\n", "in all", all, broken
        }' | LC_ALL=C sort
}

case ${1:-} in
--one)
    run_for "$2" "$3"
    exit 0
    ;;
--counts)
    add_up <"$folder/counts"
    exit 0
    ;;
esac
seconds=${1:?usage: tests/support/run_fuzzers.sh SECONDS [NAME]...}
shift
if [ $# -eq 0 ]; then
    for source in tests/fuzz/fuzz_*.c; do
        name=$(basename "$source" .c)
        set -- "$@" "${name#fuzz_}"
    done
fi

# A small quarantine: what was freed a second ago is enough, and the caches stay warm.
export ASAN_OPTIONS="${ASAN_OPTIONS:-quarantine_size_mb=8:malloc_context_size=4}"

mkdir -p "$folder/broken"
touch "$folder/counts"
before=$(wc -l <"$folder/counts")
rm -rf "$folder/seedfiles"
"$folder/seeds" "$folder/seedfiles" || exit 1
for name in "$@"; do
    echo "$name"
done | xargs -P "${FUZZ_JOBS:-1}" -I NAME "$0" --one NAME "$seconds"
tail -n +"$((before + 1))" "$folder/counts" | add_up
tail -n +"$((before + 1))" "$folder/counts" | awk '$4 > 0 { broken = 1 } END { exit broken }'
