#!/bin/sh
# test_files.sh - replay, state, why: looking at recorded games and positions.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

expect 0 play "$game" --players random,random --seed 21 --record "$dir/game.play"

expect 0 replay "$dir/game.play"
says out "$game, seed 21"
says out '[1] p'
says out '  total '
narrow out
cp "$dir/out" "$dir/told"
expect 0 play "$game" --players random,random --seed 21
grep '^\[' "$dir/out" >"$dir/played_decisions"
grep '^\[' "$dir/told" >"$dir/told_decisions"
same 'a replay tells the decisions that were played' "$dir/played_decisions" "$dir/told_decisions"

expect 0 replay "$dir/game.play" --until 3
says out '  total '
expect 0 replay "$dir/game.play" --until 3 --seat 2
expect 2 replay "$dir/game.play" --seat 3
says err 'from 1 to 2'
expect 2 replay "$dir/game.play" --until many

# A changed record is found out, and the first difference is named.
expect 0 replay "$dir/game.play" --verify
cp "$dir/game.play" "$dir/changed.play"
sed -i '0,/^ *state *[0-9a-f]/s/\(^ *state *\)[0-9a-f]/\1x/' "$dir/changed.play"
if cmp -s "$dir/game.play" "$dir/changed.play"; then
    fail 'the record has no line with a state hash that could be changed'
fi
"$adit" replay "$dir/changed.play" --verify >"$dir/out" 2>"$dir/err"
code=$?
[ "$code" -eq 1 ] || [ "$code" -eq 3 ] || fail "a changed record ends with $code"
last='replay of a changed record'
says err "$dir/changed.play:"

# Playing on from the middle: seats are as they were.
expect 0 replay "$dir/game.play" --until 5 --play
says out 'p1 random, p2 random'
says out '  total '

# States.
expect 0 state "$dir/game.play" --until 4
says out ' 4 decisions, hash '
cp "$dir/out" "$dir/state"
expect 0 state "$dir/game.play" --until 4
same 'the same state twice' "$dir/state" "$dir/out"
expect 0 state "$dir/game.play" --until 4 --seat 1
says out 'view of p1'
expect 0 state "$dir/game.play" --until 4 --json
says out '"version": 2'
says out '"decisions": 4'
expect 0 state "$game" --seed 2
says out 'fields at their default are omitted; use --all to see them'
grep -q '^player\[1\]\.wall\.w3' "$dir/out" && fail 'state shows what is 0'
expect 0 state "$game" --seed 2 --all
says out 'player[1].wall.w3 = 0'
says out 'player[1].cell.c4 = empty'
expect 0 state "$game" --seed 2 --players 1
says out ' 0 decisions'
expect 2 state

# Reasons.
expect 1 why "$dir/game.play" 'no such move'
[ -s "$dir/out" ] || fail 'why gives no reason'
typed options quit
expect 0 play "$game" --players human,random --seed 2
first=$(sed -n 's/^ *1  //p' "$dir/out" | head -n 1 | sed 's/   *[0-9]*  .*//')
expect 0 why "$game" "$first" --seed 2
expect 1 why "$game" 'no such move' --seed 2 --json
says out '"legal": false'
expect 2 why "$game"
says err 'why needs GAME|FILE MOVE, or MOVE and --scenario FILE'
echo "return scenario { game = \"$game\", players = 2, seed = 2 }" >"$dir/start.lua"
expect 0 why --scenario "$dir/start.lua" "$first"
expect 0 why "$first" --scenario "$dir/start.lua"
expect 0 why "$game" "$first" --scenario "$dir/start.lua"
expect 1 why --scenario "$dir/start.lua" 'no such move'
expect 2 why --scenario "$dir/start.lua"
finish
