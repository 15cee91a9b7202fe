#!/bin/sh
# test_seen.sh - what is shown for one seat tells neither the seed nor what others chose in secret.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

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
# draft, which is open, and in the lines that reveal it.
no_secrets() {
    for id in $(secrets "$1"); do
        if grep -v " reveals $id: \| draft $id\| drafts $id" "$dir/out" | grep -q -w -e "$id"; then
            fail "$last: shows $id, which is a secret of another seat"
            grep -w -e "$id" "$dir/out" | head -n 3
        fi
        ! grep -q -w -e "$id" "$dir/err" || fail "$last: stderr tells of $id"
    done
    hides out "$seed"
    hides err "$seed"
}

# The draft is seen by everybody (COV-114); afterwards objectives lie face down.
objective="($("$adit" cards covenant | awk '$1 == "objective" { print $2 }' | paste -s -d '|' -))"
drafted=$(grep -c -E "^> draft $objective" "$play")
[ "$drafted" -ge 3 ] || fail 'too few objectives were drafted by choice'
end=$(grep '^> ' "$play" | grep -n '^> draft ' | tail -n 1 | cut -d : -f 1)
for seat in 1 2 3; do
    [ "$(secrets $seat | wc -l)" -eq 4 ] || fail "seat $seat has not four secrets to find out"
    for record in "$play" "$bare"; do
        expect 0 replay "$record" --seat $seat
        no_secrets $seat
        says out 'covenant: random,random,random'
        [ "$(grep -c -E "^\[[0-9]*\] p[0-9] draft $objective" "$dir/out")" -eq "$drafted" ] ||
            fail "$last: does not show who drafts what"
        [ "$(grep -c -E "p[0-9] drafts $objective" "$dir/out")" -eq 6 ] || fail "$last: the log hides the draft"
    done
    for until in 0 1 2 3 5 8; do
        expect 0 state "$play" --seat $seat --until $until
        [ "$(grep -c -E "drafted_objective.* = $objective" "$dir/out")" -eq \
            "$("$adit" state "$play" --until $until | grep -c -E "drafted_objective.* = $objective")" ] ||
            fail "$last: hides an objective in the draft"
    done
    for until in "$end" $((end + 1)) $((end + 20)); do
        expect 0 state "$play" --seat $seat --until "$until"
        no_secrets $seat
        [ "$(grep -c '\.objective\.' "$dir/out")" -eq 2 ] || fail "$last: not its own two objectives"
    done
done

# Which objective somebody scores is that player's secret as long as it lies face down.
cat >"$dir/final.lua" <<'END'
return scenario {
  game = "covenant", players = 2, seed = 123456789, rules = { starting_player = 1 },
  set = {
    phase = "objectives", at_turn = 1, start_player = 1, era = 3, ["player[1].track.court"] = 14,
    ["player[1].objective.i"] = "full_rack", ["player[1].objective.ii"] = "strong_arms",
    ["player[2].objective.i"] = "glitter",
  },
}
END
expect 0 play covenant --scenario "$dir/final.lua" --players random,random --record "$dir/final.play"
expect 0 replay "$dir/final.play" --seat 2
says out '] p1 (a secret choice)'
hides out '] p1 score '
if grep -q '^> score full_rack' "$dir/final.play"; then hides out strong_arms; else hides out full_rack; fi
expect 0 replay "$dir/final.play" --seat 1
hides out 'secret choice'
says out '] p1 score '
expect 0 replay "$play"
says out "seed $seed"
hides out 'secret choice'

# ---- One that can no longer be replayed ---------------------------------------------------
# Nobody knows then what a decision spoke of: only the seat's own are told.
# The reason and the words go to whoever decided it.
line=$(grep -n -m 1 '^> draft [a-z]*_*[a-z]*_start' "$play" | cut -d : -f 1)
sed "${line}s/.*/> draft obj_99/" "$play" >"$dir/old.play"
owner=$(sed -n "1,${line}s/^\[[0-9]*\] p\([0-9]\),.*/\1/p" "$play" | tail -n 1)
for seat in 1 2 3; do
    expect 1 replay "$dir/old.play" --seat $seat
    says out '(a choice that may be secret)'
    says err 'is no longer legal'
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
says err '--seat cannot be used with --verify'
expect 2 replay "$play" --seat 1 --record "$dir/copy.play"
says err '--seat cannot be used with --record'
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

# ---- Secret choices of cards ----
# Player 2 bids first. Up to there a replay for player 1 is the same whatever the bid was.
bids=${ADIT_TEST_ROOT:-$PWD}/tests/fixtures/secrets
for bid in 0 4; do
    cat >"$dir/bid.lua" <<EOF
local game = adit.game { game = "cave_vs_cave", seed = 5, mods = { "$bids" } }
game:decide "$bid":decide "2":decide "low":decide "low"
game:record("$dir/bid$bid.play")
EOF
    expect 0 run "$dir/bid.lua"
    expect 0 replay "$dir/bid$bid.play" --mod "$bids" --seat 1 --until 1
    cp "$dir/out" "$dir/seen$bid"
    says out '[1] p2 (a secret choice)'
    expect 0 replay "$dir/bid$bid.play" --mod "$bids" --seat 2 --until 1
    says out "[1] p2 $bid"
    expect 0 replay "$dir/bid$bid.play" --mod "$bids" --seat 1 --until 2
    says out "p2 reveals for bids:auction: $bid"
done
same 'a replay for a seat does not depend on a secret choice of another' "$dir/seen0" "$dir/seen4"

finish
