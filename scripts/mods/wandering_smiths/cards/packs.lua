-- Packs: a type of relic that no printed one has.
return card {
  id    = "packs",
  kind  = "relic_type",
  title = "Packs",
  text  = "Relics of pedlars and tinkers.",

  examples = {
    { name = "a relic of this type is used like any other",
      given = { { iron = 1, gold = 0 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["relic.wandering_smiths:pedlars_pack"] = "p1" } },
      steps = { "use pedlars_pack", "gold" },
      expect = { { iron = 0, gold = 2 } } },
  },
}
