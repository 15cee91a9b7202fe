#!/bin/sh
# test_solve.sh - puzzles: adit solve, its answers and exit codes; scenarios in play, check and test.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

# puzzle FILE FIELDS: writes a solo puzzle of Cave vs Cave.
puzzle() {
    echo "return scenario { game = \"$game\", players = 1, seats = { \"human\" }, seed = 1," \
        "title = \"Supper\", text = \"Six want to eat. There is one pot.\"," "$2 }" >"$dir/$1"
}
food='goal = { "player[1].goods.food", at_least = 4 }'

# A shortest solution, as text, as JSON and as a recorded game.
puzzle food.lua "$food, limit = 9"
expect 0 solve "$dir/food.lua"
says out 'Supper'
says out 'goal: player[1].goods.food is at least 4'
says out 'limit: 9 decisions'
says out '  3  anytime 1 '
says out 'solved in 3 decisions; '
silent err
cp "$dir/out" "$dir/first"
expect 0 solve "$dir/food.lua"
same 'solving twice' "$dir/first" "$dir/out"
expect 0 solve "$dir/food.lua" --json --record "$dir/food.play"
says out '"outcome": "solved"'
says out '"decisions": 3'
says out '"positions": '
says out '"decision": "anytime 1 '
expect 0 replay "$dir/food.play" --verify
grep -c '^> ' "$dir/food.play" | grep -qx 3 || fail 'the recorded solution has 3 decisions'

# No, not known, and wrong files.
puzzle short.lua "$food, limit = 2"
expect 1 solve "$dir/short.lua"
says out 'there is no solution within 2 decisions; '
expect 1 solve "$dir/short.lua" --json
says out '"outcome": "none"'
expect 5 solve "$dir/food.lua" --positions 7
says out 'unknown: there is no solution with fewer than '
says out '7 positions searched'
expect 1 test "$dir/short.lua"
says out 'there is no solution within 2 decisions'
puzzle story.lua "$food"
expect 3 solve "$dir/story.lua"
says err 'not a puzzle: it has no limit'
puzzle chance.lua 'goal = { "player[1].cell.c2", is = "empty" }, limit = { decisions = 4 }'
expect 1 solve "$dir/chance.lua"
says out 'decisions were skipped because their outcome depends on chance'
puzzle field.lua 'goal = { "player[1].goods.fod", at_least = 1 }, limit = 1'
expect 3 solve "$dir/field.lua"
says err "field.lua:1: goal: player[1].goods.fod: no good is called 'fod'"
expect 6 solve "$dir/nothing.lua"
expect 2 solve
expect 2 solve "$dir/food.lua" --positions none
echo "return scenario { game = \"$game\", seats = { 'human', 'human' }, $food, limit = 3 }" \
    >"$dir/two.lua"
expect 3 solve "$dir/two.lua"
says err 'seat 2 is human too; name a bot, or set others = "worst"'

# The table shows story and goal, and says when it is reached, or that it is too late.
typed 'take cultivation' 'gain 2 emmer 1 flax' 'anytime 1 emmer for 1 food' \
    'anytime 1 emmer for 1 food' 'anytime 1 emmer for 1 food' 'quit'
expect 0 play --scenario "$dir/food.lua"
says out 'Six want to eat. There is one pot.'
says out 'goal: player[1].goods.food is at least 4'
says out 'limit: 9 decisions for player 1'
says out 'Goal reached after 5 decisions by player 1.'
typed 'take cultivation' 'gain 2 emmer 1 flax' 'quit'
expect 0 play --scenario "$dir/short.lua"
says out 'Goal not reached within the limit of 2 decisions:'
says out 'player[1].goods.food is 1'

