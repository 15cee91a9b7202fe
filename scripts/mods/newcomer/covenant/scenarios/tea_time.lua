return scenario {
  game    = "covenant",
  title   = "Tea time",
  text    = "The king himself comes for tea, and there are songs to be sung. " ..
            "Whoever listens well will be famous.",
  players = 2,
  seed    = 3,
  rules   = { starting_player = 1 },
  set     = {
    phase = "relic_pre", at_turn = 1,
    ["tradition.tea_clan:tea_with_the_king"] = "p1",
    ["tradition.song_of_deeds"]                    = "p1",
  },
}
