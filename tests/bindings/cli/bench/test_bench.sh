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
    decision_worst_us greedy_games_per_second greedy_decision_us greedy_worst_us fresh_clone_ns texts_us json_us \
    draw_us record_ms undo_us below_minimum harmless_mod_percent ten_functions_percent \
    example_mods_percent example_mods_greedy_percent example_mods_99_us example_mods_worst_us \
    example_mods_start_ms two_threads_times two_threads_computing_times hash_ns lua_ns; do
    grep -q "\"$key\": [\"0-9]" "$dir/json" || fail "no figure '$key'"
done
# Differences of two times: a busy machine can make them negative.
for key in script_call_us read_us choose_checked_us choose_tried_us choose_unchecked_us \
    choose_declared_us; do
    grep -q "\"$key\": -\{0,1\}[0-9]" "$dir/json" || fail "no figure '$key'"
done
grep -q 'nan\|inf' "$dir/json" && fail "a figure is not a number"
grep -q '"leaves_out": {' "$dir/json" || fail "what figures leave out is not said"
# Every target is a figure that is measured, and is judged.
for file in "${ADIT_CARDS:-cards}"/*/speed.json; do
    sed -n 's/^ *"\([a-z_0-9]*\)": \[.*/\1/p' "$file" | while read -r key; do
        grep -q "^      \"$key\": " "$dir/json" || echo "$file: $key"
    done
done >"$dir/unknown"
[ ! -s "$dir/unknown" ] || fail "targets that no figure has: $(cat "$dir/unknown")"
grep -q '"clone_allocations": 0' "$dir/json" || fail "a clone allocates"

# As text, with targets that nobody reaches, and compared with a run of other games.
cp -R "${ADIT_CARDS:-cards}" "$dir/cards" || exit 1
echo '{ "players": 2, "playouts_per_second": [1e12, 2e12] }' >"$dir/cards/cave_vs_cave/speed.json"
sed 's/"checksum": "./"checksum": "-/' "$dir/json" >"$dir/other"
ADIT_CARDS=$dir/cards "$release" bench cave_vs_cave play decisions --seconds 0 --strict-targets \
    --compare "$dir/other" >"$dir/text"
[ $? -eq 1 ] || fail "a missed minimum is no failure with --strict-targets"
grep -q 'playouts per second .* x .* below the minimum' "$dir/text" ||
    fail "no ratio, or the missed minimum is not shown"
grep -q '^1 figures below their minimum' "$dir/text" || fail "no summary of the targets"
grep -q '^  cave_vs_cave: playouts_per_second is [0-9]*, asked are 1e+12$' "$dir/text" ||
    fail "the summary does not name the figure"
grep -q 'decision, us: median .* choosing; the least of 5 times$' "$dir/text" ||
    fail "what a figure leaves out is not beside it"
grep -q 'other games than in the earlier run' "$dir/text" || fail "other games go unnoticed"
sum=$(awk '$1 == "checksum" { print $2 }' "$dir/text")
[ -n "$sum" ] || fail "no checksum in the text"
grep -q "\"checksum\": \"$sum\"" "$dir/json" || fail "two runs have different checksums"

# Another number of players is neither compared nor held to the targets.
"$release" bench cave_vs_cave play --seconds 0 --compare "$dir/json" --json --players 1 >"$dir/one" ||
    fail "--compare with another number of players gave $?"
grep -q '"players": 1' "$dir/one" || fail "--players is not taken"
grep -q '"same_games": true' "$dir/one" || fail "a result of other players was compared"
grep -q '"minimum"' "$dir/one" && fail "targets of two players were taken for one"

# Single parts: their figures and no others; in every game, with other numbers of players. The mods
# that are written for it are removed again.
mkdir -p "$dir/tmp"
for game in cave_farmers dwergar covenant; do
    TMPDIR=$dir/tmp "$release" bench "$game" scripts threads --seconds 0 --json --players 2 \
        >"$dir/part" || fail "bench $game scripts threads gave $?"
    grep -q '"choose_declared_us"' "$dir/part" || fail "$game: no figure of the part scripts"
    grep -q '"two_threads_times"' "$dir/part" || fail "$game: no figure of the part threads"
    grep -q '"checksum"\|^      "clone_ns"\|^      "harmless' "$dir/part" &&
        fail "$game: figures of another part"
done
[ -z "$(ls "$dir/tmp")" ] || fail "left behind: $(ls "$dir/tmp")"
TMPDIR=$dir/none "$release" bench cave_vs_cave scripts --seconds 0 >"$dir/part" 2>"$dir/err"
[ $? -eq 6 ] || fail "no folder for the mods is no I/O error"
"$release" bench cave_vs_cave speed 2>"$dir/err" >/dev/null
[ $? -eq 2 ] || fail "an unknown part is no mistake of the caller"
grep -q "unknown part 'speed'; expected one of play decisions greedy" "$dir/err" ||
    fail "the parts are not named"
"$release" bench cave_vs_cave decisions --mod "${ADIT_TEST_ROOT:-.}/scripts/mods/thrift" \
    --seconds 0 >"$dir/part" || fail "a part with --mod gave $?"

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
