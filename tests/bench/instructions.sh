#!/bin/sh
# instructions.sh - counts the instructions of random games, which unlike time do not vary.
#
# usage: tests/bench/instructions.sh [--record] [GAME [GAMES]]
#
# Runs `adit sim` under callgrind for N and for 2N games with a fixed seed; the difference is
# what N games cost without the start of the program. The result is compared with the one in
# tests/bench/instructions.txt: 3 % more is a failure. --record writes that file anew; do it
# in the commit that changes the cost, and say there why. Another compiler or library gives
# other counts, so the file names the compiler, and a comparison with another one never fails.
set -u
adit=${ADIT:-build/adit}
record=no
if [ "${1:-}" = --record ]; then
    record=yes
    shift
fi
game=${1:-cave_vs_cave}
games=${2:-100}
kept=tests/bench/instructions.txt
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# count GAMES: plays them; $work/GAMES.json is the report, $work/GAMES.count the instructions.
count() {
    if ! setarch -R valgrind --tool=callgrind --callgrind-out-file="$work/$1.callgrind" \
        "$adit" sim "$game" --games "$1" --players random,random --seed 1 --jobs 1 --json \
        >"$work/$1.json" 2>"$work/$1.log"; then
        cat "$work/$1.log" >&2
        echo "instructions: the run of $1 games failed" >&2
        exit 1
    fi
    sed -n 's/^\(summary\|totals\): *\([0-9]*\).*/\2/p' "$work/$1.callgrind" | head -n 1 \
        >"$work/$1.count"
}

# decisions GAMES: their number, from the report.
decisions() {
    tr -d ' \n' <"$work/$1.json" |
        sed -n 's/.*"decisions":{[^}]*"sum":\([0-9][0-9]*\).*/\1/p'
}

count "$games"
count $((2 * games))
once=$(cat "$work/$games.count")
twice=$(cat "$work/$((2 * games)).count")
made=$(($(decisions $((2 * games))) - $(decisions "$games")))
checksum=$(tr -d ' \n' <"$work/$((2 * games)).json" | sed -n 's/.*"checksum":"\([^"]*\)".*/\1/p')
per_game=$(((twice - once) / games))
per_decision=$(((twice - once) / made))
compiler=$(${CC:-cc} --version | head -n 1)

new="$game $games $per_game $per_decision $checksum $compiler"
echo "instructions of $game, $games random games: $per_game for each game," \
    "$per_decision for each decision, checksum $checksum"

if [ "$record" = yes ]; then
    {
        [ -f "$kept" ] && grep -v "^$game " "$kept" | grep -v '^#'
        echo "$new"
    } | LC_ALL=C sort >"$work/new"
    {
        echo "# game, games, instructions for each game, for each decision, checksum, compiler"
        cat "$work/new"
    } >"$kept"
    echo "wrote $kept"
    exit 0
fi
old=$(grep "^$game $games " "$kept" 2>/dev/null)
if [ -z "$old" ]; then
    echo "nothing to compare with; tests/bench/instructions.sh --record keeps this result"
    exit 0
fi
echo "$old" | {
    read -r _ _ _ before old_checksum old_compiler
    awk -v now="$per_decision" -v before="$before" 'BEGIN {
        printf "that is %+.1f %% against the kept %d\n", 100 * (now - before) / before, before
    }'
    if [ "$old_checksum" != "$checksum" ]; then
        echo "the games are not the same (checksum was $old_checksum), so the figures are hard to compare"
    fi
    if [ "$old_compiler" != "$compiler" ]; then
        echo "the kept figures were made by $old_compiler, so a difference proves nothing"
        exit 0
    fi
    if [ $((100 * per_decision)) -gt $((103 * before)) ]; then
        echo "instructions: more than 3 % slower" >&2
        exit 1
    fi
}
