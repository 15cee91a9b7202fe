-- Gold fever: every rock of Cave vs Cave has gold in it, and the looms are gone.
--
-- Play it:  adit play --scenario scripts/scenarios/gold_fever.lua
return scenario {
  game      = "cave_vs_cave",
  title     = "Gold fever",
  text      = "Somebody has found a nugget in the rubble, and the looms were burnt for torches. " ..
              "Whoever first has twelve gold may call the mountain after himself.",
  players   = 2,
  seats     = { "human", "greedy" },
  seed      = 7,
  rules     = { starting_player = 1 },
  without   = { "weaving_room" },

  on = {
    dug = { run = function(g, me)
      g:log("a nugget lies in the rubble")
      g:gain(me, { gold = 1 })
    end },
  },

  goal      = { "player[1].goods.gold", at_least = 12 },
  goal_text = "Have 12 gold.",
}
