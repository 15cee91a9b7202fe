-- Keeps the iterator of pairs between two runs, to count how often the card was run. It finds
-- its place by the key it is given, so it has nothing to count with: each run starts anew.
-- as: card
-- outcome: runs, bounded
-- play: take kept_iterator:kept_iterator | count
-- says: p1 gains 1 wood
local goods = { a = 1, b = 2, c = 3 }
local step = pairs(goods)

return card {
  id = "kept_iterator", kind = "action_tile", title = "Kept Iterator", stage = "start",
  use = any_order { label("count", function(g, me)
    local _, n = step(goods)
    g:gain(me, { wood = n })
  end) },

  examples = {
    { name = "the first key comes first in every run",
      given = { { wood = 0 }, rules = { starting_player = 1 } },
      steps = { "take kept_iterator:kept_iterator", "count" },
      expect = { { wood = 1 } } },
  },
}
