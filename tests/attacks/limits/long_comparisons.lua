-- Compares long equal strings, each time for the price of one step.
-- as: card
-- outcome: clean fault
-- play: take long_comparisons:long_comparisons | compare
-- says: string.rep: the result would be longer than 65536 bytes
return card {
  id = "long_comparisons", kind = "action_tile", title = "Compare", stage = "start",
  use = any_order { label("compare", function()
    local a, b = ("x"):rep(200000), ("x"):rep(199999) .. "x"
    while a == b do end
  end) },

  examples = {
    { name = "strings of rules stay short",
      given = { rules = { starting_player = 1 } },
      steps = { "take long_comparisons:long_comparisons", "compare" },
      expect = { { wood = 0 } } },
  },
}
