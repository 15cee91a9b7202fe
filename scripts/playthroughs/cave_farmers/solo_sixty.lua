-- A solo game of The Cave Farmers, played by hand to 87 points, and what must be true of it.
--
-- Run it:  adit run scripts/playthroughs/cave_farmers/solo_sixty.lua [RECORD.play]
--
-- All numbers were worked out from the rules. `lies` says what the replenish phase has put on
-- the spaces at the beginning of a round (CF-51, CF-322), `owns` what there is at its end; the
-- lines above it show the arithmetic. In short: a guest room lets one wish bring a dwelling and
-- a child (CF-529) and one visit two ruby mines (CF-413); rubies dig the tunnels.

local game = adit.game { game = "cave_farmers", players = 1 }

-- What lies on the spaces that gather goods. A space that is not named must be empty.
local gathering = {
  excavation = "stone", logging = "wood", ore_mining = "ore", wood_gathering = "wood",
  sustenance = "food", ruby_mining = "ruby", sheep_farming = "sheep",
  donkey_farming = "donkey", ruby_delivery = "ruby",
}

local function lies(round, amounts)
  expect_equal(game:get("round"), round)
  for space, good in pairs(gathering) do
    local words = "round " .. round .. ", " .. good .. " on " .. space
    expect_equal(game:get("stock." .. good .. "." .. space), amounts[space] or 0, words)
  end
  for _, good in ipairs { "stone", "ore" } do
    local words = "round " .. round .. ", " .. good .. " on ore_delivery"
    expect_equal(game:get("stock." .. good .. ".ore_delivery"), amounts.ore_delivery or 0, words)
  end
end

local names = { "wood", "stone", "ore", "grain", "vegetable", "food", "gold", "ruby",
                "dog", "sheep", "donkey", "boar", "cattle", "begging" }

