#!/bin/sh
# test_two_mods.sh - mods that know nothing of each other, in one game.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
export ADIT_CARDS
cd "$dir" || exit 1

# mod ID FILE: a mod with a file that comes on standard input.
mod() {
    mkdir -p "$1"
    [ -f "$1/mod.lua" ] || printf 'return mod { id = "%s", version = "1.0.0", games = { "%s" } }\n' \
        "$1" "${game_of_mod:-cave_vs_cave}" >"$1/mod.lua"
    cat >"$1/$2.lua"
}

# A player chooses among all rooms in front of her, those of either mod as well; one id is as long
# as an id can be.
long_mod=m23456789_123456789_123456789_12
long_room=r23456789_123456789_123456789_123456789_123456789_123456789_1234
mod inns inn <<'END'
return card {
  id = "inn", kind = "room", back = "light", colour = "orange", title = "Inn",
  text = "Name one of your rooms.", cost = { stone = 1 }, points = 2, walls = "o o o o",
  use = label("ask", function(g, me)
    local room = g:choose(me, g:cards(me))
    g:log("chose " .. g:fact(room, "title"))
    if g:choose(me, { "sell " .. room, "keep" }) ~= "keep" then
      g:gain(me, { food = 1 })
    end
  end),
}
END
printf 'return card { id = "%s", kind = "room", back = "light", colour = "blue", title = "Hut",
  text = "Only a hut.", cost = { stone = 1 }, points = 2, walls = "o o o o" }\n' "$long_room" |
    mod "$long_mod" hut
cat >choose.lua <<END
local game = adit.game {
  game = "cave_vs_cave", mods = { "inns", "$long_mod" }, rules = { starting_player = 1 },
  set = { ["player[1].cell.c4"] = "inns:inn", ["player[1].cell.c5"] = "$long_mod:$long_room" },
}
game:decide "take undergrowth":decide "rooms 1":decide "use inns:inn":decide "ask"
expect_equal(table.concat(game:options(), " | "), "cave_entrance | inns:inn | $long_mod:$long_room")
game:save "open.adit"
game:what_if(function(copy) copy:decide "inns:inn" end)
game:decide "$long_mod:$long_room":decide "sell $long_mod:$long_room"
game:record "chosen.play"
for _, line in ipairs(game:log()) do print(line) end
END
expect 0 run choose.lua
says out 'inns:inn: chose Hut'
expect 0 replay chosen.play --verify --mod inns --mod "$long_mod"
expect 0 state open.adit --mod inns --mod "$long_mod"
says out "$long_mod:$long_room"
expect 0 check inns

# Both take the same card out; one of them twice is a mistake.
echo 'return remove "shelf"' | mod north without
echo 'return cards { remove "shelf", remove "retting_room" }' | mod south without
expect 0 cards cave_vs_cave --mod north --mod south
grep -q '^ *shelf ' out && fail 'the shelf is still there'
expect 0 sim cave_vs_cave --mod north --mod south --games 2 --seed 1 --players random,random
echo 'return cards { remove "shelf", remove "shelf" }' | mod south without
expect 3 cards cave_vs_cave --mod north --mod south
says err "south/without.lua:1: remove: 'shelf' is removed twice by this mod"
echo 'return remove "shlef"' | mod south without
expect 3 cards cave_vs_cave --mod north --mod south
says err "south/without.lua:1: remove: no card is called 'shlef'"

# A card that names another card of its mod says so with the whole id, also where another mod has
# a card of the same name.
game_of_mod=dwergar
for each in east west; do
    number=$([ "$each" = east ] && echo 6 || echo 7)
    mod "$each" cards <<END
return cards {
  card { id = "shaft", kind = "deck", title = "$each shaft", order = $number, upgrade_points = 1 },
  card { id = "${each}_rails", kind = "project", title = "Rails", text = "Rails.", number = 90$number,
    deck = "shaft", tier = "basic", cost = { iron = 1 }, points = 3, upgrade = { iron = 1 } },
}
END
done
cat >decks.lua <<'END'
return scenario {
  game = "dwergar", title = "Decks", text = "Who has which deck?", players = 2, seed = 1,
  mods = { "east", "west" },
  on = { turn_began = function(g)
    for _, card in ipairs { "east:east_rails", "west:west_rails", "abandoned_lift" } do
      g:log(g:fact(g:fact(card, "deck"), "title") .. " is " .. g:fact(card, "deck"))
    end
  end },
}
END
expect 0 play --scenario decks.lua --players random,random
says out 'east shaft is east:shaft'
says out 'west shaft is west:shaft'
says out 'Old Shaft is old_shaft'

finish
