#!/bin/sh
# test_rate.sh - `adit rate`: the same result for any number of jobs, and after an interruption.
set -u
adit=${ADIT_RELEASE:-${ADIT:-build/adit}} # it plays many games
dir=${TMPDIR:-/tmp}/rate.$$
mkdir -p "$dir" || exit 1
trap 'rm -rf "$dir"' EXIT
failures=0

fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# expect CODE ARGUMENT...: `adit rate` must end with this exit code; its output is in $dir/out.
expect() {
    wanted=$1
    shift
    "$adit" rate "$@" >"$dir/out" 2>"$dir/err"
    got=$?
    [ "$got" -eq "$wanted" ] || fail "exit code $got instead of $wanted: $*: $(cat "$dir/err")"
}

has() {
    grep -qF -- "$2" "$dir/$1" || fail "$1 does not contain '$2': $(cat "$dir/$1")"
}

match='random greedy planner:easy --game cave_vs_cave --seed 5'
# shellcheck disable=SC2086 # words
{
    expect 0 $match --games 4 --jobs 1
    cp "$dir/out" "$dir/whole"
    expect 0 $match --games 4 --jobs 3
    cmp -s "$dir/out" "$dir/whole" || fail "another number of jobs, another result"
    expect 0 $match --games 2 --progress "$dir/kept"
    expect 0 $match --games 4 --progress "$dir/kept"
    cmp -s "$dir/out" "$dir/whole" || fail "continued, it comes to another result"
    expect 0 $match --games 4 --progress "$dir/kept" --json
}
has out '"games": 4'
has out '"ratings": ['
has whole 'rating            Elo'
has whole 'random           against planner:easy'

# Who always wins is soon known to be better.
expect 0 greedy random --game dwergar --seed 1 --games 400 --sprt 0,50
has out 'SPRT accepted'
grep -q ' 20 games' "$dir/out" || fail "the test did not stop after a batch: $(cat "$dir/out")"
# Alone both play the same deal; at a larger table one plays against the others.
expect 0 greedy random --game covenant --players 1 --games 4 --seed 1
has out '100.0 %'
expect 0 greedy random --game dwergar --players 3 --games 6 --seed 1
has out 'One seat against 2'

expect 2 greedy random
has err '--game is missing'
expect 2 greedy --game dwergar
has err 'expected 2 to 12 players, got 1'
expect 2 greedy human --game dwergar
has err 'only built-in players'
expect 2 greedy planner:wise --game dwergar
has err "no player is called 'planner:wise'"
expect 2 greedy random --game dwergar --players greedy,random
has err 'the number of seats'
expect 2 greedy random --game dwergar --sprt 50,0
has err 'two Elo differences'
expect 2 greedy random --game dwergar --seed 1 --progress "$dir/kept"
has err 'not the progress of this tournament'
echo 'deal 9 9' >>"$dir/kept"
# shellcheck disable=SC2086
expect 3 $match --games 4 --progress "$dir/kept"
has err "expected 'deal PAIR SCORE MARGIN'"

[ "$failures" -eq 0 ] || { echo "$failures failed"; exit 1; }
