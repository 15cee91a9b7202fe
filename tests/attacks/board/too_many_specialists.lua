-- More kinds of worker than the state has room for.
-- as: card
-- game: dwergar
-- outcome: refused at load
-- says: specialist: more than 4 specialists that mods add; this is the limit 'specialists' of
local list = {}
for i = 1, 5 do
  list[i] = card { id = "kind_" .. i, kind = "specialist", title = "Attack", text = "Attack.", workers = 9 }
end
return cards(list)
