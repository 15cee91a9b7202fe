#!/bin/sh
# test_commands.sh - attacks that need the program: pipes, links and devices in the place of
# files, and texts that reach a terminal, JSON or CSV.
#
# The others are the files of the folders here and run in one process (test_attacks.c).
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

# What the length of a table with holes is may not depend on the process.
expect 0 run tests/attacks/scripts/holes_in_tables.lua
mv "$dir/out" "$dir/first"
for _ in 1 2 3; do
    expect 0 run tests/attacks/scripts/holes_in_tables.lua
    same 'the length of tables with holes' "$dir/first" "$dir/out"
done

# A pipe in the place of a file is refused, and nobody waits for a writer.
mkfifo "$dir/pipe.play"
for command in play replay state check test run; do
    timeout 20 "$adit" "$command" "$dir/pipe.play" </dev/null >"$dir/out" 2>"$dir/err"
    code=$?
    [ "$code" -ne 124 ] || fail "adit $command waits for ever at a pipe"
    [ "$code" -ne 0 ] || fail "adit $command takes a pipe for a file"
done

# Links, devices and folders in the place of a mod's files are refused, whatever they lead to.
mkdir -p "$dir/links/cards" "$dir/device"
echo 'return card { secret = 1 }' >"$dir/outside.lua"
ln -s "$dir/outside.lua" "$dir/links/cards/link.lua"
expect 1 check "$dir/links"
says out 'this is a symbolic link; links are not followed'
mkdir -p "$dir/pipes/cards"
mkfifo "$dir/pipes/cards/pipe.lua"
expect 1 check "$dir/pipes"
says out 'not a regular file'
expect 6 check /dev/zero
ln -s / "$dir/device/cards"
expect 1 check "$dir/device"

# A game is not saved through a link over what is no game.
echo 'the only copy' >"$dir/precious"
ln -s "$dir/precious" "$dir/link.adit"
cat >"$dir/save.lua" <<'SCRIPT'
adit.game { game = "cave_vs_cave", seed = 1 }:save(adit.args[1])
SCRIPT
expect 6 run "$dir/save.lua" "$dir/link.adit"
grep -q 'the only copy' "$dir/precious" || fail 'a game was saved through a link'

# harmless FILE: no control characters but line ends and tabulators, and nothing that is not
# UTF-8, in out or err.
harmless() {
    if LC_ALL=C tr -d '\n\t' <"$dir/$1" | LC_ALL=C grep -q '[[:cntrl:]]'; then
        fail "$last: control characters in std$1"
    fi
    iconv -f UTF-8 -t UTF-8 <"$dir/$1" >/dev/null 2>&1 || fail "$last: std$1 is not UTF-8"
}

# Whatever tricks texts play, nothing of them reaches the terminal, JSON or CSV.
for attack in title_with_escape title_with_bad_utf8 label_with_escape unknown_field_with_escape \
    error_with_tricks reason_with_tricks; do
    for command in check test; do
        "$adit" "$command" "$(echo tests/attacks/*/"$attack.lua")" </dev/null >"$dir/out" 2>"$dir/err"
        last="adit $command $attack"
        harmless out
        harmless err
    done
    "$adit" check --json "$(echo tests/attacks/*/"$attack.lua")" </dev/null >"$dir/out" 2>"$dir/err"
    last="adit check --json $attack"
    harmless out
    harmless err
done
expect 0 sim cave_vs_cave --games 1 --seed 1 --players random,random --record "$dir/games"
record=$(find "$dir/games" -name '*.play' | head -n 1)
esc=$(printf '\033[2J')
sed "s/^seats .*/seats ${esc}human,x/; s/ gains / ${esc}gains /" "$record" >"$dir/tricks.play"
for command in replay state 'replay --json' 'state --json' test; do
    # shellcheck disable=SC2086 # a command and its option
    "$adit" $command "$dir/tricks.play" </dev/null >"$dir/out" 2>"$dir/err"
    last="adit $command with tricks"
    harmless out
    harmless err
done
finish
