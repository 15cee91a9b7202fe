#!/bin/sh
# run_fuzzers.sh - runs each fuzzer for a while, starting from good inputs and the stored corpus.
#
# usage: tests/support/run_fuzzers.sh SECONDS [NAME]...
#
# build/fuzz/seeds makes inputs and dictionaries from what is shipped. What a fuzzer finds is
# collected in build/fuzz/corpus/<name>/, and what breaks something in build/fuzz/broken/.
# tests/support/keep_corpus.sh brings the best of it into tests/fuzz/corpus/.
set -u

seconds=${1:?usage: tests/support/run_fuzzers.sh SECONDS [NAME]...}
shift
if [ $# -eq 0 ]; then
    for source in tests/fuzz/fuzz_*.c; do
        name=$(basename "$source" .c)
        set -- "$@" "${name#fuzz_}"
    done
fi

# Longer inputs cost time and show nothing new.
longest() {
    case $1 in
    args | text) echo 200 ;;
    card | mod) echo 3000 ;;
    *) echo 8000 ;;
    esac
}

# A small quarantine: what was freed a second ago is enough, and the caches stay warm.
export ASAN_OPTIONS="${ASAN_OPTIONS:-quarantine_size_mb=8:malloc_context_size=4}"

folder=build/fuzz
broken=0 count=0 total=0
mkdir -p "$folder/broken"
rm -rf "$folder/seedfiles"
"$folder/seeds" "$folder/seedfiles" || exit 1
for name in "$@"; do
    corpus=$folder/corpus/$name
    log=$folder/$name.log
    mkdir -p "$corpus" "$folder/seedfiles/$name"
    dictionary=
    [ ! -f "$folder/seedfiles/$name.dict" ] || dictionary=-dict=$folder/seedfiles/$name.dict
    stored=
    [ ! -d "tests/fuzz/corpus/$name" ] || stored=tests/fuzz/corpus/$name
    # shellcheck disable=SC2086 # both are one word or nothing
    if ! "$folder/fuzz_$name" -max_total_time="$seconds" -max_len="$(longest "$name")" \
        -detect_leaks=0 -timeout=60 -rss_limit_mb=4096 -print_final_stats=1 -verbosity=0 \
        $dictionary -artifact_prefix="$folder/broken/$name-" "$corpus" $stored \
        "$folder/seedfiles/$name" >"$log" 2>&1; then
        broken=$((broken + 1))
        grep -a 'FINDING\|ERROR\|SUMMARY\|Test unit' "$log"
    fi
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    echo "fuzz: $name: ${runs:-0} executions in $seconds s"
    total=$((total + ${runs:-0}))
    count=$((count + 1))
done
echo "$count fuzzers, $total executions, $broken found something"
[ "$broken" -eq 0 ]
