-- One turn of Dwergar with the Eastern District and the Old Shaft: heat turned into goods, a
-- worker who changes his trade, an additional action, the Silverbeard token, kept heat.
--
-- Run it:  adit run scripts/playthroughs/dwergar/one_turn.lua [RECORD.play]

local game = adit.game {
  game = "dwergar", players = 2,
  rules = { starting_player = 1, decks = "eastern,old_shaft" },
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
    ["project.southern_pipeline"] = "p1_upgraded", ["project.north_steam_pipeline"] = "p1_upgraded",
    ["project.workshop_of_helpful_gnomes"] = "p1_upgraded", ["project.runic_hall"] = "p1",
    ["project.bridge_over_a_river_of_lava"] = "p1",
    ["player[1].goods.heat"] = 10,
  },
}

local function has(good, amount)
  expect_equal(game:get("player[1].goods." .. good), amount, good)
end

-- Alone with a project of the Old Shaft, player 1 has taken the token (DWG-42).
expect_equal(game:get("silverbeard"), "p1")

-- Two pipelines: 1 heat is 1 stone, 2 heat are 1 iron, at any moment of the own turn (DWG-72).
expect_equal(game:anytime(), { "anytime 2 heat for 1 iron", "anytime 1 heat for 1 stone" })
game:decide "anytime 1 heat for 1 stone"
game:decide "anytime 2 heat for 1 iron"
has("stone", 1)
has("iron", 2)
has("heat", 7)

-- The engineer counts as a blacksmith for 1 heat (DWG-69), and upgrades the Runic hall at the
-- forge for 4 heat and 1 iron and 1 heat more (DWG-118).
game:decide "place engineer forge"
game:decide "respecialise"
game:decide "blacksmith"
has("heat", 6)
game:decide "upgrade"
has("heat", 1)
has("iron", 1)
has("vp", 4)
game:decide "anytime 1 heat for 1 stone"
has("stone", 2)
has("heat", 0)
-- He is no engineer now, so only the token could open that bonus (DWG-69).
expect_equal(game:options(), { "silverbeard engineer", "done" })
game:decide "done"

-- The Runic hall gives an action more, asked for after the one in which it was upgraded (DWG-63).
expect_equal(game:options(), { "act", "stop" })
game:decide "act"
expect_equal(game:get("turn.actions_left"), 2, "the additional one is not counted")

-- A foreman is no specialist; the token opens the bonus of the ironworker (DWG-E33).
game:decide "place foreman bellows"
expect_equal(game:options(), { "light_one", "silverbeard ironworker", "silverbeard blacksmith",
                               "done" })
game:decide "silverbeard ironworker"
expect_equal(game:get("silverbeard"), "board")
game:decide "light_all"
has("hot_furnace", 2)
game:decide "done"

-- The engineer from the forge, and the blacksmith from the bellows.
expect_equal(game:get("turn.actions_left"), 2)
game:decide "place blacksmith mine3"
game:decide "mine"
game:decide "done"
game:decide "place engineer forge"
game:decide "heat1"
has("heat", 1)

-- Four Eastern projects let up to 8 heat stay when the turn ends (DWG-74).
game:decide "done"
expect_equal(game:seat(), 2)
has("heat", 1)
game:check()
print("4 points, 1 heat kept")

if adit.args[1] then
  game:record(adit.args[1])
end
