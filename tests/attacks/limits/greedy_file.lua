-- A file that fills the memory while it is loaded.
-- as: card
-- outcome: refused at load
-- says: memory
local t = {}
for i = 1, 1e9 do t[i] = { i } end
return card {}
