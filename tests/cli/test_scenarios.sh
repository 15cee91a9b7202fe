#!/bin/sh
# test_scenarios.sh - impossible beginnings are refused with the reason and exit code 3, and
# impossible numbers of players with exit code 2.
# shellcheck source=tests/cli/cli.sh
. "$(dirname "$0")/cli.sh"

# refused TEXT GAME SET: a scenario with these fields must be refused with this text.
refused() {
    echo "return scenario { game = \"$2\", players = 2, set = { $3 } }" >"$dir/bad.lua"
    expect 3 play --scenario "$dir/bad.lua" --players random,random
    says err "$1"
    silent out
}

refused 'CVC-I1' cave_vs_cave 'wall_supply = 30'
refused 'CVC-I5' cave_vs_cave '["player[1].cell.c4"] = "dungeon"'
refused 'out of range, 0 to 9' cave_vs_cave '["player[1].goods.wood"] = 10'
refused "did you mean" cave_vs_cave '["player[1].godos.wood"] = 1'
refused 'CF-512: carpenter is there 2 times' cave_farmers \
    '["player[1].tile.e3"] = "carpenter", ["player[2].tile.e3"] = "carpenter"'
refused '-3 is out of range' cave_farmers '["player[1].goods.wood"] = -3'
refused 'CF-118' cave_farmers '["player[1].tile.b2"] = "carpenter"'
expect 2 play cave_vs_cave --players random,random,random
says err '1 to 2 players'
expect 2 play cave_farmers --players 8
says err '1 to 7'
finish
