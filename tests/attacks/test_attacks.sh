#!/bin/sh
# test_attacks.sh - scripts that try to get out of the rules, and what must become of them.
#
# Each tests/attacks/*.lua is one attack and says itself, in comments, how it is run and what
# must come of it:
#
#   -- as: card | script      a card of a mod that a game is played with, or `adit run`
#                             with the path of a file that must stay as it is
#   -- exit: CODE             of `adit test MOD` for a card, of `adit run FILE` for a script
#   -- says: TEXT             must be in the output; may be repeated
#   -- never: TEXT            must not be in the output; may be repeated
#
# This runs with the sanitizers, so a bad access would change the exit code too.
# shellcheck source=tests/cli/cli.sh
. "$(dirname "$0")/../cli/cli.sh"
here=$(dirname "$0")

# field FILE NAME: the values of a field, one on each line.
field() {
    sed -n "s/^-- $2: //p" "$1"
}

for attack in "$here"/*.lua; do
    name=$(basename "$attack" .lua)
    if [ "$(field "$attack" as)" = card ]; then
        mkdir -p "$dir/$name/cards"
        cp "$attack" "$dir/$name/cards/"
        expect "$(field "$attack" exit)" test "$dir/$name"
    else
        echo 'the only copy' >"$dir/precious"
        expect "$(field "$attack" exit)" run "$attack" "$dir/precious"
        grep -q 'the only copy' "$dir/precious" || fail "$last: wrote over another file"
    fi
    cat "$dir/err" >>"$dir/out"
    field "$attack" says >"$dir/wanted"
    while IFS= read -r text; do
        says out "$text"
    done <"$dir/wanted"
    field "$attack" never >"$dir/unwanted"
    while IFS= read -r text; do
        grep -q -F -e "$text" "$dir/out" && fail "$last: '$text' is in the output"
    done <"$dir/unwanted"
done

# What the length of a table with holes is may not depend on the process.
expect 0 run "$here/holes_in_tables.lua"
mv "$dir/out" "$dir/first"
for _ in 1 2 3; do
    expect 0 run "$here/holes_in_tables.lua"
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
finish
