#!/bin/sh
# test_left_out.sh - a card that fails in the futures of a search ends no game, and is shown once.
#
# With this mod Undergrowth fails when a player has more than 3 wood, which planners meet while they
# look ahead. They leave it out and play to the end; so do hints, reviews and tournaments.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
adit=${ADIT_RELEASE:-$adit} # it searches at every decision
mkdir -p "$dir/mod/cards"
cat >"$dir/mod/mod.lua" <<'MOD'
return mod { id = "thorns", name = "Thorns", version = "1.0.0", games = { "cave_vs_cave" } }
MOD
cat >"$dir/mod/cards/thorns.lua" <<'CARD'
return patch "undergrowth" {
  use = function(g, me)
    g:gain(me, { wood = 2 })
    if g:count(me, "wood") > 3 then error("the thorns are too thick") end
  end,
}
CARD
common="--mod $dir/mod --seed 2"

# tells FILE COUNT: so many lines of it tell of the fault.
tells() {
    found=$(grep -c 'move that fails.* the thorns are too thick$' "$dir/$1")
    [ "$found" -eq "$2" ] || fail "$last: the fault is shown $found times, expected $2: $(head -n 9 "$dir/$1")"
}

# shellcheck disable=SC2086 # words
{
    expect 0 play cave_vs_cave --players planner:6,planner:6 $common --record "$dir/game.play"
    tells err 2 # once for each player
    expect 0 sim cave_vs_cave --players planner:6,planner:6 $common --games 4
    tells err 1
    says out 'cave_vs_cave: 4 games'
    expect 0 rate planner:6 planner:easy --game cave_vs_cave $common --games 24
    tells err 1
    says out ' 24 games'
}
expect 0 review "$dir/game.play" --mod "$dir/mod" --effort 4
tells err 1
says out ' decisions judged'

# A script that asks for the best option gets one at every question.
cat >"$dir/script.lua" <<'SCRIPT'
local game = adit.game { game = "cave_vs_cave", players = 2, seed = 2, mods = { arg_mod } }
local asked = 0
while not game:over() and asked < 60 do
  local best, list = game:best { effort = 2 }
  assert(#list > 0 and list[1].option == best)
  game:decide(best)
  asked = asked + 1
end
print(asked .. " questions")
SCRIPT
sed -i "s|arg_mod|\"$dir/mod\"|" "$dir/script.lua"
expect 0 run "$dir/script.lua"
says out '60 questions'
finish
