#!/bin/sh
# test_person.sh - a person at a terminal: screens, hints, undo, warnings, leaving and continuing.
#
# `script` gives the program a terminal of its own; without it, or on a machine that has no
# terminals to give, the test is left out.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
command -v script >/dev/null || exit 77
script -q -e -c true /dev/null </dev/null >/dev/null 2>&1 || exit 77

# person LINE... -- ARGUMENT...: runs adit at a terminal of 80x24 and types the lines.
height=24
person() {
    : >"$dir/typed"
    while [ "$1" != -- ]; do
        printf '%s\n' "$1" >>"$dir/typed"
        shift
    done
    shift
    last="adit $* at a terminal"
    (
        sleep 0.1
        cat "$dir/typed"
        sleep 0.2
    ) | script -q -e -c "stty -echo cols 80 rows $height; env TERM=dumb LC_ALL=C $adit $*" \
        /dev/null 2>&1 | tr -d '\r' >"$dir/out"
}

# Options say what they do; the words of scripts still answer, and so do titles.
person hint 'take cultivation' 'use 1 orange' undo redo 'why 1' quit -- play "$game" --seed 7
says out 'take Cultivation: Use 1 orange'
says out '<best:'
says out 'best: points to expect soon'
# Whether a loss is a close call (~) depends on the search; test_hints.c tests how it is said.
grep -Eq '<~?-[0-9]+\.[0-9] \+-[0-9]+\.[0-9]' "$dir/out" || fail "$last: nothing loses points"
grep -Eq 'take Masonry <~?-' "$dir/out" || fail "$last: Masonry is not judged"
says out 'undone: rooms 1'
says out 'done again: rooms 1'
says out 'you are asked further'
says out 'saved; to continue: adit play cave_vs_cave --continue'

# Nothing is lost by leaving: the game continues where it was. Each title keeps one.
person options quit -- play --continue
says out 'Choose a room to use'
says out 'saved; to continue: adit play cave_vs_cave --continue'
person 'place engineer forge' quit -- play dwergar --seed 7
says out 'saved; to continue: adit play dwergar --continue'
person quit -- play --continue
says out 'Dwergar '
person quit -- play "$game" --continue
says out 'Choose a room to use'
person quit -- play "$game" --seed 8
says out 'you left another game; to continue that'
person 'take housework' quit -- play "$game" --seed 8
[ -s "$XDG_STATE_HOME/adit/$game-before.play" ] || fail "$last: the game before is lost"

# A game that is over is kept as a record, and there is nothing to continue.
expect 0 play "$game" --players greedy,random --seed 7 --record "$dir/over.play"
sed -n 's/^> //p' "$dir/over.play" >"$dir/moves"
{
    sed '$d' "$dir/moves"
    echo "save $dir/nearly.play"
} >"$dir/in"
expect 0 play "$game" --players human,human --seed 7
person "$(tail -n 1 "$dir/moves")" -- play "$dir/nearly.play"
says out "to see which decisions cost most: adit review $XDG_STATE_HOME/adit/$game-finished.play"
# If the points and what follows them are more than the screen has, the sums come again after Enter.
height=20
person "$(tail -n 1 "$dir/moves")" '' -- play "$dir/nearly.play"
height=24
sed '1,/-- Enter: more --/d' "$dir/out" | grep -q '^  total' ||
    fail "$last: what was shown before Enter is all there is of the points"
expect 0 replay "$XDG_STATE_HOME/adit/$game-finished.play" --verify
expect 3 play "$game" --continue

# Whoever has not answered yet is told where the rules are; the table says how to read a card.
person t 'take cultivation' quit -- play "$game" --seed 7
says out 'number or words; rules: how to play'
says out 'card NAME: what a card does'
says out 'number or words; why N ? help'

# A price that leads to a choice is no mistake that must be confirmed.
person 1 1 1 1 1 1 1 quit -- play covenant --seed 5
says out 'put it on Coin space 1 (! costs 2 points) - pay 2 GP'
says out 'pays 2 GP; takes Court coin'
! grep -q 'Do it anyway' "$dir/out" || fail "$last: asks whether a coin is meant"

# Tiles of one effect and different prices are no group: first what, then where.
cat >"$dir/dwellings.lua" <<'END'
return scenario {
  game = "cave_farmers", title = "Dwellings", text = "A place to live.",
  players = 1, seats = { "human" }, seed = 1,
  set = { ["player[1].goods.wood"] = 9, ["player[1].goods.stone"] = 9,
          ["player[1].ground.f2"] = "cavern", ["player[1].ground.f3"] = "cavern",
          ["space.wish_for_children"] = "open" },
}
END
person 'place wish' 'furnish dwelling' quit -- play --scenario "$dir/dwellings.lua"
says out 'furnish Mixed dwelling ... (3) - pay 5 wood and 4 stone: Room for 1 dwarf'
! grep -q 'in f2 \.\.\.' "$dir/out" || fail "$last: a group of tiles that cost different prices"

# Rows of tables that are too long continue below their cells.
person rules '' '' q quit -- play "$game" --seed 7
grep -q '^    gold |' "$dir/out" || fail "$last: a row of a table is broken at the edge"

# Several answers on a line: numbers, and words with semicolons between.
person '1 2' quit -- play "$game" --seed 7
says out 'emmer  3/9'
person 'take cultivation; gain 2 emmer 1 flax; quit' -- play "$game" --seed 7
says out 'emmer  3/9'

# After an answer that cannot be meant the rest of the line is not tried.
person '77; take cultivation' quit -- play "$game" --seed 7
says out 'no 77 here; type 1 to 8'
narrow out
! grep -q 'takes Cultivation' "$dir/out" || fail "$last: an answer after a refused one was taken"

