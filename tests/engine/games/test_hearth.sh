#!/bin/sh
# test_hearth.sh - what a mod can do without knowing the game, in every game.
#
# The mod tests/fixtures/hearth is for all games: shared code, counters of the mod, conditions that
# ask a rule parameter, a question with prompt and texts, the effect of another card, a changed number
# of a verb, a forbidden verb, a field that is set. Each game also gets a campaign of two scenarios, a
# script with the functions for studies, and two mods with the same exchange.
# shellcheck source=tests/support/cli.sh
. tests/support/cli.sh
root=$(cd "${ADIT_TEST_ROOT:-.}" && pwd)
adit=$(cd "$(dirname "$adit")" && pwd)/$(basename "$adit")
ADIT_CARDS=$root/cards
ADIT=$adit
export ADIT_CARDS ADIT
games=$("$root/tests/lint/games")
[ "$(echo "$games" | wc -l)" -ge 4 ] || fail "only these games: $games"
cd "$dir" || exit 1
cp -R "$root/tests/fixtures/hearth" . || exit 1 # scenarios name mods next to them

# ---- Two mods with the same exchanges ----

for each in north south; do
    mkdir -p "$each"
    cat >"$each/mod.lua" <<LUA
return mod { id = "$each", version = "1.0.0", goods = { ${each}_bead = { limit = 9 } } }
LUA
    cat >"$each/stall.lua" <<LUA
return card {
  id = "stall", kind = "table", title = "Stall of the $each", setup = gain { ${each}_bead = 1 },
  exchange = { { label = "haggle", run = gain { ${each}_bead = 1 } },
               { pay = { gold = 1 }, get = { gold = 2 } } },
}
LUA
done
cat >stalls.lua <<'LUA'
local game = adit.game { game = adit.args[1], players = 2, seed = 1, mods = { "north", "south" } }
local me = "player[" .. game:seat() .. "].goods."
local seen = {}
for _, text in ipairs(game:anytime()) do
  expect(not seen[text], "offered twice: " .. text)
  seen[text] = true
end
expect(seen["anytime haggle"] and seen["anytime haggle (south:stall)"], "both stalls haggle")
game:decide "anytime haggle":decide "anytime haggle (south:stall)"
game:decide "anytime haggle (south:stall)"
game:expect { [me .. "north_bead"] = 2, [me .. "south_bead"] = 3 }
LUA

# ---- Questions, counters, conditions, other cards, studies ----

cat >hearth.lua <<'LUA'
local game = adit.game { game = adit.args[1], players = 2, seed = 1, mods = { adit.args[2] },
                         rules = { ["hearth:size"] = 3 } }
local first = game:seat()
local function field(seat, name) return "player[" .. seat .. "]." .. name end

expect_equal(game:question().prompt, "Where is the dough baked?")
expect_equal(game:question().card, "hearth:dough")
expect_equal(game:options(), { "hearth:oven", "ashes" })
expect_equal(game:what_if(function(copy)
  copy:decide "ashes"
  return copy:get(field(first, "goods.bread"))
end), 1)
game:decide "hearth:oven"
game:expect { [field(first, "goods.bread")] = 3, [field(first, "counter.hearth:loaves")] = 3,
              ["counter.hearth:baked"] = 3 }
local second = game:seat()
expect(second ~= first, "the other player bakes too")

-- In the middle of the setup: saved, loaded and judged.
game:save "middle.adit"
local again = adit.load("middle.adit", { mods = { adit.args[2] } })
expect_equal(again:hash(), game:hash())
expect_equal(again:question().prompt, game:question().prompt)
expect_equal(game:clone():redeal(5):hash(), game:clone():redeal(5):hash())
expect_equal(type(game:evaluate(first)), "number")
expect_equal(game:decide_if("nothing like this", "ashes"), "ashes")

-- 4 of 6 loaves: the oven takes one more batch, then it is full.
local seat = game:seat()
local bread = game:get(field(seat, "goods.bread"))
game:decide "anytime bake"
game:expect { [field(seat, "goods.bread")] = bread + 3, ["counter.hearth:baked"] = 7 }
game:expect_refused("anytime bake", "place_left")
local _, lines = game:score(seat)
local points = 0
for _, line in ipairs(lines) do
  if line.source == "hearth:oven" then points = points + line.points end
end
expect_equal(points, game:get(field(seat, "goods.bread"))
                     + 2 * game:get(field(seat, "counter.hearth:loaves")))

-- A card changes a number of a verb and forbids the verb; another one sets a field.
game:decide "anytime stir"
expect_equal(game:get(field(seat, "step.pot")), 2)
game:decide "anytime stir"
game:expect_refused("anytime stir", "the soup is done for player " .. seat)
game:save "later.adit"
game:decide "anytime crumble"
game:expect { [field(seat, "goods.bread")] = 0, [field(seat, "step.pot")] = 4 }
local drawing = game:draw(seat)
expect(drawing:find "bread", "bread is drawn: " .. drawing)
game:play "random"
expect(game:over(), "the game has an end")
expect_equal(#adit.stats({ 1, 2, (game:score(1)) }):histogram(2), 2)
LUA

# ---- A campaign ----

# campaign GAME: two scenarios; the first is won with the first decision of player 1.
campaign() {
    first=$1_first.lua
    cat >"$first" <<LUA
return scenario { game = "$1", title = "Bread", seats = { "human", "random" }, seed = 1,
  mods = { "hearth" }, rules = { starting_player = 1 },
  win = { "player[1].goods.bread", at_least = 2 }, lose = { "turn", at_least = 20 },
  say = { { at = "start", text = "The oven is hot." }, { at = "win", text = "It smells good." } },
  next = "$1_second.lua", carry = { "player[1].goods.bread" } }
LUA
    cat >"$1_second.lua" <<LUA
return scenario { game = "$1", title = "More bread", seats = { "human", "random" }, seed = 2,
  mods = { "hearth" }, rules = { starting_player = 1 }, say = "Another day.",
  win = { "player[1].goods.bread", at_least = 4 }, lose = { "turn", at_least = 20 } }
LUA
    expect 0 check "$first"
    typed hearth:oven hearth:oven
    expect 0 play --campaign "$first" --players human,random --progress "$1.progress"
    says out 'The oven is hot.'
    says out 'as much as goes in'
    says out "player 1 wins the scenario 'Bread'"
    says out 'It smells good.'
    says out 'Another day.'
    says out "player 1 wins the scenario 'More bread'"
    says out 'The campaign is finished.'
}

expect 0 check hearth
for each in $games; do
    expect 0 run stalls.lua "$each"
    expect 0 run hearth.lua "$each" hearth
    campaign "$each"
    # Seen: in the state, in the rules and in the reference.
    expect 0 state later.adit --mod hearth
    says out 'counter.hearth:baked = 7'
    says out 'goods.bread'
    expect 0 rules "$each" --mod hearth
    says out 'Before the first turn each player bakes'
    says out 'hearth:size = 2 (1 to 5)'
    expect 0 api "$each" place_left --mod hearth
    says out 'queries'
done

finish
