-- First rounds: the opening of a match of Cave vs Cave, move by move, with what must be true.
--
-- Run it:  adit run scripts/playthroughs/cave_vs_cave/first_rounds.lua

local game = adit.game { game = "cave_vs_cave", players = 2, seed = 7,
                         rules = { starting_player = 1 } }

-- The start (CVC-X1): one of each good, nine rocks each, seven walls, five tiles to take.
for seat = 1, 2 do
  expect_equal(game:state().player[seat].goods,
               { wood = 1, stone = 1, emmer = 1, flax = 1, food = 1, gold = 1 })
end
expect_equal(game:get("wall_supply"), 7)
expect_equal(#game:options(), 5, "tiles to take")

-- Player 1 goes for wood, and has the Cave Entrance give a stone.
game:decide "take undergrowth"
game:decide "gain 2 wood"
game:decide "rooms 1"
game:decide "use cave_entrance"
game:decide "gain 1 stone"
game:decide "end_turn"
expect_equal(game:get("player[1].goods.wood"), 3)
expect_equal(game:get("player[1].goods.stone"), 2)

-- Player 2 may not take the same tile, and is told why.
expect_equal(game:seat(), 2)
local done, reason = game:try("take undergrowth")
expect(not done, "a tile can be taken once in a round")
print(reason)

-- What if? A copy goes its own way, and the game itself stays where it is.
local before = game:hash()
local what_if = game:clone()
what_if:decide "take excavation"
what_if:decide "dig"
print("from the entrance player 2 could dig: " .. table.concat(what_if:options(), ", "))
expect_equal(#what_if:options(), 4, "rocks in reach at the start (CVC-23)")
what_if:close()
expect_equal(game:hash(), before)

-- Housework costs 1 food per dwarf: emmer is eaten to pay for it (CVC-X13).
game:decide "take housework"
game:decide "anytime 1 emmer for 1 food"
game:decide "furnish for 1 food per dwarf"
game:decide "furnish shelf c4"
expect_equal(game:get("player[2].cell.c4"), "shelf")
expect_equal(game:score(2), 4, "3 points for the Shelf and 1 gold")

-- Second thoughts: the room is taken back, and furnished again.
game:undo()
expect_equal(game:get("player[2].cell.c4"), "empty")
game:decide "furnish shelf c4"
game:decide "end_turn"

-- The rest of the two rounds is left to the bots; the rules hold after each decision.
while game:get("round") < 3 do
  game:play("greedy", 1)
  game:check()
end
print("after two rounds: " .. game:score(1) .. " to " .. game:score(2) .. " points")
