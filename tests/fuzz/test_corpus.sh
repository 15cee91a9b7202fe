#!/bin/sh
# The stored inputs of the fuzzers go through the same targets in this build, without a finding.
set -u

failed=0 total=0
for folder in tests/fuzz/corpus/*/; do
    name=$(basename "$folder")
    log=$TMPDIR/$name.log
    if said=$("$ADIT_OUT/fuzz/feed_$name" "$folder" 2>"$log"); then
        echo "$name: $said"
        total=$((total + ${said%% *}))
    else
        failed=$((failed + 1))
        echo "$name: failed, the last lines are:"
        tail -n 40 "$log"
    fi
done
for source in tests/fuzz/fuzz_*.c; do
    name=$(basename "$source" .c)
    if [ ! -d "tests/fuzz/corpus/${name#fuzz_}" ]; then
        echo "$source: has no stored inputs in tests/fuzz/corpus/${name#fuzz_}/"
        failed=$((failed + 1))
    fi
done
echo "$total stored inputs"
[ "$total" -gt 0 ] && [ "$failed" -eq 0 ]
