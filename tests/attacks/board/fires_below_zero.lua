-- Values far out of range: no furnace is lit or lost, no points fall, no heat is owed.
-- as: card
-- game: dwergar
-- outcome: runs, bounded
-- play: random 120
return card {
  id = "fires_below_zero", kind = "specialist", title = "Attack", text = "Attack.", workers = 1,
  modify = {
    fires = { by = "anyone", add = -999 }, furnace_heat = { by = "anyone", add = -999 },
    complete_points = { by = "anyone", add = -999 }, upgrade_points = { by = "anyone", add = -999 },
    actions = { by = "anyone", add = 99 },
  },
}
