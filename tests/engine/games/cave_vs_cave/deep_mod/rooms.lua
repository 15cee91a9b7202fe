-- A room that lies under the rocks of the deep cells, and only there.
return card {
  id     = "grotto",
  kind   = "room",
  title  = "Grotto",
  text   = "Gain 1 gold.",
  back   = "deep",
  colour = "orange",
  cost   = { stone = 1 },
  points = 2,
  walls  = "o o o o",
  use    = gain { gold = 1 },
}
