#!/bin/sh
# test_old_ids.sh - games that were written when cards had other ids still verify and load.
#
# tests/fixtures/old_ids holds a recorded game and a saved position of each game whose cards got
# new ids. They are never written again.
set -u
adit=${ADIT:-build/adit}
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
status=0

fail() {
    echo "test_old_ids: $1" >&2
    status=1
}

for file in tests/fixtures/old_ids/*.play; do
    "$adit" replay "$file" --verify >/dev/null 2>"$dir/err" || fail "$file: $(cat "$dir/err")"
    "$adit" replay "$file" --record "$dir/new.play" >/dev/null 2>&1 || fail "$file: not recorded"
    grep -q '^> .*trad_' "$dir/new.play" && fail "$file: written with old ids"
    "$adit" replay "$dir/new.play" --verify >/dev/null 2>&1 || fail "$file: the new record differs"
done
for file in tests/fixtures/old_ids/*.adit; do
    "$adit" state "$file" >"$dir/state" 2>"$dir/err" || fail "$file: $(cat "$dir/err")"
    grep -q 'trad_\|hall_[0-9]' "$dir/state" && fail "$file: shown with old ids"
done
"$adit" cards covenant trad_25 2>/dev/null | grep -q '(tradition good_neighbours)' ||
    fail "adit cards does not find an alias"
exit "$status"
