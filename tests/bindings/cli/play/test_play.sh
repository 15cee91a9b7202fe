#!/bin/sh
# test_play.sh - `adit play` without a terminal: bot games, typed moves, saving and going on.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

# Without a terminal and without a human seat: a whole bot game.
expect 0 play "$game" --seed 11 --record "$dir/bots.play"
says out "$game, seed 11: p1 greedy, p2 random"
says out '[1] p'
says out '  total '
says out "recorded in $dir/bots.play"
silent err
narrow out
cp "$dir/out" "$dir/first"
expect 0 play "$game" --seed 11 --record "$dir/bots.play"
same 'the same seed' "$dir/first" "$dir/out"
expect 0 replay "$dir/bots.play" --verify
says out 'seed 11'

# Without a seed one is drawn, and shown.
expect 0 play "$game" --players random,random
says out "$game, seed "
expect 0 play "$game" --players random --seed 3
says out 'p1 random'
expect 0 play "$game" --players 1 --seed 3
says out 'p1 greedy'

# No escape sequence leaves the program when nobody looks.
if LC_ALL=C grep -q "$(printf '\033')" "$dir/first"; then
    fail 'a bot game in a file has escape sequences'
fi

# A person who types lines: numbers, words, beginnings of words, and commands.
typed help options '' '# a remark' 'why nonsense' log score state table quit
expect 0 play "$game" --players human,random --seed 1
says out 'seed 1: p1 human, p2 random'
says out 'why MOVE'
if grep -q 'the table (t)' "$dir/out"; then
    fail 'help names letters that only a screen has'
fi
says out 'not saved; to keep a game'
says out '  total '
narrow out

# Questions about moves are read as moves are: numbers, beginnings of words, titles; and what can be
# done later comes with the way to it.
typed 'why 1' 'why take house' 'why Housework' 'why take' 'why 99' 'why furnish shelf c4' \
    'why furnish parlor c4' quit
expect 0 play "$game" --players human,random --seed 1
says out "'take cultivation' is possible; Cultivation: "
says out "'take housework' is possible; Housework: "
says out 'ambiguous; it matches 5 options, all of them possible'
says out 'there is no option 99; the last one is 8'
says out "first 'take housework', then 'furnish for 5 food or 1 gold'"
says out "after 'take housework', then 'furnish for 5 food or 1 gold': needs 5 food"
typed 1 "save $dir/why.play" quit
expect 0 play "$game" --players human,human --seed 1
expect 0 why "$dir/why.play" 'rooms'
says out "'rooms 1' is possible"
expect 1 why "$dir/why.play" 'furnish shelf c4'
# An action that would take the turn and change nothing is marked before it is chosen.
typed 'why place engineer studio' options quit
expect 0 play dwergar --players human,human --seed 1
says out 'place engineer studio (no effect)'
says out 'place engineer lab'
if grep -q 'place engineer lab (no effect)' "$dir/out"; then
    fail 'an action with an effect is marked'
fi
says out 'it is possible, but it would have no effect'

# The table and the record count turns alike.
grep -q '^\[1\] p1, turn 1: take an action tile' "$dir/why.play" || fail 'the record begins with turn 1'
typed quit
expect 0 play "$game" --players human,human --seed 1
says out 'p1 human, turn 1: take an action tile'
typed Housework "save $dir/title.play" quit
expect 0 play "$game" --players human,human --seed 1
says out 'p1 takes housework'

# Lines of a file that are no moves end the game before the lines after them do harm.
typed nonsense 1 "save $dir/never.play"
expect 1 play "$game" --players human,random --seed 1
says err "'nonsense' does not match exactly one legal move"
typed 99 1 "save $dir/never.play"
expect 1 play "$game" --players human,random --seed 1
says out 'there is no option 99'
typed take 1 "save $dir/never.play"
expect 1 play "$game" --players human,random --seed 1
says out 'ambiguous; it matches'
[ ! -e "$dir/never.play" ] || fail 'a game went on after a line that is no move'

first=$(sed -n 's/^ *1  //p' "$dir/out" | head -n 1 | sed 's/   *[0-9]*  .*//')
[ -n "$first" ] || fail 'no first option is listed'

typed 1 "save $dir/one.play" quit
expect 0 play "$game" --players human,human --seed 1
says out "saved in $dir/one.play"
if grep -q 'not saved; to keep a game' "$dir/out"; then
    fail 'a saved game counts as not saved'
fi
typed "$first" "save $dir/two.play"
expect 0 play "$game" --players human,human --seed 1
same 'a number and its words' "$dir/one.play" "$dir/two.play"
typed "$(echo "$first" | sed 's/.$//')" "save $dir/three.play"
expect 0 play "$game" --players human,human --seed 1
same 'the beginning of the words' "$dir/one.play" "$dir/three.play"

