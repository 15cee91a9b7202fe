-- A table as the key of a table that the card keeps: its proxy would be another key.
-- as: card
-- outcome: refused at load
-- says: a table cannot be a key in a table that a card keeps
local k = {}
local t = { [k] = 5 }
return card {
  id = "table_as_kept_key", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev) g:gain(me, { wood = t[k] }) end) },
}
