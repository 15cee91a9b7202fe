-- The end of a match of Dwergar: additional actions, free upgrades, a tie and what decides it.
--
-- Run it:  adit run scripts/playthroughs/dwergar/the_end.lua [RECORD.play]
--
-- It begins as round 10 ends. Players 1 and 2 have completed one Western project each.

local game = adit.game {
  game = "dwergar", players = 3, rules = { starting_player = 1 },
  set = {
    phase = "round_end", round = 10, ["event.boiler_explosion"] = "round_10",
    ["worker.lab"] = "ironworker", ["worker.bellows"] = "blacksmith",
    ["worker.workshop"] = "ironworker", ["worker.forge"] = "engineer",
    ["worker.lift"] = "engineer", ["worker.studio"] = "blacksmith",
    ["worker.mine1"] = "ironworker", ["worker.mine2"] = "engineer",
    ["worker.mine3"] = "blacksmith", ["worker.mine4"] = "none",
    ["player[1].pool.ironworker"] = 0, ["player[1].pool.engineer"] = 1,
    ["player[1].pool.blacksmith"] = 0,
    ["player[2].pool.ironworker"] = 0, ["player[2].pool.engineer"] = 0,
    ["player[2].pool.blacksmith"] = 1,
    ["player[3].pool.ironworker"] = 1, ["player[3].pool.engineer"] = 0,
    ["player[3].pool.blacksmith"] = 0,
    ["project.rails"] = "track", ["project.secret_entrance"] = "track",
    ["project.colossal_statue"] = "track", ["project.filled_fissure"] = "track",
    ["project.bridge_club"] = "track", ["project.bowling_alley"] = "next_1",
    ["project.entry_to_the_treasury"] = "next_2",
    ["project.master_tools"] = "p1_upgraded", ["project.cricket_field"] = "p2",
    ["project.gold_foundry"] = "p3", ["project.new_shaft_supports"] = "p3_upgraded",
    ["project.entry_to_new_shaft"] = "p3",
    ["player[1].goods.iron"] = 4, ["player[1].goods.gold"] = 1,
    ["player[1].goods.hot_furnace"] = 1, ["player[1].goods.cool_furnace"] = 1,
    ["player[1].goods.vp"] = 20, ["player[2].goods.vp"] = 45, ["player[3].goods.vp"] = 30,
    ["player[2].goods.iron"] = 1, ["player[3].goods.stone"] = 0,
  },
}

local function has(seat, good, amount)
  expect_equal(game:get("player[" .. seat .. "].goods." .. good), amount,
               good .. " of player " .. seat)
end

-- The last event still does what it does at once (DWG-E3), and is not active any more (DWG-E4);
-- player 1 has lit the second furnace (DWG-77).
expect_equal(game:get("event.boiler_explosion"), "spent")
for seat = 1, 3 do
  has(seat, "heat", 2)
end
has(1, "hot_furnace", 2)

-- Both leaders of the Western District have three additional actions, one after the other
-- (DWG-80); each of them may be left out (DWG-100).
expect_equal(game:seat(), 1)
expect_equal(game:options(), { "act", "stop" })
game:decide "act"
game:decide "place engineer studio"
game:decide "complete"
game:decide "complete secret_entrance"
expect_equal(game:options(), { "pay 1 iron 1 gold 2 heat", "pay 1 iron 1 gold 1 heat 1 hot_furnace",
                               "pay 1 iron 1 gold 2 hot_furnace" }, "any mix (DWG-96)")
game:decide "pay 1 iron 1 gold 2 heat"
-- 1 of the 2 iron is saved by Master tools (DWG-K1); nothing was paid twice, so the engineer
-- takes nothing back (DWG-E29); without gold there is no upgrade.
has(1, "iron", 3)
has(1, "heat", 0)
has(1, "hot_furnace", 2)
has(1, "vp", 31)

game:decide "act"
game:decide "place blacksmith bellows"
game:decide "heat2"
has(1, "heat", 2)

-- A blacksmith at the studio upgrades for 2 heat less: for nothing (DWG-125, DWG-E25).
game:decide "act"
game:decide "place blacksmith studio"
game:decide "complete"
game:decide "upgrade_now"
has(1, "iron", 0)
has(1, "heat", 2)
has(1, "vp", 40)

-- The track was filled up before the second leader begins (DWG-80). He stops after one action.
expect_equal(game:seat(), 2)
expect_equal(game:get("project.bowling_alley"), "track")
expect_equal(game:get("project.entry_to_the_treasury"), "track")
game:decide "act"
game:decide "place blacksmith lift"
game:decide "done"
game:decide "stop"

-- The Golden Terraces are counted now: 1 for player 1, who completed it a moment ago (DWG-E69),
-- and 1 for player 3. Each upgrades a project for nothing (DWG-81).
expect_equal(game:seat(), 1)
expect_equal(game:options(), { "upgrade secret_entrance", "upgrade_none" })
game:decide "upgrade secret_entrance"
has(1, "vp", 45)
has(1, "crystal", 1)
expect_equal(game:seat(), 3)
expect_equal(game:options(), { "upgrade entry_to_new_shaft", "upgrade gold_foundry",
                               "upgrade_none" })
-- The second upgraded project of the New Shaft gives 4 points (DWG-E73).
game:decide "upgrade entry_to_new_shaft"
has(3, "vp", 34)

-- 45 to 45; the crystal decides (DWG-146).
expect(game:over())
expect_equal(game:score(1), 45)
expect_equal(game:score(2), 45)
expect_equal(game:score(3), 34)
local winners = game:winners()
expect_equal(winners, { 1 })
print("45 to 45 to 34 points")

if adit.args[1] then
  game:record(adit.args[1])
end
