#!/bin/sh
# test_looking.sh - games, cards, rules, api, doctor: what the program shows without playing.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

expect 0 games
says out "$game"
says out '1-2 players'
expect 0 games --json
says out '"version": 2'
says out '"id": "cave_vs_cave"'

# Every line of the table is a card that can be shown in full.
expect 0 cards "$game"
narrow out
cp "$dir/out" "$dir/table"
count=$(($(wc -l <"$dir/table") - 1))
[ "$count" -ge 37 ] || fail "the table has $count cards; 12 tiles, 24 rooms and the entrance are 37"
id=$(awk '$1 == "room" { print $2; exit }' "$dir/table")
expect 0 cards "$game" "$id"
says out "(room $id)"
says out 'source'
says out "$id.lua:"
narrow out
cp "$dir/out" "$dir/card"
title=$(sed -n '1s/ (room .*//p' "$dir/card")
expect 0 cards "$game" "$title"
same 'a card by its title' "$dir/card" "$dir/out"
expect 1 cards "$game" "${id}x"
says err "did you mean '$id'?"
silent out
expect 0 cards "$game" --json
says out '"version": 2'
[ "$(grep -c '"id":' "$dir/out")" -eq "$count" ] || fail "cards --json has not $count cards"
expect 0 cards "$game" "$id" --json
[ "$(grep -c '"id":' "$dir/out")" -eq 1 ] || fail "cards ID --json has more than one card"

expect 0 rules "$game"
says out 'Rule parameters'
cp "$dir/out" "$dir/rules"
parameter=$(sed -n '/^Rule parameters/,$s/^  \([a-z_]*\) = .*/\1/p' "$dir/rules" | head -n 1)
if [ -n "$parameter" ]; then
    expect 0 rules "$game" "$parameter"
    says out "  $parameter = "
    expect 1 rules "$game" "${parameter}x"
    says err "did you mean '$parameter'?"
fi
expect 0 rules "$game" --json
says out '"fallback"'

expect 0 api "$game"
says out 'gain'
expect 0 api --json
says out '"version": 1'
expect 0 api --stubs
says out 'gain'
expect 0 api --globals
says out 'card'
expect 2 api no_such_game

expect 0 doctor
says out "$game"
says out 'Lua 5.4'
expect 0 doctor --json
says out '"ok": true'

# No cards: said so, and what to do.
mkdir "$dir/empty"
ADIT_CARDS=$dir/empty "$adit" doctor >"$dir/out" 2>"$dir/err"
[ $? -eq 1 ] || fail 'doctor without cards does not end with 1'
grep -q '^BAD' "$dir/out" || fail 'doctor without cards finds nothing bad'

# A folder in which nothing can be written is a problem, also for those who may write everywhere:
# one that was removed takes no file.
program=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
cards=$(cd "${ADIT_CARDS:-cards}" && pwd)
mkdir "$dir/gone"
(
    cd "$dir/gone" && rmdir "$dir/gone" || exit 9
    ADIT_CARDS=$cards "$program" doctor >"$dir/out" 2>"$dir/err"
)
[ $? -eq 1 ] || fail 'doctor in a folder that is gone does not end with 1'
grep -q '^BAD  folder  *games cannot be saved here' "$dir/out" ||
    fail "doctor in a folder that is gone: $(grep folder "$dir/out")"
leftover=$(find . -maxdepth 1 -name '.adit_doctor_*')
[ -z "$leftover" ] || fail "doctor leaves $leftover"

# Pages made from the table of commands.
expect 0 help --man
says out '.TH ADIT 1'
expect 0 help --markdown
says out '## adit play'
expect 0 help --bash
says out 'complete -o filenames -F _adit adit'
if command -v bash >/dev/null; then
    bash -n "$dir/out" || fail 'the bash completion is no bash'
    # shellcheck disable=SC2016 # for the inner shell
    bash -c '. "$1"; COMP_WORDS=("$2" play --pla); COMP_CWORD=2; _adit; echo "${COMPREPLY[@]}"' \
        _ "$dir/out" "$adit" >"$dir/completed"
    [ "$(cat "$dir/completed")" = --players ] || fail 'bash does not complete --pla to --players'
fi
finish
