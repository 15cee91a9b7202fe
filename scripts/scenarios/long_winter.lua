-- Long winter: food runs out in every round of a solo match of Cave vs Cave.
--
-- Play it:  adit play --scenario scripts/scenarios/long_winter.lua
return scenario {
  game      = "cave_vs_cave",
  title     = "Long winter",
  text      = "Snow lies before the entrance, and each round somebody has to be fed who digs it " ..
              "away. Whoever cannot feed him pays him in gold, or works alone in the cold.",
  players   = 1,
  seats     = { "human" },
  seed      = 21,
  set       = { ["player[1].goods.food"] = 3 },

  on = {
    round_began = function(g, me)
      if g:count(me, "food") > 0 then
        g:pay(me, { food = 1 })
      elseif g:count(me, "gold") > 0 then
        g:pay(me, { gold = 1 })
      end
    end,
  },

  goal      = { { "over", is = true }, { "player[1].points", at_least = 40 } },
  goal_text = "End the match with 40 points.",
}
