-- Exploration: the longest expedition, with 3 players or more.
return card {
  id     = "exploration",
  kind   = "space",
  title  = "Exploration",
  text   = "Go on an expedition for 4 items.",
  source = "CF-222",
  mark   = "S",

  min_players = 3,
  stage       = 3,

  use = expedition(4),

  examples = {
    { name = "four different items (S59)",
      given = { { gold = 0, boar = 0, ore = 0, vegetable = 0 },
                players = 3,
                rules = { starting_player = 1 },
                set = { ["space.exploration"] = "open", ["player[1].weapon.1"] = 6,
                        ["player[1].weapon.2"] = 6 } },
      steps = { "place exploration", "loot_gold", "loot_boar", "loot_ore", "loot_vegetable" },
      expect = { { gold = 2, boar = 1, ore = 2, vegetable = 1 },
                 set = { ["player[1].weapon.1"] = 7, ["player[1].weapon.2"] = 6 } } },
    { name = "no item twice",
      given = { players = 3,
                rules = { starting_player = 1 },
                set = { ["space.exploration"] = "open", ["player[1].weapon.1"] = 6,
                        ["player[1].weapon.2"] = 6 } },
      steps = { "place exploration", "loot_gold" },
      refused = { loot_gold = "it was already brought home on this expedition" } },
    { name = "closed for the unarmed (CF-335)",
      given = { players = 3,
                rules = { starting_player = 1 },
                set = { ["space.exploration"] = "open" } },
      steps = {},
      refused = { ["place exploration"] = "the dwarf has no weapon" } },
  },
}
