#!/bin/sh
# run_fuzzers.sh - runs each fuzzer for a while, starting from the samples that are kept.
#
# usage: tests/support/run_fuzzers.sh SECONDS
#
# tests/fuzz/samples/<name>/ holds good input for fuzz_<name>.c; what the fuzzer finds is
# collected in build/fuzz/corpus/<name>/, and what breaks something in build/fuzz/broken/.
set -u

seconds=${1:?usage: tests/support/run_fuzzers.sh SECONDS}
broken=0 count=0
for source in tests/fuzz/fuzz_*.c; do
    [ -e "$source" ] || continue
    program=$(basename "$source" .c)
    name=${program#fuzz_}
    corpus=build/fuzz/corpus/$name
    mkdir -p "$corpus" build/fuzz/broken
    set -- "$corpus"
    [ ! -d "tests/fuzz/samples/$name" ] || set -- "$@" "tests/fuzz/samples/$name"
    count=$((count + 1))
    echo "fuzz: $name for $seconds s"
    if ! "build/fuzz/$program" -max_total_time="$seconds" -print_final_stats=1 -verbosity=0 \
        -artifact_prefix="build/fuzz/broken/$name-" "$@"; then
        broken=$((broken + 1))
    fi
done
if [ "$count" -eq 0 ]; then
    echo "fuzz: there are no fuzzers yet; write tests/fuzz/fuzz_NAME.c with LLVMFuzzerTestOneInput"
    exit 0
fi
echo "$count fuzzers ran, $broken found something"
[ "$broken" -eq 0 ]
