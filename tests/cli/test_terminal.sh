#!/bin/sh
# test_terminal.sh - what only shows at a terminal: colours, lines, widths, Ctrl-C.
#
# `script` gives the program a terminal of its own; without it the test is left out.
# shellcheck source=tests/cli/cli.sh
. "$(dirname "$0")/cli.sh"
command -v script >/dev/null || exit 77
escape=$(printf '\033')

# on_terminal VARIABLES ARGUMENT...: runs adit with these variables on a terminal of 80 columns
# and types $dir/in.
on_terminal() {
    variables=$1
    shift
    last="adit $* at a terminal"
    (
        sleep 1
        cat "$dir/in"
        sleep 1
    ) | script -q -e -c "stty cols 80 rows 50; env TERM=xterm $variables $adit $*" /dev/null \
        >"$dir/out" 2>&1
    code=$?
}

printf 'options\nquit\n' >"$dir/in"
on_terminal LC_ALL=C.UTF-8 play "$game" --seed 1
[ "$code" -eq 0 ] || fail "$last: exit code $code"
says out 'p1 human, p2 greedy'
says out 'left without saving'
grep -q "$escape\[1m" "$dir/out" || fail "$last: no colours"
grep -q '[─│┌]' "$dir/out" || fail "$last: no line-drawing characters"

on_terminal LC_ALL=C play "$game" --seed 1
if LC_ALL=C grep -q '[^ -~[:cntrl:]]' "$dir/out"; then
    fail "$last: more than ASCII in a plain locale"
fi

on_terminal "NO_COLOR=1 LC_ALL=C.UTF-8" play "$game" --seed 1
if grep -q "$escape\[[0-9;]*m" "$dir/out"; then
    fail "$last: colours although NO_COLOR is set"
fi

# Ctrl-C: the record is kept and the exit code says so.
printf '1\n\003' >"$dir/in"
on_terminal LC_ALL=C play "$game" --seed 1 --record "$dir/stopped.play"
[ "$code" -eq 130 ] || fail "$last: exit code $code after Ctrl-C"
[ -s "$dir/stopped.play" ] || fail "$last: no record after Ctrl-C"
rm -f "$dir/in"
expect 0 replay "$dir/stopped.play" --verify
finish
