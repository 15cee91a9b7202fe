#!/bin/sh
# test_replay_terminal.sh - a recorded game at a terminal: one key, one step.
#
# `script` gives the program a terminal of its own; without it, or on a machine that has no
# terminals to give, the test is left out.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
command -v script >/dev/null || exit 77
script -q -e -c true /dev/null </dev/null >/dev/null 2>&1 || exit 77

expect 0 play "$game" --players greedy,random --seed 7 --record "$dir/game.play"
steps=$(grep -c '^> ' "$dir/game.play")

# keys TEXT ARGUMENT...: types the keys (for printf) while adit runs on a terminal.
keys() {
    typed=$1
    shift
    last="adit $* at a terminal, keys $typed"
    (
        sleep 1
        # shellcheck disable=SC2059 # the keys are a format on purpose
        printf "$typed"
        sleep 1
    ) | script -q -e -c "stty cols 80 rows 50; env TERM=xterm LC_ALL=C $adit $*" \
        /dev/null >"$dir/out" 2>&1
    code=$?
}

keys 'nnnbq' replay "$dir/game.play"
[ "$code" -eq 0 ] || fail "$last: exit code $code"
says out "step 0 of $steps"
says out "step 3 of $steps"
says out '[2] p1'
says out 'n next, b back'
[ "$(grep -c "step 2 of $steps" "$dir/out")" -eq 2 ] || fail "$last: did not go back"
[ "$(grep -c 'Action tiles' "$dir/out")" -eq 5 ] || fail "$last: the table was not drawn each time"
! grep -q "step 4 of" "$dir/out" || fail "$last: went too far"

# Jumping, start and end, arrows, options, and keys that mean nothing.
keys 'j12\nx\033[C\033[Doeaq' replay "$dir/game.play"
says out "step 12 of $steps"
says out "step 13 of $steps"
says out "step $steps of $steps"
says out 'the end'
says out ' | '
keys 'j99999\nj\033q' replay "$dir/game.play"
says out "step $steps of $steps"

# A screen says steps in words for people, a pipe as they are recorded.
id='\[[0-9]+\] p[0-9] .*[a-z]_[a-z]'
expect 0 replay "$dir/game.play"
number=$(grep -E "^$id" "$dir/out" | head -n 1 | sed 's/^\[\([0-9]*\)\].*/\1/')
[ -n "$number" ] || fail "$last: no step has an id"
keys "j$number\nq" replay "$dir/game.play"
says out "[$number] p"
! grep -qE "$id" "$dir/out" || fail "$last: a step is shown as it is recorded"

# With --until it begins there, and no key leads further.
keys 'nq' replay "$dir/game.play" --until 7 --seat 2
says out 'step 7 of 7'
! grep -q 'step 8' "$dir/out" || fail "$last: went further"

# Playing on from a step. Leaving asks, since this game is not saved.
keys 'j5\npquit\ny\n' replay "$dir/game.play" --players human,human
says out 'number or words; '
says out 'This game is not saved. Leave it?'
says out 'not saved; to keep a game'

# Ctrl-C, and the terminal as it was afterwards: ICANON and ECHO are on again.
keys 'n\003' replay "$dir/game.play"
[ "$code" -eq 130 ] || fail "$last: exit code $code after Ctrl-C"
keys 'q' replay "$dir/game.play" '; stty -a'
if grep -q -e '-icanon' -e '-echo ' "$dir/out"; then
    fail "$last: the terminal was not put back"
fi
finish
