-- The Elders reveal halls again and again, whenever a hall is revealed or they have ended a turn.
-- as: scenario
-- outcome: runs, bounded
-- play: random 200
return scenario {
  game = "covenant", players = 1, seed = 4,
  on = {
    elders_ended = { by = "anyone", run = elders_reveal() },
    hall_revealed = { by = "anyone", run = elders_reveal() },
    rubble_taken = { by = "anyone", run = elders_clear(9) },
  },
}
