#!/bin/sh
# test_commands.sh - attacks that need the program: pipes, links and devices in the place of
# files, and texts that reach a terminal, JSON or CSV.
#
# The others are files of this folder and run in one process (test_attacks.c).
# shellcheck source=tests/cli/cli.sh
. "$(dirname "$0")/../cli/cli.sh"
here=$(dirname "$0")

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
