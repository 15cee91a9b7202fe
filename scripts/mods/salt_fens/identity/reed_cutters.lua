-- The Reed Cutters: sheep on every meadow, and cheap thatch.
return card {
  id    = "reed_cutters",
  kind  = "identity",
  title = "Reed Cutters",
  text  = "You may keep 1 farm animal on each meadow without a stable. Furnishing tiles cost " ..
          "you 1 wood less. -1 point.",

  allow  = { keep_on_meadows = true },
  modify = { furnish_price = { less = { wood = 1 } } },
  points = -1,

  examples = {
    { name = "a cheaper loft",
      given = { { wood = 0, stone = 1 }, players = 1,
                set = { ["player[1].identity"] = "reed_cutters" } },
      steps = { "place housework", "furnish", "furnish curing_loft e3" },
      expect = { { wood = 0, stone = 0 }, score = { ["salt_fens:reed_cutters"] = -1 } } },
  },
}
