-- A file that returns a table in itself.
-- as: card
-- outcome: refused at load
-- says: cards: item 1
local t = {}
t[1] = t
return cards(t)
