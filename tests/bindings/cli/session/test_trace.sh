#!/bin/sh
# test_trace.sh - ADIT_TRACE=1 shows what the rules do on standard error, and changes nothing else.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

play() {
    expect 0 play "$game" --players random,random --seed 7
    grep -v 'seconds' "$dir/out" >"$1"
}

unset ADIT_TRACE
play "$dir/silent"
silent err
for off in '' 0; do
    ADIT_TRACE=$off play "$dir/off"
    silent err
done

ADIT_TRACE=1
export ADIT_TRACE
play "$dir/traced"
same 'a traced game' "$dir/silent" "$dir/traced"
for words in '  run with 0 picks' '    question p1 ' 'decision p1 ' '    pick p1 ' '    event ' \
    '    trial of ' '    effect ' '  = OPEN' '  = OK'; do
    says err "$words"
done
odd=$(grep -vE '^adit: |^( {2})*(decision|run|question|pick|draw|event|reward|trial|try|effect|verb|call|hook|=) ?' "$dir/err")
[ -z "$odd" ] || fail "lines of another kind: $odd"

# Lines are whole also where several threads play.
expect 0 sim "$game" --games 4 --jobs 4 --seed 1 --players random,random
odd=$(grep -vE '^adit: |^( {2})*(decision|run|question|pick|draw|event|reward|trial|try|effect|verb|call|hook|=) ?' "$dir/err")
[ -z "$odd" ] || fail "torn lines: $odd"

# A script's own games are traced too.
cat >"$dir/own.lua" <<'LUA'
adit.game { game = "cave_vs_cave", seed = 7 }:decide(1)
LUA
expect 0 run "$dir/own.lua"
says err 'decision p1 '

expect 0 help --man
says out ADIT_TRACE
finish