-- Every good that is not named must be 0, and every weapon not in the list as well.
local function owns(round, goods, dwarfs, weapons)
  for _, good in ipairs(names) do
    expect_equal(game:get("player[1].goods." .. good), goods[good] or 0,
                 good .. " after round " .. round)
  end
  local adults, armed, strength = 0, 0, 0
  for number = 1, 6 do
    local here = game:get("player[1].weapon." .. number)
    adults = adults + (game:get("player[1].dwarf." .. number) == "adult" and 1 or 0)
    armed = armed + (here > 0 and 1 or 0)
    strength = strength + here
  end
  local expected = 0
  for _, weapon in ipairs(weapons) do
    expected = expected + weapon
  end
  expect_equal(adults, dwarfs, "dwarfs after round " .. round)
  expect_equal(armed, #weapons, "armed dwarfs after round " .. round)
  expect_equal(strength, expected, "strength of all weapons after round " .. round)
  game:check()
end

-- Round 1: no harvest. Start: 2 food (CF-319).
lies(1, { excavation = 1, logging = 3, ore_mining = 2, wood_gathering = 1, sustenance = 1,
          ruby_mining = 1 })
game:decide "place logging"
game:decide "place excavation"
game:decide "take"
game:decide "place_twin cavern"
game:decide "cavern f4 tunnel f3"
-- wood 0+3; stone 0+1; food 2+1 (underground water of f4, CF-27)
owns(1, { wood = 3, stone = 1, food = 3 }, 2, {})

-- Round 2: no harvest. Left alone: ore 2+1, wood gathering 1+1, sustenance 1+1, ruby 1+1.
-- Taken in round 1: logging 3 again, excavation 1 again. New: 1 sheep.
lies(2, { excavation = 1, logging = 3, ore_mining = 3, wood_gathering = 2, sustenance = 2,
          ruby_mining = 2, sheep_farming = 1 })
game:decide "place housework"
game:decide "gain 1 dog"
game:decide "furnish"
game:decide "furnish guest_room e3"
game:decide "place ore_mining"
-- wood 3-1, stone 1-1 (guest room, CF-262); ore 0+3; dog 0+1
owns(2, { wood = 2, ore = 3, food = 3, dog = 1 }, 2, {})

-- Round 3: full harvest.
lies(3, { excavation = 2, logging = 4, ore_mining = 2, wood_gathering = 3, sustenance = 3,
          ruby_mining = 3, sheep_farming = 2 })
game:decide "place sustenance"
game:decide "take 1 grain"
game:decide "place_twin meadow_field"
game:decide "meadow c4 field d4"
game:decide "end_turn"
game:decide "place logging"
game:decide "stop"
game:decide "feed 4"
-- wood 2+4; grain 0+1; food 3+3+1 (small river of c4, CF-25) - 4 (2 dwarfs)
owns(3, { wood = 6, ore = 3, grain = 1, food = 3, dog = 1 }, 2, {})

-- Round 4: each dwarf eats 1 (CF-57).
lies(4, { excavation = 3, logging = 3, ore_mining = 3, wood_gathering = 4, sustenance = 1,
          ruby_mining = 4, sheep_farming = 3 })
game:decide "place excavation"
game:decide "take"
game:decide "place_twin cavern"
game:decide "cavern g4 tunnel g3"
game:decide "end_turn"
game:decide "place wish_for_children"
game:decide "furnish ordinary_dwelling f4"
game:decide "grow"
game:decide "end_turn"
game:decide "feed 3"
-- wood 6-4, stone 0+3-3 (dwelling, CF-252); food 3-3 (2 adults and the newborn, CF-474)
owns(4, { wood = 2, ore = 3, grain = 1, dog = 1 }, 3, {})

-- Round 5: full harvest. Ruby mining has gathered since round 1: 5 rubies.
lies(5, { excavation = 1, logging = 4, ore_mining = 4, wood_gathering = 5, sustenance = 2,
          ruby_mining = 5, sheep_farming = 4, donkey_farming = 1 })
game:decide "place sustenance"
game:decide "take 1 grain"
game:decide "place_twin meadow_field"
game:decide "meadow b4 field b3"
game:decide "end_turn"
game:decide "place ruby_mining"
game:decide "end_turn"
game:decide "place slash_and_burn"
game:decide "place_twin meadow_field"
game:decide "meadow c3 field d3"
game:decide "anytime 1 ruby for 1 vegetable"
game:decide "sow"
game:decide "sow 2 grain 1 vegetable"
game:decide "end_turn"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 vegetable for 2 food"
game:decide "feed 6"
-- boar 0+1 (preserve of b3, CF-24); ruby 0+5-1
-- grain 1+1-2 (sown) +2 (two fields) -2 (eaten); vegetable 1-1 (sown) +1 (one field) -1 (eaten)
-- food 0+2+2+2-6 (3 adults); on the fields: 2 and 2 grain, 1 vegetable
owns(5, { wood = 2, ore = 3, ruby = 4, dog = 1, boar = 1 }, 3, {})

-- Round 6: full harvest.
lies(6, { excavation = 2, logging = 5, ore_mining = 5, wood_gathering = 6, sustenance = 1,
          ruby_mining = 1, sheep_farming = 5, donkey_farming = 2 })
game:decide "place wood_gathering"
game:decide "end_turn"
game:decide "place ore_mine_construction"
game:decide "ore_mine f3 deep_tunnel g3"
game:decide "stop"
game:decide "place sheep_farming"
game:decide "fences and stables"
game:decide "large_pasture 4"
game:decide "large_pasture b4 c4"
game:decide "done"
game:decide "take"
game:decide "end_turn"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 vegetable for 2 food"
game:decide "anytime 1 ruby for 2 food"
game:decide "feed 6"
-- wood 2+6-4 (large pasture); ore 3+3 (CF-116); ruby 4-1
-- grain 0+2-2, vegetable 0+1-1, food 2+2+2-6; on the fields: 1 and 1 grain
-- sheep 0+5+1: 4 on the pasture and 2 with the dog on c3; the boar is in the entry-level dwelling
owns(6, { wood = 4, ore = 6, ruby = 3, dog = 1, sheep = 6, boar = 1 }, 3, {})

-- Round 7: full harvest. The 6 ore have to be taken now or will be cleared (CF-322).
lies(7, { excavation = 3, logging = 6, ore_mining = 6, wood_gathering = 1, sustenance = 2,
          ruby_mining = 2, sheep_farming = 1, donkey_farming = 3, ore_delivery = 1 })
game:decide "place excavation"
game:decide "take"
game:decide "place_twin cavern"
game:decide "cavern e2 tunnel f2"
game:decide "end_turn"
game:decide "place wish_for_children"
game:decide "furnish ordinary_dwelling g4"
game:decide "grow"
game:decide "end_turn"
game:decide "place logging"
game:decide "stop"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 ruby for 2 food"
game:decide "anytime eat 1 sheep"
game:decide "anytime eat 1 sheep"
game:decide "anytime eat 1 sheep"
game:decide "feed 7"
-- wood 4-4+6; stone 0+3-3; ruby 3-1; grain 0+2-2: all fields are empty now
-- food 2+2+3-7 (3 adults and the newborn); sheep 6-3+1
owns(7, { wood = 6, ore = 6, ruby = 2, dog = 1, sheep = 4, boar = 1 }, 4, {})

-- Round 8: full harvest. No ruby is paid: the 6 ore go, and ore mining is filled as if empty.
game:decide "keep_no_more"
lies(8, { excavation = 1, logging = 3, ore_mining = 2, wood_gathering = 2, sustenance = 3,
          ruby_mining = 3, sheep_farming = 2, donkey_farming = 4, ore_delivery = 2 })
game:decide "place sustenance"
game:decide "take 1 grain"
game:decide "place_twin meadow_field"
game:decide "meadow c2 field d2"
game:decide "end_turn"
game:decide "place ruby_mine_construction"
game:decide "anytime 1 ruby for a tunnel"
game:decide "tunnel e1"
game:decide "ruby_mine tunnel"
game:decide "ruby_mine e1"
game:decide "ruby_mine deep_tunnel"
game:decide "end_turn"
game:decide "place ruby_mining"
game:decide "end_turn"
game:decide "place slash_and_burn"
game:decide "place_twin meadow_field"
game:decide "meadow c1 field d1"
game:decide "anytime 1 ruby for 1 grain"
game:decide "anytime 1 ruby for 1 vegetable"
game:decide "anytime 1 ruby for 1 vegetable"
game:decide "sow"
game:decide "sow 2 grain 2 vegetable"
game:decide "end_turn"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 vegetable for 2 food"
game:decide "anytime 1 vegetable for 2 food"
game:decide "feed 8"
game:decide "breed boar"
-- ruby 2-1 (tunnel) +1 (deep tunnel, CF-117) +3+1 (a ruby mine, CF-194) -3 (seed)
-- grain 1+1-2 (sown) +2-1; vegetable 2-2 (sown) +2-2; food 3+1+4-8 (4 adults)
-- boar 1+1 (preserve of d1, CF-23) +1; sheep 4: one newborn more would not fit (CF-461)
-- on the fields: 2 and 2 grain, 1 and 1 vegetable
owns(8, { wood = 6, ore = 6, grain = 1, ruby = 3, dog = 1, sheep = 4, boar = 3 }, 4, {})

-- Round 10 (there is no round 9, CF-548): full harvest.
lies(10, { excavation = 2, logging = 4, ore_mining = 3, wood_gathering = 3, sustenance = 1,
           ruby_mining = 1, sheep_farming = 3, donkey_farming = 5, ore_delivery = 3 })
game:decide "place ore_delivery"
game:decide "end_turn"
game:decide "place donkey_farming"
game:decide "fences and stables"
game:decide "large_pasture 4"
game:decide "large_pasture c2 c3"
game:decide "stable 1"
game:decide "stable c2"
game:decide "done"
game:decide "take"
game:decide "end_turn"
game:decide "place ore_trading"
game:decide "accept a second trade"
game:decide "accept a third trade"
game:decide "anytime 1 ruby for a tunnel"
game:decide "tunnel g2"
game:decide "end_turn"
game:decide "place ore_mine_construction"
game:decide "ore_mine f2 deep_tunnel g2"
game:decide "stop"
game:decide "anytime 1 vegetable for 2 food"
game:decide "anytime 1 vegetable for 2 food"
game:decide "anytime 1 grain for 1 food"
game:decide "feed 8"
-- wood 6-4; stone 0+3-1; ore 6+3+2 (one ore mine, CF-223) -6 (traded) +3 (second mine)
-- gold 0+6; ruby 3-1; grain 1+2-1; vegetable 0+2-2; food 3 (traded) +4+1-8
-- sheep 4+1: 4 on the old pasture, 1 with the dog on c1; boar 3+1: new pasture;
-- donkey 5+1: 4 in the mines, 2 in the dwelling; on the fields: 1 and 1 grain
owns(10, { wood = 2, stone = 2, ore = 8, grain = 2, gold = 6, ruby = 2, dog = 1, sheep = 5,
           donkey = 6, boar = 4 }, 4, {})

-- Round 11: full harvest.
lies(11, { excavation = 3, logging = 5, ore_mining = 4, wood_gathering = 4, sustenance = 2,
           ruby_mining = 2, sheep_farming = 4, donkey_farming = 1, ore_delivery = 1 })
game:decide "anytime 1 ruby for a tunnel"
game:decide "tunnel f1"
game:decide "place ruby_mine_construction"
game:decide "ruby_mine tunnel"
game:decide "ruby_mine deep_tunnel"
game:decide "end_turn"
game:decide "place sustenance"
game:decide "take 1 grain"
game:decide "place_twin meadow_field"
game:decide "meadow b1 field b2"
game:decide "end_turn"
game:decide "place logging"
game:decide "stop"
game:decide "place blacksmithing"
game:decide "forge 8"
game:decide "expedition 3"
game:decide "loot_gold"
game:decide "loot_vegetable"
game:decide "loot_stable"
game:decide "stable b1"
game:decide "end_turn"
game:decide "anytime 1 vegetable for 2 food"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 grain for 1 food"
game:decide "anytime 1 grain for 1 food"
game:decide "feed 8"
-- wood 2+5; ore 8-8 (forged); gold 6+2; ruby 2-1 (tunnel) +1 (deep tunnel)
-- grain 2+1+2-4: all fields are empty; vegetable 0+1-1; food 2+2+4-8; weapon 8+1
-- sheep 5+1; donkey 6+1: 6 in the mines, 1 in the dwelling; boar 4+1
owns(11, { wood = 7, stone = 2, grain = 1, gold = 8, ruby = 2, dog = 1, sheep = 6,
           donkey = 7, boar = 5 }, 4, { 9 })

-- Round 12: full harvest.
lies(12, { excavation = 4, logging = 3, ore_mining = 5, wood_gathering = 5, sustenance = 1,
           ruby_mining = 3, sheep_farming = 5, donkey_farming = 2, ore_delivery = 2,
           ruby_delivery = 2 })
game:decide "place ruby_mining"
game:decide "anytime 1 ruby for a tunnel"
game:decide "end_turn"
game:decide "place sheep_farming"
game:decide "anytime 1 ruby for 1 wood"
game:decide "fences and stables"
game:decide "large_pasture 4"
game:decide "done"
game:decide "take"
game:decide "anytime 1 ruby for 1 stone"
game:decide "end_turn"
game:decide "place urgent_wish"
game:decide "gain 3 gold"
game:decide "furnish dwelling and grow"
game:decide "furnish ordinary_dwelling e2"
game:decide "accept grow"
game:decide "end_turn"
game:decide "place adventure"
game:decide "loot_gold"
game:decide "loot_cattle"
game:decide "eat donkey"
game:decide "end_turn"
game:decide "anytime eat 1 boar"
game:decide "anytime eat 1 boar"
game:decide "anytime eat 1 sheep"
game:decide "anytime 1 grain for 1 food"
game:decide "feed 9"
-- wood 7+1-4-4; stone 2+1-3; gold 8+3+2; ruby 2+3+1 (a ruby mine) -1-1-1; grain 1-1
-- food 2 (underground water of g1, CF-26) +1 (a donkey gave way to the cattle) +4+1+1
--   - 9 (4 adults and the newborn)
-- sheep 6+5-1+1; donkey 7-1; boar 5-2+1; cattle 0+1; weapon 9+1+1 (CF-132)
owns(12, { gold = 13, ruby = 3, dog = 1, sheep = 11, donkey = 6, boar = 4, cattle = 1 },
     5, { 11 })
game:decide "score"

-- Animals 1+11+6+4+1 and no type missing, no space unused, 3 large pastures of 4, 2 ore mines
-- of 3, 4 ruby mines of 4, 3 dwellings of 3; the guest room is worth nothing.
local wanted = {
  dog = 1, sheep = 11, donkey = 6, boar = 4, cattle = 1, ruby = 3, gold = 13, dwarfs = 5,
  ["large pastures"] = 12, ["ore mines"] = 6, ["ruby mines"] = 16, ordinary_dwelling = 9,
}
local points, lines = game:score(1)
local found = {}
for _, line in ipairs(lines) do
  found[line.source] = (found[line.source] or 0) + line.points
end
expect(game:over())
expect_equal(found, wanted)
expect_equal(points, 1 + 11 + 6 + 4 + 1 + 3 + 13 + 5 + 12 + 6 + 16 + 9)
expect_equal(points, 87)
print("87 points")

if adit.args[1] then
  game:record(adit.args[1])
end
