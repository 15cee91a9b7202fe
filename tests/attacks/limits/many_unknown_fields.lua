-- Gives a card thousands of fields that no card has: more than are listed, and told with the line.
-- as: card
-- outcome: refused at load
-- says: many_unknown_fields.lua:7: more than 4096 names; this is the limit 'keys' of a table
local fields = { id = "many_unknown_fields", kind = "action_tile", title = "Attack", stage = "start", use = any_order { dig() } }
for k = 1, 6000 do fields["zz" .. k] = 1 end
return card(fields)
