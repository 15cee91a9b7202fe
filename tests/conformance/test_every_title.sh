#!/bin/sh
# test_every_title.sh - every game that is registered has its program of random games.
set -eu
found=$(tests/lint/games)

[ -n "$found" ] || { echo "adit games lists nothing" >&2; exit 1; }
for game in $found; do
    if ! grep -q "\"$game\"" "tests/conformance/test_$game.c"; then
        echo "tests/conformance/test_$game.c: expected a program that plays $game" >&2
        exit 1
    fi
done
