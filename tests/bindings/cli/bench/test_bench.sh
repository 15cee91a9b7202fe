#!/bin/sh
# test_bench.sh - `adit bench`: all figures are there, and the checksum does not move.
#
# No speed is judged here: that would fail on a busy machine. `make bench` does it.
set -u
release=${ADIT_RELEASE:-build/adit}
dir=${TMPDIR:-/tmp}/bench.$$
mkdir -p "$dir" || exit 1
trap 'rm -rf "$dir"' EXIT
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

"$release" bench cave_vs_cave --seconds 0 --json >"$dir/json" || fail "bench --json gave $?"
for key in playouts_per_second real_decisions_per_second questions_per_game \
    real_decisions_per_game mean_options script_calls_per_decision trials_per_decision clone_ns \
    question_ns hash_us view_us save_us load_us new_game_us start_ms arithmetic_ns checksum; do
    grep -q "\"$key\": [\"0-9]" "$dir/json" || fail "no figure '$key'"
done
grep -q '"clone_allocations": 0' "$dir/json" || fail "a clone allocates"

"$release" bench cave_vs_cave --seconds 0 >"$dir/text" || fail "bench gave $?"
grep -q 'minimum' "$dir/text" || fail "the targets are not shown"
sum=$(awk '$1 == "checksum" { print $2 }' "$dir/text")
[ -n "$sum" ] || fail "no checksum in the text"
grep -q "\"checksum\": \"$sum\"" "$dir/json" || fail "two runs have different checksums"

"$release" bench no_such_game 2>"$dir/err" >/dev/null
[ $? -eq 2 ] || fail "an unknown game is no mistake of the caller"
[ -s "$dir/err" ] || fail "nothing is said about an unknown game"

[ "$failures" -eq 0 ]
