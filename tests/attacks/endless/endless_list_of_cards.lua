-- The same card 100000 times in one list.
-- as: card
-- outcome: refused at load
local one = card { id = "one", kind = "action_tile", title = "T", stage = "start",
                   use = any_order { gain { wood = 1 } } }
local list = {}
for i = 1, 100000 do list[i] = one end
return cards(list)
