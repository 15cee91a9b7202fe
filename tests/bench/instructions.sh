#!/bin/sh
# instructions.sh - counts the instructions of random games, which unlike time do not vary.
#
# usage: tests/bench/instructions.sh [--record] [GAME[+strict]]...
#
# Without a name: every game as it is, then every game with --strict (the script limits armed
# for the shipped cards too). Runs `adit sim` under callgrind for N and for 2N games with a fixed
# seed; the difference is what N games cost without the start of the program. The result is
# compared with the one in tests/bench/instructions.txt: 3 % more is a failure. --record writes
# its line anew; do it in the commit that changes the cost, and say there why. Another compiler
# or library gives other counts, so the file names the compiler, and a comparison with another
# one never fails.
set -u
adit=${ADIT:-build/adit}
record=no
if [ "${1:-}" = --record ]; then
    record=yes
    shift
fi
if [ $# -eq 0 ]; then
    # shellcheck disable=SC2046 # a list of names
    set -- $(tests/lint/games) $(tests/lint/games | sed 's/$/+strict/')
fi
games=100
kept=tests/bench/instructions.txt
compiler=$(${CC:-cc} --version | head -n 1)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# seats GAME: who sits at the table.
seats() {
    case $1 in
    dwergar | covenant) echo random,random,random,random ;;
    *) echo random,random ;;
    esac
}

# count NAME GAMES: plays them; $work/GAMES.json is the report, $work/GAMES.count the instructions.
count() {
    case $1 in
    *+strict) strict=--strict ;;
    *) strict= ;;
    esac
    # shellcheck disable=SC2086 # no argument at all if it is empty
    if ! setarch -R valgrind --tool=callgrind --callgrind-out-file="$work/$2.callgrind" \
        "$adit" sim "${1%+strict}" --games "$2" --players "$(seats "${1%+strict}")" --seed 1 \
        --jobs 1 --json $strict >"$work/$2.json" 2>"$work/$2.log"; then
        cat "$work/$2.log" >&2
        echo "instructions: the run of $2 games of $1 failed" >&2
        exit 1
    fi
    sed -n 's/^\(summary\|totals\): *\([0-9]*\).*/\2/p' "$work/$2.callgrind" | head -n 1 \
        >"$work/$2.count"
}

# decisions GAMES: their number, from the report.
decisions() {
    tr -d ' \n' <"$work/$1.json" |
        sed -n 's/.*"decisions":{[^}]*"sum":\([0-9][0-9]*\).*/\1/p'
}

# keep NAME LINE: puts the line in the place of the old one.
keep() {
    {
        grep -v "^$1 " "$kept" | grep -v '^#'
        echo "$2"
    } | LC_ALL=C sort >"$work/new"
    {
        echo "# game, games, instructions for each game, for each decision, checksum, compiler"
        cat "$work/new"
    } >"$kept"
    echo "wrote its line in $kept"
}

# compare NAME NOW CHECKSUM: fails if it is more than 3 % slower than the line that was kept.
compare() {
    old=$(grep "^$1 $games " "$kept" 2>/dev/null)
    if [ -z "$old" ]; then
        echo "nothing to compare with; tests/bench/instructions.sh --record $1 keeps this result"
        return 0
    fi
    echo "$old" | {
        read -r _ _ _ before old_checksum old_compiler
        awk -v now="$2" -v before="$before" 'BEGIN {
            printf "that is %+.1f %% against the kept %d\n", 100 * (now - before) / before, before
        }'
        if [ "$old_checksum" != "$3" ]; then
            echo "the games are not the same (checksum was $old_checksum), so the figures are hard to compare"
        fi
        if [ "$old_compiler" != "$compiler" ]; then
            echo "the kept figures were made by $old_compiler, so a difference proves nothing"
            return 0
        fi
        if [ $((100 * $2)) -gt $((103 * before)) ]; then
            echo "instructions: $1 is more than 3 % slower" >&2
            return 1
        fi
    }
}

failed=0
for name in "$@"; do
    count "$name" "$games"
    count "$name" $((2 * games))
    spent=$(($(cat "$work/$((2 * games)).count") - $(cat "$work/$games.count")))
    per_game=$((spent / games))
    per_decision=$((spent / ($(decisions $((2 * games))) - $(decisions "$games"))))
    checksum=$(tr -d ' \n' <"$work/$((2 * games)).json" |
        sed -n 's/.*"checksum":"\([^"]*\)".*/\1/p')
    echo "instructions of $name, $games random games: $per_game for each game," \
        "$per_decision for each decision, checksum $checksum"
    if [ "$record" = yes ]; then
        keep "$name" "$name $games $per_game $per_decision $checksum $compiler"
    else
        compare "$name" "$per_decision" "$checksum" || failed=1
    fi
done
exit "$failed"