# Answers typed ahead are for this turn: when it is over, the rest is not tried, but commands are.
person 'take undergrowth; end; end; take masonry' quit -- play "$game" --seed 7
says out "your turn was over: "
says out 'was not tried'
! grep -q '(you) takes Masonry' "$dir/out" || fail "$last: an answer was taken in the next turn"

# Words of a title may be left out; a line typed behind a page is an answer.
person 'trade flax' t 'take cultivation' quit -- play "$game" --seed 7
says out 'Enter: back, or your answer'
says out '(Cultivation)'
says out 'flax   0/9'

# What a player reads has no ids.
person 'card masonry' quit -- play "$game" --seed 7
says out 'stage two'
! grep -q 'action_tile masonry' "$dir/out" || fail "$last: the id of the card is shown"

# Looking changes no number: a notice for which there is no room in the list has a page of its own.
person 'why 2' '' quit -- play dwergar --seed 7
says out 'to Forge ... (2)'
says out '-- Enter: back, or your answer --'
[ "$(grep -c '^ *10  to Workshop' "$dir/out")" -ge 2 ] || fail "$last: the list has changed"

# A board that the window is too small for is cut with a word about it.
last="adit play $game in a small window"
(sleep 0.3; echo b; echo; echo quit; sleep 0.2) |
    script -q -e -c "stty -echo cols 60 rows 20; env TERM=dumb LC_ALL=C $adit play $game --seed 7" \
        /dev/null 2>&1 | tr -d '\r' >"$dir/out"
says out '... (b: all of your board)'
[ "$(grep -c 'w12' "$dir/out")" -eq 1 ] || fail "$last: the whole board is not there just once"

# The picture of the README is what such a game looks like.
last="the picture in README.md"
readme=${ADIT_TEST_ROOT:-.}/README.md
(sleep 0.3; echo 'excavation; dig out; c2; gain 1 stone; end'; sleep 1; echo quit; sleep 0.2) |
    script -q -e -c "stty -echo cols 80 rows 24; env TERM=dumb LC_ALL=C.UTF-8 $adit play $game --seed 7" \
        /dev/null 2>&1 | tr -d '\r' | sed 's/^> Cave/Cave/' >"$dir/out"
awk '/^Cave vs Cave  round/ { text = "" } { text = text $0 "\n" } /^number or words/ { shot = text }
    END { printf "%s", shot }' "$dir/out" >"$dir/shot"
sed -n '/^Cave vs Cave  round/,/^number or words/p' "$readme" >"$dir/picture"
diff "$dir/picture" "$dir/shot" >"$dir/difference" || fail "$last: $(cat "$dir/difference")"

# News are sentences: no dwarf of strength 0, and a verb once for several goods.
person '9' l '' quit -- play cave_farmers --seed 7
says out '1 wood, 1 stone, 1 ore'
! grep -q 'of strength 0' "$dir/out" || fail "$last: a dwarf of strength 0"

# What all options have in common is said once, before them.
person 'place foreman bellows' 1 2 '' quit -- play dwergar --seed 7
! grep -q 'at bellows' "$dir/out" || fail "$last: the id of a location is shown"

# Facts of a card are words too.
person 'card 1' '' quit -- play cave_farmers --seed 7
says out 'min players 2; max players 3'

# Two steps: first what, then where; 0 goes back.
person 1 0 quit -- play dwergar --seed 7
says out 'to Bellows ... (2): light 1; ironworker: light all; blacksmith: 2 heat'
says out 'send the engineer to Bellows: Light 1 furnace.'
says out 'Place a dwarf (2 of 20 options, 0: back)'

# A move without effect is asked about first.
person 'place engineer studio' 5 n quit -- play dwergar --seed 7
says out 'no effect. Do it'
says out '(y/n)'
says out 'please answer y for yes or n for no'
! grep -q 'places' "$dir/out" || fail "$last: it was done although the answer was no"

# Long texts come a page at a time, and the others' boards on request.
person t q o '' l '' quit -- play cave_farmers --seed 7
says out '-- Enter: more, q: back --'
says out 'Player 2'

# A campaign that was left in the middle continues there, also if its file is named in another way.
seam=scripts/scenarios/hidden_seam.lua
person 'take undergrowth' quit -- play --campaign "$seam"
says out 'Your uncle hands you the map'
! grep -qE '([^.]\.\.|[!?"]\.)( |$)' "$dir/out" || fail "$last: a sentence ends twice"
says out 'saved; to continue: adit play --continue'
for again in '--continue' "--campaign $seam --continue" "--campaign $PWD/$seam --continue"; do
    # shellcheck disable=SC2086 # words
    person quit -- play $again
    says out 'gain 2 wood'
    says out 'saved; to continue: adit play --continue'
    ! grep -q 'take Undergrowth' "$dir/out" || fail "$last: it starts again"
    narrow out
done
person quit -- play --campaign scripts/scenarios/hidden_seam_2.lua --continue
says out 'hidden_seam_2.lua was not left in the middle'

# Without a place to keep the game, leaving asks.
XDG_STATE_HOME=/proc/none
person 'take cultivation' quit n quit y -- play "$game" --seed 7
[ "$(grep -c 'This game is not saved. Leave it? (y/n)' "$dir/out")" -eq 2 ] ||
    fail "$last: leaving does not ask"
XDG_STATE_HOME=$dir/nothing
expect 3 play --continue
says err 'there is no game to continue'
expect 3 play --campaign "$seam" --continue
says err 'there is no campaign to continue'
expect 3 play --continue "$game"
expect 2 play --continue nothing.play
says err "takes the name of a game or nothing"
finish
