#!/bin/sh
# test_playthroughs.sh - every recorded game in scripts/playthroughs must replay line for line.
#
# usage: tests/playthroughs/test_playthroughs.sh [--update]
#
# --update (`make golden-update`) plays the recorded decisions again and writes down what the
# engine says now.
set -u
adit=${ADIT:-build/adit}
status=0 count=0
for file in $(find scripts/playthroughs -name '*.play' 2>/dev/null | LC_ALL=C sort); do
    count=$((count + 1))
    if [ "${1:-}" = --update ]; then
        if "$adit" replay "$file" --record "$file.new" >/dev/null; then
            if cmp -s "$file" "$file.new"; then
                rm "$file.new"
            else
                mv "$file.new" "$file"
                echo "rewrote $file"
            fi
            continue
        fi
        rm -f "$file.new"
    elif "$adit" replay "$file" --verify >/dev/null; then
        continue
    fi
    echo "$file: see above" >&2
    status=1
done
echo "$count recorded games"
[ "$status" -eq 0 ] && tests/lint/untested_cards
