-- Carters' pride: no load is too heavy.
return card {
  id     = "carters_pride",
  alias  = "trad_02",
  kind   = "tradition",
  title  = "Carters' pride",
  text   = "Whoever transports with a cart is 1 stronger.",
  source = "COV-248",
  mark   = "S",

  modify = { strength = { when = { "using_cart", is = 1 }, add = 1 } },

  examples = {
    { name = "a dwarf of strength 1 delivers two",
      given = { { iron = 1, gold = 1 },
                set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.carters_pride"] = "p1" } },
      steps = { "assign 1 to cart", "action", "site site_p2", "deliver iron", "deliver gold",
                "reward 2 of site_p2", "take_plus1", "take_plus1" },
      expect = { { iron = 0, gold = 0, gp = 8, ["plus1"] = 2 },
                 set = { ["player[1].forge.pillar"] = 1 } } },
    { name = "not with a book (COV-10.102)",
      given = { { iron = 1, gold = 1 },
                set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.carters_pride"] = "p1",
                        ["player[1].forged.7"] = "mythrall_book_silver_1" } },
      steps = { "assign 1 to space_7", "action", "transport", "site site_p2", "deliver iron" },
      expect = { { iron = 0, gold = 1, gp = 6 }, set = { ["carts_p1.site_p2"] = 1 } } },
  },
}
