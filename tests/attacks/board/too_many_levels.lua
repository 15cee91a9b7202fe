-- More levels than the state has room for; each number can be used once.
-- as: card
-- game: dwergar
-- outcome: refused at load
-- says: level: more than 4 mine levels that mods add; this is the limit 'levels' of
local list = {}
for i = 5, 9 do
  list[#list + 1] = card { id = "level_" .. i, kind = "level", title = "Attack", text = "Attack.",
                           level = math.min(i, 8) }
end
return cards(list)