# Scripted events, cards in and out; a recorded game of it needs the scenario as a mod.
cat >"$dir/quake.lua" <<'END'
return scenario {
  game = "cave_vs_cave", players = 2, seed = 3, without = { "weaving_room" },
  on = { turn_ended = function(g, me)
    g:log("the mountain shakes")
    g:gain(me, { stone = 1 })
  end },
  goal = function(g) return g:count(1, "stone") >= 3 end,
}
END
expect 0 check "$dir/quake.lua"
says out 'ok, a scenario of cave_vs_cave'
expect 0 play --scenario "$dir/quake.lua" --players random,random --record "$dir/quake.play"
says out 'the mountain shakes'
says out 'Goal reached after '
expect 0 replay "$dir/quake.play" --verify --mod "$dir/quake.lua"
expect 0 sim --scenario "$dir/quake.lua" --players random,random --games 3 --jobs 2
says out 'cave_vs_cave: 3 games'
cat >"$dir/quake_script.lua" <<END
local game = adit.game { scenario = "$dir/quake.lua" }
expect_equal(game:get("in_play"), "cave_board quake:scenario")
END
expect 0 run "$dir/quake_script.lua"

# A scenario in a mod is played with the mod; --mod may name it as well.
mkdir -p "$dir/wells/cards" "$dir/wells/scenarios" "$dir/elsewhere"
echo 'return mod { id = "wells", version = "1.0.0" }' >"$dir/wells/mod.lua"
cat >"$dir/wells/cards/well.lua" <<'END'
return card {
  id = "well", kind = "room", title = "Well", back = "light", colour = "orange",
  cost = { stone = 1 }, points = 2, walls = "o o o o", use = gain { food = 1 },
}
END
well='game = "cave_vs_cave", players = 2, set = { ["player[1].cell.c4"] = "wells:well" }'
echo "return scenario { $well }" >"$dir/wells/scenarios/deep.lua"
echo "return scenario { $well, mods = { \"../wells\" } }" >"$dir/elsewhere/deep.lua"
echo "return scenario { $well }" >"$dir/elsewhere/dry.lua"
expect 0 check "$dir/wells/scenarios/deep.lua" "$dir/elsewhere/deep.lua"
expect 0 check "$dir/elsewhere/dry.lua" --mod "$dir/wells"
expect 0 state --scenario "$dir/wells/scenarios/deep.lua" --mod "$dir/wells"
says out 'player[1].cell.c4 = wells:well'
expect 0 test "$dir/wells"
expect 1 check "$dir/elsewhere/dry.lua"
says out "dry.lua:1: player[1].cell.c4: "

# All reasons why a start cannot be, with file and line.
cat >"$dir/bad.lua" <<'END'
return scenario {
  game = "cave_vs_cave", players = 2,
  rules = { walls = 99 },
  set = {
    ["player[1].goods.wood"] = 10,
    ["player[2].goods.wod"] = 1,
  },
}
END
expect 1 check "$dir/bad.lua"
says out 'bad.lua:3: rule walls: '
says out 'bad.lua:5: player[1].goods.wood: 10 is out of range'
says out 'bad.lua:6: '
says out 'bad.lua: 3 problems'
expect 1 test "$dir/bad.lua"
# broken GAME TEXT TEXT FIELDS: both problems must be reported.
broken() {
    echo "return scenario { game = \"$1\", players = 2, set = { $4 } }" >"$dir/rules.lua"
    expect 1 check "$dir/rules.lua"
    says out "$2"
    says out "$3"
}
broken cave_vs_cave '30 walls in the supply' 'tunnel cannot be removed from the game' \
    'wall_supply = 30, ["room.tunnel"] = "removed"'
broken dwergar 'invalid round 12; expected 1 to 10' 'player 1 has 0 furnaces unbuilt' \
    'round = 12, ["player[1].goods.hot_furnace"] = 7'
broken cave_farmers 'a furnishing tile is in the forest' 'miner is in the game 2 times' \
    '["player[1].tile.b2"] = "miner", ["player[2].tile.b2"] = "miner"'

# What is shipped: every scenario sets up, every puzzle is solved, three of each for each game.
root=$(pwd)
expect 0 test "$root/scripts/scenarios" "$root/scripts/puzzles"
says out ' 0 failed'
for folder in scenarios puzzles; do
    for title in "$root"/cards/*/; do
        title=$(basename "$title")
        count=$(grep -lE "^  game +=? *= \"$title\"" "$root/scripts/$folder"/*.lua | wc -l)
        [ "$count" -ge 3 ] || fail "$title: only $count files in scripts/$folder"
    done
done
for file in "$root"/scripts/scenarios/*.lua "$root"/scripts/puzzles/*.lua; do
    grep -q '^  text  *=' "$file" || fail "$file: there is no story"
done
finish
