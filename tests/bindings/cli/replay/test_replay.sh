#!/bin/sh
# test_replay.sh - recorded games: shown, compared, played on, and kept when cards change.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=${ADIT_TEST_ROOT:-.}
play=$dir/game.play

expect 0 play "$game" --players greedy,random --seed 7 --record "$play"
grep -q '^adit-play 2$' "$play" || fail 'the record is not of form 2'
grep -q '^cards .*shelf=[0-9a-f]\{8\}' "$play" || fail 'the record does not name its cards'

# ---- Printed -----------------------------------------------------------------------------
expect 0 replay "$play"
says out '[1] p1 '
says out '  round 1 begins'
says out '  total '
silent err
narrow out
expect 0 replay "$play" --until 3
[ "$(grep -c '^\[' "$dir/out")" -eq 3 ] || fail "$last: shows other than 3 decisions"
says out '  total '
expect 0 replay "$play" --until 0
[ "$(grep -c '^\[' "$dir/out")" -eq 0 ] || fail "$last: shows decisions"
expect 0 replay "$play" --until 4 --seat 2
expect 2 replay "$play" --seat 3
says err "--seat: '3' is not a whole number from 1 to 2"
# The names that these options had once.
expect 0 replay "$play" --to 3 --view 1
[ "$(grep -c '^\[' "$dir/out")" -eq 3 ] || fail "$last: shows other than 3 decisions"

# Somebody wrote down the decisions only: what came of them is played again.
{
    sed '/^$/q' "$play"
    grep '^> ' "$play"
} >"$dir/bare.play"
expect 0 replay "$dir/bare.play"
cp "$dir/out" "$dir/bare"
expect 0 replay "$play"
same 'a record without its lines is shown the same' "$dir/bare" "$dir/out"

# ---- Two of them -------------------------------------------------------------------------
expect 0 replay "$play" --diff "$play"
says out 'are the same: '
sed '0,/^> end_turn/s/^> end_turn/> rooms 1/' "$play" >"$dir/other.play"
sed -i 's/^seed 7$/seed 8/' "$dir/other.play"
expect 1 replay "$play" --diff "$dir/other.play"
says out 'differ'
says out '  seed: 7 | 8'
says out "game.play:$(grep -n -m 1 '^> end_turn' "$play" | cut -d : -f 1): end_turn"
says out 'rooms 1'
says out 'the same up to decision '
head -n 60 "$play" >"$dir/short.play"
expect 1 replay "$play" --diff "$dir/short.play"
says out 'no more decisions'
says out 'not finished'
expect 2 replay "$play" --diff "$play" --verify
says err '--verify cannot be used with --diff'
expect 6 replay "$play" --diff "$dir/none.play"
echo 'adit-position 1' >"$dir/position"
expect 3 replay "$play" --diff "$dir/position"

# ---- Played on ---------------------------------------------------------------------------
expect 0 replay "$play" --until 5 --play --record "$dir/on.play"
says out 'p1 greedy, p2 random'
says out '  total '
expect 0 replay "$dir/on.play" --verify
expect 0 replay "$play" --until 5 --play --players random,greedy
says out 'p1 random, p2 greedy'
expect 2 replay "$play" --until 5 --play --players random
says err 'has 2 seats, not 1'
typed quit
expect 0 replay "$play" --until 5 --play --players human,human
says out 'p1 human, p2 human'

# ---- Cards that change -------------------------------------------------------------------
shipped=${ADIT_CARDS:-$root/cards}
cp -r "$shipped" "$dir/cards"
ADIT_CARDS=$dir/cards
export ADIT_CARDS
room=$dir/cards/$game/room

# A comment or an example is no change.
sed -i '1s/$/ Indeed./' "$room/shelf.lua"
sed -i 's/name = "/name = "really: /' "$room/grindstone.lua"
expect 0 replay "$play"
silent err

# A card that costs more: it is named, the game is shown from its lines, and the first
# decision that would go differently is named.
sed -i 's/^  cost   = .*/  cost   = { wood = 3 },/' "$room/spinning_wheel.lua"
expect 1 replay "$play"
says err 'cards changed since it was recorded: spinning_wheel'
says err ': decision '
says err 'now has different options'
says out 'from here on as recorded'
says out 'furnishes spinning_wheel'
says out 'player 1 wins '
[ "$(grep -c '^\[' "$dir/out")" -eq "$(grep -c '^> ' "$play")" ] ||
    fail "$last: does not show every decision"
first=$(sed -n 's/.*: decision \([0-9]*\), .*/\1/p' "$dir/err")
[ -n "$first" ] || fail "$last: names no decision"
expect 0 replay "$play" --until $((first - 1))
says out '  total '
expect 1 replay "$play" --until "$first"
expect 1 replay "$play" --play
says err "use --until $((first - 1)) to stop before that"
expect 0 replay "$play" --until $((first - 1)) --play
expect 1 replay "$play" --verify
says err 'these cards have changed since it was recorded: spinning_wheel'

# The other commands that read records name the cards too.
expect 0 state "$play" --until 1
says err 'cards changed since it was recorded: spinning_wheel'

# Cards that come and go, and a start that is no longer legal.
mv "$room/treasury.lua" "$dir/treasury.lua"
sed 's/treasury/counting_house/g' "$dir/treasury.lua" >"$room/counting_house.lua"
sed -i 's/treasury/counting_house/g' "$room/../weights.txt" # it names cards, which must exist
"$adit" replay "$play" >"$dir/out" 2>"$dir/err"
last='replay without the treasury'
says err 'cards added since it was recorded: counting_house'
says err 'cards removed since it was recorded: treasury'
says out '  round 1 begins'
sed 's/^players 2$/players 2\nrule no_such_rule 1/' "$play" >"$dir/rule.play"
expect 1 replay "$dir/rule.play"
says err 'cannot be replayed; showing the recording'
says out '  round 1 begins'
says out 'player 1 wins '

# Cards that do not load, a mod that is not there, a game that is not known: it is shown.
echo 'return' >"$room/shelf.lua"
expect 3 replay "$play"
says err 'shelf.lua'
says out 'player 1 wins '
expect 3 replay "$play" --play
ADIT_CARDS=$shipped
sed 's/^\(mod .*\)/\1\nmod lamps 1.0.0 0123456789abcdef/' "$play" >"$dir/lamps.play"
expect 3 replay "$dir/lamps.play"
says err "needs the mod 'lamps' 1.0.0"
says out 'player 1 wins '
sed 's/^game .*/game chess/' "$play" >"$dir/chess.play"
expect 3 replay "$dir/chess.play"
says err "'chess'"
says out 'player 1 wins '

# ---- Forms of older releases ----------------------------------------------------------------
old=$root/tests/fixtures/replay/form_1.play
grep -q '^adit-play 1$' "$old" || fail "$old is not of form 1"
"$adit" replay "$old" >"$dir/out" 2>"$dir/err"
code=$?
[ "$code" -le 1 ] || fail "a record of form 1 ends with $code"
last='replay of a record of form 1'
says out '[1] p'
sed 's/^adit-play 2/adit-play 99/' "$play" >"$dir/newer.play"
expect 3 replay "$dir/newer.play"
says err 'unsupported format version 99 (supported: 1 to 2); a newer release'
finish
