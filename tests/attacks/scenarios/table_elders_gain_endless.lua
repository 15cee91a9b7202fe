-- The Elders gain GP without end when they turn up a card.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: called too many primitives
return scenario {
  game = "covenant", players = 1, seed = 4,
  on = { elders_began = { by = "anyone", run = function(g, me)
    while true do
      g:elders_gain(me, 1)
    end
  end } },
}
