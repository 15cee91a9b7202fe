-- Guild Hall: hears when the use of a room is over.
return card {
  id     = "guild_hall",
  kind   = "room",
  title  = "Guild Hall",
  text   = "Gain 1 gold each time you have used the Tunnel.",
  source = "test of room_used",
  mark   = "R",

  number = 203,
  back   = "light",
  colour = "blue",
  points = 1,
  walls  = "# o o o",

  on = { room_used = { card = "tunnel", run = gain { gold = 1 } } },
}
