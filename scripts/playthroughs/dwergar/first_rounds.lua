-- The first two rounds of Dwergar, move by move, with what must be true.
--
-- Run it:  adit run scripts/playthroughs/dwergar/first_rounds.lua [RECORD.play]
--
-- Workers, track and the first event are laid out, so nothing is left to chance. All numbers
-- were worked out from the rules; the lines above `owns` show the arithmetic.

local game = adit.game {
  game = "dwergar", players = 2, rules = { starting_player = 1 },
  set = {
    ["worker.lab"] = "ironworker", ["worker.bellows"] = "blacksmith",
    ["worker.workshop"] = "ironworker", ["worker.forge"] = "engineer",
    ["worker.lift"] = "engineer", ["worker.studio"] = "blacksmith",
    ["worker.mine1"] = "ironworker", ["worker.mine2"] = "engineer",
    ["worker.mine3"] = "blacksmith", ["worker.mine4"] = "ironworker",
    ["player[1].pool.ironworker"] = 0, ["player[1].pool.engineer"] = 1,
    ["player[1].pool.blacksmith"] = 0,
    ["player[2].pool.ironworker"] = 0, ["player[2].pool.engineer"] = 0,
    ["player[2].pool.blacksmith"] = 1,
    ["project.entry_to_new_shaft"] = "track", ["project.new_shaft_supports"] = "track",
    ["project.filled_fissure"] = "track", ["project.rails"] = "track",
    ["project.master_tools"] = "track", ["project.bowling_alley"] = "next_1",
    ["event.overheated_crank"] = "round_2",
  },
}

local names = { "stone", "iron", "gold", "crystal", "heat", "hot_furnace", "cool_furnace", "vp" }

-- Every good that is not named must be 0.
local function owns(seat, goods)
  for _, good in ipairs(names) do
    expect_equal(game:get("player[" .. seat .. "].goods." .. good), goods[good] or 0,
                 good .. " of player " .. seat)
  end
  game:check()
end

-- Goods in a cart; what is not named must be 0.
local function carries(seat, level, goods)
  for _, good in ipairs { "stone", "iron", "gold", "crystal" } do
    expect_equal(game:get("player[" .. seat .. "].cart." .. level .. "." .. good),
                 goods[good] or 0, good .. " of player " .. seat .. " on " .. level)
  end
end

-- The start (DWG-38): 1 iron each, and 1 iron in a cart, on level 1 and on level 2.
owns(1, { iron = 1, cool_furnace = 2 })
owns(2, { iron = 1, cool_furnace = 2 })
carries(1, "level_1", { iron = 1 })
carries(2, "level_2", { iron = 1 })
expect_equal(#game:options(), 20, "an engineer and a foreman, ten locations each (DWG-47)")

-- Round 1, player 1: mining (DWG-108). The step is the last one possible, so the action ends.
game:decide "place engineer mine2"
game:decide "mine"
carries(1, "level_2", { iron = 2 })

-- An engineer at the lift loads all carts of a level before the first move (DWG-111).
game:decide "place engineer lift"
game:decide "stone_level"
game:decide "level_1"
game:decide "lift_one"
carries(1, "transit", { stone = 1, iron = 1 })
carries(1, "level_1", { iron = 2 })
carries(2, "transit", { stone = 1 })
carries(2, "level_1", { iron = 1 })
owns(1, { iron = 1, cool_furnace = 2 })

-- A foreman works as well, without a bonus (DWG-14).
game:decide "place foreman bellows"
game:decide "light_one"
owns(1, { iron = 1, hot_furnace = 1, cool_furnace = 1 })

-- Player 2: one lift unloads the carts of both (DWG-19).
expect_equal(game:seat(), 2)
game:decide "place blacksmith lift"
game:decide "lift_one"
owns(1, { stone = 1, iron = 2, hot_furnace = 1, cool_furnace = 1 })
owns(2, { stone = 1, iron = 1, cool_furnace = 2 })

-- The engineer could build twice (DWG-113), but there is 1 stone.
game:decide "place engineer workshop"
game:decide "build"
owns(2, { iron = 1, cool_furnace = 3 })

-- On the place of another's foreman he goes home, and nobody comes (DWG-E10).
game:decide "place ironworker bellows"
expect_equal(game:get("player[1].foreman"), "pool")
game:decide "light_all"

-- The end of round 1: no event (DWG-76); player 1 lights the second from the first (DWG-77).
expect_equal(game:get("round"), 2)
expect_equal(game:get("event.overheated_crank"), "round_2")
owns(1, { stone = 1, iron = 2, hot_furnace = 2 })
owns(2, { iron = 1, hot_furnace = 3 })

-- Round 2, player 1: only one project can be paid. An engineer at the studio takes 1 of the 2
-- iron back (DWG-124); the upgrade costs 2 heat, which the furnaces give (DWG-103).
game:decide "place engineer studio"
game:decide "complete"
expect_equal(game:options(), { "take_back iron", "take_nothing" })
game:decide "take_back iron"
game:decide "upgrade_now"
-- iron 2-2+1; points 4 for the project, 2 for the first upgrade of its deck (DWG-130)
owns(1, { stone = 1, iron = 1, cool_furnace = 2, vp = 6 })

-- The blacksmith of the studio came into the pool, and is worth 2 heat at the bellows (DWG-115).
game:decide "place blacksmith bellows"
game:decide "light_one"
game:decide "heat2"
owns(1, { stone = 1, iron = 1, heat = 2, hot_furnace = 1, cool_furnace = 1, vp = 6 })

-- The foreman installs a furnace (DWG-133). The marker falls back as the turn ends (DWG-74).
game:decide "place foreman forge"
game:decide "install"
game:decide "cool"
owns(1, { hot_furnace = 1, vp = 8 })
expect_equal(game:get("furnace.forge"), "p1")

-- Player 2 gets nothing there but warms the owner (DWG-55, DWG-E19), and has no dwarf left.
expect_equal(game:get("project.bowling_alley"), "track", "filled up as the turn began (DWG-43)")
game:decide "place foreman forge"
owns(1, { heat = 1, hot_furnace = 1, vp = 8 })
for _, move in ipairs(game:options()) do
  expect(move:sub(1, 11) == "work_break ", "only a work break is left (DWG-48): " .. move)
end
game:decide "work_break mine4"
expect_equal(game:get("player[2].foreman"), "pool")
expect_equal(game:get("player[2].pool.ironworker"), 1)

-- An ironworker gains a point for each move (DWG-110); two of them cost a furnace's heat each.
game:decide "place ironworker lift"
game:decide "lift_one"
game:decide "lift_one"
game:decide "lift_one"
game:decide "done"

-- The end of round 2: Overheated crank moves the lift and gives 1 heat to everybody (DWG-K53).
-- Player 1: iron 0+2 (mined in round 1); heat 1+1; nothing to light. Player 2: iron 1+1;
-- 3 furnaces, 2 of them cooled, 1 lit again; 3 points.
expect_equal(game:get("round"), 3)
expect_equal(game:get("event.overheated_crank"), "active")
owns(1, { iron = 2, heat = 2, hot_furnace = 1, vp = 8 })
owns(2, { iron = 2, heat = 1, hot_furnace = 2, cool_furnace = 1, vp = 3 })

-- What if? A copy is played to the end by bots; the game itself stays where it is.
local before = game:hash()
local what_if = game:clone()
what_if:play("greedy")
expect(what_if:over())
what_if:close()
expect_equal(game:hash(), before)
print("8 to 3 points after two rounds")

if adit.args[1] then
  game:record(adit.args[1])
end
