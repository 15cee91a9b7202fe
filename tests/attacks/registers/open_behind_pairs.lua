-- Hopes that the iterator of pairs, made while the file was loaded, hands out the table behind
-- the read-only proxy, in which something could be kept.
-- as: card
-- outcome: clean fault
-- play: take open_behind_pairs:open_behind_pairs | write
-- says: 'n' cannot be set: this table is read-only
local inner = { n = 0 }
local outer = { inner = inner }
local step = pairs(outer)

return card {
  id = "open_behind_pairs", kind = "action_tile", title = "Open", stage = "start",
  use = any_order { label("write", function(g, me)
    local _, table_of_file = step(outer)
    table_of_file.n = table_of_file.n + 1
    g:gain(me, { wood = table_of_file.n })
  end) },

  examples = {
    { name = "nothing is kept",
      given = { { wood = 0 }, rules = { starting_player = 1 } },
      steps = { "take open_behind_pairs:open_behind_pairs", "write" },
      expect = { { wood = 1 } } },
  },
}
