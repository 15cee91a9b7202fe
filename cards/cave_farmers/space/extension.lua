-- Extension, with 7 players: more land or more mountain.
return card {
  id     = "extension",
  kind   = "space",
  title  = "Extension",
  text   = "Either place a twin tile of meadow and field and gain 1 wood, or place a twin " ..
           "tile of cavern and tunnel and gain 1 stone.",
  short  = "meadow + field and 1 wood, or cavern + tunnel and 1 stone",
  source = "CF-212",
  mark   = "S",

  min_players = 7,
  joins_once  = true,

  use = one_of {
    label("meadow and field with 1 wood",
          sequence { place_twin "meadow_field", gain { wood = 1 } }),
    label("cavern and tunnel with 1 stone",
          sequence { place_twin "cavern_tunnel", gain { stone = 1 } }),
  },

  examples = {
    { name = "land and 1 wood, and not the other as well (S62)",
      given = { { wood = 0, stone = 0 }, players = 7, rules = { starting_player = 1 } },
      steps = { "place extension", "meadow and field with 1 wood", "meadow d4 field d3" },
      expect = { { wood = 1, stone = 0 },
                 set = { ["player[1].ground.d4"] = "meadow",
                         ["player[1].ground.d3"] = "field",
                         ["player[1].ground.f3"] = "bare" } } },
    { name = "mountain and 1 stone",
      given = { { wood = 0, stone = 0 }, players = 7, rules = { starting_player = 1 } },
      steps = { "place extension", "cavern and tunnel with 1 stone", "cavern f3 tunnel g3" },
      expect = { { wood = 0, stone = 1 },
                 set = { ["player[1].ground.f3"] = "cavern",
                         ["player[1].ground.g3"] = "tunnel" } } },
  },
}
