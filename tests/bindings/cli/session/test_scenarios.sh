#!/bin/sh
# test_scenarios.sh - impossible beginnings are refused with the reason and exit code 3, and
# impossible numbers of players with exit code 2.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh

# refused TEXT GAME SET: a scenario with these fields must be refused with this text.
refused() {
    echo "return scenario { game = \"$2\", players = 2, set = { $3 } }" >"$dir/bad.lua"
    expect 3 play --scenario "$dir/bad.lua" --players random,random
    says err "$1"
    silent out
}

refused '30 walls in the supply and 0 built do not add up to 7' cave_vs_cave 'wall_supply = 30'
refused 'player 1 has 1 orange and 1 blue rooms' cave_vs_cave '["player[1].cell.c4"] = "dungeon"'
refused 'out of range; expected 0 to 9' cave_vs_cave '["player[1].goods.wood"] = 10'
refused "did you mean" cave_vs_cave '["player[1].godos.wood"] = 1'
refused 'carpenter is in the game 2 times' cave_farmers \
    '["player[1].tile.e3"] = "carpenter", ["player[2].tile.e3"] = "carpenter"'
refused '-3 is out of range' cave_farmers '["player[1].goods.wood"] = -3'
refused 'player 1, b2: a furnishing tile is in the forest' cave_farmers '["player[1].tile.b2"] = "carpenter"'
refused 'player 1 has 0 furnaces unbuilt, 2 cool, 7 hot' dwergar '["player[1].goods.hot_furnace"] = 7'
refused '2 dwarves are on lift; at most 1 is allowed' dwergar \
    '["player[1].foreman"] = "lift", ["worker.lift"] = "engineer"'
refused 'mill_chimney is in the game; its deck eastern is not in play' dwergar \
    '["project.mill_chimney"] = "track"'
refused 'out of range; expected 0 to 10' dwergar '["player[2].goods.heat"] = 11'
refused 'player 1 has stored 5 resources' covenant '["player[1].goods.gold"] = 5'
refused 'the pillar on a2_top' covenant '["pillar.a2_top"] = "p1"'
# What the game writes over before anybody can decide would be set in vain.
refused "actions_left: setting it to '2' has no effect in phase 'round_start': the game sets it to '3' before the first question" \
    dwergar '["turn.actions_left"] = 2'
refused "has no effect in phase 'turn_start'" dwergar 'phase = "turn_start", ["turn.extra"] = 1'
refused "has no effect in phase 'round_start'" cave_farmers 'harvest = "full"'
echo 'return scenario { game = "dwergar", players = 2,
    set = { phase = "action", ["turn.actions_left"] = 2 } }' >"$dir/late.lua"
expect 0 state --scenario "$dir/late.lua"
says out 'turn.actions_left = 2'
# What is set as it would be anyway harms nobody.
echo 'return scenario { game = "dwergar", players = 2, rules = { starting_player = 2 },
    set = { at_turn = 2, ["turn.actions_left"] = 3 } }' >"$dir/same.lua"
expect 0 state --scenario "$dir/same.lua"
expect 2 play covenant --players 5
says err '1 to 4'
expect 2 play cave_vs_cave --players random,random,random
says err '1 to 2 players'
expect 2 play cave_farmers --players 8
says err '1 to 7'
expect 2 play dwergar --players 5
says err '2 to 4'
expect 2 play dwergar --players 2 --rule decks=western,estern
says err "expected some of eastern, golden, new_shaft, old_shaft, western, got 'estern'"
expect 3 play dwergar --players random,random --rule decks=western
says err 'rule decks: 1 named, but 2 players need 2; the decks are'
finish
