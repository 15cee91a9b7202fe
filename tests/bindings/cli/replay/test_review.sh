#!/bin/sh
# test_review.sh - `adit review`: what it says of a recorded game, and that it says it again.
set -u
adit=${ADIT_RELEASE:-${ADIT:-build/adit}} # it searches at every decision
cd "${ADIT_TEST_ROOT:-.}" || exit 1
dir=${TMPDIR:-/tmp}/review.$$
mkdir -p "$dir" || exit 1
trap 'rm -rf "$dir"' EXIT
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# expect CODE ARGUMENT...: `adit review` must end with this exit code; its output is in $dir/out.
expect() {
    wanted=$1
    shift
    "$adit" review "$@" >"$dir/out" 2>"$dir/err"
    got=$?
    [ "$got" -eq "$wanted" ] || fail "exit code $got instead of $wanted: $*: $(cat "$dir/err")"
}

has() {
    grep -qF -- "$2" "$dir/$1" || fail "$1 does not contain '$2': $(head -n 20 "$dir/$1")"
}

# Random makes mistakes, a planner against the same opponent hardly any.
"$adit" play cave_vs_cave --players random,planner:6 --seed 3 --record "$dir/game.play" >"$dir/out" 2>&1 ||
    fail "no game: $(cat "$dir/out")"
expect 0 "$dir/game.play" --effort 4
has out 'The decisions that cost most:'
has out '    better: '
cp "$dir/out" "$dir/before"
expect 0 "$dir/game.play" --effort 4
cmp -s "$dir/out" "$dir/before" || fail "the same review says something else"
lost() {
    sed -n "s/^player $1: .* cost \([0-9]*\).*/\1/p" "$dir/before"
}
[ "$(lost 1)" -gt $((2 * $(lost 2))) ] || fail "random is said to play well: $(cat "$dir/before")"

expect 0 "$dir/game.play" --effort 4 --seat 1 --json
has out '"best_points":'
has out '"judged": true'
expect 0 "$dir/game.play" --effort 2 --all
has out '(expects '
expect 2 "$dir/game.play" --effort wise
has err "invalid effort 'wise'"
expect 2 "$dir/game.play" --seat 3
echo no >"$dir/none.play"
expect 3 "$dir/none.play"

# Ctrl-C keeps what is finished.
"$adit" review "$dir/game.play" --effort 2000 >"$dir/out" 2>"$dir/err" &
job=$!
sleep 1
kill -INT "$job"
wait "$job"
code=$?
[ "$code" -eq 130 ] || fail "exit code $code after Ctrl-C: $(cat "$dir/err")"
has err 'decisions were reviewed'
has out ' decisions judged'

[ "$failures" -eq 0 ] || { echo "$failures failed"; exit 1; }
