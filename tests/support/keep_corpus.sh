#!/bin/sh
# keep_corpus.sh - brings the inputs that reach most into tests/fuzz/corpus/, few and small.
#
# usage: tests/support/keep_corpus.sh NAME...     (after `make fuzz`)
#
# Regressions, whose names begin with "found_", stay whatever they reach.
set -eu

for name in "$@"; do
    folder=tests/fuzz/corpus/$name
    merged=build/fuzz/merged/$name
    rm -rf "$merged"
    mkdir -p "$merged" "$folder"
    "build/fuzz/fuzz_$name" -merge=1 -detect_leaks=0 -max_len=6000 "$merged" "$folder" \
        "build/fuzz/seedfiles/$name" "build/fuzz/corpus/$name" >build/fuzz/merge.log 2>&1
    find "$folder" -type f ! -name 'found_*' -delete
    # Their names are hashes, so these are a fair sample.
    find "$merged" -type f | sort | head -n "${KEEP:-40}" | while read -r path; do
        cp "$path" "$folder/"
    done
    echo "$name: $(find "$folder" -type f | wc -l) inputs, $(du -sk "$folder" | cut -f 1) KB"
done