# Going on with it reaches the same as playing on at once.
typed 1 1 1 "save $dir/at_once.play" quit
expect 0 play "$game" --players human,human --seed 1
typed 1 1 "save $dir/later.play" quit
expect 0 play "$dir/one.play"
says out 'p1 human, p2 human'
same 'a game that goes on' "$dir/at_once.play" "$dir/later.play"

# Undo gives the decision back, or says why it cannot.
typed undo quit
expect 0 play "$game" --players human,human --seed 1
says out 'nothing to undo: you have not made a decision yet'
typed 1 end_turn undo quit
expect 0 play "$game" --players human,human --seed 1
says out 'nothing to undo: you have not made a decision yet'
typed 1 undo 1 "save $dir/undone.play" quit
expect 0 play "$game" --players human,human --seed 1
if grep -q '^  undone: ' "$dir/out"; then
    same 'undone and decided again' "$dir/one.play" "$dir/undone.play"
elif ! grep -q 'cannot undo: ' "$dir/out"; then
    fail 'undo neither takes back nor says why not'
fi

# Cards and reasons in the middle of a game. A card is shown with its facts.
id=$("$adit" cards "$game" | awk '$1 == "room" { print $2; exit }')
typed "card $id" "card ${id}x" card why quit
expect 0 play "$game" --players human,random --seed 1
says out "(room $id)"
says out 'facts'
says out 'points'
says out "did you mean '$id'?"

# --record is written on leaving too; what is no game is not overwritten.
typed 1 quit
expect 0 play "$game" --players human,human --seed 1 --record "$dir/left.play"
says out "recorded in $dir/left.play"
expect 0 replay "$dir/left.play" --verify
echo precious >"$dir/letter.txt"
typed "save $dir/letter.txt" "save $dir/no/folder.play" save quit
expect 0 play "$game" --players human,human --seed 1
says err 'is not a game'
[ "$(cat "$dir/letter.txt")" = precious ] || fail 'save has overwritten a file that is no game'
expect 6 play "$game" --record "$dir/no/folder.play"
says err 'cannot be written'
expect 6 play "$game" --players random,random --record "$dir/letter.txt"
says err 'is not a game'
expect 6 replay "$dir/left.play" --record "$dir/letter.txt"
says err 'is not a game'
[ "$(cat "$dir/letter.txt")" = precious ] || fail '--record has overwritten a file that is no game'
expect 0 replay "$dir/left.play" --record "$dir/one.play"

# A game that goes on has had its start.
for option in '--seed 5' '--rule walls=3' "--scenario $dir/start.lua"; do
    # shellcheck disable=SC2086 # option and value
    expect 2 play "$dir/left.play" $option
    says err 'continues from where it was saved'
done

# Scenarios name their game; what is typed wins over what they say.
cat >"$dir/start.lua" <<'END'
return scenario {
  game = "cave_vs_cave", title = "A start", text = "Rich in wood.", players = 2, seed = 50,
  seats = { "human", "random" }, set = { ["player[1].goods.wood"] = 7 },
}
END
typed quit
expect 0 play --scenario "$dir/start.lua"
says out 'seed 50: p1 human, p2 random'
says out 'A start'
expect 0 state --scenario "$dir/start.lua"
says out 'player[1].goods.wood = 7'
expect 0 play "$game" --scenario "$dir/start.lua" --players random,greedy --seed 3
says out 'seed 3: p1 random, p2 greedy'
expect 0 state "$game" --rule walls=3
says out 'wall_supply = 3'
expect 2 play
says err 'play needs a game or --scenario FILE'
expect 2 play "$game" --rule walls=1000
says err 'from 0 to'

# A card that fails while a hint looks ahead is left out, and the fault is shown once.
cat >"$dir/pit.lua" <<'CARD'
return card {
  id = "pit", kind = "table", title = "Pit", text = "You may look into the pit.",
  exchange = { { run = function() error("the pit is deep") end, label = "look" } },
}
CARD
printf 'hint\nhint\nquit\n' >"$dir/in"
expect 0 play cave_vs_cave --players human,human --seed 7 --mod "$dir/pit.lua"
says out 'anytime look'
says err 'a move that fails is left out: '
[ "$(grep -c 'the pit is deep' "$dir/err")" -eq 1 ] || fail "$last: the fault is not shown once"
[ "$(grep -c 'best: [0-9]' "$dir/out")" -eq 2 ] || fail "$last: there are no hints"

# Files that cannot be played.
expect 6 play "$dir/missing.play"
expect 3 play "$dir/letter.txt"
expect 6 play "$game" --players "greedy,$dir/missing.lua"
finish
