-- Night Watch: hears of the end of turns.
return card {
  id     = "night_watch",
  kind   = "room",
  title  = "Night Watch",
  text   = "Gain 1 stone after your turns with Undergrowth, 1 flax after every turn of another player.",
  source = "test of turn_ended",
  mark   = "R",

  number = 202,
  back   = "light",
  colour = "blue",
  points = 1,
  walls  = "# o o o",

  on = { turn_ended = {
    { card = "undergrowth", run = gain { stone = 1 } },
    { by = "others", run = gain { flax = 1 } },
  } },
}
