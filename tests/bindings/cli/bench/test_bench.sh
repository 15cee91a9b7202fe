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
    question_ns hash_us view_us save_us load_us new_game_us start_ms arithmetic_ns checksum \
    listing_decisions_per_second two_main_share decision_median_us decision_99_us \
    decision_worst_us greedy_games_per_second greedy_decision_us fresh_clone_ns texts_us json_us \
    draw_us record_ms undo_us below_minimum; do
    grep -q "\"$key\": [\"0-9]" "$dir/json" || fail "no figure '$key'"
done
grep -q '"clone_allocations": 0' "$dir/json" || fail "a clone allocates"

# As text, with targets that nobody reaches, and compared with a run of other games.
cp -R "${ADIT_CARDS:-cards}" "$dir/cards" || exit 1
echo '{ "players": 2, "playouts_per_second": [1e12, 2e12] }' >"$dir/cards/cave_vs_cave/speed.json"
sed 's/"checksum": "./"checksum": "-/' "$dir/json" >"$dir/other"
ADIT_CARDS=$dir/cards "$release" bench cave_vs_cave --seconds 0 --strict-targets \
    --compare "$dir/other" >"$dir/text"
[ $? -eq 1 ] || fail "a missed minimum is no failure with --strict-targets"
grep -q 'playouts per second .* x .* below the minimum' "$dir/text" ||
    fail "no ratio, or the missed minimum is not shown"
grep -q '^1 figures below their minimum' "$dir/text" || fail "no summary of the targets"
grep -q 'other games than in the earlier run' "$dir/text" || fail "other games go unnoticed"
sum=$(awk '$1 == "checksum" { print $2 }' "$dir/text")
[ -n "$sum" ] || fail "no checksum in the text"
grep -q "\"checksum\": \"$sum\"" "$dir/json" || fail "two runs have different checksums"

# Another number of players is neither compared nor held to the targets.
"$release" bench cave_vs_cave --seconds 0 --compare "$dir/json" --json --players 1 >"$dir/one" ||
    fail "--compare with another number of players gave $?"
grep -q '"players": 1' "$dir/one" || fail "--players is not taken"
grep -q '"same_games": true' "$dir/one" || fail "a result of other players was compared"
grep -q '"minimum"' "$dir/one" && fail "targets of two players were taken for one"

# What cannot be compared with.
echo '{' >"$dir/broken"
"$release" bench --compare "$dir/broken" 2>"$dir/err" >/dev/null
[ $? -eq 3 ] || fail "a broken file to compare with is not refused as input"
grep -q 'broken:[0-9]' "$dir/err" || fail "the place in the broken file is not named"
echo '{"command": "sim"}' >"$dir/sim"
"$release" bench --compare "$dir/sim" 2>"$dir/err" >/dev/null
[ $? -eq 3 ] || fail "a report of another command is not refused"
"$release" bench --compare "$dir/none" 2>"$dir/err" >/dev/null
[ $? -eq 6 ] || fail "a missing file to compare with is no I/O error"
"$release" bench cave_vs_cave --players 9 2>"$dir/err" >/dev/null
[ $? -eq 2 ] || fail "nine players are no mistake of the caller"

"$release" bench no_such_game 2>"$dir/err" >/dev/null
[ $? -eq 2 ] || fail "an unknown game is no mistake of the caller"
[ -s "$dir/err" ] || fail "nothing is said about an unknown game"

[ "$failures" -eq 0 ]
