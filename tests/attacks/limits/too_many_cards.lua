-- 600 cards in one file.
-- as: card
-- outcome: refused at load
-- says: more than
local list = {}
for i = 1, 600 do
  list[i] = card { id = "c" .. i, kind = "action_tile", title = "T", stage = "start",
                   use = any_order { gain { wood = 1 } } }
end
return cards(list)
