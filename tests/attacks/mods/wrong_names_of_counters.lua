-- Names that no counter can have: the same one is told always.
-- as: card
-- outcome: refused at load
-- says: counters.A1: a counter needs a name
local wrong = {}
for i = 1, 300 do wrong["A" .. i] = { max = 1, reset = "turn" } end
return card {
  id = "wrong_names_of_counters", kind = "action_tile", title = "Attack", stage = "start",
  counters = wrong,
}
