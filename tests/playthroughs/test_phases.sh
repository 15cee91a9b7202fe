#!/bin/sh
# test_phases.sh - the recorded games cover every phase of the rules.
#
# For each game with recorded games there are at least five, and each line of phases.txt is
# shown by one of them; a game without lines there would slip through, so that fails too.
set -u
cd "${ADIT_TEST_ROOT:-.}" || exit 1
here=tests/playthroughs
all=scripts/playthroughs
status=0

for folder in "$all"/*/; do
    game=$(basename "$folder")
    count=$(find "$folder" -name '*.play' | wc -l)
    if [ "$count" -lt 5 ]; then
        echo "$all/$game: $count recorded games; there should be at least 5"
        status=1
    fi
    if ! grep -q "^$game	" "$here/phases.txt"; then
        echo "$here/phases.txt: says nothing of $game; list its phases"
        status=1
    fi
done

tab=$(printf '\t')
while IFS=$tab read -r game phase words; do
    case $game in
    '' | '#'*) continue ;;
    esac
    if ! grep -rqE --include='*.play' -e "$words" "$all/$game"; then
        echo "$all/$game: no recorded game shows '$phase' (a line with '$words')"
        status=1
    fi
done <"$here/phases.txt"
exit $status
