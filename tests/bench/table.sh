#!/bin/sh
# table.sh - how quick the table in the browser is, and how much memory 100 tables need.
#
# usage: tests/bench/table.sh
#
# Figures of the browser need what .ci/packages web installs; without it they are left out, and it
# says so.
set -u
adit=${ADIT:-build/adit}

# Memory: 100 tables of 4 seats, each in a process of its own that shares the program; what counts
# is the memory that a process has for itself.
tables=${TABLES:-100}
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
mkfifo "$dir/hold"
sleep 600 >"$dir/hold" &
holder=$!
i=0
pids=
while [ "$i" -lt "$tables" ]; do
    "$adit" table cave_farmers --players human,human,human,human --seed "$i" --jsonl \
        <"$dir/hold" >/dev/null 2>&1 &
    pids="$pids $!"
    i=$((i + 1))
done
sleep 5
total=0
for pid in $pids; do
    own=$(awk '/^Private/ { sum += $2 } END { print sum + 0 }' "/proc/$pid/smaps_rollup" 2>/dev/null)
    total=$((total + ${own:-0}))
done
# shellcheck disable=SC2086 # a list of processes
kill $pids "$holder" 2>/dev/null
wait 2>/dev/null
echo "memory of $tables tables with 4 seats each: $((total / 1024)) MB   goal 200 or less"

if [ -d tests/web/node_modules/playwright-core ] && command -v chromium >/dev/null 2>&1; then
    node tests/web/bench.mjs
else
    echo "NO FIGURES OF THE BROWSER: .ci/packages web installs what they need"
fi
