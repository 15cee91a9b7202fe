-- Lamp oil: four clans of Covenant and a mountain that pays whoever lights it.
--
-- Play it:  adit play --scenario scripts/scenarios/lamp_oil.lua
local set = {}
for seat = 1, 4 do
  set["player[" .. seat .. "].goods.iron"] = 1
end

return scenario {
  game      = "covenant",
  title     = "Lamp oil",
  text      = "The Council pays gold for every hall in which a lamp is lit. " ..
              "Whoever still has two pieces when it sits down gives one back, for glory.",
  players   = 4,
  seats     = { "human", "greedy", "greedy", "greedy" },
  seed      = 14,
  rules     = { starting_player = 1 },
  set       = set,

  on = {
    hall_revealed = { run = function(g, me)
      g:log("a lamp is lit")
      g:gain(me, { gold = 1 })
    end },
    council = { when = { "gold", at_least = 2 }, run = exchange {
      pay = { gold = 1 }, get = { gp = 2 },
    } },
  },

  goal      = { "player[1].track.mining", at_least = 8 },
  goal_text = "Reach space 8 of the Mining track.",
}
