#!/bin/sh
# test_seen.sh - what is shown for one seat tells neither the seed nor what others chose in secret.
# shellcheck source=tests/cli/cli.sh
. "$(dirname "$0")/cli.sh"

# hides FILE TEXT: out or err must not contain the text.
hides() {
    if grep -q -F -e "$2" "$dir/$1"; then
        fail "$last: '$2' is in std$1:"
        grep -F -e "$2" "$dir/$1" | head -n 5
    fi
}

seed=123456789
play=$dir/covenant.play
expect 0 play covenant --players random,random,random --seed $seed --record "$play"

# secrets SEAT: the objectives of the others, which lie face down.
secrets() {
    "$adit" state "$play" | sed -n 's/^player\[\([0-9]\)\]\.objective\.[a-z]* = /\1 /p' |
        awk -v seat="$1" '$1 != seat { print $2 }'
}

# ---- A recorded game ---------------------------------------------------------------------
# Somebody may have written down the decisions only: then they are played again.
bare=$dir/bare.play
{
    sed '/^$/q' "$play"
    grep '^> ' "$play"
} >"$bare"

# no_secrets SEAT: what was just shown for a seat names no objective of another one, but in the
# lines that reveal it.
no_secrets() {
    for id in $(secrets "$1"); do
        if grep -v " reveals $id: " "$dir/out" | grep -q -w -e "$id"; then
            fail "$last: shows $id, which is a secret of another seat"
            grep -v " reveals $id: " "$dir/out" | grep -w -e "$id" | head -n 3
        fi
        ! grep -q -w -e "$id" "$dir/err" || fail "$last: stderr tells of $id"
    done
    hides out "$seed"
    hides err "$seed"
}

for seat in 1 2 3; do
    [ "$(secrets $seat | wc -l)" -eq 4 ] || fail "seat $seat has not four secrets to find out"
    for record in "$play" "$bare"; do
        expect 0 replay "$record" --seat $seat
        no_secrets $seat
        says out '(a secret choice)'
        says out 'drafts an objective'
        says out 'covenant: random,random,random'
        grep -q "^\[[0-9]*\] p$seat draft obj_" "$dir/out" || fail "$last: hides what is its own"
    done
    for until in 0 1 2 3 5 8; do
        expect 0 replay "$play" --seat $seat --until $until
        grep '^\[' "$dir/out" >"$dir/decisions" # the table shows what lies open in the draft
        mv "$dir/decisions" "$dir/out"
        no_secrets $seat
    done
done
expect 0 replay "$play"
says out "seed $seed"
hides out 'secret choice'

# ---- One that cannot be played any more ---------------------------------------------------
# Nobody knows then what a decision spoke of: only the seat's own are told.
# The reason and the words go to whoever decided it.
line=$(grep -n -m 1 '^> draft start_' "$play" | cut -d : -f 1)
sed "${line}s/.*/> draft obj_99/" "$play" >"$dir/old.play"
owner=$(sed -n "1,${line}s/^\[[0-9]*\] p\([0-9]\),.*/\1/p" "$play" | tail -n 1)
for seat in 1 2 3; do
    expect 1 replay "$dir/old.play" --seat $seat
    says out '(a choice that may be secret)'
    says err 'is not possible any more'
    if [ "$seat" -eq "$owner" ]; then
        says err 'obj_99'
    else
        hides err 'obj_'
        no_secrets $seat
    fi
done

# A mod that is not there: the game cannot even be begun.
sed 's/^mod covenant .*/mod no_such_mod 1.0 0000000000000000/' "$play" >"$dir/gone.play"
if ! cmp -s "$play" "$dir/gone.play"; then
    "$adit" replay "$dir/gone.play" --seat 1 >"$dir/out" 2>"$dir/err"
    last='adit replay gone.play --seat 1'
    no_secrets 1
fi

# ---- What shows everything is not for one seat ----------------------------------------------
expect 2 replay "$play" --seat 1 --verify
says err '--seat has no use beside --verify'
expect 2 replay "$play" --seat 1 --record "$dir/copy.play"
says err '--seat has no use beside --record'
[ ! -e "$dir/copy.play" ] || fail 'a record was written for one seat'
expect 2 replay "$play" --seat 1 --diff "$play"

# ---- The state ------------------------------------------------------------------------------
for title in cave_vs_cave dwergar cave_farmers covenant; do
    expect 0 state $title --seed $seed --players random,random --seat 2
    hides out "$seed"
    expect 0 state $title --seed $seed --players random,random --seat 2 --all
    hides out "$seed"
    hides out 'rng.'
    expect 0 state $title --seed $seed --players random,random --seat 2 --json
    hides out "$seed"
    hides out 'rng.'
    says out '"seed": null'
    # The whole state tells it, as a text that every reader of JSON keeps.
    expect 0 state $title --seed 18446744073709551615 --players random,random --json
    says out '"seed": "18446744073709551615"'
done
expect 0 state "$play" --until 6
says out "seed $seed"
for seat in 1 2 3; do
    expect 0 state "$play" --until 6 --seat $seat
    hides out "$seed"
done

# ---- At the table ---------------------------------------------------------------------------
# Who plays is not shown a drawn seed before the end, since it deals all that is hidden.
typed state quit
expect 0 play "$game" --players human,random
says out "$game: p1 human, p2 random"
says out 'the seed was '
drawn=$(sed -n 's/^the seed was //p' "$dir/out")
[ "$(grep -c -F -e "$drawn" "$dir/out")" -eq 1 ] || fail "$last: the seed is told before the end"
# One that was chosen at this table is no secret from it.
typed quit
expect 0 play "$game" --players human,random --seed 3
says out "$game, seed 3: p1 human"
hides out 'the seed was'

finish
