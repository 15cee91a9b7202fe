-- More kinds of worker than the state has room for.
-- as: card
-- game: dwergar
-- outcome: refused at load
-- says: too many cards of kind 'specialist'; at most 4 are allowed
local list = {}
for i = 1, 5 do
  list[i] = card { id = "kind_" .. i, kind = "specialist", title = "Attack", text = "Attack.", workers = 9 }
end
return cards(list)
